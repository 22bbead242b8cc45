// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.random.RandomKernels#follow
// entry point: galefs_follow
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// waits: 3
// saved values: 16
// context bytes: 96
// needs: BARRIERS
// string: "indices"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 17762db78f97a212b931d633049f71d7cef78d514673697557edf2bf1c482839
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {105, 110, 100, 105, 99, 101, 115};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_63) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_30) VARIABLE(long, l_35) VARIABLE(long, l_36) VARIABLE(long, l_41) VARIABLE(long, l_42) VARIABLE(long, l_50) VARIABLE(long, l_64) VARIABLE(__global uchar *, ul_21) VARIABLE(__global uchar *, ul_28) VARIABLE(__global uchar *, ul_29)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(ul_21) VARIABLE(ul_28) VARIABLE(ul_29)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_50) VARIABLE(ul_21) VARIABLE(ul_28) VARIABLE(ul_29)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_32) VARIABLE(i_63) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_30) VARIABLE(l_64) VARIABLE(ul_21) VARIABLE(ul_28) VARIABLE(ul_29)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_31)

__kernel void galefs_follow(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_buffer, __global uchar *arg_wrong, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_21, *ul_28, *ul_29;
    int i_0, i_5, i_6, i_11, i_16, i_17, i_18, i_19, i_25, i_26, i_27, i_31, i_32, i_33, i_34, i_37, i_38, i_39, i_40, i_43, i_44, i_45, i_51, i_52, i_54, i_55, i_56, i_57, i_58, i_63, i_69;
    long l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_12, l_13, l_14, l_15, l_20, l_22, l_23, l_24, l_30, l_35, l_36, l_41, l_42, l_46, l_47, l_48, l_49, l_50, l_53, l_59, l_60, l_61, l_62, l_64, l_65, l_66, l_67, l_68, l_70, l_71, l_72, l_73, l_74;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 8 * gale_items);
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
    i_0 = *((__global gale_int *) (arg_args + 20L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 7, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_5))))) = (char) ((int) gale_literals[i_5]);
                i_6 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 7, (-1), gale_group);
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
    if (l_10 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_10); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        l_10 = gale_reply(gale_entry);
    }
    i_11 = *((__global gale_int *) (arg_args + 28L));
    l_12 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) i_11) * (ulong) (-7046029254386353131L))) + (ulong) ((long) gale_group))) + (ulong) (-7046029254386353130L));
    l_13 = (long) ((ulong) (((long) ((ulong) l_12 >> 30)) ^ l_12) * (ulong) (-4658895280553007687L));
    l_14 = (long) ((ulong) (l_13 ^ ((long) ((ulong) l_13 >> 27))) * (ulong) (-7723592293110705685L));
    l_15 = l_14 ^ ((long) ((ulong) l_14 >> 31));
    i_16 = (int) l_10;
    i_17 = (i_16 < 0) ? 1 : 0;
    i_18 = ((int) ((uint) ((int) ((uint) (i_0 >> 31) >> 29)) + (uint) i_0)) >> 3;
    i_19 = (int) ((uint) i_18 * (uint) gale_group);
    l_20 = (long) i_19;
    ul_21 = arg_buffer + (((l_20 + 1L) << 3) + 16L);
    l_22 = l_20 << 3;
    l_23 = (long) i_0;
    l_24 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    i_25 = (int) get_local_id(0);
    i_26 = (int) get_local_id(0);
    i_27 = (int) get_local_id(0);
    ul_28 = arg_args + 24L;
    ul_29 = arg_args + 16L;
    l_30 = l_15;
    i_31 = i_17;
    i_32 = 0;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_16;
        }
        i_33 = *((__global gale_int *) ul_29);
        if (!(i_32 < i_33)) {
            break;
        }
        i_34 = *((__global gale_int *) ul_28);
        l_35 = (long) (uint) (((int) ((long) ((ulong) l_30 >> 33))) & ((int) ((uint) i_34 + (uint) (-1))));
        l_36 = l_35 * l_23;
        i_37 = 1;
        i_38 = 0;
        i_39 = 0;
        loop_16:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_37 == 1)) {
                break;
            }
            i_40 = (int) ((uint) i_0 - (uint) i_38);
            l_41 = (long) i_38;
            l_42 = l_36 + l_41;
            if (i_39 == 0) {
                i_43 = i_40;
            } else {
                i_44 = 4096 - ((int) (l_42 & 4095L));
                i_45 = (i_44 < i_40) ? i_44 : i_40;
                i_43 = i_45;
            }
            if (i_27 == 0) {
                l_46 = gale_BlockAccess_beginRead(arg_fs, i_16, l_42, i_43, gale_group);
                l_47 = l_46;
            } else {
                l_47 = 0L;
            }
            if (i_26 == 0) {
                if (l_47 < (-4611686018427387904L)) {
                    l_48 = gale_HostCall_awaitReply(arg_fs, l_47, gale_group);
                    l_49 = l_48;
                } else {
                    l_49 = l_47;
                }
            } else {
                l_49 = l_47;
            }
            GALEFS_BROADCAST(2, l_50, l_49);
            if (l_50 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_18;
                gale_ints[3 * gale_items + gale_item] = (uint) i_19;
                gale_longs[gale_item] = (ulong) (ul_21 - arg_buffer);
                gale_longs[gale_items + gale_item] = (ulong) l_22;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_23;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_30;
                gale_ints[4 * gale_items + gale_item] = (uint) i_31;
                gale_ints[5 * gale_items + gale_item] = (uint) i_32;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_35;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_36;
                gale_ints[6 * gale_items + gale_item] = (uint) i_38;
                gale_ints[7 * gale_items + gale_item] = (uint) i_39;
                gale_longs[6 * gale_items + gale_item] = (ulong) l_41;
                gale_longs[7 * gale_items + gale_item] = (ulong) l_42;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_50); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_0 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_18 = (int) gale_ints[2 * gale_items + gale_item];
                i_19 = (int) gale_ints[3 * gale_items + gale_item];
                ul_21 = arg_buffer + gale_longs[gale_item];
                l_22 = (long) gale_longs[gale_items + gale_item];
                l_23 = (long) gale_longs[2 * gale_items + gale_item];
                l_30 = (long) gale_longs[3 * gale_items + gale_item];
                i_31 = (int) gale_ints[4 * gale_items + gale_item];
                i_32 = (int) gale_ints[5 * gale_items + gale_item];
                l_35 = (long) gale_longs[4 * gale_items + gale_item];
                l_36 = (long) gale_longs[5 * gale_items + gale_item];
                i_38 = (int) gale_ints[6 * gale_items + gale_item];
                i_39 = (int) gale_ints[7 * gale_items + gale_item];
                l_41 = (long) gale_longs[6 * gale_items + gale_item];
                l_42 = (long) gale_longs[7 * gale_items + gale_item];
                l_24 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                i_25 = (int) get_local_id(0);
                i_26 = (int) get_local_id(0);
                i_27 = (int) get_local_id(0);
                ul_28 = arg_args + 24L;
                ul_29 = arg_args + 16L;
                l_50 = gale_reply(gale_entry);
            }
            i_51 = (int) l_50;
            if (l_50 < 0L) {
                i_52 = 0;
            } else {
                i_52 = i_51;
            }
            l_53 = gale_BlockAccess_offsetInRegion(arg_fs, l_50, l_42, gale_group);
            gale_copy((arg_fs + 16 + l_53), (arg_buffer + 16 + (l_41 + l_22)), i_52);
            GALEFS_BARRIER(3);
            if (i_25 == 0) {
                if (!(i_52 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_52, gale_group);
                }
            }
            i_54 = (int) ((uint) i_38 + (uint) i_52);
            i_55 = ((l_50 == (-117L)) || (!((i_39 == 0) || (((l_36 + ((long) i_54)) & l_24) == 0)))) ? 1 : 0;
            i_56 = ((l_50 == (-117L)) || (!((i_52 < 1) || (!(i_54 < i_0))))) ? 1 : 0;
            if (l_50 < 0L) {
                if (l_50 == (-117L)) {
                    i_37 = i_56;
                    i_38 = i_54;
                    i_39 = i_55;
                } else {
                    i_37 = i_51;
                    i_38 = i_54;
                    i_39 = i_55;
                }
            } else {
                i_37 = i_56;
                i_38 = i_54;
                i_39 = i_55;
            }
        }
        if (i_38 < 1) {
            i_57 = i_37;
        } else {
            i_57 = i_38;
        }
        i_58 = (int) ((uint) i_31 + (uint) 1);
        if (i_57 == i_0) {
            l_59 = *((__global gale_long *) (arg_buffer + (l_22 + 16L)));
            l_60 = (long) i_18;
            l_61 = l_35 * l_60;
            if (l_61 == l_59) {
                l_62 = *((__global gale_long *) (arg_buffer + ((((long) ((int) ((uint) ((int) ((uint) i_18 + (uint) i_19)) + (uint) (-1)))) << 3) + 16L)));
                if (((l_60 + l_61) + (-1L)) == l_62) {
                    i_63 = i_31;
                } else {
                    i_63 = i_58;
                }
            } else {
                i_63 = i_58;
            }
        } else {
            i_63 = i_58;
        }
        l_64 = *((__global gale_long *) ul_21);
        GALEFS_BARRIER(4);
        l_65 = (long) ((ulong) l_30 + (ulong) ((long) ((ulong) l_64 + (ulong) (-7046029254386353131L))));
        l_66 = (long) ((ulong) (((long) ((ulong) l_65 >> 30)) ^ l_65) * (ulong) (-4658895280553007687L));
        l_67 = (long) ((ulong) (l_66 ^ ((long) ((ulong) l_66 >> 27))) * (ulong) (-7723592293110705685L));
        l_68 = l_67 ^ ((long) ((ulong) l_67 >> 31));
        i_69 = (int) ((uint) i_32 + (uint) 1);
        l_30 = l_68;
        i_31 = i_63;
        i_32 = i_69;
    }
    if (((int) get_local_id(0)) == 0) {
        l_70 = gale_OpenFileCalls_beginClose(arg_fs, i_16, gale_group);
        l_71 = l_70;
    } else {
        l_71 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_71 < (-4611686018427387904L)) {
            l_72 = gale_HostCall_awaitReply(arg_fs, l_71, gale_group);
            l_73 = l_72;
        } else {
            l_73 = l_71;
        }
    } else {
        l_73 = l_71;
    }
    GALEFS_BROADCAST(5, l_74, l_73);
    if (l_74 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_31;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_74); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_31 = (int) gale_ints[gale_item];
        l_74 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_int *) (arg_wrong + ((((long) gale_group) << 2) + 16L))) = i_31;
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_57) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_21) VARIABLE(long, l_26) VARIABLE(long, l_31) VARIABLE(long, l_32) VARIABLE(long, l_37) VARIABLE(long, l_38) VARIABLE(long, l_44) VARIABLE(long, l_58) VARIABLE(__global uchar *, ul_18) VARIABLE(__global uchar *, ul_24) VARIABLE(__global uchar *, ul_25)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(ul_18) VARIABLE(ul_24) VARIABLE(ul_25)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_44) VARIABLE(ul_18) VARIABLE(ul_24) VARIABLE(ul_25)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_28) VARIABLE(i_57) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(l_58) VARIABLE(ul_18) VARIABLE(ul_24) VARIABLE(ul_25)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_27)

__kernel void galefs_follow(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_buffer, __global uchar *arg_wrong, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_18, *ul_24, *ul_25;
    int i_0, i_4, i_5, i_8, i_13, i_14, i_15, i_16, i_22, i_23, i_27, i_28, i_29, i_30, i_33, i_34, i_35, i_36, i_39, i_40, i_41, i_45, i_46, i_48, i_49, i_50, i_51, i_52, i_57, i_63;
    long l_1, l_2, l_3, l_6, l_7, l_9, l_10, l_11, l_12, l_17, l_19, l_20, l_21, l_26, l_31, l_32, l_37, l_38, l_42, l_43, l_44, l_47, l_53, l_54, l_55, l_56, l_58, l_59, l_60, l_61, l_62, l_64, l_65, l_66;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 8 * gale_items);
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
    i_0 = *((__global gale_int *) (arg_args + 20L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 7, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_2 = l_6;
        }
    } else {
        l_2 = 0L;
    }
    GALEFS_BROADCAST(1, l_7, l_2);
    if (l_7 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_7); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        l_7 = gale_reply(gale_entry);
    }
    i_8 = *((__global gale_int *) (arg_args + 28L));
    l_9 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) i_8) * (ulong) (-7046029254386353131L))) + (ulong) ((long) gale_group))) + (ulong) (-7046029254386353130L));
    l_10 = (long) ((ulong) (((long) ((ulong) l_9 >> 30)) ^ l_9) * (ulong) (-4658895280553007687L));
    l_11 = (long) ((ulong) (l_10 ^ ((long) ((ulong) l_10 >> 27))) * (ulong) (-7723592293110705685L));
    l_12 = l_11 ^ ((long) ((ulong) l_11 >> 31));
    i_13 = (int) l_7;
    i_14 = (i_13 < 0) ? 1 : 0;
    i_15 = ((int) ((uint) ((int) ((uint) (i_0 >> 31) >> 29)) + (uint) i_0)) >> 3;
    i_16 = (int) ((uint) i_15 * (uint) gale_group);
    l_17 = (long) i_16;
    ul_18 = arg_buffer + (((l_17 + 1L) << 3) + 16L);
    l_19 = l_17 << 3;
    l_20 = (long) i_0;
    l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    i_22 = (int) get_local_id(0);
    i_23 = (int) get_local_id(0);
    ul_24 = arg_args + 24L;
    ul_25 = arg_args + 16L;
    l_26 = l_12;
    i_27 = i_14;
    i_28 = 0;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_11;
        }
        i_29 = *((__global gale_int *) ul_25);
        if (!(i_28 < i_29)) {
            break;
        }
        i_30 = *((__global gale_int *) ul_24);
        l_31 = (long) (uint) (((int) ((long) ((ulong) l_26 >> 33))) & ((int) ((uint) i_30 + (uint) (-1))));
        l_32 = l_31 * l_20;
        i_33 = 1;
        i_34 = 0;
        i_35 = 0;
        loop_11:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_33 == 1)) {
                break;
            }
            i_36 = (int) ((uint) i_0 - (uint) i_34);
            l_37 = (long) i_34;
            l_38 = l_32 + l_37;
            if (i_35 == 0) {
                i_39 = i_36;
            } else {
                i_40 = 4096 - ((int) (l_38 & 4095L));
                i_41 = (i_40 < i_36) ? i_40 : i_36;
                i_39 = i_41;
            }
            if (i_23 == 0) {
                l_42 = gale_BlockAccess_beginRead(arg_fs, i_13, l_38, i_39, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_43 = l_42;
            } else {
                l_43 = 0L;
            }
            GALEFS_BROADCAST(2, l_44, l_43);
            if (l_44 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_13;
                gale_ints[2 * gale_items + gale_item] = (uint) i_15;
                gale_ints[3 * gale_items + gale_item] = (uint) i_16;
                gale_longs[gale_item] = (ulong) (ul_18 - arg_buffer);
                gale_longs[gale_items + gale_item] = (ulong) l_19;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_20;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_26;
                gale_ints[4 * gale_items + gale_item] = (uint) i_27;
                gale_ints[5 * gale_items + gale_item] = (uint) i_28;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_31;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_32;
                gale_ints[6 * gale_items + gale_item] = (uint) i_34;
                gale_ints[7 * gale_items + gale_item] = (uint) i_35;
                gale_longs[6 * gale_items + gale_item] = (ulong) l_37;
                gale_longs[7 * gale_items + gale_item] = (ulong) l_38;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_44); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_0 = (int) gale_ints[gale_item];
                i_13 = (int) gale_ints[gale_items + gale_item];
                i_15 = (int) gale_ints[2 * gale_items + gale_item];
                i_16 = (int) gale_ints[3 * gale_items + gale_item];
                ul_18 = arg_buffer + gale_longs[gale_item];
                l_19 = (long) gale_longs[gale_items + gale_item];
                l_20 = (long) gale_longs[2 * gale_items + gale_item];
                l_26 = (long) gale_longs[3 * gale_items + gale_item];
                i_27 = (int) gale_ints[4 * gale_items + gale_item];
                i_28 = (int) gale_ints[5 * gale_items + gale_item];
                l_31 = (long) gale_longs[4 * gale_items + gale_item];
                l_32 = (long) gale_longs[5 * gale_items + gale_item];
                i_34 = (int) gale_ints[6 * gale_items + gale_item];
                i_35 = (int) gale_ints[7 * gale_items + gale_item];
                l_37 = (long) gale_longs[6 * gale_items + gale_item];
                l_38 = (long) gale_longs[7 * gale_items + gale_item];
                l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                i_22 = (int) get_local_id(0);
                i_23 = (int) get_local_id(0);
                ul_24 = arg_args + 24L;
                ul_25 = arg_args + 16L;
                l_44 = gale_reply(gale_entry);
            }
            i_45 = (int) l_44;
            if (l_44 < 0L) {
                i_46 = 0;
            } else {
                i_46 = i_45;
            }
            l_47 = gale_BlockAccess_offsetInRegion(arg_fs, l_44, l_38, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_47), (arg_buffer + 16 + (l_37 + l_19)), i_46);
            GALEFS_BARRIER(3);
            if (i_22 == 0) {
                if (!(i_46 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_46, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_48 = (int) ((uint) i_34 + (uint) i_46);
            i_49 = ((l_44 == (-117L)) || (!((i_35 == 0) || (((l_32 + ((long) i_48)) & l_21) == 0)))) ? 1 : 0;
            i_50 = ((l_44 == (-117L)) || (!((i_46 < 1) || (!(i_48 < i_0))))) ? 1 : 0;
            if (l_44 < 0L) {
                if (l_44 == (-117L)) {
                    i_33 = i_50;
                    i_34 = i_48;
                    i_35 = i_49;
                } else {
                    i_33 = i_45;
                    i_34 = i_48;
                    i_35 = i_49;
                }
            } else {
                i_33 = i_50;
                i_34 = i_48;
                i_35 = i_49;
            }
        }
        if (i_34 < 1) {
            i_51 = i_33;
        } else {
            i_51 = i_34;
        }
        i_52 = (int) ((uint) i_27 + (uint) 1);
        if (i_51 == i_0) {
            l_53 = *((__global gale_long *) (arg_buffer + (l_19 + 16L)));
            l_54 = (long) i_15;
            l_55 = l_31 * l_54;
            if (l_55 == l_53) {
                l_56 = *((__global gale_long *) (arg_buffer + ((((long) ((int) ((uint) ((int) ((uint) i_15 + (uint) i_16)) + (uint) (-1)))) << 3) + 16L)));
                if (((l_54 + l_55) + (-1L)) == l_56) {
                    i_57 = i_27;
                } else {
                    i_57 = i_52;
                }
            } else {
                i_57 = i_52;
            }
        } else {
            i_57 = i_52;
        }
        l_58 = *((__global gale_long *) ul_18);
        GALEFS_BARRIER(4);
        l_59 = (long) ((ulong) l_26 + (ulong) ((long) ((ulong) l_58 + (ulong) (-7046029254386353131L))));
        l_60 = (long) ((ulong) (((long) ((ulong) l_59 >> 30)) ^ l_59) * (ulong) (-4658895280553007687L));
        l_61 = (long) ((ulong) (l_60 ^ ((long) ((ulong) l_60 >> 27))) * (ulong) (-7723592293110705685L));
        l_62 = l_61 ^ ((long) ((ulong) l_61 >> 31));
        i_63 = (int) ((uint) i_28 + (uint) 1);
        l_26 = l_62;
        i_27 = i_57;
        i_28 = i_63;
    }
    if (((int) get_local_id(0)) == 0) {
        l_64 = gale_OpenFileCalls_beginClose(arg_fs, i_13, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_65 = l_64;
    } else {
        l_65 = 0L;
    }
    GALEFS_BROADCAST(5, l_66, l_65);
    if (l_66 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_27;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_66); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_27 = (int) gale_ints[gale_item];
        l_66 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_int *) (arg_wrong + ((((long) gale_group) << 2) + 16L))) = i_27;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
