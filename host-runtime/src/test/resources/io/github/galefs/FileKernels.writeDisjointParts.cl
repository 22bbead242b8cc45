// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#writeDisjointParts
// entry point: galefs_writeDisjointParts
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// waits: 3
// saved values: 6
// context bytes: 32
// needs: BARRIERS
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 9b0cce2f77ed6223507465c198f88835aa600682a11b94043d41f92c40dac38f
// functions SHA-256: 0f4d09fced3b8404cf0659136c069d1740f558856201c1eebd2c37991aa6da8f
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(long, l_2) VARIABLE(long, l_26) VARIABLE(long, l_32)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(l_2) VARIABLE(l_26)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(l_2) VARIABLE(l_32)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_25)

__kernel void galefs_writeDisjointParts(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_5, i_6, i_7, i_12, i_13, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_27, i_33, i_34, i_36, i_37, i_38, i_44;
    long l_0, l_2, l_8, l_9, l_10, l_11, l_14, l_15, l_16, l_17, l_26, l_28, l_29, l_30, l_31, l_32, l_35, l_39, l_40, l_41, l_42, l_43, l_45, l_46, l_47;
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
    l_0 = *((__global gale_long *) (arg_args + 16L));
    i_1 = (int) l_0;
    l_2 = ((long) gale_group) * ((long) i_1);
    i_3 = (int) get_local_size(0);
    i_4 = (int) ((uint) gale_group + (uint) 1);
    i_5 = (int) get_local_id(0);
    i_6 = i_5;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_6 < i_1)) {
            break;
        }
        *((__global char *) (arg_scratch + 16 + (l_2 + ((long) i_6)))) = (char) i_4;
        i_7 = (int) ((uint) i_6 + (uint) i_3);
        i_6 = i_7;
    }
    if (((int) get_local_id(0)) == 0) {
        l_8 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_8 < 0L) {
            l_9 = l_8;
        } else {
            l_10 = (long) gale_group;
            l_11 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_10 << 12) + (l_10 << 11)))) + (ulong) 2048L);
            i_12 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_12 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) ((long) i_12))))) = (char) ((int) gale_literals[i_12]);
                i_13 = (int) ((uint) i_12 + (uint) 1);
                i_12 = i_13;
            }
            l_14 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 577, 4, (-1), gale_group);
            l_9 = l_14;
        }
    } else {
        l_9 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_9 < (-4611686018427387904L)) {
            l_15 = gale_HostCall_awaitReply(arg_fs, l_9, gale_group);
            l_16 = l_15;
        } else {
            l_16 = l_9;
        }
    } else {
        l_16 = l_9;
    }
    GALEFS_BROADCAST(1, l_17, l_16);
    if (l_17 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_1;
        gale_longs[gale_item] = (ulong) l_2;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_17); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_1 = (int) gale_ints[gale_item];
        l_2 = (long) gale_longs[gale_item];
        l_17 = gale_reply(gale_entry);
    }
    i_18 = (int) l_17;
    i_19 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_20 = (int) get_local_id(0);
    i_21 = (int) get_local_id(0);
    i_22 = (int) get_local_id(0);
    i_23 = 4;
    i_24 = 0;
    i_25 = 0;
    loop_17:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (i_23 == 0) {
            break;
        }
        l_26 = l_2 + ((long) i_24);
        if (i_22 == 0) {
            i_27 = (i_24 < 1) ? 0 : 1;
            l_28 = gale_BlockAccess_beginWrite(arg_fs, i_23, i_18, l_26, ((int) ((uint) i_1 - (uint) i_24)), i_27, gale_group);
            l_29 = l_28;
        } else {
            l_29 = 0L;
        }
        if (i_21 == 0) {
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
            gale_ints[gale_item] = (uint) i_1;
            gale_longs[gale_item] = (ulong) l_2;
            gale_ints[gale_items + gale_item] = (uint) i_18;
            gale_ints[2 * gale_items + gale_item] = (uint) i_23;
            gale_ints[3 * gale_items + gale_item] = (uint) i_24;
            gale_longs[gale_items + gale_item] = (ulong) l_26;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_32); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            i_1 = (int) gale_ints[gale_item];
            l_2 = (long) gale_longs[gale_item];
            i_18 = (int) gale_ints[gale_items + gale_item];
            i_23 = (int) gale_ints[2 * gale_items + gale_item];
            i_24 = (int) gale_ints[3 * gale_items + gale_item];
            l_26 = (long) gale_longs[gale_items + gale_item];
            i_19 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_20 = (int) get_local_id(0);
            i_21 = (int) get_local_id(0);
            i_22 = (int) get_local_id(0);
            l_32 = gale_reply(gale_entry);
        }
        i_33 = (int) l_32;
        if (l_32 < 0L) {
            i_34 = 0;
        } else {
            i_34 = i_33;
        }
        l_35 = gale_BlockAccess_offsetInRegion(arg_fs, l_32, l_26, gale_group);
        gale_copy((arg_scratch + 16 + l_26), (arg_fs + 16 + l_35), i_34);
        GALEFS_BARRIER(3);
        if (i_20 == 0) {
            if (!(i_34 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_34, gale_group);
            }
        }
        i_36 = (int) ((uint) i_24 + (uint) i_34);
        if (l_32 < 0L) {
            if ((!(i_23 == 4)) || (i_36 < 1)) {
                i_37 = i_33;
            } else {
                i_37 = i_36;
            }
        } else {
            i_37 = i_36;
        }
        i_38 = (((!(i_23 == 4)) || (i_36 < 1)) || (i_19 == 0)) ? 0 : 5;
        if (i_34 == 0) {
            i_23 = i_38;
            i_24 = i_36;
            i_25 = i_37;
        } else {
            if (i_1 == i_36) {
                i_23 = i_38;
                i_24 = i_36;
                i_25 = i_37;
            } else {
                i_24 = i_36;
                i_25 = i_37;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_39 = gale_OpenFileCalls_beginClose(arg_fs, i_18, gale_group);
        l_40 = l_39;
    } else {
        l_40 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_40 < (-4611686018427387904L)) {
            l_41 = gale_HostCall_awaitReply(arg_fs, l_40, gale_group);
            l_42 = l_41;
        } else {
            l_42 = l_40;
        }
    } else {
        l_42 = l_40;
    }
    GALEFS_BROADCAST(4, l_43, l_42);
    if (l_43 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_25;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_43); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_25 = (int) gale_ints[gale_item];
        l_43 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        i_44 = (int) l_43;
        if (i_44 < 0) {
            l_45 = (long) i_44;
            l_46 = l_45;
        } else {
            l_47 = (long) i_25;
            l_46 = l_47;
        }
        *((__global gale_long *) (arg_out + ((((long) gale_group) << 3) + 16L))) = l_46;
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(long, l_2) VARIABLE(long, l_22) VARIABLE(long, l_26)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(l_2) VARIABLE(l_22)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(l_2) VARIABLE(l_26)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21)

__kernel void galefs_writeDisjointParts(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_5, i_6, i_7, i_11, i_12, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_23, i_27, i_28, i_30, i_31, i_32, i_36;
    long l_0, l_2, l_8, l_9, l_10, l_13, l_14, l_22, l_24, l_25, l_26, l_29, l_33, l_34, l_35, l_37, l_38, l_39;
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
    l_0 = *((__global gale_long *) (arg_args + 16L));
    i_1 = (int) l_0;
    l_2 = ((long) gale_group) * ((long) i_1);
    i_3 = (int) get_local_size(0);
    i_4 = (int) ((uint) gale_group + (uint) 1);
    i_5 = (int) get_local_id(0);
    i_6 = i_5;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_6 < i_1)) {
            break;
        }
        *((__global char *) (arg_scratch + 16 + (l_2 + ((long) i_6)))) = (char) i_4;
        i_7 = (int) ((uint) i_6 + (uint) i_3);
        i_6 = i_7;
    }
    if (((int) get_local_id(0)) == 0) {
        l_8 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_8 < 0L) {
            l_9 = l_8;
        } else {
            l_10 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_11 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_11 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) i_11))))) = (char) ((int) gale_literals[i_11]);
                i_12 = (int) ((uint) i_11 + (uint) 1);
                i_11 = i_12;
            }
            l_13 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 577, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_9 = l_13;
        }
    } else {
        l_9 = 0L;
    }
    GALEFS_BROADCAST(1, l_14, l_9);
    if (l_14 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_1;
        gale_longs[gale_item] = (ulong) l_2;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_14); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_1 = (int) gale_ints[gale_item];
        l_2 = (long) gale_longs[gale_item];
        l_14 = gale_reply(gale_entry);
    }
    i_15 = (int) l_14;
    i_16 = GALEFS_LAUNCH_INT(arg_fs, 212L);
    i_17 = (int) get_local_id(0);
    i_18 = (int) get_local_id(0);
    i_19 = 4;
    i_20 = 0;
    i_21 = 0;
    loop_12:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (i_19 == 0) {
            break;
        }
        l_22 = l_2 + ((long) i_20);
        if (i_18 == 0) {
            i_23 = (i_20 < 1) ? 0 : 1;
            l_24 = gale_BlockAccess_beginWrite(arg_fs, i_19, i_15, l_22, ((int) ((uint) i_1 - (uint) i_20)), i_23, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_25 = l_24;
        } else {
            l_25 = 0L;
        }
        GALEFS_BROADCAST(2, l_26, l_25);
        if (l_26 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_1;
            gale_longs[gale_item] = (ulong) l_2;
            gale_ints[gale_items + gale_item] = (uint) i_15;
            gale_ints[2 * gale_items + gale_item] = (uint) i_19;
            gale_ints[3 * gale_items + gale_item] = (uint) i_20;
            gale_longs[gale_items + gale_item] = (ulong) l_22;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_26); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            i_1 = (int) gale_ints[gale_item];
            l_2 = (long) gale_longs[gale_item];
            i_15 = (int) gale_ints[gale_items + gale_item];
            i_19 = (int) gale_ints[2 * gale_items + gale_item];
            i_20 = (int) gale_ints[3 * gale_items + gale_item];
            l_22 = (long) gale_longs[gale_items + gale_item];
            i_16 = GALEFS_LAUNCH_INT(arg_fs, 212L);
            i_17 = (int) get_local_id(0);
            i_18 = (int) get_local_id(0);
            l_26 = gale_reply(gale_entry);
        }
        i_27 = (int) l_26;
        if (l_26 < 0L) {
            i_28 = 0;
        } else {
            i_28 = i_27;
        }
        l_29 = gale_BlockAccess_offsetInRegion(arg_fs, l_26, l_22, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        gale_copy((arg_scratch + 16 + l_22), (arg_fs + 16 + l_29), i_28);
        GALEFS_BARRIER(3);
        if (i_17 == 0) {
            if (!(i_28 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_28, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            }
        }
        i_30 = (int) ((uint) i_20 + (uint) i_28);
        if (l_26 < 0L) {
            if ((!(i_19 == 4)) || (i_30 < 1)) {
                i_31 = i_27;
            } else {
                i_31 = i_30;
            }
        } else {
            i_31 = i_30;
        }
        i_32 = (((!(i_19 == 4)) || (i_30 < 1)) || (i_16 == 0)) ? 0 : 5;
        if (i_28 == 0) {
            i_19 = i_32;
            i_20 = i_30;
            i_21 = i_31;
        } else {
            if (i_1 == i_30) {
                i_19 = i_32;
                i_20 = i_30;
                i_21 = i_31;
            } else {
                i_20 = i_30;
                i_21 = i_31;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_33 = gale_OpenFileCalls_beginClose(arg_fs, i_15, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_34 = l_33;
    } else {
        l_34 = 0L;
    }
    GALEFS_BROADCAST(4, l_35, l_34);
    if (l_35 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_35); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_21 = (int) gale_ints[gale_item];
        l_35 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        i_36 = (int) l_35;
        if (i_36 < 0) {
            l_37 = (long) i_36;
            l_38 = l_37;
        } else {
            l_39 = (long) i_21;
            l_38 = l_39;
        }
        *((__global gale_long *) (arg_out + ((((long) gale_group) << 3) + 16L))) = l_38;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
