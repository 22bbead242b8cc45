// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.call.WaitKernels#groups
// entry point: galefs_groups
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE
// waits: 2
// saved values: 4
// context bytes: 32
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 7112e96414ebaf84131b6185f2f390ad8c60a06668bf10634df6a54d98e5d6c9
// functions SHA-256: 672969c07b5c05c6e5c944b5e7fe88ef0442969e0d01304cf6af46018253b716
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_HostCall_awaitReply gale_HostCall_decided gale_HostCall_request gale_int_at gale_rem_int gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_HostCall_decided gale_HostCall_request gale_int_at gale_rem_int gale_reply gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_10) VARIABLE(int, i_4) VARIABLE(int, i_5) VARIABLE(long, l_12) VARIABLE(long, l_13) VARIABLE(long, l_22) VARIABLE(long, l_30) VARIABLE(long, l_33) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_6) VARIABLE(__global uchar *, ul_7) VARIABLE(__global uchar *, ul_8)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(l_9) VARIABLE(ul_6) VARIABLE(ul_7) VARIABLE(ul_8)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(l_12) VARIABLE(l_9) VARIABLE(ul_6) VARIABLE(ul_7) VARIABLE(ul_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_9) VARIABLE(ul_6) VARIABLE(ul_7) VARIABLE(ul_8)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(l_22) VARIABLE(ul_6) VARIABLE(ul_7) VARIABLE(ul_8)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(l_22) VARIABLE(ul_6) VARIABLE(ul_7) VARIABLE(ul_8)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(l_22) VARIABLE(l_30) VARIABLE(ul_6) VARIABLE(ul_7) VARIABLE(ul_8)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(l_33) VARIABLE(ul_6) VARIABLE(ul_7) VARIABLE(ul_8)

__kernel void galefs_groups(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_6, *ul_7, *ul_8;
    int i_1, i_2, i_4, i_5, i_10, i_34;
    long l_0, l_3, l_9, l_11, l_12, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_25, l_26, l_27, l_28, l_29, l_30, l_31, l_32, l_33;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 3 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto loop_1;
        case 2:
            goto loop_1;
        default:
            break;
    }
    l_0 = *((__global gale_long *) (arg_args + 24L));
    i_1 = (int) get_local_id(0);
    i_2 = (int) ((uint) i_1 + (uint) 1);
    l_3 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) gale_group))) * (ulong) ((long) i_2));
    i_4 = (int) get_local_id(0);
    i_5 = (int) get_local_id(0);
    ul_6 = arg_out + ((((long) (((int) ((uint) ((int) ((uint) ((int) get_global_id(0)) - (uint) i_1)) + (uint) gale_rem_int(i_2, ((int) get_local_size(0))))) << 3)) << 3) + 16L);
    ul_7 = arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L);
    ul_8 = arg_args + 16L;
    l_9 = l_3;
    i_10 = 0;
    loop_1:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (gale_resuming == 2) {
            goto resume_2;
        }
        l_11 = *((__global gale_long *) ul_8);
        if (!(((long) i_10) < l_11)) {
            break;
        }
        *((__global gale_long *) ul_7) = l_9;
        GALEFS_BARRIER(1);
        l_12 = *((__global gale_long *) ul_6);
        GALEFS_BROADCAST(2, l_13, l_9);
        if (i_5 == 0) {
            l_14 = l_13 & 4095L;
            if ((l_13 & 3L) == 0) {
                l_15 = (long) ((ulong) l_14 * (ulong) (-7046029254386353131L));
                l_16 = gale_HostCall_decided(arg_fs, ((l_15 ^ ((long) ((ulong) l_15 >> 29))) & 2305843009213693951L), gale_group);
                l_17 = l_16;
            } else {
                l_18 = gale_HostCall_request(arg_fs, 2000, 0, l_14, 0L, (-1), gale_group);
                l_17 = l_18;
            }
        } else {
            l_17 = 0L;
        }
        if (i_4 == 0) {
            if (l_17 < (-4611686018427387904L)) {
                l_19 = gale_HostCall_awaitReply(arg_fs, l_17, gale_group);
                l_20 = l_19;
            } else {
                l_20 = l_17;
            }
        } else {
            l_20 = l_17;
        }
        GALEFS_BROADCAST(3, l_21, l_20);
        if (l_21 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_9;
            gale_ints[gale_item] = (uint) i_10;
            gale_longs[gale_items + gale_item] = (ulong) l_12;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_13;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_21); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            l_9 = (long) gale_longs[gale_item];
            i_10 = (int) gale_ints[gale_item];
            l_12 = (long) gale_longs[gale_items + gale_item];
            l_13 = (long) gale_longs[2 * gale_items + gale_item];
            i_1 = (int) get_local_id(0);
            i_4 = (int) get_local_id(0);
            i_5 = (int) get_local_id(0);
            i_2 = (int) ((uint) i_1 + (uint) 1);
            ul_6 = arg_out + ((((long) (((int) ((uint) ((int) ((uint) ((int) get_global_id(0)) - (uint) i_1)) + (uint) gale_rem_int(i_2, ((int) get_local_size(0))))) << 3)) << 3) + 16L);
            ul_7 = arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L);
            ul_8 = arg_args + 16L;
            l_21 = gale_reply(gale_entry);
        }
        l_22 = (long) ((ulong) ((long) ((ulong) l_12 + (ulong) ((long) ((ulong) l_9 + (ulong) (l_9 << 2))))) + (ulong) l_21);
        if ((l_13 & 1L) == 0) {
            GALEFS_BARRIER(4);
            if (((int) get_local_id(0)) == 0) {
                l_23 = (long) ((int) ((uint) i_10 + (uint) 2));
                if ((l_23 & 3L) == 0) {
                    l_24 = (long) ((ulong) l_23 * (ulong) (-7046029254386353131L));
                    l_25 = gale_HostCall_decided(arg_fs, ((l_24 ^ ((long) ((ulong) l_24 >> 29))) & 2305843009213693951L), gale_group);
                    l_26 = l_25;
                } else {
                    l_27 = gale_HostCall_request(arg_fs, 2000, 0, l_23, 0L, (-1), gale_group);
                    l_26 = l_27;
                }
            } else {
                l_26 = 0L;
            }
            if (((int) get_local_id(0)) == 0) {
                if (l_26 < (-4611686018427387904L)) {
                    l_28 = gale_HostCall_awaitReply(arg_fs, l_26, gale_group);
                    l_29 = l_28;
                } else {
                    l_29 = l_26;
                }
            } else {
                l_29 = l_26;
            }
            GALEFS_BROADCAST(5, l_30, l_29);
            if (l_30 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_10;
                gale_longs[gale_item] = (ulong) l_22;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_30); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_10 = (int) gale_ints[gale_item];
                l_22 = (long) gale_longs[gale_item];
                i_1 = (int) get_local_id(0);
                i_4 = (int) get_local_id(0);
                i_5 = (int) get_local_id(0);
                i_2 = (int) ((uint) i_1 + (uint) 1);
                ul_6 = arg_out + ((((long) (((int) ((uint) ((int) ((uint) ((int) get_global_id(0)) - (uint) i_1)) + (uint) gale_rem_int(i_2, ((int) get_local_size(0))))) << 3)) << 3) + 16L);
                ul_7 = arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L);
                ul_8 = arg_args + 16L;
                l_30 = gale_reply(gale_entry);
            }
            GALEFS_BROADCAST(6, l_31, ((long) ((int) ((uint) i_1 + (uint) i_10))));
            l_32 = l_22 ^ ((long) ((ulong) l_30 + (ulong) l_31));
            l_33 = l_32;
        } else {
            l_33 = l_22;
        }
        GALEFS_BARRIER(7);
        i_34 = (int) ((uint) i_10 + (uint) 1);
        l_9 = l_33;
        i_10 = i_34;
    }
    *((__global gale_long *) (arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L))) = 0L;
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 1L) << 3) + 16L))) = l_9;
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_4) VARIABLE(int, i_9) VARIABLE(long, l_11) VARIABLE(long, l_12) VARIABLE(long, l_19) VARIABLE(long, l_25) VARIABLE(long, l_28) VARIABLE(long, l_8) VARIABLE(__global uchar *, ul_5) VARIABLE(__global uchar *, ul_6) VARIABLE(__global uchar *, ul_7)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_4) VARIABLE(i_9) VARIABLE(l_8) VARIABLE(ul_5) VARIABLE(ul_6) VARIABLE(ul_7)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_4) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_8) VARIABLE(ul_5) VARIABLE(ul_6) VARIABLE(ul_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_4) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_8) VARIABLE(ul_5) VARIABLE(ul_6) VARIABLE(ul_7)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_4) VARIABLE(i_9) VARIABLE(l_19) VARIABLE(ul_5) VARIABLE(ul_6) VARIABLE(ul_7)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_4) VARIABLE(i_9) VARIABLE(l_19) VARIABLE(ul_5) VARIABLE(ul_6) VARIABLE(ul_7)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_4) VARIABLE(i_9) VARIABLE(l_19) VARIABLE(l_25) VARIABLE(ul_5) VARIABLE(ul_6) VARIABLE(ul_7)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_4) VARIABLE(i_9) VARIABLE(l_28) VARIABLE(ul_5) VARIABLE(ul_6) VARIABLE(ul_7)

__kernel void galefs_groups(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_5, *ul_6, *ul_7;
    int i_1, i_2, i_4, i_9, i_29;
    long l_0, l_3, l_8, l_10, l_11, l_12, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_25, l_26, l_27, l_28;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 3 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto loop_1;
        case 2:
            goto loop_1;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_args + 24L));
    i_1 = (int) get_local_id(0);
    i_2 = (int) ((uint) i_1 + (uint) 1);
    l_3 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) gale_group))) * (ulong) ((long) i_2));
    i_4 = (int) get_local_id(0);
    ul_5 = arg_out + ((((long) (((int) ((uint) ((int) ((uint) (gale_group * (int) get_local_size(0) + (int) get_local_id(0)) - (uint) i_1)) + (uint) gale_rem_int(i_2, ((int) get_local_size(0))))) << 3)) << 3) + 16L);
    ul_6 = arg_out + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) << 3) + 16L);
    ul_7 = arg_args + 16L;
    l_8 = l_3;
    i_9 = 0;
    loop_1:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (gale_resuming == 2) {
            goto resume_2;
        }
        l_10 = *((__global gale_long *) ul_7);
        if (!(((long) i_9) < l_10)) {
            break;
        }
        *((__global gale_long *) ul_6) = l_8;
        GALEFS_BARRIER(1);
        l_11 = *((__global gale_long *) ul_5);
        GALEFS_BROADCAST(2, l_12, l_8);
        if (i_4 == 0) {
            l_13 = l_12 & 4095L;
            if ((l_12 & 3L) == 0) {
                l_14 = (long) ((ulong) l_13 * (ulong) (-7046029254386353131L));
                l_15 = gale_HostCall_decided(arg_fs, ((l_14 ^ ((long) ((ulong) l_14 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_16 = l_15;
            } else {
                l_17 = gale_HostCall_request(arg_fs, 2000, 0, l_13, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_16 = l_17;
            }
        } else {
            l_16 = 0L;
        }
        GALEFS_BROADCAST(3, l_18, l_16);
        if (l_18 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_8;
            gale_ints[gale_item] = (uint) i_9;
            gale_longs[gale_items + gale_item] = (ulong) l_11;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_12;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_18); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            l_8 = (long) gale_longs[gale_item];
            i_9 = (int) gale_ints[gale_item];
            l_11 = (long) gale_longs[gale_items + gale_item];
            l_12 = (long) gale_longs[2 * gale_items + gale_item];
            i_1 = (int) get_local_id(0);
            i_4 = (int) get_local_id(0);
            i_2 = (int) ((uint) i_1 + (uint) 1);
            ul_5 = arg_out + ((((long) (((int) ((uint) ((int) ((uint) (gale_group * (int) get_local_size(0) + (int) get_local_id(0)) - (uint) i_1)) + (uint) gale_rem_int(i_2, ((int) get_local_size(0))))) << 3)) << 3) + 16L);
            ul_6 = arg_out + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) << 3) + 16L);
            ul_7 = arg_args + 16L;
            l_18 = gale_reply(gale_entry);
        }
        l_19 = (long) ((ulong) ((long) ((ulong) l_11 + (ulong) ((long) ((ulong) l_8 + (ulong) (l_8 << 2))))) + (ulong) l_18);
        if ((l_12 & 1L) == 0) {
            GALEFS_BARRIER(4);
            if (((int) get_local_id(0)) == 0) {
                l_20 = (long) ((int) ((uint) i_9 + (uint) 2));
                if ((l_20 & 3L) == 0) {
                    l_21 = (long) ((ulong) l_20 * (ulong) (-7046029254386353131L));
                    l_22 = gale_HostCall_decided(arg_fs, ((l_21 ^ ((long) ((ulong) l_21 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_23 = l_22;
                } else {
                    l_24 = gale_HostCall_request(arg_fs, 2000, 0, l_20, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_23 = l_24;
                }
            } else {
                l_23 = 0L;
            }
            GALEFS_BROADCAST(5, l_25, l_23);
            if (l_25 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_9;
                gale_longs[gale_item] = (ulong) l_19;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_25); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_9 = (int) gale_ints[gale_item];
                l_19 = (long) gale_longs[gale_item];
                i_1 = (int) get_local_id(0);
                i_4 = (int) get_local_id(0);
                i_2 = (int) ((uint) i_1 + (uint) 1);
                ul_5 = arg_out + ((((long) (((int) ((uint) ((int) ((uint) (gale_group * (int) get_local_size(0) + (int) get_local_id(0)) - (uint) i_1)) + (uint) gale_rem_int(i_2, ((int) get_local_size(0))))) << 3)) << 3) + 16L);
                ul_6 = arg_out + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) << 3) + 16L);
                ul_7 = arg_args + 16L;
                l_25 = gale_reply(gale_entry);
            }
            GALEFS_BROADCAST(6, l_26, ((long) ((int) ((uint) i_1 + (uint) i_9))));
            l_27 = l_19 ^ ((long) ((ulong) l_25 + (ulong) l_26));
            l_28 = l_27;
        } else {
            l_28 = l_19;
        }
        GALEFS_BARRIER(7);
        i_29 = (int) ((uint) i_9 + (uint) 1);
        l_8 = l_28;
        i_9 = i_29;
    }
    *((__global gale_long *) (arg_out + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) << 3) + 16L))) = 0L;
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 1L) << 3) + 16L))) = l_8;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
