// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.graph.BatchKernels#reachMemory
// entry point: galefs_reachMemory
// parameters: LONG_ARRAY LONG_ARRAY LONG INT INT INT_ARRAY BYTE_ARRAY
// accesses: NONE READ NONE NONE NONE READ_WRITE READ_WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 07739b9e157eda2092d2692c0f9807e108f4a663cb71b7d1e3bf2cef30686683
// live uses: GALEFS_INNERMOST_LOOP gale_div_long

typedef union { int at[64]; uint words[64]; } gale_private_int_64;
__kernel void galefs_reachMemory(__global uchar *arg_fs, __global uchar *arg_memory, long arg_begin, int arg_count, int arg_level, __global uchar *arg_visited, __global uchar *arg_levels) {
    __global uchar *ul_3;
    gale_private_int_64 i_4;
    int i_0, i_1, i_2, i_5, i_6, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_32, i_33, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_41;
    long l_7, l_8;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) ((char) arg_level);
    i_1 = (int) get_global_id(0);
    i_2 = (int) ((uint) ((int) get_num_groups(0)) * (uint) ((int) get_local_size(0)));
    ul_3 = arg_levels + 12L;
    if (((int) get_local_size(0)) < 32) {
        i_4 = (gale_private_int_64) {{0}};
        i_5 = *((__global gale_int *) ul_3);
        i_6 = (i_5 + (-1)) ^ INT_MIN;
        l_7 = (long) arg_count;
        l_8 = (long) i_2;
        i_9 = (int) gale_div_long((l_7 * ((long) i_1)), l_8);
        i_10 = (int) gale_div_long((l_7 * ((long) ((int) ((uint) i_1 + (uint) 1)))), l_8);
        i_11 = i_9;
        while (true) {
            if (!(i_11 < i_10)) {
                break;
            }
            i_12 = (int) ((uint) i_11 + (uint) 64);
            i_13 = (i_12 < i_10) ? i_12 : i_10;
            i_14 = 0;
            i_15 = i_11;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_15 < i_13)) {
                    break;
                }
                i_16 = *((__global gale_int *) (arg_memory + 16 + ((long) ((ulong) arg_begin + (ulong) (((long) i_15) << 2)))));
                i_17 = i_16 ^ INT_MIN;
                i_18 = (i_6 < i_17) ? i_6 : i_17;
                i_19 = i_18 ^ INT_MIN;
                i_4.at[i_14] = i_19;
                i_20 = *((__global gale_int *) (arg_visited + ((((long) (uint) ((int) ((uint) i_19 >> 5))) << 2) + 16L)));
                i_21 = (int) ((uint) i_14 + (uint) (((int) ((uint) (~i_20) >> (i_19 & 31))) & 1));
                i_22 = (int) ((uint) i_15 + (uint) 1);
                i_14 = i_21;
                i_15 = i_22;
            }
            i_23 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_23 < i_14)) {
                    break;
                }
                i_24 = i_4.at[i_23];
                i_25 = (int) ((uint) i_24 >> 5);
                i_26 = *((__global gale_int *) (arg_visited + ((((long) (uint) i_25) << 2) + 16L)));
                i_27 = 1 << (i_24 & 31);
                i_28 = (int) ((uint) i_23 + (uint) 1);
                if ((i_27 & i_26) == 0) {
                    i_29 = atomic_or((volatile __global int *) (arg_visited + 16 + ((long) i_25 << 2)), i_27);
                    if ((i_27 & i_29) == 0) {
                        *((__global char *) (arg_levels + 16 + (long) i_24 * 1)) = (char) i_0;
                        i_23 = i_28;
                    } else {
                        i_23 = i_28;
                    }
                } else {
                    i_23 = i_28;
                }
            }
            i_11 = i_12;
        }
    } else {
        i_30 = i_1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_30 < arg_count)) {
                break;
            }
            i_31 = *((__global gale_int *) ul_3);
            i_32 = *((__global gale_int *) (arg_memory + 16 + ((long) ((ulong) arg_begin + (ulong) (((long) i_30) << 2)))));
            i_33 = (i_31 + (-1)) ^ INT_MIN;
            i_34 = i_32 ^ INT_MIN;
            i_35 = (i_33 < i_34) ? i_33 : i_34;
            i_36 = i_35 ^ INT_MIN;
            i_37 = (int) ((uint) i_36 >> 5);
            i_38 = *((__global gale_int *) (arg_visited + ((((long) (uint) i_37) << 2) + 16L)));
            i_39 = 1 << (i_36 & 31);
            i_40 = (int) ((uint) i_2 + (uint) i_30);
            if ((i_39 & i_38) == 0) {
                i_41 = atomic_or((volatile __global int *) (arg_visited + 16 + ((long) i_37 << 2)), i_39);
                if ((i_39 & i_41) == 0) {
                    *((__global char *) (arg_levels + 16 + (long) i_36 * 1)) = (char) i_0;
                    i_30 = i_40;
                } else {
                    i_30 = i_40;
                }
            } else {
                i_30 = i_40;
            }
        }
    }
}
