// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.hello.Hello#countLines
// entry point: galefs_countLines
// parameters: LONG_ARRAY BYTE_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// waits: 3
// saved values: 8
// context bytes: 56
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 87aacd10eaae77e9db20c90426d4006bd32669e21b1052a9dbb2a16df0ffacc5
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_21) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_48) VARIABLE(long, l_16) VARIABLE(long, l_17) VARIABLE(long, l_20) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_32) VARIABLE(long, l_36) VARIABLE(long, l_41) VARIABLE(long, l_49)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_32) VARIABLE(l_36)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_41)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_48) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_20) VARIABLE(l_26) VARIABLE(l_49)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_24) VARIABLE(l_25)

__kernel void galefs_countLines(__global uchar *arg_fs, __global uchar *arg_path, __global uchar *arg_buffer, __global uchar *arg_results, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_5, i_7, i_8, i_13, i_14, i_15, i_18, i_19, i_21, i_23, i_24, i_28, i_29, i_30, i_31, i_33, i_34, i_35, i_42, i_43, i_45, i_46, i_47, i_48, i_50, i_51, i_54;
    long l_1, l_2, l_3, l_4, l_6, l_9, l_10, l_11, l_12, l_16, l_17, l_20, l_22, l_25, l_26, l_27, l_32, l_36, l_37, l_38, l_39, l_40, l_41, l_44, l_49, l_52, l_53, l_55, l_56, l_57, l_58, l_59, l_60, l_61, l_62;
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
            goto resume_3;
        default:
            break;
    }
    i_0 = *((__global gale_int *) (arg_path + 12L));
    GALEFS_BARRIER(1);
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, i_0, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < i_0)) {
                    break;
                }
                l_6 = (long) i_5;
                i_7 = (int) *((__global char *) (arg_path + 16 + l_6));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) l_6)))) = (char) i_7;
                i_8 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_8;
            }
            l_9 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_0, (-1), gale_group);
            l_2 = l_9;
        }
    } else {
        l_2 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_2 < (-4611686018427387904L)) {
            l_10 = gale_HostCall_awaitReply(arg_fs, l_2, gale_group);
            l_11 = l_10;
        } else {
            l_11 = l_2;
        }
    } else {
        l_11 = l_2;
    }
    GALEFS_BROADCAST(2, l_12, l_11);
    if (l_12 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_12); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_12 = gale_reply(gale_entry);
    }
    i_13 = (int) l_12;
    i_14 = (i_13 < 0) ? i_13 : 16384;
    i_15 = (int) get_local_size(0);
    l_16 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    l_17 = (long) ((int) get_num_groups(0));
    i_18 = (int) get_local_id(0);
    i_19 = (int) get_local_id(0);
    l_20 = ((long) gale_group) << 14;
    i_21 = (int) get_local_id(0);
    l_22 = (long) gale_group;
    i_23 = (int) get_local_id(0);
    i_24 = i_14;
    l_25 = 0L;
    l_26 = l_22;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_16;
        }
        if (i_24 < 1) {
            break;
        }
        l_27 = l_26 << 14;
        i_28 = 1;
        i_29 = 0;
        i_30 = 0;
        loop_16:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_28 == 1)) {
                break;
            }
            i_31 = (int) ((uint) 16384 - (uint) i_29);
            l_32 = (long) i_29;
            if (i_30 == 0) {
                i_33 = i_31;
            } else {
                i_34 = 4096 - ((int) (l_32 & 4095L));
                i_35 = (i_34 < i_31) ? i_34 : i_31;
                i_33 = i_35;
            }
            l_36 = (long) ((ulong) l_32 + (ulong) l_27);
            if (i_23 == 0) {
                l_37 = gale_BlockAccess_beginRead(arg_fs, i_13, l_36, i_33, gale_group);
                l_38 = l_37;
            } else {
                l_38 = 0L;
            }
            if (i_21 == 0) {
                if (l_38 < (-4611686018427387904L)) {
                    l_39 = gale_HostCall_awaitReply(arg_fs, l_38, gale_group);
                    l_40 = l_39;
                } else {
                    l_40 = l_38;
                }
            } else {
                l_40 = l_38;
            }
            GALEFS_BROADCAST(3, l_41, l_40);
            if (l_41 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_13;
                gale_longs[gale_item] = (ulong) l_25;
                gale_longs[gale_items + gale_item] = (ulong) l_26;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_27;
                gale_ints[gale_items + gale_item] = (uint) i_29;
                gale_ints[2 * gale_items + gale_item] = (uint) i_30;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_32;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_36;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_41); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_13 = (int) gale_ints[gale_item];
                l_25 = (long) gale_longs[gale_item];
                l_26 = (long) gale_longs[gale_items + gale_item];
                l_27 = (long) gale_longs[2 * gale_items + gale_item];
                i_29 = (int) gale_ints[gale_items + gale_item];
                i_30 = (int) gale_ints[2 * gale_items + gale_item];
                l_32 = (long) gale_longs[3 * gale_items + gale_item];
                l_36 = (long) gale_longs[4 * gale_items + gale_item];
                i_15 = (int) get_local_size(0);
                l_16 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                l_17 = (long) ((int) get_num_groups(0));
                i_18 = (int) get_local_id(0);
                i_19 = (int) get_local_id(0);
                l_20 = ((long) gale_group) << 14;
                i_21 = (int) get_local_id(0);
                i_23 = (int) get_local_id(0);
                l_41 = gale_reply(gale_entry);
            }
            i_42 = (int) l_41;
            if (l_41 < 0L) {
                i_43 = 0;
            } else {
                i_43 = i_42;
            }
            l_44 = gale_BlockAccess_offsetInRegion(arg_fs, l_41, l_36, gale_group);
            gale_copy((arg_fs + 16 + l_44), (arg_buffer + 16 + (l_32 + l_20)), i_43);
            GALEFS_BARRIER(4);
            if (i_19 == 0) {
                if (!(i_43 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_43, gale_group);
                }
            }
            i_45 = (int) ((uint) i_29 + (uint) i_43);
            i_46 = ((l_41 == (-117L)) || (!((i_30 == 0) || ((((long) ((ulong) ((long) i_45) + (ulong) l_27)) & l_16) == 0)))) ? 1 : 0;
            i_47 = ((l_41 == (-117L)) || (!((i_43 < 1) || (!(i_45 < 16384))))) ? 1 : 0;
            if (l_41 < 0L) {
                if (l_41 == (-117L)) {
                    i_28 = i_47;
                    i_29 = i_45;
                    i_30 = i_46;
                } else {
                    i_28 = i_42;
                    i_29 = i_45;
                    i_30 = i_46;
                }
            } else {
                i_28 = i_47;
                i_29 = i_45;
                i_30 = i_46;
            }
        }
        if (i_29 < 1) {
            i_48 = i_28;
        } else {
            i_48 = i_29;
        }
        l_49 = l_25;
        i_50 = i_18;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_50 < i_48)) {
                break;
            }
            i_51 = (int) *((__global char *) (arg_buffer + 16 + (((long) i_50) + l_20)));
            l_52 = (i_51 == 10) ? 1L : 0L;
            l_53 = (long) ((ulong) l_49 + (ulong) l_52);
            i_54 = (int) ((uint) i_50 + (uint) i_15);
            l_49 = l_53;
            i_50 = i_54;
        }
        GALEFS_BARRIER(5);
        l_55 = (long) ((ulong) l_26 + (ulong) l_17);
        i_24 = i_48;
        l_25 = l_49;
        l_26 = l_55;
    }
    if (((int) get_local_id(0)) == 0) {
        l_56 = gale_OpenFileCalls_beginClose(arg_fs, i_13, gale_group);
        l_57 = l_56;
    } else {
        l_57 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_57 < (-4611686018427387904L)) {
            l_58 = gale_HostCall_awaitReply(arg_fs, l_57, gale_group);
            l_59 = l_58;
        } else {
            l_59 = l_57;
        }
    } else {
        l_59 = l_57;
    }
    GALEFS_BROADCAST(6, l_60, l_59);
    if (l_60 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_24;
        gale_longs[gale_item] = (ulong) l_25;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_60); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_24 = (int) gale_ints[gale_item];
        l_25 = (long) gale_longs[gale_item];
        l_60 = gale_reply(gale_entry);
    }
    if (i_24 < 0) {
        l_61 = (long) i_24;
        l_62 = l_61;
    } else {
        l_62 = l_25;
    }
    *((__global gale_long *) (arg_results + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_62;
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_42) VARIABLE(long, l_13) VARIABLE(long, l_14) VARIABLE(long, l_17) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_28) VARIABLE(long, l_32) VARIABLE(long, l_35) VARIABLE(long, l_43)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_28) VARIABLE(l_32)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_35)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_42) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_17) VARIABLE(l_22) VARIABLE(l_43)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_20) VARIABLE(l_21)

__kernel void galefs_countLines(__global uchar *arg_fs, __global uchar *arg_path, __global uchar *arg_buffer, __global uchar *arg_results, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_4, i_6, i_7, i_10, i_11, i_12, i_15, i_16, i_19, i_20, i_24, i_25, i_26, i_27, i_29, i_30, i_31, i_36, i_37, i_39, i_40, i_41, i_42, i_44, i_45, i_48;
    long l_1, l_2, l_3, l_5, l_8, l_9, l_13, l_14, l_17, l_18, l_21, l_22, l_23, l_28, l_32, l_33, l_34, l_35, l_38, l_43, l_46, l_47, l_49, l_50, l_51, l_52, l_53, l_54;
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
            goto resume_3;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_path + 12L));
    GALEFS_BARRIER(1);
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, i_0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < i_0)) {
                    break;
                }
                l_5 = (long) i_4;
                i_6 = (int) *((__global char *) (arg_path + 16 + l_5));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) l_5)))) = (char) i_6;
                i_7 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_7;
            }
            l_8 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_0, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_2 = l_8;
        }
    } else {
        l_2 = 0L;
    }
    GALEFS_BROADCAST(2, l_9, l_2);
    if (l_9 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_9); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_9 = gale_reply(gale_entry);
    }
    i_10 = (int) l_9;
    i_11 = (i_10 < 0) ? i_10 : 16384;
    i_12 = (int) get_local_size(0);
    l_13 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    l_14 = (long) gale_group_count;
    i_15 = (int) get_local_id(0);
    i_16 = (int) get_local_id(0);
    l_17 = ((long) gale_group) << 14;
    l_18 = (long) gale_group;
    i_19 = (int) get_local_id(0);
    i_20 = i_11;
    l_21 = 0L;
    l_22 = l_18;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_11;
        }
        if (i_20 < 1) {
            break;
        }
        l_23 = l_22 << 14;
        i_24 = 1;
        i_25 = 0;
        i_26 = 0;
        loop_11:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_24 == 1)) {
                break;
            }
            i_27 = (int) ((uint) 16384 - (uint) i_25);
            l_28 = (long) i_25;
            if (i_26 == 0) {
                i_29 = i_27;
            } else {
                i_30 = 4096 - ((int) (l_28 & 4095L));
                i_31 = (i_30 < i_27) ? i_30 : i_27;
                i_29 = i_31;
            }
            l_32 = (long) ((ulong) l_28 + (ulong) l_23);
            if (i_19 == 0) {
                l_33 = gale_BlockAccess_beginRead(arg_fs, i_10, l_32, i_29, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_34 = l_33;
            } else {
                l_34 = 0L;
            }
            GALEFS_BROADCAST(3, l_35, l_34);
            if (l_35 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_10;
                gale_longs[gale_item] = (ulong) l_21;
                gale_longs[gale_items + gale_item] = (ulong) l_22;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_23;
                gale_ints[gale_items + gale_item] = (uint) i_25;
                gale_ints[2 * gale_items + gale_item] = (uint) i_26;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_28;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_32;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_35); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_10 = (int) gale_ints[gale_item];
                l_21 = (long) gale_longs[gale_item];
                l_22 = (long) gale_longs[gale_items + gale_item];
                l_23 = (long) gale_longs[2 * gale_items + gale_item];
                i_25 = (int) gale_ints[gale_items + gale_item];
                i_26 = (int) gale_ints[2 * gale_items + gale_item];
                l_28 = (long) gale_longs[3 * gale_items + gale_item];
                l_32 = (long) gale_longs[4 * gale_items + gale_item];
                i_12 = (int) get_local_size(0);
                l_13 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                l_14 = (long) gale_group_count;
                i_15 = (int) get_local_id(0);
                i_16 = (int) get_local_id(0);
                l_17 = ((long) gale_group) << 14;
                i_19 = (int) get_local_id(0);
                l_35 = gale_reply(gale_entry);
            }
            i_36 = (int) l_35;
            if (l_35 < 0L) {
                i_37 = 0;
            } else {
                i_37 = i_36;
            }
            l_38 = gale_BlockAccess_offsetInRegion(arg_fs, l_35, l_32, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_38), (arg_buffer + 16 + (l_28 + l_17)), i_37);
            GALEFS_BARRIER(4);
            if (i_16 == 0) {
                if (!(i_37 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_37, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_39 = (int) ((uint) i_25 + (uint) i_37);
            i_40 = ((l_35 == (-117L)) || (!((i_26 == 0) || ((((long) ((ulong) ((long) i_39) + (ulong) l_23)) & l_13) == 0)))) ? 1 : 0;
            i_41 = ((l_35 == (-117L)) || (!((i_37 < 1) || (!(i_39 < 16384))))) ? 1 : 0;
            if (l_35 < 0L) {
                if (l_35 == (-117L)) {
                    i_24 = i_41;
                    i_25 = i_39;
                    i_26 = i_40;
                } else {
                    i_24 = i_36;
                    i_25 = i_39;
                    i_26 = i_40;
                }
            } else {
                i_24 = i_41;
                i_25 = i_39;
                i_26 = i_40;
            }
        }
        if (i_25 < 1) {
            i_42 = i_24;
        } else {
            i_42 = i_25;
        }
        l_43 = l_21;
        i_44 = i_15;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_44 < i_42)) {
                break;
            }
            i_45 = (int) *((__global char *) (arg_buffer + 16 + (((long) i_44) + l_17)));
            l_46 = (i_45 == 10) ? 1L : 0L;
            l_47 = (long) ((ulong) l_43 + (ulong) l_46);
            i_48 = (int) ((uint) i_44 + (uint) i_12);
            l_43 = l_47;
            i_44 = i_48;
        }
        GALEFS_BARRIER(5);
        l_49 = (long) ((ulong) l_22 + (ulong) l_14);
        i_20 = i_42;
        l_21 = l_43;
        l_22 = l_49;
    }
    if (((int) get_local_id(0)) == 0) {
        l_50 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_51 = l_50;
    } else {
        l_51 = 0L;
    }
    GALEFS_BROADCAST(6, l_52, l_51);
    if (l_52 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_20;
        gale_longs[gale_item] = (ulong) l_21;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_52); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_20 = (int) gale_ints[gale_item];
        l_21 = (long) gale_longs[gale_item];
        l_52 = gale_reply(gale_entry);
    }
    if (i_20 < 0) {
        l_53 = (long) i_20;
        l_54 = l_53;
    } else {
        l_54 = l_21;
    }
    *((__global gale_long *) (arg_results + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_54;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
