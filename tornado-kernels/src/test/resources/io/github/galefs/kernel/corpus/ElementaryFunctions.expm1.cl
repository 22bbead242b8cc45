// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.ElementaryFunctions#expm1
// entry point: galefs_expm1
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 7436f63706deb94c595e3d8f50909f9801fade484fd60c46f5defb155df4a039
// live uses: gale_double gale_int_from_double

__kernel void galefs_expm1(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4, d_5, d_9, d_10, d_11, d_12, d_13, d_15, d_16, d_17, d_19, d_20, d_22, d_23, d_24, d_25, d_26, d_27, d_28, d_29, d_30, d_31, d_32, d_33, d_34, d_35, d_36, d_37, d_38, d_41, d_43, d_45, d_46, d_50, d_51, d_52, d_53, d_54, d_56, d_57, d_58, d_60, d_61, d_63, d_64, d_65, d_66, d_67, d_68, d_69, d_70, d_71, d_72, d_73, d_74, d_75, d_76, d_77, d_78, d_79, d_82, d_84, d_86, d_87;
    float f_2;
    int i_7, i_8, i_14, i_18, i_21, i_39, i_48, i_49, i_55, i_59, i_62, i_80;
    long l_0, l_1, l_3, l_6, l_40, l_42, l_44, l_47, l_81, l_83, l_85;
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
    if (!((uint) i_8 < (uint) 1078159482)) {
        if (!((uint) i_8 < (uint) 1082535490)) {
            if (!((uint) i_8 < (uint) 2146435072)) {
                if (((i_7 & 1048575) | ((int) l_6)) == 0) {
                    if ((i_7 & INT_MIN) == 0) {
                        d_9 = d_5;
                        goto B44;
                    }
                    d_9 = (-0x1.0p0);
                    goto B44;
                }
                d_46 = d_5 + d_5;
                d_9 = d_46;
                goto B44;
            }
            if ((0x1.62e42fefa39efp9) < d_5) {
                d_9 = as_double(9218868437227405312L);
                goto B44;
            }
        }
        if (!((i_7 & INT_MIN) == 0)) {
            if ((d_5 + (0x1.56e1fc2f8f359p-997)) < (0x0.0p0)) {
                d_9 = (-0x1.0p0);
                goto B44;
            }
        }
    }
    if ((uint) i_8 < (uint) 1071001155) {
        if ((uint) i_8 < (uint) 1016070144) {
            d_10 = d_5 + (0x1.7e43c8800759cp996);
            d_11 = d_5 - (d_10 - d_10);
            d_9 = d_11;
            goto B44;
        }
        d_12 = d_5;
        d_13 = (0x0.0p0);
        i_14 = 0;
    } else {
        if ((uint) i_8 < (uint) 1072734898) {
            if ((i_7 & INT_MIN) == 0) {
                d_15 = d_5 - (0x1.62e42feep-1);
                d_16 = d_15;
                d_17 = (0x1.a39ef35793c76p-33);
                i_18 = 1;
            } else {
                d_19 = d_5 + (0x1.62e42feep-1);
                d_16 = d_19;
                d_17 = (-0x1.a39ef35793c76p-33);
                i_18 = (-1);
            }
        } else {
            if ((i_7 & INT_MIN) == 0) {
                d_20 = (0x1.0p-1);
            } else {
                d_20 = (-0x1.0p-1);
            }
            i_21 = gale_int_from_double(((d_5 * (0x1.71547652b82fep0)) + d_20));
            d_22 = (double) i_21;
            d_23 = d_5 - (d_22 * (0x1.62e42feep-1));
            d_24 = d_22 * (0x1.a39ef35793c76p-33);
            d_16 = d_23;
            d_17 = d_24;
            i_18 = i_21;
        }
        d_25 = d_16 - d_17;
        d_26 = (d_16 - d_25) - d_17;
        d_12 = d_25;
        d_13 = d_26;
        i_14 = i_18;
    }
    d_27 = d_12 * (0x1.0p-1);
    d_28 = d_12 * d_27;
    d_29 = (d_28 * ((d_28 * ((d_28 * ((d_28 * ((d_28 * (-0x1.afdb76e09c32dp-23)) + (0x1.0cfca86e65239p-18))) + (-0x1.4ce199eaadbb7p-14))) + (0x1.a01a019fe5585p-10))) + (-0x1.11111111110f4p-5))) + (0x1.0p0);
    d_30 = (0x1.8p1) - (d_27 * d_29);
    d_31 = d_28 * ((d_29 - d_30) / ((0x1.8p2) - (d_12 * d_30)));
    if (i_14 == 0) {
        d_32 = d_12 - ((d_12 * d_31) - d_28);
        d_9 = d_32;
    } else {
        d_33 = ((d_12 * (d_31 - d_13)) - d_13) - d_28;
        d_34 = d_12 - d_33;
        if (i_14 == (-1)) {
            d_35 = (d_34 * (0x1.0p-1)) - (0x1.0p-1);
            d_9 = d_35;
        } else {
            if (i_14 == 1) {
                if (d_12 < (-0x1.0p-2)) {
                    d_36 = (d_33 - (d_12 + (0x1.0p-1))) * (-0x1.0p1);
                    d_9 = d_36;
                } else {
                    d_37 = (d_34 * (0x1.0p1)) + (0x1.0p0);
                    d_9 = d_37;
                }
            } else {
                d_38 = d_33 - d_12;
                i_39 = i_14 << 20;
                if ((uint) ((int) ((uint) i_14 + (uint) 1)) < (uint) 58) {
                    if (i_14 < 20) {
                        l_40 = as_long((as_double((((long) (uint) (1072693248 - ((int) ((uint) 2097152 >> i_14)))) << 32)) - d_38));
                        d_41 = as_double(((l_40 & 4294967295L) | (((long) ((int) ((uint) ((int) (l_40 >> 32)) + (uint) i_39))) << 32)));
                        d_9 = d_41;
                    } else {
                        l_42 = as_long(((d_12 - (d_33 + as_double((((long) (((int) ((uint) 1023 - (uint) i_14)) << 20)) << 32)))) + (0x1.0p0)));
                        d_43 = as_double(((l_42 & 4294967295L) | (((long) ((int) ((uint) i_39 + (uint) ((int) (l_42 >> 32))))) << 32)));
                        d_9 = d_43;
                    }
                } else {
                    l_44 = as_long(((0x1.0p0) - d_38));
                    d_45 = as_double(((l_44 & 4294967295L) | (((long) ((int) ((uint) i_39 + (uint) ((int) (l_44 >> 32))))) << 32))) - (0x1.0p0);
                    d_9 = d_45;
                }
            }
        }
    }
B44:;
    *((__global gale_float *) (arg_floatOut + l_1)) = ((float) d_9);
    l_47 = as_long(d_4);
    i_48 = (int) (l_47 >> 32);
    i_49 = i_48 & 2147483647;
    if (!((uint) i_49 < (uint) 1078159482)) {
        if (!((uint) i_49 < (uint) 1082535490)) {
            if (!((uint) i_49 < (uint) 2146435072)) {
                if (((i_48 & 1048575) | ((int) l_47)) == 0) {
                    if ((i_48 & INT_MIN) == 0) {
                        d_50 = d_4;
                        goto B88;
                    }
                    d_50 = (-0x1.0p0);
                    goto B88;
                }
                d_87 = d_4 + d_4;
                d_50 = d_87;
                goto B88;
            }
            if ((0x1.62e42fefa39efp9) < d_4) {
                d_50 = as_double(9218868437227405312L);
                goto B88;
            }
        }
        if (!((i_48 & INT_MIN) == 0)) {
            if ((d_4 + (0x1.56e1fc2f8f359p-997)) < (0x0.0p0)) {
                d_50 = (-0x1.0p0);
                goto B88;
            }
        }
    }
    if ((uint) i_49 < (uint) 1071001155) {
        if ((uint) i_49 < (uint) 1016070144) {
            d_51 = d_4 + (0x1.7e43c8800759cp996);
            d_52 = d_4 - (d_51 - d_51);
            d_50 = d_52;
            goto B88;
        }
        d_53 = d_4;
        d_54 = (0x0.0p0);
        i_55 = 0;
    } else {
        if ((uint) i_49 < (uint) 1072734898) {
            if ((i_48 & INT_MIN) == 0) {
                d_56 = d_4 - (0x1.62e42feep-1);
                d_57 = d_56;
                d_58 = (0x1.a39ef35793c76p-33);
                i_59 = 1;
            } else {
                d_60 = d_4 + (0x1.62e42feep-1);
                d_57 = d_60;
                d_58 = (-0x1.a39ef35793c76p-33);
                i_59 = (-1);
            }
        } else {
            if ((i_48 & INT_MIN) == 0) {
                d_61 = (0x1.0p-1);
            } else {
                d_61 = (-0x1.0p-1);
            }
            i_62 = gale_int_from_double(((d_4 * (0x1.71547652b82fep0)) + d_61));
            d_63 = (double) i_62;
            d_64 = d_4 - (d_63 * (0x1.62e42feep-1));
            d_65 = d_63 * (0x1.a39ef35793c76p-33);
            d_57 = d_64;
            d_58 = d_65;
            i_59 = i_62;
        }
        d_66 = d_57 - d_58;
        d_67 = (d_57 - d_66) - d_58;
        d_53 = d_66;
        d_54 = d_67;
        i_55 = i_59;
    }
    d_68 = d_53 * (0x1.0p-1);
    d_69 = d_53 * d_68;
    d_70 = (d_69 * ((d_69 * ((d_69 * ((d_69 * ((d_69 * (-0x1.afdb76e09c32dp-23)) + (0x1.0cfca86e65239p-18))) + (-0x1.4ce199eaadbb7p-14))) + (0x1.a01a019fe5585p-10))) + (-0x1.11111111110f4p-5))) + (0x1.0p0);
    d_71 = (0x1.8p1) - (d_68 * d_70);
    d_72 = d_69 * ((d_70 - d_71) / ((0x1.8p2) - (d_53 * d_71)));
    if (i_55 == 0) {
        d_73 = d_53 - ((d_53 * d_72) - d_69);
        d_50 = d_73;
    } else {
        d_74 = ((d_53 * (d_72 - d_54)) - d_54) - d_69;
        d_75 = d_53 - d_74;
        if (i_55 == (-1)) {
            d_76 = (d_75 * (0x1.0p-1)) - (0x1.0p-1);
            d_50 = d_76;
        } else {
            if (i_55 == 1) {
                if (d_53 < (-0x1.0p-2)) {
                    d_77 = (d_74 - (d_53 + (0x1.0p-1))) * (-0x1.0p1);
                    d_50 = d_77;
                } else {
                    d_78 = (d_75 * (0x1.0p1)) + (0x1.0p0);
                    d_50 = d_78;
                }
            } else {
                d_79 = d_74 - d_53;
                i_80 = i_55 << 20;
                if ((uint) ((int) ((uint) i_55 + (uint) 1)) < (uint) 58) {
                    if (i_55 < 20) {
                        l_81 = as_long((as_double((((long) (uint) (1072693248 - ((int) ((uint) 2097152 >> i_55)))) << 32)) - d_79));
                        d_82 = as_double(((l_81 & 4294967295L) | (((long) ((int) ((uint) ((int) (l_81 >> 32)) + (uint) i_80))) << 32)));
                        d_50 = d_82;
                    } else {
                        l_83 = as_long(((d_53 - (d_74 + as_double((((long) (((int) ((uint) 1023 - (uint) i_55)) << 20)) << 32)))) + (0x1.0p0)));
                        d_84 = as_double(((l_83 & 4294967295L) | (((long) ((int) ((uint) i_80 + (uint) ((int) (l_83 >> 32))))) << 32)));
                        d_50 = d_84;
                    }
                } else {
                    l_85 = as_long(((0x1.0p0) - d_79));
                    d_86 = as_double(((l_85 & 4294967295L) | (((long) ((int) ((uint) i_80 + (uint) ((int) (l_85 >> 32))))) << 32))) - (0x1.0p0);
                    d_50 = d_86;
                }
            }
        }
    }
B88:;
    *((__global gale_double *) (arg_doubleOut + l_3)) = d_50;
}
