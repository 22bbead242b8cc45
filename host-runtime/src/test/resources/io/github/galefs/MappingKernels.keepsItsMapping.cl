// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.MappingKernels#keepsItsMapping
// entry point: galefs_keepsItsMapping
// parameters: LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE WRITE
// waits: 3
// saved values: 1
// context bytes: 8
// needs: BARRIERS
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 73c1aabba6e69962350a490b30d7f6cebe73e7f40fb7fb745b90112635455555
// functions SHA-256: 47cbdf4bc269f2b79731a731d2efd3e71ba0f1d3472e0b96963aa93e38b33cd1
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_PASS gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginMapping gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(long, l_12)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(l_12)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_24) VARIABLE(i_25)
#define GALEFS_LIVE_4(VARIABLE)
#define GALEFS_LIVE_5(VARIABLE)

__kernel void galefs_keepsItsMapping(__global uchar *arg_fs, __global uchar *arg_results, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_18, i_19, i_24, i_25;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_11, l_12, l_13, l_14, l_15, l_16, l_17, l_20, l_21, l_22, l_23, l_26, l_27, l_28, l_29, l_30, l_31, l_32, l_33, l_34, l_35;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 0 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        case 3:
            goto loop_33;
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
    i_10 = (int) l_9;
    l_11 = (long) gale_group;
    l_12 = (long) ((ulong) ((long) (1 << (*((__global gale_int *) (arg_fs + 16 + 148L))))) * (ulong) ((l_11 << 4) + (l_11 << 2)));
    if (((int) get_local_id(0)) == 0) {
        l_13 = gale_BlockAccess_beginMapping(arg_fs, i_10, l_12, 1, gale_group);
        l_14 = l_13;
    } else {
        l_14 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_14 < (-4611686018427387904L)) {
            l_15 = gale_HostCall_awaitReply(arg_fs, l_14, gale_group);
            l_16 = l_15;
        } else {
            l_16 = l_14;
        }
    } else {
        l_16 = l_14;
    }
    GALEFS_BROADCAST(2, l_17, l_16);
    if (l_17 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_10;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_17); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        i_10 = (int) gale_ints[gale_item];
        l_11 = (long) gale_group;
        l_12 = (long) ((ulong) ((long) (1 << (*((__global gale_int *) (arg_fs + 16 + 148L))))) * (ulong) ((l_11 << 4) + (l_11 << 2)));
        l_17 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_17 < 0L)) {
            gale_MappingEnd_begin(arg_fs, l_12, 1, gale_group);
            i_18 = gale_group;
            i_19 = *((__global gale_int *) (arg_fs + 16 + 36L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_18 & ((int) ((uint) (1 << i_19) + (uint) (-1))))) << 6) + (((long) (i_18 >> i_19)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_17 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_17 < 0L) {
        l_20 = (l_17 == (-117L)) ? (-5L) : l_17;
        l_21 = l_20;
    } else {
        l_22 = gale_BlockAccess_offsetInRegion(arg_fs, l_17, l_12, gale_group);
        l_21 = l_22;
    }
    if ((ulong) ((long) ((ulong) l_21 + (ulong) 4095L)) < (ulong) 4095L) {
        l_23 = l_21;
    } else {
        l_23 = (-16L);
    }
    i_24 = (int) get_local_id(0);
    i_25 = (int) get_local_id(0);
    l_26 = l_23;
    loop_33:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 3) {
            goto resume_3;
        }
        if (!(l_26 == (-16L))) {
            break;
        }
        if (i_25 == 0) {
            l_27 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
            l_28 = l_27;
        } else {
            l_28 = 0L;
        }
        if (i_24 == 0) {
            if (l_28 < (-4611686018427387904L)) {
                l_29 = gale_HostCall_awaitReply(arg_fs, l_28, gale_group);
                l_30 = l_29;
            } else {
                l_30 = l_28;
            }
        } else {
            l_30 = l_28;
        }
        GALEFS_BROADCAST(3, l_31, l_30);
        if (l_31 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_10;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_31); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            i_10 = (int) gale_ints[gale_item];
            i_24 = (int) get_local_id(0);
            i_25 = (int) get_local_id(0);
            l_31 = gale_reply(gale_entry);
        }
        l_32 = (long) ((int) l_31);
        l_26 = l_32;
    }
    *((__global gale_long *) (arg_results + ((((long) gale_group) << 3) + 16L))) = l_26;
    GALEFS_BARRIER(4);
    if (((int) get_local_id(0)) == 0) {
        l_33 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group);
        l_34 = l_33;
    } else {
        l_34 = 0L;
    }
    GALEFS_BROADCAST(5, l_35, l_34);
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_17) VARIABLE(int, i_7) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_7) VARIABLE(l_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_17) VARIABLE(i_7)
#define GALEFS_LIVE_4(VARIABLE)

__kernel void galefs_keepsItsMapping(__global uchar *arg_fs, __global uchar *arg_results, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_17;
    long l_0, l_1, l_2, l_5, l_6, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_15, l_16, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_25;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 0 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        case 3:
            goto loop_23;
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
    i_7 = (int) l_6;
    l_8 = (long) gale_group;
    l_9 = (long) ((ulong) ((long) (1 << GALEFS_LAUNCH_INT(arg_fs, 148L))) * (ulong) ((l_8 << 4) + (l_8 << 2)));
    if (((int) get_local_id(0)) == 0) {
        l_10 = gale_BlockAccess_beginMapping(arg_fs, i_7, l_9, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_11 = l_10;
    } else {
        l_11 = 0L;
    }
    GALEFS_BROADCAST(2, l_12, l_11);
    if (l_12 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_7;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_12); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        i_7 = (int) gale_ints[gale_item];
        l_8 = (long) gale_group;
        l_9 = (long) ((ulong) ((long) (1 << GALEFS_LAUNCH_INT(arg_fs, 148L))) * (ulong) ((l_8 << 4) + (l_8 << 2)));
        l_12 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_12 < 0L)) {
            gale_MappingEnd_begin(arg_fs, l_9, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        }
    }
    if (l_12 < 0L) {
        l_13 = (l_12 == (-117L)) ? (-5L) : l_12;
        l_14 = l_13;
    } else {
        l_15 = gale_BlockAccess_offsetInRegion(arg_fs, l_12, l_9, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_14 = l_15;
    }
    if ((ulong) ((long) ((ulong) l_14 + (ulong) 4095L)) < (ulong) 4095L) {
        l_16 = l_14;
    } else {
        l_16 = (-16L);
    }
    i_17 = (int) get_local_id(0);
    l_18 = l_16;
    loop_23:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 3) {
            goto resume_3;
        }
        if (!(l_18 == (-16L))) {
            break;
        }
        if (i_17 == 0) {
            l_19 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_20 = l_19;
        } else {
            l_20 = 0L;
        }
        GALEFS_BROADCAST(3, l_21, l_20);
        if (l_21 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_7;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_21); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            i_7 = (int) gale_ints[gale_item];
            i_17 = (int) get_local_id(0);
            l_21 = gale_reply(gale_entry);
        }
        l_22 = (long) ((int) l_21);
        l_18 = l_22;
    }
    *((__global gale_long *) (arg_results + ((((long) gale_group) << 3) + 16L))) = l_18;
    if (((int) get_local_id(0)) == 0) {
        l_23 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_24 = l_23;
    } else {
        l_24 = 0L;
    }
    GALEFS_BROADCAST(4, l_25, l_24);
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
