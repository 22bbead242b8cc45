// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.graph.BatchKernels#reachMemory
// entry point: galefs_reachMemory
// parameters: LONG_ARRAY LONG_ARRAY LONG INT INT INT_ARRAY BYTE_ARRAY
// accesses: NONE READ NONE NONE NONE READ_WRITE READ_WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 69873bfa64aca459f3ef5c5d92db0f156649766193be9ac1247c913687130a7c
// live uses: GALEFS_INNERMOST_LOOP gale_div_long

typedef union { int at[64]; uint words[64]; } gale_private_int_64;
__kernel void galefs_reachMemory(__global uchar *arg_fs, __global uchar *arg_memory, long arg_begin, int arg_count, int arg_level, __global uchar *arg_visited, __global uchar *arg_levels) {
    __global uchar *ul_1, *ul_2;
    gale_private_int_64 i_5;
    int i_0, i_3, i_4, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_32, i_33, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48;
    long l_6, l_7;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) ((char) arg_level);
    ul_1 = arg_levels + 12L;
    ul_2 = arg_visited + 12L;
    i_3 = (int) get_global_id(0);
    i_4 = (int) ((uint) ((int) get_num_groups(0)) * (uint) ((int) get_local_size(0)));
    if (((int) get_local_size(0)) < 32) {
        i_5 = (gale_private_int_64) {{0}};
        l_6 = (long) arg_count;
        l_7 = (long) i_4;
        i_8 = (int) gale_div_long((l_6 * ((long) i_3)), l_7);
        i_9 = (int) gale_div_long((l_6 * ((long) ((int) ((uint) i_3 + (uint) 1)))), l_7);
        i_10 = i_8;
        while (true) {
            if (!(i_10 < i_9)) {
                break;
            }
            i_11 = (int) ((uint) i_10 + (uint) 64);
            i_12 = (i_11 < i_9) ? i_11 : i_9;
            i_13 = 0;
            i_14 = i_10;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_14 < i_12)) {
                    break;
                }
                i_15 = *((__global gale_int *) (arg_memory + 16 + ((long) ((ulong) arg_begin + (ulong) (((long) i_14) << 2)))));
                i_5.at[i_13] = i_15;
                i_16 = *((__global gale_int *) ul_2);
                i_17 = i_16 + (-1);
                i_18 = (int) ((uint) i_15 >> 5);
                i_19 = (i_17 < i_18) ? i_17 : i_18;
                i_20 = *((__global gale_int *) (arg_visited + ((((long) i_19) << 2) + 16L)));
                i_21 = (int) ((uint) i_13 + (uint) (((int) ((uint) (~i_20) >> (i_15 & 31))) & 1));
                i_22 = (int) ((uint) i_14 + (uint) 1);
                i_13 = i_21;
                i_14 = i_22;
            }
            i_23 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_23 < i_13)) {
                    break;
                }
                i_24 = i_5.at[i_23];
                i_25 = *((__global gale_int *) ul_1);
                i_26 = *((__global gale_int *) ul_2);
                i_27 = i_26 + (-1);
                i_28 = (int) ((uint) i_24 >> 5);
                i_29 = (i_27 < i_28) ? i_27 : i_28;
                i_30 = *((__global gale_int *) (arg_visited + ((((long) i_29) << 2) + 16L)));
                i_31 = 1 << (i_24 & 31);
                i_32 = (int) ((uint) i_23 + (uint) 1);
                if ((i_31 & i_30) == 0) {
                    i_33 = i_25 + (-1);
                    if (!((i_24 < 0) || (!(i_24 < i_33)))) {
                        i_34 = atomic_or((volatile __global int *) (arg_visited + 16 + ((long) i_29 << 2)), i_31);
                        if (!((i_31 & i_34) == 0)) {
                            i_23 = i_32;
                            continue;
                        }
                    }
                    if ((i_24 < 0) || (!(i_24 < i_33))) {
                        i_35 = i_33;
                    } else {
                        i_35 = i_24;
                    }
                    *((__global char *) (arg_levels + 16 + (long) i_35 * 1)) = (char) i_0;
                    i_23 = i_32;
                } else {
                    i_23 = i_32;
                }
            }
            i_10 = i_11;
        }
    } else {
        i_36 = i_3;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_36 < arg_count)) {
                break;
            }
            i_37 = *((__global gale_int *) (arg_memory + 16 + ((long) ((ulong) arg_begin + (ulong) (((long) i_36) << 2)))));
            i_38 = *((__global gale_int *) ul_1);
            i_39 = *((__global gale_int *) ul_2);
            i_40 = i_39 + (-1);
            i_41 = (int) ((uint) i_37 >> 5);
            i_42 = (i_40 < i_41) ? i_40 : i_41;
            i_43 = *((__global gale_int *) (arg_visited + ((((long) i_42) << 2) + 16L)));
            i_44 = 1 << (i_37 & 31);
            i_45 = (int) ((uint) i_4 + (uint) i_36);
            if ((i_44 & i_43) == 0) {
                i_46 = i_38 + (-1);
                if (!((i_37 < 0) || (!(i_37 < i_46)))) {
                    i_47 = atomic_or((volatile __global int *) (arg_visited + 16 + ((long) i_42 << 2)), i_44);
                    if (!((i_44 & i_47) == 0)) {
                        i_36 = i_45;
                        continue;
                    }
                }
                if ((i_37 < 0) || (!(i_37 < i_46))) {
                    i_48 = i_46;
                } else {
                    i_48 = i_37;
                }
                *((__global char *) (arg_levels + 16 + (long) i_48 * 1)) = (char) i_0;
                i_36 = i_45;
            } else {
                i_36 = i_45;
            }
        }
    }
}
