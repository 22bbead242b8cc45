// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.GroupScriptKernel#run
// entry point: galefs_run
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE READ_WRITE WRITE
// waits: 6
// saved values: 13
// context bytes: 72
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: ff9d5d99387c72c6c89df643f4d6168d975a755a2f428c4a47ff054e98b95fca
// functions SHA-256: 380ef063e53eee950e7d0412695eea1da546f1a902d45e8a26529d2c04bb20ad
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_PASS gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_div_int gale_int_at gale_rem_int gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_div_int gale_int_at gale_rem_int gale_reply gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_106) VARIABLE(int, i_107) VARIABLE(int, i_112) VARIABLE(int, i_113) VARIABLE(int, i_114) VARIABLE(int, i_127) VARIABLE(int, i_129) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_2) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_5) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_55) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_6) VARIABLE(int, i_60) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_7) VARIABLE(int, i_75) VARIABLE(int, i_76) VARIABLE(int, i_8) VARIABLE(int, i_87) VARIABLE(int, i_89) VARIABLE(int, i_90) VARIABLE(int, i_91) VARIABLE(int, i_95) VARIABLE(int, i_96) VARIABLE(long, l_105) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_56) VARIABLE(long, l_65) VARIABLE(long, l_66) VARIABLE(long, l_74) VARIABLE(long, l_98) VARIABLE(long, l_99)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_56) VARIABLE(l_65) VARIABLE(l_66)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_7) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_56) VARIABLE(l_74)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_87) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_98) VARIABLE(l_99)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_106) VARIABLE(i_107) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_87) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(l_105) VARIABLE(l_18) VARIABLE(l_19)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_19)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_127) VARIABLE(i_129) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_1) VARIABLE(i_129) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_8)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_8)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_memory, __global uchar *arg_sums, __global uchar *arg_results, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_10;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_32, i_33, i_34, i_39, i_41, i_42, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_67, i_68, i_69, i_75, i_76, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_100, i_106, i_107, i_109, i_110, i_111, i_112, i_113, i_114, i_121, i_122, i_125, i_126, i_127, i_128, i_129, i_130, i_131, i_132, i_133, i_137, i_143, i_149, i_150, i_152, i_153, i_154, i_155, i_156, i_157, i_158, i_159;
    long l_9, l_18, l_19, l_35, l_36, l_37, l_38, l_40, l_43, l_44, l_45, l_46, l_56, l_65, l_66, l_70, l_71, l_72, l_73, l_74, l_77, l_98, l_99, l_101, l_102, l_103, l_104, l_105, l_108, l_115, l_116, l_117, l_118, l_119, l_120, l_123, l_124, l_134, l_135, l_136, l_138, l_139, l_140, l_141, l_142, l_144, l_145, l_146, l_147, l_148, l_151;
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
            goto loop_1;
        case 2:
            goto loop_1;
        case 3:
            goto loop_1;
        case 4:
            goto loop_1;
        case 5:
            goto loop_1;
        case 6:
            goto loop_1;
        default:
            break;
    }
    i_0 = *((__global gale_int *) (arg_script + 12L));
    i_1 = *((__global gale_int *) (arg_memory + 12L));
    i_2 = gale_group;
    i_3 = gale_div_int(gale_div_int(i_0, 5), ((int) get_num_groups(0)));
    i_4 = (int) ((uint) i_2 * (uint) i_3);
    i_5 = (int) ((uint) ((int) ((uint) i_2 + (uint) 1)) * (uint) i_3);
    i_6 = 0;
    i_7 = 0;
    i_8 = i_4;
    loop_1:;
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (gale_resuming == 2) {
            goto loop_39;
        }
        if (gale_resuming == 3) {
            goto loop_75;
        }
        if (gale_resuming == 4) {
            goto loop_104;
        }
        if (gale_resuming == 5) {
            goto resume_5;
        }
        if (gale_resuming == 6) {
            goto resume_6;
        }
        if (!(i_8 < i_5)) {
            goto B161;
        }
        l_9 = (long) ((int) ((uint) i_8 + (uint) (i_8 << 2)));
        ul_10 = arg_script + ((l_9 << 2) + 16L);
        i_11 = *((__global gale_int *) ul_10);
        if (i_11 == 0) {
            break;
        }
        i_12 = *((__global gale_int *) ul_10);
        i_13 = *((__global gale_int *) (arg_script + (((l_9 + 1L) << 2) + 16L)));
        i_14 = *((__global gale_int *) (arg_script + (((l_9 + 2L) << 2) + 16L)));
        i_15 = *((__global gale_int *) (arg_script + (((l_9 + 3L) << 2) + 16L)));
        i_16 = *((__global gale_int *) (arg_script + (((l_9 + 4L) << 2) + 16L)));
        if (i_13 == (-1)) {
            i_17 = i_6;
        } else {
            i_17 = i_7;
        }
        l_18 = (long) ((ulong) ((long) (uint) (i_16 & 15)) + (ulong) ((((long) i_2) * ((long) gale_div_int(i_1, ((int) get_num_groups(0))))) << 2));
        l_19 = (long) i_14;
        switch (i_12) {
            case 1:
                if (i_13 == (-1)) {
                    i_20 = i_2;
                } else {
                    i_20 = i_13;
                }
                i_21 = (int) get_local_size(0);
                i_22 = (int) get_local_id(0);
                i_23 = (int) get_local_id(0);
                i_24 = (int) get_local_id(0);
                i_25 = i_24;
                while (true) {
                    if (!(i_25 < 7)) {
                        break;
                    }
                    i_26 = (int) ((uint) i_25 + (uint) 1);
                    i_27 = i_20;
                    i_28 = i_26;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_28 < 7)) {
                            break;
                        }
                        i_29 = (int) ((uint) i_28 + (uint) 1);
                        i_30 = gale_div_int(i_27, 10);
                        i_27 = i_30;
                        i_28 = i_29;
                    }
                    if (i_25 < 1) {
                        i_31 = (i_13 == (-1)) ? 103 : 115;
                        i_32 = i_31;
                    } else {
                        i_33 = gale_rem_int(i_27, 10) + 48;
                        i_32 = i_33;
                    }
                    *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) ((long) i_25))))) = (char) i_32;
                    i_34 = (int) ((uint) i_25 + (uint) i_21);
                    i_25 = i_34;
                }
                GALEFS_BARRIER(1);
                if (i_23 == 0) {
                    l_35 = gale_FileOpener_begin(arg_fs, 7, gale_group);
                    if (l_35 < 0L) {
                        l_36 = l_35;
                    } else {
                        l_37 = (long) gale_group;
                        l_38 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_37 << 12) + (l_37 << 11)))) + (ulong) 2048L);
                        i_39 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_39 < 7)) {
                                break;
                            }
                            l_40 = (long) i_39;
                            i_41 = (int) *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) l_40))));
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) l_40)))) = (char) i_41;
                            i_42 = (int) ((uint) i_39 + (uint) 1);
                            i_39 = i_42;
                        }
                        l_43 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, i_15, 7, (-1), gale_group);
                        l_36 = l_43;
                    }
                } else {
                    l_36 = 0L;
                }
                if (i_22 == 0) {
                    if (l_36 < (-4611686018427387904L)) {
                        l_44 = gale_HostCall_awaitReply(arg_fs, l_36, gale_group);
                        l_45 = l_44;
                    } else {
                        l_45 = l_36;
                    }
                } else {
                    l_45 = l_36;
                }
                GALEFS_BROADCAST(2, l_46, l_45);
                if (l_46 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_1;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_13;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_46); }
                    GALEFS_RETURN;
                    resume_1:
                    gale_resuming = 0;
                    i_1 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_6 = (int) gale_ints[2 * gale_items + gale_item];
                    i_7 = (int) gale_ints[3 * gale_items + gale_item];
                    i_8 = (int) gale_ints[4 * gale_items + gale_item];
                    i_13 = (int) gale_ints[5 * gale_items + gale_item];
                    i_2 = gale_group;
                    l_46 = gale_reply(gale_entry);
                }
                i_47 = (int) l_46;
                i_48 = (i_47 < 0) ? 0 : i_47;
                if (i_13 == (-1)) {
                    i_49 = i_48;
                } else {
                    i_49 = i_6;
                }
                i_50 = (i_47 < 2) ? i_47 : 1;
                if (i_13 == (-1)) {
                    i_51 = i_49;
                    i_52 = i_7;
                    i_53 = i_50;
                    i_54 = 0;
                    break;
                }
                i_51 = i_49;
                i_52 = i_48;
                i_53 = i_50;
                i_54 = 0;
                break;
            case 2:
                i_55 = (int) get_local_size(0);
                l_56 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                i_57 = (int) get_local_id(0);
                i_58 = (int) get_local_id(0);
                i_59 = (int) get_local_id(0);
                i_60 = (int) get_local_id(0);
                i_61 = 1;
                i_62 = 0;
                i_63 = 0;
                loop_39:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 2) {
                        goto resume_2;
                    }
                    if (!(i_61 == 1)) {
                        break;
                    }
                    i_64 = (int) ((uint) i_15 - (uint) i_62);
                    l_65 = (long) i_62;
                    l_66 = l_19 + l_65;
                    if (i_63 == 0) {
                        i_67 = i_64;
                    } else {
                        i_68 = 4096 - ((int) (l_66 & 4095L));
                        i_69 = (i_68 < i_64) ? i_68 : i_64;
                        i_67 = i_69;
                    }
                    if (i_60 == 0) {
                        l_70 = gale_BlockAccess_beginRead(arg_fs, i_17, l_66, i_67, gale_group);
                        l_71 = l_70;
                    } else {
                        l_71 = 0L;
                    }
                    if (i_59 == 0) {
                        if (l_71 < (-4611686018427387904L)) {
                            l_72 = gale_HostCall_awaitReply(arg_fs, l_71, gale_group);
                            l_73 = l_72;
                        } else {
                            l_73 = l_71;
                        }
                    } else {
                        l_73 = l_71;
                    }
                    GALEFS_BROADCAST(3, l_74, l_73);
                    if (l_74 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_1;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_17;
                        gale_longs[gale_item] = (ulong) l_18;
                        gale_longs[gale_items + gale_item] = (ulong) l_19;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_62;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_63;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_65;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_66;
                        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_74); }
                        GALEFS_RETURN;
                        resume_2:
                        gale_resuming = 0;
                        i_1 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_6 = (int) gale_ints[2 * gale_items + gale_item];
                        i_7 = (int) gale_ints[3 * gale_items + gale_item];
                        i_8 = (int) gale_ints[4 * gale_items + gale_item];
                        i_15 = (int) gale_ints[5 * gale_items + gale_item];
                        i_17 = (int) gale_ints[6 * gale_items + gale_item];
                        l_18 = (long) gale_longs[gale_item];
                        l_19 = (long) gale_longs[gale_items + gale_item];
                        i_62 = (int) gale_ints[7 * gale_items + gale_item];
                        i_63 = (int) gale_ints[8 * gale_items + gale_item];
                        l_65 = (long) gale_longs[2 * gale_items + gale_item];
                        l_66 = (long) gale_longs[3 * gale_items + gale_item];
                        i_2 = gale_group;
                        i_55 = (int) get_local_size(0);
                        l_56 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                        i_57 = (int) get_local_id(0);
                        i_58 = (int) get_local_id(0);
                        i_59 = (int) get_local_id(0);
                        i_60 = (int) get_local_id(0);
                        l_74 = gale_reply(gale_entry);
                    }
                    i_75 = (int) l_74;
                    if (l_74 < 0L) {
                        i_76 = 0;
                    } else {
                        i_76 = i_75;
                    }
                    l_77 = gale_BlockAccess_offsetInRegion(arg_fs, l_74, l_66, gale_group);
                    gale_copy((arg_fs + 16 + l_77), (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) l_65))), i_76);
                    GALEFS_BARRIER(4);
                    if (i_58 == 0) {
                        if (!(i_76 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_76, gale_group);
                        }
                    }
                    i_78 = (int) ((uint) i_62 + (uint) i_76);
                    i_79 = ((l_74 == (-117L)) || (!((i_63 == 0) || (((l_19 + ((long) i_78)) & l_56) == 0)))) ? 1 : 0;
                    i_80 = ((l_74 == (-117L)) || (!((i_76 < 1) || (!(i_78 < i_15))))) ? 1 : 0;
                    if (l_74 < 0L) {
                        if (l_74 == (-117L)) {
                            i_61 = i_80;
                            i_62 = i_78;
                            i_63 = i_79;
                        } else {
                            i_61 = i_75;
                            i_62 = i_78;
                            i_63 = i_79;
                        }
                    } else {
                        i_61 = i_80;
                        i_62 = i_78;
                        i_63 = i_79;
                    }
                }
                if (i_62 < 1) {
                    i_81 = i_61;
                } else {
                    i_81 = i_62;
                }
                i_82 = 0;
                i_83 = i_57;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_83 < i_81)) {
                        break;
                    }
                    i_84 = (int) *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) ((long) i_83)))));
                    i_85 = (int) ((uint) i_82 + (uint) ((int) ((uint) ((i_84 & 255) + 1) * (uint) ((int) ((uint) ((int) ((uint) (i_83 << 5) - (uint) i_83)) + (uint) 7)))));
                    i_86 = (int) ((uint) i_83 + (uint) i_55);
                    i_82 = i_85;
                    i_83 = i_86;
                }
                i_51 = i_6;
                i_52 = i_7;
                i_53 = i_81;
                i_54 = i_82;
                break;
            case 3:
                i_87 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_88 = (int) get_local_size(0);
                i_89 = (int) get_local_id(0);
                i_90 = (int) get_local_id(0);
                i_91 = (int) get_local_id(0);
                i_92 = (int) get_local_id(0);
                i_93 = i_92;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_93 < i_15)) {
                        break;
                    }
                    *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) ((long) i_93))))) = (char) (((int) ((uint) ((int) ((uint) i_93 + (uint) i_16)) * (uint) 40503)) >> 7);
                    i_94 = (int) ((uint) i_93 + (uint) i_88);
                    i_93 = i_94;
                }
                i_95 = 4;
                i_96 = 0;
                i_97 = 0;
                loop_75:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 3) {
                        goto resume_3;
                    }
                    if (i_95 == 0) {
                        break;
                    }
                    l_98 = (long) i_96;
                    l_99 = l_19 + l_98;
                    if (i_91 == 0) {
                        i_100 = (i_96 < 1) ? 0 : 1;
                        l_101 = gale_BlockAccess_beginWrite(arg_fs, i_95, i_17, l_99, ((int) ((uint) i_15 - (uint) i_96)), i_100, gale_group);
                        l_102 = l_101;
                    } else {
                        l_102 = 0L;
                    }
                    if (i_90 == 0) {
                        if (l_102 < (-4611686018427387904L)) {
                            l_103 = gale_HostCall_awaitReply(arg_fs, l_102, gale_group);
                            l_104 = l_103;
                        } else {
                            l_104 = l_102;
                        }
                    } else {
                        l_104 = l_102;
                    }
                    GALEFS_BROADCAST(5, l_105, l_104);
                    if (l_105 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_1;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_17;
                        gale_longs[gale_item] = (ulong) l_18;
                        gale_longs[gale_items + gale_item] = (ulong) l_19;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_95;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_96;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_98;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_99;
                        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_105); }
                        GALEFS_RETURN;
                        resume_3:
                        gale_resuming = 0;
                        i_1 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_6 = (int) gale_ints[2 * gale_items + gale_item];
                        i_7 = (int) gale_ints[3 * gale_items + gale_item];
                        i_8 = (int) gale_ints[4 * gale_items + gale_item];
                        i_15 = (int) gale_ints[5 * gale_items + gale_item];
                        i_17 = (int) gale_ints[6 * gale_items + gale_item];
                        l_18 = (long) gale_longs[gale_item];
                        l_19 = (long) gale_longs[gale_items + gale_item];
                        i_95 = (int) gale_ints[7 * gale_items + gale_item];
                        i_96 = (int) gale_ints[8 * gale_items + gale_item];
                        l_98 = (long) gale_longs[2 * gale_items + gale_item];
                        l_99 = (long) gale_longs[3 * gale_items + gale_item];
                        i_2 = gale_group;
                        i_87 = *((__global gale_int *) (arg_fs + 16 + 212L));
                        i_89 = (int) get_local_id(0);
                        i_90 = (int) get_local_id(0);
                        i_91 = (int) get_local_id(0);
                        l_105 = gale_reply(gale_entry);
                    }
                    i_106 = (int) l_105;
                    if (l_105 < 0L) {
                        i_107 = 0;
                    } else {
                        i_107 = i_106;
                    }
                    l_108 = gale_BlockAccess_offsetInRegion(arg_fs, l_105, l_99, gale_group);
                    gale_copy((arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) l_98))), (arg_fs + 16 + l_108), i_107);
                    GALEFS_BARRIER(6);
                    if (i_89 == 0) {
                        if (!(i_107 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_107, gale_group);
                        }
                    }
                    i_109 = (int) ((uint) i_96 + (uint) i_107);
                    if (l_105 < 0L) {
                        if ((!(i_95 == 4)) || (i_109 < 1)) {
                            i_110 = i_106;
                        } else {
                            i_110 = i_109;
                        }
                    } else {
                        i_110 = i_109;
                    }
                    i_111 = (((!(i_95 == 4)) || (i_109 < 1)) || (i_87 == 0)) ? 0 : 5;
                    if (i_107 == 0) {
                        i_95 = i_111;
                        i_96 = i_109;
                        i_97 = i_110;
                    } else {
                        if (i_109 == i_15) {
                            i_95 = i_111;
                            i_96 = i_109;
                            i_97 = i_110;
                        } else {
                            i_96 = i_109;
                            i_97 = i_110;
                        }
                    }
                }
                i_51 = i_6;
                i_52 = i_7;
                i_53 = i_97;
                i_54 = 0;
                break;
            case 4:
                i_112 = (int) get_local_id(0);
                i_113 = (int) get_local_id(0);
                i_114 = (int) get_local_id(0);
                l_115 = (-12L);
                loop_104:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 4) {
                        goto resume_4;
                    }
                    if (!(l_115 == (-12L))) {
                        break;
                    }
                    if (i_114 == 0) {
                        l_116 = gale_BlockAccess_beginMapping(arg_fs, i_17, l_19, i_15, gale_group);
                        l_117 = l_116;
                    } else {
                        l_117 = 0L;
                    }
                    if (i_113 == 0) {
                        if (l_117 < (-4611686018427387904L)) {
                            l_118 = gale_HostCall_awaitReply(arg_fs, l_117, gale_group);
                            l_119 = l_118;
                        } else {
                            l_119 = l_117;
                        }
                    } else {
                        l_119 = l_117;
                    }
                    GALEFS_BROADCAST(7, l_120, l_119);
                    if (l_120 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_1;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_17;
                        gale_longs[gale_item] = (ulong) l_19;
                        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_120); }
                        GALEFS_RETURN;
                        resume_4:
                        gale_resuming = 0;
                        i_1 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_6 = (int) gale_ints[2 * gale_items + gale_item];
                        i_7 = (int) gale_ints[3 * gale_items + gale_item];
                        i_8 = (int) gale_ints[4 * gale_items + gale_item];
                        i_15 = (int) gale_ints[5 * gale_items + gale_item];
                        i_17 = (int) gale_ints[6 * gale_items + gale_item];
                        l_19 = (long) gale_longs[gale_item];
                        i_2 = gale_group;
                        i_112 = (int) get_local_id(0);
                        i_113 = (int) get_local_id(0);
                        i_114 = (int) get_local_id(0);
                        l_120 = gale_reply(gale_entry);
                    }
                    if (i_112 == 0) {
                        if (!(l_120 < 0L)) {
                            gale_MappingEnd_begin(arg_fs, l_19, 1, gale_group);
                            i_121 = gale_group;
                            i_122 = *((__global gale_int *) (arg_fs + 16 + 36L));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_121 & ((int) ((uint) (1 << i_122) + (uint) (-1))))) << 6) + (((long) (i_121 >> i_122)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_120 >> 32))) + (uint) 1)) | INT_MIN);
                        }
                    }
                    if (l_120 < 0L) {
                        l_123 = (l_120 == (-117L)) ? (-5L) : l_120;
                        l_115 = l_123;
                    } else {
                        l_124 = gale_BlockAccess_offsetInRegion(arg_fs, l_120, l_19, gale_group);
                        l_115 = l_124;
                    }
                }
                if ((ulong) ((long) ((ulong) l_115 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_125 = (int) l_115;
                    i_51 = i_6;
                    i_52 = i_7;
                    i_53 = i_125;
                    i_54 = 0;
                    break;
                }
                i_126 = (int) get_local_size(0);
                i_127 = (int) get_local_id(0);
                i_128 = (int) get_local_id(0);
                i_129 = 0;
                i_130 = i_128;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_130 < i_15)) {
                        break;
                    }
                    i_131 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) ((long) i_130)))));
                    i_132 = (int) ((uint) i_129 + (uint) ((int) ((uint) ((i_131 & 255) + 1) * (uint) ((int) ((uint) ((int) ((uint) (i_130 << 5) - (uint) i_130)) + (uint) 7)))));
                    i_133 = (int) ((uint) i_130 + (uint) i_126);
                    i_129 = i_132;
                    i_130 = i_133;
                }
                GALEFS_BARRIER(8);
                if (i_127 == 0) {
                    l_134 = gale_BlockAccess_endMapping(arg_fs, i_15, gale_group);
                    l_135 = l_134;
                } else {
                    l_135 = 0L;
                }
                GALEFS_BROADCAST(9, l_136, l_135);
                i_137 = (int) ((uint) ((int) l_136) + (uint) i_15);
                i_51 = i_6;
                i_52 = i_7;
                i_53 = i_137;
                i_54 = i_129;
                break;
            case 5:
                if (((int) get_local_id(0)) == 0) {
                    l_138 = gale_OpenFileCalls_status(arg_fs, i_17, 0, gale_group);
                    l_139 = l_138;
                } else {
                    l_139 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_139 < (-4611686018427387904L)) {
                        l_140 = gale_HostCall_awaitReply(arg_fs, l_139, gale_group);
                        l_141 = l_140;
                    } else {
                        l_141 = l_139;
                    }
                } else {
                    l_141 = l_139;
                }
                GALEFS_BROADCAST(10, l_142, l_141);
                if (l_142 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_1;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_142); }
                    GALEFS_RETURN;
                    resume_5:
                    gale_resuming = 0;
                    i_1 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_6 = (int) gale_ints[2 * gale_items + gale_item];
                    i_7 = (int) gale_ints[3 * gale_items + gale_item];
                    i_8 = (int) gale_ints[4 * gale_items + gale_item];
                    i_2 = gale_group;
                    l_142 = gale_reply(gale_entry);
                }
                i_143 = (int) l_142;
                i_51 = i_6;
                i_52 = i_7;
                i_53 = i_143;
                i_54 = 0;
                break;
            default:
                if (((int) get_local_id(0)) == 0) {
                    l_144 = gale_OpenFileCalls_beginClose(arg_fs, i_17, gale_group);
                    l_145 = l_144;
                } else {
                    l_145 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_145 < (-4611686018427387904L)) {
                        l_146 = gale_HostCall_awaitReply(arg_fs, l_145, gale_group);
                        l_147 = l_146;
                    } else {
                        l_147 = l_145;
                    }
                } else {
                    l_147 = l_145;
                }
                GALEFS_BROADCAST(11, l_148, l_147);
                if (l_148 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_1;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_13;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 6, l_148); }
                    GALEFS_RETURN;
                    resume_6:
                    gale_resuming = 0;
                    i_1 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_6 = (int) gale_ints[2 * gale_items + gale_item];
                    i_7 = (int) gale_ints[3 * gale_items + gale_item];
                    i_8 = (int) gale_ints[4 * gale_items + gale_item];
                    i_13 = (int) gale_ints[5 * gale_items + gale_item];
                    i_2 = gale_group;
                    l_148 = gale_reply(gale_entry);
                }
                if (i_13 == (-1)) {
                    i_149 = 0;
                } else {
                    i_149 = i_6;
                }
                i_150 = (int) l_148;
                if (i_13 == (-1)) {
                    i_51 = i_149;
                    i_52 = i_7;
                    i_53 = i_150;
                    i_54 = 0;
                    break;
                }
                i_51 = i_149;
                i_52 = 0;
                i_53 = i_150;
                i_54 = 0;
                break;
        }
        *((__global gale_int *) (arg_sums + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = ((int) ((uint) i_53 + (uint) i_54));
        GALEFS_BARRIER(12);
        if (((int) get_local_id(0)) == 0) {
            l_151 = (long) (i_8 << 1);
            *((__global gale_int *) (arg_results + ((l_151 << 2) + 16L))) = i_53;
            i_152 = (int) get_global_id(0);
            i_153 = (int) get_local_size(0);
            i_154 = 0;
            i_155 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_155 < i_153)) {
                    break;
                }
                i_156 = *((__global gale_int *) (arg_sums + ((((long) ((int) ((uint) i_155 + (uint) i_152))) << 2) + 16L)));
                i_157 = (int) ((uint) i_154 + (uint) i_156);
                i_158 = (int) ((uint) i_155 + (uint) 1);
                i_154 = i_157;
                i_155 = i_158;
            }
            *((__global gale_int *) (arg_results + (((l_151 + 1L) << 2) + 16L))) = i_154;
        }
        GALEFS_BARRIER(13);
        i_159 = (int) ((uint) i_8 + (uint) 1);
        i_6 = i_51;
        i_7 = i_52;
        i_8 = i_159;
    }
    goto B162;
B161:;
B162:;
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_102) VARIABLE(int, i_103) VARIABLE(int, i_114) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_2) VARIABLE(int, i_22) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_5) VARIABLE(int, i_51) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_6) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_7) VARIABLE(int, i_8) VARIABLE(int, i_80) VARIABLE(int, i_82) VARIABLE(int, i_83) VARIABLE(int, i_87) VARIABLE(int, i_88) VARIABLE(int, i_96) VARIABLE(int, i_97) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_52) VARIABLE(long, l_60) VARIABLE(long, l_61) VARIABLE(long, l_67) VARIABLE(long, l_90) VARIABLE(long, l_91) VARIABLE(long, l_95)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_51) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_52) VARIABLE(l_60) VARIABLE(l_61)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_51) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_6) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_52) VARIABLE(l_67)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_87) VARIABLE(i_88) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_90) VARIABLE(l_91)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_87) VARIABLE(i_88) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_95)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_102) VARIABLE(i_103) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_19)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_114) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_5) VARIABLE(i_8)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_5) VARIABLE(i_8)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_memory, __global uchar *arg_sums, __global uchar *arg_results, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_10;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_32, i_33, i_37, i_39, i_40, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_62, i_63, i_64, i_68, i_69, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_92, i_96, i_97, i_99, i_100, i_101, i_102, i_103, i_110, i_111, i_112, i_113, i_114, i_115, i_116, i_117, i_118, i_122, i_126, i_130, i_131, i_133, i_134, i_135, i_136, i_137, i_138, i_139, i_140;
    long l_9, l_18, l_19, l_34, l_35, l_36, l_38, l_41, l_42, l_52, l_60, l_61, l_65, l_66, l_67, l_70, l_90, l_91, l_93, l_94, l_95, l_98, l_104, l_105, l_106, l_107, l_108, l_109, l_119, l_120, l_121, l_123, l_124, l_125, l_127, l_128, l_129, l_132;
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
            goto loop_1;
        case 2:
            goto loop_1;
        case 3:
            goto loop_1;
        case 4:
            goto loop_1;
        case 5:
            goto loop_1;
        case 6:
            goto loop_1;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_script + 12L));
    i_1 = *((__global gale_int *) (arg_memory + 12L));
    i_2 = gale_group;
    i_3 = gale_div_int(gale_div_int(i_0, 5), gale_group_count);
    i_4 = (int) ((uint) i_2 * (uint) i_3);
    i_5 = (int) ((uint) ((int) ((uint) i_2 + (uint) 1)) * (uint) i_3);
    i_6 = 0;
    i_7 = 0;
    i_8 = i_4;
    loop_1:;
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (gale_resuming == 2) {
            goto loop_34;
        }
        if (gale_resuming == 3) {
            goto loop_65;
        }
        if (gale_resuming == 4) {
            goto loop_89;
        }
        if (gale_resuming == 5) {
            goto resume_5;
        }
        if (gale_resuming == 6) {
            goto resume_6;
        }
        if (!(i_8 < i_5)) {
            goto B131;
        }
        l_9 = (long) ((int) ((uint) i_8 + (uint) (i_8 << 2)));
        ul_10 = arg_script + ((l_9 << 2) + 16L);
        i_11 = *((__global gale_int *) ul_10);
        if (i_11 == 0) {
            break;
        }
        i_12 = *((__global gale_int *) ul_10);
        i_13 = *((__global gale_int *) (arg_script + (((l_9 + 1L) << 2) + 16L)));
        i_14 = *((__global gale_int *) (arg_script + (((l_9 + 2L) << 2) + 16L)));
        i_15 = *((__global gale_int *) (arg_script + (((l_9 + 3L) << 2) + 16L)));
        i_16 = *((__global gale_int *) (arg_script + (((l_9 + 4L) << 2) + 16L)));
        if (i_13 == (-1)) {
            i_17 = i_6;
        } else {
            i_17 = i_7;
        }
        l_18 = (long) ((ulong) ((long) (uint) (i_16 & 15)) + (ulong) ((((long) i_2) * ((long) gale_div_int(i_1, gale_group_count))) << 2));
        l_19 = (long) i_14;
        switch (i_12) {
            case 1:
                if (i_13 == (-1)) {
                    i_20 = i_2;
                } else {
                    i_20 = i_13;
                }
                i_21 = (int) get_local_size(0);
                i_22 = (int) get_local_id(0);
                i_23 = (int) get_local_id(0);
                i_24 = i_23;
                while (true) {
                    if (!(i_24 < 7)) {
                        break;
                    }
                    i_25 = (int) ((uint) i_24 + (uint) 1);
                    i_26 = i_20;
                    i_27 = i_25;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_27 < 7)) {
                            break;
                        }
                        i_28 = (int) ((uint) i_27 + (uint) 1);
                        i_29 = gale_div_int(i_26, 10);
                        i_26 = i_29;
                        i_27 = i_28;
                    }
                    if (i_24 < 1) {
                        i_30 = (i_13 == (-1)) ? 103 : 115;
                        i_31 = i_30;
                    } else {
                        i_32 = gale_rem_int(i_26, 10) + 48;
                        i_31 = i_32;
                    }
                    *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) ((long) i_24))))) = (char) i_31;
                    i_33 = (int) ((uint) i_24 + (uint) i_21);
                    i_24 = i_33;
                }
                GALEFS_BARRIER(1);
                if (i_22 == 0) {
                    l_34 = gale_FileOpener_begin(arg_fs, 7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    if (l_34 < 0L) {
                        l_35 = l_34;
                    } else {
                        l_36 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
                        i_37 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_37 < 7)) {
                                break;
                            }
                            l_38 = (long) i_37;
                            i_39 = (int) *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) l_38))));
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) l_38)))) = (char) i_39;
                            i_40 = (int) ((uint) i_37 + (uint) 1);
                            i_37 = i_40;
                        }
                        l_41 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, i_15, 7, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_35 = l_41;
                    }
                } else {
                    l_35 = 0L;
                }
                GALEFS_BROADCAST(2, l_42, l_35);
                if (l_42 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_1;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_13;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_42); }
                    GALEFS_RETURN;
                    resume_1:
                    gale_resuming = 0;
                    i_1 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_6 = (int) gale_ints[2 * gale_items + gale_item];
                    i_7 = (int) gale_ints[3 * gale_items + gale_item];
                    i_8 = (int) gale_ints[4 * gale_items + gale_item];
                    i_13 = (int) gale_ints[5 * gale_items + gale_item];
                    i_2 = gale_group;
                    l_42 = gale_reply(gale_entry);
                }
                i_43 = (int) l_42;
                i_44 = (i_43 < 0) ? 0 : i_43;
                if (i_13 == (-1)) {
                    i_45 = i_44;
                } else {
                    i_45 = i_6;
                }
                i_46 = (i_43 < 2) ? i_43 : 1;
                if (i_13 == (-1)) {
                    i_47 = i_45;
                    i_48 = i_7;
                    i_49 = i_46;
                    i_50 = 0;
                    break;
                }
                i_47 = i_45;
                i_48 = i_44;
                i_49 = i_46;
                i_50 = 0;
                break;
            case 2:
                i_51 = (int) get_local_size(0);
                l_52 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                i_53 = (int) get_local_id(0);
                i_54 = (int) get_local_id(0);
                i_55 = (int) get_local_id(0);
                i_56 = 1;
                i_57 = 0;
                i_58 = 0;
                loop_34:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 2) {
                        goto resume_2;
                    }
                    if (!(i_56 == 1)) {
                        break;
                    }
                    i_59 = (int) ((uint) i_15 - (uint) i_57);
                    l_60 = (long) i_57;
                    l_61 = l_19 + l_60;
                    if (i_58 == 0) {
                        i_62 = i_59;
                    } else {
                        i_63 = 4096 - ((int) (l_61 & 4095L));
                        i_64 = (i_63 < i_59) ? i_63 : i_59;
                        i_62 = i_64;
                    }
                    if (i_55 == 0) {
                        l_65 = gale_BlockAccess_beginRead(arg_fs, i_17, l_61, i_62, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_66 = l_65;
                    } else {
                        l_66 = 0L;
                    }
                    GALEFS_BROADCAST(3, l_67, l_66);
                    if (l_67 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_1;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_17;
                        gale_longs[gale_item] = (ulong) l_18;
                        gale_longs[gale_items + gale_item] = (ulong) l_19;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_57;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_58;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_60;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_61;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_67); }
                        GALEFS_RETURN;
                        resume_2:
                        gale_resuming = 0;
                        i_1 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_6 = (int) gale_ints[2 * gale_items + gale_item];
                        i_7 = (int) gale_ints[3 * gale_items + gale_item];
                        i_8 = (int) gale_ints[4 * gale_items + gale_item];
                        i_15 = (int) gale_ints[5 * gale_items + gale_item];
                        i_17 = (int) gale_ints[6 * gale_items + gale_item];
                        l_18 = (long) gale_longs[gale_item];
                        l_19 = (long) gale_longs[gale_items + gale_item];
                        i_57 = (int) gale_ints[7 * gale_items + gale_item];
                        i_58 = (int) gale_ints[8 * gale_items + gale_item];
                        l_60 = (long) gale_longs[2 * gale_items + gale_item];
                        l_61 = (long) gale_longs[3 * gale_items + gale_item];
                        i_2 = gale_group;
                        i_51 = (int) get_local_size(0);
                        l_52 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                        i_53 = (int) get_local_id(0);
                        i_54 = (int) get_local_id(0);
                        i_55 = (int) get_local_id(0);
                        l_67 = gale_reply(gale_entry);
                    }
                    i_68 = (int) l_67;
                    if (l_67 < 0L) {
                        i_69 = 0;
                    } else {
                        i_69 = i_68;
                    }
                    l_70 = gale_BlockAccess_offsetInRegion(arg_fs, l_67, l_61, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    gale_copy((arg_fs + 16 + l_70), (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) l_60))), i_69);
                    GALEFS_BARRIER(4);
                    if (i_54 == 0) {
                        if (!(i_69 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_69, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        }
                    }
                    i_71 = (int) ((uint) i_57 + (uint) i_69);
                    i_72 = ((l_67 == (-117L)) || (!((i_58 == 0) || (((l_19 + ((long) i_71)) & l_52) == 0)))) ? 1 : 0;
                    i_73 = ((l_67 == (-117L)) || (!((i_69 < 1) || (!(i_71 < i_15))))) ? 1 : 0;
                    if (l_67 < 0L) {
                        if (l_67 == (-117L)) {
                            i_56 = i_73;
                            i_57 = i_71;
                            i_58 = i_72;
                        } else {
                            i_56 = i_68;
                            i_57 = i_71;
                            i_58 = i_72;
                        }
                    } else {
                        i_56 = i_73;
                        i_57 = i_71;
                        i_58 = i_72;
                    }
                }
                if (i_57 < 1) {
                    i_74 = i_56;
                } else {
                    i_74 = i_57;
                }
                i_75 = 0;
                i_76 = i_53;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_76 < i_74)) {
                        break;
                    }
                    i_77 = (int) *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) ((long) i_76)))));
                    i_78 = (int) ((uint) i_75 + (uint) ((int) ((uint) ((i_77 & 255) + 1) * (uint) ((int) ((uint) ((int) ((uint) (i_76 << 5) - (uint) i_76)) + (uint) 7)))));
                    i_79 = (int) ((uint) i_76 + (uint) i_51);
                    i_75 = i_78;
                    i_76 = i_79;
                }
                i_47 = i_6;
                i_48 = i_7;
                i_49 = i_74;
                i_50 = i_75;
                break;
            case 3:
                i_80 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                i_81 = (int) get_local_size(0);
                i_82 = (int) get_local_id(0);
                i_83 = (int) get_local_id(0);
                i_84 = (int) get_local_id(0);
                i_85 = i_84;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_85 < i_15)) {
                        break;
                    }
                    *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) ((long) i_85))))) = (char) (((int) ((uint) ((int) ((uint) i_85 + (uint) i_16)) * (uint) 40503)) >> 7);
                    i_86 = (int) ((uint) i_85 + (uint) i_81);
                    i_85 = i_86;
                }
                i_87 = 4;
                i_88 = 0;
                i_89 = 0;
                loop_65:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 3) {
                        goto resume_3;
                    }
                    if (i_87 == 0) {
                        break;
                    }
                    l_90 = (long) i_88;
                    l_91 = l_19 + l_90;
                    if (i_83 == 0) {
                        i_92 = (i_88 < 1) ? 0 : 1;
                        l_93 = gale_BlockAccess_beginWrite(arg_fs, i_87, i_17, l_91, ((int) ((uint) i_15 - (uint) i_88)), i_92, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_94 = l_93;
                    } else {
                        l_94 = 0L;
                    }
                    GALEFS_BROADCAST(5, l_95, l_94);
                    if (l_95 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_1;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_17;
                        gale_longs[gale_item] = (ulong) l_18;
                        gale_longs[gale_items + gale_item] = (ulong) l_19;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_87;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_88;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_90;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_91;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_95); }
                        GALEFS_RETURN;
                        resume_3:
                        gale_resuming = 0;
                        i_1 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_6 = (int) gale_ints[2 * gale_items + gale_item];
                        i_7 = (int) gale_ints[3 * gale_items + gale_item];
                        i_8 = (int) gale_ints[4 * gale_items + gale_item];
                        i_15 = (int) gale_ints[5 * gale_items + gale_item];
                        i_17 = (int) gale_ints[6 * gale_items + gale_item];
                        l_18 = (long) gale_longs[gale_item];
                        l_19 = (long) gale_longs[gale_items + gale_item];
                        i_87 = (int) gale_ints[7 * gale_items + gale_item];
                        i_88 = (int) gale_ints[8 * gale_items + gale_item];
                        l_90 = (long) gale_longs[2 * gale_items + gale_item];
                        l_91 = (long) gale_longs[3 * gale_items + gale_item];
                        i_2 = gale_group;
                        i_80 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                        i_82 = (int) get_local_id(0);
                        i_83 = (int) get_local_id(0);
                        l_95 = gale_reply(gale_entry);
                    }
                    i_96 = (int) l_95;
                    if (l_95 < 0L) {
                        i_97 = 0;
                    } else {
                        i_97 = i_96;
                    }
                    l_98 = gale_BlockAccess_offsetInRegion(arg_fs, l_95, l_91, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    gale_copy((arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) l_90))), (arg_fs + 16 + l_98), i_97);
                    GALEFS_BARRIER(6);
                    if (i_82 == 0) {
                        if (!(i_97 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_97, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        }
                    }
                    i_99 = (int) ((uint) i_88 + (uint) i_97);
                    if (l_95 < 0L) {
                        if ((!(i_87 == 4)) || (i_99 < 1)) {
                            i_100 = i_96;
                        } else {
                            i_100 = i_99;
                        }
                    } else {
                        i_100 = i_99;
                    }
                    i_101 = (((!(i_87 == 4)) || (i_99 < 1)) || (i_80 == 0)) ? 0 : 5;
                    if (i_97 == 0) {
                        i_87 = i_101;
                        i_88 = i_99;
                        i_89 = i_100;
                    } else {
                        if (i_99 == i_15) {
                            i_87 = i_101;
                            i_88 = i_99;
                            i_89 = i_100;
                        } else {
                            i_88 = i_99;
                            i_89 = i_100;
                        }
                    }
                }
                i_47 = i_6;
                i_48 = i_7;
                i_49 = i_89;
                i_50 = 0;
                break;
            case 4:
                i_102 = (int) get_local_id(0);
                i_103 = (int) get_local_id(0);
                l_104 = (-12L);
                loop_89:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 4) {
                        goto resume_4;
                    }
                    if (!(l_104 == (-12L))) {
                        break;
                    }
                    if (i_103 == 0) {
                        l_105 = gale_BlockAccess_beginMapping(arg_fs, i_17, l_19, i_15, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_106 = l_105;
                    } else {
                        l_106 = 0L;
                    }
                    GALEFS_BROADCAST(7, l_107, l_106);
                    if (l_107 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_1;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_17;
                        gale_longs[gale_item] = (ulong) l_19;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_107); }
                        GALEFS_RETURN;
                        resume_4:
                        gale_resuming = 0;
                        i_1 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_6 = (int) gale_ints[2 * gale_items + gale_item];
                        i_7 = (int) gale_ints[3 * gale_items + gale_item];
                        i_8 = (int) gale_ints[4 * gale_items + gale_item];
                        i_15 = (int) gale_ints[5 * gale_items + gale_item];
                        i_17 = (int) gale_ints[6 * gale_items + gale_item];
                        l_19 = (long) gale_longs[gale_item];
                        i_2 = gale_group;
                        i_102 = (int) get_local_id(0);
                        i_103 = (int) get_local_id(0);
                        l_107 = gale_reply(gale_entry);
                    }
                    if (i_102 == 0) {
                        if (!(l_107 < 0L)) {
                            gale_MappingEnd_begin(arg_fs, l_19, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        }
                    }
                    if (l_107 < 0L) {
                        l_108 = (l_107 == (-117L)) ? (-5L) : l_107;
                        l_104 = l_108;
                    } else {
                        l_109 = gale_BlockAccess_offsetInRegion(arg_fs, l_107, l_19, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_104 = l_109;
                    }
                }
                if ((ulong) ((long) ((ulong) l_104 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_110 = (int) l_104;
                    i_47 = i_6;
                    i_48 = i_7;
                    i_49 = i_110;
                    i_50 = 0;
                    break;
                }
                i_111 = (int) get_local_size(0);
                i_112 = (int) get_local_id(0);
                i_113 = (int) get_local_id(0);
                i_114 = 0;
                i_115 = i_113;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_115 < i_15)) {
                        break;
                    }
                    i_116 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_104 + (ulong) ((long) i_115)))));
                    i_117 = (int) ((uint) i_114 + (uint) ((int) ((uint) ((i_116 & 255) + 1) * (uint) ((int) ((uint) ((int) ((uint) (i_115 << 5) - (uint) i_115)) + (uint) 7)))));
                    i_118 = (int) ((uint) i_115 + (uint) i_111);
                    i_114 = i_117;
                    i_115 = i_118;
                }
                if (i_112 == 0) {
                    l_119 = gale_BlockAccess_endMapping(arg_fs, i_15, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_120 = l_119;
                } else {
                    l_120 = 0L;
                }
                GALEFS_BROADCAST(8, l_121, l_120);
                i_122 = (int) ((uint) ((int) l_121) + (uint) i_15);
                i_47 = i_6;
                i_48 = i_7;
                i_49 = i_122;
                i_50 = i_114;
                break;
            case 5:
                if (((int) get_local_id(0)) == 0) {
                    l_123 = gale_OpenFileCalls_status(arg_fs, i_17, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_124 = l_123;
                } else {
                    l_124 = 0L;
                }
                GALEFS_BROADCAST(9, l_125, l_124);
                if (l_125 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_1;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_125); }
                    GALEFS_RETURN;
                    resume_5:
                    gale_resuming = 0;
                    i_1 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_6 = (int) gale_ints[2 * gale_items + gale_item];
                    i_7 = (int) gale_ints[3 * gale_items + gale_item];
                    i_8 = (int) gale_ints[4 * gale_items + gale_item];
                    i_2 = gale_group;
                    l_125 = gale_reply(gale_entry);
                }
                i_126 = (int) l_125;
                i_47 = i_6;
                i_48 = i_7;
                i_49 = i_126;
                i_50 = 0;
                break;
            default:
                if (((int) get_local_id(0)) == 0) {
                    l_127 = gale_OpenFileCalls_beginClose(arg_fs, i_17, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_128 = l_127;
                } else {
                    l_128 = 0L;
                }
                GALEFS_BROADCAST(10, l_129, l_128);
                if (l_129 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_1;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_13;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_129); }
                    GALEFS_RETURN;
                    resume_6:
                    gale_resuming = 0;
                    i_1 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_6 = (int) gale_ints[2 * gale_items + gale_item];
                    i_7 = (int) gale_ints[3 * gale_items + gale_item];
                    i_8 = (int) gale_ints[4 * gale_items + gale_item];
                    i_13 = (int) gale_ints[5 * gale_items + gale_item];
                    i_2 = gale_group;
                    l_129 = gale_reply(gale_entry);
                }
                if (i_13 == (-1)) {
                    i_130 = 0;
                } else {
                    i_130 = i_6;
                }
                i_131 = (int) l_129;
                if (i_13 == (-1)) {
                    i_47 = i_130;
                    i_48 = i_7;
                    i_49 = i_131;
                    i_50 = 0;
                    break;
                }
                i_47 = i_130;
                i_48 = 0;
                i_49 = i_131;
                i_50 = 0;
                break;
        }
        *((__global gale_int *) (arg_sums + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 2) + 16L))) = ((int) ((uint) i_49 + (uint) i_50));
        GALEFS_BARRIER(11);
        if (((int) get_local_id(0)) == 0) {
            l_132 = (long) (i_8 << 1);
            *((__global gale_int *) (arg_results + ((l_132 << 2) + 16L))) = i_49;
            i_133 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
            i_134 = (int) get_local_size(0);
            i_135 = 0;
            i_136 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_136 < i_134)) {
                    break;
                }
                i_137 = *((__global gale_int *) (arg_sums + ((((long) ((int) ((uint) i_136 + (uint) i_133))) << 2) + 16L)));
                i_138 = (int) ((uint) i_135 + (uint) i_137);
                i_139 = (int) ((uint) i_136 + (uint) 1);
                i_135 = i_138;
                i_136 = i_139;
            }
            *((__global gale_int *) (arg_results + (((l_132 + 1L) << 2) + 16L))) = i_135;
        }
        GALEFS_BARRIER(12);
        i_140 = (int) ((uint) i_8 + (uint) 1);
        i_6 = i_47;
        i_7 = i_48;
        i_8 = i_140;
    }
    goto B132;
B131:;
B132:;
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
