// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.cachehit.CacheHitKernels#sumRead
// entry point: galefs_sumRead
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// waits: 3
// saved values: 16
// context bytes: 88
// needs: BARRIERS
// string: "words"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 1ba03b12dc1d7c69ed76675e8c1205d5350434acde9de2226868c34949eb5586
// functions SHA-256: 17869e3f7e1330e9982e6d6e5caf1191ac92a0ac5d898ef7b785c8b30eabbcc7
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_int_at gale_round_entry

__constant char gale_literals[] = {119, 111, 114, 100, 115};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_13) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_2) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_34) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_32) VARIABLE(long, l_37) VARIABLE(long, l_38) VARIABLE(long, l_46)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_34) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_32) VARIABLE(l_37) VARIABLE(l_38)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_32) VARIABLE(l_46)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_26) VARIABLE(i_27)

__kernel void galefs_sumRead(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_result) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_7, i_8, i_13, i_14, i_15, i_16, i_17, i_18, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_33, i_34, i_35, i_36, i_39, i_40, i_41, i_47, i_48, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63;
    long l_3, l_4, l_5, l_6, l_9, l_10, l_11, l_12, l_19, l_20, l_32, l_37, l_38, l_42, l_43, l_44, l_45, l_46, l_49, l_64, l_65, l_66, l_67, l_68;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = *((__global gale_int *) (arg_args + 20L));
    i_2 = *((__global gale_int *) (arg_args + 24L));
    if (((int) get_local_id(0)) == 0) {
        l_3 = gale_FileOpener_begin(arg_fs, 5, gale_group);
        if (l_3 < 0L) {
            l_4 = l_3;
        } else {
            l_5 = (long) gale_group;
            l_6 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_5 << 12) + (l_5 << 11)))) + (ulong) 2048L);
            i_7 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_7 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) ((long) i_7))))) = (char) ((int) gale_literals[i_7]);
                i_8 = (int) ((uint) i_7 + (uint) 1);
                i_7 = i_8;
            }
            l_9 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group);
            l_4 = l_9;
        }
    } else {
        l_4 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_4 < (-4611686018427387904L)) {
            l_10 = gale_HostCall_awaitReply(arg_fs, l_4, gale_group);
            l_11 = l_10;
        } else {
            l_11 = l_4;
        }
    } else {
        l_11 = l_4;
    }
    GALEFS_BROADCAST(1, l_12, l_11);
    i_13 = (int) l_12;
    i_14 = (i_13 < 0) ? 1 : 0;
    i_15 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 30)) + (uint) i_1)) >> 2;
    i_16 = (int) ((uint) i_15 * (uint) gale_group);
    i_17 = (int) ((uint) i_16 + (uint) gale_div_int(((int) ((uint) i_15 * (uint) ((int) get_local_id(0)))), ((int) get_local_size(0))));
    i_18 = (int) ((uint) i_16 + (uint) gale_div_int(((int) ((uint) i_15 * (uint) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((int) get_local_size(0))));
    l_19 = ((long) i_16) << 2;
    l_20 = (long) i_1;
    i_21 = (int) get_num_groups(0);
    i_22 = (int) get_local_id(0);
    i_23 = (int) get_local_id(0);
    i_24 = (int) get_local_id(0);
    i_25 = gale_group;
    i_26 = 0;
    i_27 = i_14;
    i_28 = 0;
    while (true) {
        if (!(i_28 < i_2)) {
            break;
        }
        i_29 = i_26;
        i_30 = i_27;
        i_31 = i_25;
        while (true) {
            if (!(i_31 < i_0)) {
                break;
            }
            l_32 = ((long) i_31) * l_20;
            i_33 = 1;
            i_34 = 0;
            i_35 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_33 == 1)) {
                    break;
                }
                i_36 = (int) ((uint) i_1 - (uint) i_34);
                l_37 = (long) i_34;
                l_38 = l_32 + l_37;
                if (i_35 == 0) {
                    i_39 = i_36;
                } else {
                    i_40 = 4096 - ((int) (l_38 & 4095L));
                    i_41 = (i_40 < i_36) ? i_40 : i_36;
                    i_39 = i_41;
                }
                if (i_24 == 0) {
                    l_42 = gale_BlockAccess_beginRead(arg_fs, i_13, l_38, i_39, gale_group);
                    l_43 = l_42;
                } else {
                    l_43 = 0L;
                }
                if (i_23 == 0) {
                    if (l_43 < (-4611686018427387904L)) {
                        l_44 = gale_HostCall_awaitReply(arg_fs, l_43, gale_group);
                        l_45 = l_44;
                    } else {
                        l_45 = l_43;
                    }
                } else {
                    l_45 = l_43;
                }
                GALEFS_BROADCAST(2, l_46, l_45);
                i_47 = (int) l_46;
                if (l_46 < 0L) {
                    i_48 = 0;
                } else {
                    i_48 = i_47;
                }
                l_49 = gale_BlockAccess_offsetInRegion(arg_fs, l_46, l_38, gale_group);
                gale_copy((arg_fs + 16 + l_49), (arg_scratch + 16 + (l_37 + l_19)), i_48);
                GALEFS_BARRIER(3);
                if (i_22 == 0) {
                    if (!(i_48 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_48, gale_group);
                    }
                }
                i_50 = (int) ((uint) i_34 + (uint) i_48);
                i_51 = ((l_46 == (-117L)) || (!((i_48 < 1) || (!(i_50 < i_1))))) ? 1 : 0;
                i_52 = (l_46 == (-117L)) ? 1 : 0;
                if (l_46 < 0L) {
                    if (l_46 == (-117L)) {
                        i_33 = i_51;
                        i_34 = i_50;
                        i_35 = i_52;
                    } else {
                        i_33 = i_47;
                        i_34 = i_50;
                        i_35 = i_52;
                    }
                } else {
                    i_33 = i_51;
                    i_34 = i_50;
                    i_35 = i_52;
                }
            }
            if (i_34 < 1) {
                i_53 = i_33;
            } else {
                i_53 = i_34;
            }
            if (i_53 == i_1) {
                i_54 = i_30;
            } else {
                i_55 = (int) ((uint) i_30 + (uint) 1);
                i_54 = i_55;
            }
            i_56 = 0;
            i_57 = i_17;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_57 < i_18)) {
                    break;
                }
                i_58 = *((__global gale_int *) (arg_scratch + ((((long) i_57) << 2) + 16L)));
                i_59 = (int) ((uint) i_56 + (uint) i_58);
                i_60 = (int) ((uint) i_57 + (uint) 1);
                i_56 = i_59;
                i_57 = i_60;
            }
            i_61 = (int) ((uint) i_56 + (uint) ((int) ((uint) (i_29 << 5) - (uint) i_29)));
            i_62 = (int) ((uint) i_31 + (uint) i_21);
            i_29 = i_61;
            i_30 = i_54;
            i_31 = i_62;
        }
        i_63 = (int) ((uint) i_28 + (uint) 1);
        i_26 = i_29;
        i_27 = i_30;
        i_28 = i_63;
    }
    if (((int) get_local_id(0)) == 0) {
        l_64 = gale_OpenFileCalls_beginClose(arg_fs, i_13, gale_group);
        l_65 = l_64;
    } else {
        l_65 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_65 < (-4611686018427387904L)) {
            l_66 = gale_HostCall_awaitReply(arg_fs, l_65, gale_group);
            l_67 = l_66;
        } else {
            l_67 = l_65;
        }
    } else {
        l_67 = l_65;
    }
    GALEFS_BROADCAST(4, l_68, l_67);
    *((__global gale_int *) (arg_result + ((((long) (((int) get_global_id(0)) << 1)) << 2) + 16L))) = i_26;
    *((__global gale_int *) (arg_result + (((((long) (((int) get_global_id(0)) << 1)) + 1L) << 2) + 16L))) = i_27;
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_10) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_30) VARIABLE(int, i_41) VARIABLE(int, i_42) VARIABLE(long, l_16) VARIABLE(long, l_17) VARIABLE(long, l_28) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_40)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_28) VARIABLE(l_33) VARIABLE(l_34)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_28) VARIABLE(l_40)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_22) VARIABLE(i_23)

__kernel void galefs_sumRead(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_result, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_6, i_7, i_10, i_11, i_12, i_13, i_14, i_15, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_29, i_30, i_31, i_32, i_35, i_36, i_37, i_41, i_42, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57;
    long l_3, l_4, l_5, l_8, l_9, l_16, l_17, l_28, l_33, l_34, l_38, l_39, l_40, l_43, l_58, l_59, l_60;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
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
    i_2 = *((__global gale_int *) (arg_args + 24L));
    if (((int) get_local_id(0)) == 0) {
        l_3 = gale_FileOpener_begin(arg_fs, 5, gale_group, gale_slot, gale_position);
        if (l_3 < 0L) {
            l_4 = l_3;
        } else {
            l_5 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) gale_position) << 12));
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
            l_8 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group, gale_slot, gale_position);
            l_4 = l_8;
        }
    } else {
        l_4 = 0L;
    }
    GALEFS_BROADCAST(1, l_9, l_4);
    if (l_9 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        gale_ints[gale_items + gale_item] = (uint) i_1;
        gale_ints[2 * gale_items + gale_item] = (uint) i_2;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_9); }
        GALEFS_RETURN;
        resume_1:
        i_0 = (int) gale_ints[gale_item];
        i_1 = (int) gale_ints[gale_items + gale_item];
        i_2 = (int) gale_ints[2 * gale_items + gale_item];
        l_9 = gale_round_reply(gale_entry);
    }
    i_10 = (int) l_9;
    i_11 = (i_10 < 0) ? 1 : 0;
    i_12 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 30)) + (uint) i_1)) >> 2;
    i_13 = (int) ((uint) i_12 * (uint) gale_group);
    i_14 = (int) ((uint) i_13 + (uint) gale_div_int(((int) ((uint) i_12 * (uint) ((int) get_local_id(0)))), ((int) get_local_size(0))));
    i_15 = (int) ((uint) i_13 + (uint) gale_div_int(((int) ((uint) i_12 * (uint) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((int) get_local_size(0))));
    l_16 = ((long) i_13) << 2;
    l_17 = (long) i_1;
    i_18 = gale_group_count;
    i_19 = (int) get_local_id(0);
    i_20 = (int) get_local_id(0);
    i_21 = gale_group;
    i_22 = 0;
    i_23 = i_11;
    i_24 = 0;
    while (true) {
        if (!(i_24 < i_2)) {
            break;
        }
        i_25 = i_22;
        i_26 = i_23;
        i_27 = i_21;
        while (true) {
            if (!(i_27 < i_0)) {
                break;
            }
            l_28 = ((long) i_27) * l_17;
            i_29 = 1;
            i_30 = 0;
            i_31 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_29 == 1)) {
                    break;
                }
                i_32 = (int) ((uint) i_1 - (uint) i_30);
                l_33 = (long) i_30;
                l_34 = l_28 + l_33;
                if (i_31 == 0) {
                    i_35 = i_32;
                } else {
                    i_36 = 4096 - ((int) (l_34 & 4095L));
                    i_37 = (i_36 < i_32) ? i_36 : i_32;
                    i_35 = i_37;
                }
                if (i_20 == 0) {
                    l_38 = gale_BlockAccess_beginRead(arg_fs, i_10, l_34, i_35, gale_group, gale_slot, gale_position);
                    l_39 = l_38;
                } else {
                    l_39 = 0L;
                }
                GALEFS_BROADCAST(2, l_40, l_39);
                if (l_40 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_0;
                    gale_ints[gale_items + gale_item] = (uint) i_1;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_2;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_10;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_14;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                    gale_longs[gale_item] = (ulong) l_16;
                    gale_longs[gale_items + gale_item] = (ulong) l_17;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_24;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_25;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_26;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_27;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_28;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_30;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_33;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_34;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_40); }
                    GALEFS_RETURN;
                    resume_2:
                    i_0 = (int) gale_ints[gale_item];
                    i_1 = (int) gale_ints[gale_items + gale_item];
                    i_2 = (int) gale_ints[2 * gale_items + gale_item];
                    i_10 = (int) gale_ints[3 * gale_items + gale_item];
                    i_14 = (int) gale_ints[4 * gale_items + gale_item];
                    i_15 = (int) gale_ints[5 * gale_items + gale_item];
                    l_16 = (long) gale_longs[gale_item];
                    l_17 = (long) gale_longs[gale_items + gale_item];
                    i_24 = (int) gale_ints[6 * gale_items + gale_item];
                    i_25 = (int) gale_ints[7 * gale_items + gale_item];
                    i_26 = (int) gale_ints[8 * gale_items + gale_item];
                    i_27 = (int) gale_ints[9 * gale_items + gale_item];
                    l_28 = (long) gale_longs[2 * gale_items + gale_item];
                    i_30 = (int) gale_ints[10 * gale_items + gale_item];
                    l_33 = (long) gale_longs[3 * gale_items + gale_item];
                    l_34 = (long) gale_longs[4 * gale_items + gale_item];
                    i_18 = gale_group_count;
                    i_19 = (int) get_local_id(0);
                    i_20 = (int) get_local_id(0);
                    i_21 = gale_group;
                    l_40 = gale_round_reply(gale_entry);
                }
                i_41 = (int) l_40;
                if (l_40 < 0L) {
                    i_42 = 0;
                } else {
                    i_42 = i_41;
                }
                l_43 = gale_BlockAccess_offsetInRegion(arg_fs, l_40, l_34, gale_group, gale_slot, gale_position);
                gale_copy((arg_fs + 16 + l_43), (arg_scratch + 16 + (l_33 + l_16)), i_42);
                GALEFS_BARRIER(3);
                if (i_19 == 0) {
                    if (!(i_42 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_42, gale_group, gale_slot, gale_position);
                    }
                }
                i_44 = (int) ((uint) i_30 + (uint) i_42);
                i_45 = ((l_40 == (-117L)) || (!((i_42 < 1) || (!(i_44 < i_1))))) ? 1 : 0;
                i_46 = (l_40 == (-117L)) ? 1 : 0;
                if (l_40 < 0L) {
                    if (l_40 == (-117L)) {
                        i_29 = i_45;
                        i_30 = i_44;
                        i_31 = i_46;
                    } else {
                        i_29 = i_41;
                        i_30 = i_44;
                        i_31 = i_46;
                    }
                } else {
                    i_29 = i_45;
                    i_30 = i_44;
                    i_31 = i_46;
                }
            }
            if (i_30 < 1) {
                i_47 = i_29;
            } else {
                i_47 = i_30;
            }
            if (i_47 == i_1) {
                i_48 = i_26;
            } else {
                i_49 = (int) ((uint) i_26 + (uint) 1);
                i_48 = i_49;
            }
            i_50 = 0;
            i_51 = i_14;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_51 < i_15)) {
                    break;
                }
                i_52 = *((__global gale_int *) (arg_scratch + ((((long) i_51) << 2) + 16L)));
                i_53 = (int) ((uint) i_50 + (uint) i_52);
                i_54 = (int) ((uint) i_51 + (uint) 1);
                i_50 = i_53;
                i_51 = i_54;
            }
            i_55 = (int) ((uint) i_50 + (uint) ((int) ((uint) (i_25 << 5) - (uint) i_25)));
            i_56 = (int) ((uint) i_27 + (uint) i_18);
            i_25 = i_55;
            i_26 = i_48;
            i_27 = i_56;
        }
        i_57 = (int) ((uint) i_24 + (uint) 1);
        i_22 = i_25;
        i_23 = i_26;
        i_24 = i_57;
    }
    if (((int) get_local_id(0)) == 0) {
        l_58 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group, gale_slot, gale_position);
        l_59 = l_58;
    } else {
        l_59 = 0L;
    }
    GALEFS_BROADCAST(4, l_60, l_59);
    if (l_60 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_22;
        gale_ints[gale_items + gale_item] = (uint) i_23;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_60); }
        GALEFS_RETURN;
        resume_3:
        i_22 = (int) gale_ints[gale_item];
        i_23 = (int) gale_ints[gale_items + gale_item];
        l_60 = gale_round_reply(gale_entry);
    }
    *((__global gale_int *) (arg_result + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 1)) << 2) + 16L))) = i_22;
    *((__global gale_int *) (arg_result + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 1)) + 1L) << 2) + 16L))) = i_23;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
