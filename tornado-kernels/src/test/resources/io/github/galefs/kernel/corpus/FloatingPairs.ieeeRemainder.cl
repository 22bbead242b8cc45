// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingPairs#ieeeRemainder
// entry point: galefs_ieeeRemainder
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ WRITE WRITE NONE NONE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/FloatingPairs.java
// source SHA-256: 0676c29077559d026cb39fc09653c1c9c2578e5ec3490d0c1b65dd7c54e75280

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
typedef int GALEFS_MAY_ALIAS gale_int;
typedef long GALEFS_MAY_ALIAS gale_long;
typedef float GALEFS_MAY_ALIAS gale_float;
typedef double GALEFS_MAY_ALIAS gale_double;

__kernel void galefs_ieeeRemainder(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_3, d_7, d_8, d_9, d_13, d_19, d_20, d_21, d_26, d_28, d_93, d_94, d_95, d_96, d_97, d_98, d_99, d_100, d_101, d_103;
    int i_0, i_4, i_6, i_11, i_12, i_15, i_16, i_17, i_18, i_23, i_24, i_25, i_27, i_29, i_30, i_31, i_32, i_33, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_106, i_107;
    long l_1, l_2, l_5, l_10, l_14, l_22, l_102, l_104, l_105;
    i_0 = *((__global gale_int *) (arg_floats + 12L));
    l_1 = (long) ((int) get_global_id(0));
    l_2 = (l_1 << 3) + 16L;
    d_3 = *((__global gale_double *) (arg_doubles + l_2));
    i_4 = 0;
    l_5 = 0L;
    i_6 = 0;
    while (true) {
        if (!(i_6 < i_0)) {
            break;
        }
        d_7 = *((__global gale_double *) (arg_doubles + ((((long) i_6) << 3) + 16L)));
        d_8 = d_3 * d_7;
        d_9 = d_8 / d_8;
        l_10 = as_long(d_7);
        i_11 = (int) l_10;
        i_12 = ((int) (l_10 >> 32)) & 2147483647;
        if ((i_11 | i_12) == 0) {
            d_13 = d_9;
        } else {
            l_14 = as_long(d_3);
            i_15 = (int) (l_14 >> 32);
            i_16 = i_15 & 2147483647;
            if ((uint) i_16 < (uint) 2146435072) {
                if (!((uint) i_12 < (uint) 2146435072)) {
                    if (!((i_11 | (i_12 + (-2146435072))) == 0)) {
                        d_13 = d_9;
                        goto B103;
                    }
                }
                i_17 = (int) l_14;
                i_18 = i_15 & INT_MIN;
                if ((uint) i_12 < (uint) 2145386496) {
                    d_19 = d_7 + d_7;
                    d_20 = d_19 * d_3;
                    d_21 = d_20 / d_20;
                    l_22 = as_long(d_19);
                    i_23 = (int) l_22;
                    i_24 = (int) (l_22 >> 32);
                    i_25 = i_24 & 2147483647;
                    if ((i_23 | i_25) == 0) {
                        d_26 = d_21;
                    } else {
                        i_27 = i_15 ^ i_18;
                        if (i_27 < 2146435072) {
                            if ((uint) (i_25 | ((int) ((uint) (i_23 | ((int) (0 - (uint) i_23))) >> 31))) < (uint) 2146435073) {
                                d_28 = ((double) i_18) * (0x0.0p0);
                                if (!(i_25 < i_27)) {
                                    if (i_27 < i_25) {
                                        d_26 = d_3;
                                        goto B87;
                                    }
                                    if ((uint) i_17 < (uint) i_23) {
                                        d_26 = d_3;
                                        goto B87;
                                    }
                                    if (i_17 == i_23) {
                                        d_26 = d_28;
                                        goto B87;
                                    }
                                }
                                if (i_27 < 1048576) {
                                    if (i_15 == i_18) {
                                        i_29 = (-1043);
                                        i_30 = i_17;
                                        while (true) {
                                            if (i_30 < 1) {
                                                break;
                                            }
                                            i_31 = i_30 << 1;
                                            i_32 = (int) ((uint) i_29 + (uint) (-1));
                                            i_29 = i_32;
                                            i_30 = i_31;
                                        }
                                        i_33 = i_29;
                                    } else {
                                        i_34 = i_27 << 11;
                                        i_35 = (-1022);
                                        i_36 = i_34;
                                        while (true) {
                                            if (i_36 < 1) {
                                                break;
                                            }
                                            i_37 = i_36 << 1;
                                            i_38 = (int) ((uint) i_35 + (uint) (-1));
                                            i_35 = i_38;
                                            i_36 = i_37;
                                        }
                                        i_33 = i_35;
                                    }
                                } else {
                                    i_39 = ((int) ((uint) i_27 >> 20)) + (-1023);
                                    i_33 = i_39;
                                }
                                if ((uint) i_25 < (uint) 1048576) {
                                    if ((i_24 & 2147483647) == 0) {
                                        i_40 = (-1043);
                                        i_41 = i_23;
                                        while (true) {
                                            if (i_41 < 1) {
                                                break;
                                            }
                                            i_42 = i_41 << 1;
                                            i_43 = (int) ((uint) i_40 + (uint) (-1));
                                            i_40 = i_43;
                                            i_41 = i_42;
                                        }
                                        i_44 = i_40;
                                    } else {
                                        i_45 = i_25 << 11;
                                        i_46 = (-1022);
                                        i_47 = i_45;
                                        while (true) {
                                            if (i_47 < 1) {
                                                break;
                                            }
                                            i_48 = i_47 << 1;
                                            i_49 = (int) ((uint) i_46 + (uint) (-1));
                                            i_46 = i_49;
                                            i_47 = i_48;
                                        }
                                        i_44 = i_46;
                                    }
                                } else {
                                    i_50 = ((int) ((uint) i_25 >> 20)) + (-1023);
                                    i_44 = i_50;
                                }
                                if (i_33 < (-1022)) {
                                    i_51 = (int) ((uint) (-1022) - (uint) i_33);
                                    if (i_51 < 32) {
                                        i_52 = (i_27 << i_51) | ((int) ((uint) i_17 >> ((int) ((uint) i_33 + (uint) 1054))));
                                        i_53 = i_17 << i_51;
                                        i_54 = i_52;
                                        i_55 = i_53;
                                    } else {
                                        i_56 = i_17 << ((int) ((uint) (-1054) - (uint) i_33));
                                        i_54 = i_56;
                                        i_55 = 0;
                                    }
                                } else {
                                    i_57 = (i_27 & 1048575) | 1048576;
                                    i_54 = i_57;
                                    i_55 = i_17;
                                }
                                if (i_44 < (-1022)) {
                                    i_58 = (int) ((uint) (-1022) - (uint) i_44);
                                    if (i_58 < 32) {
                                        i_59 = (i_25 << i_58) | ((int) ((uint) i_23 >> ((int) ((uint) i_44 + (uint) 1054))));
                                        i_60 = i_23 << i_58;
                                        i_61 = i_59;
                                        i_62 = i_60;
                                    } else {
                                        i_63 = i_23 << ((int) ((uint) (-1054) - (uint) i_44));
                                        i_61 = i_63;
                                        i_62 = 0;
                                    }
                                } else {
                                    i_64 = (i_24 & 1048575) | 1048576;
                                    i_61 = i_64;
                                    i_62 = i_23;
                                }
                                i_65 = (int) ((uint) i_33 - (uint) i_44);
                                i_66 = i_65;
                                i_67 = i_54;
                                i_68 = i_55;
                                while (true) {
                                    i_69 = (int) ((uint) i_68 - (uint) i_62);
                                    i_70 = (int) ((uint) i_67 - (uint) i_61);
                                    i_71 = (int) ((uint) i_70 + (uint) (-1));
                                    if (i_66 == 0) {
                                        goto B65;
                                    }
                                    if ((uint) i_68 < (uint) i_62) {
                                        i_72 = i_71;
                                    } else {
                                        i_72 = i_70;
                                    }
                                    i_73 = (int) ((uint) i_66 + (uint) (-1));
                                    if (i_72 < 0) {
                                        i_74 = (int) ((uint) i_68 + (uint) i_68);
                                        i_75 = (int) ((uint) ((int) ((uint) i_67 + (uint) i_67)) + (uint) ((int) ((uint) i_68 >> 31)));
                                        i_66 = i_73;
                                        i_67 = i_75;
                                        i_68 = i_74;
                                    } else {
                                        if ((i_69 | i_72) == 0) {
                                            break;
                                        }
                                        i_76 = (int) ((uint) ((int) ((uint) i_72 + (uint) i_72)) + (uint) ((int) ((uint) i_69 >> 31)));
                                        i_77 = (int) ((uint) i_69 + (uint) i_69);
                                        i_66 = i_73;
                                        i_67 = i_76;
                                        i_68 = i_77;
                                    }
                                }
                                d_26 = d_28;
                                goto B87;
                            B65:;
                                if ((uint) i_68 < (uint) i_62) {
                                    i_78 = i_71;
                                } else {
                                    i_78 = i_70;
                                }
                                if (i_78 < 0) {
                                    i_79 = i_67;
                                    i_80 = i_68;
                                } else {
                                    i_79 = i_78;
                                    i_80 = i_69;
                                }
                                if ((i_79 | i_80) == 0) {
                                    d_26 = d_28;
                                } else {
                                    i_81 = i_79;
                                    i_82 = i_44;
                                    i_83 = i_80;
                                    while (true) {
                                        if (!(i_81 < 1048576)) {
                                            break;
                                        }
                                        i_84 = (int) ((uint) i_83 + (uint) i_83);
                                        i_85 = (int) ((uint) i_82 + (uint) (-1));
                                        i_86 = (int) ((uint) ((int) ((uint) i_81 + (uint) i_81)) + (uint) ((int) ((uint) i_83 >> 31)));
                                        i_81 = i_86;
                                        i_82 = i_85;
                                        i_83 = i_84;
                                    }
                                    if (i_82 < (-1022)) {
                                        i_87 = (int) ((uint) (-1022) - (uint) i_82);
                                        i_88 = ((int) ((uint) i_83 >> i_87)) | (i_81 << ((int) ((uint) i_82 + (uint) 1054)));
                                        if (i_87 < 21) {
                                            i_89 = (int) ((uint) i_81 >> i_87);
                                            i_90 = i_89;
                                            i_91 = i_88;
                                        } else {
                                            if (i_87 < 32) {
                                                i_90 = i_18;
                                                i_91 = i_88;
                                            } else {
                                                i_92 = (int) ((uint) i_81 >> ((int) ((uint) (-1054) - (uint) i_82)));
                                                i_90 = i_18;
                                                i_91 = i_92;
                                            }
                                        }
                                        d_93 = as_double(((((long) (i_18 | i_90)) << 32) | ((long) (uint) i_91)));
                                        d_26 = d_93;
                                    } else {
                                        d_94 = as_double(((((long) (i_18 | (((int) ((uint) i_81 + (uint) (-1048576))) | (((int) ((uint) i_82 + (uint) 1023)) << 20)))) << 32) | ((long) (uint) i_83)));
                                        d_26 = d_94;
                                    }
                                }
                            } else {
                                d_26 = d_21;
                            }
                        } else {
                            d_26 = d_21;
                        }
                    }
                } else {
                    d_26 = d_3;
                }
            B87:;
                if (((i_16 - i_12) | ((int) ((uint) i_17 - (uint) i_11))) == 0) {
                    d_95 = d_26 * (0x0.0p0);
                    d_13 = d_95;
                } else {
                    d_96 = fabs(d_26);
                    d_97 = fabs(d_7);
                    d_98 = d_96 - d_97;
                    d_99 = d_98 - d_97;
                    if ((uint) i_12 < (uint) 2097152) {
                        if (d_97 < (d_96 + d_96)) {
                            if (!((d_98 + d_98) >= d_97)) {
                                d_100 = d_98;
                            } else {
                                d_100 = d_99;
                            }
                        } else {
                            d_100 = d_96;
                        }
                    } else {
                        d_101 = d_97 * (0x1.0p-1);
                        if (d_101 < d_96) {
                            if (!(d_98 >= d_101)) {
                                d_100 = d_98;
                            } else {
                                d_100 = d_99;
                            }
                        } else {
                            d_100 = d_96;
                        }
                    }
                    l_102 = as_long(d_100);
                    d_103 = as_double(((l_102 & 4294967295L) | (((long) (i_18 ^ ((int) (l_102 >> 32)))) << 32)));
                    d_13 = d_103;
                }
            } else {
                d_13 = d_9;
            }
        }
    B103:;
        l_104 = (d_13 == d_13) ? as_long(d_13) : 9221120237041090560L;
        l_105 = (long) ((ulong) l_104 + (ulong) ((long) ((ulong) (l_5 << 5) - (ulong) l_5)));
        i_106 = (int) ((uint) i_6 + (uint) 1);
        i_107 = (int) ((uint) i_6 + (uint) ((int) ((uint) (i_4 << 5) - (uint) i_4)));
        i_4 = i_107;
        l_5 = l_105;
        i_6 = i_106;
    }
    *((__global gale_int *) (arg_out + ((l_1 << 2) + 16L))) = i_4;
    *((__global gale_long *) (arg_longOut + l_2)) = l_5;
}
