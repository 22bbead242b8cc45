// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.wordmatch.WordMatchKernel#run
// entry point: galefs_run
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/file/BlockAccess.java
// source: io/github/galefs/kernel/file/BlockwiseReader.java
// source: io/github/galefs/kernel/file/BlockwiseWriter.java
// source: io/github/galefs/kernel/file/DeviceFile.java
// source: io/github/galefs/kernel/file/FileOpener.java
// source: io/github/galefs/kernel/file/FileOperation.java
// source: io/github/galefs/kernel/file/FileTableDescriptor.java
// source: io/github/galefs/kernel/file/FileTableReader.java
// source: io/github/galefs/kernel/file/FramePart.java
// source: io/github/galefs/kernel/lane/LaneClient.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source: io/github/galefs/sample/wordmatch/CountWriter.java
// source: io/github/galefs/sample/wordmatch/DictionaryLoader.java
// source: io/github/galefs/sample/wordmatch/FullTransfer.java
// source: io/github/galefs/sample/wordmatch/GroupMemory.java
// source: io/github/galefs/sample/wordmatch/NameReader.java
// source: io/github/galefs/sample/wordmatch/TextScanner.java
// source: io/github/galefs/sample/wordmatch/WordMatchDescriptor.java
// source: io/github/galefs/sample/wordmatch/WordMatchKernel.java
// source: io/github/galefs/sample/wordmatch/Words.java
// source SHA-256: 6ca277efddf45f45f9e1e8955426bd409605301062ba80a648ef056f21c54126

// Products and sums are not fused: each is rounded, as in Java.
#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

// Kernels access the same bytes with several types. Accesses with these types are exempt from C's strict aliasing rule.
#ifdef __has_attribute
#if __has_attribute(may_alias)
#define GALEFS_MAY_ALIAS __attribute__((may_alias))
#endif
#endif
#ifndef GALEFS_MAY_ALIAS
#define GALEFS_MAY_ALIAS volatile
#endif
typedef int GALEFS_MAY_ALIAS gale_int;
typedef long GALEFS_MAY_ALIAS gale_long;
typedef float GALEFS_MAY_ALIAS gale_float;
typedef double GALEFS_MAY_ALIAS gale_double;

// Orders all accesses around it, for the host and for all work-items. OpenCL C's mem_fence orders accesses for the
// work-group only, and PoCL ignores it.
#if defined(__NV_CL_C_VERSION)
#define GALEFS_FENCE() __asm__ volatile("membar.sys;" ::: "memory")
#elif defined(__POCL__) || defined(__x86_64__) || defined(__aarch64__)
#define GALEFS_FENCE() __sync_synchronize()
#else
#define GALEFS_FENCE() atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_all_svm_devices)
#endif

// Returns the leader's value in all work-items of the group. Two slots alternate, so one barrier per broadcast is
// enough: before a slot is written again, all work-items have passed the barrier of the other slot, and so have read
// this one.
#define GALEFS_BROADCAST(value) gale_broadcast(gale_shared, &gale_turn, value)

long gale_broadcast(__local long *shared, uint *turn, long value) {
    *turn ^= 1;
    if (get_local_id(0) == 0) {
        shared[*turn] = value;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    return shared[*turn];
}

// Yields the processor to the host after 500 polls, on devices that share processors with the host. There the host
// defines GALEFS_SCHED_YIELD as the number of Linux's sched_yield. On other devices it does nothing.
#if defined(GALEFS_SCHED_YIELD) && defined(__x86_64__)
#define GALEFS_RELAX(polls) gale_relax(polls)
void gale_relax(long polls) {
    if (polls > 500) {
        long call = GALEFS_SCHED_YIELD;
        __asm__ volatile("syscall" : "+a"(call) : : "rcx", "r11", "memory");
    }
}
#else
#define GALEFS_RELAX(polls)
#endif

// Copies the calling work-item's share of a copy by the whole group.
#ifdef GALEFS_GPU
typedef ulong2 GALEFS_MAY_ALIAS gale_ulong2;

// Adjacent work-items copy adjacent 16 bytes, so that their accesses coalesce into one transaction.
void gale_copy(const __global uchar *source, __global uchar *destination, int byteCount) {
    const int worker = (int) get_local_id(0);
    const int workers = (int) get_local_size(0);
    int wide = 0;
    if ((((ulong) source | (ulong) destination) & 15) == 0) {
        wide = byteCount & ~15;
        for (int at = worker * 16; at < wide; at += workers * 16) {
            *((__global gale_ulong2 *) (destination + at)) = *((const __global gale_ulong2 *) (source + at));
        }
    }
    for (int at = wide + worker; at < byteCount; at += workers) {
        destination[at] = source[at];
    }
}
#else
// Each work-item copies one contiguous range of whole cache lines.
void gale_copy(const __global uchar *source, __global uchar *destination, int byteCount) {
    const long workers = (long) get_local_size(0);
    const long share = (((long) byteCount + workers - 1) / workers + 63) & ~63L;
    const long begin = min((long) byteCount, share * (long) get_local_id(0));
    const long end = min((long) byteCount, begin + share);
    __builtin_memcpy(destination + begin, source + begin, end - begin);
}
#endif

int gale_div_int(int x, int y) {
    return y == 0 ? 0 : y == -1 ? (int) (0 - (uint) x) : x / y;
}

int gale_rem_int(int x, int y) {
    return y == 0 || y == -1 ? 0 : x % y;
}

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_paths, __global uchar *arg_work, __global uchar *arg_counts, __global uchar *arg_status) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    __global uchar *ul_0, *ul_50, *ul_52, *ul_60, *ul_258, *ul_342, *ul_391, *ul_443, *ul_875;
    int i_1, i_2, i_4, i_6, i_8, i_13, i_14, i_16, i_19, i_20, i_22, i_23, i_25, i_29, i_31, i_32, i_36, i_38, i_40, i_42, i_43, i_45, i_49, i_51, i_53, i_54, i_55, i_58, i_59, i_61, i_62, i_63, i_64, i_66, i_67, i_68, i_69, i_70, i_73, i_74, i_78, i_79, i_81, i_82, i_83, i_85, i_87, i_89, i_91, i_98, i_101, i_102, i_103, i_105, i_106, i_107, i_109, i_110, i_111, i_114, i_116, i_118, i_120, i_121, i_122, i_123, i_124, i_125, i_128, i_130, i_131, i_134, i_138, i_141, i_144, i_146, i_149, i_150, i_152, i_153, i_155, i_161, i_163, i_165, i_167, i_168, i_170, i_178, i_179, i_182, i_184, i_186, i_193, i_194, i_195, i_196, i_197, i_198, i_199, i_200, i_201, i_202, i_203, i_204, i_205, i_207, i_208, i_209, i_210, i_211, i_212, i_213, i_214, i_219, i_220, i_221, i_222, i_223, i_226, i_227, i_228, i_229, i_235, i_236, i_237, i_238, i_239, i_241, i_242, i_243, i_244, i_245, i_247, i_249, i_251, i_252, i_253, i_254, i_255, i_256, i_257, i_259, i_260, i_261, i_262, i_263, i_264, i_265, i_266, i_267, i_268, i_273, i_274, i_275, i_276, i_277, i_279, i_280, i_281, i_282, i_283, i_285, i_287, i_288, i_289, i_290, i_291, i_292, i_293, i_294, i_295, i_296, i_297, i_302, i_303, i_304, i_305, i_306, i_310, i_311, i_312, i_313, i_319, i_320, i_321, i_322, i_323, i_324, i_325, i_326, i_327, i_328, i_330, i_333, i_335, i_336, i_337, i_338, i_339, i_340, i_341, i_343, i_344, i_345, i_346, i_347, i_349, i_351, i_353, i_355, i_356, i_361, i_363, i_366, i_367, i_369, i_370, i_372, i_378, i_380, i_382, i_384, i_385, i_387, i_392, i_393, i_395, i_397, i_399, i_404, i_405, i_407, i_410, i_411, i_413, i_414, i_416, i_421, i_423, i_424, i_428, i_430, i_432, i_434, i_435, i_437, i_441, i_442, i_445, i_446, i_447, i_448, i_449, i_450, i_454, i_455, i_458, i_459, i_460, i_461, i_464, i_465, i_469, i_470, i_472, i_473, i_474, i_476, i_478, i_480, i_482, i_489, i_492, i_493, i_494, i_496, i_497, i_498, i_500, i_501, i_502, i_505, i_507, i_509, i_511, i_512, i_513, i_514, i_515, i_516, i_519, i_521, i_522, i_525, i_529, i_532, i_535, i_537, i_540, i_541, i_543, i_544, i_546, i_552, i_554, i_556, i_558, i_559, i_561, i_569, i_570, i_573, i_575, i_577, i_584, i_585, i_586, i_587, i_588, i_589, i_590, i_591, i_592, i_594, i_596, i_597, i_598, i_599, i_600, i_601, i_602, i_603, i_604, i_605, i_606, i_607, i_611, i_615, i_616, i_617, i_618, i_619, i_620, i_621, i_623, i_625, i_627, i_632, i_633, i_635, i_638, i_639, i_641, i_642, i_644, i_648, i_650, i_651, i_655, i_657, i_659, i_661, i_662, i_664, i_668, i_669, i_670, i_671, i_672, i_673, i_674, i_675, i_676, i_677, i_682, i_683, i_685, i_686, i_687, i_690, i_691, i_692, i_693, i_696, i_697, i_701, i_702, i_704, i_705, i_706, i_708, i_710, i_712, i_714, i_721, i_724, i_725, i_726, i_728, i_729, i_730, i_732, i_733, i_734, i_737, i_739, i_741, i_743, i_744, i_745, i_746, i_747, i_748, i_751, i_753, i_754, i_757, i_761, i_764, i_767, i_769, i_772, i_773, i_775, i_776, i_778, i_784, i_786, i_788, i_790, i_791, i_793, i_801, i_802, i_805, i_807, i_809, i_816, i_817, i_818, i_819, i_820, i_821, i_822, i_823, i_824, i_825, i_826, i_827, i_828, i_829, i_830, i_831, i_832, i_833, i_834, i_835, i_836, i_837, i_838, i_839, i_840, i_841, i_842, i_843, i_844, i_846, i_850, i_851, i_852, i_853, i_854, i_856, i_857, i_858, i_859, i_860, i_861, i_862, i_863, i_864, i_866, i_867, i_868, i_870, i_871, i_872, i_873, i_874, i_876, i_877, i_878, i_879, i_881, i_882, i_883, i_885, i_886, i_888, i_890, i_892, i_893, i_898, i_900, i_903, i_904, i_906, i_907, i_909, i_915, i_917, i_919, i_921, i_922, i_924, i_928, i_930, i_931, i_932, i_934, i_936, i_938, i_943, i_944, i_946, i_949, i_950, i_952, i_953, i_955, i_959, i_961, i_962, i_966, i_968, i_970, i_972, i_973, i_975, i_979, i_980, i_981, i_982, i_984, i_985, i_986, i_987, i_991, i_995, i_997, i_999, i_1000, i_1001, i_1002, i_1005, i_1007, i_1008, i_1009, i_1010, i_1011, i_1012, i_1013, i_1014, i_1015, i_1016, i_1017, i_1019, i_1020, i_1021, i_1022, i_1023, i_1024, i_1025, i_1028, i_1030, i_1031, i_1032, i_1033, i_1034, i_1035, i_1038, i_1040, i_1041, i_1042, i_1045, i_1046, i_1049, i_1050, i_1051, i_1053, i_1054, i_1059, i_1061, i_1063, i_1066, i_1067, i_1069, i_1070, i_1075, i_1077, i_1080, i_1081, i_1083, i_1084, i_1086, i_1093, i_1095, i_1097, i_1099, i_1100, i_1102, i_1109, i_1110, i_1113, i_1115, i_1117, i_1124, i_1125, i_1126, i_1127, i_1128, i_1129, i_1130, i_1131, i_1133, i_1135, i_1137, i_1138, i_1143, i_1145, i_1148, i_1149, i_1151, i_1152, i_1154, i_1160, i_1162, i_1164, i_1166, i_1167, i_1169, i_1173, i_1174, i_1176, i_1177, i_1178, i_1179, i_1180, i_1181, i_1182, i_1183, i_1184, i_1185, i_1186, i_1187, i_1188, i_1189, i_1190, i_1191, i_1192, i_1193, i_1194, i_1195, i_1197, i_1199, i_1201, i_1202, i_1207, i_1209, i_1212, i_1213, i_1215, i_1216, i_1218, i_1224, i_1226, i_1228, i_1230, i_1231, i_1233;
    long l_3, l_5, l_7, l_9, l_10, l_11, l_12, l_15, l_17, l_18, l_21, l_24, l_26, l_27, l_28, l_30, l_33, l_34, l_35, l_37, l_39, l_41, l_44, l_46, l_47, l_48, l_56, l_57, l_65, l_71, l_72, l_75, l_76, l_77, l_80, l_84, l_86, l_88, l_90, l_92, l_93, l_94, l_95, l_96, l_97, l_99, l_100, l_104, l_108, l_112, l_113, l_115, l_117, l_119, l_126, l_127, l_129, l_132, l_133, l_135, l_136, l_137, l_139, l_140, l_142, l_143, l_145, l_147, l_148, l_151, l_154, l_156, l_157, l_158, l_159, l_160, l_162, l_164, l_166, l_169, l_171, l_172, l_173, l_174, l_175, l_176, l_177, l_180, l_181, l_183, l_185, l_187, l_188, l_189, l_190, l_191, l_192, l_206, l_215, l_216, l_217, l_218, l_224, l_225, l_230, l_231, l_232, l_233, l_234, l_240, l_246, l_248, l_250, l_269, l_270, l_271, l_272, l_278, l_284, l_286, l_298, l_299, l_300, l_301, l_307, l_308, l_309, l_314, l_315, l_316, l_317, l_318, l_329, l_331, l_332, l_334, l_348, l_350, l_352, l_354, l_357, l_358, l_359, l_360, l_362, l_364, l_365, l_368, l_371, l_373, l_374, l_375, l_376, l_377, l_379, l_381, l_383, l_386, l_388, l_389, l_390, l_394, l_396, l_398, l_400, l_401, l_402, l_403, l_406, l_408, l_409, l_412, l_415, l_417, l_418, l_419, l_420, l_422, l_425, l_426, l_427, l_429, l_431, l_433, l_436, l_438, l_439, l_440, l_444, l_451, l_452, l_453, l_456, l_457, l_462, l_463, l_466, l_467, l_468, l_471, l_475, l_477, l_479, l_481, l_483, l_484, l_485, l_486, l_487, l_488, l_490, l_491, l_495, l_499, l_503, l_504, l_506, l_508, l_510, l_517, l_518, l_520, l_523, l_524, l_526, l_527, l_528, l_530, l_531, l_533, l_534, l_536, l_538, l_539, l_542, l_545, l_547, l_548, l_549, l_550, l_551, l_553, l_555, l_557, l_560, l_562, l_563, l_564, l_565, l_566, l_567, l_568, l_571, l_572, l_574, l_576, l_578, l_579, l_580, l_581, l_582, l_583, l_593, l_595, l_608, l_609, l_610, l_612, l_613, l_614, l_622, l_624, l_626, l_628, l_629, l_630, l_631, l_634, l_636, l_637, l_640, l_643, l_645, l_646, l_647, l_649, l_652, l_653, l_654, l_656, l_658, l_660, l_663, l_665, l_666, l_667, l_678, l_679, l_680, l_681, l_684, l_688, l_689, l_694, l_695, l_698, l_699, l_700, l_703, l_707, l_709, l_711, l_713, l_715, l_716, l_717, l_718, l_719, l_720, l_722, l_723, l_727, l_731, l_735, l_736, l_738, l_740, l_742, l_749, l_750, l_752, l_755, l_756, l_758, l_759, l_760, l_762, l_763, l_765, l_766, l_768, l_770, l_771, l_774, l_777, l_779, l_780, l_781, l_782, l_783, l_785, l_787, l_789, l_792, l_794, l_795, l_796, l_797, l_798, l_799, l_800, l_803, l_804, l_806, l_808, l_810, l_811, l_812, l_813, l_814, l_815, l_845, l_847, l_848, l_849, l_855, l_865, l_869, l_880, l_884, l_887, l_889, l_891, l_894, l_895, l_896, l_897, l_899, l_901, l_902, l_905, l_908, l_910, l_911, l_912, l_913, l_914, l_916, l_918, l_920, l_923, l_925, l_926, l_927, l_929, l_933, l_935, l_937, l_939, l_940, l_941, l_942, l_945, l_947, l_948, l_951, l_954, l_956, l_957, l_958, l_960, l_963, l_964, l_965, l_967, l_969, l_971, l_974, l_976, l_977, l_978, l_983, l_988, l_989, l_990, l_992, l_993, l_994, l_996, l_998, l_1003, l_1004, l_1006, l_1018, l_1026, l_1027, l_1029, l_1036, l_1037, l_1039, l_1043, l_1044, l_1047, l_1048, l_1052, l_1055, l_1056, l_1057, l_1058, l_1060, l_1062, l_1064, l_1065, l_1068, l_1071, l_1072, l_1073, l_1074, l_1076, l_1078, l_1079, l_1082, l_1085, l_1087, l_1088, l_1089, l_1090, l_1091, l_1092, l_1094, l_1096, l_1098, l_1101, l_1103, l_1104, l_1105, l_1106, l_1107, l_1108, l_1111, l_1112, l_1114, l_1116, l_1118, l_1119, l_1120, l_1121, l_1122, l_1123, l_1132, l_1134, l_1136, l_1139, l_1140, l_1141, l_1142, l_1144, l_1146, l_1147, l_1150, l_1153, l_1155, l_1156, l_1157, l_1158, l_1159, l_1161, l_1163, l_1165, l_1168, l_1170, l_1171, l_1172, l_1175, l_1196, l_1198, l_1200, l_1203, l_1204, l_1205, l_1206, l_1208, l_1210, l_1211, l_1214, l_1217, l_1219, l_1220, l_1221, l_1222, l_1223, l_1225, l_1227, l_1229, l_1232, l_1234, l_1235, l_1236;
    ul_0 = arg_args + 28L;
    i_1 = *((__global gale_int *) ul_0);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_2 = (int) get_local_id(0);
    if (i_2 == 0) {
        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_4 = (int) get_group_id(0);
        l_5 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_6 = (int) get_group_id(0);
        l_7 = (long) i_6;
        i_8 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_7 << 12) + (l_7 << 11)))) + (ulong) 1896L))));
        l_9 = (long) i_4;
        l_10 = (long) ((ulong) l_3 + (ulong) ((l_9 << 12) + (l_9 << 11)));
        l_11 = (long) ((ulong) l_10 + (ulong) 1792L);
        l_12 = (long) ((ulong) l_10 + (ulong) 1864L);
        if (i_8 == 0) {
            if (i_1 < 1) {
                i_13 = (-2);
            } else {
                if (i_1 < 4097) {
                    i_14 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    l_15 = *((__global gale_long *) (arg_fs + 16 + l_12));
                    i_16 = (int) (0 - (uint) i_14);
                    if (i_16 < 0) {
                        i_13 = i_16;
                    } else {
                        l_17 = *((__global gale_long *) (arg_fs + 16 + 8L));
                        l_18 = (long) ((ulong) l_15 + (ulong) (-64L));
                        i_19 = (int) ((uint) ((int) (((long) ((ulong) l_18 + (ulong) ((long) ((ulong) (l_18 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        i_20 = 0;
                        l_21 = 0L;
                        while (true) {
                            if (!(i_20 == 0)) {
                                break;
                            }
                            i_22 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                            i_23 = *((volatile __global gale_int *) (arg_fs + 16 + l_11));
                            if (i_19 == i_23) {
                                i_20 = 1;
                            } else {
                                if (i_22 == 0) {
                                    if (l_21 < l_17) {
                                        GALEFS_RELAX(l_21);
                                        l_24 = (long) ((ulong) l_21 + (ulong) 1L);
                                        l_21 = l_24;
                                    } else {
                                        i_20 = (-110);
                                    }
                                } else {
                                    i_25 = (int) (0 - (uint) i_22);
                                    i_20 = i_25;
                                }
                            }
                        }
                        i_13 = i_20;
                    }
                } else {
                    i_13 = (-36);
                }
            }
        } else {
            i_13 = (-16);
        }
        l_26 = (long) i_13;
        if (l_26 < 0L) {
            l_27 = l_26;
        } else {
            l_28 = (long) ((ulong) l_10 + (ulong) 2048L);
            i_29 = 0;
            while (true) {
                if (!(i_29 < i_1)) {
                    break;
                }
                l_30 = (long) i_29;
                i_31 = (int) *((__global char *) (arg_paths + 16 + l_30));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) l_30)))) = (char) i_31;
                i_32 = (int) ((uint) i_29 + (uint) 1);
                i_29 = i_32;
            }
            l_33 = *((__global gale_long *) (arg_fs + 16 + l_12));
            l_34 = (long) ((ulong) l_33 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) (uint) (((int) l_34) & 1023)))))) = 0L;
            l_35 = (long) ((ulong) l_10 + (ulong) ((long) (uint) (((int) l_33) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 4L)))) = 1;
            i_36 = (int) ((uint) ((int) (((long) ((ulong) l_33 + (ulong) ((long) ((ulong) (l_33 >> 63) >> 58)))) >> 6)) + (uint) 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 8L)))) = i_36;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 36L)))) = i_1;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_35)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_12)) = l_34;
            GALEFS_FENCE();
            l_37 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_38 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) ((long) i_38))))) = (char) 1;
            l_39 = *((__global gale_long *) (arg_fs + 16 + 8L));
            i_40 = 0;
            l_41 = 0L;
            while (true) {
                if (!(i_40 == 0)) {
                    break;
                }
                i_42 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_43 = *((volatile __global gale_int *) (arg_fs + 16 + l_11));
                if (i_36 == i_43) {
                    i_40 = 1;
                } else {
                    if (i_42 == 0) {
                        if (l_41 < l_39) {
                            GALEFS_RELAX(l_41);
                            l_44 = (long) ((ulong) l_41 + (ulong) 1L);
                            l_41 = l_44;
                        } else {
                            i_40 = (-110);
                        }
                    } else {
                        i_45 = (int) (0 - (uint) i_42);
                        i_40 = i_45;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_40 < 0) {
                l_46 = (long) i_40;
                l_27 = l_46;
            } else {
                l_47 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) 1800L))));
                l_27 = l_47;
            }
        }
    } else {
        l_27 = 0L;
    }
    l_48 = GALEFS_BROADCAST(l_27);
    i_49 = (int) get_group_id(0);
    ul_50 = arg_args + 20L;
    i_51 = *((__global gale_int *) ul_50);
    ul_52 = arg_args + 24L;
    i_53 = *((__global gale_int *) ul_52);
    i_54 = (int) get_group_id(0);
    i_55 = (int) ((uint) i_54 * (uint) i_51);
    l_56 = (long) i_51;
    l_57 = (long) ((ulong) ((long) ((ulong) ((long) i_49) * (ulong) ((((l_56 * 43L) + ((l_56 * 44L) + (((long) i_53) << 2))) + 73855L) & (-64L)))) + (ulong) 64L);
    i_58 = (int) l_48;
    i_59 = (i_58 < 0) ? i_58 : 1;
    ul_60 = arg_args + 16L;
    i_61 = 0;
    i_62 = 0;
    i_63 = 0;
    i_64 = (-2128831035);
    l_65 = 0L;
    i_66 = 0;
    i_67 = i_59;
    while (true) {
        if (i_67 < 1) {
            break;
        }
        i_68 = 1;
        i_69 = 0;
        while (true) {
            if (!(i_68 == 1)) {
                break;
            }
            i_70 = (int) get_local_id(0);
            l_71 = (long) i_69;
            l_72 = (long) ((ulong) l_65 + (ulong) l_71);
            if (i_70 == 0) {
                i_73 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_74 = (int) (0 - (uint) i_73);
                l_75 = ((long) i_58) << 3;
                if (i_74 < 0) {
                    l_76 = (long) i_74;
                    l_77 = l_76;
                } else {
                    if (i_58 < 0) {
                        i_78 = (-9);
                    } else {
                        i_79 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        if (i_58 < i_79) {
                            l_80 = *((__global gale_long *) (arg_fs + 16 + 192L));
                            i_81 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) l_75))));
                            i_82 = (int) ((uint) i_81 + (uint) (-1));
                            i_83 = (i_82 < 0) ? (-9) : i_82;
                            if (i_83 < 0) {
                                i_78 = i_83;
                            } else {
                                l_84 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                i_85 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_84 + (ulong) l_75)) + (ulong) 4L))));
                                if ((i_85 & 3) == 1) {
                                    i_78 = (-9);
                                } else {
                                    i_78 = i_83;
                                }
                            }
                        } else {
                            i_78 = (-9);
                        }
                    }
                    l_86 = (long) i_78;
                    if (i_78 < 0) {
                        l_77 = l_86;
                    } else {
                        if (l_72 < 0L) {
                            l_77 = (-22L);
                        } else {
                            i_87 = (int) ((uint) 65536 - (uint) i_69);
                            if (i_87 < 0) {
                                l_77 = (-22L);
                            } else {
                                l_88 = *((__global gale_long *) (arg_fs + 16 + 16L));
                                i_89 = (int) get_group_id(0);
                                l_90 = (long) i_89;
                                i_91 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_88 + (ulong) ((l_90 << 12) + (l_90 << 11)))) + (ulong) 1896L))));
                                if (i_91 == 0) {
                                    l_92 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                    l_93 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) (l_86 << 6)))));
                                    l_94 = (long) ((ulong) l_93 - (ulong) l_72);
                                    if (l_94 < 1L) {
                                        l_77 = 0L;
                                    } else {
                                        l_95 = (long) (uint) i_87;
                                        l_96 = (l_94 < l_95) ? l_94 : l_95;
                                        l_77 = l_96;
                                    }
                                } else {
                                    l_77 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_77 < 1L) {
                    l_97 = l_77;
                } else {
                    i_98 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_99 = 1L << i_98;
                    l_100 = (long) ((ulong) l_99 - (ulong) (l_72 & ((long) ((ulong) l_99 + (ulong) (-1L)))));
                    if (l_100 < l_77) {
                        i_101 = (int) l_100;
                        i_102 = i_101;
                    } else {
                        i_103 = (int) l_77;
                        i_102 = i_103;
                    }
                    l_104 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_105 = (int) get_group_id(0);
                    if (i_58 < 0) {
                        i_106 = (-9);
                    } else {
                        i_107 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        if (i_58 < i_107) {
                            l_108 = *((__global gale_long *) (arg_fs + 16 + 192L));
                            i_109 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) l_75))));
                            i_110 = (int) ((uint) i_109 + (uint) (-1));
                            i_111 = (i_110 < 0) ? (-9) : i_110;
                            i_106 = i_111;
                        } else {
                            i_106 = (-9);
                        }
                    }
                    l_112 = (long) i_106;
                    if (i_106 < 0) {
                        l_113 = l_112;
                    } else {
                        i_114 = *((__global gale_int *) (arg_fs + 16 + 156L));
                        l_115 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        i_116 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_115 + (ulong) (l_112 << 6))) + (ulong) 8L))));
                        l_117 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_118 = *((__global gale_int *) (arg_fs + 16 + 152L));
                        l_119 = l_72 >> i_114;
                        i_120 = i_118 & ((int) (((long) ((ulong) ((long) ((ulong) l_119 + (ulong) (((long) i_116) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_121 = i_120;
                        i_122 = 0;
                        i_123 = (-2);
                        while (true) {
                            if (!(i_123 == (-2))) {
                                break;
                            }
                            i_124 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_117 + (ulong) (((long) i_121) << 2)))));
                            i_125 = (int) ((uint) i_124 + (uint) (-1));
                            if (i_125 < 0) {
                                i_123 = (-1);
                            } else {
                                l_126 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                l_127 = (long) ((ulong) l_126 + (ulong) (((long) (uint) i_125) << 4));
                                i_128 = *((volatile __global gale_int *) (arg_fs + 16 + l_127));
                                l_129 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 8L))));
                                if ((!(i_116 == i_128)) || (!(l_119 == l_129))) {
                                    if (i_118 == i_122) {
                                        i_123 = (-1);
                                    } else {
                                        i_130 = (int) ((uint) i_122 + (uint) 1);
                                        i_131 = i_118 & ((int) ((uint) i_121 + (uint) 1));
                                        i_121 = i_131;
                                        i_122 = i_130;
                                    }
                                } else {
                                    i_123 = i_125;
                                }
                            }
                        }
                        l_132 = (long) i_105;
                        l_133 = (long) ((ulong) l_104 + (ulong) ((l_132 << 12) + (l_132 << 11)));
                        if (i_123 < 0) {
                            i_134 = (-1);
                        } else {
                            l_135 = (long) ((ulong) l_133 + (ulong) 1856L);
                            *((volatile __global gale_int *) (arg_fs + 16 + l_135)) = ((int) ((uint) i_123 + (uint) 1));
                            GALEFS_FENCE();
                            l_136 = *((__global gale_long *) (arg_fs + 16 + 136L));
                            l_137 = (long) ((ulong) l_136 + (ulong) (((long) (uint) i_123) << 4));
                            i_138 = *((volatile __global gale_int *) (arg_fs + 16 + l_137));
                            l_139 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_137 + (ulong) 8L))));
                            if ((!(i_116 == i_138)) || (!(l_119 == l_139))) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_135)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_116 == i_138)) || (!(l_119 == l_139))) {
                                i_134 = (-1);
                            } else {
                                i_134 = i_123;
                            }
                        }
                        l_140 = (long) i_134;
                        if (l_140 == (-1L)) {
                            i_141 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                            l_142 = (long) ((ulong) l_133 + (ulong) 1864L);
                            l_143 = *((__global gale_long *) (arg_fs + 16 + l_142));
                            i_144 = (int) (0 - (uint) i_141);
                            l_145 = (long) ((ulong) l_133 + (ulong) 1792L);
                            if (i_144 < 0) {
                                i_146 = i_144;
                            } else {
                                l_147 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                l_148 = (long) ((ulong) l_143 + (ulong) (-64L));
                                i_149 = (int) ((uint) ((int) (((long) ((ulong) l_148 + (ulong) ((long) ((ulong) (l_148 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                i_150 = 0;
                                l_151 = 0L;
                                while (true) {
                                    if (!(i_150 == 0)) {
                                        break;
                                    }
                                    i_152 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                    i_153 = *((volatile __global gale_int *) (arg_fs + 16 + l_145));
                                    if (i_149 == i_153) {
                                        i_150 = 1;
                                    } else {
                                        if (i_152 == 0) {
                                            if (l_151 < l_147) {
                                                GALEFS_RELAX(l_151);
                                                l_154 = (long) ((ulong) l_151 + (ulong) 1L);
                                                l_151 = l_154;
                                            } else {
                                                i_150 = (-110);
                                            }
                                        } else {
                                            i_155 = (int) (0 - (uint) i_152);
                                            i_150 = i_155;
                                        }
                                    }
                                }
                                i_146 = i_150;
                            }
                            if (i_146 < 0) {
                                l_156 = (long) i_146;
                                l_157 = l_156;
                            } else {
                                l_158 = *((__global gale_long *) (arg_fs + 16 + l_142));
                                l_159 = (long) ((ulong) l_158 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) ((long) (uint) (((int) l_159) & 1023)))))) = 0L;
                                l_160 = (long) ((ulong) l_133 + (ulong) ((long) (uint) (((int) l_158) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 4L)))) = 3;
                                i_161 = (int) ((uint) ((int) (((long) ((ulong) l_158 + (ulong) ((long) ((ulong) (l_158 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 8L)))) = i_161;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 12L)))) = i_58;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 16L)))) = l_72;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 24L)))) = l_77;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_160)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_142)) = l_159;
                                GALEFS_FENCE();
                                l_162 = *((__global gale_long *) (arg_fs + 16 + 24L));
                                i_163 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_162 + (ulong) ((long) i_163))))) = (char) 1;
                                l_164 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                i_165 = 0;
                                l_166 = 0L;
                                while (true) {
                                    if (!(i_165 == 0)) {
                                        break;
                                    }
                                    i_167 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                    i_168 = *((volatile __global gale_int *) (arg_fs + 16 + l_145));
                                    if (i_161 == i_168) {
                                        i_165 = 1;
                                    } else {
                                        if (i_167 == 0) {
                                            if (l_166 < l_164) {
                                                GALEFS_RELAX(l_166);
                                                l_169 = (long) ((ulong) l_166 + (ulong) 1L);
                                                l_166 = l_169;
                                            } else {
                                                i_165 = (-110);
                                            }
                                        } else {
                                            i_170 = (int) (0 - (uint) i_167);
                                            i_165 = i_170;
                                        }
                                    }
                                }
                                GALEFS_FENCE();
                                if (i_165 < 0) {
                                    l_171 = (long) i_165;
                                    l_157 = l_171;
                                } else {
                                    l_172 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 1800L))));
                                    l_157 = l_172;
                                }
                            }
                            if (l_157 < 0L) {
                                l_113 = l_157;
                            } else {
                                l_173 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 1808L))));
                                l_113 = l_173;
                            }
                        } else {
                            l_174 = (long) ((ulong) l_133 + (ulong) 1872L);
                            l_175 = *((__global gale_long *) (arg_fs + 16 + l_174));
                            *((__global gale_long *) (arg_fs + 16 + l_174)) = ((long) ((ulong) l_175 + (ulong) 1L));
                            l_113 = l_140;
                        }
                    }
                    if (l_113 < 0L) {
                        l_97 = l_113;
                    } else {
                        l_176 = (l_113 << 32) | ((long) i_102);
                        l_97 = l_176;
                    }
                }
            } else {
                l_97 = 0L;
            }
            l_177 = GALEFS_BROADCAST(l_97);
            i_178 = (int) l_177;
            if (l_177 < 0L) {
                i_179 = 0;
            } else {
                i_179 = i_178;
            }
            if (l_177 < 0L) {
                l_180 = 0L;
            } else {
                l_181 = (long) ((ulong) l_177 >> 32);
                l_180 = l_181;
            }
            i_182 = *((__global gale_int *) (arg_fs + 16 + 156L));
            l_183 = *((__global gale_long *) (arg_fs + 16 + 144L));
            gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_183 + (ulong) (l_180 << i_182))) + (ulong) (l_72 & ((long) ((ulong) (1L << i_182) + (ulong) (-1L))))))), (arg_work + 16 + ((long) ((ulong) l_57 + (ulong) l_71))), i_179);
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_184 = (int) get_local_id(0);
            if (i_184 == 0) {
                l_185 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_186 = (int) get_group_id(0);
                l_187 = (long) i_186;
                l_188 = (long) ((ulong) l_185 + (ulong) ((l_187 << 12) + (l_187 << 11)));
                l_189 = (long) ((ulong) l_188 + (ulong) 1880L);
                l_190 = *((__global gale_long *) (arg_fs + 16 + l_189));
                *((__global gale_long *) (arg_fs + 16 + l_189)) = ((long) ((ulong) ((long) i_179) + (ulong) l_190));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) 1856L)))) = 0;
                l_191 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) 1864L))));
                l_192 = (long) ((ulong) l_191 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_192 + (ulong) ((long) ((ulong) (l_192 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
            i_193 = (int) ((uint) i_69 + (uint) i_179);
            if (l_177 < 0L) {
                i_68 = i_178;
                i_69 = i_193;
            } else {
                i_194 = ((i_179 < 1) || (!(i_193 < 65536))) ? 0 : 1;
                i_68 = i_194;
                i_69 = i_193;
            }
        }
        if (i_69 < 1) {
            i_195 = i_68;
        } else {
            i_195 = i_69;
        }
        i_196 = (int) get_local_id(0);
        if (i_196 == 0) {
            i_197 = i_61;
            i_198 = i_62;
            i_199 = i_63;
            i_200 = i_64;
            i_201 = i_66;
            i_202 = 0;
            while (true) {
                if (!(i_202 < i_195)) {
                    break;
                }
                i_203 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_57 + (ulong) ((long) i_202)))));
                i_204 = (int) ((uint) i_202 + (uint) 1);
                i_205 = (int) ((uint) i_197 - (uint) i_55);
                l_206 = ((long) i_205) * 44L;
                if (i_203 == 10) {
                    i_207 = (int) ((uint) i_199 + (uint) ((int) ((uint) i_198 + (uint) 12)));
                    i_208 = (int) ((uint) i_197 + (uint) 1);
                    if (i_201 == 0) {
                        if (i_198 == 0) {
                            i_209 = (int) get_group_id(0);
                            i_210 = (int) get_local_id(0);
                            if (i_210 == 0) {
                                i_211 = i_209 << 2;
                                *((__global gale_int *) (arg_status + ((((long) i_211) << 2) + 16L))) = 2;
                                *((__global gale_int *) (arg_status + ((((long) (i_211 + 1)) << 2) + 16L))) = i_208;
                                *((__global gale_int *) (arg_status + ((((long) (i_211 + 2)) << 2) + 16L))) = 0;
                                i_197 = i_208;
                                i_198 = 0;
                                i_199 = i_207;
                                i_200 = (-2128831035);
                                i_201 = 2;
                                i_202 = i_204;
                            } else {
                                i_197 = i_208;
                                i_198 = 0;
                                i_199 = i_207;
                                i_200 = (-2128831035);
                                i_201 = 2;
                                i_202 = i_204;
                            }
                        } else {
                            if (i_198 < 32) {
                                if (i_205 < 0) {
                                    i_197 = i_208;
                                    i_198 = 0;
                                    i_199 = i_207;
                                    i_200 = (-2128831035);
                                    i_201 = 0;
                                    i_202 = i_204;
                                } else {
                                    i_212 = *((__global gale_int *) ul_50);
                                    i_213 = *((__global gale_int *) ul_60);
                                    i_214 = (int) get_group_id(0);
                                    l_215 = (long) i_212;
                                    l_216 = l_215 * ((long) i_214);
                                    l_217 = (long) i_213;
                                    if (l_216 < l_217) {
                                        l_218 = l_217 - l_216;
                                        if (l_218 < l_215) {
                                            i_219 = (int) l_218;
                                            i_220 = i_219;
                                        } else {
                                            i_220 = i_212;
                                        }
                                    } else {
                                        i_220 = 0;
                                    }
                                    if (i_205 < i_220) {
                                        i_221 = (int) get_group_id(0);
                                        i_222 = *((__global gale_int *) ul_50);
                                        i_223 = *((__global gale_int *) ul_52);
                                        l_224 = (long) i_222;
                                        l_225 = (long) ((ulong) l_206 + (ulong) ((long) ((ulong) ((long) ((ulong) ((long) i_221) * (ulong) ((((((l_224 * 44L) + 73792L) + (((long) i_223) << 2)) + (l_224 * 43L)) + 63L) & (-64L)))) + (ulong) 73792L)));
                                        *((__global gale_int *) (arg_work + ((((long) ((int) (l_225 >> 2))) << 2) + 16L))) = i_198;
                                        *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_225 + (ulong) 8L)) >> 2))) << 2) + 16L))) = i_199;
                                        i_226 = (int) get_group_id(0);
                                        i_227 = *((__global gale_int *) ul_50);
                                        i_228 = *((__global gale_int *) ul_52);
                                        i_229 = (int) get_group_id(0);
                                        l_230 = (long) i_227;
                                        l_231 = (l_230 * 44L) + 73792L;
                                        l_232 = (((l_231 + (((long) i_228) << 2)) + (l_230 * 43L)) + 63L) & (-64L);
                                        l_233 = (long) ((ulong) ((long) ((ulong) ((long) i_226) * (ulong) l_232)) + (ulong) 73792L);
                                        l_234 = (long) ((ulong) l_206 + (ulong) l_233);
                                        i_235 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_234 >> 2))) << 2) + 16L)));
                                        i_236 = (int) (((long) ((ulong) l_231 + (ulong) ((long) ((ulong) l_232 * (ulong) ((long) i_229))))) >> 2);
                                        i_237 = (int) ((uint) i_228 + (uint) (-1));
                                        i_238 = i_237 & (((int) ((uint) i_200 * (uint) (-1640531535))) >> 15);
                                        i_239 = *((__global gale_int *) (arg_work + ((((long) ((int) ((uint) i_236 + (uint) i_238))) << 2) + 16L)));
                                        l_240 = (long) ((ulong) l_234 + (ulong) 12L);
                                        i_241 = i_237 >> 1;
                                        i_242 = ~i_241;
                                        i_243 = i_238;
                                        i_244 = i_239;
                                        while (true) {
                                            i_245 = (int) ((uint) (i_241 & i_244) + (uint) (-1));
                                            if (i_244 == 0) {
                                                goto B177;
                                            }
                                            if (((i_200 ^ i_244) & i_242) == 0) {
                                                l_246 = (long) ((ulong) l_233 + (ulong) (((long) i_245) * 44L));
                                                i_247 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_246 >> 2))) << 2) + 16L)));
                                                if (i_235 == i_247) {
                                                    l_248 = (long) ((ulong) l_246 + (ulong) 12L);
                                                    i_249 = 0;
                                                    while (true) {
                                                        if (!(i_249 < i_235)) {
                                                            goto B170;
                                                        }
                                                        l_250 = (long) i_249;
                                                        i_251 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_248 + (ulong) l_250))));
                                                        i_252 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_240 + (ulong) l_250))));
                                                        if (!(i_251 == i_252)) {
                                                            break;
                                                        }
                                                        i_253 = (int) ((uint) i_249 + (uint) 1);
                                                        i_249 = i_253;
                                                    }
                                                    goto B171;
                                                B170:;
                                                B171:;
                                                    if (i_249 == i_235) {
                                                        break;
                                                    }
                                                }
                                            }
                                            i_254 = i_237 & ((int) ((uint) i_243 + (uint) 1));
                                            i_255 = *((__global gale_int *) (arg_work + ((((long) ((int) ((uint) i_236 + (uint) i_254))) << 2) + 16L)));
                                            i_243 = i_254;
                                            i_244 = i_255;
                                        }
                                        goto B178;
                                    B177:;
                                    B178:;
                                        if (i_245 < 0) {
                                            i_256 = i_205;
                                        } else {
                                            i_256 = i_245;
                                        }
                                        *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_234 + (ulong) 4L)) >> 2))) << 2) + 16L))) = i_256;
                                        if (i_245 < 0) {
                                            i_257 = i_238;
                                            while (true) {
                                                ul_258 = arg_work + ((((long) ((int) ((uint) i_236 + (uint) i_257))) << 2) + 16L);
                                                i_259 = *((__global gale_int *) ul_258);
                                                if (i_259 == 0) {
                                                    break;
                                                }
                                                i_260 = i_237 & ((int) ((uint) i_257 + (uint) 1));
                                                i_257 = i_260;
                                            }
                                            *((__global gale_int *) ul_258) = ((i_200 & i_242) | ((int) ((uint) i_205 + (uint) 1)));
                                            i_197 = i_208;
                                            i_198 = 0;
                                            i_199 = i_207;
                                            i_200 = (-2128831035);
                                            i_201 = 0;
                                            i_202 = i_204;
                                        } else {
                                            i_197 = i_208;
                                            i_198 = 0;
                                            i_199 = i_207;
                                            i_200 = (-2128831035);
                                            i_201 = 0;
                                            i_202 = i_204;
                                        }
                                    } else {
                                        i_197 = i_208;
                                        i_198 = 0;
                                        i_199 = i_207;
                                        i_200 = (-2128831035);
                                        i_201 = 0;
                                        i_202 = i_204;
                                    }
                                }
                            } else {
                                i_261 = (int) get_group_id(0);
                                i_262 = (int) get_local_id(0);
                                if (i_262 == 0) {
                                    i_263 = i_261 << 2;
                                    *((__global gale_int *) (arg_status + ((((long) i_263) << 2) + 16L))) = 3;
                                    *((__global gale_int *) (arg_status + ((((long) (i_263 + 1)) << 2) + 16L))) = i_208;
                                    *((__global gale_int *) (arg_status + ((((long) (i_263 + 2)) << 2) + 16L))) = i_198;
                                    i_197 = i_208;
                                    i_198 = 0;
                                    i_199 = i_207;
                                    i_200 = (-2128831035);
                                    i_201 = 3;
                                    i_202 = i_204;
                                } else {
                                    i_197 = i_208;
                                    i_198 = 0;
                                    i_199 = i_207;
                                    i_200 = (-2128831035);
                                    i_201 = 3;
                                    i_202 = i_204;
                                }
                            }
                        }
                    } else {
                        i_197 = i_208;
                        i_198 = 0;
                        i_199 = i_207;
                        i_200 = (-2128831035);
                        i_202 = i_204;
                    }
                } else {
                    i_264 = (int) ((uint) (i_200 ^ i_203) * (uint) 16777619);
                    i_265 = (int) ((uint) i_198 + (uint) 1);
                    if (i_205 < 0) {
                        i_198 = i_265;
                        i_200 = i_264;
                        i_202 = i_204;
                    } else {
                        i_266 = *((__global gale_int *) ul_50);
                        i_267 = *((__global gale_int *) ul_60);
                        i_268 = (int) get_group_id(0);
                        l_269 = (long) i_266;
                        l_270 = l_269 * ((long) i_268);
                        l_271 = (long) i_267;
                        if (l_270 < l_271) {
                            l_272 = l_271 - l_270;
                            if (l_272 < l_269) {
                                i_273 = (int) l_272;
                                i_274 = i_273;
                            } else {
                                i_274 = i_266;
                            }
                        } else {
                            i_274 = 0;
                        }
                        if (i_205 < i_274) {
                            if (i_198 < 31) {
                                i_275 = (int) get_group_id(0);
                                i_276 = *((__global gale_int *) ul_50);
                                i_277 = *((__global gale_int *) ul_52);
                                l_278 = (long) i_276;
                                *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) i_275) * (ulong) ((((((l_278 * 44L) + 73792L) + (((long) i_277) << 2)) + (l_278 * 43L)) + 63L) & (-64L)))) + (ulong) 73792L)) + (ulong) l_206)) + (ulong) 12L)) + (ulong) ((long) i_198))))) = (char) i_203;
                                i_198 = i_265;
                                i_200 = i_264;
                                i_202 = i_204;
                            } else {
                                i_198 = i_265;
                                i_200 = i_264;
                                i_202 = i_204;
                            }
                        } else {
                            i_198 = i_265;
                            i_200 = i_264;
                            i_202 = i_204;
                        }
                    }
                }
            }
            i_279 = i_197;
            i_280 = i_198;
            i_281 = i_199;
            i_282 = i_200;
            i_283 = i_201;
        } else {
            i_279 = i_61;
            i_280 = i_62;
            i_281 = i_63;
            i_282 = i_64;
            i_283 = i_66;
        }
        l_284 = GALEFS_BROADCAST(((long) i_283));
        i_285 = (int) l_284;
        l_286 = (long) ((ulong) l_65 + (ulong) ((long) i_195));
        if (i_285 == 0) {
            i_61 = i_279;
            i_62 = i_280;
            i_63 = i_281;
            i_64 = i_282;
            l_65 = l_286;
            i_66 = i_285;
            i_67 = i_195;
        } else {
            i_61 = i_279;
            i_62 = i_280;
            i_63 = i_281;
            i_64 = i_282;
            l_65 = l_286;
            i_66 = i_285;
            i_67 = 0;
        }
    }
    i_287 = (int) ((uint) i_61 + (uint) 1);
    if (i_67 < 0) {
        i_288 = (int) get_group_id(0);
        i_289 = (int) get_local_id(0);
        if (i_289 == 0) {
            i_290 = i_288 << 2;
            *((__global gale_int *) (arg_status + ((((long) i_290) << 2) + 16L))) = 1;
            *((__global gale_int *) (arg_status + ((((long) (i_290 + 1)) << 2) + 16L))) = i_287;
            *((__global gale_int *) (arg_status + ((((long) (i_290 + 2)) << 2) + 16L))) = i_67;
            i_291 = 1;
        } else {
            i_291 = 1;
        }
    } else {
        i_291 = i_66;
    }
    i_292 = (int) get_local_id(0);
    if (i_292 == 0) {
        if (i_291 == 0) {
            if (i_62 < 1) {
                i_293 = i_291;
            } else {
                if (i_62 < 32) {
                    i_294 = (int) ((uint) i_61 - (uint) i_55);
                    if (i_294 < 0) {
                        i_293 = 0;
                    } else {
                        i_295 = *((__global gale_int *) ul_50);
                        i_296 = *((__global gale_int *) ul_60);
                        i_297 = (int) get_group_id(0);
                        l_298 = (long) i_295;
                        l_299 = l_298 * ((long) i_297);
                        l_300 = (long) i_296;
                        if (l_299 < l_300) {
                            l_301 = l_300 - l_299;
                            if (l_301 < l_298) {
                                i_302 = (int) l_301;
                                i_303 = i_302;
                            } else {
                                i_303 = i_295;
                            }
                        } else {
                            i_303 = 0;
                        }
                        if (i_294 < i_303) {
                            i_304 = (int) get_group_id(0);
                            i_305 = *((__global gale_int *) ul_50);
                            i_306 = *((__global gale_int *) ul_52);
                            l_307 = (long) i_305;
                            l_308 = ((long) (uint) i_294) * 44L;
                            l_309 = (long) ((ulong) ((long) ((ulong) ((long) i_304) * (ulong) ((((l_307 * 43L) + ((l_307 * 44L) + (((long) i_306) << 2))) + 73855L) & (-64L)))) + (ulong) l_308);
                            *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_309 + (ulong) 73792L)) >> 2))) << 2) + 16L))) = i_62;
                            *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_309 + (ulong) 73800L)) >> 2))) << 2) + 16L))) = i_63;
                            i_310 = (int) get_group_id(0);
                            i_311 = *((__global gale_int *) ul_50);
                            i_312 = *((__global gale_int *) ul_52);
                            i_313 = (int) get_group_id(0);
                            l_314 = (long) i_311;
                            l_315 = (l_314 * 44L) + 73792L;
                            l_316 = (((l_315 + (((long) i_312) << 2)) + (l_314 * 43L)) + 63L) & (-64L);
                            l_317 = (long) ((ulong) ((long) ((ulong) ((long) i_310) * (ulong) l_316)) + (ulong) 73792L);
                            l_318 = (long) ((ulong) l_308 + (ulong) l_317);
                            i_319 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_318 >> 2))) << 2) + 16L)));
                            i_320 = (int) (((long) ((ulong) l_315 + (ulong) ((long) ((ulong) l_316 * (ulong) ((long) i_313))))) >> 2);
                            i_321 = (int) ((uint) i_312 + (uint) (-1));
                            i_322 = i_321 & (((int) ((uint) i_64 * (uint) (-1640531535))) >> 15);
                            i_323 = *((__global gale_int *) (arg_work + ((((long) ((int) ((uint) i_320 + (uint) i_322))) << 2) + 16L)));
                            i_324 = i_321 >> 1;
                            i_325 = ~i_324;
                            i_326 = i_322;
                            i_327 = i_323;
                            while (true) {
                                i_328 = (int) ((uint) (i_324 & i_327) + (uint) (-1));
                                if (i_327 == 0) {
                                    goto B243;
                                }
                                if (((i_64 ^ i_327) & i_325) == 0) {
                                    l_329 = (long) ((ulong) l_317 + (ulong) (((long) i_328) * 44L));
                                    i_330 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_329 >> 2))) << 2) + 16L)));
                                    if (i_319 == i_330) {
                                        l_331 = (long) ((ulong) l_329 + (ulong) 12L);
                                        l_332 = (long) ((ulong) l_318 + (ulong) 12L);
                                        i_333 = 0;
                                        while (true) {
                                            if (!(i_333 < i_319)) {
                                                goto B236;
                                            }
                                            l_334 = (long) i_333;
                                            i_335 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_331 + (ulong) l_334))));
                                            i_336 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_332 + (ulong) l_334))));
                                            if (!(i_335 == i_336)) {
                                                break;
                                            }
                                            i_337 = (int) ((uint) i_333 + (uint) 1);
                                            i_333 = i_337;
                                        }
                                        goto B237;
                                    B236:;
                                    B237:;
                                        if (i_333 == i_319) {
                                            break;
                                        }
                                    }
                                }
                                i_338 = i_321 & ((int) ((uint) i_326 + (uint) 1));
                                i_339 = *((__global gale_int *) (arg_work + ((((long) ((int) ((uint) i_320 + (uint) i_338))) << 2) + 16L)));
                                i_326 = i_338;
                                i_327 = i_339;
                            }
                            goto B244;
                        B243:;
                        B244:;
                            if (i_328 < 0) {
                                i_340 = i_294;
                            } else {
                                i_340 = i_328;
                            }
                            *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_318 + (ulong) 4L)) >> 2))) << 2) + 16L))) = i_340;
                            if (i_328 < 0) {
                                i_341 = i_322;
                                while (true) {
                                    ul_342 = arg_work + ((((long) ((int) ((uint) i_320 + (uint) i_341))) << 2) + 16L);
                                    i_343 = *((__global gale_int *) ul_342);
                                    if (i_343 == 0) {
                                        break;
                                    }
                                    i_344 = i_321 & ((int) ((uint) i_341 + (uint) 1));
                                    i_341 = i_344;
                                }
                                *((__global gale_int *) ul_342) = ((i_64 & i_325) | ((int) ((uint) i_294 + (uint) 1)));
                                i_293 = 0;
                            } else {
                                i_293 = 0;
                            }
                        } else {
                            i_293 = 0;
                        }
                    }
                } else {
                    i_345 = (int) get_group_id(0);
                    i_346 = (int) get_local_id(0);
                    if (i_346 == 0) {
                        i_347 = i_345 << 2;
                        *((__global gale_int *) (arg_status + ((((long) i_347) << 2) + 16L))) = 3;
                        *((__global gale_int *) (arg_status + ((((long) (i_347 + 1)) << 2) + 16L))) = i_287;
                        *((__global gale_int *) (arg_status + ((((long) (i_347 + 2)) << 2) + 16L))) = i_62;
                        i_293 = 3;
                    } else {
                        i_293 = 3;
                    }
                }
            }
        } else {
            i_293 = i_291;
        }
    } else {
        i_293 = i_291;
    }
    l_348 = GALEFS_BROADCAST(((long) i_293));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_349 = (int) get_local_id(0);
    if (i_349 == 0) {
        l_350 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_351 = (int) get_group_id(0);
        l_352 = (long) i_351;
        i_353 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_350 + (ulong) ((l_352 << 12) + (l_352 << 11)))) + (ulong) 1896L))));
        if (i_353 == 0) {
            l_354 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_355 = (int) get_group_id(0);
            i_356 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_357 = (long) i_355;
            l_358 = (long) ((ulong) l_354 + (ulong) ((l_357 << 12) + (l_357 << 11)));
            l_359 = (long) ((ulong) l_358 + (ulong) 1864L);
            l_360 = *((__global gale_long *) (arg_fs + 16 + l_359));
            i_361 = (int) (0 - (uint) i_356);
            l_362 = (long) ((ulong) l_358 + (ulong) 1792L);
            if (i_361 < 0) {
                i_363 = i_361;
            } else {
                l_364 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_365 = (long) ((ulong) l_360 + (ulong) (-64L));
                i_366 = (int) ((uint) ((int) (((long) ((ulong) l_365 + (ulong) ((long) ((ulong) (l_365 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_367 = 0;
                l_368 = 0L;
                while (true) {
                    if (!(i_367 == 0)) {
                        break;
                    }
                    i_369 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_370 = *((volatile __global gale_int *) (arg_fs + 16 + l_362));
                    if (i_366 == i_370) {
                        i_367 = 1;
                    } else {
                        if (i_369 == 0) {
                            if (l_368 < l_364) {
                                GALEFS_RELAX(l_368);
                                l_371 = (long) ((ulong) l_368 + (ulong) 1L);
                                l_368 = l_371;
                            } else {
                                i_367 = (-110);
                            }
                        } else {
                            i_372 = (int) (0 - (uint) i_369);
                            i_367 = i_372;
                        }
                    }
                }
                i_363 = i_367;
            }
            if (i_363 < 0) {
                l_373 = (long) i_363;
                l_374 = l_373;
            } else {
                l_375 = *((__global gale_long *) (arg_fs + 16 + l_359));
                l_376 = (long) ((ulong) l_375 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_358 + (ulong) ((long) (uint) (((int) l_376) & 1023)))))) = 0L;
                l_377 = (long) ((ulong) l_358 + (ulong) ((long) (uint) (((int) l_375) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_377 + (ulong) 4L)))) = 2;
                i_378 = (int) ((uint) ((int) (((long) ((ulong) l_375 + (ulong) ((long) ((ulong) (l_375 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_377 + (ulong) 8L)))) = i_378;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_377 + (ulong) 12L)))) = i_58;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_377 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_377 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_377 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_377 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_377)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_359)) = l_376;
                GALEFS_FENCE();
                l_379 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_380 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_379 + (ulong) ((long) i_380))))) = (char) 1;
                l_381 = *((__global gale_long *) (arg_fs + 16 + 8L));
                i_382 = 0;
                l_383 = 0L;
                while (true) {
                    if (!(i_382 == 0)) {
                        break;
                    }
                    i_384 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_385 = *((volatile __global gale_int *) (arg_fs + 16 + l_362));
                    if (i_378 == i_385) {
                        i_382 = 1;
                    } else {
                        if (i_384 == 0) {
                            if (l_383 < l_381) {
                                GALEFS_RELAX(l_383);
                                l_386 = (long) ((ulong) l_383 + (ulong) 1L);
                                l_383 = l_386;
                            } else {
                                i_382 = (-110);
                            }
                        } else {
                            i_387 = (int) (0 - (uint) i_384);
                            i_382 = i_387;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_382 < 0) {
                    l_388 = (long) i_382;
                    l_374 = l_388;
                } else {
                    l_389 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_358 + (ulong) 1800L))));
                    l_374 = l_389;
                }
            }
        } else {
            l_374 = (-16L);
        }
    } else {
        l_374 = 0L;
    }
    l_390 = GALEFS_BROADCAST(l_374);
    ul_391 = arg_args + 32L;
    i_392 = *((__global gale_int *) ul_391);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_393 = (int) get_local_id(0);
    if (i_393 == 0) {
        l_394 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_395 = (int) get_group_id(0);
        l_396 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_397 = (int) get_group_id(0);
        l_398 = (long) i_397;
        i_399 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_396 + (ulong) ((l_398 << 12) + (l_398 << 11)))) + (ulong) 1896L))));
        l_400 = (long) i_395;
        l_401 = (long) ((ulong) l_394 + (ulong) ((l_400 << 12) + (l_400 << 11)));
        l_402 = (long) ((ulong) l_401 + (ulong) 1792L);
        l_403 = (long) ((ulong) l_401 + (ulong) 1864L);
        if (i_399 == 0) {
            if (i_392 < 1) {
                i_404 = (-2);
            } else {
                if (i_392 < 4097) {
                    i_405 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    l_406 = *((__global gale_long *) (arg_fs + 16 + l_403));
                    i_407 = (int) (0 - (uint) i_405);
                    if (i_407 < 0) {
                        i_404 = i_407;
                    } else {
                        l_408 = *((__global gale_long *) (arg_fs + 16 + 8L));
                        l_409 = (long) ((ulong) l_406 + (ulong) (-64L));
                        i_410 = (int) ((uint) ((int) (((long) ((ulong) l_409 + (ulong) ((long) ((ulong) (l_409 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        i_411 = 0;
                        l_412 = 0L;
                        while (true) {
                            if (!(i_411 == 0)) {
                                break;
                            }
                            i_413 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                            i_414 = *((volatile __global gale_int *) (arg_fs + 16 + l_402));
                            if (i_410 == i_414) {
                                i_411 = 1;
                            } else {
                                if (i_413 == 0) {
                                    if (l_412 < l_408) {
                                        GALEFS_RELAX(l_412);
                                        l_415 = (long) ((ulong) l_412 + (ulong) 1L);
                                        l_412 = l_415;
                                    } else {
                                        i_411 = (-110);
                                    }
                                } else {
                                    i_416 = (int) (0 - (uint) i_413);
                                    i_411 = i_416;
                                }
                            }
                        }
                        i_404 = i_411;
                    }
                } else {
                    i_404 = (-36);
                }
            }
        } else {
            i_404 = (-16);
        }
        l_417 = (long) i_404;
        if (l_417 < 0L) {
            l_418 = l_417;
        } else {
            l_419 = (long) ((ulong) l_401 + (ulong) 2048L);
            l_420 = (long) i_1;
            i_421 = 0;
            while (true) {
                if (!(i_421 < i_392)) {
                    break;
                }
                l_422 = (long) i_421;
                i_423 = (int) *((__global char *) (arg_paths + 16 + (l_420 + l_422)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_419 + (ulong) l_422)))) = (char) i_423;
                i_424 = (int) ((uint) i_421 + (uint) 1);
                i_421 = i_424;
            }
            l_425 = *((__global gale_long *) (arg_fs + 16 + l_403));
            l_426 = (long) ((ulong) l_425 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_401 + (ulong) ((long) (uint) (((int) l_426) & 1023)))))) = 0L;
            l_427 = (long) ((ulong) l_401 + (ulong) ((long) (uint) (((int) l_425) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_427 + (ulong) 4L)))) = 1;
            i_428 = (int) ((uint) ((int) (((long) ((ulong) l_425 + (ulong) ((long) ((ulong) (l_425 >> 63) >> 58)))) >> 6)) + (uint) 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_427 + (ulong) 8L)))) = i_428;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_427 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_427 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_427 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_427 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_427 + (ulong) 36L)))) = i_392;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_427)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_403)) = l_426;
            GALEFS_FENCE();
            l_429 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_430 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_429 + (ulong) ((long) i_430))))) = (char) 1;
            l_431 = *((__global gale_long *) (arg_fs + 16 + 8L));
            i_432 = 0;
            l_433 = 0L;
            while (true) {
                if (!(i_432 == 0)) {
                    break;
                }
                i_434 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_435 = *((volatile __global gale_int *) (arg_fs + 16 + l_402));
                if (i_428 == i_435) {
                    i_432 = 1;
                } else {
                    if (i_434 == 0) {
                        if (l_433 < l_431) {
                            GALEFS_RELAX(l_433);
                            l_436 = (long) ((ulong) l_433 + (ulong) 1L);
                            l_433 = l_436;
                        } else {
                            i_432 = (-110);
                        }
                    } else {
                        i_437 = (int) (0 - (uint) i_434);
                        i_432 = i_437;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_432 < 0) {
                l_438 = (long) i_432;
                l_418 = l_438;
            } else {
                l_439 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_401 + (ulong) 1800L))));
                l_418 = l_439;
            }
        }
    } else {
        l_418 = 0L;
    }
    l_440 = GALEFS_BROADCAST(l_418);
    i_441 = (int) l_440;
    i_442 = (((int) l_348) == 0) ? 1 : 0;
    ul_443 = arg_args + 36L;
    l_444 = 0L;
    i_445 = 1;
    i_446 = i_442;
    while (true) {
        if (i_446 == 0) {
            break;
        }
        i_447 = *((__global gale_int *) ul_443);
        i_448 = (int) get_group_id(0);
        i_449 = *((__global gale_int *) ul_50);
        i_450 = *((__global gale_int *) ul_52);
        l_451 = (long) i_449;
        l_452 = (long) ((ulong) ((long) ((ulong) ((long) i_448) * (ulong) ((((((l_451 * 44L) + 73792L) + (((long) i_450) << 2)) + (l_451 * 43L)) + 63L) & (-64L)))) + (ulong) 65600L);
        l_453 = (long) ((ulong) l_452 + (ulong) ((long) i_447));
        i_454 = 0;
        i_455 = 1;
        while (true) {
            if (i_455 < 1) {
                goto B437;
            }
            if (!(i_454 < 4001)) {
                break;
            }
            l_456 = (long) i_454;
            l_457 = (long) ((ulong) l_453 + (ulong) l_456);
            i_458 = (int) ((uint) 4001 - (uint) i_454);
            i_459 = 1;
            i_460 = 0;
            while (true) {
                if (!(i_459 == 1)) {
                    break;
                }
                i_461 = (int) get_local_id(0);
                l_462 = (long) i_460;
                l_463 = (long) ((ulong) l_444 + (ulong) (l_456 + l_462));
                if (i_461 == 0) {
                    i_464 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_465 = (int) (0 - (uint) i_464);
                    l_466 = ((long) i_441) << 3;
                    if (i_465 < 0) {
                        l_467 = (long) i_465;
                        l_468 = l_467;
                    } else {
                        if (i_441 < 0) {
                            i_469 = (-9);
                        } else {
                            i_470 = *((__global gale_int *) (arg_fs + 16 + 208L));
                            if (i_441 < i_470) {
                                l_471 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                i_472 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_471 + (ulong) l_466))));
                                i_473 = (int) ((uint) i_472 + (uint) (-1));
                                i_474 = (i_473 < 0) ? (-9) : i_473;
                                if (i_474 < 0) {
                                    i_469 = i_474;
                                } else {
                                    l_475 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                    i_476 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_475 + (ulong) l_466)) + (ulong) 4L))));
                                    if ((i_476 & 3) == 1) {
                                        i_469 = (-9);
                                    } else {
                                        i_469 = i_474;
                                    }
                                }
                            } else {
                                i_469 = (-9);
                            }
                        }
                        l_477 = (long) i_469;
                        if (i_469 < 0) {
                            l_468 = l_477;
                        } else {
                            if (l_463 < 0L) {
                                l_468 = (-22L);
                            } else {
                                i_478 = (int) ((uint) i_458 - (uint) i_460);
                                if (i_478 < 0) {
                                    l_468 = (-22L);
                                } else {
                                    l_479 = *((__global gale_long *) (arg_fs + 16 + 16L));
                                    i_480 = (int) get_group_id(0);
                                    l_481 = (long) i_480;
                                    i_482 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_479 + (ulong) ((l_481 << 12) + (l_481 << 11)))) + (ulong) 1896L))));
                                    if (i_482 == 0) {
                                        l_483 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                        l_484 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_483 + (ulong) (l_477 << 6)))));
                                        l_485 = (long) ((ulong) l_484 - (ulong) l_463);
                                        if (l_485 < 1L) {
                                            l_468 = 0L;
                                        } else {
                                            l_486 = (long) (uint) i_478;
                                            l_487 = (l_485 < l_486) ? l_485 : l_486;
                                            l_468 = l_487;
                                        }
                                    } else {
                                        l_468 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (l_468 < 1L) {
                        l_488 = l_468;
                    } else {
                        i_489 = *((__global gale_int *) (arg_fs + 16 + 156L));
                        l_490 = 1L << i_489;
                        l_491 = (long) ((ulong) l_490 - (ulong) (((long) ((ulong) l_490 + (ulong) (-1L))) & l_463));
                        if (l_491 < l_468) {
                            i_492 = (int) l_491;
                            i_493 = i_492;
                        } else {
                            i_494 = (int) l_468;
                            i_493 = i_494;
                        }
                        l_495 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_496 = (int) get_group_id(0);
                        if (i_441 < 0) {
                            i_497 = (-9);
                        } else {
                            i_498 = *((__global gale_int *) (arg_fs + 16 + 208L));
                            if (i_441 < i_498) {
                                l_499 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                i_500 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_499 + (ulong) l_466))));
                                i_501 = (int) ((uint) i_500 + (uint) (-1));
                                i_502 = (i_501 < 0) ? (-9) : i_501;
                                i_497 = i_502;
                            } else {
                                i_497 = (-9);
                            }
                        }
                        l_503 = (long) i_497;
                        if (i_497 < 0) {
                            l_504 = l_503;
                        } else {
                            i_505 = *((__global gale_int *) (arg_fs + 16 + 156L));
                            l_506 = *((__global gale_long *) (arg_fs + 16 + 200L));
                            i_507 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_506 + (ulong) (l_503 << 6))) + (ulong) 8L))));
                            l_508 = *((__global gale_long *) (arg_fs + 16 + 128L));
                            i_509 = *((__global gale_int *) (arg_fs + 16 + 152L));
                            l_510 = l_463 >> i_505;
                            i_511 = i_509 & ((int) (((long) ((ulong) ((long) ((ulong) l_510 + (ulong) (((long) i_507) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            i_512 = i_511;
                            i_513 = 0;
                            i_514 = (-2);
                            while (true) {
                                if (!(i_514 == (-2))) {
                                    break;
                                }
                                i_515 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_508 + (ulong) (((long) i_512) << 2)))));
                                i_516 = (int) ((uint) i_515 + (uint) (-1));
                                if (i_516 < 0) {
                                    i_514 = (-1);
                                } else {
                                    l_517 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                    l_518 = (long) ((ulong) l_517 + (ulong) (((long) (uint) i_516) << 4));
                                    i_519 = *((volatile __global gale_int *) (arg_fs + 16 + l_518));
                                    l_520 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_518 + (ulong) 8L))));
                                    if ((!(i_507 == i_519)) || (!(l_510 == l_520))) {
                                        if (i_509 == i_513) {
                                            i_514 = (-1);
                                        } else {
                                            i_521 = (int) ((uint) i_513 + (uint) 1);
                                            i_522 = i_509 & ((int) ((uint) i_512 + (uint) 1));
                                            i_512 = i_522;
                                            i_513 = i_521;
                                        }
                                    } else {
                                        i_514 = i_516;
                                    }
                                }
                            }
                            l_523 = (long) i_496;
                            l_524 = (long) ((ulong) l_495 + (ulong) ((l_523 << 12) + (l_523 << 11)));
                            if (i_514 < 0) {
                                i_525 = (-1);
                            } else {
                                l_526 = (long) ((ulong) l_524 + (ulong) 1856L);
                                *((volatile __global gale_int *) (arg_fs + 16 + l_526)) = ((int) ((uint) i_514 + (uint) 1));
                                GALEFS_FENCE();
                                l_527 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                l_528 = (long) ((ulong) l_527 + (ulong) (((long) (uint) i_514) << 4));
                                i_529 = *((volatile __global gale_int *) (arg_fs + 16 + l_528));
                                l_530 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_528 + (ulong) 8L))));
                                if ((!(i_507 == i_529)) || (!(l_510 == l_530))) {
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_526)) = 0;
                                }
                                GALEFS_FENCE();
                                if ((!(i_507 == i_529)) || (!(l_510 == l_530))) {
                                    i_525 = (-1);
                                } else {
                                    i_525 = i_514;
                                }
                            }
                            l_531 = (long) i_525;
                            if (l_531 == (-1L)) {
                                i_532 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                l_533 = (long) ((ulong) l_524 + (ulong) 1864L);
                                l_534 = *((__global gale_long *) (arg_fs + 16 + l_533));
                                i_535 = (int) (0 - (uint) i_532);
                                l_536 = (long) ((ulong) l_524 + (ulong) 1792L);
                                if (i_535 < 0) {
                                    i_537 = i_535;
                                } else {
                                    l_538 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                    l_539 = (long) ((ulong) l_534 + (ulong) (-64L));
                                    i_540 = (int) ((uint) ((int) (((long) ((ulong) l_539 + (ulong) ((long) ((ulong) (l_539 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    i_541 = 0;
                                    l_542 = 0L;
                                    while (true) {
                                        if (!(i_541 == 0)) {
                                            break;
                                        }
                                        i_543 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                        i_544 = *((volatile __global gale_int *) (arg_fs + 16 + l_536));
                                        if (i_540 == i_544) {
                                            i_541 = 1;
                                        } else {
                                            if (i_543 == 0) {
                                                if (l_542 < l_538) {
                                                    GALEFS_RELAX(l_542);
                                                    l_545 = (long) ((ulong) l_542 + (ulong) 1L);
                                                    l_542 = l_545;
                                                } else {
                                                    i_541 = (-110);
                                                }
                                            } else {
                                                i_546 = (int) (0 - (uint) i_543);
                                                i_541 = i_546;
                                            }
                                        }
                                    }
                                    i_537 = i_541;
                                }
                                if (i_537 < 0) {
                                    l_547 = (long) i_537;
                                    l_548 = l_547;
                                } else {
                                    l_549 = *((__global gale_long *) (arg_fs + 16 + l_533));
                                    l_550 = (long) ((ulong) l_549 + (ulong) 64L);
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_524 + (ulong) ((long) (uint) (((int) l_550) & 1023)))))) = 0L;
                                    l_551 = (long) ((ulong) l_524 + (ulong) ((long) (uint) (((int) l_549) & 1023)));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_551 + (ulong) 4L)))) = 3;
                                    i_552 = (int) ((uint) ((int) (((long) ((ulong) l_549 + (ulong) ((long) ((ulong) (l_549 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_551 + (ulong) 8L)))) = i_552;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_551 + (ulong) 12L)))) = i_441;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_551 + (ulong) 16L)))) = l_463;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_551 + (ulong) 24L)))) = l_468;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_551 + (ulong) 32L)))) = 0;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_551 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_551)) = 64;
                                    *((__global gale_long *) (arg_fs + 16 + l_533)) = l_550;
                                    GALEFS_FENCE();
                                    l_553 = *((__global gale_long *) (arg_fs + 16 + 24L));
                                    i_554 = (int) get_group_id(0);
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_553 + (ulong) ((long) i_554))))) = (char) 1;
                                    l_555 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                    i_556 = 0;
                                    l_557 = 0L;
                                    while (true) {
                                        if (!(i_556 == 0)) {
                                            break;
                                        }
                                        i_558 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                        i_559 = *((volatile __global gale_int *) (arg_fs + 16 + l_536));
                                        if (i_552 == i_559) {
                                            i_556 = 1;
                                        } else {
                                            if (i_558 == 0) {
                                                if (l_557 < l_555) {
                                                    GALEFS_RELAX(l_557);
                                                    l_560 = (long) ((ulong) l_557 + (ulong) 1L);
                                                    l_557 = l_560;
                                                } else {
                                                    i_556 = (-110);
                                                }
                                            } else {
                                                i_561 = (int) (0 - (uint) i_558);
                                                i_556 = i_561;
                                            }
                                        }
                                    }
                                    GALEFS_FENCE();
                                    if (i_556 < 0) {
                                        l_562 = (long) i_556;
                                        l_548 = l_562;
                                    } else {
                                        l_563 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_524 + (ulong) 1800L))));
                                        l_548 = l_563;
                                    }
                                }
                                if (l_548 < 0L) {
                                    l_504 = l_548;
                                } else {
                                    l_564 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_524 + (ulong) 1808L))));
                                    l_504 = l_564;
                                }
                            } else {
                                l_565 = (long) ((ulong) l_524 + (ulong) 1872L);
                                l_566 = *((__global gale_long *) (arg_fs + 16 + l_565));
                                *((__global gale_long *) (arg_fs + 16 + l_565)) = ((long) ((ulong) l_566 + (ulong) 1L));
                                l_504 = l_531;
                            }
                        }
                        if (l_504 < 0L) {
                            l_488 = l_504;
                        } else {
                            l_567 = (l_504 << 32) | ((long) i_493);
                            l_488 = l_567;
                        }
                    }
                } else {
                    l_488 = 0L;
                }
                l_568 = GALEFS_BROADCAST(l_488);
                i_569 = (int) l_568;
                if (l_568 < 0L) {
                    i_570 = 0;
                } else {
                    i_570 = i_569;
                }
                if (l_568 < 0L) {
                    l_571 = 0L;
                } else {
                    l_572 = (long) ((ulong) l_568 >> 32);
                    l_571 = l_572;
                }
                i_573 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_574 = *((__global gale_long *) (arg_fs + 16 + 144L));
                gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_574 + (ulong) (l_571 << i_573))) + (ulong) (((long) ((ulong) (1L << i_573) + (ulong) (-1L))) & l_463)))), (arg_work + 16 + ((long) ((ulong) l_457 + (ulong) l_462))), i_570);
                GALEFS_FENCE();
                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                i_575 = (int) get_local_id(0);
                if (i_575 == 0) {
                    l_576 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_577 = (int) get_group_id(0);
                    l_578 = (long) i_577;
                    l_579 = (long) ((ulong) l_576 + (ulong) ((l_578 << 12) + (l_578 << 11)));
                    l_580 = (long) ((ulong) l_579 + (ulong) 1880L);
                    l_581 = *((__global gale_long *) (arg_fs + 16 + l_580));
                    *((__global gale_long *) (arg_fs + 16 + l_580)) = ((long) ((ulong) ((long) i_570) + (ulong) l_581));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_579 + (ulong) 1856L)))) = 0;
                    l_582 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_579 + (ulong) 1864L))));
                    l_583 = (long) ((ulong) l_582 + (ulong) (-64L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_579 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_583 + (ulong) ((long) ((ulong) (l_583 >> 63) >> 58)))) >> 6)) + (uint) 1));
                }
                i_584 = (int) ((uint) i_460 + (uint) i_570);
                if (l_568 < 0L) {
                    i_459 = i_569;
                    i_460 = i_584;
                } else {
                    i_585 = ((i_570 < 1) || (!(i_584 < i_458))) ? 0 : 1;
                    i_459 = i_585;
                    i_460 = i_584;
                }
            }
            if (i_460 < 1) {
                i_586 = i_459;
            } else {
                i_586 = i_460;
            }
            i_587 = (i_586 < 1) ? 0 : i_586;
            i_588 = (int) ((uint) i_454 + (uint) i_587);
            i_454 = i_588;
            i_455 = i_586;
        }
        goto B438;
    B437:;
    B438:;
        if (i_455 < 0) {
            i_589 = i_455;
        } else {
            i_589 = i_454;
        }
        i_590 = *((__global gale_int *) ul_0);
        i_591 = *((__global gale_int *) ul_391);
        i_592 = (int) get_local_id(0);
        l_593 = ((long) i_590) + ((long) i_591);
        i_594 = i_592;
        while (true) {
            if (!(i_594 < i_447)) {
                break;
            }
            l_595 = (long) i_594;
            i_596 = (int) *((__global char *) (arg_paths + 16 + (l_593 + l_595)));
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_452 + (ulong) l_595)))) = (char) i_596;
            i_597 = (int) get_local_size(0);
            i_598 = (int) ((uint) i_594 + (uint) i_597);
            i_594 = i_598;
        }
        i_599 = 0;
        while (true) {
            i_600 = (int) ((uint) i_599 + (uint) 1);
            if (!(i_599 < i_589)) {
                goto B449;
            }
            i_601 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_453 + (ulong) ((long) i_599)))));
            if (i_601 == 10) {
                break;
            }
            i_599 = i_600;
        }
        goto B450;
    B449:;
    B450:;
        if (i_441 < 0) {
            i_602 = i_441;
        } else {
            if (i_589 < 1) {
                i_602 = i_589;
            } else {
                i_602 = i_600;
            }
        }
        i_603 = (int) get_group_id(0);
        i_604 = *((__global gale_int *) ul_50);
        i_605 = *((__global gale_int *) ul_52);
        i_606 = (int) get_group_id(0);
        i_607 = *((__global gale_int *) ul_443);
        l_608 = (long) i_604;
        l_609 = (((((l_608 * 44L) + 73792L) + (((long) i_605) << 2)) + (l_608 * 43L)) + 63L) & (-64L);
        l_610 = (long) i_607;
        i_611 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_609 * (ulong) ((long) i_606))) + (ulong) 65600L)) + (ulong) l_610))));
        l_612 = (long) ((ulong) ((long) ((ulong) ((long) i_603) * (ulong) l_609)) + (ulong) 65600L);
        if (i_611 == 47) {
            l_613 = (long) ((ulong) l_612 + (ulong) l_610);
            l_614 = l_613;
        } else {
            l_614 = l_612;
        }
        i_615 = (int) ((uint) i_602 + (uint) (-1));
        i_616 = (int) ((uint) i_602 + (uint) (-2));
        if ((uint) i_616 < (uint) 4000) {
            i_617 = (int) get_group_id(0);
            i_618 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_610 + (ulong) ((long) ((ulong) ((long) ((ulong) l_609 * (ulong) ((long) i_617))) + (ulong) 65600L))))));
            if (i_618 == 47) {
                i_619 = i_615;
            } else {
                i_620 = (int) ((uint) i_615 + (uint) i_607);
                i_619 = i_620;
            }
        } else {
            i_619 = 0;
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_621 = (int) get_local_id(0);
        if (i_621 == 0) {
            l_622 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_623 = (int) get_group_id(0);
            l_624 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_625 = (int) get_group_id(0);
            l_626 = (long) i_625;
            i_627 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_624 + (ulong) ((l_626 << 12) + (l_626 << 11)))) + (ulong) 1896L))));
            l_628 = (long) i_623;
            l_629 = (long) ((ulong) l_622 + (ulong) ((l_628 << 12) + (l_628 << 11)));
            l_630 = (long) ((ulong) l_629 + (ulong) 1792L);
            l_631 = (long) ((ulong) l_629 + (ulong) 1864L);
            if (i_627 == 0) {
                if (i_619 < 1) {
                    i_632 = (-2);
                } else {
                    if (i_619 < 4097) {
                        i_633 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        l_634 = *((__global gale_long *) (arg_fs + 16 + l_631));
                        i_635 = (int) (0 - (uint) i_633);
                        if (i_635 < 0) {
                            i_632 = i_635;
                        } else {
                            l_636 = *((__global gale_long *) (arg_fs + 16 + 8L));
                            l_637 = (long) ((ulong) l_634 + (ulong) (-64L));
                            i_638 = (int) ((uint) ((int) (((long) ((ulong) l_637 + (ulong) ((long) ((ulong) (l_637 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            i_639 = 0;
                            l_640 = 0L;
                            while (true) {
                                if (!(i_639 == 0)) {
                                    break;
                                }
                                i_641 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                i_642 = *((volatile __global gale_int *) (arg_fs + 16 + l_630));
                                if (i_638 == i_642) {
                                    i_639 = 1;
                                } else {
                                    if (i_641 == 0) {
                                        if (l_640 < l_636) {
                                            GALEFS_RELAX(l_640);
                                            l_643 = (long) ((ulong) l_640 + (ulong) 1L);
                                            l_640 = l_643;
                                        } else {
                                            i_639 = (-110);
                                        }
                                    } else {
                                        i_644 = (int) (0 - (uint) i_641);
                                        i_639 = i_644;
                                    }
                                }
                            }
                            i_632 = i_639;
                        }
                    } else {
                        i_632 = (-36);
                    }
                }
            } else {
                i_632 = (-16);
            }
            l_645 = (long) i_632;
            if (l_645 < 0L) {
                l_646 = l_645;
            } else {
                l_647 = (long) ((ulong) l_629 + (ulong) 2048L);
                i_648 = 0;
                while (true) {
                    if (!(i_648 < i_619)) {
                        break;
                    }
                    l_649 = (long) i_648;
                    i_650 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_614 + (ulong) l_649))));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_647 + (ulong) l_649)))) = (char) i_650;
                    i_651 = (int) ((uint) i_648 + (uint) 1);
                    i_648 = i_651;
                }
                l_652 = *((__global gale_long *) (arg_fs + 16 + l_631));
                l_653 = (long) ((ulong) l_652 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_629 + (ulong) ((long) (uint) (((int) l_653) & 1023)))))) = 0L;
                l_654 = (long) ((ulong) l_629 + (ulong) ((long) (uint) (((int) l_652) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_654 + (ulong) 4L)))) = 1;
                i_655 = (int) ((uint) ((int) (((long) ((ulong) l_652 + (ulong) ((long) ((ulong) (l_652 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_654 + (ulong) 8L)))) = i_655;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_654 + (ulong) 12L)))) = 0;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_654 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_654 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_654 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_654 + (ulong) 36L)))) = i_619;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_654)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_631)) = l_653;
                GALEFS_FENCE();
                l_656 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_657 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_656 + (ulong) ((long) i_657))))) = (char) 1;
                l_658 = *((__global gale_long *) (arg_fs + 16 + 8L));
                i_659 = 0;
                l_660 = 0L;
                while (true) {
                    if (!(i_659 == 0)) {
                        break;
                    }
                    i_661 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_662 = *((volatile __global gale_int *) (arg_fs + 16 + l_630));
                    if (i_655 == i_662) {
                        i_659 = 1;
                    } else {
                        if (i_661 == 0) {
                            if (l_660 < l_658) {
                                GALEFS_RELAX(l_660);
                                l_663 = (long) ((ulong) l_660 + (ulong) 1L);
                                l_660 = l_663;
                            } else {
                                i_659 = (-110);
                            }
                        } else {
                            i_664 = (int) (0 - (uint) i_661);
                            i_659 = i_664;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_659 < 0) {
                    l_665 = (long) i_659;
                    l_646 = l_665;
                } else {
                    l_666 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_629 + (ulong) 1800L))));
                    l_646 = l_666;
                }
            }
        } else {
            l_646 = 0L;
        }
        l_667 = GALEFS_BROADCAST(l_646);
        i_668 = *((__global gale_int *) ul_50);
        i_669 = (int) get_local_id(0);
        i_670 = (int) get_group_id(0);
        i_671 = (int) get_local_size(0);
        i_672 = (int) ((uint) ((int) ((uint) i_669 + (uint) ((int) ((uint) i_670 * (uint) i_671)))) * (uint) i_668);
        i_673 = 0;
        while (true) {
            if (!(i_673 < i_668)) {
                break;
            }
            *((__global gale_int *) (arg_counts + ((((long) ((int) ((uint) i_672 + (uint) i_673))) << 2) + 16L))) = 0;
            i_674 = (int) ((uint) i_673 + (uint) 1);
            i_673 = i_674;
        }
        i_675 = (int) get_group_id(0);
        i_676 = *((__global gale_int *) ul_50);
        i_677 = *((__global gale_int *) ul_52);
        l_678 = (long) i_676;
        l_679 = (long) ((ulong) ((long) i_675) * (ulong) ((((((l_678 * 44L) + 73792L) + (((long) i_677) << 2)) + (l_678 * 43L)) + 63L) & (-64L)));
        l_680 = (long) ((ulong) l_679 + (ulong) 65536L);
        l_681 = (long) ((ulong) l_679 + (ulong) 64L);
        i_682 = (int) l_667;
        i_683 = (i_682 < 0) ? i_682 : 1;
        l_684 = 0L;
        i_685 = i_683;
        while (true) {
            if (i_685 < 1) {
                break;
            }
            i_686 = 0;
            i_687 = 1;
            while (true) {
                if (i_687 < 1) {
                    goto B614;
                }
                if (!(i_686 < 65536)) {
                    break;
                }
                l_688 = (long) i_686;
                l_689 = (long) ((ulong) l_681 + (ulong) l_688);
                i_690 = (int) ((uint) 65536 - (uint) i_686);
                i_691 = 1;
                i_692 = 0;
                while (true) {
                    if (!(i_691 == 1)) {
                        break;
                    }
                    i_693 = (int) get_local_id(0);
                    l_694 = (long) i_692;
                    l_695 = (long) ((ulong) l_684 + (ulong) (l_688 + l_694));
                    if (i_693 == 0) {
                        i_696 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        i_697 = (int) (0 - (uint) i_696);
                        l_698 = ((long) i_682) << 3;
                        if (i_697 < 0) {
                            l_699 = (long) i_697;
                            l_700 = l_699;
                        } else {
                            if (i_682 < 0) {
                                i_701 = (-9);
                            } else {
                                i_702 = *((__global gale_int *) (arg_fs + 16 + 208L));
                                if (i_682 < i_702) {
                                    l_703 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                    i_704 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_703 + (ulong) l_698))));
                                    i_705 = (int) ((uint) i_704 + (uint) (-1));
                                    i_706 = (i_705 < 0) ? (-9) : i_705;
                                    if (i_706 < 0) {
                                        i_701 = i_706;
                                    } else {
                                        l_707 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                        i_708 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_707 + (ulong) l_698)) + (ulong) 4L))));
                                        if ((i_708 & 3) == 1) {
                                            i_701 = (-9);
                                        } else {
                                            i_701 = i_706;
                                        }
                                    }
                                } else {
                                    i_701 = (-9);
                                }
                            }
                            l_709 = (long) i_701;
                            if (i_701 < 0) {
                                l_700 = l_709;
                            } else {
                                if (l_695 < 0L) {
                                    l_700 = (-22L);
                                } else {
                                    i_710 = (int) ((uint) i_690 - (uint) i_692);
                                    if (i_710 < 0) {
                                        l_700 = (-22L);
                                    } else {
                                        l_711 = *((__global gale_long *) (arg_fs + 16 + 16L));
                                        i_712 = (int) get_group_id(0);
                                        l_713 = (long) i_712;
                                        i_714 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_711 + (ulong) ((l_713 << 12) + (l_713 << 11)))) + (ulong) 1896L))));
                                        if (i_714 == 0) {
                                            l_715 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                            l_716 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_715 + (ulong) (l_709 << 6)))));
                                            l_717 = (long) ((ulong) l_716 - (ulong) l_695);
                                            if (l_717 < 1L) {
                                                l_700 = 0L;
                                            } else {
                                                l_718 = (long) (uint) i_710;
                                                l_719 = (l_717 < l_718) ? l_717 : l_718;
                                                l_700 = l_719;
                                            }
                                        } else {
                                            l_700 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_700 < 1L) {
                            l_720 = l_700;
                        } else {
                            i_721 = *((__global gale_int *) (arg_fs + 16 + 156L));
                            l_722 = 1L << i_721;
                            l_723 = (long) ((ulong) l_722 - (ulong) (((long) ((ulong) l_722 + (ulong) (-1L))) & l_695));
                            if (l_723 < l_700) {
                                i_724 = (int) l_723;
                                i_725 = i_724;
                            } else {
                                i_726 = (int) l_700;
                                i_725 = i_726;
                            }
                            l_727 = *((__global gale_long *) (arg_fs + 16 + 16L));
                            i_728 = (int) get_group_id(0);
                            if (i_682 < 0) {
                                i_729 = (-9);
                            } else {
                                i_730 = *((__global gale_int *) (arg_fs + 16 + 208L));
                                if (i_682 < i_730) {
                                    l_731 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                    i_732 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_731 + (ulong) l_698))));
                                    i_733 = (int) ((uint) i_732 + (uint) (-1));
                                    i_734 = (i_733 < 0) ? (-9) : i_733;
                                    i_729 = i_734;
                                } else {
                                    i_729 = (-9);
                                }
                            }
                            l_735 = (long) i_729;
                            if (i_729 < 0) {
                                l_736 = l_735;
                            } else {
                                i_737 = *((__global gale_int *) (arg_fs + 16 + 156L));
                                l_738 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                i_739 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_738 + (ulong) (l_735 << 6))) + (ulong) 8L))));
                                l_740 = *((__global gale_long *) (arg_fs + 16 + 128L));
                                i_741 = *((__global gale_int *) (arg_fs + 16 + 152L));
                                l_742 = l_695 >> i_737;
                                i_743 = i_741 & ((int) (((long) ((ulong) ((long) ((ulong) l_742 + (ulong) (((long) i_739) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                i_744 = i_743;
                                i_745 = 0;
                                i_746 = (-2);
                                while (true) {
                                    if (!(i_746 == (-2))) {
                                        break;
                                    }
                                    i_747 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_740 + (ulong) (((long) i_744) << 2)))));
                                    i_748 = (int) ((uint) i_747 + (uint) (-1));
                                    if (i_748 < 0) {
                                        i_746 = (-1);
                                    } else {
                                        l_749 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                        l_750 = (long) ((ulong) l_749 + (ulong) (((long) (uint) i_748) << 4));
                                        i_751 = *((volatile __global gale_int *) (arg_fs + 16 + l_750));
                                        l_752 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_750 + (ulong) 8L))));
                                        if ((!(i_739 == i_751)) || (!(l_742 == l_752))) {
                                            if (i_741 == i_745) {
                                                i_746 = (-1);
                                            } else {
                                                i_753 = (int) ((uint) i_745 + (uint) 1);
                                                i_754 = i_741 & ((int) ((uint) i_744 + (uint) 1));
                                                i_744 = i_754;
                                                i_745 = i_753;
                                            }
                                        } else {
                                            i_746 = i_748;
                                        }
                                    }
                                }
                                l_755 = (long) i_728;
                                l_756 = (long) ((ulong) l_727 + (ulong) ((l_755 << 12) + (l_755 << 11)));
                                if (i_746 < 0) {
                                    i_757 = (-1);
                                } else {
                                    l_758 = (long) ((ulong) l_756 + (ulong) 1856L);
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_758)) = ((int) ((uint) i_746 + (uint) 1));
                                    GALEFS_FENCE();
                                    l_759 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                    l_760 = (long) ((ulong) l_759 + (ulong) (((long) (uint) i_746) << 4));
                                    i_761 = *((volatile __global gale_int *) (arg_fs + 16 + l_760));
                                    l_762 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_760 + (ulong) 8L))));
                                    if ((!(i_739 == i_761)) || (!(l_742 == l_762))) {
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_758)) = 0;
                                    }
                                    GALEFS_FENCE();
                                    if ((!(i_739 == i_761)) || (!(l_742 == l_762))) {
                                        i_757 = (-1);
                                    } else {
                                        i_757 = i_746;
                                    }
                                }
                                l_763 = (long) i_757;
                                if (l_763 == (-1L)) {
                                    i_764 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                    l_765 = (long) ((ulong) l_756 + (ulong) 1864L);
                                    l_766 = *((__global gale_long *) (arg_fs + 16 + l_765));
                                    i_767 = (int) (0 - (uint) i_764);
                                    l_768 = (long) ((ulong) l_756 + (ulong) 1792L);
                                    if (i_767 < 0) {
                                        i_769 = i_767;
                                    } else {
                                        l_770 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                        l_771 = (long) ((ulong) l_766 + (ulong) (-64L));
                                        i_772 = (int) ((uint) ((int) (((long) ((ulong) l_771 + (ulong) ((long) ((ulong) (l_771 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                        i_773 = 0;
                                        l_774 = 0L;
                                        while (true) {
                                            if (!(i_773 == 0)) {
                                                break;
                                            }
                                            i_775 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                            i_776 = *((volatile __global gale_int *) (arg_fs + 16 + l_768));
                                            if (i_772 == i_776) {
                                                i_773 = 1;
                                            } else {
                                                if (i_775 == 0) {
                                                    if (l_774 < l_770) {
                                                        GALEFS_RELAX(l_774);
                                                        l_777 = (long) ((ulong) l_774 + (ulong) 1L);
                                                        l_774 = l_777;
                                                    } else {
                                                        i_773 = (-110);
                                                    }
                                                } else {
                                                    i_778 = (int) (0 - (uint) i_775);
                                                    i_773 = i_778;
                                                }
                                            }
                                        }
                                        i_769 = i_773;
                                    }
                                    if (i_769 < 0) {
                                        l_779 = (long) i_769;
                                        l_780 = l_779;
                                    } else {
                                        l_781 = *((__global gale_long *) (arg_fs + 16 + l_765));
                                        l_782 = (long) ((ulong) l_781 + (ulong) 64L);
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_756 + (ulong) ((long) (uint) (((int) l_782) & 1023)))))) = 0L;
                                        l_783 = (long) ((ulong) l_756 + (ulong) ((long) (uint) (((int) l_781) & 1023)));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_783 + (ulong) 4L)))) = 3;
                                        i_784 = (int) ((uint) ((int) (((long) ((ulong) l_781 + (ulong) ((long) ((ulong) (l_781 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_783 + (ulong) 8L)))) = i_784;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_783 + (ulong) 12L)))) = i_682;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_783 + (ulong) 16L)))) = l_695;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_783 + (ulong) 24L)))) = l_700;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_783 + (ulong) 32L)))) = 0;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_783 + (ulong) 36L)))) = 0;
                                        GALEFS_FENCE();
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_783)) = 64;
                                        *((__global gale_long *) (arg_fs + 16 + l_765)) = l_782;
                                        GALEFS_FENCE();
                                        l_785 = *((__global gale_long *) (arg_fs + 16 + 24L));
                                        i_786 = (int) get_group_id(0);
                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_785 + (ulong) ((long) i_786))))) = (char) 1;
                                        l_787 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                        i_788 = 0;
                                        l_789 = 0L;
                                        while (true) {
                                            if (!(i_788 == 0)) {
                                                break;
                                            }
                                            i_790 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                            i_791 = *((volatile __global gale_int *) (arg_fs + 16 + l_768));
                                            if (i_784 == i_791) {
                                                i_788 = 1;
                                            } else {
                                                if (i_790 == 0) {
                                                    if (l_789 < l_787) {
                                                        GALEFS_RELAX(l_789);
                                                        l_792 = (long) ((ulong) l_789 + (ulong) 1L);
                                                        l_789 = l_792;
                                                    } else {
                                                        i_788 = (-110);
                                                    }
                                                } else {
                                                    i_793 = (int) (0 - (uint) i_790);
                                                    i_788 = i_793;
                                                }
                                            }
                                        }
                                        GALEFS_FENCE();
                                        if (i_788 < 0) {
                                            l_794 = (long) i_788;
                                            l_780 = l_794;
                                        } else {
                                            l_795 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_756 + (ulong) 1800L))));
                                            l_780 = l_795;
                                        }
                                    }
                                    if (l_780 < 0L) {
                                        l_736 = l_780;
                                    } else {
                                        l_796 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_756 + (ulong) 1808L))));
                                        l_736 = l_796;
                                    }
                                } else {
                                    l_797 = (long) ((ulong) l_756 + (ulong) 1872L);
                                    l_798 = *((__global gale_long *) (arg_fs + 16 + l_797));
                                    *((__global gale_long *) (arg_fs + 16 + l_797)) = ((long) ((ulong) l_798 + (ulong) 1L));
                                    l_736 = l_763;
                                }
                            }
                            if (l_736 < 0L) {
                                l_720 = l_736;
                            } else {
                                l_799 = (l_736 << 32) | ((long) i_725);
                                l_720 = l_799;
                            }
                        }
                    } else {
                        l_720 = 0L;
                    }
                    l_800 = GALEFS_BROADCAST(l_720);
                    i_801 = (int) l_800;
                    if (l_800 < 0L) {
                        i_802 = 0;
                    } else {
                        i_802 = i_801;
                    }
                    if (l_800 < 0L) {
                        l_803 = 0L;
                    } else {
                        l_804 = (long) ((ulong) l_800 >> 32);
                        l_803 = l_804;
                    }
                    i_805 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_806 = *((__global gale_long *) (arg_fs + 16 + 144L));
                    gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_806 + (ulong) (l_803 << i_805))) + (ulong) (((long) ((ulong) (1L << i_805) + (ulong) (-1L))) & l_695)))), (arg_work + 16 + ((long) ((ulong) l_689 + (ulong) l_694))), i_802);
                    GALEFS_FENCE();
                    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                    i_807 = (int) get_local_id(0);
                    if (i_807 == 0) {
                        l_808 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_809 = (int) get_group_id(0);
                        l_810 = (long) i_809;
                        l_811 = (long) ((ulong) l_808 + (ulong) ((l_810 << 12) + (l_810 << 11)));
                        l_812 = (long) ((ulong) l_811 + (ulong) 1880L);
                        l_813 = *((__global gale_long *) (arg_fs + 16 + l_812));
                        *((__global gale_long *) (arg_fs + 16 + l_812)) = ((long) ((ulong) ((long) i_802) + (ulong) l_813));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_811 + (ulong) 1856L)))) = 0;
                        l_814 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_811 + (ulong) 1864L))));
                        l_815 = (long) ((ulong) l_814 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_811 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_815 + (ulong) ((long) ((ulong) (l_815 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    }
                    i_816 = (int) ((uint) i_692 + (uint) i_802);
                    if (l_800 < 0L) {
                        i_691 = i_801;
                        i_692 = i_816;
                    } else {
                        i_817 = ((i_802 < 1) || (!(i_816 < i_690))) ? 0 : 1;
                        i_691 = i_817;
                        i_692 = i_816;
                    }
                }
                if (i_692 < 1) {
                    i_818 = i_691;
                } else {
                    i_818 = i_692;
                }
                i_819 = (i_818 < 1) ? 0 : i_818;
                i_820 = (int) ((uint) i_686 + (uint) i_819);
                i_686 = i_820;
                i_687 = i_818;
            }
            goto B615;
        B614:;
        B615:;
            if (i_687 < 0) {
                i_821 = i_687;
            } else {
                i_821 = i_686;
            }
            if (i_821 < 65536) {
                i_822 = i_821;
            } else {
                i_823 = (int) ((uint) i_821 + (uint) (-32));
                i_822 = i_823;
            }
            if (!(i_821 < 0)) {
                i_824 = (int) get_local_size(0);
                i_825 = (int) get_local_size(0);
                i_826 = (int) get_local_id(0);
                i_827 = (l_684 == 0L) ? 0 : (-32);
                i_828 = gale_div_int(((int) ((uint) ((int) ((uint) ((int) ((uint) i_822 - (uint) i_827)) + (uint) i_824)) + (uint) (-1))), i_825);
                i_829 = (int) ((uint) ((int) ((uint) i_826 * (uint) i_828)) + (uint) i_827);
                i_830 = (int) ((uint) i_829 + (uint) i_828);
                i_831 = (i_830 < i_822) ? i_830 : i_822;
                if (l_684 == 0L) {
                    if (i_829 == 0) {
                        i_832 = i_829;
                        goto B636;
                    }
                }
                i_833 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) l_681 + (ulong) ((long) i_829))) + (ulong) (-1L)))));
                if (((uint) ((int) ((uint) (i_833 | 32) + (uint) (-97))) < (uint) 26) || (i_833 == 95)) {
                    i_834 = i_829;
                    while (true) {
                        if (!(i_834 < i_831)) {
                            goto B634;
                        }
                        i_835 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_681 + (ulong) ((long) i_834)))));
                        if (!(((uint) ((int) ((uint) (i_835 | 32) + (uint) (-97))) < (uint) 26) || (i_835 == 95))) {
                            break;
                        }
                        i_836 = (int) ((uint) i_834 + (uint) 1);
                        i_834 = i_836;
                    }
                    i_832 = i_834;
                    goto B636;
                B634:;
                    i_832 = i_834;
                } else {
                    i_832 = i_829;
                }
            B636:;
                i_837 = (int) get_local_id(0);
                i_838 = (int) get_group_id(0);
                i_839 = (int) get_local_size(0);
                i_840 = *((__global gale_int *) ul_50);
                i_841 = (int) get_group_id(0);
                i_842 = *((__global gale_int *) ul_52);
                i_843 = (int) get_group_id(0);
                i_844 = i_832;
                while (true) {
                    if (!(i_844 < i_831)) {
                        break;
                    }
                    l_845 = (long) ((ulong) l_681 + (ulong) ((long) i_844));
                    i_846 = (int) *((__global char *) (arg_work + 16 + l_845));
                    if (((uint) ((int) ((uint) (i_846 | 32) + (uint) (-97))) < (uint) 26) || (i_846 == 95)) {
                        l_847 = (long) i_840;
                        l_848 = (l_847 * 44L) + 73792L;
                        l_849 = (((l_848 + (((long) i_842) << 2)) + (l_847 * 43L)) + 63L) & (-64L);
                        i_850 = (int) (((long) ((ulong) ((long) ((ulong) l_849 * (ulong) ((long) i_843))) + (ulong) l_848)) >> 2);
                        i_851 = (int) ((uint) i_842 + (uint) (-1));
                        i_852 = i_851 >> 1;
                        i_853 = i_844;
                        i_854 = (-2128831035);
                        while (true) {
                            if (!(i_853 < i_821)) {
                                goto B644;
                            }
                            l_855 = (long) ((ulong) l_681 + (ulong) ((long) i_853));
                            i_856 = (int) *((__global char *) (arg_work + 16 + l_855));
                            if (!(((uint) ((int) ((uint) (i_856 | 32) + (uint) (-97))) < (uint) 26) || (i_856 == 95))) {
                                break;
                            }
                            i_857 = (int) *((__global char *) (arg_work + 16 + l_855));
                            i_858 = (int) ((uint) (i_854 ^ i_857) * (uint) 16777619);
                            i_859 = (int) ((uint) i_853 + (uint) 1);
                            i_853 = i_859;
                            i_854 = i_858;
                        }
                        goto B645;
                    B644:;
                    B645:;
                        i_860 = i_851 & (((int) ((uint) i_854 * (uint) (-1640531535))) >> 15);
                        i_861 = *((__global gale_int *) (arg_work + ((((long) ((int) ((uint) i_850 + (uint) i_860))) << 2) + 16L)));
                        i_862 = i_860;
                        i_863 = i_861;
                        while (true) {
                            i_864 = (int) ((uint) (i_852 & i_863) + (uint) (-1));
                            if (i_863 == 0) {
                                goto B661;
                            }
                            if (((i_854 ^ i_863) & (~i_852)) == 0) {
                                l_865 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) i_841) * (ulong) l_849)) + (ulong) 73792L)) + (ulong) (((long) i_864) * 44L));
                                i_866 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_865 >> 2))) << 2) + 16L)));
                                i_867 = (int) ((uint) i_853 - (uint) i_844);
                                if (i_867 == i_866) {
                                    i_868 = 0;
                                    while (true) {
                                        if (!(i_868 < i_867)) {
                                            goto B654;
                                        }
                                        l_869 = (long) i_868;
                                        i_870 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) l_865 + (ulong) 12L)) + (ulong) l_869))));
                                        i_871 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_845 + (ulong) l_869))));
                                        if (!(i_870 == i_871)) {
                                            break;
                                        }
                                        i_872 = (int) ((uint) i_868 + (uint) 1);
                                        i_868 = i_872;
                                    }
                                    goto B655;
                                B654:;
                                B655:;
                                    if (i_867 == i_868) {
                                        break;
                                    }
                                }
                            }
                            i_873 = i_851 & ((int) ((uint) i_862 + (uint) 1));
                            i_874 = *((__global gale_int *) (arg_work + ((((long) ((int) ((uint) i_850 + (uint) i_873))) << 2) + 16L)));
                            i_862 = i_873;
                            i_863 = i_874;
                        }
                        goto B662;
                    B661:;
                    B662:;
                        if (i_864 < 0) {
                            i_844 = i_853;
                        } else {
                            ul_875 = arg_counts + ((((long) ((int) ((uint) ((int) ((uint) ((int) ((uint) i_837 + (uint) ((int) ((uint) i_838 * (uint) i_839)))) * (uint) i_840)) + (uint) i_864))) << 2) + 16L);
                            i_876 = *((__global gale_int *) ul_875);
                            *((__global gale_int *) ul_875) = ((int) ((uint) i_876 + (uint) 1));
                            i_844 = i_853;
                        }
                    } else {
                        i_877 = (int) ((uint) i_844 + (uint) 1);
                        i_844 = i_877;
                    }
                }
            }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_878 = (int) get_local_id(0);
            i_879 = i_878;
            while (true) {
                if (!(i_879 < 64)) {
                    break;
                }
                l_880 = (long) i_879;
                i_881 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_880 + (ulong) l_680))));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_679 + (ulong) l_880)))) = (char) i_881;
                i_882 = (int) get_local_size(0);
                i_883 = (int) ((uint) i_879 + (uint) i_882);
                i_879 = i_883;
            }
            l_884 = (long) ((ulong) l_684 + (ulong) ((long) i_821));
            if (i_821 < 0) {
                l_684 = l_884;
                i_685 = i_821;
            } else {
                i_885 = (i_821 < 65536) ? 0 : 1;
                l_684 = l_884;
                i_685 = i_885;
            }
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_886 = (int) get_local_id(0);
        if (i_886 == 0) {
            l_887 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_888 = (int) get_group_id(0);
            l_889 = (long) i_888;
            i_890 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_887 + (ulong) ((l_889 << 12) + (l_889 << 11)))) + (ulong) 1896L))));
            if (i_890 == 0) {
                l_891 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_892 = (int) get_group_id(0);
                i_893 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                l_894 = (long) i_892;
                l_895 = (long) ((ulong) l_891 + (ulong) ((l_894 << 12) + (l_894 << 11)));
                l_896 = (long) ((ulong) l_895 + (ulong) 1864L);
                l_897 = *((__global gale_long *) (arg_fs + 16 + l_896));
                i_898 = (int) (0 - (uint) i_893);
                l_899 = (long) ((ulong) l_895 + (ulong) 1792L);
                if (i_898 < 0) {
                    i_900 = i_898;
                } else {
                    l_901 = *((__global gale_long *) (arg_fs + 16 + 8L));
                    l_902 = (long) ((ulong) l_897 + (ulong) (-64L));
                    i_903 = (int) ((uint) ((int) (((long) ((ulong) l_902 + (ulong) ((long) ((ulong) (l_902 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    i_904 = 0;
                    l_905 = 0L;
                    while (true) {
                        if (!(i_904 == 0)) {
                            break;
                        }
                        i_906 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        i_907 = *((volatile __global gale_int *) (arg_fs + 16 + l_899));
                        if (i_903 == i_907) {
                            i_904 = 1;
                        } else {
                            if (i_906 == 0) {
                                if (l_905 < l_901) {
                                    GALEFS_RELAX(l_905);
                                    l_908 = (long) ((ulong) l_905 + (ulong) 1L);
                                    l_905 = l_908;
                                } else {
                                    i_904 = (-110);
                                }
                            } else {
                                i_909 = (int) (0 - (uint) i_906);
                                i_904 = i_909;
                            }
                        }
                    }
                    i_900 = i_904;
                }
                if (i_900 < 0) {
                    l_910 = (long) i_900;
                    l_911 = l_910;
                } else {
                    l_912 = *((__global gale_long *) (arg_fs + 16 + l_896));
                    l_913 = (long) ((ulong) l_912 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_895 + (ulong) ((long) (uint) (((int) l_913) & 1023)))))) = 0L;
                    l_914 = (long) ((ulong) l_895 + (ulong) ((long) (uint) (((int) l_912) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_914 + (ulong) 4L)))) = 2;
                    i_915 = (int) ((uint) ((int) (((long) ((ulong) l_912 + (ulong) ((long) ((ulong) (l_912 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_914 + (ulong) 8L)))) = i_915;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_914 + (ulong) 12L)))) = i_682;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_914 + (ulong) 16L)))) = 0L;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_914 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_914 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_914 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_914)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_896)) = l_913;
                    GALEFS_FENCE();
                    l_916 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    i_917 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_916 + (ulong) ((long) i_917))))) = (char) 1;
                    l_918 = *((__global gale_long *) (arg_fs + 16 + 8L));
                    i_919 = 0;
                    l_920 = 0L;
                    while (true) {
                        if (!(i_919 == 0)) {
                            break;
                        }
                        i_921 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        i_922 = *((volatile __global gale_int *) (arg_fs + 16 + l_899));
                        if (i_915 == i_922) {
                            i_919 = 1;
                        } else {
                            if (i_921 == 0) {
                                if (l_920 < l_918) {
                                    GALEFS_RELAX(l_920);
                                    l_923 = (long) ((ulong) l_920 + (ulong) 1L);
                                    l_920 = l_923;
                                } else {
                                    i_919 = (-110);
                                }
                            } else {
                                i_924 = (int) (0 - (uint) i_921);
                                i_919 = i_924;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_919 < 0) {
                        l_925 = (long) i_919;
                        l_911 = l_925;
                    } else {
                        l_926 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_895 + (ulong) 1800L))));
                        l_911 = l_926;
                    }
                }
            } else {
                l_911 = (-16L);
            }
        } else {
            l_911 = 0L;
        }
        l_927 = GALEFS_BROADCAST(l_911);
        i_928 = (int) get_local_id(0);
        if (i_928 == 0) {
            l_929 = (long) ((ulong) l_614 + (ulong) ((long) i_619));
            *((__global char *) (arg_work + 16 + l_929)) = (char) 46;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_929 + (ulong) 1L)))) = (char) 99;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_929 + (ulong) 2L)))) = (char) 111;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_929 + (ulong) 3L)))) = (char) 117;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_929 + (ulong) 4L)))) = (char) 110;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_929 + (ulong) 5L)))) = (char) 116;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_929 + (ulong) 6L)))) = (char) 115;
        }
        if (i_685 < 0) {
            i_930 = 0;
        } else {
            i_931 = (int) ((uint) i_619 + (uint) 7);
            i_930 = i_931;
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_932 = (int) get_local_id(0);
        if (i_932 == 0) {
            l_933 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_934 = (int) get_group_id(0);
            l_935 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_936 = (int) get_group_id(0);
            l_937 = (long) i_936;
            i_938 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_935 + (ulong) ((l_937 << 12) + (l_937 << 11)))) + (ulong) 1896L))));
            l_939 = (long) i_934;
            l_940 = (long) ((ulong) l_933 + (ulong) ((l_939 << 12) + (l_939 << 11)));
            l_941 = (long) ((ulong) l_940 + (ulong) 1792L);
            l_942 = (long) ((ulong) l_940 + (ulong) 1864L);
            if (i_938 == 0) {
                if (i_930 < 1) {
                    i_943 = (-2);
                } else {
                    if (i_930 < 4097) {
                        i_944 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        l_945 = *((__global gale_long *) (arg_fs + 16 + l_942));
                        i_946 = (int) (0 - (uint) i_944);
                        if (i_946 < 0) {
                            i_943 = i_946;
                        } else {
                            l_947 = *((__global gale_long *) (arg_fs + 16 + 8L));
                            l_948 = (long) ((ulong) l_945 + (ulong) (-64L));
                            i_949 = (int) ((uint) ((int) (((long) ((ulong) l_948 + (ulong) ((long) ((ulong) (l_948 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            i_950 = 0;
                            l_951 = 0L;
                            while (true) {
                                if (!(i_950 == 0)) {
                                    break;
                                }
                                i_952 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                i_953 = *((volatile __global gale_int *) (arg_fs + 16 + l_941));
                                if (i_949 == i_953) {
                                    i_950 = 1;
                                } else {
                                    if (i_952 == 0) {
                                        if (l_951 < l_947) {
                                            GALEFS_RELAX(l_951);
                                            l_954 = (long) ((ulong) l_951 + (ulong) 1L);
                                            l_951 = l_954;
                                        } else {
                                            i_950 = (-110);
                                        }
                                    } else {
                                        i_955 = (int) (0 - (uint) i_952);
                                        i_950 = i_955;
                                    }
                                }
                            }
                            i_943 = i_950;
                        }
                    } else {
                        i_943 = (-36);
                    }
                }
            } else {
                i_943 = (-16);
            }
            l_956 = (long) i_943;
            if (l_956 < 0L) {
                l_957 = l_956;
            } else {
                l_958 = (long) ((ulong) l_940 + (ulong) 2048L);
                i_959 = 0;
                while (true) {
                    if (!(i_959 < i_930)) {
                        break;
                    }
                    l_960 = (long) i_959;
                    i_961 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_614 + (ulong) l_960))));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_958 + (ulong) l_960)))) = (char) i_961;
                    i_962 = (int) ((uint) i_959 + (uint) 1);
                    i_959 = i_962;
                }
                l_963 = *((__global gale_long *) (arg_fs + 16 + l_942));
                l_964 = (long) ((ulong) l_963 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_940 + (ulong) ((long) (uint) (((int) l_964) & 1023)))))) = 0L;
                l_965 = (long) ((ulong) l_940 + (ulong) ((long) (uint) (((int) l_963) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_965 + (ulong) 4L)))) = 1;
                i_966 = (int) ((uint) ((int) (((long) ((ulong) l_963 + (ulong) ((long) ((ulong) (l_963 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_965 + (ulong) 8L)))) = i_966;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_965 + (ulong) 12L)))) = 0;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_965 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_965 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_965 + (ulong) 32L)))) = 577;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_965 + (ulong) 36L)))) = i_930;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_965)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_942)) = l_964;
                GALEFS_FENCE();
                l_967 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_968 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_967 + (ulong) ((long) i_968))))) = (char) 1;
                l_969 = *((__global gale_long *) (arg_fs + 16 + 8L));
                i_970 = 0;
                l_971 = 0L;
                while (true) {
                    if (!(i_970 == 0)) {
                        break;
                    }
                    i_972 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_973 = *((volatile __global gale_int *) (arg_fs + 16 + l_941));
                    if (i_966 == i_973) {
                        i_970 = 1;
                    } else {
                        if (i_972 == 0) {
                            if (l_971 < l_969) {
                                GALEFS_RELAX(l_971);
                                l_974 = (long) ((ulong) l_971 + (ulong) 1L);
                                l_971 = l_974;
                            } else {
                                i_970 = (-110);
                            }
                        } else {
                            i_975 = (int) (0 - (uint) i_972);
                            i_970 = i_975;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_970 < 0) {
                    l_976 = (long) i_970;
                    l_957 = l_976;
                } else {
                    l_977 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_940 + (ulong) 1800L))));
                    l_957 = l_977;
                }
            }
        } else {
            l_957 = 0L;
        }
        l_978 = GALEFS_BROADCAST(l_957);
        i_979 = (int) get_group_id(0);
        i_980 = *((__global gale_int *) ul_50);
        i_981 = *((__global gale_int *) ul_52);
        i_982 = (int) get_group_id(0);
        l_983 = (long) i_980;
        i_984 = (int) l_978;
        if (i_984 < 0) {
            i_985 = 0;
        } else {
            i_986 = *((__global gale_int *) ul_60);
            i_987 = (int) get_group_id(0);
            l_988 = l_983 * ((long) i_987);
            l_989 = (long) i_986;
            if (l_988 < l_989) {
                l_990 = l_989 - l_988;
                if (l_990 < l_983) {
                    i_991 = (int) l_990;
                    i_985 = i_991;
                } else {
                    i_985 = i_980;
                }
            } else {
                i_985 = 0;
            }
        }
        l_992 = ((l_983 * 44L) + 73792L) + (((long) i_981) << 2);
        l_993 = ((l_992 + (l_983 * 43L)) + 63L) & (-64L);
        l_994 = (long) ((ulong) ((long) i_979) * (ulong) l_993);
        i_995 = *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_994 + (ulong) 73800L)) >> 2))) << 2) + 16L)));
        l_996 = (long) ((ulong) l_994 + (ulong) 73792L);
        if (i_985 < 1) {
            i_997 = 0;
        } else {
            l_998 = (long) ((ulong) l_996 + (ulong) (((long) (uint) ((int) ((uint) i_985 + (uint) (-1)))) * 44L));
            i_999 = *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_998 + (ulong) 8L)) >> 2))) << 2) + 16L)));
            i_1000 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_998 >> 2))) << 2) + 16L)));
            i_1001 = (int) ((uint) ((int) ((uint) ((int) ((uint) i_999 + (uint) i_1000)) + (uint) 12)) - (uint) i_995);
            i_997 = i_1001;
        }
        i_1002 = (int) get_local_id(0);
        l_1003 = (long) i_995;
        l_1004 = (long) ((ulong) l_992 + (ulong) ((long) ((ulong) l_993 * (ulong) ((long) i_982))));
        i_1005 = i_1002;
        while (true) {
            if (!(i_1005 < i_985)) {
                break;
            }
            l_1006 = (long) ((ulong) l_996 + (ulong) (((long) i_1005) * 44L));
            i_1007 = *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_1006 + (ulong) 8L)) >> 2))) << 2) + 16L)));
            i_1008 = *((__global gale_int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_1006 + (ulong) 4L)) >> 2))) << 2) + 16L)));
            i_1009 = 0;
            i_1010 = 0;
            while (true) {
                i_1011 = (int) get_local_size(0);
                if (!(i_1010 < i_1011)) {
                    break;
                }
                i_1012 = (int) get_group_id(0);
                i_1013 = (int) get_local_size(0);
                i_1014 = *((__global gale_int *) ul_50);
                i_1015 = *((__global gale_int *) (arg_counts + ((((long) ((int) ((uint) ((int) ((uint) ((int) ((uint) i_1010 + (uint) ((int) ((uint) i_1012 * (uint) i_1013)))) * (uint) i_1014)) + (uint) i_1008))) << 2) + 16L)));
                i_1016 = (int) ((uint) i_1009 + (uint) i_1015);
                i_1017 = (int) ((uint) i_1010 + (uint) 1);
                i_1009 = i_1016;
                i_1010 = i_1017;
            }
            l_1018 = (long) ((ulong) ((long) ((ulong) l_1004 + (ulong) ((long) i_1007))) - (ulong) l_1003);
            i_1019 = 0;
            while (true) {
                if (!(i_1019 < 10)) {
                    break;
                }
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1018 + (ulong) ((long) i_1019))))) = (char) 32;
                i_1020 = (int) ((uint) i_1019 + (uint) 1);
                i_1019 = i_1020;
            }
            i_1021 = i_1009;
            i_1022 = 10;
            while (true) {
                if (!(i_1022 == 10)) {
                    if (i_1021 < 1) {
                        break;
                    }
                }
                i_1023 = (int) ((uint) i_1022 + (uint) (-1));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1018 + (ulong) ((long) i_1023))))) = (char) (gale_rem_int(i_1021, 10) + 48);
                i_1024 = gale_div_int(i_1021, 10);
                i_1021 = i_1024;
                i_1022 = i_1023;
            }
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1018 + (ulong) 10L)))) = (char) 32;
            i_1025 = *((__global gale_int *) (arg_work + ((((long) ((int) (l_1006 >> 2))) << 2) + 16L)));
            l_1026 = (long) ((ulong) l_1018 + (ulong) 11L);
            l_1027 = (long) ((ulong) l_1006 + (ulong) 12L);
            i_1028 = 0;
            while (true) {
                if (!(i_1028 < i_1025)) {
                    break;
                }
                l_1029 = (long) i_1028;
                i_1030 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1027 + (ulong) l_1029))));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1029 + (ulong) l_1026)))) = (char) i_1030;
                i_1031 = (int) ((uint) i_1028 + (uint) 1);
                i_1028 = i_1031;
            }
            *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) i_1025) + (ulong) l_1026)))) = (char) 10;
            i_1032 = (int) get_local_size(0);
            i_1033 = (int) ((uint) i_1005 + (uint) i_1032);
            i_1005 = i_1033;
        }
        i_1034 = 0;
        i_1035 = 1;
        while (true) {
            if (i_1035 < 1) {
                goto B855;
            }
            if (!(i_1034 < i_997)) {
                break;
            }
            l_1036 = (long) i_1034;
            l_1037 = (long) ((ulong) l_1004 + (ulong) l_1036);
            i_1038 = (int) ((uint) i_997 - (uint) i_1034);
            l_1039 = l_1003 + l_1036;
            i_1040 = 1;
            i_1041 = 0;
            while (true) {
                if (!(i_1040 == 1)) {
                    break;
                }
                i_1042 = (int) get_local_id(0);
                l_1043 = (long) i_1041;
                l_1044 = l_1039 + l_1043;
                if (i_1042 == 0) {
                    if (i_984 < 0) {
                        i_1045 = (-9);
                    } else {
                        i_1046 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        if (i_984 < i_1046) {
                            l_1047 = *((__global gale_long *) (arg_fs + 16 + 192L));
                            l_1048 = ((long) (uint) i_984) << 3;
                            i_1049 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1047 + (ulong) l_1048))));
                            i_1050 = (int) ((uint) i_1049 + (uint) (-1));
                            i_1051 = (i_1050 < 0) ? (-9) : i_1050;
                            if (i_1051 < 0) {
                                i_1045 = i_1051;
                            } else {
                                l_1052 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                i_1053 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1052 + (ulong) l_1048)) + (ulong) 4L))));
                                if ((i_1053 & 3) == 0) {
                                    i_1045 = (-9);
                                } else {
                                    i_1045 = i_1051;
                                }
                            }
                        } else {
                            i_1045 = (-9);
                        }
                    }
                    i_1054 = (int) ((uint) i_1038 - (uint) i_1041);
                    l_1055 = (long) i_1054;
                    if (i_1045 < 0) {
                        l_1056 = (long) i_1045;
                        l_1057 = l_1056;
                    } else {
                        if (l_1044 < 0L) {
                            l_1057 = (-22L);
                        } else {
                            if (i_1054 < 0) {
                                l_1057 = (-22L);
                            } else {
                                if ((l_1044 + l_1055) < 0L) {
                                    l_1057 = (-27L);
                                } else {
                                    l_1058 = *((__global gale_long *) (arg_fs + 16 + 16L));
                                    i_1059 = (int) get_group_id(0);
                                    l_1060 = (long) i_1059;
                                    i_1061 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1058 + (ulong) ((l_1060 << 12) + (l_1060 << 11)))) + (ulong) 1896L))));
                                    if (i_1061 == 0) {
                                        l_1057 = l_1055;
                                    } else {
                                        l_1057 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (l_1057 < 1L) {
                        l_1062 = l_1057;
                    } else {
                        i_1063 = *((__global gale_int *) (arg_fs + 16 + 156L));
                        l_1064 = 1L << i_1063;
                        l_1065 = (long) ((ulong) l_1064 - (ulong) (l_1044 & ((long) ((ulong) l_1064 + (ulong) (-1L)))));
                        if (l_1065 < l_1055) {
                            i_1066 = (int) l_1065;
                            i_1067 = i_1066;
                        } else {
                            i_1067 = i_1054;
                        }
                        l_1068 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_1069 = (int) get_group_id(0);
                        i_1070 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        l_1071 = (long) i_1069;
                        l_1072 = (long) ((ulong) l_1068 + (ulong) ((l_1071 << 12) + (l_1071 << 11)));
                        l_1073 = (long) ((ulong) l_1072 + (ulong) 1864L);
                        l_1074 = *((__global gale_long *) (arg_fs + 16 + l_1073));
                        i_1075 = (int) (0 - (uint) i_1070);
                        l_1076 = (long) ((ulong) l_1072 + (ulong) 1792L);
                        if (i_1075 < 0) {
                            i_1077 = i_1075;
                        } else {
                            l_1078 = *((__global gale_long *) (arg_fs + 16 + 8L));
                            l_1079 = (long) ((ulong) l_1074 + (ulong) (-64L));
                            i_1080 = (int) ((uint) ((int) (((long) ((ulong) l_1079 + (ulong) ((long) ((ulong) (l_1079 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            i_1081 = 0;
                            l_1082 = 0L;
                            while (true) {
                                if (!(i_1081 == 0)) {
                                    break;
                                }
                                i_1083 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                i_1084 = *((volatile __global gale_int *) (arg_fs + 16 + l_1076));
                                if (i_1080 == i_1084) {
                                    i_1081 = 1;
                                } else {
                                    if (i_1083 == 0) {
                                        if (l_1082 < l_1078) {
                                            GALEFS_RELAX(l_1082);
                                            l_1085 = (long) ((ulong) l_1082 + (ulong) 1L);
                                            l_1082 = l_1085;
                                        } else {
                                            i_1081 = (-110);
                                        }
                                    } else {
                                        i_1086 = (int) (0 - (uint) i_1083);
                                        i_1081 = i_1086;
                                    }
                                }
                            }
                            i_1077 = i_1081;
                        }
                        l_1087 = (long) i_1067;
                        if (i_1077 < 0) {
                            l_1088 = (long) i_1077;
                            l_1089 = l_1088;
                        } else {
                            l_1090 = *((__global gale_long *) (arg_fs + 16 + l_1073));
                            l_1091 = (long) ((ulong) l_1090 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1072 + (ulong) ((long) (uint) (((int) l_1091) & 1023)))))) = 0L;
                            l_1092 = (long) ((ulong) l_1072 + (ulong) ((long) (uint) (((int) l_1090) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1092 + (ulong) 4L)))) = 4;
                            i_1093 = (int) ((uint) ((int) (((long) ((ulong) l_1090 + (ulong) ((long) ((ulong) (l_1090 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1092 + (ulong) 8L)))) = i_1093;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1092 + (ulong) 12L)))) = i_984;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1092 + (ulong) 16L)))) = l_1044;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1092 + (ulong) 24L)))) = l_1087;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1092 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1092 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_1092)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_1073)) = l_1091;
                            GALEFS_FENCE();
                            l_1094 = *((__global gale_long *) (arg_fs + 16 + 24L));
                            i_1095 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1094 + (ulong) ((long) i_1095))))) = (char) 1;
                            l_1096 = *((__global gale_long *) (arg_fs + 16 + 8L));
                            i_1097 = 0;
                            l_1098 = 0L;
                            while (true) {
                                if (!(i_1097 == 0)) {
                                    break;
                                }
                                i_1099 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                i_1100 = *((volatile __global gale_int *) (arg_fs + 16 + l_1076));
                                if (i_1093 == i_1100) {
                                    i_1097 = 1;
                                } else {
                                    if (i_1099 == 0) {
                                        if (l_1098 < l_1096) {
                                            GALEFS_RELAX(l_1098);
                                            l_1101 = (long) ((ulong) l_1098 + (ulong) 1L);
                                            l_1098 = l_1101;
                                        } else {
                                            i_1097 = (-110);
                                        }
                                    } else {
                                        i_1102 = (int) (0 - (uint) i_1099);
                                        i_1097 = i_1102;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_1097 < 0) {
                                l_1103 = (long) i_1097;
                                l_1089 = l_1103;
                            } else {
                                l_1104 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1072 + (ulong) 1800L))));
                                l_1089 = l_1104;
                            }
                        }
                        if (l_1089 < 0L) {
                            l_1105 = l_1089;
                        } else {
                            l_1106 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1072 + (ulong) 1808L))));
                            l_1105 = l_1106;
                        }
                        if (l_1105 < 0L) {
                            l_1062 = l_1105;
                        } else {
                            l_1107 = l_1087 | (l_1105 << 32);
                            l_1062 = l_1107;
                        }
                    }
                } else {
                    l_1062 = 0L;
                }
                l_1108 = GALEFS_BROADCAST(l_1062);
                i_1109 = (int) l_1108;
                if (l_1108 < 0L) {
                    i_1110 = 0;
                } else {
                    i_1110 = i_1109;
                }
                if (l_1108 < 0L) {
                    l_1111 = 0L;
                } else {
                    l_1112 = (long) ((ulong) l_1108 >> 32);
                    l_1111 = l_1112;
                }
                i_1113 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_1114 = *((__global gale_long *) (arg_fs + 16 + 144L));
                gale_copy((arg_work + 16 + ((long) ((ulong) l_1037 + (ulong) l_1043))), (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1114 + (ulong) (l_1111 << i_1113))) + (ulong) (l_1044 & ((long) ((ulong) (1L << i_1113) + (ulong) (-1L))))))), i_1110);
                GALEFS_FENCE();
                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                i_1115 = (int) get_local_id(0);
                if (i_1115 == 0) {
                    l_1116 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_1117 = (int) get_group_id(0);
                    l_1118 = (long) i_1117;
                    l_1119 = (long) ((ulong) l_1116 + (ulong) ((l_1118 << 12) + (l_1118 << 11)));
                    l_1120 = (long) ((ulong) l_1119 + (ulong) 1888L);
                    l_1121 = *((__global gale_long *) (arg_fs + 16 + l_1120));
                    *((__global gale_long *) (arg_fs + 16 + l_1120)) = ((long) ((ulong) ((long) i_1110) + (ulong) l_1121));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1119 + (ulong) 1856L)))) = 0;
                    l_1122 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1119 + (ulong) 1864L))));
                    l_1123 = (long) ((ulong) l_1122 + (ulong) (-64L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1119 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1123 + (ulong) ((long) ((ulong) (l_1123 >> 63) >> 58)))) >> 6)) + (uint) 1));
                }
                i_1124 = (int) ((uint) i_1041 + (uint) i_1110);
                if (l_1108 < 0L) {
                    i_1040 = i_1109;
                    i_1041 = i_1124;
                } else {
                    i_1125 = ((i_1110 < 1) || (!(i_1124 < i_1038))) ? 0 : 1;
                    i_1040 = i_1125;
                    i_1041 = i_1124;
                }
            }
            if (i_1041 < 1) {
                i_1126 = i_1040;
            } else {
                i_1126 = i_1041;
            }
            i_1127 = (i_1126 < 1) ? 0 : i_1126;
            i_1128 = (int) ((uint) i_1034 + (uint) i_1127);
            i_1034 = i_1128;
            i_1035 = i_1126;
        }
        goto B856;
    B855:;
    B856:;
        if (i_1035 < 0) {
            i_1129 = i_1035;
        } else {
            i_1129 = i_1034;
        }
        if (i_984 < 0) {
            i_1130 = i_984;
        } else {
            i_1130 = i_1129;
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_1131 = (int) get_local_id(0);
        if (i_1131 == 0) {
            l_1132 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_1133 = (int) get_group_id(0);
            l_1134 = (long) i_1133;
            i_1135 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1132 + (ulong) ((l_1134 << 12) + (l_1134 << 11)))) + (ulong) 1896L))));
            if (i_1135 == 0) {
                l_1136 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_1137 = (int) get_group_id(0);
                i_1138 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                l_1139 = (long) i_1137;
                l_1140 = (long) ((ulong) l_1136 + (ulong) ((l_1139 << 12) + (l_1139 << 11)));
                l_1141 = (long) ((ulong) l_1140 + (ulong) 1864L);
                l_1142 = *((__global gale_long *) (arg_fs + 16 + l_1141));
                i_1143 = (int) (0 - (uint) i_1138);
                l_1144 = (long) ((ulong) l_1140 + (ulong) 1792L);
                if (i_1143 < 0) {
                    i_1145 = i_1143;
                } else {
                    l_1146 = *((__global gale_long *) (arg_fs + 16 + 8L));
                    l_1147 = (long) ((ulong) l_1142 + (ulong) (-64L));
                    i_1148 = (int) ((uint) ((int) (((long) ((ulong) l_1147 + (ulong) ((long) ((ulong) (l_1147 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    i_1149 = 0;
                    l_1150 = 0L;
                    while (true) {
                        if (!(i_1149 == 0)) {
                            break;
                        }
                        i_1151 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        i_1152 = *((volatile __global gale_int *) (arg_fs + 16 + l_1144));
                        if (i_1148 == i_1152) {
                            i_1149 = 1;
                        } else {
                            if (i_1151 == 0) {
                                if (l_1150 < l_1146) {
                                    GALEFS_RELAX(l_1150);
                                    l_1153 = (long) ((ulong) l_1150 + (ulong) 1L);
                                    l_1150 = l_1153;
                                } else {
                                    i_1149 = (-110);
                                }
                            } else {
                                i_1154 = (int) (0 - (uint) i_1151);
                                i_1149 = i_1154;
                            }
                        }
                    }
                    i_1145 = i_1149;
                }
                if (i_1145 < 0) {
                    l_1155 = (long) i_1145;
                    l_1156 = l_1155;
                } else {
                    l_1157 = *((__global gale_long *) (arg_fs + 16 + l_1141));
                    l_1158 = (long) ((ulong) l_1157 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1140 + (ulong) ((long) (uint) (((int) l_1158) & 1023)))))) = 0L;
                    l_1159 = (long) ((ulong) l_1140 + (ulong) ((long) (uint) (((int) l_1157) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1159 + (ulong) 4L)))) = 2;
                    i_1160 = (int) ((uint) ((int) (((long) ((ulong) l_1157 + (ulong) ((long) ((ulong) (l_1157 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1159 + (ulong) 8L)))) = i_1160;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1159 + (ulong) 12L)))) = i_984;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1159 + (ulong) 16L)))) = 0L;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1159 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1159 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1159 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_1159)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_1141)) = l_1158;
                    GALEFS_FENCE();
                    l_1161 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    i_1162 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1161 + (ulong) ((long) i_1162))))) = (char) 1;
                    l_1163 = *((__global gale_long *) (arg_fs + 16 + 8L));
                    i_1164 = 0;
                    l_1165 = 0L;
                    while (true) {
                        if (!(i_1164 == 0)) {
                            break;
                        }
                        i_1166 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        i_1167 = *((volatile __global gale_int *) (arg_fs + 16 + l_1144));
                        if (i_1160 == i_1167) {
                            i_1164 = 1;
                        } else {
                            if (i_1166 == 0) {
                                if (l_1165 < l_1163) {
                                    GALEFS_RELAX(l_1165);
                                    l_1168 = (long) ((ulong) l_1165 + (ulong) 1L);
                                    l_1165 = l_1168;
                                } else {
                                    i_1164 = (-110);
                                }
                            } else {
                                i_1169 = (int) (0 - (uint) i_1166);
                                i_1164 = i_1169;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_1164 < 0) {
                        l_1170 = (long) i_1164;
                        l_1156 = l_1170;
                    } else {
                        l_1171 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1140 + (ulong) 1800L))));
                        l_1156 = l_1171;
                    }
                }
            } else {
                l_1156 = (-16L);
            }
        } else {
            l_1156 = 0L;
        }
        l_1172 = GALEFS_BROADCAST(l_1156);
        i_1173 = (int) l_1172;
        i_1174 = ((!((uint) i_616 < (uint) 4000)) || ((i_685 < 0) || ((i_1130 < 0) || (i_1173 < 0)))) ? 0 : 1;
        l_1175 = (long) ((ulong) l_444 + (ulong) ((long) i_602));
        i_1176 = (int) ((uint) i_445 + (uint) 1);
        if (i_602 < 0) {
            i_1177 = (int) get_group_id(0);
            i_1178 = (int) get_local_id(0);
            if (i_1178 == 0) {
                i_1179 = i_1177 << 2;
                *((__global gale_int *) (arg_status + ((((long) i_1179) << 2) + 16L))) = 4;
                *((__global gale_int *) (arg_status + ((((long) (i_1179 + 1)) << 2) + 16L))) = i_445;
                *((__global gale_int *) (arg_status + ((((long) (i_1179 + 2)) << 2) + 16L))) = i_602;
                l_444 = l_1175;
                i_445 = i_1176;
                i_446 = i_1174;
            } else {
                l_444 = l_1175;
                i_445 = i_1176;
                i_446 = i_1174;
            }
        } else {
            if (i_602 == 1) {
                i_1180 = (int) get_group_id(0);
                i_1181 = (int) get_local_id(0);
                if (i_1181 == 0) {
                    i_1182 = i_1180 << 2;
                    *((__global gale_int *) (arg_status + ((((long) i_1182) << 2) + 16L))) = 5;
                    *((__global gale_int *) (arg_status + ((((long) (i_1182 + 1)) << 2) + 16L))) = i_445;
                    *((__global gale_int *) (arg_status + ((((long) (i_1182 + 2)) << 2) + 16L))) = 0;
                    l_444 = l_1175;
                    i_445 = i_1176;
                    i_446 = i_1174;
                } else {
                    l_444 = l_1175;
                    i_445 = i_1176;
                    i_446 = i_1174;
                }
            } else {
                if (i_615 < 4001) {
                    if ((uint) i_616 < (uint) 4000) {
                        if (i_685 < 0) {
                            i_1183 = (int) get_group_id(0);
                            i_1184 = (int) get_local_id(0);
                            if (i_1184 == 0) {
                                i_1185 = i_1183 << 2;
                                *((__global gale_int *) (arg_status + ((((long) i_1185) << 2) + 16L))) = 7;
                                *((__global gale_int *) (arg_status + ((((long) (i_1185 + 1)) << 2) + 16L))) = i_445;
                                *((__global gale_int *) (arg_status + ((((long) (i_1185 + 2)) << 2) + 16L))) = i_685;
                                l_444 = l_1175;
                                i_445 = i_1176;
                                i_446 = i_1174;
                                continue;
                            }
                            l_444 = l_1175;
                            i_445 = i_1176;
                            i_446 = i_1174;
                            continue;
                        }
                    }
                    if ((uint) i_616 < (uint) 4000) {
                        if (i_1130 < 0) {
                            i_1186 = (int) get_group_id(0);
                            i_1187 = (int) get_local_id(0);
                            if (i_1187 == 0) {
                                i_1188 = i_1186 << 2;
                                *((__global gale_int *) (arg_status + ((((long) i_1188) << 2) + 16L))) = 8;
                                *((__global gale_int *) (arg_status + ((((long) (i_1188 + 1)) << 2) + 16L))) = i_445;
                                *((__global gale_int *) (arg_status + ((((long) (i_1188 + 2)) << 2) + 16L))) = i_1130;
                                l_444 = l_1175;
                                i_445 = i_1176;
                                i_446 = i_1174;
                                continue;
                            }
                            l_444 = l_1175;
                            i_445 = i_1176;
                            i_446 = i_1174;
                            continue;
                        }
                    }
                    if ((uint) i_616 < (uint) 4000) {
                        if (i_1173 < 0) {
                            i_1189 = (int) get_group_id(0);
                            i_1190 = (int) get_local_id(0);
                            if (i_1190 == 0) {
                                i_1191 = i_1189 << 2;
                                *((__global gale_int *) (arg_status + ((((long) i_1191) << 2) + 16L))) = 8;
                                *((__global gale_int *) (arg_status + ((((long) (i_1191 + 1)) << 2) + 16L))) = i_445;
                                *((__global gale_int *) (arg_status + ((((long) (i_1191 + 2)) << 2) + 16L))) = i_1173;
                                l_444 = l_1175;
                                i_445 = i_1176;
                                i_446 = i_1174;
                            } else {
                                l_444 = l_1175;
                                i_445 = i_1176;
                                i_446 = i_1174;
                            }
                        } else {
                            l_444 = l_1175;
                            i_445 = i_1176;
                            i_446 = i_1174;
                        }
                    } else {
                        l_444 = l_1175;
                        i_445 = i_1176;
                        i_446 = i_1174;
                    }
                } else {
                    i_1192 = (int) get_group_id(0);
                    i_1193 = (int) get_local_id(0);
                    if (i_1193 == 0) {
                        i_1194 = i_1192 << 2;
                        *((__global gale_int *) (arg_status + ((((long) i_1194) << 2) + 16L))) = 6;
                        *((__global gale_int *) (arg_status + ((((long) (i_1194 + 1)) << 2) + 16L))) = i_445;
                        *((__global gale_int *) (arg_status + ((((long) (i_1194 + 2)) << 2) + 16L))) = i_615;
                        l_444 = l_1175;
                        i_445 = i_1176;
                        i_446 = i_1174;
                    } else {
                        l_444 = l_1175;
                        i_445 = i_1176;
                        i_446 = i_1174;
                    }
                }
            }
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_1195 = (int) get_local_id(0);
    if (i_1195 == 0) {
        l_1196 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_1197 = (int) get_group_id(0);
        l_1198 = (long) i_1197;
        i_1199 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1196 + (ulong) ((l_1198 << 12) + (l_1198 << 11)))) + (ulong) 1896L))));
        if (i_1199 == 0) {
            l_1200 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_1201 = (int) get_group_id(0);
            i_1202 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_1203 = (long) i_1201;
            l_1204 = (long) ((ulong) l_1200 + (ulong) ((l_1203 << 12) + (l_1203 << 11)));
            l_1205 = (long) ((ulong) l_1204 + (ulong) 1864L);
            l_1206 = *((__global gale_long *) (arg_fs + 16 + l_1205));
            i_1207 = (int) (0 - (uint) i_1202);
            l_1208 = (long) ((ulong) l_1204 + (ulong) 1792L);
            if (i_1207 < 0) {
                i_1209 = i_1207;
            } else {
                l_1210 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_1211 = (long) ((ulong) l_1206 + (ulong) (-64L));
                i_1212 = (int) ((uint) ((int) (((long) ((ulong) l_1211 + (ulong) ((long) ((ulong) (l_1211 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_1213 = 0;
                l_1214 = 0L;
                while (true) {
                    if (!(i_1213 == 0)) {
                        break;
                    }
                    i_1215 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_1216 = *((volatile __global gale_int *) (arg_fs + 16 + l_1208));
                    if (i_1212 == i_1216) {
                        i_1213 = 1;
                    } else {
                        if (i_1215 == 0) {
                            if (l_1214 < l_1210) {
                                GALEFS_RELAX(l_1214);
                                l_1217 = (long) ((ulong) l_1214 + (ulong) 1L);
                                l_1214 = l_1217;
                            } else {
                                i_1213 = (-110);
                            }
                        } else {
                            i_1218 = (int) (0 - (uint) i_1215);
                            i_1213 = i_1218;
                        }
                    }
                }
                i_1209 = i_1213;
            }
            if (i_1209 < 0) {
                l_1219 = (long) i_1209;
                l_1220 = l_1219;
            } else {
                l_1221 = *((__global gale_long *) (arg_fs + 16 + l_1205));
                l_1222 = (long) ((ulong) l_1221 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1204 + (ulong) ((long) (uint) (((int) l_1222) & 1023)))))) = 0L;
                l_1223 = (long) ((ulong) l_1204 + (ulong) ((long) (uint) (((int) l_1221) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1223 + (ulong) 4L)))) = 2;
                i_1224 = (int) ((uint) ((int) (((long) ((ulong) l_1221 + (ulong) ((long) ((ulong) (l_1221 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1223 + (ulong) 8L)))) = i_1224;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1223 + (ulong) 12L)))) = i_441;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1223 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1223 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1223 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1223 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_1223)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_1205)) = l_1222;
                GALEFS_FENCE();
                l_1225 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_1226 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1225 + (ulong) ((long) i_1226))))) = (char) 1;
                l_1227 = *((__global gale_long *) (arg_fs + 16 + 8L));
                i_1228 = 0;
                l_1229 = 0L;
                while (true) {
                    if (!(i_1228 == 0)) {
                        break;
                    }
                    i_1230 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_1231 = *((volatile __global gale_int *) (arg_fs + 16 + l_1208));
                    if (i_1224 == i_1231) {
                        i_1228 = 1;
                    } else {
                        if (i_1230 == 0) {
                            if (l_1229 < l_1227) {
                                GALEFS_RELAX(l_1229);
                                l_1232 = (long) ((ulong) l_1229 + (ulong) 1L);
                                l_1229 = l_1232;
                            } else {
                                i_1228 = (-110);
                            }
                        } else {
                            i_1233 = (int) (0 - (uint) i_1230);
                            i_1228 = i_1233;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_1228 < 0) {
                    l_1234 = (long) i_1228;
                    l_1220 = l_1234;
                } else {
                    l_1235 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1204 + (ulong) 1800L))));
                    l_1220 = l_1235;
                }
            }
        } else {
            l_1220 = (-16L);
        }
    } else {
        l_1220 = 0L;
    }
    l_1236 = GALEFS_BROADCAST(l_1220);
}
