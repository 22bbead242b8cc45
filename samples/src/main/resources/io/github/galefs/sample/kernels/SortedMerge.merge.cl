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
// bytecode SHA-256: ebe440e510a24177cc3cd610e3296c1639b1e91e7f48ddea71d2d8d32820af94
// functions SHA-256: a71f876e98e1a626caff710a5d9f0d006aa2c22e6d31fff258c138f388f71222
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_OpenFileCalls_status gale_copy gale_int_at gale_round_entry

__constant char gale_literals[] = {108, 101, 102, 116, 114, 105, 103, 104, 116, 109, 101, 114, 103, 101, 100};

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_102) VARIABLE(int, i_103) VARIABLE(int, i_104) VARIABLE(int, i_107) VARIABLE(int, i_115) VARIABLE(int, i_116) VARIABLE(int, i_124) VARIABLE(int, i_132) VARIABLE(int, i_133) VARIABLE(int, i_141) VARIABLE(int, i_142) VARIABLE(int, i_145) VARIABLE(int, i_149) VARIABLE(int, i_150) VARIABLE(int, i_151) VARIABLE(int, i_154) VARIABLE(int, i_162) VARIABLE(int, i_163) VARIABLE(int, i_171) VARIABLE(int, i_179) VARIABLE(int, i_180) VARIABLE(int, i_188) VARIABLE(int, i_189) VARIABLE(int, i_192) VARIABLE(int, i_193) VARIABLE(int, i_197) VARIABLE(int, i_203) VARIABLE(int, i_204) VARIABLE(int, i_210) VARIABLE(int, i_213) VARIABLE(int, i_214) VARIABLE(int, i_218) VARIABLE(int, i_224) VARIABLE(int, i_225) VARIABLE(int, i_249) VARIABLE(int, i_251) VARIABLE(int, i_252) VARIABLE(int, i_261) VARIABLE(int, i_262) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_34) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_76) VARIABLE(int, i_78) VARIABLE(int, i_79) VARIABLE(int, i_80) VARIABLE(int, i_82) VARIABLE(int, i_83) VARIABLE(int, i_89) VARIABLE(int, i_91) VARIABLE(int, i_92) VARIABLE(int, i_93) VARIABLE(int, i_95) VARIABLE(int, i_96) VARIABLE(int, i_98) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_105) VARIABLE(long, l_108) VARIABLE(long, l_109) VARIABLE(long, l_114) VARIABLE(long, l_122) VARIABLE(long, l_125) VARIABLE(long, l_126) VARIABLE(long, l_131) VARIABLE(long, l_152) VARIABLE(long, l_155) VARIABLE(long, l_156) VARIABLE(long, l_161) VARIABLE(long, l_169) VARIABLE(long, l_172) VARIABLE(long, l_173) VARIABLE(long, l_178) VARIABLE(long, l_194) VARIABLE(long, l_195) VARIABLE(long, l_196) VARIABLE(long, l_20) VARIABLE(long, l_202) VARIABLE(long, l_211) VARIABLE(long, l_216) VARIABLE(long, l_217) VARIABLE(long, l_223) VARIABLE(long, l_250) VARIABLE(long, l_254) VARIABLE(long, l_255) VARIABLE(long, l_260) VARIABLE(long, l_41) VARIABLE(long, l_56) VARIABLE(long, l_68) VARIABLE(long, l_77) VARIABLE(long, l_81) VARIABLE(long, l_90) VARIABLE(long, l_94) VARIABLE(__global uchar *, ul_74) VARIABLE(__global uchar *, ul_75) VARIABLE(__global uchar *, ul_87) VARIABLE(__global uchar *, ul_88)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23) POINT(24) POINT(25) POINT(26)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(l_10) VARIABLE(l_20)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(l_41)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_102) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_107) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_105) VARIABLE(l_108) VARIABLE(l_109) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_102) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_107) VARIABLE(i_115) VARIABLE(i_116) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_105) VARIABLE(l_114) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_102) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_124) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_122) VARIABLE(l_125) VARIABLE(l_126) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_102) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_124) VARIABLE(i_132) VARIABLE(i_133) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_122) VARIABLE(l_131) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_141) VARIABLE(i_142) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_102) VARIABLE(i_145) VARIABLE(i_149) VARIABLE(i_150) VARIABLE(i_151) VARIABLE(i_154) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_152) VARIABLE(l_155) VARIABLE(l_156) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_102) VARIABLE(i_145) VARIABLE(i_149) VARIABLE(i_150) VARIABLE(i_151) VARIABLE(i_154) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_152) VARIABLE(l_161) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_102) VARIABLE(i_145) VARIABLE(i_149) VARIABLE(i_150) VARIABLE(i_151) VARIABLE(i_171) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_169) VARIABLE(l_172) VARIABLE(l_173) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_102) VARIABLE(i_145) VARIABLE(i_149) VARIABLE(i_150) VARIABLE(i_151) VARIABLE(i_171) VARIABLE(i_179) VARIABLE(i_180) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_169) VARIABLE(l_178) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_102) VARIABLE(i_145) VARIABLE(i_188) VARIABLE(i_189) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_102) VARIABLE(i_145) VARIABLE(i_149) VARIABLE(i_192) VARIABLE(i_197) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_195) VARIABLE(l_196) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_102) VARIABLE(i_145) VARIABLE(i_149) VARIABLE(i_192) VARIABLE(i_197) VARIABLE(i_203) VARIABLE(i_204) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_202) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_193) VARIABLE(i_210) VARIABLE(i_213) VARIABLE(i_214) VARIABLE(i_218) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_194) VARIABLE(l_211) VARIABLE(l_216) VARIABLE(l_217) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_193) VARIABLE(i_210) VARIABLE(i_213) VARIABLE(i_218) VARIABLE(i_224) VARIABLE(i_225) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_194) VARIABLE(l_211) VARIABLE(l_223) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_210) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_211) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_249) VARIABLE(i_251) VARIABLE(i_252) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_250) VARIABLE(l_254) VARIABLE(l_255) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_249) VARIABLE(i_251) VARIABLE(i_252) VARIABLE(i_261) VARIABLE(i_262) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_250) VARIABLE(l_260) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_23(VARIABLE) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_56) VARIABLE(l_68) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_90) VARIABLE(l_94) VARIABLE(ul_74) VARIABLE(ul_75) VARIABLE(ul_87) VARIABLE(ul_88)
#define GALEFS_LIVE_24(VARIABLE) VARIABLE(i_31) VARIABLE(i_34)
#define GALEFS_LIVE_25(VARIABLE) VARIABLE(i_34)
#define GALEFS_LIVE_26(VARIABLE)

__kernel void galefs_merge(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_error) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_74, *ul_75, *ul_87, *ul_88;
    int i_5, i_6, i_15, i_16, i_25, i_26, i_31, i_32, i_33, i_34, i_35, i_36, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_69, i_70, i_71, i_72, i_76, i_78, i_79, i_80, i_82, i_83, i_84, i_85, i_89, i_91, i_92, i_93, i_95, i_96, i_97, i_98, i_99, i_100, i_101, i_102, i_103, i_104, i_106, i_107, i_115, i_116, i_118, i_119, i_120, i_121, i_123, i_124, i_132, i_133, i_135, i_136, i_137, i_138, i_139, i_140, i_141, i_142, i_143, i_144, i_145, i_146, i_147, i_148, i_149, i_150, i_151, i_153, i_154, i_162, i_163, i_165, i_166, i_167, i_168, i_170, i_171, i_179, i_180, i_182, i_183, i_184, i_185, i_186, i_187, i_188, i_189, i_190, i_191, i_192, i_193, i_197, i_203, i_204, i_206, i_207, i_208, i_209, i_210, i_212, i_213, i_214, i_215, i_218, i_224, i_225, i_227, i_228, i_229, i_230, i_231, i_232, i_233, i_234, i_235, i_236, i_237, i_238, i_239, i_240, i_241, i_242, i_243, i_244, i_245, i_246, i_247, i_248, i_249, i_251, i_252, i_253, i_261, i_262, i_264, i_265, i_266, i_267, i_268, i_284, i_285;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_27, l_28, l_29, l_30, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_56, l_68, l_73, l_77, l_81, l_86, l_90, l_94, l_105, l_108, l_109, l_110, l_111, l_112, l_113, l_114, l_117, l_122, l_125, l_126, l_127, l_128, l_129, l_130, l_131, l_134, l_152, l_155, l_156, l_157, l_158, l_159, l_160, l_161, l_164, l_169, l_172, l_173, l_174, l_175, l_176, l_177, l_178, l_181, l_194, l_195, l_196, l_198, l_199, l_200, l_201, l_202, l_205, l_211, l_216, l_217, l_219, l_220, l_221, l_222, l_223, l_226, l_250, l_254, l_255, l_256, l_257, l_258, l_259, l_260, l_263, l_269, l_270, l_271, l_272, l_273, l_274, l_275, l_276, l_277, l_278, l_279, l_280, l_281, l_282, l_283;
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
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_106 == 1)) {
                    break;
                }
                l_108 = (long) i_107;
                l_109 = l_108 + l_105;
                if (i_96 == 0) {
                    l_110 = gale_BlockAccess_beginRead(arg_fs, i_32, l_109, ((int) ((uint) 4 - (uint) i_107)), gale_group);
                    l_111 = l_110;
                } else {
                    l_111 = 0L;
                }
                if (i_95 == 0) {
                    if (l_111 < (-4611686018427387904L)) {
                        l_112 = gale_HostCall_awaitReply(arg_fs, l_111, gale_group);
                        l_113 = l_112;
                    } else {
                        l_113 = l_111;
                    }
                } else {
                    l_113 = l_111;
                }
                GALEFS_BROADCAST(6, l_114, l_113);
                i_115 = (int) l_114;
                if (l_114 < 0L) {
                    i_116 = 0;
                } else {
                    i_116 = i_115;
                }
                l_117 = gale_BlockAccess_offsetInRegion(arg_fs, l_114, l_109, gale_group);
                gale_copy((arg_fs + 16 + l_117), (arg_buffer + 16 + (l_108 + l_94)), i_116);
                GALEFS_BARRIER(7);
                if (i_93 == 0) {
                    if (!(i_116 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_116, gale_group);
                    }
                }
                i_118 = (int) ((uint) i_107 + (uint) i_116);
                if (l_114 < 0L) {
                    i_106 = i_115;
                    i_107 = i_118;
                } else {
                    i_119 = ((i_116 < 1) || (!(i_118 < 4))) ? 0 : 1;
                    i_106 = i_119;
                    i_107 = i_118;
                }
            }
            if (i_107 < 1) {
                i_120 = i_106;
            } else {
                i_120 = i_107;
            }
            if (((long) i_120) < 0L) {
                i_121 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_120);
            }
            l_122 = (((long) ((int) ((uint) i_98 - (uint) i_104))) + (-1L)) << 2;
            i_123 = 1;
            i_124 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_123 == 1)) {
                    break;
                }
                l_125 = (long) i_124;
                l_126 = l_125 + l_122;
                if (i_92 == 0) {
                    l_127 = gale_BlockAccess_beginRead(arg_fs, i_31, l_126, ((int) ((uint) 4 - (uint) i_124)), gale_group);
                    l_128 = l_127;
                } else {
                    l_128 = 0L;
                }
                if (i_91 == 0) {
                    if (l_128 < (-4611686018427387904L)) {
                        l_129 = gale_HostCall_awaitReply(arg_fs, l_128, gale_group);
                        l_130 = l_129;
                    } else {
                        l_130 = l_128;
                    }
                } else {
                    l_130 = l_128;
                }
                GALEFS_BROADCAST(8, l_131, l_130);
                i_132 = (int) l_131;
                if (l_131 < 0L) {
                    i_133 = 0;
                } else {
                    i_133 = i_132;
                }
                l_134 = gale_BlockAccess_offsetInRegion(arg_fs, l_131, l_126, gale_group);
                gale_copy((arg_fs + 16 + l_134), (arg_buffer + 16 + (l_125 + l_90)), i_133);
                GALEFS_BARRIER(9);
                if (i_89 == 0) {
                    if (!(i_133 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_133, gale_group);
                    }
                }
                i_135 = (int) ((uint) i_124 + (uint) i_133);
                if (l_131 < 0L) {
                    i_123 = i_132;
                    i_124 = i_135;
                } else {
                    i_136 = ((i_133 < 1) || (!(i_135 < 4))) ? 0 : 1;
                    i_123 = i_136;
                    i_124 = i_135;
                }
            }
            if (i_124 < 1) {
                i_137 = i_123;
            } else {
                i_137 = i_124;
            }
            if (((long) i_137) < 0L) {
                i_138 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_137);
            }
            i_139 = *((__global gale_int *) ul_88);
            i_140 = *((__global gale_int *) ul_87);
            if (i_140 < i_139) {
                i_141 = i_102;
                i_142 = i_104;
            } else {
                i_143 = (int) ((uint) i_104 + (uint) 1);
                i_141 = i_143;
                i_142 = i_103;
            }
            GALEFS_BARRIER(10);
            i_102 = i_141;
            i_103 = i_142;
        }
        i_144 = (int) ((uint) i_98 + (uint) 256);
        i_145 = (i_144 < i_49) ? i_144 : i_49;
        i_146 = (int) ((uint) i_145 - (uint) i_48);
        i_147 = (i_146 < 1) ? 0 : i_146;
        i_148 = (i_47 < i_145) ? i_47 : i_145;
        i_149 = i_147;
        i_150 = i_148;
        while (true) {
            if (!(i_149 < i_150)) {
                break;
            }
            i_151 = (int) ((uint) ((int) ((uint) i_149 + (uint) i_150)) >> 1);
            l_152 = ((long) (uint) i_151) << 2;
            i_153 = 1;
            i_154 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_153 == 1)) {
                    break;
                }
                l_155 = (long) i_154;
                l_156 = l_155 + l_152;
                if (i_83 == 0) {
                    l_157 = gale_BlockAccess_beginRead(arg_fs, i_32, l_156, ((int) ((uint) 4 - (uint) i_154)), gale_group);
                    l_158 = l_157;
                } else {
                    l_158 = 0L;
                }
                if (i_82 == 0) {
                    if (l_158 < (-4611686018427387904L)) {
                        l_159 = gale_HostCall_awaitReply(arg_fs, l_158, gale_group);
                        l_160 = l_159;
                    } else {
                        l_160 = l_158;
                    }
                } else {
                    l_160 = l_158;
                }
                GALEFS_BROADCAST(11, l_161, l_160);
                i_162 = (int) l_161;
                if (l_161 < 0L) {
                    i_163 = 0;
                } else {
                    i_163 = i_162;
                }
                l_164 = gale_BlockAccess_offsetInRegion(arg_fs, l_161, l_156, gale_group);
                gale_copy((arg_fs + 16 + l_164), (arg_buffer + 16 + (l_155 + l_81)), i_163);
                GALEFS_BARRIER(12);
                if (i_80 == 0) {
                    if (!(i_163 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_163, gale_group);
                    }
                }
                i_165 = (int) ((uint) i_154 + (uint) i_163);
                if (l_161 < 0L) {
                    i_153 = i_162;
                    i_154 = i_165;
                } else {
                    i_166 = ((i_163 < 1) || (!(i_165 < 4))) ? 0 : 1;
                    i_153 = i_166;
                    i_154 = i_165;
                }
            }
            if (i_154 < 1) {
                i_167 = i_153;
            } else {
                i_167 = i_154;
            }
            if (((long) i_167) < 0L) {
                i_168 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_167);
            }
            l_169 = (((long) ((int) ((uint) i_145 - (uint) i_151))) + (-1L)) << 2;
            i_170 = 1;
            i_171 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_170 == 1)) {
                    break;
                }
                l_172 = (long) i_171;
                l_173 = l_172 + l_169;
                if (i_79 == 0) {
                    l_174 = gale_BlockAccess_beginRead(arg_fs, i_31, l_173, ((int) ((uint) 4 - (uint) i_171)), gale_group);
                    l_175 = l_174;
                } else {
                    l_175 = 0L;
                }
                if (i_78 == 0) {
                    if (l_175 < (-4611686018427387904L)) {
                        l_176 = gale_HostCall_awaitReply(arg_fs, l_175, gale_group);
                        l_177 = l_176;
                    } else {
                        l_177 = l_175;
                    }
                } else {
                    l_177 = l_175;
                }
                GALEFS_BROADCAST(13, l_178, l_177);
                i_179 = (int) l_178;
                if (l_178 < 0L) {
                    i_180 = 0;
                } else {
                    i_180 = i_179;
                }
                l_181 = gale_BlockAccess_offsetInRegion(arg_fs, l_178, l_173, gale_group);
                gale_copy((arg_fs + 16 + l_181), (arg_buffer + 16 + (l_172 + l_77)), i_180);
                GALEFS_BARRIER(14);
                if (i_76 == 0) {
                    if (!(i_180 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_180, gale_group);
                    }
                }
                i_182 = (int) ((uint) i_171 + (uint) i_180);
                if (l_178 < 0L) {
                    i_170 = i_179;
                    i_171 = i_182;
                } else {
                    i_183 = ((i_180 < 1) || (!(i_182 < 4))) ? 0 : 1;
                    i_170 = i_183;
                    i_171 = i_182;
                }
            }
            if (i_171 < 1) {
                i_184 = i_170;
            } else {
                i_184 = i_171;
            }
            if (((long) i_184) < 0L) {
                i_185 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_184);
            }
            i_186 = *((__global gale_int *) ul_75);
            i_187 = *((__global gale_int *) ul_74);
            if (i_187 < i_186) {
                i_188 = i_149;
                i_189 = i_151;
            } else {
                i_190 = (int) ((uint) i_151 + (uint) 1);
                i_188 = i_190;
                i_189 = i_150;
            }
            GALEFS_BARRIER(15);
            i_149 = i_188;
            i_150 = i_189;
        }
        i_191 = 1;
        i_192 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_193 = (int) ((uint) i_149 - (uint) i_102);
            l_194 = (long) i_102;
            if (!(i_191 == 1)) {
                break;
            }
            l_195 = (long) i_192;
            l_196 = l_195 + (l_194 << 2);
            i_197 = i_193 << 2;
            if (i_70 == 0) {
                l_198 = gale_BlockAccess_beginRead(arg_fs, i_32, l_196, ((int) ((uint) i_197 - (uint) i_192)), gale_group);
                l_199 = l_198;
            } else {
                l_199 = 0L;
            }
            if (i_69 == 0) {
                if (l_199 < (-4611686018427387904L)) {
                    l_200 = gale_HostCall_awaitReply(arg_fs, l_199, gale_group);
                    l_201 = l_200;
                } else {
                    l_201 = l_199;
                }
            } else {
                l_201 = l_199;
            }
            GALEFS_BROADCAST(16, l_202, l_201);
            i_203 = (int) l_202;
            if (l_202 < 0L) {
                i_204 = 0;
            } else {
                i_204 = i_203;
            }
            l_205 = gale_BlockAccess_offsetInRegion(arg_fs, l_202, l_196, gale_group);
            gale_copy((arg_fs + 16 + l_205), (arg_buffer + 16 + (l_195 + l_68)), i_204);
            GALEFS_BARRIER(17);
            if (i_67 == 0) {
                if (!(i_204 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_204, gale_group);
                }
            }
            i_206 = (int) ((uint) i_192 + (uint) i_204);
            if (l_202 < 0L) {
                i_191 = i_203;
                i_192 = i_206;
            } else {
                i_207 = ((i_204 < 1) || (!(i_206 < i_197))) ? 0 : 1;
                i_191 = i_207;
                i_192 = i_206;
            }
        }
        if (i_192 < 1) {
            i_208 = i_191;
        } else {
            i_208 = i_192;
        }
        if (((long) i_208) < 0L) {
            i_209 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_208);
        }
        i_210 = (int) ((uint) i_145 - (uint) i_98);
        l_211 = (long) i_98;
        i_212 = 1;
        i_213 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_214 = (int) ((uint) i_193 + (uint) i_61);
            i_215 = (int) ((uint) i_210 - (uint) i_193);
            if (!(i_212 == 1)) {
                break;
            }
            l_216 = (long) i_213;
            l_217 = l_216 + ((l_211 - l_194) << 2);
            i_218 = i_215 << 2;
            if (i_66 == 0) {
                l_219 = gale_BlockAccess_beginRead(arg_fs, i_31, l_217, ((int) ((uint) i_218 - (uint) i_213)), gale_group);
                l_220 = l_219;
            } else {
                l_220 = 0L;
            }
            if (i_65 == 0) {
                if (l_220 < (-4611686018427387904L)) {
                    l_221 = gale_HostCall_awaitReply(arg_fs, l_220, gale_group);
                    l_222 = l_221;
                } else {
                    l_222 = l_220;
                }
            } else {
                l_222 = l_220;
            }
            GALEFS_BROADCAST(18, l_223, l_222);
            i_224 = (int) l_223;
            if (l_223 < 0L) {
                i_225 = 0;
            } else {
                i_225 = i_224;
            }
            l_226 = gale_BlockAccess_offsetInRegion(arg_fs, l_223, l_217, gale_group);
            gale_copy((arg_fs + 16 + l_226), (arg_buffer + 16 + (l_216 + (((long) i_214) << 2))), i_225);
            GALEFS_BARRIER(19);
            if (i_64 == 0) {
                if (!(i_225 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_225, gale_group);
                }
            }
            i_227 = (int) ((uint) i_213 + (uint) i_225);
            if (l_223 < 0L) {
                i_212 = i_224;
                i_213 = i_227;
            } else {
                i_228 = ((i_225 < 1) || (!(i_227 < i_218))) ? 0 : 1;
                i_212 = i_228;
                i_213 = i_227;
            }
        }
        if (i_213 < 1) {
            i_229 = i_212;
        } else {
            i_229 = i_213;
        }
        if (((long) i_229) < 0L) {
            i_230 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_229);
        }
        i_231 = i_63;
        while (true) {
            if (!(i_231 < i_193)) {
                break;
            }
            i_232 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_231 + (uint) i_61))) << 2) + 16L)));
            i_233 = 0;
            i_234 = i_215;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_233 < i_234)) {
                    break;
                }
                i_235 = (int) ((uint) ((int) ((uint) i_233 + (uint) i_234)) >> 1);
                i_236 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_214 + (uint) i_235))) << 2) + 16L)));
                if (i_236 < i_232) {
                    i_237 = (int) ((uint) i_235 + (uint) 1);
                    i_233 = i_237;
                } else {
                    i_234 = i_235;
                }
            }
            *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_231 + (uint) ((int) ((uint) i_62 + (uint) i_233))))) << 2) + 16L))) = i_232;
            i_238 = (int) ((uint) i_231 + (uint) i_52);
            i_231 = i_238;
        }
        i_239 = i_59;
        while (true) {
            if (!(i_239 < i_215)) {
                break;
            }
            i_240 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_214 + (uint) i_239))) << 2) + 16L)));
            if (i_240 == 2147483647) {
                i_241 = i_193;
            } else {
                i_242 = (int) ((uint) i_240 + (uint) 1);
                i_243 = 0;
                i_244 = i_193;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_243 < i_244)) {
                        break;
                    }
                    i_245 = (int) ((uint) ((int) ((uint) i_243 + (uint) i_244)) >> 1);
                    i_246 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_245 + (uint) i_61))) << 2) + 16L)));
                    if (i_246 < i_242) {
                        i_247 = (int) ((uint) i_245 + (uint) 1);
                        i_243 = i_247;
                    } else {
                        i_244 = i_245;
                    }
                }
                i_241 = i_243;
            }
            *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_239 + (uint) ((int) ((uint) i_62 + (uint) i_241))))) << 2) + 16L))) = i_240;
            i_248 = (int) ((uint) i_239 + (uint) i_51);
            i_239 = i_248;
        }
        GALEFS_BARRIER(20);
        i_249 = i_210 << 2;
        l_250 = l_211 << 2;
        i_251 = 4;
        i_252 = 0;
        i_253 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (i_251 == 0) {
                break;
            }
            l_254 = (long) i_252;
            l_255 = l_254 + l_250;
            if (i_58 == 0) {
                l_256 = gale_BlockAccess_beginWrite(arg_fs, i_251, i_34, l_255, ((int) ((uint) i_249 - (uint) i_252)), gale_group);
                l_257 = l_256;
            } else {
                l_257 = 0L;
            }
            if (i_57 == 0) {
                if (l_257 < (-4611686018427387904L)) {
                    l_258 = gale_HostCall_awaitReply(arg_fs, l_257, gale_group);
                    l_259 = l_258;
                } else {
                    l_259 = l_257;
                }
            } else {
                l_259 = l_257;
            }
            GALEFS_BROADCAST(21, l_260, l_259);
            i_261 = (int) l_260;
            if (l_260 < 0L) {
                i_262 = 0;
            } else {
                i_262 = i_261;
            }
            l_263 = gale_BlockAccess_offsetInRegion(arg_fs, l_260, l_255, gale_group);
            gale_copy((arg_buffer + 16 + (l_254 + l_56)), (arg_fs + 16 + l_263), i_262);
            GALEFS_BARRIER(22);
            if (i_54 == 0) {
                if (!(i_262 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_262, gale_group);
                }
            }
            i_264 = (int) ((uint) i_252 + (uint) i_262);
            if (l_260 < 0L) {
                if ((!(i_251 == 4)) || (i_264 < 1)) {
                    i_265 = i_261;
                } else {
                    i_265 = i_264;
                }
            } else {
                i_265 = i_264;
            }
            i_266 = (((!(i_251 == 4)) || (i_264 < 1)) || (i_50 == 0)) ? 0 : 5;
            if (i_262 == 0) {
                i_251 = i_266;
                i_252 = i_264;
                i_253 = i_265;
            } else {
                if (i_264 == i_249) {
                    i_251 = i_266;
                    i_252 = i_264;
                    i_253 = i_265;
                } else {
                    i_252 = i_264;
                    i_253 = i_265;
                }
            }
        }
        if (((long) i_253) < 0L) {
            i_267 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_253);
        }
        GALEFS_BARRIER(23);
        i_268 = (int) ((uint) i_98 + (uint) i_53);
        i_98 = i_268;
    }
    if (((int) get_local_id(0)) == 0) {
        l_269 = gale_OpenFileCalls_beginClose(arg_fs, i_32, gale_group);
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
    GALEFS_BROADCAST(24, l_273, l_272);
    if (((int) get_local_id(0)) == 0) {
        l_274 = gale_OpenFileCalls_beginClose(arg_fs, i_31, gale_group);
        l_275 = l_274;
    } else {
        l_275 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_275 < (-4611686018427387904L)) {
            l_276 = gale_HostCall_awaitReply(arg_fs, l_275, gale_group);
            l_277 = l_276;
        } else {
            l_277 = l_275;
        }
    } else {
        l_277 = l_275;
    }
    GALEFS_BROADCAST(25, l_278, l_277);
    if (((int) get_local_id(0)) == 0) {
        l_279 = gale_OpenFileCalls_beginClose(arg_fs, i_34, gale_group);
        l_280 = l_279;
    } else {
        l_280 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_280 < (-4611686018427387904L)) {
            l_281 = gale_HostCall_awaitReply(arg_fs, l_280, gale_group);
            l_282 = l_281;
        } else {
            l_282 = l_280;
        }
    } else {
        l_282 = l_280;
    }
    GALEFS_BROADCAST(26, l_283, l_282);
    i_284 = (int) l_283;
    if (((long) i_284) < 0L) {
        i_285 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_284);
    }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_102) VARIABLE(int, i_108) VARIABLE(int, i_109) VARIABLE(int, i_117) VARIABLE(int, i_118) VARIABLE(int, i_121) VARIABLE(int, i_125) VARIABLE(int, i_126) VARIABLE(int, i_127) VARIABLE(int, i_130) VARIABLE(int, i_136) VARIABLE(int, i_137) VARIABLE(int, i_145) VARIABLE(int, i_151) VARIABLE(int, i_152) VARIABLE(int, i_160) VARIABLE(int, i_161) VARIABLE(int, i_164) VARIABLE(int, i_165) VARIABLE(int, i_169) VARIABLE(int, i_173) VARIABLE(int, i_174) VARIABLE(int, i_180) VARIABLE(int, i_183) VARIABLE(int, i_184) VARIABLE(int, i_188) VARIABLE(int, i_192) VARIABLE(int, i_193) VARIABLE(int, i_217) VARIABLE(int, i_219) VARIABLE(int, i_22) VARIABLE(int, i_220) VARIABLE(int, i_227) VARIABLE(int, i_228) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_54) VARIABLE(int, i_60) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_65) VARIABLE(int, i_71) VARIABLE(int, i_73) VARIABLE(int, i_74) VARIABLE(int, i_76) VARIABLE(int, i_78) VARIABLE(int, i_82) VARIABLE(int, i_83) VARIABLE(int, i_84) VARIABLE(int, i_87) VARIABLE(int, i_93) VARIABLE(int, i_94) VARIABLE(long, l_0) VARIABLE(long, l_100) VARIABLE(long, l_103) VARIABLE(long, l_104) VARIABLE(long, l_107) VARIABLE(long, l_128) VARIABLE(long, l_131) VARIABLE(long, l_132) VARIABLE(long, l_135) VARIABLE(long, l_14) VARIABLE(long, l_143) VARIABLE(long, l_146) VARIABLE(long, l_147) VARIABLE(long, l_150) VARIABLE(long, l_166) VARIABLE(long, l_167) VARIABLE(long, l_168) VARIABLE(long, l_172) VARIABLE(long, l_181) VARIABLE(long, l_186) VARIABLE(long, l_187) VARIABLE(long, l_191) VARIABLE(long, l_218) VARIABLE(long, l_222) VARIABLE(long, l_223) VARIABLE(long, l_226) VARIABLE(long, l_30) VARIABLE(long, l_43) VARIABLE(long, l_53) VARIABLE(long, l_61) VARIABLE(long, l_64) VARIABLE(long, l_7) VARIABLE(long, l_72) VARIABLE(long, l_75) VARIABLE(long, l_85) VARIABLE(long, l_88) VARIABLE(long, l_89) VARIABLE(long, l_92) VARIABLE(__global uchar *, ul_58) VARIABLE(__global uchar *, ul_59) VARIABLE(__global uchar *, ul_69) VARIABLE(__global uchar *, ul_70)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23) POINT(24) POINT(25) POINT(26)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(l_14) VARIABLE(l_7)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(l_30)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_87) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(l_85) VARIABLE(l_88) VARIABLE(l_89) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_87) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(l_85) VARIABLE(l_92) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_102) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(l_100) VARIABLE(l_103) VARIABLE(l_104) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_102) VARIABLE(i_108) VARIABLE(i_109) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(l_100) VARIABLE(l_107) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_117) VARIABLE(i_118) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_121) VARIABLE(i_125) VARIABLE(i_126) VARIABLE(i_127) VARIABLE(i_130) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_82) VARIABLE(l_128) VARIABLE(l_131) VARIABLE(l_132) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_121) VARIABLE(i_125) VARIABLE(i_126) VARIABLE(i_127) VARIABLE(i_130) VARIABLE(i_136) VARIABLE(i_137) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_82) VARIABLE(l_128) VARIABLE(l_135) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_121) VARIABLE(i_125) VARIABLE(i_126) VARIABLE(i_127) VARIABLE(i_145) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_82) VARIABLE(l_143) VARIABLE(l_146) VARIABLE(l_147) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_121) VARIABLE(i_125) VARIABLE(i_126) VARIABLE(i_127) VARIABLE(i_145) VARIABLE(i_151) VARIABLE(i_152) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_82) VARIABLE(l_143) VARIABLE(l_150) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_121) VARIABLE(i_160) VARIABLE(i_161) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_82) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_121) VARIABLE(i_125) VARIABLE(i_164) VARIABLE(i_169) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_82) VARIABLE(l_167) VARIABLE(l_168) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_121) VARIABLE(i_125) VARIABLE(i_164) VARIABLE(i_169) VARIABLE(i_173) VARIABLE(i_174) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_82) VARIABLE(l_172) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_165) VARIABLE(i_180) VARIABLE(i_183) VARIABLE(i_184) VARIABLE(i_188) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(l_166) VARIABLE(l_181) VARIABLE(l_186) VARIABLE(l_187) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_165) VARIABLE(i_180) VARIABLE(i_183) VARIABLE(i_188) VARIABLE(i_192) VARIABLE(i_193) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(l_166) VARIABLE(l_181) VARIABLE(l_191) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_180) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(l_181) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_217) VARIABLE(i_219) VARIABLE(i_22) VARIABLE(i_220) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(l_218) VARIABLE(l_222) VARIABLE(l_223) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_217) VARIABLE(i_219) VARIABLE(i_22) VARIABLE(i_220) VARIABLE(i_227) VARIABLE(i_228) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(l_218) VARIABLE(l_226) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_23(VARIABLE) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_54) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(l_43) VARIABLE(l_53) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(ul_58) VARIABLE(ul_59) VARIABLE(ul_69) VARIABLE(ul_70)
#define GALEFS_LIVE_24(VARIABLE) VARIABLE(i_22) VARIABLE(i_25)
#define GALEFS_LIVE_25(VARIABLE) VARIABLE(i_25)
#define GALEFS_LIVE_26(VARIABLE)

__kernel void galefs_merge(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_error, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_58, *ul_59, *ul_69, *ul_70;
    int i_4, i_5, i_11, i_12, i_18, i_19, i_22, i_23, i_24, i_25, i_26, i_27, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_54, i_55, i_56, i_60, i_62, i_63, i_65, i_66, i_67, i_71, i_73, i_74, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_86, i_87, i_93, i_94, i_96, i_97, i_98, i_99, i_101, i_102, i_108, i_109, i_111, i_112, i_113, i_114, i_115, i_116, i_117, i_118, i_119, i_120, i_121, i_122, i_123, i_124, i_125, i_126, i_127, i_129, i_130, i_136, i_137, i_139, i_140, i_141, i_142, i_144, i_145, i_151, i_152, i_154, i_155, i_156, i_157, i_158, i_159, i_160, i_161, i_162, i_163, i_164, i_165, i_169, i_173, i_174, i_176, i_177, i_178, i_179, i_180, i_182, i_183, i_184, i_185, i_188, i_192, i_193, i_195, i_196, i_197, i_198, i_199, i_200, i_201, i_202, i_203, i_204, i_205, i_206, i_207, i_208, i_209, i_210, i_211, i_212, i_213, i_214, i_215, i_216, i_217, i_219, i_220, i_221, i_227, i_228, i_230, i_231, i_232, i_233, i_234, i_244, i_245;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_15, l_16, l_17, l_20, l_21, l_28, l_29, l_30, l_31, l_32, l_33, l_43, l_53, l_57, l_61, l_64, l_68, l_72, l_75, l_85, l_88, l_89, l_90, l_91, l_92, l_95, l_100, l_103, l_104, l_105, l_106, l_107, l_110, l_128, l_131, l_132, l_133, l_134, l_135, l_138, l_143, l_146, l_147, l_148, l_149, l_150, l_153, l_166, l_167, l_168, l_170, l_171, l_172, l_175, l_181, l_186, l_187, l_189, l_190, l_191, l_194, l_218, l_222, l_223, l_224, l_225, l_226, l_229, l_235, l_236, l_237, l_238, l_239, l_240, l_241, l_242, l_243;
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
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_86 == 1)) {
                    break;
                }
                l_88 = (long) i_87;
                l_89 = l_88 + l_85;
                if (i_76 == 0) {
                    l_90 = gale_BlockAccess_beginRead(arg_fs, i_23, l_89, ((int) ((uint) 4 - (uint) i_87)), gale_group, gale_slot, gale_position);
                    l_91 = l_90;
                } else {
                    l_91 = 0L;
                }
                GALEFS_BROADCAST(6, l_92, l_91);
                if (l_92 < LONG_MIN / 2) {
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
                    gale_longs[gale_items + gale_item] = (ulong) l_88;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_89;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_92); }
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
                    l_88 = (long) gale_longs[gale_items + gale_item];
                    l_89 = (long) gale_longs[2 * gale_items + gale_item];
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
                    l_92 = gale_round_reply(gale_entry);
                }
                i_93 = (int) l_92;
                if (l_92 < 0L) {
                    i_94 = 0;
                } else {
                    i_94 = i_93;
                }
                l_95 = gale_BlockAccess_offsetInRegion(arg_fs, l_92, l_89, gale_group, gale_slot, gale_position);
                gale_copy((arg_fs + 16 + l_95), (arg_buffer + 16 + (l_88 + l_75)), i_94);
                GALEFS_BARRIER(7);
                if (i_74 == 0) {
                    if (!(i_94 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_94, gale_group, gale_slot, gale_position);
                    }
                }
                i_96 = (int) ((uint) i_87 + (uint) i_94);
                if (l_92 < 0L) {
                    i_86 = i_93;
                    i_87 = i_96;
                } else {
                    i_97 = ((i_94 < 1) || (!(i_96 < 4))) ? 0 : 1;
                    i_86 = i_97;
                    i_87 = i_96;
                }
            }
            if (i_87 < 1) {
                i_98 = i_86;
            } else {
                i_98 = i_87;
            }
            if (((long) i_98) < 0L) {
                i_99 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_98);
            }
            l_100 = (((long) ((int) ((uint) i_78 - (uint) i_84))) + (-1L)) << 2;
            i_101 = 1;
            i_102 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_101 == 1)) {
                    break;
                }
                l_103 = (long) i_102;
                l_104 = l_103 + l_100;
                if (i_73 == 0) {
                    l_105 = gale_BlockAccess_beginRead(arg_fs, i_22, l_104, ((int) ((uint) 4 - (uint) i_102)), gale_group, gale_slot, gale_position);
                    l_106 = l_105;
                } else {
                    l_106 = 0L;
                }
                GALEFS_BROADCAST(8, l_107, l_106);
                if (l_107 < LONG_MIN / 2) {
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
                    gale_longs[gale_item] = (ulong) l_100;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_102;
                    gale_longs[gale_items + gale_item] = (ulong) l_103;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_104;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_107); }
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
                    l_100 = (long) gale_longs[gale_item];
                    i_102 = (int) gale_ints[10 * gale_items + gale_item];
                    l_103 = (long) gale_longs[gale_items + gale_item];
                    l_104 = (long) gale_longs[2 * gale_items + gale_item];
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
                    l_107 = gale_round_reply(gale_entry);
                }
                i_108 = (int) l_107;
                if (l_107 < 0L) {
                    i_109 = 0;
                } else {
                    i_109 = i_108;
                }
                l_110 = gale_BlockAccess_offsetInRegion(arg_fs, l_107, l_104, gale_group, gale_slot, gale_position);
                gale_copy((arg_fs + 16 + l_110), (arg_buffer + 16 + (l_103 + l_72)), i_109);
                GALEFS_BARRIER(9);
                if (i_71 == 0) {
                    if (!(i_109 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_109, gale_group, gale_slot, gale_position);
                    }
                }
                i_111 = (int) ((uint) i_102 + (uint) i_109);
                if (l_107 < 0L) {
                    i_101 = i_108;
                    i_102 = i_111;
                } else {
                    i_112 = ((i_109 < 1) || (!(i_111 < 4))) ? 0 : 1;
                    i_101 = i_112;
                    i_102 = i_111;
                }
            }
            if (i_102 < 1) {
                i_113 = i_101;
            } else {
                i_113 = i_102;
            }
            if (((long) i_113) < 0L) {
                i_114 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_113);
            }
            i_115 = *((__global gale_int *) ul_70);
            i_116 = *((__global gale_int *) ul_69);
            if (i_116 < i_115) {
                i_117 = i_82;
                i_118 = i_84;
            } else {
                i_119 = (int) ((uint) i_84 + (uint) 1);
                i_117 = i_119;
                i_118 = i_83;
            }
            GALEFS_BARRIER(10);
            i_82 = i_117;
            i_83 = i_118;
        }
        i_120 = (int) ((uint) i_78 + (uint) 256);
        i_121 = (i_120 < i_36) ? i_120 : i_36;
        i_122 = (int) ((uint) i_121 - (uint) i_35);
        i_123 = (i_122 < 1) ? 0 : i_122;
        i_124 = (i_34 < i_121) ? i_34 : i_121;
        i_125 = i_123;
        i_126 = i_124;
        while (true) {
            if (!(i_125 < i_126)) {
                break;
            }
            i_127 = (int) ((uint) ((int) ((uint) i_125 + (uint) i_126)) >> 1);
            l_128 = ((long) (uint) i_127) << 2;
            i_129 = 1;
            i_130 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_129 == 1)) {
                    break;
                }
                l_131 = (long) i_130;
                l_132 = l_131 + l_128;
                if (i_65 == 0) {
                    l_133 = gale_BlockAccess_beginRead(arg_fs, i_23, l_132, ((int) ((uint) 4 - (uint) i_130)), gale_group, gale_slot, gale_position);
                    l_134 = l_133;
                } else {
                    l_134 = 0L;
                }
                GALEFS_BROADCAST(11, l_135, l_134);
                if (l_135 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_22;
                    gale_ints[gale_items + gale_item] = (uint) i_23;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_36;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_78;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_82;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_121;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_125;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_126;
                    gale_ints[11 * gale_items + gale_item] = (uint) i_127;
                    gale_longs[gale_item] = (ulong) l_128;
                    gale_ints[12 * gale_items + gale_item] = (uint) i_130;
                    gale_longs[gale_items + gale_item] = (ulong) l_131;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_132;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_135); }
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
                    i_121 = (int) gale_ints[8 * gale_items + gale_item];
                    i_125 = (int) gale_ints[9 * gale_items + gale_item];
                    i_126 = (int) gale_ints[10 * gale_items + gale_item];
                    i_127 = (int) gale_ints[11 * gale_items + gale_item];
                    l_128 = (long) gale_longs[gale_item];
                    i_130 = (int) gale_ints[12 * gale_items + gale_item];
                    l_131 = (long) gale_longs[gale_items + gale_item];
                    l_132 = (long) gale_longs[2 * gale_items + gale_item];
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
                    l_135 = gale_round_reply(gale_entry);
                }
                i_136 = (int) l_135;
                if (l_135 < 0L) {
                    i_137 = 0;
                } else {
                    i_137 = i_136;
                }
                l_138 = gale_BlockAccess_offsetInRegion(arg_fs, l_135, l_132, gale_group, gale_slot, gale_position);
                gale_copy((arg_fs + 16 + l_138), (arg_buffer + 16 + (l_131 + l_64)), i_137);
                GALEFS_BARRIER(12);
                if (i_63 == 0) {
                    if (!(i_137 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_137, gale_group, gale_slot, gale_position);
                    }
                }
                i_139 = (int) ((uint) i_130 + (uint) i_137);
                if (l_135 < 0L) {
                    i_129 = i_136;
                    i_130 = i_139;
                } else {
                    i_140 = ((i_137 < 1) || (!(i_139 < 4))) ? 0 : 1;
                    i_129 = i_140;
                    i_130 = i_139;
                }
            }
            if (i_130 < 1) {
                i_141 = i_129;
            } else {
                i_141 = i_130;
            }
            if (((long) i_141) < 0L) {
                i_142 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_141);
            }
            l_143 = (((long) ((int) ((uint) i_121 - (uint) i_127))) + (-1L)) << 2;
            i_144 = 1;
            i_145 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_144 == 1)) {
                    break;
                }
                l_146 = (long) i_145;
                l_147 = l_146 + l_143;
                if (i_62 == 0) {
                    l_148 = gale_BlockAccess_beginRead(arg_fs, i_22, l_147, ((int) ((uint) 4 - (uint) i_145)), gale_group, gale_slot, gale_position);
                    l_149 = l_148;
                } else {
                    l_149 = 0L;
                }
                GALEFS_BROADCAST(13, l_150, l_149);
                if (l_150 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_22;
                    gale_ints[gale_items + gale_item] = (uint) i_23;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_36;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_78;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_82;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_121;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_125;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_126;
                    gale_ints[11 * gale_items + gale_item] = (uint) i_127;
                    gale_longs[gale_item] = (ulong) l_143;
                    gale_ints[12 * gale_items + gale_item] = (uint) i_145;
                    gale_longs[gale_items + gale_item] = (ulong) l_146;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_147;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_150); }
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
                    i_121 = (int) gale_ints[8 * gale_items + gale_item];
                    i_125 = (int) gale_ints[9 * gale_items + gale_item];
                    i_126 = (int) gale_ints[10 * gale_items + gale_item];
                    i_127 = (int) gale_ints[11 * gale_items + gale_item];
                    l_143 = (long) gale_longs[gale_item];
                    i_145 = (int) gale_ints[12 * gale_items + gale_item];
                    l_146 = (long) gale_longs[gale_items + gale_item];
                    l_147 = (long) gale_longs[2 * gale_items + gale_item];
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
                    l_150 = gale_round_reply(gale_entry);
                }
                i_151 = (int) l_150;
                if (l_150 < 0L) {
                    i_152 = 0;
                } else {
                    i_152 = i_151;
                }
                l_153 = gale_BlockAccess_offsetInRegion(arg_fs, l_150, l_147, gale_group, gale_slot, gale_position);
                gale_copy((arg_fs + 16 + l_153), (arg_buffer + 16 + (l_146 + l_61)), i_152);
                GALEFS_BARRIER(14);
                if (i_60 == 0) {
                    if (!(i_152 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_152, gale_group, gale_slot, gale_position);
                    }
                }
                i_154 = (int) ((uint) i_145 + (uint) i_152);
                if (l_150 < 0L) {
                    i_144 = i_151;
                    i_145 = i_154;
                } else {
                    i_155 = ((i_152 < 1) || (!(i_154 < 4))) ? 0 : 1;
                    i_144 = i_155;
                    i_145 = i_154;
                }
            }
            if (i_145 < 1) {
                i_156 = i_144;
            } else {
                i_156 = i_145;
            }
            if (((long) i_156) < 0L) {
                i_157 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_156);
            }
            i_158 = *((__global gale_int *) ul_59);
            i_159 = *((__global gale_int *) ul_58);
            if (i_159 < i_158) {
                i_160 = i_125;
                i_161 = i_127;
            } else {
                i_162 = (int) ((uint) i_127 + (uint) 1);
                i_160 = i_162;
                i_161 = i_126;
            }
            GALEFS_BARRIER(15);
            i_125 = i_160;
            i_126 = i_161;
        }
        i_163 = 1;
        i_164 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_165 = (int) ((uint) i_125 - (uint) i_82);
            l_166 = (long) i_82;
            if (!(i_163 == 1)) {
                break;
            }
            l_167 = (long) i_164;
            l_168 = l_167 + (l_166 << 2);
            i_169 = i_165 << 2;
            if (i_54 == 0) {
                l_170 = gale_BlockAccess_beginRead(arg_fs, i_23, l_168, ((int) ((uint) i_169 - (uint) i_164)), gale_group, gale_slot, gale_position);
                l_171 = l_170;
            } else {
                l_171 = 0L;
            }
            GALEFS_BROADCAST(16, l_172, l_171);
            if (l_172 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_22;
                gale_ints[gale_items + gale_item] = (uint) i_23;
                gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                gale_ints[5 * gale_items + gale_item] = (uint) i_36;
                gale_ints[6 * gale_items + gale_item] = (uint) i_78;
                gale_ints[7 * gale_items + gale_item] = (uint) i_82;
                gale_ints[8 * gale_items + gale_item] = (uint) i_121;
                gale_ints[9 * gale_items + gale_item] = (uint) i_125;
                gale_ints[10 * gale_items + gale_item] = (uint) i_164;
                gale_longs[gale_item] = (ulong) l_167;
                gale_longs[gale_items + gale_item] = (ulong) l_168;
                gale_ints[11 * gale_items + gale_item] = (uint) i_169;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_172); }
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
                i_121 = (int) gale_ints[8 * gale_items + gale_item];
                i_125 = (int) gale_ints[9 * gale_items + gale_item];
                i_164 = (int) gale_ints[10 * gale_items + gale_item];
                l_167 = (long) gale_longs[gale_item];
                l_168 = (long) gale_longs[gale_items + gale_item];
                i_169 = (int) gale_ints[11 * gale_items + gale_item];
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
                l_172 = gale_round_reply(gale_entry);
            }
            i_173 = (int) l_172;
            if (l_172 < 0L) {
                i_174 = 0;
            } else {
                i_174 = i_173;
            }
            l_175 = gale_BlockAccess_offsetInRegion(arg_fs, l_172, l_168, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_175), (arg_buffer + 16 + (l_167 + l_53)), i_174);
            GALEFS_BARRIER(17);
            if (i_52 == 0) {
                if (!(i_174 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_174, gale_group, gale_slot, gale_position);
                }
            }
            i_176 = (int) ((uint) i_164 + (uint) i_174);
            if (l_172 < 0L) {
                i_163 = i_173;
                i_164 = i_176;
            } else {
                i_177 = ((i_174 < 1) || (!(i_176 < i_169))) ? 0 : 1;
                i_163 = i_177;
                i_164 = i_176;
            }
        }
        if (i_164 < 1) {
            i_178 = i_163;
        } else {
            i_178 = i_164;
        }
        if (((long) i_178) < 0L) {
            i_179 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_178);
        }
        i_180 = (int) ((uint) i_121 - (uint) i_78);
        l_181 = (long) i_78;
        i_182 = 1;
        i_183 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_184 = (int) ((uint) i_165 + (uint) i_47);
            i_185 = (int) ((uint) i_180 - (uint) i_165);
            if (!(i_182 == 1)) {
                break;
            }
            l_186 = (long) i_183;
            l_187 = l_186 + ((l_181 - l_166) << 2);
            i_188 = i_185 << 2;
            if (i_51 == 0) {
                l_189 = gale_BlockAccess_beginRead(arg_fs, i_22, l_187, ((int) ((uint) i_188 - (uint) i_183)), gale_group, gale_slot, gale_position);
                l_190 = l_189;
            } else {
                l_190 = 0L;
            }
            GALEFS_BROADCAST(18, l_191, l_190);
            if (l_191 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_22;
                gale_ints[gale_items + gale_item] = (uint) i_23;
                gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                gale_ints[5 * gale_items + gale_item] = (uint) i_36;
                gale_ints[6 * gale_items + gale_item] = (uint) i_78;
                gale_ints[7 * gale_items + gale_item] = (uint) i_165;
                gale_longs[gale_item] = (ulong) l_166;
                gale_ints[8 * gale_items + gale_item] = (uint) i_180;
                gale_longs[gale_items + gale_item] = (ulong) l_181;
                gale_ints[9 * gale_items + gale_item] = (uint) i_183;
                gale_ints[10 * gale_items + gale_item] = (uint) i_184;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_186;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_187;
                gale_ints[11 * gale_items + gale_item] = (uint) i_188;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 11, l_191); }
                GALEFS_RETURN;
                resume_11:
                i_22 = (int) gale_ints[gale_item];
                i_23 = (int) gale_ints[gale_items + gale_item];
                i_25 = (int) gale_ints[2 * gale_items + gale_item];
                i_34 = (int) gale_ints[3 * gale_items + gale_item];
                i_35 = (int) gale_ints[4 * gale_items + gale_item];
                i_36 = (int) gale_ints[5 * gale_items + gale_item];
                i_78 = (int) gale_ints[6 * gale_items + gale_item];
                i_165 = (int) gale_ints[7 * gale_items + gale_item];
                l_166 = (long) gale_longs[gale_item];
                i_180 = (int) gale_ints[8 * gale_items + gale_item];
                l_181 = (long) gale_longs[gale_items + gale_item];
                i_183 = (int) gale_ints[9 * gale_items + gale_item];
                i_184 = (int) gale_ints[10 * gale_items + gale_item];
                l_186 = (long) gale_longs[2 * gale_items + gale_item];
                l_187 = (long) gale_longs[3 * gale_items + gale_item];
                i_188 = (int) gale_ints[11 * gale_items + gale_item];
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
                l_191 = gale_round_reply(gale_entry);
            }
            i_192 = (int) l_191;
            if (l_191 < 0L) {
                i_193 = 0;
            } else {
                i_193 = i_192;
            }
            l_194 = gale_BlockAccess_offsetInRegion(arg_fs, l_191, l_187, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_194), (arg_buffer + 16 + (l_186 + (((long) i_184) << 2))), i_193);
            GALEFS_BARRIER(19);
            if (i_50 == 0) {
                if (!(i_193 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_193, gale_group, gale_slot, gale_position);
                }
            }
            i_195 = (int) ((uint) i_183 + (uint) i_193);
            if (l_191 < 0L) {
                i_182 = i_192;
                i_183 = i_195;
            } else {
                i_196 = ((i_193 < 1) || (!(i_195 < i_188))) ? 0 : 1;
                i_182 = i_196;
                i_183 = i_195;
            }
        }
        if (i_183 < 1) {
            i_197 = i_182;
        } else {
            i_197 = i_183;
        }
        if (((long) i_197) < 0L) {
            i_198 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_197);
        }
        i_199 = i_49;
        while (true) {
            if (!(i_199 < i_165)) {
                break;
            }
            i_200 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_199 + (uint) i_47))) << 2) + 16L)));
            i_201 = 0;
            i_202 = i_185;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_201 < i_202)) {
                    break;
                }
                i_203 = (int) ((uint) ((int) ((uint) i_201 + (uint) i_202)) >> 1);
                i_204 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_184 + (uint) i_203))) << 2) + 16L)));
                if (i_204 < i_200) {
                    i_205 = (int) ((uint) i_203 + (uint) 1);
                    i_201 = i_205;
                } else {
                    i_202 = i_203;
                }
            }
            *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_199 + (uint) ((int) ((uint) i_48 + (uint) i_201))))) << 2) + 16L))) = i_200;
            i_206 = (int) ((uint) i_199 + (uint) i_39);
            i_199 = i_206;
        }
        i_207 = i_45;
        while (true) {
            if (!(i_207 < i_185)) {
                break;
            }
            i_208 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_184 + (uint) i_207))) << 2) + 16L)));
            if (i_208 == 2147483647) {
                i_209 = i_165;
            } else {
                i_210 = (int) ((uint) i_208 + (uint) 1);
                i_211 = 0;
                i_212 = i_165;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_211 < i_212)) {
                        break;
                    }
                    i_213 = (int) ((uint) ((int) ((uint) i_211 + (uint) i_212)) >> 1);
                    i_214 = *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_213 + (uint) i_47))) << 2) + 16L)));
                    if (i_214 < i_210) {
                        i_215 = (int) ((uint) i_213 + (uint) 1);
                        i_211 = i_215;
                    } else {
                        i_212 = i_213;
                    }
                }
                i_209 = i_211;
            }
            *((__global gale_int *) (arg_buffer + ((((long) ((int) ((uint) i_207 + (uint) ((int) ((uint) i_48 + (uint) i_209))))) << 2) + 16L))) = i_208;
            i_216 = (int) ((uint) i_207 + (uint) i_38);
            i_207 = i_216;
        }
        GALEFS_BARRIER(20);
        i_217 = i_180 << 2;
        l_218 = l_181 << 2;
        i_219 = 4;
        i_220 = 0;
        i_221 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (i_219 == 0) {
                break;
            }
            l_222 = (long) i_220;
            l_223 = l_222 + l_218;
            if (i_44 == 0) {
                l_224 = gale_BlockAccess_beginWrite(arg_fs, i_219, i_25, l_223, ((int) ((uint) i_217 - (uint) i_220)), gale_group, gale_slot, gale_position);
                l_225 = l_224;
            } else {
                l_225 = 0L;
            }
            GALEFS_BROADCAST(21, l_226, l_225);
            if (l_226 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_22;
                gale_ints[gale_items + gale_item] = (uint) i_23;
                gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                gale_ints[3 * gale_items + gale_item] = (uint) i_34;
                gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                gale_ints[5 * gale_items + gale_item] = (uint) i_36;
                gale_ints[6 * gale_items + gale_item] = (uint) i_78;
                gale_ints[7 * gale_items + gale_item] = (uint) i_217;
                gale_longs[gale_item] = (ulong) l_218;
                gale_ints[8 * gale_items + gale_item] = (uint) i_219;
                gale_ints[9 * gale_items + gale_item] = (uint) i_220;
                gale_longs[gale_items + gale_item] = (ulong) l_222;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_223;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 12, l_226); }
                GALEFS_RETURN;
                resume_12:
                i_22 = (int) gale_ints[gale_item];
                i_23 = (int) gale_ints[gale_items + gale_item];
                i_25 = (int) gale_ints[2 * gale_items + gale_item];
                i_34 = (int) gale_ints[3 * gale_items + gale_item];
                i_35 = (int) gale_ints[4 * gale_items + gale_item];
                i_36 = (int) gale_ints[5 * gale_items + gale_item];
                i_78 = (int) gale_ints[6 * gale_items + gale_item];
                i_217 = (int) gale_ints[7 * gale_items + gale_item];
                l_218 = (long) gale_longs[gale_item];
                i_219 = (int) gale_ints[8 * gale_items + gale_item];
                i_220 = (int) gale_ints[9 * gale_items + gale_item];
                l_222 = (long) gale_longs[gale_items + gale_item];
                l_223 = (long) gale_longs[2 * gale_items + gale_item];
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
            l_229 = gale_BlockAccess_offsetInRegion(arg_fs, l_226, l_223, gale_group, gale_slot, gale_position);
            gale_copy((arg_buffer + 16 + (l_222 + l_43)), (arg_fs + 16 + l_229), i_228);
            GALEFS_BARRIER(22);
            if (i_41 == 0) {
                if (!(i_228 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 24, i_228, gale_group, gale_slot, gale_position);
                }
            }
            i_230 = (int) ((uint) i_220 + (uint) i_228);
            if (l_226 < 0L) {
                if ((!(i_219 == 4)) || (i_230 < 1)) {
                    i_231 = i_227;
                } else {
                    i_231 = i_230;
                }
            } else {
                i_231 = i_230;
            }
            i_232 = (((!(i_219 == 4)) || (i_230 < 1)) || (i_37 == 0)) ? 0 : 5;
            if (i_228 == 0) {
                i_219 = i_232;
                i_220 = i_230;
                i_221 = i_231;
            } else {
                if (i_230 == i_217) {
                    i_219 = i_232;
                    i_220 = i_230;
                    i_221 = i_231;
                } else {
                    i_220 = i_230;
                    i_221 = i_231;
                }
            }
        }
        if (((long) i_221) < 0L) {
            i_233 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_221);
        }
        GALEFS_BARRIER(23);
        i_234 = (int) ((uint) i_78 + (uint) i_40);
        i_78 = i_234;
    }
    if (((int) get_local_id(0)) == 0) {
        l_235 = gale_OpenFileCalls_beginClose(arg_fs, i_23, gale_group, gale_slot, gale_position);
        l_236 = l_235;
    } else {
        l_236 = 0L;
    }
    GALEFS_BROADCAST(24, l_237, l_236);
    if (l_237 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_22;
        gale_ints[gale_items + gale_item] = (uint) i_25;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 13, l_237); }
        GALEFS_RETURN;
        resume_13:
        i_22 = (int) gale_ints[gale_item];
        i_25 = (int) gale_ints[gale_items + gale_item];
        l_237 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_238 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group, gale_slot, gale_position);
        l_239 = l_238;
    } else {
        l_239 = 0L;
    }
    GALEFS_BROADCAST(25, l_240, l_239);
    if (l_240 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_25;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 14, l_240); }
        GALEFS_RETURN;
        resume_14:
        i_25 = (int) gale_ints[gale_item];
        l_240 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_241 = gale_OpenFileCalls_beginClose(arg_fs, i_25, gale_group, gale_slot, gale_position);
        l_242 = l_241;
    } else {
        l_242 = 0L;
    }
    GALEFS_BROADCAST(26, l_243, l_242);
    if (l_243 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 15, l_243); }
        GALEFS_RETURN;
        resume_15:
        l_243 = gale_round_reply(gale_entry);
    }
    i_244 = (int) l_243;
    if (((long) i_244) < 0L) {
        i_245 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_244);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
