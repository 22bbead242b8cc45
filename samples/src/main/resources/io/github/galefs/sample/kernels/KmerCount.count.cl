// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.KmerCount#count
// entry point: galefs_count
// parameters: LONG_ARRAY INT BYTE_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE READ_WRITE READ_WRITE READ_WRITE
// waits: 3
// saved values: 10
// context bytes: 64
// needs: BARRIERS
// string: "genome"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 2bcbdc3d31bd147609b683b6fd49a0397dc8a1f2dcd171707d4039ef0444191a
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {103, 101, 110, 111, 109, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_19) VARIABLE(int, i_24) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_53) VARIABLE(long, l_13) VARIABLE(long, l_18) VARIABLE(long, l_23) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_34) VARIABLE(long, l_35) VARIABLE(long, l_43)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_34) VARIABLE(l_35)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_43)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_53) VARIABLE(l_13) VARIABLE(l_18)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_17)

__kernel void galefs_count(__global uchar *arg_fs, int arg_k, __global uchar *arg_buffer, __global uchar *arg_counts, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_14, i_15, i_17, i_19, i_20, i_21, i_24, i_27, i_28, i_29, i_30, i_31, i_32, i_33, i_36, i_37, i_38, i_44, i_45, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_73;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_13, l_16, l_18, l_22, l_23, l_25, l_26, l_34, l_35, l_39, l_40, l_41, l_42, l_43, l_46, l_67, l_68, l_69, l_70, l_71, l_72;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
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
    l_13 = (long) ((int) get_num_groups(0));
    i_14 = (int) get_local_id(0);
    i_15 = (int) ((uint) gale_group * (uint) 2060);
    l_16 = (long) gale_group;
    i_17 = i_11;
    l_18 = l_16;
    loop_17:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_19;
        }
        if (i_17 < 1) {
            break;
        }
        i_19 = 0;
        i_20 = 1;
        loop_19:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_22;
            }
            if (i_20 < 1) {
                goto B52;
            }
            i_21 = (int) ((uint) arg_k + (uint) 2047);
            if (!(i_19 < i_21)) {
                break;
            }
            l_22 = (long) i_19;
            l_23 = ((long) i_15) + l_22;
            i_24 = (int) ((uint) i_21 - (uint) i_19);
            l_25 = (long) ((ulong) l_22 + (ulong) (l_18 << 11));
            l_26 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_27 = (int) get_local_id(0);
            i_28 = (int) get_local_id(0);
            i_29 = (int) get_local_id(0);
            i_30 = 1;
            i_31 = 0;
            i_32 = 0;
            loop_22:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_30 == 1)) {
                    break;
                }
                i_33 = (int) ((uint) i_24 - (uint) i_31);
                l_34 = (long) i_31;
                l_35 = (long) ((ulong) l_25 + (ulong) l_34);
                if (i_32 == 0) {
                    i_36 = i_33;
                } else {
                    i_37 = 4096 - ((int) (l_35 & 4095L));
                    i_38 = (i_37 < i_33) ? i_37 : i_33;
                    i_36 = i_38;
                }
                if (i_29 == 0) {
                    l_39 = gale_BlockAccess_beginRead(arg_fs, i_10, l_35, i_36, gale_group);
                    l_40 = l_39;
                } else {
                    l_40 = 0L;
                }
                if (i_28 == 0) {
                    if (l_40 < (-4611686018427387904L)) {
                        l_41 = gale_HostCall_awaitReply(arg_fs, l_40, gale_group);
                        l_42 = l_41;
                    } else {
                        l_42 = l_40;
                    }
                } else {
                    l_42 = l_40;
                }
                GALEFS_BROADCAST(2, l_43, l_42);
                if (l_43 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_10;
                    gale_longs[gale_item] = (ulong) l_18;
                    gale_ints[gale_items + gale_item] = (uint) i_19;
                    gale_longs[gale_items + gale_item] = (ulong) l_23;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_24;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_25;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_31;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_32;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_34;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_35;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_43); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_10 = (int) gale_ints[gale_item];
                    l_18 = (long) gale_longs[gale_item];
                    i_19 = (int) gale_ints[gale_items + gale_item];
                    l_23 = (long) gale_longs[gale_items + gale_item];
                    i_24 = (int) gale_ints[2 * gale_items + gale_item];
                    l_25 = (long) gale_longs[2 * gale_items + gale_item];
                    i_31 = (int) gale_ints[3 * gale_items + gale_item];
                    i_32 = (int) gale_ints[4 * gale_items + gale_item];
                    l_34 = (long) gale_longs[3 * gale_items + gale_item];
                    l_35 = (long) gale_longs[4 * gale_items + gale_item];
                    i_12 = (int) get_local_size(0);
                    l_13 = (long) ((int) get_num_groups(0));
                    i_14 = (int) get_local_id(0);
                    i_15 = (int) ((uint) gale_group * (uint) 2060);
                    l_26 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_27 = (int) get_local_id(0);
                    i_28 = (int) get_local_id(0);
                    i_29 = (int) get_local_id(0);
                    l_43 = gale_reply(gale_entry);
                }
                i_44 = (int) l_43;
                if (l_43 < 0L) {
                    i_45 = 0;
                } else {
                    i_45 = i_44;
                }
                l_46 = gale_BlockAccess_offsetInRegion(arg_fs, l_43, l_35, gale_group);
                gale_copy((arg_fs + 16 + l_46), (arg_buffer + 16 + (l_23 + l_34)), i_45);
                GALEFS_BARRIER(3);
                if (i_27 == 0) {
                    if (!(i_45 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_45, gale_group);
                    }
                }
                i_47 = (int) ((uint) i_31 + (uint) i_45);
                i_48 = ((l_43 == (-117L)) || (!((i_32 == 0) || ((((long) ((ulong) l_25 + (ulong) ((long) i_47))) & l_26) == 0)))) ? 1 : 0;
                i_49 = ((l_43 == (-117L)) || (!((i_45 < 1) || (!(i_47 < i_24))))) ? 1 : 0;
                if (l_43 < 0L) {
                    if (l_43 == (-117L)) {
                        i_30 = i_49;
                        i_31 = i_47;
                        i_32 = i_48;
                    } else {
                        i_30 = i_44;
                        i_31 = i_47;
                        i_32 = i_48;
                    }
                } else {
                    i_30 = i_49;
                    i_31 = i_47;
                    i_32 = i_48;
                }
            }
            if (i_31 < 1) {
                i_50 = i_30;
            } else {
                i_50 = i_31;
            }
            i_51 = (i_50 < 1) ? 0 : i_50;
            i_52 = (int) ((uint) i_19 + (uint) i_51);
            i_19 = i_52;
            i_20 = i_50;
        }
        goto B53;
    B52:;
    B53:;
        if (i_20 < 0) {
            i_53 = i_20;
        } else {
            i_53 = i_19;
        }
        i_54 = i_14;
        while (true) {
            if (i_53 < ((int) ((uint) arg_k + (uint) i_54))) {
                break;
            }
            i_55 = (int) ((uint) i_15 + (uint) i_54);
            i_56 = 0;
            i_57 = 0;
            i_58 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_58 < arg_k)) {
                    break;
                }
                i_59 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_58 + (uint) i_55)) * 1));
                switch (i_59) {
                    case 65:
                        i_60 = 0;
                        break;
                    case 67:
                        i_60 = 1;
                        break;
                    case 71:
                        i_60 = 2;
                        break;
                    case 84:
                        i_60 = 3;
                        break;
                    default:
                        i_60 = (-1);
                        break;
                }
                i_61 = i_57 | i_60;
                i_62 = (i_56 << 2) | (i_60 & 3);
                i_63 = (int) ((uint) i_58 + (uint) 1);
                i_56 = i_62;
                i_57 = i_61;
                i_58 = i_63;
            }
            if (i_57 < 0) {
                i_64 = i_57;
            } else {
                i_64 = i_56;
            }
            i_65 = (int) ((uint) i_54 + (uint) i_12);
            if (i_64 < 0) {
                i_54 = i_65;
            } else {
                i_66 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) i_64 << 2)), 1);
                i_54 = i_65;
            }
        }
        GALEFS_BARRIER(4);
        l_67 = (long) ((ulong) l_18 + (ulong) l_13);
        i_17 = i_53;
        l_18 = l_67;
    }
    if (((int) get_local_id(0)) == 0) {
        l_68 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_69 = l_68;
    } else {
        l_69 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_69 < (-4611686018427387904L)) {
            l_70 = gale_HostCall_awaitReply(arg_fs, l_69, gale_group);
            l_71 = l_70;
        } else {
            l_71 = l_69;
        }
    } else {
        l_71 = l_69;
    }
    GALEFS_BROADCAST(5, l_72, l_71);
    if (l_72 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_17;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_72); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_17 = (int) gale_ints[gale_item];
        l_72 = gale_reply(gale_entry);
    }
    if (((long) i_17) < 0L) {
        i_73 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_17);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_14) VARIABLE(int, i_16) VARIABLE(int, i_21) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_47) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_10) VARIABLE(long, l_15) VARIABLE(long, l_20) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_30) VARIABLE(long, l_31) VARIABLE(long, l_37)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_30) VARIABLE(l_31)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_37)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_47) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_15)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_14)

__kernel void galefs_count(__global uchar *arg_fs, int arg_k, __global uchar *arg_buffer, __global uchar *arg_counts, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_9, i_11, i_12, i_14, i_16, i_17, i_18, i_21, i_24, i_25, i_26, i_27, i_28, i_29, i_32, i_33, i_34, i_38, i_39, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_65;
    long l_0, l_1, l_2, l_5, l_6, l_10, l_13, l_15, l_19, l_20, l_22, l_23, l_30, l_31, l_35, l_36, l_37, l_40, l_61, l_62, l_63, l_64;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
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
    l_10 = (long) gale_group_count;
    i_11 = (int) get_local_id(0);
    i_12 = (int) ((uint) gale_group * (uint) 2060);
    l_13 = (long) gale_group;
    i_14 = i_8;
    l_15 = l_13;
    loop_12:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_14;
        }
        if (i_14 < 1) {
            break;
        }
        i_16 = 0;
        i_17 = 1;
        loop_14:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_17;
            }
            if (i_17 < 1) {
                goto B42;
            }
            i_18 = (int) ((uint) arg_k + (uint) 2047);
            if (!(i_16 < i_18)) {
                break;
            }
            l_19 = (long) i_16;
            l_20 = ((long) i_12) + l_19;
            i_21 = (int) ((uint) i_18 - (uint) i_16);
            l_22 = (long) ((ulong) l_19 + (ulong) (l_15 << 11));
            l_23 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_24 = (int) get_local_id(0);
            i_25 = (int) get_local_id(0);
            i_26 = 1;
            i_27 = 0;
            i_28 = 0;
            loop_17:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_26 == 1)) {
                    break;
                }
                i_29 = (int) ((uint) i_21 - (uint) i_27);
                l_30 = (long) i_27;
                l_31 = (long) ((ulong) l_22 + (ulong) l_30);
                if (i_28 == 0) {
                    i_32 = i_29;
                } else {
                    i_33 = 4096 - ((int) (l_31 & 4095L));
                    i_34 = (i_33 < i_29) ? i_33 : i_29;
                    i_32 = i_34;
                }
                if (i_25 == 0) {
                    l_35 = gale_BlockAccess_beginRead(arg_fs, i_7, l_31, i_32, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_36 = l_35;
                } else {
                    l_36 = 0L;
                }
                GALEFS_BROADCAST(2, l_37, l_36);
                if (l_37 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_7;
                    gale_longs[gale_item] = (ulong) l_15;
                    gale_ints[gale_items + gale_item] = (uint) i_16;
                    gale_longs[gale_items + gale_item] = (ulong) l_20;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_21;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_22;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_27;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_28;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_30;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_31;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_37); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_7 = (int) gale_ints[gale_item];
                    l_15 = (long) gale_longs[gale_item];
                    i_16 = (int) gale_ints[gale_items + gale_item];
                    l_20 = (long) gale_longs[gale_items + gale_item];
                    i_21 = (int) gale_ints[2 * gale_items + gale_item];
                    l_22 = (long) gale_longs[2 * gale_items + gale_item];
                    i_27 = (int) gale_ints[3 * gale_items + gale_item];
                    i_28 = (int) gale_ints[4 * gale_items + gale_item];
                    l_30 = (long) gale_longs[3 * gale_items + gale_item];
                    l_31 = (long) gale_longs[4 * gale_items + gale_item];
                    i_9 = (int) get_local_size(0);
                    l_10 = (long) gale_group_count;
                    i_11 = (int) get_local_id(0);
                    i_12 = (int) ((uint) gale_group * (uint) 2060);
                    l_23 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_24 = (int) get_local_id(0);
                    i_25 = (int) get_local_id(0);
                    l_37 = gale_reply(gale_entry);
                }
                i_38 = (int) l_37;
                if (l_37 < 0L) {
                    i_39 = 0;
                } else {
                    i_39 = i_38;
                }
                l_40 = gale_BlockAccess_offsetInRegion(arg_fs, l_37, l_31, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_40), (arg_buffer + 16 + (l_20 + l_30)), i_39);
                GALEFS_BARRIER(3);
                if (i_24 == 0) {
                    if (!(i_39 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_39, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_41 = (int) ((uint) i_27 + (uint) i_39);
                i_42 = ((l_37 == (-117L)) || (!((i_28 == 0) || ((((long) ((ulong) l_22 + (ulong) ((long) i_41))) & l_23) == 0)))) ? 1 : 0;
                i_43 = ((l_37 == (-117L)) || (!((i_39 < 1) || (!(i_41 < i_21))))) ? 1 : 0;
                if (l_37 < 0L) {
                    if (l_37 == (-117L)) {
                        i_26 = i_43;
                        i_27 = i_41;
                        i_28 = i_42;
                    } else {
                        i_26 = i_38;
                        i_27 = i_41;
                        i_28 = i_42;
                    }
                } else {
                    i_26 = i_43;
                    i_27 = i_41;
                    i_28 = i_42;
                }
            }
            if (i_27 < 1) {
                i_44 = i_26;
            } else {
                i_44 = i_27;
            }
            i_45 = (i_44 < 1) ? 0 : i_44;
            i_46 = (int) ((uint) i_16 + (uint) i_45);
            i_16 = i_46;
            i_17 = i_44;
        }
        goto B43;
    B42:;
    B43:;
        if (i_17 < 0) {
            i_47 = i_17;
        } else {
            i_47 = i_16;
        }
        i_48 = i_11;
        while (true) {
            if (i_47 < ((int) ((uint) arg_k + (uint) i_48))) {
                break;
            }
            i_49 = (int) ((uint) i_12 + (uint) i_48);
            i_50 = 0;
            i_51 = 0;
            i_52 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_52 < arg_k)) {
                    break;
                }
                i_53 = (int) *((__global char *) (arg_buffer + 16 + (long) ((int) ((uint) i_52 + (uint) i_49)) * 1));
                switch (i_53) {
                    case 65:
                        i_54 = 0;
                        break;
                    case 67:
                        i_54 = 1;
                        break;
                    case 71:
                        i_54 = 2;
                        break;
                    case 84:
                        i_54 = 3;
                        break;
                    default:
                        i_54 = (-1);
                        break;
                }
                i_55 = i_51 | i_54;
                i_56 = (i_50 << 2) | (i_54 & 3);
                i_57 = (int) ((uint) i_52 + (uint) 1);
                i_50 = i_56;
                i_51 = i_55;
                i_52 = i_57;
            }
            if (i_51 < 0) {
                i_58 = i_51;
            } else {
                i_58 = i_50;
            }
            i_59 = (int) ((uint) i_48 + (uint) i_9);
            if (i_58 < 0) {
                i_48 = i_59;
            } else {
                i_60 = atomic_add((volatile __global int *) (arg_counts + 16 + ((long) i_58 << 2)), 1);
                i_48 = i_59;
            }
        }
        GALEFS_BARRIER(4);
        l_61 = (long) ((ulong) l_15 + (ulong) l_10);
        i_14 = i_47;
        l_15 = l_61;
    }
    if (((int) get_local_id(0)) == 0) {
        l_62 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_63 = l_62;
    } else {
        l_63 = 0L;
    }
    GALEFS_BROADCAST(5, l_64, l_63);
    if (l_64 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_14;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_64); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_14 = (int) gale_ints[gale_item];
        l_64 = gale_reply(gale_entry);
    }
    if (((long) i_14) < 0L) {
        i_65 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_14);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
