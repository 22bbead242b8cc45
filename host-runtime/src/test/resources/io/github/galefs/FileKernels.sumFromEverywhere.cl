// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#sumFromEverywhere
// entry point: galefs_sumFromEverywhere
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// waits: 4
// saved values: 12
// context bytes: 72
// needs: BARRIERS
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: a4357ef3c98c9c36f82ec7e066440a1650fc896c4528084de799613ec0a47645
// functions SHA-256: 0214bdf687b246166460f18f4e2722a91f192903e9728495afd8120971d1fd19
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_div_long gale_int_at gale_rem_int gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_div_long gale_int_at gale_rem_int gale_reply gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_17) VARIABLE(int, i_19) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_28) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(long, l_0) VARIABLE(long, l_18) VARIABLE(long, l_20) VARIABLE(long, l_21) VARIABLE(long, l_27) VARIABLE(long, l_29) VARIABLE(long, l_34) VARIABLE(long, l_35) VARIABLE(long, l_43) VARIABLE(long, l_56)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(l_0)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_35)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_43)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_56)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_27)

__kernel void galefs_sumFromEverywhere(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_sums, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_17, i_19, i_22, i_23, i_24, i_25, i_26, i_28, i_30, i_31, i_32, i_33, i_36, i_37, i_38, i_44, i_45, i_47, i_48, i_49, i_50, i_52, i_53, i_55, i_57;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_12, l_13, l_14, l_15, l_16, l_18, l_20, l_21, l_27, l_29, l_34, l_35, l_39, l_40, l_41, l_42, l_43, l_46, l_51, l_54, l_56, l_58, l_59, l_60, l_61, l_62;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 6 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        case 3:
            goto loop_22;
        case 4:
            goto resume_4;
        default:
            break;
    }
    l_0 = *((__global gale_long *) (arg_args + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_5))))) = (char) ((int) gale_literals[i_5]);
                i_6 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group);
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
        gale_longs[gale_item] = (ulong) l_0;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_10); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_0 = (long) gale_longs[gale_item];
        l_10 = gale_reply(gale_entry);
    }
    i_11 = (int) l_10;
    if (((int) get_local_id(0)) == 0) {
        l_12 = gale_OpenFileCalls_status(arg_fs, i_11, 0, gale_group);
        l_13 = l_12;
    } else {
        l_13 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_13 < (-4611686018427387904L)) {
            l_14 = gale_HostCall_awaitReply(arg_fs, l_13, gale_group);
            l_15 = l_14;
        } else {
            l_15 = l_13;
        }
    } else {
        l_15 = l_13;
    }
    GALEFS_BROADCAST(2, l_16, l_15);
    if (l_16 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_0;
        gale_ints[gale_item] = (uint) i_11;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_16); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        l_0 = (long) gale_longs[gale_item];
        i_11 = (int) gale_ints[gale_item];
        l_16 = gale_reply(gale_entry);
    }
    i_17 = (int) l_0;
    l_18 = (long) i_17;
    i_19 = (int) gale_div_long(((long) ((ulong) ((long) ((ulong) l_18 + (ulong) l_16)) + (ulong) (-1L))), l_18);
    l_20 = ((long) gale_group) * l_18;
    l_21 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    i_22 = (int) get_local_id(0);
    i_23 = (int) get_local_id(0);
    i_24 = (int) get_local_id(0);
    i_25 = gale_group;
    i_26 = (int) get_local_id(0);
    l_27 = 0L;
    i_28 = 0;
    loop_22:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_24;
        }
        if (!(i_28 < i_19)) {
            break;
        }
        l_29 = l_18 * ((long) gale_rem_int(((int) ((uint) i_28 + (uint) i_25)), i_19));
        i_30 = 1;
        i_31 = 0;
        i_32 = 0;
        loop_24:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 3) {
                goto resume_3;
            }
            if (!(i_30 == 1)) {
                break;
            }
            i_33 = (int) ((uint) i_17 - (uint) i_31);
            l_34 = (long) i_31;
            l_35 = l_29 + l_34;
            if (i_32 == 0) {
                i_36 = i_33;
            } else {
                i_37 = 4096 - ((int) (l_35 & 4095L));
                i_38 = (i_37 < i_33) ? i_37 : i_33;
                i_36 = i_38;
            }
            if (i_26 == 0) {
                l_39 = gale_BlockAccess_beginRead(arg_fs, i_11, l_35, i_36, gale_group);
                l_40 = l_39;
            } else {
                l_40 = 0L;
            }
            if (i_24 == 0) {
                if (l_40 < (-4611686018427387904L)) {
                    l_41 = gale_HostCall_awaitReply(arg_fs, l_40, gale_group);
                    l_42 = l_41;
                } else {
                    l_42 = l_40;
                }
            } else {
                l_42 = l_40;
            }
            GALEFS_BROADCAST(3, l_43, l_42);
            if (l_43 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_11;
                gale_ints[gale_items + gale_item] = (uint) i_17;
                gale_longs[gale_item] = (ulong) l_18;
                gale_ints[2 * gale_items + gale_item] = (uint) i_19;
                gale_longs[gale_items + gale_item] = (ulong) l_20;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_27;
                gale_ints[3 * gale_items + gale_item] = (uint) i_28;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_29;
                gale_ints[4 * gale_items + gale_item] = (uint) i_31;
                gale_ints[5 * gale_items + gale_item] = (uint) i_32;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_34;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_35;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_43); }
                GALEFS_RETURN;
                resume_3:
                gale_resuming = 0;
                i_11 = (int) gale_ints[gale_item];
                i_17 = (int) gale_ints[gale_items + gale_item];
                l_18 = (long) gale_longs[gale_item];
                i_19 = (int) gale_ints[2 * gale_items + gale_item];
                l_20 = (long) gale_longs[gale_items + gale_item];
                l_27 = (long) gale_longs[2 * gale_items + gale_item];
                i_28 = (int) gale_ints[3 * gale_items + gale_item];
                l_29 = (long) gale_longs[3 * gale_items + gale_item];
                i_31 = (int) gale_ints[4 * gale_items + gale_item];
                i_32 = (int) gale_ints[5 * gale_items + gale_item];
                l_34 = (long) gale_longs[4 * gale_items + gale_item];
                l_35 = (long) gale_longs[5 * gale_items + gale_item];
                l_21 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                i_22 = (int) get_local_id(0);
                i_23 = (int) get_local_id(0);
                i_24 = (int) get_local_id(0);
                i_25 = gale_group;
                i_26 = (int) get_local_id(0);
                l_43 = gale_reply(gale_entry);
            }
            i_44 = (int) l_43;
            if (l_43 < 0L) {
                i_45 = 0;
            } else {
                i_45 = i_44;
            }
            l_46 = gale_BlockAccess_offsetInRegion(arg_fs, l_43, l_35, gale_group);
            gale_copy((arg_fs + 16 + l_46), (arg_scratch + 16 + (l_20 + l_34)), i_45);
            GALEFS_BARRIER(4);
            if (i_23 == 0) {
                if (!(i_45 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_45, gale_group);
                }
            }
            i_47 = (int) ((uint) i_31 + (uint) i_45);
            i_48 = ((l_43 == (-117L)) || (!((i_32 == 0) || (((l_29 + ((long) i_47)) & l_21) == 0)))) ? 1 : 0;
            i_49 = ((l_43 == (-117L)) || (!((i_45 < 1) || (!(i_47 < i_17))))) ? 1 : 0;
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
        if (i_22 == 0) {
            l_51 = l_27;
            i_52 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_52 < i_50)) {
                    break;
                }
                i_53 = (int) *((__global char *) (arg_scratch + 16 + (l_20 + ((long) i_52))));
                l_54 = (long) ((ulong) l_51 + (ulong) ((long) (uint) (i_53 & 255)));
                i_55 = (int) ((uint) i_52 + (uint) 1);
                l_51 = l_54;
                i_52 = i_55;
            }
            l_56 = l_51;
        } else {
            l_56 = l_27;
        }
        GALEFS_BARRIER(5);
        i_57 = (int) ((uint) i_28 + (uint) 1);
        l_27 = l_56;
        i_28 = i_57;
    }
    if (((int) get_local_id(0)) == 0) {
        l_58 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_59 = l_58;
    } else {
        l_59 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_59 < (-4611686018427387904L)) {
            l_60 = gale_HostCall_awaitReply(arg_fs, l_59, gale_group);
            l_61 = l_60;
        } else {
            l_61 = l_59;
        }
    } else {
        l_61 = l_59;
    }
    GALEFS_BROADCAST(6, l_62, l_61);
    if (l_62 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_27;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_62); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        l_27 = (long) gale_longs[gale_item];
        l_62 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_sums + ((((long) gale_group) << 3) + 16L))) = l_27;
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_12) VARIABLE(int, i_14) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_8) VARIABLE(long, l_0) VARIABLE(long, l_13) VARIABLE(long, l_15) VARIABLE(long, l_16) VARIABLE(long, l_21) VARIABLE(long, l_23) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_35) VARIABLE(long, l_48)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_8) VARIABLE(l_0)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_8) VARIABLE(l_13) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_23) VARIABLE(l_28) VARIABLE(l_29)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_8) VARIABLE(l_13) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_21) VARIABLE(l_23) VARIABLE(l_35)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_8) VARIABLE(l_13) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_48)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_21)

__kernel void galefs_sumFromEverywhere(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_sums, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_8, i_12, i_14, i_17, i_18, i_19, i_20, i_22, i_24, i_25, i_26, i_27, i_30, i_31, i_32, i_36, i_37, i_39, i_40, i_41, i_42, i_44, i_45, i_47, i_49;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_9, l_10, l_11, l_13, l_15, l_16, l_21, l_23, l_28, l_29, l_33, l_34, l_35, l_38, l_43, l_46, l_48, l_50, l_51, l_52;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 6 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        case 3:
            goto loop_12;
        case 4:
            goto resume_4;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_args + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
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
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_2 = l_6;
        }
    } else {
        l_2 = 0L;
    }
    GALEFS_BROADCAST(1, l_7, l_2);
    if (l_7 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_0;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_7); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_0 = (long) gale_longs[gale_item];
        l_7 = gale_reply(gale_entry);
    }
    i_8 = (int) l_7;
    if (((int) get_local_id(0)) == 0) {
        l_9 = gale_OpenFileCalls_status(arg_fs, i_8, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_10 = l_9;
    } else {
        l_10 = 0L;
    }
    GALEFS_BROADCAST(2, l_11, l_10);
    if (l_11 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_0;
        gale_ints[gale_item] = (uint) i_8;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_11); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        l_0 = (long) gale_longs[gale_item];
        i_8 = (int) gale_ints[gale_item];
        l_11 = gale_reply(gale_entry);
    }
    i_12 = (int) l_0;
    l_13 = (long) i_12;
    i_14 = (int) gale_div_long(((long) ((ulong) ((long) ((ulong) l_13 + (ulong) l_11)) + (ulong) (-1L))), l_13);
    l_15 = ((long) gale_group) * l_13;
    l_16 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    i_17 = (int) get_local_id(0);
    i_18 = (int) get_local_id(0);
    i_19 = gale_group;
    i_20 = (int) get_local_id(0);
    l_21 = 0L;
    i_22 = 0;
    loop_12:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_14;
        }
        if (!(i_22 < i_14)) {
            break;
        }
        l_23 = l_13 * ((long) gale_rem_int(((int) ((uint) i_22 + (uint) i_19)), i_14));
        i_24 = 1;
        i_25 = 0;
        i_26 = 0;
        loop_14:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 3) {
                goto resume_3;
            }
            if (!(i_24 == 1)) {
                break;
            }
            i_27 = (int) ((uint) i_12 - (uint) i_25);
            l_28 = (long) i_25;
            l_29 = l_23 + l_28;
            if (i_26 == 0) {
                i_30 = i_27;
            } else {
                i_31 = 4096 - ((int) (l_29 & 4095L));
                i_32 = (i_31 < i_27) ? i_31 : i_27;
                i_30 = i_32;
            }
            if (i_20 == 0) {
                l_33 = gale_BlockAccess_beginRead(arg_fs, i_8, l_29, i_30, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_34 = l_33;
            } else {
                l_34 = 0L;
            }
            GALEFS_BROADCAST(3, l_35, l_34);
            if (l_35 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_8;
                gale_ints[gale_items + gale_item] = (uint) i_12;
                gale_longs[gale_item] = (ulong) l_13;
                gale_ints[2 * gale_items + gale_item] = (uint) i_14;
                gale_longs[gale_items + gale_item] = (ulong) l_15;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_21;
                gale_ints[3 * gale_items + gale_item] = (uint) i_22;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_23;
                gale_ints[4 * gale_items + gale_item] = (uint) i_25;
                gale_ints[5 * gale_items + gale_item] = (uint) i_26;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_28;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_29;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_35); }
                GALEFS_RETURN;
                resume_3:
                gale_resuming = 0;
                i_8 = (int) gale_ints[gale_item];
                i_12 = (int) gale_ints[gale_items + gale_item];
                l_13 = (long) gale_longs[gale_item];
                i_14 = (int) gale_ints[2 * gale_items + gale_item];
                l_15 = (long) gale_longs[gale_items + gale_item];
                l_21 = (long) gale_longs[2 * gale_items + gale_item];
                i_22 = (int) gale_ints[3 * gale_items + gale_item];
                l_23 = (long) gale_longs[3 * gale_items + gale_item];
                i_25 = (int) gale_ints[4 * gale_items + gale_item];
                i_26 = (int) gale_ints[5 * gale_items + gale_item];
                l_28 = (long) gale_longs[4 * gale_items + gale_item];
                l_29 = (long) gale_longs[5 * gale_items + gale_item];
                l_16 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                i_17 = (int) get_local_id(0);
                i_18 = (int) get_local_id(0);
                i_19 = gale_group;
                i_20 = (int) get_local_id(0);
                l_35 = gale_reply(gale_entry);
            }
            i_36 = (int) l_35;
            if (l_35 < 0L) {
                i_37 = 0;
            } else {
                i_37 = i_36;
            }
            l_38 = gale_BlockAccess_offsetInRegion(arg_fs, l_35, l_29, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_38), (arg_scratch + 16 + (l_15 + l_28)), i_37);
            GALEFS_BARRIER(4);
            if (i_18 == 0) {
                if (!(i_37 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_37, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_39 = (int) ((uint) i_25 + (uint) i_37);
            i_40 = ((l_35 == (-117L)) || (!((i_26 == 0) || (((l_23 + ((long) i_39)) & l_16) == 0)))) ? 1 : 0;
            i_41 = ((l_35 == (-117L)) || (!((i_37 < 1) || (!(i_39 < i_12))))) ? 1 : 0;
            if (l_35 < 0L) {
                if (l_35 == (-117L)) {
                    i_24 = i_41;
                    i_25 = i_39;
                    i_26 = i_40;
                } else {
                    i_24 = i_36;
                    i_25 = i_39;
                    i_26 = i_40;
                }
            } else {
                i_24 = i_41;
                i_25 = i_39;
                i_26 = i_40;
            }
        }
        if (i_25 < 1) {
            i_42 = i_24;
        } else {
            i_42 = i_25;
        }
        if (i_17 == 0) {
            l_43 = l_21;
            i_44 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_44 < i_42)) {
                    break;
                }
                i_45 = (int) *((__global char *) (arg_scratch + 16 + (l_15 + ((long) i_44))));
                l_46 = (long) ((ulong) l_43 + (ulong) ((long) (uint) (i_45 & 255)));
                i_47 = (int) ((uint) i_44 + (uint) 1);
                l_43 = l_46;
                i_44 = i_47;
            }
            l_48 = l_43;
        } else {
            l_48 = l_21;
        }
        GALEFS_BARRIER(5);
        i_49 = (int) ((uint) i_22 + (uint) 1);
        l_21 = l_48;
        i_22 = i_49;
    }
    if (((int) get_local_id(0)) == 0) {
        l_50 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_51 = l_50;
    } else {
        l_51 = 0L;
    }
    GALEFS_BROADCAST(6, l_52, l_51);
    if (l_52 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_21;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_52); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        l_21 = (long) gale_longs[gale_item];
        l_52 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_sums + ((((long) gale_group) << 3) + 16L))) = l_21;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
