// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.KmerCount#count
// entry point: galefs_count
// parameters: LONG_ARRAY INT BYTE_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 6
// context bytes: 40
// needs: BARRIERS
// string: "genome"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 3b1e8e7dfd9947e2970bde9aaa10a07edf39eeec8154d351f9137e953a815ec7
// functions SHA-256: 17869e3f7e1330e9982e6d6e5caf1191ac92a0ac5d898ef7b785c8b30eabbcc7
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {103, 101, 110, 111, 109, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_26) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_39) VARIABLE(long, l_13) VARIABLE(long, l_17) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_33)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_26) VARIABLE(l_13) VARIABLE(l_17) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_27) VARIABLE(l_28)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_26) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(l_13) VARIABLE(l_17) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_33)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_39) VARIABLE(l_13) VARIABLE(l_17) VARIABLE(l_23)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_22)

__kernel void galefs_count(__global uchar *arg_fs, int arg_k, __global uchar *arg_buffer, __global uchar *arg_counts, __global uchar *arg_error) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_14, i_15, i_16, i_18, i_19, i_21, i_22, i_25, i_26, i_34, i_35, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_59;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_13, l_17, l_20, l_23, l_24, l_27, l_28, l_29, l_30, l_31, l_32, l_33, l_36, l_53, l_54, l_55, l_56, l_57, l_58;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 6, gale_group);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) gale_group;
            l_3 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_2 << 12) + (l_2 << 11)))) + (ulong) 2048L);
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 6)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 6, (-1), gale_group);
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
    if (i_10 < 0) {
        i_11 = i_10;
    } else {
        i_11 = arg_k;
    }
    i_12 = (int) get_local_size(0);
    l_13 = (long) ((int) get_num_groups(0));
    i_14 = (int) get_local_id(0);
    i_15 = (int) get_local_id(0);
    i_16 = (int) ((uint) gale_group * (uint) 2060);
    l_17 = (long) i_16;
    i_18 = (int) get_local_id(0);
    i_19 = (int) ((uint) arg_k + (uint) 2047);
    l_20 = (long) gale_group;
    i_21 = (int) get_local_id(0);
    i_22 = i_11;
    l_23 = l_20;
    while (true) {
        if (i_22 < 1) {
            break;
        }
        l_24 = l_23 << 11;
        i_25 = 1;
        i_26 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_25 == 1)) {
                break;
            }
            l_27 = (long) i_26;
            l_28 = (long) ((ulong) l_27 + (ulong) l_24);
            if (i_21 == 0) {
                l_29 = gale_BlockAccess_beginRead(arg_fs, i_10, l_28, ((int) ((uint) i_19 - (uint) i_26)), gale_group);
                l_30 = l_29;
            } else {
                l_30 = 0L;
            }
            if (i_18 == 0) {
                if (l_30 < (-4611686018427387904L)) {
                    l_31 = gale_HostCall_awaitReply(arg_fs, l_30, gale_group);
                    l_32 = l_31;
                } else {
                    l_32 = l_30;
                }
            } else {
                l_32 = l_30;
            }
            GALEFS_BROADCAST(2, l_33, l_32);
            i_34 = (int) l_33;
            if (l_33 < 0L) {
                i_35 = 0;
            } else {
                i_35 = i_34;
            }
            l_36 = gale_BlockAccess_offsetInRegion(arg_fs, l_33, l_28, gale_group);
            gale_copy((arg_fs + 16 + l_36), (arg_buffer + 16 + (l_17 + l_27)), i_35);
            GALEFS_BARRIER(3);
            if (i_15 == 0) {
                if (!(i_35 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_35, gale_group);
                }
            }
            i_37 = (int) ((uint) i_26 + (uint) i_35);
            if (l_33 < 0L) {
                i_25 = i_34;
                i_26 = i_37;
            } else {
                i_38 = ((i_35 < 1) || (!(i_37 < i_19))) ? 0 : 1;
                i_25 = i_38;
                i_26 = i_37;
            }
        }
        if (i_26 < 1) {
            i_39 = i_25;
        } else {
            i_39 = i_26;
        }
        i_40 = i_14;
        while (true) {
            if (i_39 < ((int) ((uint) arg_k + (uint) i_40))) {
                break;
            }
            i_41 = (int) ((uint) i_16 + (uint) i_40);
            i_42 = 0;
            i_43 = 0;
            i_44 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_44 < arg_k)) {
                    break;
                }
                i_45 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_44 + (uint) i_41)) * 1));
                switch (i_45) {
                    case 65:
                        i_46 = 0;
                        break;
                    case 67:
                        i_46 = 1;
                        break;
                    case 71:
                        i_46 = 2;
                        break;
                    case 84:
                        i_46 = 3;
                        break;
                    default:
                        i_46 = (-1);
                        break;
                }
                i_47 = i_43 | i_46;
                i_48 = (i_42 << 2) | (i_46 & 3);
                i_49 = (int) ((uint) i_44 + (uint) 1);
                i_42 = i_48;
                i_43 = i_47;
                i_44 = i_49;
            }
            if (i_43 < 0) {
                i_50 = i_43;
            } else {
                i_50 = i_42;
            }
            i_51 = (int) ((uint) i_40 + (uint) i_12);
            if (i_50 < 0) {
                i_40 = i_51;
            } else {
                i_52 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) i_50 << 2)), 1);
                i_40 = i_51;
            }
        }
        GALEFS_BARRIER(4);
        l_53 = (long) ((ulong) l_23 + (ulong) l_13);
        i_22 = i_39;
        l_23 = l_53;
    }
    if (((int) get_local_id(0)) == 0) {
        l_54 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_55 = l_54;
    } else {
        l_55 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_55 < (-4611686018427387904L)) {
            l_56 = gale_HostCall_awaitReply(arg_fs, l_55, gale_group);
            l_57 = l_56;
        } else {
            l_57 = l_55;
        }
    } else {
        l_57 = l_55;
    }
    GALEFS_BROADCAST(5, l_58, l_57);
    if (((long) i_22) < 0L) {
        i_59 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_22);
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_22) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_33) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_10) VARIABLE(long, l_14) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_27)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_24)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_27)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_33) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_19)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_18)

__kernel void galefs_count(__global uchar *arg_fs, int arg_k, __global uchar *arg_buffer, __global uchar *arg_counts, __global uchar *arg_error, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_9, i_11, i_12, i_13, i_15, i_17, i_18, i_21, i_22, i_28, i_29, i_31, i_32, i_33, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_51;
    long l_0, l_1, l_2, l_5, l_6, l_10, l_14, l_16, l_19, l_20, l_23, l_24, l_25, l_26, l_27, l_30, l_47, l_48, l_49, l_50;
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
        l_0 = gale_FileOpener_begin(arg_fs, 6, gale_group, gale_slot, gale_position);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) gale_position) << 12));
            i_3 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_3 < 6)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_3))))) = (char) ((int) gale_literals[i_3]);
                i_4 = (int) ((uint) i_3 + (uint) 1);
                i_3 = i_4;
            }
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 6, (-1), gale_group, gale_slot, gale_position);
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
    if (i_7 < 0) {
        i_8 = i_7;
    } else {
        i_8 = arg_k;
    }
    i_9 = (int) get_local_size(0);
    l_10 = (long) gale_group_count;
    i_11 = (int) get_local_id(0);
    i_12 = (int) get_local_id(0);
    i_13 = (int) ((uint) gale_group * (uint) 2060);
    l_14 = (long) i_13;
    i_15 = (int) ((uint) arg_k + (uint) 2047);
    l_16 = (long) gale_group;
    i_17 = (int) get_local_id(0);
    i_18 = i_8;
    l_19 = l_16;
    while (true) {
        if (i_18 < 1) {
            break;
        }
        l_20 = l_19 << 11;
        i_21 = 1;
        i_22 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_21 == 1)) {
                break;
            }
            l_23 = (long) i_22;
            l_24 = (long) ((ulong) l_23 + (ulong) l_20);
            if (i_17 == 0) {
                l_25 = gale_BlockAccess_beginRead(arg_fs, i_7, l_24, ((int) ((uint) i_15 - (uint) i_22)), gale_group, gale_slot, gale_position);
                l_26 = l_25;
            } else {
                l_26 = 0L;
            }
            GALEFS_BROADCAST(2, l_27, l_26);
            if (l_27 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_longs[gale_item] = (ulong) l_19;
                gale_longs[gale_items + gale_item] = (ulong) l_20;
                gale_ints[gale_items + gale_item] = (uint) i_22;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_23;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_24;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_27); }
                GALEFS_RETURN;
                resume_2:
                i_7 = (int) gale_ints[gale_item];
                l_19 = (long) gale_longs[gale_item];
                l_20 = (long) gale_longs[gale_items + gale_item];
                i_22 = (int) gale_ints[gale_items + gale_item];
                l_23 = (long) gale_longs[2 * gale_items + gale_item];
                l_24 = (long) gale_longs[3 * gale_items + gale_item];
                i_9 = (int) get_local_size(0);
                l_10 = (long) gale_group_count;
                i_11 = (int) get_local_id(0);
                i_12 = (int) get_local_id(0);
                i_13 = (int) ((uint) gale_group * (uint) 2060);
                l_14 = (long) i_13;
                i_15 = (int) ((uint) arg_k + (uint) 2047);
                i_17 = (int) get_local_id(0);
                l_27 = gale_round_reply(gale_entry);
            }
            i_28 = (int) l_27;
            if (l_27 < 0L) {
                i_29 = 0;
            } else {
                i_29 = i_28;
            }
            l_30 = gale_BlockAccess_offsetInRegion(arg_fs, l_27, l_24, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_30), (arg_buffer + 16 + (l_14 + l_23)), i_29);
            GALEFS_BARRIER(3);
            if (i_12 == 0) {
                if (!(i_29 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_29, gale_group, gale_slot, gale_position);
                }
            }
            i_31 = (int) ((uint) i_22 + (uint) i_29);
            if (l_27 < 0L) {
                i_21 = i_28;
                i_22 = i_31;
            } else {
                i_32 = ((i_29 < 1) || (!(i_31 < i_15))) ? 0 : 1;
                i_21 = i_32;
                i_22 = i_31;
            }
        }
        if (i_22 < 1) {
            i_33 = i_21;
        } else {
            i_33 = i_22;
        }
        i_34 = i_11;
        while (true) {
            if (i_33 < ((int) ((uint) arg_k + (uint) i_34))) {
                break;
            }
            i_35 = (int) ((uint) i_13 + (uint) i_34);
            i_36 = 0;
            i_37 = 0;
            i_38 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_38 < arg_k)) {
                    break;
                }
                i_39 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_38 + (uint) i_35)) * 1));
                switch (i_39) {
                    case 65:
                        i_40 = 0;
                        break;
                    case 67:
                        i_40 = 1;
                        break;
                    case 71:
                        i_40 = 2;
                        break;
                    case 84:
                        i_40 = 3;
                        break;
                    default:
                        i_40 = (-1);
                        break;
                }
                i_41 = i_37 | i_40;
                i_42 = (i_36 << 2) | (i_40 & 3);
                i_43 = (int) ((uint) i_38 + (uint) 1);
                i_36 = i_42;
                i_37 = i_41;
                i_38 = i_43;
            }
            if (i_37 < 0) {
                i_44 = i_37;
            } else {
                i_44 = i_36;
            }
            i_45 = (int) ((uint) i_34 + (uint) i_9);
            if (i_44 < 0) {
                i_34 = i_45;
            } else {
                i_46 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) i_44 << 2)), 1);
                i_34 = i_45;
            }
        }
        GALEFS_BARRIER(4);
        l_47 = (long) ((ulong) l_19 + (ulong) l_10);
        i_18 = i_33;
        l_19 = l_47;
    }
    if (((int) get_local_id(0)) == 0) {
        l_48 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position);
        l_49 = l_48;
    } else {
        l_49 = 0L;
    }
    GALEFS_BROADCAST(5, l_50, l_49);
    if (l_50 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_18;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_50); }
        GALEFS_RETURN;
        resume_3:
        i_18 = (int) gale_ints[gale_item];
        l_50 = gale_round_reply(gale_entry);
    }
    if (((long) i_18) < 0L) {
        i_51 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_18);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
