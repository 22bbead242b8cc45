// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.wordmatch.WordMatchKernel#run
// entry point: galefs_run
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY LONG_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ READ_WRITE READ_WRITE WRITE
// waits: 12
// saved values: 21
// context bytes: 128
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 25c4c09abc93c5db0f6938f03994addb61c94b0a2f94f68e05c16d2840542deb
// functions SHA-256: fcc54a430c66c26c9dc3a06e4d7c0515e5c49632430028d9e56bc0e49a54ed4b
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_PASS gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_ctz_long gale_div_int gale_int_at gale_rem_int gale_reply
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP GALEFS_LAUNCH gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_ctz_long gale_div_int gale_int_at gale_rem_int gale_reply gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_22) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_34) VARIABLE(int, i_37) VARIABLE(int, i_376) VARIABLE(int, i_38) VARIABLE(int, i_390) VARIABLE(int, i_392) VARIABLE(int, i_393) VARIABLE(int, i_394) VARIABLE(int, i_395) VARIABLE(int, i_396) VARIABLE(int, i_397) VARIABLE(int, i_399) VARIABLE(int, i_400) VARIABLE(int, i_401) VARIABLE(int, i_403) VARIABLE(int, i_404) VARIABLE(int, i_405) VARIABLE(int, i_406) VARIABLE(int, i_407) VARIABLE(int, i_408) VARIABLE(int, i_410) VARIABLE(int, i_411) VARIABLE(int, i_412) VARIABLE(int, i_414) VARIABLE(int, i_416) VARIABLE(int, i_420) VARIABLE(int, i_422) VARIABLE(int, i_429) VARIABLE(int, i_433) VARIABLE(int, i_435) VARIABLE(int, i_436) VARIABLE(int, i_437) VARIABLE(int, i_439) VARIABLE(int, i_440) VARIABLE(int, i_452) VARIABLE(int, i_453) VARIABLE(int, i_472) VARIABLE(int, i_484) VARIABLE(int, i_485) VARIABLE(int, i_487) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_514) VARIABLE(int, i_517) VARIABLE(int, i_518) VARIABLE(int, i_522) VARIABLE(int, i_524) VARIABLE(int, i_525) VARIABLE(int, i_526) VARIABLE(int, i_528) VARIABLE(int, i_529) VARIABLE(int, i_541) VARIABLE(int, i_542) VARIABLE(int, i_550) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_687) VARIABLE(int, i_704) VARIABLE(int, i_717) VARIABLE(int, i_751) VARIABLE(int, i_755) VARIABLE(int, i_757) VARIABLE(int, i_758) VARIABLE(int, i_759) VARIABLE(int, i_760) VARIABLE(int, i_761) VARIABLE(int, i_762) VARIABLE(int, i_772) VARIABLE(int, i_773) VARIABLE(int, i_781) VARIABLE(long, l_2) VARIABLE(long, l_21) VARIABLE(long, l_24) VARIABLE(long, l_33) VARIABLE(long, l_369) VARIABLE(long, l_398) VARIABLE(long, l_40) VARIABLE(long, l_402) VARIABLE(long, l_409) VARIABLE(long, l_41) VARIABLE(long, l_413) VARIABLE(long, l_415) VARIABLE(long, l_417) VARIABLE(long, l_419) VARIABLE(long, l_427) VARIABLE(long, l_428) VARIABLE(long, l_432) VARIABLE(long, l_434) VARIABLE(long, l_442) VARIABLE(long, l_443) VARIABLE(long, l_451) VARIABLE(long, l_483) VARIABLE(long, l_49) VARIABLE(long, l_509) VARIABLE(long, l_512) VARIABLE(long, l_513) VARIABLE(long, l_516) VARIABLE(long, l_521) VARIABLE(long, l_523) VARIABLE(long, l_531) VARIABLE(long, l_532) VARIABLE(long, l_540) VARIABLE(long, l_723) VARIABLE(long, l_724) VARIABLE(long, l_754) VARIABLE(long, l_756) VARIABLE(long, l_764) VARIABLE(long, l_765) VARIABLE(long, l_771) VARIABLE(__global uchar *, ul_0) VARIABLE(__global uchar *, ul_15) VARIABLE(__global uchar *, ul_17) VARIABLE(__global uchar *, ul_25) VARIABLE(__global uchar *, ul_375) VARIABLE(__global uchar *, ul_418)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(ul_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(ul_0)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_22) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_24) VARIABLE(l_33) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_25)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_22) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_24) VARIABLE(l_33) VARIABLE(l_49) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_25)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_22) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_24) VARIABLE(l_33) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_25)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_22) VARIABLE(l_2) VARIABLE(l_24) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_25)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(l_24) VARIABLE(l_369) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_25)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_376) VARIABLE(l_2) VARIABLE(l_24) VARIABLE(l_369) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_25) VARIABLE(ul_375)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(l_2) VARIABLE(l_24) VARIABLE(l_369) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_25) VARIABLE(ul_375)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_401) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_406) VARIABLE(i_407) VARIABLE(i_408) VARIABLE(i_410) VARIABLE(i_411) VARIABLE(i_412) VARIABLE(i_414) VARIABLE(i_416) VARIABLE(i_420) VARIABLE(i_422) VARIABLE(i_429) VARIABLE(i_433) VARIABLE(i_435) VARIABLE(i_436) VARIABLE(i_437) VARIABLE(i_439) VARIABLE(i_440) VARIABLE(l_2) VARIABLE(l_24) VARIABLE(l_398) VARIABLE(l_402) VARIABLE(l_409) VARIABLE(l_413) VARIABLE(l_415) VARIABLE(l_417) VARIABLE(l_419) VARIABLE(l_427) VARIABLE(l_428) VARIABLE(l_432) VARIABLE(l_434) VARIABLE(l_442) VARIABLE(l_443) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_25) VARIABLE(ul_375) VARIABLE(ul_418)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_401) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_406) VARIABLE(i_407) VARIABLE(i_408) VARIABLE(i_410) VARIABLE(i_411) VARIABLE(i_412) VARIABLE(i_414) VARIABLE(i_416) VARIABLE(i_420) VARIABLE(i_422) VARIABLE(i_429) VARIABLE(i_433) VARIABLE(i_435) VARIABLE(i_436) VARIABLE(i_437) VARIABLE(i_439) VARIABLE(i_440) VARIABLE(i_452) VARIABLE(i_453) VARIABLE(l_2) VARIABLE(l_24) VARIABLE(l_398) VARIABLE(l_402) VARIABLE(l_409) VARIABLE(l_413) VARIABLE(l_415) VARIABLE(l_417) VARIABLE(l_419) VARIABLE(l_427) VARIABLE(l_428) VARIABLE(l_432) VARIABLE(l_434) VARIABLE(l_451) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_25) VARIABLE(ul_375) VARIABLE(ul_418)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_401) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_406) VARIABLE(i_407) VARIABLE(i_408) VARIABLE(i_410) VARIABLE(i_411) VARIABLE(i_412) VARIABLE(i_414) VARIABLE(i_416) VARIABLE(i_420) VARIABLE(i_472) VARIABLE(i_484) VARIABLE(i_485) VARIABLE(i_487) VARIABLE(l_2) VARIABLE(l_24) VARIABLE(l_398) VARIABLE(l_402) VARIABLE(l_409) VARIABLE(l_413) VARIABLE(l_415) VARIABLE(l_417) VARIABLE(l_419) VARIABLE(l_483) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_25) VARIABLE(ul_375) VARIABLE(ul_418)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_401) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_406) VARIABLE(i_407) VARIABLE(i_408) VARIABLE(i_410) VARIABLE(i_411) VARIABLE(i_412) VARIABLE(i_414) VARIABLE(i_416) VARIABLE(i_420) VARIABLE(i_472) VARIABLE(i_484) VARIABLE(i_485) VARIABLE(i_487) VARIABLE(l_2) VARIABLE(l_24) VARIABLE(l_398) VARIABLE(l_402) VARIABLE(l_409) VARIABLE(l_413) VARIABLE(l_415) VARIABLE(l_417) VARIABLE(l_419) VARIABLE(l_483) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_25) VARIABLE(ul_375) VARIABLE(ul_418)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_401) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_406) VARIABLE(i_407) VARIABLE(i_408) VARIABLE(i_410) VARIABLE(i_411) VARIABLE(i_412) VARIABLE(i_414) VARIABLE(i_416) VARIABLE(i_420) VARIABLE(i_472) VARIABLE(i_484) VARIABLE(i_485) VARIABLE(i_487) VARIABLE(i_514) VARIABLE(i_518) VARIABLE(i_522) VARIABLE(i_524) VARIABLE(i_525) VARIABLE(i_526) VARIABLE(i_528) VARIABLE(i_529) VARIABLE(l_2) VARIABLE(l_24) VARIABLE(l_398) VARIABLE(l_402) VARIABLE(l_409) VARIABLE(l_413) VARIABLE(l_415) VARIABLE(l_417) VARIABLE(l_419) VARIABLE(l_483) VARIABLE(l_509) VARIABLE(l_512) VARIABLE(l_513) VARIABLE(l_516) VARIABLE(l_521) VARIABLE(l_523) VARIABLE(l_531) VARIABLE(l_532) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_25) VARIABLE(ul_375) VARIABLE(ul_418)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_401) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_406) VARIABLE(i_407) VARIABLE(i_408) VARIABLE(i_410) VARIABLE(i_411) VARIABLE(i_412) VARIABLE(i_414) VARIABLE(i_416) VARIABLE(i_420) VARIABLE(i_472) VARIABLE(i_484) VARIABLE(i_485) VARIABLE(i_487) VARIABLE(i_514) VARIABLE(i_518) VARIABLE(i_522) VARIABLE(i_524) VARIABLE(i_525) VARIABLE(i_526) VARIABLE(i_528) VARIABLE(i_529) VARIABLE(i_541) VARIABLE(i_542) VARIABLE(l_2) VARIABLE(l_24) VARIABLE(l_398) VARIABLE(l_402) VARIABLE(l_409) VARIABLE(l_413) VARIABLE(l_415) VARIABLE(l_417) VARIABLE(l_419) VARIABLE(l_483) VARIABLE(l_509) VARIABLE(l_512) VARIABLE(l_513) VARIABLE(l_516) VARIABLE(l_521) VARIABLE(l_523) VARIABLE(l_540) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_25) VARIABLE(ul_375) VARIABLE(ul_418)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_401) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_406) VARIABLE(i_407) VARIABLE(i_408) VARIABLE(i_410) VARIABLE(i_411) VARIABLE(i_412) VARIABLE(i_414) VARIABLE(i_416) VARIABLE(i_420) VARIABLE(i_472) VARIABLE(i_484) VARIABLE(i_485) VARIABLE(i_487) VARIABLE(i_514) VARIABLE(i_550) VARIABLE(l_2) VARIABLE(l_24) VARIABLE(l_398) VARIABLE(l_402) VARIABLE(l_409) VARIABLE(l_413) VARIABLE(l_415) VARIABLE(l_417) VARIABLE(l_419) VARIABLE(l_483) VARIABLE(l_509) VARIABLE(l_512) VARIABLE(l_513) VARIABLE(l_516) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_25) VARIABLE(ul_375) VARIABLE(ul_418)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_401) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_406) VARIABLE(i_407) VARIABLE(i_408) VARIABLE(i_410) VARIABLE(i_411) VARIABLE(i_412) VARIABLE(i_414) VARIABLE(i_416) VARIABLE(i_420) VARIABLE(i_472) VARIABLE(i_484) VARIABLE(i_485) VARIABLE(i_487) VARIABLE(i_517) VARIABLE(l_2) VARIABLE(l_24) VARIABLE(l_398) VARIABLE(l_402) VARIABLE(l_409) VARIABLE(l_413) VARIABLE(l_415) VARIABLE(l_417) VARIABLE(l_419) VARIABLE(l_483) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_25) VARIABLE(ul_375) VARIABLE(ul_418)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_401) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_406) VARIABLE(i_407) VARIABLE(i_408) VARIABLE(i_410) VARIABLE(i_411) VARIABLE(i_412) VARIABLE(i_414) VARIABLE(i_416) VARIABLE(i_420) VARIABLE(i_472) VARIABLE(i_484) VARIABLE(i_485) VARIABLE(i_517) VARIABLE(i_687) VARIABLE(l_2) VARIABLE(l_24) VARIABLE(l_398) VARIABLE(l_402) VARIABLE(l_409) VARIABLE(l_413) VARIABLE(l_415) VARIABLE(l_417) VARIABLE(l_419) VARIABLE(l_483) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_25) VARIABLE(ul_375) VARIABLE(ul_418)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_401) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_406) VARIABLE(i_407) VARIABLE(i_408) VARIABLE(i_410) VARIABLE(i_411) VARIABLE(i_412) VARIABLE(i_414) VARIABLE(i_416) VARIABLE(i_420) VARIABLE(i_472) VARIABLE(i_484) VARIABLE(i_485) VARIABLE(i_517) VARIABLE(l_2) VARIABLE(l_24) VARIABLE(l_398) VARIABLE(l_402) VARIABLE(l_409) VARIABLE(l_413) VARIABLE(l_415) VARIABLE(l_417) VARIABLE(l_419) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_25) VARIABLE(ul_375) VARIABLE(ul_418)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_401) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_406) VARIABLE(i_407) VARIABLE(i_408) VARIABLE(i_410) VARIABLE(i_411) VARIABLE(i_412) VARIABLE(i_414) VARIABLE(i_416) VARIABLE(i_420) VARIABLE(i_472) VARIABLE(i_484) VARIABLE(i_485) VARIABLE(i_517) VARIABLE(i_704) VARIABLE(i_717) VARIABLE(i_751) VARIABLE(i_755) VARIABLE(i_757) VARIABLE(i_758) VARIABLE(i_759) VARIABLE(i_760) VARIABLE(i_761) VARIABLE(i_762) VARIABLE(l_2) VARIABLE(l_24) VARIABLE(l_398) VARIABLE(l_402) VARIABLE(l_409) VARIABLE(l_413) VARIABLE(l_415) VARIABLE(l_417) VARIABLE(l_419) VARIABLE(l_723) VARIABLE(l_724) VARIABLE(l_754) VARIABLE(l_756) VARIABLE(l_764) VARIABLE(l_765) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_25) VARIABLE(ul_375) VARIABLE(ul_418)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_401) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_406) VARIABLE(i_407) VARIABLE(i_408) VARIABLE(i_410) VARIABLE(i_411) VARIABLE(i_412) VARIABLE(i_414) VARIABLE(i_416) VARIABLE(i_420) VARIABLE(i_472) VARIABLE(i_484) VARIABLE(i_485) VARIABLE(i_517) VARIABLE(i_704) VARIABLE(i_717) VARIABLE(i_751) VARIABLE(i_755) VARIABLE(i_757) VARIABLE(i_758) VARIABLE(i_759) VARIABLE(i_760) VARIABLE(i_761) VARIABLE(i_762) VARIABLE(i_772) VARIABLE(i_773) VARIABLE(l_2) VARIABLE(l_24) VARIABLE(l_398) VARIABLE(l_402) VARIABLE(l_409) VARIABLE(l_413) VARIABLE(l_415) VARIABLE(l_417) VARIABLE(l_419) VARIABLE(l_723) VARIABLE(l_724) VARIABLE(l_754) VARIABLE(l_756) VARIABLE(l_771) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_25) VARIABLE(ul_375) VARIABLE(ul_418)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_401) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_406) VARIABLE(i_407) VARIABLE(i_408) VARIABLE(i_410) VARIABLE(i_411) VARIABLE(i_412) VARIABLE(i_414) VARIABLE(i_416) VARIABLE(i_420) VARIABLE(i_472) VARIABLE(i_484) VARIABLE(i_485) VARIABLE(i_517) VARIABLE(i_781) VARIABLE(l_2) VARIABLE(l_24) VARIABLE(l_398) VARIABLE(l_402) VARIABLE(l_409) VARIABLE(l_413) VARIABLE(l_415) VARIABLE(l_417) VARIABLE(l_419) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_25) VARIABLE(ul_375) VARIABLE(ul_418)
#define GALEFS_LIVE_23(VARIABLE)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_paths, __global uchar *arg_work, __global uchar *arg_counts, __global uchar *arg_status, __global uchar *gale_contexts, __global uchar *gale_passes) {
    GALEFS_PASS()
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_0, *ul_15, *ul_17, *ul_25, *ul_375, *ul_418, *ul_672;
    int i_1, i_7, i_9, i_10, i_16, i_18, i_22, i_23, i_26, i_27, i_28, i_29, i_30, i_31, i_32, i_34, i_35, i_36, i_37, i_38, i_39, i_42, i_43, i_44, i_50, i_51, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_67, i_71, i_75, i_76, i_78, i_79, i_83, i_87, i_91, i_92, i_93, i_94, i_95, i_96, i_101, i_102, i_103, i_104, i_106, i_109, i_110, i_111, i_112, i_113, i_115, i_116, i_117, i_122, i_123, i_124, i_129, i_130, i_138, i_143, i_144, i_148, i_149, i_150, i_151, i_153, i_158, i_163, i_164, i_165, i_166, i_167, i_170, i_173, i_174, i_175, i_176, i_177, i_178, i_179, i_180, i_181, i_182, i_183, i_184, i_187, i_189, i_196, i_197, i_198, i_199, i_200, i_201, i_202, i_203, i_204, i_207, i_210, i_211, i_213, i_217, i_222, i_223, i_224, i_225, i_226, i_229, i_230, i_231, i_232, i_234, i_235, i_237, i_240, i_242, i_244, i_245, i_246, i_247, i_248, i_253, i_254, i_255, i_260, i_261, i_269, i_274, i_275, i_279, i_280, i_281, i_282, i_284, i_288, i_293, i_294, i_295, i_296, i_297, i_300, i_303, i_304, i_305, i_306, i_307, i_308, i_309, i_310, i_311, i_312, i_313, i_314, i_317, i_319, i_326, i_327, i_328, i_329, i_330, i_331, i_332, i_333, i_334, i_337, i_340, i_341, i_343, i_347, i_352, i_353, i_354, i_355, i_356, i_359, i_360, i_361, i_362, i_364, i_365, i_367, i_376, i_382, i_384, i_385, i_390, i_391, i_392, i_393, i_394, i_395, i_396, i_397, i_399, i_400, i_401, i_403, i_404, i_405, i_406, i_407, i_408, i_410, i_411, i_412, i_414, i_416, i_420, i_421, i_422, i_423, i_424, i_429, i_430, i_433, i_435, i_436, i_437, i_438, i_439, i_440, i_441, i_444, i_445, i_446, i_452, i_453, i_455, i_456, i_457, i_458, i_459, i_460, i_461, i_462, i_463, i_465, i_467, i_468, i_469, i_470, i_471, i_472, i_473, i_474, i_475, i_480, i_484, i_485, i_486, i_487, i_488, i_493, i_495, i_496, i_501, i_502, i_503, i_504, i_505, i_506, i_510, i_511, i_514, i_515, i_517, i_518, i_519, i_522, i_524, i_525, i_526, i_527, i_528, i_529, i_530, i_533, i_534, i_535, i_541, i_542, i_544, i_545, i_546, i_547, i_548, i_549, i_550, i_551, i_552, i_553, i_554, i_555, i_556, i_557, i_558, i_559, i_560, i_561, i_564, i_567, i_572, i_579, i_582, i_583, i_584, i_588, i_593, i_601, i_602, i_611, i_612, i_613, i_614, i_615, i_617, i_618, i_628, i_630, i_635, i_636, i_637, i_638, i_639, i_642, i_643, i_644, i_645, i_646, i_647, i_648, i_649, i_650, i_651, i_652, i_655, i_657, i_664, i_665, i_666, i_667, i_668, i_669, i_670, i_671, i_673, i_675, i_678, i_680, i_687, i_688, i_693, i_695, i_696, i_701, i_702, i_704, i_705, i_706, i_710, i_715, i_717, i_720, i_721, i_722, i_725, i_728, i_729, i_730, i_731, i_732, i_733, i_734, i_735, i_737, i_738, i_739, i_740, i_741, i_742, i_743, i_746, i_748, i_749, i_750, i_751, i_752, i_755, i_757, i_758, i_759, i_760, i_761, i_762, i_763, i_766, i_772, i_773, i_775, i_776, i_777, i_778, i_779, i_780, i_781, i_787, i_788, i_790;
    long l_2, l_3, l_4, l_5, l_6, l_8, l_11, l_12, l_13, l_14, l_19, l_20, l_21, l_24, l_33, l_40, l_41, l_45, l_46, l_47, l_48, l_49, l_52, l_64, l_65, l_66, l_68, l_69, l_70, l_72, l_73, l_74, l_77, l_80, l_81, l_82, l_84, l_85, l_86, l_88, l_89, l_90, l_97, l_98, l_99, l_100, l_105, l_107, l_108, l_114, l_118, l_119, l_120, l_121, l_125, l_126, l_127, l_128, l_131, l_132, l_133, l_134, l_135, l_136, l_137, l_139, l_140, l_141, l_142, l_145, l_146, l_147, l_152, l_154, l_155, l_156, l_157, l_159, l_160, l_161, l_162, l_168, l_169, l_171, l_172, l_185, l_186, l_188, l_190, l_191, l_192, l_193, l_194, l_195, l_205, l_206, l_208, l_209, l_212, l_214, l_215, l_216, l_218, l_219, l_220, l_221, l_227, l_228, l_233, l_236, l_238, l_239, l_241, l_243, l_249, l_250, l_251, l_252, l_256, l_257, l_258, l_259, l_262, l_263, l_264, l_265, l_266, l_267, l_268, l_270, l_271, l_272, l_273, l_276, l_277, l_278, l_283, l_285, l_286, l_287, l_289, l_290, l_291, l_292, l_298, l_299, l_301, l_302, l_315, l_316, l_318, l_320, l_321, l_322, l_323, l_324, l_325, l_335, l_336, l_338, l_339, l_342, l_344, l_345, l_346, l_348, l_349, l_350, l_351, l_357, l_358, l_363, l_366, l_368, l_369, l_370, l_371, l_372, l_373, l_374, l_377, l_378, l_379, l_380, l_381, l_383, l_386, l_387, l_388, l_389, l_398, l_402, l_409, l_413, l_415, l_417, l_419, l_425, l_426, l_427, l_428, l_431, l_432, l_434, l_442, l_443, l_447, l_448, l_449, l_450, l_451, l_454, l_464, l_466, l_476, l_477, l_478, l_479, l_481, l_482, l_483, l_489, l_490, l_491, l_492, l_494, l_497, l_498, l_499, l_500, l_507, l_508, l_509, l_512, l_513, l_516, l_520, l_521, l_523, l_531, l_532, l_536, l_537, l_538, l_539, l_540, l_543, l_562, l_563, l_565, l_566, l_568, l_569, l_570, l_571, l_573, l_574, l_575, l_576, l_577, l_578, l_580, l_581, l_585, l_586, l_587, l_589, l_590, l_591, l_592, l_594, l_595, l_596, l_597, l_598, l_599, l_600, l_603, l_604, l_605, l_606, l_607, l_608, l_609, l_610, l_616, l_619, l_620, l_621, l_622, l_623, l_624, l_625, l_626, l_627, l_629, l_631, l_632, l_633, l_634, l_640, l_641, l_653, l_654, l_656, l_658, l_659, l_660, l_661, l_662, l_663, l_674, l_676, l_677, l_679, l_681, l_682, l_683, l_684, l_685, l_686, l_689, l_690, l_691, l_692, l_694, l_697, l_698, l_699, l_700, l_703, l_707, l_708, l_709, l_711, l_712, l_713, l_714, l_716, l_718, l_719, l_723, l_724, l_726, l_727, l_736, l_744, l_745, l_747, l_753, l_754, l_756, l_764, l_765, l_767, l_768, l_769, l_770, l_771, l_774, l_782, l_783, l_784, l_785, l_786, l_789, l_791, l_792, l_793, l_794, l_795, l_796, l_797, l_798, l_799, l_800, l_801;
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(gale_passes + 16);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(gale_passes + 20) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 10 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_14;
        case 3:
            goto resume_3;
        case 4:
            goto resume_4;
        case 5:
            goto loop_275;
        case 6:
            goto loop_275;
        case 7:
            goto loop_275;
        case 8:
            goto loop_275;
        case 9:
            goto loop_275;
        case 10:
            goto loop_275;
        case 11:
            goto loop_275;
        case 12:
            goto resume_12;
        default:
            break;
    }
    ul_0 = arg_args + 28L;
    i_1 = *((__global gale_int *) ul_0);
    GALEFS_BARRIER(1);
    l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_3 = gale_FileOpener_begin(arg_fs, i_1, gale_group);
        if (l_3 < 0L) {
            l_4 = l_3;
        } else {
            l_5 = (long) gale_group;
            l_6 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_5 << 12) + (l_5 << 11)))) + (ulong) 2048L);
            i_7 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_7 < i_1)) {
                    break;
                }
                l_8 = (long) i_7;
                i_9 = (int) *((__global char *) (arg_paths + 16 + l_8));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) l_8)))) = (char) i_9;
                i_10 = (int) ((uint) i_7 + (uint) 1);
                i_7 = i_10;
            }
            l_11 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_1, (-1), gale_group);
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
        gale_ints[gale_item] = (uint) i_1;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 1, l_14); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_1 = (int) gale_ints[gale_item];
        ul_0 = arg_args + 28L;
        l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_14 = gale_reply(gale_entry);
    }
    ul_15 = arg_args + 20L;
    i_16 = *((__global gale_int *) ul_15);
    ul_17 = arg_args + 24L;
    i_18 = *((__global gale_int *) ul_17);
    l_19 = (long) i_16;
    l_20 = (long) i_18;
    l_21 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) ((((l_19 * 43L) + (((l_19 << 5) + (l_19 << 4)) + (l_20 + (l_20 << 2)))) + 73919L) & (-64L)))) + (ulong) 128L);
    i_22 = (int) l_14;
    i_23 = (i_22 < 0) ? i_22 : 1;
    l_24 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
    ul_25 = arg_args + 16L;
    i_26 = (int) get_local_id(0);
    i_27 = (int) get_local_id(0);
    i_28 = (int) get_local_id(0);
    i_29 = (int) get_local_id(0);
    i_30 = 0;
    i_31 = 0;
    i_32 = 0;
    l_33 = 0L;
    i_34 = 0;
    i_35 = i_23;
    loop_14:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_16;
        }
        if (i_35 < 1) {
            break;
        }
        i_36 = 1;
        i_37 = 0;
        i_38 = 0;
        loop_16:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_36 == 1)) {
                break;
            }
            i_39 = (int) ((uint) 65536 - (uint) i_37);
            l_40 = (long) i_37;
            l_41 = (long) ((ulong) l_33 + (ulong) l_40);
            if (i_38 == 0) {
                i_42 = i_39;
            } else {
                i_43 = 4096 - ((int) (l_41 & 4095L));
                i_44 = (i_43 < i_39) ? i_43 : i_39;
                i_42 = i_44;
            }
            if (i_29 == 0) {
                l_45 = gale_BlockAccess_beginRead(arg_fs, i_22, l_41, i_42, gale_group);
                l_46 = l_45;
            } else {
                l_46 = 0L;
            }
            if (i_28 == 0) {
                if (l_46 < (-4611686018427387904L)) {
                    l_47 = gale_HostCall_awaitReply(arg_fs, l_46, gale_group);
                    l_48 = l_47;
                } else {
                    l_48 = l_46;
                }
            } else {
                l_48 = l_46;
            }
            GALEFS_BROADCAST(3, l_49, l_48);
            if (l_49 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_1;
                gale_longs[gale_item] = (ulong) l_21;
                gale_ints[gale_items + gale_item] = (uint) i_22;
                gale_ints[2 * gale_items + gale_item] = (uint) i_30;
                gale_ints[3 * gale_items + gale_item] = (uint) i_31;
                gale_ints[4 * gale_items + gale_item] = (uint) i_32;
                gale_longs[gale_items + gale_item] = (ulong) l_33;
                gale_ints[5 * gale_items + gale_item] = (uint) i_34;
                gale_ints[6 * gale_items + gale_item] = (uint) i_37;
                gale_ints[7 * gale_items + gale_item] = (uint) i_38;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_40;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_41;
                if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 2, l_49); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_1 = (int) gale_ints[gale_item];
                l_21 = (long) gale_longs[gale_item];
                i_22 = (int) gale_ints[gale_items + gale_item];
                i_30 = (int) gale_ints[2 * gale_items + gale_item];
                i_31 = (int) gale_ints[3 * gale_items + gale_item];
                i_32 = (int) gale_ints[4 * gale_items + gale_item];
                l_33 = (long) gale_longs[gale_items + gale_item];
                i_34 = (int) gale_ints[5 * gale_items + gale_item];
                i_37 = (int) gale_ints[6 * gale_items + gale_item];
                i_38 = (int) gale_ints[7 * gale_items + gale_item];
                l_40 = (long) gale_longs[2 * gale_items + gale_item];
                l_41 = (long) gale_longs[3 * gale_items + gale_item];
                ul_0 = arg_args + 28L;
                l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
                ul_15 = arg_args + 20L;
                ul_17 = arg_args + 24L;
                l_24 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                ul_25 = arg_args + 16L;
                i_26 = (int) get_local_id(0);
                i_27 = (int) get_local_id(0);
                i_28 = (int) get_local_id(0);
                i_29 = (int) get_local_id(0);
                l_49 = gale_reply(gale_entry);
            }
            i_50 = (int) l_49;
            if (l_49 < 0L) {
                i_51 = 0;
            } else {
                i_51 = i_50;
            }
            l_52 = gale_BlockAccess_offsetInRegion(arg_fs, l_49, l_41, gale_group);
            gale_copy((arg_fs + 16 + l_52), (arg_work + 16 + ((long) ((ulong) l_21 + (ulong) l_40))), i_51);
            GALEFS_BARRIER(4);
            if (i_27 == 0) {
                if (!(i_51 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_51, gale_group);
                }
            }
            i_53 = (int) ((uint) i_37 + (uint) i_51);
            i_54 = ((l_49 == (-117L)) || (!((i_38 == 0) || ((((long) ((ulong) l_33 + (ulong) ((long) i_53))) & l_24) == 0)))) ? 1 : 0;
            i_55 = ((l_49 == (-117L)) || (!((i_51 < 1) || (!(i_53 < 65536))))) ? 1 : 0;
            if (l_49 < 0L) {
                if (l_49 == (-117L)) {
                    i_36 = i_55;
                    i_37 = i_53;
                    i_38 = i_54;
                } else {
                    i_36 = i_50;
                    i_37 = i_53;
                    i_38 = i_54;
                }
            } else {
                i_36 = i_55;
                i_37 = i_53;
                i_38 = i_54;
            }
        }
        if (i_37 < 1) {
            i_56 = i_36;
        } else {
            i_56 = i_37;
        }
        i_57 = i_30;
        i_58 = i_31;
        i_59 = i_32;
        i_60 = i_34;
        i_61 = 0;
        while (true) {
            if (!(i_26 == 0)) {
                goto B170;
            }
            if (!(i_61 < i_56)) {
                break;
            }
            i_62 = i_61 & (-64);
            i_63 = (int) ((uint) i_56 - (uint) i_62);
            if (i_63 < 1) {
                l_64 = 0L;
            } else {
                l_65 = (long) ((ulong) l_21 + (ulong) ((long) i_62));
                l_66 = 0L;
                i_67 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_67 < 64)) {
                        break;
                    }
                    l_68 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_65 + (ulong) ((long) i_67)))));
                    l_69 = l_68 ^ 723401728380766730L;
                    l_70 = l_66 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((~(l_69 | ((long) ((ulong) (l_69 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L)) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_67);
                    i_71 = (int) ((uint) i_67 + (uint) 8);
                    l_66 = l_70;
                    i_67 = i_71;
                }
                l_64 = l_66;
            }
            if (i_63 < 64) {
                if (i_63 < 1) {
                    l_72 = 0L;
                } else {
                    l_73 = (long) ((ulong) (1L << i_63) + (ulong) (-1L));
                    l_72 = l_73;
                }
            } else {
                l_72 = (-1L);
            }
            l_74 = (l_64 & l_72) & ((-1L) << i_61);
            i_75 = gale_group;
            i_76 = i_62;
            l_77 = l_74;
            while (true) {
                if (!(l_77 == 0L)) {
                    goto B74;
                }
                if (!(i_76 < i_56)) {
                    break;
                }
                i_78 = (int) ((uint) i_76 + (uint) 64);
                i_79 = (int) ((uint) i_56 - (uint) i_78);
                if (i_79 < 1) {
                    l_80 = 0L;
                } else {
                    l_81 = (long) ((ulong) l_21 + (ulong) ((long) i_78));
                    l_82 = 0L;
                    i_83 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_83 < 64)) {
                            break;
                        }
                        l_84 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_81 + (ulong) ((long) i_83)))));
                        l_85 = l_84 ^ 723401728380766730L;
                        l_86 = l_82 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((~(l_85 | ((long) ((ulong) (l_85 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L)) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_83);
                        i_87 = (int) ((uint) i_83 + (uint) 8);
                        l_82 = l_86;
                        i_83 = i_87;
                    }
                    l_80 = l_82;
                }
                if (i_79 < 64) {
                    if (i_79 < 1) {
                        l_88 = 0L;
                    } else {
                        l_89 = (long) ((ulong) (1L << i_79) + (ulong) (-1L));
                        l_88 = l_89;
                    }
                } else {
                    l_88 = (-1L);
                }
                l_90 = l_80 & l_88;
                i_76 = i_78;
                l_77 = l_90;
            }
            goto B75;
        B74:;
        B75:;
            if (l_77 == 0L) {
                i_91 = i_56;
            } else {
                i_92 = (int) ((uint) i_76 + (uint) gale_ctz_long(l_77));
                i_91 = i_92;
            }
            i_93 = *((__global gale_int *) ul_15);
            i_94 = (int) ((uint) i_57 - (uint) ((int) ((uint) i_75 * (uint) i_93)));
            i_95 = (int) ((uint) i_91 - (uint) i_61);
            if (!(i_94 < 0)) {
                i_96 = *((__global gale_int *) ul_25);
                l_97 = (long) i_93;
                l_98 = ((long) gale_group) * l_97;
                l_99 = (long) i_96;
                if (l_98 < l_99) {
                    l_100 = l_99 - l_98;
                    if (l_100 < l_97) {
                        i_101 = (int) l_100;
                        i_102 = i_101;
                    } else {
                        i_102 = i_93;
                    }
                } else {
                    i_102 = 0;
                }
                if (i_94 < i_102) {
                    i_103 = *((__global gale_int *) ul_17);
                    i_104 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_104 < i_95)) {
                            goto B91;
                        }
                        if (!(((int) ((uint) i_58 + (uint) i_104)) < 31)) {
                            break;
                        }
                        l_105 = (long) i_104;
                        i_106 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) l_21 + (ulong) ((long) i_61))) + (ulong) l_105))));
                        l_107 = (long) i_103;
                        l_108 = (long) (uint) i_94;
                        *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) (((((((l_97 << 5) + (l_97 << 4)) + 73856L) + (l_107 + (l_107 << 2))) + (l_97 * 43L)) + 63L) & (-64L)))) + (ulong) 73856L)) + (ulong) ((l_108 << 5) + (l_108 << 4)))) + (ulong) 16L)) + (ulong) ((long) i_58))) + (ulong) l_105)))) = (char) i_106;
                        i_109 = (int) ((uint) i_104 + (uint) 1);
                        i_104 = i_109;
                    }
                    goto B93;
                B91:;
                }
            }
        B93:;
            i_110 = (int) ((uint) i_91 + (uint) 1);
            i_111 = (int) ((uint) i_58 + (uint) i_95);
            if (i_91 < i_56) {
                i_112 = (int) ((uint) i_59 + (uint) ((int) ((uint) i_111 + (uint) 12)));
                i_113 = (int) ((uint) i_57 + (uint) 1);
                if (i_60 == 0) {
                    if (i_111 == 0) {
                        if (((int) get_local_id(0)) == 0) {
                            l_114 = (long) (gale_group << 2);
                            *((__global gale_int *) (arg_status + ((l_114 << 2) + 16L))) = 2;
                            *((__global gale_int *) (arg_status + (((l_114 + 1L) << 2) + 16L))) = i_113;
                            *((__global gale_int *) (arg_status + (((l_114 + 2L) << 2) + 16L))) = 0;
                            i_57 = i_113;
                            i_58 = 0;
                            i_59 = i_112;
                            i_60 = 2;
                            i_61 = i_110;
                        } else {
                            i_57 = i_113;
                            i_58 = 0;
                            i_59 = i_112;
                            i_60 = 2;
                            i_61 = i_110;
                        }
                    } else {
                        if (i_111 < 32) {
                            i_115 = *((__global gale_int *) ul_15);
                            i_116 = (int) ((uint) i_57 - (uint) ((int) ((uint) gale_group * (uint) i_115)));
                            if (i_116 < 0) {
                                i_57 = i_113;
                                i_58 = 0;
                                i_59 = i_112;
                                i_60 = 0;
                                i_61 = i_110;
                            } else {
                                i_117 = *((__global gale_int *) ul_25);
                                l_118 = (long) i_115;
                                l_119 = ((long) gale_group) * l_118;
                                l_120 = (long) i_117;
                                if (l_119 < l_120) {
                                    l_121 = l_120 - l_119;
                                    if (l_121 < l_118) {
                                        i_122 = (int) l_121;
                                        i_123 = i_122;
                                    } else {
                                        i_123 = i_115;
                                    }
                                } else {
                                    i_123 = 0;
                                }
                                if (i_116 < i_123) {
                                    i_124 = *((__global gale_int *) ul_17);
                                    l_125 = (long) i_124;
                                    l_126 = (long) (uint) i_116;
                                    l_127 = (l_126 << 5) + (l_126 << 4);
                                    l_128 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) (((((((l_118 << 5) + (l_118 << 4)) + 73856L) + (l_125 + (l_125 << 2))) + (l_118 * 43L)) + 63L) & (-64L)))) + (ulong) 73856L)) + (ulong) l_127);
                                    *((__global gale_int *) (arg_work + 16 + l_128)) = i_111;
                                    *((__global gale_int *) (arg_work + 16 + (l_128 + 8L))) = i_59;
                                    i_129 = *((__global gale_int *) ul_15);
                                    i_130 = *((__global gale_int *) ul_17);
                                    l_131 = (long) i_129;
                                    l_132 = ((l_131 << 5) + (l_131 << 4)) + 73856L;
                                    l_133 = (long) i_130;
                                    l_134 = l_133 << 2;
                                    l_135 = (((l_132 + (l_133 + l_134)) + (l_131 * 43L)) + 63L) & (-64L);
                                    l_136 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) l_135)) + (ulong) 73856L);
                                    l_137 = (long) ((ulong) l_136 + (ulong) l_127);
                                    i_138 = *((__global gale_int *) (arg_work + 16 + l_137));
                                    l_139 = (long) ((ulong) l_137 + (ulong) 16L);
                                    l_140 = *((__global gale_long *) (arg_work + 16 + l_139));
                                    l_141 = (long) ((ulong) l_137 + (ulong) 24L);
                                    l_142 = *((__global gale_long *) (arg_work + 16 + l_141));
                                    i_143 = (i_138 < 9) ? i_138 : 8;
                                    if (i_138 < 0) {
                                        i_144 = 0;
                                    } else {
                                        i_144 = i_143;
                                    }
                                    l_145 = *((__global gale_long *) (arg_work + 16 + l_141));
                                    l_146 = (long) ((ulong) l_137 + (ulong) 32L);
                                    l_147 = *((__global gale_long *) (arg_work + 16 + l_146));
                                    i_148 = (int) ((uint) i_138 + (uint) (-8));
                                    i_149 = (i_148 < 9) ? i_148 : 8;
                                    if (i_148 < 0) {
                                        i_150 = 0;
                                    } else {
                                        i_150 = i_149;
                                    }
                                    i_151 = i_144 << 2;
                                    l_152 = (long) ((ulong) (l_140 & (~(((-1L) << i_151) << i_151))) * (ulong) (-7046029254386353131L));
                                    i_153 = i_150 << 2;
                                    l_154 = (long) ((ulong) ((l_152 ^ ((long) ((ulong) l_152 >> 32))) ^ (l_145 & (~(((-1L) << i_153) << i_153)))) * (ulong) (-7046029254386353131L));
                                    l_155 = l_154 ^ ((long) ((ulong) l_154 >> 32));
                                    l_156 = (long) gale_group;
                                    l_157 = l_155;
                                    i_158 = 16;
                                    GALEFS_INNERMOST_LOOP()
                                    while (true) {
                                        if (!(i_158 < i_138)) {
                                            break;
                                        }
                                        l_159 = (long) ((ulong) l_139 + (ulong) ((long) i_158));
                                        l_160 = l_159 & (-8L);
                                        l_161 = *((__global gale_long *) (arg_work + 16 + l_160));
                                        l_162 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_160 + (ulong) 8L))));
                                        i_163 = (int) ((uint) i_138 - (uint) i_158);
                                        if (i_163 < 0) {
                                            i_164 = 0;
                                        } else {
                                            i_165 = (i_163 < 9) ? i_163 : 8;
                                            i_164 = i_165;
                                        }
                                        i_166 = ((int) ((long) ((ulong) l_159 - (ulong) l_160))) << 3;
                                        i_167 = i_164 << 2;
                                        l_168 = (long) ((ulong) (l_157 ^ ((((long) ((ulong) l_161 >> i_166)) | ((l_162 << 1) << ((int) ((uint) 63 - (uint) i_166)))) & (~(((-1L) << i_167) << i_167)))) * (ulong) (-7046029254386353131L));
                                        l_169 = l_168 ^ ((long) ((ulong) l_168 >> 32));
                                        i_170 = (int) ((uint) i_158 + (uint) 8);
                                        l_157 = l_169;
                                        i_158 = i_170;
                                    }
                                    l_171 = (long) ((ulong) l_132 + (ulong) ((long) ((ulong) l_135 * (ulong) l_156)));
                                    l_172 = (long) ((ulong) l_171 + (ulong) l_134);
                                    i_173 = (int) ((long) ((ulong) l_157 >> 16));
                                    i_174 = (i_130 >> 2) + (-1);
                                    i_175 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_172 + (ulong) ((long) (uint) ((((int) ((uint) i_173 >> 13)) & i_174) << 2))))));
                                    i_176 = (int) ((uint) i_130 + (uint) (-1));
                                    i_177 = i_176 >> 1;
                                    i_178 = ~i_177;
                                    if ((i_175 & (1 << ((int) ((uint) i_173 >> 8)))) == 0) {
                                        i_179 = (-1);
                                    } else {
                                        i_180 = i_173 & i_176;
                                        i_181 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_171 + (ulong) (((long) i_180) << 2)))));
                                        i_182 = i_180;
                                        i_183 = i_181;
                                        while (true) {
                                            i_184 = (int) ((uint) (i_177 & i_183) + (uint) (-1));
                                            if (i_183 == 0) {
                                                goto B141;
                                            }
                                            if (((i_173 ^ i_183) & i_178) == 0) {
                                                l_185 = (long) i_184;
                                                l_186 = (long) ((ulong) l_136 + (ulong) ((l_185 << 5) + (l_185 << 4)));
                                                i_187 = *((__global gale_int *) (arg_work + 16 + l_186));
                                                if (i_138 == i_187) {
                                                    l_188 = (long) ((ulong) l_186 + (ulong) 16L);
                                                    i_189 = 0;
                                                    GALEFS_INNERMOST_LOOP()
                                                    while (true) {
                                                        if (!(i_189 < i_138)) {
                                                            goto B134;
                                                        }
                                                        l_190 = (long) i_189;
                                                        l_191 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_188 + (ulong) l_190))));
                                                        l_192 = (long) ((ulong) l_139 + (ulong) l_190);
                                                        l_193 = l_192 & (-8L);
                                                        l_194 = *((__global gale_long *) (arg_work + 16 + l_193));
                                                        l_195 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_193 + (ulong) 8L))));
                                                        i_196 = (int) ((uint) i_138 - (uint) i_189);
                                                        if (i_196 < 0) {
                                                            i_197 = 0;
                                                        } else {
                                                            i_198 = (i_196 < 9) ? i_196 : 8;
                                                            i_197 = i_198;
                                                        }
                                                        i_199 = ((int) ((long) ((ulong) l_192 - (ulong) l_193))) << 3;
                                                        i_200 = i_197 << 2;
                                                        if (!(l_191 == ((((long) ((ulong) l_194 >> i_199)) | ((l_195 << 1) << ((int) ((uint) 63 - (uint) i_199)))) & (~(((-1L) << i_200) << i_200))))) {
                                                            break;
                                                        }
                                                        i_201 = (int) ((uint) i_189 + (uint) 8);
                                                        i_189 = i_201;
                                                    }
                                                    goto B135;
                                                B134:;
                                                B135:;
                                                    if (!(i_189 < i_138)) {
                                                        break;
                                                    }
                                                }
                                            }
                                            i_202 = i_176 & ((int) ((uint) i_182 + (uint) 1));
                                            i_203 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_171 + (ulong) (((long) i_202) << 2)))));
                                            i_182 = i_202;
                                            i_183 = i_203;
                                        }
                                        i_179 = i_184;
                                        goto B142;
                                    B141:;
                                        i_179 = i_184;
                                    }
                                B142:;
                                    if (i_179 < 0) {
                                        i_204 = i_116;
                                    } else {
                                        i_204 = i_179;
                                    }
                                    *((__global gale_int *) (arg_work + 16 + (l_137 + 4L))) = i_204;
                                    if (i_179 < 0) {
                                        l_205 = *((__global gale_long *) (arg_work + 16 + l_139));
                                        l_206 = *((__global gale_long *) (arg_work + 16 + l_141));
                                        if (i_138 < 0) {
                                            i_207 = 0;
                                        } else {
                                            i_207 = i_143;
                                        }
                                        l_208 = *((__global gale_long *) (arg_work + 16 + l_141));
                                        l_209 = *((__global gale_long *) (arg_work + 16 + l_146));
                                        if (i_148 < 0) {
                                            i_210 = 0;
                                        } else {
                                            i_210 = i_149;
                                        }
                                        i_211 = i_207 << 2;
                                        l_212 = (long) ((ulong) (l_205 & (~(((-1L) << i_211) << i_211))) * (ulong) (-7046029254386353131L));
                                        i_213 = i_210 << 2;
                                        l_214 = (long) ((ulong) ((l_212 ^ ((long) ((ulong) l_212 >> 32))) ^ (l_208 & (~(((-1L) << i_213) << i_213)))) * (ulong) (-7046029254386353131L));
                                        l_215 = l_214 ^ ((long) ((ulong) l_214 >> 32));
                                        l_216 = l_215;
                                        i_217 = 16;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            if (!(i_217 < i_138)) {
                                                break;
                                            }
                                            l_218 = (long) ((ulong) l_139 + (ulong) ((long) i_217));
                                            l_219 = l_218 & (-8L);
                                            l_220 = *((__global gale_long *) (arg_work + 16 + l_219));
                                            l_221 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_219 + (ulong) 8L))));
                                            i_222 = (int) ((uint) i_138 - (uint) i_217);
                                            if (i_222 < 0) {
                                                i_223 = 0;
                                            } else {
                                                i_224 = (i_222 < 9) ? i_222 : 8;
                                                i_223 = i_224;
                                            }
                                            i_225 = ((int) ((long) ((ulong) l_218 - (ulong) l_219))) << 3;
                                            i_226 = i_223 << 2;
                                            l_227 = (long) ((ulong) (l_216 ^ ((((long) ((ulong) l_220 >> i_225)) | ((l_221 << 1) << ((int) ((uint) 63 - (uint) i_225)))) & (~(((-1L) << i_226) << i_226)))) * (ulong) (-7046029254386353131L));
                                            l_228 = l_227 ^ ((long) ((ulong) l_227 >> 32));
                                            i_229 = (int) ((uint) i_217 + (uint) 8);
                                            l_216 = l_228;
                                            i_217 = i_229;
                                        }
                                        i_230 = (int) ((long) ((ulong) l_216 >> 16));
                                        i_231 = i_176 & i_230;
                                        i_232 = i_231;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            l_233 = (long) ((ulong) l_171 + (ulong) (((long) i_232) << 2));
                                            i_234 = *((__global gale_int *) (arg_work + 16 + l_233));
                                            if (i_234 == 0) {
                                                break;
                                            }
                                            i_235 = i_176 & ((int) ((uint) i_232 + (uint) 1));
                                            i_232 = i_235;
                                        }
                                        *((__global gale_int *) (arg_work + 16 + l_233)) = ((i_178 & i_230) | ((int) ((uint) i_116 + (uint) 1)));
                                        l_236 = (long) ((ulong) l_172 + (ulong) ((long) (uint) ((i_174 & ((int) ((uint) i_230 >> 13))) << 2)));
                                        i_237 = *((__global gale_int *) (arg_work + 16 + l_236));
                                        *((__global gale_int *) (arg_work + 16 + l_236)) = (i_237 | (1 << ((int) ((uint) i_230 >> 8))));
                                        i_57 = i_113;
                                        i_58 = 0;
                                        i_59 = i_112;
                                        i_60 = 0;
                                        i_61 = i_110;
                                    } else {
                                        i_57 = i_113;
                                        i_58 = 0;
                                        i_59 = i_112;
                                        i_60 = 0;
                                        i_61 = i_110;
                                    }
                                } else {
                                    i_57 = i_113;
                                    i_58 = 0;
                                    i_59 = i_112;
                                    i_60 = 0;
                                    i_61 = i_110;
                                }
                            }
                        } else {
                            if (((int) get_local_id(0)) == 0) {
                                l_238 = (long) (gale_group << 2);
                                *((__global gale_int *) (arg_status + ((l_238 << 2) + 16L))) = 3;
                                *((__global gale_int *) (arg_status + (((l_238 + 1L) << 2) + 16L))) = i_113;
                                *((__global gale_int *) (arg_status + (((l_238 + 2L) << 2) + 16L))) = i_111;
                                i_57 = i_113;
                                i_58 = 0;
                                i_59 = i_112;
                                i_60 = 3;
                                i_61 = i_110;
                            } else {
                                i_57 = i_113;
                                i_58 = 0;
                                i_59 = i_112;
                                i_60 = 3;
                                i_61 = i_110;
                            }
                        }
                    }
                } else {
                    i_57 = i_113;
                    i_58 = 0;
                    i_59 = i_112;
                    i_61 = i_110;
                }
            } else {
                i_58 = i_111;
                i_61 = i_110;
            }
        }
        goto B171;
    B170:;
    B171:;
        GALEFS_BROADCAST(5, l_239, ((long) i_60));
        i_240 = (int) l_239;
        l_241 = (long) ((ulong) l_33 + (ulong) ((long) i_56));
        if (i_240 == 0) {
            i_30 = i_57;
            i_31 = i_58;
            i_32 = i_59;
            l_33 = l_241;
            i_34 = i_240;
            i_35 = i_56;
        } else {
            i_30 = i_57;
            i_31 = i_58;
            i_32 = i_59;
            l_33 = l_241;
            i_34 = i_240;
            i_35 = 0;
        }
    }
    i_242 = (int) ((uint) i_30 + (uint) 1);
    if (i_35 < 0) {
        if (((int) get_local_id(0)) == 0) {
            l_243 = (long) (gale_group << 2);
            *((__global gale_int *) (arg_status + ((l_243 << 2) + 16L))) = 1;
            *((__global gale_int *) (arg_status + (((l_243 + 1L) << 2) + 16L))) = i_242;
            *((__global gale_int *) (arg_status + (((l_243 + 2L) << 2) + 16L))) = i_35;
            i_244 = 1;
        } else {
            i_244 = 1;
        }
    } else {
        i_244 = i_34;
    }
    if (((int) get_local_id(0)) == 0) {
        if (i_244 == 0) {
            if (i_31 < 1) {
                i_245 = i_244;
            } else {
                if (i_31 < 32) {
                    i_246 = *((__global gale_int *) ul_15);
                    i_247 = (int) ((uint) i_30 - (uint) ((int) ((uint) gale_group * (uint) i_246)));
                    if (i_247 < 0) {
                        i_245 = 0;
                    } else {
                        i_248 = *((__global gale_int *) ul_25);
                        l_249 = (long) i_246;
                        l_250 = ((long) gale_group) * l_249;
                        l_251 = (long) i_248;
                        if (l_250 < l_251) {
                            l_252 = l_251 - l_250;
                            if (l_252 < l_249) {
                                i_253 = (int) l_252;
                                i_254 = i_253;
                            } else {
                                i_254 = i_246;
                            }
                        } else {
                            i_254 = 0;
                        }
                        if (i_247 < i_254) {
                            i_255 = *((__global gale_int *) ul_17);
                            l_256 = (long) i_255;
                            l_257 = (long) (uint) i_247;
                            l_258 = (l_257 << 5) + (l_257 << 4);
                            l_259 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) ((((l_249 * 43L) + (((l_249 << 5) + (l_249 << 4)) + (l_256 + (l_256 << 2)))) + 73919L) & (-64L)))) + (ulong) l_258);
                            *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_259 + (ulong) 73856L)))) = i_31;
                            *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_259 + (ulong) 73864L)))) = i_32;
                            i_260 = *((__global gale_int *) ul_15);
                            i_261 = *((__global gale_int *) ul_17);
                            l_262 = (long) i_260;
                            l_263 = ((l_262 << 5) + (l_262 << 4)) + 73856L;
                            l_264 = (long) i_261;
                            l_265 = l_264 << 2;
                            l_266 = (((l_263 + (l_264 + l_265)) + (l_262 * 43L)) + 63L) & (-64L);
                            l_267 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) l_266)) + (ulong) 73856L);
                            l_268 = (long) ((ulong) l_267 + (ulong) l_258);
                            i_269 = *((__global gale_int *) (arg_work + 16 + l_268));
                            l_270 = (long) ((ulong) l_268 + (ulong) 16L);
                            l_271 = *((__global gale_long *) (arg_work + 16 + l_270));
                            l_272 = (long) ((ulong) l_268 + (ulong) 24L);
                            l_273 = *((__global gale_long *) (arg_work + 16 + l_272));
                            i_274 = (i_269 < 9) ? i_269 : 8;
                            if (i_269 < 0) {
                                i_275 = 0;
                            } else {
                                i_275 = i_274;
                            }
                            l_276 = *((__global gale_long *) (arg_work + 16 + l_272));
                            l_277 = (long) ((ulong) l_268 + (ulong) 32L);
                            l_278 = *((__global gale_long *) (arg_work + 16 + l_277));
                            i_279 = (int) ((uint) i_269 + (uint) (-8));
                            i_280 = (i_279 < 9) ? i_279 : 8;
                            if (i_279 < 0) {
                                i_281 = 0;
                            } else {
                                i_281 = i_280;
                            }
                            i_282 = i_275 << 2;
                            l_283 = (long) ((ulong) (l_271 & (~(((-1L) << i_282) << i_282))) * (ulong) (-7046029254386353131L));
                            i_284 = i_281 << 2;
                            l_285 = (long) ((ulong) ((l_283 ^ ((long) ((ulong) l_283 >> 32))) ^ (l_276 & (~(((-1L) << i_284) << i_284)))) * (ulong) (-7046029254386353131L));
                            l_286 = l_285 ^ ((long) ((ulong) l_285 >> 32));
                            l_287 = l_286;
                            i_288 = 16;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_288 < i_269)) {
                                    break;
                                }
                                l_289 = (long) ((ulong) l_270 + (ulong) ((long) i_288));
                                l_290 = l_289 & (-8L);
                                l_291 = *((__global gale_long *) (arg_work + 16 + l_290));
                                l_292 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_290 + (ulong) 8L))));
                                i_293 = (int) ((uint) i_269 - (uint) i_288);
                                if (i_293 < 0) {
                                    i_294 = 0;
                                } else {
                                    i_295 = (i_293 < 9) ? i_293 : 8;
                                    i_294 = i_295;
                                }
                                i_296 = ((int) ((long) ((ulong) l_289 - (ulong) l_290))) << 3;
                                i_297 = i_294 << 2;
                                l_298 = (long) ((ulong) (l_287 ^ ((((long) ((ulong) l_291 >> i_296)) | ((l_292 << 1) << ((int) ((uint) 63 - (uint) i_296)))) & (~(((-1L) << i_297) << i_297)))) * (ulong) (-7046029254386353131L));
                                l_299 = l_298 ^ ((long) ((ulong) l_298 >> 32));
                                i_300 = (int) ((uint) i_288 + (uint) 8);
                                l_287 = l_299;
                                i_288 = i_300;
                            }
                            l_301 = (long) ((ulong) l_263 + (ulong) ((long) ((ulong) l_266 * (ulong) ((long) gale_group))));
                            l_302 = (long) ((ulong) l_301 + (ulong) l_265);
                            i_303 = (int) ((long) ((ulong) l_287 >> 16));
                            i_304 = (i_261 >> 2) + (-1);
                            i_305 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_302 + (ulong) ((long) (uint) ((((int) ((uint) i_303 >> 13)) & i_304) << 2))))));
                            i_306 = (int) ((uint) i_261 + (uint) (-1));
                            i_307 = i_306 >> 1;
                            i_308 = ~i_307;
                            if ((i_305 & (1 << ((int) ((uint) i_303 >> 8)))) == 0) {
                                i_309 = (-1);
                            } else {
                                i_310 = i_303 & i_306;
                                i_311 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_301 + (ulong) (((long) i_310) << 2)))));
                                i_312 = i_310;
                                i_313 = i_311;
                                while (true) {
                                    i_314 = (int) ((uint) (i_307 & i_313) + (uint) (-1));
                                    if (i_313 == 0) {
                                        goto B225;
                                    }
                                    if (((i_303 ^ i_313) & i_308) == 0) {
                                        l_315 = (long) i_314;
                                        l_316 = (long) ((ulong) l_267 + (ulong) ((l_315 << 5) + (l_315 << 4)));
                                        i_317 = *((__global gale_int *) (arg_work + 16 + l_316));
                                        if (i_269 == i_317) {
                                            l_318 = (long) ((ulong) l_316 + (ulong) 16L);
                                            i_319 = 0;
                                            GALEFS_INNERMOST_LOOP()
                                            while (true) {
                                                if (!(i_319 < i_269)) {
                                                    goto B218;
                                                }
                                                l_320 = (long) i_319;
                                                l_321 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_318 + (ulong) l_320))));
                                                l_322 = (long) ((ulong) l_270 + (ulong) l_320);
                                                l_323 = l_322 & (-8L);
                                                l_324 = *((__global gale_long *) (arg_work + 16 + l_323));
                                                l_325 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_323 + (ulong) 8L))));
                                                i_326 = (int) ((uint) i_269 - (uint) i_319);
                                                if (i_326 < 0) {
                                                    i_327 = 0;
                                                } else {
                                                    i_328 = (i_326 < 9) ? i_326 : 8;
                                                    i_327 = i_328;
                                                }
                                                i_329 = ((int) ((long) ((ulong) l_322 - (ulong) l_323))) << 3;
                                                i_330 = i_327 << 2;
                                                if (!(l_321 == ((((long) ((ulong) l_324 >> i_329)) | ((l_325 << 1) << ((int) ((uint) 63 - (uint) i_329)))) & (~(((-1L) << i_330) << i_330))))) {
                                                    break;
                                                }
                                                i_331 = (int) ((uint) i_319 + (uint) 8);
                                                i_319 = i_331;
                                            }
                                            goto B219;
                                        B218:;
                                        B219:;
                                            if (!(i_319 < i_269)) {
                                                break;
                                            }
                                        }
                                    }
                                    i_332 = i_306 & ((int) ((uint) i_312 + (uint) 1));
                                    i_333 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_301 + (ulong) (((long) i_332) << 2)))));
                                    i_312 = i_332;
                                    i_313 = i_333;
                                }
                                i_309 = i_314;
                                goto B226;
                            B225:;
                                i_309 = i_314;
                            }
                        B226:;
                            if (i_309 < 0) {
                                i_334 = i_247;
                            } else {
                                i_334 = i_309;
                            }
                            *((__global gale_int *) (arg_work + 16 + (l_268 + 4L))) = i_334;
                            if (i_309 < 0) {
                                l_335 = *((__global gale_long *) (arg_work + 16 + l_270));
                                l_336 = *((__global gale_long *) (arg_work + 16 + l_272));
                                if (i_269 < 0) {
                                    i_337 = 0;
                                } else {
                                    i_337 = i_274;
                                }
                                l_338 = *((__global gale_long *) (arg_work + 16 + l_272));
                                l_339 = *((__global gale_long *) (arg_work + 16 + l_277));
                                if (i_279 < 0) {
                                    i_340 = 0;
                                } else {
                                    i_340 = i_280;
                                }
                                i_341 = i_337 << 2;
                                l_342 = (long) ((ulong) (l_335 & (~(((-1L) << i_341) << i_341))) * (ulong) (-7046029254386353131L));
                                i_343 = i_340 << 2;
                                l_344 = (long) ((ulong) ((l_342 ^ ((long) ((ulong) l_342 >> 32))) ^ (l_338 & (~(((-1L) << i_343) << i_343)))) * (ulong) (-7046029254386353131L));
                                l_345 = l_344 ^ ((long) ((ulong) l_344 >> 32));
                                l_346 = l_345;
                                i_347 = 16;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_347 < i_269)) {
                                        break;
                                    }
                                    l_348 = (long) ((ulong) l_270 + (ulong) ((long) i_347));
                                    l_349 = l_348 & (-8L);
                                    l_350 = *((__global gale_long *) (arg_work + 16 + l_349));
                                    l_351 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_349 + (ulong) 8L))));
                                    i_352 = (int) ((uint) i_269 - (uint) i_347);
                                    if (i_352 < 0) {
                                        i_353 = 0;
                                    } else {
                                        i_354 = (i_352 < 9) ? i_352 : 8;
                                        i_353 = i_354;
                                    }
                                    i_355 = ((int) ((long) ((ulong) l_348 - (ulong) l_349))) << 3;
                                    i_356 = i_353 << 2;
                                    l_357 = (long) ((ulong) (l_346 ^ ((((long) ((ulong) l_350 >> i_355)) | ((l_351 << 1) << ((int) ((uint) 63 - (uint) i_355)))) & (~(((-1L) << i_356) << i_356)))) * (ulong) (-7046029254386353131L));
                                    l_358 = l_357 ^ ((long) ((ulong) l_357 >> 32));
                                    i_359 = (int) ((uint) i_347 + (uint) 8);
                                    l_346 = l_358;
                                    i_347 = i_359;
                                }
                                i_360 = (int) ((long) ((ulong) l_346 >> 16));
                                i_361 = i_306 & i_360;
                                i_362 = i_361;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    l_363 = (long) ((ulong) l_301 + (ulong) (((long) i_362) << 2));
                                    i_364 = *((__global gale_int *) (arg_work + 16 + l_363));
                                    if (i_364 == 0) {
                                        break;
                                    }
                                    i_365 = i_306 & ((int) ((uint) i_362 + (uint) 1));
                                    i_362 = i_365;
                                }
                                *((__global gale_int *) (arg_work + 16 + l_363)) = ((i_308 & i_360) | ((int) ((uint) i_247 + (uint) 1)));
                                l_366 = (long) ((ulong) l_302 + (ulong) ((long) (uint) ((i_304 & ((int) ((uint) i_360 >> 13))) << 2)));
                                i_367 = *((__global gale_int *) (arg_work + 16 + l_366));
                                *((__global gale_int *) (arg_work + 16 + l_366)) = (i_367 | (1 << ((int) ((uint) i_360 >> 8))));
                                i_245 = 0;
                            } else {
                                i_245 = 0;
                            }
                        } else {
                            i_245 = 0;
                        }
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        l_368 = (long) (gale_group << 2);
                        *((__global gale_int *) (arg_status + ((l_368 << 2) + 16L))) = 3;
                        *((__global gale_int *) (arg_status + (((l_368 + 1L) << 2) + 16L))) = i_242;
                        *((__global gale_int *) (arg_status + (((l_368 + 2L) << 2) + 16L))) = i_31;
                        i_245 = 3;
                    } else {
                        i_245 = 3;
                    }
                }
            }
        } else {
            i_245 = i_244;
        }
    } else {
        i_245 = i_244;
    }
    GALEFS_BROADCAST(6, l_369, ((long) i_245));
    if (((int) get_local_id(0)) == 0) {
        l_370 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group);
        l_371 = l_370;
    } else {
        l_371 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_371 < (-4611686018427387904L)) {
            l_372 = gale_HostCall_awaitReply(arg_fs, l_371, gale_group);
            l_373 = l_372;
        } else {
            l_373 = l_371;
        }
    } else {
        l_373 = l_371;
    }
    GALEFS_BROADCAST(7, l_374, l_373);
    if (l_374 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_1;
        gale_longs[gale_item] = (ulong) l_369;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 3, l_374); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_1 = (int) gale_ints[gale_item];
        l_369 = (long) gale_longs[gale_item];
        ul_0 = arg_args + 28L;
        l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
        ul_15 = arg_args + 20L;
        ul_17 = arg_args + 24L;
        l_24 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
        ul_25 = arg_args + 16L;
        l_374 = gale_reply(gale_entry);
    }
    ul_375 = arg_args + 32L;
    i_376 = *((__global gale_int *) ul_375);
    GALEFS_BARRIER(8);
    if (((int) get_local_id(0)) == 0) {
        l_377 = gale_FileOpener_begin(arg_fs, i_376, gale_group);
        if (l_377 < 0L) {
            l_378 = l_377;
        } else {
            l_379 = (long) i_1;
            l_380 = (long) gale_group;
            l_381 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_380 << 12) + (l_380 << 11)))) + (ulong) 2048L);
            i_382 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_382 < i_376)) {
                    break;
                }
                l_383 = (long) i_382;
                i_384 = (int) *((__global char *) (arg_paths + 16 + (l_379 + l_383)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_381 + (ulong) l_383)))) = (char) i_384;
                i_385 = (int) ((uint) i_382 + (uint) 1);
                i_382 = i_385;
            }
            l_386 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_376, (-1), gale_group);
            l_378 = l_386;
        }
    } else {
        l_378 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_378 < (-4611686018427387904L)) {
            l_387 = gale_HostCall_awaitReply(arg_fs, l_378, gale_group);
            l_388 = l_387;
        } else {
            l_388 = l_378;
        }
    } else {
        l_388 = l_378;
    }
    GALEFS_BROADCAST(9, l_389, l_388);
    if (l_389 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_369;
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 4, l_389); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        l_369 = (long) gale_longs[gale_item];
        ul_0 = arg_args + 28L;
        l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
        ul_15 = arg_args + 20L;
        ul_17 = arg_args + 24L;
        l_24 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
        ul_25 = arg_args + 16L;
        ul_375 = arg_args + 32L;
        l_389 = gale_reply(gale_entry);
    }
    i_390 = (int) l_389;
    i_391 = (((int) l_369) == 0) ? 1 : 0;
    i_392 = (int) get_local_size(0);
    i_393 = ((int) get_local_size(0)) << 3;
    i_394 = ((int) get_local_size(0)) << 3;
    i_395 = (int) get_local_size(0);
    i_396 = (int) get_local_id(0);
    i_397 = (int) get_local_id(0);
    l_398 = (long) gale_group;
    i_399 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
    i_400 = (int) get_local_size(0);
    i_401 = (int) get_local_id(0);
    l_402 = (long) gale_group;
    i_403 = (int) get_local_id(0);
    i_404 = (int) get_local_id(0);
    i_405 = (int) get_local_id(0);
    i_406 = (int) get_local_id(0);
    i_407 = (int) get_local_id(0);
    i_408 = ((int) get_local_id(0)) << 3;
    l_409 = (long) gale_group;
    i_410 = ((int) get_local_id(0)) << 3;
    i_411 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
    i_412 = (int) get_local_id(0);
    l_413 = (long) gale_group;
    i_414 = (int) get_local_id(0);
    l_415 = (long) gale_group;
    i_416 = (int) get_local_id(0);
    l_417 = (long) gale_group;
    ul_418 = arg_args + 36L;
    l_419 = 0L;
    i_420 = 1;
    i_421 = i_391;
    loop_275:;
    while (true) {
        if (gale_resuming == 5) {
            goto loop_277;
        }
        if (gale_resuming == 6) {
            goto resume_6;
        }
        if (gale_resuming == 7) {
            goto loop_356;
        }
        if (gale_resuming == 8) {
            goto resume_8;
        }
        if (gale_resuming == 9) {
            goto resume_9;
        }
        if (gale_resuming == 10) {
            goto loop_530;
        }
        if (gale_resuming == 11) {
            goto resume_11;
        }
        if (i_421 == 0) {
            break;
        }
        i_422 = *((__global gale_int *) ul_418);
        i_423 = *((__global gale_int *) ul_15);
        i_424 = *((__global gale_int *) ul_17);
        l_425 = (long) i_423;
        l_426 = (long) i_424;
        l_427 = (long) ((ulong) ((long) ((ulong) l_417 * (ulong) (((((((l_425 << 5) + (l_425 << 4)) + 73856L) + (l_426 + (l_426 << 2))) + (l_425 * 43L)) + 63L) & (-64L)))) + (ulong) 65664L);
        l_428 = (long) ((ulong) l_427 + (ulong) ((long) i_422));
        i_429 = 0;
        i_430 = 1;
        loop_277:;
        while (true) {
            if (gale_resuming == 5) {
                goto loop_280;
            }
            if (i_430 < 1) {
                goto B310;
            }
            if (!(i_429 < 4001)) {
                break;
            }
            l_431 = (long) i_429;
            l_432 = (long) ((ulong) l_428 + (ulong) l_431);
            i_433 = (int) ((uint) 4001 - (uint) i_429);
            l_434 = (long) ((ulong) l_419 + (ulong) l_431);
            i_435 = (int) get_local_id(0);
            i_436 = (int) get_local_id(0);
            i_437 = (int) get_local_id(0);
            i_438 = 1;
            i_439 = 0;
            i_440 = 0;
            loop_280:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 5) {
                    goto resume_5;
                }
                if (!(i_438 == 1)) {
                    break;
                }
                i_441 = (int) ((uint) i_433 - (uint) i_439);
                l_442 = (long) i_439;
                l_443 = (long) ((ulong) l_434 + (ulong) l_442);
                if (i_440 == 0) {
                    i_444 = i_441;
                } else {
                    i_445 = 4096 - ((int) (l_443 & 4095L));
                    i_446 = (i_445 < i_441) ? i_445 : i_441;
                    i_444 = i_446;
                }
                if (i_437 == 0) {
                    l_447 = gale_BlockAccess_beginRead(arg_fs, i_390, l_443, i_444, gale_group);
                    l_448 = l_447;
                } else {
                    l_448 = 0L;
                }
                if (i_436 == 0) {
                    if (l_448 < (-4611686018427387904L)) {
                        l_449 = gale_HostCall_awaitReply(arg_fs, l_448, gale_group);
                        l_450 = l_449;
                    } else {
                        l_450 = l_448;
                    }
                } else {
                    l_450 = l_448;
                }
                GALEFS_BROADCAST(10, l_451, l_450);
                if (l_451 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_390;
                    gale_longs[gale_item] = (ulong) l_419;
                    gale_ints[gale_items + gale_item] = (uint) i_420;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_422;
                    gale_longs[gale_items + gale_item] = (ulong) l_427;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_428;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_429;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_432;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_433;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_434;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_439;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_440;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_442;
                    gale_longs[6 * gale_items + gale_item] = (ulong) l_443;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 5, l_451); }
                    GALEFS_RETURN;
                    resume_5:
                    gale_resuming = 0;
                    i_390 = (int) gale_ints[gale_item];
                    l_419 = (long) gale_longs[gale_item];
                    i_420 = (int) gale_ints[gale_items + gale_item];
                    i_422 = (int) gale_ints[2 * gale_items + gale_item];
                    l_427 = (long) gale_longs[gale_items + gale_item];
                    l_428 = (long) gale_longs[2 * gale_items + gale_item];
                    i_429 = (int) gale_ints[3 * gale_items + gale_item];
                    l_432 = (long) gale_longs[3 * gale_items + gale_item];
                    i_433 = (int) gale_ints[4 * gale_items + gale_item];
                    l_434 = (long) gale_longs[4 * gale_items + gale_item];
                    i_439 = (int) gale_ints[5 * gale_items + gale_item];
                    i_440 = (int) gale_ints[6 * gale_items + gale_item];
                    l_442 = (long) gale_longs[5 * gale_items + gale_item];
                    l_443 = (long) gale_longs[6 * gale_items + gale_item];
                    ul_0 = arg_args + 28L;
                    l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    ul_15 = arg_args + 20L;
                    ul_17 = arg_args + 24L;
                    l_24 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    ul_25 = arg_args + 16L;
                    ul_375 = arg_args + 32L;
                    i_392 = (int) get_local_size(0);
                    i_393 = ((int) get_local_size(0)) << 3;
                    i_394 = ((int) get_local_size(0)) << 3;
                    i_395 = (int) get_local_size(0);
                    i_396 = (int) get_local_id(0);
                    i_397 = (int) get_local_id(0);
                    l_398 = (long) gale_group;
                    i_399 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
                    i_400 = (int) get_local_size(0);
                    i_401 = (int) get_local_id(0);
                    l_402 = (long) gale_group;
                    i_403 = (int) get_local_id(0);
                    i_404 = (int) get_local_id(0);
                    i_405 = (int) get_local_id(0);
                    i_406 = (int) get_local_id(0);
                    i_407 = (int) get_local_id(0);
                    i_408 = ((int) get_local_id(0)) << 3;
                    l_409 = (long) gale_group;
                    i_410 = ((int) get_local_id(0)) << 3;
                    i_411 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
                    i_412 = (int) get_local_id(0);
                    l_413 = (long) gale_group;
                    i_414 = (int) get_local_id(0);
                    l_415 = (long) gale_group;
                    i_416 = (int) get_local_id(0);
                    l_417 = (long) gale_group;
                    ul_418 = arg_args + 36L;
                    i_435 = (int) get_local_id(0);
                    i_436 = (int) get_local_id(0);
                    i_437 = (int) get_local_id(0);
                    l_451 = gale_reply(gale_entry);
                }
                i_452 = (int) l_451;
                if (l_451 < 0L) {
                    i_453 = 0;
                } else {
                    i_453 = i_452;
                }
                l_454 = gale_BlockAccess_offsetInRegion(arg_fs, l_451, l_443, gale_group);
                gale_copy((arg_fs + 16 + l_454), (arg_work + 16 + ((long) ((ulong) l_432 + (ulong) l_442))), i_453);
                GALEFS_BARRIER(11);
                if (i_435 == 0) {
                    if (!(i_453 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_453, gale_group);
                    }
                }
                i_455 = (int) ((uint) i_439 + (uint) i_453);
                i_456 = ((l_451 == (-117L)) || (!((i_440 == 0) || ((l_24 & ((long) ((ulong) l_434 + (ulong) ((long) i_455)))) == 0)))) ? 1 : 0;
                i_457 = ((l_451 == (-117L)) || (!((i_453 < 1) || (!(i_455 < i_433))))) ? 1 : 0;
                if (l_451 < 0L) {
                    if (l_451 == (-117L)) {
                        i_438 = i_457;
                        i_439 = i_455;
                        i_440 = i_456;
                    } else {
                        i_438 = i_452;
                        i_439 = i_455;
                        i_440 = i_456;
                    }
                } else {
                    i_438 = i_457;
                    i_439 = i_455;
                    i_440 = i_456;
                }
            }
            if (i_439 < 1) {
                i_458 = i_438;
            } else {
                i_458 = i_439;
            }
            i_459 = (i_458 < 1) ? 0 : i_458;
            i_460 = (int) ((uint) i_429 + (uint) i_459);
            i_429 = i_460;
            i_430 = i_458;
        }
        goto B311;
    B310:;
    B311:;
        if (i_430 < 0) {
            i_461 = i_430;
        } else {
            i_461 = i_429;
        }
        i_462 = *((__global gale_int *) ul_0);
        i_463 = *((__global gale_int *) ul_375);
        l_464 = ((long) i_462) + ((long) i_463);
        i_465 = i_416;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_465 < i_422)) {
                break;
            }
            l_466 = (long) i_465;
            i_467 = (int) *((__global char *) (arg_paths + 16 + (l_464 + l_466)));
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_427 + (ulong) l_466)))) = (char) i_467;
            i_468 = (int) ((uint) i_465 + (uint) i_395);
            i_465 = i_468;
        }
        i_469 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_470 = (int) ((uint) i_469 + (uint) 1);
            if (!(i_469 < i_461)) {
                goto B322;
            }
            i_471 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_428 + (ulong) ((long) i_469)))));
            if (i_471 == 10) {
                break;
            }
            i_469 = i_470;
        }
        goto B323;
    B322:;
    B323:;
        if (i_390 < 0) {
            i_472 = i_390;
        } else {
            if (i_461 < 1) {
                i_472 = i_461;
            } else {
                i_472 = i_470;
            }
        }
        i_473 = *((__global gale_int *) ul_15);
        i_474 = *((__global gale_int *) ul_17);
        i_475 = *((__global gale_int *) ul_418);
        l_476 = (long) i_473;
        l_477 = (long) i_474;
        l_478 = ((((((l_476 << 5) + (l_476 << 4)) + 73856L) + (l_477 + (l_477 << 2))) + (l_476 * 43L)) + 63L) & (-64L);
        l_479 = (long) i_475;
        i_480 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_478 * (ulong) l_415)) + (ulong) 65664L)) + (ulong) l_479))));
        l_481 = (long) ((ulong) ((long) ((ulong) l_413 * (ulong) l_478)) + (ulong) 65664L);
        if (i_480 == 47) {
            l_482 = (long) ((ulong) l_481 + (ulong) l_479);
            l_483 = l_482;
        } else {
            l_483 = l_481;
        }
        i_484 = (int) ((uint) i_472 + (uint) (-1));
        i_485 = (int) ((uint) i_472 + (uint) (-2));
        if ((uint) i_485 < (uint) 4000) {
            i_486 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_479 + (ulong) ((long) ((ulong) ((long) ((ulong) l_478 * (ulong) ((long) gale_group))) + (ulong) 65664L))))));
            if (i_486 == 47) {
                i_487 = i_484;
            } else {
                i_488 = (int) ((uint) i_484 + (uint) i_475);
                i_487 = i_488;
            }
        } else {
            i_487 = 0;
        }
        GALEFS_BARRIER(12);
        if (i_414 == 0) {
            l_489 = gale_FileOpener_begin(arg_fs, i_487, gale_group);
            if (l_489 < 0L) {
                l_490 = l_489;
            } else {
                l_491 = (long) gale_group;
                l_492 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_491 << 12) + (l_491 << 11)))) + (ulong) 2048L);
                i_493 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_493 < i_487)) {
                        break;
                    }
                    l_494 = (long) i_493;
                    i_495 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_483 + (ulong) l_494))));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_492 + (ulong) l_494)))) = (char) i_495;
                    i_496 = (int) ((uint) i_493 + (uint) 1);
                    i_493 = i_496;
                }
                l_497 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_487, (-1), gale_group);
                l_490 = l_497;
            }
        } else {
            l_490 = 0L;
        }
        if (i_412 == 0) {
            if (l_490 < (-4611686018427387904L)) {
                l_498 = gale_HostCall_awaitReply(arg_fs, l_490, gale_group);
                l_499 = l_498;
            } else {
                l_499 = l_490;
            }
        } else {
            l_499 = l_490;
        }
        GALEFS_BROADCAST(13, l_500, l_499);
        if (l_500 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_390;
            gale_longs[gale_item] = (ulong) l_419;
            gale_ints[gale_items + gale_item] = (uint) i_420;
            gale_ints[2 * gale_items + gale_item] = (uint) i_472;
            gale_longs[gale_items + gale_item] = (ulong) l_483;
            gale_ints[3 * gale_items + gale_item] = (uint) i_484;
            gale_ints[4 * gale_items + gale_item] = (uint) i_485;
            gale_ints[5 * gale_items + gale_item] = (uint) i_487;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 6, l_500); }
            GALEFS_RETURN;
            resume_6:
            gale_resuming = 0;
            i_390 = (int) gale_ints[gale_item];
            l_419 = (long) gale_longs[gale_item];
            i_420 = (int) gale_ints[gale_items + gale_item];
            i_472 = (int) gale_ints[2 * gale_items + gale_item];
            l_483 = (long) gale_longs[gale_items + gale_item];
            i_484 = (int) gale_ints[3 * gale_items + gale_item];
            i_485 = (int) gale_ints[4 * gale_items + gale_item];
            i_487 = (int) gale_ints[5 * gale_items + gale_item];
            ul_0 = arg_args + 28L;
            l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
            ul_15 = arg_args + 20L;
            ul_17 = arg_args + 24L;
            l_24 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            ul_25 = arg_args + 16L;
            ul_375 = arg_args + 32L;
            i_392 = (int) get_local_size(0);
            i_393 = ((int) get_local_size(0)) << 3;
            i_394 = ((int) get_local_size(0)) << 3;
            i_395 = (int) get_local_size(0);
            i_396 = (int) get_local_id(0);
            i_397 = (int) get_local_id(0);
            l_398 = (long) gale_group;
            i_399 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
            i_400 = (int) get_local_size(0);
            i_401 = (int) get_local_id(0);
            l_402 = (long) gale_group;
            i_403 = (int) get_local_id(0);
            i_404 = (int) get_local_id(0);
            i_405 = (int) get_local_id(0);
            i_406 = (int) get_local_id(0);
            i_407 = (int) get_local_id(0);
            i_408 = ((int) get_local_id(0)) << 3;
            l_409 = (long) gale_group;
            i_410 = ((int) get_local_id(0)) << 3;
            i_411 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
            i_412 = (int) get_local_id(0);
            l_413 = (long) gale_group;
            i_414 = (int) get_local_id(0);
            l_415 = (long) gale_group;
            i_416 = (int) get_local_id(0);
            l_417 = (long) gale_group;
            ul_418 = arg_args + 36L;
            l_500 = gale_reply(gale_entry);
        }
        i_501 = *((__global gale_int *) ul_15);
        i_502 = (int) ((uint) i_411 * (uint) i_501);
        i_503 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_503 < i_501)) {
                break;
            }
            *((__global gale_int *) (arg_counts + ((((long) ((int) ((uint) i_502 + (uint) i_503))) << 2) + 16L))) = 0;
            i_504 = (int) ((uint) i_503 + (uint) 1);
            i_503 = i_504;
        }
        i_505 = *((__global gale_int *) ul_15);
        i_506 = *((__global gale_int *) ul_17);
        l_507 = (long) i_505;
        l_508 = (long) i_506;
        l_509 = (long) ((ulong) l_409 * (ulong) (((((((l_507 << 5) + (l_507 << 4)) + 73856L) + (l_508 + (l_508 << 2))) + (l_507 * 43L)) + 63L) & (-64L)));
        i_510 = i_410;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_510 < 128)) {
                break;
            }
            *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_509 + (ulong) ((long) i_510))))) = 0L;
            i_511 = (int) ((uint) i_510 + (uint) i_394);
            i_510 = i_511;
        }
        l_512 = (long) ((ulong) l_509 + (ulong) 65536L);
        l_513 = (long) ((ulong) l_509 + (ulong) 128L);
        i_514 = (int) l_500;
        i_515 = (i_514 < 0) ? i_514 : 1;
        l_516 = 0L;
        i_517 = i_515;
        loop_356:;
        while (true) {
            if (gale_resuming == 7) {
                goto loop_358;
            }
            if (i_517 < 1) {
                break;
            }
            i_518 = 0;
            i_519 = 1;
            loop_358:;
            while (true) {
                if (gale_resuming == 7) {
                    goto loop_361;
                }
                if (i_519 < 1) {
                    goto B391;
                }
                if (!(i_518 < 65536)) {
                    break;
                }
                l_520 = (long) i_518;
                l_521 = (long) ((ulong) l_513 + (ulong) l_520);
                i_522 = (int) ((uint) 65536 - (uint) i_518);
                l_523 = (long) ((ulong) l_516 + (ulong) l_520);
                i_524 = (int) get_local_id(0);
                i_525 = (int) get_local_id(0);
                i_526 = (int) get_local_id(0);
                i_527 = 1;
                i_528 = 0;
                i_529 = 0;
                loop_361:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 7) {
                        goto resume_7;
                    }
                    if (!(i_527 == 1)) {
                        break;
                    }
                    i_530 = (int) ((uint) i_522 - (uint) i_528);
                    l_531 = (long) i_528;
                    l_532 = (long) ((ulong) l_523 + (ulong) l_531);
                    if (i_529 == 0) {
                        i_533 = i_530;
                    } else {
                        i_534 = 4096 - ((int) (l_532 & 4095L));
                        i_535 = (i_534 < i_530) ? i_534 : i_530;
                        i_533 = i_535;
                    }
                    if (i_526 == 0) {
                        l_536 = gale_BlockAccess_beginRead(arg_fs, i_514, l_532, i_533, gale_group);
                        l_537 = l_536;
                    } else {
                        l_537 = 0L;
                    }
                    if (i_525 == 0) {
                        if (l_537 < (-4611686018427387904L)) {
                            l_538 = gale_HostCall_awaitReply(arg_fs, l_537, gale_group);
                            l_539 = l_538;
                        } else {
                            l_539 = l_537;
                        }
                    } else {
                        l_539 = l_537;
                    }
                    GALEFS_BROADCAST(14, l_540, l_539);
                    if (l_540 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_390;
                        gale_longs[gale_item] = (ulong) l_419;
                        gale_ints[gale_items + gale_item] = (uint) i_420;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_472;
                        gale_longs[gale_items + gale_item] = (ulong) l_483;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_484;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_485;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_487;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_509;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_512;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_513;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_514;
                        gale_longs[5 * gale_items + gale_item] = (ulong) l_516;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_518;
                        gale_longs[6 * gale_items + gale_item] = (ulong) l_521;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_522;
                        gale_longs[7 * gale_items + gale_item] = (ulong) l_523;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_528;
                        gale_ints[10 * gale_items + gale_item] = (uint) i_529;
                        gale_longs[8 * gale_items + gale_item] = (ulong) l_531;
                        gale_longs[9 * gale_items + gale_item] = (ulong) l_532;
                        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 7, l_540); }
                        GALEFS_RETURN;
                        resume_7:
                        gale_resuming = 0;
                        i_390 = (int) gale_ints[gale_item];
                        l_419 = (long) gale_longs[gale_item];
                        i_420 = (int) gale_ints[gale_items + gale_item];
                        i_472 = (int) gale_ints[2 * gale_items + gale_item];
                        l_483 = (long) gale_longs[gale_items + gale_item];
                        i_484 = (int) gale_ints[3 * gale_items + gale_item];
                        i_485 = (int) gale_ints[4 * gale_items + gale_item];
                        i_487 = (int) gale_ints[5 * gale_items + gale_item];
                        l_509 = (long) gale_longs[2 * gale_items + gale_item];
                        l_512 = (long) gale_longs[3 * gale_items + gale_item];
                        l_513 = (long) gale_longs[4 * gale_items + gale_item];
                        i_514 = (int) gale_ints[6 * gale_items + gale_item];
                        l_516 = (long) gale_longs[5 * gale_items + gale_item];
                        i_518 = (int) gale_ints[7 * gale_items + gale_item];
                        l_521 = (long) gale_longs[6 * gale_items + gale_item];
                        i_522 = (int) gale_ints[8 * gale_items + gale_item];
                        l_523 = (long) gale_longs[7 * gale_items + gale_item];
                        i_528 = (int) gale_ints[9 * gale_items + gale_item];
                        i_529 = (int) gale_ints[10 * gale_items + gale_item];
                        l_531 = (long) gale_longs[8 * gale_items + gale_item];
                        l_532 = (long) gale_longs[9 * gale_items + gale_item];
                        ul_0 = arg_args + 28L;
                        l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        ul_15 = arg_args + 20L;
                        ul_17 = arg_args + 24L;
                        l_24 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                        ul_25 = arg_args + 16L;
                        ul_375 = arg_args + 32L;
                        i_392 = (int) get_local_size(0);
                        i_393 = ((int) get_local_size(0)) << 3;
                        i_394 = ((int) get_local_size(0)) << 3;
                        i_395 = (int) get_local_size(0);
                        i_396 = (int) get_local_id(0);
                        i_397 = (int) get_local_id(0);
                        l_398 = (long) gale_group;
                        i_399 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
                        i_400 = (int) get_local_size(0);
                        i_401 = (int) get_local_id(0);
                        l_402 = (long) gale_group;
                        i_403 = (int) get_local_id(0);
                        i_404 = (int) get_local_id(0);
                        i_405 = (int) get_local_id(0);
                        i_406 = (int) get_local_id(0);
                        i_407 = (int) get_local_id(0);
                        i_408 = ((int) get_local_id(0)) << 3;
                        l_409 = (long) gale_group;
                        i_410 = ((int) get_local_id(0)) << 3;
                        i_411 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
                        i_412 = (int) get_local_id(0);
                        l_413 = (long) gale_group;
                        i_414 = (int) get_local_id(0);
                        l_415 = (long) gale_group;
                        i_416 = (int) get_local_id(0);
                        l_417 = (long) gale_group;
                        ul_418 = arg_args + 36L;
                        i_524 = (int) get_local_id(0);
                        i_525 = (int) get_local_id(0);
                        i_526 = (int) get_local_id(0);
                        l_540 = gale_reply(gale_entry);
                    }
                    i_541 = (int) l_540;
                    if (l_540 < 0L) {
                        i_542 = 0;
                    } else {
                        i_542 = i_541;
                    }
                    l_543 = gale_BlockAccess_offsetInRegion(arg_fs, l_540, l_532, gale_group);
                    gale_copy((arg_fs + 16 + l_543), (arg_work + 16 + ((long) ((ulong) l_521 + (ulong) l_531))), i_542);
                    GALEFS_BARRIER(15);
                    if (i_524 == 0) {
                        if (!(i_542 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_542, gale_group);
                        }
                    }
                    i_544 = (int) ((uint) i_528 + (uint) i_542);
                    i_545 = ((l_540 == (-117L)) || (!((i_529 == 0) || ((l_24 & ((long) ((ulong) l_523 + (ulong) ((long) i_544)))) == 0)))) ? 1 : 0;
                    i_546 = ((l_540 == (-117L)) || (!((i_542 < 1) || (!(i_544 < i_522))))) ? 1 : 0;
                    if (l_540 < 0L) {
                        if (l_540 == (-117L)) {
                            i_527 = i_546;
                            i_528 = i_544;
                            i_529 = i_545;
                        } else {
                            i_527 = i_541;
                            i_528 = i_544;
                            i_529 = i_545;
                        }
                    } else {
                        i_527 = i_546;
                        i_528 = i_544;
                        i_529 = i_545;
                    }
                }
                if (i_528 < 1) {
                    i_547 = i_527;
                } else {
                    i_547 = i_528;
                }
                i_548 = (i_547 < 1) ? 0 : i_547;
                i_549 = (int) ((uint) i_518 + (uint) i_548);
                i_518 = i_549;
                i_519 = i_547;
            }
            goto B392;
        B391:;
        B392:;
            if (i_519 < 0) {
                i_550 = i_519;
            } else {
                i_550 = i_518;
            }
            if (!(i_550 < 0)) {
                if (i_550 < 65536) {
                    i_551 = i_550;
                } else {
                    i_552 = (int) ((uint) i_550 + (uint) (-64));
                    i_551 = i_552;
                }
                i_553 = (int) ((uint) i_551 + (uint) 127);
                i_554 = ((int) ((uint) ((int) ((uint) (i_553 >> 31) >> 26)) + (uint) i_553)) >> 6;
                i_555 = gale_div_int(((int) ((uint) ((int) ((uint) i_554 + (uint) ((int) get_local_size(0)))) + (uint) (-1))), ((int) get_local_size(0)));
                i_556 = (int) ((uint) ((int) get_local_id(0)) * (uint) i_555);
                i_557 = (int) ((uint) i_556 + (uint) i_555);
                i_558 = (i_557 < i_554) ? i_557 : i_554;
                if (i_556 < i_558) {
                    i_559 = *((__global gale_int *) ul_15);
                    i_560 = *((__global gale_int *) ul_17);
                    i_561 = ((int) ((uint) i_556 + (uint) (-1))) << 6;
                    l_562 = (long) ((ulong) l_513 + (ulong) ((long) i_561));
                    l_563 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_562 + (ulong) (-8L)))));
                    i_564 = (int) ((uint) i_550 - (uint) i_561);
                    if (i_564 < 1) {
                        l_565 = 0L;
                    } else {
                        l_566 = 0L;
                        i_567 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_567 < 64)) {
                                break;
                            }
                            l_568 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_562 + (ulong) ((long) i_567)))));
                            l_569 = (l_568 | 2314885530818453536L) & 9187201950435737471L;
                            l_570 = l_568 ^ 6872316419617283935L;
                            l_571 = l_566 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((((((long) ((ulong) l_569 + (ulong) 2242545357980376863L)) & (~((long) ((ulong) l_569 + (ulong) 361700864190383365L)))) & (~l_568)) & (-9187201950435737472L)) | ((~(l_570 | ((long) ((ulong) (l_570 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L))) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_567);
                            i_572 = (int) ((uint) i_567 + (uint) 8);
                            l_566 = l_571;
                            i_567 = i_572;
                        }
                        l_565 = l_566;
                    }
                    if (i_564 < 64) {
                        if (i_564 < 1) {
                            l_573 = 0L;
                        } else {
                            l_574 = (long) ((ulong) (1L << i_564) + (ulong) (-1L));
                            l_573 = l_574;
                        }
                    } else {
                        l_573 = (-1L);
                    }
                    l_575 = l_565 & l_573;
                    l_576 = (l_563 | 2314885530818453536L) & 9187201950435737471L;
                    l_577 = l_563 ^ 6872316419617283935L;
                    l_578 = (((((((long) ((ulong) l_576 + (ulong) 2242545357980376863L)) & (~((long) ((ulong) l_576 + (ulong) 361700864190383365L)))) & (~l_563)) & (-9187201950435737472L)) | ((~(l_577 | ((long) ((ulong) (l_577 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L))) < 0L) ? 1L : 0L;
                    i_579 = ((int) ((uint) i_558 + (uint) (-1))) << 6;
                    l_580 = l_578;
                    l_581 = l_575;
                    i_582 = i_561;
                    while (true) {
                        if (!(i_582 < i_579)) {
                            break;
                        }
                        i_583 = (int) ((uint) i_582 + (uint) 64);
                        i_584 = (int) ((uint) i_550 - (uint) i_583);
                        if (i_584 < 1) {
                            l_585 = 0L;
                        } else {
                            l_586 = (long) ((ulong) l_513 + (ulong) ((long) i_583));
                            l_587 = 0L;
                            i_588 = 0;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_588 < 64)) {
                                    break;
                                }
                                l_589 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_586 + (ulong) ((long) i_588)))));
                                l_590 = (l_589 | 2314885530818453536L) & 9187201950435737471L;
                                l_591 = l_589 ^ 6872316419617283935L;
                                l_592 = l_587 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((((((long) ((ulong) l_590 + (ulong) 2242545357980376863L)) & (~((long) ((ulong) l_590 + (ulong) 361700864190383365L)))) & (~l_589)) & (-9187201950435737472L)) | ((~(l_591 | ((long) ((ulong) (l_591 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L))) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_588);
                                i_593 = (int) ((uint) i_588 + (uint) 8);
                                l_587 = l_592;
                                i_588 = i_593;
                            }
                            l_585 = l_587;
                        }
                        if (i_584 < 64) {
                            if (i_584 < 1) {
                                l_594 = 0L;
                            } else {
                                l_595 = (long) ((ulong) (1L << i_584) + (ulong) (-1L));
                                l_594 = l_595;
                            }
                        } else {
                            l_594 = (-1L);
                        }
                        l_596 = l_585 & l_594;
                        l_597 = l_596 << 1;
                        l_598 = l_581 & (~(l_580 | (l_581 << 1)));
                        l_599 = l_598;
                        while (true) {
                            if (l_599 == 0L) {
                                break;
                            }
                            l_600 = l_599 & ((long) ((ulong) l_599 + (ulong) (-1L)));
                            i_601 = gale_ctz_long(l_599);
                            i_602 = gale_ctz_long((~(((long) ((ulong) l_581 >> i_601)) | (l_597 << (63 - i_601)))));
                            if ((uint) i_602 < (uint) 32) {
                                l_603 = (long) ((ulong) ((long) ((ulong) l_513 + (ulong) ((long) i_582))) + (ulong) ((long) (uint) i_601));
                                l_604 = l_603 & (-8L);
                                l_605 = *((__global gale_long *) (arg_work + 16 + l_604));
                                l_606 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_604 + (ulong) 8L))));
                                l_607 = (long) ((ulong) l_603 + (ulong) 8L);
                                l_608 = l_607 & (-8L);
                                l_609 = *((__global gale_long *) (arg_work + 16 + l_608));
                                l_610 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_608 + (ulong) 8L))));
                                if ((uint) i_602 < (uint) 8) {
                                    i_611 = 0;
                                } else {
                                    if ((uint) i_602 < (uint) 17) {
                                        i_612 = i_602 + (-8);
                                        i_611 = i_612;
                                    } else {
                                        i_611 = 8;
                                    }
                                }
                                i_613 = ((int) ((long) ((ulong) l_603 - (ulong) l_604))) << 3;
                                i_614 = ((uint) i_602 < (uint) 9) ? i_602 : 8;
                                i_615 = i_614 << 2;
                                l_616 = (long) ((ulong) ((((long) ((ulong) l_605 >> i_613)) | ((l_606 << 1) << ((int) ((uint) 63 - (uint) i_613)))) & (~(((-1L) << i_615) << i_615))) * (ulong) (-7046029254386353131L));
                                i_617 = ((int) ((long) ((ulong) l_607 - (ulong) l_608))) << 3;
                                i_618 = i_611 << 2;
                                l_619 = (long) ((ulong) ((l_616 ^ ((long) ((ulong) l_616 >> 32))) ^ ((((long) ((ulong) l_609 >> i_617)) | ((l_610 << 1) << ((int) ((uint) 63 - (uint) i_617)))) & (~(((-1L) << i_618) << i_618)))) * (ulong) (-7046029254386353131L));
                                l_620 = l_619 ^ ((long) ((ulong) l_619 >> 32));
                                l_621 = (long) i_559;
                                l_622 = ((l_621 << 5) + (l_621 << 4)) + 73856L;
                                l_623 = (long) i_560;
                                l_624 = l_623 << 2;
                                l_625 = (((l_622 + (l_623 + l_624)) + (l_621 * 43L)) + 63L) & (-64L);
                                l_626 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) l_625)) + (ulong) l_622);
                                l_627 = (long) ((ulong) l_626 + (ulong) l_624);
                                i_628 = (i_560 >> 2) + (-1);
                                l_629 = l_620;
                                i_630 = 16;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_630 < i_602)) {
                                        break;
                                    }
                                    l_631 = (long) ((ulong) l_603 + (ulong) ((long) i_630));
                                    l_632 = l_631 & (-8L);
                                    l_633 = *((__global gale_long *) (arg_work + 16 + l_632));
                                    l_634 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_632 + (ulong) 8L))));
                                    i_635 = (int) ((uint) i_602 - (uint) i_630);
                                    if (i_635 < 0) {
                                        i_636 = 0;
                                    } else {
                                        i_637 = (i_635 < 9) ? i_635 : 8;
                                        i_636 = i_637;
                                    }
                                    i_638 = ((int) ((long) ((ulong) l_631 - (ulong) l_632))) << 3;
                                    i_639 = i_636 << 2;
                                    l_640 = (long) ((ulong) (l_629 ^ ((((long) ((ulong) l_633 >> i_638)) | ((l_634 << 1) << ((int) ((uint) 63 - (uint) i_638)))) & (~(((-1L) << i_639) << i_639)))) * (ulong) (-7046029254386353131L));
                                    l_641 = l_640 ^ ((long) ((ulong) l_640 >> 32));
                                    i_642 = (int) ((uint) i_630 + (uint) 8);
                                    l_629 = l_641;
                                    i_630 = i_642;
                                }
                                i_643 = (int) ((long) ((ulong) l_629 >> 16));
                                i_644 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_627 + (ulong) ((long) (uint) ((((int) ((uint) i_643 >> 13)) & i_628) << 2))))));
                                if ((i_644 & (1 << ((int) ((uint) i_643 >> 8)))) == 0) {
                                    l_599 = l_600;
                                } else {
                                    i_645 = (int) ((uint) i_560 + (uint) (-1));
                                    i_646 = i_643 & i_645;
                                    i_647 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_626 + (ulong) (((long) i_646) << 2)))));
                                    i_648 = i_645 >> 1;
                                    i_649 = ~i_648;
                                    i_650 = i_646;
                                    i_651 = i_647;
                                    while (true) {
                                        i_652 = (int) ((uint) (i_648 & i_651) + (uint) (-1));
                                        if (i_651 == 0) {
                                            goto B460;
                                        }
                                        if (((i_643 ^ i_651) & i_649) == 0) {
                                            l_653 = (long) i_652;
                                            l_654 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) l_625)) + (ulong) 73856L)) + (ulong) ((l_653 << 5) + (l_653 << 4)));
                                            i_655 = *((__global gale_int *) (arg_work + 16 + l_654));
                                            if (i_602 == i_655) {
                                                l_656 = (long) ((ulong) l_654 + (ulong) 16L);
                                                i_657 = 0;
                                                GALEFS_INNERMOST_LOOP()
                                                while (true) {
                                                    if (!(i_657 < i_602)) {
                                                        goto B453;
                                                    }
                                                    l_658 = (long) i_657;
                                                    l_659 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_656 + (ulong) l_658))));
                                                    l_660 = (long) ((ulong) l_603 + (ulong) l_658);
                                                    l_661 = l_660 & (-8L);
                                                    l_662 = *((__global gale_long *) (arg_work + 16 + l_661));
                                                    l_663 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_661 + (ulong) 8L))));
                                                    i_664 = (int) ((uint) i_602 - (uint) i_657);
                                                    if (i_664 < 0) {
                                                        i_665 = 0;
                                                    } else {
                                                        i_666 = (i_664 < 9) ? i_664 : 8;
                                                        i_665 = i_666;
                                                    }
                                                    i_667 = ((int) ((long) ((ulong) l_660 - (ulong) l_661))) << 3;
                                                    i_668 = i_665 << 2;
                                                    if (!(l_659 == ((((long) ((ulong) l_662 >> i_667)) | ((l_663 << 1) << ((int) ((uint) 63 - (uint) i_667)))) & (~(((-1L) << i_668) << i_668))))) {
                                                        break;
                                                    }
                                                    i_669 = (int) ((uint) i_657 + (uint) 8);
                                                    i_657 = i_669;
                                                }
                                                goto B454;
                                            B453:;
                                            B454:;
                                                if (!(i_657 < i_602)) {
                                                    break;
                                                }
                                            }
                                        }
                                        i_670 = i_645 & ((int) ((uint) i_650 + (uint) 1));
                                        i_671 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_626 + (ulong) (((long) i_670) << 2)))));
                                        i_650 = i_670;
                                        i_651 = i_671;
                                    }
                                    goto B461;
                                B460:;
                                B461:;
                                    if (i_652 < 0) {
                                        l_599 = l_600;
                                    } else {
                                        ul_672 = arg_counts + ((((long) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))))) * (uint) i_559)) + (uint) i_652))) << 2) + 16L);
                                        i_673 = *((__global gale_int *) ul_672);
                                        *((__global gale_int *) ul_672) = ((int) ((uint) i_673 + (uint) 1));
                                        l_599 = l_600;
                                    }
                                }
                            } else {
                                l_599 = l_600;
                            }
                        }
                        l_674 = (long) ((ulong) l_581 >> 63);
                        l_580 = l_674;
                        l_581 = l_596;
                        i_582 = i_583;
                    }
                }
            }
            GALEFS_BARRIER(16);
            i_675 = i_408;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_675 < 128)) {
                    break;
                }
                l_676 = (long) i_675;
                l_677 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_676 + (ulong) l_512))));
                *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_509 + (ulong) l_676)))) = l_677;
                i_678 = (int) ((uint) i_675 + (uint) i_393);
                i_675 = i_678;
            }
            l_679 = (long) ((ulong) l_516 + (ulong) ((long) i_550));
            if (i_550 < 0) {
                l_516 = l_679;
                i_517 = i_550;
            } else {
                i_680 = (i_550 < 65536) ? 0 : 1;
                l_516 = l_679;
                i_517 = i_680;
            }
        }
        if (i_407 == 0) {
            l_681 = gale_OpenFileCalls_beginClose(arg_fs, i_514, gale_group);
            l_682 = l_681;
        } else {
            l_682 = 0L;
        }
        if (i_406 == 0) {
            if (l_682 < (-4611686018427387904L)) {
                l_683 = gale_HostCall_awaitReply(arg_fs, l_682, gale_group);
                l_684 = l_683;
            } else {
                l_684 = l_682;
            }
        } else {
            l_684 = l_682;
        }
        GALEFS_BROADCAST(17, l_685, l_684);
        if (l_685 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_390;
            gale_longs[gale_item] = (ulong) l_419;
            gale_ints[gale_items + gale_item] = (uint) i_420;
            gale_ints[2 * gale_items + gale_item] = (uint) i_472;
            gale_longs[gale_items + gale_item] = (ulong) l_483;
            gale_ints[3 * gale_items + gale_item] = (uint) i_484;
            gale_ints[4 * gale_items + gale_item] = (uint) i_485;
            gale_ints[5 * gale_items + gale_item] = (uint) i_487;
            gale_ints[6 * gale_items + gale_item] = (uint) i_517;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 8, l_685); }
            GALEFS_RETURN;
            resume_8:
            gale_resuming = 0;
            i_390 = (int) gale_ints[gale_item];
            l_419 = (long) gale_longs[gale_item];
            i_420 = (int) gale_ints[gale_items + gale_item];
            i_472 = (int) gale_ints[2 * gale_items + gale_item];
            l_483 = (long) gale_longs[gale_items + gale_item];
            i_484 = (int) gale_ints[3 * gale_items + gale_item];
            i_485 = (int) gale_ints[4 * gale_items + gale_item];
            i_487 = (int) gale_ints[5 * gale_items + gale_item];
            i_517 = (int) gale_ints[6 * gale_items + gale_item];
            ul_0 = arg_args + 28L;
            l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
            ul_15 = arg_args + 20L;
            ul_17 = arg_args + 24L;
            l_24 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            ul_25 = arg_args + 16L;
            ul_375 = arg_args + 32L;
            i_392 = (int) get_local_size(0);
            i_393 = ((int) get_local_size(0)) << 3;
            i_394 = ((int) get_local_size(0)) << 3;
            i_395 = (int) get_local_size(0);
            i_396 = (int) get_local_id(0);
            i_397 = (int) get_local_id(0);
            l_398 = (long) gale_group;
            i_399 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
            i_400 = (int) get_local_size(0);
            i_401 = (int) get_local_id(0);
            l_402 = (long) gale_group;
            i_403 = (int) get_local_id(0);
            i_404 = (int) get_local_id(0);
            i_405 = (int) get_local_id(0);
            i_406 = (int) get_local_id(0);
            i_407 = (int) get_local_id(0);
            i_408 = ((int) get_local_id(0)) << 3;
            l_409 = (long) gale_group;
            i_410 = ((int) get_local_id(0)) << 3;
            i_411 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
            i_412 = (int) get_local_id(0);
            l_413 = (long) gale_group;
            i_414 = (int) get_local_id(0);
            l_415 = (long) gale_group;
            i_416 = (int) get_local_id(0);
            l_417 = (long) gale_group;
            ul_418 = arg_args + 36L;
            l_685 = gale_reply(gale_entry);
        }
        if (i_405 == 0) {
            l_686 = (long) ((ulong) l_483 + (ulong) ((long) i_487));
            *((__global char *) (arg_work + 16 + l_686)) = (char) 46;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_686 + (ulong) 1L)))) = (char) 99;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_686 + (ulong) 2L)))) = (char) 111;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_686 + (ulong) 3L)))) = (char) 117;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_686 + (ulong) 4L)))) = (char) 110;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_686 + (ulong) 5L)))) = (char) 116;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_686 + (ulong) 6L)))) = (char) 115;
        }
        if (i_517 < 0) {
            i_687 = 0;
        } else {
            i_688 = (int) ((uint) i_487 + (uint) 7);
            i_687 = i_688;
        }
        GALEFS_BARRIER(18);
        if (i_404 == 0) {
            l_689 = gale_FileOpener_begin(arg_fs, i_687, gale_group);
            if (l_689 < 0L) {
                l_690 = l_689;
            } else {
                l_691 = (long) gale_group;
                l_692 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_691 << 12) + (l_691 << 11)))) + (ulong) 2048L);
                i_693 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_693 < i_687)) {
                        break;
                    }
                    l_694 = (long) i_693;
                    i_695 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_483 + (ulong) l_694))));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_692 + (ulong) l_694)))) = (char) i_695;
                    i_696 = (int) ((uint) i_693 + (uint) 1);
                    i_693 = i_696;
                }
                l_697 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 577, i_687, (-1), gale_group);
                l_690 = l_697;
            }
        } else {
            l_690 = 0L;
        }
        if (i_403 == 0) {
            if (l_690 < (-4611686018427387904L)) {
                l_698 = gale_HostCall_awaitReply(arg_fs, l_690, gale_group);
                l_699 = l_698;
            } else {
                l_699 = l_690;
            }
        } else {
            l_699 = l_690;
        }
        GALEFS_BROADCAST(19, l_700, l_699);
        if (l_700 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_390;
            gale_longs[gale_item] = (ulong) l_419;
            gale_ints[gale_items + gale_item] = (uint) i_420;
            gale_ints[2 * gale_items + gale_item] = (uint) i_472;
            gale_ints[3 * gale_items + gale_item] = (uint) i_484;
            gale_ints[4 * gale_items + gale_item] = (uint) i_485;
            gale_ints[5 * gale_items + gale_item] = (uint) i_517;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 9, l_700); }
            GALEFS_RETURN;
            resume_9:
            gale_resuming = 0;
            i_390 = (int) gale_ints[gale_item];
            l_419 = (long) gale_longs[gale_item];
            i_420 = (int) gale_ints[gale_items + gale_item];
            i_472 = (int) gale_ints[2 * gale_items + gale_item];
            i_484 = (int) gale_ints[3 * gale_items + gale_item];
            i_485 = (int) gale_ints[4 * gale_items + gale_item];
            i_517 = (int) gale_ints[5 * gale_items + gale_item];
            ul_0 = arg_args + 28L;
            l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
            ul_15 = arg_args + 20L;
            ul_17 = arg_args + 24L;
            l_24 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            ul_25 = arg_args + 16L;
            ul_375 = arg_args + 32L;
            i_392 = (int) get_local_size(0);
            i_393 = ((int) get_local_size(0)) << 3;
            i_394 = ((int) get_local_size(0)) << 3;
            i_395 = (int) get_local_size(0);
            i_396 = (int) get_local_id(0);
            i_397 = (int) get_local_id(0);
            l_398 = (long) gale_group;
            i_399 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
            i_400 = (int) get_local_size(0);
            i_401 = (int) get_local_id(0);
            l_402 = (long) gale_group;
            i_403 = (int) get_local_id(0);
            i_404 = (int) get_local_id(0);
            i_405 = (int) get_local_id(0);
            i_406 = (int) get_local_id(0);
            i_407 = (int) get_local_id(0);
            i_408 = ((int) get_local_id(0)) << 3;
            l_409 = (long) gale_group;
            i_410 = ((int) get_local_id(0)) << 3;
            i_411 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
            i_412 = (int) get_local_id(0);
            l_413 = (long) gale_group;
            i_414 = (int) get_local_id(0);
            l_415 = (long) gale_group;
            i_416 = (int) get_local_id(0);
            l_417 = (long) gale_group;
            ul_418 = arg_args + 36L;
            l_700 = gale_reply(gale_entry);
        }
        i_701 = *((__global gale_int *) ul_15);
        i_702 = *((__global gale_int *) ul_17);
        l_703 = (long) i_701;
        i_704 = (int) l_700;
        if (i_704 < 0) {
            i_705 = 0;
        } else {
            i_706 = *((__global gale_int *) ul_25);
            l_707 = l_703 * ((long) gale_group);
            l_708 = (long) i_706;
            if (l_707 < l_708) {
                l_709 = l_708 - l_707;
                if (l_709 < l_703) {
                    i_710 = (int) l_709;
                    i_705 = i_710;
                } else {
                    i_705 = i_701;
                }
            } else {
                i_705 = 0;
            }
        }
        l_711 = (long) i_702;
        l_712 = (((l_703 << 5) + (l_703 << 4)) + 73856L) + (l_711 + (l_711 << 2));
        l_713 = ((l_712 + (l_703 * 43L)) + 63L) & (-64L);
        l_714 = (long) ((ulong) l_402 * (ulong) l_713);
        i_715 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_714 + (ulong) 73864L))));
        l_716 = (long) ((ulong) l_714 + (ulong) 73856L);
        if (i_705 < 1) {
            i_717 = 0;
        } else {
            l_718 = (long) (uint) ((int) ((uint) i_705 + (uint) (-1)));
            l_719 = (long) ((ulong) l_716 + (ulong) ((l_718 << 5) + (l_718 << 4)));
            i_720 = *((__global gale_int *) (arg_work + 16 + (l_719 + 8L)));
            i_721 = *((__global gale_int *) (arg_work + 16 + l_719));
            i_722 = (int) ((uint) ((int) ((uint) ((int) ((uint) i_720 + (uint) i_721)) + (uint) 12)) - (uint) i_715);
            i_717 = i_722;
        }
        l_723 = (long) i_715;
        l_724 = (long) ((ulong) l_712 + (ulong) ((long) ((ulong) l_713 * (ulong) l_398)));
        i_725 = i_401;
        while (true) {
            if (!(i_725 < i_705)) {
                break;
            }
            l_726 = (long) i_725;
            l_727 = (long) ((ulong) l_716 + (ulong) ((l_726 << 5) + (l_726 << 4)));
            i_728 = *((__global gale_int *) (arg_work + 16 + (l_727 + 8L)));
            i_729 = *((__global gale_int *) (arg_work + 16 + (l_727 + 4L)));
            i_730 = 0;
            i_731 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_731 < i_400)) {
                    break;
                }
                i_732 = *((__global gale_int *) ul_15);
                i_733 = *((__global gale_int *) (arg_counts + ((((long) ((int) ((uint) i_729 + (uint) ((int) ((uint) ((int) ((uint) i_731 + (uint) i_399)) * (uint) i_732))))) << 2) + 16L)));
                i_734 = (int) ((uint) i_730 + (uint) i_733);
                i_735 = (int) ((uint) i_731 + (uint) 1);
                i_730 = i_734;
                i_731 = i_735;
            }
            l_736 = (long) ((ulong) ((long) ((ulong) l_724 + (ulong) ((long) i_728))) - (ulong) l_723);
            i_737 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_737 < 10)) {
                    break;
                }
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_736 + (ulong) ((long) i_737))))) = (char) 32;
                i_738 = (int) ((uint) i_737 + (uint) 1);
                i_737 = i_738;
            }
            i_739 = i_730;
            i_740 = 10;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_740 == 10)) {
                    if (i_739 < 1) {
                        break;
                    }
                }
                i_741 = (int) ((uint) i_740 + (uint) (-1));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_736 + (ulong) ((long) i_741))))) = (char) (gale_rem_int(i_739, 10) + 48);
                i_742 = gale_div_int(i_739, 10);
                i_739 = i_742;
                i_740 = i_741;
            }
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_736 + (ulong) 10L)))) = (char) 32;
            i_743 = *((__global gale_int *) (arg_work + 16 + l_727));
            l_744 = (long) ((ulong) l_736 + (ulong) 11L);
            l_745 = (long) ((ulong) l_727 + (ulong) 16L);
            i_746 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_746 < i_743)) {
                    break;
                }
                l_747 = (long) i_746;
                i_748 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_745 + (ulong) l_747))));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_747 + (ulong) l_744)))) = (char) i_748;
                i_749 = (int) ((uint) i_746 + (uint) 1);
                i_746 = i_749;
            }
            *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) i_743) + (ulong) l_744)))) = (char) 10;
            i_750 = (int) ((uint) i_725 + (uint) i_392);
            i_725 = i_750;
        }
        i_751 = 0;
        i_752 = 1;
        loop_530:;
        while (true) {
            if (gale_resuming == 10) {
                goto loop_533;
            }
            if (i_752 < 1) {
                goto B562;
            }
            if (!(i_751 < i_717)) {
                break;
            }
            l_753 = (long) i_751;
            l_754 = (long) ((ulong) l_724 + (ulong) l_753);
            i_755 = (int) ((uint) i_717 - (uint) i_751);
            l_756 = l_723 + l_753;
            i_757 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_758 = (int) get_local_id(0);
            i_759 = (int) get_local_id(0);
            i_760 = (int) get_local_id(0);
            i_761 = 4;
            i_762 = 0;
            i_763 = 0;
            loop_533:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 10) {
                    goto resume_10;
                }
                if (i_761 == 0) {
                    break;
                }
                l_764 = (long) i_762;
                l_765 = l_756 + l_764;
                if (i_760 == 0) {
                    i_766 = (i_762 < 1) ? 0 : 1;
                    l_767 = gale_BlockAccess_beginWrite(arg_fs, i_761, i_704, l_765, ((int) ((uint) i_755 - (uint) i_762)), i_766, gale_group);
                    l_768 = l_767;
                } else {
                    l_768 = 0L;
                }
                if (i_759 == 0) {
                    if (l_768 < (-4611686018427387904L)) {
                        l_769 = gale_HostCall_awaitReply(arg_fs, l_768, gale_group);
                        l_770 = l_769;
                    } else {
                        l_770 = l_768;
                    }
                } else {
                    l_770 = l_768;
                }
                GALEFS_BROADCAST(20, l_771, l_770);
                if (l_771 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_390;
                    gale_longs[gale_item] = (ulong) l_419;
                    gale_ints[gale_items + gale_item] = (uint) i_420;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_472;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_484;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_485;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_517;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_704;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_717;
                    gale_longs[gale_items + gale_item] = (ulong) l_723;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_724;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_751;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_754;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_755;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_756;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_761;
                    gale_ints[11 * gale_items + gale_item] = (uint) i_762;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_764;
                    gale_longs[6 * gale_items + gale_item] = (ulong) l_765;
                    if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 10, l_771); }
                    GALEFS_RETURN;
                    resume_10:
                    gale_resuming = 0;
                    i_390 = (int) gale_ints[gale_item];
                    l_419 = (long) gale_longs[gale_item];
                    i_420 = (int) gale_ints[gale_items + gale_item];
                    i_472 = (int) gale_ints[2 * gale_items + gale_item];
                    i_484 = (int) gale_ints[3 * gale_items + gale_item];
                    i_485 = (int) gale_ints[4 * gale_items + gale_item];
                    i_517 = (int) gale_ints[5 * gale_items + gale_item];
                    i_704 = (int) gale_ints[6 * gale_items + gale_item];
                    i_717 = (int) gale_ints[7 * gale_items + gale_item];
                    l_723 = (long) gale_longs[gale_items + gale_item];
                    l_724 = (long) gale_longs[2 * gale_items + gale_item];
                    i_751 = (int) gale_ints[8 * gale_items + gale_item];
                    l_754 = (long) gale_longs[3 * gale_items + gale_item];
                    i_755 = (int) gale_ints[9 * gale_items + gale_item];
                    l_756 = (long) gale_longs[4 * gale_items + gale_item];
                    i_761 = (int) gale_ints[10 * gale_items + gale_item];
                    i_762 = (int) gale_ints[11 * gale_items + gale_item];
                    l_764 = (long) gale_longs[5 * gale_items + gale_item];
                    l_765 = (long) gale_longs[6 * gale_items + gale_item];
                    ul_0 = arg_args + 28L;
                    l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    ul_15 = arg_args + 20L;
                    ul_17 = arg_args + 24L;
                    l_24 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
                    ul_25 = arg_args + 16L;
                    ul_375 = arg_args + 32L;
                    i_392 = (int) get_local_size(0);
                    i_393 = ((int) get_local_size(0)) << 3;
                    i_394 = ((int) get_local_size(0)) << 3;
                    i_395 = (int) get_local_size(0);
                    i_396 = (int) get_local_id(0);
                    i_397 = (int) get_local_id(0);
                    l_398 = (long) gale_group;
                    i_399 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
                    i_400 = (int) get_local_size(0);
                    i_401 = (int) get_local_id(0);
                    l_402 = (long) gale_group;
                    i_403 = (int) get_local_id(0);
                    i_404 = (int) get_local_id(0);
                    i_405 = (int) get_local_id(0);
                    i_406 = (int) get_local_id(0);
                    i_407 = (int) get_local_id(0);
                    i_408 = ((int) get_local_id(0)) << 3;
                    l_409 = (long) gale_group;
                    i_410 = ((int) get_local_id(0)) << 3;
                    i_411 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
                    i_412 = (int) get_local_id(0);
                    l_413 = (long) gale_group;
                    i_414 = (int) get_local_id(0);
                    l_415 = (long) gale_group;
                    i_416 = (int) get_local_id(0);
                    l_417 = (long) gale_group;
                    ul_418 = arg_args + 36L;
                    i_757 = *((__global gale_int *) (arg_fs + 16 + 212L));
                    i_758 = (int) get_local_id(0);
                    i_759 = (int) get_local_id(0);
                    i_760 = (int) get_local_id(0);
                    l_771 = gale_reply(gale_entry);
                }
                i_772 = (int) l_771;
                if (l_771 < 0L) {
                    i_773 = 0;
                } else {
                    i_773 = i_772;
                }
                l_774 = gale_BlockAccess_offsetInRegion(arg_fs, l_771, l_765, gale_group);
                gale_copy((arg_work + 16 + ((long) ((ulong) l_754 + (ulong) l_764))), (arg_fs + 16 + l_774), i_773);
                GALEFS_BARRIER(21);
                if (i_758 == 0) {
                    if (!(i_773 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 24, i_773, gale_group);
                    }
                }
                i_775 = (int) ((uint) i_762 + (uint) i_773);
                if (l_771 < 0L) {
                    if ((!(i_761 == 4)) || (i_775 < 1)) {
                        i_776 = i_772;
                    } else {
                        i_776 = i_775;
                    }
                } else {
                    i_776 = i_775;
                }
                i_777 = (((!(i_761 == 4)) || (i_775 < 1)) || (i_757 == 0)) ? 0 : 5;
                if (i_773 == 0) {
                    i_761 = i_777;
                    i_762 = i_775;
                    i_763 = i_776;
                } else {
                    if (i_755 == i_775) {
                        i_761 = i_777;
                        i_762 = i_775;
                        i_763 = i_776;
                    } else {
                        i_762 = i_775;
                        i_763 = i_776;
                    }
                }
            }
            i_778 = (i_763 < 1) ? 0 : i_763;
            i_779 = (int) ((uint) i_751 + (uint) i_778);
            i_751 = i_779;
            i_752 = i_763;
        }
        goto B563;
    B562:;
    B563:;
        if (i_752 < 0) {
            i_780 = i_752;
        } else {
            i_780 = i_751;
        }
        if (i_704 < 0) {
            i_781 = i_704;
        } else {
            i_781 = i_780;
        }
        if (i_397 == 0) {
            l_782 = gale_OpenFileCalls_beginClose(arg_fs, i_704, gale_group);
            l_783 = l_782;
        } else {
            l_783 = 0L;
        }
        if (i_396 == 0) {
            if (l_783 < (-4611686018427387904L)) {
                l_784 = gale_HostCall_awaitReply(arg_fs, l_783, gale_group);
                l_785 = l_784;
            } else {
                l_785 = l_783;
            }
        } else {
            l_785 = l_783;
        }
        GALEFS_BROADCAST(22, l_786, l_785);
        if (l_786 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_390;
            gale_longs[gale_item] = (ulong) l_419;
            gale_ints[gale_items + gale_item] = (uint) i_420;
            gale_ints[2 * gale_items + gale_item] = (uint) i_472;
            gale_ints[3 * gale_items + gale_item] = (uint) i_484;
            gale_ints[4 * gale_items + gale_item] = (uint) i_485;
            gale_ints[5 * gale_items + gale_item] = (uint) i_517;
            gale_ints[6 * gale_items + gale_item] = (uint) i_781;
            if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 11, l_786); }
            GALEFS_RETURN;
            resume_11:
            gale_resuming = 0;
            i_390 = (int) gale_ints[gale_item];
            l_419 = (long) gale_longs[gale_item];
            i_420 = (int) gale_ints[gale_items + gale_item];
            i_472 = (int) gale_ints[2 * gale_items + gale_item];
            i_484 = (int) gale_ints[3 * gale_items + gale_item];
            i_485 = (int) gale_ints[4 * gale_items + gale_item];
            i_517 = (int) gale_ints[5 * gale_items + gale_item];
            i_781 = (int) gale_ints[6 * gale_items + gale_item];
            ul_0 = arg_args + 28L;
            l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
            ul_15 = arg_args + 20L;
            ul_17 = arg_args + 24L;
            l_24 = (long) ((ulong) (1L << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (ulong) (-1L));
            ul_25 = arg_args + 16L;
            ul_375 = arg_args + 32L;
            i_392 = (int) get_local_size(0);
            i_393 = ((int) get_local_size(0)) << 3;
            i_394 = ((int) get_local_size(0)) << 3;
            i_395 = (int) get_local_size(0);
            i_396 = (int) get_local_id(0);
            i_397 = (int) get_local_id(0);
            l_398 = (long) gale_group;
            i_399 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
            i_400 = (int) get_local_size(0);
            i_401 = (int) get_local_id(0);
            l_402 = (long) gale_group;
            i_403 = (int) get_local_id(0);
            i_404 = (int) get_local_id(0);
            i_405 = (int) get_local_id(0);
            i_406 = (int) get_local_id(0);
            i_407 = (int) get_local_id(0);
            i_408 = ((int) get_local_id(0)) << 3;
            l_409 = (long) gale_group;
            i_410 = ((int) get_local_id(0)) << 3;
            i_411 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
            i_412 = (int) get_local_id(0);
            l_413 = (long) gale_group;
            i_414 = (int) get_local_id(0);
            l_415 = (long) gale_group;
            i_416 = (int) get_local_id(0);
            l_417 = (long) gale_group;
            ul_418 = arg_args + 36L;
            l_786 = gale_reply(gale_entry);
        }
        i_787 = (int) l_786;
        i_788 = ((!((uint) i_485 < (uint) 4000)) || ((i_517 < 0) || ((i_781 < 0) || (i_787 < 0)))) ? 0 : 1;
        l_789 = (long) ((ulong) l_419 + (ulong) ((long) i_472));
        i_790 = (int) ((uint) i_420 + (uint) 1);
        if (i_472 < 0) {
            if (((int) get_local_id(0)) == 0) {
                l_791 = (long) (gale_group << 2);
                *((__global gale_int *) (arg_status + ((l_791 << 2) + 16L))) = 4;
                *((__global gale_int *) (arg_status + (((l_791 + 1L) << 2) + 16L))) = i_420;
                *((__global gale_int *) (arg_status + (((l_791 + 2L) << 2) + 16L))) = i_472;
                l_419 = l_789;
                i_420 = i_790;
                i_421 = i_788;
            } else {
                l_419 = l_789;
                i_420 = i_790;
                i_421 = i_788;
            }
        } else {
            if (i_472 == 1) {
                if (((int) get_local_id(0)) == 0) {
                    l_792 = (long) (gale_group << 2);
                    *((__global gale_int *) (arg_status + ((l_792 << 2) + 16L))) = 5;
                    *((__global gale_int *) (arg_status + (((l_792 + 1L) << 2) + 16L))) = i_420;
                    *((__global gale_int *) (arg_status + (((l_792 + 2L) << 2) + 16L))) = 0;
                    l_419 = l_789;
                    i_420 = i_790;
                    i_421 = i_788;
                } else {
                    l_419 = l_789;
                    i_420 = i_790;
                    i_421 = i_788;
                }
            } else {
                if (i_484 < 4001) {
                    if ((uint) i_485 < (uint) 4000) {
                        if (i_517 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                l_793 = (long) (gale_group << 2);
                                *((__global gale_int *) (arg_status + ((l_793 << 2) + 16L))) = 7;
                                *((__global gale_int *) (arg_status + (((l_793 + 1L) << 2) + 16L))) = i_420;
                                *((__global gale_int *) (arg_status + (((l_793 + 2L) << 2) + 16L))) = i_517;
                                l_419 = l_789;
                                i_420 = i_790;
                                i_421 = i_788;
                                continue;
                            }
                            l_419 = l_789;
                            i_420 = i_790;
                            i_421 = i_788;
                            continue;
                        }
                    }
                    if ((uint) i_485 < (uint) 4000) {
                        if (i_781 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                l_794 = (long) (gale_group << 2);
                                *((__global gale_int *) (arg_status + ((l_794 << 2) + 16L))) = 8;
                                *((__global gale_int *) (arg_status + (((l_794 + 1L) << 2) + 16L))) = i_420;
                                *((__global gale_int *) (arg_status + (((l_794 + 2L) << 2) + 16L))) = i_781;
                                l_419 = l_789;
                                i_420 = i_790;
                                i_421 = i_788;
                                continue;
                            }
                            l_419 = l_789;
                            i_420 = i_790;
                            i_421 = i_788;
                            continue;
                        }
                    }
                    if ((uint) i_485 < (uint) 4000) {
                        if (i_787 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                l_795 = (long) (gale_group << 2);
                                *((__global gale_int *) (arg_status + ((l_795 << 2) + 16L))) = 8;
                                *((__global gale_int *) (arg_status + (((l_795 + 1L) << 2) + 16L))) = i_420;
                                *((__global gale_int *) (arg_status + (((l_795 + 2L) << 2) + 16L))) = i_787;
                                l_419 = l_789;
                                i_420 = i_790;
                                i_421 = i_788;
                            } else {
                                l_419 = l_789;
                                i_420 = i_790;
                                i_421 = i_788;
                            }
                        } else {
                            l_419 = l_789;
                            i_420 = i_790;
                            i_421 = i_788;
                        }
                    } else {
                        l_419 = l_789;
                        i_420 = i_790;
                        i_421 = i_788;
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        l_796 = (long) (gale_group << 2);
                        *((__global gale_int *) (arg_status + ((l_796 << 2) + 16L))) = 6;
                        *((__global gale_int *) (arg_status + (((l_796 + 1L) << 2) + 16L))) = i_420;
                        *((__global gale_int *) (arg_status + (((l_796 + 2L) << 2) + 16L))) = i_484;
                        l_419 = l_789;
                        i_420 = i_790;
                        i_421 = i_788;
                    } else {
                        l_419 = l_789;
                        i_420 = i_790;
                        i_421 = i_788;
                    }
                }
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_797 = gale_OpenFileCalls_beginClose(arg_fs, i_390, gale_group);
        l_798 = l_797;
    } else {
        l_798 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_798 < (-4611686018427387904L)) {
            l_799 = gale_HostCall_awaitReply(arg_fs, l_798, gale_group);
            l_800 = l_799;
        } else {
            l_800 = l_798;
        }
    } else {
        l_800 = l_798;
    }
    GALEFS_BROADCAST(23, l_801, l_800);
    if (l_801 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_pass_suspend(gale_entry, 12, l_801); }
        GALEFS_RETURN;
        resume_12:
        gale_resuming = 0;
        l_801 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_pass_finish(gale_entry); }
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_19) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_30) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_368) VARIABLE(int, i_379) VARIABLE(int, i_381) VARIABLE(int, i_382) VARIABLE(int, i_383) VARIABLE(int, i_384) VARIABLE(int, i_385) VARIABLE(int, i_387) VARIABLE(int, i_388) VARIABLE(int, i_389) VARIABLE(int, i_391) VARIABLE(int, i_392) VARIABLE(int, i_393) VARIABLE(int, i_394) VARIABLE(int, i_396) VARIABLE(int, i_397) VARIABLE(int, i_399) VARIABLE(int, i_401) VARIABLE(int, i_405) VARIABLE(int, i_407) VARIABLE(int, i_414) VARIABLE(int, i_418) VARIABLE(int, i_420) VARIABLE(int, i_421) VARIABLE(int, i_423) VARIABLE(int, i_424) VARIABLE(int, i_434) VARIABLE(int, i_435) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_454) VARIABLE(int, i_466) VARIABLE(int, i_467) VARIABLE(int, i_469) VARIABLE(int, i_493) VARIABLE(int, i_496) VARIABLE(int, i_497) VARIABLE(int, i_50) VARIABLE(int, i_501) VARIABLE(int, i_503) VARIABLE(int, i_504) VARIABLE(int, i_506) VARIABLE(int, i_507) VARIABLE(int, i_51) VARIABLE(int, i_517) VARIABLE(int, i_518) VARIABLE(int, i_52) VARIABLE(int, i_526) VARIABLE(int, i_53) VARIABLE(int, i_661) VARIABLE(int, i_675) VARIABLE(int, i_688) VARIABLE(int, i_722) VARIABLE(int, i_726) VARIABLE(int, i_728) VARIABLE(int, i_729) VARIABLE(int, i_730) VARIABLE(int, i_731) VARIABLE(int, i_732) VARIABLE(int, i_740) VARIABLE(int, i_741) VARIABLE(int, i_749) VARIABLE(long, l_18) VARIABLE(long, l_2) VARIABLE(long, l_21) VARIABLE(long, l_29) VARIABLE(long, l_36) VARIABLE(long, l_363) VARIABLE(long, l_37) VARIABLE(long, l_386) VARIABLE(long, l_390) VARIABLE(long, l_395) VARIABLE(long, l_398) VARIABLE(long, l_400) VARIABLE(long, l_402) VARIABLE(long, l_404) VARIABLE(long, l_412) VARIABLE(long, l_413) VARIABLE(long, l_417) VARIABLE(long, l_419) VARIABLE(long, l_426) VARIABLE(long, l_427) VARIABLE(long, l_43) VARIABLE(long, l_433) VARIABLE(long, l_465) VARIABLE(long, l_488) VARIABLE(long, l_491) VARIABLE(long, l_492) VARIABLE(long, l_495) VARIABLE(long, l_500) VARIABLE(long, l_502) VARIABLE(long, l_509) VARIABLE(long, l_510) VARIABLE(long, l_516) VARIABLE(long, l_694) VARIABLE(long, l_695) VARIABLE(long, l_725) VARIABLE(long, l_727) VARIABLE(long, l_734) VARIABLE(long, l_735) VARIABLE(long, l_739) VARIABLE(__global uchar *, ul_0) VARIABLE(__global uchar *, ul_12) VARIABLE(__global uchar *, ul_14) VARIABLE(__global uchar *, ul_22) VARIABLE(__global uchar *, ul_367) VARIABLE(__global uchar *, ul_403)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(ul_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(ul_0)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(l_18) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_29) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_22)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(l_18) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_29) VARIABLE(l_43) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_22)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(l_18) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_29) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_22)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_22)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_363) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_22)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_368) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_363) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_22) VARIABLE(ul_367)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_363) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_22) VARIABLE(ul_367)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_379) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_383) VARIABLE(i_384) VARIABLE(i_385) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_389) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_399) VARIABLE(i_401) VARIABLE(i_405) VARIABLE(i_407) VARIABLE(i_414) VARIABLE(i_418) VARIABLE(i_420) VARIABLE(i_421) VARIABLE(i_423) VARIABLE(i_424) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_386) VARIABLE(l_390) VARIABLE(l_395) VARIABLE(l_398) VARIABLE(l_400) VARIABLE(l_402) VARIABLE(l_404) VARIABLE(l_412) VARIABLE(l_413) VARIABLE(l_417) VARIABLE(l_419) VARIABLE(l_426) VARIABLE(l_427) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_22) VARIABLE(ul_367) VARIABLE(ul_403)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_379) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_383) VARIABLE(i_384) VARIABLE(i_385) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_389) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_399) VARIABLE(i_401) VARIABLE(i_405) VARIABLE(i_407) VARIABLE(i_414) VARIABLE(i_418) VARIABLE(i_420) VARIABLE(i_421) VARIABLE(i_423) VARIABLE(i_424) VARIABLE(i_434) VARIABLE(i_435) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_386) VARIABLE(l_390) VARIABLE(l_395) VARIABLE(l_398) VARIABLE(l_400) VARIABLE(l_402) VARIABLE(l_404) VARIABLE(l_412) VARIABLE(l_413) VARIABLE(l_417) VARIABLE(l_419) VARIABLE(l_433) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_22) VARIABLE(ul_367) VARIABLE(ul_403)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_379) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_383) VARIABLE(i_384) VARIABLE(i_385) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_389) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_399) VARIABLE(i_401) VARIABLE(i_405) VARIABLE(i_454) VARIABLE(i_466) VARIABLE(i_467) VARIABLE(i_469) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_386) VARIABLE(l_390) VARIABLE(l_395) VARIABLE(l_398) VARIABLE(l_400) VARIABLE(l_402) VARIABLE(l_404) VARIABLE(l_465) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_22) VARIABLE(ul_367) VARIABLE(ul_403)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_379) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_383) VARIABLE(i_384) VARIABLE(i_385) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_389) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_399) VARIABLE(i_401) VARIABLE(i_405) VARIABLE(i_454) VARIABLE(i_466) VARIABLE(i_467) VARIABLE(i_469) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_386) VARIABLE(l_390) VARIABLE(l_395) VARIABLE(l_398) VARIABLE(l_400) VARIABLE(l_402) VARIABLE(l_404) VARIABLE(l_465) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_22) VARIABLE(ul_367) VARIABLE(ul_403)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_379) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_383) VARIABLE(i_384) VARIABLE(i_385) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_389) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_399) VARIABLE(i_401) VARIABLE(i_405) VARIABLE(i_454) VARIABLE(i_466) VARIABLE(i_467) VARIABLE(i_469) VARIABLE(i_493) VARIABLE(i_497) VARIABLE(i_501) VARIABLE(i_503) VARIABLE(i_504) VARIABLE(i_506) VARIABLE(i_507) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_386) VARIABLE(l_390) VARIABLE(l_395) VARIABLE(l_398) VARIABLE(l_400) VARIABLE(l_402) VARIABLE(l_404) VARIABLE(l_465) VARIABLE(l_488) VARIABLE(l_491) VARIABLE(l_492) VARIABLE(l_495) VARIABLE(l_500) VARIABLE(l_502) VARIABLE(l_509) VARIABLE(l_510) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_22) VARIABLE(ul_367) VARIABLE(ul_403)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_379) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_383) VARIABLE(i_384) VARIABLE(i_385) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_389) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_399) VARIABLE(i_401) VARIABLE(i_405) VARIABLE(i_454) VARIABLE(i_466) VARIABLE(i_467) VARIABLE(i_469) VARIABLE(i_493) VARIABLE(i_497) VARIABLE(i_501) VARIABLE(i_503) VARIABLE(i_504) VARIABLE(i_506) VARIABLE(i_507) VARIABLE(i_517) VARIABLE(i_518) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_386) VARIABLE(l_390) VARIABLE(l_395) VARIABLE(l_398) VARIABLE(l_400) VARIABLE(l_402) VARIABLE(l_404) VARIABLE(l_465) VARIABLE(l_488) VARIABLE(l_491) VARIABLE(l_492) VARIABLE(l_495) VARIABLE(l_500) VARIABLE(l_502) VARIABLE(l_516) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_22) VARIABLE(ul_367) VARIABLE(ul_403)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_379) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_383) VARIABLE(i_384) VARIABLE(i_385) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_389) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_399) VARIABLE(i_401) VARIABLE(i_405) VARIABLE(i_454) VARIABLE(i_466) VARIABLE(i_467) VARIABLE(i_469) VARIABLE(i_493) VARIABLE(i_526) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_386) VARIABLE(l_390) VARIABLE(l_395) VARIABLE(l_398) VARIABLE(l_400) VARIABLE(l_402) VARIABLE(l_404) VARIABLE(l_465) VARIABLE(l_488) VARIABLE(l_491) VARIABLE(l_492) VARIABLE(l_495) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_22) VARIABLE(ul_367) VARIABLE(ul_403)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_379) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_383) VARIABLE(i_384) VARIABLE(i_385) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_389) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_399) VARIABLE(i_401) VARIABLE(i_405) VARIABLE(i_454) VARIABLE(i_466) VARIABLE(i_467) VARIABLE(i_469) VARIABLE(i_496) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_386) VARIABLE(l_390) VARIABLE(l_395) VARIABLE(l_398) VARIABLE(l_400) VARIABLE(l_402) VARIABLE(l_404) VARIABLE(l_465) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_22) VARIABLE(ul_367) VARIABLE(ul_403)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_379) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_383) VARIABLE(i_384) VARIABLE(i_385) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_389) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_399) VARIABLE(i_401) VARIABLE(i_405) VARIABLE(i_454) VARIABLE(i_466) VARIABLE(i_467) VARIABLE(i_496) VARIABLE(i_661) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_386) VARIABLE(l_390) VARIABLE(l_395) VARIABLE(l_398) VARIABLE(l_400) VARIABLE(l_402) VARIABLE(l_404) VARIABLE(l_465) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_22) VARIABLE(ul_367) VARIABLE(ul_403)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_379) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_383) VARIABLE(i_384) VARIABLE(i_385) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_389) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_399) VARIABLE(i_401) VARIABLE(i_405) VARIABLE(i_454) VARIABLE(i_466) VARIABLE(i_467) VARIABLE(i_496) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_386) VARIABLE(l_390) VARIABLE(l_395) VARIABLE(l_398) VARIABLE(l_400) VARIABLE(l_402) VARIABLE(l_404) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_22) VARIABLE(ul_367) VARIABLE(ul_403)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_379) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_383) VARIABLE(i_384) VARIABLE(i_385) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_389) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_399) VARIABLE(i_401) VARIABLE(i_405) VARIABLE(i_454) VARIABLE(i_466) VARIABLE(i_467) VARIABLE(i_496) VARIABLE(i_675) VARIABLE(i_688) VARIABLE(i_722) VARIABLE(i_726) VARIABLE(i_728) VARIABLE(i_729) VARIABLE(i_730) VARIABLE(i_731) VARIABLE(i_732) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_386) VARIABLE(l_390) VARIABLE(l_395) VARIABLE(l_398) VARIABLE(l_400) VARIABLE(l_402) VARIABLE(l_404) VARIABLE(l_694) VARIABLE(l_695) VARIABLE(l_725) VARIABLE(l_727) VARIABLE(l_734) VARIABLE(l_735) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_22) VARIABLE(ul_367) VARIABLE(ul_403)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_379) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_383) VARIABLE(i_384) VARIABLE(i_385) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_389) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_399) VARIABLE(i_401) VARIABLE(i_405) VARIABLE(i_454) VARIABLE(i_466) VARIABLE(i_467) VARIABLE(i_496) VARIABLE(i_675) VARIABLE(i_688) VARIABLE(i_722) VARIABLE(i_726) VARIABLE(i_728) VARIABLE(i_729) VARIABLE(i_730) VARIABLE(i_731) VARIABLE(i_732) VARIABLE(i_740) VARIABLE(i_741) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_386) VARIABLE(l_390) VARIABLE(l_395) VARIABLE(l_398) VARIABLE(l_400) VARIABLE(l_402) VARIABLE(l_404) VARIABLE(l_694) VARIABLE(l_695) VARIABLE(l_725) VARIABLE(l_727) VARIABLE(l_739) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_22) VARIABLE(ul_367) VARIABLE(ul_403)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_379) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_383) VARIABLE(i_384) VARIABLE(i_385) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_389) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_399) VARIABLE(i_401) VARIABLE(i_405) VARIABLE(i_454) VARIABLE(i_466) VARIABLE(i_467) VARIABLE(i_496) VARIABLE(i_749) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_386) VARIABLE(l_390) VARIABLE(l_395) VARIABLE(l_398) VARIABLE(l_400) VARIABLE(l_402) VARIABLE(l_404) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_22) VARIABLE(ul_367) VARIABLE(ul_403)
#define GALEFS_LIVE_23(VARIABLE)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_paths, __global uchar *arg_work, __global uchar *arg_counts, __global uchar *arg_status, __global uchar *gale_contexts, const GALEFS_LAUNCH() gale_launch_value) {
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_0, *ul_12, *ul_14, *ul_22, *ul_367, *ul_403, *ul_648;
    int i_1, i_6, i_8, i_9, i_13, i_15, i_19, i_20, i_23, i_24, i_25, i_26, i_27, i_28, i_30, i_31, i_32, i_33, i_34, i_35, i_38, i_39, i_40, i_44, i_45, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_61, i_65, i_69, i_70, i_72, i_73, i_77, i_81, i_85, i_86, i_87, i_88, i_89, i_90, i_95, i_96, i_97, i_98, i_100, i_103, i_104, i_105, i_106, i_107, i_109, i_110, i_111, i_116, i_117, i_118, i_123, i_124, i_132, i_137, i_138, i_142, i_143, i_144, i_145, i_147, i_152, i_157, i_158, i_159, i_160, i_161, i_164, i_167, i_168, i_169, i_170, i_171, i_172, i_173, i_174, i_175, i_176, i_177, i_178, i_181, i_183, i_190, i_191, i_192, i_193, i_194, i_195, i_196, i_197, i_198, i_201, i_204, i_205, i_207, i_211, i_216, i_217, i_218, i_219, i_220, i_223, i_224, i_225, i_226, i_228, i_229, i_231, i_234, i_236, i_238, i_239, i_240, i_241, i_242, i_247, i_248, i_249, i_254, i_255, i_263, i_268, i_269, i_273, i_274, i_275, i_276, i_278, i_282, i_287, i_288, i_289, i_290, i_291, i_294, i_297, i_298, i_299, i_300, i_301, i_302, i_303, i_304, i_305, i_306, i_307, i_308, i_311, i_313, i_320, i_321, i_322, i_323, i_324, i_325, i_326, i_327, i_328, i_331, i_334, i_335, i_337, i_341, i_346, i_347, i_348, i_349, i_350, i_353, i_354, i_355, i_356, i_358, i_359, i_361, i_368, i_373, i_375, i_376, i_379, i_380, i_381, i_382, i_383, i_384, i_385, i_387, i_388, i_389, i_391, i_392, i_393, i_394, i_396, i_397, i_399, i_401, i_405, i_406, i_407, i_408, i_409, i_414, i_415, i_418, i_420, i_421, i_422, i_423, i_424, i_425, i_428, i_429, i_430, i_434, i_435, i_437, i_438, i_439, i_440, i_441, i_442, i_443, i_444, i_445, i_447, i_449, i_450, i_451, i_452, i_453, i_454, i_455, i_456, i_457, i_462, i_466, i_467, i_468, i_469, i_470, i_474, i_476, i_477, i_480, i_481, i_482, i_483, i_484, i_485, i_489, i_490, i_493, i_494, i_496, i_497, i_498, i_501, i_503, i_504, i_505, i_506, i_507, i_508, i_511, i_512, i_513, i_517, i_518, i_520, i_521, i_522, i_523, i_524, i_525, i_526, i_527, i_528, i_529, i_530, i_531, i_532, i_533, i_534, i_535, i_536, i_537, i_540, i_543, i_548, i_555, i_558, i_559, i_560, i_564, i_569, i_577, i_578, i_587, i_588, i_589, i_590, i_591, i_593, i_594, i_604, i_606, i_611, i_612, i_613, i_614, i_615, i_618, i_619, i_620, i_621, i_622, i_623, i_624, i_625, i_626, i_627, i_628, i_631, i_633, i_640, i_641, i_642, i_643, i_644, i_645, i_646, i_647, i_649, i_651, i_654, i_656, i_661, i_662, i_666, i_668, i_669, i_672, i_673, i_675, i_676, i_677, i_681, i_686, i_688, i_691, i_692, i_693, i_696, i_699, i_700, i_701, i_702, i_703, i_704, i_705, i_706, i_708, i_709, i_710, i_711, i_712, i_713, i_714, i_717, i_719, i_720, i_721, i_722, i_723, i_726, i_728, i_729, i_730, i_731, i_732, i_733, i_736, i_740, i_741, i_743, i_744, i_745, i_746, i_747, i_748, i_749, i_753, i_754, i_756;
    long l_2, l_3, l_4, l_5, l_7, l_10, l_11, l_16, l_17, l_18, l_21, l_29, l_36, l_37, l_41, l_42, l_43, l_46, l_58, l_59, l_60, l_62, l_63, l_64, l_66, l_67, l_68, l_71, l_74, l_75, l_76, l_78, l_79, l_80, l_82, l_83, l_84, l_91, l_92, l_93, l_94, l_99, l_101, l_102, l_108, l_112, l_113, l_114, l_115, l_119, l_120, l_121, l_122, l_125, l_126, l_127, l_128, l_129, l_130, l_131, l_133, l_134, l_135, l_136, l_139, l_140, l_141, l_146, l_148, l_149, l_150, l_151, l_153, l_154, l_155, l_156, l_162, l_163, l_165, l_166, l_179, l_180, l_182, l_184, l_185, l_186, l_187, l_188, l_189, l_199, l_200, l_202, l_203, l_206, l_208, l_209, l_210, l_212, l_213, l_214, l_215, l_221, l_222, l_227, l_230, l_232, l_233, l_235, l_237, l_243, l_244, l_245, l_246, l_250, l_251, l_252, l_253, l_256, l_257, l_258, l_259, l_260, l_261, l_262, l_264, l_265, l_266, l_267, l_270, l_271, l_272, l_277, l_279, l_280, l_281, l_283, l_284, l_285, l_286, l_292, l_293, l_295, l_296, l_309, l_310, l_312, l_314, l_315, l_316, l_317, l_318, l_319, l_329, l_330, l_332, l_333, l_336, l_338, l_339, l_340, l_342, l_343, l_344, l_345, l_351, l_352, l_357, l_360, l_362, l_363, l_364, l_365, l_366, l_369, l_370, l_371, l_372, l_374, l_377, l_378, l_386, l_390, l_395, l_398, l_400, l_402, l_404, l_410, l_411, l_412, l_413, l_416, l_417, l_419, l_426, l_427, l_431, l_432, l_433, l_436, l_446, l_448, l_458, l_459, l_460, l_461, l_463, l_464, l_465, l_471, l_472, l_473, l_475, l_478, l_479, l_486, l_487, l_488, l_491, l_492, l_495, l_499, l_500, l_502, l_509, l_510, l_514, l_515, l_516, l_519, l_538, l_539, l_541, l_542, l_544, l_545, l_546, l_547, l_549, l_550, l_551, l_552, l_553, l_554, l_556, l_557, l_561, l_562, l_563, l_565, l_566, l_567, l_568, l_570, l_571, l_572, l_573, l_574, l_575, l_576, l_579, l_580, l_581, l_582, l_583, l_584, l_585, l_586, l_592, l_595, l_596, l_597, l_598, l_599, l_600, l_601, l_602, l_603, l_605, l_607, l_608, l_609, l_610, l_616, l_617, l_629, l_630, l_632, l_634, l_635, l_636, l_637, l_638, l_639, l_650, l_652, l_653, l_655, l_657, l_658, l_659, l_660, l_663, l_664, l_665, l_667, l_670, l_671, l_674, l_678, l_679, l_680, l_682, l_683, l_684, l_685, l_687, l_689, l_690, l_694, l_695, l_697, l_698, l_707, l_715, l_716, l_718, l_724, l_725, l_727, l_734, l_735, l_737, l_738, l_739, l_742, l_750, l_751, l_752, l_755, l_757, l_758, l_759, l_760, l_761, l_762, l_763, l_764, l_765;
    const GALEFS_LAUNCH() *const gale_launch = &gale_launch_value;
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 10 * gale_items);
    int gale_resuming = 0;
    GALEFS_GROUP_RESUME()
    gale_resuming = gale_int_at(gale_entry + 8);
    switch (gale_resuming) {
        case 1:
            goto resume_1;
        case 2:
            goto loop_9;
        case 3:
            goto resume_3;
        case 4:
            goto resume_4;
        case 5:
            goto loop_255;
        case 6:
            goto loop_255;
        case 7:
            goto loop_255;
        case 8:
            goto loop_255;
        case 9:
            goto loop_255;
        case 10:
            goto loop_255;
        case 11:
            goto loop_255;
        case 12:
            goto resume_12;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    ul_0 = arg_args + 28L;
    i_1 = *((__global gale_int *) ul_0);
    GALEFS_BARRIER(1);
    l_2 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
    if (((int) get_local_id(0)) == 0) {
        l_3 = gale_FileOpener_begin(arg_fs, i_1, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_3 < 0L) {
            l_4 = l_3;
        } else {
            l_5 = (long) ((ulong) l_2 + (ulong) (((long) gale_position) << 12));
            i_6 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_6 < i_1)) {
                    break;
                }
                l_7 = (long) i_6;
                i_8 = (int) *((__global char *) (arg_paths + 16 + l_7));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) l_7)))) = (char) i_8;
                i_9 = (int) ((uint) i_6 + (uint) 1);
                i_6 = i_9;
            }
            l_10 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_1, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_4 = l_10;
        }
    } else {
        l_4 = 0L;
    }
    GALEFS_BROADCAST(2, l_11, l_4);
    if (l_11 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_1;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_11); }
        GALEFS_RETURN;
        resume_1:
        gale_resuming = 0;
        i_1 = (int) gale_ints[gale_item];
        ul_0 = arg_args + 28L;
        l_2 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        l_11 = gale_reply(gale_entry);
    }
    ul_12 = arg_args + 20L;
    i_13 = *((__global gale_int *) ul_12);
    ul_14 = arg_args + 24L;
    i_15 = *((__global gale_int *) ul_14);
    l_16 = (long) i_13;
    l_17 = (long) i_15;
    l_18 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) ((((l_16 * 43L) + (((l_16 << 5) + (l_16 << 4)) + (l_17 + (l_17 << 2)))) + 73919L) & (-64L)))) + (ulong) 128L);
    i_19 = (int) l_11;
    i_20 = (i_19 < 0) ? i_19 : 1;
    l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
    ul_22 = arg_args + 16L;
    i_23 = (int) get_local_id(0);
    i_24 = (int) get_local_id(0);
    i_25 = (int) get_local_id(0);
    i_26 = 0;
    i_27 = 0;
    i_28 = 0;
    l_29 = 0L;
    i_30 = 0;
    i_31 = i_20;
    loop_9:;
    while (true) {
        if (gale_resuming == 2) {
            goto loop_11;
        }
        if (i_31 < 1) {
            break;
        }
        i_32 = 1;
        i_33 = 0;
        i_34 = 0;
        loop_11:;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (gale_resuming == 2) {
                goto resume_2;
            }
            if (!(i_32 == 1)) {
                break;
            }
            i_35 = (int) ((uint) 65536 - (uint) i_33);
            l_36 = (long) i_33;
            l_37 = (long) ((ulong) l_29 + (ulong) l_36);
            if (i_34 == 0) {
                i_38 = i_35;
            } else {
                i_39 = 4096 - ((int) (l_37 & 4095L));
                i_40 = (i_39 < i_35) ? i_39 : i_35;
                i_38 = i_40;
            }
            if (i_25 == 0) {
                l_41 = gale_BlockAccess_beginRead(arg_fs, i_19, l_37, i_38, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_42 = l_41;
            } else {
                l_42 = 0L;
            }
            GALEFS_BROADCAST(3, l_43, l_42);
            if (l_43 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_1;
                gale_longs[gale_item] = (ulong) l_18;
                gale_ints[gale_items + gale_item] = (uint) i_19;
                gale_ints[2 * gale_items + gale_item] = (uint) i_26;
                gale_ints[3 * gale_items + gale_item] = (uint) i_27;
                gale_ints[4 * gale_items + gale_item] = (uint) i_28;
                gale_longs[gale_items + gale_item] = (ulong) l_29;
                gale_ints[5 * gale_items + gale_item] = (uint) i_30;
                gale_ints[6 * gale_items + gale_item] = (uint) i_33;
                gale_ints[7 * gale_items + gale_item] = (uint) i_34;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_36;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_37;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_43); }
                GALEFS_RETURN;
                resume_2:
                gale_resuming = 0;
                i_1 = (int) gale_ints[gale_item];
                l_18 = (long) gale_longs[gale_item];
                i_19 = (int) gale_ints[gale_items + gale_item];
                i_26 = (int) gale_ints[2 * gale_items + gale_item];
                i_27 = (int) gale_ints[3 * gale_items + gale_item];
                i_28 = (int) gale_ints[4 * gale_items + gale_item];
                l_29 = (long) gale_longs[gale_items + gale_item];
                i_30 = (int) gale_ints[5 * gale_items + gale_item];
                i_33 = (int) gale_ints[6 * gale_items + gale_item];
                i_34 = (int) gale_ints[7 * gale_items + gale_item];
                l_36 = (long) gale_longs[2 * gale_items + gale_item];
                l_37 = (long) gale_longs[3 * gale_items + gale_item];
                ul_0 = arg_args + 28L;
                l_2 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
                ul_12 = arg_args + 20L;
                ul_14 = arg_args + 24L;
                l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                ul_22 = arg_args + 16L;
                i_23 = (int) get_local_id(0);
                i_24 = (int) get_local_id(0);
                i_25 = (int) get_local_id(0);
                l_43 = gale_reply(gale_entry);
            }
            i_44 = (int) l_43;
            if (l_43 < 0L) {
                i_45 = 0;
            } else {
                i_45 = i_44;
            }
            l_46 = gale_BlockAccess_offsetInRegion(arg_fs, l_43, l_37, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            gale_copy((arg_fs + 16 + l_46), (arg_work + 16 + ((long) ((ulong) l_18 + (ulong) l_36))), i_45);
            GALEFS_BARRIER(4);
            if (i_24 == 0) {
                if (!(i_45 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_45, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                }
            }
            i_47 = (int) ((uint) i_33 + (uint) i_45);
            i_48 = ((l_43 == (-117L)) || (!((i_34 == 0) || ((((long) ((ulong) l_29 + (ulong) ((long) i_47))) & l_21) == 0)))) ? 1 : 0;
            i_49 = ((l_43 == (-117L)) || (!((i_45 < 1) || (!(i_47 < 65536))))) ? 1 : 0;
            if (l_43 < 0L) {
                if (l_43 == (-117L)) {
                    i_32 = i_49;
                    i_33 = i_47;
                    i_34 = i_48;
                } else {
                    i_32 = i_44;
                    i_33 = i_47;
                    i_34 = i_48;
                }
            } else {
                i_32 = i_49;
                i_33 = i_47;
                i_34 = i_48;
            }
        }
        if (i_33 < 1) {
            i_50 = i_32;
        } else {
            i_50 = i_33;
        }
        i_51 = i_26;
        i_52 = i_27;
        i_53 = i_28;
        i_54 = i_30;
        i_55 = 0;
        while (true) {
            if (!(i_23 == 0)) {
                goto B160;
            }
            if (!(i_55 < i_50)) {
                break;
            }
            i_56 = i_55 & (-64);
            i_57 = (int) ((uint) i_50 - (uint) i_56);
            if (i_57 < 1) {
                l_58 = 0L;
            } else {
                l_59 = (long) ((ulong) l_18 + (ulong) ((long) i_56));
                l_60 = 0L;
                i_61 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_61 < 64)) {
                        break;
                    }
                    l_62 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_59 + (ulong) ((long) i_61)))));
                    l_63 = l_62 ^ 723401728380766730L;
                    l_64 = l_60 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((~(l_63 | ((long) ((ulong) (l_63 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L)) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_61);
                    i_65 = (int) ((uint) i_61 + (uint) 8);
                    l_60 = l_64;
                    i_61 = i_65;
                }
                l_58 = l_60;
            }
            if (i_57 < 64) {
                if (i_57 < 1) {
                    l_66 = 0L;
                } else {
                    l_67 = (long) ((ulong) (1L << i_57) + (ulong) (-1L));
                    l_66 = l_67;
                }
            } else {
                l_66 = (-1L);
            }
            l_68 = (l_58 & l_66) & ((-1L) << i_55);
            i_69 = gale_group;
            i_70 = i_56;
            l_71 = l_68;
            while (true) {
                if (!(l_71 == 0L)) {
                    goto B64;
                }
                if (!(i_70 < i_50)) {
                    break;
                }
                i_72 = (int) ((uint) i_70 + (uint) 64);
                i_73 = (int) ((uint) i_50 - (uint) i_72);
                if (i_73 < 1) {
                    l_74 = 0L;
                } else {
                    l_75 = (long) ((ulong) l_18 + (ulong) ((long) i_72));
                    l_76 = 0L;
                    i_77 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_77 < 64)) {
                            break;
                        }
                        l_78 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_75 + (ulong) ((long) i_77)))));
                        l_79 = l_78 ^ 723401728380766730L;
                        l_80 = l_76 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((~(l_79 | ((long) ((ulong) (l_79 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L)) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_77);
                        i_81 = (int) ((uint) i_77 + (uint) 8);
                        l_76 = l_80;
                        i_77 = i_81;
                    }
                    l_74 = l_76;
                }
                if (i_73 < 64) {
                    if (i_73 < 1) {
                        l_82 = 0L;
                    } else {
                        l_83 = (long) ((ulong) (1L << i_73) + (ulong) (-1L));
                        l_82 = l_83;
                    }
                } else {
                    l_82 = (-1L);
                }
                l_84 = l_74 & l_82;
                i_70 = i_72;
                l_71 = l_84;
            }
            goto B65;
        B64:;
        B65:;
            if (l_71 == 0L) {
                i_85 = i_50;
            } else {
                i_86 = (int) ((uint) i_70 + (uint) gale_ctz_long(l_71));
                i_85 = i_86;
            }
            i_87 = *((__global gale_int *) ul_12);
            i_88 = (int) ((uint) i_51 - (uint) ((int) ((uint) i_69 * (uint) i_87)));
            i_89 = (int) ((uint) i_85 - (uint) i_55);
            if (!(i_88 < 0)) {
                i_90 = *((__global gale_int *) ul_22);
                l_91 = (long) i_87;
                l_92 = ((long) gale_group) * l_91;
                l_93 = (long) i_90;
                if (l_92 < l_93) {
                    l_94 = l_93 - l_92;
                    if (l_94 < l_91) {
                        i_95 = (int) l_94;
                        i_96 = i_95;
                    } else {
                        i_96 = i_87;
                    }
                } else {
                    i_96 = 0;
                }
                if (i_88 < i_96) {
                    i_97 = *((__global gale_int *) ul_14);
                    i_98 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_98 < i_89)) {
                            goto B81;
                        }
                        if (!(((int) ((uint) i_52 + (uint) i_98)) < 31)) {
                            break;
                        }
                        l_99 = (long) i_98;
                        i_100 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) l_18 + (ulong) ((long) i_55))) + (ulong) l_99))));
                        l_101 = (long) i_97;
                        l_102 = (long) (uint) i_88;
                        *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) (((((((l_91 << 5) + (l_91 << 4)) + 73856L) + (l_101 + (l_101 << 2))) + (l_91 * 43L)) + 63L) & (-64L)))) + (ulong) 73856L)) + (ulong) ((l_102 << 5) + (l_102 << 4)))) + (ulong) 16L)) + (ulong) ((long) i_52))) + (ulong) l_99)))) = (char) i_100;
                        i_103 = (int) ((uint) i_98 + (uint) 1);
                        i_98 = i_103;
                    }
                    goto B83;
                B81:;
                }
            }
        B83:;
            i_104 = (int) ((uint) i_85 + (uint) 1);
            i_105 = (int) ((uint) i_52 + (uint) i_89);
            if (i_85 < i_50) {
                i_106 = (int) ((uint) i_53 + (uint) ((int) ((uint) i_105 + (uint) 12)));
                i_107 = (int) ((uint) i_51 + (uint) 1);
                if (i_54 == 0) {
                    if (i_105 == 0) {
                        if (((int) get_local_id(0)) == 0) {
                            l_108 = (long) (gale_group << 2);
                            *((__global gale_int *) (arg_status + ((l_108 << 2) + 16L))) = 2;
                            *((__global gale_int *) (arg_status + (((l_108 + 1L) << 2) + 16L))) = i_107;
                            *((__global gale_int *) (arg_status + (((l_108 + 2L) << 2) + 16L))) = 0;
                            i_51 = i_107;
                            i_52 = 0;
                            i_53 = i_106;
                            i_54 = 2;
                            i_55 = i_104;
                        } else {
                            i_51 = i_107;
                            i_52 = 0;
                            i_53 = i_106;
                            i_54 = 2;
                            i_55 = i_104;
                        }
                    } else {
                        if (i_105 < 32) {
                            i_109 = *((__global gale_int *) ul_12);
                            i_110 = (int) ((uint) i_51 - (uint) ((int) ((uint) gale_group * (uint) i_109)));
                            if (i_110 < 0) {
                                i_51 = i_107;
                                i_52 = 0;
                                i_53 = i_106;
                                i_54 = 0;
                                i_55 = i_104;
                            } else {
                                i_111 = *((__global gale_int *) ul_22);
                                l_112 = (long) i_109;
                                l_113 = ((long) gale_group) * l_112;
                                l_114 = (long) i_111;
                                if (l_113 < l_114) {
                                    l_115 = l_114 - l_113;
                                    if (l_115 < l_112) {
                                        i_116 = (int) l_115;
                                        i_117 = i_116;
                                    } else {
                                        i_117 = i_109;
                                    }
                                } else {
                                    i_117 = 0;
                                }
                                if (i_110 < i_117) {
                                    i_118 = *((__global gale_int *) ul_14);
                                    l_119 = (long) i_118;
                                    l_120 = (long) (uint) i_110;
                                    l_121 = (l_120 << 5) + (l_120 << 4);
                                    l_122 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) (((((((l_112 << 5) + (l_112 << 4)) + 73856L) + (l_119 + (l_119 << 2))) + (l_112 * 43L)) + 63L) & (-64L)))) + (ulong) 73856L)) + (ulong) l_121);
                                    *((__global gale_int *) (arg_work + 16 + l_122)) = i_105;
                                    *((__global gale_int *) (arg_work + 16 + (l_122 + 8L))) = i_53;
                                    i_123 = *((__global gale_int *) ul_12);
                                    i_124 = *((__global gale_int *) ul_14);
                                    l_125 = (long) i_123;
                                    l_126 = ((l_125 << 5) + (l_125 << 4)) + 73856L;
                                    l_127 = (long) i_124;
                                    l_128 = l_127 << 2;
                                    l_129 = (((l_126 + (l_127 + l_128)) + (l_125 * 43L)) + 63L) & (-64L);
                                    l_130 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) l_129)) + (ulong) 73856L);
                                    l_131 = (long) ((ulong) l_130 + (ulong) l_121);
                                    i_132 = *((__global gale_int *) (arg_work + 16 + l_131));
                                    l_133 = (long) ((ulong) l_131 + (ulong) 16L);
                                    l_134 = *((__global gale_long *) (arg_work + 16 + l_133));
                                    l_135 = (long) ((ulong) l_131 + (ulong) 24L);
                                    l_136 = *((__global gale_long *) (arg_work + 16 + l_135));
                                    i_137 = (i_132 < 9) ? i_132 : 8;
                                    if (i_132 < 0) {
                                        i_138 = 0;
                                    } else {
                                        i_138 = i_137;
                                    }
                                    l_139 = *((__global gale_long *) (arg_work + 16 + l_135));
                                    l_140 = (long) ((ulong) l_131 + (ulong) 32L);
                                    l_141 = *((__global gale_long *) (arg_work + 16 + l_140));
                                    i_142 = (int) ((uint) i_132 + (uint) (-8));
                                    i_143 = (i_142 < 9) ? i_142 : 8;
                                    if (i_142 < 0) {
                                        i_144 = 0;
                                    } else {
                                        i_144 = i_143;
                                    }
                                    i_145 = i_138 << 2;
                                    l_146 = (long) ((ulong) (l_134 & (~(((-1L) << i_145) << i_145))) * (ulong) (-7046029254386353131L));
                                    i_147 = i_144 << 2;
                                    l_148 = (long) ((ulong) ((l_146 ^ ((long) ((ulong) l_146 >> 32))) ^ (l_139 & (~(((-1L) << i_147) << i_147)))) * (ulong) (-7046029254386353131L));
                                    l_149 = l_148 ^ ((long) ((ulong) l_148 >> 32));
                                    l_150 = (long) gale_group;
                                    l_151 = l_149;
                                    i_152 = 16;
                                    GALEFS_INNERMOST_LOOP()
                                    while (true) {
                                        if (!(i_152 < i_132)) {
                                            break;
                                        }
                                        l_153 = (long) ((ulong) l_133 + (ulong) ((long) i_152));
                                        l_154 = l_153 & (-8L);
                                        l_155 = *((__global gale_long *) (arg_work + 16 + l_154));
                                        l_156 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_154 + (ulong) 8L))));
                                        i_157 = (int) ((uint) i_132 - (uint) i_152);
                                        if (i_157 < 0) {
                                            i_158 = 0;
                                        } else {
                                            i_159 = (i_157 < 9) ? i_157 : 8;
                                            i_158 = i_159;
                                        }
                                        i_160 = ((int) ((long) ((ulong) l_153 - (ulong) l_154))) << 3;
                                        i_161 = i_158 << 2;
                                        l_162 = (long) ((ulong) (l_151 ^ ((((long) ((ulong) l_155 >> i_160)) | ((l_156 << 1) << ((int) ((uint) 63 - (uint) i_160)))) & (~(((-1L) << i_161) << i_161)))) * (ulong) (-7046029254386353131L));
                                        l_163 = l_162 ^ ((long) ((ulong) l_162 >> 32));
                                        i_164 = (int) ((uint) i_152 + (uint) 8);
                                        l_151 = l_163;
                                        i_152 = i_164;
                                    }
                                    l_165 = (long) ((ulong) l_126 + (ulong) ((long) ((ulong) l_129 * (ulong) l_150)));
                                    l_166 = (long) ((ulong) l_165 + (ulong) l_128);
                                    i_167 = (int) ((long) ((ulong) l_151 >> 16));
                                    i_168 = (i_124 >> 2) + (-1);
                                    i_169 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_166 + (ulong) ((long) (uint) ((((int) ((uint) i_167 >> 13)) & i_168) << 2))))));
                                    i_170 = (int) ((uint) i_124 + (uint) (-1));
                                    i_171 = i_170 >> 1;
                                    i_172 = ~i_171;
                                    if ((i_169 & (1 << ((int) ((uint) i_167 >> 8)))) == 0) {
                                        i_173 = (-1);
                                    } else {
                                        i_174 = i_167 & i_170;
                                        i_175 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_165 + (ulong) (((long) i_174) << 2)))));
                                        i_176 = i_174;
                                        i_177 = i_175;
                                        while (true) {
                                            i_178 = (int) ((uint) (i_171 & i_177) + (uint) (-1));
                                            if (i_177 == 0) {
                                                goto B131;
                                            }
                                            if (((i_167 ^ i_177) & i_172) == 0) {
                                                l_179 = (long) i_178;
                                                l_180 = (long) ((ulong) l_130 + (ulong) ((l_179 << 5) + (l_179 << 4)));
                                                i_181 = *((__global gale_int *) (arg_work + 16 + l_180));
                                                if (i_132 == i_181) {
                                                    l_182 = (long) ((ulong) l_180 + (ulong) 16L);
                                                    i_183 = 0;
                                                    GALEFS_INNERMOST_LOOP()
                                                    while (true) {
                                                        if (!(i_183 < i_132)) {
                                                            goto B124;
                                                        }
                                                        l_184 = (long) i_183;
                                                        l_185 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_182 + (ulong) l_184))));
                                                        l_186 = (long) ((ulong) l_133 + (ulong) l_184);
                                                        l_187 = l_186 & (-8L);
                                                        l_188 = *((__global gale_long *) (arg_work + 16 + l_187));
                                                        l_189 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_187 + (ulong) 8L))));
                                                        i_190 = (int) ((uint) i_132 - (uint) i_183);
                                                        if (i_190 < 0) {
                                                            i_191 = 0;
                                                        } else {
                                                            i_192 = (i_190 < 9) ? i_190 : 8;
                                                            i_191 = i_192;
                                                        }
                                                        i_193 = ((int) ((long) ((ulong) l_186 - (ulong) l_187))) << 3;
                                                        i_194 = i_191 << 2;
                                                        if (!(l_185 == ((((long) ((ulong) l_188 >> i_193)) | ((l_189 << 1) << ((int) ((uint) 63 - (uint) i_193)))) & (~(((-1L) << i_194) << i_194))))) {
                                                            break;
                                                        }
                                                        i_195 = (int) ((uint) i_183 + (uint) 8);
                                                        i_183 = i_195;
                                                    }
                                                    goto B125;
                                                B124:;
                                                B125:;
                                                    if (!(i_183 < i_132)) {
                                                        break;
                                                    }
                                                }
                                            }
                                            i_196 = i_170 & ((int) ((uint) i_176 + (uint) 1));
                                            i_197 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_165 + (ulong) (((long) i_196) << 2)))));
                                            i_176 = i_196;
                                            i_177 = i_197;
                                        }
                                        i_173 = i_178;
                                        goto B132;
                                    B131:;
                                        i_173 = i_178;
                                    }
                                B132:;
                                    if (i_173 < 0) {
                                        i_198 = i_110;
                                    } else {
                                        i_198 = i_173;
                                    }
                                    *((__global gale_int *) (arg_work + 16 + (l_131 + 4L))) = i_198;
                                    if (i_173 < 0) {
                                        l_199 = *((__global gale_long *) (arg_work + 16 + l_133));
                                        l_200 = *((__global gale_long *) (arg_work + 16 + l_135));
                                        if (i_132 < 0) {
                                            i_201 = 0;
                                        } else {
                                            i_201 = i_137;
                                        }
                                        l_202 = *((__global gale_long *) (arg_work + 16 + l_135));
                                        l_203 = *((__global gale_long *) (arg_work + 16 + l_140));
                                        if (i_142 < 0) {
                                            i_204 = 0;
                                        } else {
                                            i_204 = i_143;
                                        }
                                        i_205 = i_201 << 2;
                                        l_206 = (long) ((ulong) (l_199 & (~(((-1L) << i_205) << i_205))) * (ulong) (-7046029254386353131L));
                                        i_207 = i_204 << 2;
                                        l_208 = (long) ((ulong) ((l_206 ^ ((long) ((ulong) l_206 >> 32))) ^ (l_202 & (~(((-1L) << i_207) << i_207)))) * (ulong) (-7046029254386353131L));
                                        l_209 = l_208 ^ ((long) ((ulong) l_208 >> 32));
                                        l_210 = l_209;
                                        i_211 = 16;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            if (!(i_211 < i_132)) {
                                                break;
                                            }
                                            l_212 = (long) ((ulong) l_133 + (ulong) ((long) i_211));
                                            l_213 = l_212 & (-8L);
                                            l_214 = *((__global gale_long *) (arg_work + 16 + l_213));
                                            l_215 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_213 + (ulong) 8L))));
                                            i_216 = (int) ((uint) i_132 - (uint) i_211);
                                            if (i_216 < 0) {
                                                i_217 = 0;
                                            } else {
                                                i_218 = (i_216 < 9) ? i_216 : 8;
                                                i_217 = i_218;
                                            }
                                            i_219 = ((int) ((long) ((ulong) l_212 - (ulong) l_213))) << 3;
                                            i_220 = i_217 << 2;
                                            l_221 = (long) ((ulong) (l_210 ^ ((((long) ((ulong) l_214 >> i_219)) | ((l_215 << 1) << ((int) ((uint) 63 - (uint) i_219)))) & (~(((-1L) << i_220) << i_220)))) * (ulong) (-7046029254386353131L));
                                            l_222 = l_221 ^ ((long) ((ulong) l_221 >> 32));
                                            i_223 = (int) ((uint) i_211 + (uint) 8);
                                            l_210 = l_222;
                                            i_211 = i_223;
                                        }
                                        i_224 = (int) ((long) ((ulong) l_210 >> 16));
                                        i_225 = i_170 & i_224;
                                        i_226 = i_225;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            l_227 = (long) ((ulong) l_165 + (ulong) (((long) i_226) << 2));
                                            i_228 = *((__global gale_int *) (arg_work + 16 + l_227));
                                            if (i_228 == 0) {
                                                break;
                                            }
                                            i_229 = i_170 & ((int) ((uint) i_226 + (uint) 1));
                                            i_226 = i_229;
                                        }
                                        *((__global gale_int *) (arg_work + 16 + l_227)) = ((i_172 & i_224) | ((int) ((uint) i_110 + (uint) 1)));
                                        l_230 = (long) ((ulong) l_166 + (ulong) ((long) (uint) ((i_168 & ((int) ((uint) i_224 >> 13))) << 2)));
                                        i_231 = *((__global gale_int *) (arg_work + 16 + l_230));
                                        *((__global gale_int *) (arg_work + 16 + l_230)) = (i_231 | (1 << ((int) ((uint) i_224 >> 8))));
                                        i_51 = i_107;
                                        i_52 = 0;
                                        i_53 = i_106;
                                        i_54 = 0;
                                        i_55 = i_104;
                                    } else {
                                        i_51 = i_107;
                                        i_52 = 0;
                                        i_53 = i_106;
                                        i_54 = 0;
                                        i_55 = i_104;
                                    }
                                } else {
                                    i_51 = i_107;
                                    i_52 = 0;
                                    i_53 = i_106;
                                    i_54 = 0;
                                    i_55 = i_104;
                                }
                            }
                        } else {
                            if (((int) get_local_id(0)) == 0) {
                                l_232 = (long) (gale_group << 2);
                                *((__global gale_int *) (arg_status + ((l_232 << 2) + 16L))) = 3;
                                *((__global gale_int *) (arg_status + (((l_232 + 1L) << 2) + 16L))) = i_107;
                                *((__global gale_int *) (arg_status + (((l_232 + 2L) << 2) + 16L))) = i_105;
                                i_51 = i_107;
                                i_52 = 0;
                                i_53 = i_106;
                                i_54 = 3;
                                i_55 = i_104;
                            } else {
                                i_51 = i_107;
                                i_52 = 0;
                                i_53 = i_106;
                                i_54 = 3;
                                i_55 = i_104;
                            }
                        }
                    }
                } else {
                    i_51 = i_107;
                    i_52 = 0;
                    i_53 = i_106;
                    i_55 = i_104;
                }
            } else {
                i_52 = i_105;
                i_55 = i_104;
            }
        }
        goto B161;
    B160:;
    B161:;
        GALEFS_BROADCAST(5, l_233, ((long) i_54));
        i_234 = (int) l_233;
        l_235 = (long) ((ulong) l_29 + (ulong) ((long) i_50));
        if (i_234 == 0) {
            i_26 = i_51;
            i_27 = i_52;
            i_28 = i_53;
            l_29 = l_235;
            i_30 = i_234;
            i_31 = i_50;
        } else {
            i_26 = i_51;
            i_27 = i_52;
            i_28 = i_53;
            l_29 = l_235;
            i_30 = i_234;
            i_31 = 0;
        }
    }
    i_236 = (int) ((uint) i_26 + (uint) 1);
    if (i_31 < 0) {
        if (((int) get_local_id(0)) == 0) {
            l_237 = (long) (gale_group << 2);
            *((__global gale_int *) (arg_status + ((l_237 << 2) + 16L))) = 1;
            *((__global gale_int *) (arg_status + (((l_237 + 1L) << 2) + 16L))) = i_236;
            *((__global gale_int *) (arg_status + (((l_237 + 2L) << 2) + 16L))) = i_31;
            i_238 = 1;
        } else {
            i_238 = 1;
        }
    } else {
        i_238 = i_30;
    }
    if (((int) get_local_id(0)) == 0) {
        if (i_238 == 0) {
            if (i_27 < 1) {
                i_239 = i_238;
            } else {
                if (i_27 < 32) {
                    i_240 = *((__global gale_int *) ul_12);
                    i_241 = (int) ((uint) i_26 - (uint) ((int) ((uint) gale_group * (uint) i_240)));
                    if (i_241 < 0) {
                        i_239 = 0;
                    } else {
                        i_242 = *((__global gale_int *) ul_22);
                        l_243 = (long) i_240;
                        l_244 = ((long) gale_group) * l_243;
                        l_245 = (long) i_242;
                        if (l_244 < l_245) {
                            l_246 = l_245 - l_244;
                            if (l_246 < l_243) {
                                i_247 = (int) l_246;
                                i_248 = i_247;
                            } else {
                                i_248 = i_240;
                            }
                        } else {
                            i_248 = 0;
                        }
                        if (i_241 < i_248) {
                            i_249 = *((__global gale_int *) ul_14);
                            l_250 = (long) i_249;
                            l_251 = (long) (uint) i_241;
                            l_252 = (l_251 << 5) + (l_251 << 4);
                            l_253 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) ((((l_243 * 43L) + (((l_243 << 5) + (l_243 << 4)) + (l_250 + (l_250 << 2)))) + 73919L) & (-64L)))) + (ulong) l_252);
                            *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_253 + (ulong) 73856L)))) = i_27;
                            *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_253 + (ulong) 73864L)))) = i_28;
                            i_254 = *((__global gale_int *) ul_12);
                            i_255 = *((__global gale_int *) ul_14);
                            l_256 = (long) i_254;
                            l_257 = ((l_256 << 5) + (l_256 << 4)) + 73856L;
                            l_258 = (long) i_255;
                            l_259 = l_258 << 2;
                            l_260 = (((l_257 + (l_258 + l_259)) + (l_256 * 43L)) + 63L) & (-64L);
                            l_261 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) l_260)) + (ulong) 73856L);
                            l_262 = (long) ((ulong) l_261 + (ulong) l_252);
                            i_263 = *((__global gale_int *) (arg_work + 16 + l_262));
                            l_264 = (long) ((ulong) l_262 + (ulong) 16L);
                            l_265 = *((__global gale_long *) (arg_work + 16 + l_264));
                            l_266 = (long) ((ulong) l_262 + (ulong) 24L);
                            l_267 = *((__global gale_long *) (arg_work + 16 + l_266));
                            i_268 = (i_263 < 9) ? i_263 : 8;
                            if (i_263 < 0) {
                                i_269 = 0;
                            } else {
                                i_269 = i_268;
                            }
                            l_270 = *((__global gale_long *) (arg_work + 16 + l_266));
                            l_271 = (long) ((ulong) l_262 + (ulong) 32L);
                            l_272 = *((__global gale_long *) (arg_work + 16 + l_271));
                            i_273 = (int) ((uint) i_263 + (uint) (-8));
                            i_274 = (i_273 < 9) ? i_273 : 8;
                            if (i_273 < 0) {
                                i_275 = 0;
                            } else {
                                i_275 = i_274;
                            }
                            i_276 = i_269 << 2;
                            l_277 = (long) ((ulong) (l_265 & (~(((-1L) << i_276) << i_276))) * (ulong) (-7046029254386353131L));
                            i_278 = i_275 << 2;
                            l_279 = (long) ((ulong) ((l_277 ^ ((long) ((ulong) l_277 >> 32))) ^ (l_270 & (~(((-1L) << i_278) << i_278)))) * (ulong) (-7046029254386353131L));
                            l_280 = l_279 ^ ((long) ((ulong) l_279 >> 32));
                            l_281 = l_280;
                            i_282 = 16;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_282 < i_263)) {
                                    break;
                                }
                                l_283 = (long) ((ulong) l_264 + (ulong) ((long) i_282));
                                l_284 = l_283 & (-8L);
                                l_285 = *((__global gale_long *) (arg_work + 16 + l_284));
                                l_286 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_284 + (ulong) 8L))));
                                i_287 = (int) ((uint) i_263 - (uint) i_282);
                                if (i_287 < 0) {
                                    i_288 = 0;
                                } else {
                                    i_289 = (i_287 < 9) ? i_287 : 8;
                                    i_288 = i_289;
                                }
                                i_290 = ((int) ((long) ((ulong) l_283 - (ulong) l_284))) << 3;
                                i_291 = i_288 << 2;
                                l_292 = (long) ((ulong) (l_281 ^ ((((long) ((ulong) l_285 >> i_290)) | ((l_286 << 1) << ((int) ((uint) 63 - (uint) i_290)))) & (~(((-1L) << i_291) << i_291)))) * (ulong) (-7046029254386353131L));
                                l_293 = l_292 ^ ((long) ((ulong) l_292 >> 32));
                                i_294 = (int) ((uint) i_282 + (uint) 8);
                                l_281 = l_293;
                                i_282 = i_294;
                            }
                            l_295 = (long) ((ulong) l_257 + (ulong) ((long) ((ulong) l_260 * (ulong) ((long) gale_group))));
                            l_296 = (long) ((ulong) l_295 + (ulong) l_259);
                            i_297 = (int) ((long) ((ulong) l_281 >> 16));
                            i_298 = (i_255 >> 2) + (-1);
                            i_299 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_296 + (ulong) ((long) (uint) ((((int) ((uint) i_297 >> 13)) & i_298) << 2))))));
                            i_300 = (int) ((uint) i_255 + (uint) (-1));
                            i_301 = i_300 >> 1;
                            i_302 = ~i_301;
                            if ((i_299 & (1 << ((int) ((uint) i_297 >> 8)))) == 0) {
                                i_303 = (-1);
                            } else {
                                i_304 = i_297 & i_300;
                                i_305 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_295 + (ulong) (((long) i_304) << 2)))));
                                i_306 = i_304;
                                i_307 = i_305;
                                while (true) {
                                    i_308 = (int) ((uint) (i_301 & i_307) + (uint) (-1));
                                    if (i_307 == 0) {
                                        goto B215;
                                    }
                                    if (((i_297 ^ i_307) & i_302) == 0) {
                                        l_309 = (long) i_308;
                                        l_310 = (long) ((ulong) l_261 + (ulong) ((l_309 << 5) + (l_309 << 4)));
                                        i_311 = *((__global gale_int *) (arg_work + 16 + l_310));
                                        if (i_263 == i_311) {
                                            l_312 = (long) ((ulong) l_310 + (ulong) 16L);
                                            i_313 = 0;
                                            GALEFS_INNERMOST_LOOP()
                                            while (true) {
                                                if (!(i_313 < i_263)) {
                                                    goto B208;
                                                }
                                                l_314 = (long) i_313;
                                                l_315 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_312 + (ulong) l_314))));
                                                l_316 = (long) ((ulong) l_264 + (ulong) l_314);
                                                l_317 = l_316 & (-8L);
                                                l_318 = *((__global gale_long *) (arg_work + 16 + l_317));
                                                l_319 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_317 + (ulong) 8L))));
                                                i_320 = (int) ((uint) i_263 - (uint) i_313);
                                                if (i_320 < 0) {
                                                    i_321 = 0;
                                                } else {
                                                    i_322 = (i_320 < 9) ? i_320 : 8;
                                                    i_321 = i_322;
                                                }
                                                i_323 = ((int) ((long) ((ulong) l_316 - (ulong) l_317))) << 3;
                                                i_324 = i_321 << 2;
                                                if (!(l_315 == ((((long) ((ulong) l_318 >> i_323)) | ((l_319 << 1) << ((int) ((uint) 63 - (uint) i_323)))) & (~(((-1L) << i_324) << i_324))))) {
                                                    break;
                                                }
                                                i_325 = (int) ((uint) i_313 + (uint) 8);
                                                i_313 = i_325;
                                            }
                                            goto B209;
                                        B208:;
                                        B209:;
                                            if (!(i_313 < i_263)) {
                                                break;
                                            }
                                        }
                                    }
                                    i_326 = i_300 & ((int) ((uint) i_306 + (uint) 1));
                                    i_327 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_295 + (ulong) (((long) i_326) << 2)))));
                                    i_306 = i_326;
                                    i_307 = i_327;
                                }
                                i_303 = i_308;
                                goto B216;
                            B215:;
                                i_303 = i_308;
                            }
                        B216:;
                            if (i_303 < 0) {
                                i_328 = i_241;
                            } else {
                                i_328 = i_303;
                            }
                            *((__global gale_int *) (arg_work + 16 + (l_262 + 4L))) = i_328;
                            if (i_303 < 0) {
                                l_329 = *((__global gale_long *) (arg_work + 16 + l_264));
                                l_330 = *((__global gale_long *) (arg_work + 16 + l_266));
                                if (i_263 < 0) {
                                    i_331 = 0;
                                } else {
                                    i_331 = i_268;
                                }
                                l_332 = *((__global gale_long *) (arg_work + 16 + l_266));
                                l_333 = *((__global gale_long *) (arg_work + 16 + l_271));
                                if (i_273 < 0) {
                                    i_334 = 0;
                                } else {
                                    i_334 = i_274;
                                }
                                i_335 = i_331 << 2;
                                l_336 = (long) ((ulong) (l_329 & (~(((-1L) << i_335) << i_335))) * (ulong) (-7046029254386353131L));
                                i_337 = i_334 << 2;
                                l_338 = (long) ((ulong) ((l_336 ^ ((long) ((ulong) l_336 >> 32))) ^ (l_332 & (~(((-1L) << i_337) << i_337)))) * (ulong) (-7046029254386353131L));
                                l_339 = l_338 ^ ((long) ((ulong) l_338 >> 32));
                                l_340 = l_339;
                                i_341 = 16;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_341 < i_263)) {
                                        break;
                                    }
                                    l_342 = (long) ((ulong) l_264 + (ulong) ((long) i_341));
                                    l_343 = l_342 & (-8L);
                                    l_344 = *((__global gale_long *) (arg_work + 16 + l_343));
                                    l_345 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_343 + (ulong) 8L))));
                                    i_346 = (int) ((uint) i_263 - (uint) i_341);
                                    if (i_346 < 0) {
                                        i_347 = 0;
                                    } else {
                                        i_348 = (i_346 < 9) ? i_346 : 8;
                                        i_347 = i_348;
                                    }
                                    i_349 = ((int) ((long) ((ulong) l_342 - (ulong) l_343))) << 3;
                                    i_350 = i_347 << 2;
                                    l_351 = (long) ((ulong) (l_340 ^ ((((long) ((ulong) l_344 >> i_349)) | ((l_345 << 1) << ((int) ((uint) 63 - (uint) i_349)))) & (~(((-1L) << i_350) << i_350)))) * (ulong) (-7046029254386353131L));
                                    l_352 = l_351 ^ ((long) ((ulong) l_351 >> 32));
                                    i_353 = (int) ((uint) i_341 + (uint) 8);
                                    l_340 = l_352;
                                    i_341 = i_353;
                                }
                                i_354 = (int) ((long) ((ulong) l_340 >> 16));
                                i_355 = i_300 & i_354;
                                i_356 = i_355;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    l_357 = (long) ((ulong) l_295 + (ulong) (((long) i_356) << 2));
                                    i_358 = *((__global gale_int *) (arg_work + 16 + l_357));
                                    if (i_358 == 0) {
                                        break;
                                    }
                                    i_359 = i_300 & ((int) ((uint) i_356 + (uint) 1));
                                    i_356 = i_359;
                                }
                                *((__global gale_int *) (arg_work + 16 + l_357)) = ((i_302 & i_354) | ((int) ((uint) i_241 + (uint) 1)));
                                l_360 = (long) ((ulong) l_296 + (ulong) ((long) (uint) ((i_298 & ((int) ((uint) i_354 >> 13))) << 2)));
                                i_361 = *((__global gale_int *) (arg_work + 16 + l_360));
                                *((__global gale_int *) (arg_work + 16 + l_360)) = (i_361 | (1 << ((int) ((uint) i_354 >> 8))));
                                i_239 = 0;
                            } else {
                                i_239 = 0;
                            }
                        } else {
                            i_239 = 0;
                        }
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        l_362 = (long) (gale_group << 2);
                        *((__global gale_int *) (arg_status + ((l_362 << 2) + 16L))) = 3;
                        *((__global gale_int *) (arg_status + (((l_362 + 1L) << 2) + 16L))) = i_236;
                        *((__global gale_int *) (arg_status + (((l_362 + 2L) << 2) + 16L))) = i_27;
                        i_239 = 3;
                    } else {
                        i_239 = 3;
                    }
                }
            }
        } else {
            i_239 = i_238;
        }
    } else {
        i_239 = i_238;
    }
    GALEFS_BROADCAST(6, l_363, ((long) i_239));
    if (((int) get_local_id(0)) == 0) {
        l_364 = gale_OpenFileCalls_beginClose(arg_fs, i_19, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_365 = l_364;
    } else {
        l_365 = 0L;
    }
    GALEFS_BROADCAST(7, l_366, l_365);
    if (l_366 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_1;
        gale_longs[gale_item] = (ulong) l_363;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_366); }
        GALEFS_RETURN;
        resume_3:
        gale_resuming = 0;
        i_1 = (int) gale_ints[gale_item];
        l_363 = (long) gale_longs[gale_item];
        ul_0 = arg_args + 28L;
        l_2 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        ul_12 = arg_args + 20L;
        ul_14 = arg_args + 24L;
        l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
        ul_22 = arg_args + 16L;
        l_366 = gale_reply(gale_entry);
    }
    ul_367 = arg_args + 32L;
    i_368 = *((__global gale_int *) ul_367);
    GALEFS_BARRIER(8);
    if (((int) get_local_id(0)) == 0) {
        l_369 = gale_FileOpener_begin(arg_fs, i_368, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        if (l_369 < 0L) {
            l_370 = l_369;
        } else {
            l_371 = (long) i_1;
            l_372 = (long) ((ulong) l_2 + (ulong) (((long) gale_position) << 12));
            i_373 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_373 < i_368)) {
                    break;
                }
                l_374 = (long) i_373;
                i_375 = (int) *((__global char *) (arg_paths + 16 + (l_371 + l_374)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_372 + (ulong) l_374)))) = (char) i_375;
                i_376 = (int) ((uint) i_373 + (uint) 1);
                i_373 = i_376;
            }
            l_377 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_368, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_370 = l_377;
        }
    } else {
        l_370 = 0L;
    }
    GALEFS_BROADCAST(9, l_378, l_370);
    if (l_378 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_363;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_378); }
        GALEFS_RETURN;
        resume_4:
        gale_resuming = 0;
        l_363 = (long) gale_longs[gale_item];
        ul_0 = arg_args + 28L;
        l_2 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
        ul_12 = arg_args + 20L;
        ul_14 = arg_args + 24L;
        l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
        ul_22 = arg_args + 16L;
        ul_367 = arg_args + 32L;
        l_378 = gale_reply(gale_entry);
    }
    i_379 = (int) l_378;
    i_380 = (((int) l_363) == 0) ? 1 : 0;
    i_381 = (int) get_local_size(0);
    i_382 = ((int) get_local_size(0)) << 3;
    i_383 = ((int) get_local_size(0)) << 3;
    i_384 = (int) get_local_size(0);
    i_385 = (int) get_local_id(0);
    l_386 = (long) gale_group;
    i_387 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
    i_388 = (int) get_local_size(0);
    i_389 = (int) get_local_id(0);
    l_390 = (long) gale_group;
    i_391 = (int) get_local_id(0);
    i_392 = (int) get_local_id(0);
    i_393 = (int) get_local_id(0);
    i_394 = ((int) get_local_id(0)) << 3;
    l_395 = (long) gale_group;
    i_396 = ((int) get_local_id(0)) << 3;
    i_397 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
    l_398 = (long) gale_group;
    i_399 = (int) get_local_id(0);
    l_400 = (long) gale_group;
    i_401 = (int) get_local_id(0);
    l_402 = (long) gale_group;
    ul_403 = arg_args + 36L;
    l_404 = 0L;
    i_405 = 1;
    i_406 = i_380;
    loop_255:;
    while (true) {
        if (gale_resuming == 5) {
            goto loop_257;
        }
        if (gale_resuming == 6) {
            goto resume_6;
        }
        if (gale_resuming == 7) {
            goto loop_326;
        }
        if (gale_resuming == 8) {
            goto resume_8;
        }
        if (gale_resuming == 9) {
            goto resume_9;
        }
        if (gale_resuming == 10) {
            goto loop_485;
        }
        if (gale_resuming == 11) {
            goto resume_11;
        }
        if (i_406 == 0) {
            break;
        }
        i_407 = *((__global gale_int *) ul_403);
        i_408 = *((__global gale_int *) ul_12);
        i_409 = *((__global gale_int *) ul_14);
        l_410 = (long) i_408;
        l_411 = (long) i_409;
        l_412 = (long) ((ulong) ((long) ((ulong) l_402 * (ulong) (((((((l_410 << 5) + (l_410 << 4)) + 73856L) + (l_411 + (l_411 << 2))) + (l_410 * 43L)) + 63L) & (-64L)))) + (ulong) 65664L);
        l_413 = (long) ((ulong) l_412 + (ulong) ((long) i_407));
        i_414 = 0;
        i_415 = 1;
        loop_257:;
        while (true) {
            if (gale_resuming == 5) {
                goto loop_260;
            }
            if (i_415 < 1) {
                goto B285;
            }
            if (!(i_414 < 4001)) {
                break;
            }
            l_416 = (long) i_414;
            l_417 = (long) ((ulong) l_413 + (ulong) l_416);
            i_418 = (int) ((uint) 4001 - (uint) i_414);
            l_419 = (long) ((ulong) l_404 + (ulong) l_416);
            i_420 = (int) get_local_id(0);
            i_421 = (int) get_local_id(0);
            i_422 = 1;
            i_423 = 0;
            i_424 = 0;
            loop_260:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 5) {
                    goto resume_5;
                }
                if (!(i_422 == 1)) {
                    break;
                }
                i_425 = (int) ((uint) i_418 - (uint) i_423);
                l_426 = (long) i_423;
                l_427 = (long) ((ulong) l_419 + (ulong) l_426);
                if (i_424 == 0) {
                    i_428 = i_425;
                } else {
                    i_429 = 4096 - ((int) (l_427 & 4095L));
                    i_430 = (i_429 < i_425) ? i_429 : i_425;
                    i_428 = i_430;
                }
                if (i_421 == 0) {
                    l_431 = gale_BlockAccess_beginRead(arg_fs, i_379, l_427, i_428, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_432 = l_431;
                } else {
                    l_432 = 0L;
                }
                GALEFS_BROADCAST(10, l_433, l_432);
                if (l_433 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_379;
                    gale_longs[gale_item] = (ulong) l_404;
                    gale_ints[gale_items + gale_item] = (uint) i_405;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_407;
                    gale_longs[gale_items + gale_item] = (ulong) l_412;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_413;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_414;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_417;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_418;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_419;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_423;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_424;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_426;
                    gale_longs[6 * gale_items + gale_item] = (ulong) l_427;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_433); }
                    GALEFS_RETURN;
                    resume_5:
                    gale_resuming = 0;
                    i_379 = (int) gale_ints[gale_item];
                    l_404 = (long) gale_longs[gale_item];
                    i_405 = (int) gale_ints[gale_items + gale_item];
                    i_407 = (int) gale_ints[2 * gale_items + gale_item];
                    l_412 = (long) gale_longs[gale_items + gale_item];
                    l_413 = (long) gale_longs[2 * gale_items + gale_item];
                    i_414 = (int) gale_ints[3 * gale_items + gale_item];
                    l_417 = (long) gale_longs[3 * gale_items + gale_item];
                    i_418 = (int) gale_ints[4 * gale_items + gale_item];
                    l_419 = (long) gale_longs[4 * gale_items + gale_item];
                    i_423 = (int) gale_ints[5 * gale_items + gale_item];
                    i_424 = (int) gale_ints[6 * gale_items + gale_item];
                    l_426 = (long) gale_longs[5 * gale_items + gale_item];
                    l_427 = (long) gale_longs[6 * gale_items + gale_item];
                    ul_0 = arg_args + 28L;
                    l_2 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
                    ul_12 = arg_args + 20L;
                    ul_14 = arg_args + 24L;
                    l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    ul_22 = arg_args + 16L;
                    ul_367 = arg_args + 32L;
                    i_381 = (int) get_local_size(0);
                    i_382 = ((int) get_local_size(0)) << 3;
                    i_383 = ((int) get_local_size(0)) << 3;
                    i_384 = (int) get_local_size(0);
                    i_385 = (int) get_local_id(0);
                    l_386 = (long) gale_group;
                    i_387 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
                    i_388 = (int) get_local_size(0);
                    i_389 = (int) get_local_id(0);
                    l_390 = (long) gale_group;
                    i_391 = (int) get_local_id(0);
                    i_392 = (int) get_local_id(0);
                    i_393 = (int) get_local_id(0);
                    i_394 = ((int) get_local_id(0)) << 3;
                    l_395 = (long) gale_group;
                    i_396 = ((int) get_local_id(0)) << 3;
                    i_397 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
                    l_398 = (long) gale_group;
                    i_399 = (int) get_local_id(0);
                    l_400 = (long) gale_group;
                    i_401 = (int) get_local_id(0);
                    l_402 = (long) gale_group;
                    ul_403 = arg_args + 36L;
                    i_420 = (int) get_local_id(0);
                    i_421 = (int) get_local_id(0);
                    l_433 = gale_reply(gale_entry);
                }
                i_434 = (int) l_433;
                if (l_433 < 0L) {
                    i_435 = 0;
                } else {
                    i_435 = i_434;
                }
                l_436 = gale_BlockAccess_offsetInRegion(arg_fs, l_433, l_427, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_fs + 16 + l_436), (arg_work + 16 + ((long) ((ulong) l_417 + (ulong) l_426))), i_435);
                GALEFS_BARRIER(11);
                if (i_420 == 0) {
                    if (!(i_435 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_435, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_437 = (int) ((uint) i_423 + (uint) i_435);
                i_438 = ((l_433 == (-117L)) || (!((i_424 == 0) || ((l_21 & ((long) ((ulong) l_419 + (ulong) ((long) i_437)))) == 0)))) ? 1 : 0;
                i_439 = ((l_433 == (-117L)) || (!((i_435 < 1) || (!(i_437 < i_418))))) ? 1 : 0;
                if (l_433 < 0L) {
                    if (l_433 == (-117L)) {
                        i_422 = i_439;
                        i_423 = i_437;
                        i_424 = i_438;
                    } else {
                        i_422 = i_434;
                        i_423 = i_437;
                        i_424 = i_438;
                    }
                } else {
                    i_422 = i_439;
                    i_423 = i_437;
                    i_424 = i_438;
                }
            }
            if (i_423 < 1) {
                i_440 = i_422;
            } else {
                i_440 = i_423;
            }
            i_441 = (i_440 < 1) ? 0 : i_440;
            i_442 = (int) ((uint) i_414 + (uint) i_441);
            i_414 = i_442;
            i_415 = i_440;
        }
        goto B286;
    B285:;
    B286:;
        if (i_415 < 0) {
            i_443 = i_415;
        } else {
            i_443 = i_414;
        }
        i_444 = *((__global gale_int *) ul_0);
        i_445 = *((__global gale_int *) ul_367);
        l_446 = ((long) i_444) + ((long) i_445);
        i_447 = i_401;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_447 < i_407)) {
                break;
            }
            l_448 = (long) i_447;
            i_449 = (int) *((__global char *) (arg_paths + 16 + (l_446 + l_448)));
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_412 + (ulong) l_448)))) = (char) i_449;
            i_450 = (int) ((uint) i_447 + (uint) i_384);
            i_447 = i_450;
        }
        i_451 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_452 = (int) ((uint) i_451 + (uint) 1);
            if (!(i_451 < i_443)) {
                goto B297;
            }
            i_453 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_413 + (ulong) ((long) i_451)))));
            if (i_453 == 10) {
                break;
            }
            i_451 = i_452;
        }
        goto B298;
    B297:;
    B298:;
        if (i_379 < 0) {
            i_454 = i_379;
        } else {
            if (i_443 < 1) {
                i_454 = i_443;
            } else {
                i_454 = i_452;
            }
        }
        i_455 = *((__global gale_int *) ul_12);
        i_456 = *((__global gale_int *) ul_14);
        i_457 = *((__global gale_int *) ul_403);
        l_458 = (long) i_455;
        l_459 = (long) i_456;
        l_460 = ((((((l_458 << 5) + (l_458 << 4)) + 73856L) + (l_459 + (l_459 << 2))) + (l_458 * 43L)) + 63L) & (-64L);
        l_461 = (long) i_457;
        i_462 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_460 * (ulong) l_400)) + (ulong) 65664L)) + (ulong) l_461))));
        l_463 = (long) ((ulong) ((long) ((ulong) l_398 * (ulong) l_460)) + (ulong) 65664L);
        if (i_462 == 47) {
            l_464 = (long) ((ulong) l_463 + (ulong) l_461);
            l_465 = l_464;
        } else {
            l_465 = l_463;
        }
        i_466 = (int) ((uint) i_454 + (uint) (-1));
        i_467 = (int) ((uint) i_454 + (uint) (-2));
        if ((uint) i_467 < (uint) 4000) {
            i_468 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_461 + (ulong) ((long) ((ulong) ((long) ((ulong) l_460 * (ulong) ((long) gale_group))) + (ulong) 65664L))))));
            if (i_468 == 47) {
                i_469 = i_466;
            } else {
                i_470 = (int) ((uint) i_466 + (uint) i_457);
                i_469 = i_470;
            }
        } else {
            i_469 = 0;
        }
        GALEFS_BARRIER(12);
        if (i_399 == 0) {
            l_471 = gale_FileOpener_begin(arg_fs, i_469, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            if (l_471 < 0L) {
                l_472 = l_471;
            } else {
                l_473 = (long) ((ulong) l_2 + (ulong) (((long) gale_position) << 12));
                i_474 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_474 < i_469)) {
                        break;
                    }
                    l_475 = (long) i_474;
                    i_476 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_465 + (ulong) l_475))));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_473 + (ulong) l_475)))) = (char) i_476;
                    i_477 = (int) ((uint) i_474 + (uint) 1);
                    i_474 = i_477;
                }
                l_478 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_469, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_472 = l_478;
            }
        } else {
            l_472 = 0L;
        }
        GALEFS_BROADCAST(13, l_479, l_472);
        if (l_479 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_379;
            gale_longs[gale_item] = (ulong) l_404;
            gale_ints[gale_items + gale_item] = (uint) i_405;
            gale_ints[2 * gale_items + gale_item] = (uint) i_454;
            gale_longs[gale_items + gale_item] = (ulong) l_465;
            gale_ints[3 * gale_items + gale_item] = (uint) i_466;
            gale_ints[4 * gale_items + gale_item] = (uint) i_467;
            gale_ints[5 * gale_items + gale_item] = (uint) i_469;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_479); }
            GALEFS_RETURN;
            resume_6:
            gale_resuming = 0;
            i_379 = (int) gale_ints[gale_item];
            l_404 = (long) gale_longs[gale_item];
            i_405 = (int) gale_ints[gale_items + gale_item];
            i_454 = (int) gale_ints[2 * gale_items + gale_item];
            l_465 = (long) gale_longs[gale_items + gale_item];
            i_466 = (int) gale_ints[3 * gale_items + gale_item];
            i_467 = (int) gale_ints[4 * gale_items + gale_item];
            i_469 = (int) gale_ints[5 * gale_items + gale_item];
            ul_0 = arg_args + 28L;
            l_2 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
            ul_12 = arg_args + 20L;
            ul_14 = arg_args + 24L;
            l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            ul_22 = arg_args + 16L;
            ul_367 = arg_args + 32L;
            i_381 = (int) get_local_size(0);
            i_382 = ((int) get_local_size(0)) << 3;
            i_383 = ((int) get_local_size(0)) << 3;
            i_384 = (int) get_local_size(0);
            i_385 = (int) get_local_id(0);
            l_386 = (long) gale_group;
            i_387 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
            i_388 = (int) get_local_size(0);
            i_389 = (int) get_local_id(0);
            l_390 = (long) gale_group;
            i_391 = (int) get_local_id(0);
            i_392 = (int) get_local_id(0);
            i_393 = (int) get_local_id(0);
            i_394 = ((int) get_local_id(0)) << 3;
            l_395 = (long) gale_group;
            i_396 = ((int) get_local_id(0)) << 3;
            i_397 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
            l_398 = (long) gale_group;
            i_399 = (int) get_local_id(0);
            l_400 = (long) gale_group;
            i_401 = (int) get_local_id(0);
            l_402 = (long) gale_group;
            ul_403 = arg_args + 36L;
            l_479 = gale_reply(gale_entry);
        }
        i_480 = *((__global gale_int *) ul_12);
        i_481 = (int) ((uint) i_397 * (uint) i_480);
        i_482 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_482 < i_480)) {
                break;
            }
            *((__global gale_int *) (arg_counts + ((((long) ((int) ((uint) i_481 + (uint) i_482))) << 2) + 16L))) = 0;
            i_483 = (int) ((uint) i_482 + (uint) 1);
            i_482 = i_483;
        }
        i_484 = *((__global gale_int *) ul_12);
        i_485 = *((__global gale_int *) ul_14);
        l_486 = (long) i_484;
        l_487 = (long) i_485;
        l_488 = (long) ((ulong) l_395 * (ulong) (((((((l_486 << 5) + (l_486 << 4)) + 73856L) + (l_487 + (l_487 << 2))) + (l_486 * 43L)) + 63L) & (-64L)));
        i_489 = i_396;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_489 < 128)) {
                break;
            }
            *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_488 + (ulong) ((long) i_489))))) = 0L;
            i_490 = (int) ((uint) i_489 + (uint) i_383);
            i_489 = i_490;
        }
        l_491 = (long) ((ulong) l_488 + (ulong) 65536L);
        l_492 = (long) ((ulong) l_488 + (ulong) 128L);
        i_493 = (int) l_479;
        i_494 = (i_493 < 0) ? i_493 : 1;
        l_495 = 0L;
        i_496 = i_494;
        loop_326:;
        while (true) {
            if (gale_resuming == 7) {
                goto loop_328;
            }
            if (i_496 < 1) {
                break;
            }
            i_497 = 0;
            i_498 = 1;
            loop_328:;
            while (true) {
                if (gale_resuming == 7) {
                    goto loop_331;
                }
                if (i_498 < 1) {
                    goto B356;
                }
                if (!(i_497 < 65536)) {
                    break;
                }
                l_499 = (long) i_497;
                l_500 = (long) ((ulong) l_492 + (ulong) l_499);
                i_501 = (int) ((uint) 65536 - (uint) i_497);
                l_502 = (long) ((ulong) l_495 + (ulong) l_499);
                i_503 = (int) get_local_id(0);
                i_504 = (int) get_local_id(0);
                i_505 = 1;
                i_506 = 0;
                i_507 = 0;
                loop_331:;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (gale_resuming == 7) {
                        goto resume_7;
                    }
                    if (!(i_505 == 1)) {
                        break;
                    }
                    i_508 = (int) ((uint) i_501 - (uint) i_506);
                    l_509 = (long) i_506;
                    l_510 = (long) ((ulong) l_502 + (ulong) l_509);
                    if (i_507 == 0) {
                        i_511 = i_508;
                    } else {
                        i_512 = 4096 - ((int) (l_510 & 4095L));
                        i_513 = (i_512 < i_508) ? i_512 : i_508;
                        i_511 = i_513;
                    }
                    if (i_504 == 0) {
                        l_514 = gale_BlockAccess_beginRead(arg_fs, i_493, l_510, i_511, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        l_515 = l_514;
                    } else {
                        l_515 = 0L;
                    }
                    GALEFS_BROADCAST(14, l_516, l_515);
                    if (l_516 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_379;
                        gale_longs[gale_item] = (ulong) l_404;
                        gale_ints[gale_items + gale_item] = (uint) i_405;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_454;
                        gale_longs[gale_items + gale_item] = (ulong) l_465;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_466;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_467;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_469;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_488;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_491;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_492;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_493;
                        gale_longs[5 * gale_items + gale_item] = (ulong) l_495;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_497;
                        gale_longs[6 * gale_items + gale_item] = (ulong) l_500;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_501;
                        gale_longs[7 * gale_items + gale_item] = (ulong) l_502;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_506;
                        gale_ints[10 * gale_items + gale_item] = (uint) i_507;
                        gale_longs[8 * gale_items + gale_item] = (ulong) l_509;
                        gale_longs[9 * gale_items + gale_item] = (ulong) l_510;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_516); }
                        GALEFS_RETURN;
                        resume_7:
                        gale_resuming = 0;
                        i_379 = (int) gale_ints[gale_item];
                        l_404 = (long) gale_longs[gale_item];
                        i_405 = (int) gale_ints[gale_items + gale_item];
                        i_454 = (int) gale_ints[2 * gale_items + gale_item];
                        l_465 = (long) gale_longs[gale_items + gale_item];
                        i_466 = (int) gale_ints[3 * gale_items + gale_item];
                        i_467 = (int) gale_ints[4 * gale_items + gale_item];
                        i_469 = (int) gale_ints[5 * gale_items + gale_item];
                        l_488 = (long) gale_longs[2 * gale_items + gale_item];
                        l_491 = (long) gale_longs[3 * gale_items + gale_item];
                        l_492 = (long) gale_longs[4 * gale_items + gale_item];
                        i_493 = (int) gale_ints[6 * gale_items + gale_item];
                        l_495 = (long) gale_longs[5 * gale_items + gale_item];
                        i_497 = (int) gale_ints[7 * gale_items + gale_item];
                        l_500 = (long) gale_longs[6 * gale_items + gale_item];
                        i_501 = (int) gale_ints[8 * gale_items + gale_item];
                        l_502 = (long) gale_longs[7 * gale_items + gale_item];
                        i_506 = (int) gale_ints[9 * gale_items + gale_item];
                        i_507 = (int) gale_ints[10 * gale_items + gale_item];
                        l_509 = (long) gale_longs[8 * gale_items + gale_item];
                        l_510 = (long) gale_longs[9 * gale_items + gale_item];
                        ul_0 = arg_args + 28L;
                        l_2 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
                        ul_12 = arg_args + 20L;
                        ul_14 = arg_args + 24L;
                        l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                        ul_22 = arg_args + 16L;
                        ul_367 = arg_args + 32L;
                        i_381 = (int) get_local_size(0);
                        i_382 = ((int) get_local_size(0)) << 3;
                        i_383 = ((int) get_local_size(0)) << 3;
                        i_384 = (int) get_local_size(0);
                        i_385 = (int) get_local_id(0);
                        l_386 = (long) gale_group;
                        i_387 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
                        i_388 = (int) get_local_size(0);
                        i_389 = (int) get_local_id(0);
                        l_390 = (long) gale_group;
                        i_391 = (int) get_local_id(0);
                        i_392 = (int) get_local_id(0);
                        i_393 = (int) get_local_id(0);
                        i_394 = ((int) get_local_id(0)) << 3;
                        l_395 = (long) gale_group;
                        i_396 = ((int) get_local_id(0)) << 3;
                        i_397 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
                        l_398 = (long) gale_group;
                        i_399 = (int) get_local_id(0);
                        l_400 = (long) gale_group;
                        i_401 = (int) get_local_id(0);
                        l_402 = (long) gale_group;
                        ul_403 = arg_args + 36L;
                        i_503 = (int) get_local_id(0);
                        i_504 = (int) get_local_id(0);
                        l_516 = gale_reply(gale_entry);
                    }
                    i_517 = (int) l_516;
                    if (l_516 < 0L) {
                        i_518 = 0;
                    } else {
                        i_518 = i_517;
                    }
                    l_519 = gale_BlockAccess_offsetInRegion(arg_fs, l_516, l_510, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    gale_copy((arg_fs + 16 + l_519), (arg_work + 16 + ((long) ((ulong) l_500 + (ulong) l_509))), i_518);
                    GALEFS_BARRIER(15);
                    if (i_503 == 0) {
                        if (!(i_518 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_518, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                        }
                    }
                    i_520 = (int) ((uint) i_506 + (uint) i_518);
                    i_521 = ((l_516 == (-117L)) || (!((i_507 == 0) || ((l_21 & ((long) ((ulong) l_502 + (ulong) ((long) i_520)))) == 0)))) ? 1 : 0;
                    i_522 = ((l_516 == (-117L)) || (!((i_518 < 1) || (!(i_520 < i_501))))) ? 1 : 0;
                    if (l_516 < 0L) {
                        if (l_516 == (-117L)) {
                            i_505 = i_522;
                            i_506 = i_520;
                            i_507 = i_521;
                        } else {
                            i_505 = i_517;
                            i_506 = i_520;
                            i_507 = i_521;
                        }
                    } else {
                        i_505 = i_522;
                        i_506 = i_520;
                        i_507 = i_521;
                    }
                }
                if (i_506 < 1) {
                    i_523 = i_505;
                } else {
                    i_523 = i_506;
                }
                i_524 = (i_523 < 1) ? 0 : i_523;
                i_525 = (int) ((uint) i_497 + (uint) i_524);
                i_497 = i_525;
                i_498 = i_523;
            }
            goto B357;
        B356:;
        B357:;
            if (i_498 < 0) {
                i_526 = i_498;
            } else {
                i_526 = i_497;
            }
            if (!(i_526 < 0)) {
                if (i_526 < 65536) {
                    i_527 = i_526;
                } else {
                    i_528 = (int) ((uint) i_526 + (uint) (-64));
                    i_527 = i_528;
                }
                i_529 = (int) ((uint) i_527 + (uint) 127);
                i_530 = ((int) ((uint) ((int) ((uint) (i_529 >> 31) >> 26)) + (uint) i_529)) >> 6;
                i_531 = gale_div_int(((int) ((uint) ((int) ((uint) i_530 + (uint) ((int) get_local_size(0)))) + (uint) (-1))), ((int) get_local_size(0)));
                i_532 = (int) ((uint) ((int) get_local_id(0)) * (uint) i_531);
                i_533 = (int) ((uint) i_532 + (uint) i_531);
                i_534 = (i_533 < i_530) ? i_533 : i_530;
                if (i_532 < i_534) {
                    i_535 = *((__global gale_int *) ul_12);
                    i_536 = *((__global gale_int *) ul_14);
                    i_537 = ((int) ((uint) i_532 + (uint) (-1))) << 6;
                    l_538 = (long) ((ulong) l_492 + (ulong) ((long) i_537));
                    l_539 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_538 + (ulong) (-8L)))));
                    i_540 = (int) ((uint) i_526 - (uint) i_537);
                    if (i_540 < 1) {
                        l_541 = 0L;
                    } else {
                        l_542 = 0L;
                        i_543 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_543 < 64)) {
                                break;
                            }
                            l_544 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_538 + (ulong) ((long) i_543)))));
                            l_545 = (l_544 | 2314885530818453536L) & 9187201950435737471L;
                            l_546 = l_544 ^ 6872316419617283935L;
                            l_547 = l_542 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((((((long) ((ulong) l_545 + (ulong) 2242545357980376863L)) & (~((long) ((ulong) l_545 + (ulong) 361700864190383365L)))) & (~l_544)) & (-9187201950435737472L)) | ((~(l_546 | ((long) ((ulong) (l_546 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L))) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_543);
                            i_548 = (int) ((uint) i_543 + (uint) 8);
                            l_542 = l_547;
                            i_543 = i_548;
                        }
                        l_541 = l_542;
                    }
                    if (i_540 < 64) {
                        if (i_540 < 1) {
                            l_549 = 0L;
                        } else {
                            l_550 = (long) ((ulong) (1L << i_540) + (ulong) (-1L));
                            l_549 = l_550;
                        }
                    } else {
                        l_549 = (-1L);
                    }
                    l_551 = l_541 & l_549;
                    l_552 = (l_539 | 2314885530818453536L) & 9187201950435737471L;
                    l_553 = l_539 ^ 6872316419617283935L;
                    l_554 = (((((((long) ((ulong) l_552 + (ulong) 2242545357980376863L)) & (~((long) ((ulong) l_552 + (ulong) 361700864190383365L)))) & (~l_539)) & (-9187201950435737472L)) | ((~(l_553 | ((long) ((ulong) (l_553 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L))) < 0L) ? 1L : 0L;
                    i_555 = ((int) ((uint) i_534 + (uint) (-1))) << 6;
                    l_556 = l_554;
                    l_557 = l_551;
                    i_558 = i_537;
                    while (true) {
                        if (!(i_558 < i_555)) {
                            break;
                        }
                        i_559 = (int) ((uint) i_558 + (uint) 64);
                        i_560 = (int) ((uint) i_526 - (uint) i_559);
                        if (i_560 < 1) {
                            l_561 = 0L;
                        } else {
                            l_562 = (long) ((ulong) l_492 + (ulong) ((long) i_559));
                            l_563 = 0L;
                            i_564 = 0;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_564 < 64)) {
                                    break;
                                }
                                l_565 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_562 + (ulong) ((long) i_564)))));
                                l_566 = (l_565 | 2314885530818453536L) & 9187201950435737471L;
                                l_567 = l_565 ^ 6872316419617283935L;
                                l_568 = l_563 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((((((long) ((ulong) l_566 + (ulong) 2242545357980376863L)) & (~((long) ((ulong) l_566 + (ulong) 361700864190383365L)))) & (~l_565)) & (-9187201950435737472L)) | ((~(l_567 | ((long) ((ulong) (l_567 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L))) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_564);
                                i_569 = (int) ((uint) i_564 + (uint) 8);
                                l_563 = l_568;
                                i_564 = i_569;
                            }
                            l_561 = l_563;
                        }
                        if (i_560 < 64) {
                            if (i_560 < 1) {
                                l_570 = 0L;
                            } else {
                                l_571 = (long) ((ulong) (1L << i_560) + (ulong) (-1L));
                                l_570 = l_571;
                            }
                        } else {
                            l_570 = (-1L);
                        }
                        l_572 = l_561 & l_570;
                        l_573 = l_572 << 1;
                        l_574 = l_557 & (~(l_556 | (l_557 << 1)));
                        l_575 = l_574;
                        while (true) {
                            if (l_575 == 0L) {
                                break;
                            }
                            l_576 = l_575 & ((long) ((ulong) l_575 + (ulong) (-1L)));
                            i_577 = gale_ctz_long(l_575);
                            i_578 = gale_ctz_long((~(((long) ((ulong) l_557 >> i_577)) | (l_573 << (63 - i_577)))));
                            if ((uint) i_578 < (uint) 32) {
                                l_579 = (long) ((ulong) ((long) ((ulong) l_492 + (ulong) ((long) i_558))) + (ulong) ((long) (uint) i_577));
                                l_580 = l_579 & (-8L);
                                l_581 = *((__global gale_long *) (arg_work + 16 + l_580));
                                l_582 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_580 + (ulong) 8L))));
                                l_583 = (long) ((ulong) l_579 + (ulong) 8L);
                                l_584 = l_583 & (-8L);
                                l_585 = *((__global gale_long *) (arg_work + 16 + l_584));
                                l_586 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_584 + (ulong) 8L))));
                                if ((uint) i_578 < (uint) 8) {
                                    i_587 = 0;
                                } else {
                                    if ((uint) i_578 < (uint) 17) {
                                        i_588 = i_578 + (-8);
                                        i_587 = i_588;
                                    } else {
                                        i_587 = 8;
                                    }
                                }
                                i_589 = ((int) ((long) ((ulong) l_579 - (ulong) l_580))) << 3;
                                i_590 = ((uint) i_578 < (uint) 9) ? i_578 : 8;
                                i_591 = i_590 << 2;
                                l_592 = (long) ((ulong) ((((long) ((ulong) l_581 >> i_589)) | ((l_582 << 1) << ((int) ((uint) 63 - (uint) i_589)))) & (~(((-1L) << i_591) << i_591))) * (ulong) (-7046029254386353131L));
                                i_593 = ((int) ((long) ((ulong) l_583 - (ulong) l_584))) << 3;
                                i_594 = i_587 << 2;
                                l_595 = (long) ((ulong) ((l_592 ^ ((long) ((ulong) l_592 >> 32))) ^ ((((long) ((ulong) l_585 >> i_593)) | ((l_586 << 1) << ((int) ((uint) 63 - (uint) i_593)))) & (~(((-1L) << i_594) << i_594)))) * (ulong) (-7046029254386353131L));
                                l_596 = l_595 ^ ((long) ((ulong) l_595 >> 32));
                                l_597 = (long) i_535;
                                l_598 = ((l_597 << 5) + (l_597 << 4)) + 73856L;
                                l_599 = (long) i_536;
                                l_600 = l_599 << 2;
                                l_601 = (((l_598 + (l_599 + l_600)) + (l_597 * 43L)) + 63L) & (-64L);
                                l_602 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) l_601)) + (ulong) l_598);
                                l_603 = (long) ((ulong) l_602 + (ulong) l_600);
                                i_604 = (i_536 >> 2) + (-1);
                                l_605 = l_596;
                                i_606 = 16;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_606 < i_578)) {
                                        break;
                                    }
                                    l_607 = (long) ((ulong) l_579 + (ulong) ((long) i_606));
                                    l_608 = l_607 & (-8L);
                                    l_609 = *((__global gale_long *) (arg_work + 16 + l_608));
                                    l_610 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_608 + (ulong) 8L))));
                                    i_611 = (int) ((uint) i_578 - (uint) i_606);
                                    if (i_611 < 0) {
                                        i_612 = 0;
                                    } else {
                                        i_613 = (i_611 < 9) ? i_611 : 8;
                                        i_612 = i_613;
                                    }
                                    i_614 = ((int) ((long) ((ulong) l_607 - (ulong) l_608))) << 3;
                                    i_615 = i_612 << 2;
                                    l_616 = (long) ((ulong) (l_605 ^ ((((long) ((ulong) l_609 >> i_614)) | ((l_610 << 1) << ((int) ((uint) 63 - (uint) i_614)))) & (~(((-1L) << i_615) << i_615)))) * (ulong) (-7046029254386353131L));
                                    l_617 = l_616 ^ ((long) ((ulong) l_616 >> 32));
                                    i_618 = (int) ((uint) i_606 + (uint) 8);
                                    l_605 = l_617;
                                    i_606 = i_618;
                                }
                                i_619 = (int) ((long) ((ulong) l_605 >> 16));
                                i_620 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_603 + (ulong) ((long) (uint) ((((int) ((uint) i_619 >> 13)) & i_604) << 2))))));
                                if ((i_620 & (1 << ((int) ((uint) i_619 >> 8)))) == 0) {
                                    l_575 = l_576;
                                } else {
                                    i_621 = (int) ((uint) i_536 + (uint) (-1));
                                    i_622 = i_619 & i_621;
                                    i_623 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_602 + (ulong) (((long) i_622) << 2)))));
                                    i_624 = i_621 >> 1;
                                    i_625 = ~i_624;
                                    i_626 = i_622;
                                    i_627 = i_623;
                                    while (true) {
                                        i_628 = (int) ((uint) (i_624 & i_627) + (uint) (-1));
                                        if (i_627 == 0) {
                                            goto B425;
                                        }
                                        if (((i_619 ^ i_627) & i_625) == 0) {
                                            l_629 = (long) i_628;
                                            l_630 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) l_601)) + (ulong) 73856L)) + (ulong) ((l_629 << 5) + (l_629 << 4)));
                                            i_631 = *((__global gale_int *) (arg_work + 16 + l_630));
                                            if (i_578 == i_631) {
                                                l_632 = (long) ((ulong) l_630 + (ulong) 16L);
                                                i_633 = 0;
                                                GALEFS_INNERMOST_LOOP()
                                                while (true) {
                                                    if (!(i_633 < i_578)) {
                                                        goto B418;
                                                    }
                                                    l_634 = (long) i_633;
                                                    l_635 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_632 + (ulong) l_634))));
                                                    l_636 = (long) ((ulong) l_579 + (ulong) l_634);
                                                    l_637 = l_636 & (-8L);
                                                    l_638 = *((__global gale_long *) (arg_work + 16 + l_637));
                                                    l_639 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_637 + (ulong) 8L))));
                                                    i_640 = (int) ((uint) i_578 - (uint) i_633);
                                                    if (i_640 < 0) {
                                                        i_641 = 0;
                                                    } else {
                                                        i_642 = (i_640 < 9) ? i_640 : 8;
                                                        i_641 = i_642;
                                                    }
                                                    i_643 = ((int) ((long) ((ulong) l_636 - (ulong) l_637))) << 3;
                                                    i_644 = i_641 << 2;
                                                    if (!(l_635 == ((((long) ((ulong) l_638 >> i_643)) | ((l_639 << 1) << ((int) ((uint) 63 - (uint) i_643)))) & (~(((-1L) << i_644) << i_644))))) {
                                                        break;
                                                    }
                                                    i_645 = (int) ((uint) i_633 + (uint) 8);
                                                    i_633 = i_645;
                                                }
                                                goto B419;
                                            B418:;
                                            B419:;
                                                if (!(i_633 < i_578)) {
                                                    break;
                                                }
                                            }
                                        }
                                        i_646 = i_621 & ((int) ((uint) i_626 + (uint) 1));
                                        i_647 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_602 + (ulong) (((long) i_646) << 2)))));
                                        i_626 = i_646;
                                        i_627 = i_647;
                                    }
                                    goto B426;
                                B425:;
                                B426:;
                                    if (i_628 < 0) {
                                        l_575 = l_576;
                                    } else {
                                        ul_648 = arg_counts + ((((long) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))))) * (uint) i_535)) + (uint) i_628))) << 2) + 16L);
                                        i_649 = *((__global gale_int *) ul_648);
                                        *((__global gale_int *) ul_648) = ((int) ((uint) i_649 + (uint) 1));
                                        l_575 = l_576;
                                    }
                                }
                            } else {
                                l_575 = l_576;
                            }
                        }
                        l_650 = (long) ((ulong) l_557 >> 63);
                        l_556 = l_650;
                        l_557 = l_572;
                        i_558 = i_559;
                    }
                }
            }
            GALEFS_BARRIER(16);
            i_651 = i_394;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_651 < 128)) {
                    break;
                }
                l_652 = (long) i_651;
                l_653 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_652 + (ulong) l_491))));
                *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_488 + (ulong) l_652)))) = l_653;
                i_654 = (int) ((uint) i_651 + (uint) i_382);
                i_651 = i_654;
            }
            l_655 = (long) ((ulong) l_495 + (ulong) ((long) i_526));
            if (i_526 < 0) {
                l_495 = l_655;
                i_496 = i_526;
            } else {
                i_656 = (i_526 < 65536) ? 0 : 1;
                l_495 = l_655;
                i_496 = i_656;
            }
        }
        if (i_393 == 0) {
            l_657 = gale_OpenFileCalls_beginClose(arg_fs, i_493, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_658 = l_657;
        } else {
            l_658 = 0L;
        }
        GALEFS_BROADCAST(17, l_659, l_658);
        if (l_659 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_379;
            gale_longs[gale_item] = (ulong) l_404;
            gale_ints[gale_items + gale_item] = (uint) i_405;
            gale_ints[2 * gale_items + gale_item] = (uint) i_454;
            gale_longs[gale_items + gale_item] = (ulong) l_465;
            gale_ints[3 * gale_items + gale_item] = (uint) i_466;
            gale_ints[4 * gale_items + gale_item] = (uint) i_467;
            gale_ints[5 * gale_items + gale_item] = (uint) i_469;
            gale_ints[6 * gale_items + gale_item] = (uint) i_496;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_659); }
            GALEFS_RETURN;
            resume_8:
            gale_resuming = 0;
            i_379 = (int) gale_ints[gale_item];
            l_404 = (long) gale_longs[gale_item];
            i_405 = (int) gale_ints[gale_items + gale_item];
            i_454 = (int) gale_ints[2 * gale_items + gale_item];
            l_465 = (long) gale_longs[gale_items + gale_item];
            i_466 = (int) gale_ints[3 * gale_items + gale_item];
            i_467 = (int) gale_ints[4 * gale_items + gale_item];
            i_469 = (int) gale_ints[5 * gale_items + gale_item];
            i_496 = (int) gale_ints[6 * gale_items + gale_item];
            ul_0 = arg_args + 28L;
            l_2 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
            ul_12 = arg_args + 20L;
            ul_14 = arg_args + 24L;
            l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            ul_22 = arg_args + 16L;
            ul_367 = arg_args + 32L;
            i_381 = (int) get_local_size(0);
            i_382 = ((int) get_local_size(0)) << 3;
            i_383 = ((int) get_local_size(0)) << 3;
            i_384 = (int) get_local_size(0);
            i_385 = (int) get_local_id(0);
            l_386 = (long) gale_group;
            i_387 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
            i_388 = (int) get_local_size(0);
            i_389 = (int) get_local_id(0);
            l_390 = (long) gale_group;
            i_391 = (int) get_local_id(0);
            i_392 = (int) get_local_id(0);
            i_393 = (int) get_local_id(0);
            i_394 = ((int) get_local_id(0)) << 3;
            l_395 = (long) gale_group;
            i_396 = ((int) get_local_id(0)) << 3;
            i_397 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
            l_398 = (long) gale_group;
            i_399 = (int) get_local_id(0);
            l_400 = (long) gale_group;
            i_401 = (int) get_local_id(0);
            l_402 = (long) gale_group;
            ul_403 = arg_args + 36L;
            l_659 = gale_reply(gale_entry);
        }
        if (i_392 == 0) {
            l_660 = (long) ((ulong) l_465 + (ulong) ((long) i_469));
            *((__global char *) (arg_work + 16 + l_660)) = (char) 46;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_660 + (ulong) 1L)))) = (char) 99;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_660 + (ulong) 2L)))) = (char) 111;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_660 + (ulong) 3L)))) = (char) 117;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_660 + (ulong) 4L)))) = (char) 110;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_660 + (ulong) 5L)))) = (char) 116;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_660 + (ulong) 6L)))) = (char) 115;
        }
        if (i_496 < 0) {
            i_661 = 0;
        } else {
            i_662 = (int) ((uint) i_469 + (uint) 7);
            i_661 = i_662;
        }
        GALEFS_BARRIER(18);
        if (i_391 == 0) {
            l_663 = gale_FileOpener_begin(arg_fs, i_661, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            if (l_663 < 0L) {
                l_664 = l_663;
            } else {
                l_665 = (long) ((ulong) l_2 + (ulong) (((long) gale_position) << 12));
                i_666 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_666 < i_661)) {
                        break;
                    }
                    l_667 = (long) i_666;
                    i_668 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_465 + (ulong) l_667))));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_665 + (ulong) l_667)))) = (char) i_668;
                    i_669 = (int) ((uint) i_666 + (uint) 1);
                    i_666 = i_669;
                }
                l_670 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 577, i_661, (-1), gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                l_664 = l_670;
            }
        } else {
            l_664 = 0L;
        }
        GALEFS_BROADCAST(19, l_671, l_664);
        if (l_671 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_379;
            gale_longs[gale_item] = (ulong) l_404;
            gale_ints[gale_items + gale_item] = (uint) i_405;
            gale_ints[2 * gale_items + gale_item] = (uint) i_454;
            gale_ints[3 * gale_items + gale_item] = (uint) i_466;
            gale_ints[4 * gale_items + gale_item] = (uint) i_467;
            gale_ints[5 * gale_items + gale_item] = (uint) i_496;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_671); }
            GALEFS_RETURN;
            resume_9:
            gale_resuming = 0;
            i_379 = (int) gale_ints[gale_item];
            l_404 = (long) gale_longs[gale_item];
            i_405 = (int) gale_ints[gale_items + gale_item];
            i_454 = (int) gale_ints[2 * gale_items + gale_item];
            i_466 = (int) gale_ints[3 * gale_items + gale_item];
            i_467 = (int) gale_ints[4 * gale_items + gale_item];
            i_496 = (int) gale_ints[5 * gale_items + gale_item];
            ul_0 = arg_args + 28L;
            l_2 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
            ul_12 = arg_args + 20L;
            ul_14 = arg_args + 24L;
            l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            ul_22 = arg_args + 16L;
            ul_367 = arg_args + 32L;
            i_381 = (int) get_local_size(0);
            i_382 = ((int) get_local_size(0)) << 3;
            i_383 = ((int) get_local_size(0)) << 3;
            i_384 = (int) get_local_size(0);
            i_385 = (int) get_local_id(0);
            l_386 = (long) gale_group;
            i_387 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
            i_388 = (int) get_local_size(0);
            i_389 = (int) get_local_id(0);
            l_390 = (long) gale_group;
            i_391 = (int) get_local_id(0);
            i_392 = (int) get_local_id(0);
            i_393 = (int) get_local_id(0);
            i_394 = ((int) get_local_id(0)) << 3;
            l_395 = (long) gale_group;
            i_396 = ((int) get_local_id(0)) << 3;
            i_397 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
            l_398 = (long) gale_group;
            i_399 = (int) get_local_id(0);
            l_400 = (long) gale_group;
            i_401 = (int) get_local_id(0);
            l_402 = (long) gale_group;
            ul_403 = arg_args + 36L;
            l_671 = gale_reply(gale_entry);
        }
        i_672 = *((__global gale_int *) ul_12);
        i_673 = *((__global gale_int *) ul_14);
        l_674 = (long) i_672;
        i_675 = (int) l_671;
        if (i_675 < 0) {
            i_676 = 0;
        } else {
            i_677 = *((__global gale_int *) ul_22);
            l_678 = l_674 * ((long) gale_group);
            l_679 = (long) i_677;
            if (l_678 < l_679) {
                l_680 = l_679 - l_678;
                if (l_680 < l_674) {
                    i_681 = (int) l_680;
                    i_676 = i_681;
                } else {
                    i_676 = i_672;
                }
            } else {
                i_676 = 0;
            }
        }
        l_682 = (long) i_673;
        l_683 = (((l_674 << 5) + (l_674 << 4)) + 73856L) + (l_682 + (l_682 << 2));
        l_684 = ((l_683 + (l_674 * 43L)) + 63L) & (-64L);
        l_685 = (long) ((ulong) l_390 * (ulong) l_684);
        i_686 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_685 + (ulong) 73864L))));
        l_687 = (long) ((ulong) l_685 + (ulong) 73856L);
        if (i_676 < 1) {
            i_688 = 0;
        } else {
            l_689 = (long) (uint) ((int) ((uint) i_676 + (uint) (-1)));
            l_690 = (long) ((ulong) l_687 + (ulong) ((l_689 << 5) + (l_689 << 4)));
            i_691 = *((__global gale_int *) (arg_work + 16 + (l_690 + 8L)));
            i_692 = *((__global gale_int *) (arg_work + 16 + l_690));
            i_693 = (int) ((uint) ((int) ((uint) ((int) ((uint) i_691 + (uint) i_692)) + (uint) 12)) - (uint) i_686);
            i_688 = i_693;
        }
        l_694 = (long) i_686;
        l_695 = (long) ((ulong) l_683 + (ulong) ((long) ((ulong) l_684 * (ulong) l_386)));
        i_696 = i_389;
        while (true) {
            if (!(i_696 < i_676)) {
                break;
            }
            l_697 = (long) i_696;
            l_698 = (long) ((ulong) l_687 + (ulong) ((l_697 << 5) + (l_697 << 4)));
            i_699 = *((__global gale_int *) (arg_work + 16 + (l_698 + 8L)));
            i_700 = *((__global gale_int *) (arg_work + 16 + (l_698 + 4L)));
            i_701 = 0;
            i_702 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_702 < i_388)) {
                    break;
                }
                i_703 = *((__global gale_int *) ul_12);
                i_704 = *((__global gale_int *) (arg_counts + ((((long) ((int) ((uint) i_700 + (uint) ((int) ((uint) ((int) ((uint) i_702 + (uint) i_387)) * (uint) i_703))))) << 2) + 16L)));
                i_705 = (int) ((uint) i_701 + (uint) i_704);
                i_706 = (int) ((uint) i_702 + (uint) 1);
                i_701 = i_705;
                i_702 = i_706;
            }
            l_707 = (long) ((ulong) ((long) ((ulong) l_695 + (ulong) ((long) i_699))) - (ulong) l_694);
            i_708 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_708 < 10)) {
                    break;
                }
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_707 + (ulong) ((long) i_708))))) = (char) 32;
                i_709 = (int) ((uint) i_708 + (uint) 1);
                i_708 = i_709;
            }
            i_710 = i_701;
            i_711 = 10;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_711 == 10)) {
                    if (i_710 < 1) {
                        break;
                    }
                }
                i_712 = (int) ((uint) i_711 + (uint) (-1));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_707 + (ulong) ((long) i_712))))) = (char) (gale_rem_int(i_710, 10) + 48);
                i_713 = gale_div_int(i_710, 10);
                i_710 = i_713;
                i_711 = i_712;
            }
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_707 + (ulong) 10L)))) = (char) 32;
            i_714 = *((__global gale_int *) (arg_work + 16 + l_698));
            l_715 = (long) ((ulong) l_707 + (ulong) 11L);
            l_716 = (long) ((ulong) l_698 + (ulong) 16L);
            i_717 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_717 < i_714)) {
                    break;
                }
                l_718 = (long) i_717;
                i_719 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_716 + (ulong) l_718))));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_718 + (ulong) l_715)))) = (char) i_719;
                i_720 = (int) ((uint) i_717 + (uint) 1);
                i_717 = i_720;
            }
            *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) i_714) + (ulong) l_715)))) = (char) 10;
            i_721 = (int) ((uint) i_696 + (uint) i_381);
            i_696 = i_721;
        }
        i_722 = 0;
        i_723 = 1;
        loop_485:;
        while (true) {
            if (gale_resuming == 10) {
                goto loop_488;
            }
            if (i_723 < 1) {
                goto B512;
            }
            if (!(i_722 < i_688)) {
                break;
            }
            l_724 = (long) i_722;
            l_725 = (long) ((ulong) l_695 + (ulong) l_724);
            i_726 = (int) ((uint) i_688 - (uint) i_722);
            l_727 = l_694 + l_724;
            i_728 = GALEFS_LAUNCH_INT(arg_fs, 212L);
            i_729 = (int) get_local_id(0);
            i_730 = (int) get_local_id(0);
            i_731 = 4;
            i_732 = 0;
            i_733 = 0;
            loop_488:;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (gale_resuming == 10) {
                    goto resume_10;
                }
                if (i_731 == 0) {
                    break;
                }
                l_734 = (long) i_732;
                l_735 = l_727 + l_734;
                if (i_730 == 0) {
                    i_736 = (i_732 < 1) ? 0 : 1;
                    l_737 = gale_BlockAccess_beginWrite(arg_fs, i_731, i_675, l_735, ((int) ((uint) i_726 - (uint) i_732)), i_736, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    l_738 = l_737;
                } else {
                    l_738 = 0L;
                }
                GALEFS_BROADCAST(20, l_739, l_738);
                if (l_739 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_379;
                    gale_longs[gale_item] = (ulong) l_404;
                    gale_ints[gale_items + gale_item] = (uint) i_405;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_454;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_466;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_467;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_496;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_675;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_688;
                    gale_longs[gale_items + gale_item] = (ulong) l_694;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_695;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_722;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_725;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_726;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_727;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_731;
                    gale_ints[11 * gale_items + gale_item] = (uint) i_732;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_734;
                    gale_longs[6 * gale_items + gale_item] = (ulong) l_735;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_739); }
                    GALEFS_RETURN;
                    resume_10:
                    gale_resuming = 0;
                    i_379 = (int) gale_ints[gale_item];
                    l_404 = (long) gale_longs[gale_item];
                    i_405 = (int) gale_ints[gale_items + gale_item];
                    i_454 = (int) gale_ints[2 * gale_items + gale_item];
                    i_466 = (int) gale_ints[3 * gale_items + gale_item];
                    i_467 = (int) gale_ints[4 * gale_items + gale_item];
                    i_496 = (int) gale_ints[5 * gale_items + gale_item];
                    i_675 = (int) gale_ints[6 * gale_items + gale_item];
                    i_688 = (int) gale_ints[7 * gale_items + gale_item];
                    l_694 = (long) gale_longs[gale_items + gale_item];
                    l_695 = (long) gale_longs[2 * gale_items + gale_item];
                    i_722 = (int) gale_ints[8 * gale_items + gale_item];
                    l_725 = (long) gale_longs[3 * gale_items + gale_item];
                    i_726 = (int) gale_ints[9 * gale_items + gale_item];
                    l_727 = (long) gale_longs[4 * gale_items + gale_item];
                    i_731 = (int) gale_ints[10 * gale_items + gale_item];
                    i_732 = (int) gale_ints[11 * gale_items + gale_item];
                    l_734 = (long) gale_longs[5 * gale_items + gale_item];
                    l_735 = (long) gale_longs[6 * gale_items + gale_item];
                    ul_0 = arg_args + 28L;
                    l_2 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
                    ul_12 = arg_args + 20L;
                    ul_14 = arg_args + 24L;
                    l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
                    ul_22 = arg_args + 16L;
                    ul_367 = arg_args + 32L;
                    i_381 = (int) get_local_size(0);
                    i_382 = ((int) get_local_size(0)) << 3;
                    i_383 = ((int) get_local_size(0)) << 3;
                    i_384 = (int) get_local_size(0);
                    i_385 = (int) get_local_id(0);
                    l_386 = (long) gale_group;
                    i_387 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
                    i_388 = (int) get_local_size(0);
                    i_389 = (int) get_local_id(0);
                    l_390 = (long) gale_group;
                    i_391 = (int) get_local_id(0);
                    i_392 = (int) get_local_id(0);
                    i_393 = (int) get_local_id(0);
                    i_394 = ((int) get_local_id(0)) << 3;
                    l_395 = (long) gale_group;
                    i_396 = ((int) get_local_id(0)) << 3;
                    i_397 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
                    l_398 = (long) gale_group;
                    i_399 = (int) get_local_id(0);
                    l_400 = (long) gale_group;
                    i_401 = (int) get_local_id(0);
                    l_402 = (long) gale_group;
                    ul_403 = arg_args + 36L;
                    i_728 = GALEFS_LAUNCH_INT(arg_fs, 212L);
                    i_729 = (int) get_local_id(0);
                    i_730 = (int) get_local_id(0);
                    l_739 = gale_reply(gale_entry);
                }
                i_740 = (int) l_739;
                if (l_739 < 0L) {
                    i_741 = 0;
                } else {
                    i_741 = i_740;
                }
                l_742 = gale_BlockAccess_offsetInRegion(arg_fs, l_739, l_735, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                gale_copy((arg_work + 16 + ((long) ((ulong) l_725 + (ulong) l_734))), (arg_fs + 16 + l_742), i_741);
                GALEFS_BARRIER(21);
                if (i_729 == 0) {
                    if (!(i_741 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 24, i_741, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
                    }
                }
                i_743 = (int) ((uint) i_732 + (uint) i_741);
                if (l_739 < 0L) {
                    if ((!(i_731 == 4)) || (i_743 < 1)) {
                        i_744 = i_740;
                    } else {
                        i_744 = i_743;
                    }
                } else {
                    i_744 = i_743;
                }
                i_745 = (((!(i_731 == 4)) || (i_743 < 1)) || (i_728 == 0)) ? 0 : 5;
                if (i_741 == 0) {
                    i_731 = i_745;
                    i_732 = i_743;
                    i_733 = i_744;
                } else {
                    if (i_726 == i_743) {
                        i_731 = i_745;
                        i_732 = i_743;
                        i_733 = i_744;
                    } else {
                        i_732 = i_743;
                        i_733 = i_744;
                    }
                }
            }
            i_746 = (i_733 < 1) ? 0 : i_733;
            i_747 = (int) ((uint) i_722 + (uint) i_746);
            i_722 = i_747;
            i_723 = i_733;
        }
        goto B513;
    B512:;
    B513:;
        if (i_723 < 0) {
            i_748 = i_723;
        } else {
            i_748 = i_722;
        }
        if (i_675 < 0) {
            i_749 = i_675;
        } else {
            i_749 = i_748;
        }
        if (i_385 == 0) {
            l_750 = gale_OpenFileCalls_beginClose(arg_fs, i_675, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
            l_751 = l_750;
        } else {
            l_751 = 0L;
        }
        GALEFS_BROADCAST(22, l_752, l_751);
        if (l_752 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_379;
            gale_longs[gale_item] = (ulong) l_404;
            gale_ints[gale_items + gale_item] = (uint) i_405;
            gale_ints[2 * gale_items + gale_item] = (uint) i_454;
            gale_ints[3 * gale_items + gale_item] = (uint) i_466;
            gale_ints[4 * gale_items + gale_item] = (uint) i_467;
            gale_ints[5 * gale_items + gale_item] = (uint) i_496;
            gale_ints[6 * gale_items + gale_item] = (uint) i_749;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 11, l_752); }
            GALEFS_RETURN;
            resume_11:
            gale_resuming = 0;
            i_379 = (int) gale_ints[gale_item];
            l_404 = (long) gale_longs[gale_item];
            i_405 = (int) gale_ints[gale_items + gale_item];
            i_454 = (int) gale_ints[2 * gale_items + gale_item];
            i_466 = (int) gale_ints[3 * gale_items + gale_item];
            i_467 = (int) gale_ints[4 * gale_items + gale_item];
            i_496 = (int) gale_ints[5 * gale_items + gale_item];
            i_749 = (int) gale_ints[6 * gale_items + gale_item];
            ul_0 = arg_args + 28L;
            l_2 = GALEFS_LAUNCH_LONG(arg_fs, 32L);
            ul_12 = arg_args + 20L;
            ul_14 = arg_args + 24L;
            l_21 = (long) ((ulong) (1L << GALEFS_LAUNCH_INT(arg_fs, 148L)) + (ulong) (-1L));
            ul_22 = arg_args + 16L;
            ul_367 = arg_args + 32L;
            i_381 = (int) get_local_size(0);
            i_382 = ((int) get_local_size(0)) << 3;
            i_383 = ((int) get_local_size(0)) << 3;
            i_384 = (int) get_local_size(0);
            i_385 = (int) get_local_id(0);
            l_386 = (long) gale_group;
            i_387 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
            i_388 = (int) get_local_size(0);
            i_389 = (int) get_local_id(0);
            l_390 = (long) gale_group;
            i_391 = (int) get_local_id(0);
            i_392 = (int) get_local_id(0);
            i_393 = (int) get_local_id(0);
            i_394 = ((int) get_local_id(0)) << 3;
            l_395 = (long) gale_group;
            i_396 = ((int) get_local_id(0)) << 3;
            i_397 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
            l_398 = (long) gale_group;
            i_399 = (int) get_local_id(0);
            l_400 = (long) gale_group;
            i_401 = (int) get_local_id(0);
            l_402 = (long) gale_group;
            ul_403 = arg_args + 36L;
            l_752 = gale_reply(gale_entry);
        }
        i_753 = (int) l_752;
        i_754 = ((!((uint) i_467 < (uint) 4000)) || ((i_496 < 0) || ((i_749 < 0) || (i_753 < 0)))) ? 0 : 1;
        l_755 = (long) ((ulong) l_404 + (ulong) ((long) i_454));
        i_756 = (int) ((uint) i_405 + (uint) 1);
        if (i_454 < 0) {
            if (((int) get_local_id(0)) == 0) {
                l_757 = (long) (gale_group << 2);
                *((__global gale_int *) (arg_status + ((l_757 << 2) + 16L))) = 4;
                *((__global gale_int *) (arg_status + (((l_757 + 1L) << 2) + 16L))) = i_405;
                *((__global gale_int *) (arg_status + (((l_757 + 2L) << 2) + 16L))) = i_454;
                l_404 = l_755;
                i_405 = i_756;
                i_406 = i_754;
            } else {
                l_404 = l_755;
                i_405 = i_756;
                i_406 = i_754;
            }
        } else {
            if (i_454 == 1) {
                if (((int) get_local_id(0)) == 0) {
                    l_758 = (long) (gale_group << 2);
                    *((__global gale_int *) (arg_status + ((l_758 << 2) + 16L))) = 5;
                    *((__global gale_int *) (arg_status + (((l_758 + 1L) << 2) + 16L))) = i_405;
                    *((__global gale_int *) (arg_status + (((l_758 + 2L) << 2) + 16L))) = 0;
                    l_404 = l_755;
                    i_405 = i_756;
                    i_406 = i_754;
                } else {
                    l_404 = l_755;
                    i_405 = i_756;
                    i_406 = i_754;
                }
            } else {
                if (i_466 < 4001) {
                    if ((uint) i_467 < (uint) 4000) {
                        if (i_496 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                l_759 = (long) (gale_group << 2);
                                *((__global gale_int *) (arg_status + ((l_759 << 2) + 16L))) = 7;
                                *((__global gale_int *) (arg_status + (((l_759 + 1L) << 2) + 16L))) = i_405;
                                *((__global gale_int *) (arg_status + (((l_759 + 2L) << 2) + 16L))) = i_496;
                                l_404 = l_755;
                                i_405 = i_756;
                                i_406 = i_754;
                                continue;
                            }
                            l_404 = l_755;
                            i_405 = i_756;
                            i_406 = i_754;
                            continue;
                        }
                    }
                    if ((uint) i_467 < (uint) 4000) {
                        if (i_749 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                l_760 = (long) (gale_group << 2);
                                *((__global gale_int *) (arg_status + ((l_760 << 2) + 16L))) = 8;
                                *((__global gale_int *) (arg_status + (((l_760 + 1L) << 2) + 16L))) = i_405;
                                *((__global gale_int *) (arg_status + (((l_760 + 2L) << 2) + 16L))) = i_749;
                                l_404 = l_755;
                                i_405 = i_756;
                                i_406 = i_754;
                                continue;
                            }
                            l_404 = l_755;
                            i_405 = i_756;
                            i_406 = i_754;
                            continue;
                        }
                    }
                    if ((uint) i_467 < (uint) 4000) {
                        if (i_753 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                l_761 = (long) (gale_group << 2);
                                *((__global gale_int *) (arg_status + ((l_761 << 2) + 16L))) = 8;
                                *((__global gale_int *) (arg_status + (((l_761 + 1L) << 2) + 16L))) = i_405;
                                *((__global gale_int *) (arg_status + (((l_761 + 2L) << 2) + 16L))) = i_753;
                                l_404 = l_755;
                                i_405 = i_756;
                                i_406 = i_754;
                            } else {
                                l_404 = l_755;
                                i_405 = i_756;
                                i_406 = i_754;
                            }
                        } else {
                            l_404 = l_755;
                            i_405 = i_756;
                            i_406 = i_754;
                        }
                    } else {
                        l_404 = l_755;
                        i_405 = i_756;
                        i_406 = i_754;
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        l_762 = (long) (gale_group << 2);
                        *((__global gale_int *) (arg_status + ((l_762 << 2) + 16L))) = 6;
                        *((__global gale_int *) (arg_status + (((l_762 + 1L) << 2) + 16L))) = i_405;
                        *((__global gale_int *) (arg_status + (((l_762 + 2L) << 2) + 16L))) = i_466;
                        l_404 = l_755;
                        i_405 = i_756;
                        i_406 = i_754;
                    } else {
                        l_404 = l_755;
                        i_405 = i_756;
                        i_406 = i_754;
                    }
                }
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_763 = gale_OpenFileCalls_beginClose(arg_fs, i_379, gale_group, gale_slot, gale_position GALEFS_LAUNCH_ARGUMENT);
        l_764 = l_763;
    } else {
        l_764 = 0L;
    }
    GALEFS_BROADCAST(23, l_765, l_764);
    if (l_765 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 12, l_765); }
        GALEFS_RETURN;
        resume_12:
        gale_resuming = 0;
        l_765 = gale_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
