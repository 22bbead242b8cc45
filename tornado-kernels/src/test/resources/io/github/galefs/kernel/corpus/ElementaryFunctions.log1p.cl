// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.ElementaryFunctions#log1p
// entry point: galefs_log1p
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: eb382c210d4fc364288db0b46e3faa91d22e3676c5acfb5d8c43e47464f63589
// live uses: gale_double

__kernel void galefs_log1p(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4, d_5, d_8, d_9, d_10, d_13, d_14, d_17, d_20, d_21, d_22, d_23, d_25, d_26, d_32, d_33, d_37, d_39, d_40, d_41, d_42, d_43, d_44, d_45, d_46, d_47, d_48, d_49, d_50, d_51, d_52, d_53, d_56, d_57, d_58, d_61, d_62, d_65, d_68, d_69, d_70, d_71, d_73, d_74, d_80, d_81, d_85, d_87, d_88, d_89, d_90, d_91, d_92, d_93, d_94, d_95, d_96, d_97, d_98, d_99, d_100, d_101;
    float f_2;
    int i_6, i_7, i_11, i_12, i_15, i_16, i_18, i_19, i_24, i_27, i_28, i_29, i_31, i_34, i_35, i_36, i_38, i_54, i_55, i_59, i_60, i_63, i_64, i_66, i_67, i_72, i_75, i_76, i_77, i_79, i_82, i_83, i_84, i_86;
    long l_0, l_1, l_3, l_30, l_78;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    d_5 = (double) f_2;
    i_6 = (int) (as_long(d_5) >> 32);
    if (i_6 < 1071284858) {
        i_7 = i_6 & 2147483647;
        if (!((uint) i_7 < (uint) 1072693248)) {
            if (f_2 == (-0x1.0p0f)) {
                d_9 = as_double((-4503599627370496L));
                goto B40;
            }
            d_9 = as_double(9221120237041090560L);
            goto B40;
        }
        if ((uint) i_7 < (uint) 1042284544) {
            d_8 = d_5 - ((d_5 * d_5) * (0x1.0p-1));
            if ((0x0.0p0) < (d_5 + (0x1.0p54))) {
                if ((uint) i_7 < (uint) 1016070144) {
                    d_9 = d_5;
                    goto B40;
                }
                d_9 = d_8;
                goto B40;
            }
            d_9 = d_8;
            goto B40;
        }
        if ((uint) ((int) ((uint) i_6 + (uint) 1076707644)) < (uint) 1076707645) {
            d_10 = (0x0.0p0);
            i_11 = 1;
            i_12 = 0;
        } else {
            d_10 = d_5;
            i_11 = 0;
            i_12 = 1;
        }
    } else {
        d_10 = (0x0.0p0);
        i_11 = 1;
        i_12 = 0;
    }
    if (i_6 < 2146435072) {
        if (i_11 == 0) {
            d_13 = d_10;
            d_14 = (0x0.0p0);
            i_15 = i_11;
            i_16 = i_12;
        } else {
            if (i_6 < 1128267776) {
                d_17 = d_5 + (0x1.0p0);
                i_18 = (int) (as_long(d_17) >> 32);
                i_19 = i_18 >> 20;
                if (i_19 < 1024) {
                    d_20 = d_5 - (d_17 - (0x1.0p0));
                    d_21 = d_20;
                } else {
                    d_22 = (0x1.0p0) - (d_17 - d_5);
                    d_21 = d_22;
                }
                d_23 = d_21 / d_17;
                i_24 = i_19 + (-1023);
                d_25 = d_23;
                d_26 = d_17;
                i_27 = i_24;
                i_28 = i_18;
            } else {
                i_29 = ((int) ((uint) i_6 >> 20)) + (-1023);
                d_25 = (0x0.0p0);
                d_26 = d_5;
                i_27 = i_29;
                i_28 = i_6;
            }
            l_30 = as_long(d_26) & 4294967295L;
            i_31 = i_28 & 1048575;
            if ((uint) i_31 < (uint) 434334) {
                d_32 = as_double((l_30 | (((long) (uint) (i_31 | 1072693248)) << 32)));
                d_33 = d_32;
                i_34 = i_27;
                i_35 = i_31;
            } else {
                i_36 = i_27 + 1;
                d_37 = as_double((l_30 | (((long) (uint) (i_31 | 1071644672)) << 32)));
                i_38 = (int) ((uint) (1048576 - i_31) >> 2);
                d_33 = d_37;
                i_34 = i_36;
                i_35 = i_38;
            }
            d_39 = d_33 - (0x1.0p0);
            d_13 = d_39;
            d_14 = d_25;
            i_15 = i_34;
            i_16 = i_35;
        }
        d_40 = (double) i_15;
        d_41 = d_40 * (0x1.62e42feep-1);
        d_42 = d_14 + (d_40 * (0x1.a39ef35793c76p-33));
        d_43 = d_13 * (d_13 * (0x1.0p-1));
        if (i_16 == 0) {
            if (d_13 == (0x0.0p0)) {
                if (i_15 == 0) {
                    d_9 = (0x0.0p0);
                } else {
                    d_44 = d_42 + d_41;
                    d_9 = d_44;
                }
            } else {
                d_45 = d_43 * ((0x1.0p0) - (d_13 * (0x1.5555555555555p-1)));
                if (i_15 == 0) {
                    d_46 = d_13 - d_45;
                    d_9 = d_46;
                } else {
                    d_47 = d_41 - ((d_45 - d_42) - d_13);
                    d_9 = d_47;
                }
            }
        } else {
            d_48 = d_13 / (d_13 + (0x1.0p1));
            d_49 = d_48 * d_48;
            d_50 = d_48 * (d_43 + (d_49 * ((d_49 * ((d_49 * ((d_49 * ((d_49 * ((d_49 * ((d_49 * (0x1.2f112df3e5244p-3)) + (0x1.39a09d078c69fp-3))) + (0x1.7466496cb03dep-3))) + (0x1.c71c51d8e78afp-3))) + (0x1.2492494229359p-2))) + (0x1.999999997fa04p-2))) + (0x1.5555555555593p-1))));
            if (i_15 == 0) {
                d_51 = d_13 - (d_43 - d_50);
                d_9 = d_51;
            } else {
                d_52 = d_41 - ((d_43 - (d_42 + d_50)) - d_13);
                d_9 = d_52;
            }
        }
    } else {
        d_53 = d_5 + d_5;
        d_9 = d_53;
    }
B40:;
    *((__global gale_float *) (arg_floatOut + l_1)) = ((float) d_9);
    i_54 = (int) (as_long(d_4) >> 32);
    if (i_54 < 1071284858) {
        i_55 = i_54 & 2147483647;
        if (!((uint) i_55 < (uint) 1072693248)) {
            if (d_4 == (-0x1.0p0)) {
                d_57 = as_double((-4503599627370496L));
                goto B80;
            }
            d_57 = as_double(9221120237041090560L);
            goto B80;
        }
        if ((uint) i_55 < (uint) 1042284544) {
            d_56 = d_4 - ((d_4 * d_4) * (0x1.0p-1));
            if ((0x0.0p0) < (d_4 + (0x1.0p54))) {
                if ((uint) i_55 < (uint) 1016070144) {
                    d_57 = d_4;
                    goto B80;
                }
                d_57 = d_56;
                goto B80;
            }
            d_57 = d_56;
            goto B80;
        }
        if ((uint) ((int) ((uint) i_54 + (uint) 1076707644)) < (uint) 1076707645) {
            d_58 = (0x0.0p0);
            i_59 = 1;
            i_60 = 0;
        } else {
            d_58 = d_4;
            i_59 = 0;
            i_60 = 1;
        }
    } else {
        d_58 = (0x0.0p0);
        i_59 = 1;
        i_60 = 0;
    }
    if (i_54 < 2146435072) {
        if (i_59 == 0) {
            d_61 = d_58;
            d_62 = (0x0.0p0);
            i_63 = i_59;
            i_64 = i_60;
        } else {
            if (i_54 < 1128267776) {
                d_65 = d_4 + (0x1.0p0);
                i_66 = (int) (as_long(d_65) >> 32);
                i_67 = i_66 >> 20;
                if (i_67 < 1024) {
                    d_68 = d_4 - (d_65 - (0x1.0p0));
                    d_69 = d_68;
                } else {
                    d_70 = (0x1.0p0) - (d_65 - d_4);
                    d_69 = d_70;
                }
                d_71 = d_69 / d_65;
                i_72 = i_67 + (-1023);
                d_73 = d_71;
                d_74 = d_65;
                i_75 = i_72;
                i_76 = i_66;
            } else {
                i_77 = ((int) ((uint) i_54 >> 20)) + (-1023);
                d_73 = (0x0.0p0);
                d_74 = d_4;
                i_75 = i_77;
                i_76 = i_54;
            }
            l_78 = as_long(d_74) & 4294967295L;
            i_79 = i_76 & 1048575;
            if ((uint) i_79 < (uint) 434334) {
                d_80 = as_double((l_78 | (((long) (uint) (i_79 | 1072693248)) << 32)));
                d_81 = d_80;
                i_82 = i_75;
                i_83 = i_79;
            } else {
                i_84 = i_75 + 1;
                d_85 = as_double((l_78 | (((long) (uint) (i_79 | 1071644672)) << 32)));
                i_86 = (int) ((uint) (1048576 - i_79) >> 2);
                d_81 = d_85;
                i_82 = i_84;
                i_83 = i_86;
            }
            d_87 = d_81 - (0x1.0p0);
            d_61 = d_87;
            d_62 = d_73;
            i_63 = i_82;
            i_64 = i_83;
        }
        d_88 = (double) i_63;
        d_89 = d_88 * (0x1.62e42feep-1);
        d_90 = d_62 + (d_88 * (0x1.a39ef35793c76p-33));
        d_91 = d_61 * (d_61 * (0x1.0p-1));
        if (i_64 == 0) {
            if (d_61 == (0x0.0p0)) {
                if (i_63 == 0) {
                    d_57 = (0x0.0p0);
                } else {
                    d_92 = d_90 + d_89;
                    d_57 = d_92;
                }
            } else {
                d_93 = d_91 * ((0x1.0p0) - (d_61 * (0x1.5555555555555p-1)));
                if (i_63 == 0) {
                    d_94 = d_61 - d_93;
                    d_57 = d_94;
                } else {
                    d_95 = d_89 - ((d_93 - d_90) - d_61);
                    d_57 = d_95;
                }
            }
        } else {
            d_96 = d_61 / (d_61 + (0x1.0p1));
            d_97 = d_96 * d_96;
            d_98 = d_96 * (d_91 + (d_97 * ((d_97 * ((d_97 * ((d_97 * ((d_97 * ((d_97 * ((d_97 * (0x1.2f112df3e5244p-3)) + (0x1.39a09d078c69fp-3))) + (0x1.7466496cb03dep-3))) + (0x1.c71c51d8e78afp-3))) + (0x1.2492494229359p-2))) + (0x1.999999997fa04p-2))) + (0x1.5555555555593p-1))));
            if (i_63 == 0) {
                d_99 = d_61 - (d_91 - d_98);
                d_57 = d_99;
            } else {
                d_100 = d_89 - ((d_91 - (d_90 + d_98)) - d_61);
                d_57 = d_100;
            }
        }
    } else {
        d_101 = d_4 + d_4;
        d_57 = d_101;
    }
B80:;
    *((__global gale_double *) (arg_doubleOut + l_3)) = d_57;
}
