// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.matadd.MatAddKernel#run
// entry point: galefs_run
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY FLOAT_ARRAY FLOAT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ READ_WRITE READ_WRITE WRITE
// waits: 12
// saved values: 12
// context bytes: 64
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 0c6d98972f35fed403b9272f2d40268b5ebdd6f7ff06ab5fa80302caf3b09f2d
// functions SHA-256: 0a5e94504c1f0bc457ad0eac368b298cf35b4462197b8e0d266b52bf63b52032
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_101) VARIABLE(int, i_114) VARIABLE(int, i_115) VARIABLE(int, i_120) VARIABLE(int, i_122) VARIABLE(int, i_124) VARIABLE(int, i_125) VARIABLE(int, i_126) VARIABLE(int, i_134) VARIABLE(int, i_135) VARIABLE(int, i_145) VARIABLE(int, i_146) VARIABLE(int, i_28) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_72) VARIABLE(int, i_73) VARIABLE(int, i_78) VARIABLE(int, i_80) VARIABLE(int, i_93) VARIABLE(int, i_94) VARIABLE(int, i_99) VARIABLE(long, l_104) VARIABLE(long, l_105) VARIABLE(long, l_113) VARIABLE(long, l_137) VARIABLE(long, l_138) VARIABLE(long, l_14) VARIABLE(long, l_144) VARIABLE(long, l_15) VARIABLE(long, l_2) VARIABLE(long, l_27) VARIABLE(long, l_52) VARIABLE(long, l_62) VARIABLE(long, l_65) VARIABLE(long, l_71) VARIABLE(long, l_74) VARIABLE(long, l_83) VARIABLE(long, l_84) VARIABLE(long, l_92)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(l_2)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(l_14) VARIABLE(l_2)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_2)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_28) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_2) VARIABLE(l_27)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_14) VARIABLE(l_27)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(l_52)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_78) VARIABLE(i_80) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_71) VARIABLE(l_74) VARIABLE(l_83) VARIABLE(l_84)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_78) VARIABLE(i_80) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_71) VARIABLE(l_74) VARIABLE(l_92)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_101) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_78) VARIABLE(i_99) VARIABLE(l_104) VARIABLE(l_105) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_71) VARIABLE(l_74)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_101) VARIABLE(i_114) VARIABLE(i_115) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_78) VARIABLE(i_99) VARIABLE(l_113) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_71) VARIABLE(l_74)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_120) VARIABLE(i_122) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_126) VARIABLE(i_134) VARIABLE(i_135) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_78) VARIABLE(i_99) VARIABLE(l_137) VARIABLE(l_138) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_71) VARIABLE(l_74)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_120) VARIABLE(i_122) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_126) VARIABLE(i_134) VARIABLE(i_135) VARIABLE(i_145) VARIABLE(i_146) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_78) VARIABLE(i_99) VARIABLE(l_144) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_71) VARIABLE(l_74)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_42) VARIABLE(i_43)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_42)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_42)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_paths, __global uchar *arg_a, __global uchar *arg_b, __global uchar *arg_status) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_130;
    float f_131, f_132;
    int i_0, i_1, i_7, i_9, i_10, i_20, i_22, i_23, i_28, i_34, i_36, i_37, i_42, i_43, i_44, i_64, i_66, i_67, i_68, i_69, i_70, i_72, i_73, i_75, i_77, i_78, i_79, i_80, i_81, i_82, i_85, i_86, i_87, i_93, i_94, i_96, i_97, i_98, i_99, i_100, i_101, i_102, i_103, i_106, i_107, i_108, i_114, i_115, i_117, i_118, i_119, i_120, i_121, i_122, i_123, i_124, i_125, i_126, i_127, i_128, i_133, i_134, i_135, i_136, i_139, i_145, i_146, i_148, i_149, i_150, i_151, i_153, i_173;
    long l_2, l_3, l_4, l_5, l_6, l_8, l_11, l_12, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_21, l_24, l_25, l_26, l_27, l_29, l_30, l_31, l_32, l_33, l_35, l_38, l_39, l_40, l_41, l_45, l_46, l_47, l_48, l_49, l_50, l_51, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_59, l_60, l_61, l_62, l_63, l_65, l_71, l_74, l_76, l_83, l_84, l_88, l_89, l_90, l_91, l_92, l_95, l_104, l_105, l_109, l_110, l_111, l_112, l_113, l_116, l_129, l_137, l_138, l_140, l_141, l_142, l_143, l_144, l_147, l_152, l_154, l_155, l_156, l_157, l_158, l_159, l_160, l_161, l_162, l_163, l_164, l_165, l_166, l_167, l_168, l_169, l_170, l_171, l_172, l_174;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = *((__global gale_int *) (arg_args + 20L));
    GALEFS_BARRIER(1);
    l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_3 = gale_FileOpener_begin(arg_fs, i_0, gale_group);
        if (l_3 < 0L) {
            l_4 = l_3;
        } else {
            l_5 = (long) gale_group;
            l_6 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_5 << 12) + (l_5 << 11)))) + (ulong) 2048L);
            i_7 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_7 < i_0)) {
                    break;
                }
                l_8 = (long) i_7;
                i_9 = (int) *((__global char *) (arg_paths + 16 + l_8));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) l_8)))) = (char) i_9;
                i_10 = (int) ((uint) i_7 + (uint) 1);
                i_7 = i_10;
            }
            l_11 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_0, (-1), gale_group);
            l_4 = l_11;
        }
    } else {
        l_4 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_4 < (-4611686018427387904L)) {
            l_12 = gale_HostCall_awaitReply(arg_fs, l_4, gale_group);
            l_13 = l_12;
        } else {
            l_13 = l_4;
        }
    } else {
        l_13 = l_4;
    }
    GALEFS_BROADCAST(2, l_14, l_13);
    GALEFS_BARRIER(3);
    l_15 = (long) i_0;
    if (((int) get_local_id(0)) == 0) {
        l_16 = gale_FileOpener_begin(arg_fs, i_1, gale_group);
        if (l_16 < 0L) {
            l_17 = l_16;
        } else {
            l_18 = (long) gale_group;
            l_19 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_18 << 12) + (l_18 << 11)))) + (ulong) 2048L);
            i_20 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_20 < i_1)) {
                    break;
                }
                l_21 = (long) i_20;
                i_22 = (int) *((__global char *) (arg_paths + 16 + (l_15 + l_21)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) l_21)))) = (char) i_22;
                i_23 = (int) ((uint) i_20 + (uint) 1);
                i_20 = i_23;
            }
            l_24 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_1, (-1), gale_group);
            l_17 = l_24;
        }
    } else {
        l_17 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_17 < (-4611686018427387904L)) {
            l_25 = gale_HostCall_awaitReply(arg_fs, l_17, gale_group);
            l_26 = l_25;
        } else {
            l_26 = l_17;
        }
    } else {
        l_26 = l_17;
    }
    GALEFS_BROADCAST(4, l_27, l_26);
    i_28 = *((__global gale_int *) (arg_args + 24L));
    GALEFS_BARRIER(5);
    if (((int) get_local_id(0)) == 0) {
        l_29 = gale_FileOpener_begin(arg_fs, i_28, gale_group);
        if (l_29 < 0L) {
            l_30 = l_29;
        } else {
            l_31 = l_15 + ((long) i_1);
            l_32 = (long) gale_group;
            l_33 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_32 << 12) + (l_32 << 11)))) + (ulong) 2048L);
            i_34 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_34 < i_28)) {
                    break;
                }
                l_35 = (long) i_34;
                i_36 = (int) *((__global char *) (arg_paths + 16 + (l_31 + l_35)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) l_35)))) = (char) i_36;
                i_37 = (int) ((uint) i_34 + (uint) 1);
                i_34 = i_37;
            }
            l_38 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 577, i_28, (-1), gale_group);
            l_30 = l_38;
        }
    } else {
        l_30 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_30 < (-4611686018427387904L)) {
            l_39 = gale_HostCall_awaitReply(arg_fs, l_30, gale_group);
            l_40 = l_39;
        } else {
            l_40 = l_30;
        }
    } else {
        l_40 = l_30;
    }
    GALEFS_BROADCAST(6, l_41, l_40);
    i_42 = (int) l_41;
    i_43 = (int) l_27;
    i_44 = (int) l_14;
    if (i_44 < 0) {
        if (((int) get_local_id(0)) == 0) {
            l_45 = (long) (gale_group << 1);
            *((__global gale_int *) (arg_status + ((l_45 << 2) + 16L))) = 1;
            *((__global gale_int *) (arg_status + (((l_45 + 1L) << 2) + 16L))) = i_44;
        }
    } else {
        if (i_43 < 0) {
            if (((int) get_local_id(0)) == 0) {
                l_46 = (long) (gale_group << 1);
                *((__global gale_int *) (arg_status + ((l_46 << 2) + 16L))) = 2;
                *((__global gale_int *) (arg_status + (((l_46 + 1L) << 2) + 16L))) = i_43;
            }
        } else {
            if (i_42 < 0) {
                if (((int) get_local_id(0)) == 0) {
                    l_47 = (long) (gale_group << 1);
                    *((__global gale_int *) (arg_status + ((l_47 << 2) + 16L))) = 3;
                    *((__global gale_int *) (arg_status + (((l_47 + 1L) << 2) + 16L))) = i_42;
                }
            } else {
                if (((int) get_local_id(0)) == 0) {
                    l_48 = gale_OpenFileCalls_status(arg_fs, i_44, 0, gale_group);
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
                GALEFS_BROADCAST(7, l_52, l_51);
                if (((int) get_local_id(0)) == 0) {
                    l_53 = gale_OpenFileCalls_status(arg_fs, i_43, 0, gale_group);
                    l_54 = l_53;
                } else {
                    l_54 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_54 < (-4611686018427387904L)) {
                        l_55 = gale_HostCall_awaitReply(arg_fs, l_54, gale_group);
                        l_56 = l_55;
                    } else {
                        l_56 = l_54;
                    }
                } else {
                    l_56 = l_54;
                }
                GALEFS_BROADCAST(8, l_57, l_56);
                if (l_52 == l_57) {
                    if (((int) get_local_id(0)) == 0) {
                        l_58 = gale_OpenFileCalls_status(arg_fs, i_44, 0, gale_group);
                        l_59 = l_58;
                    } else {
                        l_59 = 0L;
                    }
                    if (((int) get_local_id(0)) == 0) {
                        if (l_59 < (-4611686018427387904L)) {
                            l_60 = gale_HostCall_awaitReply(arg_fs, l_59, gale_group);
                            l_61 = l_60;
                        } else {
                            l_61 = l_59;
                        }
                    } else {
                        l_61 = l_59;
                    }
                    GALEFS_BROADCAST(9, l_62, l_61);
                    l_63 = ((long) gale_group) << 16;
                    i_64 = (l_63 < l_62) ? 1 : 0;
                    l_65 = ((long) ((int) get_num_groups(0))) << 16;
                    i_66 = (int) get_local_id(0);
                    i_67 = (int) get_local_id(0);
                    i_68 = (int) get_local_id(0);
                    i_69 = (int) get_local_id(0);
                    i_70 = gale_group << 14;
                    l_71 = ((long) i_70) << 2;
                    i_72 = (int) get_local_id(0);
                    i_73 = (int) get_local_id(0);
                    l_74 = l_63;
                    i_75 = i_64;
                    while (true) {
                        if (i_75 == 0) {
                            break;
                        }
                        l_76 = (long) ((ulong) l_62 - (ulong) l_74);
                        if (l_76 < 65536L) {
                            i_77 = (int) l_76;
                            i_78 = i_77;
                        } else {
                            i_78 = 65536;
                        }
                        i_79 = 1;
                        i_80 = 0;
                        i_81 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_79 == 1)) {
                                break;
                            }
                            i_82 = (int) ((uint) i_78 - (uint) i_80);
                            l_83 = (long) i_80;
                            l_84 = (long) ((ulong) l_74 + (ulong) l_83);
                            if (i_81 == 0) {
                                i_85 = i_82;
                            } else {
                                i_86 = 4096 - ((int) (l_84 & 4095L));
                                i_87 = (i_86 < i_82) ? i_86 : i_82;
                                i_85 = i_87;
                            }
                            if (i_73 == 0) {
                                l_88 = gale_BlockAccess_beginRead(arg_fs, i_44, l_84, i_85, gale_group);
                                l_89 = l_88;
                            } else {
                                l_89 = 0L;
                            }
                            if (i_72 == 0) {
                                if (l_89 < (-4611686018427387904L)) {
                                    l_90 = gale_HostCall_awaitReply(arg_fs, l_89, gale_group);
                                    l_91 = l_90;
                                } else {
                                    l_91 = l_89;
                                }
                            } else {
                                l_91 = l_89;
                            }
                            GALEFS_BROADCAST(10, l_92, l_91);
                            i_93 = (int) l_92;
                            if (l_92 < 0L) {
                                i_94 = 0;
                            } else {
                                i_94 = i_93;
                            }
                            l_95 = gale_BlockAccess_offsetInRegion(arg_fs, l_92, l_84, gale_group);
                            gale_copy((arg_fs + 16 + l_95), (arg_a + 16 + (l_83 + l_71)), i_94);
                            GALEFS_BARRIER(11);
                            if (i_69 == 0) {
                                if (!(i_94 < 1)) {
                                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_94, gale_group);
                                }
                            }
                            i_96 = (int) ((uint) i_80 + (uint) i_94);
                            i_97 = ((l_92 == (-117L)) || (!((i_94 < 1) || (!(i_96 < i_78))))) ? 1 : 0;
                            i_98 = (l_92 == (-117L)) ? 1 : 0;
                            if (l_92 < 0L) {
                                if (l_92 == (-117L)) {
                                    i_79 = i_97;
                                    i_80 = i_96;
                                    i_81 = i_98;
                                } else {
                                    i_79 = i_93;
                                    i_80 = i_96;
                                    i_81 = i_98;
                                }
                            } else {
                                i_79 = i_97;
                                i_80 = i_96;
                                i_81 = i_98;
                            }
                        }
                        if (i_80 < 1) {
                            i_99 = i_79;
                        } else {
                            i_99 = i_80;
                        }
                        i_100 = 1;
                        i_101 = 0;
                        i_102 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_100 == 1)) {
                                break;
                            }
                            i_103 = (int) ((uint) i_78 - (uint) i_101);
                            l_104 = (long) i_101;
                            l_105 = (long) ((ulong) l_74 + (ulong) l_104);
                            if (i_102 == 0) {
                                i_106 = i_103;
                            } else {
                                i_107 = 4096 - ((int) (l_105 & 4095L));
                                i_108 = (i_107 < i_103) ? i_107 : i_103;
                                i_106 = i_108;
                            }
                            if (i_68 == 0) {
                                l_109 = gale_BlockAccess_beginRead(arg_fs, i_43, l_105, i_106, gale_group);
                                l_110 = l_109;
                            } else {
                                l_110 = 0L;
                            }
                            if (i_67 == 0) {
                                if (l_110 < (-4611686018427387904L)) {
                                    l_111 = gale_HostCall_awaitReply(arg_fs, l_110, gale_group);
                                    l_112 = l_111;
                                } else {
                                    l_112 = l_110;
                                }
                            } else {
                                l_112 = l_110;
                            }
                            GALEFS_BROADCAST(12, l_113, l_112);
                            i_114 = (int) l_113;
                            if (l_113 < 0L) {
                                i_115 = 0;
                            } else {
                                i_115 = i_114;
                            }
                            l_116 = gale_BlockAccess_offsetInRegion(arg_fs, l_113, l_105, gale_group);
                            gale_copy((arg_fs + 16 + l_116), (arg_b + 16 + (l_104 + l_71)), i_115);
                            GALEFS_BARRIER(13);
                            if (i_66 == 0) {
                                if (!(i_115 < 1)) {
                                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_115, gale_group);
                                }
                            }
                            i_117 = (int) ((uint) i_101 + (uint) i_115);
                            i_118 = ((l_113 == (-117L)) || (!((i_115 < 1) || (!(i_117 < i_78))))) ? 1 : 0;
                            i_119 = (l_113 == (-117L)) ? 1 : 0;
                            if (l_113 < 0L) {
                                if (l_113 == (-117L)) {
                                    i_100 = i_118;
                                    i_101 = i_117;
                                    i_102 = i_119;
                                } else {
                                    i_100 = i_114;
                                    i_101 = i_117;
                                    i_102 = i_119;
                                }
                            } else {
                                i_100 = i_118;
                                i_101 = i_117;
                                i_102 = i_119;
                            }
                        }
                        if (i_101 < 1) {
                            i_120 = i_100;
                        } else {
                            i_120 = i_101;
                        }
                        if (i_78 == i_99) {
                            if (i_78 == i_120) {
                                i_121 = ((int) ((uint) i_78 + (uint) ((int) ((uint) (i_78 >> 31) >> 30)))) >> 2;
                                i_122 = *((__global gale_int *) (arg_fs + 16 + 212L));
                                i_123 = (int) get_local_size(0);
                                i_124 = (int) get_local_id(0);
                                i_125 = (int) get_local_id(0);
                                i_126 = (int) get_local_id(0);
                                i_127 = (int) get_local_id(0);
                                i_128 = i_127;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_128 < i_121)) {
                                        break;
                                    }
                                    l_129 = (((long) ((int) ((uint) i_128 + (uint) i_70))) << 2) + 16L;
                                    ul_130 = arg_a + l_129;
                                    f_131 = *((__global gale_float *) ul_130);
                                    f_132 = *((__global gale_float *) (arg_b + l_129));
                                    *((__global gale_float *) ul_130) = (f_131 + f_132);
                                    i_133 = (int) ((uint) i_128 + (uint) i_123);
                                    i_128 = i_133;
                                }
                                i_134 = 4;
                                i_135 = 0;
                                i_136 = 0;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (i_134 == 0) {
                                        break;
                                    }
                                    l_137 = (long) i_135;
                                    l_138 = (long) ((ulong) l_74 + (ulong) l_137);
                                    if (i_126 == 0) {
                                        i_139 = (i_135 < 1) ? 0 : 1;
                                        l_140 = gale_BlockAccess_beginWrite(arg_fs, i_134, i_42, l_138, ((int) ((uint) i_78 - (uint) i_135)), i_139, gale_group);
                                        l_141 = l_140;
                                    } else {
                                        l_141 = 0L;
                                    }
                                    if (i_125 == 0) {
                                        if (l_141 < (-4611686018427387904L)) {
                                            l_142 = gale_HostCall_awaitReply(arg_fs, l_141, gale_group);
                                            l_143 = l_142;
                                        } else {
                                            l_143 = l_141;
                                        }
                                    } else {
                                        l_143 = l_141;
                                    }
                                    GALEFS_BROADCAST(14, l_144, l_143);
                                    i_145 = (int) l_144;
                                    if (l_144 < 0L) {
                                        i_146 = 0;
                                    } else {
                                        i_146 = i_145;
                                    }
                                    l_147 = gale_BlockAccess_offsetInRegion(arg_fs, l_144, l_138, gale_group);
                                    gale_copy((arg_a + 16 + (l_137 + l_71)), (arg_fs + 16 + l_147), i_146);
                                    GALEFS_BARRIER(15);
                                    if (i_124 == 0) {
                                        if (!(i_146 < 1)) {
                                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_146, gale_group);
                                        }
                                    }
                                    i_148 = (int) ((uint) i_135 + (uint) i_146);
                                    if (l_144 < 0L) {
                                        if ((!(i_134 == 4)) || (i_148 < 1)) {
                                            i_149 = i_145;
                                        } else {
                                            i_149 = i_148;
                                        }
                                    } else {
                                        i_149 = i_148;
                                    }
                                    i_150 = (((!(i_134 == 4)) || (i_148 < 1)) || (i_122 == 0)) ? 0 : 5;
                                    if (i_146 == 0) {
                                        i_134 = i_150;
                                        i_135 = i_148;
                                        i_136 = i_149;
                                    } else {
                                        if (i_78 == i_148) {
                                            i_134 = i_150;
                                            i_135 = i_148;
                                            i_136 = i_149;
                                        } else {
                                            i_135 = i_148;
                                            i_136 = i_149;
                                        }
                                    }
                                }
                                i_151 = i_136;
                            } else {
                                i_151 = 0;
                            }
                        } else {
                            i_151 = 0;
                        }
                        l_152 = (long) ((ulong) l_74 + (ulong) l_65);
                        i_153 = ((!(i_78 == i_151)) || (!(l_152 < l_62))) ? 0 : 1;
                        if (i_78 == i_151) {
                            l_74 = l_152;
                            i_75 = i_153;
                        } else {
                            if (i_78 == i_99) {
                                if (i_78 == i_120) {
                                    if (((int) get_local_id(0)) == 0) {
                                        l_154 = (long) (gale_group << 1);
                                        *((__global gale_int *) (arg_status + ((l_154 << 2) + 16L))) = 3;
                                        *((__global gale_int *) (arg_status + (((l_154 + 1L) << 2) + 16L))) = i_151;
                                        l_74 = l_152;
                                        i_75 = i_153;
                                    } else {
                                        l_74 = l_152;
                                        i_75 = i_153;
                                    }
                                } else {
                                    if (((int) get_local_id(0)) == 0) {
                                        l_155 = (long) (gale_group << 1);
                                        *((__global gale_int *) (arg_status + ((l_155 << 2) + 16L))) = 2;
                                        *((__global gale_int *) (arg_status + (((l_155 + 1L) << 2) + 16L))) = i_120;
                                        l_74 = l_152;
                                        i_75 = i_153;
                                    } else {
                                        l_74 = l_152;
                                        i_75 = i_153;
                                    }
                                }
                            } else {
                                if (((int) get_local_id(0)) == 0) {
                                    l_156 = (long) (gale_group << 1);
                                    *((__global gale_int *) (arg_status + ((l_156 << 2) + 16L))) = 1;
                                    *((__global gale_int *) (arg_status + (((l_156 + 1L) << 2) + 16L))) = i_99;
                                    l_74 = l_152;
                                    i_75 = i_153;
                                } else {
                                    l_74 = l_152;
                                    i_75 = i_153;
                                }
                            }
                        }
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        l_157 = (long) (gale_group << 1);
                        *((__global gale_int *) (arg_status + ((l_157 << 2) + 16L))) = 4;
                        *((__global gale_int *) (arg_status + (((l_157 + 1L) << 2) + 16L))) = 0;
                    }
                }
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_158 = gale_OpenFileCalls_beginClose(arg_fs, i_44, gale_group);
        l_159 = l_158;
    } else {
        l_159 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_159 < (-4611686018427387904L)) {
            l_160 = gale_HostCall_awaitReply(arg_fs, l_159, gale_group);
            l_161 = l_160;
        } else {
            l_161 = l_159;
        }
    } else {
        l_161 = l_159;
    }
    GALEFS_BROADCAST(16, l_162, l_161);
    if (((int) get_local_id(0)) == 0) {
        l_163 = gale_OpenFileCalls_beginClose(arg_fs, i_43, gale_group);
        l_164 = l_163;
    } else {
        l_164 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_164 < (-4611686018427387904L)) {
            l_165 = gale_HostCall_awaitReply(arg_fs, l_164, gale_group);
            l_166 = l_165;
        } else {
            l_166 = l_164;
        }
    } else {
        l_166 = l_164;
    }
    GALEFS_BROADCAST(17, l_167, l_166);
    if (((int) get_local_id(0)) == 0) {
        l_168 = gale_OpenFileCalls_beginClose(arg_fs, i_42, gale_group);
        l_169 = l_168;
    } else {
        l_169 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_169 < (-4611686018427387904L)) {
            l_170 = gale_HostCall_awaitReply(arg_fs, l_169, gale_group);
            l_171 = l_170;
        } else {
            l_171 = l_169;
        }
    } else {
        l_171 = l_169;
    }
    GALEFS_BROADCAST(18, l_172, l_171);
    i_173 = (int) l_172;
    if (i_173 < 0) {
        if (!(i_42 < 0)) {
            if (((int) get_local_id(0)) == 0) {
                l_174 = (long) (gale_group << 1);
                *((__global gale_int *) (arg_status + ((l_174 << 2) + 16L))) = 3;
                *((__global gale_int *) (arg_status + (((l_174 + 1L) << 2) + 16L))) = i_173;
            }
        }
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_101) VARIABLE(int, i_103) VARIABLE(int, i_104) VARIABLE(int, i_112) VARIABLE(int, i_113) VARIABLE(int, i_121) VARIABLE(int, i_122) VARIABLE(int, i_22) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_56) VARIABLE(int, i_61) VARIABLE(int, i_63) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_80) VARIABLE(int, i_82) VARIABLE(int, i_93) VARIABLE(int, i_94) VARIABLE(int, i_99) VARIABLE(long, l_11) VARIABLE(long, l_115) VARIABLE(long, l_116) VARIABLE(long, l_12) VARIABLE(long, l_120) VARIABLE(long, l_2) VARIABLE(long, l_21) VARIABLE(long, l_41) VARIABLE(long, l_47) VARIABLE(long, l_50) VARIABLE(long, l_55) VARIABLE(long, l_57) VARIABLE(long, l_66) VARIABLE(long, l_67) VARIABLE(long, l_73) VARIABLE(long, l_85) VARIABLE(long, l_86) VARIABLE(long, l_92)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(l_2)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(l_11) VARIABLE(l_2)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_2)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_22) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_2) VARIABLE(l_21)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_11) VARIABLE(l_21)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(l_41)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(l_47) VARIABLE(l_50) VARIABLE(l_55) VARIABLE(l_57) VARIABLE(l_66) VARIABLE(l_67)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(l_47) VARIABLE(l_50) VARIABLE(l_55) VARIABLE(l_57) VARIABLE(l_73)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_61) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(l_47) VARIABLE(l_50) VARIABLE(l_55) VARIABLE(l_57) VARIABLE(l_85) VARIABLE(l_86)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_61) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(l_47) VARIABLE(l_50) VARIABLE(l_55) VARIABLE(l_57) VARIABLE(l_92)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_101) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_61) VARIABLE(i_80) VARIABLE(i_99) VARIABLE(l_115) VARIABLE(l_116) VARIABLE(l_47) VARIABLE(l_50) VARIABLE(l_55) VARIABLE(l_57)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_101) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_121) VARIABLE(i_122) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_61) VARIABLE(i_80) VARIABLE(i_99) VARIABLE(l_120) VARIABLE(l_47) VARIABLE(l_50) VARIABLE(l_55) VARIABLE(l_57)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_33) VARIABLE(i_34)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_33)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_33)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_paths, __global uchar *arg_a, __global uchar *arg_b, __global uchar *arg_status, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_108;
    float f_109, f_110;
    int i_0, i_1, i_6, i_8, i_9, i_16, i_18, i_19, i_22, i_27, i_29, i_30, i_33, i_34, i_35, i_49, i_51, i_52, i_53, i_54, i_56, i_58, i_60, i_61, i_62, i_63, i_64, i_65, i_68, i_69, i_70, i_74, i_75, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_87, i_88, i_89, i_93, i_94, i_96, i_97, i_98, i_99, i_100, i_101, i_102, i_103, i_104, i_105, i_106, i_111, i_112, i_113, i_114, i_117, i_121, i_122, i_124, i_125, i_126, i_127, i_129, i_143;
    long l_2, l_3, l_4, l_5, l_7, l_10, l_11, l_12, l_13, l_14, l_15, l_17, l_20, l_21, l_23, l_24, l_25, l_26, l_28, l_31, l_32, l_36, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_47, l_48, l_50, l_55, l_57, l_59, l_66, l_67, l_71, l_72, l_73, l_76, l_85, l_86, l_90, l_91, l_92, l_95, l_107, l_115, l_116, l_118, l_119, l_120, l_123, l_128, l_130, l_131, l_132, l_133, l_134, l_135, l_136, l_137, l_138, l_139, l_140, l_141, l_142, l_144;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
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
        case 7:
            goto resume_7;
        case 8:
            goto resume_8;
        case 9:
            goto resume_9;
        case 10:
            goto resume_10;
        case 11:
            goto resume_11;
        case 12:
            goto resume_12;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = *((__global gale_int *) (arg_args + 20L));
    GALEFS_BARRIER(1);
    l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
    if (((int) get_local_id(0)) == 0) {
        l_3 = gale_FileOpener_begin(arg_fs, i_0, gale_group, gale_slot, gale_position);
        if (l_3 < 0L) {
            l_4 = l_3;
        } else {
            l_5 = (long) ((ulong) l_2 + (ulong) (((long) gale_position) << 12));
            i_6 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_6 < i_0)) {
                    break;
                }
                l_7 = (long) i_6;
                i_8 = (int) *((__global char *) (arg_paths + 16 + l_7));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) l_7)))) = (char) i_8;
                i_9 = (int) ((uint) i_6 + (uint) 1);
                i_6 = i_9;
            }
            l_10 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_0, (-1), gale_group, gale_slot, gale_position);
            l_4 = l_10;
        }
    } else {
        l_4 = 0L;
    }
    GALEFS_BROADCAST(2, l_11, l_4);
    if (l_11 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        gale_ints[gale_items + gale_item] = (uint) i_1;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_11); }
        GALEFS_RETURN;
        resume_1:
        i_0 = (int) gale_ints[gale_item];
        i_1 = (int) gale_ints[gale_items + gale_item];
        l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_11 = gale_round_reply(gale_entry);
    }
    GALEFS_BARRIER(3);
    l_12 = (long) i_0;
    if (((int) get_local_id(0)) == 0) {
        l_13 = gale_FileOpener_begin(arg_fs, i_1, gale_group, gale_slot, gale_position);
        if (l_13 < 0L) {
            l_14 = l_13;
        } else {
            l_15 = (long) ((ulong) l_2 + (ulong) (((long) gale_position) << 12));
            i_16 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_16 < i_1)) {
                    break;
                }
                l_17 = (long) i_16;
                i_18 = (int) *((__global char *) (arg_paths + 16 + (l_12 + l_17)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_15 + (ulong) l_17)))) = (char) i_18;
                i_19 = (int) ((uint) i_16 + (uint) 1);
                i_16 = i_19;
            }
            l_20 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_1, (-1), gale_group, gale_slot, gale_position);
            l_14 = l_20;
        }
    } else {
        l_14 = 0L;
    }
    GALEFS_BROADCAST(4, l_21, l_14);
    if (l_21 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_1;
        gale_longs[gale_item] = (ulong) l_11;
        gale_longs[gale_items + gale_item] = (ulong) l_12;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_21); }
        GALEFS_RETURN;
        resume_2:
        i_1 = (int) gale_ints[gale_item];
        l_11 = (long) gale_longs[gale_item];
        l_12 = (long) gale_longs[gale_items + gale_item];
        l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_21 = gale_round_reply(gale_entry);
    }
    i_22 = *((__global gale_int *) (arg_args + 24L));
    GALEFS_BARRIER(5);
    if (((int) get_local_id(0)) == 0) {
        l_23 = gale_FileOpener_begin(arg_fs, i_22, gale_group, gale_slot, gale_position);
        if (l_23 < 0L) {
            l_24 = l_23;
        } else {
            l_25 = l_12 + ((long) i_1);
            l_26 = (long) ((ulong) l_2 + (ulong) (((long) gale_position) << 12));
            i_27 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_27 < i_22)) {
                    break;
                }
                l_28 = (long) i_27;
                i_29 = (int) *((__global char *) (arg_paths + 16 + (l_25 + l_28)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) l_28)))) = (char) i_29;
                i_30 = (int) ((uint) i_27 + (uint) 1);
                i_27 = i_30;
            }
            l_31 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 577, i_22, (-1), gale_group, gale_slot, gale_position);
            l_24 = l_31;
        }
    } else {
        l_24 = 0L;
    }
    GALEFS_BROADCAST(6, l_32, l_24);
    if (l_32 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_11;
        gale_longs[gale_items + gale_item] = (ulong) l_21;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_32); }
        GALEFS_RETURN;
        resume_3:
        l_11 = (long) gale_longs[gale_item];
        l_21 = (long) gale_longs[gale_items + gale_item];
        l_32 = gale_round_reply(gale_entry);
    }
    i_33 = (int) l_32;
    i_34 = (int) l_21;
    i_35 = (int) l_11;
    if (i_35 < 0) {
        if (((int) get_local_id(0)) == 0) {
            l_36 = (long) (gale_group << 1);
            *((__global gale_int *) (arg_status + ((l_36 << 2) + 16L))) = 1;
            *((__global gale_int *) (arg_status + (((l_36 + 1L) << 2) + 16L))) = i_35;
        }
    } else {
        if (i_34 < 0) {
            if (((int) get_local_id(0)) == 0) {
                l_37 = (long) (gale_group << 1);
                *((__global gale_int *) (arg_status + ((l_37 << 2) + 16L))) = 2;
                *((__global gale_int *) (arg_status + (((l_37 + 1L) << 2) + 16L))) = i_34;
            }
        } else {
            if (i_33 < 0) {
                if (((int) get_local_id(0)) == 0) {
                    l_38 = (long) (gale_group << 1);
                    *((__global gale_int *) (arg_status + ((l_38 << 2) + 16L))) = 3;
                    *((__global gale_int *) (arg_status + (((l_38 + 1L) << 2) + 16L))) = i_33;
                }
            } else {
                if (((int) get_local_id(0)) == 0) {
                    l_39 = gale_OpenFileCalls_status(arg_fs, i_35, 0, gale_group, gale_slot, gale_position);
                    l_40 = l_39;
                } else {
                    l_40 = 0L;
                }
                GALEFS_BROADCAST(7, l_41, l_40);
                if (l_41 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_33;
                    gale_ints[gale_items + gale_item] = (uint) i_34;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_35;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_41); }
                    GALEFS_RETURN;
                    resume_4:
                    i_33 = (int) gale_ints[gale_item];
                    i_34 = (int) gale_ints[gale_items + gale_item];
                    i_35 = (int) gale_ints[2 * gale_items + gale_item];
                    l_41 = gale_round_reply(gale_entry);
                }
                if (((int) get_local_id(0)) == 0) {
                    l_42 = gale_OpenFileCalls_status(arg_fs, i_34, 0, gale_group, gale_slot, gale_position);
                    l_43 = l_42;
                } else {
                    l_43 = 0L;
                }
                GALEFS_BROADCAST(8, l_44, l_43);
                if (l_44 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_33;
                    gale_ints[gale_items + gale_item] = (uint) i_34;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_35;
                    gale_longs[gale_item] = (ulong) l_41;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_44); }
                    GALEFS_RETURN;
                    resume_5:
                    i_33 = (int) gale_ints[gale_item];
                    i_34 = (int) gale_ints[gale_items + gale_item];
                    i_35 = (int) gale_ints[2 * gale_items + gale_item];
                    l_41 = (long) gale_longs[gale_item];
                    l_44 = gale_round_reply(gale_entry);
                }
                if (l_41 == l_44) {
                    if (((int) get_local_id(0)) == 0) {
                        l_45 = gale_OpenFileCalls_status(arg_fs, i_35, 0, gale_group, gale_slot, gale_position);
                        l_46 = l_45;
                    } else {
                        l_46 = 0L;
                    }
                    GALEFS_BROADCAST(9, l_47, l_46);
                    if (l_47 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_33;
                        gale_ints[gale_items + gale_item] = (uint) i_34;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_35;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_47); }
                        GALEFS_RETURN;
                        resume_6:
                        i_33 = (int) gale_ints[gale_item];
                        i_34 = (int) gale_ints[gale_items + gale_item];
                        i_35 = (int) gale_ints[2 * gale_items + gale_item];
                        l_47 = gale_round_reply(gale_entry);
                    }
                    l_48 = ((long) gale_group) << 16;
                    i_49 = (l_48 < l_47) ? 1 : 0;
                    l_50 = ((long) gale_group_count) << 16;
                    i_51 = (int) get_local_id(0);
                    i_52 = (int) get_local_id(0);
                    i_53 = (int) get_local_id(0);
                    i_54 = gale_group << 14;
                    l_55 = ((long) i_54) << 2;
                    i_56 = (int) get_local_id(0);
                    l_57 = l_48;
                    i_58 = i_49;
                    while (true) {
                        if (i_58 == 0) {
                            break;
                        }
                        l_59 = (long) ((ulong) l_47 - (ulong) l_57);
                        if (l_59 < 65536L) {
                            i_60 = (int) l_59;
                            i_61 = i_60;
                        } else {
                            i_61 = 65536;
                        }
                        i_62 = 1;
                        i_63 = 0;
                        i_64 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_62 == 1)) {
                                break;
                            }
                            i_65 = (int) ((uint) i_61 - (uint) i_63);
                            l_66 = (long) i_63;
                            l_67 = (long) ((ulong) l_57 + (ulong) l_66);
                            if (i_64 == 0) {
                                i_68 = i_65;
                            } else {
                                i_69 = 4096 - ((int) (l_67 & 4095L));
                                i_70 = (i_69 < i_65) ? i_69 : i_65;
                                i_68 = i_70;
                            }
                            if (i_56 == 0) {
                                l_71 = gale_BlockAccess_beginRead(arg_fs, i_35, l_67, i_68, gale_group, gale_slot, gale_position);
                                l_72 = l_71;
                            } else {
                                l_72 = 0L;
                            }
                            GALEFS_BROADCAST(10, l_73, l_72);
                            if (l_73 < LONG_MIN / 2) {
                                gale_ints[gale_item] = (uint) i_33;
                                gale_ints[gale_items + gale_item] = (uint) i_34;
                                gale_ints[2 * gale_items + gale_item] = (uint) i_35;
                                gale_longs[gale_item] = (ulong) l_47;
                                gale_longs[gale_items + gale_item] = (ulong) l_57;
                                gale_ints[3 * gale_items + gale_item] = (uint) i_61;
                                gale_ints[4 * gale_items + gale_item] = (uint) i_63;
                                gale_longs[2 * gale_items + gale_item] = (ulong) l_66;
                                gale_longs[3 * gale_items + gale_item] = (ulong) l_67;
                                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_73); }
                                GALEFS_RETURN;
                                resume_7:
                                i_33 = (int) gale_ints[gale_item];
                                i_34 = (int) gale_ints[gale_items + gale_item];
                                i_35 = (int) gale_ints[2 * gale_items + gale_item];
                                l_47 = (long) gale_longs[gale_item];
                                l_57 = (long) gale_longs[gale_items + gale_item];
                                i_61 = (int) gale_ints[3 * gale_items + gale_item];
                                i_63 = (int) gale_ints[4 * gale_items + gale_item];
                                l_66 = (long) gale_longs[2 * gale_items + gale_item];
                                l_67 = (long) gale_longs[3 * gale_items + gale_item];
                                l_50 = ((long) gale_group_count) << 16;
                                i_51 = (int) get_local_id(0);
                                i_52 = (int) get_local_id(0);
                                i_53 = (int) get_local_id(0);
                                i_54 = gale_group << 14;
                                l_55 = ((long) i_54) << 2;
                                i_56 = (int) get_local_id(0);
                                l_73 = gale_round_reply(gale_entry);
                            }
                            i_74 = (int) l_73;
                            if (l_73 < 0L) {
                                i_75 = 0;
                            } else {
                                i_75 = i_74;
                            }
                            l_76 = gale_BlockAccess_offsetInRegion(arg_fs, l_73, l_67, gale_group, gale_slot, gale_position);
                            gale_copy((arg_fs + 16 + l_76), (arg_a + 16 + (l_66 + l_55)), i_75);
                            GALEFS_BARRIER(11);
                            if (i_53 == 0) {
                                if (!(i_75 < 1)) {
                                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_75, gale_group, gale_slot, gale_position);
                                }
                            }
                            i_77 = (int) ((uint) i_63 + (uint) i_75);
                            i_78 = ((l_73 == (-117L)) || (!((i_75 < 1) || (!(i_77 < i_61))))) ? 1 : 0;
                            i_79 = (l_73 == (-117L)) ? 1 : 0;
                            if (l_73 < 0L) {
                                if (l_73 == (-117L)) {
                                    i_62 = i_78;
                                    i_63 = i_77;
                                    i_64 = i_79;
                                } else {
                                    i_62 = i_74;
                                    i_63 = i_77;
                                    i_64 = i_79;
                                }
                            } else {
                                i_62 = i_78;
                                i_63 = i_77;
                                i_64 = i_79;
                            }
                        }
                        if (i_63 < 1) {
                            i_80 = i_62;
                        } else {
                            i_80 = i_63;
                        }
                        i_81 = 1;
                        i_82 = 0;
                        i_83 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_81 == 1)) {
                                break;
                            }
                            i_84 = (int) ((uint) i_61 - (uint) i_82);
                            l_85 = (long) i_82;
                            l_86 = (long) ((ulong) l_57 + (ulong) l_85);
                            if (i_83 == 0) {
                                i_87 = i_84;
                            } else {
                                i_88 = 4096 - ((int) (l_86 & 4095L));
                                i_89 = (i_88 < i_84) ? i_88 : i_84;
                                i_87 = i_89;
                            }
                            if (i_52 == 0) {
                                l_90 = gale_BlockAccess_beginRead(arg_fs, i_34, l_86, i_87, gale_group, gale_slot, gale_position);
                                l_91 = l_90;
                            } else {
                                l_91 = 0L;
                            }
                            GALEFS_BROADCAST(12, l_92, l_91);
                            if (l_92 < LONG_MIN / 2) {
                                gale_ints[gale_item] = (uint) i_33;
                                gale_ints[gale_items + gale_item] = (uint) i_34;
                                gale_ints[2 * gale_items + gale_item] = (uint) i_35;
                                gale_longs[gale_item] = (ulong) l_47;
                                gale_longs[gale_items + gale_item] = (ulong) l_57;
                                gale_ints[3 * gale_items + gale_item] = (uint) i_61;
                                gale_ints[4 * gale_items + gale_item] = (uint) i_80;
                                gale_ints[5 * gale_items + gale_item] = (uint) i_82;
                                gale_longs[2 * gale_items + gale_item] = (ulong) l_85;
                                gale_longs[3 * gale_items + gale_item] = (ulong) l_86;
                                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_92); }
                                GALEFS_RETURN;
                                resume_8:
                                i_33 = (int) gale_ints[gale_item];
                                i_34 = (int) gale_ints[gale_items + gale_item];
                                i_35 = (int) gale_ints[2 * gale_items + gale_item];
                                l_47 = (long) gale_longs[gale_item];
                                l_57 = (long) gale_longs[gale_items + gale_item];
                                i_61 = (int) gale_ints[3 * gale_items + gale_item];
                                i_80 = (int) gale_ints[4 * gale_items + gale_item];
                                i_82 = (int) gale_ints[5 * gale_items + gale_item];
                                l_85 = (long) gale_longs[2 * gale_items + gale_item];
                                l_86 = (long) gale_longs[3 * gale_items + gale_item];
                                l_50 = ((long) gale_group_count) << 16;
                                i_51 = (int) get_local_id(0);
                                i_52 = (int) get_local_id(0);
                                i_53 = (int) get_local_id(0);
                                i_54 = gale_group << 14;
                                l_55 = ((long) i_54) << 2;
                                i_56 = (int) get_local_id(0);
                                l_92 = gale_round_reply(gale_entry);
                            }
                            i_93 = (int) l_92;
                            if (l_92 < 0L) {
                                i_94 = 0;
                            } else {
                                i_94 = i_93;
                            }
                            l_95 = gale_BlockAccess_offsetInRegion(arg_fs, l_92, l_86, gale_group, gale_slot, gale_position);
                            gale_copy((arg_fs + 16 + l_95), (arg_b + 16 + (l_85 + l_55)), i_94);
                            GALEFS_BARRIER(13);
                            if (i_51 == 0) {
                                if (!(i_94 < 1)) {
                                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_94, gale_group, gale_slot, gale_position);
                                }
                            }
                            i_96 = (int) ((uint) i_82 + (uint) i_94);
                            i_97 = ((l_92 == (-117L)) || (!((i_94 < 1) || (!(i_96 < i_61))))) ? 1 : 0;
                            i_98 = (l_92 == (-117L)) ? 1 : 0;
                            if (l_92 < 0L) {
                                if (l_92 == (-117L)) {
                                    i_81 = i_97;
                                    i_82 = i_96;
                                    i_83 = i_98;
                                } else {
                                    i_81 = i_93;
                                    i_82 = i_96;
                                    i_83 = i_98;
                                }
                            } else {
                                i_81 = i_97;
                                i_82 = i_96;
                                i_83 = i_98;
                            }
                        }
                        if (i_82 < 1) {
                            i_99 = i_81;
                        } else {
                            i_99 = i_82;
                        }
                        if (i_61 == i_80) {
                            if (i_61 == i_99) {
                                i_100 = ((int) ((uint) i_61 + (uint) ((int) ((uint) (i_61 >> 31) >> 30)))) >> 2;
                                i_101 = *((__global gale_int *) (arg_fs + 16 + 212L));
                                i_102 = (int) get_local_size(0);
                                i_103 = (int) get_local_id(0);
                                i_104 = (int) get_local_id(0);
                                i_105 = (int) get_local_id(0);
                                i_106 = i_105;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_106 < i_100)) {
                                        break;
                                    }
                                    l_107 = (((long) ((int) ((uint) i_106 + (uint) i_54))) << 2) + 16L;
                                    ul_108 = arg_a + l_107;
                                    f_109 = *((__global gale_float *) ul_108);
                                    f_110 = *((__global gale_float *) (arg_b + l_107));
                                    *((__global gale_float *) ul_108) = (f_109 + f_110);
                                    i_111 = (int) ((uint) i_106 + (uint) i_102);
                                    i_106 = i_111;
                                }
                                i_112 = 4;
                                i_113 = 0;
                                i_114 = 0;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (i_112 == 0) {
                                        break;
                                    }
                                    l_115 = (long) i_113;
                                    l_116 = (long) ((ulong) l_57 + (ulong) l_115);
                                    if (i_104 == 0) {
                                        i_117 = (i_113 < 1) ? 0 : 1;
                                        l_118 = gale_BlockAccess_beginWrite(arg_fs, i_112, i_33, l_116, ((int) ((uint) i_61 - (uint) i_113)), i_117, gale_group, gale_slot, gale_position);
                                        l_119 = l_118;
                                    } else {
                                        l_119 = 0L;
                                    }
                                    GALEFS_BROADCAST(14, l_120, l_119);
                                    if (l_120 < LONG_MIN / 2) {
                                        gale_ints[gale_item] = (uint) i_33;
                                        gale_ints[gale_items + gale_item] = (uint) i_34;
                                        gale_ints[2 * gale_items + gale_item] = (uint) i_35;
                                        gale_longs[gale_item] = (ulong) l_47;
                                        gale_longs[gale_items + gale_item] = (ulong) l_57;
                                        gale_ints[3 * gale_items + gale_item] = (uint) i_61;
                                        gale_ints[4 * gale_items + gale_item] = (uint) i_80;
                                        gale_ints[5 * gale_items + gale_item] = (uint) i_99;
                                        gale_ints[6 * gale_items + gale_item] = (uint) i_112;
                                        gale_ints[7 * gale_items + gale_item] = (uint) i_113;
                                        gale_longs[2 * gale_items + gale_item] = (ulong) l_115;
                                        gale_longs[3 * gale_items + gale_item] = (ulong) l_116;
                                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_120); }
                                        GALEFS_RETURN;
                                        resume_9:
                                        i_33 = (int) gale_ints[gale_item];
                                        i_34 = (int) gale_ints[gale_items + gale_item];
                                        i_35 = (int) gale_ints[2 * gale_items + gale_item];
                                        l_47 = (long) gale_longs[gale_item];
                                        l_57 = (long) gale_longs[gale_items + gale_item];
                                        i_61 = (int) gale_ints[3 * gale_items + gale_item];
                                        i_80 = (int) gale_ints[4 * gale_items + gale_item];
                                        i_99 = (int) gale_ints[5 * gale_items + gale_item];
                                        i_112 = (int) gale_ints[6 * gale_items + gale_item];
                                        i_113 = (int) gale_ints[7 * gale_items + gale_item];
                                        l_115 = (long) gale_longs[2 * gale_items + gale_item];
                                        l_116 = (long) gale_longs[3 * gale_items + gale_item];
                                        l_50 = ((long) gale_group_count) << 16;
                                        i_51 = (int) get_local_id(0);
                                        i_52 = (int) get_local_id(0);
                                        i_53 = (int) get_local_id(0);
                                        i_54 = gale_group << 14;
                                        l_55 = ((long) i_54) << 2;
                                        i_56 = (int) get_local_id(0);
                                        i_101 = *((__global gale_int *) (arg_fs + 16 + 212L));
                                        i_103 = (int) get_local_id(0);
                                        i_104 = (int) get_local_id(0);
                                        l_120 = gale_round_reply(gale_entry);
                                    }
                                    i_121 = (int) l_120;
                                    if (l_120 < 0L) {
                                        i_122 = 0;
                                    } else {
                                        i_122 = i_121;
                                    }
                                    l_123 = gale_BlockAccess_offsetInRegion(arg_fs, l_120, l_116, gale_group, gale_slot, gale_position);
                                    gale_copy((arg_a + 16 + (l_115 + l_55)), (arg_fs + 16 + l_123), i_122);
                                    GALEFS_BARRIER(15);
                                    if (i_103 == 0) {
                                        if (!(i_122 < 1)) {
                                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_122, gale_group, gale_slot, gale_position);
                                        }
                                    }
                                    i_124 = (int) ((uint) i_113 + (uint) i_122);
                                    if (l_120 < 0L) {
                                        if ((!(i_112 == 4)) || (i_124 < 1)) {
                                            i_125 = i_121;
                                        } else {
                                            i_125 = i_124;
                                        }
                                    } else {
                                        i_125 = i_124;
                                    }
                                    i_126 = (((!(i_112 == 4)) || (i_124 < 1)) || (i_101 == 0)) ? 0 : 5;
                                    if (i_122 == 0) {
                                        i_112 = i_126;
                                        i_113 = i_124;
                                        i_114 = i_125;
                                    } else {
                                        if (i_61 == i_124) {
                                            i_112 = i_126;
                                            i_113 = i_124;
                                            i_114 = i_125;
                                        } else {
                                            i_113 = i_124;
                                            i_114 = i_125;
                                        }
                                    }
                                }
                                i_127 = i_114;
                            } else {
                                i_127 = 0;
                            }
                        } else {
                            i_127 = 0;
                        }
                        l_128 = (long) ((ulong) l_57 + (ulong) l_50);
                        i_129 = ((!(i_61 == i_127)) || (!(l_128 < l_47))) ? 0 : 1;
                        if (i_61 == i_127) {
                            l_57 = l_128;
                            i_58 = i_129;
                        } else {
                            if (i_61 == i_80) {
                                if (i_61 == i_99) {
                                    if (((int) get_local_id(0)) == 0) {
                                        l_130 = (long) (gale_group << 1);
                                        *((__global gale_int *) (arg_status + ((l_130 << 2) + 16L))) = 3;
                                        *((__global gale_int *) (arg_status + (((l_130 + 1L) << 2) + 16L))) = i_127;
                                        l_57 = l_128;
                                        i_58 = i_129;
                                    } else {
                                        l_57 = l_128;
                                        i_58 = i_129;
                                    }
                                } else {
                                    if (((int) get_local_id(0)) == 0) {
                                        l_131 = (long) (gale_group << 1);
                                        *((__global gale_int *) (arg_status + ((l_131 << 2) + 16L))) = 2;
                                        *((__global gale_int *) (arg_status + (((l_131 + 1L) << 2) + 16L))) = i_99;
                                        l_57 = l_128;
                                        i_58 = i_129;
                                    } else {
                                        l_57 = l_128;
                                        i_58 = i_129;
                                    }
                                }
                            } else {
                                if (((int) get_local_id(0)) == 0) {
                                    l_132 = (long) (gale_group << 1);
                                    *((__global gale_int *) (arg_status + ((l_132 << 2) + 16L))) = 1;
                                    *((__global gale_int *) (arg_status + (((l_132 + 1L) << 2) + 16L))) = i_80;
                                    l_57 = l_128;
                                    i_58 = i_129;
                                } else {
                                    l_57 = l_128;
                                    i_58 = i_129;
                                }
                            }
                        }
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        l_133 = (long) (gale_group << 1);
                        *((__global gale_int *) (arg_status + ((l_133 << 2) + 16L))) = 4;
                        *((__global gale_int *) (arg_status + (((l_133 + 1L) << 2) + 16L))) = 0;
                    }
                }
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_134 = gale_OpenFileCalls_beginClose(arg_fs, i_35, gale_group, gale_slot, gale_position);
        l_135 = l_134;
    } else {
        l_135 = 0L;
    }
    GALEFS_BROADCAST(16, l_136, l_135);
    if (l_136 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_33;
        gale_ints[gale_items + gale_item] = (uint) i_34;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_136); }
        GALEFS_RETURN;
        resume_10:
        i_33 = (int) gale_ints[gale_item];
        i_34 = (int) gale_ints[gale_items + gale_item];
        l_136 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_137 = gale_OpenFileCalls_beginClose(arg_fs, i_34, gale_group, gale_slot, gale_position);
        l_138 = l_137;
    } else {
        l_138 = 0L;
    }
    GALEFS_BROADCAST(17, l_139, l_138);
    if (l_139 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_33;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 11, l_139); }
        GALEFS_RETURN;
        resume_11:
        i_33 = (int) gale_ints[gale_item];
        l_139 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_140 = gale_OpenFileCalls_beginClose(arg_fs, i_33, gale_group, gale_slot, gale_position);
        l_141 = l_140;
    } else {
        l_141 = 0L;
    }
    GALEFS_BROADCAST(18, l_142, l_141);
    if (l_142 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_33;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 12, l_142); }
        GALEFS_RETURN;
        resume_12:
        i_33 = (int) gale_ints[gale_item];
        l_142 = gale_round_reply(gale_entry);
    }
    i_143 = (int) l_142;
    if (i_143 < 0) {
        if (!(i_33 < 0)) {
            if (((int) get_local_id(0)) == 0) {
                l_144 = (long) (gale_group << 1);
                *((__global gale_int *) (arg_status + ((l_144 << 2) + 16L))) = 3;
                *((__global gale_int *) (arg_status + (((l_144 + 1L) << 2) + 16L))) = i_143;
            }
        }
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
