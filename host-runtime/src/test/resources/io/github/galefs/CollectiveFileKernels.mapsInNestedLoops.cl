// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.CollectiveFileKernels#mapsInNestedLoops
// entry point: galefs_mapsInNestedLoops
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ NONE WRITE
// waits: 3
// saved values: 7
// context bytes: 40
// needs: BARRIERS
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: c573b96c81b98bb35d510d1bebf3a472c84ed8ffaa9fb6ee165ca37a13f3bdf6
// functions SHA-256: 47cbdf4bc269f2b79731a731d2efd3e71ba0f1d3472e0b96963aa93e38b33cd1
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_PASS gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_33) VARIABLE(long, l_12) VARIABLE(long, l_17) VARIABLE(long, l_19) VARIABLE(long, l_32)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(l_17) VARIABLE(l_19)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(l_17)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_33) VARIABLE(l_32)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_33) VARIABLE(l_32)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_12)

__kernel void galefs_mapsInNestedLoops(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_13, i_14, i_15, i_16, i_18, i_25, i_26, i_30, i_31, i_33;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_12, l_17, l_19, l_20, l_21, l_22, l_23, l_24, l_27, l_28, l_29, l_32, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_47;
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
    i_11 = gale_group;
    l_12 = 0L;
    i_13 = 0;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_16;
        }
        if (!(i_13 < 3)) {
            break;
        }
        i_14 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_13 + (uint) i_11)) & 63)) << 2) + 16L)));
        i_15 = i_14 & 3;
        i_16 = (int) ((uint) i_13 + (uint) 1);
        l_17 = l_12;
        i_18 = 0;
        loop_16:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_18 < i_15)) {
                goto B44;
            }
            l_19 = ((long) ((int) ((uint) i_18 + (uint) ((int) ((uint) i_13 + (uint) (i_13 << 2)))))) << 8;
            if (((int) get_local_id(0)) == 0) {
                l_20 = gale_BlockAccess_beginMapping(arg_fs, i_10, l_19, 128, gale_group);
                l_21 = l_20;
            } else {
                l_21 = 0L;
            }
            if (((int) get_local_id(0)) == 0) {
                if (l_21 < (-4611686018427387904L)) {
                    l_22 = gale_HostCall_awaitReply(arg_fs, l_21, gale_group);
                    l_23 = l_22;
                } else {
                    l_23 = l_21;
                }
            } else {
                l_23 = l_21;
            }
            GALEFS_BROADCAST(2, l_24, l_23);
            if (l_24 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_10;
                gale_ints[gale_items + gale_item] = (uint) i_13;
                gale_ints[2 * gale_items + gale_item] = (uint) i_15;
                gale_ints[3 * gale_items + gale_item] = (uint) i_16;
                gale_longs[gale_item] = (ulong) l_17;
                gale_ints[4 * gale_items + gale_item] = (uint) i_18;
                gale_longs[gale_items + gale_item] = (ulong) l_19;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_24); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_10 = (int) gale_ints[gale_item];
                i_13 = (int) gale_ints[gale_items + gale_item];
                i_15 = (int) gale_ints[2 * gale_items + gale_item];
                i_16 = (int) gale_ints[3 * gale_items + gale_item];
                l_17 = (long) gale_longs[gale_item];
                i_18 = (int) gale_ints[4 * gale_items + gale_item];
                l_19 = (long) gale_longs[gale_items + gale_item];
                i_11 = gale_group;
                l_24 = gale_reply(gale_entry);
            }
            if (((int) get_local_id(0)) == 0) {
                if (!(l_24 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_19, 1, gale_group);
                    i_25 = gale_group;
                    i_26 = *((__global gale_int *) (arg_fs + 16 + 36L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_25 & ((int) ((uint) (1 << i_26) + (uint) (-1))))) << 6) + (((long) (i_25 >> i_26)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_24 >> 32))) + (uint) 1)) | INT_MIN);
                }
            }
            if (l_24 < 0L) {
                l_27 = (l_24 == (-117L)) ? (-5L) : l_24;
                l_28 = l_27;
            } else {
                l_29 = gale_BlockAccess_offsetInRegion(arg_fs, l_24, l_19, gale_group);
                l_28 = l_29;
            }
            if ((ulong) ((long) ((ulong) l_28 + (ulong) 4095L)) < (ulong) 4095L) {
                break;
            }
            i_30 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) ((long) ((int) get_local_id(0)))))));
            i_31 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_13 + (uint) i_18)) & 63)) << 2) + 16L)));
            GALEFS_BARRIER(3);
            l_32 = (long) ((ulong) ((long) i_30) + (ulong) ((long) ((ulong) (l_17 << 5) - (ulong) l_17)));
            i_33 = (int) ((uint) i_18 + (uint) 1);
            if ((i_31 & 4) == 0) {
                if (((int) get_local_id(0)) == 0) {
                    l_34 = gale_BlockAccess_endMapping(arg_fs, 64, gale_group);
                    l_35 = l_34;
                } else {
                    l_35 = 0L;
                }
                GALEFS_BROADCAST(4, l_36, l_35);
                l_37 = (long) ((ulong) l_32 + (ulong) ((long) ((int) l_36)));
                l_17 = l_37;
                i_18 = i_33;
            } else {
                if (((int) get_local_id(0)) == 0) {
                    l_38 = gale_BlockAccess_endMapping(arg_fs, 128, gale_group);
                    l_39 = l_38;
                } else {
                    l_39 = 0L;
                }
                GALEFS_BROADCAST(5, l_40, l_39);
                l_41 = (long) ((ulong) l_32 + (ulong) ((long) ((int) ((uint) ((int) l_40) + (uint) 1))));
                l_17 = l_41;
                i_18 = i_33;
            }
        }
        l_42 = (long) ((ulong) l_28 + (ulong) ((long) ((ulong) (l_17 << 3) - (ulong) l_17)));
        l_12 = l_42;
        i_13 = i_16;
        continue;
    B44:;
        l_12 = l_17;
        i_13 = i_16;
    }
    if (((int) get_local_id(0)) == 0) {
        l_43 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_44 = l_43;
    } else {
        l_44 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_44 < (-4611686018427387904L)) {
            l_45 = gale_HostCall_awaitReply(arg_fs, l_44, gale_group);
            l_46 = l_45;
        } else {
            l_46 = l_44;
        }
    } else {
        l_46 = l_44;
    }
    GALEFS_BROADCAST(6, l_47, l_46);
    if (l_47 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_12;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_47); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_12 = (long) gale_longs[gale_item];
        l_47 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = ((long) ((ulong) ((long) ((int) l_47)) + (ulong) ((long) ((ulong) l_12 + (ulong) (l_12 << 1)))));
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_26) VARIABLE(int, i_7) VARIABLE(int, i_8) VARIABLE(long, l_14) VARIABLE(long, l_16) VARIABLE(long, l_25) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_14) VARIABLE(l_16)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_26) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_25)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_26) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_25)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_9)

__kernel void galefs_mapsInNestedLoops(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_10, i_11, i_12, i_13, i_15, i_23, i_24, i_26;
    long l_0, l_1, l_2, l_5, l_6, l_9, l_14, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_25, l_27, l_28, l_29, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_38;
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
    i_8 = gale_group;
    l_9 = 0L;
    i_10 = 0;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_11;
        }
        if (!(i_10 < 3)) {
            break;
        }
        i_11 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_10 + (uint) i_8)) & 63)) << 2) + 16L)));
        i_12 = i_11 & 3;
        i_13 = (int) ((uint) i_10 + (uint) 1);
        l_14 = l_9;
        i_15 = 0;
        loop_11:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_15 < i_12)) {
                goto B34;
            }
            l_16 = ((long) ((int) ((uint) i_15 + (uint) ((int) ((uint) i_10 + (uint) (i_10 << 2)))))) << 8;
            if (((int) get_local_id(0)) == 0) {
                l_17 = gale_BlockAccess_beginMapping(arg_fs, i_7, l_16, 128, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_18 = l_17;
            } else {
                l_18 = 0L;
            }
            GALEFS_BROADCAST(2, l_19, l_18);
            if (l_19 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_ints[gale_items + gale_item] = (uint) i_10;
                gale_ints[2 * gale_items + gale_item] = (uint) i_12;
                gale_ints[3 * gale_items + gale_item] = (uint) i_13;
                gale_longs[gale_item] = (ulong) l_14;
                gale_ints[4 * gale_items + gale_item] = (uint) i_15;
                gale_longs[gale_items + gale_item] = (ulong) l_16;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_19); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_7 = (int) gale_ints[gale_item];
                i_10 = (int) gale_ints[gale_items + gale_item];
                i_12 = (int) gale_ints[2 * gale_items + gale_item];
                i_13 = (int) gale_ints[3 * gale_items + gale_item];
                l_14 = (long) gale_longs[gale_item];
                i_15 = (int) gale_ints[4 * gale_items + gale_item];
                l_16 = (long) gale_longs[gale_items + gale_item];
                i_8 = gale_group;
                l_19 = gale_reply(gale_entry);
            }
            if (((int) get_local_id(0)) == 0) {
                if (!(l_19 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_16, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            if (l_19 < 0L) {
                l_20 = (l_19 == (-117L)) ? (-5L) : l_19;
                l_21 = l_20;
            } else {
                l_22 = gale_BlockAccess_offsetInRegion(arg_fs, l_19, l_16, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_21 = l_22;
            }
            if ((ulong) ((long) ((ulong) l_21 + (ulong) 4095L)) < (ulong) 4095L) {
                break;
            }
            i_23 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) ((long) ((int) get_local_id(0)))))));
            i_24 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_10 + (uint) i_15)) & 63)) << 2) + 16L)));
            l_25 = (long) ((ulong) ((long) i_23) + (ulong) ((long) ((ulong) (l_14 << 5) - (ulong) l_14)));
            i_26 = (int) ((uint) i_15 + (uint) 1);
            if ((i_24 & 4) == 0) {
                if (((int) get_local_id(0)) == 0) {
                    l_27 = gale_BlockAccess_endMapping(arg_fs, 64, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_28 = l_27;
                } else {
                    l_28 = 0L;
                }
                GALEFS_BROADCAST(3, l_29, l_28);
                l_30 = (long) ((ulong) l_25 + (ulong) ((long) ((int) l_29)));
                l_14 = l_30;
                i_15 = i_26;
            } else {
                if (((int) get_local_id(0)) == 0) {
                    l_31 = gale_BlockAccess_endMapping(arg_fs, 128, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_32 = l_31;
                } else {
                    l_32 = 0L;
                }
                GALEFS_BROADCAST(4, l_33, l_32);
                l_34 = (long) ((ulong) l_25 + (ulong) ((long) ((int) ((uint) ((int) l_33) + (uint) 1))));
                l_14 = l_34;
                i_15 = i_26;
            }
        }
        l_35 = (long) ((ulong) l_21 + (ulong) ((long) ((ulong) (l_14 << 3) - (ulong) l_14)));
        l_9 = l_35;
        i_10 = i_13;
        continue;
    B34:;
        l_9 = l_14;
        i_10 = i_13;
    }
    if (((int) get_local_id(0)) == 0) {
        l_36 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_37 = l_36;
    } else {
        l_37 = 0L;
    }
    GALEFS_BROADCAST(5, l_38, l_37);
    if (l_38 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_38); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_9 = (long) gale_longs[gale_item];
        l_38 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = ((long) ((ulong) ((long) ((int) l_38)) + (ulong) ((long) ((ulong) l_9 + (ulong) (l_9 << 1)))));
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
