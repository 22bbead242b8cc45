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
// bytecode SHA-256: 983092c6dc29345721674005567508fc793c0f0a545aeb92268f280d8c456761
// functions SHA-256: fcc54a430c66c26c9dc3a06e4d7c0515e5c49632430028d9e56bc0e49a54ed4b
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {119, 114, 105, 116, 116, 101, 110};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_25) VARIABLE(int, i_31) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_82) VARIABLE(int, i_83) VARIABLE(int, i_88) VARIABLE(long, l_14) VARIABLE(long, l_18) VARIABLE(long, l_32) VARIABLE(long, l_43) VARIABLE(long, l_47) VARIABLE(long, l_48) VARIABLE(long, l_54) VARIABLE(long, l_62) VARIABLE(long, l_63) VARIABLE(long, l_64) VARIABLE(long, l_72) VARIABLE(long, l_73) VARIABLE(long, l_81)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(l_14) VARIABLE(l_18)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_25) VARIABLE(l_14)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_31) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(l_14) VARIABLE(l_32)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_31) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(l_14) VARIABLE(l_32) VARIABLE(l_43) VARIABLE(l_47) VARIABLE(l_48)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_31) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(l_14) VARIABLE(l_32) VARIABLE(l_43) VARIABLE(l_54)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_31) VARIABLE(i_35) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(l_14) VARIABLE(l_32) VARIABLE(l_62) VARIABLE(l_63) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_73)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_31) VARIABLE(i_35) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(l_14) VARIABLE(l_32) VARIABLE(l_62) VARIABLE(l_63) VARIABLE(l_64) VARIABLE(l_81)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_31) VARIABLE(i_35) VARIABLE(i_88) VARIABLE(l_14) VARIABLE(l_32)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(l_32)

__kernel void galefs_writesUnderConditions(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_13, i_15, i_16, i_17, i_19, i_25, i_26, i_28, i_29, i_30, i_31, i_33, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_44, i_45, i_46, i_49, i_55, i_56, i_58, i_59, i_60, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_74, i_75, i_76, i_82, i_83, i_85, i_86, i_87, i_88, i_90;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_14, l_18, l_20, l_21, l_22, l_23, l_24, l_27, l_32, l_43, l_47, l_48, l_50, l_51, l_52, l_53, l_54, l_57, l_61, l_62, l_63, l_64, l_72, l_73, l_77, l_78, l_79, l_80, l_81, l_84, l_89, l_91, l_92, l_93, l_94, l_95, l_96, l_97;
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
            goto loop_37;
        case 4:
            goto loop_37;
        case 5:
            goto resume_5;
        default:
            break;
    }
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
    if (l_9 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_9); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_9 = gale_reply(gale_entry);
    }
    i_10 = (int) l_9;
    i_11 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_id(0);
    l_14 = ((long) gale_group) << 10;
    i_15 = (int) get_local_id(0);
    i_16 = 4;
    i_17 = 0;
    loop_14:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (i_16 == 0) {
            break;
        }
        l_18 = ((long) i_17) + l_14;
        if (i_15 == 0) {
            i_19 = (i_17 < 1) ? 0 : 1;
            l_20 = gale_BlockAccess_beginWrite(arg_fs, i_16, i_10, l_18, ((int) ((uint) 1024 - (uint) i_17)), i_19, gale_group);
            l_21 = l_20;
        } else {
            l_21 = 0L;
        }
        if (i_13 == 0) {
            if (l_21 < (-4611686018427387904L)) {
                l_22 = gale_HostCall_awaitReply(arg_fs, l_21, gale_group);
                l_23 = l_22;
            } else {
                l_23 = l_21;
            }
        } else {
            l_23 = l_21;
        }
        GALEFS_BROADCAST(2, l_24, l_23);
        if (l_24 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_10;
            gale_ints[gale_items + gale_item] = (uint) i_16;
            gale_ints[2 * gale_items + gale_item] = (uint) i_17;
            gale_longs[gale_item] = (ulong) l_18;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_24); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            i_10 = (int) gale_ints[gale_item];
            i_16 = (int) gale_ints[gale_items + gale_item];
            i_17 = (int) gale_ints[2 * gale_items + gale_item];
            l_18 = (long) gale_longs[gale_item];
            i_11 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_12 = (int) get_local_id(0);
            i_13 = (int) get_local_id(0);
            l_14 = ((long) gale_group) << 10;
            i_15 = (int) get_local_id(0);
            l_24 = gale_reply(gale_entry);
        }
        if (l_24 < 0L) {
            i_25 = 0;
        } else {
            i_26 = (int) l_24;
            i_25 = i_26;
        }
        l_27 = gale_BlockAccess_offsetInRegion(arg_fs, l_24, l_18, gale_group);
        gale_copy((arg_scratch + 16 + l_18), (arg_fs + 16 + l_27), i_25);
        GALEFS_BARRIER(3);
        if (i_12 == 0) {
            if (!(i_25 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_25, gale_group);
            }
        }
        i_28 = (int) ((uint) i_17 + (uint) i_25);
        i_29 = (((!(i_16 == 4)) || (i_28 < 1)) || (i_11 == 0)) ? 0 : 5;
        if (i_25 == 0) {
            i_16 = i_29;
            i_17 = i_28;
        } else {
            if (i_28 == 1024) {
                i_16 = i_29;
                i_17 = i_28;
            } else {
                i_17 = i_28;
            }
        }
    }
    i_30 = gale_group;
    i_31 = (int) ((uint) i_30 + (uint) (i_30 << 1));
    l_32 = 0L;
    i_33 = 0;
    loop_37:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_43;
        }
        if (gale_resuming == 4) {
            goto loop_73;
        }
        if (!(i_33 < 8)) {
            break;
        }
        i_34 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_33 + (uint) i_31)) & 63)) << 2) + 16L)));
        i_35 = (int) ((uint) i_33 + (uint) 1);
        if ((i_34 & 1) == 0) {
            i_36 = (int) get_local_size(0);
            i_37 = (int) get_local_id(0);
            i_38 = (int) get_local_id(0);
            i_39 = (int) get_local_id(0);
            i_40 = (int) get_local_id(0);
            i_41 = i_40;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_41 < 100)) {
                    break;
                }
                *((__global char *) (arg_scratch + 16 + (((long) i_41) + l_14))) = (char) ((int) ((uint) i_33 + (uint) ((int) ((uint) i_41 * (uint) i_34))));
                i_42 = (int) ((uint) i_41 + (uint) i_36);
                i_41 = i_42;
            }
            GALEFS_BARRIER(4);
            l_43 = ((long) (uint) (i_34 & 511)) + l_14;
            i_44 = 4;
            i_45 = 0;
            i_46 = 0;
            loop_43:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 3) {
                    goto resume_3;
                }
                if (i_44 == 0) {
                    break;
                }
                l_47 = (long) i_45;
                l_48 = l_43 + l_47;
                if (i_39 == 0) {
                    i_49 = (i_45 < 1) ? 0 : 1;
                    l_50 = gale_BlockAccess_beginWrite(arg_fs, i_44, i_10, l_48, ((int) ((uint) 100 - (uint) i_45)), i_49, gale_group);
                    l_51 = l_50;
                } else {
                    l_51 = 0L;
                }
                if (i_38 == 0) {
                    if (l_51 < (-4611686018427387904L)) {
                        l_52 = gale_HostCall_awaitReply(arg_fs, l_51, gale_group);
                        l_53 = l_52;
                    } else {
                        l_53 = l_51;
                    }
                } else {
                    l_53 = l_51;
                }
                GALEFS_BROADCAST(5, l_54, l_53);
                if (l_54 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_10;
                    gale_longs[gale_item] = (ulong) l_32;
                    gale_ints[gale_items + gale_item] = (uint) i_35;
                    gale_longs[gale_items + gale_item] = (ulong) l_43;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_44;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_45;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_47;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_48;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_54); }
                    GALEFS_RETURN;
                    resume_3:
                    gale_resuming = 0;
                    i_10 = (int) gale_ints[gale_item];
                    l_32 = (long) gale_longs[gale_item];
                    i_35 = (int) gale_ints[gale_items + gale_item];
                    l_43 = (long) gale_longs[gale_items + gale_item];
                    i_44 = (int) gale_ints[2 * gale_items + gale_item];
                    i_45 = (int) gale_ints[3 * gale_items + gale_item];
                    l_47 = (long) gale_longs[2 * gale_items + gale_item];
                    l_48 = (long) gale_longs[3 * gale_items + gale_item];
                    i_11 = *((__global gale_int *) (arg_fs + 16 + 212L));
                    l_14 = ((long) gale_group) << 10;
                    i_30 = gale_group;
                    i_31 = (int) ((uint) i_30 + (uint) (i_30 << 1));
                    i_37 = (int) get_local_id(0);
                    i_38 = (int) get_local_id(0);
                    i_39 = (int) get_local_id(0);
                    l_54 = gale_reply(gale_entry);
                }
                i_55 = (int) l_54;
                if (l_54 < 0L) {
                    i_56 = 0;
                } else {
                    i_56 = i_55;
                }
                l_57 = gale_BlockAccess_offsetInRegion(arg_fs, l_54, l_48, gale_group);
                gale_copy((arg_scratch + 16 + (l_47 + l_14)), (arg_fs + 16 + l_57), i_56);
                GALEFS_BARRIER(6);
                if (i_37 == 0) {
                    if (!(i_56 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 24, i_56, gale_group);
                    }
                }
                i_58 = (int) ((uint) i_45 + (uint) i_56);
                if (l_54 < 0L) {
                    if ((!(i_44 == 4)) || (i_58 < 1)) {
                        i_59 = i_55;
                    } else {
                        i_59 = i_58;
                    }
                } else {
                    i_59 = i_58;
                }
                i_60 = (((!(i_44 == 4)) || (i_58 < 1)) || (i_11 == 0)) ? 0 : 5;
                if (i_56 == 0) {
                    i_44 = i_60;
                    i_45 = i_58;
                    i_46 = i_59;
                } else {
                    if (i_58 == 100) {
                        i_44 = i_60;
                        i_45 = i_58;
                        i_46 = i_59;
                    } else {
                        i_45 = i_58;
                        i_46 = i_59;
                    }
                }
            }
            l_61 = (long) ((ulong) l_32 + (ulong) ((long) i_46));
            l_32 = l_61;
            i_33 = i_35;
        } else {
            if ((i_34 & 2) == 0) {
                l_62 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                l_63 = l_14 + 512L;
                l_64 = l_63 + ((long) ((int) get_local_id(0)));
                i_65 = (int) get_local_id(0);
                i_66 = (int) get_local_id(0);
                i_67 = (int) get_local_id(0);
                i_68 = 1;
                i_69 = 0;
                i_70 = 0;
                loop_73:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 4) {
                        goto resume_4;
                    }
                    if (!(i_68 == 1)) {
                        break;
                    }
                    i_71 = (int) ((uint) 100 - (uint) i_69);
                    l_72 = (long) i_69;
                    l_73 = l_72 + l_14;
                    if (i_70 == 0) {
                        i_74 = i_71;
                    } else {
                        i_75 = 4096 - ((int) (l_73 & 4095L));
                        i_76 = (i_75 < i_71) ? i_75 : i_71;
                        i_74 = i_76;
                    }
                    if (i_67 == 0) {
                        l_77 = gale_BlockAccess_beginRead(arg_fs, i_10, l_73, i_74, gale_group);
                        l_78 = l_77;
                    } else {
                        l_78 = 0L;
                    }
                    if (i_66 == 0) {
                        if (l_78 < (-4611686018427387904L)) {
                            l_79 = gale_HostCall_awaitReply(arg_fs, l_78, gale_group);
                            l_80 = l_79;
                        } else {
                            l_80 = l_78;
                        }
                    } else {
                        l_80 = l_78;
                    }
                    GALEFS_BROADCAST(7, l_81, l_80);
                    if (l_81 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_10;
                        gale_longs[gale_item] = (ulong) l_32;
                        gale_ints[gale_items + gale_item] = (uint) i_35;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_69;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_70;
                        gale_longs[gale_items + gale_item] = (ulong) l_72;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_73;
                        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_81); }
                        GALEFS_RETURN;
                        resume_4:
                        gale_resuming = 0;
                        i_10 = (int) gale_ints[gale_item];
                        l_32 = (long) gale_longs[gale_item];
                        i_35 = (int) gale_ints[gale_items + gale_item];
                        i_69 = (int) gale_ints[2 * gale_items + gale_item];
                        i_70 = (int) gale_ints[3 * gale_items + gale_item];
                        l_72 = (long) gale_longs[gale_items + gale_item];
                        l_73 = (long) gale_longs[2 * gale_items + gale_item];
                        i_11 = *((__global gale_int *) (arg_fs + 16 + 212L));
                        l_14 = ((long) gale_group) << 10;
                        i_30 = gale_group;
                        i_31 = (int) ((uint) i_30 + (uint) (i_30 << 1));
                        l_62 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                        l_63 = l_14 + 512L;
                        l_64 = l_63 + ((long) ((int) get_local_id(0)));
                        i_65 = (int) get_local_id(0);
                        i_66 = (int) get_local_id(0);
                        i_67 = (int) get_local_id(0);
                        l_81 = gale_reply(gale_entry);
                    }
                    i_82 = (int) l_81;
                    if (l_81 < 0L) {
                        i_83 = 0;
                    } else {
                        i_83 = i_82;
                    }
                    l_84 = gale_BlockAccess_offsetInRegion(arg_fs, l_81, l_73, gale_group);
                    gale_copy((arg_fs + 16 + l_84), (arg_scratch + 16 + (l_63 + l_72)), i_83);
                    GALEFS_BARRIER(8);
                    if (i_65 == 0) {
                        if (!(i_83 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_83, gale_group);
                        }
                    }
                    i_85 = (int) ((uint) i_69 + (uint) i_83);
                    i_86 = ((l_81 == (-117L)) || (!((i_70 == 0) || (((((long) i_85) + l_14) & l_62) == 0)))) ? 1 : 0;
                    i_87 = ((l_81 == (-117L)) || (!((i_83 < 1) || (!(i_85 < 100))))) ? 1 : 0;
                    if (l_81 < 0L) {
                        if (l_81 == (-117L)) {
                            i_68 = i_87;
                            i_69 = i_85;
                            i_70 = i_86;
                        } else {
                            i_68 = i_82;
                            i_69 = i_85;
                            i_70 = i_86;
                        }
                    } else {
                        i_68 = i_87;
                        i_69 = i_85;
                        i_70 = i_86;
                    }
                }
                i_88 = (int) *((__global char *) (arg_scratch + 16 + l_64));
                GALEFS_BARRIER(9);
                l_89 = (long) ((ulong) ((long) i_88) + (ulong) ((long) ((ulong) (l_32 << 5) - (ulong) l_32)));
                l_32 = l_89;
                i_33 = i_35;
            } else {
                i_33 = i_35;
            }
        }
    }
    i_90 = *((__global gale_int *) (arg_choices + ((((long) (uint) (gale_group & 63)) << 2) + 16L)));
    if ((i_90 & 4) == 0) {
        l_91 = l_32;
    } else {
        if (((int) get_local_id(0)) == 0) {
            l_92 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
            l_93 = l_92;
        } else {
            l_93 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_93 < (-4611686018427387904L)) {
                l_94 = gale_HostCall_awaitReply(arg_fs, l_93, gale_group);
                l_95 = l_94;
            } else {
                l_95 = l_93;
            }
        } else {
            l_95 = l_93;
        }
        GALEFS_BROADCAST(10, l_96, l_95);
        if (l_96 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_32;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_96); }
            GALEFS_RETURN;
            resume_5:
            gale_resuming = 0;
            l_32 = (long) gale_longs[gale_item];
            l_96 = gale_reply(gale_entry);
        }
        l_97 = (long) ((ulong) l_32 + (ulong) ((long) ((int) ((uint) ((int) l_96) + (uint) 1))));
        l_91 = l_97;
    }
    *((__global gale_long *) (arg_out + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_91;
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_19) VARIABLE(int, i_25) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_7) VARIABLE(int, i_70) VARIABLE(int, i_71) VARIABLE(int, i_76) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(long, l_10) VARIABLE(long, l_14) VARIABLE(long, l_26) VARIABLE(long, l_36) VARIABLE(long, l_40) VARIABLE(long, l_41) VARIABLE(long, l_45) VARIABLE(long, l_53) VARIABLE(long, l_54) VARIABLE(long, l_55) VARIABLE(long, l_62) VARIABLE(long, l_63) VARIABLE(long, l_69)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_14)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_19) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_10) VARIABLE(l_26)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_25) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_10) VARIABLE(l_26) VARIABLE(l_36) VARIABLE(l_40) VARIABLE(l_41)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_25) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_10) VARIABLE(l_26) VARIABLE(l_36) VARIABLE(l_45)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_25) VARIABLE(i_29) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_10) VARIABLE(l_26) VARIABLE(l_53) VARIABLE(l_54) VARIABLE(l_55) VARIABLE(l_62) VARIABLE(l_63)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_25) VARIABLE(i_29) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_7) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_8) VARIABLE(l_10) VARIABLE(l_26) VARIABLE(l_53) VARIABLE(l_54) VARIABLE(l_55) VARIABLE(l_69)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_25) VARIABLE(i_29) VARIABLE(i_7) VARIABLE(i_76) VARIABLE(i_8) VARIABLE(l_10) VARIABLE(l_26)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(l_26)

__kernel void galefs_writesUnderConditions(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_9, i_11, i_12, i_13, i_15, i_19, i_20, i_22, i_23, i_24, i_25, i_27, i_28, i_29, i_30, i_31, i_32, i_33, i_34, i_35, i_37, i_38, i_39, i_42, i_46, i_47, i_49, i_50, i_51, i_56, i_57, i_58, i_59, i_60, i_61, i_64, i_65, i_66, i_70, i_71, i_73, i_74, i_75, i_76, i_78;
    long l_0, l_1, l_2, l_5, l_6, l_10, l_14, l_16, l_17, l_18, l_21, l_26, l_36, l_40, l_41, l_43, l_44, l_45, l_48, l_52, l_53, l_54, l_55, l_62, l_63, l_67, l_68, l_69, l_72, l_77, l_79, l_80, l_81, l_82, l_83;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_9;
        case 3:
            goto loop_27;
        case 4:
            goto loop_27;
        case 5:
            goto resume_5;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
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
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 66, 7, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
    i_8 = GALEFS_LAUNCH_INT(arg_fs, 212L);
    i_9 = (int) get_local_id(0);
    l_10 = ((long) gale_group) << 10;
    i_11 = (int) get_local_id(0);
    i_12 = 4;
    i_13 = 0;
    loop_9:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (i_12 == 0) {
            break;
        }
        l_14 = ((long) i_13) + l_10;
        if (i_11 == 0) {
            i_15 = (i_13 < 1) ? 0 : 1;
            l_16 = gale_BlockAccess_beginWrite(arg_fs, i_12, i_7, l_14, ((int) ((uint) 1024 - (uint) i_13)), i_15, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_17 = l_16;
        } else {
            l_17 = 0L;
        }
        GALEFS_BROADCAST(2, l_18, l_17);
        if (l_18 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_7;
            gale_ints[gale_items + gale_item] = (uint) i_12;
            gale_ints[2 * gale_items + gale_item] = (uint) i_13;
            gale_longs[gale_item] = (ulong) l_14;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_18); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            i_7 = (int) gale_ints[gale_item];
            i_12 = (int) gale_ints[gale_items + gale_item];
            i_13 = (int) gale_ints[2 * gale_items + gale_item];
            l_14 = (long) gale_longs[gale_item];
            i_8 = GALEFS_LAUNCH_INT(arg_fs, 212L);
            i_9 = (int) get_local_id(0);
            l_10 = ((long) gale_group) << 10;
            i_11 = (int) get_local_id(0);
            l_18 = gale_reply(gale_entry);
        }
        if (l_18 < 0L) {
            i_19 = 0;
        } else {
            i_20 = (int) l_18;
            i_19 = i_20;
        }
        l_21 = gale_BlockAccess_offsetInRegion(arg_fs, l_18, l_14, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        gale_copy((arg_scratch + 16 + l_14), (arg_fs + 16 + l_21), i_19);
        GALEFS_BARRIER(3);
        if (i_9 == 0) {
            if (!(i_19 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_19, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            }
        }
        i_22 = (int) ((uint) i_13 + (uint) i_19);
        i_23 = (((!(i_12 == 4)) || (i_22 < 1)) || (i_8 == 0)) ? 0 : 5;
        if (i_19 == 0) {
            i_12 = i_23;
            i_13 = i_22;
        } else {
            if (i_22 == 1024) {
                i_12 = i_23;
                i_13 = i_22;
            } else {
                i_13 = i_22;
            }
        }
    }
    i_24 = gale_group;
    i_25 = (int) ((uint) i_24 + (uint) (i_24 << 1));
    l_26 = 0L;
    i_27 = 0;
    loop_27:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_33;
        }
        if (gale_resuming == 4) {
            goto loop_58;
        }
        if (!(i_27 < 8)) {
            break;
        }
        i_28 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_27 + (uint) i_25)) & 63)) << 2) + 16L)));
        i_29 = (int) ((uint) i_27 + (uint) 1);
        if ((i_28 & 1) == 0) {
            i_30 = (int) get_local_size(0);
            i_31 = (int) get_local_id(0);
            i_32 = (int) get_local_id(0);
            i_33 = (int) get_local_id(0);
            i_34 = i_33;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_34 < 100)) {
                    break;
                }
                *((__global char *) (arg_scratch + 16 + (((long) i_34) + l_10))) = (char) ((int) ((uint) i_27 + (uint) ((int) ((uint) i_34 * (uint) i_28))));
                i_35 = (int) ((uint) i_34 + (uint) i_30);
                i_34 = i_35;
            }
            GALEFS_BARRIER(4);
            l_36 = ((long) (uint) (i_28 & 511)) + l_10;
            i_37 = 4;
            i_38 = 0;
            i_39 = 0;
            loop_33:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 3) {
                    goto resume_3;
                }
                if (i_37 == 0) {
                    break;
                }
                l_40 = (long) i_38;
                l_41 = l_36 + l_40;
                if (i_32 == 0) {
                    i_42 = (i_38 < 1) ? 0 : 1;
                    l_43 = gale_BlockAccess_beginWrite(arg_fs, i_37, i_7, l_41, ((int) ((uint) 100 - (uint) i_38)), i_42, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_44 = l_43;
                } else {
                    l_44 = 0L;
                }
                GALEFS_BROADCAST(5, l_45, l_44);
                if (l_45 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_7;
                    gale_longs[gale_item] = (ulong) l_26;
                    gale_ints[gale_items + gale_item] = (uint) i_29;
                    gale_longs[gale_items + gale_item] = (ulong) l_36;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_37;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_38;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_40;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_41;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_45); }
                    GALEFS_RETURN;
                    resume_3:
                    gale_resuming = 0;
                    i_7 = (int) gale_ints[gale_item];
                    l_26 = (long) gale_longs[gale_item];
                    i_29 = (int) gale_ints[gale_items + gale_item];
                    l_36 = (long) gale_longs[gale_items + gale_item];
                    i_37 = (int) gale_ints[2 * gale_items + gale_item];
                    i_38 = (int) gale_ints[3 * gale_items + gale_item];
                    l_40 = (long) gale_longs[2 * gale_items + gale_item];
                    l_41 = (long) gale_longs[3 * gale_items + gale_item];
                    i_8 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                    l_10 = ((long) gale_group) << 10;
                    i_24 = gale_group;
                    i_25 = (int) ((uint) i_24 + (uint) (i_24 << 1));
                    i_31 = (int) get_local_id(0);
                    i_32 = (int) get_local_id(0);
                    l_45 = gale_reply(gale_entry);
                }
                i_46 = (int) l_45;
                if (l_45 < 0L) {
                    i_47 = 0;
                } else {
                    i_47 = i_46;
                }
                l_48 = gale_BlockAccess_offsetInRegion(arg_fs, l_45, l_41, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_scratch + 16 + (l_40 + l_10)), (arg_fs + 16 + l_48), i_47);
                GALEFS_BARRIER(6);
                if (i_31 == 0) {
                    if (!(i_47 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 24, i_47, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_49 = (int) ((uint) i_38 + (uint) i_47);
                if (l_45 < 0L) {
                    if ((!(i_37 == 4)) || (i_49 < 1)) {
                        i_50 = i_46;
                    } else {
                        i_50 = i_49;
                    }
                } else {
                    i_50 = i_49;
                }
                i_51 = (((!(i_37 == 4)) || (i_49 < 1)) || (i_8 == 0)) ? 0 : 5;
                if (i_47 == 0) {
                    i_37 = i_51;
                    i_38 = i_49;
                    i_39 = i_50;
                } else {
                    if (i_49 == 100) {
                        i_37 = i_51;
                        i_38 = i_49;
                        i_39 = i_50;
                    } else {
                        i_38 = i_49;
                        i_39 = i_50;
                    }
                }
            }
            l_52 = (long) ((ulong) l_26 + (ulong) ((long) i_39));
            l_26 = l_52;
            i_27 = i_29;
        } else {
            if ((i_28 & 2) == 0) {
                l_53 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                l_54 = l_10 + 512L;
                l_55 = l_54 + ((long) ((int) get_local_id(0)));
                i_56 = (int) get_local_id(0);
                i_57 = (int) get_local_id(0);
                i_58 = 1;
                i_59 = 0;
                i_60 = 0;
                loop_58:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 4) {
                        goto resume_4;
                    }
                    if (!(i_58 == 1)) {
                        break;
                    }
                    i_61 = (int) ((uint) 100 - (uint) i_59);
                    l_62 = (long) i_59;
                    l_63 = l_62 + l_10;
                    if (i_60 == 0) {
                        i_64 = i_61;
                    } else {
                        i_65 = 4096 - ((int) (l_63 & 4095L));
                        i_66 = (i_65 < i_61) ? i_65 : i_61;
                        i_64 = i_66;
                    }
                    if (i_57 == 0) {
                        l_67 = gale_BlockAccess_beginRead(arg_fs, i_7, l_63, i_64, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_68 = l_67;
                    } else {
                        l_68 = 0L;
                    }
                    GALEFS_BROADCAST(7, l_69, l_68);
                    if (l_69 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_7;
                        gale_longs[gale_item] = (ulong) l_26;
                        gale_ints[gale_items + gale_item] = (uint) i_29;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_59;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_60;
                        gale_longs[gale_items + gale_item] = (ulong) l_62;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_63;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_69); }
                        GALEFS_RETURN;
                        resume_4:
                        gale_resuming = 0;
                        i_7 = (int) gale_ints[gale_item];
                        l_26 = (long) gale_longs[gale_item];
                        i_29 = (int) gale_ints[gale_items + gale_item];
                        i_59 = (int) gale_ints[2 * gale_items + gale_item];
                        i_60 = (int) gale_ints[3 * gale_items + gale_item];
                        l_62 = (long) gale_longs[gale_items + gale_item];
                        l_63 = (long) gale_longs[2 * gale_items + gale_item];
                        i_8 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                        l_10 = ((long) gale_group) << 10;
                        i_24 = gale_group;
                        i_25 = (int) ((uint) i_24 + (uint) (i_24 << 1));
                        l_53 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                        l_54 = l_10 + 512L;
                        l_55 = l_54 + ((long) ((int) get_local_id(0)));
                        i_56 = (int) get_local_id(0);
                        i_57 = (int) get_local_id(0);
                        l_69 = gale_reply(gale_entry);
                    }
                    i_70 = (int) l_69;
                    if (l_69 < 0L) {
                        i_71 = 0;
                    } else {
                        i_71 = i_70;
                    }
                    l_72 = gale_BlockAccess_offsetInRegion(arg_fs, l_69, l_63, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    gale_copy((arg_fs + 16 + l_72), (arg_scratch + 16 + (l_54 + l_62)), i_71);
                    GALEFS_BARRIER(8);
                    if (i_56 == 0) {
                        if (!(i_71 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_71, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        }
                    }
                    i_73 = (int) ((uint) i_59 + (uint) i_71);
                    i_74 = ((l_69 == (-117L)) || (!((i_60 == 0) || (((((long) i_73) + l_10) & l_53) == 0)))) ? 1 : 0;
                    i_75 = ((l_69 == (-117L)) || (!((i_71 < 1) || (!(i_73 < 100))))) ? 1 : 0;
                    if (l_69 < 0L) {
                        if (l_69 == (-117L)) {
                            i_58 = i_75;
                            i_59 = i_73;
                            i_60 = i_74;
                        } else {
                            i_58 = i_70;
                            i_59 = i_73;
                            i_60 = i_74;
                        }
                    } else {
                        i_58 = i_75;
                        i_59 = i_73;
                        i_60 = i_74;
                    }
                }
                i_76 = (int) *((__global char *) (arg_scratch + 16 + l_55));
                GALEFS_BARRIER(9);
                l_77 = (long) ((ulong) ((long) i_76) + (ulong) ((long) ((ulong) (l_26 << 5) - (ulong) l_26)));
                l_26 = l_77;
                i_27 = i_29;
            } else {
                i_27 = i_29;
            }
        }
    }
    i_78 = *((__global gale_int *) (arg_choices + ((((long) (uint) (gale_group & 63)) << 2) + 16L)));
    if ((i_78 & 4) == 0) {
        l_79 = l_26;
    } else {
        if (((int) get_local_id(0)) == 0) {
            l_80 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_81 = l_80;
        } else {
            l_81 = 0L;
        }
        GALEFS_BROADCAST(10, l_82, l_81);
        if (l_82 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_26;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_82); }
            GALEFS_RETURN;
            resume_5:
            gale_resuming = 0;
            l_26 = (long) gale_longs[gale_item];
            l_82 = gale_reply(gale_entry);
        }
        l_83 = (long) ((ulong) l_26 + (ulong) ((long) ((int) ((uint) ((int) l_82) + (uint) 1))));
        l_79 = l_83;
    }
    *((__global gale_long *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_79;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
