// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.PrintKernels#underConditions
// entry point: galefs_underConditions
// parameters: LONG_ARRAY INT_ARRAY BYTE_ARRAY
// accesses: READ_WRITE READ WRITE
// waits: 2
// saved values: 8
// context bytes: 56
// needs: BARRIERS
// string: "file"
// string: "{} opened"
// string: "{} read {} in step {}"
// string: "{} prints line {}"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: aabf27c7415eae6a779f584227ef1376aaf9151ba0074f4559f151acba7cc13d
// functions SHA-256: f8646f9411ca167a1fb35d852406317b25684ac6c949971a47d5be07672d2ea3
// live uses: GALEFS_BROADCAST GALEFS_FUNCTION GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS GALEFS_RELEASE_FENCE gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_FUNCTION GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_RELEASE_FENCE gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_copy gale_int_at gale_reply gale_round_entry

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

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(long, l_10) VARIABLE(long, l_11) VARIABLE(long, l_14) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_33) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_12)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_9) VARIABLE(ul_12)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_33) VARIABLE(l_9) VARIABLE(ul_12)

__kernel void galefs_underConditions(__global uchar *arg_fs, __global uchar *arg_values, __global uchar *arg_data, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_12;
    int i_4, i_5, i_13, i_15, i_16, i_17, i_20, i_21, i_22, i_23, i_26, i_27, i_28, i_34, i_35, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_11, l_14, l_18, l_19, l_24, l_25, l_29, l_30, l_31, l_32, l_33, l_36;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
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
    l_10 = (long) ((int) get_global_id(0));
    gale_LiteralMessage_write(arg_fs, 4, 9, 1, l_10, 0L, 0L, gale_group);
    l_11 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    ul_12 = arg_values + ((l_10 << 2) + 16L);
    i_13 = (int) get_local_id(0);
    l_14 = ((long) gale_group) << 6;
    i_15 = (int) get_local_id(0);
    i_16 = (int) get_local_id(0);
    i_17 = 0;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_16;
        }
        if (!(i_17 < 4)) {
            break;
        }
        l_18 = (long) i_17;
        l_19 = l_18 << 6;
        i_20 = 1;
        i_21 = 0;
        i_22 = 0;
        loop_16:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_20 == 1)) {
                break;
            }
            i_23 = (int) ((uint) 64 - (uint) i_21);
            l_24 = (long) i_21;
            l_25 = l_24 + l_19;
            if (i_22 == 0) {
                i_26 = i_23;
            } else {
                i_27 = 4096 - ((int) (l_25 & 4095L));
                i_28 = (i_27 < i_23) ? i_27 : i_23;
                i_26 = i_28;
            }
            if (i_16 == 0) {
                l_29 = gale_BlockAccess_beginRead(arg_fs, ((int) l_9), l_25, i_26, gale_group);
                l_30 = l_29;
            } else {
                l_30 = 0L;
            }
            if (i_15 == 0) {
                if (l_30 < (-4611686018427387904L)) {
                    l_31 = gale_HostCall_awaitReply(arg_fs, l_30, gale_group);
                    l_32 = l_31;
                } else {
                    l_32 = l_30;
                }
            } else {
                l_32 = l_30;
            }
            GALEFS_BROADCAST(2, l_33, l_32);
            if (l_33 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_9;
                gale_ints[gale_item] = (uint) i_17;
                gale_longs[gale_items + gale_item] = (ulong) l_18;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_19;
                gale_ints[gale_items + gale_item] = (uint) i_21;
                gale_ints[2 * gale_items + gale_item] = (uint) i_22;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_24;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_25;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_33); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                l_9 = (long) gale_longs[gale_item];
                i_17 = (int) gale_ints[gale_item];
                l_18 = (long) gale_longs[gale_items + gale_item];
                l_19 = (long) gale_longs[2 * gale_items + gale_item];
                i_21 = (int) gale_ints[gale_items + gale_item];
                i_22 = (int) gale_ints[2 * gale_items + gale_item];
                l_24 = (long) gale_longs[3 * gale_items + gale_item];
                l_25 = (long) gale_longs[4 * gale_items + gale_item];
                l_10 = (long) ((int) get_global_id(0));
                l_11 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                ul_12 = arg_values + ((l_10 << 2) + 16L);
                i_13 = (int) get_local_id(0);
                l_14 = ((long) gale_group) << 6;
                i_15 = (int) get_local_id(0);
                i_16 = (int) get_local_id(0);
                l_33 = gale_reply(gale_entry);
            }
            i_34 = (int) l_33;
            if (l_33 < 0L) {
                i_35 = 0;
            } else {
                i_35 = i_34;
            }
            l_36 = gale_BlockAccess_offsetInRegion(arg_fs, l_33, l_25, gale_group);
            gale_copy((arg_fs + 16 + l_36), (arg_data + 16 + (l_24 + l_14)), i_35);
            GALEFS_BARRIER(3);
            if (i_13 == 0) {
                if (!(i_35 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_35, gale_group);
                }
            }
            i_37 = (int) ((uint) i_21 + (uint) i_35);
            i_38 = ((l_33 == (-117L)) || (!((i_22 == 0) || (((((long) i_37) + l_19) & l_11) == 0)))) ? 1 : 0;
            i_39 = ((l_33 == (-117L)) || (!((i_35 < 1) || (!(i_37 < 64))))) ? 1 : 0;
            if (l_33 < 0L) {
                if (l_33 == (-117L)) {
                    i_20 = i_39;
                    i_21 = i_37;
                    i_22 = i_38;
                } else {
                    i_20 = i_34;
                    i_21 = i_37;
                    i_22 = i_38;
                }
            } else {
                i_20 = i_39;
                i_21 = i_37;
                i_22 = i_38;
            }
        }
        if (i_21 < 1) {
            i_40 = i_20;
        } else {
            i_40 = i_21;
        }
        i_41 = *((__global gale_int *) ul_12);
        i_42 = (int) ((uint) i_17 + (uint) 1);
        if (((i_41 >> i_17) & 1) == 0) {
            if (i_17 == 2) {
                i_43 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    i_44 = *((__global gale_int *) ul_12);
                    if (!(i_43 < i_44)) {
                        break;
                    }
                    gale_LiteralMessage_write(arg_fs, 34, 17, 5, l_10, ((long) i_43), 0L, gale_group);
                    i_45 = (int) ((uint) i_43 + (uint) 1);
                    i_43 = i_45;
                }
                i_17 = i_42;
            } else {
                i_17 = i_42;
            }
        } else {
            gale_LiteralMessage_write(arg_fs, 13, 21, 21, l_10, ((long) i_40), l_18, gale_group);
            i_17 = i_42;
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

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(long, l_11) VARIABLE(long, l_14) VARIABLE(long, l_15) VARIABLE(long, l_20) VARIABLE(long, l_21) VARIABLE(long, l_27) VARIABLE(long, l_6) VARIABLE(long, l_7) VARIABLE(long, l_8) VARIABLE(__global uchar *, ul_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_27) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_9)

__kernel void galefs_underConditions(__global uchar *arg_fs, __global uchar *arg_values, __global uchar *arg_data, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_9;
    int i_3, i_4, i_10, i_12, i_13, i_16, i_17, i_18, i_19, i_22, i_23, i_24, i_28, i_29, i_31, i_32, i_33, i_34, i_35, i_36, i_37, i_38, i_39;
    long l_0, l_1, l_2, l_5, l_6, l_7, l_8, l_11, l_14, l_15, l_20, l_21, l_25, l_26, l_27, l_30;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
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
    l_7 = (long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0));
    gale_LiteralMessage_write(arg_fs, 4, 9, 1, l_7, 0L, 0L, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
    l_8 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    ul_9 = arg_values + ((l_7 << 2) + 16L);
    i_10 = (int) get_local_id(0);
    l_11 = ((long) gale_group) << 6;
    i_12 = (int) get_local_id(0);
    i_13 = 0;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_11;
        }
        if (!(i_13 < 4)) {
            break;
        }
        l_14 = (long) i_13;
        l_15 = l_14 << 6;
        i_16 = 1;
        i_17 = 0;
        i_18 = 0;
        loop_11:;
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
            l_21 = l_20 + l_15;
            if (i_18 == 0) {
                i_22 = i_19;
            } else {
                i_23 = 4096 - ((int) (l_21 & 4095L));
                i_24 = (i_23 < i_19) ? i_23 : i_19;
                i_22 = i_24;
            }
            if (i_12 == 0) {
                l_25 = gale_BlockAccess_beginRead(arg_fs, ((int) l_6), l_21, i_22, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_26 = l_25;
            } else {
                l_26 = 0L;
            }
            GALEFS_BROADCAST(2, l_27, l_26);
            if (l_27 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_6;
                gale_ints[gale_item] = (uint) i_13;
                gale_longs[gale_items + gale_item] = (ulong) l_14;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_15;
                gale_ints[gale_items + gale_item] = (uint) i_17;
                gale_ints[2 * gale_items + gale_item] = (uint) i_18;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_20;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_21;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_27); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                l_6 = (long) gale_longs[gale_item];
                i_13 = (int) gale_ints[gale_item];
                l_14 = (long) gale_longs[gale_items + gale_item];
                l_15 = (long) gale_longs[2 * gale_items + gale_item];
                i_17 = (int) gale_ints[gale_items + gale_item];
                i_18 = (int) gale_ints[2 * gale_items + gale_item];
                l_20 = (long) gale_longs[3 * gale_items + gale_item];
                l_21 = (long) gale_longs[4 * gale_items + gale_item];
                l_7 = (long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0));
                l_8 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                ul_9 = arg_values + ((l_7 << 2) + 16L);
                i_10 = (int) get_local_id(0);
                l_11 = ((long) gale_group) << 6;
                i_12 = (int) get_local_id(0);
                l_27 = gale_reply(gale_entry);
            }
            i_28 = (int) l_27;
            if (l_27 < 0L) {
                i_29 = 0;
            } else {
                i_29 = i_28;
            }
            l_30 = gale_BlockAccess_offsetInRegion(arg_fs, l_27, l_21, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_30), (arg_data + 16 + (l_20 + l_11)), i_29);
            GALEFS_BARRIER(3);
            if (i_10 == 0) {
                if (!(i_29 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_29, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_31 = (int) ((uint) i_17 + (uint) i_29);
            i_32 = ((l_27 == (-117L)) || (!((i_18 == 0) || (((((long) i_31) + l_15) & l_8) == 0)))) ? 1 : 0;
            i_33 = ((l_27 == (-117L)) || (!((i_29 < 1) || (!(i_31 < 64))))) ? 1 : 0;
            if (l_27 < 0L) {
                if (l_27 == (-117L)) {
                    i_16 = i_33;
                    i_17 = i_31;
                    i_18 = i_32;
                } else {
                    i_16 = i_28;
                    i_17 = i_31;
                    i_18 = i_32;
                }
            } else {
                i_16 = i_33;
                i_17 = i_31;
                i_18 = i_32;
            }
        }
        if (i_17 < 1) {
            i_34 = i_16;
        } else {
            i_34 = i_17;
        }
        i_35 = *((__global gale_int *) ul_9);
        i_36 = (int) ((uint) i_13 + (uint) 1);
        if (((i_35 >> i_13) & 1) == 0) {
            if (i_13 == 2) {
                i_37 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    i_38 = *((__global gale_int *) ul_9);
                    if (!(i_37 < i_38)) {
                        break;
                    }
                    gale_LiteralMessage_write(arg_fs, 34, 17, 5, l_7, ((long) i_37), 0L, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    i_39 = (int) ((uint) i_37 + (uint) 1);
                    i_37 = i_39;
                }
                i_13 = i_36;
            } else {
                i_13 = i_36;
            }
        } else {
            gale_LiteralMessage_write(arg_fs, 13, 21, 21, l_7, ((long) i_34), l_14, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            i_13 = i_36;
        }
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
