// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.RunLengthDecode#decode
// entry point: galefs_decode
// parameters: LONG_ARRAY BYTE_ARRAY BYTE_ARRAY LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ READ_WRITE
// waits: 6
// saved values: 12
// context bytes: 72
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 8
// string: "runs"
// string: "decoded"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 54d74ace0b1f0ce2c65a5d0355b67fdfa848e112151656d34b8543237ced6d1b
// functions SHA-256: fcc54a430c66c26c9dc3a06e4d7c0515e5c49632430028d9e56bc0e49a54ed4b
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {114, 117, 110, 115, 100, 101, 99, 111, 100, 101, 100};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_100) VARIABLE(int, i_111) VARIABLE(int, i_119) VARIABLE(int, i_120) VARIABLE(int, i_130) VARIABLE(int, i_131) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_47) VARIABLE(int, i_50) VARIABLE(int, i_54) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_85) VARIABLE(int, i_86) VARIABLE(int, i_87) VARIABLE(int, i_89) VARIABLE(int, i_92) VARIABLE(int, i_94) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_109) VARIABLE(long, l_118) VARIABLE(long, l_122) VARIABLE(long, l_123) VARIABLE(long, l_129) VARIABLE(long, l_31) VARIABLE(long, l_36) VARIABLE(long, l_41) VARIABLE(long, l_49) VARIABLE(long, l_53) VARIABLE(long, l_55) VARIABLE(long, l_56) VARIABLE(long, l_64) VARIABLE(long, l_65) VARIABLE(long, l_73) VARIABLE(__global uchar *, ul_46)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_50) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_49) VARIABLE(l_53) VARIABLE(l_55) VARIABLE(l_56) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(ul_46)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_50) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_49) VARIABLE(l_53) VARIABLE(l_55) VARIABLE(l_56) VARIABLE(l_73) VARIABLE(ul_46)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(i_89) VARIABLE(i_92) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_49) VARIABLE(ul_46)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(i_89) VARIABLE(i_92) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_49) VARIABLE(ul_46)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_100) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(i_89) VARIABLE(i_92) VARIABLE(i_94) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_49) VARIABLE(ul_46)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(i_92) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_49) VARIABLE(ul_46)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(l_109) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_49) VARIABLE(ul_46)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_111) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(l_109) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_49) VARIABLE(ul_46)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_86) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_49) VARIABLE(ul_46)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_119) VARIABLE(i_120) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_86) VARIABLE(l_118) VARIABLE(l_122) VARIABLE(l_123) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(ul_46)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_119) VARIABLE(i_120) VARIABLE(i_130) VARIABLE(i_131) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(i_86) VARIABLE(l_118) VARIABLE(l_129) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(ul_46)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_47) VARIABLE(l_31) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(ul_46)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_21)
#define GALEFS_LIVE_16(VARIABLE)

__kernel void galefs_decode(__global uchar *arg_fs, __global uchar *arg_runs, __global uchar *arg_decoded, __global uchar *arg_starts, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_46;
    int i_5, i_6, i_15, i_16, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_32, i_33, i_34, i_35, i_37, i_38, i_39, i_40, i_42, i_43, i_44, i_45, i_47, i_48, i_50, i_51, i_54, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_66, i_67, i_68, i_74, i_75, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_99, i_100, i_101, i_102, i_103, i_104, i_105, i_106, i_107, i_108, i_110, i_111, i_112, i_113, i_114, i_115, i_116, i_117, i_119, i_120, i_121, i_124, i_130, i_131, i_133, i_134, i_135, i_136, i_137, i_148, i_149;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_31, l_36, l_41, l_49, l_52, l_53, l_55, l_56, l_64, l_65, l_69, l_70, l_71, l_72, l_73, l_76, l_109, l_118, l_122, l_123, l_125, l_126, l_127, l_128, l_129, l_132, l_138, l_139, l_140, l_141, l_142, l_143, l_144, l_145, l_146, l_147;
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
    i_27 = (int) get_num_groups(0);
    i_28 = (int) get_local_id(0);
    i_29 = gale_group;
    i_30 = (int) ((uint) (i_29 << 13) - (uint) (i_29 << 5));
    l_31 = (long) i_30;
    i_32 = (int) get_local_id(0);
    i_33 = (int) get_local_id(0);
    i_34 = (int) get_local_size(0);
    i_35 = (int) get_local_id(0);
    l_36 = (((long) i_35) << 2) + 16L;
    i_37 = GALEFS_LOCAL_SIZE;
    i_38 = (int) get_local_id(0);
    i_39 = (int) get_local_size(0);
    i_40 = (int) get_local_id(0);
    l_41 = (((long) i_40) << 2) + 16L;
    i_42 = GALEFS_LOCAL_SIZE << 1;
    i_43 = (int) get_local_id(0);
    i_44 = gale_group << 6;
    i_45 = gale_group;
    ul_46 = arg_starts + 12L;
    i_47 = i_45;
    loop_30:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_32;
        }
        if (gale_resuming == 4) {
            goto loop_99;
        }
        i_48 = *((__global gale_int *) ul_46);
        if (!(i_47 < i_48)) {
            break;
        }
        l_49 = (long) i_47;
        i_50 = 0;
        i_51 = 1;
        loop_32:;
        while (true) {
            if (gale_resuming == 3) {
                goto loop_35;
            }
            if (i_51 < 1) {
                goto B65;
            }
            if (!(i_50 < 64)) {
                break;
            }
            l_52 = (long) i_50;
            l_53 = ((long) i_44) + l_52;
            i_54 = (int) ((uint) 64 - (uint) i_50);
            l_55 = l_52 + (l_49 << 6);
            l_56 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_57 = (int) get_local_id(0);
            i_58 = (int) get_local_id(0);
            i_59 = (int) get_local_id(0);
            i_60 = 1;
            i_61 = 0;
            i_62 = 0;
            loop_35:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 3) {
                    goto resume_3;
                }
                if (!(i_60 == 1)) {
                    break;
                }
                i_63 = (int) ((uint) i_54 - (uint) i_61);
                l_64 = (long) i_61;
                l_65 = l_55 + l_64;
                if (i_62 == 0) {
                    i_66 = i_63;
                } else {
                    i_67 = 4096 - ((int) (l_65 & 4095L));
                    i_68 = (i_67 < i_63) ? i_67 : i_63;
                    i_66 = i_68;
                }
                if (i_59 == 0) {
                    l_69 = gale_BlockAccess_beginRead(arg_fs, i_22, l_65, i_66, gale_group);
                    l_70 = l_69;
                } else {
                    l_70 = 0L;
                }
                if (i_58 == 0) {
                    if (l_70 < (-4611686018427387904L)) {
                        l_71 = gale_HostCall_awaitReply(arg_fs, l_70, gale_group);
                        l_72 = l_71;
                    } else {
                        l_72 = l_70;
                    }
                } else {
                    l_72 = l_70;
                }
                GALEFS_BROADCAST(3, l_73, l_72);
                if (l_73 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_21;
                    gale_ints[gale_items + gale_item] = (uint) i_22;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_47;
                    gale_longs[gale_item] = (ulong) l_49;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_50;
                    gale_longs[gale_items + gale_item] = (ulong) l_53;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_54;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_55;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_61;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_62;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_64;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_65;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_73); }
                    GALEFS_RETURN;
                    resume_3:
                    gale_resuming = 0;
                    i_21 = (int) gale_ints[gale_item];
                    i_22 = (int) gale_ints[gale_items + gale_item];
                    i_47 = (int) gale_ints[2 * gale_items + gale_item];
                    l_49 = (long) gale_longs[gale_item];
                    i_50 = (int) gale_ints[3 * gale_items + gale_item];
                    l_53 = (long) gale_longs[gale_items + gale_item];
                    i_54 = (int) gale_ints[4 * gale_items + gale_item];
                    l_55 = (long) gale_longs[2 * gale_items + gale_item];
                    i_61 = (int) gale_ints[5 * gale_items + gale_item];
                    i_62 = (int) gale_ints[6 * gale_items + gale_item];
                    l_64 = (long) gale_longs[3 * gale_items + gale_item];
                    l_65 = (long) gale_longs[4 * gale_items + gale_item];
                    i_25 = *((__global gale_int *) (arg_fs + 16 + 212L));
                    i_26 = (int) get_local_size(0);
                    i_27 = (int) get_num_groups(0);
                    i_28 = (int) get_local_id(0);
                    i_29 = gale_group;
                    i_30 = (int) ((uint) (i_29 << 13) - (uint) (i_29 << 5));
                    l_31 = (long) i_30;
                    i_32 = (int) get_local_id(0);
                    i_33 = (int) get_local_id(0);
                    i_34 = (int) get_local_size(0);
                    i_35 = (int) get_local_id(0);
                    l_36 = (((long) i_35) << 2) + 16L;
                    i_38 = (int) get_local_id(0);
                    i_39 = (int) get_local_size(0);
                    i_40 = (int) get_local_id(0);
                    l_41 = (((long) i_40) << 2) + 16L;
                    i_43 = (int) get_local_id(0);
                    i_44 = gale_group << 6;
                    ul_46 = arg_starts + 12L;
                    l_56 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_57 = (int) get_local_id(0);
                    i_58 = (int) get_local_id(0);
                    i_59 = (int) get_local_id(0);
                    l_73 = gale_reply(gale_entry);
                }
                i_74 = (int) l_73;
                if (l_73 < 0L) {
                    i_75 = 0;
                } else {
                    i_75 = i_74;
                }
                l_76 = gale_BlockAccess_offsetInRegion(arg_fs, l_73, l_65, gale_group);
                gale_copy((arg_fs + 16 + l_76), (arg_runs + 16 + (l_53 + l_64)), i_75);
                GALEFS_BARRIER(4);
                if (i_57 == 0) {
                    if (!(i_75 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_75, gale_group);
                    }
                }
                i_77 = (int) ((uint) i_61 + (uint) i_75);
                i_78 = ((l_73 == (-117L)) || (!((i_62 == 0) || (((l_55 + ((long) i_77)) & l_56) == 0)))) ? 1 : 0;
                i_79 = ((l_73 == (-117L)) || (!((i_75 < 1) || (!(i_77 < i_54))))) ? 1 : 0;
                if (l_73 < 0L) {
                    if (l_73 == (-117L)) {
                        i_60 = i_79;
                        i_61 = i_77;
                        i_62 = i_78;
                    } else {
                        i_60 = i_74;
                        i_61 = i_77;
                        i_62 = i_78;
                    }
                } else {
                    i_60 = i_79;
                    i_61 = i_77;
                    i_62 = i_78;
                }
            }
            if (i_61 < 1) {
                i_80 = i_60;
            } else {
                i_80 = i_61;
            }
            i_81 = (i_80 < 1) ? 0 : i_80;
            i_82 = (int) ((uint) i_50 + (uint) i_81);
            i_50 = i_82;
            i_51 = i_80;
        }
        goto B66;
    B65:;
    B66:;
        if (i_51 < 0) {
            i_83 = i_51;
        } else {
            i_83 = i_50;
        }
        if (((long) i_83) < 0L) {
            i_84 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_83);
        }
        i_85 = ((int) ((uint) i_83 + (uint) ((int) ((uint) i_83 >> 31)))) >> 1;
        i_86 = 0;
        i_87 = 0;
        while (true) {
            if (!(i_87 < i_85)) {
                break;
            }
            i_88 = (int) ((uint) i_87 + (uint) i_43);
            i_89 = (int) ((uint) i_44 + (uint) (i_88 << 1));
            if (i_88 < i_85) {
                i_90 = (int) *((__global char *) (arg_runs + 16 + (long) i_89 * 1));
                i_91 = i_90 & 255;
                i_92 = i_91;
            } else {
                i_92 = 0;
            }
            GALEFS_LOCAL_BARRIER(5);
            *((__local gale_int *) (gale_scratch_memory + ((-16L) + l_41))) = i_92;
            GALEFS_LOCAL_BARRIER(6);
            i_93 = 0;
            i_94 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_95 = (int) ((uint) i_40 + (uint) i_93);
                if (!(i_94 < i_39)) {
                    break;
                }
                i_96 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_95) << 2) + 16L))));
                if (i_40 < i_94) {
                    i_97 = i_96;
                } else {
                    i_98 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_95 - (uint) i_94))) << 2) + 16L))));
                    i_99 = (int) ((uint) i_96 + (uint) i_98);
                    i_97 = i_99;
                }
                i_100 = (int) ((uint) i_39 - (uint) i_93);
                *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_40 + (uint) i_100))) << 2) + 16L)))) = i_97;
                GALEFS_LOCAL_BARRIER(7);
                i_101 = i_94 << 1;
                i_93 = i_100;
                i_94 = i_101;
            }
            if (i_38 == 0) {
                i_102 = 0;
            } else {
                i_103 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_95 + (uint) (-1)))) << 2) + 16L))));
                i_102 = i_103;
            }
            i_104 = (int) ((uint) i_86 + (uint) ((int) ((uint) i_102 + (uint) i_30)));
            i_105 = i_89 + 1;
            i_106 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_106 < i_92)) {
                    break;
                }
                i_107 = (int) *((__global char *) (arg_runs + 16 + (long) i_105 * 1));
                *((__global char *) (arg_decoded + 16 + (long) ((int) ((uint) i_106 + (uint) i_104)) * 1)) = (char) i_107;
                i_108 = (int) ((uint) i_106 + (uint) 1);
                i_106 = i_108;
            }
            GALEFS_LOCAL_BARRIER(8);
            l_109 = (-16L) + l_36;
            *((__local gale_int *) (gale_scratch_memory + l_109)) = i_92;
            GALEFS_LOCAL_BARRIER(9);
            i_110 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_110 < i_34)) {
                    break;
                }
                i_111 = i_110 << 1;
                if ((i_35 & ((int) ((uint) i_111 + (uint) (-1)))) == 0) {
                    i_112 = (int) ((uint) i_35 + (uint) i_110);
                    if (i_112 < i_34) {
                        i_113 = *((__local gale_int *) (gale_scratch_memory + l_109));
                        i_114 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_112) << 2) + 16L))));
                        *((__local gale_int *) (gale_scratch_memory + l_109)) = ((int) ((uint) i_113 + (uint) i_114));
                    }
                }
                GALEFS_LOCAL_BARRIER(10);
                i_110 = i_111;
            }
            i_115 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
            i_116 = (int) ((uint) i_86 + (uint) i_115);
            i_117 = (int) ((uint) i_87 + (uint) i_26);
            i_86 = i_116;
            i_87 = i_117;
        }
        GALEFS_BARRIER(11);
        l_118 = *((__global gale_long *) (arg_starts + ((l_49 << 3) + 16L)));
        i_119 = 4;
        i_120 = 0;
        i_121 = 0;
        loop_99:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 4) {
                goto resume_4;
            }
            if (i_119 == 0) {
                break;
            }
            l_122 = (long) i_120;
            l_123 = (long) ((ulong) l_122 + (ulong) l_118);
            if (i_33 == 0) {
                i_124 = (i_120 < 1) ? 0 : 1;
                l_125 = gale_BlockAccess_beginWrite(arg_fs, i_119, i_21, l_123, ((int) ((uint) i_86 - (uint) i_120)), i_124, gale_group);
                l_126 = l_125;
            } else {
                l_126 = 0L;
            }
            if (i_32 == 0) {
                if (l_126 < (-4611686018427387904L)) {
                    l_127 = gale_HostCall_awaitReply(arg_fs, l_126, gale_group);
                    l_128 = l_127;
                } else {
                    l_128 = l_126;
                }
            } else {
                l_128 = l_126;
            }
            GALEFS_BROADCAST(12, l_129, l_128);
            if (l_129 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_21;
                gale_ints[gale_items + gale_item] = (uint) i_22;
                gale_ints[2 * gale_items + gale_item] = (uint) i_47;
                gale_ints[3 * gale_items + gale_item] = (uint) i_86;
                gale_longs[gale_item] = (ulong) l_118;
                gale_ints[4 * gale_items + gale_item] = (uint) i_119;
                gale_ints[5 * gale_items + gale_item] = (uint) i_120;
                gale_longs[gale_items + gale_item] = (ulong) l_122;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_123;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_129); }
                GALEFS_RETURN;
                resume_4:
                gale_resuming = 0;
                i_21 = (int) gale_ints[gale_item];
                i_22 = (int) gale_ints[gale_items + gale_item];
                i_47 = (int) gale_ints[2 * gale_items + gale_item];
                i_86 = (int) gale_ints[3 * gale_items + gale_item];
                l_118 = (long) gale_longs[gale_item];
                i_119 = (int) gale_ints[4 * gale_items + gale_item];
                i_120 = (int) gale_ints[5 * gale_items + gale_item];
                l_122 = (long) gale_longs[gale_items + gale_item];
                l_123 = (long) gale_longs[2 * gale_items + gale_item];
                i_25 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_26 = (int) get_local_size(0);
                i_27 = (int) get_num_groups(0);
                i_28 = (int) get_local_id(0);
                i_29 = gale_group;
                i_30 = (int) ((uint) (i_29 << 13) - (uint) (i_29 << 5));
                l_31 = (long) i_30;
                i_32 = (int) get_local_id(0);
                i_33 = (int) get_local_id(0);
                i_34 = (int) get_local_size(0);
                i_35 = (int) get_local_id(0);
                l_36 = (((long) i_35) << 2) + 16L;
                i_38 = (int) get_local_id(0);
                i_39 = (int) get_local_size(0);
                i_40 = (int) get_local_id(0);
                l_41 = (((long) i_40) << 2) + 16L;
                i_43 = (int) get_local_id(0);
                i_44 = gale_group << 6;
                ul_46 = arg_starts + 12L;
                l_129 = gale_reply(gale_entry);
            }
            i_130 = (int) l_129;
            if (l_129 < 0L) {
                i_131 = 0;
            } else {
                i_131 = i_130;
            }
            l_132 = gale_BlockAccess_offsetInRegion(arg_fs, l_129, l_123, gale_group);
            gale_copy((arg_decoded + 16 + (l_31 + l_122)), (arg_fs + 16 + l_132), i_131);
            GALEFS_BARRIER(13);
            if (i_28 == 0) {
                if (!(i_131 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_131, gale_group);
                }
            }
            i_133 = (int) ((uint) i_120 + (uint) i_131);
            if (l_129 < 0L) {
                if ((!(i_119 == 4)) || (i_133 < 1)) {
                    i_134 = i_130;
                } else {
                    i_134 = i_133;
                }
            } else {
                i_134 = i_133;
            }
            i_135 = (((!(i_119 == 4)) || (i_133 < 1)) || (i_25 == 0)) ? 0 : 5;
            if (i_131 == 0) {
                i_119 = i_135;
                i_120 = i_133;
                i_121 = i_134;
            } else {
                if (i_86 == i_133) {
                    i_119 = i_135;
                    i_120 = i_133;
                    i_121 = i_134;
                } else {
                    i_120 = i_133;
                    i_121 = i_134;
                }
            }
        }
        if (((long) i_121) < 0L) {
            i_136 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_121);
        }
        GALEFS_BARRIER(14);
        i_137 = (int) ((uint) i_47 + (uint) i_27);
        i_47 = i_137;
    }
    if (((int) get_local_id(0)) == 0) {
        l_138 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group);
        l_139 = l_138;
    } else {
        l_139 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_139 < (-4611686018427387904L)) {
            l_140 = gale_HostCall_awaitReply(arg_fs, l_139, gale_group);
            l_141 = l_140;
        } else {
            l_141 = l_139;
        }
    } else {
        l_141 = l_139;
    }
    GALEFS_BROADCAST(15, l_142, l_141);
    if (l_142 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_142); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        i_21 = (int) gale_ints[gale_item];
        l_142 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_143 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group);
        l_144 = l_143;
    } else {
        l_144 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_144 < (-4611686018427387904L)) {
            l_145 = gale_HostCall_awaitReply(arg_fs, l_144, gale_group);
            l_146 = l_145;
        } else {
            l_146 = l_144;
        }
    } else {
        l_146 = l_144;
    }
    GALEFS_BROADCAST(16, l_147, l_146);
    if (l_147 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 6, l_147); }
        GALEFS_RETURN;
        resume_6:
        gale_resuming = 0;
        l_147 = gale_reply(gale_entry);
    }
    i_148 = (int) l_147;
    if (((long) i_148) < 0L) {
        i_149 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_148);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_101) VARIABLE(int, i_109) VARIABLE(int, i_110) VARIABLE(int, i_118) VARIABLE(int, i_119) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_24) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_40) VARIABLE(int, i_43) VARIABLE(int, i_47) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_75) VARIABLE(int, i_76) VARIABLE(int, i_77) VARIABLE(int, i_79) VARIABLE(int, i_82) VARIABLE(int, i_84) VARIABLE(int, i_90) VARIABLE(long, l_0) VARIABLE(long, l_108) VARIABLE(long, l_112) VARIABLE(long, l_113) VARIABLE(long, l_117) VARIABLE(long, l_25) VARIABLE(long, l_29) VARIABLE(long, l_34) VARIABLE(long, l_42) VARIABLE(long, l_46) VARIABLE(long, l_48) VARIABLE(long, l_49) VARIABLE(long, l_56) VARIABLE(long, l_57) VARIABLE(long, l_63) VARIABLE(long, l_7) VARIABLE(long, l_99) VARIABLE(__global uchar *, ul_39)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_47) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_42) VARIABLE(l_46) VARIABLE(l_48) VARIABLE(l_49) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(ul_39)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(i_47) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_42) VARIABLE(l_46) VARIABLE(l_48) VARIABLE(l_49) VARIABLE(l_63) VARIABLE(ul_39)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_82) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_42) VARIABLE(ul_39)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_82) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_42) VARIABLE(ul_39)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_82) VARIABLE(i_84) VARIABLE(i_90) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_42) VARIABLE(ul_39)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_82) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_42) VARIABLE(ul_39)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_42) VARIABLE(l_99) VARIABLE(ul_39)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_101) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_42) VARIABLE(l_99) VARIABLE(ul_39)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_76) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_42) VARIABLE(ul_39)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_109) VARIABLE(i_110) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_76) VARIABLE(l_108) VARIABLE(l_112) VARIABLE(l_113) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(ul_39)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_109) VARIABLE(i_110) VARIABLE(i_118) VARIABLE(i_119) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(i_76) VARIABLE(l_108) VARIABLE(l_117) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(ul_39)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_40) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(ul_39)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_15)
#define GALEFS_LIVE_16(VARIABLE)

__kernel void galefs_decode(__global uchar *arg_fs, __global uchar *arg_runs, __global uchar *arg_decoded, __global uchar *arg_starts, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_39;
    int i_4, i_5, i_11, i_12, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_26, i_27, i_28, i_30, i_31, i_32, i_33, i_35, i_36, i_37, i_38, i_40, i_41, i_43, i_44, i_47, i_50, i_51, i_52, i_53, i_54, i_55, i_58, i_59, i_60, i_64, i_65, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_100, i_101, i_102, i_103, i_104, i_105, i_106, i_107, i_109, i_110, i_111, i_114, i_118, i_119, i_121, i_122, i_123, i_124, i_125, i_132, i_133;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_25, l_29, l_34, l_42, l_45, l_46, l_48, l_49, l_56, l_57, l_61, l_62, l_63, l_66, l_99, l_108, l_112, l_113, l_115, l_116, l_117, l_120, l_126, l_127, l_128, l_129, l_130, l_131;
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
    i_21 = gale_group_count;
    i_22 = (int) get_local_id(0);
    i_23 = gale_group;
    i_24 = (int) ((uint) (i_23 << 13) - (uint) (i_23 << 5));
    l_25 = (long) i_24;
    i_26 = (int) get_local_id(0);
    i_27 = (int) get_local_size(0);
    i_28 = (int) get_local_id(0);
    l_29 = (((long) i_28) << 2) + 16L;
    i_30 = GALEFS_LOCAL_SIZE;
    i_31 = (int) get_local_id(0);
    i_32 = (int) get_local_size(0);
    i_33 = (int) get_local_id(0);
    l_34 = (((long) i_33) << 2) + 16L;
    i_35 = GALEFS_LOCAL_SIZE << 1;
    i_36 = (int) get_local_id(0);
    i_37 = gale_group << 6;
    i_38 = gale_group;
    ul_39 = arg_starts + 12L;
    i_40 = i_38;
    loop_20:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_22;
        }
        if (gale_resuming == 4) {
            goto loop_84;
        }
        i_41 = *((__global gale_int *) ul_39);
        if (!(i_40 < i_41)) {
            break;
        }
        l_42 = (long) i_40;
        i_43 = 0;
        i_44 = 1;
        loop_22:;
        while (true) {
            if (gale_resuming == 3) {
                goto loop_25;
            }
            if (i_44 < 1) {
                goto B50;
            }
            if (!(i_43 < 64)) {
                break;
            }
            l_45 = (long) i_43;
            l_46 = ((long) i_37) + l_45;
            i_47 = (int) ((uint) 64 - (uint) i_43);
            l_48 = l_45 + (l_42 << 6);
            l_49 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_50 = (int) get_local_id(0);
            i_51 = (int) get_local_id(0);
            i_52 = 1;
            i_53 = 0;
            i_54 = 0;
            loop_25:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 3) {
                    goto resume_3;
                }
                if (!(i_52 == 1)) {
                    break;
                }
                i_55 = (int) ((uint) i_47 - (uint) i_53);
                l_56 = (long) i_53;
                l_57 = l_48 + l_56;
                if (i_54 == 0) {
                    i_58 = i_55;
                } else {
                    i_59 = 4096 - ((int) (l_57 & 4095L));
                    i_60 = (i_59 < i_55) ? i_59 : i_55;
                    i_58 = i_60;
                }
                if (i_51 == 0) {
                    l_61 = gale_BlockAccess_beginRead(arg_fs, i_16, l_57, i_58, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_62 = l_61;
                } else {
                    l_62 = 0L;
                }
                GALEFS_BROADCAST(3, l_63, l_62);
                if (l_63 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_15;
                    gale_ints[gale_items + gale_item] = (uint) i_16;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_40;
                    gale_longs[gale_item] = (ulong) l_42;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_43;
                    gale_longs[gale_items + gale_item] = (ulong) l_46;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_47;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_48;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_53;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_54;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_56;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_57;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_63); }
                    GALEFS_RETURN;
                    resume_3:
                    gale_resuming = 0;
                    i_15 = (int) gale_ints[gale_item];
                    i_16 = (int) gale_ints[gale_items + gale_item];
                    i_40 = (int) gale_ints[2 * gale_items + gale_item];
                    l_42 = (long) gale_longs[gale_item];
                    i_43 = (int) gale_ints[3 * gale_items + gale_item];
                    l_46 = (long) gale_longs[gale_items + gale_item];
                    i_47 = (int) gale_ints[4 * gale_items + gale_item];
                    l_48 = (long) gale_longs[2 * gale_items + gale_item];
                    i_53 = (int) gale_ints[5 * gale_items + gale_item];
                    i_54 = (int) gale_ints[6 * gale_items + gale_item];
                    l_56 = (long) gale_longs[3 * gale_items + gale_item];
                    l_57 = (long) gale_longs[4 * gale_items + gale_item];
                    i_19 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                    i_20 = (int) get_local_size(0);
                    i_21 = gale_group_count;
                    i_22 = (int) get_local_id(0);
                    i_23 = gale_group;
                    i_24 = (int) ((uint) (i_23 << 13) - (uint) (i_23 << 5));
                    l_25 = (long) i_24;
                    i_26 = (int) get_local_id(0);
                    i_27 = (int) get_local_size(0);
                    i_28 = (int) get_local_id(0);
                    l_29 = (((long) i_28) << 2) + 16L;
                    i_31 = (int) get_local_id(0);
                    i_32 = (int) get_local_size(0);
                    i_33 = (int) get_local_id(0);
                    l_34 = (((long) i_33) << 2) + 16L;
                    i_36 = (int) get_local_id(0);
                    i_37 = gale_group << 6;
                    ul_39 = arg_starts + 12L;
                    l_49 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_50 = (int) get_local_id(0);
                    i_51 = (int) get_local_id(0);
                    l_63 = gale_reply(gale_entry);
                }
                i_64 = (int) l_63;
                if (l_63 < 0L) {
                    i_65 = 0;
                } else {
                    i_65 = i_64;
                }
                l_66 = gale_BlockAccess_offsetInRegion(arg_fs, l_63, l_57, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_66), (arg_runs + 16 + (l_46 + l_56)), i_65);
                GALEFS_BARRIER(4);
                if (i_50 == 0) {
                    if (!(i_65 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_65, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_67 = (int) ((uint) i_53 + (uint) i_65);
                i_68 = ((l_63 == (-117L)) || (!((i_54 == 0) || (((l_48 + ((long) i_67)) & l_49) == 0)))) ? 1 : 0;
                i_69 = ((l_63 == (-117L)) || (!((i_65 < 1) || (!(i_67 < i_47))))) ? 1 : 0;
                if (l_63 < 0L) {
                    if (l_63 == (-117L)) {
                        i_52 = i_69;
                        i_53 = i_67;
                        i_54 = i_68;
                    } else {
                        i_52 = i_64;
                        i_53 = i_67;
                        i_54 = i_68;
                    }
                } else {
                    i_52 = i_69;
                    i_53 = i_67;
                    i_54 = i_68;
                }
            }
            if (i_53 < 1) {
                i_70 = i_52;
            } else {
                i_70 = i_53;
            }
            i_71 = (i_70 < 1) ? 0 : i_70;
            i_72 = (int) ((uint) i_43 + (uint) i_71);
            i_43 = i_72;
            i_44 = i_70;
        }
        goto B51;
    B50:;
    B51:;
        if (i_44 < 0) {
            i_73 = i_44;
        } else {
            i_73 = i_43;
        }
        if (((long) i_73) < 0L) {
            i_74 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_73);
        }
        i_75 = ((int) ((uint) i_73 + (uint) ((int) ((uint) i_73 >> 31)))) >> 1;
        i_76 = 0;
        i_77 = 0;
        while (true) {
            if (!(i_77 < i_75)) {
                break;
            }
            i_78 = (int) ((uint) i_77 + (uint) i_36);
            i_79 = (int) ((uint) i_37 + (uint) (i_78 << 1));
            if (i_78 < i_75) {
                i_80 = (int) *((__global char *) (arg_runs + 16 + (long) i_79 * 1));
                i_81 = i_80 & 255;
                i_82 = i_81;
            } else {
                i_82 = 0;
            }
            GALEFS_LOCAL_BARRIER(5);
            *((__local gale_int *) (gale_scratch_memory + ((-16L) + l_34))) = i_82;
            GALEFS_LOCAL_BARRIER(6);
            i_83 = 0;
            i_84 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_85 = (int) ((uint) i_33 + (uint) i_83);
                if (!(i_84 < i_32)) {
                    break;
                }
                i_86 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_85) << 2) + 16L))));
                if (i_33 < i_84) {
                    i_87 = i_86;
                } else {
                    i_88 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_85 - (uint) i_84))) << 2) + 16L))));
                    i_89 = (int) ((uint) i_86 + (uint) i_88);
                    i_87 = i_89;
                }
                i_90 = (int) ((uint) i_32 - (uint) i_83);
                *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_33 + (uint) i_90))) << 2) + 16L)))) = i_87;
                GALEFS_LOCAL_BARRIER(7);
                i_91 = i_84 << 1;
                i_83 = i_90;
                i_84 = i_91;
            }
            if (i_31 == 0) {
                i_92 = 0;
            } else {
                i_93 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_85 + (uint) (-1)))) << 2) + 16L))));
                i_92 = i_93;
            }
            i_94 = (int) ((uint) i_76 + (uint) ((int) ((uint) i_92 + (uint) i_24)));
            i_95 = i_79 + 1;
            i_96 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_96 < i_82)) {
                    break;
                }
                i_97 = (int) *((__global char *) (arg_runs + 16 + (long) i_95 * 1));
                *((__global char *) (arg_decoded + 16 + (long) ((int) ((uint) i_96 + (uint) i_94)) * 1)) = (char) i_97;
                i_98 = (int) ((uint) i_96 + (uint) 1);
                i_96 = i_98;
            }
            GALEFS_LOCAL_BARRIER(8);
            l_99 = (-16L) + l_29;
            *((__local gale_int *) (gale_scratch_memory + l_99)) = i_82;
            GALEFS_LOCAL_BARRIER(9);
            i_100 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_100 < i_27)) {
                    break;
                }
                i_101 = i_100 << 1;
                if ((i_28 & ((int) ((uint) i_101 + (uint) (-1)))) == 0) {
                    i_102 = (int) ((uint) i_28 + (uint) i_100);
                    if (i_102 < i_27) {
                        i_103 = *((__local gale_int *) (gale_scratch_memory + l_99));
                        i_104 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_102) << 2) + 16L))));
                        *((__local gale_int *) (gale_scratch_memory + l_99)) = ((int) ((uint) i_103 + (uint) i_104));
                    }
                }
                GALEFS_LOCAL_BARRIER(10);
                i_100 = i_101;
            }
            i_105 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
            i_106 = (int) ((uint) i_76 + (uint) i_105);
            i_107 = (int) ((uint) i_77 + (uint) i_20);
            i_76 = i_106;
            i_77 = i_107;
        }
        GALEFS_BARRIER(11);
        l_108 = *((__global gale_long *) (arg_starts + ((l_42 << 3) + 16L)));
        i_109 = 4;
        i_110 = 0;
        i_111 = 0;
        loop_84:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 4) {
                goto resume_4;
            }
            if (i_109 == 0) {
                break;
            }
            l_112 = (long) i_110;
            l_113 = (long) ((ulong) l_112 + (ulong) l_108);
            if (i_26 == 0) {
                i_114 = (i_110 < 1) ? 0 : 1;
                l_115 = gale_BlockAccess_beginWrite(arg_fs, i_109, i_15, l_113, ((int) ((uint) i_76 - (uint) i_110)), i_114, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_116 = l_115;
            } else {
                l_116 = 0L;
            }
            GALEFS_BROADCAST(12, l_117, l_116);
            if (l_117 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_40;
                gale_ints[3 * gale_items + gale_item] = (uint) i_76;
                gale_longs[gale_item] = (ulong) l_108;
                gale_ints[4 * gale_items + gale_item] = (uint) i_109;
                gale_ints[5 * gale_items + gale_item] = (uint) i_110;
                gale_longs[gale_items + gale_item] = (ulong) l_112;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_113;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_117); }
                GALEFS_RETURN;
                resume_4:
                gale_resuming = 0;
                i_15 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_40 = (int) gale_ints[2 * gale_items + gale_item];
                i_76 = (int) gale_ints[3 * gale_items + gale_item];
                l_108 = (long) gale_longs[gale_item];
                i_109 = (int) gale_ints[4 * gale_items + gale_item];
                i_110 = (int) gale_ints[5 * gale_items + gale_item];
                l_112 = (long) gale_longs[gale_items + gale_item];
                l_113 = (long) gale_longs[2 * gale_items + gale_item];
                i_19 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                i_20 = (int) get_local_size(0);
                i_21 = gale_group_count;
                i_22 = (int) get_local_id(0);
                i_23 = gale_group;
                i_24 = (int) ((uint) (i_23 << 13) - (uint) (i_23 << 5));
                l_25 = (long) i_24;
                i_26 = (int) get_local_id(0);
                i_27 = (int) get_local_size(0);
                i_28 = (int) get_local_id(0);
                l_29 = (((long) i_28) << 2) + 16L;
                i_31 = (int) get_local_id(0);
                i_32 = (int) get_local_size(0);
                i_33 = (int) get_local_id(0);
                l_34 = (((long) i_33) << 2) + 16L;
                i_36 = (int) get_local_id(0);
                i_37 = gale_group << 6;
                ul_39 = arg_starts + 12L;
                l_117 = gale_reply(gale_entry);
            }
            i_118 = (int) l_117;
            if (l_117 < 0L) {
                i_119 = 0;
            } else {
                i_119 = i_118;
            }
            l_120 = gale_BlockAccess_offsetInRegion(arg_fs, l_117, l_113, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_decoded + 16 + (l_25 + l_112)), (arg_fs + 16 + l_120), i_119);
            GALEFS_BARRIER(13);
            if (i_22 == 0) {
                if (!(i_119 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_119, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_121 = (int) ((uint) i_110 + (uint) i_119);
            if (l_117 < 0L) {
                if ((!(i_109 == 4)) || (i_121 < 1)) {
                    i_122 = i_118;
                } else {
                    i_122 = i_121;
                }
            } else {
                i_122 = i_121;
            }
            i_123 = (((!(i_109 == 4)) || (i_121 < 1)) || (i_19 == 0)) ? 0 : 5;
            if (i_119 == 0) {
                i_109 = i_123;
                i_110 = i_121;
                i_111 = i_122;
            } else {
                if (i_76 == i_121) {
                    i_109 = i_123;
                    i_110 = i_121;
                    i_111 = i_122;
                } else {
                    i_110 = i_121;
                    i_111 = i_122;
                }
            }
        }
        if (((long) i_111) < 0L) {
            i_124 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_111);
        }
        GALEFS_BARRIER(14);
        i_125 = (int) ((uint) i_40 + (uint) i_21);
        i_40 = i_125;
    }
    if (((int) get_local_id(0)) == 0) {
        l_126 = gale_OpenFileCalls_beginClose(arg_fs, i_16, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_127 = l_126;
    } else {
        l_127 = 0L;
    }
    GALEFS_BROADCAST(15, l_128, l_127);
    if (l_128 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_15;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_128); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        i_15 = (int) gale_ints[gale_item];
        l_128 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_129 = gale_OpenFileCalls_beginClose(arg_fs, i_15, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_130 = l_129;
    } else {
        l_130 = 0L;
    }
    GALEFS_BROADCAST(16, l_131, l_130);
    if (l_131 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_131); }
        GALEFS_RETURN;
        resume_6:
        gale_resuming = 0;
        l_131 = gale_reply(gale_entry);
    }
    i_132 = (int) l_131;
    if (((long) i_132) < 0L) {
        i_133 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_132);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
