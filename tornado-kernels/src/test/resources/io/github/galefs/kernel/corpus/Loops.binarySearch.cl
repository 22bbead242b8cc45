// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#binarySearch
// entry point: galefs_binarySearch
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 388f64c770c412fa6fe134ae953b478e82abe11a4fa9b1e49d93ef42d10cd43b
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_binarySearch(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10;
    long l_0, l_1;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    i_3 = 0;
    i_4 = 255;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_4 < i_3) {
            goto B7;
        }
        i_5 = (int) ((uint) ((int) ((uint) i_3 + (uint) i_4)) >> 1);
        i_6 = i_5 << 2;
        i_7 = i_2 & 1023;
        if (i_6 < i_7) {
            i_8 = (int) ((uint) i_5 + (uint) 1);
            i_3 = i_8;
        } else {
            if (!(i_7 < i_6)) {
                break;
            }
            i_9 = i_5 + (-1);
            i_4 = i_9;
        }
    }
    i_10 = i_5;
    goto B8;
B7:;
    i_10 = (-1);
B8:;
    *((__global gale_int *) (arg_out + l_1)) = i_10;
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = ((long) i_3);
}
