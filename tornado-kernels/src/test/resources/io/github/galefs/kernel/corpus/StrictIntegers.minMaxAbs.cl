// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.StrictIntegers#minMaxAbs
// entry point: galefs_minMaxAbs
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: a140b1339db6c50e723c9ab1fb8400809a7634ef49c0a6f8363547d440297f86
// live uses: GALEFS_INNERMOST_LOOP gale_abs_int gale_abs_long

__kernel void galefs_minMaxAbs(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_7;
    int i_2, i_6, i_8, i_10, i_11, i_13, i_20, i_21, i_22, i_23, i_24, i_25;
    long l_0, l_1, l_3, l_4, l_5, l_9, l_12, l_14, l_15, l_16, l_17, l_18, l_19;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    l_3 = (l_0 << 3) + 16L;
    l_4 = *((__global gale_long *) (arg_longs + l_3));
    l_5 = gale_abs_long(l_4);
    i_6 = gale_abs_int(i_2);
    ul_7 = arg_ints + 12L;
    i_8 = 0;
    l_9 = 0L;
    i_10 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_11 = *((__global gale_int *) ul_7);
        if (!(i_10 < i_11)) {
            break;
        }
        l_12 = (long) i_10;
        i_13 = *((__global gale_int *) (arg_ints + ((l_12 << 2) + 16L)));
        l_14 = *((__global gale_long *) (arg_longs + ((l_12 << 3) + 16L)));
        l_15 = (l_14 < l_4) ? l_14 : l_4;
        l_16 = (long) ((ulong) ((long) ((ulong) (l_9 << 5) - (ulong) l_9)) + (ulong) l_15);
        l_17 = (l_4 < l_14) ? l_14 : l_4;
        l_18 = (long) ((ulong) ((long) ((ulong) (l_16 << 5) - (ulong) l_16)) + (ulong) l_17);
        l_19 = (long) ((ulong) l_5 + (ulong) ((long) ((ulong) (l_18 << 5) - (ulong) l_18)));
        i_20 = (i_13 < i_2) ? i_13 : i_2;
        i_21 = (int) ((uint) ((int) ((uint) (i_8 << 5) - (uint) i_8)) + (uint) i_20);
        i_22 = (i_2 < i_13) ? i_13 : i_2;
        i_23 = (int) ((uint) ((int) ((uint) (i_21 << 5) - (uint) i_21)) + (uint) i_22);
        i_24 = (int) ((uint) i_6 + (uint) ((int) ((uint) (i_23 << 5) - (uint) i_23)));
        i_25 = (int) ((uint) i_10 + (uint) 1);
        i_8 = i_24;
        l_9 = l_19;
        i_10 = i_25;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_8;
    *((__global gale_long *) (arg_longOut + l_3)) = l_9;
}
