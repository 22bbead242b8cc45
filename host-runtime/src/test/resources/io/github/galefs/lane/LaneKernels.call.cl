// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.lane.LaneKernels#call
// entry point: galefs_call
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: b764998cf98c338f573e3735f781727a25922e3cc1017048f44f15479856dfb7
// live uses: GALEFS_FENCE GALEFS_INNERMOST_LOOP GALEFS_RELAX gale_rem_long

__kernel void galefs_call(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_right, __global uchar *arg_wrong) {
    __global uchar *ul_13, *ul_80;
    int i_14, i_17, i_19, i_20, i_22, i_23, i_25, i_27, i_29, i_30, i_33, i_34, i_35, i_37, i_46, i_47, i_49, i_52, i_53, i_63, i_64, i_66, i_68, i_70, i_71, i_74, i_75;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_6, l_7, l_8, l_9, l_10, l_11, l_12, l_15, l_16, l_18, l_21, l_24, l_26, l_28, l_31, l_32, l_36, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_48, l_50, l_51, l_54, l_55, l_56, l_57, l_58, l_59, l_60, l_61, l_62, l_65, l_67, l_69, l_72, l_73, l_76, l_77, l_78, l_79, l_81;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) gale_group;
    l_1 = (l_0 << 3) + 16L;
    l_2 = *((__global gale_long *) (arg_fs + 16 + 56L));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_4 = *((__global gale_long *) (arg_fs + 16 + 16L));
    l_5 = (long) gale_group;
    l_6 = (long) ((ulong) l_4 + (ulong) ((l_5 << 12) + (l_5 << 11)));
    l_7 = (long) ((ulong) l_6 + (ulong) 1792L);
    l_8 = (long) ((ulong) l_6 + (ulong) 1808L);
    l_9 = (long) ((ulong) l_6 + (ulong) 1904L);
    l_10 = (long) ((ulong) l_6 + (ulong) 1796L);
    l_11 = (long) gale_group;
    l_12 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_11 << 12) + (l_11 << 11)))) + (ulong) 1904L);
    ul_13 = arg_args + 16L;
    i_14 = 0;
    while (true) {
        l_15 = *((__global gale_long *) ul_13);
        if (!(((long) i_14) < l_15)) {
            break;
        }
        l_16 = *((__global gale_long *) (arg_fs + 16 + l_12));
        i_17 = *((volatile __global gale_int *) (arg_fs + 16 + l_10));
        l_18 = *((__global gale_long *) (arg_fs + 16 + l_9));
        i_19 = (int) (0 - (uint) i_17);
        if (i_19 < 0) {
            i_20 = i_19;
        } else {
            l_21 = (long) ((ulong) l_18 + (ulong) (-64L));
            i_22 = (int) ((uint) ((int) (((long) ((ulong) l_21 + (ulong) ((long) ((ulong) (l_21 >> 63) >> 58)))) >> 6)) + (uint) 1);
            i_23 = 0;
            l_24 = 0L;
            i_25 = 0;
            l_26 = (-1L);
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_23 == 0)) {
                    break;
                }
                i_27 = *((volatile __global gale_int *) (arg_fs + 16 + l_8));
                l_28 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                i_29 = (int) ((uint) i_25 + (uint) 1);
                if (i_22 == ((int) l_28)) {
                    i_23 = 1;
                    i_25 = i_29;
                } else {
                    i_30 = (int) ((long) ((ulong) l_28 >> 32));
                    if (i_30 == 0) {
                        if (!(i_27 == 0)) {
                            if (!(i_29 < i_27)) {
                                i_23 = 2;
                                i_25 = i_29;
                                continue;
                            }
                        }
                        if (l_24 < l_3) {
                            GALEFS_RELAX(l_24);
                            l_31 = (long) ((ulong) l_24 + (ulong) 1L);
                            l_24 = l_31;
                            i_25 = i_29;
                        } else {
                            l_32 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_33 = (l_26 == l_32) ? (-110) : 0;
                            i_23 = i_33;
                            l_24 = 0L;
                            i_25 = i_29;
                            l_26 = l_32;
                        }
                    } else {
                        i_34 = (int) (0 - (uint) i_30);
                        i_23 = i_34;
                        i_25 = i_29;
                    }
                }
            }
            i_35 = (i_23 == 2) ? (-110) : i_23;
            i_20 = i_35;
        }
        l_36 = (long) ((ulong) (l_0 + (((long) ((int) ((uint) ((int) (((long) ((ulong) l_16 + (ulong) ((long) ((ulong) (l_16 >> 63) >> 58)))) >> 6)) + (uint) 1))) << 6)) * (ulong) (-7046029254386353131L));
        i_37 = (int) ((uint) i_14 + (uint) 1);
        if (i_20 < 0) {
            l_38 = (long) i_20;
            l_39 = l_38;
        } else {
            l_40 = (long) ((ulong) l_36 + (ulong) (-8309257382264602524L));
            l_41 = l_40 ^ (l_40 >> 29);
            l_42 = (long) ((ulong) (l_41 & 9223372036854775807L) >> 8);
            if ((l_41 & 31L) == 0) {
                l_43 = gale_rem_long(l_42, 4097L);
                l_44 = l_43;
            } else {
                l_45 = l_42 & 63L;
                l_44 = l_45;
            }
            i_46 = (int) l_44;
            i_47 = (int) l_41;
            l_48 = *((__global gale_long *) (arg_fs + 16 + 48L));
            i_49 = gale_group;
            l_50 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) ((long) i_49));
            l_51 = (long) ((ulong) l_6 + (ulong) 2048L);
            i_52 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_52 < i_46)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_51 + (ulong) ((long) i_52))))) = (char) ((int) ((uint) i_47 + (uint) ((int) ((uint) (i_52 << 3) - (uint) i_52))));
                i_53 = (int) ((uint) i_52 + (uint) 1);
                i_52 = i_53;
            }
            l_54 = *((__global gale_long *) (arg_fs + 16 + l_9));
            l_55 = (long) ((ulong) l_54 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) ((long) (uint) (((int) l_55) & 1023)))))) = 0L;
            l_56 = (long) ((ulong) l_6 + (ulong) ((long) (uint) (((int) l_54) & 1023)));
            l_57 = (long) ((ulong) l_36 + (ulong) 2991429000156323915L);
            l_58 = l_57 ^ (l_57 >> 29);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_56 + (ulong) 4L)))) = ((((int) l_58) & 65535) + 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_56 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_54 + (ulong) ((long) ((ulong) (l_54 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_56 + (ulong) 12L)))) = ((int) (l_58 >> 8));
            l_59 = (long) ((ulong) l_36 + (ulong) 7146057691288625177L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_56 + (ulong) 16L)))) = (l_59 ^ (l_59 >> 29));
            l_60 = (long) ((ulong) l_36 + (ulong) (-4154628691132301262L));
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_56 + (ulong) 24L)))) = (l_60 ^ (l_60 >> 29));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_56 + (ulong) 32L)))) = ((int) (l_58 >> 16));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_56 + (ulong) 36L)))) = i_46;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_56)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_9)) = l_55;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + l_50)) = (char) 1;
            if (!(l_48 == 0L)) {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) ((long) (i_49 >> 6)))))) = (char) 1;
            }
            l_61 = *((__global gale_long *) (arg_fs + 16 + l_9));
            l_62 = (long) ((ulong) l_61 + (ulong) (-64L));
            i_63 = (int) ((uint) ((int) (((long) ((ulong) l_62 + (ulong) ((long) ((ulong) (l_62 >> 63) >> 58)))) >> 6)) + (uint) 1);
            i_64 = 0;
            l_65 = 0L;
            i_66 = 0;
            l_67 = (-1L);
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_64 == 0)) {
                    break;
                }
                i_68 = *((volatile __global gale_int *) (arg_fs + 16 + l_8));
                l_69 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                i_70 = (int) ((uint) i_66 + (uint) 1);
                if (i_63 == ((int) l_69)) {
                    i_64 = 1;
                    i_66 = i_70;
                } else {
                    i_71 = (int) ((long) ((ulong) l_69 >> 32));
                    if (i_71 == 0) {
                        if (!(i_68 == 0)) {
                            if (!(i_70 < i_68)) {
                                i_64 = 2;
                                i_66 = i_70;
                                continue;
                            }
                        }
                        if (l_65 < l_3) {
                            GALEFS_RELAX(l_65);
                            l_72 = (long) ((ulong) l_65 + (ulong) 1L);
                            l_65 = l_72;
                            i_66 = i_70;
                        } else {
                            l_73 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_74 = (l_67 == l_73) ? (-110) : 0;
                            i_64 = i_74;
                            l_65 = 0L;
                            i_66 = i_70;
                            l_67 = l_73;
                        }
                    } else {
                        i_75 = (int) (0 - (uint) i_71);
                        i_64 = i_75;
                        i_66 = i_70;
                    }
                }
            }
            if (i_64 == 2) {
                l_76 = LONG_MIN;
                goto B55;
            }
            if (i_64 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) 1896L)))) = i_63;
            }
            GALEFS_FENCE();
            if (i_64 < 0) {
                l_77 = (long) i_64;
                l_39 = l_77;
            } else {
                l_78 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) 1800L))));
                l_39 = l_78;
            }
        }
        l_79 = (long) ((ulong) l_36 + (ulong) (-1163199690975977347L));
        if (l_39 == ((l_79 ^ (l_79 >> 29)) & 9223372036854775807L)) {
            ul_80 = arg_right + l_1;
            l_81 = *((__global gale_long *) ul_80);
            *((__global gale_long *) ul_80) = ((long) ((ulong) l_81 + (ulong) 1L));
            i_14 = i_37;
            continue;
        }
        l_76 = l_39;
    B55:;
        *((__global gale_long *) (arg_wrong + l_1)) = l_76;
        i_14 = i_37;
    }
}
