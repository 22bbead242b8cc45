// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.seqread.SeqReadKernels#sumRegion
// entry point: galefs_sumRegion
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 9ca32815332120a170ce4197e54c4988e0192cb00ae76a96118c6f18d40e4277
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_sumRegion(__global uchar *arg_region, __global uchar *arg_args, __global uchar *arg_sums) {
    __global uchar *ul_10;
    int i_0, i_4, i_9, i_12, i_13, i_32;
    long l_1, l_2, l_3, l_5, l_6, l_7, l_8, l_11, l_14, l_15, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_25, l_26, l_27, l_28, l_29, l_30, l_31;
    const int gale_group = (int) get_group_id(0);
    i_0 = *((__global gale_int *) (arg_args + 20L));
    l_1 = (long) i_0;
    l_2 = (long) ((int) get_local_size(0));
    l_3 = l_2 << 5;
    i_4 = (int) get_num_groups(0);
    l_5 = ((long) ((int) get_local_id(0))) << 3;
    l_6 = l_2 << 3;
    l_7 = l_2 << 4;
    l_8 = l_6 + l_7;
    i_9 = gale_group;
    ul_10 = arg_args + 16L;
    l_11 = 0L;
    i_12 = i_9;
    while (true) {
        i_13 = *((__global gale_int *) ul_10);
        if (!(i_12 < i_13)) {
            break;
        }
        l_14 = (((long) i_12) * l_1) + 4096L;
        l_15 = l_14 + l_5;
        l_16 = l_1 + l_14;
        l_17 = 0L;
        l_18 = l_15;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            l_19 = (long) ((ulong) l_18 + (ulong) l_8);
            if (!(l_19 < l_16)) {
                break;
            }
            l_20 = *((__global gale_long *) (arg_region + 16 + l_18));
            l_21 = *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) l_18 + (ulong) l_6))));
            l_22 = *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) l_18 + (ulong) l_7))));
            l_23 = *((__global gale_long *) (arg_region + 16 + l_19));
            l_24 = (long) ((ulong) l_17 + (ulong) ((long) ((ulong) ((long) ((ulong) l_20 + (ulong) l_21)) + (ulong) ((long) ((ulong) l_22 + (ulong) l_23)))));
            l_25 = (long) ((ulong) l_18 + (ulong) l_3);
            l_17 = l_24;
            l_18 = l_25;
        }
        l_26 = l_17;
        l_27 = l_18;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(l_27 < l_16)) {
                break;
            }
            l_28 = *((__global gale_long *) (arg_region + 16 + l_27));
            l_29 = (long) ((ulong) l_26 + (ulong) l_28);
            l_30 = (long) ((ulong) l_27 + (ulong) l_6);
            l_26 = l_29;
            l_27 = l_30;
        }
        l_31 = (long) ((ulong) l_11 + (ulong) l_26);
        i_32 = (int) ((uint) i_12 + (uint) i_4);
        l_11 = l_31;
        i_12 = i_32;
    }
    *((__global gale_long *) (arg_sums + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_11;
}
