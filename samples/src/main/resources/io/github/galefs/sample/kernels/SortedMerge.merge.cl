// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.SortedMerge#merge
// entry point: galefs_merge
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE
// waits: 15
// saved values: 18
// context bytes: 96
// needs: BARRIERS
// string: "left"
// string: "right"
// string: "merged"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: b4bdc231905a9426c4dcd301ae572fb323f296326925dc5b8ab2275324bdebb1
// functions SHA-256: b5fd0c809a054f42eb8533d67bc5fecaa752ed9ab8f1310d4b8d4ceb686d8aec
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_reply gale_round_entry

__constant char gale_literals[] = {108, 101, 102, 116, 114, 105, 103, 104, 116, 109, 101, 114, 103, 101, 100};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_103) VARIABLE(int, i_104) VARIABLE(int, i_105) VARIABLE(int, i_108) VARIABLE(int, i_109) VARIABLE(int, i_121) VARIABLE(int, i_122) VARIABLE(int, i_131) VARIABLE(int, i_132) VARIABLE(int, i_144) VARIABLE(int, i_145) VARIABLE(int, i_154) VARIABLE(int, i_155) VARIABLE(int, i_158) VARIABLE(int, i_162) VARIABLE(int, i_163) VARIABLE(int, i_164) VARIABLE(int, i_167) VARIABLE(int, i_168) VARIABLE(int, i_180) VARIABLE(int, i_181) VARIABLE(int, i_190) VARIABLE(int, i_191) VARIABLE(int, i_203) VARIABLE(int, i_204) VARIABLE(int, i_213) VARIABLE(int, i_214) VARIABLE(int, i_217) VARIABLE(int, i_218) VARIABLE(int, i_219) VARIABLE(int, i_221) VARIABLE(int, i_234) VARIABLE(int, i_235) VARIABLE(int, i_242) VARIABLE(int, i_245) VARIABLE(int, i_246) VARIABLE(int, i_247) VARIABLE(int, i_249) VARIABLE(int, i_262) VARIABLE(int, i_263) VARIABLE(int, i_288) VARIABLE(int, i_290) VARIABLE(int, i_291) VARIABLE(int, i_301) VARIABLE(int, i_302) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_34) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_70) VARIABLE(int, i_71) VARIABLE(int, i_77) VARIABLE(int, i_79) VARIABLE(int, i_80) VARIABLE(int, i_81) VARIABLE(int, i_83) VARIABLE(int, i_84) VARIABLE(int, i_90) VARIABLE(int, i_92) VARIABLE(int, i_93) VARIABLE(int, i_94) VARIABLE(int, i_96) VARIABLE(int, i_97) VARIABLE(int, i_99) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_106) VARIABLE(long, l_111) VARIABLE(long, l_112) VARIABLE(long, l_120) VARIABLE(long, l_129) VARIABLE(long, l_134) VARIABLE(long, l_135) VARIABLE(long, l_143) VARIABLE(long, l_165) VARIABLE(long, l_170) VARIABLE(long, l_171) VARIABLE(long, l_179) VARIABLE(long, l_188) VARIABLE(long, l_193) VARIABLE(long, l_194) VARIABLE(long, l_20) VARIABLE(long, l_202) VARIABLE(long, l_220) VARIABLE(long, l_223) VARIABLE(long, l_224) VARIABLE(long, l_225) VARIABLE(long, l_233) VARIABLE(long, l_243) VARIABLE(long, l_251) VARIABLE(long, l_252) VARIABLE(long, l_253) VARIABLE(long, l_261) VARIABLE(long, l_289) VARIABLE(long, l_293) VARIABLE(long, l_294) VARIABLE(long, l_300) VARIABLE(long, l_41) VARIABLE(long, l_53) VARIABLE(long, l_57) VARIABLE(long, l_69) VARIABLE(long, l_78) VARIABLE(long, l_82) VARIABLE(long, l_91) VARIABLE(long, l_95) VARIABLE(__global uchar *, ul_75) VARIABLE(__global uchar *, ul_76) VARIABLE(__global uchar *, ul_88) VARIABLE(__global uchar *, ul_89)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23) POINT(24) POINT(25) POINT(26)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(l_10) VARIABLE(l_20)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(l_41)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_108) VARIABLE(i_109) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(i_99) VARIABLE(l_106) VARIABLE(l_111) VARIABLE(l_112) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_69) VARIABLE(l_78) VARIABLE(l_82) VARIABLE(l_91) VARIABLE(l_95) VARIABLE(ul_75) VARIABLE(ul_76) VARIABLE(ul_88) VARIABLE(ul_89)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_108) VARIABLE(i_109) VARIABLE(i_121) VARIABLE(i_122) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(i_99) VARIABLE(l_106) VARIABLE(l_120) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_69) VARIABLE(l_78) VARIABLE(l_82) VARIABLE(l_91) VARIABLE(l_95) VARIABLE(ul_75) VARIABLE(ul_76) VARIABLE(ul_88) VARIABLE(ul_89)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_131) VARIABLE(i_132) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(i_99) VARIABLE(l_129) VARIABLE(l_134) VARIABLE(l_135) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_69) VARIABLE(l_78) VARIABLE(l_82) VARIABLE(l_91) VARIABLE(l_95) VARIABLE(ul_75) VARIABLE(ul_76) VARIABLE(ul_88) VARIABLE(ul_89)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_131) VARIABLE(i_132) VARIABLE(i_144) VARIABLE(i_145) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(i_99) VARIABLE(l_129) VARIABLE(l_143) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_69) VARIABLE(l_78) VARIABLE(l_82) VARIABLE(l_91) VARIABLE(l_95) VARIABLE(ul_75) VARIABLE(ul_76) VARIABLE(ul_88) VARIABLE(ul_89)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_154) VARIABLE(i_155) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(i_99) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_69) VARIABLE(l_78) VARIABLE(l_82) VARIABLE(l_91) VARIABLE(l_95) VARIABLE(ul_75) VARIABLE(ul_76) VARIABLE(ul_88) VARIABLE(ul_89)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_103) VARIABLE(i_158) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(i_99) VARIABLE(l_165) VARIABLE(l_170) VARIABLE(l_171) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_69) VARIABLE(l_78) VARIABLE(l_82) VARIABLE(l_91) VARIABLE(l_95) VARIABLE(ul_75) VARIABLE(ul_76) VARIABLE(ul_88) VARIABLE(ul_89)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_103) VARIABLE(i_158) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_180) VARIABLE(i_181) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(i_99) VARIABLE(l_165) VARIABLE(l_179) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_69) VARIABLE(l_78) VARIABLE(l_82) VARIABLE(l_91) VARIABLE(l_95) VARIABLE(ul_75) VARIABLE(ul_76) VARIABLE(ul_88) VARIABLE(ul_89)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_103) VARIABLE(i_158) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_190) VARIABLE(i_191) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(i_99) VARIABLE(l_188) VARIABLE(l_193) VARIABLE(l_194) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_69) VARIABLE(l_78) VARIABLE(l_82) VARIABLE(l_91) VARIABLE(l_95) VARIABLE(ul_75) VARIABLE(ul_76) VARIABLE(ul_88) VARIABLE(ul_89)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_103) VARIABLE(i_158) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_190) VARIABLE(i_191) VARIABLE(i_203) VARIABLE(i_204) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(i_99) VARIABLE(l_188) VARIABLE(l_202) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_69) VARIABLE(l_78) VARIABLE(l_82) VARIABLE(l_91) VARIABLE(l_95) VARIABLE(ul_75) VARIABLE(ul_76) VARIABLE(ul_88) VARIABLE(ul_89)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_103) VARIABLE(i_158) VARIABLE(i_213) VARIABLE(i_214) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(i_99) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_69) VARIABLE(l_78) VARIABLE(l_82) VARIABLE(l_91) VARIABLE(l_95) VARIABLE(ul_75) VARIABLE(ul_76) VARIABLE(ul_88) VARIABLE(ul_89)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_103) VARIABLE(i_158) VARIABLE(i_162) VARIABLE(i_217) VARIABLE(i_218) VARIABLE(i_221) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(i_99) VARIABLE(l_223) VARIABLE(l_224) VARIABLE(l_225) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_69) VARIABLE(l_78) VARIABLE(l_82) VARIABLE(l_91) VARIABLE(l_95) VARIABLE(ul_75) VARIABLE(ul_76) VARIABLE(ul_88) VARIABLE(ul_89)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_103) VARIABLE(i_158) VARIABLE(i_162) VARIABLE(i_217) VARIABLE(i_218) VARIABLE(i_221) VARIABLE(i_234) VARIABLE(i_235) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(i_99) VARIABLE(l_224) VARIABLE(l_233) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_69) VARIABLE(l_78) VARIABLE(l_82) VARIABLE(l_91) VARIABLE(l_95) VARIABLE(ul_75) VARIABLE(ul_76) VARIABLE(ul_88) VARIABLE(ul_89)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_219) VARIABLE(i_242) VARIABLE(i_245) VARIABLE(i_246) VARIABLE(i_247) VARIABLE(i_249) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(i_99) VARIABLE(l_220) VARIABLE(l_243) VARIABLE(l_251) VARIABLE(l_252) VARIABLE(l_253) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_69) VARIABLE(l_78) VARIABLE(l_82) VARIABLE(l_91) VARIABLE(l_95) VARIABLE(ul_75) VARIABLE(ul_76) VARIABLE(ul_88) VARIABLE(ul_89)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_219) VARIABLE(i_242) VARIABLE(i_245) VARIABLE(i_246) VARIABLE(i_249) VARIABLE(i_262) VARIABLE(i_263) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(i_99) VARIABLE(l_220) VARIABLE(l_243) VARIABLE(l_252) VARIABLE(l_261) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_69) VARIABLE(l_78) VARIABLE(l_82) VARIABLE(l_91) VARIABLE(l_95) VARIABLE(ul_75) VARIABLE(ul_76) VARIABLE(ul_88) VARIABLE(ul_89)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_242) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(i_99) VARIABLE(l_243) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_69) VARIABLE(l_78) VARIABLE(l_82) VARIABLE(l_91) VARIABLE(l_95) VARIABLE(ul_75) VARIABLE(ul_76) VARIABLE(ul_88) VARIABLE(ul_89)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_288) VARIABLE(i_290) VARIABLE(i_291) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(i_99) VARIABLE(l_289) VARIABLE(l_293) VARIABLE(l_294) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_69) VARIABLE(l_78) VARIABLE(l_82) VARIABLE(l_91) VARIABLE(l_95) VARIABLE(ul_75) VARIABLE(ul_76) VARIABLE(ul_88) VARIABLE(ul_89)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_288) VARIABLE(i_290) VARIABLE(i_291) VARIABLE(i_301) VARIABLE(i_302) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(i_99) VARIABLE(l_289) VARIABLE(l_300) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_69) VARIABLE(l_78) VARIABLE(l_82) VARIABLE(l_91) VARIABLE(l_95) VARIABLE(ul_75) VARIABLE(ul_76) VARIABLE(ul_88) VARIABLE(ul_89)
#define GALEFS_LIVE_23(VARIABLE) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(i_99) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_69) VARIABLE(l_78) VARIABLE(l_82) VARIABLE(l_91) VARIABLE(l_95) VARIABLE(ul_75) VARIABLE(ul_76) VARIABLE(ul_88) VARIABLE(ul_89)
#define GALEFS_LIVE_24(VARIABLE) VARIABLE(i_31) VARIABLE(i_34)
#define GALEFS_LIVE_25(VARIABLE) VARIABLE(i_34)
#define GALEFS_LIVE_26(VARIABLE)

__kernel void galefs_merge(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_error, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_75, *ul_76, *ul_88, *ul_89;
    int i_5, i_6, i_15, i_16, i_25, i_26, i_31, i_32, i_33, i_34, i_35, i_36, i_47, i_48, i_49, i_50, i_51, i_52, i_54, i_55, i_56, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68, i_70, i_71, i_72, i_73, i_77, i_79, i_80, i_81, i_83, i_84, i_85, i_86, i_90, i_92, i_93, i_94, i_96, i_97, i_98, i_99, i_100, i_101, i_102, i_103, i_104, i_105, i_107, i_108, i_109, i_110, i_113, i_114, i_115, i_121, i_122, i_124, i_125, i_126, i_127, i_128, i_130, i_131, i_132, i_133, i_136, i_137, i_138, i_144, i_145, i_147, i_148, i_149, i_150, i_151, i_152, i_153, i_154, i_155, i_156, i_157, i_158, i_159, i_160, i_161, i_162, i_163, i_164, i_166, i_167, i_168, i_169, i_172, i_173, i_174, i_180, i_181, i_183, i_184, i_185, i_186, i_187, i_189, i_190, i_191, i_192, i_195, i_196, i_197, i_203, i_204, i_206, i_207, i_208, i_209, i_210, i_211, i_212, i_213, i_214, i_215, i_216, i_217, i_218, i_219, i_221, i_222, i_226, i_227, i_228, i_234, i_235, i_237, i_238, i_239, i_240, i_241, i_242, i_244, i_245, i_246, i_247, i_248, i_249, i_250, i_254, i_255, i_256, i_262, i_263, i_265, i_266, i_267, i_268, i_269, i_270, i_271, i_272, i_273, i_274, i_275, i_276, i_277, i_278, i_279, i_280, i_281, i_282, i_283, i_284, i_285, i_286, i_287, i_288, i_290, i_291, i_292, i_295, i_301, i_302, i_304, i_305, i_306, i_307, i_308, i_324, i_325;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_27, l_28, l_29, l_30, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_53, l_57, l_69, l_74, l_78, l_82, l_87, l_91, l_95, l_106, l_111, l_112, l_116, l_117, l_118, l_119, l_120, l_123, l_129, l_134, l_135, l_139, l_140, l_141, l_142, l_143, l_146, l_165, l_170, l_171, l_175, l_176, l_177, l_178, l_179, l_182, l_188, l_193, l_194, l_198, l_199, l_200, l_201, l_202, l_205, l_220, l_223, l_224, l_225, l_229, l_230, l_231, l_232, l_233, l_236, l_243, l_251, l_252, l_253, l_257, l_258, l_259, l_260, l_261, l_264, l_289, l_293, l_294, l_296, l_297, l_298, l_299, l_300, l_303, l_309, l_310, l_311, l_312, l_313, l_314, l_315, l_316, l_317, l_318, l_319, l_320, l_321, l_322, l_323;
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
    i_65 = (int) get_local_id(0);
    i_66 = (int) get_local_id(0);
    i_67 = (int) get_local_id(0);
    i_68 = (int) get_local_id(0);
    l_69 = ((long) i_62) << 2;
    i_70 = (int) get_local_id(0);
    i_71 = (int) get_local_id(0);
    i_72 = gale_group;
    i_73 = (int) ((uint) (i_72 << 9) + (uint) (i_72 << 1));
    l_74 = (long) i_73;
    ul_75 = arg_buffer + (((l_74 + 513L) << 2) + 16L);
    ul_76 = arg_buffer + (((l_74 + 512L) << 2) + 16L);
    i_77 = (int) get_local_id(0);
    l_78 = ((long) ((int) ((uint) i_73 + (uint) 513))) << 2;
    i_79 = (int) get_local_id(0);
    i_80 = (int) get_local_id(0);
    i_81 = (int) get_local_id(0);
    l_82 = ((long) ((int) ((uint) i_73 + (uint) 512))) << 2;
    i_83 = (int) get_local_id(0);
    i_84 = (int) get_local_id(0);
    i_85 = gale_group;
    i_86 = (int) ((uint) (i_85 << 9) + (uint) (i_85 << 1));
    l_87 = (long) i_86;
    ul_88 = arg_buffer + (((l_87 + 513L) << 2) + 16L);
    ul_89 = arg_buffer + (((l_87 + 512L) << 2) + 16L);
    i_90 = (int) get_local_id(0);
    l_91 = ((long) ((int) ((uint) i_86 + (uint) 513))) << 2;
    i_92 = (int) get_local_id(0);
    i_93 = (int) get_local_id(0);
    i_94 = (int) get_local_id(0);
    l_95 = ((long) ((int) ((uint) i_86 + (uint) 512))) << 2;
    i_96 = (int) get_local_id(0);
    i_97 = (int) get_local_id(0);
    i_98 = gale_group << 8;
    i_99 = i_98;
    loop_59:;
    while (true) {
        if (gale_resuming == 6) {
            goto loop_61;
        }
        if (gale_resuming == 7) {
            goto loop_61;
        }
        if (gale_resuming == 8) {
            goto loop_131;
        }
        if (gale_resuming == 9) {
            goto loop_131;
        }
        if (gale_resuming == 10) {
            goto loop_201;
        }
        if (gale_resuming == 11) {
            goto loop_233;
        }
        if (gale_resuming == 12) {
            goto loop_284;
        }
        if (!(i_99 < i_49)) {
            break;
        }
        i_100 = (int) ((uint) i_99 - (uint) i_48);
        i_101 = (i_100 < 1) ? 0 : i_100;
        i_102 = (i_47 < i_99) ? i_47 : i_99;
        i_103 = i_101;
        i_104 = i_102;
        loop_61:;
        while (true) {
            if (gale_resuming == 6) {
                goto loop_63;
            }
            if (gale_resuming == 7) {
                goto loop_95;
            }
            if (!(i_103 < i_104)) {
                break;
            }
            i_105 = (int) ((uint) ((int) ((uint) i_103 + (uint) i_104)) >> 1);
            l_106 = ((long) (uint) i_105) << 2;
            i_107 = 1;
            i_108 = 0;
            i_109 = 0;
            loop_63:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 6) {
                    goto resume_6;
                }
                if (!(i_107 == 1)) {
                    break;
                }
                i_110 = (int) ((uint) 4 - (uint) i_108);
                l_111 = (long) i_108;
                l_112 = l_111 + l_106;
                if (i_109 == 0) {
                    i_113 = i_110;
                } else {
                    i_114 = 4096 - ((int) (l_112 & 4095L));
                    i_115 = (i_114 < i_110) ? i_114 : i_110;
                    i_113 = i_115;
                }
                if (i_97 == 0) {
                    l_116 = gale_BlockAccess_beginRead(arg_fs, i_32, l_112, i_113, gale_group);
                    l_117 = l_116;
                } else {
                    l_117 = 0L;
                }
                if (i_96 == 0) {
                    if (l_117 < (-4611686018427387904L)) {
                        l_118 = gale_HostCall_awaitReply(arg_fs, l_117, gale_group);
                        l_119 = l_118;
                    } else {
                        l_119 = l_117;
                    }
                } else {
                    l_119 = l_117;
                }
                GALEFS_BROADCAST(6, l_120, l_119);
                if (l_120 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_31;
                    gale_ints[gale_items + gale_item] = (uint) i_32;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_34;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_47;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_48;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_49;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_99;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_103;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_104;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_105;
                    gale_longs[gale_item] = (ulong) l_106;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_108;
                    gale_ints[11 * gale_items + gale_item] = (uint) i_109;
                    gale_longs[gale_items + gale_item] = (ulong) l_111;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_112;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 6, l_120); }
                    GALEFS_RETURN;
                    resume_6:
                    gale_resuming = 0;
                    i_31 = (int) gale_ints[gale_item];
                    i_32 = (int) gale_ints[gale_items + gale_item];
                    i_34 = (int) gale_ints[2 * gale_items + gale_item];
                    i_47 = (int) gale_ints[3 * gale_items + gale_item];
                    i_48 = (int) gale_ints[4 * gale_items + gale_item];
                    i_49 = (int) gale_ints[5 * gale_items + gale_item];
                    i_99 = (int) gale_ints[6 * gale_items + gale_item];
                    i_103 = (int) gale_ints[7 * gale_items + gale_item];
                    i_104 = (int) gale_ints[8 * gale_items + gale_item];
                    i_105 = (int) gale_ints[9 * gale_items + gale_item];
                    l_106 = (long) gale_longs[gale_item];
                    i_108 = (int) gale_ints[10 * gale_items + gale_item];
                    i_109 = (int) gale_ints[11 * gale_items + gale_item];
                    l_111 = (long) gale_longs[gale_items + gale_item];
                    l_112 = (long) gale_longs[2 * gale_items + gale_item];
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
                    i_65 = (int) get_local_id(0);
                    i_66 = (int) get_local_id(0);
                    i_67 = (int) get_local_id(0);
                    i_68 = (int) get_local_id(0);
                    l_69 = ((long) i_62) << 2;
                    i_70 = (int) get_local_id(0);
                    i_71 = (int) get_local_id(0);
                    i_72 = gale_group;
                    i_73 = (int) ((uint) (i_72 << 9) + (uint) (i_72 << 1));
                    l_74 = (long) i_73;
                    ul_75 = arg_buffer + (((l_74 + 513L) << 2) + 16L);
                    ul_76 = arg_buffer + (((l_74 + 512L) << 2) + 16L);
                    i_77 = (int) get_local_id(0);
                    l_78 = ((long) ((int) ((uint) i_73 + (uint) 513))) << 2;
                    i_79 = (int) get_local_id(0);
                    i_80 = (int) get_local_id(0);
                    i_81 = (int) get_local_id(0);
                    l_82 = ((long) ((int) ((uint) i_73 + (uint) 512))) << 2;
                    i_83 = (int) get_local_id(0);
                    i_84 = (int) get_local_id(0);
                    i_85 = gale_group;
                    i_86 = (int) ((uint) (i_85 << 9) + (uint) (i_85 << 1));
                    l_87 = (long) i_86;
                    ul_88 = arg_buffer + (((l_87 + 513L) << 2) + 16L);
                    ul_89 = arg_buffer + (((l_87 + 512L) << 2) + 16L);
                    i_90 = (int) get_local_id(0);
                    l_91 = ((long) ((int) ((uint) i_86 + (uint) 513))) << 2;
                    i_92 = (int) get_local_id(0);
                    i_93 = (int) get_local_id(0);
                    i_94 = (int) get_local_id(0);
                    l_95 = ((long) ((int) ((uint) i_86 + (uint) 512))) << 2;
                    i_96 = (int) get_local_id(0);
                    i_97 = (int) get_local_id(0);
                    l_120 = gale_reply(gale_entry);
                }
                i_121 = (int) l_120;
                if (l_120 < 0L) {
                    i_122 = 0;
                } else {
                    i_122 = i_121;
                }
                l_123 = gale_BlockAccess_offsetInRegion(arg_fs, l_120, l_112, gale_group);
                gale_copy((arg_fs + 16 + l_123), (arg_buffer + 16 + (l_111 + l_95)), i_122);
                GALEFS_BARRIER(7);
                if (i_94 == 0) {
                    if (!(i_122 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_122, gale_group);
                    }
                }
                i_124 = (int) ((uint) i_108 + (uint) i_122);
                i_125 = ((l_120 == (-117L)) || (!((i_109 == 0) || (((((long) i_124) + l_106) & l_53) == 0)))) ? 1 : 0;
                i_126 = ((l_120 == (-117L)) || (!((i_122 < 1) || (!(i_124 < 4))))) ? 1 : 0;
                if (l_120 < 0L) {
                    if (l_120 == (-117L)) {
                        i_107 = i_126;
                        i_108 = i_124;
                        i_109 = i_125;
                    } else {
                        i_107 = i_121;
                        i_108 = i_124;
                        i_109 = i_125;
                    }
                } else {
                    i_107 = i_126;
                    i_108 = i_124;
                    i_109 = i_125;
                }
            }
            if (i_108 < 1) {
                i_127 = i_107;
            } else {
                i_127 = i_108;
            }
            if (((long) i_127) < 0L) {
                i_128 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_127);
            }
            l_129 = (((long) ((int) ((uint) i_99 - (uint) i_105))) + (-1L)) << 2;
            i_130 = 1;
            i_131 = 0;
            i_132 = 0;
            loop_95:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 7) {
                    goto resume_7;
                }
                if (!(i_130 == 1)) {
                    break;
                }
                i_133 = (int) ((uint) 4 - (uint) i_131);
                l_134 = (long) i_131;
                l_135 = l_134 + l_129;
                if (i_132 == 0) {
                    i_136 = i_133;
                } else {
                    i_137 = 4096 - ((int) (l_135 & 4095L));
                    i_138 = (i_137 < i_133) ? i_137 : i_133;
                    i_136 = i_138;
                }
                if (i_93 == 0) {
                    l_139 = gale_BlockAccess_beginRead(arg_fs, i_31, l_135, i_136, gale_group);
                    l_140 = l_139;
                } else {
                    l_140 = 0L;
                }
                if (i_92 == 0) {
                    if (l_140 < (-4611686018427387904L)) {
                        l_141 = gale_HostCall_awaitReply(arg_fs, l_140, gale_group);
                        l_142 = l_141;
                    } else {
                        l_142 = l_140;
                    }
                } else {
                    l_142 = l_140;
                }
                GALEFS_BROADCAST(8, l_143, l_142);
                if (l_143 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_31;
                    gale_ints[gale_items + gale_item] = (uint) i_32;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_34;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_47;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_48;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_49;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_99;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_103;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_104;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_105;
                    gale_longs[gale_item] = (ulong) l_129;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_131;
                    gale_ints[11 * gale_items + gale_item] = (uint) i_132;
                    gale_longs[gale_items + gale_item] = (ulong) l_134;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_135;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 7, l_143); }
                    GALEFS_RETURN;
                    resume_7:
                    gale_resuming = 0;
                    i_31 = (int) gale_ints[gale_item];
                    i_32 = (int) gale_ints[gale_items + gale_item];
                    i_34 = (int) gale_ints[2 * gale_items + gale_item];
                    i_47 = (int) gale_ints[3 * gale_items + gale_item];
                    i_48 = (int) gale_ints[4 * gale_items + gale_item];
                    i_49 = (int) gale_ints[5 * gale_items + gale_item];
                    i_99 = (int) gale_ints[6 * gale_items + gale_item];
                    i_103 = (int) gale_ints[7 * gale_items + gale_item];
                    i_104 = (int) gale_ints[8 * gale_items + gale_item];
                    i_105 = (int) gale_ints[9 * gale_items + gale_item];
                    l_129 = (long) gale_longs[gale_item];
                    i_131 = (int) gale_ints[10 * gale_items + gale_item];
                    i_132 = (int) gale_ints[11 * gale_items + gale_item];
                    l_134 = (long) gale_longs[gale_items + gale_item];
                    l_135 = (long) gale_longs[2 * gale_items + gale_item];
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
                    i_65 = (int) get_local_id(0);
                    i_66 = (int) get_local_id(0);
                    i_67 = (int) get_local_id(0);
                    i_68 = (int) get_local_id(0);
                    l_69 = ((long) i_62) << 2;
                    i_70 = (int) get_local_id(0);
                    i_71 = (int) get_local_id(0);
                    i_72 = gale_group;
                    i_73 = (int) ((uint) (i_72 << 9) + (uint) (i_72 << 1));
                    l_74 = (long) i_73;
                    ul_75 = arg_buffer + (((l_74 + 513L) << 2) + 16L);
                    ul_76 = arg_buffer + (((l_74 + 512L) << 2) + 16L);
                    i_77 = (int) get_local_id(0);
                    l_78 = ((long) ((int) ((uint) i_73 + (uint) 513))) << 2;
                    i_79 = (int) get_local_id(0);
                    i_80 = (int) get_local_id(0);
                    i_81 = (int) get_local_id(0);
                    l_82 = ((long) ((int) ((uint) i_73 + (uint) 512))) << 2;
                    i_83 = (int) get_local_id(0);
                    i_84 = (int) get_local_id(0);
                    i_85 = gale_group;
                    i_86 = (int) ((uint) (i_85 << 9) + (uint) (i_85 << 1));
                    l_87 = (long) i_86;
                    ul_88 = arg_buffer + (((l_87 + 513L) << 2) + 16L);
                    ul_89 = arg_buffer + (((l_87 + 512L) << 2) + 16L);
                    i_90 = (int) get_local_id(0);
                    l_91 = ((long) ((int) ((uint) i_86 + (uint) 513))) << 2;
                    i_92 = (int) get_local_id(0);
                    i_93 = (int) get_local_id(0);
                    i_94 = (int) get_local_id(0);
                    l_95 = ((long) ((int) ((uint) i_86 + (uint) 512))) << 2;
                    i_96 = (int) get_local_id(0);
                    i_97 = (int) get_local_id(0);
                    l_143 = gale_reply(gale_entry);
                }
                i_144 = (int) l_143;
                if (l_143 < 0L) {
                    i_145 = 0;
                } else {
                    i_145 = i_144;
                }
                l_146 = gale_BlockAccess_offsetInRegion(arg_fs, l_143, l_135, gale_group);
                gale_copy((arg_fs + 16 + l_146), (arg_buffer + 16 + (l_134 + l_91)), i_145);
                GALEFS_BARRIER(9);
                if (i_90 == 0) {
                    if (!(i_145 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_145, gale_group);
                    }
                }
                i_147 = (int) ((uint) i_131 + (uint) i_145);
                i_148 = ((l_143 == (-117L)) || (!((i_132 == 0) || ((l_53 & (((long) i_147) + l_129)) == 0)))) ? 1 : 0;
                i_149 = ((l_143 == (-117L)) || (!((i_145 < 1) || (!(i_147 < 4))))) ? 1 : 0;
                if (l_143 < 0L) {
                    if (l_143 == (-117L)) {
                        i_130 = i_149;
                        i_131 = i_147;
                        i_132 = i_148;
                    } else {
                        i_130 = i_144;
                        i_131 = i_147;
                        i_132 = i_148;
                    }
                } else {
                    i_130 = i_149;
                    i_131 = i_147;
                    i_132 = i_148;
                }
            }
            if (i_131 < 1) {
                i_150 = i_130;
            } else {
                i_150 = i_131;
            }
            if (((long) i_150) < 0L) {
                i_151 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_150);
            }
            i_152 = *((__global gale_int *) ul_89);
            i_153 = *((__global gale_int *) ul_88);
            if (i_153 < i_152) {
                i_154 = i_103;
                i_155 = i_105;
            } else {
                i_156 = (int) ((uint) i_105 + (uint) 1);
                i_154 = i_156;
                i_155 = i_104;
            }
            GALEFS_BARRIER(10);
            i_103 = i_154;
            i_104 = i_155;
        }
        i_157 = (int) ((uint) i_99 + (uint) 256);
        i_158 = (i_157 < i_49) ? i_157 : i_49;
        i_159 = (int) ((uint) i_158 - (uint) i_48);
        i_160 = (i_159 < 1) ? 0 : i_159;
        i_161 = (i_47 < i_158) ? i_47 : i_158;
        i_162 = i_160;
        i_163 = i_161;
        loop_131:;
        while (true) {
            if (gale_resuming == 8) {
                goto loop_133;
            }
            if (gale_resuming == 9) {
                goto loop_165;
            }
            if (!(i_162 < i_163)) {
                break;
            }
            i_164 = (int) ((uint) ((int) ((uint) i_162 + (uint) i_163)) >> 1);
            l_165 = ((long) (uint) i_164) << 2;
            i_166 = 1;
            i_167 = 0;
            i_168 = 0;
            loop_133:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 8) {
                    goto resume_8;
                }
                if (!(i_166 == 1)) {
                    break;
                }
                i_169 = (int) ((uint) 4 - (uint) i_167);
                l_170 = (long) i_167;
                l_171 = l_170 + l_165;
                if (i_168 == 0) {
                    i_172 = i_169;
                } else {
                    i_173 = 4096 - ((int) (l_171 & 4095L));
                    i_174 = (i_173 < i_169) ? i_173 : i_169;
                    i_172 = i_174;
                }
                if (i_84 == 0) {
                    l_175 = gale_BlockAccess_beginRead(arg_fs, i_32, l_171, i_172, gale_group);
                    l_176 = l_175;
                } else {
                    l_176 = 0L;
                }
                if (i_83 == 0) {
                    if (l_176 < (-4611686018427387904L)) {
                        l_177 = gale_HostCall_awaitReply(arg_fs, l_176, gale_group);
                        l_178 = l_177;
                    } else {
                        l_178 = l_176;
                    }
                } else {
                    l_178 = l_176;
                }
                GALEFS_BROADCAST(11, l_179, l_178);
                if (l_179 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_31;
                    gale_ints[gale_items + gale_item] = (uint) i_32;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_34;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_47;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_48;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_49;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_99;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_103;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_158;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_162;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_163;
                    gale_ints[11 * gale_items + gale_item] = (uint) i_164;
                    gale_longs[gale_item] = (ulong) l_165;
                    gale_ints[12 * gale_items + gale_item] = (uint) i_167;
                    gale_ints[13 * gale_items + gale_item] = (uint) i_168;
                    gale_longs[gale_items + gale_item] = (ulong) l_170;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_171;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 8, l_179); }
                    GALEFS_RETURN;
                    resume_8:
                    gale_resuming = 0;
                    i_31 = (int) gale_ints[gale_item];
                    i_32 = (int) gale_ints[gale_items + gale_item];
                    i_34 = (int) gale_ints[2 * gale_items + gale_item];
                    i_47 = (int) gale_ints[3 * gale_items + gale_item];
                    i_48 = (int) gale_ints[4 * gale_items + gale_item];
                    i_49 = (int) gale_ints[5 * gale_items + gale_item];
                    i_99 = (int) gale_ints[6 * gale_items + gale_item];
                    i_103 = (int) gale_ints[7 * gale_items + gale_item];
                    i_158 = (int) gale_ints[8 * gale_items + gale_item];
                    i_162 = (int) gale_ints[9 * gale_items + gale_item];
                    i_163 = (int) gale_ints[10 * gale_items + gale_item];
                    i_164 = (int) gale_ints[11 * gale_items + gale_item];
                    l_165 = (long) gale_longs[gale_item];
                    i_167 = (int) gale_ints[12 * gale_items + gale_item];
                    i_168 = (int) gale_ints[13 * gale_items + gale_item];
                    l_170 = (long) gale_longs[gale_items + gale_item];
                    l_171 = (long) gale_longs[2 * gale_items + gale_item];
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
                    i_65 = (int) get_local_id(0);
                    i_66 = (int) get_local_id(0);
                    i_67 = (int) get_local_id(0);
                    i_68 = (int) get_local_id(0);
                    l_69 = ((long) i_62) << 2;
                    i_70 = (int) get_local_id(0);
                    i_71 = (int) get_local_id(0);
                    i_72 = gale_group;
                    i_73 = (int) ((uint) (i_72 << 9) + (uint) (i_72 << 1));
                    l_74 = (long) i_73;
                    ul_75 = arg_buffer + (((l_74 + 513L) << 2) + 16L);
                    ul_76 = arg_buffer + (((l_74 + 512L) << 2) + 16L);
                    i_77 = (int) get_local_id(0);
                    l_78 = ((long) ((int) ((uint) i_73 + (uint) 513))) << 2;
                    i_79 = (int) get_local_id(0);
                    i_80 = (int) get_local_id(0);
                    i_81 = (int) get_local_id(0);
                    l_82 = ((long) ((int) ((uint) i_73 + (uint) 512))) << 2;
                    i_83 = (int) get_local_id(0);
                    i_84 = (int) get_local_id(0);
                    i_85 = gale_group;
                    i_86 = (int) ((uint) (i_85 << 9) + (uint) (i_85 << 1));
                    l_87 = (long) i_86;
                    ul_88 = arg_buffer + (((l_87 + 513L) << 2) + 16L);
                    ul_89 = arg_buffer + (((l_87 + 512L) << 2) + 16L);
                    i_90 = (int) get_local_id(0);
                    l_91 = ((long) ((int) ((uint) i_86 + (uint) 513))) << 2;
                    i_92 = (int) get_local_id(0);
                    i_93 = (int) get_local_id(0);
                    i_94 = (int) get_local_id(0);
                    l_95 = ((long) ((int) ((uint) i_86 + (uint) 512))) << 2;
                    i_96 = (int) get_local_id(0);
                    i_97 = (int) get_local_id(0);
                    l_179 = gale_reply(gale_entry);
                }
                i_180 = (int) l_179;
                if (l_179 < 0L) {
                    i_181 = 0;
                } else {
                    i_181 = i_180;
                }
                l_182 = gale_BlockAccess_offsetInRegion(arg_fs, l_179, l_171, gale_group);
                gale_copy((arg_fs + 16 + l_182), (arg_buffer + 16 + (l_170 + l_82)), i_181);
                GALEFS_BARRIER(12);
                if (i_81 == 0) {
                    if (!(i_181 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_181, gale_group);
                    }
                }
                i_183 = (int) ((uint) i_167 + (uint) i_181);
                i_184 = ((l_179 == (-117L)) || (!((i_168 == 0) || ((l_53 & (((long) i_183) + l_165)) == 0)))) ? 1 : 0;
                i_185 = ((l_179 == (-117L)) || (!((i_181 < 1) || (!(i_183 < 4))))) ? 1 : 0;
                if (l_179 < 0L) {
                    if (l_179 == (-117L)) {
                        i_166 = i_185;
                        i_167 = i_183;
                        i_168 = i_184;
                    } else {
                        i_166 = i_180;
                        i_167 = i_183;
                        i_168 = i_184;
                    }
                } else {
                    i_166 = i_185;
                    i_167 = i_183;
                    i_168 = i_184;
                }
            }
            if (i_167 < 1) {
                i_186 = i_166;
            } else {
                i_186 = i_167;
            }
            if (((long) i_186) < 0L) {
                i_187 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_186);
            }
            l_188 = (((long) ((int) ((uint) i_158 - (uint) i_164))) + (-1L)) << 2;
            i_189 = 1;
            i_190 = 0;
            i_191 = 0;
            loop_165:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 9) {
                    goto resume_9;
                }
                if (!(i_189 == 1)) {
                    break;
                }
                i_192 = (int) ((uint) 4 - (uint) i_190);
                l_193 = (long) i_190;
                l_194 = l_193 + l_188;
                if (i_191 == 0) {
                    i_195 = i_192;
                } else {
                    i_196 = 4096 - ((int) (l_194 & 4095L));
                    i_197 = (i_196 < i_192) ? i_196 : i_192;
                    i_195 = i_197;
                }
                if (i_80 == 0) {
                    l_198 = gale_BlockAccess_beginRead(arg_fs, i_31, l_194, i_195, gale_group);
                    l_199 = l_198;
                } else {
                    l_199 = 0L;
                }
                if (i_79 == 0) {
                    if (l_199 < (-4611686018427387904L)) {
                        l_200 = gale_HostCall_awaitReply(arg_fs, l_199, gale_group);
                        l_201 = l_200;
                    } else {
                        l_201 = l_199;
                    }
                } else {
                    l_201 = l_199;
                }
                GALEFS_BROADCAST(13, l_202, l_201);
                if (l_202 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_31;
                    gale_ints[gale_items + gale_item] = (uint) i_32;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_34;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_47;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_48;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_49;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_99;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_103;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_158;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_162;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_163;
                    gale_ints[11 * gale_items + gale_item] = (uint) i_164;
                    gale_longs[gale_item] = (ulong) l_188;
                    gale_ints[12 * gale_items + gale_item] = (uint) i_190;
                    gale_ints[13 * gale_items + gale_item] = (uint) i_191;
                    gale_longs[gale_items + gale_item] = (ulong) l_193;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_194;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 9, l_202); }
                    GALEFS_RETURN;
                    resume_9:
                    gale_resuming = 0;
                    i_31 = (int) gale_ints[gale_item];
                    i_32 = (int) gale_ints[gale_items + gale_item];
                    i_34 = (int) gale_ints[2 * gale_items + gale_item];
                    i_47 = (int) gale_ints[3 * gale_items + gale_item];
                    i_48 = (int) gale_ints[4 * gale_items + gale_item];
                    i_49 = (int) gale_ints[5 * gale_items + gale_item];
                    i_99 = (int) gale_ints[6 * gale_items + gale_item];
                    i_103 = (int) gale_ints[7 * gale_items + gale_item];
                    i_158 = (int) gale_ints[8 * gale_items + gale_item];
                    i_162 = (int) gale_ints[9 * gale_items + gale_item];
                    i_163 = (int) gale_ints[10 * gale_items + gale_item];
                    i_164 = (int) gale_ints[11 * gale_items + gale_item];
                    l_188 = (long) gale_longs[gale_item];
                    i_190 = (int) gale_ints[12 * gale_items + gale_item];
                    i_191 = (int) gale_ints[13 * gale_items + gale_item];
                    l_193 = (long) gale_longs[gale_items + gale_item];
                    l_194 = (long) gale_longs[2 * gale_items + gale_item];
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
                    i_65 = (int) get_local_id(0);
                    i_66 = (int) get_local_id(0);
                    i_67 = (int) get_local_id(0);
                    i_68 = (int) get_local_id(0);
                    l_69 = ((long) i_62) << 2;
                    i_70 = (int) get_local_id(0);
                    i_71 = (int) get_local_id(0);
                    i_72 = gale_group;
                    i_73 = (int) ((uint) (i_72 << 9) + (uint) (i_72 << 1));
                    l_74 = (long) i_73;
                    ul_75 = arg_buffer + (((l_74 + 513L) << 2) + 16L);
                    ul_76 = arg_buffer + (((l_74 + 512L) << 2) + 16L);
                    i_77 = (int) get_local_id(0);
                    l_78 = ((long) ((int) ((uint) i_73 + (uint) 513))) << 2;
                    i_79 = (int) get_local_id(0);
                    i_80 = (int) get_local_id(0);
                    i_81 = (int) get_local_id(0);
                    l_82 = ((long) ((int) ((uint) i_73 + (uint) 512))) << 2;
                    i_83 = (int) get_local_id(0);
                    i_84 = (int) get_local_id(0);
                    i_85 = gale_group;
                    i_86 = (int) ((uint) (i_85 << 9) + (uint) (i_85 << 1));
                    l_87 = (long) i_86;
                    ul_88 = arg_buffer + (((l_87 + 513L) << 2) + 16L);
                    ul_89 = arg_buffer + (((l_87 + 512L) << 2) + 16L);
                    i_90 = (int) get_local_id(0);
                    l_91 = ((long) ((int) ((uint) i_86 + (uint) 513))) << 2;
                    i_92 = (int) get_local_id(0);
                    i_93 = (int) get_local_id(0);
                    i_94 = (int) get_local_id(0);
                    l_95 = ((long) ((int) ((uint) i_86 + (uint) 512))) << 2;
                    i_96 = (int) get_local_id(0);
                    i_97 = (int) get_local_id(0);
                    l_202 = gale_reply(gale_entry);
                }
                i_203 = (int) l_202;
                if (l_202 < 0L) {
                    i_204 = 0;
                } else {
                    i_204 = i_203;
                }
                l_205 = gale_BlockAccess_offsetInRegion(arg_fs, l_202, l_194, gale_group);
                gale_copy((arg_fs + 16 + l_205), (arg_buffer + 16 + (l_193 + l_78)), i_204);
                GALEFS_BARRIER(14);
                if (i_77 == 0) {
                    if (!(i_204 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_204, gale_group);
                    }
                }
                i_206 = (int) ((uint) i_190 + (uint) i_204);
                i_207 = ((l_202 == (-117L)) || (!((i_191 == 0) || ((l_53 & (((long) i_206) + l_188)) == 0)))) ? 1 : 0;
                i_208 = ((l_202 == (-117L)) || (!((i_204 < 1) || (!(i_206 < 4))))) ? 1 : 0;
                if (l_202 < 0L) {
                    if (l_202 == (-117L)) {
                        i_189 = i_208;
                        i_190 = i_206;
                        i_191 = i_207;
                    } else {
                        i_189 = i_203;
                        i_190 = i_206;
                        i_191 = i_207;
                    }
                } else {
                    i_189 = i_208;
                    i_190 = i_206;
                    i_191 = i_207;
                }
            }
            if (i_190 < 1) {
                i_209 = i_189;
            } else {
                i_209 = i_190;
            }
            if (((long) i_209) < 0L) {
                i_210 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_209);
            }
            i_211 = *((__global gale_int *) ul_76);
            i_212 = *((__global gale_int *) ul_75);
            if (i_212 < i_211) {
                i_213 = i_162;
                i_214 = i_164;
            } else {
                i_215 = (int) ((uint) i_164 + (uint) 1);
                i_213 = i_215;
                i_214 = i_163;
            }
            GALEFS_BARRIER(15);
            i_162 = i_213;
            i_163 = i_214;
        }
        i_216 = 1;
        i_217 = 0;
        i_218 = 0;
        loop_201:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 10) {
                goto resume_10;
            }
            i_219 = (int) ((uint) i_162 - (uint) i_103);
            l_220 = (long) i_103;
            if (!(i_216 == 1)) {
                break;
            }
            i_221 = i_219 << 2;
            i_222 = (int) ((uint) i_221 - (uint) i_217);
            l_223 = (long) i_217;
            l_224 = l_220 << 2;
            l_225 = l_223 + l_224;
            if (i_218 == 0) {
                i_226 = i_222;
            } else {
                i_227 = 4096 - ((int) (l_225 & 4095L));
                i_228 = (i_227 < i_222) ? i_227 : i_222;
                i_226 = i_228;
            }
            if (i_71 == 0) {
                l_229 = gale_BlockAccess_beginRead(arg_fs, i_32, l_225, i_226, gale_group);
                l_230 = l_229;
            } else {
                l_230 = 0L;
            }
            if (i_70 == 0) {
                if (l_230 < (-4611686018427387904L)) {
                    l_231 = gale_HostCall_awaitReply(arg_fs, l_230, gale_group);
                    l_232 = l_231;
                } else {
                    l_232 = l_230;
                }
            } else {
                l_232 = l_230;
            }
            GALEFS_BROADCAST(16, l_233, l_232);
            if (l_233 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_31;
                gale_ints[gale_items + gale_item] = (uint) i_32;
                gale_ints[2 * gale_items + gale_item] = (uint) i_34;
                gale_ints[3 * gale_items + gale_item] = (uint) i_47;
                gale_ints[4 * gale_items + gale_item] = (uint) i_48;
                gale_ints[5 * gale_items + gale_item] = (uint) i_49;
                gale_ints[6 * gale_items + gale_item] = (uint) i_99;
                gale_ints[7 * gale_items + gale_item] = (uint) i_103;
                gale_ints[8 * gale_items + gale_item] = (uint) i_158;
                gale_ints[9 * gale_items + gale_item] = (uint) i_162;
                gale_ints[10 * gale_items + gale_item] = (uint) i_217;
                gale_ints[11 * gale_items + gale_item] = (uint) i_218;
                gale_ints[12 * gale_items + gale_item] = (uint) i_221;
                gale_longs[gale_item] = (ulong) l_223;
                gale_longs[gale_items + gale_item] = (ulong) l_224;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_225;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 10, l_233); }
                GALEFS_RETURN;
                resume_10:
                gale_resuming = 0;
                i_31 = (int) gale_ints[gale_item];
                i_32 = (int) gale_ints[gale_items + gale_item];
                i_34 = (int) gale_ints[2 * gale_items + gale_item];
                i_47 = (int) gale_ints[3 * gale_items + gale_item];
                i_48 = (int) gale_ints[4 * gale_items + gale_item];
                i_49 = (int) gale_ints[5 * gale_items + gale_item];
                i_99 = (int) gale_ints[6 * gale_items + gale_item];
                i_103 = (int) gale_ints[7 * gale_items + gale_item];
                i_158 = (int) gale_ints[8 * gale_items + gale_item];
                i_162 = (int) gale_ints[9 * gale_items + gale_item];
                i_217 = (int) gale_ints[10 * gale_items + gale_item];
                i_218 = (int) gale_ints[11 * gale_items + gale_item];
                i_221 = (int) gale_ints[12 * gale_items + gale_item];
                l_223 = (long) gale_longs[gale_item];
                l_224 = (long) gale_longs[gale_items + gale_item];
                l_225 = (long) gale_longs[2 * gale_items + gale_item];
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
                i_65 = (int) get_local_id(0);
                i_66 = (int) get_local_id(0);
                i_67 = (int) get_local_id(0);
                i_68 = (int) get_local_id(0);
                l_69 = ((long) i_62) << 2;
                i_70 = (int) get_local_id(0);
                i_71 = (int) get_local_id(0);
                i_72 = gale_group;
                i_73 = (int) ((uint) (i_72 << 9) + (uint) (i_72 << 1));
                l_74 = (long) i_73;
                ul_75 = arg_buffer + (((l_74 + 513L) << 2) + 16L);
                ul_76 = arg_buffer + (((l_74 + 512L) << 2) + 16L);
                i_77 = (int) get_local_id(0);
                l_78 = ((long) ((int) ((uint) i_73 + (uint) 513))) << 2;
                i_79 = (int) get_local_id(0);
                i_80 = (int) get_local_id(0);
                i_81 = (int) get_local_id(0);
                l_82 = ((long) ((int) ((uint) i_73 + (uint) 512))) << 2;
                i_83 = (int) get_local_id(0);
                i_84 = (int) get_local_id(0);
                i_85 = gale_group;
                i_86 = (int) ((uint) (i_85 << 9) + (uint) (i_85 << 1));
                l_87 = (long) i_86;
                ul_88 = arg_buffer + (((l_87 + 513L) << 2) + 16L);
                ul_89 = arg_buffer + (((l_87 + 512L) << 2) + 16L);
                i_90 = (int) get_local_id(0);
                l_91 = ((long) ((int) ((uint) i_86 + (uint) 513))) << 2;
                i_92 = (int) get_local_id(0);
                i_93 = (int) get_local_id(0);
                i_94 = (int) get_local_id(0);
                l_95 = ((long) ((int) ((uint) i_86 + (uint) 512))) << 2;
                i_96 = (int) get_local_id(0);
                i_97 = (int) get_local_id(0);
                l_233 = gale_reply(gale_entry);
            }
            i_234 = (int) l_233;
            if (l_233 < 0L) {
                i_235 = 0;
            } else {
                i_235 = i_234;
            }
            l_236 = gale_BlockAccess_offsetInRegion(arg_fs, l_233, l_225, gale_group);
            gale_copy((arg_fs + 16 + l_236), (arg_buffer + 16 + (l_223 + l_69)), i_235);
            GALEFS_BARRIER(17);
            if (i_68 == 0) {
                if (!(i_235 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_235, gale_group);
                }
            }
            i_237 = (int) ((uint) i_217 + (uint) i_235);
            i_238 = ((l_233 == (-117L)) || (!((i_218 == 0) || ((l_53 & (((long) i_237) + l_224)) == 0)))) ? 1 : 0;
            i_239 = ((l_233 == (-117L)) || (!((i_235 < 1) || (!(i_237 < i_221))))) ? 1 : 0;
            if (l_233 < 0L) {
                if (l_233 == (-117L)) {
                    i_216 = i_239;
                    i_217 = i_237;
                    i_218 = i_238;
                } else {
                    i_216 = i_234;
                    i_217 = i_237;
                    i_218 = i_238;
                }
            } else {
                i_216 = i_239;
                i_217 = i_237;
                i_218 = i_238;
            }
        }
        if (i_217 < 1) {
            i_240 = i_216;
        } else {
            i_240 = i_217;
        }
        if (((long) i_240) < 0L) {
            i_241 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_240);
        }
        i_242 = (int) ((uint) i_158 - (uint) i_99);
        l_243 = (long) i_99;
        i_244 = 1;
        i_245 = 0;
        i_246 = 0;
        loop_233:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 11) {
                goto resume_11;
            }
            i_247 = (int) ((uint) i_219 + (uint) i_62);
            i_248 = (int) ((uint) i_242 - (uint) i_219);
            if (!(i_244 == 1)) {
                break;
            }
            i_249 = i_248 << 2;
            i_250 = (int) ((uint) i_249 - (uint) i_245);
            l_251 = (long) i_245;
            l_252 = (l_243 - l_220) << 2;
            l_253 = l_251 + l_252;
            if (i_246 == 0) {
                i_254 = i_250;
            } else {
                i_255 = 4096 - ((int) (l_253 & 4095L));
                i_256 = (i_255 < i_250) ? i_255 : i_250;
                i_254 = i_256;
            }
            if (i_67 == 0) {
                l_257 = gale_BlockAccess_beginRead(arg_fs, i_31, l_253, i_254, gale_group);
                l_258 = l_257;
            } else {
                l_258 = 0L;
            }
            if (i_66 == 0) {
                if (l_258 < (-4611686018427387904L)) {
                    l_259 = gale_HostCall_awaitReply(arg_fs, l_258, gale_group);
                    l_260 = l_259;
                } else {
                    l_260 = l_258;
                }
            } else {
                l_260 = l_258;
            }
            GALEFS_BROADCAST(18, l_261, l_260);
            if (l_261 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_31;
                gale_ints[gale_items + gale_item] = (uint) i_32;
                gale_ints[2 * gale_items + gale_item] = (uint) i_34;
                gale_ints[3 * gale_items + gale_item] = (uint) i_47;
                gale_ints[4 * gale_items + gale_item] = (uint) i_48;
                gale_ints[5 * gale_items + gale_item] = (uint) i_49;
                gale_ints[6 * gale_items + gale_item] = (uint) i_99;
                gale_ints[7 * gale_items + gale_item] = (uint) i_219;
                gale_longs[gale_item] = (ulong) l_220;
                gale_ints[8 * gale_items + gale_item] = (uint) i_242;
                gale_longs[gale_items + gale_item] = (ulong) l_243;
                gale_ints[9 * gale_items + gale_item] = (uint) i_245;
                gale_ints[10 * gale_items + gale_item] = (uint) i_246;
                gale_ints[11 * gale_items + gale_item] = (uint) i_247;
                gale_ints[12 * gale_items + gale_item] = (uint) i_249;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_251;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_252;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_253;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 11, l_261); }
                GALEFS_RETURN;
                resume_11:
                gale_resuming = 0;
                i_31 = (int) gale_ints[gale_item];
                i_32 = (int) gale_ints[gale_items + gale_item];
                i_34 = (int) gale_ints[2 * gale_items + gale_item];
                i_47 = (int) gale_ints[3 * gale_items + gale_item];
                i_48 = (int) gale_ints[4 * gale_items + gale_item];
                i_49 = (int) gale_ints[5 * gale_items + gale_item];
                i_99 = (int) gale_ints[6 * gale_items + gale_item];
                i_219 = (int) gale_ints[7 * gale_items + gale_item];
                l_220 = (long) gale_longs[gale_item];
                i_242 = (int) gale_ints[8 * gale_items + gale_item];
                l_243 = (long) gale_longs[gale_items + gale_item];
                i_245 = (int) gale_ints[9 * gale_items + gale_item];
                i_246 = (int) gale_ints[10 * gale_items + gale_item];
                i_247 = (int) gale_ints[11 * gale_items + gale_item];
                i_249 = (int) gale_ints[12 * gale_items + gale_item];
                l_251 = (long) gale_longs[2 * gale_items + gale_item];
                l_252 = (long) gale_longs[3 * gale_items + gale_item];
                l_253 = (long) gale_longs[4 * gale_items + gale_item];
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
                i_65 = (int) get_local_id(0);
                i_66 = (int) get_local_id(0);
                i_67 = (int) get_local_id(0);
                i_68 = (int) get_local_id(0);
                l_69 = ((long) i_62) << 2;
                i_70 = (int) get_local_id(0);
                i_71 = (int) get_local_id(0);
                i_72 = gale_group;
                i_73 = (int) ((uint) (i_72 << 9) + (uint) (i_72 << 1));
                l_74 = (long) i_73;
                ul_75 = arg_buffer + (((l_74 + 513L) << 2) + 16L);
                ul_76 = arg_buffer + (((l_74 + 512L) << 2) + 16L);
                i_77 = (int) get_local_id(0);
                l_78 = ((long) ((int) ((uint) i_73 + (uint) 513))) << 2;
                i_79 = (int) get_local_id(0);
                i_80 = (int) get_local_id(0);
                i_81 = (int) get_local_id(0);
                l_82 = ((long) ((int) ((uint) i_73 + (uint) 512))) << 2;
                i_83 = (int) get_local_id(0);
                i_84 = (int) get_local_id(0);
                i_85 = gale_group;
                i_86 = (int) ((uint) (i_85 << 9) + (uint) (i_85 << 1));
                l_87 = (long) i_86;
                ul_88 = arg_buffer + (((l_87 + 513L) << 2) + 16L);
                ul_89 = arg_buffer + (((l_87 + 512L) << 2) + 16L);
                i_90 = (int) get_local_id(0);
                l_91 = ((long) ((int) ((uint) i_86 + (uint) 513))) << 2;
                i_92 = (int) get_local_id(0);
                i_93 = (int) get_local_id(0);
                i_94 = (int) get_local_id(0);
                l_95 = ((long) ((int) ((uint) i_86 + (uint) 512))) << 2;
                i_96 = (int) get_local_id(0);
                i_97 = (int) get_local_id(0);
                l_261 = gale_reply(gale_entry);
            }
            i_262 = (int) l_261;
            if (l_261 < 0L) {
                i_263 = 0;
            } else {
                i_263 = i_262;
            }
            l_264 = gale_BlockAccess_offsetInRegion(arg_fs, l_261, l_253, gale_group);
            gale_copy((arg_fs + 16 + l_264), (arg_buffer + 16 + (l_251 + (((long) i_247) << 2))), i_263);
            GALEFS_BARRIER(19);
            if (i_65 == 0) {
                if (!(i_263 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_263, gale_group);
                }
            }
            i_265 = (int) ((uint) i_245 + (uint) i_263);
            i_266 = ((l_261 == (-117L)) || (!((i_246 == 0) || ((l_53 & (((long) i_265) + l_252)) == 0)))) ? 1 : 0;
            i_267 = ((l_261 == (-117L)) || (!((i_263 < 1) || (!(i_265 < i_249))))) ? 1 : 0;
            if (l_261 < 0L) {
                if (l_261 == (-117L)) {
                    i_244 = i_267;
                    i_245 = i_265;
                    i_246 = i_266;
                } else {
                    i_244 = i_262;
                    i_245 = i_265;
                    i_246 = i_266;
                }
            } else {
                i_244 = i_267;
                i_245 = i_265;
                i_246 = i_266;
            }
        }
        if (i_245 < 1) {
            i_268 = i_244;
        } else {
            i_268 = i_245;
        }
        if (((long) i_268) < 0L) {
            i_269 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_268);
        }
        i_270 = i_64;
        while (true) {
            if (!(i_270 < i_219)) {
                break;
            }
            i_271 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_270 + (uint) i_62))) << 2) + 16L)));
            i_272 = 0;
            i_273 = i_248;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_272 < i_273)) {
                    break;
                }
                i_274 = (int) ((uint) ((int) ((uint) i_272 + (uint) i_273)) >> 1);
                i_275 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_247 + (uint) i_274))) << 2) + 16L)));
                if (i_275 < i_271) {
                    i_276 = (int) ((uint) i_274 + (uint) 1);
                    i_272 = i_276;
                } else {
                    i_273 = i_274;
                }
            }
            *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_270 + (uint) ((int) ((uint) i_63 + (uint) i_272))))) << 2) + 16L))) = i_271;
            i_277 = (int) ((uint) i_270 + (uint) i_52);
            i_270 = i_277;
        }
        i_278 = i_60;
        while (true) {
            if (!(i_278 < i_248)) {
                break;
            }
            i_279 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_247 + (uint) i_278))) << 2) + 16L)));
            if (i_279 == 2147483647) {
                i_280 = i_219;
            } else {
                i_281 = (int) ((uint) i_279 + (uint) 1);
                i_282 = 0;
                i_283 = i_219;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_282 < i_283)) {
                        break;
                    }
                    i_284 = (int) ((uint) ((int) ((uint) i_282 + (uint) i_283)) >> 1);
                    i_285 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_284 + (uint) i_62))) << 2) + 16L)));
                    if (i_285 < i_281) {
                        i_286 = (int) ((uint) i_284 + (uint) 1);
                        i_282 = i_286;
                    } else {
                        i_283 = i_284;
                    }
                }
                i_280 = i_282;
            }
            *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_278 + (uint) ((int) ((uint) i_63 + (uint) i_280))))) << 2) + 16L))) = i_279;
            i_287 = (int) ((uint) i_278 + (uint) i_51);
            i_278 = i_287;
        }
        GALEFS_BARRIER(20);
        i_288 = i_242 << 2;
        l_289 = l_243 << 2;
        i_290 = 4;
        i_291 = 0;
        i_292 = 0;
        loop_284:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 12) {
                goto resume_12;
            }
            if (i_290 == 0) {
                break;
            }
            l_293 = (long) i_291;
            l_294 = l_293 + l_289;
            if (i_59 == 0) {
                i_295 = (i_291 < 1) ? 0 : 1;
                l_296 = gale_BlockAccess_beginWrite(arg_fs, i_290, i_34, l_294, ((int) ((uint) i_288 - (uint) i_291)), i_295, gale_group);
                l_297 = l_296;
            } else {
                l_297 = 0L;
            }
            if (i_58 == 0) {
                if (l_297 < (-4611686018427387904L)) {
                    l_298 = gale_HostCall_awaitReply(arg_fs, l_297, gale_group);
                    l_299 = l_298;
                } else {
                    l_299 = l_297;
                }
            } else {
                l_299 = l_297;
            }
            GALEFS_BROADCAST(21, l_300, l_299);
            if (l_300 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_31;
                gale_ints[gale_items + gale_item] = (uint) i_32;
                gale_ints[2 * gale_items + gale_item] = (uint) i_34;
                gale_ints[3 * gale_items + gale_item] = (uint) i_47;
                gale_ints[4 * gale_items + gale_item] = (uint) i_48;
                gale_ints[5 * gale_items + gale_item] = (uint) i_49;
                gale_ints[6 * gale_items + gale_item] = (uint) i_99;
                gale_ints[7 * gale_items + gale_item] = (uint) i_288;
                gale_longs[gale_item] = (ulong) l_289;
                gale_ints[8 * gale_items + gale_item] = (uint) i_290;
                gale_ints[9 * gale_items + gale_item] = (uint) i_291;
                gale_longs[gale_items + gale_item] = (ulong) l_293;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_294;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 12, l_300); }
                GALEFS_RETURN;
                resume_12:
                gale_resuming = 0;
                i_31 = (int) gale_ints[gale_item];
                i_32 = (int) gale_ints[gale_items + gale_item];
                i_34 = (int) gale_ints[2 * gale_items + gale_item];
                i_47 = (int) gale_ints[3 * gale_items + gale_item];
                i_48 = (int) gale_ints[4 * gale_items + gale_item];
                i_49 = (int) gale_ints[5 * gale_items + gale_item];
                i_99 = (int) gale_ints[6 * gale_items + gale_item];
                i_288 = (int) gale_ints[7 * gale_items + gale_item];
                l_289 = (long) gale_longs[gale_item];
                i_290 = (int) gale_ints[8 * gale_items + gale_item];
                i_291 = (int) gale_ints[9 * gale_items + gale_item];
                l_293 = (long) gale_longs[gale_items + gale_item];
                l_294 = (long) gale_longs[2 * gale_items + gale_item];
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
                i_65 = (int) get_local_id(0);
                i_66 = (int) get_local_id(0);
                i_67 = (int) get_local_id(0);
                i_68 = (int) get_local_id(0);
                l_69 = ((long) i_62) << 2;
                i_70 = (int) get_local_id(0);
                i_71 = (int) get_local_id(0);
                i_72 = gale_group;
                i_73 = (int) ((uint) (i_72 << 9) + (uint) (i_72 << 1));
                l_74 = (long) i_73;
                ul_75 = arg_buffer + (((l_74 + 513L) << 2) + 16L);
                ul_76 = arg_buffer + (((l_74 + 512L) << 2) + 16L);
                i_77 = (int) get_local_id(0);
                l_78 = ((long) ((int) ((uint) i_73 + (uint) 513))) << 2;
                i_79 = (int) get_local_id(0);
                i_80 = (int) get_local_id(0);
                i_81 = (int) get_local_id(0);
                l_82 = ((long) ((int) ((uint) i_73 + (uint) 512))) << 2;
                i_83 = (int) get_local_id(0);
                i_84 = (int) get_local_id(0);
                i_85 = gale_group;
                i_86 = (int) ((uint) (i_85 << 9) + (uint) (i_85 << 1));
                l_87 = (long) i_86;
                ul_88 = arg_buffer + (((l_87 + 513L) << 2) + 16L);
                ul_89 = arg_buffer + (((l_87 + 512L) << 2) + 16L);
                i_90 = (int) get_local_id(0);
                l_91 = ((long) ((int) ((uint) i_86 + (uint) 513))) << 2;
                i_92 = (int) get_local_id(0);
                i_93 = (int) get_local_id(0);
                i_94 = (int) get_local_id(0);
                l_95 = ((long) ((int) ((uint) i_86 + (uint) 512))) << 2;
                i_96 = (int) get_local_id(0);
                i_97 = (int) get_local_id(0);
                l_300 = gale_reply(gale_entry);
            }
            i_301 = (int) l_300;
            if (l_300 < 0L) {
                i_302 = 0;
            } else {
                i_302 = i_301;
            }
            l_303 = gale_BlockAccess_offsetInRegion(arg_fs, l_300, l_294, gale_group);
            gale_copy((arg_buffer + 16 + (l_293 + l_57)), (arg_fs + 16 + l_303), i_302);
            GALEFS_BARRIER(22);
            if (i_55 == 0) {
                if (!(i_302 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_302, gale_group);
                }
            }
            i_304 = (int) ((uint) i_291 + (uint) i_302);
            if (l_300 < 0L) {
                if ((!(i_290 == 4)) || (i_304 < 1)) {
                    i_305 = i_301;
                } else {
                    i_305 = i_304;
                }
            } else {
                i_305 = i_304;
            }
            i_306 = (((!(i_290 == 4)) || (i_304 < 1)) || (i_50 == 0)) ? 0 : 5;
            if (i_302 == 0) {
                i_290 = i_306;
                i_291 = i_304;
                i_292 = i_305;
            } else {
                if (i_304 == i_288) {
                    i_290 = i_306;
                    i_291 = i_304;
                    i_292 = i_305;
                } else {
                    i_291 = i_304;
                    i_292 = i_305;
                }
            }
        }
        if (((long) i_292) < 0L) {
            i_307 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_292);
        }
        GALEFS_BARRIER(23);
        i_308 = (int) ((uint) i_99 + (uint) i_54);
        i_99 = i_308;
    }
    if (((int) get_local_id(0)) == 0) {
        l_309 = gale_OpenFileCalls_beginClose(arg_fs, i_32, gale_group);
        l_310 = l_309;
    } else {
        l_310 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_310 < (-4611686018427387904L)) {
            l_311 = gale_HostCall_awaitReply(arg_fs, l_310, gale_group);
            l_312 = l_311;
        } else {
            l_312 = l_310;
        }
    } else {
        l_312 = l_310;
    }
    GALEFS_BROADCAST(24, l_313, l_312);
    if (l_313 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_31;
        gale_ints[gale_items + gale_item] = (uint) i_34;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 13, l_313); }
        GALEFS_RETURN;
        resume_13:
        gale_resuming = 0;
        i_31 = (int) gale_ints[gale_item];
        i_34 = (int) gale_ints[gale_items + gale_item];
        l_313 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_314 = gale_OpenFileCalls_beginClose(arg_fs, i_31, gale_group);
        l_315 = l_314;
    } else {
        l_315 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_315 < (-4611686018427387904L)) {
            l_316 = gale_HostCall_awaitReply(arg_fs, l_315, gale_group);
            l_317 = l_316;
        } else {
            l_317 = l_315;
        }
    } else {
        l_317 = l_315;
    }
    GALEFS_BROADCAST(25, l_318, l_317);
    if (l_318 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_34;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 14, l_318); }
        GALEFS_RETURN;
        resume_14:
        gale_resuming = 0;
        i_34 = (int) gale_ints[gale_item];
        l_318 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_319 = gale_OpenFileCalls_beginClose(arg_fs, i_34, gale_group);
        l_320 = l_319;
    } else {
        l_320 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_320 < (-4611686018427387904L)) {
            l_321 = gale_HostCall_awaitReply(arg_fs, l_320, gale_group);
            l_322 = l_321;
        } else {
            l_322 = l_320;
        }
    } else {
        l_322 = l_320;
    }
    GALEFS_BROADCAST(26, l_323, l_322);
    if (l_323 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 15, l_323); }
        GALEFS_RETURN;
        resume_15:
        gale_resuming = 0;
        l_323 = gale_reply(gale_entry);
    }
    i_324 = (int) l_323;
    if (((long) i_324) < 0L) {
        i_325 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_324);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_100) VARIABLE(int, i_109) VARIABLE(int, i_110) VARIABLE(int, i_120) VARIABLE(int, i_121) VARIABLE(int, i_130) VARIABLE(int, i_131) VARIABLE(int, i_134) VARIABLE(int, i_138) VARIABLE(int, i_139) VARIABLE(int, i_140) VARIABLE(int, i_143) VARIABLE(int, i_144) VARIABLE(int, i_154) VARIABLE(int, i_155) VARIABLE(int, i_164) VARIABLE(int, i_165) VARIABLE(int, i_175) VARIABLE(int, i_176) VARIABLE(int, i_185) VARIABLE(int, i_186) VARIABLE(int, i_189) VARIABLE(int, i_190) VARIABLE(int, i_191) VARIABLE(int, i_193) VARIABLE(int, i_204) VARIABLE(int, i_205) VARIABLE(int, i_212) VARIABLE(int, i_215) VARIABLE(int, i_216) VARIABLE(int, i_217) VARIABLE(int, i_219) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_230) VARIABLE(int, i_231) VARIABLE(int, i_25) VARIABLE(int, i_256) VARIABLE(int, i_258) VARIABLE(int, i_259) VARIABLE(int, i_267) VARIABLE(int, i_268) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_41) VARIABLE(int, i_42) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_55) VARIABLE(int, i_61) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_66) VARIABLE(int, i_72) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_77) VARIABLE(int, i_79) VARIABLE(int, i_83) VARIABLE(int, i_84) VARIABLE(int, i_85) VARIABLE(int, i_88) VARIABLE(int, i_89) VARIABLE(int, i_99) VARIABLE(long, l_0) VARIABLE(long, l_107) VARIABLE(long, l_112) VARIABLE(long, l_113) VARIABLE(long, l_119) VARIABLE(long, l_14) VARIABLE(long, l_141) VARIABLE(long, l_146) VARIABLE(long, l_147) VARIABLE(long, l_153) VARIABLE(long, l_162) VARIABLE(long, l_167) VARIABLE(long, l_168) VARIABLE(long, l_174) VARIABLE(long, l_192) VARIABLE(long, l_195) VARIABLE(long, l_196) VARIABLE(long, l_197) VARIABLE(long, l_203) VARIABLE(long, l_213) VARIABLE(long, l_221) VARIABLE(long, l_222) VARIABLE(long, l_223) VARIABLE(long, l_229) VARIABLE(long, l_257) VARIABLE(long, l_261) VARIABLE(long, l_262) VARIABLE(long, l_266) VARIABLE(long, l_30) VARIABLE(long, l_40) VARIABLE(long, l_44) VARIABLE(long, l_54) VARIABLE(long, l_62) VARIABLE(long, l_65) VARIABLE(long, l_7) VARIABLE(long, l_73) VARIABLE(long, l_76) VARIABLE(long, l_86) VARIABLE(long, l_91) VARIABLE(long, l_92) VARIABLE(long, l_98) VARIABLE(__global uchar *, ul_59) VARIABLE(__global uchar *, ul_60) VARIABLE(__global uchar *, ul_70) VARIABLE(__global uchar *, ul_71)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23) POINT(24) POINT(25) POINT(26)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(l_14) VARIABLE(l_7)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(l_30)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(i_88) VARIABLE(i_89) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(l_54) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(l_86) VARIABLE(l_91) VARIABLE(l_92) VARIABLE(ul_59) VARIABLE(ul_60) VARIABLE(ul_70) VARIABLE(ul_71)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_100) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(i_88) VARIABLE(i_89) VARIABLE(i_99) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(l_54) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(l_86) VARIABLE(l_98) VARIABLE(ul_59) VARIABLE(ul_60) VARIABLE(ul_70) VARIABLE(ul_71)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_109) VARIABLE(i_110) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(l_107) VARIABLE(l_112) VARIABLE(l_113) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(l_54) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(ul_59) VARIABLE(ul_60) VARIABLE(ul_70) VARIABLE(ul_71)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_109) VARIABLE(i_110) VARIABLE(i_120) VARIABLE(i_121) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(l_107) VARIABLE(l_119) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(l_54) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(ul_59) VARIABLE(ul_60) VARIABLE(ul_70) VARIABLE(ul_71)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_130) VARIABLE(i_131) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(l_54) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(ul_59) VARIABLE(ul_60) VARIABLE(ul_70) VARIABLE(ul_71)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_134) VARIABLE(i_138) VARIABLE(i_139) VARIABLE(i_140) VARIABLE(i_143) VARIABLE(i_144) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_83) VARIABLE(l_141) VARIABLE(l_146) VARIABLE(l_147) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(l_54) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(ul_59) VARIABLE(ul_60) VARIABLE(ul_70) VARIABLE(ul_71)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_134) VARIABLE(i_138) VARIABLE(i_139) VARIABLE(i_140) VARIABLE(i_143) VARIABLE(i_144) VARIABLE(i_154) VARIABLE(i_155) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_83) VARIABLE(l_141) VARIABLE(l_153) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(l_54) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(ul_59) VARIABLE(ul_60) VARIABLE(ul_70) VARIABLE(ul_71)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_134) VARIABLE(i_138) VARIABLE(i_139) VARIABLE(i_140) VARIABLE(i_164) VARIABLE(i_165) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_83) VARIABLE(l_162) VARIABLE(l_167) VARIABLE(l_168) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(l_54) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(ul_59) VARIABLE(ul_60) VARIABLE(ul_70) VARIABLE(ul_71)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_134) VARIABLE(i_138) VARIABLE(i_139) VARIABLE(i_140) VARIABLE(i_164) VARIABLE(i_165) VARIABLE(i_175) VARIABLE(i_176) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_83) VARIABLE(l_162) VARIABLE(l_174) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(l_54) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(ul_59) VARIABLE(ul_60) VARIABLE(ul_70) VARIABLE(ul_71)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_134) VARIABLE(i_185) VARIABLE(i_186) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_83) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(l_54) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(ul_59) VARIABLE(ul_60) VARIABLE(ul_70) VARIABLE(ul_71)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_134) VARIABLE(i_138) VARIABLE(i_189) VARIABLE(i_190) VARIABLE(i_193) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_83) VARIABLE(l_195) VARIABLE(l_196) VARIABLE(l_197) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(l_54) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(ul_59) VARIABLE(ul_60) VARIABLE(ul_70) VARIABLE(ul_71)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_134) VARIABLE(i_138) VARIABLE(i_189) VARIABLE(i_190) VARIABLE(i_193) VARIABLE(i_204) VARIABLE(i_205) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_83) VARIABLE(l_196) VARIABLE(l_203) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(l_54) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(ul_59) VARIABLE(ul_60) VARIABLE(ul_70) VARIABLE(ul_71)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_191) VARIABLE(i_212) VARIABLE(i_215) VARIABLE(i_216) VARIABLE(i_217) VARIABLE(i_219) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(l_192) VARIABLE(l_213) VARIABLE(l_221) VARIABLE(l_222) VARIABLE(l_223) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(l_54) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(ul_59) VARIABLE(ul_60) VARIABLE(ul_70) VARIABLE(ul_71)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_191) VARIABLE(i_212) VARIABLE(i_215) VARIABLE(i_216) VARIABLE(i_219) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_230) VARIABLE(i_231) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(l_192) VARIABLE(l_213) VARIABLE(l_222) VARIABLE(l_229) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(l_54) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(ul_59) VARIABLE(ul_60) VARIABLE(ul_70) VARIABLE(ul_71)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_212) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(l_213) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(l_54) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(ul_59) VARIABLE(ul_60) VARIABLE(ul_70) VARIABLE(ul_71)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_256) VARIABLE(i_258) VARIABLE(i_259) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(l_257) VARIABLE(l_261) VARIABLE(l_262) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(l_54) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(ul_59) VARIABLE(ul_60) VARIABLE(ul_70) VARIABLE(ul_71)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_256) VARIABLE(i_258) VARIABLE(i_259) VARIABLE(i_267) VARIABLE(i_268) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(l_257) VARIABLE(l_266) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(l_54) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(ul_59) VARIABLE(ul_60) VARIABLE(ul_70) VARIABLE(ul_71)
#define GALEFS_LIVE_23(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(l_40) VARIABLE(l_44) VARIABLE(l_54) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_73) VARIABLE(l_76) VARIABLE(ul_59) VARIABLE(ul_60) VARIABLE(ul_70) VARIABLE(ul_71)
#define GALEFS_LIVE_24(VARIABLE) VARIABLE(i_22) VARIABLE(i_25)
#define GALEFS_LIVE_25(VARIABLE) VARIABLE(i_25)
#define GALEFS_LIVE_26(VARIABLE)

__kernel void galefs_merge(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_error, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_59, *ul_60, *ul_70, *ul_71;
    int i_4, i_5, i_11, i_12, i_18, i_19, i_22, i_23, i_24, i_25, i_26, i_27, i_34, i_35, i_36, i_37, i_38, i_39, i_41, i_42, i_43, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_55, i_56, i_57, i_61, i_63, i_64, i_66, i_67, i_68, i_72, i_74, i_75, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_87, i_88, i_89, i_90, i_93, i_94, i_95, i_99, i_100, i_102, i_103, i_104, i_105, i_106, i_108, i_109, i_110, i_111, i_114, i_115, i_116, i_120, i_121, i_123, i_124, i_125, i_126, i_127, i_128, i_129, i_130, i_131, i_132, i_133, i_134, i_135, i_136, i_137, i_138, i_139, i_140, i_142, i_143, i_144, i_145, i_148, i_149, i_150, i_154, i_155, i_157, i_158, i_159, i_160, i_161, i_163, i_164, i_165, i_166, i_169, i_170, i_171, i_175, i_176, i_178, i_179, i_180, i_181, i_182, i_183, i_184, i_185, i_186, i_187, i_188, i_189, i_190, i_191, i_193, i_194, i_198, i_199, i_200, i_204, i_205, i_207, i_208, i_209, i_210, i_211, i_212, i_214, i_215, i_216, i_217, i_218, i_219, i_220, i_224, i_225, i_226, i_230, i_231, i_233, i_234, i_235, i_236, i_237, i_238, i_239, i_240, i_241, i_242, i_243, i_244, i_245, i_246, i_247, i_248, i_249, i_250, i_251, i_252, i_253, i_254, i_255, i_256, i_258, i_259, i_260, i_263, i_267, i_268, i_270, i_271, i_272, i_273, i_274, i_284, i_285;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_15, l_16, l_17, l_20, l_21, l_28, l_29, l_30, l_31, l_32, l_33, l_40, l_44, l_54, l_58, l_62, l_65, l_69, l_73, l_76, l_86, l_91, l_92, l_96, l_97, l_98, l_101, l_107, l_112, l_113, l_117, l_118, l_119, l_122, l_141, l_146, l_147, l_151, l_152, l_153, l_156, l_162, l_167, l_168, l_172, l_173, l_174, l_177, l_192, l_195, l_196, l_197, l_201, l_202, l_203, l_206, l_213, l_221, l_222, l_223, l_227, l_228, l_229, l_232, l_257, l_261, l_262, l_264, l_265, l_266, l_269, l_275, l_276, l_277, l_278, l_279, l_280, l_281, l_282, l_283;
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
    i_51 = (int) get_local_id(0);
    i_52 = (int) get_local_id(0);
    i_53 = (int) get_local_id(0);
    l_54 = ((long) i_48) << 2;
    i_55 = (int) get_local_id(0);
    i_56 = gale_group;
    i_57 = (int) ((uint) (i_56 << 9) + (uint) (i_56 << 1));
    l_58 = (long) i_57;
    ul_59 = arg_buffer + (((l_58 + 513L) << 2) + 16L);
    ul_60 = arg_buffer + (((l_58 + 512L) << 2) + 16L);
    i_61 = (int) get_local_id(0);
    l_62 = ((long) ((int) ((uint) i_57 + (uint) 513))) << 2;
    i_63 = (int) get_local_id(0);
    i_64 = (int) get_local_id(0);
    l_65 = ((long) ((int) ((uint) i_57 + (uint) 512))) << 2;
    i_66 = (int) get_local_id(0);
    i_67 = gale_group;
    i_68 = (int) ((uint) (i_67 << 9) + (uint) (i_67 << 1));
    l_69 = (long) i_68;
    ul_70 = arg_buffer + (((l_69 + 513L) << 2) + 16L);
    ul_71 = arg_buffer + (((l_69 + 512L) << 2) + 16L);
    i_72 = (int) get_local_id(0);
    l_73 = ((long) ((int) ((uint) i_68 + (uint) 513))) << 2;
    i_74 = (int) get_local_id(0);
    i_75 = (int) get_local_id(0);
    l_76 = ((long) ((int) ((uint) i_68 + (uint) 512))) << 2;
    i_77 = (int) get_local_id(0);
    i_78 = gale_group << 8;
    i_79 = i_78;
    loop_34:;
    while (true) {
        if (gale_resuming == 6) {
            goto loop_36;
        }
        if (gale_resuming == 7) {
            goto loop_36;
        }
        if (gale_resuming == 8) {
            goto loop_96;
        }
        if (gale_resuming == 9) {
            goto loop_96;
        }
        if (gale_resuming == 10) {
            goto loop_156;
        }
        if (gale_resuming == 11) {
            goto loop_183;
        }
        if (gale_resuming == 12) {
            goto loop_229;
        }
        if (!(i_79 < i_36)) {
            break;
        }
        i_80 = (int) ((uint) i_79 - (uint) i_35);
        i_81 = (i_80 < 1) ? 0 : i_80;
        i_82 = (i_34 < i_79) ? i_34 : i_79;
        i_83 = i_81;
        i_84 = i_82;
        loop_36:;
        while (true) {
            if (gale_resuming == 6) {
                goto loop_38;
            }
            if (gale_resuming == 7) {
                goto loop_65;
            }
            if (!(i_83 < i_84)) {
                break;
            }
            i_85 = (int) ((uint) ((int) ((uint) i_83 + (uint) i_84)) >> 1);
            l_86 = ((long) (uint) i_85) << 2;
            i_87 = 1;
            i_88 = 0;
            i_89 = 0;
            loop_38:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 6) {
                    goto resume_6;
                }
                if (!(i_87 == 1)) {
                    break;
                }
                i_90 = (int) ((uint) 4 - (uint) i_88);
                l_91 = (long) i_88;
                l_92 = l_91 + l_86;
                if (i_89 == 0) {
                    i_93 = i_90;
                } else {
                    i_94 = 4096 - ((int) (l_92 & 4095L));
                    i_95 = (i_94 < i_90) ? i_94 : i_90;
                    i_93 = i_95;
                }
                if (i_77 == 0) {
                    l_96 = gale_BlockAccess_beginRead(arg_fs, i_23, l_92, i_93, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_97 = l_96;
                } else {
                    l_97 = 0L;
                }
                GALEFS_BROADCAST(6, l_98, l_97);
                if (l_98 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_22;
                    gale_ints[gale_items + gale_item] = (uint) i_23;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_36;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_79;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_83;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_84;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_85;
                    gale_longs[gale_item] = (ulong) l_86;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_88;
                    gale_ints[11 * gale_items + gale_item] = (uint) i_89;
                    gale_longs[gale_items + gale_item] = (ulong) l_91;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_92;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_98); }
                    GALEFS_RETURN;
                    resume_6:
                    gale_resuming = 0;
                    i_22 = (int) gale_ints[gale_item];
                    i_23 = (int) gale_ints[gale_items + gale_item];
                    i_25 = (int) gale_ints[2 * gale_items + gale_item];
                    i_34 = (int) gale_ints[3 * gale_items + gale_item];
                    i_35 = (int) gale_ints[4 * gale_items + gale_item];
                    i_36 = (int) gale_ints[5 * gale_items + gale_item];
                    i_79 = (int) gale_ints[6 * gale_items + gale_item];
                    i_83 = (int) gale_ints[7 * gale_items + gale_item];
                    i_84 = (int) gale_ints[8 * gale_items + gale_item];
                    i_85 = (int) gale_ints[9 * gale_items + gale_item];
                    l_86 = (long) gale_longs[gale_item];
                    i_88 = (int) gale_ints[10 * gale_items + gale_item];
                    i_89 = (int) gale_ints[11 * gale_items + gale_item];
                    l_91 = (long) gale_longs[gale_items + gale_item];
                    l_92 = (long) gale_longs[2 * gale_items + gale_item];
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
                    i_51 = (int) get_local_id(0);
                    i_52 = (int) get_local_id(0);
                    i_53 = (int) get_local_id(0);
                    l_54 = ((long) i_48) << 2;
                    i_55 = (int) get_local_id(0);
                    i_56 = gale_group;
                    i_57 = (int) ((uint) (i_56 << 9) + (uint) (i_56 << 1));
                    l_58 = (long) i_57;
                    ul_59 = arg_buffer + (((l_58 + 513L) << 2) + 16L);
                    ul_60 = arg_buffer + (((l_58 + 512L) << 2) + 16L);
                    i_61 = (int) get_local_id(0);
                    l_62 = ((long) ((int) ((uint) i_57 + (uint) 513))) << 2;
                    i_63 = (int) get_local_id(0);
                    i_64 = (int) get_local_id(0);
                    l_65 = ((long) ((int) ((uint) i_57 + (uint) 512))) << 2;
                    i_66 = (int) get_local_id(0);
                    i_67 = gale_group;
                    i_68 = (int) ((uint) (i_67 << 9) + (uint) (i_67 << 1));
                    l_69 = (long) i_68;
                    ul_70 = arg_buffer + (((l_69 + 513L) << 2) + 16L);
                    ul_71 = arg_buffer + (((l_69 + 512L) << 2) + 16L);
                    i_72 = (int) get_local_id(0);
                    l_73 = ((long) ((int) ((uint) i_68 + (uint) 513))) << 2;
                    i_74 = (int) get_local_id(0);
                    i_75 = (int) get_local_id(0);
                    l_76 = ((long) ((int) ((uint) i_68 + (uint) 512))) << 2;
                    i_77 = (int) get_local_id(0);
                    l_98 = gale_reply(gale_entry);
                }
                i_99 = (int) l_98;
                if (l_98 < 0L) {
                    i_100 = 0;
                } else {
                    i_100 = i_99;
                }
                l_101 = gale_BlockAccess_offsetInRegion(arg_fs, l_98, l_92, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_101), (arg_buffer + 16 + (l_91 + l_76)), i_100);
                GALEFS_BARRIER(7);
                if (i_75 == 0) {
                    if (!(i_100 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_100, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_102 = (int) ((uint) i_88 + (uint) i_100);
                i_103 = ((l_98 == (-117L)) || (!((i_89 == 0) || (((((long) i_102) + l_86) & l_40) == 0)))) ? 1 : 0;
                i_104 = ((l_98 == (-117L)) || (!((i_100 < 1) || (!(i_102 < 4))))) ? 1 : 0;
                if (l_98 < 0L) {
                    if (l_98 == (-117L)) {
                        i_87 = i_104;
                        i_88 = i_102;
                        i_89 = i_103;
                    } else {
                        i_87 = i_99;
                        i_88 = i_102;
                        i_89 = i_103;
                    }
                } else {
                    i_87 = i_104;
                    i_88 = i_102;
                    i_89 = i_103;
                }
            }
            if (i_88 < 1) {
                i_105 = i_87;
            } else {
                i_105 = i_88;
            }
            if (((long) i_105) < 0L) {
                i_106 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_105);
            }
            l_107 = (((long) ((int) ((uint) i_79 - (uint) i_85))) + (-1L)) << 2;
            i_108 = 1;
            i_109 = 0;
            i_110 = 0;
            loop_65:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 7) {
                    goto resume_7;
                }
                if (!(i_108 == 1)) {
                    break;
                }
                i_111 = (int) ((uint) 4 - (uint) i_109);
                l_112 = (long) i_109;
                l_113 = l_112 + l_107;
                if (i_110 == 0) {
                    i_114 = i_111;
                } else {
                    i_115 = 4096 - ((int) (l_113 & 4095L));
                    i_116 = (i_115 < i_111) ? i_115 : i_111;
                    i_114 = i_116;
                }
                if (i_74 == 0) {
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
                    gale_ints[6 * gale_items + gale_item] = (uint) i_79;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_83;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_84;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_85;
                    gale_longs[gale_item] = (ulong) l_107;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_109;
                    gale_ints[11 * gale_items + gale_item] = (uint) i_110;
                    gale_longs[gale_items + gale_item] = (ulong) l_112;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_113;
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
                    i_79 = (int) gale_ints[6 * gale_items + gale_item];
                    i_83 = (int) gale_ints[7 * gale_items + gale_item];
                    i_84 = (int) gale_ints[8 * gale_items + gale_item];
                    i_85 = (int) gale_ints[9 * gale_items + gale_item];
                    l_107 = (long) gale_longs[gale_item];
                    i_109 = (int) gale_ints[10 * gale_items + gale_item];
                    i_110 = (int) gale_ints[11 * gale_items + gale_item];
                    l_112 = (long) gale_longs[gale_items + gale_item];
                    l_113 = (long) gale_longs[2 * gale_items + gale_item];
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
                    i_51 = (int) get_local_id(0);
                    i_52 = (int) get_local_id(0);
                    i_53 = (int) get_local_id(0);
                    l_54 = ((long) i_48) << 2;
                    i_55 = (int) get_local_id(0);
                    i_56 = gale_group;
                    i_57 = (int) ((uint) (i_56 << 9) + (uint) (i_56 << 1));
                    l_58 = (long) i_57;
                    ul_59 = arg_buffer + (((l_58 + 513L) << 2) + 16L);
                    ul_60 = arg_buffer + (((l_58 + 512L) << 2) + 16L);
                    i_61 = (int) get_local_id(0);
                    l_62 = ((long) ((int) ((uint) i_57 + (uint) 513))) << 2;
                    i_63 = (int) get_local_id(0);
                    i_64 = (int) get_local_id(0);
                    l_65 = ((long) ((int) ((uint) i_57 + (uint) 512))) << 2;
                    i_66 = (int) get_local_id(0);
                    i_67 = gale_group;
                    i_68 = (int) ((uint) (i_67 << 9) + (uint) (i_67 << 1));
                    l_69 = (long) i_68;
                    ul_70 = arg_buffer + (((l_69 + 513L) << 2) + 16L);
                    ul_71 = arg_buffer + (((l_69 + 512L) << 2) + 16L);
                    i_72 = (int) get_local_id(0);
                    l_73 = ((long) ((int) ((uint) i_68 + (uint) 513))) << 2;
                    i_74 = (int) get_local_id(0);
                    i_75 = (int) get_local_id(0);
                    l_76 = ((long) ((int) ((uint) i_68 + (uint) 512))) << 2;
                    i_77 = (int) get_local_id(0);
                    l_119 = gale_reply(gale_entry);
                }
                i_120 = (int) l_119;
                if (l_119 < 0L) {
                    i_121 = 0;
                } else {
                    i_121 = i_120;
                }
                l_122 = gale_BlockAccess_offsetInRegion(arg_fs, l_119, l_113, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_122), (arg_buffer + 16 + (l_112 + l_73)), i_121);
                GALEFS_BARRIER(9);
                if (i_72 == 0) {
                    if (!(i_121 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_121, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_123 = (int) ((uint) i_109 + (uint) i_121);
                i_124 = ((l_119 == (-117L)) || (!((i_110 == 0) || ((l_40 & (((long) i_123) + l_107)) == 0)))) ? 1 : 0;
                i_125 = ((l_119 == (-117L)) || (!((i_121 < 1) || (!(i_123 < 4))))) ? 1 : 0;
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
            if (((long) i_126) < 0L) {
                i_127 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_126);
            }
            i_128 = *((__global gale_int *) ul_71);
            i_129 = *((__global gale_int *) ul_70);
            if (i_129 < i_128) {
                i_130 = i_83;
                i_131 = i_85;
            } else {
                i_132 = (int) ((uint) i_85 + (uint) 1);
                i_130 = i_132;
                i_131 = i_84;
            }
            GALEFS_BARRIER(10);
            i_83 = i_130;
            i_84 = i_131;
        }
        i_133 = (int) ((uint) i_79 + (uint) 256);
        i_134 = (i_133 < i_36) ? i_133 : i_36;
        i_135 = (int) ((uint) i_134 - (uint) i_35);
        i_136 = (i_135 < 1) ? 0 : i_135;
        i_137 = (i_34 < i_134) ? i_34 : i_134;
        i_138 = i_136;
        i_139 = i_137;
        loop_96:;
        while (true) {
            if (gale_resuming == 8) {
                goto loop_98;
            }
            if (gale_resuming == 9) {
                goto loop_125;
            }
            if (!(i_138 < i_139)) {
                break;
            }
            i_140 = (int) ((uint) ((int) ((uint) i_138 + (uint) i_139)) >> 1);
            l_141 = ((long) (uint) i_140) << 2;
            i_142 = 1;
            i_143 = 0;
            i_144 = 0;
            loop_98:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 8) {
                    goto resume_8;
                }
                if (!(i_142 == 1)) {
                    break;
                }
                i_145 = (int) ((uint) 4 - (uint) i_143);
                l_146 = (long) i_143;
                l_147 = l_146 + l_141;
                if (i_144 == 0) {
                    i_148 = i_145;
                } else {
                    i_149 = 4096 - ((int) (l_147 & 4095L));
                    i_150 = (i_149 < i_145) ? i_149 : i_145;
                    i_148 = i_150;
                }
                if (i_66 == 0) {
                    l_151 = gale_BlockAccess_beginRead(arg_fs, i_23, l_147, i_148, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_152 = l_151;
                } else {
                    l_152 = 0L;
                }
                GALEFS_BROADCAST(11, l_153, l_152);
                if (l_153 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_22;
                    gale_ints[gale_items + gale_item] = (uint) i_23;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_36;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_79;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_83;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_134;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_138;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_139;
                    gale_ints[11 * gale_items + gale_item] = (uint) i_140;
                    gale_longs[gale_item] = (ulong) l_141;
                    gale_ints[12 * gale_items + gale_item] = (uint) i_143;
                    gale_ints[13 * gale_items + gale_item] = (uint) i_144;
                    gale_longs[gale_items + gale_item] = (ulong) l_146;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_147;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_153); }
                    GALEFS_RETURN;
                    resume_8:
                    gale_resuming = 0;
                    i_22 = (int) gale_ints[gale_item];
                    i_23 = (int) gale_ints[gale_items + gale_item];
                    i_25 = (int) gale_ints[2 * gale_items + gale_item];
                    i_34 = (int) gale_ints[3 * gale_items + gale_item];
                    i_35 = (int) gale_ints[4 * gale_items + gale_item];
                    i_36 = (int) gale_ints[5 * gale_items + gale_item];
                    i_79 = (int) gale_ints[6 * gale_items + gale_item];
                    i_83 = (int) gale_ints[7 * gale_items + gale_item];
                    i_134 = (int) gale_ints[8 * gale_items + gale_item];
                    i_138 = (int) gale_ints[9 * gale_items + gale_item];
                    i_139 = (int) gale_ints[10 * gale_items + gale_item];
                    i_140 = (int) gale_ints[11 * gale_items + gale_item];
                    l_141 = (long) gale_longs[gale_item];
                    i_143 = (int) gale_ints[12 * gale_items + gale_item];
                    i_144 = (int) gale_ints[13 * gale_items + gale_item];
                    l_146 = (long) gale_longs[gale_items + gale_item];
                    l_147 = (long) gale_longs[2 * gale_items + gale_item];
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
                    i_51 = (int) get_local_id(0);
                    i_52 = (int) get_local_id(0);
                    i_53 = (int) get_local_id(0);
                    l_54 = ((long) i_48) << 2;
                    i_55 = (int) get_local_id(0);
                    i_56 = gale_group;
                    i_57 = (int) ((uint) (i_56 << 9) + (uint) (i_56 << 1));
                    l_58 = (long) i_57;
                    ul_59 = arg_buffer + (((l_58 + 513L) << 2) + 16L);
                    ul_60 = arg_buffer + (((l_58 + 512L) << 2) + 16L);
                    i_61 = (int) get_local_id(0);
                    l_62 = ((long) ((int) ((uint) i_57 + (uint) 513))) << 2;
                    i_63 = (int) get_local_id(0);
                    i_64 = (int) get_local_id(0);
                    l_65 = ((long) ((int) ((uint) i_57 + (uint) 512))) << 2;
                    i_66 = (int) get_local_id(0);
                    i_67 = gale_group;
                    i_68 = (int) ((uint) (i_67 << 9) + (uint) (i_67 << 1));
                    l_69 = (long) i_68;
                    ul_70 = arg_buffer + (((l_69 + 513L) << 2) + 16L);
                    ul_71 = arg_buffer + (((l_69 + 512L) << 2) + 16L);
                    i_72 = (int) get_local_id(0);
                    l_73 = ((long) ((int) ((uint) i_68 + (uint) 513))) << 2;
                    i_74 = (int) get_local_id(0);
                    i_75 = (int) get_local_id(0);
                    l_76 = ((long) ((int) ((uint) i_68 + (uint) 512))) << 2;
                    i_77 = (int) get_local_id(0);
                    l_153 = gale_reply(gale_entry);
                }
                i_154 = (int) l_153;
                if (l_153 < 0L) {
                    i_155 = 0;
                } else {
                    i_155 = i_154;
                }
                l_156 = gale_BlockAccess_offsetInRegion(arg_fs, l_153, l_147, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_156), (arg_buffer + 16 + (l_146 + l_65)), i_155);
                GALEFS_BARRIER(12);
                if (i_64 == 0) {
                    if (!(i_155 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_155, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_157 = (int) ((uint) i_143 + (uint) i_155);
                i_158 = ((l_153 == (-117L)) || (!((i_144 == 0) || ((l_40 & (((long) i_157) + l_141)) == 0)))) ? 1 : 0;
                i_159 = ((l_153 == (-117L)) || (!((i_155 < 1) || (!(i_157 < 4))))) ? 1 : 0;
                if (l_153 < 0L) {
                    if (l_153 == (-117L)) {
                        i_142 = i_159;
                        i_143 = i_157;
                        i_144 = i_158;
                    } else {
                        i_142 = i_154;
                        i_143 = i_157;
                        i_144 = i_158;
                    }
                } else {
                    i_142 = i_159;
                    i_143 = i_157;
                    i_144 = i_158;
                }
            }
            if (i_143 < 1) {
                i_160 = i_142;
            } else {
                i_160 = i_143;
            }
            if (((long) i_160) < 0L) {
                i_161 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_160);
            }
            l_162 = (((long) ((int) ((uint) i_134 - (uint) i_140))) + (-1L)) << 2;
            i_163 = 1;
            i_164 = 0;
            i_165 = 0;
            loop_125:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 9) {
                    goto resume_9;
                }
                if (!(i_163 == 1)) {
                    break;
                }
                i_166 = (int) ((uint) 4 - (uint) i_164);
                l_167 = (long) i_164;
                l_168 = l_167 + l_162;
                if (i_165 == 0) {
                    i_169 = i_166;
                } else {
                    i_170 = 4096 - ((int) (l_168 & 4095L));
                    i_171 = (i_170 < i_166) ? i_170 : i_166;
                    i_169 = i_171;
                }
                if (i_63 == 0) {
                    l_172 = gale_BlockAccess_beginRead(arg_fs, i_22, l_168, i_169, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_173 = l_172;
                } else {
                    l_173 = 0L;
                }
                GALEFS_BROADCAST(13, l_174, l_173);
                if (l_174 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_22;
                    gale_ints[gale_items + gale_item] = (uint) i_23;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_36;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_79;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_83;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_134;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_138;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_139;
                    gale_ints[11 * gale_items + gale_item] = (uint) i_140;
                    gale_longs[gale_item] = (ulong) l_162;
                    gale_ints[12 * gale_items + gale_item] = (uint) i_164;
                    gale_ints[13 * gale_items + gale_item] = (uint) i_165;
                    gale_longs[gale_items + gale_item] = (ulong) l_167;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_168;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_174); }
                    GALEFS_RETURN;
                    resume_9:
                    gale_resuming = 0;
                    i_22 = (int) gale_ints[gale_item];
                    i_23 = (int) gale_ints[gale_items + gale_item];
                    i_25 = (int) gale_ints[2 * gale_items + gale_item];
                    i_34 = (int) gale_ints[3 * gale_items + gale_item];
                    i_35 = (int) gale_ints[4 * gale_items + gale_item];
                    i_36 = (int) gale_ints[5 * gale_items + gale_item];
                    i_79 = (int) gale_ints[6 * gale_items + gale_item];
                    i_83 = (int) gale_ints[7 * gale_items + gale_item];
                    i_134 = (int) gale_ints[8 * gale_items + gale_item];
                    i_138 = (int) gale_ints[9 * gale_items + gale_item];
                    i_139 = (int) gale_ints[10 * gale_items + gale_item];
                    i_140 = (int) gale_ints[11 * gale_items + gale_item];
                    l_162 = (long) gale_longs[gale_item];
                    i_164 = (int) gale_ints[12 * gale_items + gale_item];
                    i_165 = (int) gale_ints[13 * gale_items + gale_item];
                    l_167 = (long) gale_longs[gale_items + gale_item];
                    l_168 = (long) gale_longs[2 * gale_items + gale_item];
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
                    i_51 = (int) get_local_id(0);
                    i_52 = (int) get_local_id(0);
                    i_53 = (int) get_local_id(0);
                    l_54 = ((long) i_48) << 2;
                    i_55 = (int) get_local_id(0);
                    i_56 = gale_group;
                    i_57 = (int) ((uint) (i_56 << 9) + (uint) (i_56 << 1));
                    l_58 = (long) i_57;
                    ul_59 = arg_buffer + (((l_58 + 513L) << 2) + 16L);
                    ul_60 = arg_buffer + (((l_58 + 512L) << 2) + 16L);
                    i_61 = (int) get_local_id(0);
                    l_62 = ((long) ((int) ((uint) i_57 + (uint) 513))) << 2;
                    i_63 = (int) get_local_id(0);
                    i_64 = (int) get_local_id(0);
                    l_65 = ((long) ((int) ((uint) i_57 + (uint) 512))) << 2;
                    i_66 = (int) get_local_id(0);
                    i_67 = gale_group;
                    i_68 = (int) ((uint) (i_67 << 9) + (uint) (i_67 << 1));
                    l_69 = (long) i_68;
                    ul_70 = arg_buffer + (((l_69 + 513L) << 2) + 16L);
                    ul_71 = arg_buffer + (((l_69 + 512L) << 2) + 16L);
                    i_72 = (int) get_local_id(0);
                    l_73 = ((long) ((int) ((uint) i_68 + (uint) 513))) << 2;
                    i_74 = (int) get_local_id(0);
                    i_75 = (int) get_local_id(0);
                    l_76 = ((long) ((int) ((uint) i_68 + (uint) 512))) << 2;
                    i_77 = (int) get_local_id(0);
                    l_174 = gale_reply(gale_entry);
                }
                i_175 = (int) l_174;
                if (l_174 < 0L) {
                    i_176 = 0;
                } else {
                    i_176 = i_175;
                }
                l_177 = gale_BlockAccess_offsetInRegion(arg_fs, l_174, l_168, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_177), (arg_buffer + 16 + (l_167 + l_62)), i_176);
                GALEFS_BARRIER(14);
                if (i_61 == 0) {
                    if (!(i_176 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_176, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_178 = (int) ((uint) i_164 + (uint) i_176);
                i_179 = ((l_174 == (-117L)) || (!((i_165 == 0) || ((l_40 & (((long) i_178) + l_162)) == 0)))) ? 1 : 0;
                i_180 = ((l_174 == (-117L)) || (!((i_176 < 1) || (!(i_178 < 4))))) ? 1 : 0;
                if (l_174 < 0L) {
                    if (l_174 == (-117L)) {
                        i_163 = i_180;
                        i_164 = i_178;
                        i_165 = i_179;
                    } else {
                        i_163 = i_175;
                        i_164 = i_178;
                        i_165 = i_179;
                    }
                } else {
                    i_163 = i_180;
                    i_164 = i_178;
                    i_165 = i_179;
                }
            }
            if (i_164 < 1) {
                i_181 = i_163;
            } else {
                i_181 = i_164;
            }
            if (((long) i_181) < 0L) {
                i_182 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_181);
            }
            i_183 = *((__global gale_int *) ul_60);
            i_184 = *((__global gale_int *) ul_59);
            if (i_184 < i_183) {
                i_185 = i_138;
                i_186 = i_140;
            } else {
                i_187 = (int) ((uint) i_140 + (uint) 1);
                i_185 = i_187;
                i_186 = i_139;
            }
            GALEFS_BARRIER(15);
            i_138 = i_185;
            i_139 = i_186;
        }
        i_188 = 1;
        i_189 = 0;
        i_190 = 0;
        loop_156:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 10) {
                goto resume_10;
            }
            i_191 = (int) ((uint) i_138 - (uint) i_83);
            l_192 = (long) i_83;
            if (!(i_188 == 1)) {
                break;
            }
            i_193 = i_191 << 2;
            i_194 = (int) ((uint) i_193 - (uint) i_189);
            l_195 = (long) i_189;
            l_196 = l_192 << 2;
            l_197 = l_195 + l_196;
            if (i_190 == 0) {
                i_198 = i_194;
            } else {
                i_199 = 4096 - ((int) (l_197 & 4095L));
                i_200 = (i_199 < i_194) ? i_199 : i_194;
                i_198 = i_200;
            }
            if (i_55 == 0) {
                l_201 = gale_BlockAccess_beginRead(arg_fs, i_23, l_197, i_198, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_202 = l_201;
            } else {
                l_202 = 0L;
            }
            GALEFS_BROADCAST(16, l_203, l_202);
            if (l_203 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_22;
                gale_ints[gale_items + gale_item] = (uint) i_23;
                gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                gale_ints[5 * gale_items + gale_item] = (uint) i_36;
                gale_ints[6 * gale_items + gale_item] = (uint) i_79;
                gale_ints[7 * gale_items + gale_item] = (uint) i_83;
                gale_ints[8 * gale_items + gale_item] = (uint) i_134;
                gale_ints[9 * gale_items + gale_item] = (uint) i_138;
                gale_ints[10 * gale_items + gale_item] = (uint) i_189;
                gale_ints[11 * gale_items + gale_item] = (uint) i_190;
                gale_ints[12 * gale_items + gale_item] = (uint) i_193;
                gale_longs[gale_item] = (ulong) l_195;
                gale_longs[gale_items + gale_item] = (ulong) l_196;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_197;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_203); }
                GALEFS_RETURN;
                resume_10:
                gale_resuming = 0;
                i_22 = (int) gale_ints[gale_item];
                i_23 = (int) gale_ints[gale_items + gale_item];
                i_25 = (int) gale_ints[2 * gale_items + gale_item];
                i_34 = (int) gale_ints[3 * gale_items + gale_item];
                i_35 = (int) gale_ints[4 * gale_items + gale_item];
                i_36 = (int) gale_ints[5 * gale_items + gale_item];
                i_79 = (int) gale_ints[6 * gale_items + gale_item];
                i_83 = (int) gale_ints[7 * gale_items + gale_item];
                i_134 = (int) gale_ints[8 * gale_items + gale_item];
                i_138 = (int) gale_ints[9 * gale_items + gale_item];
                i_189 = (int) gale_ints[10 * gale_items + gale_item];
                i_190 = (int) gale_ints[11 * gale_items + gale_item];
                i_193 = (int) gale_ints[12 * gale_items + gale_item];
                l_195 = (long) gale_longs[gale_item];
                l_196 = (long) gale_longs[gale_items + gale_item];
                l_197 = (long) gale_longs[2 * gale_items + gale_item];
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
                i_51 = (int) get_local_id(0);
                i_52 = (int) get_local_id(0);
                i_53 = (int) get_local_id(0);
                l_54 = ((long) i_48) << 2;
                i_55 = (int) get_local_id(0);
                i_56 = gale_group;
                i_57 = (int) ((uint) (i_56 << 9) + (uint) (i_56 << 1));
                l_58 = (long) i_57;
                ul_59 = arg_buffer + (((l_58 + 513L) << 2) + 16L);
                ul_60 = arg_buffer + (((l_58 + 512L) << 2) + 16L);
                i_61 = (int) get_local_id(0);
                l_62 = ((long) ((int) ((uint) i_57 + (uint) 513))) << 2;
                i_63 = (int) get_local_id(0);
                i_64 = (int) get_local_id(0);
                l_65 = ((long) ((int) ((uint) i_57 + (uint) 512))) << 2;
                i_66 = (int) get_local_id(0);
                i_67 = gale_group;
                i_68 = (int) ((uint) (i_67 << 9) + (uint) (i_67 << 1));
                l_69 = (long) i_68;
                ul_70 = arg_buffer + (((l_69 + 513L) << 2) + 16L);
                ul_71 = arg_buffer + (((l_69 + 512L) << 2) + 16L);
                i_72 = (int) get_local_id(0);
                l_73 = ((long) ((int) ((uint) i_68 + (uint) 513))) << 2;
                i_74 = (int) get_local_id(0);
                i_75 = (int) get_local_id(0);
                l_76 = ((long) ((int) ((uint) i_68 + (uint) 512))) << 2;
                i_77 = (int) get_local_id(0);
                l_203 = gale_reply(gale_entry);
            }
            i_204 = (int) l_203;
            if (l_203 < 0L) {
                i_205 = 0;
            } else {
                i_205 = i_204;
            }
            l_206 = gale_BlockAccess_offsetInRegion(arg_fs, l_203, l_197, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_206), (arg_buffer + 16 + (l_195 + l_54)), i_205);
            GALEFS_BARRIER(17);
            if (i_53 == 0) {
                if (!(i_205 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_205, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_207 = (int) ((uint) i_189 + (uint) i_205);
            i_208 = ((l_203 == (-117L)) || (!((i_190 == 0) || ((l_40 & (((long) i_207) + l_196)) == 0)))) ? 1 : 0;
            i_209 = ((l_203 == (-117L)) || (!((i_205 < 1) || (!(i_207 < i_193))))) ? 1 : 0;
            if (l_203 < 0L) {
                if (l_203 == (-117L)) {
                    i_188 = i_209;
                    i_189 = i_207;
                    i_190 = i_208;
                } else {
                    i_188 = i_204;
                    i_189 = i_207;
                    i_190 = i_208;
                }
            } else {
                i_188 = i_209;
                i_189 = i_207;
                i_190 = i_208;
            }
        }
        if (i_189 < 1) {
            i_210 = i_188;
        } else {
            i_210 = i_189;
        }
        if (((long) i_210) < 0L) {
            i_211 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_210);
        }
        i_212 = (int) ((uint) i_134 - (uint) i_79);
        l_213 = (long) i_79;
        i_214 = 1;
        i_215 = 0;
        i_216 = 0;
        loop_183:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 11) {
                goto resume_11;
            }
            i_217 = (int) ((uint) i_191 + (uint) i_48);
            i_218 = (int) ((uint) i_212 - (uint) i_191);
            if (!(i_214 == 1)) {
                break;
            }
            i_219 = i_218 << 2;
            i_220 = (int) ((uint) i_219 - (uint) i_215);
            l_221 = (long) i_215;
            l_222 = (l_213 - l_192) << 2;
            l_223 = l_221 + l_222;
            if (i_216 == 0) {
                i_224 = i_220;
            } else {
                i_225 = 4096 - ((int) (l_223 & 4095L));
                i_226 = (i_225 < i_220) ? i_225 : i_220;
                i_224 = i_226;
            }
            if (i_52 == 0) {
                l_227 = gale_BlockAccess_beginRead(arg_fs, i_22, l_223, i_224, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_228 = l_227;
            } else {
                l_228 = 0L;
            }
            GALEFS_BROADCAST(18, l_229, l_228);
            if (l_229 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_22;
                gale_ints[gale_items + gale_item] = (uint) i_23;
                gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                gale_ints[5 * gale_items + gale_item] = (uint) i_36;
                gale_ints[6 * gale_items + gale_item] = (uint) i_79;
                gale_ints[7 * gale_items + gale_item] = (uint) i_191;
                gale_longs[gale_item] = (ulong) l_192;
                gale_ints[8 * gale_items + gale_item] = (uint) i_212;
                gale_longs[gale_items + gale_item] = (ulong) l_213;
                gale_ints[9 * gale_items + gale_item] = (uint) i_215;
                gale_ints[10 * gale_items + gale_item] = (uint) i_216;
                gale_ints[11 * gale_items + gale_item] = (uint) i_217;
                gale_ints[12 * gale_items + gale_item] = (uint) i_219;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_221;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_222;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_223;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 11, l_229); }
                GALEFS_RETURN;
                resume_11:
                gale_resuming = 0;
                i_22 = (int) gale_ints[gale_item];
                i_23 = (int) gale_ints[gale_items + gale_item];
                i_25 = (int) gale_ints[2 * gale_items + gale_item];
                i_34 = (int) gale_ints[3 * gale_items + gale_item];
                i_35 = (int) gale_ints[4 * gale_items + gale_item];
                i_36 = (int) gale_ints[5 * gale_items + gale_item];
                i_79 = (int) gale_ints[6 * gale_items + gale_item];
                i_191 = (int) gale_ints[7 * gale_items + gale_item];
                l_192 = (long) gale_longs[gale_item];
                i_212 = (int) gale_ints[8 * gale_items + gale_item];
                l_213 = (long) gale_longs[gale_items + gale_item];
                i_215 = (int) gale_ints[9 * gale_items + gale_item];
                i_216 = (int) gale_ints[10 * gale_items + gale_item];
                i_217 = (int) gale_ints[11 * gale_items + gale_item];
                i_219 = (int) gale_ints[12 * gale_items + gale_item];
                l_221 = (long) gale_longs[2 * gale_items + gale_item];
                l_222 = (long) gale_longs[3 * gale_items + gale_item];
                l_223 = (long) gale_longs[4 * gale_items + gale_item];
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
                i_51 = (int) get_local_id(0);
                i_52 = (int) get_local_id(0);
                i_53 = (int) get_local_id(0);
                l_54 = ((long) i_48) << 2;
                i_55 = (int) get_local_id(0);
                i_56 = gale_group;
                i_57 = (int) ((uint) (i_56 << 9) + (uint) (i_56 << 1));
                l_58 = (long) i_57;
                ul_59 = arg_buffer + (((l_58 + 513L) << 2) + 16L);
                ul_60 = arg_buffer + (((l_58 + 512L) << 2) + 16L);
                i_61 = (int) get_local_id(0);
                l_62 = ((long) ((int) ((uint) i_57 + (uint) 513))) << 2;
                i_63 = (int) get_local_id(0);
                i_64 = (int) get_local_id(0);
                l_65 = ((long) ((int) ((uint) i_57 + (uint) 512))) << 2;
                i_66 = (int) get_local_id(0);
                i_67 = gale_group;
                i_68 = (int) ((uint) (i_67 << 9) + (uint) (i_67 << 1));
                l_69 = (long) i_68;
                ul_70 = arg_buffer + (((l_69 + 513L) << 2) + 16L);
                ul_71 = arg_buffer + (((l_69 + 512L) << 2) + 16L);
                i_72 = (int) get_local_id(0);
                l_73 = ((long) ((int) ((uint) i_68 + (uint) 513))) << 2;
                i_74 = (int) get_local_id(0);
                i_75 = (int) get_local_id(0);
                l_76 = ((long) ((int) ((uint) i_68 + (uint) 512))) << 2;
                i_77 = (int) get_local_id(0);
                l_229 = gale_reply(gale_entry);
            }
            i_230 = (int) l_229;
            if (l_229 < 0L) {
                i_231 = 0;
            } else {
                i_231 = i_230;
            }
            l_232 = gale_BlockAccess_offsetInRegion(arg_fs, l_229, l_223, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_232), (arg_buffer + 16 + (l_221 + (((long) i_217) << 2))), i_231);
            GALEFS_BARRIER(19);
            if (i_51 == 0) {
                if (!(i_231 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_231, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_233 = (int) ((uint) i_215 + (uint) i_231);
            i_234 = ((l_229 == (-117L)) || (!((i_216 == 0) || ((l_40 & (((long) i_233) + l_222)) == 0)))) ? 1 : 0;
            i_235 = ((l_229 == (-117L)) || (!((i_231 < 1) || (!(i_233 < i_219))))) ? 1 : 0;
            if (l_229 < 0L) {
                if (l_229 == (-117L)) {
                    i_214 = i_235;
                    i_215 = i_233;
                    i_216 = i_234;
                } else {
                    i_214 = i_230;
                    i_215 = i_233;
                    i_216 = i_234;
                }
            } else {
                i_214 = i_235;
                i_215 = i_233;
                i_216 = i_234;
            }
        }
        if (i_215 < 1) {
            i_236 = i_214;
        } else {
            i_236 = i_215;
        }
        if (((long) i_236) < 0L) {
            i_237 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_236);
        }
        i_238 = i_50;
        while (true) {
            if (!(i_238 < i_191)) {
                break;
            }
            i_239 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_238 + (uint) i_48))) << 2) + 16L)));
            i_240 = 0;
            i_241 = i_218;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_240 < i_241)) {
                    break;
                }
                i_242 = (int) ((uint) ((int) ((uint) i_240 + (uint) i_241)) >> 1);
                i_243 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_217 + (uint) i_242))) << 2) + 16L)));
                if (i_243 < i_239) {
                    i_244 = (int) ((uint) i_242 + (uint) 1);
                    i_240 = i_244;
                } else {
                    i_241 = i_242;
                }
            }
            *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_238 + (uint) ((int) ((uint) i_49 + (uint) i_240))))) << 2) + 16L))) = i_239;
            i_245 = (int) ((uint) i_238 + (uint) i_39);
            i_238 = i_245;
        }
        i_246 = i_46;
        while (true) {
            if (!(i_246 < i_218)) {
                break;
            }
            i_247 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_217 + (uint) i_246))) << 2) + 16L)));
            if (i_247 == 2147483647) {
                i_248 = i_191;
            } else {
                i_249 = (int) ((uint) i_247 + (uint) 1);
                i_250 = 0;
                i_251 = i_191;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_250 < i_251)) {
                        break;
                    }
                    i_252 = (int) ((uint) ((int) ((uint) i_250 + (uint) i_251)) >> 1);
                    i_253 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_252 + (uint) i_48))) << 2) + 16L)));
                    if (i_253 < i_249) {
                        i_254 = (int) ((uint) i_252 + (uint) 1);
                        i_250 = i_254;
                    } else {
                        i_251 = i_252;
                    }
                }
                i_248 = i_250;
            }
            *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_246 + (uint) ((int) ((uint) i_49 + (uint) i_248))))) << 2) + 16L))) = i_247;
            i_255 = (int) ((uint) i_246 + (uint) i_38);
            i_246 = i_255;
        }
        GALEFS_BARRIER(20);
        i_256 = i_212 << 2;
        l_257 = l_213 << 2;
        i_258 = 4;
        i_259 = 0;
        i_260 = 0;
        loop_229:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 12) {
                goto resume_12;
            }
            if (i_258 == 0) {
                break;
            }
            l_261 = (long) i_259;
            l_262 = l_261 + l_257;
            if (i_45 == 0) {
                i_263 = (i_259 < 1) ? 0 : 1;
                l_264 = gale_BlockAccess_beginWrite(arg_fs, i_258, i_25, l_262, ((int) ((uint) i_256 - (uint) i_259)), i_263, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_265 = l_264;
            } else {
                l_265 = 0L;
            }
            GALEFS_BROADCAST(21, l_266, l_265);
            if (l_266 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_22;
                gale_ints[gale_items + gale_item] = (uint) i_23;
                gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                gale_ints[5 * gale_items + gale_item] = (uint) i_36;
                gale_ints[6 * gale_items + gale_item] = (uint) i_79;
                gale_ints[7 * gale_items + gale_item] = (uint) i_256;
                gale_longs[gale_item] = (ulong) l_257;
                gale_ints[8 * gale_items + gale_item] = (uint) i_258;
                gale_ints[9 * gale_items + gale_item] = (uint) i_259;
                gale_longs[gale_items + gale_item] = (ulong) l_261;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_262;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 12, l_266); }
                GALEFS_RETURN;
                resume_12:
                gale_resuming = 0;
                i_22 = (int) gale_ints[gale_item];
                i_23 = (int) gale_ints[gale_items + gale_item];
                i_25 = (int) gale_ints[2 * gale_items + gale_item];
                i_34 = (int) gale_ints[3 * gale_items + gale_item];
                i_35 = (int) gale_ints[4 * gale_items + gale_item];
                i_36 = (int) gale_ints[5 * gale_items + gale_item];
                i_79 = (int) gale_ints[6 * gale_items + gale_item];
                i_256 = (int) gale_ints[7 * gale_items + gale_item];
                l_257 = (long) gale_longs[gale_item];
                i_258 = (int) gale_ints[8 * gale_items + gale_item];
                i_259 = (int) gale_ints[9 * gale_items + gale_item];
                l_261 = (long) gale_longs[gale_items + gale_item];
                l_262 = (long) gale_longs[2 * gale_items + gale_item];
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
                i_51 = (int) get_local_id(0);
                i_52 = (int) get_local_id(0);
                i_53 = (int) get_local_id(0);
                l_54 = ((long) i_48) << 2;
                i_55 = (int) get_local_id(0);
                i_56 = gale_group;
                i_57 = (int) ((uint) (i_56 << 9) + (uint) (i_56 << 1));
                l_58 = (long) i_57;
                ul_59 = arg_buffer + (((l_58 + 513L) << 2) + 16L);
                ul_60 = arg_buffer + (((l_58 + 512L) << 2) + 16L);
                i_61 = (int) get_local_id(0);
                l_62 = ((long) ((int) ((uint) i_57 + (uint) 513))) << 2;
                i_63 = (int) get_local_id(0);
                i_64 = (int) get_local_id(0);
                l_65 = ((long) ((int) ((uint) i_57 + (uint) 512))) << 2;
                i_66 = (int) get_local_id(0);
                i_67 = gale_group;
                i_68 = (int) ((uint) (i_67 << 9) + (uint) (i_67 << 1));
                l_69 = (long) i_68;
                ul_70 = arg_buffer + (((l_69 + 513L) << 2) + 16L);
                ul_71 = arg_buffer + (((l_69 + 512L) << 2) + 16L);
                i_72 = (int) get_local_id(0);
                l_73 = ((long) ((int) ((uint) i_68 + (uint) 513))) << 2;
                i_74 = (int) get_local_id(0);
                i_75 = (int) get_local_id(0);
                l_76 = ((long) ((int) ((uint) i_68 + (uint) 512))) << 2;
                i_77 = (int) get_local_id(0);
                l_266 = gale_reply(gale_entry);
            }
            i_267 = (int) l_266;
            if (l_266 < 0L) {
                i_268 = 0;
            } else {
                i_268 = i_267;
            }
            l_269 = gale_BlockAccess_offsetInRegion(arg_fs, l_266, l_262, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_buffer + 16 + (l_261 + l_44)), (arg_fs + 16 + l_269), i_268);
            GALEFS_BARRIER(22);
            if (i_42 == 0) {
                if (!(i_268 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_268, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_270 = (int) ((uint) i_259 + (uint) i_268);
            if (l_266 < 0L) {
                if ((!(i_258 == 4)) || (i_270 < 1)) {
                    i_271 = i_267;
                } else {
                    i_271 = i_270;
                }
            } else {
                i_271 = i_270;
            }
            i_272 = (((!(i_258 == 4)) || (i_270 < 1)) || (i_37 == 0)) ? 0 : 5;
            if (i_268 == 0) {
                i_258 = i_272;
                i_259 = i_270;
                i_260 = i_271;
            } else {
                if (i_270 == i_256) {
                    i_258 = i_272;
                    i_259 = i_270;
                    i_260 = i_271;
                } else {
                    i_259 = i_270;
                    i_260 = i_271;
                }
            }
        }
        if (((long) i_260) < 0L) {
            i_273 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_260);
        }
        GALEFS_BARRIER(23);
        i_274 = (int) ((uint) i_79 + (uint) i_41);
        i_79 = i_274;
    }
    if (((int) get_local_id(0)) == 0) {
        l_275 = gale_OpenFileCalls_beginClose(arg_fs, i_23, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_276 = l_275;
    } else {
        l_276 = 0L;
    }
    GALEFS_BROADCAST(24, l_277, l_276);
    if (l_277 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_22;
        gale_ints[gale_items + gale_item] = (uint) i_25;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 13, l_277); }
        GALEFS_RETURN;
        resume_13:
        gale_resuming = 0;
        i_22 = (int) gale_ints[gale_item];
        i_25 = (int) gale_ints[gale_items + gale_item];
        l_277 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_278 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_279 = l_278;
    } else {
        l_279 = 0L;
    }
    GALEFS_BROADCAST(25, l_280, l_279);
    if (l_280 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_25;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 14, l_280); }
        GALEFS_RETURN;
        resume_14:
        gale_resuming = 0;
        i_25 = (int) gale_ints[gale_item];
        l_280 = gale_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_281 = gale_OpenFileCalls_beginClose(arg_fs, i_25, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_282 = l_281;
    } else {
        l_282 = 0L;
    }
    GALEFS_BROADCAST(26, l_283, l_282);
    if (l_283 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 15, l_283); }
        GALEFS_RETURN;
        resume_15:
        gale_resuming = 0;
        l_283 = gale_reply(gale_entry);
    }
    i_284 = (int) l_283;
    if (((long) i_284) < 0L) {
        i_285 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_284);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
