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
// bytecode SHA-256: 332c48ec2c176e8aa5d56bb6ec2e3419a4b365fa33a820f62e8a082abb45c7f3
// functions SHA-256: 17869e3f7e1330e9982e6d6e5caf1191ac92a0ac5d898ef7b785c8b30eabbcc7
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {103, 101, 110, 111, 109, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_26) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_45) VARIABLE(long, l_13) VARIABLE(long, l_17) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_29) VARIABLE(long, l_30) VARIABLE(long, l_38)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_26) VARIABLE(l_13) VARIABLE(l_17) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_29) VARIABLE(l_30)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_26) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(l_13) VARIABLE(l_17) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_38)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_45) VARIABLE(l_13) VARIABLE(l_17) VARIABLE(l_23)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_22)

__kernel void galefs_count(__global uchar *arg_fs, int arg_k, __global uchar *arg_buffer, __global uchar *arg_counts, __global uchar *arg_error) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_14, i_15, i_16, i_18, i_19, i_21, i_22, i_25, i_26, i_27, i_28, i_31, i_32, i_33, i_39, i_40, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_65;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_13, l_17, l_20, l_23, l_24, l_29, l_30, l_34, l_35, l_36, l_37, l_38, l_41, l_59, l_60, l_61, l_62, l_63, l_64;
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
        i_27 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_25 == 1)) {
                break;
            }
            i_28 = (int) ((uint) i_19 - (uint) i_26);
            l_29 = (long) i_26;
            l_30 = (long) ((ulong) l_29 + (ulong) l_24);
            if (i_27 == 0) {
                i_31 = i_28;
            } else {
                i_32 = 4096 - ((int) (l_30 & 4095L));
                i_33 = (i_32 < i_28) ? i_32 : i_28;
                i_31 = i_33;
            }
            if (i_21 == 0) {
                l_34 = gale_BlockAccess_beginRead(arg_fs, i_10, l_30, i_31, gale_group);
                l_35 = l_34;
            } else {
                l_35 = 0L;
            }
            if (i_18 == 0) {
                if (l_35 < (-4611686018427387904L)) {
                    l_36 = gale_HostCall_awaitReply(arg_fs, l_35, gale_group);
                    l_37 = l_36;
                } else {
                    l_37 = l_35;
                }
            } else {
                l_37 = l_35;
            }
            GALEFS_BROADCAST(2, l_38, l_37);
            i_39 = (int) l_38;
            if (l_38 < 0L) {
                i_40 = 0;
            } else {
                i_40 = i_39;
            }
            l_41 = gale_BlockAccess_offsetInRegion(arg_fs, l_38, l_30, gale_group);
            gale_copy((arg_fs + 16 + l_41), (arg_buffer + 16 + (l_17 + l_29)), i_40);
            GALEFS_BARRIER(3);
            if (i_15 == 0) {
                if (!(i_40 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_40, gale_group);
                }
            }
            i_42 = (int) ((uint) i_26 + (uint) i_40);
            i_43 = ((l_38 == (-117L)) || (!((i_40 < 1) || (!(i_42 < i_19))))) ? 1 : 0;
            i_44 = (l_38 == (-117L)) ? 1 : 0;
            if (l_38 < 0L) {
                if (l_38 == (-117L)) {
                    i_25 = i_43;
                    i_26 = i_42;
                    i_27 = i_44;
                } else {
                    i_25 = i_39;
                    i_26 = i_42;
                    i_27 = i_44;
                }
            } else {
                i_25 = i_43;
                i_26 = i_42;
                i_27 = i_44;
            }
        }
        if (i_26 < 1) {
            i_45 = i_25;
        } else {
            i_45 = i_26;
        }
        i_46 = i_14;
        while (true) {
            if (i_45 < ((int) ((uint) arg_k + (uint) i_46))) {
                break;
            }
            i_47 = (int) ((uint) i_16 + (uint) i_46);
            i_48 = 0;
            i_49 = 0;
            i_50 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_50 < arg_k)) {
                    break;
                }
                i_51 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_50 + (uint) i_47)) * 1));
                switch (i_51) {
                    case 65:
                        i_52 = 0;
                        break;
                    case 67:
                        i_52 = 1;
                        break;
                    case 71:
                        i_52 = 2;
                        break;
                    case 84:
                        i_52 = 3;
                        break;
                    default:
                        i_52 = (-1);
                        break;
                }
                i_53 = i_49 | i_52;
                i_54 = (i_48 << 2) | (i_52 & 3);
                i_55 = (int) ((uint) i_50 + (uint) 1);
                i_48 = i_54;
                i_49 = i_53;
                i_50 = i_55;
            }
            if (i_49 < 0) {
                i_56 = i_49;
            } else {
                i_56 = i_48;
            }
            i_57 = (int) ((uint) i_46 + (uint) i_12);
            if (i_56 < 0) {
                i_46 = i_57;
            } else {
                i_58 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) i_56 << 2)), 1);
                i_46 = i_57;
            }
        }
        GALEFS_BARRIER(4);
        l_59 = (long) ((ulong) l_23 + (ulong) l_13);
        i_22 = i_45;
        l_23 = l_59;
    }
    if (((int) get_local_id(0)) == 0) {
        l_60 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_61 = l_60;
    } else {
        l_61 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_61 < (-4611686018427387904L)) {
            l_62 = gale_HostCall_awaitReply(arg_fs, l_61, gale_group);
            l_63 = l_62;
        } else {
            l_63 = l_61;
        }
    } else {
        l_63 = l_61;
    }
    GALEFS_BROADCAST(5, l_64, l_63);
    if (((long) i_22) < 0L) {
        i_65 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_22);
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_22) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_39) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_10) VARIABLE(long, l_14) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_32)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_26)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_32)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_39) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_19)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_18)

__kernel void galefs_count(__global uchar *arg_fs, int arg_k, __global uchar *arg_buffer, __global uchar *arg_counts, __global uchar *arg_error, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_9, i_11, i_12, i_13, i_15, i_17, i_18, i_21, i_22, i_23, i_24, i_27, i_28, i_29, i_33, i_34, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_57;
    long l_0, l_1, l_2, l_5, l_6, l_10, l_14, l_16, l_19, l_20, l_25, l_26, l_30, l_31, l_32, l_35, l_53, l_54, l_55, l_56;
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
        i_23 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_21 == 1)) {
                break;
            }
            i_24 = (int) ((uint) i_15 - (uint) i_22);
            l_25 = (long) i_22;
            l_26 = (long) ((ulong) l_25 + (ulong) l_20);
            if (i_23 == 0) {
                i_27 = i_24;
            } else {
                i_28 = 4096 - ((int) (l_26 & 4095L));
                i_29 = (i_28 < i_24) ? i_28 : i_24;
                i_27 = i_29;
            }
            if (i_17 == 0) {
                l_30 = gale_BlockAccess_beginRead(arg_fs, i_7, l_26, i_27, gale_group, gale_slot, gale_position);
                l_31 = l_30;
            } else {
                l_31 = 0L;
            }
            GALEFS_BROADCAST(2, l_32, l_31);
            if (l_32 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_longs[gale_item] = (ulong) l_19;
                gale_longs[gale_items + gale_item] = (ulong) l_20;
                gale_ints[gale_items + gale_item] = (uint) i_22;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_25;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_26;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_32); }
                GALEFS_RETURN;
                resume_2:
                i_7 = (int) gale_ints[gale_item];
                l_19 = (long) gale_longs[gale_item];
                l_20 = (long) gale_longs[gale_items + gale_item];
                i_22 = (int) gale_ints[gale_items + gale_item];
                l_25 = (long) gale_longs[2 * gale_items + gale_item];
                l_26 = (long) gale_longs[3 * gale_items + gale_item];
                i_9 = (int) get_local_size(0);
                l_10 = (long) gale_group_count;
                i_11 = (int) get_local_id(0);
                i_12 = (int) get_local_id(0);
                i_13 = (int) ((uint) gale_group * (uint) 2060);
                l_14 = (long) i_13;
                i_15 = (int) ((uint) arg_k + (uint) 2047);
                i_17 = (int) get_local_id(0);
                l_32 = gale_round_reply(gale_entry);
            }
            i_33 = (int) l_32;
            if (l_32 < 0L) {
                i_34 = 0;
            } else {
                i_34 = i_33;
            }
            l_35 = gale_BlockAccess_offsetInRegion(arg_fs, l_32, l_26, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_35), (arg_buffer + 16 + (l_14 + l_25)), i_34);
            GALEFS_BARRIER(3);
            if (i_12 == 0) {
                if (!(i_34 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_34, gale_group, gale_slot, gale_position);
                }
            }
            i_36 = (int) ((uint) i_22 + (uint) i_34);
            i_37 = ((l_32 == (-117L)) || (!((i_34 < 1) || (!(i_36 < i_15))))) ? 1 : 0;
            i_38 = (l_32 == (-117L)) ? 1 : 0;
            if (l_32 < 0L) {
                if (l_32 == (-117L)) {
                    i_21 = i_37;
                    i_22 = i_36;
                    i_23 = i_38;
                } else {
                    i_21 = i_33;
                    i_22 = i_36;
                    i_23 = i_38;
                }
            } else {
                i_21 = i_37;
                i_22 = i_36;
                i_23 = i_38;
            }
        }
        if (i_22 < 1) {
            i_39 = i_21;
        } else {
            i_39 = i_22;
        }
        i_40 = i_11;
        while (true) {
            if (i_39 < ((int) ((uint) arg_k + (uint) i_40))) {
                break;
            }
            i_41 = (int) ((uint) i_13 + (uint) i_40);
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
            i_51 = (int) ((uint) i_40 + (uint) i_9);
            if (i_50 < 0) {
                i_40 = i_51;
            } else {
                i_52 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) i_50 << 2)), 1);
                i_40 = i_51;
            }
        }
        GALEFS_BARRIER(4);
        l_53 = (long) ((ulong) l_19 + (ulong) l_10);
        i_18 = i_39;
        l_19 = l_53;
    }
    if (((int) get_local_id(0)) == 0) {
        l_54 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position);
        l_55 = l_54;
    } else {
        l_55 = 0L;
    }
    GALEFS_BROADCAST(5, l_56, l_55);
    if (l_56 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_18;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_56); }
        GALEFS_RETURN;
        resume_3:
        i_18 = (int) gale_ints[gale_item];
        l_56 = gale_round_reply(gale_entry);
    }
    if (((long) i_18) < 0L) {
        i_57 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_18);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
