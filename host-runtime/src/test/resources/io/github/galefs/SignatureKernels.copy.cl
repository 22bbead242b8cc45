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
// bytecode SHA-256: 8731cd87e0ceb716407a65025e39c4e9c896c722d8a89990ce1e8727f480fe27
// functions SHA-256: e825e5edd164057836d749159758c2b8e9e1bc03867c868e8dfb01f07dc3fcaa
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_104) VARIABLE(int, i_105) VARIABLE(int, i_106) VARIABLE(int, i_109) VARIABLE(int, i_110) VARIABLE(int, i_111) VARIABLE(int, i_112) VARIABLE(int, i_121) VARIABLE(int, i_122) VARIABLE(int, i_127) VARIABLE(int, i_128) VARIABLE(int, i_129) VARIABLE(int, i_131) VARIABLE(int, i_143) VARIABLE(int, i_144) VARIABLE(int, i_149) VARIABLE(int, i_15) VARIABLE(int, i_150) VARIABLE(int, i_151) VARIABLE(int, i_153) VARIABLE(int, i_154) VARIABLE(int, i_155) VARIABLE(int, i_156) VARIABLE(int, i_165) VARIABLE(int, i_166) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_34) VARIABLE(int, i_36) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_54) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_76) VARIABLE(int, i_77) VARIABLE(int, i_82) VARIABLE(int, i_83) VARIABLE(int, i_84) VARIABLE(int, i_86) VARIABLE(int, i_98) VARIABLE(int, i_99) VARIABLE(long, l_1) VARIABLE(long, l_107) VARIABLE(long, l_108) VARIABLE(long, l_113) VARIABLE(long, l_114) VARIABLE(long, l_120) VARIABLE(long, l_134) VARIABLE(long, l_14) VARIABLE(long, l_142) VARIABLE(long, l_152) VARIABLE(long, l_157) VARIABLE(long, l_158) VARIABLE(long, l_164) VARIABLE(long, l_175) VARIABLE(long, l_28) VARIABLE(long, l_33) VARIABLE(long, l_39) VARIABLE(long, l_47) VARIABLE(long, l_63) VARIABLE(long, l_68) VARIABLE(long, l_69) VARIABLE(long, l_75) VARIABLE(long, l_89) VARIABLE(long, l_97)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_1)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(l_1) VARIABLE(l_14)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_14)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(l_28) VARIABLE(l_33) VARIABLE(l_39)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(l_28) VARIABLE(l_33) VARIABLE(l_47)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_29) VARIABLE(i_54) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(l_33) VARIABLE(l_63) VARIABLE(l_68) VARIABLE(l_69)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_29) VARIABLE(i_54) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(l_33) VARIABLE(l_63) VARIABLE(l_75)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_29) VARIABLE(i_54) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_67) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_86) VARIABLE(l_33) VARIABLE(l_63) VARIABLE(l_89)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_29) VARIABLE(i_54) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_67) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_86) VARIABLE(i_98) VARIABLE(i_99) VARIABLE(l_33) VARIABLE(l_63) VARIABLE(l_97)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_109) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_29) VARIABLE(i_54) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_67) VARIABLE(l_107) VARIABLE(l_108) VARIABLE(l_113) VARIABLE(l_114) VARIABLE(l_33) VARIABLE(l_63)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_109) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_121) VARIABLE(i_122) VARIABLE(i_29) VARIABLE(i_54) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_67) VARIABLE(l_107) VARIABLE(l_108) VARIABLE(l_120) VARIABLE(l_33) VARIABLE(l_63)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_104) VARIABLE(i_112) VARIABLE(i_127) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_131) VARIABLE(i_29) VARIABLE(i_54) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_67) VARIABLE(l_107) VARIABLE(l_134) VARIABLE(l_33) VARIABLE(l_63)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_104) VARIABLE(i_112) VARIABLE(i_127) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_131) VARIABLE(i_143) VARIABLE(i_144) VARIABLE(i_29) VARIABLE(i_54) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_67) VARIABLE(l_107) VARIABLE(l_142) VARIABLE(l_33) VARIABLE(l_63)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_104) VARIABLE(i_112) VARIABLE(i_149) VARIABLE(i_150) VARIABLE(i_151) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_155) VARIABLE(i_29) VARIABLE(i_54) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_67) VARIABLE(l_152) VARIABLE(l_157) VARIABLE(l_158) VARIABLE(l_33)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_104) VARIABLE(i_112) VARIABLE(i_149) VARIABLE(i_150) VARIABLE(i_151) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_155) VARIABLE(i_165) VARIABLE(i_166) VARIABLE(i_29) VARIABLE(i_54) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_67) VARIABLE(l_152) VARIABLE(l_164) VARIABLE(l_33)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_104) VARIABLE(i_112) VARIABLE(i_149) VARIABLE(i_156) VARIABLE(i_29) VARIABLE(i_54) VARIABLE(i_67)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_104) VARIABLE(i_112) VARIABLE(i_149) VARIABLE(i_156) VARIABLE(i_54) VARIABLE(i_67) VARIABLE(l_175)

__kernel void galefs_copy(__global uchar *arg_fs, __global uchar *arg_path, __global uchar *arg_target, __global uchar *arg_bytes, __global uchar *arg_shorts, __global uchar *arg_chars, int arg_partLength, __global uchar *arg_results) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_2, i_7, i_9, i_10, i_15, i_16, i_21, i_23, i_24, i_29, i_30, i_31, i_32, i_34, i_35, i_36, i_37, i_38, i_40, i_41, i_42, i_48, i_49, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_64, i_65, i_66, i_67, i_70, i_76, i_77, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_90, i_91, i_92, i_98, i_99, i_101, i_102, i_103, i_104, i_105, i_106, i_109, i_110, i_111, i_112, i_115, i_121, i_122, i_124, i_125, i_126, i_127, i_128, i_129, i_130, i_131, i_132, i_133, i_135, i_136, i_137, i_143, i_144, i_146, i_147, i_148, i_149, i_150, i_151, i_153, i_154, i_155, i_156, i_159, i_165, i_166, i_168, i_169, i_170;
    long l_1, l_3, l_4, l_5, l_6, l_8, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_22, l_25, l_26, l_27, l_28, l_33, l_39, l_43, l_44, l_45, l_46, l_47, l_50, l_63, l_68, l_69, l_71, l_72, l_73, l_74, l_75, l_78, l_89, l_93, l_94, l_95, l_96, l_97, l_100, l_107, l_108, l_113, l_114, l_116, l_117, l_118, l_119, l_120, l_123, l_134, l_138, l_139, l_140, l_141, l_142, l_145, l_152, l_157, l_158, l_160, l_161, l_162, l_163, l_164, l_167, l_171, l_172, l_173, l_174, l_175, l_176, l_177, l_178, l_179, l_180;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
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
    i_29 = (int) l_14;
    i_30 = (int) get_local_id(0);
    i_31 = (int) get_local_id(0);
    i_32 = (int) ((uint) arg_partLength * (uint) gale_group);
    l_33 = (long) i_32;
    i_34 = (int) get_local_id(0);
    i_35 = 1;
    i_36 = 0;
    i_37 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_35 == 1)) {
            break;
        }
        i_38 = (int) ((uint) arg_partLength - (uint) i_36);
        l_39 = l_33 + ((long) i_36);
        if (i_37 == 0) {
            i_40 = i_38;
        } else {
            i_41 = 4096 - ((int) (l_39 & 4095L));
            i_42 = (i_41 < i_38) ? i_41 : i_38;
            i_40 = i_42;
        }
        if (i_34 == 0) {
            l_43 = gale_BlockAccess_beginRead(arg_fs, i_29, l_39, i_40, gale_group);
            l_44 = l_43;
        } else {
            l_44 = 0L;
        }
        if (i_31 == 0) {
            if (l_44 < (-4611686018427387904L)) {
                l_45 = gale_HostCall_awaitReply(arg_fs, l_44, gale_group);
                l_46 = l_45;
            } else {
                l_46 = l_44;
            }
        } else {
            l_46 = l_44;
        }
        GALEFS_BROADCAST(5, l_47, l_46);
        i_48 = (int) l_47;
        if (l_47 < 0L) {
            i_49 = 0;
        } else {
            i_49 = i_48;
        }
        l_50 = gale_BlockAccess_offsetInRegion(arg_fs, l_47, l_39, gale_group);
        gale_copy((arg_fs + 16 + l_50), (arg_bytes + 16 + l_39), i_49);
        GALEFS_BARRIER(6);
        if (i_30 == 0) {
            if (!(i_49 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_49, gale_group);
            }
        }
        i_51 = (int) ((uint) i_36 + (uint) i_49);
        i_52 = ((l_47 == (-117L)) || (!((i_49 < 1) || (!(i_51 < arg_partLength))))) ? 1 : 0;
        i_53 = (l_47 == (-117L)) ? 1 : 0;
        if (l_47 < 0L) {
            if (l_47 == (-117L)) {
                i_35 = i_52;
                i_36 = i_51;
                i_37 = i_53;
            } else {
                i_35 = i_48;
                i_36 = i_51;
                i_37 = i_53;
            }
        } else {
            i_35 = i_52;
            i_36 = i_51;
            i_37 = i_53;
        }
    }
    if (i_36 < 1) {
        i_54 = i_35;
    } else {
        i_54 = i_36;
    }
    if (((int) get_local_id(0)) == 0) {
        i_55 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_55 < i_54)) {
                break;
            }
            i_56 = (int) ((uint) i_32 + (uint) i_55);
            i_57 = (int) *((__global char *) (arg_bytes + 16 + (long) i_56 * 1));
            *((__global char *) (arg_bytes + 16 + (long) i_56 * 1)) = (char) ((int) ((char) (i_57 + 1)));
            i_58 = (int) ((uint) i_55 + (uint) 1);
            i_55 = i_58;
        }
    }
    i_59 = (int) l_28;
    i_60 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_61 = (int) get_local_id(0);
    i_62 = (int) get_local_id(0);
    l_63 = l_33 + (l_33 << 1);
    i_64 = (int) get_local_id(0);
    i_65 = 4;
    i_66 = 0;
    i_67 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_65 == 0) {
            break;
        }
        l_68 = (long) i_66;
        l_69 = l_68 + l_63;
        if (i_64 == 0) {
            i_70 = (i_66 < 1) ? 0 : 1;
            l_71 = gale_BlockAccess_beginWrite(arg_fs, i_65, i_59, l_69, ((int) ((uint) arg_partLength - (uint) i_66)), i_70, gale_group);
            l_72 = l_71;
        } else {
            l_72 = 0L;
        }
        if (i_62 == 0) {
            if (l_72 < (-4611686018427387904L)) {
                l_73 = gale_HostCall_awaitReply(arg_fs, l_72, gale_group);
                l_74 = l_73;
            } else {
                l_74 = l_72;
            }
        } else {
            l_74 = l_72;
        }
        GALEFS_BROADCAST(7, l_75, l_74);
        i_76 = (int) l_75;
        if (l_75 < 0L) {
            i_77 = 0;
        } else {
            i_77 = i_76;
        }
        l_78 = gale_BlockAccess_offsetInRegion(arg_fs, l_75, l_69, gale_group);
        gale_copy((arg_bytes + 16 + (l_33 + l_68)), (arg_fs + 16 + l_78), i_77);
        GALEFS_BARRIER(8);
        if (i_61 == 0) {
            if (!(i_77 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_77, gale_group);
            }
        }
        i_79 = (int) ((uint) i_66 + (uint) i_77);
        if (l_75 < 0L) {
            if ((!(i_65 == 4)) || (i_79 < 1)) {
                i_80 = i_76;
            } else {
                i_80 = i_79;
            }
        } else {
            i_80 = i_79;
        }
        i_81 = (((!(i_65 == 4)) || (i_79 < 1)) || (i_60 == 0)) ? 0 : 5;
        if (i_77 == 0) {
            i_65 = i_81;
            i_66 = i_79;
            i_67 = i_80;
        } else {
            if (arg_partLength == i_79) {
                i_65 = i_81;
                i_66 = i_79;
                i_67 = i_80;
            } else {
                i_66 = i_79;
                i_67 = i_80;
            }
        }
    }
    i_82 = (int) get_local_id(0);
    i_83 = (int) get_local_id(0);
    i_84 = (int) get_local_id(0);
    i_85 = 1;
    i_86 = 0;
    i_87 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_85 == 1)) {
            break;
        }
        i_88 = (int) ((uint) arg_partLength - (uint) i_86);
        l_89 = l_33 + ((long) i_86);
        if (i_87 == 0) {
            i_90 = i_88;
        } else {
            i_91 = 4096 - ((int) (l_89 & 4095L));
            i_92 = (i_91 < i_88) ? i_91 : i_88;
            i_90 = i_92;
        }
        if (i_84 == 0) {
            l_93 = gale_BlockAccess_beginRead(arg_fs, i_29, l_89, i_90, gale_group);
            l_94 = l_93;
        } else {
            l_94 = 0L;
        }
        if (i_83 == 0) {
            if (l_94 < (-4611686018427387904L)) {
                l_95 = gale_HostCall_awaitReply(arg_fs, l_94, gale_group);
                l_96 = l_95;
            } else {
                l_96 = l_94;
            }
        } else {
            l_96 = l_94;
        }
        GALEFS_BROADCAST(9, l_97, l_96);
        i_98 = (int) l_97;
        if (l_97 < 0L) {
            i_99 = 0;
        } else {
            i_99 = i_98;
        }
        l_100 = gale_BlockAccess_offsetInRegion(arg_fs, l_97, l_89, gale_group);
        gale_copy((arg_fs + 16 + l_100), (arg_shorts + 16 + l_89), i_99);
        GALEFS_BARRIER(10);
        if (i_82 == 0) {
            if (!(i_99 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_99, gale_group);
            }
        }
        i_101 = (int) ((uint) i_86 + (uint) i_99);
        i_102 = ((l_97 == (-117L)) || (!((i_99 < 1) || (!(i_101 < arg_partLength))))) ? 1 : 0;
        i_103 = (l_97 == (-117L)) ? 1 : 0;
        if (l_97 < 0L) {
            if (l_97 == (-117L)) {
                i_85 = i_102;
                i_86 = i_101;
                i_87 = i_103;
            } else {
                i_85 = i_98;
                i_86 = i_101;
                i_87 = i_103;
            }
        } else {
            i_85 = i_102;
            i_86 = i_101;
            i_87 = i_103;
        }
    }
    if (i_86 < 1) {
        i_104 = i_85;
    } else {
        i_104 = i_86;
    }
    i_105 = (int) get_local_id(0);
    i_106 = (int) get_local_id(0);
    l_107 = (long) arg_partLength;
    l_108 = l_107 + l_63;
    i_109 = (int) get_local_id(0);
    i_110 = 4;
    i_111 = 0;
    i_112 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_110 == 0) {
            break;
        }
        l_113 = (long) i_111;
        l_114 = l_108 + l_113;
        if (i_109 == 0) {
            i_115 = (i_111 < 1) ? 0 : 1;
            l_116 = gale_BlockAccess_beginWrite(arg_fs, i_110, i_59, l_114, ((int) ((uint) arg_partLength - (uint) i_111)), i_115, gale_group);
            l_117 = l_116;
        } else {
            l_117 = 0L;
        }
        if (i_106 == 0) {
            if (l_117 < (-4611686018427387904L)) {
                l_118 = gale_HostCall_awaitReply(arg_fs, l_117, gale_group);
                l_119 = l_118;
            } else {
                l_119 = l_117;
            }
        } else {
            l_119 = l_117;
        }
        GALEFS_BROADCAST(11, l_120, l_119);
        i_121 = (int) l_120;
        if (l_120 < 0L) {
            i_122 = 0;
        } else {
            i_122 = i_121;
        }
        l_123 = gale_BlockAccess_offsetInRegion(arg_fs, l_120, l_114, gale_group);
        gale_copy((arg_shorts + 16 + (l_33 + l_113)), (arg_fs + 16 + l_123), i_122);
        GALEFS_BARRIER(12);
        if (i_105 == 0) {
            if (!(i_122 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_122, gale_group);
            }
        }
        i_124 = (int) ((uint) i_111 + (uint) i_122);
        if (l_120 < 0L) {
            if ((!(i_110 == 4)) || (i_124 < 1)) {
                i_125 = i_121;
            } else {
                i_125 = i_124;
            }
        } else {
            i_125 = i_124;
        }
        i_126 = (((!(i_110 == 4)) || (i_124 < 1)) || (i_60 == 0)) ? 0 : 5;
        if (i_122 == 0) {
            i_110 = i_126;
            i_111 = i_124;
            i_112 = i_125;
        } else {
            if (arg_partLength == i_124) {
                i_110 = i_126;
                i_111 = i_124;
                i_112 = i_125;
            } else {
                i_111 = i_124;
                i_112 = i_125;
            }
        }
    }
    i_127 = (int) get_local_id(0);
    i_128 = (int) get_local_id(0);
    i_129 = (int) get_local_id(0);
    i_130 = 1;
    i_131 = 0;
    i_132 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_130 == 1)) {
            break;
        }
        i_133 = (int) ((uint) arg_partLength - (uint) i_131);
        l_134 = l_33 + ((long) i_131);
        if (i_132 == 0) {
            i_135 = i_133;
        } else {
            i_136 = 4096 - ((int) (l_134 & 4095L));
            i_137 = (i_136 < i_133) ? i_136 : i_133;
            i_135 = i_137;
        }
        if (i_129 == 0) {
            l_138 = gale_BlockAccess_beginRead(arg_fs, i_29, l_134, i_135, gale_group);
            l_139 = l_138;
        } else {
            l_139 = 0L;
        }
        if (i_128 == 0) {
            if (l_139 < (-4611686018427387904L)) {
                l_140 = gale_HostCall_awaitReply(arg_fs, l_139, gale_group);
                l_141 = l_140;
            } else {
                l_141 = l_139;
            }
        } else {
            l_141 = l_139;
        }
        GALEFS_BROADCAST(13, l_142, l_141);
        i_143 = (int) l_142;
        if (l_142 < 0L) {
            i_144 = 0;
        } else {
            i_144 = i_143;
        }
        l_145 = gale_BlockAccess_offsetInRegion(arg_fs, l_142, l_134, gale_group);
        gale_copy((arg_fs + 16 + l_145), (arg_chars + 16 + l_134), i_144);
        GALEFS_BARRIER(14);
        if (i_127 == 0) {
            if (!(i_144 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_144, gale_group);
            }
        }
        i_146 = (int) ((uint) i_131 + (uint) i_144);
        i_147 = ((l_142 == (-117L)) || (!((i_144 < 1) || (!(i_146 < arg_partLength))))) ? 1 : 0;
        i_148 = (l_142 == (-117L)) ? 1 : 0;
        if (l_142 < 0L) {
            if (l_142 == (-117L)) {
                i_130 = i_147;
                i_131 = i_146;
                i_132 = i_148;
            } else {
                i_130 = i_143;
                i_131 = i_146;
                i_132 = i_148;
            }
        } else {
            i_130 = i_147;
            i_131 = i_146;
            i_132 = i_148;
        }
    }
    if (i_131 < 1) {
        i_149 = i_130;
    } else {
        i_149 = i_131;
    }
    i_150 = (int) get_local_id(0);
    i_151 = (int) get_local_id(0);
    l_152 = (l_107 << 1) + l_63;
    i_153 = (int) get_local_id(0);
    i_154 = 4;
    i_155 = 0;
    i_156 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_154 == 0) {
            break;
        }
        l_157 = (long) i_155;
        l_158 = l_152 + l_157;
        if (i_153 == 0) {
            i_159 = (i_155 < 1) ? 0 : 1;
            l_160 = gale_BlockAccess_beginWrite(arg_fs, i_154, i_59, l_158, ((int) ((uint) arg_partLength - (uint) i_155)), i_159, gale_group);
            l_161 = l_160;
        } else {
            l_161 = 0L;
        }
        if (i_151 == 0) {
            if (l_161 < (-4611686018427387904L)) {
                l_162 = gale_HostCall_awaitReply(arg_fs, l_161, gale_group);
                l_163 = l_162;
            } else {
                l_163 = l_161;
            }
        } else {
            l_163 = l_161;
        }
        GALEFS_BROADCAST(15, l_164, l_163);
        i_165 = (int) l_164;
        if (l_164 < 0L) {
            i_166 = 0;
        } else {
            i_166 = i_165;
        }
        l_167 = gale_BlockAccess_offsetInRegion(arg_fs, l_164, l_158, gale_group);
        gale_copy((arg_chars + 16 + (l_33 + l_157)), (arg_fs + 16 + l_167), i_166);
        GALEFS_BARRIER(16);
        if (i_150 == 0) {
            if (!(i_166 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_166, gale_group);
            }
        }
        i_168 = (int) ((uint) i_155 + (uint) i_166);
        if (l_164 < 0L) {
            if ((!(i_154 == 4)) || (i_168 < 1)) {
                i_169 = i_165;
            } else {
                i_169 = i_168;
            }
        } else {
            i_169 = i_168;
        }
        i_170 = (((!(i_154 == 4)) || (i_168 < 1)) || (i_60 == 0)) ? 0 : 5;
        if (i_166 == 0) {
            i_154 = i_170;
            i_155 = i_168;
            i_156 = i_169;
        } else {
            if (arg_partLength == i_168) {
                i_154 = i_170;
                i_155 = i_168;
                i_156 = i_169;
            } else {
                i_155 = i_168;
                i_156 = i_169;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_171 = gale_OpenFileCalls_beginClose(arg_fs, i_59, gale_group);
        l_172 = l_171;
    } else {
        l_172 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_172 < (-4611686018427387904L)) {
            l_173 = gale_HostCall_awaitReply(arg_fs, l_172, gale_group);
            l_174 = l_173;
        } else {
            l_174 = l_172;
        }
    } else {
        l_174 = l_172;
    }
    GALEFS_BROADCAST(17, l_175, l_174);
    if (((int) get_local_id(0)) == 0) {
        l_176 = gale_OpenFileCalls_beginClose(arg_fs, i_29, gale_group);
        l_177 = l_176;
    } else {
        l_177 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_177 < (-4611686018427387904L)) {
            l_178 = gale_HostCall_awaitReply(arg_fs, l_177, gale_group);
            l_179 = l_178;
        } else {
            l_179 = l_177;
        }
    } else {
        l_179 = l_177;
    }
    GALEFS_BROADCAST(18, l_180, l_179);
    *((__global gale_int *) (arg_results + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) i_54 + (uint) i_67)) + (uint) i_104)) + (uint) i_112)) + (uint) i_149)) + (uint) i_156)) + (uint) ((int) l_175))) + (uint) ((int) l_180)));
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_103) VARIABLE(int, i_104) VARIABLE(int, i_109) VARIABLE(int, i_110) VARIABLE(int, i_112) VARIABLE(int, i_12) VARIABLE(int, i_122) VARIABLE(int, i_123) VARIABLE(int, i_128) VARIABLE(int, i_129) VARIABLE(int, i_131) VARIABLE(int, i_132) VARIABLE(int, i_133) VARIABLE(int, i_134) VARIABLE(int, i_141) VARIABLE(int, i_142) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_27) VARIABLE(int, i_29) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_45) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_70) VARIABLE(int, i_71) VARIABLE(int, i_73) VARIABLE(int, i_83) VARIABLE(int, i_84) VARIABLE(int, i_89) VARIABLE(int, i_90) VARIABLE(int, i_93) VARIABLE(int, i_94) VARIABLE(int, i_95) VARIABLE(int, i_96) VARIABLE(long, l_1) VARIABLE(long, l_102) VARIABLE(long, l_11) VARIABLE(long, l_115) VARIABLE(long, l_121) VARIABLE(long, l_130) VARIABLE(long, l_135) VARIABLE(long, l_136) VARIABLE(long, l_140) VARIABLE(long, l_149) VARIABLE(long, l_22) VARIABLE(long, l_26) VARIABLE(long, l_32) VARIABLE(long, l_38) VARIABLE(long, l_53) VARIABLE(long, l_58) VARIABLE(long, l_59) VARIABLE(long, l_63) VARIABLE(long, l_76) VARIABLE(long, l_82) VARIABLE(long, l_91) VARIABLE(long, l_92) VARIABLE(long, l_97) VARIABLE(long, l_98)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_1)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(l_1) VARIABLE(l_11)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_11)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(l_32)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(l_38)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_23) VARIABLE(i_45) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(l_26) VARIABLE(l_53) VARIABLE(l_58) VARIABLE(l_59)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_23) VARIABLE(i_45) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(l_26) VARIABLE(l_53) VARIABLE(l_63)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_23) VARIABLE(i_45) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_57) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(l_26) VARIABLE(l_53) VARIABLE(l_76)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_23) VARIABLE(i_45) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_57) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(l_26) VARIABLE(l_53) VARIABLE(l_82)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_23) VARIABLE(i_45) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_57) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(l_26) VARIABLE(l_53) VARIABLE(l_91) VARIABLE(l_92) VARIABLE(l_97) VARIABLE(l_98)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_23) VARIABLE(i_45) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_57) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(l_102) VARIABLE(l_26) VARIABLE(l_53) VARIABLE(l_91) VARIABLE(l_92)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_109) VARIABLE(i_110) VARIABLE(i_112) VARIABLE(i_23) VARIABLE(i_45) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_57) VARIABLE(i_89) VARIABLE(i_96) VARIABLE(l_115) VARIABLE(l_26) VARIABLE(l_53) VARIABLE(l_91)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_109) VARIABLE(i_110) VARIABLE(i_112) VARIABLE(i_122) VARIABLE(i_123) VARIABLE(i_23) VARIABLE(i_45) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_57) VARIABLE(i_89) VARIABLE(i_96) VARIABLE(l_121) VARIABLE(l_26) VARIABLE(l_53) VARIABLE(l_91)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_131) VARIABLE(i_132) VARIABLE(i_133) VARIABLE(i_23) VARIABLE(i_45) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_57) VARIABLE(i_89) VARIABLE(i_96) VARIABLE(l_130) VARIABLE(l_135) VARIABLE(l_136) VARIABLE(l_26)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_131) VARIABLE(i_132) VARIABLE(i_133) VARIABLE(i_141) VARIABLE(i_142) VARIABLE(i_23) VARIABLE(i_45) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_57) VARIABLE(i_89) VARIABLE(i_96) VARIABLE(l_130) VARIABLE(l_140) VARIABLE(l_26)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_128) VARIABLE(i_134) VARIABLE(i_23) VARIABLE(i_45) VARIABLE(i_57) VARIABLE(i_89) VARIABLE(i_96)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_128) VARIABLE(i_134) VARIABLE(i_45) VARIABLE(i_57) VARIABLE(i_89) VARIABLE(i_96) VARIABLE(l_149)

__kernel void galefs_copy(__global uchar *arg_fs, __global uchar *arg_path, __global uchar *arg_target, __global uchar *arg_bytes, __global uchar *arg_shorts, __global uchar *arg_chars, int arg_partLength, __global uchar *arg_results, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_2, i_6, i_8, i_9, i_12, i_13, i_17, i_19, i_20, i_23, i_24, i_25, i_27, i_28, i_29, i_30, i_31, i_33, i_34, i_35, i_39, i_40, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_54, i_55, i_56, i_57, i_60, i_64, i_65, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_77, i_78, i_79, i_83, i_84, i_86, i_87, i_88, i_89, i_90, i_93, i_94, i_95, i_96, i_99, i_103, i_104, i_106, i_107, i_108, i_109, i_110, i_111, i_112, i_113, i_114, i_116, i_117, i_118, i_122, i_123, i_125, i_126, i_127, i_128, i_129, i_131, i_132, i_133, i_134, i_137, i_141, i_142, i_144, i_145, i_146;
    long l_1, l_3, l_4, l_5, l_7, l_10, l_11, l_14, l_15, l_16, l_18, l_21, l_22, l_26, l_32, l_36, l_37, l_38, l_41, l_53, l_58, l_59, l_61, l_62, l_63, l_66, l_76, l_80, l_81, l_82, l_85, l_91, l_92, l_97, l_98, l_100, l_101, l_102, l_105, l_115, l_119, l_120, l_121, l_124, l_130, l_135, l_136, l_138, l_139, l_140, l_143, l_147, l_148, l_149, l_150, l_151, l_152;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 2 * gale_items);
    GALEFS_GROUP_RESUME()
    switch (gale_int_at(gale_entry + 8)) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        case 3:
            goto resume_3;
        case 4:
            goto resume_4;
        case 5:
            goto resume_5;
        case 6:
            goto resume_6;
        case 7:
            goto resume_7;
        case 8:
            goto resume_8;
        case 9:
            goto resume_9;
        case 10:
            goto resume_10;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_path + 12L));
    GALEFS_BARRIER(1);
    l_1 = *((__global gale_long *) (arg_fs + 16 + 32L));
    if (((int) get_local_id(0)) == 0) {
        i_2 = i_0 + (-1);
        l_3 = gale_FileOpener_begin(arg_fs, i_2, gale_group, gale_slot, gale_position);
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
            l_10 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_2, (-1), gale_group, gale_slot, gale_position);
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
        l_1 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_11 = gale_round_reply(gale_entry);
    }
    i_12 = *((__global gale_int *) (arg_target + 12L));
    GALEFS_BARRIER(3);
    if (((int) get_local_id(0)) == 0) {
        i_13 = i_12 << 1;
        l_14 = gale_FileOpener_begin(arg_fs, i_13, gale_group, gale_slot, gale_position);
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
            l_21 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, i_13, (-1), gale_group, gale_slot, gale_position);
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
        l_11 = (long) gale_longs[gale_item];
        l_22 = gale_round_reply(gale_entry);
    }
    i_23 = (int) l_11;
    i_24 = (int) get_local_id(0);
    i_25 = (int) ((uint) arg_partLength * (uint) gale_group);
    l_26 = (long) i_25;
    i_27 = (int) get_local_id(0);
    i_28 = 1;
    i_29 = 0;
    i_30 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_28 == 1)) {
            break;
        }
        i_31 = (int) ((uint) arg_partLength - (uint) i_29);
        l_32 = l_26 + ((long) i_29);
        if (i_30 == 0) {
            i_33 = i_31;
        } else {
            i_34 = 4096 - ((int) (l_32 & 4095L));
            i_35 = (i_34 < i_31) ? i_34 : i_31;
            i_33 = i_35;
        }
        if (i_27 == 0) {
            l_36 = gale_BlockAccess_beginRead(arg_fs, i_23, l_32, i_33, gale_group, gale_slot, gale_position);
            l_37 = l_36;
        } else {
            l_37 = 0L;
        }
        GALEFS_BROADCAST(5, l_38, l_37);
        if (l_38 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_22;
            gale_ints[gale_item] = (uint) i_23;
            gale_ints[gale_items + gale_item] = (uint) i_29;
            gale_longs[gale_items + gale_item] = (ulong) l_32;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_38); }
            GALEFS_RETURN;
            resume_3:
            l_22 = (long) gale_longs[gale_item];
            i_23 = (int) gale_ints[gale_item];
            i_29 = (int) gale_ints[gale_items + gale_item];
            l_32 = (long) gale_longs[gale_items + gale_item];
            i_24 = (int) get_local_id(0);
            i_25 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_26 = (long) i_25;
            i_27 = (int) get_local_id(0);
            l_38 = gale_round_reply(gale_entry);
        }
        i_39 = (int) l_38;
        if (l_38 < 0L) {
            i_40 = 0;
        } else {
            i_40 = i_39;
        }
        l_41 = gale_BlockAccess_offsetInRegion(arg_fs, l_38, l_32, gale_group, gale_slot, gale_position);
        gale_copy((arg_fs + 16 + l_41), (arg_bytes + 16 + l_32), i_40);
        GALEFS_BARRIER(6);
        if (i_24 == 0) {
            if (!(i_40 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_40, gale_group, gale_slot, gale_position);
            }
        }
        i_42 = (int) ((uint) i_29 + (uint) i_40);
        i_43 = ((l_38 == (-117L)) || (!((i_40 < 1) || (!(i_42 < arg_partLength))))) ? 1 : 0;
        i_44 = (l_38 == (-117L)) ? 1 : 0;
        if (l_38 < 0L) {
            if (l_38 == (-117L)) {
                i_28 = i_43;
                i_29 = i_42;
                i_30 = i_44;
            } else {
                i_28 = i_39;
                i_29 = i_42;
                i_30 = i_44;
            }
        } else {
            i_28 = i_43;
            i_29 = i_42;
            i_30 = i_44;
        }
    }
    if (i_29 < 1) {
        i_45 = i_28;
    } else {
        i_45 = i_29;
    }
    if (((int) get_local_id(0)) == 0) {
        i_46 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_46 < i_45)) {
                break;
            }
            i_47 = (int) ((uint) i_25 + (uint) i_46);
            i_48 = (int) *((__global char *) (arg_bytes + 16 + (long) i_47 * 1));
            *((__global char *) (arg_bytes + 16 + (long) i_47 * 1)) = (char) ((int) ((char) (i_48 + 1)));
            i_49 = (int) ((uint) i_46 + (uint) 1);
            i_46 = i_49;
        }
    }
    i_50 = (int) l_22;
    i_51 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_52 = (int) get_local_id(0);
    l_53 = l_26 + (l_26 << 1);
    i_54 = (int) get_local_id(0);
    i_55 = 4;
    i_56 = 0;
    i_57 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_55 == 0) {
            break;
        }
        l_58 = (long) i_56;
        l_59 = l_58 + l_53;
        if (i_54 == 0) {
            i_60 = (i_56 < 1) ? 0 : 1;
            l_61 = gale_BlockAccess_beginWrite(arg_fs, i_55, i_50, l_59, ((int) ((uint) arg_partLength - (uint) i_56)), i_60, gale_group, gale_slot, gale_position);
            l_62 = l_61;
        } else {
            l_62 = 0L;
        }
        GALEFS_BROADCAST(7, l_63, l_62);
        if (l_63 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_23;
            gale_ints[gale_items + gale_item] = (uint) i_45;
            gale_ints[2 * gale_items + gale_item] = (uint) i_50;
            gale_ints[3 * gale_items + gale_item] = (uint) i_55;
            gale_ints[4 * gale_items + gale_item] = (uint) i_56;
            gale_longs[gale_item] = (ulong) l_58;
            gale_longs[gale_items + gale_item] = (ulong) l_59;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_63); }
            GALEFS_RETURN;
            resume_4:
            i_23 = (int) gale_ints[gale_item];
            i_45 = (int) gale_ints[gale_items + gale_item];
            i_50 = (int) gale_ints[2 * gale_items + gale_item];
            i_55 = (int) gale_ints[3 * gale_items + gale_item];
            i_56 = (int) gale_ints[4 * gale_items + gale_item];
            l_58 = (long) gale_longs[gale_item];
            l_59 = (long) gale_longs[gale_items + gale_item];
            i_25 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_26 = (long) i_25;
            i_51 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_52 = (int) get_local_id(0);
            l_53 = l_26 + (l_26 << 1);
            i_54 = (int) get_local_id(0);
            l_63 = gale_round_reply(gale_entry);
        }
        i_64 = (int) l_63;
        if (l_63 < 0L) {
            i_65 = 0;
        } else {
            i_65 = i_64;
        }
        l_66 = gale_BlockAccess_offsetInRegion(arg_fs, l_63, l_59, gale_group, gale_slot, gale_position);
        gale_copy((arg_bytes + 16 + (l_26 + l_58)), (arg_fs + 16 + l_66), i_65);
        GALEFS_BARRIER(8);
        if (i_52 == 0) {
            if (!(i_65 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_65, gale_group, gale_slot, gale_position);
            }
        }
        i_67 = (int) ((uint) i_56 + (uint) i_65);
        if (l_63 < 0L) {
            if ((!(i_55 == 4)) || (i_67 < 1)) {
                i_68 = i_64;
            } else {
                i_68 = i_67;
            }
        } else {
            i_68 = i_67;
        }
        i_69 = (((!(i_55 == 4)) || (i_67 < 1)) || (i_51 == 0)) ? 0 : 5;
        if (i_65 == 0) {
            i_55 = i_69;
            i_56 = i_67;
            i_57 = i_68;
        } else {
            if (arg_partLength == i_67) {
                i_55 = i_69;
                i_56 = i_67;
                i_57 = i_68;
            } else {
                i_56 = i_67;
                i_57 = i_68;
            }
        }
    }
    i_70 = (int) get_local_id(0);
    i_71 = (int) get_local_id(0);
    i_72 = 1;
    i_73 = 0;
    i_74 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_72 == 1)) {
            break;
        }
        i_75 = (int) ((uint) arg_partLength - (uint) i_73);
        l_76 = l_26 + ((long) i_73);
        if (i_74 == 0) {
            i_77 = i_75;
        } else {
            i_78 = 4096 - ((int) (l_76 & 4095L));
            i_79 = (i_78 < i_75) ? i_78 : i_75;
            i_77 = i_79;
        }
        if (i_71 == 0) {
            l_80 = gale_BlockAccess_beginRead(arg_fs, i_23, l_76, i_77, gale_group, gale_slot, gale_position);
            l_81 = l_80;
        } else {
            l_81 = 0L;
        }
        GALEFS_BROADCAST(9, l_82, l_81);
        if (l_82 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_23;
            gale_ints[gale_items + gale_item] = (uint) i_45;
            gale_ints[2 * gale_items + gale_item] = (uint) i_50;
            gale_ints[3 * gale_items + gale_item] = (uint) i_57;
            gale_ints[4 * gale_items + gale_item] = (uint) i_73;
            gale_longs[gale_item] = (ulong) l_76;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_82); }
            GALEFS_RETURN;
            resume_5:
            i_23 = (int) gale_ints[gale_item];
            i_45 = (int) gale_ints[gale_items + gale_item];
            i_50 = (int) gale_ints[2 * gale_items + gale_item];
            i_57 = (int) gale_ints[3 * gale_items + gale_item];
            i_73 = (int) gale_ints[4 * gale_items + gale_item];
            l_76 = (long) gale_longs[gale_item];
            i_25 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_26 = (long) i_25;
            i_51 = *((__global gale_int *) (arg_fs + 16 + 212L));
            l_53 = l_26 + (l_26 << 1);
            i_70 = (int) get_local_id(0);
            i_71 = (int) get_local_id(0);
            l_82 = gale_round_reply(gale_entry);
        }
        i_83 = (int) l_82;
        if (l_82 < 0L) {
            i_84 = 0;
        } else {
            i_84 = i_83;
        }
        l_85 = gale_BlockAccess_offsetInRegion(arg_fs, l_82, l_76, gale_group, gale_slot, gale_position);
        gale_copy((arg_fs + 16 + l_85), (arg_shorts + 16 + l_76), i_84);
        GALEFS_BARRIER(10);
        if (i_70 == 0) {
            if (!(i_84 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_84, gale_group, gale_slot, gale_position);
            }
        }
        i_86 = (int) ((uint) i_73 + (uint) i_84);
        i_87 = ((l_82 == (-117L)) || (!((i_84 < 1) || (!(i_86 < arg_partLength))))) ? 1 : 0;
        i_88 = (l_82 == (-117L)) ? 1 : 0;
        if (l_82 < 0L) {
            if (l_82 == (-117L)) {
                i_72 = i_87;
                i_73 = i_86;
                i_74 = i_88;
            } else {
                i_72 = i_83;
                i_73 = i_86;
                i_74 = i_88;
            }
        } else {
            i_72 = i_87;
            i_73 = i_86;
            i_74 = i_88;
        }
    }
    if (i_73 < 1) {
        i_89 = i_72;
    } else {
        i_89 = i_73;
    }
    i_90 = (int) get_local_id(0);
    l_91 = (long) arg_partLength;
    l_92 = l_91 + l_53;
    i_93 = (int) get_local_id(0);
    i_94 = 4;
    i_95 = 0;
    i_96 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_94 == 0) {
            break;
        }
        l_97 = (long) i_95;
        l_98 = l_92 + l_97;
        if (i_93 == 0) {
            i_99 = (i_95 < 1) ? 0 : 1;
            l_100 = gale_BlockAccess_beginWrite(arg_fs, i_94, i_50, l_98, ((int) ((uint) arg_partLength - (uint) i_95)), i_99, gale_group, gale_slot, gale_position);
            l_101 = l_100;
        } else {
            l_101 = 0L;
        }
        GALEFS_BROADCAST(11, l_102, l_101);
        if (l_102 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_23;
            gale_ints[gale_items + gale_item] = (uint) i_45;
            gale_ints[2 * gale_items + gale_item] = (uint) i_50;
            gale_ints[3 * gale_items + gale_item] = (uint) i_57;
            gale_ints[4 * gale_items + gale_item] = (uint) i_89;
            gale_ints[5 * gale_items + gale_item] = (uint) i_94;
            gale_ints[6 * gale_items + gale_item] = (uint) i_95;
            gale_longs[gale_item] = (ulong) l_97;
            gale_longs[gale_items + gale_item] = (ulong) l_98;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_102); }
            GALEFS_RETURN;
            resume_6:
            i_23 = (int) gale_ints[gale_item];
            i_45 = (int) gale_ints[gale_items + gale_item];
            i_50 = (int) gale_ints[2 * gale_items + gale_item];
            i_57 = (int) gale_ints[3 * gale_items + gale_item];
            i_89 = (int) gale_ints[4 * gale_items + gale_item];
            i_94 = (int) gale_ints[5 * gale_items + gale_item];
            i_95 = (int) gale_ints[6 * gale_items + gale_item];
            l_97 = (long) gale_longs[gale_item];
            l_98 = (long) gale_longs[gale_items + gale_item];
            i_25 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_26 = (long) i_25;
            i_51 = *((__global gale_int *) (arg_fs + 16 + 212L));
            l_53 = l_26 + (l_26 << 1);
            i_90 = (int) get_local_id(0);
            l_91 = (long) arg_partLength;
            l_92 = l_91 + l_53;
            i_93 = (int) get_local_id(0);
            l_102 = gale_round_reply(gale_entry);
        }
        i_103 = (int) l_102;
        if (l_102 < 0L) {
            i_104 = 0;
        } else {
            i_104 = i_103;
        }
        l_105 = gale_BlockAccess_offsetInRegion(arg_fs, l_102, l_98, gale_group, gale_slot, gale_position);
        gale_copy((arg_shorts + 16 + (l_26 + l_97)), (arg_fs + 16 + l_105), i_104);
        GALEFS_BARRIER(12);
        if (i_90 == 0) {
            if (!(i_104 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_104, gale_group, gale_slot, gale_position);
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
        i_108 = (((!(i_94 == 4)) || (i_106 < 1)) || (i_51 == 0)) ? 0 : 5;
        if (i_104 == 0) {
            i_94 = i_108;
            i_95 = i_106;
            i_96 = i_107;
        } else {
            if (arg_partLength == i_106) {
                i_94 = i_108;
                i_95 = i_106;
                i_96 = i_107;
            } else {
                i_95 = i_106;
                i_96 = i_107;
            }
        }
    }
    i_109 = (int) get_local_id(0);
    i_110 = (int) get_local_id(0);
    i_111 = 1;
    i_112 = 0;
    i_113 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_111 == 1)) {
            break;
        }
        i_114 = (int) ((uint) arg_partLength - (uint) i_112);
        l_115 = l_26 + ((long) i_112);
        if (i_113 == 0) {
            i_116 = i_114;
        } else {
            i_117 = 4096 - ((int) (l_115 & 4095L));
            i_118 = (i_117 < i_114) ? i_117 : i_114;
            i_116 = i_118;
        }
        if (i_110 == 0) {
            l_119 = gale_BlockAccess_beginRead(arg_fs, i_23, l_115, i_116, gale_group, gale_slot, gale_position);
            l_120 = l_119;
        } else {
            l_120 = 0L;
        }
        GALEFS_BROADCAST(13, l_121, l_120);
        if (l_121 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_23;
            gale_ints[gale_items + gale_item] = (uint) i_45;
            gale_ints[2 * gale_items + gale_item] = (uint) i_50;
            gale_ints[3 * gale_items + gale_item] = (uint) i_57;
            gale_ints[4 * gale_items + gale_item] = (uint) i_89;
            gale_ints[5 * gale_items + gale_item] = (uint) i_96;
            gale_ints[6 * gale_items + gale_item] = (uint) i_112;
            gale_longs[gale_item] = (ulong) l_115;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_121); }
            GALEFS_RETURN;
            resume_7:
            i_23 = (int) gale_ints[gale_item];
            i_45 = (int) gale_ints[gale_items + gale_item];
            i_50 = (int) gale_ints[2 * gale_items + gale_item];
            i_57 = (int) gale_ints[3 * gale_items + gale_item];
            i_89 = (int) gale_ints[4 * gale_items + gale_item];
            i_96 = (int) gale_ints[5 * gale_items + gale_item];
            i_112 = (int) gale_ints[6 * gale_items + gale_item];
            l_115 = (long) gale_longs[gale_item];
            i_25 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_26 = (long) i_25;
            i_51 = *((__global gale_int *) (arg_fs + 16 + 212L));
            l_53 = l_26 + (l_26 << 1);
            l_91 = (long) arg_partLength;
            i_109 = (int) get_local_id(0);
            i_110 = (int) get_local_id(0);
            l_121 = gale_round_reply(gale_entry);
        }
        i_122 = (int) l_121;
        if (l_121 < 0L) {
            i_123 = 0;
        } else {
            i_123 = i_122;
        }
        l_124 = gale_BlockAccess_offsetInRegion(arg_fs, l_121, l_115, gale_group, gale_slot, gale_position);
        gale_copy((arg_fs + 16 + l_124), (arg_chars + 16 + l_115), i_123);
        GALEFS_BARRIER(14);
        if (i_109 == 0) {
            if (!(i_123 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_123, gale_group, gale_slot, gale_position);
            }
        }
        i_125 = (int) ((uint) i_112 + (uint) i_123);
        i_126 = ((l_121 == (-117L)) || (!((i_123 < 1) || (!(i_125 < arg_partLength))))) ? 1 : 0;
        i_127 = (l_121 == (-117L)) ? 1 : 0;
        if (l_121 < 0L) {
            if (l_121 == (-117L)) {
                i_111 = i_126;
                i_112 = i_125;
                i_113 = i_127;
            } else {
                i_111 = i_122;
                i_112 = i_125;
                i_113 = i_127;
            }
        } else {
            i_111 = i_126;
            i_112 = i_125;
            i_113 = i_127;
        }
    }
    if (i_112 < 1) {
        i_128 = i_111;
    } else {
        i_128 = i_112;
    }
    i_129 = (int) get_local_id(0);
    l_130 = (l_91 << 1) + l_53;
    i_131 = (int) get_local_id(0);
    i_132 = 4;
    i_133 = 0;
    i_134 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_132 == 0) {
            break;
        }
        l_135 = (long) i_133;
        l_136 = l_130 + l_135;
        if (i_131 == 0) {
            i_137 = (i_133 < 1) ? 0 : 1;
            l_138 = gale_BlockAccess_beginWrite(arg_fs, i_132, i_50, l_136, ((int) ((uint) arg_partLength - (uint) i_133)), i_137, gale_group, gale_slot, gale_position);
            l_139 = l_138;
        } else {
            l_139 = 0L;
        }
        GALEFS_BROADCAST(15, l_140, l_139);
        if (l_140 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_23;
            gale_ints[gale_items + gale_item] = (uint) i_45;
            gale_ints[2 * gale_items + gale_item] = (uint) i_50;
            gale_ints[3 * gale_items + gale_item] = (uint) i_57;
            gale_ints[4 * gale_items + gale_item] = (uint) i_89;
            gale_ints[5 * gale_items + gale_item] = (uint) i_96;
            gale_ints[6 * gale_items + gale_item] = (uint) i_128;
            gale_ints[7 * gale_items + gale_item] = (uint) i_132;
            gale_ints[8 * gale_items + gale_item] = (uint) i_133;
            gale_longs[gale_item] = (ulong) l_135;
            gale_longs[gale_items + gale_item] = (ulong) l_136;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_140); }
            GALEFS_RETURN;
            resume_8:
            i_23 = (int) gale_ints[gale_item];
            i_45 = (int) gale_ints[gale_items + gale_item];
            i_50 = (int) gale_ints[2 * gale_items + gale_item];
            i_57 = (int) gale_ints[3 * gale_items + gale_item];
            i_89 = (int) gale_ints[4 * gale_items + gale_item];
            i_96 = (int) gale_ints[5 * gale_items + gale_item];
            i_128 = (int) gale_ints[6 * gale_items + gale_item];
            i_132 = (int) gale_ints[7 * gale_items + gale_item];
            i_133 = (int) gale_ints[8 * gale_items + gale_item];
            l_135 = (long) gale_longs[gale_item];
            l_136 = (long) gale_longs[gale_items + gale_item];
            i_25 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_26 = (long) i_25;
            i_51 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_129 = (int) get_local_id(0);
            l_91 = (long) arg_partLength;
            l_53 = l_26 + (l_26 << 1);
            l_130 = (l_91 << 1) + l_53;
            i_131 = (int) get_local_id(0);
            l_140 = gale_round_reply(gale_entry);
        }
        i_141 = (int) l_140;
        if (l_140 < 0L) {
            i_142 = 0;
        } else {
            i_142 = i_141;
        }
        l_143 = gale_BlockAccess_offsetInRegion(arg_fs, l_140, l_136, gale_group, gale_slot, gale_position);
        gale_copy((arg_chars + 16 + (l_26 + l_135)), (arg_fs + 16 + l_143), i_142);
        GALEFS_BARRIER(16);
        if (i_129 == 0) {
            if (!(i_142 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_142, gale_group, gale_slot, gale_position);
            }
        }
        i_144 = (int) ((uint) i_133 + (uint) i_142);
        if (l_140 < 0L) {
            if ((!(i_132 == 4)) || (i_144 < 1)) {
                i_145 = i_141;
            } else {
                i_145 = i_144;
            }
        } else {
            i_145 = i_144;
        }
        i_146 = (((!(i_132 == 4)) || (i_144 < 1)) || (i_51 == 0)) ? 0 : 5;
        if (i_142 == 0) {
            i_132 = i_146;
            i_133 = i_144;
            i_134 = i_145;
        } else {
            if (arg_partLength == i_144) {
                i_132 = i_146;
                i_133 = i_144;
                i_134 = i_145;
            } else {
                i_133 = i_144;
                i_134 = i_145;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_147 = gale_OpenFileCalls_beginClose(arg_fs, i_50, gale_group, gale_slot, gale_position);
        l_148 = l_147;
    } else {
        l_148 = 0L;
    }
    GALEFS_BROADCAST(17, l_149, l_148);
    if (l_149 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_23;
        gale_ints[gale_items + gale_item] = (uint) i_45;
        gale_ints[2 * gale_items + gale_item] = (uint) i_57;
        gale_ints[3 * gale_items + gale_item] = (uint) i_89;
        gale_ints[4 * gale_items + gale_item] = (uint) i_96;
        gale_ints[5 * gale_items + gale_item] = (uint) i_128;
        gale_ints[6 * gale_items + gale_item] = (uint) i_134;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_149); }
        GALEFS_RETURN;
        resume_9:
        i_23 = (int) gale_ints[gale_item];
        i_45 = (int) gale_ints[gale_items + gale_item];
        i_57 = (int) gale_ints[2 * gale_items + gale_item];
        i_89 = (int) gale_ints[3 * gale_items + gale_item];
        i_96 = (int) gale_ints[4 * gale_items + gale_item];
        i_128 = (int) gale_ints[5 * gale_items + gale_item];
        i_134 = (int) gale_ints[6 * gale_items + gale_item];
        l_149 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_150 = gale_OpenFileCalls_beginClose(arg_fs, i_23, gale_group, gale_slot, gale_position);
        l_151 = l_150;
    } else {
        l_151 = 0L;
    }
    GALEFS_BROADCAST(18, l_152, l_151);
    if (l_152 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_45;
        gale_ints[gale_items + gale_item] = (uint) i_57;
        gale_ints[2 * gale_items + gale_item] = (uint) i_89;
        gale_ints[3 * gale_items + gale_item] = (uint) i_96;
        gale_ints[4 * gale_items + gale_item] = (uint) i_128;
        gale_ints[5 * gale_items + gale_item] = (uint) i_134;
        gale_longs[gale_item] = (ulong) l_149;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_152); }
        GALEFS_RETURN;
        resume_10:
        i_45 = (int) gale_ints[gale_item];
        i_57 = (int) gale_ints[gale_items + gale_item];
        i_89 = (int) gale_ints[2 * gale_items + gale_item];
        i_96 = (int) gale_ints[3 * gale_items + gale_item];
        i_128 = (int) gale_ints[4 * gale_items + gale_item];
        i_134 = (int) gale_ints[5 * gale_items + gale_item];
        l_149 = (long) gale_longs[gale_item];
        l_152 = gale_round_reply(gale_entry);
    }
    *((__global gale_int *) (arg_results + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 2) + 16L))) = ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) i_45 + (uint) i_57)) + (uint) i_89)) + (uint) i_96)) + (uint) i_128)) + (uint) i_134)) + (uint) ((int) l_149))) + (uint) ((int) l_152)));
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
