// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.CollectiveFileKernels#readsOfAList
// entry point: galefs_readsOfAList
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE NONE READ_WRITE WRITE
// waits: 7
// saved values: 10
// context bytes: 64
// needs: BARRIERS
// string: "list"
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 258a95a0ad7a58c4f73dd7ed8756203f3e4526c658bdf8426e7c0878f880ba19
// functions SHA-256: 0214bdf687b246166460f18f4e2722a91f192903e9728495afd8120971d1fd19
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {108, 105, 115, 116, 102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_21) VARIABLE(int, i_28) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_36) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_80) VARIABLE(int, i_81) VARIABLE(int, i_86) VARIABLE(int, i_87) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_20) VARIABLE(long, l_27) VARIABLE(long, l_29) VARIABLE(long, l_30) VARIABLE(long, l_35) VARIABLE(long, l_38) VARIABLE(long, l_43) VARIABLE(long, l_44) VARIABLE(long, l_52) VARIABLE(long, l_61) VARIABLE(long, l_62) VARIABLE(long, l_70) VARIABLE(long, l_71) VARIABLE(long, l_79) VARIABLE(__global uchar *, ul_31)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(l_20)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_38) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(ul_31)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_38) VARIABLE(l_52) VARIABLE(ul_31)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_59) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(ul_31)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(l_70) VARIABLE(l_71) VARIABLE(ul_31)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(l_79) VARIABLE(ul_31)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_60) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(ul_31)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_28) VARIABLE(l_35)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(l_35)

__kernel void galefs_readsOfAList(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_31;
    int i_5, i_6, i_15, i_16, i_21, i_28, i_32, i_33, i_34, i_36, i_39, i_40, i_41, i_42, i_45, i_46, i_47, i_53, i_54, i_56, i_57, i_58, i_59, i_60, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_72, i_73, i_74, i_80, i_81, i_83, i_84, i_85, i_86, i_87;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_22, l_23, l_24, l_25, l_26, l_27, l_29, l_30, l_35, l_37, l_38, l_43, l_44, l_48, l_49, l_50, l_51, l_52, l_55, l_61, l_62, l_70, l_71, l_75, l_76, l_77, l_78, l_79, l_82, l_88, l_89, l_90, l_91, l_92, l_93, l_94, l_95, l_96, l_97, l_98;
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
            goto resume_2;
        case 3:
            goto resume_3;
        case 4:
            goto loop_35;
        case 5:
            goto loop_35;
        case 6:
            goto resume_6;
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
    if (l_20 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_10;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_20); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        l_10 = (long) gale_longs[gale_item];
        l_20 = gale_reply(gale_entry);
    }
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
    if (l_26 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_20;
        gale_ints[gale_item] = (uint) i_21;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_26); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_20 = (long) gale_longs[gale_item];
        i_21 = (int) gale_ints[gale_item];
        l_26 = gale_reply(gale_entry);
    }
    l_27 = ((long) ((ulong) l_26 + (ulong) ((long) ((ulong) (l_26 >> 63) >> 62)))) >> 2;
    i_28 = (int) l_20;
    l_29 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    l_30 = ((long) gale_group) << 10;
    ul_31 = arg_scratch + ((((long) ((int) (l_30 >> 2))) << 2) + 16L);
    i_32 = (int) get_local_id(0);
    i_33 = (int) get_local_id(0);
    i_34 = (int) get_local_id(0);
    l_35 = 0L;
    i_36 = 0;
    loop_35:;
    while (true) {
        if (gale_resuming == 4) {
            goto loop_37;
        }
        if (gale_resuming == 5) {
            goto loop_64;
        }
        l_37 = (long) i_36;
        if (!(l_37 < l_27)) {
            break;
        }
        l_38 = l_37 << 2;
        i_39 = 1;
        i_40 = 0;
        i_41 = 0;
        loop_37:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 4) {
                goto resume_4;
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
            if (i_34 == 0) {
                l_48 = gale_BlockAccess_beginRead(arg_fs, i_21, l_44, i_45, gale_group);
                l_49 = l_48;
            } else {
                l_49 = 0L;
            }
            if (i_33 == 0) {
                if (l_49 < (-4611686018427387904L)) {
                    l_50 = gale_HostCall_awaitReply(arg_fs, l_49, gale_group);
                    l_51 = l_50;
                } else {
                    l_51 = l_49;
                }
            } else {
                l_51 = l_49;
            }
            GALEFS_BROADCAST(4, l_52, l_51);
            if (l_52 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_21;
                gale_longs[gale_item] = (ulong) l_27;
                gale_ints[gale_items + gale_item] = (uint) i_28;
                gale_longs[gale_items + gale_item] = (ulong) l_35;
                gale_ints[2 * gale_items + gale_item] = (uint) i_36;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_38;
                gale_ints[3 * gale_items + gale_item] = (uint) i_40;
                gale_ints[4 * gale_items + gale_item] = (uint) i_41;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_43;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_44;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_52); }
                GALEFS_RETURN;
                resume_4:
                gale_resuming = 0;
                i_21 = (int) gale_ints[gale_item];
                l_27 = (long) gale_longs[gale_item];
                i_28 = (int) gale_ints[gale_items + gale_item];
                l_35 = (long) gale_longs[gale_items + gale_item];
                i_36 = (int) gale_ints[2 * gale_items + gale_item];
                l_38 = (long) gale_longs[2 * gale_items + gale_item];
                i_40 = (int) gale_ints[3 * gale_items + gale_item];
                i_41 = (int) gale_ints[4 * gale_items + gale_item];
                l_43 = (long) gale_longs[3 * gale_items + gale_item];
                l_44 = (long) gale_longs[4 * gale_items + gale_item];
                l_29 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                l_30 = ((long) gale_group) << 10;
                ul_31 = arg_scratch + ((((long) ((int) (l_30 >> 2))) << 2) + 16L);
                i_32 = (int) get_local_id(0);
                i_33 = (int) get_local_id(0);
                i_34 = (int) get_local_id(0);
                l_52 = gale_reply(gale_entry);
            }
            i_53 = (int) l_52;
            if (l_52 < 0L) {
                i_54 = 0;
            } else {
                i_54 = i_53;
            }
            l_55 = gale_BlockAccess_offsetInRegion(arg_fs, l_52, l_44, gale_group);
            gale_copy((arg_fs + 16 + l_55), (arg_scratch + 16 + (l_43 + l_30)), i_54);
            GALEFS_BARRIER(5);
            if (i_32 == 0) {
                if (!(i_54 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_54, gale_group);
                }
            }
            i_56 = (int) ((uint) i_40 + (uint) i_54);
            i_57 = ((l_52 == (-117L)) || (!((i_41 == 0) || (((((long) i_56) + l_38) & l_29) == 0)))) ? 1 : 0;
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
        i_59 = *((__global gale_int *) ul_31);
        GALEFS_BARRIER(6);
        i_60 = (int) ((uint) i_36 + (uint) 1);
        if ((i_59 & 1) == 0) {
            l_61 = (long) i_59;
            l_62 = ((long) ((int) get_local_id(0))) + l_30;
            i_63 = (int) get_local_id(0);
            i_64 = (int) get_local_id(0);
            i_65 = (int) get_local_id(0);
            i_66 = 1;
            i_67 = 0;
            i_68 = 0;
            loop_64:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 5) {
                    goto resume_5;
                }
                if (!(i_66 == 1)) {
                    break;
                }
                i_69 = (int) ((uint) 200 - (uint) i_67);
                l_70 = (long) i_67;
                l_71 = l_61 + l_70;
                if (i_68 == 0) {
                    i_72 = i_69;
                } else {
                    i_73 = 4096 - ((int) (l_71 & 4095L));
                    i_74 = (i_73 < i_69) ? i_73 : i_69;
                    i_72 = i_74;
                }
                if (i_65 == 0) {
                    l_75 = gale_BlockAccess_beginRead(arg_fs, i_28, l_71, i_72, gale_group);
                    l_76 = l_75;
                } else {
                    l_76 = 0L;
                }
                if (i_64 == 0) {
                    if (l_76 < (-4611686018427387904L)) {
                        l_77 = gale_HostCall_awaitReply(arg_fs, l_76, gale_group);
                        l_78 = l_77;
                    } else {
                        l_78 = l_76;
                    }
                } else {
                    l_78 = l_76;
                }
                GALEFS_BROADCAST(7, l_79, l_78);
                if (l_79 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_21;
                    gale_longs[gale_item] = (ulong) l_27;
                    gale_ints[gale_items + gale_item] = (uint) i_28;
                    gale_longs[gale_items + gale_item] = (ulong) l_35;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_60;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_61;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_67;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_68;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_70;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_71;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_79); }
                    GALEFS_RETURN;
                    resume_5:
                    gale_resuming = 0;
                    i_21 = (int) gale_ints[gale_item];
                    l_27 = (long) gale_longs[gale_item];
                    i_28 = (int) gale_ints[gale_items + gale_item];
                    l_35 = (long) gale_longs[gale_items + gale_item];
                    i_60 = (int) gale_ints[2 * gale_items + gale_item];
                    l_61 = (long) gale_longs[2 * gale_items + gale_item];
                    i_67 = (int) gale_ints[3 * gale_items + gale_item];
                    i_68 = (int) gale_ints[4 * gale_items + gale_item];
                    l_70 = (long) gale_longs[3 * gale_items + gale_item];
                    l_71 = (long) gale_longs[4 * gale_items + gale_item];
                    l_29 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    l_30 = ((long) gale_group) << 10;
                    ul_31 = arg_scratch + ((((long) ((int) (l_30 >> 2))) << 2) + 16L);
                    i_32 = (int) get_local_id(0);
                    i_33 = (int) get_local_id(0);
                    i_34 = (int) get_local_id(0);
                    l_62 = ((long) ((int) get_local_id(0))) + l_30;
                    i_63 = (int) get_local_id(0);
                    i_64 = (int) get_local_id(0);
                    i_65 = (int) get_local_id(0);
                    l_79 = gale_reply(gale_entry);
                }
                i_80 = (int) l_79;
                if (l_79 < 0L) {
                    i_81 = 0;
                } else {
                    i_81 = i_80;
                }
                l_82 = gale_BlockAccess_offsetInRegion(arg_fs, l_79, l_71, gale_group);
                gale_copy((arg_fs + 16 + l_82), (arg_scratch + 16 + (l_70 + l_30)), i_81);
                GALEFS_BARRIER(8);
                if (i_63 == 0) {
                    if (!(i_81 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_81, gale_group);
                    }
                }
                i_83 = (int) ((uint) i_67 + (uint) i_81);
                i_84 = ((l_79 == (-117L)) || (!((i_68 == 0) || ((l_29 & (l_61 + ((long) i_83))) == 0)))) ? 1 : 0;
                i_85 = ((l_79 == (-117L)) || (!((i_81 < 1) || (!(i_83 < 200))))) ? 1 : 0;
                if (l_79 < 0L) {
                    if (l_79 == (-117L)) {
                        i_66 = i_85;
                        i_67 = i_83;
                        i_68 = i_84;
                    } else {
                        i_66 = i_80;
                        i_67 = i_83;
                        i_68 = i_84;
                    }
                } else {
                    i_66 = i_85;
                    i_67 = i_83;
                    i_68 = i_84;
                }
            }
            if (i_67 < 1) {
                i_86 = i_66;
            } else {
                i_86 = i_67;
            }
            i_87 = (int) *((__global char *) (arg_scratch + 16 + l_62));
            GALEFS_BARRIER(9);
            l_88 = (long) ((ulong) ((long) ((ulong) ((long) i_87) + (ulong) ((long) ((ulong) (l_35 << 5) - (ulong) l_35)))) + (ulong) ((long) i_86));
            l_35 = l_88;
            i_36 = i_60;
        } else {
            i_36 = i_60;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_89 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group);
        l_90 = l_89;
    } else {
        l_90 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_90 < (-4611686018427387904L)) {
            l_91 = gale_HostCall_awaitReply(arg_fs, l_90, gale_group);
            l_92 = l_91;
        } else {
            l_92 = l_90;
        }
    } else {
        l_92 = l_90;
    }
    GALEFS_BROADCAST(10, l_93, l_92);
    if (l_93 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_28;
        gale_longs[gale_item] = (ulong) l_35;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 6, l_93); }
        GALEFS_RETURN;
        resume_6:
        gale_resuming = 0;
        i_28 = (int) gale_ints[gale_item];
        l_35 = (long) gale_longs[gale_item];
        l_93 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_94 = gale_OpenFileCalls_beginClose(arg_fs, i_28, gale_group);
        l_95 = l_94;
    } else {
        l_95 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_95 < (-4611686018427387904L)) {
            l_96 = gale_HostCall_awaitReply(arg_fs, l_95, gale_group);
            l_97 = l_96;
        } else {
            l_97 = l_95;
        }
    } else {
        l_97 = l_95;
    }
    GALEFS_BROADCAST(11, l_98, l_97);
    if (l_98 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_35;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 7, l_98); }
        GALEFS_RETURN;
        resume_7:
        gale_resuming = 0;
        l_35 = (long) gale_longs[gale_item];
        l_98 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_35;
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_15) VARIABLE(int, i_20) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_27) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_72) VARIABLE(int, i_73) VARIABLE(long, l_0) VARIABLE(long, l_14) VARIABLE(long, l_19) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_26) VARIABLE(long, l_29) VARIABLE(long, l_34) VARIABLE(long, l_35) VARIABLE(long, l_41) VARIABLE(long, l_50) VARIABLE(long, l_51) VARIABLE(long, l_58) VARIABLE(long, l_59) VARIABLE(long, l_65) VARIABLE(long, l_7) VARIABLE(__global uchar *, ul_23)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(l_14)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(ul_23)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(l_29) VARIABLE(l_41) VARIABLE(ul_23)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_48) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(ul_23)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_49) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_58) VARIABLE(l_59) VARIABLE(ul_23)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_49) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_65) VARIABLE(ul_23)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_15) VARIABLE(i_20) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_49) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(ul_23)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_20) VARIABLE(l_26)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(l_26)

__kernel void galefs_readsOfAList(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_23;
    int i_4, i_5, i_11, i_12, i_15, i_20, i_24, i_25, i_27, i_30, i_31, i_32, i_33, i_36, i_37, i_38, i_42, i_43, i_45, i_46, i_47, i_48, i_49, i_52, i_53, i_54, i_55, i_56, i_57, i_60, i_61, i_62, i_66, i_67, i_69, i_70, i_71, i_72, i_73;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_16, l_17, l_18, l_19, l_21, l_22, l_26, l_28, l_29, l_34, l_35, l_39, l_40, l_41, l_44, l_50, l_51, l_58, l_59, l_63, l_64, l_65, l_68, l_74, l_75, l_76, l_77, l_78, l_79, l_80;
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
            goto resume_2;
        case 3:
            goto resume_3;
        case 4:
            goto loop_20;
        case 5:
            goto loop_20;
        case 6:
            goto resume_6;
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
    if (((int) get_local_id(0)) == 0) {
        l_8 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
            l_13 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
        gale_resuming = 0;
        l_7 = (long) gale_longs[gale_item];
        l_14 = gale_reply(gale_entry);
    }
    i_15 = (int) l_7;
    if (((int) get_local_id(0)) == 0) {
        l_16 = gale_OpenFileCalls_status(arg_fs, i_15, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
        gale_resuming = 0;
        l_14 = (long) gale_longs[gale_item];
        i_15 = (int) gale_ints[gale_item];
        l_18 = gale_reply(gale_entry);
    }
    l_19 = ((long) ((ulong) l_18 + (ulong) ((long) ((ulong) (l_18 >> 63) >> 62)))) >> 2;
    i_20 = (int) l_14;
    l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    l_22 = ((long) gale_group) << 10;
    ul_23 = arg_scratch + ((((long) ((int) (l_22 >> 2))) << 2) + 16L);
    i_24 = (int) get_local_id(0);
    i_25 = (int) get_local_id(0);
    l_26 = 0L;
    i_27 = 0;
    loop_20:;
    while (true) {
        if (gale_resuming == 4) {
            goto loop_22;
        }
        if (gale_resuming == 5) {
            goto loop_44;
        }
        l_28 = (long) i_27;
        if (!(l_28 < l_19)) {
            break;
        }
        l_29 = l_28 << 2;
        i_30 = 1;
        i_31 = 0;
        i_32 = 0;
        loop_22:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 4) {
                goto resume_4;
            }
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
            if (i_25 == 0) {
                l_39 = gale_BlockAccess_beginRead(arg_fs, i_15, l_35, i_36, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_40 = l_39;
            } else {
                l_40 = 0L;
            }
            GALEFS_BROADCAST(4, l_41, l_40);
            if (l_41 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_longs[gale_item] = (ulong) l_19;
                gale_ints[gale_items + gale_item] = (uint) i_20;
                gale_longs[gale_items + gale_item] = (ulong) l_26;
                gale_ints[2 * gale_items + gale_item] = (uint) i_27;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_29;
                gale_ints[3 * gale_items + gale_item] = (uint) i_31;
                gale_ints[4 * gale_items + gale_item] = (uint) i_32;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_34;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_35;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_41); }
                GALEFS_RETURN;
                resume_4:
                gale_resuming = 0;
                i_15 = (int) gale_ints[gale_item];
                l_19 = (long) gale_longs[gale_item];
                i_20 = (int) gale_ints[gale_items + gale_item];
                l_26 = (long) gale_longs[gale_items + gale_item];
                i_27 = (int) gale_ints[2 * gale_items + gale_item];
                l_29 = (long) gale_longs[2 * gale_items + gale_item];
                i_31 = (int) gale_ints[3 * gale_items + gale_item];
                i_32 = (int) gale_ints[4 * gale_items + gale_item];
                l_34 = (long) gale_longs[3 * gale_items + gale_item];
                l_35 = (long) gale_longs[4 * gale_items + gale_item];
                l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                l_22 = ((long) gale_group) << 10;
                ul_23 = arg_scratch + ((((long) ((int) (l_22 >> 2))) << 2) + 16L);
                i_24 = (int) get_local_id(0);
                i_25 = (int) get_local_id(0);
                l_41 = gale_reply(gale_entry);
            }
            i_42 = (int) l_41;
            if (l_41 < 0L) {
                i_43 = 0;
            } else {
                i_43 = i_42;
            }
            l_44 = gale_BlockAccess_offsetInRegion(arg_fs, l_41, l_35, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_44), (arg_scratch + 16 + (l_34 + l_22)), i_43);
            GALEFS_BARRIER(5);
            if (i_24 == 0) {
                if (!(i_43 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_43, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_45 = (int) ((uint) i_31 + (uint) i_43);
            i_46 = ((l_41 == (-117L)) || (!((i_32 == 0) || (((((long) i_45) + l_29) & l_21) == 0)))) ? 1 : 0;
            i_47 = ((l_41 == (-117L)) || (!((i_43 < 1) || (!(i_45 < 4))))) ? 1 : 0;
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
        i_48 = *((__global gale_int *) ul_23);
        GALEFS_BARRIER(6);
        i_49 = (int) ((uint) i_27 + (uint) 1);
        if ((i_48 & 1) == 0) {
            l_50 = (long) i_48;
            l_51 = ((long) ((int) get_local_id(0))) + l_22;
            i_52 = (int) get_local_id(0);
            i_53 = (int) get_local_id(0);
            i_54 = 1;
            i_55 = 0;
            i_56 = 0;
            loop_44:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 5) {
                    goto resume_5;
                }
                if (!(i_54 == 1)) {
                    break;
                }
                i_57 = (int) ((uint) 200 - (uint) i_55);
                l_58 = (long) i_55;
                l_59 = l_50 + l_58;
                if (i_56 == 0) {
                    i_60 = i_57;
                } else {
                    i_61 = 4096 - ((int) (l_59 & 4095L));
                    i_62 = (i_61 < i_57) ? i_61 : i_57;
                    i_60 = i_62;
                }
                if (i_53 == 0) {
                    l_63 = gale_BlockAccess_beginRead(arg_fs, i_20, l_59, i_60, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_64 = l_63;
                } else {
                    l_64 = 0L;
                }
                GALEFS_BROADCAST(7, l_65, l_64);
                if (l_65 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_15;
                    gale_longs[gale_item] = (ulong) l_19;
                    gale_ints[gale_items + gale_item] = (uint) i_20;
                    gale_longs[gale_items + gale_item] = (ulong) l_26;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_49;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_50;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_55;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_56;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_58;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_59;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_65); }
                    GALEFS_RETURN;
                    resume_5:
                    gale_resuming = 0;
                    i_15 = (int) gale_ints[gale_item];
                    l_19 = (long) gale_longs[gale_item];
                    i_20 = (int) gale_ints[gale_items + gale_item];
                    l_26 = (long) gale_longs[gale_items + gale_item];
                    i_49 = (int) gale_ints[2 * gale_items + gale_item];
                    l_50 = (long) gale_longs[2 * gale_items + gale_item];
                    i_55 = (int) gale_ints[3 * gale_items + gale_item];
                    i_56 = (int) gale_ints[4 * gale_items + gale_item];
                    l_58 = (long) gale_longs[3 * gale_items + gale_item];
                    l_59 = (long) gale_longs[4 * gale_items + gale_item];
                    l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    l_22 = ((long) gale_group) << 10;
                    ul_23 = arg_scratch + ((((long) ((int) (l_22 >> 2))) << 2) + 16L);
                    i_24 = (int) get_local_id(0);
                    i_25 = (int) get_local_id(0);
                    l_51 = ((long) ((int) get_local_id(0))) + l_22;
                    i_52 = (int) get_local_id(0);
                    i_53 = (int) get_local_id(0);
                    l_65 = gale_reply(gale_entry);
                }
                i_66 = (int) l_65;
                if (l_65 < 0L) {
                    i_67 = 0;
                } else {
                    i_67 = i_66;
                }
                l_68 = gale_BlockAccess_offsetInRegion(arg_fs, l_65, l_59, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_68), (arg_scratch + 16 + (l_58 + l_22)), i_67);
                GALEFS_BARRIER(8);
                if (i_52 == 0) {
                    if (!(i_67 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_67, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_69 = (int) ((uint) i_55 + (uint) i_67);
                i_70 = ((l_65 == (-117L)) || (!((i_56 == 0) || ((l_21 & (l_50 + ((long) i_69))) == 0)))) ? 1 : 0;
                i_71 = ((l_65 == (-117L)) || (!((i_67 < 1) || (!(i_69 < 200))))) ? 1 : 0;
                if (l_65 < 0L) {
                    if (l_65 == (-117L)) {
                        i_54 = i_71;
                        i_55 = i_69;
                        i_56 = i_70;
                    } else {
                        i_54 = i_66;
                        i_55 = i_69;
                        i_56 = i_70;
                    }
                } else {
                    i_54 = i_71;
                    i_55 = i_69;
                    i_56 = i_70;
                }
            }
            if (i_55 < 1) {
                i_72 = i_54;
            } else {
                i_72 = i_55;
            }
            i_73 = (int) *((__global char *) (arg_scratch + 16 + l_51));
            GALEFS_BARRIER(9);
            l_74 = (long) ((ulong) ((long) ((ulong) ((long) i_73) + (ulong) ((long) ((ulong) (l_26 << 5) - (ulong) l_26)))) + (ulong) ((long) i_72));
            l_26 = l_74;
            i_27 = i_49;
        } else {
            i_27 = i_49;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_75 = gale_OpenFileCalls_beginClose(arg_fs, i_15, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_76 = l_75;
    } else {
        l_76 = 0L;
    }
    GALEFS_BROADCAST(10, l_77, l_76);
    if (l_77 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_20;
        gale_longs[gale_item] = (ulong) l_26;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_77); }
        GALEFS_RETURN;
        resume_6:
        gale_resuming = 0;
        i_20 = (int) gale_ints[gale_item];
        l_26 = (long) gale_longs[gale_item];
        l_77 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_78 = gale_OpenFileCalls_beginClose(arg_fs, i_20, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_79 = l_78;
    } else {
        l_79 = 0L;
    }
    GALEFS_BROADCAST(11, l_80, l_79);
    if (l_80 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_26;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_80); }
        GALEFS_RETURN;
        resume_7:
        gale_resuming = 0;
        l_26 = (long) gale_longs[gale_item];
        l_80 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_26;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
