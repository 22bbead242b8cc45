// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.call.WaitKernels#elementsAcrossWaits
// entry point: galefs_elementsAcrossWaits
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE
// waits: 2
// saved values: 6
// context bytes: 40
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 5cbe74ea07b7b8bc92a4c2dad3e058f6d8fca93f07ebfc5bc11ba05b6f411bbf
// functions SHA-256: 672969c07b5c05c6e5c944b5e7fe88ef0442969e0d01304cf6af46018253b716
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_HostCall_awaitReply gale_HostCall_decided gale_HostCall_request gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_HostCall_decided gale_HostCall_request gale_int_at gale_reply gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_24) VARIABLE(int, i_27) VARIABLE(int, i_3) VARIABLE(int, i_4) VARIABLE(int, i_5) VARIABLE(int, i_6) VARIABLE(int, i_9) VARIABLE(long, l_11) VARIABLE(long, l_26) VARIABLE(__global uchar *, ul_12) VARIABLE(__global uchar *, ul_2) VARIABLE(__global uchar *, ul_25) VARIABLE(__global uchar *, ul_7)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(ul_12) VARIABLE(ul_2) VARIABLE(ul_7)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(l_26) VARIABLE(ul_2) VARIABLE(ul_25) VARIABLE(ul_7)

__kernel void galefs_elementsAcrossWaits(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_2, *ul_7, *ul_12, *ul_25;
    int i_1, i_3, i_4, i_5, i_6, i_8, i_9, i_24, i_27;
    long l_0, l_10, l_11, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_26, l_28, l_29, l_30, l_31, l_32, l_33, l_34, l_35;
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
    i_1 = ((int) (l_0 & 3L)) + (((int) get_global_id(0)) << 3);
    ul_2 = arg_out + ((((long) i_1) << 3) + 16L);
    *((__global gale_long *) ul_2) = l_0;
    i_3 = (int) get_local_id(0);
    i_4 = (int) get_local_id(0);
    i_5 = (int) get_local_id(0);
    i_6 = (int) get_local_id(0);
    ul_7 = arg_args + 16L;
    i_8 = i_1;
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
        l_11 = (long) i_9;
        if (!(l_11 < l_10)) {
            break;
        }
        ul_12 = arg_out + ((((long) i_8) << 3) + 16L);
        l_13 = *((__global gale_long *) ul_12);
        if (i_6 == 0) {
            l_14 = l_13 & 255L;
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
        if (i_5 == 0) {
            if (l_17 < (-4611686018427387904L)) {
                l_19 = gale_HostCall_awaitReply(arg_fs, l_17, gale_group);
                l_20 = l_19;
            } else {
                l_20 = l_17;
            }
        } else {
            l_20 = l_17;
        }
        GALEFS_BROADCAST(1, l_21, l_20);
        if (l_21 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_1;
            gale_longs[gale_item] = (ulong) (ul_2 - arg_out);
            gale_ints[gale_items + gale_item] = (uint) i_9;
            gale_longs[gale_items + gale_item] = (ulong) l_11;
            gale_longs[2 * gale_items + gale_item] = (ulong) (ul_12 - arg_out);
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_21); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            i_1 = (int) gale_ints[gale_item];
            ul_2 = arg_out + gale_longs[gale_item];
            i_9 = (int) gale_ints[gale_items + gale_item];
            l_11 = (long) gale_longs[gale_items + gale_item];
            ul_12 = arg_out + gale_longs[2 * gale_items + gale_item];
            i_3 = (int) get_local_id(0);
            i_4 = (int) get_local_id(0);
            i_5 = (int) get_local_id(0);
            i_6 = (int) get_local_id(0);
            ul_7 = arg_args + 16L;
            l_21 = gale_reply(gale_entry);
        }
        l_22 = *((__global gale_long *) ul_12);
        *((__global gale_long *) ul_12) = ((long) ((ulong) l_21 + (ulong) l_22));
        l_23 = *((__global gale_long *) ul_2);
        *((__global gale_long *) ul_2) = (l_11 ^ l_23);
        i_24 = i_1 + ((int) (l_21 & 3L));
        ul_25 = arg_out + ((((long) i_24) << 3) + 16L);
        l_26 = *((__global gale_long *) ul_25);
        i_27 = (int) ((uint) i_9 + (uint) 1);
        if (i_4 == 0) {
            l_28 = (long) i_27;
            if ((l_28 & 3L) == 0) {
                l_29 = (long) ((ulong) l_28 * (ulong) (-7046029254386353131L));
                l_30 = gale_HostCall_decided(arg_fs, ((l_29 ^ ((long) ((ulong) l_29 >> 29))) & 2305843009213693951L), gale_group);
                l_31 = l_30;
            } else {
                l_32 = gale_HostCall_request(arg_fs, 2000, 0, l_28, 0L, (-1), gale_group);
                l_31 = l_32;
            }
        } else {
            l_31 = 0L;
        }
        if (i_3 == 0) {
            if (l_31 < (-4611686018427387904L)) {
                l_33 = gale_HostCall_awaitReply(arg_fs, l_31, gale_group);
                l_34 = l_33;
            } else {
                l_34 = l_31;
            }
        } else {
            l_34 = l_31;
        }
        GALEFS_BROADCAST(2, l_35, l_34);
        if (l_35 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_1;
            gale_longs[gale_item] = (ulong) (ul_2 - arg_out);
            gale_ints[gale_items + gale_item] = (uint) i_24;
            gale_longs[gale_items + gale_item] = (ulong) (ul_25 - arg_out);
            gale_longs[2 * gale_items + gale_item] = (ulong) l_26;
            gale_ints[2 * gale_items + gale_item] = (uint) i_27;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_35); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            i_1 = (int) gale_ints[gale_item];
            ul_2 = arg_out + gale_longs[gale_item];
            i_24 = (int) gale_ints[gale_items + gale_item];
            ul_25 = arg_out + gale_longs[gale_items + gale_item];
            l_26 = (long) gale_longs[2 * gale_items + gale_item];
            i_27 = (int) gale_ints[2 * gale_items + gale_item];
            i_3 = (int) get_local_id(0);
            i_4 = (int) get_local_id(0);
            i_5 = (int) get_local_id(0);
            i_6 = (int) get_local_id(0);
            ul_7 = arg_args + 16L;
            l_35 = gale_reply(gale_entry);
        }
        *((__global gale_long *) ul_25) = ((long) ((ulong) l_35 + (ulong) ((long) ((ulong) (l_26 << 1) + (ulong) l_26))));
        i_8 = i_24;
        i_9 = i_27;
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_20) VARIABLE(int, i_23) VARIABLE(int, i_3) VARIABLE(int, i_4) VARIABLE(int, i_7) VARIABLE(long, l_22) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_10) VARIABLE(__global uchar *, ul_2) VARIABLE(__global uchar *, ul_21) VARIABLE(__global uchar *, ul_5)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_7) VARIABLE(l_9) VARIABLE(ul_10) VARIABLE(ul_2) VARIABLE(ul_5)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(l_22) VARIABLE(ul_2) VARIABLE(ul_21) VARIABLE(ul_5)

__kernel void galefs_elementsAcrossWaits(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_2, *ul_5, *ul_10, *ul_21;
    int i_1, i_3, i_4, i_6, i_7, i_20, i_23;
    long l_0, l_8, l_9, l_11, l_12, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_22, l_24, l_25, l_26, l_27, l_28, l_29;
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
    i_1 = ((int) (l_0 & 3L)) + ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3);
    ul_2 = arg_out + ((((long) i_1) << 3) + 16L);
    *((__global gale_long *) ul_2) = l_0;
    i_3 = (int) get_local_id(0);
    i_4 = (int) get_local_id(0);
    ul_5 = arg_args + 16L;
    i_6 = i_1;
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
        l_8 = *((__global gale_long *) ul_5);
        l_9 = (long) i_7;
        if (!(l_9 < l_8)) {
            break;
        }
        ul_10 = arg_out + ((((long) i_6) << 3) + 16L);
        l_11 = *((__global gale_long *) ul_10);
        if (i_4 == 0) {
            l_12 = l_11 & 255L;
            if ((l_11 & 3L) == 0) {
                l_13 = (long) ((ulong) l_12 * (ulong) (-7046029254386353131L));
                l_14 = gale_HostCall_decided(arg_fs, ((l_13 ^ ((long) ((ulong) l_13 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_15 = l_14;
            } else {
                l_16 = gale_HostCall_request(arg_fs, 2000, 0, l_12, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_15 = l_16;
            }
        } else {
            l_15 = 0L;
        }
        GALEFS_BROADCAST(1, l_17, l_15);
        if (l_17 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_1;
            gale_longs[gale_item] = (ulong) (ul_2 - arg_out);
            gale_ints[gale_items + gale_item] = (uint) i_7;
            gale_longs[gale_items + gale_item] = (ulong) l_9;
            gale_longs[2 * gale_items + gale_item] = (ulong) (ul_10 - arg_out);
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_17); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            i_1 = (int) gale_ints[gale_item];
            ul_2 = arg_out + gale_longs[gale_item];
            i_7 = (int) gale_ints[gale_items + gale_item];
            l_9 = (long) gale_longs[gale_items + gale_item];
            ul_10 = arg_out + gale_longs[2 * gale_items + gale_item];
            i_3 = (int) get_local_id(0);
            i_4 = (int) get_local_id(0);
            ul_5 = arg_args + 16L;
            l_17 = gale_reply(gale_entry);
        }
        l_18 = *((__global gale_long *) ul_10);
        *((__global gale_long *) ul_10) = ((long) ((ulong) l_17 + (ulong) l_18));
        l_19 = *((__global gale_long *) ul_2);
        *((__global gale_long *) ul_2) = (l_9 ^ l_19);
        i_20 = i_1 + ((int) (l_17 & 3L));
        ul_21 = arg_out + ((((long) i_20) << 3) + 16L);
        l_22 = *((__global gale_long *) ul_21);
        i_23 = (int) ((uint) i_7 + (uint) 1);
        if (i_3 == 0) {
            l_24 = (long) i_23;
            if ((l_24 & 3L) == 0) {
                l_25 = (long) ((ulong) l_24 * (ulong) (-7046029254386353131L));
                l_26 = gale_HostCall_decided(arg_fs, ((l_25 ^ ((long) ((ulong) l_25 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_27 = l_26;
            } else {
                l_28 = gale_HostCall_request(arg_fs, 2000, 0, l_24, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_27 = l_28;
            }
        } else {
            l_27 = 0L;
        }
        GALEFS_BROADCAST(2, l_29, l_27);
        if (l_29 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_1;
            gale_longs[gale_item] = (ulong) (ul_2 - arg_out);
            gale_ints[gale_items + gale_item] = (uint) i_20;
            gale_longs[gale_items + gale_item] = (ulong) (ul_21 - arg_out);
            gale_longs[2 * gale_items + gale_item] = (ulong) l_22;
            gale_ints[2 * gale_items + gale_item] = (uint) i_23;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_29); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            i_1 = (int) gale_ints[gale_item];
            ul_2 = arg_out + gale_longs[gale_item];
            i_20 = (int) gale_ints[gale_items + gale_item];
            ul_21 = arg_out + gale_longs[gale_items + gale_item];
            l_22 = (long) gale_longs[2 * gale_items + gale_item];
            i_23 = (int) gale_ints[2 * gale_items + gale_item];
            i_3 = (int) get_local_id(0);
            i_4 = (int) get_local_id(0);
            ul_5 = arg_args + 16L;
            l_29 = gale_reply(gale_entry);
        }
        *((__global gale_long *) ul_21) = ((long) ((ulong) l_29 + (ulong) ((long) ((ulong) (l_22 << 1) + (ulong) l_22))));
        i_6 = i_20;
        i_7 = i_23;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
