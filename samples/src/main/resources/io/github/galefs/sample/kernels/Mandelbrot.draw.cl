// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.Mandelbrot#draw
// entry point: galefs_draw
// parameters: LONG_ARRAY INT INT DOUBLE INT BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE NONE NONE NONE READ_WRITE READ_WRITE
// waits: 3
// saved values: 11
// context bytes: 64
// needs: BARRIERS DOUBLE
// string: "image"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 1647fd8750e2141f9f0c4a05a722a13d8c39ddcf8071b9adeebb62a3eba1bdc5
// functions SHA-256: 0f4d09fced3b8404cf0659136c069d1740f558856201c1eebd2c37991aa6da8f
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_double gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_double gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {105, 109, 97, 103, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_29) VARIABLE(int, i_33) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(long, l_32) VARIABLE(long, l_34) VARIABLE(long, l_42) VARIABLE(long, l_43) VARIABLE(long, l_49)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_29) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(l_32) VARIABLE(l_34) VARIABLE(l_42) VARIABLE(l_43)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_29) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(l_32) VARIABLE(l_34) VARIABLE(l_49)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18)
#define GALEFS_LIVE_6(VARIABLE)

__kernel void galefs_draw(__global uchar *arg_fs, int arg_width, int arg_height, double arg_scale, int arg_limit, __global uchar *arg_row, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    double d_20, d_21, d_23, d_24, d_26, d_27;
    int i_4, i_5, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_22, i_25, i_28, i_29, i_30, i_33, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_44, i_50, i_51, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_66, i_67;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_31, l_32, l_34, l_42, l_43, l_45, l_46, l_47, l_48, l_49, l_52, l_61, l_62, l_63, l_64, l_65;
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
        l_0 = gale_FileOpener_begin(arg_fs, 5, gale_group);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) gale_group;
            l_3 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_2 << 12) + (l_2 << 11)))) + (ulong) 2048L);
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 577, 5, (-1), gale_group);
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
    if (((long) i_10) < 0L) {
        i_11 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_10);
    }
    i_12 = (int) get_local_size(0);
    i_13 = (int) get_num_groups(0);
    i_14 = (arg_width < 0) ? (-22) : 1;
    i_15 = (int) ((uint) arg_width * (uint) gale_group);
    i_16 = (int) get_local_id(0);
    i_17 = gale_group;
    i_18 = i_17;
    loop_17:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_28;
        }
        if (!(i_18 < arg_height)) {
            break;
        }
        i_19 = i_16;
        while (true) {
            if (!(i_19 < arg_width)) {
                break;
            }
            d_20 = (0x0.0p0);
            d_21 = (0x0.0p0);
            i_22 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_22 < arg_limit)) {
                    goto B25;
                }
                d_23 = d_20 * d_20;
                d_24 = d_21 * d_21;
                if (!((0x1.0p2) >= (d_23 + d_24))) {
                    break;
                }
                i_25 = (int) ((uint) i_22 + (uint) 1);
                d_26 = ((0x1.4p0) - (arg_scale * ((double) i_18))) + (d_21 * (d_20 * (0x1.0p1)));
                d_27 = ((arg_scale * ((double) i_19)) + (-0x1.2p1)) + (d_23 - d_24);
                d_20 = d_27;
                d_21 = d_26;
                i_22 = i_25;
            }
            goto B26;
        B25:;
        B26:;
            *((__global char *) (arg_row + 16 + (long) ((int) ((uint) i_15 + (uint) i_19)) * 1)) = (char) ((int) ((char) i_22));
            i_28 = (int) ((uint) i_19 + (uint) i_12);
            i_19 = i_28;
        }
        GALEFS_BARRIER(2);
        i_29 = 0;
        i_30 = i_14;
        loop_28:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_31;
            }
            if (i_30 < 1) {
                goto B60;
            }
            if (!(i_29 < arg_width)) {
                break;
            }
            l_31 = (long) i_29;
            l_32 = ((long) i_15) + l_31;
            i_33 = (int) ((uint) arg_width - (uint) i_29);
            l_34 = (((long) i_18) * ((long) arg_width)) + l_31;
            i_35 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_36 = (int) get_local_id(0);
            i_37 = (int) get_local_id(0);
            i_38 = (int) get_local_id(0);
            i_39 = 4;
            i_40 = 0;
            i_41 = 0;
            loop_31:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (i_39 == 0) {
                    break;
                }
                l_42 = (long) i_40;
                l_43 = l_34 + l_42;
                if (i_38 == 0) {
                    i_44 = (i_40 < 1) ? 0 : 1;
                    l_45 = gale_BlockAccess_beginWrite(arg_fs, i_39, i_10, l_43, ((int) ((uint) i_33 - (uint) i_40)), i_44, gale_group);
                    l_46 = l_45;
                } else {
                    l_46 = 0L;
                }
                if (i_37 == 0) {
                    if (l_46 < (-4611686018427387904L)) {
                        l_47 = gale_HostCall_awaitReply(arg_fs, l_46, gale_group);
                        l_48 = l_47;
                    } else {
                        l_48 = l_46;
                    }
                } else {
                    l_48 = l_46;
                }
                GALEFS_BROADCAST(3, l_49, l_48);
                if (l_49 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_10;
                    gale_ints[gale_items + gale_item] = (uint) i_14;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_18;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_29;
                    gale_longs[gale_item] = (ulong) l_32;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_33;
                    gale_longs[gale_items + gale_item] = (ulong) l_34;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_39;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_40;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_42;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_43;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_49); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_10 = (int) gale_ints[gale_item];
                    i_14 = (int) gale_ints[gale_items + gale_item];
                    i_18 = (int) gale_ints[2 * gale_items + gale_item];
                    i_29 = (int) gale_ints[3 * gale_items + gale_item];
                    l_32 = (long) gale_longs[gale_item];
                    i_33 = (int) gale_ints[4 * gale_items + gale_item];
                    l_34 = (long) gale_longs[gale_items + gale_item];
                    i_39 = (int) gale_ints[5 * gale_items + gale_item];
                    i_40 = (int) gale_ints[6 * gale_items + gale_item];
                    l_42 = (long) gale_longs[2 * gale_items + gale_item];
                    l_43 = (long) gale_longs[3 * gale_items + gale_item];
                    i_12 = (int) get_local_size(0);
                    i_13 = (int) get_num_groups(0);
                    i_15 = (int) ((uint) arg_width * (uint) gale_group);
                    i_16 = (int) get_local_id(0);
                    i_35 = *((__global gale_int *) (arg_fs + 16 + 212L));
                    i_36 = (int) get_local_id(0);
                    i_37 = (int) get_local_id(0);
                    i_38 = (int) get_local_id(0);
                    l_49 = gale_reply(gale_entry);
                }
                i_50 = (int) l_49;
                if (l_49 < 0L) {
                    i_51 = 0;
                } else {
                    i_51 = i_50;
                }
                l_52 = gale_BlockAccess_offsetInRegion(arg_fs, l_49, l_43, gale_group);
                gale_copy((arg_row + 16 + (l_32 + l_42)), (arg_fs + 16 + l_52), i_51);
                GALEFS_BARRIER(4);
                if (i_36 == 0) {
                    if (!(i_51 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 24, i_51, gale_group);
                    }
                }
                i_53 = (int) ((uint) i_40 + (uint) i_51);
                if (l_49 < 0L) {
                    if ((!(i_39 == 4)) || (i_53 < 1)) {
                        i_54 = i_50;
                    } else {
                        i_54 = i_53;
                    }
                } else {
                    i_54 = i_53;
                }
                i_55 = (((!(i_39 == 4)) || (i_53 < 1)) || (i_35 == 0)) ? 0 : 5;
                if (i_51 == 0) {
                    i_39 = i_55;
                    i_40 = i_53;
                    i_41 = i_54;
                } else {
                    if (i_33 == i_53) {
                        i_39 = i_55;
                        i_40 = i_53;
                        i_41 = i_54;
                    } else {
                        i_40 = i_53;
                        i_41 = i_54;
                    }
                }
            }
            i_56 = (i_41 < 1) ? 0 : i_41;
            i_57 = (int) ((uint) i_29 + (uint) i_56);
            i_29 = i_57;
            i_30 = i_41;
        }
        goto B61;
    B60:;
    B61:;
        if (i_30 < 0) {
            i_58 = i_30;
        } else {
            i_58 = i_29;
        }
        if (((long) i_58) < 0L) {
            i_59 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_58);
        }
        GALEFS_BARRIER(5);
        i_60 = (int) ((uint) i_18 + (uint) i_13);
        i_18 = i_60;
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
    GALEFS_BROADCAST(6, l_65, l_64);
    if (l_65 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_65); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_65 = gale_reply(gale_entry);
    }
    i_66 = (int) l_65;
    if (((long) i_66) < 0L) {
        i_67 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_66);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_26) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_29) VARIABLE(long, l_31) VARIABLE(long, l_38) VARIABLE(long, l_39) VARIABLE(long, l_43)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_7) VARIABLE(i_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_26) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_38) VARIABLE(l_39)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_26) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_43)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_7) VARIABLE(i_9)
#define GALEFS_LIVE_6(VARIABLE)

__kernel void galefs_draw(__global uchar *arg_fs, int arg_width, int arg_height, double arg_scale, int arg_limit, __global uchar *arg_row, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    double d_17, d_18, d_20, d_21, d_23, d_24;
    int i_3, i_4, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_19, i_22, i_25, i_26, i_27, i_30, i_32, i_33, i_34, i_35, i_36, i_37, i_40, i_44, i_45, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_58, i_59;
    long l_0, l_1, l_2, l_5, l_6, l_28, l_29, l_31, l_38, l_39, l_41, l_42, l_43, l_46, l_55, l_56, l_57;
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
        l_0 = gale_FileOpener_begin(arg_fs, 5, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_3 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_3 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_3))))) = (char) ((int) gale_literals[i_3]);
                i_4 = (int) ((uint) i_3 + (uint) 1);
                i_3 = i_4;
            }
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 577, 5, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
    if (((long) i_7) < 0L) {
        i_8 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_7);
    }
    i_9 = (int) get_local_size(0);
    i_10 = gale_group_count;
    i_11 = (arg_width < 0) ? (-22) : 1;
    i_12 = (int) ((uint) arg_width * (uint) gale_group);
    i_13 = (int) get_local_id(0);
    i_14 = gale_group;
    i_15 = i_14;
    loop_12:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_23;
        }
        if (!(i_15 < arg_height)) {
            break;
        }
        i_16 = i_13;
        while (true) {
            if (!(i_16 < arg_width)) {
                break;
            }
            d_17 = (0x0.0p0);
            d_18 = (0x0.0p0);
            i_19 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_19 < arg_limit)) {
                    goto B20;
                }
                d_20 = d_17 * d_17;
                d_21 = d_18 * d_18;
                if (!((0x1.0p2) >= (d_20 + d_21))) {
                    break;
                }
                i_22 = (int) ((uint) i_19 + (uint) 1);
                d_23 = ((0x1.4p0) - (arg_scale * ((double) i_15))) + (d_18 * (d_17 * (0x1.0p1)));
                d_24 = ((arg_scale * ((double) i_16)) + (-0x1.2p1)) + (d_20 - d_21);
                d_17 = d_24;
                d_18 = d_23;
                i_19 = i_22;
            }
            goto B21;
        B20:;
        B21:;
            *((__global char *) (arg_row + 16 + (long) ((int) ((uint) i_12 + (uint) i_16)) * 1)) = (char) ((int) ((char) i_19));
            i_25 = (int) ((uint) i_16 + (uint) i_9);
            i_16 = i_25;
        }
        GALEFS_BARRIER(2);
        i_26 = 0;
        i_27 = i_11;
        loop_23:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_26;
            }
            if (i_27 < 1) {
                goto B50;
            }
            if (!(i_26 < arg_width)) {
                break;
            }
            l_28 = (long) i_26;
            l_29 = ((long) i_12) + l_28;
            i_30 = (int) ((uint) arg_width - (uint) i_26);
            l_31 = (((long) i_15) * ((long) arg_width)) + l_28;
            i_32 = GALEFS_LAUNCH_INT(arg_fs, 212L);
            i_33 = (int) get_local_id(0);
            i_34 = (int) get_local_id(0);
            i_35 = 4;
            i_36 = 0;
            i_37 = 0;
            loop_26:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (i_35 == 0) {
                    break;
                }
                l_38 = (long) i_36;
                l_39 = l_31 + l_38;
                if (i_34 == 0) {
                    i_40 = (i_36 < 1) ? 0 : 1;
                    l_41 = gale_BlockAccess_beginWrite(arg_fs, i_35, i_7, l_39, ((int) ((uint) i_30 - (uint) i_36)), i_40, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_42 = l_41;
                } else {
                    l_42 = 0L;
                }
                GALEFS_BROADCAST(3, l_43, l_42);
                if (l_43 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_7;
                    gale_ints[gale_items + gale_item] = (uint) i_11;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_15;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_26;
                    gale_longs[gale_item] = (ulong) l_29;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_30;
                    gale_longs[gale_items + gale_item] = (ulong) l_31;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_35;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_36;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_38;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_39;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_43); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_7 = (int) gale_ints[gale_item];
                    i_11 = (int) gale_ints[gale_items + gale_item];
                    i_15 = (int) gale_ints[2 * gale_items + gale_item];
                    i_26 = (int) gale_ints[3 * gale_items + gale_item];
                    l_29 = (long) gale_longs[gale_item];
                    i_30 = (int) gale_ints[4 * gale_items + gale_item];
                    l_31 = (long) gale_longs[gale_items + gale_item];
                    i_35 = (int) gale_ints[5 * gale_items + gale_item];
                    i_36 = (int) gale_ints[6 * gale_items + gale_item];
                    l_38 = (long) gale_longs[2 * gale_items + gale_item];
                    l_39 = (long) gale_longs[3 * gale_items + gale_item];
                    i_9 = (int) get_local_size(0);
                    i_10 = gale_group_count;
                    i_12 = (int) ((uint) arg_width * (uint) gale_group);
                    i_13 = (int) get_local_id(0);
                    i_32 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                    i_33 = (int) get_local_id(0);
                    i_34 = (int) get_local_id(0);
                    l_43 = gale_reply(gale_entry);
                }
                i_44 = (int) l_43;
                if (l_43 < 0L) {
                    i_45 = 0;
                } else {
                    i_45 = i_44;
                }
                l_46 = gale_BlockAccess_offsetInRegion(arg_fs, l_43, l_39, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_row + 16 + (l_29 + l_38)), (arg_fs + 16 + l_46), i_45);
                GALEFS_BARRIER(4);
                if (i_33 == 0) {
                    if (!(i_45 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 24, i_45, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_47 = (int) ((uint) i_36 + (uint) i_45);
                if (l_43 < 0L) {
                    if ((!(i_35 == 4)) || (i_47 < 1)) {
                        i_48 = i_44;
                    } else {
                        i_48 = i_47;
                    }
                } else {
                    i_48 = i_47;
                }
                i_49 = (((!(i_35 == 4)) || (i_47 < 1)) || (i_32 == 0)) ? 0 : 5;
                if (i_45 == 0) {
                    i_35 = i_49;
                    i_36 = i_47;
                    i_37 = i_48;
                } else {
                    if (i_30 == i_47) {
                        i_35 = i_49;
                        i_36 = i_47;
                        i_37 = i_48;
                    } else {
                        i_36 = i_47;
                        i_37 = i_48;
                    }
                }
            }
            i_50 = (i_37 < 1) ? 0 : i_37;
            i_51 = (int) ((uint) i_26 + (uint) i_50);
            i_26 = i_51;
            i_27 = i_37;
        }
        goto B51;
    B50:;
    B51:;
        if (i_27 < 0) {
            i_52 = i_27;
        } else {
            i_52 = i_26;
        }
        if (((long) i_52) < 0L) {
            i_53 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_52);
        }
        GALEFS_BARRIER(5);
        i_54 = (int) ((uint) i_15 + (uint) i_10);
        i_15 = i_54;
    }
    if (((int) get_local_id(0)) == 0) {
        l_55 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_56 = l_55;
    } else {
        l_56 = 0L;
    }
    GALEFS_BROADCAST(6, l_57, l_56);
    if (l_57 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_57); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_57 = gale_reply(gale_entry);
    }
    i_58 = (int) l_57;
    if (((long) i_58) < 0L) {
        i_59 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_58);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
