// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#previousValues
// entry point: galefs_previousValues
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: bca095c3ac39fb7d23d00395178731d2d1bb975ffba0547a5c69a64e6c0decf9
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_previousValues(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_3, i_4, i_5, i_6, i_7, i_8, i_9;
    long l_1, l_2;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 2) + 16L;
    i_3 = *((__global gale_int *) (arg_ints + l_2));
    i_4 = i_3 & 1023;
    i_5 = 0;
    i_6 = i_4;
    i_7 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_7 < 50)) {
            goto B5;
        }
        if (i_5 == i_6) {
            break;
        }
        i_8 = (int) ((uint) i_7 + (uint) 1);
        i_9 = ((int) ((uint) i_0 + (uint) (i_6 + (i_6 << 2)))) & 1023;
        i_5 = i_6;
        i_6 = i_9;
        i_7 = i_8;
    }
    goto B6;
B5:;
B6:;
    *((__global gale_int *) (arg_out + l_2)) = ((int) ((uint) i_5 + (uint) ((int) ((uint) i_7 * (uint) 10000))));
    *((__global gale_long *) (arg_longOut + ((l_1 << 3) + 16L))) = ((long) (uint) i_6);
}
