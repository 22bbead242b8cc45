// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#read
// entry point: galefs_read
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE WRITE
// waits: 4
// saved values: 6
// context bytes: 40
// needs: BARRIERS
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 8766562d417a0783eb3079e94274eca116f9a4df95247485cb3b12a29d3c6ce6
// functions SHA-256: ce5f021df200c31f8d9f8736ee2fcffac0d9c4df46d32687467b4412d1705f13
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_31) VARIABLE(long, l_10) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_25) VARIABLE(long, l_36)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(l_10) VARIABLE(l_19) VARIABLE(l_20)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(l_10) VARIABLE(l_25)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_13) VARIABLE(i_31)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_13) VARIABLE(i_31) VARIABLE(l_36)

__kernel void galefs_read(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_26, i_27, i_29, i_30, i_31;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_11, l_19, l_20, l_21, l_22, l_23, l_24, l_25, l_28, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
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
    l_10 = *((__global gale_long *) (arg_args + 16L));
    l_11 = *((__global gale_long *) (arg_args + 24L));
    i_12 = (int) l_11;
    i_13 = (int) l_9;
    i_14 = (int) get_local_id(0);
    i_15 = (int) get_local_id(0);
    i_16 = (int) get_local_id(0);
    i_17 = 1;
    i_18 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_17 == 1)) {
            break;
        }
        l_19 = (long) i_18;
        l_20 = (long) ((ulong) l_19 + (ulong) l_10);
        if (i_16 == 0) {
            l_21 = gale_BlockAccess_beginRead(arg_fs, i_13, l_20, ((int) ((uint) i_12 - (uint) i_18)), gale_group);
            l_22 = l_21;
        } else {
            l_22 = 0L;
        }
        if (i_15 == 0) {
            if (l_22 < (-4611686018427387904L)) {
                l_23 = gale_HostCall_awaitReply(arg_fs, l_22, gale_group);
                l_24 = l_23;
            } else {
                l_24 = l_22;
            }
        } else {
            l_24 = l_22;
        }
        GALEFS_BROADCAST(2, l_25, l_24);
        i_26 = (int) l_25;
        if (l_25 < 0L) {
            i_27 = 0;
        } else {
            i_27 = i_26;
        }
        l_28 = gale_BlockAccess_offsetInRegion(arg_fs, l_25, l_20, gale_group);
        gale_copy((arg_fs + 16 + l_28), (arg_data + 16 + l_19), i_27);
        GALEFS_BARRIER(3);
        if (i_14 == 0) {
            if (!(i_27 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_27, gale_group);
            }
        }
        i_29 = (int) ((uint) i_18 + (uint) i_27);
        if (l_25 < 0L) {
            i_17 = i_26;
            i_18 = i_29;
        } else {
            i_30 = ((i_27 < 1) || (!(i_29 < i_12))) ? 0 : 1;
            i_17 = i_30;
            i_18 = i_29;
        }
    }
    if (i_18 < 1) {
        i_31 = i_17;
    } else {
        i_31 = i_18;
    }
    if (((int) get_local_id(0)) == 0) {
        l_32 = gale_OpenFileCalls_status(arg_fs, i_13, 0, gale_group);
        l_33 = l_32;
    } else {
        l_33 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_33 < (-4611686018427387904L)) {
            l_34 = gale_HostCall_awaitReply(arg_fs, l_33, gale_group);
            l_35 = l_34;
        } else {
            l_35 = l_33;
        }
    } else {
        l_35 = l_33;
    }
    GALEFS_BROADCAST(4, l_36, l_35);
    if (((int) get_local_id(0)) == 0) {
        l_37 = gale_OpenFileCalls_beginClose(arg_fs, i_13, gale_group);
        l_38 = l_37;
    } else {
        l_38 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_38 < (-4611686018427387904L)) {
            l_39 = gale_HostCall_awaitReply(arg_fs, l_38, gale_group);
            l_40 = l_39;
        } else {
            l_40 = l_38;
        }
    } else {
        l_40 = l_38;
    }
    GALEFS_BROADCAST(5, l_41, l_40);
    if (((int) get_global_id(0)) == 0) {
        if (i_13 < 0) {
            l_42 = (long) i_13;
            l_43 = l_42;
        } else {
            l_44 = (long) i_31;
            l_43 = l_44;
        }
        *((__global gale_long *) (arg_out + 16L)) = l_43;
        *((__global gale_long *) (arg_out + 24L)) = l_36;
        *((__global gale_long *) (arg_out + 32L)) = ((long) ((int) l_41));
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_14) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_25) VARIABLE(int, i_9) VARIABLE(long, l_15) VARIABLE(long, l_16) VARIABLE(long, l_19) VARIABLE(long, l_28) VARIABLE(long, l_7)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_9) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_9) VARIABLE(l_19) VARIABLE(l_7)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_25)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_25) VARIABLE(l_28)

__kernel void galefs_read(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_9, i_10, i_11, i_12, i_13, i_14, i_20, i_21, i_23, i_24, i_25;
    long l_0, l_1, l_2, l_5, l_6, l_7, l_8, l_15, l_16, l_17, l_18, l_19, l_22, l_26, l_27, l_28, l_29, l_30, l_31, l_32, l_33, l_34;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 3 * gale_items);
    GALEFS_GROUP_RESUME()
    switch (gale_int_at(gale_entry + 8)) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        case 3:
            goto resume_3;
        case 4:
            goto resume_4;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) gale_position) << 12));
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
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position);
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
        l_6 = gale_round_reply(gale_entry);
    }
    l_7 = *((__global gale_long *) (arg_args + 16L));
    l_8 = *((__global gale_long *) (arg_args + 24L));
    i_9 = (int) l_8;
    i_10 = (int) l_6;
    i_11 = (int) get_local_id(0);
    i_12 = (int) get_local_id(0);
    i_13 = 1;
    i_14 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_13 == 1)) {
            break;
        }
        l_15 = (long) i_14;
        l_16 = (long) ((ulong) l_15 + (ulong) l_7);
        if (i_12 == 0) {
            l_17 = gale_BlockAccess_beginRead(arg_fs, i_10, l_16, ((int) ((uint) i_9 - (uint) i_14)), gale_group, gale_slot, gale_position);
            l_18 = l_17;
        } else {
            l_18 = 0L;
        }
        GALEFS_BROADCAST(2, l_19, l_18);
        if (l_19 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_7;
            gale_ints[gale_item] = (uint) i_9;
            gale_ints[gale_items + gale_item] = (uint) i_10;
            gale_ints[2 * gale_items + gale_item] = (uint) i_14;
            gale_longs[gale_items + gale_item] = (ulong) l_15;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_16;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_19); }
            GALEFS_RETURN;
            resume_2:
            l_7 = (long) gale_longs[gale_item];
            i_9 = (int) gale_ints[gale_item];
            i_10 = (int) gale_ints[gale_items + gale_item];
            i_14 = (int) gale_ints[2 * gale_items + gale_item];
            l_15 = (long) gale_longs[gale_items + gale_item];
            l_16 = (long) gale_longs[2 * gale_items + gale_item];
            i_11 = (int) get_local_id(0);
            i_12 = (int) get_local_id(0);
            l_19 = gale_round_reply(gale_entry);
        }
        i_20 = (int) l_19;
        if (l_19 < 0L) {
            i_21 = 0;
        } else {
            i_21 = i_20;
        }
        l_22 = gale_BlockAccess_offsetInRegion(arg_fs, l_19, l_16, gale_group, gale_slot, gale_position);
        gale_copy((arg_fs + 16 + l_22), (arg_data + 16 + l_15), i_21);
        GALEFS_BARRIER(3);
        if (i_11 == 0) {
            if (!(i_21 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_21, gale_group, gale_slot, gale_position);
            }
        }
        i_23 = (int) ((uint) i_14 + (uint) i_21);
        if (l_19 < 0L) {
            i_13 = i_20;
            i_14 = i_23;
        } else {
            i_24 = ((i_21 < 1) || (!(i_23 < i_9))) ? 0 : 1;
            i_13 = i_24;
            i_14 = i_23;
        }
    }
    if (i_14 < 1) {
        i_25 = i_13;
    } else {
        i_25 = i_14;
    }
    if (((int) get_local_id(0)) == 0) {
        l_26 = gale_OpenFileCalls_status(arg_fs, i_10, 0, gale_group, gale_slot, gale_position);
        l_27 = l_26;
    } else {
        l_27 = 0L;
    }
    GALEFS_BROADCAST(4, l_28, l_27);
    if (l_28 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_10;
        gale_ints[gale_items + gale_item] = (uint) i_25;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_28); }
        GALEFS_RETURN;
        resume_3:
        i_10 = (int) gale_ints[gale_item];
        i_25 = (int) gale_ints[gale_items + gale_item];
        l_28 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_29 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group, gale_slot, gale_position);
        l_30 = l_29;
    } else {
        l_30 = 0L;
    }
    GALEFS_BROADCAST(5, l_31, l_30);
    if (l_31 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_10;
        gale_ints[gale_items + gale_item] = (uint) i_25;
        gale_longs[gale_item] = (ulong) l_28;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_31); }
        GALEFS_RETURN;
        resume_4:
        i_10 = (int) gale_ints[gale_item];
        i_25 = (int) gale_ints[gale_items + gale_item];
        l_28 = (long) gale_longs[gale_item];
        l_31 = gale_round_reply(gale_entry);
    }
    if ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) == 0) {
        if (i_10 < 0) {
            l_32 = (long) i_10;
            l_33 = l_32;
        } else {
            l_34 = (long) i_25;
            l_33 = l_34;
        }
        *((__global gale_long *) (arg_out + 16L)) = l_33;
        *((__global gale_long *) (arg_out + 24L)) = l_28;
        *((__global gale_long *) (arg_out + 32L)) = ((long) ((int) l_31));
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
