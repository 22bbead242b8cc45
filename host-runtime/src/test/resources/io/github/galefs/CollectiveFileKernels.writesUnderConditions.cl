// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.CollectiveFileKernels#writesUnderConditions
// entry point: galefs_writesUnderConditions
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// waits: 5
// saved values: 8
// context bytes: 48
// needs: BARRIERS
// string: "written"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 702895f38098d73aa84f3af262e67e2eaa20eb3090a4cfd2369762db2f326116
// functions SHA-256: bb1d3f85a508edb0995eb6ec20ef51370c4abda3deae6039e52aae1e17e67792
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {119, 114, 105, 116, 116, 101, 110};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_24) VARIABLE(int, i_30) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_66) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_79) VARIABLE(long, l_14) VARIABLE(long, l_18) VARIABLE(long, l_31) VARIABLE(long, l_42) VARIABLE(long, l_46) VARIABLE(long, l_47) VARIABLE(long, l_52) VARIABLE(long, l_60) VARIABLE(long, l_61) VARIABLE(long, l_67) VARIABLE(long, l_68) VARIABLE(long, l_73)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(l_14) VARIABLE(l_18)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_24) VARIABLE(l_14)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(l_14) VARIABLE(l_31)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_30) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(l_14) VARIABLE(l_31) VARIABLE(l_42) VARIABLE(l_46) VARIABLE(l_47)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_30) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(l_14) VARIABLE(l_31) VARIABLE(l_42) VARIABLE(l_52)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_30) VARIABLE(i_34) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(l_14) VARIABLE(l_31) VARIABLE(l_60) VARIABLE(l_61) VARIABLE(l_67) VARIABLE(l_68)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_30) VARIABLE(i_34) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(l_14) VARIABLE(l_31) VARIABLE(l_60) VARIABLE(l_61) VARIABLE(l_73)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_30) VARIABLE(i_34) VARIABLE(i_79) VARIABLE(l_14) VARIABLE(l_31)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(l_31)

__kernel void galefs_writesUnderConditions(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_13, i_15, i_16, i_17, i_24, i_25, i_27, i_28, i_29, i_30, i_32, i_33, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_43, i_44, i_45, i_53, i_54, i_56, i_57, i_58, i_62, i_63, i_64, i_65, i_66, i_74, i_75, i_77, i_78, i_79, i_81;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_14, l_18, l_19, l_20, l_21, l_22, l_23, l_26, l_31, l_42, l_46, l_47, l_48, l_49, l_50, l_51, l_52, l_55, l_59, l_60, l_61, l_67, l_68, l_69, l_70, l_71, l_72, l_73, l_76, l_80, l_82, l_83, l_84, l_85, l_86, l_87, l_88;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 7, gale_group);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) gale_group;
            l_3 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_2 << 12) + (l_2 << 11)))) + (ulong) 2048L);
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 66, 7, (-1), gale_group);
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
    i_11 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_id(0);
    l_14 = ((long) gale_group) << 10;
    i_15 = (int) get_local_id(0);
    i_16 = 4;
    i_17 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_16 == 0) {
            break;
        }
        l_18 = ((long) i_17) + l_14;
        if (i_15 == 0) {
            l_19 = gale_BlockAccess_beginWrite(arg_fs, i_16, i_10, l_18, ((int) ((uint) 1024 - (uint) i_17)), gale_group);
            l_20 = l_19;
        } else {
            l_20 = 0L;
        }
        if (i_13 == 0) {
            if (l_20 < (-4611686018427387904L)) {
                l_21 = gale_HostCall_awaitReply(arg_fs, l_20, gale_group);
                l_22 = l_21;
            } else {
                l_22 = l_20;
            }
        } else {
            l_22 = l_20;
        }
        GALEFS_BROADCAST(2, l_23, l_22);
        if (l_23 < 0L) {
            i_24 = 0;
        } else {
            i_25 = (int) l_23;
            i_24 = i_25;
        }
        l_26 = gale_BlockAccess_offsetInRegion(arg_fs, l_23, l_18, gale_group);
        gale_copy((arg_scratch + 16 + l_18), (arg_fs + 16 + l_26), i_24);
        GALEFS_BARRIER(3);
        if (i_12 == 0) {
            if (!(i_24 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_24, gale_group);
            }
        }
        i_27 = (int) ((uint) i_17 + (uint) i_24);
        i_28 = (((!(i_16 == 4)) || (i_27 < 1)) || (i_11 == 0)) ? 0 : 5;
        if (i_24 == 0) {
            i_16 = i_28;
            i_17 = i_27;
        } else {
            if (i_27 == 1024) {
                i_16 = i_28;
                i_17 = i_27;
            } else {
                i_17 = i_27;
            }
        }
    }
    i_29 = gale_group;
    i_30 = (int) ((uint) i_29 + (uint) (i_29 << 1));
    l_31 = 0L;
    i_32 = 0;
    while (true) {
        if (!(i_32 < 8)) {
            break;
        }
        i_33 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_32 + (uint) i_30)) & 63)) << 2) + 16L)));
        i_34 = (int) ((uint) i_32 + (uint) 1);
        if ((i_33 & 1) == 0) {
            i_35 = (int) get_local_size(0);
            i_36 = (int) get_local_id(0);
            i_37 = (int) get_local_id(0);
            i_38 = (int) get_local_id(0);
            i_39 = (int) get_local_id(0);
            i_40 = i_39;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_40 < 100)) {
                    break;
                }
                *((__global char *) (arg_scratch + 16 + (((long) i_40) + l_14))) = (char) ((int) ((uint) i_32 + (uint) ((int) ((uint) i_40 * (uint) i_33))));
                i_41 = (int) ((uint) i_40 + (uint) i_35);
                i_40 = i_41;
            }
            GALEFS_BARRIER(4);
            l_42 = ((long) (uint) (i_33 & 511)) + l_14;
            i_43 = 4;
            i_44 = 0;
            i_45 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (i_43 == 0) {
                    break;
                }
                l_46 = (long) i_44;
                l_47 = l_42 + l_46;
                if (i_38 == 0) {
                    l_48 = gale_BlockAccess_beginWrite(arg_fs, i_43, i_10, l_47, ((int) ((uint) 100 - (uint) i_44)), gale_group);
                    l_49 = l_48;
                } else {
                    l_49 = 0L;
                }
                if (i_37 == 0) {
                    if (l_49 < (-4611686018427387904L)) {
                        l_50 = gale_HostCall_awaitReply(arg_fs, l_49, gale_group);
                        l_51 = l_50;
                    } else {
                        l_51 = l_49;
                    }
                } else {
                    l_51 = l_49;
                }
                GALEFS_BROADCAST(5, l_52, l_51);
                i_53 = (int) l_52;
                if (l_52 < 0L) {
                    i_54 = 0;
                } else {
                    i_54 = i_53;
                }
                l_55 = gale_BlockAccess_offsetInRegion(arg_fs, l_52, l_47, gale_group);
                gale_copy((arg_scratch + 16 + (l_46 + l_14)), (arg_fs + 16 + l_55), i_54);
                GALEFS_BARRIER(6);
                if (i_36 == 0) {
                    if (!(i_54 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 24, i_54, gale_group);
                    }
                }
                i_56 = (int) ((uint) i_44 + (uint) i_54);
                if (l_52 < 0L) {
                    if ((!(i_43 == 4)) || (i_56 < 1)) {
                        i_57 = i_53;
                    } else {
                        i_57 = i_56;
                    }
                } else {
                    i_57 = i_56;
                }
                i_58 = (((!(i_43 == 4)) || (i_56 < 1)) || (i_11 == 0)) ? 0 : 5;
                if (i_54 == 0) {
                    i_43 = i_58;
                    i_44 = i_56;
                    i_45 = i_57;
                } else {
                    if (i_56 == 100) {
                        i_43 = i_58;
                        i_44 = i_56;
                        i_45 = i_57;
                    } else {
                        i_44 = i_56;
                        i_45 = i_57;
                    }
                }
            }
            l_59 = (long) ((ulong) l_31 + (ulong) ((long) i_45));
            l_31 = l_59;
            i_32 = i_34;
        } else {
            if ((i_33 & 2) == 0) {
                l_60 = l_14 + 512L;
                l_61 = l_60 + ((long) ((int) get_local_id(0)));
                i_62 = (int) get_local_id(0);
                i_63 = (int) get_local_id(0);
                i_64 = (int) get_local_id(0);
                i_65 = 1;
                i_66 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_65 == 1)) {
                        break;
                    }
                    l_67 = (long) i_66;
                    l_68 = l_67 + l_14;
                    if (i_64 == 0) {
                        l_69 = gale_BlockAccess_beginRead(arg_fs, i_10, l_68, ((int) ((uint) 100 - (uint) i_66)), gale_group);
                        l_70 = l_69;
                    } else {
                        l_70 = 0L;
                    }
                    if (i_63 == 0) {
                        if (l_70 < (-4611686018427387904L)) {
                            l_71 = gale_HostCall_awaitReply(arg_fs, l_70, gale_group);
                            l_72 = l_71;
                        } else {
                            l_72 = l_70;
                        }
                    } else {
                        l_72 = l_70;
                    }
                    GALEFS_BROADCAST(7, l_73, l_72);
                    i_74 = (int) l_73;
                    if (l_73 < 0L) {
                        i_75 = 0;
                    } else {
                        i_75 = i_74;
                    }
                    l_76 = gale_BlockAccess_offsetInRegion(arg_fs, l_73, l_68, gale_group);
                    gale_copy((arg_fs + 16 + l_76), (arg_scratch + 16 + (l_60 + l_67)), i_75);
                    GALEFS_BARRIER(8);
                    if (i_62 == 0) {
                        if (!(i_75 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_75, gale_group);
                        }
                    }
                    i_77 = (int) ((uint) i_66 + (uint) i_75);
                    if (l_73 < 0L) {
                        i_65 = i_74;
                        i_66 = i_77;
                    } else {
                        i_78 = ((i_75 < 1) || (!(i_77 < 100))) ? 0 : 1;
                        i_65 = i_78;
                        i_66 = i_77;
                    }
                }
                i_79 = (int) *((__global char *) (arg_scratch + 16 + l_61));
                GALEFS_BARRIER(9);
                l_80 = (long) ((ulong) ((long) i_79) + (ulong) ((long) ((ulong) (l_31 << 5) - (ulong) l_31)));
                l_31 = l_80;
                i_32 = i_34;
            } else {
                i_32 = i_34;
            }
        }
    }
    i_81 = *((__global gale_int *) (arg_choices + ((((long) (uint) (gale_group & 63)) << 2) + 16L)));
    if ((i_81 & 4) == 0) {
        l_82 = l_31;
    } else {
        if (((int) get_local_id(0)) == 0) {
            l_83 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
            l_84 = l_83;
        } else {
            l_84 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_84 < (-4611686018427387904L)) {
                l_85 = gale_HostCall_awaitReply(arg_fs, l_84, gale_group);
                l_86 = l_85;
            } else {
                l_86 = l_84;
            }
        } else {
            l_86 = l_84;
        }
        GALEFS_BROADCAST(10, l_87, l_86);
        l_88 = (long) ((ulong) l_31 + (ulong) ((long) ((int) ((uint) ((int) l_87) + (uint) 1))));
        l_82 = l_88;
    }
    *((__global gale_long *) (arg_out + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_82;
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_18) VARIABLE(int, i_24) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_56) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_67) VARIABLE(int, i_7) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(long, l_10) VARIABLE(long, l_14) VARIABLE(long, l_25) VARIABLE(long, l_35) VARIABLE(long, l_39) VARIABLE(long, l_40) VARIABLE(long, l_43) VARIABLE(long, l_51) VARIABLE(long, l_52) VARIABLE(long, l_57) VARIABLE(long, l_58) VARIABLE(long, l_61)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_14)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_10) VARIABLE(l_25)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_24) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_10) VARIABLE(l_25) VARIABLE(l_35) VARIABLE(l_39) VARIABLE(l_40)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_24) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_10) VARIABLE(l_25) VARIABLE(l_35) VARIABLE(l_43)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_24) VARIABLE(i_28) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_10) VARIABLE(l_25) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_57) VARIABLE(l_58)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_24) VARIABLE(i_28) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_10) VARIABLE(l_25) VARIABLE(l_51) VARIABLE(l_52) VARIABLE(l_61)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_24) VARIABLE(i_28) VARIABLE(i_67) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_10) VARIABLE(l_25)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(l_25)

__kernel void galefs_writesUnderConditions(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_9, i_11, i_12, i_13, i_18, i_19, i_21, i_22, i_23, i_24, i_26, i_27, i_28, i_29, i_30, i_31, i_32, i_33, i_34, i_36, i_37, i_38, i_44, i_45, i_47, i_48, i_49, i_53, i_54, i_55, i_56, i_62, i_63, i_65, i_66, i_67, i_69;
    long l_0, l_1, l_2, l_5, l_6, l_10, l_14, l_15, l_16, l_17, l_20, l_25, l_35, l_39, l_40, l_41, l_42, l_43, l_46, l_50, l_51, l_52, l_57, l_58, l_59, l_60, l_61, l_64, l_68, l_70, l_71, l_72, l_73, l_74;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
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
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 7, gale_group, gale_slot, gale_position);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) gale_position) << 12));
            i_3 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_3 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_3))))) = (char) ((int) gale_literals[i_3]);
                i_4 = (int) ((uint) i_3 + (uint) 1);
                i_3 = i_4;
            }
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 66, 7, (-1), gale_group, gale_slot, gale_position);
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
    i_8 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_9 = (int) get_local_id(0);
    l_10 = ((long) gale_group) << 10;
    i_11 = (int) get_local_id(0);
    i_12 = 4;
    i_13 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_12 == 0) {
            break;
        }
        l_14 = ((long) i_13) + l_10;
        if (i_11 == 0) {
            l_15 = gale_BlockAccess_beginWrite(arg_fs, i_12, i_7, l_14, ((int) ((uint) 1024 - (uint) i_13)), gale_group, gale_slot, gale_position);
            l_16 = l_15;
        } else {
            l_16 = 0L;
        }
        GALEFS_BROADCAST(2, l_17, l_16);
        if (l_17 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_7;
            gale_ints[gale_items + gale_item] = (uint) i_12;
            gale_ints[2 * gale_items + gale_item] = (uint) i_13;
            gale_longs[gale_item] = (ulong) l_14;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_17); }
            GALEFS_RETURN;
            resume_2:
            i_7 = (int) gale_ints[gale_item];
            i_12 = (int) gale_ints[gale_items + gale_item];
            i_13 = (int) gale_ints[2 * gale_items + gale_item];
            l_14 = (long) gale_longs[gale_item];
            i_8 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_9 = (int) get_local_id(0);
            l_10 = ((long) gale_group) << 10;
            i_11 = (int) get_local_id(0);
            l_17 = gale_round_reply(gale_entry);
        }
        if (l_17 < 0L) {
            i_18 = 0;
        } else {
            i_19 = (int) l_17;
            i_18 = i_19;
        }
        l_20 = gale_BlockAccess_offsetInRegion(arg_fs, l_17, l_14, gale_group, gale_slot, gale_position);
        gale_copy((arg_scratch + 16 + l_14), (arg_fs + 16 + l_20), i_18);
        GALEFS_BARRIER(3);
        if (i_9 == 0) {
            if (!(i_18 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_18, gale_group, gale_slot, gale_position);
            }
        }
        i_21 = (int) ((uint) i_13 + (uint) i_18);
        i_22 = (((!(i_12 == 4)) || (i_21 < 1)) || (i_8 == 0)) ? 0 : 5;
        if (i_18 == 0) {
            i_12 = i_22;
            i_13 = i_21;
        } else {
            if (i_21 == 1024) {
                i_12 = i_22;
                i_13 = i_21;
            } else {
                i_13 = i_21;
            }
        }
    }
    i_23 = gale_group;
    i_24 = (int) ((uint) i_23 + (uint) (i_23 << 1));
    l_25 = 0L;
    i_26 = 0;
    while (true) {
        if (!(i_26 < 8)) {
            break;
        }
        i_27 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_26 + (uint) i_24)) & 63)) << 2) + 16L)));
        i_28 = (int) ((uint) i_26 + (uint) 1);
        if ((i_27 & 1) == 0) {
            i_29 = (int) get_local_size(0);
            i_30 = (int) get_local_id(0);
            i_31 = (int) get_local_id(0);
            i_32 = (int) get_local_id(0);
            i_33 = i_32;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_33 < 100)) {
                    break;
                }
                *((__global char *) (arg_scratch + 16 + (((long) i_33) + l_10))) = (char) ((int) ((uint) i_26 + (uint) ((int) ((uint) i_33 * (uint) i_27))));
                i_34 = (int) ((uint) i_33 + (uint) i_29);
                i_33 = i_34;
            }
            GALEFS_BARRIER(4);
            l_35 = ((long) (uint) (i_27 & 511)) + l_10;
            i_36 = 4;
            i_37 = 0;
            i_38 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (i_36 == 0) {
                    break;
                }
                l_39 = (long) i_37;
                l_40 = l_35 + l_39;
                if (i_31 == 0) {
                    l_41 = gale_BlockAccess_beginWrite(arg_fs, i_36, i_7, l_40, ((int) ((uint) 100 - (uint) i_37)), gale_group, gale_slot, gale_position);
                    l_42 = l_41;
                } else {
                    l_42 = 0L;
                }
                GALEFS_BROADCAST(5, l_43, l_42);
                if (l_43 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_7;
                    gale_longs[gale_item] = (ulong) l_25;
                    gale_ints[gale_items + gale_item] = (uint) i_28;
                    gale_longs[gale_items + gale_item] = (ulong) l_35;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_36;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_37;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_39;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_40;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_43); }
                    GALEFS_RETURN;
                    resume_3:
                    i_7 = (int) gale_ints[gale_item];
                    l_25 = (long) gale_longs[gale_item];
                    i_28 = (int) gale_ints[gale_items + gale_item];
                    l_35 = (long) gale_longs[gale_items + gale_item];
                    i_36 = (int) gale_ints[2 * gale_items + gale_item];
                    i_37 = (int) gale_ints[3 * gale_items + gale_item];
                    l_39 = (long) gale_longs[2 * gale_items + gale_item];
                    l_40 = (long) gale_longs[3 * gale_items + gale_item];
                    i_8 = *((__global gale_int *) (arg_fs + 16 + 212L));
                    l_10 = ((long) gale_group) << 10;
                    i_23 = gale_group;
                    i_24 = (int) ((uint) i_23 + (uint) (i_23 << 1));
                    i_30 = (int) get_local_id(0);
                    i_31 = (int) get_local_id(0);
                    l_43 = gale_round_reply(gale_entry);
                }
                i_44 = (int) l_43;
                if (l_43 < 0L) {
                    i_45 = 0;
                } else {
                    i_45 = i_44;
                }
                l_46 = gale_BlockAccess_offsetInRegion(arg_fs, l_43, l_40, gale_group, gale_slot, gale_position);
                gale_copy((arg_scratch + 16 + (l_39 + l_10)), (arg_fs + 16 + l_46), i_45);
                GALEFS_BARRIER(6);
                if (i_30 == 0) {
                    if (!(i_45 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 24, i_45, gale_group, gale_slot, gale_position);
                    }
                }
                i_47 = (int) ((uint) i_37 + (uint) i_45);
                if (l_43 < 0L) {
                    if ((!(i_36 == 4)) || (i_47 < 1)) {
                        i_48 = i_44;
                    } else {
                        i_48 = i_47;
                    }
                } else {
                    i_48 = i_47;
                }
                i_49 = (((!(i_36 == 4)) || (i_47 < 1)) || (i_8 == 0)) ? 0 : 5;
                if (i_45 == 0) {
                    i_36 = i_49;
                    i_37 = i_47;
                    i_38 = i_48;
                } else {
                    if (i_47 == 100) {
                        i_36 = i_49;
                        i_37 = i_47;
                        i_38 = i_48;
                    } else {
                        i_37 = i_47;
                        i_38 = i_48;
                    }
                }
            }
            l_50 = (long) ((ulong) l_25 + (ulong) ((long) i_38));
            l_25 = l_50;
            i_26 = i_28;
        } else {
            if ((i_27 & 2) == 0) {
                l_51 = l_10 + 512L;
                l_52 = l_51 + ((long) ((int) get_local_id(0)));
                i_53 = (int) get_local_id(0);
                i_54 = (int) get_local_id(0);
                i_55 = 1;
                i_56 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_55 == 1)) {
                        break;
                    }
                    l_57 = (long) i_56;
                    l_58 = l_57 + l_10;
                    if (i_54 == 0) {
                        l_59 = gale_BlockAccess_beginRead(arg_fs, i_7, l_58, ((int) ((uint) 100 - (uint) i_56)), gale_group, gale_slot, gale_position);
                        l_60 = l_59;
                    } else {
                        l_60 = 0L;
                    }
                    GALEFS_BROADCAST(7, l_61, l_60);
                    if (l_61 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_7;
                        gale_longs[gale_item] = (ulong) l_25;
                        gale_ints[gale_items + gale_item] = (uint) i_28;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_56;
                        gale_longs[gale_items + gale_item] = (ulong) l_57;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_58;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_61); }
                        GALEFS_RETURN;
                        resume_4:
                        i_7 = (int) gale_ints[gale_item];
                        l_25 = (long) gale_longs[gale_item];
                        i_28 = (int) gale_ints[gale_items + gale_item];
                        i_56 = (int) gale_ints[2 * gale_items + gale_item];
                        l_57 = (long) gale_longs[gale_items + gale_item];
                        l_58 = (long) gale_longs[2 * gale_items + gale_item];
                        i_8 = *((__global gale_int *) (arg_fs + 16 + 212L));
                        l_10 = ((long) gale_group) << 10;
                        i_23 = gale_group;
                        i_24 = (int) ((uint) i_23 + (uint) (i_23 << 1));
                        l_51 = l_10 + 512L;
                        l_52 = l_51 + ((long) ((int) get_local_id(0)));
                        i_53 = (int) get_local_id(0);
                        i_54 = (int) get_local_id(0);
                        l_61 = gale_round_reply(gale_entry);
                    }
                    i_62 = (int) l_61;
                    if (l_61 < 0L) {
                        i_63 = 0;
                    } else {
                        i_63 = i_62;
                    }
                    l_64 = gale_BlockAccess_offsetInRegion(arg_fs, l_61, l_58, gale_group, gale_slot, gale_position);
                    gale_copy((arg_fs + 16 + l_64), (arg_scratch + 16 + (l_51 + l_57)), i_63);
                    GALEFS_BARRIER(8);
                    if (i_53 == 0) {
                        if (!(i_63 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_63, gale_group, gale_slot, gale_position);
                        }
                    }
                    i_65 = (int) ((uint) i_56 + (uint) i_63);
                    if (l_61 < 0L) {
                        i_55 = i_62;
                        i_56 = i_65;
                    } else {
                        i_66 = ((i_63 < 1) || (!(i_65 < 100))) ? 0 : 1;
                        i_55 = i_66;
                        i_56 = i_65;
                    }
                }
                i_67 = (int) *((__global char *) (arg_scratch + 16 + l_52));
                GALEFS_BARRIER(9);
                l_68 = (long) ((ulong) ((long) i_67) + (ulong) ((long) ((ulong) (l_25 << 5) - (ulong) l_25)));
                l_25 = l_68;
                i_26 = i_28;
            } else {
                i_26 = i_28;
            }
        }
    }
    i_69 = *((__global gale_int *) (arg_choices + ((((long) (uint) (gale_group & 63)) << 2) + 16L)));
    if ((i_69 & 4) == 0) {
        l_70 = l_25;
    } else {
        if (((int) get_local_id(0)) == 0) {
            l_71 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position);
            l_72 = l_71;
        } else {
            l_72 = 0L;
        }
        GALEFS_BROADCAST(10, l_73, l_72);
        if (l_73 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_25;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_73); }
            GALEFS_RETURN;
            resume_5:
            l_25 = (long) gale_longs[gale_item];
            l_73 = gale_round_reply(gale_entry);
        }
        l_74 = (long) ((ulong) l_25 + (ulong) ((long) ((int) ((uint) ((int) l_73) + (uint) 1))));
        l_70 = l_74;
    }
    *((__global gale_long *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_70;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
