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
// bytecode SHA-256: 1c90447394cdf03125e16185d426b04db035f442edb0e62e9f0ce9bac9a52600
// functions SHA-256: b5fd0c809a054f42eb8533d67bc5fecaa752ed9ab8f1310d4b8d4ceb686d8aec
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_reply gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_100) VARIABLE(int, i_102) VARIABLE(int, i_103) VARIABLE(int, i_115) VARIABLE(int, i_116) VARIABLE(int, i_121) VARIABLE(int, i_123) VARIABLE(int, i_125) VARIABLE(int, i_126) VARIABLE(int, i_127) VARIABLE(int, i_135) VARIABLE(int, i_136) VARIABLE(int, i_146) VARIABLE(int, i_147) VARIABLE(int, i_28) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_71) VARIABLE(int, i_73) VARIABLE(int, i_74) VARIABLE(int, i_79) VARIABLE(int, i_81) VARIABLE(int, i_82) VARIABLE(int, i_94) VARIABLE(int, i_95) VARIABLE(long, l_105) VARIABLE(long, l_106) VARIABLE(long, l_114) VARIABLE(long, l_138) VARIABLE(long, l_139) VARIABLE(long, l_14) VARIABLE(long, l_145) VARIABLE(long, l_15) VARIABLE(long, l_2) VARIABLE(long, l_27) VARIABLE(long, l_52) VARIABLE(long, l_62) VARIABLE(long, l_65) VARIABLE(long, l_66) VARIABLE(long, l_72) VARIABLE(long, l_75) VARIABLE(long, l_84) VARIABLE(long, l_85) VARIABLE(long, l_93)
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
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_79) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(l_84) VARIABLE(l_85)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_79) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(l_93)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_100) VARIABLE(i_102) VARIABLE(i_103) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_79) VARIABLE(l_105) VARIABLE(l_106) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_72) VARIABLE(l_75)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_100) VARIABLE(i_102) VARIABLE(i_103) VARIABLE(i_115) VARIABLE(i_116) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_79) VARIABLE(l_114) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_72) VARIABLE(l_75)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_100) VARIABLE(i_121) VARIABLE(i_123) VARIABLE(i_125) VARIABLE(i_126) VARIABLE(i_127) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_79) VARIABLE(l_138) VARIABLE(l_139) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_72) VARIABLE(l_75)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_100) VARIABLE(i_121) VARIABLE(i_123) VARIABLE(i_125) VARIABLE(i_126) VARIABLE(i_127) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_146) VARIABLE(i_147) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_79) VARIABLE(l_145) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_72) VARIABLE(l_75)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_42) VARIABLE(i_43)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_42)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_42)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_paths, __global uchar *arg_a, __global uchar *arg_b, __global uchar *arg_status, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_131;
    float f_132, f_133;
    int i_0, i_1, i_7, i_9, i_10, i_20, i_22, i_23, i_28, i_34, i_36, i_37, i_42, i_43, i_44, i_64, i_67, i_68, i_69, i_70, i_71, i_73, i_74, i_76, i_78, i_79, i_80, i_81, i_82, i_83, i_86, i_87, i_88, i_94, i_95, i_97, i_98, i_99, i_100, i_101, i_102, i_103, i_104, i_107, i_108, i_109, i_115, i_116, i_118, i_119, i_120, i_121, i_122, i_123, i_124, i_125, i_126, i_127, i_128, i_129, i_134, i_135, i_136, i_137, i_140, i_146, i_147, i_149, i_150, i_151, i_152, i_154, i_174;
    long l_2, l_3, l_4, l_5, l_6, l_8, l_11, l_12, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_21, l_24, l_25, l_26, l_27, l_29, l_30, l_31, l_32, l_33, l_35, l_38, l_39, l_40, l_41, l_45, l_46, l_47, l_48, l_49, l_50, l_51, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_59, l_60, l_61, l_62, l_63, l_65, l_66, l_72, l_75, l_77, l_84, l_85, l_89, l_90, l_91, l_92, l_93, l_96, l_105, l_106, l_110, l_111, l_112, l_113, l_114, l_117, l_130, l_138, l_139, l_141, l_142, l_143, l_144, l_145, l_148, l_153, l_155, l_156, l_157, l_158, l_159, l_160, l_161, l_162, l_163, l_164, l_165, l_166, l_167, l_168, l_169, l_170, l_171, l_172, l_173, l_175;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
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
            goto loop_77;
        case 8:
            goto loop_77;
        case 9:
            goto loop_77;
        case 10:
            goto resume_10;
        case 11:
            goto resume_11;
        case 12:
            goto resume_12;
        default:
            break;
    }
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
    if (l_14 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        gale_ints[gale_items + gale_item] = (uint) i_1;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_14); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        i_1 = (int) gale_ints[gale_items + gale_item];
        l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_14 = gale_reply(gale_entry);
    }
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
    if (l_27 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_1;
        gale_longs[gale_item] = (ulong) l_14;
        gale_longs[gale_items + gale_item] = (ulong) l_15;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_27); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        i_1 = (int) gale_ints[gale_item];
        l_14 = (long) gale_longs[gale_item];
        l_15 = (long) gale_longs[gale_items + gale_item];
        l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_27 = gale_reply(gale_entry);
    }
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
    if (l_41 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_14;
        gale_longs[gale_items + gale_item] = (ulong) l_27;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_41); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_14 = (long) gale_longs[gale_item];
        l_27 = (long) gale_longs[gale_items + gale_item];
        l_41 = gale_reply(gale_entry);
    }
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
                if (l_52 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_42;
                    gale_ints[gale_items + gale_item] = (uint) i_43;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_44;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_52); }
                    GALEFS_RETURN;
                    resume_4:
                    gale_resuming = 0;
                    i_42 = (int) gale_ints[gale_item];
                    i_43 = (int) gale_ints[gale_items + gale_item];
                    i_44 = (int) gale_ints[2 * gale_items + gale_item];
                    l_52 = gale_reply(gale_entry);
                }
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
                if (l_57 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_42;
                    gale_ints[gale_items + gale_item] = (uint) i_43;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_44;
                    gale_longs[gale_item] = (ulong) l_52;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_57); }
                    GALEFS_RETURN;
                    resume_5:
                    gale_resuming = 0;
                    i_42 = (int) gale_ints[gale_item];
                    i_43 = (int) gale_ints[gale_items + gale_item];
                    i_44 = (int) gale_ints[2 * gale_items + gale_item];
                    l_52 = (long) gale_longs[gale_item];
                    l_57 = gale_reply(gale_entry);
                }
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
                    if (l_62 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_42;
                        gale_ints[gale_items + gale_item] = (uint) i_43;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_44;
                        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 6, l_62); }
                        GALEFS_RETURN;
                        resume_6:
                        gale_resuming = 0;
                        i_42 = (int) gale_ints[gale_item];
                        i_43 = (int) gale_ints[gale_items + gale_item];
                        i_44 = (int) gale_ints[2 * gale_items + gale_item];
                        l_62 = gale_reply(gale_entry);
                    }
                    l_63 = ((long) gale_group) << 16;
                    i_64 = (l_63 < l_62) ? 1 : 0;
                    l_65 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    l_66 = ((long) ((int) get_num_groups(0))) << 16;
                    i_67 = (int) get_local_id(0);
                    i_68 = (int) get_local_id(0);
                    i_69 = (int) get_local_id(0);
                    i_70 = (int) get_local_id(0);
                    i_71 = gale_group << 14;
                    l_72 = ((long) i_71) << 2;
                    i_73 = (int) get_local_id(0);
                    i_74 = (int) get_local_id(0);
                    l_75 = l_63;
                    i_76 = i_64;
                    loop_77:;
                    while (true) {
                        if (gale_resuming == 7) {
                            goto loop_82;
                        }
                        if (gale_resuming == 8) {
                            goto loop_111;
                        }
                        if (gale_resuming == 9) {
                            goto loop_145;
                        }
                        if (i_76 == 0) {
                            break;
                        }
                        l_77 = (long) ((ulong) l_62 - (ulong) l_75);
                        if (l_77 < 65536L) {
                            i_78 = (int) l_77;
                            i_79 = i_78;
                        } else {
                            i_79 = 65536;
                        }
                        i_80 = 1;
                        i_81 = 0;
                        i_82 = 0;
                        loop_82:;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (gale_resuming == 7) {
                                goto resume_7;
                            }
                            if (!(i_80 == 1)) {
                                break;
                            }
                            i_83 = (int) ((uint) i_79 - (uint) i_81);
                            l_84 = (long) i_81;
                            l_85 = (long) ((ulong) l_75 + (ulong) l_84);
                            if (i_82 == 0) {
                                i_86 = i_83;
                            } else {
                                i_87 = 4096 - ((int) (l_85 & 4095L));
                                i_88 = (i_87 < i_83) ? i_87 : i_83;
                                i_86 = i_88;
                            }
                            if (i_74 == 0) {
                                l_89 = gale_BlockAccess_beginRead(arg_fs, i_44, l_85, i_86, gale_group);
                                l_90 = l_89;
                            } else {
                                l_90 = 0L;
                            }
                            if (i_73 == 0) {
                                if (l_90 < (-4611686018427387904L)) {
                                    l_91 = gale_HostCall_awaitReply(arg_fs, l_90, gale_group);
                                    l_92 = l_91;
                                } else {
                                    l_92 = l_90;
                                }
                            } else {
                                l_92 = l_90;
                            }
                            GALEFS_BROADCAST(10, l_93, l_92);
                            if (l_93 < LONG_MIN / 2) {
                                gale_ints[gale_item] = (uint) i_42;
                                gale_ints[gale_items + gale_item] = (uint) i_43;
                                gale_ints[2 * gale_items + gale_item] = (uint) i_44;
                                gale_longs[gale_item] = (ulong) l_62;
                                gale_longs[gale_items + gale_item] = (ulong) l_75;
                                gale_ints[3 * gale_items + gale_item] = (uint) i_79;
                                gale_ints[4 * gale_items + gale_item] = (uint) i_81;
                                gale_ints[5 * gale_items + gale_item] = (uint) i_82;
                                gale_longs[2 * gale_items + gale_item] = (ulong) l_84;
                                gale_longs[3 * gale_items + gale_item] = (ulong) l_85;
                                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 7, l_93); }
                                GALEFS_RETURN;
                                resume_7:
                                gale_resuming = 0;
                                i_42 = (int) gale_ints[gale_item];
                                i_43 = (int) gale_ints[gale_items + gale_item];
                                i_44 = (int) gale_ints[2 * gale_items + gale_item];
                                l_62 = (long) gale_longs[gale_item];
                                l_75 = (long) gale_longs[gale_items + gale_item];
                                i_79 = (int) gale_ints[3 * gale_items + gale_item];
                                i_81 = (int) gale_ints[4 * gale_items + gale_item];
                                i_82 = (int) gale_ints[5 * gale_items + gale_item];
                                l_84 = (long) gale_longs[2 * gale_items + gale_item];
                                l_85 = (long) gale_longs[3 * gale_items + gale_item];
                                l_65 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                                l_66 = ((long) ((int) get_num_groups(0))) << 16;
                                i_67 = (int) get_local_id(0);
                                i_68 = (int) get_local_id(0);
                                i_69 = (int) get_local_id(0);
                                i_70 = (int) get_local_id(0);
                                i_71 = gale_group << 14;
                                l_72 = ((long) i_71) << 2;
                                i_73 = (int) get_local_id(0);
                                i_74 = (int) get_local_id(0);
                                l_93 = gale_reply(gale_entry);
                            }
                            i_94 = (int) l_93;
                            if (l_93 < 0L) {
                                i_95 = 0;
                            } else {
                                i_95 = i_94;
                            }
                            l_96 = gale_BlockAccess_offsetInRegion(arg_fs, l_93, l_85, gale_group);
                            gale_copy((arg_fs + 16 + l_96), (arg_a + 16 + (l_84 + l_72)), i_95);
                            GALEFS_BARRIER(11);
                            if (i_70 == 0) {
                                if (!(i_95 < 1)) {
                                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_95, gale_group);
                                }
                            }
                            i_97 = (int) ((uint) i_81 + (uint) i_95);
                            i_98 = ((l_93 == (-117L)) || (!((i_82 == 0) || ((((long) ((ulong) l_75 + (ulong) ((long) i_97))) & l_65) == 0)))) ? 1 : 0;
                            i_99 = ((l_93 == (-117L)) || (!((i_95 < 1) || (!(i_97 < i_79))))) ? 1 : 0;
                            if (l_93 < 0L) {
                                if (l_93 == (-117L)) {
                                    i_80 = i_99;
                                    i_81 = i_97;
                                    i_82 = i_98;
                                } else {
                                    i_80 = i_94;
                                    i_81 = i_97;
                                    i_82 = i_98;
                                }
                            } else {
                                i_80 = i_99;
                                i_81 = i_97;
                                i_82 = i_98;
                            }
                        }
                        if (i_81 < 1) {
                            i_100 = i_80;
                        } else {
                            i_100 = i_81;
                        }
                        i_101 = 1;
                        i_102 = 0;
                        i_103 = 0;
                        loop_111:;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (gale_resuming == 8) {
                                goto resume_8;
                            }
                            if (!(i_101 == 1)) {
                                break;
                            }
                            i_104 = (int) ((uint) i_79 - (uint) i_102);
                            l_105 = (long) i_102;
                            l_106 = (long) ((ulong) l_75 + (ulong) l_105);
                            if (i_103 == 0) {
                                i_107 = i_104;
                            } else {
                                i_108 = 4096 - ((int) (l_106 & 4095L));
                                i_109 = (i_108 < i_104) ? i_108 : i_104;
                                i_107 = i_109;
                            }
                            if (i_69 == 0) {
                                l_110 = gale_BlockAccess_beginRead(arg_fs, i_43, l_106, i_107, gale_group);
                                l_111 = l_110;
                            } else {
                                l_111 = 0L;
                            }
                            if (i_68 == 0) {
                                if (l_111 < (-4611686018427387904L)) {
                                    l_112 = gale_HostCall_awaitReply(arg_fs, l_111, gale_group);
                                    l_113 = l_112;
                                } else {
                                    l_113 = l_111;
                                }
                            } else {
                                l_113 = l_111;
                            }
                            GALEFS_BROADCAST(12, l_114, l_113);
                            if (l_114 < LONG_MIN / 2) {
                                gale_ints[gale_item] = (uint) i_42;
                                gale_ints[gale_items + gale_item] = (uint) i_43;
                                gale_ints[2 * gale_items + gale_item] = (uint) i_44;
                                gale_longs[gale_item] = (ulong) l_62;
                                gale_longs[gale_items + gale_item] = (ulong) l_75;
                                gale_ints[3 * gale_items + gale_item] = (uint) i_79;
                                gale_ints[4 * gale_items + gale_item] = (uint) i_100;
                                gale_ints[5 * gale_items + gale_item] = (uint) i_102;
                                gale_ints[6 * gale_items + gale_item] = (uint) i_103;
                                gale_longs[2 * gale_items + gale_item] = (ulong) l_105;
                                gale_longs[3 * gale_items + gale_item] = (ulong) l_106;
                                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 8, l_114); }
                                GALEFS_RETURN;
                                resume_8:
                                gale_resuming = 0;
                                i_42 = (int) gale_ints[gale_item];
                                i_43 = (int) gale_ints[gale_items + gale_item];
                                i_44 = (int) gale_ints[2 * gale_items + gale_item];
                                l_62 = (long) gale_longs[gale_item];
                                l_75 = (long) gale_longs[gale_items + gale_item];
                                i_79 = (int) gale_ints[3 * gale_items + gale_item];
                                i_100 = (int) gale_ints[4 * gale_items + gale_item];
                                i_102 = (int) gale_ints[5 * gale_items + gale_item];
                                i_103 = (int) gale_ints[6 * gale_items + gale_item];
                                l_105 = (long) gale_longs[2 * gale_items + gale_item];
                                l_106 = (long) gale_longs[3 * gale_items + gale_item];
                                l_65 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                                l_66 = ((long) ((int) get_num_groups(0))) << 16;
                                i_67 = (int) get_local_id(0);
                                i_68 = (int) get_local_id(0);
                                i_69 = (int) get_local_id(0);
                                i_70 = (int) get_local_id(0);
                                i_71 = gale_group << 14;
                                l_72 = ((long) i_71) << 2;
                                i_73 = (int) get_local_id(0);
                                i_74 = (int) get_local_id(0);
                                l_114 = gale_reply(gale_entry);
                            }
                            i_115 = (int) l_114;
                            if (l_114 < 0L) {
                                i_116 = 0;
                            } else {
                                i_116 = i_115;
                            }
                            l_117 = gale_BlockAccess_offsetInRegion(arg_fs, l_114, l_106, gale_group);
                            gale_copy((arg_fs + 16 + l_117), (arg_b + 16 + (l_105 + l_72)), i_116);
                            GALEFS_BARRIER(13);
                            if (i_67 == 0) {
                                if (!(i_116 < 1)) {
                                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_116, gale_group);
                                }
                            }
                            i_118 = (int) ((uint) i_102 + (uint) i_116);
                            i_119 = ((l_114 == (-117L)) || (!((i_103 == 0) || ((l_65 & ((long) ((ulong) l_75 + (ulong) ((long) i_118)))) == 0)))) ? 1 : 0;
                            i_120 = ((l_114 == (-117L)) || (!((i_116 < 1) || (!(i_118 < i_79))))) ? 1 : 0;
                            if (l_114 < 0L) {
                                if (l_114 == (-117L)) {
                                    i_101 = i_120;
                                    i_102 = i_118;
                                    i_103 = i_119;
                                } else {
                                    i_101 = i_115;
                                    i_102 = i_118;
                                    i_103 = i_119;
                                }
                            } else {
                                i_101 = i_120;
                                i_102 = i_118;
                                i_103 = i_119;
                            }
                        }
                        if (i_102 < 1) {
                            i_121 = i_101;
                        } else {
                            i_121 = i_102;
                        }
                        if (i_79 == i_100) {
                            if (i_79 == i_121) {
                                i_122 = ((int) ((uint) i_79 + (uint) ((int) ((uint) (i_79 >> 31) >> 30)))) >> 2;
                                i_123 = *((__global gale_int *) (arg_fs + 16 + 212L));
                                i_124 = (int) get_local_size(0);
                                i_125 = (int) get_local_id(0);
                                i_126 = (int) get_local_id(0);
                                i_127 = (int) get_local_id(0);
                                i_128 = (int) get_local_id(0);
                                i_129 = i_128;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_129 < i_122)) {
                                        break;
                                    }
                                    l_130 = (((long) ((int) ((uint) i_129 + (uint) i_71))) << 2) + 16L;
                                    ul_131 = arg_a + l_130;
                                    f_132 = *((__global gale_float *) ul_131);
                                    f_133 = *((__global gale_float *) (arg_b + l_130));
                                    *((__global gale_float *) ul_131) = (f_132 + f_133);
                                    i_134 = (int) ((uint) i_129 + (uint) i_124);
                                    i_129 = i_134;
                                }
                                i_135 = 4;
                                i_136 = 0;
                                i_137 = 0;
                                loop_145:;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (gale_resuming == 9) {
                                        goto resume_9;
                                    }
                                    if (i_135 == 0) {
                                        break;
                                    }
                                    l_138 = (long) i_136;
                                    l_139 = (long) ((ulong) l_75 + (ulong) l_138);
                                    if (i_127 == 0) {
                                        i_140 = (i_136 < 1) ? 0 : 1;
                                        l_141 = gale_BlockAccess_beginWrite(arg_fs, i_135, i_42, l_139, ((int) ((uint) i_79 - (uint) i_136)), i_140, gale_group);
                                        l_142 = l_141;
                                    } else {
                                        l_142 = 0L;
                                    }
                                    if (i_126 == 0) {
                                        if (l_142 < (-4611686018427387904L)) {
                                            l_143 = gale_HostCall_awaitReply(arg_fs, l_142, gale_group);
                                            l_144 = l_143;
                                        } else {
                                            l_144 = l_142;
                                        }
                                    } else {
                                        l_144 = l_142;
                                    }
                                    GALEFS_BROADCAST(14, l_145, l_144);
                                    if (l_145 < LONG_MIN / 2) {
                                        gale_ints[gale_item] = (uint) i_42;
                                        gale_ints[gale_items + gale_item] = (uint) i_43;
                                        gale_ints[2 * gale_items + gale_item] = (uint) i_44;
                                        gale_longs[gale_item] = (ulong) l_62;
                                        gale_longs[gale_items + gale_item] = (ulong) l_75;
                                        gale_ints[3 * gale_items + gale_item] = (uint) i_79;
                                        gale_ints[4 * gale_items + gale_item] = (uint) i_100;
                                        gale_ints[5 * gale_items + gale_item] = (uint) i_121;
                                        gale_ints[6 * gale_items + gale_item] = (uint) i_135;
                                        gale_ints[7 * gale_items + gale_item] = (uint) i_136;
                                        gale_longs[2 * gale_items + gale_item] = (ulong) l_138;
                                        gale_longs[3 * gale_items + gale_item] = (ulong) l_139;
                                        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 9, l_145); }
                                        GALEFS_RETURN;
                                        resume_9:
                                        gale_resuming = 0;
                                        i_42 = (int) gale_ints[gale_item];
                                        i_43 = (int) gale_ints[gale_items + gale_item];
                                        i_44 = (int) gale_ints[2 * gale_items + gale_item];
                                        l_62 = (long) gale_longs[gale_item];
                                        l_75 = (long) gale_longs[gale_items + gale_item];
                                        i_79 = (int) gale_ints[3 * gale_items + gale_item];
                                        i_100 = (int) gale_ints[4 * gale_items + gale_item];
                                        i_121 = (int) gale_ints[5 * gale_items + gale_item];
                                        i_135 = (int) gale_ints[6 * gale_items + gale_item];
                                        i_136 = (int) gale_ints[7 * gale_items + gale_item];
                                        l_138 = (long) gale_longs[2 * gale_items + gale_item];
                                        l_139 = (long) gale_longs[3 * gale_items + gale_item];
                                        l_65 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                                        l_66 = ((long) ((int) get_num_groups(0))) << 16;
                                        i_67 = (int) get_local_id(0);
                                        i_68 = (int) get_local_id(0);
                                        i_69 = (int) get_local_id(0);
                                        i_70 = (int) get_local_id(0);
                                        i_71 = gale_group << 14;
                                        l_72 = ((long) i_71) << 2;
                                        i_73 = (int) get_local_id(0);
                                        i_74 = (int) get_local_id(0);
                                        i_123 = *((__global gale_int *) (arg_fs + 16 + 212L));
                                        i_125 = (int) get_local_id(0);
                                        i_126 = (int) get_local_id(0);
                                        i_127 = (int) get_local_id(0);
                                        l_145 = gale_reply(gale_entry);
                                    }
                                    i_146 = (int) l_145;
                                    if (l_145 < 0L) {
                                        i_147 = 0;
                                    } else {
                                        i_147 = i_146;
                                    }
                                    l_148 = gale_BlockAccess_offsetInRegion(arg_fs, l_145, l_139, gale_group);
                                    gale_copy((arg_a + 16 + (l_138 + l_72)), (arg_fs + 16 + l_148), i_147);
                                    GALEFS_BARRIER(15);
                                    if (i_125 == 0) {
                                        if (!(i_147 < 1)) {
                                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_147, gale_group);
                                        }
                                    }
                                    i_149 = (int) ((uint) i_136 + (uint) i_147);
                                    if (l_145 < 0L) {
                                        if ((!(i_135 == 4)) || (i_149 < 1)) {
                                            i_150 = i_146;
                                        } else {
                                            i_150 = i_149;
                                        }
                                    } else {
                                        i_150 = i_149;
                                    }
                                    i_151 = (((!(i_135 == 4)) || (i_149 < 1)) || (i_123 == 0)) ? 0 : 5;
                                    if (i_147 == 0) {
                                        i_135 = i_151;
                                        i_136 = i_149;
                                        i_137 = i_150;
                                    } else {
                                        if (i_79 == i_149) {
                                            i_135 = i_151;
                                            i_136 = i_149;
                                            i_137 = i_150;
                                        } else {
                                            i_136 = i_149;
                                            i_137 = i_150;
                                        }
                                    }
                                }
                                i_152 = i_137;
                            } else {
                                i_152 = 0;
                            }
                        } else {
                            i_152 = 0;
                        }
                        l_153 = (long) ((ulong) l_75 + (ulong) l_66);
                        i_154 = ((!(i_79 == i_152)) || (!(l_153 < l_62))) ? 0 : 1;
                        if (i_79 == i_152) {
                            l_75 = l_153;
                            i_76 = i_154;
                        } else {
                            if (i_79 == i_100) {
                                if (i_79 == i_121) {
                                    if (((int) get_local_id(0)) == 0) {
                                        l_155 = (long) (gale_group << 1);
                                        *((__global gale_int *) (arg_status + ((l_155 << 2) + 16L))) = 3;
                                        *((__global gale_int *) (arg_status + (((l_155 + 1L) << 2) + 16L))) = i_152;
                                        l_75 = l_153;
                                        i_76 = i_154;
                                    } else {
                                        l_75 = l_153;
                                        i_76 = i_154;
                                    }
                                } else {
                                    if (((int) get_local_id(0)) == 0) {
                                        l_156 = (long) (gale_group << 1);
                                        *((__global gale_int *) (arg_status + ((l_156 << 2) + 16L))) = 2;
                                        *((__global gale_int *) (arg_status + (((l_156 + 1L) << 2) + 16L))) = i_121;
                                        l_75 = l_153;
                                        i_76 = i_154;
                                    } else {
                                        l_75 = l_153;
                                        i_76 = i_154;
                                    }
                                }
                            } else {
                                if (((int) get_local_id(0)) == 0) {
                                    l_157 = (long) (gale_group << 1);
                                    *((__global gale_int *) (arg_status + ((l_157 << 2) + 16L))) = 1;
                                    *((__global gale_int *) (arg_status + (((l_157 + 1L) << 2) + 16L))) = i_100;
                                    l_75 = l_153;
                                    i_76 = i_154;
                                } else {
                                    l_75 = l_153;
                                    i_76 = i_154;
                                }
                            }
                        }
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        l_158 = (long) (gale_group << 1);
                        *((__global gale_int *) (arg_status + ((l_158 << 2) + 16L))) = 4;
                        *((__global gale_int *) (arg_status + (((l_158 + 1L) << 2) + 16L))) = 0;
                    }
                }
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_159 = gale_OpenFileCalls_beginClose(arg_fs, i_44, gale_group);
        l_160 = l_159;
    } else {
        l_160 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_160 < (-4611686018427387904L)) {
            l_161 = gale_HostCall_awaitReply(arg_fs, l_160, gale_group);
            l_162 = l_161;
        } else {
            l_162 = l_160;
        }
    } else {
        l_162 = l_160;
    }
    GALEFS_BROADCAST(16, l_163, l_162);
    if (l_163 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_42;
        gale_ints[gale_items + gale_item] = (uint) i_43;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 10, l_163); }
        GALEFS_RETURN;
        resume_10:
        gale_resuming = 0;
        i_42 = (int) gale_ints[gale_item];
        i_43 = (int) gale_ints[gale_items + gale_item];
        l_163 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_164 = gale_OpenFileCalls_beginClose(arg_fs, i_43, gale_group);
        l_165 = l_164;
    } else {
        l_165 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_165 < (-4611686018427387904L)) {
            l_166 = gale_HostCall_awaitReply(arg_fs, l_165, gale_group);
            l_167 = l_166;
        } else {
            l_167 = l_165;
        }
    } else {
        l_167 = l_165;
    }
    GALEFS_BROADCAST(17, l_168, l_167);
    if (l_168 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_42;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 11, l_168); }
        GALEFS_RETURN;
        resume_11:
        gale_resuming = 0;
        i_42 = (int) gale_ints[gale_item];
        l_168 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_169 = gale_OpenFileCalls_beginClose(arg_fs, i_42, gale_group);
        l_170 = l_169;
    } else {
        l_170 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_170 < (-4611686018427387904L)) {
            l_171 = gale_HostCall_awaitReply(arg_fs, l_170, gale_group);
            l_172 = l_171;
        } else {
            l_172 = l_170;
        }
    } else {
        l_172 = l_170;
    }
    GALEFS_BROADCAST(18, l_173, l_172);
    if (l_173 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_42;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 12, l_173); }
        GALEFS_RETURN;
        resume_12:
        gale_resuming = 0;
        i_42 = (int) gale_ints[gale_item];
        l_173 = gale_reply(gale_entry);
    }
    i_174 = (int) l_173;
    if (i_174 < 0) {
        if (!(i_42 < 0)) {
            if (((int) get_local_id(0)) == 0) {
                l_175 = (long) (gale_group << 1);
                *((__global gale_int *) (arg_status + ((l_175 << 2) + 16L))) = 3;
                *((__global gale_int *) (arg_status + (((l_175 + 1L) << 2) + 16L))) = i_174;
            }
        }
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_100) VARIABLE(int, i_102) VARIABLE(int, i_104) VARIABLE(int, i_105) VARIABLE(int, i_113) VARIABLE(int, i_114) VARIABLE(int, i_122) VARIABLE(int, i_123) VARIABLE(int, i_22) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(int, i_57) VARIABLE(int, i_62) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_75) VARIABLE(int, i_76) VARIABLE(int, i_81) VARIABLE(int, i_83) VARIABLE(int, i_84) VARIABLE(int, i_94) VARIABLE(int, i_95) VARIABLE(long, l_11) VARIABLE(long, l_116) VARIABLE(long, l_117) VARIABLE(long, l_12) VARIABLE(long, l_121) VARIABLE(long, l_2) VARIABLE(long, l_21) VARIABLE(long, l_41) VARIABLE(long, l_47) VARIABLE(long, l_50) VARIABLE(long, l_51) VARIABLE(long, l_56) VARIABLE(long, l_58) VARIABLE(long, l_67) VARIABLE(long, l_68) VARIABLE(long, l_74) VARIABLE(long, l_86) VARIABLE(long, l_87) VARIABLE(long, l_93)
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
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_62) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(l_47) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_56) VARIABLE(l_58) VARIABLE(l_67) VARIABLE(l_68)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_62) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(l_47) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_56) VARIABLE(l_58) VARIABLE(l_74)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_62) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(l_47) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_56) VARIABLE(l_58) VARIABLE(l_86) VARIABLE(l_87)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_62) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(l_47) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_56) VARIABLE(l_58) VARIABLE(l_93)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_100) VARIABLE(i_102) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_62) VARIABLE(i_81) VARIABLE(l_116) VARIABLE(l_117) VARIABLE(l_47) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_56) VARIABLE(l_58)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_100) VARIABLE(i_102) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_122) VARIABLE(i_123) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_62) VARIABLE(i_81) VARIABLE(l_121) VARIABLE(l_47) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_56) VARIABLE(l_58)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_33) VARIABLE(i_34)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_33)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_33)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_paths, __global uchar *arg_a, __global uchar *arg_b, __global uchar *arg_status, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_109;
    float f_110, f_111;
    int i_0, i_1, i_6, i_8, i_9, i_16, i_18, i_19, i_22, i_27, i_29, i_30, i_33, i_34, i_35, i_49, i_52, i_53, i_54, i_55, i_57, i_59, i_61, i_62, i_63, i_64, i_65, i_66, i_69, i_70, i_71, i_75, i_76, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_88, i_89, i_90, i_94, i_95, i_97, i_98, i_99, i_100, i_101, i_102, i_103, i_104, i_105, i_106, i_107, i_112, i_113, i_114, i_115, i_118, i_122, i_123, i_125, i_126, i_127, i_128, i_130, i_144;
    long l_2, l_3, l_4, l_5, l_7, l_10, l_11, l_12, l_13, l_14, l_15, l_17, l_20, l_21, l_23, l_24, l_25, l_26, l_28, l_31, l_32, l_36, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_47, l_48, l_50, l_51, l_56, l_58, l_60, l_67, l_68, l_72, l_73, l_74, l_77, l_86, l_87, l_91, l_92, l_93, l_96, l_108, l_116, l_117, l_119, l_120, l_121, l_124, l_129, l_131, l_132, l_133, l_134, l_135, l_136, l_137, l_138, l_139, l_140, l_141, l_142, l_143, l_145;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
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
            goto loop_47;
        case 8:
            goto loop_47;
        case 9:
            goto loop_47;
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
    l_2 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
    if (((int) get_local_id(0)) == 0) {
        l_3 = gale_FileOpener_begin(arg_fs, i_0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
            l_10 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_0, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        i_1 = (int) gale_ints[gale_items + gale_item];
        l_2 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        l_11 = gale_reply(gale_entry);
    }
    GALEFS_BARRIER(3);
    l_12 = (long) i_0;
    if (((int) get_local_id(0)) == 0) {
        l_13 = gale_FileOpener_begin(arg_fs, i_1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
            l_20 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_1, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
        gale_resuming = 0;
        i_1 = (int) gale_ints[gale_item];
        l_11 = (long) gale_longs[gale_item];
        l_12 = (long) gale_longs[gale_items + gale_item];
        l_2 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        l_21 = gale_reply(gale_entry);
    }
    i_22 = *((__global gale_int *) (arg_args + 24L));
    GALEFS_BARRIER(5);
    if (((int) get_local_id(0)) == 0) {
        l_23 = gale_FileOpener_begin(arg_fs, i_22, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
            l_31 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 577, i_22, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
        gale_resuming = 0;
        l_11 = (long) gale_longs[gale_item];
        l_21 = (long) gale_longs[gale_items + gale_item];
        l_32 = gale_reply(gale_entry);
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
                    l_39 = gale_OpenFileCalls_status(arg_fs, i_35, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
                    gale_resuming = 0;
                    i_33 = (int) gale_ints[gale_item];
                    i_34 = (int) gale_ints[gale_items + gale_item];
                    i_35 = (int) gale_ints[2 * gale_items + gale_item];
                    l_41 = gale_reply(gale_entry);
                }
                if (((int) get_local_id(0)) == 0) {
                    l_42 = gale_OpenFileCalls_status(arg_fs, i_34, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
                    gale_resuming = 0;
                    i_33 = (int) gale_ints[gale_item];
                    i_34 = (int) gale_ints[gale_items + gale_item];
                    i_35 = (int) gale_ints[2 * gale_items + gale_item];
                    l_41 = (long) gale_longs[gale_item];
                    l_44 = gale_reply(gale_entry);
                }
                if (l_41 == l_44) {
                    if (((int) get_local_id(0)) == 0) {
                        l_45 = gale_OpenFileCalls_status(arg_fs, i_35, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
                        gale_resuming = 0;
                        i_33 = (int) gale_ints[gale_item];
                        i_34 = (int) gale_ints[gale_items + gale_item];
                        i_35 = (int) gale_ints[2 * gale_items + gale_item];
                        l_47 = gale_reply(gale_entry);
                    }
                    l_48 = ((long) gale_group) << 16;
                    i_49 = (l_48 < l_47) ? 1 : 0;
                    l_50 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    l_51 = ((long) gale_group_count) << 16;
                    i_52 = (int) get_local_id(0);
                    i_53 = (int) get_local_id(0);
                    i_54 = (int) get_local_id(0);
                    i_55 = gale_group << 14;
                    l_56 = ((long) i_55) << 2;
                    i_57 = (int) get_local_id(0);
                    l_58 = l_48;
                    i_59 = i_49;
                    loop_47:;
                    while (true) {
                        if (gale_resuming == 7) {
                            goto loop_52;
                        }
                        if (gale_resuming == 8) {
                            goto loop_76;
                        }
                        if (gale_resuming == 9) {
                            goto loop_105;
                        }
                        if (i_59 == 0) {
                            break;
                        }
                        l_60 = (long) ((ulong) l_47 - (ulong) l_58);
                        if (l_60 < 65536L) {
                            i_61 = (int) l_60;
                            i_62 = i_61;
                        } else {
                            i_62 = 65536;
                        }
                        i_63 = 1;
                        i_64 = 0;
                        i_65 = 0;
                        loop_52:;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (gale_resuming == 7) {
                                goto resume_7;
                            }
                            if (!(i_63 == 1)) {
                                break;
                            }
                            i_66 = (int) ((uint) i_62 - (uint) i_64);
                            l_67 = (long) i_64;
                            l_68 = (long) ((ulong) l_58 + (ulong) l_67);
                            if (i_65 == 0) {
                                i_69 = i_66;
                            } else {
                                i_70 = 4096 - ((int) (l_68 & 4095L));
                                i_71 = (i_70 < i_66) ? i_70 : i_66;
                                i_69 = i_71;
                            }
                            if (i_57 == 0) {
                                l_72 = gale_BlockAccess_beginRead(arg_fs, i_35, l_68, i_69, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                                l_73 = l_72;
                            } else {
                                l_73 = 0L;
                            }
                            GALEFS_BROADCAST(10, l_74, l_73);
                            if (l_74 < LONG_MIN / 2) {
                                gale_ints[gale_item] = (uint) i_33;
                                gale_ints[gale_items + gale_item] = (uint) i_34;
                                gale_ints[2 * gale_items + gale_item] = (uint) i_35;
                                gale_longs[gale_item] = (ulong) l_47;
                                gale_longs[gale_items + gale_item] = (ulong) l_58;
                                gale_ints[3 * gale_items + gale_item] = (uint) i_62;
                                gale_ints[4 * gale_items + gale_item] = (uint) i_64;
                                gale_ints[5 * gale_items + gale_item] = (uint) i_65;
                                gale_longs[2 * gale_items + gale_item] = (ulong) l_67;
                                gale_longs[3 * gale_items + gale_item] = (ulong) l_68;
                                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_74); }
                                GALEFS_RETURN;
                                resume_7:
                                gale_resuming = 0;
                                i_33 = (int) gale_ints[gale_item];
                                i_34 = (int) gale_ints[gale_items + gale_item];
                                i_35 = (int) gale_ints[2 * gale_items + gale_item];
                                l_47 = (long) gale_longs[gale_item];
                                l_58 = (long) gale_longs[gale_items + gale_item];
                                i_62 = (int) gale_ints[3 * gale_items + gale_item];
                                i_64 = (int) gale_ints[4 * gale_items + gale_item];
                                i_65 = (int) gale_ints[5 * gale_items + gale_item];
                                l_67 = (long) gale_longs[2 * gale_items + gale_item];
                                l_68 = (long) gale_longs[3 * gale_items + gale_item];
                                l_50 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                                l_51 = ((long) gale_group_count) << 16;
                                i_52 = (int) get_local_id(0);
                                i_53 = (int) get_local_id(0);
                                i_54 = (int) get_local_id(0);
                                i_55 = gale_group << 14;
                                l_56 = ((long) i_55) << 2;
                                i_57 = (int) get_local_id(0);
                                l_74 = gale_reply(gale_entry);
                            }
                            i_75 = (int) l_74;
                            if (l_74 < 0L) {
                                i_76 = 0;
                            } else {
                                i_76 = i_75;
                            }
                            l_77 = gale_BlockAccess_offsetInRegion(arg_fs, l_74, l_68, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                            gale_copy((arg_fs + 16 + l_77), (arg_a + 16 + (l_67 + l_56)), i_76);
                            GALEFS_BARRIER(11);
                            if (i_54 == 0) {
                                if (!(i_76 < 1)) {
                                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_76, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                                }
                            }
                            i_78 = (int) ((uint) i_64 + (uint) i_76);
                            i_79 = ((l_74 == (-117L)) || (!((i_65 == 0) || ((((long) ((ulong) l_58 + (ulong) ((long) i_78))) & l_50) == 0)))) ? 1 : 0;
                            i_80 = ((l_74 == (-117L)) || (!((i_76 < 1) || (!(i_78 < i_62))))) ? 1 : 0;
                            if (l_74 < 0L) {
                                if (l_74 == (-117L)) {
                                    i_63 = i_80;
                                    i_64 = i_78;
                                    i_65 = i_79;
                                } else {
                                    i_63 = i_75;
                                    i_64 = i_78;
                                    i_65 = i_79;
                                }
                            } else {
                                i_63 = i_80;
                                i_64 = i_78;
                                i_65 = i_79;
                            }
                        }
                        if (i_64 < 1) {
                            i_81 = i_63;
                        } else {
                            i_81 = i_64;
                        }
                        i_82 = 1;
                        i_83 = 0;
                        i_84 = 0;
                        loop_76:;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (gale_resuming == 8) {
                                goto resume_8;
                            }
                            if (!(i_82 == 1)) {
                                break;
                            }
                            i_85 = (int) ((uint) i_62 - (uint) i_83);
                            l_86 = (long) i_83;
                            l_87 = (long) ((ulong) l_58 + (ulong) l_86);
                            if (i_84 == 0) {
                                i_88 = i_85;
                            } else {
                                i_89 = 4096 - ((int) (l_87 & 4095L));
                                i_90 = (i_89 < i_85) ? i_89 : i_85;
                                i_88 = i_90;
                            }
                            if (i_53 == 0) {
                                l_91 = gale_BlockAccess_beginRead(arg_fs, i_34, l_87, i_88, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                                l_92 = l_91;
                            } else {
                                l_92 = 0L;
                            }
                            GALEFS_BROADCAST(12, l_93, l_92);
                            if (l_93 < LONG_MIN / 2) {
                                gale_ints[gale_item] = (uint) i_33;
                                gale_ints[gale_items + gale_item] = (uint) i_34;
                                gale_ints[2 * gale_items + gale_item] = (uint) i_35;
                                gale_longs[gale_item] = (ulong) l_47;
                                gale_longs[gale_items + gale_item] = (ulong) l_58;
                                gale_ints[3 * gale_items + gale_item] = (uint) i_62;
                                gale_ints[4 * gale_items + gale_item] = (uint) i_81;
                                gale_ints[5 * gale_items + gale_item] = (uint) i_83;
                                gale_ints[6 * gale_items + gale_item] = (uint) i_84;
                                gale_longs[2 * gale_items + gale_item] = (ulong) l_86;
                                gale_longs[3 * gale_items + gale_item] = (ulong) l_87;
                                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_93); }
                                GALEFS_RETURN;
                                resume_8:
                                gale_resuming = 0;
                                i_33 = (int) gale_ints[gale_item];
                                i_34 = (int) gale_ints[gale_items + gale_item];
                                i_35 = (int) gale_ints[2 * gale_items + gale_item];
                                l_47 = (long) gale_longs[gale_item];
                                l_58 = (long) gale_longs[gale_items + gale_item];
                                i_62 = (int) gale_ints[3 * gale_items + gale_item];
                                i_81 = (int) gale_ints[4 * gale_items + gale_item];
                                i_83 = (int) gale_ints[5 * gale_items + gale_item];
                                i_84 = (int) gale_ints[6 * gale_items + gale_item];
                                l_86 = (long) gale_longs[2 * gale_items + gale_item];
                                l_87 = (long) gale_longs[3 * gale_items + gale_item];
                                l_50 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                                l_51 = ((long) gale_group_count) << 16;
                                i_52 = (int) get_local_id(0);
                                i_53 = (int) get_local_id(0);
                                i_54 = (int) get_local_id(0);
                                i_55 = gale_group << 14;
                                l_56 = ((long) i_55) << 2;
                                i_57 = (int) get_local_id(0);
                                l_93 = gale_reply(gale_entry);
                            }
                            i_94 = (int) l_93;
                            if (l_93 < 0L) {
                                i_95 = 0;
                            } else {
                                i_95 = i_94;
                            }
                            l_96 = gale_BlockAccess_offsetInRegion(arg_fs, l_93, l_87, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                            gale_copy((arg_fs + 16 + l_96), (arg_b + 16 + (l_86 + l_56)), i_95);
                            GALEFS_BARRIER(13);
                            if (i_52 == 0) {
                                if (!(i_95 < 1)) {
                                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_95, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                                }
                            }
                            i_97 = (int) ((uint) i_83 + (uint) i_95);
                            i_98 = ((l_93 == (-117L)) || (!((i_84 == 0) || ((l_50 & ((long) ((ulong) l_58 + (ulong) ((long) i_97)))) == 0)))) ? 1 : 0;
                            i_99 = ((l_93 == (-117L)) || (!((i_95 < 1) || (!(i_97 < i_62))))) ? 1 : 0;
                            if (l_93 < 0L) {
                                if (l_93 == (-117L)) {
                                    i_82 = i_99;
                                    i_83 = i_97;
                                    i_84 = i_98;
                                } else {
                                    i_82 = i_94;
                                    i_83 = i_97;
                                    i_84 = i_98;
                                }
                            } else {
                                i_82 = i_99;
                                i_83 = i_97;
                                i_84 = i_98;
                            }
                        }
                        if (i_83 < 1) {
                            i_100 = i_82;
                        } else {
                            i_100 = i_83;
                        }
                        if (i_62 == i_81) {
                            if (i_62 == i_100) {
                                i_101 = ((int) ((uint) i_62 + (uint) ((int) ((uint) (i_62 >> 31) >> 30)))) >> 2;
                                i_102 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                                i_103 = (int) get_local_size(0);
                                i_104 = (int) get_local_id(0);
                                i_105 = (int) get_local_id(0);
                                i_106 = (int) get_local_id(0);
                                i_107 = i_106;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_107 < i_101)) {
                                        break;
                                    }
                                    l_108 = (((long) ((int) ((uint) i_107 + (uint) i_55))) << 2) + 16L;
                                    ul_109 = arg_a + l_108;
                                    f_110 = *((__global gale_float *) ul_109);
                                    f_111 = *((__global gale_float *) (arg_b + l_108));
                                    *((__global gale_float *) ul_109) = (f_110 + f_111);
                                    i_112 = (int) ((uint) i_107 + (uint) i_103);
                                    i_107 = i_112;
                                }
                                i_113 = 4;
                                i_114 = 0;
                                i_115 = 0;
                                loop_105:;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (gale_resuming == 9) {
                                        goto resume_9;
                                    }
                                    if (i_113 == 0) {
                                        break;
                                    }
                                    l_116 = (long) i_114;
                                    l_117 = (long) ((ulong) l_58 + (ulong) l_116);
                                    if (i_105 == 0) {
                                        i_118 = (i_114 < 1) ? 0 : 1;
                                        l_119 = gale_BlockAccess_beginWrite(arg_fs, i_113, i_33, l_117, ((int) ((uint) i_62 - (uint) i_114)), i_118, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                                        l_120 = l_119;
                                    } else {
                                        l_120 = 0L;
                                    }
                                    GALEFS_BROADCAST(14, l_121, l_120);
                                    if (l_121 < LONG_MIN / 2) {
                                        gale_ints[gale_item] = (uint) i_33;
                                        gale_ints[gale_items + gale_item] = (uint) i_34;
                                        gale_ints[2 * gale_items + gale_item] = (uint) i_35;
                                        gale_longs[gale_item] = (ulong) l_47;
                                        gale_longs[gale_items + gale_item] = (ulong) l_58;
                                        gale_ints[3 * gale_items + gale_item] = (uint) i_62;
                                        gale_ints[4 * gale_items + gale_item] = (uint) i_81;
                                        gale_ints[5 * gale_items + gale_item] = (uint) i_100;
                                        gale_ints[6 * gale_items + gale_item] = (uint) i_113;
                                        gale_ints[7 * gale_items + gale_item] = (uint) i_114;
                                        gale_longs[2 * gale_items + gale_item] = (ulong) l_116;
                                        gale_longs[3 * gale_items + gale_item] = (ulong) l_117;
                                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_121); }
                                        GALEFS_RETURN;
                                        resume_9:
                                        gale_resuming = 0;
                                        i_33 = (int) gale_ints[gale_item];
                                        i_34 = (int) gale_ints[gale_items + gale_item];
                                        i_35 = (int) gale_ints[2 * gale_items + gale_item];
                                        l_47 = (long) gale_longs[gale_item];
                                        l_58 = (long) gale_longs[gale_items + gale_item];
                                        i_62 = (int) gale_ints[3 * gale_items + gale_item];
                                        i_81 = (int) gale_ints[4 * gale_items + gale_item];
                                        i_100 = (int) gale_ints[5 * gale_items + gale_item];
                                        i_113 = (int) gale_ints[6 * gale_items + gale_item];
                                        i_114 = (int) gale_ints[7 * gale_items + gale_item];
                                        l_116 = (long) gale_longs[2 * gale_items + gale_item];
                                        l_117 = (long) gale_longs[3 * gale_items + gale_item];
                                        l_50 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                                        l_51 = ((long) gale_group_count) << 16;
                                        i_52 = (int) get_local_id(0);
                                        i_53 = (int) get_local_id(0);
                                        i_54 = (int) get_local_id(0);
                                        i_55 = gale_group << 14;
                                        l_56 = ((long) i_55) << 2;
                                        i_57 = (int) get_local_id(0);
                                        i_102 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                                        i_104 = (int) get_local_id(0);
                                        i_105 = (int) get_local_id(0);
                                        l_121 = gale_reply(gale_entry);
                                    }
                                    i_122 = (int) l_121;
                                    if (l_121 < 0L) {
                                        i_123 = 0;
                                    } else {
                                        i_123 = i_122;
                                    }
                                    l_124 = gale_BlockAccess_offsetInRegion(arg_fs, l_121, l_117, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                                    gale_copy((arg_a + 16 + (l_116 + l_56)), (arg_fs + 16 + l_124), i_123);
                                    GALEFS_BARRIER(15);
                                    if (i_104 == 0) {
                                        if (!(i_123 < 1)) {
                                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_123, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                                        }
                                    }
                                    i_125 = (int) ((uint) i_114 + (uint) i_123);
                                    if (l_121 < 0L) {
                                        if ((!(i_113 == 4)) || (i_125 < 1)) {
                                            i_126 = i_122;
                                        } else {
                                            i_126 = i_125;
                                        }
                                    } else {
                                        i_126 = i_125;
                                    }
                                    i_127 = (((!(i_113 == 4)) || (i_125 < 1)) || (i_102 == 0)) ? 0 : 5;
                                    if (i_123 == 0) {
                                        i_113 = i_127;
                                        i_114 = i_125;
                                        i_115 = i_126;
                                    } else {
                                        if (i_62 == i_125) {
                                            i_113 = i_127;
                                            i_114 = i_125;
                                            i_115 = i_126;
                                        } else {
                                            i_114 = i_125;
                                            i_115 = i_126;
                                        }
                                    }
                                }
                                i_128 = i_115;
                            } else {
                                i_128 = 0;
                            }
                        } else {
                            i_128 = 0;
                        }
                        l_129 = (long) ((ulong) l_58 + (ulong) l_51);
                        i_130 = ((!(i_62 == i_128)) || (!(l_129 < l_47))) ? 0 : 1;
                        if (i_62 == i_128) {
                            l_58 = l_129;
                            i_59 = i_130;
                        } else {
                            if (i_62 == i_81) {
                                if (i_62 == i_100) {
                                    if (((int) get_local_id(0)) == 0) {
                                        l_131 = (long) (gale_group << 1);
                                        *((__global gale_int *) (arg_status + ((l_131 << 2) + 16L))) = 3;
                                        *((__global gale_int *) (arg_status + (((l_131 + 1L) << 2) + 16L))) = i_128;
                                        l_58 = l_129;
                                        i_59 = i_130;
                                    } else {
                                        l_58 = l_129;
                                        i_59 = i_130;
                                    }
                                } else {
                                    if (((int) get_local_id(0)) == 0) {
                                        l_132 = (long) (gale_group << 1);
                                        *((__global gale_int *) (arg_status + ((l_132 << 2) + 16L))) = 2;
                                        *((__global gale_int *) (arg_status + (((l_132 + 1L) << 2) + 16L))) = i_100;
                                        l_58 = l_129;
                                        i_59 = i_130;
                                    } else {
                                        l_58 = l_129;
                                        i_59 = i_130;
                                    }
                                }
                            } else {
                                if (((int) get_local_id(0)) == 0) {
                                    l_133 = (long) (gale_group << 1);
                                    *((__global gale_int *) (arg_status + ((l_133 << 2) + 16L))) = 1;
                                    *((__global gale_int *) (arg_status + (((l_133 + 1L) << 2) + 16L))) = i_81;
                                    l_58 = l_129;
                                    i_59 = i_130;
                                } else {
                                    l_58 = l_129;
                                    i_59 = i_130;
                                }
                            }
                        }
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        l_134 = (long) (gale_group << 1);
                        *((__global gale_int *) (arg_status + ((l_134 << 2) + 16L))) = 4;
                        *((__global gale_int *) (arg_status + (((l_134 + 1L) << 2) + 16L))) = 0;
                    }
                }
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_135 = gale_OpenFileCalls_beginClose(arg_fs, i_35, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_136 = l_135;
    } else {
        l_136 = 0L;
    }
    GALEFS_BROADCAST(16, l_137, l_136);
    if (l_137 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_33;
        gale_ints[gale_items + gale_item] = (uint) i_34;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_137); }
        GALEFS_RETURN;
        resume_10:
        gale_resuming = 0;
        i_33 = (int) gale_ints[gale_item];
        i_34 = (int) gale_ints[gale_items + gale_item];
        l_137 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_138 = gale_OpenFileCalls_beginClose(arg_fs, i_34, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_139 = l_138;
    } else {
        l_139 = 0L;
    }
    GALEFS_BROADCAST(17, l_140, l_139);
    if (l_140 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_33;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 11, l_140); }
        GALEFS_RETURN;
        resume_11:
        gale_resuming = 0;
        i_33 = (int) gale_ints[gale_item];
        l_140 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_141 = gale_OpenFileCalls_beginClose(arg_fs, i_33, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_142 = l_141;
    } else {
        l_142 = 0L;
    }
    GALEFS_BROADCAST(18, l_143, l_142);
    if (l_143 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_33;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 12, l_143); }
        GALEFS_RETURN;
        resume_12:
        gale_resuming = 0;
        i_33 = (int) gale_ints[gale_item];
        l_143 = gale_reply(gale_entry);
    }
    i_144 = (int) l_143;
    if (i_144 < 0) {
        if (!(i_33 < 0)) {
            if (((int) get_local_id(0)) == 0) {
                l_145 = (long) (gale_group << 1);
                *((__global gale_int *) (arg_status + ((l_145 << 2) + 16L))) = 3;
                *((__global gale_int *) (arg_status + (((l_145 + 1L) << 2) + 16L))) = i_144;
            }
        }
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
