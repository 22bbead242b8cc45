// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.ElementaryPairs#hypotStrict
// entry point: galefs_hypotStrict
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 2958f92f5a0ae971886b676fcb65d21e6d4180defd6649cdafafc3b879a1d023
// live uses: gale_double gale_rem_int

__kernel void galefs_hypotStrict(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_7, d_8, d_9, d_10, d_11, d_12, d_17, d_18, d_19, d_20, d_25, d_26, d_27, d_28, d_35, d_36, d_37, d_38, d_39, d_40, d_41, d_42, d_43, d_44, d_45, d_47, d_48, d_49, d_50, d_51, d_52, d_53, d_54, d_59, d_60, d_61, d_62, d_67, d_68, d_69, d_70, d_77, d_78, d_79, d_80, d_81, d_82, d_83, d_84, d_85, d_86, d_87;
    float f_4, f_6;
    int i_0, i_1, i_13, i_14, i_15, i_16, i_21, i_22, i_23, i_24, i_29, i_30, i_31, i_32, i_33, i_34, i_55, i_56, i_57, i_58, i_63, i_64, i_65, i_66, i_71, i_72, i_73, i_74, i_75, i_76;
    long l_2, l_3, l_5, l_46;
    const int gale_group = (int) get_group_id(0);
    i_0 = *((__global gale_int *) (arg_floats + 12L));
    i_1 = (int) get_global_id(0);
    l_2 = (long) i_1;
    l_3 = (l_2 << 2) + 16L;
    f_4 = *((__global gale_float *) (arg_floats + l_3));
    l_5 = (long) gale_rem_int(((int) ((uint) i_1 + (uint) ((int) ((uint) i_0 >> 1)))), i_0);
    f_6 = *((__global gale_float *) (arg_floats + ((l_5 << 2) + 16L)));
    d_7 = fabs(((double) f_6));
    d_8 = fabs(((double) f_4));
    if (!!((0x1.fffffffffffffp1023) >= d_8)) {
        if (!!((0x1.fffffffffffffp1023) >= d_7)) {
            if (d_8 < d_7) {
                d_11 = d_7;
                d_12 = d_8;
            } else {
                d_11 = d_8;
                d_12 = d_7;
            }
            i_13 = (int) (as_long(d_11) >> 32);
            i_14 = (int) (as_long(d_12) >> 32);
            if (((int) ((uint) i_13 - (uint) i_14)) < 62914561) {
                if ((0x1.00000ffffffffp500) < d_11) {
                    i_15 = (int) ((uint) i_14 + (uint) (-629145600));
                    i_16 = (int) ((uint) i_13 + (uint) (-629145600));
                    d_17 = d_11 * (0x1.0p-600);
                    d_18 = d_12 * (0x1.0p-600);
                    d_19 = d_17;
                    d_20 = d_18;
                    i_21 = i_16;
                    i_22 = i_15;
                    i_23 = 600;
                } else {
                    d_19 = d_11;
                    d_20 = d_12;
                    i_21 = i_13;
                    i_22 = i_14;
                    i_23 = 0;
                }
                if (d_20 < (0x1.0p-500)) {
                    if (d_20 < (0x1.0p-1022)) {
                        if (d_20 == (0x0.0p0)) {
                            d_9 = d_19;
                            goto B30;
                        }
                        i_24 = i_23 + (-1022);
                        d_25 = d_19 * (0x1.0p1022);
                        d_26 = d_20 * (0x1.0p1022);
                        d_27 = d_25;
                        d_28 = d_26;
                        i_29 = i_24;
                        i_30 = i_21;
                        i_31 = i_22;
                    } else {
                        i_32 = (int) ((uint) i_22 + (uint) 629145600);
                        i_33 = (int) ((uint) i_21 + (uint) 629145600);
                        i_34 = i_23 + (-600);
                        d_35 = d_19 * (0x1.0p600);
                        d_36 = d_20 * (0x1.0p600);
                        d_27 = d_35;
                        d_28 = d_36;
                        i_29 = i_34;
                        i_30 = i_33;
                        i_31 = i_32;
                    }
                } else {
                    d_27 = d_19;
                    d_28 = d_20;
                    i_29 = i_23;
                    i_30 = i_21;
                    i_31 = i_22;
                }
                d_37 = d_27 - d_28;
                if (d_28 < d_37) {
                    d_38 = as_double((((long) i_30) << 32));
                    d_39 = sqrt(((d_38 * d_38) - ((d_28 * (-d_28)) - ((d_27 - d_38) * (d_27 + d_38)))));
                    d_40 = d_39;
                } else {
                    d_41 = as_double((((long) i_31) << 32));
                    d_42 = as_double((((long) ((int) ((uint) i_30 + (uint) 1048576))) << 32));
                    d_43 = sqrt(((d_41 * d_42) - ((d_37 * (-d_37)) - (((d_28 - d_41) * d_42) + (d_28 * ((d_27 + d_27) - d_42))))));
                    d_40 = d_43;
                }
                if (i_29 == 0) {
                    d_9 = d_40;
                    goto B30;
                }
                d_44 = d_40 * as_double((((long) (uint) (i_29 + 1023)) << 52));
                d_9 = d_44;
                goto B30;
            }
            d_45 = d_11 + d_12;
            d_9 = d_45;
            goto B30;
        }
    }
    if (d_8 == as_double(9218868437227405312L)) {
        d_9 = as_double(9218868437227405312L);
    } else {
        if (d_7 == as_double(9218868437227405312L)) {
            d_9 = as_double(9218868437227405312L);
        } else {
            d_10 = d_8 + d_7;
            d_9 = d_10;
        }
    }
B30:;
    *((__global gale_float *) (arg_floatOut + l_3)) = ((float) d_9);
    l_46 = (l_2 << 3) + 16L;
    d_47 = *((__global gale_double *) (arg_doubles + l_46));
    d_48 = *((__global gale_double *) (arg_doubles + ((l_5 << 3) + 16L)));
    d_49 = fabs(d_48);
    d_50 = fabs(d_47);
    if (!!((0x1.fffffffffffffp1023) >= d_50)) {
        if (!!((0x1.fffffffffffffp1023) >= d_49)) {
            if (d_50 < d_49) {
                d_53 = d_49;
                d_54 = d_50;
            } else {
                d_53 = d_50;
                d_54 = d_49;
            }
            i_55 = (int) (as_long(d_53) >> 32);
            i_56 = (int) (as_long(d_54) >> 32);
            if (((int) ((uint) i_55 - (uint) i_56)) < 62914561) {
                if ((0x1.00000ffffffffp500) < d_53) {
                    i_57 = (int) ((uint) i_56 + (uint) (-629145600));
                    i_58 = (int) ((uint) i_55 + (uint) (-629145600));
                    d_59 = d_53 * (0x1.0p-600);
                    d_60 = d_54 * (0x1.0p-600);
                    d_61 = d_59;
                    d_62 = d_60;
                    i_63 = i_58;
                    i_64 = i_57;
                    i_65 = 600;
                } else {
                    d_61 = d_53;
                    d_62 = d_54;
                    i_63 = i_55;
                    i_64 = i_56;
                    i_65 = 0;
                }
                if (d_62 < (0x1.0p-500)) {
                    if (d_62 < (0x1.0p-1022)) {
                        if (d_62 == (0x0.0p0)) {
                            d_51 = d_61;
                            goto B60;
                        }
                        i_66 = i_65 + (-1022);
                        d_67 = d_61 * (0x1.0p1022);
                        d_68 = d_62 * (0x1.0p1022);
                        d_69 = d_67;
                        d_70 = d_68;
                        i_71 = i_66;
                        i_72 = i_63;
                        i_73 = i_64;
                    } else {
                        i_74 = (int) ((uint) i_64 + (uint) 629145600);
                        i_75 = (int) ((uint) i_63 + (uint) 629145600);
                        i_76 = i_65 + (-600);
                        d_77 = d_61 * (0x1.0p600);
                        d_78 = d_62 * (0x1.0p600);
                        d_69 = d_77;
                        d_70 = d_78;
                        i_71 = i_76;
                        i_72 = i_75;
                        i_73 = i_74;
                    }
                } else {
                    d_69 = d_61;
                    d_70 = d_62;
                    i_71 = i_65;
                    i_72 = i_63;
                    i_73 = i_64;
                }
                d_79 = d_69 - d_70;
                if (d_70 < d_79) {
                    d_80 = as_double((((long) i_72) << 32));
                    d_81 = sqrt(((d_80 * d_80) - ((d_70 * (-d_70)) - ((d_69 - d_80) * (d_69 + d_80)))));
                    d_82 = d_81;
                } else {
                    d_83 = as_double((((long) i_73) << 32));
                    d_84 = as_double((((long) ((int) ((uint) i_72 + (uint) 1048576))) << 32));
                    d_85 = sqrt(((d_83 * d_84) - ((d_79 * (-d_79)) - (((d_70 - d_83) * d_84) + (d_70 * ((d_69 + d_69) - d_84))))));
                    d_82 = d_85;
                }
                if (i_71 == 0) {
                    d_51 = d_82;
                    goto B60;
                }
                d_86 = d_82 * as_double((((long) (uint) (i_71 + 1023)) << 52));
                d_51 = d_86;
                goto B60;
            }
            d_87 = d_53 + d_54;
            d_51 = d_87;
            goto B60;
        }
    }
    if (d_50 == as_double(9218868437227405312L)) {
        d_51 = as_double(9218868437227405312L);
    } else {
        if (d_49 == as_double(9218868437227405312L)) {
            d_51 = as_double(9218868437227405312L);
        } else {
            d_52 = d_50 + d_49;
            d_51 = d_52;
        }
    }
B60:;
    *((__global gale_double *) (arg_doubleOut + l_46)) = d_51;
}
