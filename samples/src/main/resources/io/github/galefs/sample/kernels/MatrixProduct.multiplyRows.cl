// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.MatrixProduct#multiplyRows
// entry point: galefs_multiplyRows
// parameters: LONG_ARRAY INT FLOAT_ARRAY FLOAT_ARRAY
// accesses: NONE NONE READ READ_WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: cb339ed773cd682a797f91dc1080251f78308ef5aabbd1ea6090a87329f9bbcb
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_multiplyRows(__global uchar *arg_fs, int arg_size, __global uchar *arg_matrices, __global uchar *arg_product) {
    __global uchar *ul_44, *ul_46, *ul_51, *ul_53, *ul_55, *ul_58, *ul_60, *ul_81, *ul_91, *ul_93;
    float f_26, f_27, f_28, f_29, f_31, f_32, f_33, f_34, f_40, f_41, f_42, f_43, f_45, f_47, f_56, f_57, f_59, f_61, f_62, f_63, f_72, f_73, f_74, f_75, f_82, f_83, f_84, f_85, f_86, f_94, f_95, f_96;
    int i_1, i_2, i_3, i_4, i_7, i_8, i_9, i_10, i_12, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_35, i_36, i_37, i_38, i_39, i_48, i_49, i_50, i_52, i_54, i_64, i_65, i_66, i_68, i_69, i_70, i_76, i_77, i_78, i_79, i_80, i_87, i_88, i_89, i_90, i_92, i_97, i_98, i_99;
    long l_0, l_5, l_6, l_11, l_13, l_14, l_25, l_30, l_67, l_71;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_num_groups(0))) * ((long) ((int) get_local_size(0)))) << 2;
    i_1 = arg_size << 1;
    i_2 = (int) ((uint) arg_size + (uint) i_1);
    i_3 = (int) ((uint) arg_size * (uint) arg_size);
    i_4 = (int) ((uint) arg_size + (uint) (-3));
    l_5 = ((long) ((int) get_global_id(0))) << 2;
    l_6 = (long) arg_size;
    i_7 = 0;
    while (true) {
        if (!(i_7 < arg_size)) {
            break;
        }
        i_8 = (int) ((uint) i_7 + (uint) i_3);
        i_9 = (int) ((uint) arg_size - (uint) i_7);
        i_10 = (i_9 < 256) ? i_9 : 256;
        l_11 = l_5;
        while (true) {
            if (!(l_11 < l_6)) {
                break;
            }
            i_12 = (int) l_11;
            l_13 = (long) ((ulong) l_11 + (ulong) 4L);
            l_14 = (l_6 < l_13) ? l_6 : l_13;
            i_15 = (int) l_14;
            i_16 = (int) ((uint) i_15 + (uint) (-1));
            i_17 = i_12;
            while (true) {
                i_18 = (int) ((uint) arg_size * (uint) i_17);
                i_19 = (int) ((uint) i_7 + (uint) i_18);
                if (!(i_17 < i_16)) {
                    break;
                }
                i_20 = (int) ((uint) arg_size + (uint) i_19);
                i_21 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_21 < i_10)) {
                        break;
                    }
                    *((__global gale_float *) (arg_product + ((((long) ((int) ((uint) i_19 + (uint) i_21))) << 2) + 16L))) = (0x0.0p0f);
                    *((__global gale_float *) (arg_product + ((((long) ((int) ((uint) i_21 + (uint) i_20))) << 2) + 16L))) = (0x0.0p0f);
                    i_22 = (int) ((uint) i_21 + (uint) 1);
                    i_21 = i_22;
                }
                i_23 = (int) ((uint) arg_size + (uint) i_18);
                i_24 = 0;
                while (true) {
                    if (!(i_24 < i_4)) {
                        break;
                    }
                    l_25 = (long) ((int) ((uint) i_18 + (uint) i_24));
                    f_26 = *((__global gale_float *) (arg_matrices + ((l_25 << 2) + 16L)));
                    f_27 = *((__global gale_float *) (arg_matrices + (((l_25 + 1L) << 2) + 16L)));
                    f_28 = *((__global gale_float *) (arg_matrices + (((l_25 + 2L) << 2) + 16L)));
                    f_29 = *((__global gale_float *) (arg_matrices + (((l_25 + 3L) << 2) + 16L)));
                    l_30 = (long) ((int) ((uint) i_24 + (uint) i_23));
                    f_31 = *((__global gale_float *) (arg_matrices + ((l_30 << 2) + 16L)));
                    f_32 = *((__global gale_float *) (arg_matrices + (((l_30 + 1L) << 2) + 16L)));
                    f_33 = *((__global gale_float *) (arg_matrices + (((l_30 + 2L) << 2) + 16L)));
                    f_34 = *((__global gale_float *) (arg_matrices + (((l_30 + 3L) << 2) + 16L)));
                    i_35 = (int) ((uint) i_8 + (uint) ((int) ((uint) arg_size * (uint) i_24)));
                    i_36 = (int) ((uint) i_35 + (uint) i_2);
                    i_37 = (int) ((uint) i_35 + (uint) i_1);
                    i_38 = (int) ((uint) arg_size + (uint) i_35);
                    i_39 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_39 < i_10)) {
                            break;
                        }
                        f_40 = *((__global gale_float *) (arg_matrices + ((((long) ((int) ((uint) i_35 + (uint) i_39))) << 2) + 16L)));
                        f_41 = *((__global gale_float *) (arg_matrices + ((((long) ((int) ((uint) i_39 + (uint) i_38))) << 2) + 16L)));
                        f_42 = *((__global gale_float *) (arg_matrices + ((((long) ((int) ((uint) i_39 + (uint) i_37))) << 2) + 16L)));
                        f_43 = *((__global gale_float *) (arg_matrices + ((((long) ((int) ((uint) i_39 + (uint) i_36))) << 2) + 16L)));
                        ul_44 = arg_product + ((((long) ((int) ((uint) i_19 + (uint) i_39))) << 2) + 16L);
                        f_45 = *((__global gale_float *) ul_44);
                        *((__global gale_float *) ul_44) = (((((f_26 * f_40) + f_45) + (f_27 * f_41)) + (f_28 * f_42)) + (f_29 * f_43));
                        ul_46 = arg_product + ((((long) ((int) ((uint) i_20 + (uint) i_39))) << 2) + 16L);
                        f_47 = *((__global gale_float *) ul_46);
                        *((__global gale_float *) ul_46) = (((((f_31 * f_40) + f_47) + (f_32 * f_41)) + (f_33 * f_42)) + (f_34 * f_43));
                        i_48 = (int) ((uint) i_39 + (uint) 1);
                        i_39 = i_48;
                    }
                    i_49 = (int) ((uint) i_24 + (uint) 4);
                    i_24 = i_49;
                }
                i_50 = i_24;
                while (true) {
                    if (!(i_50 < arg_size)) {
                        break;
                    }
                    ul_51 = arg_matrices + ((((long) ((int) ((uint) i_23 + (uint) i_50))) << 2) + 16L);
                    i_52 = (int) ((uint) i_8 + (uint) ((int) ((uint) arg_size * (uint) i_50)));
                    ul_53 = arg_matrices + ((((long) ((int) ((uint) i_18 + (uint) i_50))) << 2) + 16L);
                    i_54 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_54 < i_10)) {
                            break;
                        }
                        ul_55 = arg_product + ((((long) ((int) ((uint) i_19 + (uint) i_54))) << 2) + 16L);
                        f_56 = *((__global gale_float *) ul_55);
                        f_57 = *((__global gale_float *) ul_53);
                        ul_58 = arg_matrices + ((((long) ((int) ((uint) i_52 + (uint) i_54))) << 2) + 16L);
                        f_59 = *((__global gale_float *) ul_58);
                        *((__global gale_float *) ul_55) = ((f_57 * f_59) + f_56);
                        ul_60 = arg_product + ((((long) ((int) ((uint) i_20 + (uint) i_54))) << 2) + 16L);
                        f_61 = *((__global gale_float *) ul_60);
                        f_62 = *((__global gale_float *) ul_51);
                        f_63 = *((__global gale_float *) ul_58);
                        *((__global gale_float *) ul_60) = ((f_62 * f_63) + f_61);
                        i_64 = (int) ((uint) i_54 + (uint) 1);
                        i_54 = i_64;
                    }
                    i_65 = (int) ((uint) i_50 + (uint) 1);
                    i_50 = i_65;
                }
                i_66 = (int) ((uint) i_17 + (uint) 2);
                i_17 = i_66;
            }
            l_67 = (long) ((ulong) l_11 + (ulong) l_0);
            if (i_17 < i_15) {
                i_68 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_68 < i_10)) {
                        break;
                    }
                    *((__global gale_float *) (arg_product + ((((long) ((int) ((uint) i_19 + (uint) i_68))) << 2) + 16L))) = (0x0.0p0f);
                    i_69 = (int) ((uint) i_68 + (uint) 1);
                    i_68 = i_69;
                }
                i_70 = 0;
                while (true) {
                    if (!(i_70 < i_4)) {
                        break;
                    }
                    l_71 = (long) ((int) ((uint) i_18 + (uint) i_70));
                    f_72 = *((__global gale_float *) (arg_matrices + ((l_71 << 2) + 16L)));
                    f_73 = *((__global gale_float *) (arg_matrices + (((l_71 + 1L) << 2) + 16L)));
                    f_74 = *((__global gale_float *) (arg_matrices + (((l_71 + 2L) << 2) + 16L)));
                    f_75 = *((__global gale_float *) (arg_matrices + (((l_71 + 3L) << 2) + 16L)));
                    i_76 = (int) ((uint) i_8 + (uint) ((int) ((uint) arg_size * (uint) i_70)));
                    i_77 = (int) ((uint) i_76 + (uint) i_2);
                    i_78 = (int) ((uint) i_76 + (uint) i_1);
                    i_79 = (int) ((uint) arg_size + (uint) i_76);
                    i_80 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_80 < i_10)) {
                            break;
                        }
                        ul_81 = arg_product + ((((long) ((int) ((uint) i_19 + (uint) i_80))) << 2) + 16L);
                        f_82 = *((__global gale_float *) ul_81);
                        f_83 = *((__global gale_float *) (arg_matrices + ((((long) ((int) ((uint) i_76 + (uint) i_80))) << 2) + 16L)));
                        f_84 = *((__global gale_float *) (arg_matrices + ((((long) ((int) ((uint) i_80 + (uint) i_79))) << 2) + 16L)));
                        f_85 = *((__global gale_float *) (arg_matrices + ((((long) ((int) ((uint) i_80 + (uint) i_78))) << 2) + 16L)));
                        f_86 = *((__global gale_float *) (arg_matrices + ((((long) ((int) ((uint) i_80 + (uint) i_77))) << 2) + 16L)));
                        *((__global gale_float *) ul_81) = (((((f_72 * f_83) + f_82) + (f_73 * f_84)) + (f_74 * f_85)) + (f_75 * f_86));
                        i_87 = (int) ((uint) i_80 + (uint) 1);
                        i_80 = i_87;
                    }
                    i_88 = (int) ((uint) i_70 + (uint) 4);
                    i_70 = i_88;
                }
                i_89 = i_70;
                while (true) {
                    if (!(i_89 < arg_size)) {
                        break;
                    }
                    i_90 = (int) ((uint) i_8 + (uint) ((int) ((uint) arg_size * (uint) i_89)));
                    ul_91 = arg_matrices + ((((long) ((int) ((uint) i_18 + (uint) i_89))) << 2) + 16L);
                    i_92 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_92 < i_10)) {
                            break;
                        }
                        ul_93 = arg_product + ((((long) ((int) ((uint) i_19 + (uint) i_92))) << 2) + 16L);
                        f_94 = *((__global gale_float *) ul_93);
                        f_95 = *((__global gale_float *) ul_91);
                        f_96 = *((__global gale_float *) (arg_matrices + ((((long) ((int) ((uint) i_90 + (uint) i_92))) << 2) + 16L)));
                        *((__global gale_float *) ul_93) = ((f_95 * f_96) + f_94);
                        i_97 = (int) ((uint) i_92 + (uint) 1);
                        i_92 = i_97;
                    }
                    i_98 = (int) ((uint) i_89 + (uint) 1);
                    i_89 = i_98;
                }
                l_11 = l_67;
            } else {
                l_11 = l_67;
            }
        }
        i_99 = (int) ((uint) i_7 + (uint) 256);
        i_7 = i_99;
    }
}
