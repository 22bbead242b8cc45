// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.graph.GraphKernels#write
// entry point: galefs_write
// parameters: LONG_ARRAY BYTE_ARRAY BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ READ_WRITE
// waits: 3
// saved values: 9
// context bytes: 48
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: c3620daaf3e05bd07f59760c9236589932f60ef4e99b98468850b1d2be631627
// functions SHA-256: 0f4d09fced3b8404cf0659136c069d1740f558856201c1eebd2c37991aa6da8f
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_long gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_long gale_int_at gale_reply gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_14) VARIABLE(int, i_17) VARIABLE(int, i_19) VARIABLE(int, i_21) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_45) VARIABLE(long, l_16) VARIABLE(long, l_22) VARIABLE(long, l_30) VARIABLE(long, l_36)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(l_16) VARIABLE(l_22) VARIABLE(l_30)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(l_16) VARIABLE(l_22) VARIABLE(l_36)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_14) VARIABLE(i_45)

__kernel void galefs_write(__global uchar *arg_fs, __global uchar *arg_path, __global uchar *arg_levels, __global uchar *arg_state, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_6, i_8, i_9, i_14, i_17, i_18, i_19, i_20, i_21, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_31, i_37, i_38, i_40, i_41, i_42, i_43, i_44, i_45, i_51, i_52, i_53;
    long l_2, l_3, l_4, l_5, l_7, l_10, l_11, l_12, l_13, l_15, l_16, l_22, l_30, l_32, l_33, l_34, l_35, l_36, l_39, l_46, l_47, l_48, l_49, l_50;
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
    i_0 = *((__global gale_int *) (arg_levels + 12L));
    i_1 = *((__global gale_int *) (arg_path + 12L));
    GALEFS_BARRIER(1);
    if (((int) get_local_id(0)) == 0) {
        l_2 = gale_FileOpener_begin(arg_fs, i_1, gale_group);
        if (l_2 < 0L) {
            l_3 = l_2;
        } else {
            l_4 = (long) gale_group;
            l_5 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_4 << 12) + (l_4 << 11)))) + (ulong) 2048L);
            i_6 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_6 < i_1)) {
                    break;
                }
                l_7 = (long) i_6;
                i_8 = (int) *((__global char *) (arg_path + 16 + l_7));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) l_7)))) = (char) i_8;
                i_9 = (int) ((uint) i_6 + (uint) 1);
                i_6 = i_9;
            }
            l_10 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 577, i_1, (-1), gale_group);
            l_3 = l_10;
        }
    } else {
        l_3 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_3 < (-4611686018427387904L)) {
            l_11 = gale_HostCall_awaitReply(arg_fs, l_3, gale_group);
            l_12 = l_11;
        } else {
            l_12 = l_3;
        }
    } else {
        l_12 = l_3;
    }
    GALEFS_BROADCAST(2, l_13, l_12);
    if (l_13 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_13); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        l_13 = gale_reply(gale_entry);
    }
    i_14 = (int) l_13;
    l_15 = ((long) (uint) i_0) + (-1L);
    l_16 = gale_div_long((l_15 * ((long) gale_group)), ((long) ((int) get_num_groups(0))));
    i_17 = (int) ((long) ((ulong) gale_div_long((l_15 * ((long) ((int) ((uint) gale_group + (uint) 1)))), ((long) ((int) get_num_groups(0)))) - (ulong) l_16));
    i_18 = (i_17 < 0) ? (-22) : 1;
    i_19 = 0;
    i_20 = i_18;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_17;
        }
        if (i_20 < 1) {
            goto B46;
        }
        if (!(i_19 < i_17)) {
            break;
        }
        i_21 = (int) ((uint) i_17 - (uint) i_19);
        l_22 = (long) ((ulong) ((long) i_19) + (ulong) l_16);
        i_23 = *((__global gale_int *) (arg_fs + 16 + 212L));
        i_24 = (int) get_local_id(0);
        i_25 = (int) get_local_id(0);
        i_26 = (int) get_local_id(0);
        i_27 = 4;
        i_28 = 0;
        i_29 = 0;
        loop_17:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (i_27 == 0) {
                break;
            }
            l_30 = (long) ((ulong) l_22 + (ulong) ((long) i_28));
            if (i_26 == 0) {
                i_31 = (i_28 < 1) ? 0 : 1;
                l_32 = gale_BlockAccess_beginWrite(arg_fs, i_27, i_14, l_30, ((int) ((uint) i_21 - (uint) i_28)), i_31, gale_group);
                l_33 = l_32;
            } else {
                l_33 = 0L;
            }
            if (i_25 == 0) {
                if (l_33 < (-4611686018427387904L)) {
                    l_34 = gale_HostCall_awaitReply(arg_fs, l_33, gale_group);
                    l_35 = l_34;
                } else {
                    l_35 = l_33;
                }
            } else {
                l_35 = l_33;
            }
            GALEFS_BROADCAST(3, l_36, l_35);
            if (l_36 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_14;
                gale_longs[gale_item] = (ulong) l_16;
                gale_ints[gale_items + gale_item] = (uint) i_17;
                gale_ints[2 * gale_items + gale_item] = (uint) i_19;
                gale_ints[3 * gale_items + gale_item] = (uint) i_21;
                gale_longs[gale_items + gale_item] = (ulong) l_22;
                gale_ints[4 * gale_items + gale_item] = (uint) i_27;
                gale_ints[5 * gale_items + gale_item] = (uint) i_28;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_30;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_36); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_14 = (int) gale_ints[gale_item];
                l_16 = (long) gale_longs[gale_item];
                i_17 = (int) gale_ints[gale_items + gale_item];
                i_19 = (int) gale_ints[2 * gale_items + gale_item];
                i_21 = (int) gale_ints[3 * gale_items + gale_item];
                l_22 = (long) gale_longs[gale_items + gale_item];
                i_27 = (int) gale_ints[4 * gale_items + gale_item];
                i_28 = (int) gale_ints[5 * gale_items + gale_item];
                l_30 = (long) gale_longs[2 * gale_items + gale_item];
                i_23 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_24 = (int) get_local_id(0);
                i_25 = (int) get_local_id(0);
                i_26 = (int) get_local_id(0);
                l_36 = gale_reply(gale_entry);
            }
            i_37 = (int) l_36;
            if (l_36 < 0L) {
                i_38 = 0;
            } else {
                i_38 = i_37;
            }
            l_39 = gale_BlockAccess_offsetInRegion(arg_fs, l_36, l_30, gale_group);
            gale_copy((arg_levels + 16 + l_30), (arg_fs + 16 + l_39), i_38);
            GALEFS_BARRIER(4);
            if (i_24 == 0) {
                if (!(i_38 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_38, gale_group);
                }
            }
            i_40 = (int) ((uint) i_28 + (uint) i_38);
            if (l_36 < 0L) {
                if ((!(i_27 == 4)) || (i_40 < 1)) {
                    i_41 = i_37;
                } else {
                    i_41 = i_40;
                }
            } else {
                i_41 = i_40;
            }
            i_42 = (((!(i_27 == 4)) || (i_40 < 1)) || (i_23 == 0)) ? 0 : 5;
            if (i_38 == 0) {
                i_27 = i_42;
                i_28 = i_40;
                i_29 = i_41;
            } else {
                if (i_21 == i_40) {
                    i_27 = i_42;
                    i_28 = i_40;
                    i_29 = i_41;
                } else {
                    i_28 = i_40;
                    i_29 = i_41;
                }
            }
        }
        i_43 = (i_29 < 1) ? 0 : i_29;
        i_44 = (int) ((uint) i_19 + (uint) i_43);
        i_19 = i_44;
        i_20 = i_29;
    }
    goto B47;
B46:;
B47:;
    if (i_20 < 0) {
        i_45 = i_20;
    } else {
        i_45 = i_19;
    }
    if (((int) get_local_id(0)) == 0) {
        l_46 = gale_OpenFileCalls_beginClose(arg_fs, i_14, gale_group);
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
    GALEFS_BROADCAST(5, l_50, l_49);
    if (l_50 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_14;
        gale_ints[gale_items + gale_item] = (uint) i_45;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_50); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_14 = (int) gale_ints[gale_item];
        i_45 = (int) gale_ints[gale_items + gale_item];
        l_50 = gale_reply(gale_entry);
    }
    if (i_14 < 0) {
        i_51 = i_14;
    } else {
        if (i_45 < 0) {
            i_51 = i_45;
        } else {
            i_52 = (int) l_50;
            i_51 = i_52;
        }
    }
    if (i_51 < 0) {
        i_53 = atomic_min((volatile __global int *) (arg_state + 16 + ((long) 2 << 2)), i_51);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_11) VARIABLE(int, i_14) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_39) VARIABLE(long, l_13) VARIABLE(long, l_19) VARIABLE(long, l_26) VARIABLE(long, l_30)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(l_13) VARIABLE(l_19) VARIABLE(l_26)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(l_13) VARIABLE(l_19) VARIABLE(l_30)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_39)

__kernel void galefs_write(__global uchar *arg_fs, __global uchar *arg_path, __global uchar *arg_levels, __global uchar *arg_state, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_5, i_7, i_8, i_11, i_14, i_15, i_16, i_17, i_18, i_20, i_21, i_22, i_23, i_24, i_25, i_27, i_31, i_32, i_34, i_35, i_36, i_37, i_38, i_39, i_43, i_44, i_45;
    long l_2, l_3, l_4, l_6, l_9, l_10, l_12, l_13, l_19, l_26, l_28, l_29, l_30, l_33, l_40, l_41, l_42;
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
    i_0 = *((__global gale_int *) (arg_levels + 12L));
    i_1 = *((__global gale_int *) (arg_path + 12L));
    GALEFS_BARRIER(1);
    if (((int) get_local_id(0)) == 0) {
        l_2 = gale_FileOpener_begin(arg_fs, i_1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_2 < 0L) {
            l_3 = l_2;
        } else {
            l_4 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < i_1)) {
                    break;
                }
                l_6 = (long) i_5;
                i_7 = (int) *((__global char *) (arg_path + 16 + l_6));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) l_6)))) = (char) i_7;
                i_8 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_8;
            }
            l_9 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 577, i_1, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_3 = l_9;
        }
    } else {
        l_3 = 0L;
    }
    GALEFS_BROADCAST(2, l_10, l_3);
    if (l_10 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_10); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        l_10 = gale_reply(gale_entry);
    }
    i_11 = (int) l_10;
    l_12 = ((long) (uint) i_0) + (-1L);
    l_13 = gale_div_long((l_12 * ((long) gale_group)), ((long) gale_group_count));
    i_14 = (int) ((long) ((ulong) gale_div_long((l_12 * ((long) ((int) ((uint) gale_group + (uint) 1)))), ((long) gale_group_count)) - (ulong) l_13));
    i_15 = (i_14 < 0) ? (-22) : 1;
    i_16 = 0;
    i_17 = i_15;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_12;
        }
        if (i_17 < 1) {
            goto B36;
        }
        if (!(i_16 < i_14)) {
            break;
        }
        i_18 = (int) ((uint) i_14 - (uint) i_16);
        l_19 = (long) ((ulong) ((long) i_16) + (ulong) l_13);
        i_20 = GALEFS_LAUNCH_INT(arg_fs, 212L);
        i_21 = (int) get_local_id(0);
        i_22 = (int) get_local_id(0);
        i_23 = 4;
        i_24 = 0;
        i_25 = 0;
        loop_12:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (i_23 == 0) {
                break;
            }
            l_26 = (long) ((ulong) l_19 + (ulong) ((long) i_24));
            if (i_22 == 0) {
                i_27 = (i_24 < 1) ? 0 : 1;
                l_28 = gale_BlockAccess_beginWrite(arg_fs, i_23, i_11, l_26, ((int) ((uint) i_18 - (uint) i_24)), i_27, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_29 = l_28;
            } else {
                l_29 = 0L;
            }
            GALEFS_BROADCAST(3, l_30, l_29);
            if (l_30 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_11;
                gale_longs[gale_item] = (ulong) l_13;
                gale_ints[gale_items + gale_item] = (uint) i_14;
                gale_ints[2 * gale_items + gale_item] = (uint) i_16;
                gale_ints[3 * gale_items + gale_item] = (uint) i_18;
                gale_longs[gale_items + gale_item] = (ulong) l_19;
                gale_ints[4 * gale_items + gale_item] = (uint) i_23;
                gale_ints[5 * gale_items + gale_item] = (uint) i_24;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_26;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_30); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_11 = (int) gale_ints[gale_item];
                l_13 = (long) gale_longs[gale_item];
                i_14 = (int) gale_ints[gale_items + gale_item];
                i_16 = (int) gale_ints[2 * gale_items + gale_item];
                i_18 = (int) gale_ints[3 * gale_items + gale_item];
                l_19 = (long) gale_longs[gale_items + gale_item];
                i_23 = (int) gale_ints[4 * gale_items + gale_item];
                i_24 = (int) gale_ints[5 * gale_items + gale_item];
                l_26 = (long) gale_longs[2 * gale_items + gale_item];
                i_20 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                i_21 = (int) get_local_id(0);
                i_22 = (int) get_local_id(0);
                l_30 = gale_reply(gale_entry);
            }
            i_31 = (int) l_30;
            if (l_30 < 0L) {
                i_32 = 0;
            } else {
                i_32 = i_31;
            }
            l_33 = gale_BlockAccess_offsetInRegion(arg_fs, l_30, l_26, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_levels + 16 + l_26), (arg_fs + 16 + l_33), i_32);
            GALEFS_BARRIER(4);
            if (i_21 == 0) {
                if (!(i_32 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_32, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_34 = (int) ((uint) i_24 + (uint) i_32);
            if (l_30 < 0L) {
                if ((!(i_23 == 4)) || (i_34 < 1)) {
                    i_35 = i_31;
                } else {
                    i_35 = i_34;
                }
            } else {
                i_35 = i_34;
            }
            i_36 = (((!(i_23 == 4)) || (i_34 < 1)) || (i_20 == 0)) ? 0 : 5;
            if (i_32 == 0) {
                i_23 = i_36;
                i_24 = i_34;
                i_25 = i_35;
            } else {
                if (i_18 == i_34) {
                    i_23 = i_36;
                    i_24 = i_34;
                    i_25 = i_35;
                } else {
                    i_24 = i_34;
                    i_25 = i_35;
                }
            }
        }
        i_37 = (i_25 < 1) ? 0 : i_25;
        i_38 = (int) ((uint) i_16 + (uint) i_37);
        i_16 = i_38;
        i_17 = i_25;
    }
    goto B37;
B36:;
B37:;
    if (i_17 < 0) {
        i_39 = i_17;
    } else {
        i_39 = i_16;
    }
    if (((int) get_local_id(0)) == 0) {
        l_40 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_41 = l_40;
    } else {
        l_41 = 0L;
    }
    GALEFS_BROADCAST(5, l_42, l_41);
    if (l_42 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_11;
        gale_ints[gale_items + gale_item] = (uint) i_39;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_42); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_11 = (int) gale_ints[gale_item];
        i_39 = (int) gale_ints[gale_items + gale_item];
        l_42 = gale_reply(gale_entry);
    }
    if (i_11 < 0) {
        i_43 = i_11;
    } else {
        if (i_39 < 0) {
            i_43 = i_39;
        } else {
            i_44 = (int) l_42;
            i_43 = i_44;
        }
    }
    if (i_43 < 0) {
        i_45 = atomic_min((volatile __global int *) (arg_state + 16 + ((long) 2 << 2)), i_43);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
