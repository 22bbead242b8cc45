// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.CollectiveFileKernels#everyCall
// entry point: galefs_everyCall
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// waits: 7
// saved values: 13
// context bytes: 72
// needs: BARRIERS
// string: "file"
// string: "list"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: a6cf7034f4ff43edadd707104d41cf3f16e20008e31d5bb264b61780863423bf
// functions SHA-256: 1b5b9edf88baf4408037820e9a87e13d30c4b9916fb104474752d7dcb83a9665
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_PASS gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_rem_int gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginMapping gale_BlockAccess_beginRead gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_rem_int gale_reply gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101, 108, 105, 115, 116};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_37) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_62) VARIABLE(int, i_75) VARIABLE(int, i_86) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_11) VARIABLE(long, l_15) VARIABLE(long, l_28) VARIABLE(long, l_31) VARIABLE(long, l_36) VARIABLE(long, l_38) VARIABLE(long, l_43) VARIABLE(long, l_44) VARIABLE(long, l_52) VARIABLE(long, l_61) VARIABLE(long, l_63) VARIABLE(long, l_92) VARIABLE(__global uchar *, ul_32)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_11)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_38) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(ul_32)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_38) VARIABLE(l_52) VARIABLE(ul_32)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(ul_32)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_62) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_61) VARIABLE(l_63) VARIABLE(ul_32)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_62) VARIABLE(i_75) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_61) VARIABLE(ul_32)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_62) VARIABLE(i_75) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_61) VARIABLE(ul_32)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_36)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_86) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_15)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(l_92)

__kernel void galefs_everyCall(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_32;
    int i_5, i_6, i_12, i_13, i_14, i_20, i_21, i_26, i_27, i_29, i_30, i_33, i_34, i_35, i_37, i_39, i_40, i_41, i_42, i_45, i_46, i_47, i_53, i_54, i_56, i_57, i_58, i_59, i_60, i_62, i_69, i_70, i_75, i_86;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_15, l_16, l_17, l_18, l_19, l_22, l_23, l_24, l_25, l_28, l_31, l_36, l_38, l_43, l_44, l_48, l_49, l_50, l_51, l_52, l_55, l_61, l_63, l_64, l_65, l_66, l_67, l_68, l_71, l_72, l_73, l_74, l_76, l_77, l_78, l_79, l_80, l_81, l_82, l_83, l_84, l_85, l_87, l_88, l_89, l_90, l_91, l_92, l_93, l_94, l_95, l_96, l_97;
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
            goto loop_14;
        case 3:
            goto loop_14;
        case 4:
            goto loop_14;
        case 5:
            goto loop_14;
        case 6:
            goto loop_14;
        case 7:
            goto resume_7;
        default:
            break;
    }
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
    if (l_10 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_10); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_10 = gale_reply(gale_entry);
    }
    l_11 = 0L;
    i_12 = 0;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (gale_resuming == 3) {
            goto loop_31;
        }
        if (gale_resuming == 4) {
            goto loop_31;
        }
        if (gale_resuming == 5) {
            goto resume_5;
        }
        if (gale_resuming == 6) {
            goto resume_6;
        }
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
            if (l_25 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_10;
                gale_longs[gale_items + gale_item] = (ulong) l_11;
                gale_ints[gale_item] = (uint) i_12;
                gale_ints[gale_items + gale_item] = (uint) i_13;
                gale_ints[2 * gale_items + gale_item] = (uint) i_14;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_25); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                l_10 = (long) gale_longs[gale_item];
                l_11 = (long) gale_longs[gale_items + gale_item];
                i_12 = (int) gale_ints[gale_item];
                i_13 = (int) gale_ints[gale_items + gale_item];
                i_14 = (int) gale_ints[2 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
                l_25 = gale_reply(gale_entry);
            }
            i_26 = (int) l_25;
            i_27 = (i_13 >> 1) & 3;
            l_28 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_29 = (int) get_local_id(0);
            i_30 = (int) get_local_id(0);
            l_31 = ((long) gale_group) << 10;
            ul_32 = arg_scratch + ((((long) ((int) (l_31 >> 2))) << 2) + 16L);
            i_33 = (int) get_local_id(0);
            i_34 = (int) get_local_id(0);
            i_35 = (int) get_local_id(0);
            l_36 = l_11;
            i_37 = 0;
            loop_31:;
            while (true) {
                if (gale_resuming == 3) {
                    goto loop_33;
                }
                if (gale_resuming == 4) {
                    goto resume_4;
                }
                if (!(i_37 < i_27)) {
                    break;
                }
                l_38 = ((long) i_37) << 2;
                i_39 = 1;
                i_40 = 0;
                i_41 = 0;
                loop_33:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 3) {
                        goto resume_3;
                    }
                    if (!(i_39 == 1)) {
                        break;
                    }
                    i_42 = (int) ((uint) 4 - (uint) i_40);
                    l_43 = (long) i_40;
                    l_44 = l_43 + l_38;
                    if (i_41 == 0) {
                        i_45 = i_42;
                    } else {
                        i_46 = 4096 - ((int) (l_44 & 4095L));
                        i_47 = (i_46 < i_42) ? i_46 : i_42;
                        i_45 = i_47;
                    }
                    if (i_35 == 0) {
                        l_48 = gale_BlockAccess_beginRead(arg_fs, i_26, l_44, i_45, gale_group);
                        l_49 = l_48;
                    } else {
                        l_49 = 0L;
                    }
                    if (i_34 == 0) {
                        if (l_49 < (-4611686018427387904L)) {
                            l_50 = gale_HostCall_awaitReply(arg_fs, l_49, gale_group);
                            l_51 = l_50;
                        } else {
                            l_51 = l_49;
                        }
                    } else {
                        l_51 = l_49;
                    }
                    GALEFS_BROADCAST(3, l_52, l_51);
                    if (l_52 < LONG_MIN / 2) {
                        gale_longs[gale_item] = (ulong) l_10;
                        gale_ints[gale_item] = (uint) i_12;
                        gale_ints[gale_items + gale_item] = (uint) i_13;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_14;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_26;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_27;
                        gale_longs[gale_items + gale_item] = (ulong) l_36;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_37;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_38;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_40;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_41;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_43;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_44;
                        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_52); }
                        GALEFS_RETURN;
                        resume_3:
                        gale_resuming = 0;
                        l_10 = (long) gale_longs[gale_item];
                        i_12 = (int) gale_ints[gale_item];
                        i_13 = (int) gale_ints[gale_items + gale_item];
                        i_14 = (int) gale_ints[2 * gale_items + gale_item];
                        i_26 = (int) gale_ints[3 * gale_items + gale_item];
                        i_27 = (int) gale_ints[4 * gale_items + gale_item];
                        l_36 = (long) gale_longs[gale_items + gale_item];
                        i_37 = (int) gale_ints[5 * gale_items + gale_item];
                        l_38 = (long) gale_longs[2 * gale_items + gale_item];
                        i_40 = (int) gale_ints[6 * gale_items + gale_item];
                        i_41 = (int) gale_ints[7 * gale_items + gale_item];
                        l_43 = (long) gale_longs[3 * gale_items + gale_item];
                        l_44 = (long) gale_longs[4 * gale_items + gale_item];
                        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        l_28 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                        i_29 = (int) get_local_id(0);
                        i_30 = (int) get_local_id(0);
                        l_31 = ((long) gale_group) << 10;
                        ul_32 = arg_scratch + ((((long) ((int) (l_31 >> 2))) << 2) + 16L);
                        i_33 = (int) get_local_id(0);
                        i_34 = (int) get_local_id(0);
                        i_35 = (int) get_local_id(0);
                        l_52 = gale_reply(gale_entry);
                    }
                    i_53 = (int) l_52;
                    if (l_52 < 0L) {
                        i_54 = 0;
                    } else {
                        i_54 = i_53;
                    }
                    l_55 = gale_BlockAccess_offsetInRegion(arg_fs, l_52, l_44, gale_group);
                    gale_copy((arg_fs + 16 + l_55), (arg_scratch + 16 + (l_43 + l_31)), i_54);
                    GALEFS_BARRIER(4);
                    if (i_33 == 0) {
                        if (!(i_54 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_54, gale_group);
                        }
                    }
                    i_56 = (int) ((uint) i_40 + (uint) i_54);
                    i_57 = ((l_52 == (-117L)) || (!((i_41 == 0) || (((((long) i_56) + l_38) & l_28) == 0)))) ? 1 : 0;
                    i_58 = ((l_52 == (-117L)) || (!((i_54 < 1) || (!(i_56 < 4))))) ? 1 : 0;
                    if (l_52 < 0L) {
                        if (l_52 == (-117L)) {
                            i_39 = i_58;
                            i_40 = i_56;
                            i_41 = i_57;
                        } else {
                            i_39 = i_53;
                            i_40 = i_56;
                            i_41 = i_57;
                        }
                    } else {
                        i_39 = i_58;
                        i_40 = i_56;
                        i_41 = i_57;
                    }
                }
                if (i_40 < 1) {
                    i_59 = i_39;
                } else {
                    i_59 = i_40;
                }
                i_60 = *((__global gale_int *) ul_32);
                GALEFS_BARRIER(5);
                l_61 = (long) ((ulong) ((long) i_59) + (ulong) ((long) ((ulong) (l_36 << 5) - (ulong) l_36)));
                i_62 = (int) ((uint) i_37 + (uint) 1);
                if (gale_rem_int(i_60, 3) == 0) {
                    l_36 = l_61;
                    i_37 = i_62;
                } else {
                    l_63 = (long) (uint) (i_60 & 2047);
                    if (((int) get_local_id(0)) == 0) {
                        l_64 = gale_BlockAccess_beginMapping(arg_fs, i_14, l_63, 1, gale_group);
                        l_65 = l_64;
                    } else {
                        l_65 = 0L;
                    }
                    if (((int) get_local_id(0)) == 0) {
                        if (l_65 < (-4611686018427387904L)) {
                            l_66 = gale_HostCall_awaitReply(arg_fs, l_65, gale_group);
                            l_67 = l_66;
                        } else {
                            l_67 = l_65;
                        }
                    } else {
                        l_67 = l_65;
                    }
                    GALEFS_BROADCAST(6, l_68, l_67);
                    if (l_68 < LONG_MIN / 2) {
                        gale_longs[gale_item] = (ulong) l_10;
                        gale_ints[gale_item] = (uint) i_12;
                        gale_ints[gale_items + gale_item] = (uint) i_13;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_14;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_26;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_27;
                        gale_longs[gale_items + gale_item] = (ulong) l_61;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_62;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_63;
                        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_68); }
                        GALEFS_RETURN;
                        resume_4:
                        gale_resuming = 0;
                        l_10 = (long) gale_longs[gale_item];
                        i_12 = (int) gale_ints[gale_item];
                        i_13 = (int) gale_ints[gale_items + gale_item];
                        i_14 = (int) gale_ints[2 * gale_items + gale_item];
                        i_26 = (int) gale_ints[3 * gale_items + gale_item];
                        i_27 = (int) gale_ints[4 * gale_items + gale_item];
                        l_61 = (long) gale_longs[gale_items + gale_item];
                        i_62 = (int) gale_ints[5 * gale_items + gale_item];
                        l_63 = (long) gale_longs[2 * gale_items + gale_item];
                        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        l_28 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                        i_29 = (int) get_local_id(0);
                        i_30 = (int) get_local_id(0);
                        l_31 = ((long) gale_group) << 10;
                        ul_32 = arg_scratch + ((((long) ((int) (l_31 >> 2))) << 2) + 16L);
                        i_33 = (int) get_local_id(0);
                        i_34 = (int) get_local_id(0);
                        i_35 = (int) get_local_id(0);
                        l_68 = gale_reply(gale_entry);
                    }
                    if (((int) get_local_id(0)) == 0) {
                        if (!(l_68 < 0L)) {
                            gale_MappingEnd_begin(arg_fs, l_63, 1, gale_group);
                            i_69 = gale_group;
                            i_70 = *((__global gale_int *) (arg_fs + 16 + 36L));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_69 & ((int) ((uint) (1 << i_70) + (uint) (-1))))) << 6) + (((long) (i_69 >> i_70)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_68 >> 32))) + (uint) 1)) | INT_MIN);
                        }
                    }
                    if (l_68 < 0L) {
                        l_71 = (l_68 == (-117L)) ? (-5L) : l_68;
                        l_72 = l_71;
                    } else {
                        l_73 = gale_BlockAccess_offsetInRegion(arg_fs, l_68, l_63, gale_group);
                        l_72 = l_73;
                    }
                    if ((ulong) ((long) ((ulong) l_72 + (ulong) 4095L)) < (ulong) 4095L) {
                        l_74 = (long) ((ulong) l_61 + (ulong) l_72);
                        l_36 = l_74;
                        i_37 = i_62;
                    } else {
                        i_75 = (int) *((__global char *) (arg_fs + 16 + l_72));
                        GALEFS_BARRIER(7);
                        if (((int) get_local_id(0)) == 0) {
                            l_76 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group);
                            l_77 = l_76;
                        } else {
                            l_77 = 0L;
                        }
                        GALEFS_BROADCAST(8, l_78, l_77);
                        l_79 = (long) ((ulong) l_61 + (ulong) ((long) i_75));
                        l_36 = l_79;
                        i_37 = i_62;
                    }
                }
            }
            if (i_30 == 0) {
                l_80 = gale_OpenFileCalls_beginClose(arg_fs, i_26, gale_group);
                l_81 = l_80;
            } else {
                l_81 = 0L;
            }
            if (i_29 == 0) {
                if (l_81 < (-4611686018427387904L)) {
                    l_82 = gale_HostCall_awaitReply(arg_fs, l_81, gale_group);
                    l_83 = l_82;
                } else {
                    l_83 = l_81;
                }
            } else {
                l_83 = l_81;
            }
            GALEFS_BROADCAST(9, l_84, l_83);
            if (l_84 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_10;
                gale_ints[gale_item] = (uint) i_12;
                gale_ints[gale_items + gale_item] = (uint) i_13;
                gale_ints[2 * gale_items + gale_item] = (uint) i_14;
                gale_longs[gale_items + gale_item] = (ulong) l_36;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_84); }
                GALEFS_RETURN;
                resume_5:
                gale_resuming = 0;
                l_10 = (long) gale_longs[gale_item];
                i_12 = (int) gale_ints[gale_item];
                i_13 = (int) gale_ints[gale_items + gale_item];
                i_14 = (int) gale_ints[2 * gale_items + gale_item];
                l_36 = (long) gale_longs[gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
                l_84 = gale_reply(gale_entry);
            }
            l_85 = (long) ((ulong) l_36 + (ulong) ((long) ((int) l_84)));
            l_15 = l_85;
        }
        i_86 = (int) ((uint) i_12 + (uint) 1);
        if ((i_13 & 8) == 0) {
            l_11 = l_15;
            i_12 = i_86;
        } else {
            if (((int) get_local_id(0)) == 0) {
                l_87 = gale_OpenFileCalls_status(arg_fs, i_14, 0, gale_group);
                l_88 = l_87;
            } else {
                l_88 = 0L;
            }
            if (((int) get_local_id(0)) == 0) {
                if (l_88 < (-4611686018427387904L)) {
                    l_89 = gale_HostCall_awaitReply(arg_fs, l_88, gale_group);
                    l_90 = l_89;
                } else {
                    l_90 = l_88;
                }
            } else {
                l_90 = l_88;
            }
            GALEFS_BROADCAST(10, l_91, l_90);
            if (l_91 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_10;
                gale_ints[gale_item] = (uint) i_13;
                gale_ints[gale_items + gale_item] = (uint) i_14;
                gale_longs[gale_items + gale_item] = (ulong) l_15;
                gale_ints[2 * gale_items + gale_item] = (uint) i_86;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 6, l_91); }
                GALEFS_RETURN;
                resume_6:
                gale_resuming = 0;
                l_10 = (long) gale_longs[gale_item];
                i_13 = (int) gale_ints[gale_item];
                i_14 = (int) gale_ints[gale_items + gale_item];
                l_15 = (long) gale_longs[gale_items + gale_item];
                i_86 = (int) gale_ints[2 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
                l_91 = gale_reply(gale_entry);
            }
            l_92 = (long) ((ulong) l_91 + (ulong) ((long) ((ulong) l_15 + (ulong) (l_15 << 1))));
            if (!((i_13 & 16) == 0)) {
                break;
            }
            l_11 = l_92;
            i_12 = i_86;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_93 = gale_OpenFileCalls_beginClose(arg_fs, i_14, gale_group);
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
    if (l_97 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_92;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 7, l_97); }
        GALEFS_RETURN;
        resume_7:
        gale_resuming = 0;
        l_92 = (long) gale_longs[gale_item];
        l_97 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_92;
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_RETURN;
B107:;
    *((__global gale_long *) (arg_out + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = ((long) (0 - (ulong) l_11));
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_23) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_29) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_52) VARIABLE(int, i_61) VARIABLE(int, i_70) VARIABLE(int, i_9) VARIABLE(long, l_0) VARIABLE(long, l_12) VARIABLE(long, l_22) VARIABLE(long, l_24) VARIABLE(long, l_28) VARIABLE(long, l_30) VARIABLE(long, l_35) VARIABLE(long, l_36) VARIABLE(long, l_42) VARIABLE(long, l_51) VARIABLE(long, l_53) VARIABLE(long, l_7) VARIABLE(long, l_74) VARIABLE(long, l_8) VARIABLE(__global uchar *, ul_25)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_7) VARIABLE(l_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_28) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_7) VARIABLE(ul_25)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_28) VARIABLE(l_30) VARIABLE(l_42) VARIABLE(l_7) VARIABLE(ul_25)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_28) VARIABLE(l_7) VARIABLE(ul_25)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_52) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_51) VARIABLE(l_53) VARIABLE(l_7) VARIABLE(ul_25)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_52) VARIABLE(i_61) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_51) VARIABLE(l_7) VARIABLE(ul_25)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_28) VARIABLE(l_7)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_70) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_7)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(l_74)

__kernel void galefs_everyCall(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_25;
    int i_4, i_5, i_9, i_10, i_11, i_16, i_17, i_20, i_21, i_23, i_26, i_27, i_29, i_31, i_32, i_33, i_34, i_37, i_38, i_39, i_43, i_44, i_46, i_47, i_48, i_49, i_50, i_52, i_61, i_70;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_12, l_13, l_14, l_15, l_18, l_19, l_22, l_24, l_28, l_30, l_35, l_36, l_40, l_41, l_42, l_45, l_51, l_53, l_54, l_55, l_56, l_57, l_58, l_59, l_60, l_62, l_63, l_64, l_65, l_66, l_67, l_68, l_69, l_71, l_72, l_73, l_74, l_75, l_76, l_77;
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
            goto loop_9;
        case 4:
            goto loop_9;
        case 5:
            goto loop_9;
        case 6:
            goto loop_9;
        case 7:
            goto resume_7;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
        gale_resuming = 0;
        l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        l_7 = gale_reply(gale_entry);
    }
    l_8 = 0L;
    i_9 = 0;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (gale_resuming == 3) {
            goto loop_21;
        }
        if (gale_resuming == 4) {
            goto loop_21;
        }
        if (gale_resuming == 5) {
            goto resume_5;
        }
        if (gale_resuming == 6) {
            goto resume_6;
        }
        if (!(i_9 < 4)) {
            goto B77;
        }
        i_10 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_9 + (uint) gale_group)) & 63)) << 2) + 16L)));
        i_11 = (int) l_7;
        if ((i_10 & 1) == 0) {
            l_12 = l_8;
        } else {
            if (((int) get_local_id(0)) == 0) {
                l_13 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
                    l_18 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
                gale_resuming = 0;
                l_7 = (long) gale_longs[gale_item];
                l_8 = (long) gale_longs[gale_items + gale_item];
                i_9 = (int) gale_ints[gale_item];
                i_10 = (int) gale_ints[gale_items + gale_item];
                i_11 = (int) gale_ints[2 * gale_items + gale_item];
                l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
                l_19 = gale_reply(gale_entry);
            }
            i_20 = (int) l_19;
            i_21 = (i_10 >> 1) & 3;
            l_22 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_23 = (int) get_local_id(0);
            l_24 = ((long) gale_group) << 10;
            ul_25 = arg_scratch + ((((long) ((int) (l_24 >> 2))) << 2) + 16L);
            i_26 = (int) get_local_id(0);
            i_27 = (int) get_local_id(0);
            l_28 = l_8;
            i_29 = 0;
            loop_21:;
            while (true) {
                if (gale_resuming == 3) {
                    goto loop_23;
                }
                if (gale_resuming == 4) {
                    goto resume_4;
                }
                if (!(i_29 < i_21)) {
                    break;
                }
                l_30 = ((long) i_29) << 2;
                i_31 = 1;
                i_32 = 0;
                i_33 = 0;
                loop_23:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 3) {
                        goto resume_3;
                    }
                    if (!(i_31 == 1)) {
                        break;
                    }
                    i_34 = (int) ((uint) 4 - (uint) i_32);
                    l_35 = (long) i_32;
                    l_36 = l_35 + l_30;
                    if (i_33 == 0) {
                        i_37 = i_34;
                    } else {
                        i_38 = 4096 - ((int) (l_36 & 4095L));
                        i_39 = (i_38 < i_34) ? i_38 : i_34;
                        i_37 = i_39;
                    }
                    if (i_27 == 0) {
                        l_40 = gale_BlockAccess_beginRead(arg_fs, i_20, l_36, i_37, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_41 = l_40;
                    } else {
                        l_41 = 0L;
                    }
                    GALEFS_BROADCAST(3, l_42, l_41);
                    if (l_42 < LONG_MIN / 2) {
                        gale_longs[gale_item] = (ulong) l_7;
                        gale_ints[gale_item] = (uint) i_9;
                        gale_ints[gale_items + gale_item] = (uint) i_10;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_11;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_20;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_21;
                        gale_longs[gale_items + gale_item] = (ulong) l_28;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_29;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_30;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_32;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_33;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_35;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_36;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_42); }
                        GALEFS_RETURN;
                        resume_3:
                        gale_resuming = 0;
                        l_7 = (long) gale_longs[gale_item];
                        i_9 = (int) gale_ints[gale_item];
                        i_10 = (int) gale_ints[gale_items + gale_item];
                        i_11 = (int) gale_ints[2 * gale_items + gale_item];
                        i_20 = (int) gale_ints[3 * gale_items + gale_item];
                        i_21 = (int) gale_ints[4 * gale_items + gale_item];
                        l_28 = (long) gale_longs[gale_items + gale_item];
                        i_29 = (int) gale_ints[5 * gale_items + gale_item];
                        l_30 = (long) gale_longs[2 * gale_items + gale_item];
                        i_32 = (int) gale_ints[6 * gale_items + gale_item];
                        i_33 = (int) gale_ints[7 * gale_items + gale_item];
                        l_35 = (long) gale_longs[3 * gale_items + gale_item];
                        l_36 = (long) gale_longs[4 * gale_items + gale_item];
                        l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
                        l_22 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                        i_23 = (int) get_local_id(0);
                        l_24 = ((long) gale_group) << 10;
                        ul_25 = arg_scratch + ((((long) ((int) (l_24 >> 2))) << 2) + 16L);
                        i_26 = (int) get_local_id(0);
                        i_27 = (int) get_local_id(0);
                        l_42 = gale_reply(gale_entry);
                    }
                    i_43 = (int) l_42;
                    if (l_42 < 0L) {
                        i_44 = 0;
                    } else {
                        i_44 = i_43;
                    }
                    l_45 = gale_BlockAccess_offsetInRegion(arg_fs, l_42, l_36, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    gale_copy((arg_fs + 16 + l_45), (arg_scratch + 16 + (l_35 + l_24)), i_44);
                    GALEFS_BARRIER(4);
                    if (i_26 == 0) {
                        if (!(i_44 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_44, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        }
                    }
                    i_46 = (int) ((uint) i_32 + (uint) i_44);
                    i_47 = ((l_42 == (-117L)) || (!((i_33 == 0) || (((((long) i_46) + l_30) & l_22) == 0)))) ? 1 : 0;
                    i_48 = ((l_42 == (-117L)) || (!((i_44 < 1) || (!(i_46 < 4))))) ? 1 : 0;
                    if (l_42 < 0L) {
                        if (l_42 == (-117L)) {
                            i_31 = i_48;
                            i_32 = i_46;
                            i_33 = i_47;
                        } else {
                            i_31 = i_43;
                            i_32 = i_46;
                            i_33 = i_47;
                        }
                    } else {
                        i_31 = i_48;
                        i_32 = i_46;
                        i_33 = i_47;
                    }
                }
                if (i_32 < 1) {
                    i_49 = i_31;
                } else {
                    i_49 = i_32;
                }
                i_50 = *((__global gale_int *) ul_25);
                GALEFS_BARRIER(5);
                l_51 = (long) ((ulong) ((long) i_49) + (ulong) ((long) ((ulong) (l_28 << 5) - (ulong) l_28)));
                i_52 = (int) ((uint) i_29 + (uint) 1);
                if (gale_rem_int(i_50, 3) == 0) {
                    l_28 = l_51;
                    i_29 = i_52;
                } else {
                    l_53 = (long) (uint) (i_50 & 2047);
                    if (((int) get_local_id(0)) == 0) {
                        l_54 = gale_BlockAccess_beginMapping(arg_fs, i_11, l_53, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_55 = l_54;
                    } else {
                        l_55 = 0L;
                    }
                    GALEFS_BROADCAST(6, l_56, l_55);
                    if (l_56 < LONG_MIN / 2) {
                        gale_longs[gale_item] = (ulong) l_7;
                        gale_ints[gale_item] = (uint) i_9;
                        gale_ints[gale_items + gale_item] = (uint) i_10;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_11;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_20;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_21;
                        gale_longs[gale_items + gale_item] = (ulong) l_51;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_52;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_53;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_56); }
                        GALEFS_RETURN;
                        resume_4:
                        gale_resuming = 0;
                        l_7 = (long) gale_longs[gale_item];
                        i_9 = (int) gale_ints[gale_item];
                        i_10 = (int) gale_ints[gale_items + gale_item];
                        i_11 = (int) gale_ints[2 * gale_items + gale_item];
                        i_20 = (int) gale_ints[3 * gale_items + gale_item];
                        i_21 = (int) gale_ints[4 * gale_items + gale_item];
                        l_51 = (long) gale_longs[gale_items + gale_item];
                        i_52 = (int) gale_ints[5 * gale_items + gale_item];
                        l_53 = (long) gale_longs[2 * gale_items + gale_item];
                        l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
                        l_22 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                        i_23 = (int) get_local_id(0);
                        l_24 = ((long) gale_group) << 10;
                        ul_25 = arg_scratch + ((((long) ((int) (l_24 >> 2))) << 2) + 16L);
                        i_26 = (int) get_local_id(0);
                        i_27 = (int) get_local_id(0);
                        l_56 = gale_reply(gale_entry);
                    }
                    if (((int) get_local_id(0)) == 0) {
                        if (!(l_56 < 0L)) {
                            gale_MappingEnd_begin(arg_fs, l_53, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        }
                    }
                    if (l_56 < 0L) {
                        l_57 = (l_56 == (-117L)) ? (-5L) : l_56;
                        l_58 = l_57;
                    } else {
                        l_59 = gale_BlockAccess_offsetInRegion(arg_fs, l_56, l_53, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_58 = l_59;
                    }
                    if ((ulong) ((long) ((ulong) l_58 + (ulong) 4095L)) < (ulong) 4095L) {
                        l_60 = (long) ((ulong) l_51 + (ulong) l_58);
                        l_28 = l_60;
                        i_29 = i_52;
                    } else {
                        i_61 = (int) *((__global char *) (arg_fs + 16 + l_58));
                        if (((int) get_local_id(0)) == 0) {
                            l_62 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                            l_63 = l_62;
                        } else {
                            l_63 = 0L;
                        }
                        GALEFS_BROADCAST(7, l_64, l_63);
                        l_65 = (long) ((ulong) l_51 + (ulong) ((long) i_61));
                        l_28 = l_65;
                        i_29 = i_52;
                    }
                }
            }
            if (i_23 == 0) {
                l_66 = gale_OpenFileCalls_beginClose(arg_fs, i_20, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_67 = l_66;
            } else {
                l_67 = 0L;
            }
            GALEFS_BROADCAST(8, l_68, l_67);
            if (l_68 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_7;
                gale_ints[gale_item] = (uint) i_9;
                gale_ints[gale_items + gale_item] = (uint) i_10;
                gale_ints[2 * gale_items + gale_item] = (uint) i_11;
                gale_longs[gale_items + gale_item] = (ulong) l_28;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_68); }
                GALEFS_RETURN;
                resume_5:
                gale_resuming = 0;
                l_7 = (long) gale_longs[gale_item];
                i_9 = (int) gale_ints[gale_item];
                i_10 = (int) gale_ints[gale_items + gale_item];
                i_11 = (int) gale_ints[2 * gale_items + gale_item];
                l_28 = (long) gale_longs[gale_items + gale_item];
                l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
                l_68 = gale_reply(gale_entry);
            }
            l_69 = (long) ((ulong) l_28 + (ulong) ((long) ((int) l_68)));
            l_12 = l_69;
        }
        i_70 = (int) ((uint) i_9 + (uint) 1);
        if ((i_10 & 8) == 0) {
            l_8 = l_12;
            i_9 = i_70;
        } else {
            if (((int) get_local_id(0)) == 0) {
                l_71 = gale_OpenFileCalls_status(arg_fs, i_11, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_72 = l_71;
            } else {
                l_72 = 0L;
            }
            GALEFS_BROADCAST(9, l_73, l_72);
            if (l_73 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_7;
                gale_ints[gale_item] = (uint) i_10;
                gale_ints[gale_items + gale_item] = (uint) i_11;
                gale_longs[gale_items + gale_item] = (ulong) l_12;
                gale_ints[2 * gale_items + gale_item] = (uint) i_70;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_73); }
                GALEFS_RETURN;
                resume_6:
                gale_resuming = 0;
                l_7 = (long) gale_longs[gale_item];
                i_10 = (int) gale_ints[gale_item];
                i_11 = (int) gale_ints[gale_items + gale_item];
                l_12 = (long) gale_longs[gale_items + gale_item];
                i_70 = (int) gale_ints[2 * gale_items + gale_item];
                l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
                l_73 = gale_reply(gale_entry);
            }
            l_74 = (long) ((ulong) l_73 + (ulong) ((long) ((ulong) l_12 + (ulong) (l_12 << 1))));
            if (!((i_10 & 16) == 0)) {
                break;
            }
            l_8 = l_74;
            i_9 = i_70;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_75 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_76 = l_75;
    } else {
        l_76 = 0L;
    }
    GALEFS_BROADCAST(10, l_77, l_76);
    if (l_77 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_74;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_77); }
        GALEFS_RETURN;
        resume_7:
        gale_resuming = 0;
        l_74 = (long) gale_longs[gale_item];
        l_77 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_74;
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_RETURN;
B77:;
    *((__global gale_long *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = ((long) (0 - (ulong) l_8));
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
