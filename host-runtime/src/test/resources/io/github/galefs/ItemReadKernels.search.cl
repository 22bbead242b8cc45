// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ItemReadKernels#search
// entry point: galefs_search
// parameters: LONG_ARRAY LONG LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE NONE READ READ_WRITE WRITE
// waits: 3
// saved values: 11
// context bytes: 56
// needs: BARRIERS LOCAL_SIZE
// local bytes: 32
// local bytes per work-item: 16
// scratch bytes per work-item: 4
// string: "sorted"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 917be73df4dfd17232d2574dc211abdf6d78968ce9807946b45bfac8d06ab860
// functions SHA-256: 6a3187c21efd3f53c48dc719454c4cdec011627901d8d845e7ae3be8ad9baf8a
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE GALEFS_PASS gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_OpenFileCalls_beginClose gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy_share gale_div_int gale_int_at gale_rem_int gale_reply gale_round_entry

__constant char gale_literals[] = {115, 111, 114, 116, 101, 100};

//@ live
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_113) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_30) VARIABLE(int, i_41) VARIABLE(int, i_48) VARIABLE(int, i_66) VARIABLE(int, i_68) VARIABLE(int, i_90) VARIABLE(long, l_0) VARIABLE(long, l_12) VARIABLE(long, l_13) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_23) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_36) VARIABLE(long, l_37) VARIABLE(long, l_38) VARIABLE(long, l_43) VARIABLE(long, l_46) VARIABLE(long, l_47) VARIABLE(long, l_87)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_30) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_36) VARIABLE(l_37)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_41) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_43)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_41) VARIABLE(i_48) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_43) VARIABLE(l_46) VARIABLE(l_47)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_11) VARIABLE(i_113) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_41) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_90) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_43) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_87)
#define GALEFS_LIVE_10(VARIABLE)

__kernel void galefs_search(__global uchar *arg_fs, long arg_count, __global uchar *arg_keys, __global uchar *arg_buffer, __global uchar *arg_results, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 48L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(gale_passes + 20), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_14, i_15, i_16, i_17, i_20, i_21, i_22, i_24, i_28, i_29, i_30, i_31, i_32, i_33, i_34, i_35, i_40, i_41, i_48, i_49, i_50, i_51, i_52, i_53, i_56, i_64, i_66, i_68, i_69, i_70, i_71, i_72, i_74, i_78, i_79, i_80, i_83, i_90, i_92, i_93, i_96, i_97, i_100, i_103, i_104, i_105, i_107, i_108, i_109, i_111, i_113, i_115, i_116, i_117, i_118;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_12, l_13, l_18, l_19, l_23, l_25, l_26, l_27, l_36, l_37, l_38, l_39, l_42, l_43, l_44, l_45, l_46, l_47, l_54, l_55, l_57, l_58, l_59, l_60, l_61, l_62, l_63, l_65, l_67, l_73, l_75, l_76, l_77, l_81, l_82, l_84, l_85, l_86, l_87, l_88, l_89, l_91, l_94, l_95, l_98, l_99, l_101, l_102, l_106, l_110, l_112, l_114, l_119, l_120, l_121, l_122, l_123, l_124, l_125, l_126, l_127, l_128, l_129, l_130, l_131, l_132;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 3 * gale_items);
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
        l_1 = gale_FileOpener_begin(arg_fs, 6, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < 6)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_5))))) = (char) ((int) gale_literals[i_5]);
                i_6 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 6, (-1), gale_group);
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
    l_12 = ((long) ((int) get_global_id(0))) << 3;
    l_13 = l_12 + 16L;
    i_14 = (int) get_local_id(0);
    i_15 = (int) get_local_id(0);
    i_16 = (int) get_local_id(0);
    i_17 = (int) get_local_size(0);
    l_18 = (((long) ((int) ((uint) i_16 + (uint) i_17))) << 3) + 16L;
    l_19 = (((long) i_16) << 3) + 16L;
    i_20 = GALEFS_LOCAL_SIZE << 1;
    i_21 = (int) get_local_size(0);
    i_22 = (int) get_local_id(0);
    l_23 = (((long) i_22) << 2) + 16L;
    i_24 = GALEFS_LOCAL_SIZE;
    l_25 = 0L;
    l_26 = arg_count;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_33;
        }
        GALEFS_LOCAL_BARRIER(2);
        l_27 = (-16L) + l_23;
        i_28 = (l_25 < l_26) ? 1 : 0;
        *((__local gale_int *) (gale_scratch_memory + l_27)) = i_28;
        GALEFS_LOCAL_BARRIER(3);
        i_29 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_29 < i_21)) {
                break;
            }
            i_30 = i_29 << 1;
            if ((i_22 & ((int) ((uint) i_30 + (uint) (-1)))) == 0) {
                i_31 = (int) ((uint) i_22 + (uint) i_29);
                if (i_31 < i_21) {
                    i_32 = *((__local gale_int *) (gale_scratch_memory + l_27));
                    i_33 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_31) << 2) + 16L))));
                    i_34 = (i_32 < i_33) ? i_33 : i_32;
                    *((__local gale_int *) (gale_scratch_memory + l_27)) = i_34;
                }
            }
            GALEFS_LOCAL_BARRIER(4);
            i_29 = i_30;
        }
        i_35 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        if (i_35 == 0) {
            break;
        }
        GALEFS_BARRIER(5);
        l_36 = (8L) + 16L;
        l_37 = (0L) + 16L;
        if (i_16 == 0) {
            *((__local gale_int *) (gale_local_memory + l_37)) = 0;
            *((__local gale_int *) (gale_local_memory + l_36)) = 0;
        }
        GALEFS_LOCAL_BARRIER(6);
        l_38 = (long) ((ulong) ((long) ((ulong) l_25 + (ulong) l_26)) >> 1);
        l_39 = l_38 << 3;
        i_40 = (l_25 < l_26) ? 8 : 0;
        i_41 = gale_BlockAccess_available(arg_fs, i_11, l_39, i_40, gale_group);
        if (i_41 < 1) {
            l_42 = (-1L);
        } else {
            l_42 = l_39;
        }
        l_43 = (16L) + l_19;
        *((__local gale_long *) (gale_local_memory + l_43)) = l_42;
        if (i_41 < 1) {
            l_44 = (-1L);
        } else {
            l_45 = gale_BlockAccess_missing(arg_fs, i_11, l_39, i_41, gale_group);
            l_44 = l_45;
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_18))) = l_44;
        GALEFS_LOCAL_BARRIER(7);
        l_46 = (-16L) + 24L;
        l_47 = (-16L) + 16L;
        i_48 = 0;
        i_49 = 0;
        i_50 = 0;
        i_51 = 0;
        i_52 = 1;
        loop_33:;
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (i_52 == 0) {
                break;
            }
            if (i_16 == 0) {
                i_53 = i_49;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_54 = (16L) + ((((long) i_53) << 3) + 16L);
                    if (!(i_53 < i_17)) {
                        goto B40;
                    }
                    l_55 = *((__local gale_long *) (gale_local_memory + l_54));
                    if (!(l_55 == (-1L))) {
                        break;
                    }
                    i_56 = (int) ((uint) i_53 + (uint) 1);
                    i_53 = i_56;
                }
                goto B41;
            B40:;
            B41:;
                if (i_53 < i_17) {
                    l_57 = *((__local gale_long *) (gale_local_memory + l_54));
                    l_58 = l_57;
                } else {
                    l_58 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_47)) = l_58;
                if (i_51 == 0) {
                    l_59 = (long) (*((__global gale_int *) (arg_fs + 16 + 148L)));
                    l_60 = l_59;
                } else {
                    l_60 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_46)) = l_60;
                if (i_53 < i_17) {
                    if (i_51 == 0) {
                        l_61 = gale_BlockAccess_acquireResident(arg_fs, i_11, l_58, gale_group);
                        l_62 = l_61;
                    } else {
                        l_62 = 0L;
                    }
                } else {
                    l_63 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                    l_62 = l_63;
                }
                if (i_53 < i_17) {
                    if (l_62 == 0L) {
                        i_64 = gale_HostCall_begin(arg_fs, gale_group);
                        l_65 = (long) i_64;
                        if (l_65 < 0L) {
                            i_66 = i_53;
                            l_67 = l_65;
                            i_68 = i_50;
                        } else {
                            if (i_50 == 0) {
                                i_69 = (int) ((uint) i_17 + (uint) i_53);
                                i_70 = i_17 << 1;
                                i_71 = 0;
                                i_72 = i_69;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_72 < i_70)) {
                                        goto B68;
                                    }
                                    if (!(i_71 < 4096)) {
                                        break;
                                    }
                                    l_73 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_72) << 3) + 16L))));
                                    i_74 = (int) ((uint) i_72 + (uint) 1);
                                    if (l_73 == (-1L)) {
                                        i_72 = i_74;
                                    } else {
                                        l_75 = (long) gale_group;
                                        l_76 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_75 << 12) + (l_75 << 11)))) + (ulong) 2048L);
                                        l_77 = l_73 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) ((long) i_71))))) = l_77;
                                        i_78 = (int) ((uint) i_71 + (uint) 8);
                                        if (((int) (l_73 & 1L)) == 0) {
                                            i_71 = i_78;
                                            i_72 = i_74;
                                        } else {
                                            if (i_78 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) ((long) i_78))))) = (l_77 + 1L);
                                                i_79 = (int) ((uint) i_71 + (uint) 16);
                                                i_71 = i_79;
                                                i_72 = i_74;
                                            } else {
                                                i_71 = i_78;
                                                i_72 = i_74;
                                            }
                                        }
                                    }
                                }
                                i_80 = i_71;
                                goto B70;
                            B68:;
                                i_80 = i_71;
                            } else {
                                i_80 = 0;
                            }
                        B70:;
                            l_81 = *((__local gale_long *) (gale_local_memory + l_47));
                            l_82 = *((__local gale_long *) (gale_local_memory + l_46));
                            i_83 = (int) l_82;
                            l_84 = gale_BlockAccess_requestListed(arg_fs, i_11, (((long) (0 - (ulong) (1L << i_83))) & l_81), (1 << i_83), i_80, gale_group);
                            i_66 = i_53;
                            l_67 = l_84;
                            i_68 = 1;
                        }
                    } else {
                        i_66 = i_53;
                        l_67 = l_62;
                        i_68 = i_50;
                    }
                } else {
                    i_66 = i_53;
                    l_67 = l_62;
                    i_68 = i_50;
                }
            } else {
                i_66 = i_49;
                l_67 = 0L;
                i_68 = i_50;
            }
            if (i_15 == 0) {
                if (l_67 < (-4611686018427387904L)) {
                    l_85 = gale_HostCall_awaitReply(arg_fs, l_67, gale_group);
                    l_86 = l_85;
                } else {
                    l_86 = l_67;
                }
            } else {
                l_86 = l_67;
            }
            GALEFS_BROADCAST(8, l_87, l_86);
            if (l_87 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_11;
                gale_longs[gale_item] = (ulong) l_25;
                gale_longs[gale_items + gale_item] = (ulong) l_26;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_38;
                gale_ints[gale_items + gale_item] = (uint) i_41;
                gale_ints[2 * gale_items + gale_item] = (uint) i_48;
                gale_ints[3 * gale_items + gale_item] = (uint) i_66;
                gale_ints[4 * gale_items + gale_item] = (uint) i_68;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_87); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_11 = (int) gale_ints[gale_item];
                l_25 = (long) gale_longs[gale_item];
                l_26 = (long) gale_longs[gale_items + gale_item];
                l_38 = (long) gale_longs[2 * gale_items + gale_item];
                i_41 = (int) gale_ints[gale_items + gale_item];
                i_48 = (int) gale_ints[2 * gale_items + gale_item];
                i_66 = (int) gale_ints[3 * gale_items + gale_item];
                i_68 = (int) gale_ints[4 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
                l_12 = ((long) ((int) get_global_id(0))) << 3;
                l_13 = l_12 + 16L;
                i_14 = (int) get_local_id(0);
                i_15 = (int) get_local_id(0);
                i_16 = (int) get_local_id(0);
                i_17 = (int) get_local_size(0);
                l_18 = (((long) ((int) ((uint) i_16 + (uint) i_17))) << 3) + 16L;
                l_19 = (((long) i_16) << 3) + 16L;
                i_21 = (int) get_local_size(0);
                i_22 = (int) get_local_id(0);
                l_23 = (((long) i_22) << 2) + 16L;
                l_36 = (8L) + 16L;
                l_37 = (0L) + 16L;
                l_43 = (16L) + l_19;
                l_46 = (-16L) + 24L;
                l_47 = (-16L) + 16L;
                l_87 = gale_reply(gale_entry);
            }
            l_88 = *((__local gale_long *) (gale_local_memory + l_43));
            l_89 = *((__local gale_long *) (gale_local_memory + l_46));
            if (l_88 == (-1L)) {
                i_90 = i_48;
            } else {
                l_91 = *((__local gale_long *) (gale_local_memory + l_47));
                i_92 = (int) l_89;
                if ((l_88 >> i_92) == (l_91 >> i_92)) {
                    if (l_87 < 0L) {
                        i_93 = 0;
                    } else {
                        l_94 = 1L << i_92;
                        l_95 = (long) ((ulong) l_94 - (ulong) (((long) ((ulong) l_94 + (ulong) (-1L))) & l_88));
                        i_96 = (int) ((uint) i_41 - (uint) i_48);
                        if (l_95 < ((long) i_96)) {
                            i_97 = (int) l_95;
                            i_93 = i_97;
                        } else {
                            i_93 = i_96;
                        }
                    }
                    l_98 = gale_BlockAccess_offsetInRegion(arg_fs, l_87, l_88, gale_group);
                    l_99 = ((long) i_48) + l_12;
                    if (((l_98 | l_99) & 7L) == 0) {
                        i_100 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_93 - (uint) i_100)) < 8) {
                                break;
                            }
                            l_101 = (long) i_100;
                            l_102 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) l_101))));
                            *((__global gale_long *) (arg_buffer + 16 + (l_99 + l_101))) = l_102;
                            i_103 = (int) ((uint) i_100 + (uint) 8);
                            i_100 = i_103;
                        }
                        i_104 = i_100;
                    } else {
                        i_104 = 0;
                    }
                    i_105 = i_104;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_105 < i_93)) {
                            break;
                        }
                        l_106 = (long) i_105;
                        i_107 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) l_106))));
                        *((__global char *) (arg_buffer + 16 + (l_99 + l_106))) = (char) i_107;
                        i_108 = (int) ((uint) i_105 + (uint) 1);
                        i_105 = i_108;
                    }
                    i_109 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_93);
                    l_110 = (long) ((ulong) ((long) i_93) + (ulong) l_88);
                    i_111 = (int) ((uint) i_48 + (uint) i_93);
                    if (l_87 == (-117L)) {
                        l_112 = l_110;
                    } else {
                        if (l_87 < 0L) {
                            l_112 = (-1L);
                        } else {
                            if (i_111 < i_41) {
                                l_112 = l_110;
                            } else {
                                l_112 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_43)) = l_112;
                    i_90 = i_111;
                } else {
                    i_90 = i_48;
                }
            }
            if (l_87 == 0L) {
                i_113 = 0;
            } else {
                l_114 = *((__local gale_long *) (gale_local_memory + l_47));
                i_115 = (l_114 == (-1L)) ? 0 : 1;
                i_113 = i_115;
            }
            GALEFS_BARRIER(9);
            i_116 = (l_87 == (-117L)) ? 1 : 0;
            if (i_14 == 0) {
                if (l_87 < 1L) {
                    i_48 = i_90;
                    i_49 = i_66;
                    i_50 = i_68;
                    i_51 = i_116;
                    i_52 = i_113;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                    i_48 = i_90;
                    i_49 = i_66;
                    i_50 = i_68;
                    i_51 = i_116;
                    i_52 = i_113;
                }
            } else {
                i_48 = i_90;
                i_49 = i_66;
                i_50 = i_68;
                i_51 = i_116;
                i_52 = i_113;
            }
        }
        if (i_16 == 0) {
            i_117 = *((__local gale_int *) (gale_local_memory + l_37));
            i_118 = *((__local gale_int *) (gale_local_memory + l_36));
            l_119 = (long) gale_group;
            l_120 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_119 << 12) + (l_119 << 11)))) + (ulong) 1872L);
            l_121 = *((__global gale_long *) (arg_fs + 16 + l_120));
            *((__global gale_long *) (arg_fs + 16 + l_120)) = ((long) ((ulong) ((long) i_117) + (ulong) l_121));
            l_122 = (long) gale_group;
            l_123 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_122 << 12) + (l_122 << 11)))) + (ulong) 1864L);
            l_124 = *((__global gale_long *) (arg_fs + 16 + l_123));
            *((__global gale_long *) (arg_fs + 16 + l_123)) = ((long) ((ulong) ((long) i_118) + (ulong) l_124));
        }
        if (l_25 < l_26) {
            l_125 = *((__global gale_long *) (arg_buffer + l_13));
            l_126 = *((__global gale_long *) (arg_keys + l_13));
            if (l_125 < l_126) {
                l_127 = (long) ((ulong) l_38 + (ulong) 1L);
                l_25 = l_127;
                continue;
            }
        }
        if (l_25 < l_26) {
            l_26 = l_38;
        }
    }
    *((__global gale_long *) (arg_results + l_13)) = l_25;
    if (((int) get_local_id(0)) == 0) {
        l_128 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_129 = l_128;
    } else {
        l_129 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_129 < (-4611686018427387904L)) {
            l_130 = gale_HostCall_awaitReply(arg_fs, l_129, gale_group);
            l_131 = l_130;
        } else {
            l_131 = l_129;
        }
    } else {
        l_131 = l_129;
    }
    GALEFS_BROADCAST(10, l_132, l_131);
    if (l_132 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_132); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_132 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_104) VARIABLE(int, i_106) VARIABLE(int, i_12) VARIABLE(int, i_125) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_148) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_23) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_36) VARIABLE(int, i_47) VARIABLE(int, i_50) VARIABLE(int, i_55) VARIABLE(int, i_8) VARIABLE(int, i_86) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_11) VARIABLE(long, l_122) VARIABLE(long, l_15) VARIABLE(long, l_16) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_29) VARIABLE(long, l_31) VARIABLE(long, l_32) VARIABLE(long, l_33) VARIABLE(long, l_42) VARIABLE(long, l_43) VARIABLE(long, l_44) VARIABLE(long, l_54) VARIABLE(long, l_81) VARIABLE(long, l_84) VARIABLE(long, l_85)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_32)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_33)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_36) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_33)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_32)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_42) VARIABLE(l_43)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_47) VARIABLE(i_50) VARIABLE(i_55) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(l_54)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_47) VARIABLE(i_50) VARIABLE(i_55) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(l_54)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_47) VARIABLE(i_50) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(l_81)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_104) VARIABLE(i_106) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_47) VARIABLE(i_8) VARIABLE(i_86) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(l_81) VARIABLE(l_84) VARIABLE(l_85)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_104) VARIABLE(i_106) VARIABLE(i_12) VARIABLE(i_125) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_148) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_47) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_122) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(l_81) VARIABLE(l_84) VARIABLE(l_85)
#define GALEFS_LIVE_12(VARIABLE)

__kernel void galefs_search(__global uchar *arg_fs, long arg_count, __global uchar *arg_keys, __global uchar *arg_buffer, __global uchar *arg_results, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 56L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(arg_fs + 60), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_8, i_12, i_13, i_14, i_17, i_18, i_19, i_20, i_23, i_26, i_27, i_28, i_30, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_46, i_47, i_50, i_51, i_55, i_57, i_58, i_59, i_61, i_64, i_65, i_66, i_68, i_69, i_70, i_72, i_73, i_75, i_76, i_78, i_79, i_86, i_87, i_88, i_89, i_90, i_91, i_94, i_102, i_104, i_106, i_107, i_108, i_109, i_110, i_112, i_115, i_116, i_117, i_120, i_125, i_127, i_128, i_131, i_132, i_135, i_138, i_139, i_140, i_142, i_143, i_144, i_146, i_148, i_150, i_151, i_152, i_153, i_160;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_9, l_10, l_11, l_15, l_16, l_21, l_22, l_24, l_25, l_29, l_31, l_32, l_33, l_42, l_43, l_44, l_45, l_48, l_49, l_52, l_53, l_54, l_56, l_60, l_62, l_63, l_67, l_71, l_74, l_77, l_80, l_81, l_82, l_83, l_84, l_85, l_92, l_93, l_95, l_96, l_97, l_98, l_99, l_100, l_101, l_103, l_105, l_111, l_113, l_114, l_118, l_119, l_121, l_122, l_123, l_124, l_126, l_129, l_130, l_133, l_134, l_136, l_137, l_141, l_145, l_147, l_149, l_154, l_155, l_156, l_157, l_158, l_159, l_161, l_162, l_163, l_164, l_165, l_166;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 3 * gale_items);
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
        l_1 = gale_FileOpener_begin(arg_fs, 6, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 6)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 6, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
    l_9 = (long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0));
    l_10 = l_9 << 3;
    l_11 = l_10 + 16L;
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_id(0);
    i_14 = (int) get_local_size(0);
    l_15 = (((long) ((int) ((uint) i_13 + (uint) i_14))) << 3) + 16L;
    l_16 = (((long) i_13) << 3) + 16L;
    i_17 = (int) get_local_size(0);
    i_18 = (i_17 < 8) ? i_17 : 8;
    i_19 = gale_div_int(((int) get_local_id(0)), i_18);
    i_20 = gale_div_int(i_17, i_18);
    l_21 = l_9 << 16;
    l_22 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
    i_23 = GALEFS_LAUNCH_INT(arg_fs, 148L);
    l_24 = 1L << i_23;
    l_25 = (long) ((ulong) l_24 + (ulong) (-1L));
    i_26 = GALEFS_LOCAL_SIZE << 1;
    i_27 = (int) get_local_size(0);
    i_28 = (int) get_local_id(0);
    l_29 = (((long) i_28) << 2) + 16L;
    i_30 = GALEFS_LOCAL_SIZE;
    l_31 = 0L;
    l_32 = arg_count;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_67;
        }
        GALEFS_LOCAL_BARRIER(2);
        l_33 = (-16L) + l_29;
        i_34 = (l_31 < l_32) ? 1 : 0;
        *((__local gale_int *) (gale_scratch_memory + l_33)) = i_34;
        GALEFS_LOCAL_BARRIER(3);
        i_35 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_35 < i_27)) {
                break;
            }
            i_36 = i_35 << 1;
            if ((i_28 & ((int) ((uint) i_36 + (uint) (-1)))) == 0) {
                i_37 = (int) ((uint) i_28 + (uint) i_35);
                if (i_37 < i_27) {
                    i_38 = *((__local gale_int *) (gale_scratch_memory + l_33));
                    i_39 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_37) << 2) + 16L))));
                    i_40 = (i_38 < i_39) ? i_39 : i_38;
                    *((__local gale_int *) (gale_scratch_memory + l_33)) = i_40;
                }
            }
            GALEFS_LOCAL_BARRIER(4);
            i_35 = i_36;
        }
        i_41 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        if (i_41 == 0) {
            break;
        }
        GALEFS_BARRIER(5);
        l_42 = (8L) + 16L;
        l_43 = (0L) + 16L;
        if (i_13 == 0) {
            *((__local gale_int *) (gale_local_memory + l_43)) = 0;
            *((__local gale_int *) (gale_local_memory + l_42)) = 0;
        }
        GALEFS_LOCAL_BARRIER(6);
        l_44 = (long) ((ulong) ((long) ((ulong) l_31 + (ulong) l_32)) >> 1);
        l_45 = l_44 << 3;
        i_46 = (l_31 < l_32) ? 8 : 0;
        i_47 = gale_BlockAccess_available(arg_fs, i_8, l_45, i_46, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (i_47 < 1) {
            l_48 = 0L;
        } else {
            l_49 = gale_BlockAccess_placeOf(arg_fs, i_8, l_45, i_47, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_48 = l_49;
        }
        i_50 = 0;
        i_51 = 0;
        l_52 = l_48;
        while (true) {
            l_53 = (long) i_50;
            l_54 = (long) ((ulong) l_53 + (ulong) l_45);
            i_55 = (int) ((uint) i_47 - (uint) i_50);
            if (l_52 == 0L) {
                break;
            }
            l_56 = (long) ((ulong) l_24 - (ulong) (l_54 & l_25));
            if (l_56 < ((long) i_55)) {
                i_57 = (int) l_56;
                i_58 = i_57;
            } else {
                i_58 = i_55;
            }
            if (i_50 == 0) {
                if (!(i_58 < 65)) {
                    if (((l_52 | l_10) & 15L) == 0) {
                        *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) get_local_id(0))) << 3) + 16L)))) = l_52;
                        i_59 = i_58;
                        goto B46;
                    }
                }
            }
            l_60 = l_53 + l_10;
            if (((l_52 | l_60) & 7L) == 0) {
                i_61 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (((int) ((uint) i_58 - (uint) i_61)) < 8) {
                        break;
                    }
                    l_62 = (long) i_61;
                    l_63 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) l_62))));
                    *((__global gale_long *) (arg_buffer + 16 + (l_60 + l_62))) = l_63;
                    i_64 = (int) ((uint) i_61 + (uint) 8);
                    i_61 = i_64;
                }
                i_65 = i_61;
            } else {
                i_65 = 0;
            }
            i_66 = i_65;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_66 < i_58)) {
                    break;
                }
                l_67 = (long) i_66;
                i_68 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) l_67))));
                *((__global char *) (arg_buffer + 16 + (l_60 + l_67))) = (char) i_68;
                i_69 = (int) ((uint) i_66 + (uint) 1);
                i_66 = i_69;
            }
            i_59 = i_51;
        B46:;
            i_70 = (int) ((uint) i_50 + (uint) i_58);
            if (i_70 < i_47) {
                l_71 = gale_BlockAccess_placeOf(arg_fs, i_8, ((long) ((ulong) ((long) i_70) + (ulong) l_45)), ((int) ((uint) i_47 - (uint) i_70)), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                i_50 = i_70;
                i_51 = i_59;
                l_52 = l_71;
            } else {
                i_50 = i_70;
                i_51 = i_59;
                l_52 = 0L;
            }
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_22))) = (((long) i_51) | l_21);
        GALEFS_LOCAL_BARRIER(7);
        if (i_19 < i_20) {
            i_72 = i_19;
        } else {
            i_72 = i_17;
        }
        i_73 = i_72;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_73 < i_17)) {
                break;
            }
            l_74 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_17 + (uint) i_73))) << 3) + 16L))));
            i_75 = (int) l_74;
            i_76 = (int) ((uint) i_73 + (uint) i_20);
            if ((i_75 & 8191) == 0) {
                i_73 = i_76;
            } else {
                l_77 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_73) << 3) + 16L))));
                gale_copy_share((arg_fs + 16 + l_77), (arg_buffer + 16 + (l_74 >> 13)), (i_75 & 8191), gale_rem_int(((int) get_local_id(0)), i_18), i_18);
                i_73 = i_76;
            }
        }
        GALEFS_LOCAL_BARRIER(8);
        if (!(i_50 < 1)) {
            i_78 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_50);
            i_79 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
        }
        if (i_50 < i_47) {
            l_80 = l_54;
        } else {
            l_80 = (-1L);
        }
        l_81 = (16L) + l_16;
        *((__local gale_long *) (gale_local_memory + l_81)) = l_80;
        if (i_50 < i_47) {
            l_82 = gale_BlockAccess_missing(arg_fs, i_8, l_54, i_55, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_83 = l_82;
        } else {
            l_83 = (-1L);
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_15))) = l_83;
        GALEFS_LOCAL_BARRIER(9);
        l_84 = (-16L) + 24L;
        l_85 = (-16L) + 16L;
        i_86 = i_50;
        i_87 = 0;
        i_88 = 0;
        i_89 = 0;
        i_90 = 1;
        loop_67:;
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (i_90 == 0) {
                break;
            }
            if (i_13 == 0) {
                i_91 = i_87;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_92 = (16L) + ((((long) i_91) << 3) + 16L);
                    if (!(i_91 < i_14)) {
                        goto B74;
                    }
                    l_93 = *((__local gale_long *) (gale_local_memory + l_92));
                    if (!(l_93 == (-1L))) {
                        break;
                    }
                    i_94 = (int) ((uint) i_91 + (uint) 1);
                    i_91 = i_94;
                }
                goto B75;
            B74:;
            B75:;
                if (i_91 < i_14) {
                    l_95 = *((__local gale_long *) (gale_local_memory + l_92));
                    l_96 = l_95;
                } else {
                    l_96 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_85)) = l_96;
                if (i_89 == 0) {
                    l_97 = (long) i_23;
                    l_98 = l_97;
                } else {
                    l_98 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_84)) = l_98;
                if (i_91 < i_14) {
                    if (i_89 == 0) {
                        l_99 = gale_BlockAccess_acquireResident(arg_fs, i_8, l_96, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_100 = l_99;
                    } else {
                        l_100 = 0L;
                    }
                } else {
                    l_101 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_100 = l_101;
                }
                if (i_91 < i_14) {
                    if (l_100 == 0L) {
                        i_102 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_103 = (long) i_102;
                        if (l_103 < 0L) {
                            i_104 = i_91;
                            l_105 = l_103;
                            i_106 = i_88;
                        } else {
                            if (i_88 == 0) {
                                i_107 = (int) ((uint) i_14 + (uint) i_91);
                                i_108 = i_14 << 1;
                                i_109 = 0;
                                i_110 = i_107;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_110 < i_108)) {
                                        goto B102;
                                    }
                                    if (!(i_109 < 4096)) {
                                        break;
                                    }
                                    l_111 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_110) << 3) + 16L))));
                                    i_112 = (int) ((uint) i_110 + (uint) 1);
                                    if (l_111 == (-1L)) {
                                        i_110 = i_112;
                                    } else {
                                        l_113 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                        l_114 = l_111 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) ((long) i_109))))) = l_114;
                                        i_115 = (int) ((uint) i_109 + (uint) 8);
                                        if (((int) (l_111 & 1L)) == 0) {
                                            i_109 = i_115;
                                            i_110 = i_112;
                                        } else {
                                            if (i_115 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) ((long) i_115))))) = (l_114 + 1L);
                                                i_116 = (int) ((uint) i_109 + (uint) 16);
                                                i_109 = i_116;
                                                i_110 = i_112;
                                            } else {
                                                i_109 = i_115;
                                                i_110 = i_112;
                                            }
                                        }
                                    }
                                }
                                i_117 = i_109;
                                goto B104;
                            B102:;
                                i_117 = i_109;
                            } else {
                                i_117 = 0;
                            }
                        B104:;
                            l_118 = *((__local gale_long *) (gale_local_memory + l_85));
                            l_119 = *((__local gale_long *) (gale_local_memory + l_84));
                            i_120 = (int) l_119;
                            l_121 = gale_BlockAccess_requestListed(arg_fs, i_8, (((long) (0 - (ulong) (1L << i_120))) & l_118), (1 << i_120), i_117, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                            i_104 = i_91;
                            l_105 = l_121;
                            i_106 = 1;
                        }
                    } else {
                        i_104 = i_91;
                        l_105 = l_100;
                        i_106 = i_88;
                    }
                } else {
                    i_104 = i_91;
                    l_105 = l_100;
                    i_106 = i_88;
                }
            } else {
                i_104 = i_87;
                l_105 = 0L;
                i_106 = i_88;
            }
            GALEFS_BROADCAST(10, l_122, l_105);
            if (l_122 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_8;
                gale_ints[gale_items + gale_item] = (uint) i_18;
                gale_ints[2 * gale_items + gale_item] = (uint) i_19;
                gale_ints[3 * gale_items + gale_item] = (uint) i_20;
                gale_longs[gale_item] = (ulong) l_31;
                gale_longs[gale_items + gale_item] = (ulong) l_32;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_44;
                gale_ints[4 * gale_items + gale_item] = (uint) i_47;
                gale_ints[5 * gale_items + gale_item] = (uint) i_86;
                gale_ints[6 * gale_items + gale_item] = (uint) i_104;
                gale_ints[7 * gale_items + gale_item] = (uint) i_106;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_122); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_8 = (int) gale_ints[gale_item];
                i_18 = (int) gale_ints[gale_items + gale_item];
                i_19 = (int) gale_ints[2 * gale_items + gale_item];
                i_20 = (int) gale_ints[3 * gale_items + gale_item];
                l_31 = (long) gale_longs[gale_item];
                l_32 = (long) gale_longs[gale_items + gale_item];
                l_44 = (long) gale_longs[2 * gale_items + gale_item];
                i_47 = (int) gale_ints[4 * gale_items + gale_item];
                i_86 = (int) gale_ints[5 * gale_items + gale_item];
                i_104 = (int) gale_ints[6 * gale_items + gale_item];
                i_106 = (int) gale_ints[7 * gale_items + gale_item];
                l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
                l_9 = (long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0));
                l_10 = l_9 << 3;
                l_11 = l_10 + 16L;
                i_12 = (int) get_local_id(0);
                i_13 = (int) get_local_id(0);
                i_14 = (int) get_local_size(0);
                l_15 = (((long) ((int) ((uint) i_13 + (uint) i_14))) << 3) + 16L;
                l_16 = (((long) i_13) << 3) + 16L;
                i_17 = (int) get_local_size(0);
                l_21 = l_9 << 16;
                l_22 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
                i_23 = GALEFS_LAUNCH_INT(arg_fs, 148L);
                l_24 = 1L << i_23;
                l_25 = (long) ((ulong) l_24 + (ulong) (-1L));
                i_27 = (int) get_local_size(0);
                i_28 = (int) get_local_id(0);
                l_29 = (((long) i_28) << 2) + 16L;
                l_42 = (8L) + 16L;
                l_43 = (0L) + 16L;
                l_81 = (16L) + l_16;
                l_84 = (-16L) + 24L;
                l_85 = (-16L) + 16L;
                l_122 = gale_reply(gale_entry);
            }
            l_123 = *((__local gale_long *) (gale_local_memory + l_81));
            l_124 = *((__local gale_long *) (gale_local_memory + l_84));
            if (l_123 == (-1L)) {
                i_125 = i_86;
            } else {
                l_126 = *((__local gale_long *) (gale_local_memory + l_85));
                i_127 = (int) l_124;
                if ((l_123 >> i_127) == (l_126 >> i_127)) {
                    if (l_122 < 0L) {
                        i_128 = 0;
                    } else {
                        l_129 = 1L << i_127;
                        l_130 = (long) ((ulong) l_129 - (ulong) (((long) ((ulong) l_129 + (ulong) (-1L))) & l_123));
                        i_131 = (int) ((uint) i_47 - (uint) i_86);
                        if (l_130 < ((long) i_131)) {
                            i_132 = (int) l_130;
                            i_128 = i_132;
                        } else {
                            i_128 = i_131;
                        }
                    }
                    l_133 = gale_BlockAccess_offsetInRegion(arg_fs, l_122, l_123, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_134 = ((long) i_86) + l_10;
                    if (((l_133 | l_134) & 7L) == 0) {
                        i_135 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_128 - (uint) i_135)) < 8) {
                                break;
                            }
                            l_136 = (long) i_135;
                            l_137 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) l_136))));
                            *((__global gale_long *) (arg_buffer + 16 + (l_134 + l_136))) = l_137;
                            i_138 = (int) ((uint) i_135 + (uint) 8);
                            i_135 = i_138;
                        }
                        i_139 = i_135;
                    } else {
                        i_139 = 0;
                    }
                    i_140 = i_139;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_140 < i_128)) {
                            break;
                        }
                        l_141 = (long) i_140;
                        i_142 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) l_141))));
                        *((__global char *) (arg_buffer + 16 + (l_134 + l_141))) = (char) i_142;
                        i_143 = (int) ((uint) i_140 + (uint) 1);
                        i_140 = i_143;
                    }
                    i_144 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_128);
                    l_145 = (long) ((ulong) ((long) i_128) + (ulong) l_123);
                    i_146 = (int) ((uint) i_86 + (uint) i_128);
                    if (l_122 == (-117L)) {
                        l_147 = l_145;
                    } else {
                        if (l_122 < 0L) {
                            l_147 = (-1L);
                        } else {
                            if (i_146 < i_47) {
                                l_147 = l_145;
                            } else {
                                l_147 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_81)) = l_147;
                    i_125 = i_146;
                } else {
                    i_125 = i_86;
                }
            }
            if (l_122 == 0L) {
                i_148 = 0;
            } else {
                l_149 = *((__local gale_long *) (gale_local_memory + l_85));
                i_150 = (l_149 == (-1L)) ? 0 : 1;
                i_148 = i_150;
            }
            GALEFS_BARRIER(11);
            i_151 = (l_122 == (-117L)) ? 1 : 0;
            if (i_12 == 0) {
                if (l_122 < 1L) {
                    i_86 = i_125;
                    i_87 = i_104;
                    i_88 = i_106;
                    i_89 = i_151;
                    i_90 = i_148;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    i_86 = i_125;
                    i_87 = i_104;
                    i_88 = i_106;
                    i_89 = i_151;
                    i_90 = i_148;
                }
            } else {
                i_86 = i_125;
                i_87 = i_104;
                i_88 = i_106;
                i_89 = i_151;
                i_90 = i_148;
            }
        }
        if (i_13 == 0) {
            i_152 = *((__local gale_int *) (gale_local_memory + l_43));
            i_153 = *((__local gale_int *) (gale_local_memory + l_42));
            l_154 = GALEFS_LAUNCH_LONG(arg_fs, 24L);
            l_155 = (long) ((ulong) ((long) ((ulong) l_154 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_156 = *((__global gale_long *) (arg_fs + 16 + l_155));
            *((__global gale_long *) (arg_fs + 16 + l_155)) = ((long) ((ulong) ((long) i_152) + (ulong) l_156));
            l_157 = (long) ((ulong) ((long) ((ulong) l_154 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
            l_158 = *((__global gale_long *) (arg_fs + 16 + l_157));
            *((__global gale_long *) (arg_fs + 16 + l_157)) = ((long) ((ulong) ((long) i_153) + (ulong) l_158));
            l_159 = (long) ((ulong) ((long) ((ulong) l_154 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_160 = *((__global gale_int *) (arg_fs + 16 + l_159));
            *((__global gale_int *) (arg_fs + 16 + l_159)) = ((int) ((uint) (i_152 >> 12) + (uint) i_160));
        }
        if (l_31 < l_32) {
            l_161 = *((__global gale_long *) (arg_buffer + l_11));
            l_162 = *((__global gale_long *) (arg_keys + l_11));
            if (l_161 < l_162) {
                l_163 = (long) ((ulong) l_44 + (ulong) 1L);
                l_31 = l_163;
                continue;
            }
        }
        if (l_31 < l_32) {
            l_32 = l_44;
        }
    }
    *((__global gale_long *) (arg_results + l_11)) = l_31;
    if (((int) get_local_id(0)) == 0) {
        l_164 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_165 = l_164;
    } else {
        l_165 = 0L;
    }
    GALEFS_BROADCAST(12, l_166, l_165);
    if (l_166 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_166); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_166 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
