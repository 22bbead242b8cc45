// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.rpc.RpcKernels#requests
// entry point: galefs_requests
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ WRITE
// waits: 1
// saved values: 4
// context bytes: 24
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 3bd2a5a44b5f08f0f8fa8d93c840815e60a91a4fb3ff12feb7965b58bca0f054
// functions SHA-256: 9bb450a38759bddea08dbdcdf1a249795eb4a4fa7e1d0276ad9058fb7e754bfb
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_HostCall_awaitReply gale_HostCall_request gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_HostCall_request gale_int_at gale_reply gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_2) VARIABLE(int, i_3) VARIABLE(int, i_4) VARIABLE(long, l_5)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(l_5)

__kernel void galefs_requests(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_right, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_3, i_4, i_11, i_12;
    long l_5, l_6, l_7, l_8, l_9, l_10;
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
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = (int) get_local_id(0);
    i_2 = (int) get_local_id(0);
    i_3 = 0;
    i_4 = 0;
    loop_1:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (!(i_4 < i_0)) {
            break;
        }
        l_5 = (long) i_4;
        if (i_2 == 0) {
            l_6 = gale_HostCall_request(arg_fs, 1000, 0, l_5, 0L, (-1), gale_group);
            l_7 = l_6;
        } else {
            l_7 = 0L;
        }
        if (i_1 == 0) {
            if (l_7 < (-4611686018427387904L)) {
                l_8 = gale_HostCall_awaitReply(arg_fs, l_7, gale_group);
                l_9 = l_8;
            } else {
                l_9 = l_7;
            }
        } else {
            l_9 = l_7;
        }
        GALEFS_BROADCAST(1, l_10, l_9);
        if (l_10 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_0;
            gale_ints[gale_items + gale_item] = (uint) i_3;
            gale_ints[2 * gale_items + gale_item] = (uint) i_4;
            gale_longs[gale_item] = (ulong) l_5;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_10); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            i_0 = (int) gale_ints[gale_item];
            i_3 = (int) gale_ints[gale_items + gale_item];
            i_4 = (int) gale_ints[2 * gale_items + gale_item];
            l_5 = (long) gale_longs[gale_item];
            i_1 = (int) get_local_id(0);
            i_2 = (int) get_local_id(0);
            l_10 = gale_reply(gale_entry);
        }
        i_11 = (int) ((uint) i_4 + (uint) 1);
        if (l_5 == l_10) {
            i_12 = (int) ((uint) i_3 + (uint) 1);
            i_3 = i_12;
            i_4 = i_11;
        } else {
            i_4 = i_11;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_int *) (arg_right + ((((long) gale_group) << 2) + 16L))) = i_3;
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_2) VARIABLE(int, i_3) VARIABLE(long, l_4)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(l_4)

__kernel void galefs_requests(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_right, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_3, i_8, i_9;
    long l_4, l_5, l_6, l_7;
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
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = (int) get_local_id(0);
    i_2 = 0;
    i_3 = 0;
    loop_1:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (!(i_3 < i_0)) {
            break;
        }
        l_4 = (long) i_3;
        if (i_1 == 0) {
            l_5 = gale_HostCall_request(arg_fs, 1000, 0, l_4, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_6 = l_5;
        } else {
            l_6 = 0L;
        }
        GALEFS_BROADCAST(1, l_7, l_6);
        if (l_7 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_0;
            gale_ints[gale_items + gale_item] = (uint) i_2;
            gale_ints[2 * gale_items + gale_item] = (uint) i_3;
            gale_longs[gale_item] = (ulong) l_4;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_7); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            i_0 = (int) gale_ints[gale_item];
            i_2 = (int) gale_ints[gale_items + gale_item];
            i_3 = (int) gale_ints[2 * gale_items + gale_item];
            l_4 = (long) gale_longs[gale_item];
            i_1 = (int) get_local_id(0);
            l_7 = gale_reply(gale_entry);
        }
        i_8 = (int) ((uint) i_3 + (uint) 1);
        if (l_4 == l_7) {
            i_9 = (int) ((uint) i_2 + (uint) 1);
            i_2 = i_9;
            i_3 = i_8;
        } else {
            i_3 = i_8;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_int *) (arg_right + ((((long) gale_group) << 2) + 16L))) = i_2;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
