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
// bytecode SHA-256: 0df53a8ab12d7c3587a97e35b570ad6e80db8d374c80a5165006d7df3a957630
// functions SHA-256: bb1d3f85a508edb0995eb6ec20ef51370c4abda3deae6039e52aae1e17e67792
// live uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_awaitReply gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_ctz_long gale_div_int gale_rem_int
// suspended uses: GALEFS_BROADCAST GALEFS_GROUP_BEGIN GALEFS_INNERMOST_LOOP gale_BlockAccess_beginRead gale_BlockAccess_beginWrite gale_BlockAccess_offsetInRegion gale_BlockAccess_releaseFrame gale_FileOpener_begin gale_HostCall_post gale_OpenFileCalls_beginClose gale_copy gale_ctz_long gale_div_int gale_int_at gale_rem_int gale_round_entry

//@ live
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_33) VARIABLE(int, i_36) VARIABLE(int, i_369) VARIABLE(int, i_383) VARIABLE(int, i_385) VARIABLE(int, i_386) VARIABLE(int, i_387) VARIABLE(int, i_388) VARIABLE(int, i_389) VARIABLE(int, i_390) VARIABLE(int, i_392) VARIABLE(int, i_393) VARIABLE(int, i_394) VARIABLE(int, i_396) VARIABLE(int, i_397) VARIABLE(int, i_398) VARIABLE(int, i_399) VARIABLE(int, i_400) VARIABLE(int, i_401) VARIABLE(int, i_403) VARIABLE(int, i_404) VARIABLE(int, i_405) VARIABLE(int, i_407) VARIABLE(int, i_409) VARIABLE(int, i_413) VARIABLE(int, i_415) VARIABLE(int, i_422) VARIABLE(int, i_426) VARIABLE(int, i_427) VARIABLE(int, i_428) VARIABLE(int, i_429) VARIABLE(int, i_431) VARIABLE(int, i_439) VARIABLE(int, i_44) VARIABLE(int, i_440) VARIABLE(int, i_45) VARIABLE(int, i_458) VARIABLE(int, i_470) VARIABLE(int, i_471) VARIABLE(int, i_473) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_500) VARIABLE(int, i_503) VARIABLE(int, i_504) VARIABLE(int, i_508) VARIABLE(int, i_509) VARIABLE(int, i_51) VARIABLE(int, i_510) VARIABLE(int, i_511) VARIABLE(int, i_513) VARIABLE(int, i_52) VARIABLE(int, i_521) VARIABLE(int, i_522) VARIABLE(int, i_529) VARIABLE(int, i_666) VARIABLE(int, i_683) VARIABLE(int, i_696) VARIABLE(int, i_730) VARIABLE(int, i_734) VARIABLE(int, i_736) VARIABLE(int, i_737) VARIABLE(int, i_738) VARIABLE(int, i_739) VARIABLE(int, i_740) VARIABLE(int, i_741) VARIABLE(int, i_750) VARIABLE(int, i_751) VARIABLE(int, i_759) VARIABLE(long, l_2) VARIABLE(long, l_21) VARIABLE(long, l_32) VARIABLE(long, l_362) VARIABLE(long, l_37) VARIABLE(long, l_38) VARIABLE(long, l_391) VARIABLE(long, l_395) VARIABLE(long, l_402) VARIABLE(long, l_406) VARIABLE(long, l_408) VARIABLE(long, l_410) VARIABLE(long, l_412) VARIABLE(long, l_420) VARIABLE(long, l_421) VARIABLE(long, l_424) VARIABLE(long, l_425) VARIABLE(long, l_43) VARIABLE(long, l_432) VARIABLE(long, l_433) VARIABLE(long, l_438) VARIABLE(long, l_469) VARIABLE(long, l_495) VARIABLE(long, l_498) VARIABLE(long, l_499) VARIABLE(long, l_502) VARIABLE(long, l_506) VARIABLE(long, l_507) VARIABLE(long, l_514) VARIABLE(long, l_515) VARIABLE(long, l_520) VARIABLE(long, l_702) VARIABLE(long, l_703) VARIABLE(long, l_733) VARIABLE(long, l_735) VARIABLE(long, l_743) VARIABLE(long, l_744) VARIABLE(long, l_749) VARIABLE(__global uchar *, ul_0) VARIABLE(__global uchar *, ul_15) VARIABLE(__global uchar *, ul_17) VARIABLE(__global uchar *, ul_24) VARIABLE(__global uchar *, ul_368) VARIABLE(__global uchar *, ul_411)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(ul_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(ul_0)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_32) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_32) VARIABLE(l_43) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_32) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_22) VARIABLE(l_2) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(l_362) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_369) VARIABLE(l_2) VARIABLE(l_362) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_368)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(l_2) VARIABLE(l_362) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_368)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_383) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_398) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_401) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_407) VARIABLE(i_409) VARIABLE(i_413) VARIABLE(i_415) VARIABLE(i_422) VARIABLE(i_426) VARIABLE(i_427) VARIABLE(i_428) VARIABLE(i_429) VARIABLE(i_431) VARIABLE(l_2) VARIABLE(l_391) VARIABLE(l_395) VARIABLE(l_402) VARIABLE(l_406) VARIABLE(l_408) VARIABLE(l_410) VARIABLE(l_412) VARIABLE(l_420) VARIABLE(l_421) VARIABLE(l_424) VARIABLE(l_425) VARIABLE(l_432) VARIABLE(l_433) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_368) VARIABLE(ul_411)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_383) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_398) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_401) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_407) VARIABLE(i_409) VARIABLE(i_413) VARIABLE(i_415) VARIABLE(i_422) VARIABLE(i_426) VARIABLE(i_427) VARIABLE(i_428) VARIABLE(i_429) VARIABLE(i_431) VARIABLE(i_439) VARIABLE(i_440) VARIABLE(l_2) VARIABLE(l_391) VARIABLE(l_395) VARIABLE(l_402) VARIABLE(l_406) VARIABLE(l_408) VARIABLE(l_410) VARIABLE(l_412) VARIABLE(l_420) VARIABLE(l_421) VARIABLE(l_424) VARIABLE(l_425) VARIABLE(l_438) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_368) VARIABLE(ul_411)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_383) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_398) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_401) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_407) VARIABLE(i_409) VARIABLE(i_413) VARIABLE(i_458) VARIABLE(i_470) VARIABLE(i_471) VARIABLE(i_473) VARIABLE(l_2) VARIABLE(l_391) VARIABLE(l_395) VARIABLE(l_402) VARIABLE(l_406) VARIABLE(l_408) VARIABLE(l_410) VARIABLE(l_412) VARIABLE(l_469) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_368) VARIABLE(ul_411)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_383) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_398) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_401) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_407) VARIABLE(i_409) VARIABLE(i_413) VARIABLE(i_458) VARIABLE(i_470) VARIABLE(i_471) VARIABLE(i_473) VARIABLE(l_2) VARIABLE(l_391) VARIABLE(l_395) VARIABLE(l_402) VARIABLE(l_406) VARIABLE(l_408) VARIABLE(l_410) VARIABLE(l_412) VARIABLE(l_469) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_368) VARIABLE(ul_411)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_383) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_398) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_401) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_407) VARIABLE(i_409) VARIABLE(i_413) VARIABLE(i_458) VARIABLE(i_470) VARIABLE(i_471) VARIABLE(i_473) VARIABLE(i_500) VARIABLE(i_504) VARIABLE(i_508) VARIABLE(i_509) VARIABLE(i_510) VARIABLE(i_511) VARIABLE(i_513) VARIABLE(l_2) VARIABLE(l_391) VARIABLE(l_395) VARIABLE(l_402) VARIABLE(l_406) VARIABLE(l_408) VARIABLE(l_410) VARIABLE(l_412) VARIABLE(l_469) VARIABLE(l_495) VARIABLE(l_498) VARIABLE(l_499) VARIABLE(l_502) VARIABLE(l_506) VARIABLE(l_507) VARIABLE(l_514) VARIABLE(l_515) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_368) VARIABLE(ul_411)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_383) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_398) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_401) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_407) VARIABLE(i_409) VARIABLE(i_413) VARIABLE(i_458) VARIABLE(i_470) VARIABLE(i_471) VARIABLE(i_473) VARIABLE(i_500) VARIABLE(i_504) VARIABLE(i_508) VARIABLE(i_509) VARIABLE(i_510) VARIABLE(i_511) VARIABLE(i_513) VARIABLE(i_521) VARIABLE(i_522) VARIABLE(l_2) VARIABLE(l_391) VARIABLE(l_395) VARIABLE(l_402) VARIABLE(l_406) VARIABLE(l_408) VARIABLE(l_410) VARIABLE(l_412) VARIABLE(l_469) VARIABLE(l_495) VARIABLE(l_498) VARIABLE(l_499) VARIABLE(l_502) VARIABLE(l_506) VARIABLE(l_507) VARIABLE(l_520) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_368) VARIABLE(ul_411)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_383) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_398) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_401) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_407) VARIABLE(i_409) VARIABLE(i_413) VARIABLE(i_458) VARIABLE(i_470) VARIABLE(i_471) VARIABLE(i_473) VARIABLE(i_500) VARIABLE(i_529) VARIABLE(l_2) VARIABLE(l_391) VARIABLE(l_395) VARIABLE(l_402) VARIABLE(l_406) VARIABLE(l_408) VARIABLE(l_410) VARIABLE(l_412) VARIABLE(l_469) VARIABLE(l_495) VARIABLE(l_498) VARIABLE(l_499) VARIABLE(l_502) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_368) VARIABLE(ul_411)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_383) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_398) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_401) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_407) VARIABLE(i_409) VARIABLE(i_413) VARIABLE(i_458) VARIABLE(i_470) VARIABLE(i_471) VARIABLE(i_473) VARIABLE(i_503) VARIABLE(l_2) VARIABLE(l_391) VARIABLE(l_395) VARIABLE(l_402) VARIABLE(l_406) VARIABLE(l_408) VARIABLE(l_410) VARIABLE(l_412) VARIABLE(l_469) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_368) VARIABLE(ul_411)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_383) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_398) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_401) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_407) VARIABLE(i_409) VARIABLE(i_413) VARIABLE(i_458) VARIABLE(i_470) VARIABLE(i_471) VARIABLE(i_503) VARIABLE(i_666) VARIABLE(l_2) VARIABLE(l_391) VARIABLE(l_395) VARIABLE(l_402) VARIABLE(l_406) VARIABLE(l_408) VARIABLE(l_410) VARIABLE(l_412) VARIABLE(l_469) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_368) VARIABLE(ul_411)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_383) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_398) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_401) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_407) VARIABLE(i_409) VARIABLE(i_413) VARIABLE(i_458) VARIABLE(i_470) VARIABLE(i_471) VARIABLE(i_503) VARIABLE(l_2) VARIABLE(l_391) VARIABLE(l_395) VARIABLE(l_402) VARIABLE(l_406) VARIABLE(l_408) VARIABLE(l_410) VARIABLE(l_412) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_368) VARIABLE(ul_411)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_383) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_398) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_401) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_407) VARIABLE(i_409) VARIABLE(i_413) VARIABLE(i_458) VARIABLE(i_470) VARIABLE(i_471) VARIABLE(i_503) VARIABLE(i_683) VARIABLE(i_696) VARIABLE(i_730) VARIABLE(i_734) VARIABLE(i_736) VARIABLE(i_737) VARIABLE(i_738) VARIABLE(i_739) VARIABLE(i_740) VARIABLE(i_741) VARIABLE(l_2) VARIABLE(l_391) VARIABLE(l_395) VARIABLE(l_402) VARIABLE(l_406) VARIABLE(l_408) VARIABLE(l_410) VARIABLE(l_412) VARIABLE(l_702) VARIABLE(l_703) VARIABLE(l_733) VARIABLE(l_735) VARIABLE(l_743) VARIABLE(l_744) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_368) VARIABLE(ul_411)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_383) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_398) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_401) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_407) VARIABLE(i_409) VARIABLE(i_413) VARIABLE(i_458) VARIABLE(i_470) VARIABLE(i_471) VARIABLE(i_503) VARIABLE(i_683) VARIABLE(i_696) VARIABLE(i_730) VARIABLE(i_734) VARIABLE(i_736) VARIABLE(i_737) VARIABLE(i_738) VARIABLE(i_739) VARIABLE(i_740) VARIABLE(i_741) VARIABLE(i_750) VARIABLE(i_751) VARIABLE(l_2) VARIABLE(l_391) VARIABLE(l_395) VARIABLE(l_402) VARIABLE(l_406) VARIABLE(l_408) VARIABLE(l_410) VARIABLE(l_412) VARIABLE(l_702) VARIABLE(l_703) VARIABLE(l_733) VARIABLE(l_735) VARIABLE(l_749) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_368) VARIABLE(ul_411)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_383) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_388) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_393) VARIABLE(i_394) VARIABLE(i_396) VARIABLE(i_397) VARIABLE(i_398) VARIABLE(i_399) VARIABLE(i_400) VARIABLE(i_401) VARIABLE(i_403) VARIABLE(i_404) VARIABLE(i_405) VARIABLE(i_407) VARIABLE(i_409) VARIABLE(i_413) VARIABLE(i_458) VARIABLE(i_470) VARIABLE(i_471) VARIABLE(i_503) VARIABLE(i_759) VARIABLE(l_2) VARIABLE(l_391) VARIABLE(l_395) VARIABLE(l_402) VARIABLE(l_406) VARIABLE(l_408) VARIABLE(l_410) VARIABLE(l_412) VARIABLE(ul_0) VARIABLE(ul_15) VARIABLE(ul_17) VARIABLE(ul_24) VARIABLE(ul_368) VARIABLE(ul_411)
#define GALEFS_LIVE_23(VARIABLE)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_paths, __global uchar *arg_work, __global uchar *arg_counts, __global uchar *arg_status) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_0, *ul_15, *ul_17, *ul_24, *ul_368, *ul_411, *ul_651;
    int i_1, i_7, i_9, i_10, i_16, i_18, i_22, i_23, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_33, i_34, i_35, i_36, i_44, i_45, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_60, i_64, i_68, i_69, i_71, i_72, i_76, i_80, i_84, i_85, i_86, i_87, i_88, i_89, i_94, i_95, i_96, i_97, i_99, i_102, i_103, i_104, i_105, i_106, i_108, i_109, i_110, i_115, i_116, i_117, i_122, i_123, i_131, i_136, i_137, i_141, i_142, i_143, i_144, i_146, i_151, i_156, i_157, i_158, i_159, i_160, i_163, i_166, i_167, i_168, i_169, i_170, i_171, i_172, i_173, i_174, i_175, i_176, i_177, i_180, i_182, i_189, i_190, i_191, i_192, i_193, i_194, i_195, i_196, i_197, i_200, i_203, i_204, i_206, i_210, i_215, i_216, i_217, i_218, i_219, i_222, i_223, i_224, i_225, i_227, i_228, i_230, i_233, i_235, i_237, i_238, i_239, i_240, i_241, i_246, i_247, i_248, i_253, i_254, i_262, i_267, i_268, i_272, i_273, i_274, i_275, i_277, i_281, i_286, i_287, i_288, i_289, i_290, i_293, i_296, i_297, i_298, i_299, i_300, i_301, i_302, i_303, i_304, i_305, i_306, i_307, i_310, i_312, i_319, i_320, i_321, i_322, i_323, i_324, i_325, i_326, i_327, i_330, i_333, i_334, i_336, i_340, i_345, i_346, i_347, i_348, i_349, i_352, i_353, i_354, i_355, i_357, i_358, i_360, i_369, i_375, i_377, i_378, i_383, i_384, i_385, i_386, i_387, i_388, i_389, i_390, i_392, i_393, i_394, i_396, i_397, i_398, i_399, i_400, i_401, i_403, i_404, i_405, i_407, i_409, i_413, i_414, i_415, i_416, i_417, i_422, i_423, i_426, i_427, i_428, i_429, i_430, i_431, i_439, i_440, i_442, i_443, i_444, i_445, i_446, i_447, i_448, i_449, i_451, i_453, i_454, i_455, i_456, i_457, i_458, i_459, i_460, i_461, i_466, i_470, i_471, i_472, i_473, i_474, i_479, i_481, i_482, i_487, i_488, i_489, i_490, i_491, i_492, i_496, i_497, i_500, i_501, i_503, i_504, i_505, i_508, i_509, i_510, i_511, i_512, i_513, i_521, i_522, i_524, i_525, i_526, i_527, i_528, i_529, i_530, i_531, i_532, i_533, i_534, i_535, i_536, i_537, i_538, i_539, i_540, i_543, i_546, i_551, i_558, i_561, i_562, i_563, i_567, i_572, i_580, i_581, i_590, i_591, i_592, i_593, i_594, i_596, i_597, i_607, i_609, i_614, i_615, i_616, i_617, i_618, i_621, i_622, i_623, i_624, i_625, i_626, i_627, i_628, i_629, i_630, i_631, i_634, i_636, i_643, i_644, i_645, i_646, i_647, i_648, i_649, i_650, i_652, i_654, i_657, i_659, i_666, i_667, i_672, i_674, i_675, i_680, i_681, i_683, i_684, i_685, i_689, i_694, i_696, i_699, i_700, i_701, i_704, i_707, i_708, i_709, i_710, i_711, i_712, i_713, i_714, i_716, i_717, i_718, i_719, i_720, i_721, i_722, i_725, i_727, i_728, i_729, i_730, i_731, i_734, i_736, i_737, i_738, i_739, i_740, i_741, i_742, i_750, i_751, i_753, i_754, i_755, i_756, i_757, i_758, i_759, i_765, i_766, i_768;
    long l_2, l_3, l_4, l_5, l_6, l_8, l_11, l_12, l_13, l_14, l_19, l_20, l_21, l_32, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_46, l_57, l_58, l_59, l_61, l_62, l_63, l_65, l_66, l_67, l_70, l_73, l_74, l_75, l_77, l_78, l_79, l_81, l_82, l_83, l_90, l_91, l_92, l_93, l_98, l_100, l_101, l_107, l_111, l_112, l_113, l_114, l_118, l_119, l_120, l_121, l_124, l_125, l_126, l_127, l_128, l_129, l_130, l_132, l_133, l_134, l_135, l_138, l_139, l_140, l_145, l_147, l_148, l_149, l_150, l_152, l_153, l_154, l_155, l_161, l_162, l_164, l_165, l_178, l_179, l_181, l_183, l_184, l_185, l_186, l_187, l_188, l_198, l_199, l_201, l_202, l_205, l_207, l_208, l_209, l_211, l_212, l_213, l_214, l_220, l_221, l_226, l_229, l_231, l_232, l_234, l_236, l_242, l_243, l_244, l_245, l_249, l_250, l_251, l_252, l_255, l_256, l_257, l_258, l_259, l_260, l_261, l_263, l_264, l_265, l_266, l_269, l_270, l_271, l_276, l_278, l_279, l_280, l_282, l_283, l_284, l_285, l_291, l_292, l_294, l_295, l_308, l_309, l_311, l_313, l_314, l_315, l_316, l_317, l_318, l_328, l_329, l_331, l_332, l_335, l_337, l_338, l_339, l_341, l_342, l_343, l_344, l_350, l_351, l_356, l_359, l_361, l_362, l_363, l_364, l_365, l_366, l_367, l_370, l_371, l_372, l_373, l_374, l_376, l_379, l_380, l_381, l_382, l_391, l_395, l_402, l_406, l_408, l_410, l_412, l_418, l_419, l_420, l_421, l_424, l_425, l_432, l_433, l_434, l_435, l_436, l_437, l_438, l_441, l_450, l_452, l_462, l_463, l_464, l_465, l_467, l_468, l_469, l_475, l_476, l_477, l_478, l_480, l_483, l_484, l_485, l_486, l_493, l_494, l_495, l_498, l_499, l_502, l_506, l_507, l_514, l_515, l_516, l_517, l_518, l_519, l_520, l_523, l_541, l_542, l_544, l_545, l_547, l_548, l_549, l_550, l_552, l_553, l_554, l_555, l_556, l_557, l_559, l_560, l_564, l_565, l_566, l_568, l_569, l_570, l_571, l_573, l_574, l_575, l_576, l_577, l_578, l_579, l_582, l_583, l_584, l_585, l_586, l_587, l_588, l_589, l_595, l_598, l_599, l_600, l_601, l_602, l_603, l_604, l_605, l_606, l_608, l_610, l_611, l_612, l_613, l_619, l_620, l_632, l_633, l_635, l_637, l_638, l_639, l_640, l_641, l_642, l_653, l_655, l_656, l_658, l_660, l_661, l_662, l_663, l_664, l_665, l_668, l_669, l_670, l_671, l_673, l_676, l_677, l_678, l_679, l_682, l_686, l_687, l_688, l_690, l_691, l_692, l_693, l_695, l_697, l_698, l_702, l_703, l_705, l_706, l_715, l_723, l_724, l_726, l_732, l_733, l_735, l_743, l_744, l_745, l_746, l_747, l_748, l_749, l_752, l_760, l_761, l_762, l_763, l_764, l_767, l_769, l_770, l_771, l_772, l_773, l_774, l_775, l_776, l_777, l_778, l_779;
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
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_35 == 1)) {
                break;
            }
            l_37 = (long) i_36;
            l_38 = (long) ((ulong) l_32 + (ulong) l_37);
            if (i_28 == 0) {
                l_39 = gale_BlockAccess_beginRead(arg_fs, i_22, l_38, ((int) ((uint) 65536 - (uint) i_36)), gale_group);
                l_40 = l_39;
            } else {
                l_40 = 0L;
            }
            if (i_27 == 0) {
                if (l_40 < (-4611686018427387904L)) {
                    l_41 = gale_HostCall_awaitReply(arg_fs, l_40, gale_group);
                    l_42 = l_41;
                } else {
                    l_42 = l_40;
                }
            } else {
                l_42 = l_40;
            }
            GALEFS_BROADCAST(3, l_43, l_42);
            i_44 = (int) l_43;
            if (l_43 < 0L) {
                i_45 = 0;
            } else {
                i_45 = i_44;
            }
            l_46 = gale_BlockAccess_offsetInRegion(arg_fs, l_43, l_38, gale_group);
            gale_copy((arg_fs + 16 + l_46), (arg_work + 16 + ((long) ((ulong) l_21 + (ulong) l_37))), i_45);
            GALEFS_BARRIER(4);
            if (i_26 == 0) {
                if (!(i_45 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_45, gale_group);
                }
            }
            i_47 = (int) ((uint) i_36 + (uint) i_45);
            if (l_43 < 0L) {
                i_35 = i_44;
                i_36 = i_47;
            } else {
                i_48 = ((i_45 < 1) || (!(i_47 < 65536))) ? 0 : 1;
                i_35 = i_48;
                i_36 = i_47;
            }
        }
        if (i_36 < 1) {
            i_49 = i_35;
        } else {
            i_49 = i_36;
        }
        i_50 = i_29;
        i_51 = i_30;
        i_52 = i_31;
        i_53 = i_33;
        i_54 = 0;
        while (true) {
            if (!(i_25 == 0)) {
                goto B165;
            }
            if (!(i_54 < i_49)) {
                break;
            }
            i_55 = i_54 & (-64);
            i_56 = (int) ((uint) i_49 - (uint) i_55);
            if (i_56 < 1) {
                l_57 = 0L;
            } else {
                l_58 = (long) ((ulong) l_21 + (ulong) ((long) i_55));
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
                    goto B69;
                }
                if (!(i_69 < i_49)) {
                    break;
                }
                i_71 = (int) ((uint) i_69 + (uint) 64);
                i_72 = (int) ((uint) i_49 - (uint) i_71);
                if (i_72 < 1) {
                    l_73 = 0L;
                } else {
                    l_74 = (long) ((ulong) l_21 + (ulong) ((long) i_71));
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
            goto B70;
        B69:;
        B70:;
            if (l_70 == 0L) {
                i_84 = i_49;
            } else {
                i_85 = (int) ((uint) i_69 + (uint) gale_ctz_long(l_70));
                i_84 = i_85;
            }
            i_86 = *((__global gale_int *) ul_15);
            i_87 = (int) ((uint) i_50 - (uint) ((int) ((uint) i_68 * (uint) i_86)));
            i_88 = (int) ((uint) i_84 - (uint) i_54);
            if (!(i_87 < 0)) {
                i_89 = *((__global gale_int *) ul_24);
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
                    i_96 = *((__global gale_int *) ul_17);
                    i_97 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_97 < i_88)) {
                            goto B86;
                        }
                        if (!(((int) ((uint) i_51 + (uint) i_97)) < 31)) {
                            break;
                        }
                        l_98 = (long) i_97;
                        i_99 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) l_21 + (ulong) ((long) i_54))) + (ulong) l_98))));
                        l_100 = (long) i_96;
                        l_101 = (long) (uint) i_87;
                        *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) (((((((l_90 << 5) + (l_90 << 4)) + 73856L) + (l_100 + (l_100 << 2))) + (l_90 * 43L)) + 63L) & (-64L)))) + (ulong) 73856L)) + (ulong) ((l_101 << 5) + (l_101 << 4)))) + (ulong) 16L)) + (ulong) ((long) i_51))) + (ulong) l_98)))) = (char) i_99;
                        i_102 = (int) ((uint) i_97 + (uint) 1);
                        i_97 = i_102;
                    }
                    goto B88;
                B86:;
                }
            }
        B88:;
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
                            i_108 = *((__global gale_int *) ul_15);
                            i_109 = (int) ((uint) i_50 - (uint) ((int) ((uint) gale_group * (uint) i_108)));
                            if (i_109 < 0) {
                                i_50 = i_106;
                                i_51 = 0;
                                i_52 = i_105;
                                i_53 = 0;
                                i_54 = i_103;
                            } else {
                                i_110 = *((__global gale_int *) ul_24);
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
                                    i_117 = *((__global gale_int *) ul_17);
                                    l_118 = (long) i_117;
                                    l_119 = (long) (uint) i_109;
                                    l_120 = (l_119 << 5) + (l_119 << 4);
                                    l_121 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) (((((((l_111 << 5) + (l_111 << 4)) + 73856L) + (l_118 + (l_118 << 2))) + (l_111 * 43L)) + 63L) & (-64L)))) + (ulong) 73856L)) + (ulong) l_120);
                                    *((__global gale_int *) (arg_work + 16 + l_121)) = i_104;
                                    *((__global gale_int *) (arg_work + 16 + (l_121 + 8L))) = i_52;
                                    i_122 = *((__global gale_int *) ul_15);
                                    i_123 = *((__global gale_int *) ul_17);
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
                                                goto B136;
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
                                                            goto B129;
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
                                                    goto B130;
                                                B129:;
                                                B130:;
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
                                        goto B137;
                                    B136:;
                                        i_172 = i_177;
                                    }
                                B137:;
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
        goto B166;
    B165:;
    B166:;
        GALEFS_BROADCAST(5, l_232, ((long) i_53));
        i_233 = (int) l_232;
        l_234 = (long) ((ulong) l_32 + (ulong) ((long) i_49));
        if (i_233 == 0) {
            i_29 = i_50;
            i_30 = i_51;
            i_31 = i_52;
            l_32 = l_234;
            i_33 = i_233;
            i_34 = i_49;
        } else {
            i_29 = i_50;
            i_30 = i_51;
            i_31 = i_52;
            l_32 = l_234;
            i_33 = i_233;
            i_34 = 0;
        }
    }
    i_235 = (int) ((uint) i_29 + (uint) 1);
    if (i_34 < 0) {
        if (((int) get_local_id(0)) == 0) {
            l_236 = (long) (gale_group << 2);
            *((__global gale_int *) (arg_status + ((l_236 << 2) + 16L))) = 1;
            *((__global gale_int *) (arg_status + (((l_236 + 1L) << 2) + 16L))) = i_235;
            *((__global gale_int *) (arg_status + (((l_236 + 2L) << 2) + 16L))) = i_34;
            i_237 = 1;
        } else {
            i_237 = 1;
        }
    } else {
        i_237 = i_33;
    }
    if (((int) get_local_id(0)) == 0) {
        if (i_237 == 0) {
            if (i_30 < 1) {
                i_238 = i_237;
            } else {
                if (i_30 < 32) {
                    i_239 = *((__global gale_int *) ul_15);
                    i_240 = (int) ((uint) i_29 - (uint) ((int) ((uint) gale_group * (uint) i_239)));
                    if (i_240 < 0) {
                        i_238 = 0;
                    } else {
                        i_241 = *((__global gale_int *) ul_24);
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
                            i_248 = *((__global gale_int *) ul_17);
                            l_249 = (long) i_248;
                            l_250 = (long) (uint) i_240;
                            l_251 = (l_250 << 5) + (l_250 << 4);
                            l_252 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) ((((l_242 * 43L) + (((l_242 << 5) + (l_242 << 4)) + (l_249 + (l_249 << 2)))) + 73919L) & (-64L)))) + (ulong) l_251);
                            *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_252 + (ulong) 73856L)))) = i_30;
                            *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_252 + (ulong) 73864L)))) = i_31;
                            i_253 = *((__global gale_int *) ul_15);
                            i_254 = *((__global gale_int *) ul_17);
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
                                        goto B220;
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
                                                    goto B213;
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
                                            goto B214;
                                        B213:;
                                        B214:;
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
                                goto B221;
                            B220:;
                                i_302 = i_307;
                            }
                        B221:;
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
                        *((__global gale_int *) (arg_status + (((l_361 + 2L) << 2) + 16L))) = i_30;
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
        l_363 = gale_OpenFileCalls_beginClose(arg_fs, i_22, gale_group);
        l_364 = l_363;
    } else {
        l_364 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_364 < (-4611686018427387904L)) {
            l_365 = gale_HostCall_awaitReply(arg_fs, l_364, gale_group);
            l_366 = l_365;
        } else {
            l_366 = l_364;
        }
    } else {
        l_366 = l_364;
    }
    GALEFS_BROADCAST(7, l_367, l_366);
    ul_368 = arg_args + 32L;
    i_369 = *((__global gale_int *) ul_368);
    GALEFS_BARRIER(8);
    if (((int) get_local_id(0)) == 0) {
        l_370 = gale_FileOpener_begin(arg_fs, i_369, gale_group);
        if (l_370 < 0L) {
            l_371 = l_370;
        } else {
            l_372 = (long) i_1;
            l_373 = (long) gale_group;
            l_374 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_373 << 12) + (l_373 << 11)))) + (ulong) 2048L);
            i_375 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_375 < i_369)) {
                    break;
                }
                l_376 = (long) i_375;
                i_377 = (int) *((__global char *) (arg_paths + 16 + (l_372 + l_376)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_374 + (ulong) l_376)))) = (char) i_377;
                i_378 = (int) ((uint) i_375 + (uint) 1);
                i_375 = i_378;
            }
            l_379 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_369, (-1), gale_group);
            l_371 = l_379;
        }
    } else {
        l_371 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_371 < (-4611686018427387904L)) {
            l_380 = gale_HostCall_awaitReply(arg_fs, l_371, gale_group);
            l_381 = l_380;
        } else {
            l_381 = l_371;
        }
    } else {
        l_381 = l_371;
    }
    GALEFS_BROADCAST(9, l_382, l_381);
    i_383 = (int) l_382;
    i_384 = (((int) l_362) == 0) ? 1 : 0;
    i_385 = (int) get_local_size(0);
    i_386 = ((int) get_local_size(0)) << 3;
    i_387 = ((int) get_local_size(0)) << 3;
    i_388 = (int) get_local_size(0);
    i_389 = (int) get_local_id(0);
    i_390 = (int) get_local_id(0);
    l_391 = (long) gale_group;
    i_392 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
    i_393 = (int) get_local_size(0);
    i_394 = (int) get_local_id(0);
    l_395 = (long) gale_group;
    i_396 = (int) get_local_id(0);
    i_397 = (int) get_local_id(0);
    i_398 = (int) get_local_id(0);
    i_399 = (int) get_local_id(0);
    i_400 = (int) get_local_id(0);
    i_401 = ((int) get_local_id(0)) << 3;
    l_402 = (long) gale_group;
    i_403 = ((int) get_local_id(0)) << 3;
    i_404 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
    i_405 = (int) get_local_id(0);
    l_406 = (long) gale_group;
    i_407 = (int) get_local_id(0);
    l_408 = (long) gale_group;
    i_409 = (int) get_local_id(0);
    l_410 = (long) gale_group;
    ul_411 = arg_args + 36L;
    l_412 = 0L;
    i_413 = 1;
    i_414 = i_384;
    while (true) {
        if (i_414 == 0) {
            break;
        }
        i_415 = *((__global gale_int *) ul_411);
        i_416 = *((__global gale_int *) ul_15);
        i_417 = *((__global gale_int *) ul_17);
        l_418 = (long) i_416;
        l_419 = (long) i_417;
        l_420 = (long) ((ulong) ((long) ((ulong) l_410 * (ulong) (((((((l_418 << 5) + (l_418 << 4)) + 73856L) + (l_419 + (l_419 << 2))) + (l_418 * 43L)) + 63L) & (-64L)))) + (ulong) 65664L);
        l_421 = (long) ((ulong) l_420 + (ulong) ((long) i_415));
        i_422 = 0;
        i_423 = 1;
        while (true) {
            if (i_423 < 1) {
                goto B300;
            }
            if (!(i_422 < 4001)) {
                break;
            }
            l_424 = (long) i_422;
            l_425 = (long) ((ulong) l_421 + (ulong) l_424);
            i_426 = (int) ((uint) 4001 - (uint) i_422);
            i_427 = (int) get_local_id(0);
            i_428 = (int) get_local_id(0);
            i_429 = (int) get_local_id(0);
            i_430 = 1;
            i_431 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_430 == 1)) {
                    break;
                }
                l_432 = (long) i_431;
                l_433 = (long) ((ulong) l_412 + (ulong) (l_424 + l_432));
                if (i_429 == 0) {
                    l_434 = gale_BlockAccess_beginRead(arg_fs, i_383, l_433, ((int) ((uint) i_426 - (uint) i_431)), gale_group);
                    l_435 = l_434;
                } else {
                    l_435 = 0L;
                }
                if (i_428 == 0) {
                    if (l_435 < (-4611686018427387904L)) {
                        l_436 = gale_HostCall_awaitReply(arg_fs, l_435, gale_group);
                        l_437 = l_436;
                    } else {
                        l_437 = l_435;
                    }
                } else {
                    l_437 = l_435;
                }
                GALEFS_BROADCAST(10, l_438, l_437);
                i_439 = (int) l_438;
                if (l_438 < 0L) {
                    i_440 = 0;
                } else {
                    i_440 = i_439;
                }
                l_441 = gale_BlockAccess_offsetInRegion(arg_fs, l_438, l_433, gale_group);
                gale_copy((arg_fs + 16 + l_441), (arg_work + 16 + ((long) ((ulong) l_425 + (ulong) l_432))), i_440);
                GALEFS_BARRIER(11);
                if (i_427 == 0) {
                    if (!(i_440 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_440, gale_group);
                    }
                }
                i_442 = (int) ((uint) i_431 + (uint) i_440);
                if (l_438 < 0L) {
                    i_430 = i_439;
                    i_431 = i_442;
                } else {
                    i_443 = ((i_440 < 1) || (!(i_442 < i_426))) ? 0 : 1;
                    i_430 = i_443;
                    i_431 = i_442;
                }
            }
            if (i_431 < 1) {
                i_444 = i_430;
            } else {
                i_444 = i_431;
            }
            i_445 = (i_444 < 1) ? 0 : i_444;
            i_446 = (int) ((uint) i_422 + (uint) i_445);
            i_422 = i_446;
            i_423 = i_444;
        }
        goto B301;
    B300:;
    B301:;
        if (i_423 < 0) {
            i_447 = i_423;
        } else {
            i_447 = i_422;
        }
        i_448 = *((__global gale_int *) ul_0);
        i_449 = *((__global gale_int *) ul_368);
        l_450 = ((long) i_448) + ((long) i_449);
        i_451 = i_409;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_451 < i_415)) {
                break;
            }
            l_452 = (long) i_451;
            i_453 = (int) *((__global char *) (arg_paths + 16 + (l_450 + l_452)));
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_420 + (ulong) l_452)))) = (char) i_453;
            i_454 = (int) ((uint) i_451 + (uint) i_388);
            i_451 = i_454;
        }
        i_455 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_456 = (int) ((uint) i_455 + (uint) 1);
            if (!(i_455 < i_447)) {
                goto B312;
            }
            i_457 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_421 + (ulong) ((long) i_455)))));
            if (i_457 == 10) {
                break;
            }
            i_455 = i_456;
        }
        goto B313;
    B312:;
    B313:;
        if (i_383 < 0) {
            i_458 = i_383;
        } else {
            if (i_447 < 1) {
                i_458 = i_447;
            } else {
                i_458 = i_456;
            }
        }
        i_459 = *((__global gale_int *) ul_15);
        i_460 = *((__global gale_int *) ul_17);
        i_461 = *((__global gale_int *) ul_411);
        l_462 = (long) i_459;
        l_463 = (long) i_460;
        l_464 = ((((((l_462 << 5) + (l_462 << 4)) + 73856L) + (l_463 + (l_463 << 2))) + (l_462 * 43L)) + 63L) & (-64L);
        l_465 = (long) i_461;
        i_466 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_464 * (ulong) l_408)) + (ulong) 65664L)) + (ulong) l_465))));
        l_467 = (long) ((ulong) ((long) ((ulong) l_406 * (ulong) l_464)) + (ulong) 65664L);
        if (i_466 == 47) {
            l_468 = (long) ((ulong) l_467 + (ulong) l_465);
            l_469 = l_468;
        } else {
            l_469 = l_467;
        }
        i_470 = (int) ((uint) i_458 + (uint) (-1));
        i_471 = (int) ((uint) i_458 + (uint) (-2));
        if ((uint) i_471 < (uint) 4000) {
            i_472 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_465 + (ulong) ((long) ((ulong) ((long) ((ulong) l_464 * (ulong) ((long) gale_group))) + (ulong) 65664L))))));
            if (i_472 == 47) {
                i_473 = i_470;
            } else {
                i_474 = (int) ((uint) i_470 + (uint) i_461);
                i_473 = i_474;
            }
        } else {
            i_473 = 0;
        }
        GALEFS_BARRIER(12);
        if (i_407 == 0) {
            l_475 = gale_FileOpener_begin(arg_fs, i_473, gale_group);
            if (l_475 < 0L) {
                l_476 = l_475;
            } else {
                l_477 = (long) gale_group;
                l_478 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_477 << 12) + (l_477 << 11)))) + (ulong) 2048L);
                i_479 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_479 < i_473)) {
                        break;
                    }
                    l_480 = (long) i_479;
                    i_481 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_469 + (ulong) l_480))));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_478 + (ulong) l_480)))) = (char) i_481;
                    i_482 = (int) ((uint) i_479 + (uint) 1);
                    i_479 = i_482;
                }
                l_483 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_473, (-1), gale_group);
                l_476 = l_483;
            }
        } else {
            l_476 = 0L;
        }
        if (i_405 == 0) {
            if (l_476 < (-4611686018427387904L)) {
                l_484 = gale_HostCall_awaitReply(arg_fs, l_476, gale_group);
                l_485 = l_484;
            } else {
                l_485 = l_476;
            }
        } else {
            l_485 = l_476;
        }
        GALEFS_BROADCAST(13, l_486, l_485);
        i_487 = *((__global gale_int *) ul_15);
        i_488 = (int) ((uint) i_404 * (uint) i_487);
        i_489 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_489 < i_487)) {
                break;
            }
            *((__global gale_int *) (arg_counts + ((((long) ((int) ((uint) i_488 + (uint) i_489))) << 2) + 16L))) = 0;
            i_490 = (int) ((uint) i_489 + (uint) 1);
            i_489 = i_490;
        }
        i_491 = *((__global gale_int *) ul_15);
        i_492 = *((__global gale_int *) ul_17);
        l_493 = (long) i_491;
        l_494 = (long) i_492;
        l_495 = (long) ((ulong) l_402 * (ulong) (((((((l_493 << 5) + (l_493 << 4)) + 73856L) + (l_494 + (l_494 << 2))) + (l_493 * 43L)) + 63L) & (-64L)));
        i_496 = i_403;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_496 < 128)) {
                break;
            }
            *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_495 + (ulong) ((long) i_496))))) = 0L;
            i_497 = (int) ((uint) i_496 + (uint) i_387);
            i_496 = i_497;
        }
        l_498 = (long) ((ulong) l_495 + (ulong) 65536L);
        l_499 = (long) ((ulong) l_495 + (ulong) 128L);
        i_500 = (int) l_486;
        i_501 = (i_500 < 0) ? i_500 : 1;
        l_502 = 0L;
        i_503 = i_501;
        while (true) {
            if (i_503 < 1) {
                break;
            }
            i_504 = 0;
            i_505 = 1;
            while (true) {
                if (i_505 < 1) {
                    goto B376;
                }
                if (!(i_504 < 65536)) {
                    break;
                }
                l_506 = (long) i_504;
                l_507 = (long) ((ulong) l_499 + (ulong) l_506);
                i_508 = (int) ((uint) 65536 - (uint) i_504);
                i_509 = (int) get_local_id(0);
                i_510 = (int) get_local_id(0);
                i_511 = (int) get_local_id(0);
                i_512 = 1;
                i_513 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_512 == 1)) {
                        break;
                    }
                    l_514 = (long) i_513;
                    l_515 = (long) ((ulong) l_502 + (ulong) (l_506 + l_514));
                    if (i_511 == 0) {
                        l_516 = gale_BlockAccess_beginRead(arg_fs, i_500, l_515, ((int) ((uint) i_508 - (uint) i_513)), gale_group);
                        l_517 = l_516;
                    } else {
                        l_517 = 0L;
                    }
                    if (i_510 == 0) {
                        if (l_517 < (-4611686018427387904L)) {
                            l_518 = gale_HostCall_awaitReply(arg_fs, l_517, gale_group);
                            l_519 = l_518;
                        } else {
                            l_519 = l_517;
                        }
                    } else {
                        l_519 = l_517;
                    }
                    GALEFS_BROADCAST(14, l_520, l_519);
                    i_521 = (int) l_520;
                    if (l_520 < 0L) {
                        i_522 = 0;
                    } else {
                        i_522 = i_521;
                    }
                    l_523 = gale_BlockAccess_offsetInRegion(arg_fs, l_520, l_515, gale_group);
                    gale_copy((arg_fs + 16 + l_523), (arg_work + 16 + ((long) ((ulong) l_507 + (ulong) l_514))), i_522);
                    GALEFS_BARRIER(15);
                    if (i_509 == 0) {
                        if (!(i_522 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_522, gale_group);
                        }
                    }
                    i_524 = (int) ((uint) i_513 + (uint) i_522);
                    if (l_520 < 0L) {
                        i_512 = i_521;
                        i_513 = i_524;
                    } else {
                        i_525 = ((i_522 < 1) || (!(i_524 < i_508))) ? 0 : 1;
                        i_512 = i_525;
                        i_513 = i_524;
                    }
                }
                if (i_513 < 1) {
                    i_526 = i_512;
                } else {
                    i_526 = i_513;
                }
                i_527 = (i_526 < 1) ? 0 : i_526;
                i_528 = (int) ((uint) i_504 + (uint) i_527);
                i_504 = i_528;
                i_505 = i_526;
            }
            goto B377;
        B376:;
        B377:;
            if (i_505 < 0) {
                i_529 = i_505;
            } else {
                i_529 = i_504;
            }
            if (!(i_529 < 0)) {
                if (i_529 < 65536) {
                    i_530 = i_529;
                } else {
                    i_531 = (int) ((uint) i_529 + (uint) (-64));
                    i_530 = i_531;
                }
                i_532 = (int) ((uint) i_530 + (uint) 127);
                i_533 = ((int) ((uint) ((int) ((uint) (i_532 >> 31) >> 26)) + (uint) i_532)) >> 6;
                i_534 = gale_div_int(((int) ((uint) ((int) ((uint) i_533 + (uint) ((int) get_local_size(0)))) + (uint) (-1))), ((int) get_local_size(0)));
                i_535 = (int) ((uint) ((int) get_local_id(0)) * (uint) i_534);
                i_536 = (int) ((uint) i_535 + (uint) i_534);
                i_537 = (i_536 < i_533) ? i_536 : i_533;
                if (i_535 < i_537) {
                    i_538 = *((__global gale_int *) ul_15);
                    i_539 = *((__global gale_int *) ul_17);
                    i_540 = ((int) ((uint) i_535 + (uint) (-1))) << 6;
                    l_541 = (long) ((ulong) l_499 + (ulong) ((long) i_540));
                    l_542 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_541 + (ulong) (-8L)))));
                    i_543 = (int) ((uint) i_529 - (uint) i_540);
                    if (i_543 < 1) {
                        l_544 = 0L;
                    } else {
                        l_545 = 0L;
                        i_546 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_546 < 64)) {
                                break;
                            }
                            l_547 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_541 + (ulong) ((long) i_546)))));
                            l_548 = (l_547 | 2314885530818453536L) & 9187201950435737471L;
                            l_549 = l_547 ^ 6872316419617283935L;
                            l_550 = l_545 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((((((long) ((ulong) l_548 + (ulong) 2242545357980376863L)) & (~((long) ((ulong) l_548 + (ulong) 361700864190383365L)))) & (~l_547)) & (-9187201950435737472L)) | ((~(l_549 | ((long) ((ulong) (l_549 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L))) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_546);
                            i_551 = (int) ((uint) i_546 + (uint) 8);
                            l_545 = l_550;
                            i_546 = i_551;
                        }
                        l_544 = l_545;
                    }
                    if (i_543 < 64) {
                        if (i_543 < 1) {
                            l_552 = 0L;
                        } else {
                            l_553 = (long) ((ulong) (1L << i_543) + (ulong) (-1L));
                            l_552 = l_553;
                        }
                    } else {
                        l_552 = (-1L);
                    }
                    l_554 = l_544 & l_552;
                    l_555 = (l_542 | 2314885530818453536L) & 9187201950435737471L;
                    l_556 = l_542 ^ 6872316419617283935L;
                    l_557 = (((((((long) ((ulong) l_555 + (ulong) 2242545357980376863L)) & (~((long) ((ulong) l_555 + (ulong) 361700864190383365L)))) & (~l_542)) & (-9187201950435737472L)) | ((~(l_556 | ((long) ((ulong) (l_556 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L))) < 0L) ? 1L : 0L;
                    i_558 = ((int) ((uint) i_537 + (uint) (-1))) << 6;
                    l_559 = l_557;
                    l_560 = l_554;
                    i_561 = i_540;
                    while (true) {
                        if (!(i_561 < i_558)) {
                            break;
                        }
                        i_562 = (int) ((uint) i_561 + (uint) 64);
                        i_563 = (int) ((uint) i_529 - (uint) i_562);
                        if (i_563 < 1) {
                            l_564 = 0L;
                        } else {
                            l_565 = (long) ((ulong) l_499 + (ulong) ((long) i_562));
                            l_566 = 0L;
                            i_567 = 0;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_567 < 64)) {
                                    break;
                                }
                                l_568 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_565 + (ulong) ((long) i_567)))));
                                l_569 = (l_568 | 2314885530818453536L) & 9187201950435737471L;
                                l_570 = l_568 ^ 6872316419617283935L;
                                l_571 = l_566 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((((((long) ((ulong) l_569 + (ulong) 2242545357980376863L)) & (~((long) ((ulong) l_569 + (ulong) 361700864190383365L)))) & (~l_568)) & (-9187201950435737472L)) | ((~(l_570 | ((long) ((ulong) (l_570 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L))) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_567);
                                i_572 = (int) ((uint) i_567 + (uint) 8);
                                l_566 = l_571;
                                i_567 = i_572;
                            }
                            l_564 = l_566;
                        }
                        if (i_563 < 64) {
                            if (i_563 < 1) {
                                l_573 = 0L;
                            } else {
                                l_574 = (long) ((ulong) (1L << i_563) + (ulong) (-1L));
                                l_573 = l_574;
                            }
                        } else {
                            l_573 = (-1L);
                        }
                        l_575 = l_564 & l_573;
                        l_576 = l_575 << 1;
                        l_577 = l_560 & (~(l_559 | (l_560 << 1)));
                        l_578 = l_577;
                        while (true) {
                            if (l_578 == 0L) {
                                break;
                            }
                            l_579 = l_578 & ((long) ((ulong) l_578 + (ulong) (-1L)));
                            i_580 = gale_ctz_long(l_578);
                            i_581 = gale_ctz_long((~(((long) ((ulong) l_560 >> i_580)) | (l_576 << (63 - i_580)))));
                            if ((uint) i_581 < (uint) 32) {
                                l_582 = (long) ((ulong) ((long) ((ulong) l_499 + (ulong) ((long) i_561))) + (ulong) ((long) (uint) i_580));
                                l_583 = l_582 & (-8L);
                                l_584 = *((__global gale_long *) (arg_work + 16 + l_583));
                                l_585 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_583 + (ulong) 8L))));
                                l_586 = (long) ((ulong) l_582 + (ulong) 8L);
                                l_587 = l_586 & (-8L);
                                l_588 = *((__global gale_long *) (arg_work + 16 + l_587));
                                l_589 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_587 + (ulong) 8L))));
                                if ((uint) i_581 < (uint) 8) {
                                    i_590 = 0;
                                } else {
                                    if ((uint) i_581 < (uint) 17) {
                                        i_591 = i_581 + (-8);
                                        i_590 = i_591;
                                    } else {
                                        i_590 = 8;
                                    }
                                }
                                i_592 = ((int) ((long) ((ulong) l_582 - (ulong) l_583))) << 3;
                                i_593 = ((uint) i_581 < (uint) 9) ? i_581 : 8;
                                i_594 = i_593 << 2;
                                l_595 = (long) ((ulong) ((((long) ((ulong) l_584 >> i_592)) | ((l_585 << 1) << ((int) ((uint) 63 - (uint) i_592)))) & (~(((-1L) << i_594) << i_594))) * (ulong) (-7046029254386353131L));
                                i_596 = ((int) ((long) ((ulong) l_586 - (ulong) l_587))) << 3;
                                i_597 = i_590 << 2;
                                l_598 = (long) ((ulong) ((l_595 ^ ((long) ((ulong) l_595 >> 32))) ^ ((((long) ((ulong) l_588 >> i_596)) | ((l_589 << 1) << ((int) ((uint) 63 - (uint) i_596)))) & (~(((-1L) << i_597) << i_597)))) * (ulong) (-7046029254386353131L));
                                l_599 = l_598 ^ ((long) ((ulong) l_598 >> 32));
                                l_600 = (long) i_538;
                                l_601 = ((l_600 << 5) + (l_600 << 4)) + 73856L;
                                l_602 = (long) i_539;
                                l_603 = l_602 << 2;
                                l_604 = (((l_601 + (l_602 + l_603)) + (l_600 * 43L)) + 63L) & (-64L);
                                l_605 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) l_604)) + (ulong) l_601);
                                l_606 = (long) ((ulong) l_605 + (ulong) l_603);
                                i_607 = (i_539 >> 2) + (-1);
                                l_608 = l_599;
                                i_609 = 16;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_609 < i_581)) {
                                        break;
                                    }
                                    l_610 = (long) ((ulong) l_582 + (ulong) ((long) i_609));
                                    l_611 = l_610 & (-8L);
                                    l_612 = *((__global gale_long *) (arg_work + 16 + l_611));
                                    l_613 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_611 + (ulong) 8L))));
                                    i_614 = (int) ((uint) i_581 - (uint) i_609);
                                    if (i_614 < 0) {
                                        i_615 = 0;
                                    } else {
                                        i_616 = (i_614 < 9) ? i_614 : 8;
                                        i_615 = i_616;
                                    }
                                    i_617 = ((int) ((long) ((ulong) l_610 - (ulong) l_611))) << 3;
                                    i_618 = i_615 << 2;
                                    l_619 = (long) ((ulong) (l_608 ^ ((((long) ((ulong) l_612 >> i_617)) | ((l_613 << 1) << ((int) ((uint) 63 - (uint) i_617)))) & (~(((-1L) << i_618) << i_618)))) * (ulong) (-7046029254386353131L));
                                    l_620 = l_619 ^ ((long) ((ulong) l_619 >> 32));
                                    i_621 = (int) ((uint) i_609 + (uint) 8);
                                    l_608 = l_620;
                                    i_609 = i_621;
                                }
                                i_622 = (int) ((long) ((ulong) l_608 >> 16));
                                i_623 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_606 + (ulong) ((long) (uint) ((((int) ((uint) i_622 >> 13)) & i_607) << 2))))));
                                if ((i_623 & (1 << ((int) ((uint) i_622 >> 8)))) == 0) {
                                    l_578 = l_579;
                                } else {
                                    i_624 = (int) ((uint) i_539 + (uint) (-1));
                                    i_625 = i_622 & i_624;
                                    i_626 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_605 + (ulong) (((long) i_625) << 2)))));
                                    i_627 = i_624 >> 1;
                                    i_628 = ~i_627;
                                    i_629 = i_625;
                                    i_630 = i_626;
                                    while (true) {
                                        i_631 = (int) ((uint) (i_627 & i_630) + (uint) (-1));
                                        if (i_630 == 0) {
                                            goto B445;
                                        }
                                        if (((i_622 ^ i_630) & i_628) == 0) {
                                            l_632 = (long) i_631;
                                            l_633 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) l_604)) + (ulong) 73856L)) + (ulong) ((l_632 << 5) + (l_632 << 4)));
                                            i_634 = *((__global gale_int *) (arg_work + 16 + l_633));
                                            if (i_581 == i_634) {
                                                l_635 = (long) ((ulong) l_633 + (ulong) 16L);
                                                i_636 = 0;
                                                GALEFS_INNERMOST_LOOP()
                                                while (true) {
                                                    if (!(i_636 < i_581)) {
                                                        goto B438;
                                                    }
                                                    l_637 = (long) i_636;
                                                    l_638 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_635 + (ulong) l_637))));
                                                    l_639 = (long) ((ulong) l_582 + (ulong) l_637);
                                                    l_640 = l_639 & (-8L);
                                                    l_641 = *((__global gale_long *) (arg_work + 16 + l_640));
                                                    l_642 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_640 + (ulong) 8L))));
                                                    i_643 = (int) ((uint) i_581 - (uint) i_636);
                                                    if (i_643 < 0) {
                                                        i_644 = 0;
                                                    } else {
                                                        i_645 = (i_643 < 9) ? i_643 : 8;
                                                        i_644 = i_645;
                                                    }
                                                    i_646 = ((int) ((long) ((ulong) l_639 - (ulong) l_640))) << 3;
                                                    i_647 = i_644 << 2;
                                                    if (!(l_638 == ((((long) ((ulong) l_641 >> i_646)) | ((l_642 << 1) << ((int) ((uint) 63 - (uint) i_646)))) & (~(((-1L) << i_647) << i_647))))) {
                                                        break;
                                                    }
                                                    i_648 = (int) ((uint) i_636 + (uint) 8);
                                                    i_636 = i_648;
                                                }
                                                goto B439;
                                            B438:;
                                            B439:;
                                                if (!(i_636 < i_581)) {
                                                    break;
                                                }
                                            }
                                        }
                                        i_649 = i_624 & ((int) ((uint) i_629 + (uint) 1));
                                        i_650 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_605 + (ulong) (((long) i_649) << 2)))));
                                        i_629 = i_649;
                                        i_630 = i_650;
                                    }
                                    goto B446;
                                B445:;
                                B446:;
                                    if (i_631 < 0) {
                                        l_578 = l_579;
                                    } else {
                                        ul_651 = arg_counts + ((((long) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))))) * (uint) i_538)) + (uint) i_631))) << 2) + 16L);
                                        i_652 = *((__global gale_int *) ul_651);
                                        *((__global gale_int *) ul_651) = ((int) ((uint) i_652 + (uint) 1));
                                        l_578 = l_579;
                                    }
                                }
                            } else {
                                l_578 = l_579;
                            }
                        }
                        l_653 = (long) ((ulong) l_560 >> 63);
                        l_559 = l_653;
                        l_560 = l_575;
                        i_561 = i_562;
                    }
                }
            }
            GALEFS_BARRIER(16);
            i_654 = i_401;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_654 < 128)) {
                    break;
                }
                l_655 = (long) i_654;
                l_656 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_655 + (ulong) l_498))));
                *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_495 + (ulong) l_655)))) = l_656;
                i_657 = (int) ((uint) i_654 + (uint) i_386);
                i_654 = i_657;
            }
            l_658 = (long) ((ulong) l_502 + (ulong) ((long) i_529));
            if (i_529 < 0) {
                l_502 = l_658;
                i_503 = i_529;
            } else {
                i_659 = (i_529 < 65536) ? 0 : 1;
                l_502 = l_658;
                i_503 = i_659;
            }
        }
        if (i_400 == 0) {
            l_660 = gale_OpenFileCalls_beginClose(arg_fs, i_500, gale_group);
            l_661 = l_660;
        } else {
            l_661 = 0L;
        }
        if (i_399 == 0) {
            if (l_661 < (-4611686018427387904L)) {
                l_662 = gale_HostCall_awaitReply(arg_fs, l_661, gale_group);
                l_663 = l_662;
            } else {
                l_663 = l_661;
            }
        } else {
            l_663 = l_661;
        }
        GALEFS_BROADCAST(17, l_664, l_663);
        if (i_398 == 0) {
            l_665 = (long) ((ulong) l_469 + (ulong) ((long) i_473));
            *((__global char *) (arg_work + 16 + l_665)) = (char) 46;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_665 + (ulong) 1L)))) = (char) 99;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_665 + (ulong) 2L)))) = (char) 111;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_665 + (ulong) 3L)))) = (char) 117;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_665 + (ulong) 4L)))) = (char) 110;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_665 + (ulong) 5L)))) = (char) 116;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_665 + (ulong) 6L)))) = (char) 115;
        }
        if (i_503 < 0) {
            i_666 = 0;
        } else {
            i_667 = (int) ((uint) i_473 + (uint) 7);
            i_666 = i_667;
        }
        GALEFS_BARRIER(18);
        if (i_397 == 0) {
            l_668 = gale_FileOpener_begin(arg_fs, i_666, gale_group);
            if (l_668 < 0L) {
                l_669 = l_668;
            } else {
                l_670 = (long) gale_group;
                l_671 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_670 << 12) + (l_670 << 11)))) + (ulong) 2048L);
                i_672 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_672 < i_666)) {
                        break;
                    }
                    l_673 = (long) i_672;
                    i_674 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_469 + (ulong) l_673))));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_671 + (ulong) l_673)))) = (char) i_674;
                    i_675 = (int) ((uint) i_672 + (uint) 1);
                    i_672 = i_675;
                }
                l_676 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 577, i_666, (-1), gale_group);
                l_669 = l_676;
            }
        } else {
            l_669 = 0L;
        }
        if (i_396 == 0) {
            if (l_669 < (-4611686018427387904L)) {
                l_677 = gale_HostCall_awaitReply(arg_fs, l_669, gale_group);
                l_678 = l_677;
            } else {
                l_678 = l_669;
            }
        } else {
            l_678 = l_669;
        }
        GALEFS_BROADCAST(19, l_679, l_678);
        i_680 = *((__global gale_int *) ul_15);
        i_681 = *((__global gale_int *) ul_17);
        l_682 = (long) i_680;
        i_683 = (int) l_679;
        if (i_683 < 0) {
            i_684 = 0;
        } else {
            i_685 = *((__global gale_int *) ul_24);
            l_686 = l_682 * ((long) gale_group);
            l_687 = (long) i_685;
            if (l_686 < l_687) {
                l_688 = l_687 - l_686;
                if (l_688 < l_682) {
                    i_689 = (int) l_688;
                    i_684 = i_689;
                } else {
                    i_684 = i_680;
                }
            } else {
                i_684 = 0;
            }
        }
        l_690 = (long) i_681;
        l_691 = (((l_682 << 5) + (l_682 << 4)) + 73856L) + (l_690 + (l_690 << 2));
        l_692 = ((l_691 + (l_682 * 43L)) + 63L) & (-64L);
        l_693 = (long) ((ulong) l_395 * (ulong) l_692);
        i_694 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_693 + (ulong) 73864L))));
        l_695 = (long) ((ulong) l_693 + (ulong) 73856L);
        if (i_684 < 1) {
            i_696 = 0;
        } else {
            l_697 = (long) (uint) ((int) ((uint) i_684 + (uint) (-1)));
            l_698 = (long) ((ulong) l_695 + (ulong) ((l_697 << 5) + (l_697 << 4)));
            i_699 = *((__global gale_int *) (arg_work + 16 + (l_698 + 8L)));
            i_700 = *((__global gale_int *) (arg_work + 16 + l_698));
            i_701 = (int) ((uint) ((int) ((uint) ((int) ((uint) i_699 + (uint) i_700)) + (uint) 12)) - (uint) i_694);
            i_696 = i_701;
        }
        l_702 = (long) i_694;
        l_703 = (long) ((ulong) l_691 + (ulong) ((long) ((ulong) l_692 * (ulong) l_391)));
        i_704 = i_394;
        while (true) {
            if (!(i_704 < i_684)) {
                break;
            }
            l_705 = (long) i_704;
            l_706 = (long) ((ulong) l_695 + (ulong) ((l_705 << 5) + (l_705 << 4)));
            i_707 = *((__global gale_int *) (arg_work + 16 + (l_706 + 8L)));
            i_708 = *((__global gale_int *) (arg_work + 16 + (l_706 + 4L)));
            i_709 = 0;
            i_710 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_710 < i_393)) {
                    break;
                }
                i_711 = *((__global gale_int *) ul_15);
                i_712 = *((__global gale_int *) (arg_counts + ((((long) ((int) ((uint) i_708 + (uint) ((int) ((uint) ((int) ((uint) i_710 + (uint) i_392)) * (uint) i_711))))) << 2) + 16L)));
                i_713 = (int) ((uint) i_709 + (uint) i_712);
                i_714 = (int) ((uint) i_710 + (uint) 1);
                i_709 = i_713;
                i_710 = i_714;
            }
            l_715 = (long) ((ulong) ((long) ((ulong) l_703 + (ulong) ((long) i_707))) - (ulong) l_702);
            i_716 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_716 < 10)) {
                    break;
                }
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_715 + (ulong) ((long) i_716))))) = (char) 32;
                i_717 = (int) ((uint) i_716 + (uint) 1);
                i_716 = i_717;
            }
            i_718 = i_709;
            i_719 = 10;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_719 == 10)) {
                    if (i_718 < 1) {
                        break;
                    }
                }
                i_720 = (int) ((uint) i_719 + (uint) (-1));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_715 + (ulong) ((long) i_720))))) = (char) (gale_rem_int(i_718, 10) + 48);
                i_721 = gale_div_int(i_718, 10);
                i_718 = i_721;
                i_719 = i_720;
            }
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_715 + (ulong) 10L)))) = (char) 32;
            i_722 = *((__global gale_int *) (arg_work + 16 + l_706));
            l_723 = (long) ((ulong) l_715 + (ulong) 11L);
            l_724 = (long) ((ulong) l_706 + (ulong) 16L);
            i_725 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_725 < i_722)) {
                    break;
                }
                l_726 = (long) i_725;
                i_727 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_724 + (ulong) l_726))));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_726 + (ulong) l_723)))) = (char) i_727;
                i_728 = (int) ((uint) i_725 + (uint) 1);
                i_725 = i_728;
            }
            *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) i_722) + (ulong) l_723)))) = (char) 10;
            i_729 = (int) ((uint) i_704 + (uint) i_385);
            i_704 = i_729;
        }
        i_730 = 0;
        i_731 = 1;
        while (true) {
            if (i_731 < 1) {
                goto B547;
            }
            if (!(i_730 < i_696)) {
                break;
            }
            l_732 = (long) i_730;
            l_733 = (long) ((ulong) l_703 + (ulong) l_732);
            i_734 = (int) ((uint) i_696 - (uint) i_730);
            l_735 = l_702 + l_732;
            i_736 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_737 = (int) get_local_id(0);
            i_738 = (int) get_local_id(0);
            i_739 = (int) get_local_id(0);
            i_740 = 4;
            i_741 = 0;
            i_742 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (i_740 == 0) {
                    break;
                }
                l_743 = (long) i_741;
                l_744 = l_735 + l_743;
                if (i_739 == 0) {
                    l_745 = gale_BlockAccess_beginWrite(arg_fs, i_740, i_683, l_744, ((int) ((uint) i_734 - (uint) i_741)), gale_group);
                    l_746 = l_745;
                } else {
                    l_746 = 0L;
                }
                if (i_738 == 0) {
                    if (l_746 < (-4611686018427387904L)) {
                        l_747 = gale_HostCall_awaitReply(arg_fs, l_746, gale_group);
                        l_748 = l_747;
                    } else {
                        l_748 = l_746;
                    }
                } else {
                    l_748 = l_746;
                }
                GALEFS_BROADCAST(20, l_749, l_748);
                i_750 = (int) l_749;
                if (l_749 < 0L) {
                    i_751 = 0;
                } else {
                    i_751 = i_750;
                }
                l_752 = gale_BlockAccess_offsetInRegion(arg_fs, l_749, l_744, gale_group);
                gale_copy((arg_work + 16 + ((long) ((ulong) l_733 + (ulong) l_743))), (arg_fs + 16 + l_752), i_751);
                GALEFS_BARRIER(21);
                if (i_737 == 0) {
                    if (!(i_751 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 24, i_751, gale_group);
                    }
                }
                i_753 = (int) ((uint) i_741 + (uint) i_751);
                if (l_749 < 0L) {
                    if ((!(i_740 == 4)) || (i_753 < 1)) {
                        i_754 = i_750;
                    } else {
                        i_754 = i_753;
                    }
                } else {
                    i_754 = i_753;
                }
                i_755 = (((!(i_740 == 4)) || (i_753 < 1)) || (i_736 == 0)) ? 0 : 5;
                if (i_751 == 0) {
                    i_740 = i_755;
                    i_741 = i_753;
                    i_742 = i_754;
                } else {
                    if (i_734 == i_753) {
                        i_740 = i_755;
                        i_741 = i_753;
                        i_742 = i_754;
                    } else {
                        i_741 = i_753;
                        i_742 = i_754;
                    }
                }
            }
            i_756 = (i_742 < 1) ? 0 : i_742;
            i_757 = (int) ((uint) i_730 + (uint) i_756);
            i_730 = i_757;
            i_731 = i_742;
        }
        goto B548;
    B547:;
    B548:;
        if (i_731 < 0) {
            i_758 = i_731;
        } else {
            i_758 = i_730;
        }
        if (i_683 < 0) {
            i_759 = i_683;
        } else {
            i_759 = i_758;
        }
        if (i_390 == 0) {
            l_760 = gale_OpenFileCalls_beginClose(arg_fs, i_683, gale_group);
            l_761 = l_760;
        } else {
            l_761 = 0L;
        }
        if (i_389 == 0) {
            if (l_761 < (-4611686018427387904L)) {
                l_762 = gale_HostCall_awaitReply(arg_fs, l_761, gale_group);
                l_763 = l_762;
            } else {
                l_763 = l_761;
            }
        } else {
            l_763 = l_761;
        }
        GALEFS_BROADCAST(22, l_764, l_763);
        i_765 = (int) l_764;
        i_766 = ((!((uint) i_471 < (uint) 4000)) || ((i_503 < 0) || ((i_759 < 0) || (i_765 < 0)))) ? 0 : 1;
        l_767 = (long) ((ulong) l_412 + (ulong) ((long) i_458));
        i_768 = (int) ((uint) i_413 + (uint) 1);
        if (i_458 < 0) {
            if (((int) get_local_id(0)) == 0) {
                l_769 = (long) (gale_group << 2);
                *((__global gale_int *) (arg_status + ((l_769 << 2) + 16L))) = 4;
                *((__global gale_int *) (arg_status + (((l_769 + 1L) << 2) + 16L))) = i_413;
                *((__global gale_int *) (arg_status + (((l_769 + 2L) << 2) + 16L))) = i_458;
                l_412 = l_767;
                i_413 = i_768;
                i_414 = i_766;
            } else {
                l_412 = l_767;
                i_413 = i_768;
                i_414 = i_766;
            }
        } else {
            if (i_458 == 1) {
                if (((int) get_local_id(0)) == 0) {
                    l_770 = (long) (gale_group << 2);
                    *((__global gale_int *) (arg_status + ((l_770 << 2) + 16L))) = 5;
                    *((__global gale_int *) (arg_status + (((l_770 + 1L) << 2) + 16L))) = i_413;
                    *((__global gale_int *) (arg_status + (((l_770 + 2L) << 2) + 16L))) = 0;
                    l_412 = l_767;
                    i_413 = i_768;
                    i_414 = i_766;
                } else {
                    l_412 = l_767;
                    i_413 = i_768;
                    i_414 = i_766;
                }
            } else {
                if (i_470 < 4001) {
                    if ((uint) i_471 < (uint) 4000) {
                        if (i_503 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                l_771 = (long) (gale_group << 2);
                                *((__global gale_int *) (arg_status + ((l_771 << 2) + 16L))) = 7;
                                *((__global gale_int *) (arg_status + (((l_771 + 1L) << 2) + 16L))) = i_413;
                                *((__global gale_int *) (arg_status + (((l_771 + 2L) << 2) + 16L))) = i_503;
                                l_412 = l_767;
                                i_413 = i_768;
                                i_414 = i_766;
                                continue;
                            }
                            l_412 = l_767;
                            i_413 = i_768;
                            i_414 = i_766;
                            continue;
                        }
                    }
                    if ((uint) i_471 < (uint) 4000) {
                        if (i_759 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                l_772 = (long) (gale_group << 2);
                                *((__global gale_int *) (arg_status + ((l_772 << 2) + 16L))) = 8;
                                *((__global gale_int *) (arg_status + (((l_772 + 1L) << 2) + 16L))) = i_413;
                                *((__global gale_int *) (arg_status + (((l_772 + 2L) << 2) + 16L))) = i_759;
                                l_412 = l_767;
                                i_413 = i_768;
                                i_414 = i_766;
                                continue;
                            }
                            l_412 = l_767;
                            i_413 = i_768;
                            i_414 = i_766;
                            continue;
                        }
                    }
                    if ((uint) i_471 < (uint) 4000) {
                        if (i_765 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                l_773 = (long) (gale_group << 2);
                                *((__global gale_int *) (arg_status + ((l_773 << 2) + 16L))) = 8;
                                *((__global gale_int *) (arg_status + (((l_773 + 1L) << 2) + 16L))) = i_413;
                                *((__global gale_int *) (arg_status + (((l_773 + 2L) << 2) + 16L))) = i_765;
                                l_412 = l_767;
                                i_413 = i_768;
                                i_414 = i_766;
                            } else {
                                l_412 = l_767;
                                i_413 = i_768;
                                i_414 = i_766;
                            }
                        } else {
                            l_412 = l_767;
                            i_413 = i_768;
                            i_414 = i_766;
                        }
                    } else {
                        l_412 = l_767;
                        i_413 = i_768;
                        i_414 = i_766;
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        l_774 = (long) (gale_group << 2);
                        *((__global gale_int *) (arg_status + ((l_774 << 2) + 16L))) = 6;
                        *((__global gale_int *) (arg_status + (((l_774 + 1L) << 2) + 16L))) = i_413;
                        *((__global gale_int *) (arg_status + (((l_774 + 2L) << 2) + 16L))) = i_470;
                        l_412 = l_767;
                        i_413 = i_768;
                        i_414 = i_766;
                    } else {
                        l_412 = l_767;
                        i_413 = i_768;
                        i_414 = i_766;
                    }
                }
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_775 = gale_OpenFileCalls_beginClose(arg_fs, i_383, gale_group);
        l_776 = l_775;
    } else {
        l_776 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_776 < (-4611686018427387904L)) {
            l_777 = gale_HostCall_awaitReply(arg_fs, l_776, gale_group);
            l_778 = l_777;
        } else {
            l_778 = l_776;
        }
    } else {
        l_778 = l_776;
    }
    GALEFS_BROADCAST(23, l_779, l_778);
    GALEFS_GROUP_END()
}
//@ suspended
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_19) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_29) VARIABLE(int, i_32) VARIABLE(int, i_361) VARIABLE(int, i_372) VARIABLE(int, i_374) VARIABLE(int, i_375) VARIABLE(int, i_376) VARIABLE(int, i_377) VARIABLE(int, i_378) VARIABLE(int, i_38) VARIABLE(int, i_380) VARIABLE(int, i_381) VARIABLE(int, i_382) VARIABLE(int, i_384) VARIABLE(int, i_385) VARIABLE(int, i_386) VARIABLE(int, i_387) VARIABLE(int, i_389) VARIABLE(int, i_39) VARIABLE(int, i_390) VARIABLE(int, i_392) VARIABLE(int, i_394) VARIABLE(int, i_398) VARIABLE(int, i_400) VARIABLE(int, i_407) VARIABLE(int, i_411) VARIABLE(int, i_412) VARIABLE(int, i_413) VARIABLE(int, i_415) VARIABLE(int, i_421) VARIABLE(int, i_422) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_440) VARIABLE(int, i_45) VARIABLE(int, i_452) VARIABLE(int, i_453) VARIABLE(int, i_455) VARIABLE(int, i_46) VARIABLE(int, i_479) VARIABLE(int, i_482) VARIABLE(int, i_483) VARIABLE(int, i_487) VARIABLE(int, i_488) VARIABLE(int, i_489) VARIABLE(int, i_491) VARIABLE(int, i_497) VARIABLE(int, i_498) VARIABLE(int, i_505) VARIABLE(int, i_640) VARIABLE(int, i_654) VARIABLE(int, i_667) VARIABLE(int, i_701) VARIABLE(int, i_705) VARIABLE(int, i_707) VARIABLE(int, i_708) VARIABLE(int, i_709) VARIABLE(int, i_710) VARIABLE(int, i_711) VARIABLE(int, i_718) VARIABLE(int, i_719) VARIABLE(int, i_727) VARIABLE(long, l_18) VARIABLE(long, l_2) VARIABLE(long, l_28) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_356) VARIABLE(long, l_37) VARIABLE(long, l_379) VARIABLE(long, l_383) VARIABLE(long, l_388) VARIABLE(long, l_391) VARIABLE(long, l_393) VARIABLE(long, l_395) VARIABLE(long, l_397) VARIABLE(long, l_405) VARIABLE(long, l_406) VARIABLE(long, l_409) VARIABLE(long, l_410) VARIABLE(long, l_416) VARIABLE(long, l_417) VARIABLE(long, l_420) VARIABLE(long, l_451) VARIABLE(long, l_474) VARIABLE(long, l_477) VARIABLE(long, l_478) VARIABLE(long, l_481) VARIABLE(long, l_485) VARIABLE(long, l_486) VARIABLE(long, l_492) VARIABLE(long, l_493) VARIABLE(long, l_496) VARIABLE(long, l_673) VARIABLE(long, l_674) VARIABLE(long, l_704) VARIABLE(long, l_706) VARIABLE(long, l_713) VARIABLE(long, l_714) VARIABLE(long, l_717) VARIABLE(__global uchar *, ul_0) VARIABLE(__global uchar *, ul_12) VARIABLE(__global uchar *, ul_14) VARIABLE(__global uchar *, ul_21) VARIABLE(__global uchar *, ul_360) VARIABLE(__global uchar *, ul_396)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19) POINT(20) POINT(21) POINT(22) POINT(23)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(ul_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(ul_0)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(l_18) VARIABLE(l_2) VARIABLE(l_28) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(l_18) VARIABLE(l_2) VARIABLE(l_28) VARIABLE(l_37) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(l_18) VARIABLE(l_2) VARIABLE(l_28) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(l_2) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(l_356) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_361) VARIABLE(l_2) VARIABLE(l_356) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_360)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(l_2) VARIABLE(l_356) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_360)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_372) VARIABLE(i_374) VARIABLE(i_375) VARIABLE(i_376) VARIABLE(i_377) VARIABLE(i_378) VARIABLE(i_380) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_384) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_394) VARIABLE(i_398) VARIABLE(i_400) VARIABLE(i_407) VARIABLE(i_411) VARIABLE(i_412) VARIABLE(i_413) VARIABLE(i_415) VARIABLE(l_2) VARIABLE(l_379) VARIABLE(l_383) VARIABLE(l_388) VARIABLE(l_391) VARIABLE(l_393) VARIABLE(l_395) VARIABLE(l_397) VARIABLE(l_405) VARIABLE(l_406) VARIABLE(l_409) VARIABLE(l_410) VARIABLE(l_416) VARIABLE(l_417) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_360) VARIABLE(ul_396)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_372) VARIABLE(i_374) VARIABLE(i_375) VARIABLE(i_376) VARIABLE(i_377) VARIABLE(i_378) VARIABLE(i_380) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_384) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_394) VARIABLE(i_398) VARIABLE(i_400) VARIABLE(i_407) VARIABLE(i_411) VARIABLE(i_412) VARIABLE(i_413) VARIABLE(i_415) VARIABLE(i_421) VARIABLE(i_422) VARIABLE(l_2) VARIABLE(l_379) VARIABLE(l_383) VARIABLE(l_388) VARIABLE(l_391) VARIABLE(l_393) VARIABLE(l_395) VARIABLE(l_397) VARIABLE(l_405) VARIABLE(l_406) VARIABLE(l_409) VARIABLE(l_410) VARIABLE(l_420) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_360) VARIABLE(ul_396)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_372) VARIABLE(i_374) VARIABLE(i_375) VARIABLE(i_376) VARIABLE(i_377) VARIABLE(i_378) VARIABLE(i_380) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_384) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_394) VARIABLE(i_398) VARIABLE(i_440) VARIABLE(i_452) VARIABLE(i_453) VARIABLE(i_455) VARIABLE(l_2) VARIABLE(l_379) VARIABLE(l_383) VARIABLE(l_388) VARIABLE(l_391) VARIABLE(l_393) VARIABLE(l_395) VARIABLE(l_397) VARIABLE(l_451) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_360) VARIABLE(ul_396)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_372) VARIABLE(i_374) VARIABLE(i_375) VARIABLE(i_376) VARIABLE(i_377) VARIABLE(i_378) VARIABLE(i_380) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_384) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_394) VARIABLE(i_398) VARIABLE(i_440) VARIABLE(i_452) VARIABLE(i_453) VARIABLE(i_455) VARIABLE(l_2) VARIABLE(l_379) VARIABLE(l_383) VARIABLE(l_388) VARIABLE(l_391) VARIABLE(l_393) VARIABLE(l_395) VARIABLE(l_397) VARIABLE(l_451) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_360) VARIABLE(ul_396)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_372) VARIABLE(i_374) VARIABLE(i_375) VARIABLE(i_376) VARIABLE(i_377) VARIABLE(i_378) VARIABLE(i_380) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_384) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_394) VARIABLE(i_398) VARIABLE(i_440) VARIABLE(i_452) VARIABLE(i_453) VARIABLE(i_455) VARIABLE(i_479) VARIABLE(i_483) VARIABLE(i_487) VARIABLE(i_488) VARIABLE(i_489) VARIABLE(i_491) VARIABLE(l_2) VARIABLE(l_379) VARIABLE(l_383) VARIABLE(l_388) VARIABLE(l_391) VARIABLE(l_393) VARIABLE(l_395) VARIABLE(l_397) VARIABLE(l_451) VARIABLE(l_474) VARIABLE(l_477) VARIABLE(l_478) VARIABLE(l_481) VARIABLE(l_485) VARIABLE(l_486) VARIABLE(l_492) VARIABLE(l_493) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_360) VARIABLE(ul_396)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_372) VARIABLE(i_374) VARIABLE(i_375) VARIABLE(i_376) VARIABLE(i_377) VARIABLE(i_378) VARIABLE(i_380) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_384) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_394) VARIABLE(i_398) VARIABLE(i_440) VARIABLE(i_452) VARIABLE(i_453) VARIABLE(i_455) VARIABLE(i_479) VARIABLE(i_483) VARIABLE(i_487) VARIABLE(i_488) VARIABLE(i_489) VARIABLE(i_491) VARIABLE(i_497) VARIABLE(i_498) VARIABLE(l_2) VARIABLE(l_379) VARIABLE(l_383) VARIABLE(l_388) VARIABLE(l_391) VARIABLE(l_393) VARIABLE(l_395) VARIABLE(l_397) VARIABLE(l_451) VARIABLE(l_474) VARIABLE(l_477) VARIABLE(l_478) VARIABLE(l_481) VARIABLE(l_485) VARIABLE(l_486) VARIABLE(l_496) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_360) VARIABLE(ul_396)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_372) VARIABLE(i_374) VARIABLE(i_375) VARIABLE(i_376) VARIABLE(i_377) VARIABLE(i_378) VARIABLE(i_380) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_384) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_394) VARIABLE(i_398) VARIABLE(i_440) VARIABLE(i_452) VARIABLE(i_453) VARIABLE(i_455) VARIABLE(i_479) VARIABLE(i_505) VARIABLE(l_2) VARIABLE(l_379) VARIABLE(l_383) VARIABLE(l_388) VARIABLE(l_391) VARIABLE(l_393) VARIABLE(l_395) VARIABLE(l_397) VARIABLE(l_451) VARIABLE(l_474) VARIABLE(l_477) VARIABLE(l_478) VARIABLE(l_481) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_360) VARIABLE(ul_396)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_372) VARIABLE(i_374) VARIABLE(i_375) VARIABLE(i_376) VARIABLE(i_377) VARIABLE(i_378) VARIABLE(i_380) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_384) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_394) VARIABLE(i_398) VARIABLE(i_440) VARIABLE(i_452) VARIABLE(i_453) VARIABLE(i_455) VARIABLE(i_482) VARIABLE(l_2) VARIABLE(l_379) VARIABLE(l_383) VARIABLE(l_388) VARIABLE(l_391) VARIABLE(l_393) VARIABLE(l_395) VARIABLE(l_397) VARIABLE(l_451) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_360) VARIABLE(ul_396)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_372) VARIABLE(i_374) VARIABLE(i_375) VARIABLE(i_376) VARIABLE(i_377) VARIABLE(i_378) VARIABLE(i_380) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_384) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_394) VARIABLE(i_398) VARIABLE(i_440) VARIABLE(i_452) VARIABLE(i_453) VARIABLE(i_482) VARIABLE(i_640) VARIABLE(l_2) VARIABLE(l_379) VARIABLE(l_383) VARIABLE(l_388) VARIABLE(l_391) VARIABLE(l_393) VARIABLE(l_395) VARIABLE(l_397) VARIABLE(l_451) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_360) VARIABLE(ul_396)
#define GALEFS_LIVE_19(VARIABLE) VARIABLE(i_372) VARIABLE(i_374) VARIABLE(i_375) VARIABLE(i_376) VARIABLE(i_377) VARIABLE(i_378) VARIABLE(i_380) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_384) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_394) VARIABLE(i_398) VARIABLE(i_440) VARIABLE(i_452) VARIABLE(i_453) VARIABLE(i_482) VARIABLE(l_2) VARIABLE(l_379) VARIABLE(l_383) VARIABLE(l_388) VARIABLE(l_391) VARIABLE(l_393) VARIABLE(l_395) VARIABLE(l_397) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_360) VARIABLE(ul_396)
#define GALEFS_LIVE_20(VARIABLE) VARIABLE(i_372) VARIABLE(i_374) VARIABLE(i_375) VARIABLE(i_376) VARIABLE(i_377) VARIABLE(i_378) VARIABLE(i_380) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_384) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_394) VARIABLE(i_398) VARIABLE(i_440) VARIABLE(i_452) VARIABLE(i_453) VARIABLE(i_482) VARIABLE(i_654) VARIABLE(i_667) VARIABLE(i_701) VARIABLE(i_705) VARIABLE(i_707) VARIABLE(i_708) VARIABLE(i_709) VARIABLE(i_710) VARIABLE(i_711) VARIABLE(l_2) VARIABLE(l_379) VARIABLE(l_383) VARIABLE(l_388) VARIABLE(l_391) VARIABLE(l_393) VARIABLE(l_395) VARIABLE(l_397) VARIABLE(l_673) VARIABLE(l_674) VARIABLE(l_704) VARIABLE(l_706) VARIABLE(l_713) VARIABLE(l_714) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_360) VARIABLE(ul_396)
#define GALEFS_LIVE_21(VARIABLE) VARIABLE(i_372) VARIABLE(i_374) VARIABLE(i_375) VARIABLE(i_376) VARIABLE(i_377) VARIABLE(i_378) VARIABLE(i_380) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_384) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_394) VARIABLE(i_398) VARIABLE(i_440) VARIABLE(i_452) VARIABLE(i_453) VARIABLE(i_482) VARIABLE(i_654) VARIABLE(i_667) VARIABLE(i_701) VARIABLE(i_705) VARIABLE(i_707) VARIABLE(i_708) VARIABLE(i_709) VARIABLE(i_710) VARIABLE(i_711) VARIABLE(i_718) VARIABLE(i_719) VARIABLE(l_2) VARIABLE(l_379) VARIABLE(l_383) VARIABLE(l_388) VARIABLE(l_391) VARIABLE(l_393) VARIABLE(l_395) VARIABLE(l_397) VARIABLE(l_673) VARIABLE(l_674) VARIABLE(l_704) VARIABLE(l_706) VARIABLE(l_717) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_360) VARIABLE(ul_396)
#define GALEFS_LIVE_22(VARIABLE) VARIABLE(i_372) VARIABLE(i_374) VARIABLE(i_375) VARIABLE(i_376) VARIABLE(i_377) VARIABLE(i_378) VARIABLE(i_380) VARIABLE(i_381) VARIABLE(i_382) VARIABLE(i_384) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_389) VARIABLE(i_390) VARIABLE(i_392) VARIABLE(i_394) VARIABLE(i_398) VARIABLE(i_440) VARIABLE(i_452) VARIABLE(i_453) VARIABLE(i_482) VARIABLE(i_727) VARIABLE(l_2) VARIABLE(l_379) VARIABLE(l_383) VARIABLE(l_388) VARIABLE(l_391) VARIABLE(l_393) VARIABLE(l_395) VARIABLE(l_397) VARIABLE(ul_0) VARIABLE(ul_12) VARIABLE(ul_14) VARIABLE(ul_21) VARIABLE(ul_360) VARIABLE(ul_396)
#define GALEFS_LIVE_23(VARIABLE)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_paths, __global uchar *arg_work, __global uchar *arg_counts, __global uchar *arg_status, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_0, *ul_12, *ul_14, *ul_21, *ul_360, *ul_396, *ul_627;
    int i_1, i_6, i_8, i_9, i_13, i_15, i_19, i_20, i_22, i_23, i_24, i_25, i_26, i_27, i_29, i_30, i_31, i_32, i_38, i_39, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_54, i_58, i_62, i_63, i_65, i_66, i_70, i_74, i_78, i_79, i_80, i_81, i_82, i_83, i_88, i_89, i_90, i_91, i_93, i_96, i_97, i_98, i_99, i_100, i_102, i_103, i_104, i_109, i_110, i_111, i_116, i_117, i_125, i_130, i_131, i_135, i_136, i_137, i_138, i_140, i_145, i_150, i_151, i_152, i_153, i_154, i_157, i_160, i_161, i_162, i_163, i_164, i_165, i_166, i_167, i_168, i_169, i_170, i_171, i_174, i_176, i_183, i_184, i_185, i_186, i_187, i_188, i_189, i_190, i_191, i_194, i_197, i_198, i_200, i_204, i_209, i_210, i_211, i_212, i_213, i_216, i_217, i_218, i_219, i_221, i_222, i_224, i_227, i_229, i_231, i_232, i_233, i_234, i_235, i_240, i_241, i_242, i_247, i_248, i_256, i_261, i_262, i_266, i_267, i_268, i_269, i_271, i_275, i_280, i_281, i_282, i_283, i_284, i_287, i_290, i_291, i_292, i_293, i_294, i_295, i_296, i_297, i_298, i_299, i_300, i_301, i_304, i_306, i_313, i_314, i_315, i_316, i_317, i_318, i_319, i_320, i_321, i_324, i_327, i_328, i_330, i_334, i_339, i_340, i_341, i_342, i_343, i_346, i_347, i_348, i_349, i_351, i_352, i_354, i_361, i_366, i_368, i_369, i_372, i_373, i_374, i_375, i_376, i_377, i_378, i_380, i_381, i_382, i_384, i_385, i_386, i_387, i_389, i_390, i_392, i_394, i_398, i_399, i_400, i_401, i_402, i_407, i_408, i_411, i_412, i_413, i_414, i_415, i_421, i_422, i_424, i_425, i_426, i_427, i_428, i_429, i_430, i_431, i_433, i_435, i_436, i_437, i_438, i_439, i_440, i_441, i_442, i_443, i_448, i_452, i_453, i_454, i_455, i_456, i_460, i_462, i_463, i_466, i_467, i_468, i_469, i_470, i_471, i_475, i_476, i_479, i_480, i_482, i_483, i_484, i_487, i_488, i_489, i_490, i_491, i_497, i_498, i_500, i_501, i_502, i_503, i_504, i_505, i_506, i_507, i_508, i_509, i_510, i_511, i_512, i_513, i_514, i_515, i_516, i_519, i_522, i_527, i_534, i_537, i_538, i_539, i_543, i_548, i_556, i_557, i_566, i_567, i_568, i_569, i_570, i_572, i_573, i_583, i_585, i_590, i_591, i_592, i_593, i_594, i_597, i_598, i_599, i_600, i_601, i_602, i_603, i_604, i_605, i_606, i_607, i_610, i_612, i_619, i_620, i_621, i_622, i_623, i_624, i_625, i_626, i_628, i_630, i_633, i_635, i_640, i_641, i_645, i_647, i_648, i_651, i_652, i_654, i_655, i_656, i_660, i_665, i_667, i_670, i_671, i_672, i_675, i_678, i_679, i_680, i_681, i_682, i_683, i_684, i_685, i_687, i_688, i_689, i_690, i_691, i_692, i_693, i_696, i_698, i_699, i_700, i_701, i_702, i_705, i_707, i_708, i_709, i_710, i_711, i_712, i_718, i_719, i_721, i_722, i_723, i_724, i_725, i_726, i_727, i_731, i_732, i_734;
    long l_2, l_3, l_4, l_5, l_7, l_10, l_11, l_16, l_17, l_18, l_28, l_33, l_34, l_35, l_36, l_37, l_40, l_51, l_52, l_53, l_55, l_56, l_57, l_59, l_60, l_61, l_64, l_67, l_68, l_69, l_71, l_72, l_73, l_75, l_76, l_77, l_84, l_85, l_86, l_87, l_92, l_94, l_95, l_101, l_105, l_106, l_107, l_108, l_112, l_113, l_114, l_115, l_118, l_119, l_120, l_121, l_122, l_123, l_124, l_126, l_127, l_128, l_129, l_132, l_133, l_134, l_139, l_141, l_142, l_143, l_144, l_146, l_147, l_148, l_149, l_155, l_156, l_158, l_159, l_172, l_173, l_175, l_177, l_178, l_179, l_180, l_181, l_182, l_192, l_193, l_195, l_196, l_199, l_201, l_202, l_203, l_205, l_206, l_207, l_208, l_214, l_215, l_220, l_223, l_225, l_226, l_228, l_230, l_236, l_237, l_238, l_239, l_243, l_244, l_245, l_246, l_249, l_250, l_251, l_252, l_253, l_254, l_255, l_257, l_258, l_259, l_260, l_263, l_264, l_265, l_270, l_272, l_273, l_274, l_276, l_277, l_278, l_279, l_285, l_286, l_288, l_289, l_302, l_303, l_305, l_307, l_308, l_309, l_310, l_311, l_312, l_322, l_323, l_325, l_326, l_329, l_331, l_332, l_333, l_335, l_336, l_337, l_338, l_344, l_345, l_350, l_353, l_355, l_356, l_357, l_358, l_359, l_362, l_363, l_364, l_365, l_367, l_370, l_371, l_379, l_383, l_388, l_391, l_393, l_395, l_397, l_403, l_404, l_405, l_406, l_409, l_410, l_416, l_417, l_418, l_419, l_420, l_423, l_432, l_434, l_444, l_445, l_446, l_447, l_449, l_450, l_451, l_457, l_458, l_459, l_461, l_464, l_465, l_472, l_473, l_474, l_477, l_478, l_481, l_485, l_486, l_492, l_493, l_494, l_495, l_496, l_499, l_517, l_518, l_520, l_521, l_523, l_524, l_525, l_526, l_528, l_529, l_530, l_531, l_532, l_533, l_535, l_536, l_540, l_541, l_542, l_544, l_545, l_546, l_547, l_549, l_550, l_551, l_552, l_553, l_554, l_555, l_558, l_559, l_560, l_561, l_562, l_563, l_564, l_565, l_571, l_574, l_575, l_576, l_577, l_578, l_579, l_580, l_581, l_582, l_584, l_586, l_587, l_588, l_589, l_595, l_596, l_608, l_609, l_611, l_613, l_614, l_615, l_616, l_617, l_618, l_629, l_631, l_632, l_634, l_636, l_637, l_638, l_639, l_642, l_643, l_644, l_646, l_649, l_650, l_653, l_657, l_658, l_659, l_661, l_662, l_663, l_664, l_666, l_668, l_669, l_673, l_674, l_676, l_677, l_686, l_694, l_695, l_697, l_703, l_704, l_706, l_713, l_714, l_715, l_716, l_717, l_720, l_728, l_729, l_730, l_733, l_735, l_736, l_737, l_738, l_739, l_740, l_741, l_742, l_743;
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
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_31 == 1)) {
                break;
            }
            l_33 = (long) i_32;
            l_34 = (long) ((ulong) l_28 + (ulong) l_33);
            if (i_24 == 0) {
                l_35 = gale_BlockAccess_beginRead(arg_fs, i_19, l_34, ((int) ((uint) 65536 - (uint) i_32)), gale_group, gale_slot, gale_position);
                l_36 = l_35;
            } else {
                l_36 = 0L;
            }
            GALEFS_BROADCAST(3, l_37, l_36);
            if (l_37 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_1;
                gale_longs[gale_item] = (ulong) l_18;
                gale_ints[gale_items + gale_item] = (uint) i_19;
                gale_ints[2 * gale_items + gale_item] = (uint) i_25;
                gale_ints[3 * gale_items + gale_item] = (uint) i_26;
                gale_ints[4 * gale_items + gale_item] = (uint) i_27;
                gale_longs[gale_items + gale_item] = (ulong) l_28;
                gale_ints[5 * gale_items + gale_item] = (uint) i_29;
                gale_ints[6 * gale_items + gale_item] = (uint) i_32;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_33;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_34;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_37); }
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
                l_33 = (long) gale_longs[2 * gale_items + gale_item];
                l_34 = (long) gale_longs[3 * gale_items + gale_item];
                ul_0 = arg_args + 28L;
                l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
                ul_12 = arg_args + 20L;
                ul_14 = arg_args + 24L;
                ul_21 = arg_args + 16L;
                i_22 = (int) get_local_id(0);
                i_23 = (int) get_local_id(0);
                i_24 = (int) get_local_id(0);
                l_37 = gale_round_reply(gale_entry);
            }
            i_38 = (int) l_37;
            if (l_37 < 0L) {
                i_39 = 0;
            } else {
                i_39 = i_38;
            }
            l_40 = gale_BlockAccess_offsetInRegion(arg_fs, l_37, l_34, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_40), (arg_work + 16 + ((long) ((ulong) l_18 + (ulong) l_33))), i_39);
            GALEFS_BARRIER(4);
            if (i_23 == 0) {
                if (!(i_39 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_39, gale_group, gale_slot, gale_position);
                }
            }
            i_41 = (int) ((uint) i_32 + (uint) i_39);
            if (l_37 < 0L) {
                i_31 = i_38;
                i_32 = i_41;
            } else {
                i_42 = ((i_39 < 1) || (!(i_41 < 65536))) ? 0 : 1;
                i_31 = i_42;
                i_32 = i_41;
            }
        }
        if (i_32 < 1) {
            i_43 = i_31;
        } else {
            i_43 = i_32;
        }
        i_44 = i_25;
        i_45 = i_26;
        i_46 = i_27;
        i_47 = i_29;
        i_48 = 0;
        while (true) {
            if (!(i_22 == 0)) {
                goto B155;
            }
            if (!(i_48 < i_43)) {
                break;
            }
            i_49 = i_48 & (-64);
            i_50 = (int) ((uint) i_43 - (uint) i_49);
            if (i_50 < 1) {
                l_51 = 0L;
            } else {
                l_52 = (long) ((ulong) l_18 + (ulong) ((long) i_49));
                l_53 = 0L;
                i_54 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_54 < 64)) {
                        break;
                    }
                    l_55 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_52 + (ulong) ((long) i_54)))));
                    l_56 = l_55 ^ 723401728380766730L;
                    l_57 = l_53 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((~(l_56 | ((long) ((ulong) (l_56 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L)) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_54);
                    i_58 = (int) ((uint) i_54 + (uint) 8);
                    l_53 = l_57;
                    i_54 = i_58;
                }
                l_51 = l_53;
            }
            if (i_50 < 64) {
                if (i_50 < 1) {
                    l_59 = 0L;
                } else {
                    l_60 = (long) ((ulong) (1L << i_50) + (ulong) (-1L));
                    l_59 = l_60;
                }
            } else {
                l_59 = (-1L);
            }
            l_61 = (l_51 & l_59) & ((-1L) << i_48);
            i_62 = gale_group;
            i_63 = i_49;
            l_64 = l_61;
            while (true) {
                if (!(l_64 == 0L)) {
                    goto B59;
                }
                if (!(i_63 < i_43)) {
                    break;
                }
                i_65 = (int) ((uint) i_63 + (uint) 64);
                i_66 = (int) ((uint) i_43 - (uint) i_65);
                if (i_66 < 1) {
                    l_67 = 0L;
                } else {
                    l_68 = (long) ((ulong) l_18 + (ulong) ((long) i_65));
                    l_69 = 0L;
                    i_70 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_70 < 64)) {
                            break;
                        }
                        l_71 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_68 + (ulong) ((long) i_70)))));
                        l_72 = l_71 ^ 723401728380766730L;
                        l_73 = l_69 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((~(l_72 | ((long) ((ulong) (l_72 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L)) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_70);
                        i_74 = (int) ((uint) i_70 + (uint) 8);
                        l_69 = l_73;
                        i_70 = i_74;
                    }
                    l_67 = l_69;
                }
                if (i_66 < 64) {
                    if (i_66 < 1) {
                        l_75 = 0L;
                    } else {
                        l_76 = (long) ((ulong) (1L << i_66) + (ulong) (-1L));
                        l_75 = l_76;
                    }
                } else {
                    l_75 = (-1L);
                }
                l_77 = l_67 & l_75;
                i_63 = i_65;
                l_64 = l_77;
            }
            goto B60;
        B59:;
        B60:;
            if (l_64 == 0L) {
                i_78 = i_43;
            } else {
                i_79 = (int) ((uint) i_63 + (uint) gale_ctz_long(l_64));
                i_78 = i_79;
            }
            i_80 = *((__global gale_int *) ul_12);
            i_81 = (int) ((uint) i_44 - (uint) ((int) ((uint) i_62 * (uint) i_80)));
            i_82 = (int) ((uint) i_78 - (uint) i_48);
            if (!(i_81 < 0)) {
                i_83 = *((__global gale_int *) ul_21);
                l_84 = (long) i_80;
                l_85 = ((long) gale_group) * l_84;
                l_86 = (long) i_83;
                if (l_85 < l_86) {
                    l_87 = l_86 - l_85;
                    if (l_87 < l_84) {
                        i_88 = (int) l_87;
                        i_89 = i_88;
                    } else {
                        i_89 = i_80;
                    }
                } else {
                    i_89 = 0;
                }
                if (i_81 < i_89) {
                    i_90 = *((__global gale_int *) ul_14);
                    i_91 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_91 < i_82)) {
                            goto B76;
                        }
                        if (!(((int) ((uint) i_45 + (uint) i_91)) < 31)) {
                            break;
                        }
                        l_92 = (long) i_91;
                        i_93 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) l_18 + (ulong) ((long) i_48))) + (ulong) l_92))));
                        l_94 = (long) i_90;
                        l_95 = (long) (uint) i_81;
                        *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) (((((((l_84 << 5) + (l_84 << 4)) + 73856L) + (l_94 + (l_94 << 2))) + (l_84 * 43L)) + 63L) & (-64L)))) + (ulong) 73856L)) + (ulong) ((l_95 << 5) + (l_95 << 4)))) + (ulong) 16L)) + (ulong) ((long) i_45))) + (ulong) l_92)))) = (char) i_93;
                        i_96 = (int) ((uint) i_91 + (uint) 1);
                        i_91 = i_96;
                    }
                    goto B78;
                B76:;
                }
            }
        B78:;
            i_97 = (int) ((uint) i_78 + (uint) 1);
            i_98 = (int) ((uint) i_45 + (uint) i_82);
            if (i_78 < i_43) {
                i_99 = (int) ((uint) i_46 + (uint) ((int) ((uint) i_98 + (uint) 12)));
                i_100 = (int) ((uint) i_44 + (uint) 1);
                if (i_47 == 0) {
                    if (i_98 == 0) {
                        if (((int) get_local_id(0)) == 0) {
                            l_101 = (long) (gale_group << 2);
                            *((__global gale_int *) (arg_status + ((l_101 << 2) + 16L))) = 2;
                            *((__global gale_int *) (arg_status + (((l_101 + 1L) << 2) + 16L))) = i_100;
                            *((__global gale_int *) (arg_status + (((l_101 + 2L) << 2) + 16L))) = 0;
                            i_44 = i_100;
                            i_45 = 0;
                            i_46 = i_99;
                            i_47 = 2;
                            i_48 = i_97;
                        } else {
                            i_44 = i_100;
                            i_45 = 0;
                            i_46 = i_99;
                            i_47 = 2;
                            i_48 = i_97;
                        }
                    } else {
                        if (i_98 < 32) {
                            i_102 = *((__global gale_int *) ul_12);
                            i_103 = (int) ((uint) i_44 - (uint) ((int) ((uint) gale_group * (uint) i_102)));
                            if (i_103 < 0) {
                                i_44 = i_100;
                                i_45 = 0;
                                i_46 = i_99;
                                i_47 = 0;
                                i_48 = i_97;
                            } else {
                                i_104 = *((__global gale_int *) ul_21);
                                l_105 = (long) i_102;
                                l_106 = ((long) gale_group) * l_105;
                                l_107 = (long) i_104;
                                if (l_106 < l_107) {
                                    l_108 = l_107 - l_106;
                                    if (l_108 < l_105) {
                                        i_109 = (int) l_108;
                                        i_110 = i_109;
                                    } else {
                                        i_110 = i_102;
                                    }
                                } else {
                                    i_110 = 0;
                                }
                                if (i_103 < i_110) {
                                    i_111 = *((__global gale_int *) ul_14);
                                    l_112 = (long) i_111;
                                    l_113 = (long) (uint) i_103;
                                    l_114 = (l_113 << 5) + (l_113 << 4);
                                    l_115 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) (((((((l_105 << 5) + (l_105 << 4)) + 73856L) + (l_112 + (l_112 << 2))) + (l_105 * 43L)) + 63L) & (-64L)))) + (ulong) 73856L)) + (ulong) l_114);
                                    *((__global gale_int *) (arg_work + 16 + l_115)) = i_98;
                                    *((__global gale_int *) (arg_work + 16 + (l_115 + 8L))) = i_46;
                                    i_116 = *((__global gale_int *) ul_12);
                                    i_117 = *((__global gale_int *) ul_14);
                                    l_118 = (long) i_116;
                                    l_119 = ((l_118 << 5) + (l_118 << 4)) + 73856L;
                                    l_120 = (long) i_117;
                                    l_121 = l_120 << 2;
                                    l_122 = (((l_119 + (l_120 + l_121)) + (l_118 * 43L)) + 63L) & (-64L);
                                    l_123 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) l_122)) + (ulong) 73856L);
                                    l_124 = (long) ((ulong) l_123 + (ulong) l_114);
                                    i_125 = *((__global gale_int *) (arg_work + 16 + l_124));
                                    l_126 = (long) ((ulong) l_124 + (ulong) 16L);
                                    l_127 = *((__global gale_long *) (arg_work + 16 + l_126));
                                    l_128 = (long) ((ulong) l_124 + (ulong) 24L);
                                    l_129 = *((__global gale_long *) (arg_work + 16 + l_128));
                                    i_130 = (i_125 < 9) ? i_125 : 8;
                                    if (i_125 < 0) {
                                        i_131 = 0;
                                    } else {
                                        i_131 = i_130;
                                    }
                                    l_132 = *((__global gale_long *) (arg_work + 16 + l_128));
                                    l_133 = (long) ((ulong) l_124 + (ulong) 32L);
                                    l_134 = *((__global gale_long *) (arg_work + 16 + l_133));
                                    i_135 = (int) ((uint) i_125 + (uint) (-8));
                                    i_136 = (i_135 < 9) ? i_135 : 8;
                                    if (i_135 < 0) {
                                        i_137 = 0;
                                    } else {
                                        i_137 = i_136;
                                    }
                                    i_138 = i_131 << 2;
                                    l_139 = (long) ((ulong) (l_127 & (~(((-1L) << i_138) << i_138))) * (ulong) (-7046029254386353131L));
                                    i_140 = i_137 << 2;
                                    l_141 = (long) ((ulong) ((l_139 ^ ((long) ((ulong) l_139 >> 32))) ^ (l_132 & (~(((-1L) << i_140) << i_140)))) * (ulong) (-7046029254386353131L));
                                    l_142 = l_141 ^ ((long) ((ulong) l_141 >> 32));
                                    l_143 = (long) gale_group;
                                    l_144 = l_142;
                                    i_145 = 16;
                                    GALEFS_INNERMOST_LOOP()
                                    while (true) {
                                        if (!(i_145 < i_125)) {
                                            break;
                                        }
                                        l_146 = (long) ((ulong) l_126 + (ulong) ((long) i_145));
                                        l_147 = l_146 & (-8L);
                                        l_148 = *((__global gale_long *) (arg_work + 16 + l_147));
                                        l_149 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_147 + (ulong) 8L))));
                                        i_150 = (int) ((uint) i_125 - (uint) i_145);
                                        if (i_150 < 0) {
                                            i_151 = 0;
                                        } else {
                                            i_152 = (i_150 < 9) ? i_150 : 8;
                                            i_151 = i_152;
                                        }
                                        i_153 = ((int) ((long) ((ulong) l_146 - (ulong) l_147))) << 3;
                                        i_154 = i_151 << 2;
                                        l_155 = (long) ((ulong) (l_144 ^ ((((long) ((ulong) l_148 >> i_153)) | ((l_149 << 1) << ((int) ((uint) 63 - (uint) i_153)))) & (~(((-1L) << i_154) << i_154)))) * (ulong) (-7046029254386353131L));
                                        l_156 = l_155 ^ ((long) ((ulong) l_155 >> 32));
                                        i_157 = (int) ((uint) i_145 + (uint) 8);
                                        l_144 = l_156;
                                        i_145 = i_157;
                                    }
                                    l_158 = (long) ((ulong) l_119 + (ulong) ((long) ((ulong) l_122 * (ulong) l_143)));
                                    l_159 = (long) ((ulong) l_158 + (ulong) l_121);
                                    i_160 = (int) ((long) ((ulong) l_144 >> 16));
                                    i_161 = (i_117 >> 2) + (-1);
                                    i_162 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_159 + (ulong) ((long) (uint) ((((int) ((uint) i_160 >> 13)) & i_161) << 2))))));
                                    i_163 = (int) ((uint) i_117 + (uint) (-1));
                                    i_164 = i_163 >> 1;
                                    i_165 = ~i_164;
                                    if ((i_162 & (1 << ((int) ((uint) i_160 >> 8)))) == 0) {
                                        i_166 = (-1);
                                    } else {
                                        i_167 = i_160 & i_163;
                                        i_168 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_158 + (ulong) (((long) i_167) << 2)))));
                                        i_169 = i_167;
                                        i_170 = i_168;
                                        while (true) {
                                            i_171 = (int) ((uint) (i_164 & i_170) + (uint) (-1));
                                            if (i_170 == 0) {
                                                goto B126;
                                            }
                                            if (((i_160 ^ i_170) & i_165) == 0) {
                                                l_172 = (long) i_171;
                                                l_173 = (long) ((ulong) l_123 + (ulong) ((l_172 << 5) + (l_172 << 4)));
                                                i_174 = *((__global gale_int *) (arg_work + 16 + l_173));
                                                if (i_125 == i_174) {
                                                    l_175 = (long) ((ulong) l_173 + (ulong) 16L);
                                                    i_176 = 0;
                                                    GALEFS_INNERMOST_LOOP()
                                                    while (true) {
                                                        if (!(i_176 < i_125)) {
                                                            goto B119;
                                                        }
                                                        l_177 = (long) i_176;
                                                        l_178 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_175 + (ulong) l_177))));
                                                        l_179 = (long) ((ulong) l_126 + (ulong) l_177);
                                                        l_180 = l_179 & (-8L);
                                                        l_181 = *((__global gale_long *) (arg_work + 16 + l_180));
                                                        l_182 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_180 + (ulong) 8L))));
                                                        i_183 = (int) ((uint) i_125 - (uint) i_176);
                                                        if (i_183 < 0) {
                                                            i_184 = 0;
                                                        } else {
                                                            i_185 = (i_183 < 9) ? i_183 : 8;
                                                            i_184 = i_185;
                                                        }
                                                        i_186 = ((int) ((long) ((ulong) l_179 - (ulong) l_180))) << 3;
                                                        i_187 = i_184 << 2;
                                                        if (!(l_178 == ((((long) ((ulong) l_181 >> i_186)) | ((l_182 << 1) << ((int) ((uint) 63 - (uint) i_186)))) & (~(((-1L) << i_187) << i_187))))) {
                                                            break;
                                                        }
                                                        i_188 = (int) ((uint) i_176 + (uint) 8);
                                                        i_176 = i_188;
                                                    }
                                                    goto B120;
                                                B119:;
                                                B120:;
                                                    if (!(i_176 < i_125)) {
                                                        break;
                                                    }
                                                }
                                            }
                                            i_189 = i_163 & ((int) ((uint) i_169 + (uint) 1));
                                            i_190 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_158 + (ulong) (((long) i_189) << 2)))));
                                            i_169 = i_189;
                                            i_170 = i_190;
                                        }
                                        i_166 = i_171;
                                        goto B127;
                                    B126:;
                                        i_166 = i_171;
                                    }
                                B127:;
                                    if (i_166 < 0) {
                                        i_191 = i_103;
                                    } else {
                                        i_191 = i_166;
                                    }
                                    *((__global gale_int *) (arg_work + 16 + (l_124 + 4L))) = i_191;
                                    if (i_166 < 0) {
                                        l_192 = *((__global gale_long *) (arg_work + 16 + l_126));
                                        l_193 = *((__global gale_long *) (arg_work + 16 + l_128));
                                        if (i_125 < 0) {
                                            i_194 = 0;
                                        } else {
                                            i_194 = i_130;
                                        }
                                        l_195 = *((__global gale_long *) (arg_work + 16 + l_128));
                                        l_196 = *((__global gale_long *) (arg_work + 16 + l_133));
                                        if (i_135 < 0) {
                                            i_197 = 0;
                                        } else {
                                            i_197 = i_136;
                                        }
                                        i_198 = i_194 << 2;
                                        l_199 = (long) ((ulong) (l_192 & (~(((-1L) << i_198) << i_198))) * (ulong) (-7046029254386353131L));
                                        i_200 = i_197 << 2;
                                        l_201 = (long) ((ulong) ((l_199 ^ ((long) ((ulong) l_199 >> 32))) ^ (l_195 & (~(((-1L) << i_200) << i_200)))) * (ulong) (-7046029254386353131L));
                                        l_202 = l_201 ^ ((long) ((ulong) l_201 >> 32));
                                        l_203 = l_202;
                                        i_204 = 16;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            if (!(i_204 < i_125)) {
                                                break;
                                            }
                                            l_205 = (long) ((ulong) l_126 + (ulong) ((long) i_204));
                                            l_206 = l_205 & (-8L);
                                            l_207 = *((__global gale_long *) (arg_work + 16 + l_206));
                                            l_208 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_206 + (ulong) 8L))));
                                            i_209 = (int) ((uint) i_125 - (uint) i_204);
                                            if (i_209 < 0) {
                                                i_210 = 0;
                                            } else {
                                                i_211 = (i_209 < 9) ? i_209 : 8;
                                                i_210 = i_211;
                                            }
                                            i_212 = ((int) ((long) ((ulong) l_205 - (ulong) l_206))) << 3;
                                            i_213 = i_210 << 2;
                                            l_214 = (long) ((ulong) (l_203 ^ ((((long) ((ulong) l_207 >> i_212)) | ((l_208 << 1) << ((int) ((uint) 63 - (uint) i_212)))) & (~(((-1L) << i_213) << i_213)))) * (ulong) (-7046029254386353131L));
                                            l_215 = l_214 ^ ((long) ((ulong) l_214 >> 32));
                                            i_216 = (int) ((uint) i_204 + (uint) 8);
                                            l_203 = l_215;
                                            i_204 = i_216;
                                        }
                                        i_217 = (int) ((long) ((ulong) l_203 >> 16));
                                        i_218 = i_163 & i_217;
                                        i_219 = i_218;
                                        GALEFS_INNERMOST_LOOP()
                                        while (true) {
                                            l_220 = (long) ((ulong) l_158 + (ulong) (((long) i_219) << 2));
                                            i_221 = *((__global gale_int *) (arg_work + 16 + l_220));
                                            if (i_221 == 0) {
                                                break;
                                            }
                                            i_222 = i_163 & ((int) ((uint) i_219 + (uint) 1));
                                            i_219 = i_222;
                                        }
                                        *((__global gale_int *) (arg_work + 16 + l_220)) = ((i_165 & i_217) | ((int) ((uint) i_103 + (uint) 1)));
                                        l_223 = (long) ((ulong) l_159 + (ulong) ((long) (uint) ((i_161 & ((int) ((uint) i_217 >> 13))) << 2)));
                                        i_224 = *((__global gale_int *) (arg_work + 16 + l_223));
                                        *((__global gale_int *) (arg_work + 16 + l_223)) = (i_224 | (1 << ((int) ((uint) i_217 >> 8))));
                                        i_44 = i_100;
                                        i_45 = 0;
                                        i_46 = i_99;
                                        i_47 = 0;
                                        i_48 = i_97;
                                    } else {
                                        i_44 = i_100;
                                        i_45 = 0;
                                        i_46 = i_99;
                                        i_47 = 0;
                                        i_48 = i_97;
                                    }
                                } else {
                                    i_44 = i_100;
                                    i_45 = 0;
                                    i_46 = i_99;
                                    i_47 = 0;
                                    i_48 = i_97;
                                }
                            }
                        } else {
                            if (((int) get_local_id(0)) == 0) {
                                l_225 = (long) (gale_group << 2);
                                *((__global gale_int *) (arg_status + ((l_225 << 2) + 16L))) = 3;
                                *((__global gale_int *) (arg_status + (((l_225 + 1L) << 2) + 16L))) = i_100;
                                *((__global gale_int *) (arg_status + (((l_225 + 2L) << 2) + 16L))) = i_98;
                                i_44 = i_100;
                                i_45 = 0;
                                i_46 = i_99;
                                i_47 = 3;
                                i_48 = i_97;
                            } else {
                                i_44 = i_100;
                                i_45 = 0;
                                i_46 = i_99;
                                i_47 = 3;
                                i_48 = i_97;
                            }
                        }
                    }
                } else {
                    i_44 = i_100;
                    i_45 = 0;
                    i_46 = i_99;
                    i_48 = i_97;
                }
            } else {
                i_45 = i_98;
                i_48 = i_97;
            }
        }
        goto B156;
    B155:;
    B156:;
        GALEFS_BROADCAST(5, l_226, ((long) i_47));
        i_227 = (int) l_226;
        l_228 = (long) ((ulong) l_28 + (ulong) ((long) i_43));
        if (i_227 == 0) {
            i_25 = i_44;
            i_26 = i_45;
            i_27 = i_46;
            l_28 = l_228;
            i_29 = i_227;
            i_30 = i_43;
        } else {
            i_25 = i_44;
            i_26 = i_45;
            i_27 = i_46;
            l_28 = l_228;
            i_29 = i_227;
            i_30 = 0;
        }
    }
    i_229 = (int) ((uint) i_25 + (uint) 1);
    if (i_30 < 0) {
        if (((int) get_local_id(0)) == 0) {
            l_230 = (long) (gale_group << 2);
            *((__global gale_int *) (arg_status + ((l_230 << 2) + 16L))) = 1;
            *((__global gale_int *) (arg_status + (((l_230 + 1L) << 2) + 16L))) = i_229;
            *((__global gale_int *) (arg_status + (((l_230 + 2L) << 2) + 16L))) = i_30;
            i_231 = 1;
        } else {
            i_231 = 1;
        }
    } else {
        i_231 = i_29;
    }
    if (((int) get_local_id(0)) == 0) {
        if (i_231 == 0) {
            if (i_26 < 1) {
                i_232 = i_231;
            } else {
                if (i_26 < 32) {
                    i_233 = *((__global gale_int *) ul_12);
                    i_234 = (int) ((uint) i_25 - (uint) ((int) ((uint) gale_group * (uint) i_233)));
                    if (i_234 < 0) {
                        i_232 = 0;
                    } else {
                        i_235 = *((__global gale_int *) ul_21);
                        l_236 = (long) i_233;
                        l_237 = ((long) gale_group) * l_236;
                        l_238 = (long) i_235;
                        if (l_237 < l_238) {
                            l_239 = l_238 - l_237;
                            if (l_239 < l_236) {
                                i_240 = (int) l_239;
                                i_241 = i_240;
                            } else {
                                i_241 = i_233;
                            }
                        } else {
                            i_241 = 0;
                        }
                        if (i_234 < i_241) {
                            i_242 = *((__global gale_int *) ul_14);
                            l_243 = (long) i_242;
                            l_244 = (long) (uint) i_234;
                            l_245 = (l_244 << 5) + (l_244 << 4);
                            l_246 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) ((((l_236 * 43L) + (((l_236 << 5) + (l_236 << 4)) + (l_243 + (l_243 << 2)))) + 73919L) & (-64L)))) + (ulong) l_245);
                            *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_246 + (ulong) 73856L)))) = i_26;
                            *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_246 + (ulong) 73864L)))) = i_27;
                            i_247 = *((__global gale_int *) ul_12);
                            i_248 = *((__global gale_int *) ul_14);
                            l_249 = (long) i_247;
                            l_250 = ((l_249 << 5) + (l_249 << 4)) + 73856L;
                            l_251 = (long) i_248;
                            l_252 = l_251 << 2;
                            l_253 = (((l_250 + (l_251 + l_252)) + (l_249 * 43L)) + 63L) & (-64L);
                            l_254 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) l_253)) + (ulong) 73856L);
                            l_255 = (long) ((ulong) l_254 + (ulong) l_245);
                            i_256 = *((__global gale_int *) (arg_work + 16 + l_255));
                            l_257 = (long) ((ulong) l_255 + (ulong) 16L);
                            l_258 = *((__global gale_long *) (arg_work + 16 + l_257));
                            l_259 = (long) ((ulong) l_255 + (ulong) 24L);
                            l_260 = *((__global gale_long *) (arg_work + 16 + l_259));
                            i_261 = (i_256 < 9) ? i_256 : 8;
                            if (i_256 < 0) {
                                i_262 = 0;
                            } else {
                                i_262 = i_261;
                            }
                            l_263 = *((__global gale_long *) (arg_work + 16 + l_259));
                            l_264 = (long) ((ulong) l_255 + (ulong) 32L);
                            l_265 = *((__global gale_long *) (arg_work + 16 + l_264));
                            i_266 = (int) ((uint) i_256 + (uint) (-8));
                            i_267 = (i_266 < 9) ? i_266 : 8;
                            if (i_266 < 0) {
                                i_268 = 0;
                            } else {
                                i_268 = i_267;
                            }
                            i_269 = i_262 << 2;
                            l_270 = (long) ((ulong) (l_258 & (~(((-1L) << i_269) << i_269))) * (ulong) (-7046029254386353131L));
                            i_271 = i_268 << 2;
                            l_272 = (long) ((ulong) ((l_270 ^ ((long) ((ulong) l_270 >> 32))) ^ (l_263 & (~(((-1L) << i_271) << i_271)))) * (ulong) (-7046029254386353131L));
                            l_273 = l_272 ^ ((long) ((ulong) l_272 >> 32));
                            l_274 = l_273;
                            i_275 = 16;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_275 < i_256)) {
                                    break;
                                }
                                l_276 = (long) ((ulong) l_257 + (ulong) ((long) i_275));
                                l_277 = l_276 & (-8L);
                                l_278 = *((__global gale_long *) (arg_work + 16 + l_277));
                                l_279 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_277 + (ulong) 8L))));
                                i_280 = (int) ((uint) i_256 - (uint) i_275);
                                if (i_280 < 0) {
                                    i_281 = 0;
                                } else {
                                    i_282 = (i_280 < 9) ? i_280 : 8;
                                    i_281 = i_282;
                                }
                                i_283 = ((int) ((long) ((ulong) l_276 - (ulong) l_277))) << 3;
                                i_284 = i_281 << 2;
                                l_285 = (long) ((ulong) (l_274 ^ ((((long) ((ulong) l_278 >> i_283)) | ((l_279 << 1) << ((int) ((uint) 63 - (uint) i_283)))) & (~(((-1L) << i_284) << i_284)))) * (ulong) (-7046029254386353131L));
                                l_286 = l_285 ^ ((long) ((ulong) l_285 >> 32));
                                i_287 = (int) ((uint) i_275 + (uint) 8);
                                l_274 = l_286;
                                i_275 = i_287;
                            }
                            l_288 = (long) ((ulong) l_250 + (ulong) ((long) ((ulong) l_253 * (ulong) ((long) gale_group))));
                            l_289 = (long) ((ulong) l_288 + (ulong) l_252);
                            i_290 = (int) ((long) ((ulong) l_274 >> 16));
                            i_291 = (i_248 >> 2) + (-1);
                            i_292 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_289 + (ulong) ((long) (uint) ((((int) ((uint) i_290 >> 13)) & i_291) << 2))))));
                            i_293 = (int) ((uint) i_248 + (uint) (-1));
                            i_294 = i_293 >> 1;
                            i_295 = ~i_294;
                            if ((i_292 & (1 << ((int) ((uint) i_290 >> 8)))) == 0) {
                                i_296 = (-1);
                            } else {
                                i_297 = i_290 & i_293;
                                i_298 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_288 + (ulong) (((long) i_297) << 2)))));
                                i_299 = i_297;
                                i_300 = i_298;
                                while (true) {
                                    i_301 = (int) ((uint) (i_294 & i_300) + (uint) (-1));
                                    if (i_300 == 0) {
                                        goto B210;
                                    }
                                    if (((i_290 ^ i_300) & i_295) == 0) {
                                        l_302 = (long) i_301;
                                        l_303 = (long) ((ulong) l_254 + (ulong) ((l_302 << 5) + (l_302 << 4)));
                                        i_304 = *((__global gale_int *) (arg_work + 16 + l_303));
                                        if (i_256 == i_304) {
                                            l_305 = (long) ((ulong) l_303 + (ulong) 16L);
                                            i_306 = 0;
                                            GALEFS_INNERMOST_LOOP()
                                            while (true) {
                                                if (!(i_306 < i_256)) {
                                                    goto B203;
                                                }
                                                l_307 = (long) i_306;
                                                l_308 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_305 + (ulong) l_307))));
                                                l_309 = (long) ((ulong) l_257 + (ulong) l_307);
                                                l_310 = l_309 & (-8L);
                                                l_311 = *((__global gale_long *) (arg_work + 16 + l_310));
                                                l_312 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_310 + (ulong) 8L))));
                                                i_313 = (int) ((uint) i_256 - (uint) i_306);
                                                if (i_313 < 0) {
                                                    i_314 = 0;
                                                } else {
                                                    i_315 = (i_313 < 9) ? i_313 : 8;
                                                    i_314 = i_315;
                                                }
                                                i_316 = ((int) ((long) ((ulong) l_309 - (ulong) l_310))) << 3;
                                                i_317 = i_314 << 2;
                                                if (!(l_308 == ((((long) ((ulong) l_311 >> i_316)) | ((l_312 << 1) << ((int) ((uint) 63 - (uint) i_316)))) & (~(((-1L) << i_317) << i_317))))) {
                                                    break;
                                                }
                                                i_318 = (int) ((uint) i_306 + (uint) 8);
                                                i_306 = i_318;
                                            }
                                            goto B204;
                                        B203:;
                                        B204:;
                                            if (!(i_306 < i_256)) {
                                                break;
                                            }
                                        }
                                    }
                                    i_319 = i_293 & ((int) ((uint) i_299 + (uint) 1));
                                    i_320 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_288 + (ulong) (((long) i_319) << 2)))));
                                    i_299 = i_319;
                                    i_300 = i_320;
                                }
                                i_296 = i_301;
                                goto B211;
                            B210:;
                                i_296 = i_301;
                            }
                        B211:;
                            if (i_296 < 0) {
                                i_321 = i_234;
                            } else {
                                i_321 = i_296;
                            }
                            *((__global gale_int *) (arg_work + 16 + (l_255 + 4L))) = i_321;
                            if (i_296 < 0) {
                                l_322 = *((__global gale_long *) (arg_work + 16 + l_257));
                                l_323 = *((__global gale_long *) (arg_work + 16 + l_259));
                                if (i_256 < 0) {
                                    i_324 = 0;
                                } else {
                                    i_324 = i_261;
                                }
                                l_325 = *((__global gale_long *) (arg_work + 16 + l_259));
                                l_326 = *((__global gale_long *) (arg_work + 16 + l_264));
                                if (i_266 < 0) {
                                    i_327 = 0;
                                } else {
                                    i_327 = i_267;
                                }
                                i_328 = i_324 << 2;
                                l_329 = (long) ((ulong) (l_322 & (~(((-1L) << i_328) << i_328))) * (ulong) (-7046029254386353131L));
                                i_330 = i_327 << 2;
                                l_331 = (long) ((ulong) ((l_329 ^ ((long) ((ulong) l_329 >> 32))) ^ (l_325 & (~(((-1L) << i_330) << i_330)))) * (ulong) (-7046029254386353131L));
                                l_332 = l_331 ^ ((long) ((ulong) l_331 >> 32));
                                l_333 = l_332;
                                i_334 = 16;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_334 < i_256)) {
                                        break;
                                    }
                                    l_335 = (long) ((ulong) l_257 + (ulong) ((long) i_334));
                                    l_336 = l_335 & (-8L);
                                    l_337 = *((__global gale_long *) (arg_work + 16 + l_336));
                                    l_338 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_336 + (ulong) 8L))));
                                    i_339 = (int) ((uint) i_256 - (uint) i_334);
                                    if (i_339 < 0) {
                                        i_340 = 0;
                                    } else {
                                        i_341 = (i_339 < 9) ? i_339 : 8;
                                        i_340 = i_341;
                                    }
                                    i_342 = ((int) ((long) ((ulong) l_335 - (ulong) l_336))) << 3;
                                    i_343 = i_340 << 2;
                                    l_344 = (long) ((ulong) (l_333 ^ ((((long) ((ulong) l_337 >> i_342)) | ((l_338 << 1) << ((int) ((uint) 63 - (uint) i_342)))) & (~(((-1L) << i_343) << i_343)))) * (ulong) (-7046029254386353131L));
                                    l_345 = l_344 ^ ((long) ((ulong) l_344 >> 32));
                                    i_346 = (int) ((uint) i_334 + (uint) 8);
                                    l_333 = l_345;
                                    i_334 = i_346;
                                }
                                i_347 = (int) ((long) ((ulong) l_333 >> 16));
                                i_348 = i_293 & i_347;
                                i_349 = i_348;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    l_350 = (long) ((ulong) l_288 + (ulong) (((long) i_349) << 2));
                                    i_351 = *((__global gale_int *) (arg_work + 16 + l_350));
                                    if (i_351 == 0) {
                                        break;
                                    }
                                    i_352 = i_293 & ((int) ((uint) i_349 + (uint) 1));
                                    i_349 = i_352;
                                }
                                *((__global gale_int *) (arg_work + 16 + l_350)) = ((i_295 & i_347) | ((int) ((uint) i_234 + (uint) 1)));
                                l_353 = (long) ((ulong) l_289 + (ulong) ((long) (uint) ((i_291 & ((int) ((uint) i_347 >> 13))) << 2)));
                                i_354 = *((__global gale_int *) (arg_work + 16 + l_353));
                                *((__global gale_int *) (arg_work + 16 + l_353)) = (i_354 | (1 << ((int) ((uint) i_347 >> 8))));
                                i_232 = 0;
                            } else {
                                i_232 = 0;
                            }
                        } else {
                            i_232 = 0;
                        }
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        l_355 = (long) (gale_group << 2);
                        *((__global gale_int *) (arg_status + ((l_355 << 2) + 16L))) = 3;
                        *((__global gale_int *) (arg_status + (((l_355 + 1L) << 2) + 16L))) = i_229;
                        *((__global gale_int *) (arg_status + (((l_355 + 2L) << 2) + 16L))) = i_26;
                        i_232 = 3;
                    } else {
                        i_232 = 3;
                    }
                }
            }
        } else {
            i_232 = i_231;
        }
    } else {
        i_232 = i_231;
    }
    GALEFS_BROADCAST(6, l_356, ((long) i_232));
    if (((int) get_local_id(0)) == 0) {
        l_357 = gale_OpenFileCalls_beginClose(arg_fs, i_19, gale_group, gale_slot, gale_position);
        l_358 = l_357;
    } else {
        l_358 = 0L;
    }
    GALEFS_BROADCAST(7, l_359, l_358);
    if (l_359 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_1;
        gale_longs[gale_item] = (ulong) l_356;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_359); }
        GALEFS_RETURN;
        resume_3:
        i_1 = (int) gale_ints[gale_item];
        l_356 = (long) gale_longs[gale_item];
        ul_0 = arg_args + 28L;
        l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
        ul_12 = arg_args + 20L;
        ul_14 = arg_args + 24L;
        ul_21 = arg_args + 16L;
        l_359 = gale_round_reply(gale_entry);
    }
    ul_360 = arg_args + 32L;
    i_361 = *((__global gale_int *) ul_360);
    GALEFS_BARRIER(8);
    if (((int) get_local_id(0)) == 0) {
        l_362 = gale_FileOpener_begin(arg_fs, i_361, gale_group, gale_slot, gale_position);
        if (l_362 < 0L) {
            l_363 = l_362;
        } else {
            l_364 = (long) i_1;
            l_365 = (long) ((ulong) l_2 + (ulong) (((long) gale_position) << 12));
            i_366 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_366 < i_361)) {
                    break;
                }
                l_367 = (long) i_366;
                i_368 = (int) *((__global char *) (arg_paths + 16 + (l_364 + l_367)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_365 + (ulong) l_367)))) = (char) i_368;
                i_369 = (int) ((uint) i_366 + (uint) 1);
                i_366 = i_369;
            }
            l_370 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_361, (-1), gale_group, gale_slot, gale_position);
            l_363 = l_370;
        }
    } else {
        l_363 = 0L;
    }
    GALEFS_BROADCAST(9, l_371, l_363);
    if (l_371 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_356;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_371); }
        GALEFS_RETURN;
        resume_4:
        l_356 = (long) gale_longs[gale_item];
        ul_0 = arg_args + 28L;
        l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
        ul_12 = arg_args + 20L;
        ul_14 = arg_args + 24L;
        ul_21 = arg_args + 16L;
        ul_360 = arg_args + 32L;
        l_371 = gale_round_reply(gale_entry);
    }
    i_372 = (int) l_371;
    i_373 = (((int) l_356) == 0) ? 1 : 0;
    i_374 = (int) get_local_size(0);
    i_375 = ((int) get_local_size(0)) << 3;
    i_376 = ((int) get_local_size(0)) << 3;
    i_377 = (int) get_local_size(0);
    i_378 = (int) get_local_id(0);
    l_379 = (long) gale_group;
    i_380 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
    i_381 = (int) get_local_size(0);
    i_382 = (int) get_local_id(0);
    l_383 = (long) gale_group;
    i_384 = (int) get_local_id(0);
    i_385 = (int) get_local_id(0);
    i_386 = (int) get_local_id(0);
    i_387 = ((int) get_local_id(0)) << 3;
    l_388 = (long) gale_group;
    i_389 = ((int) get_local_id(0)) << 3;
    i_390 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
    l_391 = (long) gale_group;
    i_392 = (int) get_local_id(0);
    l_393 = (long) gale_group;
    i_394 = (int) get_local_id(0);
    l_395 = (long) gale_group;
    ul_396 = arg_args + 36L;
    l_397 = 0L;
    i_398 = 1;
    i_399 = i_373;
    while (true) {
        if (i_399 == 0) {
            break;
        }
        i_400 = *((__global gale_int *) ul_396);
        i_401 = *((__global gale_int *) ul_12);
        i_402 = *((__global gale_int *) ul_14);
        l_403 = (long) i_401;
        l_404 = (long) i_402;
        l_405 = (long) ((ulong) ((long) ((ulong) l_395 * (ulong) (((((((l_403 << 5) + (l_403 << 4)) + 73856L) + (l_404 + (l_404 << 2))) + (l_403 * 43L)) + 63L) & (-64L)))) + (ulong) 65664L);
        l_406 = (long) ((ulong) l_405 + (ulong) ((long) i_400));
        i_407 = 0;
        i_408 = 1;
        while (true) {
            if (i_408 < 1) {
                goto B275;
            }
            if (!(i_407 < 4001)) {
                break;
            }
            l_409 = (long) i_407;
            l_410 = (long) ((ulong) l_406 + (ulong) l_409);
            i_411 = (int) ((uint) 4001 - (uint) i_407);
            i_412 = (int) get_local_id(0);
            i_413 = (int) get_local_id(0);
            i_414 = 1;
            i_415 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_414 == 1)) {
                    break;
                }
                l_416 = (long) i_415;
                l_417 = (long) ((ulong) l_397 + (ulong) (l_409 + l_416));
                if (i_413 == 0) {
                    l_418 = gale_BlockAccess_beginRead(arg_fs, i_372, l_417, ((int) ((uint) i_411 - (uint) i_415)), gale_group, gale_slot, gale_position);
                    l_419 = l_418;
                } else {
                    l_419 = 0L;
                }
                GALEFS_BROADCAST(10, l_420, l_419);
                if (l_420 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_372;
                    gale_longs[gale_item] = (ulong) l_397;
                    gale_ints[gale_items + gale_item] = (uint) i_398;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_400;
                    gale_longs[gale_items + gale_item] = (ulong) l_405;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_406;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_407;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_409;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_410;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_411;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_415;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_416;
                    gale_longs[6 * gale_items + gale_item] = (ulong) l_417;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_420); }
                    GALEFS_RETURN;
                    resume_5:
                    i_372 = (int) gale_ints[gale_item];
                    l_397 = (long) gale_longs[gale_item];
                    i_398 = (int) gale_ints[gale_items + gale_item];
                    i_400 = (int) gale_ints[2 * gale_items + gale_item];
                    l_405 = (long) gale_longs[gale_items + gale_item];
                    l_406 = (long) gale_longs[2 * gale_items + gale_item];
                    i_407 = (int) gale_ints[3 * gale_items + gale_item];
                    l_409 = (long) gale_longs[3 * gale_items + gale_item];
                    l_410 = (long) gale_longs[4 * gale_items + gale_item];
                    i_411 = (int) gale_ints[4 * gale_items + gale_item];
                    i_415 = (int) gale_ints[5 * gale_items + gale_item];
                    l_416 = (long) gale_longs[5 * gale_items + gale_item];
                    l_417 = (long) gale_longs[6 * gale_items + gale_item];
                    ul_0 = arg_args + 28L;
                    l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
                    ul_12 = arg_args + 20L;
                    ul_14 = arg_args + 24L;
                    ul_21 = arg_args + 16L;
                    ul_360 = arg_args + 32L;
                    i_374 = (int) get_local_size(0);
                    i_375 = ((int) get_local_size(0)) << 3;
                    i_376 = ((int) get_local_size(0)) << 3;
                    i_377 = (int) get_local_size(0);
                    i_378 = (int) get_local_id(0);
                    l_379 = (long) gale_group;
                    i_380 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
                    i_381 = (int) get_local_size(0);
                    i_382 = (int) get_local_id(0);
                    l_383 = (long) gale_group;
                    i_384 = (int) get_local_id(0);
                    i_385 = (int) get_local_id(0);
                    i_386 = (int) get_local_id(0);
                    i_387 = ((int) get_local_id(0)) << 3;
                    l_388 = (long) gale_group;
                    i_389 = ((int) get_local_id(0)) << 3;
                    i_390 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
                    l_391 = (long) gale_group;
                    i_392 = (int) get_local_id(0);
                    l_393 = (long) gale_group;
                    i_394 = (int) get_local_id(0);
                    l_395 = (long) gale_group;
                    ul_396 = arg_args + 36L;
                    i_412 = (int) get_local_id(0);
                    i_413 = (int) get_local_id(0);
                    l_420 = gale_round_reply(gale_entry);
                }
                i_421 = (int) l_420;
                if (l_420 < 0L) {
                    i_422 = 0;
                } else {
                    i_422 = i_421;
                }
                l_423 = gale_BlockAccess_offsetInRegion(arg_fs, l_420, l_417, gale_group, gale_slot, gale_position);
                gale_copy((arg_fs + 16 + l_423), (arg_work + 16 + ((long) ((ulong) l_410 + (ulong) l_416))), i_422);
                GALEFS_BARRIER(11);
                if (i_412 == 0) {
                    if (!(i_422 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_422, gale_group, gale_slot, gale_position);
                    }
                }
                i_424 = (int) ((uint) i_415 + (uint) i_422);
                if (l_420 < 0L) {
                    i_414 = i_421;
                    i_415 = i_424;
                } else {
                    i_425 = ((i_422 < 1) || (!(i_424 < i_411))) ? 0 : 1;
                    i_414 = i_425;
                    i_415 = i_424;
                }
            }
            if (i_415 < 1) {
                i_426 = i_414;
            } else {
                i_426 = i_415;
            }
            i_427 = (i_426 < 1) ? 0 : i_426;
            i_428 = (int) ((uint) i_407 + (uint) i_427);
            i_407 = i_428;
            i_408 = i_426;
        }
        goto B276;
    B275:;
    B276:;
        if (i_408 < 0) {
            i_429 = i_408;
        } else {
            i_429 = i_407;
        }
        i_430 = *((__global gale_int *) ul_0);
        i_431 = *((__global gale_int *) ul_360);
        l_432 = ((long) i_430) + ((long) i_431);
        i_433 = i_394;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_433 < i_400)) {
                break;
            }
            l_434 = (long) i_433;
            i_435 = (int) *((__global char *) (arg_paths + 16 + (l_432 + l_434)));
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_405 + (ulong) l_434)))) = (char) i_435;
            i_436 = (int) ((uint) i_433 + (uint) i_377);
            i_433 = i_436;
        }
        i_437 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_438 = (int) ((uint) i_437 + (uint) 1);
            if (!(i_437 < i_429)) {
                goto B287;
            }
            i_439 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_406 + (ulong) ((long) i_437)))));
            if (i_439 == 10) {
                break;
            }
            i_437 = i_438;
        }
        goto B288;
    B287:;
    B288:;
        if (i_372 < 0) {
            i_440 = i_372;
        } else {
            if (i_429 < 1) {
                i_440 = i_429;
            } else {
                i_440 = i_438;
            }
        }
        i_441 = *((__global gale_int *) ul_12);
        i_442 = *((__global gale_int *) ul_14);
        i_443 = *((__global gale_int *) ul_396);
        l_444 = (long) i_441;
        l_445 = (long) i_442;
        l_446 = ((((((l_444 << 5) + (l_444 << 4)) + 73856L) + (l_445 + (l_445 << 2))) + (l_444 * 43L)) + 63L) & (-64L);
        l_447 = (long) i_443;
        i_448 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_446 * (ulong) l_393)) + (ulong) 65664L)) + (ulong) l_447))));
        l_449 = (long) ((ulong) ((long) ((ulong) l_391 * (ulong) l_446)) + (ulong) 65664L);
        if (i_448 == 47) {
            l_450 = (long) ((ulong) l_449 + (ulong) l_447);
            l_451 = l_450;
        } else {
            l_451 = l_449;
        }
        i_452 = (int) ((uint) i_440 + (uint) (-1));
        i_453 = (int) ((uint) i_440 + (uint) (-2));
        if ((uint) i_453 < (uint) 4000) {
            i_454 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_447 + (ulong) ((long) ((ulong) ((long) ((ulong) l_446 * (ulong) ((long) gale_group))) + (ulong) 65664L))))));
            if (i_454 == 47) {
                i_455 = i_452;
            } else {
                i_456 = (int) ((uint) i_452 + (uint) i_443);
                i_455 = i_456;
            }
        } else {
            i_455 = 0;
        }
        GALEFS_BARRIER(12);
        if (i_392 == 0) {
            l_457 = gale_FileOpener_begin(arg_fs, i_455, gale_group, gale_slot, gale_position);
            if (l_457 < 0L) {
                l_458 = l_457;
            } else {
                l_459 = (long) ((ulong) l_2 + (ulong) (((long) gale_position) << 12));
                i_460 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_460 < i_455)) {
                        break;
                    }
                    l_461 = (long) i_460;
                    i_462 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_451 + (ulong) l_461))));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_459 + (ulong) l_461)))) = (char) i_462;
                    i_463 = (int) ((uint) i_460 + (uint) 1);
                    i_460 = i_463;
                }
                l_464 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_455, (-1), gale_group, gale_slot, gale_position);
                l_458 = l_464;
            }
        } else {
            l_458 = 0L;
        }
        GALEFS_BROADCAST(13, l_465, l_458);
        if (l_465 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_372;
            gale_longs[gale_item] = (ulong) l_397;
            gale_ints[gale_items + gale_item] = (uint) i_398;
            gale_ints[2 * gale_items + gale_item] = (uint) i_440;
            gale_longs[gale_items + gale_item] = (ulong) l_451;
            gale_ints[3 * gale_items + gale_item] = (uint) i_452;
            gale_ints[4 * gale_items + gale_item] = (uint) i_453;
            gale_ints[5 * gale_items + gale_item] = (uint) i_455;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_465); }
            GALEFS_RETURN;
            resume_6:
            i_372 = (int) gale_ints[gale_item];
            l_397 = (long) gale_longs[gale_item];
            i_398 = (int) gale_ints[gale_items + gale_item];
            i_440 = (int) gale_ints[2 * gale_items + gale_item];
            l_451 = (long) gale_longs[gale_items + gale_item];
            i_452 = (int) gale_ints[3 * gale_items + gale_item];
            i_453 = (int) gale_ints[4 * gale_items + gale_item];
            i_455 = (int) gale_ints[5 * gale_items + gale_item];
            ul_0 = arg_args + 28L;
            l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
            ul_12 = arg_args + 20L;
            ul_14 = arg_args + 24L;
            ul_21 = arg_args + 16L;
            ul_360 = arg_args + 32L;
            i_374 = (int) get_local_size(0);
            i_375 = ((int) get_local_size(0)) << 3;
            i_376 = ((int) get_local_size(0)) << 3;
            i_377 = (int) get_local_size(0);
            i_378 = (int) get_local_id(0);
            l_379 = (long) gale_group;
            i_380 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
            i_381 = (int) get_local_size(0);
            i_382 = (int) get_local_id(0);
            l_383 = (long) gale_group;
            i_384 = (int) get_local_id(0);
            i_385 = (int) get_local_id(0);
            i_386 = (int) get_local_id(0);
            i_387 = ((int) get_local_id(0)) << 3;
            l_388 = (long) gale_group;
            i_389 = ((int) get_local_id(0)) << 3;
            i_390 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
            l_391 = (long) gale_group;
            i_392 = (int) get_local_id(0);
            l_393 = (long) gale_group;
            i_394 = (int) get_local_id(0);
            l_395 = (long) gale_group;
            ul_396 = arg_args + 36L;
            l_465 = gale_round_reply(gale_entry);
        }
        i_466 = *((__global gale_int *) ul_12);
        i_467 = (int) ((uint) i_390 * (uint) i_466);
        i_468 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_468 < i_466)) {
                break;
            }
            *((__global gale_int *) (arg_counts + ((((long) ((int) ((uint) i_467 + (uint) i_468))) << 2) + 16L))) = 0;
            i_469 = (int) ((uint) i_468 + (uint) 1);
            i_468 = i_469;
        }
        i_470 = *((__global gale_int *) ul_12);
        i_471 = *((__global gale_int *) ul_14);
        l_472 = (long) i_470;
        l_473 = (long) i_471;
        l_474 = (long) ((ulong) l_388 * (ulong) (((((((l_472 << 5) + (l_472 << 4)) + 73856L) + (l_473 + (l_473 << 2))) + (l_472 * 43L)) + 63L) & (-64L)));
        i_475 = i_389;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_475 < 128)) {
                break;
            }
            *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_474 + (ulong) ((long) i_475))))) = 0L;
            i_476 = (int) ((uint) i_475 + (uint) i_376);
            i_475 = i_476;
        }
        l_477 = (long) ((ulong) l_474 + (ulong) 65536L);
        l_478 = (long) ((ulong) l_474 + (ulong) 128L);
        i_479 = (int) l_465;
        i_480 = (i_479 < 0) ? i_479 : 1;
        l_481 = 0L;
        i_482 = i_480;
        while (true) {
            if (i_482 < 1) {
                break;
            }
            i_483 = 0;
            i_484 = 1;
            while (true) {
                if (i_484 < 1) {
                    goto B341;
                }
                if (!(i_483 < 65536)) {
                    break;
                }
                l_485 = (long) i_483;
                l_486 = (long) ((ulong) l_478 + (ulong) l_485);
                i_487 = (int) ((uint) 65536 - (uint) i_483);
                i_488 = (int) get_local_id(0);
                i_489 = (int) get_local_id(0);
                i_490 = 1;
                i_491 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_490 == 1)) {
                        break;
                    }
                    l_492 = (long) i_491;
                    l_493 = (long) ((ulong) l_481 + (ulong) (l_485 + l_492));
                    if (i_489 == 0) {
                        l_494 = gale_BlockAccess_beginRead(arg_fs, i_479, l_493, ((int) ((uint) i_487 - (uint) i_491)), gale_group, gale_slot, gale_position);
                        l_495 = l_494;
                    } else {
                        l_495 = 0L;
                    }
                    GALEFS_BROADCAST(14, l_496, l_495);
                    if (l_496 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_372;
                        gale_longs[gale_item] = (ulong) l_397;
                        gale_ints[gale_items + gale_item] = (uint) i_398;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_440;
                        gale_longs[gale_items + gale_item] = (ulong) l_451;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_452;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_453;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_455;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_474;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_477;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_478;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_479;
                        gale_longs[5 * gale_items + gale_item] = (ulong) l_481;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_483;
                        gale_longs[6 * gale_items + gale_item] = (ulong) l_485;
                        gale_longs[7 * gale_items + gale_item] = (ulong) l_486;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_487;
                        gale_ints[9 * gale_items + gale_item] = (uint) i_491;
                        gale_longs[8 * gale_items + gale_item] = (ulong) l_492;
                        gale_longs[9 * gale_items + gale_item] = (ulong) l_493;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_496); }
                        GALEFS_RETURN;
                        resume_7:
                        i_372 = (int) gale_ints[gale_item];
                        l_397 = (long) gale_longs[gale_item];
                        i_398 = (int) gale_ints[gale_items + gale_item];
                        i_440 = (int) gale_ints[2 * gale_items + gale_item];
                        l_451 = (long) gale_longs[gale_items + gale_item];
                        i_452 = (int) gale_ints[3 * gale_items + gale_item];
                        i_453 = (int) gale_ints[4 * gale_items + gale_item];
                        i_455 = (int) gale_ints[5 * gale_items + gale_item];
                        l_474 = (long) gale_longs[2 * gale_items + gale_item];
                        l_477 = (long) gale_longs[3 * gale_items + gale_item];
                        l_478 = (long) gale_longs[4 * gale_items + gale_item];
                        i_479 = (int) gale_ints[6 * gale_items + gale_item];
                        l_481 = (long) gale_longs[5 * gale_items + gale_item];
                        i_483 = (int) gale_ints[7 * gale_items + gale_item];
                        l_485 = (long) gale_longs[6 * gale_items + gale_item];
                        l_486 = (long) gale_longs[7 * gale_items + gale_item];
                        i_487 = (int) gale_ints[8 * gale_items + gale_item];
                        i_491 = (int) gale_ints[9 * gale_items + gale_item];
                        l_492 = (long) gale_longs[8 * gale_items + gale_item];
                        l_493 = (long) gale_longs[9 * gale_items + gale_item];
                        ul_0 = arg_args + 28L;
                        l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
                        ul_12 = arg_args + 20L;
                        ul_14 = arg_args + 24L;
                        ul_21 = arg_args + 16L;
                        ul_360 = arg_args + 32L;
                        i_374 = (int) get_local_size(0);
                        i_375 = ((int) get_local_size(0)) << 3;
                        i_376 = ((int) get_local_size(0)) << 3;
                        i_377 = (int) get_local_size(0);
                        i_378 = (int) get_local_id(0);
                        l_379 = (long) gale_group;
                        i_380 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
                        i_381 = (int) get_local_size(0);
                        i_382 = (int) get_local_id(0);
                        l_383 = (long) gale_group;
                        i_384 = (int) get_local_id(0);
                        i_385 = (int) get_local_id(0);
                        i_386 = (int) get_local_id(0);
                        i_387 = ((int) get_local_id(0)) << 3;
                        l_388 = (long) gale_group;
                        i_389 = ((int) get_local_id(0)) << 3;
                        i_390 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
                        l_391 = (long) gale_group;
                        i_392 = (int) get_local_id(0);
                        l_393 = (long) gale_group;
                        i_394 = (int) get_local_id(0);
                        l_395 = (long) gale_group;
                        ul_396 = arg_args + 36L;
                        i_488 = (int) get_local_id(0);
                        i_489 = (int) get_local_id(0);
                        l_496 = gale_round_reply(gale_entry);
                    }
                    i_497 = (int) l_496;
                    if (l_496 < 0L) {
                        i_498 = 0;
                    } else {
                        i_498 = i_497;
                    }
                    l_499 = gale_BlockAccess_offsetInRegion(arg_fs, l_496, l_493, gale_group, gale_slot, gale_position);
                    gale_copy((arg_fs + 16 + l_499), (arg_work + 16 + ((long) ((ulong) l_486 + (ulong) l_492))), i_498);
                    GALEFS_BARRIER(15);
                    if (i_488 == 0) {
                        if (!(i_498 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_498, gale_group, gale_slot, gale_position);
                        }
                    }
                    i_500 = (int) ((uint) i_491 + (uint) i_498);
                    if (l_496 < 0L) {
                        i_490 = i_497;
                        i_491 = i_500;
                    } else {
                        i_501 = ((i_498 < 1) || (!(i_500 < i_487))) ? 0 : 1;
                        i_490 = i_501;
                        i_491 = i_500;
                    }
                }
                if (i_491 < 1) {
                    i_502 = i_490;
                } else {
                    i_502 = i_491;
                }
                i_503 = (i_502 < 1) ? 0 : i_502;
                i_504 = (int) ((uint) i_483 + (uint) i_503);
                i_483 = i_504;
                i_484 = i_502;
            }
            goto B342;
        B341:;
        B342:;
            if (i_484 < 0) {
                i_505 = i_484;
            } else {
                i_505 = i_483;
            }
            if (!(i_505 < 0)) {
                if (i_505 < 65536) {
                    i_506 = i_505;
                } else {
                    i_507 = (int) ((uint) i_505 + (uint) (-64));
                    i_506 = i_507;
                }
                i_508 = (int) ((uint) i_506 + (uint) 127);
                i_509 = ((int) ((uint) ((int) ((uint) (i_508 >> 31) >> 26)) + (uint) i_508)) >> 6;
                i_510 = gale_div_int(((int) ((uint) ((int) ((uint) i_509 + (uint) ((int) get_local_size(0)))) + (uint) (-1))), ((int) get_local_size(0)));
                i_511 = (int) ((uint) ((int) get_local_id(0)) * (uint) i_510);
                i_512 = (int) ((uint) i_511 + (uint) i_510);
                i_513 = (i_512 < i_509) ? i_512 : i_509;
                if (i_511 < i_513) {
                    i_514 = *((__global gale_int *) ul_12);
                    i_515 = *((__global gale_int *) ul_14);
                    i_516 = ((int) ((uint) i_511 + (uint) (-1))) << 6;
                    l_517 = (long) ((ulong) l_478 + (ulong) ((long) i_516));
                    l_518 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_517 + (ulong) (-8L)))));
                    i_519 = (int) ((uint) i_505 - (uint) i_516);
                    if (i_519 < 1) {
                        l_520 = 0L;
                    } else {
                        l_521 = 0L;
                        i_522 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_522 < 64)) {
                                break;
                            }
                            l_523 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_517 + (ulong) ((long) i_522)))));
                            l_524 = (l_523 | 2314885530818453536L) & 9187201950435737471L;
                            l_525 = l_523 ^ 6872316419617283935L;
                            l_526 = l_521 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((((((long) ((ulong) l_524 + (ulong) 2242545357980376863L)) & (~((long) ((ulong) l_524 + (ulong) 361700864190383365L)))) & (~l_523)) & (-9187201950435737472L)) | ((~(l_525 | ((long) ((ulong) (l_525 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L))) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_522);
                            i_527 = (int) ((uint) i_522 + (uint) 8);
                            l_521 = l_526;
                            i_522 = i_527;
                        }
                        l_520 = l_521;
                    }
                    if (i_519 < 64) {
                        if (i_519 < 1) {
                            l_528 = 0L;
                        } else {
                            l_529 = (long) ((ulong) (1L << i_519) + (ulong) (-1L));
                            l_528 = l_529;
                        }
                    } else {
                        l_528 = (-1L);
                    }
                    l_530 = l_520 & l_528;
                    l_531 = (l_518 | 2314885530818453536L) & 9187201950435737471L;
                    l_532 = l_518 ^ 6872316419617283935L;
                    l_533 = (((((((long) ((ulong) l_531 + (ulong) 2242545357980376863L)) & (~((long) ((ulong) l_531 + (ulong) 361700864190383365L)))) & (~l_518)) & (-9187201950435737472L)) | ((~(l_532 | ((long) ((ulong) (l_532 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L))) < 0L) ? 1L : 0L;
                    i_534 = ((int) ((uint) i_513 + (uint) (-1))) << 6;
                    l_535 = l_533;
                    l_536 = l_530;
                    i_537 = i_516;
                    while (true) {
                        if (!(i_537 < i_534)) {
                            break;
                        }
                        i_538 = (int) ((uint) i_537 + (uint) 64);
                        i_539 = (int) ((uint) i_505 - (uint) i_538);
                        if (i_539 < 1) {
                            l_540 = 0L;
                        } else {
                            l_541 = (long) ((ulong) l_478 + (ulong) ((long) i_538));
                            l_542 = 0L;
                            i_543 = 0;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_543 < 64)) {
                                    break;
                                }
                                l_544 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_541 + (ulong) ((long) i_543)))));
                                l_545 = (l_544 | 2314885530818453536L) & 9187201950435737471L;
                                l_546 = l_544 ^ 6872316419617283935L;
                                l_547 = l_542 | (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((((((long) ((ulong) l_545 + (ulong) 2242545357980376863L)) & (~((long) ((ulong) l_545 + (ulong) 361700864190383365L)))) & (~l_544)) & (-9187201950435737472L)) | ((~(l_546 | ((long) ((ulong) (l_546 & 9187201950435737471L) + (ulong) 9187201950435737471L)))) & (-9187201950435737472L))) >> 7)) * (ulong) 72624976668147840L)) >> 56)) << i_543);
                                i_548 = (int) ((uint) i_543 + (uint) 8);
                                l_542 = l_547;
                                i_543 = i_548;
                            }
                            l_540 = l_542;
                        }
                        if (i_539 < 64) {
                            if (i_539 < 1) {
                                l_549 = 0L;
                            } else {
                                l_550 = (long) ((ulong) (1L << i_539) + (ulong) (-1L));
                                l_549 = l_550;
                            }
                        } else {
                            l_549 = (-1L);
                        }
                        l_551 = l_540 & l_549;
                        l_552 = l_551 << 1;
                        l_553 = l_536 & (~(l_535 | (l_536 << 1)));
                        l_554 = l_553;
                        while (true) {
                            if (l_554 == 0L) {
                                break;
                            }
                            l_555 = l_554 & ((long) ((ulong) l_554 + (ulong) (-1L)));
                            i_556 = gale_ctz_long(l_554);
                            i_557 = gale_ctz_long((~(((long) ((ulong) l_536 >> i_556)) | (l_552 << (63 - i_556)))));
                            if ((uint) i_557 < (uint) 32) {
                                l_558 = (long) ((ulong) ((long) ((ulong) l_478 + (ulong) ((long) i_537))) + (ulong) ((long) (uint) i_556));
                                l_559 = l_558 & (-8L);
                                l_560 = *((__global gale_long *) (arg_work + 16 + l_559));
                                l_561 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_559 + (ulong) 8L))));
                                l_562 = (long) ((ulong) l_558 + (ulong) 8L);
                                l_563 = l_562 & (-8L);
                                l_564 = *((__global gale_long *) (arg_work + 16 + l_563));
                                l_565 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_563 + (ulong) 8L))));
                                if ((uint) i_557 < (uint) 8) {
                                    i_566 = 0;
                                } else {
                                    if ((uint) i_557 < (uint) 17) {
                                        i_567 = i_557 + (-8);
                                        i_566 = i_567;
                                    } else {
                                        i_566 = 8;
                                    }
                                }
                                i_568 = ((int) ((long) ((ulong) l_558 - (ulong) l_559))) << 3;
                                i_569 = ((uint) i_557 < (uint) 9) ? i_557 : 8;
                                i_570 = i_569 << 2;
                                l_571 = (long) ((ulong) ((((long) ((ulong) l_560 >> i_568)) | ((l_561 << 1) << ((int) ((uint) 63 - (uint) i_568)))) & (~(((-1L) << i_570) << i_570))) * (ulong) (-7046029254386353131L));
                                i_572 = ((int) ((long) ((ulong) l_562 - (ulong) l_563))) << 3;
                                i_573 = i_566 << 2;
                                l_574 = (long) ((ulong) ((l_571 ^ ((long) ((ulong) l_571 >> 32))) ^ ((((long) ((ulong) l_564 >> i_572)) | ((l_565 << 1) << ((int) ((uint) 63 - (uint) i_572)))) & (~(((-1L) << i_573) << i_573)))) * (ulong) (-7046029254386353131L));
                                l_575 = l_574 ^ ((long) ((ulong) l_574 >> 32));
                                l_576 = (long) i_514;
                                l_577 = ((l_576 << 5) + (l_576 << 4)) + 73856L;
                                l_578 = (long) i_515;
                                l_579 = l_578 << 2;
                                l_580 = (((l_577 + (l_578 + l_579)) + (l_576 * 43L)) + 63L) & (-64L);
                                l_581 = (long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) l_580)) + (ulong) l_577);
                                l_582 = (long) ((ulong) l_581 + (ulong) l_579);
                                i_583 = (i_515 >> 2) + (-1);
                                l_584 = l_575;
                                i_585 = 16;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_585 < i_557)) {
                                        break;
                                    }
                                    l_586 = (long) ((ulong) l_558 + (ulong) ((long) i_585));
                                    l_587 = l_586 & (-8L);
                                    l_588 = *((__global gale_long *) (arg_work + 16 + l_587));
                                    l_589 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_587 + (ulong) 8L))));
                                    i_590 = (int) ((uint) i_557 - (uint) i_585);
                                    if (i_590 < 0) {
                                        i_591 = 0;
                                    } else {
                                        i_592 = (i_590 < 9) ? i_590 : 8;
                                        i_591 = i_592;
                                    }
                                    i_593 = ((int) ((long) ((ulong) l_586 - (ulong) l_587))) << 3;
                                    i_594 = i_591 << 2;
                                    l_595 = (long) ((ulong) (l_584 ^ ((((long) ((ulong) l_588 >> i_593)) | ((l_589 << 1) << ((int) ((uint) 63 - (uint) i_593)))) & (~(((-1L) << i_594) << i_594)))) * (ulong) (-7046029254386353131L));
                                    l_596 = l_595 ^ ((long) ((ulong) l_595 >> 32));
                                    i_597 = (int) ((uint) i_585 + (uint) 8);
                                    l_584 = l_596;
                                    i_585 = i_597;
                                }
                                i_598 = (int) ((long) ((ulong) l_584 >> 16));
                                i_599 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_582 + (ulong) ((long) (uint) ((((int) ((uint) i_598 >> 13)) & i_583) << 2))))));
                                if ((i_599 & (1 << ((int) ((uint) i_598 >> 8)))) == 0) {
                                    l_554 = l_555;
                                } else {
                                    i_600 = (int) ((uint) i_515 + (uint) (-1));
                                    i_601 = i_598 & i_600;
                                    i_602 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_581 + (ulong) (((long) i_601) << 2)))));
                                    i_603 = i_600 >> 1;
                                    i_604 = ~i_603;
                                    i_605 = i_601;
                                    i_606 = i_602;
                                    while (true) {
                                        i_607 = (int) ((uint) (i_603 & i_606) + (uint) (-1));
                                        if (i_606 == 0) {
                                            goto B410;
                                        }
                                        if (((i_598 ^ i_606) & i_604) == 0) {
                                            l_608 = (long) i_607;
                                            l_609 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) gale_group) * (ulong) l_580)) + (ulong) 73856L)) + (ulong) ((l_608 << 5) + (l_608 << 4)));
                                            i_610 = *((__global gale_int *) (arg_work + 16 + l_609));
                                            if (i_557 == i_610) {
                                                l_611 = (long) ((ulong) l_609 + (ulong) 16L);
                                                i_612 = 0;
                                                GALEFS_INNERMOST_LOOP()
                                                while (true) {
                                                    if (!(i_612 < i_557)) {
                                                        goto B403;
                                                    }
                                                    l_613 = (long) i_612;
                                                    l_614 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_611 + (ulong) l_613))));
                                                    l_615 = (long) ((ulong) l_558 + (ulong) l_613);
                                                    l_616 = l_615 & (-8L);
                                                    l_617 = *((__global gale_long *) (arg_work + 16 + l_616));
                                                    l_618 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_616 + (ulong) 8L))));
                                                    i_619 = (int) ((uint) i_557 - (uint) i_612);
                                                    if (i_619 < 0) {
                                                        i_620 = 0;
                                                    } else {
                                                        i_621 = (i_619 < 9) ? i_619 : 8;
                                                        i_620 = i_621;
                                                    }
                                                    i_622 = ((int) ((long) ((ulong) l_615 - (ulong) l_616))) << 3;
                                                    i_623 = i_620 << 2;
                                                    if (!(l_614 == ((((long) ((ulong) l_617 >> i_622)) | ((l_618 << 1) << ((int) ((uint) 63 - (uint) i_622)))) & (~(((-1L) << i_623) << i_623))))) {
                                                        break;
                                                    }
                                                    i_624 = (int) ((uint) i_612 + (uint) 8);
                                                    i_612 = i_624;
                                                }
                                                goto B404;
                                            B403:;
                                            B404:;
                                                if (!(i_612 < i_557)) {
                                                    break;
                                                }
                                            }
                                        }
                                        i_625 = i_600 & ((int) ((uint) i_605 + (uint) 1));
                                        i_626 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_581 + (ulong) (((long) i_625) << 2)))));
                                        i_605 = i_625;
                                        i_606 = i_626;
                                    }
                                    goto B411;
                                B410:;
                                B411:;
                                    if (i_607 < 0) {
                                        l_554 = l_555;
                                    } else {
                                        ul_627 = arg_counts + ((((long) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))))) * (uint) i_514)) + (uint) i_607))) << 2) + 16L);
                                        i_628 = *((__global gale_int *) ul_627);
                                        *((__global gale_int *) ul_627) = ((int) ((uint) i_628 + (uint) 1));
                                        l_554 = l_555;
                                    }
                                }
                            } else {
                                l_554 = l_555;
                            }
                        }
                        l_629 = (long) ((ulong) l_536 >> 63);
                        l_535 = l_629;
                        l_536 = l_551;
                        i_537 = i_538;
                    }
                }
            }
            GALEFS_BARRIER(16);
            i_630 = i_387;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_630 < 128)) {
                    break;
                }
                l_631 = (long) i_630;
                l_632 = *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_631 + (ulong) l_477))));
                *((__global gale_long *) (arg_work + 16 + ((long) ((ulong) l_474 + (ulong) l_631)))) = l_632;
                i_633 = (int) ((uint) i_630 + (uint) i_375);
                i_630 = i_633;
            }
            l_634 = (long) ((ulong) l_481 + (ulong) ((long) i_505));
            if (i_505 < 0) {
                l_481 = l_634;
                i_482 = i_505;
            } else {
                i_635 = (i_505 < 65536) ? 0 : 1;
                l_481 = l_634;
                i_482 = i_635;
            }
        }
        if (i_386 == 0) {
            l_636 = gale_OpenFileCalls_beginClose(arg_fs, i_479, gale_group, gale_slot, gale_position);
            l_637 = l_636;
        } else {
            l_637 = 0L;
        }
        GALEFS_BROADCAST(17, l_638, l_637);
        if (l_638 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_372;
            gale_longs[gale_item] = (ulong) l_397;
            gale_ints[gale_items + gale_item] = (uint) i_398;
            gale_ints[2 * gale_items + gale_item] = (uint) i_440;
            gale_longs[gale_items + gale_item] = (ulong) l_451;
            gale_ints[3 * gale_items + gale_item] = (uint) i_452;
            gale_ints[4 * gale_items + gale_item] = (uint) i_453;
            gale_ints[5 * gale_items + gale_item] = (uint) i_455;
            gale_ints[6 * gale_items + gale_item] = (uint) i_482;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_638); }
            GALEFS_RETURN;
            resume_8:
            i_372 = (int) gale_ints[gale_item];
            l_397 = (long) gale_longs[gale_item];
            i_398 = (int) gale_ints[gale_items + gale_item];
            i_440 = (int) gale_ints[2 * gale_items + gale_item];
            l_451 = (long) gale_longs[gale_items + gale_item];
            i_452 = (int) gale_ints[3 * gale_items + gale_item];
            i_453 = (int) gale_ints[4 * gale_items + gale_item];
            i_455 = (int) gale_ints[5 * gale_items + gale_item];
            i_482 = (int) gale_ints[6 * gale_items + gale_item];
            ul_0 = arg_args + 28L;
            l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
            ul_12 = arg_args + 20L;
            ul_14 = arg_args + 24L;
            ul_21 = arg_args + 16L;
            ul_360 = arg_args + 32L;
            i_374 = (int) get_local_size(0);
            i_375 = ((int) get_local_size(0)) << 3;
            i_376 = ((int) get_local_size(0)) << 3;
            i_377 = (int) get_local_size(0);
            i_378 = (int) get_local_id(0);
            l_379 = (long) gale_group;
            i_380 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
            i_381 = (int) get_local_size(0);
            i_382 = (int) get_local_id(0);
            l_383 = (long) gale_group;
            i_384 = (int) get_local_id(0);
            i_385 = (int) get_local_id(0);
            i_386 = (int) get_local_id(0);
            i_387 = ((int) get_local_id(0)) << 3;
            l_388 = (long) gale_group;
            i_389 = ((int) get_local_id(0)) << 3;
            i_390 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
            l_391 = (long) gale_group;
            i_392 = (int) get_local_id(0);
            l_393 = (long) gale_group;
            i_394 = (int) get_local_id(0);
            l_395 = (long) gale_group;
            ul_396 = arg_args + 36L;
            l_638 = gale_round_reply(gale_entry);
        }
        if (i_385 == 0) {
            l_639 = (long) ((ulong) l_451 + (ulong) ((long) i_455));
            *((__global char *) (arg_work + 16 + l_639)) = (char) 46;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_639 + (ulong) 1L)))) = (char) 99;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_639 + (ulong) 2L)))) = (char) 111;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_639 + (ulong) 3L)))) = (char) 117;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_639 + (ulong) 4L)))) = (char) 110;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_639 + (ulong) 5L)))) = (char) 116;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_639 + (ulong) 6L)))) = (char) 115;
        }
        if (i_482 < 0) {
            i_640 = 0;
        } else {
            i_641 = (int) ((uint) i_455 + (uint) 7);
            i_640 = i_641;
        }
        GALEFS_BARRIER(18);
        if (i_384 == 0) {
            l_642 = gale_FileOpener_begin(arg_fs, i_640, gale_group, gale_slot, gale_position);
            if (l_642 < 0L) {
                l_643 = l_642;
            } else {
                l_644 = (long) ((ulong) l_2 + (ulong) (((long) gale_position) << 12));
                i_645 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_645 < i_640)) {
                        break;
                    }
                    l_646 = (long) i_645;
                    i_647 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_451 + (ulong) l_646))));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_644 + (ulong) l_646)))) = (char) i_647;
                    i_648 = (int) ((uint) i_645 + (uint) 1);
                    i_645 = i_648;
                }
                l_649 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 577, i_640, (-1), gale_group, gale_slot, gale_position);
                l_643 = l_649;
            }
        } else {
            l_643 = 0L;
        }
        GALEFS_BROADCAST(19, l_650, l_643);
        if (l_650 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_372;
            gale_longs[gale_item] = (ulong) l_397;
            gale_ints[gale_items + gale_item] = (uint) i_398;
            gale_ints[2 * gale_items + gale_item] = (uint) i_440;
            gale_ints[3 * gale_items + gale_item] = (uint) i_452;
            gale_ints[4 * gale_items + gale_item] = (uint) i_453;
            gale_ints[5 * gale_items + gale_item] = (uint) i_482;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_650); }
            GALEFS_RETURN;
            resume_9:
            i_372 = (int) gale_ints[gale_item];
            l_397 = (long) gale_longs[gale_item];
            i_398 = (int) gale_ints[gale_items + gale_item];
            i_440 = (int) gale_ints[2 * gale_items + gale_item];
            i_452 = (int) gale_ints[3 * gale_items + gale_item];
            i_453 = (int) gale_ints[4 * gale_items + gale_item];
            i_482 = (int) gale_ints[5 * gale_items + gale_item];
            ul_0 = arg_args + 28L;
            l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
            ul_12 = arg_args + 20L;
            ul_14 = arg_args + 24L;
            ul_21 = arg_args + 16L;
            ul_360 = arg_args + 32L;
            i_374 = (int) get_local_size(0);
            i_375 = ((int) get_local_size(0)) << 3;
            i_376 = ((int) get_local_size(0)) << 3;
            i_377 = (int) get_local_size(0);
            i_378 = (int) get_local_id(0);
            l_379 = (long) gale_group;
            i_380 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
            i_381 = (int) get_local_size(0);
            i_382 = (int) get_local_id(0);
            l_383 = (long) gale_group;
            i_384 = (int) get_local_id(0);
            i_385 = (int) get_local_id(0);
            i_386 = (int) get_local_id(0);
            i_387 = ((int) get_local_id(0)) << 3;
            l_388 = (long) gale_group;
            i_389 = ((int) get_local_id(0)) << 3;
            i_390 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
            l_391 = (long) gale_group;
            i_392 = (int) get_local_id(0);
            l_393 = (long) gale_group;
            i_394 = (int) get_local_id(0);
            l_395 = (long) gale_group;
            ul_396 = arg_args + 36L;
            l_650 = gale_round_reply(gale_entry);
        }
        i_651 = *((__global gale_int *) ul_12);
        i_652 = *((__global gale_int *) ul_14);
        l_653 = (long) i_651;
        i_654 = (int) l_650;
        if (i_654 < 0) {
            i_655 = 0;
        } else {
            i_656 = *((__global gale_int *) ul_21);
            l_657 = l_653 * ((long) gale_group);
            l_658 = (long) i_656;
            if (l_657 < l_658) {
                l_659 = l_658 - l_657;
                if (l_659 < l_653) {
                    i_660 = (int) l_659;
                    i_655 = i_660;
                } else {
                    i_655 = i_651;
                }
            } else {
                i_655 = 0;
            }
        }
        l_661 = (long) i_652;
        l_662 = (((l_653 << 5) + (l_653 << 4)) + 73856L) + (l_661 + (l_661 << 2));
        l_663 = ((l_662 + (l_653 * 43L)) + 63L) & (-64L);
        l_664 = (long) ((ulong) l_383 * (ulong) l_663);
        i_665 = *((__global gale_int *) (arg_work + 16 + ((long) ((ulong) l_664 + (ulong) 73864L))));
        l_666 = (long) ((ulong) l_664 + (ulong) 73856L);
        if (i_655 < 1) {
            i_667 = 0;
        } else {
            l_668 = (long) (uint) ((int) ((uint) i_655 + (uint) (-1)));
            l_669 = (long) ((ulong) l_666 + (ulong) ((l_668 << 5) + (l_668 << 4)));
            i_670 = *((__global gale_int *) (arg_work + 16 + (l_669 + 8L)));
            i_671 = *((__global gale_int *) (arg_work + 16 + l_669));
            i_672 = (int) ((uint) ((int) ((uint) ((int) ((uint) i_670 + (uint) i_671)) + (uint) 12)) - (uint) i_665);
            i_667 = i_672;
        }
        l_673 = (long) i_665;
        l_674 = (long) ((ulong) l_662 + (ulong) ((long) ((ulong) l_663 * (ulong) l_379)));
        i_675 = i_382;
        while (true) {
            if (!(i_675 < i_655)) {
                break;
            }
            l_676 = (long) i_675;
            l_677 = (long) ((ulong) l_666 + (ulong) ((l_676 << 5) + (l_676 << 4)));
            i_678 = *((__global gale_int *) (arg_work + 16 + (l_677 + 8L)));
            i_679 = *((__global gale_int *) (arg_work + 16 + (l_677 + 4L)));
            i_680 = 0;
            i_681 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_681 < i_381)) {
                    break;
                }
                i_682 = *((__global gale_int *) ul_12);
                i_683 = *((__global gale_int *) (arg_counts + ((((long) ((int) ((uint) i_679 + (uint) ((int) ((uint) ((int) ((uint) i_681 + (uint) i_380)) * (uint) i_682))))) << 2) + 16L)));
                i_684 = (int) ((uint) i_680 + (uint) i_683);
                i_685 = (int) ((uint) i_681 + (uint) 1);
                i_680 = i_684;
                i_681 = i_685;
            }
            l_686 = (long) ((ulong) ((long) ((ulong) l_674 + (ulong) ((long) i_678))) - (ulong) l_673);
            i_687 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_687 < 10)) {
                    break;
                }
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_686 + (ulong) ((long) i_687))))) = (char) 32;
                i_688 = (int) ((uint) i_687 + (uint) 1);
                i_687 = i_688;
            }
            i_689 = i_680;
            i_690 = 10;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_690 == 10)) {
                    if (i_689 < 1) {
                        break;
                    }
                }
                i_691 = (int) ((uint) i_690 + (uint) (-1));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_686 + (ulong) ((long) i_691))))) = (char) (gale_rem_int(i_689, 10) + 48);
                i_692 = gale_div_int(i_689, 10);
                i_689 = i_692;
                i_690 = i_691;
            }
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_686 + (ulong) 10L)))) = (char) 32;
            i_693 = *((__global gale_int *) (arg_work + 16 + l_677));
            l_694 = (long) ((ulong) l_686 + (ulong) 11L);
            l_695 = (long) ((ulong) l_677 + (ulong) 16L);
            i_696 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_696 < i_693)) {
                    break;
                }
                l_697 = (long) i_696;
                i_698 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_695 + (ulong) l_697))));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_697 + (ulong) l_694)))) = (char) i_698;
                i_699 = (int) ((uint) i_696 + (uint) 1);
                i_696 = i_699;
            }
            *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) i_693) + (ulong) l_694)))) = (char) 10;
            i_700 = (int) ((uint) i_675 + (uint) i_374);
            i_675 = i_700;
        }
        i_701 = 0;
        i_702 = 1;
        while (true) {
            if (i_702 < 1) {
                goto B497;
            }
            if (!(i_701 < i_667)) {
                break;
            }
            l_703 = (long) i_701;
            l_704 = (long) ((ulong) l_674 + (ulong) l_703);
            i_705 = (int) ((uint) i_667 - (uint) i_701);
            l_706 = l_673 + l_703;
            i_707 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_708 = (int) get_local_id(0);
            i_709 = (int) get_local_id(0);
            i_710 = 4;
            i_711 = 0;
            i_712 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (i_710 == 0) {
                    break;
                }
                l_713 = (long) i_711;
                l_714 = l_706 + l_713;
                if (i_709 == 0) {
                    l_715 = gale_BlockAccess_beginWrite(arg_fs, i_710, i_654, l_714, ((int) ((uint) i_705 - (uint) i_711)), gale_group, gale_slot, gale_position);
                    l_716 = l_715;
                } else {
                    l_716 = 0L;
                }
                GALEFS_BROADCAST(20, l_717, l_716);
                if (l_717 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_372;
                    gale_longs[gale_item] = (ulong) l_397;
                    gale_ints[gale_items + gale_item] = (uint) i_398;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_440;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_452;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_453;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_482;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_654;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_667;
                    gale_longs[gale_items + gale_item] = (ulong) l_673;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_674;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_701;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_704;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_705;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_706;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_710;
                    gale_ints[11 * gale_items + gale_item] = (uint) i_711;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_713;
                    gale_longs[6 * gale_items + gale_item] = (ulong) l_714;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_717); }
                    GALEFS_RETURN;
                    resume_10:
                    i_372 = (int) gale_ints[gale_item];
                    l_397 = (long) gale_longs[gale_item];
                    i_398 = (int) gale_ints[gale_items + gale_item];
                    i_440 = (int) gale_ints[2 * gale_items + gale_item];
                    i_452 = (int) gale_ints[3 * gale_items + gale_item];
                    i_453 = (int) gale_ints[4 * gale_items + gale_item];
                    i_482 = (int) gale_ints[5 * gale_items + gale_item];
                    i_654 = (int) gale_ints[6 * gale_items + gale_item];
                    i_667 = (int) gale_ints[7 * gale_items + gale_item];
                    l_673 = (long) gale_longs[gale_items + gale_item];
                    l_674 = (long) gale_longs[2 * gale_items + gale_item];
                    i_701 = (int) gale_ints[8 * gale_items + gale_item];
                    l_704 = (long) gale_longs[3 * gale_items + gale_item];
                    i_705 = (int) gale_ints[9 * gale_items + gale_item];
                    l_706 = (long) gale_longs[4 * gale_items + gale_item];
                    i_710 = (int) gale_ints[10 * gale_items + gale_item];
                    i_711 = (int) gale_ints[11 * gale_items + gale_item];
                    l_713 = (long) gale_longs[5 * gale_items + gale_item];
                    l_714 = (long) gale_longs[6 * gale_items + gale_item];
                    ul_0 = arg_args + 28L;
                    l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
                    ul_12 = arg_args + 20L;
                    ul_14 = arg_args + 24L;
                    ul_21 = arg_args + 16L;
                    ul_360 = arg_args + 32L;
                    i_374 = (int) get_local_size(0);
                    i_375 = ((int) get_local_size(0)) << 3;
                    i_376 = ((int) get_local_size(0)) << 3;
                    i_377 = (int) get_local_size(0);
                    i_378 = (int) get_local_id(0);
                    l_379 = (long) gale_group;
                    i_380 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
                    i_381 = (int) get_local_size(0);
                    i_382 = (int) get_local_id(0);
                    l_383 = (long) gale_group;
                    i_384 = (int) get_local_id(0);
                    i_385 = (int) get_local_id(0);
                    i_386 = (int) get_local_id(0);
                    i_387 = ((int) get_local_id(0)) << 3;
                    l_388 = (long) gale_group;
                    i_389 = ((int) get_local_id(0)) << 3;
                    i_390 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
                    l_391 = (long) gale_group;
                    i_392 = (int) get_local_id(0);
                    l_393 = (long) gale_group;
                    i_394 = (int) get_local_id(0);
                    l_395 = (long) gale_group;
                    ul_396 = arg_args + 36L;
                    i_707 = *((__global gale_int *) (arg_fs + 16 + 212L));
                    i_708 = (int) get_local_id(0);
                    i_709 = (int) get_local_id(0);
                    l_717 = gale_round_reply(gale_entry);
                }
                i_718 = (int) l_717;
                if (l_717 < 0L) {
                    i_719 = 0;
                } else {
                    i_719 = i_718;
                }
                l_720 = gale_BlockAccess_offsetInRegion(arg_fs, l_717, l_714, gale_group, gale_slot, gale_position);
                gale_copy((arg_work + 16 + ((long) ((ulong) l_704 + (ulong) l_713))), (arg_fs + 16 + l_720), i_719);
                GALEFS_BARRIER(21);
                if (i_708 == 0) {
                    if (!(i_719 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 24, i_719, gale_group, gale_slot, gale_position);
                    }
                }
                i_721 = (int) ((uint) i_711 + (uint) i_719);
                if (l_717 < 0L) {
                    if ((!(i_710 == 4)) || (i_721 < 1)) {
                        i_722 = i_718;
                    } else {
                        i_722 = i_721;
                    }
                } else {
                    i_722 = i_721;
                }
                i_723 = (((!(i_710 == 4)) || (i_721 < 1)) || (i_707 == 0)) ? 0 : 5;
                if (i_719 == 0) {
                    i_710 = i_723;
                    i_711 = i_721;
                    i_712 = i_722;
                } else {
                    if (i_705 == i_721) {
                        i_710 = i_723;
                        i_711 = i_721;
                        i_712 = i_722;
                    } else {
                        i_711 = i_721;
                        i_712 = i_722;
                    }
                }
            }
            i_724 = (i_712 < 1) ? 0 : i_712;
            i_725 = (int) ((uint) i_701 + (uint) i_724);
            i_701 = i_725;
            i_702 = i_712;
        }
        goto B498;
    B497:;
    B498:;
        if (i_702 < 0) {
            i_726 = i_702;
        } else {
            i_726 = i_701;
        }
        if (i_654 < 0) {
            i_727 = i_654;
        } else {
            i_727 = i_726;
        }
        if (i_378 == 0) {
            l_728 = gale_OpenFileCalls_beginClose(arg_fs, i_654, gale_group, gale_slot, gale_position);
            l_729 = l_728;
        } else {
            l_729 = 0L;
        }
        GALEFS_BROADCAST(22, l_730, l_729);
        if (l_730 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_372;
            gale_longs[gale_item] = (ulong) l_397;
            gale_ints[gale_items + gale_item] = (uint) i_398;
            gale_ints[2 * gale_items + gale_item] = (uint) i_440;
            gale_ints[3 * gale_items + gale_item] = (uint) i_452;
            gale_ints[4 * gale_items + gale_item] = (uint) i_453;
            gale_ints[5 * gale_items + gale_item] = (uint) i_482;
            gale_ints[6 * gale_items + gale_item] = (uint) i_727;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 11, l_730); }
            GALEFS_RETURN;
            resume_11:
            i_372 = (int) gale_ints[gale_item];
            l_397 = (long) gale_longs[gale_item];
            i_398 = (int) gale_ints[gale_items + gale_item];
            i_440 = (int) gale_ints[2 * gale_items + gale_item];
            i_452 = (int) gale_ints[3 * gale_items + gale_item];
            i_453 = (int) gale_ints[4 * gale_items + gale_item];
            i_482 = (int) gale_ints[5 * gale_items + gale_item];
            i_727 = (int) gale_ints[6 * gale_items + gale_item];
            ul_0 = arg_args + 28L;
            l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
            ul_12 = arg_args + 20L;
            ul_14 = arg_args + 24L;
            ul_21 = arg_args + 16L;
            ul_360 = arg_args + 32L;
            i_374 = (int) get_local_size(0);
            i_375 = ((int) get_local_size(0)) << 3;
            i_376 = ((int) get_local_size(0)) << 3;
            i_377 = (int) get_local_size(0);
            i_378 = (int) get_local_id(0);
            l_379 = (long) gale_group;
            i_380 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
            i_381 = (int) get_local_size(0);
            i_382 = (int) get_local_id(0);
            l_383 = (long) gale_group;
            i_384 = (int) get_local_id(0);
            i_385 = (int) get_local_id(0);
            i_386 = (int) get_local_id(0);
            i_387 = ((int) get_local_id(0)) << 3;
            l_388 = (long) gale_group;
            i_389 = ((int) get_local_id(0)) << 3;
            i_390 = (int) ((uint) ((int) get_local_id(0)) + (uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))));
            l_391 = (long) gale_group;
            i_392 = (int) get_local_id(0);
            l_393 = (long) gale_group;
            i_394 = (int) get_local_id(0);
            l_395 = (long) gale_group;
            ul_396 = arg_args + 36L;
            l_730 = gale_round_reply(gale_entry);
        }
        i_731 = (int) l_730;
        i_732 = ((!((uint) i_453 < (uint) 4000)) || ((i_482 < 0) || ((i_727 < 0) || (i_731 < 0)))) ? 0 : 1;
        l_733 = (long) ((ulong) l_397 + (ulong) ((long) i_440));
        i_734 = (int) ((uint) i_398 + (uint) 1);
        if (i_440 < 0) {
            if (((int) get_local_id(0)) == 0) {
                l_735 = (long) (gale_group << 2);
                *((__global gale_int *) (arg_status + ((l_735 << 2) + 16L))) = 4;
                *((__global gale_int *) (arg_status + (((l_735 + 1L) << 2) + 16L))) = i_398;
                *((__global gale_int *) (arg_status + (((l_735 + 2L) << 2) + 16L))) = i_440;
                l_397 = l_733;
                i_398 = i_734;
                i_399 = i_732;
            } else {
                l_397 = l_733;
                i_398 = i_734;
                i_399 = i_732;
            }
        } else {
            if (i_440 == 1) {
                if (((int) get_local_id(0)) == 0) {
                    l_736 = (long) (gale_group << 2);
                    *((__global gale_int *) (arg_status + ((l_736 << 2) + 16L))) = 5;
                    *((__global gale_int *) (arg_status + (((l_736 + 1L) << 2) + 16L))) = i_398;
                    *((__global gale_int *) (arg_status + (((l_736 + 2L) << 2) + 16L))) = 0;
                    l_397 = l_733;
                    i_398 = i_734;
                    i_399 = i_732;
                } else {
                    l_397 = l_733;
                    i_398 = i_734;
                    i_399 = i_732;
                }
            } else {
                if (i_452 < 4001) {
                    if ((uint) i_453 < (uint) 4000) {
                        if (i_482 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                l_737 = (long) (gale_group << 2);
                                *((__global gale_int *) (arg_status + ((l_737 << 2) + 16L))) = 7;
                                *((__global gale_int *) (arg_status + (((l_737 + 1L) << 2) + 16L))) = i_398;
                                *((__global gale_int *) (arg_status + (((l_737 + 2L) << 2) + 16L))) = i_482;
                                l_397 = l_733;
                                i_398 = i_734;
                                i_399 = i_732;
                                continue;
                            }
                            l_397 = l_733;
                            i_398 = i_734;
                            i_399 = i_732;
                            continue;
                        }
                    }
                    if ((uint) i_453 < (uint) 4000) {
                        if (i_727 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                l_738 = (long) (gale_group << 2);
                                *((__global gale_int *) (arg_status + ((l_738 << 2) + 16L))) = 8;
                                *((__global gale_int *) (arg_status + (((l_738 + 1L) << 2) + 16L))) = i_398;
                                *((__global gale_int *) (arg_status + (((l_738 + 2L) << 2) + 16L))) = i_727;
                                l_397 = l_733;
                                i_398 = i_734;
                                i_399 = i_732;
                                continue;
                            }
                            l_397 = l_733;
                            i_398 = i_734;
                            i_399 = i_732;
                            continue;
                        }
                    }
                    if ((uint) i_453 < (uint) 4000) {
                        if (i_731 < 0) {
                            if (((int) get_local_id(0)) == 0) {
                                l_739 = (long) (gale_group << 2);
                                *((__global gale_int *) (arg_status + ((l_739 << 2) + 16L))) = 8;
                                *((__global gale_int *) (arg_status + (((l_739 + 1L) << 2) + 16L))) = i_398;
                                *((__global gale_int *) (arg_status + (((l_739 + 2L) << 2) + 16L))) = i_731;
                                l_397 = l_733;
                                i_398 = i_734;
                                i_399 = i_732;
                            } else {
                                l_397 = l_733;
                                i_398 = i_734;
                                i_399 = i_732;
                            }
                        } else {
                            l_397 = l_733;
                            i_398 = i_734;
                            i_399 = i_732;
                        }
                    } else {
                        l_397 = l_733;
                        i_398 = i_734;
                        i_399 = i_732;
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        l_740 = (long) (gale_group << 2);
                        *((__global gale_int *) (arg_status + ((l_740 << 2) + 16L))) = 6;
                        *((__global gale_int *) (arg_status + (((l_740 + 1L) << 2) + 16L))) = i_398;
                        *((__global gale_int *) (arg_status + (((l_740 + 2L) << 2) + 16L))) = i_452;
                        l_397 = l_733;
                        i_398 = i_734;
                        i_399 = i_732;
                    } else {
                        l_397 = l_733;
                        i_398 = i_734;
                        i_399 = i_732;
                    }
                }
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_741 = gale_OpenFileCalls_beginClose(arg_fs, i_372, gale_group, gale_slot, gale_position);
        l_742 = l_741;
    } else {
        l_742 = 0L;
    }
    GALEFS_BROADCAST(23, l_743, l_742);
    if (l_743 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 12, l_743); }
        GALEFS_RETURN;
        resume_12:
        l_743 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
