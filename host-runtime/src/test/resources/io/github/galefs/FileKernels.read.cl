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
// bytecode SHA-256: 6e9a03182291a66a7705f4ca0673c2da600d3e5eebaad504eb797fc6ad672190
// functions SHA-256: ce5f021df200c31f8d9f8736ee2fcffac0d9c4df46d32687467b4412d1705f13
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_37) VARIABLE(long, l_10) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_30) VARIABLE(long, l_42)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(l_10) VARIABLE(l_21) VARIABLE(l_22)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(l_10) VARIABLE(l_30)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_13) VARIABLE(i_37)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_13) VARIABLE(i_37) VARIABLE(l_42)

__kernel void galefs_read(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_23, i_24, i_25, i_31, i_32, i_34, i_35, i_36, i_37;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_11, l_21, l_22, l_26, l_27, l_28, l_29, l_30, l_33, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_47, l_48, l_49, l_50;
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
    i_19 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_17 == 1)) {
            break;
        }
        i_20 = (int) ((uint) i_12 - (uint) i_18);
        l_21 = (long) i_18;
        l_22 = (long) ((ulong) l_21 + (ulong) l_10);
        if (i_19 == 0) {
            i_23 = i_20;
        } else {
            i_24 = 4096 - ((int) (l_22 & 4095L));
            i_25 = (i_24 < i_20) ? i_24 : i_20;
            i_23 = i_25;
        }
        if (i_16 == 0) {
            l_26 = gale_BlockAccess_beginRead(arg_fs, i_13, l_22, i_23, gale_group);
            l_27 = l_26;
        } else {
            l_27 = 0L;
        }
        if (i_15 == 0) {
            if (l_27 < (-4611686018427387904L)) {
                l_28 = gale_HostCall_awaitReply(arg_fs, l_27, gale_group);
                l_29 = l_28;
            } else {
                l_29 = l_27;
            }
        } else {
            l_29 = l_27;
        }
        GALEFS_BROADCAST(2, l_30, l_29);
        i_31 = (int) l_30;
        if (l_30 < 0L) {
            i_32 = 0;
        } else {
            i_32 = i_31;
        }
        l_33 = gale_BlockAccess_offsetInRegion(arg_fs, l_30, l_22, gale_group);
        gale_copy((arg_fs + 16 + l_33), (arg_data + 16 + l_21), i_32);
        GALEFS_BARRIER(3);
        if (i_14 == 0) {
            if (!(i_32 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_32, gale_group);
            }
        }
        i_34 = (int) ((uint) i_18 + (uint) i_32);
        i_35 = ((l_30 == (-117L)) || (!((i_32 < 1) || (!(i_34 < i_12))))) ? 1 : 0;
        i_36 = (l_30 == (-117L)) ? 1 : 0;
        if (l_30 < 0L) {
            if (l_30 == (-117L)) {
                i_17 = i_35;
                i_18 = i_34;
                i_19 = i_36;
            } else {
                i_17 = i_31;
                i_18 = i_34;
                i_19 = i_36;
            }
        } else {
            i_17 = i_35;
            i_18 = i_34;
            i_19 = i_36;
        }
    }
    if (i_18 < 1) {
        i_37 = i_17;
    } else {
        i_37 = i_18;
    }
    if (((int) get_local_id(0)) == 0) {
        l_38 = gale_OpenFileCalls_status(arg_fs, i_13, 0, gale_group);
        l_39 = l_38;
    } else {
        l_39 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_39 < (-4611686018427387904L)) {
            l_40 = gale_HostCall_awaitReply(arg_fs, l_39, gale_group);
            l_41 = l_40;
        } else {
            l_41 = l_39;
        }
    } else {
        l_41 = l_39;
    }
    GALEFS_BROADCAST(4, l_42, l_41);
    if (((int) get_local_id(0)) == 0) {
        l_43 = gale_OpenFileCalls_beginClose(arg_fs, i_13, gale_group);
        l_44 = l_43;
    } else {
        l_44 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_44 < (-4611686018427387904L)) {
            l_45 = gale_HostCall_awaitReply(arg_fs, l_44, gale_group);
            l_46 = l_45;
        } else {
            l_46 = l_44;
        }
    } else {
        l_46 = l_44;
    }
    GALEFS_BROADCAST(5, l_47, l_46);
    if (((int) get_global_id(0)) == 0) {
        if (i_13 < 0) {
            l_48 = (long) i_13;
            l_49 = l_48;
        } else {
            l_50 = (long) i_37;
            l_49 = l_50;
        }
        *((__global gale_long *) (arg_out + 16L)) = l_49;
        *((__global gale_long *) (arg_out + 24L)) = l_42;
        *((__global gale_long *) (arg_out + 32L)) = ((long) ((int) l_47));
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_14) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_31) VARIABLE(int, i_9) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_24) VARIABLE(long, l_34) VARIABLE(long, l_7)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_9) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_9) VARIABLE(l_24) VARIABLE(l_7)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_31)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_31) VARIABLE(l_34)

__kernel void galefs_read(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_19, i_20, i_21, i_25, i_26, i_28, i_29, i_30, i_31;
    long l_0, l_1, l_2, l_5, l_6, l_7, l_8, l_17, l_18, l_22, l_23, l_24, l_27, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_40;
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
    i_15 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_13 == 1)) {
            break;
        }
        i_16 = (int) ((uint) i_9 - (uint) i_14);
        l_17 = (long) i_14;
        l_18 = (long) ((ulong) l_17 + (ulong) l_7);
        if (i_15 == 0) {
            i_19 = i_16;
        } else {
            i_20 = 4096 - ((int) (l_18 & 4095L));
            i_21 = (i_20 < i_16) ? i_20 : i_16;
            i_19 = i_21;
        }
        if (i_12 == 0) {
            l_22 = gale_BlockAccess_beginRead(arg_fs, i_10, l_18, i_19, gale_group, gale_slot, gale_position);
            l_23 = l_22;
        } else {
            l_23 = 0L;
        }
        GALEFS_BROADCAST(2, l_24, l_23);
        if (l_24 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_7;
            gale_ints[gale_item] = (uint) i_9;
            gale_ints[gale_items + gale_item] = (uint) i_10;
            gale_ints[2 * gale_items + gale_item] = (uint) i_14;
            gale_longs[gale_items + gale_item] = (ulong) l_17;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_18;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_24); }
            GALEFS_RETURN;
            resume_2:
            l_7 = (long) gale_longs[gale_item];
            i_9 = (int) gale_ints[gale_item];
            i_10 = (int) gale_ints[gale_items + gale_item];
            i_14 = (int) gale_ints[2 * gale_items + gale_item];
            l_17 = (long) gale_longs[gale_items + gale_item];
            l_18 = (long) gale_longs[2 * gale_items + gale_item];
            i_11 = (int) get_local_id(0);
            i_12 = (int) get_local_id(0);
            l_24 = gale_round_reply(gale_entry);
        }
        i_25 = (int) l_24;
        if (l_24 < 0L) {
            i_26 = 0;
        } else {
            i_26 = i_25;
        }
        l_27 = gale_BlockAccess_offsetInRegion(arg_fs, l_24, l_18, gale_group, gale_slot, gale_position);
        gale_copy((arg_fs + 16 + l_27), (arg_data + 16 + l_17), i_26);
        GALEFS_BARRIER(3);
        if (i_11 == 0) {
            if (!(i_26 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_26, gale_group, gale_slot, gale_position);
            }
        }
        i_28 = (int) ((uint) i_14 + (uint) i_26);
        i_29 = ((l_24 == (-117L)) || (!((i_26 < 1) || (!(i_28 < i_9))))) ? 1 : 0;
        i_30 = (l_24 == (-117L)) ? 1 : 0;
        if (l_24 < 0L) {
            if (l_24 == (-117L)) {
                i_13 = i_29;
                i_14 = i_28;
                i_15 = i_30;
            } else {
                i_13 = i_25;
                i_14 = i_28;
                i_15 = i_30;
            }
        } else {
            i_13 = i_29;
            i_14 = i_28;
            i_15 = i_30;
        }
    }
    if (i_14 < 1) {
        i_31 = i_13;
    } else {
        i_31 = i_14;
    }
    if (((int) get_local_id(0)) == 0) {
        l_32 = gale_OpenFileCalls_status(arg_fs, i_10, 0, gale_group, gale_slot, gale_position);
        l_33 = l_32;
    } else {
        l_33 = 0L;
    }
    GALEFS_BROADCAST(4, l_34, l_33);
    if (l_34 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_10;
        gale_ints[gale_items + gale_item] = (uint) i_31;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_34); }
        GALEFS_RETURN;
        resume_3:
        i_10 = (int) gale_ints[gale_item];
        i_31 = (int) gale_ints[gale_items + gale_item];
        l_34 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_35 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group, gale_slot, gale_position);
        l_36 = l_35;
    } else {
        l_36 = 0L;
    }
    GALEFS_BROADCAST(5, l_37, l_36);
    if (l_37 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_10;
        gale_ints[gale_items + gale_item] = (uint) i_31;
        gale_longs[gale_item] = (ulong) l_34;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_37); }
        GALEFS_RETURN;
        resume_4:
        i_10 = (int) gale_ints[gale_item];
        i_31 = (int) gale_ints[gale_items + gale_item];
        l_34 = (long) gale_longs[gale_item];
        l_37 = gale_round_reply(gale_entry);
    }
    if ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) == 0) {
        if (i_10 < 0) {
            l_38 = (long) i_10;
            l_39 = l_38;
        } else {
            l_40 = (long) i_31;
            l_39 = l_40;
        }
        *((__global gale_long *) (arg_out + 16L)) = l_39;
        *((__global gale_long *) (arg_out + 24L)) = l_34;
        *((__global gale_long *) (arg_out + 32L)) = ((long) ((int) l_37));
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
