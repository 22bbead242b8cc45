// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.call.WaitKernels#helpers
// entry point: galefs_helpers
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// waits: 4
// saved values: 5
// context bytes: 40
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 8ba9dcd78d33db593f4c55dba0c3d7c4fe2a95d934d05cfdd96229ae34147b50
// functions SHA-256: 672969c07b5c05c6e5c944b5e7fe88ef0442969e0d01304cf6af46018253b716
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_HostCall_awaitReply gale_HostCall_decided gale_HostCall_request gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_HostCall_decided gale_HostCall_request gale_int_at gale_reply gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_3) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_36) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_5) VARIABLE(int, i_50) VARIABLE(long, l_17) VARIABLE(long, l_21) VARIABLE(long, l_32) VARIABLE(long, l_35) VARIABLE(long, l_4) VARIABLE(long, l_45) VARIABLE(long, l_49) VARIABLE(long, l_6) VARIABLE(__global uchar *, ul_1)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_3) VARIABLE(i_5) VARIABLE(l_4) VARIABLE(l_6) VARIABLE(ul_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(l_4)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(l_17) VARIABLE(l_32) VARIABLE(l_35)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_50) VARIABLE(l_17) VARIABLE(l_32) VARIABLE(l_45) VARIABLE(l_49)

__kernel void galefs_helpers(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_1;
    int i_3, i_5, i_15, i_19, i_20, i_30, i_33, i_34, i_36, i_46, i_47, i_48, i_50, i_60;
    long l_0, l_2, l_4, l_6, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_16, l_17, l_18, l_21, l_22, l_23, l_24, l_25, l_26, l_27, l_28, l_29, l_31, l_32, l_35, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_49, l_51, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_59;
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
            goto loop_17;
        case 3:
            goto loop_33;
        case 4:
            goto loop_46;
        default:
            break;
    }
    l_0 = *((__global gale_long *) (arg_args + 24L));
    ul_1 = arg_args + 16L;
    l_2 = *((__global gale_long *) ul_1);
    i_3 = (int) l_2;
    l_4 = (long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) gale_group));
    i_5 = 0;
    loop_1:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (!(i_5 < i_3)) {
            goto B15;
        }
        l_6 = (long) i_5;
        if (((int) get_local_id(0)) == 0) {
            l_7 = (long) ((ulong) l_4 + (ulong) l_6);
            if ((l_7 & 3L) == 0) {
                l_8 = (long) ((ulong) l_7 * (ulong) (-7046029254386353131L));
                l_9 = gale_HostCall_decided(arg_fs, ((l_8 ^ ((long) ((ulong) l_8 >> 29))) & 2305843009213693951L), gale_group);
                l_10 = l_9;
            } else {
                l_11 = gale_HostCall_request(arg_fs, 2000, 0, l_7, 0L, (-1), gale_group);
                l_10 = l_11;
            }
        } else {
            l_10 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_10 < (-4611686018427387904L)) {
                l_12 = gale_HostCall_awaitReply(arg_fs, l_10, gale_group);
                l_13 = l_12;
            } else {
                l_13 = l_10;
            }
        } else {
            l_13 = l_10;
        }
        GALEFS_BROADCAST(1, l_14, l_13);
        if (l_14 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_3;
            gale_longs[gale_item] = (ulong) l_4;
            gale_ints[gale_items + gale_item] = (uint) i_5;
            gale_longs[gale_items + gale_item] = (ulong) l_6;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_14); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            i_3 = (int) gale_ints[gale_item];
            l_4 = (long) gale_longs[gale_item];
            i_5 = (int) gale_ints[gale_items + gale_item];
            l_6 = (long) gale_longs[gale_items + gale_item];
            ul_1 = arg_args + 16L;
            l_14 = gale_reply(gale_entry);
        }
        if ((l_14 & 1L) == 0) {
            break;
        }
        i_15 = (int) ((uint) i_5 + (uint) 1);
        i_5 = i_15;
    }
    l_16 = (long) ((ulong) l_6 + (ulong) l_14);
    l_17 = l_16;
    goto B16;
B15:;
    l_17 = (-1L);
B16:;
    l_18 = *((__global gale_long *) ul_1);
    i_19 = (int) ((uint) ((int) l_18) + (uint) 2);
    i_20 = 0;
    loop_17:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (!(i_20 < i_19)) {
            goto B31;
        }
        l_21 = (long) i_20;
        if (((int) get_local_id(0)) == 0) {
            l_22 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) 100L)) + (ulong) l_21);
            if ((l_22 & 3L) == 0) {
                l_23 = (long) ((ulong) l_22 * (ulong) (-7046029254386353131L));
                l_24 = gale_HostCall_decided(arg_fs, ((l_23 ^ ((long) ((ulong) l_23 >> 29))) & 2305843009213693951L), gale_group);
                l_25 = l_24;
            } else {
                l_26 = gale_HostCall_request(arg_fs, 2000, 0, l_22, 0L, (-1), gale_group);
                l_25 = l_26;
            }
        } else {
            l_25 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_25 < (-4611686018427387904L)) {
                l_27 = gale_HostCall_awaitReply(arg_fs, l_25, gale_group);
                l_28 = l_27;
            } else {
                l_28 = l_25;
            }
        } else {
            l_28 = l_25;
        }
        GALEFS_BROADCAST(2, l_29, l_28);
        if (l_29 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_4;
            gale_longs[gale_items + gale_item] = (ulong) l_17;
            gale_ints[gale_item] = (uint) i_19;
            gale_ints[gale_items + gale_item] = (uint) i_20;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_21;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_29); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            l_4 = (long) gale_longs[gale_item];
            l_17 = (long) gale_longs[gale_items + gale_item];
            i_19 = (int) gale_ints[gale_item];
            i_20 = (int) gale_ints[gale_items + gale_item];
            l_21 = (long) gale_longs[2 * gale_items + gale_item];
            l_29 = gale_reply(gale_entry);
        }
        if ((l_29 & 1L) == 0) {
            break;
        }
        i_30 = (int) ((uint) i_20 + (uint) 1);
        i_20 = i_30;
    }
    l_31 = (long) ((ulong) l_21 + (ulong) l_29);
    l_32 = l_31;
    goto B32;
B31:;
    l_32 = (-1L);
B32:;
    i_33 = (int) get_local_id(0);
    i_34 = (int) get_local_id(0);
    l_35 = 0L;
    i_36 = 0;
    loop_33:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 3) {
            goto resume_3;
        }
        if (i_34 == 0) {
            l_37 = (long) ((ulong) l_35 + (ulong) ((long) ((ulong) l_17 + (ulong) ((long) i_36))));
            if ((l_37 & 3L) == 0) {
                l_38 = (long) ((ulong) l_37 * (ulong) (-7046029254386353131L));
                l_39 = gale_HostCall_decided(arg_fs, ((l_38 ^ ((long) ((ulong) l_38 >> 29))) & 2305843009213693951L), gale_group);
                l_40 = l_39;
            } else {
                l_41 = gale_HostCall_request(arg_fs, 2000, 0, l_37, 0L, (-1), gale_group);
                l_40 = l_41;
            }
        } else {
            l_40 = 0L;
        }
        if (i_33 == 0) {
            if (l_40 < (-4611686018427387904L)) {
                l_42 = gale_HostCall_awaitReply(arg_fs, l_40, gale_group);
                l_43 = l_42;
            } else {
                l_43 = l_40;
            }
        } else {
            l_43 = l_40;
        }
        GALEFS_BROADCAST(3, l_44, l_43);
        if (l_44 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_17;
            gale_longs[gale_items + gale_item] = (ulong) l_32;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_35;
            gale_ints[gale_item] = (uint) i_36;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_44); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            l_17 = (long) gale_longs[gale_item];
            l_32 = (long) gale_longs[gale_items + gale_item];
            l_35 = (long) gale_longs[2 * gale_items + gale_item];
            i_36 = (int) gale_ints[gale_item];
            i_33 = (int) get_local_id(0);
            i_34 = (int) get_local_id(0);
            l_44 = gale_reply(gale_entry);
        }
        l_45 = (long) ((ulong) l_35 + (ulong) l_44);
        i_46 = (int) ((uint) i_36 + (uint) 1);
        if (!(i_46 < 3)) {
            break;
        }
        l_35 = l_45;
        i_36 = i_46;
    }
    i_47 = (int) get_local_id(0);
    i_48 = (int) get_local_id(0);
    l_49 = 0L;
    i_50 = 0;
    loop_46:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 4) {
            goto resume_4;
        }
        if (i_48 == 0) {
            l_51 = (long) ((ulong) l_49 + (ulong) ((long) ((ulong) l_32 + (ulong) ((long) i_50))));
            if ((l_51 & 3L) == 0) {
                l_52 = (long) ((ulong) l_51 * (ulong) (-7046029254386353131L));
                l_53 = gale_HostCall_decided(arg_fs, ((l_52 ^ ((long) ((ulong) l_52 >> 29))) & 2305843009213693951L), gale_group);
                l_54 = l_53;
            } else {
                l_55 = gale_HostCall_request(arg_fs, 2000, 0, l_51, 0L, (-1), gale_group);
                l_54 = l_55;
            }
        } else {
            l_54 = 0L;
        }
        if (i_47 == 0) {
            if (l_54 < (-4611686018427387904L)) {
                l_56 = gale_HostCall_awaitReply(arg_fs, l_54, gale_group);
                l_57 = l_56;
            } else {
                l_57 = l_54;
            }
        } else {
            l_57 = l_54;
        }
        GALEFS_BROADCAST(4, l_58, l_57);
        if (l_58 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_17;
            gale_longs[gale_items + gale_item] = (ulong) l_32;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_45;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_49;
            gale_ints[gale_item] = (uint) i_50;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_58); }
            GALEFS_RETURN;
            resume_4:
            gale_resuming = 0;
            l_17 = (long) gale_longs[gale_item];
            l_32 = (long) gale_longs[gale_items + gale_item];
            l_45 = (long) gale_longs[2 * gale_items + gale_item];
            l_49 = (long) gale_longs[3 * gale_items + gale_item];
            i_50 = (int) gale_ints[gale_item];
            i_47 = (int) get_local_id(0);
            i_48 = (int) get_local_id(0);
            l_58 = gale_reply(gale_entry);
        }
        l_59 = (long) ((ulong) l_49 + (ulong) l_58);
        i_60 = (int) ((uint) i_50 + (uint) 1);
        if (!(i_60 < 2)) {
            break;
        }
        l_49 = l_59;
        i_50 = i_60;
    }
    *((__global gale_long *) (arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L))) = l_17;
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 1L) << 3) + 16L))) = l_32;
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 2L) << 3) + 16L))) = ((long) ((ulong) ((long) ((ulong) l_45 + (ulong) ((long) ((ulong) l_59 * (ulong) ((long) ((int) get_local_size(0))))))) + (ulong) ((long) ((int) get_local_id(0)))));
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_29) VARIABLE(int, i_3) VARIABLE(int, i_31) VARIABLE(int, i_40) VARIABLE(int, i_42) VARIABLE(int, i_5) VARIABLE(long, l_15) VARIABLE(long, l_19) VARIABLE(long, l_28) VARIABLE(long, l_30) VARIABLE(long, l_38) VARIABLE(long, l_4) VARIABLE(long, l_41) VARIABLE(long, l_6) VARIABLE(__global uchar *, ul_1)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_3) VARIABLE(i_5) VARIABLE(l_4) VARIABLE(l_6) VARIABLE(ul_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(l_15) VARIABLE(l_19) VARIABLE(l_4)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(l_15) VARIABLE(l_28) VARIABLE(l_30)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(l_15) VARIABLE(l_28) VARIABLE(l_38) VARIABLE(l_41)

__kernel void galefs_helpers(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_1;
    int i_3, i_5, i_13, i_17, i_18, i_26, i_29, i_31, i_39, i_40, i_42, i_50;
    long l_0, l_2, l_4, l_6, l_7, l_8, l_9, l_10, l_11, l_12, l_14, l_15, l_16, l_19, l_20, l_21, l_22, l_23, l_24, l_25, l_27, l_28, l_30, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_41, l_43, l_44, l_45, l_46, l_47, l_48, l_49;
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
            goto loop_12;
        case 3:
            goto loop_23;
        case 4:
            goto loop_31;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_args + 24L));
    ul_1 = arg_args + 16L;
    l_2 = *((__global gale_long *) ul_1);
    i_3 = (int) l_2;
    l_4 = (long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) gale_group));
    i_5 = 0;
    loop_1:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (!(i_5 < i_3)) {
            goto B10;
        }
        l_6 = (long) i_5;
        if (((int) get_local_id(0)) == 0) {
            l_7 = (long) ((ulong) l_4 + (ulong) l_6);
            if ((l_7 & 3L) == 0) {
                l_8 = (long) ((ulong) l_7 * (ulong) (-7046029254386353131L));
                l_9 = gale_HostCall_decided(arg_fs, ((l_8 ^ ((long) ((ulong) l_8 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_10 = l_9;
            } else {
                l_11 = gale_HostCall_request(arg_fs, 2000, 0, l_7, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_10 = l_11;
            }
        } else {
            l_10 = 0L;
        }
        GALEFS_BROADCAST(1, l_12, l_10);
        if (l_12 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_3;
            gale_longs[gale_item] = (ulong) l_4;
            gale_ints[gale_items + gale_item] = (uint) i_5;
            gale_longs[gale_items + gale_item] = (ulong) l_6;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_12); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            i_3 = (int) gale_ints[gale_item];
            l_4 = (long) gale_longs[gale_item];
            i_5 = (int) gale_ints[gale_items + gale_item];
            l_6 = (long) gale_longs[gale_items + gale_item];
            ul_1 = arg_args + 16L;
            l_12 = gale_reply(gale_entry);
        }
        if ((l_12 & 1L) == 0) {
            break;
        }
        i_13 = (int) ((uint) i_5 + (uint) 1);
        i_5 = i_13;
    }
    l_14 = (long) ((ulong) l_6 + (ulong) l_12);
    l_15 = l_14;
    goto B11;
B10:;
    l_15 = (-1L);
B11:;
    l_16 = *((__global gale_long *) ul_1);
    i_17 = (int) ((uint) ((int) l_16) + (uint) 2);
    i_18 = 0;
    loop_12:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (!(i_18 < i_17)) {
            goto B21;
        }
        l_19 = (long) i_18;
        if (((int) get_local_id(0)) == 0) {
            l_20 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) 100L)) + (ulong) l_19);
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
        GALEFS_BROADCAST(2, l_25, l_23);
        if (l_25 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_4;
            gale_longs[gale_items + gale_item] = (ulong) l_15;
            gale_ints[gale_item] = (uint) i_17;
            gale_ints[gale_items + gale_item] = (uint) i_18;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_19;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_25); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            l_4 = (long) gale_longs[gale_item];
            l_15 = (long) gale_longs[gale_items + gale_item];
            i_17 = (int) gale_ints[gale_item];
            i_18 = (int) gale_ints[gale_items + gale_item];
            l_19 = (long) gale_longs[2 * gale_items + gale_item];
            l_25 = gale_reply(gale_entry);
        }
        if ((l_25 & 1L) == 0) {
            break;
        }
        i_26 = (int) ((uint) i_18 + (uint) 1);
        i_18 = i_26;
    }
    l_27 = (long) ((ulong) l_19 + (ulong) l_25);
    l_28 = l_27;
    goto B22;
B21:;
    l_28 = (-1L);
B22:;
    i_29 = (int) get_local_id(0);
    l_30 = 0L;
    i_31 = 0;
    loop_23:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 3) {
            goto resume_3;
        }
        if (i_29 == 0) {
            l_32 = (long) ((ulong) l_30 + (ulong) ((long) ((ulong) l_15 + (ulong) ((long) i_31))));
            if ((l_32 & 3L) == 0) {
                l_33 = (long) ((ulong) l_32 * (ulong) (-7046029254386353131L));
                l_34 = gale_HostCall_decided(arg_fs, ((l_33 ^ ((long) ((ulong) l_33 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_35 = l_34;
            } else {
                l_36 = gale_HostCall_request(arg_fs, 2000, 0, l_32, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_35 = l_36;
            }
        } else {
            l_35 = 0L;
        }
        GALEFS_BROADCAST(3, l_37, l_35);
        if (l_37 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_15;
            gale_longs[gale_items + gale_item] = (ulong) l_28;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_30;
            gale_ints[gale_item] = (uint) i_31;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_37); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            l_15 = (long) gale_longs[gale_item];
            l_28 = (long) gale_longs[gale_items + gale_item];
            l_30 = (long) gale_longs[2 * gale_items + gale_item];
            i_31 = (int) gale_ints[gale_item];
            i_29 = (int) get_local_id(0);
            l_37 = gale_reply(gale_entry);
        }
        l_38 = (long) ((ulong) l_30 + (ulong) l_37);
        i_39 = (int) ((uint) i_31 + (uint) 1);
        if (!(i_39 < 3)) {
            break;
        }
        l_30 = l_38;
        i_31 = i_39;
    }
    i_40 = (int) get_local_id(0);
    l_41 = 0L;
    i_42 = 0;
    loop_31:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 4) {
            goto resume_4;
        }
        if (i_40 == 0) {
            l_43 = (long) ((ulong) l_41 + (ulong) ((long) ((ulong) l_28 + (ulong) ((long) i_42))));
            if ((l_43 & 3L) == 0) {
                l_44 = (long) ((ulong) l_43 * (ulong) (-7046029254386353131L));
                l_45 = gale_HostCall_decided(arg_fs, ((l_44 ^ ((long) ((ulong) l_44 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_46 = l_45;
            } else {
                l_47 = gale_HostCall_request(arg_fs, 2000, 0, l_43, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_46 = l_47;
            }
        } else {
            l_46 = 0L;
        }
        GALEFS_BROADCAST(4, l_48, l_46);
        if (l_48 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_15;
            gale_longs[gale_items + gale_item] = (ulong) l_28;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_38;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_41;
            gale_ints[gale_item] = (uint) i_42;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_48); }
            GALEFS_RETURN;
            resume_4:
            gale_resuming = 0;
            l_15 = (long) gale_longs[gale_item];
            l_28 = (long) gale_longs[gale_items + gale_item];
            l_38 = (long) gale_longs[2 * gale_items + gale_item];
            l_41 = (long) gale_longs[3 * gale_items + gale_item];
            i_42 = (int) gale_ints[gale_item];
            i_40 = (int) get_local_id(0);
            l_48 = gale_reply(gale_entry);
        }
        l_49 = (long) ((ulong) l_41 + (ulong) l_48);
        i_50 = (int) ((uint) i_42 + (uint) 1);
        if (!(i_50 < 2)) {
            break;
        }
        l_41 = l_49;
        i_42 = i_50;
    }
    *((__global gale_long *) (arg_out + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) << 3) + 16L))) = l_15;
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 1L) << 3) + 16L))) = l_28;
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 2L) << 3) + 16L))) = ((long) ((ulong) ((long) ((ulong) l_38 + (ulong) ((long) ((ulong) l_49 * (ulong) ((long) ((int) get_local_size(0))))))) + (ulong) ((long) ((int) get_local_id(0)))));
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
