// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.seqread.SeqReadKernels#readFile
// entry point: galefs_readFile
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// waits: 3
// saved values: 11
// context bytes: 72
// needs: BARRIERS
// string: "words"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: e49a2b963f2bfd3749dc0156955c35c22d413e12d19e7f9cf0eb4b420e759dd8
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {119, 111, 114, 100, 115};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_11) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_23) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(long, l_13) VARIABLE(long, l_14) VARIABLE(long, l_15) VARIABLE(long, l_22) VARIABLE(long, l_25) VARIABLE(long, l_30) VARIABLE(long, l_31) VARIABLE(long, l_39) VARIABLE(long, l_69) VARIABLE(__global uchar *, ul_21)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_22) VARIABLE(l_25) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(ul_21)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_22) VARIABLE(l_25) VARIABLE(l_39) VARIABLE(ul_21)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_11) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_69) VARIABLE(ul_21)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_22)

__kernel void galefs_readFile(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_21;
    int i_0, i_5, i_6, i_11, i_16, i_17, i_18, i_19, i_20, i_23, i_24, i_26, i_27, i_28, i_29, i_32, i_33, i_34, i_40, i_41, i_43, i_44, i_45, i_46, i_71;
    long l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_12, l_13, l_14, l_15, l_22, l_25, l_30, l_31, l_35, l_36, l_37, l_38, l_39, l_42, l_47, l_48, l_49, l_50, l_51, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_59, l_60, l_61, l_62, l_63, l_64, l_65, l_66, l_67, l_68, l_69, l_70, l_72, l_73, l_74, l_75, l_76;
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
            goto loop_14;
        case 3:
            goto resume_3;
        default:
            break;
    }
    i_0 = *((__global gale_int *) (arg_args + 20L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 5, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_5))))) = (char) ((int) gale_literals[i_5]);
                i_6 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group);
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
    i_11 = (int) l_10;
    l_12 = (i_11 < 0) ? 1L : 0L;
    l_13 = (long) i_0;
    l_14 = ((long) gale_group) * l_13;
    l_15 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    i_16 = (int) get_num_groups(0);
    i_17 = (int) get_local_id(0);
    i_18 = (int) get_local_id(0);
    i_19 = (int) get_local_id(0);
    i_20 = gale_group;
    ul_21 = arg_args + 16L;
    l_22 = l_12;
    i_23 = i_20;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_16;
        }
        i_24 = *((__global gale_int *) ul_21);
        if (!(i_23 < i_24)) {
            break;
        }
        l_25 = l_13 * ((long) i_23);
        i_26 = 1;
        i_27 = 0;
        i_28 = 0;
        loop_16:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_26 == 1)) {
                break;
            }
            i_29 = (int) ((uint) i_0 - (uint) i_27);
            l_30 = (long) i_27;
            l_31 = l_25 + l_30;
            if (i_28 == 0) {
                i_32 = i_29;
            } else {
                i_33 = 4096 - ((int) (l_31 & 4095L));
                i_34 = (i_33 < i_29) ? i_33 : i_29;
                i_32 = i_34;
            }
            if (i_19 == 0) {
                l_35 = gale_BlockAccess_beginRead(arg_fs, i_11, l_31, i_32, gale_group);
                l_36 = l_35;
            } else {
                l_36 = 0L;
            }
            if (i_18 == 0) {
                if (l_36 < (-4611686018427387904L)) {
                    l_37 = gale_HostCall_awaitReply(arg_fs, l_36, gale_group);
                    l_38 = l_37;
                } else {
                    l_38 = l_36;
                }
            } else {
                l_38 = l_36;
            }
            GALEFS_BROADCAST(2, l_39, l_38);
            if (l_39 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_11;
                gale_longs[gale_item] = (ulong) l_13;
                gale_longs[gale_items + gale_item] = (ulong) l_14;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_22;
                gale_ints[2 * gale_items + gale_item] = (uint) i_23;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_25;
                gale_ints[3 * gale_items + gale_item] = (uint) i_27;
                gale_ints[4 * gale_items + gale_item] = (uint) i_28;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_30;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_31;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_39); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_0 = (int) gale_ints[gale_item];
                i_11 = (int) gale_ints[gale_items + gale_item];
                l_13 = (long) gale_longs[gale_item];
                l_14 = (long) gale_longs[gale_items + gale_item];
                l_22 = (long) gale_longs[2 * gale_items + gale_item];
                i_23 = (int) gale_ints[2 * gale_items + gale_item];
                l_25 = (long) gale_longs[3 * gale_items + gale_item];
                i_27 = (int) gale_ints[3 * gale_items + gale_item];
                i_28 = (int) gale_ints[4 * gale_items + gale_item];
                l_30 = (long) gale_longs[4 * gale_items + gale_item];
                l_31 = (long) gale_longs[5 * gale_items + gale_item];
                l_15 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                i_16 = (int) get_num_groups(0);
                i_17 = (int) get_local_id(0);
                i_18 = (int) get_local_id(0);
                i_19 = (int) get_local_id(0);
                ul_21 = arg_args + 16L;
                l_39 = gale_reply(gale_entry);
            }
            i_40 = (int) l_39;
            if (l_39 < 0L) {
                i_41 = 0;
            } else {
                i_41 = i_40;
            }
            l_42 = gale_BlockAccess_offsetInRegion(arg_fs, l_39, l_31, gale_group);
            gale_copy((arg_fs + 16 + l_42), (arg_buffer + 16 + (l_14 + l_30)), i_41);
            GALEFS_BARRIER(3);
            if (i_17 == 0) {
                if (!(i_41 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_41, gale_group);
                }
            }
            i_43 = (int) ((uint) i_27 + (uint) i_41);
            i_44 = ((l_39 == (-117L)) || (!((i_28 == 0) || (((l_25 + ((long) i_43)) & l_15) == 0)))) ? 1 : 0;
            i_45 = ((l_39 == (-117L)) || (!((i_41 < 1) || (!(i_43 < i_0))))) ? 1 : 0;
            if (l_39 < 0L) {
                if (l_39 == (-117L)) {
                    i_26 = i_45;
                    i_27 = i_43;
                    i_28 = i_44;
                } else {
                    i_26 = i_40;
                    i_27 = i_43;
                    i_28 = i_44;
                }
            } else {
                i_26 = i_45;
                i_27 = i_43;
                i_28 = i_44;
            }
        }
        if (i_27 < 1) {
            i_46 = i_26;
        } else {
            i_46 = i_27;
        }
        if (i_46 == i_0) {
            l_47 = l_14 + (((long) ((int) get_local_id(0))) << 3);
            l_48 = l_13 + l_14;
            l_49 = (long) ((int) get_local_size(0));
            l_50 = l_49 << 5;
            l_51 = l_49 << 3;
            l_52 = l_49 << 4;
            l_53 = l_51 + l_52;
            l_54 = 0L;
            l_55 = l_47;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_56 = (long) ((ulong) l_55 + (ulong) l_53);
                if (!(l_56 < l_48)) {
                    break;
                }
                l_57 = *((__global gale_long *) (arg_buffer + 16 + l_55));
                l_58 = *((__global gale_long *) (arg_buffer + 16 + ((long) ((ulong) l_55 + (ulong) l_51))));
                l_59 = *((__global gale_long *) (arg_buffer + 16 + ((long) ((ulong) l_55 + (ulong) l_52))));
                l_60 = *((__global gale_long *) (arg_buffer + 16 + l_56));
                l_61 = (long) ((ulong) l_54 + (ulong) ((long) ((ulong) ((long) ((ulong) l_57 + (ulong) l_58)) + (ulong) ((long) ((ulong) l_59 + (ulong) l_60)))));
                l_62 = (long) ((ulong) l_55 + (ulong) l_50);
                l_54 = l_61;
                l_55 = l_62;
            }
            l_63 = l_54;
            l_64 = l_55;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(l_64 < l_48)) {
                    break;
                }
                l_65 = *((__global gale_long *) (arg_buffer + 16 + l_64));
                l_66 = (long) ((ulong) l_63 + (ulong) l_65);
                l_67 = (long) ((ulong) l_64 + (ulong) l_51);
                l_63 = l_66;
                l_64 = l_67;
            }
            l_68 = (long) ((ulong) l_22 + (ulong) l_63);
            l_69 = l_68;
        } else {
            l_70 = (long) ((ulong) l_22 + (ulong) 1L);
            l_69 = l_70;
        }
        GALEFS_BARRIER(4);
        i_71 = (int) ((uint) i_23 + (uint) i_16);
        l_22 = l_69;
        i_23 = i_71;
    }
    if (((int) get_local_id(0)) == 0) {
        l_72 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
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
    GALEFS_BROADCAST(5, l_76, l_75);
    if (l_76 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_22;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_76); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_22 = (long) gale_longs[gale_item];
        l_76 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_sums + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_22;
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_19) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_8) VARIABLE(long, l_10) VARIABLE(long, l_11) VARIABLE(long, l_12) VARIABLE(long, l_18) VARIABLE(long, l_21) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_33) VARIABLE(long, l_63) VARIABLE(__global uchar *, ul_17)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_8) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_18) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(ul_17)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_8) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_18) VARIABLE(l_21) VARIABLE(l_33) VARIABLE(ul_17)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_8) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_63) VARIABLE(ul_17)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_18)

__kernel void galefs_readFile(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_17;
    int i_0, i_4, i_5, i_8, i_13, i_14, i_15, i_16, i_19, i_20, i_22, i_23, i_24, i_25, i_28, i_29, i_30, i_34, i_35, i_37, i_38, i_39, i_40, i_65;
    long l_1, l_2, l_3, l_6, l_7, l_9, l_10, l_11, l_12, l_18, l_21, l_26, l_27, l_31, l_32, l_33, l_36, l_41, l_42, l_43, l_44, l_45, l_46, l_47, l_48, l_49, l_50, l_51, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_59, l_60, l_61, l_62, l_63, l_64, l_66, l_67, l_68;
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
            goto loop_9;
        case 3:
            goto resume_3;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_args + 20L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 5, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
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
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
    i_8 = (int) l_7;
    l_9 = (i_8 < 0) ? 1L : 0L;
    l_10 = (long) i_0;
    l_11 = ((long) gale_group) * l_10;
    l_12 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    i_13 = gale_group_count;
    i_14 = (int) get_local_id(0);
    i_15 = (int) get_local_id(0);
    i_16 = gale_group;
    ul_17 = arg_args + 16L;
    l_18 = l_9;
    i_19 = i_16;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_11;
        }
        i_20 = *((__global gale_int *) ul_17);
        if (!(i_19 < i_20)) {
            break;
        }
        l_21 = l_10 * ((long) i_19);
        i_22 = 1;
        i_23 = 0;
        i_24 = 0;
        loop_11:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_22 == 1)) {
                break;
            }
            i_25 = (int) ((uint) i_0 - (uint) i_23);
            l_26 = (long) i_23;
            l_27 = l_21 + l_26;
            if (i_24 == 0) {
                i_28 = i_25;
            } else {
                i_29 = 4096 - ((int) (l_27 & 4095L));
                i_30 = (i_29 < i_25) ? i_29 : i_25;
                i_28 = i_30;
            }
            if (i_15 == 0) {
                l_31 = gale_BlockAccess_beginRead(arg_fs, i_8, l_27, i_28, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_32 = l_31;
            } else {
                l_32 = 0L;
            }
            GALEFS_BROADCAST(2, l_33, l_32);
            if (l_33 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_8;
                gale_longs[gale_item] = (ulong) l_10;
                gale_longs[gale_items + gale_item] = (ulong) l_11;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_18;
                gale_ints[2 * gale_items + gale_item] = (uint) i_19;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_21;
                gale_ints[3 * gale_items + gale_item] = (uint) i_23;
                gale_ints[4 * gale_items + gale_item] = (uint) i_24;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_26;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_27;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_33); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_0 = (int) gale_ints[gale_item];
                i_8 = (int) gale_ints[gale_items + gale_item];
                l_10 = (long) gale_longs[gale_item];
                l_11 = (long) gale_longs[gale_items + gale_item];
                l_18 = (long) gale_longs[2 * gale_items + gale_item];
                i_19 = (int) gale_ints[2 * gale_items + gale_item];
                l_21 = (long) gale_longs[3 * gale_items + gale_item];
                i_23 = (int) gale_ints[3 * gale_items + gale_item];
                i_24 = (int) gale_ints[4 * gale_items + gale_item];
                l_26 = (long) gale_longs[4 * gale_items + gale_item];
                l_27 = (long) gale_longs[5 * gale_items + gale_item];
                l_12 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                i_13 = gale_group_count;
                i_14 = (int) get_local_id(0);
                i_15 = (int) get_local_id(0);
                ul_17 = arg_args + 16L;
                l_33 = gale_reply(gale_entry);
            }
            i_34 = (int) l_33;
            if (l_33 < 0L) {
                i_35 = 0;
            } else {
                i_35 = i_34;
            }
            l_36 = gale_BlockAccess_offsetInRegion(arg_fs, l_33, l_27, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_36), (arg_buffer + 16 + (l_11 + l_26)), i_35);
            GALEFS_BARRIER(3);
            if (i_14 == 0) {
                if (!(i_35 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_35, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_37 = (int) ((uint) i_23 + (uint) i_35);
            i_38 = ((l_33 == (-117L)) || (!((i_24 == 0) || (((l_21 + ((long) i_37)) & l_12) == 0)))) ? 1 : 0;
            i_39 = ((l_33 == (-117L)) || (!((i_35 < 1) || (!(i_37 < i_0))))) ? 1 : 0;
            if (l_33 < 0L) {
                if (l_33 == (-117L)) {
                    i_22 = i_39;
                    i_23 = i_37;
                    i_24 = i_38;
                } else {
                    i_22 = i_34;
                    i_23 = i_37;
                    i_24 = i_38;
                }
            } else {
                i_22 = i_39;
                i_23 = i_37;
                i_24 = i_38;
            }
        }
        if (i_23 < 1) {
            i_40 = i_22;
        } else {
            i_40 = i_23;
        }
        if (i_40 == i_0) {
            l_41 = l_11 + (((long) ((int) get_local_id(0))) << 3);
            l_42 = l_10 + l_11;
            l_43 = (long) ((int) get_local_size(0));
            l_44 = l_43 << 5;
            l_45 = l_43 << 3;
            l_46 = l_43 << 4;
            l_47 = l_45 + l_46;
            l_48 = 0L;
            l_49 = l_41;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_50 = (long) ((ulong) l_49 + (ulong) l_47);
                if (!(l_50 < l_42)) {
                    break;
                }
                l_51 = *((__global gale_long *) (arg_buffer + 16 + l_49));
                l_52 = *((__global gale_long *) (arg_buffer + 16 + ((long) ((ulong) l_49 + (ulong) l_45))));
                l_53 = *((__global gale_long *) (arg_buffer + 16 + ((long) ((ulong) l_49 + (ulong) l_46))));
                l_54 = *((__global gale_long *) (arg_buffer + 16 + l_50));
                l_55 = (long) ((ulong) l_48 + (ulong) ((long) ((ulong) ((long) ((ulong) l_51 + (ulong) l_52)) + (ulong) ((long) ((ulong) l_53 + (ulong) l_54)))));
                l_56 = (long) ((ulong) l_49 + (ulong) l_44);
                l_48 = l_55;
                l_49 = l_56;
            }
            l_57 = l_48;
            l_58 = l_49;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(l_58 < l_42)) {
                    break;
                }
                l_59 = *((__global gale_long *) (arg_buffer + 16 + l_58));
                l_60 = (long) ((ulong) l_57 + (ulong) l_59);
                l_61 = (long) ((ulong) l_58 + (ulong) l_45);
                l_57 = l_60;
                l_58 = l_61;
            }
            l_62 = (long) ((ulong) l_18 + (ulong) l_57);
            l_63 = l_62;
        } else {
            l_64 = (long) ((ulong) l_18 + (ulong) 1L);
            l_63 = l_64;
        }
        GALEFS_BARRIER(4);
        i_65 = (int) ((uint) i_19 + (uint) i_13);
        l_18 = l_63;
        i_19 = i_65;
    }
    if (((int) get_local_id(0)) == 0) {
        l_66 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_67 = l_66;
    } else {
        l_67 = 0L;
    }
    GALEFS_BROADCAST(5, l_68, l_67);
    if (l_68 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_18;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_68); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_18 = (long) gale_longs[gale_item];
        l_68 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_sums + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_18;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
