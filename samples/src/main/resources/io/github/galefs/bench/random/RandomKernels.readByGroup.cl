// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.random.RandomKernels#readByGroup
// entry point: galefs_readByGroup
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// waits: 3
// saved values: 15
// context bytes: 88
// needs: BARRIERS
// string: "indices"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: dc10bccb7c92c612a9b8efc78d508aad98d6f399051aebed6400a6dd64c6174e
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {105, 110, 100, 105, 99, 101, 115};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_65) VARIABLE(long, l_20) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_36) VARIABLE(long, l_37) VARIABLE(long, l_38) VARIABLE(long, l_43) VARIABLE(long, l_44) VARIABLE(long, l_52) VARIABLE(__global uchar *, ul_26) VARIABLE(__global uchar *, ul_27)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_43) VARIABLE(l_44) VARIABLE(ul_26) VARIABLE(ul_27)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_52) VARIABLE(ul_26) VARIABLE(ul_27)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_30) VARIABLE(i_65) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_36) VARIABLE(ul_26) VARIABLE(ul_27)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_29)

__kernel void galefs_readByGroup(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_buffer, __global uchar *arg_wrong, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_26, *ul_27;
    int i_0, i_5, i_6, i_11, i_16, i_17, i_18, i_19, i_23, i_24, i_25, i_29, i_30, i_31, i_32, i_39, i_40, i_41, i_42, i_45, i_46, i_47, i_53, i_54, i_56, i_57, i_58, i_59, i_60, i_65, i_66;
    long l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_12, l_13, l_14, l_15, l_20, l_21, l_22, l_28, l_33, l_34, l_35, l_36, l_37, l_38, l_43, l_44, l_48, l_49, l_50, l_51, l_52, l_55, l_61, l_62, l_63, l_64, l_67, l_68, l_69, l_70, l_71;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 7 * gale_items);
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
    l_20 = ((long) i_19) << 3;
    l_21 = (long) i_0;
    l_22 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    i_23 = (int) get_local_id(0);
    i_24 = (int) get_local_id(0);
    i_25 = (int) get_local_id(0);
    ul_26 = arg_args + 24L;
    ul_27 = arg_args + 16L;
    l_28 = l_15;
    i_29 = i_17;
    i_30 = 0;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_16;
        }
        i_31 = *((__global gale_int *) ul_27);
        if (!(i_30 < i_31)) {
            break;
        }
        i_32 = *((__global gale_int *) ul_26);
        l_33 = (long) ((ulong) l_28 + (ulong) (-7046029254386353131L));
        l_34 = (long) ((ulong) (l_33 ^ ((long) ((ulong) l_33 >> 30))) * (ulong) (-4658895280553007687L));
        l_35 = (long) ((ulong) (l_34 ^ ((long) ((ulong) l_34 >> 27))) * (ulong) (-7723592293110705685L));
        l_36 = l_35 ^ ((long) ((ulong) l_35 >> 31));
        l_37 = (long) (uint) (((int) ((long) ((ulong) l_36 >> 33))) & ((int) ((uint) i_32 + (uint) (-1))));
        l_38 = l_37 * l_21;
        i_39 = 1;
        i_40 = 0;
        i_41 = 0;
        loop_16:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_39 == 1)) {
                break;
            }
            i_42 = (int) ((uint) i_0 - (uint) i_40);
            l_43 = (long) i_40;
            l_44 = l_38 + l_43;
            if (i_41 == 0) {
                i_45 = i_42;
            } else {
                i_46 = 4096 - ((int) (l_44 & 4095L));
                i_47 = (i_46 < i_42) ? i_46 : i_42;
                i_45 = i_47;
            }
            if (i_25 == 0) {
                l_48 = gale_BlockAccess_beginRead(arg_fs, i_16, l_44, i_45, gale_group);
                l_49 = l_48;
            } else {
                l_49 = 0L;
            }
            if (i_24 == 0) {
                if (l_49 < (-4611686018427387904L)) {
                    l_50 = gale_HostCall_awaitReply(arg_fs, l_49, gale_group);
                    l_51 = l_50;
                } else {
                    l_51 = l_49;
                }
            } else {
                l_51 = l_49;
            }
            GALEFS_BROADCAST(2, l_52, l_51);
            if (l_52 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_18;
                gale_ints[3 * gale_items + gale_item] = (uint) i_19;
                gale_longs[gale_item] = (ulong) l_20;
                gale_longs[gale_items + gale_item] = (ulong) l_21;
                gale_ints[4 * gale_items + gale_item] = (uint) i_29;
                gale_ints[5 * gale_items + gale_item] = (uint) i_30;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_36;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_37;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_38;
                gale_ints[6 * gale_items + gale_item] = (uint) i_40;
                gale_ints[7 * gale_items + gale_item] = (uint) i_41;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_43;
                gale_longs[6 * gale_items + gale_item] = (ulong) l_44;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_52); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_0 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_18 = (int) gale_ints[2 * gale_items + gale_item];
                i_19 = (int) gale_ints[3 * gale_items + gale_item];
                l_20 = (long) gale_longs[gale_item];
                l_21 = (long) gale_longs[gale_items + gale_item];
                i_29 = (int) gale_ints[4 * gale_items + gale_item];
                i_30 = (int) gale_ints[5 * gale_items + gale_item];
                l_36 = (long) gale_longs[2 * gale_items + gale_item];
                l_37 = (long) gale_longs[3 * gale_items + gale_item];
                l_38 = (long) gale_longs[4 * gale_items + gale_item];
                i_40 = (int) gale_ints[6 * gale_items + gale_item];
                i_41 = (int) gale_ints[7 * gale_items + gale_item];
                l_43 = (long) gale_longs[5 * gale_items + gale_item];
                l_44 = (long) gale_longs[6 * gale_items + gale_item];
                l_22 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                i_23 = (int) get_local_id(0);
                i_24 = (int) get_local_id(0);
                i_25 = (int) get_local_id(0);
                ul_26 = arg_args + 24L;
                ul_27 = arg_args + 16L;
                l_52 = gale_reply(gale_entry);
            }
            i_53 = (int) l_52;
            if (l_52 < 0L) {
                i_54 = 0;
            } else {
                i_54 = i_53;
            }
            l_55 = gale_BlockAccess_offsetInRegion(arg_fs, l_52, l_44, gale_group);
            gale_copy((arg_fs + 16 + l_55), (arg_buffer + 16 + (l_43 + l_20)), i_54);
            GALEFS_BARRIER(3);
            if (i_23 == 0) {
                if (!(i_54 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_54, gale_group);
                }
            }
            i_56 = (int) ((uint) i_40 + (uint) i_54);
            i_57 = ((l_52 == (-117L)) || (!((i_41 == 0) || (((l_38 + ((long) i_56)) & l_22) == 0)))) ? 1 : 0;
            i_58 = ((l_52 == (-117L)) || (!((i_54 < 1) || (!(i_56 < i_0))))) ? 1 : 0;
            if (l_52 < 0L) {
                if (l_52 == (-117L)) {
                    i_39 = i_58;
                    i_40 = i_56;
                    i_41 = i_57;
                } else {
                    i_39 = i_53;
                    i_40 = i_56;
                    i_41 = i_57;
                }
            } else {
                i_39 = i_58;
                i_40 = i_56;
                i_41 = i_57;
            }
        }
        if (i_40 < 1) {
            i_59 = i_39;
        } else {
            i_59 = i_40;
        }
        i_60 = (int) ((uint) i_29 + (uint) 1);
        if (i_59 == i_0) {
            l_61 = *((__global gale_long *) (arg_buffer + (l_20 + 16L)));
            l_62 = (long) i_18;
            l_63 = l_37 * l_62;
            if (l_63 == l_61) {
                l_64 = *((__global gale_long *) (arg_buffer + ((((long) ((int) ((uint) ((int) ((uint) i_18 + (uint) i_19)) + (uint) (-1)))) << 3) + 16L)));
                if (((l_62 + l_63) + (-1L)) == l_64) {
                    i_65 = i_29;
                } else {
                    i_65 = i_60;
                }
            } else {
                i_65 = i_60;
            }
        } else {
            i_65 = i_60;
        }
        GALEFS_BARRIER(4);
        i_66 = (int) ((uint) i_30 + (uint) 1);
        l_28 = l_36;
        i_29 = i_65;
        i_30 = i_66;
    }
    if (((int) get_local_id(0)) == 0) {
        l_67 = gale_OpenFileCalls_beginClose(arg_fs, i_16, gale_group);
        l_68 = l_67;
    } else {
        l_68 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_68 < (-4611686018427387904L)) {
            l_69 = gale_HostCall_awaitReply(arg_fs, l_68, gale_group);
            l_70 = l_69;
        } else {
            l_70 = l_68;
        }
    } else {
        l_70 = l_68;
    }
    GALEFS_BROADCAST(5, l_71, l_70);
    if (l_71 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_29;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_71); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_29 = (int) gale_ints[gale_item];
        l_71 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_int *) (arg_wrong + ((((long) gale_group) << 2) + 16L))) = i_29;
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_59) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_32) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_39) VARIABLE(long, l_40) VARIABLE(long, l_46) VARIABLE(__global uchar *, ul_22) VARIABLE(__global uchar *, ul_23)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(ul_22) VARIABLE(ul_23)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_46) VARIABLE(ul_22) VARIABLE(ul_23)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_26) VARIABLE(i_59) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_32) VARIABLE(ul_22) VARIABLE(ul_23)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_25)

__kernel void galefs_readByGroup(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_buffer, __global uchar *arg_wrong, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_22, *ul_23;
    int i_0, i_4, i_5, i_8, i_13, i_14, i_15, i_16, i_20, i_21, i_25, i_26, i_27, i_28, i_35, i_36, i_37, i_38, i_41, i_42, i_43, i_47, i_48, i_50, i_51, i_52, i_53, i_54, i_59, i_60;
    long l_1, l_2, l_3, l_6, l_7, l_9, l_10, l_11, l_12, l_17, l_18, l_19, l_24, l_29, l_30, l_31, l_32, l_33, l_34, l_39, l_40, l_44, l_45, l_46, l_49, l_55, l_56, l_57, l_58, l_61, l_62, l_63;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 7 * gale_items);
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
    l_17 = ((long) i_16) << 3;
    l_18 = (long) i_0;
    l_19 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    i_20 = (int) get_local_id(0);
    i_21 = (int) get_local_id(0);
    ul_22 = arg_args + 24L;
    ul_23 = arg_args + 16L;
    l_24 = l_12;
    i_25 = i_14;
    i_26 = 0;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_11;
        }
        i_27 = *((__global gale_int *) ul_23);
        if (!(i_26 < i_27)) {
            break;
        }
        i_28 = *((__global gale_int *) ul_22);
        l_29 = (long) ((ulong) l_24 + (ulong) (-7046029254386353131L));
        l_30 = (long) ((ulong) (l_29 ^ ((long) ((ulong) l_29 >> 30))) * (ulong) (-4658895280553007687L));
        l_31 = (long) ((ulong) (l_30 ^ ((long) ((ulong) l_30 >> 27))) * (ulong) (-7723592293110705685L));
        l_32 = l_31 ^ ((long) ((ulong) l_31 >> 31));
        l_33 = (long) (uint) (((int) ((long) ((ulong) l_32 >> 33))) & ((int) ((uint) i_28 + (uint) (-1))));
        l_34 = l_33 * l_18;
        i_35 = 1;
        i_36 = 0;
        i_37 = 0;
        loop_11:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_35 == 1)) {
                break;
            }
            i_38 = (int) ((uint) i_0 - (uint) i_36);
            l_39 = (long) i_36;
            l_40 = l_34 + l_39;
            if (i_37 == 0) {
                i_41 = i_38;
            } else {
                i_42 = 4096 - ((int) (l_40 & 4095L));
                i_43 = (i_42 < i_38) ? i_42 : i_38;
                i_41 = i_43;
            }
            if (i_21 == 0) {
                l_44 = gale_BlockAccess_beginRead(arg_fs, i_13, l_40, i_41, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_45 = l_44;
            } else {
                l_45 = 0L;
            }
            GALEFS_BROADCAST(2, l_46, l_45);
            if (l_46 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_13;
                gale_ints[2 * gale_items + gale_item] = (uint) i_15;
                gale_ints[3 * gale_items + gale_item] = (uint) i_16;
                gale_longs[gale_item] = (ulong) l_17;
                gale_longs[gale_items + gale_item] = (ulong) l_18;
                gale_ints[4 * gale_items + gale_item] = (uint) i_25;
                gale_ints[5 * gale_items + gale_item] = (uint) i_26;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_32;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_33;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_34;
                gale_ints[6 * gale_items + gale_item] = (uint) i_36;
                gale_ints[7 * gale_items + gale_item] = (uint) i_37;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_39;
                gale_longs[6 * gale_items + gale_item] = (ulong) l_40;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_46); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_0 = (int) gale_ints[gale_item];
                i_13 = (int) gale_ints[gale_items + gale_item];
                i_15 = (int) gale_ints[2 * gale_items + gale_item];
                i_16 = (int) gale_ints[3 * gale_items + gale_item];
                l_17 = (long) gale_longs[gale_item];
                l_18 = (long) gale_longs[gale_items + gale_item];
                i_25 = (int) gale_ints[4 * gale_items + gale_item];
                i_26 = (int) gale_ints[5 * gale_items + gale_item];
                l_32 = (long) gale_longs[2 * gale_items + gale_item];
                l_33 = (long) gale_longs[3 * gale_items + gale_item];
                l_34 = (long) gale_longs[4 * gale_items + gale_item];
                i_36 = (int) gale_ints[6 * gale_items + gale_item];
                i_37 = (int) gale_ints[7 * gale_items + gale_item];
                l_39 = (long) gale_longs[5 * gale_items + gale_item];
                l_40 = (long) gale_longs[6 * gale_items + gale_item];
                l_19 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                i_20 = (int) get_local_id(0);
                i_21 = (int) get_local_id(0);
                ul_22 = arg_args + 24L;
                ul_23 = arg_args + 16L;
                l_46 = gale_reply(gale_entry);
            }
            i_47 = (int) l_46;
            if (l_46 < 0L) {
                i_48 = 0;
            } else {
                i_48 = i_47;
            }
            l_49 = gale_BlockAccess_offsetInRegion(arg_fs, l_46, l_40, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_49), (arg_buffer + 16 + (l_39 + l_17)), i_48);
            GALEFS_BARRIER(3);
            if (i_20 == 0) {
                if (!(i_48 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_48, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_50 = (int) ((uint) i_36 + (uint) i_48);
            i_51 = ((l_46 == (-117L)) || (!((i_37 == 0) || (((l_34 + ((long) i_50)) & l_19) == 0)))) ? 1 : 0;
            i_52 = ((l_46 == (-117L)) || (!((i_48 < 1) || (!(i_50 < i_0))))) ? 1 : 0;
            if (l_46 < 0L) {
                if (l_46 == (-117L)) {
                    i_35 = i_52;
                    i_36 = i_50;
                    i_37 = i_51;
                } else {
                    i_35 = i_47;
                    i_36 = i_50;
                    i_37 = i_51;
                }
            } else {
                i_35 = i_52;
                i_36 = i_50;
                i_37 = i_51;
            }
        }
        if (i_36 < 1) {
            i_53 = i_35;
        } else {
            i_53 = i_36;
        }
        i_54 = (int) ((uint) i_25 + (uint) 1);
        if (i_53 == i_0) {
            l_55 = *((__global gale_long *) (arg_buffer + (l_17 + 16L)));
            l_56 = (long) i_15;
            l_57 = l_33 * l_56;
            if (l_57 == l_55) {
                l_58 = *((__global gale_long *) (arg_buffer + ((((long) ((int) ((uint) ((int) ((uint) i_15 + (uint) i_16)) + (uint) (-1)))) << 3) + 16L)));
                if (((l_56 + l_57) + (-1L)) == l_58) {
                    i_59 = i_25;
                } else {
                    i_59 = i_54;
                }
            } else {
                i_59 = i_54;
            }
        } else {
            i_59 = i_54;
        }
        GALEFS_BARRIER(4);
        i_60 = (int) ((uint) i_26 + (uint) 1);
        l_24 = l_32;
        i_25 = i_59;
        i_26 = i_60;
    }
    if (((int) get_local_id(0)) == 0) {
        l_61 = gale_OpenFileCalls_beginClose(arg_fs, i_13, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_62 = l_61;
    } else {
        l_62 = 0L;
    }
    GALEFS_BROADCAST(5, l_63, l_62);
    if (l_63 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_25;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_63); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_25 = (int) gale_ints[gale_item];
        l_63 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_int *) (arg_wrong + ((((long) gale_group) << 2) + 16L))) = i_25;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
