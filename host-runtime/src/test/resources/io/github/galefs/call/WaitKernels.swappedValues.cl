// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.call.WaitKernels#swappedValues
// entry point: galefs_swappedValues
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// waits: 2
// saved values: 4
// context bytes: 32
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 4f118dd0ddacb01b3715b847242ed27ca9d3cb579a00ac7991ee9c4c8dc01935
// functions SHA-256: 672969c07b5c05c6e5c944b5e7fe88ef0442969e0d01304cf6af46018253b716
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_HostCall_awaitReply gale_HostCall_decided gale_HostCall_request gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_HostCall_decided gale_HostCall_request gale_int_at gale_reply gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_5) VARIABLE(long, l_6) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_3)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_10) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_9) VARIABLE(ul_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_6) VARIABLE(ul_3)

__kernel void galefs_swappedValues(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_3;
    int i_7, i_10, i_30;
    long l_0, l_1, l_2, l_4, l_5, l_6, l_8, l_9, l_11, l_12, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_25, l_26, l_27, l_28, l_29, l_31;
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
    l_1 = (long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) gale_group));
    l_2 = ((long) ((int) get_local_id(0))) + 1L;
    ul_3 = arg_args + 16L;
    l_4 = l_1;
    l_5 = l_2;
    l_6 = 3L;
    i_7 = 0;
    loop_1:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (gale_resuming == 2) {
            goto resume_2;
        }
        l_8 = *((__global gale_long *) ul_3);
        l_9 = (long) ((ulong) l_4 + (ulong) l_5);
        if (!(((long) i_7) < l_8)) {
            goto B28;
        }
        i_10 = (int) ((uint) i_7 + (uint) 1);
        if (((int) get_local_id(0)) == 0) {
            l_11 = (long) i_10;
            if ((l_11 & 3L) == 0) {
                l_12 = (long) ((ulong) l_11 * (ulong) (-7046029254386353131L));
                l_13 = gale_HostCall_decided(arg_fs, ((l_12 ^ ((long) ((ulong) l_12 >> 29))) & 2305843009213693951L), gale_group);
                l_14 = l_13;
            } else {
                l_15 = gale_HostCall_request(arg_fs, 2000, 0, l_11, 0L, (-1), gale_group);
                l_14 = l_15;
            }
        } else {
            l_14 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_14 < (-4611686018427387904L)) {
                l_16 = gale_HostCall_awaitReply(arg_fs, l_14, gale_group);
                l_17 = l_16;
            } else {
                l_17 = l_14;
            }
        } else {
            l_17 = l_14;
        }
        GALEFS_BROADCAST(1, l_18, l_17);
        if (l_18 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_5;
            gale_longs[gale_items + gale_item] = (ulong) l_6;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_9;
            gale_ints[gale_item] = (uint) i_10;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_18); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            l_5 = (long) gale_longs[gale_item];
            l_6 = (long) gale_longs[gale_items + gale_item];
            l_9 = (long) gale_longs[2 * gale_items + gale_item];
            i_10 = (int) gale_ints[gale_item];
            ul_3 = arg_args + 16L;
            l_18 = gale_reply(gale_entry);
        }
        if ((l_18 & 3L) == 3L) {
            l_19 = l_9;
            l_20 = l_5;
        } else {
            l_19 = l_5;
            l_20 = l_9;
        }
        if (((int) get_local_id(0)) == 0) {
            l_21 = l_20 & 1023L;
            if ((l_20 & 3L) == 0) {
                l_22 = (long) ((ulong) l_21 * (ulong) (-7046029254386353131L));
                l_23 = gale_HostCall_decided(arg_fs, ((l_22 ^ ((long) ((ulong) l_22 >> 29))) & 2305843009213693951L), gale_group);
                l_24 = l_23;
            } else {
                l_25 = gale_HostCall_request(arg_fs, 2000, 0, l_21, 0L, (-1), gale_group);
                l_24 = l_25;
            }
        } else {
            l_24 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_24 < (-4611686018427387904L)) {
                l_26 = gale_HostCall_awaitReply(arg_fs, l_24, gale_group);
                l_27 = l_26;
            } else {
                l_27 = l_24;
            }
        } else {
            l_27 = l_24;
        }
        GALEFS_BROADCAST(2, l_28, l_27);
        if (l_28 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_6;
            gale_ints[gale_item] = (uint) i_10;
            gale_longs[gale_items + gale_item] = (ulong) l_19;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_20;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_28); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            l_6 = (long) gale_longs[gale_item];
            i_10 = (int) gale_ints[gale_item];
            l_19 = (long) gale_longs[gale_items + gale_item];
            l_20 = (long) gale_longs[2 * gale_items + gale_item];
            ul_3 = arg_args + 16L;
            l_28 = gale_reply(gale_entry);
        }
        if (l_28 < 0L) {
            break;
        }
        l_4 = l_19;
        l_5 = l_6;
        l_6 = l_20;
        i_7 = i_10;
    }
    l_29 = l_19;
    i_30 = i_10;
    l_31 = l_20;
    goto B29;
B28:;
    l_29 = l_5;
    i_30 = i_7;
    l_31 = l_9;
B29:;
    *((__global gale_long *) (arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L))) = l_29;
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 1L) << 3) + 16L))) = l_6;
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 2L) << 3) + 16L))) = l_31;
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 3L) << 3) + 16L))) = ((long) i_30);
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_5) VARIABLE(long, l_6) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_3)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_10) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_9) VARIABLE(ul_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_6) VARIABLE(ul_3)

__kernel void galefs_swappedValues(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_3;
    int i_7, i_10, i_26;
    long l_0, l_1, l_2, l_4, l_5, l_6, l_8, l_9, l_11, l_12, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_25, l_27;
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
    l_1 = (long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) gale_group));
    l_2 = ((long) ((int) get_local_id(0))) + 1L;
    ul_3 = arg_args + 16L;
    l_4 = l_1;
    l_5 = l_2;
    l_6 = 3L;
    i_7 = 0;
    loop_1:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (gale_resuming == 2) {
            goto resume_2;
        }
        l_8 = *((__global gale_long *) ul_3);
        l_9 = (long) ((ulong) l_4 + (ulong) l_5);
        if (!(((long) i_7) < l_8)) {
            goto B18;
        }
        i_10 = (int) ((uint) i_7 + (uint) 1);
        if (((int) get_local_id(0)) == 0) {
            l_11 = (long) i_10;
            if ((l_11 & 3L) == 0) {
                l_12 = (long) ((ulong) l_11 * (ulong) (-7046029254386353131L));
                l_13 = gale_HostCall_decided(arg_fs, ((l_12 ^ ((long) ((ulong) l_12 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_14 = l_13;
            } else {
                l_15 = gale_HostCall_request(arg_fs, 2000, 0, l_11, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_14 = l_15;
            }
        } else {
            l_14 = 0L;
        }
        GALEFS_BROADCAST(1, l_16, l_14);
        if (l_16 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_5;
            gale_longs[gale_items + gale_item] = (ulong) l_6;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_9;
            gale_ints[gale_item] = (uint) i_10;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_16); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            l_5 = (long) gale_longs[gale_item];
            l_6 = (long) gale_longs[gale_items + gale_item];
            l_9 = (long) gale_longs[2 * gale_items + gale_item];
            i_10 = (int) gale_ints[gale_item];
            ul_3 = arg_args + 16L;
            l_16 = gale_reply(gale_entry);
        }
        if ((l_16 & 3L) == 3L) {
            l_17 = l_9;
            l_18 = l_5;
        } else {
            l_17 = l_5;
            l_18 = l_9;
        }
        if (((int) get_local_id(0)) == 0) {
            l_19 = l_18 & 1023L;
            if ((l_18 & 3L) == 0) {
                l_20 = (long) ((ulong) l_19 * (ulong) (-7046029254386353131L));
                l_21 = gale_HostCall_decided(arg_fs, ((l_20 ^ ((long) ((ulong) l_20 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_22 = l_21;
            } else {
                l_23 = gale_HostCall_request(arg_fs, 2000, 0, l_19, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_22 = l_23;
            }
        } else {
            l_22 = 0L;
        }
        GALEFS_BROADCAST(2, l_24, l_22);
        if (l_24 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_6;
            gale_ints[gale_item] = (uint) i_10;
            gale_longs[gale_items + gale_item] = (ulong) l_17;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_18;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_24); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            l_6 = (long) gale_longs[gale_item];
            i_10 = (int) gale_ints[gale_item];
            l_17 = (long) gale_longs[gale_items + gale_item];
            l_18 = (long) gale_longs[2 * gale_items + gale_item];
            ul_3 = arg_args + 16L;
            l_24 = gale_reply(gale_entry);
        }
        if (l_24 < 0L) {
            break;
        }
        l_4 = l_17;
        l_5 = l_6;
        l_6 = l_18;
        i_7 = i_10;
    }
    l_25 = l_17;
    i_26 = i_10;
    l_27 = l_18;
    goto B19;
B18:;
    l_25 = l_5;
    i_26 = i_7;
    l_27 = l_9;
B19:;
    *((__global gale_long *) (arg_out + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) << 3) + 16L))) = l_25;
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 1L) << 3) + 16L))) = l_6;
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 2L) << 3) + 16L))) = l_27;
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 3L) << 3) + 16L))) = ((long) i_26);
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
