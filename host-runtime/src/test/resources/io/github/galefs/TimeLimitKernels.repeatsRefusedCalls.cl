// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.TimeLimitKernels#repeatsRefusedCalls
// entry point: galefs_repeatsRefusedCalls
// parameters: LONG_ARRAY BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE READ WRITE
// waits: 4
// saved values: 5
// context bytes: 32
// needs: BARRIERS
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 12e82974ab36e064ab314377c9362c82fd61a22d3ce5815ac59fdd7eb8aebd14
// functions SHA-256: b97fd792eacd121f824b4f7f662a58cdf4615bdfa4b0e1133265d30adf661ec1
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginWrite gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginWrite gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_66) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_19) VARIABLE(long, l_24) VARIABLE(long, l_38) VARIABLE(long, l_43)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_19)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_24)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_38)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_43)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_15) VARIABLE(i_34) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(l_0)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_15) VARIABLE(i_34) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(l_0)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_15) VARIABLE(i_34) VARIABLE(i_52) VARIABLE(i_66)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_15) VARIABLE(i_34) VARIABLE(i_52) VARIABLE(i_66)

__kernel void galefs_repeatsRefusedCalls(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_25, i_26, i_28, i_29, i_30, i_31, i_32, i_33, i_34, i_35, i_36, i_37, i_44, i_45, i_47, i_48, i_49, i_50, i_51, i_52, i_57, i_59, i_60, i_65, i_66, i_67, i_71, i_72, i_73, i_74;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_19, l_20, l_21, l_22, l_23, l_24, l_27, l_38, l_39, l_40, l_41, l_42, l_43, l_46, l_53, l_54, l_55, l_56, l_58, l_61, l_62, l_63, l_64, l_68, l_69, l_70;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
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
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 2, 4, (-1), gale_group);
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
    i_11 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_id(0);
    i_14 = (int) get_local_id(0);
    i_15 = (-9);
    while (true) {
        if (!(i_15 == (-9))) {
            break;
        }
        i_16 = 4;
        i_17 = 0;
        i_18 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (i_16 == 0) {
                break;
            }
            l_19 = (long) i_17;
            if (i_14 == 0) {
                l_20 = gale_BlockAccess_beginWrite(arg_fs, i_16, 77, l_19, ((int) ((uint) 1 - (uint) i_17)), gale_group);
                l_21 = l_20;
            } else {
                l_21 = 0L;
            }
            if (i_13 == 0) {
                if (l_21 < (-4611686018427387904L)) {
                    l_22 = gale_HostCall_awaitReply(arg_fs, l_21, gale_group);
                    l_23 = l_22;
                } else {
                    l_23 = l_21;
                }
            } else {
                l_23 = l_21;
            }
            GALEFS_BROADCAST(2, l_24, l_23);
            i_25 = (int) l_24;
            if (l_24 < 0L) {
                i_26 = 0;
            } else {
                i_26 = i_25;
            }
            l_27 = gale_BlockAccess_offsetInRegion(arg_fs, l_24, l_19, gale_group);
            gale_copy((arg_data + 16 + l_19), (arg_fs + 16 + l_27), i_26);
            GALEFS_BARRIER(3);
            if (i_12 == 0) {
                if (!(i_26 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_26, gale_group);
                }
            }
            i_28 = (int) ((uint) i_17 + (uint) i_26);
            if (l_24 < 0L) {
                if ((!(i_16 == 4)) || (i_28 < 1)) {
                    i_29 = i_25;
                } else {
                    i_29 = i_28;
                }
            } else {
                i_29 = i_28;
            }
            i_30 = (((!(i_16 == 4)) || (i_28 < 1)) || (i_11 == 0)) ? 0 : 5;
            if (i_26 == 0) {
                i_16 = i_30;
                i_17 = i_28;
                i_18 = i_29;
            } else {
                if (i_28 == 1) {
                    i_16 = i_30;
                    i_17 = i_28;
                    i_18 = i_29;
                } else {
                    i_17 = i_28;
                    i_18 = i_29;
                }
            }
        }
        i_15 = i_18;
    }
    i_31 = (int) get_local_id(0);
    i_32 = (int) get_local_id(0);
    i_33 = (int) get_local_id(0);
    i_34 = 0;
    while (true) {
        if (!(i_34 == 0)) {
            break;
        }
        i_35 = 4;
        i_36 = 0;
        i_37 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (i_35 == 0) {
                break;
            }
            l_38 = (long) i_36;
            if (i_33 == 0) {
                l_39 = gale_BlockAccess_beginWrite(arg_fs, i_35, ((int) l_10), l_38, ((int) (0 - (uint) i_36)), gale_group);
                l_40 = l_39;
            } else {
                l_40 = 0L;
            }
            if (i_32 == 0) {
                if (l_40 < (-4611686018427387904L)) {
                    l_41 = gale_HostCall_awaitReply(arg_fs, l_40, gale_group);
                    l_42 = l_41;
                } else {
                    l_42 = l_40;
                }
            } else {
                l_42 = l_40;
            }
            GALEFS_BROADCAST(4, l_43, l_42);
            i_44 = (int) l_43;
            if (l_43 < 0L) {
                i_45 = 0;
            } else {
                i_45 = i_44;
            }
            l_46 = gale_BlockAccess_offsetInRegion(arg_fs, l_43, l_38, gale_group);
            gale_copy((arg_data + 16 + l_38), (arg_fs + 16 + l_46), i_45);
            GALEFS_BARRIER(5);
            if (i_31 == 0) {
                if (!(i_45 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_45, gale_group);
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
            i_49 = (((!(i_35 == 4)) || (i_47 < 1)) || (i_11 == 0)) ? 0 : 5;
            if (i_45 == 0) {
                i_35 = i_49;
                i_36 = i_47;
                i_37 = i_48;
            } else {
                if (i_47 == 0) {
                    i_35 = i_49;
                    i_36 = i_47;
                    i_37 = i_48;
                } else {
                    i_36 = i_47;
                    i_37 = i_48;
                }
            }
        }
        i_34 = i_37;
    }
    i_50 = (int) get_local_id(0);
    i_51 = (int) get_local_id(0);
    i_52 = (-2);
    while (true) {
        if (!(i_52 == (-2))) {
            break;
        }
        GALEFS_BARRIER(6);
        if (i_51 == 0) {
            l_53 = gale_FileOpener_begin(arg_fs, 0, gale_group);
            if (l_53 < 0L) {
                l_54 = l_53;
            } else {
                l_55 = (long) gale_group;
                l_56 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_55 << 12) + (l_55 << 11)))) + (ulong) 2048L);
                i_57 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_57 < 0)) {
                        break;
                    }
                    l_58 = (long) i_57;
                    i_59 = (int) *((__global char *) (arg_data + 16 + l_58));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_56 + (ulong) l_58)))) = (char) i_59;
                    i_60 = (int) ((uint) i_57 + (uint) 1);
                    i_57 = i_60;
                }
                l_61 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 0, (-1), gale_group);
                l_54 = l_61;
            }
        } else {
            l_54 = 0L;
        }
        if (i_50 == 0) {
            if (l_54 < (-4611686018427387904L)) {
                l_62 = gale_HostCall_awaitReply(arg_fs, l_54, gale_group);
                l_63 = l_62;
            } else {
                l_63 = l_54;
            }
        } else {
            l_63 = l_54;
        }
        GALEFS_BROADCAST(7, l_64, l_63);
        i_65 = (int) l_64;
        i_52 = i_65;
    }
    i_66 = (int) get_local_id(0);
    i_67 = (-22);
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_67 == (-22))) {
            break;
        }
        GALEFS_BARRIER(8);
        if (i_66 == 0) {
            l_68 = gale_BlockAccess_endMapping(arg_fs, 64, gale_group);
            l_69 = l_68;
        } else {
            l_69 = 0L;
        }
        GALEFS_BROADCAST(9, l_70, l_69);
        i_71 = (int) l_70;
        i_67 = i_71;
    }
    i_72 = (i_15 < i_34) ? i_34 : i_15;
    i_73 = (i_52 < i_67) ? i_67 : i_52;
    i_74 = (i_72 < i_73) ? i_73 : i_72;
    *((__global gale_int *) (arg_out + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = i_74;
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_41) VARIABLE(int, i_42) VARIABLE(int, i_53) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(long, l_0) VARIABLE(long, l_15) VARIABLE(long, l_18) VARIABLE(long, l_31) VARIABLE(long, l_34) VARIABLE(long, l_7)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_18) VARIABLE(l_7)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_31) VARIABLE(l_7)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_34) VARIABLE(l_7)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_27) VARIABLE(i_41) VARIABLE(l_0)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_27) VARIABLE(i_41) VARIABLE(l_0)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_11) VARIABLE(i_27) VARIABLE(i_42) VARIABLE(i_53)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_11) VARIABLE(i_27) VARIABLE(i_42) VARIABLE(i_53)

__kernel void galefs_repeatsRefusedCalls(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_19, i_20, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_35, i_36, i_38, i_39, i_40, i_41, i_42, i_46, i_48, i_49, i_52, i_53, i_54, i_58, i_59, i_60, i_61;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_15, l_16, l_17, l_18, l_21, l_31, l_32, l_33, l_34, l_37, l_43, l_44, l_45, l_47, l_50, l_51, l_55, l_56, l_57;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 2 * gale_items);
    GALEFS_GROUP_RESUME()
    switch (gale_int_at(gale_entry + 8)) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        case 3:
            goto resume_3;
        case 4:
            goto resume_4;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
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
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 2, 4, (-1), gale_group, gale_slot, gale_position);
            l_2 = l_6;
        }
    } else {
        l_2 = 0L;
    }
    GALEFS_BROADCAST(1, l_7, l_2);
    if (l_7 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_7); }
        GALEFS_RETURN;
        resume_1:
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_7 = gale_round_reply(gale_entry);
    }
    i_8 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_9 = (int) get_local_id(0);
    i_10 = (int) get_local_id(0);
    i_11 = (-9);
    while (true) {
        if (!(i_11 == (-9))) {
            break;
        }
        i_12 = 4;
        i_13 = 0;
        i_14 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (i_12 == 0) {
                break;
            }
            l_15 = (long) i_13;
            if (i_10 == 0) {
                l_16 = gale_BlockAccess_beginWrite(arg_fs, i_12, 77, l_15, ((int) ((uint) 1 - (uint) i_13)), gale_group, gale_slot, gale_position);
                l_17 = l_16;
            } else {
                l_17 = 0L;
            }
            GALEFS_BROADCAST(2, l_18, l_17);
            if (l_18 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_7;
                gale_ints[gale_item] = (uint) i_12;
                gale_ints[gale_items + gale_item] = (uint) i_13;
                gale_longs[gale_items + gale_item] = (ulong) l_15;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_18); }
                GALEFS_RETURN;
                resume_2:
                l_7 = (long) gale_longs[gale_item];
                i_12 = (int) gale_ints[gale_item];
                i_13 = (int) gale_ints[gale_items + gale_item];
                l_15 = (long) gale_longs[gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                i_8 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_9 = (int) get_local_id(0);
                i_10 = (int) get_local_id(0);
                l_18 = gale_round_reply(gale_entry);
            }
            i_19 = (int) l_18;
            if (l_18 < 0L) {
                i_20 = 0;
            } else {
                i_20 = i_19;
            }
            l_21 = gale_BlockAccess_offsetInRegion(arg_fs, l_18, l_15, gale_group, gale_slot, gale_position);
            gale_copy((arg_data + 16 + l_15), (arg_fs + 16 + l_21), i_20);
            GALEFS_BARRIER(3);
            if (i_9 == 0) {
                if (!(i_20 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_20, gale_group, gale_slot, gale_position);
                }
            }
            i_22 = (int) ((uint) i_13 + (uint) i_20);
            if (l_18 < 0L) {
                if ((!(i_12 == 4)) || (i_22 < 1)) {
                    i_23 = i_19;
                } else {
                    i_23 = i_22;
                }
            } else {
                i_23 = i_22;
            }
            i_24 = (((!(i_12 == 4)) || (i_22 < 1)) || (i_8 == 0)) ? 0 : 5;
            if (i_20 == 0) {
                i_12 = i_24;
                i_13 = i_22;
                i_14 = i_23;
            } else {
                if (i_22 == 1) {
                    i_12 = i_24;
                    i_13 = i_22;
                    i_14 = i_23;
                } else {
                    i_13 = i_22;
                    i_14 = i_23;
                }
            }
        }
        i_11 = i_14;
    }
    i_25 = (int) get_local_id(0);
    i_26 = (int) get_local_id(0);
    i_27 = 0;
    while (true) {
        if (!(i_27 == 0)) {
            break;
        }
        i_28 = 4;
        i_29 = 0;
        i_30 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (i_28 == 0) {
                break;
            }
            l_31 = (long) i_29;
            if (i_26 == 0) {
                l_32 = gale_BlockAccess_beginWrite(arg_fs, i_28, ((int) l_7), l_31, ((int) (0 - (uint) i_29)), gale_group, gale_slot, gale_position);
                l_33 = l_32;
            } else {
                l_33 = 0L;
            }
            GALEFS_BROADCAST(4, l_34, l_33);
            if (l_34 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_7;
                gale_ints[gale_item] = (uint) i_11;
                gale_ints[gale_items + gale_item] = (uint) i_28;
                gale_ints[2 * gale_items + gale_item] = (uint) i_29;
                gale_longs[gale_items + gale_item] = (ulong) l_31;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_34); }
                GALEFS_RETURN;
                resume_3:
                l_7 = (long) gale_longs[gale_item];
                i_11 = (int) gale_ints[gale_item];
                i_28 = (int) gale_ints[gale_items + gale_item];
                i_29 = (int) gale_ints[2 * gale_items + gale_item];
                l_31 = (long) gale_longs[gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                i_8 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_25 = (int) get_local_id(0);
                i_26 = (int) get_local_id(0);
                l_34 = gale_round_reply(gale_entry);
            }
            i_35 = (int) l_34;
            if (l_34 < 0L) {
                i_36 = 0;
            } else {
                i_36 = i_35;
            }
            l_37 = gale_BlockAccess_offsetInRegion(arg_fs, l_34, l_31, gale_group, gale_slot, gale_position);
            gale_copy((arg_data + 16 + l_31), (arg_fs + 16 + l_37), i_36);
            GALEFS_BARRIER(5);
            if (i_25 == 0) {
                if (!(i_36 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_36, gale_group, gale_slot, gale_position);
                }
            }
            i_38 = (int) ((uint) i_29 + (uint) i_36);
            if (l_34 < 0L) {
                if ((!(i_28 == 4)) || (i_38 < 1)) {
                    i_39 = i_35;
                } else {
                    i_39 = i_38;
                }
            } else {
                i_39 = i_38;
            }
            i_40 = (((!(i_28 == 4)) || (i_38 < 1)) || (i_8 == 0)) ? 0 : 5;
            if (i_36 == 0) {
                i_28 = i_40;
                i_29 = i_38;
                i_30 = i_39;
            } else {
                if (i_38 == 0) {
                    i_28 = i_40;
                    i_29 = i_38;
                    i_30 = i_39;
                } else {
                    i_29 = i_38;
                    i_30 = i_39;
                }
            }
        }
        i_27 = i_30;
    }
    i_41 = (int) get_local_id(0);
    i_42 = (-2);
    while (true) {
        if (!(i_42 == (-2))) {
            break;
        }
        GALEFS_BARRIER(6);
        if (i_41 == 0) {
            l_43 = gale_FileOpener_begin(arg_fs, 0, gale_group, gale_slot, gale_position);
            if (l_43 < 0L) {
                l_44 = l_43;
            } else {
                l_45 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                i_46 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_46 < 0)) {
                        break;
                    }
                    l_47 = (long) i_46;
                    i_48 = (int) *((__global char *) (arg_data + 16 + l_47));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) l_47)))) = (char) i_48;
                    i_49 = (int) ((uint) i_46 + (uint) 1);
                    i_46 = i_49;
                }
                l_50 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 0, (-1), gale_group, gale_slot, gale_position);
                l_44 = l_50;
            }
        } else {
            l_44 = 0L;
        }
        GALEFS_BROADCAST(7, l_51, l_44);
        if (l_51 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_11;
            gale_ints[gale_items + gale_item] = (uint) i_27;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_51); }
            GALEFS_RETURN;
            resume_4:
            i_11 = (int) gale_ints[gale_item];
            i_27 = (int) gale_ints[gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_41 = (int) get_local_id(0);
            l_51 = gale_round_reply(gale_entry);
        }
        i_52 = (int) l_51;
        i_42 = i_52;
    }
    i_53 = (int) get_local_id(0);
    i_54 = (-22);
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_54 == (-22))) {
            break;
        }
        GALEFS_BARRIER(8);
        if (i_53 == 0) {
            l_55 = gale_BlockAccess_endMapping(arg_fs, 64, gale_group, gale_slot, gale_position);
            l_56 = l_55;
        } else {
            l_56 = 0L;
        }
        GALEFS_BROADCAST(9, l_57, l_56);
        i_58 = (int) l_57;
        i_54 = i_58;
    }
    i_59 = (i_11 < i_27) ? i_27 : i_11;
    i_60 = (i_42 < i_54) ? i_54 : i_42;
    i_61 = (i_59 < i_60) ? i_60 : i_59;
    *((__global gale_int *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 2) + 16L))) = i_61;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
