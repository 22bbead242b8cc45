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
// bytecode SHA-256: 4e58dde7e064f8cfddbe91e6aaac0131be1af74f7871e66643440544146f3b34
// functions SHA-256: bb1d3f85a508edb0995eb6ec20ef51370c4abda3deae6039e52aae1e17e67792
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_int_at gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_107) VARIABLE(int, i_108) VARIABLE(int, i_113) VARIABLE(int, i_114) VARIABLE(int, i_115) VARIABLE(int, i_117) VARIABLE(int, i_124) VARIABLE(int, i_125) VARIABLE(int, i_129) VARIABLE(int, i_130) VARIABLE(int, i_131) VARIABLE(int, i_133) VARIABLE(int, i_134) VARIABLE(int, i_135) VARIABLE(int, i_136) VARIABLE(int, i_144) VARIABLE(int, i_145) VARIABLE(int, i_15) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_34) VARIABLE(int, i_36) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_48) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_75) VARIABLE(int, i_76) VARIABLE(int, i_77) VARIABLE(int, i_79) VARIABLE(int, i_86) VARIABLE(int, i_87) VARIABLE(int, i_91) VARIABLE(int, i_92) VARIABLE(int, i_93) VARIABLE(int, i_96) VARIABLE(int, i_97) VARIABLE(int, i_98) VARIABLE(int, i_99) VARIABLE(long, l_1) VARIABLE(long, l_100) VARIABLE(long, l_101) VARIABLE(long, l_106) VARIABLE(long, l_118) VARIABLE(long, l_123) VARIABLE(long, l_132) VARIABLE(long, l_137) VARIABLE(long, l_138) VARIABLE(long, l_14) VARIABLE(long, l_143) VARIABLE(long, l_154) VARIABLE(long, l_28) VARIABLE(long, l_33) VARIABLE(long, l_37) VARIABLE(long, l_42) VARIABLE(long, l_57) VARIABLE(long, l_62) VARIABLE(long, l_63) VARIABLE(long, l_68) VARIABLE(long, l_80) VARIABLE(long, l_85) VARIABLE(long, l_94) VARIABLE(long, l_95)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_1)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(l_1) VARIABLE(l_14)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_14)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(l_28) VARIABLE(l_33) VARIABLE(l_37)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(l_28) VARIABLE(l_33) VARIABLE(l_42)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_29) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(l_33) VARIABLE(l_57) VARIABLE(l_62) VARIABLE(l_63)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_29) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(l_33) VARIABLE(l_57) VARIABLE(l_68)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_29) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_61) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(l_33) VARIABLE(l_57) VARIABLE(l_80)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_29) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_61) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(l_33) VARIABLE(l_57) VARIABLE(l_85)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_29) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_61) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(i_98) VARIABLE(l_100) VARIABLE(l_101) VARIABLE(l_33) VARIABLE(l_57) VARIABLE(l_94) VARIABLE(l_95)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_107) VARIABLE(i_108) VARIABLE(i_29) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_61) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(i_98) VARIABLE(l_106) VARIABLE(l_33) VARIABLE(l_57) VARIABLE(l_94) VARIABLE(l_95)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_115) VARIABLE(i_117) VARIABLE(i_29) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_61) VARIABLE(i_91) VARIABLE(i_99) VARIABLE(l_118) VARIABLE(l_33) VARIABLE(l_57) VARIABLE(l_94)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_115) VARIABLE(i_117) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_29) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_61) VARIABLE(i_91) VARIABLE(i_99) VARIABLE(l_123) VARIABLE(l_33) VARIABLE(l_57) VARIABLE(l_94)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_129) VARIABLE(i_130) VARIABLE(i_131) VARIABLE(i_133) VARIABLE(i_134) VARIABLE(i_135) VARIABLE(i_29) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_61) VARIABLE(i_91) VARIABLE(i_99) VARIABLE(l_132) VARIABLE(l_137) VARIABLE(l_138) VARIABLE(l_33)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_129) VARIABLE(i_130) VARIABLE(i_131) VARIABLE(i_133) VARIABLE(i_134) VARIABLE(i_135) VARIABLE(i_144) VARIABLE(i_145) VARIABLE(i_29) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_61) VARIABLE(i_91) VARIABLE(i_99) VARIABLE(l_132) VARIABLE(l_143) VARIABLE(l_33)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_129) VARIABLE(i_136) VARIABLE(i_29) VARIABLE(i_48) VARIABLE(i_61) VARIABLE(i_91) VARIABLE(i_99)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_129) VARIABLE(i_136) VARIABLE(i_48) VARIABLE(i_61) VARIABLE(i_91) VARIABLE(i_99) VARIABLE(l_154)

__kernel void galefs_copy(__global uchar *arg_fs, __global uchar *arg_path, __global uchar *arg_target, __global uchar *arg_bytes, __global uchar *arg_shorts, __global uchar *arg_chars, int arg_partLength, __global uchar *arg_results) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_2, i_7, i_9, i_10, i_15, i_16, i_21, i_23, i_24, i_29, i_30, i_31, i_32, i_34, i_35, i_36, i_43, i_44, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_58, i_59, i_60, i_61, i_69, i_70, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_86, i_87, i_89, i_90, i_91, i_92, i_93, i_96, i_97, i_98, i_99, i_107, i_108, i_110, i_111, i_112, i_113, i_114, i_115, i_116, i_117, i_124, i_125, i_127, i_128, i_129, i_130, i_131, i_133, i_134, i_135, i_136, i_144, i_145, i_147, i_148, i_149;
    long l_1, l_3, l_4, l_5, l_6, l_8, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_22, l_25, l_26, l_27, l_28, l_33, l_37, l_38, l_39, l_40, l_41, l_42, l_45, l_57, l_62, l_63, l_64, l_65, l_66, l_67, l_68, l_71, l_80, l_81, l_82, l_83, l_84, l_85, l_88, l_94, l_95, l_100, l_101, l_102, l_103, l_104, l_105, l_106, l_109, l_118, l_119, l_120, l_121, l_122, l_123, l_126, l_132, l_137, l_138, l_139, l_140, l_141, l_142, l_143, l_146, l_150, l_151, l_152, l_153, l_154, l_155, l_156, l_157, l_158, l_159;
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
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_35 == 1)) {
            break;
        }
        l_37 = l_33 + ((long) i_36);
        if (i_34 == 0) {
            l_38 = gale_BlockAccess_beginRead(arg_fs, i_29, l_37, ((int) ((uint) arg_partLength - (uint) i_36)), gale_group);
            l_39 = l_38;
        } else {
            l_39 = 0L;
        }
        if (i_31 == 0) {
            if (l_39 < (-4611686018427387904L)) {
                l_40 = gale_HostCall_awaitReply(arg_fs, l_39, gale_group);
                l_41 = l_40;
            } else {
                l_41 = l_39;
            }
        } else {
            l_41 = l_39;
        }
        GALEFS_BROADCAST(5, l_42, l_41);
        i_43 = (int) l_42;
        if (l_42 < 0L) {
            i_44 = 0;
        } else {
            i_44 = i_43;
        }
        l_45 = gale_BlockAccess_offsetInRegion(arg_fs, l_42, l_37, gale_group);
        gale_copy((arg_fs + 16 + l_45), (arg_bytes + 16 + l_37), i_44);
        GALEFS_BARRIER(6);
        if (i_30 == 0) {
            if (!(i_44 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_44, gale_group);
            }
        }
        i_46 = (int) ((uint) i_36 + (uint) i_44);
        if (l_42 < 0L) {
            i_35 = i_43;
            i_36 = i_46;
        } else {
            i_47 = ((i_44 < 1) || (!(i_46 < arg_partLength))) ? 0 : 1;
            i_35 = i_47;
            i_36 = i_46;
        }
    }
    if (i_36 < 1) {
        i_48 = i_35;
    } else {
        i_48 = i_36;
    }
    if (((int) get_local_id(0)) == 0) {
        i_49 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_49 < i_48)) {
                break;
            }
            i_50 = (int) ((uint) i_32 + (uint) i_49);
            i_51 = (int) *((__global char *) (arg_bytes + 16 + (long) i_50 * 1));
            *((__global char *) (arg_bytes + 16 + (long) i_50 * 1)) = (char) ((int) ((char) (i_51 + 1)));
            i_52 = (int) ((uint) i_49 + (uint) 1);
            i_49 = i_52;
        }
    }
    i_53 = (int) l_28;
    i_54 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_55 = (int) get_local_id(0);
    i_56 = (int) get_local_id(0);
    l_57 = l_33 + (l_33 << 1);
    i_58 = (int) get_local_id(0);
    i_59 = 4;
    i_60 = 0;
    i_61 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_59 == 0) {
            break;
        }
        l_62 = (long) i_60;
        l_63 = l_62 + l_57;
        if (i_58 == 0) {
            l_64 = gale_BlockAccess_beginWrite(arg_fs, i_59, i_53, l_63, ((int) ((uint) arg_partLength - (uint) i_60)), gale_group);
            l_65 = l_64;
        } else {
            l_65 = 0L;
        }
        if (i_56 == 0) {
            if (l_65 < (-4611686018427387904L)) {
                l_66 = gale_HostCall_awaitReply(arg_fs, l_65, gale_group);
                l_67 = l_66;
            } else {
                l_67 = l_65;
            }
        } else {
            l_67 = l_65;
        }
        GALEFS_BROADCAST(7, l_68, l_67);
        i_69 = (int) l_68;
        if (l_68 < 0L) {
            i_70 = 0;
        } else {
            i_70 = i_69;
        }
        l_71 = gale_BlockAccess_offsetInRegion(arg_fs, l_68, l_63, gale_group);
        gale_copy((arg_bytes + 16 + (l_33 + l_62)), (arg_fs + 16 + l_71), i_70);
        GALEFS_BARRIER(8);
        if (i_55 == 0) {
            if (!(i_70 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_70, gale_group);
            }
        }
        i_72 = (int) ((uint) i_60 + (uint) i_70);
        if (l_68 < 0L) {
            if ((!(i_59 == 4)) || (i_72 < 1)) {
                i_73 = i_69;
            } else {
                i_73 = i_72;
            }
        } else {
            i_73 = i_72;
        }
        i_74 = (((!(i_59 == 4)) || (i_72 < 1)) || (i_54 == 0)) ? 0 : 5;
        if (i_70 == 0) {
            i_59 = i_74;
            i_60 = i_72;
            i_61 = i_73;
        } else {
            if (arg_partLength == i_72) {
                i_59 = i_74;
                i_60 = i_72;
                i_61 = i_73;
            } else {
                i_60 = i_72;
                i_61 = i_73;
            }
        }
    }
    i_75 = (int) get_local_id(0);
    i_76 = (int) get_local_id(0);
    i_77 = (int) get_local_id(0);
    i_78 = 1;
    i_79 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_78 == 1)) {
            break;
        }
        l_80 = l_33 + ((long) i_79);
        if (i_77 == 0) {
            l_81 = gale_BlockAccess_beginRead(arg_fs, i_29, l_80, ((int) ((uint) arg_partLength - (uint) i_79)), gale_group);
            l_82 = l_81;
        } else {
            l_82 = 0L;
        }
        if (i_76 == 0) {
            if (l_82 < (-4611686018427387904L)) {
                l_83 = gale_HostCall_awaitReply(arg_fs, l_82, gale_group);
                l_84 = l_83;
            } else {
                l_84 = l_82;
            }
        } else {
            l_84 = l_82;
        }
        GALEFS_BROADCAST(9, l_85, l_84);
        i_86 = (int) l_85;
        if (l_85 < 0L) {
            i_87 = 0;
        } else {
            i_87 = i_86;
        }
        l_88 = gale_BlockAccess_offsetInRegion(arg_fs, l_85, l_80, gale_group);
        gale_copy((arg_fs + 16 + l_88), (arg_shorts + 16 + l_80), i_87);
        GALEFS_BARRIER(10);
        if (i_75 == 0) {
            if (!(i_87 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_87, gale_group);
            }
        }
        i_89 = (int) ((uint) i_79 + (uint) i_87);
        if (l_85 < 0L) {
            i_78 = i_86;
            i_79 = i_89;
        } else {
            i_90 = ((i_87 < 1) || (!(i_89 < arg_partLength))) ? 0 : 1;
            i_78 = i_90;
            i_79 = i_89;
        }
    }
    if (i_79 < 1) {
        i_91 = i_78;
    } else {
        i_91 = i_79;
    }
    i_92 = (int) get_local_id(0);
    i_93 = (int) get_local_id(0);
    l_94 = (long) arg_partLength;
    l_95 = l_94 + l_57;
    i_96 = (int) get_local_id(0);
    i_97 = 4;
    i_98 = 0;
    i_99 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_97 == 0) {
            break;
        }
        l_100 = (long) i_98;
        l_101 = l_95 + l_100;
        if (i_96 == 0) {
            l_102 = gale_BlockAccess_beginWrite(arg_fs, i_97, i_53, l_101, ((int) ((uint) arg_partLength - (uint) i_98)), gale_group);
            l_103 = l_102;
        } else {
            l_103 = 0L;
        }
        if (i_93 == 0) {
            if (l_103 < (-4611686018427387904L)) {
                l_104 = gale_HostCall_awaitReply(arg_fs, l_103, gale_group);
                l_105 = l_104;
            } else {
                l_105 = l_103;
            }
        } else {
            l_105 = l_103;
        }
        GALEFS_BROADCAST(11, l_106, l_105);
        i_107 = (int) l_106;
        if (l_106 < 0L) {
            i_108 = 0;
        } else {
            i_108 = i_107;
        }
        l_109 = gale_BlockAccess_offsetInRegion(arg_fs, l_106, l_101, gale_group);
        gale_copy((arg_shorts + 16 + (l_33 + l_100)), (arg_fs + 16 + l_109), i_108);
        GALEFS_BARRIER(12);
        if (i_92 == 0) {
            if (!(i_108 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_108, gale_group);
            }
        }
        i_110 = (int) ((uint) i_98 + (uint) i_108);
        if (l_106 < 0L) {
            if ((!(i_97 == 4)) || (i_110 < 1)) {
                i_111 = i_107;
            } else {
                i_111 = i_110;
            }
        } else {
            i_111 = i_110;
        }
        i_112 = (((!(i_97 == 4)) || (i_110 < 1)) || (i_54 == 0)) ? 0 : 5;
        if (i_108 == 0) {
            i_97 = i_112;
            i_98 = i_110;
            i_99 = i_111;
        } else {
            if (arg_partLength == i_110) {
                i_97 = i_112;
                i_98 = i_110;
                i_99 = i_111;
            } else {
                i_98 = i_110;
                i_99 = i_111;
            }
        }
    }
    i_113 = (int) get_local_id(0);
    i_114 = (int) get_local_id(0);
    i_115 = (int) get_local_id(0);
    i_116 = 1;
    i_117 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_116 == 1)) {
            break;
        }
        l_118 = l_33 + ((long) i_117);
        if (i_115 == 0) {
            l_119 = gale_BlockAccess_beginRead(arg_fs, i_29, l_118, ((int) ((uint) arg_partLength - (uint) i_117)), gale_group);
            l_120 = l_119;
        } else {
            l_120 = 0L;
        }
        if (i_114 == 0) {
            if (l_120 < (-4611686018427387904L)) {
                l_121 = gale_HostCall_awaitReply(arg_fs, l_120, gale_group);
                l_122 = l_121;
            } else {
                l_122 = l_120;
            }
        } else {
            l_122 = l_120;
        }
        GALEFS_BROADCAST(13, l_123, l_122);
        i_124 = (int) l_123;
        if (l_123 < 0L) {
            i_125 = 0;
        } else {
            i_125 = i_124;
        }
        l_126 = gale_BlockAccess_offsetInRegion(arg_fs, l_123, l_118, gale_group);
        gale_copy((arg_fs + 16 + l_126), (arg_chars + 16 + l_118), i_125);
        GALEFS_BARRIER(14);
        if (i_113 == 0) {
            if (!(i_125 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_125, gale_group);
            }
        }
        i_127 = (int) ((uint) i_117 + (uint) i_125);
        if (l_123 < 0L) {
            i_116 = i_124;
            i_117 = i_127;
        } else {
            i_128 = ((i_125 < 1) || (!(i_127 < arg_partLength))) ? 0 : 1;
            i_116 = i_128;
            i_117 = i_127;
        }
    }
    if (i_117 < 1) {
        i_129 = i_116;
    } else {
        i_129 = i_117;
    }
    i_130 = (int) get_local_id(0);
    i_131 = (int) get_local_id(0);
    l_132 = (l_94 << 1) + l_57;
    i_133 = (int) get_local_id(0);
    i_134 = 4;
    i_135 = 0;
    i_136 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_134 == 0) {
            break;
        }
        l_137 = (long) i_135;
        l_138 = l_132 + l_137;
        if (i_133 == 0) {
            l_139 = gale_BlockAccess_beginWrite(arg_fs, i_134, i_53, l_138, ((int) ((uint) arg_partLength - (uint) i_135)), gale_group);
            l_140 = l_139;
        } else {
            l_140 = 0L;
        }
        if (i_131 == 0) {
            if (l_140 < (-4611686018427387904L)) {
                l_141 = gale_HostCall_awaitReply(arg_fs, l_140, gale_group);
                l_142 = l_141;
            } else {
                l_142 = l_140;
            }
        } else {
            l_142 = l_140;
        }
        GALEFS_BROADCAST(15, l_143, l_142);
        i_144 = (int) l_143;
        if (l_143 < 0L) {
            i_145 = 0;
        } else {
            i_145 = i_144;
        }
        l_146 = gale_BlockAccess_offsetInRegion(arg_fs, l_143, l_138, gale_group);
        gale_copy((arg_chars + 16 + (l_33 + l_137)), (arg_fs + 16 + l_146), i_145);
        GALEFS_BARRIER(16);
        if (i_130 == 0) {
            if (!(i_145 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_145, gale_group);
            }
        }
        i_147 = (int) ((uint) i_135 + (uint) i_145);
        if (l_143 < 0L) {
            if ((!(i_134 == 4)) || (i_147 < 1)) {
                i_148 = i_144;
            } else {
                i_148 = i_147;
            }
        } else {
            i_148 = i_147;
        }
        i_149 = (((!(i_134 == 4)) || (i_147 < 1)) || (i_54 == 0)) ? 0 : 5;
        if (i_145 == 0) {
            i_134 = i_149;
            i_135 = i_147;
            i_136 = i_148;
        } else {
            if (arg_partLength == i_147) {
                i_134 = i_149;
                i_135 = i_147;
                i_136 = i_148;
            } else {
                i_135 = i_147;
                i_136 = i_148;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_150 = gale_OpenFileCalls_beginClose(arg_fs, i_53, gale_group);
        l_151 = l_150;
    } else {
        l_151 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_151 < (-4611686018427387904L)) {
            l_152 = gale_HostCall_awaitReply(arg_fs, l_151, gale_group);
            l_153 = l_152;
        } else {
            l_153 = l_151;
        }
    } else {
        l_153 = l_151;
    }
    GALEFS_BROADCAST(17, l_154, l_153);
    if (((int) get_local_id(0)) == 0) {
        l_155 = gale_OpenFileCalls_beginClose(arg_fs, i_29, gale_group);
        l_156 = l_155;
    } else {
        l_156 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_156 < (-4611686018427387904L)) {
            l_157 = gale_HostCall_awaitReply(arg_fs, l_156, gale_group);
            l_158 = l_157;
        } else {
            l_158 = l_156;
        }
    } else {
        l_158 = l_156;
    }
    GALEFS_BROADCAST(18, l_159, l_158);
    *((__global gale_int *) (arg_results + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) i_48 + (uint) i_61)) + (uint) i_91)) + (uint) i_99)) + (uint) i_129)) + (uint) i_136)) + (uint) ((int) l_154))) + (uint) ((int) l_159)));
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_103) VARIABLE(int, i_104) VARIABLE(int, i_108) VARIABLE(int, i_109) VARIABLE(int, i_111) VARIABLE(int, i_112) VARIABLE(int, i_113) VARIABLE(int, i_114) VARIABLE(int, i_12) VARIABLE(int, i_120) VARIABLE(int, i_121) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_27) VARIABLE(int, i_29) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_39) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_66) VARIABLE(int, i_71) VARIABLE(int, i_72) VARIABLE(int, i_76) VARIABLE(int, i_77) VARIABLE(int, i_80) VARIABLE(int, i_81) VARIABLE(int, i_82) VARIABLE(int, i_83) VARIABLE(int, i_89) VARIABLE(int, i_90) VARIABLE(int, i_95) VARIABLE(int, i_96) VARIABLE(int, i_98) VARIABLE(long, l_1) VARIABLE(long, l_102) VARIABLE(long, l_11) VARIABLE(long, l_110) VARIABLE(long, l_115) VARIABLE(long, l_116) VARIABLE(long, l_119) VARIABLE(long, l_128) VARIABLE(long, l_22) VARIABLE(long, l_26) VARIABLE(long, l_30) VARIABLE(long, l_33) VARIABLE(long, l_47) VARIABLE(long, l_52) VARIABLE(long, l_53) VARIABLE(long, l_56) VARIABLE(long, l_67) VARIABLE(long, l_70) VARIABLE(long, l_78) VARIABLE(long, l_79) VARIABLE(long, l_84) VARIABLE(long, l_85) VARIABLE(long, l_88) VARIABLE(long, l_99)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_1)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(l_1) VARIABLE(l_11)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_11)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(l_30)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(l_33)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_23) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(l_26) VARIABLE(l_47) VARIABLE(l_52) VARIABLE(l_53)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_23) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(l_26) VARIABLE(l_47) VARIABLE(l_56)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_23) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_51) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(l_26) VARIABLE(l_47) VARIABLE(l_67)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_23) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_51) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(l_26) VARIABLE(l_47) VARIABLE(l_70)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_23) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_51) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(l_26) VARIABLE(l_47) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(l_84) VARIABLE(l_85)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_23) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_51) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(l_26) VARIABLE(l_47) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(l_88)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_23) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_51) VARIABLE(i_76) VARIABLE(i_83) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_26) VARIABLE(l_47) VARIABLE(l_78) VARIABLE(l_99)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_23) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_51) VARIABLE(i_76) VARIABLE(i_83) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_102) VARIABLE(l_26) VARIABLE(l_47) VARIABLE(l_78)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_108) VARIABLE(i_109) VARIABLE(i_111) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_23) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_51) VARIABLE(i_76) VARIABLE(i_83) VARIABLE(l_110) VARIABLE(l_115) VARIABLE(l_116) VARIABLE(l_26)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_108) VARIABLE(i_109) VARIABLE(i_111) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_120) VARIABLE(i_121) VARIABLE(i_23) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_51) VARIABLE(i_76) VARIABLE(i_83) VARIABLE(l_110) VARIABLE(l_119) VARIABLE(l_26)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_108) VARIABLE(i_114) VARIABLE(i_23) VARIABLE(i_39) VARIABLE(i_51) VARIABLE(i_76) VARIABLE(i_83)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_108) VARIABLE(i_114) VARIABLE(i_39) VARIABLE(i_51) VARIABLE(i_76) VARIABLE(i_83) VARIABLE(l_128)

__kernel void galefs_copy(__global uchar *arg_fs, __global uchar *arg_path, __global uchar *arg_target, __global uchar *arg_bytes, __global uchar *arg_shorts, __global uchar *arg_chars, int arg_partLength, __global uchar *arg_results, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_2, i_6, i_8, i_9, i_12, i_13, i_17, i_19, i_20, i_23, i_24, i_25, i_27, i_28, i_29, i_34, i_35, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_48, i_49, i_50, i_51, i_57, i_58, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_71, i_72, i_74, i_75, i_76, i_77, i_80, i_81, i_82, i_83, i_89, i_90, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_103, i_104, i_106, i_107, i_108, i_109, i_111, i_112, i_113, i_114, i_120, i_121, i_123, i_124, i_125;
    long l_1, l_3, l_4, l_5, l_7, l_10, l_11, l_14, l_15, l_16, l_18, l_21, l_22, l_26, l_30, l_31, l_32, l_33, l_36, l_47, l_52, l_53, l_54, l_55, l_56, l_59, l_67, l_68, l_69, l_70, l_73, l_78, l_79, l_84, l_85, l_86, l_87, l_88, l_91, l_99, l_100, l_101, l_102, l_105, l_110, l_115, l_116, l_117, l_118, l_119, l_122, l_126, l_127, l_128, l_129, l_130, l_131;
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
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_28 == 1)) {
            break;
        }
        l_30 = l_26 + ((long) i_29);
        if (i_27 == 0) {
            l_31 = gale_BlockAccess_beginRead(arg_fs, i_23, l_30, ((int) ((uint) arg_partLength - (uint) i_29)), gale_group, gale_slot, gale_position);
            l_32 = l_31;
        } else {
            l_32 = 0L;
        }
        GALEFS_BROADCAST(5, l_33, l_32);
        if (l_33 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_22;
            gale_ints[gale_item] = (uint) i_23;
            gale_ints[gale_items + gale_item] = (uint) i_29;
            gale_longs[gale_items + gale_item] = (ulong) l_30;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_33); }
            GALEFS_RETURN;
            resume_3:
            l_22 = (long) gale_longs[gale_item];
            i_23 = (int) gale_ints[gale_item];
            i_29 = (int) gale_ints[gale_items + gale_item];
            l_30 = (long) gale_longs[gale_items + gale_item];
            i_24 = (int) get_local_id(0);
            i_25 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_26 = (long) i_25;
            i_27 = (int) get_local_id(0);
            l_33 = gale_round_reply(gale_entry);
        }
        i_34 = (int) l_33;
        if (l_33 < 0L) {
            i_35 = 0;
        } else {
            i_35 = i_34;
        }
        l_36 = gale_BlockAccess_offsetInRegion(arg_fs, l_33, l_30, gale_group, gale_slot, gale_position);
        gale_copy((arg_fs + 16 + l_36), (arg_bytes + 16 + l_30), i_35);
        GALEFS_BARRIER(6);
        if (i_24 == 0) {
            if (!(i_35 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_35, gale_group, gale_slot, gale_position);
            }
        }
        i_37 = (int) ((uint) i_29 + (uint) i_35);
        if (l_33 < 0L) {
            i_28 = i_34;
            i_29 = i_37;
        } else {
            i_38 = ((i_35 < 1) || (!(i_37 < arg_partLength))) ? 0 : 1;
            i_28 = i_38;
            i_29 = i_37;
        }
    }
    if (i_29 < 1) {
        i_39 = i_28;
    } else {
        i_39 = i_29;
    }
    if (((int) get_local_id(0)) == 0) {
        i_40 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_40 < i_39)) {
                break;
            }
            i_41 = (int) ((uint) i_25 + (uint) i_40);
            i_42 = (int) *((__global char *) (arg_bytes + 16 + (long) i_41 * 1));
            *((__global char *) (arg_bytes + 16 + (long) i_41 * 1)) = (char) ((int) ((char) (i_42 + 1)));
            i_43 = (int) ((uint) i_40 + (uint) 1);
            i_40 = i_43;
        }
    }
    i_44 = (int) l_22;
    i_45 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_46 = (int) get_local_id(0);
    l_47 = l_26 + (l_26 << 1);
    i_48 = (int) get_local_id(0);
    i_49 = 4;
    i_50 = 0;
    i_51 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_49 == 0) {
            break;
        }
        l_52 = (long) i_50;
        l_53 = l_52 + l_47;
        if (i_48 == 0) {
            l_54 = gale_BlockAccess_beginWrite(arg_fs, i_49, i_44, l_53, ((int) ((uint) arg_partLength - (uint) i_50)), gale_group, gale_slot, gale_position);
            l_55 = l_54;
        } else {
            l_55 = 0L;
        }
        GALEFS_BROADCAST(7, l_56, l_55);
        if (l_56 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_23;
            gale_ints[gale_items + gale_item] = (uint) i_39;
            gale_ints[2 * gale_items + gale_item] = (uint) i_44;
            gale_ints[3 * gale_items + gale_item] = (uint) i_49;
            gale_ints[4 * gale_items + gale_item] = (uint) i_50;
            gale_longs[gale_item] = (ulong) l_52;
            gale_longs[gale_items + gale_item] = (ulong) l_53;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_56); }
            GALEFS_RETURN;
            resume_4:
            i_23 = (int) gale_ints[gale_item];
            i_39 = (int) gale_ints[gale_items + gale_item];
            i_44 = (int) gale_ints[2 * gale_items + gale_item];
            i_49 = (int) gale_ints[3 * gale_items + gale_item];
            i_50 = (int) gale_ints[4 * gale_items + gale_item];
            l_52 = (long) gale_longs[gale_item];
            l_53 = (long) gale_longs[gale_items + gale_item];
            i_25 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_26 = (long) i_25;
            i_45 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_46 = (int) get_local_id(0);
            l_47 = l_26 + (l_26 << 1);
            i_48 = (int) get_local_id(0);
            l_56 = gale_round_reply(gale_entry);
        }
        i_57 = (int) l_56;
        if (l_56 < 0L) {
            i_58 = 0;
        } else {
            i_58 = i_57;
        }
        l_59 = gale_BlockAccess_offsetInRegion(arg_fs, l_56, l_53, gale_group, gale_slot, gale_position);
        gale_copy((arg_bytes + 16 + (l_26 + l_52)), (arg_fs + 16 + l_59), i_58);
        GALEFS_BARRIER(8);
        if (i_46 == 0) {
            if (!(i_58 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_58, gale_group, gale_slot, gale_position);
            }
        }
        i_60 = (int) ((uint) i_50 + (uint) i_58);
        if (l_56 < 0L) {
            if ((!(i_49 == 4)) || (i_60 < 1)) {
                i_61 = i_57;
            } else {
                i_61 = i_60;
            }
        } else {
            i_61 = i_60;
        }
        i_62 = (((!(i_49 == 4)) || (i_60 < 1)) || (i_45 == 0)) ? 0 : 5;
        if (i_58 == 0) {
            i_49 = i_62;
            i_50 = i_60;
            i_51 = i_61;
        } else {
            if (arg_partLength == i_60) {
                i_49 = i_62;
                i_50 = i_60;
                i_51 = i_61;
            } else {
                i_50 = i_60;
                i_51 = i_61;
            }
        }
    }
    i_63 = (int) get_local_id(0);
    i_64 = (int) get_local_id(0);
    i_65 = 1;
    i_66 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_65 == 1)) {
            break;
        }
        l_67 = l_26 + ((long) i_66);
        if (i_64 == 0) {
            l_68 = gale_BlockAccess_beginRead(arg_fs, i_23, l_67, ((int) ((uint) arg_partLength - (uint) i_66)), gale_group, gale_slot, gale_position);
            l_69 = l_68;
        } else {
            l_69 = 0L;
        }
        GALEFS_BROADCAST(9, l_70, l_69);
        if (l_70 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_23;
            gale_ints[gale_items + gale_item] = (uint) i_39;
            gale_ints[2 * gale_items + gale_item] = (uint) i_44;
            gale_ints[3 * gale_items + gale_item] = (uint) i_51;
            gale_ints[4 * gale_items + gale_item] = (uint) i_66;
            gale_longs[gale_item] = (ulong) l_67;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_70); }
            GALEFS_RETURN;
            resume_5:
            i_23 = (int) gale_ints[gale_item];
            i_39 = (int) gale_ints[gale_items + gale_item];
            i_44 = (int) gale_ints[2 * gale_items + gale_item];
            i_51 = (int) gale_ints[3 * gale_items + gale_item];
            i_66 = (int) gale_ints[4 * gale_items + gale_item];
            l_67 = (long) gale_longs[gale_item];
            i_25 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_26 = (long) i_25;
            i_45 = *((__global gale_int *) (arg_fs + 16 + 212L));
            l_47 = l_26 + (l_26 << 1);
            i_63 = (int) get_local_id(0);
            i_64 = (int) get_local_id(0);
            l_70 = gale_round_reply(gale_entry);
        }
        i_71 = (int) l_70;
        if (l_70 < 0L) {
            i_72 = 0;
        } else {
            i_72 = i_71;
        }
        l_73 = gale_BlockAccess_offsetInRegion(arg_fs, l_70, l_67, gale_group, gale_slot, gale_position);
        gale_copy((arg_fs + 16 + l_73), (arg_shorts + 16 + l_67), i_72);
        GALEFS_BARRIER(10);
        if (i_63 == 0) {
            if (!(i_72 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_72, gale_group, gale_slot, gale_position);
            }
        }
        i_74 = (int) ((uint) i_66 + (uint) i_72);
        if (l_70 < 0L) {
            i_65 = i_71;
            i_66 = i_74;
        } else {
            i_75 = ((i_72 < 1) || (!(i_74 < arg_partLength))) ? 0 : 1;
            i_65 = i_75;
            i_66 = i_74;
        }
    }
    if (i_66 < 1) {
        i_76 = i_65;
    } else {
        i_76 = i_66;
    }
    i_77 = (int) get_local_id(0);
    l_78 = (long) arg_partLength;
    l_79 = l_78 + l_47;
    i_80 = (int) get_local_id(0);
    i_81 = 4;
    i_82 = 0;
    i_83 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_81 == 0) {
            break;
        }
        l_84 = (long) i_82;
        l_85 = l_79 + l_84;
        if (i_80 == 0) {
            l_86 = gale_BlockAccess_beginWrite(arg_fs, i_81, i_44, l_85, ((int) ((uint) arg_partLength - (uint) i_82)), gale_group, gale_slot, gale_position);
            l_87 = l_86;
        } else {
            l_87 = 0L;
        }
        GALEFS_BROADCAST(11, l_88, l_87);
        if (l_88 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_23;
            gale_ints[gale_items + gale_item] = (uint) i_39;
            gale_ints[2 * gale_items + gale_item] = (uint) i_44;
            gale_ints[3 * gale_items + gale_item] = (uint) i_51;
            gale_ints[4 * gale_items + gale_item] = (uint) i_76;
            gale_ints[5 * gale_items + gale_item] = (uint) i_81;
            gale_ints[6 * gale_items + gale_item] = (uint) i_82;
            gale_longs[gale_item] = (ulong) l_84;
            gale_longs[gale_items + gale_item] = (ulong) l_85;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_88); }
            GALEFS_RETURN;
            resume_6:
            i_23 = (int) gale_ints[gale_item];
            i_39 = (int) gale_ints[gale_items + gale_item];
            i_44 = (int) gale_ints[2 * gale_items + gale_item];
            i_51 = (int) gale_ints[3 * gale_items + gale_item];
            i_76 = (int) gale_ints[4 * gale_items + gale_item];
            i_81 = (int) gale_ints[5 * gale_items + gale_item];
            i_82 = (int) gale_ints[6 * gale_items + gale_item];
            l_84 = (long) gale_longs[gale_item];
            l_85 = (long) gale_longs[gale_items + gale_item];
            i_25 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_26 = (long) i_25;
            i_45 = *((__global gale_int *) (arg_fs + 16 + 212L));
            l_47 = l_26 + (l_26 << 1);
            i_77 = (int) get_local_id(0);
            l_78 = (long) arg_partLength;
            l_79 = l_78 + l_47;
            i_80 = (int) get_local_id(0);
            l_88 = gale_round_reply(gale_entry);
        }
        i_89 = (int) l_88;
        if (l_88 < 0L) {
            i_90 = 0;
        } else {
            i_90 = i_89;
        }
        l_91 = gale_BlockAccess_offsetInRegion(arg_fs, l_88, l_85, gale_group, gale_slot, gale_position);
        gale_copy((arg_shorts + 16 + (l_26 + l_84)), (arg_fs + 16 + l_91), i_90);
        GALEFS_BARRIER(12);
        if (i_77 == 0) {
            if (!(i_90 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_90, gale_group, gale_slot, gale_position);
            }
        }
        i_92 = (int) ((uint) i_82 + (uint) i_90);
        if (l_88 < 0L) {
            if ((!(i_81 == 4)) || (i_92 < 1)) {
                i_93 = i_89;
            } else {
                i_93 = i_92;
            }
        } else {
            i_93 = i_92;
        }
        i_94 = (((!(i_81 == 4)) || (i_92 < 1)) || (i_45 == 0)) ? 0 : 5;
        if (i_90 == 0) {
            i_81 = i_94;
            i_82 = i_92;
            i_83 = i_93;
        } else {
            if (arg_partLength == i_92) {
                i_81 = i_94;
                i_82 = i_92;
                i_83 = i_93;
            } else {
                i_82 = i_92;
                i_83 = i_93;
            }
        }
    }
    i_95 = (int) get_local_id(0);
    i_96 = (int) get_local_id(0);
    i_97 = 1;
    i_98 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_97 == 1)) {
            break;
        }
        l_99 = l_26 + ((long) i_98);
        if (i_96 == 0) {
            l_100 = gale_BlockAccess_beginRead(arg_fs, i_23, l_99, ((int) ((uint) arg_partLength - (uint) i_98)), gale_group, gale_slot, gale_position);
            l_101 = l_100;
        } else {
            l_101 = 0L;
        }
        GALEFS_BROADCAST(13, l_102, l_101);
        if (l_102 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_23;
            gale_ints[gale_items + gale_item] = (uint) i_39;
            gale_ints[2 * gale_items + gale_item] = (uint) i_44;
            gale_ints[3 * gale_items + gale_item] = (uint) i_51;
            gale_ints[4 * gale_items + gale_item] = (uint) i_76;
            gale_ints[5 * gale_items + gale_item] = (uint) i_83;
            gale_ints[6 * gale_items + gale_item] = (uint) i_98;
            gale_longs[gale_item] = (ulong) l_99;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_102); }
            GALEFS_RETURN;
            resume_7:
            i_23 = (int) gale_ints[gale_item];
            i_39 = (int) gale_ints[gale_items + gale_item];
            i_44 = (int) gale_ints[2 * gale_items + gale_item];
            i_51 = (int) gale_ints[3 * gale_items + gale_item];
            i_76 = (int) gale_ints[4 * gale_items + gale_item];
            i_83 = (int) gale_ints[5 * gale_items + gale_item];
            i_98 = (int) gale_ints[6 * gale_items + gale_item];
            l_99 = (long) gale_longs[gale_item];
            i_25 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_26 = (long) i_25;
            i_45 = *((__global gale_int *) (arg_fs + 16 + 212L));
            l_47 = l_26 + (l_26 << 1);
            l_78 = (long) arg_partLength;
            i_95 = (int) get_local_id(0);
            i_96 = (int) get_local_id(0);
            l_102 = gale_round_reply(gale_entry);
        }
        i_103 = (int) l_102;
        if (l_102 < 0L) {
            i_104 = 0;
        } else {
            i_104 = i_103;
        }
        l_105 = gale_BlockAccess_offsetInRegion(arg_fs, l_102, l_99, gale_group, gale_slot, gale_position);
        gale_copy((arg_fs + 16 + l_105), (arg_chars + 16 + l_99), i_104);
        GALEFS_BARRIER(14);
        if (i_95 == 0) {
            if (!(i_104 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_104, gale_group, gale_slot, gale_position);
            }
        }
        i_106 = (int) ((uint) i_98 + (uint) i_104);
        if (l_102 < 0L) {
            i_97 = i_103;
            i_98 = i_106;
        } else {
            i_107 = ((i_104 < 1) || (!(i_106 < arg_partLength))) ? 0 : 1;
            i_97 = i_107;
            i_98 = i_106;
        }
    }
    if (i_98 < 1) {
        i_108 = i_97;
    } else {
        i_108 = i_98;
    }
    i_109 = (int) get_local_id(0);
    l_110 = (l_78 << 1) + l_47;
    i_111 = (int) get_local_id(0);
    i_112 = 4;
    i_113 = 0;
    i_114 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_112 == 0) {
            break;
        }
        l_115 = (long) i_113;
        l_116 = l_110 + l_115;
        if (i_111 == 0) {
            l_117 = gale_BlockAccess_beginWrite(arg_fs, i_112, i_44, l_116, ((int) ((uint) arg_partLength - (uint) i_113)), gale_group, gale_slot, gale_position);
            l_118 = l_117;
        } else {
            l_118 = 0L;
        }
        GALEFS_BROADCAST(15, l_119, l_118);
        if (l_119 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_23;
            gale_ints[gale_items + gale_item] = (uint) i_39;
            gale_ints[2 * gale_items + gale_item] = (uint) i_44;
            gale_ints[3 * gale_items + gale_item] = (uint) i_51;
            gale_ints[4 * gale_items + gale_item] = (uint) i_76;
            gale_ints[5 * gale_items + gale_item] = (uint) i_83;
            gale_ints[6 * gale_items + gale_item] = (uint) i_108;
            gale_ints[7 * gale_items + gale_item] = (uint) i_112;
            gale_ints[8 * gale_items + gale_item] = (uint) i_113;
            gale_longs[gale_item] = (ulong) l_115;
            gale_longs[gale_items + gale_item] = (ulong) l_116;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_119); }
            GALEFS_RETURN;
            resume_8:
            i_23 = (int) gale_ints[gale_item];
            i_39 = (int) gale_ints[gale_items + gale_item];
            i_44 = (int) gale_ints[2 * gale_items + gale_item];
            i_51 = (int) gale_ints[3 * gale_items + gale_item];
            i_76 = (int) gale_ints[4 * gale_items + gale_item];
            i_83 = (int) gale_ints[5 * gale_items + gale_item];
            i_108 = (int) gale_ints[6 * gale_items + gale_item];
            i_112 = (int) gale_ints[7 * gale_items + gale_item];
            i_113 = (int) gale_ints[8 * gale_items + gale_item];
            l_115 = (long) gale_longs[gale_item];
            l_116 = (long) gale_longs[gale_items + gale_item];
            i_25 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_26 = (long) i_25;
            i_45 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_109 = (int) get_local_id(0);
            l_78 = (long) arg_partLength;
            l_47 = l_26 + (l_26 << 1);
            l_110 = (l_78 << 1) + l_47;
            i_111 = (int) get_local_id(0);
            l_119 = gale_round_reply(gale_entry);
        }
        i_120 = (int) l_119;
        if (l_119 < 0L) {
            i_121 = 0;
        } else {
            i_121 = i_120;
        }
        l_122 = gale_BlockAccess_offsetInRegion(arg_fs, l_119, l_116, gale_group, gale_slot, gale_position);
        gale_copy((arg_chars + 16 + (l_26 + l_115)), (arg_fs + 16 + l_122), i_121);
        GALEFS_BARRIER(16);
        if (i_109 == 0) {
            if (!(i_121 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_121, gale_group, gale_slot, gale_position);
            }
        }
        i_123 = (int) ((uint) i_113 + (uint) i_121);
        if (l_119 < 0L) {
            if ((!(i_112 == 4)) || (i_123 < 1)) {
                i_124 = i_120;
            } else {
                i_124 = i_123;
            }
        } else {
            i_124 = i_123;
        }
        i_125 = (((!(i_112 == 4)) || (i_123 < 1)) || (i_45 == 0)) ? 0 : 5;
        if (i_121 == 0) {
            i_112 = i_125;
            i_113 = i_123;
            i_114 = i_124;
        } else {
            if (arg_partLength == i_123) {
                i_112 = i_125;
                i_113 = i_123;
                i_114 = i_124;
            } else {
                i_113 = i_123;
                i_114 = i_124;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_126 = gale_OpenFileCalls_beginClose(arg_fs, i_44, gale_group, gale_slot, gale_position);
        l_127 = l_126;
    } else {
        l_127 = 0L;
    }
    GALEFS_BROADCAST(17, l_128, l_127);
    if (l_128 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_23;
        gale_ints[gale_items + gale_item] = (uint) i_39;
        gale_ints[2 * gale_items + gale_item] = (uint) i_51;
        gale_ints[3 * gale_items + gale_item] = (uint) i_76;
        gale_ints[4 * gale_items + gale_item] = (uint) i_83;
        gale_ints[5 * gale_items + gale_item] = (uint) i_108;
        gale_ints[6 * gale_items + gale_item] = (uint) i_114;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_128); }
        GALEFS_RETURN;
        resume_9:
        i_23 = (int) gale_ints[gale_item];
        i_39 = (int) gale_ints[gale_items + gale_item];
        i_51 = (int) gale_ints[2 * gale_items + gale_item];
        i_76 = (int) gale_ints[3 * gale_items + gale_item];
        i_83 = (int) gale_ints[4 * gale_items + gale_item];
        i_108 = (int) gale_ints[5 * gale_items + gale_item];
        i_114 = (int) gale_ints[6 * gale_items + gale_item];
        l_128 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_129 = gale_OpenFileCalls_beginClose(arg_fs, i_23, gale_group, gale_slot, gale_position);
        l_130 = l_129;
    } else {
        l_130 = 0L;
    }
    GALEFS_BROADCAST(18, l_131, l_130);
    if (l_131 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_39;
        gale_ints[gale_items + gale_item] = (uint) i_51;
        gale_ints[2 * gale_items + gale_item] = (uint) i_76;
        gale_ints[3 * gale_items + gale_item] = (uint) i_83;
        gale_ints[4 * gale_items + gale_item] = (uint) i_108;
        gale_ints[5 * gale_items + gale_item] = (uint) i_114;
        gale_longs[gale_item] = (ulong) l_128;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_131); }
        GALEFS_RETURN;
        resume_10:
        i_39 = (int) gale_ints[gale_item];
        i_51 = (int) gale_ints[gale_items + gale_item];
        i_76 = (int) gale_ints[2 * gale_items + gale_item];
        i_83 = (int) gale_ints[3 * gale_items + gale_item];
        i_108 = (int) gale_ints[4 * gale_items + gale_item];
        i_114 = (int) gale_ints[5 * gale_items + gale_item];
        l_128 = (long) gale_longs[gale_item];
        l_131 = gale_round_reply(gale_entry);
    }
    *((__global gale_int *) (arg_results + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 2) + 16L))) = ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) i_39 + (uint) i_51)) + (uint) i_76)) + (uint) i_83)) + (uint) i_108)) + (uint) i_114)) + (uint) ((int) l_128))) + (uint) ((int) l_131)));
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
