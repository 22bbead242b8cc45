// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#refusedCalls
// entry point: galefs_refusedCalls
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE WRITE
// waits: 21
// saved values: 6
// context bytes: 40
// needs: BARRIERS
// string: "file"
// string: "missing"
// string: "directory"
// string: "file/below"
// string: ""
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 142063d8186e8276e41eb7d4f39e87f08d5ca1c37e77f2523d925a22357b47a7
// functions SHA-256: a71f876e98e1a626caff710a5d9f0d006aa2c22e6d31fff258c138f388f71222
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101, 109, 105, 115, 115, 105, 110, 103, 100, 105, 114, 101, 99, 116, 111, 114, 121, 102, 105, 108, 101, 47, 98, 101, 108, 111, 119};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_105) VARIABLE(int, i_106) VARIABLE(int, i_111) VARIABLE(int, i_112) VARIABLE(int, i_113) VARIABLE(int, i_115) VARIABLE(int, i_122) VARIABLE(int, i_123) VARIABLE(int, i_128) VARIABLE(int, i_129) VARIABLE(int, i_130) VARIABLE(int, i_131) VARIABLE(int, i_132) VARIABLE(int, i_141) VARIABLE(int, i_142) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_42) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_60) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_73) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_76) VARIABLE(int, i_77) VARIABLE(int, i_78) VARIABLE(int, i_79) VARIABLE(int, i_87) VARIABLE(int, i_88) VARIABLE(int, i_93) VARIABLE(int, i_94) VARIABLE(int, i_95) VARIABLE(int, i_97) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_104) VARIABLE(long, l_116) VARIABLE(long, l_121) VARIABLE(long, l_134) VARIABLE(long, l_135) VARIABLE(long, l_140) VARIABLE(long, l_20) VARIABLE(long, l_26) VARIABLE(long, l_31) VARIABLE(long, l_43) VARIABLE(long, l_48) VARIABLE(long, l_61) VARIABLE(long, l_66) VARIABLE(long, l_81) VARIABLE(long, l_86) VARIABLE(long, l_98) VARIABLE(long, l_99)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23) POINT(24) POINT(25) POINT(26) POINT(27) POINT(28)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_20) VARIABLE(l_26)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_20) VARIABLE(l_31)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_20) VARIABLE(l_43)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_20) VARIABLE(l_48)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_60) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_61)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_60) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_66)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_55) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(l_0) VARIABLE(l_81)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_55) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_87) VARIABLE(i_88) VARIABLE(l_0) VARIABLE(l_86)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_55) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(i_97) VARIABLE(l_0) VARIABLE(l_98) VARIABLE(l_99)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_55) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(i_97) VARIABLE(l_0) VARIABLE(l_104)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_111) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_115) VARIABLE(i_55) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_116)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_111) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_115) VARIABLE(i_122) VARIABLE(i_123) VARIABLE(i_55) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_121)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_130) VARIABLE(i_131) VARIABLE(i_132) VARIABLE(i_55) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_134) VARIABLE(l_135)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_130) VARIABLE(i_131) VARIABLE(i_132) VARIABLE(i_141) VARIABLE(i_142) VARIABLE(i_55) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_140)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_55) VARIABLE(i_73) VARIABLE(l_0)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_55) VARIABLE(i_73) VARIABLE(l_0)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_55) VARIABLE(i_73) VARIABLE(l_0)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_55) VARIABLE(i_73) VARIABLE(l_0)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_55) VARIABLE(i_73) VARIABLE(l_0)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_55) VARIABLE(i_73) VARIABLE(l_0)
#define GALEFS_LIVE_23(VARIABLE) VARIABLE(i_55) VARIABLE(i_73) VARIABLE(l_0)
#define GALEFS_LIVE_24(VARIABLE) VARIABLE(i_55) VARIABLE(i_73) VARIABLE(l_0)
#define GALEFS_LIVE_25(VARIABLE) VARIABLE(i_55) VARIABLE(i_73)
#define GALEFS_LIVE_26(VARIABLE) VARIABLE(i_55) VARIABLE(i_73)
#define GALEFS_LIVE_27(VARIABLE) VARIABLE(i_73)
#define GALEFS_LIVE_28(VARIABLE)

__kernel void galefs_refusedCalls(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_15, i_16, i_21, i_22, i_23, i_24, i_25, i_32, i_33, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_49, i_50, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_67, i_68, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_87, i_88, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_105, i_106, i_108, i_109, i_110, i_111, i_112, i_113, i_114, i_115, i_122, i_123, i_125, i_126, i_127, i_128, i_129, i_130, i_131, i_132, i_133, i_141, i_142, i_144, i_145, i_146, i_161, i_162, i_171, i_172, i_181, i_182, i_191, i_192, i_201, i_202, i_211, i_212, i_221, i_222;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_26, l_27, l_28, l_29, l_30, l_31, l_34, l_43, l_44, l_45, l_46, l_47, l_48, l_51, l_61, l_62, l_63, l_64, l_65, l_66, l_69, l_81, l_82, l_83, l_84, l_85, l_86, l_89, l_98, l_99, l_100, l_101, l_102, l_103, l_104, l_107, l_116, l_117, l_118, l_119, l_120, l_121, l_124, l_134, l_135, l_136, l_137, l_138, l_139, l_140, l_143, l_147, l_148, l_149, l_150, l_151, l_152, l_153, l_154, l_155, l_156, l_157, l_158, l_159, l_160, l_163, l_164, l_165, l_166, l_167, l_168, l_169, l_170, l_173, l_174, l_175, l_176, l_177, l_178, l_179, l_180, l_183, l_184, l_185, l_186, l_187, l_188, l_189, l_190, l_193, l_194, l_195, l_196, l_197, l_198, l_199, l_200, l_203, l_204, l_205, l_206, l_207, l_208, l_209, l_210, l_213, l_214, l_215, l_216, l_217, l_218, l_219, l_220, l_223, l_224, l_225, l_226, l_227, l_228, l_229, l_230, l_231, l_232, l_233, l_234, l_235, l_236, l_237, l_238, l_239, l_240, l_241;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
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
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) ((long) i_15))))) = (char) ((int) gale_literals[i_15]);
                i_16 = (int) ((uint) i_15 + (uint) 1);
                i_15 = i_16;
            }
            l_17 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 1, 4, (-1), gale_group);
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
    i_21 = (int) get_local_id(0);
    i_22 = (int) get_local_id(0);
    i_23 = (int) get_local_id(0);
    i_24 = 1;
    i_25 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_24 == 1)) {
            break;
        }
        l_26 = (long) i_25;
        if (i_23 == 0) {
            l_27 = gale_BlockAccess_beginRead(arg_fs, 0, l_26, ((int) ((uint) 1 - (uint) i_25)), gale_group);
            l_28 = l_27;
        } else {
            l_28 = 0L;
        }
        if (i_22 == 0) {
            if (l_28 < (-4611686018427387904L)) {
                l_29 = gale_HostCall_awaitReply(arg_fs, l_28, gale_group);
                l_30 = l_29;
            } else {
                l_30 = l_28;
            }
        } else {
            l_30 = l_28;
        }
        GALEFS_BROADCAST(3, l_31, l_30);
        i_32 = (int) l_31;
        if (l_31 < 0L) {
            i_33 = 0;
        } else {
            i_33 = i_32;
        }
        l_34 = gale_BlockAccess_offsetInRegion(arg_fs, l_31, l_26, gale_group);
        gale_copy((arg_fs + 16 + l_34), (arg_data + 16 + l_26), i_33);
        GALEFS_BARRIER(4);
        if (i_21 == 0) {
            if (!(i_33 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_33, gale_group);
            }
        }
        i_35 = (int) ((uint) i_25 + (uint) i_33);
        if (l_31 < 0L) {
            i_24 = i_32;
            i_25 = i_35;
        } else {
            i_36 = ((i_33 < 1) || (!(i_35 < 1))) ? 0 : 1;
            i_24 = i_36;
            i_25 = i_35;
        }
    }
    if (i_25 < 1) {
        i_37 = i_24;
    } else {
        i_37 = i_25;
    }
    *((__global gale_long *) (arg_out + 16L)) = ((long) i_37);
    i_38 = (int) get_local_id(0);
    i_39 = (int) get_local_id(0);
    i_40 = (int) get_local_id(0);
    i_41 = 1;
    i_42 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_41 == 1)) {
            break;
        }
        l_43 = (long) i_42;
        if (i_40 == 0) {
            l_44 = gale_BlockAccess_beginRead(arg_fs, 1000000, l_43, ((int) ((uint) 1 - (uint) i_42)), gale_group);
            l_45 = l_44;
        } else {
            l_45 = 0L;
        }
        if (i_39 == 0) {
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
        i_49 = (int) l_48;
        if (l_48 < 0L) {
            i_50 = 0;
        } else {
            i_50 = i_49;
        }
        l_51 = gale_BlockAccess_offsetInRegion(arg_fs, l_48, l_43, gale_group);
        gale_copy((arg_fs + 16 + l_51), (arg_data + 16 + l_43), i_50);
        GALEFS_BARRIER(6);
        if (i_38 == 0) {
            if (!(i_50 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_50, gale_group);
            }
        }
        i_52 = (int) ((uint) i_42 + (uint) i_50);
        if (l_48 < 0L) {
            i_41 = i_49;
            i_42 = i_52;
        } else {
            i_53 = ((i_50 < 1) || (!(i_52 < 1))) ? 0 : 1;
            i_41 = i_53;
            i_42 = i_52;
        }
    }
    if (i_42 < 1) {
        i_54 = i_41;
    } else {
        i_54 = i_42;
    }
    *((__global gale_long *) (arg_out + 24L)) = ((long) i_54);
    i_55 = (int) l_20;
    i_56 = (int) get_local_id(0);
    i_57 = (int) get_local_id(0);
    i_58 = (int) get_local_id(0);
    i_59 = 1;
    i_60 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_59 == 1)) {
            break;
        }
        l_61 = (long) i_60;
        if (i_58 == 0) {
            l_62 = gale_BlockAccess_beginRead(arg_fs, i_55, l_61, ((int) ((uint) 1 - (uint) i_60)), gale_group);
            l_63 = l_62;
        } else {
            l_63 = 0L;
        }
        if (i_57 == 0) {
            if (l_63 < (-4611686018427387904L)) {
                l_64 = gale_HostCall_awaitReply(arg_fs, l_63, gale_group);
                l_65 = l_64;
            } else {
                l_65 = l_63;
            }
        } else {
            l_65 = l_63;
        }
        GALEFS_BROADCAST(7, l_66, l_65);
        i_67 = (int) l_66;
        if (l_66 < 0L) {
            i_68 = 0;
        } else {
            i_68 = i_67;
        }
        l_69 = gale_BlockAccess_offsetInRegion(arg_fs, l_66, l_61, gale_group);
        gale_copy((arg_fs + 16 + l_69), (arg_data + 16 + l_61), i_68);
        GALEFS_BARRIER(8);
        if (i_56 == 0) {
            if (!(i_68 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_68, gale_group);
            }
        }
        i_70 = (int) ((uint) i_60 + (uint) i_68);
        if (l_66 < 0L) {
            i_59 = i_67;
            i_60 = i_70;
        } else {
            i_71 = ((i_68 < 1) || (!(i_70 < 1))) ? 0 : 1;
            i_59 = i_71;
            i_60 = i_70;
        }
    }
    if (i_60 < 1) {
        i_72 = i_59;
    } else {
        i_72 = i_60;
    }
    *((__global gale_long *) (arg_out + 32L)) = ((long) i_72);
    i_73 = (int) l_10;
    i_74 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_75 = (int) get_local_id(0);
    i_76 = (int) get_local_id(0);
    i_77 = (int) get_local_id(0);
    i_78 = 4;
    i_79 = 0;
    i_80 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_78 == 0) {
            break;
        }
        l_81 = (long) i_79;
        if (i_77 == 0) {
            l_82 = gale_BlockAccess_beginWrite(arg_fs, i_78, i_73, l_81, ((int) ((uint) 1 - (uint) i_79)), gale_group);
            l_83 = l_82;
        } else {
            l_83 = 0L;
        }
        if (i_76 == 0) {
            if (l_83 < (-4611686018427387904L)) {
                l_84 = gale_HostCall_awaitReply(arg_fs, l_83, gale_group);
                l_85 = l_84;
            } else {
                l_85 = l_83;
            }
        } else {
            l_85 = l_83;
        }
        GALEFS_BROADCAST(9, l_86, l_85);
        i_87 = (int) l_86;
        if (l_86 < 0L) {
            i_88 = 0;
        } else {
            i_88 = i_87;
        }
        l_89 = gale_BlockAccess_offsetInRegion(arg_fs, l_86, l_81, gale_group);
        gale_copy((arg_data + 16 + l_81), (arg_fs + 16 + l_89), i_88);
        GALEFS_BARRIER(10);
        if (i_75 == 0) {
            if (!(i_88 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_88, gale_group);
            }
        }
        i_90 = (int) ((uint) i_79 + (uint) i_88);
        if (l_86 < 0L) {
            if ((!(i_78 == 4)) || (i_90 < 1)) {
                i_91 = i_87;
            } else {
                i_91 = i_90;
            }
        } else {
            i_91 = i_90;
        }
        i_92 = (((!(i_78 == 4)) || (i_90 < 1)) || (i_74 == 0)) ? 0 : 5;
        if (i_88 == 0) {
            i_78 = i_92;
            i_79 = i_90;
            i_80 = i_91;
        } else {
            if (i_90 == 1) {
                i_78 = i_92;
                i_79 = i_90;
                i_80 = i_91;
            } else {
                i_79 = i_90;
                i_80 = i_91;
            }
        }
    }
    *((__global gale_long *) (arg_out + 40L)) = ((long) i_80);
    i_93 = (int) get_local_id(0);
    i_94 = (int) get_local_id(0);
    i_95 = (int) get_local_id(0);
    i_96 = 1;
    i_97 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_96 == 1)) {
            break;
        }
        l_98 = (long) i_97;
        l_99 = l_98 + (-1L);
        if (i_95 == 0) {
            l_100 = gale_BlockAccess_beginRead(arg_fs, i_73, l_99, ((int) ((uint) 1 - (uint) i_97)), gale_group);
            l_101 = l_100;
        } else {
            l_101 = 0L;
        }
        if (i_94 == 0) {
            if (l_101 < (-4611686018427387904L)) {
                l_102 = gale_HostCall_awaitReply(arg_fs, l_101, gale_group);
                l_103 = l_102;
            } else {
                l_103 = l_101;
            }
        } else {
            l_103 = l_101;
        }
        GALEFS_BROADCAST(11, l_104, l_103);
        i_105 = (int) l_104;
        if (l_104 < 0L) {
            i_106 = 0;
        } else {
            i_106 = i_105;
        }
        l_107 = gale_BlockAccess_offsetInRegion(arg_fs, l_104, l_99, gale_group);
        gale_copy((arg_fs + 16 + l_107), (arg_data + 16 + l_98), i_106);
        GALEFS_BARRIER(12);
        if (i_93 == 0) {
            if (!(i_106 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_106, gale_group);
            }
        }
        i_108 = (int) ((uint) i_97 + (uint) i_106);
        if (l_104 < 0L) {
            i_96 = i_105;
            i_97 = i_108;
        } else {
            i_109 = ((i_106 < 1) || (!(i_108 < 1))) ? 0 : 1;
            i_96 = i_109;
            i_97 = i_108;
        }
    }
    if (i_97 < 1) {
        i_110 = i_96;
    } else {
        i_110 = i_97;
    }
    *((__global gale_long *) (arg_out + 48L)) = ((long) i_110);
    i_111 = (int) get_local_id(0);
    i_112 = (int) get_local_id(0);
    i_113 = (int) get_local_id(0);
    i_114 = 1;
    i_115 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_114 == 1)) {
            break;
        }
        l_116 = (long) i_115;
        if (i_113 == 0) {
            l_117 = gale_BlockAccess_beginRead(arg_fs, i_73, l_116, ((-1) - i_115), gale_group);
            l_118 = l_117;
        } else {
            l_118 = 0L;
        }
        if (i_112 == 0) {
            if (l_118 < (-4611686018427387904L)) {
                l_119 = gale_HostCall_awaitReply(arg_fs, l_118, gale_group);
                l_120 = l_119;
            } else {
                l_120 = l_118;
            }
        } else {
            l_120 = l_118;
        }
        GALEFS_BROADCAST(13, l_121, l_120);
        i_122 = (int) l_121;
        if (l_121 < 0L) {
            i_123 = 0;
        } else {
            i_123 = i_122;
        }
        l_124 = gale_BlockAccess_offsetInRegion(arg_fs, l_121, l_116, gale_group);
        gale_copy((arg_fs + 16 + l_124), (arg_data + 16 + l_116), i_123);
        GALEFS_BARRIER(14);
        if (i_111 == 0) {
            if (!(i_123 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_123, gale_group);
            }
        }
        i_125 = (int) ((uint) i_115 + (uint) i_123);
        if (l_121 < 0L) {
            i_114 = i_122;
            i_115 = i_125;
        } else {
            i_126 = ((i_123 < 1) || (!(i_125 < (-1)))) ? 0 : 1;
            i_114 = i_126;
            i_115 = i_125;
        }
    }
    if (i_115 < 1) {
        i_127 = i_114;
    } else {
        i_127 = i_115;
    }
    *((__global gale_long *) (arg_out + 56L)) = ((long) i_127);
    i_128 = (int) get_local_id(0);
    i_129 = (int) get_local_id(0);
    i_130 = (int) get_local_id(0);
    i_131 = 4;
    i_132 = 0;
    i_133 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_131 == 0) {
            break;
        }
        l_134 = (long) i_132;
        l_135 = (long) ((ulong) l_134 + (ulong) 9223372036854775807L);
        if (i_130 == 0) {
            l_136 = gale_BlockAccess_beginWrite(arg_fs, i_131, i_55, l_135, ((int) ((uint) 1 - (uint) i_132)), gale_group);
            l_137 = l_136;
        } else {
            l_137 = 0L;
        }
        if (i_129 == 0) {
            if (l_137 < (-4611686018427387904L)) {
                l_138 = gale_HostCall_awaitReply(arg_fs, l_137, gale_group);
                l_139 = l_138;
            } else {
                l_139 = l_137;
            }
        } else {
            l_139 = l_137;
        }
        GALEFS_BROADCAST(15, l_140, l_139);
        i_141 = (int) l_140;
        if (l_140 < 0L) {
            i_142 = 0;
        } else {
            i_142 = i_141;
        }
        l_143 = gale_BlockAccess_offsetInRegion(arg_fs, l_140, l_135, gale_group);
        gale_copy((arg_data + 16 + l_134), (arg_fs + 16 + l_143), i_142);
        GALEFS_BARRIER(16);
        if (i_128 == 0) {
            if (!(i_142 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_142, gale_group);
            }
        }
        i_144 = (int) ((uint) i_132 + (uint) i_142);
        if (l_140 < 0L) {
            if ((!(i_131 == 4)) || (i_144 < 1)) {
                i_145 = i_141;
            } else {
                i_145 = i_144;
            }
        } else {
            i_145 = i_144;
        }
        i_146 = (((!(i_131 == 4)) || (i_144 < 1)) || (i_74 == 0)) ? 0 : 5;
        if (i_142 == 0) {
            i_131 = i_146;
            i_132 = i_144;
            i_133 = i_145;
        } else {
            if (i_144 == 1) {
                i_131 = i_146;
                i_132 = i_144;
                i_133 = i_145;
            } else {
                i_132 = i_144;
                i_133 = i_145;
            }
        }
    }
    *((__global gale_long *) (arg_out + 64L)) = ((long) i_133);
    if (((int) get_local_id(0)) == 0) {
        l_147 = gale_OpenFileCalls_status(arg_fs, i_73, 77, gale_group);
        l_148 = l_147;
    } else {
        l_148 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_148 < (-4611686018427387904L)) {
            l_149 = gale_HostCall_awaitReply(arg_fs, l_148, gale_group);
            l_150 = l_149;
        } else {
            l_150 = l_148;
        }
    } else {
        l_150 = l_148;
    }
    GALEFS_BROADCAST(17, l_151, l_150);
    *((__global gale_long *) (arg_out + 72L)) = l_151;
    if (((int) get_local_id(0)) == 0) {
        l_152 = gale_OpenFileCalls_status(arg_fs, (-1), 0, gale_group);
        l_153 = l_152;
    } else {
        l_153 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_153 < (-4611686018427387904L)) {
            l_154 = gale_HostCall_awaitReply(arg_fs, l_153, gale_group);
            l_155 = l_154;
        } else {
            l_155 = l_153;
        }
    } else {
        l_155 = l_153;
    }
    GALEFS_BROADCAST(18, l_156, l_155);
    *((__global gale_long *) (arg_out + 80L)) = l_156;
    if (((int) get_local_id(0)) == 0) {
        l_157 = gale_FileOpener_begin(arg_fs, 7, gale_group);
        if (l_157 < 0L) {
            l_158 = l_157;
        } else {
            l_159 = (long) gale_group;
            l_160 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_159 << 12) + (l_159 << 11)))) + (ulong) 2048L);
            i_161 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_161 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) ((long) i_161))))) = (char) ((int) gale_literals[((int) ((uint) i_161 + (uint) 4))]);
                i_162 = (int) ((uint) i_161 + (uint) 1);
                i_161 = i_162;
            }
            l_163 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 7, (-1), gale_group);
            l_158 = l_163;
        }
    } else {
        l_158 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_158 < (-4611686018427387904L)) {
            l_164 = gale_HostCall_awaitReply(arg_fs, l_158, gale_group);
            l_165 = l_164;
        } else {
            l_165 = l_158;
        }
    } else {
        l_165 = l_158;
    }
    GALEFS_BROADCAST(19, l_166, l_165);
    *((__global gale_long *) (arg_out + 88L)) = ((long) ((int) l_166));
    if (((int) get_local_id(0)) == 0) {
        l_167 = gale_FileOpener_begin(arg_fs, 9, gale_group);
        if (l_167 < 0L) {
            l_168 = l_167;
        } else {
            l_169 = (long) gale_group;
            l_170 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_169 << 12) + (l_169 << 11)))) + (ulong) 2048L);
            i_171 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_171 < 9)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) ((long) i_171))))) = (char) ((int) gale_literals[((int) ((uint) i_171 + (uint) 11))]);
                i_172 = (int) ((uint) i_171 + (uint) 1);
                i_171 = i_172;
            }
            l_173 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 9, (-1), gale_group);
            l_168 = l_173;
        }
    } else {
        l_168 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_168 < (-4611686018427387904L)) {
            l_174 = gale_HostCall_awaitReply(arg_fs, l_168, gale_group);
            l_175 = l_174;
        } else {
            l_175 = l_168;
        }
    } else {
        l_175 = l_168;
    }
    GALEFS_BROADCAST(20, l_176, l_175);
    *((__global gale_long *) (arg_out + 96L)) = ((long) ((int) l_176));
    if (((int) get_local_id(0)) == 0) {
        l_177 = gale_FileOpener_begin(arg_fs, 10, gale_group);
        if (l_177 < 0L) {
            l_178 = l_177;
        } else {
            l_179 = (long) gale_group;
            l_180 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_179 << 12) + (l_179 << 11)))) + (ulong) 2048L);
            i_181 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_181 < 10)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_180 + (ulong) ((long) i_181))))) = (char) ((int) gale_literals[((int) ((uint) i_181 + (uint) 20))]);
                i_182 = (int) ((uint) i_181 + (uint) 1);
                i_181 = i_182;
            }
            l_183 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 10, (-1), gale_group);
            l_178 = l_183;
        }
    } else {
        l_178 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_178 < (-4611686018427387904L)) {
            l_184 = gale_HostCall_awaitReply(arg_fs, l_178, gale_group);
            l_185 = l_184;
        } else {
            l_185 = l_178;
        }
    } else {
        l_185 = l_178;
    }
    GALEFS_BROADCAST(21, l_186, l_185);
    *((__global gale_long *) (arg_out + 104L)) = ((long) ((int) l_186));
    if (((int) get_local_id(0)) == 0) {
        l_187 = gale_FileOpener_begin(arg_fs, 0, gale_group);
        if (l_187 < 0L) {
            l_188 = l_187;
        } else {
            l_189 = (long) gale_group;
            l_190 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_189 << 12) + (l_189 << 11)))) + (ulong) 2048L);
            i_191 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_191 < 0)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_190 + (ulong) ((long) i_191))))) = (char) ((int) gale_literals[((int) ((uint) i_191 + (uint) 30))]);
                i_192 = (int) ((uint) i_191 + (uint) 1);
                i_191 = i_192;
            }
            l_193 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 0, (-1), gale_group);
            l_188 = l_193;
        }
    } else {
        l_188 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_188 < (-4611686018427387904L)) {
            l_194 = gale_HostCall_awaitReply(arg_fs, l_188, gale_group);
            l_195 = l_194;
        } else {
            l_195 = l_188;
        }
    } else {
        l_195 = l_188;
    }
    GALEFS_BROADCAST(22, l_196, l_195);
    *((__global gale_long *) (arg_out + 112L)) = ((long) ((int) l_196));
    if (((int) get_local_id(0)) == 0) {
        l_197 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_197 < 0L) {
            l_198 = l_197;
        } else {
            l_199 = (long) gale_group;
            l_200 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_199 << 12) + (l_199 << 11)))) + (ulong) 2048L);
            i_201 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_201 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_200 + (ulong) ((long) i_201))))) = (char) ((int) gale_literals[i_201]);
                i_202 = (int) ((uint) i_201 + (uint) 1);
                i_201 = i_202;
            }
            l_203 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 3, 4, (-1), gale_group);
            l_198 = l_203;
        }
    } else {
        l_198 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_198 < (-4611686018427387904L)) {
            l_204 = gale_HostCall_awaitReply(arg_fs, l_198, gale_group);
            l_205 = l_204;
        } else {
            l_205 = l_198;
        }
    } else {
        l_205 = l_198;
    }
    GALEFS_BROADCAST(23, l_206, l_205);
    *((__global gale_long *) (arg_out + 120L)) = ((long) ((int) l_206));
    if (((int) get_local_id(0)) == 0) {
        l_207 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_207 < 0L) {
            l_208 = l_207;
        } else {
            l_209 = (long) gale_group;
            l_210 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_209 << 12) + (l_209 << 11)))) + (ulong) 2048L);
            i_211 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_211 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) ((long) i_211))))) = (char) ((int) gale_literals[i_211]);
                i_212 = (int) ((uint) i_211 + (uint) 1);
                i_211 = i_212;
            }
            l_213 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 512, 4, (-1), gale_group);
            l_208 = l_213;
        }
    } else {
        l_208 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_208 < (-4611686018427387904L)) {
            l_214 = gale_HostCall_awaitReply(arg_fs, l_208, gale_group);
            l_215 = l_214;
        } else {
            l_215 = l_208;
        }
    } else {
        l_215 = l_208;
    }
    GALEFS_BROADCAST(24, l_216, l_215);
    *((__global gale_long *) (arg_out + 128L)) = ((long) ((int) l_216));
    if (((int) get_local_id(0)) == 0) {
        l_217 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_217 < 0L) {
            l_218 = l_217;
        } else {
            l_219 = (long) gale_group;
            l_220 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_219 << 12) + (l_219 << 11)))) + (ulong) 2048L);
            i_221 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_221 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_220 + (ulong) ((long) i_221))))) = (char) ((int) gale_literals[i_221]);
                i_222 = (int) ((uint) i_221 + (uint) 1);
                i_221 = i_222;
            }
            l_223 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 1048576, 4, (-1), gale_group);
            l_218 = l_223;
        }
    } else {
        l_218 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_218 < (-4611686018427387904L)) {
            l_224 = gale_HostCall_awaitReply(arg_fs, l_218, gale_group);
            l_225 = l_224;
        } else {
            l_225 = l_218;
        }
    } else {
        l_225 = l_218;
    }
    GALEFS_BROADCAST(25, l_226, l_225);
    *((__global gale_long *) (arg_out + 136L)) = ((long) ((int) l_226));
    if (((int) get_local_id(0)) == 0) {
        l_227 = gale_OpenFileCalls_beginClose(arg_fs, i_73, gale_group);
        l_228 = l_227;
    } else {
        l_228 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_228 < (-4611686018427387904L)) {
            l_229 = gale_HostCall_awaitReply(arg_fs, l_228, gale_group);
            l_230 = l_229;
        } else {
            l_230 = l_228;
        }
    } else {
        l_230 = l_228;
    }
    GALEFS_BROADCAST(26, l_231, l_230);
    if (((int) get_local_id(0)) == 0) {
        l_232 = gale_OpenFileCalls_beginClose(arg_fs, i_55, gale_group);
        l_233 = l_232;
    } else {
        l_233 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_233 < (-4611686018427387904L)) {
            l_234 = gale_HostCall_awaitReply(arg_fs, l_233, gale_group);
            l_235 = l_234;
        } else {
            l_235 = l_233;
        }
    } else {
        l_235 = l_233;
    }
    GALEFS_BROADCAST(27, l_236, l_235);
    if (((int) get_local_id(0)) == 0) {
        l_237 = gale_OpenFileCalls_beginClose(arg_fs, i_73, gale_group);
        l_238 = l_237;
    } else {
        l_238 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_238 < (-4611686018427387904L)) {
            l_239 = gale_HostCall_awaitReply(arg_fs, l_238, gale_group);
            l_240 = l_239;
        } else {
            l_240 = l_238;
        }
    } else {
        l_240 = l_238;
    }
    GALEFS_BROADCAST(28, l_241, l_240);
    *((__global gale_long *) (arg_out + 144L)) = ((long) ((int) l_241));
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_104) VARIABLE(int, i_105) VARIABLE(int, i_106) VARIABLE(int, i_107) VARIABLE(int, i_114) VARIABLE(int, i_115) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_47) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_75) VARIABLE(int, i_76) VARIABLE(int, i_78) VARIABLE(int, i_84) VARIABLE(int, i_85) VARIABLE(int, i_90) VARIABLE(int, i_91) VARIABLE(int, i_93) VARIABLE(int, i_98) VARIABLE(int, i_99) VARIABLE(long, l_0) VARIABLE(long, l_109) VARIABLE(long, l_110) VARIABLE(long, l_113) VARIABLE(long, l_14) VARIABLE(long, l_19) VARIABLE(long, l_22) VARIABLE(long, l_33) VARIABLE(long, l_36) VARIABLE(long, l_48) VARIABLE(long, l_51) VARIABLE(long, l_65) VARIABLE(long, l_68) VARIABLE(long, l_7) VARIABLE(long, l_79) VARIABLE(long, l_80) VARIABLE(long, l_83) VARIABLE(long, l_94) VARIABLE(long, l_97)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23) POINT(24) POINT(25) POINT(26) POINT(27) POINT(28)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(l_0) VARIABLE(l_14) VARIABLE(l_19) VARIABLE(l_7)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_14) VARIABLE(l_22) VARIABLE(l_7)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(l_0) VARIABLE(l_14) VARIABLE(l_33) VARIABLE(l_7)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(l_0) VARIABLE(l_14) VARIABLE(l_36) VARIABLE(l_7)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(l_0) VARIABLE(l_48) VARIABLE(l_7)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(l_0) VARIABLE(l_51) VARIABLE(l_7)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_43) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(l_0) VARIABLE(l_65)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_43) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(l_0) VARIABLE(l_68)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_43) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(l_0) VARIABLE(l_79) VARIABLE(l_80)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_43) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(l_0) VARIABLE(l_83)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_43) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_93) VARIABLE(l_0) VARIABLE(l_94)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_43) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_93) VARIABLE(i_98) VARIABLE(i_99) VARIABLE(l_0) VARIABLE(l_97)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_107) VARIABLE(i_43) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(l_0) VARIABLE(l_109) VARIABLE(l_110)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_107) VARIABLE(i_114) VARIABLE(i_115) VARIABLE(i_43) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(l_0) VARIABLE(l_113)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_43) VARIABLE(i_58) VARIABLE(l_0)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_43) VARIABLE(i_58) VARIABLE(l_0)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_43) VARIABLE(i_58) VARIABLE(l_0)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_43) VARIABLE(i_58) VARIABLE(l_0)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_43) VARIABLE(i_58) VARIABLE(l_0)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_43) VARIABLE(i_58) VARIABLE(l_0)
#define GALEFS_LIVE_23(VARIABLE) VARIABLE(i_43) VARIABLE(i_58) VARIABLE(l_0)
#define GALEFS_LIVE_24(VARIABLE) VARIABLE(i_43) VARIABLE(i_58) VARIABLE(l_0)
#define GALEFS_LIVE_25(VARIABLE) VARIABLE(i_43) VARIABLE(i_58)
#define GALEFS_LIVE_26(VARIABLE) VARIABLE(i_43) VARIABLE(i_58)
#define GALEFS_LIVE_27(VARIABLE) VARIABLE(i_58)
#define GALEFS_LIVE_28(VARIABLE)

__kernel void galefs_refusedCalls(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_11, i_12, i_15, i_16, i_17, i_18, i_23, i_24, i_26, i_27, i_28, i_29, i_30, i_31, i_32, i_37, i_38, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_52, i_53, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_69, i_70, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_84, i_85, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_98, i_99, i_101, i_102, i_103, i_104, i_105, i_106, i_107, i_108, i_114, i_115, i_117, i_118, i_119, i_129, i_130, i_136, i_137, i_143, i_144, i_150, i_151, i_157, i_158, i_164, i_165, i_171, i_172;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_19, l_20, l_21, l_22, l_25, l_33, l_34, l_35, l_36, l_39, l_48, l_49, l_50, l_51, l_54, l_65, l_66, l_67, l_68, l_71, l_79, l_80, l_81, l_82, l_83, l_86, l_94, l_95, l_96, l_97, l_100, l_109, l_110, l_111, l_112, l_113, l_116, l_120, l_121, l_122, l_123, l_124, l_125, l_126, l_127, l_128, l_131, l_132, l_133, l_134, l_135, l_138, l_139, l_140, l_141, l_142, l_145, l_146, l_147, l_148, l_149, l_152, l_153, l_154, l_155, l_156, l_159, l_160, l_161, l_162, l_163, l_166, l_167, l_168, l_169, l_170, l_173, l_174, l_175, l_176, l_177, l_178, l_179, l_180, l_181, l_182, l_183;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 3 * gale_items);
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
        case 11:
            goto resume_11;
        case 12:
            goto resume_12;
        case 13:
            goto resume_13;
        case 14:
            goto resume_14;
        case 15:
            goto resume_15;
        case 16:
            goto resume_16;
        case 17:
            goto resume_17;
        case 18:
            goto resume_18;
        case 19:
            goto resume_19;
        case 20:
            goto resume_20;
        case 21:
            goto resume_21;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
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
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position);
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
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_7 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_8 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
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
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) i_11))))) = (char) ((int) gale_literals[i_11]);
                i_12 = (int) ((uint) i_11 + (uint) 1);
                i_11 = i_12;
            }
            l_13 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 1, 4, (-1), gale_group, gale_slot, gale_position);
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
        l_7 = (long) gale_longs[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_14 = gale_round_reply(gale_entry);
    }
    i_15 = (int) get_local_id(0);
    i_16 = (int) get_local_id(0);
    i_17 = 1;
    i_18 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_17 == 1)) {
            break;
        }
        l_19 = (long) i_18;
        if (i_16 == 0) {
            l_20 = gale_BlockAccess_beginRead(arg_fs, 0, l_19, ((int) ((uint) 1 - (uint) i_18)), gale_group, gale_slot, gale_position);
            l_21 = l_20;
        } else {
            l_21 = 0L;
        }
        GALEFS_BROADCAST(3, l_22, l_21);
        if (l_22 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_7;
            gale_longs[gale_items + gale_item] = (ulong) l_14;
            gale_ints[gale_item] = (uint) i_18;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_19;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_22); }
            GALEFS_RETURN;
            resume_3:
            l_7 = (long) gale_longs[gale_item];
            l_14 = (long) gale_longs[gale_items + gale_item];
            i_18 = (int) gale_ints[gale_item];
            l_19 = (long) gale_longs[2 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_15 = (int) get_local_id(0);
            i_16 = (int) get_local_id(0);
            l_22 = gale_round_reply(gale_entry);
        }
        i_23 = (int) l_22;
        if (l_22 < 0L) {
            i_24 = 0;
        } else {
            i_24 = i_23;
        }
        l_25 = gale_BlockAccess_offsetInRegion(arg_fs, l_22, l_19, gale_group, gale_slot, gale_position);
        gale_copy((arg_fs + 16 + l_25), (arg_data + 16 + l_19), i_24);
        GALEFS_BARRIER(4);
        if (i_15 == 0) {
            if (!(i_24 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_24, gale_group, gale_slot, gale_position);
            }
        }
        i_26 = (int) ((uint) i_18 + (uint) i_24);
        if (l_22 < 0L) {
            i_17 = i_23;
            i_18 = i_26;
        } else {
            i_27 = ((i_24 < 1) || (!(i_26 < 1))) ? 0 : 1;
            i_17 = i_27;
            i_18 = i_26;
        }
    }
    if (i_18 < 1) {
        i_28 = i_17;
    } else {
        i_28 = i_18;
    }
    *((__global gale_long *) (arg_out + 16L)) = ((long) i_28);
    i_29 = (int) get_local_id(0);
    i_30 = (int) get_local_id(0);
    i_31 = 1;
    i_32 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_31 == 1)) {
            break;
        }
        l_33 = (long) i_32;
        if (i_30 == 0) {
            l_34 = gale_BlockAccess_beginRead(arg_fs, 1000000, l_33, ((int) ((uint) 1 - (uint) i_32)), gale_group, gale_slot, gale_position);
            l_35 = l_34;
        } else {
            l_35 = 0L;
        }
        GALEFS_BROADCAST(5, l_36, l_35);
        if (l_36 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_7;
            gale_longs[gale_items + gale_item] = (ulong) l_14;
            gale_ints[gale_item] = (uint) i_32;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_33;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_36); }
            GALEFS_RETURN;
            resume_4:
            l_7 = (long) gale_longs[gale_item];
            l_14 = (long) gale_longs[gale_items + gale_item];
            i_32 = (int) gale_ints[gale_item];
            l_33 = (long) gale_longs[2 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_29 = (int) get_local_id(0);
            i_30 = (int) get_local_id(0);
            l_36 = gale_round_reply(gale_entry);
        }
        i_37 = (int) l_36;
        if (l_36 < 0L) {
            i_38 = 0;
        } else {
            i_38 = i_37;
        }
        l_39 = gale_BlockAccess_offsetInRegion(arg_fs, l_36, l_33, gale_group, gale_slot, gale_position);
        gale_copy((arg_fs + 16 + l_39), (arg_data + 16 + l_33), i_38);
        GALEFS_BARRIER(6);
        if (i_29 == 0) {
            if (!(i_38 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_38, gale_group, gale_slot, gale_position);
            }
        }
        i_40 = (int) ((uint) i_32 + (uint) i_38);
        if (l_36 < 0L) {
            i_31 = i_37;
            i_32 = i_40;
        } else {
            i_41 = ((i_38 < 1) || (!(i_40 < 1))) ? 0 : 1;
            i_31 = i_41;
            i_32 = i_40;
        }
    }
    if (i_32 < 1) {
        i_42 = i_31;
    } else {
        i_42 = i_32;
    }
    *((__global gale_long *) (arg_out + 24L)) = ((long) i_42);
    i_43 = (int) l_14;
    i_44 = (int) get_local_id(0);
    i_45 = (int) get_local_id(0);
    i_46 = 1;
    i_47 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_46 == 1)) {
            break;
        }
        l_48 = (long) i_47;
        if (i_45 == 0) {
            l_49 = gale_BlockAccess_beginRead(arg_fs, i_43, l_48, ((int) ((uint) 1 - (uint) i_47)), gale_group, gale_slot, gale_position);
            l_50 = l_49;
        } else {
            l_50 = 0L;
        }
        GALEFS_BROADCAST(7, l_51, l_50);
        if (l_51 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_7;
            gale_ints[gale_item] = (uint) i_43;
            gale_ints[gale_items + gale_item] = (uint) i_47;
            gale_longs[gale_items + gale_item] = (ulong) l_48;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_51); }
            GALEFS_RETURN;
            resume_5:
            l_7 = (long) gale_longs[gale_item];
            i_43 = (int) gale_ints[gale_item];
            i_47 = (int) gale_ints[gale_items + gale_item];
            l_48 = (long) gale_longs[gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_44 = (int) get_local_id(0);
            i_45 = (int) get_local_id(0);
            l_51 = gale_round_reply(gale_entry);
        }
        i_52 = (int) l_51;
        if (l_51 < 0L) {
            i_53 = 0;
        } else {
            i_53 = i_52;
        }
        l_54 = gale_BlockAccess_offsetInRegion(arg_fs, l_51, l_48, gale_group, gale_slot, gale_position);
        gale_copy((arg_fs + 16 + l_54), (arg_data + 16 + l_48), i_53);
        GALEFS_BARRIER(8);
        if (i_44 == 0) {
            if (!(i_53 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_53, gale_group, gale_slot, gale_position);
            }
        }
        i_55 = (int) ((uint) i_47 + (uint) i_53);
        if (l_51 < 0L) {
            i_46 = i_52;
            i_47 = i_55;
        } else {
            i_56 = ((i_53 < 1) || (!(i_55 < 1))) ? 0 : 1;
            i_46 = i_56;
            i_47 = i_55;
        }
    }
    if (i_47 < 1) {
        i_57 = i_46;
    } else {
        i_57 = i_47;
    }
    *((__global gale_long *) (arg_out + 32L)) = ((long) i_57);
    i_58 = (int) l_7;
    i_59 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_60 = (int) get_local_id(0);
    i_61 = (int) get_local_id(0);
    i_62 = 4;
    i_63 = 0;
    i_64 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_62 == 0) {
            break;
        }
        l_65 = (long) i_63;
        if (i_61 == 0) {
            l_66 = gale_BlockAccess_beginWrite(arg_fs, i_62, i_58, l_65, ((int) ((uint) 1 - (uint) i_63)), gale_group, gale_slot, gale_position);
            l_67 = l_66;
        } else {
            l_67 = 0L;
        }
        GALEFS_BROADCAST(9, l_68, l_67);
        if (l_68 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_43;
            gale_ints[gale_items + gale_item] = (uint) i_58;
            gale_ints[2 * gale_items + gale_item] = (uint) i_62;
            gale_ints[3 * gale_items + gale_item] = (uint) i_63;
            gale_longs[gale_item] = (ulong) l_65;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_68); }
            GALEFS_RETURN;
            resume_6:
            i_43 = (int) gale_ints[gale_item];
            i_58 = (int) gale_ints[gale_items + gale_item];
            i_62 = (int) gale_ints[2 * gale_items + gale_item];
            i_63 = (int) gale_ints[3 * gale_items + gale_item];
            l_65 = (long) gale_longs[gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_59 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_60 = (int) get_local_id(0);
            i_61 = (int) get_local_id(0);
            l_68 = gale_round_reply(gale_entry);
        }
        i_69 = (int) l_68;
        if (l_68 < 0L) {
            i_70 = 0;
        } else {
            i_70 = i_69;
        }
        l_71 = gale_BlockAccess_offsetInRegion(arg_fs, l_68, l_65, gale_group, gale_slot, gale_position);
        gale_copy((arg_data + 16 + l_65), (arg_fs + 16 + l_71), i_70);
        GALEFS_BARRIER(10);
        if (i_60 == 0) {
            if (!(i_70 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_70, gale_group, gale_slot, gale_position);
            }
        }
        i_72 = (int) ((uint) i_63 + (uint) i_70);
        if (l_68 < 0L) {
            if ((!(i_62 == 4)) || (i_72 < 1)) {
                i_73 = i_69;
            } else {
                i_73 = i_72;
            }
        } else {
            i_73 = i_72;
        }
        i_74 = (((!(i_62 == 4)) || (i_72 < 1)) || (i_59 == 0)) ? 0 : 5;
        if (i_70 == 0) {
            i_62 = i_74;
            i_63 = i_72;
            i_64 = i_73;
        } else {
            if (i_72 == 1) {
                i_62 = i_74;
                i_63 = i_72;
                i_64 = i_73;
            } else {
                i_63 = i_72;
                i_64 = i_73;
            }
        }
    }
    *((__global gale_long *) (arg_out + 40L)) = ((long) i_64);
    i_75 = (int) get_local_id(0);
    i_76 = (int) get_local_id(0);
    i_77 = 1;
    i_78 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_77 == 1)) {
            break;
        }
        l_79 = (long) i_78;
        l_80 = l_79 + (-1L);
        if (i_76 == 0) {
            l_81 = gale_BlockAccess_beginRead(arg_fs, i_58, l_80, ((int) ((uint) 1 - (uint) i_78)), gale_group, gale_slot, gale_position);
            l_82 = l_81;
        } else {
            l_82 = 0L;
        }
        GALEFS_BROADCAST(11, l_83, l_82);
        if (l_83 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_43;
            gale_ints[gale_items + gale_item] = (uint) i_58;
            gale_ints[2 * gale_items + gale_item] = (uint) i_78;
            gale_longs[gale_item] = (ulong) l_79;
            gale_longs[gale_items + gale_item] = (ulong) l_80;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_83); }
            GALEFS_RETURN;
            resume_7:
            i_43 = (int) gale_ints[gale_item];
            i_58 = (int) gale_ints[gale_items + gale_item];
            i_78 = (int) gale_ints[2 * gale_items + gale_item];
            l_79 = (long) gale_longs[gale_item];
            l_80 = (long) gale_longs[gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_59 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_75 = (int) get_local_id(0);
            i_76 = (int) get_local_id(0);
            l_83 = gale_round_reply(gale_entry);
        }
        i_84 = (int) l_83;
        if (l_83 < 0L) {
            i_85 = 0;
        } else {
            i_85 = i_84;
        }
        l_86 = gale_BlockAccess_offsetInRegion(arg_fs, l_83, l_80, gale_group, gale_slot, gale_position);
        gale_copy((arg_fs + 16 + l_86), (arg_data + 16 + l_79), i_85);
        GALEFS_BARRIER(12);
        if (i_75 == 0) {
            if (!(i_85 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_85, gale_group, gale_slot, gale_position);
            }
        }
        i_87 = (int) ((uint) i_78 + (uint) i_85);
        if (l_83 < 0L) {
            i_77 = i_84;
            i_78 = i_87;
        } else {
            i_88 = ((i_85 < 1) || (!(i_87 < 1))) ? 0 : 1;
            i_77 = i_88;
            i_78 = i_87;
        }
    }
    if (i_78 < 1) {
        i_89 = i_77;
    } else {
        i_89 = i_78;
    }
    *((__global gale_long *) (arg_out + 48L)) = ((long) i_89);
    i_90 = (int) get_local_id(0);
    i_91 = (int) get_local_id(0);
    i_92 = 1;
    i_93 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_92 == 1)) {
            break;
        }
        l_94 = (long) i_93;
        if (i_91 == 0) {
            l_95 = gale_BlockAccess_beginRead(arg_fs, i_58, l_94, ((-1) - i_93), gale_group, gale_slot, gale_position);
            l_96 = l_95;
        } else {
            l_96 = 0L;
        }
        GALEFS_BROADCAST(13, l_97, l_96);
        if (l_97 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_43;
            gale_ints[gale_items + gale_item] = (uint) i_58;
            gale_ints[2 * gale_items + gale_item] = (uint) i_93;
            gale_longs[gale_item] = (ulong) l_94;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_97); }
            GALEFS_RETURN;
            resume_8:
            i_43 = (int) gale_ints[gale_item];
            i_58 = (int) gale_ints[gale_items + gale_item];
            i_93 = (int) gale_ints[2 * gale_items + gale_item];
            l_94 = (long) gale_longs[gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_59 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_90 = (int) get_local_id(0);
            i_91 = (int) get_local_id(0);
            l_97 = gale_round_reply(gale_entry);
        }
        i_98 = (int) l_97;
        if (l_97 < 0L) {
            i_99 = 0;
        } else {
            i_99 = i_98;
        }
        l_100 = gale_BlockAccess_offsetInRegion(arg_fs, l_97, l_94, gale_group, gale_slot, gale_position);
        gale_copy((arg_fs + 16 + l_100), (arg_data + 16 + l_94), i_99);
        GALEFS_BARRIER(14);
        if (i_90 == 0) {
            if (!(i_99 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_99, gale_group, gale_slot, gale_position);
            }
        }
        i_101 = (int) ((uint) i_93 + (uint) i_99);
        if (l_97 < 0L) {
            i_92 = i_98;
            i_93 = i_101;
        } else {
            i_102 = ((i_99 < 1) || (!(i_101 < (-1)))) ? 0 : 1;
            i_92 = i_102;
            i_93 = i_101;
        }
    }
    if (i_93 < 1) {
        i_103 = i_92;
    } else {
        i_103 = i_93;
    }
    *((__global gale_long *) (arg_out + 56L)) = ((long) i_103);
    i_104 = (int) get_local_id(0);
    i_105 = (int) get_local_id(0);
    i_106 = 4;
    i_107 = 0;
    i_108 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_106 == 0) {
            break;
        }
        l_109 = (long) i_107;
        l_110 = (long) ((ulong) l_109 + (ulong) 9223372036854775807L);
        if (i_105 == 0) {
            l_111 = gale_BlockAccess_beginWrite(arg_fs, i_106, i_43, l_110, ((int) ((uint) 1 - (uint) i_107)), gale_group, gale_slot, gale_position);
            l_112 = l_111;
        } else {
            l_112 = 0L;
        }
        GALEFS_BROADCAST(15, l_113, l_112);
        if (l_113 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_43;
            gale_ints[gale_items + gale_item] = (uint) i_58;
            gale_ints[2 * gale_items + gale_item] = (uint) i_106;
            gale_ints[3 * gale_items + gale_item] = (uint) i_107;
            gale_longs[gale_item] = (ulong) l_109;
            gale_longs[gale_items + gale_item] = (ulong) l_110;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_113); }
            GALEFS_RETURN;
            resume_9:
            i_43 = (int) gale_ints[gale_item];
            i_58 = (int) gale_ints[gale_items + gale_item];
            i_106 = (int) gale_ints[2 * gale_items + gale_item];
            i_107 = (int) gale_ints[3 * gale_items + gale_item];
            l_109 = (long) gale_longs[gale_item];
            l_110 = (long) gale_longs[gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_59 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_104 = (int) get_local_id(0);
            i_105 = (int) get_local_id(0);
            l_113 = gale_round_reply(gale_entry);
        }
        i_114 = (int) l_113;
        if (l_113 < 0L) {
            i_115 = 0;
        } else {
            i_115 = i_114;
        }
        l_116 = gale_BlockAccess_offsetInRegion(arg_fs, l_113, l_110, gale_group, gale_slot, gale_position);
        gale_copy((arg_data + 16 + l_109), (arg_fs + 16 + l_116), i_115);
        GALEFS_BARRIER(16);
        if (i_104 == 0) {
            if (!(i_115 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_115, gale_group, gale_slot, gale_position);
            }
        }
        i_117 = (int) ((uint) i_107 + (uint) i_115);
        if (l_113 < 0L) {
            if ((!(i_106 == 4)) || (i_117 < 1)) {
                i_118 = i_114;
            } else {
                i_118 = i_117;
            }
        } else {
            i_118 = i_117;
        }
        i_119 = (((!(i_106 == 4)) || (i_117 < 1)) || (i_59 == 0)) ? 0 : 5;
        if (i_115 == 0) {
            i_106 = i_119;
            i_107 = i_117;
            i_108 = i_118;
        } else {
            if (i_117 == 1) {
                i_106 = i_119;
                i_107 = i_117;
                i_108 = i_118;
            } else {
                i_107 = i_117;
                i_108 = i_118;
            }
        }
    }
    *((__global gale_long *) (arg_out + 64L)) = ((long) i_108);
    if (((int) get_local_id(0)) == 0) {
        l_120 = gale_OpenFileCalls_status(arg_fs, i_58, 77, gale_group, gale_slot, gale_position);
        l_121 = l_120;
    } else {
        l_121 = 0L;
    }
    GALEFS_BROADCAST(17, l_122, l_121);
    if (l_122 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_43;
        gale_ints[gale_items + gale_item] = (uint) i_58;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_122); }
        GALEFS_RETURN;
        resume_10:
        i_43 = (int) gale_ints[gale_item];
        i_58 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_122 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 72L)) = l_122;
    if (((int) get_local_id(0)) == 0) {
        l_123 = gale_OpenFileCalls_status(arg_fs, (-1), 0, gale_group, gale_slot, gale_position);
        l_124 = l_123;
    } else {
        l_124 = 0L;
    }
    GALEFS_BROADCAST(18, l_125, l_124);
    if (l_125 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_43;
        gale_ints[gale_items + gale_item] = (uint) i_58;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 11, l_125); }
        GALEFS_RETURN;
        resume_11:
        i_43 = (int) gale_ints[gale_item];
        i_58 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_125 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 80L)) = l_125;
    if (((int) get_local_id(0)) == 0) {
        l_126 = gale_FileOpener_begin(arg_fs, 7, gale_group, gale_slot, gale_position);
        if (l_126 < 0L) {
            l_127 = l_126;
        } else {
            l_128 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_129 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_129 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) ((long) i_129))))) = (char) ((int) gale_literals[((int) ((uint) i_129 + (uint) 4))]);
                i_130 = (int) ((uint) i_129 + (uint) 1);
                i_129 = i_130;
            }
            l_131 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 7, (-1), gale_group, gale_slot, gale_position);
            l_127 = l_131;
        }
    } else {
        l_127 = 0L;
    }
    GALEFS_BROADCAST(19, l_132, l_127);
    if (l_132 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_43;
        gale_ints[gale_items + gale_item] = (uint) i_58;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 12, l_132); }
        GALEFS_RETURN;
        resume_12:
        i_43 = (int) gale_ints[gale_item];
        i_58 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_132 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 88L)) = ((long) ((int) l_132));
    if (((int) get_local_id(0)) == 0) {
        l_133 = gale_FileOpener_begin(arg_fs, 9, gale_group, gale_slot, gale_position);
        if (l_133 < 0L) {
            l_134 = l_133;
        } else {
            l_135 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_136 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_136 < 9)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) ((long) i_136))))) = (char) ((int) gale_literals[((int) ((uint) i_136 + (uint) 11))]);
                i_137 = (int) ((uint) i_136 + (uint) 1);
                i_136 = i_137;
            }
            l_138 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 9, (-1), gale_group, gale_slot, gale_position);
            l_134 = l_138;
        }
    } else {
        l_134 = 0L;
    }
    GALEFS_BROADCAST(20, l_139, l_134);
    if (l_139 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_43;
        gale_ints[gale_items + gale_item] = (uint) i_58;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 13, l_139); }
        GALEFS_RETURN;
        resume_13:
        i_43 = (int) gale_ints[gale_item];
        i_58 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_139 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 96L)) = ((long) ((int) l_139));
    if (((int) get_local_id(0)) == 0) {
        l_140 = gale_FileOpener_begin(arg_fs, 10, gale_group, gale_slot, gale_position);
        if (l_140 < 0L) {
            l_141 = l_140;
        } else {
            l_142 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_143 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_143 < 10)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) ((long) i_143))))) = (char) ((int) gale_literals[((int) ((uint) i_143 + (uint) 20))]);
                i_144 = (int) ((uint) i_143 + (uint) 1);
                i_143 = i_144;
            }
            l_145 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 10, (-1), gale_group, gale_slot, gale_position);
            l_141 = l_145;
        }
    } else {
        l_141 = 0L;
    }
    GALEFS_BROADCAST(21, l_146, l_141);
    if (l_146 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_43;
        gale_ints[gale_items + gale_item] = (uint) i_58;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 14, l_146); }
        GALEFS_RETURN;
        resume_14:
        i_43 = (int) gale_ints[gale_item];
        i_58 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_146 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 104L)) = ((long) ((int) l_146));
    if (((int) get_local_id(0)) == 0) {
        l_147 = gale_FileOpener_begin(arg_fs, 0, gale_group, gale_slot, gale_position);
        if (l_147 < 0L) {
            l_148 = l_147;
        } else {
            l_149 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_150 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_150 < 0)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_149 + (ulong) ((long) i_150))))) = (char) ((int) gale_literals[((int) ((uint) i_150 + (uint) 30))]);
                i_151 = (int) ((uint) i_150 + (uint) 1);
                i_150 = i_151;
            }
            l_152 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 0, (-1), gale_group, gale_slot, gale_position);
            l_148 = l_152;
        }
    } else {
        l_148 = 0L;
    }
    GALEFS_BROADCAST(22, l_153, l_148);
    if (l_153 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_43;
        gale_ints[gale_items + gale_item] = (uint) i_58;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 15, l_153); }
        GALEFS_RETURN;
        resume_15:
        i_43 = (int) gale_ints[gale_item];
        i_58 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_153 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 112L)) = ((long) ((int) l_153));
    if (((int) get_local_id(0)) == 0) {
        l_154 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
        if (l_154 < 0L) {
            l_155 = l_154;
        } else {
            l_156 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_157 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_157 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_156 + (ulong) ((long) i_157))))) = (char) ((int) gale_literals[i_157]);
                i_158 = (int) ((uint) i_157 + (uint) 1);
                i_157 = i_158;
            }
            l_159 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 3, 4, (-1), gale_group, gale_slot, gale_position);
            l_155 = l_159;
        }
    } else {
        l_155 = 0L;
    }
    GALEFS_BROADCAST(23, l_160, l_155);
    if (l_160 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_43;
        gale_ints[gale_items + gale_item] = (uint) i_58;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 16, l_160); }
        GALEFS_RETURN;
        resume_16:
        i_43 = (int) gale_ints[gale_item];
        i_58 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_160 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 120L)) = ((long) ((int) l_160));
    if (((int) get_local_id(0)) == 0) {
        l_161 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
        if (l_161 < 0L) {
            l_162 = l_161;
        } else {
            l_163 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_164 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_164 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) ((long) i_164))))) = (char) ((int) gale_literals[i_164]);
                i_165 = (int) ((uint) i_164 + (uint) 1);
                i_164 = i_165;
            }
            l_166 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 512, 4, (-1), gale_group, gale_slot, gale_position);
            l_162 = l_166;
        }
    } else {
        l_162 = 0L;
    }
    GALEFS_BROADCAST(24, l_167, l_162);
    if (l_167 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_43;
        gale_ints[gale_items + gale_item] = (uint) i_58;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 17, l_167); }
        GALEFS_RETURN;
        resume_17:
        i_43 = (int) gale_ints[gale_item];
        i_58 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_167 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 128L)) = ((long) ((int) l_167));
    if (((int) get_local_id(0)) == 0) {
        l_168 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
        if (l_168 < 0L) {
            l_169 = l_168;
        } else {
            l_170 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_171 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_171 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) ((long) i_171))))) = (char) ((int) gale_literals[i_171]);
                i_172 = (int) ((uint) i_171 + (uint) 1);
                i_171 = i_172;
            }
            l_173 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 1048576, 4, (-1), gale_group, gale_slot, gale_position);
            l_169 = l_173;
        }
    } else {
        l_169 = 0L;
    }
    GALEFS_BROADCAST(25, l_174, l_169);
    if (l_174 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_43;
        gale_ints[gale_items + gale_item] = (uint) i_58;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 18, l_174); }
        GALEFS_RETURN;
        resume_18:
        i_43 = (int) gale_ints[gale_item];
        i_58 = (int) gale_ints[gale_items + gale_item];
        l_174 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 136L)) = ((long) ((int) l_174));
    if (((int) get_local_id(0)) == 0) {
        l_175 = gale_OpenFileCalls_beginClose(arg_fs, i_58, gale_group, gale_slot, gale_position);
        l_176 = l_175;
    } else {
        l_176 = 0L;
    }
    GALEFS_BROADCAST(26, l_177, l_176);
    if (l_177 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_43;
        gale_ints[gale_items + gale_item] = (uint) i_58;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 19, l_177); }
        GALEFS_RETURN;
        resume_19:
        i_43 = (int) gale_ints[gale_item];
        i_58 = (int) gale_ints[gale_items + gale_item];
        l_177 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_178 = gale_OpenFileCalls_beginClose(arg_fs, i_43, gale_group, gale_slot, gale_position);
        l_179 = l_178;
    } else {
        l_179 = 0L;
    }
    GALEFS_BROADCAST(27, l_180, l_179);
    if (l_180 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_58;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 20, l_180); }
        GALEFS_RETURN;
        resume_20:
        i_58 = (int) gale_ints[gale_item];
        l_180 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_181 = gale_OpenFileCalls_beginClose(arg_fs, i_58, gale_group, gale_slot, gale_position);
        l_182 = l_181;
    } else {
        l_182 = 0L;
    }
    GALEFS_BROADCAST(28, l_183, l_182);
    if (l_183 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 21, l_183); }
        GALEFS_RETURN;
        resume_21:
        l_183 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 144L)) = ((long) ((int) l_183));
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
