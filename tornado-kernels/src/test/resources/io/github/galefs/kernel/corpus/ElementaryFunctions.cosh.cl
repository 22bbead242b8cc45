// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.ElementaryFunctions#cosh
// entry point: galefs_cosh
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: de8a7982ce4ac13dc88960ded41e688d34b7bfcdc3509c3de9d7de20fad06624
// live uses: gale_double gale_exp gale_int_from_double

__kernel void galefs_cosh(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4, d_5, d_8, d_12, d_13, d_14, d_15, d_16, d_18, d_19, d_20, d_22, d_23, d_25, d_26, d_27, d_28, d_29, d_30, d_31, d_32, d_33, d_34, d_35, d_36, d_37, d_38, d_39, d_40, d_41, d_44, d_46, d_48, d_49, d_50, d_51, d_52, d_53, d_54, d_55, d_56, d_57, d_58, d_59, d_62, d_66, d_67, d_68, d_69, d_70, d_72, d_73, d_74, d_76, d_77, d_79, d_80, d_81, d_82, d_83, d_84, d_85, d_86, d_87, d_88, d_89, d_90, d_91, d_92, d_93, d_94, d_95, d_98, d_100, d_102, d_103, d_104, d_105, d_106, d_107, d_108, d_109, d_110, d_111, d_112, d_113;
    float f_2;
    int i_7, i_10, i_11, i_17, i_21, i_24, i_42, i_61, i_64, i_65, i_71, i_75, i_78, i_96;
    long l_0, l_1, l_3, l_6, l_9, l_43, l_45, l_47, l_60, l_63, l_97, l_99, l_101;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    d_5 = (double) f_2;
    l_6 = as_long(d_5);
    i_7 = ((int) (l_6 >> 32)) & 2147483647;
    if ((uint) i_7 < (uint) 2146435072) {
        d_8 = fabs(d_5);
        if ((uint) i_7 < (uint) 1071001155) {
            l_9 = as_long(d_8);
            i_10 = (int) (l_9 >> 32);
            i_11 = i_10 & 2147483647;
            if (!((uint) i_11 < (uint) 1078159482)) {
                if (!((uint) i_11 < (uint) 1082535490)) {
                    if (!((uint) i_11 < (uint) 2146435072)) {
                        if (((i_10 & 1048575) | ((int) l_9)) == 0) {
                            if ((i_10 & INT_MIN) == 0) {
                                d_12 = d_8;
                                goto B46;
                            }
                            d_12 = (-0x1.0p0);
                            goto B46;
                        }
                        d_49 = d_8 + d_8;
                        d_12 = d_49;
                        goto B46;
                    }
                    if ((0x1.62e42fefa39efp9) < d_8) {
                        d_12 = as_double(9218868437227405312L);
                        goto B46;
                    }
                }
                if (!((i_10 & INT_MIN) == 0)) {
                    if ((d_8 + (0x1.56e1fc2f8f359p-997)) < (0x0.0p0)) {
                        d_12 = (-0x1.0p0);
                        goto B46;
                    }
                }
            }
            if ((uint) i_11 < (uint) 1071001155) {
                if ((uint) i_11 < (uint) 1016070144) {
                    d_13 = d_8 + (0x1.7e43c8800759cp996);
                    d_14 = d_8 - (d_13 - d_13);
                    d_12 = d_14;
                    goto B46;
                }
                d_15 = d_8;
                d_16 = (0x0.0p0);
                i_17 = 0;
            } else {
                if ((uint) i_11 < (uint) 1072734898) {
                    if ((i_10 & INT_MIN) == 0) {
                        d_18 = d_8 - (0x1.62e42feep-1);
                        d_19 = d_18;
                        d_20 = (0x1.a39ef35793c76p-33);
                        i_21 = 1;
                    } else {
                        d_22 = d_8 + (0x1.62e42feep-1);
                        d_19 = d_22;
                        d_20 = (-0x1.a39ef35793c76p-33);
                        i_21 = (-1);
                    }
                } else {
                    if ((i_10 & INT_MIN) == 0) {
                        d_23 = (0x1.0p-1);
                    } else {
                        d_23 = (-0x1.0p-1);
                    }
                    i_24 = gale_int_from_double(((d_8 * (0x1.71547652b82fep0)) + d_23));
                    d_25 = (double) i_24;
                    d_26 = d_8 - (d_25 * (0x1.62e42feep-1));
                    d_27 = d_25 * (0x1.a39ef35793c76p-33);
                    d_19 = d_26;
                    d_20 = d_27;
                    i_21 = i_24;
                }
                d_28 = d_19 - d_20;
                d_29 = (d_19 - d_28) - d_20;
                d_15 = d_28;
                d_16 = d_29;
                i_17 = i_21;
            }
            d_30 = d_15 * (0x1.0p-1);
            d_31 = d_15 * d_30;
            d_32 = (d_31 * ((d_31 * ((d_31 * ((d_31 * ((d_31 * (-0x1.afdb76e09c32dp-23)) + (0x1.0cfca86e65239p-18))) + (-0x1.4ce199eaadbb7p-14))) + (0x1.a01a019fe5585p-10))) + (-0x1.11111111110f4p-5))) + (0x1.0p0);
            d_33 = (0x1.8p1) - (d_30 * d_32);
            d_34 = d_31 * ((d_32 - d_33) / ((0x1.8p2) - (d_15 * d_33)));
            if (i_17 == 0) {
                d_35 = d_15 - ((d_15 * d_34) - d_31);
                d_12 = d_35;
            } else {
                d_36 = ((d_15 * (d_34 - d_16)) - d_16) - d_31;
                d_37 = d_15 - d_36;
                if (i_17 == (-1)) {
                    d_38 = (d_37 * (0x1.0p-1)) - (0x1.0p-1);
                    d_12 = d_38;
                } else {
                    if (i_17 == 1) {
                        if (d_15 < (-0x1.0p-2)) {
                            d_39 = (d_36 - (d_15 + (0x1.0p-1))) * (-0x1.0p1);
                            d_12 = d_39;
                        } else {
                            d_40 = (d_37 * (0x1.0p1)) + (0x1.0p0);
                            d_12 = d_40;
                        }
                    } else {
                        d_41 = d_36 - d_15;
                        i_42 = i_17 << 20;
                        if (i_17 < 57) {
                            if (i_17 < 20) {
                                l_43 = as_long((as_double((((long) (uint) (1072693248 - ((int) ((uint) 2097152 >> i_17)))) << 32)) - d_41));
                                d_44 = as_double(((l_43 & 4294967295L) | (((long) ((int) ((uint) ((int) (l_43 >> 32)) + (uint) i_42))) << 32)));
                                d_12 = d_44;
                            } else {
                                l_45 = as_long(((d_15 - (d_36 + as_double((((long) (uint) ((1023 - i_17) << 20)) << 32)))) + (0x1.0p0)));
                                d_46 = as_double(((l_45 & 4294967295L) | (((long) ((int) ((uint) i_42 + (uint) ((int) (l_45 >> 32))))) << 32)));
                                d_12 = d_46;
                            }
                        } else {
                            l_47 = as_long(((0x1.0p0) - d_41));
                            d_48 = as_double(((l_47 & 4294967295L) | (((long) ((int) ((uint) i_42 + (uint) ((int) (l_47 >> 32))))) << 32))) - (0x1.0p0);
                            d_12 = d_48;
                        }
                    }
                }
            }
        B46:;
            d_50 = d_12 + (0x1.0p0);
            if ((uint) i_7 < (uint) 1015021568) {
                d_51 = d_50;
            } else {
                d_52 = ((d_12 * d_12) / (d_50 + d_50)) + (0x1.0p0);
                d_51 = d_52;
            }
        } else {
            if ((uint) i_7 < (uint) 1077280768) {
                d_53 = gale_exp(d_8);
                d_54 = (d_53 * (0x1.0p-1)) + ((0x1.0p-1) / d_53);
                d_51 = d_54;
            } else {
                if ((uint) i_7 < (uint) 1082535490) {
                    d_55 = gale_exp(d_8);
                    d_56 = d_55 * (0x1.0p-1);
                    d_51 = d_56;
                } else {
                    if (!((uint) i_7 < (uint) 1082536910)) {
                        if (!(i_7 == 1082536910)) {
                            d_51 = as_double(9218868437227405312L);
                            goto B62;
                        }
                        if (!((uint) ((int) l_6) < (uint) (-1883637634))) {
                            d_51 = as_double(9218868437227405312L);
                            goto B62;
                        }
                    }
                    d_57 = gale_exp((d_8 * (0x1.0p-1)));
                    d_58 = d_57 * (d_57 * (0x1.0p-1));
                    d_51 = d_58;
                }
            }
        }
    } else {
        d_59 = d_5 * d_5;
        d_51 = d_59;
    }
B62:;
    *((__global gale_float *) (arg_floatOut + l_1)) = ((float) d_51);
    l_60 = as_long(d_4);
    i_61 = ((int) (l_60 >> 32)) & 2147483647;
    if ((uint) i_61 < (uint) 2146435072) {
        d_62 = fabs(d_4);
        if ((uint) i_61 < (uint) 1071001155) {
            l_63 = as_long(d_62);
            i_64 = (int) (l_63 >> 32);
            i_65 = i_64 & 2147483647;
            if (!((uint) i_65 < (uint) 1078159482)) {
                if (!((uint) i_65 < (uint) 1082535490)) {
                    if (!((uint) i_65 < (uint) 2146435072)) {
                        if (((i_64 & 1048575) | ((int) l_63)) == 0) {
                            if ((i_64 & INT_MIN) == 0) {
                                d_66 = d_62;
                                goto B108;
                            }
                            d_66 = (-0x1.0p0);
                            goto B108;
                        }
                        d_103 = d_62 + d_62;
                        d_66 = d_103;
                        goto B108;
                    }
                    if ((0x1.62e42fefa39efp9) < d_62) {
                        d_66 = as_double(9218868437227405312L);
                        goto B108;
                    }
                }
                if (!((i_64 & INT_MIN) == 0)) {
                    if ((d_62 + (0x1.56e1fc2f8f359p-997)) < (0x0.0p0)) {
                        d_66 = (-0x1.0p0);
                        goto B108;
                    }
                }
            }
            if ((uint) i_65 < (uint) 1071001155) {
                if ((uint) i_65 < (uint) 1016070144) {
                    d_67 = d_62 + (0x1.7e43c8800759cp996);
                    d_68 = d_62 - (d_67 - d_67);
                    d_66 = d_68;
                    goto B108;
                }
                d_69 = d_62;
                d_70 = (0x0.0p0);
                i_71 = 0;
            } else {
                if ((uint) i_65 < (uint) 1072734898) {
                    if ((i_64 & INT_MIN) == 0) {
                        d_72 = d_62 - (0x1.62e42feep-1);
                        d_73 = d_72;
                        d_74 = (0x1.a39ef35793c76p-33);
                        i_75 = 1;
                    } else {
                        d_76 = d_62 + (0x1.62e42feep-1);
                        d_73 = d_76;
                        d_74 = (-0x1.a39ef35793c76p-33);
                        i_75 = (-1);
                    }
                } else {
                    if ((i_64 & INT_MIN) == 0) {
                        d_77 = (0x1.0p-1);
                    } else {
                        d_77 = (-0x1.0p-1);
                    }
                    i_78 = gale_int_from_double(((d_62 * (0x1.71547652b82fep0)) + d_77));
                    d_79 = (double) i_78;
                    d_80 = d_62 - (d_79 * (0x1.62e42feep-1));
                    d_81 = d_79 * (0x1.a39ef35793c76p-33);
                    d_73 = d_80;
                    d_74 = d_81;
                    i_75 = i_78;
                }
                d_82 = d_73 - d_74;
                d_83 = (d_73 - d_82) - d_74;
                d_69 = d_82;
                d_70 = d_83;
                i_71 = i_75;
            }
            d_84 = d_69 * (0x1.0p-1);
            d_85 = d_69 * d_84;
            d_86 = (d_85 * ((d_85 * ((d_85 * ((d_85 * ((d_85 * (-0x1.afdb76e09c32dp-23)) + (0x1.0cfca86e65239p-18))) + (-0x1.4ce199eaadbb7p-14))) + (0x1.a01a019fe5585p-10))) + (-0x1.11111111110f4p-5))) + (0x1.0p0);
            d_87 = (0x1.8p1) - (d_84 * d_86);
            d_88 = d_85 * ((d_86 - d_87) / ((0x1.8p2) - (d_69 * d_87)));
            if (i_71 == 0) {
                d_89 = d_69 - ((d_69 * d_88) - d_85);
                d_66 = d_89;
            } else {
                d_90 = ((d_69 * (d_88 - d_70)) - d_70) - d_85;
                d_91 = d_69 - d_90;
                if (i_71 == (-1)) {
                    d_92 = (d_91 * (0x1.0p-1)) - (0x1.0p-1);
                    d_66 = d_92;
                } else {
                    if (i_71 == 1) {
                        if (d_69 < (-0x1.0p-2)) {
                            d_93 = (d_90 - (d_69 + (0x1.0p-1))) * (-0x1.0p1);
                            d_66 = d_93;
                        } else {
                            d_94 = (d_91 * (0x1.0p1)) + (0x1.0p0);
                            d_66 = d_94;
                        }
                    } else {
                        d_95 = d_90 - d_69;
                        i_96 = i_71 << 20;
                        if (i_71 < 57) {
                            if (i_71 < 20) {
                                l_97 = as_long((as_double((((long) (uint) (1072693248 - ((int) ((uint) 2097152 >> i_71)))) << 32)) - d_95));
                                d_98 = as_double(((l_97 & 4294967295L) | (((long) ((int) ((uint) ((int) (l_97 >> 32)) + (uint) i_96))) << 32)));
                                d_66 = d_98;
                            } else {
                                l_99 = as_long(((d_69 - (d_90 + as_double((((long) (uint) ((1023 - i_71) << 20)) << 32)))) + (0x1.0p0)));
                                d_100 = as_double(((l_99 & 4294967295L) | (((long) ((int) ((uint) i_96 + (uint) ((int) (l_99 >> 32))))) << 32)));
                                d_66 = d_100;
                            }
                        } else {
                            l_101 = as_long(((0x1.0p0) - d_95));
                            d_102 = as_double(((l_101 & 4294967295L) | (((long) ((int) ((uint) i_96 + (uint) ((int) (l_101 >> 32))))) << 32))) - (0x1.0p0);
                            d_66 = d_102;
                        }
                    }
                }
            }
        B108:;
            d_104 = d_66 + (0x1.0p0);
            if ((uint) i_61 < (uint) 1015021568) {
                d_105 = d_104;
            } else {
                d_106 = ((d_66 * d_66) / (d_104 + d_104)) + (0x1.0p0);
                d_105 = d_106;
            }
        } else {
            if ((uint) i_61 < (uint) 1077280768) {
                d_107 = gale_exp(d_62);
                d_108 = (d_107 * (0x1.0p-1)) + ((0x1.0p-1) / d_107);
                d_105 = d_108;
            } else {
                if ((uint) i_61 < (uint) 1082535490) {
                    d_109 = gale_exp(d_62);
                    d_110 = d_109 * (0x1.0p-1);
                    d_105 = d_110;
                } else {
                    if (!((uint) i_61 < (uint) 1082536910)) {
                        if (!(i_61 == 1082536910)) {
                            d_105 = as_double(9218868437227405312L);
                            goto B124;
                        }
                        if (!((uint) ((int) l_60) < (uint) (-1883637634))) {
                            d_105 = as_double(9218868437227405312L);
                            goto B124;
                        }
                    }
                    d_111 = gale_exp((d_62 * (0x1.0p-1)));
                    d_112 = d_111 * (d_111 * (0x1.0p-1));
                    d_105 = d_112;
                }
            }
        }
    } else {
        d_113 = d_4 * d_4;
        d_105 = d_113;
    }
B124:;
    *((__global gale_double *) (arg_doubleOut + l_3)) = d_105;
}
