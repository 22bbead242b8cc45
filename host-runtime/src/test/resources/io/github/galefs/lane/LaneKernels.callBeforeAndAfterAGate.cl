// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.lane.LaneKernels#callBeforeAndAfterAGate
// entry point: galefs_callBeforeAndAfterAGate
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 23ba6f191b65bf6e29f77546be0ea3f91bc35c7c431922df8ebb791159573872
// live uses: GALEFS_FENCE GALEFS_INNERMOST_LOOP GALEFS_RELAX gale_rem_long

__kernel void galefs_callBeforeAndAfterAGate(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_replies) {
    __global uchar *ul_0;
    int i_16, i_22, i_24, i_27, i_29, i_30, i_32, i_33, i_35, i_37, i_39, i_40, i_43, i_44, i_45, i_55, i_56, i_58, i_61, i_62, i_72, i_73, i_75, i_77, i_79, i_80, i_83, i_84, i_89;
    long l_1, l_2, l_3, l_4, l_5, l_6, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_15, l_17, l_18, l_19, l_20, l_21, l_23, l_25, l_26, l_28, l_31, l_34, l_36, l_38, l_41, l_42, l_46, l_47, l_48, l_49, l_50, l_51, l_52, l_53, l_54, l_57, l_59, l_60, l_63, l_64, l_65, l_66, l_67, l_68, l_69, l_70, l_71, l_74, l_76, l_78, l_81, l_82, l_85, l_86, l_87, l_88;
    const int gale_group = (int) get_group_id(0);
    ul_0 = arg_args + 16L;
    l_1 = *((__global gale_long *) ul_0);
    l_2 = *((__global gale_long *) (arg_args + 24L));
    l_3 = (long) ((ulong) l_1 + (ulong) l_2);
    l_4 = (long) gale_group;
    l_5 = *((__global gale_long *) (arg_fs + 16 + 56L));
    l_6 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_7 = *((__global gale_long *) (arg_fs + 16 + 16L));
    l_8 = (long) gale_group;
    l_9 = (long) ((ulong) l_7 + (ulong) ((l_8 << 12) + (l_8 << 11)));
    l_10 = (long) ((ulong) l_9 + (ulong) 1792L);
    l_11 = (long) ((ulong) l_9 + (ulong) 1808L);
    l_12 = (long) ((ulong) l_9 + (ulong) 1904L);
    l_13 = (long) ((ulong) l_9 + (ulong) 1796L);
    l_14 = (long) gale_group;
    l_15 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_14 << 12) + (l_14 << 11)))) + (ulong) 1904L);
    i_16 = 0;
    while (true) {
        l_17 = (long) i_16;
        if (!(l_17 < l_3)) {
            break;
        }
        l_18 = *((__global gale_long *) ul_0);
        if (l_17 == l_18) {
            l_19 = *((__global gale_long *) (arg_args + 32L));
            *((volatile __global gale_int *) (arg_fs + 16 + l_19)) = 1;
            l_20 = (long) ((ulong) l_19 + (ulong) 4L);
            l_21 = 0L;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_22 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
                if (!(i_22 == 0)) {
                    goto B8;
                }
                l_23 = (long) gale_group;
                i_24 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_23 << 12) + (l_23 << 11)))) + (ulong) 1796L))));
                if (!(((int) (0 - (uint) i_24)) == 0)) {
                    break;
                }
                GALEFS_RELAX(l_21);
                l_25 = (long) ((ulong) l_21 + (ulong) 1L);
                l_21 = l_25;
            }
            goto B10;
        B8:;
        }
    B10:;
        l_26 = *((__global gale_long *) (arg_fs + 16 + l_15));
        i_27 = *((volatile __global gale_int *) (arg_fs + 16 + l_13));
        l_28 = *((__global gale_long *) (arg_fs + 16 + l_12));
        i_29 = (int) (0 - (uint) i_27);
        if (i_29 < 0) {
            i_30 = i_29;
        } else {
            l_31 = (long) ((ulong) l_28 + (ulong) (-64L));
            i_32 = (int) ((uint) ((int) (((long) ((ulong) l_31 + (ulong) ((long) ((ulong) (l_31 >> 63) >> 58)))) >> 6)) + (uint) 1);
            i_33 = 0;
            l_34 = 0L;
            i_35 = 0;
            l_36 = (-1L);
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_33 == 0)) {
                    break;
                }
                i_37 = *((volatile __global gale_int *) (arg_fs + 16 + l_11));
                l_38 = *((volatile __global gale_long *) (arg_fs + 16 + l_10));
                i_39 = (int) ((uint) i_35 + (uint) 1);
                if (i_32 == ((int) l_38)) {
                    i_33 = 1;
                    i_35 = i_39;
                } else {
                    i_40 = (int) ((long) ((ulong) l_38 >> 32));
                    if (i_40 == 0) {
                        if (!(i_37 == 0)) {
                            if (!(i_39 < i_37)) {
                                i_33 = 2;
                                i_35 = i_39;
                                continue;
                            }
                        }
                        if (l_34 < l_6) {
                            GALEFS_RELAX(l_34);
                            l_41 = (long) ((ulong) l_34 + (ulong) 1L);
                            l_34 = l_41;
                            i_35 = i_39;
                        } else {
                            l_42 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
                            i_43 = (l_36 == l_42) ? (-110) : 0;
                            i_33 = i_43;
                            l_34 = 0L;
                            i_35 = i_39;
                            l_36 = l_42;
                        }
                    } else {
                        i_44 = (int) (0 - (uint) i_40);
                        i_33 = i_44;
                        i_35 = i_39;
                    }
                }
            }
            i_45 = (i_33 == 2) ? (-110) : i_33;
            i_30 = i_45;
        }
        l_46 = (long) ((ulong) (l_4 + (((long) ((int) ((uint) ((int) (((long) ((ulong) l_26 + (ulong) ((long) ((ulong) (l_26 >> 63) >> 58)))) >> 6)) + (uint) 1))) << 6)) * (ulong) (-7046029254386353131L));
        if (i_30 < 0) {
            l_47 = (long) i_30;
            l_48 = l_47;
        } else {
            l_49 = (long) ((ulong) l_46 + (ulong) (-8309257382264602524L));
            l_50 = l_49 ^ (l_49 >> 29);
            l_51 = (long) ((ulong) (l_50 & 9223372036854775807L) >> 8);
            if ((l_50 & 31L) == 0) {
                l_52 = gale_rem_long(l_51, 4097L);
                l_53 = l_52;
            } else {
                l_54 = l_51 & 63L;
                l_53 = l_54;
            }
            i_55 = (int) l_53;
            i_56 = (int) l_50;
            l_57 = *((__global gale_long *) (arg_fs + 16 + 48L));
            i_58 = gale_group;
            l_59 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) ((long) i_58));
            l_60 = (long) ((ulong) l_9 + (ulong) 2048L);
            i_61 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_61 < i_55)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) ((long) i_61))))) = (char) ((int) ((uint) i_56 + (uint) ((int) ((uint) (i_61 << 3) - (uint) i_61))));
                i_62 = (int) ((uint) i_61 + (uint) 1);
                i_61 = i_62;
            }
            l_63 = *((__global gale_long *) (arg_fs + 16 + l_12));
            l_64 = (long) ((ulong) l_63 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) (uint) (((int) l_64) & 1023)))))) = 0L;
            l_65 = (long) ((ulong) l_9 + (ulong) ((long) (uint) (((int) l_63) & 1023)));
            l_66 = (long) ((ulong) l_46 + (ulong) 2991429000156323915L);
            l_67 = l_66 ^ (l_66 >> 29);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) 4L)))) = ((((int) l_67) & 65535) + 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_63 + (ulong) ((long) ((ulong) (l_63 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) 12L)))) = ((int) (l_67 >> 8));
            l_68 = (long) ((ulong) l_46 + (ulong) 7146057691288625177L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) 16L)))) = (l_68 ^ (l_68 >> 29));
            l_69 = (long) ((ulong) l_46 + (ulong) (-4154628691132301262L));
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) 24L)))) = (l_69 ^ (l_69 >> 29));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) 32L)))) = ((int) (l_67 >> 16));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) 36L)))) = i_55;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_65)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_12)) = l_64;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + l_59)) = (char) 1;
            if (!(l_57 == 0L)) {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) ((long) (i_58 >> 6)))))) = (char) 1;
            }
            l_70 = *((__global gale_long *) (arg_fs + 16 + l_12));
            l_71 = (long) ((ulong) l_70 + (ulong) (-64L));
            i_72 = (int) ((uint) ((int) (((long) ((ulong) l_71 + (ulong) ((long) ((ulong) (l_71 >> 63) >> 58)))) >> 6)) + (uint) 1);
            i_73 = 0;
            l_74 = 0L;
            i_75 = 0;
            l_76 = (-1L);
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_73 == 0)) {
                    break;
                }
                i_77 = *((volatile __global gale_int *) (arg_fs + 16 + l_11));
                l_78 = *((volatile __global gale_long *) (arg_fs + 16 + l_10));
                i_79 = (int) ((uint) i_75 + (uint) 1);
                if (i_72 == ((int) l_78)) {
                    i_73 = 1;
                    i_75 = i_79;
                } else {
                    i_80 = (int) ((long) ((ulong) l_78 >> 32));
                    if (i_80 == 0) {
                        if (!(i_77 == 0)) {
                            if (!(i_79 < i_77)) {
                                i_73 = 2;
                                i_75 = i_79;
                                continue;
                            }
                        }
                        if (l_74 < l_6) {
                            GALEFS_RELAX(l_74);
                            l_81 = (long) ((ulong) l_74 + (ulong) 1L);
                            l_74 = l_81;
                            i_75 = i_79;
                        } else {
                            l_82 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
                            i_83 = (l_76 == l_82) ? (-110) : 0;
                            i_73 = i_83;
                            l_74 = 0L;
                            i_75 = i_79;
                            l_76 = l_82;
                        }
                    } else {
                        i_84 = (int) (0 - (uint) i_80);
                        i_73 = i_84;
                        i_75 = i_79;
                    }
                }
            }
            if (i_73 == 2) {
                l_48 = LONG_MIN;
            } else {
                if (i_73 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 1896L)))) = i_72;
                }
                GALEFS_FENCE();
                if (i_73 < 0) {
                    l_85 = (long) i_73;
                    l_48 = l_85;
                } else {
                    l_86 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 1800L))));
                    l_48 = l_86;
                }
            }
        }
        l_87 = (long) ((ulong) l_46 + (ulong) (-1163199690975977347L));
        l_88 = (l_48 == ((l_87 ^ (l_87 >> 29)) & 9223372036854775807L)) ? 0L : l_48;
        *((__global gale_long *) (arg_replies + ((l_17 << 3) + 16L))) = l_88;
        i_89 = (int) ((uint) i_16 + (uint) 1);
        i_16 = i_89;
    }
}
