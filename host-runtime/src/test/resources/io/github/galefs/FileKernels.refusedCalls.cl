// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#refusedCalls
// entry point: galefs_refusedCalls
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE
// suspension: 0 waits, 0 values, 0 bytes
// string: "file"
// string: "missing"
// string: "directory"
// string: "file/below"
// string: ""
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/FileKernels.java
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
// source: io/github/galefs/kernel/file/LiteralPath.java
// source: io/github/galefs/kernel/lane/LaneClient.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source SHA-256: 2d358cc68a211efa6c95828d61408f9a11104c859d594198b9a90ed7a6c05693

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

__constant char gale_literals[] = {102, 105, 108, 101, 109, 105, 115, 115, 105, 110, 103, 100, 105, 114, 101, 99, 116, 111, 114, 121, 102, 105, 108, 101, 47, 98, 101, 108, 111, 119};

__kernel void galefs_refusedCalls(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_out) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_0, i_2, i_4, i_6, i_11, i_13, i_14, i_17, i_18, i_20, i_21, i_23, i_27, i_28, i_29, i_33, i_35, i_37, i_39, i_40, i_42, i_46, i_48, i_50, i_52, i_57, i_59, i_60, i_63, i_64, i_66, i_67, i_69, i_73, i_74, i_75, i_79, i_81, i_83, i_85, i_86, i_88, i_92, i_93, i_94, i_96, i_97, i_100, i_101, i_103, i_104, i_105, i_107, i_109, i_111, i_113, i_120, i_123, i_124, i_125, i_127, i_128, i_129, i_131, i_132, i_133, i_136, i_138, i_140, i_142, i_143, i_144, i_145, i_146, i_147, i_150, i_152, i_153, i_156, i_160, i_163, i_166, i_168, i_171, i_172, i_174, i_175, i_177, i_183, i_185, i_187, i_189, i_190, i_192, i_200, i_201, i_204, i_206, i_208, i_215, i_216, i_217, i_218, i_219, i_220, i_222, i_223, i_226, i_227, i_229, i_230, i_231, i_233, i_235, i_237, i_239, i_246, i_249, i_250, i_251, i_253, i_254, i_255, i_257, i_258, i_259, i_262, i_264, i_266, i_268, i_269, i_270, i_271, i_272, i_273, i_276, i_278, i_279, i_282, i_286, i_289, i_292, i_294, i_297, i_298, i_300, i_301, i_303, i_309, i_311, i_313, i_315, i_316, i_318, i_326, i_327, i_330, i_332, i_334, i_341, i_342, i_343, i_344, i_346, i_347, i_348, i_350, i_351, i_354, i_355, i_357, i_358, i_359, i_361, i_363, i_365, i_367, i_374, i_377, i_378, i_379, i_381, i_382, i_383, i_385, i_386, i_387, i_390, i_392, i_394, i_396, i_397, i_398, i_399, i_400, i_401, i_404, i_406, i_407, i_410, i_414, i_417, i_420, i_422, i_425, i_426, i_428, i_429, i_431, i_437, i_439, i_441, i_443, i_444, i_446, i_454, i_455, i_458, i_460, i_462, i_469, i_470, i_471, i_472, i_474, i_475, i_476, i_478, i_479, i_481, i_482, i_483, i_485, i_486, i_491, i_493, i_495, i_498, i_499, i_501, i_502, i_507, i_509, i_512, i_513, i_515, i_516, i_518, i_525, i_527, i_529, i_531, i_532, i_534, i_541, i_542, i_545, i_547, i_549, i_556, i_557, i_558, i_559, i_560, i_561, i_564, i_565, i_568, i_569, i_571, i_572, i_573, i_575, i_577, i_579, i_581, i_588, i_591, i_592, i_593, i_595, i_596, i_597, i_599, i_600, i_601, i_604, i_606, i_608, i_610, i_611, i_612, i_613, i_614, i_615, i_618, i_620, i_621, i_624, i_628, i_631, i_634, i_636, i_639, i_640, i_642, i_643, i_645, i_651, i_653, i_655, i_657, i_658, i_660, i_668, i_669, i_672, i_674, i_676, i_683, i_684, i_685, i_686, i_687, i_688, i_690, i_691, i_694, i_695, i_697, i_698, i_699, i_701, i_703, i_705, i_707, i_714, i_717, i_718, i_719, i_721, i_722, i_723, i_725, i_726, i_727, i_730, i_732, i_734, i_736, i_737, i_738, i_739, i_740, i_741, i_744, i_746, i_747, i_750, i_754, i_757, i_760, i_762, i_765, i_766, i_768, i_769, i_771, i_777, i_779, i_781, i_783, i_784, i_786, i_794, i_795, i_798, i_800, i_802, i_809, i_810, i_811, i_812, i_813, i_814, i_817, i_818, i_820, i_821, i_822, i_824, i_825, i_830, i_832, i_834, i_837, i_838, i_840, i_841, i_846, i_848, i_851, i_852, i_854, i_855, i_857, i_864, i_866, i_868, i_870, i_871, i_873, i_880, i_881, i_884, i_886, i_888, i_895, i_896, i_897, i_898, i_899, i_900, i_901, i_903, i_904, i_905, i_906, i_911, i_912, i_913, i_917, i_919, i_921, i_923, i_928, i_930, i_931, i_934, i_935, i_937, i_938, i_940, i_944, i_945, i_946, i_950, i_952, i_954, i_956, i_957, i_959, i_963, i_965, i_967, i_969, i_974, i_976, i_977, i_980, i_981, i_983, i_984, i_986, i_990, i_991, i_992, i_996, i_998, i_1000, i_1002, i_1003, i_1005, i_1009, i_1011, i_1013, i_1015, i_1020, i_1022, i_1023, i_1026, i_1027, i_1029, i_1030, i_1032, i_1036, i_1037, i_1038, i_1042, i_1044, i_1046, i_1048, i_1049, i_1051, i_1055, i_1057, i_1059, i_1061, i_1062, i_1066, i_1068, i_1070, i_1072, i_1077, i_1079, i_1080, i_1083, i_1084, i_1086, i_1087, i_1089, i_1093, i_1094, i_1095, i_1099, i_1101, i_1103, i_1105, i_1106, i_1108, i_1112, i_1114, i_1116, i_1118, i_1123, i_1125, i_1126, i_1129, i_1130, i_1132, i_1133, i_1135, i_1139, i_1140, i_1141, i_1145, i_1147, i_1149, i_1151, i_1152, i_1154, i_1158, i_1160, i_1162, i_1164, i_1169, i_1171, i_1172, i_1175, i_1176, i_1178, i_1179, i_1181, i_1185, i_1186, i_1187, i_1191, i_1193, i_1195, i_1197, i_1198, i_1200, i_1204, i_1206, i_1208, i_1210, i_1211, i_1216, i_1218, i_1221, i_1222, i_1224, i_1225, i_1227, i_1233, i_1235, i_1237, i_1239, i_1240, i_1242, i_1246, i_1248, i_1250, i_1252, i_1253, i_1258, i_1260, i_1263, i_1264, i_1266, i_1267, i_1269, i_1275, i_1277, i_1279, i_1281, i_1282, i_1284, i_1288, i_1290, i_1292, i_1294, i_1295, i_1300, i_1302, i_1305, i_1306, i_1308, i_1309, i_1311, i_1317, i_1319, i_1321, i_1323, i_1324, i_1326;
    long l_1, l_3, l_5, l_7, l_8, l_9, l_10, l_12, l_15, l_16, l_19, l_22, l_24, l_25, l_26, l_30, l_31, l_32, l_34, l_36, l_38, l_41, l_43, l_44, l_45, l_47, l_49, l_51, l_53, l_54, l_55, l_56, l_58, l_61, l_62, l_65, l_68, l_70, l_71, l_72, l_76, l_77, l_78, l_80, l_82, l_84, l_87, l_89, l_90, l_91, l_95, l_98, l_99, l_102, l_106, l_108, l_110, l_112, l_114, l_115, l_116, l_117, l_118, l_119, l_121, l_122, l_126, l_130, l_134, l_135, l_137, l_139, l_141, l_148, l_149, l_151, l_154, l_155, l_157, l_158, l_159, l_161, l_162, l_164, l_165, l_167, l_169, l_170, l_173, l_176, l_178, l_179, l_180, l_181, l_182, l_184, l_186, l_188, l_191, l_193, l_194, l_195, l_196, l_197, l_198, l_199, l_202, l_203, l_205, l_207, l_209, l_210, l_211, l_212, l_213, l_214, l_221, l_224, l_225, l_228, l_232, l_234, l_236, l_238, l_240, l_241, l_242, l_243, l_244, l_245, l_247, l_248, l_252, l_256, l_260, l_261, l_263, l_265, l_267, l_274, l_275, l_277, l_280, l_281, l_283, l_284, l_285, l_287, l_288, l_290, l_291, l_293, l_295, l_296, l_299, l_302, l_304, l_305, l_306, l_307, l_308, l_310, l_312, l_314, l_317, l_319, l_320, l_321, l_322, l_323, l_324, l_325, l_328, l_329, l_331, l_333, l_335, l_336, l_337, l_338, l_339, l_340, l_345, l_349, l_352, l_353, l_356, l_360, l_362, l_364, l_366, l_368, l_369, l_370, l_371, l_372, l_373, l_375, l_376, l_380, l_384, l_388, l_389, l_391, l_393, l_395, l_402, l_403, l_405, l_408, l_409, l_411, l_412, l_413, l_415, l_416, l_418, l_419, l_421, l_423, l_424, l_427, l_430, l_432, l_433, l_434, l_435, l_436, l_438, l_440, l_442, l_445, l_447, l_448, l_449, l_450, l_451, l_452, l_453, l_456, l_457, l_459, l_461, l_463, l_464, l_465, l_466, l_467, l_468, l_473, l_477, l_480, l_484, l_487, l_488, l_489, l_490, l_492, l_494, l_496, l_497, l_500, l_503, l_504, l_505, l_506, l_508, l_510, l_511, l_514, l_517, l_519, l_520, l_521, l_522, l_523, l_524, l_526, l_528, l_530, l_533, l_535, l_536, l_537, l_538, l_539, l_540, l_543, l_544, l_546, l_548, l_550, l_551, l_552, l_553, l_554, l_555, l_562, l_563, l_566, l_567, l_570, l_574, l_576, l_578, l_580, l_582, l_583, l_584, l_585, l_586, l_587, l_589, l_590, l_594, l_598, l_602, l_603, l_605, l_607, l_609, l_616, l_617, l_619, l_622, l_623, l_625, l_626, l_627, l_629, l_630, l_632, l_633, l_635, l_637, l_638, l_641, l_644, l_646, l_647, l_648, l_649, l_650, l_652, l_654, l_656, l_659, l_661, l_662, l_663, l_664, l_665, l_666, l_667, l_670, l_671, l_673, l_675, l_677, l_678, l_679, l_680, l_681, l_682, l_689, l_692, l_693, l_696, l_700, l_702, l_704, l_706, l_708, l_709, l_710, l_711, l_712, l_713, l_715, l_716, l_720, l_724, l_728, l_729, l_731, l_733, l_735, l_742, l_743, l_745, l_748, l_749, l_751, l_752, l_753, l_755, l_756, l_758, l_759, l_761, l_763, l_764, l_767, l_770, l_772, l_773, l_774, l_775, l_776, l_778, l_780, l_782, l_785, l_787, l_788, l_789, l_790, l_791, l_792, l_793, l_796, l_797, l_799, l_801, l_803, l_804, l_805, l_806, l_807, l_808, l_815, l_816, l_819, l_823, l_826, l_827, l_828, l_829, l_831, l_833, l_835, l_836, l_839, l_842, l_843, l_844, l_845, l_847, l_849, l_850, l_853, l_856, l_858, l_859, l_860, l_861, l_862, l_863, l_865, l_867, l_869, l_872, l_874, l_875, l_876, l_877, l_878, l_879, l_882, l_883, l_885, l_887, l_889, l_890, l_891, l_892, l_893, l_894, l_902, l_907, l_908, l_909, l_910, l_914, l_915, l_916, l_918, l_920, l_922, l_924, l_925, l_926, l_927, l_929, l_932, l_933, l_936, l_939, l_941, l_942, l_943, l_947, l_948, l_949, l_951, l_953, l_955, l_958, l_960, l_961, l_962, l_964, l_966, l_968, l_970, l_971, l_972, l_973, l_975, l_978, l_979, l_982, l_985, l_987, l_988, l_989, l_993, l_994, l_995, l_997, l_999, l_1001, l_1004, l_1006, l_1007, l_1008, l_1010, l_1012, l_1014, l_1016, l_1017, l_1018, l_1019, l_1021, l_1024, l_1025, l_1028, l_1031, l_1033, l_1034, l_1035, l_1039, l_1040, l_1041, l_1043, l_1045, l_1047, l_1050, l_1052, l_1053, l_1054, l_1056, l_1058, l_1060, l_1063, l_1064, l_1065, l_1067, l_1069, l_1071, l_1073, l_1074, l_1075, l_1076, l_1078, l_1081, l_1082, l_1085, l_1088, l_1090, l_1091, l_1092, l_1096, l_1097, l_1098, l_1100, l_1102, l_1104, l_1107, l_1109, l_1110, l_1111, l_1113, l_1115, l_1117, l_1119, l_1120, l_1121, l_1122, l_1124, l_1127, l_1128, l_1131, l_1134, l_1136, l_1137, l_1138, l_1142, l_1143, l_1144, l_1146, l_1148, l_1150, l_1153, l_1155, l_1156, l_1157, l_1159, l_1161, l_1163, l_1165, l_1166, l_1167, l_1168, l_1170, l_1173, l_1174, l_1177, l_1180, l_1182, l_1183, l_1184, l_1188, l_1189, l_1190, l_1192, l_1194, l_1196, l_1199, l_1201, l_1202, l_1203, l_1205, l_1207, l_1209, l_1212, l_1213, l_1214, l_1215, l_1217, l_1219, l_1220, l_1223, l_1226, l_1228, l_1229, l_1230, l_1231, l_1232, l_1234, l_1236, l_1238, l_1241, l_1243, l_1244, l_1245, l_1247, l_1249, l_1251, l_1254, l_1255, l_1256, l_1257, l_1259, l_1261, l_1262, l_1265, l_1268, l_1270, l_1271, l_1272, l_1273, l_1274, l_1276, l_1278, l_1280, l_1283, l_1285, l_1286, l_1287, l_1289, l_1291, l_1293, l_1296, l_1297, l_1298, l_1299, l_1301, l_1303, l_1304, l_1307, l_1310, l_1312, l_1313, l_1314, l_1315, l_1316, l_1318, l_1320, l_1322, l_1325, l_1327, l_1328, l_1329;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_0 = (int) get_local_id(0);
    if (i_0 == 0) {
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = (int) get_group_id(0);
        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_4 = (int) get_group_id(0);
        l_5 = (long) i_4;
        i_6 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) ((l_5 << 12) + (l_5 << 11)))) + (ulong) 1896L))));
        l_7 = (long) i_2;
        l_8 = (long) ((ulong) l_1 + (ulong) ((l_7 << 12) + (l_7 << 11)));
        l_9 = (long) ((ulong) l_8 + (ulong) 1792L);
        l_10 = (long) ((ulong) l_8 + (ulong) 1864L);
        if (i_6 == 0) {
            i_11 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_12 = *((__global gale_long *) (arg_fs + 16 + l_10));
            i_13 = (int) (0 - (uint) i_11);
            if (i_13 < 0) {
                i_14 = i_13;
            } else {
                l_15 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_16 = (long) ((ulong) l_12 + (ulong) (-64L));
                i_17 = (int) ((uint) ((int) (((long) ((ulong) l_16 + (ulong) ((long) ((ulong) (l_16 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_18 = 0;
                l_19 = 0L;
                while (true) {
                    if (!(i_18 == 0)) {
                        break;
                    }
                    i_20 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_21 = *((volatile __global gale_int *) (arg_fs + 16 + l_9));
                    if (i_17 == i_21) {
                        i_18 = 1;
                    } else {
                        if (i_20 == 0) {
                            if (l_19 < l_15) {
                                GALEFS_RELAX(l_19);
                                l_22 = (long) ((ulong) l_19 + (ulong) 1L);
                                l_19 = l_22;
                            } else {
                                i_18 = (-110);
                            }
                        } else {
                            i_23 = (int) (0 - (uint) i_20);
                            i_18 = i_23;
                        }
                    }
                }
                i_14 = i_18;
            }
        } else {
            i_14 = (-16);
        }
        l_24 = (long) i_14;
        if (l_24 < 0L) {
            l_25 = l_24;
        } else {
            l_26 = (long) ((ulong) l_8 + (ulong) 2048L);
            i_27 = 0;
            while (true) {
                if (!(i_27 < 4)) {
                    break;
                }
                i_28 = (int) gale_literals[i_27];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) ((long) i_27))))) = (char) i_28;
                i_29 = (int) ((uint) i_27 + (uint) 1);
                i_27 = i_29;
            }
            l_30 = *((__global gale_long *) (arg_fs + 16 + l_10));
            l_31 = (long) ((ulong) l_30 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) ((long) (uint) (((int) l_31) & 1023)))))) = 0L;
            l_32 = (long) ((ulong) l_8 + (ulong) ((long) (uint) (((int) l_30) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 4L)))) = 1;
            i_33 = (int) ((uint) ((int) (((long) ((ulong) l_30 + (ulong) ((long) ((ulong) (l_30 >> 63) >> 58)))) >> 6)) + (uint) 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 8L)))) = i_33;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_32)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_10)) = l_31;
            GALEFS_FENCE();
            l_34 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_35 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) ((long) i_35))))) = (char) 1;
            l_36 = *((__global gale_long *) (arg_fs + 16 + 8L));
            i_37 = 0;
            l_38 = 0L;
            while (true) {
                if (!(i_37 == 0)) {
                    break;
                }
                i_39 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_40 = *((volatile __global gale_int *) (arg_fs + 16 + l_9));
                if (i_33 == i_40) {
                    i_37 = 1;
                } else {
                    if (i_39 == 0) {
                        if (l_38 < l_36) {
                            GALEFS_RELAX(l_38);
                            l_41 = (long) ((ulong) l_38 + (ulong) 1L);
                            l_38 = l_41;
                        } else {
                            i_37 = (-110);
                        }
                    } else {
                        i_42 = (int) (0 - (uint) i_39);
                        i_37 = i_42;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_37 < 0) {
                l_43 = (long) i_37;
                l_25 = l_43;
            } else {
                l_44 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) 1800L))));
                l_25 = l_44;
            }
        }
    } else {
        l_25 = 0L;
    }
    l_45 = GALEFS_BROADCAST(l_25);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_46 = (int) get_local_id(0);
    if (i_46 == 0) {
        l_47 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_48 = (int) get_group_id(0);
        l_49 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_50 = (int) get_group_id(0);
        l_51 = (long) i_50;
        i_52 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_49 + (ulong) ((l_51 << 12) + (l_51 << 11)))) + (ulong) 1896L))));
        l_53 = (long) i_48;
        l_54 = (long) ((ulong) l_47 + (ulong) ((l_53 << 12) + (l_53 << 11)));
        l_55 = (long) ((ulong) l_54 + (ulong) 1792L);
        l_56 = (long) ((ulong) l_54 + (ulong) 1864L);
        if (i_52 == 0) {
            i_57 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_58 = *((__global gale_long *) (arg_fs + 16 + l_56));
            i_59 = (int) (0 - (uint) i_57);
            if (i_59 < 0) {
                i_60 = i_59;
            } else {
                l_61 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_62 = (long) ((ulong) l_58 + (ulong) (-64L));
                i_63 = (int) ((uint) ((int) (((long) ((ulong) l_62 + (ulong) ((long) ((ulong) (l_62 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_64 = 0;
                l_65 = 0L;
                while (true) {
                    if (!(i_64 == 0)) {
                        break;
                    }
                    i_66 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_67 = *((volatile __global gale_int *) (arg_fs + 16 + l_55));
                    if (i_63 == i_67) {
                        i_64 = 1;
                    } else {
                        if (i_66 == 0) {
                            if (l_65 < l_61) {
                                GALEFS_RELAX(l_65);
                                l_68 = (long) ((ulong) l_65 + (ulong) 1L);
                                l_65 = l_68;
                            } else {
                                i_64 = (-110);
                            }
                        } else {
                            i_69 = (int) (0 - (uint) i_66);
                            i_64 = i_69;
                        }
                    }
                }
                i_60 = i_64;
            }
        } else {
            i_60 = (-16);
        }
        l_70 = (long) i_60;
        if (l_70 < 0L) {
            l_71 = l_70;
        } else {
            l_72 = (long) ((ulong) l_54 + (ulong) 2048L);
            i_73 = 0;
            while (true) {
                if (!(i_73 < 4)) {
                    break;
                }
                i_74 = (int) gale_literals[i_73];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) ((long) i_73))))) = (char) i_74;
                i_75 = (int) ((uint) i_73 + (uint) 1);
                i_73 = i_75;
            }
            l_76 = *((__global gale_long *) (arg_fs + 16 + l_56));
            l_77 = (long) ((ulong) l_76 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) ((long) (uint) (((int) l_77) & 1023)))))) = 0L;
            l_78 = (long) ((ulong) l_54 + (ulong) ((long) (uint) (((int) l_76) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 4L)))) = 1;
            i_79 = (int) ((uint) ((int) (((long) ((ulong) l_76 + (ulong) ((long) ((ulong) (l_76 >> 63) >> 58)))) >> 6)) + (uint) 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 8L)))) = i_79;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 32L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_78)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_56)) = l_77;
            GALEFS_FENCE();
            l_80 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_81 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) ((long) i_81))))) = (char) 1;
            l_82 = *((__global gale_long *) (arg_fs + 16 + 8L));
            i_83 = 0;
            l_84 = 0L;
            while (true) {
                if (!(i_83 == 0)) {
                    break;
                }
                i_85 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_86 = *((volatile __global gale_int *) (arg_fs + 16 + l_55));
                if (i_79 == i_86) {
                    i_83 = 1;
                } else {
                    if (i_85 == 0) {
                        if (l_84 < l_82) {
                            GALEFS_RELAX(l_84);
                            l_87 = (long) ((ulong) l_84 + (ulong) 1L);
                            l_84 = l_87;
                        } else {
                            i_83 = (-110);
                        }
                    } else {
                        i_88 = (int) (0 - (uint) i_85);
                        i_83 = i_88;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_83 < 0) {
                l_89 = (long) i_83;
                l_71 = l_89;
            } else {
                l_90 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 1800L))));
                l_71 = l_90;
            }
        }
    } else {
        l_71 = 0L;
    }
    l_91 = GALEFS_BROADCAST(l_71);
    i_92 = 1;
    i_93 = 0;
    while (true) {
        if (!(i_92 == 1)) {
            break;
        }
        i_94 = (int) get_local_id(0);
        l_95 = (long) i_93;
        if (i_94 == 0) {
            i_96 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            i_97 = (int) (0 - (uint) i_96);
            if (i_97 < 0) {
                l_98 = (long) i_97;
                l_99 = l_98;
            } else {
                i_100 = *((__global gale_int *) (arg_fs + 16 + 208L));
                if (i_100 < 1) {
                    i_101 = (-9);
                } else {
                    l_102 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_103 = *((volatile __global gale_int *) (arg_fs + 16 + l_102));
                    i_104 = (int) ((uint) i_103 + (uint) (-1));
                    i_105 = (i_104 < 0) ? (-9) : i_104;
                    if (i_105 < 0) {
                        i_101 = i_105;
                    } else {
                        l_106 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_107 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) 4L))));
                        if ((i_107 & 3) == 1) {
                            i_101 = (-9);
                        } else {
                            i_101 = i_105;
                        }
                    }
                }
                l_108 = (long) i_101;
                if (i_101 < 0) {
                    l_99 = l_108;
                } else {
                    if (l_95 < 0L) {
                        l_99 = (-22L);
                    } else {
                        i_109 = (int) ((uint) 1 - (uint) i_93);
                        if (i_109 < 0) {
                            l_99 = (-22L);
                        } else {
                            l_110 = *((__global gale_long *) (arg_fs + 16 + 16L));
                            i_111 = (int) get_group_id(0);
                            l_112 = (long) i_111;
                            i_113 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_110 + (ulong) ((l_112 << 12) + (l_112 << 11)))) + (ulong) 1896L))));
                            if (i_113 == 0) {
                                l_114 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                l_115 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) (l_108 << 6)))));
                                l_116 = (long) ((ulong) l_115 - (ulong) l_95);
                                if (l_116 < 1L) {
                                    l_99 = 0L;
                                } else {
                                    l_117 = (long) (uint) i_109;
                                    l_118 = (l_116 < l_117) ? l_116 : l_117;
                                    l_99 = l_118;
                                }
                            } else {
                                l_99 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_99 < 1L) {
                l_119 = l_99;
            } else {
                i_120 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_121 = 1L << i_120;
                l_122 = (long) ((ulong) l_121 - (ulong) (l_95 & ((long) ((ulong) l_121 + (ulong) (-1L)))));
                if (l_122 < l_99) {
                    i_123 = (int) l_122;
                    i_124 = i_123;
                } else {
                    i_125 = (int) l_99;
                    i_124 = i_125;
                }
                l_126 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_127 = (int) get_group_id(0);
                i_128 = *((__global gale_int *) (arg_fs + 16 + 208L));
                if (i_128 < 1) {
                    i_129 = (-9);
                } else {
                    l_130 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_131 = *((volatile __global gale_int *) (arg_fs + 16 + l_130));
                    i_132 = (int) ((uint) i_131 + (uint) (-1));
                    i_133 = (i_132 < 0) ? (-9) : i_132;
                    i_129 = i_133;
                }
                l_134 = (long) i_129;
                if (i_129 < 0) {
                    l_135 = l_134;
                } else {
                    i_136 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_137 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    i_138 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_137 + (ulong) (l_134 << 6))) + (ulong) 8L))));
                    l_139 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_140 = *((__global gale_int *) (arg_fs + 16 + 152L));
                    l_141 = l_95 >> i_136;
                    i_142 = i_140 & ((int) (((long) ((ulong) ((long) ((ulong) l_141 + (ulong) (((long) i_138) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_143 = i_142;
                    i_144 = 0;
                    i_145 = (-2);
                    while (true) {
                        if (!(i_145 == (-2))) {
                            break;
                        }
                        i_146 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_139 + (ulong) (((long) i_143) << 2)))));
                        i_147 = (int) ((uint) i_146 + (uint) (-1));
                        if (i_147 < 0) {
                            i_145 = (-1);
                        } else {
                            l_148 = *((__global gale_long *) (arg_fs + 16 + 136L));
                            l_149 = (long) ((ulong) l_148 + (ulong) (((long) (uint) i_147) << 4));
                            i_150 = *((volatile __global gale_int *) (arg_fs + 16 + l_149));
                            l_151 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_149 + (ulong) 8L))));
                            if ((!(i_138 == i_150)) || (!(l_141 == l_151))) {
                                if (i_140 == i_144) {
                                    i_145 = (-1);
                                } else {
                                    i_152 = (int) ((uint) i_144 + (uint) 1);
                                    i_153 = i_140 & ((int) ((uint) i_143 + (uint) 1));
                                    i_143 = i_153;
                                    i_144 = i_152;
                                }
                            } else {
                                i_145 = i_147;
                            }
                        }
                    }
                    l_154 = (long) i_127;
                    l_155 = (long) ((ulong) l_126 + (ulong) ((l_154 << 12) + (l_154 << 11)));
                    if (i_145 < 0) {
                        i_156 = (-1);
                    } else {
                        l_157 = (long) ((ulong) l_155 + (ulong) 1856L);
                        *((volatile __global gale_int *) (arg_fs + 16 + l_157)) = ((int) ((uint) i_145 + (uint) 1));
                        GALEFS_FENCE();
                        l_158 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        l_159 = (long) ((ulong) l_158 + (ulong) (((long) (uint) i_145) << 4));
                        i_160 = *((volatile __global gale_int *) (arg_fs + 16 + l_159));
                        l_161 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 8L))));
                        if ((!(i_138 == i_160)) || (!(l_141 == l_161))) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_157)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_138 == i_160)) || (!(l_141 == l_161))) {
                            i_156 = (-1);
                        } else {
                            i_156 = i_145;
                        }
                    }
                    l_162 = (long) i_156;
                    if (l_162 == (-1L)) {
                        i_163 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        l_164 = (long) ((ulong) l_155 + (ulong) 1864L);
                        l_165 = *((__global gale_long *) (arg_fs + 16 + l_164));
                        i_166 = (int) (0 - (uint) i_163);
                        l_167 = (long) ((ulong) l_155 + (ulong) 1792L);
                        if (i_166 < 0) {
                            i_168 = i_166;
                        } else {
                            l_169 = *((__global gale_long *) (arg_fs + 16 + 8L));
                            l_170 = (long) ((ulong) l_165 + (ulong) (-64L));
                            i_171 = (int) ((uint) ((int) (((long) ((ulong) l_170 + (ulong) ((long) ((ulong) (l_170 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            i_172 = 0;
                            l_173 = 0L;
                            while (true) {
                                if (!(i_172 == 0)) {
                                    break;
                                }
                                i_174 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                i_175 = *((volatile __global gale_int *) (arg_fs + 16 + l_167));
                                if (i_171 == i_175) {
                                    i_172 = 1;
                                } else {
                                    if (i_174 == 0) {
                                        if (l_173 < l_169) {
                                            GALEFS_RELAX(l_173);
                                            l_176 = (long) ((ulong) l_173 + (ulong) 1L);
                                            l_173 = l_176;
                                        } else {
                                            i_172 = (-110);
                                        }
                                    } else {
                                        i_177 = (int) (0 - (uint) i_174);
                                        i_172 = i_177;
                                    }
                                }
                            }
                            i_168 = i_172;
                        }
                        if (i_168 < 0) {
                            l_178 = (long) i_168;
                            l_179 = l_178;
                        } else {
                            l_180 = *((__global gale_long *) (arg_fs + 16 + l_164));
                            l_181 = (long) ((ulong) l_180 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) ((long) (uint) (((int) l_181) & 1023)))))) = 0L;
                            l_182 = (long) ((ulong) l_155 + (ulong) ((long) (uint) (((int) l_180) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_182 + (ulong) 4L)))) = 3;
                            i_183 = (int) ((uint) ((int) (((long) ((ulong) l_180 + (ulong) ((long) ((ulong) (l_180 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_182 + (ulong) 8L)))) = i_183;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_182 + (ulong) 12L)))) = 0;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_182 + (ulong) 16L)))) = l_95;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_182 + (ulong) 24L)))) = l_99;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_182 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_182 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_182)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_164)) = l_181;
                            GALEFS_FENCE();
                            l_184 = *((__global gale_long *) (arg_fs + 16 + 24L));
                            i_185 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_184 + (ulong) ((long) i_185))))) = (char) 1;
                            l_186 = *((__global gale_long *) (arg_fs + 16 + 8L));
                            i_187 = 0;
                            l_188 = 0L;
                            while (true) {
                                if (!(i_187 == 0)) {
                                    break;
                                }
                                i_189 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                i_190 = *((volatile __global gale_int *) (arg_fs + 16 + l_167));
                                if (i_183 == i_190) {
                                    i_187 = 1;
                                } else {
                                    if (i_189 == 0) {
                                        if (l_188 < l_186) {
                                            GALEFS_RELAX(l_188);
                                            l_191 = (long) ((ulong) l_188 + (ulong) 1L);
                                            l_188 = l_191;
                                        } else {
                                            i_187 = (-110);
                                        }
                                    } else {
                                        i_192 = (int) (0 - (uint) i_189);
                                        i_187 = i_192;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_187 < 0) {
                                l_193 = (long) i_187;
                                l_179 = l_193;
                            } else {
                                l_194 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) 1800L))));
                                l_179 = l_194;
                            }
                        }
                        if (l_179 < 0L) {
                            l_135 = l_179;
                        } else {
                            l_195 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) 1808L))));
                            l_135 = l_195;
                        }
                    } else {
                        l_196 = (long) ((ulong) l_155 + (ulong) 1872L);
                        l_197 = *((__global gale_long *) (arg_fs + 16 + l_196));
                        *((__global gale_long *) (arg_fs + 16 + l_196)) = ((long) ((ulong) l_197 + (ulong) 1L));
                        l_135 = l_162;
                    }
                }
                if (l_135 < 0L) {
                    l_119 = l_135;
                } else {
                    l_198 = (l_135 << 32) | ((long) i_124);
                    l_119 = l_198;
                }
            }
        } else {
            l_119 = 0L;
        }
        l_199 = GALEFS_BROADCAST(l_119);
        i_200 = (int) l_199;
        if (l_199 < 0L) {
            i_201 = 0;
        } else {
            i_201 = i_200;
        }
        if (l_199 < 0L) {
            l_202 = 0L;
        } else {
            l_203 = (long) ((ulong) l_199 >> 32);
            l_202 = l_203;
        }
        i_204 = *((__global gale_int *) (arg_fs + 16 + 156L));
        l_205 = *((__global gale_long *) (arg_fs + 16 + 144L));
        gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_205 + (ulong) (l_202 << i_204))) + (ulong) (l_95 & ((long) ((ulong) (1L << i_204) + (ulong) (-1L))))))), (arg_data + 16 + l_95), i_201);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_206 = (int) get_local_id(0);
        if (i_206 == 0) {
            l_207 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_208 = (int) get_group_id(0);
            l_209 = (long) i_208;
            l_210 = (long) ((ulong) l_207 + (ulong) ((l_209 << 12) + (l_209 << 11)));
            l_211 = (long) ((ulong) l_210 + (ulong) 1880L);
            l_212 = *((__global gale_long *) (arg_fs + 16 + l_211));
            *((__global gale_long *) (arg_fs + 16 + l_211)) = ((long) ((ulong) ((long) i_201) + (ulong) l_212));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) 1856L)))) = 0;
            l_213 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) 1864L))));
            l_214 = (long) ((ulong) l_213 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_214 + (ulong) ((long) ((ulong) (l_214 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_215 = (int) ((uint) i_93 + (uint) i_201);
        if (l_199 < 0L) {
            i_92 = i_200;
            i_93 = i_215;
        } else {
            i_216 = ((i_201 < 1) || (!(i_215 < 1))) ? 0 : 1;
            i_92 = i_216;
            i_93 = i_215;
        }
    }
    if (i_93 < 1) {
        i_217 = i_92;
    } else {
        i_217 = i_93;
    }
    *((__global gale_long *) (arg_out + 16L)) = ((long) i_217);
    i_218 = 1;
    i_219 = 0;
    while (true) {
        if (!(i_218 == 1)) {
            break;
        }
        i_220 = (int) get_local_id(0);
        l_221 = (long) i_219;
        if (i_220 == 0) {
            i_222 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            i_223 = (int) (0 - (uint) i_222);
            if (i_223 < 0) {
                l_224 = (long) i_223;
                l_225 = l_224;
            } else {
                i_226 = *((__global gale_int *) (arg_fs + 16 + 208L));
                if (i_226 < 1000001) {
                    i_227 = (-9);
                } else {
                    l_228 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_229 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_228 + (ulong) 8000000L))));
                    i_230 = (int) ((uint) i_229 + (uint) (-1));
                    i_231 = (i_230 < 0) ? (-9) : i_230;
                    if (i_231 < 0) {
                        i_227 = i_231;
                    } else {
                        l_232 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_233 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) 8000004L))));
                        if ((i_233 & 3) == 1) {
                            i_227 = (-9);
                        } else {
                            i_227 = i_231;
                        }
                    }
                }
                l_234 = (long) i_227;
                if (i_227 < 0) {
                    l_225 = l_234;
                } else {
                    if (l_221 < 0L) {
                        l_225 = (-22L);
                    } else {
                        i_235 = (int) ((uint) 1 - (uint) i_219);
                        if (i_235 < 0) {
                            l_225 = (-22L);
                        } else {
                            l_236 = *((__global gale_long *) (arg_fs + 16 + 16L));
                            i_237 = (int) get_group_id(0);
                            l_238 = (long) i_237;
                            i_239 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_236 + (ulong) ((l_238 << 12) + (l_238 << 11)))) + (ulong) 1896L))));
                            if (i_239 == 0) {
                                l_240 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                l_241 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_240 + (ulong) (l_234 << 6)))));
                                l_242 = (long) ((ulong) l_241 - (ulong) l_221);
                                if (l_242 < 1L) {
                                    l_225 = 0L;
                                } else {
                                    l_243 = (long) (uint) i_235;
                                    l_244 = (l_242 < l_243) ? l_242 : l_243;
                                    l_225 = l_244;
                                }
                            } else {
                                l_225 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_225 < 1L) {
                l_245 = l_225;
            } else {
                i_246 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_247 = 1L << i_246;
                l_248 = (long) ((ulong) l_247 - (ulong) (l_221 & ((long) ((ulong) l_247 + (ulong) (-1L)))));
                if (l_248 < l_225) {
                    i_249 = (int) l_248;
                    i_250 = i_249;
                } else {
                    i_251 = (int) l_225;
                    i_250 = i_251;
                }
                l_252 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_253 = (int) get_group_id(0);
                i_254 = *((__global gale_int *) (arg_fs + 16 + 208L));
                if (i_254 < 1000001) {
                    i_255 = (-9);
                } else {
                    l_256 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_257 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_256 + (ulong) 8000000L))));
                    i_258 = (int) ((uint) i_257 + (uint) (-1));
                    i_259 = (i_258 < 0) ? (-9) : i_258;
                    i_255 = i_259;
                }
                l_260 = (long) i_255;
                if (i_255 < 0) {
                    l_261 = l_260;
                } else {
                    i_262 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_263 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    i_264 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_263 + (ulong) (l_260 << 6))) + (ulong) 8L))));
                    l_265 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_266 = *((__global gale_int *) (arg_fs + 16 + 152L));
                    l_267 = l_221 >> i_262;
                    i_268 = i_266 & ((int) (((long) ((ulong) ((long) ((ulong) l_267 + (ulong) (((long) i_264) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_269 = i_268;
                    i_270 = 0;
                    i_271 = (-2);
                    while (true) {
                        if (!(i_271 == (-2))) {
                            break;
                        }
                        i_272 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_265 + (ulong) (((long) i_269) << 2)))));
                        i_273 = (int) ((uint) i_272 + (uint) (-1));
                        if (i_273 < 0) {
                            i_271 = (-1);
                        } else {
                            l_274 = *((__global gale_long *) (arg_fs + 16 + 136L));
                            l_275 = (long) ((ulong) l_274 + (ulong) (((long) (uint) i_273) << 4));
                            i_276 = *((volatile __global gale_int *) (arg_fs + 16 + l_275));
                            l_277 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_275 + (ulong) 8L))));
                            if ((!(i_264 == i_276)) || (!(l_267 == l_277))) {
                                if (i_266 == i_270) {
                                    i_271 = (-1);
                                } else {
                                    i_278 = (int) ((uint) i_270 + (uint) 1);
                                    i_279 = i_266 & ((int) ((uint) i_269 + (uint) 1));
                                    i_269 = i_279;
                                    i_270 = i_278;
                                }
                            } else {
                                i_271 = i_273;
                            }
                        }
                    }
                    l_280 = (long) i_253;
                    l_281 = (long) ((ulong) l_252 + (ulong) ((l_280 << 12) + (l_280 << 11)));
                    if (i_271 < 0) {
                        i_282 = (-1);
                    } else {
                        l_283 = (long) ((ulong) l_281 + (ulong) 1856L);
                        *((volatile __global gale_int *) (arg_fs + 16 + l_283)) = ((int) ((uint) i_271 + (uint) 1));
                        GALEFS_FENCE();
                        l_284 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        l_285 = (long) ((ulong) l_284 + (ulong) (((long) (uint) i_271) << 4));
                        i_286 = *((volatile __global gale_int *) (arg_fs + 16 + l_285));
                        l_287 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_285 + (ulong) 8L))));
                        if ((!(i_264 == i_286)) || (!(l_267 == l_287))) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_283)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_264 == i_286)) || (!(l_267 == l_287))) {
                            i_282 = (-1);
                        } else {
                            i_282 = i_271;
                        }
                    }
                    l_288 = (long) i_282;
                    if (l_288 == (-1L)) {
                        i_289 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        l_290 = (long) ((ulong) l_281 + (ulong) 1864L);
                        l_291 = *((__global gale_long *) (arg_fs + 16 + l_290));
                        i_292 = (int) (0 - (uint) i_289);
                        l_293 = (long) ((ulong) l_281 + (ulong) 1792L);
                        if (i_292 < 0) {
                            i_294 = i_292;
                        } else {
                            l_295 = *((__global gale_long *) (arg_fs + 16 + 8L));
                            l_296 = (long) ((ulong) l_291 + (ulong) (-64L));
                            i_297 = (int) ((uint) ((int) (((long) ((ulong) l_296 + (ulong) ((long) ((ulong) (l_296 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            i_298 = 0;
                            l_299 = 0L;
                            while (true) {
                                if (!(i_298 == 0)) {
                                    break;
                                }
                                i_300 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                i_301 = *((volatile __global gale_int *) (arg_fs + 16 + l_293));
                                if (i_297 == i_301) {
                                    i_298 = 1;
                                } else {
                                    if (i_300 == 0) {
                                        if (l_299 < l_295) {
                                            GALEFS_RELAX(l_299);
                                            l_302 = (long) ((ulong) l_299 + (ulong) 1L);
                                            l_299 = l_302;
                                        } else {
                                            i_298 = (-110);
                                        }
                                    } else {
                                        i_303 = (int) (0 - (uint) i_300);
                                        i_298 = i_303;
                                    }
                                }
                            }
                            i_294 = i_298;
                        }
                        if (i_294 < 0) {
                            l_304 = (long) i_294;
                            l_305 = l_304;
                        } else {
                            l_306 = *((__global gale_long *) (arg_fs + 16 + l_290));
                            l_307 = (long) ((ulong) l_306 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_281 + (ulong) ((long) (uint) (((int) l_307) & 1023)))))) = 0L;
                            l_308 = (long) ((ulong) l_281 + (ulong) ((long) (uint) (((int) l_306) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_308 + (ulong) 4L)))) = 3;
                            i_309 = (int) ((uint) ((int) (((long) ((ulong) l_306 + (ulong) ((long) ((ulong) (l_306 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_308 + (ulong) 8L)))) = i_309;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_308 + (ulong) 12L)))) = 1000000;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_308 + (ulong) 16L)))) = l_221;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_308 + (ulong) 24L)))) = l_225;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_308 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_308 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_308)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_290)) = l_307;
                            GALEFS_FENCE();
                            l_310 = *((__global gale_long *) (arg_fs + 16 + 24L));
                            i_311 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_310 + (ulong) ((long) i_311))))) = (char) 1;
                            l_312 = *((__global gale_long *) (arg_fs + 16 + 8L));
                            i_313 = 0;
                            l_314 = 0L;
                            while (true) {
                                if (!(i_313 == 0)) {
                                    break;
                                }
                                i_315 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                i_316 = *((volatile __global gale_int *) (arg_fs + 16 + l_293));
                                if (i_309 == i_316) {
                                    i_313 = 1;
                                } else {
                                    if (i_315 == 0) {
                                        if (l_314 < l_312) {
                                            GALEFS_RELAX(l_314);
                                            l_317 = (long) ((ulong) l_314 + (ulong) 1L);
                                            l_314 = l_317;
                                        } else {
                                            i_313 = (-110);
                                        }
                                    } else {
                                        i_318 = (int) (0 - (uint) i_315);
                                        i_313 = i_318;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_313 < 0) {
                                l_319 = (long) i_313;
                                l_305 = l_319;
                            } else {
                                l_320 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_281 + (ulong) 1800L))));
                                l_305 = l_320;
                            }
                        }
                        if (l_305 < 0L) {
                            l_261 = l_305;
                        } else {
                            l_321 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_281 + (ulong) 1808L))));
                            l_261 = l_321;
                        }
                    } else {
                        l_322 = (long) ((ulong) l_281 + (ulong) 1872L);
                        l_323 = *((__global gale_long *) (arg_fs + 16 + l_322));
                        *((__global gale_long *) (arg_fs + 16 + l_322)) = ((long) ((ulong) l_323 + (ulong) 1L));
                        l_261 = l_288;
                    }
                }
                if (l_261 < 0L) {
                    l_245 = l_261;
                } else {
                    l_324 = (l_261 << 32) | ((long) i_250);
                    l_245 = l_324;
                }
            }
        } else {
            l_245 = 0L;
        }
        l_325 = GALEFS_BROADCAST(l_245);
        i_326 = (int) l_325;
        if (l_325 < 0L) {
            i_327 = 0;
        } else {
            i_327 = i_326;
        }
        if (l_325 < 0L) {
            l_328 = 0L;
        } else {
            l_329 = (long) ((ulong) l_325 >> 32);
            l_328 = l_329;
        }
        i_330 = *((__global gale_int *) (arg_fs + 16 + 156L));
        l_331 = *((__global gale_long *) (arg_fs + 16 + 144L));
        gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_331 + (ulong) (l_328 << i_330))) + (ulong) (l_221 & ((long) ((ulong) (1L << i_330) + (ulong) (-1L))))))), (arg_data + 16 + l_221), i_327);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_332 = (int) get_local_id(0);
        if (i_332 == 0) {
            l_333 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_334 = (int) get_group_id(0);
            l_335 = (long) i_334;
            l_336 = (long) ((ulong) l_333 + (ulong) ((l_335 << 12) + (l_335 << 11)));
            l_337 = (long) ((ulong) l_336 + (ulong) 1880L);
            l_338 = *((__global gale_long *) (arg_fs + 16 + l_337));
            *((__global gale_long *) (arg_fs + 16 + l_337)) = ((long) ((ulong) ((long) i_327) + (ulong) l_338));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_336 + (ulong) 1856L)))) = 0;
            l_339 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_336 + (ulong) 1864L))));
            l_340 = (long) ((ulong) l_339 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_336 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_340 + (ulong) ((long) ((ulong) (l_340 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_341 = (int) ((uint) i_219 + (uint) i_327);
        if (l_325 < 0L) {
            i_218 = i_326;
            i_219 = i_341;
        } else {
            i_342 = ((i_327 < 1) || (!(i_341 < 1))) ? 0 : 1;
            i_218 = i_342;
            i_219 = i_341;
        }
    }
    if (i_219 < 1) {
        i_343 = i_218;
    } else {
        i_343 = i_219;
    }
    *((__global gale_long *) (arg_out + 24L)) = ((long) i_343);
    i_344 = (int) l_91;
    l_345 = ((long) i_344) << 3;
    i_346 = 1;
    i_347 = 0;
    while (true) {
        if (!(i_346 == 1)) {
            break;
        }
        i_348 = (int) get_local_id(0);
        l_349 = (long) i_347;
        if (i_348 == 0) {
            i_350 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            i_351 = (int) (0 - (uint) i_350);
            if (i_351 < 0) {
                l_352 = (long) i_351;
                l_353 = l_352;
            } else {
                if (i_344 < 0) {
                    i_354 = (-9);
                } else {
                    i_355 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    if (i_344 < i_355) {
                        l_356 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_357 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_356 + (ulong) l_345))));
                        i_358 = (int) ((uint) i_357 + (uint) (-1));
                        i_359 = (i_358 < 0) ? (-9) : i_358;
                        if (i_359 < 0) {
                            i_354 = i_359;
                        } else {
                            l_360 = *((__global gale_long *) (arg_fs + 16 + 192L));
                            i_361 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_360 + (ulong) l_345)) + (ulong) 4L))));
                            if ((i_361 & 3) == 1) {
                                i_354 = (-9);
                            } else {
                                i_354 = i_359;
                            }
                        }
                    } else {
                        i_354 = (-9);
                    }
                }
                l_362 = (long) i_354;
                if (i_354 < 0) {
                    l_353 = l_362;
                } else {
                    if (l_349 < 0L) {
                        l_353 = (-22L);
                    } else {
                        i_363 = (int) ((uint) 1 - (uint) i_347);
                        if (i_363 < 0) {
                            l_353 = (-22L);
                        } else {
                            l_364 = *((__global gale_long *) (arg_fs + 16 + 16L));
                            i_365 = (int) get_group_id(0);
                            l_366 = (long) i_365;
                            i_367 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_364 + (ulong) ((l_366 << 12) + (l_366 << 11)))) + (ulong) 1896L))));
                            if (i_367 == 0) {
                                l_368 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                l_369 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_368 + (ulong) (l_362 << 6)))));
                                l_370 = (long) ((ulong) l_369 - (ulong) l_349);
                                if (l_370 < 1L) {
                                    l_353 = 0L;
                                } else {
                                    l_371 = (long) (uint) i_363;
                                    l_372 = (l_370 < l_371) ? l_370 : l_371;
                                    l_353 = l_372;
                                }
                            } else {
                                l_353 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_353 < 1L) {
                l_373 = l_353;
            } else {
                i_374 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_375 = 1L << i_374;
                l_376 = (long) ((ulong) l_375 - (ulong) (l_349 & ((long) ((ulong) l_375 + (ulong) (-1L)))));
                if (l_376 < l_353) {
                    i_377 = (int) l_376;
                    i_378 = i_377;
                } else {
                    i_379 = (int) l_353;
                    i_378 = i_379;
                }
                l_380 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_381 = (int) get_group_id(0);
                if (i_344 < 0) {
                    i_382 = (-9);
                } else {
                    i_383 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    if (i_344 < i_383) {
                        l_384 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_385 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_384 + (ulong) l_345))));
                        i_386 = (int) ((uint) i_385 + (uint) (-1));
                        i_387 = (i_386 < 0) ? (-9) : i_386;
                        i_382 = i_387;
                    } else {
                        i_382 = (-9);
                    }
                }
                l_388 = (long) i_382;
                if (i_382 < 0) {
                    l_389 = l_388;
                } else {
                    i_390 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_391 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    i_392 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_391 + (ulong) (l_388 << 6))) + (ulong) 8L))));
                    l_393 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_394 = *((__global gale_int *) (arg_fs + 16 + 152L));
                    l_395 = l_349 >> i_390;
                    i_396 = i_394 & ((int) (((long) ((ulong) ((long) ((ulong) l_395 + (ulong) (((long) i_392) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_397 = i_396;
                    i_398 = 0;
                    i_399 = (-2);
                    while (true) {
                        if (!(i_399 == (-2))) {
                            break;
                        }
                        i_400 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_393 + (ulong) (((long) i_397) << 2)))));
                        i_401 = (int) ((uint) i_400 + (uint) (-1));
                        if (i_401 < 0) {
                            i_399 = (-1);
                        } else {
                            l_402 = *((__global gale_long *) (arg_fs + 16 + 136L));
                            l_403 = (long) ((ulong) l_402 + (ulong) (((long) (uint) i_401) << 4));
                            i_404 = *((volatile __global gale_int *) (arg_fs + 16 + l_403));
                            l_405 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_403 + (ulong) 8L))));
                            if ((!(i_392 == i_404)) || (!(l_395 == l_405))) {
                                if (i_394 == i_398) {
                                    i_399 = (-1);
                                } else {
                                    i_406 = (int) ((uint) i_398 + (uint) 1);
                                    i_407 = i_394 & ((int) ((uint) i_397 + (uint) 1));
                                    i_397 = i_407;
                                    i_398 = i_406;
                                }
                            } else {
                                i_399 = i_401;
                            }
                        }
                    }
                    l_408 = (long) i_381;
                    l_409 = (long) ((ulong) l_380 + (ulong) ((l_408 << 12) + (l_408 << 11)));
                    if (i_399 < 0) {
                        i_410 = (-1);
                    } else {
                        l_411 = (long) ((ulong) l_409 + (ulong) 1856L);
                        *((volatile __global gale_int *) (arg_fs + 16 + l_411)) = ((int) ((uint) i_399 + (uint) 1));
                        GALEFS_FENCE();
                        l_412 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        l_413 = (long) ((ulong) l_412 + (ulong) (((long) (uint) i_399) << 4));
                        i_414 = *((volatile __global gale_int *) (arg_fs + 16 + l_413));
                        l_415 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_413 + (ulong) 8L))));
                        if ((!(i_392 == i_414)) || (!(l_395 == l_415))) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_411)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_392 == i_414)) || (!(l_395 == l_415))) {
                            i_410 = (-1);
                        } else {
                            i_410 = i_399;
                        }
                    }
                    l_416 = (long) i_410;
                    if (l_416 == (-1L)) {
                        i_417 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        l_418 = (long) ((ulong) l_409 + (ulong) 1864L);
                        l_419 = *((__global gale_long *) (arg_fs + 16 + l_418));
                        i_420 = (int) (0 - (uint) i_417);
                        l_421 = (long) ((ulong) l_409 + (ulong) 1792L);
                        if (i_420 < 0) {
                            i_422 = i_420;
                        } else {
                            l_423 = *((__global gale_long *) (arg_fs + 16 + 8L));
                            l_424 = (long) ((ulong) l_419 + (ulong) (-64L));
                            i_425 = (int) ((uint) ((int) (((long) ((ulong) l_424 + (ulong) ((long) ((ulong) (l_424 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            i_426 = 0;
                            l_427 = 0L;
                            while (true) {
                                if (!(i_426 == 0)) {
                                    break;
                                }
                                i_428 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                i_429 = *((volatile __global gale_int *) (arg_fs + 16 + l_421));
                                if (i_425 == i_429) {
                                    i_426 = 1;
                                } else {
                                    if (i_428 == 0) {
                                        if (l_427 < l_423) {
                                            GALEFS_RELAX(l_427);
                                            l_430 = (long) ((ulong) l_427 + (ulong) 1L);
                                            l_427 = l_430;
                                        } else {
                                            i_426 = (-110);
                                        }
                                    } else {
                                        i_431 = (int) (0 - (uint) i_428);
                                        i_426 = i_431;
                                    }
                                }
                            }
                            i_422 = i_426;
                        }
                        if (i_422 < 0) {
                            l_432 = (long) i_422;
                            l_433 = l_432;
                        } else {
                            l_434 = *((__global gale_long *) (arg_fs + 16 + l_418));
                            l_435 = (long) ((ulong) l_434 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_409 + (ulong) ((long) (uint) (((int) l_435) & 1023)))))) = 0L;
                            l_436 = (long) ((ulong) l_409 + (ulong) ((long) (uint) (((int) l_434) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_436 + (ulong) 4L)))) = 3;
                            i_437 = (int) ((uint) ((int) (((long) ((ulong) l_434 + (ulong) ((long) ((ulong) (l_434 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_436 + (ulong) 8L)))) = i_437;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_436 + (ulong) 12L)))) = i_344;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_436 + (ulong) 16L)))) = l_349;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_436 + (ulong) 24L)))) = l_353;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_436 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_436 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_436)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_418)) = l_435;
                            GALEFS_FENCE();
                            l_438 = *((__global gale_long *) (arg_fs + 16 + 24L));
                            i_439 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_438 + (ulong) ((long) i_439))))) = (char) 1;
                            l_440 = *((__global gale_long *) (arg_fs + 16 + 8L));
                            i_441 = 0;
                            l_442 = 0L;
                            while (true) {
                                if (!(i_441 == 0)) {
                                    break;
                                }
                                i_443 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                i_444 = *((volatile __global gale_int *) (arg_fs + 16 + l_421));
                                if (i_437 == i_444) {
                                    i_441 = 1;
                                } else {
                                    if (i_443 == 0) {
                                        if (l_442 < l_440) {
                                            GALEFS_RELAX(l_442);
                                            l_445 = (long) ((ulong) l_442 + (ulong) 1L);
                                            l_442 = l_445;
                                        } else {
                                            i_441 = (-110);
                                        }
                                    } else {
                                        i_446 = (int) (0 - (uint) i_443);
                                        i_441 = i_446;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_441 < 0) {
                                l_447 = (long) i_441;
                                l_433 = l_447;
                            } else {
                                l_448 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_409 + (ulong) 1800L))));
                                l_433 = l_448;
                            }
                        }
                        if (l_433 < 0L) {
                            l_389 = l_433;
                        } else {
                            l_449 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_409 + (ulong) 1808L))));
                            l_389 = l_449;
                        }
                    } else {
                        l_450 = (long) ((ulong) l_409 + (ulong) 1872L);
                        l_451 = *((__global gale_long *) (arg_fs + 16 + l_450));
                        *((__global gale_long *) (arg_fs + 16 + l_450)) = ((long) ((ulong) l_451 + (ulong) 1L));
                        l_389 = l_416;
                    }
                }
                if (l_389 < 0L) {
                    l_373 = l_389;
                } else {
                    l_452 = (l_389 << 32) | ((long) i_378);
                    l_373 = l_452;
                }
            }
        } else {
            l_373 = 0L;
        }
        l_453 = GALEFS_BROADCAST(l_373);
        i_454 = (int) l_453;
        if (l_453 < 0L) {
            i_455 = 0;
        } else {
            i_455 = i_454;
        }
        if (l_453 < 0L) {
            l_456 = 0L;
        } else {
            l_457 = (long) ((ulong) l_453 >> 32);
            l_456 = l_457;
        }
        i_458 = *((__global gale_int *) (arg_fs + 16 + 156L));
        l_459 = *((__global gale_long *) (arg_fs + 16 + 144L));
        gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_459 + (ulong) (l_456 << i_458))) + (ulong) (l_349 & ((long) ((ulong) (1L << i_458) + (ulong) (-1L))))))), (arg_data + 16 + l_349), i_455);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_460 = (int) get_local_id(0);
        if (i_460 == 0) {
            l_461 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_462 = (int) get_group_id(0);
            l_463 = (long) i_462;
            l_464 = (long) ((ulong) l_461 + (ulong) ((l_463 << 12) + (l_463 << 11)));
            l_465 = (long) ((ulong) l_464 + (ulong) 1880L);
            l_466 = *((__global gale_long *) (arg_fs + 16 + l_465));
            *((__global gale_long *) (arg_fs + 16 + l_465)) = ((long) ((ulong) ((long) i_455) + (ulong) l_466));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_464 + (ulong) 1856L)))) = 0;
            l_467 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_464 + (ulong) 1864L))));
            l_468 = (long) ((ulong) l_467 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_464 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_468 + (ulong) ((long) ((ulong) (l_468 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_469 = (int) ((uint) i_347 + (uint) i_455);
        if (l_453 < 0L) {
            i_346 = i_454;
            i_347 = i_469;
        } else {
            i_470 = ((i_455 < 1) || (!(i_469 < 1))) ? 0 : 1;
            i_346 = i_470;
            i_347 = i_469;
        }
    }
    if (i_347 < 1) {
        i_471 = i_346;
    } else {
        i_471 = i_347;
    }
    *((__global gale_long *) (arg_out + 32L)) = ((long) i_471);
    i_472 = (int) l_45;
    l_473 = ((long) i_472) << 3;
    i_474 = 1;
    i_475 = 0;
    while (true) {
        if (!(i_474 == 1)) {
            break;
        }
        i_476 = (int) get_local_id(0);
        l_477 = (long) i_475;
        if (i_476 == 0) {
            if (i_472 < 0) {
                i_478 = (-9);
            } else {
                i_479 = *((__global gale_int *) (arg_fs + 16 + 208L));
                if (i_472 < i_479) {
                    l_480 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_481 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_480 + (ulong) l_473))));
                    i_482 = (int) ((uint) i_481 + (uint) (-1));
                    i_483 = (i_482 < 0) ? (-9) : i_482;
                    if (i_483 < 0) {
                        i_478 = i_483;
                    } else {
                        l_484 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_485 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_484 + (ulong) l_473)) + (ulong) 4L))));
                        if ((i_485 & 3) == 0) {
                            i_478 = (-9);
                        } else {
                            i_478 = i_483;
                        }
                    }
                } else {
                    i_478 = (-9);
                }
            }
            i_486 = (int) ((uint) 1 - (uint) i_475);
            l_487 = (long) i_486;
            if (i_478 < 0) {
                l_488 = (long) i_478;
                l_489 = l_488;
            } else {
                if (l_477 < 0L) {
                    l_489 = (-22L);
                } else {
                    if (i_486 < 0) {
                        l_489 = (-22L);
                    } else {
                        if ((l_477 + l_487) < 0L) {
                            l_489 = (-27L);
                        } else {
                            l_490 = *((__global gale_long *) (arg_fs + 16 + 16L));
                            i_491 = (int) get_group_id(0);
                            l_492 = (long) i_491;
                            i_493 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_490 + (ulong) ((l_492 << 12) + (l_492 << 11)))) + (ulong) 1896L))));
                            if (i_493 == 0) {
                                l_489 = l_487;
                            } else {
                                l_489 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_489 < 1L) {
                l_494 = l_489;
            } else {
                i_495 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_496 = 1L << i_495;
                l_497 = (long) ((ulong) l_496 - (ulong) (l_477 & ((long) ((ulong) l_496 + (ulong) (-1L)))));
                if (l_497 < l_487) {
                    i_498 = (int) l_497;
                    i_499 = i_498;
                } else {
                    i_499 = i_486;
                }
                l_500 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_501 = (int) get_group_id(0);
                i_502 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                l_503 = (long) i_501;
                l_504 = (long) ((ulong) l_500 + (ulong) ((l_503 << 12) + (l_503 << 11)));
                l_505 = (long) ((ulong) l_504 + (ulong) 1864L);
                l_506 = *((__global gale_long *) (arg_fs + 16 + l_505));
                i_507 = (int) (0 - (uint) i_502);
                l_508 = (long) ((ulong) l_504 + (ulong) 1792L);
                if (i_507 < 0) {
                    i_509 = i_507;
                } else {
                    l_510 = *((__global gale_long *) (arg_fs + 16 + 8L));
                    l_511 = (long) ((ulong) l_506 + (ulong) (-64L));
                    i_512 = (int) ((uint) ((int) (((long) ((ulong) l_511 + (ulong) ((long) ((ulong) (l_511 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    i_513 = 0;
                    l_514 = 0L;
                    while (true) {
                        if (!(i_513 == 0)) {
                            break;
                        }
                        i_515 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        i_516 = *((volatile __global gale_int *) (arg_fs + 16 + l_508));
                        if (i_512 == i_516) {
                            i_513 = 1;
                        } else {
                            if (i_515 == 0) {
                                if (l_514 < l_510) {
                                    GALEFS_RELAX(l_514);
                                    l_517 = (long) ((ulong) l_514 + (ulong) 1L);
                                    l_514 = l_517;
                                } else {
                                    i_513 = (-110);
                                }
                            } else {
                                i_518 = (int) (0 - (uint) i_515);
                                i_513 = i_518;
                            }
                        }
                    }
                    i_509 = i_513;
                }
                l_519 = (long) i_499;
                if (i_509 < 0) {
                    l_520 = (long) i_509;
                    l_521 = l_520;
                } else {
                    l_522 = *((__global gale_long *) (arg_fs + 16 + l_505));
                    l_523 = (long) ((ulong) l_522 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_504 + (ulong) ((long) (uint) (((int) l_523) & 1023)))))) = 0L;
                    l_524 = (long) ((ulong) l_504 + (ulong) ((long) (uint) (((int) l_522) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_524 + (ulong) 4L)))) = 4;
                    i_525 = (int) ((uint) ((int) (((long) ((ulong) l_522 + (ulong) ((long) ((ulong) (l_522 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_524 + (ulong) 8L)))) = i_525;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_524 + (ulong) 12L)))) = i_472;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_524 + (ulong) 16L)))) = l_477;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_524 + (ulong) 24L)))) = l_519;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_524 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_524 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_524)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_505)) = l_523;
                    GALEFS_FENCE();
                    l_526 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    i_527 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_526 + (ulong) ((long) i_527))))) = (char) 1;
                    l_528 = *((__global gale_long *) (arg_fs + 16 + 8L));
                    i_529 = 0;
                    l_530 = 0L;
                    while (true) {
                        if (!(i_529 == 0)) {
                            break;
                        }
                        i_531 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        i_532 = *((volatile __global gale_int *) (arg_fs + 16 + l_508));
                        if (i_525 == i_532) {
                            i_529 = 1;
                        } else {
                            if (i_531 == 0) {
                                if (l_530 < l_528) {
                                    GALEFS_RELAX(l_530);
                                    l_533 = (long) ((ulong) l_530 + (ulong) 1L);
                                    l_530 = l_533;
                                } else {
                                    i_529 = (-110);
                                }
                            } else {
                                i_534 = (int) (0 - (uint) i_531);
                                i_529 = i_534;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_529 < 0) {
                        l_535 = (long) i_529;
                        l_521 = l_535;
                    } else {
                        l_536 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_504 + (ulong) 1800L))));
                        l_521 = l_536;
                    }
                }
                if (l_521 < 0L) {
                    l_537 = l_521;
                } else {
                    l_538 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_504 + (ulong) 1808L))));
                    l_537 = l_538;
                }
                if (l_537 < 0L) {
                    l_494 = l_537;
                } else {
                    l_539 = l_519 | (l_537 << 32);
                    l_494 = l_539;
                }
            }
        } else {
            l_494 = 0L;
        }
        l_540 = GALEFS_BROADCAST(l_494);
        i_541 = (int) l_540;
        if (l_540 < 0L) {
            i_542 = 0;
        } else {
            i_542 = i_541;
        }
        if (l_540 < 0L) {
            l_543 = 0L;
        } else {
            l_544 = (long) ((ulong) l_540 >> 32);
            l_543 = l_544;
        }
        i_545 = *((__global gale_int *) (arg_fs + 16 + 156L));
        l_546 = *((__global gale_long *) (arg_fs + 16 + 144L));
        gale_copy((arg_data + 16 + l_477), (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_546 + (ulong) (l_543 << i_545))) + (ulong) (l_477 & ((long) ((ulong) (1L << i_545) + (ulong) (-1L))))))), i_542);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_547 = (int) get_local_id(0);
        if (i_547 == 0) {
            l_548 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_549 = (int) get_group_id(0);
            l_550 = (long) i_549;
            l_551 = (long) ((ulong) l_548 + (ulong) ((l_550 << 12) + (l_550 << 11)));
            l_552 = (long) ((ulong) l_551 + (ulong) 1888L);
            l_553 = *((__global gale_long *) (arg_fs + 16 + l_552));
            *((__global gale_long *) (arg_fs + 16 + l_552)) = ((long) ((ulong) ((long) i_542) + (ulong) l_553));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_551 + (ulong) 1856L)))) = 0;
            l_554 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_551 + (ulong) 1864L))));
            l_555 = (long) ((ulong) l_554 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_551 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_555 + (ulong) ((long) ((ulong) (l_555 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_556 = (int) ((uint) i_475 + (uint) i_542);
        if (l_540 < 0L) {
            i_474 = i_541;
            i_475 = i_556;
        } else {
            i_557 = ((i_542 < 1) || (!(i_556 < 1))) ? 0 : 1;
            i_474 = i_557;
            i_475 = i_556;
        }
    }
    if (i_475 < 1) {
        i_558 = i_474;
    } else {
        i_558 = i_475;
    }
    *((__global gale_long *) (arg_out + 40L)) = ((long) i_558);
    i_559 = 1;
    i_560 = 0;
    while (true) {
        if (!(i_559 == 1)) {
            break;
        }
        i_561 = (int) get_local_id(0);
        l_562 = (long) i_560;
        l_563 = l_562 + (-1L);
        if (i_561 == 0) {
            i_564 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            i_565 = (int) (0 - (uint) i_564);
            if (i_565 < 0) {
                l_566 = (long) i_565;
                l_567 = l_566;
            } else {
                if (i_472 < 0) {
                    i_568 = (-9);
                } else {
                    i_569 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    if (i_472 < i_569) {
                        l_570 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_571 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_570 + (ulong) l_473))));
                        i_572 = (int) ((uint) i_571 + (uint) (-1));
                        i_573 = (i_572 < 0) ? (-9) : i_572;
                        if (i_573 < 0) {
                            i_568 = i_573;
                        } else {
                            l_574 = *((__global gale_long *) (arg_fs + 16 + 192L));
                            i_575 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_574 + (ulong) l_473)) + (ulong) 4L))));
                            if ((i_575 & 3) == 1) {
                                i_568 = (-9);
                            } else {
                                i_568 = i_573;
                            }
                        }
                    } else {
                        i_568 = (-9);
                    }
                }
                l_576 = (long) i_568;
                if (i_568 < 0) {
                    l_567 = l_576;
                } else {
                    if (l_562 < 1L) {
                        l_567 = (-22L);
                    } else {
                        i_577 = (int) ((uint) 1 - (uint) i_560);
                        if (i_577 < 0) {
                            l_567 = (-22L);
                        } else {
                            l_578 = *((__global gale_long *) (arg_fs + 16 + 16L));
                            i_579 = (int) get_group_id(0);
                            l_580 = (long) i_579;
                            i_581 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_578 + (ulong) ((l_580 << 12) + (l_580 << 11)))) + (ulong) 1896L))));
                            if (i_581 == 0) {
                                l_582 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                l_583 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_582 + (ulong) (l_576 << 6)))));
                                l_584 = (long) ((ulong) l_583 - (ulong) l_563);
                                if (l_584 < 1L) {
                                    l_567 = 0L;
                                } else {
                                    l_585 = (long) (uint) i_577;
                                    l_586 = (l_584 < l_585) ? l_584 : l_585;
                                    l_567 = l_586;
                                }
                            } else {
                                l_567 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_567 < 1L) {
                l_587 = l_567;
            } else {
                i_588 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_589 = 1L << i_588;
                l_590 = (long) ((ulong) l_589 - (ulong) (l_563 & ((long) ((ulong) l_589 + (ulong) (-1L)))));
                if (l_590 < l_567) {
                    i_591 = (int) l_590;
                    i_592 = i_591;
                } else {
                    i_593 = (int) l_567;
                    i_592 = i_593;
                }
                l_594 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_595 = (int) get_group_id(0);
                if (i_472 < 0) {
                    i_596 = (-9);
                } else {
                    i_597 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    if (i_472 < i_597) {
                        l_598 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_599 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_598 + (ulong) l_473))));
                        i_600 = (int) ((uint) i_599 + (uint) (-1));
                        i_601 = (i_600 < 0) ? (-9) : i_600;
                        i_596 = i_601;
                    } else {
                        i_596 = (-9);
                    }
                }
                l_602 = (long) i_596;
                if (i_596 < 0) {
                    l_603 = l_602;
                } else {
                    i_604 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_605 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    i_606 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_605 + (ulong) (l_602 << 6))) + (ulong) 8L))));
                    l_607 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_608 = *((__global gale_int *) (arg_fs + 16 + 152L));
                    l_609 = l_563 >> i_604;
                    i_610 = i_608 & ((int) (((long) ((ulong) ((long) ((ulong) l_609 + (ulong) (((long) i_606) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_611 = i_610;
                    i_612 = 0;
                    i_613 = (-2);
                    while (true) {
                        if (!(i_613 == (-2))) {
                            break;
                        }
                        i_614 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_607 + (ulong) (((long) i_611) << 2)))));
                        i_615 = (int) ((uint) i_614 + (uint) (-1));
                        if (i_615 < 0) {
                            i_613 = (-1);
                        } else {
                            l_616 = *((__global gale_long *) (arg_fs + 16 + 136L));
                            l_617 = (long) ((ulong) l_616 + (ulong) (((long) (uint) i_615) << 4));
                            i_618 = *((volatile __global gale_int *) (arg_fs + 16 + l_617));
                            l_619 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_617 + (ulong) 8L))));
                            if ((!(i_606 == i_618)) || (!(l_609 == l_619))) {
                                if (i_608 == i_612) {
                                    i_613 = (-1);
                                } else {
                                    i_620 = (int) ((uint) i_612 + (uint) 1);
                                    i_621 = i_608 & ((int) ((uint) i_611 + (uint) 1));
                                    i_611 = i_621;
                                    i_612 = i_620;
                                }
                            } else {
                                i_613 = i_615;
                            }
                        }
                    }
                    l_622 = (long) i_595;
                    l_623 = (long) ((ulong) l_594 + (ulong) ((l_622 << 12) + (l_622 << 11)));
                    if (i_613 < 0) {
                        i_624 = (-1);
                    } else {
                        l_625 = (long) ((ulong) l_623 + (ulong) 1856L);
                        *((volatile __global gale_int *) (arg_fs + 16 + l_625)) = ((int) ((uint) i_613 + (uint) 1));
                        GALEFS_FENCE();
                        l_626 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        l_627 = (long) ((ulong) l_626 + (ulong) (((long) (uint) i_613) << 4));
                        i_628 = *((volatile __global gale_int *) (arg_fs + 16 + l_627));
                        l_629 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_627 + (ulong) 8L))));
                        if ((!(i_606 == i_628)) || (!(l_609 == l_629))) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_625)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_606 == i_628)) || (!(l_609 == l_629))) {
                            i_624 = (-1);
                        } else {
                            i_624 = i_613;
                        }
                    }
                    l_630 = (long) i_624;
                    if (l_630 == (-1L)) {
                        i_631 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        l_632 = (long) ((ulong) l_623 + (ulong) 1864L);
                        l_633 = *((__global gale_long *) (arg_fs + 16 + l_632));
                        i_634 = (int) (0 - (uint) i_631);
                        l_635 = (long) ((ulong) l_623 + (ulong) 1792L);
                        if (i_634 < 0) {
                            i_636 = i_634;
                        } else {
                            l_637 = *((__global gale_long *) (arg_fs + 16 + 8L));
                            l_638 = (long) ((ulong) l_633 + (ulong) (-64L));
                            i_639 = (int) ((uint) ((int) (((long) ((ulong) l_638 + (ulong) ((long) ((ulong) (l_638 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            i_640 = 0;
                            l_641 = 0L;
                            while (true) {
                                if (!(i_640 == 0)) {
                                    break;
                                }
                                i_642 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                i_643 = *((volatile __global gale_int *) (arg_fs + 16 + l_635));
                                if (i_639 == i_643) {
                                    i_640 = 1;
                                } else {
                                    if (i_642 == 0) {
                                        if (l_641 < l_637) {
                                            GALEFS_RELAX(l_641);
                                            l_644 = (long) ((ulong) l_641 + (ulong) 1L);
                                            l_641 = l_644;
                                        } else {
                                            i_640 = (-110);
                                        }
                                    } else {
                                        i_645 = (int) (0 - (uint) i_642);
                                        i_640 = i_645;
                                    }
                                }
                            }
                            i_636 = i_640;
                        }
                        if (i_636 < 0) {
                            l_646 = (long) i_636;
                            l_647 = l_646;
                        } else {
                            l_648 = *((__global gale_long *) (arg_fs + 16 + l_632));
                            l_649 = (long) ((ulong) l_648 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_623 + (ulong) ((long) (uint) (((int) l_649) & 1023)))))) = 0L;
                            l_650 = (long) ((ulong) l_623 + (ulong) ((long) (uint) (((int) l_648) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_650 + (ulong) 4L)))) = 3;
                            i_651 = (int) ((uint) ((int) (((long) ((ulong) l_648 + (ulong) ((long) ((ulong) (l_648 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_650 + (ulong) 8L)))) = i_651;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_650 + (ulong) 12L)))) = i_472;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_650 + (ulong) 16L)))) = l_563;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_650 + (ulong) 24L)))) = l_567;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_650 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_650 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_650)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_632)) = l_649;
                            GALEFS_FENCE();
                            l_652 = *((__global gale_long *) (arg_fs + 16 + 24L));
                            i_653 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_652 + (ulong) ((long) i_653))))) = (char) 1;
                            l_654 = *((__global gale_long *) (arg_fs + 16 + 8L));
                            i_655 = 0;
                            l_656 = 0L;
                            while (true) {
                                if (!(i_655 == 0)) {
                                    break;
                                }
                                i_657 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                i_658 = *((volatile __global gale_int *) (arg_fs + 16 + l_635));
                                if (i_651 == i_658) {
                                    i_655 = 1;
                                } else {
                                    if (i_657 == 0) {
                                        if (l_656 < l_654) {
                                            GALEFS_RELAX(l_656);
                                            l_659 = (long) ((ulong) l_656 + (ulong) 1L);
                                            l_656 = l_659;
                                        } else {
                                            i_655 = (-110);
                                        }
                                    } else {
                                        i_660 = (int) (0 - (uint) i_657);
                                        i_655 = i_660;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_655 < 0) {
                                l_661 = (long) i_655;
                                l_647 = l_661;
                            } else {
                                l_662 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_623 + (ulong) 1800L))));
                                l_647 = l_662;
                            }
                        }
                        if (l_647 < 0L) {
                            l_603 = l_647;
                        } else {
                            l_663 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_623 + (ulong) 1808L))));
                            l_603 = l_663;
                        }
                    } else {
                        l_664 = (long) ((ulong) l_623 + (ulong) 1872L);
                        l_665 = *((__global gale_long *) (arg_fs + 16 + l_664));
                        *((__global gale_long *) (arg_fs + 16 + l_664)) = ((long) ((ulong) l_665 + (ulong) 1L));
                        l_603 = l_630;
                    }
                }
                if (l_603 < 0L) {
                    l_587 = l_603;
                } else {
                    l_666 = (l_603 << 32) | ((long) i_592);
                    l_587 = l_666;
                }
            }
        } else {
            l_587 = 0L;
        }
        l_667 = GALEFS_BROADCAST(l_587);
        i_668 = (int) l_667;
        if (l_667 < 0L) {
            i_669 = 0;
        } else {
            i_669 = i_668;
        }
        if (l_667 < 0L) {
            l_670 = 0L;
        } else {
            l_671 = (long) ((ulong) l_667 >> 32);
            l_670 = l_671;
        }
        i_672 = *((__global gale_int *) (arg_fs + 16 + 156L));
        l_673 = *((__global gale_long *) (arg_fs + 16 + 144L));
        gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_673 + (ulong) (l_670 << i_672))) + (ulong) (l_563 & ((long) ((ulong) (1L << i_672) + (ulong) (-1L))))))), (arg_data + 16 + l_562), i_669);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_674 = (int) get_local_id(0);
        if (i_674 == 0) {
            l_675 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_676 = (int) get_group_id(0);
            l_677 = (long) i_676;
            l_678 = (long) ((ulong) l_675 + (ulong) ((l_677 << 12) + (l_677 << 11)));
            l_679 = (long) ((ulong) l_678 + (ulong) 1880L);
            l_680 = *((__global gale_long *) (arg_fs + 16 + l_679));
            *((__global gale_long *) (arg_fs + 16 + l_679)) = ((long) ((ulong) ((long) i_669) + (ulong) l_680));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_678 + (ulong) 1856L)))) = 0;
            l_681 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_678 + (ulong) 1864L))));
            l_682 = (long) ((ulong) l_681 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_678 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_682 + (ulong) ((long) ((ulong) (l_682 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_683 = (int) ((uint) i_560 + (uint) i_669);
        if (l_667 < 0L) {
            i_559 = i_668;
            i_560 = i_683;
        } else {
            i_684 = ((i_669 < 1) || (!(i_683 < 1))) ? 0 : 1;
            i_559 = i_684;
            i_560 = i_683;
        }
    }
    if (i_560 < 1) {
        i_685 = i_559;
    } else {
        i_685 = i_560;
    }
    *((__global gale_long *) (arg_out + 48L)) = ((long) i_685);
    i_686 = 1;
    i_687 = 0;
    while (true) {
        if (!(i_686 == 1)) {
            break;
        }
        i_688 = (int) get_local_id(0);
        l_689 = (long) i_687;
        if (i_688 == 0) {
            i_690 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            i_691 = (int) (0 - (uint) i_690);
            if (i_691 < 0) {
                l_692 = (long) i_691;
                l_693 = l_692;
            } else {
                if (i_472 < 0) {
                    i_694 = (-9);
                } else {
                    i_695 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    if (i_472 < i_695) {
                        l_696 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_697 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_696 + (ulong) l_473))));
                        i_698 = (int) ((uint) i_697 + (uint) (-1));
                        i_699 = (i_698 < 0) ? (-9) : i_698;
                        if (i_699 < 0) {
                            i_694 = i_699;
                        } else {
                            l_700 = *((__global gale_long *) (arg_fs + 16 + 192L));
                            i_701 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_700 + (ulong) l_473)) + (ulong) 4L))));
                            if ((i_701 & 3) == 1) {
                                i_694 = (-9);
                            } else {
                                i_694 = i_699;
                            }
                        }
                    } else {
                        i_694 = (-9);
                    }
                }
                l_702 = (long) i_694;
                if (i_694 < 0) {
                    l_693 = l_702;
                } else {
                    if (l_689 < 0L) {
                        l_693 = (-22L);
                    } else {
                        i_703 = (-1) - i_687;
                        if (i_703 < 0) {
                            l_693 = (-22L);
                        } else {
                            l_704 = *((__global gale_long *) (arg_fs + 16 + 16L));
                            i_705 = (int) get_group_id(0);
                            l_706 = (long) i_705;
                            i_707 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_704 + (ulong) ((l_706 << 12) + (l_706 << 11)))) + (ulong) 1896L))));
                            if (i_707 == 0) {
                                l_708 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                l_709 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_708 + (ulong) (l_702 << 6)))));
                                l_710 = (long) ((ulong) l_709 - (ulong) l_689);
                                if (l_710 < 1L) {
                                    l_693 = 0L;
                                } else {
                                    l_711 = (long) (uint) i_703;
                                    l_712 = (l_710 < l_711) ? l_710 : l_711;
                                    l_693 = l_712;
                                }
                            } else {
                                l_693 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_693 < 1L) {
                l_713 = l_693;
            } else {
                i_714 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_715 = 1L << i_714;
                l_716 = (long) ((ulong) l_715 - (ulong) (l_689 & ((long) ((ulong) l_715 + (ulong) (-1L)))));
                if (l_716 < l_693) {
                    i_717 = (int) l_716;
                    i_718 = i_717;
                } else {
                    i_719 = (int) l_693;
                    i_718 = i_719;
                }
                l_720 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_721 = (int) get_group_id(0);
                if (i_472 < 0) {
                    i_722 = (-9);
                } else {
                    i_723 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    if (i_472 < i_723) {
                        l_724 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_725 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_724 + (ulong) l_473))));
                        i_726 = (int) ((uint) i_725 + (uint) (-1));
                        i_727 = (i_726 < 0) ? (-9) : i_726;
                        i_722 = i_727;
                    } else {
                        i_722 = (-9);
                    }
                }
                l_728 = (long) i_722;
                if (i_722 < 0) {
                    l_729 = l_728;
                } else {
                    i_730 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_731 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    i_732 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_731 + (ulong) (l_728 << 6))) + (ulong) 8L))));
                    l_733 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_734 = *((__global gale_int *) (arg_fs + 16 + 152L));
                    l_735 = l_689 >> i_730;
                    i_736 = i_734 & ((int) (((long) ((ulong) ((long) ((ulong) l_735 + (ulong) (((long) i_732) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_737 = i_736;
                    i_738 = 0;
                    i_739 = (-2);
                    while (true) {
                        if (!(i_739 == (-2))) {
                            break;
                        }
                        i_740 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_733 + (ulong) (((long) i_737) << 2)))));
                        i_741 = (int) ((uint) i_740 + (uint) (-1));
                        if (i_741 < 0) {
                            i_739 = (-1);
                        } else {
                            l_742 = *((__global gale_long *) (arg_fs + 16 + 136L));
                            l_743 = (long) ((ulong) l_742 + (ulong) (((long) (uint) i_741) << 4));
                            i_744 = *((volatile __global gale_int *) (arg_fs + 16 + l_743));
                            l_745 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_743 + (ulong) 8L))));
                            if ((!(i_732 == i_744)) || (!(l_735 == l_745))) {
                                if (i_734 == i_738) {
                                    i_739 = (-1);
                                } else {
                                    i_746 = (int) ((uint) i_738 + (uint) 1);
                                    i_747 = i_734 & ((int) ((uint) i_737 + (uint) 1));
                                    i_737 = i_747;
                                    i_738 = i_746;
                                }
                            } else {
                                i_739 = i_741;
                            }
                        }
                    }
                    l_748 = (long) i_721;
                    l_749 = (long) ((ulong) l_720 + (ulong) ((l_748 << 12) + (l_748 << 11)));
                    if (i_739 < 0) {
                        i_750 = (-1);
                    } else {
                        l_751 = (long) ((ulong) l_749 + (ulong) 1856L);
                        *((volatile __global gale_int *) (arg_fs + 16 + l_751)) = ((int) ((uint) i_739 + (uint) 1));
                        GALEFS_FENCE();
                        l_752 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        l_753 = (long) ((ulong) l_752 + (ulong) (((long) (uint) i_739) << 4));
                        i_754 = *((volatile __global gale_int *) (arg_fs + 16 + l_753));
                        l_755 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_753 + (ulong) 8L))));
                        if ((!(i_732 == i_754)) || (!(l_735 == l_755))) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_751)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_732 == i_754)) || (!(l_735 == l_755))) {
                            i_750 = (-1);
                        } else {
                            i_750 = i_739;
                        }
                    }
                    l_756 = (long) i_750;
                    if (l_756 == (-1L)) {
                        i_757 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        l_758 = (long) ((ulong) l_749 + (ulong) 1864L);
                        l_759 = *((__global gale_long *) (arg_fs + 16 + l_758));
                        i_760 = (int) (0 - (uint) i_757);
                        l_761 = (long) ((ulong) l_749 + (ulong) 1792L);
                        if (i_760 < 0) {
                            i_762 = i_760;
                        } else {
                            l_763 = *((__global gale_long *) (arg_fs + 16 + 8L));
                            l_764 = (long) ((ulong) l_759 + (ulong) (-64L));
                            i_765 = (int) ((uint) ((int) (((long) ((ulong) l_764 + (ulong) ((long) ((ulong) (l_764 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            i_766 = 0;
                            l_767 = 0L;
                            while (true) {
                                if (!(i_766 == 0)) {
                                    break;
                                }
                                i_768 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                i_769 = *((volatile __global gale_int *) (arg_fs + 16 + l_761));
                                if (i_765 == i_769) {
                                    i_766 = 1;
                                } else {
                                    if (i_768 == 0) {
                                        if (l_767 < l_763) {
                                            GALEFS_RELAX(l_767);
                                            l_770 = (long) ((ulong) l_767 + (ulong) 1L);
                                            l_767 = l_770;
                                        } else {
                                            i_766 = (-110);
                                        }
                                    } else {
                                        i_771 = (int) (0 - (uint) i_768);
                                        i_766 = i_771;
                                    }
                                }
                            }
                            i_762 = i_766;
                        }
                        if (i_762 < 0) {
                            l_772 = (long) i_762;
                            l_773 = l_772;
                        } else {
                            l_774 = *((__global gale_long *) (arg_fs + 16 + l_758));
                            l_775 = (long) ((ulong) l_774 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) ((long) (uint) (((int) l_775) & 1023)))))) = 0L;
                            l_776 = (long) ((ulong) l_749 + (ulong) ((long) (uint) (((int) l_774) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_776 + (ulong) 4L)))) = 3;
                            i_777 = (int) ((uint) ((int) (((long) ((ulong) l_774 + (ulong) ((long) ((ulong) (l_774 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_776 + (ulong) 8L)))) = i_777;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_776 + (ulong) 12L)))) = i_472;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_776 + (ulong) 16L)))) = l_689;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_776 + (ulong) 24L)))) = l_693;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_776 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_776 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_776)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_758)) = l_775;
                            GALEFS_FENCE();
                            l_778 = *((__global gale_long *) (arg_fs + 16 + 24L));
                            i_779 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_778 + (ulong) ((long) i_779))))) = (char) 1;
                            l_780 = *((__global gale_long *) (arg_fs + 16 + 8L));
                            i_781 = 0;
                            l_782 = 0L;
                            while (true) {
                                if (!(i_781 == 0)) {
                                    break;
                                }
                                i_783 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                i_784 = *((volatile __global gale_int *) (arg_fs + 16 + l_761));
                                if (i_777 == i_784) {
                                    i_781 = 1;
                                } else {
                                    if (i_783 == 0) {
                                        if (l_782 < l_780) {
                                            GALEFS_RELAX(l_782);
                                            l_785 = (long) ((ulong) l_782 + (ulong) 1L);
                                            l_782 = l_785;
                                        } else {
                                            i_781 = (-110);
                                        }
                                    } else {
                                        i_786 = (int) (0 - (uint) i_783);
                                        i_781 = i_786;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_781 < 0) {
                                l_787 = (long) i_781;
                                l_773 = l_787;
                            } else {
                                l_788 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) 1800L))));
                                l_773 = l_788;
                            }
                        }
                        if (l_773 < 0L) {
                            l_729 = l_773;
                        } else {
                            l_789 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) 1808L))));
                            l_729 = l_789;
                        }
                    } else {
                        l_790 = (long) ((ulong) l_749 + (ulong) 1872L);
                        l_791 = *((__global gale_long *) (arg_fs + 16 + l_790));
                        *((__global gale_long *) (arg_fs + 16 + l_790)) = ((long) ((ulong) l_791 + (ulong) 1L));
                        l_729 = l_756;
                    }
                }
                if (l_729 < 0L) {
                    l_713 = l_729;
                } else {
                    l_792 = (l_729 << 32) | ((long) i_718);
                    l_713 = l_792;
                }
            }
        } else {
            l_713 = 0L;
        }
        l_793 = GALEFS_BROADCAST(l_713);
        i_794 = (int) l_793;
        if (l_793 < 0L) {
            i_795 = 0;
        } else {
            i_795 = i_794;
        }
        if (l_793 < 0L) {
            l_796 = 0L;
        } else {
            l_797 = (long) ((ulong) l_793 >> 32);
            l_796 = l_797;
        }
        i_798 = *((__global gale_int *) (arg_fs + 16 + 156L));
        l_799 = *((__global gale_long *) (arg_fs + 16 + 144L));
        gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_799 + (ulong) (l_796 << i_798))) + (ulong) (l_689 & ((long) ((ulong) (1L << i_798) + (ulong) (-1L))))))), (arg_data + 16 + l_689), i_795);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_800 = (int) get_local_id(0);
        if (i_800 == 0) {
            l_801 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_802 = (int) get_group_id(0);
            l_803 = (long) i_802;
            l_804 = (long) ((ulong) l_801 + (ulong) ((l_803 << 12) + (l_803 << 11)));
            l_805 = (long) ((ulong) l_804 + (ulong) 1880L);
            l_806 = *((__global gale_long *) (arg_fs + 16 + l_805));
            *((__global gale_long *) (arg_fs + 16 + l_805)) = ((long) ((ulong) ((long) i_795) + (ulong) l_806));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_804 + (ulong) 1856L)))) = 0;
            l_807 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_804 + (ulong) 1864L))));
            l_808 = (long) ((ulong) l_807 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_804 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_808 + (ulong) ((long) ((ulong) (l_808 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_809 = (int) ((uint) i_687 + (uint) i_795);
        if (l_793 < 0L) {
            i_686 = i_794;
            i_687 = i_809;
        } else {
            i_810 = ((i_795 < 1) || (!(i_809 < (-1)))) ? 0 : 1;
            i_686 = i_810;
            i_687 = i_809;
        }
    }
    if (i_687 < 1) {
        i_811 = i_686;
    } else {
        i_811 = i_687;
    }
    *((__global gale_long *) (arg_out + 56L)) = ((long) i_811);
    i_812 = 1;
    i_813 = 0;
    while (true) {
        if (!(i_812 == 1)) {
            break;
        }
        i_814 = (int) get_local_id(0);
        l_815 = (long) i_813;
        l_816 = (long) ((ulong) l_815 + (ulong) 9223372036854775807L);
        if (i_814 == 0) {
            if (i_344 < 0) {
                i_817 = (-9);
            } else {
                i_818 = *((__global gale_int *) (arg_fs + 16 + 208L));
                if (i_344 < i_818) {
                    l_819 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_820 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_819 + (ulong) l_345))));
                    i_821 = (int) ((uint) i_820 + (uint) (-1));
                    i_822 = (i_821 < 0) ? (-9) : i_821;
                    if (i_822 < 0) {
                        i_817 = i_822;
                    } else {
                        l_823 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_824 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_823 + (ulong) l_345)) + (ulong) 4L))));
                        if ((i_824 & 3) == 0) {
                            i_817 = (-9);
                        } else {
                            i_817 = i_822;
                        }
                    }
                } else {
                    i_817 = (-9);
                }
            }
            i_825 = (int) ((uint) 1 - (uint) i_813);
            l_826 = (long) i_825;
            if (i_817 < 0) {
                l_827 = (long) i_817;
                l_828 = l_827;
            } else {
                if (l_816 < 0L) {
                    l_828 = (-22L);
                } else {
                    if (i_825 < 0) {
                        l_828 = (-22L);
                    } else {
                        if (((long) ((ulong) l_816 + (ulong) l_826)) < 0L) {
                            l_828 = (-27L);
                        } else {
                            l_829 = *((__global gale_long *) (arg_fs + 16 + 16L));
                            i_830 = (int) get_group_id(0);
                            l_831 = (long) i_830;
                            i_832 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_829 + (ulong) ((l_831 << 12) + (l_831 << 11)))) + (ulong) 1896L))));
                            if (i_832 == 0) {
                                l_828 = l_826;
                            } else {
                                l_828 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_828 < 1L) {
                l_833 = l_828;
            } else {
                i_834 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_835 = 1L << i_834;
                l_836 = (long) ((ulong) l_835 - (ulong) (l_816 & ((long) ((ulong) l_835 + (ulong) (-1L)))));
                if (l_836 < l_826) {
                    i_837 = (int) l_836;
                    i_838 = i_837;
                } else {
                    i_838 = i_825;
                }
                l_839 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_840 = (int) get_group_id(0);
                i_841 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                l_842 = (long) i_840;
                l_843 = (long) ((ulong) l_839 + (ulong) ((l_842 << 12) + (l_842 << 11)));
                l_844 = (long) ((ulong) l_843 + (ulong) 1864L);
                l_845 = *((__global gale_long *) (arg_fs + 16 + l_844));
                i_846 = (int) (0 - (uint) i_841);
                l_847 = (long) ((ulong) l_843 + (ulong) 1792L);
                if (i_846 < 0) {
                    i_848 = i_846;
                } else {
                    l_849 = *((__global gale_long *) (arg_fs + 16 + 8L));
                    l_850 = (long) ((ulong) l_845 + (ulong) (-64L));
                    i_851 = (int) ((uint) ((int) (((long) ((ulong) l_850 + (ulong) ((long) ((ulong) (l_850 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    i_852 = 0;
                    l_853 = 0L;
                    while (true) {
                        if (!(i_852 == 0)) {
                            break;
                        }
                        i_854 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        i_855 = *((volatile __global gale_int *) (arg_fs + 16 + l_847));
                        if (i_851 == i_855) {
                            i_852 = 1;
                        } else {
                            if (i_854 == 0) {
                                if (l_853 < l_849) {
                                    GALEFS_RELAX(l_853);
                                    l_856 = (long) ((ulong) l_853 + (ulong) 1L);
                                    l_853 = l_856;
                                } else {
                                    i_852 = (-110);
                                }
                            } else {
                                i_857 = (int) (0 - (uint) i_854);
                                i_852 = i_857;
                            }
                        }
                    }
                    i_848 = i_852;
                }
                l_858 = (long) i_838;
                if (i_848 < 0) {
                    l_859 = (long) i_848;
                    l_860 = l_859;
                } else {
                    l_861 = *((__global gale_long *) (arg_fs + 16 + l_844));
                    l_862 = (long) ((ulong) l_861 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_843 + (ulong) ((long) (uint) (((int) l_862) & 1023)))))) = 0L;
                    l_863 = (long) ((ulong) l_843 + (ulong) ((long) (uint) (((int) l_861) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_863 + (ulong) 4L)))) = 4;
                    i_864 = (int) ((uint) ((int) (((long) ((ulong) l_861 + (ulong) ((long) ((ulong) (l_861 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_863 + (ulong) 8L)))) = i_864;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_863 + (ulong) 12L)))) = i_344;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_863 + (ulong) 16L)))) = l_816;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_863 + (ulong) 24L)))) = l_858;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_863 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_863 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_863)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_844)) = l_862;
                    GALEFS_FENCE();
                    l_865 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    i_866 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_865 + (ulong) ((long) i_866))))) = (char) 1;
                    l_867 = *((__global gale_long *) (arg_fs + 16 + 8L));
                    i_868 = 0;
                    l_869 = 0L;
                    while (true) {
                        if (!(i_868 == 0)) {
                            break;
                        }
                        i_870 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        i_871 = *((volatile __global gale_int *) (arg_fs + 16 + l_847));
                        if (i_864 == i_871) {
                            i_868 = 1;
                        } else {
                            if (i_870 == 0) {
                                if (l_869 < l_867) {
                                    GALEFS_RELAX(l_869);
                                    l_872 = (long) ((ulong) l_869 + (ulong) 1L);
                                    l_869 = l_872;
                                } else {
                                    i_868 = (-110);
                                }
                            } else {
                                i_873 = (int) (0 - (uint) i_870);
                                i_868 = i_873;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_868 < 0) {
                        l_874 = (long) i_868;
                        l_860 = l_874;
                    } else {
                        l_875 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_843 + (ulong) 1800L))));
                        l_860 = l_875;
                    }
                }
                if (l_860 < 0L) {
                    l_876 = l_860;
                } else {
                    l_877 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_843 + (ulong) 1808L))));
                    l_876 = l_877;
                }
                if (l_876 < 0L) {
                    l_833 = l_876;
                } else {
                    l_878 = l_858 | (l_876 << 32);
                    l_833 = l_878;
                }
            }
        } else {
            l_833 = 0L;
        }
        l_879 = GALEFS_BROADCAST(l_833);
        i_880 = (int) l_879;
        if (l_879 < 0L) {
            i_881 = 0;
        } else {
            i_881 = i_880;
        }
        if (l_879 < 0L) {
            l_882 = 0L;
        } else {
            l_883 = (long) ((ulong) l_879 >> 32);
            l_882 = l_883;
        }
        i_884 = *((__global gale_int *) (arg_fs + 16 + 156L));
        l_885 = *((__global gale_long *) (arg_fs + 16 + 144L));
        gale_copy((arg_data + 16 + l_815), (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_885 + (ulong) (l_882 << i_884))) + (ulong) (l_816 & ((long) ((ulong) (1L << i_884) + (ulong) (-1L))))))), i_881);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_886 = (int) get_local_id(0);
        if (i_886 == 0) {
            l_887 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_888 = (int) get_group_id(0);
            l_889 = (long) i_888;
            l_890 = (long) ((ulong) l_887 + (ulong) ((l_889 << 12) + (l_889 << 11)));
            l_891 = (long) ((ulong) l_890 + (ulong) 1888L);
            l_892 = *((__global gale_long *) (arg_fs + 16 + l_891));
            *((__global gale_long *) (arg_fs + 16 + l_891)) = ((long) ((ulong) ((long) i_881) + (ulong) l_892));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_890 + (ulong) 1856L)))) = 0;
            l_893 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_890 + (ulong) 1864L))));
            l_894 = (long) ((ulong) l_893 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_890 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_894 + (ulong) ((long) ((ulong) (l_894 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_895 = (int) ((uint) i_813 + (uint) i_881);
        if (l_879 < 0L) {
            i_812 = i_880;
            i_813 = i_895;
        } else {
            i_896 = ((i_881 < 1) || (!(i_895 < 1))) ? 0 : 1;
            i_812 = i_896;
            i_813 = i_895;
        }
    }
    if (i_813 < 1) {
        i_897 = i_812;
    } else {
        i_897 = i_813;
    }
    *((__global gale_long *) (arg_out + 64L)) = ((long) i_897);
    i_898 = (int) get_local_id(0);
    if (i_898 == 0) {
        i_899 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
        if (i_472 < 0) {
            i_900 = (-9);
        } else {
            i_901 = *((__global gale_int *) (arg_fs + 16 + 208L));
            if (i_472 < i_901) {
                l_902 = *((__global gale_long *) (arg_fs + 16 + 192L));
                i_903 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_902 + (ulong) l_473))));
                i_904 = (int) ((uint) i_903 + (uint) (-1));
                i_905 = (i_904 < 0) ? (-9) : i_904;
                i_900 = i_905;
            } else {
                i_900 = (-9);
            }
        }
        i_906 = (int) (0 - (uint) i_899);
        if (i_906 < 0) {
            l_907 = (long) i_906;
            l_908 = l_907;
        } else {
            if (i_900 < 0) {
                l_909 = (long) i_900;
                l_908 = l_909;
            } else {
                l_908 = (-22L);
            }
        }
    } else {
        l_908 = 0L;
    }
    l_910 = GALEFS_BROADCAST(l_908);
    *((__global gale_long *) (arg_out + 72L)) = l_910;
    i_911 = (int) get_local_id(0);
    if (i_911 == 0) {
        i_912 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
        i_913 = (int) (0 - (uint) i_912);
        if (i_913 < 0) {
            l_914 = (long) i_913;
            l_915 = l_914;
        } else {
            l_915 = (-9L);
        }
    } else {
        l_915 = 0L;
    }
    l_916 = GALEFS_BROADCAST(l_915);
    *((__global gale_long *) (arg_out + 80L)) = l_916;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_917 = (int) get_local_id(0);
    if (i_917 == 0) {
        l_918 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_919 = (int) get_group_id(0);
        l_920 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_921 = (int) get_group_id(0);
        l_922 = (long) i_921;
        i_923 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_920 + (ulong) ((l_922 << 12) + (l_922 << 11)))) + (ulong) 1896L))));
        l_924 = (long) i_919;
        l_925 = (long) ((ulong) l_918 + (ulong) ((l_924 << 12) + (l_924 << 11)));
        l_926 = (long) ((ulong) l_925 + (ulong) 1792L);
        l_927 = (long) ((ulong) l_925 + (ulong) 1864L);
        if (i_923 == 0) {
            i_928 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_929 = *((__global gale_long *) (arg_fs + 16 + l_927));
            i_930 = (int) (0 - (uint) i_928);
            if (i_930 < 0) {
                i_931 = i_930;
            } else {
                l_932 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_933 = (long) ((ulong) l_929 + (ulong) (-64L));
                i_934 = (int) ((uint) ((int) (((long) ((ulong) l_933 + (ulong) ((long) ((ulong) (l_933 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_935 = 0;
                l_936 = 0L;
                while (true) {
                    if (!(i_935 == 0)) {
                        break;
                    }
                    i_937 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_938 = *((volatile __global gale_int *) (arg_fs + 16 + l_926));
                    if (i_934 == i_938) {
                        i_935 = 1;
                    } else {
                        if (i_937 == 0) {
                            if (l_936 < l_932) {
                                GALEFS_RELAX(l_936);
                                l_939 = (long) ((ulong) l_936 + (ulong) 1L);
                                l_936 = l_939;
                            } else {
                                i_935 = (-110);
                            }
                        } else {
                            i_940 = (int) (0 - (uint) i_937);
                            i_935 = i_940;
                        }
                    }
                }
                i_931 = i_935;
            }
        } else {
            i_931 = (-16);
        }
        l_941 = (long) i_931;
        if (l_941 < 0L) {
            l_942 = l_941;
        } else {
            l_943 = (long) ((ulong) l_925 + (ulong) 2048L);
            i_944 = 0;
            while (true) {
                if (!(i_944 < 7)) {
                    break;
                }
                i_945 = (int) gale_literals[((int) ((uint) i_944 + (uint) 4))];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_943 + (ulong) ((long) i_944))))) = (char) i_945;
                i_946 = (int) ((uint) i_944 + (uint) 1);
                i_944 = i_946;
            }
            l_947 = *((__global gale_long *) (arg_fs + 16 + l_927));
            l_948 = (long) ((ulong) l_947 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_925 + (ulong) ((long) (uint) (((int) l_948) & 1023)))))) = 0L;
            l_949 = (long) ((ulong) l_925 + (ulong) ((long) (uint) (((int) l_947) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_949 + (ulong) 4L)))) = 1;
            i_950 = (int) ((uint) ((int) (((long) ((ulong) l_947 + (ulong) ((long) ((ulong) (l_947 >> 63) >> 58)))) >> 6)) + (uint) 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_949 + (ulong) 8L)))) = i_950;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_949 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_949 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_949 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_949 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_949 + (ulong) 36L)))) = 7;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_949)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_927)) = l_948;
            GALEFS_FENCE();
            l_951 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_952 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_951 + (ulong) ((long) i_952))))) = (char) 1;
            l_953 = *((__global gale_long *) (arg_fs + 16 + 8L));
            i_954 = 0;
            l_955 = 0L;
            while (true) {
                if (!(i_954 == 0)) {
                    break;
                }
                i_956 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_957 = *((volatile __global gale_int *) (arg_fs + 16 + l_926));
                if (i_950 == i_957) {
                    i_954 = 1;
                } else {
                    if (i_956 == 0) {
                        if (l_955 < l_953) {
                            GALEFS_RELAX(l_955);
                            l_958 = (long) ((ulong) l_955 + (ulong) 1L);
                            l_955 = l_958;
                        } else {
                            i_954 = (-110);
                        }
                    } else {
                        i_959 = (int) (0 - (uint) i_956);
                        i_954 = i_959;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_954 < 0) {
                l_960 = (long) i_954;
                l_942 = l_960;
            } else {
                l_961 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_925 + (ulong) 1800L))));
                l_942 = l_961;
            }
        }
    } else {
        l_942 = 0L;
    }
    l_962 = GALEFS_BROADCAST(l_942);
    *((__global gale_long *) (arg_out + 88L)) = ((long) ((int) l_962));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_963 = (int) get_local_id(0);
    if (i_963 == 0) {
        l_964 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_965 = (int) get_group_id(0);
        l_966 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_967 = (int) get_group_id(0);
        l_968 = (long) i_967;
        i_969 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_966 + (ulong) ((l_968 << 12) + (l_968 << 11)))) + (ulong) 1896L))));
        l_970 = (long) i_965;
        l_971 = (long) ((ulong) l_964 + (ulong) ((l_970 << 12) + (l_970 << 11)));
        l_972 = (long) ((ulong) l_971 + (ulong) 1792L);
        l_973 = (long) ((ulong) l_971 + (ulong) 1864L);
        if (i_969 == 0) {
            i_974 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_975 = *((__global gale_long *) (arg_fs + 16 + l_973));
            i_976 = (int) (0 - (uint) i_974);
            if (i_976 < 0) {
                i_977 = i_976;
            } else {
                l_978 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_979 = (long) ((ulong) l_975 + (ulong) (-64L));
                i_980 = (int) ((uint) ((int) (((long) ((ulong) l_979 + (ulong) ((long) ((ulong) (l_979 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_981 = 0;
                l_982 = 0L;
                while (true) {
                    if (!(i_981 == 0)) {
                        break;
                    }
                    i_983 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_984 = *((volatile __global gale_int *) (arg_fs + 16 + l_972));
                    if (i_980 == i_984) {
                        i_981 = 1;
                    } else {
                        if (i_983 == 0) {
                            if (l_982 < l_978) {
                                GALEFS_RELAX(l_982);
                                l_985 = (long) ((ulong) l_982 + (ulong) 1L);
                                l_982 = l_985;
                            } else {
                                i_981 = (-110);
                            }
                        } else {
                            i_986 = (int) (0 - (uint) i_983);
                            i_981 = i_986;
                        }
                    }
                }
                i_977 = i_981;
            }
        } else {
            i_977 = (-16);
        }
        l_987 = (long) i_977;
        if (l_987 < 0L) {
            l_988 = l_987;
        } else {
            l_989 = (long) ((ulong) l_971 + (ulong) 2048L);
            i_990 = 0;
            while (true) {
                if (!(i_990 < 9)) {
                    break;
                }
                i_991 = (int) gale_literals[((int) ((uint) i_990 + (uint) 11))];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_989 + (ulong) ((long) i_990))))) = (char) i_991;
                i_992 = (int) ((uint) i_990 + (uint) 1);
                i_990 = i_992;
            }
            l_993 = *((__global gale_long *) (arg_fs + 16 + l_973));
            l_994 = (long) ((ulong) l_993 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_971 + (ulong) ((long) (uint) (((int) l_994) & 1023)))))) = 0L;
            l_995 = (long) ((ulong) l_971 + (ulong) ((long) (uint) (((int) l_993) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_995 + (ulong) 4L)))) = 1;
            i_996 = (int) ((uint) ((int) (((long) ((ulong) l_993 + (ulong) ((long) ((ulong) (l_993 >> 63) >> 58)))) >> 6)) + (uint) 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_995 + (ulong) 8L)))) = i_996;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_995 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_995 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_995 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_995 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_995 + (ulong) 36L)))) = 9;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_995)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_973)) = l_994;
            GALEFS_FENCE();
            l_997 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_998 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_997 + (ulong) ((long) i_998))))) = (char) 1;
            l_999 = *((__global gale_long *) (arg_fs + 16 + 8L));
            i_1000 = 0;
            l_1001 = 0L;
            while (true) {
                if (!(i_1000 == 0)) {
                    break;
                }
                i_1002 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_1003 = *((volatile __global gale_int *) (arg_fs + 16 + l_972));
                if (i_996 == i_1003) {
                    i_1000 = 1;
                } else {
                    if (i_1002 == 0) {
                        if (l_1001 < l_999) {
                            GALEFS_RELAX(l_1001);
                            l_1004 = (long) ((ulong) l_1001 + (ulong) 1L);
                            l_1001 = l_1004;
                        } else {
                            i_1000 = (-110);
                        }
                    } else {
                        i_1005 = (int) (0 - (uint) i_1002);
                        i_1000 = i_1005;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_1000 < 0) {
                l_1006 = (long) i_1000;
                l_988 = l_1006;
            } else {
                l_1007 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_971 + (ulong) 1800L))));
                l_988 = l_1007;
            }
        }
    } else {
        l_988 = 0L;
    }
    l_1008 = GALEFS_BROADCAST(l_988);
    *((__global gale_long *) (arg_out + 96L)) = ((long) ((int) l_1008));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_1009 = (int) get_local_id(0);
    if (i_1009 == 0) {
        l_1010 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_1011 = (int) get_group_id(0);
        l_1012 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_1013 = (int) get_group_id(0);
        l_1014 = (long) i_1013;
        i_1015 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1012 + (ulong) ((l_1014 << 12) + (l_1014 << 11)))) + (ulong) 1896L))));
        l_1016 = (long) i_1011;
        l_1017 = (long) ((ulong) l_1010 + (ulong) ((l_1016 << 12) + (l_1016 << 11)));
        l_1018 = (long) ((ulong) l_1017 + (ulong) 1792L);
        l_1019 = (long) ((ulong) l_1017 + (ulong) 1864L);
        if (i_1015 == 0) {
            i_1020 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_1021 = *((__global gale_long *) (arg_fs + 16 + l_1019));
            i_1022 = (int) (0 - (uint) i_1020);
            if (i_1022 < 0) {
                i_1023 = i_1022;
            } else {
                l_1024 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_1025 = (long) ((ulong) l_1021 + (ulong) (-64L));
                i_1026 = (int) ((uint) ((int) (((long) ((ulong) l_1025 + (ulong) ((long) ((ulong) (l_1025 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_1027 = 0;
                l_1028 = 0L;
                while (true) {
                    if (!(i_1027 == 0)) {
                        break;
                    }
                    i_1029 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_1030 = *((volatile __global gale_int *) (arg_fs + 16 + l_1018));
                    if (i_1026 == i_1030) {
                        i_1027 = 1;
                    } else {
                        if (i_1029 == 0) {
                            if (l_1028 < l_1024) {
                                GALEFS_RELAX(l_1028);
                                l_1031 = (long) ((ulong) l_1028 + (ulong) 1L);
                                l_1028 = l_1031;
                            } else {
                                i_1027 = (-110);
                            }
                        } else {
                            i_1032 = (int) (0 - (uint) i_1029);
                            i_1027 = i_1032;
                        }
                    }
                }
                i_1023 = i_1027;
            }
        } else {
            i_1023 = (-16);
        }
        l_1033 = (long) i_1023;
        if (l_1033 < 0L) {
            l_1034 = l_1033;
        } else {
            l_1035 = (long) ((ulong) l_1017 + (ulong) 2048L);
            i_1036 = 0;
            while (true) {
                if (!(i_1036 < 10)) {
                    break;
                }
                i_1037 = (int) gale_literals[((int) ((uint) i_1036 + (uint) 20))];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1035 + (ulong) ((long) i_1036))))) = (char) i_1037;
                i_1038 = (int) ((uint) i_1036 + (uint) 1);
                i_1036 = i_1038;
            }
            l_1039 = *((__global gale_long *) (arg_fs + 16 + l_1019));
            l_1040 = (long) ((ulong) l_1039 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1017 + (ulong) ((long) (uint) (((int) l_1040) & 1023)))))) = 0L;
            l_1041 = (long) ((ulong) l_1017 + (ulong) ((long) (uint) (((int) l_1039) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1041 + (ulong) 4L)))) = 1;
            i_1042 = (int) ((uint) ((int) (((long) ((ulong) l_1039 + (ulong) ((long) ((ulong) (l_1039 >> 63) >> 58)))) >> 6)) + (uint) 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1041 + (ulong) 8L)))) = i_1042;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1041 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1041 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1041 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1041 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1041 + (ulong) 36L)))) = 10;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_1041)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_1019)) = l_1040;
            GALEFS_FENCE();
            l_1043 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_1044 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1043 + (ulong) ((long) i_1044))))) = (char) 1;
            l_1045 = *((__global gale_long *) (arg_fs + 16 + 8L));
            i_1046 = 0;
            l_1047 = 0L;
            while (true) {
                if (!(i_1046 == 0)) {
                    break;
                }
                i_1048 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_1049 = *((volatile __global gale_int *) (arg_fs + 16 + l_1018));
                if (i_1042 == i_1049) {
                    i_1046 = 1;
                } else {
                    if (i_1048 == 0) {
                        if (l_1047 < l_1045) {
                            GALEFS_RELAX(l_1047);
                            l_1050 = (long) ((ulong) l_1047 + (ulong) 1L);
                            l_1047 = l_1050;
                        } else {
                            i_1046 = (-110);
                        }
                    } else {
                        i_1051 = (int) (0 - (uint) i_1048);
                        i_1046 = i_1051;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_1046 < 0) {
                l_1052 = (long) i_1046;
                l_1034 = l_1052;
            } else {
                l_1053 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1017 + (ulong) 1800L))));
                l_1034 = l_1053;
            }
        }
    } else {
        l_1034 = 0L;
    }
    l_1054 = GALEFS_BROADCAST(l_1034);
    *((__global gale_long *) (arg_out + 104L)) = ((long) ((int) l_1054));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_1055 = (int) get_local_id(0);
    if (i_1055 == 0) {
        l_1056 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_1057 = (int) get_group_id(0);
        l_1058 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_1059 = (int) get_group_id(0);
        l_1060 = (long) i_1059;
        i_1061 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1058 + (ulong) ((l_1060 << 12) + (l_1060 << 11)))) + (ulong) 1896L))));
        i_1062 = (i_1061 == 0) ? (-2) : (-16);
        l_1063 = (long) i_1062;
        l_1064 = l_1063;
    } else {
        l_1064 = 0L;
    }
    l_1065 = GALEFS_BROADCAST(l_1064);
    *((__global gale_long *) (arg_out + 112L)) = ((long) ((int) l_1065));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_1066 = (int) get_local_id(0);
    if (i_1066 == 0) {
        l_1067 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_1068 = (int) get_group_id(0);
        l_1069 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_1070 = (int) get_group_id(0);
        l_1071 = (long) i_1070;
        i_1072 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1069 + (ulong) ((l_1071 << 12) + (l_1071 << 11)))) + (ulong) 1896L))));
        l_1073 = (long) i_1068;
        l_1074 = (long) ((ulong) l_1067 + (ulong) ((l_1073 << 12) + (l_1073 << 11)));
        l_1075 = (long) ((ulong) l_1074 + (ulong) 1792L);
        l_1076 = (long) ((ulong) l_1074 + (ulong) 1864L);
        if (i_1072 == 0) {
            i_1077 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_1078 = *((__global gale_long *) (arg_fs + 16 + l_1076));
            i_1079 = (int) (0 - (uint) i_1077);
            if (i_1079 < 0) {
                i_1080 = i_1079;
            } else {
                l_1081 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_1082 = (long) ((ulong) l_1078 + (ulong) (-64L));
                i_1083 = (int) ((uint) ((int) (((long) ((ulong) l_1082 + (ulong) ((long) ((ulong) (l_1082 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_1084 = 0;
                l_1085 = 0L;
                while (true) {
                    if (!(i_1084 == 0)) {
                        break;
                    }
                    i_1086 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_1087 = *((volatile __global gale_int *) (arg_fs + 16 + l_1075));
                    if (i_1083 == i_1087) {
                        i_1084 = 1;
                    } else {
                        if (i_1086 == 0) {
                            if (l_1085 < l_1081) {
                                GALEFS_RELAX(l_1085);
                                l_1088 = (long) ((ulong) l_1085 + (ulong) 1L);
                                l_1085 = l_1088;
                            } else {
                                i_1084 = (-110);
                            }
                        } else {
                            i_1089 = (int) (0 - (uint) i_1086);
                            i_1084 = i_1089;
                        }
                    }
                }
                i_1080 = i_1084;
            }
        } else {
            i_1080 = (-16);
        }
        l_1090 = (long) i_1080;
        if (l_1090 < 0L) {
            l_1091 = l_1090;
        } else {
            l_1092 = (long) ((ulong) l_1074 + (ulong) 2048L);
            i_1093 = 0;
            while (true) {
                if (!(i_1093 < 4)) {
                    break;
                }
                i_1094 = (int) gale_literals[i_1093];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1092 + (ulong) ((long) i_1093))))) = (char) i_1094;
                i_1095 = (int) ((uint) i_1093 + (uint) 1);
                i_1093 = i_1095;
            }
            l_1096 = *((__global gale_long *) (arg_fs + 16 + l_1076));
            l_1097 = (long) ((ulong) l_1096 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1074 + (ulong) ((long) (uint) (((int) l_1097) & 1023)))))) = 0L;
            l_1098 = (long) ((ulong) l_1074 + (ulong) ((long) (uint) (((int) l_1096) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1098 + (ulong) 4L)))) = 1;
            i_1099 = (int) ((uint) ((int) (((long) ((ulong) l_1096 + (ulong) ((long) ((ulong) (l_1096 >> 63) >> 58)))) >> 6)) + (uint) 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1098 + (ulong) 8L)))) = i_1099;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1098 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1098 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1098 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1098 + (ulong) 32L)))) = 3;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1098 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_1098)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_1076)) = l_1097;
            GALEFS_FENCE();
            l_1100 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_1101 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1100 + (ulong) ((long) i_1101))))) = (char) 1;
            l_1102 = *((__global gale_long *) (arg_fs + 16 + 8L));
            i_1103 = 0;
            l_1104 = 0L;
            while (true) {
                if (!(i_1103 == 0)) {
                    break;
                }
                i_1105 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_1106 = *((volatile __global gale_int *) (arg_fs + 16 + l_1075));
                if (i_1099 == i_1106) {
                    i_1103 = 1;
                } else {
                    if (i_1105 == 0) {
                        if (l_1104 < l_1102) {
                            GALEFS_RELAX(l_1104);
                            l_1107 = (long) ((ulong) l_1104 + (ulong) 1L);
                            l_1104 = l_1107;
                        } else {
                            i_1103 = (-110);
                        }
                    } else {
                        i_1108 = (int) (0 - (uint) i_1105);
                        i_1103 = i_1108;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_1103 < 0) {
                l_1109 = (long) i_1103;
                l_1091 = l_1109;
            } else {
                l_1110 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1074 + (ulong) 1800L))));
                l_1091 = l_1110;
            }
        }
    } else {
        l_1091 = 0L;
    }
    l_1111 = GALEFS_BROADCAST(l_1091);
    *((__global gale_long *) (arg_out + 120L)) = ((long) ((int) l_1111));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_1112 = (int) get_local_id(0);
    if (i_1112 == 0) {
        l_1113 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_1114 = (int) get_group_id(0);
        l_1115 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_1116 = (int) get_group_id(0);
        l_1117 = (long) i_1116;
        i_1118 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1115 + (ulong) ((l_1117 << 12) + (l_1117 << 11)))) + (ulong) 1896L))));
        l_1119 = (long) i_1114;
        l_1120 = (long) ((ulong) l_1113 + (ulong) ((l_1119 << 12) + (l_1119 << 11)));
        l_1121 = (long) ((ulong) l_1120 + (ulong) 1792L);
        l_1122 = (long) ((ulong) l_1120 + (ulong) 1864L);
        if (i_1118 == 0) {
            i_1123 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_1124 = *((__global gale_long *) (arg_fs + 16 + l_1122));
            i_1125 = (int) (0 - (uint) i_1123);
            if (i_1125 < 0) {
                i_1126 = i_1125;
            } else {
                l_1127 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_1128 = (long) ((ulong) l_1124 + (ulong) (-64L));
                i_1129 = (int) ((uint) ((int) (((long) ((ulong) l_1128 + (ulong) ((long) ((ulong) (l_1128 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_1130 = 0;
                l_1131 = 0L;
                while (true) {
                    if (!(i_1130 == 0)) {
                        break;
                    }
                    i_1132 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_1133 = *((volatile __global gale_int *) (arg_fs + 16 + l_1121));
                    if (i_1129 == i_1133) {
                        i_1130 = 1;
                    } else {
                        if (i_1132 == 0) {
                            if (l_1131 < l_1127) {
                                GALEFS_RELAX(l_1131);
                                l_1134 = (long) ((ulong) l_1131 + (ulong) 1L);
                                l_1131 = l_1134;
                            } else {
                                i_1130 = (-110);
                            }
                        } else {
                            i_1135 = (int) (0 - (uint) i_1132);
                            i_1130 = i_1135;
                        }
                    }
                }
                i_1126 = i_1130;
            }
        } else {
            i_1126 = (-16);
        }
        l_1136 = (long) i_1126;
        if (l_1136 < 0L) {
            l_1137 = l_1136;
        } else {
            l_1138 = (long) ((ulong) l_1120 + (ulong) 2048L);
            i_1139 = 0;
            while (true) {
                if (!(i_1139 < 4)) {
                    break;
                }
                i_1140 = (int) gale_literals[i_1139];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1138 + (ulong) ((long) i_1139))))) = (char) i_1140;
                i_1141 = (int) ((uint) i_1139 + (uint) 1);
                i_1139 = i_1141;
            }
            l_1142 = *((__global gale_long *) (arg_fs + 16 + l_1122));
            l_1143 = (long) ((ulong) l_1142 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1120 + (ulong) ((long) (uint) (((int) l_1143) & 1023)))))) = 0L;
            l_1144 = (long) ((ulong) l_1120 + (ulong) ((long) (uint) (((int) l_1142) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1144 + (ulong) 4L)))) = 1;
            i_1145 = (int) ((uint) ((int) (((long) ((ulong) l_1142 + (ulong) ((long) ((ulong) (l_1142 >> 63) >> 58)))) >> 6)) + (uint) 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1144 + (ulong) 8L)))) = i_1145;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1144 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1144 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1144 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1144 + (ulong) 32L)))) = 512;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1144 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_1144)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_1122)) = l_1143;
            GALEFS_FENCE();
            l_1146 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_1147 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1146 + (ulong) ((long) i_1147))))) = (char) 1;
            l_1148 = *((__global gale_long *) (arg_fs + 16 + 8L));
            i_1149 = 0;
            l_1150 = 0L;
            while (true) {
                if (!(i_1149 == 0)) {
                    break;
                }
                i_1151 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_1152 = *((volatile __global gale_int *) (arg_fs + 16 + l_1121));
                if (i_1145 == i_1152) {
                    i_1149 = 1;
                } else {
                    if (i_1151 == 0) {
                        if (l_1150 < l_1148) {
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
            GALEFS_FENCE();
            if (i_1149 < 0) {
                l_1155 = (long) i_1149;
                l_1137 = l_1155;
            } else {
                l_1156 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1120 + (ulong) 1800L))));
                l_1137 = l_1156;
            }
        }
    } else {
        l_1137 = 0L;
    }
    l_1157 = GALEFS_BROADCAST(l_1137);
    *((__global gale_long *) (arg_out + 128L)) = ((long) ((int) l_1157));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_1158 = (int) get_local_id(0);
    if (i_1158 == 0) {
        l_1159 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_1160 = (int) get_group_id(0);
        l_1161 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_1162 = (int) get_group_id(0);
        l_1163 = (long) i_1162;
        i_1164 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1161 + (ulong) ((l_1163 << 12) + (l_1163 << 11)))) + (ulong) 1896L))));
        l_1165 = (long) i_1160;
        l_1166 = (long) ((ulong) l_1159 + (ulong) ((l_1165 << 12) + (l_1165 << 11)));
        l_1167 = (long) ((ulong) l_1166 + (ulong) 1792L);
        l_1168 = (long) ((ulong) l_1166 + (ulong) 1864L);
        if (i_1164 == 0) {
            i_1169 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_1170 = *((__global gale_long *) (arg_fs + 16 + l_1168));
            i_1171 = (int) (0 - (uint) i_1169);
            if (i_1171 < 0) {
                i_1172 = i_1171;
            } else {
                l_1173 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_1174 = (long) ((ulong) l_1170 + (ulong) (-64L));
                i_1175 = (int) ((uint) ((int) (((long) ((ulong) l_1174 + (ulong) ((long) ((ulong) (l_1174 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_1176 = 0;
                l_1177 = 0L;
                while (true) {
                    if (!(i_1176 == 0)) {
                        break;
                    }
                    i_1178 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_1179 = *((volatile __global gale_int *) (arg_fs + 16 + l_1167));
                    if (i_1175 == i_1179) {
                        i_1176 = 1;
                    } else {
                        if (i_1178 == 0) {
                            if (l_1177 < l_1173) {
                                GALEFS_RELAX(l_1177);
                                l_1180 = (long) ((ulong) l_1177 + (ulong) 1L);
                                l_1177 = l_1180;
                            } else {
                                i_1176 = (-110);
                            }
                        } else {
                            i_1181 = (int) (0 - (uint) i_1178);
                            i_1176 = i_1181;
                        }
                    }
                }
                i_1172 = i_1176;
            }
        } else {
            i_1172 = (-16);
        }
        l_1182 = (long) i_1172;
        if (l_1182 < 0L) {
            l_1183 = l_1182;
        } else {
            l_1184 = (long) ((ulong) l_1166 + (ulong) 2048L);
            i_1185 = 0;
            while (true) {
                if (!(i_1185 < 4)) {
                    break;
                }
                i_1186 = (int) gale_literals[i_1185];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1184 + (ulong) ((long) i_1185))))) = (char) i_1186;
                i_1187 = (int) ((uint) i_1185 + (uint) 1);
                i_1185 = i_1187;
            }
            l_1188 = *((__global gale_long *) (arg_fs + 16 + l_1168));
            l_1189 = (long) ((ulong) l_1188 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1166 + (ulong) ((long) (uint) (((int) l_1189) & 1023)))))) = 0L;
            l_1190 = (long) ((ulong) l_1166 + (ulong) ((long) (uint) (((int) l_1188) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1190 + (ulong) 4L)))) = 1;
            i_1191 = (int) ((uint) ((int) (((long) ((ulong) l_1188 + (ulong) ((long) ((ulong) (l_1188 >> 63) >> 58)))) >> 6)) + (uint) 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1190 + (ulong) 8L)))) = i_1191;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1190 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1190 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1190 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1190 + (ulong) 32L)))) = 1048576;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1190 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_1190)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_1168)) = l_1189;
            GALEFS_FENCE();
            l_1192 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_1193 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1192 + (ulong) ((long) i_1193))))) = (char) 1;
            l_1194 = *((__global gale_long *) (arg_fs + 16 + 8L));
            i_1195 = 0;
            l_1196 = 0L;
            while (true) {
                if (!(i_1195 == 0)) {
                    break;
                }
                i_1197 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_1198 = *((volatile __global gale_int *) (arg_fs + 16 + l_1167));
                if (i_1191 == i_1198) {
                    i_1195 = 1;
                } else {
                    if (i_1197 == 0) {
                        if (l_1196 < l_1194) {
                            GALEFS_RELAX(l_1196);
                            l_1199 = (long) ((ulong) l_1196 + (ulong) 1L);
                            l_1196 = l_1199;
                        } else {
                            i_1195 = (-110);
                        }
                    } else {
                        i_1200 = (int) (0 - (uint) i_1197);
                        i_1195 = i_1200;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_1195 < 0) {
                l_1201 = (long) i_1195;
                l_1183 = l_1201;
            } else {
                l_1202 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1166 + (ulong) 1800L))));
                l_1183 = l_1202;
            }
        }
    } else {
        l_1183 = 0L;
    }
    l_1203 = GALEFS_BROADCAST(l_1183);
    *((__global gale_long *) (arg_out + 136L)) = ((long) ((int) l_1203));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_1204 = (int) get_local_id(0);
    if (i_1204 == 0) {
        l_1205 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_1206 = (int) get_group_id(0);
        l_1207 = (long) i_1206;
        i_1208 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1205 + (ulong) ((l_1207 << 12) + (l_1207 << 11)))) + (ulong) 1896L))));
        if (i_1208 == 0) {
            l_1209 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_1210 = (int) get_group_id(0);
            i_1211 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_1212 = (long) i_1210;
            l_1213 = (long) ((ulong) l_1209 + (ulong) ((l_1212 << 12) + (l_1212 << 11)));
            l_1214 = (long) ((ulong) l_1213 + (ulong) 1864L);
            l_1215 = *((__global gale_long *) (arg_fs + 16 + l_1214));
            i_1216 = (int) (0 - (uint) i_1211);
            l_1217 = (long) ((ulong) l_1213 + (ulong) 1792L);
            if (i_1216 < 0) {
                i_1218 = i_1216;
            } else {
                l_1219 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_1220 = (long) ((ulong) l_1215 + (ulong) (-64L));
                i_1221 = (int) ((uint) ((int) (((long) ((ulong) l_1220 + (ulong) ((long) ((ulong) (l_1220 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_1222 = 0;
                l_1223 = 0L;
                while (true) {
                    if (!(i_1222 == 0)) {
                        break;
                    }
                    i_1224 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_1225 = *((volatile __global gale_int *) (arg_fs + 16 + l_1217));
                    if (i_1221 == i_1225) {
                        i_1222 = 1;
                    } else {
                        if (i_1224 == 0) {
                            if (l_1223 < l_1219) {
                                GALEFS_RELAX(l_1223);
                                l_1226 = (long) ((ulong) l_1223 + (ulong) 1L);
                                l_1223 = l_1226;
                            } else {
                                i_1222 = (-110);
                            }
                        } else {
                            i_1227 = (int) (0 - (uint) i_1224);
                            i_1222 = i_1227;
                        }
                    }
                }
                i_1218 = i_1222;
            }
            if (i_1218 < 0) {
                l_1228 = (long) i_1218;
                l_1229 = l_1228;
            } else {
                l_1230 = *((__global gale_long *) (arg_fs + 16 + l_1214));
                l_1231 = (long) ((ulong) l_1230 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1213 + (ulong) ((long) (uint) (((int) l_1231) & 1023)))))) = 0L;
                l_1232 = (long) ((ulong) l_1213 + (ulong) ((long) (uint) (((int) l_1230) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1232 + (ulong) 4L)))) = 2;
                i_1233 = (int) ((uint) ((int) (((long) ((ulong) l_1230 + (ulong) ((long) ((ulong) (l_1230 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1232 + (ulong) 8L)))) = i_1233;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1232 + (ulong) 12L)))) = i_472;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1232 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1232 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1232 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1232 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_1232)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_1214)) = l_1231;
                GALEFS_FENCE();
                l_1234 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_1235 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1234 + (ulong) ((long) i_1235))))) = (char) 1;
                l_1236 = *((__global gale_long *) (arg_fs + 16 + 8L));
                i_1237 = 0;
                l_1238 = 0L;
                while (true) {
                    if (!(i_1237 == 0)) {
                        break;
                    }
                    i_1239 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_1240 = *((volatile __global gale_int *) (arg_fs + 16 + l_1217));
                    if (i_1233 == i_1240) {
                        i_1237 = 1;
                    } else {
                        if (i_1239 == 0) {
                            if (l_1238 < l_1236) {
                                GALEFS_RELAX(l_1238);
                                l_1241 = (long) ((ulong) l_1238 + (ulong) 1L);
                                l_1238 = l_1241;
                            } else {
                                i_1237 = (-110);
                            }
                        } else {
                            i_1242 = (int) (0 - (uint) i_1239);
                            i_1237 = i_1242;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_1237 < 0) {
                    l_1243 = (long) i_1237;
                    l_1229 = l_1243;
                } else {
                    l_1244 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1213 + (ulong) 1800L))));
                    l_1229 = l_1244;
                }
            }
        } else {
            l_1229 = (-16L);
        }
    } else {
        l_1229 = 0L;
    }
    l_1245 = GALEFS_BROADCAST(l_1229);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_1246 = (int) get_local_id(0);
    if (i_1246 == 0) {
        l_1247 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_1248 = (int) get_group_id(0);
        l_1249 = (long) i_1248;
        i_1250 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1247 + (ulong) ((l_1249 << 12) + (l_1249 << 11)))) + (ulong) 1896L))));
        if (i_1250 == 0) {
            l_1251 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_1252 = (int) get_group_id(0);
            i_1253 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_1254 = (long) i_1252;
            l_1255 = (long) ((ulong) l_1251 + (ulong) ((l_1254 << 12) + (l_1254 << 11)));
            l_1256 = (long) ((ulong) l_1255 + (ulong) 1864L);
            l_1257 = *((__global gale_long *) (arg_fs + 16 + l_1256));
            i_1258 = (int) (0 - (uint) i_1253);
            l_1259 = (long) ((ulong) l_1255 + (ulong) 1792L);
            if (i_1258 < 0) {
                i_1260 = i_1258;
            } else {
                l_1261 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_1262 = (long) ((ulong) l_1257 + (ulong) (-64L));
                i_1263 = (int) ((uint) ((int) (((long) ((ulong) l_1262 + (ulong) ((long) ((ulong) (l_1262 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_1264 = 0;
                l_1265 = 0L;
                while (true) {
                    if (!(i_1264 == 0)) {
                        break;
                    }
                    i_1266 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_1267 = *((volatile __global gale_int *) (arg_fs + 16 + l_1259));
                    if (i_1263 == i_1267) {
                        i_1264 = 1;
                    } else {
                        if (i_1266 == 0) {
                            if (l_1265 < l_1261) {
                                GALEFS_RELAX(l_1265);
                                l_1268 = (long) ((ulong) l_1265 + (ulong) 1L);
                                l_1265 = l_1268;
                            } else {
                                i_1264 = (-110);
                            }
                        } else {
                            i_1269 = (int) (0 - (uint) i_1266);
                            i_1264 = i_1269;
                        }
                    }
                }
                i_1260 = i_1264;
            }
            if (i_1260 < 0) {
                l_1270 = (long) i_1260;
                l_1271 = l_1270;
            } else {
                l_1272 = *((__global gale_long *) (arg_fs + 16 + l_1256));
                l_1273 = (long) ((ulong) l_1272 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1255 + (ulong) ((long) (uint) (((int) l_1273) & 1023)))))) = 0L;
                l_1274 = (long) ((ulong) l_1255 + (ulong) ((long) (uint) (((int) l_1272) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1274 + (ulong) 4L)))) = 2;
                i_1275 = (int) ((uint) ((int) (((long) ((ulong) l_1272 + (ulong) ((long) ((ulong) (l_1272 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1274 + (ulong) 8L)))) = i_1275;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1274 + (ulong) 12L)))) = i_344;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1274 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1274 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1274 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1274 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_1274)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_1256)) = l_1273;
                GALEFS_FENCE();
                l_1276 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_1277 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1276 + (ulong) ((long) i_1277))))) = (char) 1;
                l_1278 = *((__global gale_long *) (arg_fs + 16 + 8L));
                i_1279 = 0;
                l_1280 = 0L;
                while (true) {
                    if (!(i_1279 == 0)) {
                        break;
                    }
                    i_1281 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_1282 = *((volatile __global gale_int *) (arg_fs + 16 + l_1259));
                    if (i_1275 == i_1282) {
                        i_1279 = 1;
                    } else {
                        if (i_1281 == 0) {
                            if (l_1280 < l_1278) {
                                GALEFS_RELAX(l_1280);
                                l_1283 = (long) ((ulong) l_1280 + (ulong) 1L);
                                l_1280 = l_1283;
                            } else {
                                i_1279 = (-110);
                            }
                        } else {
                            i_1284 = (int) (0 - (uint) i_1281);
                            i_1279 = i_1284;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_1279 < 0) {
                    l_1285 = (long) i_1279;
                    l_1271 = l_1285;
                } else {
                    l_1286 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1255 + (ulong) 1800L))));
                    l_1271 = l_1286;
                }
            }
        } else {
            l_1271 = (-16L);
        }
    } else {
        l_1271 = 0L;
    }
    l_1287 = GALEFS_BROADCAST(l_1271);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_1288 = (int) get_local_id(0);
    if (i_1288 == 0) {
        l_1289 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_1290 = (int) get_group_id(0);
        l_1291 = (long) i_1290;
        i_1292 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1289 + (ulong) ((l_1291 << 12) + (l_1291 << 11)))) + (ulong) 1896L))));
        if (i_1292 == 0) {
            l_1293 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_1294 = (int) get_group_id(0);
            i_1295 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_1296 = (long) i_1294;
            l_1297 = (long) ((ulong) l_1293 + (ulong) ((l_1296 << 12) + (l_1296 << 11)));
            l_1298 = (long) ((ulong) l_1297 + (ulong) 1864L);
            l_1299 = *((__global gale_long *) (arg_fs + 16 + l_1298));
            i_1300 = (int) (0 - (uint) i_1295);
            l_1301 = (long) ((ulong) l_1297 + (ulong) 1792L);
            if (i_1300 < 0) {
                i_1302 = i_1300;
            } else {
                l_1303 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_1304 = (long) ((ulong) l_1299 + (ulong) (-64L));
                i_1305 = (int) ((uint) ((int) (((long) ((ulong) l_1304 + (ulong) ((long) ((ulong) (l_1304 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_1306 = 0;
                l_1307 = 0L;
                while (true) {
                    if (!(i_1306 == 0)) {
                        break;
                    }
                    i_1308 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_1309 = *((volatile __global gale_int *) (arg_fs + 16 + l_1301));
                    if (i_1305 == i_1309) {
                        i_1306 = 1;
                    } else {
                        if (i_1308 == 0) {
                            if (l_1307 < l_1303) {
                                GALEFS_RELAX(l_1307);
                                l_1310 = (long) ((ulong) l_1307 + (ulong) 1L);
                                l_1307 = l_1310;
                            } else {
                                i_1306 = (-110);
                            }
                        } else {
                            i_1311 = (int) (0 - (uint) i_1308);
                            i_1306 = i_1311;
                        }
                    }
                }
                i_1302 = i_1306;
            }
            if (i_1302 < 0) {
                l_1312 = (long) i_1302;
                l_1313 = l_1312;
            } else {
                l_1314 = *((__global gale_long *) (arg_fs + 16 + l_1298));
                l_1315 = (long) ((ulong) l_1314 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1297 + (ulong) ((long) (uint) (((int) l_1315) & 1023)))))) = 0L;
                l_1316 = (long) ((ulong) l_1297 + (ulong) ((long) (uint) (((int) l_1314) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1316 + (ulong) 4L)))) = 2;
                i_1317 = (int) ((uint) ((int) (((long) ((ulong) l_1314 + (ulong) ((long) ((ulong) (l_1314 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1316 + (ulong) 8L)))) = i_1317;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1316 + (ulong) 12L)))) = i_472;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1316 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1316 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1316 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1316 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_1316)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_1298)) = l_1315;
                GALEFS_FENCE();
                l_1318 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_1319 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1318 + (ulong) ((long) i_1319))))) = (char) 1;
                l_1320 = *((__global gale_long *) (arg_fs + 16 + 8L));
                i_1321 = 0;
                l_1322 = 0L;
                while (true) {
                    if (!(i_1321 == 0)) {
                        break;
                    }
                    i_1323 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_1324 = *((volatile __global gale_int *) (arg_fs + 16 + l_1301));
                    if (i_1317 == i_1324) {
                        i_1321 = 1;
                    } else {
                        if (i_1323 == 0) {
                            if (l_1322 < l_1320) {
                                GALEFS_RELAX(l_1322);
                                l_1325 = (long) ((ulong) l_1322 + (ulong) 1L);
                                l_1322 = l_1325;
                            } else {
                                i_1321 = (-110);
                            }
                        } else {
                            i_1326 = (int) (0 - (uint) i_1323);
                            i_1321 = i_1326;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_1321 < 0) {
                    l_1327 = (long) i_1321;
                    l_1313 = l_1327;
                } else {
                    l_1328 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1297 + (ulong) 1800L))));
                    l_1313 = l_1328;
                }
            }
        } else {
            l_1313 = (-16L);
        }
    } else {
        l_1313 = 0L;
    }
    l_1329 = GALEFS_BROADCAST(l_1313);
    *((__global gale_long *) (arg_out + 144L)) = ((long) ((int) l_1329));
}
