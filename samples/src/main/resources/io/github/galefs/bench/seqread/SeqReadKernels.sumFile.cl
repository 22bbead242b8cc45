// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.seqread.SeqReadKernels#sumFile
// entry point: galefs_sumFile
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// waits: 3
// saved values: 6
// context bytes: 40
// needs: BARRIERS
// string: "words"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: fdcec9512f83ad4352ae0d33aa294f4fada75e1c6fd86b26aaefac104635b5bc
// functions SHA-256: 47cbdf4bc269f2b79731a731d2efd3e71ba0f1d3472e0b96963aa93e38b33cd1
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_PASS gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {119, 111, 114, 100, 115};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_11) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_21) VARIABLE(int, i_34) VARIABLE(int, i_39) VARIABLE(long, l_13) VARIABLE(long, l_20) VARIABLE(long, l_23) VARIABLE(long, l_53) VARIABLE(__global uchar *, ul_19)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(l_13) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(ul_19)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_34) VARIABLE(i_39) VARIABLE(l_13) VARIABLE(l_20) VARIABLE(l_53) VARIABLE(ul_19)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_34) VARIABLE(l_13) VARIABLE(l_20) VARIABLE(l_53) VARIABLE(ul_19)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_20)

__kernel void galefs_sumFile(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_sums, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_19;
    int i_0, i_5, i_6, i_11, i_14, i_15, i_16, i_17, i_18, i_21, i_22, i_30, i_31, i_34, i_39;
    long l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_12, l_13, l_20, l_23, l_24, l_25, l_26, l_27, l_28, l_29, l_32, l_33, l_35, l_36, l_37, l_38, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_47, l_48, l_49, l_50, l_51, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_59, l_60, l_61, l_62, l_63, l_64, l_65, l_66;
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
            goto loop_14;
        case 3:
            goto resume_3;
        default:
            break;
    }
    i_0 = *((__global gale_int *) (arg_args + 20L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 5, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_5))))) = (char) ((int) gale_literals[i_5]);
                i_6 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group);
            l_2 = l_7;
        }
    } else {
        l_2 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_2 < (-4611686018427387904L)) {
            l_8 = gale_HostCall_awaitReply(arg_fs, l_2, gale_group);
            l_9 = l_8;
        } else {
            l_9 = l_2;
        }
    } else {
        l_9 = l_2;
    }
    GALEFS_BROADCAST(1, l_10, l_9);
    if (l_10 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_10); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        l_10 = gale_reply(gale_entry);
    }
    i_11 = (int) l_10;
    l_12 = (i_11 < 0) ? 1L : 0L;
    l_13 = (long) i_0;
    i_14 = (int) get_num_groups(0);
    i_15 = (int) get_local_id(0);
    i_16 = (int) get_local_id(0);
    i_17 = (int) get_local_id(0);
    i_18 = gale_group;
    ul_19 = arg_args + 16L;
    l_20 = l_12;
    i_21 = i_18;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_16;
        }
        i_22 = *((__global gale_int *) ul_19);
        if (!(i_21 < i_22)) {
            break;
        }
        l_23 = ((long) i_21) * l_13;
        l_24 = (-12L);
        loop_16:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(l_24 == (-12L))) {
                break;
            }
            if (i_17 == 0) {
                l_25 = gale_BlockAccess_beginMapping(arg_fs, i_11, l_23, i_0, gale_group);
                l_26 = l_25;
            } else {
                l_26 = 0L;
            }
            if (i_16 == 0) {
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
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_11;
                gale_longs[gale_item] = (ulong) l_13;
                gale_longs[gale_items + gale_item] = (ulong) l_20;
                gale_ints[2 * gale_items + gale_item] = (uint) i_21;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_23;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_29); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_0 = (int) gale_ints[gale_item];
                i_11 = (int) gale_ints[gale_items + gale_item];
                l_13 = (long) gale_longs[gale_item];
                l_20 = (long) gale_longs[gale_items + gale_item];
                i_21 = (int) gale_ints[2 * gale_items + gale_item];
                l_23 = (long) gale_longs[2 * gale_items + gale_item];
                i_14 = (int) get_num_groups(0);
                i_15 = (int) get_local_id(0);
                i_16 = (int) get_local_id(0);
                i_17 = (int) get_local_id(0);
                ul_19 = arg_args + 16L;
                l_29 = gale_reply(gale_entry);
            }
            if (i_15 == 0) {
                if (!(l_29 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_23, 1, gale_group);
                    i_30 = gale_group;
                    i_31 = *((__global gale_int *) (arg_fs + 16 + 36L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_30 & ((int) ((uint) (1 << i_31) + (uint) (-1))))) << 6) + (((long) (i_30 >> i_31)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_29 >> 32))) + (uint) 1)) | INT_MIN);
                }
            }
            if (l_29 < 0L) {
                l_32 = (l_29 == (-117L)) ? (-5L) : l_29;
                l_24 = l_32;
            } else {
                l_33 = gale_BlockAccess_offsetInRegion(arg_fs, l_29, l_23, gale_group);
                l_24 = l_33;
            }
        }
        i_34 = (int) ((uint) i_21 + (uint) i_14);
        if ((ulong) ((long) ((ulong) l_24 + (ulong) 4095L)) < (ulong) 4095L) {
            l_35 = (long) ((ulong) l_20 + (ulong) 1L);
            l_20 = l_35;
            i_21 = i_34;
        } else {
            l_36 = (long) ((ulong) l_24 + (ulong) (((long) ((int) get_local_id(0))) << 3));
            l_37 = (long) ((int) get_local_size(0));
            l_38 = l_37 << 5;
            i_39 = (int) get_local_id(0);
            l_40 = l_37 << 3;
            l_41 = l_37 << 4;
            l_42 = l_40 + l_41;
            l_43 = 0L;
            l_44 = l_36;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_45 = (long) ((ulong) l_44 + (ulong) l_42);
                l_46 = (long) ((ulong) l_13 + (ulong) l_24);
                if (!(l_45 < l_46)) {
                    break;
                }
                l_47 = *((__global gale_long *) (arg_fs + 16 + l_44));
                l_48 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) l_40))));
                l_49 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) l_41))));
                l_50 = *((__global gale_long *) (arg_fs + 16 + l_45));
                l_51 = (long) ((ulong) l_43 + (ulong) ((long) ((ulong) ((long) ((ulong) l_47 + (ulong) l_48)) + (ulong) ((long) ((ulong) l_49 + (ulong) l_50)))));
                l_52 = (long) ((ulong) l_44 + (ulong) l_38);
                l_43 = l_51;
                l_44 = l_52;
            }
            l_53 = l_43;
            l_54 = l_44;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(l_54 < l_46)) {
                    break;
                }
                l_55 = *((__global gale_long *) (arg_fs + 16 + l_54));
                l_56 = (long) ((ulong) l_53 + (ulong) l_55);
                l_57 = (long) ((ulong) l_54 + (ulong) l_40);
                l_53 = l_56;
                l_54 = l_57;
            }
            GALEFS_BARRIER(3);
            if (i_39 == 0) {
                l_58 = gale_BlockAccess_endMapping(arg_fs, i_0, gale_group);
                l_59 = l_58;
            } else {
                l_59 = 0L;
            }
            GALEFS_BROADCAST(4, l_60, l_59);
            l_61 = (long) ((ulong) l_20 + (ulong) l_53);
            l_20 = l_61;
            i_21 = i_34;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_62 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_63 = l_62;
    } else {
        l_63 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_63 < (-4611686018427387904L)) {
            l_64 = gale_HostCall_awaitReply(arg_fs, l_63, gale_group);
            l_65 = l_64;
        } else {
            l_65 = l_63;
        }
    } else {
        l_65 = l_63;
    }
    GALEFS_BROADCAST(5, l_66, l_65);
    if (l_66 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_20;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_66); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_20 = (long) gale_longs[gale_item];
        l_66 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_sums + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_20;
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_17) VARIABLE(int, i_26) VARIABLE(int, i_8) VARIABLE(long, l_10) VARIABLE(long, l_16) VARIABLE(long, l_19) VARIABLE(long, l_45) VARIABLE(__global uchar *, ul_15)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_8) VARIABLE(l_10) VARIABLE(l_16) VARIABLE(l_19) VARIABLE(ul_15)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_26) VARIABLE(i_8) VARIABLE(l_10) VARIABLE(l_16) VARIABLE(l_45) VARIABLE(ul_15)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_16)

__kernel void galefs_sumFile(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_sums, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_15;
    int i_0, i_4, i_5, i_8, i_11, i_12, i_13, i_14, i_17, i_18, i_26, i_31;
    long l_1, l_2, l_3, l_6, l_7, l_9, l_10, l_16, l_19, l_20, l_21, l_22, l_23, l_24, l_25, l_27, l_28, l_29, l_30, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_47, l_48, l_49, l_50, l_51, l_52, l_53, l_54, l_55, l_56;
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
            goto loop_9;
        case 3:
            goto resume_3;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_args + 20L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 5, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_2 = l_6;
        }
    } else {
        l_2 = 0L;
    }
    GALEFS_BROADCAST(1, l_7, l_2);
    if (l_7 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_7); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        l_7 = gale_reply(gale_entry);
    }
    i_8 = (int) l_7;
    l_9 = (i_8 < 0) ? 1L : 0L;
    l_10 = (long) i_0;
    i_11 = gale_group_count;
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_id(0);
    i_14 = gale_group;
    ul_15 = arg_args + 16L;
    l_16 = l_9;
    i_17 = i_14;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_11;
        }
        i_18 = *((__global gale_int *) ul_15);
        if (!(i_17 < i_18)) {
            break;
        }
        l_19 = ((long) i_17) * l_10;
        l_20 = (-12L);
        loop_11:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(l_20 == (-12L))) {
                break;
            }
            if (i_13 == 0) {
                l_21 = gale_BlockAccess_beginMapping(arg_fs, i_8, l_19, i_0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_22 = l_21;
            } else {
                l_22 = 0L;
            }
            GALEFS_BROADCAST(2, l_23, l_22);
            if (l_23 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_8;
                gale_longs[gale_item] = (ulong) l_10;
                gale_longs[gale_items + gale_item] = (ulong) l_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_17;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_19;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_23); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_0 = (int) gale_ints[gale_item];
                i_8 = (int) gale_ints[gale_items + gale_item];
                l_10 = (long) gale_longs[gale_item];
                l_16 = (long) gale_longs[gale_items + gale_item];
                i_17 = (int) gale_ints[2 * gale_items + gale_item];
                l_19 = (long) gale_longs[2 * gale_items + gale_item];
                i_11 = gale_group_count;
                i_12 = (int) get_local_id(0);
                i_13 = (int) get_local_id(0);
                ul_15 = arg_args + 16L;
                l_23 = gale_reply(gale_entry);
            }
            if (i_12 == 0) {
                if (!(l_23 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_19, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            if (l_23 < 0L) {
                l_24 = (l_23 == (-117L)) ? (-5L) : l_23;
                l_20 = l_24;
            } else {
                l_25 = gale_BlockAccess_offsetInRegion(arg_fs, l_23, l_19, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_20 = l_25;
            }
        }
        i_26 = (int) ((uint) i_17 + (uint) i_11);
        if ((ulong) ((long) ((ulong) l_20 + (ulong) 4095L)) < (ulong) 4095L) {
            l_27 = (long) ((ulong) l_16 + (ulong) 1L);
            l_16 = l_27;
            i_17 = i_26;
        } else {
            l_28 = (long) ((ulong) l_20 + (ulong) (((long) ((int) get_local_id(0))) << 3));
            l_29 = (long) ((int) get_local_size(0));
            l_30 = l_29 << 5;
            i_31 = (int) get_local_id(0);
            l_32 = l_29 << 3;
            l_33 = l_29 << 4;
            l_34 = l_32 + l_33;
            l_35 = 0L;
            l_36 = l_28;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_37 = (long) ((ulong) l_36 + (ulong) l_34);
                l_38 = (long) ((ulong) l_10 + (ulong) l_20);
                if (!(l_37 < l_38)) {
                    break;
                }
                l_39 = *((__global gale_long *) (arg_fs + 16 + l_36));
                l_40 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) l_32))));
                l_41 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) l_33))));
                l_42 = *((__global gale_long *) (arg_fs + 16 + l_37));
                l_43 = (long) ((ulong) l_35 + (ulong) ((long) ((ulong) ((long) ((ulong) l_39 + (ulong) l_40)) + (ulong) ((long) ((ulong) l_41 + (ulong) l_42)))));
                l_44 = (long) ((ulong) l_36 + (ulong) l_30);
                l_35 = l_43;
                l_36 = l_44;
            }
            l_45 = l_35;
            l_46 = l_36;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(l_46 < l_38)) {
                    break;
                }
                l_47 = *((__global gale_long *) (arg_fs + 16 + l_46));
                l_48 = (long) ((ulong) l_45 + (ulong) l_47);
                l_49 = (long) ((ulong) l_46 + (ulong) l_32);
                l_45 = l_48;
                l_46 = l_49;
            }
            if (i_31 == 0) {
                l_50 = gale_BlockAccess_endMapping(arg_fs, i_0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_51 = l_50;
            } else {
                l_51 = 0L;
            }
            GALEFS_BROADCAST(3, l_52, l_51);
            l_53 = (long) ((ulong) l_16 + (ulong) l_45);
            l_16 = l_53;
            i_17 = i_26;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_54 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_55 = l_54;
    } else {
        l_55 = 0L;
    }
    GALEFS_BROADCAST(4, l_56, l_55);
    if (l_56 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_16;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_56); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_16 = (long) gale_longs[gale_item];
        l_56 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_sums + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_16;
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
