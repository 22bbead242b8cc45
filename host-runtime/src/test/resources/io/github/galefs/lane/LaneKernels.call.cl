// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.lane.LaneKernels#call
// entry point: galefs_call
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: b97fd8f87f225528dc26281509374268809e0d1d5c45623aa92b1e52e39eedce
// live uses: GALEFS_FENCE GALEFS_INNERMOST_LOOP GALEFS_RELAX gale_rem_long

__kernel void galefs_call(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_right, __global uchar *arg_wrong) {
    __global uchar *ul_12, *ul_71;
    int i_13, i_16, i_18, i_19, i_21, i_22, i_25, i_26, i_29, i_30, i_40, i_41, i_43, i_46, i_47, i_57, i_58, i_61, i_62, i_65, i_66, i_70;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_6, l_7, l_8, l_9, l_10, l_11, l_14, l_15, l_17, l_20, l_23, l_24, l_27, l_28, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_42, l_44, l_45, l_48, l_49, l_50, l_51, l_52, l_53, l_54, l_55, l_56, l_59, l_60, l_63, l_64, l_67, l_68, l_69, l_72;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) gale_group;
    l_1 = (l_0 << 3) + 16L;
    l_2 = *((__global gale_long *) (arg_fs + 16 + 56L));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_4 = *((__global gale_long *) (arg_fs + 16 + 16L));
    l_5 = (long) gale_group;
    l_6 = (long) ((ulong) l_4 + (ulong) ((l_5 << 12) + (l_5 << 11)));
    l_7 = (long) ((ulong) l_6 + (ulong) 1792L);
    l_8 = (long) ((ulong) l_6 + (ulong) 1904L);
    l_9 = (long) ((ulong) l_6 + (ulong) 1796L);
    l_10 = (long) gale_group;
    l_11 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_10 << 12) + (l_10 << 11)))) + (ulong) 1904L);
    ul_12 = arg_args + 16L;
    i_13 = 0;
    while (true) {
        l_14 = *((__global gale_long *) ul_12);
        if (!(((long) i_13) < l_14)) {
            break;
        }
        l_15 = *((__global gale_long *) (arg_fs + 16 + l_11));
        i_16 = *((volatile __global gale_int *) (arg_fs + 16 + l_9));
        l_17 = *((__global gale_long *) (arg_fs + 16 + l_8));
        i_18 = (int) (0 - (uint) i_16);
        if (i_18 < 0) {
            i_19 = i_18;
        } else {
            l_20 = (long) ((ulong) l_17 + (ulong) (-64L));
            i_21 = (int) ((uint) ((int) (((long) ((ulong) l_20 + (ulong) ((long) ((ulong) (l_20 >> 63) >> 58)))) >> 6)) + (uint) 1);
            i_22 = 0;
            l_23 = 0L;
            l_24 = (-1L);
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_22 == 0)) {
                    break;
                }
                i_25 = *((volatile __global gale_int *) (arg_fs + 16 + l_9));
                i_26 = *((volatile __global gale_int *) (arg_fs + 16 + l_7));
                if (i_21 == i_26) {
                    i_22 = 1;
                } else {
                    if (i_25 == 0) {
                        if (l_23 < l_3) {
                            GALEFS_RELAX(l_23);
                            l_27 = (long) ((ulong) l_23 + (ulong) 1L);
                            l_23 = l_27;
                        } else {
                            l_28 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_29 = (l_24 == l_28) ? (-110) : 0;
                            i_22 = i_29;
                            l_23 = 0L;
                            l_24 = l_28;
                        }
                    } else {
                        i_30 = (int) (0 - (uint) i_25);
                        i_22 = i_30;
                    }
                }
            }
            i_19 = i_22;
        }
        l_31 = (long) ((ulong) (l_0 + (((long) ((int) ((uint) ((int) (((long) ((ulong) l_15 + (ulong) ((long) ((ulong) (l_15 >> 63) >> 58)))) >> 6)) + (uint) 1))) << 6)) * (ulong) (-7046029254386353131L));
        if (i_19 < 0) {
            l_32 = (long) i_19;
            l_33 = l_32;
        } else {
            l_34 = (long) ((ulong) l_31 + (ulong) (-8309257382264602524L));
            l_35 = l_34 ^ (l_34 >> 29);
            l_36 = (long) ((ulong) (l_35 & 9223372036854775807L) >> 8);
            if ((l_35 & 31L) == 0) {
                l_37 = gale_rem_long(l_36, 4097L);
                l_38 = l_37;
            } else {
                l_39 = l_36 & 63L;
                l_38 = l_39;
            }
            i_40 = (int) l_38;
            i_41 = (int) l_35;
            l_42 = *((__global gale_long *) (arg_fs + 16 + 48L));
            i_43 = gale_group;
            l_44 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) ((long) i_43));
            l_45 = (long) ((ulong) l_6 + (ulong) 2048L);
            i_46 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_46 < i_40)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) ((long) i_46))))) = (char) ((int) ((uint) i_41 + (uint) ((int) ((uint) (i_46 << 3) - (uint) i_46))));
                i_47 = (int) ((uint) i_46 + (uint) 1);
                i_46 = i_47;
            }
            l_48 = *((__global gale_long *) (arg_fs + 16 + l_8));
            l_49 = (long) ((ulong) l_48 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) ((long) (uint) (((int) l_49) & 1023)))))) = 0L;
            l_50 = (long) ((ulong) l_6 + (ulong) ((long) (uint) (((int) l_48) & 1023)));
            l_51 = (long) ((ulong) l_31 + (ulong) 2991429000156323915L);
            l_52 = l_51 ^ (l_51 >> 29);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 4L)))) = ((((int) l_52) & 65535) + 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_48 + (ulong) ((long) ((ulong) (l_48 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 12L)))) = ((int) (l_52 >> 8));
            l_53 = (long) ((ulong) l_31 + (ulong) 7146057691288625177L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 16L)))) = (l_53 ^ (l_53 >> 29));
            l_54 = (long) ((ulong) l_31 + (ulong) (-4154628691132301262L));
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 24L)))) = (l_54 ^ (l_54 >> 29));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 32L)))) = ((int) (l_52 >> 16));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 36L)))) = i_40;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_50)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_8)) = l_49;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + l_44)) = (char) 1;
            if (!(l_42 == 0L)) {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) ((long) (i_43 >> 6)))))) = (char) 1;
            }
            l_55 = *((__global gale_long *) (arg_fs + 16 + l_8));
            l_56 = (long) ((ulong) l_55 + (ulong) (-64L));
            i_57 = (int) ((uint) ((int) (((long) ((ulong) l_56 + (ulong) ((long) ((ulong) (l_56 >> 63) >> 58)))) >> 6)) + (uint) 1);
            i_58 = 0;
            l_59 = 0L;
            l_60 = (-1L);
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_58 == 0)) {
                    break;
                }
                i_61 = *((volatile __global gale_int *) (arg_fs + 16 + l_9));
                i_62 = *((volatile __global gale_int *) (arg_fs + 16 + l_7));
                if (i_57 == i_62) {
                    i_58 = 1;
                } else {
                    if (i_61 == 0) {
                        if (l_59 < l_3) {
                            GALEFS_RELAX(l_59);
                            l_63 = (long) ((ulong) l_59 + (ulong) 1L);
                            l_59 = l_63;
                        } else {
                            l_64 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_65 = (l_60 == l_64) ? (-110) : 0;
                            i_58 = i_65;
                            l_59 = 0L;
                            l_60 = l_64;
                        }
                    } else {
                        i_66 = (int) (0 - (uint) i_61);
                        i_58 = i_66;
                    }
                }
            }
            if (i_58 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) 1896L)))) = i_57;
            }
            GALEFS_FENCE();
            if (i_58 < 0) {
                l_67 = (long) i_58;
                l_33 = l_67;
            } else {
                l_68 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) 1800L))));
                l_33 = l_68;
            }
        }
        l_69 = (long) ((ulong) l_31 + (ulong) (-1163199690975977347L));
        i_70 = (int) ((uint) i_13 + (uint) 1);
        if (l_33 == ((l_69 ^ (l_69 >> 29)) & 9223372036854775807L)) {
            ul_71 = arg_right + l_1;
            l_72 = *((__global gale_long *) ul_71);
            *((__global gale_long *) ul_71) = ((long) ((ulong) l_72 + (ulong) 1L));
            i_13 = i_70;
        } else {
            *((__global gale_long *) (arg_wrong + l_1)) = l_33;
            i_13 = i_70;
        }
    }
}
