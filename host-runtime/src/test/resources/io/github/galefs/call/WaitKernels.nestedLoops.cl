// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.call.WaitKernels#nestedLoops
// entry point: galefs_nestedLoops
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// waits: 3
// saved values: 7
// context bytes: 48
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 5708a1764488f4c0308b17e24745d126715ed6ab5e91ac4691109671b4d759cf
// functions SHA-256: 672969c07b5c05c6e5c944b5e7fe88ef0442969e0d01304cf6af46018253b716
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_HostCall_awaitReply gale_HostCall_decided gale_HostCall_request gale_int_at gale_rem_long gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_HostCall_decided gale_HostCall_request gale_int_at gale_rem_long gale_reply gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_2) VARIABLE(int, i_21) VARIABLE(int, i_23) VARIABLE(int, i_4) VARIABLE(int, i_5) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(long, l_0) VARIABLE(long, l_11) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_7) VARIABLE(__global uchar *, ul_6)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_11) VARIABLE(l_7) VARIABLE(ul_6)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_11) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(ul_6)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_20) VARIABLE(ul_6)

__kernel void galefs_nestedLoops(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_6;
    int i_1, i_2, i_4, i_5, i_8, i_9, i_21, i_22, i_23, i_25, i_33, i_35, i_36, i_48;
    long l_0, l_3, l_7, l_10, l_11, l_12, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_20, l_24, l_26, l_27, l_28, l_29, l_30, l_31, l_32, l_34, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_47;
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
            goto loop_1;
        case 2:
            goto loop_1;
        case 3:
            goto loop_1;
        default:
            break;
    }
    l_0 = *((__global gale_long *) (arg_args + 24L));
    i_1 = (int) get_local_id(0);
    i_2 = (int) get_local_id(0);
    l_3 = (long) ((int) get_local_id(0));
    i_4 = (int) get_local_id(0);
    i_5 = (int) get_local_id(0);
    ul_6 = arg_args + 16L;
    l_7 = l_3;
    i_8 = 0;
    i_9 = 0;
    loop_1:;
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (gale_resuming == 2) {
            goto loop_13;
        }
        if (gale_resuming == 3) {
            goto resume_3;
        }
        l_10 = *((__global gale_long *) ul_6);
        l_11 = (long) i_9;
        if (!(l_11 < l_10)) {
            break;
        }
        if (i_5 == 0) {
            l_12 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) gale_group))) + (ulong) l_11);
            if ((l_12 & 3L) == 0) {
                l_13 = (long) ((ulong) l_12 * (ulong) (-7046029254386353131L));
                l_14 = gale_HostCall_decided(arg_fs, ((l_13 ^ ((long) ((ulong) l_13 >> 29))) & 2305843009213693951L), gale_group);
                l_15 = l_14;
            } else {
                l_16 = gale_HostCall_request(arg_fs, 2000, 0, l_12, 0L, (-1), gale_group);
                l_15 = l_16;
            }
        } else {
            l_15 = 0L;
        }
        if (i_4 == 0) {
            if (l_15 < (-4611686018427387904L)) {
                l_17 = gale_HostCall_awaitReply(arg_fs, l_15, gale_group);
                l_18 = l_17;
            } else {
                l_18 = l_15;
            }
        } else {
            l_18 = l_15;
        }
        GALEFS_BROADCAST(1, l_19, l_18);
        if (l_19 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_0;
            gale_longs[gale_items + gale_item] = (ulong) l_7;
            gale_ints[gale_item] = (uint) i_8;
            gale_ints[gale_items + gale_item] = (uint) i_9;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_11;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_19); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            l_0 = (long) gale_longs[gale_item];
            l_7 = (long) gale_longs[gale_items + gale_item];
            i_8 = (int) gale_ints[gale_item];
            i_9 = (int) gale_ints[gale_items + gale_item];
            l_11 = (long) gale_longs[2 * gale_items + gale_item];
            i_1 = (int) get_local_id(0);
            i_2 = (int) get_local_id(0);
            i_4 = (int) get_local_id(0);
            i_5 = (int) get_local_id(0);
            ul_6 = arg_args + 16L;
            l_19 = gale_reply(gale_entry);
        }
        l_20 = l_7;
        i_21 = i_8;
        i_22 = 0;
        loop_13:;
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_22 < 5)) {
                break;
            }
            i_23 = (int) ((uint) i_22 + (uint) 1);
            l_24 = (long) ((ulong) l_19 + (ulong) ((long) i_22));
            if (gale_rem_long(l_24, 3L) == 1L) {
                i_25 = (int) ((uint) i_21 + (uint) 1);
                i_21 = i_25;
                i_22 = i_23;
            } else {
                if (((int) get_local_id(0)) == 0) {
                    if ((l_24 & 3L) == 0) {
                        l_26 = (long) ((ulong) l_24 * (ulong) (-7046029254386353131L));
                        l_27 = gale_HostCall_decided(arg_fs, ((l_26 ^ ((long) ((ulong) l_26 >> 29))) & 2305843009213693951L), gale_group);
                        l_28 = l_27;
                    } else {
                        l_29 = gale_HostCall_request(arg_fs, 2000, 0, l_24, 0L, (-1), gale_group);
                        l_28 = l_29;
                    }
                } else {
                    l_28 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_28 < (-4611686018427387904L)) {
                        l_30 = gale_HostCall_awaitReply(arg_fs, l_28, gale_group);
                        l_31 = l_30;
                    } else {
                        l_31 = l_28;
                    }
                } else {
                    l_31 = l_28;
                }
                GALEFS_BROADCAST(2, l_32, l_31);
                if (l_32 < LONG_MIN / 2) {
                    gale_longs[gale_item] = (ulong) l_0;
                    gale_ints[gale_item] = (uint) i_9;
                    gale_longs[gale_items + gale_item] = (ulong) l_11;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_19;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_20;
                    gale_ints[gale_items + gale_item] = (uint) i_21;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_23;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_32); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    l_0 = (long) gale_longs[gale_item];
                    i_9 = (int) gale_ints[gale_item];
                    l_11 = (long) gale_longs[gale_items + gale_item];
                    l_19 = (long) gale_longs[2 * gale_items + gale_item];
                    l_20 = (long) gale_longs[3 * gale_items + gale_item];
                    i_21 = (int) gale_ints[gale_items + gale_item];
                    i_23 = (int) gale_ints[2 * gale_items + gale_item];
                    i_1 = (int) get_local_id(0);
                    i_2 = (int) get_local_id(0);
                    i_4 = (int) get_local_id(0);
                    i_5 = (int) get_local_id(0);
                    ul_6 = arg_args + 16L;
                    l_32 = gale_reply(gale_entry);
                }
                i_33 = (int) get_local_id(0);
                l_34 = l_20;
                i_35 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_35 < 4)) {
                        break;
                    }
                    i_36 = (int) ((uint) i_35 + (uint) 1);
                    l_37 = (long) ((ulong) (l_32 ^ ((long) ((int) ((uint) i_35 + (uint) i_33)))) + (ulong) ((long) ((ulong) (l_34 << 5) - (ulong) l_34)));
                    l_34 = l_37;
                    i_35 = i_36;
                }
                l_20 = l_34;
                i_22 = i_23;
            }
        }
        if (l_20 == 0L) {
            l_38 = 1L;
        } else {
            l_39 = l_11 ^ l_19;
            l_38 = l_39;
        }
        if (i_2 == 0) {
            if ((l_38 & 3L) == 0) {
                l_40 = (long) ((ulong) l_38 * (ulong) (-7046029254386353131L));
                l_41 = gale_HostCall_decided(arg_fs, ((l_40 ^ ((long) ((ulong) l_40 >> 29))) & 2305843009213693951L), gale_group);
                l_42 = l_41;
            } else {
                l_43 = gale_HostCall_request(arg_fs, 2000, 0, l_38, 0L, (-1), gale_group);
                l_42 = l_43;
            }
        } else {
            l_42 = 0L;
        }
        if (i_1 == 0) {
            if (l_42 < (-4611686018427387904L)) {
                l_44 = gale_HostCall_awaitReply(arg_fs, l_42, gale_group);
                l_45 = l_44;
            } else {
                l_45 = l_42;
            }
        } else {
            l_45 = l_42;
        }
        GALEFS_BROADCAST(3, l_46, l_45);
        if (l_46 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_0;
            gale_ints[gale_item] = (uint) i_9;
            gale_longs[gale_items + gale_item] = (ulong) l_20;
            gale_ints[gale_items + gale_item] = (uint) i_21;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_46); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            l_0 = (long) gale_longs[gale_item];
            i_9 = (int) gale_ints[gale_item];
            l_20 = (long) gale_longs[gale_items + gale_item];
            i_21 = (int) gale_ints[gale_items + gale_item];
            i_1 = (int) get_local_id(0);
            i_2 = (int) get_local_id(0);
            i_4 = (int) get_local_id(0);
            i_5 = (int) get_local_id(0);
            ul_6 = arg_args + 16L;
            l_46 = gale_reply(gale_entry);
        }
        l_47 = (long) ((ulong) l_20 + (ulong) l_46);
        i_48 = (int) ((uint) i_9 + (uint) 1);
        l_7 = l_47;
        i_8 = i_21;
        i_9 = i_48;
    }
    *((__global gale_long *) (arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L))) = l_7;
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 1L) << 3) + 16L))) = ((long) i_8);
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_17) VARIABLE(int, i_19) VARIABLE(int, i_3) VARIABLE(int, i_6) VARIABLE(int, i_7) VARIABLE(long, l_0) VARIABLE(long, l_15) VARIABLE(long, l_16) VARIABLE(long, l_5) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_4)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_0) VARIABLE(l_5) VARIABLE(l_9) VARIABLE(ul_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_3) VARIABLE(i_7) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_9) VARIABLE(ul_4)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_17) VARIABLE(i_3) VARIABLE(i_7) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(ul_4)

__kernel void galefs_nestedLoops(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_4;
    int i_1, i_3, i_6, i_7, i_17, i_18, i_19, i_21, i_27, i_29, i_30, i_40;
    long l_0, l_2, l_5, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_15, l_16, l_20, l_22, l_23, l_24, l_25, l_26, l_28, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_39;
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
            goto loop_1;
        case 2:
            goto loop_1;
        case 3:
            goto loop_1;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_args + 24L));
    i_1 = (int) get_local_id(0);
    l_2 = (long) ((int) get_local_id(0));
    i_3 = (int) get_local_id(0);
    ul_4 = arg_args + 16L;
    l_5 = l_2;
    i_6 = 0;
    i_7 = 0;
    loop_1:;
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (gale_resuming == 2) {
            goto loop_8;
        }
        if (gale_resuming == 3) {
            goto resume_3;
        }
        l_8 = *((__global gale_long *) ul_4);
        l_9 = (long) i_7;
        if (!(l_9 < l_8)) {
            break;
        }
        if (i_3 == 0) {
            l_10 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) gale_group))) + (ulong) l_9);
            if ((l_10 & 3L) == 0) {
                l_11 = (long) ((ulong) l_10 * (ulong) (-7046029254386353131L));
                l_12 = gale_HostCall_decided(arg_fs, ((l_11 ^ ((long) ((ulong) l_11 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_13 = l_12;
            } else {
                l_14 = gale_HostCall_request(arg_fs, 2000, 0, l_10, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_13 = l_14;
            }
        } else {
            l_13 = 0L;
        }
        GALEFS_BROADCAST(1, l_15, l_13);
        if (l_15 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_0;
            gale_longs[gale_items + gale_item] = (ulong) l_5;
            gale_ints[gale_item] = (uint) i_6;
            gale_ints[gale_items + gale_item] = (uint) i_7;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_9;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_15); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            l_0 = (long) gale_longs[gale_item];
            l_5 = (long) gale_longs[gale_items + gale_item];
            i_6 = (int) gale_ints[gale_item];
            i_7 = (int) gale_ints[gale_items + gale_item];
            l_9 = (long) gale_longs[2 * gale_items + gale_item];
            i_1 = (int) get_local_id(0);
            i_3 = (int) get_local_id(0);
            ul_4 = arg_args + 16L;
            l_15 = gale_reply(gale_entry);
        }
        l_16 = l_5;
        i_17 = i_6;
        i_18 = 0;
        loop_8:;
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_18 < 5)) {
                break;
            }
            i_19 = (int) ((uint) i_18 + (uint) 1);
            l_20 = (long) ((ulong) l_15 + (ulong) ((long) i_18));
            if (gale_rem_long(l_20, 3L) == 1L) {
                i_21 = (int) ((uint) i_17 + (uint) 1);
                i_17 = i_21;
                i_18 = i_19;
            } else {
                if (((int) get_local_id(0)) == 0) {
                    if ((l_20 & 3L) == 0) {
                        l_22 = (long) ((ulong) l_20 * (ulong) (-7046029254386353131L));
                        l_23 = gale_HostCall_decided(arg_fs, ((l_22 ^ ((long) ((ulong) l_22 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_24 = l_23;
                    } else {
                        l_25 = gale_HostCall_request(arg_fs, 2000, 0, l_20, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_24 = l_25;
                    }
                } else {
                    l_24 = 0L;
                }
                GALEFS_BROADCAST(2, l_26, l_24);
                if (l_26 < LONG_MIN / 2) {
                    gale_longs[gale_item] = (ulong) l_0;
                    gale_ints[gale_item] = (uint) i_7;
                    gale_longs[gale_items + gale_item] = (ulong) l_9;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_15;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_16;
                    gale_ints[gale_items + gale_item] = (uint) i_17;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_19;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_26); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    l_0 = (long) gale_longs[gale_item];
                    i_7 = (int) gale_ints[gale_item];
                    l_9 = (long) gale_longs[gale_items + gale_item];
                    l_15 = (long) gale_longs[2 * gale_items + gale_item];
                    l_16 = (long) gale_longs[3 * gale_items + gale_item];
                    i_17 = (int) gale_ints[gale_items + gale_item];
                    i_19 = (int) gale_ints[2 * gale_items + gale_item];
                    i_1 = (int) get_local_id(0);
                    i_3 = (int) get_local_id(0);
                    ul_4 = arg_args + 16L;
                    l_26 = gale_reply(gale_entry);
                }
                i_27 = (int) get_local_id(0);
                l_28 = l_16;
                i_29 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_29 < 4)) {
                        break;
                    }
                    i_30 = (int) ((uint) i_29 + (uint) 1);
                    l_31 = (long) ((ulong) (l_26 ^ ((long) ((int) ((uint) i_29 + (uint) i_27)))) + (ulong) ((long) ((ulong) (l_28 << 5) - (ulong) l_28)));
                    l_28 = l_31;
                    i_29 = i_30;
                }
                l_16 = l_28;
                i_18 = i_19;
            }
        }
        if (l_16 == 0L) {
            l_32 = 1L;
        } else {
            l_33 = l_9 ^ l_15;
            l_32 = l_33;
        }
        if (i_1 == 0) {
            if ((l_32 & 3L) == 0) {
                l_34 = (long) ((ulong) l_32 * (ulong) (-7046029254386353131L));
                l_35 = gale_HostCall_decided(arg_fs, ((l_34 ^ ((long) ((ulong) l_34 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_36 = l_35;
            } else {
                l_37 = gale_HostCall_request(arg_fs, 2000, 0, l_32, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_36 = l_37;
            }
        } else {
            l_36 = 0L;
        }
        GALEFS_BROADCAST(3, l_38, l_36);
        if (l_38 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_0;
            gale_ints[gale_item] = (uint) i_7;
            gale_longs[gale_items + gale_item] = (ulong) l_16;
            gale_ints[gale_items + gale_item] = (uint) i_17;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_38); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            l_0 = (long) gale_longs[gale_item];
            i_7 = (int) gale_ints[gale_item];
            l_16 = (long) gale_longs[gale_items + gale_item];
            i_17 = (int) gale_ints[gale_items + gale_item];
            i_1 = (int) get_local_id(0);
            i_3 = (int) get_local_id(0);
            ul_4 = arg_args + 16L;
            l_38 = gale_reply(gale_entry);
        }
        l_39 = (long) ((ulong) l_16 + (ulong) l_38);
        i_40 = (int) ((uint) i_7 + (uint) 1);
        l_5 = l_39;
        i_6 = i_17;
        i_7 = i_40;
    }
    *((__global gale_long *) (arg_out + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) << 3) + 16L))) = l_5;
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 1L) << 3) + 16L))) = ((long) i_6);
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
