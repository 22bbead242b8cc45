// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.PrintKernels#runsOn
// entry point: galefs_runsOn
// parameters: LONG_ARRAY BYTE_ARRAY
// accesses: READ_WRITE WRITE
// waits: 2
// saved values: 4
// context bytes: 24
// needs: BARRIERS
// string: "file"
// string: "fd {}"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: ad38c4d53a98a916608922a40a93389eec1e8917c1127bafb4a791431c4b983c
// functions SHA-256: f8646f9411ca167a1fb35d852406317b25684ac6c949971a47d5be07672d2ea3
// live uses: GALEFS_BROADCAST GALEFS_FUNCTION GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS GALEFS_RELEASE_FENCE gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_FUNCTION GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_RELEASE_FENCE gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101, 102, 100, 32, 123, 125};

//@ live
GALEFS_FUNCTION(void) gale_LiteralMessage_write(__global uchar *arg_fs, int arg_offset, int arg_length, int arg_kinds, long arg_a, long arg_b, long arg_c, int gale_group);

GALEFS_FUNCTION(void) gale_LiteralMessage_write(__global uchar *arg_fs, int arg_offset, int arg_length, int arg_kinds, long arg_a, long arg_b, long arg_c, int gale_group) {
    int i_1, i_2, i_3, i_4, i_6, i_7, i_8, i_11, i_12;
    long l_0, l_5, l_9, l_10;
    l_0 = *((__global gale_long *) (arg_fs + 16 + 256L));
    i_1 = *((volatile __global gale_int *) (arg_fs + 16 + l_0));
    i_2 = *((__global gale_int *) (arg_fs + 16 + 264L));
    if (i_1 < i_2) {
        i_3 = atomic_add((volatile __global int *) (arg_fs + 16 + l_0), 1);
        i_4 = i_3;
    } else {
        i_4 = i_2;
    }
    if (!(i_4 < i_2)) {
        l_5 = (long) ((ulong) l_0 + (ulong) 64L);
        i_6 = *((volatile __global gale_int *) (arg_fs + 16 + l_5));
        if (i_6 < 1000000000) {
            i_7 = atomic_add((volatile __global int *) (arg_fs + 16 + l_5), 1);
        }
    }
    i_8 = (i_4 < i_2) ? i_4 : (-1);
    if (!(i_8 == (-1))) {
        l_9 = (long) ((ulong) l_0 + (ulong) (((long) i_8) << 8));
        l_10 = (long) ((ulong) l_9 + (ulong) 168L);
        i_11 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_11 < arg_length)) {
                break;
            }
            *((__global char *) (arg_fs + 16 + ((long) ((ulong) ((long) i_11) + (ulong) l_10)))) = (char) ((int) gale_literals[((int) ((uint) arg_offset + (uint) i_11))]);
            i_12 = (int) ((uint) i_11 + (uint) 1);
            i_11 = i_12;
        }
        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 132L)))) = arg_kinds;
        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 136L)))) = arg_length;
        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 144L)))) = arg_a;
        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 152L)))) = arg_b;
        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 160L)))) = arg_c;
        GALEFS_RELEASE_FENCE();
        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 128L)))) = (*((__global gale_int *) (arg_fs + 16 + 268L)));
    }
}

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(long, l_11) VARIABLE(long, l_20) VARIABLE(long, l_28)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(l_11) VARIABLE(l_20)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(l_11) VARIABLE(l_28)

__kernel void galefs_runsOn(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_21, i_22, i_23, i_29, i_30, i_32, i_33, i_34;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_11, l_20, l_24, l_25, l_26, l_27, l_28, l_31;
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
    i_10 = (int) l_9;
    gale_LiteralMessage_write(arg_fs, 4, 5, 1, ((long) i_10), 0L, 0L, gale_group);
    l_11 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    i_12 = (int) get_local_id(0);
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
                l_24 = gale_BlockAccess_beginRead(arg_fs, i_10, l_20, i_21, gale_group);
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
                gale_ints[gale_item] = (uint) i_10;
                gale_ints[gale_items + gale_item] = (uint) i_17;
                gale_ints[2 * gale_items + gale_item] = (uint) i_18;
                gale_longs[gale_item] = (ulong) l_20;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_28); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_10 = (int) gale_ints[gale_item];
                i_17 = (int) gale_ints[gale_items + gale_item];
                i_18 = (int) gale_ints[2 * gale_items + gale_item];
                l_20 = (long) gale_longs[gale_item];
                l_11 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                i_12 = (int) get_local_id(0);
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
            gale_copy((arg_fs + 16 + l_31), (arg_data + 16 + l_20), i_30);
            GALEFS_BARRIER(3);
            if (i_12 == 0) {
                if (!(i_30 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_30, gale_group);
                }
            }
            i_32 = (int) ((uint) i_17 + (uint) i_30);
            i_33 = ((l_28 == (-117L)) || (!((i_18 == 0) || ((((long) i_32) & l_11) == 0)))) ? 1 : 0;
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
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
GALEFS_FUNCTION(void) gale_LiteralMessage_write(__global uchar *arg_fs, int arg_offset, int arg_length, int arg_kinds, long arg_a, long arg_b, long arg_c, int gale_group, int gale_slot, int gale_position GALEFS_LAUNCH_PARAMETER);

GALEFS_FUNCTION(void) gale_LiteralMessage_write(__global uchar *arg_fs, int arg_offset, int arg_length, int arg_kinds, long arg_a, long arg_b, long arg_c, int gale_group, int gale_slot, int gale_position GALEFS_LAUNCH_PARAMETER) {
    int i_1, i_2, i_3, i_4, i_6, i_7, i_8, i_11, i_12;
    long l_0, l_5, l_9, l_10;
    l_0 = GALEFS_LAUNCH_LONG(arg_fs, 256L);
    i_1 = *((volatile __global gale_int *) (arg_fs + 16 + l_0));
    i_2 = GALEFS_LAUNCH_INT(arg_fs, 264L);
    if (i_1 < i_2) {
        i_3 = atomic_add((volatile __global int *) (arg_fs + 16 + l_0), 1);
        i_4 = i_3;
    } else {
        i_4 = i_2;
    }
    if (!(i_4 < i_2)) {
        l_5 = (long) ((ulong) l_0 + (ulong) 64L);
        i_6 = *((volatile __global gale_int *) (arg_fs + 16 + l_5));
        if (i_6 < 1000000000) {
            i_7 = atomic_add((volatile __global int *) (arg_fs + 16 + l_5), 1);
        }
    }
    i_8 = (i_4 < i_2) ? i_4 : (-1);
    if (!(i_8 == (-1))) {
        l_9 = (long) ((ulong) l_0 + (ulong) (((long) i_8) << 8));
        l_10 = (long) ((ulong) l_9 + (ulong) 168L);
        i_11 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_11 < arg_length)) {
                break;
            }
            *((__global char *) (arg_fs + 16 + ((long) ((ulong) ((long) i_11) + (ulong) l_10)))) = (char) ((int) gale_literals[((int) ((uint) arg_offset + (uint) i_11))]);
            i_12 = (int) ((uint) i_11 + (uint) 1);
            i_11 = i_12;
        }
        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 132L)))) = arg_kinds;
        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 136L)))) = arg_length;
        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 144L)))) = arg_a;
        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 152L)))) = arg_b;
        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 160L)))) = arg_c;
        GALEFS_RELEASE_FENCE();
        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 128L)))) = GALEFS_LAUNCH_INT(arg_fs, 268L);
    }
}

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_16) VARIABLE(long, l_22) VARIABLE(long, l_8)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_16) VARIABLE(l_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_22) VARIABLE(l_8)

__kernel void galefs_runsOn(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_17, i_18, i_19, i_23, i_24, i_26, i_27, i_28;
    long l_0, l_1, l_2, l_5, l_6, l_8, l_16, l_20, l_21, l_22, l_25;
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
    i_7 = (int) l_6;
    gale_LiteralMessage_write(arg_fs, 4, 5, 1, ((long) i_7), 0L, 0L, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
    l_8 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    i_9 = (int) get_local_id(0);
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
                l_20 = gale_BlockAccess_beginRead(arg_fs, i_7, l_16, i_17, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_21 = l_20;
            } else {
                l_21 = 0L;
            }
            GALEFS_BROADCAST(2, l_22, l_21);
            if (l_22 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_ints[gale_items + gale_item] = (uint) i_13;
                gale_ints[2 * gale_items + gale_item] = (uint) i_14;
                gale_longs[gale_item] = (ulong) l_16;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_22); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_7 = (int) gale_ints[gale_item];
                i_13 = (int) gale_ints[gale_items + gale_item];
                i_14 = (int) gale_ints[2 * gale_items + gale_item];
                l_16 = (long) gale_longs[gale_item];
                l_8 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                i_9 = (int) get_local_id(0);
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
            gale_copy((arg_fs + 16 + l_25), (arg_data + 16 + l_16), i_24);
            GALEFS_BARRIER(3);
            if (i_9 == 0) {
                if (!(i_24 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_24, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_26 = (int) ((uint) i_13 + (uint) i_24);
            i_27 = ((l_22 == (-117L)) || (!((i_14 == 0) || ((((long) i_26) & l_8) == 0)))) ? 1 : 0;
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
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
