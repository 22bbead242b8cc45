// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.graph.GraphKernels#reachRegion
// entry point: galefs_reachRegion
// parameters: LONG_ARRAY LONG INT INT INT_ARRAY BYTE_ARRAY
// accesses: READ NONE NONE NONE READ_WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 78bbccc6ede11486984462e6495d82f867dafa0db9c2fd4f2de500fc9f3c1bf2
// live uses: GALEFS_INNERMOST_LOOP gale_div_long

typedef union { int at[64]; uint words[64]; } gale_private_int_64;
__kernel void galefs_reachRegion(__global uchar *arg_region, long arg_begin, int arg_count, int arg_level, __global uchar *arg_visited, __global uchar *arg_levels) {
    gale_private_int_64 i_3;
    int i_0, i_1, i_2, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_30;
    long l_4, l_5;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) ((char) arg_level);
    i_1 = (int) get_global_id(0);
    i_2 = (int) ((uint) ((int) get_num_groups(0)) * (uint) ((int) get_local_size(0)));
    if (((int) get_local_size(0)) < 32) {
        i_3 = (gale_private_int_64) {{0}};
        l_4 = (long) arg_count;
        l_5 = (long) i_2;
        i_6 = (int) gale_div_long((l_4 * ((long) i_1)), l_5);
        i_7 = (int) gale_div_long((l_4 * ((long) ((int) ((uint) i_1 + (uint) 1)))), l_5);
        i_8 = i_6;
        while (true) {
            if (!(i_8 < i_7)) {
                break;
            }
            i_9 = (int) ((uint) i_8 + (uint) 64);
            i_10 = (i_9 < i_7) ? i_9 : i_7;
            i_11 = 0;
            i_12 = i_8;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_12 < i_10)) {
                    break;
                }
                i_13 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) arg_begin + (ulong) (((long) i_12) << 2)))));
                i_3.at[i_11] = i_13;
                i_14 = *((__global gale_int *) (arg_visited + ((((long) (uint) ((int) ((uint) i_13 >> 5))) << 2) + 16L)));
                i_15 = (int) ((uint) i_11 + (uint) (((int) ((uint) (~i_14) >> (i_13 & 31))) & 1));
                i_16 = (int) ((uint) i_12 + (uint) 1);
                i_11 = i_15;
                i_12 = i_16;
            }
            i_17 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_17 < i_11)) {
                    break;
                }
                i_18 = i_3.at[i_17];
                i_19 = (int) ((uint) i_18 >> 5);
                i_20 = *((__global gale_int *) (arg_visited + ((((long) (uint) i_19) << 2) + 16L)));
                i_21 = 1 << (i_18 & 31);
                i_22 = (int) ((uint) i_17 + (uint) 1);
                if ((i_21 & i_20) == 0) {
                    i_23 = atomic_or((volatile __global int *) (arg_visited + 16 + ((long) i_19 << 2)), i_21);
                    if ((i_21 & i_23) == 0) {
                        *((__global char *) (arg_levels + 16 + (long) i_18 * 1)) = (char) i_0;
                        i_17 = i_22;
                    } else {
                        i_17 = i_22;
                    }
                } else {
                    i_17 = i_22;
                }
            }
            i_8 = i_9;
        }
    } else {
        i_24 = i_1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_24 < arg_count)) {
                break;
            }
            i_25 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) arg_begin + (ulong) (((long) i_24) << 2)))));
            i_26 = (int) ((uint) i_25 >> 5);
            i_27 = *((__global gale_int *) (arg_visited + ((((long) (uint) i_26) << 2) + 16L)));
            i_28 = 1 << (i_25 & 31);
            i_29 = (int) ((uint) i_2 + (uint) i_24);
            if ((i_28 & i_27) == 0) {
                i_30 = atomic_or((volatile __global int *) (arg_visited + 16 + ((long) i_26 << 2)), i_28);
                if ((i_28 & i_30) == 0) {
                    *((__global char *) (arg_levels + 16 + (long) i_25 * 1)) = (char) i_0;
                    i_24 = i_29;
                } else {
                    i_24 = i_29;
                }
            } else {
                i_24 = i_29;
            }
        }
    }
}
