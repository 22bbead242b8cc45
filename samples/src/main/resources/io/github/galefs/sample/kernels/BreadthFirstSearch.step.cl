// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.BreadthFirstSearch#step
// entry point: galefs_step
// parameters: LONG_ARRAY INT INT INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE NONE READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// waits: 4
// saved values: 11
// context bytes: 56
// needs: BARRIERS
// string: "graph"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 86c3d38dbe6537630c01fca3a3dc8b0a86cd6b26a020791bf60fc6c172baec61
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {103, 114, 97, 112, 104};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_54) VARIABLE(int, i_56) VARIABLE(int, i_58) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_77) VARIABLE(int, i_78) VARIABLE(long, l_15) VARIABLE(long, l_19) VARIABLE(long, l_24) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_36) VARIABLE(long, l_37) VARIABLE(long, l_45) VARIABLE(long, l_62) VARIABLE(long, l_67) VARIABLE(long, l_68) VARIABLE(long, l_76)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(l_15) VARIABLE(l_19) VARIABLE(l_24) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_36) VARIABLE(l_37)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(l_15) VARIABLE(l_19) VARIABLE(l_24) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_45)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(l_19) VARIABLE(l_24) VARIABLE(l_29)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_54) VARIABLE(i_58) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(l_19) VARIABLE(l_24) VARIABLE(l_29) VARIABLE(l_62) VARIABLE(l_67) VARIABLE(l_68)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_54) VARIABLE(i_58) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(l_19) VARIABLE(l_24) VARIABLE(l_29) VARIABLE(l_62) VARIABLE(l_76)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_54) VARIABLE(i_58) VARIABLE(i_60) VARIABLE(l_19) VARIABLE(l_24) VARIABLE(l_29)
#define GALEFS_LIVE_8(VARIABLE)

__kernel void galefs_step(__global uchar *arg_fs, int arg_vertices, int arg_level, __global uchar *arg_edges, __global uchar *arg_levels, __global uchar *arg_reached, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_13, i_14, i_16, i_17, i_18, i_20, i_21, i_22, i_23, i_25, i_26, i_27, i_30, i_31, i_32, i_33, i_34, i_35, i_38, i_39, i_40, i_46, i_47, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_63, i_64, i_65, i_66, i_69, i_70, i_71, i_77, i_78, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_15, l_19, l_24, l_28, l_29, l_36, l_37, l_41, l_42, l_43, l_44, l_45, l_48, l_62, l_67, l_68, l_72, l_73, l_74, l_75, l_76, l_79, l_91, l_92, l_93, l_94, l_95;
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
            goto loop_58;
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
            i_22 = (int) get_local_id(0);
            i_23 = (int) get_local_id(0);
            l_24 = ((long) arg_vertices) + 1L;
            i_25 = (int) get_local_id(0);
            i_26 = (int) get_local_id(0);
            i_27 = gale_group << 6;
            l_28 = (long) i_27;
            l_29 = l_28 << 2;
            i_30 = (int) get_local_id(0);
            i_31 = (int) get_local_id(0);
            i_32 = 1;
            i_33 = 0;
            i_34 = 0;
            loop_20:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_32 == 1)) {
                    break;
                }
                i_35 = (int) ((uint) 8 - (uint) i_33);
                l_36 = (long) i_33;
                l_37 = l_36 + l_15;
                if (i_34 == 0) {
                    i_38 = i_35;
                } else {
                    i_39 = 4096 - ((int) (l_37 & 4095L));
                    i_40 = (i_39 < i_35) ? i_39 : i_35;
                    i_38 = i_40;
                }
                if (i_31 == 0) {
                    l_41 = gale_BlockAccess_beginRead(arg_fs, i_10, l_37, i_38, gale_group);
                    l_42 = l_41;
                } else {
                    l_42 = 0L;
                }
                if (i_30 == 0) {
                    if (l_42 < (-4611686018427387904L)) {
                        l_43 = gale_HostCall_awaitReply(arg_fs, l_42, gale_group);
                        l_44 = l_43;
                    } else {
                        l_44 = l_42;
                    }
                } else {
                    l_44 = l_42;
                }
                GALEFS_BROADCAST(2, l_45, l_44);
                if (l_45 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_10;
                    gale_longs[gale_item] = (ulong) l_15;
                    gale_ints[gale_items + gale_item] = (uint) i_17;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_33;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                    gale_longs[gale_items + gale_item] = (ulong) l_36;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_37;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_45); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_10 = (int) gale_ints[gale_item];
                    l_15 = (long) gale_longs[gale_item];
                    i_17 = (int) gale_ints[gale_items + gale_item];
                    i_33 = (int) gale_ints[2 * gale_items + gale_item];
                    i_34 = (int) gale_ints[3 * gale_items + gale_item];
                    l_36 = (long) gale_longs[gale_items + gale_item];
                    l_37 = (long) gale_longs[2 * gale_items + gale_item];
                    i_12 = (int) get_num_groups(0);
                    i_18 = (int) get_local_size(0);
                    l_19 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_20 = (int) ((uint) arg_level + (uint) 1);
                    i_21 = (int) get_local_id(0);
                    i_22 = (int) get_local_id(0);
                    i_23 = (int) get_local_id(0);
                    l_24 = ((long) arg_vertices) + 1L;
                    i_25 = (int) get_local_id(0);
                    i_26 = (int) get_local_id(0);
                    i_27 = gale_group << 6;
                    l_28 = (long) i_27;
                    l_29 = l_28 << 2;
                    i_30 = (int) get_local_id(0);
                    i_31 = (int) get_local_id(0);
                    l_45 = gale_reply(gale_entry);
                }
                i_46 = (int) l_45;
                if (l_45 < 0L) {
                    i_47 = 0;
                } else {
                    i_47 = i_46;
                }
                l_48 = gale_BlockAccess_offsetInRegion(arg_fs, l_45, l_37, gale_group);
                gale_copy((arg_fs + 16 + l_48), (arg_edges + 16 + (l_36 + l_29)), i_47);
                GALEFS_BARRIER(3);
                if (i_26 == 0) {
                    if (!(i_47 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_47, gale_group);
                    }
                }
                i_49 = (int) ((uint) i_33 + (uint) i_47);
                i_50 = ((l_45 == (-117L)) || (!((i_34 == 0) || (((((long) i_49) + l_15) & l_19) == 0)))) ? 1 : 0;
                i_51 = ((l_45 == (-117L)) || (!((i_47 < 1) || (!(i_49 < 8))))) ? 1 : 0;
                if (l_45 < 0L) {
                    if (l_45 == (-117L)) {
                        i_32 = i_51;
                        i_33 = i_49;
                        i_34 = i_50;
                    } else {
                        i_32 = i_46;
                        i_33 = i_49;
                        i_34 = i_50;
                    }
                } else {
                    i_32 = i_51;
                    i_33 = i_49;
                    i_34 = i_50;
                }
            }
            if (i_33 < 1) {
                i_52 = i_32;
            } else {
                i_52 = i_33;
            }
            if (((long) i_52) < 0L) {
                i_53 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_52);
            }
            if (i_52 < 0) {
                i_54 = 0;
            } else {
                i_55 = *((__global gale_int *) (arg_edges + (((l_28 + 1L) << 2) + 16L)));
                i_54 = i_55;
            }
            if (i_52 < 0) {
                i_56 = 0;
            } else {
                i_57 = *((__global gale_int *) (arg_edges + (l_29 + 16L)));
                i_56 = i_57;
            }
            GALEFS_BARRIER(4);
            i_58 = i_56;
            loop_58:;
            while (true) {
                if (gale_resuming == 3) {
                    goto loop_60;
                }
                if (!(i_58 < i_54)) {
                    break;
                }
                i_59 = (int) ((uint) i_54 - (uint) i_58);
                i_60 = (i_59 < 64) ? i_59 : 64;
                i_61 = i_60 << 2;
                l_62 = (l_24 + ((long) i_58)) << 2;
                i_63 = 1;
                i_64 = 0;
                i_65 = 0;
                loop_60:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 3) {
                        goto resume_3;
                    }
                    if (!(i_63 == 1)) {
                        break;
                    }
                    i_66 = (int) ((uint) i_61 - (uint) i_64);
                    l_67 = (long) i_64;
                    l_68 = l_67 + l_62;
                    if (i_65 == 0) {
                        i_69 = i_66;
                    } else {
                        i_70 = 4096 - ((int) (l_68 & 4095L));
                        i_71 = (i_70 < i_66) ? i_70 : i_66;
                        i_69 = i_71;
                    }
                    if (i_25 == 0) {
                        l_72 = gale_BlockAccess_beginRead(arg_fs, i_10, l_68, i_69, gale_group);
                        l_73 = l_72;
                    } else {
                        l_73 = 0L;
                    }
                    if (i_23 == 0) {
                        if (l_73 < (-4611686018427387904L)) {
                            l_74 = gale_HostCall_awaitReply(arg_fs, l_73, gale_group);
                            l_75 = l_74;
                        } else {
                            l_75 = l_73;
                        }
                    } else {
                        l_75 = l_73;
                    }
                    GALEFS_BROADCAST(5, l_76, l_75);
                    if (l_76 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_10;
                        gale_ints[gale_items + gale_item] = (uint) i_17;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_54;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_58;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_60;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_61;
                        gale_longs[gale_item] = (ulong) l_62;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_64;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_65;
                        gale_longs[gale_items + gale_item] = (ulong) l_67;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_68;
                        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_76); }
                        GALEFS_RETURN;
                        resume_3:
                        gale_resuming = 0;
                        i_10 = (int) gale_ints[gale_item];
                        i_17 = (int) gale_ints[gale_items + gale_item];
                        i_54 = (int) gale_ints[2 * gale_items + gale_item];
                        i_58 = (int) gale_ints[3 * gale_items + gale_item];
                        i_60 = (int) gale_ints[4 * gale_items + gale_item];
                        i_61 = (int) gale_ints[5 * gale_items + gale_item];
                        l_62 = (long) gale_longs[gale_item];
                        i_64 = (int) gale_ints[6 * gale_items + gale_item];
                        i_65 = (int) gale_ints[7 * gale_items + gale_item];
                        l_67 = (long) gale_longs[gale_items + gale_item];
                        l_68 = (long) gale_longs[2 * gale_items + gale_item];
                        i_12 = (int) get_num_groups(0);
                        i_18 = (int) get_local_size(0);
                        l_19 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                        i_20 = (int) ((uint) arg_level + (uint) 1);
                        i_21 = (int) get_local_id(0);
                        i_22 = (int) get_local_id(0);
                        i_23 = (int) get_local_id(0);
                        l_24 = ((long) arg_vertices) + 1L;
                        i_25 = (int) get_local_id(0);
                        i_27 = gale_group << 6;
                        l_28 = (long) i_27;
                        l_29 = l_28 << 2;
                        l_76 = gale_reply(gale_entry);
                    }
                    i_77 = (int) l_76;
                    if (l_76 < 0L) {
                        i_78 = 0;
                    } else {
                        i_78 = i_77;
                    }
                    l_79 = gale_BlockAccess_offsetInRegion(arg_fs, l_76, l_68, gale_group);
                    gale_copy((arg_fs + 16 + l_79), (arg_edges + 16 + (l_67 + l_29)), i_78);
                    GALEFS_BARRIER(6);
                    if (i_22 == 0) {
                        if (!(i_78 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_78, gale_group);
                        }
                    }
                    i_80 = (int) ((uint) i_64 + (uint) i_78);
                    i_81 = ((l_76 == (-117L)) || (!((i_65 == 0) || ((l_19 & (((long) i_80) + l_62)) == 0)))) ? 1 : 0;
                    i_82 = ((l_76 == (-117L)) || (!((i_78 < 1) || (!(i_80 < i_61))))) ? 1 : 0;
                    if (l_76 < 0L) {
                        if (l_76 == (-117L)) {
                            i_63 = i_82;
                            i_64 = i_80;
                            i_65 = i_81;
                        } else {
                            i_63 = i_77;
                            i_64 = i_80;
                            i_65 = i_81;
                        }
                    } else {
                        i_63 = i_82;
                        i_64 = i_80;
                        i_65 = i_81;
                    }
                }
                if (i_64 < 1) {
                    i_83 = i_63;
                } else {
                    i_83 = i_64;
                }
                if (((long) i_83) < 0L) {
                    i_84 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_83);
                }
                i_85 = i_21;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_85 < i_60)) {
                        break;
                    }
                    i_86 = *((__global gale_int *) (arg_edges + ((((long) ((int) ((uint) i_85 + (uint) i_27))) << 2) + 16L)));
                    i_87 = atomic_cmpxchg((volatile __global int *) (arg_levels + 16 + ((long) i_86 << 2)), (-1), i_20);
                    i_88 = (int) ((uint) i_85 + (uint) i_18);
                    if (i_87 == (-1)) {
                        i_89 = atomic_add((volatile __global int *) (arg_reached + 16 + ((long) 0 << 2)), 1);
                        i_85 = i_88;
                    } else {
                        i_85 = i_88;
                    }
                }
                GALEFS_BARRIER(7);
                i_90 = (int) ((uint) i_58 + (uint) i_60);
                i_58 = i_90;
            }
            i_14 = i_17;
        } else {
            i_14 = i_17;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_91 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_92 = l_91;
    } else {
        l_92 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_92 < (-4611686018427387904L)) {
            l_93 = gale_HostCall_awaitReply(arg_fs, l_92, gale_group);
            l_94 = l_93;
        } else {
            l_94 = l_92;
        }
    } else {
        l_94 = l_92;
    }
    GALEFS_BROADCAST(8, l_95, l_94);
    if (l_95 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_95); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        l_95 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_26) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_47) VARIABLE(int, i_49) VARIABLE(int, i_51) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_12) VARIABLE(long, l_16) VARIABLE(long, l_20) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_31) VARIABLE(long, l_32) VARIABLE(long, l_38) VARIABLE(long, l_55) VARIABLE(long, l_60) VARIABLE(long, l_61) VARIABLE(long, l_67)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_12) VARIABLE(l_16) VARIABLE(l_20) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_31) VARIABLE(l_32)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_12) VARIABLE(l_16) VARIABLE(l_20) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_38)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_47) VARIABLE(i_49) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_16) VARIABLE(l_20) VARIABLE(l_25)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_47) VARIABLE(i_51) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_16) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_55) VARIABLE(l_60) VARIABLE(l_61)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_47) VARIABLE(i_51) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_16) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_55) VARIABLE(l_67)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_47) VARIABLE(i_51) VARIABLE(i_53) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_16) VARIABLE(l_20) VARIABLE(l_25)
#define GALEFS_LIVE_8(VARIABLE)

__kernel void galefs_step(__global uchar *arg_fs, int arg_vertices, int arg_level, __global uchar *arg_edges, __global uchar *arg_levels, __global uchar *arg_reached, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_9, i_10, i_11, i_13, i_14, i_15, i_17, i_18, i_19, i_21, i_22, i_23, i_26, i_27, i_28, i_29, i_30, i_33, i_34, i_35, i_39, i_40, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_56, i_57, i_58, i_59, i_62, i_63, i_64, i_68, i_69, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81;
    long l_0, l_1, l_2, l_5, l_6, l_12, l_16, l_20, l_24, l_25, l_31, l_32, l_36, l_37, l_38, l_41, l_55, l_60, l_61, l_65, l_66, l_67, l_70, l_82, l_83, l_84;
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
            goto loop_48;
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
            i_19 = (int) get_local_id(0);
            l_20 = ((long) arg_vertices) + 1L;
            i_21 = (int) get_local_id(0);
            i_22 = (int) get_local_id(0);
            i_23 = gale_group << 6;
            l_24 = (long) i_23;
            l_25 = l_24 << 2;
            i_26 = (int) get_local_id(0);
            i_27 = 1;
            i_28 = 0;
            i_29 = 0;
            loop_15:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_27 == 1)) {
                    break;
                }
                i_30 = (int) ((uint) 8 - (uint) i_28);
                l_31 = (long) i_28;
                l_32 = l_31 + l_12;
                if (i_29 == 0) {
                    i_33 = i_30;
                } else {
                    i_34 = 4096 - ((int) (l_32 & 4095L));
                    i_35 = (i_34 < i_30) ? i_34 : i_30;
                    i_33 = i_35;
                }
                if (i_26 == 0) {
                    l_36 = gale_BlockAccess_beginRead(arg_fs, i_7, l_32, i_33, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_37 = l_36;
                } else {
                    l_37 = 0L;
                }
                GALEFS_BROADCAST(2, l_38, l_37);
                if (l_38 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_7;
                    gale_longs[gale_item] = (ulong) l_12;
                    gale_ints[gale_items + gale_item] = (uint) i_14;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_28;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_29;
                    gale_longs[gale_items + gale_item] = (ulong) l_31;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_32;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_38); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_7 = (int) gale_ints[gale_item];
                    l_12 = (long) gale_longs[gale_item];
                    i_14 = (int) gale_ints[gale_items + gale_item];
                    i_28 = (int) gale_ints[2 * gale_items + gale_item];
                    i_29 = (int) gale_ints[3 * gale_items + gale_item];
                    l_31 = (long) gale_longs[gale_items + gale_item];
                    l_32 = (long) gale_longs[2 * gale_items + gale_item];
                    i_9 = gale_group_count;
                    i_15 = (int) get_local_size(0);
                    l_16 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_17 = (int) ((uint) arg_level + (uint) 1);
                    i_18 = (int) get_local_id(0);
                    i_19 = (int) get_local_id(0);
                    l_20 = ((long) arg_vertices) + 1L;
                    i_21 = (int) get_local_id(0);
                    i_22 = (int) get_local_id(0);
                    i_23 = gale_group << 6;
                    l_24 = (long) i_23;
                    l_25 = l_24 << 2;
                    i_26 = (int) get_local_id(0);
                    l_38 = gale_reply(gale_entry);
                }
                i_39 = (int) l_38;
                if (l_38 < 0L) {
                    i_40 = 0;
                } else {
                    i_40 = i_39;
                }
                l_41 = gale_BlockAccess_offsetInRegion(arg_fs, l_38, l_32, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_41), (arg_edges + 16 + (l_31 + l_25)), i_40);
                GALEFS_BARRIER(3);
                if (i_22 == 0) {
                    if (!(i_40 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_40, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_42 = (int) ((uint) i_28 + (uint) i_40);
                i_43 = ((l_38 == (-117L)) || (!((i_29 == 0) || (((((long) i_42) + l_12) & l_16) == 0)))) ? 1 : 0;
                i_44 = ((l_38 == (-117L)) || (!((i_40 < 1) || (!(i_42 < 8))))) ? 1 : 0;
                if (l_38 < 0L) {
                    if (l_38 == (-117L)) {
                        i_27 = i_44;
                        i_28 = i_42;
                        i_29 = i_43;
                    } else {
                        i_27 = i_39;
                        i_28 = i_42;
                        i_29 = i_43;
                    }
                } else {
                    i_27 = i_44;
                    i_28 = i_42;
                    i_29 = i_43;
                }
            }
            if (i_28 < 1) {
                i_45 = i_27;
            } else {
                i_45 = i_28;
            }
            if (((long) i_45) < 0L) {
                i_46 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_45);
            }
            if (i_45 < 0) {
                i_47 = 0;
            } else {
                i_48 = *((__global gale_int *) (arg_edges + (((l_24 + 1L) << 2) + 16L)));
                i_47 = i_48;
            }
            if (i_45 < 0) {
                i_49 = 0;
            } else {
                i_50 = *((__global gale_int *) (arg_edges + (l_25 + 16L)));
                i_49 = i_50;
            }
            GALEFS_BARRIER(4);
            i_51 = i_49;
            loop_48:;
            while (true) {
                if (gale_resuming == 3) {
                    goto loop_50;
                }
                if (!(i_51 < i_47)) {
                    break;
                }
                i_52 = (int) ((uint) i_47 - (uint) i_51);
                i_53 = (i_52 < 64) ? i_52 : 64;
                i_54 = i_53 << 2;
                l_55 = (l_20 + ((long) i_51)) << 2;
                i_56 = 1;
                i_57 = 0;
                i_58 = 0;
                loop_50:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 3) {
                        goto resume_3;
                    }
                    if (!(i_56 == 1)) {
                        break;
                    }
                    i_59 = (int) ((uint) i_54 - (uint) i_57);
                    l_60 = (long) i_57;
                    l_61 = l_60 + l_55;
                    if (i_58 == 0) {
                        i_62 = i_59;
                    } else {
                        i_63 = 4096 - ((int) (l_61 & 4095L));
                        i_64 = (i_63 < i_59) ? i_63 : i_59;
                        i_62 = i_64;
                    }
                    if (i_21 == 0) {
                        l_65 = gale_BlockAccess_beginRead(arg_fs, i_7, l_61, i_62, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_66 = l_65;
                    } else {
                        l_66 = 0L;
                    }
                    GALEFS_BROADCAST(5, l_67, l_66);
                    if (l_67 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_7;
                        gale_ints[gale_items + gale_item] = (uint) i_14;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_47;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_51;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_53;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_54;
                        gale_longs[gale_item] = (ulong) l_55;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_57;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_58;
                        gale_longs[gale_items + gale_item] = (ulong) l_60;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_61;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_67); }
                        GALEFS_RETURN;
                        resume_3:
                        gale_resuming = 0;
                        i_7 = (int) gale_ints[gale_item];
                        i_14 = (int) gale_ints[gale_items + gale_item];
                        i_47 = (int) gale_ints[2 * gale_items + gale_item];
                        i_51 = (int) gale_ints[3 * gale_items + gale_item];
                        i_53 = (int) gale_ints[4 * gale_items + gale_item];
                        i_54 = (int) gale_ints[5 * gale_items + gale_item];
                        l_55 = (long) gale_longs[gale_item];
                        i_57 = (int) gale_ints[6 * gale_items + gale_item];
                        i_58 = (int) gale_ints[7 * gale_items + gale_item];
                        l_60 = (long) gale_longs[gale_items + gale_item];
                        l_61 = (long) gale_longs[2 * gale_items + gale_item];
                        i_9 = gale_group_count;
                        i_15 = (int) get_local_size(0);
                        l_16 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                        i_17 = (int) ((uint) arg_level + (uint) 1);
                        i_18 = (int) get_local_id(0);
                        i_19 = (int) get_local_id(0);
                        l_20 = ((long) arg_vertices) + 1L;
                        i_21 = (int) get_local_id(0);
                        i_23 = gale_group << 6;
                        l_24 = (long) i_23;
                        l_25 = l_24 << 2;
                        l_67 = gale_reply(gale_entry);
                    }
                    i_68 = (int) l_67;
                    if (l_67 < 0L) {
                        i_69 = 0;
                    } else {
                        i_69 = i_68;
                    }
                    l_70 = gale_BlockAccess_offsetInRegion(arg_fs, l_67, l_61, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    gale_copy((arg_fs + 16 + l_70), (arg_edges + 16 + (l_60 + l_25)), i_69);
                    GALEFS_BARRIER(6);
                    if (i_19 == 0) {
                        if (!(i_69 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_69, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        }
                    }
                    i_71 = (int) ((uint) i_57 + (uint) i_69);
                    i_72 = ((l_67 == (-117L)) || (!((i_58 == 0) || ((l_16 & (((long) i_71) + l_55)) == 0)))) ? 1 : 0;
                    i_73 = ((l_67 == (-117L)) || (!((i_69 < 1) || (!(i_71 < i_54))))) ? 1 : 0;
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
                if (((long) i_74) < 0L) {
                    i_75 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_74);
                }
                i_76 = i_18;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_76 < i_53)) {
                        break;
                    }
                    i_77 = *((__global gale_int *) (arg_edges + ((((long) ((int) ((uint) i_76 + (uint) i_23))) << 2) + 16L)));
                    i_78 = atomic_cmpxchg((volatile __global int *) (arg_levels + 16 + ((long) i_77 << 2)), (-1), i_17);
                    i_79 = (int) ((uint) i_76 + (uint) i_15);
                    if (i_78 == (-1)) {
                        i_80 = atomic_add((volatile __global int *) (arg_reached + 16 + ((long) 0 << 2)), 1);
                        i_76 = i_79;
                    } else {
                        i_76 = i_79;
                    }
                }
                GALEFS_BARRIER(7);
                i_81 = (int) ((uint) i_51 + (uint) i_53);
                i_51 = i_81;
            }
            i_11 = i_14;
        } else {
            i_11 = i_14;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_82 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_83 = l_82;
    } else {
        l_83 = 0L;
    }
    GALEFS_BROADCAST(8, l_84, l_83);
    if (l_84 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_84); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        l_84 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
