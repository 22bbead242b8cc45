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
// bytecode SHA-256: 45c66f9f74169b94baaea4e8503e6ae3ff1376c80ed7ebcc729825f2a0d91ced
// functions SHA-256: b5fd0c809a054f42eb8533d67bc5fecaa752ed9ab8f1310d4b8d4ceb686d8aec
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {102, 105, 108, 101, 109, 105, 115, 115, 105, 110, 103, 100, 105, 114, 101, 99, 116, 111, 114, 121, 102, 105, 108, 101, 47, 98, 101, 108, 111, 119};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_107) VARIABLE(int, i_108) VARIABLE(int, i_113) VARIABLE(int, i_114) VARIABLE(int, i_115) VARIABLE(int, i_117) VARIABLE(int, i_118) VARIABLE(int, i_130) VARIABLE(int, i_131) VARIABLE(int, i_137) VARIABLE(int, i_138) VARIABLE(int, i_139) VARIABLE(int, i_141) VARIABLE(int, i_142) VARIABLE(int, i_153) VARIABLE(int, i_154) VARIABLE(int, i_160) VARIABLE(int, i_161) VARIABLE(int, i_162) VARIABLE(int, i_163) VARIABLE(int, i_164) VARIABLE(int, i_174) VARIABLE(int, i_175) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_71) VARIABLE(int, i_73) VARIABLE(int, i_74) VARIABLE(int, i_85) VARIABLE(int, i_86) VARIABLE(int, i_92) VARIABLE(int, i_93) VARIABLE(int, i_94) VARIABLE(int, i_95) VARIABLE(int, i_96) VARIABLE(int, i_97) VARIABLE(int, i_98) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_100) VARIABLE(long, l_106) VARIABLE(long, l_120) VARIABLE(long, l_121) VARIABLE(long, l_129) VARIABLE(long, l_144) VARIABLE(long, l_152) VARIABLE(long, l_166) VARIABLE(long, l_167) VARIABLE(long, l_173) VARIABLE(long, l_20) VARIABLE(long, l_21) VARIABLE(long, l_29) VARIABLE(long, l_37) VARIABLE(long, l_52) VARIABLE(long, l_60) VARIABLE(long, l_76) VARIABLE(long, l_84)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23) POINT(24) POINT(25) POINT(26) POINT(27) POINT(28)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_29)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_37)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_52)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_60)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_21) VARIABLE(l_76)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_21) VARIABLE(l_84)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_68) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(i_98) VARIABLE(l_0) VARIABLE(l_100) VARIABLE(l_21)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_107) VARIABLE(i_108) VARIABLE(i_68) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(i_98) VARIABLE(l_0) VARIABLE(l_106) VARIABLE(l_21)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_115) VARIABLE(i_117) VARIABLE(i_118) VARIABLE(i_68) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(l_0) VARIABLE(l_120) VARIABLE(l_121) VARIABLE(l_21)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_115) VARIABLE(i_117) VARIABLE(i_118) VARIABLE(i_130) VARIABLE(i_131) VARIABLE(i_68) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(l_0) VARIABLE(l_129) VARIABLE(l_21)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_137) VARIABLE(i_138) VARIABLE(i_139) VARIABLE(i_141) VARIABLE(i_142) VARIABLE(i_68) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(l_0) VARIABLE(l_144) VARIABLE(l_21)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_137) VARIABLE(i_138) VARIABLE(i_139) VARIABLE(i_141) VARIABLE(i_142) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_68) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(l_0) VARIABLE(l_152) VARIABLE(l_21)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_160) VARIABLE(i_161) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_68) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(l_0) VARIABLE(l_166) VARIABLE(l_167)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_160) VARIABLE(i_161) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_174) VARIABLE(i_175) VARIABLE(i_68) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(l_0) VARIABLE(l_173)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_68) VARIABLE(i_92) VARIABLE(l_0)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_68) VARIABLE(i_92) VARIABLE(l_0)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_68) VARIABLE(i_92) VARIABLE(l_0)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_68) VARIABLE(i_92) VARIABLE(l_0)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_68) VARIABLE(i_92) VARIABLE(l_0)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_68) VARIABLE(i_92) VARIABLE(l_0)
#define GALEFS_LIVE_23(VARIABLE) VARIABLE(i_68) VARIABLE(i_92) VARIABLE(l_0)
#define GALEFS_LIVE_24(VARIABLE) VARIABLE(i_68) VARIABLE(i_92) VARIABLE(l_0)
#define GALEFS_LIVE_25(VARIABLE) VARIABLE(i_68) VARIABLE(i_92)
#define GALEFS_LIVE_26(VARIABLE) VARIABLE(i_68) VARIABLE(i_92)
#define GALEFS_LIVE_27(VARIABLE) VARIABLE(i_92)
#define GALEFS_LIVE_28(VARIABLE)

__kernel void galefs_refusedCalls(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_out, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_15, i_16, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_30, i_31, i_32, i_38, i_39, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_53, i_54, i_55, i_61, i_62, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_77, i_78, i_79, i_85, i_86, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_99, i_101, i_107, i_108, i_110, i_111, i_112, i_113, i_114, i_115, i_116, i_117, i_118, i_119, i_122, i_123, i_124, i_130, i_131, i_133, i_134, i_135, i_136, i_137, i_138, i_139, i_140, i_141, i_142, i_143, i_145, i_146, i_147, i_153, i_154, i_156, i_157, i_158, i_159, i_160, i_161, i_162, i_163, i_164, i_165, i_168, i_174, i_175, i_177, i_178, i_179, i_194, i_195, i_204, i_205, i_214, i_215, i_224, i_225, i_234, i_235, i_244, i_245, i_254, i_255;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_21, l_29, l_33, l_34, l_35, l_36, l_37, l_40, l_52, l_56, l_57, l_58, l_59, l_60, l_63, l_76, l_80, l_81, l_82, l_83, l_84, l_87, l_100, l_102, l_103, l_104, l_105, l_106, l_109, l_120, l_121, l_125, l_126, l_127, l_128, l_129, l_132, l_144, l_148, l_149, l_150, l_151, l_152, l_155, l_166, l_167, l_169, l_170, l_171, l_172, l_173, l_176, l_180, l_181, l_182, l_183, l_184, l_185, l_186, l_187, l_188, l_189, l_190, l_191, l_192, l_193, l_196, l_197, l_198, l_199, l_200, l_201, l_202, l_203, l_206, l_207, l_208, l_209, l_210, l_211, l_212, l_213, l_216, l_217, l_218, l_219, l_220, l_221, l_222, l_223, l_226, l_227, l_228, l_229, l_230, l_231, l_232, l_233, l_236, l_237, l_238, l_239, l_240, l_241, l_242, l_243, l_246, l_247, l_248, l_249, l_250, l_251, l_252, l_253, l_256, l_257, l_258, l_259, l_260, l_261, l_262, l_263, l_264, l_265, l_266, l_267, l_268, l_269, l_270, l_271, l_272, l_273, l_274;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 3 * gale_items);
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
            goto loop_56;
        case 5:
            goto loop_85;
        case 6:
            goto loop_114;
        case 7:
            goto loop_142;
        case 8:
            goto loop_171;
        case 9:
            goto loop_200;
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
    if (l_20 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_10;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_20); }
        GALEFS_RETURN;
        resume_2:
        gale_resuming = 0;
        l_10 = (long) gale_longs[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_20 = gale_reply(gale_entry);
    }
    l_21 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    i_22 = (int) get_local_id(0);
    i_23 = (int) get_local_id(0);
    i_24 = (int) get_local_id(0);
    i_25 = 1;
    i_26 = 0;
    i_27 = 0;
    loop_27:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 3) {
            goto resume_3;
        }
        if (!(i_25 == 1)) {
            break;
        }
        i_28 = (int) ((uint) 1 - (uint) i_26);
        l_29 = (long) i_26;
        if (i_27 == 0) {
            i_30 = i_28;
        } else {
            i_31 = 4096 - ((int) (l_29 & 4095L));
            i_32 = (i_31 < i_28) ? i_31 : i_28;
            i_30 = i_32;
        }
        if (i_24 == 0) {
            l_33 = gale_BlockAccess_beginRead(arg_fs, 0, l_29, i_30, gale_group);
            l_34 = l_33;
        } else {
            l_34 = 0L;
        }
        if (i_23 == 0) {
            if (l_34 < (-4611686018427387904L)) {
                l_35 = gale_HostCall_awaitReply(arg_fs, l_34, gale_group);
                l_36 = l_35;
            } else {
                l_36 = l_34;
            }
        } else {
            l_36 = l_34;
        }
        GALEFS_BROADCAST(3, l_37, l_36);
        if (l_37 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_10;
            gale_longs[gale_items + gale_item] = (ulong) l_20;
            gale_ints[gale_item] = (uint) i_26;
            gale_ints[gale_items + gale_item] = (uint) i_27;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_29;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_37); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            l_10 = (long) gale_longs[gale_item];
            l_20 = (long) gale_longs[gale_items + gale_item];
            i_26 = (int) gale_ints[gale_item];
            i_27 = (int) gale_ints[gale_items + gale_item];
            l_29 = (long) gale_longs[2 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            l_21 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_22 = (int) get_local_id(0);
            i_23 = (int) get_local_id(0);
            i_24 = (int) get_local_id(0);
            l_37 = gale_reply(gale_entry);
        }
        i_38 = (int) l_37;
        if (l_37 < 0L) {
            i_39 = 0;
        } else {
            i_39 = i_38;
        }
        l_40 = gale_BlockAccess_offsetInRegion(arg_fs, l_37, l_29, gale_group);
        gale_copy((arg_fs + 16 + l_40), (arg_data + 16 + l_29), i_39);
        GALEFS_BARRIER(4);
        if (i_22 == 0) {
            if (!(i_39 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_39, gale_group);
            }
        }
        i_41 = (int) ((uint) i_26 + (uint) i_39);
        i_42 = ((l_37 == (-117L)) || (!((i_27 == 0) || ((((long) i_41) & l_21) == 0)))) ? 1 : 0;
        i_43 = ((l_37 == (-117L)) || (!((i_39 < 1) || (!(i_41 < 1))))) ? 1 : 0;
        if (l_37 < 0L) {
            if (l_37 == (-117L)) {
                i_25 = i_43;
                i_26 = i_41;
                i_27 = i_42;
            } else {
                i_25 = i_38;
                i_26 = i_41;
                i_27 = i_42;
            }
        } else {
            i_25 = i_43;
            i_26 = i_41;
            i_27 = i_42;
        }
    }
    if (i_26 < 1) {
        i_44 = i_25;
    } else {
        i_44 = i_26;
    }
    *((__global gale_long *) (arg_out + 16L)) = ((long) i_44);
    i_45 = (int) get_local_id(0);
    i_46 = (int) get_local_id(0);
    i_47 = (int) get_local_id(0);
    i_48 = 1;
    i_49 = 0;
    i_50 = 0;
    loop_56:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 4) {
            goto resume_4;
        }
        if (!(i_48 == 1)) {
            break;
        }
        i_51 = (int) ((uint) 1 - (uint) i_49);
        l_52 = (long) i_49;
        if (i_50 == 0) {
            i_53 = i_51;
        } else {
            i_54 = 4096 - ((int) (l_52 & 4095L));
            i_55 = (i_54 < i_51) ? i_54 : i_51;
            i_53 = i_55;
        }
        if (i_47 == 0) {
            l_56 = gale_BlockAccess_beginRead(arg_fs, 1000000, l_52, i_53, gale_group);
            l_57 = l_56;
        } else {
            l_57 = 0L;
        }
        if (i_46 == 0) {
            if (l_57 < (-4611686018427387904L)) {
                l_58 = gale_HostCall_awaitReply(arg_fs, l_57, gale_group);
                l_59 = l_58;
            } else {
                l_59 = l_57;
            }
        } else {
            l_59 = l_57;
        }
        GALEFS_BROADCAST(5, l_60, l_59);
        if (l_60 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_10;
            gale_longs[gale_items + gale_item] = (ulong) l_20;
            gale_ints[gale_item] = (uint) i_49;
            gale_ints[gale_items + gale_item] = (uint) i_50;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_52;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_60); }
            GALEFS_RETURN;
            resume_4:
            gale_resuming = 0;
            l_10 = (long) gale_longs[gale_item];
            l_20 = (long) gale_longs[gale_items + gale_item];
            i_49 = (int) gale_ints[gale_item];
            i_50 = (int) gale_ints[gale_items + gale_item];
            l_52 = (long) gale_longs[2 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            l_21 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_45 = (int) get_local_id(0);
            i_46 = (int) get_local_id(0);
            i_47 = (int) get_local_id(0);
            l_60 = gale_reply(gale_entry);
        }
        i_61 = (int) l_60;
        if (l_60 < 0L) {
            i_62 = 0;
        } else {
            i_62 = i_61;
        }
        l_63 = gale_BlockAccess_offsetInRegion(arg_fs, l_60, l_52, gale_group);
        gale_copy((arg_fs + 16 + l_63), (arg_data + 16 + l_52), i_62);
        GALEFS_BARRIER(6);
        if (i_45 == 0) {
            if (!(i_62 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_62, gale_group);
            }
        }
        i_64 = (int) ((uint) i_49 + (uint) i_62);
        i_65 = ((l_60 == (-117L)) || (!((i_50 == 0) || ((l_21 & ((long) i_64)) == 0)))) ? 1 : 0;
        i_66 = ((l_60 == (-117L)) || (!((i_62 < 1) || (!(i_64 < 1))))) ? 1 : 0;
        if (l_60 < 0L) {
            if (l_60 == (-117L)) {
                i_48 = i_66;
                i_49 = i_64;
                i_50 = i_65;
            } else {
                i_48 = i_61;
                i_49 = i_64;
                i_50 = i_65;
            }
        } else {
            i_48 = i_66;
            i_49 = i_64;
            i_50 = i_65;
        }
    }
    if (i_49 < 1) {
        i_67 = i_48;
    } else {
        i_67 = i_49;
    }
    *((__global gale_long *) (arg_out + 24L)) = ((long) i_67);
    i_68 = (int) l_20;
    i_69 = (int) get_local_id(0);
    i_70 = (int) get_local_id(0);
    i_71 = (int) get_local_id(0);
    i_72 = 1;
    i_73 = 0;
    i_74 = 0;
    loop_85:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 5) {
            goto resume_5;
        }
        if (!(i_72 == 1)) {
            break;
        }
        i_75 = (int) ((uint) 1 - (uint) i_73);
        l_76 = (long) i_73;
        if (i_74 == 0) {
            i_77 = i_75;
        } else {
            i_78 = 4096 - ((int) (l_76 & 4095L));
            i_79 = (i_78 < i_75) ? i_78 : i_75;
            i_77 = i_79;
        }
        if (i_71 == 0) {
            l_80 = gale_BlockAccess_beginRead(arg_fs, i_68, l_76, i_77, gale_group);
            l_81 = l_80;
        } else {
            l_81 = 0L;
        }
        if (i_70 == 0) {
            if (l_81 < (-4611686018427387904L)) {
                l_82 = gale_HostCall_awaitReply(arg_fs, l_81, gale_group);
                l_83 = l_82;
            } else {
                l_83 = l_81;
            }
        } else {
            l_83 = l_81;
        }
        GALEFS_BROADCAST(7, l_84, l_83);
        if (l_84 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_10;
            gale_ints[gale_item] = (uint) i_68;
            gale_ints[gale_items + gale_item] = (uint) i_73;
            gale_ints[2 * gale_items + gale_item] = (uint) i_74;
            gale_longs[gale_items + gale_item] = (ulong) l_76;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_84); }
            GALEFS_RETURN;
            resume_5:
            gale_resuming = 0;
            l_10 = (long) gale_longs[gale_item];
            i_68 = (int) gale_ints[gale_item];
            i_73 = (int) gale_ints[gale_items + gale_item];
            i_74 = (int) gale_ints[2 * gale_items + gale_item];
            l_76 = (long) gale_longs[gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            l_21 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_69 = (int) get_local_id(0);
            i_70 = (int) get_local_id(0);
            i_71 = (int) get_local_id(0);
            l_84 = gale_reply(gale_entry);
        }
        i_85 = (int) l_84;
        if (l_84 < 0L) {
            i_86 = 0;
        } else {
            i_86 = i_85;
        }
        l_87 = gale_BlockAccess_offsetInRegion(arg_fs, l_84, l_76, gale_group);
        gale_copy((arg_fs + 16 + l_87), (arg_data + 16 + l_76), i_86);
        GALEFS_BARRIER(8);
        if (i_69 == 0) {
            if (!(i_86 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_86, gale_group);
            }
        }
        i_88 = (int) ((uint) i_73 + (uint) i_86);
        i_89 = ((l_84 == (-117L)) || (!((i_74 == 0) || ((l_21 & ((long) i_88)) == 0)))) ? 1 : 0;
        i_90 = ((l_84 == (-117L)) || (!((i_86 < 1) || (!(i_88 < 1))))) ? 1 : 0;
        if (l_84 < 0L) {
            if (l_84 == (-117L)) {
                i_72 = i_90;
                i_73 = i_88;
                i_74 = i_89;
            } else {
                i_72 = i_85;
                i_73 = i_88;
                i_74 = i_89;
            }
        } else {
            i_72 = i_90;
            i_73 = i_88;
            i_74 = i_89;
        }
    }
    if (i_73 < 1) {
        i_91 = i_72;
    } else {
        i_91 = i_73;
    }
    *((__global gale_long *) (arg_out + 32L)) = ((long) i_91);
    i_92 = (int) l_10;
    i_93 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_94 = (int) get_local_id(0);
    i_95 = (int) get_local_id(0);
    i_96 = (int) get_local_id(0);
    i_97 = 4;
    i_98 = 0;
    i_99 = 0;
    loop_114:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 6) {
            goto resume_6;
        }
        if (i_97 == 0) {
            break;
        }
        l_100 = (long) i_98;
        if (i_96 == 0) {
            i_101 = (i_98 < 1) ? 0 : 1;
            l_102 = gale_BlockAccess_beginWrite(arg_fs, i_97, i_92, l_100, ((int) ((uint) 1 - (uint) i_98)), i_101, gale_group);
            l_103 = l_102;
        } else {
            l_103 = 0L;
        }
        if (i_95 == 0) {
            if (l_103 < (-4611686018427387904L)) {
                l_104 = gale_HostCall_awaitReply(arg_fs, l_103, gale_group);
                l_105 = l_104;
            } else {
                l_105 = l_103;
            }
        } else {
            l_105 = l_103;
        }
        GALEFS_BROADCAST(9, l_106, l_105);
        if (l_106 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_68;
            gale_ints[gale_items + gale_item] = (uint) i_92;
            gale_ints[2 * gale_items + gale_item] = (uint) i_97;
            gale_ints[3 * gale_items + gale_item] = (uint) i_98;
            gale_longs[gale_item] = (ulong) l_100;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 6, l_106); }
            GALEFS_RETURN;
            resume_6:
            gale_resuming = 0;
            i_68 = (int) gale_ints[gale_item];
            i_92 = (int) gale_ints[gale_items + gale_item];
            i_97 = (int) gale_ints[2 * gale_items + gale_item];
            i_98 = (int) gale_ints[3 * gale_items + gale_item];
            l_100 = (long) gale_longs[gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            l_21 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_93 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_94 = (int) get_local_id(0);
            i_95 = (int) get_local_id(0);
            i_96 = (int) get_local_id(0);
            l_106 = gale_reply(gale_entry);
        }
        i_107 = (int) l_106;
        if (l_106 < 0L) {
            i_108 = 0;
        } else {
            i_108 = i_107;
        }
        l_109 = gale_BlockAccess_offsetInRegion(arg_fs, l_106, l_100, gale_group);
        gale_copy((arg_data + 16 + l_100), (arg_fs + 16 + l_109), i_108);
        GALEFS_BARRIER(10);
        if (i_94 == 0) {
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
        i_112 = (((!(i_97 == 4)) || (i_110 < 1)) || (i_93 == 0)) ? 0 : 5;
        if (i_108 == 0) {
            i_97 = i_112;
            i_98 = i_110;
            i_99 = i_111;
        } else {
            if (i_110 == 1) {
                i_97 = i_112;
                i_98 = i_110;
                i_99 = i_111;
            } else {
                i_98 = i_110;
                i_99 = i_111;
            }
        }
    }
    *((__global gale_long *) (arg_out + 40L)) = ((long) i_99);
    i_113 = (int) get_local_id(0);
    i_114 = (int) get_local_id(0);
    i_115 = (int) get_local_id(0);
    i_116 = 1;
    i_117 = 0;
    i_118 = 0;
    loop_142:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 7) {
            goto resume_7;
        }
        if (!(i_116 == 1)) {
            break;
        }
        i_119 = (int) ((uint) 1 - (uint) i_117);
        l_120 = (long) i_117;
        l_121 = l_120 + (-1L);
        if (i_118 == 0) {
            i_122 = i_119;
        } else {
            i_123 = 4096 - ((int) (l_121 & 4095L));
            i_124 = (i_123 < i_119) ? i_123 : i_119;
            i_122 = i_124;
        }
        if (i_115 == 0) {
            l_125 = gale_BlockAccess_beginRead(arg_fs, i_92, l_121, i_122, gale_group);
            l_126 = l_125;
        } else {
            l_126 = 0L;
        }
        if (i_114 == 0) {
            if (l_126 < (-4611686018427387904L)) {
                l_127 = gale_HostCall_awaitReply(arg_fs, l_126, gale_group);
                l_128 = l_127;
            } else {
                l_128 = l_126;
            }
        } else {
            l_128 = l_126;
        }
        GALEFS_BROADCAST(11, l_129, l_128);
        if (l_129 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_68;
            gale_ints[gale_items + gale_item] = (uint) i_92;
            gale_ints[2 * gale_items + gale_item] = (uint) i_117;
            gale_ints[3 * gale_items + gale_item] = (uint) i_118;
            gale_longs[gale_item] = (ulong) l_120;
            gale_longs[gale_items + gale_item] = (ulong) l_121;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 7, l_129); }
            GALEFS_RETURN;
            resume_7:
            gale_resuming = 0;
            i_68 = (int) gale_ints[gale_item];
            i_92 = (int) gale_ints[gale_items + gale_item];
            i_117 = (int) gale_ints[2 * gale_items + gale_item];
            i_118 = (int) gale_ints[3 * gale_items + gale_item];
            l_120 = (long) gale_longs[gale_item];
            l_121 = (long) gale_longs[gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            l_21 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_93 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_113 = (int) get_local_id(0);
            i_114 = (int) get_local_id(0);
            i_115 = (int) get_local_id(0);
            l_129 = gale_reply(gale_entry);
        }
        i_130 = (int) l_129;
        if (l_129 < 0L) {
            i_131 = 0;
        } else {
            i_131 = i_130;
        }
        l_132 = gale_BlockAccess_offsetInRegion(arg_fs, l_129, l_121, gale_group);
        gale_copy((arg_fs + 16 + l_132), (arg_data + 16 + l_120), i_131);
        GALEFS_BARRIER(12);
        if (i_113 == 0) {
            if (!(i_131 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_131, gale_group);
            }
        }
        i_133 = (int) ((uint) i_117 + (uint) i_131);
        i_134 = ((l_129 == (-117L)) || (!((i_118 == 0) || ((l_21 & (((long) i_133) + (-1L))) == 0)))) ? 1 : 0;
        i_135 = ((l_129 == (-117L)) || (!((i_131 < 1) || (!(i_133 < 1))))) ? 1 : 0;
        if (l_129 < 0L) {
            if (l_129 == (-117L)) {
                i_116 = i_135;
                i_117 = i_133;
                i_118 = i_134;
            } else {
                i_116 = i_130;
                i_117 = i_133;
                i_118 = i_134;
            }
        } else {
            i_116 = i_135;
            i_117 = i_133;
            i_118 = i_134;
        }
    }
    if (i_117 < 1) {
        i_136 = i_116;
    } else {
        i_136 = i_117;
    }
    *((__global gale_long *) (arg_out + 48L)) = ((long) i_136);
    i_137 = (int) get_local_id(0);
    i_138 = (int) get_local_id(0);
    i_139 = (int) get_local_id(0);
    i_140 = 1;
    i_141 = 0;
    i_142 = 0;
    loop_171:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 8) {
            goto resume_8;
        }
        if (!(i_140 == 1)) {
            break;
        }
        i_143 = (-1) - i_141;
        l_144 = (long) i_141;
        if (i_142 == 0) {
            i_145 = i_143;
        } else {
            i_146 = 4096 - ((int) (l_144 & 4095L));
            i_147 = (i_146 < i_143) ? i_146 : i_143;
            i_145 = i_147;
        }
        if (i_139 == 0) {
            l_148 = gale_BlockAccess_beginRead(arg_fs, i_92, l_144, i_145, gale_group);
            l_149 = l_148;
        } else {
            l_149 = 0L;
        }
        if (i_138 == 0) {
            if (l_149 < (-4611686018427387904L)) {
                l_150 = gale_HostCall_awaitReply(arg_fs, l_149, gale_group);
                l_151 = l_150;
            } else {
                l_151 = l_149;
            }
        } else {
            l_151 = l_149;
        }
        GALEFS_BROADCAST(13, l_152, l_151);
        if (l_152 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_68;
            gale_ints[gale_items + gale_item] = (uint) i_92;
            gale_ints[2 * gale_items + gale_item] = (uint) i_141;
            gale_ints[3 * gale_items + gale_item] = (uint) i_142;
            gale_longs[gale_item] = (ulong) l_144;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 8, l_152); }
            GALEFS_RETURN;
            resume_8:
            gale_resuming = 0;
            i_68 = (int) gale_ints[gale_item];
            i_92 = (int) gale_ints[gale_items + gale_item];
            i_141 = (int) gale_ints[2 * gale_items + gale_item];
            i_142 = (int) gale_ints[3 * gale_items + gale_item];
            l_144 = (long) gale_longs[gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            l_21 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            i_93 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_137 = (int) get_local_id(0);
            i_138 = (int) get_local_id(0);
            i_139 = (int) get_local_id(0);
            l_152 = gale_reply(gale_entry);
        }
        i_153 = (int) l_152;
        if (l_152 < 0L) {
            i_154 = 0;
        } else {
            i_154 = i_153;
        }
        l_155 = gale_BlockAccess_offsetInRegion(arg_fs, l_152, l_144, gale_group);
        gale_copy((arg_fs + 16 + l_155), (arg_data + 16 + l_144), i_154);
        GALEFS_BARRIER(14);
        if (i_137 == 0) {
            if (!(i_154 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_154, gale_group);
            }
        }
        i_156 = (int) ((uint) i_141 + (uint) i_154);
        i_157 = ((l_152 == (-117L)) || (!((i_142 == 0) || ((l_21 & ((long) i_156)) == 0)))) ? 1 : 0;
        i_158 = ((l_152 == (-117L)) || (!((i_154 < 1) || (!(i_156 < (-1)))))) ? 1 : 0;
        if (l_152 < 0L) {
            if (l_152 == (-117L)) {
                i_140 = i_158;
                i_141 = i_156;
                i_142 = i_157;
            } else {
                i_140 = i_153;
                i_141 = i_156;
                i_142 = i_157;
            }
        } else {
            i_140 = i_158;
            i_141 = i_156;
            i_142 = i_157;
        }
    }
    if (i_141 < 1) {
        i_159 = i_140;
    } else {
        i_159 = i_141;
    }
    *((__global gale_long *) (arg_out + 56L)) = ((long) i_159);
    i_160 = (int) get_local_id(0);
    i_161 = (int) get_local_id(0);
    i_162 = (int) get_local_id(0);
    i_163 = 4;
    i_164 = 0;
    i_165 = 0;
    loop_200:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 9) {
            goto resume_9;
        }
        if (i_163 == 0) {
            break;
        }
        l_166 = (long) i_164;
        l_167 = (long) ((ulong) l_166 + (ulong) 9223372036854775807L);
        if (i_162 == 0) {
            i_168 = (i_164 < 1) ? 0 : 1;
            l_169 = gale_BlockAccess_beginWrite(arg_fs, i_163, i_68, l_167, ((int) ((uint) 1 - (uint) i_164)), i_168, gale_group);
            l_170 = l_169;
        } else {
            l_170 = 0L;
        }
        if (i_161 == 0) {
            if (l_170 < (-4611686018427387904L)) {
                l_171 = gale_HostCall_awaitReply(arg_fs, l_170, gale_group);
                l_172 = l_171;
            } else {
                l_172 = l_170;
            }
        } else {
            l_172 = l_170;
        }
        GALEFS_BROADCAST(15, l_173, l_172);
        if (l_173 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_68;
            gale_ints[gale_items + gale_item] = (uint) i_92;
            gale_ints[2 * gale_items + gale_item] = (uint) i_163;
            gale_ints[3 * gale_items + gale_item] = (uint) i_164;
            gale_longs[gale_item] = (ulong) l_166;
            gale_longs[gale_items + gale_item] = (ulong) l_167;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 9, l_173); }
            GALEFS_RETURN;
            resume_9:
            gale_resuming = 0;
            i_68 = (int) gale_ints[gale_item];
            i_92 = (int) gale_ints[gale_items + gale_item];
            i_163 = (int) gale_ints[2 * gale_items + gale_item];
            i_164 = (int) gale_ints[3 * gale_items + gale_item];
            l_166 = (long) gale_longs[gale_item];
            l_167 = (long) gale_longs[gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_93 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_160 = (int) get_local_id(0);
            i_161 = (int) get_local_id(0);
            i_162 = (int) get_local_id(0);
            l_173 = gale_reply(gale_entry);
        }
        i_174 = (int) l_173;
        if (l_173 < 0L) {
            i_175 = 0;
        } else {
            i_175 = i_174;
        }
        l_176 = gale_BlockAccess_offsetInRegion(arg_fs, l_173, l_167, gale_group);
        gale_copy((arg_data + 16 + l_166), (arg_fs + 16 + l_176), i_175);
        GALEFS_BARRIER(16);
        if (i_160 == 0) {
            if (!(i_175 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_175, gale_group);
            }
        }
        i_177 = (int) ((uint) i_164 + (uint) i_175);
        if (l_173 < 0L) {
            if ((!(i_163 == 4)) || (i_177 < 1)) {
                i_178 = i_174;
            } else {
                i_178 = i_177;
            }
        } else {
            i_178 = i_177;
        }
        i_179 = (((!(i_163 == 4)) || (i_177 < 1)) || (i_93 == 0)) ? 0 : 5;
        if (i_175 == 0) {
            i_163 = i_179;
            i_164 = i_177;
            i_165 = i_178;
        } else {
            if (i_177 == 1) {
                i_163 = i_179;
                i_164 = i_177;
                i_165 = i_178;
            } else {
                i_164 = i_177;
                i_165 = i_178;
            }
        }
    }
    *((__global gale_long *) (arg_out + 64L)) = ((long) i_165);
    if (((int) get_local_id(0)) == 0) {
        l_180 = gale_OpenFileCalls_status(arg_fs, i_92, 77, gale_group);
        l_181 = l_180;
    } else {
        l_181 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_181 < (-4611686018427387904L)) {
            l_182 = gale_HostCall_awaitReply(arg_fs, l_181, gale_group);
            l_183 = l_182;
        } else {
            l_183 = l_181;
        }
    } else {
        l_183 = l_181;
    }
    GALEFS_BROADCAST(17, l_184, l_183);
    if (l_184 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_68;
        gale_ints[gale_items + gale_item] = (uint) i_92;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 10, l_184); }
        GALEFS_RETURN;
        resume_10:
        gale_resuming = 0;
        i_68 = (int) gale_ints[gale_item];
        i_92 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_184 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 72L)) = l_184;
    if (((int) get_local_id(0)) == 0) {
        l_185 = gale_OpenFileCalls_status(arg_fs, (-1), 0, gale_group);
        l_186 = l_185;
    } else {
        l_186 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_186 < (-4611686018427387904L)) {
            l_187 = gale_HostCall_awaitReply(arg_fs, l_186, gale_group);
            l_188 = l_187;
        } else {
            l_188 = l_186;
        }
    } else {
        l_188 = l_186;
    }
    GALEFS_BROADCAST(18, l_189, l_188);
    if (l_189 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_68;
        gale_ints[gale_items + gale_item] = (uint) i_92;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 11, l_189); }
        GALEFS_RETURN;
        resume_11:
        gale_resuming = 0;
        i_68 = (int) gale_ints[gale_item];
        i_92 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_189 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 80L)) = l_189;
    if (((int) get_local_id(0)) == 0) {
        l_190 = gale_FileOpener_begin(arg_fs, 7, gale_group);
        if (l_190 < 0L) {
            l_191 = l_190;
        } else {
            l_192 = (long) gale_group;
            l_193 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_192 << 12) + (l_192 << 11)))) + (ulong) 2048L);
            i_194 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_194 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_193 + (ulong) ((long) i_194))))) = (char) ((int) gale_literals[((int) ((uint) i_194 + (uint) 4))]);
                i_195 = (int) ((uint) i_194 + (uint) 1);
                i_194 = i_195;
            }
            l_196 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 7, (-1), gale_group);
            l_191 = l_196;
        }
    } else {
        l_191 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_191 < (-4611686018427387904L)) {
            l_197 = gale_HostCall_awaitReply(arg_fs, l_191, gale_group);
            l_198 = l_197;
        } else {
            l_198 = l_191;
        }
    } else {
        l_198 = l_191;
    }
    GALEFS_BROADCAST(19, l_199, l_198);
    if (l_199 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_68;
        gale_ints[gale_items + gale_item] = (uint) i_92;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 12, l_199); }
        GALEFS_RETURN;
        resume_12:
        gale_resuming = 0;
        i_68 = (int) gale_ints[gale_item];
        i_92 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_199 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 88L)) = ((long) ((int) l_199));
    if (((int) get_local_id(0)) == 0) {
        l_200 = gale_FileOpener_begin(arg_fs, 9, gale_group);
        if (l_200 < 0L) {
            l_201 = l_200;
        } else {
            l_202 = (long) gale_group;
            l_203 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_202 << 12) + (l_202 << 11)))) + (ulong) 2048L);
            i_204 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_204 < 9)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) ((long) i_204))))) = (char) ((int) gale_literals[((int) ((uint) i_204 + (uint) 11))]);
                i_205 = (int) ((uint) i_204 + (uint) 1);
                i_204 = i_205;
            }
            l_206 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 9, (-1), gale_group);
            l_201 = l_206;
        }
    } else {
        l_201 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_201 < (-4611686018427387904L)) {
            l_207 = gale_HostCall_awaitReply(arg_fs, l_201, gale_group);
            l_208 = l_207;
        } else {
            l_208 = l_201;
        }
    } else {
        l_208 = l_201;
    }
    GALEFS_BROADCAST(20, l_209, l_208);
    if (l_209 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_68;
        gale_ints[gale_items + gale_item] = (uint) i_92;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 13, l_209); }
        GALEFS_RETURN;
        resume_13:
        gale_resuming = 0;
        i_68 = (int) gale_ints[gale_item];
        i_92 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_209 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 96L)) = ((long) ((int) l_209));
    if (((int) get_local_id(0)) == 0) {
        l_210 = gale_FileOpener_begin(arg_fs, 10, gale_group);
        if (l_210 < 0L) {
            l_211 = l_210;
        } else {
            l_212 = (long) gale_group;
            l_213 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_212 << 12) + (l_212 << 11)))) + (ulong) 2048L);
            i_214 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_214 < 10)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_213 + (ulong) ((long) i_214))))) = (char) ((int) gale_literals[((int) ((uint) i_214 + (uint) 20))]);
                i_215 = (int) ((uint) i_214 + (uint) 1);
                i_214 = i_215;
            }
            l_216 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 10, (-1), gale_group);
            l_211 = l_216;
        }
    } else {
        l_211 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_211 < (-4611686018427387904L)) {
            l_217 = gale_HostCall_awaitReply(arg_fs, l_211, gale_group);
            l_218 = l_217;
        } else {
            l_218 = l_211;
        }
    } else {
        l_218 = l_211;
    }
    GALEFS_BROADCAST(21, l_219, l_218);
    if (l_219 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_68;
        gale_ints[gale_items + gale_item] = (uint) i_92;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 14, l_219); }
        GALEFS_RETURN;
        resume_14:
        gale_resuming = 0;
        i_68 = (int) gale_ints[gale_item];
        i_92 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_219 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 104L)) = ((long) ((int) l_219));
    if (((int) get_local_id(0)) == 0) {
        l_220 = gale_FileOpener_begin(arg_fs, 0, gale_group);
        if (l_220 < 0L) {
            l_221 = l_220;
        } else {
            l_222 = (long) gale_group;
            l_223 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_222 << 12) + (l_222 << 11)))) + (ulong) 2048L);
            i_224 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_224 < 0)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) ((long) i_224))))) = (char) ((int) gale_literals[((int) ((uint) i_224 + (uint) 30))]);
                i_225 = (int) ((uint) i_224 + (uint) 1);
                i_224 = i_225;
            }
            l_226 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 0, (-1), gale_group);
            l_221 = l_226;
        }
    } else {
        l_221 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_221 < (-4611686018427387904L)) {
            l_227 = gale_HostCall_awaitReply(arg_fs, l_221, gale_group);
            l_228 = l_227;
        } else {
            l_228 = l_221;
        }
    } else {
        l_228 = l_221;
    }
    GALEFS_BROADCAST(22, l_229, l_228);
    if (l_229 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_68;
        gale_ints[gale_items + gale_item] = (uint) i_92;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 15, l_229); }
        GALEFS_RETURN;
        resume_15:
        gale_resuming = 0;
        i_68 = (int) gale_ints[gale_item];
        i_92 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_229 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 112L)) = ((long) ((int) l_229));
    if (((int) get_local_id(0)) == 0) {
        l_230 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_230 < 0L) {
            l_231 = l_230;
        } else {
            l_232 = (long) gale_group;
            l_233 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_232 << 12) + (l_232 << 11)))) + (ulong) 2048L);
            i_234 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_234 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_233 + (ulong) ((long) i_234))))) = (char) ((int) gale_literals[i_234]);
                i_235 = (int) ((uint) i_234 + (uint) 1);
                i_234 = i_235;
            }
            l_236 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 3, 4, (-1), gale_group);
            l_231 = l_236;
        }
    } else {
        l_231 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_231 < (-4611686018427387904L)) {
            l_237 = gale_HostCall_awaitReply(arg_fs, l_231, gale_group);
            l_238 = l_237;
        } else {
            l_238 = l_231;
        }
    } else {
        l_238 = l_231;
    }
    GALEFS_BROADCAST(23, l_239, l_238);
    if (l_239 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_68;
        gale_ints[gale_items + gale_item] = (uint) i_92;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 16, l_239); }
        GALEFS_RETURN;
        resume_16:
        gale_resuming = 0;
        i_68 = (int) gale_ints[gale_item];
        i_92 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_239 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 120L)) = ((long) ((int) l_239));
    if (((int) get_local_id(0)) == 0) {
        l_240 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_240 < 0L) {
            l_241 = l_240;
        } else {
            l_242 = (long) gale_group;
            l_243 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_242 << 12) + (l_242 << 11)))) + (ulong) 2048L);
            i_244 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_244 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_243 + (ulong) ((long) i_244))))) = (char) ((int) gale_literals[i_244]);
                i_245 = (int) ((uint) i_244 + (uint) 1);
                i_244 = i_245;
            }
            l_246 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 512, 4, (-1), gale_group);
            l_241 = l_246;
        }
    } else {
        l_241 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_241 < (-4611686018427387904L)) {
            l_247 = gale_HostCall_awaitReply(arg_fs, l_241, gale_group);
            l_248 = l_247;
        } else {
            l_248 = l_241;
        }
    } else {
        l_248 = l_241;
    }
    GALEFS_BROADCAST(24, l_249, l_248);
    if (l_249 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_68;
        gale_ints[gale_items + gale_item] = (uint) i_92;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 17, l_249); }
        GALEFS_RETURN;
        resume_17:
        gale_resuming = 0;
        i_68 = (int) gale_ints[gale_item];
        i_92 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_249 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 128L)) = ((long) ((int) l_249));
    if (((int) get_local_id(0)) == 0) {
        l_250 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_250 < 0L) {
            l_251 = l_250;
        } else {
            l_252 = (long) gale_group;
            l_253 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_252 << 12) + (l_252 << 11)))) + (ulong) 2048L);
            i_254 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_254 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) ((long) i_254))))) = (char) ((int) gale_literals[i_254]);
                i_255 = (int) ((uint) i_254 + (uint) 1);
                i_254 = i_255;
            }
            l_256 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 1048576, 4, (-1), gale_group);
            l_251 = l_256;
        }
    } else {
        l_251 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_251 < (-4611686018427387904L)) {
            l_257 = gale_HostCall_awaitReply(arg_fs, l_251, gale_group);
            l_258 = l_257;
        } else {
            l_258 = l_251;
        }
    } else {
        l_258 = l_251;
    }
    GALEFS_BROADCAST(25, l_259, l_258);
    if (l_259 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_68;
        gale_ints[gale_items + gale_item] = (uint) i_92;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 18, l_259); }
        GALEFS_RETURN;
        resume_18:
        gale_resuming = 0;
        i_68 = (int) gale_ints[gale_item];
        i_92 = (int) gale_ints[gale_items + gale_item];
        l_259 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 136L)) = ((long) ((int) l_259));
    if (((int) get_local_id(0)) == 0) {
        l_260 = gale_OpenFileCalls_beginClose(arg_fs, i_92, gale_group);
        l_261 = l_260;
    } else {
        l_261 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_261 < (-4611686018427387904L)) {
            l_262 = gale_HostCall_awaitReply(arg_fs, l_261, gale_group);
            l_263 = l_262;
        } else {
            l_263 = l_261;
        }
    } else {
        l_263 = l_261;
    }
    GALEFS_BROADCAST(26, l_264, l_263);
    if (l_264 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_68;
        gale_ints[gale_items + gale_item] = (uint) i_92;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 19, l_264); }
        GALEFS_RETURN;
        resume_19:
        gale_resuming = 0;
        i_68 = (int) gale_ints[gale_item];
        i_92 = (int) gale_ints[gale_items + gale_item];
        l_264 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_265 = gale_OpenFileCalls_beginClose(arg_fs, i_68, gale_group);
        l_266 = l_265;
    } else {
        l_266 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_266 < (-4611686018427387904L)) {
            l_267 = gale_HostCall_awaitReply(arg_fs, l_266, gale_group);
            l_268 = l_267;
        } else {
            l_268 = l_266;
        }
    } else {
        l_268 = l_266;
    }
    GALEFS_BROADCAST(27, l_269, l_268);
    if (l_269 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_92;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 20, l_269); }
        GALEFS_RETURN;
        resume_20:
        gale_resuming = 0;
        i_92 = (int) gale_ints[gale_item];
        l_269 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_270 = gale_OpenFileCalls_beginClose(arg_fs, i_92, gale_group);
        l_271 = l_270;
    } else {
        l_271 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_271 < (-4611686018427387904L)) {
            l_272 = gale_HostCall_awaitReply(arg_fs, l_271, gale_group);
            l_273 = l_272;
        } else {
            l_273 = l_271;
        }
    } else {
        l_273 = l_271;
    }
    GALEFS_BROADCAST(28, l_274, l_273);
    if (l_274 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 21, l_274); }
        GALEFS_RETURN;
        resume_21:
        gale_resuming = 0;
        l_274 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 144L)) = ((long) ((int) l_274));
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_109) VARIABLE(int, i_110) VARIABLE(int, i_116) VARIABLE(int, i_117) VARIABLE(int, i_119) VARIABLE(int, i_120) VARIABLE(int, i_129) VARIABLE(int, i_130) VARIABLE(int, i_136) VARIABLE(int, i_137) VARIABLE(int, i_138) VARIABLE(int, i_139) VARIABLE(int, i_147) VARIABLE(int, i_148) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_70) VARIABLE(int, i_71) VARIABLE(int, i_77) VARIABLE(int, i_78) VARIABLE(int, i_79) VARIABLE(int, i_80) VARIABLE(int, i_81) VARIABLE(int, i_82) VARIABLE(int, i_89) VARIABLE(int, i_90) VARIABLE(int, i_95) VARIABLE(int, i_96) VARIABLE(int, i_98) VARIABLE(int, i_99) VARIABLE(long, l_0) VARIABLE(long, l_101) VARIABLE(long, l_102) VARIABLE(long, l_108) VARIABLE(long, l_122) VARIABLE(long, l_128) VARIABLE(long, l_14) VARIABLE(long, l_141) VARIABLE(long, l_142) VARIABLE(long, l_146) VARIABLE(long, l_15) VARIABLE(long, l_22) VARIABLE(long, l_28) VARIABLE(long, l_42) VARIABLE(long, l_48) VARIABLE(long, l_63) VARIABLE(long, l_69) VARIABLE(long, l_7) VARIABLE(long, l_84) VARIABLE(long, l_88)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23) POINT(24) POINT(25) POINT(26) POINT(27) POINT(28)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(l_0) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_22) VARIABLE(l_7)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(l_0) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_28) VARIABLE(l_7)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(l_0) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_42) VARIABLE(l_7)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(l_0) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_48) VARIABLE(l_7)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_63) VARIABLE(l_7)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_69) VARIABLE(l_7)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_56) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_84)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_56) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_88)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_56) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(i_99) VARIABLE(l_0) VARIABLE(l_101) VARIABLE(l_102) VARIABLE(l_15)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_109) VARIABLE(i_110) VARIABLE(i_56) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(i_99) VARIABLE(l_0) VARIABLE(l_108) VARIABLE(l_15)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_116) VARIABLE(i_117) VARIABLE(i_119) VARIABLE(i_120) VARIABLE(i_56) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(l_0) VARIABLE(l_122) VARIABLE(l_15)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_116) VARIABLE(i_117) VARIABLE(i_119) VARIABLE(i_120) VARIABLE(i_129) VARIABLE(i_130) VARIABLE(i_56) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(l_0) VARIABLE(l_128) VARIABLE(l_15)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_136) VARIABLE(i_137) VARIABLE(i_138) VARIABLE(i_139) VARIABLE(i_56) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(l_0) VARIABLE(l_141) VARIABLE(l_142)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_136) VARIABLE(i_137) VARIABLE(i_138) VARIABLE(i_139) VARIABLE(i_147) VARIABLE(i_148) VARIABLE(i_56) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(l_0) VARIABLE(l_146)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_56) VARIABLE(i_77) VARIABLE(l_0)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_56) VARIABLE(i_77) VARIABLE(l_0)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_56) VARIABLE(i_77) VARIABLE(l_0)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_56) VARIABLE(i_77) VARIABLE(l_0)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_56) VARIABLE(i_77) VARIABLE(l_0)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_56) VARIABLE(i_77) VARIABLE(l_0)
#define GALEFS_LIVE_23(VARIABLE) VARIABLE(i_56) VARIABLE(i_77) VARIABLE(l_0)
#define GALEFS_LIVE_24(VARIABLE) VARIABLE(i_56) VARIABLE(i_77) VARIABLE(l_0)
#define GALEFS_LIVE_25(VARIABLE) VARIABLE(i_56) VARIABLE(i_77)
#define GALEFS_LIVE_26(VARIABLE) VARIABLE(i_56) VARIABLE(i_77)
#define GALEFS_LIVE_27(VARIABLE) VARIABLE(i_77)
#define GALEFS_LIVE_28(VARIABLE)

__kernel void galefs_refusedCalls(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_out, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_11, i_12, i_16, i_17, i_18, i_19, i_20, i_21, i_23, i_24, i_25, i_29, i_30, i_32, i_33, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_43, i_44, i_45, i_49, i_50, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_64, i_65, i_66, i_70, i_71, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_85, i_89, i_90, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_99, i_100, i_103, i_104, i_105, i_109, i_110, i_112, i_113, i_114, i_115, i_116, i_117, i_118, i_119, i_120, i_121, i_123, i_124, i_125, i_129, i_130, i_132, i_133, i_134, i_135, i_136, i_137, i_138, i_139, i_140, i_143, i_147, i_148, i_150, i_151, i_152, i_162, i_163, i_169, i_170, i_176, i_177, i_183, i_184, i_190, i_191, i_197, i_198, i_204, i_205;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_15, l_22, l_26, l_27, l_28, l_31, l_42, l_46, l_47, l_48, l_51, l_63, l_67, l_68, l_69, l_72, l_84, l_86, l_87, l_88, l_91, l_101, l_102, l_106, l_107, l_108, l_111, l_122, l_126, l_127, l_128, l_131, l_141, l_142, l_144, l_145, l_146, l_149, l_153, l_154, l_155, l_156, l_157, l_158, l_159, l_160, l_161, l_164, l_165, l_166, l_167, l_168, l_171, l_172, l_173, l_174, l_175, l_178, l_179, l_180, l_181, l_182, l_185, l_186, l_187, l_188, l_189, l_192, l_193, l_194, l_195, l_196, l_199, l_200, l_201, l_202, l_203, l_206, l_207, l_208, l_209, l_210, l_211, l_212, l_213, l_214, l_215, l_216;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 3 * gale_items);
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
            goto loop_41;
        case 5:
            goto loop_65;
        case 6:
            goto loop_89;
        case 7:
            goto loop_112;
        case 8:
            goto loop_136;
        case 9:
            goto loop_160;
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
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) i_11))))) = (char) ((int) gale_literals[i_11]);
                i_12 = (int) ((uint) i_11 + (uint) 1);
                i_11 = i_12;
            }
            l_13 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 1, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
        l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        l_14 = gale_reply(gale_entry);
    }
    l_15 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    i_16 = (int) get_local_id(0);
    i_17 = (int) get_local_id(0);
    i_18 = 1;
    i_19 = 0;
    i_20 = 0;
    loop_17:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 3) {
            goto resume_3;
        }
        if (!(i_18 == 1)) {
            break;
        }
        i_21 = (int) ((uint) 1 - (uint) i_19);
        l_22 = (long) i_19;
        if (i_20 == 0) {
            i_23 = i_21;
        } else {
            i_24 = 4096 - ((int) (l_22 & 4095L));
            i_25 = (i_24 < i_21) ? i_24 : i_21;
            i_23 = i_25;
        }
        if (i_17 == 0) {
            l_26 = gale_BlockAccess_beginRead(arg_fs, 0, l_22, i_23, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_27 = l_26;
        } else {
            l_27 = 0L;
        }
        GALEFS_BROADCAST(3, l_28, l_27);
        if (l_28 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_7;
            gale_longs[gale_items + gale_item] = (ulong) l_14;
            gale_ints[gale_item] = (uint) i_19;
            gale_ints[gale_items + gale_item] = (uint) i_20;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_22;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_28); }
            GALEFS_RETURN;
            resume_3:
            gale_resuming = 0;
            l_7 = (long) gale_longs[gale_item];
            l_14 = (long) gale_longs[gale_items + gale_item];
            i_19 = (int) gale_ints[gale_item];
            i_20 = (int) gale_ints[gale_items + gale_item];
            l_22 = (long) gale_longs[2 * gale_items + gale_item];
            l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
            l_15 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_16 = (int) get_local_id(0);
            i_17 = (int) get_local_id(0);
            l_28 = gale_reply(gale_entry);
        }
        i_29 = (int) l_28;
        if (l_28 < 0L) {
            i_30 = 0;
        } else {
            i_30 = i_29;
        }
        l_31 = gale_BlockAccess_offsetInRegion(arg_fs, l_28, l_22, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        gale_copy((arg_fs + 16 + l_31), (arg_data + 16 + l_22), i_30);
        GALEFS_BARRIER(4);
        if (i_16 == 0) {
            if (!(i_30 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_30, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            }
        }
        i_32 = (int) ((uint) i_19 + (uint) i_30);
        i_33 = ((l_28 == (-117L)) || (!((i_20 == 0) || ((((long) i_32) & l_15) == 0)))) ? 1 : 0;
        i_34 = ((l_28 == (-117L)) || (!((i_30 < 1) || (!(i_32 < 1))))) ? 1 : 0;
        if (l_28 < 0L) {
            if (l_28 == (-117L)) {
                i_18 = i_34;
                i_19 = i_32;
                i_20 = i_33;
            } else {
                i_18 = i_29;
                i_19 = i_32;
                i_20 = i_33;
            }
        } else {
            i_18 = i_34;
            i_19 = i_32;
            i_20 = i_33;
        }
    }
    if (i_19 < 1) {
        i_35 = i_18;
    } else {
        i_35 = i_19;
    }
    *((__global gale_long *) (arg_out + 16L)) = ((long) i_35);
    i_36 = (int) get_local_id(0);
    i_37 = (int) get_local_id(0);
    i_38 = 1;
    i_39 = 0;
    i_40 = 0;
    loop_41:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 4) {
            goto resume_4;
        }
        if (!(i_38 == 1)) {
            break;
        }
        i_41 = (int) ((uint) 1 - (uint) i_39);
        l_42 = (long) i_39;
        if (i_40 == 0) {
            i_43 = i_41;
        } else {
            i_44 = 4096 - ((int) (l_42 & 4095L));
            i_45 = (i_44 < i_41) ? i_44 : i_41;
            i_43 = i_45;
        }
        if (i_37 == 0) {
            l_46 = gale_BlockAccess_beginRead(arg_fs, 1000000, l_42, i_43, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_47 = l_46;
        } else {
            l_47 = 0L;
        }
        GALEFS_BROADCAST(5, l_48, l_47);
        if (l_48 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_7;
            gale_longs[gale_items + gale_item] = (ulong) l_14;
            gale_ints[gale_item] = (uint) i_39;
            gale_ints[gale_items + gale_item] = (uint) i_40;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_42;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_48); }
            GALEFS_RETURN;
            resume_4:
            gale_resuming = 0;
            l_7 = (long) gale_longs[gale_item];
            l_14 = (long) gale_longs[gale_items + gale_item];
            i_39 = (int) gale_ints[gale_item];
            i_40 = (int) gale_ints[gale_items + gale_item];
            l_42 = (long) gale_longs[2 * gale_items + gale_item];
            l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
            l_15 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_36 = (int) get_local_id(0);
            i_37 = (int) get_local_id(0);
            l_48 = gale_reply(gale_entry);
        }
        i_49 = (int) l_48;
        if (l_48 < 0L) {
            i_50 = 0;
        } else {
            i_50 = i_49;
        }
        l_51 = gale_BlockAccess_offsetInRegion(arg_fs, l_48, l_42, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        gale_copy((arg_fs + 16 + l_51), (arg_data + 16 + l_42), i_50);
        GALEFS_BARRIER(6);
        if (i_36 == 0) {
            if (!(i_50 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_50, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            }
        }
        i_52 = (int) ((uint) i_39 + (uint) i_50);
        i_53 = ((l_48 == (-117L)) || (!((i_40 == 0) || ((l_15 & ((long) i_52)) == 0)))) ? 1 : 0;
        i_54 = ((l_48 == (-117L)) || (!((i_50 < 1) || (!(i_52 < 1))))) ? 1 : 0;
        if (l_48 < 0L) {
            if (l_48 == (-117L)) {
                i_38 = i_54;
                i_39 = i_52;
                i_40 = i_53;
            } else {
                i_38 = i_49;
                i_39 = i_52;
                i_40 = i_53;
            }
        } else {
            i_38 = i_54;
            i_39 = i_52;
            i_40 = i_53;
        }
    }
    if (i_39 < 1) {
        i_55 = i_38;
    } else {
        i_55 = i_39;
    }
    *((__global gale_long *) (arg_out + 24L)) = ((long) i_55);
    i_56 = (int) l_14;
    i_57 = (int) get_local_id(0);
    i_58 = (int) get_local_id(0);
    i_59 = 1;
    i_60 = 0;
    i_61 = 0;
    loop_65:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 5) {
            goto resume_5;
        }
        if (!(i_59 == 1)) {
            break;
        }
        i_62 = (int) ((uint) 1 - (uint) i_60);
        l_63 = (long) i_60;
        if (i_61 == 0) {
            i_64 = i_62;
        } else {
            i_65 = 4096 - ((int) (l_63 & 4095L));
            i_66 = (i_65 < i_62) ? i_65 : i_62;
            i_64 = i_66;
        }
        if (i_58 == 0) {
            l_67 = gale_BlockAccess_beginRead(arg_fs, i_56, l_63, i_64, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_68 = l_67;
        } else {
            l_68 = 0L;
        }
        GALEFS_BROADCAST(7, l_69, l_68);
        if (l_69 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_7;
            gale_ints[gale_item] = (uint) i_56;
            gale_ints[gale_items + gale_item] = (uint) i_60;
            gale_ints[2 * gale_items + gale_item] = (uint) i_61;
            gale_longs[gale_items + gale_item] = (ulong) l_63;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_69); }
            GALEFS_RETURN;
            resume_5:
            gale_resuming = 0;
            l_7 = (long) gale_longs[gale_item];
            i_56 = (int) gale_ints[gale_item];
            i_60 = (int) gale_ints[gale_items + gale_item];
            i_61 = (int) gale_ints[2 * gale_items + gale_item];
            l_63 = (long) gale_longs[gale_items + gale_item];
            l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
            l_15 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_57 = (int) get_local_id(0);
            i_58 = (int) get_local_id(0);
            l_69 = gale_reply(gale_entry);
        }
        i_70 = (int) l_69;
        if (l_69 < 0L) {
            i_71 = 0;
        } else {
            i_71 = i_70;
        }
        l_72 = gale_BlockAccess_offsetInRegion(arg_fs, l_69, l_63, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        gale_copy((arg_fs + 16 + l_72), (arg_data + 16 + l_63), i_71);
        GALEFS_BARRIER(8);
        if (i_57 == 0) {
            if (!(i_71 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_71, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            }
        }
        i_73 = (int) ((uint) i_60 + (uint) i_71);
        i_74 = ((l_69 == (-117L)) || (!((i_61 == 0) || ((l_15 & ((long) i_73)) == 0)))) ? 1 : 0;
        i_75 = ((l_69 == (-117L)) || (!((i_71 < 1) || (!(i_73 < 1))))) ? 1 : 0;
        if (l_69 < 0L) {
            if (l_69 == (-117L)) {
                i_59 = i_75;
                i_60 = i_73;
                i_61 = i_74;
            } else {
                i_59 = i_70;
                i_60 = i_73;
                i_61 = i_74;
            }
        } else {
            i_59 = i_75;
            i_60 = i_73;
            i_61 = i_74;
        }
    }
    if (i_60 < 1) {
        i_76 = i_59;
    } else {
        i_76 = i_60;
    }
    *((__global gale_long *) (arg_out + 32L)) = ((long) i_76);
    i_77 = (int) l_7;
    i_78 = GALEFS_LAUNCH_INT(arg_fs, 212L);
    i_79 = (int) get_local_id(0);
    i_80 = (int) get_local_id(0);
    i_81 = 4;
    i_82 = 0;
    i_83 = 0;
    loop_89:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 6) {
            goto resume_6;
        }
        if (i_81 == 0) {
            break;
        }
        l_84 = (long) i_82;
        if (i_80 == 0) {
            i_85 = (i_82 < 1) ? 0 : 1;
            l_86 = gale_BlockAccess_beginWrite(arg_fs, i_81, i_77, l_84, ((int) ((uint) 1 - (uint) i_82)), i_85, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_87 = l_86;
        } else {
            l_87 = 0L;
        }
        GALEFS_BROADCAST(9, l_88, l_87);
        if (l_88 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_56;
            gale_ints[gale_items + gale_item] = (uint) i_77;
            gale_ints[2 * gale_items + gale_item] = (uint) i_81;
            gale_ints[3 * gale_items + gale_item] = (uint) i_82;
            gale_longs[gale_item] = (ulong) l_84;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_88); }
            GALEFS_RETURN;
            resume_6:
            gale_resuming = 0;
            i_56 = (int) gale_ints[gale_item];
            i_77 = (int) gale_ints[gale_items + gale_item];
            i_81 = (int) gale_ints[2 * gale_items + gale_item];
            i_82 = (int) gale_ints[3 * gale_items + gale_item];
            l_84 = (long) gale_longs[gale_item];
            l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
            l_15 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_78 = GALEFS_LAUNCH_INT(arg_fs, 212L);
            i_79 = (int) get_local_id(0);
            i_80 = (int) get_local_id(0);
            l_88 = gale_reply(gale_entry);
        }
        i_89 = (int) l_88;
        if (l_88 < 0L) {
            i_90 = 0;
        } else {
            i_90 = i_89;
        }
        l_91 = gale_BlockAccess_offsetInRegion(arg_fs, l_88, l_84, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        gale_copy((arg_data + 16 + l_84), (arg_fs + 16 + l_91), i_90);
        GALEFS_BARRIER(10);
        if (i_79 == 0) {
            if (!(i_90 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_90, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
        i_94 = (((!(i_81 == 4)) || (i_92 < 1)) || (i_78 == 0)) ? 0 : 5;
        if (i_90 == 0) {
            i_81 = i_94;
            i_82 = i_92;
            i_83 = i_93;
        } else {
            if (i_92 == 1) {
                i_81 = i_94;
                i_82 = i_92;
                i_83 = i_93;
            } else {
                i_82 = i_92;
                i_83 = i_93;
            }
        }
    }
    *((__global gale_long *) (arg_out + 40L)) = ((long) i_83);
    i_95 = (int) get_local_id(0);
    i_96 = (int) get_local_id(0);
    i_97 = 1;
    i_98 = 0;
    i_99 = 0;
    loop_112:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 7) {
            goto resume_7;
        }
        if (!(i_97 == 1)) {
            break;
        }
        i_100 = (int) ((uint) 1 - (uint) i_98);
        l_101 = (long) i_98;
        l_102 = l_101 + (-1L);
        if (i_99 == 0) {
            i_103 = i_100;
        } else {
            i_104 = 4096 - ((int) (l_102 & 4095L));
            i_105 = (i_104 < i_100) ? i_104 : i_100;
            i_103 = i_105;
        }
        if (i_96 == 0) {
            l_106 = gale_BlockAccess_beginRead(arg_fs, i_77, l_102, i_103, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_107 = l_106;
        } else {
            l_107 = 0L;
        }
        GALEFS_BROADCAST(11, l_108, l_107);
        if (l_108 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_56;
            gale_ints[gale_items + gale_item] = (uint) i_77;
            gale_ints[2 * gale_items + gale_item] = (uint) i_98;
            gale_ints[3 * gale_items + gale_item] = (uint) i_99;
            gale_longs[gale_item] = (ulong) l_101;
            gale_longs[gale_items + gale_item] = (ulong) l_102;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_108); }
            GALEFS_RETURN;
            resume_7:
            gale_resuming = 0;
            i_56 = (int) gale_ints[gale_item];
            i_77 = (int) gale_ints[gale_items + gale_item];
            i_98 = (int) gale_ints[2 * gale_items + gale_item];
            i_99 = (int) gale_ints[3 * gale_items + gale_item];
            l_101 = (long) gale_longs[gale_item];
            l_102 = (long) gale_longs[gale_items + gale_item];
            l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
            l_15 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_78 = GALEFS_LAUNCH_INT(arg_fs, 212L);
            i_95 = (int) get_local_id(0);
            i_96 = (int) get_local_id(0);
            l_108 = gale_reply(gale_entry);
        }
        i_109 = (int) l_108;
        if (l_108 < 0L) {
            i_110 = 0;
        } else {
            i_110 = i_109;
        }
        l_111 = gale_BlockAccess_offsetInRegion(arg_fs, l_108, l_102, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        gale_copy((arg_fs + 16 + l_111), (arg_data + 16 + l_101), i_110);
        GALEFS_BARRIER(12);
        if (i_95 == 0) {
            if (!(i_110 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_110, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            }
        }
        i_112 = (int) ((uint) i_98 + (uint) i_110);
        i_113 = ((l_108 == (-117L)) || (!((i_99 == 0) || ((l_15 & (((long) i_112) + (-1L))) == 0)))) ? 1 : 0;
        i_114 = ((l_108 == (-117L)) || (!((i_110 < 1) || (!(i_112 < 1))))) ? 1 : 0;
        if (l_108 < 0L) {
            if (l_108 == (-117L)) {
                i_97 = i_114;
                i_98 = i_112;
                i_99 = i_113;
            } else {
                i_97 = i_109;
                i_98 = i_112;
                i_99 = i_113;
            }
        } else {
            i_97 = i_114;
            i_98 = i_112;
            i_99 = i_113;
        }
    }
    if (i_98 < 1) {
        i_115 = i_97;
    } else {
        i_115 = i_98;
    }
    *((__global gale_long *) (arg_out + 48L)) = ((long) i_115);
    i_116 = (int) get_local_id(0);
    i_117 = (int) get_local_id(0);
    i_118 = 1;
    i_119 = 0;
    i_120 = 0;
    loop_136:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 8) {
            goto resume_8;
        }
        if (!(i_118 == 1)) {
            break;
        }
        i_121 = (-1) - i_119;
        l_122 = (long) i_119;
        if (i_120 == 0) {
            i_123 = i_121;
        } else {
            i_124 = 4096 - ((int) (l_122 & 4095L));
            i_125 = (i_124 < i_121) ? i_124 : i_121;
            i_123 = i_125;
        }
        if (i_117 == 0) {
            l_126 = gale_BlockAccess_beginRead(arg_fs, i_77, l_122, i_123, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_127 = l_126;
        } else {
            l_127 = 0L;
        }
        GALEFS_BROADCAST(13, l_128, l_127);
        if (l_128 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_56;
            gale_ints[gale_items + gale_item] = (uint) i_77;
            gale_ints[2 * gale_items + gale_item] = (uint) i_119;
            gale_ints[3 * gale_items + gale_item] = (uint) i_120;
            gale_longs[gale_item] = (ulong) l_122;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_128); }
            GALEFS_RETURN;
            resume_8:
            gale_resuming = 0;
            i_56 = (int) gale_ints[gale_item];
            i_77 = (int) gale_ints[gale_items + gale_item];
            i_119 = (int) gale_ints[2 * gale_items + gale_item];
            i_120 = (int) gale_ints[3 * gale_items + gale_item];
            l_122 = (long) gale_longs[gale_item];
            l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
            l_15 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            i_78 = GALEFS_LAUNCH_INT(arg_fs, 212L);
            i_116 = (int) get_local_id(0);
            i_117 = (int) get_local_id(0);
            l_128 = gale_reply(gale_entry);
        }
        i_129 = (int) l_128;
        if (l_128 < 0L) {
            i_130 = 0;
        } else {
            i_130 = i_129;
        }
        l_131 = gale_BlockAccess_offsetInRegion(arg_fs, l_128, l_122, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        gale_copy((arg_fs + 16 + l_131), (arg_data + 16 + l_122), i_130);
        GALEFS_BARRIER(14);
        if (i_116 == 0) {
            if (!(i_130 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_130, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            }
        }
        i_132 = (int) ((uint) i_119 + (uint) i_130);
        i_133 = ((l_128 == (-117L)) || (!((i_120 == 0) || ((l_15 & ((long) i_132)) == 0)))) ? 1 : 0;
        i_134 = ((l_128 == (-117L)) || (!((i_130 < 1) || (!(i_132 < (-1)))))) ? 1 : 0;
        if (l_128 < 0L) {
            if (l_128 == (-117L)) {
                i_118 = i_134;
                i_119 = i_132;
                i_120 = i_133;
            } else {
                i_118 = i_129;
                i_119 = i_132;
                i_120 = i_133;
            }
        } else {
            i_118 = i_134;
            i_119 = i_132;
            i_120 = i_133;
        }
    }
    if (i_119 < 1) {
        i_135 = i_118;
    } else {
        i_135 = i_119;
    }
    *((__global gale_long *) (arg_out + 56L)) = ((long) i_135);
    i_136 = (int) get_local_id(0);
    i_137 = (int) get_local_id(0);
    i_138 = 4;
    i_139 = 0;
    i_140 = 0;
    loop_160:;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (gale_resuming == 9) {
            goto resume_9;
        }
        if (i_138 == 0) {
            break;
        }
        l_141 = (long) i_139;
        l_142 = (long) ((ulong) l_141 + (ulong) 9223372036854775807L);
        if (i_137 == 0) {
            i_143 = (i_139 < 1) ? 0 : 1;
            l_144 = gale_BlockAccess_beginWrite(arg_fs, i_138, i_56, l_142, ((int) ((uint) 1 - (uint) i_139)), i_143, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_145 = l_144;
        } else {
            l_145 = 0L;
        }
        GALEFS_BROADCAST(15, l_146, l_145);
        if (l_146 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_56;
            gale_ints[gale_items + gale_item] = (uint) i_77;
            gale_ints[2 * gale_items + gale_item] = (uint) i_138;
            gale_ints[3 * gale_items + gale_item] = (uint) i_139;
            gale_longs[gale_item] = (ulong) l_141;
            gale_longs[gale_items + gale_item] = (ulong) l_142;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_146); }
            GALEFS_RETURN;
            resume_9:
            gale_resuming = 0;
            i_56 = (int) gale_ints[gale_item];
            i_77 = (int) gale_ints[gale_items + gale_item];
            i_138 = (int) gale_ints[2 * gale_items + gale_item];
            i_139 = (int) gale_ints[3 * gale_items + gale_item];
            l_141 = (long) gale_longs[gale_item];
            l_142 = (long) gale_longs[gale_items + gale_item];
            l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
            i_78 = GALEFS_LAUNCH_INT(arg_fs, 212L);
            i_136 = (int) get_local_id(0);
            i_137 = (int) get_local_id(0);
            l_146 = gale_reply(gale_entry);
        }
        i_147 = (int) l_146;
        if (l_146 < 0L) {
            i_148 = 0;
        } else {
            i_148 = i_147;
        }
        l_149 = gale_BlockAccess_offsetInRegion(arg_fs, l_146, l_142, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        gale_copy((arg_data + 16 + l_141), (arg_fs + 16 + l_149), i_148);
        GALEFS_BARRIER(16);
        if (i_136 == 0) {
            if (!(i_148 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_148, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            }
        }
        i_150 = (int) ((uint) i_139 + (uint) i_148);
        if (l_146 < 0L) {
            if ((!(i_138 == 4)) || (i_150 < 1)) {
                i_151 = i_147;
            } else {
                i_151 = i_150;
            }
        } else {
            i_151 = i_150;
        }
        i_152 = (((!(i_138 == 4)) || (i_150 < 1)) || (i_78 == 0)) ? 0 : 5;
        if (i_148 == 0) {
            i_138 = i_152;
            i_139 = i_150;
            i_140 = i_151;
        } else {
            if (i_150 == 1) {
                i_138 = i_152;
                i_139 = i_150;
                i_140 = i_151;
            } else {
                i_139 = i_150;
                i_140 = i_151;
            }
        }
    }
    *((__global gale_long *) (arg_out + 64L)) = ((long) i_140);
    if (((int) get_local_id(0)) == 0) {
        l_153 = gale_OpenFileCalls_status(arg_fs, i_77, 77, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_154 = l_153;
    } else {
        l_154 = 0L;
    }
    GALEFS_BROADCAST(17, l_155, l_154);
    if (l_155 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_56;
        gale_ints[gale_items + gale_item] = (uint) i_77;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_155); }
        GALEFS_RETURN;
        resume_10:
        gale_resuming = 0;
        i_56 = (int) gale_ints[gale_item];
        i_77 = (int) gale_ints[gale_items + gale_item];
        l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        l_155 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 72L)) = l_155;
    if (((int) get_local_id(0)) == 0) {
        l_156 = gale_OpenFileCalls_status(arg_fs, (-1), 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_157 = l_156;
    } else {
        l_157 = 0L;
    }
    GALEFS_BROADCAST(18, l_158, l_157);
    if (l_158 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_56;
        gale_ints[gale_items + gale_item] = (uint) i_77;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 11, l_158); }
        GALEFS_RETURN;
        resume_11:
        gale_resuming = 0;
        i_56 = (int) gale_ints[gale_item];
        i_77 = (int) gale_ints[gale_items + gale_item];
        l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        l_158 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 80L)) = l_158;
    if (((int) get_local_id(0)) == 0) {
        l_159 = gale_FileOpener_begin(arg_fs, 7, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_159 < 0L) {
            l_160 = l_159;
        } else {
            l_161 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_162 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_162 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) ((long) i_162))))) = (char) ((int) gale_literals[((int) ((uint) i_162 + (uint) 4))]);
                i_163 = (int) ((uint) i_162 + (uint) 1);
                i_162 = i_163;
            }
            l_164 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 7, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_160 = l_164;
        }
    } else {
        l_160 = 0L;
    }
    GALEFS_BROADCAST(19, l_165, l_160);
    if (l_165 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_56;
        gale_ints[gale_items + gale_item] = (uint) i_77;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 12, l_165); }
        GALEFS_RETURN;
        resume_12:
        gale_resuming = 0;
        i_56 = (int) gale_ints[gale_item];
        i_77 = (int) gale_ints[gale_items + gale_item];
        l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        l_165 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 88L)) = ((long) ((int) l_165));
    if (((int) get_local_id(0)) == 0) {
        l_166 = gale_FileOpener_begin(arg_fs, 9, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_166 < 0L) {
            l_167 = l_166;
        } else {
            l_168 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_169 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_169 < 9)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) ((long) i_169))))) = (char) ((int) gale_literals[((int) ((uint) i_169 + (uint) 11))]);
                i_170 = (int) ((uint) i_169 + (uint) 1);
                i_169 = i_170;
            }
            l_171 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 9, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_167 = l_171;
        }
    } else {
        l_167 = 0L;
    }
    GALEFS_BROADCAST(20, l_172, l_167);
    if (l_172 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_56;
        gale_ints[gale_items + gale_item] = (uint) i_77;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 13, l_172); }
        GALEFS_RETURN;
        resume_13:
        gale_resuming = 0;
        i_56 = (int) gale_ints[gale_item];
        i_77 = (int) gale_ints[gale_items + gale_item];
        l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        l_172 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 96L)) = ((long) ((int) l_172));
    if (((int) get_local_id(0)) == 0) {
        l_173 = gale_FileOpener_begin(arg_fs, 10, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_173 < 0L) {
            l_174 = l_173;
        } else {
            l_175 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_176 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_176 < 10)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_175 + (ulong) ((long) i_176))))) = (char) ((int) gale_literals[((int) ((uint) i_176 + (uint) 20))]);
                i_177 = (int) ((uint) i_176 + (uint) 1);
                i_176 = i_177;
            }
            l_178 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 10, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_174 = l_178;
        }
    } else {
        l_174 = 0L;
    }
    GALEFS_BROADCAST(21, l_179, l_174);
    if (l_179 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_56;
        gale_ints[gale_items + gale_item] = (uint) i_77;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 14, l_179); }
        GALEFS_RETURN;
        resume_14:
        gale_resuming = 0;
        i_56 = (int) gale_ints[gale_item];
        i_77 = (int) gale_ints[gale_items + gale_item];
        l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        l_179 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 104L)) = ((long) ((int) l_179));
    if (((int) get_local_id(0)) == 0) {
        l_180 = gale_FileOpener_begin(arg_fs, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_180 < 0L) {
            l_181 = l_180;
        } else {
            l_182 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_183 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_183 < 0)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_182 + (ulong) ((long) i_183))))) = (char) ((int) gale_literals[((int) ((uint) i_183 + (uint) 30))]);
                i_184 = (int) ((uint) i_183 + (uint) 1);
                i_183 = i_184;
            }
            l_185 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 0, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_181 = l_185;
        }
    } else {
        l_181 = 0L;
    }
    GALEFS_BROADCAST(22, l_186, l_181);
    if (l_186 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_56;
        gale_ints[gale_items + gale_item] = (uint) i_77;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 15, l_186); }
        GALEFS_RETURN;
        resume_15:
        gale_resuming = 0;
        i_56 = (int) gale_ints[gale_item];
        i_77 = (int) gale_ints[gale_items + gale_item];
        l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        l_186 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 112L)) = ((long) ((int) l_186));
    if (((int) get_local_id(0)) == 0) {
        l_187 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_187 < 0L) {
            l_188 = l_187;
        } else {
            l_189 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_190 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_190 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_189 + (ulong) ((long) i_190))))) = (char) ((int) gale_literals[i_190]);
                i_191 = (int) ((uint) i_190 + (uint) 1);
                i_190 = i_191;
            }
            l_192 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 3, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_188 = l_192;
        }
    } else {
        l_188 = 0L;
    }
    GALEFS_BROADCAST(23, l_193, l_188);
    if (l_193 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_56;
        gale_ints[gale_items + gale_item] = (uint) i_77;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 16, l_193); }
        GALEFS_RETURN;
        resume_16:
        gale_resuming = 0;
        i_56 = (int) gale_ints[gale_item];
        i_77 = (int) gale_ints[gale_items + gale_item];
        l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        l_193 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 120L)) = ((long) ((int) l_193));
    if (((int) get_local_id(0)) == 0) {
        l_194 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_194 < 0L) {
            l_195 = l_194;
        } else {
            l_196 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_197 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_197 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_196 + (ulong) ((long) i_197))))) = (char) ((int) gale_literals[i_197]);
                i_198 = (int) ((uint) i_197 + (uint) 1);
                i_197 = i_198;
            }
            l_199 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 512, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_195 = l_199;
        }
    } else {
        l_195 = 0L;
    }
    GALEFS_BROADCAST(24, l_200, l_195);
    if (l_200 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_56;
        gale_ints[gale_items + gale_item] = (uint) i_77;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 17, l_200); }
        GALEFS_RETURN;
        resume_17:
        gale_resuming = 0;
        i_56 = (int) gale_ints[gale_item];
        i_77 = (int) gale_ints[gale_items + gale_item];
        l_0 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        l_200 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 128L)) = ((long) ((int) l_200));
    if (((int) get_local_id(0)) == 0) {
        l_201 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_201 < 0L) {
            l_202 = l_201;
        } else {
            l_203 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_204 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_204 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) ((long) i_204))))) = (char) ((int) gale_literals[i_204]);
                i_205 = (int) ((uint) i_204 + (uint) 1);
                i_204 = i_205;
            }
            l_206 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 1048576, 4, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_202 = l_206;
        }
    } else {
        l_202 = 0L;
    }
    GALEFS_BROADCAST(25, l_207, l_202);
    if (l_207 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_56;
        gale_ints[gale_items + gale_item] = (uint) i_77;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 18, l_207); }
        GALEFS_RETURN;
        resume_18:
        gale_resuming = 0;
        i_56 = (int) gale_ints[gale_item];
        i_77 = (int) gale_ints[gale_items + gale_item];
        l_207 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 136L)) = ((long) ((int) l_207));
    if (((int) get_local_id(0)) == 0) {
        l_208 = gale_OpenFileCalls_beginClose(arg_fs, i_77, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_209 = l_208;
    } else {
        l_209 = 0L;
    }
    GALEFS_BROADCAST(26, l_210, l_209);
    if (l_210 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_56;
        gale_ints[gale_items + gale_item] = (uint) i_77;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 19, l_210); }
        GALEFS_RETURN;
        resume_19:
        gale_resuming = 0;
        i_56 = (int) gale_ints[gale_item];
        i_77 = (int) gale_ints[gale_items + gale_item];
        l_210 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_211 = gale_OpenFileCalls_beginClose(arg_fs, i_56, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_212 = l_211;
    } else {
        l_212 = 0L;
    }
    GALEFS_BROADCAST(27, l_213, l_212);
    if (l_213 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_77;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 20, l_213); }
        GALEFS_RETURN;
        resume_20:
        gale_resuming = 0;
        i_77 = (int) gale_ints[gale_item];
        l_213 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_214 = gale_OpenFileCalls_beginClose(arg_fs, i_77, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_215 = l_214;
    } else {
        l_215 = 0L;
    }
    GALEFS_BROADCAST(28, l_216, l_215);
    if (l_216 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 21, l_216); }
        GALEFS_RETURN;
        resume_21:
        gale_resuming = 0;
        l_216 = gale_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + 144L)) = ((long) ((int) l_216));
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
