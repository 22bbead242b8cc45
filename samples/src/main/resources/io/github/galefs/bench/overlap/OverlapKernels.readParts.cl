// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.overlap.OverlapKernels#readParts
// entry point: galefs_readParts
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// waits: 3
// saved values: 14
// context bytes: 88
// needs: BARRIERS
// string: "words"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 5f97fea311a8a496a2013a17f787727cbb90b51f0c4dd08c5145b483352115d4
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {119, 111, 114, 100, 115};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_12) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_26) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_21) VARIABLE(long, l_25) VARIABLE(long, l_27) VARIABLE(long, l_32) VARIABLE(long, l_33) VARIABLE(long, l_41)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_27) VARIABLE(l_32) VARIABLE(l_33)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_27) VARIABLE(l_41)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_25)

__kernel void galefs_readParts(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_sums, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_6, i_7, i_12, i_14, i_15, i_16, i_20, i_22, i_23, i_24, i_26, i_28, i_29, i_30, i_31, i_34, i_35, i_36, i_42, i_43, i_45, i_46, i_47, i_48, i_52, i_55, i_56;
    long l_2, l_3, l_4, l_5, l_8, l_9, l_10, l_11, l_13, l_17, l_18, l_19, l_21, l_25, l_27, l_32, l_33, l_37, l_38, l_39, l_40, l_41, l_44, l_49, l_50, l_51, l_53, l_54, l_57, l_58, l_59, l_60, l_61;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 7 * gale_items);
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
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = *((__global gale_int *) (arg_args + 20L));
    if (((int) get_local_id(0)) == 0) {
        l_2 = gale_FileOpener_begin(arg_fs, 5, gale_group);
        if (l_2 < 0L) {
            l_3 = l_2;
        } else {
            l_4 = (long) gale_group;
            l_5 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_4 << 12) + (l_4 << 11)))) + (ulong) 2048L);
            i_6 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_6 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) i_6))))) = (char) ((int) gale_literals[i_6]);
                i_7 = (int) ((uint) i_6 + (uint) 1);
                i_6 = i_7;
            }
            l_8 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group);
            l_3 = l_8;
        }
    } else {
        l_3 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_3 < (-4611686018427387904L)) {
            l_9 = gale_HostCall_awaitReply(arg_fs, l_3, gale_group);
            l_10 = l_9;
        } else {
            l_10 = l_3;
        }
    } else {
        l_10 = l_3;
    }
    GALEFS_BROADCAST(1, l_11, l_10);
    if (l_11 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        gale_ints[gale_items + gale_item] = (uint) i_1;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_11); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        i_1 = (int) gale_ints[gale_items + gale_item];
        l_11 = gale_reply(gale_entry);
    }
    i_12 = (int) l_11;
    l_13 = (i_12 < 0) ? 1L : 0L;
    i_14 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 29)) + (uint) i_1)) >> 3;
    i_15 = (int) ((uint) i_14 * (uint) gale_group);
    i_16 = (int) ((uint) i_14 + (uint) i_15);
    l_17 = ((long) i_15) << 3;
    l_18 = (long) i_1;
    l_19 = ((long) gale_group) * ((long) i_0);
    i_20 = (int) ((uint) i_0 + (uint) (-1));
    l_21 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    i_22 = (int) get_local_id(0);
    i_23 = (int) get_local_id(0);
    i_24 = (int) get_local_id(0);
    l_25 = l_13;
    i_26 = i_20;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_16;
        }
        if (i_26 < 0) {
            break;
        }
        l_27 = (long) ((ulong) (l_19 + ((long) (uint) i_26)) * (ulong) l_18);
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
            i_31 = (int) ((uint) i_1 - (uint) i_29);
            l_32 = (long) i_29;
            l_33 = (long) ((ulong) l_27 + (ulong) l_32);
            if (i_30 == 0) {
                i_34 = i_31;
            } else {
                i_35 = 4096 - ((int) (l_33 & 4095L));
                i_36 = (i_35 < i_31) ? i_35 : i_31;
                i_34 = i_36;
            }
            if (i_24 == 0) {
                l_37 = gale_BlockAccess_beginRead(arg_fs, i_12, l_33, i_34, gale_group);
                l_38 = l_37;
            } else {
                l_38 = 0L;
            }
            if (i_23 == 0) {
                if (l_38 < (-4611686018427387904L)) {
                    l_39 = gale_HostCall_awaitReply(arg_fs, l_38, gale_group);
                    l_40 = l_39;
                } else {
                    l_40 = l_38;
                }
            } else {
                l_40 = l_38;
            }
            GALEFS_BROADCAST(2, l_41, l_40);
            if (l_41 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_1;
                gale_ints[gale_items + gale_item] = (uint) i_12;
                gale_ints[2 * gale_items + gale_item] = (uint) i_15;
                gale_ints[3 * gale_items + gale_item] = (uint) i_16;
                gale_longs[gale_item] = (ulong) l_17;
                gale_longs[gale_items + gale_item] = (ulong) l_18;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_19;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_25;
                gale_ints[4 * gale_items + gale_item] = (uint) i_26;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_27;
                gale_ints[5 * gale_items + gale_item] = (uint) i_29;
                gale_ints[6 * gale_items + gale_item] = (uint) i_30;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_32;
                gale_longs[6 * gale_items + gale_item] = (ulong) l_33;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_41); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_1 = (int) gale_ints[gale_item];
                i_12 = (int) gale_ints[gale_items + gale_item];
                i_15 = (int) gale_ints[2 * gale_items + gale_item];
                i_16 = (int) gale_ints[3 * gale_items + gale_item];
                l_17 = (long) gale_longs[gale_item];
                l_18 = (long) gale_longs[gale_items + gale_item];
                l_19 = (long) gale_longs[2 * gale_items + gale_item];
                l_25 = (long) gale_longs[3 * gale_items + gale_item];
                i_26 = (int) gale_ints[4 * gale_items + gale_item];
                l_27 = (long) gale_longs[4 * gale_items + gale_item];
                i_29 = (int) gale_ints[5 * gale_items + gale_item];
                i_30 = (int) gale_ints[6 * gale_items + gale_item];
                l_32 = (long) gale_longs[5 * gale_items + gale_item];
                l_33 = (long) gale_longs[6 * gale_items + gale_item];
                l_21 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                i_22 = (int) get_local_id(0);
                i_23 = (int) get_local_id(0);
                i_24 = (int) get_local_id(0);
                l_41 = gale_reply(gale_entry);
            }
            i_42 = (int) l_41;
            if (l_41 < 0L) {
                i_43 = 0;
            } else {
                i_43 = i_42;
            }
            l_44 = gale_BlockAccess_offsetInRegion(arg_fs, l_41, l_33, gale_group);
            gale_copy((arg_fs + 16 + l_44), (arg_data + 16 + (l_32 + l_17)), i_43);
            GALEFS_BARRIER(3);
            if (i_22 == 0) {
                if (!(i_43 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_43, gale_group);
                }
            }
            i_45 = (int) ((uint) i_29 + (uint) i_43);
            i_46 = ((l_41 == (-117L)) || (!((i_30 == 0) || ((((long) ((ulong) l_27 + (ulong) ((long) i_45))) & l_21) == 0)))) ? 1 : 0;
            i_47 = ((l_41 == (-117L)) || (!((i_43 < 1) || (!(i_45 < i_1))))) ? 1 : 0;
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
        if (i_48 == i_1) {
            l_49 = l_25;
        } else {
            l_50 = (long) ((ulong) l_25 + (ulong) 1L);
            l_49 = l_50;
        }
        l_51 = l_49;
        i_52 = i_15;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_52 < i_16)) {
                break;
            }
            l_53 = *((__global gale_long *) (arg_data + ((((long) i_52) << 3) + 16L)));
            l_54 = (long) ((ulong) l_51 + (ulong) l_53);
            i_55 = (int) ((uint) i_52 + (uint) 1);
            l_51 = l_54;
            i_52 = i_55;
        }
        i_56 = (int) ((uint) i_26 + (uint) (-1));
        l_25 = l_51;
        i_26 = i_56;
    }
    if (((int) get_local_id(0)) == 0) {
        l_57 = gale_OpenFileCalls_beginClose(arg_fs, i_12, gale_group);
        l_58 = l_57;
    } else {
        l_58 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_58 < (-4611686018427387904L)) {
            l_59 = gale_HostCall_awaitReply(arg_fs, l_58, gale_group);
            l_60 = l_59;
        } else {
            l_60 = l_58;
        }
    } else {
        l_60 = l_58;
    }
    GALEFS_BROADCAST(4, l_61, l_60);
    if (l_61 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_25;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_61); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_25 = (long) gale_longs[gale_item];
        l_61 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_sums + ((((long) gale_group) << 3) + 16L))) = l_25;
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_9) VARIABLE(long, l_14) VARIABLE(long, l_15) VARIABLE(long, l_16) VARIABLE(long, l_18) VARIABLE(long, l_21) VARIABLE(long, l_23) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_35)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_21) VARIABLE(l_23) VARIABLE(l_28) VARIABLE(l_29)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_21) VARIABLE(l_23) VARIABLE(l_35)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_21)

__kernel void galefs_readParts(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_sums, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_5, i_6, i_9, i_11, i_12, i_13, i_17, i_19, i_20, i_22, i_24, i_25, i_26, i_27, i_30, i_31, i_32, i_36, i_37, i_39, i_40, i_41, i_42, i_46, i_49, i_50;
    long l_2, l_3, l_4, l_7, l_8, l_10, l_14, l_15, l_16, l_18, l_21, l_23, l_28, l_29, l_33, l_34, l_35, l_38, l_43, l_44, l_45, l_47, l_48, l_51, l_52, l_53;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 7 * gale_items);
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
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = *((__global gale_int *) (arg_args + 20L));
    if (((int) get_local_id(0)) == 0) {
        l_2 = gale_FileOpener_begin(arg_fs, 5, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_2 < 0L) {
            l_3 = l_2;
        } else {
            l_4 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_5))))) = (char) ((int) gale_literals[i_5]);
                i_6 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_3 = l_7;
        }
    } else {
        l_3 = 0L;
    }
    GALEFS_BROADCAST(1, l_8, l_3);
    if (l_8 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        gale_ints[gale_items + gale_item] = (uint) i_1;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_8); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        i_1 = (int) gale_ints[gale_items + gale_item];
        l_8 = gale_reply(gale_entry);
    }
    i_9 = (int) l_8;
    l_10 = (i_9 < 0) ? 1L : 0L;
    i_11 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 29)) + (uint) i_1)) >> 3;
    i_12 = (int) ((uint) i_11 * (uint) gale_group);
    i_13 = (int) ((uint) i_11 + (uint) i_12);
    l_14 = ((long) i_12) << 3;
    l_15 = (long) i_1;
    l_16 = ((long) gale_group) * ((long) i_0);
    i_17 = (int) ((uint) i_0 + (uint) (-1));
    l_18 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    i_19 = (int) get_local_id(0);
    i_20 = (int) get_local_id(0);
    l_21 = l_10;
    i_22 = i_17;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_11;
        }
        if (i_22 < 0) {
            break;
        }
        l_23 = (long) ((ulong) (l_16 + ((long) (uint) i_22)) * (ulong) l_15);
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
            i_27 = (int) ((uint) i_1 - (uint) i_25);
            l_28 = (long) i_25;
            l_29 = (long) ((ulong) l_23 + (ulong) l_28);
            if (i_26 == 0) {
                i_30 = i_27;
            } else {
                i_31 = 4096 - ((int) (l_29 & 4095L));
                i_32 = (i_31 < i_27) ? i_31 : i_27;
                i_30 = i_32;
            }
            if (i_20 == 0) {
                l_33 = gale_BlockAccess_beginRead(arg_fs, i_9, l_29, i_30, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_34 = l_33;
            } else {
                l_34 = 0L;
            }
            GALEFS_BROADCAST(2, l_35, l_34);
            if (l_35 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_1;
                gale_ints[gale_items + gale_item] = (uint) i_9;
                gale_ints[2 * gale_items + gale_item] = (uint) i_12;
                gale_ints[3 * gale_items + gale_item] = (uint) i_13;
                gale_longs[gale_item] = (ulong) l_14;
                gale_longs[gale_items + gale_item] = (ulong) l_15;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_16;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_21;
                gale_ints[4 * gale_items + gale_item] = (uint) i_22;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_23;
                gale_ints[5 * gale_items + gale_item] = (uint) i_25;
                gale_ints[6 * gale_items + gale_item] = (uint) i_26;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_28;
                gale_longs[6 * gale_items + gale_item] = (ulong) l_29;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_35); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_1 = (int) gale_ints[gale_item];
                i_9 = (int) gale_ints[gale_items + gale_item];
                i_12 = (int) gale_ints[2 * gale_items + gale_item];
                i_13 = (int) gale_ints[3 * gale_items + gale_item];
                l_14 = (long) gale_longs[gale_item];
                l_15 = (long) gale_longs[gale_items + gale_item];
                l_16 = (long) gale_longs[2 * gale_items + gale_item];
                l_21 = (long) gale_longs[3 * gale_items + gale_item];
                i_22 = (int) gale_ints[4 * gale_items + gale_item];
                l_23 = (long) gale_longs[4 * gale_items + gale_item];
                i_25 = (int) gale_ints[5 * gale_items + gale_item];
                i_26 = (int) gale_ints[6 * gale_items + gale_item];
                l_28 = (long) gale_longs[5 * gale_items + gale_item];
                l_29 = (long) gale_longs[6 * gale_items + gale_item];
                l_18 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                i_19 = (int) get_local_id(0);
                i_20 = (int) get_local_id(0);
                l_35 = gale_reply(gale_entry);
            }
            i_36 = (int) l_35;
            if (l_35 < 0L) {
                i_37 = 0;
            } else {
                i_37 = i_36;
            }
            l_38 = gale_BlockAccess_offsetInRegion(arg_fs, l_35, l_29, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_38), (arg_data + 16 + (l_28 + l_14)), i_37);
            GALEFS_BARRIER(3);
            if (i_19 == 0) {
                if (!(i_37 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_37, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_39 = (int) ((uint) i_25 + (uint) i_37);
            i_40 = ((l_35 == (-117L)) || (!((i_26 == 0) || ((((long) ((ulong) l_23 + (ulong) ((long) i_39))) & l_18) == 0)))) ? 1 : 0;
            i_41 = ((l_35 == (-117L)) || (!((i_37 < 1) || (!(i_39 < i_1))))) ? 1 : 0;
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
        if (i_42 == i_1) {
            l_43 = l_21;
        } else {
            l_44 = (long) ((ulong) l_21 + (ulong) 1L);
            l_43 = l_44;
        }
        l_45 = l_43;
        i_46 = i_12;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_46 < i_13)) {
                break;
            }
            l_47 = *((__global gale_long *) (arg_data + ((((long) i_46) << 3) + 16L)));
            l_48 = (long) ((ulong) l_45 + (ulong) l_47);
            i_49 = (int) ((uint) i_46 + (uint) 1);
            l_45 = l_48;
            i_46 = i_49;
        }
        i_50 = (int) ((uint) i_22 + (uint) (-1));
        l_21 = l_45;
        i_22 = i_50;
    }
    if (((int) get_local_id(0)) == 0) {
        l_51 = gale_OpenFileCalls_beginClose(arg_fs, i_9, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_52 = l_51;
    } else {
        l_52 = 0L;
    }
    GALEFS_BROADCAST(4, l_53, l_52);
    if (l_53 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_21;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_53); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_21 = (long) gale_longs[gale_item];
        l_53 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_sums + ((((long) gale_group) << 3) + 16L))) = l_21;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
