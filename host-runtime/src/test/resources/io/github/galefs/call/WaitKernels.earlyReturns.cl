// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.call.WaitKernels#earlyReturns
// entry point: galefs_earlyReturns
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// waits: 3
// saved values: 3
// context bytes: 24
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 7cd2d09e8583fcdf40826a3c6851f7daa506c121f41d104186eb1875be52f391
// functions SHA-256: 672969c07b5c05c6e5c944b5e7fe88ef0442969e0d01304cf6af46018253b716
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_HostCall_awaitReply gale_HostCall_decided gale_HostCall_request gale_int_at gale_rem_long gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_HostCall_decided gale_HostCall_request gale_int_at gale_rem_long gale_reply gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_14) VARIABLE(int, i_3) VARIABLE(long, l_1) VARIABLE(long, l_5) VARIABLE(__global uchar *, ul_2)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_3) VARIABLE(l_1) VARIABLE(l_5) VARIABLE(ul_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_14) VARIABLE(l_1) VARIABLE(l_5) VARIABLE(ul_2)
#define GALEFS_LIVE_3(VARIABLE)

__kernel void galefs_earlyReturns(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_2;
    int i_3, i_14;
    long l_0, l_1, l_4, l_5, l_6, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_15, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 2 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto loop_3;
        case 2:
            goto loop_3;
        case 3:
            goto resume_3;
        default:
            break;
    }
    l_0 = *((__global gale_long *) (arg_args + 24L));
    l_1 = (long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) gale_group));
    *((__global gale_long *) (arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L))) = l_1;
    if ((l_1 & 7L) == 5L) {
        if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    } else {
        ul_2 = arg_args + 16L;
        i_3 = 0;
        loop_3:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 1) {
                goto resume_1;
            }
            if (gale_resuming == 2) {
                goto resume_2;
            }
            l_4 = *((__global gale_long *) ul_2);
            l_5 = (long) i_3;
            if (!(l_5 < l_4)) {
                goto B29;
            }
            if (((int) get_local_id(0)) == 0) {
                l_6 = (long) ((ulong) l_1 - (ulong) l_5);
                if ((l_6 & 3L) == 0) {
                    l_7 = (long) ((ulong) l_6 * (ulong) (-7046029254386353131L));
                    l_8 = gale_HostCall_decided(arg_fs, ((l_7 ^ ((long) ((ulong) l_7 >> 29))) & 2305843009213693951L), gale_group);
                    l_9 = l_8;
                } else {
                    l_10 = gale_HostCall_request(arg_fs, 2000, 0, l_6, 0L, (-1), gale_group);
                    l_9 = l_10;
                }
            } else {
                l_9 = 0L;
            }
            if (((int) get_local_id(0)) == 0) {
                if (l_9 < (-4611686018427387904L)) {
                    l_11 = gale_HostCall_awaitReply(arg_fs, l_9, gale_group);
                    l_12 = l_11;
                } else {
                    l_12 = l_9;
                }
            } else {
                l_12 = l_9;
            }
            GALEFS_BROADCAST(1, l_13, l_12);
            if (l_13 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_1;
                gale_ints[gale_item] = (uint) i_3;
                gale_longs[gale_items + gale_item] = (ulong) l_5;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_13); }
                GALEFS_RETURN;
                resume_1:
                gale_resuming = 0;
                l_1 = (long) gale_longs[gale_item];
                i_3 = (int) gale_ints[gale_item];
                l_5 = (long) gale_longs[gale_items + gale_item];
                ul_2 = arg_args + 16L;
                l_13 = gale_reply(gale_entry);
            }
            *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 1L) << 3) + 16L))) = l_13;
            if ((l_13 & 15L) == 3L) {
                goto B28;
            }
            i_14 = (int) ((uint) i_3 + (uint) 1);
            if ((l_13 & 1L) == 0) {
                i_3 = i_14;
            } else {
                if (((int) get_local_id(0)) == 0) {
                    l_15 = gale_HostCall_request(arg_fs, 2000, 0, l_13, 0L, (-1), gale_group);
                    l_16 = l_15;
                } else {
                    l_16 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_16 < (-4611686018427387904L)) {
                        l_17 = gale_HostCall_awaitReply(arg_fs, l_16, gale_group);
                        l_18 = l_17;
                    } else {
                        l_18 = l_16;
                    }
                } else {
                    l_18 = l_16;
                }
                GALEFS_BROADCAST(2, l_19, l_18);
                if (l_19 < LONG_MIN / 2) {
                    gale_longs[gale_item] = (ulong) l_1;
                    gale_longs[gale_items + gale_item] = (ulong) l_5;
                    gale_ints[gale_item] = (uint) i_14;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_19); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    l_1 = (long) gale_longs[gale_item];
                    l_5 = (long) gale_longs[gale_items + gale_item];
                    i_14 = (int) gale_ints[gale_item];
                    ul_2 = arg_args + 16L;
                    l_19 = gale_reply(gale_entry);
                }
                if (gale_rem_long(l_19, 5L) == 0L) {
                    break;
                }
                i_3 = i_14;
            }
        }
        *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 3L) << 3) + 16L))) = l_5;
        if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
        GALEFS_RETURN;
    B28:;
        *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 2L) << 3) + 16L))) = l_5;
        if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
        GALEFS_RETURN;
    B29:;
        if (((int) get_local_id(0)) == 0) {
            l_20 = gale_HostCall_request(arg_fs, 2000, 0, 9L, 0L, (-1), gale_group);
            l_21 = l_20;
        } else {
            l_21 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_21 < (-4611686018427387904L)) {
                l_22 = gale_HostCall_awaitReply(arg_fs, l_21, gale_group);
                l_23 = l_22;
            } else {
                l_23 = l_21;
            }
        } else {
            l_23 = l_21;
        }
        GALEFS_BROADCAST(3, l_24, l_23);
        if (l_24 < LONG_MIN / 2) {
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_24); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            l_24 = gale_reply(gale_entry);
        }
        *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 4L) << 3) + 16L))) = l_24;
        if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_12) VARIABLE(int, i_3) VARIABLE(long, l_1) VARIABLE(long, l_5) VARIABLE(__global uchar *, ul_2)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_3) VARIABLE(l_1) VARIABLE(l_5) VARIABLE(ul_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_12) VARIABLE(l_1) VARIABLE(l_5) VARIABLE(ul_2)
#define GALEFS_LIVE_3(VARIABLE)

__kernel void galefs_earlyReturns(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_2;
    int i_3, i_12;
    long l_0, l_1, l_4, l_5, l_6, l_7, l_8, l_9, l_10, l_11, l_13, l_14, l_15, l_16, l_17, l_18;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 2 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto loop_3;
        case 2:
            goto loop_3;
        case 3:
            goto resume_3;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_args + 24L));
    l_1 = (long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) gale_group));
    *((__global gale_long *) (arg_out + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) << 3) + 16L))) = l_1;
    if ((l_1 & 7L) == 5L) {
        if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    } else {
        ul_2 = arg_args + 16L;
        i_3 = 0;
        loop_3:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 1) {
                goto resume_1;
            }
            if (gale_resuming == 2) {
                goto resume_2;
            }
            l_4 = *((__global gale_long *) ul_2);
            l_5 = (long) i_3;
            if (!(l_5 < l_4)) {
                goto B19;
            }
            if (((int) get_local_id(0)) == 0) {
                l_6 = (long) ((ulong) l_1 - (ulong) l_5);
                if ((l_6 & 3L) == 0) {
                    l_7 = (long) ((ulong) l_6 * (ulong) (-7046029254386353131L));
                    l_8 = gale_HostCall_decided(arg_fs, ((l_7 ^ ((long) ((ulong) l_7 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_9 = l_8;
                } else {
                    l_10 = gale_HostCall_request(arg_fs, 2000, 0, l_6, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_9 = l_10;
                }
            } else {
                l_9 = 0L;
            }
            GALEFS_BROADCAST(1, l_11, l_9);
            if (l_11 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_1;
                gale_ints[gale_item] = (uint) i_3;
                gale_longs[gale_items + gale_item] = (ulong) l_5;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_11); }
                GALEFS_RETURN;
                resume_1:
                gale_resuming = 0;
                l_1 = (long) gale_longs[gale_item];
                i_3 = (int) gale_ints[gale_item];
                l_5 = (long) gale_longs[gale_items + gale_item];
                ul_2 = arg_args + 16L;
                l_11 = gale_reply(gale_entry);
            }
            *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 1L) << 3) + 16L))) = l_11;
            if ((l_11 & 15L) == 3L) {
                goto B18;
            }
            i_12 = (int) ((uint) i_3 + (uint) 1);
            if ((l_11 & 1L) == 0) {
                i_3 = i_12;
            } else {
                if (((int) get_local_id(0)) == 0) {
                    l_13 = gale_HostCall_request(arg_fs, 2000, 0, l_11, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_14 = l_13;
                } else {
                    l_14 = 0L;
                }
                GALEFS_BROADCAST(2, l_15, l_14);
                if (l_15 < LONG_MIN / 2) {
                    gale_longs[gale_item] = (ulong) l_1;
                    gale_longs[gale_items + gale_item] = (ulong) l_5;
                    gale_ints[gale_item] = (uint) i_12;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_15); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    l_1 = (long) gale_longs[gale_item];
                    l_5 = (long) gale_longs[gale_items + gale_item];
                    i_12 = (int) gale_ints[gale_item];
                    ul_2 = arg_args + 16L;
                    l_15 = gale_reply(gale_entry);
                }
                if (gale_rem_long(l_15, 5L) == 0L) {
                    break;
                }
                i_3 = i_12;
            }
        }
        *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 3L) << 3) + 16L))) = l_5;
        if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
        GALEFS_RETURN;
    B18:;
        *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 2L) << 3) + 16L))) = l_5;
        if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
        GALEFS_RETURN;
    B19:;
        if (((int) get_local_id(0)) == 0) {
            l_16 = gale_HostCall_request(arg_fs, 2000, 0, 9L, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_17 = l_16;
        } else {
            l_17 = 0L;
        }
        GALEFS_BROADCAST(3, l_18, l_17);
        if (l_18 < LONG_MIN / 2) {
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_18); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            l_18 = gale_reply(gale_entry);
        }
        *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 4L) << 3) + 16L))) = l_18;
        if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    }
    GALEFS_GROUP_END()
}
