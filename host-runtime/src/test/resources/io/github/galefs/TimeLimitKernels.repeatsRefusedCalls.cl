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
// bytecode SHA-256: f9548f74548db0bec999320f8da341ff0f270964b319b8d47bf4dcf2b995bf28
// functions SHA-256: 4ae580db2c725d9a6b3f5ca3df5bbb5702f448852b351f1493b023eda057cc52
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginWrite gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginWrite gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_68) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_19) VARIABLE(long, l_25) VARIABLE(long, l_39) VARIABLE(long, l_45)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_19)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_25)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_39)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_45)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_15) VARIABLE(i_35) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(l_0)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_15) VARIABLE(i_35) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(l_0)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_15) VARIABLE(i_35) VARIABLE(i_54) VARIABLE(i_68)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_15) VARIABLE(i_35) VARIABLE(i_54) VARIABLE(i_68)

__kernel void galefs_repeatsRefusedCalls(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_20, i_26, i_27, i_29, i_30, i_31, i_32, i_33, i_34, i_35, i_36, i_37, i_38, i_40, i_46, i_47, i_49, i_50, i_51, i_52, i_53, i_54, i_59, i_61, i_62, i_67, i_68, i_69, i_73, i_74, i_75, i_76;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_19, l_21, l_22, l_23, l_24, l_25, l_28, l_39, l_41, l_42, l_43, l_44, l_45, l_48, l_55, l_56, l_57, l_58, l_60, l_63, l_64, l_65, l_66, l_70, l_71, l_72;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 2 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_14;
        case 3:
            goto loop_45;
        case 4:
            goto loop_76;
        default:
            break;
    }
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
    if (l_10 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_10); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_10 = gale_reply(gale_entry);
    }
    i_11 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_id(0);
    i_14 = (int) get_local_id(0);
    i_15 = (-9);
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_16;
        }
        if (!(i_15 == (-9))) {
            break;
        }
        i_16 = 4;
        i_17 = 0;
        i_18 = 0;
        loop_16:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (i_16 == 0) {
                break;
            }
            l_19 = (long) i_17;
            if (i_14 == 0) {
                i_20 = (i_17 < 1) ? 0 : 1;
                l_21 = gale_BlockAccess_beginWrite(arg_fs, i_16, 77, l_19, ((int) ((uint) 1 - (uint) i_17)), i_20, gale_group);
                l_22 = l_21;
            } else {
                l_22 = 0L;
            }
            if (i_13 == 0) {
                if (l_22 < (-4611686018427387904L)) {
                    l_23 = gale_HostCall_awaitReply(arg_fs, l_22, gale_group);
                    l_24 = l_23;
                } else {
                    l_24 = l_22;
                }
            } else {
                l_24 = l_22;
            }
            GALEFS_BROADCAST(2, l_25, l_24);
            if (l_25 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_10;
                gale_ints[gale_item] = (uint) i_16;
                gale_ints[gale_items + gale_item] = (uint) i_17;
                gale_longs[gale_items + gale_item] = (ulong) l_19;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_25); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                l_10 = (long) gale_longs[gale_item];
                i_16 = (int) gale_ints[gale_item];
                i_17 = (int) gale_ints[gale_items + gale_item];
                l_19 = (long) gale_longs[gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_11 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_12 = (int) get_local_id(0);
                i_13 = (int) get_local_id(0);
                i_14 = (int) get_local_id(0);
                l_25 = gale_reply(gale_entry);
            }
            i_26 = (int) l_25;
            if (l_25 < 0L) {
                i_27 = 0;
            } else {
                i_27 = i_26;
            }
            l_28 = gale_BlockAccess_offsetInRegion(arg_fs, l_25, l_19, gale_group);
            gale_copy((arg_data + 16 + l_19), (arg_fs + 16 + l_28), i_27);
            GALEFS_BARRIER(3);
            if (i_12 == 0) {
                if (!(i_27 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_27, gale_group);
                }
            }
            i_29 = (int) ((uint) i_17 + (uint) i_27);
            if (l_25 < 0L) {
                if ((!(i_16 == 4)) || (i_29 < 1)) {
                    i_30 = i_26;
                } else {
                    i_30 = i_29;
                }
            } else {
                i_30 = i_29;
            }
            i_31 = (((!(i_16 == 4)) || (i_29 < 1)) || (i_11 == 0)) ? 0 : 5;
            if (i_27 == 0) {
                i_16 = i_31;
                i_17 = i_29;
                i_18 = i_30;
            } else {
                if (i_29 == 1) {
                    i_16 = i_31;
                    i_17 = i_29;
                    i_18 = i_30;
                } else {
                    i_17 = i_29;
                    i_18 = i_30;
                }
            }
        }
        i_15 = i_18;
    }
    i_32 = (int) get_local_id(0);
    i_33 = (int) get_local_id(0);
    i_34 = (int) get_local_id(0);
    i_35 = 0;
    loop_45:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_47;
        }
        if (!(i_35 == 0)) {
            break;
        }
        i_36 = 4;
        i_37 = 0;
        i_38 = 0;
        loop_47:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 3) {
                goto resume_3;
            }
            if (i_36 == 0) {
                break;
            }
            l_39 = (long) i_37;
            if (i_34 == 0) {
                i_40 = (i_37 < 1) ? 0 : 1;
                l_41 = gale_BlockAccess_beginWrite(arg_fs, i_36, ((int) l_10), l_39, ((int) (0 - (uint) i_37)), i_40, gale_group);
                l_42 = l_41;
            } else {
                l_42 = 0L;
            }
            if (i_33 == 0) {
                if (l_42 < (-4611686018427387904L)) {
                    l_43 = gale_HostCall_awaitReply(arg_fs, l_42, gale_group);
                    l_44 = l_43;
                } else {
                    l_44 = l_42;
                }
            } else {
                l_44 = l_42;
            }
            GALEFS_BROADCAST(4, l_45, l_44);
            if (l_45 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_10;
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_36;
                gale_ints[2 * gale_items + gale_item] = (uint) i_37;
                gale_longs[gale_items + gale_item] = (ulong) l_39;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_45); }
                GALEFS_RETURN;
                resume_3:
                gale_resuming = 0;
                l_10 = (long) gale_longs[gale_item];
                i_15 = (int) gale_ints[gale_item];
                i_36 = (int) gale_ints[gale_items + gale_item];
                i_37 = (int) gale_ints[2 * gale_items + gale_item];
                l_39 = (long) gale_longs[gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_11 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_32 = (int) get_local_id(0);
                i_33 = (int) get_local_id(0);
                i_34 = (int) get_local_id(0);
                l_45 = gale_reply(gale_entry);
            }
            i_46 = (int) l_45;
            if (l_45 < 0L) {
                i_47 = 0;
            } else {
                i_47 = i_46;
            }
            l_48 = gale_BlockAccess_offsetInRegion(arg_fs, l_45, l_39, gale_group);
            gale_copy((arg_data + 16 + l_39), (arg_fs + 16 + l_48), i_47);
            GALEFS_BARRIER(5);
            if (i_32 == 0) {
                if (!(i_47 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_47, gale_group);
                }
            }
            i_49 = (int) ((uint) i_37 + (uint) i_47);
            if (l_45 < 0L) {
                if ((!(i_36 == 4)) || (i_49 < 1)) {
                    i_50 = i_46;
                } else {
                    i_50 = i_49;
                }
            } else {
                i_50 = i_49;
            }
            i_51 = (((!(i_36 == 4)) || (i_49 < 1)) || (i_11 == 0)) ? 0 : 5;
            if (i_47 == 0) {
                i_36 = i_51;
                i_37 = i_49;
                i_38 = i_50;
            } else {
                if (i_49 == 0) {
                    i_36 = i_51;
                    i_37 = i_49;
                    i_38 = i_50;
                } else {
                    i_37 = i_49;
                    i_38 = i_50;
                }
            }
        }
        i_35 = i_38;
    }
    i_52 = (int) get_local_id(0);
    i_53 = (int) get_local_id(0);
    i_54 = (-2);
    loop_76:;
    while (true) {
        if (gale_resuming == 4) {
            goto resume_4;
        }
        if (!(i_54 == (-2))) {
            break;
        }
        GALEFS_BARRIER(6);
        if (i_53 == 0) {
            l_55 = gale_FileOpener_begin(arg_fs, 0, gale_group);
            if (l_55 < 0L) {
                l_56 = l_55;
            } else {
                l_57 = (long) gale_group;
                l_58 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_57 << 12) + (l_57 << 11)))) + (ulong) 2048L);
                i_59 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_59 < 0)) {
                        break;
                    }
                    l_60 = (long) i_59;
                    i_61 = (int) *((__global char *) (arg_data + 16 + l_60));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) l_60)))) = (char) i_61;
                    i_62 = (int) ((uint) i_59 + (uint) 1);
                    i_59 = i_62;
                }
                l_63 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 0, (-1), gale_group);
                l_56 = l_63;
            }
        } else {
            l_56 = 0L;
        }
        if (i_52 == 0) {
            if (l_56 < (-4611686018427387904L)) {
                l_64 = gale_HostCall_awaitReply(arg_fs, l_56, gale_group);
                l_65 = l_64;
            } else {
                l_65 = l_56;
            }
        } else {
            l_65 = l_56;
        }
        GALEFS_BROADCAST(7, l_66, l_65);
        if (l_66 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_15;
            gale_ints[gale_items + gale_item] = (uint) i_35;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_66); }
            GALEFS_RETURN;
            resume_4:
            gale_resuming = 0;
            i_15 = (int) gale_ints[gale_item];
            i_35 = (int) gale_ints[gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_52 = (int) get_local_id(0);
            i_53 = (int) get_local_id(0);
            l_66 = gale_reply(gale_entry);
        }
        i_67 = (int) l_66;
        i_54 = i_67;
    }
    i_68 = (int) get_local_id(0);
    i_69 = (-22);
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_69 == (-22))) {
            break;
        }
        GALEFS_BARRIER(8);
        if (i_68 == 0) {
            l_70 = gale_BlockAccess_endMapping(arg_fs, 64, gale_group);
            l_71 = l_70;
        } else {
            l_71 = 0L;
        }
        GALEFS_BROADCAST(9, l_72, l_71);
        i_73 = (int) l_72;
        i_69 = i_73;
    }
    i_74 = (i_15 < i_35) ? i_35 : i_15;
    i_75 = (i_54 < i_69) ? i_69 : i_54;
    i_76 = (i_74 < i_75) ? i_75 : i_74;
    *((__global gale_int *) (arg_out + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = i_76;
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_55) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(long, l_0) VARIABLE(long, l_15) VARIABLE(long, l_19) VARIABLE(long, l_32) VARIABLE(long, l_36) VARIABLE(long, l_7)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_19) VARIABLE(l_7)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_32) VARIABLE(l_7)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_36) VARIABLE(l_7)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_28) VARIABLE(i_43) VARIABLE(l_0)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_28) VARIABLE(i_43) VARIABLE(l_0)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_11) VARIABLE(i_28) VARIABLE(i_44) VARIABLE(i_55)

__kernel void galefs_repeatsRefusedCalls(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_16, i_20, i_21, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_33, i_37, i_38, i_40, i_41, i_42, i_43, i_44, i_48, i_50, i_51, i_54, i_55, i_56, i_60, i_61, i_62, i_63;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_15, l_17, l_18, l_19, l_22, l_32, l_34, l_35, l_36, l_39, l_45, l_46, l_47, l_49, l_52, l_53, l_57, l_58, l_59;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 2 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_9;
        case 3:
            goto loop_35;
        case 4:
            goto loop_61;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 2, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
        gale_resuming = 0;
        l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        l_7 = gale_reply(gale_entry);
    }
    i_8 = GALEFS_LAUNCH_INT(arg_fs, 212L);
    i_9 = (int) get_local_id(0);
    i_10 = (int) get_local_id(0);
    i_11 = (-9);
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_11;
        }
        if (!(i_11 == (-9))) {
            break;
        }
        i_12 = 4;
        i_13 = 0;
        i_14 = 0;
        loop_11:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (i_12 == 0) {
                break;
            }
            l_15 = (long) i_13;
            if (i_10 == 0) {
                i_16 = (i_13 < 1) ? 0 : 1;
                l_17 = gale_BlockAccess_beginWrite(arg_fs, i_12, 77, l_15, ((int) ((uint) 1 - (uint) i_13)), i_16, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_18 = l_17;
            } else {
                l_18 = 0L;
            }
            GALEFS_BROADCAST(2, l_19, l_18);
            if (l_19 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_7;
                gale_ints[gale_item] = (uint) i_12;
                gale_ints[gale_items + gale_item] = (uint) i_13;
                gale_longs[gale_items + gale_item] = (ulong) l_15;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_19); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                l_7 = (long) gale_longs[gale_item];
                i_12 = (int) gale_ints[gale_item];
                i_13 = (int) gale_ints[gale_items + gale_item];
                l_15 = (long) gale_longs[gale_items + gale_item];
                l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
                i_8 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                i_9 = (int) get_local_id(0);
                i_10 = (int) get_local_id(0);
                l_19 = gale_reply(gale_entry);
            }
            i_20 = (int) l_19;
            if (l_19 < 0L) {
                i_21 = 0;
            } else {
                i_21 = i_20;
            }
            l_22 = gale_BlockAccess_offsetInRegion(arg_fs, l_19, l_15, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_data + 16 + l_15), (arg_fs + 16 + l_22), i_21);
            GALEFS_BARRIER(3);
            if (i_9 == 0) {
                if (!(i_21 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_21, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_23 = (int) ((uint) i_13 + (uint) i_21);
            if (l_19 < 0L) {
                if ((!(i_12 == 4)) || (i_23 < 1)) {
                    i_24 = i_20;
                } else {
                    i_24 = i_23;
                }
            } else {
                i_24 = i_23;
            }
            i_25 = (((!(i_12 == 4)) || (i_23 < 1)) || (i_8 == 0)) ? 0 : 5;
            if (i_21 == 0) {
                i_12 = i_25;
                i_13 = i_23;
                i_14 = i_24;
            } else {
                if (i_23 == 1) {
                    i_12 = i_25;
                    i_13 = i_23;
                    i_14 = i_24;
                } else {
                    i_13 = i_23;
                    i_14 = i_24;
                }
            }
        }
        i_11 = i_14;
    }
    i_26 = (int) get_local_id(0);
    i_27 = (int) get_local_id(0);
    i_28 = 0;
    loop_35:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_37;
        }
        if (!(i_28 == 0)) {
            break;
        }
        i_29 = 4;
        i_30 = 0;
        i_31 = 0;
        loop_37:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 3) {
                goto resume_3;
            }
            if (i_29 == 0) {
                break;
            }
            l_32 = (long) i_30;
            if (i_27 == 0) {
                i_33 = (i_30 < 1) ? 0 : 1;
                l_34 = gale_BlockAccess_beginWrite(arg_fs, i_29, ((int) l_7), l_32, ((int) (0 - (uint) i_30)), i_33, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_35 = l_34;
            } else {
                l_35 = 0L;
            }
            GALEFS_BROADCAST(4, l_36, l_35);
            if (l_36 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_7;
                gale_ints[gale_item] = (uint) i_11;
                gale_ints[gale_items + gale_item] = (uint) i_29;
                gale_ints[2 * gale_items + gale_item] = (uint) i_30;
                gale_longs[gale_items + gale_item] = (ulong) l_32;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_36); }
                GALEFS_RETURN;
                resume_3:
                gale_resuming = 0;
                l_7 = (long) gale_longs[gale_item];
                i_11 = (int) gale_ints[gale_item];
                i_29 = (int) gale_ints[gale_items + gale_item];
                i_30 = (int) gale_ints[2 * gale_items + gale_item];
                l_32 = (long) gale_longs[gale_items + gale_item];
                l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
                i_8 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                i_26 = (int) get_local_id(0);
                i_27 = (int) get_local_id(0);
                l_36 = gale_reply(gale_entry);
            }
            i_37 = (int) l_36;
            if (l_36 < 0L) {
                i_38 = 0;
            } else {
                i_38 = i_37;
            }
            l_39 = gale_BlockAccess_offsetInRegion(arg_fs, l_36, l_32, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_data + 16 + l_32), (arg_fs + 16 + l_39), i_38);
            GALEFS_BARRIER(5);
            if (i_26 == 0) {
                if (!(i_38 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_38, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_40 = (int) ((uint) i_30 + (uint) i_38);
            if (l_36 < 0L) {
                if ((!(i_29 == 4)) || (i_40 < 1)) {
                    i_41 = i_37;
                } else {
                    i_41 = i_40;
                }
            } else {
                i_41 = i_40;
            }
            i_42 = (((!(i_29 == 4)) || (i_40 < 1)) || (i_8 == 0)) ? 0 : 5;
            if (i_38 == 0) {
                i_29 = i_42;
                i_30 = i_40;
                i_31 = i_41;
            } else {
                if (i_40 == 0) {
                    i_29 = i_42;
                    i_30 = i_40;
                    i_31 = i_41;
                } else {
                    i_30 = i_40;
                    i_31 = i_41;
                }
            }
        }
        i_28 = i_31;
    }
    i_43 = (int) get_local_id(0);
    i_44 = (-2);
    loop_61:;
    while (true) {
        if (gale_resuming == 4) {
            goto resume_4;
        }
        if (!(i_44 == (-2))) {
            break;
        }
        GALEFS_BARRIER(6);
        if (i_43 == 0) {
            l_45 = gale_FileOpener_begin(arg_fs, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            if (l_45 < 0L) {
                l_46 = l_45;
            } else {
                l_47 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                i_48 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_48 < 0)) {
                        break;
                    }
                    l_49 = (long) i_48;
                    i_50 = (int) *((__global char *) (arg_data + 16 + l_49));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) l_49)))) = (char) i_50;
                    i_51 = (int) ((uint) i_48 + (uint) 1);
                    i_48 = i_51;
                }
                l_52 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 0, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_46 = l_52;
            }
        } else {
            l_46 = 0L;
        }
        GALEFS_BROADCAST(7, l_53, l_46);
        if (l_53 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_11;
            gale_ints[gale_items + gale_item] = (uint) i_28;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_53); }
            GALEFS_RETURN;
            resume_4:
            gale_resuming = 0;
            i_11 = (int) gale_ints[gale_item];
            i_28 = (int) gale_ints[gale_items + gale_item];
            l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
            i_43 = (int) get_local_id(0);
            l_53 = gale_reply(gale_entry);
        }
        i_54 = (int) l_53;
        i_44 = i_54;
    }
    i_55 = (int) get_local_id(0);
    i_56 = (-22);
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_56 == (-22))) {
            break;
        }
        if (i_55 == 0) {
            l_57 = gale_BlockAccess_endMapping(arg_fs, 64, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_58 = l_57;
        } else {
            l_58 = 0L;
        }
        GALEFS_BROADCAST(8, l_59, l_58);
        i_60 = (int) l_59;
        i_56 = i_60;
    }
    i_61 = (i_11 < i_28) ? i_28 : i_11;
    i_62 = (i_44 < i_56) ? i_56 : i_44;
    i_63 = (i_61 < i_62) ? i_62 : i_61;
    *((__global gale_int *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 2) + 16L))) = i_63;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
