// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.CollectiveFileKernels#opensUnderConditions
// entry point: galefs_opensUnderConditions
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// waits: 4
// saved values: 8
// context bytes: 48
// needs: BARRIERS
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 8e626d970b035a7a751d3a077482cfd8f17b8ae93a149689b281c19a2d89413c
// functions SHA-256: 0214bdf687b246166460f18f4e2722a91f192903e9728495afd8120971d1fd19
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_rem_int gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_rem_int gale_reply gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_15) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_3) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_4) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(long, l_1) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_34) VARIABLE(long, l_35) VARIABLE(long, l_43)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_15) VARIABLE(i_4) VARIABLE(l_1)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_15) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_4) VARIABLE(l_1) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_34) VARIABLE(l_35)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_15) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_4) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(l_1) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_43)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_15) VARIABLE(i_4) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(l_1)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_0) VARIABLE(i_4) VARIABLE(l_22)

__kernel void galefs_opensUnderConditions(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_2, i_3, i_4, i_9, i_10, i_15, i_27, i_28, i_29, i_30, i_31, i_32, i_33, i_36, i_37, i_38, i_44, i_45, i_47, i_48, i_49, i_50, i_51;
    long l_1, l_5, l_6, l_7, l_8, l_11, l_12, l_13, l_14, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_25, l_26, l_34, l_35, l_39, l_40, l_41, l_42, l_43, l_46, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_59;
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
            goto loop_1;
        case 2:
            goto loop_1;
        case 3:
            goto loop_1;
        case 4:
            goto loop_1;
        default:
            break;
    }
    i_0 = gale_group;
    l_1 = 0L;
    i_2 = 0;
    loop_1:;
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (gale_resuming == 3) {
            goto loop_30;
        }
        if (gale_resuming == 4) {
            goto resume_4;
        }
        if (!(i_2 < 6)) {
            break;
        }
        i_3 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_2 + (uint) i_0)) & 63)) << 2) + 16L)));
        i_4 = (int) ((uint) i_2 + (uint) 1);
        if ((i_3 & 1) == 0) {
            i_2 = i_4;
        } else {
            if (((int) get_local_id(0)) == 0) {
                l_5 = gale_FileOpener_begin(arg_fs, 4, gale_group);
                if (l_5 < 0L) {
                    l_6 = l_5;
                } else {
                    l_7 = (long) gale_group;
                    l_8 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_7 << 12) + (l_7 << 11)))) + (ulong) 2048L);
                    i_9 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_9 < 4)) {
                            break;
                        }
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) ((long) i_9))))) = (char) ((int) gale_literals[i_9]);
                        i_10 = (int) ((uint) i_9 + (uint) 1);
                        i_9 = i_10;
                    }
                    l_11 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group);
                    l_6 = l_11;
                }
            } else {
                l_6 = 0L;
            }
            if (((int) get_local_id(0)) == 0) {
                if (l_6 < (-4611686018427387904L)) {
                    l_12 = gale_HostCall_awaitReply(arg_fs, l_6, gale_group);
                    l_13 = l_12;
                } else {
                    l_13 = l_6;
                }
            } else {
                l_13 = l_6;
            }
            GALEFS_BROADCAST(1, l_14, l_13);
            if (l_14 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_1;
                gale_ints[gale_item] = (uint) i_3;
                gale_ints[gale_items + gale_item] = (uint) i_4;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_14); }
                GALEFS_RETURN;
                resume_1:
                gale_resuming = 0;
                l_1 = (long) gale_longs[gale_item];
                i_3 = (int) gale_ints[gale_item];
                i_4 = (int) gale_ints[gale_items + gale_item];
                i_0 = gale_group;
                l_14 = gale_reply(gale_entry);
            }
            i_15 = (int) l_14;
            if (i_15 < 0) {
                i_2 = i_4;
            } else {
                if ((i_3 & 2) == 0) {
                    if (((int) get_local_id(0)) == 0) {
                        l_16 = gale_OpenFileCalls_status(arg_fs, i_15, 0, gale_group);
                        l_17 = l_16;
                    } else {
                        l_17 = 0L;
                    }
                    if (((int) get_local_id(0)) == 0) {
                        if (l_17 < (-4611686018427387904L)) {
                            l_18 = gale_HostCall_awaitReply(arg_fs, l_17, gale_group);
                            l_19 = l_18;
                        } else {
                            l_19 = l_17;
                        }
                    } else {
                        l_19 = l_17;
                    }
                    GALEFS_BROADCAST(2, l_20, l_19);
                    if (l_20 < LONG_MIN / 2) {
                        gale_longs[gale_item] = (ulong) l_1;
                        gale_ints[gale_item] = (uint) i_4;
                        gale_ints[gale_items + gale_item] = (uint) i_15;
                        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_20); }
                        GALEFS_RETURN;
                        resume_2:
                        gale_resuming = 0;
                        l_1 = (long) gale_longs[gale_item];
                        i_4 = (int) gale_ints[gale_item];
                        i_15 = (int) gale_ints[gale_items + gale_item];
                        i_0 = gale_group;
                        l_20 = gale_reply(gale_entry);
                    }
                    l_21 = (long) ((ulong) l_1 + (ulong) l_20);
                    l_22 = l_21;
                } else {
                    l_23 = (long) (uint) (i_3 & 1023);
                    l_24 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    l_25 = ((long) gale_group) << 10;
                    l_26 = ((long) gale_rem_int(((int) get_local_id(0)), 64)) + l_25;
                    i_27 = (int) get_local_id(0);
                    i_28 = (int) get_local_id(0);
                    i_29 = (int) get_local_id(0);
                    i_30 = 1;
                    i_31 = 0;
                    i_32 = 0;
                    loop_30:;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (gale_resuming == 3) {
                            goto resume_3;
                        }
                        if (!(i_30 == 1)) {
                            break;
                        }
                        i_33 = (int) ((uint) 64 - (uint) i_31);
                        l_34 = (long) i_31;
                        l_35 = l_23 + l_34;
                        if (i_32 == 0) {
                            i_36 = i_33;
                        } else {
                            i_37 = 4096 - ((int) (l_35 & 4095L));
                            i_38 = (i_37 < i_33) ? i_37 : i_33;
                            i_36 = i_38;
                        }
                        if (i_29 == 0) {
                            l_39 = gale_BlockAccess_beginRead(arg_fs, i_15, l_35, i_36, gale_group);
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
                        GALEFS_BROADCAST(3, l_43, l_42);
                        if (l_43 < LONG_MIN / 2) {
                            gale_longs[gale_item] = (ulong) l_1;
                            gale_ints[gale_item] = (uint) i_4;
                            gale_ints[gale_items + gale_item] = (uint) i_15;
                            gale_longs[gale_items + gale_item] = (ulong) l_23;
                            gale_ints[2 * gale_items + gale_item] = (uint) i_31;
                            gale_ints[3 * gale_items + gale_item] = (uint) i_32;
                            gale_longs[2 * gale_items + gale_item] = (ulong) l_34;
                            gale_longs[3 * gale_items + gale_item] = (ulong) l_35;
                            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_43); }
                            GALEFS_RETURN;
                            resume_3:
                            gale_resuming = 0;
                            l_1 = (long) gale_longs[gale_item];
                            i_4 = (int) gale_ints[gale_item];
                            i_15 = (int) gale_ints[gale_items + gale_item];
                            l_23 = (long) gale_longs[gale_items + gale_item];
                            i_31 = (int) gale_ints[2 * gale_items + gale_item];
                            i_32 = (int) gale_ints[3 * gale_items + gale_item];
                            l_34 = (long) gale_longs[2 * gale_items + gale_item];
                            l_35 = (long) gale_longs[3 * gale_items + gale_item];
                            i_0 = gale_group;
                            l_24 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                            l_25 = ((long) gale_group) << 10;
                            l_26 = ((long) gale_rem_int(((int) get_local_id(0)), 64)) + l_25;
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
                        gale_copy((arg_fs + 16 + l_46), (arg_scratch + 16 + (l_34 + l_25)), i_45);
                        GALEFS_BARRIER(4);
                        if (i_27 == 0) {
                            if (!(i_45 < 1)) {
                                gale_BlockAccess_releaseFrame(arg_fs, 16, i_45, gale_group);
                            }
                        }
                        i_47 = (int) ((uint) i_31 + (uint) i_45);
                        i_48 = ((l_43 == (-117L)) || (!((i_32 == 0) || (((l_23 + ((long) i_47)) & l_24) == 0)))) ? 1 : 0;
                        i_49 = ((l_43 == (-117L)) || (!((i_45 < 1) || (!(i_47 < 64))))) ? 1 : 0;
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
                    i_51 = (int) *((__global char *) (arg_scratch + 16 + l_26));
                    GALEFS_BARRIER(5);
                    l_52 = (long) ((ulong) l_1 + (ulong) ((long) i_50));
                    l_53 = (long) ((ulong) ((long) i_51) + (ulong) ((long) ((ulong) l_52 + (ulong) (l_52 << 1))));
                    l_22 = l_53;
                }
                if (((int) get_local_id(0)) == 0) {
                    l_54 = gale_OpenFileCalls_beginClose(arg_fs, i_15, gale_group);
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
                GALEFS_BROADCAST(6, l_58, l_57);
                if (l_58 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_4;
                    gale_longs[gale_item] = (ulong) l_22;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_58); }
                    GALEFS_RETURN;
                    resume_4:
                    gale_resuming = 0;
                    i_4 = (int) gale_ints[gale_item];
                    l_22 = (long) gale_longs[gale_item];
                    i_0 = gale_group;
                    l_58 = gale_reply(gale_entry);
                }
                l_59 = (long) ((ulong) ((long) ((int) l_58)) + (ulong) ((long) ((ulong) l_22 + (ulong) (l_22 << 2))));
                l_1 = l_59;
                i_2 = i_4;
            }
        }
    }
    *((__global gale_long *) (arg_out + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_1;
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_12) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_3) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_4) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(long, l_1) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_21) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_35)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_4) VARIABLE(l_1)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_4) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_28) VARIABLE(l_29)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_4) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_35)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_4) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(l_1)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_0) VARIABLE(i_4) VARIABLE(l_17)

__kernel void galefs_opensUnderConditions(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_2, i_3, i_4, i_8, i_9, i_12, i_22, i_23, i_24, i_25, i_26, i_27, i_30, i_31, i_32, i_36, i_37, i_39, i_40, i_41, i_42, i_43;
    long l_1, l_5, l_6, l_7, l_10, l_11, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_20, l_21, l_28, l_29, l_33, l_34, l_35, l_38, l_44, l_45, l_46, l_47, l_48, l_49;
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
            goto loop_1;
        case 2:
            goto loop_1;
        case 3:
            goto loop_1;
        case 4:
            goto loop_1;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = gale_group;
    l_1 = 0L;
    i_2 = 0;
    loop_1:;
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (gale_resuming == 3) {
            goto loop_20;
        }
        if (gale_resuming == 4) {
            goto resume_4;
        }
        if (!(i_2 < 6)) {
            break;
        }
        i_3 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_2 + (uint) i_0)) & 63)) << 2) + 16L)));
        i_4 = (int) ((uint) i_2 + (uint) 1);
        if ((i_3 & 1) == 0) {
            i_2 = i_4;
        } else {
            if (((int) get_local_id(0)) == 0) {
                l_5 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                if (l_5 < 0L) {
                    l_6 = l_5;
                } else {
                    l_7 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
                    i_8 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_8 < 4)) {
                            break;
                        }
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) ((long) i_8))))) = (char) ((int) gale_literals[i_8]);
                        i_9 = (int) ((uint) i_8 + (uint) 1);
                        i_8 = i_9;
                    }
                    l_10 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_6 = l_10;
                }
            } else {
                l_6 = 0L;
            }
            GALEFS_BROADCAST(1, l_11, l_6);
            if (l_11 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_1;
                gale_ints[gale_item] = (uint) i_3;
                gale_ints[gale_items + gale_item] = (uint) i_4;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_11); }
                GALEFS_RETURN;
                resume_1:
                gale_resuming = 0;
                l_1 = (long) gale_longs[gale_item];
                i_3 = (int) gale_ints[gale_item];
                i_4 = (int) gale_ints[gale_items + gale_item];
                i_0 = gale_group;
                l_11 = gale_reply(gale_entry);
            }
            i_12 = (int) l_11;
            if (i_12 < 0) {
                i_2 = i_4;
            } else {
                if ((i_3 & 2) == 0) {
                    if (((int) get_local_id(0)) == 0) {
                        l_13 = gale_OpenFileCalls_status(arg_fs, i_12, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_14 = l_13;
                    } else {
                        l_14 = 0L;
                    }
                    GALEFS_BROADCAST(2, l_15, l_14);
                    if (l_15 < LONG_MIN / 2) {
                        gale_longs[gale_item] = (ulong) l_1;
                        gale_ints[gale_item] = (uint) i_4;
                        gale_ints[gale_items + gale_item] = (uint) i_12;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_15); }
                        GALEFS_RETURN;
                        resume_2:
                        gale_resuming = 0;
                        l_1 = (long) gale_longs[gale_item];
                        i_4 = (int) gale_ints[gale_item];
                        i_12 = (int) gale_ints[gale_items + gale_item];
                        i_0 = gale_group;
                        l_15 = gale_reply(gale_entry);
                    }
                    l_16 = (long) ((ulong) l_1 + (ulong) l_15);
                    l_17 = l_16;
                } else {
                    l_18 = (long) (uint) (i_3 & 1023);
                    l_19 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    l_20 = ((long) gale_group) << 10;
                    l_21 = ((long) gale_rem_int(((int) get_local_id(0)), 64)) + l_20;
                    i_22 = (int) get_local_id(0);
                    i_23 = (int) get_local_id(0);
                    i_24 = 1;
                    i_25 = 0;
                    i_26 = 0;
                    loop_20:;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (gale_resuming == 3) {
                            goto resume_3;
                        }
                        if (!(i_24 == 1)) {
                            break;
                        }
                        i_27 = (int) ((uint) 64 - (uint) i_25);
                        l_28 = (long) i_25;
                        l_29 = l_18 + l_28;
                        if (i_26 == 0) {
                            i_30 = i_27;
                        } else {
                            i_31 = 4096 - ((int) (l_29 & 4095L));
                            i_32 = (i_31 < i_27) ? i_31 : i_27;
                            i_30 = i_32;
                        }
                        if (i_23 == 0) {
                            l_33 = gale_BlockAccess_beginRead(arg_fs, i_12, l_29, i_30, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                            l_34 = l_33;
                        } else {
                            l_34 = 0L;
                        }
                        GALEFS_BROADCAST(3, l_35, l_34);
                        if (l_35 < LONG_MIN / 2) {
                            gale_longs[gale_item] = (ulong) l_1;
                            gale_ints[gale_item] = (uint) i_4;
                            gale_ints[gale_items + gale_item] = (uint) i_12;
                            gale_longs[gale_items + gale_item] = (ulong) l_18;
                            gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                            gale_ints[3 * gale_items + gale_item] = (uint) i_26;
                            gale_longs[2 * gale_items + gale_item] = (ulong) l_28;
                            gale_longs[3 * gale_items + gale_item] = (ulong) l_29;
                            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_35); }
                            GALEFS_RETURN;
                            resume_3:
                            gale_resuming = 0;
                            l_1 = (long) gale_longs[gale_item];
                            i_4 = (int) gale_ints[gale_item];
                            i_12 = (int) gale_ints[gale_items + gale_item];
                            l_18 = (long) gale_longs[gale_items + gale_item];
                            i_25 = (int) gale_ints[2 * gale_items + gale_item];
                            i_26 = (int) gale_ints[3 * gale_items + gale_item];
                            l_28 = (long) gale_longs[2 * gale_items + gale_item];
                            l_29 = (long) gale_longs[3 * gale_items + gale_item];
                            i_0 = gale_group;
                            l_19 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                            l_20 = ((long) gale_group) << 10;
                            l_21 = ((long) gale_rem_int(((int) get_local_id(0)), 64)) + l_20;
                            i_22 = (int) get_local_id(0);
                            i_23 = (int) get_local_id(0);
                            l_35 = gale_reply(gale_entry);
                        }
                        i_36 = (int) l_35;
                        if (l_35 < 0L) {
                            i_37 = 0;
                        } else {
                            i_37 = i_36;
                        }
                        l_38 = gale_BlockAccess_offsetInRegion(arg_fs, l_35, l_29, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        gale_copy((arg_fs + 16 + l_38), (arg_scratch + 16 + (l_28 + l_20)), i_37);
                        GALEFS_BARRIER(4);
                        if (i_22 == 0) {
                            if (!(i_37 < 1)) {
                                gale_BlockAccess_releaseFrame(arg_fs, 16, i_37, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                            }
                        }
                        i_39 = (int) ((uint) i_25 + (uint) i_37);
                        i_40 = ((l_35 == (-117L)) || (!((i_26 == 0) || (((l_18 + ((long) i_39)) & l_19) == 0)))) ? 1 : 0;
                        i_41 = ((l_35 == (-117L)) || (!((i_37 < 1) || (!(i_39 < 64))))) ? 1 : 0;
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
                    i_43 = (int) *((__global char *) (arg_scratch + 16 + l_21));
                    GALEFS_BARRIER(5);
                    l_44 = (long) ((ulong) l_1 + (ulong) ((long) i_42));
                    l_45 = (long) ((ulong) ((long) i_43) + (ulong) ((long) ((ulong) l_44 + (ulong) (l_44 << 1))));
                    l_17 = l_45;
                }
                if (((int) get_local_id(0)) == 0) {
                    l_46 = gale_OpenFileCalls_beginClose(arg_fs, i_12, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_47 = l_46;
                } else {
                    l_47 = 0L;
                }
                GALEFS_BROADCAST(6, l_48, l_47);
                if (l_48 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_4;
                    gale_longs[gale_item] = (ulong) l_17;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_48); }
                    GALEFS_RETURN;
                    resume_4:
                    gale_resuming = 0;
                    i_4 = (int) gale_ints[gale_item];
                    l_17 = (long) gale_longs[gale_item];
                    i_0 = gale_group;
                    l_48 = gale_reply(gale_entry);
                }
                l_49 = (long) ((ulong) ((long) ((int) l_48)) + (ulong) ((long) ((ulong) l_17 + (ulong) (l_17 << 2))));
                l_1 = l_49;
                i_2 = i_4;
            }
        }
    }
    *((__global gale_long *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_1;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
