// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ItemReadKernels#ranges
// entry point: galefs_ranges
// parameters: LONG_ARRAY INT LONG_ARRAY BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE READ WRITE WRITE
// waits: 3
// saved values: 12
// context bytes: 56
// needs: BARRIERS LOCAL_SIZE
// local bytes: 32
// local bytes per work-item: 16
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: ca3664bcb3fb43c840cd668f1018a69c7f57df85e5bb243b248f6c87a753c51d
// functions SHA-256: 6a3187c21efd3f53c48dc719454c4cdec011627901d8d845e7ae3be8ad9baf8a
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE GALEFS_PASS gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_OpenFileCalls_beginClose gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy_share gale_div_int gale_int_at gale_rem_int gale_reply gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_105) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_28) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_55) VARIABLE(int, i_57) VARIABLE(int, i_79) VARIABLE(int, i_80) VARIABLE(long, l_0) VARIABLE(long, l_16) VARIABLE(long, l_17) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_30) VARIABLE(long, l_34) VARIABLE(long, l_35) VARIABLE(long, l_76)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_25)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_30)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_35)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_105) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_76)
#define GALEFS_LIVE_7(VARIABLE)

__kernel void galefs_ranges(__global uchar *arg_fs, int arg_rangesPerItem, __global uchar *arg_ranges, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_PASS()
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 40L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(gale_passes + 20), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_12, i_13, i_14, i_15, i_18, i_19, i_20, i_21, i_28, i_33, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_45, i_53, i_55, i_57, i_58, i_59, i_60, i_61, i_63, i_67, i_68, i_69, i_72, i_79, i_80, i_82, i_83, i_86, i_87, i_90, i_93, i_94, i_95, i_97, i_98, i_99, i_100, i_101, i_103, i_105, i_107, i_108, i_109, i_110, i_117, i_118;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_16, l_17, l_22, l_23, l_24, l_25, l_26, l_27, l_29, l_30, l_31, l_32, l_34, l_35, l_43, l_44, l_46, l_47, l_48, l_49, l_50, l_51, l_52, l_54, l_56, l_62, l_64, l_65, l_66, l_70, l_71, l_73, l_74, l_75, l_76, l_77, l_78, l_81, l_84, l_85, l_88, l_89, l_91, l_92, l_96, l_102, l_104, l_106, l_111, l_112, l_113, l_114, l_115, l_116, l_119, l_120, l_121, l_122, l_123;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 1 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_14;
        case 3:
            goto resume_3;
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
    i_15 = (int) get_local_size(0);
    l_16 = (((long) ((int) ((uint) i_14 + (uint) i_15))) << 3) + 16L;
    l_17 = (((long) i_14) << 3) + 16L;
    i_18 = GALEFS_LOCAL_SIZE << 1;
    i_19 = (int) ((uint) arg_rangesPerItem * (uint) ((int) get_global_id(0)));
    i_20 = 0;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_25;
        }
        if (!(i_20 < arg_rangesPerItem)) {
            break;
        }
        i_21 = (int) ((uint) i_20 + (uint) i_19);
        l_22 = (long) ((int) ((uint) i_21 + (uint) (i_21 << 1)));
        l_23 = *((__global gale_long *) (arg_ranges + ((l_22 << 3) + 16L)));
        l_24 = *((__global gale_long *) (arg_ranges + (((l_22 + 1L) << 3) + 16L)));
        l_25 = *((__global gale_long *) (arg_ranges + (((l_22 + 2L) << 3) + 16L)));
        GALEFS_BARRIER(2);
        l_26 = (8L) + 16L;
        l_27 = (0L) + 16L;
        if (i_14 == 0) {
            *((__local gale_int *) (gale_local_memory + l_27)) = 0;
            *((__local gale_int *) (gale_local_memory + l_26)) = 0;
        }
        GALEFS_LOCAL_BARRIER(3);
        i_28 = gale_BlockAccess_available(arg_fs, i_11, l_23, ((int) l_24), gale_group);
        if (i_28 < 1) {
            l_29 = (-1L);
        } else {
            l_29 = l_23;
        }
        l_30 = (16L) + l_17;
        *((__local gale_long *) (gale_local_memory + l_30)) = l_29;
        if (i_28 < 1) {
            l_31 = (-1L);
        } else {
            l_32 = gale_BlockAccess_missing(arg_fs, i_11, l_23, i_28, gale_group);
            l_31 = l_32;
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_16))) = l_31;
        GALEFS_LOCAL_BARRIER(4);
        i_33 = (i_28 < 0) ? i_28 : 0;
        l_34 = (-16L) + 24L;
        l_35 = (-16L) + 16L;
        i_36 = 0;
        i_37 = i_33;
        i_38 = 0;
        i_39 = 0;
        i_40 = 0;
        i_41 = 1;
        loop_25:;
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (i_41 == 0) {
                break;
            }
            if (i_14 == 0) {
                i_42 = i_38;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_43 = (16L) + ((((long) i_42) << 3) + 16L);
                    if (!(i_42 < i_15)) {
                        goto B32;
                    }
                    l_44 = *((__local gale_long *) (gale_local_memory + l_43));
                    if (!(l_44 == (-1L))) {
                        break;
                    }
                    i_45 = (int) ((uint) i_42 + (uint) 1);
                    i_42 = i_45;
                }
                goto B33;
            B32:;
            B33:;
                if (i_42 < i_15) {
                    l_46 = *((__local gale_long *) (gale_local_memory + l_43));
                    l_47 = l_46;
                } else {
                    l_47 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_35)) = l_47;
                if (i_40 == 0) {
                    l_48 = (long) (*((__global gale_int *) (arg_fs + 16 + 148L)));
                    l_49 = l_48;
                } else {
                    l_49 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_34)) = l_49;
                if (i_42 < i_15) {
                    if (i_40 == 0) {
                        l_50 = gale_BlockAccess_acquireResident(arg_fs, i_11, l_47, gale_group);
                        l_51 = l_50;
                    } else {
                        l_51 = 0L;
                    }
                } else {
                    l_52 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                    l_51 = l_52;
                }
                if (i_42 < i_15) {
                    if (l_51 == 0L) {
                        i_53 = gale_HostCall_begin(arg_fs, gale_group);
                        l_54 = (long) i_53;
                        if (l_54 < 0L) {
                            i_55 = i_42;
                            l_56 = l_54;
                            i_57 = i_39;
                        } else {
                            if (i_39 == 0) {
                                i_58 = (int) ((uint) i_15 + (uint) i_42);
                                i_59 = i_15 << 1;
                                i_60 = 0;
                                i_61 = i_58;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_61 < i_59)) {
                                        goto B60;
                                    }
                                    if (!(i_60 < 4096)) {
                                        break;
                                    }
                                    l_62 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_61) << 3) + 16L))));
                                    i_63 = (int) ((uint) i_61 + (uint) 1);
                                    if (l_62 == (-1L)) {
                                        i_61 = i_63;
                                    } else {
                                        l_64 = (long) gale_group;
                                        l_65 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_64 << 12) + (l_64 << 11)))) + (ulong) 2048L);
                                        l_66 = l_62 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) ((long) i_60))))) = l_66;
                                        i_67 = (int) ((uint) i_60 + (uint) 8);
                                        if (((int) (l_62 & 1L)) == 0) {
                                            i_60 = i_67;
                                            i_61 = i_63;
                                        } else {
                                            if (i_67 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) ((long) i_67))))) = (l_66 + 1L);
                                                i_68 = (int) ((uint) i_60 + (uint) 16);
                                                i_60 = i_68;
                                                i_61 = i_63;
                                            } else {
                                                i_60 = i_67;
                                                i_61 = i_63;
                                            }
                                        }
                                    }
                                }
                                i_69 = i_60;
                                goto B62;
                            B60:;
                                i_69 = i_60;
                            } else {
                                i_69 = 0;
                            }
                        B62:;
                            l_70 = *((__local gale_long *) (gale_local_memory + l_35));
                            l_71 = *((__local gale_long *) (gale_local_memory + l_34));
                            i_72 = (int) l_71;
                            l_73 = gale_BlockAccess_requestListed(arg_fs, i_11, (((long) (0 - (ulong) (1L << i_72))) & l_70), (1 << i_72), i_69, gale_group);
                            i_55 = i_42;
                            l_56 = l_73;
                            i_57 = 1;
                        }
                    } else {
                        i_55 = i_42;
                        l_56 = l_51;
                        i_57 = i_39;
                    }
                } else {
                    i_55 = i_42;
                    l_56 = l_51;
                    i_57 = i_39;
                }
            } else {
                i_55 = i_38;
                l_56 = 0L;
                i_57 = i_39;
            }
            if (i_13 == 0) {
                if (l_56 < (-4611686018427387904L)) {
                    l_74 = gale_HostCall_awaitReply(arg_fs, l_56, gale_group);
                    l_75 = l_74;
                } else {
                    l_75 = l_56;
                }
            } else {
                l_75 = l_56;
            }
            GALEFS_BROADCAST(5, l_76, l_75);
            if (l_76 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_11;
                gale_ints[gale_items + gale_item] = (uint) i_20;
                gale_ints[2 * gale_items + gale_item] = (uint) i_21;
                gale_longs[gale_item] = (ulong) l_25;
                gale_ints[3 * gale_items + gale_item] = (uint) i_28;
                gale_ints[4 * gale_items + gale_item] = (uint) i_36;
                gale_ints[5 * gale_items + gale_item] = (uint) i_37;
                gale_ints[6 * gale_items + gale_item] = (uint) i_55;
                gale_ints[7 * gale_items + gale_item] = (uint) i_57;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_76); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_11 = (int) gale_ints[gale_item];
                i_20 = (int) gale_ints[gale_items + gale_item];
                i_21 = (int) gale_ints[2 * gale_items + gale_item];
                l_25 = (long) gale_longs[gale_item];
                i_28 = (int) gale_ints[3 * gale_items + gale_item];
                i_36 = (int) gale_ints[4 * gale_items + gale_item];
                i_37 = (int) gale_ints[5 * gale_items + gale_item];
                i_55 = (int) gale_ints[6 * gale_items + gale_item];
                i_57 = (int) gale_ints[7 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_12 = (int) get_local_id(0);
                i_13 = (int) get_local_id(0);
                i_14 = (int) get_local_id(0);
                i_15 = (int) get_local_size(0);
                l_16 = (((long) ((int) ((uint) i_14 + (uint) i_15))) << 3) + 16L;
                l_17 = (((long) i_14) << 3) + 16L;
                i_19 = (int) ((uint) arg_rangesPerItem * (uint) ((int) get_global_id(0)));
                l_26 = (8L) + 16L;
                l_27 = (0L) + 16L;
                l_30 = (16L) + l_17;
                l_34 = (-16L) + 24L;
                l_35 = (-16L) + 16L;
                l_76 = gale_reply(gale_entry);
            }
            l_77 = *((__local gale_long *) (gale_local_memory + l_30));
            l_78 = *((__local gale_long *) (gale_local_memory + l_34));
            if (l_77 == (-1L)) {
                i_79 = i_36;
                i_80 = i_37;
            } else {
                l_81 = *((__local gale_long *) (gale_local_memory + l_35));
                i_82 = (int) l_78;
                if ((l_77 >> i_82) == (l_81 >> i_82)) {
                    if (l_76 < 0L) {
                        i_83 = 0;
                    } else {
                        l_84 = 1L << i_82;
                        l_85 = (long) ((ulong) l_84 - (ulong) (((long) ((ulong) l_84 + (ulong) (-1L))) & l_77));
                        i_86 = (int) ((uint) i_28 - (uint) i_36);
                        if (l_85 < ((long) i_86)) {
                            i_87 = (int) l_85;
                            i_83 = i_87;
                        } else {
                            i_83 = i_86;
                        }
                    }
                    l_88 = gale_BlockAccess_offsetInRegion(arg_fs, l_76, l_77, gale_group);
                    l_89 = (long) ((ulong) ((long) i_36) + (ulong) l_25);
                    if (((l_88 | l_89) & 7L) == 0) {
                        i_90 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_83 - (uint) i_90)) < 8) {
                                break;
                            }
                            l_91 = (long) i_90;
                            l_92 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) l_91))));
                            *((__global gale_long *) (arg_data + 16 + ((long) ((ulong) l_89 + (ulong) l_91)))) = l_92;
                            i_93 = (int) ((uint) i_90 + (uint) 8);
                            i_90 = i_93;
                        }
                        i_94 = i_90;
                    } else {
                        i_94 = 0;
                    }
                    i_95 = i_94;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_95 < i_83)) {
                            break;
                        }
                        l_96 = (long) i_95;
                        i_97 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) l_96))));
                        *((__global char *) (arg_data + 16 + ((long) ((ulong) l_89 + (ulong) l_96)))) = (char) i_97;
                        i_98 = (int) ((uint) i_95 + (uint) 1);
                        i_95 = i_98;
                    }
                    i_99 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_83);
                    if (l_76 < 0L) {
                        i_100 = (int) l_76;
                        i_101 = i_100;
                    } else {
                        i_101 = 0;
                    }
                    l_102 = (long) ((ulong) ((long) i_83) + (ulong) l_77);
                    i_103 = (int) ((uint) i_36 + (uint) i_83);
                    if (l_76 == (-117L)) {
                        l_104 = l_102;
                    } else {
                        if (l_76 < 0L) {
                            l_104 = (-1L);
                        } else {
                            if (i_103 < i_28) {
                                l_104 = l_102;
                            } else {
                                l_104 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_30)) = l_104;
                    i_79 = i_103;
                    i_80 = i_101;
                } else {
                    i_79 = i_36;
                    i_80 = i_37;
                }
            }
            if (l_76 == 0L) {
                i_105 = 0;
            } else {
                l_106 = *((__local gale_long *) (gale_local_memory + l_35));
                i_107 = (l_106 == (-1L)) ? 0 : 1;
                i_105 = i_107;
            }
            GALEFS_BARRIER(6);
            i_108 = (l_76 == (-117L)) ? 1 : 0;
            if (i_12 == 0) {
                if (l_76 < 1L) {
                    i_36 = i_79;
                    i_37 = i_80;
                    i_38 = i_55;
                    i_39 = i_57;
                    i_40 = i_108;
                    i_41 = i_105;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                    i_36 = i_79;
                    i_37 = i_80;
                    i_38 = i_55;
                    i_39 = i_57;
                    i_40 = i_108;
                    i_41 = i_105;
                }
            } else {
                i_36 = i_79;
                i_37 = i_80;
                i_38 = i_55;
                i_39 = i_57;
                i_40 = i_108;
                i_41 = i_105;
            }
        }
        if (i_14 == 0) {
            i_109 = *((__local gale_int *) (gale_local_memory + l_27));
            i_110 = *((__local gale_int *) (gale_local_memory + l_26));
            l_111 = (long) gale_group;
            l_112 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_111 << 12) + (l_111 << 11)))) + (ulong) 1872L);
            l_113 = *((__global gale_long *) (arg_fs + 16 + l_112));
            *((__global gale_long *) (arg_fs + 16 + l_112)) = ((long) ((ulong) ((long) i_109) + (ulong) l_113));
            l_114 = (long) gale_group;
            l_115 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_114 << 12) + (l_114 << 11)))) + (ulong) 1864L);
            l_116 = *((__global gale_long *) (arg_fs + 16 + l_115));
            *((__global gale_long *) (arg_fs + 16 + l_115)) = ((long) ((ulong) ((long) i_110) + (ulong) l_116));
        }
        if (i_36 < 1) {
            i_117 = i_37;
        } else {
            i_117 = i_36;
        }
        *((__global gale_int *) (arg_results + ((((long) i_21) << 2) + 16L))) = i_117;
        i_118 = (int) ((uint) i_20 + (uint) 1);
        i_20 = i_118;
    }
    if (((int) get_local_id(0)) == 0) {
        l_119 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_120 = l_119;
    } else {
        l_120 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_120 < (-4611686018427387904L)) {
            l_121 = gale_HostCall_awaitReply(arg_fs, l_120, gale_group);
            l_122 = l_121;
        } else {
            l_122 = l_120;
        }
    } else {
        l_122 = l_120;
    }
    GALEFS_BROADCAST(7, l_123, l_122);
    if (l_123 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_123); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_123 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_112) VARIABLE(int, i_113) VARIABLE(int, i_138) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_19) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_32) VARIABLE(int, i_35) VARIABLE(int, i_40) VARIABLE(int, i_72) VARIABLE(int, i_73) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(int, i_91) VARIABLE(int, i_93) VARIABLE(long, l_0) VARIABLE(long, l_109) VARIABLE(long, l_12) VARIABLE(long, l_13) VARIABLE(long, l_18) VARIABLE(long, l_20) VARIABLE(long, l_21) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_30) VARIABLE(long, l_31) VARIABLE(long, l_39) VARIABLE(long, l_66) VARIABLE(long, l_70) VARIABLE(long, l_71)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_29)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_40) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_39)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_40) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_39)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_66)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_32) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(i_91) VARIABLE(i_93) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_66) VARIABLE(l_70) VARIABLE(l_71)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_138) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_32) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(i_91) VARIABLE(i_93) VARIABLE(l_0) VARIABLE(l_109) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_66) VARIABLE(l_70) VARIABLE(l_71)
#define GALEFS_LIVE_9(VARIABLE)

__kernel void galefs_ranges(__global uchar *arg_fs, int arg_rangesPerItem, __global uchar *arg_ranges, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 56L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(arg_fs + 60), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_8, i_9, i_10, i_11, i_14, i_15, i_16, i_17, i_19, i_22, i_23, i_24, i_25, i_32, i_35, i_36, i_40, i_42, i_43, i_44, i_46, i_49, i_50, i_51, i_53, i_54, i_55, i_57, i_58, i_60, i_61, i_63, i_64, i_69, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_81, i_89, i_91, i_93, i_94, i_95, i_96, i_97, i_99, i_102, i_103, i_104, i_107, i_112, i_113, i_115, i_116, i_119, i_120, i_123, i_126, i_127, i_128, i_130, i_131, i_132, i_133, i_134, i_136, i_138, i_140, i_141, i_142, i_143, i_150, i_151, i_152;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_12, l_13, l_18, l_20, l_21, l_26, l_27, l_28, l_29, l_30, l_31, l_33, l_34, l_37, l_38, l_39, l_41, l_45, l_47, l_48, l_52, l_56, l_59, l_62, l_65, l_66, l_67, l_68, l_70, l_71, l_79, l_80, l_82, l_83, l_84, l_85, l_86, l_87, l_88, l_90, l_92, l_98, l_100, l_101, l_105, l_106, l_108, l_109, l_110, l_111, l_114, l_117, l_118, l_121, l_122, l_124, l_125, l_129, l_135, l_137, l_139, l_144, l_145, l_146, l_147, l_148, l_149, l_153, l_154, l_155;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 1 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_9;
        case 3:
            goto resume_3;
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
    i_11 = (int) get_local_size(0);
    l_12 = (((long) ((int) ((uint) i_10 + (uint) i_11))) << 3) + 16L;
    l_13 = (((long) i_10) << 3) + 16L;
    i_14 = (int) get_local_size(0);
    i_15 = (i_14 < 8) ? i_14 : 8;
    i_16 = gale_div_int(((int) get_local_id(0)), i_15);
    i_17 = gale_div_int(i_14, i_15);
    l_18 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
    i_19 = GALEFS_LAUNCH_INT(arg_fs, 148L);
    l_20 = 1L << i_19;
    l_21 = (long) ((ulong) l_20 + (ulong) (-1L));
    i_22 = GALEFS_LOCAL_SIZE << 1;
    i_23 = (int) ((uint) arg_rangesPerItem * (uint) (gale_group * (int) get_local_size(0) + (int) get_local_id(0)));
    i_24 = 0;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_59;
        }
        if (!(i_24 < arg_rangesPerItem)) {
            break;
        }
        i_25 = (int) ((uint) i_24 + (uint) i_23);
        l_26 = (long) ((int) ((uint) i_25 + (uint) (i_25 << 1)));
        l_27 = *((__global gale_long *) (arg_ranges + ((l_26 << 3) + 16L)));
        l_28 = *((__global gale_long *) (arg_ranges + (((l_26 + 1L) << 3) + 16L)));
        l_29 = *((__global gale_long *) (arg_ranges + (((l_26 + 2L) << 3) + 16L)));
        GALEFS_BARRIER(2);
        l_30 = (8L) + 16L;
        l_31 = (0L) + 16L;
        if (i_10 == 0) {
            *((__local gale_int *) (gale_local_memory + l_31)) = 0;
            *((__local gale_int *) (gale_local_memory + l_30)) = 0;
        }
        GALEFS_LOCAL_BARRIER(3);
        i_32 = gale_BlockAccess_available(arg_fs, i_8, l_27, ((int) l_28), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (i_32 < 1) {
            l_33 = 0L;
        } else {
            l_34 = gale_BlockAccess_placeOf(arg_fs, i_8, l_27, i_32, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_33 = l_34;
        }
        i_35 = 0;
        i_36 = 0;
        l_37 = l_33;
        while (true) {
            l_38 = (long) i_35;
            l_39 = (long) ((ulong) l_38 + (ulong) l_27);
            i_40 = (int) ((uint) i_32 - (uint) i_35);
            if (l_37 == 0L) {
                break;
            }
            l_41 = (long) ((ulong) l_20 - (ulong) (l_39 & l_21));
            if (l_41 < ((long) i_40)) {
                i_42 = (int) l_41;
                i_43 = i_42;
            } else {
                i_43 = i_40;
            }
            if (i_35 == 0) {
                if (!(i_43 < 65)) {
                    if (((l_37 | l_29) & 15L) == 0) {
                        *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) get_local_id(0))) << 3) + 16L)))) = l_37;
                        i_44 = i_43;
                        goto B38;
                    }
                }
            }
            l_45 = (long) ((ulong) l_38 + (ulong) l_29);
            if (((l_37 | l_45) & 7L) == 0) {
                i_46 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (((int) ((uint) i_43 - (uint) i_46)) < 8) {
                        break;
                    }
                    l_47 = (long) i_46;
                    l_48 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) l_47))));
                    *((__global gale_long *) (arg_data + 16 + ((long) ((ulong) l_45 + (ulong) l_47)))) = l_48;
                    i_49 = (int) ((uint) i_46 + (uint) 8);
                    i_46 = i_49;
                }
                i_50 = i_46;
            } else {
                i_50 = 0;
            }
            i_51 = i_50;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_51 < i_43)) {
                    break;
                }
                l_52 = (long) i_51;
                i_53 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) l_52))));
                *((__global char *) (arg_data + 16 + ((long) ((ulong) l_45 + (ulong) l_52)))) = (char) i_53;
                i_54 = (int) ((uint) i_51 + (uint) 1);
                i_51 = i_54;
            }
            i_44 = i_36;
        B38:;
            i_55 = (int) ((uint) i_35 + (uint) i_43);
            if (i_55 < i_32) {
                l_56 = gale_BlockAccess_placeOf(arg_fs, i_8, ((long) ((ulong) ((long) i_55) + (ulong) l_27)), ((int) ((uint) i_32 - (uint) i_55)), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                i_35 = i_55;
                i_36 = i_44;
                l_37 = l_56;
            } else {
                i_35 = i_55;
                i_36 = i_44;
                l_37 = 0L;
            }
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_18))) = ((l_29 << 13) | ((long) i_36));
        GALEFS_LOCAL_BARRIER(4);
        if (i_16 < i_17) {
            i_57 = i_16;
        } else {
            i_57 = i_14;
        }
        i_58 = i_57;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_58 < i_14)) {
                break;
            }
            l_59 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_14 + (uint) i_58))) << 3) + 16L))));
            i_60 = (int) l_59;
            i_61 = (int) ((uint) i_58 + (uint) i_17);
            if ((i_60 & 8191) == 0) {
                i_58 = i_61;
            } else {
                l_62 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_58) << 3) + 16L))));
                gale_copy_share((arg_fs + 16 + l_62), (arg_data + 16 + (l_59 >> 13)), (i_60 & 8191), gale_rem_int(((int) get_local_id(0)), i_15), i_15);
                i_58 = i_61;
            }
        }
        GALEFS_LOCAL_BARRIER(5);
        if (!(i_35 < 1)) {
            i_63 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_35);
            i_64 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
        }
        if (i_35 < i_32) {
            l_65 = l_39;
        } else {
            l_65 = (-1L);
        }
        l_66 = (16L) + l_13;
        *((__local gale_long *) (gale_local_memory + l_66)) = l_65;
        if (i_35 < i_32) {
            l_67 = gale_BlockAccess_missing(arg_fs, i_8, l_39, i_40, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_68 = l_67;
        } else {
            l_68 = (-1L);
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_12))) = l_68;
        GALEFS_LOCAL_BARRIER(6);
        i_69 = (i_32 < 0) ? i_32 : 0;
        l_70 = (-16L) + 24L;
        l_71 = (-16L) + 16L;
        i_72 = i_35;
        i_73 = i_69;
        i_74 = 0;
        i_75 = 0;
        i_76 = 0;
        i_77 = 1;
        loop_59:;
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (i_77 == 0) {
                break;
            }
            if (i_10 == 0) {
                i_78 = i_74;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_79 = (16L) + ((((long) i_78) << 3) + 16L);
                    if (!(i_78 < i_11)) {
                        goto B66;
                    }
                    l_80 = *((__local gale_long *) (gale_local_memory + l_79));
                    if (!(l_80 == (-1L))) {
                        break;
                    }
                    i_81 = (int) ((uint) i_78 + (uint) 1);
                    i_78 = i_81;
                }
                goto B67;
            B66:;
            B67:;
                if (i_78 < i_11) {
                    l_82 = *((__local gale_long *) (gale_local_memory + l_79));
                    l_83 = l_82;
                } else {
                    l_83 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_71)) = l_83;
                if (i_76 == 0) {
                    l_84 = (long) i_19;
                    l_85 = l_84;
                } else {
                    l_85 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_70)) = l_85;
                if (i_78 < i_11) {
                    if (i_76 == 0) {
                        l_86 = gale_BlockAccess_acquireResident(arg_fs, i_8, l_83, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_87 = l_86;
                    } else {
                        l_87 = 0L;
                    }
                } else {
                    l_88 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_87 = l_88;
                }
                if (i_78 < i_11) {
                    if (l_87 == 0L) {
                        i_89 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_90 = (long) i_89;
                        if (l_90 < 0L) {
                            i_91 = i_78;
                            l_92 = l_90;
                            i_93 = i_75;
                        } else {
                            if (i_75 == 0) {
                                i_94 = (int) ((uint) i_11 + (uint) i_78);
                                i_95 = i_11 << 1;
                                i_96 = 0;
                                i_97 = i_94;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_97 < i_95)) {
                                        goto B94;
                                    }
                                    if (!(i_96 < 4096)) {
                                        break;
                                    }
                                    l_98 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_97) << 3) + 16L))));
                                    i_99 = (int) ((uint) i_97 + (uint) 1);
                                    if (l_98 == (-1L)) {
                                        i_97 = i_99;
                                    } else {
                                        l_100 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                        l_101 = l_98 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) ((long) i_96))))) = l_101;
                                        i_102 = (int) ((uint) i_96 + (uint) 8);
                                        if (((int) (l_98 & 1L)) == 0) {
                                            i_96 = i_102;
                                            i_97 = i_99;
                                        } else {
                                            if (i_102 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) ((long) i_102))))) = (l_101 + 1L);
                                                i_103 = (int) ((uint) i_96 + (uint) 16);
                                                i_96 = i_103;
                                                i_97 = i_99;
                                            } else {
                                                i_96 = i_102;
                                                i_97 = i_99;
                                            }
                                        }
                                    }
                                }
                                i_104 = i_96;
                                goto B96;
                            B94:;
                                i_104 = i_96;
                            } else {
                                i_104 = 0;
                            }
                        B96:;
                            l_105 = *((__local gale_long *) (gale_local_memory + l_71));
                            l_106 = *((__local gale_long *) (gale_local_memory + l_70));
                            i_107 = (int) l_106;
                            l_108 = gale_BlockAccess_requestListed(arg_fs, i_8, (((long) (0 - (ulong) (1L << i_107))) & l_105), (1 << i_107), i_104, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                            i_91 = i_78;
                            l_92 = l_108;
                            i_93 = 1;
                        }
                    } else {
                        i_91 = i_78;
                        l_92 = l_87;
                        i_93 = i_75;
                    }
                } else {
                    i_91 = i_78;
                    l_92 = l_87;
                    i_93 = i_75;
                }
            } else {
                i_91 = i_74;
                l_92 = 0L;
                i_93 = i_75;
            }
            GALEFS_BROADCAST(7, l_109, l_92);
            if (l_109 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_8;
                gale_ints[gale_items + gale_item] = (uint) i_15;
                gale_ints[2 * gale_items + gale_item] = (uint) i_16;
                gale_ints[3 * gale_items + gale_item] = (uint) i_17;
                gale_ints[4 * gale_items + gale_item] = (uint) i_24;
                gale_ints[5 * gale_items + gale_item] = (uint) i_25;
                gale_longs[gale_item] = (ulong) l_29;
                gale_ints[6 * gale_items + gale_item] = (uint) i_32;
                gale_ints[7 * gale_items + gale_item] = (uint) i_72;
                gale_ints[8 * gale_items + gale_item] = (uint) i_73;
                gale_ints[9 * gale_items + gale_item] = (uint) i_91;
                gale_ints[10 * gale_items + gale_item] = (uint) i_93;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_109); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_8 = (int) gale_ints[gale_item];
                i_15 = (int) gale_ints[gale_items + gale_item];
                i_16 = (int) gale_ints[2 * gale_items + gale_item];
                i_17 = (int) gale_ints[3 * gale_items + gale_item];
                i_24 = (int) gale_ints[4 * gale_items + gale_item];
                i_25 = (int) gale_ints[5 * gale_items + gale_item];
                l_29 = (long) gale_longs[gale_item];
                i_32 = (int) gale_ints[6 * gale_items + gale_item];
                i_72 = (int) gale_ints[7 * gale_items + gale_item];
                i_73 = (int) gale_ints[8 * gale_items + gale_item];
                i_91 = (int) gale_ints[9 * gale_items + gale_item];
                i_93 = (int) gale_ints[10 * gale_items + gale_item];
                l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
                i_9 = (int) get_local_id(0);
                i_10 = (int) get_local_id(0);
                i_11 = (int) get_local_size(0);
                l_12 = (((long) ((int) ((uint) i_10 + (uint) i_11))) << 3) + 16L;
                l_13 = (((long) i_10) << 3) + 16L;
                i_14 = (int) get_local_size(0);
                l_18 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
                i_19 = GALEFS_LAUNCH_INT(arg_fs, 148L);
                l_20 = 1L << i_19;
                l_21 = (long) ((ulong) l_20 + (ulong) (-1L));
                i_23 = (int) ((uint) arg_rangesPerItem * (uint) (gale_group * (int) get_local_size(0) + (int) get_local_id(0)));
                l_30 = (8L) + 16L;
                l_31 = (0L) + 16L;
                l_66 = (16L) + l_13;
                l_70 = (-16L) + 24L;
                l_71 = (-16L) + 16L;
                l_109 = gale_reply(gale_entry);
            }
            l_110 = *((__local gale_long *) (gale_local_memory + l_66));
            l_111 = *((__local gale_long *) (gale_local_memory + l_70));
            if (l_110 == (-1L)) {
                i_112 = i_72;
                i_113 = i_73;
            } else {
                l_114 = *((__local gale_long *) (gale_local_memory + l_71));
                i_115 = (int) l_111;
                if ((l_110 >> i_115) == (l_114 >> i_115)) {
                    if (l_109 < 0L) {
                        i_116 = 0;
                    } else {
                        l_117 = 1L << i_115;
                        l_118 = (long) ((ulong) l_117 - (ulong) (((long) ((ulong) l_117 + (ulong) (-1L))) & l_110));
                        i_119 = (int) ((uint) i_32 - (uint) i_72);
                        if (l_118 < ((long) i_119)) {
                            i_120 = (int) l_118;
                            i_116 = i_120;
                        } else {
                            i_116 = i_119;
                        }
                    }
                    l_121 = gale_BlockAccess_offsetInRegion(arg_fs, l_109, l_110, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_122 = (long) ((ulong) ((long) i_72) + (ulong) l_29);
                    if (((l_121 | l_122) & 7L) == 0) {
                        i_123 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_116 - (uint) i_123)) < 8) {
                                break;
                            }
                            l_124 = (long) i_123;
                            l_125 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) l_124))));
                            *((__global gale_long *) (arg_data + 16 + ((long) ((ulong) l_122 + (ulong) l_124)))) = l_125;
                            i_126 = (int) ((uint) i_123 + (uint) 8);
                            i_123 = i_126;
                        }
                        i_127 = i_123;
                    } else {
                        i_127 = 0;
                    }
                    i_128 = i_127;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_128 < i_116)) {
                            break;
                        }
                        l_129 = (long) i_128;
                        i_130 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) l_129))));
                        *((__global char *) (arg_data + 16 + ((long) ((ulong) l_122 + (ulong) l_129)))) = (char) i_130;
                        i_131 = (int) ((uint) i_128 + (uint) 1);
                        i_128 = i_131;
                    }
                    i_132 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_116);
                    if (l_109 < 0L) {
                        i_133 = (int) l_109;
                        i_134 = i_133;
                    } else {
                        i_134 = 0;
                    }
                    l_135 = (long) ((ulong) ((long) i_116) + (ulong) l_110);
                    i_136 = (int) ((uint) i_72 + (uint) i_116);
                    if (l_109 == (-117L)) {
                        l_137 = l_135;
                    } else {
                        if (l_109 < 0L) {
                            l_137 = (-1L);
                        } else {
                            if (i_136 < i_32) {
                                l_137 = l_135;
                            } else {
                                l_137 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_66)) = l_137;
                    i_112 = i_136;
                    i_113 = i_134;
                } else {
                    i_112 = i_72;
                    i_113 = i_73;
                }
            }
            if (l_109 == 0L) {
                i_138 = 0;
            } else {
                l_139 = *((__local gale_long *) (gale_local_memory + l_71));
                i_140 = (l_139 == (-1L)) ? 0 : 1;
                i_138 = i_140;
            }
            GALEFS_BARRIER(8);
            i_141 = (l_109 == (-117L)) ? 1 : 0;
            if (i_9 == 0) {
                if (l_109 < 1L) {
                    i_72 = i_112;
                    i_73 = i_113;
                    i_74 = i_91;
                    i_75 = i_93;
                    i_76 = i_141;
                    i_77 = i_138;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    i_72 = i_112;
                    i_73 = i_113;
                    i_74 = i_91;
                    i_75 = i_93;
                    i_76 = i_141;
                    i_77 = i_138;
                }
            } else {
                i_72 = i_112;
                i_73 = i_113;
                i_74 = i_91;
                i_75 = i_93;
                i_76 = i_141;
                i_77 = i_138;
            }
        }
        if (i_10 == 0) {
            i_142 = *((__local gale_int *) (gale_local_memory + l_31));
            i_143 = *((__local gale_int *) (gale_local_memory + l_30));
            l_144 = GALEFS_LAUNCH_LONG(arg_fs, 24L);
            l_145 = (long) ((ulong) ((long) ((ulong) l_144 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_146 = *((__global gale_long *) (arg_fs + 16 + l_145));
            *((__global gale_long *) (arg_fs + 16 + l_145)) = ((long) ((ulong) ((long) i_142) + (ulong) l_146));
            l_147 = (long) ((ulong) ((long) ((ulong) l_144 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
            l_148 = *((__global gale_long *) (arg_fs + 16 + l_147));
            *((__global gale_long *) (arg_fs + 16 + l_147)) = ((long) ((ulong) ((long) i_143) + (ulong) l_148));
            l_149 = (long) ((ulong) ((long) ((ulong) l_144 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_150 = *((__global gale_int *) (arg_fs + 16 + l_149));
            *((__global gale_int *) (arg_fs + 16 + l_149)) = ((int) ((uint) (i_142 >> 12) + (uint) i_150));
        }
        if (i_72 < 1) {
            i_151 = i_73;
        } else {
            i_151 = i_72;
        }
        *((__global gale_int *) (arg_results + ((((long) i_25) << 2) + 16L))) = i_151;
        i_152 = (int) ((uint) i_24 + (uint) 1);
        i_24 = i_152;
    }
    if (((int) get_local_id(0)) == 0) {
        l_153 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_154 = l_153;
    } else {
        l_154 = 0L;
    }
    GALEFS_BROADCAST(9, l_155, l_154);
    if (l_155 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_155); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_155 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
