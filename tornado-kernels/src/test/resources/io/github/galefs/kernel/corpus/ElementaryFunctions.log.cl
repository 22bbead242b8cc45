// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.ElementaryFunctions#log
// entry point: galefs_log
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: aa6961d1bf2fbc2663ad4b42db87673c574ca3973d0d697c9564d69477e43d6e
// live uses: gale_double

__kernel void galefs_log(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4, d_5, d_8, d_9, d_10, d_12, d_18, d_19, d_20, d_21, d_22, d_23, d_24, d_25, d_26, d_27, d_28, d_29, d_30, d_31, d_32, d_33, d_34, d_35, d_36, d_37, d_40, d_41, d_42, d_44, d_50, d_51, d_52, d_53, d_54, d_55, d_56, d_57, d_58, d_59, d_60, d_61, d_62, d_63, d_64, d_65, d_66, d_67, d_68, d_69;
    float f_2;
    int i_7, i_11, i_13, i_14, i_15, i_16, i_17, i_39, i_43, i_45, i_46, i_47, i_48, i_49;
    long l_0, l_1, l_3, l_6, l_38;
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
            goto B24;
        }
        if (i_7 < 0) {
            d_9 = (d_5 - d_5) / (0x0.0p0);
            d_8 = d_9;
            goto B24;
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
        i_15 = i_14 & 1048575;
        i_16 = (i_15 + 614244) & 1048576;
        i_17 = ((int) ((uint) i_16 >> 20)) + (i_13 + (i_14 >> 20));
        d_18 = (double) (i_17 + (-1023));
        d_19 = d_18 * (0x1.62e42feep-1);
        d_20 = d_18 * (0x1.a39ef35793c76p-33);
        d_21 = as_double(((as_long(d_12) & 4294967295L) | (((long) (uint) (i_15 | (i_16 ^ 1072693248))) << 32))) - (0x1.0p0);
        if ((uint) ((i_15 + 2) & 1048575) < (uint) 3) {
            if (d_21 == (0x0.0p0)) {
                if (i_17 == 1023) {
                    d_8 = (0x0.0p0);
                } else {
                    d_22 = d_19 + d_20;
                    d_8 = d_22;
                }
            } else {
                d_23 = (d_21 * d_21) * ((0x1.0p-1) - (d_21 * (0x1.5555555555555p-2)));
                if (i_17 == 1023) {
                    d_24 = d_21 - d_23;
                    d_8 = d_24;
                } else {
                    d_25 = d_19 - ((d_23 - d_20) - d_21);
                    d_8 = d_25;
                }
            }
        } else {
            d_26 = d_21 / (d_21 + (0x1.0p1));
            d_27 = d_26 * d_26;
            d_28 = d_27 * d_27;
            d_29 = (d_28 * ((d_28 * ((d_28 * (0x1.39a09d078c69fp-3)) + (0x1.c71c51d8e78afp-3))) + (0x1.999999997fa04p-2))) + (d_27 * ((d_28 * ((d_28 * ((d_28 * (0x1.2f112df3e5244p-3)) + (0x1.7466496cb03dep-3))) + (0x1.2492494229359p-2))) + (0x1.5555555555593p-1)));
            if (((i_15 + (-398458)) | (440401 - i_15)) < 1) {
                d_30 = d_26 * (d_21 - d_29);
                if (i_17 == 1023) {
                    d_31 = d_21 - d_30;
                    d_8 = d_31;
                } else {
                    d_32 = d_19 - ((d_30 - d_20) - d_21);
                    d_8 = d_32;
                }
            } else {
                d_33 = d_21 * (d_21 * (0x1.0p-1));
                d_34 = d_26 * (d_29 + d_33);
                if (i_17 == 1023) {
                    d_35 = d_21 - (d_33 - d_34);
                    d_8 = d_35;
                } else {
                    d_36 = d_19 - ((d_33 - (d_20 + d_34)) - d_21);
                    d_8 = d_36;
                }
            }
        }
    } else {
        d_37 = d_12 + d_12;
        d_8 = d_37;
    }
B24:;
    *((__global gale_float *) (arg_floatOut + l_1)) = ((float) d_8);
    l_38 = as_long(d_4);
    i_39 = (int) (l_38 >> 32);
    if (i_39 < 1048576) {
        if ((((int) l_38) | (i_39 & 2147483647)) == 0) {
            d_40 = as_double((-4503599627370496L));
            goto B48;
        }
        if (i_39 < 0) {
            d_41 = (d_4 - d_4) / (0x0.0p0);
            d_40 = d_41;
            goto B48;
        }
        d_42 = d_4 * (0x1.0p54);
        i_43 = (int) (as_long(d_42) >> 32);
        d_44 = d_42;
        i_45 = (-54);
        i_46 = i_43;
    } else {
        d_44 = d_4;
        i_45 = 0;
        i_46 = i_39;
    }
    if (i_46 < 2146435072) {
        i_47 = i_46 & 1048575;
        i_48 = (i_47 + 614244) & 1048576;
        i_49 = ((int) ((uint) i_48 >> 20)) + (i_45 + (i_46 >> 20));
        d_50 = (double) (i_49 + (-1023));
        d_51 = d_50 * (0x1.62e42feep-1);
        d_52 = d_50 * (0x1.a39ef35793c76p-33);
        d_53 = as_double(((as_long(d_44) & 4294967295L) | (((long) (uint) (i_47 | (i_48 ^ 1072693248))) << 32))) - (0x1.0p0);
        if ((uint) ((i_47 + 2) & 1048575) < (uint) 3) {
            if (d_53 == (0x0.0p0)) {
                if (i_49 == 1023) {
                    d_40 = (0x0.0p0);
                } else {
                    d_54 = d_51 + d_52;
                    d_40 = d_54;
                }
            } else {
                d_55 = (d_53 * d_53) * ((0x1.0p-1) - (d_53 * (0x1.5555555555555p-2)));
                if (i_49 == 1023) {
                    d_56 = d_53 - d_55;
                    d_40 = d_56;
                } else {
                    d_57 = d_51 - ((d_55 - d_52) - d_53);
                    d_40 = d_57;
                }
            }
        } else {
            d_58 = d_53 / (d_53 + (0x1.0p1));
            d_59 = d_58 * d_58;
            d_60 = d_59 * d_59;
            d_61 = (d_60 * ((d_60 * ((d_60 * (0x1.39a09d078c69fp-3)) + (0x1.c71c51d8e78afp-3))) + (0x1.999999997fa04p-2))) + (d_59 * ((d_60 * ((d_60 * ((d_60 * (0x1.2f112df3e5244p-3)) + (0x1.7466496cb03dep-3))) + (0x1.2492494229359p-2))) + (0x1.5555555555593p-1)));
            if (((i_47 + (-398458)) | (440401 - i_47)) < 1) {
                d_62 = d_58 * (d_53 - d_61);
                if (i_49 == 1023) {
                    d_63 = d_53 - d_62;
                    d_40 = d_63;
                } else {
                    d_64 = d_51 - ((d_62 - d_52) - d_53);
                    d_40 = d_64;
                }
            } else {
                d_65 = d_53 * (d_53 * (0x1.0p-1));
                d_66 = d_58 * (d_61 + d_65);
                if (i_49 == 1023) {
                    d_67 = d_53 - (d_65 - d_66);
                    d_40 = d_67;
                } else {
                    d_68 = d_51 - ((d_65 - (d_52 + d_66)) - d_53);
                    d_40 = d_68;
                }
            }
        }
    } else {
        d_69 = d_44 + d_44;
        d_40 = d_69;
    }
B48:;
    *((__global gale_double *) (arg_doubleOut + l_3)) = d_40;
}
