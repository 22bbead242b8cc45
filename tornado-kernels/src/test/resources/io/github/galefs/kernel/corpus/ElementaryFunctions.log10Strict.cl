// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.ElementaryFunctions#log10Strict
// entry point: galefs_log10Strict
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 3bb1d6cd1809d367b56d1a6d4437946a27394af2eccacba5346d104b16aa9d28
// live uses: gale_double

__kernel void galefs_log10Strict(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4, d_5, d_8, d_9, d_10, d_12, d_22, d_23, d_24, d_25, d_26, d_27, d_28, d_29, d_30, d_31, d_32, d_33, d_34, d_35, d_36, d_37, d_38, d_39, d_40, d_41, d_42, d_43, d_44, d_47, d_48, d_49, d_51, d_61, d_62, d_63, d_64, d_65, d_66, d_67, d_68, d_69, d_70, d_71, d_72, d_73, d_74, d_75, d_76, d_77, d_78, d_79, d_80, d_81, d_82, d_83;
    float f_2;
    int i_7, i_11, i_13, i_14, i_16, i_17, i_18, i_19, i_20, i_21, i_46, i_50, i_52, i_53, i_55, i_56, i_57, i_58, i_59, i_60;
    long l_0, l_1, l_3, l_6, l_15, l_45, l_54;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    d_5 = (double) f_2;
    l_6 = as_long(d_5);
    i_7 = (int) (l_6 >> 32);
    if (i_7 < 1048576) {
        if ((((int) l_6) | (i_7 & 2147483647)) == 0) {
            d_8 = as_double((-4503599627370496L));
            goto B25;
        }
        if (i_7 < 0) {
            d_9 = (d_5 - d_5) / (0x0.0p0);
            d_8 = d_9;
            goto B25;
        }
        d_10 = d_5 * (0x1.0p54);
        i_11 = (int) (as_long(d_10) >> 32);
        d_12 = d_10;
        i_13 = (-54);
        i_14 = i_11;
    } else {
        d_12 = d_5;
        i_13 = 0;
        i_14 = i_7;
    }
    if (i_14 < 2146435072) {
        l_15 = as_long(d_12) & 4294967295L;
        i_16 = (i_13 + (i_14 >> 20)) + (-1023);
        i_17 = (int) ((uint) (i_16 & INT_MIN) >> 31);
        i_18 = (int) ((long) ((ulong) (l_15 | (((long) (uint) ((i_14 & 1048575) | ((1023 - i_17) << 20))) << 32)) >> 32));
        i_19 = i_18 & 1048575;
        i_20 = (i_19 + 614244) & 1048576;
        i_21 = ((int) ((uint) i_18 >> 20)) + ((int) ((uint) i_20 >> 20));
        d_22 = (double) (i_21 + (-1023));
        d_23 = d_22 * (0x1.62e42feep-1);
        d_24 = d_22 * (0x1.a39ef35793c76p-33);
        d_25 = as_double((l_15 | (((long) (uint) (i_19 | (i_20 ^ 1072693248))) << 32))) - (0x1.0p0);
        if ((uint) ((i_19 + 2) & 1048575) < (uint) 3) {
            if (d_25 == (0x0.0p0)) {
                if (i_21 == 1023) {
                    d_26 = (0x0.0p0);
                } else {
                    d_27 = d_23 + d_24;
                    d_26 = d_27;
                }
            } else {
                d_28 = (d_25 * d_25) * ((0x1.0p-1) - (d_25 * (0x1.5555555555555p-2)));
                if (i_21 == 1023) {
                    d_29 = d_25 - d_28;
                    d_26 = d_29;
                } else {
                    d_30 = d_23 - ((d_28 - d_24) - d_25);
                    d_26 = d_30;
                }
            }
        } else {
            d_31 = d_25 / (d_25 + (0x1.0p1));
            d_32 = d_31 * d_31;
            d_33 = d_32 * d_32;
            d_34 = (d_33 * ((d_33 * ((d_33 * (0x1.39a09d078c69fp-3)) + (0x1.c71c51d8e78afp-3))) + (0x1.999999997fa04p-2))) + (d_32 * ((d_33 * ((d_33 * ((d_33 * (0x1.2f112df3e5244p-3)) + (0x1.7466496cb03dep-3))) + (0x1.2492494229359p-2))) + (0x1.5555555555593p-1)));
            if (((i_19 + (-398458)) | (440401 - i_19)) < 1) {
                d_35 = d_31 * (d_25 - d_34);
                if (i_21 == 1023) {
                    d_36 = d_25 - d_35;
                    d_26 = d_36;
                } else {
                    d_37 = d_23 - ((d_35 - d_24) - d_25);
                    d_26 = d_37;
                }
            } else {
                d_38 = d_25 * (d_25 * (0x1.0p-1));
                d_39 = d_31 * (d_34 + d_38);
                if (i_21 == 1023) {
                    d_40 = d_25 - (d_38 - d_39);
                    d_26 = d_40;
                } else {
                    d_41 = d_23 - ((d_38 - (d_24 + d_39)) - d_25);
                    d_26 = d_41;
                }
            }
        }
        d_42 = (double) (i_17 + i_16);
        d_43 = ((d_42 * (0x1.9fef311f12b36p-42)) + (d_26 * (0x1.bcb7b1526e50ep-2))) + (d_42 * (0x1.34413509f6p-2));
        d_8 = d_43;
    } else {
        d_44 = d_12 + d_12;
        d_8 = d_44;
    }
B25:;
    *((__global gale_float *) (arg_floatOut + l_1)) = ((float) d_8);
    l_45 = as_long(d_4);
    i_46 = (int) (l_45 >> 32);
    if (i_46 < 1048576) {
        if ((((int) l_45) | (i_46 & 2147483647)) == 0) {
            d_47 = as_double((-4503599627370496L));
            goto B50;
        }
        if (i_46 < 0) {
            d_48 = (d_4 - d_4) / (0x0.0p0);
            d_47 = d_48;
            goto B50;
        }
        d_49 = d_4 * (0x1.0p54);
        i_50 = (int) (as_long(d_49) >> 32);
        d_51 = d_49;
        i_52 = (-54);
        i_53 = i_50;
    } else {
        d_51 = d_4;
        i_52 = 0;
        i_53 = i_46;
    }
    if (i_53 < 2146435072) {
        l_54 = as_long(d_51) & 4294967295L;
        i_55 = (i_52 + (i_53 >> 20)) + (-1023);
        i_56 = (int) ((uint) (i_55 & INT_MIN) >> 31);
        i_57 = (int) ((long) ((ulong) (l_54 | (((long) (uint) ((i_53 & 1048575) | ((1023 - i_56) << 20))) << 32)) >> 32));
        i_58 = i_57 & 1048575;
        i_59 = (i_58 + 614244) & 1048576;
        i_60 = ((int) ((uint) i_57 >> 20)) + ((int) ((uint) i_59 >> 20));
        d_61 = (double) (i_60 + (-1023));
        d_62 = d_61 * (0x1.62e42feep-1);
        d_63 = d_61 * (0x1.a39ef35793c76p-33);
        d_64 = as_double((l_54 | (((long) (uint) (i_58 | (i_59 ^ 1072693248))) << 32))) - (0x1.0p0);
        if ((uint) ((i_58 + 2) & 1048575) < (uint) 3) {
            if (d_64 == (0x0.0p0)) {
                if (i_60 == 1023) {
                    d_65 = (0x0.0p0);
                } else {
                    d_66 = d_62 + d_63;
                    d_65 = d_66;
                }
            } else {
                d_67 = (d_64 * d_64) * ((0x1.0p-1) - (d_64 * (0x1.5555555555555p-2)));
                if (i_60 == 1023) {
                    d_68 = d_64 - d_67;
                    d_65 = d_68;
                } else {
                    d_69 = d_62 - ((d_67 - d_63) - d_64);
                    d_65 = d_69;
                }
            }
        } else {
            d_70 = d_64 / (d_64 + (0x1.0p1));
            d_71 = d_70 * d_70;
            d_72 = d_71 * d_71;
            d_73 = (d_72 * ((d_72 * ((d_72 * (0x1.39a09d078c69fp-3)) + (0x1.c71c51d8e78afp-3))) + (0x1.999999997fa04p-2))) + (d_71 * ((d_72 * ((d_72 * ((d_72 * (0x1.2f112df3e5244p-3)) + (0x1.7466496cb03dep-3))) + (0x1.2492494229359p-2))) + (0x1.5555555555593p-1)));
            if (((i_58 + (-398458)) | (440401 - i_58)) < 1) {
                d_74 = d_70 * (d_64 - d_73);
                if (i_60 == 1023) {
                    d_75 = d_64 - d_74;
                    d_65 = d_75;
                } else {
                    d_76 = d_62 - ((d_74 - d_63) - d_64);
                    d_65 = d_76;
                }
            } else {
                d_77 = d_64 * (d_64 * (0x1.0p-1));
                d_78 = d_70 * (d_73 + d_77);
                if (i_60 == 1023) {
                    d_79 = d_64 - (d_77 - d_78);
                    d_65 = d_79;
                } else {
                    d_80 = d_62 - ((d_77 - (d_63 + d_78)) - d_64);
                    d_65 = d_80;
                }
            }
        }
        d_81 = (double) (i_56 + i_55);
        d_82 = ((d_81 * (0x1.9fef311f12b36p-42)) + (d_65 * (0x1.bcb7b1526e50ep-2))) + (d_81 * (0x1.34413509f6p-2));
        d_47 = d_82;
    } else {
        d_83 = d_51 + d_51;
        d_47 = d_83;
    }
B50:;
    *((__global gale_double *) (arg_doubleOut + l_3)) = d_47;
}
