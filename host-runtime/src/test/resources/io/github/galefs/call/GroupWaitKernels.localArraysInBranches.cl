// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.call.GroupWaitKernels#localArraysInBranches
// entry point: galefs_localArraysInBranches
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// waits: 5
// saved values: 1
// context bytes: 8
// needs: BARRIERS LOCAL_SIZE
// local bytes per work-item: 8
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: eb6857062d04d81b1de4c926206d656385b5e3a69aecd43ed0f73991b0f641cf
// functions SHA-256: 672969c07b5c05c6e5c944b5e7fe88ef0442969e0d01304cf6af46018253b716
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE GALEFS_PASS gale_HostCall_awaitReply gale_HostCall_decided gale_HostCall_request gale_int_at gale_rem_int gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_LAUNCH GALEFS_LOCAL_BARRIER GALEFS_LOCAL_RESTORE gale_HostCall_decided gale_HostCall_request gale_int_at gale_rem_int gale_reply gale_round_entry

//@ live
#define GALEFS_LOCAL_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_2) VARIABLE(long, l_1) VARIABLE(long, l_12) VARIABLE(long, l_17) VARIABLE(long, l_3)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(l_1) VARIABLE(l_12) VARIABLE(l_3)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(l_1) VARIABLE(l_12) VARIABLE(l_17) VARIABLE(l_3)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(l_12) VARIABLE(l_17) VARIABLE(l_3)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(l_12) VARIABLE(l_3)
#define GALEFS_LIVE_7(VARIABLE)
#define GALEFS_LIVE_8(VARIABLE)

__kernel void galefs_localArraysInBranches(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_PASS()
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 8L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(gale_passes + 20), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_2, i_18, i_26, i_27;
    long l_1, l_3, l_4, l_5, l_6, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_15, l_16, l_17, l_19, l_20, l_21, l_22, l_23, l_24, l_25, l_28, l_29, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37;
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
        case 2:
            goto resume_2;
        case 3:
            goto resume_3;
        case 4:
            goto resume_4;
        case 5:
            goto resume_5;
        default:
            break;
    }
    i_0 = (int) get_local_id(0);
    l_1 = (-16L) + ((((long) i_0) << 2) + 16L);
    *((__local gale_int *) (gale_local_memory + l_1)) = ((int) ((uint) ((int) ((uint) (i_0 << 3) - (uint) i_0)) + (uint) 1));
    i_2 = (int) get_local_size(0);
    l_3 = (-16L) + ((((long) ((int) ((uint) i_0 + (uint) i_2))) << 2) + 16L);
    *((__local gale_int *) (gale_local_memory + l_3)) = gale_group;
    GALEFS_LOCAL_BARRIER(1);
    l_4 = *((__global gale_long *) (arg_args + 24L));
    if (((int) get_local_id(0)) == 0) {
        l_5 = (long) ((ulong) ((long) ((ulong) l_4 * (ulong) 1000003L)) + (ulong) ((long) gale_group));
        if ((l_5 & 3L) == 0) {
            l_6 = (long) ((ulong) l_5 * (ulong) (-7046029254386353131L));
            l_7 = gale_HostCall_decided(arg_fs, ((l_6 ^ ((long) ((ulong) l_6 >> 29))) & 2305843009213693951L), gale_group);
            l_8 = l_7;
        } else {
            l_9 = gale_HostCall_request(arg_fs, 2000, 0, l_5, 0L, (-1), gale_group);
            l_8 = l_9;
        }
    } else {
        l_8 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_8 < (-4611686018427387904L)) {
            l_10 = gale_HostCall_awaitReply(arg_fs, l_8, gale_group);
            l_11 = l_10;
        } else {
            l_11 = l_8;
        }
    } else {
        l_11 = l_8;
    }
    GALEFS_BROADCAST(2, l_12, l_11);
    if (l_12 < LONG_MIN / 2) {
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_12); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) get_local_id(0);
        l_1 = (-16L) + ((((long) i_0) << 2) + 16L);
        i_2 = (int) get_local_size(0);
        l_3 = (-16L) + ((((long) ((int) ((uint) i_0 + (uint) i_2))) << 2) + 16L);
        l_12 = gale_reply(gale_entry);
    }
    if ((l_12 & 1L) == 0) {
        if (((int) get_local_id(0)) == 0) {
            l_13 = gale_HostCall_request(arg_fs, 2000, 0, ((long) ((ulong) l_12 + (ulong) 1L)), 0L, (-1), gale_group);
            l_14 = l_13;
        } else {
            l_14 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_14 < (-4611686018427387904L)) {
                l_15 = gale_HostCall_awaitReply(arg_fs, l_14, gale_group);
                l_16 = l_15;
            } else {
                l_16 = l_14;
            }
        } else {
            l_16 = l_14;
        }
        GALEFS_BROADCAST(3, l_17, l_16);
        if (l_17 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_12;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_17); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            l_12 = (long) gale_longs[gale_item];
            i_0 = (int) get_local_id(0);
            l_1 = (-16L) + ((((long) i_0) << 2) + 16L);
            i_2 = (int) get_local_size(0);
            l_3 = (-16L) + ((((long) ((int) ((uint) i_0 + (uint) i_2))) << 2) + 16L);
            l_17 = gale_reply(gale_entry);
        }
        i_18 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) ((int) ((uint) ((int) ((uint) i_2 - (uint) i_0)) + (uint) (-1)))) << 2) + 16L))));
        *((__global gale_long *) (arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L))) = ((long) ((ulong) l_17 + (ulong) ((long) i_18)));
        GALEFS_BARRIER(4);
        if ((l_17 & 2L) == 0) {
            *((__local gale_int *) (gale_local_memory + l_1)) = ((int) l_17);
            GALEFS_BARRIER(5);
            if (((int) get_local_id(0)) == 0) {
                if ((l_17 & 3L) == 0) {
                    l_19 = (long) ((ulong) l_17 * (ulong) (-7046029254386353131L));
                    l_20 = gale_HostCall_decided(arg_fs, ((l_19 ^ ((long) ((ulong) l_19 >> 29))) & 2305843009213693951L), gale_group);
                    l_21 = l_20;
                } else {
                    l_22 = gale_HostCall_request(arg_fs, 2000, 0, l_17, 0L, (-1), gale_group);
                    l_21 = l_22;
                }
            } else {
                l_21 = 0L;
            }
            if (((int) get_local_id(0)) == 0) {
                if (l_21 < (-4611686018427387904L)) {
                    l_23 = gale_HostCall_awaitReply(arg_fs, l_21, gale_group);
                    l_24 = l_23;
                } else {
                    l_24 = l_21;
                }
            } else {
                l_24 = l_21;
            }
            GALEFS_BROADCAST(6, l_25, l_24);
            if (l_25 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_12;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_25); }
                GALEFS_RETURN;
                resume_3:
                gale_resuming = 0;
                l_12 = (long) gale_longs[gale_item];
                i_0 = (int) get_local_id(0);
                i_2 = (int) get_local_size(0);
                l_3 = (-16L) + ((((long) ((int) ((uint) i_0 + (uint) i_2))) << 2) + 16L);
                l_25 = gale_reply(gale_entry);
            }
            i_26 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) gale_rem_int(((int) ((uint) i_0 + (uint) 3)), i_2)) << 2) + 16L))));
            i_27 = *((__local gale_int *) (gale_local_memory + l_3));
            *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 1L) << 3) + 16L))) = ((long) ((ulong) ((long) ((ulong) l_25 + (ulong) ((long) i_26))) + (ulong) ((long) i_27)));
        }
        if (((int) get_local_id(0)) == 0) {
            l_28 = gale_HostCall_request(arg_fs, 2000, 0, ((long) ((ulong) l_12 + (ulong) 3L)), 0L, (-1), gale_group);
            l_29 = l_28;
        } else {
            l_29 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_29 < (-4611686018427387904L)) {
                l_30 = gale_HostCall_awaitReply(arg_fs, l_29, gale_group);
                l_31 = l_30;
            } else {
                l_31 = l_29;
            }
        } else {
            l_31 = l_29;
        }
        GALEFS_BROADCAST(7, l_32, l_31);
        if (l_32 < LONG_MIN / 2) {
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_32); }
            GALEFS_RETURN;
            resume_4:
            gale_resuming = 0;
            l_32 = gale_reply(gale_entry);
        }
        *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 3L) << 3) + 16L))) = l_32;
        if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    } else {
        if (((int) get_local_id(0)) == 0) {
            l_33 = gale_HostCall_request(arg_fs, 2000, 0, ((long) ((ulong) l_12 + (ulong) 2L)), 0L, (-1), gale_group);
            l_34 = l_33;
        } else {
            l_34 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_34 < (-4611686018427387904L)) {
                l_35 = gale_HostCall_awaitReply(arg_fs, l_34, gale_group);
                l_36 = l_35;
            } else {
                l_36 = l_34;
            }
        } else {
            l_36 = l_34;
        }
        GALEFS_BROADCAST(8, l_37, l_36);
        if (l_37 < LONG_MIN / 2) {
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_37); }
            GALEFS_RETURN;
            resume_5:
            gale_resuming = 0;
            l_37 = gale_reply(gale_entry);
        }
        *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 2L) << 3) + 16L))) = l_37;
        if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_2) VARIABLE(long, l_1) VARIABLE(long, l_10) VARIABLE(long, l_13) VARIABLE(long, l_3)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_3)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_13) VARIABLE(l_3)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(l_10) VARIABLE(l_13) VARIABLE(l_3)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(l_10) VARIABLE(l_3)
#define GALEFS_LIVE_7(VARIABLE)
#define GALEFS_LIVE_8(VARIABLE)

__kernel void galefs_localArraysInBranches(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_resume = gale_int_at(gale_entry + 8);
    __global ulong *const gale_local_saved = gale_local_context(gale_contexts, 8L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8, gale_int_at(arg_fs + 60), gale_int_at(gale_entry + 4));
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_2, i_14, i_20, i_21;
    long l_1, l_3, l_4, l_5, l_6, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_15, l_16, l_17, l_18, l_19, l_22, l_23, l_24, l_25, l_26, l_27;
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
        case 2:
            goto resume_2;
        case 3:
            goto resume_3;
        case 4:
            goto resume_4;
        case 5:
            goto resume_5;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = (int) get_local_id(0);
    l_1 = (-16L) + ((((long) i_0) << 2) + 16L);
    *((__local gale_int *) (gale_local_memory + l_1)) = ((int) ((uint) ((int) ((uint) (i_0 << 3) - (uint) i_0)) + (uint) 1));
    i_2 = (int) get_local_size(0);
    l_3 = (-16L) + ((((long) ((int) ((uint) i_0 + (uint) i_2))) << 2) + 16L);
    *((__local gale_int *) (gale_local_memory + l_3)) = gale_group;
    GALEFS_LOCAL_BARRIER(1);
    l_4 = *((__global gale_long *) (arg_args + 24L));
    if (((int) get_local_id(0)) == 0) {
        l_5 = (long) ((ulong) ((long) ((ulong) l_4 * (ulong) 1000003L)) + (ulong) ((long) gale_group));
        if ((l_5 & 3L) == 0) {
            l_6 = (long) ((ulong) l_5 * (ulong) (-7046029254386353131L));
            l_7 = gale_HostCall_decided(arg_fs, ((l_6 ^ ((long) ((ulong) l_6 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_8 = l_7;
        } else {
            l_9 = gale_HostCall_request(arg_fs, 2000, 0, l_5, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_8 = l_9;
        }
    } else {
        l_8 = 0L;
    }
    GALEFS_BROADCAST(2, l_10, l_8);
    if (l_10 < LONG_MIN / 2) {
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_10); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) get_local_id(0);
        l_1 = (-16L) + ((((long) i_0) << 2) + 16L);
        i_2 = (int) get_local_size(0);
        l_3 = (-16L) + ((((long) ((int) ((uint) i_0 + (uint) i_2))) << 2) + 16L);
        l_10 = gale_reply(gale_entry);
    }
    if ((l_10 & 1L) == 0) {
        if (((int) get_local_id(0)) == 0) {
            l_11 = gale_HostCall_request(arg_fs, 2000, 0, ((long) ((ulong) l_10 + (ulong) 1L)), 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_12 = l_11;
        } else {
            l_12 = 0L;
        }
        GALEFS_BROADCAST(3, l_13, l_12);
        if (l_13 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_10;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_13); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            l_10 = (long) gale_longs[gale_item];
            i_0 = (int) get_local_id(0);
            l_1 = (-16L) + ((((long) i_0) << 2) + 16L);
            i_2 = (int) get_local_size(0);
            l_3 = (-16L) + ((((long) ((int) ((uint) i_0 + (uint) i_2))) << 2) + 16L);
            l_13 = gale_reply(gale_entry);
        }
        i_14 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) ((int) ((uint) ((int) ((uint) i_2 - (uint) i_0)) + (uint) (-1)))) << 2) + 16L))));
        *((__global gale_long *) (arg_out + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) << 3) + 16L))) = ((long) ((ulong) l_13 + (ulong) ((long) i_14)));
        GALEFS_BARRIER(4);
        if ((l_13 & 2L) == 0) {
            *((__local gale_int *) (gale_local_memory + l_1)) = ((int) l_13);
            GALEFS_BARRIER(5);
            if (((int) get_local_id(0)) == 0) {
                if ((l_13 & 3L) == 0) {
                    l_15 = (long) ((ulong) l_13 * (ulong) (-7046029254386353131L));
                    l_16 = gale_HostCall_decided(arg_fs, ((l_15 ^ ((long) ((ulong) l_15 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_17 = l_16;
                } else {
                    l_18 = gale_HostCall_request(arg_fs, 2000, 0, l_13, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_17 = l_18;
                }
            } else {
                l_17 = 0L;
            }
            GALEFS_BROADCAST(6, l_19, l_17);
            if (l_19 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_10;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_19); }
                GALEFS_RETURN;
                resume_3:
                gale_resuming = 0;
                l_10 = (long) gale_longs[gale_item];
                i_0 = (int) get_local_id(0);
                i_2 = (int) get_local_size(0);
                l_3 = (-16L) + ((((long) ((int) ((uint) i_0 + (uint) i_2))) << 2) + 16L);
                l_19 = gale_reply(gale_entry);
            }
            i_20 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) gale_rem_int(((int) ((uint) i_0 + (uint) 3)), i_2)) << 2) + 16L))));
            i_21 = *((__local gale_int *) (gale_local_memory + l_3));
            *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 1L) << 3) + 16L))) = ((long) ((ulong) ((long) ((ulong) l_19 + (ulong) ((long) i_20))) + (ulong) ((long) i_21)));
        }
        if (((int) get_local_id(0)) == 0) {
            l_22 = gale_HostCall_request(arg_fs, 2000, 0, ((long) ((ulong) l_10 + (ulong) 3L)), 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_23 = l_22;
        } else {
            l_23 = 0L;
        }
        GALEFS_BROADCAST(7, l_24, l_23);
        if (l_24 < LONG_MIN / 2) {
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_24); }
            GALEFS_RETURN;
            resume_4:
            gale_resuming = 0;
            l_24 = gale_reply(gale_entry);
        }
        *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 3L) << 3) + 16L))) = l_24;
        if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    } else {
        if (((int) get_local_id(0)) == 0) {
            l_25 = gale_HostCall_request(arg_fs, 2000, 0, ((long) ((ulong) l_10 + (ulong) 2L)), 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_26 = l_25;
        } else {
            l_26 = 0L;
        }
        GALEFS_BROADCAST(8, l_27, l_26);
        if (l_27 < LONG_MIN / 2) {
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_27); }
            GALEFS_RETURN;
            resume_5:
            gale_resuming = 0;
            l_27 = gale_reply(gale_entry);
        }
        *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 2L) << 3) + 16L))) = l_27;
        if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    }
    GALEFS_GROUP_END()
}
