// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.StrictLibrary#remainder
// entry point: galefs_remainder
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE WRITE NONE NONE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: e8d005a610553e28406dfa9a53c1ab998f97b70ff51d74714bdcc942b89e65fe
// live uses: GALEFS_INNERMOST_LOOP gale_double

__kernel void galefs_remainder(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __global uchar *ul_2;
    double d_1, d_6, d_7, d_8, d_12, d_18, d_19, d_20, d_25, d_27, d_92, d_93, d_94, d_95, d_96, d_97, d_98, d_99, d_100, d_102;
    int i_4, i_5, i_10, i_11, i_14, i_15, i_16, i_17, i_22, i_23, i_24, i_26, i_28, i_29, i_30, i_31, i_32, i_33, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_105;
    long l_0, l_3, l_9, l_13, l_21, l_101, l_103, l_104;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 3) + 16L;
    d_1 = *((__global gale_double *) (arg_doubles + l_0));
    ul_2 = arg_floats + 12L;
    l_3 = 0L;
    i_4 = 0;
    while (true) {
        i_5 = *((__global gale_int *) ul_2);
        if (!(i_4 < i_5)) {
            break;
        }
        d_6 = *((__global gale_double *) (arg_doubles + ((((long) i_4) << 3) + 16L)));
        d_7 = d_1 * d_6;
        d_8 = d_7 / d_7;
        l_9 = as_long(d_6);
        i_10 = (int) l_9;
        i_11 = ((int) (l_9 >> 32)) & 2147483647;
        if ((i_10 | i_11) == 0) {
            d_12 = d_8;
        } else {
            l_13 = as_long(d_1);
            i_14 = (int) (l_13 >> 32);
            i_15 = i_14 & 2147483647;
            if ((uint) i_15 < (uint) 2146435072) {
                if (!((uint) i_11 < (uint) 2146435072)) {
                    if (!((i_10 | (i_11 + (-2146435072))) == 0)) {
                        d_12 = d_8;
                        goto B103;
                    }
                }
                i_16 = (int) l_13;
                i_17 = i_14 & INT_MIN;
                if ((uint) i_11 < (uint) 2145386496) {
                    d_18 = d_6 + d_6;
                    d_19 = d_18 * d_1;
                    d_20 = d_19 / d_19;
                    l_21 = as_long(d_18);
                    i_22 = (int) l_21;
                    i_23 = (int) (l_21 >> 32);
                    i_24 = i_23 & 2147483647;
                    if ((i_22 | i_24) == 0) {
                        d_25 = d_20;
                    } else {
                        i_26 = i_14 ^ i_17;
                        if (i_26 < 2146435072) {
                            if ((uint) (i_24 | ((int) ((uint) (i_22 | ((int) (0 - (uint) i_22))) >> 31))) < (uint) 2146435073) {
                                d_27 = ((double) i_17) * (0x0.0p0);
                                if (!(i_24 < i_26)) {
                                    if (i_26 < i_24) {
                                        d_25 = d_1;
                                        goto B87;
                                    }
                                    if ((uint) i_16 < (uint) i_22) {
                                        d_25 = d_1;
                                        goto B87;
                                    }
                                    if (i_16 == i_22) {
                                        d_25 = d_27;
                                        goto B87;
                                    }
                                }
                                if (i_26 < 1048576) {
                                    if (i_14 == i_17) {
                                        i_28 = (-1043);
                                        i_29 = i_16;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            if (i_29 < 1) {
                                                break;
                                            }
                                            i_30 = i_29 << 1;
                                            i_31 = (int) ((uint) i_28 + (uint) (-1));
                                            i_28 = i_31;
                                            i_29 = i_30;
                                        }
                                        i_32 = i_28;
                                    } else {
                                        i_33 = i_26 << 11;
                                        i_34 = (-1022);
                                        i_35 = i_33;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            if (i_35 < 1) {
                                                break;
                                            }
                                            i_36 = i_35 << 1;
                                            i_37 = (int) ((uint) i_34 + (uint) (-1));
                                            i_34 = i_37;
                                            i_35 = i_36;
                                        }
                                        i_32 = i_34;
                                    }
                                } else {
                                    i_38 = ((int) ((uint) i_26 >> 20)) + (-1023);
                                    i_32 = i_38;
                                }
                                if ((uint) i_24 < (uint) 1048576) {
                                    if ((i_23 & 2147483647) == 0) {
                                        i_39 = (-1043);
                                        i_40 = i_22;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            if (i_40 < 1) {
                                                break;
                                            }
                                            i_41 = i_40 << 1;
                                            i_42 = (int) ((uint) i_39 + (uint) (-1));
                                            i_39 = i_42;
                                            i_40 = i_41;
                                        }
                                        i_43 = i_39;
                                    } else {
                                        i_44 = i_24 << 11;
                                        i_45 = (-1022);
                                        i_46 = i_44;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            if (i_46 < 1) {
                                                break;
                                            }
                                            i_47 = i_46 << 1;
                                            i_48 = (int) ((uint) i_45 + (uint) (-1));
                                            i_45 = i_48;
                                            i_46 = i_47;
                                        }
                                        i_43 = i_45;
                                    }
                                } else {
                                    i_49 = ((int) ((uint) i_24 >> 20)) + (-1023);
                                    i_43 = i_49;
                                }
                                if (i_32 < (-1022)) {
                                    i_50 = (int) ((uint) (-1022) - (uint) i_32);
                                    if (i_50 < 32) {
                                        i_51 = (i_26 << i_50) | ((int) ((uint) i_16 >> ((int) ((uint) i_32 + (uint) 1054))));
                                        i_52 = i_16 << i_50;
                                        i_53 = i_51;
                                        i_54 = i_52;
                                    } else {
                                        i_55 = i_16 << ((int) ((uint) (-1054) - (uint) i_32));
                                        i_53 = i_55;
                                        i_54 = 0;
                                    }
                                } else {
                                    i_56 = (i_26 & 1048575) | 1048576;
                                    i_53 = i_56;
                                    i_54 = i_16;
                                }
                                if (i_43 < (-1022)) {
                                    i_57 = (int) ((uint) (-1022) - (uint) i_43);
                                    if (i_57 < 32) {
                                        i_58 = (i_24 << i_57) | ((int) ((uint) i_22 >> ((int) ((uint) i_43 + (uint) 1054))));
                                        i_59 = i_22 << i_57;
                                        i_60 = i_58;
                                        i_61 = i_59;
                                    } else {
                                        i_62 = i_22 << ((int) ((uint) (-1054) - (uint) i_43));
                                        i_60 = i_62;
                                        i_61 = 0;
                                    }
                                } else {
                                    i_63 = (i_23 & 1048575) | 1048576;
                                    i_60 = i_63;
                                    i_61 = i_22;
                                }
                                i_64 = (int) ((uint) i_32 - (uint) i_43);
                                i_65 = i_64;
                                i_66 = i_53;
                                i_67 = i_54;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    i_68 = (int) ((uint) i_67 - (uint) i_61);
                                    i_69 = (int) ((uint) i_66 - (uint) i_60);
                                    i_70 = (int) ((uint) i_69 + (uint) (-1));
                                    if (i_65 == 0) {
                                        goto B65;
                                    }
                                    if ((uint) i_67 < (uint) i_61) {
                                        i_71 = i_70;
                                    } else {
                                        i_71 = i_69;
                                    }
                                    i_72 = (int) ((uint) i_65 + (uint) (-1));
                                    if (i_71 < 0) {
                                        i_73 = (int) ((uint) i_67 + (uint) i_67);
                                        i_74 = (int) ((uint) ((int) ((uint) i_66 + (uint) i_66)) + (uint) ((int) ((uint) i_67 >> 31)));
                                        i_65 = i_72;
                                        i_66 = i_74;
                                        i_67 = i_73;
                                    } else {
                                        if ((i_68 | i_71) == 0) {
                                            break;
                                        }
                                        i_75 = (int) ((uint) ((int) ((uint) i_71 + (uint) i_71)) + (uint) ((int) ((uint) i_68 >> 31)));
                                        i_76 = (int) ((uint) i_68 + (uint) i_68);
                                        i_65 = i_72;
                                        i_66 = i_75;
                                        i_67 = i_76;
                                    }
                                }
                                d_25 = d_27;
                                goto B87;
                            B65:;
                                if ((uint) i_67 < (uint) i_61) {
                                    i_77 = i_70;
                                } else {
                                    i_77 = i_69;
                                }
                                if (i_77 < 0) {
                                    i_78 = i_66;
                                    i_79 = i_67;
                                } else {
                                    i_78 = i_77;
                                    i_79 = i_68;
                                }
                                if ((i_78 | i_79) == 0) {
                                    d_25 = d_27;
                                } else {
                                    i_80 = i_78;
                                    i_81 = i_43;
                                    i_82 = i_79;
                                    GALEFS_INNERMOST_LOOP()
                                    while (true) {
                                        if (!(i_80 < 1048576)) {
                                            break;
                                        }
                                        i_83 = (int) ((uint) i_82 + (uint) i_82);
                                        i_84 = (int) ((uint) i_81 + (uint) (-1));
                                        i_85 = (int) ((uint) ((int) ((uint) i_80 + (uint) i_80)) + (uint) ((int) ((uint) i_82 >> 31)));
                                        i_80 = i_85;
                                        i_81 = i_84;
                                        i_82 = i_83;
                                    }
                                    if (i_81 < (-1022)) {
                                        i_86 = (int) ((uint) (-1022) - (uint) i_81);
                                        i_87 = ((int) ((uint) i_82 >> i_86)) | (i_80 << ((int) ((uint) i_81 + (uint) 1054)));
                                        if (i_86 < 21) {
                                            i_88 = (int) ((uint) i_80 >> i_86);
                                            i_89 = i_88;
                                            i_90 = i_87;
                                        } else {
                                            if (i_86 < 32) {
                                                i_89 = i_17;
                                                i_90 = i_87;
                                            } else {
                                                i_91 = (int) ((uint) i_80 >> ((int) ((uint) (-1054) - (uint) i_81)));
                                                i_89 = i_17;
                                                i_90 = i_91;
                                            }
                                        }
                                        d_92 = as_double(((((long) (i_17 | i_89)) << 32) | ((long) (uint) i_90)));
                                        d_25 = d_92;
                                    } else {
                                        d_93 = as_double(((((long) (i_17 | (((int) ((uint) i_80 + (uint) (-1048576))) | (((int) ((uint) i_81 + (uint) 1023)) << 20)))) << 32) | ((long) (uint) i_82)));
                                        d_25 = d_93;
                                    }
                                }
                            } else {
                                d_25 = d_20;
                            }
                        } else {
                            d_25 = d_20;
                        }
                    }
                } else {
                    d_25 = d_1;
                }
            B87:;
                if (((i_15 - i_11) | ((int) ((uint) i_16 - (uint) i_10))) == 0) {
                    d_94 = d_25 * (0x0.0p0);
                    d_12 = d_94;
                } else {
                    d_95 = fabs(d_25);
                    d_96 = fabs(d_6);
                    d_97 = d_95 - d_96;
                    d_98 = d_97 - d_96;
                    if ((uint) i_11 < (uint) 2097152) {
                        if (d_96 < (d_95 + d_95)) {
                            if (!((d_97 + d_97) >= d_96)) {
                                d_99 = d_97;
                            } else {
                                d_99 = d_98;
                            }
                        } else {
                            d_99 = d_95;
                        }
                    } else {
                        d_100 = d_96 * (0x1.0p-1);
                        if (d_100 < d_95) {
                            if (!(d_97 >= d_100)) {
                                d_99 = d_97;
                            } else {
                                d_99 = d_98;
                            }
                        } else {
                            d_99 = d_95;
                        }
                    }
                    l_101 = as_long(d_99);
                    d_102 = as_double(((l_101 & 4294967295L) | (((long) (i_17 ^ ((int) (l_101 >> 32)))) << 32)));
                    d_12 = d_102;
                }
            } else {
                d_12 = d_8;
            }
        }
    B103:;
        l_103 = (d_12 == d_12) ? as_long(d_12) : 9221120237041090560L;
        l_104 = (long) ((ulong) l_103 + (ulong) ((long) ((ulong) (l_3 << 5) - (ulong) l_3)));
        i_105 = (int) ((uint) i_4 + (uint) 1);
        l_3 = l_104;
        i_4 = i_105;
    }
    *((__global gale_long *) (arg_longOut + l_0)) = l_3;
}
