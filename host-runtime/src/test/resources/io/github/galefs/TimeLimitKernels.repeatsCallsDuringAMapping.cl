// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.TimeLimitKernels#repeatsCallsDuringAMapping
// entry point: galefs_repeatsCallsDuringAMapping
// parameters: LONG_ARRAY BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE READ WRITE
// waits: 5
// saved values: 7
// context bytes: 40
// needs: BARRIERS
// string: "file"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 556e147d1bf8496da729b86a1a130287fd4536526c879333e0bcfc5841fb0787
// functions SHA-256: f72d78cab14a85131a8a7166ca1bce3055ba8bff042038d596a76dc4bcae687c
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_IS_LAST_TO_RETURN GALEFS_PASS gale_BlockAccess_beginMapping gale_BlockAccess_beginWrite gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginMapping gale_BlockAccess_beginWrite gale_BlockAccess_endMapping gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_MappingEnd_begin gale_MappingEnd_endGroup gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(long, l_0) VARIABLE(long, l_20) VARIABLE(long, l_53) VARIABLE(long, l_59)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(l_0)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(l_0) VARIABLE(l_20)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_24) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(l_0) VARIABLE(l_20)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_24) VARIABLE(i_33) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(l_20) VARIABLE(l_53)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_24) VARIABLE(i_33) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(l_20) VARIABLE(l_59)
#define GALEFS_LIVE_7(VARIABLE)
#define GALEFS_LIVE_8(VARIABLE)

__kernel void galefs_repeatsCallsDuringAMapping(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_RETURNS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_17, i_18, i_22, i_23, i_24, i_30, i_31, i_32, i_33, i_38, i_39, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_54, i_60, i_61, i_63, i_64, i_65, i_66, i_67, i_68, i_69;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_12, l_13, l_14, l_15, l_16, l_19, l_20, l_21, l_25, l_26, l_27, l_28, l_29, l_34, l_35, l_36, l_37, l_40, l_41, l_42, l_43, l_53, l_55, l_56, l_57, l_58, l_59, l_62, l_70, l_71, l_72;
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
            goto resume_2;
        case 3:
            goto loop_30;
        case 4:
            goto loop_41;
        case 5:
            goto loop_57;
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
    i_11 = (int) l_10;
    if (((int) get_local_id(0)) == 0) {
        l_12 = gale_BlockAccess_beginMapping(arg_fs, i_11, 0L, 64, gale_group);
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
        gale_ints[gale_item] = (uint) i_11;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_16); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        i_11 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_16 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_16 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group);
            i_17 = gale_group;
            i_18 = *((__global gale_int *) (arg_fs + 16 + 36L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_17 & ((int) ((uint) (1 << i_18) + (uint) (-1))))) << 6) + (((long) (i_17 >> i_18)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_16 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_16 < 0L) {
        l_19 = (l_16 == (-117L)) ? (-5L) : l_16;
        l_20 = l_19;
    } else {
        l_21 = gale_BlockAccess_offsetInRegion(arg_fs, l_16, 0L, gale_group);
        l_20 = l_21;
    }
    i_22 = (int) get_local_id(0);
    i_23 = (int) get_local_id(0);
    i_24 = (-16);
    loop_30:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 3) {
            goto resume_3;
        }
        if (!(i_24 == (-16))) {
            break;
        }
        if (i_23 == 0) {
            l_25 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
            l_26 = l_25;
        } else {
            l_26 = 0L;
        }
        if (i_22 == 0) {
            if (l_26 < (-4611686018427387904L)) {
                l_27 = gale_HostCall_awaitReply(arg_fs, l_26, gale_group);
                l_28 = l_27;
            } else {
                l_28 = l_26;
            }
        } else {
            l_28 = l_26;
        }
        GALEFS_BROADCAST(3, l_29, l_28);
        if (l_29 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_11;
            gale_longs[gale_item] = (ulong) l_20;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_29); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            i_11 = (int) gale_ints[gale_item];
            l_20 = (long) gale_longs[gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_22 = (int) get_local_id(0);
            i_23 = (int) get_local_id(0);
            l_29 = gale_reply(gale_entry);
        }
        i_30 = (int) l_29;
        i_24 = i_30;
    }
    i_31 = (int) get_local_id(0);
    i_32 = (int) get_local_id(0);
    i_33 = (-16);
    loop_41:;
    while (true) {
        if (gale_resuming == 4) {
            goto resume_4;
        }
        if (!(i_33 == (-16))) {
            break;
        }
        if (i_32 == 0) {
            l_34 = gale_FileOpener_begin(arg_fs, 4, gale_group);
            if (l_34 < 0L) {
                l_35 = l_34;
            } else {
                l_36 = (long) gale_group;
                l_37 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_36 << 12) + (l_36 << 11)))) + (ulong) 2048L);
                i_38 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_38 < 4)) {
                        break;
                    }
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) ((long) i_38))))) = (char) ((int) gale_literals[i_38]);
                    i_39 = (int) ((uint) i_38 + (uint) 1);
                    i_38 = i_39;
                }
                l_40 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group);
                l_35 = l_40;
            }
        } else {
            l_35 = 0L;
        }
        if (i_31 == 0) {
            if (l_35 < (-4611686018427387904L)) {
                l_41 = gale_HostCall_awaitReply(arg_fs, l_35, gale_group);
                l_42 = l_41;
            } else {
                l_42 = l_35;
            }
        } else {
            l_42 = l_35;
        }
        GALEFS_BROADCAST(4, l_43, l_42);
        if (l_43 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_11;
            gale_longs[gale_item] = (ulong) l_20;
            gale_ints[gale_items + gale_item] = (uint) i_24;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_43); }
            GALEFS_RETURN;
            resume_4:
            gale_resuming = 0;
            i_11 = (int) gale_ints[gale_item];
            l_20 = (long) gale_longs[gale_item];
            i_24 = (int) gale_ints[gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_31 = (int) get_local_id(0);
            i_32 = (int) get_local_id(0);
            l_43 = gale_reply(gale_entry);
        }
        i_44 = (int) l_43;
        i_33 = i_44;
    }
    i_45 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_46 = (int) get_local_id(0);
    i_47 = (int) get_local_id(0);
    i_48 = (int) get_local_id(0);
    i_49 = (-16);
    loop_57:;
    while (true) {
        if (gale_resuming == 5) {
            goto loop_59;
        }
        if (!(i_49 == (-16))) {
            break;
        }
        i_50 = 4;
        i_51 = 0;
        i_52 = 0;
        loop_59:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 5) {
                goto resume_5;
            }
            if (i_50 == 0) {
                break;
            }
            l_53 = (long) i_51;
            if (i_48 == 0) {
                i_54 = (i_51 < 1) ? 0 : 1;
                l_55 = gale_BlockAccess_beginWrite(arg_fs, i_50, i_11, l_53, ((int) ((uint) 1 - (uint) i_51)), i_54, gale_group);
                l_56 = l_55;
            } else {
                l_56 = 0L;
            }
            if (i_47 == 0) {
                if (l_56 < (-4611686018427387904L)) {
                    l_57 = gale_HostCall_awaitReply(arg_fs, l_56, gale_group);
                    l_58 = l_57;
                } else {
                    l_58 = l_56;
                }
            } else {
                l_58 = l_56;
            }
            GALEFS_BROADCAST(5, l_59, l_58);
            if (l_59 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_11;
                gale_longs[gale_item] = (ulong) l_20;
                gale_ints[gale_items + gale_item] = (uint) i_24;
                gale_ints[2 * gale_items + gale_item] = (uint) i_33;
                gale_ints[3 * gale_items + gale_item] = (uint) i_50;
                gale_ints[4 * gale_items + gale_item] = (uint) i_51;
                gale_longs[gale_items + gale_item] = (ulong) l_53;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_59); }
                GALEFS_RETURN;
                resume_5:
                gale_resuming = 0;
                i_11 = (int) gale_ints[gale_item];
                l_20 = (long) gale_longs[gale_item];
                i_24 = (int) gale_ints[gale_items + gale_item];
                i_33 = (int) gale_ints[2 * gale_items + gale_item];
                i_50 = (int) gale_ints[3 * gale_items + gale_item];
                i_51 = (int) gale_ints[4 * gale_items + gale_item];
                l_53 = (long) gale_longs[gale_items + gale_item];
                i_45 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_46 = (int) get_local_id(0);
                i_47 = (int) get_local_id(0);
                i_48 = (int) get_local_id(0);
                l_59 = gale_reply(gale_entry);
            }
            i_60 = (int) l_59;
            if (l_59 < 0L) {
                i_61 = 0;
            } else {
                i_61 = i_60;
            }
            l_62 = gale_BlockAccess_offsetInRegion(arg_fs, l_59, l_53, gale_group);
            gale_copy((arg_data + 16 + l_53), (arg_fs + 16 + l_62), i_61);
            GALEFS_BARRIER(6);
            if (i_46 == 0) {
                if (!(i_61 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_61, gale_group);
                }
            }
            i_63 = (int) ((uint) i_51 + (uint) i_61);
            if (l_59 < 0L) {
                if ((!(i_50 == 4)) || (i_63 < 1)) {
                    i_64 = i_60;
                } else {
                    i_64 = i_63;
                }
            } else {
                i_64 = i_63;
            }
            i_65 = (((!(i_50 == 4)) || (i_63 < 1)) || (i_45 == 0)) ? 0 : 5;
            if (i_61 == 0) {
                i_50 = i_65;
                i_51 = i_63;
                i_52 = i_64;
            } else {
                if (i_63 == 1) {
                    i_50 = i_65;
                    i_51 = i_63;
                    i_52 = i_64;
                } else {
                    i_51 = i_63;
                    i_52 = i_64;
                }
            }
        }
        i_49 = i_52;
    }
    if ((ulong) ((long) ((ulong) l_20 + (ulong) 4095L)) < (ulong) 4095L) {
        i_66 = (int) l_20;
        i_67 = i_66;
    } else {
        i_68 = (i_33 < i_49) ? i_49 : i_33;
        i_69 = (i_24 < i_68) ? i_68 : i_24;
        i_67 = i_69;
    }
    *((__global gale_int *) (arg_out + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = i_67;
    GALEFS_BARRIER(7);
    if (((int) get_local_id(0)) == 0) {
        l_70 = gale_BlockAccess_endMapping(arg_fs, 64, gale_group);
        l_71 = l_70;
    } else {
        l_71 = 0L;
    }
    GALEFS_BROADCAST(8, l_72, l_71);
    if (GALEFS_IS_LAST_TO_RETURN()) { gale_MappingEnd_endGroup(arg_fs, gale_group); }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_8) VARIABLE(long, l_0) VARIABLE(long, l_13) VARIABLE(long, l_38) VARIABLE(long, l_42)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_8) VARIABLE(l_0)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_13)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_16) VARIABLE(i_21) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_13)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_16) VARIABLE(i_22) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_8) VARIABLE(l_13) VARIABLE(l_38)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_16) VARIABLE(i_22) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_8) VARIABLE(l_13) VARIABLE(l_42)
#define GALEFS_LIVE_7(VARIABLE)

__kernel void galefs_repeatsCallsDuringAMapping(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_8, i_15, i_16, i_20, i_21, i_22, i_26, i_27, i_30, i_31, i_32, i_33, i_34, i_35, i_36, i_37, i_39, i_43, i_44, i_46, i_47, i_48, i_49, i_50, i_51, i_52;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_23, l_24, l_25, l_28, l_29, l_38, l_40, l_41, l_42, l_45, l_53, l_54, l_55;
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
            goto resume_2;
        case 3:
            goto loop_20;
        case 4:
            goto loop_26;
        case 5:
            goto loop_37;
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
    i_8 = (int) l_7;
    if (((int) get_local_id(0)) == 0) {
        l_9 = gale_BlockAccess_beginMapping(arg_fs, i_8, 0L, 64, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_10 = l_9;
    } else {
        l_10 = 0L;
    }
    GALEFS_BROADCAST(2, l_11, l_10);
    if (l_11 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_8;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_11); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        i_8 = (int) gale_ints[gale_item];
        l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        l_11 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_11 < 0L)) {
            gale_MappingEnd_begin(arg_fs, 0L, 1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        }
    }
    if (l_11 < 0L) {
        l_12 = (l_11 == (-117L)) ? (-5L) : l_11;
        l_13 = l_12;
    } else {
        l_14 = gale_BlockAccess_offsetInRegion(arg_fs, l_11, 0L, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_13 = l_14;
    }
    i_15 = (int) get_local_id(0);
    i_16 = (-16);
    loop_20:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 3) {
            goto resume_3;
        }
        if (!(i_16 == (-16))) {
            break;
        }
        if (i_15 == 0) {
            l_17 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_18 = l_17;
        } else {
            l_18 = 0L;
        }
        GALEFS_BROADCAST(3, l_19, l_18);
        if (l_19 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_8;
            gale_longs[gale_item] = (ulong) l_13;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_19); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            i_8 = (int) gale_ints[gale_item];
            l_13 = (long) gale_longs[gale_item];
            l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
            i_15 = (int) get_local_id(0);
            l_19 = gale_reply(gale_entry);
        }
        i_20 = (int) l_19;
        i_16 = i_20;
    }
    i_21 = (int) get_local_id(0);
    i_22 = (-16);
    loop_26:;
    while (true) {
        if (gale_resuming == 4) {
            goto resume_4;
        }
        if (!(i_22 == (-16))) {
            break;
        }
        if (i_21 == 0) {
            l_23 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            if (l_23 < 0L) {
                l_24 = l_23;
            } else {
                l_25 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                i_26 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_26 < 4)) {
                        break;
                    }
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) ((long) i_26))))) = (char) ((int) gale_literals[i_26]);
                    i_27 = (int) ((uint) i_26 + (uint) 1);
                    i_26 = i_27;
                }
                l_28 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_24 = l_28;
            }
        } else {
            l_24 = 0L;
        }
        GALEFS_BROADCAST(4, l_29, l_24);
        if (l_29 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_8;
            gale_longs[gale_item] = (ulong) l_13;
            gale_ints[gale_items + gale_item] = (uint) i_16;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_29); }
            GALEFS_RETURN;
            resume_4:
            gale_resuming = 0;
            i_8 = (int) gale_ints[gale_item];
            l_13 = (long) gale_longs[gale_item];
            i_16 = (int) gale_ints[gale_items + gale_item];
            l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
            i_21 = (int) get_local_id(0);
            l_29 = gale_reply(gale_entry);
        }
        i_30 = (int) l_29;
        i_22 = i_30;
    }
    i_31 = GALEFS_LAUNCH_INT(arg_fs, 212L);
    i_32 = (int) get_local_id(0);
    i_33 = (int) get_local_id(0);
    i_34 = (-16);
    loop_37:;
    while (true) {
        if (gale_resuming == 5) {
            goto loop_39;
        }
        if (!(i_34 == (-16))) {
            break;
        }
        i_35 = 4;
        i_36 = 0;
        i_37 = 0;
        loop_39:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 5) {
                goto resume_5;
            }
            if (i_35 == 0) {
                break;
            }
            l_38 = (long) i_36;
            if (i_33 == 0) {
                i_39 = (i_36 < 1) ? 0 : 1;
                l_40 = gale_BlockAccess_beginWrite(arg_fs, i_35, i_8, l_38, ((int) ((uint) 1 - (uint) i_36)), i_39, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_41 = l_40;
            } else {
                l_41 = 0L;
            }
            GALEFS_BROADCAST(5, l_42, l_41);
            if (l_42 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_8;
                gale_longs[gale_item] = (ulong) l_13;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_22;
                gale_ints[3 * gale_items + gale_item] = (uint) i_35;
                gale_ints[4 * gale_items + gale_item] = (uint) i_36;
                gale_longs[gale_items + gale_item] = (ulong) l_38;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_42); }
                GALEFS_RETURN;
                resume_5:
                gale_resuming = 0;
                i_8 = (int) gale_ints[gale_item];
                l_13 = (long) gale_longs[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_22 = (int) gale_ints[2 * gale_items + gale_item];
                i_35 = (int) gale_ints[3 * gale_items + gale_item];
                i_36 = (int) gale_ints[4 * gale_items + gale_item];
                l_38 = (long) gale_longs[gale_items + gale_item];
                i_31 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                i_32 = (int) get_local_id(0);
                i_33 = (int) get_local_id(0);
                l_42 = gale_reply(gale_entry);
            }
            i_43 = (int) l_42;
            if (l_42 < 0L) {
                i_44 = 0;
            } else {
                i_44 = i_43;
            }
            l_45 = gale_BlockAccess_offsetInRegion(arg_fs, l_42, l_38, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_data + 16 + l_38), (arg_fs + 16 + l_45), i_44);
            GALEFS_BARRIER(6);
            if (i_32 == 0) {
                if (!(i_44 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_44, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_46 = (int) ((uint) i_36 + (uint) i_44);
            if (l_42 < 0L) {
                if ((!(i_35 == 4)) || (i_46 < 1)) {
                    i_47 = i_43;
                } else {
                    i_47 = i_46;
                }
            } else {
                i_47 = i_46;
            }
            i_48 = (((!(i_35 == 4)) || (i_46 < 1)) || (i_31 == 0)) ? 0 : 5;
            if (i_44 == 0) {
                i_35 = i_48;
                i_36 = i_46;
                i_37 = i_47;
            } else {
                if (i_46 == 1) {
                    i_35 = i_48;
                    i_36 = i_46;
                    i_37 = i_47;
                } else {
                    i_36 = i_46;
                    i_37 = i_47;
                }
            }
        }
        i_34 = i_37;
    }
    if ((ulong) ((long) ((ulong) l_13 + (ulong) 4095L)) < (ulong) 4095L) {
        i_49 = (int) l_13;
        i_50 = i_49;
    } else {
        i_51 = (i_22 < i_34) ? i_34 : i_22;
        i_52 = (i_16 < i_51) ? i_51 : i_16;
        i_50 = i_52;
    }
    *((__global gale_int *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 2) + 16L))) = i_50;
    if (((int) get_local_id(0)) == 0) {
        l_53 = gale_BlockAccess_endMapping(arg_fs, 64, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_54 = l_53;
    } else {
        l_54 = 0L;
    }
    GALEFS_BROADCAST(7, l_55, l_54);
    if (get_local_id(0) == 0) { gale_MappingEnd_endGroup(arg_fs, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT); gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
