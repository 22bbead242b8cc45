// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.BreadthFirstSearch#step
// entry point: galefs_step
// parameters: LONG_ARRAY INT INT INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE NONE READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// waits: 4
// saved values: 14
// context bytes: 80
// needs: BARRIERS
// string: "graph"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: a340a7210174f630a3873de003ad91ef3ec9adef6a15f6aa431603cf90cf4a61
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {103, 114, 97, 112, 104};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_29) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_59) VARIABLE(int, i_61) VARIABLE(int, i_63) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(int, i_68) VARIABLE(int, i_72) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_76) VARIABLE(int, i_78) VARIABLE(int, i_79) VARIABLE(int, i_91) VARIABLE(int, i_92) VARIABLE(long, l_15) VARIABLE(long, l_19) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_28) VARIABLE(long, l_30) VARIABLE(long, l_38) VARIABLE(long, l_39) VARIABLE(long, l_47) VARIABLE(long, l_71) VARIABLE(long, l_73) VARIABLE(long, l_81) VARIABLE(long, l_82) VARIABLE(long, l_90)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(l_15) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_28) VARIABLE(l_30) VARIABLE(l_38) VARIABLE(l_39)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(l_15) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_28) VARIABLE(l_30) VARIABLE(l_47)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(l_19) VARIABLE(l_24)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_59) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(l_19) VARIABLE(l_24) VARIABLE(l_71) VARIABLE(l_73) VARIABLE(l_81) VARIABLE(l_82)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_59) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(l_19) VARIABLE(l_24) VARIABLE(l_71) VARIABLE(l_73) VARIABLE(l_90)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_59) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(l_19) VARIABLE(l_24)
#define GALEFS_LIVE_8(VARIABLE)

__kernel void galefs_step(__global uchar *arg_fs, int arg_vertices, int arg_level, __global uchar *arg_edges, __global uchar *arg_levels, __global uchar *arg_reached, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_13, i_14, i_16, i_17, i_18, i_20, i_21, i_22, i_25, i_26, i_29, i_31, i_32, i_33, i_34, i_35, i_36, i_37, i_40, i_41, i_42, i_48, i_49, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_72, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_83, i_84, i_85, i_91, i_92, i_94, i_95, i_96, i_97, i_98, i_99, i_100, i_101, i_102, i_103, i_104, i_105, i_106, i_107;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_15, l_19, l_23, l_24, l_27, l_28, l_30, l_38, l_39, l_43, l_44, l_45, l_46, l_47, l_50, l_70, l_71, l_73, l_81, l_82, l_86, l_87, l_88, l_89, l_90, l_93, l_108, l_109, l_110, l_111, l_112;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_17;
        case 3:
            goto loop_17;
        case 4:
            goto resume_4;
        default:
            break;
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 5, gale_group);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) gale_group;
            l_3 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_2 << 12) + (l_2 << 11)))) + (ulong) 2048L);
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group);
            l_1 = l_6;
        }
    } else {
        l_1 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1 < (-4611686018427387904L)) {
            l_7 = gale_HostCall_awaitReply(arg_fs, l_1, gale_group);
            l_8 = l_7;
        } else {
            l_8 = l_1;
        }
    } else {
        l_8 = l_1;
    }
    GALEFS_BROADCAST(1, l_9, l_8);
    if (l_9 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_9); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_9 = gale_reply(gale_entry);
    }
    i_10 = (int) l_9;
    if (((long) i_10) < 0L) {
        i_11 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_10);
    }
    i_12 = (int) get_num_groups(0);
    i_13 = gale_group;
    i_14 = i_13;
    loop_17:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_20;
        }
        if (gale_resuming == 3) {
            goto loop_67;
        }
        if (!(i_14 < arg_vertices)) {
            break;
        }
        l_15 = ((long) i_14) << 2;
        i_16 = *((__global gale_int *) (arg_levels + (l_15 + 16L)));
        i_17 = (int) ((uint) i_14 + (uint) i_12);
        if (arg_level == i_16) {
            i_18 = (int) get_local_size(0);
            l_19 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_20 = (int) ((uint) arg_level + (uint) 1);
            i_21 = (int) get_local_id(0);
            i_22 = gale_group << 6;
            l_23 = (long) i_22;
            l_24 = l_23 << 2;
            i_25 = 0;
            i_26 = 1;
            loop_20:;
            while (true) {
                if (gale_resuming == 2) {
                    goto loop_23;
                }
                if (i_26 < 1) {
                    goto B53;
                }
                if (!(i_25 < 8)) {
                    break;
                }
                l_27 = (long) i_25;
                l_28 = l_27 + l_24;
                i_29 = (int) ((uint) 8 - (uint) i_25);
                l_30 = l_27 + l_15;
                i_31 = (int) get_local_id(0);
                i_32 = (int) get_local_id(0);
                i_33 = (int) get_local_id(0);
                i_34 = 1;
                i_35 = 0;
                i_36 = 0;
                loop_23:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 2) {
                        goto resume_2;
                    }
                    if (!(i_34 == 1)) {
                        break;
                    }
                    i_37 = (int) ((uint) i_29 - (uint) i_35);
                    l_38 = (long) i_35;
                    l_39 = l_30 + l_38;
                    if (i_36 == 0) {
                        i_40 = i_37;
                    } else {
                        i_41 = 4096 - ((int) (l_39 & 4095L));
                        i_42 = (i_41 < i_37) ? i_41 : i_37;
                        i_40 = i_42;
                    }
                    if (i_33 == 0) {
                        l_43 = gale_BlockAccess_beginRead(arg_fs, i_10, l_39, i_40, gale_group);
                        l_44 = l_43;
                    } else {
                        l_44 = 0L;
                    }
                    if (i_32 == 0) {
                        if (l_44 < (-4611686018427387904L)) {
                            l_45 = gale_HostCall_awaitReply(arg_fs, l_44, gale_group);
                            l_46 = l_45;
                        } else {
                            l_46 = l_44;
                        }
                    } else {
                        l_46 = l_44;
                    }
                    GALEFS_BROADCAST(2, l_47, l_46);
                    if (l_47 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_10;
                        gale_longs[gale_item] = (ulong) l_15;
                        gale_ints[gale_items + gale_item] = (uint) i_17;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                        gale_longs[gale_items + gale_item] = (ulong) l_28;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_29;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_30;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_36;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_38;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_39;
                        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_47); }
                        GALEFS_RETURN;
                        resume_2:
                        gale_resuming = 0;
                        i_10 = (int) gale_ints[gale_item];
                        l_15 = (long) gale_longs[gale_item];
                        i_17 = (int) gale_ints[gale_items + gale_item];
                        i_25 = (int) gale_ints[2 * gale_items + gale_item];
                        l_28 = (long) gale_longs[gale_items + gale_item];
                        i_29 = (int) gale_ints[3 * gale_items + gale_item];
                        l_30 = (long) gale_longs[2 * gale_items + gale_item];
                        i_35 = (int) gale_ints[4 * gale_items + gale_item];
                        i_36 = (int) gale_ints[5 * gale_items + gale_item];
                        l_38 = (long) gale_longs[3 * gale_items + gale_item];
                        l_39 = (long) gale_longs[4 * gale_items + gale_item];
                        i_12 = (int) get_num_groups(0);
                        i_18 = (int) get_local_size(0);
                        l_19 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                        i_20 = (int) ((uint) arg_level + (uint) 1);
                        i_21 = (int) get_local_id(0);
                        i_22 = gale_group << 6;
                        l_23 = (long) i_22;
                        l_24 = l_23 << 2;
                        i_31 = (int) get_local_id(0);
                        i_32 = (int) get_local_id(0);
                        i_33 = (int) get_local_id(0);
                        l_47 = gale_reply(gale_entry);
                    }
                    i_48 = (int) l_47;
                    if (l_47 < 0L) {
                        i_49 = 0;
                    } else {
                        i_49 = i_48;
                    }
                    l_50 = gale_BlockAccess_offsetInRegion(arg_fs, l_47, l_39, gale_group);
                    gale_copy((arg_fs + 16 + l_50), (arg_edges + 16 + (l_28 + l_38)), i_49);
                    GALEFS_BARRIER(3);
                    if (i_31 == 0) {
                        if (!(i_49 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_49, gale_group);
                        }
                    }
                    i_51 = (int) ((uint) i_35 + (uint) i_49);
                    i_52 = ((l_47 == (-117L)) || (!((i_36 == 0) || (((l_30 + ((long) i_51)) & l_19) == 0)))) ? 1 : 0;
                    i_53 = ((l_47 == (-117L)) || (!((i_49 < 1) || (!(i_51 < i_29))))) ? 1 : 0;
                    if (l_47 < 0L) {
                        if (l_47 == (-117L)) {
                            i_34 = i_53;
                            i_35 = i_51;
                            i_36 = i_52;
                        } else {
                            i_34 = i_48;
                            i_35 = i_51;
                            i_36 = i_52;
                        }
                    } else {
                        i_34 = i_53;
                        i_35 = i_51;
                        i_36 = i_52;
                    }
                }
                if (i_35 < 1) {
                    i_54 = i_34;
                } else {
                    i_54 = i_35;
                }
                i_55 = (i_54 < 1) ? 0 : i_54;
                i_56 = (int) ((uint) i_25 + (uint) i_55);
                i_25 = i_56;
                i_26 = i_54;
            }
            goto B54;
        B53:;
        B54:;
            if (i_26 < 0) {
                i_57 = i_26;
            } else {
                i_57 = i_25;
            }
            if (((long) i_57) < 0L) {
                i_58 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_57);
            }
            if (i_57 < 0) {
                i_59 = 0;
            } else {
                i_60 = *((__global gale_int *) (arg_edges + (((l_23 + 1L) << 2) + 16L)));
                i_59 = i_60;
            }
            if (i_57 < 0) {
                i_61 = 0;
            } else {
                i_62 = *((__global gale_int *) (arg_edges + (l_24 + 16L)));
                i_61 = i_62;
            }
            GALEFS_BARRIER(4);
            i_63 = i_61;
            loop_67:;
            while (true) {
                if (gale_resuming == 3) {
                    goto loop_69;
                }
                if (!(i_63 < i_59)) {
                    break;
                }
                i_64 = (int) ((uint) i_59 - (uint) i_63);
                i_65 = (i_64 < 64) ? i_64 : 64;
                i_66 = i_65 << 2;
                i_67 = (i_66 < 0) ? (-22) : 1;
                i_68 = 0;
                i_69 = i_67;
                loop_69:;
                while (true) {
                    if (gale_resuming == 3) {
                        goto loop_72;
                    }
                    if (i_69 < 1) {
                        goto B102;
                    }
                    if (!(i_68 < i_66)) {
                        break;
                    }
                    l_70 = (long) i_68;
                    l_71 = l_70 + l_24;
                    i_72 = (int) ((uint) i_66 - (uint) i_68);
                    l_73 = l_70 + (((((long) arg_vertices) + 1L) + ((long) i_63)) << 2);
                    i_74 = (int) get_local_id(0);
                    i_75 = (int) get_local_id(0);
                    i_76 = (int) get_local_id(0);
                    i_77 = 1;
                    i_78 = 0;
                    i_79 = 0;
                    loop_72:;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (gale_resuming == 3) {
                            goto resume_3;
                        }
                        if (!(i_77 == 1)) {
                            break;
                        }
                        i_80 = (int) ((uint) i_72 - (uint) i_78);
                        l_81 = (long) i_78;
                        l_82 = l_73 + l_81;
                        if (i_79 == 0) {
                            i_83 = i_80;
                        } else {
                            i_84 = 4096 - ((int) (l_82 & 4095L));
                            i_85 = (i_84 < i_80) ? i_84 : i_80;
                            i_83 = i_85;
                        }
                        if (i_76 == 0) {
                            l_86 = gale_BlockAccess_beginRead(arg_fs, i_10, l_82, i_83, gale_group);
                            l_87 = l_86;
                        } else {
                            l_87 = 0L;
                        }
                        if (i_75 == 0) {
                            if (l_87 < (-4611686018427387904L)) {
                                l_88 = gale_HostCall_awaitReply(arg_fs, l_87, gale_group);
                                l_89 = l_88;
                            } else {
                                l_89 = l_87;
                            }
                        } else {
                            l_89 = l_87;
                        }
                        GALEFS_BROADCAST(5, l_90, l_89);
                        if (l_90 < LONG_MIN / 2) {
                            gale_ints[gale_item] = (uint) i_10;
                            gale_ints[gale_items + gale_item] = (uint) i_17;
                            gale_ints[2 * gale_items + gale_item] = (uint) i_59;
                            gale_ints[3 * gale_items + gale_item] = (uint) i_63;
                            gale_ints[4 * gale_items + gale_item] = (uint) i_65;
                            gale_ints[5 * gale_items + gale_item] = (uint) i_66;
                            gale_ints[6 * gale_items + gale_item] = (uint) i_68;
                            gale_longs[gale_item] = (ulong) l_71;
                            gale_ints[7 * gale_items + gale_item] = (uint) i_72;
                            gale_longs[gale_items + gale_item] = (ulong) l_73;
                            gale_ints[8 * gale_items + gale_item] = (uint) i_78;
                            gale_ints[9 * gale_items + gale_item] = (uint) i_79;
                            gale_longs[2 * gale_items + gale_item] = (ulong) l_81;
                            gale_longs[3 * gale_items + gale_item] = (ulong) l_82;
                            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_90); }
                            GALEFS_RETURN;
                            resume_3:
                            gale_resuming = 0;
                            i_10 = (int) gale_ints[gale_item];
                            i_17 = (int) gale_ints[gale_items + gale_item];
                            i_59 = (int) gale_ints[2 * gale_items + gale_item];
                            i_63 = (int) gale_ints[3 * gale_items + gale_item];
                            i_65 = (int) gale_ints[4 * gale_items + gale_item];
                            i_66 = (int) gale_ints[5 * gale_items + gale_item];
                            i_68 = (int) gale_ints[6 * gale_items + gale_item];
                            l_71 = (long) gale_longs[gale_item];
                            i_72 = (int) gale_ints[7 * gale_items + gale_item];
                            l_73 = (long) gale_longs[gale_items + gale_item];
                            i_78 = (int) gale_ints[8 * gale_items + gale_item];
                            i_79 = (int) gale_ints[9 * gale_items + gale_item];
                            l_81 = (long) gale_longs[2 * gale_items + gale_item];
                            l_82 = (long) gale_longs[3 * gale_items + gale_item];
                            i_12 = (int) get_num_groups(0);
                            i_18 = (int) get_local_size(0);
                            l_19 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                            i_20 = (int) ((uint) arg_level + (uint) 1);
                            i_21 = (int) get_local_id(0);
                            i_22 = gale_group << 6;
                            l_23 = (long) i_22;
                            l_24 = l_23 << 2;
                            i_74 = (int) get_local_id(0);
                            i_75 = (int) get_local_id(0);
                            i_76 = (int) get_local_id(0);
                            l_90 = gale_reply(gale_entry);
                        }
                        i_91 = (int) l_90;
                        if (l_90 < 0L) {
                            i_92 = 0;
                        } else {
                            i_92 = i_91;
                        }
                        l_93 = gale_BlockAccess_offsetInRegion(arg_fs, l_90, l_82, gale_group);
                        gale_copy((arg_fs + 16 + l_93), (arg_edges + 16 + (l_71 + l_81)), i_92);
                        GALEFS_BARRIER(6);
                        if (i_74 == 0) {
                            if (!(i_92 < 1)) {
                                gale_BlockAccess_releaseFrame(arg_fs, 16, i_92, gale_group);
                            }
                        }
                        i_94 = (int) ((uint) i_78 + (uint) i_92);
                        i_95 = ((l_90 == (-117L)) || (!((i_79 == 0) || ((l_19 & (l_73 + ((long) i_94))) == 0)))) ? 1 : 0;
                        i_96 = ((l_90 == (-117L)) || (!((i_92 < 1) || (!(i_94 < i_72))))) ? 1 : 0;
                        if (l_90 < 0L) {
                            if (l_90 == (-117L)) {
                                i_77 = i_96;
                                i_78 = i_94;
                                i_79 = i_95;
                            } else {
                                i_77 = i_91;
                                i_78 = i_94;
                                i_79 = i_95;
                            }
                        } else {
                            i_77 = i_96;
                            i_78 = i_94;
                            i_79 = i_95;
                        }
                    }
                    if (i_78 < 1) {
                        i_97 = i_77;
                    } else {
                        i_97 = i_78;
                    }
                    i_98 = (i_97 < 1) ? 0 : i_97;
                    i_99 = (int) ((uint) i_68 + (uint) i_98);
                    i_68 = i_99;
                    i_69 = i_97;
                }
                goto B103;
            B102:;
            B103:;
                if (i_69 < 0) {
                    i_100 = i_69;
                } else {
                    i_100 = i_68;
                }
                if (((long) i_100) < 0L) {
                    i_101 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_100);
                }
                i_102 = i_21;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_102 < i_65)) {
                        break;
                    }
                    i_103 = *((__global gale_int *) (arg_edges + ((((long) ((int) ((uint) i_102 + (uint) i_22))) << 2) + 16L)));
                    i_104 = atomic_cmpxchg((volatile __global int *) (arg_levels + 16 + ((long) i_103 << 2)), (-1), i_20);
                    i_105 = (int) ((uint) i_102 + (uint) i_18);
                    if (i_104 == (-1)) {
                        i_106 = atomic_add((volatile __global int *) (arg_reached + 16 + ((long) 0 << 2)), 1);
                        i_102 = i_105;
                    } else {
                        i_102 = i_105;
                    }
                }
                GALEFS_BARRIER(7);
                i_107 = (int) ((uint) i_63 + (uint) i_65);
                i_63 = i_107;
            }
            i_14 = i_17;
        } else {
            i_14 = i_17;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_108 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_109 = l_108;
    } else {
        l_109 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_109 < (-4611686018427387904L)) {
            l_110 = gale_HostCall_awaitReply(arg_fs, l_109, gale_group);
            l_111 = l_110;
        } else {
            l_111 = l_109;
        }
    } else {
        l_111 = l_109;
    }
    GALEFS_BROADCAST(8, l_112, l_111);
    if (l_112 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_112); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        l_112 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_22) VARIABLE(int, i_26) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_53) VARIABLE(int, i_55) VARIABLE(int, i_57) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_62) VARIABLE(int, i_66) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_7) VARIABLE(int, i_71) VARIABLE(int, i_72) VARIABLE(int, i_82) VARIABLE(int, i_83) VARIABLE(int, i_9) VARIABLE(long, l_12) VARIABLE(long, l_16) VARIABLE(long, l_20) VARIABLE(long, l_21) VARIABLE(long, l_25) VARIABLE(long, l_27) VARIABLE(long, l_34) VARIABLE(long, l_35) VARIABLE(long, l_41) VARIABLE(long, l_65) VARIABLE(long, l_67) VARIABLE(long, l_74) VARIABLE(long, l_75) VARIABLE(long, l_81)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_12) VARIABLE(l_16) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_27) VARIABLE(l_34) VARIABLE(l_35)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_12) VARIABLE(l_16) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_27) VARIABLE(l_41)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_16) VARIABLE(l_21)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_53) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_7) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_9) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_65) VARIABLE(l_67) VARIABLE(l_74) VARIABLE(l_75)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_53) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_7) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_9) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_65) VARIABLE(l_67) VARIABLE(l_81)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_53) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_16) VARIABLE(l_21)
#define GALEFS_LIVE_8(VARIABLE)

__kernel void galefs_step(__global uchar *arg_fs, int arg_vertices, int arg_level, __global uchar *arg_edges, __global uchar *arg_levels, __global uchar *arg_reached, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_9, i_10, i_11, i_13, i_14, i_15, i_17, i_18, i_19, i_22, i_23, i_26, i_28, i_29, i_30, i_31, i_32, i_33, i_36, i_37, i_38, i_42, i_43, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_66, i_68, i_69, i_70, i_71, i_72, i_73, i_76, i_77, i_78, i_82, i_83, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_98;
    long l_0, l_1, l_2, l_5, l_6, l_12, l_16, l_20, l_21, l_24, l_25, l_27, l_34, l_35, l_39, l_40, l_41, l_44, l_64, l_65, l_67, l_74, l_75, l_79, l_80, l_81, l_84, l_99, l_100, l_101;
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
            goto loop_12;
        case 3:
            goto loop_12;
        case 4:
            goto resume_4;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 5, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_3 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_3 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_3))))) = (char) ((int) gale_literals[i_3]);
                i_4 = (int) ((uint) i_3 + (uint) 1);
                i_3 = i_4;
            }
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
    if (((long) i_7) < 0L) {
        i_8 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_7);
    }
    i_9 = gale_group_count;
    i_10 = gale_group;
    i_11 = i_10;
    loop_12:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_15;
        }
        if (gale_resuming == 3) {
            goto loop_57;
        }
        if (!(i_11 < arg_vertices)) {
            break;
        }
        l_12 = ((long) i_11) << 2;
        i_13 = *((__global gale_int *) (arg_levels + (l_12 + 16L)));
        i_14 = (int) ((uint) i_11 + (uint) i_9);
        if (arg_level == i_13) {
            i_15 = (int) get_local_size(0);
            l_16 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_17 = (int) ((uint) arg_level + (uint) 1);
            i_18 = (int) get_local_id(0);
            i_19 = gale_group << 6;
            l_20 = (long) i_19;
            l_21 = l_20 << 2;
            i_22 = 0;
            i_23 = 1;
            loop_15:;
            while (true) {
                if (gale_resuming == 2) {
                    goto loop_18;
                }
                if (i_23 < 1) {
                    goto B43;
                }
                if (!(i_22 < 8)) {
                    break;
                }
                l_24 = (long) i_22;
                l_25 = l_24 + l_21;
                i_26 = (int) ((uint) 8 - (uint) i_22);
                l_27 = l_24 + l_12;
                i_28 = (int) get_local_id(0);
                i_29 = (int) get_local_id(0);
                i_30 = 1;
                i_31 = 0;
                i_32 = 0;
                loop_18:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 2) {
                        goto resume_2;
                    }
                    if (!(i_30 == 1)) {
                        break;
                    }
                    i_33 = (int) ((uint) i_26 - (uint) i_31);
                    l_34 = (long) i_31;
                    l_35 = l_27 + l_34;
                    if (i_32 == 0) {
                        i_36 = i_33;
                    } else {
                        i_37 = 4096 - ((int) (l_35 & 4095L));
                        i_38 = (i_37 < i_33) ? i_37 : i_33;
                        i_36 = i_38;
                    }
                    if (i_29 == 0) {
                        l_39 = gale_BlockAccess_beginRead(arg_fs, i_7, l_35, i_36, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_40 = l_39;
                    } else {
                        l_40 = 0L;
                    }
                    GALEFS_BROADCAST(2, l_41, l_40);
                    if (l_41 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_7;
                        gale_longs[gale_item] = (ulong) l_12;
                        gale_ints[gale_items + gale_item] = (uint) i_14;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_22;
                        gale_longs[gale_items + gale_item] = (ulong) l_25;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_26;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_27;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_31;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_32;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_34;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_35;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_41); }
                        GALEFS_RETURN;
                        resume_2:
                        gale_resuming = 0;
                        i_7 = (int) gale_ints[gale_item];
                        l_12 = (long) gale_longs[gale_item];
                        i_14 = (int) gale_ints[gale_items + gale_item];
                        i_22 = (int) gale_ints[2 * gale_items + gale_item];
                        l_25 = (long) gale_longs[gale_items + gale_item];
                        i_26 = (int) gale_ints[3 * gale_items + gale_item];
                        l_27 = (long) gale_longs[2 * gale_items + gale_item];
                        i_31 = (int) gale_ints[4 * gale_items + gale_item];
                        i_32 = (int) gale_ints[5 * gale_items + gale_item];
                        l_34 = (long) gale_longs[3 * gale_items + gale_item];
                        l_35 = (long) gale_longs[4 * gale_items + gale_item];
                        i_9 = gale_group_count;
                        i_15 = (int) get_local_size(0);
                        l_16 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                        i_17 = (int) ((uint) arg_level + (uint) 1);
                        i_18 = (int) get_local_id(0);
                        i_19 = gale_group << 6;
                        l_20 = (long) i_19;
                        l_21 = l_20 << 2;
                        i_28 = (int) get_local_id(0);
                        i_29 = (int) get_local_id(0);
                        l_41 = gale_reply(gale_entry);
                    }
                    i_42 = (int) l_41;
                    if (l_41 < 0L) {
                        i_43 = 0;
                    } else {
                        i_43 = i_42;
                    }
                    l_44 = gale_BlockAccess_offsetInRegion(arg_fs, l_41, l_35, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    gale_copy((arg_fs + 16 + l_44), (arg_edges + 16 + (l_25 + l_34)), i_43);
                    GALEFS_BARRIER(3);
                    if (i_28 == 0) {
                        if (!(i_43 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_43, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        }
                    }
                    i_45 = (int) ((uint) i_31 + (uint) i_43);
                    i_46 = ((l_41 == (-117L)) || (!((i_32 == 0) || (((l_27 + ((long) i_45)) & l_16) == 0)))) ? 1 : 0;
                    i_47 = ((l_41 == (-117L)) || (!((i_43 < 1) || (!(i_45 < i_26))))) ? 1 : 0;
                    if (l_41 < 0L) {
                        if (l_41 == (-117L)) {
                            i_30 = i_47;
                            i_31 = i_45;
                            i_32 = i_46;
                        } else {
                            i_30 = i_42;
                            i_31 = i_45;
                            i_32 = i_46;
                        }
                    } else {
                        i_30 = i_47;
                        i_31 = i_45;
                        i_32 = i_46;
                    }
                }
                if (i_31 < 1) {
                    i_48 = i_30;
                } else {
                    i_48 = i_31;
                }
                i_49 = (i_48 < 1) ? 0 : i_48;
                i_50 = (int) ((uint) i_22 + (uint) i_49);
                i_22 = i_50;
                i_23 = i_48;
            }
            goto B44;
        B43:;
        B44:;
            if (i_23 < 0) {
                i_51 = i_23;
            } else {
                i_51 = i_22;
            }
            if (((long) i_51) < 0L) {
                i_52 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_51);
            }
            if (i_51 < 0) {
                i_53 = 0;
            } else {
                i_54 = *((__global gale_int *) (arg_edges + (((l_20 + 1L) << 2) + 16L)));
                i_53 = i_54;
            }
            if (i_51 < 0) {
                i_55 = 0;
            } else {
                i_56 = *((__global gale_int *) (arg_edges + (l_21 + 16L)));
                i_55 = i_56;
            }
            GALEFS_BARRIER(4);
            i_57 = i_55;
            loop_57:;
            while (true) {
                if (gale_resuming == 3) {
                    goto loop_59;
                }
                if (!(i_57 < i_53)) {
                    break;
                }
                i_58 = (int) ((uint) i_53 - (uint) i_57);
                i_59 = (i_58 < 64) ? i_58 : 64;
                i_60 = i_59 << 2;
                i_61 = (i_60 < 0) ? (-22) : 1;
                i_62 = 0;
                i_63 = i_61;
                loop_59:;
                while (true) {
                    if (gale_resuming == 3) {
                        goto loop_62;
                    }
                    if (i_63 < 1) {
                        goto B87;
                    }
                    if (!(i_62 < i_60)) {
                        break;
                    }
                    l_64 = (long) i_62;
                    l_65 = l_64 + l_21;
                    i_66 = (int) ((uint) i_60 - (uint) i_62);
                    l_67 = l_64 + (((((long) arg_vertices) + 1L) + ((long) i_57)) << 2);
                    i_68 = (int) get_local_id(0);
                    i_69 = (int) get_local_id(0);
                    i_70 = 1;
                    i_71 = 0;
                    i_72 = 0;
                    loop_62:;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (gale_resuming == 3) {
                            goto resume_3;
                        }
                        if (!(i_70 == 1)) {
                            break;
                        }
                        i_73 = (int) ((uint) i_66 - (uint) i_71);
                        l_74 = (long) i_71;
                        l_75 = l_67 + l_74;
                        if (i_72 == 0) {
                            i_76 = i_73;
                        } else {
                            i_77 = 4096 - ((int) (l_75 & 4095L));
                            i_78 = (i_77 < i_73) ? i_77 : i_73;
                            i_76 = i_78;
                        }
                        if (i_69 == 0) {
                            l_79 = gale_BlockAccess_beginRead(arg_fs, i_7, l_75, i_76, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                            l_80 = l_79;
                        } else {
                            l_80 = 0L;
                        }
                        GALEFS_BROADCAST(5, l_81, l_80);
                        if (l_81 < LONG_MIN / 2) {
                            gale_ints[gale_item] = (uint) i_7;
                            gale_ints[gale_items + gale_item] = (uint) i_14;
                            gale_ints[2 * gale_items + gale_item] = (uint) i_53;
                            gale_ints[3 * gale_items + gale_item] = (uint) i_57;
                            gale_ints[4 * gale_items + gale_item] = (uint) i_59;
                            gale_ints[5 * gale_items + gale_item] = (uint) i_60;
                            gale_ints[6 * gale_items + gale_item] = (uint) i_62;
                            gale_longs[gale_item] = (ulong) l_65;
                            gale_ints[7 * gale_items + gale_item] = (uint) i_66;
                            gale_longs[gale_items + gale_item] = (ulong) l_67;
                            gale_ints[8 * gale_items + gale_item] = (uint) i_71;
                            gale_ints[9 * gale_items + gale_item] = (uint) i_72;
                            gale_longs[2 * gale_items + gale_item] = (ulong) l_74;
                            gale_longs[3 * gale_items + gale_item] = (ulong) l_75;
                            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_81); }
                            GALEFS_RETURN;
                            resume_3:
                            gale_resuming = 0;
                            i_7 = (int) gale_ints[gale_item];
                            i_14 = (int) gale_ints[gale_items + gale_item];
                            i_53 = (int) gale_ints[2 * gale_items + gale_item];
                            i_57 = (int) gale_ints[3 * gale_items + gale_item];
                            i_59 = (int) gale_ints[4 * gale_items + gale_item];
                            i_60 = (int) gale_ints[5 * gale_items + gale_item];
                            i_62 = (int) gale_ints[6 * gale_items + gale_item];
                            l_65 = (long) gale_longs[gale_item];
                            i_66 = (int) gale_ints[7 * gale_items + gale_item];
                            l_67 = (long) gale_longs[gale_items + gale_item];
                            i_71 = (int) gale_ints[8 * gale_items + gale_item];
                            i_72 = (int) gale_ints[9 * gale_items + gale_item];
                            l_74 = (long) gale_longs[2 * gale_items + gale_item];
                            l_75 = (long) gale_longs[3 * gale_items + gale_item];
                            i_9 = gale_group_count;
                            i_15 = (int) get_local_size(0);
                            l_16 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                            i_17 = (int) ((uint) arg_level + (uint) 1);
                            i_18 = (int) get_local_id(0);
                            i_19 = gale_group << 6;
                            l_20 = (long) i_19;
                            l_21 = l_20 << 2;
                            i_68 = (int) get_local_id(0);
                            i_69 = (int) get_local_id(0);
                            l_81 = gale_reply(gale_entry);
                        }
                        i_82 = (int) l_81;
                        if (l_81 < 0L) {
                            i_83 = 0;
                        } else {
                            i_83 = i_82;
                        }
                        l_84 = gale_BlockAccess_offsetInRegion(arg_fs, l_81, l_75, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        gale_copy((arg_fs + 16 + l_84), (arg_edges + 16 + (l_65 + l_74)), i_83);
                        GALEFS_BARRIER(6);
                        if (i_68 == 0) {
                            if (!(i_83 < 1)) {
                                gale_BlockAccess_releaseFrame(arg_fs, 16, i_83, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                            }
                        }
                        i_85 = (int) ((uint) i_71 + (uint) i_83);
                        i_86 = ((l_81 == (-117L)) || (!((i_72 == 0) || ((l_16 & (l_67 + ((long) i_85))) == 0)))) ? 1 : 0;
                        i_87 = ((l_81 == (-117L)) || (!((i_83 < 1) || (!(i_85 < i_66))))) ? 1 : 0;
                        if (l_81 < 0L) {
                            if (l_81 == (-117L)) {
                                i_70 = i_87;
                                i_71 = i_85;
                                i_72 = i_86;
                            } else {
                                i_70 = i_82;
                                i_71 = i_85;
                                i_72 = i_86;
                            }
                        } else {
                            i_70 = i_87;
                            i_71 = i_85;
                            i_72 = i_86;
                        }
                    }
                    if (i_71 < 1) {
                        i_88 = i_70;
                    } else {
                        i_88 = i_71;
                    }
                    i_89 = (i_88 < 1) ? 0 : i_88;
                    i_90 = (int) ((uint) i_62 + (uint) i_89);
                    i_62 = i_90;
                    i_63 = i_88;
                }
                goto B88;
            B87:;
            B88:;
                if (i_63 < 0) {
                    i_91 = i_63;
                } else {
                    i_91 = i_62;
                }
                if (((long) i_91) < 0L) {
                    i_92 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_91);
                }
                i_93 = i_18;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_93 < i_59)) {
                        break;
                    }
                    i_94 = *((__global gale_int *) (arg_edges + ((((long) ((int) ((uint) i_93 + (uint) i_19))) << 2) + 16L)));
                    i_95 = atomic_cmpxchg((volatile __global int *) (arg_levels + 16 + ((long) i_94 << 2)), (-1), i_17);
                    i_96 = (int) ((uint) i_93 + (uint) i_15);
                    if (i_95 == (-1)) {
                        i_97 = atomic_add((volatile __global int *) (arg_reached + 16 + ((long) 0 << 2)), 1);
                        i_93 = i_96;
                    } else {
                        i_93 = i_96;
                    }
                }
                GALEFS_BARRIER(7);
                i_98 = (int) ((uint) i_57 + (uint) i_59);
                i_57 = i_98;
            }
            i_11 = i_14;
        } else {
            i_11 = i_14;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_99 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_100 = l_99;
    } else {
        l_100 = 0L;
    }
    GALEFS_BROADCAST(8, l_101, l_100);
    if (l_101 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_101); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        l_101 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
