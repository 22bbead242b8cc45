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
// bytecode SHA-256: bbd15640e01c452621a3b913c42946dbea7ccebc590adc43004035eff9c95686
// functions SHA-256: a71f876e98e1a626caff710a5d9f0d006aa2c22e6d31fff258c138f388f71222
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_103) VARIABLE(int, i_104) VARIABLE(int, i_108) VARIABLE(int, i_110) VARIABLE(int, i_112) VARIABLE(int, i_113) VARIABLE(int, i_114) VARIABLE(int, i_122) VARIABLE(int, i_123) VARIABLE(int, i_132) VARIABLE(int, i_133) VARIABLE(int, i_28) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_72) VARIABLE(int, i_73) VARIABLE(int, i_78) VARIABLE(int, i_80) VARIABLE(int, i_88) VARIABLE(int, i_89) VARIABLE(int, i_93) VARIABLE(int, i_95) VARIABLE(long, l_102) VARIABLE(long, l_125) VARIABLE(long, l_126) VARIABLE(long, l_131) VARIABLE(long, l_14) VARIABLE(long, l_15) VARIABLE(long, l_2) VARIABLE(long, l_27) VARIABLE(long, l_52) VARIABLE(long, l_62) VARIABLE(long, l_65) VARIABLE(long, l_71) VARIABLE(long, l_74) VARIABLE(long, l_81) VARIABLE(long, l_82) VARIABLE(long, l_87) VARIABLE(long, l_96) VARIABLE(long, l_97)
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
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_78) VARIABLE(i_80) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_71) VARIABLE(l_74) VARIABLE(l_81) VARIABLE(l_82)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_78) VARIABLE(i_80) VARIABLE(i_88) VARIABLE(i_89) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_71) VARIABLE(l_74) VARIABLE(l_87)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_78) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_71) VARIABLE(l_74) VARIABLE(l_96) VARIABLE(l_97)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_78) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(l_102) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_71) VARIABLE(l_74)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_108) VARIABLE(i_110) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_122) VARIABLE(i_123) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_78) VARIABLE(i_93) VARIABLE(l_125) VARIABLE(l_126) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_71) VARIABLE(l_74)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_108) VARIABLE(i_110) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_122) VARIABLE(i_123) VARIABLE(i_132) VARIABLE(i_133) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_78) VARIABLE(i_93) VARIABLE(l_131) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_71) VARIABLE(l_74)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_42) VARIABLE(i_43)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_42)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_42)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_paths, __global uchar *arg_a, __global uchar *arg_b, __global uchar *arg_status) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_118;
    float f_119, f_120;
    int i_0, i_1, i_7, i_9, i_10, i_20, i_22, i_23, i_28, i_34, i_36, i_37, i_42, i_43, i_44, i_64, i_66, i_67, i_68, i_69, i_70, i_72, i_73, i_75, i_77, i_78, i_79, i_80, i_88, i_89, i_91, i_92, i_93, i_94, i_95, i_103, i_104, i_106, i_107, i_108, i_109, i_110, i_111, i_112, i_113, i_114, i_115, i_116, i_121, i_122, i_123, i_124, i_132, i_133, i_135, i_136, i_137, i_138, i_140, i_160;
    long l_2, l_3, l_4, l_5, l_6, l_8, l_11, l_12, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_21, l_24, l_25, l_26, l_27, l_29, l_30, l_31, l_32, l_33, l_35, l_38, l_39, l_40, l_41, l_45, l_46, l_47, l_48, l_49, l_50, l_51, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_59, l_60, l_61, l_62, l_63, l_65, l_71, l_74, l_76, l_81, l_82, l_83, l_84, l_85, l_86, l_87, l_90, l_96, l_97, l_98, l_99, l_100, l_101, l_102, l_105, l_117, l_125, l_126, l_127, l_128, l_129, l_130, l_131, l_134, l_139, l_141, l_142, l_143, l_144, l_145, l_146, l_147, l_148, l_149, l_150, l_151, l_152, l_153, l_154, l_155, l_156, l_157, l_158, l_159, l_161;
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
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_79 == 1)) {
                                break;
                            }
                            l_81 = (long) i_80;
                            l_82 = (long) ((ulong) l_74 + (ulong) l_81);
                            if (i_73 == 0) {
                                l_83 = gale_BlockAccess_beginRead(arg_fs, i_44, l_82, ((int) ((uint) i_78 - (uint) i_80)), gale_group);
                                l_84 = l_83;
                            } else {
                                l_84 = 0L;
                            }
                            if (i_72 == 0) {
                                if (l_84 < (-4611686018427387904L)) {
                                    l_85 = gale_HostCall_awaitReply(arg_fs, l_84, gale_group);
                                    l_86 = l_85;
                                } else {
                                    l_86 = l_84;
                                }
                            } else {
                                l_86 = l_84;
                            }
                            GALEFS_BROADCAST(10, l_87, l_86);
                            i_88 = (int) l_87;
                            if (l_87 < 0L) {
                                i_89 = 0;
                            } else {
                                i_89 = i_88;
                            }
                            l_90 = gale_BlockAccess_offsetInRegion(arg_fs, l_87, l_82, gale_group);
                            gale_copy((arg_fs + 16 + l_90), (arg_a + 16 + (l_81 + l_71)), i_89);
                            GALEFS_BARRIER(11);
                            if (i_69 == 0) {
                                if (!(i_89 < 1)) {
                                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_89, gale_group);
                                }
                            }
                            i_91 = (int) ((uint) i_80 + (uint) i_89);
                            if (l_87 < 0L) {
                                i_79 = i_88;
                                i_80 = i_91;
                            } else {
                                i_92 = ((i_89 < 1) || (!(i_91 < i_78))) ? 0 : 1;
                                i_79 = i_92;
                                i_80 = i_91;
                            }
                        }
                        if (i_80 < 1) {
                            i_93 = i_79;
                        } else {
                            i_93 = i_80;
                        }
                        i_94 = 1;
                        i_95 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_94 == 1)) {
                                break;
                            }
                            l_96 = (long) i_95;
                            l_97 = (long) ((ulong) l_74 + (ulong) l_96);
                            if (i_68 == 0) {
                                l_98 = gale_BlockAccess_beginRead(arg_fs, i_43, l_97, ((int) ((uint) i_78 - (uint) i_95)), gale_group);
                                l_99 = l_98;
                            } else {
                                l_99 = 0L;
                            }
                            if (i_67 == 0) {
                                if (l_99 < (-4611686018427387904L)) {
                                    l_100 = gale_HostCall_awaitReply(arg_fs, l_99, gale_group);
                                    l_101 = l_100;
                                } else {
                                    l_101 = l_99;
                                }
                            } else {
                                l_101 = l_99;
                            }
                            GALEFS_BROADCAST(12, l_102, l_101);
                            i_103 = (int) l_102;
                            if (l_102 < 0L) {
                                i_104 = 0;
                            } else {
                                i_104 = i_103;
                            }
                            l_105 = gale_BlockAccess_offsetInRegion(arg_fs, l_102, l_97, gale_group);
                            gale_copy((arg_fs + 16 + l_105), (arg_b + 16 + (l_96 + l_71)), i_104);
                            GALEFS_BARRIER(13);
                            if (i_66 == 0) {
                                if (!(i_104 < 1)) {
                                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_104, gale_group);
                                }
                            }
                            i_106 = (int) ((uint) i_95 + (uint) i_104);
                            if (l_102 < 0L) {
                                i_94 = i_103;
                                i_95 = i_106;
                            } else {
                                i_107 = ((i_104 < 1) || (!(i_106 < i_78))) ? 0 : 1;
                                i_94 = i_107;
                                i_95 = i_106;
                            }
                        }
                        if (i_95 < 1) {
                            i_108 = i_94;
                        } else {
                            i_108 = i_95;
                        }
                        if (i_78 == i_93) {
                            if (i_78 == i_108) {
                                i_109 = ((int) ((uint) i_78 + (uint) ((int) ((uint) (i_78 >> 31) >> 30)))) >> 2;
                                i_110 = *((__global gale_int *) (arg_fs + 16 + 212L));
                                i_111 = (int) get_local_size(0);
                                i_112 = (int) get_local_id(0);
                                i_113 = (int) get_local_id(0);
                                i_114 = (int) get_local_id(0);
                                i_115 = (int) get_local_id(0);
                                i_116 = i_115;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_116 < i_109)) {
                                        break;
                                    }
                                    l_117 = (((long) ((int) ((uint) i_116 + (uint) i_70))) << 2) + 16L;
                                    ul_118 = arg_a + l_117;
                                    f_119 = *((__global gale_float *) ul_118);
                                    f_120 = *((__global gale_float *) (arg_b + l_117));
                                    *((__global gale_float *) ul_118) = (f_119 + f_120);
                                    i_121 = (int) ((uint) i_116 + (uint) i_111);
                                    i_116 = i_121;
                                }
                                i_122 = 4;
                                i_123 = 0;
                                i_124 = 0;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (i_122 == 0) {
                                        break;
                                    }
                                    l_125 = (long) i_123;
                                    l_126 = (long) ((ulong) l_74 + (ulong) l_125);
                                    if (i_114 == 0) {
                                        l_127 = gale_BlockAccess_beginWrite(arg_fs, i_122, i_42, l_126, ((int) ((uint) i_78 - (uint) i_123)), gale_group);
                                        l_128 = l_127;
                                    } else {
                                        l_128 = 0L;
                                    }
                                    if (i_113 == 0) {
                                        if (l_128 < (-4611686018427387904L)) {
                                            l_129 = gale_HostCall_awaitReply(arg_fs, l_128, gale_group);
                                            l_130 = l_129;
                                        } else {
                                            l_130 = l_128;
                                        }
                                    } else {
                                        l_130 = l_128;
                                    }
                                    GALEFS_BROADCAST(14, l_131, l_130);
                                    i_132 = (int) l_131;
                                    if (l_131 < 0L) {
                                        i_133 = 0;
                                    } else {
                                        i_133 = i_132;
                                    }
                                    l_134 = gale_BlockAccess_offsetInRegion(arg_fs, l_131, l_126, gale_group);
                                    gale_copy((arg_a + 16 + (l_125 + l_71)), (arg_fs + 16 + l_134), i_133);
                                    GALEFS_BARRIER(15);
                                    if (i_112 == 0) {
                                        if (!(i_133 < 1)) {
                                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_133, gale_group);
                                        }
                                    }
                                    i_135 = (int) ((uint) i_123 + (uint) i_133);
                                    if (l_131 < 0L) {
                                        if ((!(i_122 == 4)) || (i_135 < 1)) {
                                            i_136 = i_132;
                                        } else {
                                            i_136 = i_135;
                                        }
                                    } else {
                                        i_136 = i_135;
                                    }
                                    i_137 = (((!(i_122 == 4)) || (i_135 < 1)) || (i_110 == 0)) ? 0 : 5;
                                    if (i_133 == 0) {
                                        i_122 = i_137;
                                        i_123 = i_135;
                                        i_124 = i_136;
                                    } else {
                                        if (i_78 == i_135) {
                                            i_122 = i_137;
                                            i_123 = i_135;
                                            i_124 = i_136;
                                        } else {
                                            i_123 = i_135;
                                            i_124 = i_136;
                                        }
                                    }
                                }
                                i_138 = i_124;
                            } else {
                                i_138 = 0;
                            }
                        } else {
                            i_138 = 0;
                        }
                        l_139 = (long) ((ulong) l_74 + (ulong) l_65);
                        i_140 = ((!(i_78 == i_138)) || (!(l_139 < l_62))) ? 0 : 1;
                        if (i_78 == i_138) {
                            l_74 = l_139;
                            i_75 = i_140;
                        } else {
                            if (i_78 == i_93) {
                                if (i_78 == i_108) {
                                    if (((int) get_local_id(0)) == 0) {
                                        l_141 = (long) (gale_group << 1);
                                        *((__global gale_int *) (arg_status + ((l_141 << 2) + 16L))) = 3;
                                        *((__global gale_int *) (arg_status + (((l_141 + 1L) << 2) + 16L))) = i_138;
                                        l_74 = l_139;
                                        i_75 = i_140;
                                    } else {
                                        l_74 = l_139;
                                        i_75 = i_140;
                                    }
                                } else {
                                    if (((int) get_local_id(0)) == 0) {
                                        l_142 = (long) (gale_group << 1);
                                        *((__global gale_int *) (arg_status + ((l_142 << 2) + 16L))) = 2;
                                        *((__global gale_int *) (arg_status + (((l_142 + 1L) << 2) + 16L))) = i_108;
                                        l_74 = l_139;
                                        i_75 = i_140;
                                    } else {
                                        l_74 = l_139;
                                        i_75 = i_140;
                                    }
                                }
                            } else {
                                if (((int) get_local_id(0)) == 0) {
                                    l_143 = (long) (gale_group << 1);
                                    *((__global gale_int *) (arg_status + ((l_143 << 2) + 16L))) = 1;
                                    *((__global gale_int *) (arg_status + (((l_143 + 1L) << 2) + 16L))) = i_93;
                                    l_74 = l_139;
                                    i_75 = i_140;
                                } else {
                                    l_74 = l_139;
                                    i_75 = i_140;
                                }
                            }
                        }
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        l_144 = (long) (gale_group << 1);
                        *((__global gale_int *) (arg_status + ((l_144 << 2) + 16L))) = 4;
                        *((__global gale_int *) (arg_status + (((l_144 + 1L) << 2) + 16L))) = 0;
                    }
                }
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_145 = gale_OpenFileCalls_beginClose(arg_fs, i_44, gale_group);
        l_146 = l_145;
    } else {
        l_146 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_146 < (-4611686018427387904L)) {
            l_147 = gale_HostCall_awaitReply(arg_fs, l_146, gale_group);
            l_148 = l_147;
        } else {
            l_148 = l_146;
        }
    } else {
        l_148 = l_146;
    }
    GALEFS_BROADCAST(16, l_149, l_148);
    if (((int) get_local_id(0)) == 0) {
        l_150 = gale_OpenFileCalls_beginClose(arg_fs, i_43, gale_group);
        l_151 = l_150;
    } else {
        l_151 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_151 < (-4611686018427387904L)) {
            l_152 = gale_HostCall_awaitReply(arg_fs, l_151, gale_group);
            l_153 = l_152;
        } else {
            l_153 = l_151;
        }
    } else {
        l_153 = l_151;
    }
    GALEFS_BROADCAST(17, l_154, l_153);
    if (((int) get_local_id(0)) == 0) {
        l_155 = gale_OpenFileCalls_beginClose(arg_fs, i_42, gale_group);
        l_156 = l_155;
    } else {
        l_156 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_156 < (-4611686018427387904L)) {
            l_157 = gale_HostCall_awaitReply(arg_fs, l_156, gale_group);
            l_158 = l_157;
        } else {
            l_158 = l_156;
        }
    } else {
        l_158 = l_156;
    }
    GALEFS_BROADCAST(18, l_159, l_158);
    i_160 = (int) l_159;
    if (i_160 < 0) {
        if (!(i_42 < 0)) {
            if (((int) get_local_id(0)) == 0) {
                l_161 = (long) (gale_group << 1);
                *((__global gale_int *) (arg_status + ((l_161 << 2) + 16L))) = 3;
                *((__global gale_int *) (arg_status + (((l_161 + 1L) << 2) + 16L))) = i_160;
            }
        }
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_100) VARIABLE(int, i_101) VARIABLE(int, i_108) VARIABLE(int, i_109) VARIABLE(int, i_22) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_56) VARIABLE(int, i_61) VARIABLE(int, i_63) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_74) VARIABLE(int, i_76) VARIABLE(int, i_82) VARIABLE(int, i_83) VARIABLE(int, i_87) VARIABLE(int, i_89) VARIABLE(int, i_91) VARIABLE(int, i_92) VARIABLE(long, l_103) VARIABLE(long, l_104) VARIABLE(long, l_107) VARIABLE(long, l_11) VARIABLE(long, l_12) VARIABLE(long, l_2) VARIABLE(long, l_21) VARIABLE(long, l_41) VARIABLE(long, l_47) VARIABLE(long, l_50) VARIABLE(long, l_55) VARIABLE(long, l_57) VARIABLE(long, l_64) VARIABLE(long, l_65) VARIABLE(long, l_68) VARIABLE(long, l_77) VARIABLE(long, l_78) VARIABLE(long, l_81)
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
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(l_47) VARIABLE(l_50) VARIABLE(l_55) VARIABLE(l_57) VARIABLE(l_64) VARIABLE(l_65)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(l_47) VARIABLE(l_50) VARIABLE(l_55) VARIABLE(l_57) VARIABLE(l_68)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_61) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(l_47) VARIABLE(l_50) VARIABLE(l_55) VARIABLE(l_57) VARIABLE(l_77) VARIABLE(l_78)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_61) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(l_47) VARIABLE(l_50) VARIABLE(l_55) VARIABLE(l_57) VARIABLE(l_81)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_100) VARIABLE(i_101) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_61) VARIABLE(i_74) VARIABLE(i_87) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(l_103) VARIABLE(l_104) VARIABLE(l_47) VARIABLE(l_50) VARIABLE(l_55) VARIABLE(l_57)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_100) VARIABLE(i_101) VARIABLE(i_108) VARIABLE(i_109) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_61) VARIABLE(i_74) VARIABLE(i_87) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(l_107) VARIABLE(l_47) VARIABLE(l_50) VARIABLE(l_55) VARIABLE(l_57)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_33) VARIABLE(i_34)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_33)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_33)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_paths, __global uchar *arg_a, __global uchar *arg_b, __global uchar *arg_status, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_96;
    float f_97, f_98;
    int i_0, i_1, i_6, i_8, i_9, i_16, i_18, i_19, i_22, i_27, i_29, i_30, i_33, i_34, i_35, i_49, i_51, i_52, i_53, i_54, i_56, i_58, i_60, i_61, i_62, i_63, i_69, i_70, i_72, i_73, i_74, i_75, i_76, i_82, i_83, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_99, i_100, i_101, i_102, i_108, i_109, i_111, i_112, i_113, i_114, i_116, i_130;
    long l_2, l_3, l_4, l_5, l_7, l_10, l_11, l_12, l_13, l_14, l_15, l_17, l_20, l_21, l_23, l_24, l_25, l_26, l_28, l_31, l_32, l_36, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_47, l_48, l_50, l_55, l_57, l_59, l_64, l_65, l_66, l_67, l_68, l_71, l_77, l_78, l_79, l_80, l_81, l_84, l_95, l_103, l_104, l_105, l_106, l_107, l_110, l_115, l_117, l_118, l_119, l_120, l_121, l_122, l_123, l_124, l_125, l_126, l_127, l_128, l_129, l_131;
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
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_62 == 1)) {
                                break;
                            }
                            l_64 = (long) i_63;
                            l_65 = (long) ((ulong) l_57 + (ulong) l_64);
                            if (i_56 == 0) {
                                l_66 = gale_BlockAccess_beginRead(arg_fs, i_35, l_65, ((int) ((uint) i_61 - (uint) i_63)), gale_group, gale_slot, gale_position);
                                l_67 = l_66;
                            } else {
                                l_67 = 0L;
                            }
                            GALEFS_BROADCAST(10, l_68, l_67);
                            if (l_68 < LONG_MIN / 2) {
                                gale_ints[gale_item] = (uint) i_33;
                                gale_ints[gale_items + gale_item] = (uint) i_34;
                                gale_ints[2 * gale_items + gale_item] = (uint) i_35;
                                gale_longs[gale_item] = (ulong) l_47;
                                gale_longs[gale_items + gale_item] = (ulong) l_57;
                                gale_ints[3 * gale_items + gale_item] = (uint) i_61;
                                gale_ints[4 * gale_items + gale_item] = (uint) i_63;
                                gale_longs[2 * gale_items + gale_item] = (ulong) l_64;
                                gale_longs[3 * gale_items + gale_item] = (ulong) l_65;
                                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_68); }
                                GALEFS_RETURN;
                                resume_7:
                                i_33 = (int) gale_ints[gale_item];
                                i_34 = (int) gale_ints[gale_items + gale_item];
                                i_35 = (int) gale_ints[2 * gale_items + gale_item];
                                l_47 = (long) gale_longs[gale_item];
                                l_57 = (long) gale_longs[gale_items + gale_item];
                                i_61 = (int) gale_ints[3 * gale_items + gale_item];
                                i_63 = (int) gale_ints[4 * gale_items + gale_item];
                                l_64 = (long) gale_longs[2 * gale_items + gale_item];
                                l_65 = (long) gale_longs[3 * gale_items + gale_item];
                                l_50 = ((long) gale_group_count) << 16;
                                i_51 = (int) get_local_id(0);
                                i_52 = (int) get_local_id(0);
                                i_53 = (int) get_local_id(0);
                                i_54 = gale_group << 14;
                                l_55 = ((long) i_54) << 2;
                                i_56 = (int) get_local_id(0);
                                l_68 = gale_round_reply(gale_entry);
                            }
                            i_69 = (int) l_68;
                            if (l_68 < 0L) {
                                i_70 = 0;
                            } else {
                                i_70 = i_69;
                            }
                            l_71 = gale_BlockAccess_offsetInRegion(arg_fs, l_68, l_65, gale_group, gale_slot, gale_position);
                            gale_copy((arg_fs + 16 + l_71), (arg_a + 16 + (l_64 + l_55)), i_70);
                            GALEFS_BARRIER(11);
                            if (i_53 == 0) {
                                if (!(i_70 < 1)) {
                                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_70, gale_group, gale_slot, gale_position);
                                }
                            }
                            i_72 = (int) ((uint) i_63 + (uint) i_70);
                            if (l_68 < 0L) {
                                i_62 = i_69;
                                i_63 = i_72;
                            } else {
                                i_73 = ((i_70 < 1) || (!(i_72 < i_61))) ? 0 : 1;
                                i_62 = i_73;
                                i_63 = i_72;
                            }
                        }
                        if (i_63 < 1) {
                            i_74 = i_62;
                        } else {
                            i_74 = i_63;
                        }
                        i_75 = 1;
                        i_76 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_75 == 1)) {
                                break;
                            }
                            l_77 = (long) i_76;
                            l_78 = (long) ((ulong) l_57 + (ulong) l_77);
                            if (i_52 == 0) {
                                l_79 = gale_BlockAccess_beginRead(arg_fs, i_34, l_78, ((int) ((uint) i_61 - (uint) i_76)), gale_group, gale_slot, gale_position);
                                l_80 = l_79;
                            } else {
                                l_80 = 0L;
                            }
                            GALEFS_BROADCAST(12, l_81, l_80);
                            if (l_81 < LONG_MIN / 2) {
                                gale_ints[gale_item] = (uint) i_33;
                                gale_ints[gale_items + gale_item] = (uint) i_34;
                                gale_ints[2 * gale_items + gale_item] = (uint) i_35;
                                gale_longs[gale_item] = (ulong) l_47;
                                gale_longs[gale_items + gale_item] = (ulong) l_57;
                                gale_ints[3 * gale_items + gale_item] = (uint) i_61;
                                gale_ints[4 * gale_items + gale_item] = (uint) i_74;
                                gale_ints[5 * gale_items + gale_item] = (uint) i_76;
                                gale_longs[2 * gale_items + gale_item] = (ulong) l_77;
                                gale_longs[3 * gale_items + gale_item] = (ulong) l_78;
                                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_81); }
                                GALEFS_RETURN;
                                resume_8:
                                i_33 = (int) gale_ints[gale_item];
                                i_34 = (int) gale_ints[gale_items + gale_item];
                                i_35 = (int) gale_ints[2 * gale_items + gale_item];
                                l_47 = (long) gale_longs[gale_item];
                                l_57 = (long) gale_longs[gale_items + gale_item];
                                i_61 = (int) gale_ints[3 * gale_items + gale_item];
                                i_74 = (int) gale_ints[4 * gale_items + gale_item];
                                i_76 = (int) gale_ints[5 * gale_items + gale_item];
                                l_77 = (long) gale_longs[2 * gale_items + gale_item];
                                l_78 = (long) gale_longs[3 * gale_items + gale_item];
                                l_50 = ((long) gale_group_count) << 16;
                                i_51 = (int) get_local_id(0);
                                i_52 = (int) get_local_id(0);
                                i_53 = (int) get_local_id(0);
                                i_54 = gale_group << 14;
                                l_55 = ((long) i_54) << 2;
                                i_56 = (int) get_local_id(0);
                                l_81 = gale_round_reply(gale_entry);
                            }
                            i_82 = (int) l_81;
                            if (l_81 < 0L) {
                                i_83 = 0;
                            } else {
                                i_83 = i_82;
                            }
                            l_84 = gale_BlockAccess_offsetInRegion(arg_fs, l_81, l_78, gale_group, gale_slot, gale_position);
                            gale_copy((arg_fs + 16 + l_84), (arg_b + 16 + (l_77 + l_55)), i_83);
                            GALEFS_BARRIER(13);
                            if (i_51 == 0) {
                                if (!(i_83 < 1)) {
                                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_83, gale_group, gale_slot, gale_position);
                                }
                            }
                            i_85 = (int) ((uint) i_76 + (uint) i_83);
                            if (l_81 < 0L) {
                                i_75 = i_82;
                                i_76 = i_85;
                            } else {
                                i_86 = ((i_83 < 1) || (!(i_85 < i_61))) ? 0 : 1;
                                i_75 = i_86;
                                i_76 = i_85;
                            }
                        }
                        if (i_76 < 1) {
                            i_87 = i_75;
                        } else {
                            i_87 = i_76;
                        }
                        if (i_61 == i_74) {
                            if (i_61 == i_87) {
                                i_88 = ((int) ((uint) i_61 + (uint) ((int) ((uint) (i_61 >> 31) >> 30)))) >> 2;
                                i_89 = *((__global gale_int *) (arg_fs + 16 + 212L));
                                i_90 = (int) get_local_size(0);
                                i_91 = (int) get_local_id(0);
                                i_92 = (int) get_local_id(0);
                                i_93 = (int) get_local_id(0);
                                i_94 = i_93;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_94 < i_88)) {
                                        break;
                                    }
                                    l_95 = (((long) ((int) ((uint) i_94 + (uint) i_54))) << 2) + 16L;
                                    ul_96 = arg_a + l_95;
                                    f_97 = *((__global gale_float *) ul_96);
                                    f_98 = *((__global gale_float *) (arg_b + l_95));
                                    *((__global gale_float *) ul_96) = (f_97 + f_98);
                                    i_99 = (int) ((uint) i_94 + (uint) i_90);
                                    i_94 = i_99;
                                }
                                i_100 = 4;
                                i_101 = 0;
                                i_102 = 0;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (i_100 == 0) {
                                        break;
                                    }
                                    l_103 = (long) i_101;
                                    l_104 = (long) ((ulong) l_57 + (ulong) l_103);
                                    if (i_92 == 0) {
                                        l_105 = gale_BlockAccess_beginWrite(arg_fs, i_100, i_33, l_104, ((int) ((uint) i_61 - (uint) i_101)), gale_group, gale_slot, gale_position);
                                        l_106 = l_105;
                                    } else {
                                        l_106 = 0L;
                                    }
                                    GALEFS_BROADCAST(14, l_107, l_106);
                                    if (l_107 < LONG_MIN / 2) {
                                        gale_ints[gale_item] = (uint) i_33;
                                        gale_ints[gale_items + gale_item] = (uint) i_34;
                                        gale_ints[2 * gale_items + gale_item] = (uint) i_35;
                                        gale_longs[gale_item] = (ulong) l_47;
                                        gale_longs[gale_items + gale_item] = (ulong) l_57;
                                        gale_ints[3 * gale_items + gale_item] = (uint) i_61;
                                        gale_ints[4 * gale_items + gale_item] = (uint) i_74;
                                        gale_ints[5 * gale_items + gale_item] = (uint) i_87;
                                        gale_ints[6 * gale_items + gale_item] = (uint) i_100;
                                        gale_ints[7 * gale_items + gale_item] = (uint) i_101;
                                        gale_longs[2 * gale_items + gale_item] = (ulong) l_103;
                                        gale_longs[3 * gale_items + gale_item] = (ulong) l_104;
                                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_107); }
                                        GALEFS_RETURN;
                                        resume_9:
                                        i_33 = (int) gale_ints[gale_item];
                                        i_34 = (int) gale_ints[gale_items + gale_item];
                                        i_35 = (int) gale_ints[2 * gale_items + gale_item];
                                        l_47 = (long) gale_longs[gale_item];
                                        l_57 = (long) gale_longs[gale_items + gale_item];
                                        i_61 = (int) gale_ints[3 * gale_items + gale_item];
                                        i_74 = (int) gale_ints[4 * gale_items + gale_item];
                                        i_87 = (int) gale_ints[5 * gale_items + gale_item];
                                        i_100 = (int) gale_ints[6 * gale_items + gale_item];
                                        i_101 = (int) gale_ints[7 * gale_items + gale_item];
                                        l_103 = (long) gale_longs[2 * gale_items + gale_item];
                                        l_104 = (long) gale_longs[3 * gale_items + gale_item];
                                        l_50 = ((long) gale_group_count) << 16;
                                        i_51 = (int) get_local_id(0);
                                        i_52 = (int) get_local_id(0);
                                        i_53 = (int) get_local_id(0);
                                        i_54 = gale_group << 14;
                                        l_55 = ((long) i_54) << 2;
                                        i_56 = (int) get_local_id(0);
                                        i_89 = *((__global gale_int *) (arg_fs + 16 + 212L));
                                        i_91 = (int) get_local_id(0);
                                        i_92 = (int) get_local_id(0);
                                        l_107 = gale_round_reply(gale_entry);
                                    }
                                    i_108 = (int) l_107;
                                    if (l_107 < 0L) {
                                        i_109 = 0;
                                    } else {
                                        i_109 = i_108;
                                    }
                                    l_110 = gale_BlockAccess_offsetInRegion(arg_fs, l_107, l_104, gale_group, gale_slot, gale_position);
                                    gale_copy((arg_a + 16 + (l_103 + l_55)), (arg_fs + 16 + l_110), i_109);
                                    GALEFS_BARRIER(15);
                                    if (i_91 == 0) {
                                        if (!(i_109 < 1)) {
                                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_109, gale_group, gale_slot, gale_position);
                                        }
                                    }
                                    i_111 = (int) ((uint) i_101 + (uint) i_109);
                                    if (l_107 < 0L) {
                                        if ((!(i_100 == 4)) || (i_111 < 1)) {
                                            i_112 = i_108;
                                        } else {
                                            i_112 = i_111;
                                        }
                                    } else {
                                        i_112 = i_111;
                                    }
                                    i_113 = (((!(i_100 == 4)) || (i_111 < 1)) || (i_89 == 0)) ? 0 : 5;
                                    if (i_109 == 0) {
                                        i_100 = i_113;
                                        i_101 = i_111;
                                        i_102 = i_112;
                                    } else {
                                        if (i_61 == i_111) {
                                            i_100 = i_113;
                                            i_101 = i_111;
                                            i_102 = i_112;
                                        } else {
                                            i_101 = i_111;
                                            i_102 = i_112;
                                        }
                                    }
                                }
                                i_114 = i_102;
                            } else {
                                i_114 = 0;
                            }
                        } else {
                            i_114 = 0;
                        }
                        l_115 = (long) ((ulong) l_57 + (ulong) l_50);
                        i_116 = ((!(i_61 == i_114)) || (!(l_115 < l_47))) ? 0 : 1;
                        if (i_61 == i_114) {
                            l_57 = l_115;
                            i_58 = i_116;
                        } else {
                            if (i_61 == i_74) {
                                if (i_61 == i_87) {
                                    if (((int) get_local_id(0)) == 0) {
                                        l_117 = (long) (gale_group << 1);
                                        *((__global gale_int *) (arg_status + ((l_117 << 2) + 16L))) = 3;
                                        *((__global gale_int *) (arg_status + (((l_117 + 1L) << 2) + 16L))) = i_114;
                                        l_57 = l_115;
                                        i_58 = i_116;
                                    } else {
                                        l_57 = l_115;
                                        i_58 = i_116;
                                    }
                                } else {
                                    if (((int) get_local_id(0)) == 0) {
                                        l_118 = (long) (gale_group << 1);
                                        *((__global gale_int *) (arg_status + ((l_118 << 2) + 16L))) = 2;
                                        *((__global gale_int *) (arg_status + (((l_118 + 1L) << 2) + 16L))) = i_87;
                                        l_57 = l_115;
                                        i_58 = i_116;
                                    } else {
                                        l_57 = l_115;
                                        i_58 = i_116;
                                    }
                                }
                            } else {
                                if (((int) get_local_id(0)) == 0) {
                                    l_119 = (long) (gale_group << 1);
                                    *((__global gale_int *) (arg_status + ((l_119 << 2) + 16L))) = 1;
                                    *((__global gale_int *) (arg_status + (((l_119 + 1L) << 2) + 16L))) = i_74;
                                    l_57 = l_115;
                                    i_58 = i_116;
                                } else {
                                    l_57 = l_115;
                                    i_58 = i_116;
                                }
                            }
                        }
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        l_120 = (long) (gale_group << 1);
                        *((__global gale_int *) (arg_status + ((l_120 << 2) + 16L))) = 4;
                        *((__global gale_int *) (arg_status + (((l_120 + 1L) << 2) + 16L))) = 0;
                    }
                }
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_121 = gale_OpenFileCalls_beginClose(arg_fs, i_35, gale_group, gale_slot, gale_position);
        l_122 = l_121;
    } else {
        l_122 = 0L;
    }
    GALEFS_BROADCAST(16, l_123, l_122);
    if (l_123 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_33;
        gale_ints[gale_items + gale_item] = (uint) i_34;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_123); }
        GALEFS_RETURN;
        resume_10:
        i_33 = (int) gale_ints[gale_item];
        i_34 = (int) gale_ints[gale_items + gale_item];
        l_123 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_124 = gale_OpenFileCalls_beginClose(arg_fs, i_34, gale_group, gale_slot, gale_position);
        l_125 = l_124;
    } else {
        l_125 = 0L;
    }
    GALEFS_BROADCAST(17, l_126, l_125);
    if (l_126 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_33;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 11, l_126); }
        GALEFS_RETURN;
        resume_11:
        i_33 = (int) gale_ints[gale_item];
        l_126 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_127 = gale_OpenFileCalls_beginClose(arg_fs, i_33, gale_group, gale_slot, gale_position);
        l_128 = l_127;
    } else {
        l_128 = 0L;
    }
    GALEFS_BROADCAST(18, l_129, l_128);
    if (l_129 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_33;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 12, l_129); }
        GALEFS_RETURN;
        resume_12:
        i_33 = (int) gale_ints[gale_item];
        l_129 = gale_round_reply(gale_entry);
    }
    i_130 = (int) l_129;
    if (i_130 < 0) {
        if (!(i_33 < 0)) {
            if (((int) get_local_id(0)) == 0) {
                l_131 = (long) (gale_group << 1);
                *((__global gale_int *) (arg_status + ((l_131 << 2) + 16L))) = 3;
                *((__global gale_int *) (arg_status + (((l_131 + 1L) << 2) + 16L))) = i_130;
            }
        }
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
