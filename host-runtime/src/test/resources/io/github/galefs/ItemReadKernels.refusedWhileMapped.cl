// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ItemReadKernels#refusedWhileMapped
// entry point: galefs_refusedWhileMapped
// parameters: LONG_ARRAY INT BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE WRITE WRITE
// waits: 4
// saved values: 11
// context bytes: 48
// needs: BARRIERS LOCAL_SIZE
// local bytes: 32
// local bytes per work-item: 16
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 5381dd9527c457468708ed56d6a43115885e1224b9f4015ab1534a2ceef14c43
// functions SHA-256: 5a9be4bf73e7788ac83bb5bb380e2e50f209f68aa84c34fe0eb88de1824a57fc
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE GALEFS_PASS gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_copy_share gale_div_int gale_int_at gale_rem_int gale_reply gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_112) VARIABLE(int, i_12) VARIABLE(int, i_124) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_35) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_62) VARIABLE(int, i_64) VARIABLE(int, i_86) VARIABLE(int, i_87) VARIABLE(long, l_0) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_36) VARIABLE(long, l_41) VARIABLE(long, l_42) VARIABLE(long, l_83)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_33) VARIABLE(l_34)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_35) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_36)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_35) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_62) VARIABLE(i_64) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_42)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_112) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_35) VARIABLE(i_62) VARIABLE(i_64) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_83)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_124) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_124) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_18)
#define GALEFS_LIVE_10(VARIABLE)

__kernel void galefs_refusedWhileMapped(__global uchar *arg_fs, int arg_rounds, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_PASS()
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 32L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(gale_passes + 20), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3)
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_12, i_13, i_14, i_15, i_16, i_19, i_20, i_21, i_22, i_23, i_24, i_30, i_31, i_35, i_40, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_52, i_60, i_62, i_64, i_65, i_66, i_67, i_68, i_70, i_74, i_75, i_76, i_79, i_86, i_87, i_89, i_90, i_93, i_94, i_97, i_100, i_101, i_102, i_104, i_105, i_106, i_107, i_108, i_110, i_112, i_114, i_115, i_116, i_117, i_124, i_128, i_129, i_130;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_17, l_18, l_25, l_26, l_27, l_28, l_29, l_32, l_33, l_34, l_36, l_37, l_38, l_39, l_41, l_42, l_50, l_51, l_53, l_54, l_55, l_56, l_57, l_58, l_59, l_61, l_63, l_69, l_71, l_72, l_73, l_77, l_78, l_80, l_81, l_82, l_83, l_84, l_85, l_88, l_91, l_92, l_95, l_96, l_98, l_99, l_103, l_109, l_111, l_113, l_118, l_119, l_120, l_121, l_122, l_123, l_125, l_126, l_127, l_131, l_132, l_133, l_134, l_135;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 0 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_14;
        case 3:
            goto loop_14;
        case 4:
            goto resume_4;
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
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_10); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_10 = gale_reply(gale_entry);
    }
    i_11 = (int) l_10;
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_id(0);
    i_14 = (int) get_local_id(0);
    i_15 = (int) get_local_id(0);
    i_16 = (int) get_local_size(0);
    l_17 = (((long) ((int) ((uint) i_15 + (uint) i_16))) << 3) + 16L;
    l_18 = (((long) i_15) << 3) + 16L;
    i_19 = GALEFS_LOCAL_SIZE << 1;
    i_20 = (int) get_local_id(0);
    i_21 = (int) get_local_id(0);
    i_22 = (int) get_local_id(0);
    i_23 = 0;
    i_24 = 0;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (gale_resuming == 3) {
            goto loop_38;
        }
        if (!(i_24 < arg_rounds)) {
            break;
        }
        if (i_22 == 0) {
            l_25 = gale_BlockAccess_beginMapping(arg_fs, i_11, 0L, 8, gale_group);
            l_26 = l_25;
        } else {
            l_26 = 0L;
        }
        if (i_21 == 0) {
            if (l_26 < (-4611686018427387904L)) {
                l_27 = gale_HostCall_awaitReply(arg_fs, l_26, gale_group);
                l_28 = l_27;
            } else {
                l_28 = l_26;
            }
        } else {
            l_28 = l_26;
        }
        GALEFS_BROADCAST(2, l_29, l_28);
        if (l_29 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_11;
            gale_ints[gale_items + gale_item] = (uint) i_23;
            gale_ints[2 * gale_items + gale_item] = (uint) i_24;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_29); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            i_11 = (int) gale_ints[gale_item];
            i_23 = (int) gale_ints[gale_items + gale_item];
            i_24 = (int) gale_ints[2 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_12 = (int) get_local_id(0);
            i_13 = (int) get_local_id(0);
            i_14 = (int) get_local_id(0);
            i_15 = (int) get_local_id(0);
            i_16 = (int) get_local_size(0);
            l_17 = (((long) ((int) ((uint) i_15 + (uint) i_16))) << 3) + 16L;
            l_18 = (((long) i_15) << 3) + 16L;
            i_20 = (int) get_local_id(0);
            i_21 = (int) get_local_id(0);
            i_22 = (int) get_local_id(0);
            l_29 = gale_reply(gale_entry);
        }
        if (i_20 == 0) {
            if (!(l_29 < 0L)) {
                gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group);
                i_30 = gale_group;
                i_31 = *((__global gale_int *) (arg_fs + 16 + 36L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_30 & ((int) ((uint) (1 << i_31) + (uint) (-1))))) << 6) + (((long) (i_30 >> i_31)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_29 >> 32))) + (uint) 1)) | INT_MIN);
            }
        }
        if (!(l_29 < 0L)) {
            l_32 = gale_BlockAccess_offsetInRegion(arg_fs, l_29, 0L, gale_group);
        }
        GALEFS_BARRIER(3);
        l_33 = (8L) + 16L;
        l_34 = (0L) + 16L;
        if (i_15 == 0) {
            *((__local gale_int *) (gale_local_memory + l_34)) = 0;
            *((__local gale_int *) (gale_local_memory + l_33)) = 0;
        }
        GALEFS_LOCAL_BARRIER(4);
        i_35 = gale_BlockAccess_available(arg_fs, i_11, 0L, 8, gale_group);
        l_36 = (16L) + l_18;
        l_37 = (i_35 < 1) ? (-1L) : 0L;
        *((__local gale_long *) (gale_local_memory + l_36)) = l_37;
        if (i_35 < 1) {
            l_38 = (-1L);
        } else {
            l_39 = gale_BlockAccess_missing(arg_fs, i_11, 0L, i_35, gale_group);
            l_38 = l_39;
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_17))) = l_38;
        GALEFS_LOCAL_BARRIER(5);
        i_40 = (i_35 < 0) ? i_35 : 0;
        l_41 = (-16L) + 24L;
        l_42 = (-16L) + 16L;
        i_43 = 0;
        i_44 = i_40;
        i_45 = 0;
        i_46 = 0;
        i_47 = 0;
        i_48 = 1;
        loop_38:;
        while (true) {
            if (gale_resuming == 3) {
                goto resume_3;
            }
            if (i_48 == 0) {
                break;
            }
            if (i_15 == 0) {
                i_49 = i_45;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_50 = (16L) + ((((long) i_49) << 3) + 16L);
                    if (!(i_49 < i_16)) {
                        goto B45;
                    }
                    l_51 = *((__local gale_long *) (gale_local_memory + l_50));
                    if (!(l_51 == (-1L))) {
                        break;
                    }
                    i_52 = (int) ((uint) i_49 + (uint) 1);
                    i_49 = i_52;
                }
                goto B46;
            B45:;
            B46:;
                if (i_49 < i_16) {
                    l_53 = *((__local gale_long *) (gale_local_memory + l_50));
                    l_54 = l_53;
                } else {
                    l_54 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_42)) = l_54;
                if (i_47 == 0) {
                    l_55 = (long) (*((__global gale_int *) (arg_fs + 16 + 148L)));
                    l_56 = l_55;
                } else {
                    l_56 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_41)) = l_56;
                if (i_49 < i_16) {
                    if (i_47 == 0) {
                        l_57 = gale_BlockAccess_acquireResident(arg_fs, i_11, l_54, gale_group);
                        l_58 = l_57;
                    } else {
                        l_58 = 0L;
                    }
                } else {
                    l_59 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                    l_58 = l_59;
                }
                if (i_49 < i_16) {
                    if (l_58 == 0L) {
                        i_60 = gale_HostCall_begin(arg_fs, gale_group);
                        l_61 = (long) i_60;
                        if (l_61 < 0L) {
                            i_62 = i_49;
                            l_63 = l_61;
                            i_64 = i_46;
                        } else {
                            if (i_46 == 0) {
                                i_65 = (int) ((uint) i_16 + (uint) i_49);
                                i_66 = i_16 << 1;
                                i_67 = 0;
                                i_68 = i_65;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_68 < i_66)) {
                                        goto B73;
                                    }
                                    if (!(i_67 < 4096)) {
                                        break;
                                    }
                                    l_69 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_68) << 3) + 16L))));
                                    i_70 = (int) ((uint) i_68 + (uint) 1);
                                    if (l_69 == (-1L)) {
                                        i_68 = i_70;
                                    } else {
                                        l_71 = (long) gale_group;
                                        l_72 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_71 << 12) + (l_71 << 11)))) + (ulong) 2048L);
                                        l_73 = l_69 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) ((long) i_67))))) = l_73;
                                        i_74 = (int) ((uint) i_67 + (uint) 8);
                                        if (((int) (l_69 & 1L)) == 0) {
                                            i_67 = i_74;
                                            i_68 = i_70;
                                        } else {
                                            if (i_74 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) ((long) i_74))))) = (l_73 + 1L);
                                                i_75 = (int) ((uint) i_67 + (uint) 16);
                                                i_67 = i_75;
                                                i_68 = i_70;
                                            } else {
                                                i_67 = i_74;
                                                i_68 = i_70;
                                            }
                                        }
                                    }
                                }
                                i_76 = i_67;
                                goto B75;
                            B73:;
                                i_76 = i_67;
                            } else {
                                i_76 = 0;
                            }
                        B75:;
                            l_77 = *((__local gale_long *) (gale_local_memory + l_42));
                            l_78 = *((__local gale_long *) (gale_local_memory + l_41));
                            i_79 = (int) l_78;
                            l_80 = gale_BlockAccess_requestListed(arg_fs, i_11, (((long) (0 - (ulong) (1L << i_79))) & l_77), (1 << i_79), i_76, gale_group);
                            i_62 = i_49;
                            l_63 = l_80;
                            i_64 = 1;
                        }
                    } else {
                        i_62 = i_49;
                        l_63 = l_58;
                        i_64 = i_46;
                    }
                } else {
                    i_62 = i_49;
                    l_63 = l_58;
                    i_64 = i_46;
                }
            } else {
                i_62 = i_45;
                l_63 = 0L;
                i_64 = i_46;
            }
            if (i_14 == 0) {
                if (l_63 < (-4611686018427387904L)) {
                    l_81 = gale_HostCall_awaitReply(arg_fs, l_63, gale_group);
                    l_82 = l_81;
                } else {
                    l_82 = l_63;
                }
            } else {
                l_82 = l_63;
            }
            GALEFS_BROADCAST(6, l_83, l_82);
            if (l_83 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_11;
                gale_ints[gale_items + gale_item] = (uint) i_23;
                gale_ints[2 * gale_items + gale_item] = (uint) i_24;
                gale_ints[3 * gale_items + gale_item] = (uint) i_35;
                gale_ints[4 * gale_items + gale_item] = (uint) i_43;
                gale_ints[5 * gale_items + gale_item] = (uint) i_44;
                gale_ints[6 * gale_items + gale_item] = (uint) i_62;
                gale_ints[7 * gale_items + gale_item] = (uint) i_64;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_83); }
                GALEFS_RETURN;
                resume_3:
                gale_resuming = 0;
                i_11 = (int) gale_ints[gale_item];
                i_23 = (int) gale_ints[gale_items + gale_item];
                i_24 = (int) gale_ints[2 * gale_items + gale_item];
                i_35 = (int) gale_ints[3 * gale_items + gale_item];
                i_43 = (int) gale_ints[4 * gale_items + gale_item];
                i_44 = (int) gale_ints[5 * gale_items + gale_item];
                i_62 = (int) gale_ints[6 * gale_items + gale_item];
                i_64 = (int) gale_ints[7 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_12 = (int) get_local_id(0);
                i_13 = (int) get_local_id(0);
                i_14 = (int) get_local_id(0);
                i_15 = (int) get_local_id(0);
                i_16 = (int) get_local_size(0);
                l_17 = (((long) ((int) ((uint) i_15 + (uint) i_16))) << 3) + 16L;
                l_18 = (((long) i_15) << 3) + 16L;
                i_20 = (int) get_local_id(0);
                i_21 = (int) get_local_id(0);
                i_22 = (int) get_local_id(0);
                l_33 = (8L) + 16L;
                l_34 = (0L) + 16L;
                l_36 = (16L) + l_18;
                l_41 = (-16L) + 24L;
                l_42 = (-16L) + 16L;
                l_83 = gale_reply(gale_entry);
            }
            l_84 = *((__local gale_long *) (gale_local_memory + l_36));
            l_85 = *((__local gale_long *) (gale_local_memory + l_41));
            if (l_84 == (-1L)) {
                i_86 = i_43;
                i_87 = i_44;
            } else {
                l_88 = *((__local gale_long *) (gale_local_memory + l_42));
                i_89 = (int) l_85;
                if ((l_84 >> i_89) == (l_88 >> i_89)) {
                    if (l_83 < 0L) {
                        i_90 = 0;
                    } else {
                        l_91 = 1L << i_89;
                        l_92 = (long) ((ulong) l_91 - (ulong) (((long) ((ulong) l_91 + (ulong) (-1L))) & l_84));
                        i_93 = (int) ((uint) i_35 - (uint) i_43);
                        if (l_92 < ((long) i_93)) {
                            i_94 = (int) l_92;
                            i_90 = i_94;
                        } else {
                            i_90 = i_93;
                        }
                    }
                    l_95 = gale_BlockAccess_offsetInRegion(arg_fs, l_83, l_84, gale_group);
                    l_96 = ((long) i_43) + (((long) ((int) get_local_id(0))) << 3);
                    if (((l_95 | l_96) & 7L) == 0) {
                        i_97 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_90 - (uint) i_97)) < 8) {
                                break;
                            }
                            l_98 = (long) i_97;
                            l_99 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_95 + (ulong) l_98))));
                            *((__global gale_long *) (arg_data + 16 + (l_96 + l_98))) = l_99;
                            i_100 = (int) ((uint) i_97 + (uint) 8);
                            i_97 = i_100;
                        }
                        i_101 = i_97;
                    } else {
                        i_101 = 0;
                    }
                    i_102 = i_101;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_102 < i_90)) {
                            break;
                        }
                        l_103 = (long) i_102;
                        i_104 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_95 + (ulong) l_103))));
                        *((__global char *) (arg_data + 16 + (l_96 + l_103))) = (char) i_104;
                        i_105 = (int) ((uint) i_102 + (uint) 1);
                        i_102 = i_105;
                    }
                    i_106 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_90);
                    if (l_83 < 0L) {
                        i_107 = (int) l_83;
                        i_108 = i_107;
                    } else {
                        i_108 = 0;
                    }
                    l_109 = (long) ((ulong) ((long) i_90) + (ulong) l_84);
                    i_110 = (int) ((uint) i_43 + (uint) i_90);
                    if (l_83 == (-117L)) {
                        l_111 = l_109;
                    } else {
                        if (l_83 < 0L) {
                            l_111 = (-1L);
                        } else {
                            if (i_110 < i_35) {
                                l_111 = l_109;
                            } else {
                                l_111 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_36)) = l_111;
                    i_86 = i_110;
                    i_87 = i_108;
                } else {
                    i_86 = i_43;
                    i_87 = i_44;
                }
            }
            if (l_83 == 0L) {
                i_112 = 0;
            } else {
                l_113 = *((__local gale_long *) (gale_local_memory + l_42));
                i_114 = (l_113 == (-1L)) ? 0 : 1;
                i_112 = i_114;
            }
            GALEFS_BARRIER(7);
            i_115 = (l_83 == (-117L)) ? 1 : 0;
            if (i_13 == 0) {
                if (l_83 < 1L) {
                    i_43 = i_86;
                    i_44 = i_87;
                    i_45 = i_62;
                    i_46 = i_64;
                    i_47 = i_115;
                    i_48 = i_112;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                    i_43 = i_86;
                    i_44 = i_87;
                    i_45 = i_62;
                    i_46 = i_64;
                    i_47 = i_115;
                    i_48 = i_112;
                }
            } else {
                i_43 = i_86;
                i_44 = i_87;
                i_45 = i_62;
                i_46 = i_64;
                i_47 = i_115;
                i_48 = i_112;
            }
        }
        if (i_15 == 0) {
            i_116 = *((__local gale_int *) (gale_local_memory + l_34));
            i_117 = *((__local gale_int *) (gale_local_memory + l_33));
            l_118 = (long) gale_group;
            l_119 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_118 << 12) + (l_118 << 11)))) + (ulong) 1872L);
            l_120 = *((__global gale_long *) (arg_fs + 16 + l_119));
            *((__global gale_long *) (arg_fs + 16 + l_119)) = ((long) ((ulong) ((long) i_116) + (ulong) l_120));
            l_121 = (long) gale_group;
            l_122 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_121 << 12) + (l_121 << 11)))) + (ulong) 1864L);
            l_123 = *((__global gale_long *) (arg_fs + 16 + l_122));
            *((__global gale_long *) (arg_fs + 16 + l_122)) = ((long) ((ulong) ((long) i_117) + (ulong) l_123));
        }
        if (i_43 < 1) {
            i_124 = i_44;
        } else {
            i_124 = i_43;
        }
        GALEFS_BARRIER(8);
        if (i_12 == 0) {
            l_125 = gale_BlockAccess_endMapping(arg_fs, 8, gale_group);
            l_126 = l_125;
        } else {
            l_126 = 0L;
        }
        GALEFS_BROADCAST(9, l_127, l_126);
        i_128 = (i_124 == (-16)) ? 0 : 1;
        i_129 = (int) ((uint) i_23 + (uint) i_128);
        i_130 = (int) ((uint) i_24 + (uint) 1);
        i_23 = i_129;
        i_24 = i_130;
    }
    *((__global gale_int *) (arg_results + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = i_23;
    if (((int) get_local_id(0)) == 0) {
        l_131 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_132 = l_131;
    } else {
        l_132 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_132 < (-4611686018427387904L)) {
            l_133 = gale_HostCall_awaitReply(arg_fs, l_132, gale_group);
            l_134 = l_133;
        } else {
            l_134 = l_132;
        }
    } else {
        l_134 = l_132;
    }
    GALEFS_BROADCAST(10, l_135, l_134);
    if (l_135 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_135); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        l_135 = gale_reply(gale_entry);
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_116) VARIABLE(int, i_117) VARIABLE(int, i_12) VARIABLE(int, i_142) VARIABLE(int, i_15) VARIABLE(int, i_155) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_23) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_37) VARIABLE(int, i_40) VARIABLE(int, i_44) VARIABLE(int, i_76) VARIABLE(int, i_77) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(int, i_95) VARIABLE(int, i_97) VARIABLE(long, l_0) VARIABLE(long, l_113) VARIABLE(long, l_13) VARIABLE(long, l_14) VARIABLE(long, l_20) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_35) VARIABLE(long, l_36) VARIABLE(long, l_43) VARIABLE(long, l_70) VARIABLE(long, l_74) VARIABLE(long, l_75)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_35) VARIABLE(l_36)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_44) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_43)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_44) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_43)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_70)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_37) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(i_95) VARIABLE(i_97) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_70) VARIABLE(l_74) VARIABLE(l_75)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_116) VARIABLE(i_117) VARIABLE(i_12) VARIABLE(i_142) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_37) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(i_95) VARIABLE(i_97) VARIABLE(l_0) VARIABLE(l_113) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_70) VARIABLE(l_74) VARIABLE(l_75)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_155) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25)
#define GALEFS_LIVE_11(VARIABLE)

__kernel void galefs_refusedWhileMapped(__global uchar *arg_fs, int arg_rounds, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 48L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(arg_fs + 60), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_8, i_9, i_10, i_11, i_12, i_15, i_16, i_17, i_18, i_23, i_26, i_27, i_28, i_29, i_30, i_37, i_40, i_41, i_44, i_46, i_47, i_48, i_50, i_53, i_54, i_55, i_57, i_58, i_59, i_61, i_62, i_64, i_65, i_67, i_68, i_73, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_85, i_93, i_95, i_97, i_98, i_99, i_100, i_101, i_103, i_106, i_107, i_108, i_111, i_116, i_117, i_119, i_120, i_123, i_124, i_127, i_130, i_131, i_132, i_134, i_135, i_136, i_137, i_138, i_140, i_142, i_144, i_145, i_146, i_147, i_154, i_155, i_159, i_160, i_161;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_13, l_14, l_19, l_20, l_21, l_22, l_24, l_25, l_31, l_32, l_33, l_34, l_35, l_36, l_38, l_39, l_42, l_43, l_45, l_49, l_51, l_52, l_56, l_60, l_63, l_66, l_69, l_70, l_71, l_72, l_74, l_75, l_83, l_84, l_86, l_87, l_88, l_89, l_90, l_91, l_92, l_94, l_96, l_102, l_104, l_105, l_109, l_110, l_112, l_113, l_114, l_115, l_118, l_121, l_122, l_125, l_126, l_128, l_129, l_133, l_139, l_141, l_143, l_148, l_149, l_150, l_151, l_152, l_153, l_156, l_157, l_158, l_162, l_163, l_164;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 0 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_9;
        case 3:
            goto loop_9;
        case 4:
            goto resume_4;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_2 = l_6;
        }
    } else {
        l_2 = 0L;
    }
    GALEFS_BROADCAST(1, l_7, l_2);
    if (l_7 < LONG_MIN / 2) {
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_7); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        l_7 = gale_reply(gale_entry);
    }
    i_8 = (int) l_7;
    i_9 = (int) get_local_id(0);
    i_10 = (int) get_local_id(0);
    i_11 = (int) get_local_id(0);
    i_12 = (int) get_local_size(0);
    l_13 = (((long) ((int) ((uint) i_11 + (uint) i_12))) << 3) + 16L;
    l_14 = (((long) i_11) << 3) + 16L;
    i_15 = (int) get_local_size(0);
    i_16 = (i_15 < 8) ? i_15 : 8;
    i_17 = gale_div_int(((int) get_local_id(0)), i_16);
    i_18 = gale_div_int(i_15, i_16);
    l_19 = (long) ((int) get_local_id(0));
    l_20 = l_19 << 16;
    l_21 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
    l_22 = l_19 << 3;
    i_23 = GALEFS_LAUNCH_INT(arg_fs, 148L);
    l_24 = 1L << i_23;
    l_25 = (long) ((ulong) l_24 + (ulong) (-1L));
    i_26 = GALEFS_LOCAL_SIZE << 1;
    i_27 = (int) get_local_id(0);
    i_28 = (int) get_local_id(0);
    i_29 = 0;
    i_30 = 0;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (gale_resuming == 3) {
            goto loop_70;
        }
        if (!(i_30 < arg_rounds)) {
            break;
        }
        if (i_28 == 0) {
            l_31 = gale_BlockAccess_beginMapping(arg_fs, i_8, 0L, 8, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_32 = l_31;
        } else {
            l_32 = 0L;
        }
        GALEFS_BROADCAST(2, l_33, l_32);
        if (l_33 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_8;
            gale_ints[gale_items + gale_item] = (uint) i_16;
            gale_ints[2 * gale_items + gale_item] = (uint) i_17;
            gale_ints[3 * gale_items + gale_item] = (uint) i_18;
            gale_ints[4 * gale_items + gale_item] = (uint) i_29;
            gale_ints[5 * gale_items + gale_item] = (uint) i_30;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_33); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            i_8 = (int) gale_ints[gale_item];
            i_16 = (int) gale_ints[gale_items + gale_item];
            i_17 = (int) gale_ints[2 * gale_items + gale_item];
            i_18 = (int) gale_ints[3 * gale_items + gale_item];
            i_29 = (int) gale_ints[4 * gale_items + gale_item];
            i_30 = (int) gale_ints[5 * gale_items + gale_item];
            l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
            i_9 = (int) get_local_id(0);
            i_10 = (int) get_local_id(0);
            i_11 = (int) get_local_id(0);
            i_12 = (int) get_local_size(0);
            l_13 = (((long) ((int) ((uint) i_11 + (uint) i_12))) << 3) + 16L;
            l_14 = (((long) i_11) << 3) + 16L;
            i_15 = (int) get_local_size(0);
            l_19 = (long) ((int) get_local_id(0));
            l_20 = l_19 << 16;
            l_21 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
            l_22 = l_19 << 3;
            i_23 = GALEFS_LAUNCH_INT(arg_fs, 148L);
            l_24 = 1L << i_23;
            l_25 = (long) ((ulong) l_24 + (ulong) (-1L));
            i_27 = (int) get_local_id(0);
            i_28 = (int) get_local_id(0);
            l_33 = gale_reply(gale_entry);
        }
        if (i_27 == 0) {
            if (!(l_33 < 0L)) {
                gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            }
        }
        if (!(l_33 < 0L)) {
            l_34 = gale_BlockAccess_offsetInRegion(arg_fs, l_33, 0L, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        }
        GALEFS_BARRIER(3);
        l_35 = (8L) + 16L;
        l_36 = (0L) + 16L;
        if (i_11 == 0) {
            *((__local gale_int *) (gale_local_memory + l_36)) = 0;
            *((__local gale_int *) (gale_local_memory + l_35)) = 0;
        }
        GALEFS_LOCAL_BARRIER(4);
        i_37 = gale_BlockAccess_available(arg_fs, i_8, 0L, 8, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (i_37 < 1) {
            l_38 = 0L;
        } else {
            l_39 = gale_BlockAccess_placeOf(arg_fs, i_8, 0L, i_37, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_38 = l_39;
        }
        i_40 = 0;
        i_41 = 0;
        l_42 = l_38;
        while (true) {
            l_43 = (long) i_40;
            i_44 = (int) ((uint) i_37 - (uint) i_40);
            if (l_42 == 0L) {
                break;
            }
            l_45 = (long) ((ulong) l_24 - (ulong) (l_43 & l_25));
            if (l_45 < ((long) i_44)) {
                i_46 = (int) l_45;
                i_47 = i_46;
            } else {
                i_47 = i_44;
            }
            if (i_40 == 0) {
                if (!(i_47 < 65)) {
                    if (((l_42 | l_22) & 15L) == 0) {
                        *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) get_local_id(0))) << 3) + 16L)))) = l_42;
                        i_48 = i_47;
                        goto B49;
                    }
                }
            }
            l_49 = l_43 + l_22;
            if (((l_42 | l_49) & 7L) == 0) {
                i_50 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (((int) ((uint) i_47 - (uint) i_50)) < 8) {
                        break;
                    }
                    l_51 = (long) i_50;
                    l_52 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) l_51))));
                    *((__global gale_long *) (arg_data + 16 + (l_49 + l_51))) = l_52;
                    i_53 = (int) ((uint) i_50 + (uint) 8);
                    i_50 = i_53;
                }
                i_54 = i_50;
            } else {
                i_54 = 0;
            }
            i_55 = i_54;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_55 < i_47)) {
                    break;
                }
                l_56 = (long) i_55;
                i_57 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) l_56))));
                *((__global char *) (arg_data + 16 + (l_49 + l_56))) = (char) i_57;
                i_58 = (int) ((uint) i_55 + (uint) 1);
                i_55 = i_58;
            }
            i_48 = i_41;
        B49:;
            i_59 = (int) ((uint) i_40 + (uint) i_47);
            if (i_59 < i_37) {
                l_60 = gale_BlockAccess_placeOf(arg_fs, i_8, ((long) i_59), ((int) ((uint) i_37 - (uint) i_59)), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                i_40 = i_59;
                i_41 = i_48;
                l_42 = l_60;
            } else {
                i_40 = i_59;
                i_41 = i_48;
                l_42 = 0L;
            }
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_21))) = (((long) i_41) | l_20);
        GALEFS_LOCAL_BARRIER(5);
        if (i_17 < i_18) {
            i_61 = i_17;
        } else {
            i_61 = i_15;
        }
        i_62 = i_61;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_62 < i_15)) {
                break;
            }
            l_63 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_15 + (uint) i_62))) << 3) + 16L))));
            i_64 = (int) l_63;
            i_65 = (int) ((uint) i_62 + (uint) i_18);
            if ((i_64 & 8191) == 0) {
                i_62 = i_65;
            } else {
                l_66 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_62) << 3) + 16L))));
                gale_copy_share((arg_fs + 16 + l_66), (arg_data + 16 + (l_63 >> 13)), (i_64 & 8191), gale_rem_int(((int) get_local_id(0)), i_16), i_16);
                i_62 = i_65;
            }
        }
        GALEFS_LOCAL_BARRIER(6);
        if (!(i_40 < 1)) {
            i_67 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_40);
            i_68 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
        }
        if (i_40 < i_37) {
            l_69 = l_43;
        } else {
            l_69 = (-1L);
        }
        l_70 = (16L) + l_14;
        *((__local gale_long *) (gale_local_memory + l_70)) = l_69;
        if (i_40 < i_37) {
            l_71 = gale_BlockAccess_missing(arg_fs, i_8, l_43, i_44, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_72 = l_71;
        } else {
            l_72 = (-1L);
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_13))) = l_72;
        GALEFS_LOCAL_BARRIER(7);
        i_73 = (i_37 < 0) ? i_37 : 0;
        l_74 = (-16L) + 24L;
        l_75 = (-16L) + 16L;
        i_76 = i_40;
        i_77 = i_73;
        i_78 = 0;
        i_79 = 0;
        i_80 = 0;
        i_81 = 1;
        loop_70:;
        while (true) {
            if (gale_resuming == 3) {
                goto resume_3;
            }
            if (i_81 == 0) {
                break;
            }
            if (i_11 == 0) {
                i_82 = i_78;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_83 = (16L) + ((((long) i_82) << 3) + 16L);
                    if (!(i_82 < i_12)) {
                        goto B77;
                    }
                    l_84 = *((__local gale_long *) (gale_local_memory + l_83));
                    if (!(l_84 == (-1L))) {
                        break;
                    }
                    i_85 = (int) ((uint) i_82 + (uint) 1);
                    i_82 = i_85;
                }
                goto B78;
            B77:;
            B78:;
                if (i_82 < i_12) {
                    l_86 = *((__local gale_long *) (gale_local_memory + l_83));
                    l_87 = l_86;
                } else {
                    l_87 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_75)) = l_87;
                if (i_80 == 0) {
                    l_88 = (long) i_23;
                    l_89 = l_88;
                } else {
                    l_89 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_74)) = l_89;
                if (i_82 < i_12) {
                    if (i_80 == 0) {
                        l_90 = gale_BlockAccess_acquireResident(arg_fs, i_8, l_87, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_91 = l_90;
                    } else {
                        l_91 = 0L;
                    }
                } else {
                    l_92 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_91 = l_92;
                }
                if (i_82 < i_12) {
                    if (l_91 == 0L) {
                        i_93 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_94 = (long) i_93;
                        if (l_94 < 0L) {
                            i_95 = i_82;
                            l_96 = l_94;
                            i_97 = i_79;
                        } else {
                            if (i_79 == 0) {
                                i_98 = (int) ((uint) i_12 + (uint) i_82);
                                i_99 = i_12 << 1;
                                i_100 = 0;
                                i_101 = i_98;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_101 < i_99)) {
                                        goto B105;
                                    }
                                    if (!(i_100 < 4096)) {
                                        break;
                                    }
                                    l_102 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_101) << 3) + 16L))));
                                    i_103 = (int) ((uint) i_101 + (uint) 1);
                                    if (l_102 == (-1L)) {
                                        i_101 = i_103;
                                    } else {
                                        l_104 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                        l_105 = l_102 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_104 + (ulong) ((long) i_100))))) = l_105;
                                        i_106 = (int) ((uint) i_100 + (uint) 8);
                                        if (((int) (l_102 & 1L)) == 0) {
                                            i_100 = i_106;
                                            i_101 = i_103;
                                        } else {
                                            if (i_106 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_104 + (ulong) ((long) i_106))))) = (l_105 + 1L);
                                                i_107 = (int) ((uint) i_100 + (uint) 16);
                                                i_100 = i_107;
                                                i_101 = i_103;
                                            } else {
                                                i_100 = i_106;
                                                i_101 = i_103;
                                            }
                                        }
                                    }
                                }
                                i_108 = i_100;
                                goto B107;
                            B105:;
                                i_108 = i_100;
                            } else {
                                i_108 = 0;
                            }
                        B107:;
                            l_109 = *((__local gale_long *) (gale_local_memory + l_75));
                            l_110 = *((__local gale_long *) (gale_local_memory + l_74));
                            i_111 = (int) l_110;
                            l_112 = gale_BlockAccess_requestListed(arg_fs, i_8, (((long) (0 - (ulong) (1L << i_111))) & l_109), (1 << i_111), i_108, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                            i_95 = i_82;
                            l_96 = l_112;
                            i_97 = 1;
                        }
                    } else {
                        i_95 = i_82;
                        l_96 = l_91;
                        i_97 = i_79;
                    }
                } else {
                    i_95 = i_82;
                    l_96 = l_91;
                    i_97 = i_79;
                }
            } else {
                i_95 = i_78;
                l_96 = 0L;
                i_97 = i_79;
            }
            GALEFS_BROADCAST(8, l_113, l_96);
            if (l_113 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_8;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_17;
                gale_ints[3 * gale_items + gale_item] = (uint) i_18;
                gale_ints[4 * gale_items + gale_item] = (uint) i_29;
                gale_ints[5 * gale_items + gale_item] = (uint) i_30;
                gale_ints[6 * gale_items + gale_item] = (uint) i_37;
                gale_ints[7 * gale_items + gale_item] = (uint) i_76;
                gale_ints[8 * gale_items + gale_item] = (uint) i_77;
                gale_ints[9 * gale_items + gale_item] = (uint) i_95;
                gale_ints[10 * gale_items + gale_item] = (uint) i_97;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_113); }
                GALEFS_RETURN;
                resume_3:
                gale_resuming = 0;
                i_8 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_17 = (int) gale_ints[2 * gale_items + gale_item];
                i_18 = (int) gale_ints[3 * gale_items + gale_item];
                i_29 = (int) gale_ints[4 * gale_items + gale_item];
                i_30 = (int) gale_ints[5 * gale_items + gale_item];
                i_37 = (int) gale_ints[6 * gale_items + gale_item];
                i_76 = (int) gale_ints[7 * gale_items + gale_item];
                i_77 = (int) gale_ints[8 * gale_items + gale_item];
                i_95 = (int) gale_ints[9 * gale_items + gale_item];
                i_97 = (int) gale_ints[10 * gale_items + gale_item];
                l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
                i_9 = (int) get_local_id(0);
                i_10 = (int) get_local_id(0);
                i_11 = (int) get_local_id(0);
                i_12 = (int) get_local_size(0);
                l_13 = (((long) ((int) ((uint) i_11 + (uint) i_12))) << 3) + 16L;
                l_14 = (((long) i_11) << 3) + 16L;
                i_15 = (int) get_local_size(0);
                l_19 = (long) ((int) get_local_id(0));
                l_20 = l_19 << 16;
                l_21 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
                l_22 = l_19 << 3;
                i_23 = GALEFS_LAUNCH_INT(arg_fs, 148L);
                l_24 = 1L << i_23;
                l_25 = (long) ((ulong) l_24 + (ulong) (-1L));
                i_27 = (int) get_local_id(0);
                i_28 = (int) get_local_id(0);
                l_35 = (8L) + 16L;
                l_36 = (0L) + 16L;
                l_70 = (16L) + l_14;
                l_74 = (-16L) + 24L;
                l_75 = (-16L) + 16L;
                l_113 = gale_reply(gale_entry);
            }
            l_114 = *((__local gale_long *) (gale_local_memory + l_70));
            l_115 = *((__local gale_long *) (gale_local_memory + l_74));
            if (l_114 == (-1L)) {
                i_116 = i_76;
                i_117 = i_77;
            } else {
                l_118 = *((__local gale_long *) (gale_local_memory + l_75));
                i_119 = (int) l_115;
                if ((l_114 >> i_119) == (l_118 >> i_119)) {
                    if (l_113 < 0L) {
                        i_120 = 0;
                    } else {
                        l_121 = 1L << i_119;
                        l_122 = (long) ((ulong) l_121 - (ulong) (((long) ((ulong) l_121 + (ulong) (-1L))) & l_114));
                        i_123 = (int) ((uint) i_37 - (uint) i_76);
                        if (l_122 < ((long) i_123)) {
                            i_124 = (int) l_122;
                            i_120 = i_124;
                        } else {
                            i_120 = i_123;
                        }
                    }
                    l_125 = gale_BlockAccess_offsetInRegion(arg_fs, l_113, l_114, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_126 = ((long) i_76) + l_22;
                    if (((l_125 | l_126) & 7L) == 0) {
                        i_127 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_120 - (uint) i_127)) < 8) {
                                break;
                            }
                            l_128 = (long) i_127;
                            l_129 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) l_128))));
                            *((__global gale_long *) (arg_data + 16 + (l_126 + l_128))) = l_129;
                            i_130 = (int) ((uint) i_127 + (uint) 8);
                            i_127 = i_130;
                        }
                        i_131 = i_127;
                    } else {
                        i_131 = 0;
                    }
                    i_132 = i_131;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_132 < i_120)) {
                            break;
                        }
                        l_133 = (long) i_132;
                        i_134 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) l_133))));
                        *((__global char *) (arg_data + 16 + (l_126 + l_133))) = (char) i_134;
                        i_135 = (int) ((uint) i_132 + (uint) 1);
                        i_132 = i_135;
                    }
                    i_136 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_120);
                    if (l_113 < 0L) {
                        i_137 = (int) l_113;
                        i_138 = i_137;
                    } else {
                        i_138 = 0;
                    }
                    l_139 = (long) ((ulong) ((long) i_120) + (ulong) l_114);
                    i_140 = (int) ((uint) i_76 + (uint) i_120);
                    if (l_113 == (-117L)) {
                        l_141 = l_139;
                    } else {
                        if (l_113 < 0L) {
                            l_141 = (-1L);
                        } else {
                            if (i_140 < i_37) {
                                l_141 = l_139;
                            } else {
                                l_141 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_70)) = l_141;
                    i_116 = i_140;
                    i_117 = i_138;
                } else {
                    i_116 = i_76;
                    i_117 = i_77;
                }
            }
            if (l_113 == 0L) {
                i_142 = 0;
            } else {
                l_143 = *((__local gale_long *) (gale_local_memory + l_75));
                i_144 = (l_143 == (-1L)) ? 0 : 1;
                i_142 = i_144;
            }
            GALEFS_BARRIER(9);
            i_145 = (l_113 == (-117L)) ? 1 : 0;
            if (i_10 == 0) {
                if (l_113 < 1L) {
                    i_76 = i_116;
                    i_77 = i_117;
                    i_78 = i_95;
                    i_79 = i_97;
                    i_80 = i_145;
                    i_81 = i_142;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    i_76 = i_116;
                    i_77 = i_117;
                    i_78 = i_95;
                    i_79 = i_97;
                    i_80 = i_145;
                    i_81 = i_142;
                }
            } else {
                i_76 = i_116;
                i_77 = i_117;
                i_78 = i_95;
                i_79 = i_97;
                i_80 = i_145;
                i_81 = i_142;
            }
        }
        if (i_11 == 0) {
            i_146 = *((__local gale_int *) (gale_local_memory + l_36));
            i_147 = *((__local gale_int *) (gale_local_memory + l_35));
            l_148 = GALEFS_LAUNCH_LONG(arg_fs, 24L);
            l_149 = (long) ((ulong) ((long) ((ulong) l_148 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_150 = *((__global gale_long *) (arg_fs + 16 + l_149));
            *((__global gale_long *) (arg_fs + 16 + l_149)) = ((long) ((ulong) ((long) i_146) + (ulong) l_150));
            l_151 = (long) ((ulong) ((long) ((ulong) l_148 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
            l_152 = *((__global gale_long *) (arg_fs + 16 + l_151));
            *((__global gale_long *) (arg_fs + 16 + l_151)) = ((long) ((ulong) ((long) i_147) + (ulong) l_152));
            l_153 = (long) ((ulong) ((long) ((ulong) l_148 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_154 = *((__global gale_int *) (arg_fs + 16 + l_153));
            *((__global gale_int *) (arg_fs + 16 + l_153)) = ((int) ((uint) (i_146 >> 12) + (uint) i_154));
        }
        if (i_76 < 1) {
            i_155 = i_77;
        } else {
            i_155 = i_76;
        }
        if (i_9 == 0) {
            l_156 = gale_BlockAccess_endMapping(arg_fs, 8, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_157 = l_156;
        } else {
            l_157 = 0L;
        }
        GALEFS_BROADCAST(10, l_158, l_157);
        i_159 = (i_155 == (-16)) ? 0 : 1;
        i_160 = (int) ((uint) i_29 + (uint) i_159);
        i_161 = (int) ((uint) i_30 + (uint) 1);
        i_29 = i_160;
        i_30 = i_161;
    }
    *((__global gale_int *) (arg_results + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 2) + 16L))) = i_29;
    if (((int) get_local_id(0)) == 0) {
        l_162 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_163 = l_162;
    } else {
        l_163 = 0L;
    }
    GALEFS_BROADCAST(11, l_164, l_163);
    if (l_164 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_164); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        l_164 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
