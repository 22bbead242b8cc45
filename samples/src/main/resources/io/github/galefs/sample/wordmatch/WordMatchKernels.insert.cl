// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.wordmatch.WordMatchKernels#insert
// entry point: galefs_insert
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ READ READ_WRITE WRITE READ_WRITE
// needs: LONG_ATOMICS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: fe9422cbd6b2457ec5408526a34132661fd33b64aa5d5ff8e3db460d4cceee48
// live uses: GALEFS_INNERMOST_LOOP GALEFS_LONG_ATOMIC

__kernel void galefs_insert(__global uchar *arg_fs, __global uchar *arg_dictionary, __global uchar *arg_lines, __global uchar *arg_slots, __global uchar *arg_first, __global uchar *arg_failure) {
    __global uchar *ul_2, *ul_7, *ul_10, *ul_68;
    int i_4, i_5, i_8, i_11, i_12, i_14, i_17, i_18, i_19, i_20, i_25, i_26, i_27, i_32, i_33, i_34, i_35, i_36, i_38, i_39, i_43, i_48, i_49, i_50, i_51, i_52, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_69, i_70, i_71, i_77, i_78, i_79, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92;
    long l_0, l_1, l_3, l_6, l_9, l_13, l_15, l_16, l_21, l_22, l_23, l_24, l_28, l_29, l_30, l_31, l_37, l_40, l_41, l_42, l_44, l_45, l_46, l_47, l_53, l_54, l_72, l_73, l_74, l_75, l_76, l_80, l_81, l_82, l_83, l_93;
    const int gale_group = (int) get_group_id(0);
    l_0 = ((long) ((int) get_num_groups(0))) * ((long) ((int) get_local_size(0)));
    l_1 = (long) ((int) get_global_id(0));
    ul_2 = arg_lines + 12L;
    l_3 = l_1;
    while (true) {
        i_4 = *((__global gale_int *) ul_2);
        if (!(l_3 < ((long) (i_4 + (-1))))) {
            break;
        }
        i_5 = (int) l_3;
        l_6 = (long) i_5;
        ul_7 = arg_lines + (((l_6 + 1L) << 2) + 16L);
        i_8 = *((__global gale_int *) ul_7);
        l_9 = (l_6 << 2) + 16L;
        ul_10 = arg_lines + l_9;
        i_11 = *((__global gale_int *) ul_10);
        i_12 = (int) ((uint) i_8 + (uint) (-1));
        l_13 = (long) ((ulong) l_0 + (ulong) l_3);
        i_14 = (int) ((uint) i_5 + (uint) 1);
        l_15 = ((long) i_14) << 32;
        if (i_12 == i_11) {
            l_16 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_failure + 16 + ((long) 0 << 3)), (l_15 | 131072L));
            l_3 = l_13;
        } else {
            if (((int) ((uint) i_12 - (uint) i_11)) < 32) {
                i_17 = *((__global gale_int *) ul_10);
                i_18 = *((__global gale_int *) ul_7);
                i_19 = *((__global gale_int *) ul_10);
                i_20 = *((__global gale_int *) (arg_slots + 12L));
                l_21 = (long) i_17;
                l_22 = l_21 & (-8L);
                l_23 = *((__global gale_long *) (arg_dictionary + 16 + l_22));
                l_24 = *((__global gale_long *) (arg_dictionary + 16 + ((long) ((ulong) l_22 + (ulong) 8L))));
                i_25 = (int) ((uint) ((int) ((uint) i_18 + (uint) (-1))) - (uint) i_19);
                if (i_25 < 0) {
                    i_26 = 0;
                } else {
                    i_27 = (i_25 < 9) ? i_25 : 8;
                    i_26 = i_27;
                }
                l_28 = l_21 + 8L;
                l_29 = l_28 & (-8L);
                l_30 = *((__global gale_long *) (arg_dictionary + 16 + l_29));
                l_31 = *((__global gale_long *) (arg_dictionary + 16 + ((long) ((ulong) l_29 + (ulong) 8L))));
                i_32 = (int) ((uint) i_25 + (uint) (-8));
                if (i_32 < 0) {
                    i_33 = 0;
                } else {
                    i_34 = (i_32 < 9) ? i_32 : 8;
                    i_33 = i_34;
                }
                i_35 = ((int) ((long) ((ulong) l_21 - (ulong) l_22))) << 3;
                i_36 = i_26 << 2;
                l_37 = (long) ((ulong) ((((long) ((ulong) l_23 >> i_35)) | ((l_24 << 1) << ((int) ((uint) 63 - (uint) i_35)))) & (~(((-1L) << i_36) << i_36))) * (ulong) (-7046029254386353131L));
                i_38 = ((int) ((long) ((ulong) l_28 - (ulong) l_29))) << 3;
                i_39 = i_33 << 2;
                l_40 = (long) ((ulong) ((l_37 ^ ((long) ((ulong) l_37 >> 32))) ^ ((((long) ((ulong) l_30 >> i_38)) | ((l_31 << 1) << ((int) ((uint) 63 - (uint) i_38)))) & (~(((-1L) << i_39) << i_39)))) * (ulong) (-7046029254386353131L));
                l_41 = l_40 ^ ((long) ((ulong) l_40 >> 32));
                l_42 = l_41;
                i_43 = 16;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_43 < i_25)) {
                        break;
                    }
                    l_44 = l_21 + ((long) i_43);
                    l_45 = l_44 & (-8L);
                    l_46 = *((__global gale_long *) (arg_dictionary + 16 + l_45));
                    l_47 = *((__global gale_long *) (arg_dictionary + 16 + ((long) ((ulong) l_45 + (ulong) 8L))));
                    i_48 = (int) ((uint) i_25 - (uint) i_43);
                    if (i_48 < 0) {
                        i_49 = 0;
                    } else {
                        i_50 = (i_48 < 9) ? i_48 : 8;
                        i_49 = i_50;
                    }
                    i_51 = ((int) ((long) ((ulong) l_44 - (ulong) l_45))) << 3;
                    i_52 = i_49 << 2;
                    l_53 = (long) ((ulong) (l_42 ^ ((((long) ((ulong) l_46 >> i_51)) | ((l_47 << 1) << ((int) ((uint) 63 - (uint) i_51)))) & (~(((-1L) << i_52) << i_52)))) * (ulong) (-7046029254386353131L));
                    l_54 = l_53 ^ ((long) ((ulong) l_53 >> 32));
                    i_55 = (int) ((uint) i_43 + (uint) 8);
                    l_42 = l_54;
                    i_43 = i_55;
                }
                i_56 = i_20 + (-1);
                i_57 = (int) ((long) ((ulong) l_42 >> 16));
                i_58 = i_56 & i_57;
                i_59 = i_56 >> 1;
                i_60 = ~i_59;
                i_61 = i_14 | (i_57 & i_60);
                i_62 = atomic_cmpxchg((volatile __global int *) (arg_slots + 16 + ((long) i_58 << 2)), 0, i_61);
                i_63 = i_58;
                i_64 = i_62;
                while (true) {
                    i_65 = i_59 & i_64;
                    i_66 = (int) ((uint) i_65 + (uint) (-1));
                    if (i_64 == 0) {
                        goto B39;
                    }
                    if ((i_60 & (i_57 ^ i_64)) == 0) {
                        i_67 = *((__global gale_int *) (arg_lines + ((((long) i_65) << 2) + 16L)));
                        ul_68 = arg_lines + ((((long) i_66) << 2) + 16L);
                        i_69 = *((__global gale_int *) ul_68);
                        if (i_25 == ((int) ((uint) ((int) ((uint) i_67 + (uint) (-1))) - (uint) i_69))) {
                            i_70 = *((__global gale_int *) ul_68);
                            i_71 = 0;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_71 < i_25)) {
                                    goto B32;
                                }
                                l_72 = (long) i_71;
                                l_73 = ((long) i_70) + l_72;
                                l_74 = l_73 & (-8L);
                                l_75 = *((__global gale_long *) (arg_dictionary + 16 + l_74));
                                l_76 = *((__global gale_long *) (arg_dictionary + 16 + ((long) ((ulong) l_74 + (ulong) 8L))));
                                i_77 = (int) ((uint) i_25 - (uint) i_71);
                                i_78 = (i_77 < 9) ? i_77 : 8;
                                if (i_77 < 0) {
                                    i_79 = 0;
                                } else {
                                    i_79 = i_78;
                                }
                                l_80 = l_21 + l_72;
                                l_81 = l_80 & (-8L);
                                l_82 = *((__global gale_long *) (arg_dictionary + 16 + l_81));
                                l_83 = *((__global gale_long *) (arg_dictionary + 16 + ((long) ((ulong) l_81 + (ulong) 8L))));
                                if (i_77 < 0) {
                                    i_84 = 0;
                                } else {
                                    i_84 = i_78;
                                }
                                i_85 = ((int) ((long) ((ulong) l_73 - (ulong) l_74))) << 3;
                                i_86 = i_79 << 2;
                                i_87 = ((int) ((long) ((ulong) l_80 - (ulong) l_81))) << 3;
                                i_88 = i_84 << 2;
                                if (!(((((long) ((ulong) l_75 >> i_85)) | ((l_76 << 1) << ((int) ((uint) 63 - (uint) i_85)))) & (~(((-1L) << i_86) << i_86))) == ((((long) ((ulong) l_82 >> i_87)) | ((l_83 << 1) << ((int) ((uint) 63 - (uint) i_87)))) & (~(((-1L) << i_88) << i_88))))) {
                                    break;
                                }
                                i_89 = (int) ((uint) i_71 + (uint) 8);
                                i_71 = i_89;
                            }
                            goto B33;
                        B32:;
                        B33:;
                            if (!(i_71 < i_25)) {
                                break;
                            }
                        }
                    }
                    i_90 = i_56 & ((int) ((uint) i_63 + (uint) 1));
                    i_91 = atomic_cmpxchg((volatile __global int *) (arg_slots + 16 + ((long) i_90 << 2)), 0, i_61);
                    i_63 = i_90;
                    i_64 = i_91;
                }
                goto B40;
            B39:;
            B40:;
                if (i_64 == 0) {
                    i_92 = i_5;
                } else {
                    i_92 = i_66;
                }
                *((__global gale_int *) (arg_first + l_9)) = i_92;
                l_3 = l_13;
            } else {
                l_93 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_failure + 16 + ((long) 0 << 3)), (l_15 | 196608L));
                l_3 = l_13;
            }
        }
    }
}
