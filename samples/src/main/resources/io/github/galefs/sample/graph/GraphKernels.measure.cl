// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.graph.GraphKernels#measure
// entry point: galefs_measure
// parameters: LONG_ARRAY BYTE_ARRAY LONG LONG INT_ARRAY
// accesses: READ_WRITE READ NONE NONE READ_WRITE
// waits: 3
// saved values: 4
// context bytes: 24
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: eadd4067c282b5384c3120242c811de8f0a5b206012146ee6b09c66d467a949e
// functions SHA-256: 47cbdf4bc269f2b79731a731d2efd3e71ba0f1d3472e0b96963aa93e38b33cd1
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_PASS gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_int_at gale_reply gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_22) VARIABLE(int, i_24) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_44) VARIABLE(int, i_48) VARIABLE(long, l_12) VARIABLE(long, l_15) VARIABLE(long, l_25)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(l_12) VARIABLE(l_15)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(l_15) VARIABLE(l_25)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_44) VARIABLE(i_48) VARIABLE(l_15)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_22) VARIABLE(i_29) VARIABLE(i_44) VARIABLE(l_15)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_22) VARIABLE(i_44) VARIABLE(l_15)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_24)

__kernel void galefs_measure(__global uchar *arg_fs, __global uchar *arg_path, long arg_size, long arg_end, __global uchar *arg_state, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_5, i_7, i_8, i_13, i_14, i_16, i_17, i_22, i_23, i_24, i_28, i_29, i_30, i_31, i_32, i_39, i_40, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_53, i_55, i_56, i_57, i_61, i_62, i_72;
    long l_1, l_2, l_3, l_4, l_6, l_9, l_10, l_11, l_12, l_15, l_18, l_19, l_20, l_21, l_25, l_26, l_27, l_33, l_34, l_35, l_36, l_37, l_38, l_41, l_42, l_52, l_54, l_58, l_59, l_60, l_63, l_64, l_65, l_66, l_67, l_68, l_69, l_70, l_71;
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
            goto loop_17;
        case 3:
            goto resume_3;
        default:
            break;
    }
    i_0 = *((__global gale_int *) (arg_path + 12L));
    GALEFS_BARRIER(1);
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, i_0, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < i_0)) {
                    break;
                }
                l_6 = (long) i_5;
                i_7 = (int) *((__global char *) (arg_path + 16 + l_6));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) l_6)))) = (char) i_7;
                i_8 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_8;
            }
            l_9 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_0, (-1), gale_group);
            l_2 = l_9;
        }
    } else {
        l_2 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_2 < (-4611686018427387904L)) {
            l_10 = gale_HostCall_awaitReply(arg_fs, l_2, gale_group);
            l_11 = l_10;
        } else {
            l_11 = l_2;
        }
    } else {
        l_11 = l_2;
    }
    GALEFS_BROADCAST(2, l_12, l_11);
    if (l_12 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_12); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_12 = gale_reply(gale_entry);
    }
    i_13 = 1 << (*((__global gale_int *) (arg_fs + 16 + 148L)));
    *((__global gale_int *) (arg_state + 36L)) = i_13;
    i_14 = (i_13 < 65536) ? i_13 : 65536;
    l_15 = (long) i_14;
    if (((int) get_local_id(0)) == 0) {
        i_16 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 0 << 2)), 1);
        i_17 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 3 << 2)), 0);
        l_18 = ((long) i_16) * l_15;
        l_19 = ((((long) i_17) << 3) < l_18) ? 9223372036854775807L : l_18;
        l_20 = l_19;
    } else {
        l_20 = 0L;
    }
    GALEFS_BROADCAST(3, l_21, l_20);
    i_22 = (int) l_12;
    i_23 = (i_22 < 0) ? i_22 : 0;
    i_24 = i_23;
    l_25 = l_21;
    loop_17:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_20;
        }
        if (!(l_25 < arg_size)) {
            goto B59;
        }
        if (!(i_24 == 0)) {
            break;
        }
        l_26 = (long) ((ulong) arg_size - (ulong) l_25);
        l_27 = (l_26 < l_15) ? l_26 : l_15;
        i_28 = (int) l_27;
        i_29 = (int) get_local_id(0);
        i_30 = (int) get_local_id(0);
        i_31 = (int) get_local_id(0);
        i_32 = (int) get_local_id(0);
        l_33 = (-12L);
        loop_20:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(l_33 == (-12L))) {
                break;
            }
            if (i_32 == 0) {
                l_34 = gale_BlockAccess_beginMapping(arg_fs, i_22, l_25, i_28, gale_group);
                l_35 = l_34;
            } else {
                l_35 = 0L;
            }
            if (i_31 == 0) {
                if (l_35 < (-4611686018427387904L)) {
                    l_36 = gale_HostCall_awaitReply(arg_fs, l_35, gale_group);
                    l_37 = l_36;
                } else {
                    l_37 = l_35;
                }
            } else {
                l_37 = l_35;
            }
            GALEFS_BROADCAST(4, l_38, l_37);
            if (l_38 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_15;
                gale_ints[gale_item] = (uint) i_22;
                gale_longs[gale_items + gale_item] = (ulong) l_25;
                gale_ints[gale_items + gale_item] = (uint) i_28;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_38); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                l_15 = (long) gale_longs[gale_item];
                i_22 = (int) gale_ints[gale_item];
                l_25 = (long) gale_longs[gale_items + gale_item];
                i_28 = (int) gale_ints[gale_items + gale_item];
                i_29 = (int) get_local_id(0);
                i_30 = (int) get_local_id(0);
                i_31 = (int) get_local_id(0);
                i_32 = (int) get_local_id(0);
                l_38 = gale_reply(gale_entry);
            }
            if (i_30 == 0) {
                if (!(l_38 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_25, 1, gale_group);
                    i_39 = gale_group;
                    i_40 = *((__global gale_int *) (arg_fs + 16 + 36L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_39 & ((int) ((uint) (1 << i_40) + (uint) (-1))))) << 6) + (((long) (i_39 >> i_40)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_38 >> 32))) + (uint) 1)) | INT_MIN);
                }
            }
            if (l_38 < 0L) {
                l_41 = (l_38 == (-117L)) ? (-5L) : l_38;
                l_33 = l_41;
            } else {
                l_42 = gale_BlockAccess_offsetInRegion(arg_fs, l_38, l_25, gale_group);
                l_33 = l_42;
            }
        }
        if ((ulong) ((long) ((ulong) l_33 + (ulong) 4095L)) < (ulong) 4095L) {
            i_43 = (int) l_33;
            i_44 = i_43;
        } else {
            i_44 = 0;
        }
        if (i_44 == 0) {
            i_45 = (int) (((long) ((ulong) l_25 + (ulong) ((long) ((ulong) (l_25 >> 63) >> 61)))) >> 3);
            i_46 = ((int) ((uint) i_28 + (uint) ((int) ((uint) (i_28 >> 31) >> 29)))) >> 3;
            i_47 = (int) get_local_size(0);
            i_48 = (int) get_local_id(0);
            i_49 = (int) get_local_id(0);
            i_50 = 2147483647;
            i_51 = i_49;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_51 < i_46)) {
                    break;
                }
                l_52 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) (((long) i_51) << 3)))));
                i_53 = (int) ((uint) i_45 + (uint) i_51);
                l_54 = (long) ((ulong) arg_end - (ulong) ((((long) i_53) + 1L) << 3));
                i_55 = (int) ((uint) i_51 + (uint) i_47);
                if (l_52 < (((long) ((ulong) l_54 + (ulong) ((long) ((ulong) (l_54 >> 63) >> 62)))) >> 2)) {
                    i_51 = i_55;
                } else {
                    i_56 = (i_53 < i_50) ? i_53 : i_50;
                    i_50 = i_56;
                    i_51 = i_55;
                }
            }
            if (!(i_50 == 2147483647)) {
                i_57 = atomic_min((volatile __global int *) (arg_state + 16 + ((long) 3 << 2)), i_50);
            }
            GALEFS_BARRIER(5);
            if (i_48 == 0) {
                l_58 = gale_BlockAccess_endMapping(arg_fs, i_28, gale_group);
                l_59 = l_58;
            } else {
                l_59 = 0L;
            }
            GALEFS_BROADCAST(6, l_60, l_59);
        }
        if (i_29 == 0) {
            i_61 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 0 << 2)), 1);
            i_62 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 3 << 2)), 0);
            l_63 = l_15 * ((long) i_61);
            l_64 = ((((long) i_62) << 3) < l_63) ? 9223372036854775807L : l_63;
            l_65 = l_64;
        } else {
            l_65 = 0L;
        }
        GALEFS_BROADCAST(7, l_66, l_65);
        i_24 = i_44;
        l_25 = l_66;
    }
    goto B60;
B59:;
B60:;
    if (((int) get_local_id(0)) == 0) {
        l_67 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group);
        l_68 = l_67;
    } else {
        l_68 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_68 < (-4611686018427387904L)) {
            l_69 = gale_HostCall_awaitReply(arg_fs, l_68, gale_group);
            l_70 = l_69;
        } else {
            l_70 = l_68;
        }
    } else {
        l_70 = l_68;
    }
    GALEFS_BROADCAST(8, l_71, l_70);
    if (l_71 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_24;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_71); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_24 = (int) gale_ints[gale_item];
        l_71 = gale_reply(gale_entry);
    }
    if (i_24 < 0) {
        i_72 = atomic_min((volatile __global int *) (arg_state + 16 + ((long) 2 << 2)), i_24);
    }
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_19) VARIABLE(int, i_21) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_36) VARIABLE(long, l_12) VARIABLE(long, l_22) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(l_12) VARIABLE(l_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_19) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(l_12) VARIABLE(l_22)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_19) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(l_12)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_19) VARIABLE(i_36) VARIABLE(l_12)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_21)

__kernel void galefs_measure(__global uchar *arg_fs, __global uchar *arg_path, long arg_size, long arg_end, __global uchar *arg_state, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_4, i_6, i_7, i_10, i_11, i_13, i_14, i_19, i_20, i_21, i_25, i_26, i_27, i_28, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_45, i_47, i_48, i_49, i_53, i_54, i_62;
    long l_1, l_2, l_3, l_5, l_8, l_9, l_12, l_15, l_16, l_17, l_18, l_22, l_23, l_24, l_29, l_30, l_31, l_32, l_33, l_34, l_44, l_46, l_50, l_51, l_52, l_55, l_56, l_57, l_58, l_59, l_60, l_61;
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
            goto loop_12;
        case 3:
            goto resume_3;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_path + 12L));
    GALEFS_BARRIER(1);
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, i_0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < i_0)) {
                    break;
                }
                l_5 = (long) i_4;
                i_6 = (int) *((__global char *) (arg_path + 16 + l_5));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) l_5)))) = (char) i_6;
                i_7 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_7;
            }
            l_8 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_0, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_2 = l_8;
        }
    } else {
        l_2 = 0L;
    }
    GALEFS_BROADCAST(2, l_9, l_2);
    if (l_9 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_9); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_9 = gale_reply(gale_entry);
    }
    i_10 = 1 << GALEFS_LAUNCH_INT(arg_fs, 148L);
    *((__global gale_int *) (arg_state + 36L)) = i_10;
    i_11 = (i_10 < 65536) ? i_10 : 65536;
    l_12 = (long) i_11;
    if (((int) get_local_id(0)) == 0) {
        i_13 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 0 << 2)), 1);
        i_14 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 3 << 2)), 0);
        l_15 = ((long) i_13) * l_12;
        l_16 = ((((long) i_14) << 3) < l_15) ? 9223372036854775807L : l_15;
        l_17 = l_16;
    } else {
        l_17 = 0L;
    }
    GALEFS_BROADCAST(3, l_18, l_17);
    i_19 = (int) l_9;
    i_20 = (i_19 < 0) ? i_19 : 0;
    i_21 = i_20;
    l_22 = l_18;
    loop_12:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_15;
        }
        if (!(l_22 < arg_size)) {
            goto B49;
        }
        if (!(i_21 == 0)) {
            break;
        }
        l_23 = (long) ((ulong) arg_size - (ulong) l_22);
        l_24 = (l_23 < l_12) ? l_23 : l_12;
        i_25 = (int) l_24;
        i_26 = (int) get_local_id(0);
        i_27 = (int) get_local_id(0);
        i_28 = (int) get_local_id(0);
        l_29 = (-12L);
        loop_15:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(l_29 == (-12L))) {
                break;
            }
            if (i_28 == 0) {
                l_30 = gale_BlockAccess_beginMapping(arg_fs, i_19, l_22, i_25, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_31 = l_30;
            } else {
                l_31 = 0L;
            }
            GALEFS_BROADCAST(4, l_32, l_31);
            if (l_32 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_12;
                gale_ints[gale_item] = (uint) i_19;
                gale_longs[gale_items + gale_item] = (ulong) l_22;
                gale_ints[gale_items + gale_item] = (uint) i_25;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_32); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                l_12 = (long) gale_longs[gale_item];
                i_19 = (int) gale_ints[gale_item];
                l_22 = (long) gale_longs[gale_items + gale_item];
                i_25 = (int) gale_ints[gale_items + gale_item];
                i_26 = (int) get_local_id(0);
                i_27 = (int) get_local_id(0);
                i_28 = (int) get_local_id(0);
                l_32 = gale_reply(gale_entry);
            }
            if (i_27 == 0) {
                if (!(l_32 < 0L)) {
                    gale_MappingEnd_begin(arg_fs, l_22, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            if (l_32 < 0L) {
                l_33 = (l_32 == (-117L)) ? (-5L) : l_32;
                l_29 = l_33;
            } else {
                l_34 = gale_BlockAccess_offsetInRegion(arg_fs, l_32, l_22, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_29 = l_34;
            }
        }
        if ((ulong) ((long) ((ulong) l_29 + (ulong) 4095L)) < (ulong) 4095L) {
            i_35 = (int) l_29;
            i_36 = i_35;
        } else {
            i_36 = 0;
        }
        if (i_36 == 0) {
            i_37 = (int) (((long) ((ulong) l_22 + (ulong) ((long) ((ulong) (l_22 >> 63) >> 61)))) >> 3);
            i_38 = ((int) ((uint) i_25 + (uint) ((int) ((uint) (i_25 >> 31) >> 29)))) >> 3;
            i_39 = (int) get_local_size(0);
            i_40 = (int) get_local_id(0);
            i_41 = (int) get_local_id(0);
            i_42 = 2147483647;
            i_43 = i_41;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_43 < i_38)) {
                    break;
                }
                l_44 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_29 + (ulong) (((long) i_43) << 3)))));
                i_45 = (int) ((uint) i_37 + (uint) i_43);
                l_46 = (long) ((ulong) arg_end - (ulong) ((((long) i_45) + 1L) << 3));
                i_47 = (int) ((uint) i_43 + (uint) i_39);
                if (l_44 < (((long) ((ulong) l_46 + (ulong) ((long) ((ulong) (l_46 >> 63) >> 62)))) >> 2)) {
                    i_43 = i_47;
                } else {
                    i_48 = (i_45 < i_42) ? i_45 : i_42;
                    i_42 = i_48;
                    i_43 = i_47;
                }
            }
            if (!(i_42 == 2147483647)) {
                i_49 = atomic_min((volatile __global int *) (arg_state + 16 + ((long) 3 << 2)), i_42);
            }
            if (i_40 == 0) {
                l_50 = gale_BlockAccess_endMapping(arg_fs, i_25, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_51 = l_50;
            } else {
                l_51 = 0L;
            }
            GALEFS_BROADCAST(5, l_52, l_51);
        }
        if (i_26 == 0) {
            i_53 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 0 << 2)), 1);
            i_54 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 3 << 2)), 0);
            l_55 = l_12 * ((long) i_53);
            l_56 = ((((long) i_54) << 3) < l_55) ? 9223372036854775807L : l_55;
            l_57 = l_56;
        } else {
            l_57 = 0L;
        }
        GALEFS_BROADCAST(6, l_58, l_57);
        i_21 = i_36;
        l_22 = l_58;
    }
    goto B50;
B49:;
B50:;
    if (((int) get_local_id(0)) == 0) {
        l_59 = gale_OpenFileCalls_beginClose(arg_fs, i_19, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_60 = l_59;
    } else {
        l_60 = 0L;
    }
    GALEFS_BROADCAST(7, l_61, l_60);
    if (l_61 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_61); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_21 = (int) gale_ints[gale_item];
        l_61 = gale_reply(gale_entry);
    }
    if (i_21 < 0) {
        i_62 = atomic_min((volatile __global int *) (arg_state + 16 + ((long) 2 << 2)), i_21);
    }
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
