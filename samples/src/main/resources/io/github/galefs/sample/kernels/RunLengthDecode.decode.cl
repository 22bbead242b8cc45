// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.RunLengthDecode#decode
// entry point: galefs_decode
// parameters: LONG_ARRAY BYTE_ARRAY BYTE_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ READ_WRITE
// waits: 6
// saved values: 9
// context bytes: 56
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 8
// string: "runs"
// string: "decoded"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: a04bbec0c9f1221b651aeada0ef77919ea8bdc2079243b358a63f04f8699eaab
// functions SHA-256: fcc54a430c66c26c9dc3a06e4d7c0515e5c49632430028d9e56bc0e49a54ed4b
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {114, 117, 110, 115, 100, 101, 99, 111, 100, 101, 100};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_104) VARIABLE(int, i_112) VARIABLE(int, i_113) VARIABLE(int, i_123) VARIABLE(int, i_124) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_31) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_52) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_70) VARIABLE(int, i_71) VARIABLE(int, i_78) VARIABLE(int, i_79) VARIABLE(int, i_80) VARIABLE(int, i_82) VARIABLE(int, i_85) VARIABLE(int, i_87) VARIABLE(int, i_93) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_102) VARIABLE(long, l_111) VARIABLE(long, l_115) VARIABLE(long, l_116) VARIABLE(long, l_122) VARIABLE(long, l_27) VARIABLE(long, l_32) VARIABLE(long, l_37) VARIABLE(long, l_42) VARIABLE(long, l_47) VARIABLE(long, l_54) VARIABLE(long, l_55) VARIABLE(long, l_60) VARIABLE(long, l_61) VARIABLE(long, l_69) VARIABLE(__global uchar *, ul_51)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(l_27) VARIABLE(l_32) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_47) VARIABLE(l_54) VARIABLE(l_55) VARIABLE(l_60) VARIABLE(l_61) VARIABLE(ul_51)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(l_27) VARIABLE(l_32) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_47) VARIABLE(l_54) VARIABLE(l_55) VARIABLE(l_69) VARIABLE(ul_51)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_52) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_85) VARIABLE(l_27) VARIABLE(l_32) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_47) VARIABLE(l_54) VARIABLE(ul_51)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_52) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_85) VARIABLE(l_27) VARIABLE(l_32) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_47) VARIABLE(l_54) VARIABLE(ul_51)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_52) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_85) VARIABLE(i_87) VARIABLE(i_93) VARIABLE(l_27) VARIABLE(l_32) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_47) VARIABLE(l_54) VARIABLE(ul_51)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_52) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_85) VARIABLE(l_27) VARIABLE(l_32) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_47) VARIABLE(l_54) VARIABLE(ul_51)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_52) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(l_102) VARIABLE(l_27) VARIABLE(l_32) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_47) VARIABLE(l_54) VARIABLE(ul_51)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_104) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_52) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(l_102) VARIABLE(l_27) VARIABLE(l_32) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_47) VARIABLE(l_54) VARIABLE(ul_51)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_52) VARIABLE(i_79) VARIABLE(l_27) VARIABLE(l_32) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_47) VARIABLE(l_54) VARIABLE(ul_51)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_52) VARIABLE(i_79) VARIABLE(l_111) VARIABLE(l_115) VARIABLE(l_116) VARIABLE(l_27) VARIABLE(l_32) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_47) VARIABLE(ul_51)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_123) VARIABLE(i_124) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_52) VARIABLE(i_79) VARIABLE(l_111) VARIABLE(l_122) VARIABLE(l_27) VARIABLE(l_32) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_47) VARIABLE(ul_51)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_52) VARIABLE(l_27) VARIABLE(l_32) VARIABLE(l_37) VARIABLE(l_42) VARIABLE(l_47) VARIABLE(ul_51)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_21)
#define GALEFS_LIVE_16(VARIABLE)

__kernel void galefs_decode(__global uchar *arg_fs, __global uchar *arg_runs, __global uchar *arg_decoded, __global uchar *arg_starts, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_51;
    int i_5, i_6, i_15, i_16, i_21, i_22, i_23, i_24, i_25, i_26, i_28, i_29, i_30, i_31, i_33, i_34, i_35, i_36, i_38, i_39, i_40, i_41, i_43, i_44, i_45, i_46, i_48, i_49, i_50, i_52, i_53, i_56, i_57, i_58, i_59, i_62, i_63, i_64, i_70, i_71, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_99, i_100, i_101, i_103, i_104, i_105, i_106, i_107, i_108, i_109, i_110, i_112, i_113, i_114, i_117, i_123, i_124, i_126, i_127, i_128, i_129, i_130, i_141, i_142;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_27, l_32, l_37, l_42, l_47, l_54, l_55, l_60, l_61, l_65, l_66, l_67, l_68, l_69, l_72, l_102, l_111, l_115, l_116, l_118, l_119, l_120, l_121, l_122, l_125, l_131, l_132, l_133, l_134, l_135, l_136, l_137, l_138, l_139, l_140;
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
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group);
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
        l_11 = gale_FileOpener_begin(arg_fs, 7, gale_group);
        if (l_11 < 0L) {
            l_12 = l_11;
        } else {
            l_13 = (long) gale_group;
            l_14 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_13 << 12) + (l_13 << 11)))) + (ulong) 2048L);
            i_15 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_15 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) ((long) i_15))))) = (char) ((int) gale_literals[((int) ((uint) i_15 + (uint) 4))]);
                i_16 = (int) ((uint) i_15 + (uint) 1);
                i_15 = i_16;
            }
            l_17 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, 7, (-1), gale_group);
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
    i_30 = gale_group;
    i_31 = (int) ((uint) (i_30 << 13) - (uint) (i_30 << 5));
    l_32 = (long) i_31;
    i_33 = (int) get_local_id(0);
    i_34 = (int) get_local_id(0);
    i_35 = (int) get_local_size(0);
    i_36 = (int) get_local_id(0);
    l_37 = (((long) i_36) << 2) + 16L;
    i_38 = GALEFS_LOCAL_SIZE;
    i_39 = (int) get_local_id(0);
    i_40 = (int) get_local_size(0);
    i_41 = (int) get_local_id(0);
    l_42 = (((long) i_41) << 2) + 16L;
    i_43 = GALEFS_LOCAL_SIZE << 1;
    i_44 = (int) get_local_id(0);
    i_45 = (int) get_local_id(0);
    i_46 = gale_group << 6;
    l_47 = (long) i_46;
    i_48 = (int) get_local_id(0);
    i_49 = (int) get_local_id(0);
    i_50 = gale_group;
    ul_51 = arg_starts + 12L;
    i_52 = i_50;
    loop_30:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_32;
        }
        if (gale_resuming == 4) {
            goto loop_90;
        }
        i_53 = *((__global gale_int *) ul_51);
        if (!(i_52 < i_53)) {
            break;
        }
        l_54 = (long) i_52;
        l_55 = l_54 << 6;
        i_56 = 1;
        i_57 = 0;
        i_58 = 0;
        loop_32:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 3) {
                goto resume_3;
            }
            if (!(i_56 == 1)) {
                break;
            }
            i_59 = (int) ((uint) 64 - (uint) i_57);
            l_60 = (long) i_57;
            l_61 = l_60 + l_55;
            if (i_58 == 0) {
                i_62 = i_59;
            } else {
                i_63 = 4096 - ((int) (l_61 & 4095L));
                i_64 = (i_63 < i_59) ? i_63 : i_59;
                i_62 = i_64;
            }
            if (i_49 == 0) {
                l_65 = gale_BlockAccess_beginRead(arg_fs, i_22, l_61, i_62, gale_group);
                l_66 = l_65;
            } else {
                l_66 = 0L;
            }
            if (i_48 == 0) {
                if (l_66 < (-4611686018427387904L)) {
                    l_67 = gale_HostCall_awaitReply(arg_fs, l_66, gale_group);
                    l_68 = l_67;
                } else {
                    l_68 = l_66;
                }
            } else {
                l_68 = l_66;
            }
            GALEFS_BROADCAST(3, l_69, l_68);
            if (l_69 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_21;
                gale_ints[gale_items + gale_item] = (uint) i_22;
                gale_ints[2 * gale_items + gale_item] = (uint) i_52;
                gale_longs[gale_item] = (ulong) l_54;
                gale_longs[gale_items + gale_item] = (ulong) l_55;
                gale_ints[3 * gale_items + gale_item] = (uint) i_57;
                gale_ints[4 * gale_items + gale_item] = (uint) i_58;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_60;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_61;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_69); }
                GALEFS_RETURN;
                resume_3:
                gale_resuming = 0;
                i_21 = (int) gale_ints[gale_item];
                i_22 = (int) gale_ints[gale_items + gale_item];
                i_52 = (int) gale_ints[2 * gale_items + gale_item];
                l_54 = (long) gale_longs[gale_item];
                l_55 = (long) gale_longs[gale_items + gale_item];
                i_57 = (int) gale_ints[3 * gale_items + gale_item];
                i_58 = (int) gale_ints[4 * gale_items + gale_item];
                l_60 = (long) gale_longs[2 * gale_items + gale_item];
                l_61 = (long) gale_longs[3 * gale_items + gale_item];
                i_25 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_26 = (int) get_local_size(0);
                l_27 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                i_28 = (int) get_num_groups(0);
                i_29 = (int) get_local_id(0);
                i_30 = gale_group;
                i_31 = (int) ((uint) (i_30 << 13) - (uint) (i_30 << 5));
                l_32 = (long) i_31;
                i_33 = (int) get_local_id(0);
                i_34 = (int) get_local_id(0);
                i_35 = (int) get_local_size(0);
                i_36 = (int) get_local_id(0);
                l_37 = (((long) i_36) << 2) + 16L;
                i_39 = (int) get_local_id(0);
                i_40 = (int) get_local_size(0);
                i_41 = (int) get_local_id(0);
                l_42 = (((long) i_41) << 2) + 16L;
                i_44 = (int) get_local_id(0);
                i_45 = (int) get_local_id(0);
                i_46 = gale_group << 6;
                l_47 = (long) i_46;
                i_48 = (int) get_local_id(0);
                i_49 = (int) get_local_id(0);
                ul_51 = arg_starts + 12L;
                l_69 = gale_reply(gale_entry);
            }
            i_70 = (int) l_69;
            if (l_69 < 0L) {
                i_71 = 0;
            } else {
                i_71 = i_70;
            }
            l_72 = gale_BlockAccess_offsetInRegion(arg_fs, l_69, l_61, gale_group);
            gale_copy((arg_fs + 16 + l_72), (arg_runs + 16 + (l_47 + l_60)), i_71);
            GALEFS_BARRIER(4);
            if (i_45 == 0) {
                if (!(i_71 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_71, gale_group);
                }
            }
            i_73 = (int) ((uint) i_57 + (uint) i_71);
            i_74 = ((l_69 == (-117L)) || (!((i_58 == 0) || (((((long) i_73) + l_55) & l_27) == 0)))) ? 1 : 0;
            i_75 = ((l_69 == (-117L)) || (!((i_71 < 1) || (!(i_73 < 64))))) ? 1 : 0;
            if (l_69 < 0L) {
                if (l_69 == (-117L)) {
                    i_56 = i_75;
                    i_57 = i_73;
                    i_58 = i_74;
                } else {
                    i_56 = i_70;
                    i_57 = i_73;
                    i_58 = i_74;
                }
            } else {
                i_56 = i_75;
                i_57 = i_73;
                i_58 = i_74;
            }
        }
        if (i_57 < 1) {
            i_76 = i_56;
        } else {
            i_76 = i_57;
        }
        if (((long) i_76) < 0L) {
            i_77 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_76);
        }
        i_78 = ((int) ((uint) i_76 + (uint) ((int) ((uint) i_76 >> 31)))) >> 1;
        i_79 = 0;
        i_80 = 0;
        while (true) {
            if (!(i_80 < i_78)) {
                break;
            }
            i_81 = (int) ((uint) i_80 + (uint) i_44);
            i_82 = (int) ((uint) i_46 + (uint) (i_81 << 1));
            if (i_81 < i_78) {
                i_83 = (int) *((__global char *) (arg_runs + 16 + (long) i_82 * 1));
                i_84 = i_83 & 255;
                i_85 = i_84;
            } else {
                i_85 = 0;
            }
            GALEFS_LOCAL_BARRIER(5);
            *((__local gale_int *) (gale_scratch_memory + ((-16L) + l_42))) = i_85;
            GALEFS_LOCAL_BARRIER(6);
            i_86 = 0;
            i_87 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_88 = (int) ((uint) i_41 + (uint) i_86);
                if (!(i_87 < i_40)) {
                    break;
                }
                i_89 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_88) << 2) + 16L))));
                if (i_41 < i_87) {
                    i_90 = i_89;
                } else {
                    i_91 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_88 - (uint) i_87))) << 2) + 16L))));
                    i_92 = (int) ((uint) i_89 + (uint) i_91);
                    i_90 = i_92;
                }
                i_93 = (int) ((uint) i_40 - (uint) i_86);
                *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_41 + (uint) i_93))) << 2) + 16L)))) = i_90;
                GALEFS_LOCAL_BARRIER(7);
                i_94 = i_87 << 1;
                i_86 = i_93;
                i_87 = i_94;
            }
            if (i_39 == 0) {
                i_95 = 0;
            } else {
                i_96 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_88 + (uint) (-1)))) << 2) + 16L))));
                i_95 = i_96;
            }
            i_97 = (int) ((uint) i_79 + (uint) ((int) ((uint) i_95 + (uint) i_31)));
            i_98 = i_82 + 1;
            i_99 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_99 < i_85)) {
                    break;
                }
                i_100 = (int) *((__global char *) (arg_runs + 16 + (long) i_98 * 1));
                *((__global char *) (arg_decoded + 16 + (long) ((int) ((uint) i_99 + (uint) i_97)) * 1)) = (char) i_100;
                i_101 = (int) ((uint) i_99 + (uint) 1);
                i_99 = i_101;
            }
            GALEFS_LOCAL_BARRIER(8);
            l_102 = (-16L) + l_37;
            *((__local gale_int *) (gale_scratch_memory + l_102)) = i_85;
            GALEFS_LOCAL_BARRIER(9);
            i_103 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_103 < i_35)) {
                    break;
                }
                i_104 = i_103 << 1;
                if ((i_36 & ((int) ((uint) i_104 + (uint) (-1)))) == 0) {
                    i_105 = (int) ((uint) i_36 + (uint) i_103);
                    if (i_105 < i_35) {
                        i_106 = *((__local gale_int *) (gale_scratch_memory + l_102));
                        i_107 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_105) << 2) + 16L))));
                        *((__local gale_int *) (gale_scratch_memory + l_102)) = ((int) ((uint) i_106 + (uint) i_107));
                    }
                }
                GALEFS_LOCAL_BARRIER(10);
                i_103 = i_104;
            }
            i_108 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
            i_109 = (int) ((uint) i_79 + (uint) i_108);
            i_110 = (int) ((uint) i_80 + (uint) i_26);
            i_79 = i_109;
            i_80 = i_110;
        }
        GALEFS_BARRIER(11);
        l_111 = *((__global gale_long *) (arg_starts + ((l_54 << 3) + 16L)));
        i_112 = 4;
        i_113 = 0;
        i_114 = 0;
        loop_90:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 4) {
                goto resume_4;
            }
            if (i_112 == 0) {
                break;
            }
            l_115 = (long) i_113;
            l_116 = (long) ((ulong) l_115 + (ulong) l_111);
            if (i_34 == 0) {
                i_117 = (i_113 < 1) ? 0 : 1;
                l_118 = gale_BlockAccess_beginWrite(arg_fs, i_112, i_21, l_116, ((int) ((uint) i_79 - (uint) i_113)), i_117, gale_group);
                l_119 = l_118;
            } else {
                l_119 = 0L;
            }
            if (i_33 == 0) {
                if (l_119 < (-4611686018427387904L)) {
                    l_120 = gale_HostCall_awaitReply(arg_fs, l_119, gale_group);
                    l_121 = l_120;
                } else {
                    l_121 = l_119;
                }
            } else {
                l_121 = l_119;
            }
            GALEFS_BROADCAST(12, l_122, l_121);
            if (l_122 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_21;
                gale_ints[gale_items + gale_item] = (uint) i_22;
                gale_ints[2 * gale_items + gale_item] = (uint) i_52;
                gale_ints[3 * gale_items + gale_item] = (uint) i_79;
                gale_longs[gale_item] = (ulong) l_111;
                gale_ints[4 * gale_items + gale_item] = (uint) i_112;
                gale_ints[5 * gale_items + gale_item] = (uint) i_113;
                gale_longs[gale_items + gale_item] = (ulong) l_115;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_116;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_122); }
                GALEFS_RETURN;
                resume_4:
                gale_resuming = 0;
                i_21 = (int) gale_ints[gale_item];
                i_22 = (int) gale_ints[gale_items + gale_item];
                i_52 = (int) gale_ints[2 * gale_items + gale_item];
                i_79 = (int) gale_ints[3 * gale_items + gale_item];
                l_111 = (long) gale_longs[gale_item];
                i_112 = (int) gale_ints[4 * gale_items + gale_item];
                i_113 = (int) gale_ints[5 * gale_items + gale_item];
                l_115 = (long) gale_longs[gale_items + gale_item];
                l_116 = (long) gale_longs[2 * gale_items + gale_item];
                i_25 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_26 = (int) get_local_size(0);
                l_27 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                i_28 = (int) get_num_groups(0);
                i_29 = (int) get_local_id(0);
                i_30 = gale_group;
                i_31 = (int) ((uint) (i_30 << 13) - (uint) (i_30 << 5));
                l_32 = (long) i_31;
                i_33 = (int) get_local_id(0);
                i_34 = (int) get_local_id(0);
                i_35 = (int) get_local_size(0);
                i_36 = (int) get_local_id(0);
                l_37 = (((long) i_36) << 2) + 16L;
                i_39 = (int) get_local_id(0);
                i_40 = (int) get_local_size(0);
                i_41 = (int) get_local_id(0);
                l_42 = (((long) i_41) << 2) + 16L;
                i_44 = (int) get_local_id(0);
                i_45 = (int) get_local_id(0);
                i_46 = gale_group << 6;
                l_47 = (long) i_46;
                i_48 = (int) get_local_id(0);
                i_49 = (int) get_local_id(0);
                ul_51 = arg_starts + 12L;
                l_122 = gale_reply(gale_entry);
            }
            i_123 = (int) l_122;
            if (l_122 < 0L) {
                i_124 = 0;
            } else {
                i_124 = i_123;
            }
            l_125 = gale_BlockAccess_offsetInRegion(arg_fs, l_122, l_116, gale_group);
            gale_copy((arg_decoded + 16 + (l_32 + l_115)), (arg_fs + 16 + l_125), i_124);
            GALEFS_BARRIER(13);
            if (i_29 == 0) {
                if (!(i_124 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_124, gale_group);
                }
            }
            i_126 = (int) ((uint) i_113 + (uint) i_124);
            if (l_122 < 0L) {
                if ((!(i_112 == 4)) || (i_126 < 1)) {
                    i_127 = i_123;
                } else {
                    i_127 = i_126;
                }
            } else {
                i_127 = i_126;
            }
            i_128 = (((!(i_112 == 4)) || (i_126 < 1)) || (i_25 == 0)) ? 0 : 5;
            if (i_124 == 0) {
                i_112 = i_128;
                i_113 = i_126;
                i_114 = i_127;
            } else {
                if (i_79 == i_126) {
                    i_112 = i_128;
                    i_113 = i_126;
                    i_114 = i_127;
                } else {
                    i_113 = i_126;
                    i_114 = i_127;
                }
            }
        }
        if (((long) i_114) < 0L) {
            i_129 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_114);
        }
        GALEFS_BARRIER(14);
        i_130 = (int) ((uint) i_52 + (uint) i_28);
        i_52 = i_130;
    }
    if (((int) get_local_id(0)) == 0) {
        l_131 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group);
        l_132 = l_131;
    } else {
        l_132 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_132 < (-4611686018427387904L)) {
            l_133 = gale_HostCall_awaitReply(arg_fs, l_132, gale_group);
            l_134 = l_133;
        } else {
            l_134 = l_132;
        }
    } else {
        l_134 = l_132;
    }
    GALEFS_BROADCAST(15, l_135, l_134);
    if (l_135 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_135); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        i_21 = (int) gale_ints[gale_item];
        l_135 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_136 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group);
        l_137 = l_136;
    } else {
        l_137 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_137 < (-4611686018427387904L)) {
            l_138 = gale_HostCall_awaitReply(arg_fs, l_137, gale_group);
            l_139 = l_138;
        } else {
            l_139 = l_137;
        }
    } else {
        l_139 = l_137;
    }
    GALEFS_BROADCAST(16, l_140, l_139);
    if (l_140 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 6, l_140); }
        GALEFS_RETURN;
        resume_6:
        gale_resuming = 0;
        l_140 = gale_reply(gale_entry);
    }
    i_141 = (int) l_140;
    if (((long) i_141) < 0L) {
        i_142 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_141);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_102) VARIABLE(int, i_103) VARIABLE(int, i_111) VARIABLE(int, i_112) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_41) VARIABLE(int, i_44) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_72) VARIABLE(int, i_75) VARIABLE(int, i_77) VARIABLE(int, i_83) VARIABLE(int, i_94) VARIABLE(long, l_0) VARIABLE(long, l_101) VARIABLE(long, l_105) VARIABLE(long, l_106) VARIABLE(long, l_110) VARIABLE(long, l_21) VARIABLE(long, l_26) VARIABLE(long, l_30) VARIABLE(long, l_35) VARIABLE(long, l_40) VARIABLE(long, l_46) VARIABLE(long, l_47) VARIABLE(long, l_52) VARIABLE(long, l_53) VARIABLE(long, l_59) VARIABLE(long, l_7) VARIABLE(long, l_92) VARIABLE(__global uchar *, ul_43)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_40) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_52) VARIABLE(l_53) VARIABLE(ul_43)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_40) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_59) VARIABLE(ul_43)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_75) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_40) VARIABLE(l_46) VARIABLE(ul_43)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_75) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_40) VARIABLE(l_46) VARIABLE(ul_43)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_83) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_40) VARIABLE(l_46) VARIABLE(ul_43)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_75) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_40) VARIABLE(l_46) VARIABLE(ul_43)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_40) VARIABLE(l_46) VARIABLE(l_92) VARIABLE(ul_43)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_94) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_40) VARIABLE(l_46) VARIABLE(l_92) VARIABLE(ul_43)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_69) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_40) VARIABLE(l_46) VARIABLE(ul_43)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_102) VARIABLE(i_103) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_69) VARIABLE(l_101) VARIABLE(l_105) VARIABLE(l_106) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_40) VARIABLE(ul_43)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_102) VARIABLE(i_103) VARIABLE(i_111) VARIABLE(i_112) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_69) VARIABLE(l_101) VARIABLE(l_110) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_40) VARIABLE(ul_43)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(l_21) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_40) VARIABLE(ul_43)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_15)
#define GALEFS_LIVE_16(VARIABLE)

__kernel void galefs_decode(__global uchar *arg_fs, __global uchar *arg_runs, __global uchar *arg_decoded, __global uchar *arg_starts, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_43;
    int i_4, i_5, i_11, i_12, i_15, i_16, i_17, i_18, i_19, i_20, i_22, i_23, i_24, i_25, i_27, i_28, i_29, i_31, i_32, i_33, i_34, i_36, i_37, i_38, i_39, i_41, i_42, i_44, i_45, i_48, i_49, i_50, i_51, i_54, i_55, i_56, i_60, i_61, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_93, i_94, i_95, i_96, i_97, i_98, i_99, i_100, i_102, i_103, i_104, i_107, i_111, i_112, i_114, i_115, i_116, i_117, i_118, i_125, i_126;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_21, l_26, l_30, l_35, l_40, l_46, l_47, l_52, l_53, l_57, l_58, l_59, l_62, l_92, l_101, l_105, l_106, l_108, l_109, l_110, l_113, l_119, l_120, l_121, l_122, l_123, l_124;
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
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
        l_8 = gale_FileOpener_begin(arg_fs, 7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_8 < 0L) {
            l_9 = l_8;
        } else {
            l_10 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_11 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_11 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) i_11))))) = (char) ((int) gale_literals[((int) ((uint) i_11 + (uint) 4))]);
                i_12 = (int) ((uint) i_11 + (uint) 1);
                i_11 = i_12;
            }
            l_13 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, 7, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
    i_24 = gale_group;
    i_25 = (int) ((uint) (i_24 << 13) - (uint) (i_24 << 5));
    l_26 = (long) i_25;
    i_27 = (int) get_local_id(0);
    i_28 = (int) get_local_size(0);
    i_29 = (int) get_local_id(0);
    l_30 = (((long) i_29) << 2) + 16L;
    i_31 = GALEFS_LOCAL_SIZE;
    i_32 = (int) get_local_id(0);
    i_33 = (int) get_local_size(0);
    i_34 = (int) get_local_id(0);
    l_35 = (((long) i_34) << 2) + 16L;
    i_36 = GALEFS_LOCAL_SIZE << 1;
    i_37 = (int) get_local_id(0);
    i_38 = (int) get_local_id(0);
    i_39 = gale_group << 6;
    l_40 = (long) i_39;
    i_41 = (int) get_local_id(0);
    i_42 = gale_group;
    ul_43 = arg_starts + 12L;
    i_44 = i_42;
    loop_20:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_22;
        }
        if (gale_resuming == 4) {
            goto loop_75;
        }
        i_45 = *((__global gale_int *) ul_43);
        if (!(i_44 < i_45)) {
            break;
        }
        l_46 = (long) i_44;
        l_47 = l_46 << 6;
        i_48 = 1;
        i_49 = 0;
        i_50 = 0;
        loop_22:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 3) {
                goto resume_3;
            }
            if (!(i_48 == 1)) {
                break;
            }
            i_51 = (int) ((uint) 64 - (uint) i_49);
            l_52 = (long) i_49;
            l_53 = l_52 + l_47;
            if (i_50 == 0) {
                i_54 = i_51;
            } else {
                i_55 = 4096 - ((int) (l_53 & 4095L));
                i_56 = (i_55 < i_51) ? i_55 : i_51;
                i_54 = i_56;
            }
            if (i_41 == 0) {
                l_57 = gale_BlockAccess_beginRead(arg_fs, i_16, l_53, i_54, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_58 = l_57;
            } else {
                l_58 = 0L;
            }
            GALEFS_BROADCAST(3, l_59, l_58);
            if (l_59 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_44;
                gale_longs[gale_item] = (ulong) l_46;
                gale_longs[gale_items + gale_item] = (ulong) l_47;
                gale_ints[3 * gale_items + gale_item] = (uint) i_49;
                gale_ints[4 * gale_items + gale_item] = (uint) i_50;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_52;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_53;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_59); }
                GALEFS_RETURN;
                resume_3:
                gale_resuming = 0;
                i_15 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_44 = (int) gale_ints[2 * gale_items + gale_item];
                l_46 = (long) gale_longs[gale_item];
                l_47 = (long) gale_longs[gale_items + gale_item];
                i_49 = (int) gale_ints[3 * gale_items + gale_item];
                i_50 = (int) gale_ints[4 * gale_items + gale_item];
                l_52 = (long) gale_longs[2 * gale_items + gale_item];
                l_53 = (long) gale_longs[3 * gale_items + gale_item];
                i_19 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                i_20 = (int) get_local_size(0);
                l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                i_22 = gale_group_count;
                i_23 = (int) get_local_id(0);
                i_24 = gale_group;
                i_25 = (int) ((uint) (i_24 << 13) - (uint) (i_24 << 5));
                l_26 = (long) i_25;
                i_27 = (int) get_local_id(0);
                i_28 = (int) get_local_size(0);
                i_29 = (int) get_local_id(0);
                l_30 = (((long) i_29) << 2) + 16L;
                i_32 = (int) get_local_id(0);
                i_33 = (int) get_local_size(0);
                i_34 = (int) get_local_id(0);
                l_35 = (((long) i_34) << 2) + 16L;
                i_37 = (int) get_local_id(0);
                i_38 = (int) get_local_id(0);
                i_39 = gale_group << 6;
                l_40 = (long) i_39;
                i_41 = (int) get_local_id(0);
                ul_43 = arg_starts + 12L;
                l_59 = gale_reply(gale_entry);
            }
            i_60 = (int) l_59;
            if (l_59 < 0L) {
                i_61 = 0;
            } else {
                i_61 = i_60;
            }
            l_62 = gale_BlockAccess_offsetInRegion(arg_fs, l_59, l_53, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_62), (arg_runs + 16 + (l_40 + l_52)), i_61);
            GALEFS_BARRIER(4);
            if (i_38 == 0) {
                if (!(i_61 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_61, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_63 = (int) ((uint) i_49 + (uint) i_61);
            i_64 = ((l_59 == (-117L)) || (!((i_50 == 0) || (((((long) i_63) + l_47) & l_21) == 0)))) ? 1 : 0;
            i_65 = ((l_59 == (-117L)) || (!((i_61 < 1) || (!(i_63 < 64))))) ? 1 : 0;
            if (l_59 < 0L) {
                if (l_59 == (-117L)) {
                    i_48 = i_65;
                    i_49 = i_63;
                    i_50 = i_64;
                } else {
                    i_48 = i_60;
                    i_49 = i_63;
                    i_50 = i_64;
                }
            } else {
                i_48 = i_65;
                i_49 = i_63;
                i_50 = i_64;
            }
        }
        if (i_49 < 1) {
            i_66 = i_48;
        } else {
            i_66 = i_49;
        }
        if (((long) i_66) < 0L) {
            i_67 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_66);
        }
        i_68 = ((int) ((uint) i_66 + (uint) ((int) ((uint) i_66 >> 31)))) >> 1;
        i_69 = 0;
        i_70 = 0;
        while (true) {
            if (!(i_70 < i_68)) {
                break;
            }
            i_71 = (int) ((uint) i_70 + (uint) i_37);
            i_72 = (int) ((uint) i_39 + (uint) (i_71 << 1));
            if (i_71 < i_68) {
                i_73 = (int) *((__global char *) (arg_runs + 16 + (long) i_72 * 1));
                i_74 = i_73 & 255;
                i_75 = i_74;
            } else {
                i_75 = 0;
            }
            GALEFS_LOCAL_BARRIER(5);
            *((__local gale_int *) (gale_scratch_memory + ((-16L) + l_35))) = i_75;
            GALEFS_LOCAL_BARRIER(6);
            i_76 = 0;
            i_77 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_78 = (int) ((uint) i_34 + (uint) i_76);
                if (!(i_77 < i_33)) {
                    break;
                }
                i_79 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_78) << 2) + 16L))));
                if (i_34 < i_77) {
                    i_80 = i_79;
                } else {
                    i_81 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_78 - (uint) i_77))) << 2) + 16L))));
                    i_82 = (int) ((uint) i_79 + (uint) i_81);
                    i_80 = i_82;
                }
                i_83 = (int) ((uint) i_33 - (uint) i_76);
                *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_34 + (uint) i_83))) << 2) + 16L)))) = i_80;
                GALEFS_LOCAL_BARRIER(7);
                i_84 = i_77 << 1;
                i_76 = i_83;
                i_77 = i_84;
            }
            if (i_32 == 0) {
                i_85 = 0;
            } else {
                i_86 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_78 + (uint) (-1)))) << 2) + 16L))));
                i_85 = i_86;
            }
            i_87 = (int) ((uint) i_69 + (uint) ((int) ((uint) i_85 + (uint) i_25)));
            i_88 = i_72 + 1;
            i_89 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_89 < i_75)) {
                    break;
                }
                i_90 = (int) *((__global char *) (arg_runs + 16 + (long) i_88 * 1));
                *((__global char *) (arg_decoded + 16 + (long) ((int) ((uint) i_89 + (uint) i_87)) * 1)) = (char) i_90;
                i_91 = (int) ((uint) i_89 + (uint) 1);
                i_89 = i_91;
            }
            GALEFS_LOCAL_BARRIER(8);
            l_92 = (-16L) + l_30;
            *((__local gale_int *) (gale_scratch_memory + l_92)) = i_75;
            GALEFS_LOCAL_BARRIER(9);
            i_93 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_93 < i_28)) {
                    break;
                }
                i_94 = i_93 << 1;
                if ((i_29 & ((int) ((uint) i_94 + (uint) (-1)))) == 0) {
                    i_95 = (int) ((uint) i_29 + (uint) i_93);
                    if (i_95 < i_28) {
                        i_96 = *((__local gale_int *) (gale_scratch_memory + l_92));
                        i_97 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_95) << 2) + 16L))));
                        *((__local gale_int *) (gale_scratch_memory + l_92)) = ((int) ((uint) i_96 + (uint) i_97));
                    }
                }
                GALEFS_LOCAL_BARRIER(10);
                i_93 = i_94;
            }
            i_98 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
            i_99 = (int) ((uint) i_69 + (uint) i_98);
            i_100 = (int) ((uint) i_70 + (uint) i_20);
            i_69 = i_99;
            i_70 = i_100;
        }
        GALEFS_BARRIER(11);
        l_101 = *((__global gale_long *) (arg_starts + ((l_46 << 3) + 16L)));
        i_102 = 4;
        i_103 = 0;
        i_104 = 0;
        loop_75:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 4) {
                goto resume_4;
            }
            if (i_102 == 0) {
                break;
            }
            l_105 = (long) i_103;
            l_106 = (long) ((ulong) l_105 + (ulong) l_101);
            if (i_27 == 0) {
                i_107 = (i_103 < 1) ? 0 : 1;
                l_108 = gale_BlockAccess_beginWrite(arg_fs, i_102, i_15, l_106, ((int) ((uint) i_69 - (uint) i_103)), i_107, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_109 = l_108;
            } else {
                l_109 = 0L;
            }
            GALEFS_BROADCAST(12, l_110, l_109);
            if (l_110 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_44;
                gale_ints[3 * gale_items + gale_item] = (uint) i_69;
                gale_longs[gale_item] = (ulong) l_101;
                gale_ints[4 * gale_items + gale_item] = (uint) i_102;
                gale_ints[5 * gale_items + gale_item] = (uint) i_103;
                gale_longs[gale_items + gale_item] = (ulong) l_105;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_106;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_110); }
                GALEFS_RETURN;
                resume_4:
                gale_resuming = 0;
                i_15 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_44 = (int) gale_ints[2 * gale_items + gale_item];
                i_69 = (int) gale_ints[3 * gale_items + gale_item];
                l_101 = (long) gale_longs[gale_item];
                i_102 = (int) gale_ints[4 * gale_items + gale_item];
                i_103 = (int) gale_ints[5 * gale_items + gale_item];
                l_105 = (long) gale_longs[gale_items + gale_item];
                l_106 = (long) gale_longs[2 * gale_items + gale_item];
                i_19 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                i_20 = (int) get_local_size(0);
                l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                i_22 = gale_group_count;
                i_23 = (int) get_local_id(0);
                i_24 = gale_group;
                i_25 = (int) ((uint) (i_24 << 13) - (uint) (i_24 << 5));
                l_26 = (long) i_25;
                i_27 = (int) get_local_id(0);
                i_28 = (int) get_local_size(0);
                i_29 = (int) get_local_id(0);
                l_30 = (((long) i_29) << 2) + 16L;
                i_32 = (int) get_local_id(0);
                i_33 = (int) get_local_size(0);
                i_34 = (int) get_local_id(0);
                l_35 = (((long) i_34) << 2) + 16L;
                i_37 = (int) get_local_id(0);
                i_38 = (int) get_local_id(0);
                i_39 = gale_group << 6;
                l_40 = (long) i_39;
                i_41 = (int) get_local_id(0);
                ul_43 = arg_starts + 12L;
                l_110 = gale_reply(gale_entry);
            }
            i_111 = (int) l_110;
            if (l_110 < 0L) {
                i_112 = 0;
            } else {
                i_112 = i_111;
            }
            l_113 = gale_BlockAccess_offsetInRegion(arg_fs, l_110, l_106, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_decoded + 16 + (l_26 + l_105)), (arg_fs + 16 + l_113), i_112);
            GALEFS_BARRIER(13);
            if (i_23 == 0) {
                if (!(i_112 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_112, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_114 = (int) ((uint) i_103 + (uint) i_112);
            if (l_110 < 0L) {
                if ((!(i_102 == 4)) || (i_114 < 1)) {
                    i_115 = i_111;
                } else {
                    i_115 = i_114;
                }
            } else {
                i_115 = i_114;
            }
            i_116 = (((!(i_102 == 4)) || (i_114 < 1)) || (i_19 == 0)) ? 0 : 5;
            if (i_112 == 0) {
                i_102 = i_116;
                i_103 = i_114;
                i_104 = i_115;
            } else {
                if (i_69 == i_114) {
                    i_102 = i_116;
                    i_103 = i_114;
                    i_104 = i_115;
                } else {
                    i_103 = i_114;
                    i_104 = i_115;
                }
            }
        }
        if (((long) i_104) < 0L) {
            i_117 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_104);
        }
        GALEFS_BARRIER(14);
        i_118 = (int) ((uint) i_44 + (uint) i_22);
        i_44 = i_118;
    }
    if (((int) get_local_id(0)) == 0) {
        l_119 = gale_OpenFileCalls_beginClose(arg_fs, i_16, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_120 = l_119;
    } else {
        l_120 = 0L;
    }
    GALEFS_BROADCAST(15, l_121, l_120);
    if (l_121 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_15;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_121); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        i_15 = (int) gale_ints[gale_item];
        l_121 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_122 = gale_OpenFileCalls_beginClose(arg_fs, i_15, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_123 = l_122;
    } else {
        l_123 = 0L;
    }
    GALEFS_BROADCAST(16, l_124, l_123);
    if (l_124 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_124); }
        GALEFS_RETURN;
        resume_6:
        gale_resuming = 0;
        l_124 = gale_reply(gale_entry);
    }
    i_125 = (int) l_124;
    if (((long) i_125) < 0L) {
        i_126 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_125);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
