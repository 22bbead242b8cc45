// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.call.GroupWaitKernels#dimensions
// entry point: galefs_dimensions
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// waits: 1
// saved values: 1
// context bytes: 8
// needs: BARRIERS GRID
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 148863725fef48dfdf508f25df1c74e681491bfd684faf78d70809bd9cf60e54
// functions SHA-256: 672969c07b5c05c6e5c944b5e7fe88ef0442969e0d01304cf6af46018253b716
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_HostCall_awaitReply gale_HostCall_decided gale_HostCall_request gale_div_int gale_grid_groups gale_grid_items gale_int_at gale_rem_int gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_HostCall_decided gale_HostCall_request gale_div_int gale_grid_groups gale_grid_items gale_int_at gale_rem_int gale_reply gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_2) VARIABLE(int, i_3) VARIABLE(int, i_4) VARIABLE(int, i_5) VARIABLE(int, i_6) VARIABLE(int, i_7) VARIABLE(long, l_8)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_8)

__kernel void galefs_dimensions(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes, const int8 gale_grid) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_9, i_10, i_11, i_12, i_14, i_24, i_25;
    long l_8, l_13, l_15, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 1 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        default:
            break;
    }
    i_0 = gale_group;
    i_1 = (int) get_local_id(0);
    i_2 = gale_grid_items(gale_grid, 0);
    i_3 = gale_grid_items(gale_grid, 1);
    i_4 = (int) ((uint) i_2 * (uint) i_3);
    i_5 = gale_grid_groups(gale_grid, 0);
    i_6 = gale_grid_groups(gale_grid, 1);
    i_7 = (int) ((uint) i_5 * (uint) i_6);
    l_8 = 0L;
    i_9 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_9 < 3)) {
            break;
        }
        if (i_9 == 0) {
            i_10 = 1;
        } else {
            if (i_9 == 1) {
                i_10 = i_5;
            } else {
                i_10 = i_7;
            }
        }
        if (i_9 == 0) {
            i_11 = 1;
        } else {
            if (i_9 == 1) {
                i_11 = i_2;
            } else {
                i_11 = i_4;
            }
        }
        i_12 = gale_grid_items(gale_grid, i_9);
        l_13 = (long) ((ulong) ((long) ((ulong) l_8 * (ulong) 100L)) + (ulong) ((long) ((int) ((uint) ((int) ((uint) i_12 * (uint) gale_rem_int(gale_div_int(i_0, i_10), gale_grid_groups(gale_grid, i_9)))) + (uint) gale_rem_int(gale_div_int(i_1, i_11), i_12)))));
        i_14 = (int) ((uint) i_9 + (uint) 1);
        l_8 = l_13;
        i_9 = i_14;
    }
    l_15 = *((__global gale_long *) (arg_args + 24L));
    if (((int) get_local_id(0)) == 0) {
        l_16 = (long) ((ulong) ((long) ((ulong) l_15 * (ulong) 1000003L)) + (ulong) ((long) gale_group));
        if ((l_16 & 3L) == 0) {
            l_17 = (long) ((ulong) l_16 * (ulong) (-7046029254386353131L));
            l_18 = gale_HostCall_decided(arg_fs, ((l_17 ^ ((long) ((ulong) l_17 >> 29))) & 2305843009213693951L), gale_group);
            l_19 = l_18;
        } else {
            l_20 = gale_HostCall_request(arg_fs, 2000, 0, l_16, 0L, (-1), gale_group);
            l_19 = l_20;
        }
    } else {
        l_19 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_19 < (-4611686018427387904L)) {
            l_21 = gale_HostCall_awaitReply(arg_fs, l_19, gale_group);
            l_22 = l_21;
        } else {
            l_22 = l_19;
        }
    } else {
        l_22 = l_19;
    }
    GALEFS_BROADCAST(1, l_23, l_22);
    if (l_23 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_8;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_23); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_8 = (long) gale_longs[gale_item];
        i_2 = gale_grid_items(gale_grid, 0);
        i_3 = gale_grid_items(gale_grid, 1);
        i_4 = (int) ((uint) i_2 * (uint) i_3);
        i_5 = gale_grid_groups(gale_grid, 0);
        i_6 = gale_grid_groups(gale_grid, 1);
        i_7 = (int) ((uint) i_5 * (uint) i_6);
        l_23 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L))) = ((long) ((ulong) l_8 + (ulong) l_23));
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 1L) << 3) + 16L))) = ((((long) ((int) ((uint) ((int) ((uint) i_3 * (uint) gale_rem_int(gale_div_int(gale_group, i_5), i_6))) + (uint) gale_rem_int(gale_div_int(((int) get_local_id(0)), i_2), i_3)))) * ((long) ((int) ((uint) i_5 * (uint) i_2)))) + ((long) ((int) ((uint) ((int) ((uint) i_2 * (uint) gale_rem_int(gale_group, i_5))) + (uint) gale_rem_int(((int) get_local_id(0)), i_2)))));
    i_24 = gale_grid_groups(gale_grid, 2);
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 2L) << 3) + 16L))) = (((((long) gale_rem_int(gale_group, i_5)) * 10000L) + (((long) gale_rem_int(gale_div_int(gale_group, i_5), i_6)) * 100L)) + ((long) gale_rem_int(gale_div_int(gale_group, i_7), i_24)));
    i_25 = gale_grid_items(gale_grid, 2);
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 3L) << 3) + 16L))) = (((((long) gale_rem_int(((int) get_local_id(0)), i_2)) * 10000L) + (((long) gale_rem_int(gale_div_int(((int) get_local_id(0)), i_2), i_3)) * 100L)) + ((long) gale_rem_int(gale_div_int(((int) get_local_id(0)), i_4), i_25)));
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 4L) << 3) + 16L))) = (((((long) i_2) * 10000L) + (((long) i_3) * 100L)) + ((long) i_25));
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 5L) << 3) + 16L))) = (((((long) i_5) * 10000L) + (((long) i_6) * 100L)) + ((long) i_24));
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_2) VARIABLE(int, i_3) VARIABLE(int, i_4) VARIABLE(int, i_5) VARIABLE(int, i_6) VARIABLE(int, i_7) VARIABLE(long, l_8)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_8)

__kernel void galefs_dimensions(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value, const int8 gale_grid) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_9, i_10, i_11, i_12, i_14, i_22, i_23;
    long l_8, l_13, l_15, l_16, l_17, l_18, l_19, l_20, l_21;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 1 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = gale_group;
    i_1 = (int) get_local_id(0);
    i_2 = gale_grid_items(gale_grid, 0);
    i_3 = gale_grid_items(gale_grid, 1);
    i_4 = (int) ((uint) i_2 * (uint) i_3);
    i_5 = gale_grid_groups(gale_grid, 0);
    i_6 = gale_grid_groups(gale_grid, 1);
    i_7 = (int) ((uint) i_5 * (uint) i_6);
    l_8 = 0L;
    i_9 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_9 < 3)) {
            break;
        }
        if (i_9 == 0) {
            i_10 = 1;
        } else {
            if (i_9 == 1) {
                i_10 = i_5;
            } else {
                i_10 = i_7;
            }
        }
        if (i_9 == 0) {
            i_11 = 1;
        } else {
            if (i_9 == 1) {
                i_11 = i_2;
            } else {
                i_11 = i_4;
            }
        }
        i_12 = gale_grid_items(gale_grid, i_9);
        l_13 = (long) ((ulong) ((long) ((ulong) l_8 * (ulong) 100L)) + (ulong) ((long) ((int) ((uint) ((int) ((uint) i_12 * (uint) gale_rem_int(gale_div_int(i_0, i_10), gale_grid_groups(gale_grid, i_9)))) + (uint) gale_rem_int(gale_div_int(i_1, i_11), i_12)))));
        i_14 = (int) ((uint) i_9 + (uint) 1);
        l_8 = l_13;
        i_9 = i_14;
    }
    l_15 = *((__global gale_long *) (arg_args + 24L));
    if (((int) get_local_id(0)) == 0) {
        l_16 = (long) ((ulong) ((long) ((ulong) l_15 * (ulong) 1000003L)) + (ulong) ((long) gale_group));
        if ((l_16 & 3L) == 0) {
            l_17 = (long) ((ulong) l_16 * (ulong) (-7046029254386353131L));
            l_18 = gale_HostCall_decided(arg_fs, ((l_17 ^ ((long) ((ulong) l_17 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_19 = l_18;
        } else {
            l_20 = gale_HostCall_request(arg_fs, 2000, 0, l_16, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_19 = l_20;
        }
    } else {
        l_19 = 0L;
    }
    GALEFS_BROADCAST(1, l_21, l_19);
    if (l_21 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_8;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_21); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_8 = (long) gale_longs[gale_item];
        i_2 = gale_grid_items(gale_grid, 0);
        i_3 = gale_grid_items(gale_grid, 1);
        i_4 = (int) ((uint) i_2 * (uint) i_3);
        i_5 = gale_grid_groups(gale_grid, 0);
        i_6 = gale_grid_groups(gale_grid, 1);
        i_7 = (int) ((uint) i_5 * (uint) i_6);
        l_21 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) << 3) + 16L))) = ((long) ((ulong) l_8 + (ulong) l_21));
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 1L) << 3) + 16L))) = ((((long) ((int) ((uint) ((int) ((uint) i_3 * (uint) gale_rem_int(gale_div_int(gale_group, i_5), i_6))) + (uint) gale_rem_int(gale_div_int(((int) get_local_id(0)), i_2), i_3)))) * ((long) ((int) ((uint) i_5 * (uint) i_2)))) + ((long) ((int) ((uint) ((int) ((uint) i_2 * (uint) gale_rem_int(gale_group, i_5))) + (uint) gale_rem_int(((int) get_local_id(0)), i_2)))));
    i_22 = gale_grid_groups(gale_grid, 2);
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 2L) << 3) + 16L))) = (((((long) gale_rem_int(gale_group, i_5)) * 10000L) + (((long) gale_rem_int(gale_div_int(gale_group, i_5), i_6)) * 100L)) + ((long) gale_rem_int(gale_div_int(gale_group, i_7), i_22)));
    i_23 = gale_grid_items(gale_grid, 2);
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 3L) << 3) + 16L))) = (((((long) gale_rem_int(((int) get_local_id(0)), i_2)) * 10000L) + (((long) gale_rem_int(gale_div_int(((int) get_local_id(0)), i_2), i_3)) * 100L)) + ((long) gale_rem_int(gale_div_int(((int) get_local_id(0)), i_4), i_23)));
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 4L) << 3) + 16L))) = (((((long) i_2) * 10000L) + (((long) i_3) * 100L)) + ((long) i_23));
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 5L) << 3) + 16L))) = (((((long) i_5) * 10000L) + (((long) i_6) * 100L)) + ((long) i_22));
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
