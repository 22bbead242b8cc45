// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.hello.Hello#countLines
// entry point: galefs_countLines
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE WRITE
// waits: 3
// saved values: 7
// context bytes: 48
// needs: BARRIERS
// string: "hello.txt"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: e6f40704294fa24729fe02408bccbd4c626972dd945347595dccdddb80c0ca0c
// functions SHA-256: 17869e3f7e1330e9982e6d6e5caf1191ac92a0ac5d898ef7b785c8b30eabbcc7
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {104, 101, 108, 108, 111, 46, 116, 120, 116};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_25) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_44) VARIABLE(long, l_13) VARIABLE(long, l_16) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_28) VARIABLE(long, l_32) VARIABLE(long, l_37) VARIABLE(long, l_45)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_25) VARIABLE(l_13) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_28) VARIABLE(l_32)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_25) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(l_13) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_37)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_44) VARIABLE(l_13) VARIABLE(l_16) VARIABLE(l_22) VARIABLE(l_45)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_20) VARIABLE(l_21)

__kernel void galefs_countLines(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_results) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_14, i_15, i_17, i_19, i_20, i_24, i_25, i_26, i_27, i_29, i_30, i_31, i_38, i_39, i_41, i_42, i_43, i_44, i_46, i_47, i_50;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_13, l_16, l_18, l_21, l_22, l_23, l_28, l_32, l_33, l_34, l_35, l_36, l_37, l_40, l_45, l_48, l_49, l_51, l_52, l_53, l_54, l_55, l_56, l_57, l_58;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 9, gale_group);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) gale_group;
            l_3 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_2 << 12) + (l_2 << 11)))) + (ulong) 2048L);
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 9)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 9, (-1), gale_group);
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
    i_11 = (i_10 < 0) ? i_10 : 16384;
    i_12 = (int) get_local_size(0);
    l_13 = (long) ((int) get_num_groups(0));
    i_14 = (int) get_local_id(0);
    i_15 = (int) get_local_id(0);
    l_16 = ((long) gale_group) << 14;
    i_17 = (int) get_local_id(0);
    l_18 = (long) gale_group;
    i_19 = (int) get_local_id(0);
    i_20 = i_11;
    l_21 = 0L;
    l_22 = l_18;
    while (true) {
        if (i_20 < 1) {
            break;
        }
        l_23 = l_22 << 14;
        i_24 = 1;
        i_25 = 0;
        i_26 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_24 == 1)) {
                break;
            }
            i_27 = (int) ((uint) 16384 - (uint) i_25);
            l_28 = (long) i_25;
            if (i_26 == 0) {
                i_29 = i_27;
            } else {
                i_30 = 4096 - ((int) (l_28 & 4095L));
                i_31 = (i_30 < i_27) ? i_30 : i_27;
                i_29 = i_31;
            }
            l_32 = (long) ((ulong) l_28 + (ulong) l_23);
            if (i_19 == 0) {
                l_33 = gale_BlockAccess_beginRead(arg_fs, i_10, l_32, i_29, gale_group);
                l_34 = l_33;
            } else {
                l_34 = 0L;
            }
            if (i_17 == 0) {
                if (l_34 < (-4611686018427387904L)) {
                    l_35 = gale_HostCall_awaitReply(arg_fs, l_34, gale_group);
                    l_36 = l_35;
                } else {
                    l_36 = l_34;
                }
            } else {
                l_36 = l_34;
            }
            GALEFS_BROADCAST(2, l_37, l_36);
            i_38 = (int) l_37;
            if (l_37 < 0L) {
                i_39 = 0;
            } else {
                i_39 = i_38;
            }
            l_40 = gale_BlockAccess_offsetInRegion(arg_fs, l_37, l_32, gale_group);
            gale_copy((arg_fs + 16 + l_40), (arg_buffer + 16 + (l_28 + l_16)), i_39);
            GALEFS_BARRIER(3);
            if (i_15 == 0) {
                if (!(i_39 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_39, gale_group);
                }
            }
            i_41 = (int) ((uint) i_25 + (uint) i_39);
            i_42 = ((l_37 == (-117L)) || (!((i_39 < 1) || (!(i_41 < 16384))))) ? 1 : 0;
            i_43 = (l_37 == (-117L)) ? 1 : 0;
            if (l_37 < 0L) {
                if (l_37 == (-117L)) {
                    i_24 = i_42;
                    i_25 = i_41;
                    i_26 = i_43;
                } else {
                    i_24 = i_38;
                    i_25 = i_41;
                    i_26 = i_43;
                }
            } else {
                i_24 = i_42;
                i_25 = i_41;
                i_26 = i_43;
            }
        }
        if (i_25 < 1) {
            i_44 = i_24;
        } else {
            i_44 = i_25;
        }
        l_45 = l_21;
        i_46 = i_14;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_46 < i_44)) {
                break;
            }
            i_47 = (int) *((__global char *) (arg_buffer + 16 + (((long) i_46) + l_16)));
            l_48 = (i_47 == 10) ? 1L : 0L;
            l_49 = (long) ((ulong) l_45 + (ulong) l_48);
            i_50 = (int) ((uint) i_46 + (uint) i_12);
            l_45 = l_49;
            i_46 = i_50;
        }
        GALEFS_BARRIER(4);
        l_51 = (long) ((ulong) l_22 + (ulong) l_13);
        i_20 = i_44;
        l_21 = l_45;
        l_22 = l_51;
    }
    if (((int) get_local_id(0)) == 0) {
        l_52 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_53 = l_52;
    } else {
        l_53 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_53 < (-4611686018427387904L)) {
            l_54 = gale_HostCall_awaitReply(arg_fs, l_53, gale_group);
            l_55 = l_54;
        } else {
            l_55 = l_53;
        }
    } else {
        l_55 = l_53;
    }
    GALEFS_BROADCAST(5, l_56, l_55);
    if (i_20 < 0) {
        l_57 = (long) i_20;
        l_58 = l_57;
    } else {
        l_58 = l_21;
    }
    *((__global gale_long *) (arg_results + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_58;
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_21) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_38) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_10) VARIABLE(long, l_13) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_24) VARIABLE(long, l_28) VARIABLE(long, l_31) VARIABLE(long, l_39)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_21) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_13) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_24) VARIABLE(l_28)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_21) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_13) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_31)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_38) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_39)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_16) VARIABLE(l_17)

__kernel void galefs_countLines(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_results, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_9, i_11, i_12, i_15, i_16, i_20, i_21, i_22, i_23, i_25, i_26, i_27, i_32, i_33, i_35, i_36, i_37, i_38, i_40, i_41, i_44;
    long l_0, l_1, l_2, l_5, l_6, l_10, l_13, l_14, l_17, l_18, l_19, l_24, l_28, l_29, l_30, l_31, l_34, l_39, l_42, l_43, l_45, l_46, l_47, l_48, l_49, l_50;
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
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 9, gale_group, gale_slot, gale_position);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) gale_position) << 12));
            i_3 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_3 < 9)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_3))))) = (char) ((int) gale_literals[i_3]);
                i_4 = (int) ((uint) i_3 + (uint) 1);
                i_3 = i_4;
            }
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 9, (-1), gale_group, gale_slot, gale_position);
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
    i_8 = (i_7 < 0) ? i_7 : 16384;
    i_9 = (int) get_local_size(0);
    l_10 = (long) gale_group_count;
    i_11 = (int) get_local_id(0);
    i_12 = (int) get_local_id(0);
    l_13 = ((long) gale_group) << 14;
    l_14 = (long) gale_group;
    i_15 = (int) get_local_id(0);
    i_16 = i_8;
    l_17 = 0L;
    l_18 = l_14;
    while (true) {
        if (i_16 < 1) {
            break;
        }
        l_19 = l_18 << 14;
        i_20 = 1;
        i_21 = 0;
        i_22 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_20 == 1)) {
                break;
            }
            i_23 = (int) ((uint) 16384 - (uint) i_21);
            l_24 = (long) i_21;
            if (i_22 == 0) {
                i_25 = i_23;
            } else {
                i_26 = 4096 - ((int) (l_24 & 4095L));
                i_27 = (i_26 < i_23) ? i_26 : i_23;
                i_25 = i_27;
            }
            l_28 = (long) ((ulong) l_24 + (ulong) l_19);
            if (i_15 == 0) {
                l_29 = gale_BlockAccess_beginRead(arg_fs, i_7, l_28, i_25, gale_group, gale_slot, gale_position);
                l_30 = l_29;
            } else {
                l_30 = 0L;
            }
            GALEFS_BROADCAST(2, l_31, l_30);
            if (l_31 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_longs[gale_item] = (ulong) l_17;
                gale_longs[gale_items + gale_item] = (ulong) l_18;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_19;
                gale_ints[gale_items + gale_item] = (uint) i_21;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_24;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_28;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_31); }
                GALEFS_RETURN;
                resume_2:
                i_7 = (int) gale_ints[gale_item];
                l_17 = (long) gale_longs[gale_item];
                l_18 = (long) gale_longs[gale_items + gale_item];
                l_19 = (long) gale_longs[2 * gale_items + gale_item];
                i_21 = (int) gale_ints[gale_items + gale_item];
                l_24 = (long) gale_longs[3 * gale_items + gale_item];
                l_28 = (long) gale_longs[4 * gale_items + gale_item];
                i_9 = (int) get_local_size(0);
                l_10 = (long) gale_group_count;
                i_11 = (int) get_local_id(0);
                i_12 = (int) get_local_id(0);
                l_13 = ((long) gale_group) << 14;
                i_15 = (int) get_local_id(0);
                l_31 = gale_round_reply(gale_entry);
            }
            i_32 = (int) l_31;
            if (l_31 < 0L) {
                i_33 = 0;
            } else {
                i_33 = i_32;
            }
            l_34 = gale_BlockAccess_offsetInRegion(arg_fs, l_31, l_28, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_34), (arg_buffer + 16 + (l_24 + l_13)), i_33);
            GALEFS_BARRIER(3);
            if (i_12 == 0) {
                if (!(i_33 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_33, gale_group, gale_slot, gale_position);
                }
            }
            i_35 = (int) ((uint) i_21 + (uint) i_33);
            i_36 = ((l_31 == (-117L)) || (!((i_33 < 1) || (!(i_35 < 16384))))) ? 1 : 0;
            i_37 = (l_31 == (-117L)) ? 1 : 0;
            if (l_31 < 0L) {
                if (l_31 == (-117L)) {
                    i_20 = i_36;
                    i_21 = i_35;
                    i_22 = i_37;
                } else {
                    i_20 = i_32;
                    i_21 = i_35;
                    i_22 = i_37;
                }
            } else {
                i_20 = i_36;
                i_21 = i_35;
                i_22 = i_37;
            }
        }
        if (i_21 < 1) {
            i_38 = i_20;
        } else {
            i_38 = i_21;
        }
        l_39 = l_17;
        i_40 = i_11;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_40 < i_38)) {
                break;
            }
            i_41 = (int) *((__global char *) (arg_buffer + 16 + (((long) i_40) + l_13)));
            l_42 = (i_41 == 10) ? 1L : 0L;
            l_43 = (long) ((ulong) l_39 + (ulong) l_42);
            i_44 = (int) ((uint) i_40 + (uint) i_9);
            l_39 = l_43;
            i_40 = i_44;
        }
        GALEFS_BARRIER(4);
        l_45 = (long) ((ulong) l_18 + (ulong) l_10);
        i_16 = i_38;
        l_17 = l_39;
        l_18 = l_45;
    }
    if (((int) get_local_id(0)) == 0) {
        l_46 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position);
        l_47 = l_46;
    } else {
        l_47 = 0L;
    }
    GALEFS_BROADCAST(5, l_48, l_47);
    if (l_48 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_16;
        gale_longs[gale_item] = (ulong) l_17;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_48); }
        GALEFS_RETURN;
        resume_3:
        i_16 = (int) gale_ints[gale_item];
        l_17 = (long) gale_longs[gale_item];
        l_48 = gale_round_reply(gale_entry);
    }
    if (i_16 < 0) {
        l_49 = (long) i_16;
        l_50 = l_49;
    } else {
        l_50 = l_17;
    }
    *((__global gale_long *) (arg_results + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_50;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
