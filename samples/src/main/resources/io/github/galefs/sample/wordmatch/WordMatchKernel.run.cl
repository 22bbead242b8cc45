// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.wordmatch.WordMatchKernel#run
// entry point: galefs_run
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY LONG_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ READ_WRITE READ_WRITE WRITE
// waits: 12
// saved values: 20
// context bytes: 128
// needs: BARRIERS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 9c84e96ecdab91372e41da3c9a09f8c6f29d5c7c797255e10e7ea91d65a4b1b9
// functions SHA-256: e825e5edd164057836d749159758c2b8e9e1bc03867c868e8dfb01f07dc3fcaa
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_ctz_long gale_div_int gale_rem_int
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_ctz_long gale_div_int gale_int_at gale_rem_int gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_33) VARIABLE(int, i_36) VARIABLE(int, i_375) VARIABLE(int, i_389) VARIABLE(int, i_391) VARIABLE(int, i_392) VARIABLE(int, i_393) VARIABLE(int, i_394) VARIABLE(int, i_395) VARIABLE(int, i_396) VARIABLE(int, i_398) VARIABLE(int, i_399) VARIABLE(int, i_400) VARIABLE(int, i_402) VARIABLE(int, i_403) VARIABLE(int, i_404) VARIABLE(int, i_405) VARIABLE(int, i_406) VARIABLE(int, i_407) VARIABLE(int, i_409) VARIABLE(int, i_410) VARIABLE(int, i_411) VARIABLE(int, i_413) VARIABLE(int, i_415) VARIABLE(int, i_419) VARIABLE(int, i_421) VARIABLE(int, i_428) VARIABLE(int, i_432) VARIABLE(int, i_433) VARIABLE(int, i_434) VARIABLE(int, i_435) VARIABLE(int, i_437) VARIABLE(int, i_450) VARIABLE(int, i_451) VARIABLE(int, i_470) VARIABLE(int, i_482) VARIABLE(int, i_483) VARIABLE(int, i_485) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_512) VARIABLE(int, i_515) VARIABLE(int, i_516) VARIABLE(int, i_520) VARIABLE(int, i_521) VARIABLE(int, i_522) VARIABLE(int, i_523) VARIABLE(int, i_525) VARIABLE(int, i_538) VARIABLE(int, i_539) VARIABLE(int, i_547) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_684) VARIABLE(int, i_701) VARIABLE(int, i_714) VARIABLE(int, i_748) VARIABLE(int, i_752) VARIABLE(int, i_754) VARIABLE(int, i_755) VARIABLE(int, i_756) VARIABLE(int, i_757) VARIABLE(int, i_758) VARIABLE(int, i_759) VARIABLE(int, i_769) VARIABLE(int, i_770) VARIABLE(int, i_778) VARIABLE(long, l_2) VARIABLE(long, l_21) VARIABLE(long, l_32) VARIABLE(long, l_368) VARIABLE(long, l_39) VARIABLE(long, l_397) VARIABLE(long, l_40) VARIABLE(long, l_401) VARIABLE(long, l_408) VARIABLE(long, l_412) VARIABLE(long, l_414) VARIABLE(long, l_416) VARIABLE(long, l_418) VARIABLE(long, l_426) VARIABLE(long, l_427) VARIABLE(long, l_430) VARIABLE(long, l_431) VARIABLE(long, l_440) VARIABLE(long, l_441) VARIABLE(long, l_449) VARIABLE(long, l_48) VARIABLE(long, l_481) VARIABLE(long, l_507) VARIABLE(long, l_510) VARIABLE(long, l_511) VARIABLE(long, l_514) VARIABLE(long, l_518) VARIABLE(long, l_519) VARIABLE(long, l_528) VARIABLE(long, l_529) VARIABLE(long, l_537) VARIABLE(long, l_720) VARIABLE(long, l_721) VARIABLE(long, l_751) VARIABLE(long, l_753) VARIABLE(long, l_761) VARIABLE(long, l_762) VARIABLE(long, l_768) VARIABLE(__global uchar *, ul_0) VARIABLE(__global uchar *, ul_15) VARIABLE(__global uchar *, ul_17) VARIABLE(__global uchar *, ul_24) VARIABLE(__global uchar *, ul_374) VARIABLE(__global uchar *, ul_417)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(ul_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(ul_0)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_32) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_32) VARIABLE(l_48) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_32) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_22) VARIABLE(l_2) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(l_368) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_375) VARIABLE(l_2) VARIABLE(l_368) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_374)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(l_2) VARIABLE(l_368) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_374)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_389) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_402) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_406) VARIABLE(i_407) VARIABLE(i_409) VARIABLE(i_410) VARIABLE(i_411) VARIABLE(i_413) VARIABLE(i_415) VARIABLE(i_419) VARIABLE(i_421) VARIABLE(i_428) VARIABLE(i_432) VARIABLE(i_433) VARIABLE(i_434) VARIABLE(i_435) VARIABLE(i_437) VARIABLE(l_2) VARIABLE(l_397) VARIABLE(l_401) VARIABLE(l_408) VARIABLE(l_412) VARIABLE(l_414) VARIABLE(l_416) VARIABLE(l_418) VARIABLE(l_426) VARIABLE(l_427) VARIABLE(l_430) VARIABLE(l_431) VARIABLE(l_440) VARIABLE(l_441) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_374) VARIABLE(ul_417)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_389) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_402) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_406) VARIABLE(i_407) VARIABLE(i_409) VARIABLE(i_410) VARIABLE(i_411) VARIABLE(i_413) VARIABLE(i_415) VARIABLE(i_419) VARIABLE(i_421) VARIABLE(i_428) VARIABLE(i_432) VARIABLE(i_433) VARIABLE(i_434) VARIABLE(i_435) VARIABLE(i_437) VARIABLE(i_450) VARIABLE(i_451) VARIABLE(l_2) VARIABLE(l_397) VARIABLE(l_401) VARIABLE(l_408) VARIABLE(l_412) VARIABLE(l_414) VARIABLE(l_416) VARIABLE(l_418) VARIABLE(l_426) VARIABLE(l_427) VARIABLE(l_430) VARIABLE(l_431) VARIABLE(l_449) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_374) VARIABLE(ul_417)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_389) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_402) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_406) VARIABLE(i_407) VARIABLE(i_409) VARIABLE(i_410) VARIABLE(i_411) VARIABLE(i_413) VARIABLE(i_415) VARIABLE(i_419) VARIABLE(i_470) VARIABLE(i_482) VARIABLE(i_483) VARIABLE(i_485) VARIABLE(l_2) VARIABLE(l_397) VARIABLE(l_401) VARIABLE(l_408) VARIABLE(l_412) VARIABLE(l_414) VARIABLE(l_416) VARIABLE(l_418) VARIABLE(l_481) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_374) VARIABLE(ul_417)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_389) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_402) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_406) VARIABLE(i_407) VARIABLE(i_409) VARIABLE(i_410) VARIABLE(i_411) VARIABLE(i_413) VARIABLE(i_415) VARIABLE(i_419) VARIABLE(i_470) VARIABLE(i_482) VARIABLE(i_483) VARIABLE(i_485) VARIABLE(l_2) VARIABLE(l_397) VARIABLE(l_401) VARIABLE(l_408) VARIABLE(l_412) VARIABLE(l_414) VARIABLE(l_416) VARIABLE(l_418) VARIABLE(l_481) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_374) VARIABLE(ul_417)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_389) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_402) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_406) VARIABLE(i_407) VARIABLE(i_409) VARIABLE(i_410) VARIABLE(i_411) VARIABLE(i_413) VARIABLE(i_415) VARIABLE(i_419) VARIABLE(i_470) VARIABLE(i_482) VARIABLE(i_483) VARIABLE(i_485) VARIABLE(i_512) VARIABLE(i_516) VARIABLE(i_520) VARIABLE(i_521) VARIABLE(i_522) VARIABLE(i_523) VARIABLE(i_525) VARIABLE(l_2) VARIABLE(l_397) VARIABLE(l_401) VARIABLE(l_408) VARIABLE(l_412) VARIABLE(l_414) VARIABLE(l_416) VARIABLE(l_418) VARIABLE(l_481) VARIABLE(l_507) VARIABLE(l_510) VARIABLE(l_511) VARIABLE(l_514) VARIABLE(l_518) VARIABLE(l_519) VARIABLE(l_528) VARIABLE(l_529) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_374) VARIABLE(ul_417)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_389) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_402) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_406) VARIABLE(i_407) VARIABLE(i_409) VARIABLE(i_410) VARIABLE(i_411) VARIABLE(i_413) VARIABLE(i_415) VARIABLE(i_419) VARIABLE(i_470) VARIABLE(i_482) VARIABLE(i_483) VARIABLE(i_485) VARIABLE(i_512) VARIABLE(i_516) VARIABLE(i_520) VARIABLE(i_521) VARIABLE(i_522) VARIABLE(i_523) VARIABLE(i_525) VARIABLE(i_538) VARIABLE(i_539) VARIABLE(l_2) VARIABLE(l_397) VARIABLE(l_401) VARIABLE(l_408) VARIABLE(l_412) VARIABLE(l_414) VARIABLE(l_416) VARIABLE(l_418) VARIABLE(l_481) VARIABLE(l_507) VARIABLE(l_510) VARIABLE(l_511) VARIABLE(l_514) VARIABLE(l_518) VARIABLE(l_519) VARIABLE(l_537) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_374) VARIABLE(ul_417)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_389) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_402) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_406) VARIABLE(i_407) VARIABLE(i_409) VARIABLE(i_410) VARIABLE(i_411) VARIABLE(i_413) VARIABLE(i_415) VARIABLE(i_419) VARIABLE(i_470) VARIABLE(i_482) VARIABLE(i_483) VARIABLE(i_485) VARIABLE(i_512) VARIABLE(i_547) VARIABLE(l_2) VARIABLE(l_397) VARIABLE(l_401) VARIABLE(l_408) VARIABLE(l_412) VARIABLE(l_414) VARIABLE(l_416) VARIABLE(l_418) VARIABLE(l_481) VARIABLE(l_507) VARIABLE(l_510) VARIABLE(l_511) VARIABLE(l_514) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_374) VARIABLE(ul_417)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_389) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_402) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_406) VARIABLE(i_407) VARIABLE(i_409) VARIABLE(i_410) VARIABLE(i_411) VARIABLE(i_413) VARIABLE(i_415) VARIABLE(i_419) VARIABLE(i_470) VARIABLE(i_482) VARIABLE(i_483) VARIABLE(i_485) VARIABLE(i_515) VARIABLE(l_2) VARIABLE(l_397) VARIABLE(l_401) VARIABLE(l_408) VARIABLE(l_412) VARIABLE(l_414) VARIABLE(l_416) VARIABLE(l_418) VARIABLE(l_481) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_374) VARIABLE(ul_417)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_389) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_402) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_406) VARIABLE(i_407) VARIABLE(i_409) VARIABLE(i_410) VARIABLE(i_411) VARIABLE(i_413) VARIABLE(i_415) VARIABLE(i_419) VARIABLE(i_470) VARIABLE(i_482) VARIABLE(i_483) VARIABLE(i_515) VARIABLE(i_684) VARIABLE(l_2) VARIABLE(l_397) VARIABLE(l_401) VARIABLE(l_408) VARIABLE(l_412) VARIABLE(l_414) VARIABLE(l_416) VARIABLE(l_418) VARIABLE(l_481) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_374) VARIABLE(ul_417)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_389) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_402) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_406) VARIABLE(i_407) VARIABLE(i_409) VARIABLE(i_410) VARIABLE(i_411) VARIABLE(i_413) VARIABLE(i_415) VARIABLE(i_419) VARIABLE(i_470) VARIABLE(i_482) VARIABLE(i_483) VARIABLE(i_515) VARIABLE(l_2) VARIABLE(l_397) VARIABLE(l_401) VARIABLE(l_408) VARIABLE(l_412) VARIABLE(l_414) VARIABLE(l_416) VARIABLE(l_418) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_374) VARIABLE(ul_417)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_389) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_402) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_406) VARIABLE(i_407) VARIABLE(i_409) VARIABLE(i_410) VARIABLE(i_411) VARIABLE(i_413) VARIABLE(i_415) VARIABLE(i_419) VARIABLE(i_470) VARIABLE(i_482) VARIABLE(i_483) VARIABLE(i_515) VARIABLE(i_701) VARIABLE(i_714) VARIABLE(i_748) VARIABLE(i_752) VARIABLE(i_754) VARIABLE(i_755) VARIABLE(i_756) VARIABLE(i_757) VARIABLE(i_758) VARIABLE(i_759) VARIABLE(l_2) VARIABLE(l_397) VARIABLE(l_401) VARIABLE(l_408) VARIABLE(l_412) VARIABLE(l_414) VARIABLE(l_416) VARIABLE(l_418) VARIABLE(l_720) VARIABLE(l_721) VARIABLE(l_751) VARIABLE(l_753) VARIABLE(l_761) VARIABLE(l_762) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_374) VARIABLE(ul_417)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_389) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_402) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_406) VARIABLE(i_407) VARIABLE(i_409) VARIABLE(i_410) VARIABLE(i_411) VARIABLE(i_413) VARIABLE(i_415) VARIABLE(i_419) VARIABLE(i_470) VARIABLE(i_482) VARIABLE(i_483) VARIABLE(i_515) VARIABLE(i_701) VARIABLE(i_714) VARIABLE(i_748) VARIABLE(i_752) VARIABLE(i_754) VARIABLE(i_755) VARIABLE(i_756) VARIABLE(i_757) VARIABLE(i_758) VARIABLE(i_759) VARIABLE(i_769) VARIABLE(i_770) VARIABLE(l_2) VARIABLE(l_397) VARIABLE(l_401) VARIABLE(l_408) VARIABLE(l_412) VARIABLE(l_414) VARIABLE(l_416) VARIABLE(l_418) VARIABLE(l_720) VARIABLE(l_721) VARIABLE(l_751) VARIABLE(l_753) VARIABLE(l_768) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_374) VARIABLE(ul_417)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_389) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_402) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_406) VARIABLE(i_407) VARIABLE(i_409) VARIABLE(i_410) VARIABLE(i_411) VARIABLE(i_413) VARIABLE(i_415) VARIABLE(i_419) VARIABLE(i_470) VARIABLE(i_482) VARIABLE(i_483) VARIABLE(i_515) VARIABLE(i_778) VARIABLE(l_2) VARIABLE(l_397) VARIABLE(l_401) VARIABLE(l_408) VARIABLE(l_412) VARIABLE(l_414) VARIABLE(l_416) VARIABLE(l_418) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_374) VARIABLE(ul_417)
#define GALEFS_LIVE_23(VARIABLE)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_paths, __global uchar *arg_work, __global uchar *arg_counts, __global uchar *arg_status) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_0, *ul_15, *ul_17, *ul_24, *ul_374, *ul_417, *ul_669;
    int i_1, i_7, i_9, i_10, i_16, i_18, i_22, i_23, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_33, i_34, i_35, i_36, i_37, i_38, i_41, i_42, i_43, i_49, i_50, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_66, i_70, i_74, i_75, i_77, i_78, i_82, i_86, i_90, i_91, i_92, i_93, i_94, i_95, i_100, i_101, i_102, i_103, i_105, i_108, i_109, i_110, i_111, i_112, i_114, i_115, i_116, i_121, i_122, i_123, i_128, i_129, i_137, i_142, i_143, i_147, i_148, i_149, i_150, i_152, i_157, i_162, i_163, i_164, i_165, i_166, i_169, i_172, i_173, i_174, i_175, i_176, i_177, i_178, i_179, i_180, i_181, i_182, i_183, i_186, i_188, i_195, i_196, i_197, i_198, i_199, i_200, i_201, i_202, i_203, i_206, i_209, i_210, i_212, i_216, i_221, i_222, i_223, i_224, i_225, i_228, i_229, i_230, i_231, i_233, i_234, i_236, i_239, i_241, i_243, i_244, i_245, i_246, i_247, i_252, i_253, i_254, i_259, i_260, i_268, i_273, i_274, i_278, i_279, i_280, i_281, i_283, i_287, i_292, i_293, i_294, i_295, i_296, i_299, i_302, i_303, i_304, i_305, i_306, i_307, i_308, i_309, i_310, i_311, i_312, i_313, i_316, i_318, i_325, i_326, i_327, i_328, i_329, i_330, i_331, i_332, i_333, i_336, i_339, i_340, i_342, i_346, i_351, i_352, i_353, i_354, i_355, i_358, i_359, i_360, i_361, i_363, i_364, i_366, i_375, i_381, i_383, i_384, i_389, i_390, i_391, i_392, i_393, i_394, i_395, i_396, i_398, i_399, i_400, i_402, i_403, i_404, i_405, i_406, i_407, i_409, i_410, i_411, i_413, i_415, i_419, i_420, i_421, i_422, i_423, i_428, i_429, i_432, i_433, i_434, i_435, i_436, i_437, i_438, i_439, i_442, i_443, i_444, i_450, i_451, i_453, i_454, i_455, i_456, i_457, i_458, i_459, i_460, i_461, i_463, i_465, i_466, i_467, i_468, i_469, i_470, i_471, i_472, i_473, i_478, i_482, i_483, i_484, i_485, i_486, i_491, i_493, i_494, i_499, i_500, i_501, i_502, i_503, i_504, i_508, i_509, i_512, i_513, i_515, i_516, i_517, i_520, i_521, i_522, i_523, i_524, i_525, i_526, i_527, i_530, i_531, i_532, i_538, i_539, i_541, i_542, i_543, i_544, i_545, i_546, i_547, i_548, i_549, i_550, i_551, i_552, i_553, i_554, i_555, i_556, i_557, i_558, i_561, i_564, i_569, i_576, i_579, i_580, i_581, i_585, i_590, i_598, i_599, i_608, i_609, i_610, i_611, i_612, i_614, i_615, i_625, i_627, i_632, i_633, i_634, i_635, i_636, i_639, i_640, i_641, i_642, i_643, i_644, i_645, i_646, i_647, i_648, i_649, i_652, i_654, i_661, i_662, i_663, i_664, i_665, i_666, i_667, i_668, i_670, i_672, i_675, i_677, i_684, i_685, i_690, i_692, i_693, i_698, i_699, i_701, i_702, i_703, i_707, i_712, i_714, i_717, i_718, i_719, i_722, i_725, i_726, i_727, i_728, i_729, i_730, i_731, i_732, i_734, i_735, i_736, i_737, i_738, i_739, i_740, i_743, i_745, i_746, i_747, i_748, i_749, i_752, i_754, i_755, i_756, i_757, i_758, i_759, i_760, i_763, i_769, i_770, i_772, i_773, i_774, i_775, i_776, i_777, i_778, i_784, i_785, i_787;
    long l_2, l_3, l_4, l_5, l_6, l_8, l_11, l_12, l_13, l_14, l_19, l_20, l_21, l_32, l_39, l_40, l_44, l_45, l_46, l_47, l_48, l_51, l_63, l_64, l_65, l_67, l_68, l_69, l_71, l_72, l_73, l_76, l_79, l_80, l_81, l_83, l_84, l_85, l_87, l_88, l_89, l_96, l_97, l_98, l_99, l_104, l_106, l_107, l_113, l_117, l_118, l_119, l_120, l_124, l_125, l_126, l_127, l_130, l_131, l_132, l_133, l_134, l_135, l_136, l_138, l_139, l_140, l_141, l_144, l_145, l_146, l_151, l_153, l_154, l_155, l_156, l_158, l_159, l_160, l_161, l_167, l_168, l_170, l_171, l_184, l_185, l_187, l_189, l_190, l_191, l_192, l_193, l_194, l_204, l_205, l_207, l_208, l_211, l_213, l_214, l_215, l_217, l_218, l_219, l_220, l_226, l_227, l_232, l_235, l_237, l_238, l_240, l_242, l_248, l_249, l_250, l_251, l_255, l_256, l_257, l_258, l_261, l_262, l_263, l_264, l_265, l_266, l_267, l_269, l_270, l_271, l_272, l_275, l_276, l_277, l_282, l_284, l_285, l_286, l_288, l_289, l_290, l_291, l_297, l_298, l_300, l_301, l_314, l_315, l_317, l_319, l_320, l_321, l_322, l_323, l_324, l_334, l_335, l_337, l_338, l_341, l_343, l_344, l_345, l_347, l_348, l_349, l_350, l_356, l_357, l_362, l_365, l_367, l_368, l_369, l_370, l_371, l_372, l_373, l_376, l_377, l_378, l_379, l_380, l_382, l_385, l_386, l_387, l_388, l_397, l_401, l_408, l_412, l_414, l_416, l_418, l_424, l_425, l_426, l_427, l_430, l_431, l_440, l_441, l_445, l_446, l_447, l_448, l_449, l_452, l_462, l_464, l_474, l_475, l_476, l_477, l_479, l_480, l_481, l_487, l_488, l_489, l_490, l_492, l_495, l_496, l_497, l_498, l_505, l_506, l_507, l_510, l_511, l_514, l_518, l_519, l_528, l_529, l_533, l_534, l_535, l_536, l_537, l_540, l_559, l_560, l_562, l_563, l_565, l_566, l_567, l_568, l_570, l_571, l_572, l_573, l_574, l_575, l_577, l_578, l_582, l_583, l_584, l_586, l_587, l_588, l_589, l_591, l_592, l_593, l_594, l_595, l_596, l_597, l_600, l_601, l_602, l_603, l_604, l_605, l_606, l_607, l_613, l_616, l_617, l_618, l_619, l_620, l_621, l_622, l_623, l_624, l_626, l_628, l_629, l_630, l_631, l_637, l_638, l_650, l_651, l_653, l_655, l_656, l_657, l_658, l_659, l_660, l_671, l_673, l_674, l_676, l_678, l_679, l_680, l_681, l_682, l_683, l_686, l_687, l_688, l_689, l_691, l_694, l_695, l_696, l_697, l_700, l_704, l_705, l_706, l_708, l_709, l_710, l_711, l_713, l_715, l_716, l_720, l_721, l_723, l_724, l_733, l_741, l_742, l_744, l_750, l_751, l_753, l_761, l_762, l_764, l_765, l_766, l_767, l_768, l_771, l_779, l_780, l_781, l_782, l_783, l_786, l_788, l_789, l_790, l_791, l_792, l_793, l_794, l_795, l_796, l_797, l_798;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
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
    ul_15 = arg_args + 20L;
    i_16 = *((__global gale_int *) ul_15);
    ul_17 = arg_args + 24L;
    i_18 = *((__global gale_int *) ul_17);
    l_19 = (long) i_16;
    l_20 = (long) i_18;
    l_21 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) ((((l_19 * 43L) + (((l_19 << 5) + (l_19 << 4)) + (l_20 + (l_20 << 2)))) + 73919L) & (-64L)))) + (ulong) 128L);
    i_22 = (int) l_14;
    i_23 = (i_22 < 0) ? i_22 : 1;
    ul_24 = arg_args + 16L;
    i_25 = (int) get_local_id(0);
    i_26 = (int) get_local_id(0);
    i_27 = (int) get_local_id(0);
    i_28 = (int) get_local_id(0);
    i_29 = 0;
    i_30 = 0;
    i_31 = 0;
    l_32 = 0L;
    i_33 = 0;
    i_34 = i_23;
    while (true) {
        if (i_34 < 1) {
            break;
        }
        i_35 = 1;
        i_36 = 0;
        i_37 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_35 == 1)) {
                break;
            }
            i_38 = (int) ((uint) 65536 - (uint) i_36);
            l_39 = (long) i_36;
            l_40 = (long) ((ulong) l_32 + (ulong) l_39);
            if (i_37 == 0) {
                i_41 = i_38;
            } else {
                i_42 = 4096 - ((int) (l_40 & 4095L));
                i_43 = (i_42 < i_38) ? i_42 : i_38;
                i_41 = i_43;
            }
            if (i_28 == 0) {
                l_44 = gale_BlockAccess_beginRead(arg_fs, i_22, l_40, i_41, gale_group);
                l_45 = l_44;
            } else {
                l_45 = 0L;
            }
            if (i_27 == 0) {
                if (l_45 < (-4611686018427387904L)) {
                    l_46 = gale_HostCall_awaitReply(arg_fs, l_45, gale_group);
                    l_47 = l_46;
                } else {
                    l_47 = l_45;
                }
            } else {
                l_47 = l_45;
            }
            GALEFS_BROADCAST(3, l_48, l_47);
            i_49 = (int) l_48;
            if (l_48 < 0L) {
                i_50 = 0;
            } else {
                i_50 = i_49;
            }
            l_51 = gale_BlockAccess_offsetInRegion(arg_fs, l_48, l_40, gale_group);
            gale_copy((arg_fs + 16 + l_51), (arg_work + 16 + ((long) ((ulong) l_21 + (ulong) l_39))), i_50);
            GALEFS_BARRIER(4);
            if (i_26 == 0) {
                if (!(i_50 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_50, gale_group);
                }
            }
            i_52 = (int) ((uint) i_36 + (uint) i_50);
            i_53 = ((l_48 == (-117L)) || (!((i_50 < 1) || (!(i_52 < 65536))))) ? 1 : 0;
            i_54 = (l_48 == (-117L)) ? 1 : 0;
            if (l_48 < 0L) {
                if (l_48 == (-117L)) {
                    i_35 = i_53;
                    i_36 = i_52;
                    i_37 = i_54;
                } else {
                    i_35 = i_49;
                    i_36 = i_52;
                    i_37 = i_54;
                }
            } else {
                i_35 = i_53;
                i_36 = i_52;
                i_37 = i_54;
            }
        }
        if (i_36 < 1) {
            i_55 = i_35;
        } else {
            i_55 = i_36;
        }
        i_56 = i_29;
        i_57 = i_30;
        i_58 = i_31;
        i_59 = i_33;
        i_60 = 0;
        while (true) {
            if (!(i_25 == 0)) {
                goto B170;
            }
            if (!(i_60 < i_55)) {
                break;
            }
            i_61 = i_60 & (-64);
            i_62 = (int) ((uint) i_55 - (uint) i_61);
            if (i_62 < 1) {
                l_63 = 0L;
            } else {
                l_64 = (long) ((ulong) l_21 + (ulong) ((long) i_61));
                l_65 = 0L;
                i_66 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_66 < 64)) {
                        break;
                    }
                    l_67 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_64 + (ulong) ((long) i_66)))));
                    l_68 = l_67 ^ 723401728380766730L;
                    l_69 = l_65 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((~(l_68 | ((long) ((ulong) (l_68 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L)) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_66);
                    i_70 = (int) ((uint) i_66 + (uint) 8);
                    l_65 = l_69;
                    i_66 = i_70;
                }
                l_63 = l_65;
            }
            if (i_62 < 64) {
                if (i_62 < 1) {
                    l_71 = 0L;
                } else {
                    l_72 = (long) ((ulong) (1L << i_62) + (ulong) (-1L));
                    l_71 = l_72;
                }
            } else {
                l_71 = (-1L);
            }
            l_73 = (l_63 & l_71) & ((-1L) << i_60);
            i_74 = gale_group;
            i_75 = i_61;
            l_76 = l_73;
            while (true) {
                if (!(l_76 == 0L)) {
                    goto B74;
                }
                if (!(i_75 < i_55)) {
                    break;
                }
                i_77 = (int) ((uint) i_75 + (uint) 64);
                i_78 = (int) ((uint) i_55 - (uint) i_77);
                if (i_78 < 1) {
                    l_79 = 0L;
                } else {
                    l_80 = (long) ((ulong) l_21 + (ulong) ((long) i_77));
                    l_81 = 0L;
                    i_82 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_82 < 64)) {
                            break;
                        }
                        l_83 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_80 + (ulong) ((long) i_82)))));
                        l_84 = l_83 ^ 723401728380766730L;
                        l_85 = l_81 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((~(l_84 | ((long) ((ulong) (l_84 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L)) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_82);
                        i_86 = (int) ((uint) i_82 + (uint) 8);
                        l_81 = l_85;
                        i_82 = i_86;
                    }
                    l_79 = l_81;
                }
                if (i_78 < 64) {
                    if (i_78 < 1) {
                        l_87 = 0L;
                    } else {
                        l_88 = (long) ((ulong) (1L << i_78) + (ulong) (-1L));
                        l_87 = l_88;
                    }
                } else {
                    l_87 = (-1L);
                }
                l_89 = l_79 & l_87;
                i_75 = i_77;
                l_76 = l_89;
            }
            goto B75;
        B74:;
        B75:;
            if (l_76 == 0L) {
                i_90 = i_55;
            } else {
                i_91 = (int) ((uint) i_75 + (uint) gale_ctz_long(l_76));
                i_90 = i_91;
            }
            i_92 = *((__global gale_int *) ul_15);
            i_93 = (int) ((uint) i_56 - (uint) ((int) ((uint) i_74 * (uint) i_92)));
            i_94 = (int) ((uint) i_90 - (uint) i_60);
            if (!(i_93 < 0)) {
                i_95 = *((__global gale_int *) ul_24);
                l_96 = (long) i_92;
                l_97 = ((long) gale_group) * l_96;
                l_98 = (long) i_95;
                if (l_97 < l_98) {
                    l_99 = l_98 - l_97;
                    if (l_99 < l_96) {
                        i_100 = (int) l_99;
                        i_101 = i_100;
                    } else {
                        i_101 = i_92;
                    }
                } else {
                    i_101 = 0;
                }
                if (i_93 < i_101) {
                    i_102 = *((__global gale_int *) ul_17);
                    i_103 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_103 < i_94)) {
                            goto B91;
                        }
                        if (!(((int) ((uint) i_57 + (uint) i_103)) < 31)) {
                            break;
                        }
                        l_104 = (long) i_103;
                        i_105 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) l_21 + (ulong) ((long) i_60))) + (ulong) l_104))));
                        l_106 = (long) i_102;
                        l_107 = (long) (uint) i_93;
                        *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) (((((((l_96 << 5) + (l_96 << 4)) + 73856L) + (l_106 + (l_106 << 2))) + (l_96 * 43L)) + 63L) & (-64L)))) + (ulong) 73856L)) + (ulong) ((l_107 << 5) + (l_107 << 4)))) + (ulong) 16L)) + (ulong) ((long) i_57))) + (ulong) l_104)))) = (char) i_105;
                        i_108 = (int) ((uint) i_103 + (uint) 1);
                        i_103 = i_108;
                    }
                    goto B93;
                B91:;
                }
            }
        B93:;
            i_109 = (int) ((uint) i_90 + (uint) 1);
            i_110 = (int) ((uint) i_57 + (uint) i_94);
            if (i_90 < i_55) {
                i_111 = (int) ((uint) i_58 + (uint) ((int) ((uint) i_110 + (uint) 12)));
                i_112 = (int) ((uint) i_56 + (uint) 1);
                if (i_59 == 0) {
                    if (i_110 == 0) {
                        if (((int) get_local_id(0)) == 0) {
                            l_113 = (long) (gale_group << 2);
                            *((__global gale_int *) (arg_status + ((l_113 << 2) + 16L))) = 2;
                            *((__global gale_int *) (arg_status + (((l_113 + 1L) << 2) + 16L))) = i_112;
                            *((__global gale_int *) (arg_status + (((l_113 + 2L) << 2) + 16L))) = 0;
                            i_56 = i_112;
                            i_57 = 0;
                            i_58 = i_111;
                            i_59 = 2;
                            i_60 = i_109;
                        } else {
                            i_56 = i_112;
                            i_57 = 0;
                            i_58 = i_111;
                            i_59 = 2;
                            i_60 = i_109;
                        }
                    } else {
                        if (i_110 < 32) {
                            i_114 = *((__global gale_int *) ul_15);
                            i_115 = (int) ((uint) i_56 - (uint) ((int) ((uint) gale_group * (uint) i_114)));
                            if (i_115 < 0) {
                                i_56 = i_112;
                                i_57 = 0;
                                i_58 = i_111;
                                i_59 = 0;
                                i_60 = i_109;
                            } else {
                                i_116 = *((__global gale_int *) ul_24);
                                l_117 = (long) i_114;
                                l_118 = ((long) gale_group) * l_117;
                                l_119 = (long) i_116;
                                if (l_118 < l_119) {
                                    l_120 = l_119 - l_118;
                                    if (l_120 < l_117) {
                                        i_121 = (int) l_120;
                                        i_122 = i_121;
                                    } else {
                                        i_122 = i_114;
                                    }
                                } else {
                                    i_122 = 0;
                                }
                                if (i_115 < i_122) {
                                    i_123 = *((__global gale_int *) ul_17);
                                    l_124 = (long) i_123;
                                    l_125 = (long) (uint) i_115;
                                    l_126 = (l_125 << 5) + (l_125 << 4);
                                    l_127 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) (((((((l_117 << 5) + (l_117 << 4)) + 73856L) + (l_124 + (l_124 << 2))) + (l_117 * 43L)) + 63L) & (-64L)))) + (ulong) 73856L)) + (ulong) l_126);
                                    *((__global gale_int *) (arg_work + 16 + l_127)) = i_110;
                                    *((__global gale_int *) (arg_work + 16 + (l_127 + 8L))) = i_58;
                                    i_128 = *((__global gale_int *) ul_15);
                                    i_129 = *((__global gale_int *) ul_17);
                                    l_130 = (long) i_128;
                                    l_131 = ((l_130 << 5) + (l_130 << 4)) + 73856L;
                                    l_132 = (long) i_129;
                                    l_133 = l_132 << 2;
                                    l_134 = (((l_131 + (l_132 + l_133)) + (l_130 * 43L)) + 63L) & (-64L);
                                    l_135 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) l_134)) + (ulong) 73856L);
                                    l_136 = (long) ((ulong) l_135 + (ulong) l_126);
                                    i_137 = *((__global gale_int *) (arg_work + 16 + l_136));
                                    l_138 = (long) ((ulong) l_136 + (ulong) 16L);
                                    l_139 = *((__global gale_long *) (arg_work + 16 + l_138));
                                    l_140 = (long) ((ulong) l_136 + (ulong) 24L);
                                    l_141 = *((__global gale_long *) (arg_work + 16 + l_140));
                                    i_142 = (i_137 < 9) ? i_137 : 8;
                                    if (i_137 < 0) {
                                        i_143 = 0;
                                    } else {
                                        i_143 = i_142;
                                    }
                                    l_144 = *((__global gale_long *) (arg_work + 16 + l_140));
                                    l_145 = (long) ((ulong) l_136 + (ulong) 32L);
                                    l_146 = *((__global gale_long *) (arg_work + 16 + l_145));
                                    i_147 = (int) ((uint) i_137 + (uint) (-8));
                                    i_148 = (i_147 < 9) ? i_147 : 8;
                                    if (i_147 < 0) {
                                        i_149 = 0;
                                    } else {
                                        i_149 = i_148;
                                    }
                                    i_150 = i_143 << 2;
                                    l_151 = (long) ((ulong) (l_139 & (~(((-1L) << i_150) << i_150))) * (ulong) (-7046029254386353131L));
                                    i_152 = i_149 << 2;
                                    l_153 = (long) ((ulong) ((l_151 ^ ((long) ((ulong) l_151 >> 32))) ^ (l_144 & (~(((-1L) << i_152) << i_152)))) * (ulong) (-7046029254386353131L));
                                    l_154 = l_153 ^ ((long) ((ulong) l_153 >> 32));
                                    l_155 = (long) gale_group;
                                    l_156 = l_154;
                                    i_157 = 16;
                                    GALEFS_INNERMOST_LOOP()
                                    while (true) {
                                        if (!(i_157 < i_137)) {
                                            break;
                                        }
                                        l_158 = (long) ((ulong) l_138 + (ulong) ((long) i_157));
                                        l_159 = l_158 & (-8L);
                                        l_160 = *((__global gale_long *) (arg_work + 16 + l_159));
                                        l_161 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_159 + (ulong) 8L))));
                                        i_162 = (int) ((uint) i_137 - (uint) i_157);
                                        if (i_162 < 0) {
                                            i_163 = 0;
                                        } else {
                                            i_164 = (i_162 < 9) ? i_162 : 8;
                                            i_163 = i_164;
                                        }
                                        i_165 = ((int) ((long) ((ulong) l_158 - (ulong) l_159))) << 3;
                                        i_166 = i_163 << 2;
                                        l_167 = (long) ((ulong) (l_156 ^ ((((long) ((ulong) l_160 >> i_165)) | ((l_161 << 1) << ((int) ((uint) 63 - (uint) i_165)))) & (~(((-1L) << i_166) << i_166)))) * (ulong) (-7046029254386353131L));
                                        l_168 = l_167 ^ ((long) ((ulong) l_167 >> 32));
                                        i_169 = (int) ((uint) i_157 + (uint) 8);
                                        l_156 = l_168;
                                        i_157 = i_169;
                                    }
                                    l_170 = (long) ((ulong) l_131 + (ulong) ((long) ((ulong) l_134 * (ulong) l_155)));
                                    l_171 = (long) ((ulong) l_170 + (ulong) l_133);
                                    i_172 = (int) ((long) ((ulong) l_156 >> 16));
                                    i_173 = (i_129 >> 2) + (-1);
                                    i_174 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_171 + (ulong) ((long) (uint) ((((int) ((uint) i_172 >> 13)) & i_173) << 2))))));
                                    i_175 = (int) ((uint) i_129 + (uint) (-1));
                                    i_176 = i_175 >> 1;
                                    i_177 = ~i_176;
                                    if ((i_174 & (1 << ((int) ((uint) i_172 >> 8)))) == 0) {
                                        i_178 = (-1);
                                    } else {
                                        i_179 = i_172 & i_175;
                                        i_180 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_170 + (ulong) (((long) i_179) << 2)))));
                                        i_181 = i_179;
                                        i_182 = i_180;
                                        while (true) {
                                            i_183 = (int) ((uint) (i_176 & i_182) + (uint) (-1));
                                            if (i_182 == 0) {
                                                goto B141;
                                            }
                                            if (((i_172 ^ i_182) & i_177) == 0) {
                                                l_184 = (long) i_183;
                                                l_185 = (long) ((ulong) l_135 + (ulong) ((l_184 << 5) + (l_184 << 4)));
                                                i_186 = *((__global gale_int *) (arg_work + 16 + l_185));
                                                if (i_137 == i_186) {
                                                    l_187 = (long) ((ulong) l_185 + (ulong) 16L);
                                                    i_188 = 0;
                                                    GALEFS_INNERMOST_LOOP()
                                                    while (true) {
                                                        if (!(i_188 < i_137)) {
                                                            goto B134;
                                                        }
                                                        l_189 = (long) i_188;
                                                        l_190 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_187 + (ulong) l_189))));
                                                        l_191 = (long) ((ulong) l_138 + (ulong) l_189);
                                                        l_192 = l_191 & (-8L);
                                                        l_193 = *((__global gale_long *) (arg_work + 16 + l_192));
                                                        l_194 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_192 + (ulong) 8L))));
                                                        i_195 = (int) ((uint) i_137 - (uint) i_188);
                                                        if (i_195 < 0) {
                                                            i_196 = 0;
                                                        } else {
                                                            i_197 = (i_195 < 9) ? i_195 : 8;
                                                            i_196 = i_197;
                                                        }
                                                        i_198 = ((int) ((long) ((ulong) l_191 - (ulong) l_192))) << 3;
                                                        i_199 = i_196 << 2;
                                                        if (!(l_190 == ((((long) ((ulong) l_193 >> i_198)) | ((l_194 << 1) << ((int) ((uint) 63 - (uint) i_198)))) & (~(((-1L) << i_199) << i_199))))) {
                                                            break;
                                                        }
                                                        i_200 = (int) ((uint) i_188 + (uint) 8);
                                                        i_188 = i_200;
                                                    }
                                                    goto B135;
                                                B134:;
                                                B135:;
                                                    if (!(i_188 < i_137)) {
                                                        break;
                                                    }
                                                }
                                            }
                                            i_201 = i_175 & ((int) ((uint) i_181 + (uint) 1));
                                            i_202 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_170 + (ulong) (((long) i_201) << 2)))));
                                            i_181 = i_201;
                                            i_182 = i_202;
                                        }
                                        i_178 = i_183;
                                        goto B142;
                                    B141:;
                                        i_178 = i_183;
                                    }
                                B142:;
                                    if (i_178 < 0) {
                                        i_203 = i_115;
                                    } else {
                                        i_203 = i_178;
                                    }
                                    *((__global gale_int *) (arg_work + 16 + (l_136 + 4L))) = i_203;
                                    if (i_178 < 0) {
                                        l_204 = *((__global gale_long *) (arg_work + 16 + l_138));
                                        l_205 = *((__global gale_long *) (arg_work + 16 + l_140));
                                        if (i_137 < 0) {
                                            i_206 = 0;
                                        } else {
                                            i_206 = i_142;
                                        }
                                        l_207 = *((__global gale_long *) (arg_work + 16 + l_140));
                                        l_208 = *((__global gale_long *) (arg_work + 16 + l_145));
                                        if (i_147 < 0) {
                                            i_209 = 0;
                                        } else {
                                            i_209 = i_148;
                                        }
                                        i_210 = i_206 << 2;
                                        l_211 = (long) ((ulong) (l_204 & (~(((-1L) << i_210) << i_210))) * (ulong) (-7046029254386353131L));
                                        i_212 = i_209 << 2;
                                        l_213 = (long) ((ulong) ((l_211 ^ ((long) ((ulong) l_211 >> 32))) ^ (l_207 & (~(((-1L) << i_212) << i_212)))) * (ulong) (-7046029254386353131L));
                                        l_214 = l_213 ^ ((long) ((ulong) l_213 >> 32));
                                        l_215 = l_214;
                                        i_216 = 16;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            if (!(i_216 < i_137)) {
                                                break;
                                            }
                                            l_217 = (long) ((ulong) l_138 + (ulong) ((long) i_216));
                                            l_218 = l_217 & (-8L);
                                            l_219 = *((__global gale_long *) (arg_work + 16 + l_218));
                                            l_220 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_218 + (ulong) 8L))));
                                            i_221 = (int) ((uint) i_137 - (uint) i_216);
                                            if (i_221 < 0) {
                                                i_222 = 0;
                                            } else {
                                                i_223 = (i_221 < 9) ? i_221 : 8;
                                                i_222 = i_223;
                                            }
                                            i_224 = ((int) ((long) ((ulong) l_217 - (ulong) l_218))) << 3;
                                            i_225 = i_222 << 2;
                                            l_226 = (long) ((ulong) (l_215 ^ ((((long) ((ulong) l_219 >> i_224)) | ((l_220 << 1) << ((int) ((uint) 63 - (uint) i_224)))) & (~(((-1L) << i_225) << i_225)))) * (ulong) (-7046029254386353131L));
                                            l_227 = l_226 ^ ((long) ((ulong) l_226 >> 32));
                                            i_228 = (int) ((uint) i_216 + (uint) 8);
                                            l_215 = l_227;
                                            i_216 = i_228;
                                        }
                                        i_229 = (int) ((long) ((ulong) l_215 >> 16));
                                        i_230 = i_175 & i_229;
                                        i_231 = i_230;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            l_232 = (long) ((ulong) l_170 + (ulong) (((long) i_231) << 2));
                                            i_233 = *((__global gale_int *) (arg_work + 16 + l_232));
                                            if (i_233 == 0) {
                                                break;
                                            }
                                            i_234 = i_175 & ((int) ((uint) i_231 + (uint) 1));
                                            i_231 = i_234;
                                        }
                                        *((__global gale_int *) (arg_work + 16 + l_232)) = ((i_177 & i_229) | ((int) ((uint) i_115 + (uint) 1)));
                                        l_235 = (long) ((ulong) l_171 + (ulong) ((long) (uint) ((i_173 & ((int) ((uint) i_229 >> 13))) << 2)));
                                        i_236 = *((__global gale_int *) (arg_work + 16 + l_235));
                                        *((__global gale_int *) (arg_work + 16 + l_235)) = (i_236 | (1 << ((int) ((uint) i_229 >> 8))));
                                        i_56 = i_112;
                                        i_57 = 0;
                                        i_58 = i_111;
                                        i_59 = 0;
                                        i_60 = i_109;
                                    } else {
                                        i_56 = i_112;
                                        i_57 = 0;
                                        i_58 = i_111;
                                        i_59 = 0;
                                        i_60 = i_109;
                                    }
                                } else {
                                    i_56 = i_112;
                                    i_57 = 0;
                                    i_58 = i_111;
                                    i_59 = 0;
                                    i_60 = i_109;
                                }
                            }
                        } else {
                            if (((int) get_local_id(0)) == 0) {
                                l_237 = (long) (gale_group << 2);
                                *((__global gale_int *) (arg_status + ((l_237 << 2) + 16L))) = 3;
                                *((__global gale_int *) (arg_status + (((l_237 + 1L) << 2) + 16L))) = i_112;
                                *((__global gale_int *) (arg_status + (((l_237 + 2L) << 2) + 16L))) = i_110;
                                i_56 = i_112;
                                i_57 = 0;
                                i_58 = i_111;
                                i_59 = 3;
                                i_60 = i_109;
                            } else {
                                i_56 = i_112;
                                i_57 = 0;
                                i_58 = i_111;
                                i_59 = 3;
                                i_60 = i_109;
                            }
                        }
                    }
                } else {
                    i_56 = i_112;
                    i_57 = 0;
                    i_58 = i_111;
                    i_60 = i_109;
                }
            } else {
                i_57 = i_110;
                i_60 = i_109;
            }
        }
        goto B171;
    B170:;
    B171:;
        GALEFS_BROADCAST(5, l_238, ((long) i_59));
        i_239 = (int) l_238;
        l_240 = (long) ((ulong) l_32 + (ulong) ((long) i_55));
        if (i_239 == 0) {
            i_29 = i_56;
            i_30 = i_57;
            i_31 = i_58;
            l_32 = l_240;
            i_33 = i_239;
            i_34 = i_55;
        } else {
            i_29 = i_56;
            i_30 = i_57;
            i_31 = i_58;
            l_32 = l_240;
            i_33 = i_239;
            i_34 = 0;
        }
    }
    i_241 = (int) ((uint) i_29 + (uint) 1);
    if (i_34 < 0) {
        if (((int) get_local_id(0)) == 0) {
            l_242 = (long) (gale_group << 2);
            *((__global gale_int *) (arg_status + ((l_242 << 2) + 16L))) = 1;
            *((__global gale_int *) (arg_status + (((l_242 + 1L) << 2) + 16L))) = i_241;
            *((__global gale_int *) (arg_status + (((l_242 + 2L) << 2) + 16L))) = i_34;
            i_243 = 1;
        } else {
            i_243 = 1;
        }
    } else {
        i_243 = i_33;
    }
    if (((int) get_local_id(0)) == 0) {
        if (i_243 == 0) {
            if (i_30 < 1) {
                i_244 = i_243;
            } else {
                if (i_30 < 32) {
                    i_245 = *((__global gale_int *) ul_15);
                    i_246 = (int) ((uint) i_29 - (uint) ((int) ((uint) gale_group * (uint) i_245)));
                    if (i_246 < 0) {
                        i_244 = 0;
                    } else {
                        i_247 = *((__global gale_int *) ul_24);
                        l_248 = (long) i_245;
                        l_249 = ((long) gale_group) * l_248;
                        l_250 = (long) i_247;
                        if (l_249 < l_250) {
                            l_251 = l_250 - l_249;
                            if (l_251 < l_248) {
                                i_252 = (int) l_251;
                                i_253 = i_252;
                            } else {
                                i_253 = i_245;
                            }
                        } else {
                            i_253 = 0;
                        }
                        if (i_246 < i_253) {
                            i_254 = *((__global gale_int *) ul_17);
                            l_255 = (long) i_254;
                            l_256 = (long) (uint) i_246;
                            l_257 = (l_256 << 5) + (l_256 << 4);
                            l_258 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) ((((l_248 * 43L) + (((l_248 << 5) + (l_248 << 4)) + (l_255 + (l_255 << 2)))) + 73919L) & (-64L)))) + (ulong) l_257);
                            *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_258 + (ulong) 73856L)))) = i_30;
                            *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_258 + (ulong) 73864L)))) = i_31;
                            i_259 = *((__global gale_int *) ul_15);
                            i_260 = *((__global gale_int *) ul_17);
                            l_261 = (long) i_259;
                            l_262 = ((l_261 << 5) + (l_261 << 4)) + 73856L;
                            l_263 = (long) i_260;
                            l_264 = l_263 << 2;
                            l_265 = (((l_262 + (l_263 + l_264)) + (l_261 * 43L)) + 63L) & (-64L);
                            l_266 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) l_265)) + (ulong) 73856L);
                            l_267 = (long) ((ulong) l_266 + (ulong) l_257);
                            i_268 = *((__global gale_int *) (arg_work + 16 + l_267));
                            l_269 = (long) ((ulong) l_267 + (ulong) 16L);
                            l_270 = *((__global gale_long *) (arg_work + 16 + l_269));
                            l_271 = (long) ((ulong) l_267 + (ulong) 24L);
                            l_272 = *((__global gale_long *) (arg_work + 16 + l_271));
                            i_273 = (i_268 < 9) ? i_268 : 8;
                            if (i_268 < 0) {
                                i_274 = 0;
                            } else {
                                i_274 = i_273;
                            }
                            l_275 = *((__global gale_long *) (arg_work + 16 + l_271));
                            l_276 = (long) ((ulong) l_267 + (ulong) 32L);
                            l_277 = *((__global gale_long *) (arg_work + 16 + l_276));
                            i_278 = (int) ((uint) i_268 + (uint) (-8));
                            i_279 = (i_278 < 9) ? i_278 : 8;
                            if (i_278 < 0) {
                                i_280 = 0;
                            } else {
                                i_280 = i_279;
                            }
                            i_281 = i_274 << 2;
                            l_282 = (long) ((ulong) (l_270 & (~(((-1L) << i_281) << i_281))) * (ulong) (-7046029254386353131L));
                            i_283 = i_280 << 2;
                            l_284 = (long) ((ulong) ((l_282 ^ ((long) ((ulong) l_282 >> 32))) ^ (l_275 & (~(((-1L) << i_283) << i_283)))) * (ulong) (-7046029254386353131L));
                            l_285 = l_284 ^ ((long) ((ulong) l_284 >> 32));
                            l_286 = l_285;
                            i_287 = 16;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_287 < i_268)) {
                                    break;
                                }
                                l_288 = (long) ((ulong) l_269 + (ulong) ((long) i_287));
                                l_289 = l_288 & (-8L);
                                l_290 = *((__global gale_long *) (arg_work + 16 + l_289));
                                l_291 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_289 + (ulong) 8L))));
                                i_292 = (int) ((uint) i_268 - (uint) i_287);
                                if (i_292 < 0) {
                                    i_293 = 0;
                                } else {
                                    i_294 = (i_292 < 9) ? i_292 : 8;
                                    i_293 = i_294;
                                }
                                i_295 = ((int) ((long) ((ulong) l_288 - (ulong) l_289))) << 3;
                                i_296 = i_293 << 2;
                                l_297 = (long) ((ulong) (l_286 ^ ((((long) ((ulong) l_290 >> i_295)) | ((l_291 << 1) << ((int) ((uint) 63 - (uint) i_295)))) & (~(((-1L) << i_296) << i_296)))) * (ulong) (-7046029254386353131L));
                                l_298 = l_297 ^ ((long) ((ulong) l_297 >> 32));
                                i_299 = (int) ((uint) i_287 + (uint) 8);
                                l_286 = l_298;
                                i_287 = i_299;
                            }
                            l_300 = (long) ((ulong) l_262 + (ulong) ((long) ((ulong) l_265 * (ulong) ((long) gale_group))));
                            l_301 = (long) ((ulong) l_300 + (ulong) l_264);
                            i_302 = (int) ((long) ((ulong) l_286 >> 16));
                            i_303 = (i_260 >> 2) + (-1);
                            i_304 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_301 + (ulong) ((long) (uint) ((((int) ((uint) i_302 >> 13)) & i_303) << 2))))));
                            i_305 = (int) ((uint) i_260 + (uint) (-1));
                            i_306 = i_305 >> 1;
                            i_307 = ~i_306;
                            if ((i_304 & (1 << ((int) ((uint) i_302 >> 8)))) == 0) {
                                i_308 = (-1);
                            } else {
                                i_309 = i_302 & i_305;
                                i_310 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_300 + (ulong) (((long) i_309) << 2)))));
                                i_311 = i_309;
                                i_312 = i_310;
                                while (true) {
                                    i_313 = (int) ((uint) (i_306 & i_312) + (uint) (-1));
                                    if (i_312 == 0) {
                                        goto B225;
                                    }
                                    if (((i_302 ^ i_312) & i_307) == 0) {
                                        l_314 = (long) i_313;
                                        l_315 = (long) ((ulong) l_266 + (ulong) ((l_314 << 5) + (l_314 << 4)));
                                        i_316 = *((__global gale_int *) (arg_work + 16 + l_315));
                                        if (i_268 == i_316) {
                                            l_317 = (long) ((ulong) l_315 + (ulong) 16L);
                                            i_318 = 0;
                                            GALEFS_INNERMOST_LOOP()
                                            while (true) {
                                                if (!(i_318 < i_268)) {
                                                    goto B218;
                                                }
                                                l_319 = (long) i_318;
                                                l_320 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_317 + (ulong) l_319))));
                                                l_321 = (long) ((ulong) l_269 + (ulong) l_319);
                                                l_322 = l_321 & (-8L);
                                                l_323 = *((__global gale_long *) (arg_work + 16 + l_322));
                                                l_324 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_322 + (ulong) 8L))));
                                                i_325 = (int) ((uint) i_268 - (uint) i_318);
                                                if (i_325 < 0) {
                                                    i_326 = 0;
                                                } else {
                                                    i_327 = (i_325 < 9) ? i_325 : 8;
                                                    i_326 = i_327;
                                                }
                                                i_328 = ((int) ((long) ((ulong) l_321 - (ulong) l_322))) << 3;
                                                i_329 = i_326 << 2;
                                                if (!(l_320 == ((((long) ((ulong) l_323 >> i_328)) | ((l_324 << 1) << ((int) ((uint) 63 - (uint) i_328)))) & (~(((-1L) << i_329) << i_329))))) {
                                                    break;
                                                }
                                                i_330 = (int) ((uint) i_318 + (uint) 8);
                                                i_318 = i_330;
                                            }
                                            goto B219;
                                        B218:;
                                        B219:;
                                            if (!(i_318 < i_268)) {
                                                break;
                                            }
                                        }
                                    }
                                    i_331 = i_305 & ((int) ((uint) i_311 + (uint) 1));
                                    i_332 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_300 + (ulong) (((long) i_331) << 2)))));
                                    i_311 = i_331;
                                    i_312 = i_332;
                                }
                                i_308 = i_313;
                                goto B226;
                            B225:;
                                i_308 = i_313;
                            }
                        B226:;
                            if (i_308 < 0) {
                                i_333 = i_246;
                            } else {
                                i_333 = i_308;
                            }
                            *((__global gale_int *) (arg_work + 16 + (l_267 + 4L))) = i_333;
                            if (i_308 < 0) {
                                l_334 = *((__global gale_long *) (arg_work + 16 + l_269));
                                l_335 = *((__global gale_long *) (arg_work + 16 + l_271));
                                if (i_268 < 0) {
                                    i_336 = 0;
                                } else {
                                    i_336 = i_273;
                                }
                                l_337 = *((__global gale_long *) (arg_work + 16 + l_271));
                                l_338 = *((__global gale_long *) (arg_work + 16 + l_276));
                                if (i_278 < 0) {
                                    i_339 = 0;
                                } else {
                                    i_339 = i_279;
                                }
                                i_340 = i_336 << 2;
                                l_341 = (long) ((ulong) (l_334 & (~(((-1L) << i_340) << i_340))) * (ulong) (-7046029254386353131L));
                                i_342 = i_339 << 2;
                                l_343 = (long) ((ulong) ((l_341 ^ ((long) ((ulong) l_341 >> 32))) ^ (l_337 & (~(((-1L) << i_342) << i_342)))) * (ulong) (-7046029254386353131L));
                                l_344 = l_343 ^ ((long) ((ulong) l_343 >> 32));
                                l_345 = l_344;
                                i_346 = 16;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_346 < i_268)) {
                                        break;
                                    }
                                    l_347 = (long) ((ulong) l_269 + (ulong) ((long) i_346));
                                    l_348 = l_347 & (-8L);
                                    l_349 = *((__global gale_long *) (arg_work + 16 + l_348));
                                    l_350 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_348 + (ulong) 8L))));
                                    i_351 = (int) ((uint) i_268 - (uint) i_346);
                                    if (i_351 < 0) {
                                        i_352 = 0;
                                    } else {
                                        i_353 = (i_351 < 9) ? i_351 : 8;
                                        i_352 = i_353;
                                    }
                                    i_354 = ((int) ((long) ((ulong) l_347 - (ulong) l_348))) << 3;
                                    i_355 = i_352 << 2;
                                    l_356 = (long) ((ulong) (l_345 ^ ((((long) ((ulong) l_349 >> i_354)) | ((l_350 << 1) << ((int) ((uint) 63 - (uint) i_354)))) & (~(((-1L) << i_355) << i_355)))) * (ulong) (-7046029254386353131L));
                                    l_357 = l_356 ^ ((long) ((ulong) l_356 >> 32));
                                    i_358 = (int) ((uint) i_346 + (uint) 8);
                                    l_345 = l_357;
                                    i_346 = i_358;
                                }
                                i_359 = (int) ((long) ((ulong) l_345 >> 16));
                                i_360 = i_305 & i_359;
                                i_361 = i_360;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    l_362 = (long) ((ulong) l_300 + (ulong) (((long) i_361) << 2));
                                    i_363 = *((__global gale_int *) (arg_work + 16 + l_362));
                                    if (i_363 == 0) {
                                        break;
                                    }
                                    i_364 = i_305 & ((int) ((uint) i_361 + (uint) 1));
                                    i_361 = i_364;
                                }
                                *((__global gale_int *) (arg_work + 16 + l_362)) = ((i_307 & i_359) | ((int) ((uint) i_246 + (uint) 1)));
                                l_365 = (long) ((ulong) l_301 + (ulong) ((long) (uint) ((i_303 & ((int) ((uint) i_359 >> 13))) << 2)));
                                i_366 = *((__global gale_int *) (arg_work + 16 + l_365));
                                *((__global gale_int *) (arg_work + 16 + l_365)) = (i_366 | (1 << ((int) ((uint) i_359 >> 8))));
                                i_244 = 0;
                            } else {
                                i_244 = 0;
                            }
                        } else {
                            i_244 = 0;
                        }
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        l_367 = (long) (gale_group << 2);
                        *((__global gale_int *) (arg_status + ((l_367 << 2) + 16L))) = 3;
                        *((__global gale_int *) (arg_status + (((l_367 + 1L) << 2) + 16L))) = i_241;
                        *((__global gale_int *) (arg_status + (((l_367 + 2L) << 2) + 16L))) = i_30;
                        i_244 = 3;
                    } else {
                        i_244 = 3;
                    }
                }
            }
        } else {
            i_244 = i_243;
        }
    } else {
        i_244 = i_243;
    }
    GALEFS_BROADCAST(6, l_368, ((long) i_244));
    if (((int) get_local_id(0)) == 0) {
        l_369 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group);
        l_370 = l_369;
    } else {
        l_370 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_370 < (-4611686018427387904L)) {
            l_371 = gale_HostCall_awaitReply(arg_fs, l_370, gale_group);
            l_372 = l_371;
        } else {
            l_372 = l_370;
        }
    } else {
        l_372 = l_370;
    }
    GALEFS_BROADCAST(7, l_373, l_372);
    ul_374 = arg_args + 32L;
    i_375 = *((__global gale_int *) ul_374);
    GALEFS_BARRIER(8);
    if (((int) get_local_id(0)) == 0) {
        l_376 = gale_FileOpener_begin(arg_fs, i_375, gale_group);
        if (l_376 < 0L) {
            l_377 = l_376;
        } else {
            l_378 = (long) i_1;
            l_379 = (long) gale_group;
            l_380 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_379 << 12) + (l_379 << 11)))) + (ulong) 2048L);
            i_381 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_381 < i_375)) {
                    break;
                }
                l_382 = (long) i_381;
                i_383 = (int) *((__global char *) (arg_paths + 16 + (l_378 + l_382)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_380 + (ulong) l_382)))) = (char) i_383;
                i_384 = (int) ((uint) i_381 + (uint) 1);
                i_381 = i_384;
            }
            l_385 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_375, (-1), gale_group);
            l_377 = l_385;
        }
    } else {
        l_377 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_377 < (-4611686018427387904L)) {
            l_386 = gale_HostCall_awaitReply(arg_fs, l_377, gale_group);
            l_387 = l_386;
        } else {
            l_387 = l_377;
        }
    } else {
        l_387 = l_377;
    }
    GALEFS_BROADCAST(9, l_388, l_387);
    i_389 = (int) l_388;
    i_390 = (((int) l_368) == 0) ? 1 : 0;
    i_391 = (int) get_local_size(0);
    i_392 = ((int) get_local_size(0)) << 3;
    i_393 = ((int) get_local_size(0)) << 3;
    i_394 = (int) get_local_size(0);
    i_395 = (int) get_local_id(0);
    i_396 = (int) get_local_id(0);
    l_397 = (long) gale_group;
    i_398 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
    i_399 = (int) get_local_size(0);
    i_400 = (int) get_local_id(0);
    l_401 = (long) gale_group;
    i_402 = (int) get_local_id(0);
    i_403 = (int) get_local_id(0);
    i_404 = (int) get_local_id(0);
    i_405 = (int) get_local_id(0);
    i_406 = (int) get_local_id(0);
    i_407 = ((int) get_local_id(0)) << 3;
    l_408 = (long) gale_group;
    i_409 = ((int) get_local_id(0)) << 3;
    i_410 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
    i_411 = (int) get_local_id(0);
    l_412 = (long) gale_group;
    i_413 = (int) get_local_id(0);
    l_414 = (long) gale_group;
    i_415 = (int) get_local_id(0);
    l_416 = (long) gale_group;
    ul_417 = arg_args + 36L;
    l_418 = 0L;
    i_419 = 1;
    i_420 = i_390;
    while (true) {
        if (i_420 == 0) {
            break;
        }
        i_421 = *((__global gale_int *) ul_417);
        i_422 = *((__global gale_int *) ul_15);
        i_423 = *((__global gale_int *) ul_17);
        l_424 = (long) i_422;
        l_425 = (long) i_423;
        l_426 = (long) ((ulong) ((long) ((ulong) l_416 * (ulong) (((((((l_424 << 5) + (l_424 << 4)) + 73856L) + (l_425 + (l_425 << 2))) + (l_424 * 43L)) + 63L) & (-64L)))) + (ulong) 65664L);
        l_427 = (long) ((ulong) l_426 + (ulong) ((long) i_421));
        i_428 = 0;
        i_429 = 1;
        while (true) {
            if (i_429 < 1) {
                goto B310;
            }
            if (!(i_428 < 4001)) {
                break;
            }
            l_430 = (long) i_428;
            l_431 = (long) ((ulong) l_427 + (ulong) l_430);
            i_432 = (int) ((uint) 4001 - (uint) i_428);
            i_433 = (int) get_local_id(0);
            i_434 = (int) get_local_id(0);
            i_435 = (int) get_local_id(0);
            i_436 = 1;
            i_437 = 0;
            i_438 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_436 == 1)) {
                    break;
                }
                i_439 = (int) ((uint) i_432 - (uint) i_437);
                l_440 = (long) i_437;
                l_441 = (long) ((ulong) l_418 + (ulong) (l_430 + l_440));
                if (i_438 == 0) {
                    i_442 = i_439;
                } else {
                    i_443 = 4096 - ((int) (l_441 & 4095L));
                    i_444 = (i_443 < i_439) ? i_443 : i_439;
                    i_442 = i_444;
                }
                if (i_435 == 0) {
                    l_445 = gale_BlockAccess_beginRead(arg_fs, i_389, l_441, i_442, gale_group);
                    l_446 = l_445;
                } else {
                    l_446 = 0L;
                }
                if (i_434 == 0) {
                    if (l_446 < (-4611686018427387904L)) {
                        l_447 = gale_HostCall_awaitReply(arg_fs, l_446, gale_group);
                        l_448 = l_447;
                    } else {
                        l_448 = l_446;
                    }
                } else {
                    l_448 = l_446;
                }
                GALEFS_BROADCAST(10, l_449, l_448);
                i_450 = (int) l_449;
                if (l_449 < 0L) {
                    i_451 = 0;
                } else {
                    i_451 = i_450;
                }
                l_452 = gale_BlockAccess_offsetInRegion(arg_fs, l_449, l_441, gale_group);
                gale_copy((arg_fs + 16 + l_452), (arg_work + 16 + ((long) ((ulong) l_431 + (ulong) l_440))), i_451);
                GALEFS_BARRIER(11);
                if (i_433 == 0) {
                    if (!(i_451 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_451, gale_group);
                    }
                }
                i_453 = (int) ((uint) i_437 + (uint) i_451);
                i_454 = ((l_449 == (-117L)) || (!((i_451 < 1) || (!(i_453 < i_432))))) ? 1 : 0;
                i_455 = (l_449 == (-117L)) ? 1 : 0;
                if (l_449 < 0L) {
                    if (l_449 == (-117L)) {
                        i_436 = i_454;
                        i_437 = i_453;
                        i_438 = i_455;
                    } else {
                        i_436 = i_450;
                        i_437 = i_453;
                        i_438 = i_455;
                    }
                } else {
                    i_436 = i_454;
                    i_437 = i_453;
                    i_438 = i_455;
                }
            }
            if (i_437 < 1) {
                i_456 = i_436;
            } else {
                i_456 = i_437;
            }
            i_457 = (i_456 < 1) ? 0 : i_456;
            i_458 = (int) ((uint) i_428 + (uint) i_457);
            i_428 = i_458;
            i_429 = i_456;
        }
        goto B311;
    B310:;
    B311:;
        if (i_429 < 0) {
            i_459 = i_429;
        } else {
            i_459 = i_428;
        }
        i_460 = *((__global gale_int *) ul_0);
        i_461 = *((__global gale_int *) ul_374);
        l_462 = ((long) i_460) + ((long) i_461);
        i_463 = i_415;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_463 < i_421)) {
                break;
            }
            l_464 = (long) i_463;
            i_465 = (int) *((__global char *) (arg_paths + 16 + (l_462 + l_464)));
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_426 + (ulong) l_464)))) = (char) i_465;
            i_466 = (int) ((uint) i_463 + (uint) i_394);
            i_463 = i_466;
        }
        i_467 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_468 = (int) ((uint) i_467 + (uint) 1);
            if (!(i_467 < i_459)) {
                goto B322;
            }
            i_469 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_427 + (ulong) ((long) i_467)))));
            if (i_469 == 10) {
                break;
            }
            i_467 = i_468;
        }
        goto B323;
    B322:;
    B323:;
        if (i_389 < 0) {
            i_470 = i_389;
        } else {
            if (i_459 < 1) {
                i_470 = i_459;
            } else {
                i_470 = i_468;
            }
        }
        i_471 = *((__global gale_int *) ul_15);
        i_472 = *((__global gale_int *) ul_17);
        i_473 = *((__global gale_int *) ul_417);
        l_474 = (long) i_471;
        l_475 = (long) i_472;
        l_476 = ((((((l_474 << 5) + (l_474 << 4)) + 73856L) + (l_475 + (l_475 << 2))) + (l_474 * 43L)) + 63L) & (-64L);
        l_477 = (long) i_473;
        i_478 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_476 * (ulong) l_414)) + (ulong) 65664L)) + (ulong) l_477))));
        l_479 = (long) ((ulong) ((long) ((ulong) l_412 * (ulong) l_476)) + (ulong) 65664L);
        if (i_478 == 47) {
            l_480 = (long) ((ulong) l_479 + (ulong) l_477);
            l_481 = l_480;
        } else {
            l_481 = l_479;
        }
        i_482 = (int) ((uint) i_470 + (uint) (-1));
        i_483 = (int) ((uint) i_470 + (uint) (-2));
        if ((uint) i_483 < (uint) 4000) {
            i_484 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_477 + (ulong) ((long) ((ulong) ((long) ((ulong) l_476 * (ulong) ((long) gale_group))) + (ulong) 65664L))))));
            if (i_484 == 47) {
                i_485 = i_482;
            } else {
                i_486 = (int) ((uint) i_482 + (uint) i_473);
                i_485 = i_486;
            }
        } else {
            i_485 = 0;
        }
        GALEFS_BARRIER(12);
        if (i_413 == 0) {
            l_487 = gale_FileOpener_begin(arg_fs, i_485, gale_group);
            if (l_487 < 0L) {
                l_488 = l_487;
            } else {
                l_489 = (long) gale_group;
                l_490 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_489 << 12) + (l_489 << 11)))) + (ulong) 2048L);
                i_491 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_491 < i_485)) {
                        break;
                    }
                    l_492 = (long) i_491;
                    i_493 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_481 + (ulong) l_492))));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_490 + (ulong) l_492)))) = (char) i_493;
                    i_494 = (int) ((uint) i_491 + (uint) 1);
                    i_491 = i_494;
                }
                l_495 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_485, (-1), gale_group);
                l_488 = l_495;
            }
        } else {
            l_488 = 0L;
        }
        if (i_411 == 0) {
            if (l_488 < (-4611686018427387904L)) {
                l_496 = gale_HostCall_awaitReply(arg_fs, l_488, gale_group);
                l_497 = l_496;
            } else {
                l_497 = l_488;
            }
        } else {
            l_497 = l_488;
        }
        GALEFS_BROADCAST(13, l_498, l_497);
        i_499 = *((__global gale_int *) ul_15);
        i_500 = (int) ((uint) i_410 * (uint) i_499);
        i_501 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_501 < i_499)) {
                break;
            }
            *((__global gale_int *) (arg_counts + ((((long) ((int) ((uint) i_500 + (uint) i_501))) << 2) + 16L))) = 0;
            i_502 = (int) ((uint) i_501 + (uint) 1);
            i_501 = i_502;
        }
        i_503 = *((__global gale_int *) ul_15);
        i_504 = *((__global gale_int *) ul_17);
        l_505 = (long) i_503;
        l_506 = (long) i_504;
        l_507 = (long) ((ulong) l_408 * (ulong) (((((((l_505 << 5) + (l_505 << 4)) + 73856L) + (l_506 + (l_506 << 2))) + (l_505 * 43L)) + 63L) & (-64L)));
        i_508 = i_409;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_508 < 128)) {
                break;
            }
            *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_507 + (ulong) ((long) i_508))))) = 0L;
            i_509 = (int) ((uint) i_508 + (uint) i_393);
            i_508 = i_509;
        }
        l_510 = (long) ((ulong) l_507 + (ulong) 65536L);
        l_511 = (long) ((ulong) l_507 + (ulong) 128L);
        i_512 = (int) l_498;
        i_513 = (i_512 < 0) ? i_512 : 1;
        l_514 = 0L;
        i_515 = i_513;
        while (true) {
            if (i_515 < 1) {
                break;
            }
            i_516 = 0;
            i_517 = 1;
            while (true) {
                if (i_517 < 1) {
                    goto B391;
                }
                if (!(i_516 < 65536)) {
                    break;
                }
                l_518 = (long) i_516;
                l_519 = (long) ((ulong) l_511 + (ulong) l_518);
                i_520 = (int) ((uint) 65536 - (uint) i_516);
                i_521 = (int) get_local_id(0);
                i_522 = (int) get_local_id(0);
                i_523 = (int) get_local_id(0);
                i_524 = 1;
                i_525 = 0;
                i_526 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_524 == 1)) {
                        break;
                    }
                    i_527 = (int) ((uint) i_520 - (uint) i_525);
                    l_528 = (long) i_525;
                    l_529 = (long) ((ulong) l_514 + (ulong) (l_518 + l_528));
                    if (i_526 == 0) {
                        i_530 = i_527;
                    } else {
                        i_531 = 4096 - ((int) (l_529 & 4095L));
                        i_532 = (i_531 < i_527) ? i_531 : i_527;
                        i_530 = i_532;
                    }
                    if (i_523 == 0) {
                        l_533 = gale_BlockAccess_beginRead(arg_fs, i_512, l_529, i_530, gale_group);
                        l_534 = l_533;
                    } else {
                        l_534 = 0L;
                    }
                    if (i_522 == 0) {
                        if (l_534 < (-4611686018427387904L)) {
                            l_535 = gale_HostCall_awaitReply(arg_fs, l_534, gale_group);
                            l_536 = l_535;
                        } else {
                            l_536 = l_534;
                        }
                    } else {
                        l_536 = l_534;
                    }
                    GALEFS_BROADCAST(14, l_537, l_536);
                    i_538 = (int) l_537;
                    if (l_537 < 0L) {
                        i_539 = 0;
                    } else {
                        i_539 = i_538;
                    }
                    l_540 = gale_BlockAccess_offsetInRegion(arg_fs, l_537, l_529, gale_group);
                    gale_copy((arg_fs + 16 + l_540), (arg_work + 16 + ((long) ((ulong) l_519 + (ulong) l_528))), i_539);
                    GALEFS_BARRIER(15);
                    if (i_521 == 0) {
                        if (!(i_539 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_539, gale_group);
                        }
                    }
                    i_541 = (int) ((uint) i_525 + (uint) i_539);
                    i_542 = ((l_537 == (-117L)) || (!((i_539 < 1) || (!(i_541 < i_520))))) ? 1 : 0;
                    i_543 = (l_537 == (-117L)) ? 1 : 0;
                    if (l_537 < 0L) {
                        if (l_537 == (-117L)) {
                            i_524 = i_542;
                            i_525 = i_541;
                            i_526 = i_543;
                        } else {
                            i_524 = i_538;
                            i_525 = i_541;
                            i_526 = i_543;
                        }
                    } else {
                        i_524 = i_542;
                        i_525 = i_541;
                        i_526 = i_543;
                    }
                }
                if (i_525 < 1) {
                    i_544 = i_524;
                } else {
                    i_544 = i_525;
                }
                i_545 = (i_544 < 1) ? 0 : i_544;
                i_546 = (int) ((uint) i_516 + (uint) i_545);
                i_516 = i_546;
                i_517 = i_544;
            }
            goto B392;
        B391:;
        B392:;
            if (i_517 < 0) {
                i_547 = i_517;
            } else {
                i_547 = i_516;
            }
            if (!(i_547 < 0)) {
                if (i_547 < 65536) {
                    i_548 = i_547;
                } else {
                    i_549 = (int) ((uint) i_547 + (uint) (-64));
                    i_548 = i_549;
                }
                i_550 = (int) ((uint) i_548 + (uint) 127);
                i_551 = ((int) ((uint) ((int) ((uint) (i_550 >> 31) >> 26)) + (uint) i_550)) >> 6;
                i_552 = gale_div_int(((int) ((uint) ((int) ((uint) i_551 + (uint) ((int) get_local_size(0)))) + (uint) (-1))), ((int) get_local_size(0)));
                i_553 = (int) ((uint) ((int) get_local_id(0)) * (uint) i_552);
                i_554 = (int) ((uint) i_553 + (uint) i_552);
                i_555 = (i_554 < i_551) ? i_554 : i_551;
                if (i_553 < i_555) {
                    i_556 = *((__global gale_int *) ul_15);
                    i_557 = *((__global gale_int *) ul_17);
                    i_558 = ((int) ((uint) i_553 + (uint) (-1))) << 6;
                    l_559 = (long) ((ulong) l_511 + (ulong) ((long) i_558));
                    l_560 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_559 + (ulong) (-8L)))));
                    i_561 = (int) ((uint) i_547 - (uint) i_558);
                    if (i_561 < 1) {
                        l_562 = 0L;
                    } else {
                        l_563 = 0L;
                        i_564 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_564 < 64)) {
                                break;
                            }
                            l_565 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_559 + (ulong) ((long) i_564)))));
                            l_566 = (l_565 | 2314885530818453536L) & 9187201950435737471L;
                            l_567 = l_565 ^ 6872316419617283935L;
                            l_568 = l_563 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((((((long) ((ulong) l_566 + (ulong) 2242545357980376863L)) & (~((long) ((ulong) l_566 + (ulong) 361700864190383365L)))) & (~l_565)) & (-9187201950435737472L)) | ((~(l_567 | ((long) ((ulong) (l_567 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L))) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_564);
                            i_569 = (int) ((uint) i_564 + (uint) 8);
                            l_563 = l_568;
                            i_564 = i_569;
                        }
                        l_562 = l_563;
                    }
                    if (i_561 < 64) {
                        if (i_561 < 1) {
                            l_570 = 0L;
                        } else {
                            l_571 = (long) ((ulong) (1L << i_561) + (ulong) (-1L));
                            l_570 = l_571;
                        }
                    } else {
                        l_570 = (-1L);
                    }
                    l_572 = l_562 & l_570;
                    l_573 = (l_560 | 2314885530818453536L) & 9187201950435737471L;
                    l_574 = l_560 ^ 6872316419617283935L;
                    l_575 = (((((((long) ((ulong) l_573 + (ulong) 2242545357980376863L)) & (~((long) ((ulong) l_573 + (ulong) 361700864190383365L)))) & (~l_560)) & (-9187201950435737472L)) | ((~(l_574 | ((long) ((ulong) (l_574 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L))) < 0L) ? 1L : 0L;
                    i_576 = ((int) ((uint) i_555 + (uint) (-1))) << 6;
                    l_577 = l_575;
                    l_578 = l_572;
                    i_579 = i_558;
                    while (true) {
                        if (!(i_579 < i_576)) {
                            break;
                        }
                        i_580 = (int) ((uint) i_579 + (uint) 64);
                        i_581 = (int) ((uint) i_547 - (uint) i_580);
                        if (i_581 < 1) {
                            l_582 = 0L;
                        } else {
                            l_583 = (long) ((ulong) l_511 + (ulong) ((long) i_580));
                            l_584 = 0L;
                            i_585 = 0;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_585 < 64)) {
                                    break;
                                }
                                l_586 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_583 + (ulong) ((long) i_585)))));
                                l_587 = (l_586 | 2314885530818453536L) & 9187201950435737471L;
                                l_588 = l_586 ^ 6872316419617283935L;
                                l_589 = l_584 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((((((long) ((ulong) l_587 + (ulong) 2242545357980376863L)) & (~((long) ((ulong) l_587 + (ulong) 361700864190383365L)))) & (~l_586)) & (-9187201950435737472L)) | ((~(l_588 | ((long) ((ulong) (l_588 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L))) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_585);
                                i_590 = (int) ((uint) i_585 + (uint) 8);
                                l_584 = l_589;
                                i_585 = i_590;
                            }
                            l_582 = l_584;
                        }
                        if (i_581 < 64) {
                            if (i_581 < 1) {
                                l_591 = 0L;
                            } else {
                                l_592 = (long) ((ulong) (1L << i_581) + (ulong) (-1L));
                                l_591 = l_592;
                            }
                        } else {
                            l_591 = (-1L);
                        }
                        l_593 = l_582 & l_591;
                        l_594 = l_593 << 1;
                        l_595 = l_578 & (~(l_577 | (l_578 << 1)));
                        l_596 = l_595;
                        while (true) {
                            if (l_596 == 0L) {
                                break;
                            }
                            l_597 = l_596 & ((long) ((ulong) l_596 + (ulong) (-1L)));
                            i_598 = gale_ctz_long(l_596);
                            i_599 = gale_ctz_long((~(((long) ((ulong) l_578 >> i_598)) | (l_594 << (63 - i_598)))));
                            if ((uint) i_599 < (uint) 32) {
                                l_600 = (long) ((ulong) ((long) ((ulong) l_511 + (ulong) ((long) i_579))) + (ulong) ((long) (uint) i_598));
                                l_601 = l_600 & (-8L);
                                l_602 = *((__global gale_long *) (arg_work + 16 + l_601));
                                l_603 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_601 + (ulong) 8L))));
                                l_604 = (long) ((ulong) l_600 + (ulong) 8L);
                                l_605 = l_604 & (-8L);
                                l_606 = *((__global gale_long *) (arg_work + 16 + l_605));
                                l_607 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_605 + (ulong) 8L))));
                                if ((uint) i_599 < (uint) 8) {
                                    i_608 = 0;
                                } else {
                                    if ((uint) i_599 < (uint) 17) {
                                        i_609 = i_599 + (-8);
                                        i_608 = i_609;
                                    } else {
                                        i_608 = 8;
                                    }
                                }
                                i_610 = ((int) ((long) ((ulong) l_600 - (ulong) l_601))) << 3;
                                i_611 = ((uint) i_599 < (uint) 9) ? i_599 : 8;
                                i_612 = i_611 << 2;
                                l_613 = (long) ((ulong) ((((long) ((ulong) l_602 >> i_610)) | ((l_603 << 1) << ((int) ((uint) 63 - (uint) i_610)))) & (~(((-1L) << i_612) << i_612))) * (ulong) (-7046029254386353131L));
                                i_614 = ((int) ((long) ((ulong) l_604 - (ulong) l_605))) << 3;
                                i_615 = i_608 << 2;
                                l_616 = (long) ((ulong) ((l_613 ^ ((long) ((ulong) l_613 >> 32))) ^ ((((long) ((ulong) l_606 >> i_614)) | ((l_607 << 1) << ((int) ((uint) 63 - (uint) i_614)))) & (~(((-1L) << i_615) << i_615)))) * (ulong) (-7046029254386353131L));
                                l_617 = l_616 ^ ((long) ((ulong) l_616 >> 32));
                                l_618 = (long) i_556;
                                l_619 = ((l_618 << 5) + (l_618 << 4)) + 73856L;
                                l_620 = (long) i_557;
                                l_621 = l_620 << 2;
                                l_622 = (((l_619 + (l_620 + l_621)) + (l_618 * 43L)) + 63L) & (-64L);
                                l_623 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) l_622)) + (ulong) l_619);
                                l_624 = (long) ((ulong) l_623 + (ulong) l_621);
                                i_625 = (i_557 >> 2) + (-1);
                                l_626 = l_617;
                                i_627 = 16;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_627 < i_599)) {
                                        break;
                                    }
                                    l_628 = (long) ((ulong) l_600 + (ulong) ((long) i_627));
                                    l_629 = l_628 & (-8L);
                                    l_630 = *((__global gale_long *) (arg_work + 16 + l_629));
                                    l_631 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_629 + (ulong) 8L))));
                                    i_632 = (int) ((uint) i_599 - (uint) i_627);
                                    if (i_632 < 0) {
                                        i_633 = 0;
                                    } else {
                                        i_634 = (i_632 < 9) ? i_632 : 8;
                                        i_633 = i_634;
                                    }
                                    i_635 = ((int) ((long) ((ulong) l_628 - (ulong) l_629))) << 3;
                                    i_636 = i_633 << 2;
                                    l_637 = (long) ((ulong) (l_626 ^ ((((long) ((ulong) l_630 >> i_635)) | ((l_631 << 1) << ((int) ((uint) 63 - (uint) i_635)))) & (~(((-1L) << i_636) << i_636)))) * (ulong) (-7046029254386353131L));
                                    l_638 = l_637 ^ ((long) ((ulong) l_637 >> 32));
                                    i_639 = (int) ((uint) i_627 + (uint) 8);
                                    l_626 = l_638;
                                    i_627 = i_639;
                                }
                                i_640 = (int) ((long) ((ulong) l_626 >> 16));
                                i_641 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_624 + (ulong) ((long) (uint) ((((int) ((uint) i_640 >> 13)) & i_625) << 2))))));
                                if ((i_641 & (1 << ((int) ((uint) i_640 >> 8)))) == 0) {
                                    l_596 = l_597;
                                } else {
                                    i_642 = (int) ((uint) i_557 + (uint) (-1));
                                    i_643 = i_640 & i_642;
                                    i_644 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_623 + (ulong) (((long) i_643) << 2)))));
                                    i_645 = i_642 >> 1;
                                    i_646 = ~i_645;
                                    i_647 = i_643;
                                    i_648 = i_644;
                                    while (true) {
                                        i_649 = (int) ((uint) (i_645 & i_648) + (uint) (-1));
                                        if (i_648 == 0) {
                                            goto B460;
                                        }
                                        if (((i_640 ^ i_648) & i_646) == 0) {
                                            l_650 = (long) i_649;
                                            l_651 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) l_622)) + (ulong) 73856L)) + (ulong) ((l_650 << 5) + (l_650 << 4)));
                                            i_652 = *((__global gale_int *) (arg_work + 16 + l_651));
                                            if (i_599 == i_652) {
                                                l_653 = (long) ((ulong) l_651 + (ulong) 16L);
                                                i_654 = 0;
                                                GALEFS_INNERMOST_LOOP()
                                                while (true) {
                                                    if (!(i_654 < i_599)) {
                                                        goto B453;
                                                    }
                                                    l_655 = (long) i_654;
                                                    l_656 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_653 + (ulong) l_655))));
                                                    l_657 = (long) ((ulong) l_600 + (ulong) l_655);
                                                    l_658 = l_657 & (-8L);
                                                    l_659 = *((__global gale_long *) (arg_work + 16 + l_658));
                                                    l_660 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_658 + (ulong) 8L))));
                                                    i_661 = (int) ((uint) i_599 - (uint) i_654);
                                                    if (i_661 < 0) {
                                                        i_662 = 0;
                                                    } else {
                                                        i_663 = (i_661 < 9) ? i_661 : 8;
                                                        i_662 = i_663;
                                                    }
                                                    i_664 = ((int) ((long) ((ulong) l_657 - (ulong) l_658))) << 3;
                                                    i_665 = i_662 << 2;
                                                    if (!(l_656 == ((((long) ((ulong) l_659 >> i_664)) | ((l_660 << 1) << ((int) ((uint) 63 - (uint) i_664)))) & (~(((-1L) << i_665) << i_665))))) {
                                                        break;
                                                    }
                                                    i_666 = (int) ((uint) i_654 + (uint) 8);
                                                    i_654 = i_666;
                                                }
                                                goto B454;
                                            B453:;
                                            B454:;
                                                if (!(i_654 < i_599)) {
                                                    break;
                                                }
                                            }
                                        }
                                        i_667 = i_642 & ((int) ((uint) i_647 + (uint) 1));
                                        i_668 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_623 + (ulong) (((long) i_667) << 2)))));
                                        i_647 = i_667;
                                        i_648 = i_668;
                                    }
                                    goto B461;
                                B460:;
                                B461:;
                                    if (i_649 < 0) {
                                        l_596 = l_597;
                                    } else {
                                        ul_669 = arg_counts + ((((long) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))))) * (uint) i_556)) + (uint) i_649))) << 2) + 16L);
                                        i_670 = *((__global gale_int *) ul_669);
                                        *((__global gale_int *) ul_669) = ((int) ((uint) i_670 + (uint) 1));
                                        l_596 = l_597;
                                    }
                                }
                            } else {
                                l_596 = l_597;
                            }
                        }
                        l_671 = (long) ((ulong) l_578 >> 63);
                        l_577 = l_671;
                        l_578 = l_593;
                        i_579 = i_580;
                    }
                }
            }
            GALEFS_BARRIER(16);
            i_672 = i_407;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_672 < 128)) {
                    break;
                }
                l_673 = (long) i_672;
                l_674 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_673 + (ulong) l_510))));
                *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_507 + (ulong) l_673)))) = l_674;
                i_675 = (int) ((uint) i_672 + (uint) i_392);
                i_672 = i_675;
            }
            l_676 = (long) ((ulong) l_514 + (ulong) ((long) i_547));
            if (i_547 < 0) {
                l_514 = l_676;
                i_515 = i_547;
            } else {
                i_677 = (i_547 < 65536) ? 0 : 1;
                l_514 = l_676;
                i_515 = i_677;
            }
        }
        if (i_406 == 0) {
            l_678 = gale_OpenFileCalls_beginClose(arg_fs, i_512, gale_group);
            l_679 = l_678;
        } else {
            l_679 = 0L;
        }
        if (i_405 == 0) {
            if (l_679 < (-4611686018427387904L)) {
                l_680 = gale_HostCall_awaitReply(arg_fs, l_679, gale_group);
                l_681 = l_680;
            } else {
                l_681 = l_679;
            }
        } else {
            l_681 = l_679;
        }
        GALEFS_BROADCAST(17, l_682, l_681);
        if (i_404 == 0) {
            l_683 = (long) ((ulong) l_481 + (ulong) ((long) i_485));
            *((__global char *) (arg_work + 16 + l_683)) = (char) 46;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_683 + (ulong) 1L)))) = (char) 99;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_683 + (ulong) 2L)))) = (char) 111;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_683 + (ulong) 3L)))) = (char) 117;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_683 + (ulong) 4L)))) = (char) 110;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_683 + (ulong) 5L)))) = (char) 116;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_683 + (ulong) 6L)))) = (char) 115;
        }
        if (i_515 < 0) {
            i_684 = 0;
        } else {
            i_685 = (int) ((uint) i_485 + (uint) 7);
            i_684 = i_685;
        }
        GALEFS_BARRIER(18);
        if (i_403 == 0) {
            l_686 = gale_FileOpener_begin(arg_fs, i_684, gale_group);
            if (l_686 < 0L) {
                l_687 = l_686;
            } else {
                l_688 = (long) gale_group;
                l_689 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_688 << 12) + (l_688 << 11)))) + (ulong) 2048L);
                i_690 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_690 < i_684)) {
                        break;
                    }
                    l_691 = (long) i_690;
                    i_692 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_481 + (ulong) l_691))));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_689 + (ulong) l_691)))) = (char) i_692;
                    i_693 = (int) ((uint) i_690 + (uint) 1);
                    i_690 = i_693;
                }
                l_694 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 577, i_684, (-1), gale_group);
                l_687 = l_694;
            }
        } else {
            l_687 = 0L;
        }
        if (i_402 == 0) {
            if (l_687 < (-4611686018427387904L)) {
                l_695 = gale_HostCall_awaitReply(arg_fs, l_687, gale_group);
                l_696 = l_695;
            } else {
                l_696 = l_687;
            }
        } else {
            l_696 = l_687;
        }
        GALEFS_BROADCAST(19, l_697, l_696);
        i_698 = *((__global gale_int *) ul_15);
        i_699 = *((__global gale_int *) ul_17);
        l_700 = (long) i_698;
        i_701 = (int) l_697;
        if (i_701 < 0) {
            i_702 = 0;
        } else {
            i_703 = *((__global gale_int *) ul_24);
            l_704 = l_700 * ((long) gale_group);
            l_705 = (long) i_703;
            if (l_704 < l_705) {
                l_706 = l_705 - l_704;
                if (l_706 < l_700) {
                    i_707 = (int) l_706;
                    i_702 = i_707;
                } else {
                    i_702 = i_698;
                }
            } else {
                i_702 = 0;
            }
        }
        l_708 = (long) i_699;
        l_709 = (((l_700 << 5) + (l_700 << 4)) + 73856L) + (l_708 + (l_708 << 2));
        l_710 = ((l_709 + (l_700 * 43L)) + 63L) & (-64L);
        l_711 = (long) ((ulong) l_401 * (ulong) l_710);
        i_712 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_711 + (ulong) 73864L))));
        l_713 = (long) ((ulong) l_711 + (ulong) 73856L);
        if (i_702 < 1) {
            i_714 = 0;
        } else {
            l_715 = (long) (uint) ((int) ((uint) i_702 + (uint) (-1)));
            l_716 = (long) ((ulong) l_713 + (ulong) ((l_715 << 5) + (l_715 << 4)));
            i_717 = *((__global gale_int *) (arg_work + 16 + (l_716 + 8L)));
            i_718 = *((__global gale_int *) (arg_work + 16 + l_716));
            i_719 = (int) ((uint) ((int) ((uint) ((int) ((uint) i_717 + (uint) i_718)) + (uint) 12)) - (uint) i_712);
            i_714 = i_719;
        }
        l_720 = (long) i_712;
        l_721 = (long) ((ulong) l_709 + (ulong) ((long) ((ulong) l_710 * (ulong) l_397)));
        i_722 = i_400;
        while (true) {
            if (!(i_722 < i_702)) {
                break;
            }
            l_723 = (long) i_722;
            l_724 = (long) ((ulong) l_713 + (ulong) ((l_723 << 5) + (l_723 << 4)));
            i_725 = *((__global gale_int *) (arg_work + 16 + (l_724 + 8L)));
            i_726 = *((__global gale_int *) (arg_work + 16 + (l_724 + 4L)));
            i_727 = 0;
            i_728 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_728 < i_399)) {
                    break;
                }
                i_729 = *((__global gale_int *) ul_15);
                i_730 = *((__global gale_int *) (arg_counts + ((((long) ((int) ((uint) i_726 + (uint) ((int) ((uint) ((int) ((uint) i_728 + (uint) i_398)) * (uint) i_729))))) << 2) + 16L)));
                i_731 = (int) ((uint) i_727 + (uint) i_730);
                i_732 = (int) ((uint) i_728 + (uint) 1);
                i_727 = i_731;
                i_728 = i_732;
            }
            l_733 = (long) ((ulong) ((long) ((ulong) l_721 + (ulong) ((long) i_725))) - (ulong) l_720);
            i_734 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_734 < 10)) {
                    break;
                }
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_733 + (ulong) ((long) i_734))))) = (char) 32;
                i_735 = (int) ((uint) i_734 + (uint) 1);
                i_734 = i_735;
            }
            i_736 = i_727;
            i_737 = 10;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_737 == 10)) {
                    if (i_736 < 1) {
                        break;
                    }
                }
                i_738 = (int) ((uint) i_737 + (uint) (-1));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_733 + (ulong) ((long) i_738))))) = (char) (gale_rem_int(i_736, 10) + 48);
                i_739 = gale_div_int(i_736, 10);
                i_736 = i_739;
                i_737 = i_738;
            }
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_733 + (ulong) 10L)))) = (char) 32;
            i_740 = *((__global gale_int *) (arg_work + 16 + l_724));
            l_741 = (long) ((ulong) l_733 + (ulong) 11L);
            l_742 = (long) ((ulong) l_724 + (ulong) 16L);
            i_743 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_743 < i_740)) {
                    break;
                }
                l_744 = (long) i_743;
                i_745 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_742 + (ulong) l_744))));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_744 + (ulong) l_741)))) = (char) i_745;
                i_746 = (int) ((uint) i_743 + (uint) 1);
                i_743 = i_746;
            }
            *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) i_740) + (ulong) l_741)))) = (char) 10;
            i_747 = (int) ((uint) i_722 + (uint) i_391);
            i_722 = i_747;
        }
        i_748 = 0;
        i_749 = 1;
        while (true) {
            if (i_749 < 1) {
                goto B562;
            }
            if (!(i_748 < i_714)) {
                break;
            }
            l_750 = (long) i_748;
            l_751 = (long) ((ulong) l_721 + (ulong) l_750);
            i_752 = (int) ((uint) i_714 - (uint) i_748);
            l_753 = l_720 + l_750;
            i_754 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_755 = (int) get_local_id(0);
            i_756 = (int) get_local_id(0);
            i_757 = (int) get_local_id(0);
            i_758 = 4;
            i_759 = 0;
            i_760 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (i_758 == 0) {
                    break;
                }
                l_761 = (long) i_759;
                l_762 = l_753 + l_761;
                if (i_757 == 0) {
                    i_763 = (i_759 < 1) ? 0 : 1;
                    l_764 = gale_BlockAccess_beginWrite(arg_fs, i_758, i_701, l_762, ((int) ((uint) i_752 - (uint) i_759)), i_763, gale_group);
                    l_765 = l_764;
                } else {
                    l_765 = 0L;
                }
                if (i_756 == 0) {
                    if (l_765 < (-4611686018427387904L)) {
                        l_766 = gale_HostCall_awaitReply(arg_fs, l_765, gale_group);
                        l_767 = l_766;
                    } else {
                        l_767 = l_765;
                    }
                } else {
                    l_767 = l_765;
                }
                GALEFS_BROADCAST(20, l_768, l_767);
                i_769 = (int) l_768;
                if (l_768 < 0L) {
                    i_770 = 0;
                } else {
                    i_770 = i_769;
                }
                l_771 = gale_BlockAccess_offsetInRegion(arg_fs, l_768, l_762, gale_group);
                gale_copy((arg_work + 16 + ((long) ((ulong) l_751 + (ulong) l_761))), (arg_fs + 16 + l_771), i_770);
                GALEFS_BARRIER(21);
                if (i_755 == 0) {
                    if (!(i_770 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 24, i_770, gale_group);
                    }
                }
                i_772 = (int) ((uint) i_759 + (uint) i_770);
                if (l_768 < 0L) {
                    if ((!(i_758 == 4)) || (i_772 < 1)) {
                        i_773 = i_769;
                    } else {
                        i_773 = i_772;
                    }
                } else {
                    i_773 = i_772;
                }
                i_774 = (((!(i_758 == 4)) || (i_772 < 1)) || (i_754 == 0)) ? 0 : 5;
                if (i_770 == 0) {
                    i_758 = i_774;
                    i_759 = i_772;
                    i_760 = i_773;
                } else {
                    if (i_752 == i_772) {
                        i_758 = i_774;
                        i_759 = i_772;
                        i_760 = i_773;
                    } else {
                        i_759 = i_772;
                        i_760 = i_773;
                    }
                }
            }
            i_775 = (i_760 < 1) ? 0 : i_760;
            i_776 = (int) ((uint) i_748 + (uint) i_775);
            i_748 = i_776;
            i_749 = i_760;
        }
        goto B563;
    B562:;
    B563:;
        if (i_749 < 0) {
            i_777 = i_749;
        } else {
            i_777 = i_748;
        }
        if (i_701 < 0) {
            i_778 = i_701;
        } else {
            i_778 = i_777;
        }
        if (i_396 == 0) {
            l_779 = gale_OpenFileCalls_beginClose(arg_fs, i_701, gale_group);
            l_780 = l_779;
        } else {
            l_780 = 0L;
        }
        if (i_395 == 0) {
            if (l_780 < (-4611686018427387904L)) {
                l_781 = gale_HostCall_awaitReply(arg_fs, l_780, gale_group);
                l_782 = l_781;
            } else {
                l_782 = l_780;
            }
        } else {
            l_782 = l_780;
        }
        GALEFS_BROADCAST(22, l_783, l_782);
        i_784 = (int) l_783;
        i_785 = ((!((uint) i_483 < (uint) 4000)) || ((i_515 < 0) || ((i_778 < 0) || (i_784 < 0)))) ? 0 : 1;
        l_786 = (long) ((ulong) l_418 + (ulong) ((long) i_470));
        i_787 = (int) ((uint) i_419 + (uint) 1);
        if (i_470 < 0) {
            if (((int) get_local_id(0)) == 0) {
                l_788 = (long) (gale_group << 2);
                *((__global gale_int *) (arg_status + ((l_788 << 2) + 16L))) = 4;
                *((__global gale_int *) (arg_status + (((l_788 + 1L) << 2) + 16L))) = i_419;
                *((__global gale_int *) (arg_status + (((l_788 + 2L) << 2) + 16L))) = i_470;
                l_418 = l_786;
                i_419 = i_787;
                i_420 = i_785;
            } else {
                l_418 = l_786;
                i_419 = i_787;
                i_420 = i_785;
            }
        } else {
            if (i_470 == 1) {
                if (((int) get_local_id(0)) == 0) {
                    l_789 = (long) (gale_group << 2);
                    *((__global gale_int *) (arg_status + ((l_789 << 2) + 16L))) = 5;
                    *((__global gale_int *) (arg_status + (((l_789 + 1L) << 2) + 16L))) = i_419;
                    *((__global gale_int *) (arg_status + (((l_789 + 2L) << 2) + 16L))) = 0;
                    l_418 = l_786;
                    i_419 = i_787;
                    i_420 = i_785;
                } else {
                    l_418 = l_786;
                    i_419 = i_787;
                    i_420 = i_785;
                }
            } else {
                if (i_482 < 4001) {
                    if ((uint) i_483 < (uint) 4000) {
                        if (i_515 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                l_790 = (long) (gale_group << 2);
                                *((__global gale_int *) (arg_status + ((l_790 << 2) + 16L))) = 7;
                                *((__global gale_int *) (arg_status + (((l_790 + 1L) << 2) + 16L))) = i_419;
                                *((__global gale_int *) (arg_status + (((l_790 + 2L) << 2) + 16L))) = i_515;
                                l_418 = l_786;
                                i_419 = i_787;
                                i_420 = i_785;
                                continue;
                            }
                            l_418 = l_786;
                            i_419 = i_787;
                            i_420 = i_785;
                            continue;
                        }
                    }
                    if ((uint) i_483 < (uint) 4000) {
                        if (i_778 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                l_791 = (long) (gale_group << 2);
                                *((__global gale_int *) (arg_status + ((l_791 << 2) + 16L))) = 8;
                                *((__global gale_int *) (arg_status + (((l_791 + 1L) << 2) + 16L))) = i_419;
                                *((__global gale_int *) (arg_status + (((l_791 + 2L) << 2) + 16L))) = i_778;
                                l_418 = l_786;
                                i_419 = i_787;
                                i_420 = i_785;
                                continue;
                            }
                            l_418 = l_786;
                            i_419 = i_787;
                            i_420 = i_785;
                            continue;
                        }
                    }
                    if ((uint) i_483 < (uint) 4000) {
                        if (i_784 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                l_792 = (long) (gale_group << 2);
                                *((__global gale_int *) (arg_status + ((l_792 << 2) + 16L))) = 8;
                                *((__global gale_int *) (arg_status + (((l_792 + 1L) << 2) + 16L))) = i_419;
                                *((__global gale_int *) (arg_status + (((l_792 + 2L) << 2) + 16L))) = i_784;
                                l_418 = l_786;
                                i_419 = i_787;
                                i_420 = i_785;
                            } else {
                                l_418 = l_786;
                                i_419 = i_787;
                                i_420 = i_785;
                            }
                        } else {
                            l_418 = l_786;
                            i_419 = i_787;
                            i_420 = i_785;
                        }
                    } else {
                        l_418 = l_786;
                        i_419 = i_787;
                        i_420 = i_785;
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        l_793 = (long) (gale_group << 2);
                        *((__global gale_int *) (arg_status + ((l_793 << 2) + 16L))) = 6;
                        *((__global gale_int *) (arg_status + (((l_793 + 1L) << 2) + 16L))) = i_419;
                        *((__global gale_int *) (arg_status + (((l_793 + 2L) << 2) + 16L))) = i_482;
                        l_418 = l_786;
                        i_419 = i_787;
                        i_420 = i_785;
                    } else {
                        l_418 = l_786;
                        i_419 = i_787;
                        i_420 = i_785;
                    }
                }
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_794 = gale_OpenFileCalls_beginClose(arg_fs, i_389, gale_group);
        l_795 = l_794;
    } else {
        l_795 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_795 < (-4611686018427387904L)) {
            l_796 = gale_HostCall_awaitReply(arg_fs, l_795, gale_group);
            l_797 = l_796;
        } else {
            l_797 = l_795;
        }
    } else {
        l_797 = l_795;
    }
    GALEFS_BROADCAST(23, l_798, l_797);
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_19) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_29) VARIABLE(int, i_32) VARIABLE(int, i_367) VARIABLE(int, i_378) VARIABLE(int, i_380) VARIABLE(int, i_381) VARIABLE(int, i_382) VARIABLE(int, i_383) VARIABLE(int, i_384) VARIABLE(int, i_386) VARIABLE(int, i_387) VARIABLE(int, i_388) VARIABLE(int, i_390) VARIABLE(int, i_391) VARIABLE(int, i_392) VARIABLE(int, i_393) VARIABLE(int, i_395) VARIABLE(int, i_396) VARIABLE(int, i_398) VARIABLE(int, i_400) VARIABLE(int, i_404) VARIABLE(int, i_406) VARIABLE(int, i_413) VARIABLE(int, i_417) VARIABLE(int, i_418) VARIABLE(int, i_419) VARIABLE(int, i_421) VARIABLE(int, i_43) VARIABLE(int, i_432) VARIABLE(int, i_433) VARIABLE(int, i_44) VARIABLE(int, i_452) VARIABLE(int, i_464) VARIABLE(int, i_465) VARIABLE(int, i_467) VARIABLE(int, i_49) VARIABLE(int, i_491) VARIABLE(int, i_494) VARIABLE(int, i_495) VARIABLE(int, i_499) VARIABLE(int, i_50) VARIABLE(int, i_500) VARIABLE(int, i_501) VARIABLE(int, i_503) VARIABLE(int, i_51) VARIABLE(int, i_514) VARIABLE(int, i_515) VARIABLE(int, i_52) VARIABLE(int, i_523) VARIABLE(int, i_658) VARIABLE(int, i_672) VARIABLE(int, i_685) VARIABLE(int, i_719) VARIABLE(int, i_723) VARIABLE(int, i_725) VARIABLE(int, i_726) VARIABLE(int, i_727) VARIABLE(int, i_728) VARIABLE(int, i_729) VARIABLE(int, i_737) VARIABLE(int, i_738) VARIABLE(int, i_746) VARIABLE(long, l_18) VARIABLE(long, l_2) VARIABLE(long, l_28) VARIABLE(long, l_35) VARIABLE(long, l_36) VARIABLE(long, l_362) VARIABLE(long, l_385) VARIABLE(long, l_389) VARIABLE(long, l_394) VARIABLE(long, l_397) VARIABLE(long, l_399) VARIABLE(long, l_401) VARIABLE(long, l_403) VARIABLE(long, l_411) VARIABLE(long, l_412) VARIABLE(long, l_415) VARIABLE(long, l_416) VARIABLE(long, l_42) VARIABLE(long, l_424) VARIABLE(long, l_425) VARIABLE(long, l_431) VARIABLE(long, l_463) VARIABLE(long, l_486) VARIABLE(long, l_489) VARIABLE(long, l_490) VARIABLE(long, l_493) VARIABLE(long, l_497) VARIABLE(long, l_498) VARIABLE(long, l_506) VARIABLE(long, l_507) VARIABLE(long, l_513) VARIABLE(long, l_691) VARIABLE(long, l_692) VARIABLE(long, l_722) VARIABLE(long, l_724) VARIABLE(long, l_731) VARIABLE(long, l_732) VARIABLE(long, l_736) VARIABLE(__global uchar *, ul_0) VARIABLE(__global uchar *, ul_12) VARIABLE(__global uchar *, ul_14) VARIABLE(__global uchar *, ul_21) VARIABLE(__global uchar *, ul_366) VARIABLE(__global uchar *, ul_402)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(ul_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(ul_0)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(l_18) VARIABLE(l_2) VARIABLE(l_28) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(l_18) VARIABLE(l_2) VARIABLE(l_28) VARIABLE(l_42) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(l_18) VARIABLE(l_2) VARIABLE(l_28) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(l_2) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(l_362) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_367) VARIABLE(l_2) VARIABLE(l_362) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_366)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(l_2) VARIABLE(l_362) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_366)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_378) VARIABLE(i_380) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_383) VARIABLE(i_384) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_390) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_400) VARIABLE(i_404) VARIABLE(i_406) VARIABLE(i_413) VARIABLE(i_417) VARIABLE(i_418) VARIABLE(i_419) VARIABLE(i_421) VARIABLE(l_2) VARIABLE(l_385) VARIABLE(l_389) VARIABLE(l_394) VARIABLE(l_397) VARIABLE(l_399) VARIABLE(l_401) VARIABLE(l_403) VARIABLE(l_411) VARIABLE(l_412) VARIABLE(l_415) VARIABLE(l_416) VARIABLE(l_424) VARIABLE(l_425) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_366) VARIABLE(ul_402)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_378) VARIABLE(i_380) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_383) VARIABLE(i_384) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_390) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_400) VARIABLE(i_404) VARIABLE(i_406) VARIABLE(i_413) VARIABLE(i_417) VARIABLE(i_418) VARIABLE(i_419) VARIABLE(i_421) VARIABLE(i_432) VARIABLE(i_433) VARIABLE(l_2) VARIABLE(l_385) VARIABLE(l_389) VARIABLE(l_394) VARIABLE(l_397) VARIABLE(l_399) VARIABLE(l_401) VARIABLE(l_403) VARIABLE(l_411) VARIABLE(l_412) VARIABLE(l_415) VARIABLE(l_416) VARIABLE(l_431) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_366) VARIABLE(ul_402)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_378) VARIABLE(i_380) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_383) VARIABLE(i_384) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_390) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_400) VARIABLE(i_404) VARIABLE(i_452) VARIABLE(i_464) VARIABLE(i_465) VARIABLE(i_467) VARIABLE(l_2) VARIABLE(l_385) VARIABLE(l_389) VARIABLE(l_394) VARIABLE(l_397) VARIABLE(l_399) VARIABLE(l_401) VARIABLE(l_403) VARIABLE(l_463) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_366) VARIABLE(ul_402)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_378) VARIABLE(i_380) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_383) VARIABLE(i_384) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_390) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_400) VARIABLE(i_404) VARIABLE(i_452) VARIABLE(i_464) VARIABLE(i_465) VARIABLE(i_467) VARIABLE(l_2) VARIABLE(l_385) VARIABLE(l_389) VARIABLE(l_394) VARIABLE(l_397) VARIABLE(l_399) VARIABLE(l_401) VARIABLE(l_403) VARIABLE(l_463) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_366) VARIABLE(ul_402)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_378) VARIABLE(i_380) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_383) VARIABLE(i_384) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_390) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_400) VARIABLE(i_404) VARIABLE(i_452) VARIABLE(i_464) VARIABLE(i_465) VARIABLE(i_467) VARIABLE(i_491) VARIABLE(i_495) VARIABLE(i_499) VARIABLE(i_500) VARIABLE(i_501) VARIABLE(i_503) VARIABLE(l_2) VARIABLE(l_385) VARIABLE(l_389) VARIABLE(l_394) VARIABLE(l_397) VARIABLE(l_399) VARIABLE(l_401) VARIABLE(l_403) VARIABLE(l_463) VARIABLE(l_486) VARIABLE(l_489) VARIABLE(l_490) VARIABLE(l_493) VARIABLE(l_497) VARIABLE(l_498) VARIABLE(l_506) VARIABLE(l_507) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_366) VARIABLE(ul_402)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_378) VARIABLE(i_380) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_383) VARIABLE(i_384) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_390) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_400) VARIABLE(i_404) VARIABLE(i_452) VARIABLE(i_464) VARIABLE(i_465) VARIABLE(i_467) VARIABLE(i_491) VARIABLE(i_495) VARIABLE(i_499) VARIABLE(i_500) VARIABLE(i_501) VARIABLE(i_503) VARIABLE(i_514) VARIABLE(i_515) VARIABLE(l_2) VARIABLE(l_385) VARIABLE(l_389) VARIABLE(l_394) VARIABLE(l_397) VARIABLE(l_399) VARIABLE(l_401) VARIABLE(l_403) VARIABLE(l_463) VARIABLE(l_486) VARIABLE(l_489) VARIABLE(l_490) VARIABLE(l_493) VARIABLE(l_497) VARIABLE(l_498) VARIABLE(l_513) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_366) VARIABLE(ul_402)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_378) VARIABLE(i_380) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_383) VARIABLE(i_384) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_390) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_400) VARIABLE(i_404) VARIABLE(i_452) VARIABLE(i_464) VARIABLE(i_465) VARIABLE(i_467) VARIABLE(i_491) VARIABLE(i_523) VARIABLE(l_2) VARIABLE(l_385) VARIABLE(l_389) VARIABLE(l_394) VARIABLE(l_397) VARIABLE(l_399) VARIABLE(l_401) VARIABLE(l_403) VARIABLE(l_463) VARIABLE(l_486) VARIABLE(l_489) VARIABLE(l_490) VARIABLE(l_493) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_366) VARIABLE(ul_402)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_378) VARIABLE(i_380) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_383) VARIABLE(i_384) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_390) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_400) VARIABLE(i_404) VARIABLE(i_452) VARIABLE(i_464) VARIABLE(i_465) VARIABLE(i_467) VARIABLE(i_494) VARIABLE(l_2) VARIABLE(l_385) VARIABLE(l_389) VARIABLE(l_394) VARIABLE(l_397) VARIABLE(l_399) VARIABLE(l_401) VARIABLE(l_403) VARIABLE(l_463) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_366) VARIABLE(ul_402)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_378) VARIABLE(i_380) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_383) VARIABLE(i_384) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_390) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_400) VARIABLE(i_404) VARIABLE(i_452) VARIABLE(i_464) VARIABLE(i_465) VARIABLE(i_494) VARIABLE(i_658) VARIABLE(l_2) VARIABLE(l_385) VARIABLE(l_389) VARIABLE(l_394) VARIABLE(l_397) VARIABLE(l_399) VARIABLE(l_401) VARIABLE(l_403) VARIABLE(l_463) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_366) VARIABLE(ul_402)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_378) VARIABLE(i_380) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_383) VARIABLE(i_384) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_390) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_400) VARIABLE(i_404) VARIABLE(i_452) VARIABLE(i_464) VARIABLE(i_465) VARIABLE(i_494) VARIABLE(l_2) VARIABLE(l_385) VARIABLE(l_389) VARIABLE(l_394) VARIABLE(l_397) VARIABLE(l_399) VARIABLE(l_401) VARIABLE(l_403) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_366) VARIABLE(ul_402)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_378) VARIABLE(i_380) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_383) VARIABLE(i_384) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_390) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_400) VARIABLE(i_404) VARIABLE(i_452) VARIABLE(i_464) VARIABLE(i_465) VARIABLE(i_494) VARIABLE(i_672) VARIABLE(i_685) VARIABLE(i_719) VARIABLE(i_723) VARIABLE(i_725) VARIABLE(i_726) VARIABLE(i_727) VARIABLE(i_728) VARIABLE(i_729) VARIABLE(l_2) VARIABLE(l_385) VARIABLE(l_389) VARIABLE(l_394) VARIABLE(l_397) VARIABLE(l_399) VARIABLE(l_401) VARIABLE(l_403) VARIABLE(l_691) VARIABLE(l_692) VARIABLE(l_722) VARIABLE(l_724) VARIABLE(l_731) VARIABLE(l_732) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_366) VARIABLE(ul_402)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_378) VARIABLE(i_380) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_383) VARIABLE(i_384) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_390) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_400) VARIABLE(i_404) VARIABLE(i_452) VARIABLE(i_464) VARIABLE(i_465) VARIABLE(i_494) VARIABLE(i_672) VARIABLE(i_685) VARIABLE(i_719) VARIABLE(i_723) VARIABLE(i_725) VARIABLE(i_726) VARIABLE(i_727) VARIABLE(i_728) VARIABLE(i_729) VARIABLE(i_737) VARIABLE(i_738) VARIABLE(l_2) VARIABLE(l_385) VARIABLE(l_389) VARIABLE(l_394) VARIABLE(l_397) VARIABLE(l_399) VARIABLE(l_401) VARIABLE(l_403) VARIABLE(l_691) VARIABLE(l_692) VARIABLE(l_722) VARIABLE(l_724) VARIABLE(l_736) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_366) VARIABLE(ul_402)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_378) VARIABLE(i_380) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_383) VARIABLE(i_384) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_390) VARIABLE(i_391) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_398) VARIABLE(i_400) VARIABLE(i_404) VARIABLE(i_452) VARIABLE(i_464) VARIABLE(i_465) VARIABLE(i_494) VARIABLE(i_746) VARIABLE(l_2) VARIABLE(l_385) VARIABLE(l_389) VARIABLE(l_394) VARIABLE(l_397) VARIABLE(l_399) VARIABLE(l_401) VARIABLE(l_403) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_366) VARIABLE(ul_402)
#define GALEFS_LIVE_23(VARIABLE)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_paths, __global uchar *arg_work, __global uchar *arg_counts, __global uchar *arg_status, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_0, *ul_12, *ul_14, *ul_21, *ul_366, *ul_402, *ul_645;
    int i_1, i_6, i_8, i_9, i_13, i_15, i_19, i_20, i_22, i_23, i_24, i_25, i_26, i_27, i_29, i_30, i_31, i_32, i_33, i_34, i_37, i_38, i_39, i_43, i_44, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_60, i_64, i_68, i_69, i_71, i_72, i_76, i_80, i_84, i_85, i_86, i_87, i_88, i_89, i_94, i_95, i_96, i_97, i_99, i_102, i_103, i_104, i_105, i_106, i_108, i_109, i_110, i_115, i_116, i_117, i_122, i_123, i_131, i_136, i_137, i_141, i_142, i_143, i_144, i_146, i_151, i_156, i_157, i_158, i_159, i_160, i_163, i_166, i_167, i_168, i_169, i_170, i_171, i_172, i_173, i_174, i_175, i_176, i_177, i_180, i_182, i_189, i_190, i_191, i_192, i_193, i_194, i_195, i_196, i_197, i_200, i_203, i_204, i_206, i_210, i_215, i_216, i_217, i_218, i_219, i_222, i_223, i_224, i_225, i_227, i_228, i_230, i_233, i_235, i_237, i_238, i_239, i_240, i_241, i_246, i_247, i_248, i_253, i_254, i_262, i_267, i_268, i_272, i_273, i_274, i_275, i_277, i_281, i_286, i_287, i_288, i_289, i_290, i_293, i_296, i_297, i_298, i_299, i_300, i_301, i_302, i_303, i_304, i_305, i_306, i_307, i_310, i_312, i_319, i_320, i_321, i_322, i_323, i_324, i_325, i_326, i_327, i_330, i_333, i_334, i_336, i_340, i_345, i_346, i_347, i_348, i_349, i_352, i_353, i_354, i_355, i_357, i_358, i_360, i_367, i_372, i_374, i_375, i_378, i_379, i_380, i_381, i_382, i_383, i_384, i_386, i_387, i_388, i_390, i_391, i_392, i_393, i_395, i_396, i_398, i_400, i_404, i_405, i_406, i_407, i_408, i_413, i_414, i_417, i_418, i_419, i_420, i_421, i_422, i_423, i_426, i_427, i_428, i_432, i_433, i_435, i_436, i_437, i_438, i_439, i_440, i_441, i_442, i_443, i_445, i_447, i_448, i_449, i_450, i_451, i_452, i_453, i_454, i_455, i_460, i_464, i_465, i_466, i_467, i_468, i_472, i_474, i_475, i_478, i_479, i_480, i_481, i_482, i_483, i_487, i_488, i_491, i_492, i_494, i_495, i_496, i_499, i_500, i_501, i_502, i_503, i_504, i_505, i_508, i_509, i_510, i_514, i_515, i_517, i_518, i_519, i_520, i_521, i_522, i_523, i_524, i_525, i_526, i_527, i_528, i_529, i_530, i_531, i_532, i_533, i_534, i_537, i_540, i_545, i_552, i_555, i_556, i_557, i_561, i_566, i_574, i_575, i_584, i_585, i_586, i_587, i_588, i_590, i_591, i_601, i_603, i_608, i_609, i_610, i_611, i_612, i_615, i_616, i_617, i_618, i_619, i_620, i_621, i_622, i_623, i_624, i_625, i_628, i_630, i_637, i_638, i_639, i_640, i_641, i_642, i_643, i_644, i_646, i_648, i_651, i_653, i_658, i_659, i_663, i_665, i_666, i_669, i_670, i_672, i_673, i_674, i_678, i_683, i_685, i_688, i_689, i_690, i_693, i_696, i_697, i_698, i_699, i_700, i_701, i_702, i_703, i_705, i_706, i_707, i_708, i_709, i_710, i_711, i_714, i_716, i_717, i_718, i_719, i_720, i_723, i_725, i_726, i_727, i_728, i_729, i_730, i_733, i_737, i_738, i_740, i_741, i_742, i_743, i_744, i_745, i_746, i_750, i_751, i_753;
    long l_2, l_3, l_4, l_5, l_7, l_10, l_11, l_16, l_17, l_18, l_28, l_35, l_36, l_40, l_41, l_42, l_45, l_57, l_58, l_59, l_61, l_62, l_63, l_65, l_66, l_67, l_70, l_73, l_74, l_75, l_77, l_78, l_79, l_81, l_82, l_83, l_90, l_91, l_92, l_93, l_98, l_100, l_101, l_107, l_111, l_112, l_113, l_114, l_118, l_119, l_120, l_121, l_124, l_125, l_126, l_127, l_128, l_129, l_130, l_132, l_133, l_134, l_135, l_138, l_139, l_140, l_145, l_147, l_148, l_149, l_150, l_152, l_153, l_154, l_155, l_161, l_162, l_164, l_165, l_178, l_179, l_181, l_183, l_184, l_185, l_186, l_187, l_188, l_198, l_199, l_201, l_202, l_205, l_207, l_208, l_209, l_211, l_212, l_213, l_214, l_220, l_221, l_226, l_229, l_231, l_232, l_234, l_236, l_242, l_243, l_244, l_245, l_249, l_250, l_251, l_252, l_255, l_256, l_257, l_258, l_259, l_260, l_261, l_263, l_264, l_265, l_266, l_269, l_270, l_271, l_276, l_278, l_279, l_280, l_282, l_283, l_284, l_285, l_291, l_292, l_294, l_295, l_308, l_309, l_311, l_313, l_314, l_315, l_316, l_317, l_318, l_328, l_329, l_331, l_332, l_335, l_337, l_338, l_339, l_341, l_342, l_343, l_344, l_350, l_351, l_356, l_359, l_361, l_362, l_363, l_364, l_365, l_368, l_369, l_370, l_371, l_373, l_376, l_377, l_385, l_389, l_394, l_397, l_399, l_401, l_403, l_409, l_410, l_411, l_412, l_415, l_416, l_424, l_425, l_429, l_430, l_431, l_434, l_444, l_446, l_456, l_457, l_458, l_459, l_461, l_462, l_463, l_469, l_470, l_471, l_473, l_476, l_477, l_484, l_485, l_486, l_489, l_490, l_493, l_497, l_498, l_506, l_507, l_511, l_512, l_513, l_516, l_535, l_536, l_538, l_539, l_541, l_542, l_543, l_544, l_546, l_547, l_548, l_549, l_550, l_551, l_553, l_554, l_558, l_559, l_560, l_562, l_563, l_564, l_565, l_567, l_568, l_569, l_570, l_571, l_572, l_573, l_576, l_577, l_578, l_579, l_580, l_581, l_582, l_583, l_589, l_592, l_593, l_594, l_595, l_596, l_597, l_598, l_599, l_600, l_602, l_604, l_605, l_606, l_607, l_613, l_614, l_626, l_627, l_629, l_631, l_632, l_633, l_634, l_635, l_636, l_647, l_649, l_650, l_652, l_654, l_655, l_656, l_657, l_660, l_661, l_662, l_664, l_667, l_668, l_671, l_675, l_676, l_677, l_679, l_680, l_681, l_682, l_684, l_686, l_687, l_691, l_692, l_694, l_695, l_704, l_712, l_713, l_715, l_721, l_722, l_724, l_731, l_732, l_734, l_735, l_736, l_739, l_747, l_748, l_749, l_752, l_754, l_755, l_756, l_757, l_758, l_759, l_760, l_761, l_762;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 10 * gale_items);
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
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    ul_0 = arg_args + 28L;
    i_1 = *((__global gale_int *) ul_0);
    GALEFS_BARRIER(1);
    l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
    if (((int) get_local_id(0)) == 0) {
        l_3 = gale_FileOpener_begin(arg_fs, i_1, gale_group, gale_slot, gale_position);
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
            l_10 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_1, (-1), gale_group, gale_slot, gale_position);
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
        i_1 = (int) gale_ints[gale_item];
        ul_0 = arg_args + 28L;
        l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_11 = gale_round_reply(gale_entry);
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
    ul_21 = arg_args + 16L;
    i_22 = (int) get_local_id(0);
    i_23 = (int) get_local_id(0);
    i_24 = (int) get_local_id(0);
    i_25 = 0;
    i_26 = 0;
    i_27 = 0;
    l_28 = 0L;
    i_29 = 0;
    i_30 = i_20;
    while (true) {
        if (i_30 < 1) {
            break;
        }
        i_31 = 1;
        i_32 = 0;
        i_33 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_31 == 1)) {
                break;
            }
            i_34 = (int) ((uint) 65536 - (uint) i_32);
            l_35 = (long) i_32;
            l_36 = (long) ((ulong) l_28 + (ulong) l_35);
            if (i_33 == 0) {
                i_37 = i_34;
            } else {
                i_38 = 4096 - ((int) (l_36 & 4095L));
                i_39 = (i_38 < i_34) ? i_38 : i_34;
                i_37 = i_39;
            }
            if (i_24 == 0) {
                l_40 = gale_BlockAccess_beginRead(arg_fs, i_19, l_36, i_37, gale_group, gale_slot, gale_position);
                l_41 = l_40;
            } else {
                l_41 = 0L;
            }
            GALEFS_BROADCAST(3, l_42, l_41);
            if (l_42 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_1;
                gale_longs[gale_item] = (ulong) l_18;
                gale_ints[gale_items + gale_item] = (uint) i_19;
                gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                gale_ints[3 * gale_items + gale_item] = (uint) i_26;
                gale_ints[4 * gale_items + gale_item] = (uint) i_27;
                gale_longs[gale_items + gale_item] = (ulong) l_28;
                gale_ints[5 * gale_items + gale_item] = (uint) i_29;
                gale_ints[6 * gale_items + gale_item] = (uint) i_32;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_35;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_36;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_42); }
                GALEFS_RETURN;
                resume_2:
                i_1 = (int) gale_ints[gale_item];
                l_18 = (long) gale_longs[gale_item];
                i_19 = (int) gale_ints[gale_items + gale_item];
                i_25 = (int) gale_ints[2 * gale_items + gale_item];
                i_26 = (int) gale_ints[3 * gale_items + gale_item];
                i_27 = (int) gale_ints[4 * gale_items + gale_item];
                l_28 = (long) gale_longs[gale_items + gale_item];
                i_29 = (int) gale_ints[5 * gale_items + gale_item];
                i_32 = (int) gale_ints[6 * gale_items + gale_item];
                l_35 = (long) gale_longs[2 * gale_items + gale_item];
                l_36 = (long) gale_longs[3 * gale_items + gale_item];
                ul_0 = arg_args + 28L;
                l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
                ul_12 = arg_args + 20L;
                ul_14 = arg_args + 24L;
                ul_21 = arg_args + 16L;
                i_22 = (int) get_local_id(0);
                i_23 = (int) get_local_id(0);
                i_24 = (int) get_local_id(0);
                l_42 = gale_round_reply(gale_entry);
            }
            i_43 = (int) l_42;
            if (l_42 < 0L) {
                i_44 = 0;
            } else {
                i_44 = i_43;
            }
            l_45 = gale_BlockAccess_offsetInRegion(arg_fs, l_42, l_36, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_45), (arg_work + 16 + ((long) ((ulong) l_18 + (ulong) l_35))), i_44);
            GALEFS_BARRIER(4);
            if (i_23 == 0) {
                if (!(i_44 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_44, gale_group, gale_slot, gale_position);
                }
            }
            i_46 = (int) ((uint) i_32 + (uint) i_44);
            i_47 = ((l_42 == (-117L)) || (!((i_44 < 1) || (!(i_46 < 65536))))) ? 1 : 0;
            i_48 = (l_42 == (-117L)) ? 1 : 0;
            if (l_42 < 0L) {
                if (l_42 == (-117L)) {
                    i_31 = i_47;
                    i_32 = i_46;
                    i_33 = i_48;
                } else {
                    i_31 = i_43;
                    i_32 = i_46;
                    i_33 = i_48;
                }
            } else {
                i_31 = i_47;
                i_32 = i_46;
                i_33 = i_48;
            }
        }
        if (i_32 < 1) {
            i_49 = i_31;
        } else {
            i_49 = i_32;
        }
        i_50 = i_25;
        i_51 = i_26;
        i_52 = i_27;
        i_53 = i_29;
        i_54 = 0;
        while (true) {
            if (!(i_22 == 0)) {
                goto B160;
            }
            if (!(i_54 < i_49)) {
                break;
            }
            i_55 = i_54 & (-64);
            i_56 = (int) ((uint) i_49 - (uint) i_55);
            if (i_56 < 1) {
                l_57 = 0L;
            } else {
                l_58 = (long) ((ulong) l_18 + (ulong) ((long) i_55));
                l_59 = 0L;
                i_60 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_60 < 64)) {
                        break;
                    }
                    l_61 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_58 + (ulong) ((long) i_60)))));
                    l_62 = l_61 ^ 723401728380766730L;
                    l_63 = l_59 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((~(l_62 | ((long) ((ulong) (l_62 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L)) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_60);
                    i_64 = (int) ((uint) i_60 + (uint) 8);
                    l_59 = l_63;
                    i_60 = i_64;
                }
                l_57 = l_59;
            }
            if (i_56 < 64) {
                if (i_56 < 1) {
                    l_65 = 0L;
                } else {
                    l_66 = (long) ((ulong) (1L << i_56) + (ulong) (-1L));
                    l_65 = l_66;
                }
            } else {
                l_65 = (-1L);
            }
            l_67 = (l_57 & l_65) & ((-1L) << i_54);
            i_68 = gale_group;
            i_69 = i_55;
            l_70 = l_67;
            while (true) {
                if (!(l_70 == 0L)) {
                    goto B64;
                }
                if (!(i_69 < i_49)) {
                    break;
                }
                i_71 = (int) ((uint) i_69 + (uint) 64);
                i_72 = (int) ((uint) i_49 - (uint) i_71);
                if (i_72 < 1) {
                    l_73 = 0L;
                } else {
                    l_74 = (long) ((ulong) l_18 + (ulong) ((long) i_71));
                    l_75 = 0L;
                    i_76 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_76 < 64)) {
                            break;
                        }
                        l_77 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_74 + (ulong) ((long) i_76)))));
                        l_78 = l_77 ^ 723401728380766730L;
                        l_79 = l_75 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((~(l_78 | ((long) ((ulong) (l_78 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L)) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_76);
                        i_80 = (int) ((uint) i_76 + (uint) 8);
                        l_75 = l_79;
                        i_76 = i_80;
                    }
                    l_73 = l_75;
                }
                if (i_72 < 64) {
                    if (i_72 < 1) {
                        l_81 = 0L;
                    } else {
                        l_82 = (long) ((ulong) (1L << i_72) + (ulong) (-1L));
                        l_81 = l_82;
                    }
                } else {
                    l_81 = (-1L);
                }
                l_83 = l_73 & l_81;
                i_69 = i_71;
                l_70 = l_83;
            }
            goto B65;
        B64:;
        B65:;
            if (l_70 == 0L) {
                i_84 = i_49;
            } else {
                i_85 = (int) ((uint) i_69 + (uint) gale_ctz_long(l_70));
                i_84 = i_85;
            }
            i_86 = *((__global gale_int *) ul_12);
            i_87 = (int) ((uint) i_50 - (uint) ((int) ((uint) i_68 * (uint) i_86)));
            i_88 = (int) ((uint) i_84 - (uint) i_54);
            if (!(i_87 < 0)) {
                i_89 = *((__global gale_int *) ul_21);
                l_90 = (long) i_86;
                l_91 = ((long) gale_group) * l_90;
                l_92 = (long) i_89;
                if (l_91 < l_92) {
                    l_93 = l_92 - l_91;
                    if (l_93 < l_90) {
                        i_94 = (int) l_93;
                        i_95 = i_94;
                    } else {
                        i_95 = i_86;
                    }
                } else {
                    i_95 = 0;
                }
                if (i_87 < i_95) {
                    i_96 = *((__global gale_int *) ul_14);
                    i_97 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_97 < i_88)) {
                            goto B81;
                        }
                        if (!(((int) ((uint) i_51 + (uint) i_97)) < 31)) {
                            break;
                        }
                        l_98 = (long) i_97;
                        i_99 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) l_18 + (ulong) ((long) i_54))) + (ulong) l_98))));
                        l_100 = (long) i_96;
                        l_101 = (long) (uint) i_87;
                        *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) (((((((l_90 << 5) + (l_90 << 4)) + 73856L) + (l_100 + (l_100 << 2))) + (l_90 * 43L)) + 63L) & (-64L)))) + (ulong) 73856L)) + (ulong) ((l_101 << 5) + (l_101 << 4)))) + (ulong) 16L)) + (ulong) ((long) i_51))) + (ulong) l_98)))) = (char) i_99;
                        i_102 = (int) ((uint) i_97 + (uint) 1);
                        i_97 = i_102;
                    }
                    goto B83;
                B81:;
                }
            }
        B83:;
            i_103 = (int) ((uint) i_84 + (uint) 1);
            i_104 = (int) ((uint) i_51 + (uint) i_88);
            if (i_84 < i_49) {
                i_105 = (int) ((uint) i_52 + (uint) ((int) ((uint) i_104 + (uint) 12)));
                i_106 = (int) ((uint) i_50 + (uint) 1);
                if (i_53 == 0) {
                    if (i_104 == 0) {
                        if (((int) get_local_id(0)) == 0) {
                            l_107 = (long) (gale_group << 2);
                            *((__global gale_int *) (arg_status + ((l_107 << 2) + 16L))) = 2;
                            *((__global gale_int *) (arg_status + (((l_107 + 1L) << 2) + 16L))) = i_106;
                            *((__global gale_int *) (arg_status + (((l_107 + 2L) << 2) + 16L))) = 0;
                            i_50 = i_106;
                            i_51 = 0;
                            i_52 = i_105;
                            i_53 = 2;
                            i_54 = i_103;
                        } else {
                            i_50 = i_106;
                            i_51 = 0;
                            i_52 = i_105;
                            i_53 = 2;
                            i_54 = i_103;
                        }
                    } else {
                        if (i_104 < 32) {
                            i_108 = *((__global gale_int *) ul_12);
                            i_109 = (int) ((uint) i_50 - (uint) ((int) ((uint) gale_group * (uint) i_108)));
                            if (i_109 < 0) {
                                i_50 = i_106;
                                i_51 = 0;
                                i_52 = i_105;
                                i_53 = 0;
                                i_54 = i_103;
                            } else {
                                i_110 = *((__global gale_int *) ul_21);
                                l_111 = (long) i_108;
                                l_112 = ((long) gale_group) * l_111;
                                l_113 = (long) i_110;
                                if (l_112 < l_113) {
                                    l_114 = l_113 - l_112;
                                    if (l_114 < l_111) {
                                        i_115 = (int) l_114;
                                        i_116 = i_115;
                                    } else {
                                        i_116 = i_108;
                                    }
                                } else {
                                    i_116 = 0;
                                }
                                if (i_109 < i_116) {
                                    i_117 = *((__global gale_int *) ul_14);
                                    l_118 = (long) i_117;
                                    l_119 = (long) (uint) i_109;
                                    l_120 = (l_119 << 5) + (l_119 << 4);
                                    l_121 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) (((((((l_111 << 5) + (l_111 << 4)) + 73856L) + (l_118 + (l_118 << 2))) + (l_111 * 43L)) + 63L) & (-64L)))) + (ulong) 73856L)) + (ulong) l_120);
                                    *((__global gale_int *) (arg_work + 16 + l_121)) = i_104;
                                    *((__global gale_int *) (arg_work + 16 + (l_121 + 8L))) = i_52;
                                    i_122 = *((__global gale_int *) ul_12);
                                    i_123 = *((__global gale_int *) ul_14);
                                    l_124 = (long) i_122;
                                    l_125 = ((l_124 << 5) + (l_124 << 4)) + 73856L;
                                    l_126 = (long) i_123;
                                    l_127 = l_126 << 2;
                                    l_128 = (((l_125 + (l_126 + l_127)) + (l_124 * 43L)) + 63L) & (-64L);
                                    l_129 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) l_128)) + (ulong) 73856L);
                                    l_130 = (long) ((ulong) l_129 + (ulong) l_120);
                                    i_131 = *((__global gale_int *) (arg_work + 16 + l_130));
                                    l_132 = (long) ((ulong) l_130 + (ulong) 16L);
                                    l_133 = *((__global gale_long *) (arg_work + 16 + l_132));
                                    l_134 = (long) ((ulong) l_130 + (ulong) 24L);
                                    l_135 = *((__global gale_long *) (arg_work + 16 + l_134));
                                    i_136 = (i_131 < 9) ? i_131 : 8;
                                    if (i_131 < 0) {
                                        i_137 = 0;
                                    } else {
                                        i_137 = i_136;
                                    }
                                    l_138 = *((__global gale_long *) (arg_work + 16 + l_134));
                                    l_139 = (long) ((ulong) l_130 + (ulong) 32L);
                                    l_140 = *((__global gale_long *) (arg_work + 16 + l_139));
                                    i_141 = (int) ((uint) i_131 + (uint) (-8));
                                    i_142 = (i_141 < 9) ? i_141 : 8;
                                    if (i_141 < 0) {
                                        i_143 = 0;
                                    } else {
                                        i_143 = i_142;
                                    }
                                    i_144 = i_137 << 2;
                                    l_145 = (long) ((ulong) (l_133 & (~(((-1L) << i_144) << i_144))) * (ulong) (-7046029254386353131L));
                                    i_146 = i_143 << 2;
                                    l_147 = (long) ((ulong) ((l_145 ^ ((long) ((ulong) l_145 >> 32))) ^ (l_138 & (~(((-1L) << i_146) << i_146)))) * (ulong) (-7046029254386353131L));
                                    l_148 = l_147 ^ ((long) ((ulong) l_147 >> 32));
                                    l_149 = (long) gale_group;
                                    l_150 = l_148;
                                    i_151 = 16;
                                    GALEFS_INNERMOST_LOOP()
                                    while (true) {
                                        if (!(i_151 < i_131)) {
                                            break;
                                        }
                                        l_152 = (long) ((ulong) l_132 + (ulong) ((long) i_151));
                                        l_153 = l_152 & (-8L);
                                        l_154 = *((__global gale_long *) (arg_work + 16 + l_153));
                                        l_155 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_153 + (ulong) 8L))));
                                        i_156 = (int) ((uint) i_131 - (uint) i_151);
                                        if (i_156 < 0) {
                                            i_157 = 0;
                                        } else {
                                            i_158 = (i_156 < 9) ? i_156 : 8;
                                            i_157 = i_158;
                                        }
                                        i_159 = ((int) ((long) ((ulong) l_152 - (ulong) l_153))) << 3;
                                        i_160 = i_157 << 2;
                                        l_161 = (long) ((ulong) (l_150 ^ ((((long) ((ulong) l_154 >> i_159)) | ((l_155 << 1) << ((int) ((uint) 63 - (uint) i_159)))) & (~(((-1L) << i_160) << i_160)))) * (ulong) (-7046029254386353131L));
                                        l_162 = l_161 ^ ((long) ((ulong) l_161 >> 32));
                                        i_163 = (int) ((uint) i_151 + (uint) 8);
                                        l_150 = l_162;
                                        i_151 = i_163;
                                    }
                                    l_164 = (long) ((ulong) l_125 + (ulong) ((long) ((ulong) l_128 * (ulong) l_149)));
                                    l_165 = (long) ((ulong) l_164 + (ulong) l_127);
                                    i_166 = (int) ((long) ((ulong) l_150 >> 16));
                                    i_167 = (i_123 >> 2) + (-1);
                                    i_168 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_165 + (ulong) ((long) (uint) ((((int) ((uint) i_166 >> 13)) & i_167) << 2))))));
                                    i_169 = (int) ((uint) i_123 + (uint) (-1));
                                    i_170 = i_169 >> 1;
                                    i_171 = ~i_170;
                                    if ((i_168 & (1 << ((int) ((uint) i_166 >> 8)))) == 0) {
                                        i_172 = (-1);
                                    } else {
                                        i_173 = i_166 & i_169;
                                        i_174 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_164 + (ulong) (((long) i_173) << 2)))));
                                        i_175 = i_173;
                                        i_176 = i_174;
                                        while (true) {
                                            i_177 = (int) ((uint) (i_170 & i_176) + (uint) (-1));
                                            if (i_176 == 0) {
                                                goto B131;
                                            }
                                            if (((i_166 ^ i_176) & i_171) == 0) {
                                                l_178 = (long) i_177;
                                                l_179 = (long) ((ulong) l_129 + (ulong) ((l_178 << 5) + (l_178 << 4)));
                                                i_180 = *((__global gale_int *) (arg_work + 16 + l_179));
                                                if (i_131 == i_180) {
                                                    l_181 = (long) ((ulong) l_179 + (ulong) 16L);
                                                    i_182 = 0;
                                                    GALEFS_INNERMOST_LOOP()
                                                    while (true) {
                                                        if (!(i_182 < i_131)) {
                                                            goto B124;
                                                        }
                                                        l_183 = (long) i_182;
                                                        l_184 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_181 + (ulong) l_183))));
                                                        l_185 = (long) ((ulong) l_132 + (ulong) l_183);
                                                        l_186 = l_185 & (-8L);
                                                        l_187 = *((__global gale_long *) (arg_work + 16 + l_186));
                                                        l_188 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_186 + (ulong) 8L))));
                                                        i_189 = (int) ((uint) i_131 - (uint) i_182);
                                                        if (i_189 < 0) {
                                                            i_190 = 0;
                                                        } else {
                                                            i_191 = (i_189 < 9) ? i_189 : 8;
                                                            i_190 = i_191;
                                                        }
                                                        i_192 = ((int) ((long) ((ulong) l_185 - (ulong) l_186))) << 3;
                                                        i_193 = i_190 << 2;
                                                        if (!(l_184 == ((((long) ((ulong) l_187 >> i_192)) | ((l_188 << 1) << ((int) ((uint) 63 - (uint) i_192)))) & (~(((-1L) << i_193) << i_193))))) {
                                                            break;
                                                        }
                                                        i_194 = (int) ((uint) i_182 + (uint) 8);
                                                        i_182 = i_194;
                                                    }
                                                    goto B125;
                                                B124:;
                                                B125:;
                                                    if (!(i_182 < i_131)) {
                                                        break;
                                                    }
                                                }
                                            }
                                            i_195 = i_169 & ((int) ((uint) i_175 + (uint) 1));
                                            i_196 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_164 + (ulong) (((long) i_195) << 2)))));
                                            i_175 = i_195;
                                            i_176 = i_196;
                                        }
                                        i_172 = i_177;
                                        goto B132;
                                    B131:;
                                        i_172 = i_177;
                                    }
                                B132:;
                                    if (i_172 < 0) {
                                        i_197 = i_109;
                                    } else {
                                        i_197 = i_172;
                                    }
                                    *((__global gale_int *) (arg_work + 16 + (l_130 + 4L))) = i_197;
                                    if (i_172 < 0) {
                                        l_198 = *((__global gale_long *) (arg_work + 16 + l_132));
                                        l_199 = *((__global gale_long *) (arg_work + 16 + l_134));
                                        if (i_131 < 0) {
                                            i_200 = 0;
                                        } else {
                                            i_200 = i_136;
                                        }
                                        l_201 = *((__global gale_long *) (arg_work + 16 + l_134));
                                        l_202 = *((__global gale_long *) (arg_work + 16 + l_139));
                                        if (i_141 < 0) {
                                            i_203 = 0;
                                        } else {
                                            i_203 = i_142;
                                        }
                                        i_204 = i_200 << 2;
                                        l_205 = (long) ((ulong) (l_198 & (~(((-1L) << i_204) << i_204))) * (ulong) (-7046029254386353131L));
                                        i_206 = i_203 << 2;
                                        l_207 = (long) ((ulong) ((l_205 ^ ((long) ((ulong) l_205 >> 32))) ^ (l_201 & (~(((-1L) << i_206) << i_206)))) * (ulong) (-7046029254386353131L));
                                        l_208 = l_207 ^ ((long) ((ulong) l_207 >> 32));
                                        l_209 = l_208;
                                        i_210 = 16;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            if (!(i_210 < i_131)) {
                                                break;
                                            }
                                            l_211 = (long) ((ulong) l_132 + (ulong) ((long) i_210));
                                            l_212 = l_211 & (-8L);
                                            l_213 = *((__global gale_long *) (arg_work + 16 + l_212));
                                            l_214 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_212 + (ulong) 8L))));
                                            i_215 = (int) ((uint) i_131 - (uint) i_210);
                                            if (i_215 < 0) {
                                                i_216 = 0;
                                            } else {
                                                i_217 = (i_215 < 9) ? i_215 : 8;
                                                i_216 = i_217;
                                            }
                                            i_218 = ((int) ((long) ((ulong) l_211 - (ulong) l_212))) << 3;
                                            i_219 = i_216 << 2;
                                            l_220 = (long) ((ulong) (l_209 ^ ((((long) ((ulong) l_213 >> i_218)) | ((l_214 << 1) << ((int) ((uint) 63 - (uint) i_218)))) & (~(((-1L) << i_219) << i_219)))) * (ulong) (-7046029254386353131L));
                                            l_221 = l_220 ^ ((long) ((ulong) l_220 >> 32));
                                            i_222 = (int) ((uint) i_210 + (uint) 8);
                                            l_209 = l_221;
                                            i_210 = i_222;
                                        }
                                        i_223 = (int) ((long) ((ulong) l_209 >> 16));
                                        i_224 = i_169 & i_223;
                                        i_225 = i_224;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            l_226 = (long) ((ulong) l_164 + (ulong) (((long) i_225) << 2));
                                            i_227 = *((__global gale_int *) (arg_work + 16 + l_226));
                                            if (i_227 == 0) {
                                                break;
                                            }
                                            i_228 = i_169 & ((int) ((uint) i_225 + (uint) 1));
                                            i_225 = i_228;
                                        }
                                        *((__global gale_int *) (arg_work + 16 + l_226)) = ((i_171 & i_223) | ((int) ((uint) i_109 + (uint) 1)));
                                        l_229 = (long) ((ulong) l_165 + (ulong) ((long) (uint) ((i_167 & ((int) ((uint) i_223 >> 13))) << 2)));
                                        i_230 = *((__global gale_int *) (arg_work + 16 + l_229));
                                        *((__global gale_int *) (arg_work + 16 + l_229)) = (i_230 | (1 << ((int) ((uint) i_223 >> 8))));
                                        i_50 = i_106;
                                        i_51 = 0;
                                        i_52 = i_105;
                                        i_53 = 0;
                                        i_54 = i_103;
                                    } else {
                                        i_50 = i_106;
                                        i_51 = 0;
                                        i_52 = i_105;
                                        i_53 = 0;
                                        i_54 = i_103;
                                    }
                                } else {
                                    i_50 = i_106;
                                    i_51 = 0;
                                    i_52 = i_105;
                                    i_53 = 0;
                                    i_54 = i_103;
                                }
                            }
                        } else {
                            if (((int) get_local_id(0)) == 0) {
                                l_231 = (long) (gale_group << 2);
                                *((__global gale_int *) (arg_status + ((l_231 << 2) + 16L))) = 3;
                                *((__global gale_int *) (arg_status + (((l_231 + 1L) << 2) + 16L))) = i_106;
                                *((__global gale_int *) (arg_status + (((l_231 + 2L) << 2) + 16L))) = i_104;
                                i_50 = i_106;
                                i_51 = 0;
                                i_52 = i_105;
                                i_53 = 3;
                                i_54 = i_103;
                            } else {
                                i_50 = i_106;
                                i_51 = 0;
                                i_52 = i_105;
                                i_53 = 3;
                                i_54 = i_103;
                            }
                        }
                    }
                } else {
                    i_50 = i_106;
                    i_51 = 0;
                    i_52 = i_105;
                    i_54 = i_103;
                }
            } else {
                i_51 = i_104;
                i_54 = i_103;
            }
        }
        goto B161;
    B160:;
    B161:;
        GALEFS_BROADCAST(5, l_232, ((long) i_53));
        i_233 = (int) l_232;
        l_234 = (long) ((ulong) l_28 + (ulong) ((long) i_49));
        if (i_233 == 0) {
            i_25 = i_50;
            i_26 = i_51;
            i_27 = i_52;
            l_28 = l_234;
            i_29 = i_233;
            i_30 = i_49;
        } else {
            i_25 = i_50;
            i_26 = i_51;
            i_27 = i_52;
            l_28 = l_234;
            i_29 = i_233;
            i_30 = 0;
        }
    }
    i_235 = (int) ((uint) i_25 + (uint) 1);
    if (i_30 < 0) {
        if (((int) get_local_id(0)) == 0) {
            l_236 = (long) (gale_group << 2);
            *((__global gale_int *) (arg_status + ((l_236 << 2) + 16L))) = 1;
            *((__global gale_int *) (arg_status + (((l_236 + 1L) << 2) + 16L))) = i_235;
            *((__global gale_int *) (arg_status + (((l_236 + 2L) << 2) + 16L))) = i_30;
            i_237 = 1;
        } else {
            i_237 = 1;
        }
    } else {
        i_237 = i_29;
    }
    if (((int) get_local_id(0)) == 0) {
        if (i_237 == 0) {
            if (i_26 < 1) {
                i_238 = i_237;
            } else {
                if (i_26 < 32) {
                    i_239 = *((__global gale_int *) ul_12);
                    i_240 = (int) ((uint) i_25 - (uint) ((int) ((uint) gale_group * (uint) i_239)));
                    if (i_240 < 0) {
                        i_238 = 0;
                    } else {
                        i_241 = *((__global gale_int *) ul_21);
                        l_242 = (long) i_239;
                        l_243 = ((long) gale_group) * l_242;
                        l_244 = (long) i_241;
                        if (l_243 < l_244) {
                            l_245 = l_244 - l_243;
                            if (l_245 < l_242) {
                                i_246 = (int) l_245;
                                i_247 = i_246;
                            } else {
                                i_247 = i_239;
                            }
                        } else {
                            i_247 = 0;
                        }
                        if (i_240 < i_247) {
                            i_248 = *((__global gale_int *) ul_14);
                            l_249 = (long) i_248;
                            l_250 = (long) (uint) i_240;
                            l_251 = (l_250 << 5) + (l_250 << 4);
                            l_252 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) ((((l_242 * 43L) + (((l_242 << 5) + (l_242 << 4)) + (l_249 + (l_249 << 2)))) + 73919L) & (-64L)))) + (ulong) l_251);
                            *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_252 + (ulong) 73856L)))) = i_26;
                            *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_252 + (ulong) 73864L)))) = i_27;
                            i_253 = *((__global gale_int *) ul_12);
                            i_254 = *((__global gale_int *) ul_14);
                            l_255 = (long) i_253;
                            l_256 = ((l_255 << 5) + (l_255 << 4)) + 73856L;
                            l_257 = (long) i_254;
                            l_258 = l_257 << 2;
                            l_259 = (((l_256 + (l_257 + l_258)) + (l_255 * 43L)) + 63L) & (-64L);
                            l_260 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) l_259)) + (ulong) 73856L);
                            l_261 = (long) ((ulong) l_260 + (ulong) l_251);
                            i_262 = *((__global gale_int *) (arg_work + 16 + l_261));
                            l_263 = (long) ((ulong) l_261 + (ulong) 16L);
                            l_264 = *((__global gale_long *) (arg_work + 16 + l_263));
                            l_265 = (long) ((ulong) l_261 + (ulong) 24L);
                            l_266 = *((__global gale_long *) (arg_work + 16 + l_265));
                            i_267 = (i_262 < 9) ? i_262 : 8;
                            if (i_262 < 0) {
                                i_268 = 0;
                            } else {
                                i_268 = i_267;
                            }
                            l_269 = *((__global gale_long *) (arg_work + 16 + l_265));
                            l_270 = (long) ((ulong) l_261 + (ulong) 32L);
                            l_271 = *((__global gale_long *) (arg_work + 16 + l_270));
                            i_272 = (int) ((uint) i_262 + (uint) (-8));
                            i_273 = (i_272 < 9) ? i_272 : 8;
                            if (i_272 < 0) {
                                i_274 = 0;
                            } else {
                                i_274 = i_273;
                            }
                            i_275 = i_268 << 2;
                            l_276 = (long) ((ulong) (l_264 & (~(((-1L) << i_275) << i_275))) * (ulong) (-7046029254386353131L));
                            i_277 = i_274 << 2;
                            l_278 = (long) ((ulong) ((l_276 ^ ((long) ((ulong) l_276 >> 32))) ^ (l_269 & (~(((-1L) << i_277) << i_277)))) * (ulong) (-7046029254386353131L));
                            l_279 = l_278 ^ ((long) ((ulong) l_278 >> 32));
                            l_280 = l_279;
                            i_281 = 16;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_281 < i_262)) {
                                    break;
                                }
                                l_282 = (long) ((ulong) l_263 + (ulong) ((long) i_281));
                                l_283 = l_282 & (-8L);
                                l_284 = *((__global gale_long *) (arg_work + 16 + l_283));
                                l_285 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_283 + (ulong) 8L))));
                                i_286 = (int) ((uint) i_262 - (uint) i_281);
                                if (i_286 < 0) {
                                    i_287 = 0;
                                } else {
                                    i_288 = (i_286 < 9) ? i_286 : 8;
                                    i_287 = i_288;
                                }
                                i_289 = ((int) ((long) ((ulong) l_282 - (ulong) l_283))) << 3;
                                i_290 = i_287 << 2;
                                l_291 = (long) ((ulong) (l_280 ^ ((((long) ((ulong) l_284 >> i_289)) | ((l_285 << 1) << ((int) ((uint) 63 - (uint) i_289)))) & (~(((-1L) << i_290) << i_290)))) * (ulong) (-7046029254386353131L));
                                l_292 = l_291 ^ ((long) ((ulong) l_291 >> 32));
                                i_293 = (int) ((uint) i_281 + (uint) 8);
                                l_280 = l_292;
                                i_281 = i_293;
                            }
                            l_294 = (long) ((ulong) l_256 + (ulong) ((long) ((ulong) l_259 * (ulong) ((long) gale_group))));
                            l_295 = (long) ((ulong) l_294 + (ulong) l_258);
                            i_296 = (int) ((long) ((ulong) l_280 >> 16));
                            i_297 = (i_254 >> 2) + (-1);
                            i_298 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_295 + (ulong) ((long) (uint) ((((int) ((uint) i_296 >> 13)) & i_297) << 2))))));
                            i_299 = (int) ((uint) i_254 + (uint) (-1));
                            i_300 = i_299 >> 1;
                            i_301 = ~i_300;
                            if ((i_298 & (1 << ((int) ((uint) i_296 >> 8)))) == 0) {
                                i_302 = (-1);
                            } else {
                                i_303 = i_296 & i_299;
                                i_304 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_294 + (ulong) (((long) i_303) << 2)))));
                                i_305 = i_303;
                                i_306 = i_304;
                                while (true) {
                                    i_307 = (int) ((uint) (i_300 & i_306) + (uint) (-1));
                                    if (i_306 == 0) {
                                        goto B215;
                                    }
                                    if (((i_296 ^ i_306) & i_301) == 0) {
                                        l_308 = (long) i_307;
                                        l_309 = (long) ((ulong) l_260 + (ulong) ((l_308 << 5) + (l_308 << 4)));
                                        i_310 = *((__global gale_int *) (arg_work + 16 + l_309));
                                        if (i_262 == i_310) {
                                            l_311 = (long) ((ulong) l_309 + (ulong) 16L);
                                            i_312 = 0;
                                            GALEFS_INNERMOST_LOOP()
                                            while (true) {
                                                if (!(i_312 < i_262)) {
                                                    goto B208;
                                                }
                                                l_313 = (long) i_312;
                                                l_314 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_311 + (ulong) l_313))));
                                                l_315 = (long) ((ulong) l_263 + (ulong) l_313);
                                                l_316 = l_315 & (-8L);
                                                l_317 = *((__global gale_long *) (arg_work + 16 + l_316));
                                                l_318 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_316 + (ulong) 8L))));
                                                i_319 = (int) ((uint) i_262 - (uint) i_312);
                                                if (i_319 < 0) {
                                                    i_320 = 0;
                                                } else {
                                                    i_321 = (i_319 < 9) ? i_319 : 8;
                                                    i_320 = i_321;
                                                }
                                                i_322 = ((int) ((long) ((ulong) l_315 - (ulong) l_316))) << 3;
                                                i_323 = i_320 << 2;
                                                if (!(l_314 == ((((long) ((ulong) l_317 >> i_322)) | ((l_318 << 1) << ((int) ((uint) 63 - (uint) i_322)))) & (~(((-1L) << i_323) << i_323))))) {
                                                    break;
                                                }
                                                i_324 = (int) ((uint) i_312 + (uint) 8);
                                                i_312 = i_324;
                                            }
                                            goto B209;
                                        B208:;
                                        B209:;
                                            if (!(i_312 < i_262)) {
                                                break;
                                            }
                                        }
                                    }
                                    i_325 = i_299 & ((int) ((uint) i_305 + (uint) 1));
                                    i_326 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_294 + (ulong) (((long) i_325) << 2)))));
                                    i_305 = i_325;
                                    i_306 = i_326;
                                }
                                i_302 = i_307;
                                goto B216;
                            B215:;
                                i_302 = i_307;
                            }
                        B216:;
                            if (i_302 < 0) {
                                i_327 = i_240;
                            } else {
                                i_327 = i_302;
                            }
                            *((__global gale_int *) (arg_work + 16 + (l_261 + 4L))) = i_327;
                            if (i_302 < 0) {
                                l_328 = *((__global gale_long *) (arg_work + 16 + l_263));
                                l_329 = *((__global gale_long *) (arg_work + 16 + l_265));
                                if (i_262 < 0) {
                                    i_330 = 0;
                                } else {
                                    i_330 = i_267;
                                }
                                l_331 = *((__global gale_long *) (arg_work + 16 + l_265));
                                l_332 = *((__global gale_long *) (arg_work + 16 + l_270));
                                if (i_272 < 0) {
                                    i_333 = 0;
                                } else {
                                    i_333 = i_273;
                                }
                                i_334 = i_330 << 2;
                                l_335 = (long) ((ulong) (l_328 & (~(((-1L) << i_334) << i_334))) * (ulong) (-7046029254386353131L));
                                i_336 = i_333 << 2;
                                l_337 = (long) ((ulong) ((l_335 ^ ((long) ((ulong) l_335 >> 32))) ^ (l_331 & (~(((-1L) << i_336) << i_336)))) * (ulong) (-7046029254386353131L));
                                l_338 = l_337 ^ ((long) ((ulong) l_337 >> 32));
                                l_339 = l_338;
                                i_340 = 16;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_340 < i_262)) {
                                        break;
                                    }
                                    l_341 = (long) ((ulong) l_263 + (ulong) ((long) i_340));
                                    l_342 = l_341 & (-8L);
                                    l_343 = *((__global gale_long *) (arg_work + 16 + l_342));
                                    l_344 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_342 + (ulong) 8L))));
                                    i_345 = (int) ((uint) i_262 - (uint) i_340);
                                    if (i_345 < 0) {
                                        i_346 = 0;
                                    } else {
                                        i_347 = (i_345 < 9) ? i_345 : 8;
                                        i_346 = i_347;
                                    }
                                    i_348 = ((int) ((long) ((ulong) l_341 - (ulong) l_342))) << 3;
                                    i_349 = i_346 << 2;
                                    l_350 = (long) ((ulong) (l_339 ^ ((((long) ((ulong) l_343 >> i_348)) | ((l_344 << 1) << ((int) ((uint) 63 - (uint) i_348)))) & (~(((-1L) << i_349) << i_349)))) * (ulong) (-7046029254386353131L));
                                    l_351 = l_350 ^ ((long) ((ulong) l_350 >> 32));
                                    i_352 = (int) ((uint) i_340 + (uint) 8);
                                    l_339 = l_351;
                                    i_340 = i_352;
                                }
                                i_353 = (int) ((long) ((ulong) l_339 >> 16));
                                i_354 = i_299 & i_353;
                                i_355 = i_354;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    l_356 = (long) ((ulong) l_294 + (ulong) (((long) i_355) << 2));
                                    i_357 = *((__global gale_int *) (arg_work + 16 + l_356));
                                    if (i_357 == 0) {
                                        break;
                                    }
                                    i_358 = i_299 & ((int) ((uint) i_355 + (uint) 1));
                                    i_355 = i_358;
                                }
                                *((__global gale_int *) (arg_work + 16 + l_356)) = ((i_301 & i_353) | ((int) ((uint) i_240 + (uint) 1)));
                                l_359 = (long) ((ulong) l_295 + (ulong) ((long) (uint) ((i_297 & ((int) ((uint) i_353 >> 13))) << 2)));
                                i_360 = *((__global gale_int *) (arg_work + 16 + l_359));
                                *((__global gale_int *) (arg_work + 16 + l_359)) = (i_360 | (1 << ((int) ((uint) i_353 >> 8))));
                                i_238 = 0;
                            } else {
                                i_238 = 0;
                            }
                        } else {
                            i_238 = 0;
                        }
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        l_361 = (long) (gale_group << 2);
                        *((__global gale_int *) (arg_status + ((l_361 << 2) + 16L))) = 3;
                        *((__global gale_int *) (arg_status + (((l_361 + 1L) << 2) + 16L))) = i_235;
                        *((__global gale_int *) (arg_status + (((l_361 + 2L) << 2) + 16L))) = i_26;
                        i_238 = 3;
                    } else {
                        i_238 = 3;
                    }
                }
            }
        } else {
            i_238 = i_237;
        }
    } else {
        i_238 = i_237;
    }
    GALEFS_BROADCAST(6, l_362, ((long) i_238));
    if (((int) get_local_id(0)) == 0) {
        l_363 = gale_OpenFileCalls_beginClose(arg_fs, i_19, gale_group, gale_slot, gale_position);
        l_364 = l_363;
    } else {
        l_364 = 0L;
    }
    GALEFS_BROADCAST(7, l_365, l_364);
    if (l_365 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_1;
        gale_longs[gale_item] = (ulong) l_362;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_365); }
        GALEFS_RETURN;
        resume_3:
        i_1 = (int) gale_ints[gale_item];
        l_362 = (long) gale_longs[gale_item];
        ul_0 = arg_args + 28L;
        l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
        ul_12 = arg_args + 20L;
        ul_14 = arg_args + 24L;
        ul_21 = arg_args + 16L;
        l_365 = gale_round_reply(gale_entry);
    }
    ul_366 = arg_args + 32L;
    i_367 = *((__global gale_int *) ul_366);
    GALEFS_BARRIER(8);
    if (((int) get_local_id(0)) == 0) {
        l_368 = gale_FileOpener_begin(arg_fs, i_367, gale_group, gale_slot, gale_position);
        if (l_368 < 0L) {
            l_369 = l_368;
        } else {
            l_370 = (long) i_1;
            l_371 = (long) ((ulong) l_2 + (ulong) (((long) gale_position) << 12));
            i_372 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_372 < i_367)) {
                    break;
                }
                l_373 = (long) i_372;
                i_374 = (int) *((__global char *) (arg_paths + 16 + (l_370 + l_373)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_371 + (ulong) l_373)))) = (char) i_374;
                i_375 = (int) ((uint) i_372 + (uint) 1);
                i_372 = i_375;
            }
            l_376 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_367, (-1), gale_group, gale_slot, gale_position);
            l_369 = l_376;
        }
    } else {
        l_369 = 0L;
    }
    GALEFS_BROADCAST(9, l_377, l_369);
    if (l_377 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_362;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_377); }
        GALEFS_RETURN;
        resume_4:
        l_362 = (long) gale_longs[gale_item];
        ul_0 = arg_args + 28L;
        l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
        ul_12 = arg_args + 20L;
        ul_14 = arg_args + 24L;
        ul_21 = arg_args + 16L;
        ul_366 = arg_args + 32L;
        l_377 = gale_round_reply(gale_entry);
    }
    i_378 = (int) l_377;
    i_379 = (((int) l_362) == 0) ? 1 : 0;
    i_380 = (int) get_local_size(0);
    i_381 = ((int) get_local_size(0)) << 3;
    i_382 = ((int) get_local_size(0)) << 3;
    i_383 = (int) get_local_size(0);
    i_384 = (int) get_local_id(0);
    l_385 = (long) gale_group;
    i_386 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
    i_387 = (int) get_local_size(0);
    i_388 = (int) get_local_id(0);
    l_389 = (long) gale_group;
    i_390 = (int) get_local_id(0);
    i_391 = (int) get_local_id(0);
    i_392 = (int) get_local_id(0);
    i_393 = ((int) get_local_id(0)) << 3;
    l_394 = (long) gale_group;
    i_395 = ((int) get_local_id(0)) << 3;
    i_396 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
    l_397 = (long) gale_group;
    i_398 = (int) get_local_id(0);
    l_399 = (long) gale_group;
    i_400 = (int) get_local_id(0);
    l_401 = (long) gale_group;
    ul_402 = arg_args + 36L;
    l_403 = 0L;
    i_404 = 1;
    i_405 = i_379;
    while (true) {
        if (i_405 == 0) {
            break;
        }
        i_406 = *((__global gale_int *) ul_402);
        i_407 = *((__global gale_int *) ul_12);
        i_408 = *((__global gale_int *) ul_14);
        l_409 = (long) i_407;
        l_410 = (long) i_408;
        l_411 = (long) ((ulong) ((long) ((ulong) l_401 * (ulong) (((((((l_409 << 5) + (l_409 << 4)) + 73856L) + (l_410 + (l_410 << 2))) + (l_409 * 43L)) + 63L) & (-64L)))) + (ulong) 65664L);
        l_412 = (long) ((ulong) l_411 + (ulong) ((long) i_406));
        i_413 = 0;
        i_414 = 1;
        while (true) {
            if (i_414 < 1) {
                goto B285;
            }
            if (!(i_413 < 4001)) {
                break;
            }
            l_415 = (long) i_413;
            l_416 = (long) ((ulong) l_412 + (ulong) l_415);
            i_417 = (int) ((uint) 4001 - (uint) i_413);
            i_418 = (int) get_local_id(0);
            i_419 = (int) get_local_id(0);
            i_420 = 1;
            i_421 = 0;
            i_422 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_420 == 1)) {
                    break;
                }
                i_423 = (int) ((uint) i_417 - (uint) i_421);
                l_424 = (long) i_421;
                l_425 = (long) ((ulong) l_403 + (ulong) (l_415 + l_424));
                if (i_422 == 0) {
                    i_426 = i_423;
                } else {
                    i_427 = 4096 - ((int) (l_425 & 4095L));
                    i_428 = (i_427 < i_423) ? i_427 : i_423;
                    i_426 = i_428;
                }
                if (i_419 == 0) {
                    l_429 = gale_BlockAccess_beginRead(arg_fs, i_378, l_425, i_426, gale_group, gale_slot, gale_position);
                    l_430 = l_429;
                } else {
                    l_430 = 0L;
                }
                GALEFS_BROADCAST(10, l_431, l_430);
                if (l_431 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_378;
                    gale_longs[gale_item] = (ulong) l_403;
                    gale_ints[gale_items + gale_item] = (uint) i_404;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_406;
                    gale_longs[gale_items + gale_item] = (ulong) l_411;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_412;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_413;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_415;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_416;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_417;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_421;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_424;
                    gale_longs[6 * gale_items + gale_item] = (ulong) l_425;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_431); }
                    GALEFS_RETURN;
                    resume_5:
                    i_378 = (int) gale_ints[gale_item];
                    l_403 = (long) gale_longs[gale_item];
                    i_404 = (int) gale_ints[gale_items + gale_item];
                    i_406 = (int) gale_ints[2 * gale_items + gale_item];
                    l_411 = (long) gale_longs[gale_items + gale_item];
                    l_412 = (long) gale_longs[2 * gale_items + gale_item];
                    i_413 = (int) gale_ints[3 * gale_items + gale_item];
                    l_415 = (long) gale_longs[3 * gale_items + gale_item];
                    l_416 = (long) gale_longs[4 * gale_items + gale_item];
                    i_417 = (int) gale_ints[4 * gale_items + gale_item];
                    i_421 = (int) gale_ints[5 * gale_items + gale_item];
                    l_424 = (long) gale_longs[5 * gale_items + gale_item];
                    l_425 = (long) gale_longs[6 * gale_items + gale_item];
                    ul_0 = arg_args + 28L;
                    l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
                    ul_12 = arg_args + 20L;
                    ul_14 = arg_args + 24L;
                    ul_21 = arg_args + 16L;
                    ul_366 = arg_args + 32L;
                    i_380 = (int) get_local_size(0);
                    i_381 = ((int) get_local_size(0)) << 3;
                    i_382 = ((int) get_local_size(0)) << 3;
                    i_383 = (int) get_local_size(0);
                    i_384 = (int) get_local_id(0);
                    l_385 = (long) gale_group;
                    i_386 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
                    i_387 = (int) get_local_size(0);
                    i_388 = (int) get_local_id(0);
                    l_389 = (long) gale_group;
                    i_390 = (int) get_local_id(0);
                    i_391 = (int) get_local_id(0);
                    i_392 = (int) get_local_id(0);
                    i_393 = ((int) get_local_id(0)) << 3;
                    l_394 = (long) gale_group;
                    i_395 = ((int) get_local_id(0)) << 3;
                    i_396 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
                    l_397 = (long) gale_group;
                    i_398 = (int) get_local_id(0);
                    l_399 = (long) gale_group;
                    i_400 = (int) get_local_id(0);
                    l_401 = (long) gale_group;
                    ul_402 = arg_args + 36L;
                    i_418 = (int) get_local_id(0);
                    i_419 = (int) get_local_id(0);
                    l_431 = gale_round_reply(gale_entry);
                }
                i_432 = (int) l_431;
                if (l_431 < 0L) {
                    i_433 = 0;
                } else {
                    i_433 = i_432;
                }
                l_434 = gale_BlockAccess_offsetInRegion(arg_fs, l_431, l_425, gale_group, gale_slot, gale_position);
                gale_copy((arg_fs + 16 + l_434), (arg_work + 16 + ((long) ((ulong) l_416 + (ulong) l_424))), i_433);
                GALEFS_BARRIER(11);
                if (i_418 == 0) {
                    if (!(i_433 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_433, gale_group, gale_slot, gale_position);
                    }
                }
                i_435 = (int) ((uint) i_421 + (uint) i_433);
                i_436 = ((l_431 == (-117L)) || (!((i_433 < 1) || (!(i_435 < i_417))))) ? 1 : 0;
                i_437 = (l_431 == (-117L)) ? 1 : 0;
                if (l_431 < 0L) {
                    if (l_431 == (-117L)) {
                        i_420 = i_436;
                        i_421 = i_435;
                        i_422 = i_437;
                    } else {
                        i_420 = i_432;
                        i_421 = i_435;
                        i_422 = i_437;
                    }
                } else {
                    i_420 = i_436;
                    i_421 = i_435;
                    i_422 = i_437;
                }
            }
            if (i_421 < 1) {
                i_438 = i_420;
            } else {
                i_438 = i_421;
            }
            i_439 = (i_438 < 1) ? 0 : i_438;
            i_440 = (int) ((uint) i_413 + (uint) i_439);
            i_413 = i_440;
            i_414 = i_438;
        }
        goto B286;
    B285:;
    B286:;
        if (i_414 < 0) {
            i_441 = i_414;
        } else {
            i_441 = i_413;
        }
        i_442 = *((__global gale_int *) ul_0);
        i_443 = *((__global gale_int *) ul_366);
        l_444 = ((long) i_442) + ((long) i_443);
        i_445 = i_400;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_445 < i_406)) {
                break;
            }
            l_446 = (long) i_445;
            i_447 = (int) *((__global char *) (arg_paths + 16 + (l_444 + l_446)));
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_411 + (ulong) l_446)))) = (char) i_447;
            i_448 = (int) ((uint) i_445 + (uint) i_383);
            i_445 = i_448;
        }
        i_449 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_450 = (int) ((uint) i_449 + (uint) 1);
            if (!(i_449 < i_441)) {
                goto B297;
            }
            i_451 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_412 + (ulong) ((long) i_449)))));
            if (i_451 == 10) {
                break;
            }
            i_449 = i_450;
        }
        goto B298;
    B297:;
    B298:;
        if (i_378 < 0) {
            i_452 = i_378;
        } else {
            if (i_441 < 1) {
                i_452 = i_441;
            } else {
                i_452 = i_450;
            }
        }
        i_453 = *((__global gale_int *) ul_12);
        i_454 = *((__global gale_int *) ul_14);
        i_455 = *((__global gale_int *) ul_402);
        l_456 = (long) i_453;
        l_457 = (long) i_454;
        l_458 = ((((((l_456 << 5) + (l_456 << 4)) + 73856L) + (l_457 + (l_457 << 2))) + (l_456 * 43L)) + 63L) & (-64L);
        l_459 = (long) i_455;
        i_460 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_458 * (ulong) l_399)) + (ulong) 65664L)) + (ulong) l_459))));
        l_461 = (long) ((ulong) ((long) ((ulong) l_397 * (ulong) l_458)) + (ulong) 65664L);
        if (i_460 == 47) {
            l_462 = (long) ((ulong) l_461 + (ulong) l_459);
            l_463 = l_462;
        } else {
            l_463 = l_461;
        }
        i_464 = (int) ((uint) i_452 + (uint) (-1));
        i_465 = (int) ((uint) i_452 + (uint) (-2));
        if ((uint) i_465 < (uint) 4000) {
            i_466 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_459 + (ulong) ((long) ((ulong) ((long) ((ulong) l_458 * (ulong) ((long) gale_group))) + (ulong) 65664L))))));
            if (i_466 == 47) {
                i_467 = i_464;
            } else {
                i_468 = (int) ((uint) i_464 + (uint) i_455);
                i_467 = i_468;
            }
        } else {
            i_467 = 0;
        }
        GALEFS_BARRIER(12);
        if (i_398 == 0) {
            l_469 = gale_FileOpener_begin(arg_fs, i_467, gale_group, gale_slot, gale_position);
            if (l_469 < 0L) {
                l_470 = l_469;
            } else {
                l_471 = (long) ((ulong) l_2 + (ulong) (((long) gale_position) << 12));
                i_472 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_472 < i_467)) {
                        break;
                    }
                    l_473 = (long) i_472;
                    i_474 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_463 + (ulong) l_473))));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_471 + (ulong) l_473)))) = (char) i_474;
                    i_475 = (int) ((uint) i_472 + (uint) 1);
                    i_472 = i_475;
                }
                l_476 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_467, (-1), gale_group, gale_slot, gale_position);
                l_470 = l_476;
            }
        } else {
            l_470 = 0L;
        }
        GALEFS_BROADCAST(13, l_477, l_470);
        if (l_477 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_378;
            gale_longs[gale_item] = (ulong) l_403;
            gale_ints[gale_items + gale_item] = (uint) i_404;
            gale_ints[2 * gale_items + gale_item] = (uint) i_452;
            gale_longs[gale_items + gale_item] = (ulong) l_463;
            gale_ints[3 * gale_items + gale_item] = (uint) i_464;
            gale_ints[4 * gale_items + gale_item] = (uint) i_465;
            gale_ints[5 * gale_items + gale_item] = (uint) i_467;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_477); }
            GALEFS_RETURN;
            resume_6:
            i_378 = (int) gale_ints[gale_item];
            l_403 = (long) gale_longs[gale_item];
            i_404 = (int) gale_ints[gale_items + gale_item];
            i_452 = (int) gale_ints[2 * gale_items + gale_item];
            l_463 = (long) gale_longs[gale_items + gale_item];
            i_464 = (int) gale_ints[3 * gale_items + gale_item];
            i_465 = (int) gale_ints[4 * gale_items + gale_item];
            i_467 = (int) gale_ints[5 * gale_items + gale_item];
            ul_0 = arg_args + 28L;
            l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
            ul_12 = arg_args + 20L;
            ul_14 = arg_args + 24L;
            ul_21 = arg_args + 16L;
            ul_366 = arg_args + 32L;
            i_380 = (int) get_local_size(0);
            i_381 = ((int) get_local_size(0)) << 3;
            i_382 = ((int) get_local_size(0)) << 3;
            i_383 = (int) get_local_size(0);
            i_384 = (int) get_local_id(0);
            l_385 = (long) gale_group;
            i_386 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
            i_387 = (int) get_local_size(0);
            i_388 = (int) get_local_id(0);
            l_389 = (long) gale_group;
            i_390 = (int) get_local_id(0);
            i_391 = (int) get_local_id(0);
            i_392 = (int) get_local_id(0);
            i_393 = ((int) get_local_id(0)) << 3;
            l_394 = (long) gale_group;
            i_395 = ((int) get_local_id(0)) << 3;
            i_396 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
            l_397 = (long) gale_group;
            i_398 = (int) get_local_id(0);
            l_399 = (long) gale_group;
            i_400 = (int) get_local_id(0);
            l_401 = (long) gale_group;
            ul_402 = arg_args + 36L;
            l_477 = gale_round_reply(gale_entry);
        }
        i_478 = *((__global gale_int *) ul_12);
        i_479 = (int) ((uint) i_396 * (uint) i_478);
        i_480 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_480 < i_478)) {
                break;
            }
            *((__global gale_int *) (arg_counts + ((((long) ((int) ((uint) i_479 + (uint) i_480))) << 2) + 16L))) = 0;
            i_481 = (int) ((uint) i_480 + (uint) 1);
            i_480 = i_481;
        }
        i_482 = *((__global gale_int *) ul_12);
        i_483 = *((__global gale_int *) ul_14);
        l_484 = (long) i_482;
        l_485 = (long) i_483;
        l_486 = (long) ((ulong) l_394 * (ulong) (((((((l_484 << 5) + (l_484 << 4)) + 73856L) + (l_485 + (l_485 << 2))) + (l_484 * 43L)) + 63L) & (-64L)));
        i_487 = i_395;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_487 < 128)) {
                break;
            }
            *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_486 + (ulong) ((long) i_487))))) = 0L;
            i_488 = (int) ((uint) i_487 + (uint) i_382);
            i_487 = i_488;
        }
        l_489 = (long) ((ulong) l_486 + (ulong) 65536L);
        l_490 = (long) ((ulong) l_486 + (ulong) 128L);
        i_491 = (int) l_477;
        i_492 = (i_491 < 0) ? i_491 : 1;
        l_493 = 0L;
        i_494 = i_492;
        while (true) {
            if (i_494 < 1) {
                break;
            }
            i_495 = 0;
            i_496 = 1;
            while (true) {
                if (i_496 < 1) {
                    goto B356;
                }
                if (!(i_495 < 65536)) {
                    break;
                }
                l_497 = (long) i_495;
                l_498 = (long) ((ulong) l_490 + (ulong) l_497);
                i_499 = (int) ((uint) 65536 - (uint) i_495);
                i_500 = (int) get_local_id(0);
                i_501 = (int) get_local_id(0);
                i_502 = 1;
                i_503 = 0;
                i_504 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_502 == 1)) {
                        break;
                    }
                    i_505 = (int) ((uint) i_499 - (uint) i_503);
                    l_506 = (long) i_503;
                    l_507 = (long) ((ulong) l_493 + (ulong) (l_497 + l_506));
                    if (i_504 == 0) {
                        i_508 = i_505;
                    } else {
                        i_509 = 4096 - ((int) (l_507 & 4095L));
                        i_510 = (i_509 < i_505) ? i_509 : i_505;
                        i_508 = i_510;
                    }
                    if (i_501 == 0) {
                        l_511 = gale_BlockAccess_beginRead(arg_fs, i_491, l_507, i_508, gale_group, gale_slot, gale_position);
                        l_512 = l_511;
                    } else {
                        l_512 = 0L;
                    }
                    GALEFS_BROADCAST(14, l_513, l_512);
                    if (l_513 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_378;
                        gale_longs[gale_item] = (ulong) l_403;
                        gale_ints[gale_items + gale_item] = (uint) i_404;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_452;
                        gale_longs[gale_items + gale_item] = (ulong) l_463;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_464;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_465;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_467;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_486;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_489;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_490;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_491;
                        gale_longs[5 * gale_items + gale_item] = (ulong) l_493;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_495;
                        gale_longs[6 * gale_items + gale_item] = (ulong) l_497;
                        gale_longs[7 * gale_items + gale_item] = (ulong) l_498;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_499;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_503;
                        gale_longs[8 * gale_items + gale_item] = (ulong) l_506;
                        gale_longs[9 * gale_items + gale_item] = (ulong) l_507;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_513); }
                        GALEFS_RETURN;
                        resume_7:
                        i_378 = (int) gale_ints[gale_item];
                        l_403 = (long) gale_longs[gale_item];
                        i_404 = (int) gale_ints[gale_items + gale_item];
                        i_452 = (int) gale_ints[2 * gale_items + gale_item];
                        l_463 = (long) gale_longs[gale_items + gale_item];
                        i_464 = (int) gale_ints[3 * gale_items + gale_item];
                        i_465 = (int) gale_ints[4 * gale_items + gale_item];
                        i_467 = (int) gale_ints[5 * gale_items + gale_item];
                        l_486 = (long) gale_longs[2 * gale_items + gale_item];
                        l_489 = (long) gale_longs[3 * gale_items + gale_item];
                        l_490 = (long) gale_longs[4 * gale_items + gale_item];
                        i_491 = (int) gale_ints[6 * gale_items + gale_item];
                        l_493 = (long) gale_longs[5 * gale_items + gale_item];
                        i_495 = (int) gale_ints[7 * gale_items + gale_item];
                        l_497 = (long) gale_longs[6 * gale_items + gale_item];
                        l_498 = (long) gale_longs[7 * gale_items + gale_item];
                        i_499 = (int) gale_ints[8 * gale_items + gale_item];
                        i_503 = (int) gale_ints[9 * gale_items + gale_item];
                        l_506 = (long) gale_longs[8 * gale_items + gale_item];
                        l_507 = (long) gale_longs[9 * gale_items + gale_item];
                        ul_0 = arg_args + 28L;
                        l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
                        ul_12 = arg_args + 20L;
                        ul_14 = arg_args + 24L;
                        ul_21 = arg_args + 16L;
                        ul_366 = arg_args + 32L;
                        i_380 = (int) get_local_size(0);
                        i_381 = ((int) get_local_size(0)) << 3;
                        i_382 = ((int) get_local_size(0)) << 3;
                        i_383 = (int) get_local_size(0);
                        i_384 = (int) get_local_id(0);
                        l_385 = (long) gale_group;
                        i_386 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
                        i_387 = (int) get_local_size(0);
                        i_388 = (int) get_local_id(0);
                        l_389 = (long) gale_group;
                        i_390 = (int) get_local_id(0);
                        i_391 = (int) get_local_id(0);
                        i_392 = (int) get_local_id(0);
                        i_393 = ((int) get_local_id(0)) << 3;
                        l_394 = (long) gale_group;
                        i_395 = ((int) get_local_id(0)) << 3;
                        i_396 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
                        l_397 = (long) gale_group;
                        i_398 = (int) get_local_id(0);
                        l_399 = (long) gale_group;
                        i_400 = (int) get_local_id(0);
                        l_401 = (long) gale_group;
                        ul_402 = arg_args + 36L;
                        i_500 = (int) get_local_id(0);
                        i_501 = (int) get_local_id(0);
                        l_513 = gale_round_reply(gale_entry);
                    }
                    i_514 = (int) l_513;
                    if (l_513 < 0L) {
                        i_515 = 0;
                    } else {
                        i_515 = i_514;
                    }
                    l_516 = gale_BlockAccess_offsetInRegion(arg_fs, l_513, l_507, gale_group, gale_slot, gale_position);
                    gale_copy((arg_fs + 16 + l_516), (arg_work + 16 + ((long) ((ulong) l_498 + (ulong) l_506))), i_515);
                    GALEFS_BARRIER(15);
                    if (i_500 == 0) {
                        if (!(i_515 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_515, gale_group, gale_slot, gale_position);
                        }
                    }
                    i_517 = (int) ((uint) i_503 + (uint) i_515);
                    i_518 = ((l_513 == (-117L)) || (!((i_515 < 1) || (!(i_517 < i_499))))) ? 1 : 0;
                    i_519 = (l_513 == (-117L)) ? 1 : 0;
                    if (l_513 < 0L) {
                        if (l_513 == (-117L)) {
                            i_502 = i_518;
                            i_503 = i_517;
                            i_504 = i_519;
                        } else {
                            i_502 = i_514;
                            i_503 = i_517;
                            i_504 = i_519;
                        }
                    } else {
                        i_502 = i_518;
                        i_503 = i_517;
                        i_504 = i_519;
                    }
                }
                if (i_503 < 1) {
                    i_520 = i_502;
                } else {
                    i_520 = i_503;
                }
                i_521 = (i_520 < 1) ? 0 : i_520;
                i_522 = (int) ((uint) i_495 + (uint) i_521);
                i_495 = i_522;
                i_496 = i_520;
            }
            goto B357;
        B356:;
        B357:;
            if (i_496 < 0) {
                i_523 = i_496;
            } else {
                i_523 = i_495;
            }
            if (!(i_523 < 0)) {
                if (i_523 < 65536) {
                    i_524 = i_523;
                } else {
                    i_525 = (int) ((uint) i_523 + (uint) (-64));
                    i_524 = i_525;
                }
                i_526 = (int) ((uint) i_524 + (uint) 127);
                i_527 = ((int) ((uint) ((int) ((uint) (i_526 >> 31) >> 26)) + (uint) i_526)) >> 6;
                i_528 = gale_div_int(((int) ((uint) ((int) ((uint) i_527 + (uint) ((int) get_local_size(0)))) + (uint) (-1))), ((int) get_local_size(0)));
                i_529 = (int) ((uint) ((int) get_local_id(0)) * (uint) i_528);
                i_530 = (int) ((uint) i_529 + (uint) i_528);
                i_531 = (i_530 < i_527) ? i_530 : i_527;
                if (i_529 < i_531) {
                    i_532 = *((__global gale_int *) ul_12);
                    i_533 = *((__global gale_int *) ul_14);
                    i_534 = ((int) ((uint) i_529 + (uint) (-1))) << 6;
                    l_535 = (long) ((ulong) l_490 + (ulong) ((long) i_534));
                    l_536 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_535 + (ulong) (-8L)))));
                    i_537 = (int) ((uint) i_523 - (uint) i_534);
                    if (i_537 < 1) {
                        l_538 = 0L;
                    } else {
                        l_539 = 0L;
                        i_540 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_540 < 64)) {
                                break;
                            }
                            l_541 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_535 + (ulong) ((long) i_540)))));
                            l_542 = (l_541 | 2314885530818453536L) & 9187201950435737471L;
                            l_543 = l_541 ^ 6872316419617283935L;
                            l_544 = l_539 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((((((long) ((ulong) l_542 + (ulong) 2242545357980376863L)) & (~((long) ((ulong) l_542 + (ulong) 361700864190383365L)))) & (~l_541)) & (-9187201950435737472L)) | ((~(l_543 | ((long) ((ulong) (l_543 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L))) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_540);
                            i_545 = (int) ((uint) i_540 + (uint) 8);
                            l_539 = l_544;
                            i_540 = i_545;
                        }
                        l_538 = l_539;
                    }
                    if (i_537 < 64) {
                        if (i_537 < 1) {
                            l_546 = 0L;
                        } else {
                            l_547 = (long) ((ulong) (1L << i_537) + (ulong) (-1L));
                            l_546 = l_547;
                        }
                    } else {
                        l_546 = (-1L);
                    }
                    l_548 = l_538 & l_546;
                    l_549 = (l_536 | 2314885530818453536L) & 9187201950435737471L;
                    l_550 = l_536 ^ 6872316419617283935L;
                    l_551 = (((((((long) ((ulong) l_549 + (ulong) 2242545357980376863L)) & (~((long) ((ulong) l_549 + (ulong) 361700864190383365L)))) & (~l_536)) & (-9187201950435737472L)) | ((~(l_550 | ((long) ((ulong) (l_550 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L))) < 0L) ? 1L : 0L;
                    i_552 = ((int) ((uint) i_531 + (uint) (-1))) << 6;
                    l_553 = l_551;
                    l_554 = l_548;
                    i_555 = i_534;
                    while (true) {
                        if (!(i_555 < i_552)) {
                            break;
                        }
                        i_556 = (int) ((uint) i_555 + (uint) 64);
                        i_557 = (int) ((uint) i_523 - (uint) i_556);
                        if (i_557 < 1) {
                            l_558 = 0L;
                        } else {
                            l_559 = (long) ((ulong) l_490 + (ulong) ((long) i_556));
                            l_560 = 0L;
                            i_561 = 0;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_561 < 64)) {
                                    break;
                                }
                                l_562 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_559 + (ulong) ((long) i_561)))));
                                l_563 = (l_562 | 2314885530818453536L) & 9187201950435737471L;
                                l_564 = l_562 ^ 6872316419617283935L;
                                l_565 = l_560 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((((((long) ((ulong) l_563 + (ulong) 2242545357980376863L)) & (~((long) ((ulong) l_563 + (ulong) 361700864190383365L)))) & (~l_562)) & (-9187201950435737472L)) | ((~(l_564 | ((long) ((ulong) (l_564 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L))) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_561);
                                i_566 = (int) ((uint) i_561 + (uint) 8);
                                l_560 = l_565;
                                i_561 = i_566;
                            }
                            l_558 = l_560;
                        }
                        if (i_557 < 64) {
                            if (i_557 < 1) {
                                l_567 = 0L;
                            } else {
                                l_568 = (long) ((ulong) (1L << i_557) + (ulong) (-1L));
                                l_567 = l_568;
                            }
                        } else {
                            l_567 = (-1L);
                        }
                        l_569 = l_558 & l_567;
                        l_570 = l_569 << 1;
                        l_571 = l_554 & (~(l_553 | (l_554 << 1)));
                        l_572 = l_571;
                        while (true) {
                            if (l_572 == 0L) {
                                break;
                            }
                            l_573 = l_572 & ((long) ((ulong) l_572 + (ulong) (-1L)));
                            i_574 = gale_ctz_long(l_572);
                            i_575 = gale_ctz_long((~(((long) ((ulong) l_554 >> i_574)) | (l_570 << (63 - i_574)))));
                            if ((uint) i_575 < (uint) 32) {
                                l_576 = (long) ((ulong) ((long) ((ulong) l_490 + (ulong) ((long) i_555))) + (ulong) ((long) (uint) i_574));
                                l_577 = l_576 & (-8L);
                                l_578 = *((__global gale_long *) (arg_work + 16 + l_577));
                                l_579 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_577 + (ulong) 8L))));
                                l_580 = (long) ((ulong) l_576 + (ulong) 8L);
                                l_581 = l_580 & (-8L);
                                l_582 = *((__global gale_long *) (arg_work + 16 + l_581));
                                l_583 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_581 + (ulong) 8L))));
                                if ((uint) i_575 < (uint) 8) {
                                    i_584 = 0;
                                } else {
                                    if ((uint) i_575 < (uint) 17) {
                                        i_585 = i_575 + (-8);
                                        i_584 = i_585;
                                    } else {
                                        i_584 = 8;
                                    }
                                }
                                i_586 = ((int) ((long) ((ulong) l_576 - (ulong) l_577))) << 3;
                                i_587 = ((uint) i_575 < (uint) 9) ? i_575 : 8;
                                i_588 = i_587 << 2;
                                l_589 = (long) ((ulong) ((((long) ((ulong) l_578 >> i_586)) | ((l_579 << 1) << ((int) ((uint) 63 - (uint) i_586)))) & (~(((-1L) << i_588) << i_588))) * (ulong) (-7046029254386353131L));
                                i_590 = ((int) ((long) ((ulong) l_580 - (ulong) l_581))) << 3;
                                i_591 = i_584 << 2;
                                l_592 = (long) ((ulong) ((l_589 ^ ((long) ((ulong) l_589 >> 32))) ^ ((((long) ((ulong) l_582 >> i_590)) | ((l_583 << 1) << ((int) ((uint) 63 - (uint) i_590)))) & (~(((-1L) << i_591) << i_591)))) * (ulong) (-7046029254386353131L));
                                l_593 = l_592 ^ ((long) ((ulong) l_592 >> 32));
                                l_594 = (long) i_532;
                                l_595 = ((l_594 << 5) + (l_594 << 4)) + 73856L;
                                l_596 = (long) i_533;
                                l_597 = l_596 << 2;
                                l_598 = (((l_595 + (l_596 + l_597)) + (l_594 * 43L)) + 63L) & (-64L);
                                l_599 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) l_598)) + (ulong) l_595);
                                l_600 = (long) ((ulong) l_599 + (ulong) l_597);
                                i_601 = (i_533 >> 2) + (-1);
                                l_602 = l_593;
                                i_603 = 16;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_603 < i_575)) {
                                        break;
                                    }
                                    l_604 = (long) ((ulong) l_576 + (ulong) ((long) i_603));
                                    l_605 = l_604 & (-8L);
                                    l_606 = *((__global gale_long *) (arg_work + 16 + l_605));
                                    l_607 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_605 + (ulong) 8L))));
                                    i_608 = (int) ((uint) i_575 - (uint) i_603);
                                    if (i_608 < 0) {
                                        i_609 = 0;
                                    } else {
                                        i_610 = (i_608 < 9) ? i_608 : 8;
                                        i_609 = i_610;
                                    }
                                    i_611 = ((int) ((long) ((ulong) l_604 - (ulong) l_605))) << 3;
                                    i_612 = i_609 << 2;
                                    l_613 = (long) ((ulong) (l_602 ^ ((((long) ((ulong) l_606 >> i_611)) | ((l_607 << 1) << ((int) ((uint) 63 - (uint) i_611)))) & (~(((-1L) << i_612) << i_612)))) * (ulong) (-7046029254386353131L));
                                    l_614 = l_613 ^ ((long) ((ulong) l_613 >> 32));
                                    i_615 = (int) ((uint) i_603 + (uint) 8);
                                    l_602 = l_614;
                                    i_603 = i_615;
                                }
                                i_616 = (int) ((long) ((ulong) l_602 >> 16));
                                i_617 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_600 + (ulong) ((long) (uint) ((((int) ((uint) i_616 >> 13)) & i_601) << 2))))));
                                if ((i_617 & (1 << ((int) ((uint) i_616 >> 8)))) == 0) {
                                    l_572 = l_573;
                                } else {
                                    i_618 = (int) ((uint) i_533 + (uint) (-1));
                                    i_619 = i_616 & i_618;
                                    i_620 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_599 + (ulong) (((long) i_619) << 2)))));
                                    i_621 = i_618 >> 1;
                                    i_622 = ~i_621;
                                    i_623 = i_619;
                                    i_624 = i_620;
                                    while (true) {
                                        i_625 = (int) ((uint) (i_621 & i_624) + (uint) (-1));
                                        if (i_624 == 0) {
                                            goto B425;
                                        }
                                        if (((i_616 ^ i_624) & i_622) == 0) {
                                            l_626 = (long) i_625;
                                            l_627 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) l_598)) + (ulong) 73856L)) + (ulong) ((l_626 << 5) + (l_626 << 4)));
                                            i_628 = *((__global gale_int *) (arg_work + 16 + l_627));
                                            if (i_575 == i_628) {
                                                l_629 = (long) ((ulong) l_627 + (ulong) 16L);
                                                i_630 = 0;
                                                GALEFS_INNERMOST_LOOP()
                                                while (true) {
                                                    if (!(i_630 < i_575)) {
                                                        goto B418;
                                                    }
                                                    l_631 = (long) i_630;
                                                    l_632 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_629 + (ulong) l_631))));
                                                    l_633 = (long) ((ulong) l_576 + (ulong) l_631);
                                                    l_634 = l_633 & (-8L);
                                                    l_635 = *((__global gale_long *) (arg_work + 16 + l_634));
                                                    l_636 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_634 + (ulong) 8L))));
                                                    i_637 = (int) ((uint) i_575 - (uint) i_630);
                                                    if (i_637 < 0) {
                                                        i_638 = 0;
                                                    } else {
                                                        i_639 = (i_637 < 9) ? i_637 : 8;
                                                        i_638 = i_639;
                                                    }
                                                    i_640 = ((int) ((long) ((ulong) l_633 - (ulong) l_634))) << 3;
                                                    i_641 = i_638 << 2;
                                                    if (!(l_632 == ((((long) ((ulong) l_635 >> i_640)) | ((l_636 << 1) << ((int) ((uint) 63 - (uint) i_640)))) & (~(((-1L) << i_641) << i_641))))) {
                                                        break;
                                                    }
                                                    i_642 = (int) ((uint) i_630 + (uint) 8);
                                                    i_630 = i_642;
                                                }
                                                goto B419;
                                            B418:;
                                            B419:;
                                                if (!(i_630 < i_575)) {
                                                    break;
                                                }
                                            }
                                        }
                                        i_643 = i_618 & ((int) ((uint) i_623 + (uint) 1));
                                        i_644 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_599 + (ulong) (((long) i_643) << 2)))));
                                        i_623 = i_643;
                                        i_624 = i_644;
                                    }
                                    goto B426;
                                B425:;
                                B426:;
                                    if (i_625 < 0) {
                                        l_572 = l_573;
                                    } else {
                                        ul_645 = arg_counts + ((((long) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))))) * (uint) i_532)) + (uint) i_625))) << 2) + 16L);
                                        i_646 = *((__global gale_int *) ul_645);
                                        *((__global gale_int *) ul_645) = ((int) ((uint) i_646 + (uint) 1));
                                        l_572 = l_573;
                                    }
                                }
                            } else {
                                l_572 = l_573;
                            }
                        }
                        l_647 = (long) ((ulong) l_554 >> 63);
                        l_553 = l_647;
                        l_554 = l_569;
                        i_555 = i_556;
                    }
                }
            }
            GALEFS_BARRIER(16);
            i_648 = i_393;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_648 < 128)) {
                    break;
                }
                l_649 = (long) i_648;
                l_650 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_649 + (ulong) l_489))));
                *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_486 + (ulong) l_649)))) = l_650;
                i_651 = (int) ((uint) i_648 + (uint) i_381);
                i_648 = i_651;
            }
            l_652 = (long) ((ulong) l_493 + (ulong) ((long) i_523));
            if (i_523 < 0) {
                l_493 = l_652;
                i_494 = i_523;
            } else {
                i_653 = (i_523 < 65536) ? 0 : 1;
                l_493 = l_652;
                i_494 = i_653;
            }
        }
        if (i_392 == 0) {
            l_654 = gale_OpenFileCalls_beginClose(arg_fs, i_491, gale_group, gale_slot, gale_position);
            l_655 = l_654;
        } else {
            l_655 = 0L;
        }
        GALEFS_BROADCAST(17, l_656, l_655);
        if (l_656 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_378;
            gale_longs[gale_item] = (ulong) l_403;
            gale_ints[gale_items + gale_item] = (uint) i_404;
            gale_ints[2 * gale_items + gale_item] = (uint) i_452;
            gale_longs[gale_items + gale_item] = (ulong) l_463;
            gale_ints[3 * gale_items + gale_item] = (uint) i_464;
            gale_ints[4 * gale_items + gale_item] = (uint) i_465;
            gale_ints[5 * gale_items + gale_item] = (uint) i_467;
            gale_ints[6 * gale_items + gale_item] = (uint) i_494;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_656); }
            GALEFS_RETURN;
            resume_8:
            i_378 = (int) gale_ints[gale_item];
            l_403 = (long) gale_longs[gale_item];
            i_404 = (int) gale_ints[gale_items + gale_item];
            i_452 = (int) gale_ints[2 * gale_items + gale_item];
            l_463 = (long) gale_longs[gale_items + gale_item];
            i_464 = (int) gale_ints[3 * gale_items + gale_item];
            i_465 = (int) gale_ints[4 * gale_items + gale_item];
            i_467 = (int) gale_ints[5 * gale_items + gale_item];
            i_494 = (int) gale_ints[6 * gale_items + gale_item];
            ul_0 = arg_args + 28L;
            l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
            ul_12 = arg_args + 20L;
            ul_14 = arg_args + 24L;
            ul_21 = arg_args + 16L;
            ul_366 = arg_args + 32L;
            i_380 = (int) get_local_size(0);
            i_381 = ((int) get_local_size(0)) << 3;
            i_382 = ((int) get_local_size(0)) << 3;
            i_383 = (int) get_local_size(0);
            i_384 = (int) get_local_id(0);
            l_385 = (long) gale_group;
            i_386 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
            i_387 = (int) get_local_size(0);
            i_388 = (int) get_local_id(0);
            l_389 = (long) gale_group;
            i_390 = (int) get_local_id(0);
            i_391 = (int) get_local_id(0);
            i_392 = (int) get_local_id(0);
            i_393 = ((int) get_local_id(0)) << 3;
            l_394 = (long) gale_group;
            i_395 = ((int) get_local_id(0)) << 3;
            i_396 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
            l_397 = (long) gale_group;
            i_398 = (int) get_local_id(0);
            l_399 = (long) gale_group;
            i_400 = (int) get_local_id(0);
            l_401 = (long) gale_group;
            ul_402 = arg_args + 36L;
            l_656 = gale_round_reply(gale_entry);
        }
        if (i_391 == 0) {
            l_657 = (long) ((ulong) l_463 + (ulong) ((long) i_467));
            *((__global char *) (arg_work + 16 + l_657)) = (char) 46;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_657 + (ulong) 1L)))) = (char) 99;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_657 + (ulong) 2L)))) = (char) 111;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_657 + (ulong) 3L)))) = (char) 117;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_657 + (ulong) 4L)))) = (char) 110;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_657 + (ulong) 5L)))) = (char) 116;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_657 + (ulong) 6L)))) = (char) 115;
        }
        if (i_494 < 0) {
            i_658 = 0;
        } else {
            i_659 = (int) ((uint) i_467 + (uint) 7);
            i_658 = i_659;
        }
        GALEFS_BARRIER(18);
        if (i_390 == 0) {
            l_660 = gale_FileOpener_begin(arg_fs, i_658, gale_group, gale_slot, gale_position);
            if (l_660 < 0L) {
                l_661 = l_660;
            } else {
                l_662 = (long) ((ulong) l_2 + (ulong) (((long) gale_position) << 12));
                i_663 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_663 < i_658)) {
                        break;
                    }
                    l_664 = (long) i_663;
                    i_665 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_463 + (ulong) l_664))));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_662 + (ulong) l_664)))) = (char) i_665;
                    i_666 = (int) ((uint) i_663 + (uint) 1);
                    i_663 = i_666;
                }
                l_667 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 577, i_658, (-1), gale_group, gale_slot, gale_position);
                l_661 = l_667;
            }
        } else {
            l_661 = 0L;
        }
        GALEFS_BROADCAST(19, l_668, l_661);
        if (l_668 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_378;
            gale_longs[gale_item] = (ulong) l_403;
            gale_ints[gale_items + gale_item] = (uint) i_404;
            gale_ints[2 * gale_items + gale_item] = (uint) i_452;
            gale_ints[3 * gale_items + gale_item] = (uint) i_464;
            gale_ints[4 * gale_items + gale_item] = (uint) i_465;
            gale_ints[5 * gale_items + gale_item] = (uint) i_494;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_668); }
            GALEFS_RETURN;
            resume_9:
            i_378 = (int) gale_ints[gale_item];
            l_403 = (long) gale_longs[gale_item];
            i_404 = (int) gale_ints[gale_items + gale_item];
            i_452 = (int) gale_ints[2 * gale_items + gale_item];
            i_464 = (int) gale_ints[3 * gale_items + gale_item];
            i_465 = (int) gale_ints[4 * gale_items + gale_item];
            i_494 = (int) gale_ints[5 * gale_items + gale_item];
            ul_0 = arg_args + 28L;
            l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
            ul_12 = arg_args + 20L;
            ul_14 = arg_args + 24L;
            ul_21 = arg_args + 16L;
            ul_366 = arg_args + 32L;
            i_380 = (int) get_local_size(0);
            i_381 = ((int) get_local_size(0)) << 3;
            i_382 = ((int) get_local_size(0)) << 3;
            i_383 = (int) get_local_size(0);
            i_384 = (int) get_local_id(0);
            l_385 = (long) gale_group;
            i_386 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
            i_387 = (int) get_local_size(0);
            i_388 = (int) get_local_id(0);
            l_389 = (long) gale_group;
            i_390 = (int) get_local_id(0);
            i_391 = (int) get_local_id(0);
            i_392 = (int) get_local_id(0);
            i_393 = ((int) get_local_id(0)) << 3;
            l_394 = (long) gale_group;
            i_395 = ((int) get_local_id(0)) << 3;
            i_396 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
            l_397 = (long) gale_group;
            i_398 = (int) get_local_id(0);
            l_399 = (long) gale_group;
            i_400 = (int) get_local_id(0);
            l_401 = (long) gale_group;
            ul_402 = arg_args + 36L;
            l_668 = gale_round_reply(gale_entry);
        }
        i_669 = *((__global gale_int *) ul_12);
        i_670 = *((__global gale_int *) ul_14);
        l_671 = (long) i_669;
        i_672 = (int) l_668;
        if (i_672 < 0) {
            i_673 = 0;
        } else {
            i_674 = *((__global gale_int *) ul_21);
            l_675 = l_671 * ((long) gale_group);
            l_676 = (long) i_674;
            if (l_675 < l_676) {
                l_677 = l_676 - l_675;
                if (l_677 < l_671) {
                    i_678 = (int) l_677;
                    i_673 = i_678;
                } else {
                    i_673 = i_669;
                }
            } else {
                i_673 = 0;
            }
        }
        l_679 = (long) i_670;
        l_680 = (((l_671 << 5) + (l_671 << 4)) + 73856L) + (l_679 + (l_679 << 2));
        l_681 = ((l_680 + (l_671 * 43L)) + 63L) & (-64L);
        l_682 = (long) ((ulong) l_389 * (ulong) l_681);
        i_683 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_682 + (ulong) 73864L))));
        l_684 = (long) ((ulong) l_682 + (ulong) 73856L);
        if (i_673 < 1) {
            i_685 = 0;
        } else {
            l_686 = (long) (uint) ((int) ((uint) i_673 + (uint) (-1)));
            l_687 = (long) ((ulong) l_684 + (ulong) ((l_686 << 5) + (l_686 << 4)));
            i_688 = *((__global gale_int *) (arg_work + 16 + (l_687 + 8L)));
            i_689 = *((__global gale_int *) (arg_work + 16 + l_687));
            i_690 = (int) ((uint) ((int) ((uint) ((int) ((uint) i_688 + (uint) i_689)) + (uint) 12)) - (uint) i_683);
            i_685 = i_690;
        }
        l_691 = (long) i_683;
        l_692 = (long) ((ulong) l_680 + (ulong) ((long) ((ulong) l_681 * (ulong) l_385)));
        i_693 = i_388;
        while (true) {
            if (!(i_693 < i_673)) {
                break;
            }
            l_694 = (long) i_693;
            l_695 = (long) ((ulong) l_684 + (ulong) ((l_694 << 5) + (l_694 << 4)));
            i_696 = *((__global gale_int *) (arg_work + 16 + (l_695 + 8L)));
            i_697 = *((__global gale_int *) (arg_work + 16 + (l_695 + 4L)));
            i_698 = 0;
            i_699 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_699 < i_387)) {
                    break;
                }
                i_700 = *((__global gale_int *) ul_12);
                i_701 = *((__global gale_int *) (arg_counts + ((((long) ((int) ((uint) i_697 + (uint) ((int) ((uint) ((int) ((uint) i_699 + (uint) i_386)) * (uint) i_700))))) << 2) + 16L)));
                i_702 = (int) ((uint) i_698 + (uint) i_701);
                i_703 = (int) ((uint) i_699 + (uint) 1);
                i_698 = i_702;
                i_699 = i_703;
            }
            l_704 = (long) ((ulong) ((long) ((ulong) l_692 + (ulong) ((long) i_696))) - (ulong) l_691);
            i_705 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_705 < 10)) {
                    break;
                }
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_704 + (ulong) ((long) i_705))))) = (char) 32;
                i_706 = (int) ((uint) i_705 + (uint) 1);
                i_705 = i_706;
            }
            i_707 = i_698;
            i_708 = 10;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_708 == 10)) {
                    if (i_707 < 1) {
                        break;
                    }
                }
                i_709 = (int) ((uint) i_708 + (uint) (-1));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_704 + (ulong) ((long) i_709))))) = (char) (gale_rem_int(i_707, 10) + 48);
                i_710 = gale_div_int(i_707, 10);
                i_707 = i_710;
                i_708 = i_709;
            }
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_704 + (ulong) 10L)))) = (char) 32;
            i_711 = *((__global gale_int *) (arg_work + 16 + l_695));
            l_712 = (long) ((ulong) l_704 + (ulong) 11L);
            l_713 = (long) ((ulong) l_695 + (ulong) 16L);
            i_714 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_714 < i_711)) {
                    break;
                }
                l_715 = (long) i_714;
                i_716 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_713 + (ulong) l_715))));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_715 + (ulong) l_712)))) = (char) i_716;
                i_717 = (int) ((uint) i_714 + (uint) 1);
                i_714 = i_717;
            }
            *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) i_711) + (ulong) l_712)))) = (char) 10;
            i_718 = (int) ((uint) i_693 + (uint) i_380);
            i_693 = i_718;
        }
        i_719 = 0;
        i_720 = 1;
        while (true) {
            if (i_720 < 1) {
                goto B512;
            }
            if (!(i_719 < i_685)) {
                break;
            }
            l_721 = (long) i_719;
            l_722 = (long) ((ulong) l_692 + (ulong) l_721);
            i_723 = (int) ((uint) i_685 - (uint) i_719);
            l_724 = l_691 + l_721;
            i_725 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_726 = (int) get_local_id(0);
            i_727 = (int) get_local_id(0);
            i_728 = 4;
            i_729 = 0;
            i_730 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (i_728 == 0) {
                    break;
                }
                l_731 = (long) i_729;
                l_732 = l_724 + l_731;
                if (i_727 == 0) {
                    i_733 = (i_729 < 1) ? 0 : 1;
                    l_734 = gale_BlockAccess_beginWrite(arg_fs, i_728, i_672, l_732, ((int) ((uint) i_723 - (uint) i_729)), i_733, gale_group, gale_slot, gale_position);
                    l_735 = l_734;
                } else {
                    l_735 = 0L;
                }
                GALEFS_BROADCAST(20, l_736, l_735);
                if (l_736 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_378;
                    gale_longs[gale_item] = (ulong) l_403;
                    gale_ints[gale_items + gale_item] = (uint) i_404;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_452;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_464;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_465;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_494;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_672;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_685;
                    gale_longs[gale_items + gale_item] = (ulong) l_691;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_692;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_719;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_722;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_723;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_724;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_728;
                    gale_ints[11 * gale_items + gale_item] = (uint) i_729;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_731;
                    gale_longs[6 * gale_items + gale_item] = (ulong) l_732;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_736); }
                    GALEFS_RETURN;
                    resume_10:
                    i_378 = (int) gale_ints[gale_item];
                    l_403 = (long) gale_longs[gale_item];
                    i_404 = (int) gale_ints[gale_items + gale_item];
                    i_452 = (int) gale_ints[2 * gale_items + gale_item];
                    i_464 = (int) gale_ints[3 * gale_items + gale_item];
                    i_465 = (int) gale_ints[4 * gale_items + gale_item];
                    i_494 = (int) gale_ints[5 * gale_items + gale_item];
                    i_672 = (int) gale_ints[6 * gale_items + gale_item];
                    i_685 = (int) gale_ints[7 * gale_items + gale_item];
                    l_691 = (long) gale_longs[gale_items + gale_item];
                    l_692 = (long) gale_longs[2 * gale_items + gale_item];
                    i_719 = (int) gale_ints[8 * gale_items + gale_item];
                    l_722 = (long) gale_longs[3 * gale_items + gale_item];
                    i_723 = (int) gale_ints[9 * gale_items + gale_item];
                    l_724 = (long) gale_longs[4 * gale_items + gale_item];
                    i_728 = (int) gale_ints[10 * gale_items + gale_item];
                    i_729 = (int) gale_ints[11 * gale_items + gale_item];
                    l_731 = (long) gale_longs[5 * gale_items + gale_item];
                    l_732 = (long) gale_longs[6 * gale_items + gale_item];
                    ul_0 = arg_args + 28L;
                    l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
                    ul_12 = arg_args + 20L;
                    ul_14 = arg_args + 24L;
                    ul_21 = arg_args + 16L;
                    ul_366 = arg_args + 32L;
                    i_380 = (int) get_local_size(0);
                    i_381 = ((int) get_local_size(0)) << 3;
                    i_382 = ((int) get_local_size(0)) << 3;
                    i_383 = (int) get_local_size(0);
                    i_384 = (int) get_local_id(0);
                    l_385 = (long) gale_group;
                    i_386 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
                    i_387 = (int) get_local_size(0);
                    i_388 = (int) get_local_id(0);
                    l_389 = (long) gale_group;
                    i_390 = (int) get_local_id(0);
                    i_391 = (int) get_local_id(0);
                    i_392 = (int) get_local_id(0);
                    i_393 = ((int) get_local_id(0)) << 3;
                    l_394 = (long) gale_group;
                    i_395 = ((int) get_local_id(0)) << 3;
                    i_396 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
                    l_397 = (long) gale_group;
                    i_398 = (int) get_local_id(0);
                    l_399 = (long) gale_group;
                    i_400 = (int) get_local_id(0);
                    l_401 = (long) gale_group;
                    ul_402 = arg_args + 36L;
                    i_725 = *((__global gale_int *) (arg_fs + 16 + 212L));
                    i_726 = (int) get_local_id(0);
                    i_727 = (int) get_local_id(0);
                    l_736 = gale_round_reply(gale_entry);
                }
                i_737 = (int) l_736;
                if (l_736 < 0L) {
                    i_738 = 0;
                } else {
                    i_738 = i_737;
                }
                l_739 = gale_BlockAccess_offsetInRegion(arg_fs, l_736, l_732, gale_group, gale_slot, gale_position);
                gale_copy((arg_work + 16 + ((long) ((ulong) l_722 + (ulong) l_731))), (arg_fs + 16 + l_739), i_738);
                GALEFS_BARRIER(21);
                if (i_726 == 0) {
                    if (!(i_738 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 24, i_738, gale_group, gale_slot, gale_position);
                    }
                }
                i_740 = (int) ((uint) i_729 + (uint) i_738);
                if (l_736 < 0L) {
                    if ((!(i_728 == 4)) || (i_740 < 1)) {
                        i_741 = i_737;
                    } else {
                        i_741 = i_740;
                    }
                } else {
                    i_741 = i_740;
                }
                i_742 = (((!(i_728 == 4)) || (i_740 < 1)) || (i_725 == 0)) ? 0 : 5;
                if (i_738 == 0) {
                    i_728 = i_742;
                    i_729 = i_740;
                    i_730 = i_741;
                } else {
                    if (i_723 == i_740) {
                        i_728 = i_742;
                        i_729 = i_740;
                        i_730 = i_741;
                    } else {
                        i_729 = i_740;
                        i_730 = i_741;
                    }
                }
            }
            i_743 = (i_730 < 1) ? 0 : i_730;
            i_744 = (int) ((uint) i_719 + (uint) i_743);
            i_719 = i_744;
            i_720 = i_730;
        }
        goto B513;
    B512:;
    B513:;
        if (i_720 < 0) {
            i_745 = i_720;
        } else {
            i_745 = i_719;
        }
        if (i_672 < 0) {
            i_746 = i_672;
        } else {
            i_746 = i_745;
        }
        if (i_384 == 0) {
            l_747 = gale_OpenFileCalls_beginClose(arg_fs, i_672, gale_group, gale_slot, gale_position);
            l_748 = l_747;
        } else {
            l_748 = 0L;
        }
        GALEFS_BROADCAST(22, l_749, l_748);
        if (l_749 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_378;
            gale_longs[gale_item] = (ulong) l_403;
            gale_ints[gale_items + gale_item] = (uint) i_404;
            gale_ints[2 * gale_items + gale_item] = (uint) i_452;
            gale_ints[3 * gale_items + gale_item] = (uint) i_464;
            gale_ints[4 * gale_items + gale_item] = (uint) i_465;
            gale_ints[5 * gale_items + gale_item] = (uint) i_494;
            gale_ints[6 * gale_items + gale_item] = (uint) i_746;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 11, l_749); }
            GALEFS_RETURN;
            resume_11:
            i_378 = (int) gale_ints[gale_item];
            l_403 = (long) gale_longs[gale_item];
            i_404 = (int) gale_ints[gale_items + gale_item];
            i_452 = (int) gale_ints[2 * gale_items + gale_item];
            i_464 = (int) gale_ints[3 * gale_items + gale_item];
            i_465 = (int) gale_ints[4 * gale_items + gale_item];
            i_494 = (int) gale_ints[5 * gale_items + gale_item];
            i_746 = (int) gale_ints[6 * gale_items + gale_item];
            ul_0 = arg_args + 28L;
            l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
            ul_12 = arg_args + 20L;
            ul_14 = arg_args + 24L;
            ul_21 = arg_args + 16L;
            ul_366 = arg_args + 32L;
            i_380 = (int) get_local_size(0);
            i_381 = ((int) get_local_size(0)) << 3;
            i_382 = ((int) get_local_size(0)) << 3;
            i_383 = (int) get_local_size(0);
            i_384 = (int) get_local_id(0);
            l_385 = (long) gale_group;
            i_386 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
            i_387 = (int) get_local_size(0);
            i_388 = (int) get_local_id(0);
            l_389 = (long) gale_group;
            i_390 = (int) get_local_id(0);
            i_391 = (int) get_local_id(0);
            i_392 = (int) get_local_id(0);
            i_393 = ((int) get_local_id(0)) << 3;
            l_394 = (long) gale_group;
            i_395 = ((int) get_local_id(0)) << 3;
            i_396 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
            l_397 = (long) gale_group;
            i_398 = (int) get_local_id(0);
            l_399 = (long) gale_group;
            i_400 = (int) get_local_id(0);
            l_401 = (long) gale_group;
            ul_402 = arg_args + 36L;
            l_749 = gale_round_reply(gale_entry);
        }
        i_750 = (int) l_749;
        i_751 = ((!((uint) i_465 < (uint) 4000)) || ((i_494 < 0) || ((i_746 < 0) || (i_750 < 0)))) ? 0 : 1;
        l_752 = (long) ((ulong) l_403 + (ulong) ((long) i_452));
        i_753 = (int) ((uint) i_404 + (uint) 1);
        if (i_452 < 0) {
            if (((int) get_local_id(0)) == 0) {
                l_754 = (long) (gale_group << 2);
                *((__global gale_int *) (arg_status + ((l_754 << 2) + 16L))) = 4;
                *((__global gale_int *) (arg_status + (((l_754 + 1L) << 2) + 16L))) = i_404;
                *((__global gale_int *) (arg_status + (((l_754 + 2L) << 2) + 16L))) = i_452;
                l_403 = l_752;
                i_404 = i_753;
                i_405 = i_751;
            } else {
                l_403 = l_752;
                i_404 = i_753;
                i_405 = i_751;
            }
        } else {
            if (i_452 == 1) {
                if (((int) get_local_id(0)) == 0) {
                    l_755 = (long) (gale_group << 2);
                    *((__global gale_int *) (arg_status + ((l_755 << 2) + 16L))) = 5;
                    *((__global gale_int *) (arg_status + (((l_755 + 1L) << 2) + 16L))) = i_404;
                    *((__global gale_int *) (arg_status + (((l_755 + 2L) << 2) + 16L))) = 0;
                    l_403 = l_752;
                    i_404 = i_753;
                    i_405 = i_751;
                } else {
                    l_403 = l_752;
                    i_404 = i_753;
                    i_405 = i_751;
                }
            } else {
                if (i_464 < 4001) {
                    if ((uint) i_465 < (uint) 4000) {
                        if (i_494 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                l_756 = (long) (gale_group << 2);
                                *((__global gale_int *) (arg_status + ((l_756 << 2) + 16L))) = 7;
                                *((__global gale_int *) (arg_status + (((l_756 + 1L) << 2) + 16L))) = i_404;
                                *((__global gale_int *) (arg_status + (((l_756 + 2L) << 2) + 16L))) = i_494;
                                l_403 = l_752;
                                i_404 = i_753;
                                i_405 = i_751;
                                continue;
                            }
                            l_403 = l_752;
                            i_404 = i_753;
                            i_405 = i_751;
                            continue;
                        }
                    }
                    if ((uint) i_465 < (uint) 4000) {
                        if (i_746 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                l_757 = (long) (gale_group << 2);
                                *((__global gale_int *) (arg_status + ((l_757 << 2) + 16L))) = 8;
                                *((__global gale_int *) (arg_status + (((l_757 + 1L) << 2) + 16L))) = i_404;
                                *((__global gale_int *) (arg_status + (((l_757 + 2L) << 2) + 16L))) = i_746;
                                l_403 = l_752;
                                i_404 = i_753;
                                i_405 = i_751;
                                continue;
                            }
                            l_403 = l_752;
                            i_404 = i_753;
                            i_405 = i_751;
                            continue;
                        }
                    }
                    if ((uint) i_465 < (uint) 4000) {
                        if (i_750 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                l_758 = (long) (gale_group << 2);
                                *((__global gale_int *) (arg_status + ((l_758 << 2) + 16L))) = 8;
                                *((__global gale_int *) (arg_status + (((l_758 + 1L) << 2) + 16L))) = i_404;
                                *((__global gale_int *) (arg_status + (((l_758 + 2L) << 2) + 16L))) = i_750;
                                l_403 = l_752;
                                i_404 = i_753;
                                i_405 = i_751;
                            } else {
                                l_403 = l_752;
                                i_404 = i_753;
                                i_405 = i_751;
                            }
                        } else {
                            l_403 = l_752;
                            i_404 = i_753;
                            i_405 = i_751;
                        }
                    } else {
                        l_403 = l_752;
                        i_404 = i_753;
                        i_405 = i_751;
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        l_759 = (long) (gale_group << 2);
                        *((__global gale_int *) (arg_status + ((l_759 << 2) + 16L))) = 6;
                        *((__global gale_int *) (arg_status + (((l_759 + 1L) << 2) + 16L))) = i_404;
                        *((__global gale_int *) (arg_status + (((l_759 + 2L) << 2) + 16L))) = i_464;
                        l_403 = l_752;
                        i_404 = i_753;
                        i_405 = i_751;
                    } else {
                        l_403 = l_752;
                        i_404 = i_753;
                        i_405 = i_751;
                    }
                }
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_760 = gale_OpenFileCalls_beginClose(arg_fs, i_378, gale_group, gale_slot, gale_position);
        l_761 = l_760;
    } else {
        l_761 = 0L;
    }
    GALEFS_BROADCAST(23, l_762, l_761);
    if (l_762 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 12, l_762); }
        GALEFS_RETURN;
        resume_12:
        l_762 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
