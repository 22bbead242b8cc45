// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.call.WaitKernels#idsAfterWaits
// entry point: galefs_idsAfterWaits
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// waits: 1
// saved values: 2
// context bytes: 16
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: aedd7502e8448ac0c98a603bf2b12f1bcf6c4551ae93d548a4a2de2839e959b5
// functions SHA-256: 672969c07b5c05c6e5c944b5e7fe88ef0442969e0d01304cf6af46018253b716
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_HostCall_awaitReply gale_HostCall_decided gale_HostCall_request gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_HostCall_decided gale_HostCall_request gale_int_at gale_reply gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_5) VARIABLE(long, l_4) VARIABLE(__global uchar *, ul_2) VARIABLE(__global uchar *, ul_3)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_5) VARIABLE(l_4) VARIABLE(ul_2) VARIABLE(ul_3)

__kernel void galefs_idsAfterWaits(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_2, *ul_3;
    int i_0, i_1, i_5, i_18;
    long l_4, l_6, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_15, l_16, l_17;
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
            goto loop_1;
        default:
            break;
    }
    i_0 = (int) get_local_id(0);
    i_1 = (int) get_local_id(0);
    ul_2 = arg_args + 24L;
    ul_3 = arg_args + 16L;
    l_4 = 0L;
    i_5 = 0;
    loop_1:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        l_6 = *((__global gale_long *) ul_3);
        l_7 = (long) i_5;
        if (!(l_7 < l_6)) {
            break;
        }
        l_8 = *((__global gale_long *) ul_2);
        if (i_1 == 0) {
            l_9 = (long) ((ulong) l_7 + (ulong) l_8);
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
        if (i_0 == 0) {
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
            gale_longs[gale_item] = (ulong) l_4;
            gale_ints[gale_item] = (uint) i_5;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_16); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            l_4 = (long) gale_longs[gale_item];
            i_5 = (int) gale_ints[gale_item];
            i_0 = (int) get_local_id(0);
            i_1 = (int) get_local_id(0);
            ul_2 = arg_args + 24L;
            ul_3 = arg_args + 16L;
            l_16 = gale_reply(gale_entry);
        }
        l_17 = (long) ((ulong) l_4 + (ulong) l_16);
        i_18 = (int) ((uint) i_5 + (uint) 1);
        l_4 = l_17;
        i_5 = i_18;
    }
    *((__global gale_long *) (arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L))) = l_4;
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 1L) << 3) + 16L))) = ((long) ((int) get_global_id(0)));
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 2L) << 3) + 16L))) = ((long) ((int) get_local_id(0)));
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 3L) << 3) + 16L))) = ((long) gale_group);
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 4L) << 3) + 16L))) = ((long) ((int) get_local_size(0)));
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 5L) << 3) + 16L))) = ((long) ((int) get_num_groups(0)));
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_4) VARIABLE(long, l_3) VARIABLE(__global uchar *, ul_1) VARIABLE(__global uchar *, ul_2)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_4) VARIABLE(l_3) VARIABLE(ul_1) VARIABLE(ul_2)

__kernel void galefs_idsAfterWaits(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_1, *ul_2;
    int i_0, i_4, i_15;
    long l_3, l_5, l_6, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14;
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
            goto loop_1;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = (int) get_local_id(0);
    ul_1 = arg_args + 24L;
    ul_2 = arg_args + 16L;
    l_3 = 0L;
    i_4 = 0;
    loop_1:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        l_5 = *((__global gale_long *) ul_2);
        l_6 = (long) i_4;
        if (!(l_6 < l_5)) {
            break;
        }
        l_7 = *((__global gale_long *) ul_1);
        if (i_0 == 0) {
            l_8 = (long) ((ulong) l_6 + (ulong) l_7);
            if ((l_8 & 3L) == 0) {
                l_9 = (long) ((ulong) l_8 * (ulong) (-7046029254386353131L));
                l_10 = gale_HostCall_decided(arg_fs, ((l_9 ^ ((long) ((ulong) l_9 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_11 = l_10;
            } else {
                l_12 = gale_HostCall_request(arg_fs, 2000, 0, l_8, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_11 = l_12;
            }
        } else {
            l_11 = 0L;
        }
        GALEFS_BROADCAST(1, l_13, l_11);
        if (l_13 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_3;
            gale_ints[gale_item] = (uint) i_4;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_13); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            l_3 = (long) gale_longs[gale_item];
            i_4 = (int) gale_ints[gale_item];
            i_0 = (int) get_local_id(0);
            ul_1 = arg_args + 24L;
            ul_2 = arg_args + 16L;
            l_13 = gale_reply(gale_entry);
        }
        l_14 = (long) ((ulong) l_3 + (ulong) l_13);
        i_15 = (int) ((uint) i_4 + (uint) 1);
        l_3 = l_14;
        i_4 = i_15;
    }
    *((__global gale_long *) (arg_out + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) << 3) + 16L))) = l_3;
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 1L) << 3) + 16L))) = ((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0)));
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 2L) << 3) + 16L))) = ((long) ((int) get_local_id(0)));
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 3L) << 3) + 16L))) = ((long) gale_group);
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 4L) << 3) + 16L))) = ((long) ((int) get_local_size(0)));
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 5L) << 3) + 16L))) = ((long) gale_group_count);
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
