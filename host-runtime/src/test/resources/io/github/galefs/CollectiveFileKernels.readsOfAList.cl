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
// bytecode SHA-256: cac6756ef2079c004a2b0222196c01868c814d8a0a1593862ed6dd043c3d0348
// functions SHA-256: ce5f021df200c31f8d9f8736ee2fcffac0d9c4df46d32687467b4412d1705f13
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {108, 105, 115, 116, 102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_21) VARIABLE(int, i_28) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_35) VARIABLE(int, i_39) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_66) VARIABLE(int, i_79) VARIABLE(int, i_80) VARIABLE(int, i_85) VARIABLE(int, i_86) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_20) VARIABLE(long, l_27) VARIABLE(long, l_29) VARIABLE(long, l_34) VARIABLE(long, l_37) VARIABLE(long, l_42) VARIABLE(long, l_43) VARIABLE(long, l_51) VARIABLE(long, l_60) VARIABLE(long, l_61) VARIABLE(long, l_69) VARIABLE(long, l_70) VARIABLE(long, l_78) VARIABLE(__global uchar *, ul_30)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(l_20)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_39) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(ul_30)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_39) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_37) VARIABLE(l_51) VARIABLE(ul_30)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_58) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(ul_30)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_59) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_60) VARIABLE(l_61) VARIABLE(l_69) VARIABLE(l_70) VARIABLE(ul_30)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_59) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_60) VARIABLE(l_61) VARIABLE(l_78) VARIABLE(ul_30)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_59) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(ul_30)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_28) VARIABLE(l_34)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(l_34)

__kernel void galefs_readsOfAList(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_30;
    int i_5, i_6, i_15, i_16, i_21, i_28, i_31, i_32, i_33, i_35, i_38, i_39, i_40, i_41, i_44, i_45, i_46, i_52, i_53, i_55, i_56, i_57, i_58, i_59, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_71, i_72, i_73, i_79, i_80, i_82, i_83, i_84, i_85, i_86;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_22, l_23, l_24, l_25, l_26, l_27, l_29, l_34, l_36, l_37, l_42, l_43, l_47, l_48, l_49, l_50, l_51, l_54, l_60, l_61, l_69, l_70, l_74, l_75, l_76, l_77, l_78, l_81, l_87, l_88, l_89, l_90, l_91, l_92, l_93, l_94, l_95, l_96, l_97;
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
        i_40 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_38 == 1)) {
                break;
            }
            i_41 = (int) ((uint) 4 - (uint) i_39);
            l_42 = (long) i_39;
            l_43 = l_42 + l_37;
            if (i_40 == 0) {
                i_44 = i_41;
            } else {
                i_45 = 4096 - ((int) (l_43 & 4095L));
                i_46 = (i_45 < i_41) ? i_45 : i_41;
                i_44 = i_46;
            }
            if (i_33 == 0) {
                l_47 = gale_BlockAccess_beginRead(arg_fs, i_21, l_43, i_44, gale_group);
                l_48 = l_47;
            } else {
                l_48 = 0L;
            }
            if (i_32 == 0) {
                if (l_48 < (-4611686018427387904L)) {
                    l_49 = gale_HostCall_awaitReply(arg_fs, l_48, gale_group);
                    l_50 = l_49;
                } else {
                    l_50 = l_48;
                }
            } else {
                l_50 = l_48;
            }
            GALEFS_BROADCAST(4, l_51, l_50);
            i_52 = (int) l_51;
            if (l_51 < 0L) {
                i_53 = 0;
            } else {
                i_53 = i_52;
            }
            l_54 = gale_BlockAccess_offsetInRegion(arg_fs, l_51, l_43, gale_group);
            gale_copy((arg_fs + 16 + l_54), (arg_scratch + 16 + (l_42 + l_29)), i_53);
            GALEFS_BARRIER(5);
            if (i_31 == 0) {
                if (!(i_53 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_53, gale_group);
                }
            }
            i_55 = (int) ((uint) i_39 + (uint) i_53);
            i_56 = ((l_51 == (-117L)) || (!((i_53 < 1) || (!(i_55 < 4))))) ? 1 : 0;
            i_57 = (l_51 == (-117L)) ? 1 : 0;
            if (l_51 < 0L) {
                if (l_51 == (-117L)) {
                    i_38 = i_56;
                    i_39 = i_55;
                    i_40 = i_57;
                } else {
                    i_38 = i_52;
                    i_39 = i_55;
                    i_40 = i_57;
                }
            } else {
                i_38 = i_56;
                i_39 = i_55;
                i_40 = i_57;
            }
        }
        i_58 = *((__global gale_int *) ul_30);
        GALEFS_BARRIER(6);
        i_59 = (int) ((uint) i_35 + (uint) 1);
        if ((i_58 & 1) == 0) {
            l_60 = (long) i_58;
            l_61 = ((long) ((int) get_local_id(0))) + l_29;
            i_62 = (int) get_local_id(0);
            i_63 = (int) get_local_id(0);
            i_64 = (int) get_local_id(0);
            i_65 = 1;
            i_66 = 0;
            i_67 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_65 == 1)) {
                    break;
                }
                i_68 = (int) ((uint) 200 - (uint) i_66);
                l_69 = (long) i_66;
                l_70 = l_60 + l_69;
                if (i_67 == 0) {
                    i_71 = i_68;
                } else {
                    i_72 = 4096 - ((int) (l_70 & 4095L));
                    i_73 = (i_72 < i_68) ? i_72 : i_68;
                    i_71 = i_73;
                }
                if (i_64 == 0) {
                    l_74 = gale_BlockAccess_beginRead(arg_fs, i_28, l_70, i_71, gale_group);
                    l_75 = l_74;
                } else {
                    l_75 = 0L;
                }
                if (i_63 == 0) {
                    if (l_75 < (-4611686018427387904L)) {
                        l_76 = gale_HostCall_awaitReply(arg_fs, l_75, gale_group);
                        l_77 = l_76;
                    } else {
                        l_77 = l_75;
                    }
                } else {
                    l_77 = l_75;
                }
                GALEFS_BROADCAST(7, l_78, l_77);
                i_79 = (int) l_78;
                if (l_78 < 0L) {
                    i_80 = 0;
                } else {
                    i_80 = i_79;
                }
                l_81 = gale_BlockAccess_offsetInRegion(arg_fs, l_78, l_70, gale_group);
                gale_copy((arg_fs + 16 + l_81), (arg_scratch + 16 + (l_69 + l_29)), i_80);
                GALEFS_BARRIER(8);
                if (i_62 == 0) {
                    if (!(i_80 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_80, gale_group);
                    }
                }
                i_82 = (int) ((uint) i_66 + (uint) i_80);
                i_83 = ((l_78 == (-117L)) || (!((i_80 < 1) || (!(i_82 < 200))))) ? 1 : 0;
                i_84 = (l_78 == (-117L)) ? 1 : 0;
                if (l_78 < 0L) {
                    if (l_78 == (-117L)) {
                        i_65 = i_83;
                        i_66 = i_82;
                        i_67 = i_84;
                    } else {
                        i_65 = i_79;
                        i_66 = i_82;
                        i_67 = i_84;
                    }
                } else {
                    i_65 = i_83;
                    i_66 = i_82;
                    i_67 = i_84;
                }
            }
            if (i_66 < 1) {
                i_85 = i_65;
            } else {
                i_85 = i_66;
            }
            i_86 = (int) *((__global char *) (arg_scratch + 16 + l_61));
            GALEFS_BARRIER(9);
            l_87 = (long) ((ulong) ((long) ((ulong) ((long) i_86) + (ulong) ((long) ((ulong) (l_34 << 5) - (ulong) l_34)))) + (ulong) ((long) i_85));
            l_34 = l_87;
            i_35 = i_59;
        } else {
            i_35 = i_59;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_88 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group);
        l_89 = l_88;
    } else {
        l_89 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_89 < (-4611686018427387904L)) {
            l_90 = gale_HostCall_awaitReply(arg_fs, l_89, gale_group);
            l_91 = l_90;
        } else {
            l_91 = l_89;
        }
    } else {
        l_91 = l_89;
    }
    GALEFS_BROADCAST(10, l_92, l_91);
    if (((int) get_local_id(0)) == 0) {
        l_93 = gale_OpenFileCalls_beginClose(arg_fs, i_28, gale_group);
        l_94 = l_93;
    } else {
        l_94 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_94 < (-4611686018427387904L)) {
            l_95 = gale_HostCall_awaitReply(arg_fs, l_94, gale_group);
            l_96 = l_95;
        } else {
            l_96 = l_94;
        }
    } else {
        l_96 = l_94;
    }
    GALEFS_BROADCAST(11, l_97, l_96);
    *((__global gale_long *) (arg_out + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_34;
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_15) VARIABLE(int, i_20) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_26) VARIABLE(int, i_30) VARIABLE(int, i_41) VARIABLE(int, i_42) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_54) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(int, i_71) VARIABLE(int, i_72) VARIABLE(long, l_0) VARIABLE(long, l_14) VARIABLE(long, l_19) VARIABLE(long, l_21) VARIABLE(long, l_25) VARIABLE(long, l_28) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_40) VARIABLE(long, l_49) VARIABLE(long, l_50) VARIABLE(long, l_57) VARIABLE(long, l_58) VARIABLE(long, l_64) VARIABLE(long, l_7) VARIABLE(__global uchar *, ul_22)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(l_14)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_30) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_28) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(ul_22)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_30) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_28) VARIABLE(l_40) VARIABLE(ul_22)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_47) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(ul_22)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_49) VARIABLE(l_50) VARIABLE(l_57) VARIABLE(l_58) VARIABLE(ul_22)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_48) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_49) VARIABLE(l_50) VARIABLE(l_64) VARIABLE(ul_22)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_48) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(ul_22)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_20) VARIABLE(l_25)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(l_25)

__kernel void galefs_readsOfAList(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_22;
    int i_4, i_5, i_11, i_12, i_15, i_20, i_23, i_24, i_26, i_29, i_30, i_31, i_32, i_35, i_36, i_37, i_41, i_42, i_44, i_45, i_46, i_47, i_48, i_51, i_52, i_53, i_54, i_55, i_56, i_59, i_60, i_61, i_65, i_66, i_68, i_69, i_70, i_71, i_72;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_16, l_17, l_18, l_19, l_21, l_25, l_27, l_28, l_33, l_34, l_38, l_39, l_40, l_43, l_49, l_50, l_57, l_58, l_62, l_63, l_64, l_67, l_73, l_74, l_75, l_76, l_77, l_78, l_79;
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
        i_31 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_29 == 1)) {
                break;
            }
            i_32 = (int) ((uint) 4 - (uint) i_30);
            l_33 = (long) i_30;
            l_34 = l_33 + l_28;
            if (i_31 == 0) {
                i_35 = i_32;
            } else {
                i_36 = 4096 - ((int) (l_34 & 4095L));
                i_37 = (i_36 < i_32) ? i_36 : i_32;
                i_35 = i_37;
            }
            if (i_24 == 0) {
                l_38 = gale_BlockAccess_beginRead(arg_fs, i_15, l_34, i_35, gale_group, gale_slot, gale_position);
                l_39 = l_38;
            } else {
                l_39 = 0L;
            }
            GALEFS_BROADCAST(4, l_40, l_39);
            if (l_40 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_longs[gale_item] = (ulong) l_19;
                gale_ints[gale_items + gale_item] = (uint) i_20;
                gale_longs[gale_items + gale_item] = (ulong) l_25;
                gale_ints[2 * gale_items + gale_item] = (uint) i_26;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_28;
                gale_ints[3 * gale_items + gale_item] = (uint) i_30;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_33;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_34;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_40); }
                GALEFS_RETURN;
                resume_4:
                i_15 = (int) gale_ints[gale_item];
                l_19 = (long) gale_longs[gale_item];
                i_20 = (int) gale_ints[gale_items + gale_item];
                l_25 = (long) gale_longs[gale_items + gale_item];
                i_26 = (int) gale_ints[2 * gale_items + gale_item];
                l_28 = (long) gale_longs[2 * gale_items + gale_item];
                i_30 = (int) gale_ints[3 * gale_items + gale_item];
                l_33 = (long) gale_longs[3 * gale_items + gale_item];
                l_34 = (long) gale_longs[4 * gale_items + gale_item];
                l_21 = ((long) gale_group) << 10;
                ul_22 = arg_scratch + ((((long) ((int) (l_21 >> 2))) << 2) + 16L);
                i_23 = (int) get_local_id(0);
                i_24 = (int) get_local_id(0);
                l_40 = gale_round_reply(gale_entry);
            }
            i_41 = (int) l_40;
            if (l_40 < 0L) {
                i_42 = 0;
            } else {
                i_42 = i_41;
            }
            l_43 = gale_BlockAccess_offsetInRegion(arg_fs, l_40, l_34, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_43), (arg_scratch + 16 + (l_33 + l_21)), i_42);
            GALEFS_BARRIER(5);
            if (i_23 == 0) {
                if (!(i_42 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_42, gale_group, gale_slot, gale_position);
                }
            }
            i_44 = (int) ((uint) i_30 + (uint) i_42);
            i_45 = ((l_40 == (-117L)) || (!((i_42 < 1) || (!(i_44 < 4))))) ? 1 : 0;
            i_46 = (l_40 == (-117L)) ? 1 : 0;
            if (l_40 < 0L) {
                if (l_40 == (-117L)) {
                    i_29 = i_45;
                    i_30 = i_44;
                    i_31 = i_46;
                } else {
                    i_29 = i_41;
                    i_30 = i_44;
                    i_31 = i_46;
                }
            } else {
                i_29 = i_45;
                i_30 = i_44;
                i_31 = i_46;
            }
        }
        i_47 = *((__global gale_int *) ul_22);
        GALEFS_BARRIER(6);
        i_48 = (int) ((uint) i_26 + (uint) 1);
        if ((i_47 & 1) == 0) {
            l_49 = (long) i_47;
            l_50 = ((long) ((int) get_local_id(0))) + l_21;
            i_51 = (int) get_local_id(0);
            i_52 = (int) get_local_id(0);
            i_53 = 1;
            i_54 = 0;
            i_55 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_53 == 1)) {
                    break;
                }
                i_56 = (int) ((uint) 200 - (uint) i_54);
                l_57 = (long) i_54;
                l_58 = l_49 + l_57;
                if (i_55 == 0) {
                    i_59 = i_56;
                } else {
                    i_60 = 4096 - ((int) (l_58 & 4095L));
                    i_61 = (i_60 < i_56) ? i_60 : i_56;
                    i_59 = i_61;
                }
                if (i_52 == 0) {
                    l_62 = gale_BlockAccess_beginRead(arg_fs, i_20, l_58, i_59, gale_group, gale_slot, gale_position);
                    l_63 = l_62;
                } else {
                    l_63 = 0L;
                }
                GALEFS_BROADCAST(7, l_64, l_63);
                if (l_64 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_15;
                    gale_longs[gale_item] = (ulong) l_19;
                    gale_ints[gale_items + gale_item] = (uint) i_20;
                    gale_longs[gale_items + gale_item] = (ulong) l_25;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_48;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_49;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_54;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_57;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_58;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_64); }
                    GALEFS_RETURN;
                    resume_5:
                    i_15 = (int) gale_ints[gale_item];
                    l_19 = (long) gale_longs[gale_item];
                    i_20 = (int) gale_ints[gale_items + gale_item];
                    l_25 = (long) gale_longs[gale_items + gale_item];
                    i_48 = (int) gale_ints[2 * gale_items + gale_item];
                    l_49 = (long) gale_longs[2 * gale_items + gale_item];
                    i_54 = (int) gale_ints[3 * gale_items + gale_item];
                    l_57 = (long) gale_longs[3 * gale_items + gale_item];
                    l_58 = (long) gale_longs[4 * gale_items + gale_item];
                    l_21 = ((long) gale_group) << 10;
                    ul_22 = arg_scratch + ((((long) ((int) (l_21 >> 2))) << 2) + 16L);
                    i_23 = (int) get_local_id(0);
                    i_24 = (int) get_local_id(0);
                    l_50 = ((long) ((int) get_local_id(0))) + l_21;
                    i_51 = (int) get_local_id(0);
                    i_52 = (int) get_local_id(0);
                    l_64 = gale_round_reply(gale_entry);
                }
                i_65 = (int) l_64;
                if (l_64 < 0L) {
                    i_66 = 0;
                } else {
                    i_66 = i_65;
                }
                l_67 = gale_BlockAccess_offsetInRegion(arg_fs, l_64, l_58, gale_group, gale_slot, gale_position);
                gale_copy((arg_fs + 16 + l_67), (arg_scratch + 16 + (l_57 + l_21)), i_66);
                GALEFS_BARRIER(8);
                if (i_51 == 0) {
                    if (!(i_66 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_66, gale_group, gale_slot, gale_position);
                    }
                }
                i_68 = (int) ((uint) i_54 + (uint) i_66);
                i_69 = ((l_64 == (-117L)) || (!((i_66 < 1) || (!(i_68 < 200))))) ? 1 : 0;
                i_70 = (l_64 == (-117L)) ? 1 : 0;
                if (l_64 < 0L) {
                    if (l_64 == (-117L)) {
                        i_53 = i_69;
                        i_54 = i_68;
                        i_55 = i_70;
                    } else {
                        i_53 = i_65;
                        i_54 = i_68;
                        i_55 = i_70;
                    }
                } else {
                    i_53 = i_69;
                    i_54 = i_68;
                    i_55 = i_70;
                }
            }
            if (i_54 < 1) {
                i_71 = i_53;
            } else {
                i_71 = i_54;
            }
            i_72 = (int) *((__global char *) (arg_scratch + 16 + l_50));
            GALEFS_BARRIER(9);
            l_73 = (long) ((ulong) ((long) ((ulong) ((long) i_72) + (ulong) ((long) ((ulong) (l_25 << 5) - (ulong) l_25)))) + (ulong) ((long) i_71));
            l_25 = l_73;
            i_26 = i_48;
        } else {
            i_26 = i_48;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_74 = gale_OpenFileCalls_beginClose(arg_fs, i_15, gale_group, gale_slot, gale_position);
        l_75 = l_74;
    } else {
        l_75 = 0L;
    }
    GALEFS_BROADCAST(10, l_76, l_75);
    if (l_76 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_20;
        gale_longs[gale_item] = (ulong) l_25;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_76); }
        GALEFS_RETURN;
        resume_6:
        i_20 = (int) gale_ints[gale_item];
        l_25 = (long) gale_longs[gale_item];
        l_76 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_77 = gale_OpenFileCalls_beginClose(arg_fs, i_20, gale_group, gale_slot, gale_position);
        l_78 = l_77;
    } else {
        l_78 = 0L;
    }
    GALEFS_BROADCAST(11, l_79, l_78);
    if (l_79 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_25;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_79); }
        GALEFS_RETURN;
        resume_7:
        l_25 = (long) gale_longs[gale_item];
        l_79 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_25;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
