// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.CollectiveFileKernels#opensWhatAnotherStored
// entry point: galefs_opensWhatAnotherStored
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE NONE READ_WRITE READ_WRITE
// waits: 6
// saved values: 3
// context bytes: 32
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 6649736fa734f1362dbf23690f3ad3e540d8020139323d74d63f9e22a7d5f921
// functions SHA-256: ba24a251fddac785f51c5245920f3eed6e4cb9022de3dbbd03b3fcc54ec1b1e2
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_int_at gale_reply gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_27) VARIABLE(int, i_33) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_14) VARIABLE(long, l_2) VARIABLE(long, l_26) VARIABLE(long, l_32) VARIABLE(long, l_38) VARIABLE(long, l_43)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_2)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(l_0) VARIABLE(l_14) VARIABLE(l_2)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_14)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_27) VARIABLE(l_26)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_27) VARIABLE(i_33) VARIABLE(l_32)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_33) VARIABLE(l_32) VARIABLE(l_38)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(l_32) VARIABLE(l_38) VARIABLE(l_43)

__kernel void galefs_opensWhatAnotherStored(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_7, i_9, i_10, i_19, i_21, i_22, i_27, i_33;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_6, l_8, l_11, l_12, l_13, l_14, l_15, l_16, l_17, l_18, l_20, l_23, l_24, l_25, l_26, l_28, l_29, l_30, l_31, l_32, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_47, l_48, l_49;
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
            goto resume_3;
        case 4:
            goto resume_4;
        case 5:
            goto resume_5;
        case 6:
            goto resume_6;
        default:
            break;
    }
    l_0 = (((long) gale_group) * ((long) ((int) get_local_size(0)))) << 3;
    l_1 = ((long) gale_group) << 10;
    if (((int) get_local_id(0)) == ((int) ((uint) ((int) get_local_size(0)) + (uint) (-1)))) {
        *((__global gale_int *) (arg_scratch + ((((long) ((int) (l_1 >> 2))) << 2) + 16L))) = 1701603686;
        *((__global gale_int *) (arg_out + 16 + l_0)) = 1953720684;
    }
    GALEFS_BARRIER(1);
    l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_3 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_3 < 0L) {
            l_4 = l_3;
        } else {
            l_5 = (long) gale_group;
            l_6 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_5 << 12) + (l_5 << 11)))) + (ulong) 2048L);
            i_7 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_7 < 4)) {
                    break;
                }
                l_8 = (long) i_7;
                i_9 = (int) *((__global char *) (arg_scratch + 16 + (l_8 + l_1)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) l_8)))) = (char) i_9;
                i_10 = (int) ((uint) i_7 + (uint) 1);
                i_7 = i_10;
            }
            l_11 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group);
            l_4 = l_11;
        }
    } else {
        l_4 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_4 < (-4611686018427387904L)) {
            l_12 = gale_HostCall_awaitReply(arg_fs, l_4, gale_group);
            l_13 = l_12;
        } else {
            l_13 = l_4;
        }
    } else {
        l_13 = l_4;
    }
    GALEFS_BROADCAST(2, l_14, l_13);
    if (l_14 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_14); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_0 = (((long) gale_group) * ((long) ((int) get_local_size(0)))) << 3;
        l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_14 = gale_reply(gale_entry);
    }
    GALEFS_BARRIER(3);
    if (((int) get_local_id(0)) == 0) {
        l_15 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_15 < 0L) {
            l_16 = l_15;
        } else {
            l_17 = (long) gale_group;
            l_18 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_17 << 12) + (l_17 << 11)))) + (ulong) 2048L);
            i_19 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_19 < 4)) {
                    break;
                }
                l_20 = (long) i_19;
                i_21 = (int) *((__global char *) (arg_out + 16 + ((long) ((ulong) l_20 + (ulong) l_0))));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) l_20)))) = (char) i_21;
                i_22 = (int) ((uint) i_19 + (uint) 1);
                i_19 = i_22;
            }
            l_23 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group);
            l_16 = l_23;
        }
    } else {
        l_16 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_16 < (-4611686018427387904L)) {
            l_24 = gale_HostCall_awaitReply(arg_fs, l_16, gale_group);
            l_25 = l_24;
        } else {
            l_25 = l_16;
        }
    } else {
        l_25 = l_16;
    }
    GALEFS_BROADCAST(4, l_26, l_25);
    if (l_26 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_14;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_26); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        l_14 = (long) gale_longs[gale_item];
        l_26 = gale_reply(gale_entry);
    }
    i_27 = (int) l_14;
    if (((int) get_local_id(0)) == 0) {
        l_28 = gale_OpenFileCalls_status(arg_fs, i_27, 0, gale_group);
        l_29 = l_28;
    } else {
        l_29 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_29 < (-4611686018427387904L)) {
            l_30 = gale_HostCall_awaitReply(arg_fs, l_29, gale_group);
            l_31 = l_30;
        } else {
            l_31 = l_29;
        }
    } else {
        l_31 = l_29;
    }
    GALEFS_BROADCAST(5, l_32, l_31);
    if (l_32 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_26;
        gale_ints[gale_item] = (uint) i_27;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_32); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_26 = (long) gale_longs[gale_item];
        i_27 = (int) gale_ints[gale_item];
        l_32 = gale_reply(gale_entry);
    }
    i_33 = (int) l_26;
    if (((int) get_local_id(0)) == 0) {
        l_34 = gale_OpenFileCalls_status(arg_fs, i_33, 0, gale_group);
        l_35 = l_34;
    } else {
        l_35 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_35 < (-4611686018427387904L)) {
            l_36 = gale_HostCall_awaitReply(arg_fs, l_35, gale_group);
            l_37 = l_36;
        } else {
            l_37 = l_35;
        }
    } else {
        l_37 = l_35;
    }
    GALEFS_BROADCAST(6, l_38, l_37);
    if (l_38 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_27;
        gale_longs[gale_item] = (ulong) l_32;
        gale_ints[gale_items + gale_item] = (uint) i_33;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_38); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        i_27 = (int) gale_ints[gale_item];
        l_32 = (long) gale_longs[gale_item];
        i_33 = (int) gale_ints[gale_items + gale_item];
        l_38 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_39 = gale_OpenFileCalls_beginClose(arg_fs, i_27, gale_group);
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
    GALEFS_BROADCAST(7, l_43, l_42);
    if (l_43 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_32;
        gale_ints[gale_item] = (uint) i_33;
        gale_longs[gale_items + gale_item] = (ulong) l_38;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_43); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        l_32 = (long) gale_longs[gale_item];
        i_33 = (int) gale_ints[gale_item];
        l_38 = (long) gale_longs[gale_items + gale_item];
        l_43 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_44 = gale_OpenFileCalls_beginClose(arg_fs, i_33, gale_group);
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
    GALEFS_BROADCAST(8, l_48, l_47);
    if (l_48 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_32;
        gale_longs[gale_items + gale_item] = (ulong) l_38;
        gale_longs[2 * gale_items + gale_item] = (ulong) l_43;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 6, l_48); }
        GALEFS_RETURN;
        resume_6:
        gale_resuming = 0;
        l_32 = (long) gale_longs[gale_item];
        l_38 = (long) gale_longs[gale_items + gale_item];
        l_43 = (long) gale_longs[2 * gale_items + gale_item];
        l_48 = gale_reply(gale_entry);
    }
    l_49 = (long) ((ulong) l_38 + (ulong) ((long) ((ulong) (l_32 << 5) - (ulong) l_32)));
    *((__global gale_long *) (arg_out + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = ((long) ((ulong) ((long) ((ulong) ((long) ((int) l_43)) + (ulong) ((long) ((ulong) (l_49 << 5) - (ulong) l_49)))) + (ulong) ((long) ((int) l_48))));
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_21) VARIABLE(int, i_25) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_11) VARIABLE(long, l_2) VARIABLE(long, l_20) VARIABLE(long, l_24) VARIABLE(long, l_28) VARIABLE(long, l_31)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_2)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(l_0) VARIABLE(l_11) VARIABLE(l_2)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_11)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(l_20)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21) VARIABLE(i_25) VARIABLE(l_24)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_25) VARIABLE(l_24) VARIABLE(l_28)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(l_24) VARIABLE(l_28) VARIABLE(l_31)

__kernel void galefs_opensWhatAnotherStored(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_6, i_8, i_9, i_15, i_17, i_18, i_21, i_25;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_7, l_10, l_11, l_12, l_13, l_14, l_16, l_19, l_20, l_22, l_23, l_24, l_26, l_27, l_28, l_29, l_30, l_31, l_32, l_33, l_34, l_35;
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
            goto resume_3;
        case 4:
            goto resume_4;
        case 5:
            goto resume_5;
        case 6:
            goto resume_6;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = (((long) gale_group) * ((long) ((int) get_local_size(0)))) << 3;
    l_1 = ((long) gale_group) << 10;
    if (((int) get_local_id(0)) == ((int) ((uint) ((int) get_local_size(0)) + (uint) (-1)))) {
        *((__global gale_int *) (arg_scratch + ((((long) ((int) (l_1 >> 2))) << 2) + 16L))) = 1701603686;
        *((__global gale_int *) (arg_out + 16 + l_0)) = 1953720684;
    }
    GALEFS_BARRIER(1);
    l_2 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
    if (((int) get_local_id(0)) == 0) {
        l_3 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_3 < 0L) {
            l_4 = l_3;
        } else {
            l_5 = (long) ((ulong) l_2 + (ulong) (((long) gale_position) << 12));
            i_6 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_6 < 4)) {
                    break;
                }
                l_7 = (long) i_6;
                i_8 = (int) *((__global char *) (arg_scratch + 16 + (l_7 + l_1)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) l_7)))) = (char) i_8;
                i_9 = (int) ((uint) i_6 + (uint) 1);
                i_6 = i_9;
            }
            l_10 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_4 = l_10;
        }
    } else {
        l_4 = 0L;
    }
    GALEFS_BROADCAST(2, l_11, l_4);
    if (l_11 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_11); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_0 = (((long) gale_group) * ((long) ((int) get_local_size(0)))) << 3;
        l_2 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        l_11 = gale_reply(gale_entry);
    }
    GALEFS_BARRIER(3);
    if (((int) get_local_id(0)) == 0) {
        l_12 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_12 < 0L) {
            l_13 = l_12;
        } else {
            l_14 = (long) ((ulong) l_2 + (ulong) (((long) gale_position) << 12));
            i_15 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_15 < 4)) {
                    break;
                }
                l_16 = (long) i_15;
                i_17 = (int) *((__global char *) (arg_out + 16 + ((long) ((ulong) l_16 + (ulong) l_0))));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) l_16)))) = (char) i_17;
                i_18 = (int) ((uint) i_15 + (uint) 1);
                i_15 = i_18;
            }
            l_19 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_13 = l_19;
        }
    } else {
        l_13 = 0L;
    }
    GALEFS_BROADCAST(4, l_20, l_13);
    if (l_20 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_11;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_20); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        l_11 = (long) gale_longs[gale_item];
        l_20 = gale_reply(gale_entry);
    }
    i_21 = (int) l_11;
    if (((int) get_local_id(0)) == 0) {
        l_22 = gale_OpenFileCalls_status(arg_fs, i_21, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_23 = l_22;
    } else {
        l_23 = 0L;
    }
    GALEFS_BROADCAST(5, l_24, l_23);
    if (l_24 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_20;
        gale_ints[gale_item] = (uint) i_21;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_24); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_20 = (long) gale_longs[gale_item];
        i_21 = (int) gale_ints[gale_item];
        l_24 = gale_reply(gale_entry);
    }
    i_25 = (int) l_20;
    if (((int) get_local_id(0)) == 0) {
        l_26 = gale_OpenFileCalls_status(arg_fs, i_25, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_27 = l_26;
    } else {
        l_27 = 0L;
    }
    GALEFS_BROADCAST(6, l_28, l_27);
    if (l_28 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        gale_longs[gale_item] = (ulong) l_24;
        gale_ints[gale_items + gale_item] = (uint) i_25;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_28); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        i_21 = (int) gale_ints[gale_item];
        l_24 = (long) gale_longs[gale_item];
        i_25 = (int) gale_ints[gale_items + gale_item];
        l_28 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_29 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_30 = l_29;
    } else {
        l_30 = 0L;
    }
    GALEFS_BROADCAST(7, l_31, l_30);
    if (l_31 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_24;
        gale_ints[gale_item] = (uint) i_25;
        gale_longs[gale_items + gale_item] = (ulong) l_28;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_31); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        l_24 = (long) gale_longs[gale_item];
        i_25 = (int) gale_ints[gale_item];
        l_28 = (long) gale_longs[gale_items + gale_item];
        l_31 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_32 = gale_OpenFileCalls_beginClose(arg_fs, i_25, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_33 = l_32;
    } else {
        l_33 = 0L;
    }
    GALEFS_BROADCAST(8, l_34, l_33);
    if (l_34 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_24;
        gale_longs[gale_items + gale_item] = (ulong) l_28;
        gale_longs[2 * gale_items + gale_item] = (ulong) l_31;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_34); }
        GALEFS_RETURN;
        resume_6:
        gale_resuming = 0;
        l_24 = (long) gale_longs[gale_item];
        l_28 = (long) gale_longs[gale_items + gale_item];
        l_31 = (long) gale_longs[2 * gale_items + gale_item];
        l_34 = gale_reply(gale_entry);
    }
    l_35 = (long) ((ulong) l_28 + (ulong) ((long) ((ulong) (l_24 << 5) - (ulong) l_24)));
    *((__global gale_long *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = ((long) ((ulong) ((long) ((ulong) ((long) ((int) l_31)) + (ulong) ((long) ((ulong) (l_35 << 5) - (ulong) l_35)))) + (ulong) ((long) ((int) l_34))));
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
