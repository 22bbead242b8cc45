// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#leaveOpen
// entry point: galefs_leaveOpen
// parameters: LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ
// waits: 2
// saved values: 4
// context bytes: 24
// needs: BARRIERS
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: ddaed53e981c6986e58718cce68d74c4acfee0b279f327a7262b9d86080f1a69
// functions SHA-256: 7936a3b29201a06390be3a46a09fcf66d46ce788bea8f23ac8f479818dfaf470
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_23) VARIABLE(long, l_16) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(l_16) VARIABLE(l_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_23) VARIABLE(l_9)

__kernel void galefs_leaveOpen(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_13, i_14, i_15, i_17, i_23, i_24, i_26, i_27;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_16, l_18, l_19, l_20, l_21, l_22, l_25;
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
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, 4, (-1), gale_group);
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
    i_10 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_11 = (int) get_local_id(0);
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_id(0);
    i_14 = 4;
    i_15 = 0;
    loop_14:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (i_14 == 0) {
            break;
        }
        l_16 = (long) i_15;
        if (i_13 == 0) {
            i_17 = (i_15 < 1) ? 0 : 1;
            l_18 = gale_BlockAccess_beginWrite(arg_fs, i_14, ((int) l_9), l_16, ((int) ((uint) 4 - (uint) i_15)), i_17, gale_group);
            l_19 = l_18;
        } else {
            l_19 = 0L;
        }
        if (i_12 == 0) {
            if (l_19 < (-4611686018427387904L)) {
                l_20 = gale_HostCall_awaitReply(arg_fs, l_19, gale_group);
                l_21 = l_20;
            } else {
                l_21 = l_19;
            }
        } else {
            l_21 = l_19;
        }
        GALEFS_BROADCAST(2, l_22, l_21);
        if (l_22 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_9;
            gale_ints[gale_item] = (uint) i_14;
            gale_ints[gale_items + gale_item] = (uint) i_15;
            gale_longs[gale_items + gale_item] = (ulong) l_16;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_22); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            l_9 = (long) gale_longs[gale_item];
            i_14 = (int) gale_ints[gale_item];
            i_15 = (int) gale_ints[gale_items + gale_item];
            l_16 = (long) gale_longs[gale_items + gale_item];
            i_10 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_11 = (int) get_local_id(0);
            i_12 = (int) get_local_id(0);
            i_13 = (int) get_local_id(0);
            l_22 = gale_reply(gale_entry);
        }
        if (l_22 < 0L) {
            i_23 = 0;
        } else {
            i_24 = (int) l_22;
            i_23 = i_24;
        }
        l_25 = gale_BlockAccess_offsetInRegion(arg_fs, l_22, l_16, gale_group);
        gale_copy((arg_data + 16 + l_16), (arg_fs + 16 + l_25), i_23);
        GALEFS_BARRIER(3);
        if (i_11 == 0) {
            if (!(i_23 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_23, gale_group);
            }
        }
        i_26 = (int) ((uint) i_15 + (uint) i_23);
        i_27 = (((!(i_14 == 4)) || (i_26 < 1)) || (i_10 == 0)) ? 0 : 5;
        if (i_23 == 0) {
            i_14 = i_27;
            i_15 = i_26;
        } else {
            if (i_26 == 4) {
                i_14 = i_27;
                i_15 = i_26;
            } else {
                i_15 = i_26;
            }
        }
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_17) VARIABLE(int, i_7) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(long, l_12) VARIABLE(long, l_6)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_12) VARIABLE(l_6)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_17) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_6)

__kernel void galefs_leaveOpen(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_9, i_10, i_11, i_13, i_17, i_18, i_20, i_21;
    long l_0, l_1, l_2, l_5, l_6, l_12, l_14, l_15, l_16, l_19;
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
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
    i_7 = GALEFS_LAUNCH_INT(arg_fs, 212L);
    i_8 = (int) get_local_id(0);
    i_9 = (int) get_local_id(0);
    i_10 = 4;
    i_11 = 0;
    loop_9:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (i_10 == 0) {
            break;
        }
        l_12 = (long) i_11;
        if (i_9 == 0) {
            i_13 = (i_11 < 1) ? 0 : 1;
            l_14 = gale_BlockAccess_beginWrite(arg_fs, i_10, ((int) l_6), l_12, ((int) ((uint) 4 - (uint) i_11)), i_13, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_15 = l_14;
        } else {
            l_15 = 0L;
        }
        GALEFS_BROADCAST(2, l_16, l_15);
        if (l_16 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_6;
            gale_ints[gale_item] = (uint) i_10;
            gale_ints[gale_items + gale_item] = (uint) i_11;
            gale_longs[gale_items + gale_item] = (ulong) l_12;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_16); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            l_6 = (long) gale_longs[gale_item];
            i_10 = (int) gale_ints[gale_item];
            i_11 = (int) gale_ints[gale_items + gale_item];
            l_12 = (long) gale_longs[gale_items + gale_item];
            i_7 = GALEFS_LAUNCH_INT(arg_fs, 212L);
            i_8 = (int) get_local_id(0);
            i_9 = (int) get_local_id(0);
            l_16 = gale_reply(gale_entry);
        }
        if (l_16 < 0L) {
            i_17 = 0;
        } else {
            i_18 = (int) l_16;
            i_17 = i_18;
        }
        l_19 = gale_BlockAccess_offsetInRegion(arg_fs, l_16, l_12, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        gale_copy((arg_data + 16 + l_12), (arg_fs + 16 + l_19), i_17);
        GALEFS_BARRIER(3);
        if (i_8 == 0) {
            if (!(i_17 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_17, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            }
        }
        i_20 = (int) ((uint) i_11 + (uint) i_17);
        i_21 = (((!(i_10 == 4)) || (i_20 < 1)) || (i_7 == 0)) ? 0 : 5;
        if (i_17 == 0) {
            i_10 = i_21;
            i_11 = i_20;
        } else {
            if (i_20 == 4) {
                i_10 = i_21;
                i_11 = i_20;
            } else {
                i_11 = i_20;
            }
        }
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
