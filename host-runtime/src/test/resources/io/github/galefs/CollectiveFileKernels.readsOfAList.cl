// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.CollectiveFileKernels#readsOfAList
// entry point: galefs_readsOfAList
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE NONE READ_WRITE WRITE
// waits: 7
// saved values: 9
// context bytes: 56
// needs: BARRIERS
// string: "list"
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 604fdc5f1c03ab739bf7fd12f589efa3545d32bb26e13c9c6204494227944fcc
// functions SHA-256: ce5f021df200c31f8d9f8736ee2fcffac0d9c4df46d32687467b4412d1705f13
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {108, 105, 115, 116, 102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_21) VARIABLE(int, i_28) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_35) VARIABLE(int, i_39) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_60) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_73) VARIABLE(int, i_74) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_20) VARIABLE(long, l_27) VARIABLE(long, l_29) VARIABLE(long, l_34) VARIABLE(long, l_37) VARIABLE(long, l_40) VARIABLE(long, l_41) VARIABLE(long, l_46) VARIABLE(long, l_54) VARIABLE(long, l_55) VARIABLE(long, l_61) VARIABLE(long, l_62) VARIABLE(long, l_67) VARIABLE(__global uchar *, ul_30)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(l_20)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_39) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_37) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(ul_30)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_39) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_37) VARIABLE(l_46) VARIABLE(ul_30)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_52) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(ul_30)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_53) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_60) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_54) VARIABLE(l_55) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(ul_30)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_53) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_60) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_54) VARIABLE(l_55) VARIABLE(l_67) VARIABLE(ul_30)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_53) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(ul_30)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_28) VARIABLE(l_34)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(l_34)

__kernel void galefs_readsOfAList(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_30;
    int i_5, i_6, i_15, i_16, i_21, i_28, i_31, i_32, i_33, i_35, i_38, i_39, i_47, i_48, i_50, i_51, i_52, i_53, i_56, i_57, i_58, i_59, i_60, i_68, i_69, i_71, i_72, i_73, i_74;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_22, l_23, l_24, l_25, l_26, l_27, l_29, l_34, l_36, l_37, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_49, l_54, l_55, l_61, l_62, l_63, l_64, l_65, l_66, l_67, l_70, l_75, l_76, l_77, l_78, l_79, l_80, l_81, l_82, l_83, l_84, l_85;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
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
    if (((int) get_local_id(0)) == 0) {
        l_11 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_11 < 0L) {
            l_12 = l_11;
        } else {
            l_13 = (long) gale_group;
            l_14 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_13 << 12) + (l_13 << 11)))) + (ulong) 2048L);
            i_15 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_15 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) ((long) i_15))))) = (char) ((int) gale_literals[((int) ((uint) i_15 + (uint) 4))]);
                i_16 = (int) ((uint) i_15 + (uint) 1);
                i_15 = i_16;
            }
            l_17 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group);
            l_12 = l_17;
        }
    } else {
        l_12 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_12 < (-4611686018427387904L)) {
            l_18 = gale_HostCall_awaitReply(arg_fs, l_12, gale_group);
            l_19 = l_18;
        } else {
            l_19 = l_12;
        }
    } else {
        l_19 = l_12;
    }
    GALEFS_BROADCAST(2, l_20, l_19);
    i_21 = (int) l_10;
    if (((int) get_local_id(0)) == 0) {
        l_22 = gale_OpenFileCalls_status(arg_fs, i_21, 0, gale_group);
        l_23 = l_22;
    } else {
        l_23 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_23 < (-4611686018427387904L)) {
            l_24 = gale_HostCall_awaitReply(arg_fs, l_23, gale_group);
            l_25 = l_24;
        } else {
            l_25 = l_23;
        }
    } else {
        l_25 = l_23;
    }
    GALEFS_BROADCAST(3, l_26, l_25);
    l_27 = ((long) ((ulong) l_26 + (ulong) ((long) ((ulong) (l_26 >> 63) >> 62)))) >> 2;
    i_28 = (int) l_20;
    l_29 = ((long) gale_group) << 10;
    ul_30 = arg_scratch + ((((long) ((int) (l_29 >> 2))) << 2) + 16L);
    i_31 = (int) get_local_id(0);
    i_32 = (int) get_local_id(0);
    i_33 = (int) get_local_id(0);
    l_34 = 0L;
    i_35 = 0;
    while (true) {
        l_36 = (long) i_35;
        if (!(l_36 < l_27)) {
            break;
        }
        l_37 = l_36 << 2;
        i_38 = 1;
        i_39 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_38 == 1)) {
                break;
            }
            l_40 = (long) i_39;
            l_41 = l_40 + l_37;
            if (i_33 == 0) {
                l_42 = gale_BlockAccess_beginRead(arg_fs, i_21, l_41, ((int) ((uint) 4 - (uint) i_39)), gale_group);
                l_43 = l_42;
            } else {
                l_43 = 0L;
            }
            if (i_32 == 0) {
                if (l_43 < (-4611686018427387904L)) {
                    l_44 = gale_HostCall_awaitReply(arg_fs, l_43, gale_group);
                    l_45 = l_44;
                } else {
                    l_45 = l_43;
                }
            } else {
                l_45 = l_43;
            }
            GALEFS_BROADCAST(4, l_46, l_45);
            i_47 = (int) l_46;
            if (l_46 < 0L) {
                i_48 = 0;
            } else {
                i_48 = i_47;
            }
            l_49 = gale_BlockAccess_offsetInRegion(arg_fs, l_46, l_41, gale_group);
            gale_copy((arg_fs + 16 + l_49), (arg_scratch + 16 + (l_40 + l_29)), i_48);
            GALEFS_BARRIER(5);
            if (i_31 == 0) {
                if (!(i_48 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_48, gale_group);
                }
            }
            i_50 = (int) ((uint) i_39 + (uint) i_48);
            if (l_46 < 0L) {
                i_38 = i_47;
                i_39 = i_50;
            } else {
                i_51 = ((i_48 < 1) || (!(i_50 < 4))) ? 0 : 1;
                i_38 = i_51;
                i_39 = i_50;
            }
        }
        i_52 = *((__global gale_int *) ul_30);
        GALEFS_BARRIER(6);
        i_53 = (int) ((uint) i_35 + (uint) 1);
        if ((i_52 & 1) == 0) {
            l_54 = (long) i_52;
            l_55 = ((long) ((int) get_local_id(0))) + l_29;
            i_56 = (int) get_local_id(0);
            i_57 = (int) get_local_id(0);
            i_58 = (int) get_local_id(0);
            i_59 = 1;
            i_60 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_59 == 1)) {
                    break;
                }
                l_61 = (long) i_60;
                l_62 = l_54 + l_61;
                if (i_58 == 0) {
                    l_63 = gale_BlockAccess_beginRead(arg_fs, i_28, l_62, ((int) ((uint) 200 - (uint) i_60)), gale_group);
                    l_64 = l_63;
                } else {
                    l_64 = 0L;
                }
                if (i_57 == 0) {
                    if (l_64 < (-4611686018427387904L)) {
                        l_65 = gale_HostCall_awaitReply(arg_fs, l_64, gale_group);
                        l_66 = l_65;
                    } else {
                        l_66 = l_64;
                    }
                } else {
                    l_66 = l_64;
                }
                GALEFS_BROADCAST(7, l_67, l_66);
                i_68 = (int) l_67;
                if (l_67 < 0L) {
                    i_69 = 0;
                } else {
                    i_69 = i_68;
                }
                l_70 = gale_BlockAccess_offsetInRegion(arg_fs, l_67, l_62, gale_group);
                gale_copy((arg_fs + 16 + l_70), (arg_scratch + 16 + (l_61 + l_29)), i_69);
                GALEFS_BARRIER(8);
                if (i_56 == 0) {
                    if (!(i_69 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_69, gale_group);
                    }
                }
                i_71 = (int) ((uint) i_60 + (uint) i_69);
                if (l_67 < 0L) {
                    i_59 = i_68;
                    i_60 = i_71;
                } else {
                    i_72 = ((i_69 < 1) || (!(i_71 < 200))) ? 0 : 1;
                    i_59 = i_72;
                    i_60 = i_71;
                }
            }
            if (i_60 < 1) {
                i_73 = i_59;
            } else {
                i_73 = i_60;
            }
            i_74 = (int) *((__global char *) (arg_scratch + 16 + l_55));
            GALEFS_BARRIER(9);
            l_75 = (long) ((ulong) ((long) ((ulong) ((long) i_74) + (ulong) ((long) ((ulong) (l_34 << 5) - (ulong) l_34)))) + (ulong) ((long) i_73));
            l_34 = l_75;
            i_35 = i_53;
        } else {
            i_35 = i_53;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_76 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group);
        l_77 = l_76;
    } else {
        l_77 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_77 < (-4611686018427387904L)) {
            l_78 = gale_HostCall_awaitReply(arg_fs, l_77, gale_group);
            l_79 = l_78;
        } else {
            l_79 = l_77;
        }
    } else {
        l_79 = l_77;
    }
    GALEFS_BROADCAST(10, l_80, l_79);
    if (((int) get_local_id(0)) == 0) {
        l_81 = gale_OpenFileCalls_beginClose(arg_fs, i_28, gale_group);
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
    GALEFS_BROADCAST(11, l_85, l_84);
    *((__global gale_long *) (arg_out + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_34;
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_15) VARIABLE(int, i_20) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_26) VARIABLE(int, i_30) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_41) VARIABLE(int, i_42) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_48) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(long, l_0) VARIABLE(long, l_14) VARIABLE(long, l_19) VARIABLE(long, l_21) VARIABLE(long, l_25) VARIABLE(long, l_28) VARIABLE(long, l_31) VARIABLE(long, l_32) VARIABLE(long, l_35) VARIABLE(long, l_43) VARIABLE(long, l_44) VARIABLE(long, l_49) VARIABLE(long, l_50) VARIABLE(long, l_53) VARIABLE(long, l_7) VARIABLE(__global uchar *, ul_22)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(l_14)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_30) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(ul_22)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_30) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_28) VARIABLE(l_35) VARIABLE(ul_22)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_41) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(ul_22)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(l_49) VARIABLE(l_50) VARIABLE(ul_22)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(l_53) VARIABLE(ul_22)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_42) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(ul_22)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_20) VARIABLE(l_25)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(l_25)

__kernel void galefs_readsOfAList(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_22;
    int i_4, i_5, i_11, i_12, i_15, i_20, i_23, i_24, i_26, i_29, i_30, i_36, i_37, i_39, i_40, i_41, i_42, i_45, i_46, i_47, i_48, i_54, i_55, i_57, i_58, i_59, i_60;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_16, l_17, l_18, l_19, l_21, l_25, l_27, l_28, l_31, l_32, l_33, l_34, l_35, l_38, l_43, l_44, l_49, l_50, l_51, l_52, l_53, l_56, l_61, l_62, l_63, l_64, l_65, l_66, l_67;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
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
        case 5:
            goto resume_5;
        case 6:
            goto resume_6;
        case 7:
            goto resume_7;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
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
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position);
            l_2 = l_6;
        }
    } else {
        l_2 = 0L;
    }
    GALEFS_BROADCAST(1, l_7, l_2);
    if (l_7 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_7); }
        GALEFS_RETURN;
        resume_1:
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_7 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_8 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
        if (l_8 < 0L) {
            l_9 = l_8;
        } else {
            l_10 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_11 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_11 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) i_11))))) = (char) ((int) gale_literals[((int) ((uint) i_11 + (uint) 4))]);
                i_12 = (int) ((uint) i_11 + (uint) 1);
                i_11 = i_12;
            }
            l_13 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position);
            l_9 = l_13;
        }
    } else {
        l_9 = 0L;
    }
    GALEFS_BROADCAST(2, l_14, l_9);
    if (l_14 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_7;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_14); }
        GALEFS_RETURN;
        resume_2:
        l_7 = (long) gale_longs[gale_item];
        l_14 = gale_round_reply(gale_entry);
    }
    i_15 = (int) l_7;
    if (((int) get_local_id(0)) == 0) {
        l_16 = gale_OpenFileCalls_status(arg_fs, i_15, 0, gale_group, gale_slot, gale_position);
        l_17 = l_16;
    } else {
        l_17 = 0L;
    }
    GALEFS_BROADCAST(3, l_18, l_17);
    if (l_18 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_14;
        gale_ints[gale_item] = (uint) i_15;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_18); }
        GALEFS_RETURN;
        resume_3:
        l_14 = (long) gale_longs[gale_item];
        i_15 = (int) gale_ints[gale_item];
        l_18 = gale_round_reply(gale_entry);
    }
    l_19 = ((long) ((ulong) l_18 + (ulong) ((long) ((ulong) (l_18 >> 63) >> 62)))) >> 2;
    i_20 = (int) l_14;
    l_21 = ((long) gale_group) << 10;
    ul_22 = arg_scratch + ((((long) ((int) (l_21 >> 2))) << 2) + 16L);
    i_23 = (int) get_local_id(0);
    i_24 = (int) get_local_id(0);
    l_25 = 0L;
    i_26 = 0;
    while (true) {
        l_27 = (long) i_26;
        if (!(l_27 < l_19)) {
            break;
        }
        l_28 = l_27 << 2;
        i_29 = 1;
        i_30 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_29 == 1)) {
                break;
            }
            l_31 = (long) i_30;
            l_32 = l_31 + l_28;
            if (i_24 == 0) {
                l_33 = gale_BlockAccess_beginRead(arg_fs, i_15, l_32, ((int) ((uint) 4 - (uint) i_30)), gale_group, gale_slot, gale_position);
                l_34 = l_33;
            } else {
                l_34 = 0L;
            }
            GALEFS_BROADCAST(4, l_35, l_34);
            if (l_35 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_longs[gale_item] = (ulong) l_19;
                gale_ints[gale_items + gale_item] = (uint) i_20;
                gale_longs[gale_items + gale_item] = (ulong) l_25;
                gale_ints[2 * gale_items + gale_item] = (uint) i_26;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_28;
                gale_ints[3 * gale_items + gale_item] = (uint) i_30;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_31;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_32;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_35); }
                GALEFS_RETURN;
                resume_4:
                i_15 = (int) gale_ints[gale_item];
                l_19 = (long) gale_longs[gale_item];
                i_20 = (int) gale_ints[gale_items + gale_item];
                l_25 = (long) gale_longs[gale_items + gale_item];
                i_26 = (int) gale_ints[2 * gale_items + gale_item];
                l_28 = (long) gale_longs[2 * gale_items + gale_item];
                i_30 = (int) gale_ints[3 * gale_items + gale_item];
                l_31 = (long) gale_longs[3 * gale_items + gale_item];
                l_32 = (long) gale_longs[4 * gale_items + gale_item];
                l_21 = ((long) gale_group) << 10;
                ul_22 = arg_scratch + ((((long) ((int) (l_21 >> 2))) << 2) + 16L);
                i_23 = (int) get_local_id(0);
                i_24 = (int) get_local_id(0);
                l_35 = gale_round_reply(gale_entry);
            }
            i_36 = (int) l_35;
            if (l_35 < 0L) {
                i_37 = 0;
            } else {
                i_37 = i_36;
            }
            l_38 = gale_BlockAccess_offsetInRegion(arg_fs, l_35, l_32, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_38), (arg_scratch + 16 + (l_31 + l_21)), i_37);
            GALEFS_BARRIER(5);
            if (i_23 == 0) {
                if (!(i_37 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_37, gale_group, gale_slot, gale_position);
                }
            }
            i_39 = (int) ((uint) i_30 + (uint) i_37);
            if (l_35 < 0L) {
                i_29 = i_36;
                i_30 = i_39;
            } else {
                i_40 = ((i_37 < 1) || (!(i_39 < 4))) ? 0 : 1;
                i_29 = i_40;
                i_30 = i_39;
            }
        }
        i_41 = *((__global gale_int *) ul_22);
        GALEFS_BARRIER(6);
        i_42 = (int) ((uint) i_26 + (uint) 1);
        if ((i_41 & 1) == 0) {
            l_43 = (long) i_41;
            l_44 = ((long) ((int) get_local_id(0))) + l_21;
            i_45 = (int) get_local_id(0);
            i_46 = (int) get_local_id(0);
            i_47 = 1;
            i_48 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_47 == 1)) {
                    break;
                }
                l_49 = (long) i_48;
                l_50 = l_43 + l_49;
                if (i_46 == 0) {
                    l_51 = gale_BlockAccess_beginRead(arg_fs, i_20, l_50, ((int) ((uint) 200 - (uint) i_48)), gale_group, gale_slot, gale_position);
                    l_52 = l_51;
                } else {
                    l_52 = 0L;
                }
                GALEFS_BROADCAST(7, l_53, l_52);
                if (l_53 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_15;
                    gale_longs[gale_item] = (ulong) l_19;
                    gale_ints[gale_items + gale_item] = (uint) i_20;
                    gale_longs[gale_items + gale_item] = (ulong) l_25;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_42;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_43;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_48;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_49;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_50;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_53); }
                    GALEFS_RETURN;
                    resume_5:
                    i_15 = (int) gale_ints[gale_item];
                    l_19 = (long) gale_longs[gale_item];
                    i_20 = (int) gale_ints[gale_items + gale_item];
                    l_25 = (long) gale_longs[gale_items + gale_item];
                    i_42 = (int) gale_ints[2 * gale_items + gale_item];
                    l_43 = (long) gale_longs[2 * gale_items + gale_item];
                    i_48 = (int) gale_ints[3 * gale_items + gale_item];
                    l_49 = (long) gale_longs[3 * gale_items + gale_item];
                    l_50 = (long) gale_longs[4 * gale_items + gale_item];
                    l_21 = ((long) gale_group) << 10;
                    ul_22 = arg_scratch + ((((long) ((int) (l_21 >> 2))) << 2) + 16L);
                    i_23 = (int) get_local_id(0);
                    i_24 = (int) get_local_id(0);
                    l_44 = ((long) ((int) get_local_id(0))) + l_21;
                    i_45 = (int) get_local_id(0);
                    i_46 = (int) get_local_id(0);
                    l_53 = gale_round_reply(gale_entry);
                }
                i_54 = (int) l_53;
                if (l_53 < 0L) {
                    i_55 = 0;
                } else {
                    i_55 = i_54;
                }
                l_56 = gale_BlockAccess_offsetInRegion(arg_fs, l_53, l_50, gale_group, gale_slot, gale_position);
                gale_copy((arg_fs + 16 + l_56), (arg_scratch + 16 + (l_49 + l_21)), i_55);
                GALEFS_BARRIER(8);
                if (i_45 == 0) {
                    if (!(i_55 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_55, gale_group, gale_slot, gale_position);
                    }
                }
                i_57 = (int) ((uint) i_48 + (uint) i_55);
                if (l_53 < 0L) {
                    i_47 = i_54;
                    i_48 = i_57;
                } else {
                    i_58 = ((i_55 < 1) || (!(i_57 < 200))) ? 0 : 1;
                    i_47 = i_58;
                    i_48 = i_57;
                }
            }
            if (i_48 < 1) {
                i_59 = i_47;
            } else {
                i_59 = i_48;
            }
            i_60 = (int) *((__global char *) (arg_scratch + 16 + l_44));
            GALEFS_BARRIER(9);
            l_61 = (long) ((ulong) ((long) ((ulong) ((long) i_60) + (ulong) ((long) ((ulong) (l_25 << 5) - (ulong) l_25)))) + (ulong) ((long) i_59));
            l_25 = l_61;
            i_26 = i_42;
        } else {
            i_26 = i_42;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_62 = gale_OpenFileCalls_beginClose(arg_fs, i_15, gale_group, gale_slot, gale_position);
        l_63 = l_62;
    } else {
        l_63 = 0L;
    }
    GALEFS_BROADCAST(10, l_64, l_63);
    if (l_64 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_20;
        gale_longs[gale_item] = (ulong) l_25;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_64); }
        GALEFS_RETURN;
        resume_6:
        i_20 = (int) gale_ints[gale_item];
        l_25 = (long) gale_longs[gale_item];
        l_64 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_65 = gale_OpenFileCalls_beginClose(arg_fs, i_20, gale_group, gale_slot, gale_position);
        l_66 = l_65;
    } else {
        l_66 = 0L;
    }
    GALEFS_BROADCAST(11, l_67, l_66);
    if (l_67 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_25;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_67); }
        GALEFS_RETURN;
        resume_7:
        l_25 = (long) gale_longs[gale_item];
        l_67 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_25;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
