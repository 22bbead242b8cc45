// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.BlockChecksums#compute
// entry point: galefs_compute
// parameters: LONG_ARRAY BYTE_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE WRITE READ_WRITE
// waits: 3
// saved values: 7
// context bytes: 40
// needs: BARRIERS
// string: "data"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: ad5e23dcd565aa8a83ec4354edc01e7ec1239e45c69747ed968735c6b84c3e76
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {100, 97, 116, 97};
__constant int gale_table_0[] = {0, 498536548, 997073096, 651767980, 1994146192, 1802195444, 1303535960, 1342533948, (-306674912), (-267414716), (-690576408), (-882789492), (-1687895376), (-2032938284), (-1609899400), (-1111625188)};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_19) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_45) VARIABLE(long, l_13) VARIABLE(long, l_18) VARIABLE(long, l_24) VARIABLE(long, l_29) VARIABLE(long, l_33) VARIABLE(long, l_38)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_24) VARIABLE(l_29) VARIABLE(l_33)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_24) VARIABLE(l_38)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_45) VARIABLE(l_13) VARIABLE(l_18)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_22)

__kernel void galefs_compute(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_14, i_15, i_16, i_17, i_19, i_20, i_21, i_22, i_23, i_25, i_26, i_27, i_28, i_30, i_31, i_32, i_39, i_40, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_69;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_13, l_18, l_24, l_29, l_33, l_34, l_35, l_36, l_37, l_38, l_41, l_64, l_65, l_66, l_67, l_68;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 3 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_14;
        case 3:
            goto resume_3;
        default:
            break;
    }
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
    if (l_9 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_9); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_9 = gale_reply(gale_entry);
    }
    i_10 = (int) l_9;
    i_11 = (i_10 < 0) ? i_10 : 4096;
    i_12 = (int) get_local_size(0);
    l_13 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    i_14 = (int) get_num_groups(0);
    i_15 = (int) get_local_id(0);
    i_16 = (int) get_local_id(0);
    i_17 = gale_group << 12;
    l_18 = (long) i_17;
    i_19 = (int) get_local_id(0);
    i_20 = gale_group;
    i_21 = (int) get_local_id(0);
    i_22 = i_11;
    i_23 = i_20;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_16;
        }
        if (i_22 < 1) {
            break;
        }
        l_24 = ((long) i_23) << 12;
        i_25 = 1;
        i_26 = 0;
        i_27 = 0;
        loop_16:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_25 == 1)) {
                break;
            }
            i_28 = (int) ((uint) 4096 - (uint) i_26);
            l_29 = (long) i_26;
            if (i_27 == 0) {
                i_30 = i_28;
            } else {
                i_31 = 4096 - ((int) (l_29 & 4095L));
                i_32 = (i_31 < i_28) ? i_31 : i_28;
                i_30 = i_32;
            }
            l_33 = l_29 + l_24;
            if (i_21 == 0) {
                l_34 = gale_BlockAccess_beginRead(arg_fs, i_10, l_33, i_30, gale_group);
                l_35 = l_34;
            } else {
                l_35 = 0L;
            }
            if (i_19 == 0) {
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
            if (l_38 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_10;
                gale_ints[gale_items + gale_item] = (uint) i_23;
                gale_longs[gale_item] = (ulong) l_24;
                gale_ints[2 * gale_items + gale_item] = (uint) i_26;
                gale_ints[3 * gale_items + gale_item] = (uint) i_27;
                gale_longs[gale_items + gale_item] = (ulong) l_29;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_33;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_38); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_10 = (int) gale_ints[gale_item];
                i_23 = (int) gale_ints[gale_items + gale_item];
                l_24 = (long) gale_longs[gale_item];
                i_26 = (int) gale_ints[2 * gale_items + gale_item];
                i_27 = (int) gale_ints[3 * gale_items + gale_item];
                l_29 = (long) gale_longs[gale_items + gale_item];
                l_33 = (long) gale_longs[2 * gale_items + gale_item];
                i_12 = (int) get_local_size(0);
                l_13 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                i_14 = (int) get_num_groups(0);
                i_15 = (int) get_local_id(0);
                i_16 = (int) get_local_id(0);
                i_17 = gale_group << 12;
                l_18 = (long) i_17;
                i_19 = (int) get_local_id(0);
                i_21 = (int) get_local_id(0);
                l_38 = gale_reply(gale_entry);
            }
            i_39 = (int) l_38;
            if (l_38 < 0L) {
                i_40 = 0;
            } else {
                i_40 = i_39;
            }
            l_41 = gale_BlockAccess_offsetInRegion(arg_fs, l_38, l_33, gale_group);
            gale_copy((arg_fs + 16 + l_41), (arg_buffer + 16 + (l_18 + l_29)), i_40);
            GALEFS_BARRIER(3);
            if (i_16 == 0) {
                if (!(i_40 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_40, gale_group);
                }
            }
            i_42 = (int) ((uint) i_26 + (uint) i_40);
            i_43 = ((l_38 == (-117L)) || (!((i_27 == 0) || (((((long) i_42) + l_24) & l_13) == 0)))) ? 1 : 0;
            i_44 = ((l_38 == (-117L)) || (!((i_40 < 1) || (!(i_42 < 4096))))) ? 1 : 0;
            if (l_38 < 0L) {
                if (l_38 == (-117L)) {
                    i_25 = i_44;
                    i_26 = i_42;
                    i_27 = i_43;
                } else {
                    i_25 = i_39;
                    i_26 = i_42;
                    i_27 = i_43;
                }
            } else {
                i_25 = i_44;
                i_26 = i_42;
                i_27 = i_43;
            }
        }
        if (i_26 < 1) {
            i_45 = i_25;
        } else {
            i_45 = i_26;
        }
        i_46 = i_23 << 4;
        i_47 = i_15;
        while (true) {
            i_48 = i_47 << 8;
            if (!(i_48 < i_45)) {
                break;
            }
            i_49 = (int) ((uint) i_17 + (uint) i_48);
            i_50 = (int) ((uint) i_45 - (uint) i_48);
            i_51 = (i_50 < 256) ? i_50 : 256;
            i_52 = (int) ((uint) i_49 + (uint) i_51);
            i_53 = (-1);
            i_54 = i_49;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_54 < i_52)) {
                    break;
                }
                i_55 = (int) *((__global char *) (arg_buffer + 16 + (long) i_54 * 1));
                i_56 = i_53 ^ (i_55 & 255);
                i_57 = gale_table_0[(i_56 & 15)];
                i_58 = ((int) ((uint) i_56 >> 4)) ^ i_57;
                i_59 = gale_table_0[(i_58 & 15)];
                i_60 = ((int) ((uint) i_58 >> 4)) ^ i_59;
                i_61 = (int) ((uint) i_54 + (uint) 1);
                i_53 = i_60;
                i_54 = i_61;
            }
            *((__global gale_int *) (arg_sums + ((((long) ((int) ((uint) i_47 + (uint) i_46))) << 2) + 16L))) = (~i_53);
            i_62 = (int) ((uint) i_47 + (uint) i_12);
            i_47 = i_62;
        }
        GALEFS_BARRIER(4);
        i_63 = (int) ((uint) i_23 + (uint) i_14);
        i_22 = i_45;
        i_23 = i_63;
    }
    if (((int) get_local_id(0)) == 0) {
        l_64 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
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
    GALEFS_BROADCAST(5, l_68, l_67);
    if (l_68 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_22;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_68); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_22 = (int) gale_ints[gale_item];
        l_68 = gale_reply(gale_entry);
    }
    if (((long) i_22) < 0L) {
        i_69 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_22);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_39) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_10) VARIABLE(long, l_15) VARIABLE(long, l_20) VARIABLE(long, l_25) VARIABLE(long, l_29) VARIABLE(long, l_32)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_29)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_32)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_39) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_15)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_18)

__kernel void galefs_compute(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_9, i_11, i_12, i_13, i_14, i_16, i_17, i_18, i_19, i_21, i_22, i_23, i_24, i_26, i_27, i_28, i_33, i_34, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_61;
    long l_0, l_1, l_2, l_5, l_6, l_10, l_15, l_20, l_25, l_29, l_30, l_31, l_32, l_35, l_58, l_59, l_60;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 3 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_9;
        case 3:
            goto resume_3;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
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
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
    i_8 = (i_7 < 0) ? i_7 : 4096;
    i_9 = (int) get_local_size(0);
    l_10 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    i_11 = gale_group_count;
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_id(0);
    i_14 = gale_group << 12;
    l_15 = (long) i_14;
    i_16 = gale_group;
    i_17 = (int) get_local_id(0);
    i_18 = i_8;
    i_19 = i_16;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_11;
        }
        if (i_18 < 1) {
            break;
        }
        l_20 = ((long) i_19) << 12;
        i_21 = 1;
        i_22 = 0;
        i_23 = 0;
        loop_11:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_21 == 1)) {
                break;
            }
            i_24 = (int) ((uint) 4096 - (uint) i_22);
            l_25 = (long) i_22;
            if (i_23 == 0) {
                i_26 = i_24;
            } else {
                i_27 = 4096 - ((int) (l_25 & 4095L));
                i_28 = (i_27 < i_24) ? i_27 : i_24;
                i_26 = i_28;
            }
            l_29 = l_25 + l_20;
            if (i_17 == 0) {
                l_30 = gale_BlockAccess_beginRead(arg_fs, i_7, l_29, i_26, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_31 = l_30;
            } else {
                l_31 = 0L;
            }
            GALEFS_BROADCAST(2, l_32, l_31);
            if (l_32 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_ints[gale_items + gale_item] = (uint) i_19;
                gale_longs[gale_item] = (ulong) l_20;
                gale_ints[2 * gale_items + gale_item] = (uint) i_22;
                gale_ints[3 * gale_items + gale_item] = (uint) i_23;
                gale_longs[gale_items + gale_item] = (ulong) l_25;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_29;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_32); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_7 = (int) gale_ints[gale_item];
                i_19 = (int) gale_ints[gale_items + gale_item];
                l_20 = (long) gale_longs[gale_item];
                i_22 = (int) gale_ints[2 * gale_items + gale_item];
                i_23 = (int) gale_ints[3 * gale_items + gale_item];
                l_25 = (long) gale_longs[gale_items + gale_item];
                l_29 = (long) gale_longs[2 * gale_items + gale_item];
                i_9 = (int) get_local_size(0);
                l_10 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                i_11 = gale_group_count;
                i_12 = (int) get_local_id(0);
                i_13 = (int) get_local_id(0);
                i_14 = gale_group << 12;
                l_15 = (long) i_14;
                i_17 = (int) get_local_id(0);
                l_32 = gale_reply(gale_entry);
            }
            i_33 = (int) l_32;
            if (l_32 < 0L) {
                i_34 = 0;
            } else {
                i_34 = i_33;
            }
            l_35 = gale_BlockAccess_offsetInRegion(arg_fs, l_32, l_29, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_35), (arg_buffer + 16 + (l_15 + l_25)), i_34);
            GALEFS_BARRIER(3);
            if (i_13 == 0) {
                if (!(i_34 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_34, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_36 = (int) ((uint) i_22 + (uint) i_34);
            i_37 = ((l_32 == (-117L)) || (!((i_23 == 0) || (((((long) i_36) + l_20) & l_10) == 0)))) ? 1 : 0;
            i_38 = ((l_32 == (-117L)) || (!((i_34 < 1) || (!(i_36 < 4096))))) ? 1 : 0;
            if (l_32 < 0L) {
                if (l_32 == (-117L)) {
                    i_21 = i_38;
                    i_22 = i_36;
                    i_23 = i_37;
                } else {
                    i_21 = i_33;
                    i_22 = i_36;
                    i_23 = i_37;
                }
            } else {
                i_21 = i_38;
                i_22 = i_36;
                i_23 = i_37;
            }
        }
        if (i_22 < 1) {
            i_39 = i_21;
        } else {
            i_39 = i_22;
        }
        i_40 = i_19 << 4;
        i_41 = i_12;
        while (true) {
            i_42 = i_41 << 8;
            if (!(i_42 < i_39)) {
                break;
            }
            i_43 = (int) ((uint) i_14 + (uint) i_42);
            i_44 = (int) ((uint) i_39 - (uint) i_42);
            i_45 = (i_44 < 256) ? i_44 : 256;
            i_46 = (int) ((uint) i_43 + (uint) i_45);
            i_47 = (-1);
            i_48 = i_43;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_48 < i_46)) {
                    break;
                }
                i_49 = (int) *((__global char *) (arg_buffer + 16 + (long) i_48 * 1));
                i_50 = i_47 ^ (i_49 & 255);
                i_51 = gale_table_0[(i_50 & 15)];
                i_52 = ((int) ((uint) i_50 >> 4)) ^ i_51;
                i_53 = gale_table_0[(i_52 & 15)];
                i_54 = ((int) ((uint) i_52 >> 4)) ^ i_53;
                i_55 = (int) ((uint) i_48 + (uint) 1);
                i_47 = i_54;
                i_48 = i_55;
            }
            *((__global gale_int *) (arg_sums + ((((long) ((int) ((uint) i_41 + (uint) i_40))) << 2) + 16L))) = (~i_47);
            i_56 = (int) ((uint) i_41 + (uint) i_9);
            i_41 = i_56;
        }
        GALEFS_BARRIER(4);
        i_57 = (int) ((uint) i_19 + (uint) i_11);
        i_18 = i_39;
        i_19 = i_57;
    }
    if (((int) get_local_id(0)) == 0) {
        l_58 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_59 = l_58;
    } else {
        l_59 = 0L;
    }
    GALEFS_BROADCAST(5, l_60, l_59);
    if (l_60 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_18;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_60); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_18 = (int) gale_ints[gale_item];
        l_60 = gale_reply(gale_entry);
    }
    if (((long) i_18) < 0L) {
        i_61 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_18);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
