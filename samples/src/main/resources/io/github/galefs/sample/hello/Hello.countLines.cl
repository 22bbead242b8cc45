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
// bytecode SHA-256: 4b042f82cd50892728fcb81b346a50d9ea93b181c7e1a93bc7206f67a3c79412
// functions SHA-256: 17869e3f7e1330e9982e6d6e5caf1191ac92a0ac5d898ef7b785c8b30eabbcc7
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {104, 101, 108, 108, 111, 46, 116, 120, 116};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_25) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_38) VARIABLE(long, l_13) VARIABLE(long, l_16) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_32) VARIABLE(long, l_39)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_25) VARIABLE(l_13) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_26) VARIABLE(l_27)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_25) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(l_13) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_32)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_38) VARIABLE(l_13) VARIABLE(l_16) VARIABLE(l_22) VARIABLE(l_39)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_20) VARIABLE(l_21)

__kernel void galefs_countLines(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_results) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_14, i_15, i_17, i_19, i_20, i_24, i_25, i_33, i_34, i_36, i_37, i_38, i_40, i_41, i_44;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_13, l_16, l_18, l_21, l_22, l_23, l_26, l_27, l_28, l_29, l_30, l_31, l_32, l_35, l_39, l_42, l_43, l_45, l_46, l_47, l_48, l_49, l_50, l_51, l_52;
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
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_24 == 1)) {
                break;
            }
            l_26 = (long) i_25;
            l_27 = (long) ((ulong) l_26 + (ulong) l_23);
            if (i_19 == 0) {
                l_28 = gale_BlockAccess_beginRead(arg_fs, i_10, l_27, ((int) ((uint) 16384 - (uint) i_25)), gale_group);
                l_29 = l_28;
            } else {
                l_29 = 0L;
            }
            if (i_17 == 0) {
                if (l_29 < (-4611686018427387904L)) {
                    l_30 = gale_HostCall_awaitReply(arg_fs, l_29, gale_group);
                    l_31 = l_30;
                } else {
                    l_31 = l_29;
                }
            } else {
                l_31 = l_29;
            }
            GALEFS_BROADCAST(2, l_32, l_31);
            i_33 = (int) l_32;
            if (l_32 < 0L) {
                i_34 = 0;
            } else {
                i_34 = i_33;
            }
            l_35 = gale_BlockAccess_offsetInRegion(arg_fs, l_32, l_27, gale_group);
            gale_copy((arg_fs + 16 + l_35), (arg_buffer + 16 + (l_26 + l_16)), i_34);
            GALEFS_BARRIER(3);
            if (i_15 == 0) {
                if (!(i_34 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_34, gale_group);
                }
            }
            i_36 = (int) ((uint) i_25 + (uint) i_34);
            if (l_32 < 0L) {
                i_24 = i_33;
                i_25 = i_36;
            } else {
                i_37 = ((i_34 < 1) || (!(i_36 < 16384))) ? 0 : 1;
                i_24 = i_37;
                i_25 = i_36;
            }
        }
        if (i_25 < 1) {
            i_38 = i_24;
        } else {
            i_38 = i_25;
        }
        l_39 = l_21;
        i_40 = i_14;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_40 < i_38)) {
                break;
            }
            i_41 = (int) *((__global char *) (arg_buffer + 16 + (((long) i_40) + l_16)));
            l_42 = (i_41 == 10) ? 1L : 0L;
            l_43 = (long) ((ulong) l_39 + (ulong) l_42);
            i_44 = (int) ((uint) i_40 + (uint) i_12);
            l_39 = l_43;
            i_40 = i_44;
        }
        GALEFS_BARRIER(4);
        l_45 = (long) ((ulong) l_22 + (ulong) l_13);
        i_20 = i_38;
        l_21 = l_39;
        l_22 = l_45;
    }
    if (((int) get_local_id(0)) == 0) {
        l_46 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_47 = l_46;
    } else {
        l_47 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_47 < (-4611686018427387904L)) {
            l_48 = gale_HostCall_awaitReply(arg_fs, l_47, gale_group);
            l_49 = l_48;
        } else {
            l_49 = l_47;
        }
    } else {
        l_49 = l_47;
    }
    GALEFS_BROADCAST(5, l_50, l_49);
    if (i_20 < 0) {
        l_51 = (long) i_20;
        l_52 = l_51;
    } else {
        l_52 = l_21;
    }
    *((__global gale_long *) (arg_results + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_52;
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_21) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_32) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_10) VARIABLE(long, l_13) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_26) VARIABLE(long, l_33)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_21) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_13) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_22) VARIABLE(l_23)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_13) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_26)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_32) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_33)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_16) VARIABLE(l_17)

__kernel void galefs_countLines(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_results, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_9, i_11, i_12, i_15, i_16, i_20, i_21, i_27, i_28, i_30, i_31, i_32, i_34, i_35, i_38;
    long l_0, l_1, l_2, l_5, l_6, l_10, l_13, l_14, l_17, l_18, l_19, l_22, l_23, l_24, l_25, l_26, l_29, l_33, l_36, l_37, l_39, l_40, l_41, l_42, l_43, l_44;
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
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_20 == 1)) {
                break;
            }
            l_22 = (long) i_21;
            l_23 = (long) ((ulong) l_22 + (ulong) l_19);
            if (i_15 == 0) {
                l_24 = gale_BlockAccess_beginRead(arg_fs, i_7, l_23, ((int) ((uint) 16384 - (uint) i_21)), gale_group, gale_slot, gale_position);
                l_25 = l_24;
            } else {
                l_25 = 0L;
            }
            GALEFS_BROADCAST(2, l_26, l_25);
            if (l_26 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_longs[gale_item] = (ulong) l_17;
                gale_longs[gale_items + gale_item] = (ulong) l_18;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_19;
                gale_ints[gale_items + gale_item] = (uint) i_21;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_22;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_23;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_26); }
                GALEFS_RETURN;
                resume_2:
                i_7 = (int) gale_ints[gale_item];
                l_17 = (long) gale_longs[gale_item];
                l_18 = (long) gale_longs[gale_items + gale_item];
                l_19 = (long) gale_longs[2 * gale_items + gale_item];
                i_21 = (int) gale_ints[gale_items + gale_item];
                l_22 = (long) gale_longs[3 * gale_items + gale_item];
                l_23 = (long) gale_longs[4 * gale_items + gale_item];
                i_9 = (int) get_local_size(0);
                l_10 = (long) gale_group_count;
                i_11 = (int) get_local_id(0);
                i_12 = (int) get_local_id(0);
                l_13 = ((long) gale_group) << 14;
                i_15 = (int) get_local_id(0);
                l_26 = gale_round_reply(gale_entry);
            }
            i_27 = (int) l_26;
            if (l_26 < 0L) {
                i_28 = 0;
            } else {
                i_28 = i_27;
            }
            l_29 = gale_BlockAccess_offsetInRegion(arg_fs, l_26, l_23, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_29), (arg_buffer + 16 + (l_22 + l_13)), i_28);
            GALEFS_BARRIER(3);
            if (i_12 == 0) {
                if (!(i_28 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_28, gale_group, gale_slot, gale_position);
                }
            }
            i_30 = (int) ((uint) i_21 + (uint) i_28);
            if (l_26 < 0L) {
                i_20 = i_27;
                i_21 = i_30;
            } else {
                i_31 = ((i_28 < 1) || (!(i_30 < 16384))) ? 0 : 1;
                i_20 = i_31;
                i_21 = i_30;
            }
        }
        if (i_21 < 1) {
            i_32 = i_20;
        } else {
            i_32 = i_21;
        }
        l_33 = l_17;
        i_34 = i_11;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_34 < i_32)) {
                break;
            }
            i_35 = (int) *((__global char *) (arg_buffer + 16 + (((long) i_34) + l_13)));
            l_36 = (i_35 == 10) ? 1L : 0L;
            l_37 = (long) ((ulong) l_33 + (ulong) l_36);
            i_38 = (int) ((uint) i_34 + (uint) i_9);
            l_33 = l_37;
            i_34 = i_38;
        }
        GALEFS_BARRIER(4);
        l_39 = (long) ((ulong) l_18 + (ulong) l_10);
        i_16 = i_32;
        l_17 = l_33;
        l_18 = l_39;
    }
    if (((int) get_local_id(0)) == 0) {
        l_40 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position);
        l_41 = l_40;
    } else {
        l_41 = 0L;
    }
    GALEFS_BROADCAST(5, l_42, l_41);
    if (l_42 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_16;
        gale_longs[gale_item] = (ulong) l_17;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_42); }
        GALEFS_RETURN;
        resume_3:
        i_16 = (int) gale_ints[gale_item];
        l_17 = (long) gale_longs[gale_item];
        l_42 = gale_round_reply(gale_entry);
    }
    if (i_16 < 0) {
        l_43 = (long) i_16;
        l_44 = l_43;
    } else {
        l_44 = l_17;
    }
    *((__global gale_long *) (arg_results + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_44;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
