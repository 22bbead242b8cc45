// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.cachehit.CacheHitKernels#sumRead
// entry point: galefs_sumRead
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// waits: 3
// saved values: 17
// context bytes: 88
// needs: BARRIERS
// string: "words"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 0a0b010e6ab2e0ae8efbeeda85a364a678d2a839cfa28ac96df5de69e5a58b73
// functions SHA-256: 68749774e4a0ce07b94b6854f7886d88a5919e22e43b52a44f637f98434fe576
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_div_int gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {119, 111, 114, 100, 115};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_13) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_2) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_21) VARIABLE(long, l_33) VARIABLE(long, l_38) VARIABLE(long, l_39) VARIABLE(long, l_47)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_33) VARIABLE(l_38) VARIABLE(l_39)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_33) VARIABLE(l_47)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_27) VARIABLE(i_28)

__kernel void galefs_sumRead(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_result, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_7, i_8, i_13, i_14, i_15, i_16, i_17, i_18, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_32, i_34, i_35, i_36, i_37, i_40, i_41, i_42, i_48, i_49, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64;
    long l_3, l_4, l_5, l_6, l_9, l_10, l_11, l_12, l_19, l_20, l_21, l_33, l_38, l_39, l_43, l_44, l_45, l_46, l_47, l_50, l_65, l_66, l_67, l_68, l_69;
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
            goto loop_14;
        case 3:
            goto resume_3;
        default:
            break;
    }
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = *((__global gale_int *) (arg_args + 20L));
    i_2 = *((__global gale_int *) (arg_args + 24L));
    if (((int) get_local_id(0)) == 0) {
        l_3 = gale_FileOpener_begin(arg_fs, 5, gale_group);
        if (l_3 < 0L) {
            l_4 = l_3;
        } else {
            l_5 = (long) gale_group;
            l_6 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_5 << 12) + (l_5 << 11)))) + (ulong) 2048L);
            i_7 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_7 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) ((long) i_7))))) = (char) ((int) gale_literals[i_7]);
                i_8 = (int) ((uint) i_7 + (uint) 1);
                i_7 = i_8;
            }
            l_9 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group);
            l_4 = l_9;
        }
    } else {
        l_4 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_4 < (-4611686018427387904L)) {
            l_10 = gale_HostCall_awaitReply(arg_fs, l_4, gale_group);
            l_11 = l_10;
        } else {
            l_11 = l_4;
        }
    } else {
        l_11 = l_4;
    }
    GALEFS_BROADCAST(1, l_12, l_11);
    if (l_12 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        gale_ints[gale_items + gale_item] = (uint) i_1;
        gale_ints[2 * gale_items + gale_item] = (uint) i_2;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_12); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        i_1 = (int) gale_ints[gale_items + gale_item];
        i_2 = (int) gale_ints[2 * gale_items + gale_item];
        l_12 = gale_reply(gale_entry);
    }
    i_13 = (int) l_12;
    i_14 = (i_13 < 0) ? 1 : 0;
    i_15 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 30)) + (uint) i_1)) >> 2;
    i_16 = (int) ((uint) i_15 * (uint) gale_group);
    i_17 = (int) ((uint) i_16 + (uint) gale_div_int(((int) ((uint) i_15 * (uint) ((int) get_local_id(0)))), ((int) get_local_size(0))));
    i_18 = (int) ((uint) i_16 + (uint) gale_div_int(((int) ((uint) i_15 * (uint) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((int) get_local_size(0))));
    l_19 = ((long) i_16) << 2;
    l_20 = (long) i_1;
    l_21 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    i_22 = (int) get_num_groups(0);
    i_23 = (int) get_local_id(0);
    i_24 = (int) get_local_id(0);
    i_25 = (int) get_local_id(0);
    i_26 = gale_group;
    i_27 = 0;
    i_28 = i_14;
    i_29 = 0;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_16;
        }
        if (!(i_29 < i_2)) {
            break;
        }
        i_30 = i_27;
        i_31 = i_28;
        i_32 = i_26;
        loop_16:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_18;
            }
            if (!(i_32 < i_0)) {
                break;
            }
            l_33 = ((long) i_32) * l_20;
            i_34 = 1;
            i_35 = 0;
            i_36 = 0;
            loop_18:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_34 == 1)) {
                    break;
                }
                i_37 = (int) ((uint) i_1 - (uint) i_35);
                l_38 = (long) i_35;
                l_39 = l_33 + l_38;
                if (i_36 == 0) {
                    i_40 = i_37;
                } else {
                    i_41 = 4096 - ((int) (l_39 & 4095L));
                    i_42 = (i_41 < i_37) ? i_41 : i_37;
                    i_40 = i_42;
                }
                if (i_25 == 0) {
                    l_43 = gale_BlockAccess_beginRead(arg_fs, i_13, l_39, i_40, gale_group);
                    l_44 = l_43;
                } else {
                    l_44 = 0L;
                }
                if (i_24 == 0) {
                    if (l_44 < (-4611686018427387904L)) {
                        l_45 = gale_HostCall_awaitReply(arg_fs, l_44, gale_group);
                        l_46 = l_45;
                    } else {
                        l_46 = l_44;
                    }
                } else {
                    l_46 = l_44;
                }
                GALEFS_BROADCAST(2, l_47, l_46);
                if (l_47 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_0;
                    gale_ints[gale_items + gale_item] = (uint) i_1;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_2;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_13;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_17;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_18;
                    gale_longs[gale_item] = (ulong) l_19;
                    gale_longs[gale_items + gale_item] = (ulong) l_20;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_29;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_30;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_31;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_32;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_33;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_35;
                    gale_ints[11 * gale_items + gale_item] = (uint) i_36;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_38;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_39;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_47); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_0 = (int) gale_ints[gale_item];
                    i_1 = (int) gale_ints[gale_items + gale_item];
                    i_2 = (int) gale_ints[2 * gale_items + gale_item];
                    i_13 = (int) gale_ints[3 * gale_items + gale_item];
                    i_17 = (int) gale_ints[4 * gale_items + gale_item];
                    i_18 = (int) gale_ints[5 * gale_items + gale_item];
                    l_19 = (long) gale_longs[gale_item];
                    l_20 = (long) gale_longs[gale_items + gale_item];
                    i_29 = (int) gale_ints[6 * gale_items + gale_item];
                    i_30 = (int) gale_ints[7 * gale_items + gale_item];
                    i_31 = (int) gale_ints[8 * gale_items + gale_item];
                    i_32 = (int) gale_ints[9 * gale_items + gale_item];
                    l_33 = (long) gale_longs[2 * gale_items + gale_item];
                    i_35 = (int) gale_ints[10 * gale_items + gale_item];
                    i_36 = (int) gale_ints[11 * gale_items + gale_item];
                    l_38 = (long) gale_longs[3 * gale_items + gale_item];
                    l_39 = (long) gale_longs[4 * gale_items + gale_item];
                    l_21 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_22 = (int) get_num_groups(0);
                    i_23 = (int) get_local_id(0);
                    i_24 = (int) get_local_id(0);
                    i_25 = (int) get_local_id(0);
                    i_26 = gale_group;
                    l_47 = gale_reply(gale_entry);
                }
                i_48 = (int) l_47;
                if (l_47 < 0L) {
                    i_49 = 0;
                } else {
                    i_49 = i_48;
                }
                l_50 = gale_BlockAccess_offsetInRegion(arg_fs, l_47, l_39, gale_group);
                gale_copy((arg_fs + 16 + l_50), (arg_scratch + 16 + (l_38 + l_19)), i_49);
                GALEFS_BARRIER(3);
                if (i_23 == 0) {
                    if (!(i_49 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_49, gale_group);
                    }
                }
                i_51 = (int) ((uint) i_35 + (uint) i_49);
                i_52 = ((l_47 == (-117L)) || (!((i_36 == 0) || (((l_33 + ((long) i_51)) & l_21) == 0)))) ? 1 : 0;
                i_53 = ((l_47 == (-117L)) || (!((i_49 < 1) || (!(i_51 < i_1))))) ? 1 : 0;
                if (l_47 < 0L) {
                    if (l_47 == (-117L)) {
                        i_34 = i_53;
                        i_35 = i_51;
                        i_36 = i_52;
                    } else {
                        i_34 = i_48;
                        i_35 = i_51;
                        i_36 = i_52;
                    }
                } else {
                    i_34 = i_53;
                    i_35 = i_51;
                    i_36 = i_52;
                }
            }
            if (i_35 < 1) {
                i_54 = i_34;
            } else {
                i_54 = i_35;
            }
            if (i_54 == i_1) {
                i_55 = i_31;
            } else {
                i_56 = (int) ((uint) i_31 + (uint) 1);
                i_55 = i_56;
            }
            i_57 = 0;
            i_58 = i_17;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_58 < i_18)) {
                    break;
                }
                i_59 = *((__global gale_int *) (arg_scratch + ((((long) i_58) << 2) + 16L)));
                i_60 = (int) ((uint) i_57 + (uint) i_59);
                i_61 = (int) ((uint) i_58 + (uint) 1);
                i_57 = i_60;
                i_58 = i_61;
            }
            i_62 = (int) ((uint) i_57 + (uint) ((int) ((uint) (i_30 << 5) - (uint) i_30)));
            i_63 = (int) ((uint) i_32 + (uint) i_22);
            i_30 = i_62;
            i_31 = i_55;
            i_32 = i_63;
        }
        i_64 = (int) ((uint) i_29 + (uint) 1);
        i_27 = i_30;
        i_28 = i_31;
        i_29 = i_64;
    }
    if (((int) get_local_id(0)) == 0) {
        l_65 = gale_OpenFileCalls_beginClose(arg_fs, i_13, gale_group);
        l_66 = l_65;
    } else {
        l_66 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_66 < (-4611686018427387904L)) {
            l_67 = gale_HostCall_awaitReply(arg_fs, l_66, gale_group);
            l_68 = l_67;
        } else {
            l_68 = l_66;
        }
    } else {
        l_68 = l_66;
    }
    GALEFS_BROADCAST(4, l_69, l_68);
    if (l_69 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_27;
        gale_ints[gale_items + gale_item] = (uint) i_28;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_69); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_27 = (int) gale_ints[gale_item];
        i_28 = (int) gale_ints[gale_items + gale_item];
        l_69 = gale_reply(gale_entry);
    }
    *((__global gale_int *) (arg_result + ((((long) (((int) get_global_id(0)) << 1)) << 2) + 16L))) = i_27;
    *((__global gale_int *) (arg_result + (((((long) (((int) get_global_id(0)) << 1)) + 1L) << 2) + 16L))) = i_28;
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_10) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_19) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(long, l_16) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_29) VARIABLE(long, l_34) VARIABLE(long, l_35) VARIABLE(long, l_41)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_35)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_29) VARIABLE(l_41)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_23) VARIABLE(i_24)

__kernel void galefs_sumRead(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_result, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_6, i_7, i_10, i_11, i_12, i_13, i_14, i_15, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_30, i_31, i_32, i_33, i_36, i_37, i_38, i_42, i_43, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58;
    long l_3, l_4, l_5, l_8, l_9, l_16, l_17, l_18, l_29, l_34, l_35, l_39, l_40, l_41, l_44, l_59, l_60, l_61;
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
            goto loop_9;
        case 3:
            goto resume_3;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = *((__global gale_int *) (arg_args + 20L));
    i_2 = *((__global gale_int *) (arg_args + 24L));
    if (((int) get_local_id(0)) == 0) {
        l_3 = gale_FileOpener_begin(arg_fs, 5, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_3 < 0L) {
            l_4 = l_3;
        } else {
            l_5 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
            i_6 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_6 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) i_6))))) = (char) ((int) gale_literals[i_6]);
                i_7 = (int) ((uint) i_6 + (uint) 1);
                i_6 = i_7;
            }
            l_8 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_4 = l_8;
        }
    } else {
        l_4 = 0L;
    }
    GALEFS_BROADCAST(1, l_9, l_4);
    if (l_9 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        gale_ints[gale_items + gale_item] = (uint) i_1;
        gale_ints[2 * gale_items + gale_item] = (uint) i_2;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_9); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_0 = (int) gale_ints[gale_item];
        i_1 = (int) gale_ints[gale_items + gale_item];
        i_2 = (int) gale_ints[2 * gale_items + gale_item];
        l_9 = gale_reply(gale_entry);
    }
    i_10 = (int) l_9;
    i_11 = (i_10 < 0) ? 1 : 0;
    i_12 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 30)) + (uint) i_1)) >> 2;
    i_13 = (int) ((uint) i_12 * (uint) gale_group);
    i_14 = (int) ((uint) i_13 + (uint) gale_div_int(((int) ((uint) i_12 * (uint) ((int) get_local_id(0)))), ((int) get_local_size(0))));
    i_15 = (int) ((uint) i_13 + (uint) gale_div_int(((int) ((uint) i_12 * (uint) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((int) get_local_size(0))));
    l_16 = ((long) i_13) << 2;
    l_17 = (long) i_1;
    l_18 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    i_19 = gale_group_count;
    i_20 = (int) get_local_id(0);
    i_21 = (int) get_local_id(0);
    i_22 = gale_group;
    i_23 = 0;
    i_24 = i_11;
    i_25 = 0;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_11;
        }
        if (!(i_25 < i_2)) {
            break;
        }
        i_26 = i_23;
        i_27 = i_24;
        i_28 = i_22;
        loop_11:;
        while (true) {
            if (gale_resuming == 2) {
                goto loop_13;
            }
            if (!(i_28 < i_0)) {
                break;
            }
            l_29 = ((long) i_28) * l_17;
            i_30 = 1;
            i_31 = 0;
            i_32 = 0;
            loop_13:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 2) {
                    goto resume_2;
                }
                if (!(i_30 == 1)) {
                    break;
                }
                i_33 = (int) ((uint) i_1 - (uint) i_31);
                l_34 = (long) i_31;
                l_35 = l_29 + l_34;
                if (i_32 == 0) {
                    i_36 = i_33;
                } else {
                    i_37 = 4096 - ((int) (l_35 & 4095L));
                    i_38 = (i_37 < i_33) ? i_37 : i_33;
                    i_36 = i_38;
                }
                if (i_21 == 0) {
                    l_39 = gale_BlockAccess_beginRead(arg_fs, i_10, l_35, i_36, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_40 = l_39;
                } else {
                    l_40 = 0L;
                }
                GALEFS_BROADCAST(2, l_41, l_40);
                if (l_41 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_0;
                    gale_ints[gale_items + gale_item] = (uint) i_1;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_2;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_10;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_14;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                    gale_longs[gale_item] = (ulong) l_16;
                    gale_longs[gale_items + gale_item] = (ulong) l_17;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_25;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_26;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_27;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_28;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_29;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_31;
                    gale_ints[11 * gale_items + gale_item] = (uint) i_32;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_34;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_35;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_41); }
                    GALEFS_RETURN;
                    resume_2:
                    gale_resuming = 0;
                    i_0 = (int) gale_ints[gale_item];
                    i_1 = (int) gale_ints[gale_items + gale_item];
                    i_2 = (int) gale_ints[2 * gale_items + gale_item];
                    i_10 = (int) gale_ints[3 * gale_items + gale_item];
                    i_14 = (int) gale_ints[4 * gale_items + gale_item];
                    i_15 = (int) gale_ints[5 * gale_items + gale_item];
                    l_16 = (long) gale_longs[gale_item];
                    l_17 = (long) gale_longs[gale_items + gale_item];
                    i_25 = (int) gale_ints[6 * gale_items + gale_item];
                    i_26 = (int) gale_ints[7 * gale_items + gale_item];
                    i_27 = (int) gale_ints[8 * gale_items + gale_item];
                    i_28 = (int) gale_ints[9 * gale_items + gale_item];
                    l_29 = (long) gale_longs[2 * gale_items + gale_item];
                    i_31 = (int) gale_ints[10 * gale_items + gale_item];
                    i_32 = (int) gale_ints[11 * gale_items + gale_item];
                    l_34 = (long) gale_longs[3 * gale_items + gale_item];
                    l_35 = (long) gale_longs[4 * gale_items + gale_item];
                    l_18 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_19 = gale_group_count;
                    i_20 = (int) get_local_id(0);
                    i_21 = (int) get_local_id(0);
                    i_22 = gale_group;
                    l_41 = gale_reply(gale_entry);
                }
                i_42 = (int) l_41;
                if (l_41 < 0L) {
                    i_43 = 0;
                } else {
                    i_43 = i_42;
                }
                l_44 = gale_BlockAccess_offsetInRegion(arg_fs, l_41, l_35, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_44), (arg_scratch + 16 + (l_34 + l_16)), i_43);
                GALEFS_BARRIER(3);
                if (i_20 == 0) {
                    if (!(i_43 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_43, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_45 = (int) ((uint) i_31 + (uint) i_43);
                i_46 = ((l_41 == (-117L)) || (!((i_32 == 0) || (((l_29 + ((long) i_45)) & l_18) == 0)))) ? 1 : 0;
                i_47 = ((l_41 == (-117L)) || (!((i_43 < 1) || (!(i_45 < i_1))))) ? 1 : 0;
                if (l_41 < 0L) {
                    if (l_41 == (-117L)) {
                        i_30 = i_47;
                        i_31 = i_45;
                        i_32 = i_46;
                    } else {
                        i_30 = i_42;
                        i_31 = i_45;
                        i_32 = i_46;
                    }
                } else {
                    i_30 = i_47;
                    i_31 = i_45;
                    i_32 = i_46;
                }
            }
            if (i_31 < 1) {
                i_48 = i_30;
            } else {
                i_48 = i_31;
            }
            if (i_48 == i_1) {
                i_49 = i_27;
            } else {
                i_50 = (int) ((uint) i_27 + (uint) 1);
                i_49 = i_50;
            }
            i_51 = 0;
            i_52 = i_14;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_52 < i_15)) {
                    break;
                }
                i_53 = *((__global gale_int *) (arg_scratch + ((((long) i_52) << 2) + 16L)));
                i_54 = (int) ((uint) i_51 + (uint) i_53);
                i_55 = (int) ((uint) i_52 + (uint) 1);
                i_51 = i_54;
                i_52 = i_55;
            }
            i_56 = (int) ((uint) i_51 + (uint) ((int) ((uint) (i_26 << 5) - (uint) i_26)));
            i_57 = (int) ((uint) i_28 + (uint) i_19);
            i_26 = i_56;
            i_27 = i_49;
            i_28 = i_57;
        }
        i_58 = (int) ((uint) i_25 + (uint) 1);
        i_23 = i_26;
        i_24 = i_27;
        i_25 = i_58;
    }
    if (((int) get_local_id(0)) == 0) {
        l_59 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_60 = l_59;
    } else {
        l_60 = 0L;
    }
    GALEFS_BROADCAST(4, l_61, l_60);
    if (l_61 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_23;
        gale_ints[gale_items + gale_item] = (uint) i_24;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_61); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_23 = (int) gale_ints[gale_item];
        i_24 = (int) gale_ints[gale_items + gale_item];
        l_61 = gale_reply(gale_entry);
    }
    *((__global gale_int *) (arg_result + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 1)) << 2) + 16L))) = i_23;
    *((__global gale_int *) (arg_result + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 1)) + 1L) << 2) + 16L))) = i_24;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
