// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.random.RandomKernels#readByItem
// entry point: galefs_readByItem
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// waits: 3
// saved values: 19
// context bytes: 96
// needs: BARRIERS LOCAL_SIZE
// local bytes: 32
// local bytes per work-item: 16
// string: "indices"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 2a1c9e255bfd72a378ccd80c5737b6e09bf6fa1a907f712d69eb69732531b389
// functions SHA-256: 6a3187c21efd3f53c48dc719454c4cdec011627901d8d845e7ae3be8ad9baf8a
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE GALEFS_PASS gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_OpenFileCalls_beginClose gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_BlockAccess_acquireResident gale_BlockAccess_available gale_BlockAccess_missing gale_BlockAccess_offsetInRegion gale_BlockAccess_placeOf gale_BlockAccess_releaseFrame gale_BlockAccess_requestListed gale_FileOpener_begin gale_HostCall_begin gale_HostCall_decided gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy_share gale_div_int gale_int_at gale_rem_int gale_reply gale_round_entry

__constant char gale_literals[] = {105, 110, 100, 105, 99, 101, 115};

//@ live
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_122) VARIABLE(int, i_17) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_36) VARIABLE(int, i_45) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_72) VARIABLE(int, i_74) VARIABLE(int, i_96) VARIABLE(int, i_97) VARIABLE(long, l_1) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_32) VARIABLE(long, l_37) VARIABLE(long, l_38) VARIABLE(long, l_42) VARIABLE(long, l_43) VARIABLE(long, l_47) VARIABLE(long, l_51) VARIABLE(long, l_52) VARIABLE(long, l_93) VARIABLE(__global uchar *, ul_30) VARIABLE(__global uchar *, ul_31)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_32) VARIABLE(ul_30) VARIABLE(ul_31)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_32) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(ul_30) VARIABLE(ul_31)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_45) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_47) VARIABLE(ul_30) VARIABLE(ul_31)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_45) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_47) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(ul_30) VARIABLE(ul_31)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_0) VARIABLE(i_122) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_45) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_47) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_93) VARIABLE(ul_30) VARIABLE(ul_31)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_33)

__kernel void galefs_readByItem(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_buffer, __global uchar *arg_wrong, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_PASS()
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 80L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(gale_passes + 20), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_30, *ul_31;
    int i_0, i_6, i_7, i_12, i_17, i_18, i_19, i_20, i_23, i_24, i_25, i_26, i_29, i_33, i_34, i_35, i_36, i_45, i_50, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_62, i_70, i_72, i_74, i_75, i_76, i_77, i_78, i_80, i_84, i_85, i_86, i_89, i_96, i_97, i_99, i_100, i_103, i_104, i_107, i_110, i_111, i_112, i_114, i_115, i_116, i_117, i_118, i_120, i_122, i_124, i_125, i_126, i_127, i_134, i_135, i_136;
    long l_1, l_2, l_3, l_4, l_5, l_8, l_9, l_10, l_11, l_13, l_14, l_15, l_16, l_21, l_22, l_27, l_28, l_32, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_46, l_47, l_48, l_49, l_51, l_52, l_60, l_61, l_63, l_64, l_65, l_66, l_67, l_68, l_69, l_71, l_73, l_79, l_81, l_82, l_83, l_87, l_88, l_90, l_91, l_92, l_93, l_94, l_95, l_98, l_101, l_102, l_105, l_106, l_108, l_109, l_113, l_119, l_121, l_123, l_128, l_129, l_130, l_131, l_132, l_133, l_137, l_138, l_139, l_140, l_141, l_142, l_143, l_144, l_145;
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
            goto loop_14;
        case 3:
            goto resume_3;
        default:
            break;
    }
    i_0 = *((__global gale_int *) (arg_args + 20L));
    l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_2 = gale_FileOpener_begin(arg_fs, 7, gale_group);
        if (l_2 < 0L) {
            l_3 = l_2;
        } else {
            l_4 = (long) gale_group;
            l_5 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_4 << 12) + (l_4 << 11)))) + (ulong) 2048L);
            i_6 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_6 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) i_6))))) = (char) ((int) gale_literals[i_6]);
                i_7 = (int) ((uint) i_6 + (uint) 1);
                i_6 = i_7;
            }
            l_8 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 7, (-1), gale_group);
            l_3 = l_8;
        }
    } else {
        l_3 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_3 < (-4611686018427387904L)) {
            l_9 = gale_HostCall_awaitReply(arg_fs, l_3, gale_group);
            l_10 = l_9;
        } else {
            l_10 = l_3;
        }
    } else {
        l_10 = l_3;
    }
    GALEFS_BROADCAST(1, l_11, l_10);
    if (l_11 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_11); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_11 = gale_reply(gale_entry);
    }
    i_12 = *((__global gale_int *) (arg_args + 28L));
    l_13 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) i_12) * (ulong) (-7046029254386353131L))) + (ulong) ((long) ((int) get_global_id(0))))) + (ulong) (-7046029254386353130L));
    l_14 = (long) ((ulong) (((long) ((ulong) l_13 >> 30)) ^ l_13) * (ulong) (-4658895280553007687L));
    l_15 = (long) ((ulong) (l_14 ^ ((long) ((ulong) l_14 >> 27))) * (ulong) (-7723592293110705685L));
    l_16 = l_15 ^ ((long) ((ulong) l_15 >> 31));
    i_17 = (int) l_11;
    i_18 = (i_17 < 0) ? 1 : 0;
    i_19 = ((int) ((uint) ((int) ((uint) (i_0 >> 31) >> 29)) + (uint) i_0)) >> 3;
    i_20 = (int) ((uint) i_19 * (uint) ((int) get_global_id(0)));
    l_21 = ((long) i_20) << 3;
    l_22 = (long) i_0;
    i_23 = (int) get_local_id(0);
    i_24 = (int) get_local_id(0);
    i_25 = (int) get_local_id(0);
    i_26 = (int) get_local_size(0);
    l_27 = (((long) ((int) ((uint) i_25 + (uint) i_26))) << 3) + 16L;
    l_28 = (((long) i_25) << 3) + 16L;
    i_29 = GALEFS_LOCAL_SIZE << 1;
    ul_30 = arg_args + 24L;
    ul_31 = arg_args + 16L;
    l_32 = l_16;
    i_33 = i_18;
    i_34 = 0;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_25;
        }
        i_35 = *((__global gale_int *) ul_31);
        if (!(i_34 < i_35)) {
            break;
        }
        i_36 = *((__global gale_int *) ul_30);
        GALEFS_BARRIER(2);
        l_37 = (8L) + 16L;
        l_38 = (0L) + 16L;
        if (i_25 == 0) {
            *((__local gale_int *) (gale_local_memory + l_38)) = 0;
            *((__local gale_int *) (gale_local_memory + l_37)) = 0;
        }
        GALEFS_LOCAL_BARRIER(3);
        l_39 = (long) ((ulong) l_32 + (ulong) (-7046029254386353131L));
        l_40 = (long) ((ulong) (l_39 ^ ((long) ((ulong) l_39 >> 30))) * (ulong) (-4658895280553007687L));
        l_41 = (long) ((ulong) (l_40 ^ ((long) ((ulong) l_40 >> 27))) * (ulong) (-7723592293110705685L));
        l_42 = l_41 ^ ((long) ((ulong) l_41 >> 31));
        l_43 = (long) (uint) (((int) ((long) ((ulong) l_42 >> 33))) & ((int) ((uint) i_36 + (uint) (-1))));
        l_44 = l_43 * l_22;
        i_45 = gale_BlockAccess_available(arg_fs, i_17, l_44, i_0, gale_group);
        if (i_45 < 1) {
            l_46 = (-1L);
        } else {
            l_46 = l_44;
        }
        l_47 = (16L) + l_28;
        *((__local gale_long *) (gale_local_memory + l_47)) = l_46;
        if (i_45 < 1) {
            l_48 = (-1L);
        } else {
            l_49 = gale_BlockAccess_missing(arg_fs, i_17, l_44, i_45, gale_group);
            l_48 = l_49;
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_27))) = l_48;
        GALEFS_LOCAL_BARRIER(4);
        i_50 = (i_45 < 0) ? i_45 : 0;
        l_51 = (-16L) + 24L;
        l_52 = (-16L) + 16L;
        i_53 = 0;
        i_54 = i_50;
        i_55 = 0;
        i_56 = 0;
        i_57 = 0;
        i_58 = 1;
        loop_25:;
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (i_58 == 0) {
                break;
            }
            if (i_25 == 0) {
                i_59 = i_55;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_60 = (16L) + ((((long) i_59) << 3) + 16L);
                    if (!(i_59 < i_26)) {
                        goto B32;
                    }
                    l_61 = *((__local gale_long *) (gale_local_memory + l_60));
                    if (!(l_61 == (-1L))) {
                        break;
                    }
                    i_62 = (int) ((uint) i_59 + (uint) 1);
                    i_59 = i_62;
                }
                goto B33;
            B32:;
            B33:;
                if (i_59 < i_26) {
                    l_63 = *((__local gale_long *) (gale_local_memory + l_60));
                    l_64 = l_63;
                } else {
                    l_64 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_52)) = l_64;
                if (i_57 == 0) {
                    l_65 = (long) (*((__global gale_int *) (arg_fs + 16 + 148L)));
                    l_66 = l_65;
                } else {
                    l_66 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_51)) = l_66;
                if (i_59 < i_26) {
                    if (i_57 == 0) {
                        l_67 = gale_BlockAccess_acquireResident(arg_fs, i_17, l_64, gale_group);
                        l_68 = l_67;
                    } else {
                        l_68 = 0L;
                    }
                } else {
                    l_69 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                    l_68 = l_69;
                }
                if (i_59 < i_26) {
                    if (l_68 == 0L) {
                        i_70 = gale_HostCall_begin(arg_fs, gale_group);
                        l_71 = (long) i_70;
                        if (l_71 < 0L) {
                            i_72 = i_59;
                            l_73 = l_71;
                            i_74 = i_56;
                        } else {
                            if (i_56 == 0) {
                                i_75 = (int) ((uint) i_26 + (uint) i_59);
                                i_76 = i_26 << 1;
                                i_77 = 0;
                                i_78 = i_75;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_78 < i_76)) {
                                        goto B60;
                                    }
                                    if (!(i_77 < 4096)) {
                                        break;
                                    }
                                    l_79 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_78) << 3) + 16L))));
                                    i_80 = (int) ((uint) i_78 + (uint) 1);
                                    if (l_79 == (-1L)) {
                                        i_78 = i_80;
                                    } else {
                                        l_81 = (long) gale_group;
                                        l_82 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_81 << 12) + (l_81 << 11)))) + (ulong) 2048L);
                                        l_83 = l_79 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) ((long) i_77))))) = l_83;
                                        i_84 = (int) ((uint) i_77 + (uint) 8);
                                        if (((int) (l_79 & 1L)) == 0) {
                                            i_77 = i_84;
                                            i_78 = i_80;
                                        } else {
                                            if (i_84 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) ((long) i_84))))) = (l_83 + 1L);
                                                i_85 = (int) ((uint) i_77 + (uint) 16);
                                                i_77 = i_85;
                                                i_78 = i_80;
                                            } else {
                                                i_77 = i_84;
                                                i_78 = i_80;
                                            }
                                        }
                                    }
                                }
                                i_86 = i_77;
                                goto B62;
                            B60:;
                                i_86 = i_77;
                            } else {
                                i_86 = 0;
                            }
                        B62:;
                            l_87 = *((__local gale_long *) (gale_local_memory + l_52));
                            l_88 = *((__local gale_long *) (gale_local_memory + l_51));
                            i_89 = (int) l_88;
                            l_90 = gale_BlockAccess_requestListed(arg_fs, i_17, (((long) (0 - (ulong) (1L << i_89))) & l_87), (1 << i_89), i_86, gale_group);
                            i_72 = i_59;
                            l_73 = l_90;
                            i_74 = 1;
                        }
                    } else {
                        i_72 = i_59;
                        l_73 = l_68;
                        i_74 = i_56;
                    }
                } else {
                    i_72 = i_59;
                    l_73 = l_68;
                    i_74 = i_56;
                }
            } else {
                i_72 = i_55;
                l_73 = 0L;
                i_74 = i_56;
            }
            if (i_24 == 0) {
                if (l_73 < (-4611686018427387904L)) {
                    l_91 = gale_HostCall_awaitReply(arg_fs, l_73, gale_group);
                    l_92 = l_91;
                } else {
                    l_92 = l_73;
                }
            } else {
                l_92 = l_73;
            }
            GALEFS_BROADCAST(5, l_93, l_92);
            if (l_93 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_17;
                gale_ints[2 * gale_items + gale_item] = (uint) i_19;
                gale_ints[3 * gale_items + gale_item] = (uint) i_20;
                gale_longs[gale_item] = (ulong) l_21;
                gale_longs[gale_items + gale_item] = (ulong) l_22;
                gale_ints[4 * gale_items + gale_item] = (uint) i_33;
                gale_ints[5 * gale_items + gale_item] = (uint) i_34;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_42;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_43;
                gale_ints[6 * gale_items + gale_item] = (uint) i_45;
                gale_ints[7 * gale_items + gale_item] = (uint) i_53;
                gale_ints[8 * gale_items + gale_item] = (uint) i_54;
                gale_ints[9 * gale_items + gale_item] = (uint) i_72;
                gale_ints[10 * gale_items + gale_item] = (uint) i_74;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_93); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_0 = (int) gale_ints[gale_item];
                i_17 = (int) gale_ints[gale_items + gale_item];
                i_19 = (int) gale_ints[2 * gale_items + gale_item];
                i_20 = (int) gale_ints[3 * gale_items + gale_item];
                l_21 = (long) gale_longs[gale_item];
                l_22 = (long) gale_longs[gale_items + gale_item];
                i_33 = (int) gale_ints[4 * gale_items + gale_item];
                i_34 = (int) gale_ints[5 * gale_items + gale_item];
                l_42 = (long) gale_longs[2 * gale_items + gale_item];
                l_43 = (long) gale_longs[3 * gale_items + gale_item];
                i_45 = (int) gale_ints[6 * gale_items + gale_item];
                i_53 = (int) gale_ints[7 * gale_items + gale_item];
                i_54 = (int) gale_ints[8 * gale_items + gale_item];
                i_72 = (int) gale_ints[9 * gale_items + gale_item];
                i_74 = (int) gale_ints[10 * gale_items + gale_item];
                l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_23 = (int) get_local_id(0);
                i_24 = (int) get_local_id(0);
                i_25 = (int) get_local_id(0);
                i_26 = (int) get_local_size(0);
                l_27 = (((long) ((int) ((uint) i_25 + (uint) i_26))) << 3) + 16L;
                l_28 = (((long) i_25) << 3) + 16L;
                ul_30 = arg_args + 24L;
                ul_31 = arg_args + 16L;
                l_37 = (8L) + 16L;
                l_38 = (0L) + 16L;
                l_47 = (16L) + l_28;
                l_51 = (-16L) + 24L;
                l_52 = (-16L) + 16L;
                l_93 = gale_reply(gale_entry);
            }
            l_94 = *((__local gale_long *) (gale_local_memory + l_47));
            l_95 = *((__local gale_long *) (gale_local_memory + l_51));
            if (l_94 == (-1L)) {
                i_96 = i_53;
                i_97 = i_54;
            } else {
                l_98 = *((__local gale_long *) (gale_local_memory + l_52));
                i_99 = (int) l_95;
                if ((l_94 >> i_99) == (l_98 >> i_99)) {
                    if (l_93 < 0L) {
                        i_100 = 0;
                    } else {
                        l_101 = 1L << i_99;
                        l_102 = (long) ((ulong) l_101 - (ulong) (((long) ((ulong) l_101 + (ulong) (-1L))) & l_94));
                        i_103 = (int) ((uint) i_45 - (uint) i_53);
                        if (l_102 < ((long) i_103)) {
                            i_104 = (int) l_102;
                            i_100 = i_104;
                        } else {
                            i_100 = i_103;
                        }
                    }
                    l_105 = gale_BlockAccess_offsetInRegion(arg_fs, l_93, l_94, gale_group);
                    l_106 = ((long) i_53) + l_21;
                    if (((l_105 | l_106) & 7L) == 0) {
                        i_107 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_100 - (uint) i_107)) < 8) {
                                break;
                            }
                            l_108 = (long) i_107;
                            l_109 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) l_108))));
                            *((__global gale_long *) (arg_buffer + 16 + (l_106 + l_108))) = l_109;
                            i_110 = (int) ((uint) i_107 + (uint) 8);
                            i_107 = i_110;
                        }
                        i_111 = i_107;
                    } else {
                        i_111 = 0;
                    }
                    i_112 = i_111;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_112 < i_100)) {
                            break;
                        }
                        l_113 = (long) i_112;
                        i_114 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) l_113))));
                        *((__global char *) (arg_buffer + 16 + (l_106 + l_113))) = (char) i_114;
                        i_115 = (int) ((uint) i_112 + (uint) 1);
                        i_112 = i_115;
                    }
                    i_116 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_100);
                    if (l_93 < 0L) {
                        i_117 = (int) l_93;
                        i_118 = i_117;
                    } else {
                        i_118 = 0;
                    }
                    l_119 = (long) ((ulong) ((long) i_100) + (ulong) l_94);
                    i_120 = (int) ((uint) i_53 + (uint) i_100);
                    if (l_93 == (-117L)) {
                        l_121 = l_119;
                    } else {
                        if (l_93 < 0L) {
                            l_121 = (-1L);
                        } else {
                            if (i_120 < i_45) {
                                l_121 = l_119;
                            } else {
                                l_121 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_47)) = l_121;
                    i_96 = i_120;
                    i_97 = i_118;
                } else {
                    i_96 = i_53;
                    i_97 = i_54;
                }
            }
            if (l_93 == 0L) {
                i_122 = 0;
            } else {
                l_123 = *((__local gale_long *) (gale_local_memory + l_52));
                i_124 = (l_123 == (-1L)) ? 0 : 1;
                i_122 = i_124;
            }
            GALEFS_BARRIER(6);
            i_125 = (l_93 == (-117L)) ? 1 : 0;
            if (i_23 == 0) {
                if (l_93 < 1L) {
                    i_53 = i_96;
                    i_54 = i_97;
                    i_55 = i_72;
                    i_56 = i_74;
                    i_57 = i_125;
                    i_58 = i_122;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                    i_53 = i_96;
                    i_54 = i_97;
                    i_55 = i_72;
                    i_56 = i_74;
                    i_57 = i_125;
                    i_58 = i_122;
                }
            } else {
                i_53 = i_96;
                i_54 = i_97;
                i_55 = i_72;
                i_56 = i_74;
                i_57 = i_125;
                i_58 = i_122;
            }
        }
        if (i_25 == 0) {
            i_126 = *((__local gale_int *) (gale_local_memory + l_38));
            i_127 = *((__local gale_int *) (gale_local_memory + l_37));
            l_128 = (long) gale_group;
            l_129 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_128 << 12) + (l_128 << 11)))) + (ulong) 1872L);
            l_130 = *((__global gale_long *) (arg_fs + 16 + l_129));
            *((__global gale_long *) (arg_fs + 16 + l_129)) = ((long) ((ulong) ((long) i_126) + (ulong) l_130));
            l_131 = (long) gale_group;
            l_132 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_131 << 12) + (l_131 << 11)))) + (ulong) 1864L);
            l_133 = *((__global gale_long *) (arg_fs + 16 + l_132));
            *((__global gale_long *) (arg_fs + 16 + l_132)) = ((long) ((ulong) ((long) i_127) + (ulong) l_133));
        }
        if (i_53 < 1) {
            i_134 = i_54;
        } else {
            i_134 = i_53;
        }
        i_135 = (int) ((uint) i_34 + (uint) 1);
        i_136 = (int) ((uint) i_33 + (uint) 1);
        if (i_134 == i_0) {
            l_137 = *((__global gale_long *) (arg_buffer + (l_21 + 16L)));
            l_138 = (long) i_19;
            l_139 = l_43 * l_138;
            if (l_139 == l_137) {
                l_140 = *((__global gale_long *) (arg_buffer + ((((long) ((int) ((uint) ((int) ((uint) i_19 + (uint) i_20)) + (uint) (-1)))) << 3) + 16L)));
                if (((l_138 + l_139) + (-1L)) == l_140) {
                    l_32 = l_42;
                    i_34 = i_135;
                } else {
                    l_32 = l_42;
                    i_33 = i_136;
                    i_34 = i_135;
                }
            } else {
                l_32 = l_42;
                i_33 = i_136;
                i_34 = i_135;
            }
        } else {
            l_32 = l_42;
            i_33 = i_136;
            i_34 = i_135;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_141 = gale_OpenFileCalls_beginClose(arg_fs, i_17, gale_group);
        l_142 = l_141;
    } else {
        l_142 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_142 < (-4611686018427387904L)) {
            l_143 = gale_HostCall_awaitReply(arg_fs, l_142, gale_group);
            l_144 = l_143;
        } else {
            l_144 = l_142;
        }
    } else {
        l_144 = l_142;
    }
    GALEFS_BROADCAST(7, l_145, l_144);
    if (l_145 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_33;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_145); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_33 = (int) gale_ints[gale_item];
        l_145 = gale_reply(gale_entry);
    }
    *((__global gale_int *) (arg_wrong + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = i_33;
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (32 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_110) VARIABLE(int, i_112) VARIABLE(int, i_131) VARIABLE(int, i_132) VARIABLE(int, i_14) VARIABLE(int, i_157) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_42) VARIABLE(int, i_51) VARIABLE(int, i_54) VARIABLE(int, i_59) VARIABLE(int, i_91) VARIABLE(int, i_92) VARIABLE(long, l_1) VARIABLE(long, l_128) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_21) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_31) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_38) VARIABLE(long, l_43) VARIABLE(long, l_44) VARIABLE(long, l_48) VARIABLE(long, l_49) VARIABLE(long, l_58) VARIABLE(long, l_85) VARIABLE(long, l_89) VARIABLE(long, l_90) VARIABLE(__global uchar *, ul_36) VARIABLE(__global uchar *, ul_37)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(l_1) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(ul_36) VARIABLE(ul_37)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(l_1) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(ul_36) VARIABLE(ul_37)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_51) VARIABLE(i_54) VARIABLE(i_59) VARIABLE(l_1) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(l_48) VARIABLE(l_49) VARIABLE(l_58) VARIABLE(ul_36) VARIABLE(ul_37)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_51) VARIABLE(i_54) VARIABLE(i_59) VARIABLE(l_1) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(l_48) VARIABLE(l_49) VARIABLE(l_58) VARIABLE(ul_36) VARIABLE(ul_37)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_0) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_51) VARIABLE(i_54) VARIABLE(l_1) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(l_48) VARIABLE(l_49) VARIABLE(l_85) VARIABLE(ul_36) VARIABLE(ul_37)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_0) VARIABLE(i_110) VARIABLE(i_112) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_51) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(l_1) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(l_48) VARIABLE(l_49) VARIABLE(l_85) VARIABLE(l_89) VARIABLE(l_90) VARIABLE(ul_36) VARIABLE(ul_37)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_0) VARIABLE(i_110) VARIABLE(i_112) VARIABLE(i_131) VARIABLE(i_132) VARIABLE(i_14) VARIABLE(i_157) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_51) VARIABLE(l_1) VARIABLE(l_128) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(l_48) VARIABLE(l_49) VARIABLE(l_85) VARIABLE(l_89) VARIABLE(l_90) VARIABLE(ul_36) VARIABLE(ul_37)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_39)

__kernel void galefs_readByItem(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_buffer, __global uchar *arg_wrong, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 96L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(arg_fs + 60), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_36, *ul_37;
    int i_0, i_5, i_6, i_9, i_14, i_15, i_16, i_17, i_22, i_23, i_24, i_27, i_28, i_29, i_30, i_32, i_35, i_39, i_40, i_41, i_42, i_51, i_54, i_55, i_59, i_61, i_62, i_63, i_65, i_68, i_69, i_70, i_72, i_73, i_74, i_76, i_77, i_79, i_80, i_82, i_83, i_88, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_100, i_108, i_110, i_112, i_113, i_114, i_115, i_116, i_118, i_121, i_122, i_123, i_126, i_131, i_132, i_134, i_135, i_138, i_139, i_142, i_145, i_146, i_147, i_149, i_150, i_151, i_152, i_153, i_155, i_157, i_159, i_160, i_161, i_162, i_169, i_170, i_171, i_172;
    long l_1, l_2, l_3, l_4, l_7, l_8, l_10, l_11, l_12, l_13, l_18, l_19, l_20, l_21, l_25, l_26, l_31, l_33, l_34, l_38, l_43, l_44, l_45, l_46, l_47, l_48, l_49, l_50, l_52, l_53, l_56, l_57, l_58, l_60, l_64, l_66, l_67, l_71, l_75, l_78, l_81, l_84, l_85, l_86, l_87, l_89, l_90, l_98, l_99, l_101, l_102, l_103, l_104, l_105, l_106, l_107, l_109, l_111, l_117, l_119, l_120, l_124, l_125, l_127, l_128, l_129, l_130, l_133, l_136, l_137, l_140, l_141, l_143, l_144, l_148, l_154, l_156, l_158, l_163, l_164, l_165, l_166, l_167, l_168, l_173, l_174, l_175, l_176, l_177, l_178, l_179;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
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
    i_0 = *((__global gale_int *) (arg_args + 20L));
    l_1 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
    if (((int) get_local_id(0)) == 0) {
        l_2 = gale_FileOpener_begin(arg_fs, 7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_2 < 0L) {
            l_3 = l_2;
        } else {
            l_4 = (long) ((ulong) l_1 + (ulong) (((long) gale_position) << 12));
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_5))))) = (char) ((int) gale_literals[i_5]);
                i_6 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 7, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_3 = l_7;
        }
    } else {
        l_3 = 0L;
    }
    GALEFS_BROADCAST(1, l_8, l_3);
    if (l_8 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_8); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        l_1 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        l_8 = gale_reply(gale_entry);
    }
    i_9 = *((__global gale_int *) (arg_args + 28L));
    l_10 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) i_9) * (ulong) (-7046029254386353131L))) + (ulong) ((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))))) + (ulong) (-7046029254386353130L));
    l_11 = (long) ((ulong) (((long) ((ulong) l_10 >> 30)) ^ l_10) * (ulong) (-4658895280553007687L));
    l_12 = (long) ((ulong) (l_11 ^ ((long) ((ulong) l_11 >> 27))) * (ulong) (-7723592293110705685L));
    l_13 = l_12 ^ ((long) ((ulong) l_12 >> 31));
    i_14 = (int) l_8;
    i_15 = (i_14 < 0) ? 1 : 0;
    i_16 = ((int) ((uint) ((int) ((uint) (i_0 >> 31) >> 29)) + (uint) i_0)) >> 3;
    i_17 = (int) ((uint) i_16 * (uint) (gale_group * (int) get_local_size(0) + (int) get_local_id(0)));
    l_18 = (long) i_17;
    l_19 = l_18 << 16;
    l_20 = l_18 << 3;
    l_21 = (long) i_0;
    i_22 = (int) get_local_id(0);
    i_23 = (int) get_local_id(0);
    i_24 = (int) get_local_size(0);
    l_25 = (((long) ((int) ((uint) i_23 + (uint) i_24))) << 3) + 16L;
    l_26 = (((long) i_23) << 3) + 16L;
    i_27 = (int) get_local_size(0);
    i_28 = (i_27 < 8) ? i_27 : 8;
    i_29 = gale_div_int(((int) get_local_id(0)), i_28);
    i_30 = gale_div_int(i_27, i_28);
    l_31 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
    i_32 = GALEFS_LAUNCH_INT(arg_fs, 148L);
    l_33 = 1L << i_32;
    l_34 = (long) ((ulong) l_33 + (ulong) (-1L));
    i_35 = GALEFS_LOCAL_SIZE << 1;
    ul_36 = arg_args + 24L;
    ul_37 = arg_args + 16L;
    l_38 = l_13;
    i_39 = i_15;
    i_40 = 0;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_59;
        }
        i_41 = *((__global gale_int *) ul_37);
        if (!(i_40 < i_41)) {
            break;
        }
        i_42 = *((__global gale_int *) ul_36);
        GALEFS_BARRIER(2);
        l_43 = (8L) + 16L;
        l_44 = (0L) + 16L;
        if (i_23 == 0) {
            *((__local gale_int *) (gale_local_memory + l_44)) = 0;
            *((__local gale_int *) (gale_local_memory + l_43)) = 0;
        }
        GALEFS_LOCAL_BARRIER(3);
        l_45 = (long) ((ulong) l_38 + (ulong) (-7046029254386353131L));
        l_46 = (long) ((ulong) (l_45 ^ ((long) ((ulong) l_45 >> 30))) * (ulong) (-4658895280553007687L));
        l_47 = (long) ((ulong) (l_46 ^ ((long) ((ulong) l_46 >> 27))) * (ulong) (-7723592293110705685L));
        l_48 = l_47 ^ ((long) ((ulong) l_47 >> 31));
        l_49 = (long) (uint) (((int) ((long) ((ulong) l_48 >> 33))) & ((int) ((uint) i_42 + (uint) (-1))));
        l_50 = l_49 * l_21;
        i_51 = gale_BlockAccess_available(arg_fs, i_14, l_50, i_0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (i_51 < 1) {
            l_52 = 0L;
        } else {
            l_53 = gale_BlockAccess_placeOf(arg_fs, i_14, l_50, i_51, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_52 = l_53;
        }
        i_54 = 0;
        i_55 = 0;
        l_56 = l_52;
        while (true) {
            l_57 = (long) i_54;
            l_58 = l_50 + l_57;
            i_59 = (int) ((uint) i_51 - (uint) i_54);
            if (l_56 == 0L) {
                break;
            }
            l_60 = (long) ((ulong) l_33 - (ulong) (l_58 & l_34));
            if (l_60 < ((long) i_59)) {
                i_61 = (int) l_60;
                i_62 = i_61;
            } else {
                i_62 = i_59;
            }
            if (i_54 == 0) {
                if (!(i_62 < 65)) {
                    if (((l_56 | l_20) & 15L) == 0) {
                        *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) get_local_id(0))) << 3) + 16L)))) = l_56;
                        i_63 = i_62;
                        goto B38;
                    }
                }
            }
            l_64 = l_57 + l_20;
            if (((l_56 | l_64) & 7L) == 0) {
                i_65 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (((int) ((uint) i_62 - (uint) i_65)) < 8) {
                        break;
                    }
                    l_66 = (long) i_65;
                    l_67 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_56 + (ulong) l_66))));
                    *((__global gale_long *) (arg_buffer + 16 + (l_64 + l_66))) = l_67;
                    i_68 = (int) ((uint) i_65 + (uint) 8);
                    i_65 = i_68;
                }
                i_69 = i_65;
            } else {
                i_69 = 0;
            }
            i_70 = i_69;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_70 < i_62)) {
                    break;
                }
                l_71 = (long) i_70;
                i_72 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_56 + (ulong) l_71))));
                *((__global char *) (arg_buffer + 16 + (l_64 + l_71))) = (char) i_72;
                i_73 = (int) ((uint) i_70 + (uint) 1);
                i_70 = i_73;
            }
            i_63 = i_55;
        B38:;
            i_74 = (int) ((uint) i_54 + (uint) i_62);
            if (i_74 < i_51) {
                l_75 = gale_BlockAccess_placeOf(arg_fs, i_14, (l_50 + ((long) i_74)), ((int) ((uint) i_51 - (uint) i_74)), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                i_54 = i_74;
                i_55 = i_63;
                l_56 = l_75;
            } else {
                i_54 = i_74;
                i_55 = i_63;
                l_56 = 0L;
            }
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_31))) = (((long) i_55) | l_19);
        GALEFS_LOCAL_BARRIER(4);
        if (i_29 < i_30) {
            i_76 = i_29;
        } else {
            i_76 = i_27;
        }
        i_77 = i_76;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_77 < i_27)) {
                break;
            }
            l_78 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_27 + (uint) i_77))) << 3) + 16L))));
            i_79 = (int) l_78;
            i_80 = (int) ((uint) i_77 + (uint) i_30);
            if ((i_79 & 8191) == 0) {
                i_77 = i_80;
            } else {
                l_81 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_77) << 3) + 16L))));
                gale_copy_share((arg_fs + 16 + l_81), (arg_buffer + 16 + (l_78 >> 13)), (i_79 & 8191), gale_rem_int(((int) get_local_id(0)), i_28), i_28);
                i_77 = i_80;
            }
        }
        GALEFS_LOCAL_BARRIER(5);
        if (!(i_54 < 1)) {
            i_82 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_54);
            i_83 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), 1);
        }
        if (i_54 < i_51) {
            l_84 = l_58;
        } else {
            l_84 = (-1L);
        }
        l_85 = (16L) + l_26;
        *((__local gale_long *) (gale_local_memory + l_85)) = l_84;
        if (i_54 < i_51) {
            l_86 = gale_BlockAccess_missing(arg_fs, i_14, l_58, i_59, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_87 = l_86;
        } else {
            l_87 = (-1L);
        }
        *((__local gale_long *) (gale_local_memory + ((16L) + l_25))) = l_87;
        GALEFS_LOCAL_BARRIER(6);
        i_88 = (i_51 < 0) ? i_51 : 0;
        l_89 = (-16L) + 24L;
        l_90 = (-16L) + 16L;
        i_91 = i_54;
        i_92 = i_88;
        i_93 = 0;
        i_94 = 0;
        i_95 = 0;
        i_96 = 1;
        loop_59:;
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (i_96 == 0) {
                break;
            }
            if (i_23 == 0) {
                i_97 = i_93;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_98 = (16L) + ((((long) i_97) << 3) + 16L);
                    if (!(i_97 < i_24)) {
                        goto B66;
                    }
                    l_99 = *((__local gale_long *) (gale_local_memory + l_98));
                    if (!(l_99 == (-1L))) {
                        break;
                    }
                    i_100 = (int) ((uint) i_97 + (uint) 1);
                    i_97 = i_100;
                }
                goto B67;
            B66:;
            B67:;
                if (i_97 < i_24) {
                    l_101 = *((__local gale_long *) (gale_local_memory + l_98));
                    l_102 = l_101;
                } else {
                    l_102 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_90)) = l_102;
                if (i_95 == 0) {
                    l_103 = (long) i_32;
                    l_104 = l_103;
                } else {
                    l_104 = 12L;
                }
                *((__local gale_long *) (gale_local_memory + l_89)) = l_104;
                if (i_97 < i_24) {
                    if (i_95 == 0) {
                        l_105 = gale_BlockAccess_acquireResident(arg_fs, i_14, l_102, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_106 = l_105;
                    } else {
                        l_106 = 0L;
                    }
                } else {
                    l_107 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_106 = l_107;
                }
                if (i_97 < i_24) {
                    if (l_106 == 0L) {
                        i_108 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_109 = (long) i_108;
                        if (l_109 < 0L) {
                            i_110 = i_97;
                            l_111 = l_109;
                            i_112 = i_94;
                        } else {
                            if (i_94 == 0) {
                                i_113 = (int) ((uint) i_24 + (uint) i_97);
                                i_114 = i_24 << 1;
                                i_115 = 0;
                                i_116 = i_113;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_116 < i_114)) {
                                        goto B94;
                                    }
                                    if (!(i_115 < 4096)) {
                                        break;
                                    }
                                    l_117 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_116) << 3) + 16L))));
                                    i_118 = (int) ((uint) i_116 + (uint) 1);
                                    if (l_117 == (-1L)) {
                                        i_116 = i_118;
                                    } else {
                                        l_119 = (long) ((ulong) l_1 + (ulong) (((long) gale_position) << 12));
                                        l_120 = l_117 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) ((long) i_115))))) = l_120;
                                        i_121 = (int) ((uint) i_115 + (uint) 8);
                                        if (((int) (l_117 & 1L)) == 0) {
                                            i_115 = i_121;
                                            i_116 = i_118;
                                        } else {
                                            if (i_121 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) ((long) i_121))))) = (l_120 + 1L);
                                                i_122 = (int) ((uint) i_115 + (uint) 16);
                                                i_115 = i_122;
                                                i_116 = i_118;
                                            } else {
                                                i_115 = i_121;
                                                i_116 = i_118;
                                            }
                                        }
                                    }
                                }
                                i_123 = i_115;
                                goto B96;
                            B94:;
                                i_123 = i_115;
                            } else {
                                i_123 = 0;
                            }
                        B96:;
                            l_124 = *((__local gale_long *) (gale_local_memory + l_90));
                            l_125 = *((__local gale_long *) (gale_local_memory + l_89));
                            i_126 = (int) l_125;
                            l_127 = gale_BlockAccess_requestListed(arg_fs, i_14, (((long) (0 - (ulong) (1L << i_126))) & l_124), (1 << i_126), i_123, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                            i_110 = i_97;
                            l_111 = l_127;
                            i_112 = 1;
                        }
                    } else {
                        i_110 = i_97;
                        l_111 = l_106;
                        i_112 = i_94;
                    }
                } else {
                    i_110 = i_97;
                    l_111 = l_106;
                    i_112 = i_94;
                }
            } else {
                i_110 = i_93;
                l_111 = 0L;
                i_112 = i_94;
            }
            GALEFS_BROADCAST(7, l_128, l_111);
            if (l_128 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_14;
                gale_ints[2 * gale_items + gale_item] = (uint) i_16;
                gale_ints[3 * gale_items + gale_item] = (uint) i_17;
                gale_longs[gale_item] = (ulong) l_19;
                gale_longs[gale_items + gale_item] = (ulong) l_20;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_21;
                gale_ints[4 * gale_items + gale_item] = (uint) i_28;
                gale_ints[5 * gale_items + gale_item] = (uint) i_29;
                gale_ints[6 * gale_items + gale_item] = (uint) i_30;
                gale_ints[7 * gale_items + gale_item] = (uint) i_39;
                gale_ints[8 * gale_items + gale_item] = (uint) i_40;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_48;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_49;
                gale_ints[9 * gale_items + gale_item] = (uint) i_51;
                gale_ints[10 * gale_items + gale_item] = (uint) i_91;
                gale_ints[11 * gale_items + gale_item] = (uint) i_92;
                gale_ints[12 * gale_items + gale_item] = (uint) i_110;
                gale_ints[13 * gale_items + gale_item] = (uint) i_112;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_128); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_0 = (int) gale_ints[gale_item];
                i_14 = (int) gale_ints[gale_items + gale_item];
                i_16 = (int) gale_ints[2 * gale_items + gale_item];
                i_17 = (int) gale_ints[3 * gale_items + gale_item];
                l_19 = (long) gale_longs[gale_item];
                l_20 = (long) gale_longs[gale_items + gale_item];
                l_21 = (long) gale_longs[2 * gale_items + gale_item];
                i_28 = (int) gale_ints[4 * gale_items + gale_item];
                i_29 = (int) gale_ints[5 * gale_items + gale_item];
                i_30 = (int) gale_ints[6 * gale_items + gale_item];
                i_39 = (int) gale_ints[7 * gale_items + gale_item];
                i_40 = (int) gale_ints[8 * gale_items + gale_item];
                l_48 = (long) gale_longs[3 * gale_items + gale_item];
                l_49 = (long) gale_longs[4 * gale_items + gale_item];
                i_51 = (int) gale_ints[9 * gale_items + gale_item];
                i_91 = (int) gale_ints[10 * gale_items + gale_item];
                i_92 = (int) gale_ints[11 * gale_items + gale_item];
                i_110 = (int) gale_ints[12 * gale_items + gale_item];
                i_112 = (int) gale_ints[13 * gale_items + gale_item];
                l_1 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
                i_22 = (int) get_local_id(0);
                i_23 = (int) get_local_id(0);
                i_24 = (int) get_local_size(0);
                l_25 = (((long) ((int) ((uint) i_23 + (uint) i_24))) << 3) + 16L;
                l_26 = (((long) i_23) << 3) + 16L;
                i_27 = (int) get_local_size(0);
                l_31 = (((long) ((int) ((uint) ((int) get_local_size(0)) + (uint) ((int) get_local_id(0))))) << 3) + 16L;
                i_32 = GALEFS_LAUNCH_INT(arg_fs, 148L);
                l_33 = 1L << i_32;
                l_34 = (long) ((ulong) l_33 + (ulong) (-1L));
                ul_36 = arg_args + 24L;
                ul_37 = arg_args + 16L;
                l_43 = (8L) + 16L;
                l_44 = (0L) + 16L;
                l_85 = (16L) + l_26;
                l_89 = (-16L) + 24L;
                l_90 = (-16L) + 16L;
                l_128 = gale_reply(gale_entry);
            }
            l_129 = *((__local gale_long *) (gale_local_memory + l_85));
            l_130 = *((__local gale_long *) (gale_local_memory + l_89));
            if (l_129 == (-1L)) {
                i_131 = i_91;
                i_132 = i_92;
            } else {
                l_133 = *((__local gale_long *) (gale_local_memory + l_90));
                i_134 = (int) l_130;
                if ((l_129 >> i_134) == (l_133 >> i_134)) {
                    if (l_128 < 0L) {
                        i_135 = 0;
                    } else {
                        l_136 = 1L << i_134;
                        l_137 = (long) ((ulong) l_136 - (ulong) (((long) ((ulong) l_136 + (ulong) (-1L))) & l_129));
                        i_138 = (int) ((uint) i_51 - (uint) i_91);
                        if (l_137 < ((long) i_138)) {
                            i_139 = (int) l_137;
                            i_135 = i_139;
                        } else {
                            i_135 = i_138;
                        }
                    }
                    l_140 = gale_BlockAccess_offsetInRegion(arg_fs, l_128, l_129, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_141 = ((long) i_91) + l_20;
                    if (((l_140 | l_141) & 7L) == 0) {
                        i_142 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_135 - (uint) i_142)) < 8) {
                                break;
                            }
                            l_143 = (long) i_142;
                            l_144 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) l_143))));
                            *((__global gale_long *) (arg_buffer + 16 + (l_141 + l_143))) = l_144;
                            i_145 = (int) ((uint) i_142 + (uint) 8);
                            i_142 = i_145;
                        }
                        i_146 = i_142;
                    } else {
                        i_146 = 0;
                    }
                    i_147 = i_146;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_147 < i_135)) {
                            break;
                        }
                        l_148 = (long) i_147;
                        i_149 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) l_148))));
                        *((__global char *) (arg_buffer + 16 + (l_141 + l_148))) = (char) i_149;
                        i_150 = (int) ((uint) i_147 + (uint) 1);
                        i_147 = i_150;
                    }
                    i_151 = atomic_add((volatile __local int *) ((gale_local_memory + (0L)) + 16 + ((long) 0 << 2)), i_135);
                    if (l_128 < 0L) {
                        i_152 = (int) l_128;
                        i_153 = i_152;
                    } else {
                        i_153 = 0;
                    }
                    l_154 = (long) ((ulong) ((long) i_135) + (ulong) l_129);
                    i_155 = (int) ((uint) i_91 + (uint) i_135);
                    if (l_128 == (-117L)) {
                        l_156 = l_154;
                    } else {
                        if (l_128 < 0L) {
                            l_156 = (-1L);
                        } else {
                            if (i_155 < i_51) {
                                l_156 = l_154;
                            } else {
                                l_156 = (-1L);
                            }
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_85)) = l_156;
                    i_131 = i_155;
                    i_132 = i_153;
                } else {
                    i_131 = i_91;
                    i_132 = i_92;
                }
            }
            if (l_128 == 0L) {
                i_157 = 0;
            } else {
                l_158 = *((__local gale_long *) (gale_local_memory + l_90));
                i_159 = (l_158 == (-1L)) ? 0 : 1;
                i_157 = i_159;
            }
            GALEFS_BARRIER(8);
            i_160 = (l_128 == (-117L)) ? 1 : 0;
            if (i_22 == 0) {
                if (l_128 < 1L) {
                    i_91 = i_131;
                    i_92 = i_132;
                    i_93 = i_110;
                    i_94 = i_112;
                    i_95 = i_160;
                    i_96 = i_157;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    i_91 = i_131;
                    i_92 = i_132;
                    i_93 = i_110;
                    i_94 = i_112;
                    i_95 = i_160;
                    i_96 = i_157;
                }
            } else {
                i_91 = i_131;
                i_92 = i_132;
                i_93 = i_110;
                i_94 = i_112;
                i_95 = i_160;
                i_96 = i_157;
            }
        }
        if (i_23 == 0) {
            i_161 = *((__local gale_int *) (gale_local_memory + l_44));
            i_162 = *((__local gale_int *) (gale_local_memory + l_43));
            l_163 = GALEFS_LAUNCH_LONG(arg_fs, 24L);
            l_164 = (long) ((ulong) ((long) ((ulong) l_163 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_165 = *((__global gale_long *) (arg_fs + 16 + l_164));
            *((__global gale_long *) (arg_fs + 16 + l_164)) = ((long) ((ulong) ((long) i_161) + (ulong) l_165));
            l_166 = (long) ((ulong) ((long) ((ulong) l_163 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
            l_167 = *((__global gale_long *) (arg_fs + 16 + l_166));
            *((__global gale_long *) (arg_fs + 16 + l_166)) = ((long) ((ulong) ((long) i_162) + (ulong) l_167));
            l_168 = (long) ((ulong) ((long) ((ulong) l_163 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_169 = *((__global gale_int *) (arg_fs + 16 + l_168));
            *((__global gale_int *) (arg_fs + 16 + l_168)) = ((int) ((uint) (i_161 >> 12) + (uint) i_169));
        }
        if (i_91 < 1) {
            i_170 = i_92;
        } else {
            i_170 = i_91;
        }
        i_171 = (int) ((uint) i_40 + (uint) 1);
        i_172 = (int) ((uint) i_39 + (uint) 1);
        if (i_170 == i_0) {
            l_173 = *((__global gale_long *) (arg_buffer + (l_20 + 16L)));
            l_174 = (long) i_16;
            l_175 = l_49 * l_174;
            if (l_175 == l_173) {
                l_176 = *((__global gale_long *) (arg_buffer + ((((long) ((int) ((uint) ((int) ((uint) i_16 + (uint) i_17)) + (uint) (-1)))) << 3) + 16L)));
                if (((l_174 + l_175) + (-1L)) == l_176) {
                    l_38 = l_48;
                    i_40 = i_171;
                } else {
                    l_38 = l_48;
                    i_39 = i_172;
                    i_40 = i_171;
                }
            } else {
                l_38 = l_48;
                i_39 = i_172;
                i_40 = i_171;
            }
        } else {
            l_38 = l_48;
            i_39 = i_172;
            i_40 = i_171;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_177 = gale_OpenFileCalls_beginClose(arg_fs, i_14, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_178 = l_177;
    } else {
        l_178 = 0L;
    }
    GALEFS_BROADCAST(9, l_179, l_178);
    if (l_179 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_39;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_179); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_39 = (int) gale_ints[gale_item];
        l_179 = gale_reply(gale_entry);
    }
    *((__global gale_int *) (arg_wrong + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 2) + 16L))) = i_39;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
