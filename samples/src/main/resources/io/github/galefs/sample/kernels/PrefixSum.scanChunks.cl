// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.PrefixSum#scanChunks
// entry point: galefs_scanChunks
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ READ_WRITE
// waits: 6
// saved values: 9
// context bytes: 56
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 8
// string: "numbers"
// string: "sums"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: acd2a8cc7dd59764a4de60665b6254210100e8b086bafdb0a8dc0522027d9603
// functions SHA-256: fcc54a430c66c26c9dc3a06e4d7c0515e5c49632430028d9e56bc0e49a54ed4b
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {110, 117, 109, 98, 101, 114, 115, 115, 117, 109, 115};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_103) VARIABLE(int, i_104) VARIABLE(int, i_105) VARIABLE(int, i_115) VARIABLE(int, i_116) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_42) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_48) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_75) VARIABLE(int, i_76) VARIABLE(int, i_77) VARIABLE(int, i_78) VARIABLE(int, i_79) VARIABLE(int, i_82) VARIABLE(int, i_84) VARIABLE(int, i_91) VARIABLE(int, i_96) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_107) VARIABLE(long, l_108) VARIABLE(long, l_114) VARIABLE(long, l_27) VARIABLE(long, l_34) VARIABLE(long, l_38) VARIABLE(long, l_43) VARIABLE(long, l_50) VARIABLE(long, l_51) VARIABLE(long, l_56) VARIABLE(long, l_60) VARIABLE(long, l_65) VARIABLE(long, l_94) VARIABLE(__global uchar *, ul_47) VARIABLE(__global uchar *, ul_80)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(l_27) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_43) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_56) VARIABLE(l_60) VARIABLE(ul_47)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(l_27) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_43) VARIABLE(l_50) VARIABLE(l_51) VARIABLE(l_65) VARIABLE(ul_47)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_48) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_82) VARIABLE(l_27) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_43) VARIABLE(l_51) VARIABLE(ul_47) VARIABLE(ul_80)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_48) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_82) VARIABLE(l_27) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_43) VARIABLE(l_51) VARIABLE(ul_47) VARIABLE(ul_80)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_48) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_82) VARIABLE(i_84) VARIABLE(i_91) VARIABLE(l_27) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_43) VARIABLE(l_51) VARIABLE(ul_47) VARIABLE(ul_80)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_48) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_82) VARIABLE(l_27) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_43) VARIABLE(l_51) VARIABLE(ul_47)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_48) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(l_27) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_43) VARIABLE(l_51) VARIABLE(l_94) VARIABLE(ul_47)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_48) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_96) VARIABLE(l_27) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_43) VARIABLE(l_51) VARIABLE(l_94) VARIABLE(ul_47)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_48) VARIABLE(i_75) VARIABLE(l_27) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_43) VARIABLE(l_51) VARIABLE(ul_47)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_48) VARIABLE(l_107) VARIABLE(l_108) VARIABLE(l_27) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_43) VARIABLE(l_51) VARIABLE(ul_47)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_115) VARIABLE(i_116) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_48) VARIABLE(l_114) VARIABLE(l_27) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_43) VARIABLE(l_51) VARIABLE(ul_47)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_48) VARIABLE(l_27) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_43) VARIABLE(ul_47)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_21)
#define GALEFS_LIVE_16(VARIABLE)

__kernel void galefs_scanChunks(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_starts, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_47, *ul_80;
    int i_5, i_6, i_15, i_16, i_21, i_22, i_23, i_24, i_25, i_26, i_28, i_29, i_30, i_31, i_32, i_33, i_35, i_36, i_37, i_39, i_40, i_41, i_42, i_44, i_45, i_46, i_48, i_49, i_52, i_53, i_54, i_55, i_57, i_58, i_59, i_66, i_67, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_81, i_82, i_83, i_84, i_85, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_95, i_96, i_97, i_98, i_99, i_100, i_101, i_102, i_103, i_104, i_105, i_106, i_109, i_115, i_116, i_118, i_119, i_120, i_121, i_122, i_133, i_134;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_27, l_34, l_38, l_43, l_50, l_51, l_56, l_60, l_61, l_62, l_63, l_64, l_65, l_68, l_86, l_94, l_107, l_108, l_110, l_111, l_112, l_113, l_114, l_117, l_123, l_124, l_125, l_126, l_127, l_128, l_129, l_130, l_131, l_132;
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
            goto resume_2;
        case 3:
            goto loop_30;
        case 4:
            goto loop_30;
        case 5:
            goto resume_5;
        case 6:
            goto resume_6;
        default:
            break;
    }
    l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 7, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_5))))) = (char) ((int) gale_literals[i_5]);
                i_6 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 7, (-1), gale_group);
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
    if (((int) get_local_id(0)) == 0) {
        l_11 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_11 < 0L) {
            l_12 = l_11;
        } else {
            l_13 = (long) gale_group;
            l_14 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_13 << 12) + (l_13 << 11)))) + (ulong) 2048L);
            i_15 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_15 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) ((long) i_15))))) = (char) ((int) gale_literals[((int) ((uint) i_15 + (uint) 7))]);
                i_16 = (int) ((uint) i_15 + (uint) 1);
                i_15 = i_16;
            }
            l_17 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, 4, (-1), gale_group);
            l_12 = l_17;
        }
    } else {
        l_12 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_12 < (-4611686018427387904L)) {
            l_18 = gale_HostCall_awaitReply(arg_fs, l_12, gale_group);
            l_19 = l_18;
        } else {
            l_19 = l_12;
        }
    } else {
        l_19 = l_12;
    }
    GALEFS_BROADCAST(2, l_20, l_19);
    if (l_20 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_10;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_20); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        l_10 = (long) gale_longs[gale_item];
        l_20 = gale_reply(gale_entry);
    }
    i_21 = (int) l_20;
    i_22 = (int) l_10;
    i_23 = (i_21 < i_22) ? i_21 : i_22;
    if (((long) i_23) < 0L) {
        i_24 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_23);
    }
    i_25 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_26 = (int) get_local_size(0);
    l_27 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    i_28 = (int) get_num_groups(0);
    i_29 = (int) get_local_id(0);
    i_30 = (int) get_local_id(0);
    i_31 = (int) get_local_id(0);
    i_32 = (int) get_local_size(0);
    i_33 = (int) get_local_id(0);
    l_34 = (((long) i_33) << 2) + 16L;
    i_35 = GALEFS_LOCAL_SIZE;
    i_36 = (int) get_local_size(0);
    i_37 = (int) get_local_id(0);
    l_38 = (((long) i_37) << 2) + 16L;
    i_39 = GALEFS_LOCAL_SIZE << 1;
    i_40 = (int) get_local_id(0);
    i_41 = (int) get_local_id(0);
    i_42 = gale_group << 10;
    l_43 = ((long) i_42) << 2;
    i_44 = (int) get_local_id(0);
    i_45 = (int) get_local_id(0);
    i_46 = gale_group;
    ul_47 = arg_starts + 12L;
    i_48 = i_46;
    loop_30:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_32;
        }
        if (gale_resuming == 4) {
            goto loop_87;
        }
        i_49 = *((__global gale_int *) ul_47);
        if (!(i_48 < i_49)) {
            break;
        }
        l_50 = (long) i_48;
        l_51 = l_50 << 12;
        i_52 = 1;
        i_53 = 0;
        i_54 = 0;
        loop_32:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 3) {
                goto resume_3;
            }
            if (!(i_52 == 1)) {
                break;
            }
            i_55 = (int) ((uint) 4096 - (uint) i_53);
            l_56 = (long) i_53;
            if (i_54 == 0) {
                i_57 = i_55;
            } else {
                i_58 = 4096 - ((int) (l_56 & 4095L));
                i_59 = (i_58 < i_55) ? i_58 : i_55;
                i_57 = i_59;
            }
            l_60 = l_56 + l_51;
            if (i_45 == 0) {
                l_61 = gale_BlockAccess_beginRead(arg_fs, i_22, l_60, i_57, gale_group);
                l_62 = l_61;
            } else {
                l_62 = 0L;
            }
            if (i_44 == 0) {
                if (l_62 < (-4611686018427387904L)) {
                    l_63 = gale_HostCall_awaitReply(arg_fs, l_62, gale_group);
                    l_64 = l_63;
                } else {
                    l_64 = l_62;
                }
            } else {
                l_64 = l_62;
            }
            GALEFS_BROADCAST(3, l_65, l_64);
            if (l_65 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_21;
                gale_ints[gale_items + gale_item] = (uint) i_22;
                gale_ints[2 * gale_items + gale_item] = (uint) i_48;
                gale_longs[gale_item] = (ulong) l_50;
                gale_longs[gale_items + gale_item] = (ulong) l_51;
                gale_ints[3 * gale_items + gale_item] = (uint) i_53;
                gale_ints[4 * gale_items + gale_item] = (uint) i_54;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_56;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_60;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_65); }
                GALEFS_RETURN;
                resume_3:
                gale_resuming = 0;
                i_21 = (int) gale_ints[gale_item];
                i_22 = (int) gale_ints[gale_items + gale_item];
                i_48 = (int) gale_ints[2 * gale_items + gale_item];
                l_50 = (long) gale_longs[gale_item];
                l_51 = (long) gale_longs[gale_items + gale_item];
                i_53 = (int) gale_ints[3 * gale_items + gale_item];
                i_54 = (int) gale_ints[4 * gale_items + gale_item];
                l_56 = (long) gale_longs[2 * gale_items + gale_item];
                l_60 = (long) gale_longs[3 * gale_items + gale_item];
                i_25 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_26 = (int) get_local_size(0);
                l_27 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                i_28 = (int) get_num_groups(0);
                i_29 = (int) get_local_id(0);
                i_30 = (int) get_local_id(0);
                i_31 = (int) get_local_id(0);
                i_32 = (int) get_local_size(0);
                i_33 = (int) get_local_id(0);
                l_34 = (((long) i_33) << 2) + 16L;
                i_36 = (int) get_local_size(0);
                i_37 = (int) get_local_id(0);
                l_38 = (((long) i_37) << 2) + 16L;
                i_40 = (int) get_local_id(0);
                i_41 = (int) get_local_id(0);
                i_42 = gale_group << 10;
                l_43 = ((long) i_42) << 2;
                i_44 = (int) get_local_id(0);
                i_45 = (int) get_local_id(0);
                ul_47 = arg_starts + 12L;
                l_65 = gale_reply(gale_entry);
            }
            i_66 = (int) l_65;
            if (l_65 < 0L) {
                i_67 = 0;
            } else {
                i_67 = i_66;
            }
            l_68 = gale_BlockAccess_offsetInRegion(arg_fs, l_65, l_60, gale_group);
            gale_copy((arg_fs + 16 + l_68), (arg_buffer + 16 + (l_56 + l_43)), i_67);
            GALEFS_BARRIER(4);
            if (i_41 == 0) {
                if (!(i_67 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_67, gale_group);
                }
            }
            i_69 = (int) ((uint) i_53 + (uint) i_67);
            i_70 = ((l_65 == (-117L)) || (!((i_54 == 0) || (((((long) i_69) + l_51) & l_27) == 0)))) ? 1 : 0;
            i_71 = ((l_65 == (-117L)) || (!((i_67 < 1) || (!(i_69 < 4096))))) ? 1 : 0;
            if (l_65 < 0L) {
                if (l_65 == (-117L)) {
                    i_52 = i_71;
                    i_53 = i_69;
                    i_54 = i_70;
                } else {
                    i_52 = i_66;
                    i_53 = i_69;
                    i_54 = i_70;
                }
            } else {
                i_52 = i_71;
                i_53 = i_69;
                i_54 = i_70;
            }
        }
        if (i_53 < 1) {
            i_72 = i_52;
        } else {
            i_72 = i_53;
        }
        if (((long) i_72) < 0L) {
            i_73 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_72);
        }
        i_74 = *((__global gale_int *) (arg_starts + ((l_50 << 2) + 16L)));
        i_75 = (i_72 < 1) ? 0 : i_72;
        i_76 = (int) ((uint) i_75 >> 2);
        i_77 = i_74;
        i_78 = 0;
        while (true) {
            if (!(i_78 < i_76)) {
                break;
            }
            i_79 = (int) ((uint) i_78 + (uint) i_40);
            ul_80 = arg_buffer + ((((long) ((int) ((uint) i_79 + (uint) i_42))) << 2) + 16L);
            if (i_79 < i_76) {
                i_81 = *((__global gale_int *) ul_80);
                i_82 = i_81;
            } else {
                i_82 = 0;
            }
            GALEFS_LOCAL_BARRIER(5);
            *((__local gale_int *) (gale_scratch_memory + ((-16L) + l_38))) = i_82;
            GALEFS_LOCAL_BARRIER(6);
            i_83 = 0;
            i_84 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_85 = (int) ((uint) i_37 + (uint) i_83);
                l_86 = (-16L) + ((((long) i_85) << 2) + 16L);
                if (!(i_84 < i_36)) {
                    break;
                }
                i_87 = *((__local gale_int *) (gale_scratch_memory + l_86));
                if (i_37 < i_84) {
                    i_88 = i_87;
                } else {
                    i_89 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_85 - (uint) i_84))) << 2) + 16L))));
                    i_90 = (int) ((uint) i_87 + (uint) i_89);
                    i_88 = i_90;
                }
                i_91 = (int) ((uint) i_36 - (uint) i_83);
                *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_37 + (uint) i_91))) << 2) + 16L)))) = i_88;
                GALEFS_LOCAL_BARRIER(7);
                i_92 = i_84 << 1;
                i_83 = i_91;
                i_84 = i_92;
            }
            i_93 = *((__local gale_int *) (gale_scratch_memory + l_86));
            if (i_79 < i_76) {
                *((__global gale_int *) ul_80) = ((int) ((uint) i_77 + (uint) i_93));
            }
            GALEFS_LOCAL_BARRIER(8);
            l_94 = (-16L) + l_34;
            *((__local gale_int *) (gale_scratch_memory + l_94)) = i_82;
            GALEFS_LOCAL_BARRIER(9);
            i_95 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_95 < i_32)) {
                    break;
                }
                i_96 = i_95 << 1;
                if ((i_33 & ((int) ((uint) i_96 + (uint) (-1)))) == 0) {
                    i_97 = (int) ((uint) i_33 + (uint) i_95);
                    if (i_97 < i_32) {
                        i_98 = *((__local gale_int *) (gale_scratch_memory + l_94));
                        i_99 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_97) << 2) + 16L))));
                        *((__local gale_int *) (gale_scratch_memory + l_94)) = ((int) ((uint) i_98 + (uint) i_99));
                    }
                }
                GALEFS_LOCAL_BARRIER(10);
                i_95 = i_96;
            }
            i_100 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
            i_101 = (int) ((uint) i_77 + (uint) i_100);
            i_102 = (int) ((uint) i_78 + (uint) i_26);
            i_77 = i_101;
            i_78 = i_102;
        }
        GALEFS_BARRIER(11);
        i_103 = i_75 & (-4);
        i_104 = 4;
        i_105 = 0;
        i_106 = 0;
        loop_87:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 4) {
                goto resume_4;
            }
            if (i_104 == 0) {
                break;
            }
            l_107 = (long) i_105;
            l_108 = l_107 + l_51;
            if (i_31 == 0) {
                i_109 = (i_105 < 1) ? 0 : 1;
                l_110 = gale_BlockAccess_beginWrite(arg_fs, i_104, i_21, l_108, ((int) ((uint) i_103 - (uint) i_105)), i_109, gale_group);
                l_111 = l_110;
            } else {
                l_111 = 0L;
            }
            if (i_30 == 0) {
                if (l_111 < (-4611686018427387904L)) {
                    l_112 = gale_HostCall_awaitReply(arg_fs, l_111, gale_group);
                    l_113 = l_112;
                } else {
                    l_113 = l_111;
                }
            } else {
                l_113 = l_111;
            }
            GALEFS_BROADCAST(12, l_114, l_113);
            if (l_114 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_21;
                gale_ints[gale_items + gale_item] = (uint) i_22;
                gale_ints[2 * gale_items + gale_item] = (uint) i_48;
                gale_longs[gale_item] = (ulong) l_51;
                gale_ints[3 * gale_items + gale_item] = (uint) i_103;
                gale_ints[4 * gale_items + gale_item] = (uint) i_104;
                gale_ints[5 * gale_items + gale_item] = (uint) i_105;
                gale_longs[gale_items + gale_item] = (ulong) l_107;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_108;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_114); }
                GALEFS_RETURN;
                resume_4:
                gale_resuming = 0;
                i_21 = (int) gale_ints[gale_item];
                i_22 = (int) gale_ints[gale_items + gale_item];
                i_48 = (int) gale_ints[2 * gale_items + gale_item];
                l_51 = (long) gale_longs[gale_item];
                i_103 = (int) gale_ints[3 * gale_items + gale_item];
                i_104 = (int) gale_ints[4 * gale_items + gale_item];
                i_105 = (int) gale_ints[5 * gale_items + gale_item];
                l_107 = (long) gale_longs[gale_items + gale_item];
                l_108 = (long) gale_longs[2 * gale_items + gale_item];
                i_25 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_26 = (int) get_local_size(0);
                l_27 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                i_28 = (int) get_num_groups(0);
                i_29 = (int) get_local_id(0);
                i_30 = (int) get_local_id(0);
                i_31 = (int) get_local_id(0);
                i_32 = (int) get_local_size(0);
                i_33 = (int) get_local_id(0);
                l_34 = (((long) i_33) << 2) + 16L;
                i_36 = (int) get_local_size(0);
                i_37 = (int) get_local_id(0);
                l_38 = (((long) i_37) << 2) + 16L;
                i_40 = (int) get_local_id(0);
                i_41 = (int) get_local_id(0);
                i_42 = gale_group << 10;
                l_43 = ((long) i_42) << 2;
                i_44 = (int) get_local_id(0);
                i_45 = (int) get_local_id(0);
                ul_47 = arg_starts + 12L;
                l_114 = gale_reply(gale_entry);
            }
            i_115 = (int) l_114;
            if (l_114 < 0L) {
                i_116 = 0;
            } else {
                i_116 = i_115;
            }
            l_117 = gale_BlockAccess_offsetInRegion(arg_fs, l_114, l_108, gale_group);
            gale_copy((arg_buffer + 16 + (l_107 + l_43)), (arg_fs + 16 + l_117), i_116);
            GALEFS_BARRIER(13);
            if (i_29 == 0) {
                if (!(i_116 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_116, gale_group);
                }
            }
            i_118 = (int) ((uint) i_105 + (uint) i_116);
            if (l_114 < 0L) {
                if ((!(i_104 == 4)) || (i_118 < 1)) {
                    i_119 = i_115;
                } else {
                    i_119 = i_118;
                }
            } else {
                i_119 = i_118;
            }
            i_120 = (((!(i_104 == 4)) || (i_118 < 1)) || (i_25 == 0)) ? 0 : 5;
            if (i_116 == 0) {
                i_104 = i_120;
                i_105 = i_118;
                i_106 = i_119;
            } else {
                if (i_118 == i_103) {
                    i_104 = i_120;
                    i_105 = i_118;
                    i_106 = i_119;
                } else {
                    i_105 = i_118;
                    i_106 = i_119;
                }
            }
        }
        if (((long) i_106) < 0L) {
            i_121 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_106);
        }
        GALEFS_BARRIER(14);
        i_122 = (int) ((uint) i_48 + (uint) i_28);
        i_48 = i_122;
    }
    if (((int) get_local_id(0)) == 0) {
        l_123 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group);
        l_124 = l_123;
    } else {
        l_124 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_124 < (-4611686018427387904L)) {
            l_125 = gale_HostCall_awaitReply(arg_fs, l_124, gale_group);
            l_126 = l_125;
        } else {
            l_126 = l_124;
        }
    } else {
        l_126 = l_124;
    }
    GALEFS_BROADCAST(15, l_127, l_126);
    if (l_127 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_127); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        i_21 = (int) gale_ints[gale_item];
        l_127 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_128 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group);
        l_129 = l_128;
    } else {
        l_129 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_129 < (-4611686018427387904L)) {
            l_130 = gale_HostCall_awaitReply(arg_fs, l_129, gale_group);
            l_131 = l_130;
        } else {
            l_131 = l_129;
        }
    } else {
        l_131 = l_129;
    }
    GALEFS_BROADCAST(16, l_132, l_131);
    if (l_132 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 6, l_132); }
        GALEFS_RETURN;
        resume_6:
        gale_resuming = 0;
        l_132 = gale_reply(gale_entry);
    }
    i_133 = (int) l_132;
    if (((long) i_133) < 0L) {
        i_134 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_133);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_103) VARIABLE(int, i_104) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_37) VARIABLE(int, i_40) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_72) VARIABLE(int, i_74) VARIABLE(int, i_81) VARIABLE(int, i_86) VARIABLE(int, i_93) VARIABLE(int, i_94) VARIABLE(int, i_95) VARIABLE(long, l_0) VARIABLE(long, l_102) VARIABLE(long, l_21) VARIABLE(long, l_27) VARIABLE(long, l_31) VARIABLE(long, l_36) VARIABLE(long, l_42) VARIABLE(long, l_43) VARIABLE(long, l_48) VARIABLE(long, l_52) VARIABLE(long, l_55) VARIABLE(long, l_7) VARIABLE(long, l_84) VARIABLE(long, l_97) VARIABLE(long, l_98) VARIABLE(__global uchar *, ul_39) VARIABLE(__global uchar *, ul_70)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(l_21) VARIABLE(l_27) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_48) VARIABLE(l_52) VARIABLE(ul_39)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(l_21) VARIABLE(l_27) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_42) VARIABLE(l_43) VARIABLE(l_55) VARIABLE(ul_39)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_72) VARIABLE(l_21) VARIABLE(l_27) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_43) VARIABLE(ul_39) VARIABLE(ul_70)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_72) VARIABLE(l_21) VARIABLE(l_27) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_43) VARIABLE(ul_39) VARIABLE(ul_70)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_81) VARIABLE(l_21) VARIABLE(l_27) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_43) VARIABLE(ul_39) VARIABLE(ul_70)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_72) VARIABLE(l_21) VARIABLE(l_27) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_43) VARIABLE(ul_39)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(l_21) VARIABLE(l_27) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_43) VARIABLE(l_84) VARIABLE(ul_39)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_86) VARIABLE(l_21) VARIABLE(l_27) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_43) VARIABLE(l_84) VARIABLE(ul_39)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_65) VARIABLE(l_21) VARIABLE(l_27) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_43) VARIABLE(ul_39)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(l_21) VARIABLE(l_27) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_43) VARIABLE(l_97) VARIABLE(l_98) VARIABLE(ul_39)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(l_102) VARIABLE(l_21) VARIABLE(l_27) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_43) VARIABLE(ul_39)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(l_21) VARIABLE(l_27) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(ul_39)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_15)
#define GALEFS_LIVE_16(VARIABLE)

__kernel void galefs_scanChunks(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_starts, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_39, *ul_70;
    int i_4, i_5, i_11, i_12, i_15, i_16, i_17, i_18, i_19, i_20, i_22, i_23, i_24, i_25, i_26, i_28, i_29, i_30, i_32, i_33, i_34, i_35, i_37, i_38, i_40, i_41, i_44, i_45, i_46, i_47, i_49, i_50, i_51, i_56, i_57, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_71, i_72, i_73, i_74, i_75, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_99, i_103, i_104, i_106, i_107, i_108, i_109, i_110, i_117, i_118;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_21, l_27, l_31, l_36, l_42, l_43, l_48, l_52, l_53, l_54, l_55, l_58, l_76, l_84, l_97, l_98, l_100, l_101, l_102, l_105, l_111, l_112, l_113, l_114, l_115, l_116;
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
            goto resume_2;
        case 3:
            goto loop_20;
        case 4:
            goto loop_20;
        case 5:
            goto resume_5;
        case 6:
            goto resume_6;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 7, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
    if (((int) get_local_id(0)) == 0) {
        l_8 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_8 < 0L) {
            l_9 = l_8;
        } else {
            l_10 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_11 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_11 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) i_11))))) = (char) ((int) gale_literals[((int) ((uint) i_11 + (uint) 7))]);
                i_12 = (int) ((uint) i_11 + (uint) 1);
                i_11 = i_12;
            }
            l_13 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_9 = l_13;
        }
    } else {
        l_9 = 0L;
    }
    GALEFS_BROADCAST(2, l_14, l_9);
    if (l_14 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_7;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_14); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        l_7 = (long) gale_longs[gale_item];
        l_14 = gale_reply(gale_entry);
    }
    i_15 = (int) l_14;
    i_16 = (int) l_7;
    i_17 = (i_15 < i_16) ? i_15 : i_16;
    if (((long) i_17) < 0L) {
        i_18 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_17);
    }
    i_19 = GALEFS_LAUNCH_INT(arg_fs, 212L);
    i_20 = (int) get_local_size(0);
    l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    i_22 = gale_group_count;
    i_23 = (int) get_local_id(0);
    i_24 = (int) get_local_id(0);
    i_25 = (int) get_local_size(0);
    i_26 = (int) get_local_id(0);
    l_27 = (((long) i_26) << 2) + 16L;
    i_28 = GALEFS_LOCAL_SIZE;
    i_29 = (int) get_local_size(0);
    i_30 = (int) get_local_id(0);
    l_31 = (((long) i_30) << 2) + 16L;
    i_32 = GALEFS_LOCAL_SIZE << 1;
    i_33 = (int) get_local_id(0);
    i_34 = (int) get_local_id(0);
    i_35 = gale_group << 10;
    l_36 = ((long) i_35) << 2;
    i_37 = (int) get_local_id(0);
    i_38 = gale_group;
    ul_39 = arg_starts + 12L;
    i_40 = i_38;
    loop_20:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_22;
        }
        if (gale_resuming == 4) {
            goto loop_72;
        }
        i_41 = *((__global gale_int *) ul_39);
        if (!(i_40 < i_41)) {
            break;
        }
        l_42 = (long) i_40;
        l_43 = l_42 << 12;
        i_44 = 1;
        i_45 = 0;
        i_46 = 0;
        loop_22:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 3) {
                goto resume_3;
            }
            if (!(i_44 == 1)) {
                break;
            }
            i_47 = (int) ((uint) 4096 - (uint) i_45);
            l_48 = (long) i_45;
            if (i_46 == 0) {
                i_49 = i_47;
            } else {
                i_50 = 4096 - ((int) (l_48 & 4095L));
                i_51 = (i_50 < i_47) ? i_50 : i_47;
                i_49 = i_51;
            }
            l_52 = l_48 + l_43;
            if (i_37 == 0) {
                l_53 = gale_BlockAccess_beginRead(arg_fs, i_16, l_52, i_49, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_54 = l_53;
            } else {
                l_54 = 0L;
            }
            GALEFS_BROADCAST(3, l_55, l_54);
            if (l_55 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_40;
                gale_longs[gale_item] = (ulong) l_42;
                gale_longs[gale_items + gale_item] = (ulong) l_43;
                gale_ints[3 * gale_items + gale_item] = (uint) i_45;
                gale_ints[4 * gale_items + gale_item] = (uint) i_46;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_48;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_52;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_55); }
                GALEFS_RETURN;
                resume_3:
                gale_resuming = 0;
                i_15 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_40 = (int) gale_ints[2 * gale_items + gale_item];
                l_42 = (long) gale_longs[gale_item];
                l_43 = (long) gale_longs[gale_items + gale_item];
                i_45 = (int) gale_ints[3 * gale_items + gale_item];
                i_46 = (int) gale_ints[4 * gale_items + gale_item];
                l_48 = (long) gale_longs[2 * gale_items + gale_item];
                l_52 = (long) gale_longs[3 * gale_items + gale_item];
                i_19 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                i_20 = (int) get_local_size(0);
                l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                i_22 = gale_group_count;
                i_23 = (int) get_local_id(0);
                i_24 = (int) get_local_id(0);
                i_25 = (int) get_local_size(0);
                i_26 = (int) get_local_id(0);
                l_27 = (((long) i_26) << 2) + 16L;
                i_29 = (int) get_local_size(0);
                i_30 = (int) get_local_id(0);
                l_31 = (((long) i_30) << 2) + 16L;
                i_33 = (int) get_local_id(0);
                i_34 = (int) get_local_id(0);
                i_35 = gale_group << 10;
                l_36 = ((long) i_35) << 2;
                i_37 = (int) get_local_id(0);
                ul_39 = arg_starts + 12L;
                l_55 = gale_reply(gale_entry);
            }
            i_56 = (int) l_55;
            if (l_55 < 0L) {
                i_57 = 0;
            } else {
                i_57 = i_56;
            }
            l_58 = gale_BlockAccess_offsetInRegion(arg_fs, l_55, l_52, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_58), (arg_buffer + 16 + (l_48 + l_36)), i_57);
            GALEFS_BARRIER(4);
            if (i_34 == 0) {
                if (!(i_57 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_57, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_59 = (int) ((uint) i_45 + (uint) i_57);
            i_60 = ((l_55 == (-117L)) || (!((i_46 == 0) || (((((long) i_59) + l_43) & l_21) == 0)))) ? 1 : 0;
            i_61 = ((l_55 == (-117L)) || (!((i_57 < 1) || (!(i_59 < 4096))))) ? 1 : 0;
            if (l_55 < 0L) {
                if (l_55 == (-117L)) {
                    i_44 = i_61;
                    i_45 = i_59;
                    i_46 = i_60;
                } else {
                    i_44 = i_56;
                    i_45 = i_59;
                    i_46 = i_60;
                }
            } else {
                i_44 = i_61;
                i_45 = i_59;
                i_46 = i_60;
            }
        }
        if (i_45 < 1) {
            i_62 = i_44;
        } else {
            i_62 = i_45;
        }
        if (((long) i_62) < 0L) {
            i_63 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_62);
        }
        i_64 = *((__global gale_int *) (arg_starts + ((l_42 << 2) + 16L)));
        i_65 = (i_62 < 1) ? 0 : i_62;
        i_66 = (int) ((uint) i_65 >> 2);
        i_67 = i_64;
        i_68 = 0;
        while (true) {
            if (!(i_68 < i_66)) {
                break;
            }
            i_69 = (int) ((uint) i_68 + (uint) i_33);
            ul_70 = arg_buffer + ((((long) ((int) ((uint) i_69 + (uint) i_35))) << 2) + 16L);
            if (i_69 < i_66) {
                i_71 = *((__global gale_int *) ul_70);
                i_72 = i_71;
            } else {
                i_72 = 0;
            }
            GALEFS_LOCAL_BARRIER(5);
            *((__local gale_int *) (gale_scratch_memory + ((-16L) + l_31))) = i_72;
            GALEFS_LOCAL_BARRIER(6);
            i_73 = 0;
            i_74 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_75 = (int) ((uint) i_30 + (uint) i_73);
                l_76 = (-16L) + ((((long) i_75) << 2) + 16L);
                if (!(i_74 < i_29)) {
                    break;
                }
                i_77 = *((__local gale_int *) (gale_scratch_memory + l_76));
                if (i_30 < i_74) {
                    i_78 = i_77;
                } else {
                    i_79 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_75 - (uint) i_74))) << 2) + 16L))));
                    i_80 = (int) ((uint) i_77 + (uint) i_79);
                    i_78 = i_80;
                }
                i_81 = (int) ((uint) i_29 - (uint) i_73);
                *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_30 + (uint) i_81))) << 2) + 16L)))) = i_78;
                GALEFS_LOCAL_BARRIER(7);
                i_82 = i_74 << 1;
                i_73 = i_81;
                i_74 = i_82;
            }
            i_83 = *((__local gale_int *) (gale_scratch_memory + l_76));
            if (i_69 < i_66) {
                *((__global gale_int *) ul_70) = ((int) ((uint) i_67 + (uint) i_83));
            }
            GALEFS_LOCAL_BARRIER(8);
            l_84 = (-16L) + l_27;
            *((__local gale_int *) (gale_scratch_memory + l_84)) = i_72;
            GALEFS_LOCAL_BARRIER(9);
            i_85 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_85 < i_25)) {
                    break;
                }
                i_86 = i_85 << 1;
                if ((i_26 & ((int) ((uint) i_86 + (uint) (-1)))) == 0) {
                    i_87 = (int) ((uint) i_26 + (uint) i_85);
                    if (i_87 < i_25) {
                        i_88 = *((__local gale_int *) (gale_scratch_memory + l_84));
                        i_89 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_87) << 2) + 16L))));
                        *((__local gale_int *) (gale_scratch_memory + l_84)) = ((int) ((uint) i_88 + (uint) i_89));
                    }
                }
                GALEFS_LOCAL_BARRIER(10);
                i_85 = i_86;
            }
            i_90 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
            i_91 = (int) ((uint) i_67 + (uint) i_90);
            i_92 = (int) ((uint) i_68 + (uint) i_20);
            i_67 = i_91;
            i_68 = i_92;
        }
        GALEFS_BARRIER(11);
        i_93 = i_65 & (-4);
        i_94 = 4;
        i_95 = 0;
        i_96 = 0;
        loop_72:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 4) {
                goto resume_4;
            }
            if (i_94 == 0) {
                break;
            }
            l_97 = (long) i_95;
            l_98 = l_97 + l_43;
            if (i_24 == 0) {
                i_99 = (i_95 < 1) ? 0 : 1;
                l_100 = gale_BlockAccess_beginWrite(arg_fs, i_94, i_15, l_98, ((int) ((uint) i_93 - (uint) i_95)), i_99, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_101 = l_100;
            } else {
                l_101 = 0L;
            }
            GALEFS_BROADCAST(12, l_102, l_101);
            if (l_102 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_40;
                gale_longs[gale_item] = (ulong) l_43;
                gale_ints[3 * gale_items + gale_item] = (uint) i_93;
                gale_ints[4 * gale_items + gale_item] = (uint) i_94;
                gale_ints[5 * gale_items + gale_item] = (uint) i_95;
                gale_longs[gale_items + gale_item] = (ulong) l_97;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_98;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_102); }
                GALEFS_RETURN;
                resume_4:
                gale_resuming = 0;
                i_15 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_40 = (int) gale_ints[2 * gale_items + gale_item];
                l_43 = (long) gale_longs[gale_item];
                i_93 = (int) gale_ints[3 * gale_items + gale_item];
                i_94 = (int) gale_ints[4 * gale_items + gale_item];
                i_95 = (int) gale_ints[5 * gale_items + gale_item];
                l_97 = (long) gale_longs[gale_items + gale_item];
                l_98 = (long) gale_longs[2 * gale_items + gale_item];
                i_19 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                i_20 = (int) get_local_size(0);
                l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                i_22 = gale_group_count;
                i_23 = (int) get_local_id(0);
                i_24 = (int) get_local_id(0);
                i_25 = (int) get_local_size(0);
                i_26 = (int) get_local_id(0);
                l_27 = (((long) i_26) << 2) + 16L;
                i_29 = (int) get_local_size(0);
                i_30 = (int) get_local_id(0);
                l_31 = (((long) i_30) << 2) + 16L;
                i_33 = (int) get_local_id(0);
                i_34 = (int) get_local_id(0);
                i_35 = gale_group << 10;
                l_36 = ((long) i_35) << 2;
                i_37 = (int) get_local_id(0);
                ul_39 = arg_starts + 12L;
                l_102 = gale_reply(gale_entry);
            }
            i_103 = (int) l_102;
            if (l_102 < 0L) {
                i_104 = 0;
            } else {
                i_104 = i_103;
            }
            l_105 = gale_BlockAccess_offsetInRegion(arg_fs, l_102, l_98, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_buffer + 16 + (l_97 + l_36)), (arg_fs + 16 + l_105), i_104);
            GALEFS_BARRIER(13);
            if (i_23 == 0) {
                if (!(i_104 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_104, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_106 = (int) ((uint) i_95 + (uint) i_104);
            if (l_102 < 0L) {
                if ((!(i_94 == 4)) || (i_106 < 1)) {
                    i_107 = i_103;
                } else {
                    i_107 = i_106;
                }
            } else {
                i_107 = i_106;
            }
            i_108 = (((!(i_94 == 4)) || (i_106 < 1)) || (i_19 == 0)) ? 0 : 5;
            if (i_104 == 0) {
                i_94 = i_108;
                i_95 = i_106;
                i_96 = i_107;
            } else {
                if (i_106 == i_93) {
                    i_94 = i_108;
                    i_95 = i_106;
                    i_96 = i_107;
                } else {
                    i_95 = i_106;
                    i_96 = i_107;
                }
            }
        }
        if (((long) i_96) < 0L) {
            i_109 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_96);
        }
        GALEFS_BARRIER(14);
        i_110 = (int) ((uint) i_40 + (uint) i_22);
        i_40 = i_110;
    }
    if (((int) get_local_id(0)) == 0) {
        l_111 = gale_OpenFileCalls_beginClose(arg_fs, i_16, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_112 = l_111;
    } else {
        l_112 = 0L;
    }
    GALEFS_BROADCAST(15, l_113, l_112);
    if (l_113 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_15;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_113); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        i_15 = (int) gale_ints[gale_item];
        l_113 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_114 = gale_OpenFileCalls_beginClose(arg_fs, i_15, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_115 = l_114;
    } else {
        l_115 = 0L;
    }
    GALEFS_BROADCAST(16, l_116, l_115);
    if (l_116 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_116); }
        GALEFS_RETURN;
        resume_6:
        gale_resuming = 0;
        l_116 = gale_reply(gale_entry);
    }
    i_117 = (int) l_116;
    if (((long) i_117) < 0L) {
        i_118 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_117);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
