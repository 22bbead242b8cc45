// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.MappingKernels#mapsEachWord
// entry point: galefs_mapsEachWord
// parameters: LONG_ARRAY INT LONG_ARRAY
// accesses: READ_WRITE NONE READ_WRITE
// waits: 3
// saved values: 4
// context bytes: 24
// needs: BARRIERS
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 030907f0f44dcb416715a976846de1bcebe04ce78cfbc6a94df5a5d391d4a6cd
// functions SHA-256: 47cbdf4bc269f2b79731a731d2efd3e71ba0f1d3472e0b96963aa93e38b33cd1
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_PASS gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_20) VARIABLE(int, i_36) VARIABLE(long, l_21)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_20) VARIABLE(l_21)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_20)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_17)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_36)

__kernel void galefs_mapsEachWord(__global uchar *arg_fs, int arg_size, __global uchar *arg_begins, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_28, i_29, i_35, i_36;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_21, l_22, l_23, l_24, l_25, l_26, l_27, l_30, l_31, l_32, l_33, l_34, l_37, l_38, l_39, l_40, l_41;
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
    i_11 = (int) get_num_groups(0);
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_id(0);
    i_14 = (int) get_local_id(0);
    i_15 = (int) get_local_id(0);
    i_16 = gale_group;
    i_17 = i_16;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_16;
        }
        i_18 = i_17 << 3;
        if (!(i_18 < arg_size)) {
            break;
        }
        i_19 = (int) ((uint) arg_size - (uint) i_18);
        i_20 = (i_19 < 8) ? i_19 : 8;
        l_21 = ((long) i_17) << 3;
        l_22 = (-12L);
        loop_16:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(l_22 == (-12L))) {
                break;
            }
            if (i_15 == 0) {
                l_23 = gale_BlockAccess_beginMapping(arg_fs, i_10, l_21, i_20, gale_group);
                l_24 = l_23;
            } else {
                l_24 = 0L;
            }
            if (i_14 == 0) {
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
            if (l_27 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_10;
                gale_ints[gale_items + gale_item] = (uint) i_17;
                gale_ints[2 * gale_items + gale_item] = (uint) i_20;
                gale_longs[gale_item] = (ulong) l_21;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_27); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_10 = (int) gale_ints[gale_item];
                i_17 = (int) gale_ints[gale_items + gale_item];
                i_20 = (int) gale_ints[2 * gale_items + gale_item];
                l_21 = (long) gale_longs[gale_item];
                i_11 = (int) get_num_groups(0);
                i_12 = (int) get_local_id(0);
                i_13 = (int) get_local_id(0);
                i_14 = (int) get_local_id(0);
                i_15 = (int) get_local_id(0);
                l_27 = gale_reply(gale_entry);
            }
            if (i_13 == 0) {
                if (!(l_27 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_21, 1, gale_group);
                    i_28 = gale_group;
                    i_29 = *((__global gale_int *) (arg_fs + 16 + 36L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_28 & ((int) ((uint) (1 << i_29) + (uint) (-1))))) << 6) + (((long) (i_28 >> i_29)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_27 >> 32))) + (uint) 1)) | INT_MIN);
                }
            }
            if (l_27 < 0L) {
                l_30 = (l_27 == (-117L)) ? (-5L) : l_27;
                l_22 = l_30;
            } else {
                l_31 = gale_BlockAccess_offsetInRegion(arg_fs, l_27, l_21, gale_group);
                l_22 = l_31;
            }
        }
        *((__global gale_long *) (arg_begins + (l_21 + 16L))) = l_22;
        GALEFS_BARRIER(3);
        if (i_12 == 0) {
            l_32 = gale_BlockAccess_endMapping(arg_fs, i_20, gale_group);
            l_33 = l_32;
        } else {
            l_33 = 0L;
        }
        GALEFS_BROADCAST(4, l_34, l_33);
        i_35 = (int) ((uint) i_17 + (uint) i_11);
        i_17 = i_35;
    }
    i_36 = *((__global gale_int *) (arg_begins + 12L));
    if (((int) get_local_id(0)) == 0) {
        l_37 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_38 = l_37;
    } else {
        l_38 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_38 < (-4611686018427387904L)) {
            l_39 = gale_HostCall_awaitReply(arg_fs, l_38, gale_group);
            l_40 = l_39;
        } else {
            l_40 = l_38;
        }
    } else {
        l_40 = l_38;
    }
    GALEFS_BROADCAST(5, l_41, l_40);
    if (l_41 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_36;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_41); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_36 = (int) gale_ints[gale_item];
        l_41 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_begins + ((((long) (i_36 + (-1))) << 3) + 16L))) = ((long) ((int) l_41));
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_13) VARIABLE(int, i_16) VARIABLE(int, i_28) VARIABLE(int, i_7) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(long, l_17)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_17)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_28)

__kernel void galefs_mapsEachWord(__global uchar *arg_fs, int arg_size, __global uchar *arg_begins, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_27, i_28;
    long l_0, l_1, l_2, l_5, l_6, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_25, l_26, l_29, l_30, l_31;
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
    i_8 = gale_group_count;
    i_9 = (int) get_local_id(0);
    i_10 = (int) get_local_id(0);
    i_11 = (int) get_local_id(0);
    i_12 = gale_group;
    i_13 = i_12;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_11;
        }
        i_14 = i_13 << 3;
        if (!(i_14 < arg_size)) {
            break;
        }
        i_15 = (int) ((uint) arg_size - (uint) i_14);
        i_16 = (i_15 < 8) ? i_15 : 8;
        l_17 = ((long) i_13) << 3;
        l_18 = (-12L);
        loop_11:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(l_18 == (-12L))) {
                break;
            }
            if (i_11 == 0) {
                l_19 = gale_BlockAccess_beginMapping(arg_fs, i_7, l_17, i_16, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_20 = l_19;
            } else {
                l_20 = 0L;
            }
            GALEFS_BROADCAST(2, l_21, l_20);
            if (l_21 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_ints[gale_items + gale_item] = (uint) i_13;
                gale_ints[2 * gale_items + gale_item] = (uint) i_16;
                gale_longs[gale_item] = (ulong) l_17;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_21); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_7 = (int) gale_ints[gale_item];
                i_13 = (int) gale_ints[gale_items + gale_item];
                i_16 = (int) gale_ints[2 * gale_items + gale_item];
                l_17 = (long) gale_longs[gale_item];
                i_8 = gale_group_count;
                i_9 = (int) get_local_id(0);
                i_10 = (int) get_local_id(0);
                i_11 = (int) get_local_id(0);
                l_21 = gale_reply(gale_entry);
            }
            if (i_10 == 0) {
                if (!(l_21 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_17, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            if (l_21 < 0L) {
                l_22 = (l_21 == (-117L)) ? (-5L) : l_21;
                l_18 = l_22;
            } else {
                l_23 = gale_BlockAccess_offsetInRegion(arg_fs, l_21, l_17, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_18 = l_23;
            }
        }
        *((__global gale_long *) (arg_begins + (l_17 + 16L))) = l_18;
        if (i_9 == 0) {
            l_24 = gale_BlockAccess_endMapping(arg_fs, i_16, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_25 = l_24;
        } else {
            l_25 = 0L;
        }
        GALEFS_BROADCAST(3, l_26, l_25);
        i_27 = (int) ((uint) i_13 + (uint) i_8);
        i_13 = i_27;
    }
    i_28 = *((__global gale_int *) (arg_begins + 12L));
    if (((int) get_local_id(0)) == 0) {
        l_29 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_30 = l_29;
    } else {
        l_30 = 0L;
    }
    GALEFS_BROADCAST(4, l_31, l_30);
    if (l_31 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_28;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_31); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_28 = (int) gale_ints[gale_item];
        l_31 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_begins + ((((long) (i_28 + (-1))) << 3) + 16L))) = ((long) ((int) l_31));
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
