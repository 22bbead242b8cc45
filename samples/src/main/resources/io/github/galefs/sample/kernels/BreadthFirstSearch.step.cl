// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.BreadthFirstSearch#step
// entry point: galefs_step
// parameters: LONG_ARRAY INT INT INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE NONE READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// waits: 4
// saved values: 10
// context bytes: 56
// needs: BARRIERS
// string: "graph"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 66d373a1bd6848e467bd57dd998ce79708a7ad2e4448112741a7d201fd0186d7
// functions SHA-256: 17869e3f7e1330e9982e6d6e5caf1191ac92a0ac5d898ef7b785c8b30eabbcc7
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {103, 114, 97, 112, 104};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_47) VARIABLE(int, i_49) VARIABLE(int, i_51) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_57) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(long, l_15) VARIABLE(long, l_23) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_39) VARIABLE(long, l_55) VARIABLE(long, l_58) VARIABLE(long, l_59) VARIABLE(long, l_64)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(l_15) VARIABLE(l_23) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_33) VARIABLE(l_34)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(l_15) VARIABLE(l_23) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_39)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_47) VARIABLE(i_49) VARIABLE(l_23) VARIABLE(l_28)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_47) VARIABLE(i_51) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(l_23) VARIABLE(l_28) VARIABLE(l_55) VARIABLE(l_58) VARIABLE(l_59)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_47) VARIABLE(i_51) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(l_23) VARIABLE(l_28) VARIABLE(l_55) VARIABLE(l_64)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_47) VARIABLE(i_51) VARIABLE(i_53) VARIABLE(l_23) VARIABLE(l_28)
#define GALEFS_LIVE_8(VARIABLE)

__kernel void galefs_step(__global uchar *arg_fs, int arg_vertices, int arg_level, __global uchar *arg_edges, __global uchar *arg_levels, __global uchar *arg_reached, __global uchar *arg_error) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_13, i_14, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_24, i_25, i_26, i_29, i_30, i_31, i_32, i_40, i_41, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_56, i_57, i_65, i_66, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_15, l_23, l_27, l_28, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_42, l_55, l_58, l_59, l_60, l_61, l_62, l_63, l_64, l_67, l_78, l_79, l_80, l_81, l_82;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
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
    i_10 = (int) l_9;
    if (((long) i_10) < 0L) {
        i_11 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_10);
    }
    i_12 = (int) get_num_groups(0);
    i_13 = gale_group;
    i_14 = i_13;
    while (true) {
        if (!(i_14 < arg_vertices)) {
            break;
        }
        l_15 = ((long) i_14) << 2;
        i_16 = *((__global gale_int *) (arg_levels + (l_15 + 16L)));
        i_17 = (int) ((uint) i_14 + (uint) i_12);
        if (arg_level == i_16) {
            i_18 = (int) get_local_size(0);
            i_19 = (int) ((uint) arg_level + (uint) 1);
            i_20 = (int) get_local_id(0);
            i_21 = (int) get_local_id(0);
            i_22 = (int) get_local_id(0);
            l_23 = ((long) arg_vertices) + 1L;
            i_24 = (int) get_local_id(0);
            i_25 = (int) get_local_id(0);
            i_26 = gale_group << 6;
            l_27 = (long) i_26;
            l_28 = l_27 << 2;
            i_29 = (int) get_local_id(0);
            i_30 = (int) get_local_id(0);
            i_31 = 1;
            i_32 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_31 == 1)) {
                    break;
                }
                l_33 = (long) i_32;
                l_34 = l_33 + l_15;
                if (i_30 == 0) {
                    l_35 = gale_BlockAccess_beginRead(arg_fs, i_10, l_34, ((int) ((uint) 8 - (uint) i_32)), gale_group);
                    l_36 = l_35;
                } else {
                    l_36 = 0L;
                }
                if (i_29 == 0) {
                    if (l_36 < (-4611686018427387904L)) {
                        l_37 = gale_HostCall_awaitReply(arg_fs, l_36, gale_group);
                        l_38 = l_37;
                    } else {
                        l_38 = l_36;
                    }
                } else {
                    l_38 = l_36;
                }
                GALEFS_BROADCAST(2, l_39, l_38);
                i_40 = (int) l_39;
                if (l_39 < 0L) {
                    i_41 = 0;
                } else {
                    i_41 = i_40;
                }
                l_42 = gale_BlockAccess_offsetInRegion(arg_fs, l_39, l_34, gale_group);
                gale_copy((arg_fs + 16 + l_42), (arg_edges + 16 + (l_33 + l_28)), i_41);
                GALEFS_BARRIER(3);
                if (i_25 == 0) {
                    if (!(i_41 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_41, gale_group);
                    }
                }
                i_43 = (int) ((uint) i_32 + (uint) i_41);
                if (l_39 < 0L) {
                    i_31 = i_40;
                    i_32 = i_43;
                } else {
                    i_44 = ((i_41 < 1) || (!(i_43 < 8))) ? 0 : 1;
                    i_31 = i_44;
                    i_32 = i_43;
                }
            }
            if (i_32 < 1) {
                i_45 = i_31;
            } else {
                i_45 = i_32;
            }
            if (((long) i_45) < 0L) {
                i_46 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_45);
            }
            if (i_45 < 0) {
                i_47 = 0;
            } else {
                i_48 = *((__global gale_int *) (arg_edges + (((l_27 + 1L) << 2) + 16L)));
                i_47 = i_48;
            }
            if (i_45 < 0) {
                i_49 = 0;
            } else {
                i_50 = *((__global gale_int *) (arg_edges + (l_28 + 16L)));
                i_49 = i_50;
            }
            GALEFS_BARRIER(4);
            i_51 = i_49;
            while (true) {
                if (!(i_51 < i_47)) {
                    break;
                }
                i_52 = (int) ((uint) i_47 - (uint) i_51);
                i_53 = (i_52 < 64) ? i_52 : 64;
                i_54 = i_53 << 2;
                l_55 = (l_23 + ((long) i_51)) << 2;
                i_56 = 1;
                i_57 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_56 == 1)) {
                        break;
                    }
                    l_58 = (long) i_57;
                    l_59 = l_58 + l_55;
                    if (i_24 == 0) {
                        l_60 = gale_BlockAccess_beginRead(arg_fs, i_10, l_59, ((int) ((uint) i_54 - (uint) i_57)), gale_group);
                        l_61 = l_60;
                    } else {
                        l_61 = 0L;
                    }
                    if (i_22 == 0) {
                        if (l_61 < (-4611686018427387904L)) {
                            l_62 = gale_HostCall_awaitReply(arg_fs, l_61, gale_group);
                            l_63 = l_62;
                        } else {
                            l_63 = l_61;
                        }
                    } else {
                        l_63 = l_61;
                    }
                    GALEFS_BROADCAST(5, l_64, l_63);
                    i_65 = (int) l_64;
                    if (l_64 < 0L) {
                        i_66 = 0;
                    } else {
                        i_66 = i_65;
                    }
                    l_67 = gale_BlockAccess_offsetInRegion(arg_fs, l_64, l_59, gale_group);
                    gale_copy((arg_fs + 16 + l_67), (arg_edges + 16 + (l_58 + l_28)), i_66);
                    GALEFS_BARRIER(6);
                    if (i_21 == 0) {
                        if (!(i_66 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_66, gale_group);
                        }
                    }
                    i_68 = (int) ((uint) i_57 + (uint) i_66);
                    if (l_64 < 0L) {
                        i_56 = i_65;
                        i_57 = i_68;
                    } else {
                        i_69 = ((i_66 < 1) || (!(i_68 < i_54))) ? 0 : 1;
                        i_56 = i_69;
                        i_57 = i_68;
                    }
                }
                if (i_57 < 1) {
                    i_70 = i_56;
                } else {
                    i_70 = i_57;
                }
                if (((long) i_70) < 0L) {
                    i_71 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_70);
                }
                i_72 = i_20;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_72 < i_53)) {
                        break;
                    }
                    i_73 = *((__global gale_int *) (arg_edges + ((((long) ((int) ((uint) i_72 + (uint) i_26))) << 2) + 16L)));
                    i_74 = atomic_cmpxchg((volatile __global int *) (arg_levels + 16 + ((long) i_73 << 2)), (-1), i_19);
                    i_75 = (int) ((uint) i_72 + (uint) i_18);
                    if (i_74 == (-1)) {
                        i_76 = atomic_add((volatile __global int *) (arg_reached + 16 + ((long) 0 << 2)), 1);
                        i_72 = i_75;
                    } else {
                        i_72 = i_75;
                    }
                }
                GALEFS_BARRIER(7);
                i_77 = (int) ((uint) i_51 + (uint) i_53);
                i_51 = i_77;
            }
            i_14 = i_17;
        } else {
            i_14 = i_17;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_78 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_79 = l_78;
    } else {
        l_79 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_79 < (-4611686018427387904L)) {
            l_80 = gale_HostCall_awaitReply(arg_fs, l_79, gale_group);
            l_81 = l_80;
        } else {
            l_81 = l_79;
        }
    } else {
        l_81 = l_79;
    }
    GALEFS_BROADCAST(8, l_82, l_81);
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_27) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_40) VARIABLE(int, i_42) VARIABLE(int, i_44) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_50) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_12) VARIABLE(long, l_19) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_32) VARIABLE(long, l_48) VARIABLE(long, l_51) VARIABLE(long, l_52) VARIABLE(long, l_55)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_12) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_28) VARIABLE(l_29)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_12) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_32)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_19) VARIABLE(l_24)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_40) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_50) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_19) VARIABLE(l_24) VARIABLE(l_48) VARIABLE(l_51) VARIABLE(l_52)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_40) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_50) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_19) VARIABLE(l_24) VARIABLE(l_48) VARIABLE(l_55)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_40) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_19) VARIABLE(l_24)
#define GALEFS_LIVE_8(VARIABLE)

__kernel void galefs_step(__global uchar *arg_fs, int arg_vertices, int arg_level, __global uchar *arg_edges, __global uchar *arg_levels, __global uchar *arg_reached, __global uchar *arg_error, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_9, i_10, i_11, i_13, i_14, i_15, i_16, i_17, i_18, i_20, i_21, i_22, i_25, i_26, i_27, i_33, i_34, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_49, i_50, i_56, i_57, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68;
    long l_0, l_1, l_2, l_5, l_6, l_12, l_19, l_23, l_24, l_28, l_29, l_30, l_31, l_32, l_35, l_48, l_51, l_52, l_53, l_54, l_55, l_58, l_69, l_70, l_71;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 3 * gale_items);
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
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 5, gale_group, gale_slot, gale_position);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) gale_position) << 12));
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
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group, gale_slot, gale_position);
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
        l_6 = gale_round_reply(gale_entry);
    }
    i_7 = (int) l_6;
    if (((long) i_7) < 0L) {
        i_8 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_7);
    }
    i_9 = gale_group_count;
    i_10 = gale_group;
    i_11 = i_10;
    while (true) {
        if (!(i_11 < arg_vertices)) {
            break;
        }
        l_12 = ((long) i_11) << 2;
        i_13 = *((__global gale_int *) (arg_levels + (l_12 + 16L)));
        i_14 = (int) ((uint) i_11 + (uint) i_9);
        if (arg_level == i_13) {
            i_15 = (int) get_local_size(0);
            i_16 = (int) ((uint) arg_level + (uint) 1);
            i_17 = (int) get_local_id(0);
            i_18 = (int) get_local_id(0);
            l_19 = ((long) arg_vertices) + 1L;
            i_20 = (int) get_local_id(0);
            i_21 = (int) get_local_id(0);
            i_22 = gale_group << 6;
            l_23 = (long) i_22;
            l_24 = l_23 << 2;
            i_25 = (int) get_local_id(0);
            i_26 = 1;
            i_27 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_26 == 1)) {
                    break;
                }
                l_28 = (long) i_27;
                l_29 = l_28 + l_12;
                if (i_25 == 0) {
                    l_30 = gale_BlockAccess_beginRead(arg_fs, i_7, l_29, ((int) ((uint) 8 - (uint) i_27)), gale_group, gale_slot, gale_position);
                    l_31 = l_30;
                } else {
                    l_31 = 0L;
                }
                GALEFS_BROADCAST(2, l_32, l_31);
                if (l_32 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_7;
                    gale_longs[gale_item] = (ulong) l_12;
                    gale_ints[gale_items + gale_item] = (uint) i_14;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_27;
                    gale_longs[gale_items + gale_item] = (ulong) l_28;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_29;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_32); }
                    GALEFS_RETURN;
                    resume_2:
                    i_7 = (int) gale_ints[gale_item];
                    l_12 = (long) gale_longs[gale_item];
                    i_14 = (int) gale_ints[gale_items + gale_item];
                    i_27 = (int) gale_ints[2 * gale_items + gale_item];
                    l_28 = (long) gale_longs[gale_items + gale_item];
                    l_29 = (long) gale_longs[2 * gale_items + gale_item];
                    i_9 = gale_group_count;
                    i_15 = (int) get_local_size(0);
                    i_16 = (int) ((uint) arg_level + (uint) 1);
                    i_17 = (int) get_local_id(0);
                    i_18 = (int) get_local_id(0);
                    l_19 = ((long) arg_vertices) + 1L;
                    i_20 = (int) get_local_id(0);
                    i_21 = (int) get_local_id(0);
                    i_22 = gale_group << 6;
                    l_23 = (long) i_22;
                    l_24 = l_23 << 2;
                    i_25 = (int) get_local_id(0);
                    l_32 = gale_round_reply(gale_entry);
                }
                i_33 = (int) l_32;
                if (l_32 < 0L) {
                    i_34 = 0;
                } else {
                    i_34 = i_33;
                }
                l_35 = gale_BlockAccess_offsetInRegion(arg_fs, l_32, l_29, gale_group, gale_slot, gale_position);
                gale_copy((arg_fs + 16 + l_35), (arg_edges + 16 + (l_28 + l_24)), i_34);
                GALEFS_BARRIER(3);
                if (i_21 == 0) {
                    if (!(i_34 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_34, gale_group, gale_slot, gale_position);
                    }
                }
                i_36 = (int) ((uint) i_27 + (uint) i_34);
                if (l_32 < 0L) {
                    i_26 = i_33;
                    i_27 = i_36;
                } else {
                    i_37 = ((i_34 < 1) || (!(i_36 < 8))) ? 0 : 1;
                    i_26 = i_37;
                    i_27 = i_36;
                }
            }
            if (i_27 < 1) {
                i_38 = i_26;
            } else {
                i_38 = i_27;
            }
            if (((long) i_38) < 0L) {
                i_39 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_38);
            }
            if (i_38 < 0) {
                i_40 = 0;
            } else {
                i_41 = *((__global gale_int *) (arg_edges + (((l_23 + 1L) << 2) + 16L)));
                i_40 = i_41;
            }
            if (i_38 < 0) {
                i_42 = 0;
            } else {
                i_43 = *((__global gale_int *) (arg_edges + (l_24 + 16L)));
                i_42 = i_43;
            }
            GALEFS_BARRIER(4);
            i_44 = i_42;
            while (true) {
                if (!(i_44 < i_40)) {
                    break;
                }
                i_45 = (int) ((uint) i_40 - (uint) i_44);
                i_46 = (i_45 < 64) ? i_45 : 64;
                i_47 = i_46 << 2;
                l_48 = (l_19 + ((long) i_44)) << 2;
                i_49 = 1;
                i_50 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_49 == 1)) {
                        break;
                    }
                    l_51 = (long) i_50;
                    l_52 = l_51 + l_48;
                    if (i_20 == 0) {
                        l_53 = gale_BlockAccess_beginRead(arg_fs, i_7, l_52, ((int) ((uint) i_47 - (uint) i_50)), gale_group, gale_slot, gale_position);
                        l_54 = l_53;
                    } else {
                        l_54 = 0L;
                    }
                    GALEFS_BROADCAST(5, l_55, l_54);
                    if (l_55 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_7;
                        gale_ints[gale_items + gale_item] = (uint) i_14;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_40;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_44;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_46;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_47;
                        gale_longs[gale_item] = (ulong) l_48;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_50;
                        gale_longs[gale_items + gale_item] = (ulong) l_51;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_52;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_55); }
                        GALEFS_RETURN;
                        resume_3:
                        i_7 = (int) gale_ints[gale_item];
                        i_14 = (int) gale_ints[gale_items + gale_item];
                        i_40 = (int) gale_ints[2 * gale_items + gale_item];
                        i_44 = (int) gale_ints[3 * gale_items + gale_item];
                        i_46 = (int) gale_ints[4 * gale_items + gale_item];
                        i_47 = (int) gale_ints[5 * gale_items + gale_item];
                        l_48 = (long) gale_longs[gale_item];
                        i_50 = (int) gale_ints[6 * gale_items + gale_item];
                        l_51 = (long) gale_longs[gale_items + gale_item];
                        l_52 = (long) gale_longs[2 * gale_items + gale_item];
                        i_9 = gale_group_count;
                        i_15 = (int) get_local_size(0);
                        i_16 = (int) ((uint) arg_level + (uint) 1);
                        i_17 = (int) get_local_id(0);
                        i_18 = (int) get_local_id(0);
                        l_19 = ((long) arg_vertices) + 1L;
                        i_20 = (int) get_local_id(0);
                        i_22 = gale_group << 6;
                        l_23 = (long) i_22;
                        l_24 = l_23 << 2;
                        l_55 = gale_round_reply(gale_entry);
                    }
                    i_56 = (int) l_55;
                    if (l_55 < 0L) {
                        i_57 = 0;
                    } else {
                        i_57 = i_56;
                    }
                    l_58 = gale_BlockAccess_offsetInRegion(arg_fs, l_55, l_52, gale_group, gale_slot, gale_position);
                    gale_copy((arg_fs + 16 + l_58), (arg_edges + 16 + (l_51 + l_24)), i_57);
                    GALEFS_BARRIER(6);
                    if (i_18 == 0) {
                        if (!(i_57 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_57, gale_group, gale_slot, gale_position);
                        }
                    }
                    i_59 = (int) ((uint) i_50 + (uint) i_57);
                    if (l_55 < 0L) {
                        i_49 = i_56;
                        i_50 = i_59;
                    } else {
                        i_60 = ((i_57 < 1) || (!(i_59 < i_47))) ? 0 : 1;
                        i_49 = i_60;
                        i_50 = i_59;
                    }
                }
                if (i_50 < 1) {
                    i_61 = i_49;
                } else {
                    i_61 = i_50;
                }
                if (((long) i_61) < 0L) {
                    i_62 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_61);
                }
                i_63 = i_17;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_63 < i_46)) {
                        break;
                    }
                    i_64 = *((__global gale_int *) (arg_edges + ((((long) ((int) ((uint) i_63 + (uint) i_22))) << 2) + 16L)));
                    i_65 = atomic_cmpxchg((volatile __global int *) (arg_levels + 16 + ((long) i_64 << 2)), (-1), i_16);
                    i_66 = (int) ((uint) i_63 + (uint) i_15);
                    if (i_65 == (-1)) {
                        i_67 = atomic_add((volatile __global int *) (arg_reached + 16 + ((long) 0 << 2)), 1);
                        i_63 = i_66;
                    } else {
                        i_63 = i_66;
                    }
                }
                GALEFS_BARRIER(7);
                i_68 = (int) ((uint) i_44 + (uint) i_46);
                i_44 = i_68;
            }
            i_11 = i_14;
        } else {
            i_11 = i_14;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_69 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position);
        l_70 = l_69;
    } else {
        l_70 = 0L;
    }
    GALEFS_BROADCAST(8, l_71, l_70);
    if (l_71 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_71); }
        GALEFS_RETURN;
        resume_4:
        l_71 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
