// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.Mandelbrot#draw
// entry point: galefs_draw
// parameters: LONG_ARRAY INT INT DOUBLE INT BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE NONE NONE NONE READ_WRITE READ_WRITE
// waits: 3
// saved values: 7
// context bytes: 40
// needs: BARRIERS DOUBLE
// string: "image"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: a15fc5f7519d7ff28b9258e9c95622e0eb58f083f5c663e6cfabc3d9cfa7c1d6
// functions SHA-256: 0f4d09fced3b8404cf0659136c069d1740f558856201c1eebd2c37991aa6da8f
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_double gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_double gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {105, 109, 97, 103, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_23) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(long, l_17) VARIABLE(long, l_19) VARIABLE(long, l_34) VARIABLE(long, l_38) VARIABLE(long, l_39) VARIABLE(long, l_45)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(l_17) VARIABLE(l_19)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_39)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_34) VARIABLE(l_45)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(l_17) VARIABLE(l_19)
#define GALEFS_LIVE_6(VARIABLE)

__kernel void galefs_draw(__global uchar *arg_fs, int arg_width, int arg_height, double arg_scale, int arg_limit, __global uchar *arg_row, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    double d_25, d_26, d_28, d_29, d_31, d_32;
    int i_4, i_5, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_18, i_20, i_21, i_22, i_23, i_24, i_27, i_30, i_33, i_35, i_36, i_37, i_40, i_46, i_47, i_49, i_50, i_51, i_52, i_53, i_59, i_60;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_17, l_19, l_34, l_38, l_39, l_41, l_42, l_43, l_44, l_45, l_48, l_54, l_55, l_56, l_57, l_58;
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
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, 5, (-1), gale_group);
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
    i_12 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_13 = (int) get_local_size(0);
    i_14 = (int) get_num_groups(0);
    i_15 = (int) get_local_id(0);
    i_16 = (int) ((uint) arg_width * (uint) gale_group);
    l_17 = (long) i_16;
    i_18 = (int) get_local_id(0);
    l_19 = (long) arg_width;
    i_20 = (int) get_local_id(0);
    i_21 = (int) get_local_id(0);
    i_22 = gale_group;
    i_23 = i_22;
    loop_17:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_28;
        }
        if (!(i_23 < arg_height)) {
            break;
        }
        i_24 = i_21;
        while (true) {
            if (!(i_24 < arg_width)) {
                break;
            }
            d_25 = (0x0.0p0);
            d_26 = (0x0.0p0);
            i_27 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_27 < arg_limit)) {
                    goto B25;
                }
                d_28 = d_25 * d_25;
                d_29 = d_26 * d_26;
                if (!((0x1.0p2) >= (d_28 + d_29))) {
                    break;
                }
                i_30 = (int) ((uint) i_27 + (uint) 1);
                d_31 = ((0x1.4p0) - (arg_scale * ((double) i_23))) + (d_26 * (d_25 * (0x1.0p1)));
                d_32 = ((arg_scale * ((double) i_24)) + (-0x1.2p1)) + (d_28 - d_29);
                d_25 = d_32;
                d_26 = d_31;
                i_27 = i_30;
            }
            goto B26;
        B25:;
        B26:;
            *((__global char *) (arg_row + 16 + (long) ((int) ((uint) i_16 + (uint) i_24)) * 1)) = (char) ((int) ((char) i_27));
            i_33 = (int) ((uint) i_24 + (uint) i_13);
            i_24 = i_33;
        }
        GALEFS_BARRIER(2);
        l_34 = ((long) i_23) * l_19;
        i_35 = 4;
        i_36 = 0;
        i_37 = 0;
        loop_28:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (i_35 == 0) {
                break;
            }
            l_38 = (long) i_36;
            l_39 = l_34 + l_38;
            if (i_20 == 0) {
                i_40 = (i_36 < 1) ? 0 : 1;
                l_41 = gale_BlockAccess_beginWrite(arg_fs, i_35, i_10, l_39, ((int) ((uint) arg_width - (uint) i_36)), i_40, gale_group);
                l_42 = l_41;
            } else {
                l_42 = 0L;
            }
            if (i_18 == 0) {
                if (l_42 < (-4611686018427387904L)) {
                    l_43 = gale_HostCall_awaitReply(arg_fs, l_42, gale_group);
                    l_44 = l_43;
                } else {
                    l_44 = l_42;
                }
            } else {
                l_44 = l_42;
            }
            GALEFS_BROADCAST(3, l_45, l_44);
            if (l_45 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_10;
                gale_ints[gale_items + gale_item] = (uint) i_23;
                gale_longs[gale_item] = (ulong) l_34;
                gale_ints[2 * gale_items + gale_item] = (uint) i_35;
                gale_ints[3 * gale_items + gale_item] = (uint) i_36;
                gale_longs[gale_items + gale_item] = (ulong) l_38;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_39;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_45); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_10 = (int) gale_ints[gale_item];
                i_23 = (int) gale_ints[gale_items + gale_item];
                l_34 = (long) gale_longs[gale_item];
                i_35 = (int) gale_ints[2 * gale_items + gale_item];
                i_36 = (int) gale_ints[3 * gale_items + gale_item];
                l_38 = (long) gale_longs[gale_items + gale_item];
                l_39 = (long) gale_longs[2 * gale_items + gale_item];
                i_12 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_13 = (int) get_local_size(0);
                i_14 = (int) get_num_groups(0);
                i_15 = (int) get_local_id(0);
                i_16 = (int) ((uint) arg_width * (uint) gale_group);
                l_17 = (long) i_16;
                i_18 = (int) get_local_id(0);
                l_19 = (long) arg_width;
                i_20 = (int) get_local_id(0);
                i_21 = (int) get_local_id(0);
                l_45 = gale_reply(gale_entry);
            }
            i_46 = (int) l_45;
            if (l_45 < 0L) {
                i_47 = 0;
            } else {
                i_47 = i_46;
            }
            l_48 = gale_BlockAccess_offsetInRegion(arg_fs, l_45, l_39, gale_group);
            gale_copy((arg_row + 16 + (l_17 + l_38)), (arg_fs + 16 + l_48), i_47);
            GALEFS_BARRIER(4);
            if (i_15 == 0) {
                if (!(i_47 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_47, gale_group);
                }
            }
            i_49 = (int) ((uint) i_36 + (uint) i_47);
            if (l_45 < 0L) {
                if ((!(i_35 == 4)) || (i_49 < 1)) {
                    i_50 = i_46;
                } else {
                    i_50 = i_49;
                }
            } else {
                i_50 = i_49;
            }
            i_51 = (((!(i_35 == 4)) || (i_49 < 1)) || (i_12 == 0)) ? 0 : 5;
            if (i_47 == 0) {
                i_35 = i_51;
                i_36 = i_49;
                i_37 = i_50;
            } else {
                if (arg_width == i_49) {
                    i_35 = i_51;
                    i_36 = i_49;
                    i_37 = i_50;
                } else {
                    i_36 = i_49;
                    i_37 = i_50;
                }
            }
        }
        if (((long) i_37) < 0L) {
            i_52 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_37);
        }
        GALEFS_BARRIER(5);
        i_53 = (int) ((uint) i_23 + (uint) i_14);
        i_23 = i_53;
    }
    if (((int) get_local_id(0)) == 0) {
        l_54 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
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
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_58); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_58 = gale_reply(gale_entry);
    }
    i_59 = (int) l_58;
    if (((long) i_59) < 0L) {
        i_60 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_59);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_19) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_14) VARIABLE(long, l_15) VARIABLE(long, l_30) VARIABLE(long, l_34) VARIABLE(long, l_35) VARIABLE(long, l_39)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_15)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_35)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_30) VARIABLE(l_39)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_15)
#define GALEFS_LIVE_6(VARIABLE)

__kernel void galefs_draw(__global uchar *arg_fs, int arg_width, int arg_height, double arg_scale, int arg_limit, __global uchar *arg_row, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    double d_21, d_22, d_24, d_25, d_27, d_28;
    int i_3, i_4, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_16, i_17, i_18, i_19, i_20, i_23, i_26, i_29, i_31, i_32, i_33, i_36, i_40, i_41, i_43, i_44, i_45, i_46, i_47, i_51, i_52;
    long l_0, l_1, l_2, l_5, l_6, l_14, l_15, l_30, l_34, l_35, l_37, l_38, l_39, l_42, l_48, l_49, l_50;
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
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, 5, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
    i_9 = GALEFS_LAUNCH_INT(arg_fs, 212L);
    i_10 = (int) get_local_size(0);
    i_11 = gale_group_count;
    i_12 = (int) get_local_id(0);
    i_13 = (int) ((uint) arg_width * (uint) gale_group);
    l_14 = (long) i_13;
    l_15 = (long) arg_width;
    i_16 = (int) get_local_id(0);
    i_17 = (int) get_local_id(0);
    i_18 = gale_group;
    i_19 = i_18;
    loop_12:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_23;
        }
        if (!(i_19 < arg_height)) {
            break;
        }
        i_20 = i_17;
        while (true) {
            if (!(i_20 < arg_width)) {
                break;
            }
            d_21 = (0x0.0p0);
            d_22 = (0x0.0p0);
            i_23 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_23 < arg_limit)) {
                    goto B20;
                }
                d_24 = d_21 * d_21;
                d_25 = d_22 * d_22;
                if (!((0x1.0p2) >= (d_24 + d_25))) {
                    break;
                }
                i_26 = (int) ((uint) i_23 + (uint) 1);
                d_27 = ((0x1.4p0) - (arg_scale * ((double) i_19))) + (d_22 * (d_21 * (0x1.0p1)));
                d_28 = ((arg_scale * ((double) i_20)) + (-0x1.2p1)) + (d_24 - d_25);
                d_21 = d_28;
                d_22 = d_27;
                i_23 = i_26;
            }
            goto B21;
        B20:;
        B21:;
            *((__global char *) (arg_row + 16 + (long) ((int) ((uint) i_13 + (uint) i_20)) * 1)) = (char) ((int) ((char) i_23));
            i_29 = (int) ((uint) i_20 + (uint) i_10);
            i_20 = i_29;
        }
        GALEFS_BARRIER(2);
        l_30 = ((long) i_19) * l_15;
        i_31 = 4;
        i_32 = 0;
        i_33 = 0;
        loop_23:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (i_31 == 0) {
                break;
            }
            l_34 = (long) i_32;
            l_35 = l_30 + l_34;
            if (i_16 == 0) {
                i_36 = (i_32 < 1) ? 0 : 1;
                l_37 = gale_BlockAccess_beginWrite(arg_fs, i_31, i_7, l_35, ((int) ((uint) arg_width - (uint) i_32)), i_36, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_38 = l_37;
            } else {
                l_38 = 0L;
            }
            GALEFS_BROADCAST(3, l_39, l_38);
            if (l_39 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_7;
                gale_ints[gale_items + gale_item] = (uint) i_19;
                gale_longs[gale_item] = (ulong) l_30;
                gale_ints[2 * gale_items + gale_item] = (uint) i_31;
                gale_ints[3 * gale_items + gale_item] = (uint) i_32;
                gale_longs[gale_items + gale_item] = (ulong) l_34;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_35;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_39); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_7 = (int) gale_ints[gale_item];
                i_19 = (int) gale_ints[gale_items + gale_item];
                l_30 = (long) gale_longs[gale_item];
                i_31 = (int) gale_ints[2 * gale_items + gale_item];
                i_32 = (int) gale_ints[3 * gale_items + gale_item];
                l_34 = (long) gale_longs[gale_items + gale_item];
                l_35 = (long) gale_longs[2 * gale_items + gale_item];
                i_9 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                i_10 = (int) get_local_size(0);
                i_11 = gale_group_count;
                i_12 = (int) get_local_id(0);
                i_13 = (int) ((uint) arg_width * (uint) gale_group);
                l_14 = (long) i_13;
                l_15 = (long) arg_width;
                i_16 = (int) get_local_id(0);
                i_17 = (int) get_local_id(0);
                l_39 = gale_reply(gale_entry);
            }
            i_40 = (int) l_39;
            if (l_39 < 0L) {
                i_41 = 0;
            } else {
                i_41 = i_40;
            }
            l_42 = gale_BlockAccess_offsetInRegion(arg_fs, l_39, l_35, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_row + 16 + (l_14 + l_34)), (arg_fs + 16 + l_42), i_41);
            GALEFS_BARRIER(4);
            if (i_12 == 0) {
                if (!(i_41 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_41, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_43 = (int) ((uint) i_32 + (uint) i_41);
            if (l_39 < 0L) {
                if ((!(i_31 == 4)) || (i_43 < 1)) {
                    i_44 = i_40;
                } else {
                    i_44 = i_43;
                }
            } else {
                i_44 = i_43;
            }
            i_45 = (((!(i_31 == 4)) || (i_43 < 1)) || (i_9 == 0)) ? 0 : 5;
            if (i_41 == 0) {
                i_31 = i_45;
                i_32 = i_43;
                i_33 = i_44;
            } else {
                if (arg_width == i_43) {
                    i_31 = i_45;
                    i_32 = i_43;
                    i_33 = i_44;
                } else {
                    i_32 = i_43;
                    i_33 = i_44;
                }
            }
        }
        if (((long) i_33) < 0L) {
            i_46 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_33);
        }
        GALEFS_BARRIER(5);
        i_47 = (int) ((uint) i_19 + (uint) i_11);
        i_19 = i_47;
    }
    if (((int) get_local_id(0)) == 0) {
        l_48 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_49 = l_48;
    } else {
        l_49 = 0L;
    }
    GALEFS_BROADCAST(6, l_50, l_49);
    if (l_50 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_50); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_50 = gale_reply(gale_entry);
    }
    i_51 = (int) l_50;
    if (((long) i_51) < 0L) {
        i_52 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_51);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
