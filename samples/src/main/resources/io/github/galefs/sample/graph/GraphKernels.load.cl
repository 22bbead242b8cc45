// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.graph.GraphKernels#load
// entry point: galefs_load
// parameters: LONG_ARRAY BYTE_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE READ_WRITE
// waits: 3
// saved values: 11
// context bytes: 64
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 3c300583ec33005ef8c2c0e00b7e80cc6a397ea196b1d3dd1c4c01b3064d2a15
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_13) VARIABLE(int, i_18) VARIABLE(int, i_24) VARIABLE(int, i_26) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_35) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(int, i_64) VARIABLE(long, l_12) VARIABLE(long, l_21) VARIABLE(long, l_23) VARIABLE(long, l_27) VARIABLE(long, l_36) VARIABLE(long, l_37) VARIABLE(long, l_45) VARIABLE(long, l_53)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_13) VARIABLE(l_12)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_18) VARIABLE(i_24) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(l_21) VARIABLE(l_23) VARIABLE(l_27) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_45)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_18) VARIABLE(i_24) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(l_21) VARIABLE(l_23) VARIABLE(l_27) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_53)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_18) VARIABLE(i_24) VARIABLE(i_64) VARIABLE(l_21) VARIABLE(l_23)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_26)

__kernel void galefs_load(__global uchar *arg_fs, __global uchar *arg_path, __global uchar *arg_offsets, __global uchar *arg_state, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_5, i_7, i_8, i_13, i_14, i_18, i_19, i_20, i_24, i_25, i_26, i_30, i_31, i_32, i_33, i_34, i_35, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_46, i_47, i_48, i_54, i_55, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_77;
    long l_1, l_2, l_3, l_4, l_6, l_9, l_10, l_11, l_12, l_15, l_16, l_17, l_21, l_22, l_23, l_27, l_28, l_29, l_36, l_37, l_45, l_49, l_50, l_51, l_52, l_53, l_56, l_68, l_69, l_70, l_71, l_72, l_73, l_74, l_75, l_76;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
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
    i_0 = *((__global gale_int *) (arg_path + 12L));
    GALEFS_BARRIER(1);
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, i_0, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < i_0)) {
                    break;
                }
                l_6 = (long) i_5;
                i_7 = (int) *((__global char *) (arg_path + 16 + l_6));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) l_6)))) = (char) i_7;
                i_8 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_8;
            }
            l_9 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_0, (-1), gale_group);
            l_2 = l_9;
        }
    } else {
        l_2 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_2 < (-4611686018427387904L)) {
            l_10 = gale_HostCall_awaitReply(arg_fs, l_2, gale_group);
            l_11 = l_10;
        } else {
            l_11 = l_2;
        }
    } else {
        l_11 = l_2;
    }
    GALEFS_BROADCAST(2, l_12, l_11);
    if (l_12 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_12); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_12 = gale_reply(gale_entry);
    }
    i_13 = *((__global gale_int *) (arg_offsets + 12L));
    if (((int) get_local_id(0)) == 0) {
        i_14 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 0 << 2)), 1);
        l_15 = (long) i_14;
        l_16 = l_15;
    } else {
        l_16 = 0L;
    }
    GALEFS_BROADCAST(3, l_17, l_16);
    i_18 = *((__global gale_int *) (arg_fs + 16 + 148L));
    i_19 = 1 << i_18;
    i_20 = (i_19 < 65536) ? i_19 : 65536;
    l_21 = (long) i_20;
    l_22 = (long) ((ulong) l_17 * (ulong) l_21);
    l_23 = ((long) (uint) i_13) << 3;
    i_24 = (int) l_12;
    i_25 = (i_24 < 0) ? i_24 : 0;
    i_26 = i_25;
    l_27 = l_22;
    loop_17:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_20;
        }
        if (!(l_27 < l_23)) {
            goto B65;
        }
        if (!(i_26 == 0)) {
            break;
        }
        l_28 = (long) ((ulong) l_23 - (ulong) l_27);
        l_29 = (l_28 < l_21) ? l_28 : l_21;
        i_30 = (int) l_29;
        i_31 = (i_30 < 0) ? (-22) : 1;
        i_32 = (int) get_local_id(0);
        i_33 = 0;
        i_34 = i_31;
        loop_20:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_23;
            }
            if (i_34 < 1) {
                goto B53;
            }
            if (!(i_33 < i_30)) {
                break;
            }
            i_35 = (int) ((uint) i_30 - (uint) i_33);
            l_36 = (long) ((ulong) l_27 + (ulong) ((long) i_33));
            l_37 = (long) ((ulong) (1L << i_18) + (ulong) (-1L));
            i_38 = (int) get_local_id(0);
            i_39 = (int) get_local_id(0);
            i_40 = (int) get_local_id(0);
            i_41 = 1;
            i_42 = 0;
            i_43 = 0;
            loop_23:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_41 == 1)) {
                    break;
                }
                i_44 = (int) ((uint) i_35 - (uint) i_42);
                l_45 = (long) ((ulong) l_36 + (ulong) ((long) i_42));
                if (i_43 == 0) {
                    i_46 = i_44;
                } else {
                    i_47 = 4096 - ((int) (l_45 & 4095L));
                    i_48 = (i_47 < i_44) ? i_47 : i_44;
                    i_46 = i_48;
                }
                if (i_40 == 0) {
                    l_49 = gale_BlockAccess_beginRead(arg_fs, i_24, l_45, i_46, gale_group);
                    l_50 = l_49;
                } else {
                    l_50 = 0L;
                }
                if (i_39 == 0) {
                    if (l_50 < (-4611686018427387904L)) {
                        l_51 = gale_HostCall_awaitReply(arg_fs, l_50, gale_group);
                        l_52 = l_51;
                    } else {
                        l_52 = l_50;
                    }
                } else {
                    l_52 = l_50;
                }
                GALEFS_BROADCAST(4, l_53, l_52);
                if (l_53 < LONG_MIN / 2) {
                    gale_longs[gale_item] = (ulong) l_21;
                    gale_longs[gale_items + gale_item] = (ulong) l_23;
                    gale_ints[gale_item] = (uint) i_24;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_27;
                    gale_ints[gale_items + gale_item] = (uint) i_30;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_33;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_35;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_36;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_42;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_43;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_45;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_53); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    l_21 = (long) gale_longs[gale_item];
                    l_23 = (long) gale_longs[gale_items + gale_item];
                    i_24 = (int) gale_ints[gale_item];
                    l_27 = (long) gale_longs[2 * gale_items + gale_item];
                    i_30 = (int) gale_ints[gale_items + gale_item];
                    i_33 = (int) gale_ints[2 * gale_items + gale_item];
                    i_35 = (int) gale_ints[3 * gale_items + gale_item];
                    l_36 = (long) gale_longs[3 * gale_items + gale_item];
                    i_42 = (int) gale_ints[4 * gale_items + gale_item];
                    i_43 = (int) gale_ints[5 * gale_items + gale_item];
                    l_45 = (long) gale_longs[4 * gale_items + gale_item];
                    i_18 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    i_32 = (int) get_local_id(0);
                    l_37 = (long) ((ulong) (1L << i_18) + (ulong) (-1L));
                    i_38 = (int) get_local_id(0);
                    i_39 = (int) get_local_id(0);
                    i_40 = (int) get_local_id(0);
                    l_53 = gale_reply(gale_entry);
                }
                i_54 = (int) l_53;
                if (l_53 < 0L) {
                    i_55 = 0;
                } else {
                    i_55 = i_54;
                }
                l_56 = gale_BlockAccess_offsetInRegion(arg_fs, l_53, l_45, gale_group);
                gale_copy((arg_fs + 16 + l_56), (arg_offsets + 16 + l_45), i_55);
                GALEFS_BARRIER(5);
                if (i_38 == 0) {
                    if (!(i_55 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_55, gale_group);
                    }
                }
                i_57 = (int) ((uint) i_42 + (uint) i_55);
                i_58 = ((l_53 == (-117L)) || (!((i_43 == 0) || ((((long) ((ulong) l_36 + (ulong) ((long) i_57))) & l_37) == 0)))) ? 1 : 0;
                i_59 = ((l_53 == (-117L)) || (!((i_55 < 1) || (!(i_57 < i_35))))) ? 1 : 0;
                if (l_53 < 0L) {
                    if (l_53 == (-117L)) {
                        i_41 = i_59;
                        i_42 = i_57;
                        i_43 = i_58;
                    } else {
                        i_41 = i_54;
                        i_42 = i_57;
                        i_43 = i_58;
                    }
                } else {
                    i_41 = i_59;
                    i_42 = i_57;
                    i_43 = i_58;
                }
            }
            if (i_42 < 1) {
                i_60 = i_41;
            } else {
                i_60 = i_42;
            }
            i_61 = (i_60 < 1) ? 0 : i_60;
            i_62 = (int) ((uint) i_33 + (uint) i_61);
            i_33 = i_62;
            i_34 = i_60;
        }
        goto B54;
    B53:;
    B54:;
        if (i_34 < 0) {
            i_63 = i_34;
        } else {
            i_63 = i_33;
        }
        if (i_30 == i_63) {
            i_64 = 0;
        } else {
            i_65 = (i_63 < 0) ? i_63 : (-5);
            i_66 = (i_65 < 1) ? i_65 : 0;
            i_64 = i_66;
        }
        if (i_32 == 0) {
            i_67 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 0 << 2)), 1);
            l_68 = (long) i_67;
            l_69 = l_68;
        } else {
            l_69 = 0L;
        }
        GALEFS_BROADCAST(6, l_70, l_69);
        l_71 = (long) ((ulong) l_21 * (ulong) l_70);
        i_26 = i_64;
        l_27 = l_71;
    }
    goto B66;
B65:;
B66:;
    if (((int) get_local_id(0)) == 0) {
        l_72 = gale_OpenFileCalls_beginClose(arg_fs, i_24, gale_group);
        l_73 = l_72;
    } else {
        l_73 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_73 < (-4611686018427387904L)) {
            l_74 = gale_HostCall_awaitReply(arg_fs, l_73, gale_group);
            l_75 = l_74;
        } else {
            l_75 = l_73;
        }
    } else {
        l_75 = l_73;
    }
    GALEFS_BROADCAST(7, l_76, l_75);
    if (l_76 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_26;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_76); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_26 = (int) gale_ints[gale_item];
        l_76 = gale_reply(gale_entry);
    }
    if (i_26 < 0) {
        i_77 = atomic_min((volatile __global int *) (arg_state + 16 + ((long) 2 << 2)), i_26);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_10) VARIABLE(int, i_15) VARIABLE(int, i_21) VARIABLE(int, i_23) VARIABLE(int, i_27) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_58) VARIABLE(long, l_18) VARIABLE(long, l_20) VARIABLE(long, l_24) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_41) VARIABLE(long, l_47) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(l_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_24) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_41)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(l_18) VARIABLE(l_20) VARIABLE(l_24) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_47)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_15) VARIABLE(i_21) VARIABLE(i_58) VARIABLE(l_18) VARIABLE(l_20)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_23)

__kernel void galefs_load(__global uchar *arg_fs, __global uchar *arg_path, __global uchar *arg_offsets, __global uchar *arg_state, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_4, i_6, i_7, i_10, i_11, i_15, i_16, i_17, i_21, i_22, i_23, i_27, i_28, i_29, i_30, i_31, i_32, i_35, i_36, i_37, i_38, i_39, i_40, i_42, i_43, i_44, i_48, i_49, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_69;
    long l_1, l_2, l_3, l_5, l_8, l_9, l_12, l_13, l_14, l_18, l_19, l_20, l_24, l_25, l_26, l_33, l_34, l_41, l_45, l_46, l_47, l_50, l_62, l_63, l_64, l_65, l_66, l_67, l_68;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
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
    i_0 = *((__global gale_int *) (arg_path + 12L));
    GALEFS_BARRIER(1);
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, i_0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < i_0)) {
                    break;
                }
                l_5 = (long) i_4;
                i_6 = (int) *((__global char *) (arg_path + 16 + l_5));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) l_5)))) = (char) i_6;
                i_7 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_7;
            }
            l_8 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_0, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_2 = l_8;
        }
    } else {
        l_2 = 0L;
    }
    GALEFS_BROADCAST(2, l_9, l_2);
    if (l_9 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_9); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_9 = gale_reply(gale_entry);
    }
    i_10 = *((__global gale_int *) (arg_offsets + 12L));
    if (((int) get_local_id(0)) == 0) {
        i_11 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 0 << 2)), 1);
        l_12 = (long) i_11;
        l_13 = l_12;
    } else {
        l_13 = 0L;
    }
    GALEFS_BROADCAST(3, l_14, l_13);
    i_15 = GALEFS_LAUNCH_INT(arg_fs, 148L);
    i_16 = 1 << i_15;
    i_17 = (i_16 < 65536) ? i_16 : 65536;
    l_18 = (long) i_17;
    l_19 = (long) ((ulong) l_14 * (ulong) l_18);
    l_20 = ((long) (uint) i_10) << 3;
    i_21 = (int) l_9;
    i_22 = (i_21 < 0) ? i_21 : 0;
    i_23 = i_22;
    l_24 = l_19;
    loop_12:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_15;
        }
        if (!(l_24 < l_20)) {
            goto B55;
        }
        if (!(i_23 == 0)) {
            break;
        }
        l_25 = (long) ((ulong) l_20 - (ulong) l_24);
        l_26 = (l_25 < l_18) ? l_25 : l_18;
        i_27 = (int) l_26;
        i_28 = (i_27 < 0) ? (-22) : 1;
        i_29 = (int) get_local_id(0);
        i_30 = 0;
        i_31 = i_28;
        loop_15:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_18;
            }
            if (i_31 < 1) {
                goto B43;
            }
            if (!(i_30 < i_27)) {
                break;
            }
            i_32 = (int) ((uint) i_27 - (uint) i_30);
            l_33 = (long) ((ulong) l_24 + (ulong) ((long) i_30));
            l_34 = (long) ((ulong) (1L << i_15) + (ulong) (-1L));
            i_35 = (int) get_local_id(0);
            i_36 = (int) get_local_id(0);
            i_37 = 1;
            i_38 = 0;
            i_39 = 0;
            loop_18:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_37 == 1)) {
                    break;
                }
                i_40 = (int) ((uint) i_32 - (uint) i_38);
                l_41 = (long) ((ulong) l_33 + (ulong) ((long) i_38));
                if (i_39 == 0) {
                    i_42 = i_40;
                } else {
                    i_43 = 4096 - ((int) (l_41 & 4095L));
                    i_44 = (i_43 < i_40) ? i_43 : i_40;
                    i_42 = i_44;
                }
                if (i_36 == 0) {
                    l_45 = gale_BlockAccess_beginRead(arg_fs, i_21, l_41, i_42, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_46 = l_45;
                } else {
                    l_46 = 0L;
                }
                GALEFS_BROADCAST(4, l_47, l_46);
                if (l_47 < LONG_MIN / 2) {
                    gale_longs[gale_item] = (ulong) l_18;
                    gale_longs[gale_items + gale_item] = (ulong) l_20;
                    gale_ints[gale_item] = (uint) i_21;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_24;
                    gale_ints[gale_items + gale_item] = (uint) i_27;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_30;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_32;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_33;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_38;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_39;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_41;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_47); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    l_18 = (long) gale_longs[gale_item];
                    l_20 = (long) gale_longs[gale_items + gale_item];
                    i_21 = (int) gale_ints[gale_item];
                    l_24 = (long) gale_longs[2 * gale_items + gale_item];
                    i_27 = (int) gale_ints[gale_items + gale_item];
                    i_30 = (int) gale_ints[2 * gale_items + gale_item];
                    i_32 = (int) gale_ints[3 * gale_items + gale_item];
                    l_33 = (long) gale_longs[3 * gale_items + gale_item];
                    i_38 = (int) gale_ints[4 * gale_items + gale_item];
                    i_39 = (int) gale_ints[5 * gale_items + gale_item];
                    l_41 = (long) gale_longs[4 * gale_items + gale_item];
                    i_15 = GALEFS_LAUNCH_INT(arg_fs, 148L);
                    i_29 = (int) get_local_id(0);
                    l_34 = (long) ((ulong) (1L << i_15) + (ulong) (-1L));
                    i_35 = (int) get_local_id(0);
                    i_36 = (int) get_local_id(0);
                    l_47 = gale_reply(gale_entry);
                }
                i_48 = (int) l_47;
                if (l_47 < 0L) {
                    i_49 = 0;
                } else {
                    i_49 = i_48;
                }
                l_50 = gale_BlockAccess_offsetInRegion(arg_fs, l_47, l_41, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_50), (arg_offsets + 16 + l_41), i_49);
                GALEFS_BARRIER(5);
                if (i_35 == 0) {
                    if (!(i_49 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_49, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_51 = (int) ((uint) i_38 + (uint) i_49);
                i_52 = ((l_47 == (-117L)) || (!((i_39 == 0) || ((((long) ((ulong) l_33 + (ulong) ((long) i_51))) & l_34) == 0)))) ? 1 : 0;
                i_53 = ((l_47 == (-117L)) || (!((i_49 < 1) || (!(i_51 < i_32))))) ? 1 : 0;
                if (l_47 < 0L) {
                    if (l_47 == (-117L)) {
                        i_37 = i_53;
                        i_38 = i_51;
                        i_39 = i_52;
                    } else {
                        i_37 = i_48;
                        i_38 = i_51;
                        i_39 = i_52;
                    }
                } else {
                    i_37 = i_53;
                    i_38 = i_51;
                    i_39 = i_52;
                }
            }
            if (i_38 < 1) {
                i_54 = i_37;
            } else {
                i_54 = i_38;
            }
            i_55 = (i_54 < 1) ? 0 : i_54;
            i_56 = (int) ((uint) i_30 + (uint) i_55);
            i_30 = i_56;
            i_31 = i_54;
        }
        goto B44;
    B43:;
    B44:;
        if (i_31 < 0) {
            i_57 = i_31;
        } else {
            i_57 = i_30;
        }
        if (i_27 == i_57) {
            i_58 = 0;
        } else {
            i_59 = (i_57 < 0) ? i_57 : (-5);
            i_60 = (i_59 < 1) ? i_59 : 0;
            i_58 = i_60;
        }
        if (i_29 == 0) {
            i_61 = atomic_add((volatile __global int *) (arg_state + 16 + ((long) 0 << 2)), 1);
            l_62 = (long) i_61;
            l_63 = l_62;
        } else {
            l_63 = 0L;
        }
        GALEFS_BROADCAST(6, l_64, l_63);
        l_65 = (long) ((ulong) l_18 * (ulong) l_64);
        i_23 = i_58;
        l_24 = l_65;
    }
    goto B56;
B55:;
B56:;
    if (((int) get_local_id(0)) == 0) {
        l_66 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_67 = l_66;
    } else {
        l_67 = 0L;
    }
    GALEFS_BROADCAST(7, l_68, l_67);
    if (l_68 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_23;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_68); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_23 = (int) gale_ints[gale_item];
        l_68 = gale_reply(gale_entry);
    }
    if (i_23 < 0) {
        i_69 = atomic_min((volatile __global int *) (arg_state + 16 + ((long) 2 << 2)), i_23);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
