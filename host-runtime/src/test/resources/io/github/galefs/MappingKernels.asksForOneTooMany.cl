// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.MappingKernels#asksForOneTooMany
// entry point: galefs_asksForOneTooMany
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE READ_WRITE WRITE
// waits: 6
// saved values: 4
// context bytes: 24
// needs: BARRIERS
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 03ede38f44381a326182e5eb9903da3c8d2488551064ec5cfef9c618f69e756b
// functions SHA-256: df17614ef7be028f9a68b5ca8dd2bd370c7d71ea40979e978d1f41a040eb4d85
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_RELAX gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_RELAX gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_29) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_82) VARIABLE(int, i_83) VARIABLE(int, i_84) VARIABLE(int, i_86) VARIABLE(int, i_94) VARIABLE(int, i_95) VARIABLE(long, l_0) VARIABLE(long, l_15) VARIABLE(long, l_16) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_30) VARIABLE(long, l_31) VARIABLE(long, l_36) VARIABLE(long, l_50) VARIABLE(long, l_70) VARIABLE(long, l_71) VARIABLE(long, l_81) VARIABLE(long, l_87) VARIABLE(long, l_88) VARIABLE(long, l_93)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_30) VARIABLE(l_31)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_36)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_22) VARIABLE(l_24)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_50)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_50)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_70) VARIABLE(l_71)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_86) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_70) VARIABLE(l_71) VARIABLE(l_81) VARIABLE(l_87) VARIABLE(l_88)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_86) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_70) VARIABLE(l_71) VARIABLE(l_81) VARIABLE(l_93)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(l_16) VARIABLE(l_71) VARIABLE(l_81)
#define GALEFS_LIVE_11(VARIABLE)
#define GALEFS_LIVE_12(VARIABLE)

__kernel void galefs_asksForOneTooMany(__global uchar *arg_fs, __global uchar *arg_reads, __global uchar *arg_words, __global uchar *arg_data, __global uchar *arg_results) {
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_12, i_13, i_17, i_18, i_20, i_21, i_25, i_26, i_27, i_28, i_29, i_37, i_38, i_40, i_41, i_47, i_52, i_54, i_57, i_62, i_63, i_66, i_68, i_77, i_80, i_82, i_83, i_84, i_85, i_86, i_94, i_95, i_97, i_98, i_99, i_100, i_101, i_104, i_106, i_113, i_117;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_14, l_15, l_16, l_19, l_22, l_23, l_24, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_39, l_42, l_43, l_44, l_45, l_46, l_48, l_49, l_50, l_51, l_53, l_55, l_56, l_58, l_59, l_60, l_61, l_64, l_65, l_67, l_69, l_70, l_71, l_72, l_73, l_74, l_75, l_76, l_78, l_79, l_81, l_87, l_88, l_89, l_90, l_91, l_92, l_93, l_96, l_102, l_103, l_105, l_107, l_108, l_109, l_110, l_111, l_112, l_114, l_115, l_116, l_118, l_119, l_120, l_121;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_5))))) = (char) ((int) gale_literals[i_5]);
                i_6 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group);
            l_2 = l_7;
        }
    } else {
        l_2 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_2 < (-4611686018427387904L)) {
            l_8 = gale_HostCall_awaitReply(arg_fs, l_2, gale_group);
            l_9 = l_8;
        } else {
            l_9 = l_2;
        }
    } else {
        l_9 = l_2;
    }
    GALEFS_BROADCAST(1, l_10, l_9);
    i_11 = (int) l_10;
    i_12 = (int) get_num_groups(0);
    i_13 = (int) ((uint) i_12 + (uint) (-1));
    l_14 = (long) i_13;
    l_15 = l_14 << 3;
    l_16 = *((__global gale_long *) (arg_fs + 16 + 40L));
    i_17 = *((__global gale_int *) (arg_fs + 16 + 36L));
    i_18 = (int) ((uint) (1 << i_17) + (uint) (-1));
    l_19 = (long) (1 << (*((__global gale_int *) (arg_fs + 16 + 148L))));
    i_20 = gale_group;
    if (i_20 < i_13) {
        i_21 = *((__global gale_int *) (arg_reads + 16L));
        l_22 = (long) i_20;
        l_23 = l_22 << 2;
        l_24 = (long) ((ulong) l_19 * (ulong) ((l_22 << 4) + l_23));
        if (!(i_21 == 0)) {
            i_25 = (int) get_local_id(0);
            i_26 = (int) get_local_id(0);
            i_27 = (int) get_local_id(0);
            i_28 = 1;
            i_29 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_28 == 1)) {
                    break;
                }
                l_30 = (long) i_29;
                l_31 = (long) ((ulong) l_24 + (ulong) l_30);
                if (i_27 == 0) {
                    l_32 = gale_BlockAccess_beginRead(arg_fs, i_11, l_31, ((int) ((uint) 1 - (uint) i_29)), gale_group);
                    l_33 = l_32;
                } else {
                    l_33 = 0L;
                }
                if (i_26 == 0) {
                    if (l_33 < (-4611686018427387904L)) {
                        l_34 = gale_HostCall_awaitReply(arg_fs, l_33, gale_group);
                        l_35 = l_34;
                    } else {
                        l_35 = l_33;
                    }
                } else {
                    l_35 = l_33;
                }
                GALEFS_BROADCAST(2, l_36, l_35);
                i_37 = (int) l_36;
                if (l_36 < 0L) {
                    i_38 = 0;
                } else {
                    i_38 = i_37;
                }
                l_39 = gale_BlockAccess_offsetInRegion(arg_fs, l_36, l_31, gale_group);
                gale_copy((arg_fs + 16 + l_39), (arg_data + 16 + (l_30 + l_23)), i_38);
                GALEFS_BARRIER(3);
                if (i_25 == 0) {
                    if (!(i_38 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_38, gale_group);
                    }
                }
                i_40 = (int) ((uint) i_29 + (uint) i_38);
                if (l_36 < 0L) {
                    i_28 = i_37;
                    i_29 = i_40;
                } else {
                    i_41 = ((i_38 < 1) || (!(i_40 < 1))) ? 0 : 1;
                    i_28 = i_41;
                    i_29 = i_40;
                }
            }
        }
        if (((int) get_local_id(0)) == 0) {
            l_42 = gale_BlockAccess_beginMapping(arg_fs, i_11, l_24, 1, gale_group);
            l_43 = l_42;
        } else {
            l_43 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_43 < (-4611686018427387904L)) {
                l_44 = gale_HostCall_awaitReply(arg_fs, l_43, gale_group);
                l_45 = l_44;
            } else {
                l_45 = l_43;
            }
        } else {
            l_45 = l_43;
        }
        GALEFS_BROADCAST(4, l_46, l_45);
        if (((int) get_local_id(0)) == 0) {
            if (!(l_46 < 0L)) {
                gale_MappingEnd_begin(arg_fs, l_24, 1, gale_group);
                i_47 = gale_group;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) ((((long) (i_47 & i_18)) << 6) + (((long) (i_47 >> i_17)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_46 >> 32))) + (uint) 1)) | INT_MIN);
            }
        }
        if (l_46 < 0L) {
            l_48 = l_46;
        } else {
            l_49 = gale_BlockAccess_offsetInRegion(arg_fs, l_46, l_24, gale_group);
            l_48 = l_49;
        }
        l_50 = l_22 << 3;
        *((volatile __global gale_int *) (arg_words + 16 + l_50)) = 1;
        l_51 = 0L;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_52 = *((volatile __global gale_int *) (arg_words + 16 + l_15));
            if (!(i_52 < 1)) {
                goto B61;
            }
            if (!(l_51 < 100000000L)) {
                goto B60;
            }
            l_53 = (long) gale_group;
            i_54 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_53 << 12) + (l_53 << 11)))) + (ulong) 1796L))));
            if (!(((int) (0 - (uint) i_54)) == 0)) {
                break;
            }
            GALEFS_RELAX(l_51);
            l_55 = (long) ((ulong) l_51 + (ulong) 1L);
            l_51 = l_55;
        }
        goto B62;
    B60:;
        goto B62;
    B61:;
    B62:;
        if ((ulong) ((long) ((ulong) l_48 + (ulong) 4095L)) < (ulong) 4095L) {
            l_56 = l_48;
        } else {
            i_57 = (int) *((__global char *) (arg_fs + 16 + l_48));
            l_58 = (long) i_57;
            l_56 = l_58;
        }
        *((__global gale_long *) (arg_results + (l_50 + 16L))) = l_56;
        GALEFS_BARRIER(5);
        if (((int) get_local_id(0)) == 0) {
            l_59 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group);
            l_60 = l_59;
        } else {
            l_60 = 0L;
        }
        GALEFS_BROADCAST(6, l_61, l_60);
        *((volatile __global gale_int *) (arg_words + 16 + l_50)) = 2;
    } else {
        i_62 = 0;
        while (true) {
            if (!(i_62 < i_13)) {
                break;
            }
            i_63 = (int) ((uint) i_62 + (uint) 1);
            l_64 = ((long) i_62) << 3;
            l_65 = 0L;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_66 = *((volatile __global gale_int *) (arg_words + 16 + l_64));
                if (!(i_66 < 1)) {
                    goto B78;
                }
                if (!(l_65 < 100000000L)) {
                    goto B77;
                }
                l_67 = (long) gale_group;
                i_68 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_67 << 12) + (l_67 << 11)))) + (ulong) 1796L))));
                if (!(((int) (0 - (uint) i_68)) == 0)) {
                    break;
                }
                GALEFS_RELAX(l_65);
                l_69 = (long) ((ulong) l_65 + (ulong) 1L);
                l_65 = l_69;
            }
            i_62 = i_63;
            continue;
        B77:;
            i_62 = i_63;
            continue;
        B78:;
            i_62 = i_63;
        }
        l_70 = l_14 << 2;
        l_71 = (long) ((ulong) l_19 * (ulong) ((l_14 << 4) + l_70));
        if (((int) get_local_id(0)) == 0) {
            l_72 = gale_BlockAccess_beginMapping(arg_fs, i_11, l_71, 1, gale_group);
            l_73 = l_72;
        } else {
            l_73 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_73 < (-4611686018427387904L)) {
                l_74 = gale_HostCall_awaitReply(arg_fs, l_73, gale_group);
                l_75 = l_74;
            } else {
                l_75 = l_73;
            }
        } else {
            l_75 = l_73;
        }
        GALEFS_BROADCAST(7, l_76, l_75);
        if (((int) get_local_id(0)) == 0) {
            if (!(l_76 < 0L)) {
                gale_MappingEnd_begin(arg_fs, l_71, 1, gale_group);
                i_77 = gale_group;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) ((((long) (i_18 & i_77)) << 6) + (((long) (i_77 >> i_17)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_76 >> 32))) + (uint) 1)) | INT_MIN);
            }
        }
        if (l_76 < 0L) {
            l_78 = l_76;
        } else {
            l_79 = gale_BlockAccess_offsetInRegion(arg_fs, l_76, l_71, gale_group);
            l_78 = l_79;
        }
        *((__global gale_long *) (arg_results + (l_15 + 16L))) = l_78;
        i_80 = *((__global gale_int *) (arg_reads + 20L));
        l_81 = (long) i_12;
        if (!(i_80 == 0)) {
            i_82 = (int) get_local_id(0);
            i_83 = (int) get_local_id(0);
            i_84 = (int) get_local_id(0);
            i_85 = 1;
            i_86 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_85 == 1)) {
                    break;
                }
                l_87 = (long) i_86;
                l_88 = (long) ((ulong) l_71 + (ulong) l_87);
                if (i_84 == 0) {
                    l_89 = gale_BlockAccess_beginRead(arg_fs, i_11, l_88, ((int) ((uint) 1 - (uint) i_86)), gale_group);
                    l_90 = l_89;
                } else {
                    l_90 = 0L;
                }
                if (i_83 == 0) {
                    if (l_90 < (-4611686018427387904L)) {
                        l_91 = gale_HostCall_awaitReply(arg_fs, l_90, gale_group);
                        l_92 = l_91;
                    } else {
                        l_92 = l_90;
                    }
                } else {
                    l_92 = l_90;
                }
                GALEFS_BROADCAST(8, l_93, l_92);
                i_94 = (int) l_93;
                if (l_93 < 0L) {
                    i_95 = 0;
                } else {
                    i_95 = i_94;
                }
                l_96 = gale_BlockAccess_offsetInRegion(arg_fs, l_93, l_88, gale_group);
                gale_copy((arg_fs + 16 + l_96), (arg_data + 16 + (l_87 + l_70)), i_95);
                GALEFS_BARRIER(9);
                if (i_82 == 0) {
                    if (!(i_95 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_95, gale_group);
                    }
                }
                i_97 = (int) ((uint) i_86 + (uint) i_95);
                if (l_93 < 0L) {
                    i_85 = i_94;
                    i_86 = i_97;
                } else {
                    i_98 = ((i_95 < 1) || (!(i_97 < 1))) ? 0 : 1;
                    i_85 = i_98;
                    i_86 = i_97;
                }
            }
            i_99 = (int) *((__global char *) (arg_data + 16 + l_70));
            *((__global gale_long *) (arg_results + ((l_81 << 3) + 16L))) = ((long) i_99);
        }
        *((volatile __global gale_int *) (arg_words + 16 + l_15)) = 1;
        i_100 = 0;
        while (true) {
            if (!(i_100 < i_13)) {
                break;
            }
            i_101 = (int) ((uint) i_100 + (uint) 1);
            l_102 = ((long) i_100) << 3;
            l_103 = 0L;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_104 = *((volatile __global gale_int *) (arg_words + 16 + l_102));
                if (!(i_104 < 2)) {
                    goto B128;
                }
                if (!(l_103 < 100000000L)) {
                    goto B127;
                }
                l_105 = (long) gale_group;
                i_106 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_105 << 12) + (l_105 << 11)))) + (ulong) 1796L))));
                if (!(((int) (0 - (uint) i_106)) == 0)) {
                    break;
                }
                GALEFS_RELAX(l_103);
                l_107 = (long) ((ulong) l_103 + (ulong) 1L);
                l_103 = l_107;
            }
            i_100 = i_101;
            continue;
        B127:;
            i_100 = i_101;
            continue;
        B128:;
            i_100 = i_101;
        }
        if (((int) get_local_id(0)) == 0) {
            l_108 = gale_BlockAccess_beginMapping(arg_fs, i_11, l_71, 1, gale_group);
            l_109 = l_108;
        } else {
            l_109 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_109 < (-4611686018427387904L)) {
                l_110 = gale_HostCall_awaitReply(arg_fs, l_109, gale_group);
                l_111 = l_110;
            } else {
                l_111 = l_109;
            }
        } else {
            l_111 = l_109;
        }
        GALEFS_BROADCAST(10, l_112, l_111);
        if (((int) get_local_id(0)) == 0) {
            if (!(l_112 < 0L)) {
                gale_MappingEnd_begin(arg_fs, l_71, 1, gale_group);
                i_113 = gale_group;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) ((((long) (i_18 & i_113)) << 6) + (((long) (i_113 >> i_17)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_112 >> 32))) + (uint) 1)) | INT_MIN);
            }
        }
        if (l_112 < 0L) {
            l_114 = l_112;
        } else {
            l_115 = gale_BlockAccess_offsetInRegion(arg_fs, l_112, l_71, gale_group);
            l_114 = l_115;
        }
        if ((ulong) ((long) ((ulong) l_114 + (ulong) 4095L)) < (ulong) 4095L) {
            l_116 = l_114;
        } else {
            i_117 = (int) *((__global char *) (arg_fs + 16 + l_114));
            l_118 = (long) i_117;
            l_116 = l_118;
        }
        *((__global gale_long *) (arg_results + (((l_81 + 1L) << 3) + 16L))) = l_116;
        GALEFS_BARRIER(11);
        if (((int) get_local_id(0)) == 0) {
            l_119 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group);
            l_120 = l_119;
        } else {
            l_120 = 0L;
        }
        GALEFS_BROADCAST(12, l_121, l_120);
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(int, i_68) VARIABLE(int, i_7) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_9) VARIABLE(long, l_12) VARIABLE(long, l_16) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_27) VARIABLE(long, l_38) VARIABLE(long, l_56) VARIABLE(long, l_57) VARIABLE(long, l_64) VARIABLE(long, l_69) VARIABLE(long, l_70) VARIABLE(long, l_73) VARIABLE(long, l_8)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_7) VARIABLE(l_12) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_7) VARIABLE(l_12) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_27) VARIABLE(l_8)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_12) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_8)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_38)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_38)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_12) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(l_8)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_7) VARIABLE(l_12) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(l_64) VARIABLE(l_69) VARIABLE(l_70) VARIABLE(l_8)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_10) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_7) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(l_12) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(l_64) VARIABLE(l_73) VARIABLE(l_8)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(l_57) VARIABLE(l_64)
#define GALEFS_LIVE_11(VARIABLE)
#define GALEFS_LIVE_12(VARIABLE)

__kernel void galefs_asksForOneTooMany(__global uchar *arg_fs, __global uchar *arg_reads, __global uchar *arg_words, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_9, i_10, i_14, i_15, i_19, i_20, i_21, i_22, i_28, i_29, i_31, i_32, i_40, i_41, i_44, i_49, i_50, i_53, i_54, i_63, i_65, i_66, i_67, i_68, i_74, i_75, i_77, i_78, i_79, i_80, i_81, i_84, i_85, i_93;
    long l_0, l_1, l_2, l_5, l_6, l_8, l_11, l_12, l_13, l_16, l_17, l_18, l_23, l_24, l_25, l_26, l_27, l_30, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_42, l_43, l_45, l_46, l_47, l_48, l_51, l_52, l_55, l_56, l_57, l_58, l_59, l_60, l_61, l_62, l_64, l_69, l_70, l_71, l_72, l_73, l_76, l_82, l_83, l_86, l_87, l_88, l_89, l_90, l_91, l_92, l_94, l_95, l_96, l_97;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 2 * gale_items);
    GALEFS_GROUP_RESUME()
    switch (gale_int_at(gale_entry + 8)) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        case 3:
            goto resume_3;
        case 4:
            goto resume_4;
        case 5:
            goto resume_5;
        case 6:
            goto resume_6;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) gale_position) << 12));
            i_3 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_3 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_3))))) = (char) ((int) gale_literals[i_3]);
                i_4 = (int) ((uint) i_3 + (uint) 1);
                i_3 = i_4;
            }
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position);
            l_1 = l_5;
        }
    } else {
        l_1 = 0L;
    }
    GALEFS_BROADCAST(1, l_6, l_1);
    if (l_6 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_6); }
        GALEFS_RETURN;
        resume_1:
        l_6 = gale_round_reply(gale_entry);
    }
    i_7 = (int) l_6;
    l_8 = *((__global gale_long *) (arg_fs + 16 + 56L));
    i_9 = gale_group_count;
    i_10 = (int) ((uint) i_9 + (uint) (-1));
    l_11 = (long) i_10;
    l_12 = l_11 << 3;
    l_13 = (long) (1 << (*((__global gale_int *) (arg_fs + 16 + 148L))));
    i_14 = gale_group;
    if (i_14 < i_10) {
        i_15 = *((__global gale_int *) (arg_reads + 16L));
        l_16 = (long) i_14;
        l_17 = l_16 << 2;
        l_18 = (long) ((ulong) l_13 * (ulong) ((l_16 << 4) + l_17));
        if (!(i_15 == 0)) {
            i_19 = (int) get_local_id(0);
            i_20 = (int) get_local_id(0);
            i_21 = 1;
            i_22 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_21 == 1)) {
                    break;
                }
                l_23 = (long) i_22;
                l_24 = (long) ((ulong) l_18 + (ulong) l_23);
                if (i_20 == 0) {
                    l_25 = gale_BlockAccess_beginRead(arg_fs, i_7, l_24, ((int) ((uint) 1 - (uint) i_22)), gale_group, gale_slot, gale_position);
                    l_26 = l_25;
                } else {
                    l_26 = 0L;
                }
                GALEFS_BROADCAST(2, l_27, l_26);
                if (l_27 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_7;
                    gale_ints[gale_items + gale_item] = (uint) i_22;
                    gale_longs[gale_item] = (ulong) l_23;
                    gale_longs[gale_items + gale_item] = (ulong) l_24;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_27); }
                    GALEFS_RETURN;
                    resume_2:
                    i_7 = (int) gale_ints[gale_item];
                    i_22 = (int) gale_ints[gale_items + gale_item];
                    l_23 = (long) gale_longs[gale_item];
                    l_24 = (long) gale_longs[gale_items + gale_item];
                    l_8 = *((__global gale_long *) (arg_fs + 16 + 56L));
                    i_9 = gale_group_count;
                    i_10 = (int) ((uint) i_9 + (uint) (-1));
                    l_11 = (long) i_10;
                    l_12 = l_11 << 3;
                    i_14 = gale_group;
                    l_16 = (long) i_14;
                    l_17 = l_16 << 2;
                    l_13 = (long) (1 << (*((__global gale_int *) (arg_fs + 16 + 148L))));
                    l_18 = (long) ((ulong) l_13 * (ulong) ((l_16 << 4) + l_17));
                    i_19 = (int) get_local_id(0);
                    i_20 = (int) get_local_id(0);
                    l_27 = gale_round_reply(gale_entry);
                }
                i_28 = (int) l_27;
                if (l_27 < 0L) {
                    i_29 = 0;
                } else {
                    i_29 = i_28;
                }
                l_30 = gale_BlockAccess_offsetInRegion(arg_fs, l_27, l_24, gale_group, gale_slot, gale_position);
                gale_copy((arg_fs + 16 + l_30), (arg_data + 16 + (l_23 + l_17)), i_29);
                GALEFS_BARRIER(3);
                if (i_19 == 0) {
                    if (!(i_29 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_29, gale_group, gale_slot, gale_position);
                    }
                }
                i_31 = (int) ((uint) i_22 + (uint) i_29);
                if (l_27 < 0L) {
                    i_21 = i_28;
                    i_22 = i_31;
                } else {
                    i_32 = ((i_29 < 1) || (!(i_31 < 1))) ? 0 : 1;
                    i_21 = i_32;
                    i_22 = i_31;
                }
            }
        }
        if (((int) get_local_id(0)) == 0) {
            l_33 = gale_BlockAccess_beginMapping(arg_fs, i_7, l_18, 1, gale_group, gale_slot, gale_position);
            l_34 = l_33;
        } else {
            l_34 = 0L;
        }
        GALEFS_BROADCAST(4, l_35, l_34);
        if (l_35 < LONG_MIN / 2) {
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_35); }
            GALEFS_RETURN;
            resume_3:
            l_8 = *((__global gale_long *) (arg_fs + 16 + 56L));
            i_9 = gale_group_count;
            i_10 = (int) ((uint) i_9 + (uint) (-1));
            l_11 = (long) i_10;
            l_12 = l_11 << 3;
            i_14 = gale_group;
            l_16 = (long) i_14;
            l_13 = (long) (1 << (*((__global gale_int *) (arg_fs + 16 + 148L))));
            l_17 = l_16 << 2;
            l_18 = (long) ((ulong) l_13 * (ulong) ((l_16 << 4) + l_17));
            l_35 = gale_round_reply(gale_entry);
        }
        if (((int) get_local_id(0)) == 0) {
            if (!(l_35 < 0L)) {
                gale_MappingEnd_begin(arg_fs, l_18, 1, gale_group, gale_slot, gale_position);
            }
        }
        if (l_35 < 0L) {
            l_36 = l_35;
        } else {
            l_37 = gale_BlockAccess_offsetInRegion(arg_fs, l_35, l_18, gale_group, gale_slot, gale_position);
            l_36 = l_37;
        }
        l_38 = l_16 << 3;
        *((volatile __global gale_int *) (arg_words + 16 + l_38)) = 1;
        l_39 = 0L;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_40 = *((volatile __global gale_int *) (arg_words + 16 + l_12));
            if (!(i_40 < 1)) {
                goto B46;
            }
            if (!(l_39 < 100000000L)) {
                goto B45;
            }
            i_41 = *((__global gale_int *) (arg_fs + 16 + l_8));
            if (!(i_41 == 0)) {
                break;
            }
            GALEFS_RELAX(l_39);
            l_42 = (long) ((ulong) l_39 + (ulong) 1L);
            l_39 = l_42;
        }
        goto B47;
    B45:;
        goto B47;
    B46:;
    B47:;
        if ((ulong) ((long) ((ulong) l_36 + (ulong) 4095L)) < (ulong) 4095L) {
            l_43 = l_36;
        } else {
            i_44 = (int) *((__global char *) (arg_fs + 16 + l_36));
            l_45 = (long) i_44;
            l_43 = l_45;
        }
        *((__global gale_long *) (arg_results + (l_38 + 16L))) = l_43;
        GALEFS_BARRIER(5);
        if (((int) get_local_id(0)) == 0) {
            l_46 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group, gale_slot, gale_position);
            l_47 = l_46;
        } else {
            l_47 = 0L;
        }
        GALEFS_BROADCAST(6, l_48, l_47);
        *((volatile __global gale_int *) (arg_words + 16 + l_38)) = 2;
    } else {
        i_49 = 0;
        while (true) {
            if (!(i_49 < i_10)) {
                break;
            }
            i_50 = (int) ((uint) i_49 + (uint) 1);
            l_51 = ((long) i_49) << 3;
            l_52 = 0L;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_53 = *((volatile __global gale_int *) (arg_words + 16 + l_51));
                if (!(i_53 < 1)) {
                    goto B63;
                }
                if (!(l_52 < 100000000L)) {
                    goto B62;
                }
                i_54 = *((__global gale_int *) (arg_fs + 16 + l_8));
                if (!(i_54 == 0)) {
                    break;
                }
                GALEFS_RELAX(l_52);
                l_55 = (long) ((ulong) l_52 + (ulong) 1L);
                l_52 = l_55;
            }
            i_49 = i_50;
            continue;
        B62:;
            i_49 = i_50;
            continue;
        B63:;
            i_49 = i_50;
        }
        l_56 = l_11 << 2;
        l_57 = (long) ((ulong) l_13 * (ulong) ((l_11 << 4) + l_56));
        if (((int) get_local_id(0)) == 0) {
            l_58 = gale_BlockAccess_beginMapping(arg_fs, i_7, l_57, 1, gale_group, gale_slot, gale_position);
            l_59 = l_58;
        } else {
            l_59 = 0L;
        }
        GALEFS_BROADCAST(7, l_60, l_59);
        if (l_60 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_7;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_60); }
            GALEFS_RETURN;
            resume_4:
            i_7 = (int) gale_ints[gale_item];
            l_8 = *((__global gale_long *) (arg_fs + 16 + 56L));
            i_9 = gale_group_count;
            i_10 = (int) ((uint) i_9 + (uint) (-1));
            l_11 = (long) i_10;
            l_12 = l_11 << 3;
            l_56 = l_11 << 2;
            l_13 = (long) (1 << (*((__global gale_int *) (arg_fs + 16 + 148L))));
            l_57 = (long) ((ulong) l_13 * (ulong) ((l_11 << 4) + l_56));
            l_60 = gale_round_reply(gale_entry);
        }
        if (((int) get_local_id(0)) == 0) {
            if (!(l_60 < 0L)) {
                gale_MappingEnd_begin(arg_fs, l_57, 1, gale_group, gale_slot, gale_position);
            }
        }
        if (l_60 < 0L) {
            l_61 = l_60;
        } else {
            l_62 = gale_BlockAccess_offsetInRegion(arg_fs, l_60, l_57, gale_group, gale_slot, gale_position);
            l_61 = l_62;
        }
        *((__global gale_long *) (arg_results + (l_12 + 16L))) = l_61;
        i_63 = *((__global gale_int *) (arg_reads + 20L));
        l_64 = (long) i_9;
        if (!(i_63 == 0)) {
            i_65 = (int) get_local_id(0);
            i_66 = (int) get_local_id(0);
            i_67 = 1;
            i_68 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_67 == 1)) {
                    break;
                }
                l_69 = (long) i_68;
                l_70 = (long) ((ulong) l_57 + (ulong) l_69);
                if (i_66 == 0) {
                    l_71 = gale_BlockAccess_beginRead(arg_fs, i_7, l_70, ((int) ((uint) 1 - (uint) i_68)), gale_group, gale_slot, gale_position);
                    l_72 = l_71;
                } else {
                    l_72 = 0L;
                }
                GALEFS_BROADCAST(8, l_73, l_72);
                if (l_73 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_7;
                    gale_ints[gale_items + gale_item] = (uint) i_68;
                    gale_longs[gale_item] = (ulong) l_69;
                    gale_longs[gale_items + gale_item] = (ulong) l_70;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_73); }
                    GALEFS_RETURN;
                    resume_5:
                    i_7 = (int) gale_ints[gale_item];
                    i_68 = (int) gale_ints[gale_items + gale_item];
                    l_69 = (long) gale_longs[gale_item];
                    l_70 = (long) gale_longs[gale_items + gale_item];
                    l_8 = *((__global gale_long *) (arg_fs + 16 + 56L));
                    i_9 = gale_group_count;
                    i_10 = (int) ((uint) i_9 + (uint) (-1));
                    l_11 = (long) i_10;
                    l_12 = l_11 << 3;
                    l_56 = l_11 << 2;
                    l_13 = (long) (1 << (*((__global gale_int *) (arg_fs + 16 + 148L))));
                    l_57 = (long) ((ulong) l_13 * (ulong) ((l_11 << 4) + l_56));
                    l_64 = (long) i_9;
                    i_65 = (int) get_local_id(0);
                    i_66 = (int) get_local_id(0);
                    l_73 = gale_round_reply(gale_entry);
                }
                i_74 = (int) l_73;
                if (l_73 < 0L) {
                    i_75 = 0;
                } else {
                    i_75 = i_74;
                }
                l_76 = gale_BlockAccess_offsetInRegion(arg_fs, l_73, l_70, gale_group, gale_slot, gale_position);
                gale_copy((arg_fs + 16 + l_76), (arg_data + 16 + (l_69 + l_56)), i_75);
                GALEFS_BARRIER(9);
                if (i_65 == 0) {
                    if (!(i_75 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_75, gale_group, gale_slot, gale_position);
                    }
                }
                i_77 = (int) ((uint) i_68 + (uint) i_75);
                if (l_73 < 0L) {
                    i_67 = i_74;
                    i_68 = i_77;
                } else {
                    i_78 = ((i_75 < 1) || (!(i_77 < 1))) ? 0 : 1;
                    i_67 = i_78;
                    i_68 = i_77;
                }
            }
            i_79 = (int) *((__global char *) (arg_data + 16 + l_56));
            *((__global gale_long *) (arg_results + ((l_64 << 3) + 16L))) = ((long) i_79);
        }
        *((volatile __global gale_int *) (arg_words + 16 + l_12)) = 1;
        i_80 = 0;
        while (true) {
            if (!(i_80 < i_10)) {
                break;
            }
            i_81 = (int) ((uint) i_80 + (uint) 1);
            l_82 = ((long) i_80) << 3;
            l_83 = 0L;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_84 = *((volatile __global gale_int *) (arg_words + 16 + l_82));
                if (!(i_84 < 2)) {
                    goto B103;
                }
                if (!(l_83 < 100000000L)) {
                    goto B102;
                }
                i_85 = *((__global gale_int *) (arg_fs + 16 + l_8));
                if (!(i_85 == 0)) {
                    break;
                }
                GALEFS_RELAX(l_83);
                l_86 = (long) ((ulong) l_83 + (ulong) 1L);
                l_83 = l_86;
            }
            i_80 = i_81;
            continue;
        B102:;
            i_80 = i_81;
            continue;
        B103:;
            i_80 = i_81;
        }
        if (((int) get_local_id(0)) == 0) {
            l_87 = gale_BlockAccess_beginMapping(arg_fs, i_7, l_57, 1, gale_group, gale_slot, gale_position);
            l_88 = l_87;
        } else {
            l_88 = 0L;
        }
        GALEFS_BROADCAST(10, l_89, l_88);
        if (l_89 < LONG_MIN / 2) {
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_89); }
            GALEFS_RETURN;
            resume_6:
            l_13 = (long) (1 << (*((__global gale_int *) (arg_fs + 16 + 148L))));
            i_9 = gale_group_count;
            i_10 = (int) ((uint) i_9 + (uint) (-1));
            l_11 = (long) i_10;
            l_56 = l_11 << 2;
            l_57 = (long) ((ulong) l_13 * (ulong) ((l_11 << 4) + l_56));
            l_64 = (long) i_9;
            l_89 = gale_round_reply(gale_entry);
        }
        if (((int) get_local_id(0)) == 0) {
            if (!(l_89 < 0L)) {
                gale_MappingEnd_begin(arg_fs, l_57, 1, gale_group, gale_slot, gale_position);
            }
        }
        if (l_89 < 0L) {
            l_90 = l_89;
        } else {
            l_91 = gale_BlockAccess_offsetInRegion(arg_fs, l_89, l_57, gale_group, gale_slot, gale_position);
            l_90 = l_91;
        }
        if ((ulong) ((long) ((ulong) l_90 + (ulong) 4095L)) < (ulong) 4095L) {
            l_92 = l_90;
        } else {
            i_93 = (int) *((__global char *) (arg_fs + 16 + l_90));
            l_94 = (long) i_93;
            l_92 = l_94;
        }
        *((__global gale_long *) (arg_results + (((l_64 + 1L) << 3) + 16L))) = l_92;
        GALEFS_BARRIER(11);
        if (((int) get_local_id(0)) == 0) {
            l_95 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group, gale_slot, gale_position);
            l_96 = l_95;
        } else {
            l_96 = 0L;
        }
        GALEFS_BROADCAST(12, l_97, l_96);
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
