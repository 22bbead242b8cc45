// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ItemReadKernels#rangesOneByOne
// entry point: galefs_rangesOneByOne
// parameters: LONG_ARRAY INT LONG_ARRAY BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE READ WRITE WRITE
// waits: 3
// saved values: 9
// context bytes: 56
// needs: BARRIERS
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: b0fbf5d83b41e93506c67e658b92f78ec7e723b62e6178f798878cbb9f3589f3
// functions SHA-256: 17869e3f7e1330e9982e6d6e5caf1191ac92a0ac5d898ef7b785c8b30eabbcc7
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_22) VARIABLE(int, i_24) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(long, l_19) VARIABLE(long, l_21) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_36)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_27) VARIABLE(l_28)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_36)
#define GALEFS_LIVE_4(VARIABLE)

__kernel void galefs_rangesOneByOne(__global uchar *arg_fs, int arg_rangesPerItem, __global uchar *arg_ranges, __global uchar *arg_data, __global uchar *arg_results) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_22, i_23, i_24, i_25, i_26, i_29, i_30, i_31, i_37, i_38, i_40, i_41, i_42, i_43, i_44;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_18, l_19, l_20, l_21, l_27, l_28, l_32, l_33, l_34, l_35, l_36, l_39, l_45, l_46, l_47, l_48, l_49;
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
    i_10 = (int) l_9;
    i_11 = (int) get_local_id(0);
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_id(0);
    i_14 = (int) ((uint) arg_rangesPerItem * (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
    i_15 = (int) ((uint) arg_rangesPerItem * (uint) ((int) get_local_size(0)));
    i_16 = 0;
    while (true) {
        if (!(i_16 < i_15)) {
            break;
        }
        i_17 = (int) ((uint) i_14 + (uint) i_16);
        l_18 = (long) ((int) ((uint) i_17 + (uint) (i_17 << 1)));
        l_19 = *((__global gale_long *) (arg_ranges + ((l_18 << 3) + 16L)));
        l_20 = *((__global gale_long *) (arg_ranges + (((l_18 + 1L) << 3) + 16L)));
        l_21 = *((__global gale_long *) (arg_ranges + (((l_18 + 2L) << 3) + 16L)));
        i_22 = (int) l_20;
        i_23 = 1;
        i_24 = 0;
        i_25 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_23 == 1)) {
                break;
            }
            i_26 = (int) ((uint) i_22 - (uint) i_24);
            l_27 = (long) i_24;
            l_28 = (long) ((ulong) l_27 + (ulong) l_19);
            if (i_25 == 0) {
                i_29 = i_26;
            } else {
                i_30 = 4096 - ((int) (l_28 & 4095L));
                i_31 = (i_30 < i_26) ? i_30 : i_26;
                i_29 = i_31;
            }
            if (i_13 == 0) {
                l_32 = gale_BlockAccess_beginRead(arg_fs, i_10, l_28, i_29, gale_group);
                l_33 = l_32;
            } else {
                l_33 = 0L;
            }
            if (i_12 == 0) {
                if (l_33 < (-4611686018427387904L)) {
                    l_34 = gale_HostCall_awaitReply(arg_fs, l_33, gale_group);
                    l_35 = l_34;
                } else {
                    l_35 = l_33;
                }
            } else {
                l_35 = l_33;
            }
            GALEFS_BROADCAST(2, l_36, l_35);
            i_37 = (int) l_36;
            if (l_36 < 0L) {
                i_38 = 0;
            } else {
                i_38 = i_37;
            }
            l_39 = gale_BlockAccess_offsetInRegion(arg_fs, l_36, l_28, gale_group);
            gale_copy((arg_fs + 16 + l_39), (arg_data + 16 + ((long) ((ulong) l_27 + (ulong) l_21))), i_38);
            GALEFS_BARRIER(3);
            if (i_11 == 0) {
                if (!(i_38 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_38, gale_group);
                }
            }
            i_40 = (int) ((uint) i_24 + (uint) i_38);
            i_41 = ((l_36 == (-117L)) || (!((i_38 < 1) || (!(i_40 < i_22))))) ? 1 : 0;
            i_42 = (l_36 == (-117L)) ? 1 : 0;
            if (l_36 < 0L) {
                if (l_36 == (-117L)) {
                    i_23 = i_41;
                    i_24 = i_40;
                    i_25 = i_42;
                } else {
                    i_23 = i_37;
                    i_24 = i_40;
                    i_25 = i_42;
                }
            } else {
                i_23 = i_41;
                i_24 = i_40;
                i_25 = i_42;
            }
        }
        if (i_24 < 1) {
            i_43 = i_23;
        } else {
            i_43 = i_24;
        }
        *((__global gale_int *) (arg_results + ((((long) i_17) << 2) + 16L))) = i_43;
        i_44 = (int) ((uint) i_16 + (uint) 1);
        i_16 = i_44;
    }
    if (((int) get_local_id(0)) == 0) {
        l_45 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_46 = l_45;
    } else {
        l_46 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_46 < (-4611686018427387904L)) {
            l_47 = gale_HostCall_awaitReply(arg_fs, l_46, gale_group);
            l_48 = l_47;
        } else {
            l_48 = l_46;
        }
    } else {
        l_48 = l_46;
    }
    GALEFS_BROADCAST(4, l_49, l_48);
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_18) VARIABLE(int, i_20) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_7) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(long, l_15) VARIABLE(long, l_17) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_30)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_15) VARIABLE(l_17) VARIABLE(l_23) VARIABLE(l_24)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_15) VARIABLE(l_17) VARIABLE(l_30)
#define GALEFS_LIVE_4(VARIABLE)

__kernel void galefs_rangesOneByOne(__global uchar *arg_fs, int arg_rangesPerItem, __global uchar *arg_ranges, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_18, i_19, i_20, i_21, i_22, i_25, i_26, i_27, i_31, i_32, i_34, i_35, i_36, i_37, i_38;
    long l_0, l_1, l_2, l_5, l_6, l_14, l_15, l_16, l_17, l_23, l_24, l_28, l_29, l_30, l_33, l_39, l_40, l_41;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
    GALEFS_GROUP_RESUME()
    switch (gale_int_at(gale_entry + 8)) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        case 3:
            goto resume_3;
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
    i_7 = (int) l_6;
    i_8 = (int) get_local_id(0);
    i_9 = (int) get_local_id(0);
    i_10 = (int) ((uint) arg_rangesPerItem * (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
    i_11 = (int) ((uint) arg_rangesPerItem * (uint) ((int) get_local_size(0)));
    i_12 = 0;
    while (true) {
        if (!(i_12 < i_11)) {
            break;
        }
        i_13 = (int) ((uint) i_10 + (uint) i_12);
        l_14 = (long) ((int) ((uint) i_13 + (uint) (i_13 << 1)));
        l_15 = *((__global gale_long *) (arg_ranges + ((l_14 << 3) + 16L)));
        l_16 = *((__global gale_long *) (arg_ranges + (((l_14 + 1L) << 3) + 16L)));
        l_17 = *((__global gale_long *) (arg_ranges + (((l_14 + 2L) << 3) + 16L)));
        i_18 = (int) l_16;
        i_19 = 1;
        i_20 = 0;
        i_21 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_19 == 1)) {
                break;
            }
            i_22 = (int) ((uint) i_18 - (uint) i_20);
            l_23 = (long) i_20;
            l_24 = (long) ((ulong) l_23 + (ulong) l_15);
            if (i_21 == 0) {
                i_25 = i_22;
            } else {
                i_26 = 4096 - ((int) (l_24 & 4095L));
                i_27 = (i_26 < i_22) ? i_26 : i_22;
                i_25 = i_27;
            }
            if (i_9 == 0) {
                l_28 = gale_BlockAccess_beginRead(arg_fs, i_7, l_24, i_25, gale_group, gale_slot, gale_position);
                l_29 = l_28;
            } else {
                l_29 = 0L;
            }
            GALEFS_BROADCAST(2, l_30, l_29);
            if (l_30 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_ints[gale_items + gale_item] = (uint) i_12;
                gale_ints[2 * gale_items + gale_item] = (uint) i_13;
                gale_longs[gale_item] = (ulong) l_15;
                gale_longs[gale_items + gale_item] = (ulong) l_17;
                gale_ints[3 * gale_items + gale_item] = (uint) i_18;
                gale_ints[4 * gale_items + gale_item] = (uint) i_20;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_23;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_24;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_30); }
                GALEFS_RETURN;
                resume_2:
                i_7 = (int) gale_ints[gale_item];
                i_12 = (int) gale_ints[gale_items + gale_item];
                i_13 = (int) gale_ints[2 * gale_items + gale_item];
                l_15 = (long) gale_longs[gale_item];
                l_17 = (long) gale_longs[gale_items + gale_item];
                i_18 = (int) gale_ints[3 * gale_items + gale_item];
                i_20 = (int) gale_ints[4 * gale_items + gale_item];
                l_23 = (long) gale_longs[2 * gale_items + gale_item];
                l_24 = (long) gale_longs[3 * gale_items + gale_item];
                i_8 = (int) get_local_id(0);
                i_9 = (int) get_local_id(0);
                i_10 = (int) ((uint) arg_rangesPerItem * (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
                i_11 = (int) ((uint) arg_rangesPerItem * (uint) ((int) get_local_size(0)));
                l_30 = gale_round_reply(gale_entry);
            }
            i_31 = (int) l_30;
            if (l_30 < 0L) {
                i_32 = 0;
            } else {
                i_32 = i_31;
            }
            l_33 = gale_BlockAccess_offsetInRegion(arg_fs, l_30, l_24, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_33), (arg_data + 16 + ((long) ((ulong) l_23 + (ulong) l_17))), i_32);
            GALEFS_BARRIER(3);
            if (i_8 == 0) {
                if (!(i_32 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_32, gale_group, gale_slot, gale_position);
                }
            }
            i_34 = (int) ((uint) i_20 + (uint) i_32);
            i_35 = ((l_30 == (-117L)) || (!((i_32 < 1) || (!(i_34 < i_18))))) ? 1 : 0;
            i_36 = (l_30 == (-117L)) ? 1 : 0;
            if (l_30 < 0L) {
                if (l_30 == (-117L)) {
                    i_19 = i_35;
                    i_20 = i_34;
                    i_21 = i_36;
                } else {
                    i_19 = i_31;
                    i_20 = i_34;
                    i_21 = i_36;
                }
            } else {
                i_19 = i_35;
                i_20 = i_34;
                i_21 = i_36;
            }
        }
        if (i_20 < 1) {
            i_37 = i_19;
        } else {
            i_37 = i_20;
        }
        *((__global gale_int *) (arg_results + ((((long) i_13) << 2) + 16L))) = i_37;
        i_38 = (int) ((uint) i_12 + (uint) 1);
        i_12 = i_38;
    }
    if (((int) get_local_id(0)) == 0) {
        l_39 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position);
        l_40 = l_39;
    } else {
        l_40 = 0L;
    }
    GALEFS_BROADCAST(4, l_41, l_40);
    if (l_41 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_41); }
        GALEFS_RETURN;
        resume_3:
        l_41 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
