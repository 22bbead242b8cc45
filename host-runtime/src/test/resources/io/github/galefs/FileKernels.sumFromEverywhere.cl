// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#sumFromEverywhere
// entry point: galefs_sumFromEverywhere
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// waits: 4
// saved values: 11
// context bytes: 72
// needs: BARRIERS
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: b2d46a5715e094f0e9229f22a0d9036e94bdfb4d7037fb86715a7c7f64b4fdfc
// functions SHA-256: ce5f021df200c31f8d9f8736ee2fcffac0d9c4df46d32687467b4412d1705f13
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_div_long gale_rem_int
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_div_long gale_int_at gale_rem_int gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_17) VARIABLE(int, i_19) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_27) VARIABLE(int, i_30) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(long, l_0) VARIABLE(long, l_18) VARIABLE(long, l_20) VARIABLE(long, l_26) VARIABLE(long, l_28) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_42) VARIABLE(long, l_55)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(l_0)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_26) VARIABLE(l_28) VARIABLE(l_33) VARIABLE(l_34)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_26) VARIABLE(l_28) VARIABLE(l_42)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_55)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_26)

__kernel void galefs_sumFromEverywhere(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_sums) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_17, i_19, i_21, i_22, i_23, i_24, i_25, i_27, i_29, i_30, i_31, i_32, i_35, i_36, i_37, i_43, i_44, i_46, i_47, i_48, i_49, i_51, i_52, i_54, i_56;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_12, l_13, l_14, l_15, l_16, l_18, l_20, l_26, l_28, l_33, l_34, l_38, l_39, l_40, l_41, l_42, l_45, l_50, l_53, l_55, l_57, l_58, l_59, l_60, l_61;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_args + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_5))))) = (char) ((int) gale_literals[i_5]);
                i_6 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group);
            l_2 = l_7;
        }
    } else {
        l_2 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_2 < (-4611686018427387904L)) {
            l_8 = gale_HostCall_awaitReply(arg_fs, l_2, gale_group);
            l_9 = l_8;
        } else {
            l_9 = l_2;
        }
    } else {
        l_9 = l_2;
    }
    GALEFS_BROADCAST(1, l_10, l_9);
    i_11 = (int) l_10;
    if (((int) get_local_id(0)) == 0) {
        l_12 = gale_OpenFileCalls_status(arg_fs, i_11, 0, gale_group);
        l_13 = l_12;
    } else {
        l_13 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_13 < (-4611686018427387904L)) {
            l_14 = gale_HostCall_awaitReply(arg_fs, l_13, gale_group);
            l_15 = l_14;
        } else {
            l_15 = l_13;
        }
    } else {
        l_15 = l_13;
    }
    GALEFS_BROADCAST(2, l_16, l_15);
    i_17 = (int) l_0;
    l_18 = (long) i_17;
    i_19 = (int) gale_div_long(((long) ((ulong) ((long) ((ulong) l_18 + (ulong) l_16)) + (ulong) (-1L))), l_18);
    l_20 = ((long) gale_group) * l_18;
    i_21 = (int) get_local_id(0);
    i_22 = (int) get_local_id(0);
    i_23 = (int) get_local_id(0);
    i_24 = gale_group;
    i_25 = (int) get_local_id(0);
    l_26 = 0L;
    i_27 = 0;
    while (true) {
        if (!(i_27 < i_19)) {
            break;
        }
        l_28 = l_18 * ((long) gale_rem_int(((int) ((uint) i_27 + (uint) i_24)), i_19));
        i_29 = 1;
        i_30 = 0;
        i_31 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_29 == 1)) {
                break;
            }
            i_32 = (int) ((uint) i_17 - (uint) i_30);
            l_33 = (long) i_30;
            l_34 = l_28 + l_33;
            if (i_31 == 0) {
                i_35 = i_32;
            } else {
                i_36 = 4096 - ((int) (l_34 & 4095L));
                i_37 = (i_36 < i_32) ? i_36 : i_32;
                i_35 = i_37;
            }
            if (i_25 == 0) {
                l_38 = gale_BlockAccess_beginRead(arg_fs, i_11, l_34, i_35, gale_group);
                l_39 = l_38;
            } else {
                l_39 = 0L;
            }
            if (i_23 == 0) {
                if (l_39 < (-4611686018427387904L)) {
                    l_40 = gale_HostCall_awaitReply(arg_fs, l_39, gale_group);
                    l_41 = l_40;
                } else {
                    l_41 = l_39;
                }
            } else {
                l_41 = l_39;
            }
            GALEFS_BROADCAST(3, l_42, l_41);
            i_43 = (int) l_42;
            if (l_42 < 0L) {
                i_44 = 0;
            } else {
                i_44 = i_43;
            }
            l_45 = gale_BlockAccess_offsetInRegion(arg_fs, l_42, l_34, gale_group);
            gale_copy((arg_fs + 16 + l_45), (arg_scratch + 16 + (l_20 + l_33)), i_44);
            GALEFS_BARRIER(4);
            if (i_22 == 0) {
                if (!(i_44 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_44, gale_group);
                }
            }
            i_46 = (int) ((uint) i_30 + (uint) i_44);
            i_47 = ((l_42 == (-117L)) || (!((i_44 < 1) || (!(i_46 < i_17))))) ? 1 : 0;
            i_48 = (l_42 == (-117L)) ? 1 : 0;
            if (l_42 < 0L) {
                if (l_42 == (-117L)) {
                    i_29 = i_47;
                    i_30 = i_46;
                    i_31 = i_48;
                } else {
                    i_29 = i_43;
                    i_30 = i_46;
                    i_31 = i_48;
                }
            } else {
                i_29 = i_47;
                i_30 = i_46;
                i_31 = i_48;
            }
        }
        if (i_30 < 1) {
            i_49 = i_29;
        } else {
            i_49 = i_30;
        }
        if (i_21 == 0) {
            l_50 = l_26;
            i_51 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_51 < i_49)) {
                    break;
                }
                i_52 = (int) *((__global char *) (arg_scratch + 16 + (l_20 + ((long) i_51))));
                l_53 = (long) ((ulong) l_50 + (ulong) ((long) (uint) (i_52 & 255)));
                i_54 = (int) ((uint) i_51 + (uint) 1);
                l_50 = l_53;
                i_51 = i_54;
            }
            l_55 = l_50;
        } else {
            l_55 = l_26;
        }
        GALEFS_BARRIER(5);
        i_56 = (int) ((uint) i_27 + (uint) 1);
        l_26 = l_55;
        i_27 = i_56;
    }
    if (((int) get_local_id(0)) == 0) {
        l_57 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_58 = l_57;
    } else {
        l_58 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_58 < (-4611686018427387904L)) {
            l_59 = gale_HostCall_awaitReply(arg_fs, l_58, gale_group);
            l_60 = l_59;
        } else {
            l_60 = l_58;
        }
    } else {
        l_60 = l_58;
    }
    GALEFS_BROADCAST(6, l_61, l_60);
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_sums + ((((long) gale_group) << 3) + 16L))) = l_26;
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_12) VARIABLE(int, i_14) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_21) VARIABLE(int, i_24) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_8) VARIABLE(long, l_0) VARIABLE(long, l_13) VARIABLE(long, l_15) VARIABLE(long, l_20) VARIABLE(long, l_22) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_34) VARIABLE(long, l_47)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_8) VARIABLE(l_0)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_8) VARIABLE(l_13) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_27) VARIABLE(l_28)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_8) VARIABLE(l_13) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_34)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_8) VARIABLE(l_13) VARIABLE(l_15) VARIABLE(l_47)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_20)

__kernel void galefs_sumFromEverywhere(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_sums, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_8, i_12, i_14, i_16, i_17, i_18, i_19, i_21, i_23, i_24, i_25, i_26, i_29, i_30, i_31, i_35, i_36, i_38, i_39, i_40, i_41, i_43, i_44, i_46, i_48;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_9, l_10, l_11, l_13, l_15, l_20, l_22, l_27, l_28, l_32, l_33, l_34, l_37, l_42, l_45, l_47, l_49, l_50, l_51;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 6 * gale_items);
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
    l_0 = *((__global gale_long *) (arg_args + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) gale_position) << 12));
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
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position);
            l_2 = l_6;
        }
    } else {
        l_2 = 0L;
    }
    GALEFS_BROADCAST(1, l_7, l_2);
    if (l_7 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_0;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_7); }
        GALEFS_RETURN;
        resume_1:
        l_0 = (long) gale_longs[gale_item];
        l_7 = gale_round_reply(gale_entry);
    }
    i_8 = (int) l_7;
    if (((int) get_local_id(0)) == 0) {
        l_9 = gale_OpenFileCalls_status(arg_fs, i_8, 0, gale_group, gale_slot, gale_position);
        l_10 = l_9;
    } else {
        l_10 = 0L;
    }
    GALEFS_BROADCAST(2, l_11, l_10);
    if (l_11 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_0;
        gale_ints[gale_item] = (uint) i_8;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_11); }
        GALEFS_RETURN;
        resume_2:
        l_0 = (long) gale_longs[gale_item];
        i_8 = (int) gale_ints[gale_item];
        l_11 = gale_round_reply(gale_entry);
    }
    i_12 = (int) l_0;
    l_13 = (long) i_12;
    i_14 = (int) gale_div_long(((long) ((ulong) ((long) ((ulong) l_13 + (ulong) l_11)) + (ulong) (-1L))), l_13);
    l_15 = ((long) gale_group) * l_13;
    i_16 = (int) get_local_id(0);
    i_17 = (int) get_local_id(0);
    i_18 = gale_group;
    i_19 = (int) get_local_id(0);
    l_20 = 0L;
    i_21 = 0;
    while (true) {
        if (!(i_21 < i_14)) {
            break;
        }
        l_22 = l_13 * ((long) gale_rem_int(((int) ((uint) i_21 + (uint) i_18)), i_14));
        i_23 = 1;
        i_24 = 0;
        i_25 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_23 == 1)) {
                break;
            }
            i_26 = (int) ((uint) i_12 - (uint) i_24);
            l_27 = (long) i_24;
            l_28 = l_22 + l_27;
            if (i_25 == 0) {
                i_29 = i_26;
            } else {
                i_30 = 4096 - ((int) (l_28 & 4095L));
                i_31 = (i_30 < i_26) ? i_30 : i_26;
                i_29 = i_31;
            }
            if (i_19 == 0) {
                l_32 = gale_BlockAccess_beginRead(arg_fs, i_8, l_28, i_29, gale_group, gale_slot, gale_position);
                l_33 = l_32;
            } else {
                l_33 = 0L;
            }
            GALEFS_BROADCAST(3, l_34, l_33);
            if (l_34 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_8;
                gale_ints[gale_items + gale_item] = (uint) i_12;
                gale_longs[gale_item] = (ulong) l_13;
                gale_ints[2 * gale_items + gale_item] = (uint) i_14;
                gale_longs[gale_items + gale_item] = (ulong) l_15;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_20;
                gale_ints[3 * gale_items + gale_item] = (uint) i_21;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_22;
                gale_ints[4 * gale_items + gale_item] = (uint) i_24;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_27;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_28;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_34); }
                GALEFS_RETURN;
                resume_3:
                i_8 = (int) gale_ints[gale_item];
                i_12 = (int) gale_ints[gale_items + gale_item];
                l_13 = (long) gale_longs[gale_item];
                i_14 = (int) gale_ints[2 * gale_items + gale_item];
                l_15 = (long) gale_longs[gale_items + gale_item];
                l_20 = (long) gale_longs[2 * gale_items + gale_item];
                i_21 = (int) gale_ints[3 * gale_items + gale_item];
                l_22 = (long) gale_longs[3 * gale_items + gale_item];
                i_24 = (int) gale_ints[4 * gale_items + gale_item];
                l_27 = (long) gale_longs[4 * gale_items + gale_item];
                l_28 = (long) gale_longs[5 * gale_items + gale_item];
                i_16 = (int) get_local_id(0);
                i_17 = (int) get_local_id(0);
                i_18 = gale_group;
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
            gale_copy((arg_fs + 16 + l_37), (arg_scratch + 16 + (l_15 + l_27)), i_36);
            GALEFS_BARRIER(4);
            if (i_17 == 0) {
                if (!(i_36 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_36, gale_group, gale_slot, gale_position);
                }
            }
            i_38 = (int) ((uint) i_24 + (uint) i_36);
            i_39 = ((l_34 == (-117L)) || (!((i_36 < 1) || (!(i_38 < i_12))))) ? 1 : 0;
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
        if (i_16 == 0) {
            l_42 = l_20;
            i_43 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_43 < i_41)) {
                    break;
                }
                i_44 = (int) *((__global char *) (arg_scratch + 16 + (l_15 + ((long) i_43))));
                l_45 = (long) ((ulong) l_42 + (ulong) ((long) (uint) (i_44 & 255)));
                i_46 = (int) ((uint) i_43 + (uint) 1);
                l_42 = l_45;
                i_43 = i_46;
            }
            l_47 = l_42;
        } else {
            l_47 = l_20;
        }
        GALEFS_BARRIER(5);
        i_48 = (int) ((uint) i_21 + (uint) 1);
        l_20 = l_47;
        i_21 = i_48;
    }
    if (((int) get_local_id(0)) == 0) {
        l_49 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position);
        l_50 = l_49;
    } else {
        l_50 = 0L;
    }
    GALEFS_BROADCAST(6, l_51, l_50);
    if (l_51 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_20;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_51); }
        GALEFS_RETURN;
        resume_4:
        l_20 = (long) gale_longs[gale_item];
        l_51 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_sums + ((((long) gale_group) << 3) + 16L))) = l_20;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
