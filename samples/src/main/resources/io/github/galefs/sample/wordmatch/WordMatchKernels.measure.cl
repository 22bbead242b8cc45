// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.wordmatch.WordMatchKernels#measure
// entry point: galefs_measure
// parameters: LONG_ARRAY BYTE_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ READ READ_WRITE WRITE READ_WRITE
// waits: 3
// saved values: 5
// context bytes: 24
// needs: BARRIERS LONG_ATOMICS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: dee2915b628d2b295044410118ad2a449d709a3593c94d48980f1af7973da9d8
// functions SHA-256: ba24a251fddac785f51c5245920f3eed6e4cb9022de3dbbd03b3fcc54ec1b1e2
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LONG_ATOMIC GALEFS_PASS gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LONG_ATOMIC gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_int_at gale_reply gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_12) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_2) VARIABLE(int, i_26) VARIABLE(int, i_28) VARIABLE(int, i_3) VARIABLE(int, i_4) VARIABLE(int, i_49) VARIABLE(int, i_5) VARIABLE(int, i_6) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_14) VARIABLE(long, l_24) VARIABLE(long, l_8) VARIABLE(__global uchar *, ul_11)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_24) VARIABLE(l_8) VARIABLE(ul_11)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_28) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_8) VARIABLE(ul_11)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_28) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_8) VARIABLE(ul_11)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_8) VARIABLE(ul_11)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_49) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_8) VARIABLE(ul_11)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_49) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_8) VARIABLE(ul_11)

__kernel void galefs_measure(__global uchar *arg_fs, __global uchar *arg_directory, __global uchar *arg_list, __global uchar *arg_names, __global uchar *arg_work, __global uchar *arg_sizes, __global uchar *arg_failure, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_11, *ul_15, *ul_17;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_9, i_10, i_12, i_13, i_16, i_18, i_19, i_20, i_21, i_22, i_23, i_25, i_26, i_27, i_28, i_29, i_30, i_32, i_33, i_34, i_35, i_41, i_43, i_44, i_49, i_60, i_61, i_64, i_65;
    long l_8, l_14, l_24, l_31, l_36, l_37, l_38, l_39, l_40, l_42, l_45, l_46, l_47, l_48, l_50, l_51, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_59, l_62, l_63, l_66, l_67;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 1 * gale_items);
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
        default:
            break;
    }
    i_0 = (int) get_local_size(0);
    i_1 = (int) get_num_groups(0);
    i_2 = (int) get_local_id(0);
    i_3 = (int) get_local_id(0);
    i_4 = (int) get_local_id(0);
    i_5 = (int) get_local_id(0);
    i_6 = (int) get_local_id(0);
    i_7 = (int) get_local_id(0);
    l_8 = (((long) gale_group) * 24768L) + 16576L;
    i_9 = (int) get_local_id(0);
    i_10 = gale_group;
    ul_11 = arg_names + 12L;
    i_12 = i_10;
    loop_1:;
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (gale_resuming == 3) {
            goto resume_3;
        }
        i_13 = *((__global gale_int *) ul_11);
        if (!(i_12 < (i_13 + (-1)))) {
            break;
        }
        l_14 = (long) i_12;
        ul_15 = arg_names + (((l_14 + 1L) << 2) + 16L);
        i_16 = *((__global gale_int *) ul_15);
        ul_17 = arg_names + ((l_14 << 2) + 16L);
        i_18 = *((__global gale_int *) ul_17);
        i_19 = *((__global gale_int *) ul_17);
        i_20 = *((__global gale_int *) ul_15);
        i_21 = *((__global gale_int *) ul_17);
        i_22 = (int) ((uint) i_20 + (uint) (-1));
        i_23 = (int) ((uint) i_22 - (uint) i_21);
        l_24 = (long) i_19;
        if (!(i_23 < 1)) {
            i_25 = (int) *((__global char *) (arg_list + 16 + l_24));
            if (i_25 == 47) {
                i_26 = 0;
                goto B8;
            }
        }
        i_27 = *((__global gale_int *) (arg_directory + 12L));
        i_26 = i_27;
    B8:;
        if (i_22 == i_21) {
            i_28 = 0;
        } else {
            if (i_23 < 4001) {
                i_29 = (int) ((uint) i_23 + (uint) i_26);
                i_28 = i_29;
            } else {
                i_28 = 0;
            }
        }
        GALEFS_BARRIER(1);
        i_30 = i_9;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_30 < i_28)) {
                break;
            }
            l_31 = (long) i_30;
            if (i_30 < i_26) {
                i_32 = (int) *((__global char *) (arg_directory + 16 + (long) i_30 * 1));
                i_33 = i_32;
            } else {
                i_34 = (int) *((__global char *) (arg_list + 16 + ((l_24 + l_31) - ((long) (uint) i_26))));
                i_33 = i_34;
            }
            *((__global char *) (arg_work + 16 + (l_31 + l_8))) = (char) i_33;
            i_35 = (int) ((uint) i_30 + (uint) i_0);
            i_30 = i_35;
        }
        GALEFS_BARRIER(2);
        GALEFS_BARRIER(3);
        if (i_7 == 0) {
            l_36 = gale_FileOpener_begin(arg_fs, i_28, gale_group);
            if (l_36 < 0L) {
                l_37 = l_36;
            } else {
                l_38 = (long) gale_group;
                l_39 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_38 << 12) + (l_38 << 11)))) + (ulong) 2048L);
                l_40 = (((long) gale_group) * 24768L) + 16576L;
                i_41 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_41 < i_28)) {
                        break;
                    }
                    l_42 = (long) i_41;
                    i_43 = (int) *((__global char *) (arg_work + 16 + (l_40 + l_42)));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) l_42)))) = (char) i_43;
                    i_44 = (int) ((uint) i_41 + (uint) 1);
                    i_41 = i_44;
                }
                l_45 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_28, (-1), gale_group);
                l_37 = l_45;
            }
        } else {
            l_37 = 0L;
        }
        if (i_6 == 0) {
            if (l_37 < (-4611686018427387904L)) {
                l_46 = gale_HostCall_awaitReply(arg_fs, l_37, gale_group);
                l_47 = l_46;
            } else {
                l_47 = l_37;
            }
        } else {
            l_47 = l_37;
        }
        GALEFS_BROADCAST(4, l_48, l_47);
        if (l_48 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_12;
            gale_longs[gale_item] = (ulong) l_14;
            gale_ints[gale_items + gale_item] = (uint) i_16;
            gale_ints[2 * gale_items + gale_item] = (uint) i_18;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_48); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            i_12 = (int) gale_ints[gale_item];
            l_14 = (long) gale_longs[gale_item];
            i_16 = (int) gale_ints[gale_items + gale_item];
            i_18 = (int) gale_ints[2 * gale_items + gale_item];
            i_0 = (int) get_local_size(0);
            i_1 = (int) get_num_groups(0);
            i_2 = (int) get_local_id(0);
            i_3 = (int) get_local_id(0);
            i_4 = (int) get_local_id(0);
            i_5 = (int) get_local_id(0);
            i_6 = (int) get_local_id(0);
            i_7 = (int) get_local_id(0);
            l_8 = (((long) gale_group) * 24768L) + 16576L;
            i_9 = (int) get_local_id(0);
            ul_11 = arg_names + 12L;
            l_48 = gale_reply(gale_entry);
        }
        i_49 = (int) l_48;
        if (i_5 == 0) {
            l_50 = gale_OpenFileCalls_status(arg_fs, i_49, 0, gale_group);
            l_51 = l_50;
        } else {
            l_51 = 0L;
        }
        if (i_4 == 0) {
            if (l_51 < (-4611686018427387904L)) {
                l_52 = gale_HostCall_awaitReply(arg_fs, l_51, gale_group);
                l_53 = l_52;
            } else {
                l_53 = l_51;
            }
        } else {
            l_53 = l_51;
        }
        GALEFS_BROADCAST(5, l_54, l_53);
        if (l_54 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_12;
            gale_longs[gale_item] = (ulong) l_14;
            gale_ints[gale_items + gale_item] = (uint) i_16;
            gale_ints[2 * gale_items + gale_item] = (uint) i_18;
            gale_ints[3 * gale_items + gale_item] = (uint) i_49;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_54); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            i_12 = (int) gale_ints[gale_item];
            l_14 = (long) gale_longs[gale_item];
            i_16 = (int) gale_ints[gale_items + gale_item];
            i_18 = (int) gale_ints[2 * gale_items + gale_item];
            i_49 = (int) gale_ints[3 * gale_items + gale_item];
            i_0 = (int) get_local_size(0);
            i_1 = (int) get_num_groups(0);
            i_2 = (int) get_local_id(0);
            i_3 = (int) get_local_id(0);
            i_4 = (int) get_local_id(0);
            i_5 = (int) get_local_id(0);
            i_6 = (int) get_local_id(0);
            i_7 = (int) get_local_id(0);
            l_8 = (((long) gale_group) * 24768L) + 16576L;
            i_9 = (int) get_local_id(0);
            ul_11 = arg_names + 12L;
            l_54 = gale_reply(gale_entry);
        }
        *((__global gale_long *) (arg_sizes + ((l_14 << 3) + 16L))) = l_54;
        if (i_3 == 0) {
            l_55 = gale_OpenFileCalls_beginClose(arg_fs, i_49, gale_group);
            l_56 = l_55;
        } else {
            l_56 = 0L;
        }
        if (i_2 == 0) {
            if (l_56 < (-4611686018427387904L)) {
                l_57 = gale_HostCall_awaitReply(arg_fs, l_56, gale_group);
                l_58 = l_57;
            } else {
                l_58 = l_56;
            }
        } else {
            l_58 = l_56;
        }
        GALEFS_BROADCAST(6, l_59, l_58);
        if (l_59 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_12;
            gale_ints[gale_items + gale_item] = (uint) i_16;
            gale_ints[2 * gale_items + gale_item] = (uint) i_18;
            gale_ints[3 * gale_items + gale_item] = (uint) i_49;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_59); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            i_12 = (int) gale_ints[gale_item];
            i_16 = (int) gale_ints[gale_items + gale_item];
            i_18 = (int) gale_ints[2 * gale_items + gale_item];
            i_49 = (int) gale_ints[3 * gale_items + gale_item];
            i_0 = (int) get_local_size(0);
            i_1 = (int) get_num_groups(0);
            i_2 = (int) get_local_id(0);
            i_3 = (int) get_local_id(0);
            i_4 = (int) get_local_id(0);
            i_5 = (int) get_local_id(0);
            i_6 = (int) get_local_id(0);
            i_7 = (int) get_local_id(0);
            l_8 = (((long) gale_group) * 24768L) + 16576L;
            i_9 = (int) get_local_id(0);
            ul_11 = arg_names + 12L;
            l_59 = gale_reply(gale_entry);
        }
        i_60 = (int) ((uint) i_16 + (uint) (-1));
        i_61 = (int) ((uint) i_12 + (uint) i_1);
        l_62 = ((long) ((int) ((uint) i_12 + (uint) 1))) << 32;
        if (i_60 == i_18) {
            l_63 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_failure + 16 + ((long) 0 << 3)), (l_62 | 262144L));
            i_12 = i_61;
        } else {
            if (((int) ((uint) i_60 - (uint) i_18)) < 4001) {
                if (i_49 < 0) {
                    i_64 = (int) (0 - (uint) i_49);
                    i_65 = (i_64 < 65536) ? i_64 : 65535;
                    l_66 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_failure + 16 + ((long) 0 << 3)), ((l_62 | 393216L) | ((long) i_65)));
                    i_12 = i_61;
                } else {
                    i_12 = i_61;
                }
            } else {
                l_67 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_failure + 16 + ((long) 0 << 3)), (l_62 | 327680L));
                i_12 = i_61;
            }
        }
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_2) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_3) VARIABLE(int, i_4) VARIABLE(int, i_43) VARIABLE(int, i_6) VARIABLE(int, i_9) VARIABLE(long, l_11) VARIABLE(long, l_21) VARIABLE(long, l_5) VARIABLE(__global uchar *, ul_8)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_21) VARIABLE(l_5) VARIABLE(ul_8)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_25) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_5) VARIABLE(ul_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_25) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_5) VARIABLE(ul_8)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_5) VARIABLE(ul_8)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_43) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_5) VARIABLE(ul_8)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_43) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_5) VARIABLE(ul_8)

__kernel void galefs_measure(__global uchar *arg_fs, __global uchar *arg_directory, __global uchar *arg_list, __global uchar *arg_names, __global uchar *arg_work, __global uchar *arg_sizes, __global uchar *arg_failure, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_8, *ul_12, *ul_14;
    int i_0, i_1, i_2, i_3, i_4, i_6, i_7, i_9, i_10, i_13, i_15, i_16, i_17, i_18, i_19, i_20, i_22, i_23, i_24, i_25, i_26, i_27, i_29, i_30, i_31, i_32, i_37, i_39, i_40, i_43, i_50, i_51, i_54, i_55;
    long l_5, l_11, l_21, l_28, l_33, l_34, l_35, l_36, l_38, l_41, l_42, l_44, l_45, l_46, l_47, l_48, l_49, l_52, l_53, l_56, l_57;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 1 * gale_items);
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
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = (int) get_local_size(0);
    i_1 = gale_group_count;
    i_2 = (int) get_local_id(0);
    i_3 = (int) get_local_id(0);
    i_4 = (int) get_local_id(0);
    l_5 = (((long) gale_group) * 24768L) + 16576L;
    i_6 = (int) get_local_id(0);
    i_7 = gale_group;
    ul_8 = arg_names + 12L;
    i_9 = i_7;
    loop_1:;
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (gale_resuming == 2) {
            goto resume_2;
        }
        if (gale_resuming == 3) {
            goto resume_3;
        }
        i_10 = *((__global gale_int *) ul_8);
        if (!(i_9 < (i_10 + (-1)))) {
            break;
        }
        l_11 = (long) i_9;
        ul_12 = arg_names + (((l_11 + 1L) << 2) + 16L);
        i_13 = *((__global gale_int *) ul_12);
        ul_14 = arg_names + ((l_11 << 2) + 16L);
        i_15 = *((__global gale_int *) ul_14);
        i_16 = *((__global gale_int *) ul_14);
        i_17 = *((__global gale_int *) ul_12);
        i_18 = *((__global gale_int *) ul_14);
        i_19 = (int) ((uint) i_17 + (uint) (-1));
        i_20 = (int) ((uint) i_19 - (uint) i_18);
        l_21 = (long) i_16;
        if (!(i_20 < 1)) {
            i_22 = (int) *((__global char *) (arg_list + 16 + l_21));
            if (i_22 == 47) {
                i_23 = 0;
                goto B8;
            }
        }
        i_24 = *((__global gale_int *) (arg_directory + 12L));
        i_23 = i_24;
    B8:;
        if (i_19 == i_18) {
            i_25 = 0;
        } else {
            if (i_20 < 4001) {
                i_26 = (int) ((uint) i_20 + (uint) i_23);
                i_25 = i_26;
            } else {
                i_25 = 0;
            }
        }
        GALEFS_BARRIER(1);
        i_27 = i_6;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_27 < i_25)) {
                break;
            }
            l_28 = (long) i_27;
            if (i_27 < i_23) {
                i_29 = (int) *((__global char *) (arg_directory + 16 + (long) i_27 * 1));
                i_30 = i_29;
            } else {
                i_31 = (int) *((__global char *) (arg_list + 16 + ((l_21 + l_28) - ((long) (uint) i_23))));
                i_30 = i_31;
            }
            *((__global char *) (arg_work + 16 + (l_28 + l_5))) = (char) i_30;
            i_32 = (int) ((uint) i_27 + (uint) i_0);
            i_27 = i_32;
        }
        GALEFS_BARRIER(2);
        GALEFS_BARRIER(3);
        if (i_4 == 0) {
            l_33 = gale_FileOpener_begin(arg_fs, i_25, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            if (l_33 < 0L) {
                l_34 = l_33;
            } else {
                l_35 = (long) ((ulong) GALEFS_LAUNCH_LONG(arg_fs, 32L) + (ulong) (((long) gale_position) << 12));
                l_36 = (((long) gale_group) * 24768L) + 16576L;
                i_37 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_37 < i_25)) {
                        break;
                    }
                    l_38 = (long) i_37;
                    i_39 = (int) *((__global char *) (arg_work + 16 + (l_36 + l_38)));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) l_38)))) = (char) i_39;
                    i_40 = (int) ((uint) i_37 + (uint) 1);
                    i_37 = i_40;
                }
                l_41 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_25, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_34 = l_41;
            }
        } else {
            l_34 = 0L;
        }
        GALEFS_BROADCAST(4, l_42, l_34);
        if (l_42 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_9;
            gale_longs[gale_item] = (ulong) l_11;
            gale_ints[gale_items + gale_item] = (uint) i_13;
            gale_ints[2 * gale_items + gale_item] = (uint) i_15;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_42); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            i_9 = (int) gale_ints[gale_item];
            l_11 = (long) gale_longs[gale_item];
            i_13 = (int) gale_ints[gale_items + gale_item];
            i_15 = (int) gale_ints[2 * gale_items + gale_item];
            i_0 = (int) get_local_size(0);
            i_1 = gale_group_count;
            i_2 = (int) get_local_id(0);
            i_3 = (int) get_local_id(0);
            i_4 = (int) get_local_id(0);
            l_5 = (((long) gale_group) * 24768L) + 16576L;
            i_6 = (int) get_local_id(0);
            ul_8 = arg_names + 12L;
            l_42 = gale_reply(gale_entry);
        }
        i_43 = (int) l_42;
        if (i_3 == 0) {
            l_44 = gale_OpenFileCalls_status(arg_fs, i_43, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_45 = l_44;
        } else {
            l_45 = 0L;
        }
        GALEFS_BROADCAST(5, l_46, l_45);
        if (l_46 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_9;
            gale_longs[gale_item] = (ulong) l_11;
            gale_ints[gale_items + gale_item] = (uint) i_13;
            gale_ints[2 * gale_items + gale_item] = (uint) i_15;
            gale_ints[3 * gale_items + gale_item] = (uint) i_43;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_46); }
            GALEFS_RETURN;
            resume_2:
            gale_resuming = 0;
            i_9 = (int) gale_ints[gale_item];
            l_11 = (long) gale_longs[gale_item];
            i_13 = (int) gale_ints[gale_items + gale_item];
            i_15 = (int) gale_ints[2 * gale_items + gale_item];
            i_43 = (int) gale_ints[3 * gale_items + gale_item];
            i_0 = (int) get_local_size(0);
            i_1 = gale_group_count;
            i_2 = (int) get_local_id(0);
            i_3 = (int) get_local_id(0);
            i_4 = (int) get_local_id(0);
            l_5 = (((long) gale_group) * 24768L) + 16576L;
            i_6 = (int) get_local_id(0);
            ul_8 = arg_names + 12L;
            l_46 = gale_reply(gale_entry);
        }
        *((__global gale_long *) (arg_sizes + ((l_11 << 3) + 16L))) = l_46;
        if (i_2 == 0) {
            l_47 = gale_OpenFileCalls_beginClose(arg_fs, i_43, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_48 = l_47;
        } else {
            l_48 = 0L;
        }
        GALEFS_BROADCAST(6, l_49, l_48);
        if (l_49 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_9;
            gale_ints[gale_items + gale_item] = (uint) i_13;
            gale_ints[2 * gale_items + gale_item] = (uint) i_15;
            gale_ints[3 * gale_items + gale_item] = (uint) i_43;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_49); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            i_9 = (int) gale_ints[gale_item];
            i_13 = (int) gale_ints[gale_items + gale_item];
            i_15 = (int) gale_ints[2 * gale_items + gale_item];
            i_43 = (int) gale_ints[3 * gale_items + gale_item];
            i_0 = (int) get_local_size(0);
            i_1 = gale_group_count;
            i_2 = (int) get_local_id(0);
            i_3 = (int) get_local_id(0);
            i_4 = (int) get_local_id(0);
            l_5 = (((long) gale_group) * 24768L) + 16576L;
            i_6 = (int) get_local_id(0);
            ul_8 = arg_names + 12L;
            l_49 = gale_reply(gale_entry);
        }
        i_50 = (int) ((uint) i_13 + (uint) (-1));
        i_51 = (int) ((uint) i_9 + (uint) i_1);
        l_52 = ((long) ((int) ((uint) i_9 + (uint) 1))) << 32;
        if (i_50 == i_15) {
            l_53 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_failure + 16 + ((long) 0 << 3)), (l_52 | 262144L));
            i_9 = i_51;
        } else {
            if (((int) ((uint) i_50 - (uint) i_15)) < 4001) {
                if (i_43 < 0) {
                    i_54 = (int) (0 - (uint) i_43);
                    i_55 = (i_54 < 65536) ? i_54 : 65535;
                    l_56 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_failure + 16 + ((long) 0 << 3)), ((l_52 | 393216L) | ((long) i_55)));
                    i_9 = i_51;
                } else {
                    i_9 = i_51;
                }
            } else {
                l_57 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_failure + 16 + ((long) 0 << 3)), (l_52 | 327680L));
                i_9 = i_51;
            }
        }
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
