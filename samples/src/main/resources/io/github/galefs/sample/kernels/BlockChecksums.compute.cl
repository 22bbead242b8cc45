// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.BlockChecksums#compute
// entry point: galefs_compute
// parameters: LONG_ARRAY BYTE_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE WRITE READ_WRITE
// waits: 3
// saved values: 10
// context bytes: 56
// needs: BARRIERS
// string: "data"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 0cf0c06f9a9cf85e443bc6e6f4c6cd10ac5f15f6e702195479ab16038550397f
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {100, 97, 116, 97};
__constant int gale_table_0[] = {0, 498536548, 997073096, 651767980, 1994146192, 1802195444, 1303535960, 1342533948, (-306674912), (-267414716), (-690576408), (-882789492), (-1687895376), (-2032938284), (-1609899400), (-1111625188)};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_23) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_52) VARIABLE(long, l_22) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_42)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_33) VARIABLE(l_34)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_42)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_52)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_17)

__kernel void galefs_compute(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_23, i_26, i_27, i_28, i_29, i_30, i_31, i_32, i_35, i_36, i_37, i_43, i_44, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_76;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_21, l_22, l_24, l_25, l_33, l_34, l_38, l_39, l_40, l_41, l_42, l_45, l_71, l_72, l_73, l_74, l_75;
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
    i_13 = (int) get_num_groups(0);
    i_14 = (int) get_local_id(0);
    i_15 = gale_group << 12;
    i_16 = gale_group;
    i_17 = i_11;
    i_18 = i_16;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_16;
        }
        if (i_17 < 1) {
            break;
        }
        i_19 = 0;
        i_20 = 1;
        loop_16:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_19;
            }
            if (i_20 < 1) {
                goto B49;
            }
            if (!(i_19 < 4096)) {
                break;
            }
            l_21 = (long) i_19;
            l_22 = ((long) i_15) + l_21;
            i_23 = (int) ((uint) 4096 - (uint) i_19);
            l_24 = l_21 + (((long) i_18) << 12);
            l_25 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_26 = (int) get_local_id(0);
            i_27 = (int) get_local_id(0);
            i_28 = (int) get_local_id(0);
            i_29 = 1;
            i_30 = 0;
            i_31 = 0;
            loop_19:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_29 == 1)) {
                    break;
                }
                i_32 = (int) ((uint) i_23 - (uint) i_30);
                l_33 = (long) i_30;
                l_34 = l_24 + l_33;
                if (i_31 == 0) {
                    i_35 = i_32;
                } else {
                    i_36 = 4096 - ((int) (l_34 & 4095L));
                    i_37 = (i_36 < i_32) ? i_36 : i_32;
                    i_35 = i_37;
                }
                if (i_28 == 0) {
                    l_38 = gale_BlockAccess_beginRead(arg_fs, i_10, l_34, i_35, gale_group);
                    l_39 = l_38;
                } else {
                    l_39 = 0L;
                }
                if (i_27 == 0) {
                    if (l_39 < (-4611686018427387904L)) {
                        l_40 = gale_HostCall_awaitReply(arg_fs, l_39, gale_group);
                        l_41 = l_40;
                    } else {
                        l_41 = l_39;
                    }
                } else {
                    l_41 = l_39;
                }
                GALEFS_BROADCAST(2, l_42, l_41);
                if (l_42 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_10;
                    gale_ints[gale_items + gale_item] = (uint) i_18;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_19;
                    gale_longs[gale_item] = (ulong) l_22;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_23;
                    gale_longs[gale_items + gale_item] = (ulong) l_24;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_30;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_31;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_33;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_34;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_42); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_10 = (int) gale_ints[gale_item];
                    i_18 = (int) gale_ints[gale_items + gale_item];
                    i_19 = (int) gale_ints[2 * gale_items + gale_item];
                    l_22 = (long) gale_longs[gale_item];
                    i_23 = (int) gale_ints[3 * gale_items + gale_item];
                    l_24 = (long) gale_longs[gale_items + gale_item];
                    i_30 = (int) gale_ints[4 * gale_items + gale_item];
                    i_31 = (int) gale_ints[5 * gale_items + gale_item];
                    l_33 = (long) gale_longs[2 * gale_items + gale_item];
                    l_34 = (long) gale_longs[3 * gale_items + gale_item];
                    i_12 = (int) get_local_size(0);
                    i_13 = (int) get_num_groups(0);
                    i_14 = (int) get_local_id(0);
                    i_15 = gale_group << 12;
                    l_25 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_26 = (int) get_local_id(0);
                    i_27 = (int) get_local_id(0);
                    i_28 = (int) get_local_id(0);
                    l_42 = gale_reply(gale_entry);
                }
                i_43 = (int) l_42;
                if (l_42 < 0L) {
                    i_44 = 0;
                } else {
                    i_44 = i_43;
                }
                l_45 = gale_BlockAccess_offsetInRegion(arg_fs, l_42, l_34, gale_group);
                gale_copy((arg_fs + 16 + l_45), (arg_buffer + 16 + (l_22 + l_33)), i_44);
                GALEFS_BARRIER(3);
                if (i_26 == 0) {
                    if (!(i_44 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_44, gale_group);
                    }
                }
                i_46 = (int) ((uint) i_30 + (uint) i_44);
                i_47 = ((l_42 == (-117L)) || (!((i_31 == 0) || (((l_24 + ((long) i_46)) & l_25) == 0)))) ? 1 : 0;
                i_48 = ((l_42 == (-117L)) || (!((i_44 < 1) || (!(i_46 < i_23))))) ? 1 : 0;
                if (l_42 < 0L) {
                    if (l_42 == (-117L)) {
                        i_29 = i_48;
                        i_30 = i_46;
                        i_31 = i_47;
                    } else {
                        i_29 = i_43;
                        i_30 = i_46;
                        i_31 = i_47;
                    }
                } else {
                    i_29 = i_48;
                    i_30 = i_46;
                    i_31 = i_47;
                }
            }
            if (i_30 < 1) {
                i_49 = i_29;
            } else {
                i_49 = i_30;
            }
            i_50 = (i_49 < 1) ? 0 : i_49;
            i_51 = (int) ((uint) i_19 + (uint) i_50);
            i_19 = i_51;
            i_20 = i_49;
        }
        goto B50;
    B49:;
    B50:;
        if (i_20 < 0) {
            i_52 = i_20;
        } else {
            i_52 = i_19;
        }
        i_53 = i_18 << 4;
        i_54 = i_14;
        while (true) {
            i_55 = i_54 << 8;
            if (!(i_55 < i_52)) {
                break;
            }
            i_56 = (int) ((uint) i_15 + (uint) i_55);
            i_57 = (int) ((uint) i_52 - (uint) i_55);
            i_58 = (i_57 < 256) ? i_57 : 256;
            i_59 = (int) ((uint) i_56 + (uint) i_58);
            i_60 = (-1);
            i_61 = i_56;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_61 < i_59)) {
                    break;
                }
                i_62 = (int) *((__global char *) (arg_buffer + 16 + (long) i_61 * 1));
                i_63 = i_60 ^ (i_62 & 255);
                i_64 = gale_table_0[(i_63 & 15)];
                i_65 = ((int) ((uint) i_63 >> 4)) ^ i_64;
                i_66 = gale_table_0[(i_65 & 15)];
                i_67 = ((int) ((uint) i_65 >> 4)) ^ i_66;
                i_68 = (int) ((uint) i_61 + (uint) 1);
                i_60 = i_67;
                i_61 = i_68;
            }
            *((__global gale_int *) (arg_sums + ((((long) ((int) ((uint) i_54 + (uint) i_53))) << 2) + 16L))) = (~i_60);
            i_69 = (int) ((uint) i_54 + (uint) i_12);
            i_54 = i_69;
        }
        GALEFS_BARRIER(4);
        i_70 = (int) ((uint) i_18 + (uint) i_13);
        i_17 = i_52;
        i_18 = i_70;
    }
    if (((int) get_local_id(0)) == 0) {
        l_71 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_72 = l_71;
    } else {
        l_72 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_72 < (-4611686018427387904L)) {
            l_73 = gale_HostCall_awaitReply(arg_fs, l_72, gale_group);
            l_74 = l_73;
        } else {
            l_74 = l_72;
        }
    } else {
        l_74 = l_72;
    }
    GALEFS_BROADCAST(5, l_75, l_74);
    if (l_75 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_17;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_75); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_17 = (int) gale_ints[gale_item];
        l_75 = gale_reply(gale_entry);
    }
    if (((long) i_17) < 0L) {
        i_76 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_17);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_20) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_46) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_19) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_29) VARIABLE(long, l_30) VARIABLE(long, l_36)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_29) VARIABLE(l_30)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_36)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_46) VARIABLE(i_7) VARIABLE(i_9)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_14)

__kernel void galefs_compute(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_20, i_23, i_24, i_25, i_26, i_27, i_28, i_31, i_32, i_33, i_37, i_38, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_68;
    long l_0, l_1, l_2, l_5, l_6, l_18, l_19, l_21, l_22, l_29, l_30, l_34, l_35, l_36, l_39, l_65, l_66, l_67;
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
    i_10 = gale_group_count;
    i_11 = (int) get_local_id(0);
    i_12 = gale_group << 12;
    i_13 = gale_group;
    i_14 = i_8;
    i_15 = i_13;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_11;
        }
        if (i_14 < 1) {
            break;
        }
        i_16 = 0;
        i_17 = 1;
        loop_11:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_14;
            }
            if (i_17 < 1) {
                goto B39;
            }
            if (!(i_16 < 4096)) {
                break;
            }
            l_18 = (long) i_16;
            l_19 = ((long) i_12) + l_18;
            i_20 = (int) ((uint) 4096 - (uint) i_16);
            l_21 = l_18 + (((long) i_15) << 12);
            l_22 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_23 = (int) get_local_id(0);
            i_24 = (int) get_local_id(0);
            i_25 = 1;
            i_26 = 0;
            i_27 = 0;
            loop_14:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_25 == 1)) {
                    break;
                }
                i_28 = (int) ((uint) i_20 - (uint) i_26);
                l_29 = (long) i_26;
                l_30 = l_21 + l_29;
                if (i_27 == 0) {
                    i_31 = i_28;
                } else {
                    i_32 = 4096 - ((int) (l_30 & 4095L));
                    i_33 = (i_32 < i_28) ? i_32 : i_28;
                    i_31 = i_33;
                }
                if (i_24 == 0) {
                    l_34 = gale_BlockAccess_beginRead(arg_fs, i_7, l_30, i_31, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_35 = l_34;
                } else {
                    l_35 = 0L;
                }
                GALEFS_BROADCAST(2, l_36, l_35);
                if (l_36 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_7;
                    gale_ints[gale_items + gale_item] = (uint) i_15;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_16;
                    gale_longs[gale_item] = (ulong) l_19;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_20;
                    gale_longs[gale_items + gale_item] = (ulong) l_21;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_26;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_27;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_29;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_30;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_36); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_7 = (int) gale_ints[gale_item];
                    i_15 = (int) gale_ints[gale_items + gale_item];
                    i_16 = (int) gale_ints[2 * gale_items + gale_item];
                    l_19 = (long) gale_longs[gale_item];
                    i_20 = (int) gale_ints[3 * gale_items + gale_item];
                    l_21 = (long) gale_longs[gale_items + gale_item];
                    i_26 = (int) gale_ints[4 * gale_items + gale_item];
                    i_27 = (int) gale_ints[5 * gale_items + gale_item];
                    l_29 = (long) gale_longs[2 * gale_items + gale_item];
                    l_30 = (long) gale_longs[3 * gale_items + gale_item];
                    i_9 = (int) get_local_size(0);
                    i_10 = gale_group_count;
                    i_11 = (int) get_local_id(0);
                    i_12 = gale_group << 12;
                    l_22 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_23 = (int) get_local_id(0);
                    i_24 = (int) get_local_id(0);
                    l_36 = gale_reply(gale_entry);
                }
                i_37 = (int) l_36;
                if (l_36 < 0L) {
                    i_38 = 0;
                } else {
                    i_38 = i_37;
                }
                l_39 = gale_BlockAccess_offsetInRegion(arg_fs, l_36, l_30, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_39), (arg_buffer + 16 + (l_19 + l_29)), i_38);
                GALEFS_BARRIER(3);
                if (i_23 == 0) {
                    if (!(i_38 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_38, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_40 = (int) ((uint) i_26 + (uint) i_38);
                i_41 = ((l_36 == (-117L)) || (!((i_27 == 0) || (((l_21 + ((long) i_40)) & l_22) == 0)))) ? 1 : 0;
                i_42 = ((l_36 == (-117L)) || (!((i_38 < 1) || (!(i_40 < i_20))))) ? 1 : 0;
                if (l_36 < 0L) {
                    if (l_36 == (-117L)) {
                        i_25 = i_42;
                        i_26 = i_40;
                        i_27 = i_41;
                    } else {
                        i_25 = i_37;
                        i_26 = i_40;
                        i_27 = i_41;
                    }
                } else {
                    i_25 = i_42;
                    i_26 = i_40;
                    i_27 = i_41;
                }
            }
            if (i_26 < 1) {
                i_43 = i_25;
            } else {
                i_43 = i_26;
            }
            i_44 = (i_43 < 1) ? 0 : i_43;
            i_45 = (int) ((uint) i_16 + (uint) i_44);
            i_16 = i_45;
            i_17 = i_43;
        }
        goto B40;
    B39:;
    B40:;
        if (i_17 < 0) {
            i_46 = i_17;
        } else {
            i_46 = i_16;
        }
        i_47 = i_15 << 4;
        i_48 = i_11;
        while (true) {
            i_49 = i_48 << 8;
            if (!(i_49 < i_46)) {
                break;
            }
            i_50 = (int) ((uint) i_12 + (uint) i_49);
            i_51 = (int) ((uint) i_46 - (uint) i_49);
            i_52 = (i_51 < 256) ? i_51 : 256;
            i_53 = (int) ((uint) i_50 + (uint) i_52);
            i_54 = (-1);
            i_55 = i_50;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_55 < i_53)) {
                    break;
                }
                i_56 = (int) *((__global char *) (arg_buffer + 16 + (long) i_55 * 1));
                i_57 = i_54 ^ (i_56 & 255);
                i_58 = gale_table_0[(i_57 & 15)];
                i_59 = ((int) ((uint) i_57 >> 4)) ^ i_58;
                i_60 = gale_table_0[(i_59 & 15)];
                i_61 = ((int) ((uint) i_59 >> 4)) ^ i_60;
                i_62 = (int) ((uint) i_55 + (uint) 1);
                i_54 = i_61;
                i_55 = i_62;
            }
            *((__global gale_int *) (arg_sums + ((((long) ((int) ((uint) i_48 + (uint) i_47))) << 2) + 16L))) = (~i_54);
            i_63 = (int) ((uint) i_48 + (uint) i_9);
            i_48 = i_63;
        }
        GALEFS_BARRIER(4);
        i_64 = (int) ((uint) i_15 + (uint) i_10);
        i_14 = i_46;
        i_15 = i_64;
    }
    if (((int) get_local_id(0)) == 0) {
        l_65 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_66 = l_65;
    } else {
        l_66 = 0L;
    }
    GALEFS_BROADCAST(5, l_67, l_66);
    if (l_67 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_14;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_67); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_14 = (int) gale_ints[gale_item];
        l_67 = gale_reply(gale_entry);
    }
    if (((long) i_14) < 0L) {
        i_68 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_14);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
