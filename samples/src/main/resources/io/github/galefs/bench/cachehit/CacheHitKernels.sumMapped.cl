// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.cachehit.CacheHitKernels#sumMapped
// entry point: galefs_sumMapped
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ NONE WRITE
// waits: 3
// saved values: 10
// context bytes: 48
// needs: BARRIERS
// string: "words"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 8e4cfa94302fb9e5bc94ba95092033c8d523c3252db2843692283b68cfdfb85f
// functions SHA-256: 47cbdf4bc269f2b79731a731d2efd3e71ba0f1d3472e0b96963aa93e38b33cd1
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_PASS gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_div_int gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_div_int gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {119, 111, 114, 100, 115};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_13) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_38) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(long, l_15) VARIABLE(long, l_27)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(l_15) VARIABLE(l_27)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_38) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(l_15)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_38) VARIABLE(i_44) VARIABLE(l_15)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(i_22)

__kernel void galefs_sumMapped(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_unused, __global uchar *arg_result, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_7, i_8, i_13, i_14, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_33, i_34, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_52, i_53;
    long l_3, l_4, l_5, l_6, l_9, l_10, l_11, l_12, l_15, l_27, l_28, l_29, l_30, l_31, l_32, l_35, l_36, l_37, l_49, l_50, l_51, l_54, l_55, l_56, l_57, l_58;
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
    i_14 = (i_13 < 0) ? 1 : 0;
    l_15 = (long) i_1;
    i_16 = (int) get_num_groups(0);
    i_17 = (int) get_local_id(0);
    i_18 = (int) get_local_id(0);
    i_19 = (int) get_local_id(0);
    i_20 = gale_group;
    i_21 = 0;
    i_22 = i_14;
    i_23 = 0;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_16;
        }
        if (!(i_23 < i_2)) {
            break;
        }
        i_24 = i_21;
        i_25 = i_22;
        i_26 = i_20;
        loop_16:;
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_26 < i_0)) {
                break;
            }
            l_27 = ((long) i_26) * l_15;
            if (i_19 == 0) {
                l_28 = gale_BlockAccess_beginMapping(arg_fs, i_13, l_27, i_1, gale_group);
                l_29 = l_28;
            } else {
                l_29 = 0L;
            }
            if (i_18 == 0) {
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
            if (l_32 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_1;
                gale_ints[2 * gale_items + gale_item] = (uint) i_2;
                gale_ints[3 * gale_items + gale_item] = (uint) i_13;
                gale_longs[gale_item] = (ulong) l_15;
                gale_ints[4 * gale_items + gale_item] = (uint) i_23;
                gale_ints[5 * gale_items + gale_item] = (uint) i_24;
                gale_ints[6 * gale_items + gale_item] = (uint) i_25;
                gale_ints[7 * gale_items + gale_item] = (uint) i_26;
                gale_longs[gale_items + gale_item] = (ulong) l_27;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_32); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_0 = (int) gale_ints[gale_item];
                i_1 = (int) gale_ints[gale_items + gale_item];
                i_2 = (int) gale_ints[2 * gale_items + gale_item];
                i_13 = (int) gale_ints[3 * gale_items + gale_item];
                l_15 = (long) gale_longs[gale_item];
                i_23 = (int) gale_ints[4 * gale_items + gale_item];
                i_24 = (int) gale_ints[5 * gale_items + gale_item];
                i_25 = (int) gale_ints[6 * gale_items + gale_item];
                i_26 = (int) gale_ints[7 * gale_items + gale_item];
                l_27 = (long) gale_longs[gale_items + gale_item];
                i_16 = (int) get_num_groups(0);
                i_17 = (int) get_local_id(0);
                i_18 = (int) get_local_id(0);
                i_19 = (int) get_local_id(0);
                i_20 = gale_group;
                l_32 = gale_reply(gale_entry);
            }
            if (i_17 == 0) {
                if (!(l_32 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_27, 1, gale_group);
                    i_33 = gale_group;
                    i_34 = *((__global gale_int *) (arg_fs + 16 + 36L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_33 & ((int) ((uint) (1 << i_34) + (uint) (-1))))) << 6) + (((long) (i_33 >> i_34)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_32 >> 32))) + (uint) 1)) | INT_MIN);
                }
            }
            if (l_32 < 0L) {
                l_35 = (l_32 == (-117L)) ? (-5L) : l_32;
                l_36 = l_35;
            } else {
                l_37 = gale_BlockAccess_offsetInRegion(arg_fs, l_32, l_27, gale_group);
                l_36 = l_37;
            }
            i_38 = (int) ((uint) i_26 + (uint) i_16);
            if ((ulong) ((long) ((ulong) l_36 + (ulong) 4095L)) < (ulong) 4095L) {
                i_39 = (int) ((uint) i_25 + (uint) 1);
                i_25 = i_39;
                i_26 = i_38;
            } else {
                i_40 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 30)) + (uint) i_1)) >> 2;
                i_41 = gale_div_int(((int) ((uint) i_40 * (uint) ((int) get_local_id(0)))), ((int) get_local_size(0)));
                i_42 = gale_div_int(((int) ((uint) i_40 * (uint) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((int) get_local_size(0)));
                i_43 = (int) get_local_id(0);
                i_44 = 0;
                i_45 = i_41;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_45 < i_42)) {
                        break;
                    }
                    i_46 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) (((long) i_45) << 2)))));
                    i_47 = (int) ((uint) i_44 + (uint) i_46);
                    i_48 = (int) ((uint) i_45 + (uint) 1);
                    i_44 = i_47;
                    i_45 = i_48;
                }
                GALEFS_BARRIER(3);
                if (i_43 == 0) {
                    l_49 = gale_BlockAccess_endMapping(arg_fs, i_1, gale_group);
                    l_50 = l_49;
                } else {
                    l_50 = 0L;
                }
                GALEFS_BROADCAST(4, l_51, l_50);
                i_52 = (int) ((uint) i_44 + (uint) ((int) ((uint) (i_24 << 5) - (uint) i_24)));
                i_24 = i_52;
                i_26 = i_38;
            }
        }
        i_53 = (int) ((uint) i_23 + (uint) 1);
        i_21 = i_24;
        i_22 = i_25;
        i_23 = i_53;
    }
    if (((int) get_local_id(0)) == 0) {
        l_54 = gale_OpenFileCalls_beginClose(arg_fs, i_13, gale_group);
        l_55 = l_54;
    } else {
        l_55 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_55 < (-4611686018427387904L)) {
            l_56 = gale_HostCall_awaitReply(arg_fs, l_55, gale_group);
            l_57 = l_56;
        } else {
            l_57 = l_55;
        }
    } else {
        l_57 = l_55;
    }
    GALEFS_BROADCAST(5, l_58, l_57);
    if (l_58 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        gale_ints[gale_items + gale_item] = (uint) i_22;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_58); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_21 = (int) gale_ints[gale_item];
        i_22 = (int) gale_ints[gale_items + gale_item];
        l_58 = gale_reply(gale_entry);
    }
    *((__global gale_int *) (arg_result + ((((long) (((int) get_global_id(0)) << 1)) << 2) + 16L))) = i_21;
    *((__global gale_int *) (arg_result + (((((long) (((int) get_global_id(0)) << 1)) + 1L) << 2) + 16L))) = i_22;
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_10) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_30) VARIABLE(int, i_36) VARIABLE(long, l_12) VARIABLE(long, l_23)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(l_12) VARIABLE(l_23)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_30) VARIABLE(i_36) VARIABLE(l_12)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_17) VARIABLE(i_18)

__kernel void galefs_sumMapped(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_unused, __global uchar *arg_result, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_6, i_7, i_10, i_11, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_30, i_31, i_32, i_33, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_44, i_45;
    long l_3, l_4, l_5, l_8, l_9, l_12, l_23, l_24, l_25, l_26, l_27, l_28, l_29, l_41, l_42, l_43, l_46, l_47, l_48;
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
    i_11 = (i_10 < 0) ? 1 : 0;
    l_12 = (long) i_1;
    i_13 = gale_group_count;
    i_14 = (int) get_local_id(0);
    i_15 = (int) get_local_id(0);
    i_16 = gale_group;
    i_17 = 0;
    i_18 = i_11;
    i_19 = 0;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_11;
        }
        if (!(i_19 < i_2)) {
            break;
        }
        i_20 = i_17;
        i_21 = i_18;
        i_22 = i_16;
        loop_11:;
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_22 < i_0)) {
                break;
            }
            l_23 = ((long) i_22) * l_12;
            if (i_15 == 0) {
                l_24 = gale_BlockAccess_beginMapping(arg_fs, i_10, l_23, i_1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_25 = l_24;
            } else {
                l_25 = 0L;
            }
            GALEFS_BROADCAST(2, l_26, l_25);
            if (l_26 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_1;
                gale_ints[2 * gale_items + gale_item] = (uint) i_2;
                gale_ints[3 * gale_items + gale_item] = (uint) i_10;
                gale_longs[gale_item] = (ulong) l_12;
                gale_ints[4 * gale_items + gale_item] = (uint) i_19;
                gale_ints[5 * gale_items + gale_item] = (uint) i_20;
                gale_ints[6 * gale_items + gale_item] = (uint) i_21;
                gale_ints[7 * gale_items + gale_item] = (uint) i_22;
                gale_longs[gale_items + gale_item] = (ulong) l_23;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_26); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_0 = (int) gale_ints[gale_item];
                i_1 = (int) gale_ints[gale_items + gale_item];
                i_2 = (int) gale_ints[2 * gale_items + gale_item];
                i_10 = (int) gale_ints[3 * gale_items + gale_item];
                l_12 = (long) gale_longs[gale_item];
                i_19 = (int) gale_ints[4 * gale_items + gale_item];
                i_20 = (int) gale_ints[5 * gale_items + gale_item];
                i_21 = (int) gale_ints[6 * gale_items + gale_item];
                i_22 = (int) gale_ints[7 * gale_items + gale_item];
                l_23 = (long) gale_longs[gale_items + gale_item];
                i_13 = gale_group_count;
                i_14 = (int) get_local_id(0);
                i_15 = (int) get_local_id(0);
                i_16 = gale_group;
                l_26 = gale_reply(gale_entry);
            }
            if (i_14 == 0) {
                if (!(l_26 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_23, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            if (l_26 < 0L) {
                l_27 = (l_26 == (-117L)) ? (-5L) : l_26;
                l_28 = l_27;
            } else {
                l_29 = gale_BlockAccess_offsetInRegion(arg_fs, l_26, l_23, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_28 = l_29;
            }
            i_30 = (int) ((uint) i_22 + (uint) i_13);
            if ((ulong) ((long) ((ulong) l_28 + (ulong) 4095L)) < (ulong) 4095L) {
                i_31 = (int) ((uint) i_21 + (uint) 1);
                i_21 = i_31;
                i_22 = i_30;
            } else {
                i_32 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 30)) + (uint) i_1)) >> 2;
                i_33 = gale_div_int(((int) ((uint) i_32 * (uint) ((int) get_local_id(0)))), ((int) get_local_size(0)));
                i_34 = gale_div_int(((int) ((uint) i_32 * (uint) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((int) get_local_size(0)));
                i_35 = (int) get_local_id(0);
                i_36 = 0;
                i_37 = i_33;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_37 < i_34)) {
                        break;
                    }
                    i_38 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) (((long) i_37) << 2)))));
                    i_39 = (int) ((uint) i_36 + (uint) i_38);
                    i_40 = (int) ((uint) i_37 + (uint) 1);
                    i_36 = i_39;
                    i_37 = i_40;
                }
                if (i_35 == 0) {
                    l_41 = gale_BlockAccess_endMapping(arg_fs, i_1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_42 = l_41;
                } else {
                    l_42 = 0L;
                }
                GALEFS_BROADCAST(3, l_43, l_42);
                i_44 = (int) ((uint) i_36 + (uint) ((int) ((uint) (i_20 << 5) - (uint) i_20)));
                i_20 = i_44;
                i_22 = i_30;
            }
        }
        i_45 = (int) ((uint) i_19 + (uint) 1);
        i_17 = i_20;
        i_18 = i_21;
        i_19 = i_45;
    }
    if (((int) get_local_id(0)) == 0) {
        l_46 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_47 = l_46;
    } else {
        l_47 = 0L;
    }
    GALEFS_BROADCAST(4, l_48, l_47);
    if (l_48 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_17;
        gale_ints[gale_items + gale_item] = (uint) i_18;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_48); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_17 = (int) gale_ints[gale_item];
        i_18 = (int) gale_ints[gale_items + gale_item];
        l_48 = gale_reply(gale_entry);
    }
    *((__global gale_int *) (arg_result + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 1)) << 2) + 16L))) = i_17;
    *((__global gale_int *) (arg_result + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 1)) + 1L) << 2) + 16L))) = i_18;
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
