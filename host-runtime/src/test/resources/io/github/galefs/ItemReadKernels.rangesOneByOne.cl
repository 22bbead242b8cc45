// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ItemReadKernels#rangesOneByOne
// entry point: galefs_rangesOneByOne
// parameters: LONG_ARRAY INT LONG_ARRAY BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE READ WRITE WRITE
// waits: 3
// saved values: 10
// context bytes: 56
// needs: BARRIERS
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 0c1fdd25b50a1ef083136c4e3df1cb3c1c8a515325302d8c358e2b2c8e2d5c24
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(long, l_11) VARIABLE(long, l_20) VARIABLE(long, l_22) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_37)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(l_11) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_28) VARIABLE(l_29)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(l_11) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_37)
#define GALEFS_LIVE_4(VARIABLE)

__kernel void galefs_rangesOneByOne(__global uchar *arg_fs, int arg_rangesPerItem, __global uchar *arg_ranges, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_23, i_24, i_25, i_26, i_27, i_30, i_31, i_32, i_38, i_39, i_41, i_42, i_43, i_44, i_45;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_11, l_19, l_20, l_21, l_22, l_28, l_29, l_33, l_34, l_35, l_36, l_37, l_40, l_46, l_47, l_48, l_49, l_50;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_14;
        case 3:
            goto resume_3;
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
    l_11 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_id(0);
    i_14 = (int) get_local_id(0);
    i_15 = (int) ((uint) arg_rangesPerItem * (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
    i_16 = (int) ((uint) arg_rangesPerItem * (uint) ((int) get_local_size(0)));
    i_17 = 0;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_16;
        }
        if (!(i_17 < i_16)) {
            break;
        }
        i_18 = (int) ((uint) i_15 + (uint) i_17);
        l_19 = (long) ((int) ((uint) i_18 + (uint) (i_18 << 1)));
        l_20 = *((__global gale_long *) (arg_ranges + ((l_19 << 3) + 16L)));
        l_21 = *((__global gale_long *) (arg_ranges + (((l_19 + 1L) << 3) + 16L)));
        l_22 = *((__global gale_long *) (arg_ranges + (((l_19 + 2L) << 3) + 16L)));
        i_23 = (int) l_21;
        i_24 = 1;
        i_25 = 0;
        i_26 = 0;
        loop_16:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_24 == 1)) {
                break;
            }
            i_27 = (int) ((uint) i_23 - (uint) i_25);
            l_28 = (long) i_25;
            l_29 = (long) ((ulong) l_28 + (ulong) l_20);
            if (i_26 == 0) {
                i_30 = i_27;
            } else {
                i_31 = 4096 - ((int) (l_29 & 4095L));
                i_32 = (i_31 < i_27) ? i_31 : i_27;
                i_30 = i_32;
            }
            if (i_14 == 0) {
                l_33 = gale_BlockAccess_beginRead(arg_fs, i_10, l_29, i_30, gale_group);
                l_34 = l_33;
            } else {
                l_34 = 0L;
            }
            if (i_13 == 0) {
                if (l_34 < (-4611686018427387904L)) {
                    l_35 = gale_HostCall_awaitReply(arg_fs, l_34, gale_group);
                    l_36 = l_35;
                } else {
                    l_36 = l_34;
                }
            } else {
                l_36 = l_34;
            }
            GALEFS_BROADCAST(2, l_37, l_36);
            if (l_37 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_10;
                gale_ints[gale_items + gale_item] = (uint) i_17;
                gale_ints[2 * gale_items + gale_item] = (uint) i_18;
                gale_longs[gale_item] = (ulong) l_20;
                gale_longs[gale_items + gale_item] = (ulong) l_22;
                gale_ints[3 * gale_items + gale_item] = (uint) i_23;
                gale_ints[4 * gale_items + gale_item] = (uint) i_25;
                gale_ints[5 * gale_items + gale_item] = (uint) i_26;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_28;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_29;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_37); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_10 = (int) gale_ints[gale_item];
                i_17 = (int) gale_ints[gale_items + gale_item];
                i_18 = (int) gale_ints[2 * gale_items + gale_item];
                l_20 = (long) gale_longs[gale_item];
                l_22 = (long) gale_longs[gale_items + gale_item];
                i_23 = (int) gale_ints[3 * gale_items + gale_item];
                i_25 = (int) gale_ints[4 * gale_items + gale_item];
                i_26 = (int) gale_ints[5 * gale_items + gale_item];
                l_28 = (long) gale_longs[2 * gale_items + gale_item];
                l_29 = (long) gale_longs[3 * gale_items + gale_item];
                l_11 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                i_12 = (int) get_local_id(0);
                i_13 = (int) get_local_id(0);
                i_14 = (int) get_local_id(0);
                i_15 = (int) ((uint) arg_rangesPerItem * (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
                i_16 = (int) ((uint) arg_rangesPerItem * (uint) ((int) get_local_size(0)));
                l_37 = gale_reply(gale_entry);
            }
            i_38 = (int) l_37;
            if (l_37 < 0L) {
                i_39 = 0;
            } else {
                i_39 = i_38;
            }
            l_40 = gale_BlockAccess_offsetInRegion(arg_fs, l_37, l_29, gale_group);
            gale_copy((arg_fs + 16 + l_40), (arg_data + 16 + ((long) ((ulong) l_28 + (ulong) l_22))), i_39);
            GALEFS_BARRIER(3);
            if (i_12 == 0) {
                if (!(i_39 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_39, gale_group);
                }
            }
            i_41 = (int) ((uint) i_25 + (uint) i_39);
            i_42 = ((l_37 == (-117L)) || (!((i_26 == 0) || ((((long) ((ulong) ((long) i_41) + (ulong) l_20)) & l_11) == 0)))) ? 1 : 0;
            i_43 = ((l_37 == (-117L)) || (!((i_39 < 1) || (!(i_41 < i_23))))) ? 1 : 0;
            if (l_37 < 0L) {
                if (l_37 == (-117L)) {
                    i_24 = i_43;
                    i_25 = i_41;
                    i_26 = i_42;
                } else {
                    i_24 = i_38;
                    i_25 = i_41;
                    i_26 = i_42;
                }
            } else {
                i_24 = i_43;
                i_25 = i_41;
                i_26 = i_42;
            }
        }
        if (i_25 < 1) {
            i_44 = i_24;
        } else {
            i_44 = i_25;
        }
        *((__global gale_int *) (arg_results + ((((long) i_18) << 2) + 16L))) = i_44;
        i_45 = (int) ((uint) i_17 + (uint) 1);
        i_17 = i_45;
    }
    if (((int) get_local_id(0)) == 0) {
        l_46 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_47 = l_46;
    } else {
        l_47 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_47 < (-4611686018427387904L)) {
            l_48 = gale_HostCall_awaitReply(arg_fs, l_47, gale_group);
            l_49 = l_48;
        } else {
            l_49 = l_47;
        }
    } else {
        l_49 = l_47;
    }
    GALEFS_BROADCAST(4, l_50, l_49);
    if (l_50 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_50); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_50 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_19) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_16) VARIABLE(long, l_18) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_31) VARIABLE(long, l_8)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_31) VARIABLE(l_8)
#define GALEFS_LIVE_4(VARIABLE)

__kernel void galefs_rangesOneByOne(__global uchar *arg_fs, int arg_rangesPerItem, __global uchar *arg_ranges, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_9, i_10, i_11, i_12, i_13, i_14, i_19, i_20, i_21, i_22, i_23, i_26, i_27, i_28, i_32, i_33, i_35, i_36, i_37, i_38, i_39;
    long l_0, l_1, l_2, l_5, l_6, l_8, l_15, l_16, l_17, l_18, l_24, l_25, l_29, l_30, l_31, l_34, l_40, l_41, l_42;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_9;
        case 3:
            goto resume_3;
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
    l_8 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    i_9 = (int) get_local_id(0);
    i_10 = (int) get_local_id(0);
    i_11 = (int) ((uint) arg_rangesPerItem * (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
    i_12 = (int) ((uint) arg_rangesPerItem * (uint) ((int) get_local_size(0)));
    i_13 = 0;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_11;
        }
        if (!(i_13 < i_12)) {
            break;
        }
        i_14 = (int) ((uint) i_11 + (uint) i_13);
        l_15 = (long) ((int) ((uint) i_14 + (uint) (i_14 << 1)));
        l_16 = *((__global gale_long *) (arg_ranges + ((l_15 << 3) + 16L)));
        l_17 = *((__global gale_long *) (arg_ranges + (((l_15 + 1L) << 3) + 16L)));
        l_18 = *((__global gale_long *) (arg_ranges + (((l_15 + 2L) << 3) + 16L)));
        i_19 = (int) l_17;
        i_20 = 1;
        i_21 = 0;
        i_22 = 0;
        loop_11:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_20 == 1)) {
                break;
            }
            i_23 = (int) ((uint) i_19 - (uint) i_21);
            l_24 = (long) i_21;
            l_25 = (long) ((ulong) l_24 + (ulong) l_16);
            if (i_22 == 0) {
                i_26 = i_23;
            } else {
                i_27 = 4096 - ((int) (l_25 & 4095L));
                i_28 = (i_27 < i_23) ? i_27 : i_23;
                i_26 = i_28;
            }
            if (i_10 == 0) {
                l_29 = gale_BlockAccess_beginRead(arg_fs, i_7, l_25, i_26, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_30 = l_29;
            } else {
                l_30 = 0L;
            }
            GALEFS_BROADCAST(2, l_31, l_30);
            if (l_31 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_ints[gale_items + gale_item] = (uint) i_13;
                gale_ints[2 * gale_items + gale_item] = (uint) i_14;
                gale_longs[gale_item] = (ulong) l_16;
                gale_longs[gale_items + gale_item] = (ulong) l_18;
                gale_ints[3 * gale_items + gale_item] = (uint) i_19;
                gale_ints[4 * gale_items + gale_item] = (uint) i_21;
                gale_ints[5 * gale_items + gale_item] = (uint) i_22;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_24;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_25;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_31); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_7 = (int) gale_ints[gale_item];
                i_13 = (int) gale_ints[gale_items + gale_item];
                i_14 = (int) gale_ints[2 * gale_items + gale_item];
                l_16 = (long) gale_longs[gale_item];
                l_18 = (long) gale_longs[gale_items + gale_item];
                i_19 = (int) gale_ints[3 * gale_items + gale_item];
                i_21 = (int) gale_ints[4 * gale_items + gale_item];
                i_22 = (int) gale_ints[5 * gale_items + gale_item];
                l_24 = (long) gale_longs[2 * gale_items + gale_item];
                l_25 = (long) gale_longs[3 * gale_items + gale_item];
                l_8 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                i_9 = (int) get_local_id(0);
                i_10 = (int) get_local_id(0);
                i_11 = (int) ((uint) arg_rangesPerItem * (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
                i_12 = (int) ((uint) arg_rangesPerItem * (uint) ((int) get_local_size(0)));
                l_31 = gale_reply(gale_entry);
            }
            i_32 = (int) l_31;
            if (l_31 < 0L) {
                i_33 = 0;
            } else {
                i_33 = i_32;
            }
            l_34 = gale_BlockAccess_offsetInRegion(arg_fs, l_31, l_25, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_34), (arg_data + 16 + ((long) ((ulong) l_24 + (ulong) l_18))), i_33);
            GALEFS_BARRIER(3);
            if (i_9 == 0) {
                if (!(i_33 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_33, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_35 = (int) ((uint) i_21 + (uint) i_33);
            i_36 = ((l_31 == (-117L)) || (!((i_22 == 0) || ((((long) ((ulong) ((long) i_35) + (ulong) l_16)) & l_8) == 0)))) ? 1 : 0;
            i_37 = ((l_31 == (-117L)) || (!((i_33 < 1) || (!(i_35 < i_19))))) ? 1 : 0;
            if (l_31 < 0L) {
                if (l_31 == (-117L)) {
                    i_20 = i_37;
                    i_21 = i_35;
                    i_22 = i_36;
                } else {
                    i_20 = i_32;
                    i_21 = i_35;
                    i_22 = i_36;
                }
            } else {
                i_20 = i_37;
                i_21 = i_35;
                i_22 = i_36;
            }
        }
        if (i_21 < 1) {
            i_38 = i_20;
        } else {
            i_38 = i_21;
        }
        *((__global gale_int *) (arg_results + ((((long) i_14) << 2) + 16L))) = i_38;
        i_39 = (int) ((uint) i_13 + (uint) 1);
        i_13 = i_39;
    }
    if (((int) get_local_id(0)) == 0) {
        l_40 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_41 = l_40;
    } else {
        l_41 = 0L;
    }
    GALEFS_BROADCAST(4, l_42, l_41);
    if (l_42 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_42); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_42 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
