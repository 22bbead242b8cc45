// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntegerLibrary#compare
// entry point: galefs_compare
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 807ce7c8e26e85c7a3d94db413f1da0c8cbf6dbf21f98fab019552ab45a7dd0e
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_compare(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_5;
    int i_2, i_6, i_8, i_9, i_11, i_13, i_14, i_16, i_17, i_18, i_19;
    long l_0, l_1, l_3, l_4, l_7, l_10, l_12, l_15;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    l_3 = (l_0 << 3) + 16L;
    l_4 = *((__global gale_long *) (arg_longs + l_3));
    ul_5 = arg_ints + 12L;
    i_6 = 0;
    l_7 = 0L;
    i_8 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_9 = *((__global gale_int *) ul_5);
        if (!(i_8 < i_9)) {
            break;
        }
        l_10 = (long) i_8;
        i_11 = *((__global gale_int *) (arg_ints + ((l_10 << 2) + 16L)));
        l_12 = *((__global gale_long *) (arg_longs + ((l_10 << 3) + 16L)));
        i_13 = ((ulong) l_4 < (ulong) l_12) ? (-1) : (l_4 == l_12) ? 0 : 1;
        i_14 = (l_4 < l_12) ? (-1) : (l_4 == l_12) ? 0 : 1;
        l_15 = (long) ((ulong) ((long) (i_13 + (i_14 + (i_14 << 1)))) + (ulong) ((long) ((ulong) (l_7 << 5) - (ulong) l_7)));
        i_16 = ((uint) i_2 < (uint) i_11) ? (-1) : (i_2 == i_11) ? 0 : 1;
        i_17 = (i_2 < i_11) ? (-1) : (i_2 == i_11) ? 0 : 1;
        i_18 = (int) ((uint) (i_16 + (i_17 + (i_17 << 1))) + (uint) ((int) ((uint) (i_6 << 5) - (uint) i_6)));
        i_19 = (int) ((uint) i_8 + (uint) 1);
        i_6 = i_18;
        l_7 = l_15;
        i_8 = i_19;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_6;
    *((__global gale_long *) (arg_longOut + l_3)) = l_7;
}
