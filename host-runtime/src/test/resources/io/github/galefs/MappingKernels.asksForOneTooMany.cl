// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.MappingKernels#asksForOneTooMany
// entry point: galefs_asksForOneTooMany
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE READ_WRITE WRITE
// waits: 6
// saved values: 5
// context bytes: 32
// needs: BARRIERS
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: a0176097175e92b0f9a1789d55660dfaa136d62e3e28b175c23380ccc57af648
// functions SHA-256: 9162af6d42442d01de05f787d64d379b943626c52cfff123c3ec399f5a6be889
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_PASS GALEFS_RELAX gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_RELAX gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_109) VARIABLE(int, i_11) VARIABLE(int, i_110) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_92) VARIABLE(int, i_93) VARIABLE(int, i_94) VARIABLE(int, i_96) VARIABLE(int, i_97) VARIABLE(long, l_0) VARIABLE(long, l_100) VARIABLE(long, l_108) VARIABLE(long, l_13) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_34) VARIABLE(long, l_35) VARIABLE(long, l_43) VARIABLE(long, l_59) VARIABLE(long, l_79) VARIABLE(long, l_80) VARIABLE(long, l_91) VARIABLE(long, l_99)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_34) VARIABLE(l_35)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_43)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_24) VARIABLE(l_26)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_59)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_59)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_79) VARIABLE(l_80)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(l_0) VARIABLE(l_100) VARIABLE(l_13) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_79) VARIABLE(l_80) VARIABLE(l_91) VARIABLE(l_99)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_109) VARIABLE(i_11) VARIABLE(i_110) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(l_0) VARIABLE(l_108) VARIABLE(l_13) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_79) VARIABLE(l_80) VARIABLE(l_91)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(l_18) VARIABLE(l_80) VARIABLE(l_91)
#define GALEFS_LIVE_11(VARIABLE)
#define GALEFS_LIVE_12(VARIABLE)

__kernel void galefs_asksForOneTooMany(__global uchar *arg_fs, __global uchar *arg_reads, __global uchar *arg_words, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_12, i_14, i_15, i_19, i_20, i_22, i_23, i_27, i_28, i_29, i_30, i_31, i_32, i_33, i_36, i_37, i_38, i_44, i_45, i_47, i_48, i_49, i_55, i_61, i_63, i_66, i_71, i_72, i_75, i_77, i_86, i_90, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_101, i_102, i_103, i_109, i_110, i_112, i_113, i_114, i_115, i_116, i_117, i_120, i_122, i_129, i_134;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_13, l_16, l_17, l_18, l_21, l_24, l_25, l_26, l_34, l_35, l_39, l_40, l_41, l_42, l_43, l_46, l_50, l_51, l_52, l_53, l_54, l_56, l_57, l_58, l_59, l_60, l_62, l_64, l_65, l_67, l_68, l_69, l_70, l_73, l_74, l_76, l_78, l_79, l_80, l_81, l_82, l_83, l_84, l_85, l_87, l_88, l_89, l_91, l_99, l_100, l_104, l_105, l_106, l_107, l_108, l_111, l_118, l_119, l_121, l_123, l_124, l_125, l_126, l_127, l_128, l_130, l_131, l_132, l_133, l_135, l_136, l_137, l_138;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 2 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_17;
        case 3:
            goto resume_3;
        case 4:
            goto resume_4;
        case 5:
            goto loop_103;
        case 6:
            goto resume_6;
        default:
            break;
    }
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
    if (l_10 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_10); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_10 = gale_reply(gale_entry);
    }
    i_11 = (int) l_10;
    i_12 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_13 = (long) ((ulong) (1L << i_12) + (ulong) (-1L));
    i_14 = (int) get_num_groups(0);
    i_15 = (int) ((uint) i_14 + (uint) (-1));
    l_16 = (long) i_15;
    l_17 = l_16 << 3;
    l_18 = *((__global gale_long *) (arg_fs + 16 + 40L));
    i_19 = *((__global gale_int *) (arg_fs + 16 + 36L));
    i_20 = (int) ((uint) (1 << i_19) + (uint) (-1));
    l_21 = (long) (1 << i_12);
    i_22 = gale_group;
    if (i_22 < i_15) {
        i_23 = *((__global gale_int *) (arg_reads + 16L));
        l_24 = (long) i_22;
        l_25 = l_24 << 2;
        l_26 = (long) ((ulong) l_21 * (ulong) ((l_24 << 4) + l_25));
        if (!(i_23 == 0)) {
            i_27 = (int) get_local_id(0);
            i_28 = (int) get_local_id(0);
            i_29 = (int) get_local_id(0);
            i_30 = 1;
            i_31 = 0;
            i_32 = 0;
            loop_17:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_30 == 1)) {
                    break;
                }
                i_33 = (int) ((uint) 1 - (uint) i_31);
                l_34 = (long) i_31;
                l_35 = (long) ((ulong) l_26 + (ulong) l_34);
                if (i_32 == 0) {
                    i_36 = i_33;
                } else {
                    i_37 = 4096 - ((int) (l_35 & 4095L));
                    i_38 = (i_37 < i_33) ? i_37 : i_33;
                    i_36 = i_38;
                }
                if (i_29 == 0) {
                    l_39 = gale_BlockAccess_beginRead(arg_fs, i_11, l_35, i_36, gale_group);
                    l_40 = l_39;
                } else {
                    l_40 = 0L;
                }
                if (i_28 == 0) {
                    if (l_40 < (-4611686018427387904L)) {
                        l_41 = gale_HostCall_awaitReply(arg_fs, l_40, gale_group);
                        l_42 = l_41;
                    } else {
                        l_42 = l_40;
                    }
                } else {
                    l_42 = l_40;
                }
                GALEFS_BROADCAST(2, l_43, l_42);
                if (l_43 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_11;
                    gale_ints[gale_items + gale_item] = (uint) i_31;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_32;
                    gale_longs[gale_item] = (ulong) l_34;
                    gale_longs[gale_items + gale_item] = (ulong) l_35;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_43); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_11 = (int) gale_ints[gale_item];
                    i_31 = (int) gale_ints[gale_items + gale_item];
                    i_32 = (int) gale_ints[2 * gale_items + gale_item];
                    l_34 = (long) gale_longs[gale_item];
                    l_35 = (long) gale_longs[gale_items + gale_item];
                    l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_12 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_13 = (long) ((ulong) (1L << i_12) + (ulong) (-1L));
                    i_14 = (int) get_num_groups(0);
                    i_15 = (int) ((uint) i_14 + (uint) (-1));
                    l_16 = (long) i_15;
                    l_17 = l_16 << 3;
                    l_18 = *((__global gale_long *) (arg_fs + 16 + 40L));
                    i_19 = *((__global gale_int *) (arg_fs + 16 + 36L));
                    i_20 = (int) ((uint) (1 << i_19) + (uint) (-1));
                    i_22 = gale_group;
                    l_24 = (long) i_22;
                    l_25 = l_24 << 2;
                    l_21 = (long) (1 << i_12);
                    l_26 = (long) ((ulong) l_21 * (ulong) ((l_24 << 4) + l_25));
                    i_27 = (int) get_local_id(0);
                    i_28 = (int) get_local_id(0);
                    i_29 = (int) get_local_id(0);
                    l_43 = gale_reply(gale_entry);
                }
                i_44 = (int) l_43;
                if (l_43 < 0L) {
                    i_45 = 0;
                } else {
                    i_45 = i_44;
                }
                l_46 = gale_BlockAccess_offsetInRegion(arg_fs, l_43, l_35, gale_group);
                gale_copy((arg_fs + 16 + l_46), (arg_data + 16 + (l_34 + l_25)), i_45);
                GALEFS_BARRIER(3);
                if (i_27 == 0) {
                    if (!(i_45 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_45, gale_group);
                    }
                }
                i_47 = (int) ((uint) i_31 + (uint) i_45);
                i_48 = ((l_43 == (-117L)) || (!((i_32 == 0) || ((((long) ((ulong) l_26 + (ulong) ((long) i_47))) & l_13) == 0)))) ? 1 : 0;
                i_49 = ((l_43 == (-117L)) || (!((i_45 < 1) || (!(i_47 < 1))))) ? 1 : 0;
                if (l_43 < 0L) {
                    if (l_43 == (-117L)) {
                        i_30 = i_49;
                        i_31 = i_47;
                        i_32 = i_48;
                    } else {
                        i_30 = i_44;
                        i_31 = i_47;
                        i_32 = i_48;
                    }
                } else {
                    i_30 = i_49;
                    i_31 = i_47;
                    i_32 = i_48;
                }
            }
        }
        if (((int) get_local_id(0)) == 0) {
            l_50 = gale_BlockAccess_beginMapping(arg_fs, i_11, l_26, 1, gale_group);
            l_51 = l_50;
        } else {
            l_51 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_51 < (-4611686018427387904L)) {
                l_52 = gale_HostCall_awaitReply(arg_fs, l_51, gale_group);
                l_53 = l_52;
            } else {
                l_53 = l_51;
            }
        } else {
            l_53 = l_51;
        }
        GALEFS_BROADCAST(4, l_54, l_53);
        if (l_54 < LONG_MIN / 2) {
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_54); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_14 = (int) get_num_groups(0);
            i_15 = (int) ((uint) i_14 + (uint) (-1));
            l_16 = (long) i_15;
            l_17 = l_16 << 3;
            l_18 = *((__global gale_long *) (arg_fs + 16 + 40L));
            i_19 = *((__global gale_int *) (arg_fs + 16 + 36L));
            i_20 = (int) ((uint) (1 << i_19) + (uint) (-1));
            i_22 = gale_group;
            l_24 = (long) i_22;
            i_12 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_21 = (long) (1 << i_12);
            l_25 = l_24 << 2;
            l_26 = (long) ((ulong) l_21 * (ulong) ((l_24 << 4) + l_25));
            l_54 = gale_reply(gale_entry);
        }
        if (((int) get_local_id(0)) == 0) {
            if (!(l_54 < 0L)) {
                gale_MappingEnd_begin(arg_fs, l_26, 1, gale_group);
                i_55 = gale_group;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) ((((long) (i_55 & i_20)) << 6) + (((long) (i_55 >> i_19)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_54 >> 32))) + (uint) 1)) | INT_MIN);
            }
        }
        if (l_54 < 0L) {
            l_56 = (l_54 == (-117L)) ? (-5L) : l_54;
            l_57 = l_56;
        } else {
            l_58 = gale_BlockAccess_offsetInRegion(arg_fs, l_54, l_26, gale_group);
            l_57 = l_58;
        }
        l_59 = l_24 << 3;
        *((volatile __global gale_int *) (arg_words + 16 + l_59)) = 1;
        l_60 = 0L;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_61 = *((volatile __global gale_int *) (arg_words + 16 + l_17));
            if (!(i_61 < 1)) {
                goto B66;
            }
            if (!(l_60 < 100000000L)) {
                goto B65;
            }
            l_62 = (long) gale_group;
            i_63 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_62 << 12) + (l_62 << 11)))) + (ulong) 1796L))));
            if (!(((int) (0 - (uint) i_63)) == 0)) {
                break;
            }
            GALEFS_RELAX(l_60);
            l_64 = (long) ((ulong) l_60 + (ulong) 1L);
            l_60 = l_64;
        }
        goto B67;
    B65:;
        goto B67;
    B66:;
    B67:;
        if ((ulong) ((long) ((ulong) l_57 + (ulong) 4095L)) < (ulong) 4095L) {
            l_65 = l_57;
        } else {
            i_66 = (int) *((__global char *) (arg_fs + 16 + l_57));
            l_67 = (long) i_66;
            l_65 = l_67;
        }
        *((__global gale_long *) (arg_results + (l_59 + 16L))) = l_65;
        GALEFS_BARRIER(5);
        if (((int) get_local_id(0)) == 0) {
            l_68 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group);
            l_69 = l_68;
        } else {
            l_69 = 0L;
        }
        GALEFS_BROADCAST(6, l_70, l_69);
        *((volatile __global gale_int *) (arg_words + 16 + l_59)) = 2;
    } else {
        i_71 = 0;
        while (true) {
            if (!(i_71 < i_15)) {
                break;
            }
            i_72 = (int) ((uint) i_71 + (uint) 1);
            l_73 = ((long) i_71) << 3;
            l_74 = 0L;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_75 = *((volatile __global gale_int *) (arg_words + 16 + l_73));
                if (!(i_75 < 1)) {
                    goto B83;
                }
                if (!(l_74 < 100000000L)) {
                    goto B82;
                }
                l_76 = (long) gale_group;
                i_77 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_76 << 12) + (l_76 << 11)))) + (ulong) 1796L))));
                if (!(((int) (0 - (uint) i_77)) == 0)) {
                    break;
                }
                GALEFS_RELAX(l_74);
                l_78 = (long) ((ulong) l_74 + (ulong) 1L);
                l_74 = l_78;
            }
            i_71 = i_72;
            continue;
        B82:;
            i_71 = i_72;
            continue;
        B83:;
            i_71 = i_72;
        }
        l_79 = l_16 << 2;
        l_80 = (long) ((ulong) l_21 * (ulong) ((l_16 << 4) + l_79));
        if (((int) get_local_id(0)) == 0) {
            l_81 = gale_BlockAccess_beginMapping(arg_fs, i_11, l_80, 1, gale_group);
            l_82 = l_81;
        } else {
            l_82 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_82 < (-4611686018427387904L)) {
                l_83 = gale_HostCall_awaitReply(arg_fs, l_82, gale_group);
                l_84 = l_83;
            } else {
                l_84 = l_82;
            }
        } else {
            l_84 = l_82;
        }
        GALEFS_BROADCAST(7, l_85, l_84);
        if (l_85 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_11;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_85); }
            GALEFS_RETURN;
            resume_4:
            gale_resuming = 0;
            i_11 = (int) gale_ints[gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_12 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_13 = (long) ((ulong) (1L << i_12) + (ulong) (-1L));
            i_14 = (int) get_num_groups(0);
            i_15 = (int) ((uint) i_14 + (uint) (-1));
            l_16 = (long) i_15;
            l_17 = l_16 << 3;
            l_18 = *((__global gale_long *) (arg_fs + 16 + 40L));
            i_19 = *((__global gale_int *) (arg_fs + 16 + 36L));
            i_20 = (int) ((uint) (1 << i_19) + (uint) (-1));
            l_79 = l_16 << 2;
            l_21 = (long) (1 << i_12);
            l_80 = (long) ((ulong) l_21 * (ulong) ((l_16 << 4) + l_79));
            l_85 = gale_reply(gale_entry);
        }
        if (((int) get_local_id(0)) == 0) {
            if (!(l_85 < 0L)) {
                gale_MappingEnd_begin(arg_fs, l_80, 1, gale_group);
                i_86 = gale_group;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) ((((long) (i_20 & i_86)) << 6) + (((long) (i_86 >> i_19)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_85 >> 32))) + (uint) 1)) | INT_MIN);
            }
        }
        if (l_85 < 0L) {
            l_87 = (l_85 == (-117L)) ? (-5L) : l_85;
            l_88 = l_87;
        } else {
            l_89 = gale_BlockAccess_offsetInRegion(arg_fs, l_85, l_80, gale_group);
            l_88 = l_89;
        }
        *((__global gale_long *) (arg_results + (l_17 + 16L))) = l_88;
        i_90 = *((__global gale_int *) (arg_reads + 20L));
        l_91 = (long) i_14;
        if (!(i_90 == 0)) {
            i_92 = (int) get_local_id(0);
            i_93 = (int) get_local_id(0);
            i_94 = (int) get_local_id(0);
            i_95 = 1;
            i_96 = 0;
            i_97 = 0;
            loop_103:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 5) {
                    goto resume_5;
                }
                if (!(i_95 == 1)) {
                    break;
                }
                i_98 = (int) ((uint) 1 - (uint) i_96);
                l_99 = (long) i_96;
                l_100 = (long) ((ulong) l_80 + (ulong) l_99);
                if (i_97 == 0) {
                    i_101 = i_98;
                } else {
                    i_102 = 4096 - ((int) (l_100 & 4095L));
                    i_103 = (i_102 < i_98) ? i_102 : i_98;
                    i_101 = i_103;
                }
                if (i_94 == 0) {
                    l_104 = gale_BlockAccess_beginRead(arg_fs, i_11, l_100, i_101, gale_group);
                    l_105 = l_104;
                } else {
                    l_105 = 0L;
                }
                if (i_93 == 0) {
                    if (l_105 < (-4611686018427387904L)) {
                        l_106 = gale_HostCall_awaitReply(arg_fs, l_105, gale_group);
                        l_107 = l_106;
                    } else {
                        l_107 = l_105;
                    }
                } else {
                    l_107 = l_105;
                }
                GALEFS_BROADCAST(8, l_108, l_107);
                if (l_108 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_11;
                    gale_ints[gale_items + gale_item] = (uint) i_96;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_97;
                    gale_longs[gale_item] = (ulong) l_99;
                    gale_longs[gale_items + gale_item] = (ulong) l_100;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_108); }
                    GALEFS_RETURN;
                    resume_5:
                    gale_resuming = 0;
                    i_11 = (int) gale_ints[gale_item];
                    i_96 = (int) gale_ints[gale_items + gale_item];
                    i_97 = (int) gale_ints[2 * gale_items + gale_item];
                    l_99 = (long) gale_longs[gale_item];
                    l_100 = (long) gale_longs[gale_items + gale_item];
                    l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_12 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_13 = (long) ((ulong) (1L << i_12) + (ulong) (-1L));
                    i_14 = (int) get_num_groups(0);
                    i_15 = (int) ((uint) i_14 + (uint) (-1));
                    l_16 = (long) i_15;
                    l_17 = l_16 << 3;
                    l_18 = *((__global gale_long *) (arg_fs + 16 + 40L));
                    i_19 = *((__global gale_int *) (arg_fs + 16 + 36L));
                    i_20 = (int) ((uint) (1 << i_19) + (uint) (-1));
                    l_79 = l_16 << 2;
                    l_21 = (long) (1 << i_12);
                    l_80 = (long) ((ulong) l_21 * (ulong) ((l_16 << 4) + l_79));
                    l_91 = (long) i_14;
                    i_92 = (int) get_local_id(0);
                    i_93 = (int) get_local_id(0);
                    i_94 = (int) get_local_id(0);
                    l_108 = gale_reply(gale_entry);
                }
                i_109 = (int) l_108;
                if (l_108 < 0L) {
                    i_110 = 0;
                } else {
                    i_110 = i_109;
                }
                l_111 = gale_BlockAccess_offsetInRegion(arg_fs, l_108, l_100, gale_group);
                gale_copy((arg_fs + 16 + l_111), (arg_data + 16 + (l_99 + l_79)), i_110);
                GALEFS_BARRIER(9);
                if (i_92 == 0) {
                    if (!(i_110 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_110, gale_group);
                    }
                }
                i_112 = (int) ((uint) i_96 + (uint) i_110);
                i_113 = ((l_108 == (-117L)) || (!((i_97 == 0) || ((l_13 & ((long) ((ulong) l_80 + (ulong) ((long) i_112)))) == 0)))) ? 1 : 0;
                i_114 = ((l_108 == (-117L)) || (!((i_110 < 1) || (!(i_112 < 1))))) ? 1 : 0;
                if (l_108 < 0L) {
                    if (l_108 == (-117L)) {
                        i_95 = i_114;
                        i_96 = i_112;
                        i_97 = i_113;
                    } else {
                        i_95 = i_109;
                        i_96 = i_112;
                        i_97 = i_113;
                    }
                } else {
                    i_95 = i_114;
                    i_96 = i_112;
                    i_97 = i_113;
                }
            }
            i_115 = (int) *((__global char *) (arg_data + 16 + l_79));
            *((__global gale_long *) (arg_results + ((l_91 << 3) + 16L))) = ((long) i_115);
        }
        *((volatile __global gale_int *) (arg_words + 16 + l_17)) = 1;
        i_116 = 0;
        while (true) {
            if (!(i_116 < i_15)) {
                break;
            }
            i_117 = (int) ((uint) i_116 + (uint) 1);
            l_118 = ((long) i_116) << 3;
            l_119 = 0L;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_120 = *((volatile __global gale_int *) (arg_words + 16 + l_118));
                if (!(i_120 < 2)) {
                    goto B138;
                }
                if (!(l_119 < 100000000L)) {
                    goto B137;
                }
                l_121 = (long) gale_group;
                i_122 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_121 << 12) + (l_121 << 11)))) + (ulong) 1796L))));
                if (!(((int) (0 - (uint) i_122)) == 0)) {
                    break;
                }
                GALEFS_RELAX(l_119);
                l_123 = (long) ((ulong) l_119 + (ulong) 1L);
                l_119 = l_123;
            }
            i_116 = i_117;
            continue;
        B137:;
            i_116 = i_117;
            continue;
        B138:;
            i_116 = i_117;
        }
        if (((int) get_local_id(0)) == 0) {
            l_124 = gale_BlockAccess_beginMapping(arg_fs, i_11, l_80, 1, gale_group);
            l_125 = l_124;
        } else {
            l_125 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_125 < (-4611686018427387904L)) {
                l_126 = gale_HostCall_awaitReply(arg_fs, l_125, gale_group);
                l_127 = l_126;
            } else {
                l_127 = l_125;
            }
        } else {
            l_127 = l_125;
        }
        GALEFS_BROADCAST(10, l_128, l_127);
        if (l_128 < LONG_MIN / 2) {
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 6, l_128); }
            GALEFS_RETURN;
            resume_6:
            gale_resuming = 0;
            l_18 = *((__global gale_long *) (arg_fs + 16 + 40L));
            i_19 = *((__global gale_int *) (arg_fs + 16 + 36L));
            i_20 = (int) ((uint) (1 << i_19) + (uint) (-1));
            i_12 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_21 = (long) (1 << i_12);
            i_14 = (int) get_num_groups(0);
            i_15 = (int) ((uint) i_14 + (uint) (-1));
            l_16 = (long) i_15;
            l_79 = l_16 << 2;
            l_80 = (long) ((ulong) l_21 * (ulong) ((l_16 << 4) + l_79));
            l_91 = (long) i_14;
            l_128 = gale_reply(gale_entry);
        }
        if (((int) get_local_id(0)) == 0) {
            if (!(l_128 < 0L)) {
                gale_MappingEnd_begin(arg_fs, l_80, 1, gale_group);
                i_129 = gale_group;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) ((((long) (i_20 & i_129)) << 6) + (((long) (i_129 >> i_19)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_128 >> 32))) + (uint) 1)) | INT_MIN);
            }
        }
        if (l_128 < 0L) {
            l_130 = (l_128 == (-117L)) ? (-5L) : l_128;
            l_131 = l_130;
        } else {
            l_132 = gale_BlockAccess_offsetInRegion(arg_fs, l_128, l_80, gale_group);
            l_131 = l_132;
        }
        if ((ulong) ((long) ((ulong) l_131 + (ulong) 4095L)) < (ulong) 4095L) {
            l_133 = l_131;
        } else {
            i_134 = (int) *((__global char *) (arg_fs + 16 + l_131));
            l_135 = (long) i_134;
            l_133 = l_135;
        }
        *((__global gale_long *) (arg_results + (((l_91 + 1L) << 3) + 16L))) = l_133;
        GALEFS_BARRIER(11);
        if (((int) get_local_id(0)) == 0) {
            l_136 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group);
            l_137 = l_136;
        } else {
            l_137 = 0L;
        }
        GALEFS_BROADCAST(12, l_138, l_137);
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_7) VARIABLE(int, i_75) VARIABLE(int, i_76) VARIABLE(int, i_78) VARIABLE(int, i_79) VARIABLE(int, i_89) VARIABLE(int, i_90) VARIABLE(long, l_10) VARIABLE(long, l_14) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_34) VARIABLE(long, l_47) VARIABLE(long, l_65) VARIABLE(long, l_66) VARIABLE(long, l_74) VARIABLE(long, l_81) VARIABLE(long, l_82) VARIABLE(long, l_88) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_34) VARIABLE(l_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_20)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_47)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_9)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_12) VARIABLE(i_7) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_74) VARIABLE(l_81) VARIABLE(l_82) VARIABLE(l_9)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_12) VARIABLE(i_7) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_74) VARIABLE(l_88) VARIABLE(l_9)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(l_66) VARIABLE(l_74)
#define GALEFS_LIVE_10(VARIABLE)

__kernel void galefs_asksForOneTooMany(__global uchar *arg_fs, __global uchar *arg_reads, __global uchar *arg_words, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_11, i_12, i_16, i_17, i_21, i_22, i_23, i_24, i_25, i_26, i_29, i_30, i_31, i_35, i_36, i_38, i_39, i_40, i_49, i_50, i_53, i_58, i_59, i_62, i_63, i_73, i_75, i_76, i_77, i_78, i_79, i_80, i_83, i_84, i_85, i_89, i_90, i_92, i_93, i_94, i_95, i_96, i_97, i_100, i_101, i_110;
    long l_0, l_1, l_2, l_5, l_6, l_9, l_10, l_13, l_14, l_15, l_18, l_19, l_20, l_27, l_28, l_32, l_33, l_34, l_37, l_41, l_42, l_43, l_44, l_45, l_46, l_47, l_48, l_51, l_52, l_54, l_55, l_56, l_57, l_60, l_61, l_64, l_65, l_66, l_67, l_68, l_69, l_70, l_71, l_72, l_74, l_81, l_82, l_86, l_87, l_88, l_91, l_98, l_99, l_102, l_103, l_104, l_105, l_106, l_107, l_108, l_109, l_111, l_112, l_113, l_114;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 2 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_12;
        case 3:
            goto resume_3;
        case 4:
            goto resume_4;
        case 5:
            goto loop_83;
        case 6:
            goto resume_6;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
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
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
        gale_resuming = 0;
        l_6 = gale_reply(gale_entry);
    }
    i_7 = (int) l_6;
    i_8 = GALEFS_LAUNCH_INT(arg_fs, 148L);
    l_9 = (long) ((ulong) (1L << i_8) + (ulong) (-1L));
    l_10 = GALEFS_LAUNCH_LONG(arg_fs, 56L);
    i_11 = gale_group_count;
    i_12 = (int) ((uint) i_11 + (uint) (-1));
    l_13 = (long) i_12;
    l_14 = l_13 << 3;
    l_15 = (long) (1 << i_8);
    i_16 = gale_group;
    if (i_16 < i_12) {
        i_17 = *((__global gale_int *) (arg_reads + 16L));
        l_18 = (long) i_16;
        l_19 = l_18 << 2;
        l_20 = (long) ((ulong) l_15 * (ulong) ((l_18 << 4) + l_19));
        if (!(i_17 == 0)) {
            i_21 = (int) get_local_id(0);
            i_22 = (int) get_local_id(0);
            i_23 = 1;
            i_24 = 0;
            i_25 = 0;
            loop_12:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_23 == 1)) {
                    break;
                }
                i_26 = (int) ((uint) 1 - (uint) i_24);
                l_27 = (long) i_24;
                l_28 = (long) ((ulong) l_20 + (ulong) l_27);
                if (i_25 == 0) {
                    i_29 = i_26;
                } else {
                    i_30 = 4096 - ((int) (l_28 & 4095L));
                    i_31 = (i_30 < i_26) ? i_30 : i_26;
                    i_29 = i_31;
                }
                if (i_22 == 0) {
                    l_32 = gale_BlockAccess_beginRead(arg_fs, i_7, l_28, i_29, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_33 = l_32;
                } else {
                    l_33 = 0L;
                }
                GALEFS_BROADCAST(2, l_34, l_33);
                if (l_34 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_7;
                    gale_ints[gale_items + gale_item] = (uint) i_24;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                    gale_longs[gale_item] = (ulong) l_27;
                    gale_longs[gale_items + gale_item] = (ulong) l_28;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_34); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_7 = (int) gale_ints[gale_item];
                    i_24 = (int) gale_ints[gale_items + gale_item];
                    i_25 = (int) gale_ints[2 * gale_items + gale_item];
                    l_27 = (long) gale_longs[gale_item];
                    l_28 = (long) gale_longs[gale_items + gale_item];
                    i_8 = GALEFS_LAUNCH_INT(arg_fs, 148L);
                    l_9 = (long) ((ulong) (1L << i_8) + (ulong) (-1L));
                    l_10 = GALEFS_LAUNCH_LONG(arg_fs, 56L);
                    i_11 = gale_group_count;
                    i_12 = (int) ((uint) i_11 + (uint) (-1));
                    l_13 = (long) i_12;
                    l_14 = l_13 << 3;
                    i_16 = gale_group;
                    l_18 = (long) i_16;
                    l_19 = l_18 << 2;
                    l_15 = (long) (1 << i_8);
                    l_20 = (long) ((ulong) l_15 * (ulong) ((l_18 << 4) + l_19));
                    i_21 = (int) get_local_id(0);
                    i_22 = (int) get_local_id(0);
                    l_34 = gale_reply(gale_entry);
                }
                i_35 = (int) l_34;
                if (l_34 < 0L) {
                    i_36 = 0;
                } else {
                    i_36 = i_35;
                }
                l_37 = gale_BlockAccess_offsetInRegion(arg_fs, l_34, l_28, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_37), (arg_data + 16 + (l_27 + l_19)), i_36);
                GALEFS_BARRIER(3);
                if (i_21 == 0) {
                    if (!(i_36 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_36, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_38 = (int) ((uint) i_24 + (uint) i_36);
                i_39 = ((l_34 == (-117L)) || (!((i_25 == 0) || ((((long) ((ulong) l_20 + (ulong) ((long) i_38))) & l_9) == 0)))) ? 1 : 0;
                i_40 = ((l_34 == (-117L)) || (!((i_36 < 1) || (!(i_38 < 1))))) ? 1 : 0;
                if (l_34 < 0L) {
                    if (l_34 == (-117L)) {
                        i_23 = i_40;
                        i_24 = i_38;
                        i_25 = i_39;
                    } else {
                        i_23 = i_35;
                        i_24 = i_38;
                        i_25 = i_39;
                    }
                } else {
                    i_23 = i_40;
                    i_24 = i_38;
                    i_25 = i_39;
                }
            }
        }
        if (((int) get_local_id(0)) == 0) {
            l_41 = gale_BlockAccess_beginMapping(arg_fs, i_7, l_20, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_42 = l_41;
        } else {
            l_42 = 0L;
        }
        GALEFS_BROADCAST(4, l_43, l_42);
        if (l_43 < LONG_MIN / 2) {
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_43); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            l_10 = GALEFS_LAUNCH_LONG(arg_fs, 56L);
            i_11 = gale_group_count;
            i_12 = (int) ((uint) i_11 + (uint) (-1));
            l_13 = (long) i_12;
            l_14 = l_13 << 3;
            i_16 = gale_group;
            l_18 = (long) i_16;
            i_8 = GALEFS_LAUNCH_INT(arg_fs, 148L);
            l_15 = (long) (1 << i_8);
            l_19 = l_18 << 2;
            l_20 = (long) ((ulong) l_15 * (ulong) ((l_18 << 4) + l_19));
            l_43 = gale_reply(gale_entry);
        }
        if (((int) get_local_id(0)) == 0) {
            if (!(l_43 < 0L)) {
                gale_MappingEnd_begin(arg_fs, l_20, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            }
        }
        if (l_43 < 0L) {
            l_44 = (l_43 == (-117L)) ? (-5L) : l_43;
            l_45 = l_44;
        } else {
            l_46 = gale_BlockAccess_offsetInRegion(arg_fs, l_43, l_20, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_45 = l_46;
        }
        l_47 = l_18 << 3;
        *((volatile __global gale_int *) (arg_words + 16 + l_47)) = 1;
        l_48 = 0L;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_49 = *((volatile __global gale_int *) (arg_words + 16 + l_14));
            if (!(i_49 < 1)) {
                goto B51;
            }
            if (!(l_48 < 100000000L)) {
                goto B50;
            }
            i_50 = *((__global gale_int *) (arg_fs + 16 + l_10));
            if (!(i_50 == 0)) {
                break;
            }
            GALEFS_RELAX(l_48);
            l_51 = (long) ((ulong) l_48 + (ulong) 1L);
            l_48 = l_51;
        }
        goto B52;
    B50:;
        goto B52;
    B51:;
    B52:;
        if ((ulong) ((long) ((ulong) l_45 + (ulong) 4095L)) < (ulong) 4095L) {
            l_52 = l_45;
        } else {
            i_53 = (int) *((__global char *) (arg_fs + 16 + l_45));
            l_54 = (long) i_53;
            l_52 = l_54;
        }
        *((__global gale_long *) (arg_results + (l_47 + 16L))) = l_52;
        if (((int) get_local_id(0)) == 0) {
            l_55 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_56 = l_55;
        } else {
            l_56 = 0L;
        }
        GALEFS_BROADCAST(5, l_57, l_56);
        *((volatile __global gale_int *) (arg_words + 16 + l_47)) = 2;
    } else {
        i_58 = 0;
        while (true) {
            if (!(i_58 < i_12)) {
                break;
            }
            i_59 = (int) ((uint) i_58 + (uint) 1);
            l_60 = ((long) i_58) << 3;
            l_61 = 0L;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_62 = *((volatile __global gale_int *) (arg_words + 16 + l_60));
                if (!(i_62 < 1)) {
                    goto B68;
                }
                if (!(l_61 < 100000000L)) {
                    goto B67;
                }
                i_63 = *((__global gale_int *) (arg_fs + 16 + l_10));
                if (!(i_63 == 0)) {
                    break;
                }
                GALEFS_RELAX(l_61);
                l_64 = (long) ((ulong) l_61 + (ulong) 1L);
                l_61 = l_64;
            }
            i_58 = i_59;
            continue;
        B67:;
            i_58 = i_59;
            continue;
        B68:;
            i_58 = i_59;
        }
        l_65 = l_13 << 2;
        l_66 = (long) ((ulong) l_15 * (ulong) ((l_13 << 4) + l_65));
        if (((int) get_local_id(0)) == 0) {
            l_67 = gale_BlockAccess_beginMapping(arg_fs, i_7, l_66, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_68 = l_67;
        } else {
            l_68 = 0L;
        }
        GALEFS_BROADCAST(6, l_69, l_68);
        if (l_69 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_7;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_69); }
            GALEFS_RETURN;
            resume_4:
            gale_resuming = 0;
            i_7 = (int) gale_ints[gale_item];
            i_8 = GALEFS_LAUNCH_INT(arg_fs, 148L);
            l_9 = (long) ((ulong) (1L << i_8) + (ulong) (-1L));
            l_10 = GALEFS_LAUNCH_LONG(arg_fs, 56L);
            i_11 = gale_group_count;
            i_12 = (int) ((uint) i_11 + (uint) (-1));
            l_13 = (long) i_12;
            l_14 = l_13 << 3;
            l_65 = l_13 << 2;
            l_15 = (long) (1 << i_8);
            l_66 = (long) ((ulong) l_15 * (ulong) ((l_13 << 4) + l_65));
            l_69 = gale_reply(gale_entry);
        }
        if (((int) get_local_id(0)) == 0) {
            if (!(l_69 < 0L)) {
                gale_MappingEnd_begin(arg_fs, l_66, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            }
        }
        if (l_69 < 0L) {
            l_70 = (l_69 == (-117L)) ? (-5L) : l_69;
            l_71 = l_70;
        } else {
            l_72 = gale_BlockAccess_offsetInRegion(arg_fs, l_69, l_66, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_71 = l_72;
        }
        *((__global gale_long *) (arg_results + (l_14 + 16L))) = l_71;
        i_73 = *((__global gale_int *) (arg_reads + 20L));
        l_74 = (long) i_11;
        if (!(i_73 == 0)) {
            i_75 = (int) get_local_id(0);
            i_76 = (int) get_local_id(0);
            i_77 = 1;
            i_78 = 0;
            i_79 = 0;
            loop_83:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 5) {
                    goto resume_5;
                }
                if (!(i_77 == 1)) {
                    break;
                }
                i_80 = (int) ((uint) 1 - (uint) i_78);
                l_81 = (long) i_78;
                l_82 = (long) ((ulong) l_66 + (ulong) l_81);
                if (i_79 == 0) {
                    i_83 = i_80;
                } else {
                    i_84 = 4096 - ((int) (l_82 & 4095L));
                    i_85 = (i_84 < i_80) ? i_84 : i_80;
                    i_83 = i_85;
                }
                if (i_76 == 0) {
                    l_86 = gale_BlockAccess_beginRead(arg_fs, i_7, l_82, i_83, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_87 = l_86;
                } else {
                    l_87 = 0L;
                }
                GALEFS_BROADCAST(7, l_88, l_87);
                if (l_88 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_7;
                    gale_ints[gale_items + gale_item] = (uint) i_78;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_79;
                    gale_longs[gale_item] = (ulong) l_81;
                    gale_longs[gale_items + gale_item] = (ulong) l_82;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_88); }
                    GALEFS_RETURN;
                    resume_5:
                    gale_resuming = 0;
                    i_7 = (int) gale_ints[gale_item];
                    i_78 = (int) gale_ints[gale_items + gale_item];
                    i_79 = (int) gale_ints[2 * gale_items + gale_item];
                    l_81 = (long) gale_longs[gale_item];
                    l_82 = (long) gale_longs[gale_items + gale_item];
                    i_8 = GALEFS_LAUNCH_INT(arg_fs, 148L);
                    l_9 = (long) ((ulong) (1L << i_8) + (ulong) (-1L));
                    l_10 = GALEFS_LAUNCH_LONG(arg_fs, 56L);
                    i_11 = gale_group_count;
                    i_12 = (int) ((uint) i_11 + (uint) (-1));
                    l_13 = (long) i_12;
                    l_14 = l_13 << 3;
                    l_65 = l_13 << 2;
                    l_15 = (long) (1 << i_8);
                    l_66 = (long) ((ulong) l_15 * (ulong) ((l_13 << 4) + l_65));
                    l_74 = (long) i_11;
                    i_75 = (int) get_local_id(0);
                    i_76 = (int) get_local_id(0);
                    l_88 = gale_reply(gale_entry);
                }
                i_89 = (int) l_88;
                if (l_88 < 0L) {
                    i_90 = 0;
                } else {
                    i_90 = i_89;
                }
                l_91 = gale_BlockAccess_offsetInRegion(arg_fs, l_88, l_82, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_91), (arg_data + 16 + (l_81 + l_65)), i_90);
                GALEFS_BARRIER(8);
                if (i_75 == 0) {
                    if (!(i_90 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_90, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_92 = (int) ((uint) i_78 + (uint) i_90);
                i_93 = ((l_88 == (-117L)) || (!((i_79 == 0) || ((l_9 & ((long) ((ulong) l_66 + (ulong) ((long) i_92)))) == 0)))) ? 1 : 0;
                i_94 = ((l_88 == (-117L)) || (!((i_90 < 1) || (!(i_92 < 1))))) ? 1 : 0;
                if (l_88 < 0L) {
                    if (l_88 == (-117L)) {
                        i_77 = i_94;
                        i_78 = i_92;
                        i_79 = i_93;
                    } else {
                        i_77 = i_89;
                        i_78 = i_92;
                        i_79 = i_93;
                    }
                } else {
                    i_77 = i_94;
                    i_78 = i_92;
                    i_79 = i_93;
                }
            }
            i_95 = (int) *((__global char *) (arg_data + 16 + l_65));
            *((__global gale_long *) (arg_results + ((l_74 << 3) + 16L))) = ((long) i_95);
        }
        *((volatile __global gale_int *) (arg_words + 16 + l_14)) = 1;
        i_96 = 0;
        while (true) {
            if (!(i_96 < i_12)) {
                break;
            }
            i_97 = (int) ((uint) i_96 + (uint) 1);
            l_98 = ((long) i_96) << 3;
            l_99 = 0L;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_100 = *((volatile __global gale_int *) (arg_words + 16 + l_98));
                if (!(i_100 < 2)) {
                    goto B113;
                }
                if (!(l_99 < 100000000L)) {
                    goto B112;
                }
                i_101 = *((__global gale_int *) (arg_fs + 16 + l_10));
                if (!(i_101 == 0)) {
                    break;
                }
                GALEFS_RELAX(l_99);
                l_102 = (long) ((ulong) l_99 + (ulong) 1L);
                l_99 = l_102;
            }
            i_96 = i_97;
            continue;
        B112:;
            i_96 = i_97;
            continue;
        B113:;
            i_96 = i_97;
        }
        if (((int) get_local_id(0)) == 0) {
            l_103 = gale_BlockAccess_beginMapping(arg_fs, i_7, l_66, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_104 = l_103;
        } else {
            l_104 = 0L;
        }
        GALEFS_BROADCAST(9, l_105, l_104);
        if (l_105 < LONG_MIN / 2) {
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_105); }
            GALEFS_RETURN;
            resume_6:
            gale_resuming = 0;
            i_8 = GALEFS_LAUNCH_INT(arg_fs, 148L);
            l_15 = (long) (1 << i_8);
            i_11 = gale_group_count;
            i_12 = (int) ((uint) i_11 + (uint) (-1));
            l_13 = (long) i_12;
            l_65 = l_13 << 2;
            l_66 = (long) ((ulong) l_15 * (ulong) ((l_13 << 4) + l_65));
            l_74 = (long) i_11;
            l_105 = gale_reply(gale_entry);
        }
        if (((int) get_local_id(0)) == 0) {
            if (!(l_105 < 0L)) {
                gale_MappingEnd_begin(arg_fs, l_66, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            }
        }
        if (l_105 < 0L) {
            l_106 = (l_105 == (-117L)) ? (-5L) : l_105;
            l_107 = l_106;
        } else {
            l_108 = gale_BlockAccess_offsetInRegion(arg_fs, l_105, l_66, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_107 = l_108;
        }
        if ((ulong) ((long) ((ulong) l_107 + (ulong) 4095L)) < (ulong) 4095L) {
            l_109 = l_107;
        } else {
            i_110 = (int) *((__global char *) (arg_fs + 16 + l_107));
            l_111 = (long) i_110;
            l_109 = l_111;
        }
        *((__global gale_long *) (arg_results + (((l_74 + 1L) << 3) + 16L))) = l_109;
        if (((int) get_local_id(0)) == 0) {
            l_112 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_113 = l_112;
        } else {
            l_113 = 0L;
        }
        GALEFS_BROADCAST(10, l_114, l_113);
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
