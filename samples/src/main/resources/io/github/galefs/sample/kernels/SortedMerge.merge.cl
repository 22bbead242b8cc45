// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.SortedMerge#merge
// entry point: galefs_merge
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE
// waits: 15
// saved values: 21
// context bytes: 112
// needs: BARRIERS
// string: "left"
// string: "right"
// string: "merged"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: e71da134fc0d37b694d189b5bcc2fb4689dff43514deb6f364b69909ac54c361
// functions SHA-256: b5fd0c809a054f42eb8533d67bc5fecaa752ed9ab8f1310d4b8d4ceb686d8aec
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {108, 101, 102, 116, 114, 105, 103, 104, 116, 109, 101, 114, 103, 101, 100};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_106) VARIABLE(int, i_107) VARIABLE(int, i_117) VARIABLE(int, i_121) VARIABLE(int, i_123) VARIABLE(int, i_124) VARIABLE(int, i_125) VARIABLE(int, i_127) VARIABLE(int, i_128) VARIABLE(int, i_140) VARIABLE(int, i_141) VARIABLE(int, i_153) VARIABLE(int, i_154) VARIABLE(int, i_157) VARIABLE(int, i_161) VARIABLE(int, i_162) VARIABLE(int, i_163) VARIABLE(int, i_164) VARIABLE(int, i_168) VARIABLE(int, i_170) VARIABLE(int, i_171) VARIABLE(int, i_172) VARIABLE(int, i_174) VARIABLE(int, i_175) VARIABLE(int, i_187) VARIABLE(int, i_188) VARIABLE(int, i_198) VARIABLE(int, i_202) VARIABLE(int, i_204) VARIABLE(int, i_205) VARIABLE(int, i_206) VARIABLE(int, i_208) VARIABLE(int, i_209) VARIABLE(int, i_221) VARIABLE(int, i_222) VARIABLE(int, i_234) VARIABLE(int, i_235) VARIABLE(int, i_237) VARIABLE(int, i_238) VARIABLE(int, i_240) VARIABLE(int, i_245) VARIABLE(int, i_247) VARIABLE(int, i_248) VARIABLE(int, i_249) VARIABLE(int, i_251) VARIABLE(int, i_252) VARIABLE(int, i_264) VARIABLE(int, i_265) VARIABLE(int, i_275) VARIABLE(int, i_276) VARIABLE(int, i_277) VARIABLE(int, i_280) VARIABLE(int, i_285) VARIABLE(int, i_287) VARIABLE(int, i_288) VARIABLE(int, i_289) VARIABLE(int, i_291) VARIABLE(int, i_292) VARIABLE(int, i_304) VARIABLE(int, i_305) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_333) VARIABLE(int, i_335) VARIABLE(int, i_336) VARIABLE(int, i_34) VARIABLE(int, i_346) VARIABLE(int, i_347) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_66) VARIABLE(int, i_71) VARIABLE(int, i_76) VARIABLE(int, i_80) VARIABLE(int, i_81) VARIABLE(int, i_82) VARIABLE(int, i_83) VARIABLE(int, i_87) VARIABLE(int, i_89) VARIABLE(int, i_90) VARIABLE(int, i_91) VARIABLE(int, i_93) VARIABLE(int, i_94) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_105) VARIABLE(long, l_120) VARIABLE(long, l_122) VARIABLE(long, l_130) VARIABLE(long, l_131) VARIABLE(long, l_139) VARIABLE(long, l_167) VARIABLE(long, l_169) VARIABLE(long, l_177) VARIABLE(long, l_178) VARIABLE(long, l_186) VARIABLE(long, l_20) VARIABLE(long, l_201) VARIABLE(long, l_203) VARIABLE(long, l_211) VARIABLE(long, l_212) VARIABLE(long, l_220) VARIABLE(long, l_242) VARIABLE(long, l_244) VARIABLE(long, l_246) VARIABLE(long, l_254) VARIABLE(long, l_255) VARIABLE(long, l_263) VARIABLE(long, l_279) VARIABLE(long, l_284) VARIABLE(long, l_286) VARIABLE(long, l_294) VARIABLE(long, l_295) VARIABLE(long, l_303) VARIABLE(long, l_334) VARIABLE(long, l_338) VARIABLE(long, l_339) VARIABLE(long, l_345) VARIABLE(long, l_41) VARIABLE(long, l_53) VARIABLE(long, l_57) VARIABLE(long, l_86) VARIABLE(long, l_88) VARIABLE(long, l_96) VARIABLE(long, l_97) VARIABLE(__global uchar *, ul_68) VARIABLE(__global uchar *, ul_69) VARIABLE(__global uchar *, ul_73) VARIABLE(__global uchar *, ul_74)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23) POINT(24) POINT(25) POINT(26)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(l_10) VARIABLE(l_20)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(l_41)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_71) VARIABLE(i_76) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_87) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_86) VARIABLE(l_88) VARIABLE(l_96) VARIABLE(l_97) VARIABLE(ul_68) VARIABLE(ul_69) VARIABLE(ul_73) VARIABLE(ul_74)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_106) VARIABLE(i_107) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_71) VARIABLE(i_76) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_87) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(l_105) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_86) VARIABLE(l_88) VARIABLE(ul_68) VARIABLE(ul_69) VARIABLE(ul_73) VARIABLE(ul_74)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_117) VARIABLE(i_121) VARIABLE(i_123) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_127) VARIABLE(i_128) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_71) VARIABLE(i_76) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(l_120) VARIABLE(l_122) VARIABLE(l_130) VARIABLE(l_131) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(ul_68) VARIABLE(ul_69) VARIABLE(ul_73) VARIABLE(ul_74)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_117) VARIABLE(i_121) VARIABLE(i_123) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_127) VARIABLE(i_128) VARIABLE(i_140) VARIABLE(i_141) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_71) VARIABLE(i_76) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(l_120) VARIABLE(l_122) VARIABLE(l_139) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(ul_68) VARIABLE(ul_69) VARIABLE(ul_73) VARIABLE(ul_74)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_71) VARIABLE(i_76) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(ul_68) VARIABLE(ul_69) VARIABLE(ul_73) VARIABLE(ul_74)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_157) VARIABLE(i_161) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_168) VARIABLE(i_170) VARIABLE(i_171) VARIABLE(i_172) VARIABLE(i_174) VARIABLE(i_175) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_71) VARIABLE(i_76) VARIABLE(i_80) VARIABLE(l_167) VARIABLE(l_169) VARIABLE(l_177) VARIABLE(l_178) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(ul_68) VARIABLE(ul_69) VARIABLE(ul_73) VARIABLE(ul_74)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_157) VARIABLE(i_161) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_168) VARIABLE(i_170) VARIABLE(i_171) VARIABLE(i_172) VARIABLE(i_174) VARIABLE(i_175) VARIABLE(i_187) VARIABLE(i_188) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_71) VARIABLE(i_76) VARIABLE(i_80) VARIABLE(l_167) VARIABLE(l_169) VARIABLE(l_186) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(ul_68) VARIABLE(ul_69) VARIABLE(ul_73) VARIABLE(ul_74)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_157) VARIABLE(i_161) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_198) VARIABLE(i_202) VARIABLE(i_204) VARIABLE(i_205) VARIABLE(i_206) VARIABLE(i_208) VARIABLE(i_209) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_71) VARIABLE(i_76) VARIABLE(i_80) VARIABLE(l_201) VARIABLE(l_203) VARIABLE(l_211) VARIABLE(l_212) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(ul_68) VARIABLE(ul_69) VARIABLE(ul_73) VARIABLE(ul_74)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_157) VARIABLE(i_161) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_198) VARIABLE(i_202) VARIABLE(i_204) VARIABLE(i_205) VARIABLE(i_206) VARIABLE(i_208) VARIABLE(i_209) VARIABLE(i_221) VARIABLE(i_222) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_71) VARIABLE(i_76) VARIABLE(i_80) VARIABLE(l_201) VARIABLE(l_203) VARIABLE(l_220) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(ul_68) VARIABLE(ul_69) VARIABLE(ul_73) VARIABLE(ul_74)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_157) VARIABLE(i_234) VARIABLE(i_235) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_71) VARIABLE(i_76) VARIABLE(i_80) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(ul_68) VARIABLE(ul_69) VARIABLE(ul_73) VARIABLE(ul_74)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_157) VARIABLE(i_237) VARIABLE(i_238) VARIABLE(i_240) VARIABLE(i_245) VARIABLE(i_247) VARIABLE(i_248) VARIABLE(i_249) VARIABLE(i_251) VARIABLE(i_252) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_71) VARIABLE(i_76) VARIABLE(i_80) VARIABLE(l_244) VARIABLE(l_246) VARIABLE(l_254) VARIABLE(l_255) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(ul_68) VARIABLE(ul_69) VARIABLE(ul_73) VARIABLE(ul_74)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_157) VARIABLE(i_237) VARIABLE(i_238) VARIABLE(i_240) VARIABLE(i_245) VARIABLE(i_247) VARIABLE(i_248) VARIABLE(i_249) VARIABLE(i_251) VARIABLE(i_252) VARIABLE(i_264) VARIABLE(i_265) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_71) VARIABLE(i_76) VARIABLE(i_80) VARIABLE(l_244) VARIABLE(l_246) VARIABLE(l_263) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(ul_68) VARIABLE(ul_69) VARIABLE(ul_73) VARIABLE(ul_74)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_237) VARIABLE(i_275) VARIABLE(i_276) VARIABLE(i_277) VARIABLE(i_280) VARIABLE(i_285) VARIABLE(i_287) VARIABLE(i_288) VARIABLE(i_289) VARIABLE(i_291) VARIABLE(i_292) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_71) VARIABLE(i_76) VARIABLE(l_242) VARIABLE(l_279) VARIABLE(l_284) VARIABLE(l_286) VARIABLE(l_294) VARIABLE(l_295) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(ul_68) VARIABLE(ul_69) VARIABLE(ul_73) VARIABLE(ul_74)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_237) VARIABLE(i_275) VARIABLE(i_276) VARIABLE(i_277) VARIABLE(i_280) VARIABLE(i_285) VARIABLE(i_287) VARIABLE(i_288) VARIABLE(i_289) VARIABLE(i_291) VARIABLE(i_292) VARIABLE(i_304) VARIABLE(i_305) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_71) VARIABLE(i_76) VARIABLE(l_242) VARIABLE(l_279) VARIABLE(l_284) VARIABLE(l_286) VARIABLE(l_303) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(ul_68) VARIABLE(ul_69) VARIABLE(ul_73) VARIABLE(ul_74)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_275) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_71) VARIABLE(i_76) VARIABLE(l_279) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(ul_68) VARIABLE(ul_69) VARIABLE(ul_73) VARIABLE(ul_74)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_333) VARIABLE(i_335) VARIABLE(i_336) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_71) VARIABLE(i_76) VARIABLE(l_334) VARIABLE(l_338) VARIABLE(l_339) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(ul_68) VARIABLE(ul_69) VARIABLE(ul_73) VARIABLE(ul_74)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_333) VARIABLE(i_335) VARIABLE(i_336) VARIABLE(i_34) VARIABLE(i_346) VARIABLE(i_347) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_71) VARIABLE(i_76) VARIABLE(l_334) VARIABLE(l_345) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(ul_68) VARIABLE(ul_69) VARIABLE(ul_73) VARIABLE(ul_74)
#define GALEFS_LIVE_23(VARIABLE) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_71) VARIABLE(i_76) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(ul_68) VARIABLE(ul_69) VARIABLE(ul_73) VARIABLE(ul_74)
#define GALEFS_LIVE_24(VARIABLE) VARIABLE(i_31) VARIABLE(i_34)
#define GALEFS_LIVE_25(VARIABLE) VARIABLE(i_34)
#define GALEFS_LIVE_26(VARIABLE)

__kernel void galefs_merge(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_68, *ul_69, *ul_73, *ul_74;
    int i_5, i_6, i_15, i_16, i_25, i_26, i_31, i_32, i_33, i_34, i_35, i_36, i_47, i_48, i_49, i_50, i_51, i_52, i_54, i_55, i_56, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_70, i_71, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_87, i_89, i_90, i_91, i_92, i_93, i_94, i_95, i_98, i_99, i_100, i_106, i_107, i_109, i_110, i_111, i_112, i_113, i_114, i_115, i_116, i_117, i_118, i_121, i_123, i_124, i_125, i_126, i_127, i_128, i_129, i_132, i_133, i_134, i_140, i_141, i_143, i_144, i_145, i_146, i_147, i_148, i_149, i_150, i_151, i_152, i_153, i_154, i_155, i_156, i_157, i_158, i_159, i_160, i_161, i_162, i_163, i_164, i_165, i_168, i_170, i_171, i_172, i_173, i_174, i_175, i_176, i_179, i_180, i_181, i_187, i_188, i_190, i_191, i_192, i_193, i_194, i_195, i_196, i_197, i_198, i_199, i_202, i_204, i_205, i_206, i_207, i_208, i_209, i_210, i_213, i_214, i_215, i_221, i_222, i_224, i_225, i_226, i_227, i_228, i_229, i_230, i_231, i_232, i_233, i_234, i_235, i_236, i_237, i_238, i_239, i_240, i_241, i_245, i_247, i_248, i_249, i_250, i_251, i_252, i_253, i_256, i_257, i_258, i_264, i_265, i_267, i_268, i_269, i_270, i_271, i_272, i_273, i_274, i_275, i_276, i_277, i_278, i_280, i_281, i_282, i_285, i_287, i_288, i_289, i_290, i_291, i_292, i_293, i_296, i_297, i_298, i_304, i_305, i_307, i_308, i_309, i_310, i_311, i_312, i_313, i_314, i_315, i_316, i_317, i_318, i_319, i_320, i_321, i_322, i_323, i_324, i_325, i_326, i_327, i_328, i_329, i_330, i_331, i_332, i_333, i_335, i_336, i_337, i_340, i_346, i_347, i_349, i_350, i_351, i_352, i_353, i_369, i_370;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_27, l_28, l_29, l_30, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_53, l_57, l_67, l_72, l_85, l_86, l_88, l_96, l_97, l_101, l_102, l_103, l_104, l_105, l_108, l_119, l_120, l_122, l_130, l_131, l_135, l_136, l_137, l_138, l_139, l_142, l_166, l_167, l_169, l_177, l_178, l_182, l_183, l_184, l_185, l_186, l_189, l_200, l_201, l_203, l_211, l_212, l_216, l_217, l_218, l_219, l_220, l_223, l_242, l_243, l_244, l_246, l_254, l_255, l_259, l_260, l_261, l_262, l_263, l_266, l_279, l_283, l_284, l_286, l_294, l_295, l_299, l_300, l_301, l_302, l_303, l_306, l_334, l_338, l_339, l_341, l_342, l_343, l_344, l_345, l_348, l_354, l_355, l_356, l_357, l_358, l_359, l_360, l_361, l_362, l_363, l_364, l_365, l_366, l_367, l_368;
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
            goto resume_3;
        case 4:
            goto resume_4;
        case 5:
            goto resume_5;
        case 6:
            goto loop_59;
        case 7:
            goto loop_59;
        case 8:
            goto loop_59;
        case 9:
            goto loop_59;
        case 10:
            goto loop_59;
        case 11:
            goto loop_59;
        case 12:
            goto loop_59;
        case 13:
            goto resume_13;
        case 14:
            goto resume_14;
        case 15:
            goto resume_15;
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
        l_11 = gale_FileOpener_begin(arg_fs, 5, gale_group);
        if (l_11 < 0L) {
            l_12 = l_11;
        } else {
            l_13 = (long) gale_group;
            l_14 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_13 << 12) + (l_13 << 11)))) + (ulong) 2048L);
            i_15 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_15 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) ((long) i_15))))) = (char) ((int) gale_literals[((int) ((uint) i_15 + (uint) 4))]);
                i_16 = (int) ((uint) i_15 + (uint) 1);
                i_15 = i_16;
            }
            l_17 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group);
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
    if (((int) get_local_id(0)) == 0) {
        l_21 = gale_FileOpener_begin(arg_fs, 6, gale_group);
        if (l_21 < 0L) {
            l_22 = l_21;
        } else {
            l_23 = (long) gale_group;
            l_24 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_23 << 12) + (l_23 << 11)))) + (ulong) 2048L);
            i_25 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_25 < 6)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) ((long) i_25))))) = (char) ((int) gale_literals[((int) ((uint) i_25 + (uint) 9))]);
                i_26 = (int) ((uint) i_25 + (uint) 1);
                i_25 = i_26;
            }
            l_27 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, 6, (-1), gale_group);
            l_22 = l_27;
        }
    } else {
        l_22 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_22 < (-4611686018427387904L)) {
            l_28 = gale_HostCall_awaitReply(arg_fs, l_22, gale_group);
            l_29 = l_28;
        } else {
            l_29 = l_22;
        }
    } else {
        l_29 = l_22;
    }
    GALEFS_BROADCAST(3, l_30, l_29);
    if (l_30 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_10;
        gale_longs[gale_items + gale_item] = (ulong) l_20;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_30); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_10 = (long) gale_longs[gale_item];
        l_20 = (long) gale_longs[gale_items + gale_item];
        l_30 = gale_reply(gale_entry);
    }
    i_31 = (int) l_20;
    i_32 = (int) l_10;
    i_33 = (i_31 < i_32) ? i_31 : i_32;
    i_34 = (int) l_30;
    i_35 = (i_33 < i_34) ? i_33 : i_34;
    if (((long) i_35) < 0L) {
        i_36 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_35);
    }
    if (((int) get_local_id(0)) == 0) {
        l_37 = gale_OpenFileCalls_status(arg_fs, i_32, 0, gale_group);
        l_38 = l_37;
    } else {
        l_38 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_38 < (-4611686018427387904L)) {
            l_39 = gale_HostCall_awaitReply(arg_fs, l_38, gale_group);
            l_40 = l_39;
        } else {
            l_40 = l_38;
        }
    } else {
        l_40 = l_38;
    }
    GALEFS_BROADCAST(4, l_41, l_40);
    if (l_41 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_31;
        gale_ints[gale_items + gale_item] = (uint) i_32;
        gale_ints[2 * gale_items + gale_item] = (uint) i_34;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_41); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        i_31 = (int) gale_ints[gale_item];
        i_32 = (int) gale_ints[gale_items + gale_item];
        i_34 = (int) gale_ints[2 * gale_items + gale_item];
        l_41 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_42 = gale_OpenFileCalls_status(arg_fs, i_31, 0, gale_group);
        l_43 = l_42;
    } else {
        l_43 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_43 < (-4611686018427387904L)) {
            l_44 = gale_HostCall_awaitReply(arg_fs, l_43, gale_group);
            l_45 = l_44;
        } else {
            l_45 = l_43;
        }
    } else {
        l_45 = l_43;
    }
    GALEFS_BROADCAST(5, l_46, l_45);
    if (l_46 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_31;
        gale_ints[gale_items + gale_item] = (uint) i_32;
        gale_ints[2 * gale_items + gale_item] = (uint) i_34;
        gale_longs[gale_item] = (ulong) l_41;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_46); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        i_31 = (int) gale_ints[gale_item];
        i_32 = (int) gale_ints[gale_items + gale_item];
        i_34 = (int) gale_ints[2 * gale_items + gale_item];
        l_41 = (long) gale_longs[gale_item];
        l_46 = gale_reply(gale_entry);
    }
    i_47 = (int) (((long) ((ulong) l_41 + (ulong) ((long) ((ulong) (l_41 >> 63) >> 62)))) >> 2);
    i_48 = (int) (((long) ((ulong) l_46 + (ulong) ((long) ((ulong) (l_46 >> 63) >> 62)))) >> 2);
    i_49 = (int) ((uint) i_47 + (uint) i_48);
    i_50 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_51 = (int) get_local_size(0);
    i_52 = (int) get_local_size(0);
    l_53 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    i_54 = ((int) get_num_groups(0)) << 8;
    i_55 = (int) get_local_id(0);
    i_56 = gale_group;
    l_57 = ((long) ((int) ((uint) ((int) ((uint) (i_56 << 9) + (uint) (i_56 << 1))) + (uint) 256))) << 2;
    i_58 = (int) get_local_id(0);
    i_59 = (int) get_local_id(0);
    i_60 = (int) get_local_id(0);
    i_61 = gale_group;
    i_62 = (int) ((uint) (i_61 << 9) + (uint) (i_61 << 1));
    i_63 = (int) ((uint) i_62 + (uint) 256);
    i_64 = (int) get_local_id(0);
    i_65 = gale_group;
    i_66 = (int) ((uint) (i_65 << 9) + (uint) (i_65 << 1));
    l_67 = (long) i_66;
    ul_68 = arg_buffer + (((l_67 + 513L) << 2) + 16L);
    ul_69 = arg_buffer + (((l_67 + 512L) << 2) + 16L);
    i_70 = gale_group;
    i_71 = (int) ((uint) (i_70 << 9) + (uint) (i_70 << 1));
    l_72 = (long) i_71;
    ul_73 = arg_buffer + (((l_72 + 513L) << 2) + 16L);
    ul_74 = arg_buffer + (((l_72 + 512L) << 2) + 16L);
    i_75 = gale_group << 8;
    i_76 = i_75;
    loop_59:;
    while (true) {
        if (gale_resuming == 6) {
            goto loop_61;
        }
        if (gale_resuming == 7) {
            goto loop_61;
        }
        if (gale_resuming == 8) {
            goto loop_149;
        }
        if (gale_resuming == 9) {
            goto loop_149;
        }
        if (gale_resuming == 10) {
            goto loop_237;
        }
        if (gale_resuming == 11) {
            goto loop_278;
        }
        if (gale_resuming == 12) {
            goto loop_338;
        }
        if (!(i_76 < i_49)) {
            break;
        }
        i_77 = (int) ((uint) i_76 - (uint) i_48);
        i_78 = (i_77 < 1) ? 0 : i_77;
        i_79 = (i_47 < i_76) ? i_47 : i_76;
        i_80 = i_78;
        i_81 = i_79;
        loop_61:;
        while (true) {
            if (gale_resuming == 6) {
                goto loop_63;
            }
            if (gale_resuming == 7) {
                goto loop_104;
            }
            if (!(i_80 < i_81)) {
                break;
            }
            i_82 = (int) ((uint) ((int) ((uint) i_80 + (uint) i_81)) >> 1);
            i_83 = 0;
            i_84 = 1;
            loop_63:;
            while (true) {
                if (gale_resuming == 6) {
                    goto loop_66;
                }
                if (i_84 < 1) {
                    goto B96;
                }
                if (!(i_83 < 4)) {
                    break;
                }
                l_85 = (long) i_83;
                l_86 = l_85 + (((long) ((int) ((uint) i_71 + (uint) 512))) << 2);
                i_87 = (int) ((uint) 4 - (uint) i_83);
                l_88 = l_85 + (((long) (uint) i_82) << 2);
                i_89 = (int) get_local_id(0);
                i_90 = (int) get_local_id(0);
                i_91 = (int) get_local_id(0);
                i_92 = 1;
                i_93 = 0;
                i_94 = 0;
                loop_66:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 6) {
                        goto resume_6;
                    }
                    if (!(i_92 == 1)) {
                        break;
                    }
                    i_95 = (int) ((uint) i_87 - (uint) i_93);
                    l_96 = (long) i_93;
                    l_97 = l_88 + l_96;
                    if (i_94 == 0) {
                        i_98 = i_95;
                    } else {
                        i_99 = 4096 - ((int) (l_97 & 4095L));
                        i_100 = (i_99 < i_95) ? i_99 : i_95;
                        i_98 = i_100;
                    }
                    if (i_91 == 0) {
                        l_101 = gale_BlockAccess_beginRead(arg_fs, i_32, l_97, i_98, gale_group);
                        l_102 = l_101;
                    } else {
                        l_102 = 0L;
                    }
                    if (i_90 == 0) {
                        if (l_102 < (-4611686018427387904L)) {
                            l_103 = gale_HostCall_awaitReply(arg_fs, l_102, gale_group);
                            l_104 = l_103;
                        } else {
                            l_104 = l_102;
                        }
                    } else {
                        l_104 = l_102;
                    }
                    GALEFS_BROADCAST(6, l_105, l_104);
                    if (l_105 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_31;
                        gale_ints[gale_items + gale_item] = (uint) i_32;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_34;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_47;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_48;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_49;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_76;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_80;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_81;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_82;
                        gale_ints[10 * gale_items + gale_item] = (uint) i_83;
                        gale_longs[gale_item] = (ulong) l_86;
                        gale_ints[11 * gale_items + gale_item] = (uint) i_87;
                        gale_longs[gale_items + gale_item] = (ulong) l_88;
                        gale_ints[12 * gale_items + gale_item] = (uint) i_93;
                        gale_ints[13 * gale_items + gale_item] = (uint) i_94;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_96;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_97;
                        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 6, l_105); }
                        GALEFS_RETURN;
                        resume_6:
                        gale_resuming = 0;
                        i_31 = (int) gale_ints[gale_item];
                        i_32 = (int) gale_ints[gale_items + gale_item];
                        i_34 = (int) gale_ints[2 * gale_items + gale_item];
                        i_47 = (int) gale_ints[3 * gale_items + gale_item];
                        i_48 = (int) gale_ints[4 * gale_items + gale_item];
                        i_49 = (int) gale_ints[5 * gale_items + gale_item];
                        i_76 = (int) gale_ints[6 * gale_items + gale_item];
                        i_80 = (int) gale_ints[7 * gale_items + gale_item];
                        i_81 = (int) gale_ints[8 * gale_items + gale_item];
                        i_82 = (int) gale_ints[9 * gale_items + gale_item];
                        i_83 = (int) gale_ints[10 * gale_items + gale_item];
                        l_86 = (long) gale_longs[gale_item];
                        i_87 = (int) gale_ints[11 * gale_items + gale_item];
                        l_88 = (long) gale_longs[gale_items + gale_item];
                        i_93 = (int) gale_ints[12 * gale_items + gale_item];
                        i_94 = (int) gale_ints[13 * gale_items + gale_item];
                        l_96 = (long) gale_longs[2 * gale_items + gale_item];
                        l_97 = (long) gale_longs[3 * gale_items + gale_item];
                        i_50 = *((__global gale_int *) (arg_fs + 16 + 212L));
                        i_51 = (int) get_local_size(0);
                        i_52 = (int) get_local_size(0);
                        l_53 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                        i_54 = ((int) get_num_groups(0)) << 8;
                        i_55 = (int) get_local_id(0);
                        i_56 = gale_group;
                        l_57 = ((long) ((int) ((uint) ((int) ((uint) (i_56 << 9) + (uint) (i_56 << 1))) + (uint) 256))) << 2;
                        i_58 = (int) get_local_id(0);
                        i_59 = (int) get_local_id(0);
                        i_60 = (int) get_local_id(0);
                        i_61 = gale_group;
                        i_62 = (int) ((uint) (i_61 << 9) + (uint) (i_61 << 1));
                        i_63 = (int) ((uint) i_62 + (uint) 256);
                        i_64 = (int) get_local_id(0);
                        i_65 = gale_group;
                        i_66 = (int) ((uint) (i_65 << 9) + (uint) (i_65 << 1));
                        l_67 = (long) i_66;
                        ul_68 = arg_buffer + (((l_67 + 513L) << 2) + 16L);
                        ul_69 = arg_buffer + (((l_67 + 512L) << 2) + 16L);
                        i_70 = gale_group;
                        i_71 = (int) ((uint) (i_70 << 9) + (uint) (i_70 << 1));
                        l_72 = (long) i_71;
                        ul_73 = arg_buffer + (((l_72 + 513L) << 2) + 16L);
                        ul_74 = arg_buffer + (((l_72 + 512L) << 2) + 16L);
                        i_89 = (int) get_local_id(0);
                        i_90 = (int) get_local_id(0);
                        i_91 = (int) get_local_id(0);
                        l_105 = gale_reply(gale_entry);
                    }
                    i_106 = (int) l_105;
                    if (l_105 < 0L) {
                        i_107 = 0;
                    } else {
                        i_107 = i_106;
                    }
                    l_108 = gale_BlockAccess_offsetInRegion(arg_fs, l_105, l_97, gale_group);
                    gale_copy((arg_fs + 16 + l_108), (arg_buffer + 16 + (l_86 + l_96)), i_107);
                    GALEFS_BARRIER(7);
                    if (i_89 == 0) {
                        if (!(i_107 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_107, gale_group);
                        }
                    }
                    i_109 = (int) ((uint) i_93 + (uint) i_107);
                    i_110 = ((l_105 == (-117L)) || (!((i_94 == 0) || (((l_88 + ((long) i_109)) & l_53) == 0)))) ? 1 : 0;
                    i_111 = ((l_105 == (-117L)) || (!((i_107 < 1) || (!(i_109 < i_87))))) ? 1 : 0;
                    if (l_105 < 0L) {
                        if (l_105 == (-117L)) {
                            i_92 = i_111;
                            i_93 = i_109;
                            i_94 = i_110;
                        } else {
                            i_92 = i_106;
                            i_93 = i_109;
                            i_94 = i_110;
                        }
                    } else {
                        i_92 = i_111;
                        i_93 = i_109;
                        i_94 = i_110;
                    }
                }
                if (i_93 < 1) {
                    i_112 = i_92;
                } else {
                    i_112 = i_93;
                }
                i_113 = (i_112 < 1) ? 0 : i_112;
                i_114 = (int) ((uint) i_83 + (uint) i_113);
                i_83 = i_114;
                i_84 = i_112;
            }
            goto B97;
        B96:;
        B97:;
            if (i_84 < 0) {
                i_115 = i_84;
            } else {
                i_115 = i_83;
            }
            if (((long) i_115) < 0L) {
                i_116 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_115);
            }
            i_117 = 0;
            i_118 = 1;
            loop_104:;
            while (true) {
                if (gale_resuming == 7) {
                    goto loop_107;
                }
                if (i_118 < 1) {
                    goto B137;
                }
                if (!(i_117 < 4)) {
                    break;
                }
                l_119 = (long) i_117;
                l_120 = l_119 + (((long) ((int) ((uint) i_71 + (uint) 513))) << 2);
                i_121 = (int) ((uint) 4 - (uint) i_117);
                l_122 = l_119 + ((((long) ((int) ((uint) i_76 - (uint) i_82))) + (-1L)) << 2);
                i_123 = (int) get_local_id(0);
                i_124 = (int) get_local_id(0);
                i_125 = (int) get_local_id(0);
                i_126 = 1;
                i_127 = 0;
                i_128 = 0;
                loop_107:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 7) {
                        goto resume_7;
                    }
                    if (!(i_126 == 1)) {
                        break;
                    }
                    i_129 = (int) ((uint) i_121 - (uint) i_127);
                    l_130 = (long) i_127;
                    l_131 = l_122 + l_130;
                    if (i_128 == 0) {
                        i_132 = i_129;
                    } else {
                        i_133 = 4096 - ((int) (l_131 & 4095L));
                        i_134 = (i_133 < i_129) ? i_133 : i_129;
                        i_132 = i_134;
                    }
                    if (i_125 == 0) {
                        l_135 = gale_BlockAccess_beginRead(arg_fs, i_31, l_131, i_132, gale_group);
                        l_136 = l_135;
                    } else {
                        l_136 = 0L;
                    }
                    if (i_124 == 0) {
                        if (l_136 < (-4611686018427387904L)) {
                            l_137 = gale_HostCall_awaitReply(arg_fs, l_136, gale_group);
                            l_138 = l_137;
                        } else {
                            l_138 = l_136;
                        }
                    } else {
                        l_138 = l_136;
                    }
                    GALEFS_BROADCAST(8, l_139, l_138);
                    if (l_139 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_31;
                        gale_ints[gale_items + gale_item] = (uint) i_32;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_34;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_47;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_48;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_49;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_76;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_80;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_81;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_82;
                        gale_ints[10 * gale_items + gale_item] = (uint) i_117;
                        gale_longs[gale_item] = (ulong) l_120;
                        gale_ints[11 * gale_items + gale_item] = (uint) i_121;
                        gale_longs[gale_items + gale_item] = (ulong) l_122;
                        gale_ints[12 * gale_items + gale_item] = (uint) i_127;
                        gale_ints[13 * gale_items + gale_item] = (uint) i_128;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_130;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_131;
                        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 7, l_139); }
                        GALEFS_RETURN;
                        resume_7:
                        gale_resuming = 0;
                        i_31 = (int) gale_ints[gale_item];
                        i_32 = (int) gale_ints[gale_items + gale_item];
                        i_34 = (int) gale_ints[2 * gale_items + gale_item];
                        i_47 = (int) gale_ints[3 * gale_items + gale_item];
                        i_48 = (int) gale_ints[4 * gale_items + gale_item];
                        i_49 = (int) gale_ints[5 * gale_items + gale_item];
                        i_76 = (int) gale_ints[6 * gale_items + gale_item];
                        i_80 = (int) gale_ints[7 * gale_items + gale_item];
                        i_81 = (int) gale_ints[8 * gale_items + gale_item];
                        i_82 = (int) gale_ints[9 * gale_items + gale_item];
                        i_117 = (int) gale_ints[10 * gale_items + gale_item];
                        l_120 = (long) gale_longs[gale_item];
                        i_121 = (int) gale_ints[11 * gale_items + gale_item];
                        l_122 = (long) gale_longs[gale_items + gale_item];
                        i_127 = (int) gale_ints[12 * gale_items + gale_item];
                        i_128 = (int) gale_ints[13 * gale_items + gale_item];
                        l_130 = (long) gale_longs[2 * gale_items + gale_item];
                        l_131 = (long) gale_longs[3 * gale_items + gale_item];
                        i_50 = *((__global gale_int *) (arg_fs + 16 + 212L));
                        i_51 = (int) get_local_size(0);
                        i_52 = (int) get_local_size(0);
                        l_53 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                        i_54 = ((int) get_num_groups(0)) << 8;
                        i_55 = (int) get_local_id(0);
                        i_56 = gale_group;
                        l_57 = ((long) ((int) ((uint) ((int) ((uint) (i_56 << 9) + (uint) (i_56 << 1))) + (uint) 256))) << 2;
                        i_58 = (int) get_local_id(0);
                        i_59 = (int) get_local_id(0);
                        i_60 = (int) get_local_id(0);
                        i_61 = gale_group;
                        i_62 = (int) ((uint) (i_61 << 9) + (uint) (i_61 << 1));
                        i_63 = (int) ((uint) i_62 + (uint) 256);
                        i_64 = (int) get_local_id(0);
                        i_65 = gale_group;
                        i_66 = (int) ((uint) (i_65 << 9) + (uint) (i_65 << 1));
                        l_67 = (long) i_66;
                        ul_68 = arg_buffer + (((l_67 + 513L) << 2) + 16L);
                        ul_69 = arg_buffer + (((l_67 + 512L) << 2) + 16L);
                        i_70 = gale_group;
                        i_71 = (int) ((uint) (i_70 << 9) + (uint) (i_70 << 1));
                        l_72 = (long) i_71;
                        ul_73 = arg_buffer + (((l_72 + 513L) << 2) + 16L);
                        ul_74 = arg_buffer + (((l_72 + 512L) << 2) + 16L);
                        i_123 = (int) get_local_id(0);
                        i_124 = (int) get_local_id(0);
                        i_125 = (int) get_local_id(0);
                        l_139 = gale_reply(gale_entry);
                    }
                    i_140 = (int) l_139;
                    if (l_139 < 0L) {
                        i_141 = 0;
                    } else {
                        i_141 = i_140;
                    }
                    l_142 = gale_BlockAccess_offsetInRegion(arg_fs, l_139, l_131, gale_group);
                    gale_copy((arg_fs + 16 + l_142), (arg_buffer + 16 + (l_120 + l_130)), i_141);
                    GALEFS_BARRIER(9);
                    if (i_123 == 0) {
                        if (!(i_141 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_141, gale_group);
                        }
                    }
                    i_143 = (int) ((uint) i_127 + (uint) i_141);
                    i_144 = ((l_139 == (-117L)) || (!((i_128 == 0) || ((l_53 & (l_122 + ((long) i_143))) == 0)))) ? 1 : 0;
                    i_145 = ((l_139 == (-117L)) || (!((i_141 < 1) || (!(i_143 < i_121))))) ? 1 : 0;
                    if (l_139 < 0L) {
                        if (l_139 == (-117L)) {
                            i_126 = i_145;
                            i_127 = i_143;
                            i_128 = i_144;
                        } else {
                            i_126 = i_140;
                            i_127 = i_143;
                            i_128 = i_144;
                        }
                    } else {
                        i_126 = i_145;
                        i_127 = i_143;
                        i_128 = i_144;
                    }
                }
                if (i_127 < 1) {
                    i_146 = i_126;
                } else {
                    i_146 = i_127;
                }
                i_147 = (i_146 < 1) ? 0 : i_146;
                i_148 = (int) ((uint) i_117 + (uint) i_147);
                i_117 = i_148;
                i_118 = i_146;
            }
            goto B138;
        B137:;
        B138:;
            if (i_118 < 0) {
                i_149 = i_118;
            } else {
                i_149 = i_117;
            }
            if (((long) i_149) < 0L) {
                i_150 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_149);
            }
            i_151 = *((__global gale_int *) ul_74);
            i_152 = *((__global gale_int *) ul_73);
            if (i_152 < i_151) {
                i_153 = i_80;
                i_154 = i_82;
            } else {
                i_155 = (int) ((uint) i_82 + (uint) 1);
                i_153 = i_155;
                i_154 = i_81;
            }
            GALEFS_BARRIER(10);
            i_80 = i_153;
            i_81 = i_154;
        }
        i_156 = (int) ((uint) i_76 + (uint) 256);
        i_157 = (i_156 < i_49) ? i_156 : i_49;
        i_158 = (int) ((uint) i_157 - (uint) i_48);
        i_159 = (i_158 < 1) ? 0 : i_158;
        i_160 = (i_47 < i_157) ? i_47 : i_157;
        i_161 = i_159;
        i_162 = i_160;
        loop_149:;
        while (true) {
            if (gale_resuming == 8) {
                goto loop_151;
            }
            if (gale_resuming == 9) {
                goto loop_192;
            }
            if (!(i_161 < i_162)) {
                break;
            }
            i_163 = (int) ((uint) ((int) ((uint) i_161 + (uint) i_162)) >> 1);
            i_164 = 0;
            i_165 = 1;
            loop_151:;
            while (true) {
                if (gale_resuming == 8) {
                    goto loop_154;
                }
                if (i_165 < 1) {
                    goto B184;
                }
                if (!(i_164 < 4)) {
                    break;
                }
                l_166 = (long) i_164;
                l_167 = l_166 + (((long) ((int) ((uint) i_66 + (uint) 512))) << 2);
                i_168 = (int) ((uint) 4 - (uint) i_164);
                l_169 = l_166 + (((long) (uint) i_163) << 2);
                i_170 = (int) get_local_id(0);
                i_171 = (int) get_local_id(0);
                i_172 = (int) get_local_id(0);
                i_173 = 1;
                i_174 = 0;
                i_175 = 0;
                loop_154:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 8) {
                        goto resume_8;
                    }
                    if (!(i_173 == 1)) {
                        break;
                    }
                    i_176 = (int) ((uint) i_168 - (uint) i_174);
                    l_177 = (long) i_174;
                    l_178 = l_169 + l_177;
                    if (i_175 == 0) {
                        i_179 = i_176;
                    } else {
                        i_180 = 4096 - ((int) (l_178 & 4095L));
                        i_181 = (i_180 < i_176) ? i_180 : i_176;
                        i_179 = i_181;
                    }
                    if (i_172 == 0) {
                        l_182 = gale_BlockAccess_beginRead(arg_fs, i_32, l_178, i_179, gale_group);
                        l_183 = l_182;
                    } else {
                        l_183 = 0L;
                    }
                    if (i_171 == 0) {
                        if (l_183 < (-4611686018427387904L)) {
                            l_184 = gale_HostCall_awaitReply(arg_fs, l_183, gale_group);
                            l_185 = l_184;
                        } else {
                            l_185 = l_183;
                        }
                    } else {
                        l_185 = l_183;
                    }
                    GALEFS_BROADCAST(11, l_186, l_185);
                    if (l_186 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_31;
                        gale_ints[gale_items + gale_item] = (uint) i_32;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_34;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_47;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_48;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_49;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_76;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_80;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_157;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_161;
                        gale_ints[10 * gale_items + gale_item] = (uint) i_162;
                        gale_ints[11 * gale_items + gale_item] = (uint) i_163;
                        gale_ints[12 * gale_items + gale_item] = (uint) i_164;
                        gale_longs[gale_item] = (ulong) l_167;
                        gale_ints[13 * gale_items + gale_item] = (uint) i_168;
                        gale_longs[gale_items + gale_item] = (ulong) l_169;
                        gale_ints[14 * gale_items + gale_item] = (uint) i_174;
                        gale_ints[15 * gale_items + gale_item] = (uint) i_175;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_177;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_178;
                        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 8, l_186); }
                        GALEFS_RETURN;
                        resume_8:
                        gale_resuming = 0;
                        i_31 = (int) gale_ints[gale_item];
                        i_32 = (int) gale_ints[gale_items + gale_item];
                        i_34 = (int) gale_ints[2 * gale_items + gale_item];
                        i_47 = (int) gale_ints[3 * gale_items + gale_item];
                        i_48 = (int) gale_ints[4 * gale_items + gale_item];
                        i_49 = (int) gale_ints[5 * gale_items + gale_item];
                        i_76 = (int) gale_ints[6 * gale_items + gale_item];
                        i_80 = (int) gale_ints[7 * gale_items + gale_item];
                        i_157 = (int) gale_ints[8 * gale_items + gale_item];
                        i_161 = (int) gale_ints[9 * gale_items + gale_item];
                        i_162 = (int) gale_ints[10 * gale_items + gale_item];
                        i_163 = (int) gale_ints[11 * gale_items + gale_item];
                        i_164 = (int) gale_ints[12 * gale_items + gale_item];
                        l_167 = (long) gale_longs[gale_item];
                        i_168 = (int) gale_ints[13 * gale_items + gale_item];
                        l_169 = (long) gale_longs[gale_items + gale_item];
                        i_174 = (int) gale_ints[14 * gale_items + gale_item];
                        i_175 = (int) gale_ints[15 * gale_items + gale_item];
                        l_177 = (long) gale_longs[2 * gale_items + gale_item];
                        l_178 = (long) gale_longs[3 * gale_items + gale_item];
                        i_50 = *((__global gale_int *) (arg_fs + 16 + 212L));
                        i_51 = (int) get_local_size(0);
                        i_52 = (int) get_local_size(0);
                        l_53 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                        i_54 = ((int) get_num_groups(0)) << 8;
                        i_55 = (int) get_local_id(0);
                        i_56 = gale_group;
                        l_57 = ((long) ((int) ((uint) ((int) ((uint) (i_56 << 9) + (uint) (i_56 << 1))) + (uint) 256))) << 2;
                        i_58 = (int) get_local_id(0);
                        i_59 = (int) get_local_id(0);
                        i_60 = (int) get_local_id(0);
                        i_61 = gale_group;
                        i_62 = (int) ((uint) (i_61 << 9) + (uint) (i_61 << 1));
                        i_63 = (int) ((uint) i_62 + (uint) 256);
                        i_64 = (int) get_local_id(0);
                        i_65 = gale_group;
                        i_66 = (int) ((uint) (i_65 << 9) + (uint) (i_65 << 1));
                        l_67 = (long) i_66;
                        ul_68 = arg_buffer + (((l_67 + 513L) << 2) + 16L);
                        ul_69 = arg_buffer + (((l_67 + 512L) << 2) + 16L);
                        i_70 = gale_group;
                        i_71 = (int) ((uint) (i_70 << 9) + (uint) (i_70 << 1));
                        l_72 = (long) i_71;
                        ul_73 = arg_buffer + (((l_72 + 513L) << 2) + 16L);
                        ul_74 = arg_buffer + (((l_72 + 512L) << 2) + 16L);
                        i_170 = (int) get_local_id(0);
                        i_171 = (int) get_local_id(0);
                        i_172 = (int) get_local_id(0);
                        l_186 = gale_reply(gale_entry);
                    }
                    i_187 = (int) l_186;
                    if (l_186 < 0L) {
                        i_188 = 0;
                    } else {
                        i_188 = i_187;
                    }
                    l_189 = gale_BlockAccess_offsetInRegion(arg_fs, l_186, l_178, gale_group);
                    gale_copy((arg_fs + 16 + l_189), (arg_buffer + 16 + (l_167 + l_177)), i_188);
                    GALEFS_BARRIER(12);
                    if (i_170 == 0) {
                        if (!(i_188 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_188, gale_group);
                        }
                    }
                    i_190 = (int) ((uint) i_174 + (uint) i_188);
                    i_191 = ((l_186 == (-117L)) || (!((i_175 == 0) || ((l_53 & (l_169 + ((long) i_190))) == 0)))) ? 1 : 0;
                    i_192 = ((l_186 == (-117L)) || (!((i_188 < 1) || (!(i_190 < i_168))))) ? 1 : 0;
                    if (l_186 < 0L) {
                        if (l_186 == (-117L)) {
                            i_173 = i_192;
                            i_174 = i_190;
                            i_175 = i_191;
                        } else {
                            i_173 = i_187;
                            i_174 = i_190;
                            i_175 = i_191;
                        }
                    } else {
                        i_173 = i_192;
                        i_174 = i_190;
                        i_175 = i_191;
                    }
                }
                if (i_174 < 1) {
                    i_193 = i_173;
                } else {
                    i_193 = i_174;
                }
                i_194 = (i_193 < 1) ? 0 : i_193;
                i_195 = (int) ((uint) i_164 + (uint) i_194);
                i_164 = i_195;
                i_165 = i_193;
            }
            goto B185;
        B184:;
        B185:;
            if (i_165 < 0) {
                i_196 = i_165;
            } else {
                i_196 = i_164;
            }
            if (((long) i_196) < 0L) {
                i_197 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_196);
            }
            i_198 = 0;
            i_199 = 1;
            loop_192:;
            while (true) {
                if (gale_resuming == 9) {
                    goto loop_195;
                }
                if (i_199 < 1) {
                    goto B225;
                }
                if (!(i_198 < 4)) {
                    break;
                }
                l_200 = (long) i_198;
                l_201 = l_200 + (((long) ((int) ((uint) i_66 + (uint) 513))) << 2);
                i_202 = (int) ((uint) 4 - (uint) i_198);
                l_203 = l_200 + ((((long) ((int) ((uint) i_157 - (uint) i_163))) + (-1L)) << 2);
                i_204 = (int) get_local_id(0);
                i_205 = (int) get_local_id(0);
                i_206 = (int) get_local_id(0);
                i_207 = 1;
                i_208 = 0;
                i_209 = 0;
                loop_195:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 9) {
                        goto resume_9;
                    }
                    if (!(i_207 == 1)) {
                        break;
                    }
                    i_210 = (int) ((uint) i_202 - (uint) i_208);
                    l_211 = (long) i_208;
                    l_212 = l_203 + l_211;
                    if (i_209 == 0) {
                        i_213 = i_210;
                    } else {
                        i_214 = 4096 - ((int) (l_212 & 4095L));
                        i_215 = (i_214 < i_210) ? i_214 : i_210;
                        i_213 = i_215;
                    }
                    if (i_206 == 0) {
                        l_216 = gale_BlockAccess_beginRead(arg_fs, i_31, l_212, i_213, gale_group);
                        l_217 = l_216;
                    } else {
                        l_217 = 0L;
                    }
                    if (i_205 == 0) {
                        if (l_217 < (-4611686018427387904L)) {
                            l_218 = gale_HostCall_awaitReply(arg_fs, l_217, gale_group);
                            l_219 = l_218;
                        } else {
                            l_219 = l_217;
                        }
                    } else {
                        l_219 = l_217;
                    }
                    GALEFS_BROADCAST(13, l_220, l_219);
                    if (l_220 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_31;
                        gale_ints[gale_items + gale_item] = (uint) i_32;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_34;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_47;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_48;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_49;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_76;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_80;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_157;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_161;
                        gale_ints[10 * gale_items + gale_item] = (uint) i_162;
                        gale_ints[11 * gale_items + gale_item] = (uint) i_163;
                        gale_ints[12 * gale_items + gale_item] = (uint) i_198;
                        gale_longs[gale_item] = (ulong) l_201;
                        gale_ints[13 * gale_items + gale_item] = (uint) i_202;
                        gale_longs[gale_items + gale_item] = (ulong) l_203;
                        gale_ints[14 * gale_items + gale_item] = (uint) i_208;
                        gale_ints[15 * gale_items + gale_item] = (uint) i_209;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_211;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_212;
                        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 9, l_220); }
                        GALEFS_RETURN;
                        resume_9:
                        gale_resuming = 0;
                        i_31 = (int) gale_ints[gale_item];
                        i_32 = (int) gale_ints[gale_items + gale_item];
                        i_34 = (int) gale_ints[2 * gale_items + gale_item];
                        i_47 = (int) gale_ints[3 * gale_items + gale_item];
                        i_48 = (int) gale_ints[4 * gale_items + gale_item];
                        i_49 = (int) gale_ints[5 * gale_items + gale_item];
                        i_76 = (int) gale_ints[6 * gale_items + gale_item];
                        i_80 = (int) gale_ints[7 * gale_items + gale_item];
                        i_157 = (int) gale_ints[8 * gale_items + gale_item];
                        i_161 = (int) gale_ints[9 * gale_items + gale_item];
                        i_162 = (int) gale_ints[10 * gale_items + gale_item];
                        i_163 = (int) gale_ints[11 * gale_items + gale_item];
                        i_198 = (int) gale_ints[12 * gale_items + gale_item];
                        l_201 = (long) gale_longs[gale_item];
                        i_202 = (int) gale_ints[13 * gale_items + gale_item];
                        l_203 = (long) gale_longs[gale_items + gale_item];
                        i_208 = (int) gale_ints[14 * gale_items + gale_item];
                        i_209 = (int) gale_ints[15 * gale_items + gale_item];
                        l_211 = (long) gale_longs[2 * gale_items + gale_item];
                        l_212 = (long) gale_longs[3 * gale_items + gale_item];
                        i_50 = *((__global gale_int *) (arg_fs + 16 + 212L));
                        i_51 = (int) get_local_size(0);
                        i_52 = (int) get_local_size(0);
                        l_53 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                        i_54 = ((int) get_num_groups(0)) << 8;
                        i_55 = (int) get_local_id(0);
                        i_56 = gale_group;
                        l_57 = ((long) ((int) ((uint) ((int) ((uint) (i_56 << 9) + (uint) (i_56 << 1))) + (uint) 256))) << 2;
                        i_58 = (int) get_local_id(0);
                        i_59 = (int) get_local_id(0);
                        i_60 = (int) get_local_id(0);
                        i_61 = gale_group;
                        i_62 = (int) ((uint) (i_61 << 9) + (uint) (i_61 << 1));
                        i_63 = (int) ((uint) i_62 + (uint) 256);
                        i_64 = (int) get_local_id(0);
                        i_65 = gale_group;
                        i_66 = (int) ((uint) (i_65 << 9) + (uint) (i_65 << 1));
                        l_67 = (long) i_66;
                        ul_68 = arg_buffer + (((l_67 + 513L) << 2) + 16L);
                        ul_69 = arg_buffer + (((l_67 + 512L) << 2) + 16L);
                        i_70 = gale_group;
                        i_71 = (int) ((uint) (i_70 << 9) + (uint) (i_70 << 1));
                        l_72 = (long) i_71;
                        ul_73 = arg_buffer + (((l_72 + 513L) << 2) + 16L);
                        ul_74 = arg_buffer + (((l_72 + 512L) << 2) + 16L);
                        i_204 = (int) get_local_id(0);
                        i_205 = (int) get_local_id(0);
                        i_206 = (int) get_local_id(0);
                        l_220 = gale_reply(gale_entry);
                    }
                    i_221 = (int) l_220;
                    if (l_220 < 0L) {
                        i_222 = 0;
                    } else {
                        i_222 = i_221;
                    }
                    l_223 = gale_BlockAccess_offsetInRegion(arg_fs, l_220, l_212, gale_group);
                    gale_copy((arg_fs + 16 + l_223), (arg_buffer + 16 + (l_201 + l_211)), i_222);
                    GALEFS_BARRIER(14);
                    if (i_204 == 0) {
                        if (!(i_222 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_222, gale_group);
                        }
                    }
                    i_224 = (int) ((uint) i_208 + (uint) i_222);
                    i_225 = ((l_220 == (-117L)) || (!((i_209 == 0) || ((l_53 & (l_203 + ((long) i_224))) == 0)))) ? 1 : 0;
                    i_226 = ((l_220 == (-117L)) || (!((i_222 < 1) || (!(i_224 < i_202))))) ? 1 : 0;
                    if (l_220 < 0L) {
                        if (l_220 == (-117L)) {
                            i_207 = i_226;
                            i_208 = i_224;
                            i_209 = i_225;
                        } else {
                            i_207 = i_221;
                            i_208 = i_224;
                            i_209 = i_225;
                        }
                    } else {
                        i_207 = i_226;
                        i_208 = i_224;
                        i_209 = i_225;
                    }
                }
                if (i_208 < 1) {
                    i_227 = i_207;
                } else {
                    i_227 = i_208;
                }
                i_228 = (i_227 < 1) ? 0 : i_227;
                i_229 = (int) ((uint) i_198 + (uint) i_228);
                i_198 = i_229;
                i_199 = i_227;
            }
            goto B226;
        B225:;
        B226:;
            if (i_199 < 0) {
                i_230 = i_199;
            } else {
                i_230 = i_198;
            }
            if (((long) i_230) < 0L) {
                i_231 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_230);
            }
            i_232 = *((__global gale_int *) ul_69);
            i_233 = *((__global gale_int *) ul_68);
            if (i_233 < i_232) {
                i_234 = i_161;
                i_235 = i_163;
            } else {
                i_236 = (int) ((uint) i_163 + (uint) 1);
                i_234 = i_236;
                i_235 = i_162;
            }
            GALEFS_BARRIER(15);
            i_161 = i_234;
            i_162 = i_235;
        }
        i_237 = (int) ((uint) i_161 - (uint) i_80);
        i_238 = i_237 << 2;
        i_239 = (i_238 < 0) ? (-22) : 1;
        i_240 = 0;
        i_241 = i_239;
        loop_237:;
        while (true) {
            if (gale_resuming == 10) {
                goto loop_240;
            }
            l_242 = (long) i_80;
            if (i_241 < 1) {
                goto B270;
            }
            if (!(i_240 < i_238)) {
                break;
            }
            l_243 = (long) i_240;
            l_244 = l_243 + (((long) i_62) << 2);
            i_245 = (int) ((uint) i_238 - (uint) i_240);
            l_246 = l_243 + (l_242 << 2);
            i_247 = (int) get_local_id(0);
            i_248 = (int) get_local_id(0);
            i_249 = (int) get_local_id(0);
            i_250 = 1;
            i_251 = 0;
            i_252 = 0;
            loop_240:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 10) {
                    goto resume_10;
                }
                if (!(i_250 == 1)) {
                    break;
                }
                i_253 = (int) ((uint) i_245 - (uint) i_251);
                l_254 = (long) i_251;
                l_255 = l_246 + l_254;
                if (i_252 == 0) {
                    i_256 = i_253;
                } else {
                    i_257 = 4096 - ((int) (l_255 & 4095L));
                    i_258 = (i_257 < i_253) ? i_257 : i_253;
                    i_256 = i_258;
                }
                if (i_249 == 0) {
                    l_259 = gale_BlockAccess_beginRead(arg_fs, i_32, l_255, i_256, gale_group);
                    l_260 = l_259;
                } else {
                    l_260 = 0L;
                }
                if (i_248 == 0) {
                    if (l_260 < (-4611686018427387904L)) {
                        l_261 = gale_HostCall_awaitReply(arg_fs, l_260, gale_group);
                        l_262 = l_261;
                    } else {
                        l_262 = l_260;
                    }
                } else {
                    l_262 = l_260;
                }
                GALEFS_BROADCAST(16, l_263, l_262);
                if (l_263 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_31;
                    gale_ints[gale_items + gale_item] = (uint) i_32;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_34;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_47;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_48;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_49;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_76;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_80;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_157;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_237;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_238;
                    gale_ints[11 * gale_items + gale_item] = (uint) i_240;
                    gale_longs[gale_item] = (ulong) l_244;
                    gale_ints[12 * gale_items + gale_item] = (uint) i_245;
                    gale_longs[gale_items + gale_item] = (ulong) l_246;
                    gale_ints[13 * gale_items + gale_item] = (uint) i_251;
                    gale_ints[14 * gale_items + gale_item] = (uint) i_252;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_254;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_255;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 10, l_263); }
                    GALEFS_RETURN;
                    resume_10:
                    gale_resuming = 0;
                    i_31 = (int) gale_ints[gale_item];
                    i_32 = (int) gale_ints[gale_items + gale_item];
                    i_34 = (int) gale_ints[2 * gale_items + gale_item];
                    i_47 = (int) gale_ints[3 * gale_items + gale_item];
                    i_48 = (int) gale_ints[4 * gale_items + gale_item];
                    i_49 = (int) gale_ints[5 * gale_items + gale_item];
                    i_76 = (int) gale_ints[6 * gale_items + gale_item];
                    i_80 = (int) gale_ints[7 * gale_items + gale_item];
                    i_157 = (int) gale_ints[8 * gale_items + gale_item];
                    i_237 = (int) gale_ints[9 * gale_items + gale_item];
                    i_238 = (int) gale_ints[10 * gale_items + gale_item];
                    i_240 = (int) gale_ints[11 * gale_items + gale_item];
                    l_244 = (long) gale_longs[gale_item];
                    i_245 = (int) gale_ints[12 * gale_items + gale_item];
                    l_246 = (long) gale_longs[gale_items + gale_item];
                    i_251 = (int) gale_ints[13 * gale_items + gale_item];
                    i_252 = (int) gale_ints[14 * gale_items + gale_item];
                    l_254 = (long) gale_longs[2 * gale_items + gale_item];
                    l_255 = (long) gale_longs[3 * gale_items + gale_item];
                    i_50 = *((__global gale_int *) (arg_fs + 16 + 212L));
                    i_51 = (int) get_local_size(0);
                    i_52 = (int) get_local_size(0);
                    l_53 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_54 = ((int) get_num_groups(0)) << 8;
                    i_55 = (int) get_local_id(0);
                    i_56 = gale_group;
                    l_57 = ((long) ((int) ((uint) ((int) ((uint) (i_56 << 9) + (uint) (i_56 << 1))) + (uint) 256))) << 2;
                    i_58 = (int) get_local_id(0);
                    i_59 = (int) get_local_id(0);
                    i_60 = (int) get_local_id(0);
                    i_61 = gale_group;
                    i_62 = (int) ((uint) (i_61 << 9) + (uint) (i_61 << 1));
                    i_63 = (int) ((uint) i_62 + (uint) 256);
                    i_64 = (int) get_local_id(0);
                    i_65 = gale_group;
                    i_66 = (int) ((uint) (i_65 << 9) + (uint) (i_65 << 1));
                    l_67 = (long) i_66;
                    ul_68 = arg_buffer + (((l_67 + 513L) << 2) + 16L);
                    ul_69 = arg_buffer + (((l_67 + 512L) << 2) + 16L);
                    i_70 = gale_group;
                    i_71 = (int) ((uint) (i_70 << 9) + (uint) (i_70 << 1));
                    l_72 = (long) i_71;
                    ul_73 = arg_buffer + (((l_72 + 513L) << 2) + 16L);
                    ul_74 = arg_buffer + (((l_72 + 512L) << 2) + 16L);
                    i_247 = (int) get_local_id(0);
                    i_248 = (int) get_local_id(0);
                    i_249 = (int) get_local_id(0);
                    l_263 = gale_reply(gale_entry);
                }
                i_264 = (int) l_263;
                if (l_263 < 0L) {
                    i_265 = 0;
                } else {
                    i_265 = i_264;
                }
                l_266 = gale_BlockAccess_offsetInRegion(arg_fs, l_263, l_255, gale_group);
                gale_copy((arg_fs + 16 + l_266), (arg_buffer + 16 + (l_244 + l_254)), i_265);
                GALEFS_BARRIER(17);
                if (i_247 == 0) {
                    if (!(i_265 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_265, gale_group);
                    }
                }
                i_267 = (int) ((uint) i_251 + (uint) i_265);
                i_268 = ((l_263 == (-117L)) || (!((i_252 == 0) || ((l_53 & (l_246 + ((long) i_267))) == 0)))) ? 1 : 0;
                i_269 = ((l_263 == (-117L)) || (!((i_265 < 1) || (!(i_267 < i_245))))) ? 1 : 0;
                if (l_263 < 0L) {
                    if (l_263 == (-117L)) {
                        i_250 = i_269;
                        i_251 = i_267;
                        i_252 = i_268;
                    } else {
                        i_250 = i_264;
                        i_251 = i_267;
                        i_252 = i_268;
                    }
                } else {
                    i_250 = i_269;
                    i_251 = i_267;
                    i_252 = i_268;
                }
            }
            if (i_251 < 1) {
                i_270 = i_250;
            } else {
                i_270 = i_251;
            }
            i_271 = (i_270 < 1) ? 0 : i_270;
            i_272 = (int) ((uint) i_240 + (uint) i_271);
            i_240 = i_272;
            i_241 = i_270;
        }
        goto B271;
    B270:;
    B271:;
        if (i_241 < 0) {
            i_273 = i_241;
        } else {
            i_273 = i_240;
        }
        if (((long) i_273) < 0L) {
            i_274 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_273);
        }
        i_275 = (int) ((uint) i_157 - (uint) i_76);
        i_276 = (int) ((uint) i_275 - (uint) i_237);
        i_277 = i_276 << 2;
        i_278 = (i_277 < 0) ? (-22) : 1;
        l_279 = (long) i_76;
        i_280 = 0;
        i_281 = i_278;
        loop_278:;
        while (true) {
            if (gale_resuming == 11) {
                goto loop_281;
            }
            i_282 = (int) ((uint) i_237 + (uint) i_62);
            if (i_281 < 1) {
                goto B311;
            }
            if (!(i_280 < i_277)) {
                break;
            }
            l_283 = (long) i_280;
            l_284 = l_283 + (((long) i_282) << 2);
            i_285 = (int) ((uint) i_277 - (uint) i_280);
            l_286 = l_283 + ((l_279 - l_242) << 2);
            i_287 = (int) get_local_id(0);
            i_288 = (int) get_local_id(0);
            i_289 = (int) get_local_id(0);
            i_290 = 1;
            i_291 = 0;
            i_292 = 0;
            loop_281:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 11) {
                    goto resume_11;
                }
                if (!(i_290 == 1)) {
                    break;
                }
                i_293 = (int) ((uint) i_285 - (uint) i_291);
                l_294 = (long) i_291;
                l_295 = l_286 + l_294;
                if (i_292 == 0) {
                    i_296 = i_293;
                } else {
                    i_297 = 4096 - ((int) (l_295 & 4095L));
                    i_298 = (i_297 < i_293) ? i_297 : i_293;
                    i_296 = i_298;
                }
                if (i_289 == 0) {
                    l_299 = gale_BlockAccess_beginRead(arg_fs, i_31, l_295, i_296, gale_group);
                    l_300 = l_299;
                } else {
                    l_300 = 0L;
                }
                if (i_288 == 0) {
                    if (l_300 < (-4611686018427387904L)) {
                        l_301 = gale_HostCall_awaitReply(arg_fs, l_300, gale_group);
                        l_302 = l_301;
                    } else {
                        l_302 = l_300;
                    }
                } else {
                    l_302 = l_300;
                }
                GALEFS_BROADCAST(18, l_303, l_302);
                if (l_303 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_31;
                    gale_ints[gale_items + gale_item] = (uint) i_32;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_34;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_47;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_48;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_49;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_76;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_237;
                    gale_longs[gale_item] = (ulong) l_242;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_275;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_276;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_277;
                    gale_longs[gale_items + gale_item] = (ulong) l_279;
                    gale_ints[11 * gale_items + gale_item] = (uint) i_280;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_284;
                    gale_ints[12 * gale_items + gale_item] = (uint) i_285;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_286;
                    gale_ints[13 * gale_items + gale_item] = (uint) i_291;
                    gale_ints[14 * gale_items + gale_item] = (uint) i_292;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_294;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_295;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 11, l_303); }
                    GALEFS_RETURN;
                    resume_11:
                    gale_resuming = 0;
                    i_31 = (int) gale_ints[gale_item];
                    i_32 = (int) gale_ints[gale_items + gale_item];
                    i_34 = (int) gale_ints[2 * gale_items + gale_item];
                    i_47 = (int) gale_ints[3 * gale_items + gale_item];
                    i_48 = (int) gale_ints[4 * gale_items + gale_item];
                    i_49 = (int) gale_ints[5 * gale_items + gale_item];
                    i_76 = (int) gale_ints[6 * gale_items + gale_item];
                    i_237 = (int) gale_ints[7 * gale_items + gale_item];
                    l_242 = (long) gale_longs[gale_item];
                    i_275 = (int) gale_ints[8 * gale_items + gale_item];
                    i_276 = (int) gale_ints[9 * gale_items + gale_item];
                    i_277 = (int) gale_ints[10 * gale_items + gale_item];
                    l_279 = (long) gale_longs[gale_items + gale_item];
                    i_280 = (int) gale_ints[11 * gale_items + gale_item];
                    l_284 = (long) gale_longs[2 * gale_items + gale_item];
                    i_285 = (int) gale_ints[12 * gale_items + gale_item];
                    l_286 = (long) gale_longs[3 * gale_items + gale_item];
                    i_291 = (int) gale_ints[13 * gale_items + gale_item];
                    i_292 = (int) gale_ints[14 * gale_items + gale_item];
                    l_294 = (long) gale_longs[4 * gale_items + gale_item];
                    l_295 = (long) gale_longs[5 * gale_items + gale_item];
                    i_50 = *((__global gale_int *) (arg_fs + 16 + 212L));
                    i_51 = (int) get_local_size(0);
                    i_52 = (int) get_local_size(0);
                    l_53 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    i_54 = ((int) get_num_groups(0)) << 8;
                    i_55 = (int) get_local_id(0);
                    i_56 = gale_group;
                    l_57 = ((long) ((int) ((uint) ((int) ((uint) (i_56 << 9) + (uint) (i_56 << 1))) + (uint) 256))) << 2;
                    i_58 = (int) get_local_id(0);
                    i_59 = (int) get_local_id(0);
                    i_60 = (int) get_local_id(0);
                    i_61 = gale_group;
                    i_62 = (int) ((uint) (i_61 << 9) + (uint) (i_61 << 1));
                    i_63 = (int) ((uint) i_62 + (uint) 256);
                    i_64 = (int) get_local_id(0);
                    i_65 = gale_group;
                    i_66 = (int) ((uint) (i_65 << 9) + (uint) (i_65 << 1));
                    l_67 = (long) i_66;
                    ul_68 = arg_buffer + (((l_67 + 513L) << 2) + 16L);
                    ul_69 = arg_buffer + (((l_67 + 512L) << 2) + 16L);
                    i_70 = gale_group;
                    i_71 = (int) ((uint) (i_70 << 9) + (uint) (i_70 << 1));
                    l_72 = (long) i_71;
                    ul_73 = arg_buffer + (((l_72 + 513L) << 2) + 16L);
                    ul_74 = arg_buffer + (((l_72 + 512L) << 2) + 16L);
                    i_287 = (int) get_local_id(0);
                    i_288 = (int) get_local_id(0);
                    i_289 = (int) get_local_id(0);
                    l_303 = gale_reply(gale_entry);
                }
                i_304 = (int) l_303;
                if (l_303 < 0L) {
                    i_305 = 0;
                } else {
                    i_305 = i_304;
                }
                l_306 = gale_BlockAccess_offsetInRegion(arg_fs, l_303, l_295, gale_group);
                gale_copy((arg_fs + 16 + l_306), (arg_buffer + 16 + (l_284 + l_294)), i_305);
                GALEFS_BARRIER(19);
                if (i_287 == 0) {
                    if (!(i_305 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_305, gale_group);
                    }
                }
                i_307 = (int) ((uint) i_291 + (uint) i_305);
                i_308 = ((l_303 == (-117L)) || (!((i_292 == 0) || ((l_53 & (l_286 + ((long) i_307))) == 0)))) ? 1 : 0;
                i_309 = ((l_303 == (-117L)) || (!((i_305 < 1) || (!(i_307 < i_285))))) ? 1 : 0;
                if (l_303 < 0L) {
                    if (l_303 == (-117L)) {
                        i_290 = i_309;
                        i_291 = i_307;
                        i_292 = i_308;
                    } else {
                        i_290 = i_304;
                        i_291 = i_307;
                        i_292 = i_308;
                    }
                } else {
                    i_290 = i_309;
                    i_291 = i_307;
                    i_292 = i_308;
                }
            }
            if (i_291 < 1) {
                i_310 = i_290;
            } else {
                i_310 = i_291;
            }
            i_311 = (i_310 < 1) ? 0 : i_310;
            i_312 = (int) ((uint) i_280 + (uint) i_311);
            i_280 = i_312;
            i_281 = i_310;
        }
        goto B312;
    B311:;
    B312:;
        if (i_281 < 0) {
            i_313 = i_281;
        } else {
            i_313 = i_280;
        }
        if (((long) i_313) < 0L) {
            i_314 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_313);
        }
        i_315 = i_64;
        while (true) {
            if (!(i_315 < i_237)) {
                break;
            }
            i_316 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_315 + (uint) i_62))) << 2) + 16L)));
            i_317 = 0;
            i_318 = i_276;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_317 < i_318)) {
                    break;
                }
                i_319 = (int) ((uint) ((int) ((uint) i_317 + (uint) i_318)) >> 1);
                i_320 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_282 + (uint) i_319))) << 2) + 16L)));
                if (i_320 < i_316) {
                    i_321 = (int) ((uint) i_319 + (uint) 1);
                    i_317 = i_321;
                } else {
                    i_318 = i_319;
                }
            }
            *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_315 + (uint) ((int) ((uint) i_63 + (uint) i_317))))) << 2) + 16L))) = i_316;
            i_322 = (int) ((uint) i_315 + (uint) i_52);
            i_315 = i_322;
        }
        i_323 = i_60;
        while (true) {
            if (!(i_323 < i_276)) {
                break;
            }
            i_324 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_282 + (uint) i_323))) << 2) + 16L)));
            if (i_324 == 2147483647) {
                i_325 = i_237;
            } else {
                i_326 = (int) ((uint) i_324 + (uint) 1);
                i_327 = 0;
                i_328 = i_237;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_327 < i_328)) {
                        break;
                    }
                    i_329 = (int) ((uint) ((int) ((uint) i_327 + (uint) i_328)) >> 1);
                    i_330 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_329 + (uint) i_62))) << 2) + 16L)));
                    if (i_330 < i_326) {
                        i_331 = (int) ((uint) i_329 + (uint) 1);
                        i_327 = i_331;
                    } else {
                        i_328 = i_329;
                    }
                }
                i_325 = i_327;
            }
            *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_323 + (uint) ((int) ((uint) i_63 + (uint) i_325))))) << 2) + 16L))) = i_324;
            i_332 = (int) ((uint) i_323 + (uint) i_51);
            i_323 = i_332;
        }
        GALEFS_BARRIER(20);
        i_333 = i_275 << 2;
        l_334 = l_279 << 2;
        i_335 = 4;
        i_336 = 0;
        i_337 = 0;
        loop_338:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 12) {
                goto resume_12;
            }
            if (i_335 == 0) {
                break;
            }
            l_338 = (long) i_336;
            l_339 = l_338 + l_334;
            if (i_59 == 0) {
                i_340 = (i_336 < 1) ? 0 : 1;
                l_341 = gale_BlockAccess_beginWrite(arg_fs, i_335, i_34, l_339, ((int) ((uint) i_333 - (uint) i_336)), i_340, gale_group);
                l_342 = l_341;
            } else {
                l_342 = 0L;
            }
            if (i_58 == 0) {
                if (l_342 < (-4611686018427387904L)) {
                    l_343 = gale_HostCall_awaitReply(arg_fs, l_342, gale_group);
                    l_344 = l_343;
                } else {
                    l_344 = l_342;
                }
            } else {
                l_344 = l_342;
            }
            GALEFS_BROADCAST(21, l_345, l_344);
            if (l_345 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_31;
                gale_ints[gale_items + gale_item] = (uint) i_32;
                gale_ints[2 * gale_items + gale_item] = (uint) i_34;
                gale_ints[3 * gale_items + gale_item] = (uint) i_47;
                gale_ints[4 * gale_items + gale_item] = (uint) i_48;
                gale_ints[5 * gale_items + gale_item] = (uint) i_49;
                gale_ints[6 * gale_items + gale_item] = (uint) i_76;
                gale_ints[7 * gale_items + gale_item] = (uint) i_333;
                gale_longs[gale_item] = (ulong) l_334;
                gale_ints[8 * gale_items + gale_item] = (uint) i_335;
                gale_ints[9 * gale_items + gale_item] = (uint) i_336;
                gale_longs[gale_items + gale_item] = (ulong) l_338;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_339;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 12, l_345); }
                GALEFS_RETURN;
                resume_12:
                gale_resuming = 0;
                i_31 = (int) gale_ints[gale_item];
                i_32 = (int) gale_ints[gale_items + gale_item];
                i_34 = (int) gale_ints[2 * gale_items + gale_item];
                i_47 = (int) gale_ints[3 * gale_items + gale_item];
                i_48 = (int) gale_ints[4 * gale_items + gale_item];
                i_49 = (int) gale_ints[5 * gale_items + gale_item];
                i_76 = (int) gale_ints[6 * gale_items + gale_item];
                i_333 = (int) gale_ints[7 * gale_items + gale_item];
                l_334 = (long) gale_longs[gale_item];
                i_335 = (int) gale_ints[8 * gale_items + gale_item];
                i_336 = (int) gale_ints[9 * gale_items + gale_item];
                l_338 = (long) gale_longs[gale_items + gale_item];
                l_339 = (long) gale_longs[2 * gale_items + gale_item];
                i_50 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_51 = (int) get_local_size(0);
                i_52 = (int) get_local_size(0);
                l_53 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                i_54 = ((int) get_num_groups(0)) << 8;
                i_55 = (int) get_local_id(0);
                i_56 = gale_group;
                l_57 = ((long) ((int) ((uint) ((int) ((uint) (i_56 << 9) + (uint) (i_56 << 1))) + (uint) 256))) << 2;
                i_58 = (int) get_local_id(0);
                i_59 = (int) get_local_id(0);
                i_60 = (int) get_local_id(0);
                i_61 = gale_group;
                i_62 = (int) ((uint) (i_61 << 9) + (uint) (i_61 << 1));
                i_63 = (int) ((uint) i_62 + (uint) 256);
                i_64 = (int) get_local_id(0);
                i_65 = gale_group;
                i_66 = (int) ((uint) (i_65 << 9) + (uint) (i_65 << 1));
                l_67 = (long) i_66;
                ul_68 = arg_buffer + (((l_67 + 513L) << 2) + 16L);
                ul_69 = arg_buffer + (((l_67 + 512L) << 2) + 16L);
                i_70 = gale_group;
                i_71 = (int) ((uint) (i_70 << 9) + (uint) (i_70 << 1));
                l_72 = (long) i_71;
                ul_73 = arg_buffer + (((l_72 + 513L) << 2) + 16L);
                ul_74 = arg_buffer + (((l_72 + 512L) << 2) + 16L);
                l_345 = gale_reply(gale_entry);
            }
            i_346 = (int) l_345;
            if (l_345 < 0L) {
                i_347 = 0;
            } else {
                i_347 = i_346;
            }
            l_348 = gale_BlockAccess_offsetInRegion(arg_fs, l_345, l_339, gale_group);
            gale_copy((arg_buffer + 16 + (l_338 + l_57)), (arg_fs + 16 + l_348), i_347);
            GALEFS_BARRIER(22);
            if (i_55 == 0) {
                if (!(i_347 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_347, gale_group);
                }
            }
            i_349 = (int) ((uint) i_336 + (uint) i_347);
            if (l_345 < 0L) {
                if ((!(i_335 == 4)) || (i_349 < 1)) {
                    i_350 = i_346;
                } else {
                    i_350 = i_349;
                }
            } else {
                i_350 = i_349;
            }
            i_351 = (((!(i_335 == 4)) || (i_349 < 1)) || (i_50 == 0)) ? 0 : 5;
            if (i_347 == 0) {
                i_335 = i_351;
                i_336 = i_349;
                i_337 = i_350;
            } else {
                if (i_349 == i_333) {
                    i_335 = i_351;
                    i_336 = i_349;
                    i_337 = i_350;
                } else {
                    i_336 = i_349;
                    i_337 = i_350;
                }
            }
        }
        if (((long) i_337) < 0L) {
            i_352 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_337);
        }
        GALEFS_BARRIER(23);
        i_353 = (int) ((uint) i_76 + (uint) i_54);
        i_76 = i_353;
    }
    if (((int) get_local_id(0)) == 0) {
        l_354 = gale_OpenFileCalls_beginClose(arg_fs, i_32, gale_group);
        l_355 = l_354;
    } else {
        l_355 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_355 < (-4611686018427387904L)) {
            l_356 = gale_HostCall_awaitReply(arg_fs, l_355, gale_group);
            l_357 = l_356;
        } else {
            l_357 = l_355;
        }
    } else {
        l_357 = l_355;
    }
    GALEFS_BROADCAST(24, l_358, l_357);
    if (l_358 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_31;
        gale_ints[gale_items + gale_item] = (uint) i_34;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 13, l_358); }
        GALEFS_RETURN;
        resume_13:
        gale_resuming = 0;
        i_31 = (int) gale_ints[gale_item];
        i_34 = (int) gale_ints[gale_items + gale_item];
        l_358 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_359 = gale_OpenFileCalls_beginClose(arg_fs, i_31, gale_group);
        l_360 = l_359;
    } else {
        l_360 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_360 < (-4611686018427387904L)) {
            l_361 = gale_HostCall_awaitReply(arg_fs, l_360, gale_group);
            l_362 = l_361;
        } else {
            l_362 = l_360;
        }
    } else {
        l_362 = l_360;
    }
    GALEFS_BROADCAST(25, l_363, l_362);
    if (l_363 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_34;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 14, l_363); }
        GALEFS_RETURN;
        resume_14:
        gale_resuming = 0;
        i_34 = (int) gale_ints[gale_item];
        l_363 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_364 = gale_OpenFileCalls_beginClose(arg_fs, i_34, gale_group);
        l_365 = l_364;
    } else {
        l_365 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_365 < (-4611686018427387904L)) {
            l_366 = gale_HostCall_awaitReply(arg_fs, l_365, gale_group);
            l_367 = l_366;
        } else {
            l_367 = l_365;
        }
    } else {
        l_367 = l_365;
    }
    GALEFS_BROADCAST(26, l_368, l_367);
    if (l_368 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 15, l_368); }
        GALEFS_RETURN;
        resume_15:
        gale_resuming = 0;
        l_368 = gale_reply(gale_entry);
    }
    i_369 = (int) l_368;
    if (((long) i_369) < 0L) {
        i_370 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_369);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_100) VARIABLE(int, i_104) VARIABLE(int, i_106) VARIABLE(int, i_107) VARIABLE(int, i_109) VARIABLE(int, i_110) VARIABLE(int, i_120) VARIABLE(int, i_121) VARIABLE(int, i_133) VARIABLE(int, i_134) VARIABLE(int, i_137) VARIABLE(int, i_141) VARIABLE(int, i_142) VARIABLE(int, i_143) VARIABLE(int, i_144) VARIABLE(int, i_148) VARIABLE(int, i_150) VARIABLE(int, i_151) VARIABLE(int, i_153) VARIABLE(int, i_154) VARIABLE(int, i_164) VARIABLE(int, i_165) VARIABLE(int, i_175) VARIABLE(int, i_179) VARIABLE(int, i_181) VARIABLE(int, i_182) VARIABLE(int, i_184) VARIABLE(int, i_185) VARIABLE(int, i_195) VARIABLE(int, i_196) VARIABLE(int, i_208) VARIABLE(int, i_209) VARIABLE(int, i_211) VARIABLE(int, i_212) VARIABLE(int, i_214) VARIABLE(int, i_219) VARIABLE(int, i_22) VARIABLE(int, i_221) VARIABLE(int, i_222) VARIABLE(int, i_224) VARIABLE(int, i_225) VARIABLE(int, i_23) VARIABLE(int, i_235) VARIABLE(int, i_236) VARIABLE(int, i_246) VARIABLE(int, i_247) VARIABLE(int, i_248) VARIABLE(int, i_25) VARIABLE(int, i_251) VARIABLE(int, i_256) VARIABLE(int, i_258) VARIABLE(int, i_259) VARIABLE(int, i_261) VARIABLE(int, i_262) VARIABLE(int, i_272) VARIABLE(int, i_273) VARIABLE(int, i_301) VARIABLE(int, i_303) VARIABLE(int, i_304) VARIABLE(int, i_312) VARIABLE(int, i_313) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_41) VARIABLE(int, i_42) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_52) VARIABLE(int, i_57) VARIABLE(int, i_62) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_73) VARIABLE(int, i_75) VARIABLE(int, i_76) VARIABLE(int, i_78) VARIABLE(int, i_79) VARIABLE(int, i_89) VARIABLE(int, i_90) VARIABLE(long, l_0) VARIABLE(long, l_103) VARIABLE(long, l_105) VARIABLE(long, l_112) VARIABLE(long, l_113) VARIABLE(long, l_119) VARIABLE(long, l_14) VARIABLE(long, l_147) VARIABLE(long, l_149) VARIABLE(long, l_156) VARIABLE(long, l_157) VARIABLE(long, l_163) VARIABLE(long, l_178) VARIABLE(long, l_180) VARIABLE(long, l_187) VARIABLE(long, l_188) VARIABLE(long, l_194) VARIABLE(long, l_216) VARIABLE(long, l_218) VARIABLE(long, l_220) VARIABLE(long, l_227) VARIABLE(long, l_228) VARIABLE(long, l_234) VARIABLE(long, l_250) VARIABLE(long, l_255) VARIABLE(long, l_257) VARIABLE(long, l_264) VARIABLE(long, l_265) VARIABLE(long, l_271) VARIABLE(long, l_30) VARIABLE(long, l_302) VARIABLE(long, l_306) VARIABLE(long, l_307) VARIABLE(long, l_311) VARIABLE(long, l_40) VARIABLE(long, l_44) VARIABLE(long, l_7) VARIABLE(long, l_72) VARIABLE(long, l_74) VARIABLE(long, l_81) VARIABLE(long, l_82) VARIABLE(long, l_88) VARIABLE(__global uchar *, ul_54) VARIABLE(__global uchar *, ul_55) VARIABLE(__global uchar *, ul_59) VARIABLE(__global uchar *, ul_60)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23) POINT(24) POINT(25) POINT(26)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(l_14) VARIABLE(l_7)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(l_30)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_62) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_73) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(l_72) VARIABLE(l_74) VARIABLE(l_81) VARIABLE(l_82) VARIABLE(ul_54) VARIABLE(ul_55) VARIABLE(ul_59) VARIABLE(ul_60)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_62) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_73) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(l_72) VARIABLE(l_74) VARIABLE(l_88) VARIABLE(ul_54) VARIABLE(ul_55) VARIABLE(ul_59) VARIABLE(ul_60)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_100) VARIABLE(i_104) VARIABLE(i_106) VARIABLE(i_107) VARIABLE(i_109) VARIABLE(i_110) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_62) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(l_103) VARIABLE(l_105) VARIABLE(l_112) VARIABLE(l_113) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(ul_54) VARIABLE(ul_55) VARIABLE(ul_59) VARIABLE(ul_60)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_100) VARIABLE(i_104) VARIABLE(i_106) VARIABLE(i_107) VARIABLE(i_109) VARIABLE(i_110) VARIABLE(i_120) VARIABLE(i_121) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_62) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(l_103) VARIABLE(l_105) VARIABLE(l_119) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(ul_54) VARIABLE(ul_55) VARIABLE(ul_59) VARIABLE(ul_60)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_133) VARIABLE(i_134) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_62) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(ul_54) VARIABLE(ul_55) VARIABLE(ul_59) VARIABLE(ul_60)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_137) VARIABLE(i_141) VARIABLE(i_142) VARIABLE(i_143) VARIABLE(i_144) VARIABLE(i_148) VARIABLE(i_150) VARIABLE(i_151) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_62) VARIABLE(i_66) VARIABLE(l_147) VARIABLE(l_149) VARIABLE(l_156) VARIABLE(l_157) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(ul_54) VARIABLE(ul_55) VARIABLE(ul_59) VARIABLE(ul_60)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_137) VARIABLE(i_141) VARIABLE(i_142) VARIABLE(i_143) VARIABLE(i_144) VARIABLE(i_148) VARIABLE(i_150) VARIABLE(i_151) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_164) VARIABLE(i_165) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_62) VARIABLE(i_66) VARIABLE(l_147) VARIABLE(l_149) VARIABLE(l_163) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(ul_54) VARIABLE(ul_55) VARIABLE(ul_59) VARIABLE(ul_60)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_137) VARIABLE(i_141) VARIABLE(i_142) VARIABLE(i_143) VARIABLE(i_175) VARIABLE(i_179) VARIABLE(i_181) VARIABLE(i_182) VARIABLE(i_184) VARIABLE(i_185) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_62) VARIABLE(i_66) VARIABLE(l_178) VARIABLE(l_180) VARIABLE(l_187) VARIABLE(l_188) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(ul_54) VARIABLE(ul_55) VARIABLE(ul_59) VARIABLE(ul_60)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_137) VARIABLE(i_141) VARIABLE(i_142) VARIABLE(i_143) VARIABLE(i_175) VARIABLE(i_179) VARIABLE(i_181) VARIABLE(i_182) VARIABLE(i_184) VARIABLE(i_185) VARIABLE(i_195) VARIABLE(i_196) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_62) VARIABLE(i_66) VARIABLE(l_178) VARIABLE(l_180) VARIABLE(l_194) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(ul_54) VARIABLE(ul_55) VARIABLE(ul_59) VARIABLE(ul_60)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_137) VARIABLE(i_208) VARIABLE(i_209) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_62) VARIABLE(i_66) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(ul_54) VARIABLE(ul_55) VARIABLE(ul_59) VARIABLE(ul_60)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_137) VARIABLE(i_211) VARIABLE(i_212) VARIABLE(i_214) VARIABLE(i_219) VARIABLE(i_22) VARIABLE(i_221) VARIABLE(i_222) VARIABLE(i_224) VARIABLE(i_225) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_62) VARIABLE(i_66) VARIABLE(l_218) VARIABLE(l_220) VARIABLE(l_227) VARIABLE(l_228) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(ul_54) VARIABLE(ul_55) VARIABLE(ul_59) VARIABLE(ul_60)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_137) VARIABLE(i_211) VARIABLE(i_212) VARIABLE(i_214) VARIABLE(i_219) VARIABLE(i_22) VARIABLE(i_221) VARIABLE(i_222) VARIABLE(i_224) VARIABLE(i_225) VARIABLE(i_23) VARIABLE(i_235) VARIABLE(i_236) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_62) VARIABLE(i_66) VARIABLE(l_218) VARIABLE(l_220) VARIABLE(l_234) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(ul_54) VARIABLE(ul_55) VARIABLE(ul_59) VARIABLE(ul_60)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_211) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_246) VARIABLE(i_247) VARIABLE(i_248) VARIABLE(i_25) VARIABLE(i_251) VARIABLE(i_256) VARIABLE(i_258) VARIABLE(i_259) VARIABLE(i_261) VARIABLE(i_262) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_62) VARIABLE(l_216) VARIABLE(l_250) VARIABLE(l_255) VARIABLE(l_257) VARIABLE(l_264) VARIABLE(l_265) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(ul_54) VARIABLE(ul_55) VARIABLE(ul_59) VARIABLE(ul_60)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_211) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_246) VARIABLE(i_247) VARIABLE(i_248) VARIABLE(i_25) VARIABLE(i_251) VARIABLE(i_256) VARIABLE(i_258) VARIABLE(i_259) VARIABLE(i_261) VARIABLE(i_262) VARIABLE(i_272) VARIABLE(i_273) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_62) VARIABLE(l_216) VARIABLE(l_250) VARIABLE(l_255) VARIABLE(l_257) VARIABLE(l_271) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(ul_54) VARIABLE(ul_55) VARIABLE(ul_59) VARIABLE(ul_60)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_246) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_62) VARIABLE(l_250) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(ul_54) VARIABLE(ul_55) VARIABLE(ul_59) VARIABLE(ul_60)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_301) VARIABLE(i_303) VARIABLE(i_304) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_62) VARIABLE(l_302) VARIABLE(l_306) VARIABLE(l_307) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(ul_54) VARIABLE(ul_55) VARIABLE(ul_59) VARIABLE(ul_60)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_301) VARIABLE(i_303) VARIABLE(i_304) VARIABLE(i_312) VARIABLE(i_313) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_62) VARIABLE(l_302) VARIABLE(l_311) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(ul_54) VARIABLE(ul_55) VARIABLE(ul_59) VARIABLE(ul_60)
#define GALEFS_LIVE_23(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_62) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(ul_54) VARIABLE(ul_55) VARIABLE(ul_59) VARIABLE(ul_60)
#define GALEFS_LIVE_24(VARIABLE) VARIABLE(i_22) VARIABLE(i_25)
#define GALEFS_LIVE_25(VARIABLE) VARIABLE(i_25)
#define GALEFS_LIVE_26(VARIABLE)

__kernel void galefs_merge(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_54, *ul_55, *ul_59, *ul_60;
    int i_4, i_5, i_11, i_12, i_18, i_19, i_22, i_23, i_24, i_25, i_26, i_27, i_34, i_35, i_36, i_37, i_38, i_39, i_41, i_42, i_43, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_56, i_57, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_69, i_70, i_73, i_75, i_76, i_77, i_78, i_79, i_80, i_83, i_84, i_85, i_89, i_90, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_99, i_100, i_101, i_104, i_106, i_107, i_108, i_109, i_110, i_111, i_114, i_115, i_116, i_120, i_121, i_123, i_124, i_125, i_126, i_127, i_128, i_129, i_130, i_131, i_132, i_133, i_134, i_135, i_136, i_137, i_138, i_139, i_140, i_141, i_142, i_143, i_144, i_145, i_148, i_150, i_151, i_152, i_153, i_154, i_155, i_158, i_159, i_160, i_164, i_165, i_167, i_168, i_169, i_170, i_171, i_172, i_173, i_174, i_175, i_176, i_179, i_181, i_182, i_183, i_184, i_185, i_186, i_189, i_190, i_191, i_195, i_196, i_198, i_199, i_200, i_201, i_202, i_203, i_204, i_205, i_206, i_207, i_208, i_209, i_210, i_211, i_212, i_213, i_214, i_215, i_219, i_221, i_222, i_223, i_224, i_225, i_226, i_229, i_230, i_231, i_235, i_236, i_238, i_239, i_240, i_241, i_242, i_243, i_244, i_245, i_246, i_247, i_248, i_249, i_251, i_252, i_253, i_256, i_258, i_259, i_260, i_261, i_262, i_263, i_266, i_267, i_268, i_272, i_273, i_275, i_276, i_277, i_278, i_279, i_280, i_281, i_282, i_283, i_284, i_285, i_286, i_287, i_288, i_289, i_290, i_291, i_292, i_293, i_294, i_295, i_296, i_297, i_298, i_299, i_300, i_301, i_303, i_304, i_305, i_308, i_312, i_313, i_315, i_316, i_317, i_318, i_319, i_329, i_330;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_15, l_16, l_17, l_20, l_21, l_28, l_29, l_30, l_31, l_32, l_33, l_40, l_44, l_53, l_58, l_71, l_72, l_74, l_81, l_82, l_86, l_87, l_88, l_91, l_102, l_103, l_105, l_112, l_113, l_117, l_118, l_119, l_122, l_146, l_147, l_149, l_156, l_157, l_161, l_162, l_163, l_166, l_177, l_178, l_180, l_187, l_188, l_192, l_193, l_194, l_197, l_216, l_217, l_218, l_220, l_227, l_228, l_232, l_233, l_234, l_237, l_250, l_254, l_255, l_257, l_264, l_265, l_269, l_270, l_271, l_274, l_302, l_306, l_307, l_309, l_310, l_311, l_314, l_320, l_321, l_322, l_323, l_324, l_325, l_326, l_327, l_328;
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
            goto resume_3;
        case 4:
            goto resume_4;
        case 5:
            goto resume_5;
        case 6:
            goto loop_34;
        case 7:
            goto loop_34;
        case 8:
            goto loop_34;
        case 9:
            goto loop_34;
        case 10:
            goto loop_34;
        case 11:
            goto loop_34;
        case 12:
            goto loop_34;
        case 13:
            goto resume_13;
        case 14:
            goto resume_14;
        case 15:
            goto resume_15;
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
        l_8 = gale_FileOpener_begin(arg_fs, 5, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_8 < 0L) {
            l_9 = l_8;
        } else {
            l_10 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_11 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_11 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) i_11))))) = (char) ((int) gale_literals[((int) ((uint) i_11 + (uint) 4))]);
                i_12 = (int) ((uint) i_11 + (uint) 1);
                i_11 = i_12;
            }
            l_13 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
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
    if (((int) get_local_id(0)) == 0) {
        l_15 = gale_FileOpener_begin(arg_fs, 6, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_15 < 0L) {
            l_16 = l_15;
        } else {
            l_17 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_18 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_18 < 6)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) ((long) i_18))))) = (char) ((int) gale_literals[((int) ((uint) i_18 + (uint) 9))]);
                i_19 = (int) ((uint) i_18 + (uint) 1);
                i_18 = i_19;
            }
            l_20 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, 6, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_16 = l_20;
        }
    } else {
        l_16 = 0L;
    }
    GALEFS_BROADCAST(3, l_21, l_16);
    if (l_21 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_7;
        gale_longs[gale_items + gale_item] = (ulong) l_14;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_21); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        l_7 = (long) gale_longs[gale_item];
        l_14 = (long) gale_longs[gale_items + gale_item];
        l_21 = gale_reply(gale_entry);
    }
    i_22 = (int) l_14;
    i_23 = (int) l_7;
    i_24 = (i_22 < i_23) ? i_22 : i_23;
    i_25 = (int) l_21;
    i_26 = (i_24 < i_25) ? i_24 : i_25;
    if (((long) i_26) < 0L) {
        i_27 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_26);
    }
    if (((int) get_local_id(0)) == 0) {
        l_28 = gale_OpenFileCalls_status(arg_fs, i_23, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_29 = l_28;
    } else {
        l_29 = 0L;
    }
    GALEFS_BROADCAST(4, l_30, l_29);
    if (l_30 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_22;
        gale_ints[gale_items + gale_item] = (uint) i_23;
        gale_ints[2 * gale_items + gale_item] = (uint) i_25;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_30); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        i_22 = (int) gale_ints[gale_item];
        i_23 = (int) gale_ints[gale_items + gale_item];
        i_25 = (int) gale_ints[2 * gale_items + gale_item];
        l_30 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_31 = gale_OpenFileCalls_status(arg_fs, i_22, 0, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_32 = l_31;
    } else {
        l_32 = 0L;
    }
    GALEFS_BROADCAST(5, l_33, l_32);
    if (l_33 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_22;
        gale_ints[gale_items + gale_item] = (uint) i_23;
        gale_ints[2 * gale_items + gale_item] = (uint) i_25;
        gale_longs[gale_item] = (ulong) l_30;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_33); }
        GALEFS_RETURN;
        resume_5:
        gale_resuming = 0;
        i_22 = (int) gale_ints[gale_item];
        i_23 = (int) gale_ints[gale_items + gale_item];
        i_25 = (int) gale_ints[2 * gale_items + gale_item];
        l_30 = (long) gale_longs[gale_item];
        l_33 = gale_reply(gale_entry);
    }
    i_34 = (int) (((long) ((ulong) l_30 + (ulong) ((long) ((ulong) (l_30 >> 63) >> 62)))) >> 2);
    i_35 = (int) (((long) ((ulong) l_33 + (ulong) ((long) ((ulong) (l_33 >> 63) >> 62)))) >> 2);
    i_36 = (int) ((uint) i_34 + (uint) i_35);
    i_37 = GALEFS_LAUNCH_INT(arg_fs, 212L);
    i_38 = (int) get_local_size(0);
    i_39 = (int) get_local_size(0);
    l_40 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    i_41 = gale_group_count << 8;
    i_42 = (int) get_local_id(0);
    i_43 = gale_group;
    l_44 = ((long) ((int) ((uint) ((int) ((uint) (i_43 << 9) + (uint) (i_43 << 1))) + (uint) 256))) << 2;
    i_45 = (int) get_local_id(0);
    i_46 = (int) get_local_id(0);
    i_47 = gale_group;
    i_48 = (int) ((uint) (i_47 << 9) + (uint) (i_47 << 1));
    i_49 = (int) ((uint) i_48 + (uint) 256);
    i_50 = (int) get_local_id(0);
    i_51 = gale_group;
    i_52 = (int) ((uint) (i_51 << 9) + (uint) (i_51 << 1));
    l_53 = (long) i_52;
    ul_54 = arg_buffer + (((l_53 + 513L) << 2) + 16L);
    ul_55 = arg_buffer + (((l_53 + 512L) << 2) + 16L);
    i_56 = gale_group;
    i_57 = (int) ((uint) (i_56 << 9) + (uint) (i_56 << 1));
    l_58 = (long) i_57;
    ul_59 = arg_buffer + (((l_58 + 513L) << 2) + 16L);
    ul_60 = arg_buffer + (((l_58 + 512L) << 2) + 16L);
    i_61 = gale_group << 8;
    i_62 = i_61;
    loop_34:;
    while (true) {
        if (gale_resuming == 6) {
            goto loop_36;
        }
        if (gale_resuming == 7) {
            goto loop_36;
        }
        if (gale_resuming == 8) {
            goto loop_114;
        }
        if (gale_resuming == 9) {
            goto loop_114;
        }
        if (gale_resuming == 10) {
            goto loop_192;
        }
        if (gale_resuming == 11) {
            goto loop_228;
        }
        if (gale_resuming == 12) {
            goto loop_283;
        }
        if (!(i_62 < i_36)) {
            break;
        }
        i_63 = (int) ((uint) i_62 - (uint) i_35);
        i_64 = (i_63 < 1) ? 0 : i_63;
        i_65 = (i_34 < i_62) ? i_34 : i_62;
        i_66 = i_64;
        i_67 = i_65;
        loop_36:;
        while (true) {
            if (gale_resuming == 6) {
                goto loop_38;
            }
            if (gale_resuming == 7) {
                goto loop_74;
            }
            if (!(i_66 < i_67)) {
                break;
            }
            i_68 = (int) ((uint) ((int) ((uint) i_66 + (uint) i_67)) >> 1);
            i_69 = 0;
            i_70 = 1;
            loop_38:;
            while (true) {
                if (gale_resuming == 6) {
                    goto loop_41;
                }
                if (i_70 < 1) {
                    goto B66;
                }
                if (!(i_69 < 4)) {
                    break;
                }
                l_71 = (long) i_69;
                l_72 = l_71 + (((long) ((int) ((uint) i_57 + (uint) 512))) << 2);
                i_73 = (int) ((uint) 4 - (uint) i_69);
                l_74 = l_71 + (((long) (uint) i_68) << 2);
                i_75 = (int) get_local_id(0);
                i_76 = (int) get_local_id(0);
                i_77 = 1;
                i_78 = 0;
                i_79 = 0;
                loop_41:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 6) {
                        goto resume_6;
                    }
                    if (!(i_77 == 1)) {
                        break;
                    }
                    i_80 = (int) ((uint) i_73 - (uint) i_78);
                    l_81 = (long) i_78;
                    l_82 = l_74 + l_81;
                    if (i_79 == 0) {
                        i_83 = i_80;
                    } else {
                        i_84 = 4096 - ((int) (l_82 & 4095L));
                        i_85 = (i_84 < i_80) ? i_84 : i_80;
                        i_83 = i_85;
                    }
                    if (i_76 == 0) {
                        l_86 = gale_BlockAccess_beginRead(arg_fs, i_23, l_82, i_83, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_87 = l_86;
                    } else {
                        l_87 = 0L;
                    }
                    GALEFS_BROADCAST(6, l_88, l_87);
                    if (l_88 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_22;
                        gale_ints[gale_items + gale_item] = (uint) i_23;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_36;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_62;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_66;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_67;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_68;
                        gale_ints[10 * gale_items + gale_item] = (uint) i_69;
                        gale_longs[gale_item] = (ulong) l_72;
                        gale_ints[11 * gale_items + gale_item] = (uint) i_73;
                        gale_longs[gale_items + gale_item] = (ulong) l_74;
                        gale_ints[12 * gale_items + gale_item] = (uint) i_78;
                        gale_ints[13 * gale_items + gale_item] = (uint) i_79;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_81;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_82;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_88); }
                        GALEFS_RETURN;
                        resume_6:
                        gale_resuming = 0;
                        i_22 = (int) gale_ints[gale_item];
                        i_23 = (int) gale_ints[gale_items + gale_item];
                        i_25 = (int) gale_ints[2 * gale_items + gale_item];
                        i_34 = (int) gale_ints[3 * gale_items + gale_item];
                        i_35 = (int) gale_ints[4 * gale_items + gale_item];
                        i_36 = (int) gale_ints[5 * gale_items + gale_item];
                        i_62 = (int) gale_ints[6 * gale_items + gale_item];
                        i_66 = (int) gale_ints[7 * gale_items + gale_item];
                        i_67 = (int) gale_ints[8 * gale_items + gale_item];
                        i_68 = (int) gale_ints[9 * gale_items + gale_item];
                        i_69 = (int) gale_ints[10 * gale_items + gale_item];
                        l_72 = (long) gale_longs[gale_item];
                        i_73 = (int) gale_ints[11 * gale_items + gale_item];
                        l_74 = (long) gale_longs[gale_items + gale_item];
                        i_78 = (int) gale_ints[12 * gale_items + gale_item];
                        i_79 = (int) gale_ints[13 * gale_items + gale_item];
                        l_81 = (long) gale_longs[2 * gale_items + gale_item];
                        l_82 = (long) gale_longs[3 * gale_items + gale_item];
                        i_37 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                        i_38 = (int) get_local_size(0);
                        i_39 = (int) get_local_size(0);
                        l_40 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                        i_41 = gale_group_count << 8;
                        i_42 = (int) get_local_id(0);
                        i_43 = gale_group;
                        l_44 = ((long) ((int) ((uint) ((int) ((uint) (i_43 << 9) + (uint) (i_43 << 1))) + (uint) 256))) << 2;
                        i_45 = (int) get_local_id(0);
                        i_46 = (int) get_local_id(0);
                        i_47 = gale_group;
                        i_48 = (int) ((uint) (i_47 << 9) + (uint) (i_47 << 1));
                        i_49 = (int) ((uint) i_48 + (uint) 256);
                        i_50 = (int) get_local_id(0);
                        i_51 = gale_group;
                        i_52 = (int) ((uint) (i_51 << 9) + (uint) (i_51 << 1));
                        l_53 = (long) i_52;
                        ul_54 = arg_buffer + (((l_53 + 513L) << 2) + 16L);
                        ul_55 = arg_buffer + (((l_53 + 512L) << 2) + 16L);
                        i_56 = gale_group;
                        i_57 = (int) ((uint) (i_56 << 9) + (uint) (i_56 << 1));
                        l_58 = (long) i_57;
                        ul_59 = arg_buffer + (((l_58 + 513L) << 2) + 16L);
                        ul_60 = arg_buffer + (((l_58 + 512L) << 2) + 16L);
                        i_75 = (int) get_local_id(0);
                        i_76 = (int) get_local_id(0);
                        l_88 = gale_reply(gale_entry);
                    }
                    i_89 = (int) l_88;
                    if (l_88 < 0L) {
                        i_90 = 0;
                    } else {
                        i_90 = i_89;
                    }
                    l_91 = gale_BlockAccess_offsetInRegion(arg_fs, l_88, l_82, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    gale_copy((arg_fs + 16 + l_91), (arg_buffer + 16 + (l_72 + l_81)), i_90);
                    GALEFS_BARRIER(7);
                    if (i_75 == 0) {
                        if (!(i_90 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_90, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        }
                    }
                    i_92 = (int) ((uint) i_78 + (uint) i_90);
                    i_93 = ((l_88 == (-117L)) || (!((i_79 == 0) || (((l_74 + ((long) i_92)) & l_40) == 0)))) ? 1 : 0;
                    i_94 = ((l_88 == (-117L)) || (!((i_90 < 1) || (!(i_92 < i_73))))) ? 1 : 0;
                    if (l_88 < 0L) {
                        if (l_88 == (-117L)) {
                            i_77 = i_94;
                            i_78 = i_92;
                            i_79 = i_93;
                        } else {
                            i_77 = i_89;
                            i_78 = i_92;
                            i_79 = i_93;
                        }
                    } else {
                        i_77 = i_94;
                        i_78 = i_92;
                        i_79 = i_93;
                    }
                }
                if (i_78 < 1) {
                    i_95 = i_77;
                } else {
                    i_95 = i_78;
                }
                i_96 = (i_95 < 1) ? 0 : i_95;
                i_97 = (int) ((uint) i_69 + (uint) i_96);
                i_69 = i_97;
                i_70 = i_95;
            }
            goto B67;
        B66:;
        B67:;
            if (i_70 < 0) {
                i_98 = i_70;
            } else {
                i_98 = i_69;
            }
            if (((long) i_98) < 0L) {
                i_99 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_98);
            }
            i_100 = 0;
            i_101 = 1;
            loop_74:;
            while (true) {
                if (gale_resuming == 7) {
                    goto loop_77;
                }
                if (i_101 < 1) {
                    goto B102;
                }
                if (!(i_100 < 4)) {
                    break;
                }
                l_102 = (long) i_100;
                l_103 = l_102 + (((long) ((int) ((uint) i_57 + (uint) 513))) << 2);
                i_104 = (int) ((uint) 4 - (uint) i_100);
                l_105 = l_102 + ((((long) ((int) ((uint) i_62 - (uint) i_68))) + (-1L)) << 2);
                i_106 = (int) get_local_id(0);
                i_107 = (int) get_local_id(0);
                i_108 = 1;
                i_109 = 0;
                i_110 = 0;
                loop_77:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 7) {
                        goto resume_7;
                    }
                    if (!(i_108 == 1)) {
                        break;
                    }
                    i_111 = (int) ((uint) i_104 - (uint) i_109);
                    l_112 = (long) i_109;
                    l_113 = l_105 + l_112;
                    if (i_110 == 0) {
                        i_114 = i_111;
                    } else {
                        i_115 = 4096 - ((int) (l_113 & 4095L));
                        i_116 = (i_115 < i_111) ? i_115 : i_111;
                        i_114 = i_116;
                    }
                    if (i_107 == 0) {
                        l_117 = gale_BlockAccess_beginRead(arg_fs, i_22, l_113, i_114, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_118 = l_117;
                    } else {
                        l_118 = 0L;
                    }
                    GALEFS_BROADCAST(8, l_119, l_118);
                    if (l_119 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_22;
                        gale_ints[gale_items + gale_item] = (uint) i_23;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_36;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_62;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_66;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_67;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_68;
                        gale_ints[10 * gale_items + gale_item] = (uint) i_100;
                        gale_longs[gale_item] = (ulong) l_103;
                        gale_ints[11 * gale_items + gale_item] = (uint) i_104;
                        gale_longs[gale_items + gale_item] = (ulong) l_105;
                        gale_ints[12 * gale_items + gale_item] = (uint) i_109;
                        gale_ints[13 * gale_items + gale_item] = (uint) i_110;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_112;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_113;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_119); }
                        GALEFS_RETURN;
                        resume_7:
                        gale_resuming = 0;
                        i_22 = (int) gale_ints[gale_item];
                        i_23 = (int) gale_ints[gale_items + gale_item];
                        i_25 = (int) gale_ints[2 * gale_items + gale_item];
                        i_34 = (int) gale_ints[3 * gale_items + gale_item];
                        i_35 = (int) gale_ints[4 * gale_items + gale_item];
                        i_36 = (int) gale_ints[5 * gale_items + gale_item];
                        i_62 = (int) gale_ints[6 * gale_items + gale_item];
                        i_66 = (int) gale_ints[7 * gale_items + gale_item];
                        i_67 = (int) gale_ints[8 * gale_items + gale_item];
                        i_68 = (int) gale_ints[9 * gale_items + gale_item];
                        i_100 = (int) gale_ints[10 * gale_items + gale_item];
                        l_103 = (long) gale_longs[gale_item];
                        i_104 = (int) gale_ints[11 * gale_items + gale_item];
                        l_105 = (long) gale_longs[gale_items + gale_item];
                        i_109 = (int) gale_ints[12 * gale_items + gale_item];
                        i_110 = (int) gale_ints[13 * gale_items + gale_item];
                        l_112 = (long) gale_longs[2 * gale_items + gale_item];
                        l_113 = (long) gale_longs[3 * gale_items + gale_item];
                        i_37 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                        i_38 = (int) get_local_size(0);
                        i_39 = (int) get_local_size(0);
                        l_40 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                        i_41 = gale_group_count << 8;
                        i_42 = (int) get_local_id(0);
                        i_43 = gale_group;
                        l_44 = ((long) ((int) ((uint) ((int) ((uint) (i_43 << 9) + (uint) (i_43 << 1))) + (uint) 256))) << 2;
                        i_45 = (int) get_local_id(0);
                        i_46 = (int) get_local_id(0);
                        i_47 = gale_group;
                        i_48 = (int) ((uint) (i_47 << 9) + (uint) (i_47 << 1));
                        i_49 = (int) ((uint) i_48 + (uint) 256);
                        i_50 = (int) get_local_id(0);
                        i_51 = gale_group;
                        i_52 = (int) ((uint) (i_51 << 9) + (uint) (i_51 << 1));
                        l_53 = (long) i_52;
                        ul_54 = arg_buffer + (((l_53 + 513L) << 2) + 16L);
                        ul_55 = arg_buffer + (((l_53 + 512L) << 2) + 16L);
                        i_56 = gale_group;
                        i_57 = (int) ((uint) (i_56 << 9) + (uint) (i_56 << 1));
                        l_58 = (long) i_57;
                        ul_59 = arg_buffer + (((l_58 + 513L) << 2) + 16L);
                        ul_60 = arg_buffer + (((l_58 + 512L) << 2) + 16L);
                        i_106 = (int) get_local_id(0);
                        i_107 = (int) get_local_id(0);
                        l_119 = gale_reply(gale_entry);
                    }
                    i_120 = (int) l_119;
                    if (l_119 < 0L) {
                        i_121 = 0;
                    } else {
                        i_121 = i_120;
                    }
                    l_122 = gale_BlockAccess_offsetInRegion(arg_fs, l_119, l_113, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    gale_copy((arg_fs + 16 + l_122), (arg_buffer + 16 + (l_103 + l_112)), i_121);
                    GALEFS_BARRIER(9);
                    if (i_106 == 0) {
                        if (!(i_121 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_121, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        }
                    }
                    i_123 = (int) ((uint) i_109 + (uint) i_121);
                    i_124 = ((l_119 == (-117L)) || (!((i_110 == 0) || ((l_40 & (l_105 + ((long) i_123))) == 0)))) ? 1 : 0;
                    i_125 = ((l_119 == (-117L)) || (!((i_121 < 1) || (!(i_123 < i_104))))) ? 1 : 0;
                    if (l_119 < 0L) {
                        if (l_119 == (-117L)) {
                            i_108 = i_125;
                            i_109 = i_123;
                            i_110 = i_124;
                        } else {
                            i_108 = i_120;
                            i_109 = i_123;
                            i_110 = i_124;
                        }
                    } else {
                        i_108 = i_125;
                        i_109 = i_123;
                        i_110 = i_124;
                    }
                }
                if (i_109 < 1) {
                    i_126 = i_108;
                } else {
                    i_126 = i_109;
                }
                i_127 = (i_126 < 1) ? 0 : i_126;
                i_128 = (int) ((uint) i_100 + (uint) i_127);
                i_100 = i_128;
                i_101 = i_126;
            }
            goto B103;
        B102:;
        B103:;
            if (i_101 < 0) {
                i_129 = i_101;
            } else {
                i_129 = i_100;
            }
            if (((long) i_129) < 0L) {
                i_130 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_129);
            }
            i_131 = *((__global gale_int *) ul_60);
            i_132 = *((__global gale_int *) ul_59);
            if (i_132 < i_131) {
                i_133 = i_66;
                i_134 = i_68;
            } else {
                i_135 = (int) ((uint) i_68 + (uint) 1);
                i_133 = i_135;
                i_134 = i_67;
            }
            GALEFS_BARRIER(10);
            i_66 = i_133;
            i_67 = i_134;
        }
        i_136 = (int) ((uint) i_62 + (uint) 256);
        i_137 = (i_136 < i_36) ? i_136 : i_36;
        i_138 = (int) ((uint) i_137 - (uint) i_35);
        i_139 = (i_138 < 1) ? 0 : i_138;
        i_140 = (i_34 < i_137) ? i_34 : i_137;
        i_141 = i_139;
        i_142 = i_140;
        loop_114:;
        while (true) {
            if (gale_resuming == 8) {
                goto loop_116;
            }
            if (gale_resuming == 9) {
                goto loop_152;
            }
            if (!(i_141 < i_142)) {
                break;
            }
            i_143 = (int) ((uint) ((int) ((uint) i_141 + (uint) i_142)) >> 1);
            i_144 = 0;
            i_145 = 1;
            loop_116:;
            while (true) {
                if (gale_resuming == 8) {
                    goto loop_119;
                }
                if (i_145 < 1) {
                    goto B144;
                }
                if (!(i_144 < 4)) {
                    break;
                }
                l_146 = (long) i_144;
                l_147 = l_146 + (((long) ((int) ((uint) i_52 + (uint) 512))) << 2);
                i_148 = (int) ((uint) 4 - (uint) i_144);
                l_149 = l_146 + (((long) (uint) i_143) << 2);
                i_150 = (int) get_local_id(0);
                i_151 = (int) get_local_id(0);
                i_152 = 1;
                i_153 = 0;
                i_154 = 0;
                loop_119:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 8) {
                        goto resume_8;
                    }
                    if (!(i_152 == 1)) {
                        break;
                    }
                    i_155 = (int) ((uint) i_148 - (uint) i_153);
                    l_156 = (long) i_153;
                    l_157 = l_149 + l_156;
                    if (i_154 == 0) {
                        i_158 = i_155;
                    } else {
                        i_159 = 4096 - ((int) (l_157 & 4095L));
                        i_160 = (i_159 < i_155) ? i_159 : i_155;
                        i_158 = i_160;
                    }
                    if (i_151 == 0) {
                        l_161 = gale_BlockAccess_beginRead(arg_fs, i_23, l_157, i_158, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_162 = l_161;
                    } else {
                        l_162 = 0L;
                    }
                    GALEFS_BROADCAST(11, l_163, l_162);
                    if (l_163 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_22;
                        gale_ints[gale_items + gale_item] = (uint) i_23;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_36;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_62;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_66;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_137;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_141;
                        gale_ints[10 * gale_items + gale_item] = (uint) i_142;
                        gale_ints[11 * gale_items + gale_item] = (uint) i_143;
                        gale_ints[12 * gale_items + gale_item] = (uint) i_144;
                        gale_longs[gale_item] = (ulong) l_147;
                        gale_ints[13 * gale_items + gale_item] = (uint) i_148;
                        gale_longs[gale_items + gale_item] = (ulong) l_149;
                        gale_ints[14 * gale_items + gale_item] = (uint) i_153;
                        gale_ints[15 * gale_items + gale_item] = (uint) i_154;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_156;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_157;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_163); }
                        GALEFS_RETURN;
                        resume_8:
                        gale_resuming = 0;
                        i_22 = (int) gale_ints[gale_item];
                        i_23 = (int) gale_ints[gale_items + gale_item];
                        i_25 = (int) gale_ints[2 * gale_items + gale_item];
                        i_34 = (int) gale_ints[3 * gale_items + gale_item];
                        i_35 = (int) gale_ints[4 * gale_items + gale_item];
                        i_36 = (int) gale_ints[5 * gale_items + gale_item];
                        i_62 = (int) gale_ints[6 * gale_items + gale_item];
                        i_66 = (int) gale_ints[7 * gale_items + gale_item];
                        i_137 = (int) gale_ints[8 * gale_items + gale_item];
                        i_141 = (int) gale_ints[9 * gale_items + gale_item];
                        i_142 = (int) gale_ints[10 * gale_items + gale_item];
                        i_143 = (int) gale_ints[11 * gale_items + gale_item];
                        i_144 = (int) gale_ints[12 * gale_items + gale_item];
                        l_147 = (long) gale_longs[gale_item];
                        i_148 = (int) gale_ints[13 * gale_items + gale_item];
                        l_149 = (long) gale_longs[gale_items + gale_item];
                        i_153 = (int) gale_ints[14 * gale_items + gale_item];
                        i_154 = (int) gale_ints[15 * gale_items + gale_item];
                        l_156 = (long) gale_longs[2 * gale_items + gale_item];
                        l_157 = (long) gale_longs[3 * gale_items + gale_item];
                        i_37 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                        i_38 = (int) get_local_size(0);
                        i_39 = (int) get_local_size(0);
                        l_40 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                        i_41 = gale_group_count << 8;
                        i_42 = (int) get_local_id(0);
                        i_43 = gale_group;
                        l_44 = ((long) ((int) ((uint) ((int) ((uint) (i_43 << 9) + (uint) (i_43 << 1))) + (uint) 256))) << 2;
                        i_45 = (int) get_local_id(0);
                        i_46 = (int) get_local_id(0);
                        i_47 = gale_group;
                        i_48 = (int) ((uint) (i_47 << 9) + (uint) (i_47 << 1));
                        i_49 = (int) ((uint) i_48 + (uint) 256);
                        i_50 = (int) get_local_id(0);
                        i_51 = gale_group;
                        i_52 = (int) ((uint) (i_51 << 9) + (uint) (i_51 << 1));
                        l_53 = (long) i_52;
                        ul_54 = arg_buffer + (((l_53 + 513L) << 2) + 16L);
                        ul_55 = arg_buffer + (((l_53 + 512L) << 2) + 16L);
                        i_56 = gale_group;
                        i_57 = (int) ((uint) (i_56 << 9) + (uint) (i_56 << 1));
                        l_58 = (long) i_57;
                        ul_59 = arg_buffer + (((l_58 + 513L) << 2) + 16L);
                        ul_60 = arg_buffer + (((l_58 + 512L) << 2) + 16L);
                        i_150 = (int) get_local_id(0);
                        i_151 = (int) get_local_id(0);
                        l_163 = gale_reply(gale_entry);
                    }
                    i_164 = (int) l_163;
                    if (l_163 < 0L) {
                        i_165 = 0;
                    } else {
                        i_165 = i_164;
                    }
                    l_166 = gale_BlockAccess_offsetInRegion(arg_fs, l_163, l_157, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    gale_copy((arg_fs + 16 + l_166), (arg_buffer + 16 + (l_147 + l_156)), i_165);
                    GALEFS_BARRIER(12);
                    if (i_150 == 0) {
                        if (!(i_165 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_165, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        }
                    }
                    i_167 = (int) ((uint) i_153 + (uint) i_165);
                    i_168 = ((l_163 == (-117L)) || (!((i_154 == 0) || ((l_40 & (l_149 + ((long) i_167))) == 0)))) ? 1 : 0;
                    i_169 = ((l_163 == (-117L)) || (!((i_165 < 1) || (!(i_167 < i_148))))) ? 1 : 0;
                    if (l_163 < 0L) {
                        if (l_163 == (-117L)) {
                            i_152 = i_169;
                            i_153 = i_167;
                            i_154 = i_168;
                        } else {
                            i_152 = i_164;
                            i_153 = i_167;
                            i_154 = i_168;
                        }
                    } else {
                        i_152 = i_169;
                        i_153 = i_167;
                        i_154 = i_168;
                    }
                }
                if (i_153 < 1) {
                    i_170 = i_152;
                } else {
                    i_170 = i_153;
                }
                i_171 = (i_170 < 1) ? 0 : i_170;
                i_172 = (int) ((uint) i_144 + (uint) i_171);
                i_144 = i_172;
                i_145 = i_170;
            }
            goto B145;
        B144:;
        B145:;
            if (i_145 < 0) {
                i_173 = i_145;
            } else {
                i_173 = i_144;
            }
            if (((long) i_173) < 0L) {
                i_174 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_173);
            }
            i_175 = 0;
            i_176 = 1;
            loop_152:;
            while (true) {
                if (gale_resuming == 9) {
                    goto loop_155;
                }
                if (i_176 < 1) {
                    goto B180;
                }
                if (!(i_175 < 4)) {
                    break;
                }
                l_177 = (long) i_175;
                l_178 = l_177 + (((long) ((int) ((uint) i_52 + (uint) 513))) << 2);
                i_179 = (int) ((uint) 4 - (uint) i_175);
                l_180 = l_177 + ((((long) ((int) ((uint) i_137 - (uint) i_143))) + (-1L)) << 2);
                i_181 = (int) get_local_id(0);
                i_182 = (int) get_local_id(0);
                i_183 = 1;
                i_184 = 0;
                i_185 = 0;
                loop_155:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 9) {
                        goto resume_9;
                    }
                    if (!(i_183 == 1)) {
                        break;
                    }
                    i_186 = (int) ((uint) i_179 - (uint) i_184);
                    l_187 = (long) i_184;
                    l_188 = l_180 + l_187;
                    if (i_185 == 0) {
                        i_189 = i_186;
                    } else {
                        i_190 = 4096 - ((int) (l_188 & 4095L));
                        i_191 = (i_190 < i_186) ? i_190 : i_186;
                        i_189 = i_191;
                    }
                    if (i_182 == 0) {
                        l_192 = gale_BlockAccess_beginRead(arg_fs, i_22, l_188, i_189, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_193 = l_192;
                    } else {
                        l_193 = 0L;
                    }
                    GALEFS_BROADCAST(13, l_194, l_193);
                    if (l_194 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_22;
                        gale_ints[gale_items + gale_item] = (uint) i_23;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_36;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_62;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_66;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_137;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_141;
                        gale_ints[10 * gale_items + gale_item] = (uint) i_142;
                        gale_ints[11 * gale_items + gale_item] = (uint) i_143;
                        gale_ints[12 * gale_items + gale_item] = (uint) i_175;
                        gale_longs[gale_item] = (ulong) l_178;
                        gale_ints[13 * gale_items + gale_item] = (uint) i_179;
                        gale_longs[gale_items + gale_item] = (ulong) l_180;
                        gale_ints[14 * gale_items + gale_item] = (uint) i_184;
                        gale_ints[15 * gale_items + gale_item] = (uint) i_185;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_187;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_188;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_194); }
                        GALEFS_RETURN;
                        resume_9:
                        gale_resuming = 0;
                        i_22 = (int) gale_ints[gale_item];
                        i_23 = (int) gale_ints[gale_items + gale_item];
                        i_25 = (int) gale_ints[2 * gale_items + gale_item];
                        i_34 = (int) gale_ints[3 * gale_items + gale_item];
                        i_35 = (int) gale_ints[4 * gale_items + gale_item];
                        i_36 = (int) gale_ints[5 * gale_items + gale_item];
                        i_62 = (int) gale_ints[6 * gale_items + gale_item];
                        i_66 = (int) gale_ints[7 * gale_items + gale_item];
                        i_137 = (int) gale_ints[8 * gale_items + gale_item];
                        i_141 = (int) gale_ints[9 * gale_items + gale_item];
                        i_142 = (int) gale_ints[10 * gale_items + gale_item];
                        i_143 = (int) gale_ints[11 * gale_items + gale_item];
                        i_175 = (int) gale_ints[12 * gale_items + gale_item];
                        l_178 = (long) gale_longs[gale_item];
                        i_179 = (int) gale_ints[13 * gale_items + gale_item];
                        l_180 = (long) gale_longs[gale_items + gale_item];
                        i_184 = (int) gale_ints[14 * gale_items + gale_item];
                        i_185 = (int) gale_ints[15 * gale_items + gale_item];
                        l_187 = (long) gale_longs[2 * gale_items + gale_item];
                        l_188 = (long) gale_longs[3 * gale_items + gale_item];
                        i_37 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                        i_38 = (int) get_local_size(0);
                        i_39 = (int) get_local_size(0);
                        l_40 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                        i_41 = gale_group_count << 8;
                        i_42 = (int) get_local_id(0);
                        i_43 = gale_group;
                        l_44 = ((long) ((int) ((uint) ((int) ((uint) (i_43 << 9) + (uint) (i_43 << 1))) + (uint) 256))) << 2;
                        i_45 = (int) get_local_id(0);
                        i_46 = (int) get_local_id(0);
                        i_47 = gale_group;
                        i_48 = (int) ((uint) (i_47 << 9) + (uint) (i_47 << 1));
                        i_49 = (int) ((uint) i_48 + (uint) 256);
                        i_50 = (int) get_local_id(0);
                        i_51 = gale_group;
                        i_52 = (int) ((uint) (i_51 << 9) + (uint) (i_51 << 1));
                        l_53 = (long) i_52;
                        ul_54 = arg_buffer + (((l_53 + 513L) << 2) + 16L);
                        ul_55 = arg_buffer + (((l_53 + 512L) << 2) + 16L);
                        i_56 = gale_group;
                        i_57 = (int) ((uint) (i_56 << 9) + (uint) (i_56 << 1));
                        l_58 = (long) i_57;
                        ul_59 = arg_buffer + (((l_58 + 513L) << 2) + 16L);
                        ul_60 = arg_buffer + (((l_58 + 512L) << 2) + 16L);
                        i_181 = (int) get_local_id(0);
                        i_182 = (int) get_local_id(0);
                        l_194 = gale_reply(gale_entry);
                    }
                    i_195 = (int) l_194;
                    if (l_194 < 0L) {
                        i_196 = 0;
                    } else {
                        i_196 = i_195;
                    }
                    l_197 = gale_BlockAccess_offsetInRegion(arg_fs, l_194, l_188, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    gale_copy((arg_fs + 16 + l_197), (arg_buffer + 16 + (l_178 + l_187)), i_196);
                    GALEFS_BARRIER(14);
                    if (i_181 == 0) {
                        if (!(i_196 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_196, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        }
                    }
                    i_198 = (int) ((uint) i_184 + (uint) i_196);
                    i_199 = ((l_194 == (-117L)) || (!((i_185 == 0) || ((l_40 & (l_180 + ((long) i_198))) == 0)))) ? 1 : 0;
                    i_200 = ((l_194 == (-117L)) || (!((i_196 < 1) || (!(i_198 < i_179))))) ? 1 : 0;
                    if (l_194 < 0L) {
                        if (l_194 == (-117L)) {
                            i_183 = i_200;
                            i_184 = i_198;
                            i_185 = i_199;
                        } else {
                            i_183 = i_195;
                            i_184 = i_198;
                            i_185 = i_199;
                        }
                    } else {
                        i_183 = i_200;
                        i_184 = i_198;
                        i_185 = i_199;
                    }
                }
                if (i_184 < 1) {
                    i_201 = i_183;
                } else {
                    i_201 = i_184;
                }
                i_202 = (i_201 < 1) ? 0 : i_201;
                i_203 = (int) ((uint) i_175 + (uint) i_202);
                i_175 = i_203;
                i_176 = i_201;
            }
            goto B181;
        B180:;
        B181:;
            if (i_176 < 0) {
                i_204 = i_176;
            } else {
                i_204 = i_175;
            }
            if (((long) i_204) < 0L) {
                i_205 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_204);
            }
            i_206 = *((__global gale_int *) ul_55);
            i_207 = *((__global gale_int *) ul_54);
            if (i_207 < i_206) {
                i_208 = i_141;
                i_209 = i_143;
            } else {
                i_210 = (int) ((uint) i_143 + (uint) 1);
                i_208 = i_210;
                i_209 = i_142;
            }
            GALEFS_BARRIER(15);
            i_141 = i_208;
            i_142 = i_209;
        }
        i_211 = (int) ((uint) i_141 - (uint) i_66);
        i_212 = i_211 << 2;
        i_213 = (i_212 < 0) ? (-22) : 1;
        i_214 = 0;
        i_215 = i_213;
        loop_192:;
        while (true) {
            if (gale_resuming == 10) {
                goto loop_195;
            }
            l_216 = (long) i_66;
            if (i_215 < 1) {
                goto B220;
            }
            if (!(i_214 < i_212)) {
                break;
            }
            l_217 = (long) i_214;
            l_218 = l_217 + (((long) i_48) << 2);
            i_219 = (int) ((uint) i_212 - (uint) i_214);
            l_220 = l_217 + (l_216 << 2);
            i_221 = (int) get_local_id(0);
            i_222 = (int) get_local_id(0);
            i_223 = 1;
            i_224 = 0;
            i_225 = 0;
            loop_195:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 10) {
                    goto resume_10;
                }
                if (!(i_223 == 1)) {
                    break;
                }
                i_226 = (int) ((uint) i_219 - (uint) i_224);
                l_227 = (long) i_224;
                l_228 = l_220 + l_227;
                if (i_225 == 0) {
                    i_229 = i_226;
                } else {
                    i_230 = 4096 - ((int) (l_228 & 4095L));
                    i_231 = (i_230 < i_226) ? i_230 : i_226;
                    i_229 = i_231;
                }
                if (i_222 == 0) {
                    l_232 = gale_BlockAccess_beginRead(arg_fs, i_23, l_228, i_229, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_233 = l_232;
                } else {
                    l_233 = 0L;
                }
                GALEFS_BROADCAST(16, l_234, l_233);
                if (l_234 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_22;
                    gale_ints[gale_items + gale_item] = (uint) i_23;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_36;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_62;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_66;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_137;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_211;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_212;
                    gale_ints[11 * gale_items + gale_item] = (uint) i_214;
                    gale_longs[gale_item] = (ulong) l_218;
                    gale_ints[12 * gale_items + gale_item] = (uint) i_219;
                    gale_longs[gale_items + gale_item] = (ulong) l_220;
                    gale_ints[13 * gale_items + gale_item] = (uint) i_224;
                    gale_ints[14 * gale_items + gale_item] = (uint) i_225;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_227;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_228;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_234); }
                    GALEFS_RETURN;
                    resume_10:
                    gale_resuming = 0;
                    i_22 = (int) gale_ints[gale_item];
                    i_23 = (int) gale_ints[gale_items + gale_item];
                    i_25 = (int) gale_ints[2 * gale_items + gale_item];
                    i_34 = (int) gale_ints[3 * gale_items + gale_item];
                    i_35 = (int) gale_ints[4 * gale_items + gale_item];
                    i_36 = (int) gale_ints[5 * gale_items + gale_item];
                    i_62 = (int) gale_ints[6 * gale_items + gale_item];
                    i_66 = (int) gale_ints[7 * gale_items + gale_item];
                    i_137 = (int) gale_ints[8 * gale_items + gale_item];
                    i_211 = (int) gale_ints[9 * gale_items + gale_item];
                    i_212 = (int) gale_ints[10 * gale_items + gale_item];
                    i_214 = (int) gale_ints[11 * gale_items + gale_item];
                    l_218 = (long) gale_longs[gale_item];
                    i_219 = (int) gale_ints[12 * gale_items + gale_item];
                    l_220 = (long) gale_longs[gale_items + gale_item];
                    i_224 = (int) gale_ints[13 * gale_items + gale_item];
                    i_225 = (int) gale_ints[14 * gale_items + gale_item];
                    l_227 = (long) gale_longs[2 * gale_items + gale_item];
                    l_228 = (long) gale_longs[3 * gale_items + gale_item];
                    i_37 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                    i_38 = (int) get_local_size(0);
                    i_39 = (int) get_local_size(0);
                    l_40 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_41 = gale_group_count << 8;
                    i_42 = (int) get_local_id(0);
                    i_43 = gale_group;
                    l_44 = ((long) ((int) ((uint) ((int) ((uint) (i_43 << 9) + (uint) (i_43 << 1))) + (uint) 256))) << 2;
                    i_45 = (int) get_local_id(0);
                    i_46 = (int) get_local_id(0);
                    i_47 = gale_group;
                    i_48 = (int) ((uint) (i_47 << 9) + (uint) (i_47 << 1));
                    i_49 = (int) ((uint) i_48 + (uint) 256);
                    i_50 = (int) get_local_id(0);
                    i_51 = gale_group;
                    i_52 = (int) ((uint) (i_51 << 9) + (uint) (i_51 << 1));
                    l_53 = (long) i_52;
                    ul_54 = arg_buffer + (((l_53 + 513L) << 2) + 16L);
                    ul_55 = arg_buffer + (((l_53 + 512L) << 2) + 16L);
                    i_56 = gale_group;
                    i_57 = (int) ((uint) (i_56 << 9) + (uint) (i_56 << 1));
                    l_58 = (long) i_57;
                    ul_59 = arg_buffer + (((l_58 + 513L) << 2) + 16L);
                    ul_60 = arg_buffer + (((l_58 + 512L) << 2) + 16L);
                    i_221 = (int) get_local_id(0);
                    i_222 = (int) get_local_id(0);
                    l_234 = gale_reply(gale_entry);
                }
                i_235 = (int) l_234;
                if (l_234 < 0L) {
                    i_236 = 0;
                } else {
                    i_236 = i_235;
                }
                l_237 = gale_BlockAccess_offsetInRegion(arg_fs, l_234, l_228, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_237), (arg_buffer + 16 + (l_218 + l_227)), i_236);
                GALEFS_BARRIER(17);
                if (i_221 == 0) {
                    if (!(i_236 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_236, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_238 = (int) ((uint) i_224 + (uint) i_236);
                i_239 = ((l_234 == (-117L)) || (!((i_225 == 0) || ((l_40 & (l_220 + ((long) i_238))) == 0)))) ? 1 : 0;
                i_240 = ((l_234 == (-117L)) || (!((i_236 < 1) || (!(i_238 < i_219))))) ? 1 : 0;
                if (l_234 < 0L) {
                    if (l_234 == (-117L)) {
                        i_223 = i_240;
                        i_224 = i_238;
                        i_225 = i_239;
                    } else {
                        i_223 = i_235;
                        i_224 = i_238;
                        i_225 = i_239;
                    }
                } else {
                    i_223 = i_240;
                    i_224 = i_238;
                    i_225 = i_239;
                }
            }
            if (i_224 < 1) {
                i_241 = i_223;
            } else {
                i_241 = i_224;
            }
            i_242 = (i_241 < 1) ? 0 : i_241;
            i_243 = (int) ((uint) i_214 + (uint) i_242);
            i_214 = i_243;
            i_215 = i_241;
        }
        goto B221;
    B220:;
    B221:;
        if (i_215 < 0) {
            i_244 = i_215;
        } else {
            i_244 = i_214;
        }
        if (((long) i_244) < 0L) {
            i_245 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_244);
        }
        i_246 = (int) ((uint) i_137 - (uint) i_62);
        i_247 = (int) ((uint) i_246 - (uint) i_211);
        i_248 = i_247 << 2;
        i_249 = (i_248 < 0) ? (-22) : 1;
        l_250 = (long) i_62;
        i_251 = 0;
        i_252 = i_249;
        loop_228:;
        while (true) {
            if (gale_resuming == 11) {
                goto loop_231;
            }
            i_253 = (int) ((uint) i_211 + (uint) i_48);
            if (i_252 < 1) {
                goto B256;
            }
            if (!(i_251 < i_248)) {
                break;
            }
            l_254 = (long) i_251;
            l_255 = l_254 + (((long) i_253) << 2);
            i_256 = (int) ((uint) i_248 - (uint) i_251);
            l_257 = l_254 + ((l_250 - l_216) << 2);
            i_258 = (int) get_local_id(0);
            i_259 = (int) get_local_id(0);
            i_260 = 1;
            i_261 = 0;
            i_262 = 0;
            loop_231:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 11) {
                    goto resume_11;
                }
                if (!(i_260 == 1)) {
                    break;
                }
                i_263 = (int) ((uint) i_256 - (uint) i_261);
                l_264 = (long) i_261;
                l_265 = l_257 + l_264;
                if (i_262 == 0) {
                    i_266 = i_263;
                } else {
                    i_267 = 4096 - ((int) (l_265 & 4095L));
                    i_268 = (i_267 < i_263) ? i_267 : i_263;
                    i_266 = i_268;
                }
                if (i_259 == 0) {
                    l_269 = gale_BlockAccess_beginRead(arg_fs, i_22, l_265, i_266, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_270 = l_269;
                } else {
                    l_270 = 0L;
                }
                GALEFS_BROADCAST(18, l_271, l_270);
                if (l_271 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_22;
                    gale_ints[gale_items + gale_item] = (uint) i_23;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_36;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_62;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_211;
                    gale_longs[gale_item] = (ulong) l_216;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_246;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_247;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_248;
                    gale_longs[gale_items + gale_item] = (ulong) l_250;
                    gale_ints[11 * gale_items + gale_item] = (uint) i_251;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_255;
                    gale_ints[12 * gale_items + gale_item] = (uint) i_256;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_257;
                    gale_ints[13 * gale_items + gale_item] = (uint) i_261;
                    gale_ints[14 * gale_items + gale_item] = (uint) i_262;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_264;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_265;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 11, l_271); }
                    GALEFS_RETURN;
                    resume_11:
                    gale_resuming = 0;
                    i_22 = (int) gale_ints[gale_item];
                    i_23 = (int) gale_ints[gale_items + gale_item];
                    i_25 = (int) gale_ints[2 * gale_items + gale_item];
                    i_34 = (int) gale_ints[3 * gale_items + gale_item];
                    i_35 = (int) gale_ints[4 * gale_items + gale_item];
                    i_36 = (int) gale_ints[5 * gale_items + gale_item];
                    i_62 = (int) gale_ints[6 * gale_items + gale_item];
                    i_211 = (int) gale_ints[7 * gale_items + gale_item];
                    l_216 = (long) gale_longs[gale_item];
                    i_246 = (int) gale_ints[8 * gale_items + gale_item];
                    i_247 = (int) gale_ints[9 * gale_items + gale_item];
                    i_248 = (int) gale_ints[10 * gale_items + gale_item];
                    l_250 = (long) gale_longs[gale_items + gale_item];
                    i_251 = (int) gale_ints[11 * gale_items + gale_item];
                    l_255 = (long) gale_longs[2 * gale_items + gale_item];
                    i_256 = (int) gale_ints[12 * gale_items + gale_item];
                    l_257 = (long) gale_longs[3 * gale_items + gale_item];
                    i_261 = (int) gale_ints[13 * gale_items + gale_item];
                    i_262 = (int) gale_ints[14 * gale_items + gale_item];
                    l_264 = (long) gale_longs[4 * gale_items + gale_item];
                    l_265 = (long) gale_longs[5 * gale_items + gale_item];
                    i_37 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                    i_38 = (int) get_local_size(0);
                    i_39 = (int) get_local_size(0);
                    l_40 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    i_41 = gale_group_count << 8;
                    i_42 = (int) get_local_id(0);
                    i_43 = gale_group;
                    l_44 = ((long) ((int) ((uint) ((int) ((uint) (i_43 << 9) + (uint) (i_43 << 1))) + (uint) 256))) << 2;
                    i_45 = (int) get_local_id(0);
                    i_46 = (int) get_local_id(0);
                    i_47 = gale_group;
                    i_48 = (int) ((uint) (i_47 << 9) + (uint) (i_47 << 1));
                    i_49 = (int) ((uint) i_48 + (uint) 256);
                    i_50 = (int) get_local_id(0);
                    i_51 = gale_group;
                    i_52 = (int) ((uint) (i_51 << 9) + (uint) (i_51 << 1));
                    l_53 = (long) i_52;
                    ul_54 = arg_buffer + (((l_53 + 513L) << 2) + 16L);
                    ul_55 = arg_buffer + (((l_53 + 512L) << 2) + 16L);
                    i_56 = gale_group;
                    i_57 = (int) ((uint) (i_56 << 9) + (uint) (i_56 << 1));
                    l_58 = (long) i_57;
                    ul_59 = arg_buffer + (((l_58 + 513L) << 2) + 16L);
                    ul_60 = arg_buffer + (((l_58 + 512L) << 2) + 16L);
                    i_258 = (int) get_local_id(0);
                    i_259 = (int) get_local_id(0);
                    l_271 = gale_reply(gale_entry);
                }
                i_272 = (int) l_271;
                if (l_271 < 0L) {
                    i_273 = 0;
                } else {
                    i_273 = i_272;
                }
                l_274 = gale_BlockAccess_offsetInRegion(arg_fs, l_271, l_265, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_274), (arg_buffer + 16 + (l_255 + l_264)), i_273);
                GALEFS_BARRIER(19);
                if (i_258 == 0) {
                    if (!(i_273 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_273, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_275 = (int) ((uint) i_261 + (uint) i_273);
                i_276 = ((l_271 == (-117L)) || (!((i_262 == 0) || ((l_40 & (l_257 + ((long) i_275))) == 0)))) ? 1 : 0;
                i_277 = ((l_271 == (-117L)) || (!((i_273 < 1) || (!(i_275 < i_256))))) ? 1 : 0;
                if (l_271 < 0L) {
                    if (l_271 == (-117L)) {
                        i_260 = i_277;
                        i_261 = i_275;
                        i_262 = i_276;
                    } else {
                        i_260 = i_272;
                        i_261 = i_275;
                        i_262 = i_276;
                    }
                } else {
                    i_260 = i_277;
                    i_261 = i_275;
                    i_262 = i_276;
                }
            }
            if (i_261 < 1) {
                i_278 = i_260;
            } else {
                i_278 = i_261;
            }
            i_279 = (i_278 < 1) ? 0 : i_278;
            i_280 = (int) ((uint) i_251 + (uint) i_279);
            i_251 = i_280;
            i_252 = i_278;
        }
        goto B257;
    B256:;
    B257:;
        if (i_252 < 0) {
            i_281 = i_252;
        } else {
            i_281 = i_251;
        }
        if (((long) i_281) < 0L) {
            i_282 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_281);
        }
        i_283 = i_50;
        while (true) {
            if (!(i_283 < i_211)) {
                break;
            }
            i_284 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_283 + (uint) i_48))) << 2) + 16L)));
            i_285 = 0;
            i_286 = i_247;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_285 < i_286)) {
                    break;
                }
                i_287 = (int) ((uint) ((int) ((uint) i_285 + (uint) i_286)) >> 1);
                i_288 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_253 + (uint) i_287))) << 2) + 16L)));
                if (i_288 < i_284) {
                    i_289 = (int) ((uint) i_287 + (uint) 1);
                    i_285 = i_289;
                } else {
                    i_286 = i_287;
                }
            }
            *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_283 + (uint) ((int) ((uint) i_49 + (uint) i_285))))) << 2) + 16L))) = i_284;
            i_290 = (int) ((uint) i_283 + (uint) i_39);
            i_283 = i_290;
        }
        i_291 = i_46;
        while (true) {
            if (!(i_291 < i_247)) {
                break;
            }
            i_292 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_253 + (uint) i_291))) << 2) + 16L)));
            if (i_292 == 2147483647) {
                i_293 = i_211;
            } else {
                i_294 = (int) ((uint) i_292 + (uint) 1);
                i_295 = 0;
                i_296 = i_211;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_295 < i_296)) {
                        break;
                    }
                    i_297 = (int) ((uint) ((int) ((uint) i_295 + (uint) i_296)) >> 1);
                    i_298 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_297 + (uint) i_48))) << 2) + 16L)));
                    if (i_298 < i_294) {
                        i_299 = (int) ((uint) i_297 + (uint) 1);
                        i_295 = i_299;
                    } else {
                        i_296 = i_297;
                    }
                }
                i_293 = i_295;
            }
            *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_291 + (uint) ((int) ((uint) i_49 + (uint) i_293))))) << 2) + 16L))) = i_292;
            i_300 = (int) ((uint) i_291 + (uint) i_38);
            i_291 = i_300;
        }
        GALEFS_BARRIER(20);
        i_301 = i_246 << 2;
        l_302 = l_250 << 2;
        i_303 = 4;
        i_304 = 0;
        i_305 = 0;
        loop_283:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 12) {
                goto resume_12;
            }
            if (i_303 == 0) {
                break;
            }
            l_306 = (long) i_304;
            l_307 = l_306 + l_302;
            if (i_45 == 0) {
                i_308 = (i_304 < 1) ? 0 : 1;
                l_309 = gale_BlockAccess_beginWrite(arg_fs, i_303, i_25, l_307, ((int) ((uint) i_301 - (uint) i_304)), i_308, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_310 = l_309;
            } else {
                l_310 = 0L;
            }
            GALEFS_BROADCAST(21, l_311, l_310);
            if (l_311 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_22;
                gale_ints[gale_items + gale_item] = (uint) i_23;
                gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                gale_ints[5 * gale_items + gale_item] = (uint) i_36;
                gale_ints[6 * gale_items + gale_item] = (uint) i_62;
                gale_ints[7 * gale_items + gale_item] = (uint) i_301;
                gale_longs[gale_item] = (ulong) l_302;
                gale_ints[8 * gale_items + gale_item] = (uint) i_303;
                gale_ints[9 * gale_items + gale_item] = (uint) i_304;
                gale_longs[gale_items + gale_item] = (ulong) l_306;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_307;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 12, l_311); }
                GALEFS_RETURN;
                resume_12:
                gale_resuming = 0;
                i_22 = (int) gale_ints[gale_item];
                i_23 = (int) gale_ints[gale_items + gale_item];
                i_25 = (int) gale_ints[2 * gale_items + gale_item];
                i_34 = (int) gale_ints[3 * gale_items + gale_item];
                i_35 = (int) gale_ints[4 * gale_items + gale_item];
                i_36 = (int) gale_ints[5 * gale_items + gale_item];
                i_62 = (int) gale_ints[6 * gale_items + gale_item];
                i_301 = (int) gale_ints[7 * gale_items + gale_item];
                l_302 = (long) gale_longs[gale_item];
                i_303 = (int) gale_ints[8 * gale_items + gale_item];
                i_304 = (int) gale_ints[9 * gale_items + gale_item];
                l_306 = (long) gale_longs[gale_items + gale_item];
                l_307 = (long) gale_longs[2 * gale_items + gale_item];
                i_37 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                i_38 = (int) get_local_size(0);
                i_39 = (int) get_local_size(0);
                l_40 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                i_41 = gale_group_count << 8;
                i_42 = (int) get_local_id(0);
                i_43 = gale_group;
                l_44 = ((long) ((int) ((uint) ((int) ((uint) (i_43 << 9) + (uint) (i_43 << 1))) + (uint) 256))) << 2;
                i_45 = (int) get_local_id(0);
                i_46 = (int) get_local_id(0);
                i_47 = gale_group;
                i_48 = (int) ((uint) (i_47 << 9) + (uint) (i_47 << 1));
                i_49 = (int) ((uint) i_48 + (uint) 256);
                i_50 = (int) get_local_id(0);
                i_51 = gale_group;
                i_52 = (int) ((uint) (i_51 << 9) + (uint) (i_51 << 1));
                l_53 = (long) i_52;
                ul_54 = arg_buffer + (((l_53 + 513L) << 2) + 16L);
                ul_55 = arg_buffer + (((l_53 + 512L) << 2) + 16L);
                i_56 = gale_group;
                i_57 = (int) ((uint) (i_56 << 9) + (uint) (i_56 << 1));
                l_58 = (long) i_57;
                ul_59 = arg_buffer + (((l_58 + 513L) << 2) + 16L);
                ul_60 = arg_buffer + (((l_58 + 512L) << 2) + 16L);
                l_311 = gale_reply(gale_entry);
            }
            i_312 = (int) l_311;
            if (l_311 < 0L) {
                i_313 = 0;
            } else {
                i_313 = i_312;
            }
            l_314 = gale_BlockAccess_offsetInRegion(arg_fs, l_311, l_307, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_buffer + 16 + (l_306 + l_44)), (arg_fs + 16 + l_314), i_313);
            GALEFS_BARRIER(22);
            if (i_42 == 0) {
                if (!(i_313 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_313, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_315 = (int) ((uint) i_304 + (uint) i_313);
            if (l_311 < 0L) {
                if ((!(i_303 == 4)) || (i_315 < 1)) {
                    i_316 = i_312;
                } else {
                    i_316 = i_315;
                }
            } else {
                i_316 = i_315;
            }
            i_317 = (((!(i_303 == 4)) || (i_315 < 1)) || (i_37 == 0)) ? 0 : 5;
            if (i_313 == 0) {
                i_303 = i_317;
                i_304 = i_315;
                i_305 = i_316;
            } else {
                if (i_315 == i_301) {
                    i_303 = i_317;
                    i_304 = i_315;
                    i_305 = i_316;
                } else {
                    i_304 = i_315;
                    i_305 = i_316;
                }
            }
        }
        if (((long) i_305) < 0L) {
            i_318 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_305);
        }
        GALEFS_BARRIER(23);
        i_319 = (int) ((uint) i_62 + (uint) i_41);
        i_62 = i_319;
    }
    if (((int) get_local_id(0)) == 0) {
        l_320 = gale_OpenFileCalls_beginClose(arg_fs, i_23, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_321 = l_320;
    } else {
        l_321 = 0L;
    }
    GALEFS_BROADCAST(24, l_322, l_321);
    if (l_322 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_22;
        gale_ints[gale_items + gale_item] = (uint) i_25;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 13, l_322); }
        GALEFS_RETURN;
        resume_13:
        gale_resuming = 0;
        i_22 = (int) gale_ints[gale_item];
        i_25 = (int) gale_ints[gale_items + gale_item];
        l_322 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_323 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_324 = l_323;
    } else {
        l_324 = 0L;
    }
    GALEFS_BROADCAST(25, l_325, l_324);
    if (l_325 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_25;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 14, l_325); }
        GALEFS_RETURN;
        resume_14:
        gale_resuming = 0;
        i_25 = (int) gale_ints[gale_item];
        l_325 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_326 = gale_OpenFileCalls_beginClose(arg_fs, i_25, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_327 = l_326;
    } else {
        l_327 = 0L;
    }
    GALEFS_BROADCAST(26, l_328, l_327);
    if (l_328 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 15, l_328); }
        GALEFS_RETURN;
        resume_15:
        gale_resuming = 0;
        l_328 = gale_reply(gale_entry);
    }
    i_329 = (int) l_328;
    if (((long) i_329) < 0L) {
        i_330 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_329);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
