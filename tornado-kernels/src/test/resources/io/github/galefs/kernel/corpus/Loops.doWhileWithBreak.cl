// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#doWhileWithBreak
// entry point: galefs_doWhileWithBreak
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 10905d4c059e61fe7660f713fca752462a56f4372bbe2292d470b700d00536de
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_doWhileWithBreak(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10;
    long l_0, l_1;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    i_3 = i_2 & 65535;
    i_4 = i_3;
    i_5 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_6 = *((__global gale_int *) (arg_ints + ((((long) (uint) (i_5 & 255)) << 2) + 16L)));
        i_7 = (int) ((uint) i_4 - (uint) (i_6 & 1023));
        if (i_7 < (-100)) {
            goto B7;
        }
        i_8 = (int) ((uint) i_5 + (uint) 1);
        if (i_7 < 1) {
            goto B6;
        }
        if (!(i_8 < 200)) {
            break;
        }
        i_4 = i_7;
        i_5 = i_8;
    }
    i_9 = i_8;
    goto B8;
B6:;
    i_9 = i_8;
    goto B8;
B7:;
    i_10 = (int) ((uint) i_5 + (uint) 1000);
    i_9 = i_10;
B8:;
    *((__global gale_int *) (arg_out + l_1)) = i_9;
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = ((long) i_7);
}
