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
// bytecode SHA-256: 9b7ca08c5a43bb712fdc96e8ce95b402fade0c4e51f01ddf048816a7fa53e0d2
// functions SHA-256: df17614ef7be028f9a68b5ca8dd2bd370c7d71ea40979e978d1f41a040eb4d85
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_RELAX gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_RELAX gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_105) VARIABLE(int, i_106) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_29) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_88) VARIABLE(int, i_89) VARIABLE(int, i_90) VARIABLE(int, i_92) VARIABLE(long, l_0) VARIABLE(long, l_104) VARIABLE(long, l_15) VARIABLE(long, l_16) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_32) VARIABLE(long, l_33) VARIABLE(long, l_41) VARIABLE(long, l_56) VARIABLE(long, l_76) VARIABLE(long, l_77) VARIABLE(long, l_87) VARIABLE(long, l_95) VARIABLE(long, l_96)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_32) VARIABLE(l_33)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_41)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_22) VARIABLE(l_24)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_56)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_56)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_76) VARIABLE(l_77)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_88) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_87) VARIABLE(l_95) VARIABLE(l_96)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_88) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(l_0) VARIABLE(l_104) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_87)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(l_16) VARIABLE(l_77) VARIABLE(l_87)
#define GALEFS_LIVE_11(VARIABLE)
#define GALEFS_LIVE_12(VARIABLE)

__kernel void galefs_asksForOneTooMany(__global uchar *arg_fs, __global uchar *arg_reads, __global uchar *arg_words, __global uchar *arg_data, __global uchar *arg_results) {
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_12, i_13, i_17, i_18, i_20, i_21, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_34, i_35, i_36, i_42, i_43, i_45, i_46, i_47, i_53, i_58, i_60, i_63, i_68, i_69, i_72, i_74, i_83, i_86, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_97, i_98, i_99, i_105, i_106, i_108, i_109, i_110, i_111, i_112, i_113, i_116, i_118, i_125, i_129;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_14, l_15, l_16, l_19, l_22, l_23, l_24, l_32, l_33, l_37, l_38, l_39, l_40, l_41, l_44, l_48, l_49, l_50, l_51, l_52, l_54, l_55, l_56, l_57, l_59, l_61, l_62, l_64, l_65, l_66, l_67, l_70, l_71, l_73, l_75, l_76, l_77, l_78, l_79, l_80, l_81, l_82, l_84, l_85, l_87, l_95, l_96, l_100, l_101, l_102, l_103, l_104, l_107, l_114, l_115, l_117, l_119, l_120, l_121, l_122, l_123, l_124, l_126, l_127, l_128, l_130, l_131, l_132, l_133;
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
            i_30 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_28 == 1)) {
                    break;
                }
                i_31 = (int) ((uint) 1 - (uint) i_29);
                l_32 = (long) i_29;
                l_33 = (long) ((ulong) l_24 + (ulong) l_32);
                if (i_30 == 0) {
                    i_34 = i_31;
                } else {
                    i_35 = 4096 - ((int) (l_33 & 4095L));
                    i_36 = (i_35 < i_31) ? i_35 : i_31;
                    i_34 = i_36;
                }
                if (i_27 == 0) {
                    l_37 = gale_BlockAccess_beginRead(arg_fs, i_11, l_33, i_34, gale_group);
                    l_38 = l_37;
                } else {
                    l_38 = 0L;
                }
                if (i_26 == 0) {
                    if (l_38 < (-4611686018427387904L)) {
                        l_39 = gale_HostCall_awaitReply(arg_fs, l_38, gale_group);
                        l_40 = l_39;
                    } else {
                        l_40 = l_38;
                    }
                } else {
                    l_40 = l_38;
                }
                GALEFS_BROADCAST(2, l_41, l_40);
                i_42 = (int) l_41;
                if (l_41 < 0L) {
                    i_43 = 0;
                } else {
                    i_43 = i_42;
                }
                l_44 = gale_BlockAccess_offsetInRegion(arg_fs, l_41, l_33, gale_group);
                gale_copy((arg_fs + 16 + l_44), (arg_data + 16 + (l_32 + l_23)), i_43);
                GALEFS_BARRIER(3);
                if (i_25 == 0) {
                    if (!(i_43 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_43, gale_group);
                    }
                }
                i_45 = (int) ((uint) i_29 + (uint) i_43);
                i_46 = ((l_41 == (-117L)) || (!((i_43 < 1) || (!(i_45 < 1))))) ? 1 : 0;
                i_47 = (l_41 == (-117L)) ? 1 : 0;
                if (l_41 < 0L) {
                    if (l_41 == (-117L)) {
                        i_28 = i_46;
                        i_29 = i_45;
                        i_30 = i_47;
                    } else {
                        i_28 = i_42;
                        i_29 = i_45;
                        i_30 = i_47;
                    }
                } else {
                    i_28 = i_46;
                    i_29 = i_45;
                    i_30 = i_47;
                }
            }
        }
        if (((int) get_local_id(0)) == 0) {
            l_48 = gale_BlockAccess_beginMapping(arg_fs, i_11, l_24, 1, gale_group);
            l_49 = l_48;
        } else {
            l_49 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_49 < (-4611686018427387904L)) {
                l_50 = gale_HostCall_awaitReply(arg_fs, l_49, gale_group);
                l_51 = l_50;
            } else {
                l_51 = l_49;
            }
        } else {
            l_51 = l_49;
        }
        GALEFS_BROADCAST(4, l_52, l_51);
        if (((int) get_local_id(0)) == 0) {
            if (!(l_52 < 0L)) {
                gale_MappingEnd_begin(arg_fs, l_24, 1, gale_group);
                i_53 = gale_group;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) ((((long) (i_53 & i_18)) << 6) + (((long) (i_53 >> i_17)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_52 >> 32))) + (uint) 1)) | INT_MIN);
            }
        }
        if (l_52 < 0L) {
            l_54 = l_52;
        } else {
            l_55 = gale_BlockAccess_offsetInRegion(arg_fs, l_52, l_24, gale_group);
            l_54 = l_55;
        }
        l_56 = l_22 << 3;
        *((volatile __global gale_int *) (arg_words + 16 + l_56)) = 1;
        l_57 = 0L;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_58 = *((volatile __global gale_int *) (arg_words + 16 + l_15));
            if (!(i_58 < 1)) {
                goto B66;
            }
            if (!(l_57 < 100000000L)) {
                goto B65;
            }
            l_59 = (long) gale_group;
            i_60 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_59 << 12) + (l_59 << 11)))) + (ulong) 1796L))));
            if (!(((int) (0 - (uint) i_60)) == 0)) {
                break;
            }
            GALEFS_RELAX(l_57);
            l_61 = (long) ((ulong) l_57 + (ulong) 1L);
            l_57 = l_61;
        }
        goto B67;
    B65:;
        goto B67;
    B66:;
    B67:;
        if ((ulong) ((long) ((ulong) l_54 + (ulong) 4095L)) < (ulong) 4095L) {
            l_62 = l_54;
        } else {
            i_63 = (int) *((__global char *) (arg_fs + 16 + l_54));
            l_64 = (long) i_63;
            l_62 = l_64;
        }
        *((__global gale_long *) (arg_results + (l_56 + 16L))) = l_62;
        GALEFS_BARRIER(5);
        if (((int) get_local_id(0)) == 0) {
            l_65 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group);
            l_66 = l_65;
        } else {
            l_66 = 0L;
        }
        GALEFS_BROADCAST(6, l_67, l_66);
        *((volatile __global gale_int *) (arg_words + 16 + l_56)) = 2;
    } else {
        i_68 = 0;
        while (true) {
            if (!(i_68 < i_13)) {
                break;
            }
            i_69 = (int) ((uint) i_68 + (uint) 1);
            l_70 = ((long) i_68) << 3;
            l_71 = 0L;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_72 = *((volatile __global gale_int *) (arg_words + 16 + l_70));
                if (!(i_72 < 1)) {
                    goto B83;
                }
                if (!(l_71 < 100000000L)) {
                    goto B82;
                }
                l_73 = (long) gale_group;
                i_74 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_73 << 12) + (l_73 << 11)))) + (ulong) 1796L))));
                if (!(((int) (0 - (uint) i_74)) == 0)) {
                    break;
                }
                GALEFS_RELAX(l_71);
                l_75 = (long) ((ulong) l_71 + (ulong) 1L);
                l_71 = l_75;
            }
            i_68 = i_69;
            continue;
        B82:;
            i_68 = i_69;
            continue;
        B83:;
            i_68 = i_69;
        }
        l_76 = l_14 << 2;
        l_77 = (long) ((ulong) l_19 * (ulong) ((l_14 << 4) + l_76));
        if (((int) get_local_id(0)) == 0) {
            l_78 = gale_BlockAccess_beginMapping(arg_fs, i_11, l_77, 1, gale_group);
            l_79 = l_78;
        } else {
            l_79 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_79 < (-4611686018427387904L)) {
                l_80 = gale_HostCall_awaitReply(arg_fs, l_79, gale_group);
                l_81 = l_80;
            } else {
                l_81 = l_79;
            }
        } else {
            l_81 = l_79;
        }
        GALEFS_BROADCAST(7, l_82, l_81);
        if (((int) get_local_id(0)) == 0) {
            if (!(l_82 < 0L)) {
                gale_MappingEnd_begin(arg_fs, l_77, 1, gale_group);
                i_83 = gale_group;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) ((((long) (i_18 & i_83)) << 6) + (((long) (i_83 >> i_17)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_82 >> 32))) + (uint) 1)) | INT_MIN);
            }
        }
        if (l_82 < 0L) {
            l_84 = l_82;
        } else {
            l_85 = gale_BlockAccess_offsetInRegion(arg_fs, l_82, l_77, gale_group);
            l_84 = l_85;
        }
        *((__global gale_long *) (arg_results + (l_15 + 16L))) = l_84;
        i_86 = *((__global gale_int *) (arg_reads + 20L));
        l_87 = (long) i_12;
        if (!(i_86 == 0)) {
            i_88 = (int) get_local_id(0);
            i_89 = (int) get_local_id(0);
            i_90 = (int) get_local_id(0);
            i_91 = 1;
            i_92 = 0;
            i_93 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_91 == 1)) {
                    break;
                }
                i_94 = (int) ((uint) 1 - (uint) i_92);
                l_95 = (long) i_92;
                l_96 = (long) ((ulong) l_77 + (ulong) l_95);
                if (i_93 == 0) {
                    i_97 = i_94;
                } else {
                    i_98 = 4096 - ((int) (l_96 & 4095L));
                    i_99 = (i_98 < i_94) ? i_98 : i_94;
                    i_97 = i_99;
                }
                if (i_90 == 0) {
                    l_100 = gale_BlockAccess_beginRead(arg_fs, i_11, l_96, i_97, gale_group);
                    l_101 = l_100;
                } else {
                    l_101 = 0L;
                }
                if (i_89 == 0) {
                    if (l_101 < (-4611686018427387904L)) {
                        l_102 = gale_HostCall_awaitReply(arg_fs, l_101, gale_group);
                        l_103 = l_102;
                    } else {
                        l_103 = l_101;
                    }
                } else {
                    l_103 = l_101;
                }
                GALEFS_BROADCAST(8, l_104, l_103);
                i_105 = (int) l_104;
                if (l_104 < 0L) {
                    i_106 = 0;
                } else {
                    i_106 = i_105;
                }
                l_107 = gale_BlockAccess_offsetInRegion(arg_fs, l_104, l_96, gale_group);
                gale_copy((arg_fs + 16 + l_107), (arg_data + 16 + (l_95 + l_76)), i_106);
                GALEFS_BARRIER(9);
                if (i_88 == 0) {
                    if (!(i_106 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_106, gale_group);
                    }
                }
                i_108 = (int) ((uint) i_92 + (uint) i_106);
                i_109 = ((l_104 == (-117L)) || (!((i_106 < 1) || (!(i_108 < 1))))) ? 1 : 0;
                i_110 = (l_104 == (-117L)) ? 1 : 0;
                if (l_104 < 0L) {
                    if (l_104 == (-117L)) {
                        i_91 = i_109;
                        i_92 = i_108;
                        i_93 = i_110;
                    } else {
                        i_91 = i_105;
                        i_92 = i_108;
                        i_93 = i_110;
                    }
                } else {
                    i_91 = i_109;
                    i_92 = i_108;
                    i_93 = i_110;
                }
            }
            i_111 = (int) *((__global char *) (arg_data + 16 + l_76));
            *((__global gale_long *) (arg_results + ((l_87 << 3) + 16L))) = ((long) i_111);
        }
        *((volatile __global gale_int *) (arg_words + 16 + l_15)) = 1;
        i_112 = 0;
        while (true) {
            if (!(i_112 < i_13)) {
                break;
            }
            i_113 = (int) ((uint) i_112 + (uint) 1);
            l_114 = ((long) i_112) << 3;
            l_115 = 0L;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_116 = *((volatile __global gale_int *) (arg_words + 16 + l_114));
                if (!(i_116 < 2)) {
                    goto B138;
                }
                if (!(l_115 < 100000000L)) {
                    goto B137;
                }
                l_117 = (long) gale_group;
                i_118 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_117 << 12) + (l_117 << 11)))) + (ulong) 1796L))));
                if (!(((int) (0 - (uint) i_118)) == 0)) {
                    break;
                }
                GALEFS_RELAX(l_115);
                l_119 = (long) ((ulong) l_115 + (ulong) 1L);
                l_115 = l_119;
            }
            i_112 = i_113;
            continue;
        B137:;
            i_112 = i_113;
            continue;
        B138:;
            i_112 = i_113;
        }
        if (((int) get_local_id(0)) == 0) {
            l_120 = gale_BlockAccess_beginMapping(arg_fs, i_11, l_77, 1, gale_group);
            l_121 = l_120;
        } else {
            l_121 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_121 < (-4611686018427387904L)) {
                l_122 = gale_HostCall_awaitReply(arg_fs, l_121, gale_group);
                l_123 = l_122;
            } else {
                l_123 = l_121;
            }
        } else {
            l_123 = l_121;
        }
        GALEFS_BROADCAST(10, l_124, l_123);
        if (((int) get_local_id(0)) == 0) {
            if (!(l_124 < 0L)) {
                gale_MappingEnd_begin(arg_fs, l_77, 1, gale_group);
                i_125 = gale_group;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) ((((long) (i_18 & i_125)) << 6) + (((long) (i_125 >> i_17)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_124 >> 32))) + (uint) 1)) | INT_MIN);
            }
        }
        if (l_124 < 0L) {
            l_126 = l_124;
        } else {
            l_127 = gale_BlockAccess_offsetInRegion(arg_fs, l_124, l_77, gale_group);
            l_126 = l_127;
        }
        if ((ulong) ((long) ((ulong) l_126 + (ulong) 4095L)) < (ulong) 4095L) {
            l_128 = l_126;
        } else {
            i_129 = (int) *((__global char *) (arg_fs + 16 + l_126));
            l_130 = (long) i_129;
            l_128 = l_130;
        }
        *((__global gale_long *) (arg_results + (((l_87 + 1L) << 3) + 16L))) = l_128;
        GALEFS_BARRIER(11);
        if (((int) get_local_id(0)) == 0) {
            l_131 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group);
            l_132 = l_131;
        } else {
            l_132 = 0L;
        }
        GALEFS_BROADCAST(12, l_133, l_132);
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_7) VARIABLE(int, i_71) VARIABLE(int, i_72) VARIABLE(int, i_74) VARIABLE(int, i_85) VARIABLE(int, i_86) VARIABLE(int, i_9) VARIABLE(long, l_12) VARIABLE(long, l_16) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_32) VARIABLE(long, l_44) VARIABLE(long, l_62) VARIABLE(long, l_63) VARIABLE(long, l_70) VARIABLE(long, l_77) VARIABLE(long, l_78) VARIABLE(long, l_8) VARIABLE(long, l_84)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_7) VARIABLE(l_12) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_7) VARIABLE(l_12) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_32) VARIABLE(l_8)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_12) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_8)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_44)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_44)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_12) VARIABLE(l_62) VARIABLE(l_63) VARIABLE(l_8)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_7) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(l_12) VARIABLE(l_62) VARIABLE(l_63) VARIABLE(l_70) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_8)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_10) VARIABLE(i_7) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(l_12) VARIABLE(l_62) VARIABLE(l_63) VARIABLE(l_70) VARIABLE(l_8) VARIABLE(l_84)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(l_63) VARIABLE(l_70)
#define GALEFS_LIVE_11(VARIABLE)
#define GALEFS_LIVE_12(VARIABLE)

__kernel void galefs_asksForOneTooMany(__global uchar *arg_fs, __global uchar *arg_reads, __global uchar *arg_words, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_9, i_10, i_14, i_15, i_19, i_20, i_21, i_22, i_23, i_24, i_27, i_28, i_29, i_33, i_34, i_36, i_37, i_38, i_46, i_47, i_50, i_55, i_56, i_59, i_60, i_69, i_71, i_72, i_73, i_74, i_75, i_76, i_79, i_80, i_81, i_85, i_86, i_88, i_89, i_90, i_91, i_92, i_93, i_96, i_97, i_105;
    long l_0, l_1, l_2, l_5, l_6, l_8, l_11, l_12, l_13, l_16, l_17, l_18, l_25, l_26, l_30, l_31, l_32, l_35, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_48, l_49, l_51, l_52, l_53, l_54, l_57, l_58, l_61, l_62, l_63, l_64, l_65, l_66, l_67, l_68, l_70, l_77, l_78, l_82, l_83, l_84, l_87, l_94, l_95, l_98, l_99, l_100, l_101, l_102, l_103, l_104, l_106, l_107, l_108, l_109;
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
            i_23 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_21 == 1)) {
                    break;
                }
                i_24 = (int) ((uint) 1 - (uint) i_22);
                l_25 = (long) i_22;
                l_26 = (long) ((ulong) l_18 + (ulong) l_25);
                if (i_23 == 0) {
                    i_27 = i_24;
                } else {
                    i_28 = 4096 - ((int) (l_26 & 4095L));
                    i_29 = (i_28 < i_24) ? i_28 : i_24;
                    i_27 = i_29;
                }
                if (i_20 == 0) {
                    l_30 = gale_BlockAccess_beginRead(arg_fs, i_7, l_26, i_27, gale_group, gale_slot, gale_position);
                    l_31 = l_30;
                } else {
                    l_31 = 0L;
                }
                GALEFS_BROADCAST(2, l_32, l_31);
                if (l_32 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_7;
                    gale_ints[gale_items + gale_item] = (uint) i_22;
                    gale_longs[gale_item] = (ulong) l_25;
                    gale_longs[gale_items + gale_item] = (ulong) l_26;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_32); }
                    GALEFS_RETURN;
                    resume_2:
                    i_7 = (int) gale_ints[gale_item];
                    i_22 = (int) gale_ints[gale_items + gale_item];
                    l_25 = (long) gale_longs[gale_item];
                    l_26 = (long) gale_longs[gale_items + gale_item];
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
                    l_32 = gale_round_reply(gale_entry);
                }
                i_33 = (int) l_32;
                if (l_32 < 0L) {
                    i_34 = 0;
                } else {
                    i_34 = i_33;
                }
                l_35 = gale_BlockAccess_offsetInRegion(arg_fs, l_32, l_26, gale_group, gale_slot, gale_position);
                gale_copy((arg_fs + 16 + l_35), (arg_data + 16 + (l_25 + l_17)), i_34);
                GALEFS_BARRIER(3);
                if (i_19 == 0) {
                    if (!(i_34 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_34, gale_group, gale_slot, gale_position);
                    }
                }
                i_36 = (int) ((uint) i_22 + (uint) i_34);
                i_37 = ((l_32 == (-117L)) || (!((i_34 < 1) || (!(i_36 < 1))))) ? 1 : 0;
                i_38 = (l_32 == (-117L)) ? 1 : 0;
                if (l_32 < 0L) {
                    if (l_32 == (-117L)) {
                        i_21 = i_37;
                        i_22 = i_36;
                        i_23 = i_38;
                    } else {
                        i_21 = i_33;
                        i_22 = i_36;
                        i_23 = i_38;
                    }
                } else {
                    i_21 = i_37;
                    i_22 = i_36;
                    i_23 = i_38;
                }
            }
        }
        if (((int) get_local_id(0)) == 0) {
            l_39 = gale_BlockAccess_beginMapping(arg_fs, i_7, l_18, 1, gale_group, gale_slot, gale_position);
            l_40 = l_39;
        } else {
            l_40 = 0L;
        }
        GALEFS_BROADCAST(4, l_41, l_40);
        if (l_41 < LONG_MIN / 2) {
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_41); }
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
            l_41 = gale_round_reply(gale_entry);
        }
        if (((int) get_local_id(0)) == 0) {
            if (!(l_41 < 0L)) {
                gale_MappingEnd_begin(arg_fs, l_18, 1, gale_group, gale_slot, gale_position);
            }
        }
        if (l_41 < 0L) {
            l_42 = l_41;
        } else {
            l_43 = gale_BlockAccess_offsetInRegion(arg_fs, l_41, l_18, gale_group, gale_slot, gale_position);
            l_42 = l_43;
        }
        l_44 = l_16 << 3;
        *((volatile __global gale_int *) (arg_words + 16 + l_44)) = 1;
        l_45 = 0L;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_46 = *((volatile __global gale_int *) (arg_words + 16 + l_12));
            if (!(i_46 < 1)) {
                goto B51;
            }
            if (!(l_45 < 100000000L)) {
                goto B50;
            }
            i_47 = *((__global gale_int *) (arg_fs + 16 + l_8));
            if (!(i_47 == 0)) {
                break;
            }
            GALEFS_RELAX(l_45);
            l_48 = (long) ((ulong) l_45 + (ulong) 1L);
            l_45 = l_48;
        }
        goto B52;
    B50:;
        goto B52;
    B51:;
    B52:;
        if ((ulong) ((long) ((ulong) l_42 + (ulong) 4095L)) < (ulong) 4095L) {
            l_49 = l_42;
        } else {
            i_50 = (int) *((__global char *) (arg_fs + 16 + l_42));
            l_51 = (long) i_50;
            l_49 = l_51;
        }
        *((__global gale_long *) (arg_results + (l_44 + 16L))) = l_49;
        GALEFS_BARRIER(5);
        if (((int) get_local_id(0)) == 0) {
            l_52 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group, gale_slot, gale_position);
            l_53 = l_52;
        } else {
            l_53 = 0L;
        }
        GALEFS_BROADCAST(6, l_54, l_53);
        *((volatile __global gale_int *) (arg_words + 16 + l_44)) = 2;
    } else {
        i_55 = 0;
        while (true) {
            if (!(i_55 < i_10)) {
                break;
            }
            i_56 = (int) ((uint) i_55 + (uint) 1);
            l_57 = ((long) i_55) << 3;
            l_58 = 0L;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_59 = *((volatile __global gale_int *) (arg_words + 16 + l_57));
                if (!(i_59 < 1)) {
                    goto B68;
                }
                if (!(l_58 < 100000000L)) {
                    goto B67;
                }
                i_60 = *((__global gale_int *) (arg_fs + 16 + l_8));
                if (!(i_60 == 0)) {
                    break;
                }
                GALEFS_RELAX(l_58);
                l_61 = (long) ((ulong) l_58 + (ulong) 1L);
                l_58 = l_61;
            }
            i_55 = i_56;
            continue;
        B67:;
            i_55 = i_56;
            continue;
        B68:;
            i_55 = i_56;
        }
        l_62 = l_11 << 2;
        l_63 = (long) ((ulong) l_13 * (ulong) ((l_11 << 4) + l_62));
        if (((int) get_local_id(0)) == 0) {
            l_64 = gale_BlockAccess_beginMapping(arg_fs, i_7, l_63, 1, gale_group, gale_slot, gale_position);
            l_65 = l_64;
        } else {
            l_65 = 0L;
        }
        GALEFS_BROADCAST(7, l_66, l_65);
        if (l_66 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_7;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_66); }
            GALEFS_RETURN;
            resume_4:
            i_7 = (int) gale_ints[gale_item];
            l_8 = *((__global gale_long *) (arg_fs + 16 + 56L));
            i_9 = gale_group_count;
            i_10 = (int) ((uint) i_9 + (uint) (-1));
            l_11 = (long) i_10;
            l_12 = l_11 << 3;
            l_62 = l_11 << 2;
            l_13 = (long) (1 << (*((__global gale_int *) (arg_fs + 16 + 148L))));
            l_63 = (long) ((ulong) l_13 * (ulong) ((l_11 << 4) + l_62));
            l_66 = gale_round_reply(gale_entry);
        }
        if (((int) get_local_id(0)) == 0) {
            if (!(l_66 < 0L)) {
                gale_MappingEnd_begin(arg_fs, l_63, 1, gale_group, gale_slot, gale_position);
            }
        }
        if (l_66 < 0L) {
            l_67 = l_66;
        } else {
            l_68 = gale_BlockAccess_offsetInRegion(arg_fs, l_66, l_63, gale_group, gale_slot, gale_position);
            l_67 = l_68;
        }
        *((__global gale_long *) (arg_results + (l_12 + 16L))) = l_67;
        i_69 = *((__global gale_int *) (arg_reads + 20L));
        l_70 = (long) i_9;
        if (!(i_69 == 0)) {
            i_71 = (int) get_local_id(0);
            i_72 = (int) get_local_id(0);
            i_73 = 1;
            i_74 = 0;
            i_75 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_73 == 1)) {
                    break;
                }
                i_76 = (int) ((uint) 1 - (uint) i_74);
                l_77 = (long) i_74;
                l_78 = (long) ((ulong) l_63 + (ulong) l_77);
                if (i_75 == 0) {
                    i_79 = i_76;
                } else {
                    i_80 = 4096 - ((int) (l_78 & 4095L));
                    i_81 = (i_80 < i_76) ? i_80 : i_76;
                    i_79 = i_81;
                }
                if (i_72 == 0) {
                    l_82 = gale_BlockAccess_beginRead(arg_fs, i_7, l_78, i_79, gale_group, gale_slot, gale_position);
                    l_83 = l_82;
                } else {
                    l_83 = 0L;
                }
                GALEFS_BROADCAST(8, l_84, l_83);
                if (l_84 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_7;
                    gale_ints[gale_items + gale_item] = (uint) i_74;
                    gale_longs[gale_item] = (ulong) l_77;
                    gale_longs[gale_items + gale_item] = (ulong) l_78;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_84); }
                    GALEFS_RETURN;
                    resume_5:
                    i_7 = (int) gale_ints[gale_item];
                    i_74 = (int) gale_ints[gale_items + gale_item];
                    l_77 = (long) gale_longs[gale_item];
                    l_78 = (long) gale_longs[gale_items + gale_item];
                    l_8 = *((__global gale_long *) (arg_fs + 16 + 56L));
                    i_9 = gale_group_count;
                    i_10 = (int) ((uint) i_9 + (uint) (-1));
                    l_11 = (long) i_10;
                    l_12 = l_11 << 3;
                    l_62 = l_11 << 2;
                    l_13 = (long) (1 << (*((__global gale_int *) (arg_fs + 16 + 148L))));
                    l_63 = (long) ((ulong) l_13 * (ulong) ((l_11 << 4) + l_62));
                    l_70 = (long) i_9;
                    i_71 = (int) get_local_id(0);
                    i_72 = (int) get_local_id(0);
                    l_84 = gale_round_reply(gale_entry);
                }
                i_85 = (int) l_84;
                if (l_84 < 0L) {
                    i_86 = 0;
                } else {
                    i_86 = i_85;
                }
                l_87 = gale_BlockAccess_offsetInRegion(arg_fs, l_84, l_78, gale_group, gale_slot, gale_position);
                gale_copy((arg_fs + 16 + l_87), (arg_data + 16 + (l_77 + l_62)), i_86);
                GALEFS_BARRIER(9);
                if (i_71 == 0) {
                    if (!(i_86 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_86, gale_group, gale_slot, gale_position);
                    }
                }
                i_88 = (int) ((uint) i_74 + (uint) i_86);
                i_89 = ((l_84 == (-117L)) || (!((i_86 < 1) || (!(i_88 < 1))))) ? 1 : 0;
                i_90 = (l_84 == (-117L)) ? 1 : 0;
                if (l_84 < 0L) {
                    if (l_84 == (-117L)) {
                        i_73 = i_89;
                        i_74 = i_88;
                        i_75 = i_90;
                    } else {
                        i_73 = i_85;
                        i_74 = i_88;
                        i_75 = i_90;
                    }
                } else {
                    i_73 = i_89;
                    i_74 = i_88;
                    i_75 = i_90;
                }
            }
            i_91 = (int) *((__global char *) (arg_data + 16 + l_62));
            *((__global gale_long *) (arg_results + ((l_70 << 3) + 16L))) = ((long) i_91);
        }
        *((volatile __global gale_int *) (arg_words + 16 + l_12)) = 1;
        i_92 = 0;
        while (true) {
            if (!(i_92 < i_10)) {
                break;
            }
            i_93 = (int) ((uint) i_92 + (uint) 1);
            l_94 = ((long) i_92) << 3;
            l_95 = 0L;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_96 = *((volatile __global gale_int *) (arg_words + 16 + l_94));
                if (!(i_96 < 2)) {
                    goto B113;
                }
                if (!(l_95 < 100000000L)) {
                    goto B112;
                }
                i_97 = *((__global gale_int *) (arg_fs + 16 + l_8));
                if (!(i_97 == 0)) {
                    break;
                }
                GALEFS_RELAX(l_95);
                l_98 = (long) ((ulong) l_95 + (ulong) 1L);
                l_95 = l_98;
            }
            i_92 = i_93;
            continue;
        B112:;
            i_92 = i_93;
            continue;
        B113:;
            i_92 = i_93;
        }
        if (((int) get_local_id(0)) == 0) {
            l_99 = gale_BlockAccess_beginMapping(arg_fs, i_7, l_63, 1, gale_group, gale_slot, gale_position);
            l_100 = l_99;
        } else {
            l_100 = 0L;
        }
        GALEFS_BROADCAST(10, l_101, l_100);
        if (l_101 < LONG_MIN / 2) {
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_101); }
            GALEFS_RETURN;
            resume_6:
            l_13 = (long) (1 << (*((__global gale_int *) (arg_fs + 16 + 148L))));
            i_9 = gale_group_count;
            i_10 = (int) ((uint) i_9 + (uint) (-1));
            l_11 = (long) i_10;
            l_62 = l_11 << 2;
            l_63 = (long) ((ulong) l_13 * (ulong) ((l_11 << 4) + l_62));
            l_70 = (long) i_9;
            l_101 = gale_round_reply(gale_entry);
        }
        if (((int) get_local_id(0)) == 0) {
            if (!(l_101 < 0L)) {
                gale_MappingEnd_begin(arg_fs, l_63, 1, gale_group, gale_slot, gale_position);
            }
        }
        if (l_101 < 0L) {
            l_102 = l_101;
        } else {
            l_103 = gale_BlockAccess_offsetInRegion(arg_fs, l_101, l_63, gale_group, gale_slot, gale_position);
            l_102 = l_103;
        }
        if ((ulong) ((long) ((ulong) l_102 + (ulong) 4095L)) < (ulong) 4095L) {
            l_104 = l_102;
        } else {
            i_105 = (int) *((__global char *) (arg_fs + 16 + l_102));
            l_106 = (long) i_105;
            l_104 = l_106;
        }
        *((__global gale_long *) (arg_results + (((l_70 + 1L) << 3) + 16L))) = l_104;
        GALEFS_BARRIER(11);
        if (((int) get_local_id(0)) == 0) {
            l_107 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group, gale_slot, gale_position);
            l_108 = l_107;
        } else {
            l_108 = 0L;
        }
        GALEFS_BROADCAST(12, l_109, l_108);
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
