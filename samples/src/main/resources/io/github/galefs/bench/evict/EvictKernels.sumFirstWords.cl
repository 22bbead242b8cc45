// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.evict.EvictKernels#sumFirstWords
// entry point: galefs_sumFirstWords
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// waits: 3
// saved values: 8
// context bytes: 48
// needs: BARRIERS
// string: "words"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: a73937f2de089dd57df3c39593e6180f9556263d24e3b5bb06d51da6ba5935d0
// functions SHA-256: 47cbdf4bc269f2b79731a731d2efd3e71ba0f1d3472e0b96963aa93e38b33cd1
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_PASS gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {119, 111, 114, 100, 115};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(long, l_16) VARIABLE(long, l_21) VARIABLE(long, l_24) VARIABLE(long, l_37)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_24)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_37)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_37)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_21)

__kernel void galefs_sumFirstWords(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_sums, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_7, i_8, i_13, i_15, i_17, i_18, i_19, i_20, i_22, i_23, i_30, i_31, i_42, i_43;
    long l_3, l_4, l_5, l_6, l_9, l_10, l_11, l_12, l_14, l_16, l_21, l_24, l_25, l_26, l_27, l_28, l_29, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_41, l_44, l_45, l_46, l_47, l_48;
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
            goto loop_15;
        case 3:
            goto resume_3;
        default:
            break;
    }
    if (gale_group == 0) {
        i_0 = *((__global gale_int *) (arg_args + 16L));
        i_1 = *((__global gale_int *) (arg_args + 20L));
        i_2 = *((__global gale_int *) (arg_args + 24L));
        if (((int) get_local_id(0)) == 0) {
            l_3 = gale_FileOpener_begin(arg_fs, 5, gale_group);
            if (l_3 < 0L) {
                l_4 = l_3;
            } else {
                l_5 = (long) gale_group;
                l_6 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_5 << 12) + (l_5 << 11)))) + (ulong) 2048L);
                i_7 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_7 < 5)) {
                        break;
                    }
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) ((long) i_7))))) = (char) ((int) gale_literals[i_7]);
                    i_8 = (int) ((uint) i_7 + (uint) 1);
                    i_7 = i_8;
                }
                l_9 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group);
                l_4 = l_9;
            }
        } else {
            l_4 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_4 < (-4611686018427387904L)) {
                l_10 = gale_HostCall_awaitReply(arg_fs, l_4, gale_group);
                l_11 = l_10;
            } else {
                l_11 = l_4;
            }
        } else {
            l_11 = l_4;
        }
        GALEFS_BROADCAST(1, l_12, l_11);
        if (l_12 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_0;
            gale_ints[gale_items + gale_item] = (uint) i_1;
            gale_ints[2 * gale_items + gale_item] = (uint) i_2;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_12); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            i_0 = (int) gale_ints[gale_item];
            i_1 = (int) gale_ints[gale_items + gale_item];
            i_2 = (int) gale_ints[2 * gale_items + gale_item];
            l_12 = gale_reply(gale_entry);
        }
        i_13 = (int) l_12;
        l_14 = (i_13 < 0) ? 1L : 0L;
        i_15 = (int) ((uint) i_0 * (uint) i_2);
        l_16 = (long) i_1;
        i_17 = (int) ((uint) i_0 + (uint) (-1));
        i_18 = (int) get_local_id(0);
        i_19 = (int) get_local_id(0);
        i_20 = (int) get_local_id(0);
        l_21 = l_14;
        i_22 = i_17;
        i_23 = 0;
        loop_15:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_23 < i_15)) {
                break;
            }
            l_24 = ((long) i_22) * l_16;
            if (i_20 == 0) {
                l_25 = gale_BlockAccess_beginMapping(arg_fs, i_13, l_24, 8, gale_group);
                l_26 = l_25;
            } else {
                l_26 = 0L;
            }
            if (i_19 == 0) {
                if (l_26 < (-4611686018427387904L)) {
                    l_27 = gale_HostCall_awaitReply(arg_fs, l_26, gale_group);
                    l_28 = l_27;
                } else {
                    l_28 = l_26;
                }
            } else {
                l_28 = l_26;
            }
            GALEFS_BROADCAST(2, l_29, l_28);
            if (l_29 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_13;
                gale_ints[gale_items + gale_item] = (uint) i_15;
                gale_longs[gale_item] = (ulong) l_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_17;
                gale_longs[gale_items + gale_item] = (ulong) l_21;
                gale_ints[3 * gale_items + gale_item] = (uint) i_22;
                gale_ints[4 * gale_items + gale_item] = (uint) i_23;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_24;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_29); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_13 = (int) gale_ints[gale_item];
                i_15 = (int) gale_ints[gale_items + gale_item];
                l_16 = (long) gale_longs[gale_item];
                i_17 = (int) gale_ints[2 * gale_items + gale_item];
                l_21 = (long) gale_longs[gale_items + gale_item];
                i_22 = (int) gale_ints[3 * gale_items + gale_item];
                i_23 = (int) gale_ints[4 * gale_items + gale_item];
                l_24 = (long) gale_longs[2 * gale_items + gale_item];
                i_18 = (int) get_local_id(0);
                i_19 = (int) get_local_id(0);
                i_20 = (int) get_local_id(0);
                l_29 = gale_reply(gale_entry);
            }
            if (i_18 == 0) {
                if (!(l_29 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_24, 1, gale_group);
                    i_30 = gale_group;
                    i_31 = *((__global gale_int *) (arg_fs + 16 + 36L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_30 & ((int) ((uint) (1 << i_31) + (uint) (-1))))) << 6) + (((long) (i_30 >> i_31)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_29 >> 32))) + (uint) 1)) | INT_MIN);
                }
            }
            if (l_29 < 0L) {
                l_32 = (l_29 == (-117L)) ? (-5L) : l_29;
                l_33 = l_32;
            } else {
                l_34 = gale_BlockAccess_offsetInRegion(arg_fs, l_29, l_24, gale_group);
                l_33 = l_34;
            }
            if ((ulong) ((long) ((ulong) l_33 + (ulong) 4095L)) < (ulong) 4095L) {
                l_35 = (long) ((ulong) l_21 + (ulong) 1L);
                l_36 = l_35;
            } else {
                l_37 = *((__global gale_long *) (arg_fs + 16 + l_33));
                GALEFS_BARRIER(3);
                if (((int) get_local_id(0)) == 0) {
                    l_38 = gale_BlockAccess_endMapping(arg_fs, 8, gale_group);
                    l_39 = l_38;
                } else {
                    l_39 = 0L;
                }
                GALEFS_BROADCAST(4, l_40, l_39);
                l_41 = (long) ((ulong) l_21 + (ulong) l_37);
                l_36 = l_41;
            }
            i_42 = (int) ((uint) i_23 + (uint) 1);
            if (i_22 < 1) {
                l_21 = l_36;
                i_22 = i_17;
                i_23 = i_42;
            } else {
                i_43 = (int) ((uint) i_22 + (uint) (-1));
                l_21 = l_36;
                i_22 = i_43;
                i_23 = i_42;
            }
        }
        if (((int) get_local_id(0)) == 0) {
            l_44 = gale_OpenFileCalls_beginClose(arg_fs, i_13, gale_group);
            l_45 = l_44;
        } else {
            l_45 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_45 < (-4611686018427387904L)) {
                l_46 = gale_HostCall_awaitReply(arg_fs, l_45, gale_group);
                l_47 = l_46;
            } else {
                l_47 = l_45;
            }
        } else {
            l_47 = l_45;
        }
        GALEFS_BROADCAST(5, l_48, l_47);
        if (l_48 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_21;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_48); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            l_21 = (long) gale_longs[gale_item];
            l_48 = gale_reply(gale_entry);
        }
        *((__global gale_long *) (arg_sums + 16L)) = l_21;
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_2) VARIABLE(long, l_13) VARIABLE(long, l_17) VARIABLE(long, l_20) VARIABLE(long, l_29)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(l_13) VARIABLE(l_17) VARIABLE(l_20)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(l_13) VARIABLE(l_17) VARIABLE(l_29)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_17)

__kernel void galefs_sumFirstWords(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_sums, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_6, i_7, i_10, i_12, i_14, i_15, i_16, i_18, i_19, i_34, i_35;
    long l_3, l_4, l_5, l_8, l_9, l_11, l_13, l_17, l_20, l_21, l_22, l_23, l_24, l_25, l_26, l_27, l_28, l_29, l_30, l_31, l_32, l_33, l_36, l_37, l_38;
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
            goto loop_10;
        case 3:
            goto resume_3;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    if (gale_group == 0) {
        i_0 = *((__global gale_int *) (arg_args + 16L));
        i_1 = *((__global gale_int *) (arg_args + 20L));
        i_2 = *((__global gale_int *) (arg_args + 24L));
        if (((int) get_local_id(0)) == 0) {
            l_3 = gale_FileOpener_begin(arg_fs, 5, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            if (l_3 < 0L) {
                l_4 = l_3;
            } else {
                l_5 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
                i_6 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_6 < 5)) {
                        break;
                    }
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) i_6))))) = (char) ((int) gale_literals[i_6]);
                    i_7 = (int) ((uint) i_6 + (uint) 1);
                    i_6 = i_7;
                }
                l_8 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_4 = l_8;
            }
        } else {
            l_4 = 0L;
        }
        GALEFS_BROADCAST(1, l_9, l_4);
        if (l_9 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_0;
            gale_ints[gale_items + gale_item] = (uint) i_1;
            gale_ints[2 * gale_items + gale_item] = (uint) i_2;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_9); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            i_0 = (int) gale_ints[gale_item];
            i_1 = (int) gale_ints[gale_items + gale_item];
            i_2 = (int) gale_ints[2 * gale_items + gale_item];
            l_9 = gale_reply(gale_entry);
        }
        i_10 = (int) l_9;
        l_11 = (i_10 < 0) ? 1L : 0L;
        i_12 = (int) ((uint) i_0 * (uint) i_2);
        l_13 = (long) i_1;
        i_14 = (int) ((uint) i_0 + (uint) (-1));
        i_15 = (int) get_local_id(0);
        i_16 = (int) get_local_id(0);
        l_17 = l_11;
        i_18 = i_14;
        i_19 = 0;
        loop_10:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_19 < i_12)) {
                break;
            }
            l_20 = ((long) i_18) * l_13;
            if (i_16 == 0) {
                l_21 = gale_BlockAccess_beginMapping(arg_fs, i_10, l_20, 8, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_22 = l_21;
            } else {
                l_22 = 0L;
            }
            GALEFS_BROADCAST(2, l_23, l_22);
            if (l_23 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_10;
                gale_ints[gale_items + gale_item] = (uint) i_12;
                gale_longs[gale_item] = (ulong) l_13;
                gale_ints[2 * gale_items + gale_item] = (uint) i_14;
                gale_longs[gale_items + gale_item] = (ulong) l_17;
                gale_ints[3 * gale_items + gale_item] = (uint) i_18;
                gale_ints[4 * gale_items + gale_item] = (uint) i_19;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_20;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_23); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_10 = (int) gale_ints[gale_item];
                i_12 = (int) gale_ints[gale_items + gale_item];
                l_13 = (long) gale_longs[gale_item];
                i_14 = (int) gale_ints[2 * gale_items + gale_item];
                l_17 = (long) gale_longs[gale_items + gale_item];
                i_18 = (int) gale_ints[3 * gale_items + gale_item];
                i_19 = (int) gale_ints[4 * gale_items + gale_item];
                l_20 = (long) gale_longs[2 * gale_items + gale_item];
                i_15 = (int) get_local_id(0);
                i_16 = (int) get_local_id(0);
                l_23 = gale_reply(gale_entry);
            }
            if (i_15 == 0) {
                if (!(l_23 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_20, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            if (l_23 < 0L) {
                l_24 = (l_23 == (-117L)) ? (-5L) : l_23;
                l_25 = l_24;
            } else {
                l_26 = gale_BlockAccess_offsetInRegion(arg_fs, l_23, l_20, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_25 = l_26;
            }
            if ((ulong) ((long) ((ulong) l_25 + (ulong) 4095L)) < (ulong) 4095L) {
                l_27 = (long) ((ulong) l_17 + (ulong) 1L);
                l_28 = l_27;
            } else {
                l_29 = *((__global gale_long *) (arg_fs + 16 + l_25));
                if (((int) get_local_id(0)) == 0) {
                    l_30 = gale_BlockAccess_endMapping(arg_fs, 8, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_31 = l_30;
                } else {
                    l_31 = 0L;
                }
                GALEFS_BROADCAST(3, l_32, l_31);
                l_33 = (long) ((ulong) l_17 + (ulong) l_29);
                l_28 = l_33;
            }
            i_34 = (int) ((uint) i_19 + (uint) 1);
            if (i_18 < 1) {
                l_17 = l_28;
                i_18 = i_14;
                i_19 = i_34;
            } else {
                i_35 = (int) ((uint) i_18 + (uint) (-1));
                l_17 = l_28;
                i_18 = i_35;
                i_19 = i_34;
            }
        }
        if (((int) get_local_id(0)) == 0) {
            l_36 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_37 = l_36;
        } else {
            l_37 = 0L;
        }
        GALEFS_BROADCAST(4, l_38, l_37);
        if (l_38 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_17;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_38); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            l_17 = (long) gale_longs[gale_item];
            l_38 = gale_reply(gale_entry);
        }
        *((__global gale_long *) (arg_sums + 16L)) = l_17;
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
