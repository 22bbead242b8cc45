// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.overlap.OverlapKernels#readParts
// entry point: galefs_readParts
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// waits: 3
// saved values: 13
// context bytes: 80
// needs: BARRIERS
// string: "words"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 46b25cd4443d564db710eff860b0dbd7be590df6862f39fa098289d8b171f710
// functions SHA-256: 17869e3f7e1330e9982e6d6e5caf1191ac92a0ac5d898ef7b785c8b30eabbcc7
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {119, 111, 114, 100, 115};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_12) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_28) VARIABLE(int, i_41) VARIABLE(int, i_42) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_24) VARIABLE(long, l_26) VARIABLE(long, l_31) VARIABLE(long, l_32) VARIABLE(long, l_40)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_31) VARIABLE(l_32)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_40)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_24)

__kernel void galefs_readParts(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_sums) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_6, i_7, i_12, i_14, i_15, i_16, i_20, i_21, i_22, i_23, i_25, i_27, i_28, i_29, i_30, i_33, i_34, i_35, i_41, i_42, i_44, i_45, i_46, i_47, i_51, i_54, i_55;
    long l_2, l_3, l_4, l_5, l_8, l_9, l_10, l_11, l_13, l_17, l_18, l_19, l_24, l_26, l_31, l_32, l_36, l_37, l_38, l_39, l_40, l_43, l_48, l_49, l_50, l_52, l_53, l_56, l_57, l_58, l_59, l_60;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = *((__global gale_int *) (arg_args + 20L));
    if (((int) get_local_id(0)) == 0) {
        l_2 = gale_FileOpener_begin(arg_fs, 5, gale_group);
        if (l_2 < 0L) {
            l_3 = l_2;
        } else {
            l_4 = (long) gale_group;
            l_5 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_4 << 12) + (l_4 << 11)))) + (ulong) 2048L);
            i_6 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_6 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) i_6))))) = (char) ((int) gale_literals[i_6]);
                i_7 = (int) ((uint) i_6 + (uint) 1);
                i_6 = i_7;
            }
            l_8 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group);
            l_3 = l_8;
        }
    } else {
        l_3 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_3 < (-4611686018427387904L)) {
            l_9 = gale_HostCall_awaitReply(arg_fs, l_3, gale_group);
            l_10 = l_9;
        } else {
            l_10 = l_3;
        }
    } else {
        l_10 = l_3;
    }
    GALEFS_BROADCAST(1, l_11, l_10);
    i_12 = (int) l_11;
    l_13 = (i_12 < 0) ? 1L : 0L;
    i_14 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 29)) + (uint) i_1)) >> 3;
    i_15 = (int) ((uint) i_14 * (uint) gale_group);
    i_16 = (int) ((uint) i_14 + (uint) i_15);
    l_17 = ((long) i_15) << 3;
    l_18 = (long) i_1;
    l_19 = ((long) gale_group) * ((long) i_0);
    i_20 = (int) ((uint) i_0 + (uint) (-1));
    i_21 = (int) get_local_id(0);
    i_22 = (int) get_local_id(0);
    i_23 = (int) get_local_id(0);
    l_24 = l_13;
    i_25 = i_20;
    while (true) {
        if (i_25 < 0) {
            break;
        }
        l_26 = (long) ((ulong) (l_19 + ((long) (uint) i_25)) * (ulong) l_18);
        i_27 = 1;
        i_28 = 0;
        i_29 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_27 == 1)) {
                break;
            }
            i_30 = (int) ((uint) i_1 - (uint) i_28);
            l_31 = (long) i_28;
            l_32 = (long) ((ulong) l_26 + (ulong) l_31);
            if (i_29 == 0) {
                i_33 = i_30;
            } else {
                i_34 = 4096 - ((int) (l_32 & 4095L));
                i_35 = (i_34 < i_30) ? i_34 : i_30;
                i_33 = i_35;
            }
            if (i_23 == 0) {
                l_36 = gale_BlockAccess_beginRead(arg_fs, i_12, l_32, i_33, gale_group);
                l_37 = l_36;
            } else {
                l_37 = 0L;
            }
            if (i_22 == 0) {
                if (l_37 < (-4611686018427387904L)) {
                    l_38 = gale_HostCall_awaitReply(arg_fs, l_37, gale_group);
                    l_39 = l_38;
                } else {
                    l_39 = l_37;
                }
            } else {
                l_39 = l_37;
            }
            GALEFS_BROADCAST(2, l_40, l_39);
            i_41 = (int) l_40;
            if (l_40 < 0L) {
                i_42 = 0;
            } else {
                i_42 = i_41;
            }
            l_43 = gale_BlockAccess_offsetInRegion(arg_fs, l_40, l_32, gale_group);
            gale_copy((arg_fs + 16 + l_43), (arg_data + 16 + (l_31 + l_17)), i_42);
            GALEFS_BARRIER(3);
            if (i_21 == 0) {
                if (!(i_42 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_42, gale_group);
                }
            }
            i_44 = (int) ((uint) i_28 + (uint) i_42);
            i_45 = ((l_40 == (-117L)) || (!((i_42 < 1) || (!(i_44 < i_1))))) ? 1 : 0;
            i_46 = (l_40 == (-117L)) ? 1 : 0;
            if (l_40 < 0L) {
                if (l_40 == (-117L)) {
                    i_27 = i_45;
                    i_28 = i_44;
                    i_29 = i_46;
                } else {
                    i_27 = i_41;
                    i_28 = i_44;
                    i_29 = i_46;
                }
            } else {
                i_27 = i_45;
                i_28 = i_44;
                i_29 = i_46;
            }
        }
        if (i_28 < 1) {
            i_47 = i_27;
        } else {
            i_47 = i_28;
        }
        if (i_47 == i_1) {
            l_48 = l_24;
        } else {
            l_49 = (long) ((ulong) l_24 + (ulong) 1L);
            l_48 = l_49;
        }
        l_50 = l_48;
        i_51 = i_15;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_51 < i_16)) {
                break;
            }
            l_52 = *((__global gale_long *) (arg_data + ((((long) i_51) << 3) + 16L)));
            l_53 = (long) ((ulong) l_50 + (ulong) l_52);
            i_54 = (int) ((uint) i_51 + (uint) 1);
            l_50 = l_53;
            i_51 = i_54;
        }
        i_55 = (int) ((uint) i_25 + (uint) (-1));
        l_24 = l_50;
        i_25 = i_55;
    }
    if (((int) get_local_id(0)) == 0) {
        l_56 = gale_OpenFileCalls_beginClose(arg_fs, i_12, gale_group);
        l_57 = l_56;
    } else {
        l_57 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_57 < (-4611686018427387904L)) {
            l_58 = gale_HostCall_awaitReply(arg_fs, l_57, gale_group);
            l_59 = l_58;
        } else {
            l_59 = l_57;
        }
    } else {
        l_59 = l_57;
    }
    GALEFS_BROADCAST(4, l_60, l_59);
    *((__global gale_long *) (arg_sums + ((((long) gale_group) << 3) + 16L))) = l_24;
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_21) VARIABLE(int, i_24) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_9) VARIABLE(long, l_14) VARIABLE(long, l_15) VARIABLE(long, l_16) VARIABLE(long, l_20) VARIABLE(long, l_22) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_34)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_27) VARIABLE(l_28)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_34)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_20)

__kernel void galefs_readParts(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_sums, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_5, i_6, i_9, i_11, i_12, i_13, i_17, i_18, i_19, i_21, i_23, i_24, i_25, i_26, i_29, i_30, i_31, i_35, i_36, i_38, i_39, i_40, i_41, i_45, i_48, i_49;
    long l_2, l_3, l_4, l_7, l_8, l_10, l_14, l_15, l_16, l_20, l_22, l_27, l_28, l_32, l_33, l_34, l_37, l_42, l_43, l_44, l_46, l_47, l_50, l_51, l_52;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 7 * gale_items);
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
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = *((__global gale_int *) (arg_args + 20L));
    if (((int) get_local_id(0)) == 0) {
        l_2 = gale_FileOpener_begin(arg_fs, 5, gale_group, gale_slot, gale_position);
        if (l_2 < 0L) {
            l_3 = l_2;
        } else {
            l_4 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) gale_position) << 12));
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_5))))) = (char) ((int) gale_literals[i_5]);
                i_6 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group, gale_slot, gale_position);
            l_3 = l_7;
        }
    } else {
        l_3 = 0L;
    }
    GALEFS_BROADCAST(1, l_8, l_3);
    if (l_8 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        gale_ints[gale_items + gale_item] = (uint) i_1;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_8); }
        GALEFS_RETURN;
        resume_1:
        i_0 = (int) gale_ints[gale_item];
        i_1 = (int) gale_ints[gale_items + gale_item];
        l_8 = gale_round_reply(gale_entry);
    }
    i_9 = (int) l_8;
    l_10 = (i_9 < 0) ? 1L : 0L;
    i_11 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 29)) + (uint) i_1)) >> 3;
    i_12 = (int) ((uint) i_11 * (uint) gale_group);
    i_13 = (int) ((uint) i_11 + (uint) i_12);
    l_14 = ((long) i_12) << 3;
    l_15 = (long) i_1;
    l_16 = ((long) gale_group) * ((long) i_0);
    i_17 = (int) ((uint) i_0 + (uint) (-1));
    i_18 = (int) get_local_id(0);
    i_19 = (int) get_local_id(0);
    l_20 = l_10;
    i_21 = i_17;
    while (true) {
        if (i_21 < 0) {
            break;
        }
        l_22 = (long) ((ulong) (l_16 + ((long) (uint) i_21)) * (ulong) l_15);
        i_23 = 1;
        i_24 = 0;
        i_25 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_23 == 1)) {
                break;
            }
            i_26 = (int) ((uint) i_1 - (uint) i_24);
            l_27 = (long) i_24;
            l_28 = (long) ((ulong) l_22 + (ulong) l_27);
            if (i_25 == 0) {
                i_29 = i_26;
            } else {
                i_30 = 4096 - ((int) (l_28 & 4095L));
                i_31 = (i_30 < i_26) ? i_30 : i_26;
                i_29 = i_31;
            }
            if (i_19 == 0) {
                l_32 = gale_BlockAccess_beginRead(arg_fs, i_9, l_28, i_29, gale_group, gale_slot, gale_position);
                l_33 = l_32;
            } else {
                l_33 = 0L;
            }
            GALEFS_BROADCAST(2, l_34, l_33);
            if (l_34 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_1;
                gale_ints[gale_items + gale_item] = (uint) i_9;
                gale_ints[2 * gale_items + gale_item] = (uint) i_12;
                gale_ints[3 * gale_items + gale_item] = (uint) i_13;
                gale_longs[gale_item] = (ulong) l_14;
                gale_longs[gale_items + gale_item] = (ulong) l_15;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_16;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_20;
                gale_ints[4 * gale_items + gale_item] = (uint) i_21;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_22;
                gale_ints[5 * gale_items + gale_item] = (uint) i_24;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_27;
                gale_longs[6 * gale_items + gale_item] = (ulong) l_28;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_34); }
                GALEFS_RETURN;
                resume_2:
                i_1 = (int) gale_ints[gale_item];
                i_9 = (int) gale_ints[gale_items + gale_item];
                i_12 = (int) gale_ints[2 * gale_items + gale_item];
                i_13 = (int) gale_ints[3 * gale_items + gale_item];
                l_14 = (long) gale_longs[gale_item];
                l_15 = (long) gale_longs[gale_items + gale_item];
                l_16 = (long) gale_longs[2 * gale_items + gale_item];
                l_20 = (long) gale_longs[3 * gale_items + gale_item];
                i_21 = (int) gale_ints[4 * gale_items + gale_item];
                l_22 = (long) gale_longs[4 * gale_items + gale_item];
                i_24 = (int) gale_ints[5 * gale_items + gale_item];
                l_27 = (long) gale_longs[5 * gale_items + gale_item];
                l_28 = (long) gale_longs[6 * gale_items + gale_item];
                i_18 = (int) get_local_id(0);
                i_19 = (int) get_local_id(0);
                l_34 = gale_round_reply(gale_entry);
            }
            i_35 = (int) l_34;
            if (l_34 < 0L) {
                i_36 = 0;
            } else {
                i_36 = i_35;
            }
            l_37 = gale_BlockAccess_offsetInRegion(arg_fs, l_34, l_28, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_37), (arg_data + 16 + (l_27 + l_14)), i_36);
            GALEFS_BARRIER(3);
            if (i_18 == 0) {
                if (!(i_36 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_36, gale_group, gale_slot, gale_position);
                }
            }
            i_38 = (int) ((uint) i_24 + (uint) i_36);
            i_39 = ((l_34 == (-117L)) || (!((i_36 < 1) || (!(i_38 < i_1))))) ? 1 : 0;
            i_40 = (l_34 == (-117L)) ? 1 : 0;
            if (l_34 < 0L) {
                if (l_34 == (-117L)) {
                    i_23 = i_39;
                    i_24 = i_38;
                    i_25 = i_40;
                } else {
                    i_23 = i_35;
                    i_24 = i_38;
                    i_25 = i_40;
                }
            } else {
                i_23 = i_39;
                i_24 = i_38;
                i_25 = i_40;
            }
        }
        if (i_24 < 1) {
            i_41 = i_23;
        } else {
            i_41 = i_24;
        }
        if (i_41 == i_1) {
            l_42 = l_20;
        } else {
            l_43 = (long) ((ulong) l_20 + (ulong) 1L);
            l_42 = l_43;
        }
        l_44 = l_42;
        i_45 = i_12;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_45 < i_13)) {
                break;
            }
            l_46 = *((__global gale_long *) (arg_data + ((((long) i_45) << 3) + 16L)));
            l_47 = (long) ((ulong) l_44 + (ulong) l_46);
            i_48 = (int) ((uint) i_45 + (uint) 1);
            l_44 = l_47;
            i_45 = i_48;
        }
        i_49 = (int) ((uint) i_21 + (uint) (-1));
        l_20 = l_44;
        i_21 = i_49;
    }
    if (((int) get_local_id(0)) == 0) {
        l_50 = gale_OpenFileCalls_beginClose(arg_fs, i_9, gale_group, gale_slot, gale_position);
        l_51 = l_50;
    } else {
        l_51 = 0L;
    }
    GALEFS_BROADCAST(4, l_52, l_51);
    if (l_52 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_20;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_52); }
        GALEFS_RETURN;
        resume_3:
        l_20 = (long) gale_longs[gale_item];
        l_52 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_sums + ((((long) gale_group) << 3) + 16L))) = l_20;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
