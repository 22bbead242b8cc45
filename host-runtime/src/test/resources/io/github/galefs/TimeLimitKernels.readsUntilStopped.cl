// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.TimeLimitKernels#readsUntilStopped
// entry point: galefs_readsUntilStopped
// parameters: LONG_ARRAY BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE WRITE WRITE
// waits: 2
// saved values: 4
// context bytes: 24
// needs: BARRIERS
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 4da31c3fb2199a3d89c367ed3eeb52caa45c532c6622a7c3626bfb82413f1cc0
// functions SHA-256: f8646f9411ca167a1fb35d852406317b25684ac6c949971a47d5be07672d2ea3
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(long, l_10) VARIABLE(long, l_12) VARIABLE(long, l_20) VARIABLE(long, l_28) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(l_10) VARIABLE(l_12) VARIABLE(l_20) VARIABLE(l_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(l_10) VARIABLE(l_12) VARIABLE(l_28) VARIABLE(l_9)

__kernel void galefs_readsUntilStopped(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_11, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_21, i_22, i_23, i_29, i_30, i_32, i_33, i_34;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_12, l_20, l_24, l_25, l_26, l_27, l_28, l_31;
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
            goto resume_1;
        case 2:
            goto loop_14;
        default:
            break;
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) gale_group;
            l_3 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_2 << 12) + (l_2 << 11)))) + (ulong) 2048L);
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group);
            l_1 = l_6;
        }
    } else {
        l_1 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1 < (-4611686018427387904L)) {
            l_7 = gale_HostCall_awaitReply(arg_fs, l_1, gale_group);
            l_8 = l_7;
        } else {
            l_8 = l_1;
        }
    } else {
        l_8 = l_1;
    }
    GALEFS_BROADCAST(1, l_9, l_8);
    if (l_9 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_9); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_9 = gale_reply(gale_entry);
    }
    l_10 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    i_11 = (int) get_local_id(0);
    l_12 = ((long) gale_group) << 6;
    i_13 = (int) get_local_id(0);
    i_14 = (int) get_local_id(0);
    i_15 = 1;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_16;
        }
        if (i_15 < 1) {
            break;
        }
        i_16 = 1;
        i_17 = 0;
        i_18 = 0;
        loop_16:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_16 == 1)) {
                break;
            }
            i_19 = (int) ((uint) 64 - (uint) i_17);
            l_20 = (long) i_17;
            if (i_18 == 0) {
                i_21 = i_19;
            } else {
                i_22 = 4096 - ((int) (l_20 & 4095L));
                i_23 = (i_22 < i_19) ? i_22 : i_19;
                i_21 = i_23;
            }
            if (i_14 == 0) {
                l_24 = gale_BlockAccess_beginRead(arg_fs, ((int) l_9), l_20, i_21, gale_group);
                l_25 = l_24;
            } else {
                l_25 = 0L;
            }
            if (i_13 == 0) {
                if (l_25 < (-4611686018427387904L)) {
                    l_26 = gale_HostCall_awaitReply(arg_fs, l_25, gale_group);
                    l_27 = l_26;
                } else {
                    l_27 = l_25;
                }
            } else {
                l_27 = l_25;
            }
            GALEFS_BROADCAST(2, l_28, l_27);
            if (l_28 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_9;
                gale_ints[gale_item] = (uint) i_17;
                gale_ints[gale_items + gale_item] = (uint) i_18;
                gale_longs[gale_items + gale_item] = (ulong) l_20;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_28); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                l_9 = (long) gale_longs[gale_item];
                i_17 = (int) gale_ints[gale_item];
                i_18 = (int) gale_ints[gale_items + gale_item];
                l_20 = (long) gale_longs[gale_items + gale_item];
                l_10 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                i_11 = (int) get_local_id(0);
                l_12 = ((long) gale_group) << 6;
                i_13 = (int) get_local_id(0);
                i_14 = (int) get_local_id(0);
                l_28 = gale_reply(gale_entry);
            }
            i_29 = (int) l_28;
            if (l_28 < 0L) {
                i_30 = 0;
            } else {
                i_30 = i_29;
            }
            l_31 = gale_BlockAccess_offsetInRegion(arg_fs, l_28, l_20, gale_group);
            gale_copy((arg_fs + 16 + l_31), (arg_data + 16 + (l_20 + l_12)), i_30);
            GALEFS_BARRIER(3);
            if (i_11 == 0) {
                if (!(i_30 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_30, gale_group);
                }
            }
            i_32 = (int) ((uint) i_17 + (uint) i_30);
            i_33 = ((l_28 == (-117L)) || (!((i_18 == 0) || ((((long) i_32) & l_10) == 0)))) ? 1 : 0;
            i_34 = ((l_28 == (-117L)) || (!((i_30 < 1) || (!(i_32 < 64))))) ? 1 : 0;
            if (l_28 < 0L) {
                if (l_28 == (-117L)) {
                    i_16 = i_34;
                    i_17 = i_32;
                    i_18 = i_33;
                } else {
                    i_16 = i_29;
                    i_17 = i_32;
                    i_18 = i_33;
                }
            } else {
                i_16 = i_34;
                i_17 = i_32;
                i_18 = i_33;
            }
        }
        if (i_17 < 1) {
            i_15 = i_16;
        } else {
            i_15 = i_17;
        }
    }
    *((__global gale_int *) (arg_out + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = i_15;
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_8) VARIABLE(long, l_16) VARIABLE(long, l_22) VARIABLE(long, l_6) VARIABLE(long, l_7) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_8) VARIABLE(l_16) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_8) VARIABLE(l_22) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_9)

__kernel void galefs_readsUntilStopped(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_8, i_10, i_11, i_12, i_13, i_14, i_15, i_17, i_18, i_19, i_23, i_24, i_26, i_27, i_28;
    long l_0, l_1, l_2, l_5, l_6, l_7, l_9, l_16, l_20, l_21, l_22, l_25;
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
            goto resume_1;
        case 2:
            goto loop_9;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_3 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_3 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_3))))) = (char) ((int) gale_literals[i_3]);
                i_4 = (int) ((uint) i_3 + (uint) 1);
                i_3 = i_4;
            }
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_1 = l_5;
        }
    } else {
        l_1 = 0L;
    }
    GALEFS_BROADCAST(1, l_6, l_1);
    if (l_6 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_6); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_6 = gale_reply(gale_entry);
    }
    l_7 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    i_8 = (int) get_local_id(0);
    l_9 = ((long) gale_group) << 6;
    i_10 = (int) get_local_id(0);
    i_11 = 1;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_11;
        }
        if (i_11 < 1) {
            break;
        }
        i_12 = 1;
        i_13 = 0;
        i_14 = 0;
        loop_11:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_12 == 1)) {
                break;
            }
            i_15 = (int) ((uint) 64 - (uint) i_13);
            l_16 = (long) i_13;
            if (i_14 == 0) {
                i_17 = i_15;
            } else {
                i_18 = 4096 - ((int) (l_16 & 4095L));
                i_19 = (i_18 < i_15) ? i_18 : i_15;
                i_17 = i_19;
            }
            if (i_10 == 0) {
                l_20 = gale_BlockAccess_beginRead(arg_fs, ((int) l_6), l_16, i_17, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_21 = l_20;
            } else {
                l_21 = 0L;
            }
            GALEFS_BROADCAST(2, l_22, l_21);
            if (l_22 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_6;
                gale_ints[gale_item] = (uint) i_13;
                gale_ints[gale_items + gale_item] = (uint) i_14;
                gale_longs[gale_items + gale_item] = (ulong) l_16;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_22); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                l_6 = (long) gale_longs[gale_item];
                i_13 = (int) gale_ints[gale_item];
                i_14 = (int) gale_ints[gale_items + gale_item];
                l_16 = (long) gale_longs[gale_items + gale_item];
                l_7 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                i_8 = (int) get_local_id(0);
                l_9 = ((long) gale_group) << 6;
                i_10 = (int) get_local_id(0);
                l_22 = gale_reply(gale_entry);
            }
            i_23 = (int) l_22;
            if (l_22 < 0L) {
                i_24 = 0;
            } else {
                i_24 = i_23;
            }
            l_25 = gale_BlockAccess_offsetInRegion(arg_fs, l_22, l_16, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_25), (arg_data + 16 + (l_16 + l_9)), i_24);
            GALEFS_BARRIER(3);
            if (i_8 == 0) {
                if (!(i_24 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_24, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_26 = (int) ((uint) i_13 + (uint) i_24);
            i_27 = ((l_22 == (-117L)) || (!((i_14 == 0) || ((((long) i_26) & l_7) == 0)))) ? 1 : 0;
            i_28 = ((l_22 == (-117L)) || (!((i_24 < 1) || (!(i_26 < 64))))) ? 1 : 0;
            if (l_22 < 0L) {
                if (l_22 == (-117L)) {
                    i_12 = i_28;
                    i_13 = i_26;
                    i_14 = i_27;
                } else {
                    i_12 = i_23;
                    i_13 = i_26;
                    i_14 = i_27;
                }
            } else {
                i_12 = i_28;
                i_13 = i_26;
                i_14 = i_27;
            }
        }
        if (i_13 < 1) {
            i_11 = i_12;
        } else {
            i_11 = i_13;
        }
    }
    *((__global gale_int *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 2) + 16L))) = i_11;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
