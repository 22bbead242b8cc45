// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#write
// entry point: galefs_write
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ WRITE
// waits: 3
// saved values: 7
// context bytes: 40
// needs: BARRIERS
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: f49f652bd72cd71d05c2cd6ea72768ae3b3353703c0b9a752f680071ce50d40d
// functions SHA-256: 0f4d09fced3b8404cf0659136c069d1740f558856201c1eebd2c37991aa6da8f
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(long, l_10) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_28)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(l_10) VARIABLE(l_21) VARIABLE(l_22)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(l_10) VARIABLE(l_28)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_13) VARIABLE(i_20)

__kernel void galefs_write(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_23, i_29, i_30, i_32, i_33, i_34;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_11, l_21, l_22, l_24, l_25, l_26, l_27, l_28, l_31, l_35, l_36, l_37, l_38, l_39, l_40, l_41, l_42;
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
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, 4, (-1), gale_group);
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
    l_10 = *((__global gale_long *) (arg_args + 16L));
    l_11 = *((__global gale_long *) (arg_args + 24L));
    i_12 = (int) l_11;
    i_13 = (int) l_9;
    i_14 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_15 = (int) get_local_id(0);
    i_16 = (int) get_local_id(0);
    i_17 = (int) get_local_id(0);
    i_18 = 4;
    i_19 = 0;
    i_20 = 0;
    loop_14:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (i_18 == 0) {
            break;
        }
        l_21 = (long) i_19;
        l_22 = (long) ((ulong) l_21 + (ulong) l_10);
        if (i_17 == 0) {
            i_23 = (i_19 < 1) ? 0 : 1;
            l_24 = gale_BlockAccess_beginWrite(arg_fs, i_18, i_13, l_22, ((int) ((uint) i_12 - (uint) i_19)), i_23, gale_group);
            l_25 = l_24;
        } else {
            l_25 = 0L;
        }
        if (i_16 == 0) {
            if (l_25 < (-4611686018427387904L)) {
                l_26 = gale_HostCall_awaitReply(arg_fs, l_25, gale_group);
                l_27 = l_26;
            } else {
                l_27 = l_25;
            }
        } else {
            l_27 = l_25;
        }
        GALEFS_BROADCAST(2, l_28, l_27);
        if (l_28 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_10;
            gale_ints[gale_item] = (uint) i_12;
            gale_ints[gale_items + gale_item] = (uint) i_13;
            gale_ints[2 * gale_items + gale_item] = (uint) i_18;
            gale_ints[3 * gale_items + gale_item] = (uint) i_19;
            gale_longs[gale_items + gale_item] = (ulong) l_21;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_22;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_28); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            l_10 = (long) gale_longs[gale_item];
            i_12 = (int) gale_ints[gale_item];
            i_13 = (int) gale_ints[gale_items + gale_item];
            i_18 = (int) gale_ints[2 * gale_items + gale_item];
            i_19 = (int) gale_ints[3 * gale_items + gale_item];
            l_21 = (long) gale_longs[gale_items + gale_item];
            l_22 = (long) gale_longs[2 * gale_items + gale_item];
            i_14 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_15 = (int) get_local_id(0);
            i_16 = (int) get_local_id(0);
            i_17 = (int) get_local_id(0);
            l_28 = gale_reply(gale_entry);
        }
        i_29 = (int) l_28;
        if (l_28 < 0L) {
            i_30 = 0;
        } else {
            i_30 = i_29;
        }
        l_31 = gale_BlockAccess_offsetInRegion(arg_fs, l_28, l_22, gale_group);
        gale_copy((arg_data + 16 + l_21), (arg_fs + 16 + l_31), i_30);
        GALEFS_BARRIER(3);
        if (i_15 == 0) {
            if (!(i_30 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_30, gale_group);
            }
        }
        i_32 = (int) ((uint) i_19 + (uint) i_30);
        if (l_28 < 0L) {
            if ((!(i_18 == 4)) || (i_32 < 1)) {
                i_33 = i_29;
            } else {
                i_33 = i_32;
            }
        } else {
            i_33 = i_32;
        }
        i_34 = (((!(i_18 == 4)) || (i_32 < 1)) || (i_14 == 0)) ? 0 : 5;
        if (i_30 == 0) {
            i_18 = i_34;
            i_19 = i_32;
            i_20 = i_33;
        } else {
            if (i_12 == i_32) {
                i_18 = i_34;
                i_19 = i_32;
                i_20 = i_33;
            } else {
                i_19 = i_32;
                i_20 = i_33;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_35 = gale_OpenFileCalls_beginClose(arg_fs, i_13, gale_group);
        l_36 = l_35;
    } else {
        l_36 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_36 < (-4611686018427387904L)) {
            l_37 = gale_HostCall_awaitReply(arg_fs, l_36, gale_group);
            l_38 = l_37;
        } else {
            l_38 = l_36;
        }
    } else {
        l_38 = l_36;
    }
    GALEFS_BROADCAST(4, l_39, l_38);
    if (l_39 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_13;
        gale_ints[gale_items + gale_item] = (uint) i_20;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_39); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_13 = (int) gale_ints[gale_item];
        i_20 = (int) gale_ints[gale_items + gale_item];
        l_39 = gale_reply(gale_entry);
    }
    if (((int) get_global_id(0)) == 0) {
        if (i_13 < 0) {
            l_40 = (long) i_13;
            l_41 = l_40;
        } else {
            l_42 = (long) i_20;
            l_41 = l_42;
        }
        *((__global gale_long *) (arg_out + 16L)) = l_41;
        *((__global gale_long *) (arg_out + 24L)) = ((long) ((int) l_39));
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_9) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_22) VARIABLE(long, l_7)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_9) VARIABLE(l_22) VARIABLE(l_7)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_16)

__kernel void galefs_write(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_19, i_23, i_24, i_26, i_27, i_28;
    long l_0, l_1, l_2, l_5, l_6, l_7, l_8, l_17, l_18, l_20, l_21, l_22, l_25, l_29, l_30, l_31, l_32, l_33, l_34;
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
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
    l_7 = *((__global gale_long *) (arg_args + 16L));
    l_8 = *((__global gale_long *) (arg_args + 24L));
    i_9 = (int) l_8;
    i_10 = (int) l_6;
    i_11 = GALEFS_LAUNCH_INT(arg_fs, 212L);
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_id(0);
    i_14 = 4;
    i_15 = 0;
    i_16 = 0;
    loop_9:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (i_14 == 0) {
            break;
        }
        l_17 = (long) i_15;
        l_18 = (long) ((ulong) l_17 + (ulong) l_7);
        if (i_13 == 0) {
            i_19 = (i_15 < 1) ? 0 : 1;
            l_20 = gale_BlockAccess_beginWrite(arg_fs, i_14, i_10, l_18, ((int) ((uint) i_9 - (uint) i_15)), i_19, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_21 = l_20;
        } else {
            l_21 = 0L;
        }
        GALEFS_BROADCAST(2, l_22, l_21);
        if (l_22 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_7;
            gale_ints[gale_item] = (uint) i_9;
            gale_ints[gale_items + gale_item] = (uint) i_10;
            gale_ints[2 * gale_items + gale_item] = (uint) i_14;
            gale_ints[3 * gale_items + gale_item] = (uint) i_15;
            gale_longs[gale_items + gale_item] = (ulong) l_17;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_18;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_22); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            l_7 = (long) gale_longs[gale_item];
            i_9 = (int) gale_ints[gale_item];
            i_10 = (int) gale_ints[gale_items + gale_item];
            i_14 = (int) gale_ints[2 * gale_items + gale_item];
            i_15 = (int) gale_ints[3 * gale_items + gale_item];
            l_17 = (long) gale_longs[gale_items + gale_item];
            l_18 = (long) gale_longs[2 * gale_items + gale_item];
            i_11 = GALEFS_LAUNCH_INT(arg_fs, 212L);
            i_12 = (int) get_local_id(0);
            i_13 = (int) get_local_id(0);
            l_22 = gale_reply(gale_entry);
        }
        i_23 = (int) l_22;
        if (l_22 < 0L) {
            i_24 = 0;
        } else {
            i_24 = i_23;
        }
        l_25 = gale_BlockAccess_offsetInRegion(arg_fs, l_22, l_18, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        gale_copy((arg_data + 16 + l_17), (arg_fs + 16 + l_25), i_24);
        GALEFS_BARRIER(3);
        if (i_12 == 0) {
            if (!(i_24 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_24, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            }
        }
        i_26 = (int) ((uint) i_15 + (uint) i_24);
        if (l_22 < 0L) {
            if ((!(i_14 == 4)) || (i_26 < 1)) {
                i_27 = i_23;
            } else {
                i_27 = i_26;
            }
        } else {
            i_27 = i_26;
        }
        i_28 = (((!(i_14 == 4)) || (i_26 < 1)) || (i_11 == 0)) ? 0 : 5;
        if (i_24 == 0) {
            i_14 = i_28;
            i_15 = i_26;
            i_16 = i_27;
        } else {
            if (i_9 == i_26) {
                i_14 = i_28;
                i_15 = i_26;
                i_16 = i_27;
            } else {
                i_15 = i_26;
                i_16 = i_27;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_29 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_30 = l_29;
    } else {
        l_30 = 0L;
    }
    GALEFS_BROADCAST(4, l_31, l_30);
    if (l_31 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_10;
        gale_ints[gale_items + gale_item] = (uint) i_16;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_31); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_10 = (int) gale_ints[gale_item];
        i_16 = (int) gale_ints[gale_items + gale_item];
        l_31 = gale_reply(gale_entry);
    }
    if ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) == 0) {
        if (i_10 < 0) {
            l_32 = (long) i_10;
            l_33 = l_32;
        } else {
            l_34 = (long) i_16;
            l_33 = l_34;
        }
        *((__global gale_long *) (arg_out + 16L)) = l_33;
        *((__global gale_long *) (arg_out + 24L)) = ((long) ((int) l_31));
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
