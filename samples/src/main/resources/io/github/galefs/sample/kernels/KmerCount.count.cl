// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.KmerCount#count
// entry point: galefs_count
// parameters: LONG_ARRAY INT BYTE_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 7
// context bytes: 48
// needs: BARRIERS
// string: "genome"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 2ed14cfb4a4f5b5684dbf5b4d2a7029519ac6f31bc425925fe83439b42c05755
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {103, 101, 110, 111, 109, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_46) VARIABLE(long, l_13) VARIABLE(long, l_14) VARIABLE(long, l_18) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_30) VARIABLE(long, l_31) VARIABLE(long, l_39)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_30) VARIABLE(l_31)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_39)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_46) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_18) VARIABLE(l_24)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_23)

__kernel void galefs_count(__global uchar *arg_fs, int arg_k, __global uchar *arg_buffer, __global uchar *arg_counts, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_15, i_16, i_17, i_19, i_20, i_22, i_23, i_26, i_27, i_28, i_29, i_32, i_33, i_34, i_40, i_41, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_66;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_13, l_14, l_18, l_21, l_24, l_25, l_30, l_31, l_35, l_36, l_37, l_38, l_39, l_42, l_60, l_61, l_62, l_63, l_64, l_65;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_17;
        case 3:
            goto resume_3;
        default:
            break;
    }
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
    if (l_9 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_9); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_9 = gale_reply(gale_entry);
    }
    i_10 = (int) l_9;
    if (i_10 < 0) {
        i_11 = i_10;
    } else {
        i_11 = arg_k;
    }
    i_12 = (int) get_local_size(0);
    l_13 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    l_14 = (long) ((int) get_num_groups(0));
    i_15 = (int) get_local_id(0);
    i_16 = (int) get_local_id(0);
    i_17 = (int) ((uint) gale_group * (uint) 2060);
    l_18 = (long) i_17;
    i_19 = (int) get_local_id(0);
    i_20 = (int) ((uint) arg_k + (uint) 2047);
    l_21 = (long) gale_group;
    i_22 = (int) get_local_id(0);
    i_23 = i_11;
    l_24 = l_21;
    loop_17:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_19;
        }
        if (i_23 < 1) {
            break;
        }
        l_25 = l_24 << 11;
        i_26 = 1;
        i_27 = 0;
        i_28 = 0;
        loop_19:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_26 == 1)) {
                break;
            }
            i_29 = (int) ((uint) i_20 - (uint) i_27);
            l_30 = (long) i_27;
            l_31 = (long) ((ulong) l_30 + (ulong) l_25);
            if (i_28 == 0) {
                i_32 = i_29;
            } else {
                i_33 = 4096 - ((int) (l_31 & 4095L));
                i_34 = (i_33 < i_29) ? i_33 : i_29;
                i_32 = i_34;
            }
            if (i_22 == 0) {
                l_35 = gale_BlockAccess_beginRead(arg_fs, i_10, l_31, i_32, gale_group);
                l_36 = l_35;
            } else {
                l_36 = 0L;
            }
            if (i_19 == 0) {
                if (l_36 < (-4611686018427387904L)) {
                    l_37 = gale_HostCall_awaitReply(arg_fs, l_36, gale_group);
                    l_38 = l_37;
                } else {
                    l_38 = l_36;
                }
            } else {
                l_38 = l_36;
            }
            GALEFS_BROADCAST(2, l_39, l_38);
            if (l_39 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_10;
                gale_longs[gale_item] = (ulong) l_24;
                gale_longs[gale_items + gale_item] = (ulong) l_25;
                gale_ints[gale_items + gale_item] = (uint) i_27;
                gale_ints[2 * gale_items + gale_item] = (uint) i_28;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_30;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_31;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_39); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_10 = (int) gale_ints[gale_item];
                l_24 = (long) gale_longs[gale_item];
                l_25 = (long) gale_longs[gale_items + gale_item];
                i_27 = (int) gale_ints[gale_items + gale_item];
                i_28 = (int) gale_ints[2 * gale_items + gale_item];
                l_30 = (long) gale_longs[2 * gale_items + gale_item];
                l_31 = (long) gale_longs[3 * gale_items + gale_item];
                i_12 = (int) get_local_size(0);
                l_13 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                l_14 = (long) ((int) get_num_groups(0));
                i_15 = (int) get_local_id(0);
                i_16 = (int) get_local_id(0);
                i_17 = (int) ((uint) gale_group * (uint) 2060);
                l_18 = (long) i_17;
                i_19 = (int) get_local_id(0);
                i_20 = (int) ((uint) arg_k + (uint) 2047);
                i_22 = (int) get_local_id(0);
                l_39 = gale_reply(gale_entry);
            }
            i_40 = (int) l_39;
            if (l_39 < 0L) {
                i_41 = 0;
            } else {
                i_41 = i_40;
            }
            l_42 = gale_BlockAccess_offsetInRegion(arg_fs, l_39, l_31, gale_group);
            gale_copy((arg_fs + 16 + l_42), (arg_buffer + 16 + (l_18 + l_30)), i_41);
            GALEFS_BARRIER(3);
            if (i_16 == 0) {
                if (!(i_41 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_41, gale_group);
                }
            }
            i_43 = (int) ((uint) i_27 + (uint) i_41);
            i_44 = ((l_39 == (-117L)) || (!((i_28 == 0) || ((((long) ((ulong) ((long) i_43) + (ulong) l_25)) & l_13) == 0)))) ? 1 : 0;
            i_45 = ((l_39 == (-117L)) || (!((i_41 < 1) || (!(i_43 < i_20))))) ? 1 : 0;
            if (l_39 < 0L) {
                if (l_39 == (-117L)) {
                    i_26 = i_45;
                    i_27 = i_43;
                    i_28 = i_44;
                } else {
                    i_26 = i_40;
                    i_27 = i_43;
                    i_28 = i_44;
                }
            } else {
                i_26 = i_45;
                i_27 = i_43;
                i_28 = i_44;
            }
        }
        if (i_27 < 1) {
            i_46 = i_26;
        } else {
            i_46 = i_27;
        }
        i_47 = i_15;
        while (true) {
            if (i_46 < ((int) ((uint) arg_k + (uint) i_47))) {
                break;
            }
            i_48 = (int) ((uint) i_17 + (uint) i_47);
            i_49 = 0;
            i_50 = 0;
            i_51 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_51 < arg_k)) {
                    break;
                }
                i_52 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_51 + (uint) i_48)) * 1));
                switch (i_52) {
                    case 65:
                        i_53 = 0;
                        break;
                    case 67:
                        i_53 = 1;
                        break;
                    case 71:
                        i_53 = 2;
                        break;
                    case 84:
                        i_53 = 3;
                        break;
                    default:
                        i_53 = (-1);
                        break;
                }
                i_54 = i_50 | i_53;
                i_55 = (i_49 << 2) | (i_53 & 3);
                i_56 = (int) ((uint) i_51 + (uint) 1);
                i_49 = i_55;
                i_50 = i_54;
                i_51 = i_56;
            }
            if (i_50 < 0) {
                i_57 = i_50;
            } else {
                i_57 = i_49;
            }
            i_58 = (int) ((uint) i_47 + (uint) i_12);
            if (i_57 < 0) {
                i_47 = i_58;
            } else {
                i_59 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) i_57 << 2)), 1);
                i_47 = i_58;
            }
        }
        GALEFS_BARRIER(4);
        l_60 = (long) ((ulong) l_24 + (ulong) l_14);
        i_23 = i_46;
        l_24 = l_60;
    }
    if (((int) get_local_id(0)) == 0) {
        l_61 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_62 = l_61;
    } else {
        l_62 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_62 < (-4611686018427387904L)) {
            l_63 = gale_HostCall_awaitReply(arg_fs, l_62, gale_group);
            l_64 = l_63;
        } else {
            l_64 = l_62;
        }
    } else {
        l_64 = l_62;
    }
    GALEFS_BROADCAST(5, l_65, l_64);
    if (l_65 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_23;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_65); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_23 = (int) gale_ints[gale_item];
        l_65 = gale_reply(gale_entry);
    }
    if (((long) i_23) < 0L) {
        i_66 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_23);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_40) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_10) VARIABLE(long, l_11) VARIABLE(long, l_15) VARIABLE(long, l_20) VARIABLE(long, l_21) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_33)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(l_27)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_33)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_40) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_15) VARIABLE(l_20)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_19)

__kernel void galefs_count(__global uchar *arg_fs, int arg_k, __global uchar *arg_buffer, __global uchar *arg_counts, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_9, i_12, i_13, i_14, i_16, i_18, i_19, i_22, i_23, i_24, i_25, i_28, i_29, i_30, i_34, i_35, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_58;
    long l_0, l_1, l_2, l_5, l_6, l_10, l_11, l_15, l_17, l_20, l_21, l_26, l_27, l_31, l_32, l_33, l_36, l_54, l_55, l_56, l_57;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_12;
        case 3:
            goto resume_3;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 6, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
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
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 6, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
        gale_resuming = 0;
        l_6 = gale_reply(gale_entry);
    }
    i_7 = (int) l_6;
    if (i_7 < 0) {
        i_8 = i_7;
    } else {
        i_8 = arg_k;
    }
    i_9 = (int) get_local_size(0);
    l_10 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    l_11 = (long) gale_group_count;
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_id(0);
    i_14 = (int) ((uint) gale_group * (uint) 2060);
    l_15 = (long) i_14;
    i_16 = (int) ((uint) arg_k + (uint) 2047);
    l_17 = (long) gale_group;
    i_18 = (int) get_local_id(0);
    i_19 = i_8;
    l_20 = l_17;
    loop_12:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_14;
        }
        if (i_19 < 1) {
            break;
        }
        l_21 = l_20 << 11;
        i_22 = 1;
        i_23 = 0;
        i_24 = 0;
        loop_14:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_22 == 1)) {
                break;
            }
            i_25 = (int) ((uint) i_16 - (uint) i_23);
            l_26 = (long) i_23;
            l_27 = (long) ((ulong) l_26 + (ulong) l_21);
            if (i_24 == 0) {
                i_28 = i_25;
            } else {
                i_29 = 4096 - ((int) (l_27 & 4095L));
                i_30 = (i_29 < i_25) ? i_29 : i_25;
                i_28 = i_30;
            }
            if (i_18 == 0) {
                l_31 = gale_BlockAccess_beginRead(arg_fs, i_7, l_27, i_28, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_32 = l_31;
            } else {
                l_32 = 0L;
            }
            GALEFS_BROADCAST(2, l_33, l_32);
            if (l_33 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_longs[gale_item] = (ulong) l_20;
                gale_longs[gale_items + gale_item] = (ulong) l_21;
                gale_ints[gale_items + gale_item] = (uint) i_23;
                gale_ints[2 * gale_items + gale_item] = (uint) i_24;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_26;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_27;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_33); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_7 = (int) gale_ints[gale_item];
                l_20 = (long) gale_longs[gale_item];
                l_21 = (long) gale_longs[gale_items + gale_item];
                i_23 = (int) gale_ints[gale_items + gale_item];
                i_24 = (int) gale_ints[2 * gale_items + gale_item];
                l_26 = (long) gale_longs[2 * gale_items + gale_item];
                l_27 = (long) gale_longs[3 * gale_items + gale_item];
                i_9 = (int) get_local_size(0);
                l_10 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                l_11 = (long) gale_group_count;
                i_12 = (int) get_local_id(0);
                i_13 = (int) get_local_id(0);
                i_14 = (int) ((uint) gale_group * (uint) 2060);
                l_15 = (long) i_14;
                i_16 = (int) ((uint) arg_k + (uint) 2047);
                i_18 = (int) get_local_id(0);
                l_33 = gale_reply(gale_entry);
            }
            i_34 = (int) l_33;
            if (l_33 < 0L) {
                i_35 = 0;
            } else {
                i_35 = i_34;
            }
            l_36 = gale_BlockAccess_offsetInRegion(arg_fs, l_33, l_27, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_36), (arg_buffer + 16 + (l_15 + l_26)), i_35);
            GALEFS_BARRIER(3);
            if (i_13 == 0) {
                if (!(i_35 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_35, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_37 = (int) ((uint) i_23 + (uint) i_35);
            i_38 = ((l_33 == (-117L)) || (!((i_24 == 0) || ((((long) ((ulong) ((long) i_37) + (ulong) l_21)) & l_10) == 0)))) ? 1 : 0;
            i_39 = ((l_33 == (-117L)) || (!((i_35 < 1) || (!(i_37 < i_16))))) ? 1 : 0;
            if (l_33 < 0L) {
                if (l_33 == (-117L)) {
                    i_22 = i_39;
                    i_23 = i_37;
                    i_24 = i_38;
                } else {
                    i_22 = i_34;
                    i_23 = i_37;
                    i_24 = i_38;
                }
            } else {
                i_22 = i_39;
                i_23 = i_37;
                i_24 = i_38;
            }
        }
        if (i_23 < 1) {
            i_40 = i_22;
        } else {
            i_40 = i_23;
        }
        i_41 = i_12;
        while (true) {
            if (i_40 < ((int) ((uint) arg_k + (uint) i_41))) {
                break;
            }
            i_42 = (int) ((uint) i_14 + (uint) i_41);
            i_43 = 0;
            i_44 = 0;
            i_45 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_45 < arg_k)) {
                    break;
                }
                i_46 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_45 + (uint) i_42)) * 1));
                switch (i_46) {
                    case 65:
                        i_47 = 0;
                        break;
                    case 67:
                        i_47 = 1;
                        break;
                    case 71:
                        i_47 = 2;
                        break;
                    case 84:
                        i_47 = 3;
                        break;
                    default:
                        i_47 = (-1);
                        break;
                }
                i_48 = i_44 | i_47;
                i_49 = (i_43 << 2) | (i_47 & 3);
                i_50 = (int) ((uint) i_45 + (uint) 1);
                i_43 = i_49;
                i_44 = i_48;
                i_45 = i_50;
            }
            if (i_44 < 0) {
                i_51 = i_44;
            } else {
                i_51 = i_43;
            }
            i_52 = (int) ((uint) i_41 + (uint) i_9);
            if (i_51 < 0) {
                i_41 = i_52;
            } else {
                i_53 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) i_51 << 2)), 1);
                i_41 = i_52;
            }
        }
        GALEFS_BARRIER(4);
        l_54 = (long) ((ulong) l_20 + (ulong) l_11);
        i_19 = i_40;
        l_20 = l_54;
    }
    if (((int) get_local_id(0)) == 0) {
        l_55 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_56 = l_55;
    } else {
        l_56 = 0L;
    }
    GALEFS_BROADCAST(5, l_57, l_56);
    if (l_57 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_19;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_57); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_19 = (int) gale_ints[gale_item];
        l_57 = gale_reply(gale_entry);
    }
    if (((long) i_19) < 0L) {
        i_58 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_19);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
