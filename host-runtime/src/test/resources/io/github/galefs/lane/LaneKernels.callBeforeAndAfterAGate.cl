// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.lane.LaneKernels#callBeforeAndAfterAGate
// entry point: galefs_callBeforeAndAfterAGate
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: ff81f71c22ba70151619a08f864e51392fef2c7169e624eb1269fdb6eced8661
// live uses: GALEFS_FENCE GALEFS_INNERMOST_LOOP GALEFS_RELAX gale_rem_long

__kernel void galefs_callBeforeAndAfterAGate(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_replies) {
    __global uchar *ul_0;
    int i_15, i_21, i_23, i_26, i_28, i_29, i_31, i_32, i_35, i_36, i_39, i_40, i_50, i_51, i_53, i_56, i_57, i_67, i_68, i_71, i_72, i_75, i_76, i_81;
    long l_1, l_2, l_3, l_4, l_5, l_6, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_16, l_17, l_18, l_19, l_20, l_22, l_24, l_25, l_27, l_30, l_33, l_34, l_37, l_38, l_41, l_42, l_43, l_44, l_45, l_46, l_47, l_48, l_49, l_52, l_54, l_55, l_58, l_59, l_60, l_61, l_62, l_63, l_64, l_65, l_66, l_69, l_70, l_73, l_74, l_77, l_78, l_79, l_80;
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
    l_11 = (long) ((ulong) l_9 + (ulong) 1904L);
    l_12 = (long) ((ulong) l_9 + (ulong) 1796L);
    l_13 = (long) gale_group;
    l_14 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_13 << 12) + (l_13 << 11)))) + (ulong) 1904L);
    i_15 = 0;
    while (true) {
        l_16 = (long) i_15;
        if (!(l_16 < l_3)) {
            break;
        }
        l_17 = *((__global gale_long *) ul_0);
        if (l_16 == l_17) {
            l_18 = *((__global gale_long *) (arg_args + 32L));
            *((volatile __global gale_int *) (arg_fs + 16 + l_18)) = 1;
            l_19 = (long) ((ulong) l_18 + (ulong) 4L);
            l_20 = 0L;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_21 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                if (!(i_21 == 0)) {
                    goto B8;
                }
                l_22 = (long) gale_group;
                i_23 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_22 << 12) + (l_22 << 11)))) + (ulong) 1796L))));
                if (!(((int) (0 - (uint) i_23)) == 0)) {
                    break;
                }
                GALEFS_RELAX(l_20);
                l_24 = (long) ((ulong) l_20 + (ulong) 1L);
                l_20 = l_24;
            }
            goto B10;
        B8:;
        }
    B10:;
        l_25 = *((__global gale_long *) (arg_fs + 16 + l_14));
        i_26 = *((volatile __global gale_int *) (arg_fs + 16 + l_12));
        l_27 = *((__global gale_long *) (arg_fs + 16 + l_11));
        i_28 = (int) (0 - (uint) i_26);
        if (i_28 < 0) {
            i_29 = i_28;
        } else {
            l_30 = (long) ((ulong) l_27 + (ulong) (-64L));
            i_31 = (int) ((uint) ((int) (((long) ((ulong) l_30 + (ulong) ((long) ((ulong) (l_30 >> 63) >> 58)))) >> 6)) + (uint) 1);
            i_32 = 0;
            l_33 = 0L;
            l_34 = (-1L);
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_32 == 0)) {
                    break;
                }
                i_35 = *((volatile __global gale_int *) (arg_fs + 16 + l_12));
                i_36 = *((volatile __global gale_int *) (arg_fs + 16 + l_10));
                if (i_31 == i_36) {
                    i_32 = 1;
                } else {
                    if (i_35 == 0) {
                        if (l_33 < l_6) {
                            GALEFS_RELAX(l_33);
                            l_37 = (long) ((ulong) l_33 + (ulong) 1L);
                            l_33 = l_37;
                        } else {
                            l_38 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
                            i_39 = (l_34 == l_38) ? (-110) : 0;
                            i_32 = i_39;
                            l_33 = 0L;
                            l_34 = l_38;
                        }
                    } else {
                        i_40 = (int) (0 - (uint) i_35);
                        i_32 = i_40;
                    }
                }
            }
            i_29 = i_32;
        }
        l_41 = (long) ((ulong) (l_4 + (((long) ((int) ((uint) ((int) (((long) ((ulong) l_25 + (ulong) ((long) ((ulong) (l_25 >> 63) >> 58)))) >> 6)) + (uint) 1))) << 6)) * (ulong) (-7046029254386353131L));
        if (i_29 < 0) {
            l_42 = (long) i_29;
            l_43 = l_42;
        } else {
            l_44 = (long) ((ulong) l_41 + (ulong) (-8309257382264602524L));
            l_45 = l_44 ^ (l_44 >> 29);
            l_46 = (long) ((ulong) (l_45 & 9223372036854775807L) >> 8);
            if ((l_45 & 31L) == 0) {
                l_47 = gale_rem_long(l_46, 4097L);
                l_48 = l_47;
            } else {
                l_49 = l_46 & 63L;
                l_48 = l_49;
            }
            i_50 = (int) l_48;
            i_51 = (int) l_45;
            l_52 = *((__global gale_long *) (arg_fs + 16 + 48L));
            i_53 = gale_group;
            l_54 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) ((long) i_53));
            l_55 = (long) ((ulong) l_9 + (ulong) 2048L);
            i_56 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_56 < i_50)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) ((long) i_56))))) = (char) ((int) ((uint) i_51 + (uint) ((int) ((uint) (i_56 << 3) - (uint) i_56))));
                i_57 = (int) ((uint) i_56 + (uint) 1);
                i_56 = i_57;
            }
            l_58 = *((__global gale_long *) (arg_fs + 16 + l_11));
            l_59 = (long) ((ulong) l_58 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) (uint) (((int) l_59) & 1023)))))) = 0L;
            l_60 = (long) ((ulong) l_9 + (ulong) ((long) (uint) (((int) l_58) & 1023)));
            l_61 = (long) ((ulong) l_41 + (ulong) 2991429000156323915L);
            l_62 = l_61 ^ (l_61 >> 29);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) 4L)))) = ((((int) l_62) & 65535) + 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_58 + (ulong) ((long) ((ulong) (l_58 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) 12L)))) = ((int) (l_62 >> 8));
            l_63 = (long) ((ulong) l_41 + (ulong) 7146057691288625177L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) 16L)))) = (l_63 ^ (l_63 >> 29));
            l_64 = (long) ((ulong) l_41 + (ulong) (-4154628691132301262L));
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) 24L)))) = (l_64 ^ (l_64 >> 29));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) 32L)))) = ((int) (l_62 >> 16));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) 36L)))) = i_50;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_60)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_11)) = l_59;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + l_54)) = (char) 1;
            if (!(l_52 == 0L)) {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) ((long) (i_53 >> 6)))))) = (char) 1;
            }
            l_65 = *((__global gale_long *) (arg_fs + 16 + l_11));
            l_66 = (long) ((ulong) l_65 + (ulong) (-64L));
            i_67 = (int) ((uint) ((int) (((long) ((ulong) l_66 + (ulong) ((long) ((ulong) (l_66 >> 63) >> 58)))) >> 6)) + (uint) 1);
            i_68 = 0;
            l_69 = 0L;
            l_70 = (-1L);
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_68 == 0)) {
                    break;
                }
                i_71 = *((volatile __global gale_int *) (arg_fs + 16 + l_12));
                i_72 = *((volatile __global gale_int *) (arg_fs + 16 + l_10));
                if (i_67 == i_72) {
                    i_68 = 1;
                } else {
                    if (i_71 == 0) {
                        if (l_69 < l_6) {
                            GALEFS_RELAX(l_69);
                            l_73 = (long) ((ulong) l_69 + (ulong) 1L);
                            l_69 = l_73;
                        } else {
                            l_74 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
                            i_75 = (l_70 == l_74) ? (-110) : 0;
                            i_68 = i_75;
                            l_69 = 0L;
                            l_70 = l_74;
                        }
                    } else {
                        i_76 = (int) (0 - (uint) i_71);
                        i_68 = i_76;
                    }
                }
            }
            if (i_68 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 1896L)))) = i_67;
            }
            GALEFS_FENCE();
            if (i_68 < 0) {
                l_77 = (long) i_68;
                l_43 = l_77;
            } else {
                l_78 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 1800L))));
                l_43 = l_78;
            }
        }
        l_79 = (long) ((ulong) l_41 + (ulong) (-1163199690975977347L));
        l_80 = (l_43 == ((l_79 ^ (l_79 >> 29)) & 9223372036854775807L)) ? 0L : l_43;
        *((__global gale_long *) (arg_replies + ((l_16 << 3) + 16L))) = l_80;
        i_81 = (int) ((uint) i_15 + (uint) 1);
        i_15 = i_81;
    }
}
