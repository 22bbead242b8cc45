// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.call.GroupWaitKernels#localArrays
// entry point: galefs_localArrays
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// waits: 2
// saved values: 5
// context bytes: 32
// needs: BARRIERS LOCAL_SIZE
// local bytes: 1032
// local bytes per work-item: 8
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 3aec24a9a9bc193ea5630339ce54e1d0b3168528a8ad3582d4f6dc9e757445b6
// functions SHA-256: 672969c07b5c05c6e5c944b5e7fe88ef0442969e0d01304cf6af46018253b716
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE GALEFS_PASS gale_HostCall_awaitReply gale_HostCall_decided gale_HostCall_request gale_int_at gale_rem_int gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_HostCall_decided gale_HostCall_request gale_int_at gale_rem_int gale_reply gale_round_entry

//@ live
#define GALEFS_LOCAL_BYTES (1032 + 8 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_28) VARIABLE(int, i_4) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_29) VARIABLE(long, l_3) VARIABLE(long, l_30) VARIABLE(long, l_5) VARIABLE(long, l_7) VARIABLE(long, l_8) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_14)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_4) VARIABLE(l_3) VARIABLE(l_5)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_14)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(l_26) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_14)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_28) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_5) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_14)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_28) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_5) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_14)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_28) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_14)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_14)

__kernel void galefs_localArrays(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_PASS()
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 32L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(gale_passes + 20), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_14;
    int i_1, i_4, i_10, i_11, i_12, i_13, i_15, i_28, i_39, i_40, i_41, i_42, i_44;
    long l_0, l_2, l_3, l_5, l_6, l_7, l_8, l_9, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_25, l_26, l_27, l_29, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_43;
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
    i_1 = (int) get_local_id(0);
    l_2 = (long) i_1;
    l_3 = (1016L) + ((l_2 << 3) + 16L);
    i_4 = (int) ((uint) i_1 + (uint) 1);
    *((__local gale_long *) (gale_local_memory + l_3)) = ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) gale_group))) * (ulong) ((long) i_4)));
    l_5 = (-16L) + (((l_2 + 1L) << 2) + 16L);
    *((__local gale_int *) (gale_local_memory + l_5)) = i_1;
    GALEFS_LOCAL_BARRIER(1);
    l_6 = (long) gale_rem_int(i_4, ((int) get_local_size(0)));
    l_7 = (-16L) + (((l_6 + 1L) << 2) + 16L);
    l_8 = (1016L) + ((l_6 << 3) + 16L);
    l_9 = (1016L) + 16L;
    i_10 = (int) get_local_id(0);
    i_11 = (int) get_local_id(0);
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_id(0);
    ul_14 = arg_args + 16L;
    i_15 = 0;
    loop_1:;
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (gale_resuming == 2) {
            goto loop_13;
        }
        l_16 = *((__global gale_long *) ul_14);
        l_17 = (long) i_15;
        if (!(l_17 < l_16)) {
            break;
        }
        l_18 = *((__local gale_long *) (gale_local_memory + l_9));
        if (i_13 == 0) {
            l_19 = (long) ((ulong) l_17 + (ulong) l_18);
            if ((l_19 & 3L) == 0) {
                l_20 = (long) ((ulong) l_19 * (ulong) (-7046029254386353131L));
                l_21 = gale_HostCall_decided(arg_fs, ((l_20 ^ ((long) ((ulong) l_20 >> 29))) & 2305843009213693951L), gale_group);
                l_22 = l_21;
            } else {
                l_23 = gale_HostCall_request(arg_fs, 2000, 0, l_19, 0L, (-1), gale_group);
                l_22 = l_23;
            }
        } else {
            l_22 = 0L;
        }
        if (i_12 == 0) {
            if (l_22 < (-4611686018427387904L)) {
                l_24 = gale_HostCall_awaitReply(arg_fs, l_22, gale_group);
                l_25 = l_24;
            } else {
                l_25 = l_22;
            }
        } else {
            l_25 = l_22;
        }
        GALEFS_BROADCAST(2, l_26, l_25);
        if (l_26 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_15;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_26); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            i_15 = (int) gale_ints[gale_item];
            i_1 = (int) get_local_id(0);
            l_2 = (long) i_1;
            l_3 = (1016L) + ((l_2 << 3) + 16L);
            l_5 = (-16L) + (((l_2 + 1L) << 2) + 16L);
            i_4 = (int) ((uint) i_1 + (uint) 1);
            l_6 = (long) gale_rem_int(i_4, ((int) get_local_size(0)));
            l_7 = (-16L) + (((l_6 + 1L) << 2) + 16L);
            l_8 = (1016L) + ((l_6 << 3) + 16L);
            l_9 = (1016L) + 16L;
            i_10 = (int) get_local_id(0);
            i_11 = (int) get_local_id(0);
            i_12 = (int) get_local_id(0);
            i_13 = (int) get_local_id(0);
            ul_14 = arg_args + 16L;
            l_26 = gale_reply(gale_entry);
        }
        GALEFS_LOCAL_BARRIER(3);
        l_27 = l_26 & 3L;
        i_28 = 0;
        loop_13:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            l_29 = (long) i_28;
            if (!(l_29 < l_27)) {
                break;
            }
            l_30 = *((__local gale_long *) (gale_local_memory + l_8));
            GALEFS_LOCAL_BARRIER(4);
            if (i_11 == 0) {
                l_31 = (long) ((ulong) l_26 + (ulong) l_29);
                if ((l_31 & 3L) == 0) {
                    l_32 = (long) ((ulong) l_31 * (ulong) (-7046029254386353131L));
                    l_33 = gale_HostCall_decided(arg_fs, ((l_32 ^ ((long) ((ulong) l_32 >> 29))) & 2305843009213693951L), gale_group);
                    l_34 = l_33;
                } else {
                    l_35 = gale_HostCall_request(arg_fs, 2000, 0, l_31, 0L, (-1), gale_group);
                    l_34 = l_35;
                }
            } else {
                l_34 = 0L;
            }
            if (i_10 == 0) {
                if (l_34 < (-4611686018427387904L)) {
                    l_36 = gale_HostCall_awaitReply(arg_fs, l_34, gale_group);
                    l_37 = l_36;
                } else {
                    l_37 = l_34;
                }
            } else {
                l_37 = l_34;
            }
            GALEFS_BROADCAST(5, l_38, l_37);
            if (l_38 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_longs[gale_item] = (ulong) l_26;
                gale_longs[gale_items + gale_item] = (ulong) l_27;
                gale_ints[gale_items + gale_item] = (uint) i_28;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_30;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_38); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_15 = (int) gale_ints[gale_item];
                l_26 = (long) gale_longs[gale_item];
                l_27 = (long) gale_longs[gale_items + gale_item];
                i_28 = (int) gale_ints[gale_items + gale_item];
                l_30 = (long) gale_longs[2 * gale_items + gale_item];
                i_1 = (int) get_local_id(0);
                l_2 = (long) i_1;
                l_3 = (1016L) + ((l_2 << 3) + 16L);
                l_5 = (-16L) + (((l_2 + 1L) << 2) + 16L);
                i_4 = (int) ((uint) i_1 + (uint) 1);
                l_6 = (long) gale_rem_int(i_4, ((int) get_local_size(0)));
                l_7 = (-16L) + (((l_6 + 1L) << 2) + 16L);
                l_8 = (1016L) + ((l_6 << 3) + 16L);
                l_9 = (1016L) + 16L;
                i_10 = (int) get_local_id(0);
                i_11 = (int) get_local_id(0);
                i_12 = (int) get_local_id(0);
                i_13 = (int) get_local_id(0);
                ul_14 = arg_args + 16L;
                l_38 = gale_reply(gale_entry);
            }
            i_39 = *((__local gale_int *) (gale_local_memory + l_5));
            *((__local gale_long *) (gale_local_memory + l_3)) = ((long) ((ulong) ((long) ((ulong) l_38 + (ulong) ((long) ((ulong) (l_30 << 5) - (ulong) l_30)))) + (ulong) ((long) i_39)));
            GALEFS_LOCAL_BARRIER(6);
            i_40 = (int) ((uint) i_28 + (uint) 1);
            i_28 = i_40;
        }
        i_41 = *((__local gale_int *) (gale_local_memory + l_7));
        *((__local gale_int *) (gale_local_memory + l_7)) = ((int) ((uint) ((int) ((uint) i_1 + (uint) ((int) l_26))) + (uint) i_41));
        GALEFS_LOCAL_BARRIER(7);
        i_42 = (int) ((uint) i_15 + (uint) 1);
        i_15 = i_42;
    }
    l_43 = *((__local gale_long *) (gale_local_memory + l_3));
    *((__global gale_long *) (arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L))) = l_43;
    i_44 = *((__local gale_int *) (gale_local_memory + l_5));
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 1L) << 3) + 16L))) = ((long) i_44);
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (1032 + 8 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_13) VARIABLE(int, i_24) VARIABLE(int, i_4) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_3) VARIABLE(long, l_5) VARIABLE(long, l_7) VARIABLE(long, l_8) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_12)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_4) VARIABLE(l_3) VARIABLE(l_5)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_12)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(l_22) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_12)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_24) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_12)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_24) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_26) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_12)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_24) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_12)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_12)

__kernel void galefs_localArrays(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 32L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(arg_fs + 60), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_12;
    int i_1, i_4, i_10, i_11, i_13, i_24, i_33, i_34, i_35, i_36, i_38;
    long l_0, l_2, l_3, l_5, l_6, l_7, l_8, l_9, l_14, l_15, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_25, l_26, l_27, l_28, l_29, l_30, l_31, l_32, l_37;
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
    i_1 = (int) get_local_id(0);
    l_2 = (long) i_1;
    l_3 = (1016L) + ((l_2 << 3) + 16L);
    i_4 = (int) ((uint) i_1 + (uint) 1);
    *((__local gale_long *) (gale_local_memory + l_3)) = ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) gale_group))) * (ulong) ((long) i_4)));
    l_5 = (-16L) + (((l_2 + 1L) << 2) + 16L);
    *((__local gale_int *) (gale_local_memory + l_5)) = i_1;
    GALEFS_LOCAL_BARRIER(1);
    l_6 = (long) gale_rem_int(i_4, ((int) get_local_size(0)));
    l_7 = (-16L) + (((l_6 + 1L) << 2) + 16L);
    l_8 = (1016L) + ((l_6 << 3) + 16L);
    l_9 = (1016L) + 16L;
    i_10 = (int) get_local_id(0);
    i_11 = (int) get_local_id(0);
    ul_12 = arg_args + 16L;
    i_13 = 0;
    loop_1:;
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (gale_resuming == 2) {
            goto loop_8;
        }
        l_14 = *((__global gale_long *) ul_12);
        l_15 = (long) i_13;
        if (!(l_15 < l_14)) {
            break;
        }
        l_16 = *((__local gale_long *) (gale_local_memory + l_9));
        if (i_11 == 0) {
            l_17 = (long) ((ulong) l_15 + (ulong) l_16);
            if ((l_17 & 3L) == 0) {
                l_18 = (long) ((ulong) l_17 * (ulong) (-7046029254386353131L));
                l_19 = gale_HostCall_decided(arg_fs, ((l_18 ^ ((long) ((ulong) l_18 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_20 = l_19;
            } else {
                l_21 = gale_HostCall_request(arg_fs, 2000, 0, l_17, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_20 = l_21;
            }
        } else {
            l_20 = 0L;
        }
        GALEFS_BROADCAST(2, l_22, l_20);
        if (l_22 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_13;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_22); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            i_13 = (int) gale_ints[gale_item];
            i_1 = (int) get_local_id(0);
            l_2 = (long) i_1;
            l_3 = (1016L) + ((l_2 << 3) + 16L);
            l_5 = (-16L) + (((l_2 + 1L) << 2) + 16L);
            i_4 = (int) ((uint) i_1 + (uint) 1);
            l_6 = (long) gale_rem_int(i_4, ((int) get_local_size(0)));
            l_7 = (-16L) + (((l_6 + 1L) << 2) + 16L);
            l_8 = (1016L) + ((l_6 << 3) + 16L);
            l_9 = (1016L) + 16L;
            i_10 = (int) get_local_id(0);
            i_11 = (int) get_local_id(0);
            ul_12 = arg_args + 16L;
            l_22 = gale_reply(gale_entry);
        }
        GALEFS_LOCAL_BARRIER(3);
        l_23 = l_22 & 3L;
        i_24 = 0;
        loop_8:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            l_25 = (long) i_24;
            if (!(l_25 < l_23)) {
                break;
            }
            l_26 = *((__local gale_long *) (gale_local_memory + l_8));
            GALEFS_LOCAL_BARRIER(4);
            if (i_10 == 0) {
                l_27 = (long) ((ulong) l_22 + (ulong) l_25);
                if ((l_27 & 3L) == 0) {
                    l_28 = (long) ((ulong) l_27 * (ulong) (-7046029254386353131L));
                    l_29 = gale_HostCall_decided(arg_fs, ((l_28 ^ ((long) ((ulong) l_28 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_30 = l_29;
                } else {
                    l_31 = gale_HostCall_request(arg_fs, 2000, 0, l_27, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_30 = l_31;
                }
            } else {
                l_30 = 0L;
            }
            GALEFS_BROADCAST(5, l_32, l_30);
            if (l_32 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_13;
                gale_longs[gale_item] = (ulong) l_22;
                gale_longs[gale_items + gale_item] = (ulong) l_23;
                gale_ints[gale_items + gale_item] = (uint) i_24;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_26;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_32); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_13 = (int) gale_ints[gale_item];
                l_22 = (long) gale_longs[gale_item];
                l_23 = (long) gale_longs[gale_items + gale_item];
                i_24 = (int) gale_ints[gale_items + gale_item];
                l_26 = (long) gale_longs[2 * gale_items + gale_item];
                i_1 = (int) get_local_id(0);
                l_2 = (long) i_1;
                l_3 = (1016L) + ((l_2 << 3) + 16L);
                l_5 = (-16L) + (((l_2 + 1L) << 2) + 16L);
                i_4 = (int) ((uint) i_1 + (uint) 1);
                l_6 = (long) gale_rem_int(i_4, ((int) get_local_size(0)));
                l_7 = (-16L) + (((l_6 + 1L) << 2) + 16L);
                l_8 = (1016L) + ((l_6 << 3) + 16L);
                l_9 = (1016L) + 16L;
                i_10 = (int) get_local_id(0);
                i_11 = (int) get_local_id(0);
                ul_12 = arg_args + 16L;
                l_32 = gale_reply(gale_entry);
            }
            i_33 = *((__local gale_int *) (gale_local_memory + l_5));
            *((__local gale_long *) (gale_local_memory + l_3)) = ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) ((long) ((ulong) (l_26 << 5) - (ulong) l_26)))) + (ulong) ((long) i_33)));
            GALEFS_LOCAL_BARRIER(6);
            i_34 = (int) ((uint) i_24 + (uint) 1);
            i_24 = i_34;
        }
        i_35 = *((__local gale_int *) (gale_local_memory + l_7));
        *((__local gale_int *) (gale_local_memory + l_7)) = ((int) ((uint) ((int) ((uint) i_1 + (uint) ((int) l_22))) + (uint) i_35));
        GALEFS_LOCAL_BARRIER(7);
        i_36 = (int) ((uint) i_13 + (uint) 1);
        i_13 = i_36;
    }
    l_37 = *((__local gale_long *) (gale_local_memory + l_3));
    *((__global gale_long *) (arg_out + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) << 3) + 16L))) = l_37;
    i_38 = *((__local gale_int *) (gale_local_memory + l_5));
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 1L) << 3) + 16L))) = ((long) i_38);
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
