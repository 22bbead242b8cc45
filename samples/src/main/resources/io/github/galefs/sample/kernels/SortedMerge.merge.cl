// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.SortedMerge#merge
// entry point: galefs_merge
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE
// waits: 15
// saved values: 16
// context bytes: 88
// needs: BARRIERS
// string: "left"
// string: "right"
// string: "merged"
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 323c122c93baec0c475f6dbecd5a73c50958ff759ae363dab68d866558ec38aa
// functions SHA-256: 0a5e94504c1f0bc457ad0eac368b298cf35b4462197b8e0d266b52bf63b52032
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {108, 101, 102, 116, 114, 105, 103, 104, 116, 109, 101, 114, 103, 101, 100};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_102) VARIABLE(int, i_103) VARIABLE(int, i_104) VARIABLE(int, i_107) VARIABLE(int, i_120) VARIABLE(int, i_121) VARIABLE(int, i_130) VARIABLE(int, i_143) VARIABLE(int, i_144) VARIABLE(int, i_153) VARIABLE(int, i_154) VARIABLE(int, i_157) VARIABLE(int, i_161) VARIABLE(int, i_162) VARIABLE(int, i_163) VARIABLE(int, i_166) VARIABLE(int, i_179) VARIABLE(int, i_180) VARIABLE(int, i_189) VARIABLE(int, i_202) VARIABLE(int, i_203) VARIABLE(int, i_212) VARIABLE(int, i_213) VARIABLE(int, i_216) VARIABLE(int, i_218) VARIABLE(int, i_220) VARIABLE(int, i_232) VARIABLE(int, i_233) VARIABLE(int, i_240) VARIABLE(int, i_243) VARIABLE(int, i_245) VARIABLE(int, i_247) VARIABLE(int, i_259) VARIABLE(int, i_260) VARIABLE(int, i_285) VARIABLE(int, i_287) VARIABLE(int, i_288) VARIABLE(int, i_298) VARIABLE(int, i_299) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_34) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_76) VARIABLE(int, i_78) VARIABLE(int, i_79) VARIABLE(int, i_80) VARIABLE(int, i_82) VARIABLE(int, i_83) VARIABLE(int, i_89) VARIABLE(int, i_91) VARIABLE(int, i_92) VARIABLE(int, i_93) VARIABLE(int, i_95) VARIABLE(int, i_96) VARIABLE(int, i_98) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_105) VARIABLE(long, l_110) VARIABLE(long, l_111) VARIABLE(long, l_119) VARIABLE(long, l_128) VARIABLE(long, l_133) VARIABLE(long, l_134) VARIABLE(long, l_142) VARIABLE(long, l_164) VARIABLE(long, l_169) VARIABLE(long, l_170) VARIABLE(long, l_178) VARIABLE(long, l_187) VARIABLE(long, l_192) VARIABLE(long, l_193) VARIABLE(long, l_20) VARIABLE(long, l_201) VARIABLE(long, l_219) VARIABLE(long, l_222) VARIABLE(long, l_223) VARIABLE(long, l_231) VARIABLE(long, l_241) VARIABLE(long, l_249) VARIABLE(long, l_250) VARIABLE(long, l_258) VARIABLE(long, l_286) VARIABLE(long, l_290) VARIABLE(long, l_291) VARIABLE(long, l_297) VARIABLE(long, l_41) VARIABLE(long, l_56) VARIABLE(long, l_68) VARIABLE(long, l_77) VARIABLE(long, l_81) VARIABLE(long, l_90) VARIABLE(long, l_94) VARIABLE(__global uchar *, ul_74) VARIABLE(__global uchar *, ul_75) VARIABLE(__global uchar *, ul_87) VARIABLE(__global uchar *, ul_88)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23) POINT(24) POINT(25) POINT(26)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(l_10) VARIABLE(l_20)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(l_41)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_102) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_107) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_105) VARIABLE(l_110) VARIABLE(l_111) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_102) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_107) VARIABLE(i_120) VARIABLE(i_121) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_105) VARIABLE(l_119) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_102) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_130) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_128) VARIABLE(l_133) VARIABLE(l_134) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_102) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_130) VARIABLE(i_143) VARIABLE(i_144) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_128) VARIABLE(l_142) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_102) VARIABLE(i_157) VARIABLE(i_161) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_166) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_164) VARIABLE(l_169) VARIABLE(l_170) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_102) VARIABLE(i_157) VARIABLE(i_161) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_166) VARIABLE(i_179) VARIABLE(i_180) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_164) VARIABLE(l_178) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_102) VARIABLE(i_157) VARIABLE(i_161) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_189) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_187) VARIABLE(l_192) VARIABLE(l_193) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_102) VARIABLE(i_157) VARIABLE(i_161) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_189) VARIABLE(i_202) VARIABLE(i_203) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_187) VARIABLE(l_201) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_102) VARIABLE(i_157) VARIABLE(i_212) VARIABLE(i_213) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_102) VARIABLE(i_157) VARIABLE(i_161) VARIABLE(i_216) VARIABLE(i_220) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_222) VARIABLE(l_223) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_102) VARIABLE(i_157) VARIABLE(i_161) VARIABLE(i_216) VARIABLE(i_220) VARIABLE(i_232) VARIABLE(i_233) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_231) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_218) VARIABLE(i_240) VARIABLE(i_243) VARIABLE(i_245) VARIABLE(i_247) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_219) VARIABLE(l_241) VARIABLE(l_249) VARIABLE(l_250) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_218) VARIABLE(i_240) VARIABLE(i_243) VARIABLE(i_247) VARIABLE(i_259) VARIABLE(i_260) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_219) VARIABLE(l_241) VARIABLE(l_258) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_240) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_241) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_285) VARIABLE(i_287) VARIABLE(i_288) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_286) VARIABLE(l_290) VARIABLE(l_291) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_285) VARIABLE(i_287) VARIABLE(i_288) VARIABLE(i_298) VARIABLE(i_299) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_286) VARIABLE(l_297) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_23(VARIABLE) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_24(VARIABLE) VARIABLE(i_31) VARIABLE(i_34)
#define GALEFS_LIVE_25(VARIABLE) VARIABLE(i_34)
#define GALEFS_LIVE_26(VARIABLE)

__kernel void galefs_merge(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_error) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_74, *ul_75, *ul_87, *ul_88;
    int i_5, i_6, i_15, i_16, i_25, i_26, i_31, i_32, i_33, i_34, i_35, i_36, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_69, i_70, i_71, i_72, i_76, i_78, i_79, i_80, i_82, i_83, i_84, i_85, i_89, i_91, i_92, i_93, i_95, i_96, i_97, i_98, i_99, i_100, i_101, i_102, i_103, i_104, i_106, i_107, i_108, i_109, i_112, i_113, i_114, i_120, i_121, i_123, i_124, i_125, i_126, i_127, i_129, i_130, i_131, i_132, i_135, i_136, i_137, i_143, i_144, i_146, i_147, i_148, i_149, i_150, i_151, i_152, i_153, i_154, i_155, i_156, i_157, i_158, i_159, i_160, i_161, i_162, i_163, i_165, i_166, i_167, i_168, i_171, i_172, i_173, i_179, i_180, i_182, i_183, i_184, i_185, i_186, i_188, i_189, i_190, i_191, i_194, i_195, i_196, i_202, i_203, i_205, i_206, i_207, i_208, i_209, i_210, i_211, i_212, i_213, i_214, i_215, i_216, i_217, i_218, i_220, i_221, i_224, i_225, i_226, i_232, i_233, i_235, i_236, i_237, i_238, i_239, i_240, i_242, i_243, i_244, i_245, i_246, i_247, i_248, i_251, i_252, i_253, i_259, i_260, i_262, i_263, i_264, i_265, i_266, i_267, i_268, i_269, i_270, i_271, i_272, i_273, i_274, i_275, i_276, i_277, i_278, i_279, i_280, i_281, i_282, i_283, i_284, i_285, i_287, i_288, i_289, i_292, i_298, i_299, i_301, i_302, i_303, i_304, i_305, i_321, i_322;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_27, l_28, l_29, l_30, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_56, l_68, l_73, l_77, l_81, l_86, l_90, l_94, l_105, l_110, l_111, l_115, l_116, l_117, l_118, l_119, l_122, l_128, l_133, l_134, l_138, l_139, l_140, l_141, l_142, l_145, l_164, l_169, l_170, l_174, l_175, l_176, l_177, l_178, l_181, l_187, l_192, l_193, l_197, l_198, l_199, l_200, l_201, l_204, l_219, l_222, l_223, l_227, l_228, l_229, l_230, l_231, l_234, l_241, l_249, l_250, l_254, l_255, l_256, l_257, l_258, l_261, l_286, l_290, l_291, l_293, l_294, l_295, l_296, l_297, l_300, l_306, l_307, l_308, l_309, l_310, l_311, l_312, l_313, l_314, l_315, l_316, l_317, l_318, l_319, l_320;
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
    i_47 = (int) (((long) ((ulong) l_41 + (ulong) ((long) ((ulong) (l_41 >> 63) >> 62)))) >> 2);
    i_48 = (int) (((long) ((ulong) l_46 + (ulong) ((long) ((ulong) (l_46 >> 63) >> 62)))) >> 2);
    i_49 = (int) ((uint) i_47 + (uint) i_48);
    i_50 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_51 = (int) get_local_size(0);
    i_52 = (int) get_local_size(0);
    i_53 = ((int) get_num_groups(0)) << 8;
    i_54 = (int) get_local_id(0);
    i_55 = gale_group;
    l_56 = ((long) ((int) ((uint) ((int) ((uint) (i_55 << 9) + (uint) (i_55 << 1))) + (uint) 256))) << 2;
    i_57 = (int) get_local_id(0);
    i_58 = (int) get_local_id(0);
    i_59 = (int) get_local_id(0);
    i_60 = gale_group;
    i_61 = (int) ((uint) (i_60 << 9) + (uint) (i_60 << 1));
    i_62 = (int) ((uint) i_61 + (uint) 256);
    i_63 = (int) get_local_id(0);
    i_64 = (int) get_local_id(0);
    i_65 = (int) get_local_id(0);
    i_66 = (int) get_local_id(0);
    i_67 = (int) get_local_id(0);
    l_68 = ((long) i_61) << 2;
    i_69 = (int) get_local_id(0);
    i_70 = (int) get_local_id(0);
    i_71 = gale_group;
    i_72 = (int) ((uint) (i_71 << 9) + (uint) (i_71 << 1));
    l_73 = (long) i_72;
    ul_74 = arg_buffer + (((l_73 + 513L) << 2) + 16L);
    ul_75 = arg_buffer + (((l_73 + 512L) << 2) + 16L);
    i_76 = (int) get_local_id(0);
    l_77 = ((long) ((int) ((uint) i_72 + (uint) 513))) << 2;
    i_78 = (int) get_local_id(0);
    i_79 = (int) get_local_id(0);
    i_80 = (int) get_local_id(0);
    l_81 = ((long) ((int) ((uint) i_72 + (uint) 512))) << 2;
    i_82 = (int) get_local_id(0);
    i_83 = (int) get_local_id(0);
    i_84 = gale_group;
    i_85 = (int) ((uint) (i_84 << 9) + (uint) (i_84 << 1));
    l_86 = (long) i_85;
    ul_87 = arg_buffer + (((l_86 + 513L) << 2) + 16L);
    ul_88 = arg_buffer + (((l_86 + 512L) << 2) + 16L);
    i_89 = (int) get_local_id(0);
    l_90 = ((long) ((int) ((uint) i_85 + (uint) 513))) << 2;
    i_91 = (int) get_local_id(0);
    i_92 = (int) get_local_id(0);
    i_93 = (int) get_local_id(0);
    l_94 = ((long) ((int) ((uint) i_85 + (uint) 512))) << 2;
    i_95 = (int) get_local_id(0);
    i_96 = (int) get_local_id(0);
    i_97 = gale_group << 8;
    i_98 = i_97;
    while (true) {
        if (!(i_98 < i_49)) {
            break;
        }
        i_99 = (int) ((uint) i_98 - (uint) i_48);
        i_100 = (i_99 < 1) ? 0 : i_99;
        i_101 = (i_47 < i_98) ? i_47 : i_98;
        i_102 = i_100;
        i_103 = i_101;
        while (true) {
            if (!(i_102 < i_103)) {
                break;
            }
            i_104 = (int) ((uint) ((int) ((uint) i_102 + (uint) i_103)) >> 1);
            l_105 = ((long) (uint) i_104) << 2;
            i_106 = 1;
            i_107 = 0;
            i_108 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_106 == 1)) {
                    break;
                }
                i_109 = (int) ((uint) 4 - (uint) i_107);
                l_110 = (long) i_107;
                l_111 = l_110 + l_105;
                if (i_108 == 0) {
                    i_112 = i_109;
                } else {
                    i_113 = 4096 - ((int) (l_111 & 4095L));
                    i_114 = (i_113 < i_109) ? i_113 : i_109;
                    i_112 = i_114;
                }
                if (i_96 == 0) {
                    l_115 = gale_BlockAccess_beginRead(arg_fs, i_32, l_111, i_112, gale_group);
                    l_116 = l_115;
                } else {
                    l_116 = 0L;
                }
                if (i_95 == 0) {
                    if (l_116 < (-4611686018427387904L)) {
                        l_117 = gale_HostCall_awaitReply(arg_fs, l_116, gale_group);
                        l_118 = l_117;
                    } else {
                        l_118 = l_116;
                    }
                } else {
                    l_118 = l_116;
                }
                GALEFS_BROADCAST(6, l_119, l_118);
                i_120 = (int) l_119;
                if (l_119 < 0L) {
                    i_121 = 0;
                } else {
                    i_121 = i_120;
                }
                l_122 = gale_BlockAccess_offsetInRegion(arg_fs, l_119, l_111, gale_group);
                gale_copy((arg_fs + 16 + l_122), (arg_buffer + 16 + (l_110 + l_94)), i_121);
                GALEFS_BARRIER(7);
                if (i_93 == 0) {
                    if (!(i_121 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_121, gale_group);
                    }
                }
                i_123 = (int) ((uint) i_107 + (uint) i_121);
                i_124 = ((l_119 == (-117L)) || (!((i_121 < 1) || (!(i_123 < 4))))) ? 1 : 0;
                i_125 = (l_119 == (-117L)) ? 1 : 0;
                if (l_119 < 0L) {
                    if (l_119 == (-117L)) {
                        i_106 = i_124;
                        i_107 = i_123;
                        i_108 = i_125;
                    } else {
                        i_106 = i_120;
                        i_107 = i_123;
                        i_108 = i_125;
                    }
                } else {
                    i_106 = i_124;
                    i_107 = i_123;
                    i_108 = i_125;
                }
            }
            if (i_107 < 1) {
                i_126 = i_106;
            } else {
                i_126 = i_107;
            }
            if (((long) i_126) < 0L) {
                i_127 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_126);
            }
            l_128 = (((long) ((int) ((uint) i_98 - (uint) i_104))) + (-1L)) << 2;
            i_129 = 1;
            i_130 = 0;
            i_131 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_129 == 1)) {
                    break;
                }
                i_132 = (int) ((uint) 4 - (uint) i_130);
                l_133 = (long) i_130;
                l_134 = l_133 + l_128;
                if (i_131 == 0) {
                    i_135 = i_132;
                } else {
                    i_136 = 4096 - ((int) (l_134 & 4095L));
                    i_137 = (i_136 < i_132) ? i_136 : i_132;
                    i_135 = i_137;
                }
                if (i_92 == 0) {
                    l_138 = gale_BlockAccess_beginRead(arg_fs, i_31, l_134, i_135, gale_group);
                    l_139 = l_138;
                } else {
                    l_139 = 0L;
                }
                if (i_91 == 0) {
                    if (l_139 < (-4611686018427387904L)) {
                        l_140 = gale_HostCall_awaitReply(arg_fs, l_139, gale_group);
                        l_141 = l_140;
                    } else {
                        l_141 = l_139;
                    }
                } else {
                    l_141 = l_139;
                }
                GALEFS_BROADCAST(8, l_142, l_141);
                i_143 = (int) l_142;
                if (l_142 < 0L) {
                    i_144 = 0;
                } else {
                    i_144 = i_143;
                }
                l_145 = gale_BlockAccess_offsetInRegion(arg_fs, l_142, l_134, gale_group);
                gale_copy((arg_fs + 16 + l_145), (arg_buffer + 16 + (l_133 + l_90)), i_144);
                GALEFS_BARRIER(9);
                if (i_89 == 0) {
                    if (!(i_144 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_144, gale_group);
                    }
                }
                i_146 = (int) ((uint) i_130 + (uint) i_144);
                i_147 = ((l_142 == (-117L)) || (!((i_144 < 1) || (!(i_146 < 4))))) ? 1 : 0;
                i_148 = (l_142 == (-117L)) ? 1 : 0;
                if (l_142 < 0L) {
                    if (l_142 == (-117L)) {
                        i_129 = i_147;
                        i_130 = i_146;
                        i_131 = i_148;
                    } else {
                        i_129 = i_143;
                        i_130 = i_146;
                        i_131 = i_148;
                    }
                } else {
                    i_129 = i_147;
                    i_130 = i_146;
                    i_131 = i_148;
                }
            }
            if (i_130 < 1) {
                i_149 = i_129;
            } else {
                i_149 = i_130;
            }
            if (((long) i_149) < 0L) {
                i_150 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_149);
            }
            i_151 = *((__global gale_int *) ul_88);
            i_152 = *((__global gale_int *) ul_87);
            if (i_152 < i_151) {
                i_153 = i_102;
                i_154 = i_104;
            } else {
                i_155 = (int) ((uint) i_104 + (uint) 1);
                i_153 = i_155;
                i_154 = i_103;
            }
            GALEFS_BARRIER(10);
            i_102 = i_153;
            i_103 = i_154;
        }
        i_156 = (int) ((uint) i_98 + (uint) 256);
        i_157 = (i_156 < i_49) ? i_156 : i_49;
        i_158 = (int) ((uint) i_157 - (uint) i_48);
        i_159 = (i_158 < 1) ? 0 : i_158;
        i_160 = (i_47 < i_157) ? i_47 : i_157;
        i_161 = i_159;
        i_162 = i_160;
        while (true) {
            if (!(i_161 < i_162)) {
                break;
            }
            i_163 = (int) ((uint) ((int) ((uint) i_161 + (uint) i_162)) >> 1);
            l_164 = ((long) (uint) i_163) << 2;
            i_165 = 1;
            i_166 = 0;
            i_167 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_165 == 1)) {
                    break;
                }
                i_168 = (int) ((uint) 4 - (uint) i_166);
                l_169 = (long) i_166;
                l_170 = l_169 + l_164;
                if (i_167 == 0) {
                    i_171 = i_168;
                } else {
                    i_172 = 4096 - ((int) (l_170 & 4095L));
                    i_173 = (i_172 < i_168) ? i_172 : i_168;
                    i_171 = i_173;
                }
                if (i_83 == 0) {
                    l_174 = gale_BlockAccess_beginRead(arg_fs, i_32, l_170, i_171, gale_group);
                    l_175 = l_174;
                } else {
                    l_175 = 0L;
                }
                if (i_82 == 0) {
                    if (l_175 < (-4611686018427387904L)) {
                        l_176 = gale_HostCall_awaitReply(arg_fs, l_175, gale_group);
                        l_177 = l_176;
                    } else {
                        l_177 = l_175;
                    }
                } else {
                    l_177 = l_175;
                }
                GALEFS_BROADCAST(11, l_178, l_177);
                i_179 = (int) l_178;
                if (l_178 < 0L) {
                    i_180 = 0;
                } else {
                    i_180 = i_179;
                }
                l_181 = gale_BlockAccess_offsetInRegion(arg_fs, l_178, l_170, gale_group);
                gale_copy((arg_fs + 16 + l_181), (arg_buffer + 16 + (l_169 + l_81)), i_180);
                GALEFS_BARRIER(12);
                if (i_80 == 0) {
                    if (!(i_180 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_180, gale_group);
                    }
                }
                i_182 = (int) ((uint) i_166 + (uint) i_180);
                i_183 = ((l_178 == (-117L)) || (!((i_180 < 1) || (!(i_182 < 4))))) ? 1 : 0;
                i_184 = (l_178 == (-117L)) ? 1 : 0;
                if (l_178 < 0L) {
                    if (l_178 == (-117L)) {
                        i_165 = i_183;
                        i_166 = i_182;
                        i_167 = i_184;
                    } else {
                        i_165 = i_179;
                        i_166 = i_182;
                        i_167 = i_184;
                    }
                } else {
                    i_165 = i_183;
                    i_166 = i_182;
                    i_167 = i_184;
                }
            }
            if (i_166 < 1) {
                i_185 = i_165;
            } else {
                i_185 = i_166;
            }
            if (((long) i_185) < 0L) {
                i_186 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_185);
            }
            l_187 = (((long) ((int) ((uint) i_157 - (uint) i_163))) + (-1L)) << 2;
            i_188 = 1;
            i_189 = 0;
            i_190 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_188 == 1)) {
                    break;
                }
                i_191 = (int) ((uint) 4 - (uint) i_189);
                l_192 = (long) i_189;
                l_193 = l_192 + l_187;
                if (i_190 == 0) {
                    i_194 = i_191;
                } else {
                    i_195 = 4096 - ((int) (l_193 & 4095L));
                    i_196 = (i_195 < i_191) ? i_195 : i_191;
                    i_194 = i_196;
                }
                if (i_79 == 0) {
                    l_197 = gale_BlockAccess_beginRead(arg_fs, i_31, l_193, i_194, gale_group);
                    l_198 = l_197;
                } else {
                    l_198 = 0L;
                }
                if (i_78 == 0) {
                    if (l_198 < (-4611686018427387904L)) {
                        l_199 = gale_HostCall_awaitReply(arg_fs, l_198, gale_group);
                        l_200 = l_199;
                    } else {
                        l_200 = l_198;
                    }
                } else {
                    l_200 = l_198;
                }
                GALEFS_BROADCAST(13, l_201, l_200);
                i_202 = (int) l_201;
                if (l_201 < 0L) {
                    i_203 = 0;
                } else {
                    i_203 = i_202;
                }
                l_204 = gale_BlockAccess_offsetInRegion(arg_fs, l_201, l_193, gale_group);
                gale_copy((arg_fs + 16 + l_204), (arg_buffer + 16 + (l_192 + l_77)), i_203);
                GALEFS_BARRIER(14);
                if (i_76 == 0) {
                    if (!(i_203 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_203, gale_group);
                    }
                }
                i_205 = (int) ((uint) i_189 + (uint) i_203);
                i_206 = ((l_201 == (-117L)) || (!((i_203 < 1) || (!(i_205 < 4))))) ? 1 : 0;
                i_207 = (l_201 == (-117L)) ? 1 : 0;
                if (l_201 < 0L) {
                    if (l_201 == (-117L)) {
                        i_188 = i_206;
                        i_189 = i_205;
                        i_190 = i_207;
                    } else {
                        i_188 = i_202;
                        i_189 = i_205;
                        i_190 = i_207;
                    }
                } else {
                    i_188 = i_206;
                    i_189 = i_205;
                    i_190 = i_207;
                }
            }
            if (i_189 < 1) {
                i_208 = i_188;
            } else {
                i_208 = i_189;
            }
            if (((long) i_208) < 0L) {
                i_209 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_208);
            }
            i_210 = *((__global gale_int *) ul_75);
            i_211 = *((__global gale_int *) ul_74);
            if (i_211 < i_210) {
                i_212 = i_161;
                i_213 = i_163;
            } else {
                i_214 = (int) ((uint) i_163 + (uint) 1);
                i_212 = i_214;
                i_213 = i_162;
            }
            GALEFS_BARRIER(15);
            i_161 = i_212;
            i_162 = i_213;
        }
        i_215 = 1;
        i_216 = 0;
        i_217 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_218 = (int) ((uint) i_161 - (uint) i_102);
            l_219 = (long) i_102;
            if (!(i_215 == 1)) {
                break;
            }
            i_220 = i_218 << 2;
            i_221 = (int) ((uint) i_220 - (uint) i_216);
            l_222 = (long) i_216;
            l_223 = l_222 + (l_219 << 2);
            if (i_217 == 0) {
                i_224 = i_221;
            } else {
                i_225 = 4096 - ((int) (l_223 & 4095L));
                i_226 = (i_225 < i_221) ? i_225 : i_221;
                i_224 = i_226;
            }
            if (i_70 == 0) {
                l_227 = gale_BlockAccess_beginRead(arg_fs, i_32, l_223, i_224, gale_group);
                l_228 = l_227;
            } else {
                l_228 = 0L;
            }
            if (i_69 == 0) {
                if (l_228 < (-4611686018427387904L)) {
                    l_229 = gale_HostCall_awaitReply(arg_fs, l_228, gale_group);
                    l_230 = l_229;
                } else {
                    l_230 = l_228;
                }
            } else {
                l_230 = l_228;
            }
            GALEFS_BROADCAST(16, l_231, l_230);
            i_232 = (int) l_231;
            if (l_231 < 0L) {
                i_233 = 0;
            } else {
                i_233 = i_232;
            }
            l_234 = gale_BlockAccess_offsetInRegion(arg_fs, l_231, l_223, gale_group);
            gale_copy((arg_fs + 16 + l_234), (arg_buffer + 16 + (l_222 + l_68)), i_233);
            GALEFS_BARRIER(17);
            if (i_67 == 0) {
                if (!(i_233 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_233, gale_group);
                }
            }
            i_235 = (int) ((uint) i_216 + (uint) i_233);
            i_236 = ((l_231 == (-117L)) || (!((i_233 < 1) || (!(i_235 < i_220))))) ? 1 : 0;
            i_237 = (l_231 == (-117L)) ? 1 : 0;
            if (l_231 < 0L) {
                if (l_231 == (-117L)) {
                    i_215 = i_236;
                    i_216 = i_235;
                    i_217 = i_237;
                } else {
                    i_215 = i_232;
                    i_216 = i_235;
                    i_217 = i_237;
                }
            } else {
                i_215 = i_236;
                i_216 = i_235;
                i_217 = i_237;
            }
        }
        if (i_216 < 1) {
            i_238 = i_215;
        } else {
            i_238 = i_216;
        }
        if (((long) i_238) < 0L) {
            i_239 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_238);
        }
        i_240 = (int) ((uint) i_157 - (uint) i_98);
        l_241 = (long) i_98;
        i_242 = 1;
        i_243 = 0;
        i_244 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_245 = (int) ((uint) i_218 + (uint) i_61);
            i_246 = (int) ((uint) i_240 - (uint) i_218);
            if (!(i_242 == 1)) {
                break;
            }
            i_247 = i_246 << 2;
            i_248 = (int) ((uint) i_247 - (uint) i_243);
            l_249 = (long) i_243;
            l_250 = l_249 + ((l_241 - l_219) << 2);
            if (i_244 == 0) {
                i_251 = i_248;
            } else {
                i_252 = 4096 - ((int) (l_250 & 4095L));
                i_253 = (i_252 < i_248) ? i_252 : i_248;
                i_251 = i_253;
            }
            if (i_66 == 0) {
                l_254 = gale_BlockAccess_beginRead(arg_fs, i_31, l_250, i_251, gale_group);
                l_255 = l_254;
            } else {
                l_255 = 0L;
            }
            if (i_65 == 0) {
                if (l_255 < (-4611686018427387904L)) {
                    l_256 = gale_HostCall_awaitReply(arg_fs, l_255, gale_group);
                    l_257 = l_256;
                } else {
                    l_257 = l_255;
                }
            } else {
                l_257 = l_255;
            }
            GALEFS_BROADCAST(18, l_258, l_257);
            i_259 = (int) l_258;
            if (l_258 < 0L) {
                i_260 = 0;
            } else {
                i_260 = i_259;
            }
            l_261 = gale_BlockAccess_offsetInRegion(arg_fs, l_258, l_250, gale_group);
            gale_copy((arg_fs + 16 + l_261), (arg_buffer + 16 + (l_249 + (((long) i_245) << 2))), i_260);
            GALEFS_BARRIER(19);
            if (i_64 == 0) {
                if (!(i_260 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_260, gale_group);
                }
            }
            i_262 = (int) ((uint) i_243 + (uint) i_260);
            i_263 = ((l_258 == (-117L)) || (!((i_260 < 1) || (!(i_262 < i_247))))) ? 1 : 0;
            i_264 = (l_258 == (-117L)) ? 1 : 0;
            if (l_258 < 0L) {
                if (l_258 == (-117L)) {
                    i_242 = i_263;
                    i_243 = i_262;
                    i_244 = i_264;
                } else {
                    i_242 = i_259;
                    i_243 = i_262;
                    i_244 = i_264;
                }
            } else {
                i_242 = i_263;
                i_243 = i_262;
                i_244 = i_264;
            }
        }
        if (i_243 < 1) {
            i_265 = i_242;
        } else {
            i_265 = i_243;
        }
        if (((long) i_265) < 0L) {
            i_266 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_265);
        }
        i_267 = i_63;
        while (true) {
            if (!(i_267 < i_218)) {
                break;
            }
            i_268 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_267 + (uint) i_61))) << 2) + 16L)));
            i_269 = 0;
            i_270 = i_246;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_269 < i_270)) {
                    break;
                }
                i_271 = (int) ((uint) ((int) ((uint) i_269 + (uint) i_270)) >> 1);
                i_272 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_245 + (uint) i_271))) << 2) + 16L)));
                if (i_272 < i_268) {
                    i_273 = (int) ((uint) i_271 + (uint) 1);
                    i_269 = i_273;
                } else {
                    i_270 = i_271;
                }
            }
            *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_267 + (uint) ((int) ((uint) i_62 + (uint) i_269))))) << 2) + 16L))) = i_268;
            i_274 = (int) ((uint) i_267 + (uint) i_52);
            i_267 = i_274;
        }
        i_275 = i_59;
        while (true) {
            if (!(i_275 < i_246)) {
                break;
            }
            i_276 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_245 + (uint) i_275))) << 2) + 16L)));
            if (i_276 == 2147483647) {
                i_277 = i_218;
            } else {
                i_278 = (int) ((uint) i_276 + (uint) 1);
                i_279 = 0;
                i_280 = i_218;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_279 < i_280)) {
                        break;
                    }
                    i_281 = (int) ((uint) ((int) ((uint) i_279 + (uint) i_280)) >> 1);
                    i_282 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_281 + (uint) i_61))) << 2) + 16L)));
                    if (i_282 < i_278) {
                        i_283 = (int) ((uint) i_281 + (uint) 1);
                        i_279 = i_283;
                    } else {
                        i_280 = i_281;
                    }
                }
                i_277 = i_279;
            }
            *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_275 + (uint) ((int) ((uint) i_62 + (uint) i_277))))) << 2) + 16L))) = i_276;
            i_284 = (int) ((uint) i_275 + (uint) i_51);
            i_275 = i_284;
        }
        GALEFS_BARRIER(20);
        i_285 = i_240 << 2;
        l_286 = l_241 << 2;
        i_287 = 4;
        i_288 = 0;
        i_289 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (i_287 == 0) {
                break;
            }
            l_290 = (long) i_288;
            l_291 = l_290 + l_286;
            if (i_58 == 0) {
                i_292 = (i_288 < 1) ? 0 : 1;
                l_293 = gale_BlockAccess_beginWrite(arg_fs, i_287, i_34, l_291, ((int) ((uint) i_285 - (uint) i_288)), i_292, gale_group);
                l_294 = l_293;
            } else {
                l_294 = 0L;
            }
            if (i_57 == 0) {
                if (l_294 < (-4611686018427387904L)) {
                    l_295 = gale_HostCall_awaitReply(arg_fs, l_294, gale_group);
                    l_296 = l_295;
                } else {
                    l_296 = l_294;
                }
            } else {
                l_296 = l_294;
            }
            GALEFS_BROADCAST(21, l_297, l_296);
            i_298 = (int) l_297;
            if (l_297 < 0L) {
                i_299 = 0;
            } else {
                i_299 = i_298;
            }
            l_300 = gale_BlockAccess_offsetInRegion(arg_fs, l_297, l_291, gale_group);
            gale_copy((arg_buffer + 16 + (l_290 + l_56)), (arg_fs + 16 + l_300), i_299);
            GALEFS_BARRIER(22);
            if (i_54 == 0) {
                if (!(i_299 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_299, gale_group);
                }
            }
            i_301 = (int) ((uint) i_288 + (uint) i_299);
            if (l_297 < 0L) {
                if ((!(i_287 == 4)) || (i_301 < 1)) {
                    i_302 = i_298;
                } else {
                    i_302 = i_301;
                }
            } else {
                i_302 = i_301;
            }
            i_303 = (((!(i_287 == 4)) || (i_301 < 1)) || (i_50 == 0)) ? 0 : 5;
            if (i_299 == 0) {
                i_287 = i_303;
                i_288 = i_301;
                i_289 = i_302;
            } else {
                if (i_301 == i_285) {
                    i_287 = i_303;
                    i_288 = i_301;
                    i_289 = i_302;
                } else {
                    i_288 = i_301;
                    i_289 = i_302;
                }
            }
        }
        if (((long) i_289) < 0L) {
            i_304 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_289);
        }
        GALEFS_BARRIER(23);
        i_305 = (int) ((uint) i_98 + (uint) i_53);
        i_98 = i_305;
    }
    if (((int) get_local_id(0)) == 0) {
        l_306 = gale_OpenFileCalls_beginClose(arg_fs, i_32, gale_group);
        l_307 = l_306;
    } else {
        l_307 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_307 < (-4611686018427387904L)) {
            l_308 = gale_HostCall_awaitReply(arg_fs, l_307, gale_group);
            l_309 = l_308;
        } else {
            l_309 = l_307;
        }
    } else {
        l_309 = l_307;
    }
    GALEFS_BROADCAST(24, l_310, l_309);
    if (((int) get_local_id(0)) == 0) {
        l_311 = gale_OpenFileCalls_beginClose(arg_fs, i_31, gale_group);
        l_312 = l_311;
    } else {
        l_312 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_312 < (-4611686018427387904L)) {
            l_313 = gale_HostCall_awaitReply(arg_fs, l_312, gale_group);
            l_314 = l_313;
        } else {
            l_314 = l_312;
        }
    } else {
        l_314 = l_312;
    }
    GALEFS_BROADCAST(25, l_315, l_314);
    if (((int) get_local_id(0)) == 0) {
        l_316 = gale_OpenFileCalls_beginClose(arg_fs, i_34, gale_group);
        l_317 = l_316;
    } else {
        l_317 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_317 < (-4611686018427387904L)) {
            l_318 = gale_HostCall_awaitReply(arg_fs, l_317, gale_group);
            l_319 = l_318;
        } else {
            l_319 = l_317;
        }
    } else {
        l_319 = l_317;
    }
    GALEFS_BROADCAST(26, l_320, l_319);
    i_321 = (int) l_320;
    if (((long) i_321) < 0L) {
        i_322 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_321);
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_108) VARIABLE(int, i_119) VARIABLE(int, i_120) VARIABLE(int, i_129) VARIABLE(int, i_130) VARIABLE(int, i_133) VARIABLE(int, i_137) VARIABLE(int, i_138) VARIABLE(int, i_139) VARIABLE(int, i_142) VARIABLE(int, i_153) VARIABLE(int, i_154) VARIABLE(int, i_163) VARIABLE(int, i_174) VARIABLE(int, i_175) VARIABLE(int, i_184) VARIABLE(int, i_185) VARIABLE(int, i_188) VARIABLE(int, i_190) VARIABLE(int, i_192) VARIABLE(int, i_202) VARIABLE(int, i_203) VARIABLE(int, i_210) VARIABLE(int, i_213) VARIABLE(int, i_215) VARIABLE(int, i_217) VARIABLE(int, i_22) VARIABLE(int, i_227) VARIABLE(int, i_228) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_253) VARIABLE(int, i_255) VARIABLE(int, i_256) VARIABLE(int, i_264) VARIABLE(int, i_265) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_54) VARIABLE(int, i_60) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_65) VARIABLE(int, i_71) VARIABLE(int, i_73) VARIABLE(int, i_74) VARIABLE(int, i_76) VARIABLE(int, i_78) VARIABLE(int, i_82) VARIABLE(int, i_83) VARIABLE(int, i_84) VARIABLE(int, i_87) VARIABLE(int, i_98) VARIABLE(int, i_99) VARIABLE(long, l_0) VARIABLE(long, l_106) VARIABLE(long, l_111) VARIABLE(long, l_112) VARIABLE(long, l_118) VARIABLE(long, l_14) VARIABLE(long, l_140) VARIABLE(long, l_145) VARIABLE(long, l_146) VARIABLE(long, l_152) VARIABLE(long, l_161) VARIABLE(long, l_166) VARIABLE(long, l_167) VARIABLE(long, l_173) VARIABLE(long, l_191) VARIABLE(long, l_194) VARIABLE(long, l_195) VARIABLE(long, l_201) VARIABLE(long, l_211) VARIABLE(long, l_219) VARIABLE(long, l_220) VARIABLE(long, l_226) VARIABLE(long, l_254) VARIABLE(long, l_258) VARIABLE(long, l_259) VARIABLE(long, l_263) VARIABLE(long, l_30) VARIABLE(long, l_43) VARIABLE(long, l_53) VARIABLE(long, l_61) VARIABLE(long, l_64) VARIABLE(long, l_7) VARIABLE(long, l_72) VARIABLE(long, l_75) VARIABLE(long, l_85) VARIABLE(long, l_90) VARIABLE(long, l_91) VARIABLE(long, l_97) VARIABLE(__global uchar *, ul_58) VARIABLE(__global uchar *, ul_59) VARIABLE(__global uchar *, ul_69) VARIABLE(__global uchar *, ul_70)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23) POINT(24) POINT(25) POINT(26)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(l_14) VARIABLE(l_7)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(l_30)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_87) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(l_85) VARIABLE(l_90) VARIABLE(l_91) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_87) VARIABLE(i_98) VARIABLE(i_99) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(l_85) VARIABLE(l_97) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_108) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(l_106) VARIABLE(l_111) VARIABLE(l_112) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_108) VARIABLE(i_119) VARIABLE(i_120) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(l_106) VARIABLE(l_118) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_129) VARIABLE(i_130) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_133) VARIABLE(i_137) VARIABLE(i_138) VARIABLE(i_139) VARIABLE(i_142) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_82) VARIABLE(l_140) VARIABLE(l_145) VARIABLE(l_146) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_133) VARIABLE(i_137) VARIABLE(i_138) VARIABLE(i_139) VARIABLE(i_142) VARIABLE(i_153) VARIABLE(i_154) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_82) VARIABLE(l_140) VARIABLE(l_152) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_133) VARIABLE(i_137) VARIABLE(i_138) VARIABLE(i_139) VARIABLE(i_163) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_82) VARIABLE(l_161) VARIABLE(l_166) VARIABLE(l_167) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_133) VARIABLE(i_137) VARIABLE(i_138) VARIABLE(i_139) VARIABLE(i_163) VARIABLE(i_174) VARIABLE(i_175) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_82) VARIABLE(l_161) VARIABLE(l_173) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_133) VARIABLE(i_184) VARIABLE(i_185) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_82) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_133) VARIABLE(i_137) VARIABLE(i_188) VARIABLE(i_192) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_82) VARIABLE(l_194) VARIABLE(l_195) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_133) VARIABLE(i_137) VARIABLE(i_188) VARIABLE(i_192) VARIABLE(i_202) VARIABLE(i_203) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_82) VARIABLE(l_201) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_190) VARIABLE(i_210) VARIABLE(i_213) VARIABLE(i_215) VARIABLE(i_217) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(l_191) VARIABLE(l_211) VARIABLE(l_219) VARIABLE(l_220) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_190) VARIABLE(i_210) VARIABLE(i_213) VARIABLE(i_217) VARIABLE(i_22) VARIABLE(i_227) VARIABLE(i_228) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(l_191) VARIABLE(l_211) VARIABLE(l_226) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_210) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(l_211) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_253) VARIABLE(i_255) VARIABLE(i_256) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(l_254) VARIABLE(l_258) VARIABLE(l_259) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_253) VARIABLE(i_255) VARIABLE(i_256) VARIABLE(i_264) VARIABLE(i_265) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(l_254) VARIABLE(l_263) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_23(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_24(VARIABLE) VARIABLE(i_22) VARIABLE(i_25)
#define GALEFS_LIVE_25(VARIABLE) VARIABLE(i_25)
#define GALEFS_LIVE_26(VARIABLE)

__kernel void galefs_merge(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_error, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_58, *ul_59, *ul_69, *ul_70;
    int i_4, i_5, i_11, i_12, i_18, i_19, i_22, i_23, i_24, i_25, i_26, i_27, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_54, i_55, i_56, i_60, i_62, i_63, i_65, i_66, i_67, i_71, i_73, i_74, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_86, i_87, i_88, i_89, i_92, i_93, i_94, i_98, i_99, i_101, i_102, i_103, i_104, i_105, i_107, i_108, i_109, i_110, i_113, i_114, i_115, i_119, i_120, i_122, i_123, i_124, i_125, i_126, i_127, i_128, i_129, i_130, i_131, i_132, i_133, i_134, i_135, i_136, i_137, i_138, i_139, i_141, i_142, i_143, i_144, i_147, i_148, i_149, i_153, i_154, i_156, i_157, i_158, i_159, i_160, i_162, i_163, i_164, i_165, i_168, i_169, i_170, i_174, i_175, i_177, i_178, i_179, i_180, i_181, i_182, i_183, i_184, i_185, i_186, i_187, i_188, i_189, i_190, i_192, i_193, i_196, i_197, i_198, i_202, i_203, i_205, i_206, i_207, i_208, i_209, i_210, i_212, i_213, i_214, i_215, i_216, i_217, i_218, i_221, i_222, i_223, i_227, i_228, i_230, i_231, i_232, i_233, i_234, i_235, i_236, i_237, i_238, i_239, i_240, i_241, i_242, i_243, i_244, i_245, i_246, i_247, i_248, i_249, i_250, i_251, i_252, i_253, i_255, i_256, i_257, i_260, i_264, i_265, i_267, i_268, i_269, i_270, i_271, i_281, i_282;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_15, l_16, l_17, l_20, l_21, l_28, l_29, l_30, l_31, l_32, l_33, l_43, l_53, l_57, l_61, l_64, l_68, l_72, l_75, l_85, l_90, l_91, l_95, l_96, l_97, l_100, l_106, l_111, l_112, l_116, l_117, l_118, l_121, l_140, l_145, l_146, l_150, l_151, l_152, l_155, l_161, l_166, l_167, l_171, l_172, l_173, l_176, l_191, l_194, l_195, l_199, l_200, l_201, l_204, l_211, l_219, l_220, l_224, l_225, l_226, l_229, l_254, l_258, l_259, l_261, l_262, l_263, l_266, l_272, l_273, l_274, l_275, l_276, l_277, l_278, l_279, l_280;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
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
        l_8 = gale_FileOpener_begin(arg_fs, 5, gale_group, gale_slot, gale_position);
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
            l_13 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group, gale_slot, gale_position);
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
    if (((int) get_local_id(0)) == 0) {
        l_15 = gale_FileOpener_begin(arg_fs, 6, gale_group, gale_slot, gale_position);
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
            l_20 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, 6, (-1), gale_group, gale_slot, gale_position);
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
        l_7 = (long) gale_longs[gale_item];
        l_14 = (long) gale_longs[gale_items + gale_item];
        l_21 = gale_round_reply(gale_entry);
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
        l_28 = gale_OpenFileCalls_status(arg_fs, i_23, 0, gale_group, gale_slot, gale_position);
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
        i_22 = (int) gale_ints[gale_item];
        i_23 = (int) gale_ints[gale_items + gale_item];
        i_25 = (int) gale_ints[2 * gale_items + gale_item];
        l_30 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_31 = gale_OpenFileCalls_status(arg_fs, i_22, 0, gale_group, gale_slot, gale_position);
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
        i_22 = (int) gale_ints[gale_item];
        i_23 = (int) gale_ints[gale_items + gale_item];
        i_25 = (int) gale_ints[2 * gale_items + gale_item];
        l_30 = (long) gale_longs[gale_item];
        l_33 = gale_round_reply(gale_entry);
    }
    i_34 = (int) (((long) ((ulong) l_30 + (ulong) ((long) ((ulong) (l_30 >> 63) >> 62)))) >> 2);
    i_35 = (int) (((long) ((ulong) l_33 + (ulong) ((long) ((ulong) (l_33 >> 63) >> 62)))) >> 2);
    i_36 = (int) ((uint) i_34 + (uint) i_35);
    i_37 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_38 = (int) get_local_size(0);
    i_39 = (int) get_local_size(0);
    i_40 = gale_group_count << 8;
    i_41 = (int) get_local_id(0);
    i_42 = gale_group;
    l_43 = ((long) ((int) ((uint) ((int) ((uint) (i_42 << 9) + (uint) (i_42 << 1))) + (uint) 256))) << 2;
    i_44 = (int) get_local_id(0);
    i_45 = (int) get_local_id(0);
    i_46 = gale_group;
    i_47 = (int) ((uint) (i_46 << 9) + (uint) (i_46 << 1));
    i_48 = (int) ((uint) i_47 + (uint) 256);
    i_49 = (int) get_local_id(0);
    i_50 = (int) get_local_id(0);
    i_51 = (int) get_local_id(0);
    i_52 = (int) get_local_id(0);
    l_53 = ((long) i_47) << 2;
    i_54 = (int) get_local_id(0);
    i_55 = gale_group;
    i_56 = (int) ((uint) (i_55 << 9) + (uint) (i_55 << 1));
    l_57 = (long) i_56;
    ul_58 = arg_buffer + (((l_57 + 513L) << 2) + 16L);
    ul_59 = arg_buffer + (((l_57 + 512L) << 2) + 16L);
    i_60 = (int) get_local_id(0);
    l_61 = ((long) ((int) ((uint) i_56 + (uint) 513))) << 2;
    i_62 = (int) get_local_id(0);
    i_63 = (int) get_local_id(0);
    l_64 = ((long) ((int) ((uint) i_56 + (uint) 512))) << 2;
    i_65 = (int) get_local_id(0);
    i_66 = gale_group;
    i_67 = (int) ((uint) (i_66 << 9) + (uint) (i_66 << 1));
    l_68 = (long) i_67;
    ul_69 = arg_buffer + (((l_68 + 513L) << 2) + 16L);
    ul_70 = arg_buffer + (((l_68 + 512L) << 2) + 16L);
    i_71 = (int) get_local_id(0);
    l_72 = ((long) ((int) ((uint) i_67 + (uint) 513))) << 2;
    i_73 = (int) get_local_id(0);
    i_74 = (int) get_local_id(0);
    l_75 = ((long) ((int) ((uint) i_67 + (uint) 512))) << 2;
    i_76 = (int) get_local_id(0);
    i_77 = gale_group << 8;
    i_78 = i_77;
    while (true) {
        if (!(i_78 < i_36)) {
            break;
        }
        i_79 = (int) ((uint) i_78 - (uint) i_35);
        i_80 = (i_79 < 1) ? 0 : i_79;
        i_81 = (i_34 < i_78) ? i_34 : i_78;
        i_82 = i_80;
        i_83 = i_81;
        while (true) {
            if (!(i_82 < i_83)) {
                break;
            }
            i_84 = (int) ((uint) ((int) ((uint) i_82 + (uint) i_83)) >> 1);
            l_85 = ((long) (uint) i_84) << 2;
            i_86 = 1;
            i_87 = 0;
            i_88 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_86 == 1)) {
                    break;
                }
                i_89 = (int) ((uint) 4 - (uint) i_87);
                l_90 = (long) i_87;
                l_91 = l_90 + l_85;
                if (i_88 == 0) {
                    i_92 = i_89;
                } else {
                    i_93 = 4096 - ((int) (l_91 & 4095L));
                    i_94 = (i_93 < i_89) ? i_93 : i_89;
                    i_92 = i_94;
                }
                if (i_76 == 0) {
                    l_95 = gale_BlockAccess_beginRead(arg_fs, i_23, l_91, i_92, gale_group, gale_slot, gale_position);
                    l_96 = l_95;
                } else {
                    l_96 = 0L;
                }
                GALEFS_BROADCAST(6, l_97, l_96);
                if (l_97 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_22;
                    gale_ints[gale_items + gale_item] = (uint) i_23;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_36;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_78;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_82;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_83;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_84;
                    gale_longs[gale_item] = (ulong) l_85;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_87;
                    gale_longs[gale_items + gale_item] = (ulong) l_90;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_91;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_97); }
                    GALEFS_RETURN;
                    resume_6:
                    i_22 = (int) gale_ints[gale_item];
                    i_23 = (int) gale_ints[gale_items + gale_item];
                    i_25 = (int) gale_ints[2 * gale_items + gale_item];
                    i_34 = (int) gale_ints[3 * gale_items + gale_item];
                    i_35 = (int) gale_ints[4 * gale_items + gale_item];
                    i_36 = (int) gale_ints[5 * gale_items + gale_item];
                    i_78 = (int) gale_ints[6 * gale_items + gale_item];
                    i_82 = (int) gale_ints[7 * gale_items + gale_item];
                    i_83 = (int) gale_ints[8 * gale_items + gale_item];
                    i_84 = (int) gale_ints[9 * gale_items + gale_item];
                    l_85 = (long) gale_longs[gale_item];
                    i_87 = (int) gale_ints[10 * gale_items + gale_item];
                    l_90 = (long) gale_longs[gale_items + gale_item];
                    l_91 = (long) gale_longs[2 * gale_items + gale_item];
                    i_37 = *((__global gale_int *) (arg_fs + 16 + 212L));
                    i_38 = (int) get_local_size(0);
                    i_39 = (int) get_local_size(0);
                    i_40 = gale_group_count << 8;
                    i_41 = (int) get_local_id(0);
                    i_42 = gale_group;
                    l_43 = ((long) ((int) ((uint) ((int) ((uint) (i_42 << 9) + (uint) (i_42 << 1))) + (uint) 256))) << 2;
                    i_44 = (int) get_local_id(0);
                    i_45 = (int) get_local_id(0);
                    i_46 = gale_group;
                    i_47 = (int) ((uint) (i_46 << 9) + (uint) (i_46 << 1));
                    i_48 = (int) ((uint) i_47 + (uint) 256);
                    i_49 = (int) get_local_id(0);
                    i_50 = (int) get_local_id(0);
                    i_51 = (int) get_local_id(0);
                    i_52 = (int) get_local_id(0);
                    l_53 = ((long) i_47) << 2;
                    i_54 = (int) get_local_id(0);
                    i_55 = gale_group;
                    i_56 = (int) ((uint) (i_55 << 9) + (uint) (i_55 << 1));
                    l_57 = (long) i_56;
                    ul_58 = arg_buffer + (((l_57 + 513L) << 2) + 16L);
                    ul_59 = arg_buffer + (((l_57 + 512L) << 2) + 16L);
                    i_60 = (int) get_local_id(0);
                    l_61 = ((long) ((int) ((uint) i_56 + (uint) 513))) << 2;
                    i_62 = (int) get_local_id(0);
                    i_63 = (int) get_local_id(0);
                    l_64 = ((long) ((int) ((uint) i_56 + (uint) 512))) << 2;
                    i_65 = (int) get_local_id(0);
                    i_66 = gale_group;
                    i_67 = (int) ((uint) (i_66 << 9) + (uint) (i_66 << 1));
                    l_68 = (long) i_67;
                    ul_69 = arg_buffer + (((l_68 + 513L) << 2) + 16L);
                    ul_70 = arg_buffer + (((l_68 + 512L) << 2) + 16L);
                    i_71 = (int) get_local_id(0);
                    l_72 = ((long) ((int) ((uint) i_67 + (uint) 513))) << 2;
                    i_73 = (int) get_local_id(0);
                    i_74 = (int) get_local_id(0);
                    l_75 = ((long) ((int) ((uint) i_67 + (uint) 512))) << 2;
                    i_76 = (int) get_local_id(0);
                    l_97 = gale_round_reply(gale_entry);
                }
                i_98 = (int) l_97;
                if (l_97 < 0L) {
                    i_99 = 0;
                } else {
                    i_99 = i_98;
                }
                l_100 = gale_BlockAccess_offsetInRegion(arg_fs, l_97, l_91, gale_group, gale_slot, gale_position);
                gale_copy((arg_fs + 16 + l_100), (arg_buffer + 16 + (l_90 + l_75)), i_99);
                GALEFS_BARRIER(7);
                if (i_74 == 0) {
                    if (!(i_99 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_99, gale_group, gale_slot, gale_position);
                    }
                }
                i_101 = (int) ((uint) i_87 + (uint) i_99);
                i_102 = ((l_97 == (-117L)) || (!((i_99 < 1) || (!(i_101 < 4))))) ? 1 : 0;
                i_103 = (l_97 == (-117L)) ? 1 : 0;
                if (l_97 < 0L) {
                    if (l_97 == (-117L)) {
                        i_86 = i_102;
                        i_87 = i_101;
                        i_88 = i_103;
                    } else {
                        i_86 = i_98;
                        i_87 = i_101;
                        i_88 = i_103;
                    }
                } else {
                    i_86 = i_102;
                    i_87 = i_101;
                    i_88 = i_103;
                }
            }
            if (i_87 < 1) {
                i_104 = i_86;
            } else {
                i_104 = i_87;
            }
            if (((long) i_104) < 0L) {
                i_105 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_104);
            }
            l_106 = (((long) ((int) ((uint) i_78 - (uint) i_84))) + (-1L)) << 2;
            i_107 = 1;
            i_108 = 0;
            i_109 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
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
                if (i_73 == 0) {
                    l_116 = gale_BlockAccess_beginRead(arg_fs, i_22, l_112, i_113, gale_group, gale_slot, gale_position);
                    l_117 = l_116;
                } else {
                    l_117 = 0L;
                }
                GALEFS_BROADCAST(8, l_118, l_117);
                if (l_118 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_22;
                    gale_ints[gale_items + gale_item] = (uint) i_23;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_36;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_78;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_82;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_83;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_84;
                    gale_longs[gale_item] = (ulong) l_106;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_108;
                    gale_longs[gale_items + gale_item] = (ulong) l_111;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_112;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_118); }
                    GALEFS_RETURN;
                    resume_7:
                    i_22 = (int) gale_ints[gale_item];
                    i_23 = (int) gale_ints[gale_items + gale_item];
                    i_25 = (int) gale_ints[2 * gale_items + gale_item];
                    i_34 = (int) gale_ints[3 * gale_items + gale_item];
                    i_35 = (int) gale_ints[4 * gale_items + gale_item];
                    i_36 = (int) gale_ints[5 * gale_items + gale_item];
                    i_78 = (int) gale_ints[6 * gale_items + gale_item];
                    i_82 = (int) gale_ints[7 * gale_items + gale_item];
                    i_83 = (int) gale_ints[8 * gale_items + gale_item];
                    i_84 = (int) gale_ints[9 * gale_items + gale_item];
                    l_106 = (long) gale_longs[gale_item];
                    i_108 = (int) gale_ints[10 * gale_items + gale_item];
                    l_111 = (long) gale_longs[gale_items + gale_item];
                    l_112 = (long) gale_longs[2 * gale_items + gale_item];
                    i_37 = *((__global gale_int *) (arg_fs + 16 + 212L));
                    i_38 = (int) get_local_size(0);
                    i_39 = (int) get_local_size(0);
                    i_40 = gale_group_count << 8;
                    i_41 = (int) get_local_id(0);
                    i_42 = gale_group;
                    l_43 = ((long) ((int) ((uint) ((int) ((uint) (i_42 << 9) + (uint) (i_42 << 1))) + (uint) 256))) << 2;
                    i_44 = (int) get_local_id(0);
                    i_45 = (int) get_local_id(0);
                    i_46 = gale_group;
                    i_47 = (int) ((uint) (i_46 << 9) + (uint) (i_46 << 1));
                    i_48 = (int) ((uint) i_47 + (uint) 256);
                    i_49 = (int) get_local_id(0);
                    i_50 = (int) get_local_id(0);
                    i_51 = (int) get_local_id(0);
                    i_52 = (int) get_local_id(0);
                    l_53 = ((long) i_47) << 2;
                    i_54 = (int) get_local_id(0);
                    i_55 = gale_group;
                    i_56 = (int) ((uint) (i_55 << 9) + (uint) (i_55 << 1));
                    l_57 = (long) i_56;
                    ul_58 = arg_buffer + (((l_57 + 513L) << 2) + 16L);
                    ul_59 = arg_buffer + (((l_57 + 512L) << 2) + 16L);
                    i_60 = (int) get_local_id(0);
                    l_61 = ((long) ((int) ((uint) i_56 + (uint) 513))) << 2;
                    i_62 = (int) get_local_id(0);
                    i_63 = (int) get_local_id(0);
                    l_64 = ((long) ((int) ((uint) i_56 + (uint) 512))) << 2;
                    i_65 = (int) get_local_id(0);
                    i_66 = gale_group;
                    i_67 = (int) ((uint) (i_66 << 9) + (uint) (i_66 << 1));
                    l_68 = (long) i_67;
                    ul_69 = arg_buffer + (((l_68 + 513L) << 2) + 16L);
                    ul_70 = arg_buffer + (((l_68 + 512L) << 2) + 16L);
                    i_71 = (int) get_local_id(0);
                    l_72 = ((long) ((int) ((uint) i_67 + (uint) 513))) << 2;
                    i_73 = (int) get_local_id(0);
                    i_74 = (int) get_local_id(0);
                    l_75 = ((long) ((int) ((uint) i_67 + (uint) 512))) << 2;
                    i_76 = (int) get_local_id(0);
                    l_118 = gale_round_reply(gale_entry);
                }
                i_119 = (int) l_118;
                if (l_118 < 0L) {
                    i_120 = 0;
                } else {
                    i_120 = i_119;
                }
                l_121 = gale_BlockAccess_offsetInRegion(arg_fs, l_118, l_112, gale_group, gale_slot, gale_position);
                gale_copy((arg_fs + 16 + l_121), (arg_buffer + 16 + (l_111 + l_72)), i_120);
                GALEFS_BARRIER(9);
                if (i_71 == 0) {
                    if (!(i_120 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_120, gale_group, gale_slot, gale_position);
                    }
                }
                i_122 = (int) ((uint) i_108 + (uint) i_120);
                i_123 = ((l_118 == (-117L)) || (!((i_120 < 1) || (!(i_122 < 4))))) ? 1 : 0;
                i_124 = (l_118 == (-117L)) ? 1 : 0;
                if (l_118 < 0L) {
                    if (l_118 == (-117L)) {
                        i_107 = i_123;
                        i_108 = i_122;
                        i_109 = i_124;
                    } else {
                        i_107 = i_119;
                        i_108 = i_122;
                        i_109 = i_124;
                    }
                } else {
                    i_107 = i_123;
                    i_108 = i_122;
                    i_109 = i_124;
                }
            }
            if (i_108 < 1) {
                i_125 = i_107;
            } else {
                i_125 = i_108;
            }
            if (((long) i_125) < 0L) {
                i_126 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_125);
            }
            i_127 = *((__global gale_int *) ul_70);
            i_128 = *((__global gale_int *) ul_69);
            if (i_128 < i_127) {
                i_129 = i_82;
                i_130 = i_84;
            } else {
                i_131 = (int) ((uint) i_84 + (uint) 1);
                i_129 = i_131;
                i_130 = i_83;
            }
            GALEFS_BARRIER(10);
            i_82 = i_129;
            i_83 = i_130;
        }
        i_132 = (int) ((uint) i_78 + (uint) 256);
        i_133 = (i_132 < i_36) ? i_132 : i_36;
        i_134 = (int) ((uint) i_133 - (uint) i_35);
        i_135 = (i_134 < 1) ? 0 : i_134;
        i_136 = (i_34 < i_133) ? i_34 : i_133;
        i_137 = i_135;
        i_138 = i_136;
        while (true) {
            if (!(i_137 < i_138)) {
                break;
            }
            i_139 = (int) ((uint) ((int) ((uint) i_137 + (uint) i_138)) >> 1);
            l_140 = ((long) (uint) i_139) << 2;
            i_141 = 1;
            i_142 = 0;
            i_143 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_141 == 1)) {
                    break;
                }
                i_144 = (int) ((uint) 4 - (uint) i_142);
                l_145 = (long) i_142;
                l_146 = l_145 + l_140;
                if (i_143 == 0) {
                    i_147 = i_144;
                } else {
                    i_148 = 4096 - ((int) (l_146 & 4095L));
                    i_149 = (i_148 < i_144) ? i_148 : i_144;
                    i_147 = i_149;
                }
                if (i_65 == 0) {
                    l_150 = gale_BlockAccess_beginRead(arg_fs, i_23, l_146, i_147, gale_group, gale_slot, gale_position);
                    l_151 = l_150;
                } else {
                    l_151 = 0L;
                }
                GALEFS_BROADCAST(11, l_152, l_151);
                if (l_152 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_22;
                    gale_ints[gale_items + gale_item] = (uint) i_23;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_36;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_78;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_82;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_133;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_137;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_138;
                    gale_ints[11 * gale_items + gale_item] = (uint) i_139;
                    gale_longs[gale_item] = (ulong) l_140;
                    gale_ints[12 * gale_items + gale_item] = (uint) i_142;
                    gale_longs[gale_items + gale_item] = (ulong) l_145;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_146;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_152); }
                    GALEFS_RETURN;
                    resume_8:
                    i_22 = (int) gale_ints[gale_item];
                    i_23 = (int) gale_ints[gale_items + gale_item];
                    i_25 = (int) gale_ints[2 * gale_items + gale_item];
                    i_34 = (int) gale_ints[3 * gale_items + gale_item];
                    i_35 = (int) gale_ints[4 * gale_items + gale_item];
                    i_36 = (int) gale_ints[5 * gale_items + gale_item];
                    i_78 = (int) gale_ints[6 * gale_items + gale_item];
                    i_82 = (int) gale_ints[7 * gale_items + gale_item];
                    i_133 = (int) gale_ints[8 * gale_items + gale_item];
                    i_137 = (int) gale_ints[9 * gale_items + gale_item];
                    i_138 = (int) gale_ints[10 * gale_items + gale_item];
                    i_139 = (int) gale_ints[11 * gale_items + gale_item];
                    l_140 = (long) gale_longs[gale_item];
                    i_142 = (int) gale_ints[12 * gale_items + gale_item];
                    l_145 = (long) gale_longs[gale_items + gale_item];
                    l_146 = (long) gale_longs[2 * gale_items + gale_item];
                    i_37 = *((__global gale_int *) (arg_fs + 16 + 212L));
                    i_38 = (int) get_local_size(0);
                    i_39 = (int) get_local_size(0);
                    i_40 = gale_group_count << 8;
                    i_41 = (int) get_local_id(0);
                    i_42 = gale_group;
                    l_43 = ((long) ((int) ((uint) ((int) ((uint) (i_42 << 9) + (uint) (i_42 << 1))) + (uint) 256))) << 2;
                    i_44 = (int) get_local_id(0);
                    i_45 = (int) get_local_id(0);
                    i_46 = gale_group;
                    i_47 = (int) ((uint) (i_46 << 9) + (uint) (i_46 << 1));
                    i_48 = (int) ((uint) i_47 + (uint) 256);
                    i_49 = (int) get_local_id(0);
                    i_50 = (int) get_local_id(0);
                    i_51 = (int) get_local_id(0);
                    i_52 = (int) get_local_id(0);
                    l_53 = ((long) i_47) << 2;
                    i_54 = (int) get_local_id(0);
                    i_55 = gale_group;
                    i_56 = (int) ((uint) (i_55 << 9) + (uint) (i_55 << 1));
                    l_57 = (long) i_56;
                    ul_58 = arg_buffer + (((l_57 + 513L) << 2) + 16L);
                    ul_59 = arg_buffer + (((l_57 + 512L) << 2) + 16L);
                    i_60 = (int) get_local_id(0);
                    l_61 = ((long) ((int) ((uint) i_56 + (uint) 513))) << 2;
                    i_62 = (int) get_local_id(0);
                    i_63 = (int) get_local_id(0);
                    l_64 = ((long) ((int) ((uint) i_56 + (uint) 512))) << 2;
                    i_65 = (int) get_local_id(0);
                    i_66 = gale_group;
                    i_67 = (int) ((uint) (i_66 << 9) + (uint) (i_66 << 1));
                    l_68 = (long) i_67;
                    ul_69 = arg_buffer + (((l_68 + 513L) << 2) + 16L);
                    ul_70 = arg_buffer + (((l_68 + 512L) << 2) + 16L);
                    i_71 = (int) get_local_id(0);
                    l_72 = ((long) ((int) ((uint) i_67 + (uint) 513))) << 2;
                    i_73 = (int) get_local_id(0);
                    i_74 = (int) get_local_id(0);
                    l_75 = ((long) ((int) ((uint) i_67 + (uint) 512))) << 2;
                    i_76 = (int) get_local_id(0);
                    l_152 = gale_round_reply(gale_entry);
                }
                i_153 = (int) l_152;
                if (l_152 < 0L) {
                    i_154 = 0;
                } else {
                    i_154 = i_153;
                }
                l_155 = gale_BlockAccess_offsetInRegion(arg_fs, l_152, l_146, gale_group, gale_slot, gale_position);
                gale_copy((arg_fs + 16 + l_155), (arg_buffer + 16 + (l_145 + l_64)), i_154);
                GALEFS_BARRIER(12);
                if (i_63 == 0) {
                    if (!(i_154 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_154, gale_group, gale_slot, gale_position);
                    }
                }
                i_156 = (int) ((uint) i_142 + (uint) i_154);
                i_157 = ((l_152 == (-117L)) || (!((i_154 < 1) || (!(i_156 < 4))))) ? 1 : 0;
                i_158 = (l_152 == (-117L)) ? 1 : 0;
                if (l_152 < 0L) {
                    if (l_152 == (-117L)) {
                        i_141 = i_157;
                        i_142 = i_156;
                        i_143 = i_158;
                    } else {
                        i_141 = i_153;
                        i_142 = i_156;
                        i_143 = i_158;
                    }
                } else {
                    i_141 = i_157;
                    i_142 = i_156;
                    i_143 = i_158;
                }
            }
            if (i_142 < 1) {
                i_159 = i_141;
            } else {
                i_159 = i_142;
            }
            if (((long) i_159) < 0L) {
                i_160 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_159);
            }
            l_161 = (((long) ((int) ((uint) i_133 - (uint) i_139))) + (-1L)) << 2;
            i_162 = 1;
            i_163 = 0;
            i_164 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_162 == 1)) {
                    break;
                }
                i_165 = (int) ((uint) 4 - (uint) i_163);
                l_166 = (long) i_163;
                l_167 = l_166 + l_161;
                if (i_164 == 0) {
                    i_168 = i_165;
                } else {
                    i_169 = 4096 - ((int) (l_167 & 4095L));
                    i_170 = (i_169 < i_165) ? i_169 : i_165;
                    i_168 = i_170;
                }
                if (i_62 == 0) {
                    l_171 = gale_BlockAccess_beginRead(arg_fs, i_22, l_167, i_168, gale_group, gale_slot, gale_position);
                    l_172 = l_171;
                } else {
                    l_172 = 0L;
                }
                GALEFS_BROADCAST(13, l_173, l_172);
                if (l_173 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_22;
                    gale_ints[gale_items + gale_item] = (uint) i_23;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_36;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_78;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_82;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_133;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_137;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_138;
                    gale_ints[11 * gale_items + gale_item] = (uint) i_139;
                    gale_longs[gale_item] = (ulong) l_161;
                    gale_ints[12 * gale_items + gale_item] = (uint) i_163;
                    gale_longs[gale_items + gale_item] = (ulong) l_166;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_167;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_173); }
                    GALEFS_RETURN;
                    resume_9:
                    i_22 = (int) gale_ints[gale_item];
                    i_23 = (int) gale_ints[gale_items + gale_item];
                    i_25 = (int) gale_ints[2 * gale_items + gale_item];
                    i_34 = (int) gale_ints[3 * gale_items + gale_item];
                    i_35 = (int) gale_ints[4 * gale_items + gale_item];
                    i_36 = (int) gale_ints[5 * gale_items + gale_item];
                    i_78 = (int) gale_ints[6 * gale_items + gale_item];
                    i_82 = (int) gale_ints[7 * gale_items + gale_item];
                    i_133 = (int) gale_ints[8 * gale_items + gale_item];
                    i_137 = (int) gale_ints[9 * gale_items + gale_item];
                    i_138 = (int) gale_ints[10 * gale_items + gale_item];
                    i_139 = (int) gale_ints[11 * gale_items + gale_item];
                    l_161 = (long) gale_longs[gale_item];
                    i_163 = (int) gale_ints[12 * gale_items + gale_item];
                    l_166 = (long) gale_longs[gale_items + gale_item];
                    l_167 = (long) gale_longs[2 * gale_items + gale_item];
                    i_37 = *((__global gale_int *) (arg_fs + 16 + 212L));
                    i_38 = (int) get_local_size(0);
                    i_39 = (int) get_local_size(0);
                    i_40 = gale_group_count << 8;
                    i_41 = (int) get_local_id(0);
                    i_42 = gale_group;
                    l_43 = ((long) ((int) ((uint) ((int) ((uint) (i_42 << 9) + (uint) (i_42 << 1))) + (uint) 256))) << 2;
                    i_44 = (int) get_local_id(0);
                    i_45 = (int) get_local_id(0);
                    i_46 = gale_group;
                    i_47 = (int) ((uint) (i_46 << 9) + (uint) (i_46 << 1));
                    i_48 = (int) ((uint) i_47 + (uint) 256);
                    i_49 = (int) get_local_id(0);
                    i_50 = (int) get_local_id(0);
                    i_51 = (int) get_local_id(0);
                    i_52 = (int) get_local_id(0);
                    l_53 = ((long) i_47) << 2;
                    i_54 = (int) get_local_id(0);
                    i_55 = gale_group;
                    i_56 = (int) ((uint) (i_55 << 9) + (uint) (i_55 << 1));
                    l_57 = (long) i_56;
                    ul_58 = arg_buffer + (((l_57 + 513L) << 2) + 16L);
                    ul_59 = arg_buffer + (((l_57 + 512L) << 2) + 16L);
                    i_60 = (int) get_local_id(0);
                    l_61 = ((long) ((int) ((uint) i_56 + (uint) 513))) << 2;
                    i_62 = (int) get_local_id(0);
                    i_63 = (int) get_local_id(0);
                    l_64 = ((long) ((int) ((uint) i_56 + (uint) 512))) << 2;
                    i_65 = (int) get_local_id(0);
                    i_66 = gale_group;
                    i_67 = (int) ((uint) (i_66 << 9) + (uint) (i_66 << 1));
                    l_68 = (long) i_67;
                    ul_69 = arg_buffer + (((l_68 + 513L) << 2) + 16L);
                    ul_70 = arg_buffer + (((l_68 + 512L) << 2) + 16L);
                    i_71 = (int) get_local_id(0);
                    l_72 = ((long) ((int) ((uint) i_67 + (uint) 513))) << 2;
                    i_73 = (int) get_local_id(0);
                    i_74 = (int) get_local_id(0);
                    l_75 = ((long) ((int) ((uint) i_67 + (uint) 512))) << 2;
                    i_76 = (int) get_local_id(0);
                    l_173 = gale_round_reply(gale_entry);
                }
                i_174 = (int) l_173;
                if (l_173 < 0L) {
                    i_175 = 0;
                } else {
                    i_175 = i_174;
                }
                l_176 = gale_BlockAccess_offsetInRegion(arg_fs, l_173, l_167, gale_group, gale_slot, gale_position);
                gale_copy((arg_fs + 16 + l_176), (arg_buffer + 16 + (l_166 + l_61)), i_175);
                GALEFS_BARRIER(14);
                if (i_60 == 0) {
                    if (!(i_175 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_175, gale_group, gale_slot, gale_position);
                    }
                }
                i_177 = (int) ((uint) i_163 + (uint) i_175);
                i_178 = ((l_173 == (-117L)) || (!((i_175 < 1) || (!(i_177 < 4))))) ? 1 : 0;
                i_179 = (l_173 == (-117L)) ? 1 : 0;
                if (l_173 < 0L) {
                    if (l_173 == (-117L)) {
                        i_162 = i_178;
                        i_163 = i_177;
                        i_164 = i_179;
                    } else {
                        i_162 = i_174;
                        i_163 = i_177;
                        i_164 = i_179;
                    }
                } else {
                    i_162 = i_178;
                    i_163 = i_177;
                    i_164 = i_179;
                }
            }
            if (i_163 < 1) {
                i_180 = i_162;
            } else {
                i_180 = i_163;
            }
            if (((long) i_180) < 0L) {
                i_181 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_180);
            }
            i_182 = *((__global gale_int *) ul_59);
            i_183 = *((__global gale_int *) ul_58);
            if (i_183 < i_182) {
                i_184 = i_137;
                i_185 = i_139;
            } else {
                i_186 = (int) ((uint) i_139 + (uint) 1);
                i_184 = i_186;
                i_185 = i_138;
            }
            GALEFS_BARRIER(15);
            i_137 = i_184;
            i_138 = i_185;
        }
        i_187 = 1;
        i_188 = 0;
        i_189 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_190 = (int) ((uint) i_137 - (uint) i_82);
            l_191 = (long) i_82;
            if (!(i_187 == 1)) {
                break;
            }
            i_192 = i_190 << 2;
            i_193 = (int) ((uint) i_192 - (uint) i_188);
            l_194 = (long) i_188;
            l_195 = l_194 + (l_191 << 2);
            if (i_189 == 0) {
                i_196 = i_193;
            } else {
                i_197 = 4096 - ((int) (l_195 & 4095L));
                i_198 = (i_197 < i_193) ? i_197 : i_193;
                i_196 = i_198;
            }
            if (i_54 == 0) {
                l_199 = gale_BlockAccess_beginRead(arg_fs, i_23, l_195, i_196, gale_group, gale_slot, gale_position);
                l_200 = l_199;
            } else {
                l_200 = 0L;
            }
            GALEFS_BROADCAST(16, l_201, l_200);
            if (l_201 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_22;
                gale_ints[gale_items + gale_item] = (uint) i_23;
                gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                gale_ints[5 * gale_items + gale_item] = (uint) i_36;
                gale_ints[6 * gale_items + gale_item] = (uint) i_78;
                gale_ints[7 * gale_items + gale_item] = (uint) i_82;
                gale_ints[8 * gale_items + gale_item] = (uint) i_133;
                gale_ints[9 * gale_items + gale_item] = (uint) i_137;
                gale_ints[10 * gale_items + gale_item] = (uint) i_188;
                gale_ints[11 * gale_items + gale_item] = (uint) i_192;
                gale_longs[gale_item] = (ulong) l_194;
                gale_longs[gale_items + gale_item] = (ulong) l_195;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_201); }
                GALEFS_RETURN;
                resume_10:
                i_22 = (int) gale_ints[gale_item];
                i_23 = (int) gale_ints[gale_items + gale_item];
                i_25 = (int) gale_ints[2 * gale_items + gale_item];
                i_34 = (int) gale_ints[3 * gale_items + gale_item];
                i_35 = (int) gale_ints[4 * gale_items + gale_item];
                i_36 = (int) gale_ints[5 * gale_items + gale_item];
                i_78 = (int) gale_ints[6 * gale_items + gale_item];
                i_82 = (int) gale_ints[7 * gale_items + gale_item];
                i_133 = (int) gale_ints[8 * gale_items + gale_item];
                i_137 = (int) gale_ints[9 * gale_items + gale_item];
                i_188 = (int) gale_ints[10 * gale_items + gale_item];
                i_192 = (int) gale_ints[11 * gale_items + gale_item];
                l_194 = (long) gale_longs[gale_item];
                l_195 = (long) gale_longs[gale_items + gale_item];
                i_37 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_38 = (int) get_local_size(0);
                i_39 = (int) get_local_size(0);
                i_40 = gale_group_count << 8;
                i_41 = (int) get_local_id(0);
                i_42 = gale_group;
                l_43 = ((long) ((int) ((uint) ((int) ((uint) (i_42 << 9) + (uint) (i_42 << 1))) + (uint) 256))) << 2;
                i_44 = (int) get_local_id(0);
                i_45 = (int) get_local_id(0);
                i_46 = gale_group;
                i_47 = (int) ((uint) (i_46 << 9) + (uint) (i_46 << 1));
                i_48 = (int) ((uint) i_47 + (uint) 256);
                i_49 = (int) get_local_id(0);
                i_50 = (int) get_local_id(0);
                i_51 = (int) get_local_id(0);
                i_52 = (int) get_local_id(0);
                l_53 = ((long) i_47) << 2;
                i_54 = (int) get_local_id(0);
                i_55 = gale_group;
                i_56 = (int) ((uint) (i_55 << 9) + (uint) (i_55 << 1));
                l_57 = (long) i_56;
                ul_58 = arg_buffer + (((l_57 + 513L) << 2) + 16L);
                ul_59 = arg_buffer + (((l_57 + 512L) << 2) + 16L);
                i_60 = (int) get_local_id(0);
                l_61 = ((long) ((int) ((uint) i_56 + (uint) 513))) << 2;
                i_62 = (int) get_local_id(0);
                i_63 = (int) get_local_id(0);
                l_64 = ((long) ((int) ((uint) i_56 + (uint) 512))) << 2;
                i_65 = (int) get_local_id(0);
                i_66 = gale_group;
                i_67 = (int) ((uint) (i_66 << 9) + (uint) (i_66 << 1));
                l_68 = (long) i_67;
                ul_69 = arg_buffer + (((l_68 + 513L) << 2) + 16L);
                ul_70 = arg_buffer + (((l_68 + 512L) << 2) + 16L);
                i_71 = (int) get_local_id(0);
                l_72 = ((long) ((int) ((uint) i_67 + (uint) 513))) << 2;
                i_73 = (int) get_local_id(0);
                i_74 = (int) get_local_id(0);
                l_75 = ((long) ((int) ((uint) i_67 + (uint) 512))) << 2;
                i_76 = (int) get_local_id(0);
                l_201 = gale_round_reply(gale_entry);
            }
            i_202 = (int) l_201;
            if (l_201 < 0L) {
                i_203 = 0;
            } else {
                i_203 = i_202;
            }
            l_204 = gale_BlockAccess_offsetInRegion(arg_fs, l_201, l_195, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_204), (arg_buffer + 16 + (l_194 + l_53)), i_203);
            GALEFS_BARRIER(17);
            if (i_52 == 0) {
                if (!(i_203 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_203, gale_group, gale_slot, gale_position);
                }
            }
            i_205 = (int) ((uint) i_188 + (uint) i_203);
            i_206 = ((l_201 == (-117L)) || (!((i_203 < 1) || (!(i_205 < i_192))))) ? 1 : 0;
            i_207 = (l_201 == (-117L)) ? 1 : 0;
            if (l_201 < 0L) {
                if (l_201 == (-117L)) {
                    i_187 = i_206;
                    i_188 = i_205;
                    i_189 = i_207;
                } else {
                    i_187 = i_202;
                    i_188 = i_205;
                    i_189 = i_207;
                }
            } else {
                i_187 = i_206;
                i_188 = i_205;
                i_189 = i_207;
            }
        }
        if (i_188 < 1) {
            i_208 = i_187;
        } else {
            i_208 = i_188;
        }
        if (((long) i_208) < 0L) {
            i_209 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_208);
        }
        i_210 = (int) ((uint) i_133 - (uint) i_78);
        l_211 = (long) i_78;
        i_212 = 1;
        i_213 = 0;
        i_214 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_215 = (int) ((uint) i_190 + (uint) i_47);
            i_216 = (int) ((uint) i_210 - (uint) i_190);
            if (!(i_212 == 1)) {
                break;
            }
            i_217 = i_216 << 2;
            i_218 = (int) ((uint) i_217 - (uint) i_213);
            l_219 = (long) i_213;
            l_220 = l_219 + ((l_211 - l_191) << 2);
            if (i_214 == 0) {
                i_221 = i_218;
            } else {
                i_222 = 4096 - ((int) (l_220 & 4095L));
                i_223 = (i_222 < i_218) ? i_222 : i_218;
                i_221 = i_223;
            }
            if (i_51 == 0) {
                l_224 = gale_BlockAccess_beginRead(arg_fs, i_22, l_220, i_221, gale_group, gale_slot, gale_position);
                l_225 = l_224;
            } else {
                l_225 = 0L;
            }
            GALEFS_BROADCAST(18, l_226, l_225);
            if (l_226 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_22;
                gale_ints[gale_items + gale_item] = (uint) i_23;
                gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                gale_ints[5 * gale_items + gale_item] = (uint) i_36;
                gale_ints[6 * gale_items + gale_item] = (uint) i_78;
                gale_ints[7 * gale_items + gale_item] = (uint) i_190;
                gale_longs[gale_item] = (ulong) l_191;
                gale_ints[8 * gale_items + gale_item] = (uint) i_210;
                gale_longs[gale_items + gale_item] = (ulong) l_211;
                gale_ints[9 * gale_items + gale_item] = (uint) i_213;
                gale_ints[10 * gale_items + gale_item] = (uint) i_215;
                gale_ints[11 * gale_items + gale_item] = (uint) i_217;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_219;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_220;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 11, l_226); }
                GALEFS_RETURN;
                resume_11:
                i_22 = (int) gale_ints[gale_item];
                i_23 = (int) gale_ints[gale_items + gale_item];
                i_25 = (int) gale_ints[2 * gale_items + gale_item];
                i_34 = (int) gale_ints[3 * gale_items + gale_item];
                i_35 = (int) gale_ints[4 * gale_items + gale_item];
                i_36 = (int) gale_ints[5 * gale_items + gale_item];
                i_78 = (int) gale_ints[6 * gale_items + gale_item];
                i_190 = (int) gale_ints[7 * gale_items + gale_item];
                l_191 = (long) gale_longs[gale_item];
                i_210 = (int) gale_ints[8 * gale_items + gale_item];
                l_211 = (long) gale_longs[gale_items + gale_item];
                i_213 = (int) gale_ints[9 * gale_items + gale_item];
                i_215 = (int) gale_ints[10 * gale_items + gale_item];
                i_217 = (int) gale_ints[11 * gale_items + gale_item];
                l_219 = (long) gale_longs[2 * gale_items + gale_item];
                l_220 = (long) gale_longs[3 * gale_items + gale_item];
                i_37 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_38 = (int) get_local_size(0);
                i_39 = (int) get_local_size(0);
                i_40 = gale_group_count << 8;
                i_41 = (int) get_local_id(0);
                i_42 = gale_group;
                l_43 = ((long) ((int) ((uint) ((int) ((uint) (i_42 << 9) + (uint) (i_42 << 1))) + (uint) 256))) << 2;
                i_44 = (int) get_local_id(0);
                i_45 = (int) get_local_id(0);
                i_46 = gale_group;
                i_47 = (int) ((uint) (i_46 << 9) + (uint) (i_46 << 1));
                i_48 = (int) ((uint) i_47 + (uint) 256);
                i_49 = (int) get_local_id(0);
                i_50 = (int) get_local_id(0);
                i_51 = (int) get_local_id(0);
                i_52 = (int) get_local_id(0);
                l_53 = ((long) i_47) << 2;
                i_54 = (int) get_local_id(0);
                i_55 = gale_group;
                i_56 = (int) ((uint) (i_55 << 9) + (uint) (i_55 << 1));
                l_57 = (long) i_56;
                ul_58 = arg_buffer + (((l_57 + 513L) << 2) + 16L);
                ul_59 = arg_buffer + (((l_57 + 512L) << 2) + 16L);
                i_60 = (int) get_local_id(0);
                l_61 = ((long) ((int) ((uint) i_56 + (uint) 513))) << 2;
                i_62 = (int) get_local_id(0);
                i_63 = (int) get_local_id(0);
                l_64 = ((long) ((int) ((uint) i_56 + (uint) 512))) << 2;
                i_65 = (int) get_local_id(0);
                i_66 = gale_group;
                i_67 = (int) ((uint) (i_66 << 9) + (uint) (i_66 << 1));
                l_68 = (long) i_67;
                ul_69 = arg_buffer + (((l_68 + 513L) << 2) + 16L);
                ul_70 = arg_buffer + (((l_68 + 512L) << 2) + 16L);
                i_71 = (int) get_local_id(0);
                l_72 = ((long) ((int) ((uint) i_67 + (uint) 513))) << 2;
                i_73 = (int) get_local_id(0);
                i_74 = (int) get_local_id(0);
                l_75 = ((long) ((int) ((uint) i_67 + (uint) 512))) << 2;
                i_76 = (int) get_local_id(0);
                l_226 = gale_round_reply(gale_entry);
            }
            i_227 = (int) l_226;
            if (l_226 < 0L) {
                i_228 = 0;
            } else {
                i_228 = i_227;
            }
            l_229 = gale_BlockAccess_offsetInRegion(arg_fs, l_226, l_220, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_229), (arg_buffer + 16 + (l_219 + (((long) i_215) << 2))), i_228);
            GALEFS_BARRIER(19);
            if (i_50 == 0) {
                if (!(i_228 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_228, gale_group, gale_slot, gale_position);
                }
            }
            i_230 = (int) ((uint) i_213 + (uint) i_228);
            i_231 = ((l_226 == (-117L)) || (!((i_228 < 1) || (!(i_230 < i_217))))) ? 1 : 0;
            i_232 = (l_226 == (-117L)) ? 1 : 0;
            if (l_226 < 0L) {
                if (l_226 == (-117L)) {
                    i_212 = i_231;
                    i_213 = i_230;
                    i_214 = i_232;
                } else {
                    i_212 = i_227;
                    i_213 = i_230;
                    i_214 = i_232;
                }
            } else {
                i_212 = i_231;
                i_213 = i_230;
                i_214 = i_232;
            }
        }
        if (i_213 < 1) {
            i_233 = i_212;
        } else {
            i_233 = i_213;
        }
        if (((long) i_233) < 0L) {
            i_234 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_233);
        }
        i_235 = i_49;
        while (true) {
            if (!(i_235 < i_190)) {
                break;
            }
            i_236 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_235 + (uint) i_47))) << 2) + 16L)));
            i_237 = 0;
            i_238 = i_216;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_237 < i_238)) {
                    break;
                }
                i_239 = (int) ((uint) ((int) ((uint) i_237 + (uint) i_238)) >> 1);
                i_240 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_215 + (uint) i_239))) << 2) + 16L)));
                if (i_240 < i_236) {
                    i_241 = (int) ((uint) i_239 + (uint) 1);
                    i_237 = i_241;
                } else {
                    i_238 = i_239;
                }
            }
            *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_235 + (uint) ((int) ((uint) i_48 + (uint) i_237))))) << 2) + 16L))) = i_236;
            i_242 = (int) ((uint) i_235 + (uint) i_39);
            i_235 = i_242;
        }
        i_243 = i_45;
        while (true) {
            if (!(i_243 < i_216)) {
                break;
            }
            i_244 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_215 + (uint) i_243))) << 2) + 16L)));
            if (i_244 == 2147483647) {
                i_245 = i_190;
            } else {
                i_246 = (int) ((uint) i_244 + (uint) 1);
                i_247 = 0;
                i_248 = i_190;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_247 < i_248)) {
                        break;
                    }
                    i_249 = (int) ((uint) ((int) ((uint) i_247 + (uint) i_248)) >> 1);
                    i_250 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_249 + (uint) i_47))) << 2) + 16L)));
                    if (i_250 < i_246) {
                        i_251 = (int) ((uint) i_249 + (uint) 1);
                        i_247 = i_251;
                    } else {
                        i_248 = i_249;
                    }
                }
                i_245 = i_247;
            }
            *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_243 + (uint) ((int) ((uint) i_48 + (uint) i_245))))) << 2) + 16L))) = i_244;
            i_252 = (int) ((uint) i_243 + (uint) i_38);
            i_243 = i_252;
        }
        GALEFS_BARRIER(20);
        i_253 = i_210 << 2;
        l_254 = l_211 << 2;
        i_255 = 4;
        i_256 = 0;
        i_257 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (i_255 == 0) {
                break;
            }
            l_258 = (long) i_256;
            l_259 = l_258 + l_254;
            if (i_44 == 0) {
                i_260 = (i_256 < 1) ? 0 : 1;
                l_261 = gale_BlockAccess_beginWrite(arg_fs, i_255, i_25, l_259, ((int) ((uint) i_253 - (uint) i_256)), i_260, gale_group, gale_slot, gale_position);
                l_262 = l_261;
            } else {
                l_262 = 0L;
            }
            GALEFS_BROADCAST(21, l_263, l_262);
            if (l_263 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_22;
                gale_ints[gale_items + gale_item] = (uint) i_23;
                gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                gale_ints[5 * gale_items + gale_item] = (uint) i_36;
                gale_ints[6 * gale_items + gale_item] = (uint) i_78;
                gale_ints[7 * gale_items + gale_item] = (uint) i_253;
                gale_longs[gale_item] = (ulong) l_254;
                gale_ints[8 * gale_items + gale_item] = (uint) i_255;
                gale_ints[9 * gale_items + gale_item] = (uint) i_256;
                gale_longs[gale_items + gale_item] = (ulong) l_258;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_259;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 12, l_263); }
                GALEFS_RETURN;
                resume_12:
                i_22 = (int) gale_ints[gale_item];
                i_23 = (int) gale_ints[gale_items + gale_item];
                i_25 = (int) gale_ints[2 * gale_items + gale_item];
                i_34 = (int) gale_ints[3 * gale_items + gale_item];
                i_35 = (int) gale_ints[4 * gale_items + gale_item];
                i_36 = (int) gale_ints[5 * gale_items + gale_item];
                i_78 = (int) gale_ints[6 * gale_items + gale_item];
                i_253 = (int) gale_ints[7 * gale_items + gale_item];
                l_254 = (long) gale_longs[gale_item];
                i_255 = (int) gale_ints[8 * gale_items + gale_item];
                i_256 = (int) gale_ints[9 * gale_items + gale_item];
                l_258 = (long) gale_longs[gale_items + gale_item];
                l_259 = (long) gale_longs[2 * gale_items + gale_item];
                i_37 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_38 = (int) get_local_size(0);
                i_39 = (int) get_local_size(0);
                i_40 = gale_group_count << 8;
                i_41 = (int) get_local_id(0);
                i_42 = gale_group;
                l_43 = ((long) ((int) ((uint) ((int) ((uint) (i_42 << 9) + (uint) (i_42 << 1))) + (uint) 256))) << 2;
                i_44 = (int) get_local_id(0);
                i_45 = (int) get_local_id(0);
                i_46 = gale_group;
                i_47 = (int) ((uint) (i_46 << 9) + (uint) (i_46 << 1));
                i_48 = (int) ((uint) i_47 + (uint) 256);
                i_49 = (int) get_local_id(0);
                i_50 = (int) get_local_id(0);
                i_51 = (int) get_local_id(0);
                i_52 = (int) get_local_id(0);
                l_53 = ((long) i_47) << 2;
                i_54 = (int) get_local_id(0);
                i_55 = gale_group;
                i_56 = (int) ((uint) (i_55 << 9) + (uint) (i_55 << 1));
                l_57 = (long) i_56;
                ul_58 = arg_buffer + (((l_57 + 513L) << 2) + 16L);
                ul_59 = arg_buffer + (((l_57 + 512L) << 2) + 16L);
                i_60 = (int) get_local_id(0);
                l_61 = ((long) ((int) ((uint) i_56 + (uint) 513))) << 2;
                i_62 = (int) get_local_id(0);
                i_63 = (int) get_local_id(0);
                l_64 = ((long) ((int) ((uint) i_56 + (uint) 512))) << 2;
                i_65 = (int) get_local_id(0);
                i_66 = gale_group;
                i_67 = (int) ((uint) (i_66 << 9) + (uint) (i_66 << 1));
                l_68 = (long) i_67;
                ul_69 = arg_buffer + (((l_68 + 513L) << 2) + 16L);
                ul_70 = arg_buffer + (((l_68 + 512L) << 2) + 16L);
                i_71 = (int) get_local_id(0);
                l_72 = ((long) ((int) ((uint) i_67 + (uint) 513))) << 2;
                i_73 = (int) get_local_id(0);
                i_74 = (int) get_local_id(0);
                l_75 = ((long) ((int) ((uint) i_67 + (uint) 512))) << 2;
                i_76 = (int) get_local_id(0);
                l_263 = gale_round_reply(gale_entry);
            }
            i_264 = (int) l_263;
            if (l_263 < 0L) {
                i_265 = 0;
            } else {
                i_265 = i_264;
            }
            l_266 = gale_BlockAccess_offsetInRegion(arg_fs, l_263, l_259, gale_group, gale_slot, gale_position);
            gale_copy((arg_buffer + 16 + (l_258 + l_43)), (arg_fs + 16 + l_266), i_265);
            GALEFS_BARRIER(22);
            if (i_41 == 0) {
                if (!(i_265 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_265, gale_group, gale_slot, gale_position);
                }
            }
            i_267 = (int) ((uint) i_256 + (uint) i_265);
            if (l_263 < 0L) {
                if ((!(i_255 == 4)) || (i_267 < 1)) {
                    i_268 = i_264;
                } else {
                    i_268 = i_267;
                }
            } else {
                i_268 = i_267;
            }
            i_269 = (((!(i_255 == 4)) || (i_267 < 1)) || (i_37 == 0)) ? 0 : 5;
            if (i_265 == 0) {
                i_255 = i_269;
                i_256 = i_267;
                i_257 = i_268;
            } else {
                if (i_267 == i_253) {
                    i_255 = i_269;
                    i_256 = i_267;
                    i_257 = i_268;
                } else {
                    i_256 = i_267;
                    i_257 = i_268;
                }
            }
        }
        if (((long) i_257) < 0L) {
            i_270 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_257);
        }
        GALEFS_BARRIER(23);
        i_271 = (int) ((uint) i_78 + (uint) i_40);
        i_78 = i_271;
    }
    if (((int) get_local_id(0)) == 0) {
        l_272 = gale_OpenFileCalls_beginClose(arg_fs, i_23, gale_group, gale_slot, gale_position);
        l_273 = l_272;
    } else {
        l_273 = 0L;
    }
    GALEFS_BROADCAST(24, l_274, l_273);
    if (l_274 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_22;
        gale_ints[gale_items + gale_item] = (uint) i_25;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 13, l_274); }
        GALEFS_RETURN;
        resume_13:
        i_22 = (int) gale_ints[gale_item];
        i_25 = (int) gale_ints[gale_items + gale_item];
        l_274 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_275 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group, gale_slot, gale_position);
        l_276 = l_275;
    } else {
        l_276 = 0L;
    }
    GALEFS_BROADCAST(25, l_277, l_276);
    if (l_277 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_25;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 14, l_277); }
        GALEFS_RETURN;
        resume_14:
        i_25 = (int) gale_ints[gale_item];
        l_277 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_278 = gale_OpenFileCalls_beginClose(arg_fs, i_25, gale_group, gale_slot, gale_position);
        l_279 = l_278;
    } else {
        l_279 = 0L;
    }
    GALEFS_BROADCAST(26, l_280, l_279);
    if (l_280 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 15, l_280); }
        GALEFS_RETURN;
        resume_15:
        l_280 = gale_round_reply(gale_entry);
    }
    i_281 = (int) l_280;
    if (((long) i_281) < 0L) {
        i_282 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_281);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
