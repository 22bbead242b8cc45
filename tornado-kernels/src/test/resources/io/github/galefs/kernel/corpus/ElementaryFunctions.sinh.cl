// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.ElementaryFunctions#sinh
// entry point: galefs_sinh
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: c92015f64642f7d7cebd880cc37f70bfdff54f86af7399e1964e46364b0f719b
// live uses: gale_double gale_exp gale_int_from_double

__kernel void galefs_sinh(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4, d_5, d_9, d_10, d_11, d_15, d_16, d_17, d_18, d_19, d_21, d_22, d_23, d_25, d_26, d_28, d_29, d_30, d_31, d_32, d_33, d_34, d_35, d_36, d_37, d_38, d_39, d_40, d_41, d_42, d_43, d_44, d_47, d_49, d_51, d_52, d_53, d_54, d_55, d_56, d_57, d_58, d_59, d_60, d_61, d_65, d_66, d_67, d_71, d_72, d_73, d_74, d_75, d_77, d_78, d_79, d_81, d_82, d_84, d_85, d_86, d_87, d_88, d_89, d_90, d_91, d_92, d_93, d_94, d_95, d_96, d_97, d_98, d_99, d_100, d_103, d_105, d_107, d_108, d_109, d_110, d_111, d_112, d_113, d_114, d_115, d_116, d_117;
    float f_2;
    int i_7, i_8, i_13, i_14, i_20, i_24, i_27, i_45, i_63, i_64, i_69, i_70, i_76, i_80, i_83, i_101;
    long l_0, l_1, l_3, l_6, l_12, l_46, l_48, l_50, l_62, l_68, l_102, l_104, l_106;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    d_5 = (double) f_2;
    l_6 = as_long(d_5);
    i_7 = (int) (l_6 >> 32);
    i_8 = i_7 & 2147483647;
    if ((uint) i_8 < (uint) 2146435072) {
        if (i_7 < 0) {
            d_9 = (-0x1.0p-1);
        } else {
            d_9 = (0x1.0p-1);
        }
        d_10 = fabs(d_5);
        if ((uint) i_8 < (uint) 1077280768) {
            if ((uint) i_8 < (uint) 1043333120) {
                if ((0x1.0p0) < (d_5 + (0x1.c7b1f3cac7433p1019))) {
                    d_11 = d_5;
                    goto B68;
                }
            }
            l_12 = as_long(d_10);
            i_13 = (int) (l_12 >> 32);
            i_14 = i_13 & 2147483647;
            if (!((uint) i_14 < (uint) 1078159482)) {
                if (!((uint) i_14 < (uint) 1082535490)) {
                    if (!((uint) i_14 < (uint) 2146435072)) {
                        if (((i_13 & 1048575) | ((int) l_12)) == 0) {
                            if ((i_13 & INT_MIN) == 0) {
                                d_15 = d_10;
                                goto B54;
                            }
                            d_15 = (-0x1.0p0);
                            goto B54;
                        }
                        d_52 = d_10 + d_10;
                        d_15 = d_52;
                        goto B54;
                    }
                    if ((0x1.62e42fefa39efp9) < d_10) {
                        d_15 = as_double(9218868437227405312L);
                        goto B54;
                    }
                }
                if (!((i_13 & INT_MIN) == 0)) {
                    if ((d_10 + (0x1.56e1fc2f8f359p-997)) < (0x0.0p0)) {
                        d_15 = (-0x1.0p0);
                        goto B54;
                    }
                }
            }
            if ((uint) i_14 < (uint) 1071001155) {
                if ((uint) i_14 < (uint) 1016070144) {
                    d_16 = d_10 + (0x1.7e43c8800759cp996);
                    d_17 = d_10 - (d_16 - d_16);
                    d_15 = d_17;
                    goto B54;
                }
                d_18 = d_10;
                d_19 = (0x0.0p0);
                i_20 = 0;
            } else {
                if ((uint) i_14 < (uint) 1072734898) {
                    if ((i_13 & INT_MIN) == 0) {
                        d_21 = d_10 - (0x1.62e42feep-1);
                        d_22 = d_21;
                        d_23 = (0x1.a39ef35793c76p-33);
                        i_24 = 1;
                    } else {
                        d_25 = d_10 + (0x1.62e42feep-1);
                        d_22 = d_25;
                        d_23 = (-0x1.a39ef35793c76p-33);
                        i_24 = (-1);
                    }
                } else {
                    if ((i_13 & INT_MIN) == 0) {
                        d_26 = (0x1.0p-1);
                    } else {
                        d_26 = (-0x1.0p-1);
                    }
                    i_27 = gale_int_from_double(((d_10 * (0x1.71547652b82fep0)) + d_26));
                    d_28 = (double) i_27;
                    d_29 = d_10 - (d_28 * (0x1.62e42feep-1));
                    d_30 = d_28 * (0x1.a39ef35793c76p-33);
                    d_22 = d_29;
                    d_23 = d_30;
                    i_24 = i_27;
                }
                d_31 = d_22 - d_23;
                d_32 = (d_22 - d_31) - d_23;
                d_18 = d_31;
                d_19 = d_32;
                i_20 = i_24;
            }
            d_33 = d_18 * (0x1.0p-1);
            d_34 = d_18 * d_33;
            d_35 = (d_34 * ((d_34 * ((d_34 * ((d_34 * ((d_34 * (-0x1.afdb76e09c32dp-23)) + (0x1.0cfca86e65239p-18))) + (-0x1.4ce199eaadbb7p-14))) + (0x1.a01a019fe5585p-10))) + (-0x1.11111111110f4p-5))) + (0x1.0p0);
            d_36 = (0x1.8p1) - (d_33 * d_35);
            d_37 = d_34 * ((d_35 - d_36) / ((0x1.8p2) - (d_18 * d_36)));
            if (i_20 == 0) {
                d_38 = d_18 - ((d_18 * d_37) - d_34);
                d_15 = d_38;
            } else {
                d_39 = ((d_18 * (d_37 - d_19)) - d_19) - d_34;
                d_40 = d_18 - d_39;
                if (i_20 == (-1)) {
                    d_41 = (d_40 * (0x1.0p-1)) - (0x1.0p-1);
                    d_15 = d_41;
                } else {
                    if (i_20 == 1) {
                        if (d_18 < (-0x1.0p-2)) {
                            d_42 = (d_39 - (d_18 + (0x1.0p-1))) * (-0x1.0p1);
                            d_15 = d_42;
                        } else {
                            d_43 = (d_40 * (0x1.0p1)) + (0x1.0p0);
                            d_15 = d_43;
                        }
                    } else {
                        d_44 = d_39 - d_18;
                        i_45 = i_20 << 20;
                        if (i_20 < 57) {
                            if (i_20 < 20) {
                                l_46 = as_long((as_double((((long) (uint) (1072693248 - ((int) ((uint) 2097152 >> i_20)))) << 32)) - d_44));
                                d_47 = as_double(((l_46 & 4294967295L) | (((long) ((int) ((uint) ((int) (l_46 >> 32)) + (uint) i_45))) << 32)));
                                d_15 = d_47;
                            } else {
                                l_48 = as_long(((d_18 - (d_39 + as_double((((long) (uint) ((1023 - i_20) << 20)) << 32)))) + (0x1.0p0)));
                                d_49 = as_double(((l_48 & 4294967295L) | (((long) ((int) ((uint) i_45 + (uint) ((int) (l_48 >> 32))))) << 32)));
                                d_15 = d_49;
                            }
                        } else {
                            l_50 = as_long(((0x1.0p0) - d_44));
                            d_51 = as_double(((l_50 & 4294967295L) | (((long) ((int) ((uint) i_45 + (uint) ((int) (l_50 >> 32))))) << 32))) - (0x1.0p0);
                            d_15 = d_51;
                        }
                    }
                }
            }
        B54:;
            d_53 = d_15 + (0x1.0p0);
            if ((uint) i_8 < (uint) 1072693248) {
                d_54 = d_9 * ((d_15 * (0x1.0p1)) - ((d_15 * d_15) / d_53));
                d_11 = d_54;
            } else {
                d_55 = d_9 * (d_15 + (d_15 / d_53));
                d_11 = d_55;
            }
        } else {
            if ((uint) i_8 < (uint) 1082535490) {
                d_56 = gale_exp(d_10);
                d_57 = d_9 * d_56;
                d_11 = d_57;
            } else {
                if (!((uint) i_8 < (uint) 1082536910)) {
                    d_58 = d_5 * (0x1.c7b1f3cac7433p1019);
                    if (!(i_8 == 1082536910)) {
                        d_11 = d_58;
                        goto B68;
                    }
                    if (!((ulong) ((long) ((int) l_6)) < (ulong) (-1883637634L))) {
                        d_11 = d_58;
                        goto B68;
                    }
                }
                d_59 = gale_exp((d_10 * (0x1.0p-1)));
                d_60 = d_59 * (d_9 * d_59);
                d_11 = d_60;
            }
        }
    } else {
        d_61 = d_5 + d_5;
        d_11 = d_61;
    }
B68:;
    *((__global gale_float *) (arg_floatOut + l_1)) = ((float) d_11);
    l_62 = as_long(d_4);
    i_63 = (int) (l_62 >> 32);
    i_64 = i_63 & 2147483647;
    if ((uint) i_64 < (uint) 2146435072) {
        if (i_63 < 0) {
            d_65 = (-0x1.0p-1);
        } else {
            d_65 = (0x1.0p-1);
        }
        d_66 = fabs(d_4);
        if ((uint) i_64 < (uint) 1077280768) {
            if ((uint) i_64 < (uint) 1043333120) {
                if ((0x1.0p0) < (d_4 + (0x1.c7b1f3cac7433p1019))) {
                    d_67 = d_4;
                    goto B136;
                }
            }
            l_68 = as_long(d_66);
            i_69 = (int) (l_68 >> 32);
            i_70 = i_69 & 2147483647;
            if (!((uint) i_70 < (uint) 1078159482)) {
                if (!((uint) i_70 < (uint) 1082535490)) {
                    if (!((uint) i_70 < (uint) 2146435072)) {
                        if (((i_69 & 1048575) | ((int) l_68)) == 0) {
                            if ((i_69 & INT_MIN) == 0) {
                                d_71 = d_66;
                                goto B122;
                            }
                            d_71 = (-0x1.0p0);
                            goto B122;
                        }
                        d_108 = d_66 + d_66;
                        d_71 = d_108;
                        goto B122;
                    }
                    if ((0x1.62e42fefa39efp9) < d_66) {
                        d_71 = as_double(9218868437227405312L);
                        goto B122;
                    }
                }
                if (!((i_69 & INT_MIN) == 0)) {
                    if ((d_66 + (0x1.56e1fc2f8f359p-997)) < (0x0.0p0)) {
                        d_71 = (-0x1.0p0);
                        goto B122;
                    }
                }
            }
            if ((uint) i_70 < (uint) 1071001155) {
                if ((uint) i_70 < (uint) 1016070144) {
                    d_72 = d_66 + (0x1.7e43c8800759cp996);
                    d_73 = d_66 - (d_72 - d_72);
                    d_71 = d_73;
                    goto B122;
                }
                d_74 = d_66;
                d_75 = (0x0.0p0);
                i_76 = 0;
            } else {
                if ((uint) i_70 < (uint) 1072734898) {
                    if ((i_69 & INT_MIN) == 0) {
                        d_77 = d_66 - (0x1.62e42feep-1);
                        d_78 = d_77;
                        d_79 = (0x1.a39ef35793c76p-33);
                        i_80 = 1;
                    } else {
                        d_81 = d_66 + (0x1.62e42feep-1);
                        d_78 = d_81;
                        d_79 = (-0x1.a39ef35793c76p-33);
                        i_80 = (-1);
                    }
                } else {
                    if ((i_69 & INT_MIN) == 0) {
                        d_82 = (0x1.0p-1);
                    } else {
                        d_82 = (-0x1.0p-1);
                    }
                    i_83 = gale_int_from_double(((d_66 * (0x1.71547652b82fep0)) + d_82));
                    d_84 = (double) i_83;
                    d_85 = d_66 - (d_84 * (0x1.62e42feep-1));
                    d_86 = d_84 * (0x1.a39ef35793c76p-33);
                    d_78 = d_85;
                    d_79 = d_86;
                    i_80 = i_83;
                }
                d_87 = d_78 - d_79;
                d_88 = (d_78 - d_87) - d_79;
                d_74 = d_87;
                d_75 = d_88;
                i_76 = i_80;
            }
            d_89 = d_74 * (0x1.0p-1);
            d_90 = d_74 * d_89;
            d_91 = (d_90 * ((d_90 * ((d_90 * ((d_90 * ((d_90 * (-0x1.afdb76e09c32dp-23)) + (0x1.0cfca86e65239p-18))) + (-0x1.4ce199eaadbb7p-14))) + (0x1.a01a019fe5585p-10))) + (-0x1.11111111110f4p-5))) + (0x1.0p0);
            d_92 = (0x1.8p1) - (d_89 * d_91);
            d_93 = d_90 * ((d_91 - d_92) / ((0x1.8p2) - (d_74 * d_92)));
            if (i_76 == 0) {
                d_94 = d_74 - ((d_74 * d_93) - d_90);
                d_71 = d_94;
            } else {
                d_95 = ((d_74 * (d_93 - d_75)) - d_75) - d_90;
                d_96 = d_74 - d_95;
                if (i_76 == (-1)) {
                    d_97 = (d_96 * (0x1.0p-1)) - (0x1.0p-1);
                    d_71 = d_97;
                } else {
                    if (i_76 == 1) {
                        if (d_74 < (-0x1.0p-2)) {
                            d_98 = (d_95 - (d_74 + (0x1.0p-1))) * (-0x1.0p1);
                            d_71 = d_98;
                        } else {
                            d_99 = (d_96 * (0x1.0p1)) + (0x1.0p0);
                            d_71 = d_99;
                        }
                    } else {
                        d_100 = d_95 - d_74;
                        i_101 = i_76 << 20;
                        if (i_76 < 57) {
                            if (i_76 < 20) {
                                l_102 = as_long((as_double((((long) (uint) (1072693248 - ((int) ((uint) 2097152 >> i_76)))) << 32)) - d_100));
                                d_103 = as_double(((l_102 & 4294967295L) | (((long) ((int) ((uint) ((int) (l_102 >> 32)) + (uint) i_101))) << 32)));
                                d_71 = d_103;
                            } else {
                                l_104 = as_long(((d_74 - (d_95 + as_double((((long) (uint) ((1023 - i_76) << 20)) << 32)))) + (0x1.0p0)));
                                d_105 = as_double(((l_104 & 4294967295L) | (((long) ((int) ((uint) i_101 + (uint) ((int) (l_104 >> 32))))) << 32)));
                                d_71 = d_105;
                            }
                        } else {
                            l_106 = as_long(((0x1.0p0) - d_100));
                            d_107 = as_double(((l_106 & 4294967295L) | (((long) ((int) ((uint) i_101 + (uint) ((int) (l_106 >> 32))))) << 32))) - (0x1.0p0);
                            d_71 = d_107;
                        }
                    }
                }
            }
        B122:;
            d_109 = d_71 + (0x1.0p0);
            if ((uint) i_64 < (uint) 1072693248) {
                d_110 = d_65 * ((d_71 * (0x1.0p1)) - ((d_71 * d_71) / d_109));
                d_67 = d_110;
            } else {
                d_111 = d_65 * (d_71 + (d_71 / d_109));
                d_67 = d_111;
            }
        } else {
            if ((uint) i_64 < (uint) 1082535490) {
                d_112 = gale_exp(d_66);
                d_113 = d_65 * d_112;
                d_67 = d_113;
            } else {
                if (!((uint) i_64 < (uint) 1082536910)) {
                    d_114 = d_4 * (0x1.c7b1f3cac7433p1019);
                    if (!(i_64 == 1082536910)) {
                        d_67 = d_114;
                        goto B136;
                    }
                    if (!((ulong) ((long) ((int) l_62)) < (ulong) (-1883637634L))) {
                        d_67 = d_114;
                        goto B136;
                    }
                }
                d_115 = gale_exp((d_66 * (0x1.0p-1)));
                d_116 = d_115 * (d_65 * d_115);
                d_67 = d_116;
            }
        }
    } else {
        d_117 = d_4 + d_4;
        d_67 = d_117;
    }
B136:;
    *((__global gale_double *) (arg_doubleOut + l_3)) = d_67;
}
