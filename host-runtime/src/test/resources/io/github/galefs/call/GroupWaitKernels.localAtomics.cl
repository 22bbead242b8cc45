// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.call.GroupWaitKernels#localAtomics
// entry point: galefs_localAtomics
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// waits: 1
// saved values: 1
// context bytes: 8
// needs: BARRIERS LOCAL_SIZE
// local bytes: 32
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: f3348b13244285080b361aed71cd1c5b3c46b6769982d1eb8814d3cf05fa1230
// functions SHA-256: 672969c07b5c05c6e5c944b5e7fe88ef0442969e0d01304cf6af46018253b716
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE GALEFS_PASS gale_HostCall_awaitReply gale_HostCall_decided gale_HostCall_request gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_HostCall_decided gale_HostCall_request gale_int_at gale_reply gale_round_entry

//@ live
#define GALEFS_LOCAL_BYTES (32 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_10) VARIABLE(int, i_4) VARIABLE(int, i_6) VARIABLE(int, i_7) VARIABLE(long, l_5) VARIABLE(__global uchar *, ul_8) VARIABLE(__global uchar *, ul_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_4) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_5) VARIABLE(ul_8) VARIABLE(ul_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1)

__kernel void galefs_localAtomics(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_PASS()
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 8L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(gale_passes + 20), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_8, *ul_9;
    int i_0, i_1, i_2, i_3, i_4, i_6, i_7, i_10, i_22, i_23, i_24, i_25, i_26, i_27;
    long l_5, l_11, l_12, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_20, l_21;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 0 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto loop_4;
        default:
            break;
    }
    i_0 = (int) get_local_size(0);
    i_1 = (int) get_local_id(0);
    i_2 = i_1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_2 < 8)) {
            break;
        }
        *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) i_2) << 2) + 16L)))) = 0;
        i_3 = (int) ((uint) i_2 + (uint) i_0);
        i_2 = i_3;
    }
    GALEFS_LOCAL_BARRIER(1);
    i_4 = (int) ((uint) i_1 + (uint) 1);
    l_5 = (long) i_1;
    i_6 = (int) get_local_id(0);
    i_7 = (int) get_local_id(0);
    ul_8 = arg_args + 24L;
    ul_9 = arg_args + 16L;
    i_10 = 0;
    loop_4:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        l_11 = *((__global gale_long *) ul_9);
        l_12 = (long) i_10;
        if (!(l_12 < l_11)) {
            break;
        }
        l_13 = *((__global gale_long *) ul_8);
        if (i_7 == 0) {
            l_14 = (long) ((ulong) l_12 + (ulong) ((long) ((ulong) ((long) ((ulong) l_13 * (ulong) 1000003L)) + (ulong) ((long) gale_group))));
            if ((l_14 & 3L) == 0) {
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
        if (i_6 == 0) {
            if (l_17 < (-4611686018427387904L)) {
                l_19 = gale_HostCall_awaitReply(arg_fs, l_17, gale_group);
                l_20 = l_19;
            } else {
                l_20 = l_17;
            }
        } else {
            l_20 = l_17;
        }
        GALEFS_BROADCAST(2, l_21, l_20);
        if (l_21 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_10;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_21); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            i_10 = (int) gale_ints[gale_item];
            i_1 = (int) get_local_id(0);
            i_4 = (int) ((uint) i_1 + (uint) 1);
            l_5 = (long) i_1;
            i_6 = (int) get_local_id(0);
            i_7 = (int) get_local_id(0);
            ul_8 = arg_args + 24L;
            ul_9 = arg_args + 16L;
            l_21 = gale_reply(gale_entry);
        }
        i_22 = atomic_add((volatile __local int *) ((gale_local_memory + (-16L)) + 16 + ((long) (((int) ((long) ((ulong) l_21 + (ulong) l_5))) & 7) << 2)), i_4);
        i_23 = (int) ((uint) i_10 + (uint) 1);
        i_10 = i_23;
    }
    GALEFS_LOCAL_BARRIER(3);
    i_24 = ((int) get_global_id(0)) << 3;
    i_25 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_25 < 4)) {
            break;
        }
        i_26 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) (uint) (((int) ((uint) i_1 + (uint) i_25)) & 7)) << 2) + 16L))));
        *((__global gale_long *) (arg_out + ((((long) ((int) ((uint) i_25 + (uint) i_24))) << 3) + 16L))) = ((long) i_26);
        i_27 = (int) ((uint) i_25 + (uint) 1);
        i_25 = i_27;
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (32 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_4) VARIABLE(int, i_6) VARIABLE(int, i_9) VARIABLE(long, l_5) VARIABLE(__global uchar *, ul_7) VARIABLE(__global uchar *, ul_8)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_4) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_5) VARIABLE(ul_7) VARIABLE(ul_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1)

__kernel void galefs_localAtomics(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 8L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(arg_fs + 60), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_7, *ul_8;
    int i_0, i_1, i_2, i_3, i_4, i_6, i_9, i_19, i_20, i_21, i_22, i_23, i_24;
    long l_5, l_10, l_11, l_12, l_13, l_14, l_15, l_16, l_17, l_18;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 0 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto loop_4;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = (int) get_local_size(0);
    i_1 = (int) get_local_id(0);
    i_2 = i_1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_2 < 8)) {
            break;
        }
        *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) i_2) << 2) + 16L)))) = 0;
        i_3 = (int) ((uint) i_2 + (uint) i_0);
        i_2 = i_3;
    }
    GALEFS_LOCAL_BARRIER(1);
    i_4 = (int) ((uint) i_1 + (uint) 1);
    l_5 = (long) i_1;
    i_6 = (int) get_local_id(0);
    ul_7 = arg_args + 24L;
    ul_8 = arg_args + 16L;
    i_9 = 0;
    loop_4:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        l_10 = *((__global gale_long *) ul_8);
        l_11 = (long) i_9;
        if (!(l_11 < l_10)) {
            break;
        }
        l_12 = *((__global gale_long *) ul_7);
        if (i_6 == 0) {
            l_13 = (long) ((ulong) l_11 + (ulong) ((long) ((ulong) ((long) ((ulong) l_12 * (ulong) 1000003L)) + (ulong) ((long) gale_group))));
            if ((l_13 & 3L) == 0) {
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
        GALEFS_BROADCAST(2, l_18, l_16);
        if (l_18 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_9;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_18); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            i_9 = (int) gale_ints[gale_item];
            i_1 = (int) get_local_id(0);
            i_4 = (int) ((uint) i_1 + (uint) 1);
            l_5 = (long) i_1;
            i_6 = (int) get_local_id(0);
            ul_7 = arg_args + 24L;
            ul_8 = arg_args + 16L;
            l_18 = gale_reply(gale_entry);
        }
        i_19 = atomic_add((volatile __local int *) ((gale_local_memory + (-16L)) + 16 + ((long) (((int) ((long) ((ulong) l_18 + (ulong) l_5))) & 7) << 2)), i_4);
        i_20 = (int) ((uint) i_9 + (uint) 1);
        i_9 = i_20;
    }
    GALEFS_LOCAL_BARRIER(3);
    i_21 = (gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3;
    i_22 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_22 < 4)) {
            break;
        }
        i_23 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) (uint) (((int) ((uint) i_1 + (uint) i_22)) & 7)) << 2) + 16L))));
        *((__global gale_long *) (arg_out + ((((long) ((int) ((uint) i_22 + (uint) i_21))) << 3) + 16L))) = ((long) i_23);
        i_24 = (int) ((uint) i_22 + (uint) 1);
        i_22 = i_24;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
