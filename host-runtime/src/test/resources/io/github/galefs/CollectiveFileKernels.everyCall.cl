// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.CollectiveFileKernels#everyCall
// entry point: galefs_everyCall
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// waits: 7
// saved values: 12
// context bytes: 72
// needs: BARRIERS
// string: "file"
// string: "list"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 6f2d4c635f4903c886db29c56c7943f6e6bb752b6bfc6390c4734276c66d4562
// functions SHA-256: e83faa041a7e8e783387f18be698a7d6d9c53fb8eec9fe5fa1af380978725f04
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_rem_int
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_rem_int gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101, 108, 105, 115, 116};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_36) VARIABLE(int, i_39) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_61) VARIABLE(int, i_73) VARIABLE(int, i_84) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_11) VARIABLE(long, l_15) VARIABLE(long, l_30) VARIABLE(long, l_35) VARIABLE(long, l_37) VARIABLE(long, l_42) VARIABLE(long, l_43) VARIABLE(long, l_51) VARIABLE(long, l_60) VARIABLE(long, l_62) VARIABLE(long, l_90) VARIABLE(__global uchar *, ul_31)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_11)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(ul_31)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_37) VARIABLE(l_51) VARIABLE(ul_31)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(ul_31)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_61) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_30) VARIABLE(l_60) VARIABLE(l_62) VARIABLE(ul_31)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_61) VARIABLE(i_73) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_30) VARIABLE(l_60) VARIABLE(ul_31)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_61) VARIABLE(i_73) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_30) VARIABLE(l_60) VARIABLE(ul_31)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_35)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_84) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_15)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(l_90)

__kernel void galefs_everyCall(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out) {
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_31;
    int i_5, i_6, i_12, i_13, i_14, i_20, i_21, i_26, i_27, i_28, i_29, i_32, i_33, i_34, i_36, i_38, i_39, i_40, i_41, i_44, i_45, i_46, i_52, i_53, i_55, i_56, i_57, i_58, i_59, i_61, i_68, i_69, i_73, i_84;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_15, l_16, l_17, l_18, l_19, l_22, l_23, l_24, l_25, l_30, l_35, l_37, l_42, l_43, l_47, l_48, l_49, l_50, l_51, l_54, l_60, l_62, l_63, l_64, l_65, l_66, l_67, l_70, l_71, l_72, l_74, l_75, l_76, l_77, l_78, l_79, l_80, l_81, l_82, l_83, l_85, l_86, l_87, l_88, l_89, l_90, l_91, l_92, l_93, l_94, l_95;
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
    l_11 = 0L;
    i_12 = 0;
    while (true) {
        if (!(i_12 < 4)) {
            goto B107;
        }
        i_13 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_12 + (uint) gale_group)) & 63)) << 2) + 16L)));
        i_14 = (int) l_10;
        if ((i_13 & 1) == 0) {
            l_15 = l_11;
        } else {
            if (((int) get_local_id(0)) == 0) {
                l_16 = gale_FileOpener_begin(arg_fs, 4, gale_group);
                if (l_16 < 0L) {
                    l_17 = l_16;
                } else {
                    l_18 = (long) gale_group;
                    l_19 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_18 << 12) + (l_18 << 11)))) + (ulong) 2048L);
                    i_20 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_20 < 4)) {
                            break;
                        }
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) ((long) i_20))))) = (char) ((int) gale_literals[((int) ((uint) i_20 + (uint) 4))]);
                        i_21 = (int) ((uint) i_20 + (uint) 1);
                        i_20 = i_21;
                    }
                    l_22 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group);
                    l_17 = l_22;
                }
            } else {
                l_17 = 0L;
            }
            if (((int) get_local_id(0)) == 0) {
                if (l_17 < (-4611686018427387904L)) {
                    l_23 = gale_HostCall_awaitReply(arg_fs, l_17, gale_group);
                    l_24 = l_23;
                } else {
                    l_24 = l_17;
                }
            } else {
                l_24 = l_17;
            }
            GALEFS_BROADCAST(2, l_25, l_24);
            i_26 = (int) l_25;
            i_27 = (i_13 >> 1) & 3;
            i_28 = (int) get_local_id(0);
            i_29 = (int) get_local_id(0);
            l_30 = ((long) gale_group) << 10;
            ul_31 = arg_scratch + ((((long) ((int) (l_30 >> 2))) << 2) + 16L);
            i_32 = (int) get_local_id(0);
            i_33 = (int) get_local_id(0);
            i_34 = (int) get_local_id(0);
            l_35 = l_11;
            i_36 = 0;
            while (true) {
                if (!(i_36 < i_27)) {
                    break;
                }
                l_37 = ((long) i_36) << 2;
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
                    if (i_34 == 0) {
                        l_47 = gale_BlockAccess_beginRead(arg_fs, i_26, l_43, i_44, gale_group);
                        l_48 = l_47;
                    } else {
                        l_48 = 0L;
                    }
                    if (i_33 == 0) {
                        if (l_48 < (-4611686018427387904L)) {
                            l_49 = gale_HostCall_awaitReply(arg_fs, l_48, gale_group);
                            l_50 = l_49;
                        } else {
                            l_50 = l_48;
                        }
                    } else {
                        l_50 = l_48;
                    }
                    GALEFS_BROADCAST(3, l_51, l_50);
                    i_52 = (int) l_51;
                    if (l_51 < 0L) {
                        i_53 = 0;
                    } else {
                        i_53 = i_52;
                    }
                    l_54 = gale_BlockAccess_offsetInRegion(arg_fs, l_51, l_43, gale_group);
                    gale_copy((arg_fs + 16 + l_54), (arg_scratch + 16 + (l_42 + l_30)), i_53);
                    GALEFS_BARRIER(4);
                    if (i_32 == 0) {
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
                if (i_39 < 1) {
                    i_58 = i_38;
                } else {
                    i_58 = i_39;
                }
                i_59 = *((__global gale_int *) ul_31);
                GALEFS_BARRIER(5);
                l_60 = (long) ((ulong) ((long) i_58) + (ulong) ((long) ((ulong) (l_35 << 5) - (ulong) l_35)));
                i_61 = (int) ((uint) i_36 + (uint) 1);
                if (gale_rem_int(i_59, 3) == 0) {
                    l_35 = l_60;
                    i_36 = i_61;
                } else {
                    l_62 = (long) (uint) (i_59 & 2047);
                    if (((int) get_local_id(0)) == 0) {
                        l_63 = gale_BlockAccess_beginMapping(arg_fs, i_14, l_62, 1, gale_group);
                        l_64 = l_63;
                    } else {
                        l_64 = 0L;
                    }
                    if (((int) get_local_id(0)) == 0) {
                        if (l_64 < (-4611686018427387904L)) {
                            l_65 = gale_HostCall_awaitReply(arg_fs, l_64, gale_group);
                            l_66 = l_65;
                        } else {
                            l_66 = l_64;
                        }
                    } else {
                        l_66 = l_64;
                    }
                    GALEFS_BROADCAST(6, l_67, l_66);
                    if (((int) get_local_id(0)) == 0) {
                        if (!(l_67 < 0L)) {
                            gale_MappingEnd_begin(arg_fs, l_62, 1, gale_group);
                            i_68 = gale_group;
                            i_69 = *((__global gale_int *) (arg_fs + 16 + 36L));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_68 & ((int) ((uint) (1 << i_69) + (uint) (-1))))) << 6) + (((long) (i_68 >> i_69)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_67 >> 32))) + (uint) 1)) | INT_MIN);
                        }
                    }
                    if (l_67 < 0L) {
                        l_70 = l_67;
                    } else {
                        l_71 = gale_BlockAccess_offsetInRegion(arg_fs, l_67, l_62, gale_group);
                        l_70 = l_71;
                    }
                    if ((ulong) ((long) ((ulong) l_70 + (ulong) 4095L)) < (ulong) 4095L) {
                        l_72 = (long) ((ulong) l_60 + (ulong) l_70);
                        l_35 = l_72;
                        i_36 = i_61;
                    } else {
                        i_73 = (int) *((__global char *) (arg_fs + 16 + l_70));
                        GALEFS_BARRIER(7);
                        if (((int) get_local_id(0)) == 0) {
                            l_74 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group);
                            l_75 = l_74;
                        } else {
                            l_75 = 0L;
                        }
                        GALEFS_BROADCAST(8, l_76, l_75);
                        l_77 = (long) ((ulong) l_60 + (ulong) ((long) i_73));
                        l_35 = l_77;
                        i_36 = i_61;
                    }
                }
            }
            if (i_29 == 0) {
                l_78 = gale_OpenFileCalls_beginClose(arg_fs, i_26, gale_group);
                l_79 = l_78;
            } else {
                l_79 = 0L;
            }
            if (i_28 == 0) {
                if (l_79 < (-4611686018427387904L)) {
                    l_80 = gale_HostCall_awaitReply(arg_fs, l_79, gale_group);
                    l_81 = l_80;
                } else {
                    l_81 = l_79;
                }
            } else {
                l_81 = l_79;
            }
            GALEFS_BROADCAST(9, l_82, l_81);
            l_83 = (long) ((ulong) l_35 + (ulong) ((long) ((int) l_82)));
            l_15 = l_83;
        }
        i_84 = (int) ((uint) i_12 + (uint) 1);
        if ((i_13 & 8) == 0) {
            l_11 = l_15;
            i_12 = i_84;
        } else {
            if (((int) get_local_id(0)) == 0) {
                l_85 = gale_OpenFileCalls_status(arg_fs, i_14, 0, gale_group);
                l_86 = l_85;
            } else {
                l_86 = 0L;
            }
            if (((int) get_local_id(0)) == 0) {
                if (l_86 < (-4611686018427387904L)) {
                    l_87 = gale_HostCall_awaitReply(arg_fs, l_86, gale_group);
                    l_88 = l_87;
                } else {
                    l_88 = l_86;
                }
            } else {
                l_88 = l_86;
            }
            GALEFS_BROADCAST(10, l_89, l_88);
            l_90 = (long) ((ulong) l_89 + (ulong) ((long) ((ulong) l_15 + (ulong) (l_15 << 1))));
            if (!((i_13 & 16) == 0)) {
                break;
            }
            l_11 = l_90;
            i_12 = i_84;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_91 = gale_OpenFileCalls_beginClose(arg_fs, i_14, gale_group);
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
    GALEFS_BROADCAST(11, l_95, l_94);
    *((__global gale_long *) (arg_out + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_90;
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    GALEFS_RETURN;
B107:;
    *((__global gale_long *) (arg_out + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = ((long) (0 - (ulong) l_11));
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_28) VARIABLE(int, i_31) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_51) VARIABLE(int, i_59) VARIABLE(int, i_68) VARIABLE(int, i_9) VARIABLE(long, l_0) VARIABLE(long, l_12) VARIABLE(long, l_23) VARIABLE(long, l_27) VARIABLE(long, l_29) VARIABLE(long, l_34) VARIABLE(long, l_35) VARIABLE(long, l_41) VARIABLE(long, l_50) VARIABLE(long, l_52) VARIABLE(long, l_7) VARIABLE(long, l_72) VARIABLE(long, l_8) VARIABLE(__global uchar *, ul_24)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_7) VARIABLE(l_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_23) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_7) VARIABLE(ul_24)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_23) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_41) VARIABLE(l_7) VARIABLE(ul_24)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_23) VARIABLE(l_27) VARIABLE(l_7) VARIABLE(ul_24)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_51) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_23) VARIABLE(l_50) VARIABLE(l_52) VARIABLE(l_7) VARIABLE(ul_24)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_51) VARIABLE(i_59) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_23) VARIABLE(l_50) VARIABLE(l_7) VARIABLE(ul_24)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_51) VARIABLE(i_59) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_23) VARIABLE(l_50) VARIABLE(l_7) VARIABLE(ul_24)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_27) VARIABLE(l_7)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_68) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_7)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(l_72)

__kernel void galefs_everyCall(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_24;
    int i_4, i_5, i_9, i_10, i_11, i_16, i_17, i_20, i_21, i_22, i_25, i_26, i_28, i_30, i_31, i_32, i_33, i_36, i_37, i_38, i_42, i_43, i_45, i_46, i_47, i_48, i_49, i_51, i_59, i_68;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_12, l_13, l_14, l_15, l_18, l_19, l_23, l_27, l_29, l_34, l_35, l_39, l_40, l_41, l_44, l_50, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_60, l_61, l_62, l_63, l_64, l_65, l_66, l_67, l_69, l_70, l_71, l_72, l_73, l_74, l_75;
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
    l_8 = 0L;
    i_9 = 0;
    while (true) {
        if (!(i_9 < 4)) {
            goto B77;
        }
        i_10 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_9 + (uint) gale_group)) & 63)) << 2) + 16L)));
        i_11 = (int) l_7;
        if ((i_10 & 1) == 0) {
            l_12 = l_8;
        } else {
            if (((int) get_local_id(0)) == 0) {
                l_13 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
                if (l_13 < 0L) {
                    l_14 = l_13;
                } else {
                    l_15 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                    i_16 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_16 < 4)) {
                            break;
                        }
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_15 + (ulong) ((long) i_16))))) = (char) ((int) gale_literals[((int) ((uint) i_16 + (uint) 4))]);
                        i_17 = (int) ((uint) i_16 + (uint) 1);
                        i_16 = i_17;
                    }
                    l_18 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position);
                    l_14 = l_18;
                }
            } else {
                l_14 = 0L;
            }
            GALEFS_BROADCAST(2, l_19, l_14);
            if (l_19 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_7;
                gale_longs[gale_items + gale_item] = (ulong) l_8;
                gale_ints[gale_item] = (uint) i_9;
                gale_ints[gale_items + gale_item] = (uint) i_10;
                gale_ints[2 * gale_items + gale_item] = (uint) i_11;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_19); }
                GALEFS_RETURN;
                resume_2:
                l_7 = (long) gale_longs[gale_item];
                l_8 = (long) gale_longs[gale_items + gale_item];
                i_9 = (int) gale_ints[gale_item];
                i_10 = (int) gale_ints[gale_items + gale_item];
                i_11 = (int) gale_ints[2 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                l_19 = gale_round_reply(gale_entry);
            }
            i_20 = (int) l_19;
            i_21 = (i_10 >> 1) & 3;
            i_22 = (int) get_local_id(0);
            l_23 = ((long) gale_group) << 10;
            ul_24 = arg_scratch + ((((long) ((int) (l_23 >> 2))) << 2) + 16L);
            i_25 = (int) get_local_id(0);
            i_26 = (int) get_local_id(0);
            l_27 = l_8;
            i_28 = 0;
            while (true) {
                if (!(i_28 < i_21)) {
                    break;
                }
                l_29 = ((long) i_28) << 2;
                i_30 = 1;
                i_31 = 0;
                i_32 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_30 == 1)) {
                        break;
                    }
                    i_33 = (int) ((uint) 4 - (uint) i_31);
                    l_34 = (long) i_31;
                    l_35 = l_34 + l_29;
                    if (i_32 == 0) {
                        i_36 = i_33;
                    } else {
                        i_37 = 4096 - ((int) (l_35 & 4095L));
                        i_38 = (i_37 < i_33) ? i_37 : i_33;
                        i_36 = i_38;
                    }
                    if (i_26 == 0) {
                        l_39 = gale_BlockAccess_beginRead(arg_fs, i_20, l_35, i_36, gale_group, gale_slot, gale_position);
                        l_40 = l_39;
                    } else {
                        l_40 = 0L;
                    }
                    GALEFS_BROADCAST(3, l_41, l_40);
                    if (l_41 < LONG_MIN / 2) {
                        gale_longs[gale_item] = (ulong) l_7;
                        gale_ints[gale_item] = (uint) i_9;
                        gale_ints[gale_items + gale_item] = (uint) i_10;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_11;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_20;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_21;
                        gale_longs[gale_items + gale_item] = (ulong) l_27;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_28;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_29;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_31;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_34;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_35;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_41); }
                        GALEFS_RETURN;
                        resume_3:
                        l_7 = (long) gale_longs[gale_item];
                        i_9 = (int) gale_ints[gale_item];
                        i_10 = (int) gale_ints[gale_items + gale_item];
                        i_11 = (int) gale_ints[2 * gale_items + gale_item];
                        i_20 = (int) gale_ints[3 * gale_items + gale_item];
                        i_21 = (int) gale_ints[4 * gale_items + gale_item];
                        l_27 = (long) gale_longs[gale_items + gale_item];
                        i_28 = (int) gale_ints[5 * gale_items + gale_item];
                        l_29 = (long) gale_longs[2 * gale_items + gale_item];
                        i_31 = (int) gale_ints[6 * gale_items + gale_item];
                        l_34 = (long) gale_longs[3 * gale_items + gale_item];
                        l_35 = (long) gale_longs[4 * gale_items + gale_item];
                        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                        i_22 = (int) get_local_id(0);
                        l_23 = ((long) gale_group) << 10;
                        ul_24 = arg_scratch + ((((long) ((int) (l_23 >> 2))) << 2) + 16L);
                        i_25 = (int) get_local_id(0);
                        i_26 = (int) get_local_id(0);
                        l_41 = gale_round_reply(gale_entry);
                    }
                    i_42 = (int) l_41;
                    if (l_41 < 0L) {
                        i_43 = 0;
                    } else {
                        i_43 = i_42;
                    }
                    l_44 = gale_BlockAccess_offsetInRegion(arg_fs, l_41, l_35, gale_group, gale_slot, gale_position);
                    gale_copy((arg_fs + 16 + l_44), (arg_scratch + 16 + (l_34 + l_23)), i_43);
                    GALEFS_BARRIER(4);
                    if (i_25 == 0) {
                        if (!(i_43 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_43, gale_group, gale_slot, gale_position);
                        }
                    }
                    i_45 = (int) ((uint) i_31 + (uint) i_43);
                    i_46 = ((l_41 == (-117L)) || (!((i_43 < 1) || (!(i_45 < 4))))) ? 1 : 0;
                    i_47 = (l_41 == (-117L)) ? 1 : 0;
                    if (l_41 < 0L) {
                        if (l_41 == (-117L)) {
                            i_30 = i_46;
                            i_31 = i_45;
                            i_32 = i_47;
                        } else {
                            i_30 = i_42;
                            i_31 = i_45;
                            i_32 = i_47;
                        }
                    } else {
                        i_30 = i_46;
                        i_31 = i_45;
                        i_32 = i_47;
                    }
                }
                if (i_31 < 1) {
                    i_48 = i_30;
                } else {
                    i_48 = i_31;
                }
                i_49 = *((__global gale_int *) ul_24);
                GALEFS_BARRIER(5);
                l_50 = (long) ((ulong) ((long) i_48) + (ulong) ((long) ((ulong) (l_27 << 5) - (ulong) l_27)));
                i_51 = (int) ((uint) i_28 + (uint) 1);
                if (gale_rem_int(i_49, 3) == 0) {
                    l_27 = l_50;
                    i_28 = i_51;
                } else {
                    l_52 = (long) (uint) (i_49 & 2047);
                    if (((int) get_local_id(0)) == 0) {
                        l_53 = gale_BlockAccess_beginMapping(arg_fs, i_11, l_52, 1, gale_group, gale_slot, gale_position);
                        l_54 = l_53;
                    } else {
                        l_54 = 0L;
                    }
                    GALEFS_BROADCAST(6, l_55, l_54);
                    if (l_55 < LONG_MIN / 2) {
                        gale_longs[gale_item] = (ulong) l_7;
                        gale_ints[gale_item] = (uint) i_9;
                        gale_ints[gale_items + gale_item] = (uint) i_10;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_11;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_20;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_21;
                        gale_longs[gale_items + gale_item] = (ulong) l_50;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_51;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_52;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_55); }
                        GALEFS_RETURN;
                        resume_4:
                        l_7 = (long) gale_longs[gale_item];
                        i_9 = (int) gale_ints[gale_item];
                        i_10 = (int) gale_ints[gale_items + gale_item];
                        i_11 = (int) gale_ints[2 * gale_items + gale_item];
                        i_20 = (int) gale_ints[3 * gale_items + gale_item];
                        i_21 = (int) gale_ints[4 * gale_items + gale_item];
                        l_50 = (long) gale_longs[gale_items + gale_item];
                        i_51 = (int) gale_ints[5 * gale_items + gale_item];
                        l_52 = (long) gale_longs[2 * gale_items + gale_item];
                        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                        i_22 = (int) get_local_id(0);
                        l_23 = ((long) gale_group) << 10;
                        ul_24 = arg_scratch + ((((long) ((int) (l_23 >> 2))) << 2) + 16L);
                        i_25 = (int) get_local_id(0);
                        i_26 = (int) get_local_id(0);
                        l_55 = gale_round_reply(gale_entry);
                    }
                    if (((int) get_local_id(0)) == 0) {
                        if (!(l_55 < 0L)) {
                            gale_MappingEnd_begin(arg_fs, l_52, 1, gale_group, gale_slot, gale_position);
                        }
                    }
                    if (l_55 < 0L) {
                        l_56 = l_55;
                    } else {
                        l_57 = gale_BlockAccess_offsetInRegion(arg_fs, l_55, l_52, gale_group, gale_slot, gale_position);
                        l_56 = l_57;
                    }
                    if ((ulong) ((long) ((ulong) l_56 + (ulong) 4095L)) < (ulong) 4095L) {
                        l_58 = (long) ((ulong) l_50 + (ulong) l_56);
                        l_27 = l_58;
                        i_28 = i_51;
                    } else {
                        i_59 = (int) *((__global char *) (arg_fs + 16 + l_56));
                        GALEFS_BARRIER(7);
                        if (((int) get_local_id(0)) == 0) {
                            l_60 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group, gale_slot, gale_position);
                            l_61 = l_60;
                        } else {
                            l_61 = 0L;
                        }
                        GALEFS_BROADCAST(8, l_62, l_61);
                        l_63 = (long) ((ulong) l_50 + (ulong) ((long) i_59));
                        l_27 = l_63;
                        i_28 = i_51;
                    }
                }
            }
            if (i_22 == 0) {
                l_64 = gale_OpenFileCalls_beginClose(arg_fs, i_20, gale_group, gale_slot, gale_position);
                l_65 = l_64;
            } else {
                l_65 = 0L;
            }
            GALEFS_BROADCAST(9, l_66, l_65);
            if (l_66 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_7;
                gale_ints[gale_item] = (uint) i_9;
                gale_ints[gale_items + gale_item] = (uint) i_10;
                gale_ints[2 * gale_items + gale_item] = (uint) i_11;
                gale_longs[gale_items + gale_item] = (ulong) l_27;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_66); }
                GALEFS_RETURN;
                resume_5:
                l_7 = (long) gale_longs[gale_item];
                i_9 = (int) gale_ints[gale_item];
                i_10 = (int) gale_ints[gale_items + gale_item];
                i_11 = (int) gale_ints[2 * gale_items + gale_item];
                l_27 = (long) gale_longs[gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                l_66 = gale_round_reply(gale_entry);
            }
            l_67 = (long) ((ulong) l_27 + (ulong) ((long) ((int) l_66)));
            l_12 = l_67;
        }
        i_68 = (int) ((uint) i_9 + (uint) 1);
        if ((i_10 & 8) == 0) {
            l_8 = l_12;
            i_9 = i_68;
        } else {
            if (((int) get_local_id(0)) == 0) {
                l_69 = gale_OpenFileCalls_status(arg_fs, i_11, 0, gale_group, gale_slot, gale_position);
                l_70 = l_69;
            } else {
                l_70 = 0L;
            }
            GALEFS_BROADCAST(10, l_71, l_70);
            if (l_71 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_7;
                gale_ints[gale_item] = (uint) i_10;
                gale_ints[gale_items + gale_item] = (uint) i_11;
                gale_longs[gale_items + gale_item] = (ulong) l_12;
                gale_ints[2 * gale_items + gale_item] = (uint) i_68;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_71); }
                GALEFS_RETURN;
                resume_6:
                l_7 = (long) gale_longs[gale_item];
                i_10 = (int) gale_ints[gale_item];
                i_11 = (int) gale_ints[gale_items + gale_item];
                l_12 = (long) gale_longs[gale_items + gale_item];
                i_68 = (int) gale_ints[2 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                l_71 = gale_round_reply(gale_entry);
            }
            l_72 = (long) ((ulong) l_71 + (ulong) ((long) ((ulong) l_12 + (ulong) (l_12 << 1))));
            if (!((i_10 & 16) == 0)) {
                break;
            }
            l_8 = l_72;
            i_9 = i_68;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_73 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group, gale_slot, gale_position);
        l_74 = l_73;
    } else {
        l_74 = 0L;
    }
    GALEFS_BROADCAST(11, l_75, l_74);
    if (l_75 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_72;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_75); }
        GALEFS_RETURN;
        resume_7:
        l_72 = (long) gale_longs[gale_item];
        l_75 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_72;
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_RETURN;
B77:;
    *((__global gale_long *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = ((long) (0 - (ulong) l_8));
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
