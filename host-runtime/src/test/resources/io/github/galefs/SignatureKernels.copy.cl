// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.SignatureKernels#copy
// entry point: galefs_copy
// parameters: LONG_ARRAY BYTE_ARRAY CHAR_ARRAY BYTE_ARRAY SHORT_ARRAY CHAR_ARRAY INT INT_ARRAY
// accesses: READ_WRITE READ READ READ_WRITE READ_WRITE READ_WRITE NONE WRITE
// waits: 10
// saved values: 11
// context bytes: 56
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 91d870523e301277100ff542af2c0e380bdccca095d12dd2276b27893d10274a
// functions SHA-256: fcc54a430c66c26c9dc3a06e4d7c0515e5c49632430028d9e56bc0e49a54ed4b
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_reply gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_100) VARIABLE(int, i_105) VARIABLE(int, i_106) VARIABLE(int, i_107) VARIABLE(int, i_110) VARIABLE(int, i_111) VARIABLE(int, i_112) VARIABLE(int, i_113) VARIABLE(int, i_122) VARIABLE(int, i_123) VARIABLE(int, i_128) VARIABLE(int, i_129) VARIABLE(int, i_130) VARIABLE(int, i_132) VARIABLE(int, i_133) VARIABLE(int, i_144) VARIABLE(int, i_145) VARIABLE(int, i_15) VARIABLE(int, i_150) VARIABLE(int, i_151) VARIABLE(int, i_152) VARIABLE(int, i_154) VARIABLE(int, i_155) VARIABLE(int, i_156) VARIABLE(int, i_157) VARIABLE(int, i_166) VARIABLE(int, i_167) VARIABLE(int, i_29) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_35) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_55) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_77) VARIABLE(int, i_78) VARIABLE(int, i_83) VARIABLE(int, i_84) VARIABLE(int, i_85) VARIABLE(int, i_87) VARIABLE(int, i_88) VARIABLE(int, i_99) VARIABLE(long, l_1) VARIABLE(long, l_108) VARIABLE(long, l_109) VARIABLE(long, l_114) VARIABLE(long, l_115) VARIABLE(long, l_121) VARIABLE(long, l_135) VARIABLE(long, l_14) VARIABLE(long, l_143) VARIABLE(long, l_153) VARIABLE(long, l_158) VARIABLE(long, l_159) VARIABLE(long, l_165) VARIABLE(long, l_176) VARIABLE(long, l_28) VARIABLE(long, l_30) VARIABLE(long, l_34) VARIABLE(long, l_40) VARIABLE(long, l_48) VARIABLE(long, l_64) VARIABLE(long, l_69) VARIABLE(long, l_70) VARIABLE(long, l_76) VARIABLE(long, l_90) VARIABLE(long, l_98)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_1)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(l_1) VARIABLE(l_14)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_14)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(l_28) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_40)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(l_28) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_48)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_29) VARIABLE(i_55) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_64) VARIABLE(l_69) VARIABLE(l_70)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_29) VARIABLE(i_55) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_64) VARIABLE(l_76)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_29) VARIABLE(i_55) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_68) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(i_87) VARIABLE(i_88) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_64) VARIABLE(l_90)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_100) VARIABLE(i_29) VARIABLE(i_55) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_68) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(i_87) VARIABLE(i_88) VARIABLE(i_99) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_64) VARIABLE(l_98)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_107) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_112) VARIABLE(i_29) VARIABLE(i_55) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_68) VARIABLE(l_108) VARIABLE(l_109) VARIABLE(l_114) VARIABLE(l_115) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_64)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_107) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_112) VARIABLE(i_122) VARIABLE(i_123) VARIABLE(i_29) VARIABLE(i_55) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_68) VARIABLE(l_108) VARIABLE(l_109) VARIABLE(l_121) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_64)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_105) VARIABLE(i_113) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_130) VARIABLE(i_132) VARIABLE(i_133) VARIABLE(i_29) VARIABLE(i_55) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_68) VARIABLE(l_108) VARIABLE(l_135) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_64)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_105) VARIABLE(i_113) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_130) VARIABLE(i_132) VARIABLE(i_133) VARIABLE(i_144) VARIABLE(i_145) VARIABLE(i_29) VARIABLE(i_55) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_68) VARIABLE(l_108) VARIABLE(l_143) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_64)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_105) VARIABLE(i_113) VARIABLE(i_150) VARIABLE(i_151) VARIABLE(i_152) VARIABLE(i_154) VARIABLE(i_155) VARIABLE(i_156) VARIABLE(i_29) VARIABLE(i_55) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_68) VARIABLE(l_153) VARIABLE(l_158) VARIABLE(l_159) VARIABLE(l_34)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_105) VARIABLE(i_113) VARIABLE(i_150) VARIABLE(i_151) VARIABLE(i_152) VARIABLE(i_154) VARIABLE(i_155) VARIABLE(i_156) VARIABLE(i_166) VARIABLE(i_167) VARIABLE(i_29) VARIABLE(i_55) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_68) VARIABLE(l_153) VARIABLE(l_165) VARIABLE(l_34)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_105) VARIABLE(i_113) VARIABLE(i_150) VARIABLE(i_157) VARIABLE(i_29) VARIABLE(i_55) VARIABLE(i_68)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_105) VARIABLE(i_113) VARIABLE(i_150) VARIABLE(i_157) VARIABLE(i_55) VARIABLE(i_68) VARIABLE(l_176)

__kernel void galefs_copy(__global uchar *arg_fs, __global uchar *arg_path, __global uchar *arg_target, __global uchar *arg_bytes, __global uchar *arg_shorts, __global uchar *arg_chars, int arg_partLength, __global uchar *arg_results, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_2, i_7, i_9, i_10, i_15, i_16, i_21, i_23, i_24, i_29, i_31, i_32, i_33, i_35, i_36, i_37, i_38, i_39, i_41, i_42, i_43, i_49, i_50, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_65, i_66, i_67, i_68, i_71, i_77, i_78, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_91, i_92, i_93, i_99, i_100, i_102, i_103, i_104, i_105, i_106, i_107, i_110, i_111, i_112, i_113, i_116, i_122, i_123, i_125, i_126, i_127, i_128, i_129, i_130, i_131, i_132, i_133, i_134, i_136, i_137, i_138, i_144, i_145, i_147, i_148, i_149, i_150, i_151, i_152, i_154, i_155, i_156, i_157, i_160, i_166, i_167, i_169, i_170, i_171;
    long l_1, l_3, l_4, l_5, l_6, l_8, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_22, l_25, l_26, l_27, l_28, l_30, l_34, l_40, l_44, l_45, l_46, l_47, l_48, l_51, l_64, l_69, l_70, l_72, l_73, l_74, l_75, l_76, l_79, l_90, l_94, l_95, l_96, l_97, l_98, l_101, l_108, l_109, l_114, l_115, l_117, l_118, l_119, l_120, l_121, l_124, l_135, l_139, l_140, l_141, l_142, l_143, l_146, l_153, l_158, l_159, l_161, l_162, l_163, l_164, l_165, l_168, l_172, l_173, l_174, l_175, l_176, l_177, l_178, l_179, l_180, l_181;
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
            goto loop_27;
        case 4:
            goto loop_62;
        case 5:
            goto loop_90;
        case 6:
            goto loop_119;
        case 7:
            goto loop_147;
        case 8:
            goto loop_176;
        case 9:
            goto resume_9;
        case 10:
            goto resume_10;
        default:
            break;
    }
    i_0 = *((__global gale_int *) (arg_path + 12L));
    GALEFS_BARRIER(1);
    l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        i_2 = i_0 + (-1);
        l_3 = gale_FileOpener_begin(arg_fs, i_2, gale_group);
        if (l_3 < 0L) {
            l_4 = l_3;
        } else {
            l_5 = (long) gale_group;
            l_6 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_5 << 12) + (l_5 << 11)))) + (ulong) 2048L);
            i_7 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_7 < i_2)) {
                    break;
                }
                l_8 = (long) i_7;
                i_9 = (int) *((__global char *) (arg_path + 16 + (l_8 + 1L)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) l_8)))) = (char) i_9;
                i_10 = (int) ((uint) i_7 + (uint) 1);
                i_7 = i_10;
            }
            l_11 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_2, (-1), gale_group);
            l_4 = l_11;
        }
    } else {
        l_4 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_4 < (-4611686018427387904L)) {
            l_12 = gale_HostCall_awaitReply(arg_fs, l_4, gale_group);
            l_13 = l_12;
        } else {
            l_13 = l_4;
        }
    } else {
        l_13 = l_4;
    }
    GALEFS_BROADCAST(2, l_14, l_13);
    if (l_14 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_14); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_14 = gale_reply(gale_entry);
    }
    i_15 = *((__global gale_int *) (arg_target + 12L));
    GALEFS_BARRIER(3);
    if (((int) get_local_id(0)) == 0) {
        i_16 = i_15 << 1;
        l_17 = gale_FileOpener_begin(arg_fs, i_16, gale_group);
        if (l_17 < 0L) {
            l_18 = l_17;
        } else {
            l_19 = (long) gale_group;
            l_20 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_19 << 12) + (l_19 << 11)))) + (ulong) 2048L);
            i_21 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_21 < i_16)) {
                    break;
                }
                l_22 = (long) i_21;
                i_23 = (int) *((__global char *) (arg_target + 16 + l_22));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) l_22)))) = (char) i_23;
                i_24 = (int) ((uint) i_21 + (uint) 1);
                i_21 = i_24;
            }
            l_25 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, i_16, (-1), gale_group);
            l_18 = l_25;
        }
    } else {
        l_18 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_18 < (-4611686018427387904L)) {
            l_26 = gale_HostCall_awaitReply(arg_fs, l_18, gale_group);
            l_27 = l_26;
        } else {
            l_27 = l_18;
        }
    } else {
        l_27 = l_18;
    }
    GALEFS_BROADCAST(4, l_28, l_27);
    if (l_28 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_14;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_28); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        l_14 = (long) gale_longs[gale_item];
        l_28 = gale_reply(gale_entry);
    }
    i_29 = (int) l_14;
    l_30 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    i_31 = (int) get_local_id(0);
    i_32 = (int) get_local_id(0);
    i_33 = (int) ((uint) arg_partLength * (uint) gale_group);
    l_34 = (long) i_33;
    i_35 = (int) get_local_id(0);
    i_36 = 1;
    i_37 = 0;
    i_38 = 0;
    loop_27:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 3) {
            goto resume_3;
        }
        if (!(i_36 == 1)) {
            break;
        }
        i_39 = (int) ((uint) arg_partLength - (uint) i_37);
        l_40 = l_34 + ((long) i_37);
        if (i_38 == 0) {
            i_41 = i_39;
        } else {
            i_42 = 4096 - ((int) (l_40 & 4095L));
            i_43 = (i_42 < i_39) ? i_42 : i_39;
            i_41 = i_43;
        }
        if (i_35 == 0) {
            l_44 = gale_BlockAccess_beginRead(arg_fs, i_29, l_40, i_41, gale_group);
            l_45 = l_44;
        } else {
            l_45 = 0L;
        }
        if (i_32 == 0) {
            if (l_45 < (-4611686018427387904L)) {
                l_46 = gale_HostCall_awaitReply(arg_fs, l_45, gale_group);
                l_47 = l_46;
            } else {
                l_47 = l_45;
            }
        } else {
            l_47 = l_45;
        }
        GALEFS_BROADCAST(5, l_48, l_47);
        if (l_48 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_28;
            gale_ints[gale_item] = (uint) i_29;
            gale_ints[gale_items + gale_item] = (uint) i_37;
            gale_ints[2 * gale_items + gale_item] = (uint) i_38;
            gale_longs[gale_items + gale_item] = (ulong) l_40;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_48); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            l_28 = (long) gale_longs[gale_item];
            i_29 = (int) gale_ints[gale_item];
            i_37 = (int) gale_ints[gale_items + gale_item];
            i_38 = (int) gale_ints[2 * gale_items + gale_item];
            l_40 = (long) gale_longs[gale_items + gale_item];
            l_30 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_31 = (int) get_local_id(0);
            i_32 = (int) get_local_id(0);
            i_33 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_34 = (long) i_33;
            i_35 = (int) get_local_id(0);
            l_48 = gale_reply(gale_entry);
        }
        i_49 = (int) l_48;
        if (l_48 < 0L) {
            i_50 = 0;
        } else {
            i_50 = i_49;
        }
        l_51 = gale_BlockAccess_offsetInRegion(arg_fs, l_48, l_40, gale_group);
        gale_copy((arg_fs + 16 + l_51), (arg_bytes + 16 + l_40), i_50);
        GALEFS_BARRIER(6);
        if (i_31 == 0) {
            if (!(i_50 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_50, gale_group);
            }
        }
        i_52 = (int) ((uint) i_37 + (uint) i_50);
        i_53 = ((l_48 == (-117L)) || (!((i_38 == 0) || (((l_34 + ((long) i_52)) & l_30) == 0)))) ? 1 : 0;
        i_54 = ((l_48 == (-117L)) || (!((i_50 < 1) || (!(i_52 < arg_partLength))))) ? 1 : 0;
        if (l_48 < 0L) {
            if (l_48 == (-117L)) {
                i_36 = i_54;
                i_37 = i_52;
                i_38 = i_53;
            } else {
                i_36 = i_49;
                i_37 = i_52;
                i_38 = i_53;
            }
        } else {
            i_36 = i_54;
            i_37 = i_52;
            i_38 = i_53;
        }
    }
    if (i_37 < 1) {
        i_55 = i_36;
    } else {
        i_55 = i_37;
    }
    if (((int) get_local_id(0)) == 0) {
        i_56 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_56 < i_55)) {
                break;
            }
            i_57 = (int) ((uint) i_33 + (uint) i_56);
            i_58 = (int) *((__global char *) (arg_bytes + 16 + (long) i_57 * 1));
            *((__global char *) (arg_bytes + 16 + (long) i_57 * 1)) = (char) ((int) ((char) (i_58 + 1)));
            i_59 = (int) ((uint) i_56 + (uint) 1);
            i_56 = i_59;
        }
    }
    i_60 = (int) l_28;
    i_61 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_62 = (int) get_local_id(0);
    i_63 = (int) get_local_id(0);
    l_64 = l_34 + (l_34 << 1);
    i_65 = (int) get_local_id(0);
    i_66 = 4;
    i_67 = 0;
    i_68 = 0;
    loop_62:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 4) {
            goto resume_4;
        }
        if (i_66 == 0) {
            break;
        }
        l_69 = (long) i_67;
        l_70 = l_69 + l_64;
        if (i_65 == 0) {
            i_71 = (i_67 < 1) ? 0 : 1;
            l_72 = gale_BlockAccess_beginWrite(arg_fs, i_66, i_60, l_70, ((int) ((uint) arg_partLength - (uint) i_67)), i_71, gale_group);
            l_73 = l_72;
        } else {
            l_73 = 0L;
        }
        if (i_63 == 0) {
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
            gale_ints[gale_item] = (uint) i_29;
            gale_ints[gale_items + gale_item] = (uint) i_55;
            gale_ints[2 * gale_items + gale_item] = (uint) i_60;
            gale_ints[3 * gale_items + gale_item] = (uint) i_66;
            gale_ints[4 * gale_items + gale_item] = (uint) i_67;
            gale_longs[gale_item] = (ulong) l_69;
            gale_longs[gale_items + gale_item] = (ulong) l_70;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_76); }
            GALEFS_RETURN;
            resume_4:
            gale_resuming = 0;
            i_29 = (int) gale_ints[gale_item];
            i_55 = (int) gale_ints[gale_items + gale_item];
            i_60 = (int) gale_ints[2 * gale_items + gale_item];
            i_66 = (int) gale_ints[3 * gale_items + gale_item];
            i_67 = (int) gale_ints[4 * gale_items + gale_item];
            l_69 = (long) gale_longs[gale_item];
            l_70 = (long) gale_longs[gale_items + gale_item];
            l_30 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_33 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_34 = (long) i_33;
            i_61 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_62 = (int) get_local_id(0);
            i_63 = (int) get_local_id(0);
            l_64 = l_34 + (l_34 << 1);
            i_65 = (int) get_local_id(0);
            l_76 = gale_reply(gale_entry);
        }
        i_77 = (int) l_76;
        if (l_76 < 0L) {
            i_78 = 0;
        } else {
            i_78 = i_77;
        }
        l_79 = gale_BlockAccess_offsetInRegion(arg_fs, l_76, l_70, gale_group);
        gale_copy((arg_bytes + 16 + (l_34 + l_69)), (arg_fs + 16 + l_79), i_78);
        GALEFS_BARRIER(8);
        if (i_62 == 0) {
            if (!(i_78 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_78, gale_group);
            }
        }
        i_80 = (int) ((uint) i_67 + (uint) i_78);
        if (l_76 < 0L) {
            if ((!(i_66 == 4)) || (i_80 < 1)) {
                i_81 = i_77;
            } else {
                i_81 = i_80;
            }
        } else {
            i_81 = i_80;
        }
        i_82 = (((!(i_66 == 4)) || (i_80 < 1)) || (i_61 == 0)) ? 0 : 5;
        if (i_78 == 0) {
            i_66 = i_82;
            i_67 = i_80;
            i_68 = i_81;
        } else {
            if (arg_partLength == i_80) {
                i_66 = i_82;
                i_67 = i_80;
                i_68 = i_81;
            } else {
                i_67 = i_80;
                i_68 = i_81;
            }
        }
    }
    i_83 = (int) get_local_id(0);
    i_84 = (int) get_local_id(0);
    i_85 = (int) get_local_id(0);
    i_86 = 1;
    i_87 = 0;
    i_88 = 0;
    loop_90:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 5) {
            goto resume_5;
        }
        if (!(i_86 == 1)) {
            break;
        }
        i_89 = (int) ((uint) arg_partLength - (uint) i_87);
        l_90 = l_34 + ((long) i_87);
        if (i_88 == 0) {
            i_91 = i_89;
        } else {
            i_92 = 4096 - ((int) (l_90 & 4095L));
            i_93 = (i_92 < i_89) ? i_92 : i_89;
            i_91 = i_93;
        }
        if (i_85 == 0) {
            l_94 = gale_BlockAccess_beginRead(arg_fs, i_29, l_90, i_91, gale_group);
            l_95 = l_94;
        } else {
            l_95 = 0L;
        }
        if (i_84 == 0) {
            if (l_95 < (-4611686018427387904L)) {
                l_96 = gale_HostCall_awaitReply(arg_fs, l_95, gale_group);
                l_97 = l_96;
            } else {
                l_97 = l_95;
            }
        } else {
            l_97 = l_95;
        }
        GALEFS_BROADCAST(9, l_98, l_97);
        if (l_98 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_29;
            gale_ints[gale_items + gale_item] = (uint) i_55;
            gale_ints[2 * gale_items + gale_item] = (uint) i_60;
            gale_ints[3 * gale_items + gale_item] = (uint) i_68;
            gale_ints[4 * gale_items + gale_item] = (uint) i_87;
            gale_ints[5 * gale_items + gale_item] = (uint) i_88;
            gale_longs[gale_item] = (ulong) l_90;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_98); }
            GALEFS_RETURN;
            resume_5:
            gale_resuming = 0;
            i_29 = (int) gale_ints[gale_item];
            i_55 = (int) gale_ints[gale_items + gale_item];
            i_60 = (int) gale_ints[2 * gale_items + gale_item];
            i_68 = (int) gale_ints[3 * gale_items + gale_item];
            i_87 = (int) gale_ints[4 * gale_items + gale_item];
            i_88 = (int) gale_ints[5 * gale_items + gale_item];
            l_90 = (long) gale_longs[gale_item];
            l_30 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_33 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_34 = (long) i_33;
            i_61 = *((__global gale_int *) (arg_fs + 16 + 212L));
            l_64 = l_34 + (l_34 << 1);
            i_83 = (int) get_local_id(0);
            i_84 = (int) get_local_id(0);
            i_85 = (int) get_local_id(0);
            l_98 = gale_reply(gale_entry);
        }
        i_99 = (int) l_98;
        if (l_98 < 0L) {
            i_100 = 0;
        } else {
            i_100 = i_99;
        }
        l_101 = gale_BlockAccess_offsetInRegion(arg_fs, l_98, l_90, gale_group);
        gale_copy((arg_fs + 16 + l_101), (arg_shorts + 16 + l_90), i_100);
        GALEFS_BARRIER(10);
        if (i_83 == 0) {
            if (!(i_100 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_100, gale_group);
            }
        }
        i_102 = (int) ((uint) i_87 + (uint) i_100);
        i_103 = ((l_98 == (-117L)) || (!((i_88 == 0) || ((l_30 & (l_34 + ((long) i_102))) == 0)))) ? 1 : 0;
        i_104 = ((l_98 == (-117L)) || (!((i_100 < 1) || (!(i_102 < arg_partLength))))) ? 1 : 0;
        if (l_98 < 0L) {
            if (l_98 == (-117L)) {
                i_86 = i_104;
                i_87 = i_102;
                i_88 = i_103;
            } else {
                i_86 = i_99;
                i_87 = i_102;
                i_88 = i_103;
            }
        } else {
            i_86 = i_104;
            i_87 = i_102;
            i_88 = i_103;
        }
    }
    if (i_87 < 1) {
        i_105 = i_86;
    } else {
        i_105 = i_87;
    }
    i_106 = (int) get_local_id(0);
    i_107 = (int) get_local_id(0);
    l_108 = (long) arg_partLength;
    l_109 = l_108 + l_64;
    i_110 = (int) get_local_id(0);
    i_111 = 4;
    i_112 = 0;
    i_113 = 0;
    loop_119:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 6) {
            goto resume_6;
        }
        if (i_111 == 0) {
            break;
        }
        l_114 = (long) i_112;
        l_115 = l_109 + l_114;
        if (i_110 == 0) {
            i_116 = (i_112 < 1) ? 0 : 1;
            l_117 = gale_BlockAccess_beginWrite(arg_fs, i_111, i_60, l_115, ((int) ((uint) arg_partLength - (uint) i_112)), i_116, gale_group);
            l_118 = l_117;
        } else {
            l_118 = 0L;
        }
        if (i_107 == 0) {
            if (l_118 < (-4611686018427387904L)) {
                l_119 = gale_HostCall_awaitReply(arg_fs, l_118, gale_group);
                l_120 = l_119;
            } else {
                l_120 = l_118;
            }
        } else {
            l_120 = l_118;
        }
        GALEFS_BROADCAST(11, l_121, l_120);
        if (l_121 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_29;
            gale_ints[gale_items + gale_item] = (uint) i_55;
            gale_ints[2 * gale_items + gale_item] = (uint) i_60;
            gale_ints[3 * gale_items + gale_item] = (uint) i_68;
            gale_ints[4 * gale_items + gale_item] = (uint) i_105;
            gale_ints[5 * gale_items + gale_item] = (uint) i_111;
            gale_ints[6 * gale_items + gale_item] = (uint) i_112;
            gale_longs[gale_item] = (ulong) l_114;
            gale_longs[gale_items + gale_item] = (ulong) l_115;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 6, l_121); }
            GALEFS_RETURN;
            resume_6:
            gale_resuming = 0;
            i_29 = (int) gale_ints[gale_item];
            i_55 = (int) gale_ints[gale_items + gale_item];
            i_60 = (int) gale_ints[2 * gale_items + gale_item];
            i_68 = (int) gale_ints[3 * gale_items + gale_item];
            i_105 = (int) gale_ints[4 * gale_items + gale_item];
            i_111 = (int) gale_ints[5 * gale_items + gale_item];
            i_112 = (int) gale_ints[6 * gale_items + gale_item];
            l_114 = (long) gale_longs[gale_item];
            l_115 = (long) gale_longs[gale_items + gale_item];
            l_30 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_33 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_34 = (long) i_33;
            i_61 = *((__global gale_int *) (arg_fs + 16 + 212L));
            l_64 = l_34 + (l_34 << 1);
            i_106 = (int) get_local_id(0);
            i_107 = (int) get_local_id(0);
            l_108 = (long) arg_partLength;
            l_109 = l_108 + l_64;
            i_110 = (int) get_local_id(0);
            l_121 = gale_reply(gale_entry);
        }
        i_122 = (int) l_121;
        if (l_121 < 0L) {
            i_123 = 0;
        } else {
            i_123 = i_122;
        }
        l_124 = gale_BlockAccess_offsetInRegion(arg_fs, l_121, l_115, gale_group);
        gale_copy((arg_shorts + 16 + (l_34 + l_114)), (arg_fs + 16 + l_124), i_123);
        GALEFS_BARRIER(12);
        if (i_106 == 0) {
            if (!(i_123 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_123, gale_group);
            }
        }
        i_125 = (int) ((uint) i_112 + (uint) i_123);
        if (l_121 < 0L) {
            if ((!(i_111 == 4)) || (i_125 < 1)) {
                i_126 = i_122;
            } else {
                i_126 = i_125;
            }
        } else {
            i_126 = i_125;
        }
        i_127 = (((!(i_111 == 4)) || (i_125 < 1)) || (i_61 == 0)) ? 0 : 5;
        if (i_123 == 0) {
            i_111 = i_127;
            i_112 = i_125;
            i_113 = i_126;
        } else {
            if (arg_partLength == i_125) {
                i_111 = i_127;
                i_112 = i_125;
                i_113 = i_126;
            } else {
                i_112 = i_125;
                i_113 = i_126;
            }
        }
    }
    i_128 = (int) get_local_id(0);
    i_129 = (int) get_local_id(0);
    i_130 = (int) get_local_id(0);
    i_131 = 1;
    i_132 = 0;
    i_133 = 0;
    loop_147:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 7) {
            goto resume_7;
        }
        if (!(i_131 == 1)) {
            break;
        }
        i_134 = (int) ((uint) arg_partLength - (uint) i_132);
        l_135 = l_34 + ((long) i_132);
        if (i_133 == 0) {
            i_136 = i_134;
        } else {
            i_137 = 4096 - ((int) (l_135 & 4095L));
            i_138 = (i_137 < i_134) ? i_137 : i_134;
            i_136 = i_138;
        }
        if (i_130 == 0) {
            l_139 = gale_BlockAccess_beginRead(arg_fs, i_29, l_135, i_136, gale_group);
            l_140 = l_139;
        } else {
            l_140 = 0L;
        }
        if (i_129 == 0) {
            if (l_140 < (-4611686018427387904L)) {
                l_141 = gale_HostCall_awaitReply(arg_fs, l_140, gale_group);
                l_142 = l_141;
            } else {
                l_142 = l_140;
            }
        } else {
            l_142 = l_140;
        }
        GALEFS_BROADCAST(13, l_143, l_142);
        if (l_143 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_29;
            gale_ints[gale_items + gale_item] = (uint) i_55;
            gale_ints[2 * gale_items + gale_item] = (uint) i_60;
            gale_ints[3 * gale_items + gale_item] = (uint) i_68;
            gale_ints[4 * gale_items + gale_item] = (uint) i_105;
            gale_ints[5 * gale_items + gale_item] = (uint) i_113;
            gale_ints[6 * gale_items + gale_item] = (uint) i_132;
            gale_ints[7 * gale_items + gale_item] = (uint) i_133;
            gale_longs[gale_item] = (ulong) l_135;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 7, l_143); }
            GALEFS_RETURN;
            resume_7:
            gale_resuming = 0;
            i_29 = (int) gale_ints[gale_item];
            i_55 = (int) gale_ints[gale_items + gale_item];
            i_60 = (int) gale_ints[2 * gale_items + gale_item];
            i_68 = (int) gale_ints[3 * gale_items + gale_item];
            i_105 = (int) gale_ints[4 * gale_items + gale_item];
            i_113 = (int) gale_ints[5 * gale_items + gale_item];
            i_132 = (int) gale_ints[6 * gale_items + gale_item];
            i_133 = (int) gale_ints[7 * gale_items + gale_item];
            l_135 = (long) gale_longs[gale_item];
            l_30 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_33 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_34 = (long) i_33;
            i_61 = *((__global gale_int *) (arg_fs + 16 + 212L));
            l_64 = l_34 + (l_34 << 1);
            l_108 = (long) arg_partLength;
            i_128 = (int) get_local_id(0);
            i_129 = (int) get_local_id(0);
            i_130 = (int) get_local_id(0);
            l_143 = gale_reply(gale_entry);
        }
        i_144 = (int) l_143;
        if (l_143 < 0L) {
            i_145 = 0;
        } else {
            i_145 = i_144;
        }
        l_146 = gale_BlockAccess_offsetInRegion(arg_fs, l_143, l_135, gale_group);
        gale_copy((arg_fs + 16 + l_146), (arg_chars + 16 + l_135), i_145);
        GALEFS_BARRIER(14);
        if (i_128 == 0) {
            if (!(i_145 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_145, gale_group);
            }
        }
        i_147 = (int) ((uint) i_132 + (uint) i_145);
        i_148 = ((l_143 == (-117L)) || (!((i_133 == 0) || ((l_30 & (l_34 + ((long) i_147))) == 0)))) ? 1 : 0;
        i_149 = ((l_143 == (-117L)) || (!((i_145 < 1) || (!(i_147 < arg_partLength))))) ? 1 : 0;
        if (l_143 < 0L) {
            if (l_143 == (-117L)) {
                i_131 = i_149;
                i_132 = i_147;
                i_133 = i_148;
            } else {
                i_131 = i_144;
                i_132 = i_147;
                i_133 = i_148;
            }
        } else {
            i_131 = i_149;
            i_132 = i_147;
            i_133 = i_148;
        }
    }
    if (i_132 < 1) {
        i_150 = i_131;
    } else {
        i_150 = i_132;
    }
    i_151 = (int) get_local_id(0);
    i_152 = (int) get_local_id(0);
    l_153 = (l_108 << 1) + l_64;
    i_154 = (int) get_local_id(0);
    i_155 = 4;
    i_156 = 0;
    i_157 = 0;
    loop_176:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 8) {
            goto resume_8;
        }
        if (i_155 == 0) {
            break;
        }
        l_158 = (long) i_156;
        l_159 = l_153 + l_158;
        if (i_154 == 0) {
            i_160 = (i_156 < 1) ? 0 : 1;
            l_161 = gale_BlockAccess_beginWrite(arg_fs, i_155, i_60, l_159, ((int) ((uint) arg_partLength - (uint) i_156)), i_160, gale_group);
            l_162 = l_161;
        } else {
            l_162 = 0L;
        }
        if (i_152 == 0) {
            if (l_162 < (-4611686018427387904L)) {
                l_163 = gale_HostCall_awaitReply(arg_fs, l_162, gale_group);
                l_164 = l_163;
            } else {
                l_164 = l_162;
            }
        } else {
            l_164 = l_162;
        }
        GALEFS_BROADCAST(15, l_165, l_164);
        if (l_165 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_29;
            gale_ints[gale_items + gale_item] = (uint) i_55;
            gale_ints[2 * gale_items + gale_item] = (uint) i_60;
            gale_ints[3 * gale_items + gale_item] = (uint) i_68;
            gale_ints[4 * gale_items + gale_item] = (uint) i_105;
            gale_ints[5 * gale_items + gale_item] = (uint) i_113;
            gale_ints[6 * gale_items + gale_item] = (uint) i_150;
            gale_ints[7 * gale_items + gale_item] = (uint) i_155;
            gale_ints[8 * gale_items + gale_item] = (uint) i_156;
            gale_longs[gale_item] = (ulong) l_158;
            gale_longs[gale_items + gale_item] = (ulong) l_159;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 8, l_165); }
            GALEFS_RETURN;
            resume_8:
            gale_resuming = 0;
            i_29 = (int) gale_ints[gale_item];
            i_55 = (int) gale_ints[gale_items + gale_item];
            i_60 = (int) gale_ints[2 * gale_items + gale_item];
            i_68 = (int) gale_ints[3 * gale_items + gale_item];
            i_105 = (int) gale_ints[4 * gale_items + gale_item];
            i_113 = (int) gale_ints[5 * gale_items + gale_item];
            i_150 = (int) gale_ints[6 * gale_items + gale_item];
            i_155 = (int) gale_ints[7 * gale_items + gale_item];
            i_156 = (int) gale_ints[8 * gale_items + gale_item];
            l_158 = (long) gale_longs[gale_item];
            l_159 = (long) gale_longs[gale_items + gale_item];
            i_33 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_34 = (long) i_33;
            i_61 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_151 = (int) get_local_id(0);
            i_152 = (int) get_local_id(0);
            l_108 = (long) arg_partLength;
            l_64 = l_34 + (l_34 << 1);
            l_153 = (l_108 << 1) + l_64;
            i_154 = (int) get_local_id(0);
            l_165 = gale_reply(gale_entry);
        }
        i_166 = (int) l_165;
        if (l_165 < 0L) {
            i_167 = 0;
        } else {
            i_167 = i_166;
        }
        l_168 = gale_BlockAccess_offsetInRegion(arg_fs, l_165, l_159, gale_group);
        gale_copy((arg_chars + 16 + (l_34 + l_158)), (arg_fs + 16 + l_168), i_167);
        GALEFS_BARRIER(16);
        if (i_151 == 0) {
            if (!(i_167 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_167, gale_group);
            }
        }
        i_169 = (int) ((uint) i_156 + (uint) i_167);
        if (l_165 < 0L) {
            if ((!(i_155 == 4)) || (i_169 < 1)) {
                i_170 = i_166;
            } else {
                i_170 = i_169;
            }
        } else {
            i_170 = i_169;
        }
        i_171 = (((!(i_155 == 4)) || (i_169 < 1)) || (i_61 == 0)) ? 0 : 5;
        if (i_167 == 0) {
            i_155 = i_171;
            i_156 = i_169;
            i_157 = i_170;
        } else {
            if (arg_partLength == i_169) {
                i_155 = i_171;
                i_156 = i_169;
                i_157 = i_170;
            } else {
                i_156 = i_169;
                i_157 = i_170;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_172 = gale_OpenFileCalls_beginClose(arg_fs, i_60, gale_group);
        l_173 = l_172;
    } else {
        l_173 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_173 < (-4611686018427387904L)) {
            l_174 = gale_HostCall_awaitReply(arg_fs, l_173, gale_group);
            l_175 = l_174;
        } else {
            l_175 = l_173;
        }
    } else {
        l_175 = l_173;
    }
    GALEFS_BROADCAST(17, l_176, l_175);
    if (l_176 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_29;
        gale_ints[gale_items + gale_item] = (uint) i_55;
        gale_ints[2 * gale_items + gale_item] = (uint) i_68;
        gale_ints[3 * gale_items + gale_item] = (uint) i_105;
        gale_ints[4 * gale_items + gale_item] = (uint) i_113;
        gale_ints[5 * gale_items + gale_item] = (uint) i_150;
        gale_ints[6 * gale_items + gale_item] = (uint) i_157;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 9, l_176); }
        GALEFS_RETURN;
        resume_9:
        gale_resuming = 0;
        i_29 = (int) gale_ints[gale_item];
        i_55 = (int) gale_ints[gale_items + gale_item];
        i_68 = (int) gale_ints[2 * gale_items + gale_item];
        i_105 = (int) gale_ints[3 * gale_items + gale_item];
        i_113 = (int) gale_ints[4 * gale_items + gale_item];
        i_150 = (int) gale_ints[5 * gale_items + gale_item];
        i_157 = (int) gale_ints[6 * gale_items + gale_item];
        l_176 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_177 = gale_OpenFileCalls_beginClose(arg_fs, i_29, gale_group);
        l_178 = l_177;
    } else {
        l_178 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_178 < (-4611686018427387904L)) {
            l_179 = gale_HostCall_awaitReply(arg_fs, l_178, gale_group);
            l_180 = l_179;
        } else {
            l_180 = l_178;
        }
    } else {
        l_180 = l_178;
    }
    GALEFS_BROADCAST(18, l_181, l_180);
    if (l_181 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_55;
        gale_ints[gale_items + gale_item] = (uint) i_68;
        gale_ints[2 * gale_items + gale_item] = (uint) i_105;
        gale_ints[3 * gale_items + gale_item] = (uint) i_113;
        gale_ints[4 * gale_items + gale_item] = (uint) i_150;
        gale_ints[5 * gale_items + gale_item] = (uint) i_157;
        gale_longs[gale_item] = (ulong) l_176;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 10, l_181); }
        GALEFS_RETURN;
        resume_10:
        gale_resuming = 0;
        i_55 = (int) gale_ints[gale_item];
        i_68 = (int) gale_ints[gale_items + gale_item];
        i_105 = (int) gale_ints[2 * gale_items + gale_item];
        i_113 = (int) gale_ints[3 * gale_items + gale_item];
        i_150 = (int) gale_ints[4 * gale_items + gale_item];
        i_157 = (int) gale_ints[5 * gale_items + gale_item];
        l_176 = (long) gale_longs[gale_item];
        l_181 = gale_reply(gale_entry);
    }
    *((__global gale_int *) (arg_results + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) i_55 + (uint) i_68)) + (uint) i_105)) + (uint) i_113)) + (uint) i_150)) + (uint) i_157)) + (uint) ((int) l_176))) + (uint) ((int) l_181)));
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_104) VARIABLE(int, i_105) VARIABLE(int, i_110) VARIABLE(int, i_111) VARIABLE(int, i_113) VARIABLE(int, i_114) VARIABLE(int, i_12) VARIABLE(int, i_123) VARIABLE(int, i_124) VARIABLE(int, i_129) VARIABLE(int, i_130) VARIABLE(int, i_132) VARIABLE(int, i_133) VARIABLE(int, i_134) VARIABLE(int, i_135) VARIABLE(int, i_142) VARIABLE(int, i_143) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_28) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_46) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(int, i_71) VARIABLE(int, i_72) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_84) VARIABLE(int, i_85) VARIABLE(int, i_90) VARIABLE(int, i_91) VARIABLE(int, i_94) VARIABLE(int, i_95) VARIABLE(int, i_96) VARIABLE(int, i_97) VARIABLE(long, l_1) VARIABLE(long, l_103) VARIABLE(long, l_11) VARIABLE(long, l_116) VARIABLE(long, l_122) VARIABLE(long, l_131) VARIABLE(long, l_136) VARIABLE(long, l_137) VARIABLE(long, l_141) VARIABLE(long, l_150) VARIABLE(long, l_22) VARIABLE(long, l_24) VARIABLE(long, l_27) VARIABLE(long, l_33) VARIABLE(long, l_39) VARIABLE(long, l_54) VARIABLE(long, l_59) VARIABLE(long, l_60) VARIABLE(long, l_64) VARIABLE(long, l_77) VARIABLE(long, l_83) VARIABLE(long, l_92) VARIABLE(long, l_93) VARIABLE(long, l_98) VARIABLE(long, l_99)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_1)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(l_1) VARIABLE(l_11)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_11)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_27) VARIABLE(l_33)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_27) VARIABLE(l_39)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_23) VARIABLE(i_46) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(l_24) VARIABLE(l_27) VARIABLE(l_54) VARIABLE(l_59) VARIABLE(l_60)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_23) VARIABLE(i_46) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(l_24) VARIABLE(l_27) VARIABLE(l_54) VARIABLE(l_64)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_23) VARIABLE(i_46) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_58) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(l_24) VARIABLE(l_27) VARIABLE(l_54) VARIABLE(l_77)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_23) VARIABLE(i_46) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_58) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(l_24) VARIABLE(l_27) VARIABLE(l_54) VARIABLE(l_83)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_23) VARIABLE(i_46) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_58) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(l_24) VARIABLE(l_27) VARIABLE(l_54) VARIABLE(l_92) VARIABLE(l_93) VARIABLE(l_98) VARIABLE(l_99)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_23) VARIABLE(i_46) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_58) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(l_103) VARIABLE(l_24) VARIABLE(l_27) VARIABLE(l_54) VARIABLE(l_92) VARIABLE(l_93)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_23) VARIABLE(i_46) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_58) VARIABLE(i_90) VARIABLE(i_97) VARIABLE(l_116) VARIABLE(l_24) VARIABLE(l_27) VARIABLE(l_54) VARIABLE(l_92)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_123) VARIABLE(i_124) VARIABLE(i_23) VARIABLE(i_46) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_58) VARIABLE(i_90) VARIABLE(i_97) VARIABLE(l_122) VARIABLE(l_24) VARIABLE(l_27) VARIABLE(l_54) VARIABLE(l_92)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_129) VARIABLE(i_130) VARIABLE(i_132) VARIABLE(i_133) VARIABLE(i_134) VARIABLE(i_23) VARIABLE(i_46) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_58) VARIABLE(i_90) VARIABLE(i_97) VARIABLE(l_131) VARIABLE(l_136) VARIABLE(l_137) VARIABLE(l_27)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_129) VARIABLE(i_130) VARIABLE(i_132) VARIABLE(i_133) VARIABLE(i_134) VARIABLE(i_142) VARIABLE(i_143) VARIABLE(i_23) VARIABLE(i_46) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_58) VARIABLE(i_90) VARIABLE(i_97) VARIABLE(l_131) VARIABLE(l_141) VARIABLE(l_27)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_129) VARIABLE(i_135) VARIABLE(i_23) VARIABLE(i_46) VARIABLE(i_58) VARIABLE(i_90) VARIABLE(i_97)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_129) VARIABLE(i_135) VARIABLE(i_46) VARIABLE(i_58) VARIABLE(i_90) VARIABLE(i_97) VARIABLE(l_150)

__kernel void galefs_copy(__global uchar *arg_fs, __global uchar *arg_path, __global uchar *arg_target, __global uchar *arg_bytes, __global uchar *arg_shorts, __global uchar *arg_chars, int arg_partLength, __global uchar *arg_results, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_2, i_6, i_8, i_9, i_12, i_13, i_17, i_19, i_20, i_23, i_25, i_26, i_28, i_29, i_30, i_31, i_32, i_34, i_35, i_36, i_40, i_41, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_55, i_56, i_57, i_58, i_61, i_65, i_66, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_78, i_79, i_80, i_84, i_85, i_87, i_88, i_89, i_90, i_91, i_94, i_95, i_96, i_97, i_100, i_104, i_105, i_107, i_108, i_109, i_110, i_111, i_112, i_113, i_114, i_115, i_117, i_118, i_119, i_123, i_124, i_126, i_127, i_128, i_129, i_130, i_132, i_133, i_134, i_135, i_138, i_142, i_143, i_145, i_146, i_147;
    long l_1, l_3, l_4, l_5, l_7, l_10, l_11, l_14, l_15, l_16, l_18, l_21, l_22, l_24, l_27, l_33, l_37, l_38, l_39, l_42, l_54, l_59, l_60, l_62, l_63, l_64, l_67, l_77, l_81, l_82, l_83, l_86, l_92, l_93, l_98, l_99, l_101, l_102, l_103, l_106, l_116, l_120, l_121, l_122, l_125, l_131, l_136, l_137, l_139, l_140, l_141, l_144, l_148, l_149, l_150, l_151, l_152, l_153;
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
            goto loop_17;
        case 4:
            goto loop_47;
        case 5:
            goto loop_70;
        case 6:
            goto loop_94;
        case 7:
            goto loop_117;
        case 8:
            goto loop_141;
        case 9:
            goto resume_9;
        case 10:
            goto resume_10;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_path + 12L));
    GALEFS_BARRIER(1);
    l_1 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
    if (((int) get_local_id(0)) == 0) {
        i_2 = i_0 + (-1);
        l_3 = gale_FileOpener_begin(arg_fs, i_2, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_3 < 0L) {
            l_4 = l_3;
        } else {
            l_5 = (long) ((ulong) l_1 + (ulong) (((long) gale_position) << 12));
            i_6 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_6 < i_2)) {
                    break;
                }
                l_7 = (long) i_6;
                i_8 = (int) *((__global char *) (arg_path + 16 + (l_7 + 1L)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) l_7)))) = (char) i_8;
                i_9 = (int) ((uint) i_6 + (uint) 1);
                i_6 = i_9;
            }
            l_10 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_2, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_4 = l_10;
        }
    } else {
        l_4 = 0L;
    }
    GALEFS_BROADCAST(2, l_11, l_4);
    if (l_11 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_11); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        l_1 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        l_11 = gale_reply(gale_entry);
    }
    i_12 = *((__global gale_int *) (arg_target + 12L));
    GALEFS_BARRIER(3);
    if (((int) get_local_id(0)) == 0) {
        i_13 = i_12 << 1;
        l_14 = gale_FileOpener_begin(arg_fs, i_13, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_14 < 0L) {
            l_15 = l_14;
        } else {
            l_16 = (long) ((ulong) l_1 + (ulong) (((long) gale_position) << 12));
            i_17 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_17 < i_13)) {
                    break;
                }
                l_18 = (long) i_17;
                i_19 = (int) *((__global char *) (arg_target + 16 + l_18));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) l_18)))) = (char) i_19;
                i_20 = (int) ((uint) i_17 + (uint) 1);
                i_17 = i_20;
            }
            l_21 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, i_13, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_15 = l_21;
        }
    } else {
        l_15 = 0L;
    }
    GALEFS_BROADCAST(4, l_22, l_15);
    if (l_22 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_11;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_22); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        l_11 = (long) gale_longs[gale_item];
        l_22 = gale_reply(gale_entry);
    }
    i_23 = (int) l_11;
    l_24 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    i_25 = (int) get_local_id(0);
    i_26 = (int) ((uint) arg_partLength * (uint) gale_group);
    l_27 = (long) i_26;
    i_28 = (int) get_local_id(0);
    i_29 = 1;
    i_30 = 0;
    i_31 = 0;
    loop_17:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 3) {
            goto resume_3;
        }
        if (!(i_29 == 1)) {
            break;
        }
        i_32 = (int) ((uint) arg_partLength - (uint) i_30);
        l_33 = l_27 + ((long) i_30);
        if (i_31 == 0) {
            i_34 = i_32;
        } else {
            i_35 = 4096 - ((int) (l_33 & 4095L));
            i_36 = (i_35 < i_32) ? i_35 : i_32;
            i_34 = i_36;
        }
        if (i_28 == 0) {
            l_37 = gale_BlockAccess_beginRead(arg_fs, i_23, l_33, i_34, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_38 = l_37;
        } else {
            l_38 = 0L;
        }
        GALEFS_BROADCAST(5, l_39, l_38);
        if (l_39 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_22;
            gale_ints[gale_item] = (uint) i_23;
            gale_ints[gale_items + gale_item] = (uint) i_30;
            gale_ints[2 * gale_items + gale_item] = (uint) i_31;
            gale_longs[gale_items + gale_item] = (ulong) l_33;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_39); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            l_22 = (long) gale_longs[gale_item];
            i_23 = (int) gale_ints[gale_item];
            i_30 = (int) gale_ints[gale_items + gale_item];
            i_31 = (int) gale_ints[2 * gale_items + gale_item];
            l_33 = (long) gale_longs[gale_items + gale_item];
            l_24 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_25 = (int) get_local_id(0);
            i_26 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_27 = (long) i_26;
            i_28 = (int) get_local_id(0);
            l_39 = gale_reply(gale_entry);
        }
        i_40 = (int) l_39;
        if (l_39 < 0L) {
            i_41 = 0;
        } else {
            i_41 = i_40;
        }
        l_42 = gale_BlockAccess_offsetInRegion(arg_fs, l_39, l_33, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        gale_copy((arg_fs + 16 + l_42), (arg_bytes + 16 + l_33), i_41);
        GALEFS_BARRIER(6);
        if (i_25 == 0) {
            if (!(i_41 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_41, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            }
        }
        i_43 = (int) ((uint) i_30 + (uint) i_41);
        i_44 = ((l_39 == (-117L)) || (!((i_31 == 0) || (((l_27 + ((long) i_43)) & l_24) == 0)))) ? 1 : 0;
        i_45 = ((l_39 == (-117L)) || (!((i_41 < 1) || (!(i_43 < arg_partLength))))) ? 1 : 0;
        if (l_39 < 0L) {
            if (l_39 == (-117L)) {
                i_29 = i_45;
                i_30 = i_43;
                i_31 = i_44;
            } else {
                i_29 = i_40;
                i_30 = i_43;
                i_31 = i_44;
            }
        } else {
            i_29 = i_45;
            i_30 = i_43;
            i_31 = i_44;
        }
    }
    if (i_30 < 1) {
        i_46 = i_29;
    } else {
        i_46 = i_30;
    }
    if (((int) get_local_id(0)) == 0) {
        i_47 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_47 < i_46)) {
                break;
            }
            i_48 = (int) ((uint) i_26 + (uint) i_47);
            i_49 = (int) *((__global char *) (arg_bytes + 16 + (long) i_48 * 1));
            *((__global char *) (arg_bytes + 16 + (long) i_48 * 1)) = (char) ((int) ((char) (i_49 + 1)));
            i_50 = (int) ((uint) i_47 + (uint) 1);
            i_47 = i_50;
        }
    }
    i_51 = (int) l_22;
    i_52 = GALEFS_LAUNCH_INT(arg_fs, 212L);
    i_53 = (int) get_local_id(0);
    l_54 = l_27 + (l_27 << 1);
    i_55 = (int) get_local_id(0);
    i_56 = 4;
    i_57 = 0;
    i_58 = 0;
    loop_47:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 4) {
            goto resume_4;
        }
        if (i_56 == 0) {
            break;
        }
        l_59 = (long) i_57;
        l_60 = l_59 + l_54;
        if (i_55 == 0) {
            i_61 = (i_57 < 1) ? 0 : 1;
            l_62 = gale_BlockAccess_beginWrite(arg_fs, i_56, i_51, l_60, ((int) ((uint) arg_partLength - (uint) i_57)), i_61, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_63 = l_62;
        } else {
            l_63 = 0L;
        }
        GALEFS_BROADCAST(7, l_64, l_63);
        if (l_64 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_23;
            gale_ints[gale_items + gale_item] = (uint) i_46;
            gale_ints[2 * gale_items + gale_item] = (uint) i_51;
            gale_ints[3 * gale_items + gale_item] = (uint) i_56;
            gale_ints[4 * gale_items + gale_item] = (uint) i_57;
            gale_longs[gale_item] = (ulong) l_59;
            gale_longs[gale_items + gale_item] = (ulong) l_60;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_64); }
            GALEFS_RETURN;
            resume_4:
            gale_resuming = 0;
            i_23 = (int) gale_ints[gale_item];
            i_46 = (int) gale_ints[gale_items + gale_item];
            i_51 = (int) gale_ints[2 * gale_items + gale_item];
            i_56 = (int) gale_ints[3 * gale_items + gale_item];
            i_57 = (int) gale_ints[4 * gale_items + gale_item];
            l_59 = (long) gale_longs[gale_item];
            l_60 = (long) gale_longs[gale_items + gale_item];
            l_24 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_26 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_27 = (long) i_26;
            i_52 = GALEFS_LAUNCH_INT(arg_fs, 212L);
            i_53 = (int) get_local_id(0);
            l_54 = l_27 + (l_27 << 1);
            i_55 = (int) get_local_id(0);
            l_64 = gale_reply(gale_entry);
        }
        i_65 = (int) l_64;
        if (l_64 < 0L) {
            i_66 = 0;
        } else {
            i_66 = i_65;
        }
        l_67 = gale_BlockAccess_offsetInRegion(arg_fs, l_64, l_60, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        gale_copy((arg_bytes + 16 + (l_27 + l_59)), (arg_fs + 16 + l_67), i_66);
        GALEFS_BARRIER(8);
        if (i_53 == 0) {
            if (!(i_66 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_66, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            }
        }
        i_68 = (int) ((uint) i_57 + (uint) i_66);
        if (l_64 < 0L) {
            if ((!(i_56 == 4)) || (i_68 < 1)) {
                i_69 = i_65;
            } else {
                i_69 = i_68;
            }
        } else {
            i_69 = i_68;
        }
        i_70 = (((!(i_56 == 4)) || (i_68 < 1)) || (i_52 == 0)) ? 0 : 5;
        if (i_66 == 0) {
            i_56 = i_70;
            i_57 = i_68;
            i_58 = i_69;
        } else {
            if (arg_partLength == i_68) {
                i_56 = i_70;
                i_57 = i_68;
                i_58 = i_69;
            } else {
                i_57 = i_68;
                i_58 = i_69;
            }
        }
    }
    i_71 = (int) get_local_id(0);
    i_72 = (int) get_local_id(0);
    i_73 = 1;
    i_74 = 0;
    i_75 = 0;
    loop_70:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 5) {
            goto resume_5;
        }
        if (!(i_73 == 1)) {
            break;
        }
        i_76 = (int) ((uint) arg_partLength - (uint) i_74);
        l_77 = l_27 + ((long) i_74);
        if (i_75 == 0) {
            i_78 = i_76;
        } else {
            i_79 = 4096 - ((int) (l_77 & 4095L));
            i_80 = (i_79 < i_76) ? i_79 : i_76;
            i_78 = i_80;
        }
        if (i_72 == 0) {
            l_81 = gale_BlockAccess_beginRead(arg_fs, i_23, l_77, i_78, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_82 = l_81;
        } else {
            l_82 = 0L;
        }
        GALEFS_BROADCAST(9, l_83, l_82);
        if (l_83 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_23;
            gale_ints[gale_items + gale_item] = (uint) i_46;
            gale_ints[2 * gale_items + gale_item] = (uint) i_51;
            gale_ints[3 * gale_items + gale_item] = (uint) i_58;
            gale_ints[4 * gale_items + gale_item] = (uint) i_74;
            gale_ints[5 * gale_items + gale_item] = (uint) i_75;
            gale_longs[gale_item] = (ulong) l_77;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_83); }
            GALEFS_RETURN;
            resume_5:
            gale_resuming = 0;
            i_23 = (int) gale_ints[gale_item];
            i_46 = (int) gale_ints[gale_items + gale_item];
            i_51 = (int) gale_ints[2 * gale_items + gale_item];
            i_58 = (int) gale_ints[3 * gale_items + gale_item];
            i_74 = (int) gale_ints[4 * gale_items + gale_item];
            i_75 = (int) gale_ints[5 * gale_items + gale_item];
            l_77 = (long) gale_longs[gale_item];
            l_24 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_26 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_27 = (long) i_26;
            i_52 = GALEFS_LAUNCH_INT(arg_fs, 212L);
            l_54 = l_27 + (l_27 << 1);
            i_71 = (int) get_local_id(0);
            i_72 = (int) get_local_id(0);
            l_83 = gale_reply(gale_entry);
        }
        i_84 = (int) l_83;
        if (l_83 < 0L) {
            i_85 = 0;
        } else {
            i_85 = i_84;
        }
        l_86 = gale_BlockAccess_offsetInRegion(arg_fs, l_83, l_77, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        gale_copy((arg_fs + 16 + l_86), (arg_shorts + 16 + l_77), i_85);
        GALEFS_BARRIER(10);
        if (i_71 == 0) {
            if (!(i_85 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_85, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            }
        }
        i_87 = (int) ((uint) i_74 + (uint) i_85);
        i_88 = ((l_83 == (-117L)) || (!((i_75 == 0) || ((l_24 & (l_27 + ((long) i_87))) == 0)))) ? 1 : 0;
        i_89 = ((l_83 == (-117L)) || (!((i_85 < 1) || (!(i_87 < arg_partLength))))) ? 1 : 0;
        if (l_83 < 0L) {
            if (l_83 == (-117L)) {
                i_73 = i_89;
                i_74 = i_87;
                i_75 = i_88;
            } else {
                i_73 = i_84;
                i_74 = i_87;
                i_75 = i_88;
            }
        } else {
            i_73 = i_89;
            i_74 = i_87;
            i_75 = i_88;
        }
    }
    if (i_74 < 1) {
        i_90 = i_73;
    } else {
        i_90 = i_74;
    }
    i_91 = (int) get_local_id(0);
    l_92 = (long) arg_partLength;
    l_93 = l_92 + l_54;
    i_94 = (int) get_local_id(0);
    i_95 = 4;
    i_96 = 0;
    i_97 = 0;
    loop_94:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 6) {
            goto resume_6;
        }
        if (i_95 == 0) {
            break;
        }
        l_98 = (long) i_96;
        l_99 = l_93 + l_98;
        if (i_94 == 0) {
            i_100 = (i_96 < 1) ? 0 : 1;
            l_101 = gale_BlockAccess_beginWrite(arg_fs, i_95, i_51, l_99, ((int) ((uint) arg_partLength - (uint) i_96)), i_100, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_102 = l_101;
        } else {
            l_102 = 0L;
        }
        GALEFS_BROADCAST(11, l_103, l_102);
        if (l_103 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_23;
            gale_ints[gale_items + gale_item] = (uint) i_46;
            gale_ints[2 * gale_items + gale_item] = (uint) i_51;
            gale_ints[3 * gale_items + gale_item] = (uint) i_58;
            gale_ints[4 * gale_items + gale_item] = (uint) i_90;
            gale_ints[5 * gale_items + gale_item] = (uint) i_95;
            gale_ints[6 * gale_items + gale_item] = (uint) i_96;
            gale_longs[gale_item] = (ulong) l_98;
            gale_longs[gale_items + gale_item] = (ulong) l_99;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_103); }
            GALEFS_RETURN;
            resume_6:
            gale_resuming = 0;
            i_23 = (int) gale_ints[gale_item];
            i_46 = (int) gale_ints[gale_items + gale_item];
            i_51 = (int) gale_ints[2 * gale_items + gale_item];
            i_58 = (int) gale_ints[3 * gale_items + gale_item];
            i_90 = (int) gale_ints[4 * gale_items + gale_item];
            i_95 = (int) gale_ints[5 * gale_items + gale_item];
            i_96 = (int) gale_ints[6 * gale_items + gale_item];
            l_98 = (long) gale_longs[gale_item];
            l_99 = (long) gale_longs[gale_items + gale_item];
            l_24 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_26 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_27 = (long) i_26;
            i_52 = GALEFS_LAUNCH_INT(arg_fs, 212L);
            l_54 = l_27 + (l_27 << 1);
            i_91 = (int) get_local_id(0);
            l_92 = (long) arg_partLength;
            l_93 = l_92 + l_54;
            i_94 = (int) get_local_id(0);
            l_103 = gale_reply(gale_entry);
        }
        i_104 = (int) l_103;
        if (l_103 < 0L) {
            i_105 = 0;
        } else {
            i_105 = i_104;
        }
        l_106 = gale_BlockAccess_offsetInRegion(arg_fs, l_103, l_99, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        gale_copy((arg_shorts + 16 + (l_27 + l_98)), (arg_fs + 16 + l_106), i_105);
        GALEFS_BARRIER(12);
        if (i_91 == 0) {
            if (!(i_105 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_105, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            }
        }
        i_107 = (int) ((uint) i_96 + (uint) i_105);
        if (l_103 < 0L) {
            if ((!(i_95 == 4)) || (i_107 < 1)) {
                i_108 = i_104;
            } else {
                i_108 = i_107;
            }
        } else {
            i_108 = i_107;
        }
        i_109 = (((!(i_95 == 4)) || (i_107 < 1)) || (i_52 == 0)) ? 0 : 5;
        if (i_105 == 0) {
            i_95 = i_109;
            i_96 = i_107;
            i_97 = i_108;
        } else {
            if (arg_partLength == i_107) {
                i_95 = i_109;
                i_96 = i_107;
                i_97 = i_108;
            } else {
                i_96 = i_107;
                i_97 = i_108;
            }
        }
    }
    i_110 = (int) get_local_id(0);
    i_111 = (int) get_local_id(0);
    i_112 = 1;
    i_113 = 0;
    i_114 = 0;
    loop_117:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 7) {
            goto resume_7;
        }
        if (!(i_112 == 1)) {
            break;
        }
        i_115 = (int) ((uint) arg_partLength - (uint) i_113);
        l_116 = l_27 + ((long) i_113);
        if (i_114 == 0) {
            i_117 = i_115;
        } else {
            i_118 = 4096 - ((int) (l_116 & 4095L));
            i_119 = (i_118 < i_115) ? i_118 : i_115;
            i_117 = i_119;
        }
        if (i_111 == 0) {
            l_120 = gale_BlockAccess_beginRead(arg_fs, i_23, l_116, i_117, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_121 = l_120;
        } else {
            l_121 = 0L;
        }
        GALEFS_BROADCAST(13, l_122, l_121);
        if (l_122 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_23;
            gale_ints[gale_items + gale_item] = (uint) i_46;
            gale_ints[2 * gale_items + gale_item] = (uint) i_51;
            gale_ints[3 * gale_items + gale_item] = (uint) i_58;
            gale_ints[4 * gale_items + gale_item] = (uint) i_90;
            gale_ints[5 * gale_items + gale_item] = (uint) i_97;
            gale_ints[6 * gale_items + gale_item] = (uint) i_113;
            gale_ints[7 * gale_items + gale_item] = (uint) i_114;
            gale_longs[gale_item] = (ulong) l_116;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_122); }
            GALEFS_RETURN;
            resume_7:
            gale_resuming = 0;
            i_23 = (int) gale_ints[gale_item];
            i_46 = (int) gale_ints[gale_items + gale_item];
            i_51 = (int) gale_ints[2 * gale_items + gale_item];
            i_58 = (int) gale_ints[3 * gale_items + gale_item];
            i_90 = (int) gale_ints[4 * gale_items + gale_item];
            i_97 = (int) gale_ints[5 * gale_items + gale_item];
            i_113 = (int) gale_ints[6 * gale_items + gale_item];
            i_114 = (int) gale_ints[7 * gale_items + gale_item];
            l_116 = (long) gale_longs[gale_item];
            l_24 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_26 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_27 = (long) i_26;
            i_52 = GALEFS_LAUNCH_INT(arg_fs, 212L);
            l_54 = l_27 + (l_27 << 1);
            l_92 = (long) arg_partLength;
            i_110 = (int) get_local_id(0);
            i_111 = (int) get_local_id(0);
            l_122 = gale_reply(gale_entry);
        }
        i_123 = (int) l_122;
        if (l_122 < 0L) {
            i_124 = 0;
        } else {
            i_124 = i_123;
        }
        l_125 = gale_BlockAccess_offsetInRegion(arg_fs, l_122, l_116, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        gale_copy((arg_fs + 16 + l_125), (arg_chars + 16 + l_116), i_124);
        GALEFS_BARRIER(14);
        if (i_110 == 0) {
            if (!(i_124 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_124, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            }
        }
        i_126 = (int) ((uint) i_113 + (uint) i_124);
        i_127 = ((l_122 == (-117L)) || (!((i_114 == 0) || ((l_24 & (l_27 + ((long) i_126))) == 0)))) ? 1 : 0;
        i_128 = ((l_122 == (-117L)) || (!((i_124 < 1) || (!(i_126 < arg_partLength))))) ? 1 : 0;
        if (l_122 < 0L) {
            if (l_122 == (-117L)) {
                i_112 = i_128;
                i_113 = i_126;
                i_114 = i_127;
            } else {
                i_112 = i_123;
                i_113 = i_126;
                i_114 = i_127;
            }
        } else {
            i_112 = i_128;
            i_113 = i_126;
            i_114 = i_127;
        }
    }
    if (i_113 < 1) {
        i_129 = i_112;
    } else {
        i_129 = i_113;
    }
    i_130 = (int) get_local_id(0);
    l_131 = (l_92 << 1) + l_54;
    i_132 = (int) get_local_id(0);
    i_133 = 4;
    i_134 = 0;
    i_135 = 0;
    loop_141:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 8) {
            goto resume_8;
        }
        if (i_133 == 0) {
            break;
        }
        l_136 = (long) i_134;
        l_137 = l_131 + l_136;
        if (i_132 == 0) {
            i_138 = (i_134 < 1) ? 0 : 1;
            l_139 = gale_BlockAccess_beginWrite(arg_fs, i_133, i_51, l_137, ((int) ((uint) arg_partLength - (uint) i_134)), i_138, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_140 = l_139;
        } else {
            l_140 = 0L;
        }
        GALEFS_BROADCAST(15, l_141, l_140);
        if (l_141 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_23;
            gale_ints[gale_items + gale_item] = (uint) i_46;
            gale_ints[2 * gale_items + gale_item] = (uint) i_51;
            gale_ints[3 * gale_items + gale_item] = (uint) i_58;
            gale_ints[4 * gale_items + gale_item] = (uint) i_90;
            gale_ints[5 * gale_items + gale_item] = (uint) i_97;
            gale_ints[6 * gale_items + gale_item] = (uint) i_129;
            gale_ints[7 * gale_items + gale_item] = (uint) i_133;
            gale_ints[8 * gale_items + gale_item] = (uint) i_134;
            gale_longs[gale_item] = (ulong) l_136;
            gale_longs[gale_items + gale_item] = (ulong) l_137;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_141); }
            GALEFS_RETURN;
            resume_8:
            gale_resuming = 0;
            i_23 = (int) gale_ints[gale_item];
            i_46 = (int) gale_ints[gale_items + gale_item];
            i_51 = (int) gale_ints[2 * gale_items + gale_item];
            i_58 = (int) gale_ints[3 * gale_items + gale_item];
            i_90 = (int) gale_ints[4 * gale_items + gale_item];
            i_97 = (int) gale_ints[5 * gale_items + gale_item];
            i_129 = (int) gale_ints[6 * gale_items + gale_item];
            i_133 = (int) gale_ints[7 * gale_items + gale_item];
            i_134 = (int) gale_ints[8 * gale_items + gale_item];
            l_136 = (long) gale_longs[gale_item];
            l_137 = (long) gale_longs[gale_items + gale_item];
            i_26 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_27 = (long) i_26;
            i_52 = GALEFS_LAUNCH_INT(arg_fs, 212L);
            i_130 = (int) get_local_id(0);
            l_92 = (long) arg_partLength;
            l_54 = l_27 + (l_27 << 1);
            l_131 = (l_92 << 1) + l_54;
            i_132 = (int) get_local_id(0);
            l_141 = gale_reply(gale_entry);
        }
        i_142 = (int) l_141;
        if (l_141 < 0L) {
            i_143 = 0;
        } else {
            i_143 = i_142;
        }
        l_144 = gale_BlockAccess_offsetInRegion(arg_fs, l_141, l_137, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        gale_copy((arg_chars + 16 + (l_27 + l_136)), (arg_fs + 16 + l_144), i_143);
        GALEFS_BARRIER(16);
        if (i_130 == 0) {
            if (!(i_143 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_143, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            }
        }
        i_145 = (int) ((uint) i_134 + (uint) i_143);
        if (l_141 < 0L) {
            if ((!(i_133 == 4)) || (i_145 < 1)) {
                i_146 = i_142;
            } else {
                i_146 = i_145;
            }
        } else {
            i_146 = i_145;
        }
        i_147 = (((!(i_133 == 4)) || (i_145 < 1)) || (i_52 == 0)) ? 0 : 5;
        if (i_143 == 0) {
            i_133 = i_147;
            i_134 = i_145;
            i_135 = i_146;
        } else {
            if (arg_partLength == i_145) {
                i_133 = i_147;
                i_134 = i_145;
                i_135 = i_146;
            } else {
                i_134 = i_145;
                i_135 = i_146;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_148 = gale_OpenFileCalls_beginClose(arg_fs, i_51, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_149 = l_148;
    } else {
        l_149 = 0L;
    }
    GALEFS_BROADCAST(17, l_150, l_149);
    if (l_150 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_23;
        gale_ints[gale_items + gale_item] = (uint) i_46;
        gale_ints[2 * gale_items + gale_item] = (uint) i_58;
        gale_ints[3 * gale_items + gale_item] = (uint) i_90;
        gale_ints[4 * gale_items + gale_item] = (uint) i_97;
        gale_ints[5 * gale_items + gale_item] = (uint) i_129;
        gale_ints[6 * gale_items + gale_item] = (uint) i_135;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_150); }
        GALEFS_RETURN;
        resume_9:
        gale_resuming = 0;
        i_23 = (int) gale_ints[gale_item];
        i_46 = (int) gale_ints[gale_items + gale_item];
        i_58 = (int) gale_ints[2 * gale_items + gale_item];
        i_90 = (int) gale_ints[3 * gale_items + gale_item];
        i_97 = (int) gale_ints[4 * gale_items + gale_item];
        i_129 = (int) gale_ints[5 * gale_items + gale_item];
        i_135 = (int) gale_ints[6 * gale_items + gale_item];
        l_150 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_151 = gale_OpenFileCalls_beginClose(arg_fs, i_23, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_152 = l_151;
    } else {
        l_152 = 0L;
    }
    GALEFS_BROADCAST(18, l_153, l_152);
    if (l_153 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_46;
        gale_ints[gale_items + gale_item] = (uint) i_58;
        gale_ints[2 * gale_items + gale_item] = (uint) i_90;
        gale_ints[3 * gale_items + gale_item] = (uint) i_97;
        gale_ints[4 * gale_items + gale_item] = (uint) i_129;
        gale_ints[5 * gale_items + gale_item] = (uint) i_135;
        gale_longs[gale_item] = (ulong) l_150;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_153); }
        GALEFS_RETURN;
        resume_10:
        gale_resuming = 0;
        i_46 = (int) gale_ints[gale_item];
        i_58 = (int) gale_ints[gale_items + gale_item];
        i_90 = (int) gale_ints[2 * gale_items + gale_item];
        i_97 = (int) gale_ints[3 * gale_items + gale_item];
        i_129 = (int) gale_ints[4 * gale_items + gale_item];
        i_135 = (int) gale_ints[5 * gale_items + gale_item];
        l_150 = (long) gale_longs[gale_item];
        l_153 = gale_reply(gale_entry);
    }
    *((__global gale_int *) (arg_results + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 2) + 16L))) = ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) i_46 + (uint) i_58)) + (uint) i_90)) + (uint) i_97)) + (uint) i_129)) + (uint) i_135)) + (uint) ((int) l_150))) + (uint) ((int) l_153)));
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
