// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.call.GroupWaitKernels#groupOperations
// entry point: galefs_groupOperations
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// waits: 2
// saved values: 3
// context bytes: 16
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 16
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 4aa4a396c78bfa6943f2dea786108881e7bbf44d4798e23bcb08be8da6d2c530
// functions SHA-256: 672969c07b5c05c6e5c944b5e7fe88ef0442969e0d01304cf6af46018253b716
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_PASS gale_HostCall_awaitReply gale_HostCall_decided gale_HostCall_request gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER gale_HostCall_decided gale_HostCall_request gale_int_at gale_reply gale_round_entry

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 16 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(float, f_19) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_25) VARIABLE(int, i_3) VARIABLE(int, i_39) VARIABLE(int, i_45) VARIABLE(int, i_53) VARIABLE(int, i_59) VARIABLE(int, i_6) VARIABLE(int, i_60) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_7) VARIABLE(int, i_70) VARIABLE(int, i_8) VARIABLE(int, i_86) VARIABLE(long, l_15) VARIABLE(long, l_18) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_37) VARIABLE(long, l_4) VARIABLE(long, l_47) VARIABLE(long, l_49) VARIABLE(long, l_50) VARIABLE(long, l_61) VARIABLE(long, l_64) VARIABLE(long, l_82) VARIABLE(long, l_83) VARIABLE(long, l_84) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_17)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(f_19) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_15) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_4) VARIABLE(l_9) VARIABLE(ul_17)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(f_19) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_15) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_4) VARIABLE(l_9) VARIABLE(ul_17)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(f_19) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_25) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_15) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_4) VARIABLE(l_9) VARIABLE(ul_17)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(f_19) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_15) VARIABLE(l_18) VARIABLE(l_4) VARIABLE(l_9) VARIABLE(ul_17)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(f_19) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_15) VARIABLE(l_18) VARIABLE(l_37) VARIABLE(l_4) VARIABLE(l_9) VARIABLE(ul_17)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(f_19) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_15) VARIABLE(l_18) VARIABLE(l_37) VARIABLE(l_4) VARIABLE(l_9) VARIABLE(ul_17)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(f_19) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_3) VARIABLE(i_39) VARIABLE(i_45) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_15) VARIABLE(l_18) VARIABLE(l_37) VARIABLE(l_4) VARIABLE(l_9) VARIABLE(ul_17)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(f_19) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_15) VARIABLE(l_18) VARIABLE(l_37) VARIABLE(l_4) VARIABLE(l_47) VARIABLE(l_9) VARIABLE(ul_17)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(f_19) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_15) VARIABLE(l_4) VARIABLE(l_49) VARIABLE(l_50) VARIABLE(l_9) VARIABLE(ul_17)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(f_19) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_3) VARIABLE(i_53) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_15) VARIABLE(l_4) VARIABLE(l_49) VARIABLE(l_50) VARIABLE(l_9) VARIABLE(ul_17)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(f_19) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_15) VARIABLE(l_4) VARIABLE(l_50) VARIABLE(l_9) VARIABLE(ul_17)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(f_19) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_60) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_15) VARIABLE(l_4) VARIABLE(l_50) VARIABLE(l_61) VARIABLE(l_9) VARIABLE(ul_17)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(f_19) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_7) VARIABLE(i_70) VARIABLE(i_8) VARIABLE(l_15) VARIABLE(l_4) VARIABLE(l_50) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_9) VARIABLE(ul_17)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(f_19) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_15) VARIABLE(l_4) VARIABLE(l_50) VARIABLE(l_64) VARIABLE(l_9) VARIABLE(ul_17)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(f_19) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_15) VARIABLE(l_4) VARIABLE(l_50) VARIABLE(l_64) VARIABLE(l_82) VARIABLE(l_9) VARIABLE(ul_17)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(f_19) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_15) VARIABLE(l_4) VARIABLE(l_83) VARIABLE(l_84) VARIABLE(l_9) VARIABLE(ul_17)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(f_19) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_86) VARIABLE(l_15) VARIABLE(l_4) VARIABLE(l_83) VARIABLE(l_84) VARIABLE(l_9) VARIABLE(ul_17)

__kernel void galefs_groupOperations(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_17;
    float f_19, f_88, f_89, f_90, f_91;
    int i_2, i_3, i_5, i_6, i_7, i_8, i_10, i_11, i_12, i_13, i_14, i_16, i_20, i_24, i_25, i_26, i_38, i_39, i_40, i_45, i_46, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_62, i_63, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_85, i_86, i_87;
    long l_0, l_1, l_4, l_9, l_15, l_18, l_21, l_22, l_23, l_27, l_28, l_29, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_41, l_42, l_43, l_44, l_47, l_48, l_49, l_50, l_61, l_64, l_72, l_73, l_74, l_75, l_76, l_77, l_78, l_79, l_80, l_81, l_82, l_83, l_84;
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
        default:
            break;
    }
    l_0 = *((__global gale_long *) (arg_args + 24L));
    l_1 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) gale_group))) + (ulong) ((long) ((int) get_local_id(0))));
    i_2 = (int) get_local_size(0);
    i_3 = (int) get_local_id(0);
    l_4 = (((long) i_3) << 2) + 16L;
    i_5 = GALEFS_LOCAL_SIZE;
    i_6 = (int) get_local_id(0);
    i_7 = (int) get_local_size(0);
    i_8 = (int) get_local_id(0);
    l_9 = (((long) i_8) << 3) + 16L;
    i_10 = GALEFS_LOCAL_SIZE << 1;
    i_11 = (int) get_local_id(0);
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_size(0);
    i_14 = (int) get_local_id(0);
    l_15 = (((long) i_14) << 3) + 16L;
    i_16 = GALEFS_LOCAL_SIZE;
    ul_17 = arg_args + 16L;
    l_18 = l_1;
    f_19 = (0x0.0p0f);
    i_20 = 0;
    loop_1:;
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (gale_resuming == 2) {
            goto resume_2;
        }
        l_21 = *((__global gale_long *) ul_17);
        l_22 = (long) i_20;
        if (!(l_22 < l_21)) {
            break;
        }
        GALEFS_LOCAL_BARRIER(1);
        l_23 = (-16L) + l_15;
        *((__local gale_long *) (gale_scratch_memory + l_23)) = l_18;
        GALEFS_LOCAL_BARRIER(2);
        i_24 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_24 < i_13)) {
                break;
            }
            i_25 = i_24 << 1;
            if ((i_14 & ((int) ((uint) i_25 + (uint) (-1)))) == 0) {
                i_26 = (int) ((uint) i_14 + (uint) i_24);
                if (i_26 < i_13) {
                    l_27 = *((__local gale_long *) (gale_scratch_memory + l_23));
                    l_28 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_26) << 3) + 16L))));
                    *((__local gale_long *) (gale_scratch_memory + l_23)) = ((long) ((ulong) l_27 + (ulong) l_28));
                }
            }
            GALEFS_LOCAL_BARRIER(3);
            i_24 = i_25;
        }
        l_29 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
        if (i_12 == 0) {
            l_30 = (long) ((ulong) l_22 + (ulong) l_29);
            if ((l_30 & 3L) == 0) {
                l_31 = (long) ((ulong) l_30 * (ulong) (-7046029254386353131L));
                l_32 = gale_HostCall_decided(arg_fs, ((l_31 ^ ((long) ((ulong) l_31 >> 29))) & 2305843009213693951L), gale_group);
                l_33 = l_32;
            } else {
                l_34 = gale_HostCall_request(arg_fs, 2000, 0, l_30, 0L, (-1), gale_group);
                l_33 = l_34;
            }
        } else {
            l_33 = 0L;
        }
        if (i_11 == 0) {
            if (l_33 < (-4611686018427387904L)) {
                l_35 = gale_HostCall_awaitReply(arg_fs, l_33, gale_group);
                l_36 = l_35;
            } else {
                l_36 = l_33;
            }
        } else {
            l_36 = l_33;
        }
        GALEFS_BROADCAST(4, l_37, l_36);
        if (l_37 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_18;
            gale_ints[gale_item] = as_uint(f_19);
            gale_ints[gale_items + gale_item] = (uint) i_20;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_37); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            l_18 = (long) gale_longs[gale_item];
            f_19 = as_float(gale_ints[gale_item]);
            i_20 = (int) gale_ints[gale_items + gale_item];
            i_2 = (int) get_local_size(0);
            i_3 = (int) get_local_id(0);
            l_4 = (((long) i_3) << 2) + 16L;
            i_6 = (int) get_local_id(0);
            i_7 = (int) get_local_size(0);
            i_8 = (int) get_local_id(0);
            l_9 = (((long) i_8) << 3) + 16L;
            i_11 = (int) get_local_id(0);
            i_12 = (int) get_local_id(0);
            i_13 = (int) get_local_size(0);
            i_14 = (int) get_local_id(0);
            l_15 = (((long) i_14) << 3) + 16L;
            ul_17 = arg_args + 16L;
            l_37 = gale_reply(gale_entry);
        }
        GALEFS_LOCAL_BARRIER(5);
        *((__local gale_long *) (gale_scratch_memory + ((-16L) + l_9))) = l_18;
        GALEFS_LOCAL_BARRIER(6);
        i_38 = 0;
        i_39 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_40 = (int) ((uint) i_8 + (uint) i_38);
            if (!(i_39 < i_7)) {
                break;
            }
            l_41 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_40) << 3) + 16L))));
            if (i_8 < i_39) {
                l_42 = l_41;
            } else {
                l_43 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_40 - (uint) i_39))) << 3) + 16L))));
                l_44 = (long) ((ulong) l_41 + (ulong) l_43);
                l_42 = l_44;
            }
            i_45 = (int) ((uint) i_7 - (uint) i_38);
            *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_8 + (uint) i_45))) << 3) + 16L)))) = l_42;
            GALEFS_LOCAL_BARRIER(7);
            i_46 = i_39 << 1;
            i_38 = i_45;
            i_39 = i_46;
        }
        if (i_6 == 0) {
            l_47 = 0L;
        } else {
            l_48 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_40 + (uint) (-1)))) << 3) + 16L))));
            l_47 = l_48;
        }
        GALEFS_LOCAL_BARRIER(8);
        l_49 = (-16L) + l_4;
        l_50 = (long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((long) ((ulong) l_18 + (ulong) (l_18 << 2))))) + (ulong) l_47);
        i_51 = ((l_50 & 7L) == 3L) ? 1 : 0;
        *((__local gale_int *) (gale_scratch_memory + l_49)) = i_51;
        GALEFS_LOCAL_BARRIER(9);
        i_52 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_52 < i_2)) {
                break;
            }
            i_53 = i_52 << 1;
            if ((i_3 & ((int) ((uint) i_53 + (uint) (-1)))) == 0) {
                i_54 = (int) ((uint) i_3 + (uint) i_52);
                if (i_54 < i_2) {
                    i_55 = *((__local gale_int *) (gale_scratch_memory + l_49));
                    i_56 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_54) << 2) + 16L))));
                    i_57 = (i_55 < i_56) ? i_56 : i_55;
                    *((__local gale_int *) (gale_scratch_memory + l_49)) = i_57;
                }
            }
            GALEFS_LOCAL_BARRIER(10);
            i_52 = i_53;
        }
        i_58 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        i_59 = (int) ((uint) i_20 + (uint) 1);
        if (i_58 == 0) {
            l_18 = l_50;
            i_20 = i_59;
        } else {
            GALEFS_LOCAL_BARRIER(11);
            i_60 = (int) get_local_id(0);
            l_61 = (-16L) + ((((long) i_60) << 3) + 16L);
            *((__local gale_long *) (gale_scratch_memory + l_61)) = l_50;
            GALEFS_LOCAL_BARRIER(12);
            i_62 = (int) get_local_size(0);
            i_63 = (int) get_local_id(0);
            l_64 = (((long) i_63) << 2) + 16L;
            i_65 = GALEFS_LOCAL_SIZE;
            i_66 = (int) get_local_id(0);
            i_67 = (int) get_local_id(0);
            i_68 = (int) get_local_size(0);
            i_69 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_69 < i_68)) {
                    break;
                }
                i_70 = i_69 << 1;
                if ((i_60 & ((int) ((uint) i_70 + (uint) (-1)))) == 0) {
                    i_71 = (int) ((uint) i_60 + (uint) i_69);
                    if (i_71 < i_68) {
                        l_72 = *((__local gale_long *) (gale_scratch_memory + l_61));
                        l_73 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_71) << 3) + 16L))));
                        l_74 = (l_72 < l_73) ? l_73 : l_72;
                        *((__local gale_long *) (gale_scratch_memory + l_61)) = l_74;
                    }
                }
                GALEFS_LOCAL_BARRIER(13);
                i_69 = i_70;
            }
            l_75 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
            if (i_67 == 0) {
                if ((l_75 & 3L) == 0) {
                    l_76 = (long) ((ulong) l_75 * (ulong) (-7046029254386353131L));
                    l_77 = gale_HostCall_decided(arg_fs, ((l_76 ^ ((long) ((ulong) l_76 >> 29))) & 2305843009213693951L), gale_group);
                    l_78 = l_77;
                } else {
                    l_79 = gale_HostCall_request(arg_fs, 2000, 0, l_75, 0L, (-1), gale_group);
                    l_78 = l_79;
                }
            } else {
                l_78 = 0L;
            }
            if (i_66 == 0) {
                if (l_78 < (-4611686018427387904L)) {
                    l_80 = gale_HostCall_awaitReply(arg_fs, l_78, gale_group);
                    l_81 = l_80;
                } else {
                    l_81 = l_78;
                }
            } else {
                l_81 = l_78;
            }
            GALEFS_BROADCAST(14, l_82, l_81);
            if (l_82 < LONG_MIN / 2) {
                gale_ints[gale_item] = as_uint(f_19);
                gale_longs[gale_item] = (ulong) l_50;
                gale_ints[gale_items + gale_item] = (uint) i_59;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_82); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                f_19 = as_float(gale_ints[gale_item]);
                l_50 = (long) gale_longs[gale_item];
                i_59 = (int) gale_ints[gale_items + gale_item];
                i_2 = (int) get_local_size(0);
                i_3 = (int) get_local_id(0);
                l_4 = (((long) i_3) << 2) + 16L;
                i_6 = (int) get_local_id(0);
                i_7 = (int) get_local_size(0);
                i_8 = (int) get_local_id(0);
                l_9 = (((long) i_8) << 3) + 16L;
                i_11 = (int) get_local_id(0);
                i_12 = (int) get_local_id(0);
                i_13 = (int) get_local_size(0);
                i_14 = (int) get_local_id(0);
                l_15 = (((long) i_14) << 3) + 16L;
                ul_17 = arg_args + 16L;
                i_62 = (int) get_local_size(0);
                i_63 = (int) get_local_id(0);
                l_64 = (((long) i_63) << 2) + 16L;
                l_82 = gale_reply(gale_entry);
            }
            GALEFS_LOCAL_BARRIER(15);
            l_83 = (-16L) + l_64;
            l_84 = l_50 ^ l_82;
            *((__local gale_float *) (gale_scratch_memory + l_83)) = (((float) (l_84 & 1023L)) * (0x1.99999ap-4f));
            GALEFS_LOCAL_BARRIER(16);
            i_85 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_85 < i_62)) {
                    break;
                }
                i_86 = i_85 << 1;
                if ((i_63 & ((int) ((uint) i_86 + (uint) (-1)))) == 0) {
                    i_87 = (int) ((uint) i_63 + (uint) i_85);
                    if (i_87 < i_62) {
                        f_88 = *((__local gale_float *) (gale_scratch_memory + l_83));
                        f_89 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_87) << 2) + 16L))));
                        *((__local gale_float *) (gale_scratch_memory + l_83)) = (f_88 + f_89);
                    }
                }
                GALEFS_LOCAL_BARRIER(17);
                i_85 = i_86;
            }
            f_90 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + 16L)));
            f_91 = f_19 + f_90;
            l_18 = l_84;
            f_19 = f_91;
            i_20 = i_59;
        }
    }
    *((__global gale_long *) (arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L))) = l_18;
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 1L) << 3) + 16L))) = ((long) as_int(f_19));
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 16 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(float, f_18) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_19) VARIABLE(int, i_2) VARIABLE(int, i_24) VARIABLE(int, i_3) VARIABLE(int, i_36) VARIABLE(int, i_42) VARIABLE(int, i_50) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_59) VARIABLE(int, i_6) VARIABLE(int, i_60) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_66) VARIABLE(int, i_7) VARIABLE(int, i_8) VARIABLE(int, i_80) VARIABLE(long, l_14) VARIABLE(long, l_17) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_34) VARIABLE(long, l_4) VARIABLE(long, l_44) VARIABLE(long, l_46) VARIABLE(long, l_47) VARIABLE(long, l_58) VARIABLE(long, l_61) VARIABLE(long, l_76) VARIABLE(long, l_77) VARIABLE(long, l_78) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_16)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(f_18) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_14) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(l_4) VARIABLE(l_9) VARIABLE(ul_16)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(f_18) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_14) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_4) VARIABLE(l_9) VARIABLE(ul_16)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(f_18) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_24) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_14) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_4) VARIABLE(l_9) VARIABLE(ul_16)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(f_18) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_14) VARIABLE(l_17) VARIABLE(l_4) VARIABLE(l_9) VARIABLE(ul_16)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(f_18) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_14) VARIABLE(l_17) VARIABLE(l_34) VARIABLE(l_4) VARIABLE(l_9) VARIABLE(ul_16)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(f_18) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_14) VARIABLE(l_17) VARIABLE(l_34) VARIABLE(l_4) VARIABLE(l_9) VARIABLE(ul_16)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(f_18) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_36) VARIABLE(i_42) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_14) VARIABLE(l_17) VARIABLE(l_34) VARIABLE(l_4) VARIABLE(l_9) VARIABLE(ul_16)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(f_18) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_14) VARIABLE(l_17) VARIABLE(l_34) VARIABLE(l_4) VARIABLE(l_44) VARIABLE(l_9) VARIABLE(ul_16)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(f_18) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_14) VARIABLE(l_4) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_9) VARIABLE(ul_16)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(f_18) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_50) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_14) VARIABLE(l_4) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_9) VARIABLE(ul_16)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(f_18) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_56) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_14) VARIABLE(l_4) VARIABLE(l_47) VARIABLE(l_9) VARIABLE(ul_16)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(f_18) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_14) VARIABLE(l_4) VARIABLE(l_47) VARIABLE(l_58) VARIABLE(l_9) VARIABLE(ul_16)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(f_18) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_14) VARIABLE(l_4) VARIABLE(l_47) VARIABLE(l_58) VARIABLE(l_61) VARIABLE(l_9) VARIABLE(ul_16)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(f_18) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_56) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_60) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_14) VARIABLE(l_4) VARIABLE(l_47) VARIABLE(l_61) VARIABLE(l_9) VARIABLE(ul_16)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(f_18) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_56) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_60) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_14) VARIABLE(l_4) VARIABLE(l_47) VARIABLE(l_61) VARIABLE(l_76) VARIABLE(l_9) VARIABLE(ul_16)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(f_18) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_56) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_60) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_14) VARIABLE(l_4) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_9) VARIABLE(ul_16)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(f_18) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_56) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_60) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_80) VARIABLE(l_14) VARIABLE(l_4) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_9) VARIABLE(ul_16)

__kernel void galefs_groupOperations(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_16;
    float f_18, f_82, f_83, f_84, f_85;
    int i_2, i_3, i_5, i_6, i_7, i_8, i_10, i_11, i_12, i_13, i_15, i_19, i_23, i_24, i_25, i_35, i_36, i_37, i_42, i_43, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_59, i_60, i_62, i_63, i_64, i_65, i_66, i_67, i_79, i_80, i_81;
    long l_0, l_1, l_4, l_9, l_14, l_17, l_20, l_21, l_22, l_26, l_27, l_28, l_29, l_30, l_31, l_32, l_33, l_34, l_38, l_39, l_40, l_41, l_44, l_45, l_46, l_47, l_58, l_61, l_68, l_69, l_70, l_71, l_72, l_73, l_74, l_75, l_76, l_77, l_78;
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
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_args + 24L));
    l_1 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) gale_group))) + (ulong) ((long) ((int) get_local_id(0))));
    i_2 = (int) get_local_size(0);
    i_3 = (int) get_local_id(0);
    l_4 = (((long) i_3) << 2) + 16L;
    i_5 = GALEFS_LOCAL_SIZE;
    i_6 = (int) get_local_id(0);
    i_7 = (int) get_local_size(0);
    i_8 = (int) get_local_id(0);
    l_9 = (((long) i_8) << 3) + 16L;
    i_10 = GALEFS_LOCAL_SIZE << 1;
    i_11 = (int) get_local_id(0);
    i_12 = (int) get_local_size(0);
    i_13 = (int) get_local_id(0);
    l_14 = (((long) i_13) << 3) + 16L;
    i_15 = GALEFS_LOCAL_SIZE;
    ul_16 = arg_args + 16L;
    l_17 = l_1;
    f_18 = (0x0.0p0f);
    i_19 = 0;
    loop_1:;
    while (true) {
        if (gale_resuming == 1) {
            goto resume_1;
        }
        if (gale_resuming == 2) {
            goto resume_2;
        }
        l_20 = *((__global gale_long *) ul_16);
        l_21 = (long) i_19;
        if (!(l_21 < l_20)) {
            break;
        }
        GALEFS_LOCAL_BARRIER(1);
        l_22 = (-16L) + l_14;
        *((__local gale_long *) (gale_scratch_memory + l_22)) = l_17;
        GALEFS_LOCAL_BARRIER(2);
        i_23 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_23 < i_12)) {
                break;
            }
            i_24 = i_23 << 1;
            if ((i_13 & ((int) ((uint) i_24 + (uint) (-1)))) == 0) {
                i_25 = (int) ((uint) i_13 + (uint) i_23);
                if (i_25 < i_12) {
                    l_26 = *((__local gale_long *) (gale_scratch_memory + l_22));
                    l_27 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_25) << 3) + 16L))));
                    *((__local gale_long *) (gale_scratch_memory + l_22)) = ((long) ((ulong) l_26 + (ulong) l_27));
                }
            }
            GALEFS_LOCAL_BARRIER(3);
            i_23 = i_24;
        }
        l_28 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
        if (i_11 == 0) {
            l_29 = (long) ((ulong) l_21 + (ulong) l_28);
            if ((l_29 & 3L) == 0) {
                l_30 = (long) ((ulong) l_29 * (ulong) (-7046029254386353131L));
                l_31 = gale_HostCall_decided(arg_fs, ((l_30 ^ ((long) ((ulong) l_30 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_32 = l_31;
            } else {
                l_33 = gale_HostCall_request(arg_fs, 2000, 0, l_29, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_32 = l_33;
            }
        } else {
            l_32 = 0L;
        }
        GALEFS_BROADCAST(4, l_34, l_32);
        if (l_34 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_17;
            gale_ints[gale_item] = as_uint(f_18);
            gale_ints[gale_items + gale_item] = (uint) i_19;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_34); }
            GALEFS_RETURN;
            resume_1:
            gale_resuming = 0;
            l_17 = (long) gale_longs[gale_item];
            f_18 = as_float(gale_ints[gale_item]);
            i_19 = (int) gale_ints[gale_items + gale_item];
            i_2 = (int) get_local_size(0);
            i_3 = (int) get_local_id(0);
            l_4 = (((long) i_3) << 2) + 16L;
            i_6 = (int) get_local_id(0);
            i_7 = (int) get_local_size(0);
            i_8 = (int) get_local_id(0);
            l_9 = (((long) i_8) << 3) + 16L;
            i_11 = (int) get_local_id(0);
            i_12 = (int) get_local_size(0);
            i_13 = (int) get_local_id(0);
            l_14 = (((long) i_13) << 3) + 16L;
            ul_16 = arg_args + 16L;
            l_34 = gale_reply(gale_entry);
        }
        GALEFS_LOCAL_BARRIER(5);
        *((__local gale_long *) (gale_scratch_memory + ((-16L) + l_9))) = l_17;
        GALEFS_LOCAL_BARRIER(6);
        i_35 = 0;
        i_36 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_37 = (int) ((uint) i_8 + (uint) i_35);
            if (!(i_36 < i_7)) {
                break;
            }
            l_38 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_37) << 3) + 16L))));
            if (i_8 < i_36) {
                l_39 = l_38;
            } else {
                l_40 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_37 - (uint) i_36))) << 3) + 16L))));
                l_41 = (long) ((ulong) l_38 + (ulong) l_40);
                l_39 = l_41;
            }
            i_42 = (int) ((uint) i_7 - (uint) i_35);
            *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_8 + (uint) i_42))) << 3) + 16L)))) = l_39;
            GALEFS_LOCAL_BARRIER(7);
            i_43 = i_36 << 1;
            i_35 = i_42;
            i_36 = i_43;
        }
        if (i_6 == 0) {
            l_44 = 0L;
        } else {
            l_45 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_37 + (uint) (-1)))) << 3) + 16L))));
            l_44 = l_45;
        }
        GALEFS_LOCAL_BARRIER(8);
        l_46 = (-16L) + l_4;
        l_47 = (long) ((ulong) ((long) ((ulong) l_34 + (ulong) ((long) ((ulong) l_17 + (ulong) (l_17 << 2))))) + (ulong) l_44);
        i_48 = ((l_47 & 7L) == 3L) ? 1 : 0;
        *((__local gale_int *) (gale_scratch_memory + l_46)) = i_48;
        GALEFS_LOCAL_BARRIER(9);
        i_49 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_49 < i_2)) {
                break;
            }
            i_50 = i_49 << 1;
            if ((i_3 & ((int) ((uint) i_50 + (uint) (-1)))) == 0) {
                i_51 = (int) ((uint) i_3 + (uint) i_49);
                if (i_51 < i_2) {
                    i_52 = *((__local gale_int *) (gale_scratch_memory + l_46));
                    i_53 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_51) << 2) + 16L))));
                    i_54 = (i_52 < i_53) ? i_53 : i_52;
                    *((__local gale_int *) (gale_scratch_memory + l_46)) = i_54;
                }
            }
            GALEFS_LOCAL_BARRIER(10);
            i_49 = i_50;
        }
        i_55 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        i_56 = (int) ((uint) i_19 + (uint) 1);
        if (i_55 == 0) {
            l_17 = l_47;
            i_19 = i_56;
        } else {
            GALEFS_LOCAL_BARRIER(11);
            i_57 = (int) get_local_id(0);
            l_58 = (-16L) + ((((long) i_57) << 3) + 16L);
            *((__local gale_long *) (gale_scratch_memory + l_58)) = l_47;
            GALEFS_LOCAL_BARRIER(12);
            i_59 = (int) get_local_size(0);
            i_60 = (int) get_local_id(0);
            l_61 = (((long) i_60) << 2) + 16L;
            i_62 = GALEFS_LOCAL_SIZE;
            i_63 = (int) get_local_id(0);
            i_64 = (int) get_local_size(0);
            i_65 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_65 < i_64)) {
                    break;
                }
                i_66 = i_65 << 1;
                if ((i_57 & ((int) ((uint) i_66 + (uint) (-1)))) == 0) {
                    i_67 = (int) ((uint) i_57 + (uint) i_65);
                    if (i_67 < i_64) {
                        l_68 = *((__local gale_long *) (gale_scratch_memory + l_58));
                        l_69 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_67) << 3) + 16L))));
                        l_70 = (l_68 < l_69) ? l_69 : l_68;
                        *((__local gale_long *) (gale_scratch_memory + l_58)) = l_70;
                    }
                }
                GALEFS_LOCAL_BARRIER(13);
                i_65 = i_66;
            }
            l_71 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
            if (i_63 == 0) {
                if ((l_71 & 3L) == 0) {
                    l_72 = (long) ((ulong) l_71 * (ulong) (-7046029254386353131L));
                    l_73 = gale_HostCall_decided(arg_fs, ((l_72 ^ ((long) ((ulong) l_72 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_74 = l_73;
                } else {
                    l_75 = gale_HostCall_request(arg_fs, 2000, 0, l_71, 0L, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_74 = l_75;
                }
            } else {
                l_74 = 0L;
            }
            GALEFS_BROADCAST(14, l_76, l_74);
            if (l_76 < LONG_MIN / 2) {
                gale_ints[gale_item] = as_uint(f_18);
                gale_longs[gale_item] = (ulong) l_47;
                gale_ints[gale_items + gale_item] = (uint) i_56;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_76); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                f_18 = as_float(gale_ints[gale_item]);
                l_47 = (long) gale_longs[gale_item];
                i_56 = (int) gale_ints[gale_items + gale_item];
                i_2 = (int) get_local_size(0);
                i_3 = (int) get_local_id(0);
                l_4 = (((long) i_3) << 2) + 16L;
                i_6 = (int) get_local_id(0);
                i_7 = (int) get_local_size(0);
                i_8 = (int) get_local_id(0);
                l_9 = (((long) i_8) << 3) + 16L;
                i_11 = (int) get_local_id(0);
                i_12 = (int) get_local_size(0);
                i_13 = (int) get_local_id(0);
                l_14 = (((long) i_13) << 3) + 16L;
                ul_16 = arg_args + 16L;
                i_59 = (int) get_local_size(0);
                i_60 = (int) get_local_id(0);
                l_61 = (((long) i_60) << 2) + 16L;
                l_76 = gale_reply(gale_entry);
            }
            GALEFS_LOCAL_BARRIER(15);
            l_77 = (-16L) + l_61;
            l_78 = l_47 ^ l_76;
            *((__local gale_float *) (gale_scratch_memory + l_77)) = (((float) (l_78 & 1023L)) * (0x1.99999ap-4f));
            GALEFS_LOCAL_BARRIER(16);
            i_79 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_79 < i_59)) {
                    break;
                }
                i_80 = i_79 << 1;
                if ((i_60 & ((int) ((uint) i_80 + (uint) (-1)))) == 0) {
                    i_81 = (int) ((uint) i_60 + (uint) i_79);
                    if (i_81 < i_59) {
                        f_82 = *((__local gale_float *) (gale_scratch_memory + l_77));
                        f_83 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_81) << 2) + 16L))));
                        *((__local gale_float *) (gale_scratch_memory + l_77)) = (f_82 + f_83);
                    }
                }
                GALEFS_LOCAL_BARRIER(17);
                i_79 = i_80;
            }
            f_84 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + 16L)));
            f_85 = f_18 + f_84;
            l_17 = l_78;
            f_18 = f_85;
            i_19 = i_56;
        }
    }
    *((__global gale_long *) (arg_out + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) << 3) + 16L))) = l_17;
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 1L) << 3) + 16L))) = ((long) as_int(f_18));
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
