// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.hello.Hello#countLines
// entry point: galefs_countLines
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE WRITE
// waits: 3
// saved values: 8
// context bytes: 56
// needs: BARRIERS
// string: "hello.txt"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: bd4eb7aa748717cb758f11506d21124ad628ff264204bb45e42420a59e12b0d8
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {104, 101, 108, 108, 111, 46, 116, 120, 116};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_45) VARIABLE(long, l_13) VARIABLE(long, l_14) VARIABLE(long, l_17) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_29) VARIABLE(long, l_33) VARIABLE(long, l_38) VARIABLE(long, l_46)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_17) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_29) VARIABLE(l_33)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_17) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_38)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_45) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_17) VARIABLE(l_23) VARIABLE(l_46)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(l_22)

__kernel void galefs_countLines(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_results, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_15, i_16, i_18, i_20, i_21, i_25, i_26, i_27, i_28, i_30, i_31, i_32, i_39, i_40, i_42, i_43, i_44, i_45, i_47, i_48, i_51;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_13, l_14, l_17, l_19, l_22, l_23, l_24, l_29, l_33, l_34, l_35, l_36, l_37, l_38, l_41, l_46, l_49, l_50, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_59;
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
        case 3:
            goto resume_3;
        default:
            break;
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 9, gale_group);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) gale_group;
            l_3 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_2 << 12) + (l_2 << 11)))) + (ulong) 2048L);
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 9)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 9, (-1), gale_group);
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
    i_11 = (i_10 < 0) ? i_10 : 16384;
    i_12 = (int) get_local_size(0);
    l_13 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    l_14 = (long) ((int) get_num_groups(0));
    i_15 = (int) get_local_id(0);
    i_16 = (int) get_local_id(0);
    l_17 = ((long) gale_group) << 14;
    i_18 = (int) get_local_id(0);
    l_19 = (long) gale_group;
    i_20 = (int) get_local_id(0);
    i_21 = i_11;
    l_22 = 0L;
    l_23 = l_19;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_16;
        }
        if (i_21 < 1) {
            break;
        }
        l_24 = l_23 << 14;
        i_25 = 1;
        i_26 = 0;
        i_27 = 0;
        loop_16:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_25 == 1)) {
                break;
            }
            i_28 = (int) ((uint) 16384 - (uint) i_26);
            l_29 = (long) i_26;
            if (i_27 == 0) {
                i_30 = i_28;
            } else {
                i_31 = 4096 - ((int) (l_29 & 4095L));
                i_32 = (i_31 < i_28) ? i_31 : i_28;
                i_30 = i_32;
            }
            l_33 = (long) ((ulong) l_29 + (ulong) l_24);
            if (i_20 == 0) {
                l_34 = gale_BlockAccess_beginRead(arg_fs, i_10, l_33, i_30, gale_group);
                l_35 = l_34;
            } else {
                l_35 = 0L;
            }
            if (i_18 == 0) {
                if (l_35 < (-4611686018427387904L)) {
                    l_36 = gale_HostCall_awaitReply(arg_fs, l_35, gale_group);
                    l_37 = l_36;
                } else {
                    l_37 = l_35;
                }
            } else {
                l_37 = l_35;
            }
            GALEFS_BROADCAST(2, l_38, l_37);
            if (l_38 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_10;
                gale_longs[gale_item] = (ulong) l_22;
                gale_longs[gale_items + gale_item] = (ulong) l_23;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_24;
                gale_ints[gale_items + gale_item] = (uint) i_26;
                gale_ints[2 * gale_items + gale_item] = (uint) i_27;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_29;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_33;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_38); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_10 = (int) gale_ints[gale_item];
                l_22 = (long) gale_longs[gale_item];
                l_23 = (long) gale_longs[gale_items + gale_item];
                l_24 = (long) gale_longs[2 * gale_items + gale_item];
                i_26 = (int) gale_ints[gale_items + gale_item];
                i_27 = (int) gale_ints[2 * gale_items + gale_item];
                l_29 = (long) gale_longs[3 * gale_items + gale_item];
                l_33 = (long) gale_longs[4 * gale_items + gale_item];
                i_12 = (int) get_local_size(0);
                l_13 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                l_14 = (long) ((int) get_num_groups(0));
                i_15 = (int) get_local_id(0);
                i_16 = (int) get_local_id(0);
                l_17 = ((long) gale_group) << 14;
                i_18 = (int) get_local_id(0);
                i_20 = (int) get_local_id(0);
                l_38 = gale_reply(gale_entry);
            }
            i_39 = (int) l_38;
            if (l_38 < 0L) {
                i_40 = 0;
            } else {
                i_40 = i_39;
            }
            l_41 = gale_BlockAccess_offsetInRegion(arg_fs, l_38, l_33, gale_group);
            gale_copy((arg_fs + 16 + l_41), (arg_buffer + 16 + (l_29 + l_17)), i_40);
            GALEFS_BARRIER(3);
            if (i_16 == 0) {
                if (!(i_40 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_40, gale_group);
                }
            }
            i_42 = (int) ((uint) i_26 + (uint) i_40);
            i_43 = ((l_38 == (-117L)) || (!((i_27 == 0) || ((((long) ((ulong) ((long) i_42) + (ulong) l_24)) & l_13) == 0)))) ? 1 : 0;
            i_44 = ((l_38 == (-117L)) || (!((i_40 < 1) || (!(i_42 < 16384))))) ? 1 : 0;
            if (l_38 < 0L) {
                if (l_38 == (-117L)) {
                    i_25 = i_44;
                    i_26 = i_42;
                    i_27 = i_43;
                } else {
                    i_25 = i_39;
                    i_26 = i_42;
                    i_27 = i_43;
                }
            } else {
                i_25 = i_44;
                i_26 = i_42;
                i_27 = i_43;
            }
        }
        if (i_26 < 1) {
            i_45 = i_25;
        } else {
            i_45 = i_26;
        }
        l_46 = l_22;
        i_47 = i_15;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_47 < i_45)) {
                break;
            }
            i_48 = (int) *((__global char *) (arg_buffer + 16 + (((long) i_47) + l_17)));
            l_49 = (i_48 == 10) ? 1L : 0L;
            l_50 = (long) ((ulong) l_46 + (ulong) l_49);
            i_51 = (int) ((uint) i_47 + (uint) i_12);
            l_46 = l_50;
            i_47 = i_51;
        }
        GALEFS_BARRIER(4);
        l_52 = (long) ((ulong) l_23 + (ulong) l_14);
        i_21 = i_45;
        l_22 = l_46;
        l_23 = l_52;
    }
    if (((int) get_local_id(0)) == 0) {
        l_53 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_54 = l_53;
    } else {
        l_54 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_54 < (-4611686018427387904L)) {
            l_55 = gale_HostCall_awaitReply(arg_fs, l_54, gale_group);
            l_56 = l_55;
        } else {
            l_56 = l_54;
        }
    } else {
        l_56 = l_54;
    }
    GALEFS_BROADCAST(5, l_57, l_56);
    if (l_57 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        gale_longs[gale_item] = (ulong) l_22;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_57); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_21 = (int) gale_ints[gale_item];
        l_22 = (long) gale_longs[gale_item];
        l_57 = gale_reply(gale_entry);
    }
    if (i_21 < 0) {
        l_58 = (long) i_21;
        l_59 = l_58;
    } else {
        l_59 = l_22;
    }
    *((__global gale_long *) (arg_results + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_59;
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_39) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_10) VARIABLE(long, l_11) VARIABLE(long, l_14) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_25) VARIABLE(long, l_29) VARIABLE(long, l_32) VARIABLE(long, l_40)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_29)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_32)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_39) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_19) VARIABLE(l_40)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_17) VARIABLE(l_18)

__kernel void galefs_countLines(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_results, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_9, i_12, i_13, i_16, i_17, i_21, i_22, i_23, i_24, i_26, i_27, i_28, i_33, i_34, i_36, i_37, i_38, i_39, i_41, i_42, i_45;
    long l_0, l_1, l_2, l_5, l_6, l_10, l_11, l_14, l_15, l_18, l_19, l_20, l_25, l_29, l_30, l_31, l_32, l_35, l_40, l_43, l_44, l_46, l_47, l_48, l_49, l_50, l_51;
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
        case 3:
            goto resume_3;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 9, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_3 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_3 < 9)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_3))))) = (char) ((int) gale_literals[i_3]);
                i_4 = (int) ((uint) i_3 + (uint) 1);
                i_3 = i_4;
            }
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 9, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
    i_8 = (i_7 < 0) ? i_7 : 16384;
    i_9 = (int) get_local_size(0);
    l_10 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    l_11 = (long) gale_group_count;
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_id(0);
    l_14 = ((long) gale_group) << 14;
    l_15 = (long) gale_group;
    i_16 = (int) get_local_id(0);
    i_17 = i_8;
    l_18 = 0L;
    l_19 = l_15;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_11;
        }
        if (i_17 < 1) {
            break;
        }
        l_20 = l_19 << 14;
        i_21 = 1;
        i_22 = 0;
        i_23 = 0;
        loop_11:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_21 == 1)) {
                break;
            }
            i_24 = (int) ((uint) 16384 - (uint) i_22);
            l_25 = (long) i_22;
            if (i_23 == 0) {
                i_26 = i_24;
            } else {
                i_27 = 4096 - ((int) (l_25 & 4095L));
                i_28 = (i_27 < i_24) ? i_27 : i_24;
                i_26 = i_28;
            }
            l_29 = (long) ((ulong) l_25 + (ulong) l_20);
            if (i_16 == 0) {
                l_30 = gale_BlockAccess_beginRead(arg_fs, i_7, l_29, i_26, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_31 = l_30;
            } else {
                l_31 = 0L;
            }
            GALEFS_BROADCAST(2, l_32, l_31);
            if (l_32 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_longs[gale_item] = (ulong) l_18;
                gale_longs[gale_items + gale_item] = (ulong) l_19;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_20;
                gale_ints[gale_items + gale_item] = (uint) i_22;
                gale_ints[2 * gale_items + gale_item] = (uint) i_23;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_25;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_29;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_32); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_7 = (int) gale_ints[gale_item];
                l_18 = (long) gale_longs[gale_item];
                l_19 = (long) gale_longs[gale_items + gale_item];
                l_20 = (long) gale_longs[2 * gale_items + gale_item];
                i_22 = (int) gale_ints[gale_items + gale_item];
                i_23 = (int) gale_ints[2 * gale_items + gale_item];
                l_25 = (long) gale_longs[3 * gale_items + gale_item];
                l_29 = (long) gale_longs[4 * gale_items + gale_item];
                i_9 = (int) get_local_size(0);
                l_10 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                l_11 = (long) gale_group_count;
                i_12 = (int) get_local_id(0);
                i_13 = (int) get_local_id(0);
                l_14 = ((long) gale_group) << 14;
                i_16 = (int) get_local_id(0);
                l_32 = gale_reply(gale_entry);
            }
            i_33 = (int) l_32;
            if (l_32 < 0L) {
                i_34 = 0;
            } else {
                i_34 = i_33;
            }
            l_35 = gale_BlockAccess_offsetInRegion(arg_fs, l_32, l_29, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_35), (arg_buffer + 16 + (l_25 + l_14)), i_34);
            GALEFS_BARRIER(3);
            if (i_13 == 0) {
                if (!(i_34 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_34, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_36 = (int) ((uint) i_22 + (uint) i_34);
            i_37 = ((l_32 == (-117L)) || (!((i_23 == 0) || ((((long) ((ulong) ((long) i_36) + (ulong) l_20)) & l_10) == 0)))) ? 1 : 0;
            i_38 = ((l_32 == (-117L)) || (!((i_34 < 1) || (!(i_36 < 16384))))) ? 1 : 0;
            if (l_32 < 0L) {
                if (l_32 == (-117L)) {
                    i_21 = i_38;
                    i_22 = i_36;
                    i_23 = i_37;
                } else {
                    i_21 = i_33;
                    i_22 = i_36;
                    i_23 = i_37;
                }
            } else {
                i_21 = i_38;
                i_22 = i_36;
                i_23 = i_37;
            }
        }
        if (i_22 < 1) {
            i_39 = i_21;
        } else {
            i_39 = i_22;
        }
        l_40 = l_18;
        i_41 = i_12;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_41 < i_39)) {
                break;
            }
            i_42 = (int) *((__global char *) (arg_buffer + 16 + (((long) i_41) + l_14)));
            l_43 = (i_42 == 10) ? 1L : 0L;
            l_44 = (long) ((ulong) l_40 + (ulong) l_43);
            i_45 = (int) ((uint) i_41 + (uint) i_9);
            l_40 = l_44;
            i_41 = i_45;
        }
        GALEFS_BARRIER(4);
        l_46 = (long) ((ulong) l_19 + (ulong) l_11);
        i_17 = i_39;
        l_18 = l_40;
        l_19 = l_46;
    }
    if (((int) get_local_id(0)) == 0) {
        l_47 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_48 = l_47;
    } else {
        l_48 = 0L;
    }
    GALEFS_BROADCAST(5, l_49, l_48);
    if (l_49 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_17;
        gale_longs[gale_item] = (ulong) l_18;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_49); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_17 = (int) gale_ints[gale_item];
        l_18 = (long) gale_longs[gale_item];
        l_49 = gale_reply(gale_entry);
    }
    if (i_17 < 0) {
        l_50 = (long) i_17;
        l_51 = l_50;
    } else {
        l_51 = l_18;
    }
    *((__global gale_long *) (arg_results + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_51;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
