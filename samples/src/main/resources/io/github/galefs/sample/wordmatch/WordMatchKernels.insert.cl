// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.wordmatch.WordMatchKernels#insert
// entry point: galefs_insert
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ READ READ_WRITE WRITE READ_WRITE
// needs: LONG_ATOMICS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 353906718ea1c93069dc7d83a1bc36602e7f23ce083cdafddf65e093e5c37c15
// live uses: GALEFS_INNERMOST_LOOP GALEFS_LONG_ATOMIC

__kernel void galefs_insert(__global uchar *arg_fs, __global uchar *arg_dictionary, __global uchar *arg_lines, __global uchar *arg_slots, __global uchar *arg_first, __global uchar *arg_failure) {
    __global uchar *ul_2, *ul_6, *ul_9, *ul_67;
    int i_0, i_1, i_3, i_4, i_7, i_10, i_11, i_12, i_13, i_16, i_17, i_18, i_19, i_24, i_25, i_26, i_31, i_32, i_33, i_34, i_35, i_37, i_38, i_42, i_47, i_48, i_49, i_50, i_51, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_68, i_69, i_70, i_76, i_77, i_78, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91;
    long l_5, l_8, l_14, l_15, l_20, l_21, l_22, l_23, l_27, l_28, l_29, l_30, l_36, l_39, l_40, l_41, l_43, l_44, l_45, l_46, l_52, l_53, l_71, l_72, l_73, l_74, l_75, l_79, l_80, l_81, l_82, l_92;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) ((uint) ((int) get_num_groups(0)) * (uint) ((int) get_local_size(0)));
    i_1 = (int) get_global_id(0);
    ul_2 = arg_lines + 12L;
    i_3 = i_1;
    while (true) {
        i_4 = *((__global gale_int *) ul_2);
        if (!(i_3 < (i_4 + (-1)))) {
            break;
        }
        l_5 = (long) i_3;
        ul_6 = arg_lines + (((l_5 + 1L) << 2) + 16L);
        i_7 = *((__global gale_int *) ul_6);
        l_8 = (l_5 << 2) + 16L;
        ul_9 = arg_lines + l_8;
        i_10 = *((__global gale_int *) ul_9);
        i_11 = (int) ((uint) i_7 + (uint) (-1));
        i_12 = (int) ((uint) i_0 + (uint) i_3);
        i_13 = (int) ((uint) i_3 + (uint) 1);
        l_14 = ((long) i_13) << 32;
        if (i_11 == i_10) {
            l_15 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_failure + 16 + ((long) 0 << 3)), (l_14 | 131072L));
            i_3 = i_12;
        } else {
            if (((int) ((uint) i_11 - (uint) i_10)) < 32) {
                i_16 = *((__global gale_int *) ul_9);
                i_17 = *((__global gale_int *) ul_6);
                i_18 = *((__global gale_int *) ul_9);
                i_19 = *((__global gale_int *) (arg_slots + 12L));
                l_20 = (long) i_16;
                l_21 = l_20 & (-8L);
                l_22 = *((__global gale_long *) (arg_dictionary + 16 + l_21));
                l_23 = *((__global gale_long *) (arg_dictionary + 16 + ((long) ((ulong) l_21 + (ulong) 8L))));
                i_24 = (int) ((uint) ((int) ((uint) i_17 + (uint) (-1))) - (uint) i_18);
                if (i_24 < 0) {
                    i_25 = 0;
                } else {
                    i_26 = (i_24 < 9) ? i_24 : 8;
                    i_25 = i_26;
                }
                l_27 = l_20 + 8L;
                l_28 = l_27 & (-8L);
                l_29 = *((__global gale_long *) (arg_dictionary + 16 + l_28));
                l_30 = *((__global gale_long *) (arg_dictionary + 16 + ((long) ((ulong) l_28 + (ulong) 8L))));
                i_31 = (int) ((uint) i_24 + (uint) (-8));
                if (i_31 < 0) {
                    i_32 = 0;
                } else {
                    i_33 = (i_31 < 9) ? i_31 : 8;
                    i_32 = i_33;
                }
                i_34 = ((int) ((long) ((ulong) l_20 - (ulong) l_21))) << 3;
                i_35 = i_25 << 2;
                l_36 = (long) ((ulong) ((((long) ((ulong) l_22 >> i_34)) | ((l_23 << 1) << ((int) ((uint) 63 - (uint) i_34)))) & (~(((-1L) << i_35) << i_35))) * (ulong) (-7046029254386353131L));
                i_37 = ((int) ((long) ((ulong) l_27 - (ulong) l_28))) << 3;
                i_38 = i_32 << 2;
                l_39 = (long) ((ulong) ((l_36 ^ ((long) ((ulong) l_36 >> 32))) ^ ((((long) ((ulong) l_29 >> i_37)) | ((l_30 << 1) << ((int) ((uint) 63 - (uint) i_37)))) & (~(((-1L) << i_38) << i_38)))) * (ulong) (-7046029254386353131L));
                l_40 = l_39 ^ ((long) ((ulong) l_39 >> 32));
                l_41 = l_40;
                i_42 = 16;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_42 < i_24)) {
                        break;
                    }
                    l_43 = l_20 + ((long) i_42);
                    l_44 = l_43 & (-8L);
                    l_45 = *((__global gale_long *) (arg_dictionary + 16 + l_44));
                    l_46 = *((__global gale_long *) (arg_dictionary + 16 + ((long) ((ulong) l_44 + (ulong) 8L))));
                    i_47 = (int) ((uint) i_24 - (uint) i_42);
                    if (i_47 < 0) {
                        i_48 = 0;
                    } else {
                        i_49 = (i_47 < 9) ? i_47 : 8;
                        i_48 = i_49;
                    }
                    i_50 = ((int) ((long) ((ulong) l_43 - (ulong) l_44))) << 3;
                    i_51 = i_48 << 2;
                    l_52 = (long) ((ulong) (l_41 ^ ((((long) ((ulong) l_45 >> i_50)) | ((l_46 << 1) << ((int) ((uint) 63 - (uint) i_50)))) & (~(((-1L) << i_51) << i_51)))) * (ulong) (-7046029254386353131L));
                    l_53 = l_52 ^ ((long) ((ulong) l_52 >> 32));
                    i_54 = (int) ((uint) i_42 + (uint) 8);
                    l_41 = l_53;
                    i_42 = i_54;
                }
                i_55 = i_19 + (-1);
                i_56 = (int) ((long) ((ulong) l_41 >> 16));
                i_57 = i_55 & i_56;
                i_58 = i_55 >> 1;
                i_59 = ~i_58;
                i_60 = i_13 | (i_56 & i_59);
                i_61 = atomic_cmpxchg((volatile __global int *) (arg_slots + 16 + ((long) i_57 << 2)), 0, i_60);
                i_62 = i_57;
                i_63 = i_61;
                while (true) {
                    i_64 = i_58 & i_63;
                    i_65 = (int) ((uint) i_64 + (uint) (-1));
                    if (i_63 == 0) {
                        goto B39;
                    }
                    if ((i_59 & (i_56 ^ i_63)) == 0) {
                        i_66 = *((__global gale_int *) (arg_lines + ((((long) i_64) << 2) + 16L)));
                        ul_67 = arg_lines + ((((long) i_65) << 2) + 16L);
                        i_68 = *((__global gale_int *) ul_67);
                        if (i_24 == ((int) ((uint) ((int) ((uint) i_66 + (uint) (-1))) - (uint) i_68))) {
                            i_69 = *((__global gale_int *) ul_67);
                            i_70 = 0;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_70 < i_24)) {
                                    goto B32;
                                }
                                l_71 = (long) i_70;
                                l_72 = ((long) i_69) + l_71;
                                l_73 = l_72 & (-8L);
                                l_74 = *((__global gale_long *) (arg_dictionary + 16 + l_73));
                                l_75 = *((__global gale_long *) (arg_dictionary + 16 + ((long) ((ulong) l_73 + (ulong) 8L))));
                                i_76 = (int) ((uint) i_24 - (uint) i_70);
                                i_77 = (i_76 < 9) ? i_76 : 8;
                                if (i_76 < 0) {
                                    i_78 = 0;
                                } else {
                                    i_78 = i_77;
                                }
                                l_79 = l_20 + l_71;
                                l_80 = l_79 & (-8L);
                                l_81 = *((__global gale_long *) (arg_dictionary + 16 + l_80));
                                l_82 = *((__global gale_long *) (arg_dictionary + 16 + ((long) ((ulong) l_80 + (ulong) 8L))));
                                if (i_76 < 0) {
                                    i_83 = 0;
                                } else {
                                    i_83 = i_77;
                                }
                                i_84 = ((int) ((long) ((ulong) l_72 - (ulong) l_73))) << 3;
                                i_85 = i_78 << 2;
                                i_86 = ((int) ((long) ((ulong) l_79 - (ulong) l_80))) << 3;
                                i_87 = i_83 << 2;
                                if (!(((((long) ((ulong) l_74 >> i_84)) | ((l_75 << 1) << ((int) ((uint) 63 - (uint) i_84)))) & (~(((-1L) << i_85) << i_85))) == ((((long) ((ulong) l_81 >> i_86)) | ((l_82 << 1) << ((int) ((uint) 63 - (uint) i_86)))) & (~(((-1L) << i_87) << i_87))))) {
                                    break;
                                }
                                i_88 = (int) ((uint) i_70 + (uint) 8);
                                i_70 = i_88;
                            }
                            goto B33;
                        B32:;
                        B33:;
                            if (!(i_70 < i_24)) {
                                break;
                            }
                        }
                    }
                    i_89 = i_55 & ((int) ((uint) i_62 + (uint) 1));
                    i_90 = atomic_cmpxchg((volatile __global int *) (arg_slots + 16 + ((long) i_89 << 2)), 0, i_60);
                    i_62 = i_89;
                    i_63 = i_90;
                }
                goto B40;
            B39:;
            B40:;
                if (i_63 == 0) {
                    i_91 = i_3;
                } else {
                    i_91 = i_65;
                }
                *((__global gale_int *) (arg_first + l_8)) = i_91;
                i_3 = i_12;
            } else {
                l_92 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_failure + 16 + ((long) 0 << 3)), (l_14 | 196608L));
                i_3 = i_12;
            }
        }
    }
}
