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
// bytecode SHA-256: ee1f4cd0a2c0c59e9f981a495c0c78b543c63f179190098ba317734ab701cf5a
// functions SHA-256: 0a5e94504c1f0bc457ad0eac368b298cf35b4462197b8e0d266b52bf63b52032
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101, 109, 105, 115, 115, 105, 110, 103, 100, 105, 114, 101, 99, 116, 111, 114, 121, 102, 105, 108, 101, 47, 98, 101, 108, 111, 119};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_106) VARIABLE(int, i_107) VARIABLE(int, i_112) VARIABLE(int, i_113) VARIABLE(int, i_114) VARIABLE(int, i_116) VARIABLE(int, i_129) VARIABLE(int, i_130) VARIABLE(int, i_136) VARIABLE(int, i_137) VARIABLE(int, i_138) VARIABLE(int, i_140) VARIABLE(int, i_152) VARIABLE(int, i_153) VARIABLE(int, i_159) VARIABLE(int, i_160) VARIABLE(int, i_161) VARIABLE(int, i_162) VARIABLE(int, i_163) VARIABLE(int, i_173) VARIABLE(int, i_174) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_48) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_72) VARIABLE(int, i_84) VARIABLE(int, i_85) VARIABLE(int, i_91) VARIABLE(int, i_92) VARIABLE(int, i_93) VARIABLE(int, i_94) VARIABLE(int, i_95) VARIABLE(int, i_96) VARIABLE(int, i_97) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_105) VARIABLE(long, l_119) VARIABLE(long, l_120) VARIABLE(long, l_128) VARIABLE(long, l_143) VARIABLE(long, l_151) VARIABLE(long, l_165) VARIABLE(long, l_166) VARIABLE(long, l_172) VARIABLE(long, l_20) VARIABLE(long, l_28) VARIABLE(long, l_36) VARIABLE(long, l_51) VARIABLE(long, l_59) VARIABLE(long, l_75) VARIABLE(long, l_83) VARIABLE(long, l_99)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23) POINT(24) POINT(25) POINT(26) POINT(27) POINT(28)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_20) VARIABLE(l_28)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_20) VARIABLE(l_36)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_20) VARIABLE(l_51)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_20) VARIABLE(l_59)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_75)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_83)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_67) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(l_0) VARIABLE(l_99)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_106) VARIABLE(i_107) VARIABLE(i_67) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(l_0) VARIABLE(l_105)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_116) VARIABLE(i_67) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(l_0) VARIABLE(l_119) VARIABLE(l_120)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_116) VARIABLE(i_129) VARIABLE(i_130) VARIABLE(i_67) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(l_0) VARIABLE(l_128)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_136) VARIABLE(i_137) VARIABLE(i_138) VARIABLE(i_140) VARIABLE(i_67) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(l_0) VARIABLE(l_143)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_136) VARIABLE(i_137) VARIABLE(i_138) VARIABLE(i_140) VARIABLE(i_152) VARIABLE(i_153) VARIABLE(i_67) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(l_0) VARIABLE(l_151)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_159) VARIABLE(i_160) VARIABLE(i_161) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_67) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(l_0) VARIABLE(l_165) VARIABLE(l_166)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_159) VARIABLE(i_160) VARIABLE(i_161) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_173) VARIABLE(i_174) VARIABLE(i_67) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(l_0) VARIABLE(l_172)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_67) VARIABLE(i_91) VARIABLE(l_0)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_67) VARIABLE(i_91) VARIABLE(l_0)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_67) VARIABLE(i_91) VARIABLE(l_0)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_67) VARIABLE(i_91) VARIABLE(l_0)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_67) VARIABLE(i_91) VARIABLE(l_0)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_67) VARIABLE(i_91) VARIABLE(l_0)
#define GALEFS_LIVE_23(VARIABLE) VARIABLE(i_67) VARIABLE(i_91) VARIABLE(l_0)
#define GALEFS_LIVE_24(VARIABLE) VARIABLE(i_67) VARIABLE(i_91) VARIABLE(l_0)
#define GALEFS_LIVE_25(VARIABLE) VARIABLE(i_67) VARIABLE(i_91)
#define GALEFS_LIVE_26(VARIABLE) VARIABLE(i_67) VARIABLE(i_91)
#define GALEFS_LIVE_27(VARIABLE) VARIABLE(i_91)
#define GALEFS_LIVE_28(VARIABLE)

__kernel void galefs_refusedCalls(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_15, i_16, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_29, i_30, i_31, i_37, i_38, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_52, i_53, i_54, i_60, i_61, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_76, i_77, i_78, i_84, i_85, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_100, i_106, i_107, i_109, i_110, i_111, i_112, i_113, i_114, i_115, i_116, i_117, i_118, i_121, i_122, i_123, i_129, i_130, i_132, i_133, i_134, i_135, i_136, i_137, i_138, i_139, i_140, i_141, i_142, i_144, i_145, i_146, i_152, i_153, i_155, i_156, i_157, i_158, i_159, i_160, i_161, i_162, i_163, i_164, i_167, i_173, i_174, i_176, i_177, i_178, i_193, i_194, i_203, i_204, i_213, i_214, i_223, i_224, i_233, i_234, i_243, i_244, i_253, i_254;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_28, l_32, l_33, l_34, l_35, l_36, l_39, l_51, l_55, l_56, l_57, l_58, l_59, l_62, l_75, l_79, l_80, l_81, l_82, l_83, l_86, l_99, l_101, l_102, l_103, l_104, l_105, l_108, l_119, l_120, l_124, l_125, l_126, l_127, l_128, l_131, l_143, l_147, l_148, l_149, l_150, l_151, l_154, l_165, l_166, l_168, l_169, l_170, l_171, l_172, l_175, l_179, l_180, l_181, l_182, l_183, l_184, l_185, l_186, l_187, l_188, l_189, l_190, l_191, l_192, l_195, l_196, l_197, l_198, l_199, l_200, l_201, l_202, l_205, l_206, l_207, l_208, l_209, l_210, l_211, l_212, l_215, l_216, l_217, l_218, l_219, l_220, l_221, l_222, l_225, l_226, l_227, l_228, l_229, l_230, l_231, l_232, l_235, l_236, l_237, l_238, l_239, l_240, l_241, l_242, l_245, l_246, l_247, l_248, l_249, l_250, l_251, l_252, l_255, l_256, l_257, l_258, l_259, l_260, l_261, l_262, l_263, l_264, l_265, l_266, l_267, l_268, l_269, l_270, l_271, l_272, l_273;
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
    i_26 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_24 == 1)) {
            break;
        }
        i_27 = (int) ((uint) 1 - (uint) i_25);
        l_28 = (long) i_25;
        if (i_26 == 0) {
            i_29 = i_27;
        } else {
            i_30 = 4096 - ((int) (l_28 & 4095L));
            i_31 = (i_30 < i_27) ? i_30 : i_27;
            i_29 = i_31;
        }
        if (i_23 == 0) {
            l_32 = gale_BlockAccess_beginRead(arg_fs, 0, l_28, i_29, gale_group);
            l_33 = l_32;
        } else {
            l_33 = 0L;
        }
        if (i_22 == 0) {
            if (l_33 < (-4611686018427387904L)) {
                l_34 = gale_HostCall_awaitReply(arg_fs, l_33, gale_group);
                l_35 = l_34;
            } else {
                l_35 = l_33;
            }
        } else {
            l_35 = l_33;
        }
        GALEFS_BROADCAST(3, l_36, l_35);
        i_37 = (int) l_36;
        if (l_36 < 0L) {
            i_38 = 0;
        } else {
            i_38 = i_37;
        }
        l_39 = gale_BlockAccess_offsetInRegion(arg_fs, l_36, l_28, gale_group);
        gale_copy((arg_fs + 16 + l_39), (arg_data + 16 + l_28), i_38);
        GALEFS_BARRIER(4);
        if (i_21 == 0) {
            if (!(i_38 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_38, gale_group);
            }
        }
        i_40 = (int) ((uint) i_25 + (uint) i_38);
        i_41 = ((l_36 == (-117L)) || (!((i_38 < 1) || (!(i_40 < 1))))) ? 1 : 0;
        i_42 = (l_36 == (-117L)) ? 1 : 0;
        if (l_36 < 0L) {
            if (l_36 == (-117L)) {
                i_24 = i_41;
                i_25 = i_40;
                i_26 = i_42;
            } else {
                i_24 = i_37;
                i_25 = i_40;
                i_26 = i_42;
            }
        } else {
            i_24 = i_41;
            i_25 = i_40;
            i_26 = i_42;
        }
    }
    if (i_25 < 1) {
        i_43 = i_24;
    } else {
        i_43 = i_25;
    }
    *((__global gale_long *) (arg_out + 16L)) = ((long) i_43);
    i_44 = (int) get_local_id(0);
    i_45 = (int) get_local_id(0);
    i_46 = (int) get_local_id(0);
    i_47 = 1;
    i_48 = 0;
    i_49 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_47 == 1)) {
            break;
        }
        i_50 = (int) ((uint) 1 - (uint) i_48);
        l_51 = (long) i_48;
        if (i_49 == 0) {
            i_52 = i_50;
        } else {
            i_53 = 4096 - ((int) (l_51 & 4095L));
            i_54 = (i_53 < i_50) ? i_53 : i_50;
            i_52 = i_54;
        }
        if (i_46 == 0) {
            l_55 = gale_BlockAccess_beginRead(arg_fs, 1000000, l_51, i_52, gale_group);
            l_56 = l_55;
        } else {
            l_56 = 0L;
        }
        if (i_45 == 0) {
            if (l_56 < (-4611686018427387904L)) {
                l_57 = gale_HostCall_awaitReply(arg_fs, l_56, gale_group);
                l_58 = l_57;
            } else {
                l_58 = l_56;
            }
        } else {
            l_58 = l_56;
        }
        GALEFS_BROADCAST(5, l_59, l_58);
        i_60 = (int) l_59;
        if (l_59 < 0L) {
            i_61 = 0;
        } else {
            i_61 = i_60;
        }
        l_62 = gale_BlockAccess_offsetInRegion(arg_fs, l_59, l_51, gale_group);
        gale_copy((arg_fs + 16 + l_62), (arg_data + 16 + l_51), i_61);
        GALEFS_BARRIER(6);
        if (i_44 == 0) {
            if (!(i_61 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_61, gale_group);
            }
        }
        i_63 = (int) ((uint) i_48 + (uint) i_61);
        i_64 = ((l_59 == (-117L)) || (!((i_61 < 1) || (!(i_63 < 1))))) ? 1 : 0;
        i_65 = (l_59 == (-117L)) ? 1 : 0;
        if (l_59 < 0L) {
            if (l_59 == (-117L)) {
                i_47 = i_64;
                i_48 = i_63;
                i_49 = i_65;
            } else {
                i_47 = i_60;
                i_48 = i_63;
                i_49 = i_65;
            }
        } else {
            i_47 = i_64;
            i_48 = i_63;
            i_49 = i_65;
        }
    }
    if (i_48 < 1) {
        i_66 = i_47;
    } else {
        i_66 = i_48;
    }
    *((__global gale_long *) (arg_out + 24L)) = ((long) i_66);
    i_67 = (int) l_20;
    i_68 = (int) get_local_id(0);
    i_69 = (int) get_local_id(0);
    i_70 = (int) get_local_id(0);
    i_71 = 1;
    i_72 = 0;
    i_73 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_71 == 1)) {
            break;
        }
        i_74 = (int) ((uint) 1 - (uint) i_72);
        l_75 = (long) i_72;
        if (i_73 == 0) {
            i_76 = i_74;
        } else {
            i_77 = 4096 - ((int) (l_75 & 4095L));
            i_78 = (i_77 < i_74) ? i_77 : i_74;
            i_76 = i_78;
        }
        if (i_70 == 0) {
            l_79 = gale_BlockAccess_beginRead(arg_fs, i_67, l_75, i_76, gale_group);
            l_80 = l_79;
        } else {
            l_80 = 0L;
        }
        if (i_69 == 0) {
            if (l_80 < (-4611686018427387904L)) {
                l_81 = gale_HostCall_awaitReply(arg_fs, l_80, gale_group);
                l_82 = l_81;
            } else {
                l_82 = l_80;
            }
        } else {
            l_82 = l_80;
        }
        GALEFS_BROADCAST(7, l_83, l_82);
        i_84 = (int) l_83;
        if (l_83 < 0L) {
            i_85 = 0;
        } else {
            i_85 = i_84;
        }
        l_86 = gale_BlockAccess_offsetInRegion(arg_fs, l_83, l_75, gale_group);
        gale_copy((arg_fs + 16 + l_86), (arg_data + 16 + l_75), i_85);
        GALEFS_BARRIER(8);
        if (i_68 == 0) {
            if (!(i_85 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_85, gale_group);
            }
        }
        i_87 = (int) ((uint) i_72 + (uint) i_85);
        i_88 = ((l_83 == (-117L)) || (!((i_85 < 1) || (!(i_87 < 1))))) ? 1 : 0;
        i_89 = (l_83 == (-117L)) ? 1 : 0;
        if (l_83 < 0L) {
            if (l_83 == (-117L)) {
                i_71 = i_88;
                i_72 = i_87;
                i_73 = i_89;
            } else {
                i_71 = i_84;
                i_72 = i_87;
                i_73 = i_89;
            }
        } else {
            i_71 = i_88;
            i_72 = i_87;
            i_73 = i_89;
        }
    }
    if (i_72 < 1) {
        i_90 = i_71;
    } else {
        i_90 = i_72;
    }
    *((__global gale_long *) (arg_out + 32L)) = ((long) i_90);
    i_91 = (int) l_10;
    i_92 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_93 = (int) get_local_id(0);
    i_94 = (int) get_local_id(0);
    i_95 = (int) get_local_id(0);
    i_96 = 4;
    i_97 = 0;
    i_98 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_96 == 0) {
            break;
        }
        l_99 = (long) i_97;
        if (i_95 == 0) {
            i_100 = (i_97 < 1) ? 0 : 1;
            l_101 = gale_BlockAccess_beginWrite(arg_fs, i_96, i_91, l_99, ((int) ((uint) 1 - (uint) i_97)), i_100, gale_group);
            l_102 = l_101;
        } else {
            l_102 = 0L;
        }
        if (i_94 == 0) {
            if (l_102 < (-4611686018427387904L)) {
                l_103 = gale_HostCall_awaitReply(arg_fs, l_102, gale_group);
                l_104 = l_103;
            } else {
                l_104 = l_102;
            }
        } else {
            l_104 = l_102;
        }
        GALEFS_BROADCAST(9, l_105, l_104);
        i_106 = (int) l_105;
        if (l_105 < 0L) {
            i_107 = 0;
        } else {
            i_107 = i_106;
        }
        l_108 = gale_BlockAccess_offsetInRegion(arg_fs, l_105, l_99, gale_group);
        gale_copy((arg_data + 16 + l_99), (arg_fs + 16 + l_108), i_107);
        GALEFS_BARRIER(10);
        if (i_93 == 0) {
            if (!(i_107 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_107, gale_group);
            }
        }
        i_109 = (int) ((uint) i_97 + (uint) i_107);
        if (l_105 < 0L) {
            if ((!(i_96 == 4)) || (i_109 < 1)) {
                i_110 = i_106;
            } else {
                i_110 = i_109;
            }
        } else {
            i_110 = i_109;
        }
        i_111 = (((!(i_96 == 4)) || (i_109 < 1)) || (i_92 == 0)) ? 0 : 5;
        if (i_107 == 0) {
            i_96 = i_111;
            i_97 = i_109;
            i_98 = i_110;
        } else {
            if (i_109 == 1) {
                i_96 = i_111;
                i_97 = i_109;
                i_98 = i_110;
            } else {
                i_97 = i_109;
                i_98 = i_110;
            }
        }
    }
    *((__global gale_long *) (arg_out + 40L)) = ((long) i_98);
    i_112 = (int) get_local_id(0);
    i_113 = (int) get_local_id(0);
    i_114 = (int) get_local_id(0);
    i_115 = 1;
    i_116 = 0;
    i_117 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_115 == 1)) {
            break;
        }
        i_118 = (int) ((uint) 1 - (uint) i_116);
        l_119 = (long) i_116;
        l_120 = l_119 + (-1L);
        if (i_117 == 0) {
            i_121 = i_118;
        } else {
            i_122 = 4096 - ((int) (l_120 & 4095L));
            i_123 = (i_122 < i_118) ? i_122 : i_118;
            i_121 = i_123;
        }
        if (i_114 == 0) {
            l_124 = gale_BlockAccess_beginRead(arg_fs, i_91, l_120, i_121, gale_group);
            l_125 = l_124;
        } else {
            l_125 = 0L;
        }
        if (i_113 == 0) {
            if (l_125 < (-4611686018427387904L)) {
                l_126 = gale_HostCall_awaitReply(arg_fs, l_125, gale_group);
                l_127 = l_126;
            } else {
                l_127 = l_125;
            }
        } else {
            l_127 = l_125;
        }
        GALEFS_BROADCAST(11, l_128, l_127);
        i_129 = (int) l_128;
        if (l_128 < 0L) {
            i_130 = 0;
        } else {
            i_130 = i_129;
        }
        l_131 = gale_BlockAccess_offsetInRegion(arg_fs, l_128, l_120, gale_group);
        gale_copy((arg_fs + 16 + l_131), (arg_data + 16 + l_119), i_130);
        GALEFS_BARRIER(12);
        if (i_112 == 0) {
            if (!(i_130 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_130, gale_group);
            }
        }
        i_132 = (int) ((uint) i_116 + (uint) i_130);
        i_133 = ((l_128 == (-117L)) || (!((i_130 < 1) || (!(i_132 < 1))))) ? 1 : 0;
        i_134 = (l_128 == (-117L)) ? 1 : 0;
        if (l_128 < 0L) {
            if (l_128 == (-117L)) {
                i_115 = i_133;
                i_116 = i_132;
                i_117 = i_134;
            } else {
                i_115 = i_129;
                i_116 = i_132;
                i_117 = i_134;
            }
        } else {
            i_115 = i_133;
            i_116 = i_132;
            i_117 = i_134;
        }
    }
    if (i_116 < 1) {
        i_135 = i_115;
    } else {
        i_135 = i_116;
    }
    *((__global gale_long *) (arg_out + 48L)) = ((long) i_135);
    i_136 = (int) get_local_id(0);
    i_137 = (int) get_local_id(0);
    i_138 = (int) get_local_id(0);
    i_139 = 1;
    i_140 = 0;
    i_141 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_139 == 1)) {
            break;
        }
        i_142 = (-1) - i_140;
        l_143 = (long) i_140;
        if (i_141 == 0) {
            i_144 = i_142;
        } else {
            i_145 = 4096 - ((int) (l_143 & 4095L));
            i_146 = (i_145 < i_142) ? i_145 : i_142;
            i_144 = i_146;
        }
        if (i_138 == 0) {
            l_147 = gale_BlockAccess_beginRead(arg_fs, i_91, l_143, i_144, gale_group);
            l_148 = l_147;
        } else {
            l_148 = 0L;
        }
        if (i_137 == 0) {
            if (l_148 < (-4611686018427387904L)) {
                l_149 = gale_HostCall_awaitReply(arg_fs, l_148, gale_group);
                l_150 = l_149;
            } else {
                l_150 = l_148;
            }
        } else {
            l_150 = l_148;
        }
        GALEFS_BROADCAST(13, l_151, l_150);
        i_152 = (int) l_151;
        if (l_151 < 0L) {
            i_153 = 0;
        } else {
            i_153 = i_152;
        }
        l_154 = gale_BlockAccess_offsetInRegion(arg_fs, l_151, l_143, gale_group);
        gale_copy((arg_fs + 16 + l_154), (arg_data + 16 + l_143), i_153);
        GALEFS_BARRIER(14);
        if (i_136 == 0) {
            if (!(i_153 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_153, gale_group);
            }
        }
        i_155 = (int) ((uint) i_140 + (uint) i_153);
        i_156 = ((l_151 == (-117L)) || (!((i_153 < 1) || (!(i_155 < (-1)))))) ? 1 : 0;
        i_157 = (l_151 == (-117L)) ? 1 : 0;
        if (l_151 < 0L) {
            if (l_151 == (-117L)) {
                i_139 = i_156;
                i_140 = i_155;
                i_141 = i_157;
            } else {
                i_139 = i_152;
                i_140 = i_155;
                i_141 = i_157;
            }
        } else {
            i_139 = i_156;
            i_140 = i_155;
            i_141 = i_157;
        }
    }
    if (i_140 < 1) {
        i_158 = i_139;
    } else {
        i_158 = i_140;
    }
    *((__global gale_long *) (arg_out + 56L)) = ((long) i_158);
    i_159 = (int) get_local_id(0);
    i_160 = (int) get_local_id(0);
    i_161 = (int) get_local_id(0);
    i_162 = 4;
    i_163 = 0;
    i_164 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_162 == 0) {
            break;
        }
        l_165 = (long) i_163;
        l_166 = (long) ((ulong) l_165 + (ulong) 9223372036854775807L);
        if (i_161 == 0) {
            i_167 = (i_163 < 1) ? 0 : 1;
            l_168 = gale_BlockAccess_beginWrite(arg_fs, i_162, i_67, l_166, ((int) ((uint) 1 - (uint) i_163)), i_167, gale_group);
            l_169 = l_168;
        } else {
            l_169 = 0L;
        }
        if (i_160 == 0) {
            if (l_169 < (-4611686018427387904L)) {
                l_170 = gale_HostCall_awaitReply(arg_fs, l_169, gale_group);
                l_171 = l_170;
            } else {
                l_171 = l_169;
            }
        } else {
            l_171 = l_169;
        }
        GALEFS_BROADCAST(15, l_172, l_171);
        i_173 = (int) l_172;
        if (l_172 < 0L) {
            i_174 = 0;
        } else {
            i_174 = i_173;
        }
        l_175 = gale_BlockAccess_offsetInRegion(arg_fs, l_172, l_166, gale_group);
        gale_copy((arg_data + 16 + l_165), (arg_fs + 16 + l_175), i_174);
        GALEFS_BARRIER(16);
        if (i_159 == 0) {
            if (!(i_174 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_174, gale_group);
            }
        }
        i_176 = (int) ((uint) i_163 + (uint) i_174);
        if (l_172 < 0L) {
            if ((!(i_162 == 4)) || (i_176 < 1)) {
                i_177 = i_173;
            } else {
                i_177 = i_176;
            }
        } else {
            i_177 = i_176;
        }
        i_178 = (((!(i_162 == 4)) || (i_176 < 1)) || (i_92 == 0)) ? 0 : 5;
        if (i_174 == 0) {
            i_162 = i_178;
            i_163 = i_176;
            i_164 = i_177;
        } else {
            if (i_176 == 1) {
                i_162 = i_178;
                i_163 = i_176;
                i_164 = i_177;
            } else {
                i_163 = i_176;
                i_164 = i_177;
            }
        }
    }
    *((__global gale_long *) (arg_out + 64L)) = ((long) i_164);
    if (((int) get_local_id(0)) == 0) {
        l_179 = gale_OpenFileCalls_status(arg_fs, i_91, 77, gale_group);
        l_180 = l_179;
    } else {
        l_180 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_180 < (-4611686018427387904L)) {
            l_181 = gale_HostCall_awaitReply(arg_fs, l_180, gale_group);
            l_182 = l_181;
        } else {
            l_182 = l_180;
        }
    } else {
        l_182 = l_180;
    }
    GALEFS_BROADCAST(17, l_183, l_182);
    *((__global gale_long *) (arg_out + 72L)) = l_183;
    if (((int) get_local_id(0)) == 0) {
        l_184 = gale_OpenFileCalls_status(arg_fs, (-1), 0, gale_group);
        l_185 = l_184;
    } else {
        l_185 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_185 < (-4611686018427387904L)) {
            l_186 = gale_HostCall_awaitReply(arg_fs, l_185, gale_group);
            l_187 = l_186;
        } else {
            l_187 = l_185;
        }
    } else {
        l_187 = l_185;
    }
    GALEFS_BROADCAST(18, l_188, l_187);
    *((__global gale_long *) (arg_out + 80L)) = l_188;
    if (((int) get_local_id(0)) == 0) {
        l_189 = gale_FileOpener_begin(arg_fs, 7, gale_group);
        if (l_189 < 0L) {
            l_190 = l_189;
        } else {
            l_191 = (long) gale_group;
            l_192 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_191 << 12) + (l_191 << 11)))) + (ulong) 2048L);
            i_193 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_193 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) ((long) i_193))))) = (char) ((int) gale_literals[((int) ((uint) i_193 + (uint) 4))]);
                i_194 = (int) ((uint) i_193 + (uint) 1);
                i_193 = i_194;
            }
            l_195 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 7, (-1), gale_group);
            l_190 = l_195;
        }
    } else {
        l_190 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_190 < (-4611686018427387904L)) {
            l_196 = gale_HostCall_awaitReply(arg_fs, l_190, gale_group);
            l_197 = l_196;
        } else {
            l_197 = l_190;
        }
    } else {
        l_197 = l_190;
    }
    GALEFS_BROADCAST(19, l_198, l_197);
    *((__global gale_long *) (arg_out + 88L)) = ((long) ((int) l_198));
    if (((int) get_local_id(0)) == 0) {
        l_199 = gale_FileOpener_begin(arg_fs, 9, gale_group);
        if (l_199 < 0L) {
            l_200 = l_199;
        } else {
            l_201 = (long) gale_group;
            l_202 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_201 << 12) + (l_201 << 11)))) + (ulong) 2048L);
            i_203 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_203 < 9)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_202 + (ulong) ((long) i_203))))) = (char) ((int) gale_literals[((int) ((uint) i_203 + (uint) 11))]);
                i_204 = (int) ((uint) i_203 + (uint) 1);
                i_203 = i_204;
            }
            l_205 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 9, (-1), gale_group);
            l_200 = l_205;
        }
    } else {
        l_200 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_200 < (-4611686018427387904L)) {
            l_206 = gale_HostCall_awaitReply(arg_fs, l_200, gale_group);
            l_207 = l_206;
        } else {
            l_207 = l_200;
        }
    } else {
        l_207 = l_200;
    }
    GALEFS_BROADCAST(20, l_208, l_207);
    *((__global gale_long *) (arg_out + 96L)) = ((long) ((int) l_208));
    if (((int) get_local_id(0)) == 0) {
        l_209 = gale_FileOpener_begin(arg_fs, 10, gale_group);
        if (l_209 < 0L) {
            l_210 = l_209;
        } else {
            l_211 = (long) gale_group;
            l_212 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_211 << 12) + (l_211 << 11)))) + (ulong) 2048L);
            i_213 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_213 < 10)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) ((long) i_213))))) = (char) ((int) gale_literals[((int) ((uint) i_213 + (uint) 20))]);
                i_214 = (int) ((uint) i_213 + (uint) 1);
                i_213 = i_214;
            }
            l_215 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 10, (-1), gale_group);
            l_210 = l_215;
        }
    } else {
        l_210 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_210 < (-4611686018427387904L)) {
            l_216 = gale_HostCall_awaitReply(arg_fs, l_210, gale_group);
            l_217 = l_216;
        } else {
            l_217 = l_210;
        }
    } else {
        l_217 = l_210;
    }
    GALEFS_BROADCAST(21, l_218, l_217);
    *((__global gale_long *) (arg_out + 104L)) = ((long) ((int) l_218));
    if (((int) get_local_id(0)) == 0) {
        l_219 = gale_FileOpener_begin(arg_fs, 0, gale_group);
        if (l_219 < 0L) {
            l_220 = l_219;
        } else {
            l_221 = (long) gale_group;
            l_222 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_221 << 12) + (l_221 << 11)))) + (ulong) 2048L);
            i_223 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_223 < 0)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_222 + (ulong) ((long) i_223))))) = (char) ((int) gale_literals[((int) ((uint) i_223 + (uint) 30))]);
                i_224 = (int) ((uint) i_223 + (uint) 1);
                i_223 = i_224;
            }
            l_225 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 0, (-1), gale_group);
            l_220 = l_225;
        }
    } else {
        l_220 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_220 < (-4611686018427387904L)) {
            l_226 = gale_HostCall_awaitReply(arg_fs, l_220, gale_group);
            l_227 = l_226;
        } else {
            l_227 = l_220;
        }
    } else {
        l_227 = l_220;
    }
    GALEFS_BROADCAST(22, l_228, l_227);
    *((__global gale_long *) (arg_out + 112L)) = ((long) ((int) l_228));
    if (((int) get_local_id(0)) == 0) {
        l_229 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_229 < 0L) {
            l_230 = l_229;
        } else {
            l_231 = (long) gale_group;
            l_232 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_231 << 12) + (l_231 << 11)))) + (ulong) 2048L);
            i_233 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_233 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) ((long) i_233))))) = (char) ((int) gale_literals[i_233]);
                i_234 = (int) ((uint) i_233 + (uint) 1);
                i_233 = i_234;
            }
            l_235 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 3, 4, (-1), gale_group);
            l_230 = l_235;
        }
    } else {
        l_230 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_230 < (-4611686018427387904L)) {
            l_236 = gale_HostCall_awaitReply(arg_fs, l_230, gale_group);
            l_237 = l_236;
        } else {
            l_237 = l_230;
        }
    } else {
        l_237 = l_230;
    }
    GALEFS_BROADCAST(23, l_238, l_237);
    *((__global gale_long *) (arg_out + 120L)) = ((long) ((int) l_238));
    if (((int) get_local_id(0)) == 0) {
        l_239 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_239 < 0L) {
            l_240 = l_239;
        } else {
            l_241 = (long) gale_group;
            l_242 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_241 << 12) + (l_241 << 11)))) + (ulong) 2048L);
            i_243 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_243 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_242 + (ulong) ((long) i_243))))) = (char) ((int) gale_literals[i_243]);
                i_244 = (int) ((uint) i_243 + (uint) 1);
                i_243 = i_244;
            }
            l_245 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 512, 4, (-1), gale_group);
            l_240 = l_245;
        }
    } else {
        l_240 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_240 < (-4611686018427387904L)) {
            l_246 = gale_HostCall_awaitReply(arg_fs, l_240, gale_group);
            l_247 = l_246;
        } else {
            l_247 = l_240;
        }
    } else {
        l_247 = l_240;
    }
    GALEFS_BROADCAST(24, l_248, l_247);
    *((__global gale_long *) (arg_out + 128L)) = ((long) ((int) l_248));
    if (((int) get_local_id(0)) == 0) {
        l_249 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_249 < 0L) {
            l_250 = l_249;
        } else {
            l_251 = (long) gale_group;
            l_252 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_251 << 12) + (l_251 << 11)))) + (ulong) 2048L);
            i_253 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_253 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_252 + (ulong) ((long) i_253))))) = (char) ((int) gale_literals[i_253]);
                i_254 = (int) ((uint) i_253 + (uint) 1);
                i_253 = i_254;
            }
            l_255 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 1048576, 4, (-1), gale_group);
            l_250 = l_255;
        }
    } else {
        l_250 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_250 < (-4611686018427387904L)) {
            l_256 = gale_HostCall_awaitReply(arg_fs, l_250, gale_group);
            l_257 = l_256;
        } else {
            l_257 = l_250;
        }
    } else {
        l_257 = l_250;
    }
    GALEFS_BROADCAST(25, l_258, l_257);
    *((__global gale_long *) (arg_out + 136L)) = ((long) ((int) l_258));
    if (((int) get_local_id(0)) == 0) {
        l_259 = gale_OpenFileCalls_beginClose(arg_fs, i_91, gale_group);
        l_260 = l_259;
    } else {
        l_260 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_260 < (-4611686018427387904L)) {
            l_261 = gale_HostCall_awaitReply(arg_fs, l_260, gale_group);
            l_262 = l_261;
        } else {
            l_262 = l_260;
        }
    } else {
        l_262 = l_260;
    }
    GALEFS_BROADCAST(26, l_263, l_262);
    if (((int) get_local_id(0)) == 0) {
        l_264 = gale_OpenFileCalls_beginClose(arg_fs, i_67, gale_group);
        l_265 = l_264;
    } else {
        l_265 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_265 < (-4611686018427387904L)) {
            l_266 = gale_HostCall_awaitReply(arg_fs, l_265, gale_group);
            l_267 = l_266;
        } else {
            l_267 = l_265;
        }
    } else {
        l_267 = l_265;
    }
    GALEFS_BROADCAST(27, l_268, l_267);
    if (((int) get_local_id(0)) == 0) {
        l_269 = gale_OpenFileCalls_beginClose(arg_fs, i_91, gale_group);
        l_270 = l_269;
    } else {
        l_270 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_270 < (-4611686018427387904L)) {
            l_271 = gale_HostCall_awaitReply(arg_fs, l_270, gale_group);
            l_272 = l_271;
        } else {
            l_272 = l_270;
        }
    } else {
        l_272 = l_270;
    }
    GALEFS_BROADCAST(28, l_273, l_272);
    *((__global gale_long *) (arg_out + 144L)) = ((long) ((int) l_273));
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_108) VARIABLE(int, i_109) VARIABLE(int, i_115) VARIABLE(int, i_116) VARIABLE(int, i_118) VARIABLE(int, i_128) VARIABLE(int, i_129) VARIABLE(int, i_135) VARIABLE(int, i_136) VARIABLE(int, i_137) VARIABLE(int, i_138) VARIABLE(int, i_146) VARIABLE(int, i_147) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_18) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_38) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_59) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_76) VARIABLE(int, i_77) VARIABLE(int, i_78) VARIABLE(int, i_79) VARIABLE(int, i_80) VARIABLE(int, i_81) VARIABLE(int, i_88) VARIABLE(int, i_89) VARIABLE(int, i_94) VARIABLE(int, i_95) VARIABLE(int, i_97) VARIABLE(long, l_0) VARIABLE(long, l_100) VARIABLE(long, l_101) VARIABLE(long, l_107) VARIABLE(long, l_121) VARIABLE(long, l_127) VARIABLE(long, l_14) VARIABLE(long, l_140) VARIABLE(long, l_141) VARIABLE(long, l_145) VARIABLE(long, l_21) VARIABLE(long, l_27) VARIABLE(long, l_41) VARIABLE(long, l_47) VARIABLE(long, l_62) VARIABLE(long, l_68) VARIABLE(long, l_7) VARIABLE(long, l_83) VARIABLE(long, l_87)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23) POINT(24) POINT(25) POINT(26) POINT(27) POINT(28)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(l_0) VARIABLE(l_14) VARIABLE(l_21) VARIABLE(l_7)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_18) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(l_0) VARIABLE(l_14) VARIABLE(l_27) VARIABLE(l_7)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(l_0) VARIABLE(l_14) VARIABLE(l_41) VARIABLE(l_7)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(l_0) VARIABLE(l_14) VARIABLE(l_47) VARIABLE(l_7)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(l_0) VARIABLE(l_62) VARIABLE(l_7)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(l_0) VARIABLE(l_68) VARIABLE(l_7)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_55) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(l_0) VARIABLE(l_83)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_55) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_88) VARIABLE(i_89) VARIABLE(l_0) VARIABLE(l_87)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_55) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(i_97) VARIABLE(l_0) VARIABLE(l_100) VARIABLE(l_101)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_108) VARIABLE(i_109) VARIABLE(i_55) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(i_97) VARIABLE(l_0) VARIABLE(l_107)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_115) VARIABLE(i_116) VARIABLE(i_118) VARIABLE(i_55) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(l_0) VARIABLE(l_121)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_115) VARIABLE(i_116) VARIABLE(i_118) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_55) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(l_0) VARIABLE(l_127)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_137) VARIABLE(i_138) VARIABLE(i_55) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(l_0) VARIABLE(l_140) VARIABLE(l_141)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_137) VARIABLE(i_138) VARIABLE(i_146) VARIABLE(i_147) VARIABLE(i_55) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(l_0) VARIABLE(l_145)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_55) VARIABLE(i_76) VARIABLE(l_0)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_55) VARIABLE(i_76) VARIABLE(l_0)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_55) VARIABLE(i_76) VARIABLE(l_0)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_55) VARIABLE(i_76) VARIABLE(l_0)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_55) VARIABLE(i_76) VARIABLE(l_0)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_55) VARIABLE(i_76) VARIABLE(l_0)
#define GALEFS_LIVE_23(VARIABLE) VARIABLE(i_55) VARIABLE(i_76) VARIABLE(l_0)
#define GALEFS_LIVE_24(VARIABLE) VARIABLE(i_55) VARIABLE(i_76) VARIABLE(l_0)
#define GALEFS_LIVE_25(VARIABLE) VARIABLE(i_55) VARIABLE(i_76)
#define GALEFS_LIVE_26(VARIABLE) VARIABLE(i_55) VARIABLE(i_76)
#define GALEFS_LIVE_27(VARIABLE) VARIABLE(i_76)
#define GALEFS_LIVE_28(VARIABLE)

__kernel void galefs_refusedCalls(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_11, i_12, i_15, i_16, i_17, i_18, i_19, i_20, i_22, i_23, i_24, i_28, i_29, i_31, i_32, i_33, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_42, i_43, i_44, i_48, i_49, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_63, i_64, i_65, i_69, i_70, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_84, i_88, i_89, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_99, i_102, i_103, i_104, i_108, i_109, i_111, i_112, i_113, i_114, i_115, i_116, i_117, i_118, i_119, i_120, i_122, i_123, i_124, i_128, i_129, i_131, i_132, i_133, i_134, i_135, i_136, i_137, i_138, i_139, i_142, i_146, i_147, i_149, i_150, i_151, i_161, i_162, i_168, i_169, i_175, i_176, i_182, i_183, i_189, i_190, i_196, i_197, i_203, i_204;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_21, l_25, l_26, l_27, l_30, l_41, l_45, l_46, l_47, l_50, l_62, l_66, l_67, l_68, l_71, l_83, l_85, l_86, l_87, l_90, l_100, l_101, l_105, l_106, l_107, l_110, l_121, l_125, l_126, l_127, l_130, l_140, l_141, l_143, l_144, l_145, l_148, l_152, l_153, l_154, l_155, l_156, l_157, l_158, l_159, l_160, l_163, l_164, l_165, l_166, l_167, l_170, l_171, l_172, l_173, l_174, l_177, l_178, l_179, l_180, l_181, l_184, l_185, l_186, l_187, l_188, l_191, l_192, l_193, l_194, l_195, l_198, l_199, l_200, l_201, l_202, l_205, l_206, l_207, l_208, l_209, l_210, l_211, l_212, l_213, l_214, l_215;
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
    i_19 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_17 == 1)) {
            break;
        }
        i_20 = (int) ((uint) 1 - (uint) i_18);
        l_21 = (long) i_18;
        if (i_19 == 0) {
            i_22 = i_20;
        } else {
            i_23 = 4096 - ((int) (l_21 & 4095L));
            i_24 = (i_23 < i_20) ? i_23 : i_20;
            i_22 = i_24;
        }
        if (i_16 == 0) {
            l_25 = gale_BlockAccess_beginRead(arg_fs, 0, l_21, i_22, gale_group, gale_slot, gale_position);
            l_26 = l_25;
        } else {
            l_26 = 0L;
        }
        GALEFS_BROADCAST(3, l_27, l_26);
        if (l_27 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_7;
            gale_longs[gale_items + gale_item] = (ulong) l_14;
            gale_ints[gale_item] = (uint) i_18;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_21;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_27); }
            GALEFS_RETURN;
            resume_3:
            l_7 = (long) gale_longs[gale_item];
            l_14 = (long) gale_longs[gale_items + gale_item];
            i_18 = (int) gale_ints[gale_item];
            l_21 = (long) gale_longs[2 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_15 = (int) get_local_id(0);
            i_16 = (int) get_local_id(0);
            l_27 = gale_round_reply(gale_entry);
        }
        i_28 = (int) l_27;
        if (l_27 < 0L) {
            i_29 = 0;
        } else {
            i_29 = i_28;
        }
        l_30 = gale_BlockAccess_offsetInRegion(arg_fs, l_27, l_21, gale_group, gale_slot, gale_position);
        gale_copy((arg_fs + 16 + l_30), (arg_data + 16 + l_21), i_29);
        GALEFS_BARRIER(4);
        if (i_15 == 0) {
            if (!(i_29 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_29, gale_group, gale_slot, gale_position);
            }
        }
        i_31 = (int) ((uint) i_18 + (uint) i_29);
        i_32 = ((l_27 == (-117L)) || (!((i_29 < 1) || (!(i_31 < 1))))) ? 1 : 0;
        i_33 = (l_27 == (-117L)) ? 1 : 0;
        if (l_27 < 0L) {
            if (l_27 == (-117L)) {
                i_17 = i_32;
                i_18 = i_31;
                i_19 = i_33;
            } else {
                i_17 = i_28;
                i_18 = i_31;
                i_19 = i_33;
            }
        } else {
            i_17 = i_32;
            i_18 = i_31;
            i_19 = i_33;
        }
    }
    if (i_18 < 1) {
        i_34 = i_17;
    } else {
        i_34 = i_18;
    }
    *((__global gale_long *) (arg_out + 16L)) = ((long) i_34);
    i_35 = (int) get_local_id(0);
    i_36 = (int) get_local_id(0);
    i_37 = 1;
    i_38 = 0;
    i_39 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_37 == 1)) {
            break;
        }
        i_40 = (int) ((uint) 1 - (uint) i_38);
        l_41 = (long) i_38;
        if (i_39 == 0) {
            i_42 = i_40;
        } else {
            i_43 = 4096 - ((int) (l_41 & 4095L));
            i_44 = (i_43 < i_40) ? i_43 : i_40;
            i_42 = i_44;
        }
        if (i_36 == 0) {
            l_45 = gale_BlockAccess_beginRead(arg_fs, 1000000, l_41, i_42, gale_group, gale_slot, gale_position);
            l_46 = l_45;
        } else {
            l_46 = 0L;
        }
        GALEFS_BROADCAST(5, l_47, l_46);
        if (l_47 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_7;
            gale_longs[gale_items + gale_item] = (ulong) l_14;
            gale_ints[gale_item] = (uint) i_38;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_41;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_47); }
            GALEFS_RETURN;
            resume_4:
            l_7 = (long) gale_longs[gale_item];
            l_14 = (long) gale_longs[gale_items + gale_item];
            i_38 = (int) gale_ints[gale_item];
            l_41 = (long) gale_longs[2 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_35 = (int) get_local_id(0);
            i_36 = (int) get_local_id(0);
            l_47 = gale_round_reply(gale_entry);
        }
        i_48 = (int) l_47;
        if (l_47 < 0L) {
            i_49 = 0;
        } else {
            i_49 = i_48;
        }
        l_50 = gale_BlockAccess_offsetInRegion(arg_fs, l_47, l_41, gale_group, gale_slot, gale_position);
        gale_copy((arg_fs + 16 + l_50), (arg_data + 16 + l_41), i_49);
        GALEFS_BARRIER(6);
        if (i_35 == 0) {
            if (!(i_49 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_49, gale_group, gale_slot, gale_position);
            }
        }
        i_51 = (int) ((uint) i_38 + (uint) i_49);
        i_52 = ((l_47 == (-117L)) || (!((i_49 < 1) || (!(i_51 < 1))))) ? 1 : 0;
        i_53 = (l_47 == (-117L)) ? 1 : 0;
        if (l_47 < 0L) {
            if (l_47 == (-117L)) {
                i_37 = i_52;
                i_38 = i_51;
                i_39 = i_53;
            } else {
                i_37 = i_48;
                i_38 = i_51;
                i_39 = i_53;
            }
        } else {
            i_37 = i_52;
            i_38 = i_51;
            i_39 = i_53;
        }
    }
    if (i_38 < 1) {
        i_54 = i_37;
    } else {
        i_54 = i_38;
    }
    *((__global gale_long *) (arg_out + 24L)) = ((long) i_54);
    i_55 = (int) l_14;
    i_56 = (int) get_local_id(0);
    i_57 = (int) get_local_id(0);
    i_58 = 1;
    i_59 = 0;
    i_60 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_58 == 1)) {
            break;
        }
        i_61 = (int) ((uint) 1 - (uint) i_59);
        l_62 = (long) i_59;
        if (i_60 == 0) {
            i_63 = i_61;
        } else {
            i_64 = 4096 - ((int) (l_62 & 4095L));
            i_65 = (i_64 < i_61) ? i_64 : i_61;
            i_63 = i_65;
        }
        if (i_57 == 0) {
            l_66 = gale_BlockAccess_beginRead(arg_fs, i_55, l_62, i_63, gale_group, gale_slot, gale_position);
            l_67 = l_66;
        } else {
            l_67 = 0L;
        }
        GALEFS_BROADCAST(7, l_68, l_67);
        if (l_68 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_7;
            gale_ints[gale_item] = (uint) i_55;
            gale_ints[gale_items + gale_item] = (uint) i_59;
            gale_longs[gale_items + gale_item] = (ulong) l_62;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_68); }
            GALEFS_RETURN;
            resume_5:
            l_7 = (long) gale_longs[gale_item];
            i_55 = (int) gale_ints[gale_item];
            i_59 = (int) gale_ints[gale_items + gale_item];
            l_62 = (long) gale_longs[gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_56 = (int) get_local_id(0);
            i_57 = (int) get_local_id(0);
            l_68 = gale_round_reply(gale_entry);
        }
        i_69 = (int) l_68;
        if (l_68 < 0L) {
            i_70 = 0;
        } else {
            i_70 = i_69;
        }
        l_71 = gale_BlockAccess_offsetInRegion(arg_fs, l_68, l_62, gale_group, gale_slot, gale_position);
        gale_copy((arg_fs + 16 + l_71), (arg_data + 16 + l_62), i_70);
        GALEFS_BARRIER(8);
        if (i_56 == 0) {
            if (!(i_70 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_70, gale_group, gale_slot, gale_position);
            }
        }
        i_72 = (int) ((uint) i_59 + (uint) i_70);
        i_73 = ((l_68 == (-117L)) || (!((i_70 < 1) || (!(i_72 < 1))))) ? 1 : 0;
        i_74 = (l_68 == (-117L)) ? 1 : 0;
        if (l_68 < 0L) {
            if (l_68 == (-117L)) {
                i_58 = i_73;
                i_59 = i_72;
                i_60 = i_74;
            } else {
                i_58 = i_69;
                i_59 = i_72;
                i_60 = i_74;
            }
        } else {
            i_58 = i_73;
            i_59 = i_72;
            i_60 = i_74;
        }
    }
    if (i_59 < 1) {
        i_75 = i_58;
    } else {
        i_75 = i_59;
    }
    *((__global gale_long *) (arg_out + 32L)) = ((long) i_75);
    i_76 = (int) l_7;
    i_77 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_78 = (int) get_local_id(0);
    i_79 = (int) get_local_id(0);
    i_80 = 4;
    i_81 = 0;
    i_82 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_80 == 0) {
            break;
        }
        l_83 = (long) i_81;
        if (i_79 == 0) {
            i_84 = (i_81 < 1) ? 0 : 1;
            l_85 = gale_BlockAccess_beginWrite(arg_fs, i_80, i_76, l_83, ((int) ((uint) 1 - (uint) i_81)), i_84, gale_group, gale_slot, gale_position);
            l_86 = l_85;
        } else {
            l_86 = 0L;
        }
        GALEFS_BROADCAST(9, l_87, l_86);
        if (l_87 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_55;
            gale_ints[gale_items + gale_item] = (uint) i_76;
            gale_ints[2 * gale_items + gale_item] = (uint) i_80;
            gale_ints[3 * gale_items + gale_item] = (uint) i_81;
            gale_longs[gale_item] = (ulong) l_83;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_87); }
            GALEFS_RETURN;
            resume_6:
            i_55 = (int) gale_ints[gale_item];
            i_76 = (int) gale_ints[gale_items + gale_item];
            i_80 = (int) gale_ints[2 * gale_items + gale_item];
            i_81 = (int) gale_ints[3 * gale_items + gale_item];
            l_83 = (long) gale_longs[gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_77 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_78 = (int) get_local_id(0);
            i_79 = (int) get_local_id(0);
            l_87 = gale_round_reply(gale_entry);
        }
        i_88 = (int) l_87;
        if (l_87 < 0L) {
            i_89 = 0;
        } else {
            i_89 = i_88;
        }
        l_90 = gale_BlockAccess_offsetInRegion(arg_fs, l_87, l_83, gale_group, gale_slot, gale_position);
        gale_copy((arg_data + 16 + l_83), (arg_fs + 16 + l_90), i_89);
        GALEFS_BARRIER(10);
        if (i_78 == 0) {
            if (!(i_89 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_89, gale_group, gale_slot, gale_position);
            }
        }
        i_91 = (int) ((uint) i_81 + (uint) i_89);
        if (l_87 < 0L) {
            if ((!(i_80 == 4)) || (i_91 < 1)) {
                i_92 = i_88;
            } else {
                i_92 = i_91;
            }
        } else {
            i_92 = i_91;
        }
        i_93 = (((!(i_80 == 4)) || (i_91 < 1)) || (i_77 == 0)) ? 0 : 5;
        if (i_89 == 0) {
            i_80 = i_93;
            i_81 = i_91;
            i_82 = i_92;
        } else {
            if (i_91 == 1) {
                i_80 = i_93;
                i_81 = i_91;
                i_82 = i_92;
            } else {
                i_81 = i_91;
                i_82 = i_92;
            }
        }
    }
    *((__global gale_long *) (arg_out + 40L)) = ((long) i_82);
    i_94 = (int) get_local_id(0);
    i_95 = (int) get_local_id(0);
    i_96 = 1;
    i_97 = 0;
    i_98 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_96 == 1)) {
            break;
        }
        i_99 = (int) ((uint) 1 - (uint) i_97);
        l_100 = (long) i_97;
        l_101 = l_100 + (-1L);
        if (i_98 == 0) {
            i_102 = i_99;
        } else {
            i_103 = 4096 - ((int) (l_101 & 4095L));
            i_104 = (i_103 < i_99) ? i_103 : i_99;
            i_102 = i_104;
        }
        if (i_95 == 0) {
            l_105 = gale_BlockAccess_beginRead(arg_fs, i_76, l_101, i_102, gale_group, gale_slot, gale_position);
            l_106 = l_105;
        } else {
            l_106 = 0L;
        }
        GALEFS_BROADCAST(11, l_107, l_106);
        if (l_107 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_55;
            gale_ints[gale_items + gale_item] = (uint) i_76;
            gale_ints[2 * gale_items + gale_item] = (uint) i_97;
            gale_longs[gale_item] = (ulong) l_100;
            gale_longs[gale_items + gale_item] = (ulong) l_101;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_107); }
            GALEFS_RETURN;
            resume_7:
            i_55 = (int) gale_ints[gale_item];
            i_76 = (int) gale_ints[gale_items + gale_item];
            i_97 = (int) gale_ints[2 * gale_items + gale_item];
            l_100 = (long) gale_longs[gale_item];
            l_101 = (long) gale_longs[gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_77 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_94 = (int) get_local_id(0);
            i_95 = (int) get_local_id(0);
            l_107 = gale_round_reply(gale_entry);
        }
        i_108 = (int) l_107;
        if (l_107 < 0L) {
            i_109 = 0;
        } else {
            i_109 = i_108;
        }
        l_110 = gale_BlockAccess_offsetInRegion(arg_fs, l_107, l_101, gale_group, gale_slot, gale_position);
        gale_copy((arg_fs + 16 + l_110), (arg_data + 16 + l_100), i_109);
        GALEFS_BARRIER(12);
        if (i_94 == 0) {
            if (!(i_109 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_109, gale_group, gale_slot, gale_position);
            }
        }
        i_111 = (int) ((uint) i_97 + (uint) i_109);
        i_112 = ((l_107 == (-117L)) || (!((i_109 < 1) || (!(i_111 < 1))))) ? 1 : 0;
        i_113 = (l_107 == (-117L)) ? 1 : 0;
        if (l_107 < 0L) {
            if (l_107 == (-117L)) {
                i_96 = i_112;
                i_97 = i_111;
                i_98 = i_113;
            } else {
                i_96 = i_108;
                i_97 = i_111;
                i_98 = i_113;
            }
        } else {
            i_96 = i_112;
            i_97 = i_111;
            i_98 = i_113;
        }
    }
    if (i_97 < 1) {
        i_114 = i_96;
    } else {
        i_114 = i_97;
    }
    *((__global gale_long *) (arg_out + 48L)) = ((long) i_114);
    i_115 = (int) get_local_id(0);
    i_116 = (int) get_local_id(0);
    i_117 = 1;
    i_118 = 0;
    i_119 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_117 == 1)) {
            break;
        }
        i_120 = (-1) - i_118;
        l_121 = (long) i_118;
        if (i_119 == 0) {
            i_122 = i_120;
        } else {
            i_123 = 4096 - ((int) (l_121 & 4095L));
            i_124 = (i_123 < i_120) ? i_123 : i_120;
            i_122 = i_124;
        }
        if (i_116 == 0) {
            l_125 = gale_BlockAccess_beginRead(arg_fs, i_76, l_121, i_122, gale_group, gale_slot, gale_position);
            l_126 = l_125;
        } else {
            l_126 = 0L;
        }
        GALEFS_BROADCAST(13, l_127, l_126);
        if (l_127 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_55;
            gale_ints[gale_items + gale_item] = (uint) i_76;
            gale_ints[2 * gale_items + gale_item] = (uint) i_118;
            gale_longs[gale_item] = (ulong) l_121;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_127); }
            GALEFS_RETURN;
            resume_8:
            i_55 = (int) gale_ints[gale_item];
            i_76 = (int) gale_ints[gale_items + gale_item];
            i_118 = (int) gale_ints[2 * gale_items + gale_item];
            l_121 = (long) gale_longs[gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_77 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_115 = (int) get_local_id(0);
            i_116 = (int) get_local_id(0);
            l_127 = gale_round_reply(gale_entry);
        }
        i_128 = (int) l_127;
        if (l_127 < 0L) {
            i_129 = 0;
        } else {
            i_129 = i_128;
        }
        l_130 = gale_BlockAccess_offsetInRegion(arg_fs, l_127, l_121, gale_group, gale_slot, gale_position);
        gale_copy((arg_fs + 16 + l_130), (arg_data + 16 + l_121), i_129);
        GALEFS_BARRIER(14);
        if (i_115 == 0) {
            if (!(i_129 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_129, gale_group, gale_slot, gale_position);
            }
        }
        i_131 = (int) ((uint) i_118 + (uint) i_129);
        i_132 = ((l_127 == (-117L)) || (!((i_129 < 1) || (!(i_131 < (-1)))))) ? 1 : 0;
        i_133 = (l_127 == (-117L)) ? 1 : 0;
        if (l_127 < 0L) {
            if (l_127 == (-117L)) {
                i_117 = i_132;
                i_118 = i_131;
                i_119 = i_133;
            } else {
                i_117 = i_128;
                i_118 = i_131;
                i_119 = i_133;
            }
        } else {
            i_117 = i_132;
            i_118 = i_131;
            i_119 = i_133;
        }
    }
    if (i_118 < 1) {
        i_134 = i_117;
    } else {
        i_134 = i_118;
    }
    *((__global gale_long *) (arg_out + 56L)) = ((long) i_134);
    i_135 = (int) get_local_id(0);
    i_136 = (int) get_local_id(0);
    i_137 = 4;
    i_138 = 0;
    i_139 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_137 == 0) {
            break;
        }
        l_140 = (long) i_138;
        l_141 = (long) ((ulong) l_140 + (ulong) 9223372036854775807L);
        if (i_136 == 0) {
            i_142 = (i_138 < 1) ? 0 : 1;
            l_143 = gale_BlockAccess_beginWrite(arg_fs, i_137, i_55, l_141, ((int) ((uint) 1 - (uint) i_138)), i_142, gale_group, gale_slot, gale_position);
            l_144 = l_143;
        } else {
            l_144 = 0L;
        }
        GALEFS_BROADCAST(15, l_145, l_144);
        if (l_145 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_55;
            gale_ints[gale_items + gale_item] = (uint) i_76;
            gale_ints[2 * gale_items + gale_item] = (uint) i_137;
            gale_ints[3 * gale_items + gale_item] = (uint) i_138;
            gale_longs[gale_item] = (ulong) l_140;
            gale_longs[gale_items + gale_item] = (ulong) l_141;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_145); }
            GALEFS_RETURN;
            resume_9:
            i_55 = (int) gale_ints[gale_item];
            i_76 = (int) gale_ints[gale_items + gale_item];
            i_137 = (int) gale_ints[2 * gale_items + gale_item];
            i_138 = (int) gale_ints[3 * gale_items + gale_item];
            l_140 = (long) gale_longs[gale_item];
            l_141 = (long) gale_longs[gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_77 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_135 = (int) get_local_id(0);
            i_136 = (int) get_local_id(0);
            l_145 = gale_round_reply(gale_entry);
        }
        i_146 = (int) l_145;
        if (l_145 < 0L) {
            i_147 = 0;
        } else {
            i_147 = i_146;
        }
        l_148 = gale_BlockAccess_offsetInRegion(arg_fs, l_145, l_141, gale_group, gale_slot, gale_position);
        gale_copy((arg_data + 16 + l_140), (arg_fs + 16 + l_148), i_147);
        GALEFS_BARRIER(16);
        if (i_135 == 0) {
            if (!(i_147 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_147, gale_group, gale_slot, gale_position);
            }
        }
        i_149 = (int) ((uint) i_138 + (uint) i_147);
        if (l_145 < 0L) {
            if ((!(i_137 == 4)) || (i_149 < 1)) {
                i_150 = i_146;
            } else {
                i_150 = i_149;
            }
        } else {
            i_150 = i_149;
        }
        i_151 = (((!(i_137 == 4)) || (i_149 < 1)) || (i_77 == 0)) ? 0 : 5;
        if (i_147 == 0) {
            i_137 = i_151;
            i_138 = i_149;
            i_139 = i_150;
        } else {
            if (i_149 == 1) {
                i_137 = i_151;
                i_138 = i_149;
                i_139 = i_150;
            } else {
                i_138 = i_149;
                i_139 = i_150;
            }
        }
    }
    *((__global gale_long *) (arg_out + 64L)) = ((long) i_139);
    if (((int) get_local_id(0)) == 0) {
        l_152 = gale_OpenFileCalls_status(arg_fs, i_76, 77, gale_group, gale_slot, gale_position);
        l_153 = l_152;
    } else {
        l_153 = 0L;
    }
    GALEFS_BROADCAST(17, l_154, l_153);
    if (l_154 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_55;
        gale_ints[gale_items + gale_item] = (uint) i_76;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_154); }
        GALEFS_RETURN;
        resume_10:
        i_55 = (int) gale_ints[gale_item];
        i_76 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_154 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 72L)) = l_154;
    if (((int) get_local_id(0)) == 0) {
        l_155 = gale_OpenFileCalls_status(arg_fs, (-1), 0, gale_group, gale_slot, gale_position);
        l_156 = l_155;
    } else {
        l_156 = 0L;
    }
    GALEFS_BROADCAST(18, l_157, l_156);
    if (l_157 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_55;
        gale_ints[gale_items + gale_item] = (uint) i_76;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 11, l_157); }
        GALEFS_RETURN;
        resume_11:
        i_55 = (int) gale_ints[gale_item];
        i_76 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_157 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 80L)) = l_157;
    if (((int) get_local_id(0)) == 0) {
        l_158 = gale_FileOpener_begin(arg_fs, 7, gale_group, gale_slot, gale_position);
        if (l_158 < 0L) {
            l_159 = l_158;
        } else {
            l_160 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
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
            l_163 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 7, (-1), gale_group, gale_slot, gale_position);
            l_159 = l_163;
        }
    } else {
        l_159 = 0L;
    }
    GALEFS_BROADCAST(19, l_164, l_159);
    if (l_164 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_55;
        gale_ints[gale_items + gale_item] = (uint) i_76;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 12, l_164); }
        GALEFS_RETURN;
        resume_12:
        i_55 = (int) gale_ints[gale_item];
        i_76 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_164 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 88L)) = ((long) ((int) l_164));
    if (((int) get_local_id(0)) == 0) {
        l_165 = gale_FileOpener_begin(arg_fs, 9, gale_group, gale_slot, gale_position);
        if (l_165 < 0L) {
            l_166 = l_165;
        } else {
            l_167 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_168 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_168 < 9)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_167 + (ulong) ((long) i_168))))) = (char) ((int) gale_literals[((int) ((uint) i_168 + (uint) 11))]);
                i_169 = (int) ((uint) i_168 + (uint) 1);
                i_168 = i_169;
            }
            l_170 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 9, (-1), gale_group, gale_slot, gale_position);
            l_166 = l_170;
        }
    } else {
        l_166 = 0L;
    }
    GALEFS_BROADCAST(20, l_171, l_166);
    if (l_171 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_55;
        gale_ints[gale_items + gale_item] = (uint) i_76;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 13, l_171); }
        GALEFS_RETURN;
        resume_13:
        i_55 = (int) gale_ints[gale_item];
        i_76 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_171 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 96L)) = ((long) ((int) l_171));
    if (((int) get_local_id(0)) == 0) {
        l_172 = gale_FileOpener_begin(arg_fs, 10, gale_group, gale_slot, gale_position);
        if (l_172 < 0L) {
            l_173 = l_172;
        } else {
            l_174 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_175 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_175 < 10)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_174 + (ulong) ((long) i_175))))) = (char) ((int) gale_literals[((int) ((uint) i_175 + (uint) 20))]);
                i_176 = (int) ((uint) i_175 + (uint) 1);
                i_175 = i_176;
            }
            l_177 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 10, (-1), gale_group, gale_slot, gale_position);
            l_173 = l_177;
        }
    } else {
        l_173 = 0L;
    }
    GALEFS_BROADCAST(21, l_178, l_173);
    if (l_178 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_55;
        gale_ints[gale_items + gale_item] = (uint) i_76;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 14, l_178); }
        GALEFS_RETURN;
        resume_14:
        i_55 = (int) gale_ints[gale_item];
        i_76 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_178 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 104L)) = ((long) ((int) l_178));
    if (((int) get_local_id(0)) == 0) {
        l_179 = gale_FileOpener_begin(arg_fs, 0, gale_group, gale_slot, gale_position);
        if (l_179 < 0L) {
            l_180 = l_179;
        } else {
            l_181 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_182 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_182 < 0)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_181 + (ulong) ((long) i_182))))) = (char) ((int) gale_literals[((int) ((uint) i_182 + (uint) 30))]);
                i_183 = (int) ((uint) i_182 + (uint) 1);
                i_182 = i_183;
            }
            l_184 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 0, (-1), gale_group, gale_slot, gale_position);
            l_180 = l_184;
        }
    } else {
        l_180 = 0L;
    }
    GALEFS_BROADCAST(22, l_185, l_180);
    if (l_185 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_55;
        gale_ints[gale_items + gale_item] = (uint) i_76;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 15, l_185); }
        GALEFS_RETURN;
        resume_15:
        i_55 = (int) gale_ints[gale_item];
        i_76 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_185 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 112L)) = ((long) ((int) l_185));
    if (((int) get_local_id(0)) == 0) {
        l_186 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
        if (l_186 < 0L) {
            l_187 = l_186;
        } else {
            l_188 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_189 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_189 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) ((long) i_189))))) = (char) ((int) gale_literals[i_189]);
                i_190 = (int) ((uint) i_189 + (uint) 1);
                i_189 = i_190;
            }
            l_191 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 3, 4, (-1), gale_group, gale_slot, gale_position);
            l_187 = l_191;
        }
    } else {
        l_187 = 0L;
    }
    GALEFS_BROADCAST(23, l_192, l_187);
    if (l_192 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_55;
        gale_ints[gale_items + gale_item] = (uint) i_76;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 16, l_192); }
        GALEFS_RETURN;
        resume_16:
        i_55 = (int) gale_ints[gale_item];
        i_76 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_192 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 120L)) = ((long) ((int) l_192));
    if (((int) get_local_id(0)) == 0) {
        l_193 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
        if (l_193 < 0L) {
            l_194 = l_193;
        } else {
            l_195 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_196 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_196 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_195 + (ulong) ((long) i_196))))) = (char) ((int) gale_literals[i_196]);
                i_197 = (int) ((uint) i_196 + (uint) 1);
                i_196 = i_197;
            }
            l_198 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 512, 4, (-1), gale_group, gale_slot, gale_position);
            l_194 = l_198;
        }
    } else {
        l_194 = 0L;
    }
    GALEFS_BROADCAST(24, l_199, l_194);
    if (l_199 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_55;
        gale_ints[gale_items + gale_item] = (uint) i_76;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 17, l_199); }
        GALEFS_RETURN;
        resume_17:
        i_55 = (int) gale_ints[gale_item];
        i_76 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_199 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 128L)) = ((long) ((int) l_199));
    if (((int) get_local_id(0)) == 0) {
        l_200 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
        if (l_200 < 0L) {
            l_201 = l_200;
        } else {
            l_202 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_203 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_203 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_202 + (ulong) ((long) i_203))))) = (char) ((int) gale_literals[i_203]);
                i_204 = (int) ((uint) i_203 + (uint) 1);
                i_203 = i_204;
            }
            l_205 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 1048576, 4, (-1), gale_group, gale_slot, gale_position);
            l_201 = l_205;
        }
    } else {
        l_201 = 0L;
    }
    GALEFS_BROADCAST(25, l_206, l_201);
    if (l_206 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_55;
        gale_ints[gale_items + gale_item] = (uint) i_76;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 18, l_206); }
        GALEFS_RETURN;
        resume_18:
        i_55 = (int) gale_ints[gale_item];
        i_76 = (int) gale_ints[gale_items + gale_item];
        l_206 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 136L)) = ((long) ((int) l_206));
    if (((int) get_local_id(0)) == 0) {
        l_207 = gale_OpenFileCalls_beginClose(arg_fs, i_76, gale_group, gale_slot, gale_position);
        l_208 = l_207;
    } else {
        l_208 = 0L;
    }
    GALEFS_BROADCAST(26, l_209, l_208);
    if (l_209 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_55;
        gale_ints[gale_items + gale_item] = (uint) i_76;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 19, l_209); }
        GALEFS_RETURN;
        resume_19:
        i_55 = (int) gale_ints[gale_item];
        i_76 = (int) gale_ints[gale_items + gale_item];
        l_209 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_210 = gale_OpenFileCalls_beginClose(arg_fs, i_55, gale_group, gale_slot, gale_position);
        l_211 = l_210;
    } else {
        l_211 = 0L;
    }
    GALEFS_BROADCAST(27, l_212, l_211);
    if (l_212 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_76;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 20, l_212); }
        GALEFS_RETURN;
        resume_20:
        i_76 = (int) gale_ints[gale_item];
        l_212 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_213 = gale_OpenFileCalls_beginClose(arg_fs, i_76, gale_group, gale_slot, gale_position);
        l_214 = l_213;
    } else {
        l_214 = 0L;
    }
    GALEFS_BROADCAST(28, l_215, l_214);
    if (l_215 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 21, l_215); }
        GALEFS_RETURN;
        resume_21:
        l_215 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 144L)) = ((long) ((int) l_215));
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
