// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.ElementaryFunctions#tanhStrict
// entry point: galefs_tanhStrict
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/ElementaryFunctions.java
// source: io/github/galefs/kernel/corpus/WithinUlps.java
// source SHA-256: 8f9460e3a03c3e3317f70fcb553ad050bc48f914716d1f5c74aba18854d2832c

// Products and sums are not fused: each is rounded, as in Java.
#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

// Kernels access the same bytes with several types. Accesses with these types are exempt from C's strict aliasing rule.
#ifdef __has_attribute
#if __has_attribute(may_alias)
#define GALEFS_MAY_ALIAS __attribute__((may_alias))
#endif
#endif
#ifndef GALEFS_MAY_ALIAS
#define GALEFS_MAY_ALIAS volatile
#endif
typedef short GALEFS_MAY_ALIAS gale_short;
typedef int GALEFS_MAY_ALIAS gale_int;
typedef long GALEFS_MAY_ALIAS gale_long;
typedef float GALEFS_MAY_ALIAS gale_float;
typedef double GALEFS_MAY_ALIAS gale_double;

int gale_int_from_double(double x) {
    return isnan(x) ? 0 : convert_int_sat_rtz(x);
}

__kernel void galefs_tanhStrict(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4, d_5, d_8, d_9, d_10, d_11, d_15, d_16, d_17, d_18, d_19, d_21, d_22, d_23, d_25, d_26, d_28, d_29, d_30, d_31, d_32, d_33, d_34, d_35, d_36, d_37, d_38, d_39, d_40, d_41, d_42, d_43, d_45, d_47, d_49, d_50, d_51, d_52, d_53, d_57, d_58, d_59, d_60, d_61, d_63, d_64, d_65, d_67, d_68, d_70, d_71, d_72, d_73, d_74, d_75, d_76, d_77, d_78, d_79, d_80, d_81, d_82, d_83, d_84, d_85, d_86, d_89, d_91, d_93, d_94, d_95, d_96, d_97, d_98, d_99, d_102, d_103, d_104, d_105, d_109, d_110, d_111, d_112, d_113, d_115, d_116, d_117, d_119, d_120, d_122, d_123, d_124, d_125, d_126, d_127, d_128, d_129, d_130, d_131, d_132, d_133, d_134, d_135, d_136, d_137, d_139, d_141, d_143, d_144, d_145, d_146, d_147, d_151, d_152, d_153, d_154, d_155, d_157, d_158, d_159, d_161, d_162, d_164, d_165, d_166, d_167, d_168, d_169, d_170, d_171, d_172, d_173, d_174, d_175, d_176, d_177, d_178, d_179, d_180, d_183, d_185, d_187, d_188, d_189, d_190, d_191, d_192, d_193;
    float f_2;
    int i_6, i_7, i_13, i_14, i_20, i_24, i_27, i_44, i_55, i_56, i_62, i_66, i_69, i_87, i_100, i_101, i_107, i_108, i_114, i_118, i_121, i_138, i_149, i_150, i_156, i_160, i_163, i_181;
    long l_0, l_1, l_3, l_12, l_46, l_48, l_54, l_88, l_90, l_92, l_106, l_140, l_142, l_148, l_182, l_184, l_186;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    d_5 = (double) f_2;
    i_6 = (int) (as_long(d_5) >> 32);
    i_7 = i_6 & 2147483647;
    if ((uint) i_7 < (uint) 2146435072) {
        if ((uint) i_7 < (uint) 1077280768) {
            if ((uint) i_7 < (uint) 1015021568) {
                d_8 = (d_5 + (0x1.0p0)) * d_5;
                d_9 = d_8;
                goto B100;
            }
            d_10 = fabs(d_5);
            if ((uint) i_7 < (uint) 1072693248) {
                d_11 = d_10 * (-0x1.0p1);
                l_12 = as_long(d_11);
                i_13 = (int) (l_12 >> 32);
                i_14 = i_13 & 2147483647;
                if (!((uint) i_14 < (uint) 1078159482)) {
                    if (!((uint) i_14 < (uint) 1082535490)) {
                        if (!((uint) i_14 < (uint) 2146435072)) {
                            if (((i_13 & 1048575) | ((int) l_12)) == 0) {
                                if ((i_13 & INT_MIN) == 0) {
                                    d_15 = d_11;
                                    goto B47;
                                }
                                d_15 = (-0x1.0p0);
                                goto B47;
                            }
                            d_50 = d_11 + d_11;
                            d_15 = d_50;
                            goto B47;
                        }
                        if ((0x1.62e42fefa39efp9) < d_11) {
                            d_15 = as_double(9218868437227405312L);
                            goto B47;
                        }
                    }
                    if (!((i_13 & INT_MIN) == 0)) {
                        if ((d_11 + (0x1.56e1fc2f8f359p-997)) < (0x0.0p0)) {
                            d_15 = (-0x1.0p0);
                            goto B47;
                        }
                    }
                }
                if ((uint) i_14 < (uint) 1071001155) {
                    if ((uint) i_14 < (uint) 1016070144) {
                        d_16 = d_11 + (0x1.7e43c8800759cp996);
                        d_17 = d_11 - (d_16 - d_16);
                        d_15 = d_17;
                        goto B47;
                    }
                    d_18 = d_11;
                    d_19 = (0x0.0p0);
                    i_20 = 0;
                } else {
                    if ((uint) i_14 < (uint) 1072734898) {
                        if ((i_13 & INT_MIN) == 0) {
                            d_21 = d_11 - (0x1.62e42feep-1);
                            d_22 = d_21;
                            d_23 = (0x1.a39ef35793c76p-33);
                            i_24 = 1;
                        } else {
                            d_25 = d_11 + (0x1.62e42feep-1);
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
                        i_27 = gale_int_from_double(((d_11 * (0x1.71547652b82fep0)) + d_26));
                        d_28 = (double) i_27;
                        d_29 = d_11 - (d_28 * (0x1.62e42feep-1));
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
                            i_44 = i_20 << 20;
                            d_45 = d_39 - d_18;
                            if (i_20 < (-1)) {
                                l_46 = as_long(((0x1.0p0) - d_45));
                                d_47 = as_double(((l_46 & 4294967295L) | (((long) ((int) ((uint) i_44 + (uint) ((int) (l_46 >> 32))))) << 32))) - (0x1.0p0);
                                d_15 = d_47;
                            } else {
                                l_48 = as_long((as_double((((long) (uint) (1072693248 - ((int) ((uint) 2097152 >> i_20)))) << 32)) - d_45));
                                d_49 = as_double(((l_48 & 4294967295L) | (((long) ((int) ((uint) ((int) (l_48 >> 32)) + (uint) i_44))) << 32)));
                                d_15 = d_49;
                            }
                        }
                    }
                }
            B47:;
                d_51 = (-d_15) / (d_15 + (0x1.0p1));
                d_52 = d_51;
            } else {
                d_53 = d_10 * (0x1.0p1);
                l_54 = as_long(d_53);
                i_55 = (int) (l_54 >> 32);
                i_56 = i_55 & 2147483647;
                if (!((uint) i_56 < (uint) 1078159482)) {
                    if (!((uint) i_56 < (uint) 1082535490)) {
                        if (!((uint) i_56 < (uint) 2146435072)) {
                            if (((i_55 & 1048575) | ((int) l_54)) == 0) {
                                if ((i_55 & INT_MIN) == 0) {
                                    d_57 = d_53;
                                    goto B92;
                                }
                                d_57 = (-0x1.0p0);
                                goto B92;
                            }
                            d_94 = d_53 + d_53;
                            d_57 = d_94;
                            goto B92;
                        }
                        if ((0x1.62e42fefa39efp9) < d_53) {
                            d_57 = as_double(9218868437227405312L);
                            goto B92;
                        }
                    }
                    if (!((i_55 & INT_MIN) == 0)) {
                        if ((d_53 + (0x1.56e1fc2f8f359p-997)) < (0x0.0p0)) {
                            d_57 = (-0x1.0p0);
                            goto B92;
                        }
                    }
                }
                if ((uint) i_56 < (uint) 1071001155) {
                    if ((uint) i_56 < (uint) 1016070144) {
                        d_58 = d_53 + (0x1.7e43c8800759cp996);
                        d_59 = d_53 - (d_58 - d_58);
                        d_57 = d_59;
                        goto B92;
                    }
                    d_60 = d_53;
                    d_61 = (0x0.0p0);
                    i_62 = 0;
                } else {
                    if ((uint) i_56 < (uint) 1072734898) {
                        if ((i_55 & INT_MIN) == 0) {
                            d_63 = d_53 - (0x1.62e42feep-1);
                            d_64 = d_63;
                            d_65 = (0x1.a39ef35793c76p-33);
                            i_66 = 1;
                        } else {
                            d_67 = d_53 + (0x1.62e42feep-1);
                            d_64 = d_67;
                            d_65 = (-0x1.a39ef35793c76p-33);
                            i_66 = (-1);
                        }
                    } else {
                        if ((i_55 & INT_MIN) == 0) {
                            d_68 = (0x1.0p-1);
                        } else {
                            d_68 = (-0x1.0p-1);
                        }
                        i_69 = gale_int_from_double(((d_53 * (0x1.71547652b82fep0)) + d_68));
                        d_70 = (double) i_69;
                        d_71 = d_53 - (d_70 * (0x1.62e42feep-1));
                        d_72 = d_70 * (0x1.a39ef35793c76p-33);
                        d_64 = d_71;
                        d_65 = d_72;
                        i_66 = i_69;
                    }
                    d_73 = d_64 - d_65;
                    d_74 = (d_64 - d_73) - d_65;
                    d_60 = d_73;
                    d_61 = d_74;
                    i_62 = i_66;
                }
                d_75 = d_60 * (0x1.0p-1);
                d_76 = d_60 * d_75;
                d_77 = (d_76 * ((d_76 * ((d_76 * ((d_76 * ((d_76 * (-0x1.afdb76e09c32dp-23)) + (0x1.0cfca86e65239p-18))) + (-0x1.4ce199eaadbb7p-14))) + (0x1.a01a019fe5585p-10))) + (-0x1.11111111110f4p-5))) + (0x1.0p0);
                d_78 = (0x1.8p1) - (d_75 * d_77);
                d_79 = d_76 * ((d_77 - d_78) / ((0x1.8p2) - (d_60 * d_78)));
                if (i_62 == 0) {
                    d_80 = d_60 - ((d_60 * d_79) - d_76);
                    d_57 = d_80;
                } else {
                    d_81 = ((d_60 * (d_79 - d_61)) - d_61) - d_76;
                    d_82 = d_60 - d_81;
                    if (i_62 == (-1)) {
                        d_83 = (d_82 * (0x1.0p-1)) - (0x1.0p-1);
                        d_57 = d_83;
                    } else {
                        if (i_62 == 1) {
                            if (d_60 < (-0x1.0p-2)) {
                                d_84 = (d_81 - (d_60 + (0x1.0p-1))) * (-0x1.0p1);
                                d_57 = d_84;
                            } else {
                                d_85 = (d_82 * (0x1.0p1)) + (0x1.0p0);
                                d_57 = d_85;
                            }
                        } else {
                            d_86 = d_81 - d_60;
                            i_87 = i_62 << 20;
                            if (i_62 < 57) {
                                if (i_62 < 20) {
                                    l_88 = as_long((as_double((((long) (uint) (1072693248 - ((int) ((uint) 2097152 >> i_62)))) << 32)) - d_86));
                                    d_89 = as_double(((l_88 & 4294967295L) | (((long) ((int) ((uint) ((int) (l_88 >> 32)) + (uint) i_87))) << 32)));
                                    d_57 = d_89;
                                } else {
                                    l_90 = as_long(((d_60 - (d_81 + as_double((((long) (uint) ((1023 - i_62) << 20)) << 32)))) + (0x1.0p0)));
                                    d_91 = as_double(((l_90 & 4294967295L) | (((long) ((int) ((uint) i_87 + (uint) ((int) (l_90 >> 32))))) << 32)));
                                    d_57 = d_91;
                                }
                            } else {
                                l_92 = as_long(((0x1.0p0) - d_86));
                                d_93 = as_double(((l_92 & 4294967295L) | (((long) ((int) ((uint) i_87 + (uint) ((int) (l_92 >> 32))))) << 32))) - (0x1.0p0);
                                d_57 = d_93;
                            }
                        }
                    }
                }
            B92:;
                d_95 = (0x1.0p0) - ((0x1.0p1) / (d_57 + (0x1.0p1)));
                d_52 = d_95;
            }
        } else {
            d_52 = (0x1.0p0);
        }
        if (i_6 < 0) {
            d_96 = -d_52;
            d_9 = d_96;
        } else {
            d_9 = d_52;
        }
    } else {
        d_97 = (0x1.0p0) / d_5;
        if (i_6 < 0) {
            d_98 = d_97 - (0x1.0p0);
            d_9 = d_98;
        } else {
            d_99 = d_97 + (0x1.0p0);
            d_9 = d_99;
        }
    }
B100:;
    *((__global gale_float *) (arg_floatOut + l_1)) = ((float) d_9);
    i_100 = (int) (as_long(d_4) >> 32);
    i_101 = i_100 & 2147483647;
    if ((uint) i_101 < (uint) 2146435072) {
        if ((uint) i_101 < (uint) 1077280768) {
            if ((uint) i_101 < (uint) 1015021568) {
                d_102 = (d_4 + (0x1.0p0)) * d_4;
                d_103 = d_102;
                goto B200;
            }
            d_104 = fabs(d_4);
            if ((uint) i_101 < (uint) 1072693248) {
                d_105 = d_104 * (-0x1.0p1);
                l_106 = as_long(d_105);
                i_107 = (int) (l_106 >> 32);
                i_108 = i_107 & 2147483647;
                if (!((uint) i_108 < (uint) 1078159482)) {
                    if (!((uint) i_108 < (uint) 1082535490)) {
                        if (!((uint) i_108 < (uint) 2146435072)) {
                            if (((i_107 & 1048575) | ((int) l_106)) == 0) {
                                if ((i_107 & INT_MIN) == 0) {
                                    d_109 = d_105;
                                    goto B147;
                                }
                                d_109 = (-0x1.0p0);
                                goto B147;
                            }
                            d_144 = d_105 + d_105;
                            d_109 = d_144;
                            goto B147;
                        }
                        if ((0x1.62e42fefa39efp9) < d_105) {
                            d_109 = as_double(9218868437227405312L);
                            goto B147;
                        }
                    }
                    if (!((i_107 & INT_MIN) == 0)) {
                        if ((d_105 + (0x1.56e1fc2f8f359p-997)) < (0x0.0p0)) {
                            d_109 = (-0x1.0p0);
                            goto B147;
                        }
                    }
                }
                if ((uint) i_108 < (uint) 1071001155) {
                    if ((uint) i_108 < (uint) 1016070144) {
                        d_110 = d_105 + (0x1.7e43c8800759cp996);
                        d_111 = d_105 - (d_110 - d_110);
                        d_109 = d_111;
                        goto B147;
                    }
                    d_112 = d_105;
                    d_113 = (0x0.0p0);
                    i_114 = 0;
                } else {
                    if ((uint) i_108 < (uint) 1072734898) {
                        if ((i_107 & INT_MIN) == 0) {
                            d_115 = d_105 - (0x1.62e42feep-1);
                            d_116 = d_115;
                            d_117 = (0x1.a39ef35793c76p-33);
                            i_118 = 1;
                        } else {
                            d_119 = d_105 + (0x1.62e42feep-1);
                            d_116 = d_119;
                            d_117 = (-0x1.a39ef35793c76p-33);
                            i_118 = (-1);
                        }
                    } else {
                        if ((i_107 & INT_MIN) == 0) {
                            d_120 = (0x1.0p-1);
                        } else {
                            d_120 = (-0x1.0p-1);
                        }
                        i_121 = gale_int_from_double(((d_105 * (0x1.71547652b82fep0)) + d_120));
                        d_122 = (double) i_121;
                        d_123 = d_105 - (d_122 * (0x1.62e42feep-1));
                        d_124 = d_122 * (0x1.a39ef35793c76p-33);
                        d_116 = d_123;
                        d_117 = d_124;
                        i_118 = i_121;
                    }
                    d_125 = d_116 - d_117;
                    d_126 = (d_116 - d_125) - d_117;
                    d_112 = d_125;
                    d_113 = d_126;
                    i_114 = i_118;
                }
                d_127 = d_112 * (0x1.0p-1);
                d_128 = d_112 * d_127;
                d_129 = (d_128 * ((d_128 * ((d_128 * ((d_128 * ((d_128 * (-0x1.afdb76e09c32dp-23)) + (0x1.0cfca86e65239p-18))) + (-0x1.4ce199eaadbb7p-14))) + (0x1.a01a019fe5585p-10))) + (-0x1.11111111110f4p-5))) + (0x1.0p0);
                d_130 = (0x1.8p1) - (d_127 * d_129);
                d_131 = d_128 * ((d_129 - d_130) / ((0x1.8p2) - (d_112 * d_130)));
                if (i_114 == 0) {
                    d_132 = d_112 - ((d_112 * d_131) - d_128);
                    d_109 = d_132;
                } else {
                    d_133 = ((d_112 * (d_131 - d_113)) - d_113) - d_128;
                    d_134 = d_112 - d_133;
                    if (i_114 == (-1)) {
                        d_135 = (d_134 * (0x1.0p-1)) - (0x1.0p-1);
                        d_109 = d_135;
                    } else {
                        if (i_114 == 1) {
                            if (d_112 < (-0x1.0p-2)) {
                                d_136 = (d_133 - (d_112 + (0x1.0p-1))) * (-0x1.0p1);
                                d_109 = d_136;
                            } else {
                                d_137 = (d_134 * (0x1.0p1)) + (0x1.0p0);
                                d_109 = d_137;
                            }
                        } else {
                            i_138 = i_114 << 20;
                            d_139 = d_133 - d_112;
                            if (i_114 < (-1)) {
                                l_140 = as_long(((0x1.0p0) - d_139));
                                d_141 = as_double(((l_140 & 4294967295L) | (((long) ((int) ((uint) i_138 + (uint) ((int) (l_140 >> 32))))) << 32))) - (0x1.0p0);
                                d_109 = d_141;
                            } else {
                                l_142 = as_long((as_double((((long) (uint) (1072693248 - ((int) ((uint) 2097152 >> i_114)))) << 32)) - d_139));
                                d_143 = as_double(((l_142 & 4294967295L) | (((long) ((int) ((uint) ((int) (l_142 >> 32)) + (uint) i_138))) << 32)));
                                d_109 = d_143;
                            }
                        }
                    }
                }
            B147:;
                d_145 = (-d_109) / (d_109 + (0x1.0p1));
                d_146 = d_145;
            } else {
                d_147 = d_104 * (0x1.0p1);
                l_148 = as_long(d_147);
                i_149 = (int) (l_148 >> 32);
                i_150 = i_149 & 2147483647;
                if (!((uint) i_150 < (uint) 1078159482)) {
                    if (!((uint) i_150 < (uint) 1082535490)) {
                        if (!((uint) i_150 < (uint) 2146435072)) {
                            if (((i_149 & 1048575) | ((int) l_148)) == 0) {
                                if ((i_149 & INT_MIN) == 0) {
                                    d_151 = d_147;
                                    goto B192;
                                }
                                d_151 = (-0x1.0p0);
                                goto B192;
                            }
                            d_188 = d_147 + d_147;
                            d_151 = d_188;
                            goto B192;
                        }
                        if ((0x1.62e42fefa39efp9) < d_147) {
                            d_151 = as_double(9218868437227405312L);
                            goto B192;
                        }
                    }
                    if (!((i_149 & INT_MIN) == 0)) {
                        if ((d_147 + (0x1.56e1fc2f8f359p-997)) < (0x0.0p0)) {
                            d_151 = (-0x1.0p0);
                            goto B192;
                        }
                    }
                }
                if ((uint) i_150 < (uint) 1071001155) {
                    if ((uint) i_150 < (uint) 1016070144) {
                        d_152 = d_147 + (0x1.7e43c8800759cp996);
                        d_153 = d_147 - (d_152 - d_152);
                        d_151 = d_153;
                        goto B192;
                    }
                    d_154 = d_147;
                    d_155 = (0x0.0p0);
                    i_156 = 0;
                } else {
                    if ((uint) i_150 < (uint) 1072734898) {
                        if ((i_149 & INT_MIN) == 0) {
                            d_157 = d_147 - (0x1.62e42feep-1);
                            d_158 = d_157;
                            d_159 = (0x1.a39ef35793c76p-33);
                            i_160 = 1;
                        } else {
                            d_161 = d_147 + (0x1.62e42feep-1);
                            d_158 = d_161;
                            d_159 = (-0x1.a39ef35793c76p-33);
                            i_160 = (-1);
                        }
                    } else {
                        if ((i_149 & INT_MIN) == 0) {
                            d_162 = (0x1.0p-1);
                        } else {
                            d_162 = (-0x1.0p-1);
                        }
                        i_163 = gale_int_from_double(((d_147 * (0x1.71547652b82fep0)) + d_162));
                        d_164 = (double) i_163;
                        d_165 = d_147 - (d_164 * (0x1.62e42feep-1));
                        d_166 = d_164 * (0x1.a39ef35793c76p-33);
                        d_158 = d_165;
                        d_159 = d_166;
                        i_160 = i_163;
                    }
                    d_167 = d_158 - d_159;
                    d_168 = (d_158 - d_167) - d_159;
                    d_154 = d_167;
                    d_155 = d_168;
                    i_156 = i_160;
                }
                d_169 = d_154 * (0x1.0p-1);
                d_170 = d_154 * d_169;
                d_171 = (d_170 * ((d_170 * ((d_170 * ((d_170 * ((d_170 * (-0x1.afdb76e09c32dp-23)) + (0x1.0cfca86e65239p-18))) + (-0x1.4ce199eaadbb7p-14))) + (0x1.a01a019fe5585p-10))) + (-0x1.11111111110f4p-5))) + (0x1.0p0);
                d_172 = (0x1.8p1) - (d_169 * d_171);
                d_173 = d_170 * ((d_171 - d_172) / ((0x1.8p2) - (d_154 * d_172)));
                if (i_156 == 0) {
                    d_174 = d_154 - ((d_154 * d_173) - d_170);
                    d_151 = d_174;
                } else {
                    d_175 = ((d_154 * (d_173 - d_155)) - d_155) - d_170;
                    d_176 = d_154 - d_175;
                    if (i_156 == (-1)) {
                        d_177 = (d_176 * (0x1.0p-1)) - (0x1.0p-1);
                        d_151 = d_177;
                    } else {
                        if (i_156 == 1) {
                            if (d_154 < (-0x1.0p-2)) {
                                d_178 = (d_175 - (d_154 + (0x1.0p-1))) * (-0x1.0p1);
                                d_151 = d_178;
                            } else {
                                d_179 = (d_176 * (0x1.0p1)) + (0x1.0p0);
                                d_151 = d_179;
                            }
                        } else {
                            d_180 = d_175 - d_154;
                            i_181 = i_156 << 20;
                            if (i_156 < 57) {
                                if (i_156 < 20) {
                                    l_182 = as_long((as_double((((long) (uint) (1072693248 - ((int) ((uint) 2097152 >> i_156)))) << 32)) - d_180));
                                    d_183 = as_double(((l_182 & 4294967295L) | (((long) ((int) ((uint) ((int) (l_182 >> 32)) + (uint) i_181))) << 32)));
                                    d_151 = d_183;
                                } else {
                                    l_184 = as_long(((d_154 - (d_175 + as_double((((long) (uint) ((1023 - i_156) << 20)) << 32)))) + (0x1.0p0)));
                                    d_185 = as_double(((l_184 & 4294967295L) | (((long) ((int) ((uint) i_181 + (uint) ((int) (l_184 >> 32))))) << 32)));
                                    d_151 = d_185;
                                }
                            } else {
                                l_186 = as_long(((0x1.0p0) - d_180));
                                d_187 = as_double(((l_186 & 4294967295L) | (((long) ((int) ((uint) i_181 + (uint) ((int) (l_186 >> 32))))) << 32))) - (0x1.0p0);
                                d_151 = d_187;
                            }
                        }
                    }
                }
            B192:;
                d_189 = (0x1.0p0) - ((0x1.0p1) / (d_151 + (0x1.0p1)));
                d_146 = d_189;
            }
        } else {
            d_146 = (0x1.0p0);
        }
        if (i_100 < 0) {
            d_190 = -d_146;
            d_103 = d_190;
        } else {
            d_103 = d_146;
        }
    } else {
        d_191 = (0x1.0p0) / d_4;
        if (i_100 < 0) {
            d_192 = d_191 - (0x1.0p0);
            d_103 = d_192;
        } else {
            d_193 = d_191 + (0x1.0p0);
            d_103 = d_193;
        }
    }
B200:;
    *((__global gale_double *) (arg_doubleOut + l_3)) = d_103;
}
