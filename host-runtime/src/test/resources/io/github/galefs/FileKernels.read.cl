// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#read
// entry point: galefs_read
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE WRITE
// waits: 4
// saved values: 7
// context bytes: 40
// needs: BARRIERS
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: fed1d9a4b61737cb433f87a0bf16787f06281ba12a37636f3e07532cee1b2eb7
// functions SHA-256: 0214bdf687b246166460f18f4e2722a91f192903e9728495afd8120971d1fd19
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_38) VARIABLE(long, l_10) VARIABLE(long, l_14) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_31) VARIABLE(long, l_43)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_22) VARIABLE(l_23)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_31)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_13) VARIABLE(i_38)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_13) VARIABLE(i_38) VARIABLE(l_43)

__kernel void galefs_read(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_12, i_13, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_24, i_25, i_26, i_32, i_33, i_35, i_36, i_37, i_38;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_11, l_14, l_22, l_23, l_27, l_28, l_29, l_30, l_31, l_34, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_47, l_48, l_49, l_50, l_51;
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
    l_10 = *((__global gale_long *) (arg_args + 16L));
    l_11 = *((__global gale_long *) (arg_args + 24L));
    i_12 = (int) l_11;
    i_13 = (int) l_9;
    l_14 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    i_15 = (int) get_local_id(0);
    i_16 = (int) get_local_id(0);
    i_17 = (int) get_local_id(0);
    i_18 = 1;
    i_19 = 0;
    i_20 = 0;
    loop_14:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (!(i_18 == 1)) {
            break;
        }
        i_21 = (int) ((uint) i_12 - (uint) i_19);
        l_22 = (long) i_19;
        l_23 = (long) ((ulong) l_22 + (ulong) l_10);
        if (i_20 == 0) {
            i_24 = i_21;
        } else {
            i_25 = 4096 - ((int) (l_23 & 4095L));
            i_26 = (i_25 < i_21) ? i_25 : i_21;
            i_24 = i_26;
        }
        if (i_17 == 0) {
            l_27 = gale_BlockAccess_beginRead(arg_fs, i_13, l_23, i_24, gale_group);
            l_28 = l_27;
        } else {
            l_28 = 0L;
        }
        if (i_16 == 0) {
            if (l_28 < (-4611686018427387904L)) {
                l_29 = gale_HostCall_awaitReply(arg_fs, l_28, gale_group);
                l_30 = l_29;
            } else {
                l_30 = l_28;
            }
        } else {
            l_30 = l_28;
        }
        GALEFS_BROADCAST(2, l_31, l_30);
        if (l_31 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_10;
            gale_ints[gale_item] = (uint) i_12;
            gale_ints[gale_items + gale_item] = (uint) i_13;
            gale_ints[2 * gale_items + gale_item] = (uint) i_19;
            gale_ints[3 * gale_items + gale_item] = (uint) i_20;
            gale_longs[gale_items + gale_item] = (ulong) l_22;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_23;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_31); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            l_10 = (long) gale_longs[gale_item];
            i_12 = (int) gale_ints[gale_item];
            i_13 = (int) gale_ints[gale_items + gale_item];
            i_19 = (int) gale_ints[2 * gale_items + gale_item];
            i_20 = (int) gale_ints[3 * gale_items + gale_item];
            l_22 = (long) gale_longs[gale_items + gale_item];
            l_23 = (long) gale_longs[2 * gale_items + gale_item];
            l_14 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_15 = (int) get_local_id(0);
            i_16 = (int) get_local_id(0);
            i_17 = (int) get_local_id(0);
            l_31 = gale_reply(gale_entry);
        }
        i_32 = (int) l_31;
        if (l_31 < 0L) {
            i_33 = 0;
        } else {
            i_33 = i_32;
        }
        l_34 = gale_BlockAccess_offsetInRegion(arg_fs, l_31, l_23, gale_group);
        gale_copy((arg_fs + 16 + l_34), (arg_data + 16 + l_22), i_33);
        GALEFS_BARRIER(3);
        if (i_15 == 0) {
            if (!(i_33 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_33, gale_group);
            }
        }
        i_35 = (int) ((uint) i_19 + (uint) i_33);
        i_36 = ((l_31 == (-117L)) || (!((i_20 == 0) || ((((long) ((ulong) ((long) i_35) + (ulong) l_10)) & l_14) == 0)))) ? 1 : 0;
        i_37 = ((l_31 == (-117L)) || (!((i_33 < 1) || (!(i_35 < i_12))))) ? 1 : 0;
        if (l_31 < 0L) {
            if (l_31 == (-117L)) {
                i_18 = i_37;
                i_19 = i_35;
                i_20 = i_36;
            } else {
                i_18 = i_32;
                i_19 = i_35;
                i_20 = i_36;
            }
        } else {
            i_18 = i_37;
            i_19 = i_35;
            i_20 = i_36;
        }
    }
    if (i_19 < 1) {
        i_38 = i_18;
    } else {
        i_38 = i_19;
    }
    if (((int) get_local_id(0)) == 0) {
        l_39 = gale_OpenFileCalls_status(arg_fs, i_13, 0, gale_group);
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
        gale_ints[gale_item] = (uint) i_13;
        gale_ints[gale_items + gale_item] = (uint) i_38;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_43); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_13 = (int) gale_ints[gale_item];
        i_38 = (int) gale_ints[gale_items + gale_item];
        l_43 = gale_reply(gale_entry);
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
        gale_ints[gale_item] = (uint) i_13;
        gale_ints[gale_items + gale_item] = (uint) i_38;
        gale_longs[gale_item] = (ulong) l_43;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_48); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        i_13 = (int) gale_ints[gale_item];
        i_38 = (int) gale_ints[gale_items + gale_item];
        l_43 = (long) gale_longs[gale_item];
        l_48 = gale_reply(gale_entry);
    }
    if (((int) get_global_id(0)) == 0) {
        if (i_13 < 0) {
            l_49 = (long) i_13;
            l_50 = l_49;
        } else {
            l_51 = (long) i_38;
            l_50 = l_51;
        }
        *((__global gale_long *) (arg_out + 16L)) = l_50;
        *((__global gale_long *) (arg_out + 24L)) = l_43;
        *((__global gale_long *) (arg_out + 32L)) = ((long) ((int) l_48));
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_32) VARIABLE(int, i_9) VARIABLE(long, l_11) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_25) VARIABLE(long, l_35) VARIABLE(long, l_7)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_25) VARIABLE(l_7)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_32)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_32) VARIABLE(l_35)

__kernel void galefs_read(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_9, i_10, i_12, i_13, i_14, i_15, i_16, i_17, i_20, i_21, i_22, i_26, i_27, i_29, i_30, i_31, i_32;
    long l_0, l_1, l_2, l_5, l_6, l_7, l_8, l_11, l_18, l_19, l_23, l_24, l_25, l_28, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_41;
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
    l_7 = *((__global gale_long *) (arg_args + 16L));
    l_8 = *((__global gale_long *) (arg_args + 24L));
    i_9 = (int) l_8;
    i_10 = (int) l_6;
    l_11 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_id(0);
    i_14 = 1;
    i_15 = 0;
    i_16 = 0;
    loop_9:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (!(i_14 == 1)) {
            break;
        }
        i_17 = (int) ((uint) i_9 - (uint) i_15);
        l_18 = (long) i_15;
        l_19 = (long) ((ulong) l_18 + (ulong) l_7);
        if (i_16 == 0) {
            i_20 = i_17;
        } else {
            i_21 = 4096 - ((int) (l_19 & 4095L));
            i_22 = (i_21 < i_17) ? i_21 : i_17;
            i_20 = i_22;
        }
        if (i_13 == 0) {
            l_23 = gale_BlockAccess_beginRead(arg_fs, i_10, l_19, i_20, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_24 = l_23;
        } else {
            l_24 = 0L;
        }
        GALEFS_BROADCAST(2, l_25, l_24);
        if (l_25 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_7;
            gale_ints[gale_item] = (uint) i_9;
            gale_ints[gale_items + gale_item] = (uint) i_10;
            gale_ints[2 * gale_items + gale_item] = (uint) i_15;
            gale_ints[3 * gale_items + gale_item] = (uint) i_16;
            gale_longs[gale_items + gale_item] = (ulong) l_18;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_19;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_25); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            l_7 = (long) gale_longs[gale_item];
            i_9 = (int) gale_ints[gale_item];
            i_10 = (int) gale_ints[gale_items + gale_item];
            i_15 = (int) gale_ints[2 * gale_items + gale_item];
            i_16 = (int) gale_ints[3 * gale_items + gale_item];
            l_18 = (long) gale_longs[gale_items + gale_item];
            l_19 = (long) gale_longs[2 * gale_items + gale_item];
            l_11 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_12 = (int) get_local_id(0);
            i_13 = (int) get_local_id(0);
            l_25 = gale_reply(gale_entry);
        }
        i_26 = (int) l_25;
        if (l_25 < 0L) {
            i_27 = 0;
        } else {
            i_27 = i_26;
        }
        l_28 = gale_BlockAccess_offsetInRegion(arg_fs, l_25, l_19, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        gale_copy((arg_fs + 16 + l_28), (arg_data + 16 + l_18), i_27);
        GALEFS_BARRIER(3);
        if (i_12 == 0) {
            if (!(i_27 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_27, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            }
        }
        i_29 = (int) ((uint) i_15 + (uint) i_27);
        i_30 = ((l_25 == (-117L)) || (!((i_16 == 0) || ((((long) ((ulong) ((long) i_29) + (ulong) l_7)) & l_11) == 0)))) ? 1 : 0;
        i_31 = ((l_25 == (-117L)) || (!((i_27 < 1) || (!(i_29 < i_9))))) ? 1 : 0;
        if (l_25 < 0L) {
            if (l_25 == (-117L)) {
                i_14 = i_31;
                i_15 = i_29;
                i_16 = i_30;
            } else {
                i_14 = i_26;
                i_15 = i_29;
                i_16 = i_30;
            }
        } else {
            i_14 = i_31;
            i_15 = i_29;
            i_16 = i_30;
        }
    }
    if (i_15 < 1) {
        i_32 = i_14;
    } else {
        i_32 = i_15;
    }
    if (((int) get_local_id(0)) == 0) {
        l_33 = gale_OpenFileCalls_status(arg_fs, i_10, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_34 = l_33;
    } else {
        l_34 = 0L;
    }
    GALEFS_BROADCAST(4, l_35, l_34);
    if (l_35 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_10;
        gale_ints[gale_items + gale_item] = (uint) i_32;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_35); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_10 = (int) gale_ints[gale_item];
        i_32 = (int) gale_ints[gale_items + gale_item];
        l_35 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_36 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_37 = l_36;
    } else {
        l_37 = 0L;
    }
    GALEFS_BROADCAST(5, l_38, l_37);
    if (l_38 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_10;
        gale_ints[gale_items + gale_item] = (uint) i_32;
        gale_longs[gale_item] = (ulong) l_35;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_38); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        i_10 = (int) gale_ints[gale_item];
        i_32 = (int) gale_ints[gale_items + gale_item];
        l_35 = (long) gale_longs[gale_item];
        l_38 = gale_reply(gale_entry);
    }
    if ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) == 0) {
        if (i_10 < 0) {
            l_39 = (long) i_10;
            l_40 = l_39;
        } else {
            l_41 = (long) i_32;
            l_40 = l_41;
        }
        *((__global gale_long *) (arg_out + 16L)) = l_40;
        *((__global gale_long *) (arg_out + 24L)) = l_35;
        *((__global gale_long *) (arg_out + 32L)) = ((long) ((int) l_38));
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
