// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#sumMapped
// entry point: galefs_sumMapped
// parameters: LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE WRITE
// waits: 4
// saved values: 7
// context bytes: 40
// needs: BARRIERS
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 07596bd171b7efa13cf3a77d4130c0330a41518a4e67bfbecca14303b5970b23
// functions SHA-256: fcb1113910e15493353db771fde56f837728594e0d636c5947c1e593f0301a01
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_PASS gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_div_long gale_int_at gale_rem_int gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_div_long gale_int_at gale_rem_int gale_reply gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_24) VARIABLE(int, i_28) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(long, l_15) VARIABLE(long, l_17) VARIABLE(long, l_23) VARIABLE(long, l_25) VARIABLE(long, l_41)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_28) VARIABLE(l_15) VARIABLE(l_17) VARIABLE(l_23) VARIABLE(l_25)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(l_15) VARIABLE(l_17) VARIABLE(l_41)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_39) VARIABLE(l_15) VARIABLE(l_17) VARIABLE(l_41)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_23)

__kernel void galefs_sumMapped(__global uchar *arg_fs, __global uchar *arg_sums, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_16, i_18, i_19, i_20, i_21, i_22, i_24, i_27, i_28, i_35, i_36, i_39, i_40, i_42, i_43, i_45;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_11, l_12, l_13, l_14, l_15, l_17, l_23, l_25, l_26, l_29, l_30, l_31, l_32, l_33, l_34, l_37, l_38, l_41, l_44, l_46, l_47, l_48, l_49, l_50, l_51, l_52, l_53;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 3 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        case 3:
            goto loop_22;
        case 4:
            goto resume_4;
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
    if (((int) get_local_id(0)) == 0) {
        l_11 = gale_OpenFileCalls_status(arg_fs, i_10, 0, gale_group);
        l_12 = l_11;
    } else {
        l_12 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_12 < (-4611686018427387904L)) {
            l_13 = gale_HostCall_awaitReply(arg_fs, l_12, gale_group);
            l_14 = l_13;
        } else {
            l_14 = l_12;
        }
    } else {
        l_14 = l_12;
    }
    GALEFS_BROADCAST(2, l_15, l_14);
    if (l_15 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_10;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_15); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        i_10 = (int) gale_ints[gale_item];
        l_15 = gale_reply(gale_entry);
    }
    i_16 = 1 << (*((__global gale_int *) (arg_fs + 16 + 148L)));
    l_17 = (long) i_16;
    i_18 = (int) gale_div_long(((long) ((ulong) ((long) ((ulong) l_15 + (ulong) l_17)) + (ulong) (-1L))), l_17);
    i_19 = (int) get_local_id(0);
    i_20 = (int) get_local_id(0);
    i_21 = (int) get_local_id(0);
    i_22 = gale_group;
    l_23 = 0L;
    i_24 = 0;
    loop_22:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_27;
        }
        if (!(i_24 < i_18)) {
            break;
        }
        l_25 = l_17 * ((long) gale_rem_int(((int) ((uint) i_24 + (uint) i_22)), i_18));
        l_26 = (long) ((ulong) l_15 - (ulong) l_25);
        if (l_26 < l_17) {
            i_27 = (int) l_26;
            i_28 = i_27;
        } else {
            i_28 = i_16;
        }
        l_29 = (-12L);
        loop_27:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 3) {
                goto resume_3;
            }
            if (!(l_29 == (-12L))) {
                break;
            }
            if (i_21 == 0) {
                l_30 = gale_BlockAccess_beginMapping(arg_fs, i_10, l_25, i_28, gale_group);
                l_31 = l_30;
            } else {
                l_31 = 0L;
            }
            if (i_20 == 0) {
                if (l_31 < (-4611686018427387904L)) {
                    l_32 = gale_HostCall_awaitReply(arg_fs, l_31, gale_group);
                    l_33 = l_32;
                } else {
                    l_33 = l_31;
                }
            } else {
                l_33 = l_31;
            }
            GALEFS_BROADCAST(3, l_34, l_33);
            if (l_34 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_10;
                gale_longs[gale_item] = (ulong) l_15;
                gale_ints[gale_items + gale_item] = (uint) i_18;
                gale_longs[gale_items + gale_item] = (ulong) l_23;
                gale_ints[2 * gale_items + gale_item] = (uint) i_24;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_25;
                gale_ints[3 * gale_items + gale_item] = (uint) i_28;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_34); }
                GALEFS_RETURN;
                resume_3:
                gale_resuming = 0;
                i_10 = (int) gale_ints[gale_item];
                l_15 = (long) gale_longs[gale_item];
                i_18 = (int) gale_ints[gale_items + gale_item];
                l_23 = (long) gale_longs[gale_items + gale_item];
                i_24 = (int) gale_ints[2 * gale_items + gale_item];
                l_25 = (long) gale_longs[2 * gale_items + gale_item];
                i_28 = (int) gale_ints[3 * gale_items + gale_item];
                i_16 = 1 << (*((__global gale_int *) (arg_fs + 16 + 148L)));
                l_17 = (long) i_16;
                i_19 = (int) get_local_id(0);
                i_20 = (int) get_local_id(0);
                i_21 = (int) get_local_id(0);
                i_22 = gale_group;
                l_34 = gale_reply(gale_entry);
            }
            if (i_19 == 0) {
                if (!(l_34 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_25, 1, gale_group);
                    i_35 = gale_group;
                    i_36 = *((__global gale_int *) (arg_fs + 16 + 36L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_35 & ((int) ((uint) (1 << i_36) + (uint) (-1))))) << 6) + (((long) (i_35 >> i_36)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_34 >> 32))) + (uint) 1)) | INT_MIN);
                }
            }
            if (l_34 < 0L) {
                l_37 = (l_34 == (-117L)) ? (-5L) : l_34;
                l_29 = l_37;
            } else {
                l_38 = gale_BlockAccess_offsetInRegion(arg_fs, l_34, l_25, gale_group);
                l_29 = l_38;
            }
        }
        i_39 = (int) ((uint) i_24 + (uint) 1);
        if ((ulong) ((long) ((ulong) l_29 + (ulong) 4095L)) < (ulong) 4095L) {
            l_23 = l_29;
            i_24 = i_39;
        } else {
            i_40 = (int) get_local_id(0);
            l_41 = l_23;
            i_42 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_42 < i_28)) {
                    break;
                }
                i_43 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_29 + (ulong) ((long) i_42)))));
                l_44 = (long) ((ulong) l_41 + (ulong) ((long) (uint) (i_43 & 255)));
                i_45 = (int) ((uint) i_42 + (uint) 1);
                l_41 = l_44;
                i_42 = i_45;
            }
            GALEFS_BARRIER(4);
            if (i_40 == 0) {
                l_46 = gale_BlockAccess_endMapping(arg_fs, i_28, gale_group);
                l_47 = l_46;
            } else {
                l_47 = 0L;
            }
            GALEFS_BROADCAST(5, l_48, l_47);
            l_23 = l_41;
            i_24 = i_39;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_49 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_50 = l_49;
    } else {
        l_50 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_50 < (-4611686018427387904L)) {
            l_51 = gale_HostCall_awaitReply(arg_fs, l_50, gale_group);
            l_52 = l_51;
        } else {
            l_52 = l_50;
        }
    } else {
        l_52 = l_50;
    }
    GALEFS_BROADCAST(6, l_53, l_52);
    if (l_53 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_23;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_53); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        l_23 = (long) gale_longs[gale_item];
        l_53 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_sums + ((((long) gale_group) << 3) + 16L))) = l_23;
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_22) VARIABLE(int, i_29) VARIABLE(int, i_7) VARIABLE(long, l_10) VARIABLE(long, l_12) VARIABLE(long, l_17) VARIABLE(long, l_19) VARIABLE(long, l_31)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_22) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_12) VARIABLE(l_17) VARIABLE(l_19)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_29) VARIABLE(i_7) VARIABLE(l_10) VARIABLE(l_12) VARIABLE(l_31)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_17)

__kernel void galefs_sumMapped(__global uchar *arg_fs, __global uchar *arg_sums, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_11, i_13, i_14, i_15, i_16, i_18, i_21, i_22, i_29, i_30, i_32, i_33, i_35;
    long l_0, l_1, l_2, l_5, l_6, l_8, l_9, l_10, l_12, l_17, l_19, l_20, l_23, l_24, l_25, l_26, l_27, l_28, l_31, l_34, l_36, l_37, l_38, l_39, l_40, l_41;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 3 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        case 3:
            goto loop_12;
        case 4:
            goto resume_4;
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
    if (((int) get_local_id(0)) == 0) {
        l_8 = gale_OpenFileCalls_status(arg_fs, i_7, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_9 = l_8;
    } else {
        l_9 = 0L;
    }
    GALEFS_BROADCAST(2, l_10, l_9);
    if (l_10 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_7;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_10); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        i_7 = (int) gale_ints[gale_item];
        l_10 = gale_reply(gale_entry);
    }
    i_11 = 1 << GALEFS_LAUNCH_INT(arg_fs, 148L);
    l_12 = (long) i_11;
    i_13 = (int) gale_div_long(((long) ((ulong) ((long) ((ulong) l_10 + (ulong) l_12)) + (ulong) (-1L))), l_12);
    i_14 = (int) get_local_id(0);
    i_15 = (int) get_local_id(0);
    i_16 = gale_group;
    l_17 = 0L;
    i_18 = 0;
    loop_12:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_17;
        }
        if (!(i_18 < i_13)) {
            break;
        }
        l_19 = l_12 * ((long) gale_rem_int(((int) ((uint) i_18 + (uint) i_16)), i_13));
        l_20 = (long) ((ulong) l_10 - (ulong) l_19);
        if (l_20 < l_12) {
            i_21 = (int) l_20;
            i_22 = i_21;
        } else {
            i_22 = i_11;
        }
        l_23 = (-12L);
        loop_17:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 3) {
                goto resume_3;
            }
            if (!(l_23 == (-12L))) {
                break;
            }
            if (i_15 == 0) {
                l_24 = gale_BlockAccess_beginMapping(arg_fs, i_7, l_19, i_22, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_25 = l_24;
            } else {
                l_25 = 0L;
            }
            GALEFS_BROADCAST(3, l_26, l_25);
            if (l_26 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_longs[gale_item] = (ulong) l_10;
                gale_ints[gale_items + gale_item] = (uint) i_13;
                gale_longs[gale_items + gale_item] = (ulong) l_17;
                gale_ints[2 * gale_items + gale_item] = (uint) i_18;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_19;
                gale_ints[3 * gale_items + gale_item] = (uint) i_22;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_26); }
                GALEFS_RETURN;
                resume_3:
                gale_resuming = 0;
                i_7 = (int) gale_ints[gale_item];
                l_10 = (long) gale_longs[gale_item];
                i_13 = (int) gale_ints[gale_items + gale_item];
                l_17 = (long) gale_longs[gale_items + gale_item];
                i_18 = (int) gale_ints[2 * gale_items + gale_item];
                l_19 = (long) gale_longs[2 * gale_items + gale_item];
                i_22 = (int) gale_ints[3 * gale_items + gale_item];
                i_11 = 1 << GALEFS_LAUNCH_INT(arg_fs, 148L);
                l_12 = (long) i_11;
                i_14 = (int) get_local_id(0);
                i_15 = (int) get_local_id(0);
                i_16 = gale_group;
                l_26 = gale_reply(gale_entry);
            }
            if (i_14 == 0) {
                if (!(l_26 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_19, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            if (l_26 < 0L) {
                l_27 = (l_26 == (-117L)) ? (-5L) : l_26;
                l_23 = l_27;
            } else {
                l_28 = gale_BlockAccess_offsetInRegion(arg_fs, l_26, l_19, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_23 = l_28;
            }
        }
        i_29 = (int) ((uint) i_18 + (uint) 1);
        if ((ulong) ((long) ((ulong) l_23 + (ulong) 4095L)) < (ulong) 4095L) {
            l_17 = l_23;
            i_18 = i_29;
        } else {
            i_30 = (int) get_local_id(0);
            l_31 = l_17;
            i_32 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_32 < i_22)) {
                    break;
                }
                i_33 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_23 + (ulong) ((long) i_32)))));
                l_34 = (long) ((ulong) l_31 + (ulong) ((long) (uint) (i_33 & 255)));
                i_35 = (int) ((uint) i_32 + (uint) 1);
                l_31 = l_34;
                i_32 = i_35;
            }
            if (i_30 == 0) {
                l_36 = gale_BlockAccess_endMapping(arg_fs, i_22, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_37 = l_36;
            } else {
                l_37 = 0L;
            }
            GALEFS_BROADCAST(4, l_38, l_37);
            l_17 = l_31;
            i_18 = i_29;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_39 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_40 = l_39;
    } else {
        l_40 = 0L;
    }
    GALEFS_BROADCAST(5, l_41, l_40);
    if (l_41 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_17;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_41); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        l_17 = (long) gale_longs[gale_item];
        l_41 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_sums + ((((long) gale_group) << 3) + 16L))) = l_17;
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
