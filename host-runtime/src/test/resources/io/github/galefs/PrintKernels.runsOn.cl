// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.PrintKernels#runsOn
// entry point: galefs_runsOn
// parameters: LONG_ARRAY BYTE_ARRAY
// accesses: READ_WRITE WRITE
// waits: 2
// saved values: 3
// context bytes: 16
// needs: BARRIERS
// string: "file"
// string: "fd {}"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: daab3ede3d8be7b323ddc3efe57d66e324c2a10a404f8cb71db156483ab57394
// functions SHA-256: 7261c5de9c11f212ed6ea3f01a12ee22fe44fb6928f000c256eee1d3e2cc940b
// live uses: GALEFS_BROADCAST GALEFS_FUNCTION GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_RELEASE_FENCE gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_FUNCTION GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_RELEASE_FENCE gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_copy gale_int_at gale_round_entry

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

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_16) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(long, l_19) VARIABLE(long, l_27)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(l_19)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(l_27)

__kernel void galefs_runsOn(__global uchar *arg_fs, __global uchar *arg_data) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_20, i_21, i_22, i_28, i_29, i_31, i_32, i_33;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_19, l_23, l_24, l_25, l_26, l_27, l_30;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
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
    i_10 = (int) l_9;
    gale_LiteralMessage_write(arg_fs, 4, 5, 1, ((long) i_10), 0L, 0L, gale_group);
    i_11 = (int) get_local_id(0);
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_id(0);
    i_14 = 1;
    while (true) {
        if (i_14 < 1) {
            break;
        }
        i_15 = 1;
        i_16 = 0;
        i_17 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_15 == 1)) {
                break;
            }
            i_18 = (int) ((uint) 64 - (uint) i_16);
            l_19 = (long) i_16;
            if (i_17 == 0) {
                i_20 = i_18;
            } else {
                i_21 = 4096 - ((int) (l_19 & 4095L));
                i_22 = (i_21 < i_18) ? i_21 : i_18;
                i_20 = i_22;
            }
            if (i_13 == 0) {
                l_23 = gale_BlockAccess_beginRead(arg_fs, i_10, l_19, i_20, gale_group);
                l_24 = l_23;
            } else {
                l_24 = 0L;
            }
            if (i_12 == 0) {
                if (l_24 < (-4611686018427387904L)) {
                    l_25 = gale_HostCall_awaitReply(arg_fs, l_24, gale_group);
                    l_26 = l_25;
                } else {
                    l_26 = l_24;
                }
            } else {
                l_26 = l_24;
            }
            GALEFS_BROADCAST(2, l_27, l_26);
            i_28 = (int) l_27;
            if (l_27 < 0L) {
                i_29 = 0;
            } else {
                i_29 = i_28;
            }
            l_30 = gale_BlockAccess_offsetInRegion(arg_fs, l_27, l_19, gale_group);
            gale_copy((arg_fs + 16 + l_30), (arg_data + 16 + l_19), i_29);
            GALEFS_BARRIER(3);
            if (i_11 == 0) {
                if (!(i_29 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_29, gale_group);
                }
            }
            i_31 = (int) ((uint) i_16 + (uint) i_29);
            i_32 = ((l_27 == (-117L)) || (!((i_29 < 1) || (!(i_31 < 64))))) ? 1 : 0;
            i_33 = (l_27 == (-117L)) ? 1 : 0;
            if (l_27 < 0L) {
                if (l_27 == (-117L)) {
                    i_15 = i_32;
                    i_16 = i_31;
                    i_17 = i_33;
                } else {
                    i_15 = i_28;
                    i_16 = i_31;
                    i_17 = i_33;
                }
            } else {
                i_15 = i_32;
                i_16 = i_31;
                i_17 = i_33;
            }
        }
        if (i_16 < 1) {
            i_14 = i_15;
        } else {
            i_14 = i_16;
        }
    }
    GALEFS_GROUP_END()
}
//@ suspended
GALEFS_FUNCTION(void) gale_LiteralMessage_write(__global uchar *arg_fs, int arg_offset, int arg_length, int arg_kinds, long arg_a, long arg_b, long arg_c, int gale_group, int gale_slot, int gale_position);

GALEFS_FUNCTION(void) gale_LiteralMessage_write(__global uchar *arg_fs, int arg_offset, int arg_length, int arg_kinds, long arg_a, long arg_b, long arg_c, int gale_group, int gale_slot, int gale_position) {
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

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_12) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_7) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(long, l_15) VARIABLE(long, l_21)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_12) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_15)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_21)

__kernel void galefs_runsOn(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_16, i_17, i_18, i_22, i_23, i_25, i_26, i_27;
    long l_0, l_1, l_2, l_5, l_6, l_15, l_19, l_20, l_21, l_24;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 1 * gale_items);
    GALEFS_GROUP_RESUME()
    switch (gale_int_at(gale_entry + 8)) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) gale_position) << 12));
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
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position);
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
        l_6 = gale_round_reply(gale_entry);
    }
    i_7 = (int) l_6;
    gale_LiteralMessage_write(arg_fs, 4, 5, 1, ((long) i_7), 0L, 0L, gale_group, gale_slot, gale_position);
    i_8 = (int) get_local_id(0);
    i_9 = (int) get_local_id(0);
    i_10 = 1;
    while (true) {
        if (i_10 < 1) {
            break;
        }
        i_11 = 1;
        i_12 = 0;
        i_13 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_11 == 1)) {
                break;
            }
            i_14 = (int) ((uint) 64 - (uint) i_12);
            l_15 = (long) i_12;
            if (i_13 == 0) {
                i_16 = i_14;
            } else {
                i_17 = 4096 - ((int) (l_15 & 4095L));
                i_18 = (i_17 < i_14) ? i_17 : i_14;
                i_16 = i_18;
            }
            if (i_9 == 0) {
                l_19 = gale_BlockAccess_beginRead(arg_fs, i_7, l_15, i_16, gale_group, gale_slot, gale_position);
                l_20 = l_19;
            } else {
                l_20 = 0L;
            }
            GALEFS_BROADCAST(2, l_21, l_20);
            if (l_21 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_ints[gale_items + gale_item] = (uint) i_12;
                gale_longs[gale_item] = (ulong) l_15;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_21); }
                GALEFS_RETURN;
                resume_2:
                i_7 = (int) gale_ints[gale_item];
                i_12 = (int) gale_ints[gale_items + gale_item];
                l_15 = (long) gale_longs[gale_item];
                i_8 = (int) get_local_id(0);
                i_9 = (int) get_local_id(0);
                l_21 = gale_round_reply(gale_entry);
            }
            i_22 = (int) l_21;
            if (l_21 < 0L) {
                i_23 = 0;
            } else {
                i_23 = i_22;
            }
            l_24 = gale_BlockAccess_offsetInRegion(arg_fs, l_21, l_15, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_24), (arg_data + 16 + l_15), i_23);
            GALEFS_BARRIER(3);
            if (i_8 == 0) {
                if (!(i_23 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_23, gale_group, gale_slot, gale_position);
                }
            }
            i_25 = (int) ((uint) i_12 + (uint) i_23);
            i_26 = ((l_21 == (-117L)) || (!((i_23 < 1) || (!(i_25 < 64))))) ? 1 : 0;
            i_27 = (l_21 == (-117L)) ? 1 : 0;
            if (l_21 < 0L) {
                if (l_21 == (-117L)) {
                    i_11 = i_26;
                    i_12 = i_25;
                    i_13 = i_27;
                } else {
                    i_11 = i_22;
                    i_12 = i_25;
                    i_13 = i_27;
                }
            } else {
                i_11 = i_26;
                i_12 = i_25;
                i_13 = i_27;
            }
        }
        if (i_12 < 1) {
            i_10 = i_11;
        } else {
            i_10 = i_12;
        }
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
