// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.PrefixSum#scanChunks
// entry point: galefs_scanChunks
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ READ_WRITE
// waits: 6
// saved values: 13
// context bytes: 80
// needs: BARRIERS LOCAL_SIZE
// scratch bytes per work-item: 8
// string: "numbers"
// string: "sums"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: df02ab648047782f8af847c9f56b1e71cb20b09d362a4aa7036ce285cf0737b8
// functions SHA-256: fcc54a430c66c26c9dc3a06e4d7c0515e5c49632430028d9e56bc0e49a54ed4b
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LOCAL_BARRIER GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH GALEFS_LOCAL_BARRIER gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {110, 117, 109, 98, 101, 114, 115, 115, 117, 109, 115};

//@ live
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_100) VARIABLE(int, i_105) VARIABLE(int, i_112) VARIABLE(int, i_113) VARIABLE(int, i_114) VARIABLE(int, i_124) VARIABLE(int, i_125) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_44) VARIABLE(int, i_48) VARIABLE(int, i_52) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_72) VARIABLE(int, i_73) VARIABLE(int, i_84) VARIABLE(int, i_85) VARIABLE(int, i_86) VARIABLE(int, i_87) VARIABLE(int, i_88) VARIABLE(int, i_91) VARIABLE(int, i_93) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_103) VARIABLE(long, l_116) VARIABLE(long, l_117) VARIABLE(long, l_123) VARIABLE(long, l_33) VARIABLE(long, l_37) VARIABLE(long, l_41) VARIABLE(long, l_46) VARIABLE(long, l_47) VARIABLE(long, l_51) VARIABLE(long, l_53) VARIABLE(long, l_54) VARIABLE(long, l_62) VARIABLE(long, l_63) VARIABLE(long, l_71) VARIABLE(__global uchar *, ul_43) VARIABLE(__global uchar *, ul_89)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_44) VARIABLE(i_48) VARIABLE(i_52) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_41) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_51) VARIABLE(l_53) VARIABLE(l_54) VARIABLE(l_62) VARIABLE(l_63) VARIABLE(ul_43)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_44) VARIABLE(i_48) VARIABLE(i_52) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_41) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_51) VARIABLE(l_53) VARIABLE(l_54) VARIABLE(l_71) VARIABLE(ul_43)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_44) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(i_88) VARIABLE(i_91) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_41) VARIABLE(l_47) VARIABLE(ul_43) VARIABLE(ul_89)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_44) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(i_88) VARIABLE(i_91) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_41) VARIABLE(l_47) VARIABLE(ul_43) VARIABLE(ul_89)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_100) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_44) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(i_88) VARIABLE(i_91) VARIABLE(i_93) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_41) VARIABLE(l_47) VARIABLE(ul_43) VARIABLE(ul_89)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_44) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(i_91) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_41) VARIABLE(l_47) VARIABLE(ul_43)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_44) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(l_103) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_41) VARIABLE(l_47) VARIABLE(ul_43)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_105) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_44) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(l_103) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_41) VARIABLE(l_47) VARIABLE(ul_43)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_44) VARIABLE(i_84) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_41) VARIABLE(l_47) VARIABLE(ul_43)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_44) VARIABLE(l_116) VARIABLE(l_117) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_41) VARIABLE(l_47) VARIABLE(ul_43)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_44) VARIABLE(l_123) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_41) VARIABLE(l_47) VARIABLE(ul_43)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_44) VARIABLE(l_33) VARIABLE(l_37) VARIABLE(l_41) VARIABLE(ul_43)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_21)
#define GALEFS_LIVE_16(VARIABLE)

__kernel void galefs_scanChunks(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_starts, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_43, *ul_89;
    int i_5, i_6, i_15, i_16, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_32, i_34, i_35, i_36, i_38, i_39, i_40, i_42, i_44, i_45, i_48, i_49, i_52, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_64, i_65, i_66, i_72, i_73, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_90, i_91, i_92, i_93, i_94, i_96, i_97, i_98, i_99, i_100, i_101, i_102, i_104, i_105, i_106, i_107, i_108, i_109, i_110, i_111, i_112, i_113, i_114, i_115, i_118, i_124, i_125, i_127, i_128, i_129, i_130, i_131, i_142, i_143;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_33, l_37, l_41, l_46, l_47, l_50, l_51, l_53, l_54, l_62, l_63, l_67, l_68, l_69, l_70, l_71, l_74, l_95, l_103, l_116, l_117, l_119, l_120, l_121, l_122, l_123, l_126, l_132, l_133, l_134, l_135, l_136, l_137, l_138, l_139, l_140, l_141;
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
    i_27 = (int) get_num_groups(0);
    i_28 = (int) get_local_id(0);
    i_29 = (int) get_local_id(0);
    i_30 = (int) get_local_id(0);
    i_31 = (int) get_local_size(0);
    i_32 = (int) get_local_id(0);
    l_33 = (((long) i_32) << 2) + 16L;
    i_34 = GALEFS_LOCAL_SIZE;
    i_35 = (int) get_local_size(0);
    i_36 = (int) get_local_id(0);
    l_37 = (((long) i_36) << 2) + 16L;
    i_38 = GALEFS_LOCAL_SIZE << 1;
    i_39 = (int) get_local_id(0);
    i_40 = gale_group << 10;
    l_41 = ((long) i_40) << 2;
    i_42 = gale_group;
    ul_43 = arg_starts + 12L;
    i_44 = i_42;
    loop_30:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_32;
        }
        if (gale_resuming == 4) {
            goto loop_96;
        }
        i_45 = *((__global gale_int *) ul_43);
        if (!(i_44 < i_45)) {
            break;
        }
        l_46 = (long) i_44;
        l_47 = l_46 << 12;
        i_48 = 0;
        i_49 = 1;
        loop_32:;
        while (true) {
            if (gale_resuming == 3) {
                goto loop_35;
            }
            if (i_49 < 1) {
                goto B65;
            }
            if (!(i_48 < 4096)) {
                break;
            }
            l_50 = (long) i_48;
            l_51 = l_50 + l_41;
            i_52 = (int) ((uint) 4096 - (uint) i_48);
            l_53 = l_50 + l_47;
            l_54 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_55 = (int) get_local_id(0);
            i_56 = (int) get_local_id(0);
            i_57 = (int) get_local_id(0);
            i_58 = 1;
            i_59 = 0;
            i_60 = 0;
            loop_35:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 3) {
                    goto resume_3;
                }
                if (!(i_58 == 1)) {
                    break;
                }
                i_61 = (int) ((uint) i_52 - (uint) i_59);
                l_62 = (long) i_59;
                l_63 = l_53 + l_62;
                if (i_60 == 0) {
                    i_64 = i_61;
                } else {
                    i_65 = 4096 - ((int) (l_63 & 4095L));
                    i_66 = (i_65 < i_61) ? i_65 : i_61;
                    i_64 = i_66;
                }
                if (i_57 == 0) {
                    l_67 = gale_BlockAccess_beginRead(arg_fs, i_22, l_63, i_64, gale_group);
                    l_68 = l_67;
                } else {
                    l_68 = 0L;
                }
                if (i_56 == 0) {
                    if (l_68 < (-4611686018427387904L)) {
                        l_69 = gale_HostCall_awaitReply(arg_fs, l_68, gale_group);
                        l_70 = l_69;
                    } else {
                        l_70 = l_68;
                    }
                } else {
                    l_70 = l_68;
                }
                GALEFS_BROADCAST(3, l_71, l_70);
                if (l_71 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_21;
                    gale_ints[gale_items + gale_item] = (uint) i_22;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_44;
                    gale_longs[gale_item] = (ulong) l_46;
                    gale_longs[gale_items + gale_item] = (ulong) l_47;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_48;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_51;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_52;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_53;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_59;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_60;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_62;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_63;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_71); }
                    GALEFS_RETURN;
                    resume_3:
                    gale_resuming = 0;
                    i_21 = (int) gale_ints[gale_item];
                    i_22 = (int) gale_ints[gale_items + gale_item];
                    i_44 = (int) gale_ints[2 * gale_items + gale_item];
                    l_46 = (long) gale_longs[gale_item];
                    l_47 = (long) gale_longs[gale_items + gale_item];
                    i_48 = (int) gale_ints[3 * gale_items + gale_item];
                    l_51 = (long) gale_longs[2 * gale_items + gale_item];
                    i_52 = (int) gale_ints[4 * gale_items + gale_item];
                    l_53 = (long) gale_longs[3 * gale_items + gale_item];
                    i_59 = (int) gale_ints[5 * gale_items + gale_item];
                    i_60 = (int) gale_ints[6 * gale_items + gale_item];
                    l_62 = (long) gale_longs[4 * gale_items + gale_item];
                    l_63 = (long) gale_longs[5 * gale_items + gale_item];
                    i_25 = *((__global gale_int *) (arg_fs + 16 + 212L));
                    i_26 = (int) get_local_size(0);
                    i_27 = (int) get_num_groups(0);
                    i_28 = (int) get_local_id(0);
                    i_29 = (int) get_local_id(0);
                    i_30 = (int) get_local_id(0);
                    i_31 = (int) get_local_size(0);
                    i_32 = (int) get_local_id(0);
                    l_33 = (((long) i_32) << 2) + 16L;
                    i_35 = (int) get_local_size(0);
                    i_36 = (int) get_local_id(0);
                    l_37 = (((long) i_36) << 2) + 16L;
                    i_39 = (int) get_local_id(0);
                    i_40 = gale_group << 10;
                    l_41 = ((long) i_40) << 2;
                    ul_43 = arg_starts + 12L;
                    l_54 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_55 = (int) get_local_id(0);
                    i_56 = (int) get_local_id(0);
                    i_57 = (int) get_local_id(0);
                    l_71 = gale_reply(gale_entry);
                }
                i_72 = (int) l_71;
                if (l_71 < 0L) {
                    i_73 = 0;
                } else {
                    i_73 = i_72;
                }
                l_74 = gale_BlockAccess_offsetInRegion(arg_fs, l_71, l_63, gale_group);
                gale_copy((arg_fs + 16 + l_74), (arg_buffer + 16 + (l_51 + l_62)), i_73);
                GALEFS_BARRIER(4);
                if (i_55 == 0) {
                    if (!(i_73 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_73, gale_group);
                    }
                }
                i_75 = (int) ((uint) i_59 + (uint) i_73);
                i_76 = ((l_71 == (-117L)) || (!((i_60 == 0) || (((l_53 + ((long) i_75)) & l_54) == 0)))) ? 1 : 0;
                i_77 = ((l_71 == (-117L)) || (!((i_73 < 1) || (!(i_75 < i_52))))) ? 1 : 0;
                if (l_71 < 0L) {
                    if (l_71 == (-117L)) {
                        i_58 = i_77;
                        i_59 = i_75;
                        i_60 = i_76;
                    } else {
                        i_58 = i_72;
                        i_59 = i_75;
                        i_60 = i_76;
                    }
                } else {
                    i_58 = i_77;
                    i_59 = i_75;
                    i_60 = i_76;
                }
            }
            if (i_59 < 1) {
                i_78 = i_58;
            } else {
                i_78 = i_59;
            }
            i_79 = (i_78 < 1) ? 0 : i_78;
            i_80 = (int) ((uint) i_48 + (uint) i_79);
            i_48 = i_80;
            i_49 = i_78;
        }
        goto B66;
    B65:;
    B66:;
        if (i_49 < 0) {
            i_81 = i_49;
        } else {
            i_81 = i_48;
        }
        if (((long) i_81) < 0L) {
            i_82 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_81);
        }
        i_83 = *((__global gale_int *) (arg_starts + ((l_46 << 2) + 16L)));
        i_84 = (i_81 < 1) ? 0 : i_81;
        i_85 = (int) ((uint) i_84 >> 2);
        i_86 = i_83;
        i_87 = 0;
        while (true) {
            if (!(i_87 < i_85)) {
                break;
            }
            i_88 = (int) ((uint) i_87 + (uint) i_39);
            ul_89 = arg_buffer + ((((long) ((int) ((uint) i_88 + (uint) i_40))) << 2) + 16L);
            if (i_88 < i_85) {
                i_90 = *((__global gale_int *) ul_89);
                i_91 = i_90;
            } else {
                i_91 = 0;
            }
            GALEFS_LOCAL_BARRIER(5);
            *((__local gale_int *) (gale_scratch_memory + ((-16L) + l_37))) = i_91;
            GALEFS_LOCAL_BARRIER(6);
            i_92 = 0;
            i_93 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_94 = (int) ((uint) i_36 + (uint) i_92);
                l_95 = (-16L) + ((((long) i_94) << 2) + 16L);
                if (!(i_93 < i_35)) {
                    break;
                }
                i_96 = *((__local gale_int *) (gale_scratch_memory + l_95));
                if (i_36 < i_93) {
                    i_97 = i_96;
                } else {
                    i_98 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_94 - (uint) i_93))) << 2) + 16L))));
                    i_99 = (int) ((uint) i_96 + (uint) i_98);
                    i_97 = i_99;
                }
                i_100 = (int) ((uint) i_35 - (uint) i_92);
                *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_36 + (uint) i_100))) << 2) + 16L)))) = i_97;
                GALEFS_LOCAL_BARRIER(7);
                i_101 = i_93 << 1;
                i_92 = i_100;
                i_93 = i_101;
            }
            i_102 = *((__local gale_int *) (gale_scratch_memory + l_95));
            if (i_88 < i_85) {
                *((__global gale_int *) ul_89) = ((int) ((uint) i_86 + (uint) i_102));
            }
            GALEFS_LOCAL_BARRIER(8);
            l_103 = (-16L) + l_33;
            *((__local gale_int *) (gale_scratch_memory + l_103)) = i_91;
            GALEFS_LOCAL_BARRIER(9);
            i_104 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_104 < i_31)) {
                    break;
                }
                i_105 = i_104 << 1;
                if ((i_32 & ((int) ((uint) i_105 + (uint) (-1)))) == 0) {
                    i_106 = (int) ((uint) i_32 + (uint) i_104);
                    if (i_106 < i_31) {
                        i_107 = *((__local gale_int *) (gale_scratch_memory + l_103));
                        i_108 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_106) << 2) + 16L))));
                        *((__local gale_int *) (gale_scratch_memory + l_103)) = ((int) ((uint) i_107 + (uint) i_108));
                    }
                }
                GALEFS_LOCAL_BARRIER(10);
                i_104 = i_105;
            }
            i_109 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
            i_110 = (int) ((uint) i_86 + (uint) i_109);
            i_111 = (int) ((uint) i_87 + (uint) i_26);
            i_86 = i_110;
            i_87 = i_111;
        }
        GALEFS_BARRIER(11);
        i_112 = i_84 & (-4);
        i_113 = 4;
        i_114 = 0;
        i_115 = 0;
        loop_96:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 4) {
                goto resume_4;
            }
            if (i_113 == 0) {
                break;
            }
            l_116 = (long) i_114;
            l_117 = l_116 + l_47;
            if (i_30 == 0) {
                i_118 = (i_114 < 1) ? 0 : 1;
                l_119 = gale_BlockAccess_beginWrite(arg_fs, i_113, i_21, l_117, ((int) ((uint) i_112 - (uint) i_114)), i_118, gale_group);
                l_120 = l_119;
            } else {
                l_120 = 0L;
            }
            if (i_29 == 0) {
                if (l_120 < (-4611686018427387904L)) {
                    l_121 = gale_HostCall_awaitReply(arg_fs, l_120, gale_group);
                    l_122 = l_121;
                } else {
                    l_122 = l_120;
                }
            } else {
                l_122 = l_120;
            }
            GALEFS_BROADCAST(12, l_123, l_122);
            if (l_123 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_21;
                gale_ints[gale_items + gale_item] = (uint) i_22;
                gale_ints[2 * gale_items + gale_item] = (uint) i_44;
                gale_longs[gale_item] = (ulong) l_47;
                gale_ints[3 * gale_items + gale_item] = (uint) i_112;
                gale_ints[4 * gale_items + gale_item] = (uint) i_113;
                gale_ints[5 * gale_items + gale_item] = (uint) i_114;
                gale_longs[gale_items + gale_item] = (ulong) l_116;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_117;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_123); }
                GALEFS_RETURN;
                resume_4:
                gale_resuming = 0;
                i_21 = (int) gale_ints[gale_item];
                i_22 = (int) gale_ints[gale_items + gale_item];
                i_44 = (int) gale_ints[2 * gale_items + gale_item];
                l_47 = (long) gale_longs[gale_item];
                i_112 = (int) gale_ints[3 * gale_items + gale_item];
                i_113 = (int) gale_ints[4 * gale_items + gale_item];
                i_114 = (int) gale_ints[5 * gale_items + gale_item];
                l_116 = (long) gale_longs[gale_items + gale_item];
                l_117 = (long) gale_longs[2 * gale_items + gale_item];
                i_25 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_26 = (int) get_local_size(0);
                i_27 = (int) get_num_groups(0);
                i_28 = (int) get_local_id(0);
                i_29 = (int) get_local_id(0);
                i_30 = (int) get_local_id(0);
                i_31 = (int) get_local_size(0);
                i_32 = (int) get_local_id(0);
                l_33 = (((long) i_32) << 2) + 16L;
                i_35 = (int) get_local_size(0);
                i_36 = (int) get_local_id(0);
                l_37 = (((long) i_36) << 2) + 16L;
                i_39 = (int) get_local_id(0);
                i_40 = gale_group << 10;
                l_41 = ((long) i_40) << 2;
                ul_43 = arg_starts + 12L;
                l_123 = gale_reply(gale_entry);
            }
            i_124 = (int) l_123;
            if (l_123 < 0L) {
                i_125 = 0;
            } else {
                i_125 = i_124;
            }
            l_126 = gale_BlockAccess_offsetInRegion(arg_fs, l_123, l_117, gale_group);
            gale_copy((arg_buffer + 16 + (l_116 + l_41)), (arg_fs + 16 + l_126), i_125);
            GALEFS_BARRIER(13);
            if (i_28 == 0) {
                if (!(i_125 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_125, gale_group);
                }
            }
            i_127 = (int) ((uint) i_114 + (uint) i_125);
            if (l_123 < 0L) {
                if ((!(i_113 == 4)) || (i_127 < 1)) {
                    i_128 = i_124;
                } else {
                    i_128 = i_127;
                }
            } else {
                i_128 = i_127;
            }
            i_129 = (((!(i_113 == 4)) || (i_127 < 1)) || (i_25 == 0)) ? 0 : 5;
            if (i_125 == 0) {
                i_113 = i_129;
                i_114 = i_127;
                i_115 = i_128;
            } else {
                if (i_127 == i_112) {
                    i_113 = i_129;
                    i_114 = i_127;
                    i_115 = i_128;
                } else {
                    i_114 = i_127;
                    i_115 = i_128;
                }
            }
        }
        if (((long) i_115) < 0L) {
            i_130 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_115);
        }
        GALEFS_BARRIER(14);
        i_131 = (int) ((uint) i_44 + (uint) i_27);
        i_44 = i_131;
    }
    if (((int) get_local_id(0)) == 0) {
        l_132 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group);
        l_133 = l_132;
    } else {
        l_133 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_133 < (-4611686018427387904L)) {
            l_134 = gale_HostCall_awaitReply(arg_fs, l_133, gale_group);
            l_135 = l_134;
        } else {
            l_135 = l_133;
        }
    } else {
        l_135 = l_133;
    }
    GALEFS_BROADCAST(15, l_136, l_135);
    if (l_136 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_136); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        i_21 = (int) gale_ints[gale_item];
        l_136 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_137 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group);
        l_138 = l_137;
    } else {
        l_138 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_138 < (-4611686018427387904L)) {
            l_139 = gale_HostCall_awaitReply(arg_fs, l_138, gale_group);
            l_140 = l_139;
        } else {
            l_140 = l_138;
        }
    } else {
        l_140 = l_138;
    }
    GALEFS_BROADCAST(16, l_141, l_140);
    if (l_141 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 6, l_141); }
        GALEFS_RETURN;
        resume_6:
        gale_resuming = 0;
        l_141 = gale_reply(gale_entry);
    }
    i_142 = (int) l_141;
    if (((long) i_142) < 0L) {
        i_143 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_142);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_102) VARIABLE(int, i_103) VARIABLE(int, i_104) VARIABLE(int, i_112) VARIABLE(int, i_113) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_37) VARIABLE(int, i_41) VARIABLE(int, i_45) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_76) VARIABLE(int, i_77) VARIABLE(int, i_78) VARIABLE(int, i_81) VARIABLE(int, i_83) VARIABLE(int, i_90) VARIABLE(int, i_95) VARIABLE(long, l_0) VARIABLE(long, l_106) VARIABLE(long, l_107) VARIABLE(long, l_111) VARIABLE(long, l_26) VARIABLE(long, l_30) VARIABLE(long, l_34) VARIABLE(long, l_39) VARIABLE(long, l_40) VARIABLE(long, l_44) VARIABLE(long, l_46) VARIABLE(long, l_47) VARIABLE(long, l_54) VARIABLE(long, l_55) VARIABLE(long, l_61) VARIABLE(long, l_7) VARIABLE(long, l_93) VARIABLE(__global uchar *, ul_36) VARIABLE(__global uchar *, ul_79)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_37) VARIABLE(i_41) VARIABLE(i_45) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_54) VARIABLE(l_55) VARIABLE(ul_36)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_37) VARIABLE(i_41) VARIABLE(i_45) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(l_46) VARIABLE(l_47) VARIABLE(l_61) VARIABLE(ul_36)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_37) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_81) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_40) VARIABLE(ul_36) VARIABLE(ul_79)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_37) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_81) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_40) VARIABLE(ul_36) VARIABLE(ul_79)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_37) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_90) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_40) VARIABLE(ul_36) VARIABLE(ul_79)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_37) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_81) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_40) VARIABLE(ul_36)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_37) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_40) VARIABLE(l_93) VARIABLE(ul_36)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_37) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_95) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_40) VARIABLE(l_93) VARIABLE(ul_36)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_37) VARIABLE(i_74) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_40) VARIABLE(ul_36)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_102) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_37) VARIABLE(l_106) VARIABLE(l_107) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_40) VARIABLE(ul_36)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_102) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_37) VARIABLE(l_111) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_40) VARIABLE(ul_36)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_37) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(ul_36)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_15)
#define GALEFS_LIVE_16(VARIABLE)

__kernel void galefs_scanChunks(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_starts, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_36, *ul_79;
    int i_4, i_5, i_11, i_12, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_27, i_28, i_29, i_31, i_32, i_33, i_35, i_37, i_38, i_41, i_42, i_45, i_48, i_49, i_50, i_51, i_52, i_53, i_56, i_57, i_58, i_62, i_63, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_80, i_81, i_82, i_83, i_84, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_94, i_95, i_96, i_97, i_98, i_99, i_100, i_101, i_102, i_103, i_104, i_105, i_108, i_112, i_113, i_115, i_116, i_117, i_118, i_119, i_126, i_127;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_26, l_30, l_34, l_39, l_40, l_43, l_44, l_46, l_47, l_54, l_55, l_59, l_60, l_61, l_64, l_85, l_93, l_106, l_107, l_109, l_110, l_111, l_114, l_120, l_121, l_122, l_123, l_124, l_125;
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
    i_21 = gale_group_count;
    i_22 = (int) get_local_id(0);
    i_23 = (int) get_local_id(0);
    i_24 = (int) get_local_size(0);
    i_25 = (int) get_local_id(0);
    l_26 = (((long) i_25) << 2) + 16L;
    i_27 = GALEFS_LOCAL_SIZE;
    i_28 = (int) get_local_size(0);
    i_29 = (int) get_local_id(0);
    l_30 = (((long) i_29) << 2) + 16L;
    i_31 = GALEFS_LOCAL_SIZE << 1;
    i_32 = (int) get_local_id(0);
    i_33 = gale_group << 10;
    l_34 = ((long) i_33) << 2;
    i_35 = gale_group;
    ul_36 = arg_starts + 12L;
    i_37 = i_35;
    loop_20:;
    while (true) {
        if (gale_resuming == 3) {
            goto loop_22;
        }
        if (gale_resuming == 4) {
            goto loop_81;
        }
        i_38 = *((__global gale_int *) ul_36);
        if (!(i_37 < i_38)) {
            break;
        }
        l_39 = (long) i_37;
        l_40 = l_39 << 12;
        i_41 = 0;
        i_42 = 1;
        loop_22:;
        while (true) {
            if (gale_resuming == 3) {
                goto loop_25;
            }
            if (i_42 < 1) {
                goto B50;
            }
            if (!(i_41 < 4096)) {
                break;
            }
            l_43 = (long) i_41;
            l_44 = l_43 + l_34;
            i_45 = (int) ((uint) 4096 - (uint) i_41);
            l_46 = l_43 + l_40;
            l_47 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_48 = (int) get_local_id(0);
            i_49 = (int) get_local_id(0);
            i_50 = 1;
            i_51 = 0;
            i_52 = 0;
            loop_25:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 3) {
                    goto resume_3;
                }
                if (!(i_50 == 1)) {
                    break;
                }
                i_53 = (int) ((uint) i_45 - (uint) i_51);
                l_54 = (long) i_51;
                l_55 = l_46 + l_54;
                if (i_52 == 0) {
                    i_56 = i_53;
                } else {
                    i_57 = 4096 - ((int) (l_55 & 4095L));
                    i_58 = (i_57 < i_53) ? i_57 : i_53;
                    i_56 = i_58;
                }
                if (i_49 == 0) {
                    l_59 = gale_BlockAccess_beginRead(arg_fs, i_16, l_55, i_56, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_60 = l_59;
                } else {
                    l_60 = 0L;
                }
                GALEFS_BROADCAST(3, l_61, l_60);
                if (l_61 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_15;
                    gale_ints[gale_items + gale_item] = (uint) i_16;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_37;
                    gale_longs[gale_item] = (ulong) l_39;
                    gale_longs[gale_items + gale_item] = (ulong) l_40;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_41;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_44;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_45;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_46;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_51;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_52;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_54;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_55;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_61); }
                    GALEFS_RETURN;
                    resume_3:
                    gale_resuming = 0;
                    i_15 = (int) gale_ints[gale_item];
                    i_16 = (int) gale_ints[gale_items + gale_item];
                    i_37 = (int) gale_ints[2 * gale_items + gale_item];
                    l_39 = (long) gale_longs[gale_item];
                    l_40 = (long) gale_longs[gale_items + gale_item];
                    i_41 = (int) gale_ints[3 * gale_items + gale_item];
                    l_44 = (long) gale_longs[2 * gale_items + gale_item];
                    i_45 = (int) gale_ints[4 * gale_items + gale_item];
                    l_46 = (long) gale_longs[3 * gale_items + gale_item];
                    i_51 = (int) gale_ints[5 * gale_items + gale_item];
                    i_52 = (int) gale_ints[6 * gale_items + gale_item];
                    l_54 = (long) gale_longs[4 * gale_items + gale_item];
                    l_55 = (long) gale_longs[5 * gale_items + gale_item];
                    i_19 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                    i_20 = (int) get_local_size(0);
                    i_21 = gale_group_count;
                    i_22 = (int) get_local_id(0);
                    i_23 = (int) get_local_id(0);
                    i_24 = (int) get_local_size(0);
                    i_25 = (int) get_local_id(0);
                    l_26 = (((long) i_25) << 2) + 16L;
                    i_28 = (int) get_local_size(0);
                    i_29 = (int) get_local_id(0);
                    l_30 = (((long) i_29) << 2) + 16L;
                    i_32 = (int) get_local_id(0);
                    i_33 = gale_group << 10;
                    l_34 = ((long) i_33) << 2;
                    ul_36 = arg_starts + 12L;
                    l_47 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_48 = (int) get_local_id(0);
                    i_49 = (int) get_local_id(0);
                    l_61 = gale_reply(gale_entry);
                }
                i_62 = (int) l_61;
                if (l_61 < 0L) {
                    i_63 = 0;
                } else {
                    i_63 = i_62;
                }
                l_64 = gale_BlockAccess_offsetInRegion(arg_fs, l_61, l_55, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_64), (arg_buffer + 16 + (l_44 + l_54)), i_63);
                GALEFS_BARRIER(4);
                if (i_48 == 0) {
                    if (!(i_63 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_63, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_65 = (int) ((uint) i_51 + (uint) i_63);
                i_66 = ((l_61 == (-117L)) || (!((i_52 == 0) || (((l_46 + ((long) i_65)) & l_47) == 0)))) ? 1 : 0;
                i_67 = ((l_61 == (-117L)) || (!((i_63 < 1) || (!(i_65 < i_45))))) ? 1 : 0;
                if (l_61 < 0L) {
                    if (l_61 == (-117L)) {
                        i_50 = i_67;
                        i_51 = i_65;
                        i_52 = i_66;
                    } else {
                        i_50 = i_62;
                        i_51 = i_65;
                        i_52 = i_66;
                    }
                } else {
                    i_50 = i_67;
                    i_51 = i_65;
                    i_52 = i_66;
                }
            }
            if (i_51 < 1) {
                i_68 = i_50;
            } else {
                i_68 = i_51;
            }
            i_69 = (i_68 < 1) ? 0 : i_68;
            i_70 = (int) ((uint) i_41 + (uint) i_69);
            i_41 = i_70;
            i_42 = i_68;
        }
        goto B51;
    B50:;
    B51:;
        if (i_42 < 0) {
            i_71 = i_42;
        } else {
            i_71 = i_41;
        }
        if (((long) i_71) < 0L) {
            i_72 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_71);
        }
        i_73 = *((__global gale_int *) (arg_starts + ((l_39 << 2) + 16L)));
        i_74 = (i_71 < 1) ? 0 : i_71;
        i_75 = (int) ((uint) i_74 >> 2);
        i_76 = i_73;
        i_77 = 0;
        while (true) {
            if (!(i_77 < i_75)) {
                break;
            }
            i_78 = (int) ((uint) i_77 + (uint) i_32);
            ul_79 = arg_buffer + ((((long) ((int) ((uint) i_78 + (uint) i_33))) << 2) + 16L);
            if (i_78 < i_75) {
                i_80 = *((__global gale_int *) ul_79);
                i_81 = i_80;
            } else {
                i_81 = 0;
            }
            GALEFS_LOCAL_BARRIER(5);
            *((__local gale_int *) (gale_scratch_memory + ((-16L) + l_30))) = i_81;
            GALEFS_LOCAL_BARRIER(6);
            i_82 = 0;
            i_83 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_84 = (int) ((uint) i_29 + (uint) i_82);
                l_85 = (-16L) + ((((long) i_84) << 2) + 16L);
                if (!(i_83 < i_28)) {
                    break;
                }
                i_86 = *((__local gale_int *) (gale_scratch_memory + l_85));
                if (i_29 < i_83) {
                    i_87 = i_86;
                } else {
                    i_88 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_84 - (uint) i_83))) << 2) + 16L))));
                    i_89 = (int) ((uint) i_86 + (uint) i_88);
                    i_87 = i_89;
                }
                i_90 = (int) ((uint) i_28 - (uint) i_82);
                *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_29 + (uint) i_90))) << 2) + 16L)))) = i_87;
                GALEFS_LOCAL_BARRIER(7);
                i_91 = i_83 << 1;
                i_82 = i_90;
                i_83 = i_91;
            }
            i_92 = *((__local gale_int *) (gale_scratch_memory + l_85));
            if (i_78 < i_75) {
                *((__global gale_int *) ul_79) = ((int) ((uint) i_76 + (uint) i_92));
            }
            GALEFS_LOCAL_BARRIER(8);
            l_93 = (-16L) + l_26;
            *((__local gale_int *) (gale_scratch_memory + l_93)) = i_81;
            GALEFS_LOCAL_BARRIER(9);
            i_94 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_94 < i_24)) {
                    break;
                }
                i_95 = i_94 << 1;
                if ((i_25 & ((int) ((uint) i_95 + (uint) (-1)))) == 0) {
                    i_96 = (int) ((uint) i_25 + (uint) i_94);
                    if (i_96 < i_24) {
                        i_97 = *((__local gale_int *) (gale_scratch_memory + l_93));
                        i_98 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_96) << 2) + 16L))));
                        *((__local gale_int *) (gale_scratch_memory + l_93)) = ((int) ((uint) i_97 + (uint) i_98));
                    }
                }
                GALEFS_LOCAL_BARRIER(10);
                i_94 = i_95;
            }
            i_99 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
            i_100 = (int) ((uint) i_76 + (uint) i_99);
            i_101 = (int) ((uint) i_77 + (uint) i_20);
            i_76 = i_100;
            i_77 = i_101;
        }
        GALEFS_BARRIER(11);
        i_102 = i_74 & (-4);
        i_103 = 4;
        i_104 = 0;
        i_105 = 0;
        loop_81:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 4) {
                goto resume_4;
            }
            if (i_103 == 0) {
                break;
            }
            l_106 = (long) i_104;
            l_107 = l_106 + l_40;
            if (i_23 == 0) {
                i_108 = (i_104 < 1) ? 0 : 1;
                l_109 = gale_BlockAccess_beginWrite(arg_fs, i_103, i_15, l_107, ((int) ((uint) i_102 - (uint) i_104)), i_108, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_110 = l_109;
            } else {
                l_110 = 0L;
            }
            GALEFS_BROADCAST(12, l_111, l_110);
            if (l_111 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_37;
                gale_longs[gale_item] = (ulong) l_40;
                gale_ints[3 * gale_items + gale_item] = (uint) i_102;
                gale_ints[4 * gale_items + gale_item] = (uint) i_103;
                gale_ints[5 * gale_items + gale_item] = (uint) i_104;
                gale_longs[gale_items + gale_item] = (ulong) l_106;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_107;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_111); }
                GALEFS_RETURN;
                resume_4:
                gale_resuming = 0;
                i_15 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_37 = (int) gale_ints[2 * gale_items + gale_item];
                l_40 = (long) gale_longs[gale_item];
                i_102 = (int) gale_ints[3 * gale_items + gale_item];
                i_103 = (int) gale_ints[4 * gale_items + gale_item];
                i_104 = (int) gale_ints[5 * gale_items + gale_item];
                l_106 = (long) gale_longs[gale_items + gale_item];
                l_107 = (long) gale_longs[2 * gale_items + gale_item];
                i_19 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                i_20 = (int) get_local_size(0);
                i_21 = gale_group_count;
                i_22 = (int) get_local_id(0);
                i_23 = (int) get_local_id(0);
                i_24 = (int) get_local_size(0);
                i_25 = (int) get_local_id(0);
                l_26 = (((long) i_25) << 2) + 16L;
                i_28 = (int) get_local_size(0);
                i_29 = (int) get_local_id(0);
                l_30 = (((long) i_29) << 2) + 16L;
                i_32 = (int) get_local_id(0);
                i_33 = gale_group << 10;
                l_34 = ((long) i_33) << 2;
                ul_36 = arg_starts + 12L;
                l_111 = gale_reply(gale_entry);
            }
            i_112 = (int) l_111;
            if (l_111 < 0L) {
                i_113 = 0;
            } else {
                i_113 = i_112;
            }
            l_114 = gale_BlockAccess_offsetInRegion(arg_fs, l_111, l_107, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_buffer + 16 + (l_106 + l_34)), (arg_fs + 16 + l_114), i_113);
            GALEFS_BARRIER(13);
            if (i_22 == 0) {
                if (!(i_113 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_113, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_115 = (int) ((uint) i_104 + (uint) i_113);
            if (l_111 < 0L) {
                if ((!(i_103 == 4)) || (i_115 < 1)) {
                    i_116 = i_112;
                } else {
                    i_116 = i_115;
                }
            } else {
                i_116 = i_115;
            }
            i_117 = (((!(i_103 == 4)) || (i_115 < 1)) || (i_19 == 0)) ? 0 : 5;
            if (i_113 == 0) {
                i_103 = i_117;
                i_104 = i_115;
                i_105 = i_116;
            } else {
                if (i_115 == i_102) {
                    i_103 = i_117;
                    i_104 = i_115;
                    i_105 = i_116;
                } else {
                    i_104 = i_115;
                    i_105 = i_116;
                }
            }
        }
        if (((long) i_105) < 0L) {
            i_118 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_105);
        }
        GALEFS_BARRIER(14);
        i_119 = (int) ((uint) i_37 + (uint) i_21);
        i_37 = i_119;
    }
    if (((int) get_local_id(0)) == 0) {
        l_120 = gale_OpenFileCalls_beginClose(arg_fs, i_16, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_121 = l_120;
    } else {
        l_121 = 0L;
    }
    GALEFS_BROADCAST(15, l_122, l_121);
    if (l_122 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_15;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_122); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        i_15 = (int) gale_ints[gale_item];
        l_122 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_123 = gale_OpenFileCalls_beginClose(arg_fs, i_15, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_124 = l_123;
    } else {
        l_124 = 0L;
    }
    GALEFS_BROADCAST(16, l_125, l_124);
    if (l_125 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_125); }
        GALEFS_RETURN;
        resume_6:
        gale_resuming = 0;
        l_125 = gale_reply(gale_entry);
    }
    i_126 = (int) l_125;
    if (((long) i_126) < 0L) {
        i_127 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_126);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
