// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.call.WaitKernels#underConditions
// entry point: galefs_underConditions
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// waits: 5
// saved values: 4
// context bytes: 32
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 933ba1f3d20a712b415378d2bfbc0e28a90bf569cdf0d8c8a939e2627be2554c
// functions SHA-256: 672969c07b5c05c6e5c944b5e7fe88ef0442969e0d01304cf6af46018253b716
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_HostCall_awaitReply gale_HostCall_decided gale_HostCall_request gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_HostCall_decided gale_HostCall_request gale_int_at gale_reply gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_39) VARIABLE(int, i_6) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_27) VARIABLE(long, l_5) VARIABLE(long, l_8) VARIABLE(__global uchar *, ul_3)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_6) VARIABLE(l_5) VARIABLE(l_8) VARIABLE(ul_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_6) VARIABLE(l_5) VARIABLE(l_8) VARIABLE(ul_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_6) VARIABLE(l_27) VARIABLE(l_5) VARIABLE(l_8) VARIABLE(ul_3)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_39) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(ul_3)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_39) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(ul_3)

__kernel void galefs_underConditions(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_3;
    int i_6, i_39;
    long l_0, l_1, l_2, l_4, l_5, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_25, l_26, l_27, l_28, l_29, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_47, l_48, l_49, l_50, l_51, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_59;
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
        case 3:
            goto loop_1;
        case 4:
            goto loop_1;
        case 5:
            goto loop_1;
        default:
            break;
    }
    l_0 = *((__global gale_long *) (arg_args + 24L));
    l_1 = (long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) gale_group));
    l_2 = (long) ((int) get_global_id(0));
    ul_3 = arg_args + 16L;
    l_4 = l_1;
    l_5 = l_2;
    i_6 = 0;
    loop_1:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (gale_resuming == 3) {
            goto resume_3;
        }
        if (gale_resuming == 4) {
            goto resume_4;
        }
        if (gale_resuming == 5) {
            goto resume_5;
        }
        l_7 = *((__global gale_long *) ul_3);
        l_8 = (long) i_6;
        if (!(l_8 < l_7)) {
            break;
        }
        if ((l_4 & 1L) == 0) {
            if (((int) get_local_id(0)) == 0) {
                l_9 = (long) ((ulong) l_4 + (ulong) l_8);
                if ((l_9 & 3L) == 0) {
                    l_10 = (long) ((ulong) l_9 * (ulong) (-7046029254386353131L));
                    l_11 = gale_HostCall_decided(arg_fs, ((l_10 ^ ((long) ((ulong) l_10 >> 29))) & 2305843009213693951L), gale_group);
                    l_12 = l_11;
                } else {
                    l_13 = gale_HostCall_request(arg_fs, 2000, 0, l_9, 0L, (-1), gale_group);
                    l_12 = l_13;
                }
            } else {
                l_12 = 0L;
            }
            if (((int) get_local_id(0)) == 0) {
                if (l_12 < (-4611686018427387904L)) {
                    l_14 = gale_HostCall_awaitReply(arg_fs, l_12, gale_group);
                    l_15 = l_14;
                } else {
                    l_15 = l_12;
                }
            } else {
                l_15 = l_12;
            }
            GALEFS_BROADCAST(1, l_16, l_15);
            if (l_16 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_5;
                gale_ints[gale_item] = (uint) i_6;
                gale_longs[gale_items + gale_item] = (ulong) l_8;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_16); }
                GALEFS_RETURN;
                resume_1:
                gale_resuming = 0;
                l_5 = (long) gale_longs[gale_item];
                i_6 = (int) gale_ints[gale_item];
                l_8 = (long) gale_longs[gale_items + gale_item];
                ul_3 = arg_args + 16L;
                l_16 = gale_reply(gale_entry);
            }
            l_17 = (long) ((ulong) l_5 + (ulong) l_16);
            l_18 = l_16;
            l_19 = l_17;
        } else {
            if ((l_4 & 6L) == 2L) {
                if (((int) get_local_id(0)) == 0) {
                    l_20 = l_4 ^ 5L;
                    if ((l_20 & 3L) == 0) {
                        l_21 = (long) ((ulong) l_20 * (ulong) (-7046029254386353131L));
                        l_22 = gale_HostCall_decided(arg_fs, ((l_21 ^ ((long) ((ulong) l_21 >> 29))) & 2305843009213693951L), gale_group);
                        l_23 = l_22;
                    } else {
                        l_24 = gale_HostCall_request(arg_fs, 2000, 0, l_20, 0L, (-1), gale_group);
                        l_23 = l_24;
                    }
                } else {
                    l_23 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_23 < (-4611686018427387904L)) {
                        l_25 = gale_HostCall_awaitReply(arg_fs, l_23, gale_group);
                        l_26 = l_25;
                    } else {
                        l_26 = l_23;
                    }
                } else {
                    l_26 = l_23;
                }
                GALEFS_BROADCAST(2, l_27, l_26);
                if (l_27 < LONG_MIN / 2) {
                    gale_longs[gale_item] = (ulong) l_5;
                    gale_ints[gale_item] = (uint) i_6;
                    gale_longs[gale_items + gale_item] = (ulong) l_8;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_27); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    l_5 = (long) gale_longs[gale_item];
                    i_6 = (int) gale_ints[gale_item];
                    l_8 = (long) gale_longs[gale_items + gale_item];
                    ul_3 = arg_args + 16L;
                    l_27 = gale_reply(gale_entry);
                }
                if (((int) get_local_id(0)) == 0) {
                    if ((l_27 & 3L) == 0) {
                        l_28 = (long) ((ulong) l_27 * (ulong) (-7046029254386353131L));
                        l_29 = gale_HostCall_decided(arg_fs, ((l_28 ^ ((long) ((ulong) l_28 >> 29))) & 2305843009213693951L), gale_group);
                        l_30 = l_29;
                    } else {
                        l_31 = gale_HostCall_request(arg_fs, 2000, 0, l_27, 0L, (-1), gale_group);
                        l_30 = l_31;
                    }
                } else {
                    l_30 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_30 < (-4611686018427387904L)) {
                        l_32 = gale_HostCall_awaitReply(arg_fs, l_30, gale_group);
                        l_33 = l_32;
                    } else {
                        l_33 = l_30;
                    }
                } else {
                    l_33 = l_30;
                }
                GALEFS_BROADCAST(3, l_34, l_33);
                if (l_34 < LONG_MIN / 2) {
                    gale_longs[gale_item] = (ulong) l_5;
                    gale_ints[gale_item] = (uint) i_6;
                    gale_longs[gale_items + gale_item] = (ulong) l_8;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_27;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_34); }
                    GALEFS_RETURN;
                    resume_3:
                    gale_resuming = 0;
                    l_5 = (long) gale_longs[gale_item];
                    i_6 = (int) gale_ints[gale_item];
                    l_8 = (long) gale_longs[gale_items + gale_item];
                    l_27 = (long) gale_longs[2 * gale_items + gale_item];
                    ul_3 = arg_args + 16L;
                    l_34 = gale_reply(gale_entry);
                }
                l_35 = (long) ((ulong) l_27 + (ulong) l_34);
                l_36 = l_5 << 1;
                l_37 = (long) ((ulong) l_36 + (ulong) l_36);
                l_18 = l_35;
                l_19 = l_37;
            } else {
                l_38 = (long) ((ulong) ((long) ((ulong) (l_4 << 3) - (ulong) l_4)) + (ulong) 11L);
                l_18 = l_38;
                l_19 = l_5;
            }
        }
        i_39 = (int) ((uint) i_6 + (uint) 1);
        switch ((int) (l_18 & 3L)) {
            case 0:
                if (((int) get_local_id(0)) == 0) {
                    l_40 = (long) ((ulong) l_18 - (ulong) l_8);
                    if ((l_40 & 3L) == 0) {
                        l_41 = (long) ((ulong) l_40 * (ulong) (-7046029254386353131L));
                        l_42 = gale_HostCall_decided(arg_fs, ((l_41 ^ ((long) ((ulong) l_41 >> 29))) & 2305843009213693951L), gale_group);
                        l_43 = l_42;
                    } else {
                        l_44 = gale_HostCall_request(arg_fs, 2000, 0, l_40, 0L, (-1), gale_group);
                        l_43 = l_44;
                    }
                } else {
                    l_43 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_43 < (-4611686018427387904L)) {
                        l_45 = gale_HostCall_awaitReply(arg_fs, l_43, gale_group);
                        l_46 = l_45;
                    } else {
                        l_46 = l_43;
                    }
                } else {
                    l_46 = l_43;
                }
                GALEFS_BROADCAST(4, l_47, l_46);
                if (l_47 < LONG_MIN / 2) {
                    gale_longs[gale_item] = (ulong) l_18;
                    gale_longs[gale_items + gale_item] = (ulong) l_19;
                    gale_ints[gale_item] = (uint) i_39;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_47); }
                    GALEFS_RETURN;
                    resume_4:
                    gale_resuming = 0;
                    l_18 = (long) gale_longs[gale_item];
                    l_19 = (long) gale_longs[gale_items + gale_item];
                    i_39 = (int) gale_ints[gale_item];
                    ul_3 = arg_args + 16L;
                    l_47 = gale_reply(gale_entry);
                }
                l_48 = l_19 ^ l_47;
                l_4 = l_18;
                l_5 = l_48;
                i_6 = i_39;
                break;
            case 1:
                l_49 = (long) ((ulong) l_19 + (ulong) (-5L));
                l_4 = l_18;
                l_5 = l_49;
                i_6 = i_39;
                break;
            case 2:
                if (((int) get_local_id(0)) == 0) {
                    if ((l_8 & 3L) == 0) {
                        l_50 = (long) ((ulong) l_8 * (ulong) (-7046029254386353131L));
                        l_51 = gale_HostCall_decided(arg_fs, ((l_50 ^ ((long) ((ulong) l_50 >> 29))) & 2305843009213693951L), gale_group);
                        l_52 = l_51;
                    } else {
                        l_53 = gale_HostCall_request(arg_fs, 2000, 0, l_8, 0L, (-1), gale_group);
                        l_52 = l_53;
                    }
                } else {
                    l_52 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_52 < (-4611686018427387904L)) {
                        l_54 = gale_HostCall_awaitReply(arg_fs, l_52, gale_group);
                        l_55 = l_54;
                    } else {
                        l_55 = l_52;
                    }
                } else {
                    l_55 = l_52;
                }
                GALEFS_BROADCAST(5, l_56, l_55);
                if (l_56 < LONG_MIN / 2) {
                    gale_longs[gale_item] = (ulong) l_18;
                    gale_longs[gale_items + gale_item] = (ulong) l_19;
                    gale_ints[gale_item] = (uint) i_39;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_56); }
                    GALEFS_RETURN;
                    resume_5:
                    gale_resuming = 0;
                    l_18 = (long) gale_longs[gale_item];
                    l_19 = (long) gale_longs[gale_items + gale_item];
                    i_39 = (int) gale_ints[gale_item];
                    ul_3 = arg_args + 16L;
                    l_56 = gale_reply(gale_entry);
                }
                l_57 = (long) ((ulong) l_18 + (ulong) (l_56 & 15L));
                l_58 = (l_19 << 3) | ((long) ((ulong) l_19 >> 61));
                l_4 = l_57;
                l_5 = l_58;
                i_6 = i_39;
                break;
            default:
                l_59 = (long) ((ulong) l_18 + (ulong) 1L);
                l_4 = l_59;
                l_5 = l_19;
                i_6 = i_39;
                break;
        }
    }
    *((__global gale_long *) (arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L))) = l_4;
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 1L) << 3) + 16L))) = l_5;
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_33) VARIABLE(int, i_6) VARIABLE(long, l_16) VARIABLE(long, l_17) VARIABLE(long, l_23) VARIABLE(long, l_5) VARIABLE(long, l_8) VARIABLE(__global uchar *, ul_3)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_6) VARIABLE(l_5) VARIABLE(l_8) VARIABLE(ul_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_6) VARIABLE(l_5) VARIABLE(l_8) VARIABLE(ul_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_6) VARIABLE(l_23) VARIABLE(l_5) VARIABLE(l_8) VARIABLE(ul_3)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_33) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(ul_3)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_33) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(ul_3)

__kernel void galefs_underConditions(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_3;
    int i_6, i_33;
    long l_0, l_1, l_2, l_4, l_5, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_25, l_26, l_27, l_28, l_29, l_30, l_31, l_32, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_47, l_48, l_49;
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
        case 3:
            goto loop_1;
        case 4:
            goto loop_1;
        case 5:
            goto loop_1;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_args + 24L));
    l_1 = (long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) gale_group));
    l_2 = (long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0));
    ul_3 = arg_args + 16L;
    l_4 = l_1;
    l_5 = l_2;
    i_6 = 0;
    loop_1:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (gale_resuming == 3) {
            goto resume_3;
        }
        if (gale_resuming == 4) {
            goto resume_4;
        }
        if (gale_resuming == 5) {
            goto resume_5;
        }
        l_7 = *((__global gale_long *) ul_3);
        l_8 = (long) i_6;
        if (!(l_8 < l_7)) {
            break;
        }
        if ((l_4 & 1L) == 0) {
            if (((int) get_local_id(0)) == 0) {
                l_9 = (long) ((ulong) l_4 + (ulong) l_8);
                if ((l_9 & 3L) == 0) {
                    l_10 = (long) ((ulong) l_9 * (ulong) (-7046029254386353131L));
                    l_11 = gale_HostCall_decided(arg_fs, ((l_10 ^ ((long) ((ulong) l_10 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_12 = l_11;
                } else {
                    l_13 = gale_HostCall_request(arg_fs, 2000, 0, l_9, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_12 = l_13;
                }
            } else {
                l_12 = 0L;
            }
            GALEFS_BROADCAST(1, l_14, l_12);
            if (l_14 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_5;
                gale_ints[gale_item] = (uint) i_6;
                gale_longs[gale_items + gale_item] = (ulong) l_8;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_14); }
                GALEFS_RETURN;
                resume_1:
                gale_resuming = 0;
                l_5 = (long) gale_longs[gale_item];
                i_6 = (int) gale_ints[gale_item];
                l_8 = (long) gale_longs[gale_items + gale_item];
                ul_3 = arg_args + 16L;
                l_14 = gale_reply(gale_entry);
            }
            l_15 = (long) ((ulong) l_5 + (ulong) l_14);
            l_16 = l_14;
            l_17 = l_15;
        } else {
            if ((l_4 & 6L) == 2L) {
                if (((int) get_local_id(0)) == 0) {
                    l_18 = l_4 ^ 5L;
                    if ((l_18 & 3L) == 0) {
                        l_19 = (long) ((ulong) l_18 * (ulong) (-7046029254386353131L));
                        l_20 = gale_HostCall_decided(arg_fs, ((l_19 ^ ((long) ((ulong) l_19 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_21 = l_20;
                    } else {
                        l_22 = gale_HostCall_request(arg_fs, 2000, 0, l_18, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_21 = l_22;
                    }
                } else {
                    l_21 = 0L;
                }
                GALEFS_BROADCAST(2, l_23, l_21);
                if (l_23 < LONG_MIN / 2) {
                    gale_longs[gale_item] = (ulong) l_5;
                    gale_ints[gale_item] = (uint) i_6;
                    gale_longs[gale_items + gale_item] = (ulong) l_8;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_23); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    l_5 = (long) gale_longs[gale_item];
                    i_6 = (int) gale_ints[gale_item];
                    l_8 = (long) gale_longs[gale_items + gale_item];
                    ul_3 = arg_args + 16L;
                    l_23 = gale_reply(gale_entry);
                }
                if (((int) get_local_id(0)) == 0) {
                    if ((l_23 & 3L) == 0) {
                        l_24 = (long) ((ulong) l_23 * (ulong) (-7046029254386353131L));
                        l_25 = gale_HostCall_decided(arg_fs, ((l_24 ^ ((long) ((ulong) l_24 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_26 = l_25;
                    } else {
                        l_27 = gale_HostCall_request(arg_fs, 2000, 0, l_23, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_26 = l_27;
                    }
                } else {
                    l_26 = 0L;
                }
                GALEFS_BROADCAST(3, l_28, l_26);
                if (l_28 < LONG_MIN / 2) {
                    gale_longs[gale_item] = (ulong) l_5;
                    gale_ints[gale_item] = (uint) i_6;
                    gale_longs[gale_items + gale_item] = (ulong) l_8;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_23;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_28); }
                    GALEFS_RETURN;
                    resume_3:
                    gale_resuming = 0;
                    l_5 = (long) gale_longs[gale_item];
                    i_6 = (int) gale_ints[gale_item];
                    l_8 = (long) gale_longs[gale_items + gale_item];
                    l_23 = (long) gale_longs[2 * gale_items + gale_item];
                    ul_3 = arg_args + 16L;
                    l_28 = gale_reply(gale_entry);
                }
                l_29 = (long) ((ulong) l_23 + (ulong) l_28);
                l_30 = l_5 << 1;
                l_31 = (long) ((ulong) l_30 + (ulong) l_30);
                l_16 = l_29;
                l_17 = l_31;
            } else {
                l_32 = (long) ((ulong) ((long) ((ulong) (l_4 << 3) - (ulong) l_4)) + (ulong) 11L);
                l_16 = l_32;
                l_17 = l_5;
            }
        }
        i_33 = (int) ((uint) i_6 + (uint) 1);
        switch ((int) (l_16 & 3L)) {
            case 0:
                if (((int) get_local_id(0)) == 0) {
                    l_34 = (long) ((ulong) l_16 - (ulong) l_8);
                    if ((l_34 & 3L) == 0) {
                        l_35 = (long) ((ulong) l_34 * (ulong) (-7046029254386353131L));
                        l_36 = gale_HostCall_decided(arg_fs, ((l_35 ^ ((long) ((ulong) l_35 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_37 = l_36;
                    } else {
                        l_38 = gale_HostCall_request(arg_fs, 2000, 0, l_34, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_37 = l_38;
                    }
                } else {
                    l_37 = 0L;
                }
                GALEFS_BROADCAST(4, l_39, l_37);
                if (l_39 < LONG_MIN / 2) {
                    gale_longs[gale_item] = (ulong) l_16;
                    gale_longs[gale_items + gale_item] = (ulong) l_17;
                    gale_ints[gale_item] = (uint) i_33;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_39); }
                    GALEFS_RETURN;
                    resume_4:
                    gale_resuming = 0;
                    l_16 = (long) gale_longs[gale_item];
                    l_17 = (long) gale_longs[gale_items + gale_item];
                    i_33 = (int) gale_ints[gale_item];
                    ul_3 = arg_args + 16L;
                    l_39 = gale_reply(gale_entry);
                }
                l_40 = l_17 ^ l_39;
                l_4 = l_16;
                l_5 = l_40;
                i_6 = i_33;
                break;
            case 1:
                l_41 = (long) ((ulong) l_17 + (ulong) (-5L));
                l_4 = l_16;
                l_5 = l_41;
                i_6 = i_33;
                break;
            case 2:
                if (((int) get_local_id(0)) == 0) {
                    if ((l_8 & 3L) == 0) {
                        l_42 = (long) ((ulong) l_8 * (ulong) (-7046029254386353131L));
                        l_43 = gale_HostCall_decided(arg_fs, ((l_42 ^ ((long) ((ulong) l_42 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_44 = l_43;
                    } else {
                        l_45 = gale_HostCall_request(arg_fs, 2000, 0, l_8, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_44 = l_45;
                    }
                } else {
                    l_44 = 0L;
                }
                GALEFS_BROADCAST(5, l_46, l_44);
                if (l_46 < LONG_MIN / 2) {
                    gale_longs[gale_item] = (ulong) l_16;
                    gale_longs[gale_items + gale_item] = (ulong) l_17;
                    gale_ints[gale_item] = (uint) i_33;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_46); }
                    GALEFS_RETURN;
                    resume_5:
                    gale_resuming = 0;
                    l_16 = (long) gale_longs[gale_item];
                    l_17 = (long) gale_longs[gale_items + gale_item];
                    i_33 = (int) gale_ints[gale_item];
                    ul_3 = arg_args + 16L;
                    l_46 = gale_reply(gale_entry);
                }
                l_47 = (long) ((ulong) l_16 + (ulong) (l_46 & 15L));
                l_48 = (l_17 << 3) | ((long) ((ulong) l_17 >> 61));
                l_4 = l_47;
                l_5 = l_48;
                i_6 = i_33;
                break;
            default:
                l_49 = (long) ((ulong) l_16 + (ulong) 1L);
                l_4 = l_49;
                l_5 = l_17;
                i_6 = i_33;
                break;
        }
    }
    *((__global gale_long *) (arg_out + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) << 3) + 16L))) = l_4;
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 1L) << 3) + 16L))) = l_5;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
