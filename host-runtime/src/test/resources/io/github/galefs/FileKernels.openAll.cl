// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#openAll
// entry point: galefs_openAll
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ READ_WRITE
// waits: 2
// saved values: 4
// context bytes: 24
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 4d4b46d02f75d180032063113e7e86c31df52c28e98a0ccbe4a019b4b51c5efc
// functions SHA-256: 896710902963a6df744a21f518a1a4d2d9bc70f90fab29295c95f917cffaad45
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_int_at gale_reply gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_2) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_3) VARIABLE(int, i_4) VARIABLE(int, i_5) VARIABLE(int, i_7) VARIABLE(long, l_0) VARIABLE(long, l_8) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_6)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_7) VARIABLE(l_0) VARIABLE(l_8) VARIABLE(ul_6)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_7) VARIABLE(l_0) VARIABLE(l_9) VARIABLE(ul_6)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_2)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_2) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27)

__kernel void galefs_openAll(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_names, __global uchar *arg_fds, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_6;
    int i_2, i_3, i_4, i_5, i_7, i_10, i_16, i_18, i_19, i_24, i_25, i_26, i_27, i_28, i_34;
    long l_0, l_1, l_8, l_9, l_11, l_12, l_13, l_14, l_15, l_17, l_20, l_21, l_22, l_23, l_29, l_30, l_31, l_32, l_33;
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
            goto loop_1;
        case 2:
            goto loop_19;
        default:
            break;
    }
    l_0 = *((__global gale_long *) (arg_args + 16L));
    l_1 = *((__global gale_long *) (arg_args + 24L));
    i_2 = (int) l_1;
    i_3 = (int) get_global_id(0);
    i_4 = (int) get_local_id(0);
    i_5 = (int) get_local_id(0);
    ul_6 = arg_args + 32L;
    i_7 = 0;
    loop_1:;
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (!(i_7 < i_2)) {
            break;
        }
        l_8 = *((__global gale_long *) ul_6);
        GALEFS_BARRIER(1);
        l_9 = (long) i_7;
        if (i_5 == 0) {
            i_10 = (int) l_0;
            l_11 = gale_FileOpener_begin(arg_fs, i_10, gale_group);
            if (l_11 < 0L) {
                l_12 = l_11;
            } else {
                l_13 = l_9 * ((long) i_10);
                l_14 = (long) gale_group;
                l_15 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_14 << 12) + (l_14 << 11)))) + (ulong) 2048L);
                i_16 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_16 < i_10)) {
                        break;
                    }
                    l_17 = (long) i_16;
                    i_18 = (int) *((__global char *) (arg_names + 16 + (l_13 + l_17)));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_15 + (ulong) l_17)))) = (char) i_18;
                    i_19 = (int) ((uint) i_16 + (uint) 1);
                    i_16 = i_19;
                }
                l_20 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, ((int) l_8), i_10, (-1), gale_group);
                l_12 = l_20;
            }
        } else {
            l_12 = 0L;
        }
        if (i_4 == 0) {
            if (l_12 < (-4611686018427387904L)) {
                l_21 = gale_HostCall_awaitReply(arg_fs, l_12, gale_group);
                l_22 = l_21;
            } else {
                l_22 = l_12;
            }
        } else {
            l_22 = l_12;
        }
        GALEFS_BROADCAST(2, l_23, l_22);
        if (l_23 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_0;
            gale_ints[gale_item] = (uint) i_2;
            gale_ints[gale_items + gale_item] = (uint) i_7;
            gale_longs[gale_items + gale_item] = (ulong) l_9;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_23); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            l_0 = (long) gale_longs[gale_item];
            i_2 = (int) gale_ints[gale_item];
            i_7 = (int) gale_ints[gale_items + gale_item];
            l_9 = (long) gale_longs[gale_items + gale_item];
            i_3 = (int) get_global_id(0);
            i_4 = (int) get_local_id(0);
            i_5 = (int) get_local_id(0);
            ul_6 = arg_args + 32L;
            l_23 = gale_reply(gale_entry);
        }
        i_24 = (int) ((uint) i_7 + (uint) 1);
        if (i_3 == 0) {
            *((__global gale_int *) (arg_fds + ((l_9 << 2) + 16L))) = ((int) l_23);
            i_7 = i_24;
        } else {
            i_7 = i_24;
        }
    }
    GALEFS_BARRIER(3);
    i_25 = (int) get_local_id(0);
    i_26 = (int) get_local_id(0);
    i_27 = 0;
    loop_19:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (!(i_27 < i_2)) {
            break;
        }
        i_28 = *((__global gale_int *) (arg_fds + ((((long) i_27) << 2) + 16L)));
        if (i_26 == 0) {
            l_29 = gale_OpenFileCalls_beginClose(arg_fs, i_28, gale_group);
            l_30 = l_29;
        } else {
            l_30 = 0L;
        }
        if (i_25 == 0) {
            if (l_30 < (-4611686018427387904L)) {
                l_31 = gale_HostCall_awaitReply(arg_fs, l_30, gale_group);
                l_32 = l_31;
            } else {
                l_32 = l_30;
            }
        } else {
            l_32 = l_30;
        }
        GALEFS_BROADCAST(4, l_33, l_32);
        if (l_33 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_2;
            gale_ints[gale_items + gale_item] = (uint) i_27;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_33); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            i_2 = (int) gale_ints[gale_item];
            i_27 = (int) gale_ints[gale_items + gale_item];
            i_25 = (int) get_local_id(0);
            i_26 = (int) get_local_id(0);
            l_33 = gale_reply(gale_entry);
        }
        i_34 = (int) ((uint) i_27 + (uint) 1);
        i_27 = i_34;
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_2) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_3) VARIABLE(int, i_4) VARIABLE(int, i_6) VARIABLE(long, l_0) VARIABLE(long, l_7) VARIABLE(long, l_8) VARIABLE(__global uchar *, ul_5)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_6) VARIABLE(l_0) VARIABLE(l_7) VARIABLE(ul_5)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_6) VARIABLE(l_0) VARIABLE(l_8) VARIABLE(ul_5)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_2)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_22)

__kernel void galefs_openAll(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_names, __global uchar *arg_fds, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_5;
    int i_2, i_3, i_4, i_6, i_9, i_14, i_16, i_17, i_20, i_21, i_22, i_23, i_27;
    long l_0, l_1, l_7, l_8, l_10, l_11, l_12, l_13, l_15, l_18, l_19, l_24, l_25, l_26;
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
            goto loop_1;
        case 2:
            goto loop_14;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_args + 16L));
    l_1 = *((__global gale_long *) (arg_args + 24L));
    i_2 = (int) l_1;
    i_3 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
    i_4 = (int) get_local_id(0);
    ul_5 = arg_args + 32L;
    i_6 = 0;
    loop_1:;
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (!(i_6 < i_2)) {
            break;
        }
        l_7 = *((__global gale_long *) ul_5);
        GALEFS_BARRIER(1);
        l_8 = (long) i_6;
        if (i_4 == 0) {
            i_9 = (int) l_0;
            l_10 = gale_FileOpener_begin(arg_fs, i_9, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            if (l_10 < 0L) {
                l_11 = l_10;
            } else {
                l_12 = l_8 * ((long) i_9);
                l_13 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
                i_14 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_14 < i_9)) {
                        break;
                    }
                    l_15 = (long) i_14;
                    i_16 = (int) *((__global char *) (arg_names + 16 + (l_12 + l_15)));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_13 + (ulong) l_15)))) = (char) i_16;
                    i_17 = (int) ((uint) i_14 + (uint) 1);
                    i_14 = i_17;
                }
                l_18 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, ((int) l_7), i_9, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_11 = l_18;
            }
        } else {
            l_11 = 0L;
        }
        GALEFS_BROADCAST(2, l_19, l_11);
        if (l_19 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_0;
            gale_ints[gale_item] = (uint) i_2;
            gale_ints[gale_items + gale_item] = (uint) i_6;
            gale_longs[gale_items + gale_item] = (ulong) l_8;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_19); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            l_0 = (long) gale_longs[gale_item];
            i_2 = (int) gale_ints[gale_item];
            i_6 = (int) gale_ints[gale_items + gale_item];
            l_8 = (long) gale_longs[gale_items + gale_item];
            i_3 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
            i_4 = (int) get_local_id(0);
            ul_5 = arg_args + 32L;
            l_19 = gale_reply(gale_entry);
        }
        i_20 = (int) ((uint) i_6 + (uint) 1);
        if (i_3 == 0) {
            *((__global gale_int *) (arg_fds + ((l_8 << 2) + 16L))) = ((int) l_19);
            i_6 = i_20;
        } else {
            i_6 = i_20;
        }
    }
    GALEFS_BARRIER(3);
    i_21 = (int) get_local_id(0);
    i_22 = 0;
    loop_14:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (!(i_22 < i_2)) {
            break;
        }
        i_23 = *((__global gale_int *) (arg_fds + ((((long) i_22) << 2) + 16L)));
        if (i_21 == 0) {
            l_24 = gale_OpenFileCalls_beginClose(arg_fs, i_23, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_25 = l_24;
        } else {
            l_25 = 0L;
        }
        GALEFS_BROADCAST(4, l_26, l_25);
        if (l_26 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_2;
            gale_ints[gale_items + gale_item] = (uint) i_22;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_26); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            i_2 = (int) gale_ints[gale_item];
            i_22 = (int) gale_ints[gale_items + gale_item];
            i_21 = (int) get_local_id(0);
            l_26 = gale_reply(gale_entry);
        }
        i_27 = (int) ((uint) i_22 + (uint) 1);
        i_22 = i_27;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
