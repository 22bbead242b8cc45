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
// bytecode SHA-256: 3cbadbe1d91a8199b96664452ade5d5aab5db31982c1d372c000eddf45e46e86
// functions SHA-256: 17869e3f7e1330e9982e6d6e5caf1191ac92a0ac5d898ef7b785c8b30eabbcc7
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {103, 114, 97, 112, 104};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_53) VARIABLE(int, i_55) VARIABLE(int, i_57) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_63) VARIABLE(int, i_76) VARIABLE(int, i_77) VARIABLE(long, l_15) VARIABLE(long, l_23) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_35) VARIABLE(long, l_36) VARIABLE(long, l_44) VARIABLE(long, l_61) VARIABLE(long, l_66) VARIABLE(long, l_67) VARIABLE(long, l_75)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(l_15) VARIABLE(l_23) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_35) VARIABLE(l_36)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(l_15) VARIABLE(l_23) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_44)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(l_23) VARIABLE(l_28)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_53) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(l_23) VARIABLE(l_28) VARIABLE(l_61) VARIABLE(l_66) VARIABLE(l_67)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_53) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(l_23) VARIABLE(l_28) VARIABLE(l_61) VARIABLE(l_75)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_53) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(l_23) VARIABLE(l_28)
#define GALEFS_LIVE_8(VARIABLE)

__kernel void galefs_step(__global uchar *arg_fs, int arg_vertices, int arg_level, __global uchar *arg_edges, __global uchar *arg_levels, __global uchar *arg_reached, __global uchar *arg_error) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_13, i_14, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_24, i_25, i_26, i_29, i_30, i_31, i_32, i_33, i_34, i_37, i_38, i_39, i_45, i_46, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_62, i_63, i_64, i_65, i_68, i_69, i_70, i_76, i_77, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_15, l_23, l_27, l_28, l_35, l_36, l_40, l_41, l_42, l_43, l_44, l_47, l_61, l_66, l_67, l_71, l_72, l_73, l_74, l_75, l_78, l_90, l_91, l_92, l_93, l_94;
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
            i_33 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_31 == 1)) {
                    break;
                }
                i_34 = (int) ((uint) 8 - (uint) i_32);
                l_35 = (long) i_32;
                l_36 = l_35 + l_15;
                if (i_33 == 0) {
                    i_37 = i_34;
                } else {
                    i_38 = 4096 - ((int) (l_36 & 4095L));
                    i_39 = (i_38 < i_34) ? i_38 : i_34;
                    i_37 = i_39;
                }
                if (i_30 == 0) {
                    l_40 = gale_BlockAccess_beginRead(arg_fs, i_10, l_36, i_37, gale_group);
                    l_41 = l_40;
                } else {
                    l_41 = 0L;
                }
                if (i_29 == 0) {
                    if (l_41 < (-4611686018427387904L)) {
                        l_42 = gale_HostCall_awaitReply(arg_fs, l_41, gale_group);
                        l_43 = l_42;
                    } else {
                        l_43 = l_41;
                    }
                } else {
                    l_43 = l_41;
                }
                GALEFS_BROADCAST(2, l_44, l_43);
                i_45 = (int) l_44;
                if (l_44 < 0L) {
                    i_46 = 0;
                } else {
                    i_46 = i_45;
                }
                l_47 = gale_BlockAccess_offsetInRegion(arg_fs, l_44, l_36, gale_group);
                gale_copy((arg_fs + 16 + l_47), (arg_edges + 16 + (l_35 + l_28)), i_46);
                GALEFS_BARRIER(3);
                if (i_25 == 0) {
                    if (!(i_46 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_46, gale_group);
                    }
                }
                i_48 = (int) ((uint) i_32 + (uint) i_46);
                i_49 = ((l_44 == (-117L)) || (!((i_46 < 1) || (!(i_48 < 8))))) ? 1 : 0;
                i_50 = (l_44 == (-117L)) ? 1 : 0;
                if (l_44 < 0L) {
                    if (l_44 == (-117L)) {
                        i_31 = i_49;
                        i_32 = i_48;
                        i_33 = i_50;
                    } else {
                        i_31 = i_45;
                        i_32 = i_48;
                        i_33 = i_50;
                    }
                } else {
                    i_31 = i_49;
                    i_32 = i_48;
                    i_33 = i_50;
                }
            }
            if (i_32 < 1) {
                i_51 = i_31;
            } else {
                i_51 = i_32;
            }
            if (((long) i_51) < 0L) {
                i_52 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_51);
            }
            if (i_51 < 0) {
                i_53 = 0;
            } else {
                i_54 = *((__global gale_int *) (arg_edges + (((l_27 + 1L) << 2) + 16L)));
                i_53 = i_54;
            }
            if (i_51 < 0) {
                i_55 = 0;
            } else {
                i_56 = *((__global gale_int *) (arg_edges + (l_28 + 16L)));
                i_55 = i_56;
            }
            GALEFS_BARRIER(4);
            i_57 = i_55;
            while (true) {
                if (!(i_57 < i_53)) {
                    break;
                }
                i_58 = (int) ((uint) i_53 - (uint) i_57);
                i_59 = (i_58 < 64) ? i_58 : 64;
                i_60 = i_59 << 2;
                l_61 = (l_23 + ((long) i_57)) << 2;
                i_62 = 1;
                i_63 = 0;
                i_64 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_62 == 1)) {
                        break;
                    }
                    i_65 = (int) ((uint) i_60 - (uint) i_63);
                    l_66 = (long) i_63;
                    l_67 = l_66 + l_61;
                    if (i_64 == 0) {
                        i_68 = i_65;
                    } else {
                        i_69 = 4096 - ((int) (l_67 & 4095L));
                        i_70 = (i_69 < i_65) ? i_69 : i_65;
                        i_68 = i_70;
                    }
                    if (i_24 == 0) {
                        l_71 = gale_BlockAccess_beginRead(arg_fs, i_10, l_67, i_68, gale_group);
                        l_72 = l_71;
                    } else {
                        l_72 = 0L;
                    }
                    if (i_22 == 0) {
                        if (l_72 < (-4611686018427387904L)) {
                            l_73 = gale_HostCall_awaitReply(arg_fs, l_72, gale_group);
                            l_74 = l_73;
                        } else {
                            l_74 = l_72;
                        }
                    } else {
                        l_74 = l_72;
                    }
                    GALEFS_BROADCAST(5, l_75, l_74);
                    i_76 = (int) l_75;
                    if (l_75 < 0L) {
                        i_77 = 0;
                    } else {
                        i_77 = i_76;
                    }
                    l_78 = gale_BlockAccess_offsetInRegion(arg_fs, l_75, l_67, gale_group);
                    gale_copy((arg_fs + 16 + l_78), (arg_edges + 16 + (l_66 + l_28)), i_77);
                    GALEFS_BARRIER(6);
                    if (i_21 == 0) {
                        if (!(i_77 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_77, gale_group);
                        }
                    }
                    i_79 = (int) ((uint) i_63 + (uint) i_77);
                    i_80 = ((l_75 == (-117L)) || (!((i_77 < 1) || (!(i_79 < i_60))))) ? 1 : 0;
                    i_81 = (l_75 == (-117L)) ? 1 : 0;
                    if (l_75 < 0L) {
                        if (l_75 == (-117L)) {
                            i_62 = i_80;
                            i_63 = i_79;
                            i_64 = i_81;
                        } else {
                            i_62 = i_76;
                            i_63 = i_79;
                            i_64 = i_81;
                        }
                    } else {
                        i_62 = i_80;
                        i_63 = i_79;
                        i_64 = i_81;
                    }
                }
                if (i_63 < 1) {
                    i_82 = i_62;
                } else {
                    i_82 = i_63;
                }
                if (((long) i_82) < 0L) {
                    i_83 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_82);
                }
                i_84 = i_20;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_84 < i_59)) {
                        break;
                    }
                    i_85 = *((__global gale_int *) (arg_edges + ((((long) ((int) ((uint) i_84 + (uint) i_26))) << 2) + 16L)));
                    i_86 = atomic_cmpxchg((volatile __global int *) (arg_levels + 16 + ((long) i_85 << 2)), (-1), i_19);
                    i_87 = (int) ((uint) i_84 + (uint) i_18);
                    if (i_86 == (-1)) {
                        i_88 = atomic_add((volatile __global int *) (arg_reached + 16 + ((long) 0 << 2)), 1);
                        i_84 = i_87;
                    } else {
                        i_84 = i_87;
                    }
                }
                GALEFS_BARRIER(7);
                i_89 = (int) ((uint) i_57 + (uint) i_59);
                i_57 = i_89;
            }
            i_14 = i_17;
        } else {
            i_14 = i_17;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_90 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_91 = l_90;
    } else {
        l_91 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_91 < (-4611686018427387904L)) {
            l_92 = gale_HostCall_awaitReply(arg_fs, l_91, gale_group);
            l_93 = l_92;
        } else {
            l_93 = l_91;
        }
    } else {
        l_93 = l_91;
    }
    GALEFS_BROADCAST(8, l_94, l_93);
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_27) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_46) VARIABLE(int, i_48) VARIABLE(int, i_50) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_56) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_12) VARIABLE(long, l_19) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_30) VARIABLE(long, l_31) VARIABLE(long, l_37) VARIABLE(long, l_54) VARIABLE(long, l_59) VARIABLE(long, l_60) VARIABLE(long, l_66)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_12) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_30) VARIABLE(l_31)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_12) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_37)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_19) VARIABLE(l_24)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_46) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_56) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_19) VARIABLE(l_24) VARIABLE(l_54) VARIABLE(l_59) VARIABLE(l_60)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_46) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_56) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_19) VARIABLE(l_24) VARIABLE(l_54) VARIABLE(l_66)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_46) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_19) VARIABLE(l_24)
#define GALEFS_LIVE_8(VARIABLE)

__kernel void galefs_step(__global uchar *arg_fs, int arg_vertices, int arg_level, __global uchar *arg_edges, __global uchar *arg_levels, __global uchar *arg_reached, __global uchar *arg_error, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_9, i_10, i_11, i_13, i_14, i_15, i_16, i_17, i_18, i_20, i_21, i_22, i_25, i_26, i_27, i_28, i_29, i_32, i_33, i_34, i_38, i_39, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_55, i_56, i_57, i_58, i_61, i_62, i_63, i_67, i_68, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80;
    long l_0, l_1, l_2, l_5, l_6, l_12, l_19, l_23, l_24, l_30, l_31, l_35, l_36, l_37, l_40, l_54, l_59, l_60, l_64, l_65, l_66, l_69, l_81, l_82, l_83;
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
            i_28 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_26 == 1)) {
                    break;
                }
                i_29 = (int) ((uint) 8 - (uint) i_27);
                l_30 = (long) i_27;
                l_31 = l_30 + l_12;
                if (i_28 == 0) {
                    i_32 = i_29;
                } else {
                    i_33 = 4096 - ((int) (l_31 & 4095L));
                    i_34 = (i_33 < i_29) ? i_33 : i_29;
                    i_32 = i_34;
                }
                if (i_25 == 0) {
                    l_35 = gale_BlockAccess_beginRead(arg_fs, i_7, l_31, i_32, gale_group, gale_slot, gale_position);
                    l_36 = l_35;
                } else {
                    l_36 = 0L;
                }
                GALEFS_BROADCAST(2, l_37, l_36);
                if (l_37 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_7;
                    gale_longs[gale_item] = (ulong) l_12;
                    gale_ints[gale_items + gale_item] = (uint) i_14;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_27;
                    gale_longs[gale_items + gale_item] = (ulong) l_30;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_31;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_37); }
                    GALEFS_RETURN;
                    resume_2:
                    i_7 = (int) gale_ints[gale_item];
                    l_12 = (long) gale_longs[gale_item];
                    i_14 = (int) gale_ints[gale_items + gale_item];
                    i_27 = (int) gale_ints[2 * gale_items + gale_item];
                    l_30 = (long) gale_longs[gale_items + gale_item];
                    l_31 = (long) gale_longs[2 * gale_items + gale_item];
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
                    l_37 = gale_round_reply(gale_entry);
                }
                i_38 = (int) l_37;
                if (l_37 < 0L) {
                    i_39 = 0;
                } else {
                    i_39 = i_38;
                }
                l_40 = gale_BlockAccess_offsetInRegion(arg_fs, l_37, l_31, gale_group, gale_slot, gale_position);
                gale_copy((arg_fs + 16 + l_40), (arg_edges + 16 + (l_30 + l_24)), i_39);
                GALEFS_BARRIER(3);
                if (i_21 == 0) {
                    if (!(i_39 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_39, gale_group, gale_slot, gale_position);
                    }
                }
                i_41 = (int) ((uint) i_27 + (uint) i_39);
                i_42 = ((l_37 == (-117L)) || (!((i_39 < 1) || (!(i_41 < 8))))) ? 1 : 0;
                i_43 = (l_37 == (-117L)) ? 1 : 0;
                if (l_37 < 0L) {
                    if (l_37 == (-117L)) {
                        i_26 = i_42;
                        i_27 = i_41;
                        i_28 = i_43;
                    } else {
                        i_26 = i_38;
                        i_27 = i_41;
                        i_28 = i_43;
                    }
                } else {
                    i_26 = i_42;
                    i_27 = i_41;
                    i_28 = i_43;
                }
            }
            if (i_27 < 1) {
                i_44 = i_26;
            } else {
                i_44 = i_27;
            }
            if (((long) i_44) < 0L) {
                i_45 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_44);
            }
            if (i_44 < 0) {
                i_46 = 0;
            } else {
                i_47 = *((__global gale_int *) (arg_edges + (((l_23 + 1L) << 2) + 16L)));
                i_46 = i_47;
            }
            if (i_44 < 0) {
                i_48 = 0;
            } else {
                i_49 = *((__global gale_int *) (arg_edges + (l_24 + 16L)));
                i_48 = i_49;
            }
            GALEFS_BARRIER(4);
            i_50 = i_48;
            while (true) {
                if (!(i_50 < i_46)) {
                    break;
                }
                i_51 = (int) ((uint) i_46 - (uint) i_50);
                i_52 = (i_51 < 64) ? i_51 : 64;
                i_53 = i_52 << 2;
                l_54 = (l_19 + ((long) i_50)) << 2;
                i_55 = 1;
                i_56 = 0;
                i_57 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_55 == 1)) {
                        break;
                    }
                    i_58 = (int) ((uint) i_53 - (uint) i_56);
                    l_59 = (long) i_56;
                    l_60 = l_59 + l_54;
                    if (i_57 == 0) {
                        i_61 = i_58;
                    } else {
                        i_62 = 4096 - ((int) (l_60 & 4095L));
                        i_63 = (i_62 < i_58) ? i_62 : i_58;
                        i_61 = i_63;
                    }
                    if (i_20 == 0) {
                        l_64 = gale_BlockAccess_beginRead(arg_fs, i_7, l_60, i_61, gale_group, gale_slot, gale_position);
                        l_65 = l_64;
                    } else {
                        l_65 = 0L;
                    }
                    GALEFS_BROADCAST(5, l_66, l_65);
                    if (l_66 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_7;
                        gale_ints[gale_items + gale_item] = (uint) i_14;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_46;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_50;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_52;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_53;
                        gale_longs[gale_item] = (ulong) l_54;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_56;
                        gale_longs[gale_items + gale_item] = (ulong) l_59;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_60;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_66); }
                        GALEFS_RETURN;
                        resume_3:
                        i_7 = (int) gale_ints[gale_item];
                        i_14 = (int) gale_ints[gale_items + gale_item];
                        i_46 = (int) gale_ints[2 * gale_items + gale_item];
                        i_50 = (int) gale_ints[3 * gale_items + gale_item];
                        i_52 = (int) gale_ints[4 * gale_items + gale_item];
                        i_53 = (int) gale_ints[5 * gale_items + gale_item];
                        l_54 = (long) gale_longs[gale_item];
                        i_56 = (int) gale_ints[6 * gale_items + gale_item];
                        l_59 = (long) gale_longs[gale_items + gale_item];
                        l_60 = (long) gale_longs[2 * gale_items + gale_item];
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
                        l_66 = gale_round_reply(gale_entry);
                    }
                    i_67 = (int) l_66;
                    if (l_66 < 0L) {
                        i_68 = 0;
                    } else {
                        i_68 = i_67;
                    }
                    l_69 = gale_BlockAccess_offsetInRegion(arg_fs, l_66, l_60, gale_group, gale_slot, gale_position);
                    gale_copy((arg_fs + 16 + l_69), (arg_edges + 16 + (l_59 + l_24)), i_68);
                    GALEFS_BARRIER(6);
                    if (i_18 == 0) {
                        if (!(i_68 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_68, gale_group, gale_slot, gale_position);
                        }
                    }
                    i_70 = (int) ((uint) i_56 + (uint) i_68);
                    i_71 = ((l_66 == (-117L)) || (!((i_68 < 1) || (!(i_70 < i_53))))) ? 1 : 0;
                    i_72 = (l_66 == (-117L)) ? 1 : 0;
                    if (l_66 < 0L) {
                        if (l_66 == (-117L)) {
                            i_55 = i_71;
                            i_56 = i_70;
                            i_57 = i_72;
                        } else {
                            i_55 = i_67;
                            i_56 = i_70;
                            i_57 = i_72;
                        }
                    } else {
                        i_55 = i_71;
                        i_56 = i_70;
                        i_57 = i_72;
                    }
                }
                if (i_56 < 1) {
                    i_73 = i_55;
                } else {
                    i_73 = i_56;
                }
                if (((long) i_73) < 0L) {
                    i_74 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_73);
                }
                i_75 = i_17;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_75 < i_52)) {
                        break;
                    }
                    i_76 = *((__global gale_int *) (arg_edges + ((((long) ((int) ((uint) i_75 + (uint) i_22))) << 2) + 16L)));
                    i_77 = atomic_cmpxchg((volatile __global int *) (arg_levels + 16 + ((long) i_76 << 2)), (-1), i_16);
                    i_78 = (int) ((uint) i_75 + (uint) i_15);
                    if (i_77 == (-1)) {
                        i_79 = atomic_add((volatile __global int *) (arg_reached + 16 + ((long) 0 << 2)), 1);
                        i_75 = i_78;
                    } else {
                        i_75 = i_78;
                    }
                }
                GALEFS_BARRIER(7);
                i_80 = (int) ((uint) i_50 + (uint) i_52);
                i_50 = i_80;
            }
            i_11 = i_14;
        } else {
            i_11 = i_14;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_81 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position);
        l_82 = l_81;
    } else {
        l_82 = 0L;
    }
    GALEFS_BROADCAST(8, l_83, l_82);
    if (l_83 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_83); }
        GALEFS_RETURN;
        resume_4:
        l_83 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
