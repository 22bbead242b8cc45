// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.PrintKernels#underConditions
// entry point: galefs_underConditions
// parameters: LONG_ARRAY INT_ARRAY BYTE_ARRAY
// accesses: READ_WRITE READ WRITE
// waits: 2
// saved values: 7
// context bytes: 48
// needs: BARRIERS
// string: "file"
// string: "{} opened"
// string: "{} read {} in step {}"
// string: "{} prints line {}"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 81db4b04f4aa5766374ea73f898e1c6063976e6e29c21b9add0d4c754f4d7dfe
// functions SHA-256: 7261c5de9c11f212ed6ea3f01a12ee22fe44fb6928f000c256eee1d3e2cc940b
// live uses: GALEFS_BROADCAST GALEFS_FUNCTION GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_RELEASE_FENCE gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_FUNCTION GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_RELEASE_FENCE gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101, 123, 125, 32, 111, 112, 101, 110, 101, 100, 123, 125, 32, 114, 101, 97, 100, 32, 123, 125, 32, 105, 110, 32, 115, 116, 101, 112, 32, 123, 125, 123, 125, 32, 112, 114, 105, 110, 116, 115, 32, 108, 105, 110, 101, 32, 123, 125};

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

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_12) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_20) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(long, l_10) VARIABLE(long, l_13) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_32) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_11)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(l_10) VARIABLE(l_13) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_9) VARIABLE(ul_11)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(l_10) VARIABLE(l_13) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_32) VARIABLE(l_9) VARIABLE(ul_11)

__kernel void galefs_underConditions(__global uchar *arg_fs, __global uchar *arg_values, __global uchar *arg_data) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_11;
    int i_4, i_5, i_12, i_14, i_15, i_16, i_19, i_20, i_21, i_22, i_25, i_26, i_27, i_33, i_34, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_44;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_17, l_18, l_23, l_24, l_28, l_29, l_30, l_31, l_32, l_35;
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
    l_10 = (long) ((int) get_global_id(0));
    gale_LiteralMessage_write(arg_fs, 4, 9, 1, l_10, 0L, 0L, gale_group);
    ul_11 = arg_values + ((l_10 << 2) + 16L);
    i_12 = (int) get_local_id(0);
    l_13 = ((long) gale_group) << 6;
    i_14 = (int) get_local_id(0);
    i_15 = (int) get_local_id(0);
    i_16 = 0;
    while (true) {
        if (!(i_16 < 4)) {
            break;
        }
        l_17 = (long) i_16;
        l_18 = l_17 << 6;
        i_19 = 1;
        i_20 = 0;
        i_21 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_19 == 1)) {
                break;
            }
            i_22 = (int) ((uint) 64 - (uint) i_20);
            l_23 = (long) i_20;
            l_24 = l_23 + l_18;
            if (i_21 == 0) {
                i_25 = i_22;
            } else {
                i_26 = 4096 - ((int) (l_24 & 4095L));
                i_27 = (i_26 < i_22) ? i_26 : i_22;
                i_25 = i_27;
            }
            if (i_15 == 0) {
                l_28 = gale_BlockAccess_beginRead(arg_fs, ((int) l_9), l_24, i_25, gale_group);
                l_29 = l_28;
            } else {
                l_29 = 0L;
            }
            if (i_14 == 0) {
                if (l_29 < (-4611686018427387904L)) {
                    l_30 = gale_HostCall_awaitReply(arg_fs, l_29, gale_group);
                    l_31 = l_30;
                } else {
                    l_31 = l_29;
                }
            } else {
                l_31 = l_29;
            }
            GALEFS_BROADCAST(2, l_32, l_31);
            i_33 = (int) l_32;
            if (l_32 < 0L) {
                i_34 = 0;
            } else {
                i_34 = i_33;
            }
            l_35 = gale_BlockAccess_offsetInRegion(arg_fs, l_32, l_24, gale_group);
            gale_copy((arg_fs + 16 + l_35), (arg_data + 16 + (l_23 + l_13)), i_34);
            GALEFS_BARRIER(3);
            if (i_12 == 0) {
                if (!(i_34 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_34, gale_group);
                }
            }
            i_36 = (int) ((uint) i_20 + (uint) i_34);
            i_37 = ((l_32 == (-117L)) || (!((i_34 < 1) || (!(i_36 < 64))))) ? 1 : 0;
            i_38 = (l_32 == (-117L)) ? 1 : 0;
            if (l_32 < 0L) {
                if (l_32 == (-117L)) {
                    i_19 = i_37;
                    i_20 = i_36;
                    i_21 = i_38;
                } else {
                    i_19 = i_33;
                    i_20 = i_36;
                    i_21 = i_38;
                }
            } else {
                i_19 = i_37;
                i_20 = i_36;
                i_21 = i_38;
            }
        }
        if (i_20 < 1) {
            i_39 = i_19;
        } else {
            i_39 = i_20;
        }
        i_40 = *((__global gale_int *) ul_11);
        i_41 = (int) ((uint) i_16 + (uint) 1);
        if (((i_40 >> i_16) & 1) == 0) {
            if (i_16 == 2) {
                i_42 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    i_43 = *((__global gale_int *) ul_11);
                    if (!(i_42 < i_43)) {
                        break;
                    }
                    gale_LiteralMessage_write(arg_fs, 34, 17, 5, l_10, ((long) i_42), 0L, gale_group);
                    i_44 = (int) ((uint) i_42 + (uint) 1);
                    i_42 = i_44;
                }
                i_16 = i_41;
            } else {
                i_16 = i_41;
            }
        } else {
            gale_LiteralMessage_write(arg_fs, 13, 21, 21, l_10, ((long) i_39), l_17, gale_group);
            i_16 = i_41;
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

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_16) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_9) VARIABLE(long, l_10) VARIABLE(long, l_13) VARIABLE(long, l_14) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_26) VARIABLE(long, l_6) VARIABLE(long, l_7) VARIABLE(__global uchar *, ul_8)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(ul_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_26) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(ul_8)

__kernel void galefs_underConditions(__global uchar *arg_fs, __global uchar *arg_values, __global uchar *arg_data, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_8;
    int i_3, i_4, i_9, i_11, i_12, i_15, i_16, i_17, i_18, i_21, i_22, i_23, i_27, i_28, i_30, i_31, i_32, i_33, i_34, i_35, i_36, i_37, i_38;
    long l_0, l_1, l_2, l_5, l_6, l_7, l_10, l_13, l_14, l_19, l_20, l_24, l_25, l_26, l_29;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
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
    l_7 = (long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0));
    gale_LiteralMessage_write(arg_fs, 4, 9, 1, l_7, 0L, 0L, gale_group, gale_slot, gale_position);
    ul_8 = arg_values + ((l_7 << 2) + 16L);
    i_9 = (int) get_local_id(0);
    l_10 = ((long) gale_group) << 6;
    i_11 = (int) get_local_id(0);
    i_12 = 0;
    while (true) {
        if (!(i_12 < 4)) {
            break;
        }
        l_13 = (long) i_12;
        l_14 = l_13 << 6;
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
            l_20 = l_19 + l_14;
            if (i_17 == 0) {
                i_21 = i_18;
            } else {
                i_22 = 4096 - ((int) (l_20 & 4095L));
                i_23 = (i_22 < i_18) ? i_22 : i_18;
                i_21 = i_23;
            }
            if (i_11 == 0) {
                l_24 = gale_BlockAccess_beginRead(arg_fs, ((int) l_6), l_20, i_21, gale_group, gale_slot, gale_position);
                l_25 = l_24;
            } else {
                l_25 = 0L;
            }
            GALEFS_BROADCAST(2, l_26, l_25);
            if (l_26 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_6;
                gale_ints[gale_item] = (uint) i_12;
                gale_longs[gale_items + gale_item] = (ulong) l_13;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_14;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_19;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_20;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_26); }
                GALEFS_RETURN;
                resume_2:
                l_6 = (long) gale_longs[gale_item];
                i_12 = (int) gale_ints[gale_item];
                l_13 = (long) gale_longs[gale_items + gale_item];
                l_14 = (long) gale_longs[2 * gale_items + gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                l_19 = (long) gale_longs[3 * gale_items + gale_item];
                l_20 = (long) gale_longs[4 * gale_items + gale_item];
                l_7 = (long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0));
                ul_8 = arg_values + ((l_7 << 2) + 16L);
                i_9 = (int) get_local_id(0);
                l_10 = ((long) gale_group) << 6;
                i_11 = (int) get_local_id(0);
                l_26 = gale_round_reply(gale_entry);
            }
            i_27 = (int) l_26;
            if (l_26 < 0L) {
                i_28 = 0;
            } else {
                i_28 = i_27;
            }
            l_29 = gale_BlockAccess_offsetInRegion(arg_fs, l_26, l_20, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_29), (arg_data + 16 + (l_19 + l_10)), i_28);
            GALEFS_BARRIER(3);
            if (i_9 == 0) {
                if (!(i_28 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_28, gale_group, gale_slot, gale_position);
                }
            }
            i_30 = (int) ((uint) i_16 + (uint) i_28);
            i_31 = ((l_26 == (-117L)) || (!((i_28 < 1) || (!(i_30 < 64))))) ? 1 : 0;
            i_32 = (l_26 == (-117L)) ? 1 : 0;
            if (l_26 < 0L) {
                if (l_26 == (-117L)) {
                    i_15 = i_31;
                    i_16 = i_30;
                    i_17 = i_32;
                } else {
                    i_15 = i_27;
                    i_16 = i_30;
                    i_17 = i_32;
                }
            } else {
                i_15 = i_31;
                i_16 = i_30;
                i_17 = i_32;
            }
        }
        if (i_16 < 1) {
            i_33 = i_15;
        } else {
            i_33 = i_16;
        }
        i_34 = *((__global gale_int *) ul_8);
        i_35 = (int) ((uint) i_12 + (uint) 1);
        if (((i_34 >> i_12) & 1) == 0) {
            if (i_12 == 2) {
                i_36 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    i_37 = *((__global gale_int *) ul_8);
                    if (!(i_36 < i_37)) {
                        break;
                    }
                    gale_LiteralMessage_write(arg_fs, 34, 17, 5, l_7, ((long) i_36), 0L, gale_group, gale_slot, gale_position);
                    i_38 = (int) ((uint) i_36 + (uint) 1);
                    i_36 = i_38;
                }
                i_12 = i_35;
            } else {
                i_12 = i_35;
            }
        } else {
            gale_LiteralMessage_write(arg_fs, 13, 21, 21, l_7, ((long) i_33), l_13, gale_group, gale_slot, gale_position);
            i_12 = i_35;
        }
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
