// A kernel of GaleFS. Generated from Java: change that, not this.
// kernel: io.github.galefs.sample.wordmatch.WordMatchKernel#run
// entry point: galefs_run
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/file/BlockAccess.java
// source: io/github/galefs/kernel/file/DeviceFile.java
// source: io/github/galefs/kernel/file/FileOperation.java
// source: io/github/galefs/kernel/file/FileTableDescriptor.java
// source: io/github/galefs/kernel/file/OpenFiles.java
// source: io/github/galefs/kernel/lane/LaneCall.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source: io/github/galefs/sample/wordmatch/DictionaryLoader.java
// source: io/github/galefs/sample/wordmatch/WordMatchDescriptor.java
// source: io/github/galefs/sample/wordmatch/WordMatchKernel.java
// source: io/github/galefs/sample/wordmatch/Words.java
// source SHA-256: 8f84800a519a050a5dd2b4fa932ab0d1147ea65173c540837d381ea6cf0b5ad0

#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

// Orders all accesses around it, for the host and for all work-items. OpenCL C's mem_fence orders for the work-group only, and
// PoCL makes nothing of it.
#if defined(__NV_CL_C_VERSION)
#define GALEFS_FENCE() __asm__ volatile("membar.sys;" ::: "memory")
#elif defined(__POCL__) || defined(__x86_64__) || defined(__aarch64__)
#define GALEFS_FENCE() __sync_synchronize()
#else
#define GALEFS_FENCE() atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_all_svm_devices)
#endif

// The leader's value, for all work-items of the group. Two slots take turns, so that one barrier is enough: before a slot is
// written again, all have passed the barrier of the other one, and so have read this one.
#define GALEFS_BROADCAST(value) gale_broadcast(gale_shared, &gale_turn, value)

long gale_broadcast(__local long *shared, uint *turn, long value) {
    *turn ^= 1;
    if (get_local_id(0) == 0) {
        shared[*turn] = value;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    return shared[*turn];
}

// After some looks, lets the host go first where it shares its processors with the kernel: by Linux's sched_yield, whose number the
// host defines there. Elsewhere the host has processors of its own.
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

// The calling work-item's share of a copy that the whole group makes.
#ifdef GALEFS_GPU
// Neighbouring work-items move neighbouring 16 bytes, so that their accesses make one transaction.
void gale_copy(const __global uchar *source, __global uchar *destination, int byteCount) {
    const int worker = (int) get_local_id(0);
    const int workers = (int) get_local_size(0);
    int wide = 0;
    if ((((ulong) source | (ulong) destination) & 15) == 0) {
        wide = byteCount & ~15;
        for (int at = worker * 16; at < wide; at += workers * 16) {
            *((__global ulong2 *) (destination + at)) = *((const __global ulong2 *) (source + at));
        }
    }
    for (int at = wide + worker; at < byteCount; at += workers) {
        destination[at] = source[at];
    }
}
#else
// Each work-item moves one piece of whole cache lines.
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
    __global uchar *ul_0, *ul_49, *ul_50, *ul_51, *ul_223, *ul_256, *ul_310, *ul_343, *ul_388, *ul_443, *ul_1110;
    int i_1, i_2, i_4, i_6, i_8, i_9, i_10, i_16, i_18, i_19, i_23, i_25, i_28, i_33, i_35, i_38, i_40, i_41, i_43, i_47, i_48, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_62, i_63, i_64, i_65, i_67, i_68, i_69, i_70, i_71, i_73, i_74, i_75, i_76, i_78, i_79, i_84, i_86, i_92, i_93, i_94, i_95, i_96, i_97, i_102, i_103, i_105, i_106, i_107, i_108, i_111, i_113, i_115, i_117, i_118, i_119, i_120, i_121, i_122, i_125, i_127, i_128, i_131, i_135, i_141, i_143, i_146, i_151, i_153, i_156, i_158, i_159, i_161, i_170, i_171, i_174, i_177, i_179, i_186, i_187, i_188, i_189, i_190, i_191, i_192, i_193, i_194, i_195, i_196, i_197, i_198, i_199, i_202, i_203, i_204, i_205, i_206, i_207, i_208, i_209, i_214, i_215, i_216, i_217, i_218, i_224, i_225, i_226, i_227, i_228, i_230, i_231, i_232, i_234, i_235, i_238, i_239, i_240, i_242, i_243, i_245, i_246, i_247, i_248, i_249, i_250, i_251, i_252, i_253, i_254, i_257, i_258, i_259, i_260, i_261, i_262, i_263, i_264, i_265, i_266, i_271, i_272, i_273, i_274, i_275, i_277, i_278, i_279, i_280, i_281, i_283, i_285, i_286, i_287, i_288, i_289, i_290, i_291, i_292, i_293, i_294, i_295, i_300, i_301, i_302, i_303, i_304, i_311, i_312, i_313, i_314, i_315, i_317, i_318, i_319, i_321, i_322, i_325, i_326, i_327, i_329, i_330, i_332, i_333, i_334, i_335, i_336, i_337, i_338, i_339, i_340, i_341, i_344, i_345, i_346, i_347, i_348, i_350, i_351, i_353, i_355, i_357, i_363, i_365, i_368, i_373, i_375, i_378, i_380, i_381, i_383, i_387, i_389, i_390, i_392, i_394, i_396, i_397, i_398, i_405, i_407, i_408, i_412, i_414, i_417, i_422, i_424, i_427, i_429, i_430, i_432, i_436, i_437, i_438, i_439, i_440, i_441, i_445, i_446, i_447, i_448, i_449, i_450, i_451, i_452, i_453, i_455, i_456, i_457, i_458, i_460, i_461, i_466, i_468, i_474, i_475, i_479, i_480, i_481, i_482, i_487, i_488, i_490, i_491, i_492, i_493, i_496, i_498, i_500, i_502, i_503, i_504, i_505, i_506, i_507, i_510, i_512, i_513, i_516, i_520, i_526, i_528, i_531, i_536, i_538, i_541, i_543, i_544, i_546, i_555, i_556, i_559, i_562, i_564, i_571, i_572, i_573, i_574, i_575, i_576, i_577, i_578, i_580, i_582, i_583, i_584, i_585, i_586, i_587, i_588, i_591, i_592, i_594, i_595, i_596, i_597, i_599, i_600, i_605, i_607, i_612, i_613, i_615, i_616, i_617, i_618, i_623, i_624, i_626, i_627, i_628, i_629, i_632, i_634, i_636, i_638, i_639, i_640, i_641, i_642, i_643, i_646, i_648, i_649, i_652, i_656, i_664, i_666, i_669, i_674, i_676, i_679, i_681, i_682, i_684, i_693, i_694, i_697, i_700, i_702, i_709, i_710, i_711, i_712, i_713, i_714, i_715, i_717, i_718, i_719, i_720, i_721, i_722, i_726, i_728, i_729, i_730, i_732, i_734, i_736, i_737, i_738, i_744, i_746, i_747, i_753, i_755, i_758, i_763, i_765, i_768, i_770, i_771, i_773, i_777, i_778, i_779, i_780, i_781, i_782, i_783, i_784, i_785, i_786, i_787, i_788, i_789, i_790, i_797, i_798, i_799, i_800, i_802, i_803, i_804, i_805, i_807, i_808, i_813, i_815, i_821, i_822, i_823, i_824, i_825, i_826, i_831, i_832, i_834, i_835, i_836, i_837, i_840, i_842, i_844, i_846, i_847, i_848, i_849, i_850, i_851, i_854, i_856, i_857, i_860, i_864, i_872, i_874, i_877, i_882, i_884, i_887, i_889, i_890, i_892, i_901, i_902, i_905, i_908, i_910, i_917, i_918, i_919, i_920, i_921, i_922, i_925, i_926, i_928, i_929, i_930, i_931, i_933, i_934, i_938, i_940, i_942, i_949, i_950, i_952, i_953, i_954, i_955, i_960, i_961, i_963, i_964, i_965, i_966, i_969, i_971, i_973, i_975, i_976, i_977, i_978, i_979, i_980, i_983, i_985, i_986, i_989, i_993, i_1001, i_1003, i_1006, i_1011, i_1013, i_1016, i_1018, i_1019, i_1021, i_1030, i_1031, i_1034, i_1037, i_1039, i_1046, i_1047, i_1048, i_1049, i_1050, i_1051, i_1052, i_1053, i_1054, i_1055, i_1056, i_1057, i_1058, i_1059, i_1060, i_1061, i_1062, i_1063, i_1064, i_1065, i_1066, i_1067, i_1068, i_1069, i_1070, i_1071, i_1072, i_1073, i_1074, i_1076, i_1077, i_1078, i_1079, i_1080, i_1081, i_1082, i_1083, i_1084, i_1090, i_1091, i_1093, i_1094, i_1095, i_1096, i_1099, i_1100, i_1101, i_1103, i_1104, i_1106, i_1107, i_1108, i_1109, i_1111, i_1112, i_1113, i_1114, i_1116, i_1117, i_1118, i_1119, i_1121, i_1123, i_1125, i_1127, i_1135, i_1137, i_1140, i_1145, i_1147, i_1150, i_1152, i_1153, i_1155, i_1159, i_1160, i_1161, i_1162, i_1164, i_1166, i_1168, i_1170, i_1171, i_1172, i_1173, i_1179, i_1181, i_1182, i_1188, i_1190, i_1193, i_1198, i_1200, i_1203, i_1205, i_1206, i_1208, i_1212, i_1213, i_1214, i_1215, i_1216, i_1221, i_1222, i_1223, i_1224, i_1225, i_1228, i_1229, i_1232, i_1233, i_1234, i_1235, i_1236, i_1239, i_1240, i_1241, i_1242, i_1247, i_1248, i_1250, i_1251, i_1252, i_1253, i_1254, i_1255, i_1256, i_1257, i_1258, i_1260, i_1261, i_1262, i_1263, i_1264, i_1265, i_1266, i_1269, i_1271, i_1272, i_1273, i_1274, i_1275, i_1276, i_1279, i_1281, i_1282, i_1283, i_1284, i_1286, i_1290, i_1292, i_1294, i_1295, i_1296, i_1297, i_1298, i_1303, i_1304, i_1305, i_1306, i_1308, i_1316, i_1318, i_1321, i_1326, i_1328, i_1331, i_1333, i_1334, i_1336, i_1342, i_1345, i_1348, i_1350, i_1357, i_1358, i_1359, i_1360, i_1361, i_1362, i_1366, i_1368, i_1369, i_1370, i_1371, i_1373, i_1377, i_1379, i_1381, i_1382, i_1384, i_1385, i_1386, i_1391, i_1392, i_1393, i_1394, i_1396, i_1404, i_1406, i_1409, i_1414, i_1416, i_1419, i_1421, i_1422, i_1424, i_1430, i_1433, i_1436, i_1438, i_1445, i_1446, i_1447, i_1448, i_1450, i_1452, i_1454, i_1462, i_1464, i_1467, i_1472, i_1474, i_1477, i_1479, i_1480, i_1482, i_1486, i_1487, i_1488, i_1489, i_1490, i_1491, i_1492, i_1493, i_1495, i_1497, i_1499, i_1505, i_1507, i_1510, i_1515, i_1517, i_1520, i_1522, i_1523, i_1525;
    long l_3, l_5, l_7, l_11, l_12, l_13, l_14, l_15, l_17, l_20, l_21, l_22, l_24, l_26, l_27, l_29, l_30, l_31, l_32, l_34, l_36, l_37, l_39, l_42, l_44, l_45, l_46, l_59, l_60, l_61, l_66, l_72, l_77, l_80, l_81, l_82, l_83, l_85, l_87, l_88, l_89, l_90, l_91, l_98, l_99, l_100, l_101, l_104, l_109, l_110, l_112, l_114, l_116, l_123, l_124, l_126, l_129, l_130, l_132, l_133, l_134, l_136, l_137, l_138, l_139, l_140, l_142, l_144, l_145, l_147, l_148, l_149, l_150, l_152, l_154, l_155, l_157, l_160, l_162, l_163, l_164, l_165, l_166, l_167, l_168, l_169, l_172, l_173, l_175, l_176, l_178, l_180, l_181, l_182, l_183, l_184, l_185, l_200, l_201, l_210, l_211, l_212, l_213, l_219, l_220, l_221, l_222, l_229, l_233, l_236, l_237, l_241, l_244, l_255, l_267, l_268, l_269, l_270, l_276, l_282, l_284, l_296, l_297, l_298, l_299, l_305, l_306, l_307, l_308, l_309, l_316, l_320, l_323, l_324, l_328, l_331, l_342, l_349, l_352, l_354, l_356, l_358, l_359, l_360, l_361, l_362, l_364, l_366, l_367, l_369, l_370, l_371, l_372, l_374, l_376, l_377, l_379, l_382, l_384, l_385, l_386, l_391, l_393, l_395, l_399, l_400, l_401, l_402, l_403, l_404, l_406, l_409, l_410, l_411, l_413, l_415, l_416, l_418, l_419, l_420, l_421, l_423, l_425, l_426, l_428, l_431, l_433, l_434, l_435, l_442, l_444, l_454, l_459, l_462, l_463, l_464, l_465, l_467, l_469, l_470, l_471, l_472, l_473, l_476, l_477, l_478, l_483, l_484, l_485, l_486, l_489, l_494, l_495, l_497, l_499, l_501, l_508, l_509, l_511, l_514, l_515, l_517, l_518, l_519, l_521, l_522, l_523, l_524, l_525, l_527, l_529, l_530, l_532, l_533, l_534, l_535, l_537, l_539, l_540, l_542, l_545, l_547, l_548, l_549, l_550, l_551, l_552, l_553, l_554, l_557, l_558, l_560, l_561, l_563, l_565, l_566, l_567, l_568, l_569, l_570, l_579, l_581, l_589, l_590, l_593, l_598, l_601, l_602, l_603, l_604, l_606, l_608, l_609, l_610, l_611, l_614, l_619, l_620, l_621, l_622, l_625, l_630, l_631, l_633, l_635, l_637, l_644, l_645, l_647, l_650, l_651, l_653, l_654, l_655, l_657, l_658, l_659, l_660, l_661, l_662, l_663, l_665, l_667, l_668, l_670, l_671, l_672, l_673, l_675, l_677, l_678, l_680, l_683, l_685, l_686, l_687, l_688, l_689, l_690, l_691, l_692, l_695, l_696, l_698, l_699, l_701, l_703, l_704, l_705, l_706, l_707, l_708, l_716, l_723, l_724, l_725, l_727, l_731, l_733, l_735, l_739, l_740, l_741, l_742, l_743, l_745, l_748, l_749, l_750, l_751, l_752, l_754, l_756, l_757, l_759, l_760, l_761, l_762, l_764, l_766, l_767, l_769, l_772, l_774, l_775, l_776, l_791, l_792, l_793, l_794, l_795, l_796, l_801, l_806, l_809, l_810, l_811, l_812, l_814, l_816, l_817, l_818, l_819, l_820, l_827, l_828, l_829, l_830, l_833, l_838, l_839, l_841, l_843, l_845, l_852, l_853, l_855, l_858, l_859, l_861, l_862, l_863, l_865, l_866, l_867, l_868, l_869, l_870, l_871, l_873, l_875, l_876, l_878, l_879, l_880, l_881, l_883, l_885, l_886, l_888, l_891, l_893, l_894, l_895, l_896, l_897, l_898, l_899, l_900, l_903, l_904, l_906, l_907, l_909, l_911, l_912, l_913, l_914, l_915, l_916, l_923, l_924, l_927, l_932, l_935, l_936, l_937, l_939, l_941, l_943, l_944, l_945, l_946, l_947, l_948, l_951, l_956, l_957, l_958, l_959, l_962, l_967, l_968, l_970, l_972, l_974, l_981, l_982, l_984, l_987, l_988, l_990, l_991, l_992, l_994, l_995, l_996, l_997, l_998, l_999, l_1000, l_1002, l_1004, l_1005, l_1007, l_1008, l_1009, l_1010, l_1012, l_1014, l_1015, l_1017, l_1020, l_1022, l_1023, l_1024, l_1025, l_1026, l_1027, l_1028, l_1029, l_1032, l_1033, l_1035, l_1036, l_1038, l_1040, l_1041, l_1042, l_1043, l_1044, l_1045, l_1075, l_1085, l_1086, l_1087, l_1088, l_1089, l_1092, l_1097, l_1098, l_1102, l_1105, l_1115, l_1120, l_1122, l_1124, l_1126, l_1128, l_1129, l_1130, l_1131, l_1132, l_1133, l_1134, l_1136, l_1138, l_1139, l_1141, l_1142, l_1143, l_1144, l_1146, l_1148, l_1149, l_1151, l_1154, l_1156, l_1157, l_1158, l_1163, l_1165, l_1167, l_1169, l_1174, l_1175, l_1176, l_1177, l_1178, l_1180, l_1183, l_1184, l_1185, l_1186, l_1187, l_1189, l_1191, l_1192, l_1194, l_1195, l_1196, l_1197, l_1199, l_1201, l_1202, l_1204, l_1207, l_1209, l_1210, l_1211, l_1217, l_1218, l_1219, l_1220, l_1226, l_1227, l_1230, l_1231, l_1237, l_1238, l_1243, l_1244, l_1245, l_1246, l_1249, l_1259, l_1267, l_1268, l_1270, l_1277, l_1278, l_1280, l_1285, l_1287, l_1288, l_1289, l_1291, l_1293, l_1299, l_1300, l_1301, l_1302, l_1307, l_1309, l_1310, l_1311, l_1312, l_1313, l_1314, l_1315, l_1317, l_1319, l_1320, l_1322, l_1323, l_1324, l_1325, l_1327, l_1329, l_1330, l_1332, l_1335, l_1337, l_1338, l_1339, l_1340, l_1341, l_1343, l_1344, l_1346, l_1347, l_1349, l_1351, l_1352, l_1353, l_1354, l_1355, l_1356, l_1363, l_1364, l_1365, l_1367, l_1372, l_1374, l_1375, l_1376, l_1378, l_1380, l_1383, l_1387, l_1388, l_1389, l_1390, l_1395, l_1397, l_1398, l_1399, l_1400, l_1401, l_1402, l_1403, l_1405, l_1407, l_1408, l_1410, l_1411, l_1412, l_1413, l_1415, l_1417, l_1418, l_1420, l_1423, l_1425, l_1426, l_1427, l_1428, l_1429, l_1431, l_1432, l_1434, l_1435, l_1437, l_1439, l_1440, l_1441, l_1442, l_1443, l_1444, l_1449, l_1451, l_1453, l_1455, l_1456, l_1457, l_1458, l_1459, l_1460, l_1461, l_1463, l_1465, l_1466, l_1468, l_1469, l_1470, l_1471, l_1473, l_1475, l_1476, l_1478, l_1481, l_1483, l_1484, l_1485, l_1494, l_1496, l_1498, l_1500, l_1501, l_1502, l_1503, l_1504, l_1506, l_1508, l_1509, l_1511, l_1512, l_1513, l_1514, l_1516, l_1518, l_1519, l_1521, l_1524, l_1526, l_1527, l_1528;
    ul_0 = arg_args + 28L;
    i_1 = *((__global int *) ul_0);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_2 = (int) get_local_id(0);
    if (i_2 == 0) {
        l_3 = *((__global long *) (arg_fs + 16 + 16L));
        i_4 = (int) get_group_id(0);
        l_5 = *((__global long *) (arg_fs + 16 + 16L));
        i_6 = (int) get_group_id(0);
        l_7 = (long) i_6;
        i_8 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_7 << 12) + (l_7 << 11)))) + (ulong) 1896L))));
        if (i_8 == 0) {
            if (i_1 < 1) {
                i_9 = (-2);
            } else {
                i_10 = (i_1 < 4097) ? 0 : (-36);
                i_9 = i_10;
            }
            l_11 = (long) i_9;
            l_12 = l_11;
        } else {
            l_12 = (-16L);
        }
        if (l_12 == 0L) {
            l_13 = (long) i_4;
            l_14 = (long) ((ulong) l_3 + (ulong) ((l_13 << 12) + (l_13 << 11)));
            l_15 = (long) ((ulong) l_14 + (ulong) 2048L);
            i_16 = 0;
            while (true) {
                if (!(i_16 < i_1)) {
                    break;
                }
                l_17 = (long) i_16;
                i_18 = (int) *((__global char *) (arg_paths + 16 + l_17));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_15 + (ulong) l_17)))) = (char) i_18;
                i_19 = (int) ((uint) i_16 + (uint) 1);
                i_16 = i_19;
            }
            l_20 = (long) ((ulong) l_14 + (ulong) 1864L);
            l_21 = *((__global long *) (arg_fs + 16 + l_20));
            l_22 = *((__global long *) (arg_fs + 16 + 8L));
            i_23 = 0;
            l_24 = 0L;
            while (true) {
                if (!(i_23 == 0)) {
                    break;
                }
                i_25 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_25 == 0) {
                    l_26 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_21 + (ulong) 128L)) - (ulong) l_26)) < 1025L) {
                        i_23 = 1;
                    } else {
                        if (l_24 < l_22) {
                            GALEFS_RELAX(l_24);
                            l_27 = (long) ((ulong) l_24 + (ulong) 1L);
                            l_24 = l_27;
                        } else {
                            i_23 = (-110);
                        }
                    }
                } else {
                    i_28 = (int) (0 - (uint) i_25);
                    i_23 = i_28;
                }
            }
            if (i_23 < 0) {
                l_29 = (long) i_23;
                l_30 = l_29;
            } else {
                l_31 = (long) ((ulong) l_21 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) ((long) (uint) (((int) l_31) & 1023)))))) = 0L;
                l_32 = (long) ((ulong) l_14 + (ulong) ((long) (uint) (((int) l_21) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 4L)))) = 1;
                i_33 = (int) ((uint) ((int) (((long) ((ulong) l_21 + (ulong) ((long) ((ulong) (l_21 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 8L)))) = i_33;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 36L)))) = i_1;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_32)) = 64;
                *((__global long *) (arg_fs + 16 + l_20)) = l_31;
                GALEFS_FENCE();
                l_34 = *((__global long *) (arg_fs + 16 + 24L));
                i_35 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) ((long) i_35))))) = (char) 1;
                l_36 = *((__global long *) (arg_fs + 16 + 8L));
                l_37 = (long) ((ulong) l_14 + (ulong) 1792L);
                i_38 = 0;
                l_39 = 0L;
                while (true) {
                    if (!(i_38 == 0)) {
                        break;
                    }
                    i_40 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_41 = *((volatile __global int *) (arg_fs + 16 + l_37));
                    if (i_33 == i_41) {
                        i_38 = 1;
                    } else {
                        if (i_40 == 0) {
                            if (l_39 < l_36) {
                                GALEFS_RELAX(l_39);
                                l_42 = (long) ((ulong) l_39 + (ulong) 1L);
                                l_39 = l_42;
                            } else {
                                i_38 = (-110);
                            }
                        } else {
                            i_43 = (int) (0 - (uint) i_40);
                            i_38 = i_43;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_38 < 0) {
                    l_44 = (long) i_38;
                    l_30 = l_44;
                } else {
                    l_45 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) 1800L))));
                    l_30 = l_45;
                }
            }
        } else {
            l_30 = l_12;
        }
    } else {
        l_30 = 0L;
    }
    l_46 = GALEFS_BROADCAST(l_30);
    i_47 = (int) get_group_id(0);
    i_48 = (int) l_46;
    ul_49 = arg_args + 16L;
    ul_50 = arg_args + 24L;
    ul_51 = arg_args + 20L;
    if (i_48 < 0) {
        i_52 = (int) get_local_id(0);
        if (i_52 == 0) {
            i_53 = i_47 << 2;
            *((__global int *) (arg_status + ((((long) i_53) << 2) + 16L))) = 1;
            *((__global int *) (arg_status + ((((long) (i_53 + 1)) << 2) + 16L))) = 0;
            *((__global int *) (arg_status + ((((long) (i_53 + 2)) << 2) + 16L))) = i_48;
            i_54 = i_48;
        } else {
            i_54 = i_48;
        }
    } else {
        i_55 = *((__global int *) ul_51);
        i_56 = *((__global int *) ul_50);
        i_57 = (int) get_group_id(0);
        i_58 = (int) ((uint) i_57 * (uint) i_55);
        l_59 = (long) i_55;
        l_60 = (long) ((ulong) ((long) ((ulong) ((long) i_47) * (ulong) ((((l_59 * 43L) + (((l_59 << 5) + (l_59 << 4)) + (((long) i_56) << 2))) + 73855L) & (-64L)))) + (ulong) 64L);
        l_61 = ((long) (uint) i_48) << 3;
        i_62 = 0;
        i_63 = 0;
        i_64 = 0;
        i_65 = (-2128831035);
        l_66 = 0L;
        i_67 = 0;
        i_68 = 1;
        while (true) {
            if (i_68 < 1) {
                break;
            }
            i_69 = (int) get_local_id(0);
            if (i_69 == 0) {
                i_70 = *((volatile __global int *) (arg_fs + 16 + 64L));
                i_71 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_48 < i_71) {
                    l_72 = *((__global long *) (arg_fs + 16 + 192L));
                    i_73 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) l_61))));
                    i_74 = (int) ((uint) i_73 + (uint) (-1));
                    i_75 = (i_74 < 0) ? (-9) : i_74;
                    if (i_75 < 0) {
                        i_76 = i_75;
                    } else {
                        l_77 = *((__global long *) (arg_fs + 16 + 192L));
                        i_78 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_77 + (ulong) l_61)) + (ulong) 4L))));
                        if ((i_78 & 3) == 1) {
                            i_76 = (-9);
                        } else {
                            i_76 = i_75;
                        }
                    }
                } else {
                    i_76 = (-9);
                }
                i_79 = (int) (0 - (uint) i_70);
                if (i_79 < 0) {
                    l_80 = (long) i_79;
                    l_81 = l_80;
                } else {
                    l_82 = (long) i_76;
                    if (i_76 < 0) {
                        l_81 = l_82;
                    } else {
                        if (l_66 < 0L) {
                            l_81 = (-22L);
                        } else {
                            l_83 = *((__global long *) (arg_fs + 16 + 16L));
                            i_84 = (int) get_group_id(0);
                            l_85 = (long) i_84;
                            i_86 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_83 + (ulong) ((l_85 << 12) + (l_85 << 11)))) + (ulong) 1896L))));
                            if (i_86 == 0) {
                                l_87 = *((__global long *) (arg_fs + 16 + 200L));
                                l_88 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) (l_82 << 6)))));
                                l_89 = (long) ((ulong) l_88 - (ulong) l_66);
                                if (l_89 < 1L) {
                                    l_81 = 0L;
                                } else {
                                    l_90 = (l_89 < 65536L) ? l_89 : 65536L;
                                    l_81 = l_90;
                                }
                            } else {
                                l_81 = (-16L);
                            }
                        }
                    }
                }
            } else {
                l_81 = 0L;
            }
            l_91 = GALEFS_BROADCAST(l_81);
            i_92 = (int) l_91;
            i_93 = (i_92 < 1) ? i_92 : 1;
            i_94 = i_93;
            i_95 = 0;
            while (true) {
                if (!(i_94 == 1)) {
                    break;
                }
                i_96 = (int) get_local_id(0);
                i_97 = (int) ((uint) i_92 - (uint) i_95);
                l_98 = (long) i_97;
                l_99 = (long) i_95;
                l_100 = (long) ((ulong) l_66 + (ulong) l_99);
                if (i_96 == 0) {
                    l_101 = *((__global long *) (arg_fs + 16 + 16L));
                    i_102 = (int) get_group_id(0);
                    i_103 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_48 < i_103) {
                        l_104 = *((__global long *) (arg_fs + 16 + 192L));
                        i_105 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_104 + (ulong) l_61))));
                        i_106 = (int) ((uint) i_105 + (uint) (-1));
                        i_107 = (i_106 < 0) ? (-9) : i_106;
                        i_108 = i_107;
                    } else {
                        i_108 = (-9);
                    }
                    l_109 = (long) i_108;
                    if (i_108 < 0) {
                        l_110 = l_109;
                    } else {
                        i_111 = *((__global int *) (arg_fs + 16 + 156L));
                        l_112 = *((__global long *) (arg_fs + 16 + 200L));
                        i_113 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_112 + (ulong) (l_109 << 6))) + (ulong) 8L))));
                        l_114 = *((__global long *) (arg_fs + 16 + 128L));
                        i_115 = *((__global int *) (arg_fs + 16 + 152L));
                        l_116 = l_100 >> i_111;
                        i_117 = i_115 & ((int) (((long) ((ulong) ((long) ((ulong) l_116 + (ulong) (((long) i_113) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_118 = i_117;
                        i_119 = 0;
                        i_120 = (-2);
                        while (true) {
                            if (!(i_120 == (-2))) {
                                break;
                            }
                            i_121 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) (((long) i_118) << 2)))));
                            i_122 = (int) ((uint) i_121 + (uint) (-1));
                            if (i_122 < 0) {
                                i_120 = (-1);
                            } else {
                                l_123 = *((__global long *) (arg_fs + 16 + 136L));
                                l_124 = (long) ((ulong) l_123 + (ulong) (((long) (uint) i_122) << 4));
                                i_125 = *((volatile __global int *) (arg_fs + 16 + l_124));
                                l_126 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 8L))));
                                if ((!(i_113 == i_125)) || (!(l_116 == l_126))) {
                                    if (i_115 == i_119) {
                                        i_120 = (-1);
                                    } else {
                                        i_127 = (int) ((uint) i_119 + (uint) 1);
                                        i_128 = i_115 & ((int) ((uint) i_118 + (uint) 1));
                                        i_118 = i_128;
                                        i_119 = i_127;
                                    }
                                } else {
                                    i_120 = i_122;
                                }
                            }
                        }
                        l_129 = (long) i_102;
                        l_130 = (long) ((ulong) l_101 + (ulong) ((l_129 << 12) + (l_129 << 11)));
                        if (i_120 < 0) {
                            i_131 = (-1);
                        } else {
                            l_132 = (long) ((ulong) l_130 + (ulong) 1856L);
                            *((volatile __global int *) (arg_fs + 16 + l_132)) = ((int) ((uint) i_120 + (uint) 1));
                            GALEFS_FENCE();
                            l_133 = *((__global long *) (arg_fs + 16 + 136L));
                            l_134 = (long) ((ulong) l_133 + (ulong) (((long) (uint) i_120) << 4));
                            i_135 = *((volatile __global int *) (arg_fs + 16 + l_134));
                            l_136 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_134 + (ulong) 8L))));
                            if ((!(i_113 == i_135)) || (!(l_116 == l_136))) {
                                *((volatile __global int *) (arg_fs + 16 + l_132)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_113 == i_135)) || (!(l_116 == l_136))) {
                                i_131 = (-1);
                            } else {
                                i_131 = i_120;
                            }
                        }
                        l_137 = (long) i_131;
                        if (l_137 == (-1L)) {
                            l_138 = (long) ((ulong) l_130 + (ulong) 1864L);
                            l_139 = *((__global long *) (arg_fs + 16 + l_138));
                            l_140 = *((__global long *) (arg_fs + 16 + 8L));
                            i_141 = 0;
                            l_142 = 0L;
                            while (true) {
                                if (!(i_141 == 0)) {
                                    break;
                                }
                                i_143 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                if (i_143 == 0) {
                                    l_144 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 1408L))));
                                    if (((long) ((ulong) ((long) ((ulong) l_139 + (ulong) 128L)) - (ulong) l_144)) < 1025L) {
                                        i_141 = 1;
                                    } else {
                                        if (l_142 < l_140) {
                                            GALEFS_RELAX(l_142);
                                            l_145 = (long) ((ulong) l_142 + (ulong) 1L);
                                            l_142 = l_145;
                                        } else {
                                            i_141 = (-110);
                                        }
                                    }
                                } else {
                                    i_146 = (int) (0 - (uint) i_143);
                                    i_141 = i_146;
                                }
                            }
                            if (i_141 < 0) {
                                l_147 = (long) i_141;
                                l_148 = l_147;
                            } else {
                                l_149 = (long) ((ulong) l_139 + (ulong) 64L);
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) ((long) (uint) (((int) l_149) & 1023)))))) = 0L;
                                l_150 = (long) ((ulong) l_130 + (ulong) ((long) (uint) (((int) l_139) & 1023)));
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 4L)))) = 3;
                                i_151 = (int) ((uint) ((int) (((long) ((ulong) l_139 + (ulong) ((long) ((ulong) (l_139 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 8L)))) = i_151;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 12L)))) = i_48;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 16L)))) = l_100;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 24L)))) = l_98;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 32L)))) = 0;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global int *) (arg_fs + 16 + l_150)) = 64;
                                *((__global long *) (arg_fs + 16 + l_138)) = l_149;
                                GALEFS_FENCE();
                                l_152 = *((__global long *) (arg_fs + 16 + 24L));
                                i_153 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_152 + (ulong) ((long) i_153))))) = (char) 1;
                                l_154 = *((__global long *) (arg_fs + 16 + 8L));
                                l_155 = (long) ((ulong) l_130 + (ulong) 1792L);
                                i_156 = 0;
                                l_157 = 0L;
                                while (true) {
                                    if (!(i_156 == 0)) {
                                        break;
                                    }
                                    i_158 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                    i_159 = *((volatile __global int *) (arg_fs + 16 + l_155));
                                    if (i_151 == i_159) {
                                        i_156 = 1;
                                    } else {
                                        if (i_158 == 0) {
                                            if (l_157 < l_154) {
                                                GALEFS_RELAX(l_157);
                                                l_160 = (long) ((ulong) l_157 + (ulong) 1L);
                                                l_157 = l_160;
                                            } else {
                                                i_156 = (-110);
                                            }
                                        } else {
                                            i_161 = (int) (0 - (uint) i_158);
                                            i_156 = i_161;
                                        }
                                    }
                                }
                                GALEFS_FENCE();
                                if (i_156 < 0) {
                                    l_162 = (long) i_156;
                                    l_148 = l_162;
                                } else {
                                    l_163 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 1800L))));
                                    l_148 = l_163;
                                }
                            }
                            if (l_148 < 0L) {
                                l_164 = l_148;
                            } else {
                                l_165 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 1808L))));
                                l_164 = l_165;
                            }
                        } else {
                            l_166 = (long) ((ulong) l_130 + (ulong) 1872L);
                            l_167 = *((__global long *) (arg_fs + 16 + l_166));
                            *((__global long *) (arg_fs + 16 + l_166)) = ((long) ((ulong) l_167 + (ulong) 1L));
                            l_164 = l_137;
                        }
                        if (l_164 < 0L) {
                            l_110 = l_164;
                        } else {
                            l_168 = (long) ((ulong) (l_164 << i_111) + (ulong) (l_100 & ((long) ((ulong) (1L << i_111) + (ulong) (-1L)))));
                            l_110 = l_168;
                        }
                    }
                } else {
                    l_110 = 0L;
                }
                l_169 = GALEFS_BROADCAST(l_110);
                if (l_169 < 0L) {
                    i_170 = 0;
                } else {
                    i_171 = *((__global int *) (arg_fs + 16 + 156L));
                    l_172 = 1L << i_171;
                    l_173 = (long) ((ulong) l_172 - (ulong) (l_100 & ((long) ((ulong) l_172 + (ulong) (-1L)))));
                    if (l_173 < l_98) {
                        i_174 = (int) l_173;
                        i_170 = i_174;
                    } else {
                        i_170 = i_97;
                    }
                }
                l_175 = *((__global long *) (arg_fs + 16 + 144L));
                l_176 = (l_169 < 0L) ? 0L : l_169;
                gale_copy((arg_fs + 16 + ((long) ((ulong) l_175 + (ulong) l_176))), (arg_work + 16 + ((long) ((ulong) l_60 + (ulong) l_99))), i_170);
                GALEFS_FENCE();
                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                i_177 = (int) get_local_id(0);
                if (i_177 == 0) {
                    l_178 = *((__global long *) (arg_fs + 16 + 16L));
                    i_179 = (int) get_group_id(0);
                    l_180 = (long) i_179;
                    l_181 = (long) ((ulong) l_178 + (ulong) ((l_180 << 12) + (l_180 << 11)));
                    l_182 = (long) ((ulong) l_181 + (ulong) 1880L);
                    l_183 = *((__global long *) (arg_fs + 16 + l_182));
                    *((__global long *) (arg_fs + 16 + l_182)) = ((long) ((ulong) ((long) i_170) + (ulong) l_183));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_181 + (ulong) 1856L)))) = 0;
                    l_184 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_181 + (ulong) 1864L))));
                    l_185 = (long) ((ulong) l_184 + (ulong) (-64L));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_181 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_185 + (ulong) ((long) ((ulong) (l_185 >> 63) >> 58)))) >> 6)) + (uint) 1));
                }
                i_186 = (int) ((uint) i_95 + (uint) i_170);
                if (l_169 < 0L) {
                    i_187 = (int) l_169;
                    i_94 = i_187;
                    i_95 = i_186;
                } else {
                    i_188 = (i_186 < i_92) ? 1 : 0;
                    i_94 = i_188;
                    i_95 = i_186;
                }
            }
            if (i_95 < 1) {
                i_189 = i_94;
            } else {
                i_189 = i_95;
            }
            i_190 = (int) get_local_id(0);
            if (i_190 == 0) {
                i_191 = i_62;
                i_192 = i_63;
                i_193 = i_64;
                i_194 = i_65;
                i_195 = i_67;
                i_196 = 0;
                while (true) {
                    if (!(i_196 < i_189)) {
                        break;
                    }
                    i_197 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_60 + (ulong) ((long) i_196)))));
                    i_198 = (int) ((uint) i_196 + (uint) 1);
                    i_199 = (int) ((uint) i_191 - (uint) i_58);
                    l_200 = (long) i_199;
                    l_201 = (l_200 << 5) + (l_200 << 4);
                    if (i_197 == 10) {
                        i_202 = (int) ((uint) i_193 + (uint) ((int) ((uint) i_192 + (uint) 12)));
                        i_203 = (int) ((uint) i_191 + (uint) 1);
                        if (i_195 == 0) {
                            if (i_192 == 0) {
                                i_204 = (int) get_group_id(0);
                                i_205 = (int) get_local_id(0);
                                if (i_205 == 0) {
                                    i_206 = i_204 << 2;
                                    *((__global int *) (arg_status + ((((long) i_206) << 2) + 16L))) = 2;
                                    *((__global int *) (arg_status + ((((long) (i_206 + 1)) << 2) + 16L))) = i_203;
                                    *((__global int *) (arg_status + ((((long) (i_206 + 2)) << 2) + 16L))) = 0;
                                    i_191 = i_203;
                                    i_192 = 0;
                                    i_193 = i_202;
                                    i_194 = (-2128831035);
                                    i_195 = 2;
                                    i_196 = i_198;
                                } else {
                                    i_191 = i_203;
                                    i_192 = 0;
                                    i_193 = i_202;
                                    i_194 = (-2128831035);
                                    i_195 = 2;
                                    i_196 = i_198;
                                }
                            } else {
                                if (i_192 < 32) {
                                    if (i_199 < 0) {
                                        i_191 = i_203;
                                        i_192 = 0;
                                        i_193 = i_202;
                                        i_194 = (-2128831035);
                                        i_195 = 0;
                                        i_196 = i_198;
                                    } else {
                                        i_207 = *((__global int *) ul_51);
                                        i_208 = *((__global int *) ul_49);
                                        i_209 = (int) get_group_id(0);
                                        l_210 = (long) i_207;
                                        l_211 = l_210 * ((long) i_209);
                                        l_212 = (long) i_208;
                                        if (l_211 < l_212) {
                                            l_213 = l_212 - l_211;
                                            if (l_213 < l_210) {
                                                i_214 = (int) l_213;
                                                i_215 = i_214;
                                            } else {
                                                i_215 = i_207;
                                            }
                                        } else {
                                            i_215 = 0;
                                        }
                                        if (i_199 < i_215) {
                                            i_216 = (int) get_group_id(0);
                                            i_217 = *((__global int *) ul_51);
                                            i_218 = *((__global int *) ul_50);
                                            l_219 = (long) i_217;
                                            l_220 = (long) ((ulong) ((long) i_216) * (ulong) (((((((l_219 << 5) + (l_219 << 4)) + 73792L) + (((long) i_218) << 2)) + (l_219 * 43L)) + 63L) & (-64L)));
                                            l_221 = (long) ((ulong) l_220 + (ulong) 73792L);
                                            l_222 = (long) ((ulong) l_221 + (ulong) l_201);
                                            ul_223 = arg_work + ((((long) ((int) (l_222 >> 2))) << 2) + 16L);
                                            *((__global int *) ul_223) = i_192;
                                            *((__global int *) (arg_work + ((((long) ((int) ((l_222 + 12L) >> 2))) << 2) + 16L))) = i_193;
                                            i_224 = *((__global int *) ul_223);
                                            *((__global int *) (arg_work + ((((long) ((int) ((l_222 + 4L) >> 2))) << 2) + 16L))) = i_194;
                                            i_225 = *((__global int *) ul_50);
                                            i_226 = (int) ((uint) i_225 + (uint) (-1));
                                            i_227 = ((int) ((uint) i_194 * (uint) (-1640531535))) >> 15;
                                            i_228 = i_226 & i_227;
                                            l_229 = (long) ((ulong) l_222 + (ulong) 16L);
                                            i_230 = i_228;
                                            i_231 = (-2);
                                            while (true) {
                                                if (!(i_231 == (-2))) {
                                                    break;
                                                }
                                                i_232 = *((__global int *) ul_51);
                                                l_233 = (long) i_232;
                                                i_234 = *((__global int *) (arg_work + ((((long) ((int) (((long) ((ulong) ((long) ((ulong) l_220 + (ulong) (((l_233 << 5) + (l_233 << 4)) + 73792L))) + (ulong) (((long) i_230) << 2))) >> 2))) << 2) + 16L)));
                                                i_235 = (int) ((uint) i_234 + (uint) (-1));
                                                if (i_235 < 0) {
                                                    i_231 = (-1);
                                                } else {
                                                    l_236 = (long) (uint) i_235;
                                                    l_237 = (long) ((ulong) l_221 + (ulong) ((l_236 << 5) + (l_236 << 4)));
                                                    i_238 = *((__global int *) (arg_work + ((((long) ((int) ((l_237 + 4L) >> 2))) << 2) + 16L)));
                                                    i_239 = i_226 & ((int) ((uint) i_230 + (uint) 1));
                                                    if (i_194 == i_238) {
                                                        i_240 = *((__global int *) (arg_work + ((((long) ((int) (l_237 >> 2))) << 2) + 16L)));
                                                        if (i_224 == i_240) {
                                                            l_241 = (long) ((ulong) l_237 + (ulong) 16L);
                                                            i_242 = 0;
                                                            i_243 = 0;
                                                            while (true) {
                                                                if (!(i_243 < i_224)) {
                                                                    break;
                                                                }
                                                                l_244 = (long) i_243;
                                                                i_245 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_241 + (ulong) l_244))));
                                                                i_246 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_229 + (ulong) l_244))));
                                                                i_247 = i_242 | (i_245 ^ i_246);
                                                                i_248 = (int) ((uint) i_243 + (uint) 1);
                                                                i_242 = i_247;
                                                                i_243 = i_248;
                                                            }
                                                            if (i_242 == 0) {
                                                                i_231 = i_235;
                                                            } else {
                                                                i_230 = i_239;
                                                            }
                                                        } else {
                                                            i_230 = i_239;
                                                        }
                                                    } else {
                                                        i_230 = i_239;
                                                    }
                                                }
                                            }
                                            if (i_231 < 0) {
                                                i_249 = i_199;
                                            } else {
                                                i_249 = i_231;
                                            }
                                            *((__global int *) (arg_work + ((((long) ((int) ((l_222 + 8L) >> 2))) << 2) + 16L))) = i_249;
                                            if (i_231 < 0) {
                                                i_250 = *((__global int *) ul_50);
                                                i_251 = (int) ((uint) i_250 + (uint) (-1));
                                                i_252 = i_227 & i_251;
                                                i_253 = i_252;
                                                while (true) {
                                                    i_254 = *((__global int *) ul_51);
                                                    l_255 = (long) i_254;
                                                    ul_256 = arg_work + ((((long) ((int) (((long) ((ulong) ((long) ((ulong) l_220 + (ulong) (((l_255 << 5) + (l_255 << 4)) + 73792L))) + (ulong) (((long) i_253) << 2))) >> 2))) << 2) + 16L);
                                                    i_257 = *((__global int *) ul_256);
                                                    if (i_257 == 0) {
                                                        break;
                                                    }
                                                    i_258 = i_251 & ((int) ((uint) i_253 + (uint) 1));
                                                    i_253 = i_258;
                                                }
                                                *((__global int *) ul_256) = ((int) ((uint) i_199 + (uint) 1));
                                                i_191 = i_203;
                                                i_192 = 0;
                                                i_193 = i_202;
                                                i_194 = (-2128831035);
                                                i_195 = 0;
                                                i_196 = i_198;
                                            } else {
                                                i_191 = i_203;
                                                i_192 = 0;
                                                i_193 = i_202;
                                                i_194 = (-2128831035);
                                                i_195 = 0;
                                                i_196 = i_198;
                                            }
                                        } else {
                                            i_191 = i_203;
                                            i_192 = 0;
                                            i_193 = i_202;
                                            i_194 = (-2128831035);
                                            i_195 = 0;
                                            i_196 = i_198;
                                        }
                                    }
                                } else {
                                    i_259 = (int) get_group_id(0);
                                    i_260 = (int) get_local_id(0);
                                    if (i_260 == 0) {
                                        i_261 = i_259 << 2;
                                        *((__global int *) (arg_status + ((((long) i_261) << 2) + 16L))) = 3;
                                        *((__global int *) (arg_status + ((((long) (i_261 + 1)) << 2) + 16L))) = i_203;
                                        *((__global int *) (arg_status + ((((long) (i_261 + 2)) << 2) + 16L))) = i_192;
                                        i_191 = i_203;
                                        i_192 = 0;
                                        i_193 = i_202;
                                        i_194 = (-2128831035);
                                        i_195 = 3;
                                        i_196 = i_198;
                                    } else {
                                        i_191 = i_203;
                                        i_192 = 0;
                                        i_193 = i_202;
                                        i_194 = (-2128831035);
                                        i_195 = 3;
                                        i_196 = i_198;
                                    }
                                }
                            }
                        } else {
                            i_191 = i_203;
                            i_192 = 0;
                            i_193 = i_202;
                            i_194 = (-2128831035);
                            i_196 = i_198;
                        }
                    } else {
                        i_262 = (int) ((uint) (i_194 ^ i_197) * (uint) 16777619);
                        i_263 = (int) ((uint) i_192 + (uint) 1);
                        if (i_199 < 0) {
                            i_192 = i_263;
                            i_194 = i_262;
                            i_196 = i_198;
                        } else {
                            i_264 = *((__global int *) ul_51);
                            i_265 = *((__global int *) ul_49);
                            i_266 = (int) get_group_id(0);
                            l_267 = (long) i_264;
                            l_268 = l_267 * ((long) i_266);
                            l_269 = (long) i_265;
                            if (l_268 < l_269) {
                                l_270 = l_269 - l_268;
                                if (l_270 < l_267) {
                                    i_271 = (int) l_270;
                                    i_272 = i_271;
                                } else {
                                    i_272 = i_264;
                                }
                            } else {
                                i_272 = 0;
                            }
                            if (i_199 < i_272) {
                                if (i_192 < 31) {
                                    i_273 = (int) get_group_id(0);
                                    i_274 = *((__global int *) ul_51);
                                    i_275 = *((__global int *) ul_50);
                                    l_276 = (long) i_274;
                                    *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) i_273) * (ulong) (((((((l_276 << 5) + (l_276 << 4)) + 73792L) + (((long) i_275) << 2)) + (l_276 * 43L)) + 63L) & (-64L)))) + (ulong) 73792L)) + (ulong) l_201)) + (ulong) 16L)) + (ulong) ((long) i_192))))) = (char) i_197;
                                    i_192 = i_263;
                                    i_194 = i_262;
                                    i_196 = i_198;
                                } else {
                                    i_192 = i_263;
                                    i_194 = i_262;
                                    i_196 = i_198;
                                }
                            } else {
                                i_192 = i_263;
                                i_194 = i_262;
                                i_196 = i_198;
                            }
                        }
                    }
                }
                i_277 = i_191;
                i_278 = i_192;
                i_279 = i_193;
                i_280 = i_194;
                i_281 = i_195;
            } else {
                i_277 = i_62;
                i_278 = i_63;
                i_279 = i_64;
                i_280 = i_65;
                i_281 = i_67;
            }
            l_282 = GALEFS_BROADCAST(((long) i_281));
            i_283 = (int) l_282;
            l_284 = (long) ((ulong) l_66 + (ulong) ((long) i_189));
            if (i_283 == 0) {
                i_62 = i_277;
                i_63 = i_278;
                i_64 = i_279;
                i_65 = i_280;
                l_66 = l_284;
                i_67 = i_283;
                i_68 = i_189;
            } else {
                i_62 = i_277;
                i_63 = i_278;
                i_64 = i_279;
                i_65 = i_280;
                l_66 = l_284;
                i_67 = i_283;
                i_68 = 0;
            }
        }
        i_285 = (int) ((uint) i_62 + (uint) 1);
        if (i_68 < 0) {
            i_286 = (int) get_group_id(0);
            i_287 = (int) get_local_id(0);
            if (i_287 == 0) {
                i_288 = i_286 << 2;
                *((__global int *) (arg_status + ((((long) i_288) << 2) + 16L))) = 1;
                *((__global int *) (arg_status + ((((long) (i_288 + 1)) << 2) + 16L))) = i_285;
                *((__global int *) (arg_status + ((((long) (i_288 + 2)) << 2) + 16L))) = i_68;
                i_289 = 1;
            } else {
                i_289 = 1;
            }
        } else {
            i_290 = (int) get_local_id(0);
            if (i_290 == 0) {
                if (i_67 == 0) {
                    if (i_63 < 1) {
                        i_291 = i_67;
                    } else {
                        if (i_63 < 32) {
                            i_292 = (int) ((uint) i_62 - (uint) i_58);
                            if (i_292 < 0) {
                                i_291 = 0;
                            } else {
                                i_293 = *((__global int *) ul_51);
                                i_294 = *((__global int *) ul_49);
                                i_295 = (int) get_group_id(0);
                                l_296 = (long) i_293;
                                l_297 = l_296 * ((long) i_295);
                                l_298 = (long) i_294;
                                if (l_297 < l_298) {
                                    l_299 = l_298 - l_297;
                                    if (l_299 < l_296) {
                                        i_300 = (int) l_299;
                                        i_301 = i_300;
                                    } else {
                                        i_301 = i_293;
                                    }
                                } else {
                                    i_301 = 0;
                                }
                                if (i_292 < i_301) {
                                    i_302 = (int) get_group_id(0);
                                    i_303 = *((__global int *) ul_51);
                                    i_304 = *((__global int *) ul_50);
                                    l_305 = (long) i_303;
                                    l_306 = (long) ((ulong) ((long) i_302) * (ulong) ((((l_305 * 43L) + (((l_305 << 5) + (l_305 << 4)) + (((long) i_304) << 2))) + 73855L) & (-64L)));
                                    l_307 = (long) ((ulong) l_306 + (ulong) 73792L);
                                    l_308 = (long) (uint) i_292;
                                    l_309 = (long) ((ulong) l_307 + (ulong) ((l_308 << 5) + (l_308 << 4)));
                                    ul_310 = arg_work + ((((long) ((int) (l_309 >> 2))) << 2) + 16L);
                                    *((__global int *) ul_310) = i_63;
                                    *((__global int *) (arg_work + ((((long) ((int) ((l_309 + 12L) >> 2))) << 2) + 16L))) = i_64;
                                    i_311 = *((__global int *) ul_310);
                                    *((__global int *) (arg_work + ((((long) ((int) ((l_309 + 4L) >> 2))) << 2) + 16L))) = i_65;
                                    i_312 = *((__global int *) ul_50);
                                    i_313 = (int) ((uint) i_312 + (uint) (-1));
                                    i_314 = ((int) ((uint) i_65 * (uint) (-1640531535))) >> 15;
                                    i_315 = i_313 & i_314;
                                    l_316 = (long) ((ulong) l_309 + (ulong) 16L);
                                    i_317 = i_315;
                                    i_318 = (-2);
                                    while (true) {
                                        if (!(i_318 == (-2))) {
                                            break;
                                        }
                                        i_319 = *((__global int *) ul_51);
                                        l_320 = (long) i_319;
                                        i_321 = *((__global int *) (arg_work + ((((long) ((int) (((long) ((ulong) ((long) ((ulong) l_306 + (ulong) (((l_320 << 5) + (l_320 << 4)) + 73792L))) + (ulong) (((long) i_317) << 2))) >> 2))) << 2) + 16L)));
                                        i_322 = (int) ((uint) i_321 + (uint) (-1));
                                        if (i_322 < 0) {
                                            i_318 = (-1);
                                        } else {
                                            l_323 = (long) (uint) i_322;
                                            l_324 = (long) ((ulong) l_307 + (ulong) ((l_323 << 5) + (l_323 << 4)));
                                            i_325 = *((__global int *) (arg_work + ((((long) ((int) ((l_324 + 4L) >> 2))) << 2) + 16L)));
                                            i_326 = i_313 & ((int) ((uint) i_317 + (uint) 1));
                                            if (i_65 == i_325) {
                                                i_327 = *((__global int *) (arg_work + ((((long) ((int) (l_324 >> 2))) << 2) + 16L)));
                                                if (i_311 == i_327) {
                                                    l_328 = (long) ((ulong) l_324 + (ulong) 16L);
                                                    i_329 = 0;
                                                    i_330 = 0;
                                                    while (true) {
                                                        if (!(i_330 < i_311)) {
                                                            break;
                                                        }
                                                        l_331 = (long) i_330;
                                                        i_332 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_328 + (ulong) l_331))));
                                                        i_333 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_316 + (ulong) l_331))));
                                                        i_334 = i_329 | (i_332 ^ i_333);
                                                        i_335 = (int) ((uint) i_330 + (uint) 1);
                                                        i_329 = i_334;
                                                        i_330 = i_335;
                                                    }
                                                    if (i_329 == 0) {
                                                        i_318 = i_322;
                                                    } else {
                                                        i_317 = i_326;
                                                    }
                                                } else {
                                                    i_317 = i_326;
                                                }
                                            } else {
                                                i_317 = i_326;
                                            }
                                        }
                                    }
                                    if (i_318 < 0) {
                                        i_336 = i_292;
                                    } else {
                                        i_336 = i_318;
                                    }
                                    *((__global int *) (arg_work + ((((long) ((int) ((l_309 + 8L) >> 2))) << 2) + 16L))) = i_336;
                                    if (i_318 < 0) {
                                        i_337 = *((__global int *) ul_50);
                                        i_338 = (int) ((uint) i_337 + (uint) (-1));
                                        i_339 = i_314 & i_338;
                                        i_340 = i_339;
                                        while (true) {
                                            i_341 = *((__global int *) ul_51);
                                            l_342 = (long) i_341;
                                            ul_343 = arg_work + ((((long) ((int) (((long) ((ulong) ((long) ((ulong) l_306 + (ulong) (((l_342 << 5) + (l_342 << 4)) + 73792L))) + (ulong) (((long) i_340) << 2))) >> 2))) << 2) + 16L);
                                            i_344 = *((__global int *) ul_343);
                                            if (i_344 == 0) {
                                                break;
                                            }
                                            i_345 = i_338 & ((int) ((uint) i_340 + (uint) 1));
                                            i_340 = i_345;
                                        }
                                        *((__global int *) ul_343) = ((int) ((uint) i_292 + (uint) 1));
                                        i_291 = 0;
                                    } else {
                                        i_291 = 0;
                                    }
                                } else {
                                    i_291 = 0;
                                }
                            }
                        } else {
                            i_346 = (int) get_group_id(0);
                            i_347 = (int) get_local_id(0);
                            if (i_347 == 0) {
                                i_348 = i_346 << 2;
                                *((__global int *) (arg_status + ((((long) i_348) << 2) + 16L))) = 3;
                                *((__global int *) (arg_status + ((((long) (i_348 + 1)) << 2) + 16L))) = i_285;
                                *((__global int *) (arg_status + ((((long) (i_348 + 2)) << 2) + 16L))) = i_63;
                                i_291 = 3;
                            } else {
                                i_291 = 3;
                            }
                        }
                    }
                } else {
                    i_291 = i_67;
                }
            } else {
                i_291 = i_67;
            }
            l_349 = GALEFS_BROADCAST(((long) i_291));
            i_350 = (int) l_349;
            i_289 = i_350;
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_351 = (int) get_local_id(0);
        if (i_351 == 0) {
            l_352 = *((__global long *) (arg_fs + 16 + 16L));
            i_353 = (int) get_group_id(0);
            l_354 = (long) i_353;
            i_355 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_352 + (ulong) ((l_354 << 12) + (l_354 << 11)))) + (ulong) 1896L))));
            if (i_355 == 0) {
                l_356 = *((__global long *) (arg_fs + 16 + 16L));
                i_357 = (int) get_group_id(0);
                l_358 = (long) i_357;
                l_359 = (long) ((ulong) l_356 + (ulong) ((l_358 << 12) + (l_358 << 11)));
                l_360 = (long) ((ulong) l_359 + (ulong) 1864L);
                l_361 = *((__global long *) (arg_fs + 16 + l_360));
                l_362 = *((__global long *) (arg_fs + 16 + 8L));
                i_363 = 0;
                l_364 = 0L;
                while (true) {
                    if (!(i_363 == 0)) {
                        break;
                    }
                    i_365 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    if (i_365 == 0) {
                        l_366 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_359 + (ulong) 1408L))));
                        if (((long) ((ulong) ((long) ((ulong) l_361 + (ulong) 128L)) - (ulong) l_366)) < 1025L) {
                            i_363 = 1;
                        } else {
                            if (l_364 < l_362) {
                                GALEFS_RELAX(l_364);
                                l_367 = (long) ((ulong) l_364 + (ulong) 1L);
                                l_364 = l_367;
                            } else {
                                i_363 = (-110);
                            }
                        }
                    } else {
                        i_368 = (int) (0 - (uint) i_365);
                        i_363 = i_368;
                    }
                }
                if (i_363 < 0) {
                    l_369 = (long) i_363;
                    l_370 = l_369;
                } else {
                    l_371 = (long) ((ulong) l_361 + (ulong) 64L);
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_359 + (ulong) ((long) (uint) (((int) l_371) & 1023)))))) = 0L;
                    l_372 = (long) ((ulong) l_359 + (ulong) ((long) (uint) (((int) l_361) & 1023)));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_372 + (ulong) 4L)))) = 2;
                    i_373 = (int) ((uint) ((int) (((long) ((ulong) l_361 + (ulong) ((long) ((ulong) (l_361 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_372 + (ulong) 8L)))) = i_373;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_372 + (ulong) 12L)))) = i_48;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_372 + (ulong) 16L)))) = 0L;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_372 + (ulong) 24L)))) = 0L;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_372 + (ulong) 32L)))) = 0;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_372 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global int *) (arg_fs + 16 + l_372)) = 64;
                    *((__global long *) (arg_fs + 16 + l_360)) = l_371;
                    GALEFS_FENCE();
                    l_374 = *((__global long *) (arg_fs + 16 + 24L));
                    i_375 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_374 + (ulong) ((long) i_375))))) = (char) 1;
                    l_376 = *((__global long *) (arg_fs + 16 + 8L));
                    l_377 = (long) ((ulong) l_359 + (ulong) 1792L);
                    i_378 = 0;
                    l_379 = 0L;
                    while (true) {
                        if (!(i_378 == 0)) {
                            break;
                        }
                        i_380 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        i_381 = *((volatile __global int *) (arg_fs + 16 + l_377));
                        if (i_373 == i_381) {
                            i_378 = 1;
                        } else {
                            if (i_380 == 0) {
                                if (l_379 < l_376) {
                                    GALEFS_RELAX(l_379);
                                    l_382 = (long) ((ulong) l_379 + (ulong) 1L);
                                    l_379 = l_382;
                                } else {
                                    i_378 = (-110);
                                }
                            } else {
                                i_383 = (int) (0 - (uint) i_380);
                                i_378 = i_383;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_378 < 0) {
                        l_384 = (long) i_378;
                        l_370 = l_384;
                    } else {
                        l_385 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_359 + (ulong) 1800L))));
                        l_370 = l_385;
                    }
                }
            } else {
                l_370 = (-16L);
            }
        } else {
            l_370 = 0L;
        }
        l_386 = GALEFS_BROADCAST(l_370);
        i_54 = i_289;
    }
    if (i_54 == 0) {
        i_387 = *((__global int *) ul_0);
        ul_388 = arg_args + 32L;
        i_389 = *((__global int *) ul_388);
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_390 = (int) get_local_id(0);
        if (i_390 == 0) {
            l_391 = *((__global long *) (arg_fs + 16 + 16L));
            i_392 = (int) get_group_id(0);
            l_393 = *((__global long *) (arg_fs + 16 + 16L));
            i_394 = (int) get_group_id(0);
            l_395 = (long) i_394;
            i_396 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_393 + (ulong) ((l_395 << 12) + (l_395 << 11)))) + (ulong) 1896L))));
            if (i_396 == 0) {
                if (i_389 < 1) {
                    i_397 = (-2);
                } else {
                    i_398 = (i_389 < 4097) ? 0 : (-36);
                    i_397 = i_398;
                }
                l_399 = (long) i_397;
                l_400 = l_399;
            } else {
                l_400 = (-16L);
            }
            if (l_400 == 0L) {
                l_401 = (long) i_392;
                l_402 = (long) ((ulong) l_391 + (ulong) ((l_401 << 12) + (l_401 << 11)));
                l_403 = (long) ((ulong) l_402 + (ulong) 2048L);
                l_404 = (long) i_387;
                i_405 = 0;
                while (true) {
                    if (!(i_405 < i_389)) {
                        break;
                    }
                    l_406 = (long) i_405;
                    i_407 = (int) *((__global char *) (arg_paths + 16 + (l_404 + l_406)));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_403 + (ulong) l_406)))) = (char) i_407;
                    i_408 = (int) ((uint) i_405 + (uint) 1);
                    i_405 = i_408;
                }
                l_409 = (long) ((ulong) l_402 + (ulong) 1864L);
                l_410 = *((__global long *) (arg_fs + 16 + l_409));
                l_411 = *((__global long *) (arg_fs + 16 + 8L));
                i_412 = 0;
                l_413 = 0L;
                while (true) {
                    if (!(i_412 == 0)) {
                        break;
                    }
                    i_414 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    if (i_414 == 0) {
                        l_415 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_402 + (ulong) 1408L))));
                        if (((long) ((ulong) ((long) ((ulong) l_410 + (ulong) 128L)) - (ulong) l_415)) < 1025L) {
                            i_412 = 1;
                        } else {
                            if (l_413 < l_411) {
                                GALEFS_RELAX(l_413);
                                l_416 = (long) ((ulong) l_413 + (ulong) 1L);
                                l_413 = l_416;
                            } else {
                                i_412 = (-110);
                            }
                        }
                    } else {
                        i_417 = (int) (0 - (uint) i_414);
                        i_412 = i_417;
                    }
                }
                if (i_412 < 0) {
                    l_418 = (long) i_412;
                    l_419 = l_418;
                } else {
                    l_420 = (long) ((ulong) l_410 + (ulong) 64L);
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_402 + (ulong) ((long) (uint) (((int) l_420) & 1023)))))) = 0L;
                    l_421 = (long) ((ulong) l_402 + (ulong) ((long) (uint) (((int) l_410) & 1023)));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_421 + (ulong) 4L)))) = 1;
                    i_422 = (int) ((uint) ((int) (((long) ((ulong) l_410 + (ulong) ((long) ((ulong) (l_410 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_421 + (ulong) 8L)))) = i_422;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_421 + (ulong) 12L)))) = 0;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_421 + (ulong) 16L)))) = 0L;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_421 + (ulong) 24L)))) = 0L;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_421 + (ulong) 32L)))) = 0;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_421 + (ulong) 36L)))) = i_389;
                    GALEFS_FENCE();
                    *((volatile __global int *) (arg_fs + 16 + l_421)) = 64;
                    *((__global long *) (arg_fs + 16 + l_409)) = l_420;
                    GALEFS_FENCE();
                    l_423 = *((__global long *) (arg_fs + 16 + 24L));
                    i_424 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_423 + (ulong) ((long) i_424))))) = (char) 1;
                    l_425 = *((__global long *) (arg_fs + 16 + 8L));
                    l_426 = (long) ((ulong) l_402 + (ulong) 1792L);
                    i_427 = 0;
                    l_428 = 0L;
                    while (true) {
                        if (!(i_427 == 0)) {
                            break;
                        }
                        i_429 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        i_430 = *((volatile __global int *) (arg_fs + 16 + l_426));
                        if (i_422 == i_430) {
                            i_427 = 1;
                        } else {
                            if (i_429 == 0) {
                                if (l_428 < l_425) {
                                    GALEFS_RELAX(l_428);
                                    l_431 = (long) ((ulong) l_428 + (ulong) 1L);
                                    l_428 = l_431;
                                } else {
                                    i_427 = (-110);
                                }
                            } else {
                                i_432 = (int) (0 - (uint) i_429);
                                i_427 = i_432;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_427 < 0) {
                        l_433 = (long) i_427;
                        l_419 = l_433;
                    } else {
                        l_434 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_402 + (ulong) 1800L))));
                        l_419 = l_434;
                    }
                }
            } else {
                l_419 = l_400;
            }
        } else {
            l_419 = 0L;
        }
        l_435 = GALEFS_BROADCAST(l_419);
        i_436 = (int) get_group_id(0);
        i_437 = (int) l_435;
        if (i_437 < 0) {
            i_438 = (int) get_local_id(0);
            if (i_438 == 0) {
                i_439 = i_436 << 2;
                *((__global int *) (arg_status + ((((long) i_439) << 2) + 16L))) = 4;
                *((__global int *) (arg_status + ((((long) (i_439 + 1)) << 2) + 16L))) = 0;
                *((__global int *) (arg_status + ((((long) (i_439 + 2)) << 2) + 16L))) = i_437;
            }
        } else {
            i_440 = *((__global int *) ul_51);
            i_441 = *((__global int *) ul_50);
            l_442 = ((long) (uint) i_437) << 3;
            ul_443 = arg_args + 36L;
            l_444 = 0L;
            i_445 = 1;
            i_446 = 1;
            while (true) {
                if (i_446 == 0) {
                    break;
                }
                i_447 = *((__global int *) ul_443);
                i_448 = (int) get_group_id(0);
                i_449 = *((__global int *) ul_51);
                i_450 = *((__global int *) ul_50);
                i_451 = (int) get_local_id(0);
                if (i_451 == 0) {
                    i_452 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_453 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_437 < i_453) {
                        l_454 = *((__global long *) (arg_fs + 16 + 192L));
                        i_455 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_454 + (ulong) l_442))));
                        i_456 = (int) ((uint) i_455 + (uint) (-1));
                        i_457 = (i_456 < 0) ? (-9) : i_456;
                        if (i_457 < 0) {
                            i_458 = i_457;
                        } else {
                            l_459 = *((__global long *) (arg_fs + 16 + 192L));
                            i_460 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_459 + (ulong) l_442)) + (ulong) 4L))));
                            if ((i_460 & 3) == 1) {
                                i_458 = (-9);
                            } else {
                                i_458 = i_457;
                            }
                        }
                    } else {
                        i_458 = (-9);
                    }
                    i_461 = (int) (0 - (uint) i_452);
                    if (i_461 < 0) {
                        l_462 = (long) i_461;
                        l_463 = l_462;
                    } else {
                        l_464 = (long) i_458;
                        if (i_458 < 0) {
                            l_463 = l_464;
                        } else {
                            if (l_444 < 0L) {
                                l_463 = (-22L);
                            } else {
                                l_465 = *((__global long *) (arg_fs + 16 + 16L));
                                i_466 = (int) get_group_id(0);
                                l_467 = (long) i_466;
                                i_468 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_465 + (ulong) ((l_467 << 12) + (l_467 << 11)))) + (ulong) 1896L))));
                                if (i_468 == 0) {
                                    l_469 = *((__global long *) (arg_fs + 16 + 200L));
                                    l_470 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_469 + (ulong) (l_464 << 6)))));
                                    l_471 = (long) ((ulong) l_470 - (ulong) l_444);
                                    if (l_471 < 1L) {
                                        l_463 = 0L;
                                    } else {
                                        l_472 = (l_471 < 4001L) ? l_471 : 4001L;
                                        l_463 = l_472;
                                    }
                                } else {
                                    l_463 = (-16L);
                                }
                            }
                        }
                    }
                } else {
                    l_463 = 0L;
                }
                l_473 = GALEFS_BROADCAST(l_463);
                i_474 = (int) l_473;
                i_475 = (i_474 < 1) ? i_474 : 1;
                l_476 = (long) i_449;
                l_477 = (long) ((ulong) ((long) ((ulong) ((long) i_448) * (ulong) (((((((l_476 << 5) + (l_476 << 4)) + 73792L) + (((long) i_450) << 2)) + (l_476 * 43L)) + 63L) & (-64L)))) + (ulong) 65600L);
                l_478 = (long) ((ulong) l_477 + (ulong) ((long) i_447));
                i_479 = i_475;
                i_480 = 0;
                while (true) {
                    if (!(i_479 == 1)) {
                        break;
                    }
                    i_481 = (int) get_local_id(0);
                    i_482 = (int) ((uint) i_474 - (uint) i_480);
                    l_483 = (long) i_482;
                    l_484 = (long) i_480;
                    l_485 = (long) ((ulong) l_444 + (ulong) l_484);
                    if (i_481 == 0) {
                        l_486 = *((__global long *) (arg_fs + 16 + 16L));
                        i_487 = (int) get_group_id(0);
                        i_488 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_437 < i_488) {
                            l_489 = *((__global long *) (arg_fs + 16 + 192L));
                            i_490 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_489 + (ulong) l_442))));
                            i_491 = (int) ((uint) i_490 + (uint) (-1));
                            i_492 = (i_491 < 0) ? (-9) : i_491;
                            i_493 = i_492;
                        } else {
                            i_493 = (-9);
                        }
                        l_494 = (long) i_493;
                        if (i_493 < 0) {
                            l_495 = l_494;
                        } else {
                            i_496 = *((__global int *) (arg_fs + 16 + 156L));
                            l_497 = *((__global long *) (arg_fs + 16 + 200L));
                            i_498 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_497 + (ulong) (l_494 << 6))) + (ulong) 8L))));
                            l_499 = *((__global long *) (arg_fs + 16 + 128L));
                            i_500 = *((__global int *) (arg_fs + 16 + 152L));
                            l_501 = l_485 >> i_496;
                            i_502 = i_500 & ((int) (((long) ((ulong) ((long) ((ulong) l_501 + (ulong) (((long) i_498) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            i_503 = i_502;
                            i_504 = 0;
                            i_505 = (-2);
                            while (true) {
                                if (!(i_505 == (-2))) {
                                    break;
                                }
                                i_506 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_499 + (ulong) (((long) i_503) << 2)))));
                                i_507 = (int) ((uint) i_506 + (uint) (-1));
                                if (i_507 < 0) {
                                    i_505 = (-1);
                                } else {
                                    l_508 = *((__global long *) (arg_fs + 16 + 136L));
                                    l_509 = (long) ((ulong) l_508 + (ulong) (((long) (uint) i_507) << 4));
                                    i_510 = *((volatile __global int *) (arg_fs + 16 + l_509));
                                    l_511 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_509 + (ulong) 8L))));
                                    if ((!(i_498 == i_510)) || (!(l_501 == l_511))) {
                                        if (i_500 == i_504) {
                                            i_505 = (-1);
                                        } else {
                                            i_512 = (int) ((uint) i_504 + (uint) 1);
                                            i_513 = i_500 & ((int) ((uint) i_503 + (uint) 1));
                                            i_503 = i_513;
                                            i_504 = i_512;
                                        }
                                    } else {
                                        i_505 = i_507;
                                    }
                                }
                            }
                            l_514 = (long) i_487;
                            l_515 = (long) ((ulong) l_486 + (ulong) ((l_514 << 12) + (l_514 << 11)));
                            if (i_505 < 0) {
                                i_516 = (-1);
                            } else {
                                l_517 = (long) ((ulong) l_515 + (ulong) 1856L);
                                *((volatile __global int *) (arg_fs + 16 + l_517)) = ((int) ((uint) i_505 + (uint) 1));
                                GALEFS_FENCE();
                                l_518 = *((__global long *) (arg_fs + 16 + 136L));
                                l_519 = (long) ((ulong) l_518 + (ulong) (((long) (uint) i_505) << 4));
                                i_520 = *((volatile __global int *) (arg_fs + 16 + l_519));
                                l_521 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_519 + (ulong) 8L))));
                                if ((!(i_498 == i_520)) || (!(l_501 == l_521))) {
                                    *((volatile __global int *) (arg_fs + 16 + l_517)) = 0;
                                }
                                GALEFS_FENCE();
                                if ((!(i_498 == i_520)) || (!(l_501 == l_521))) {
                                    i_516 = (-1);
                                } else {
                                    i_516 = i_505;
                                }
                            }
                            l_522 = (long) i_516;
                            if (l_522 == (-1L)) {
                                l_523 = (long) ((ulong) l_515 + (ulong) 1864L);
                                l_524 = *((__global long *) (arg_fs + 16 + l_523));
                                l_525 = *((__global long *) (arg_fs + 16 + 8L));
                                i_526 = 0;
                                l_527 = 0L;
                                while (true) {
                                    if (!(i_526 == 0)) {
                                        break;
                                    }
                                    i_528 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                    if (i_528 == 0) {
                                        l_529 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_515 + (ulong) 1408L))));
                                        if (((long) ((ulong) ((long) ((ulong) l_524 + (ulong) 128L)) - (ulong) l_529)) < 1025L) {
                                            i_526 = 1;
                                        } else {
                                            if (l_527 < l_525) {
                                                GALEFS_RELAX(l_527);
                                                l_530 = (long) ((ulong) l_527 + (ulong) 1L);
                                                l_527 = l_530;
                                            } else {
                                                i_526 = (-110);
                                            }
                                        }
                                    } else {
                                        i_531 = (int) (0 - (uint) i_528);
                                        i_526 = i_531;
                                    }
                                }
                                if (i_526 < 0) {
                                    l_532 = (long) i_526;
                                    l_533 = l_532;
                                } else {
                                    l_534 = (long) ((ulong) l_524 + (ulong) 64L);
                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_515 + (ulong) ((long) (uint) (((int) l_534) & 1023)))))) = 0L;
                                    l_535 = (long) ((ulong) l_515 + (ulong) ((long) (uint) (((int) l_524) & 1023)));
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_535 + (ulong) 4L)))) = 3;
                                    i_536 = (int) ((uint) ((int) (((long) ((ulong) l_524 + (ulong) ((long) ((ulong) (l_524 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_535 + (ulong) 8L)))) = i_536;
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_535 + (ulong) 12L)))) = i_437;
                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_535 + (ulong) 16L)))) = l_485;
                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_535 + (ulong) 24L)))) = l_483;
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_535 + (ulong) 32L)))) = 0;
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_535 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global int *) (arg_fs + 16 + l_535)) = 64;
                                    *((__global long *) (arg_fs + 16 + l_523)) = l_534;
                                    GALEFS_FENCE();
                                    l_537 = *((__global long *) (arg_fs + 16 + 24L));
                                    i_538 = (int) get_group_id(0);
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_537 + (ulong) ((long) i_538))))) = (char) 1;
                                    l_539 = *((__global long *) (arg_fs + 16 + 8L));
                                    l_540 = (long) ((ulong) l_515 + (ulong) 1792L);
                                    i_541 = 0;
                                    l_542 = 0L;
                                    while (true) {
                                        if (!(i_541 == 0)) {
                                            break;
                                        }
                                        i_543 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                        i_544 = *((volatile __global int *) (arg_fs + 16 + l_540));
                                        if (i_536 == i_544) {
                                            i_541 = 1;
                                        } else {
                                            if (i_543 == 0) {
                                                if (l_542 < l_539) {
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
                                    GALEFS_FENCE();
                                    if (i_541 < 0) {
                                        l_547 = (long) i_541;
                                        l_533 = l_547;
                                    } else {
                                        l_548 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_515 + (ulong) 1800L))));
                                        l_533 = l_548;
                                    }
                                }
                                if (l_533 < 0L) {
                                    l_549 = l_533;
                                } else {
                                    l_550 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_515 + (ulong) 1808L))));
                                    l_549 = l_550;
                                }
                            } else {
                                l_551 = (long) ((ulong) l_515 + (ulong) 1872L);
                                l_552 = *((__global long *) (arg_fs + 16 + l_551));
                                *((__global long *) (arg_fs + 16 + l_551)) = ((long) ((ulong) l_552 + (ulong) 1L));
                                l_549 = l_522;
                            }
                            if (l_549 < 0L) {
                                l_495 = l_549;
                            } else {
                                l_553 = (long) ((ulong) (l_549 << i_496) + (ulong) (l_485 & ((long) ((ulong) (1L << i_496) + (ulong) (-1L)))));
                                l_495 = l_553;
                            }
                        }
                    } else {
                        l_495 = 0L;
                    }
                    l_554 = GALEFS_BROADCAST(l_495);
                    if (l_554 < 0L) {
                        i_555 = 0;
                    } else {
                        i_556 = *((__global int *) (arg_fs + 16 + 156L));
                        l_557 = 1L << i_556;
                        l_558 = (long) ((ulong) l_557 - (ulong) (l_485 & ((long) ((ulong) l_557 + (ulong) (-1L)))));
                        if (l_558 < l_483) {
                            i_559 = (int) l_558;
                            i_555 = i_559;
                        } else {
                            i_555 = i_482;
                        }
                    }
                    l_560 = *((__global long *) (arg_fs + 16 + 144L));
                    l_561 = (l_554 < 0L) ? 0L : l_554;
                    gale_copy((arg_fs + 16 + ((long) ((ulong) l_560 + (ulong) l_561))), (arg_work + 16 + ((long) ((ulong) l_478 + (ulong) l_484))), i_555);
                    GALEFS_FENCE();
                    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                    i_562 = (int) get_local_id(0);
                    if (i_562 == 0) {
                        l_563 = *((__global long *) (arg_fs + 16 + 16L));
                        i_564 = (int) get_group_id(0);
                        l_565 = (long) i_564;
                        l_566 = (long) ((ulong) l_563 + (ulong) ((l_565 << 12) + (l_565 << 11)));
                        l_567 = (long) ((ulong) l_566 + (ulong) 1880L);
                        l_568 = *((__global long *) (arg_fs + 16 + l_567));
                        *((__global long *) (arg_fs + 16 + l_567)) = ((long) ((ulong) ((long) i_555) + (ulong) l_568));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_566 + (ulong) 1856L)))) = 0;
                        l_569 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_566 + (ulong) 1864L))));
                        l_570 = (long) ((ulong) l_569 + (ulong) (-64L));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_566 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_570 + (ulong) ((long) ((ulong) (l_570 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    }
                    i_571 = (int) ((uint) i_480 + (uint) i_555);
                    if (l_554 < 0L) {
                        i_572 = (int) l_554;
                        i_479 = i_572;
                        i_480 = i_571;
                    } else {
                        i_573 = (i_571 < i_474) ? 1 : 0;
                        i_479 = i_573;
                        i_480 = i_571;
                    }
                }
                if (i_480 < 1) {
                    i_574 = i_479;
                } else {
                    i_574 = i_480;
                }
                if (i_574 < 1) {
                    i_575 = i_574;
                } else {
                    i_576 = *((__global int *) ul_0);
                    i_577 = *((__global int *) ul_388);
                    i_578 = (int) get_local_id(0);
                    l_579 = ((long) i_576) + ((long) i_577);
                    i_580 = i_578;
                    while (true) {
                        if (!(i_580 < i_447)) {
                            break;
                        }
                        l_581 = (long) i_580;
                        i_582 = (int) *((__global char *) (arg_paths + 16 + (l_579 + l_581)));
                        *((__global char *) (arg_work + 16 + ((long) ((ulong) l_477 + (ulong) l_581)))) = (char) i_582;
                        i_583 = (int) get_local_size(0);
                        i_584 = (int) ((uint) i_580 + (uint) i_583);
                        i_580 = i_584;
                    }
                    i_585 = 0;
                    while (true) {
                        i_586 = (int) ((uint) i_585 + (uint) 1);
                        if (!(i_585 < i_574)) {
                            goto B415;
                        }
                        i_587 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_478 + (ulong) ((long) i_585)))));
                        if (i_587 == 10) {
                            break;
                        }
                        i_585 = i_586;
                    }
                    goto B416;
                B415:;
                B416:;
                    if (i_574 == i_585) {
                        if (i_574 < 4001) {
                            i_588 = (int) get_local_id(0);
                            l_589 = (long) (uint) i_574;
                            l_590 = (long) ((ulong) l_444 + (ulong) l_589);
                            if (i_588 == 0) {
                                i_591 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_592 = *((__global int *) (arg_fs + 16 + 208L));
                                if (i_437 < i_592) {
                                    l_593 = *((__global long *) (arg_fs + 16 + 192L));
                                    i_594 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_593 + (ulong) l_442))));
                                    i_595 = (int) ((uint) i_594 + (uint) (-1));
                                    i_596 = (i_595 < 0) ? (-9) : i_595;
                                    if (i_596 < 0) {
                                        i_597 = i_596;
                                    } else {
                                        l_598 = *((__global long *) (arg_fs + 16 + 192L));
                                        i_599 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_598 + (ulong) l_442)) + (ulong) 4L))));
                                        if ((i_599 & 3) == 1) {
                                            i_597 = (-9);
                                        } else {
                                            i_597 = i_596;
                                        }
                                    }
                                } else {
                                    i_597 = (-9);
                                }
                                i_600 = (int) (0 - (uint) i_591);
                                if (i_600 < 0) {
                                    l_601 = (long) i_600;
                                    l_602 = l_601;
                                } else {
                                    l_603 = (long) i_597;
                                    if (i_597 < 0) {
                                        l_602 = l_603;
                                    } else {
                                        if (l_590 < 0L) {
                                            l_602 = (-22L);
                                        } else {
                                            l_604 = *((__global long *) (arg_fs + 16 + 16L));
                                            i_605 = (int) get_group_id(0);
                                            l_606 = (long) i_605;
                                            i_607 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_604 + (ulong) ((l_606 << 12) + (l_606 << 11)))) + (ulong) 1896L))));
                                            if (i_607 == 0) {
                                                l_608 = *((__global long *) (arg_fs + 16 + 200L));
                                                l_609 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_608 + (ulong) (l_603 << 6)))));
                                                l_610 = (((long) ((ulong) l_609 - (ulong) l_590)) < 1L) ? 0L : 1L;
                                                l_602 = l_610;
                                            } else {
                                                l_602 = (-16L);
                                            }
                                        }
                                    }
                                }
                            } else {
                                l_602 = 0L;
                            }
                            l_611 = GALEFS_BROADCAST(l_602);
                            i_612 = (int) l_611;
                            i_613 = (i_612 < 1) ? i_612 : 1;
                            l_614 = (long) ((ulong) l_478 + (ulong) l_589);
                            i_615 = i_613;
                            i_616 = 0;
                            while (true) {
                                if (!(i_615 == 1)) {
                                    break;
                                }
                                i_617 = (int) get_local_id(0);
                                i_618 = (int) ((uint) i_612 - (uint) i_616);
                                l_619 = (long) i_618;
                                l_620 = (long) i_616;
                                l_621 = (long) ((ulong) l_590 + (ulong) l_620);
                                if (i_617 == 0) {
                                    l_622 = *((__global long *) (arg_fs + 16 + 16L));
                                    i_623 = (int) get_group_id(0);
                                    i_624 = *((__global int *) (arg_fs + 16 + 208L));
                                    if (i_437 < i_624) {
                                        l_625 = *((__global long *) (arg_fs + 16 + 192L));
                                        i_626 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_625 + (ulong) l_442))));
                                        i_627 = (int) ((uint) i_626 + (uint) (-1));
                                        i_628 = (i_627 < 0) ? (-9) : i_627;
                                        i_629 = i_628;
                                    } else {
                                        i_629 = (-9);
                                    }
                                    l_630 = (long) i_629;
                                    if (i_629 < 0) {
                                        l_631 = l_630;
                                    } else {
                                        i_632 = *((__global int *) (arg_fs + 16 + 156L));
                                        l_633 = *((__global long *) (arg_fs + 16 + 200L));
                                        i_634 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_633 + (ulong) (l_630 << 6))) + (ulong) 8L))));
                                        l_635 = *((__global long *) (arg_fs + 16 + 128L));
                                        i_636 = *((__global int *) (arg_fs + 16 + 152L));
                                        l_637 = l_621 >> i_632;
                                        i_638 = i_636 & ((int) (((long) ((ulong) ((long) ((ulong) l_637 + (ulong) (((long) i_634) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                        i_639 = i_638;
                                        i_640 = 0;
                                        i_641 = (-2);
                                        while (true) {
                                            if (!(i_641 == (-2))) {
                                                break;
                                            }
                                            i_642 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_635 + (ulong) (((long) i_639) << 2)))));
                                            i_643 = (int) ((uint) i_642 + (uint) (-1));
                                            if (i_643 < 0) {
                                                i_641 = (-1);
                                            } else {
                                                l_644 = *((__global long *) (arg_fs + 16 + 136L));
                                                l_645 = (long) ((ulong) l_644 + (ulong) (((long) (uint) i_643) << 4));
                                                i_646 = *((volatile __global int *) (arg_fs + 16 + l_645));
                                                l_647 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_645 + (ulong) 8L))));
                                                if ((!(i_634 == i_646)) || (!(l_637 == l_647))) {
                                                    if (i_636 == i_640) {
                                                        i_641 = (-1);
                                                    } else {
                                                        i_648 = (int) ((uint) i_640 + (uint) 1);
                                                        i_649 = i_636 & ((int) ((uint) i_639 + (uint) 1));
                                                        i_639 = i_649;
                                                        i_640 = i_648;
                                                    }
                                                } else {
                                                    i_641 = i_643;
                                                }
                                            }
                                        }
                                        l_650 = (long) i_623;
                                        l_651 = (long) ((ulong) l_622 + (ulong) ((l_650 << 12) + (l_650 << 11)));
                                        if (i_641 < 0) {
                                            i_652 = (-1);
                                        } else {
                                            l_653 = (long) ((ulong) l_651 + (ulong) 1856L);
                                            *((volatile __global int *) (arg_fs + 16 + l_653)) = ((int) ((uint) i_641 + (uint) 1));
                                            GALEFS_FENCE();
                                            l_654 = *((__global long *) (arg_fs + 16 + 136L));
                                            l_655 = (long) ((ulong) l_654 + (ulong) (((long) (uint) i_641) << 4));
                                            i_656 = *((volatile __global int *) (arg_fs + 16 + l_655));
                                            l_657 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_655 + (ulong) 8L))));
                                            if ((!(i_634 == i_656)) || (!(l_637 == l_657))) {
                                                *((volatile __global int *) (arg_fs + 16 + l_653)) = 0;
                                            }
                                            GALEFS_FENCE();
                                            if ((!(i_634 == i_656)) || (!(l_637 == l_657))) {
                                                i_652 = (-1);
                                            } else {
                                                i_652 = i_641;
                                            }
                                        }
                                        l_658 = (long) i_652;
                                        if (l_658 == (-1L)) {
                                            l_659 = (long) ((ulong) l_651 + (ulong) 1864L);
                                            l_660 = *((__global long *) (arg_fs + 16 + l_659));
                                            l_661 = *((__global long *) (arg_fs + 16 + 8L));
                                            l_662 = (long) ((ulong) l_660 + (ulong) 128L);
                                            l_663 = (long) ((ulong) l_651 + (ulong) 1408L);
                                            i_664 = 0;
                                            l_665 = 0L;
                                            while (true) {
                                                if (!(i_664 == 0)) {
                                                    break;
                                                }
                                                i_666 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                if (i_666 == 0) {
                                                    l_667 = *((volatile __global long *) (arg_fs + 16 + l_663));
                                                    if (((long) ((ulong) l_662 - (ulong) l_667)) < 1025L) {
                                                        i_664 = 1;
                                                    } else {
                                                        if (l_665 < l_661) {
                                                            GALEFS_RELAX(l_665);
                                                            l_668 = (long) ((ulong) l_665 + (ulong) 1L);
                                                            l_665 = l_668;
                                                        } else {
                                                            i_664 = (-110);
                                                        }
                                                    }
                                                } else {
                                                    i_669 = (int) (0 - (uint) i_666);
                                                    i_664 = i_669;
                                                }
                                            }
                                            if (i_664 < 0) {
                                                l_670 = (long) i_664;
                                                l_671 = l_670;
                                            } else {
                                                l_672 = (long) ((ulong) l_660 + (ulong) 64L);
                                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_651 + (ulong) ((long) (uint) (((int) l_672) & 1023)))))) = 0L;
                                                l_673 = (long) ((ulong) l_651 + (ulong) ((long) (uint) (((int) l_660) & 1023)));
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_673 + (ulong) 4L)))) = 3;
                                                i_674 = (int) ((uint) ((int) (((long) ((ulong) l_660 + (ulong) ((long) ((ulong) (l_660 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_673 + (ulong) 8L)))) = i_674;
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_673 + (ulong) 12L)))) = i_437;
                                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_673 + (ulong) 16L)))) = l_621;
                                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_673 + (ulong) 24L)))) = l_619;
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_673 + (ulong) 32L)))) = 0;
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_673 + (ulong) 36L)))) = 0;
                                                GALEFS_FENCE();
                                                *((volatile __global int *) (arg_fs + 16 + l_673)) = 64;
                                                *((__global long *) (arg_fs + 16 + l_659)) = l_672;
                                                GALEFS_FENCE();
                                                l_675 = *((__global long *) (arg_fs + 16 + 24L));
                                                i_676 = (int) get_group_id(0);
                                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_675 + (ulong) ((long) i_676))))) = (char) 1;
                                                l_677 = *((__global long *) (arg_fs + 16 + 8L));
                                                l_678 = (long) ((ulong) l_651 + (ulong) 1792L);
                                                i_679 = 0;
                                                l_680 = 0L;
                                                while (true) {
                                                    if (!(i_679 == 0)) {
                                                        break;
                                                    }
                                                    i_681 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                    i_682 = *((volatile __global int *) (arg_fs + 16 + l_678));
                                                    if (i_674 == i_682) {
                                                        i_679 = 1;
                                                    } else {
                                                        if (i_681 == 0) {
                                                            if (l_680 < l_677) {
                                                                GALEFS_RELAX(l_680);
                                                                l_683 = (long) ((ulong) l_680 + (ulong) 1L);
                                                                l_680 = l_683;
                                                            } else {
                                                                i_679 = (-110);
                                                            }
                                                        } else {
                                                            i_684 = (int) (0 - (uint) i_681);
                                                            i_679 = i_684;
                                                        }
                                                    }
                                                }
                                                GALEFS_FENCE();
                                                if (i_679 < 0) {
                                                    l_685 = (long) i_679;
                                                    l_671 = l_685;
                                                } else {
                                                    l_686 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_651 + (ulong) 1800L))));
                                                    l_671 = l_686;
                                                }
                                            }
                                            if (l_671 < 0L) {
                                                l_687 = l_671;
                                            } else {
                                                l_688 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_651 + (ulong) 1808L))));
                                                l_687 = l_688;
                                            }
                                        } else {
                                            l_689 = (long) ((ulong) l_651 + (ulong) 1872L);
                                            l_690 = *((__global long *) (arg_fs + 16 + l_689));
                                            *((__global long *) (arg_fs + 16 + l_689)) = ((long) ((ulong) l_690 + (ulong) 1L));
                                            l_687 = l_658;
                                        }
                                        if (l_687 < 0L) {
                                            l_631 = l_687;
                                        } else {
                                            l_691 = (long) ((ulong) (l_687 << i_632) + (ulong) (l_621 & ((long) ((ulong) (1L << i_632) + (ulong) (-1L)))));
                                            l_631 = l_691;
                                        }
                                    }
                                } else {
                                    l_631 = 0L;
                                }
                                l_692 = GALEFS_BROADCAST(l_631);
                                if (l_692 < 0L) {
                                    i_693 = 0;
                                } else {
                                    i_694 = *((__global int *) (arg_fs + 16 + 156L));
                                    l_695 = 1L << i_694;
                                    l_696 = (long) ((ulong) l_695 - (ulong) (l_621 & ((long) ((ulong) l_695 + (ulong) (-1L)))));
                                    if (l_696 < l_619) {
                                        i_697 = (int) l_696;
                                        i_693 = i_697;
                                    } else {
                                        i_693 = i_618;
                                    }
                                }
                                l_698 = *((__global long *) (arg_fs + 16 + 144L));
                                l_699 = (l_692 < 0L) ? 0L : l_692;
                                gale_copy((arg_fs + 16 + ((long) ((ulong) l_698 + (ulong) l_699))), (arg_work + 16 + ((long) ((ulong) l_614 + (ulong) l_620))), i_693);
                                GALEFS_FENCE();
                                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                i_700 = (int) get_local_id(0);
                                if (i_700 == 0) {
                                    l_701 = *((__global long *) (arg_fs + 16 + 16L));
                                    i_702 = (int) get_group_id(0);
                                    l_703 = (long) i_702;
                                    l_704 = (long) ((ulong) l_701 + (ulong) ((l_703 << 12) + (l_703 << 11)));
                                    l_705 = (long) ((ulong) l_704 + (ulong) 1880L);
                                    l_706 = *((__global long *) (arg_fs + 16 + l_705));
                                    *((__global long *) (arg_fs + 16 + l_705)) = ((long) ((ulong) ((long) i_693) + (ulong) l_706));
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_704 + (ulong) 1856L)))) = 0;
                                    l_707 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_704 + (ulong) 1864L))));
                                    l_708 = (long) ((ulong) l_707 + (ulong) (-64L));
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_704 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_708 + (ulong) ((long) ((ulong) (l_708 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                }
                                i_709 = (int) ((uint) i_616 + (uint) i_693);
                                if (l_692 < 0L) {
                                    i_710 = (int) l_692;
                                    i_615 = i_710;
                                    i_616 = i_709;
                                } else {
                                    i_711 = (i_709 < i_612) ? 1 : 0;
                                    i_615 = i_711;
                                    i_616 = i_709;
                                }
                            }
                            if (i_616 < 1) {
                                i_712 = i_615;
                            } else {
                                i_712 = i_616;
                            }
                            if (i_712 < 0) {
                                i_575 = i_712;
                            } else {
                                i_575 = i_586;
                            }
                        } else {
                            i_575 = i_586;
                        }
                    } else {
                        i_575 = i_586;
                    }
                }
                if (i_575 == 0) {
                    i_446 = 0;
                } else {
                    if (i_575 < 0) {
                        i_713 = (int) get_group_id(0);
                        i_714 = (int) get_local_id(0);
                        if (i_714 == 0) {
                            i_715 = i_713 << 2;
                            *((__global int *) (arg_status + ((((long) i_715) << 2) + 16L))) = 4;
                            *((__global int *) (arg_status + ((((long) (i_715 + 1)) << 2) + 16L))) = i_445;
                            *((__global int *) (arg_status + ((((long) (i_715 + 2)) << 2) + 16L))) = i_575;
                            i_446 = 0;
                        } else {
                            i_446 = 0;
                        }
                    } else {
                        l_716 = (long) ((ulong) l_444 + (ulong) ((long) (uint) i_575));
                        i_717 = (int) ((uint) i_445 + (uint) 1);
                        if (i_575 == 1) {
                            i_718 = (int) get_group_id(0);
                            i_719 = (int) get_local_id(0);
                            if (i_719 == 0) {
                                i_720 = i_718 << 2;
                                *((__global int *) (arg_status + ((((long) i_720) << 2) + 16L))) = 5;
                                *((__global int *) (arg_status + ((((long) (i_720 + 1)) << 2) + 16L))) = i_445;
                                *((__global int *) (arg_status + ((((long) (i_720 + 2)) << 2) + 16L))) = 0;
                                l_444 = l_716;
                                i_445 = i_717;
                                i_446 = 0;
                            } else {
                                l_444 = l_716;
                                i_445 = i_717;
                                i_446 = 0;
                            }
                        } else {
                            i_721 = (int) ((uint) i_575 + (uint) (-1));
                            if (i_721 < 4001) {
                                i_722 = *((__global int *) ul_443);
                                l_723 = (long) i_440;
                                l_724 = (long) ((ulong) ((long) ((ulong) ((long) i_436) * (ulong) ((((l_723 * 43L) + (((l_723 << 5) + (l_723 << 4)) + (((long) i_441) << 2))) + 73855L) & (-64L)))) + (ulong) 65600L);
                                l_725 = (long) ((ulong) l_724 + (ulong) ((long) i_722));
                                i_726 = (int) *((__global char *) (arg_work + 16 + l_725));
                                if (i_726 == 47) {
                                    l_727 = l_725;
                                } else {
                                    l_727 = l_724;
                                }
                                if (i_726 == 47) {
                                    i_728 = i_721;
                                } else {
                                    i_729 = (int) ((uint) i_721 + (uint) i_722);
                                    i_728 = i_729;
                                }
                                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                i_730 = (int) get_local_id(0);
                                if (i_730 == 0) {
                                    l_731 = *((__global long *) (arg_fs + 16 + 16L));
                                    i_732 = (int) get_group_id(0);
                                    l_733 = *((__global long *) (arg_fs + 16 + 16L));
                                    i_734 = (int) get_group_id(0);
                                    l_735 = (long) i_734;
                                    i_736 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_733 + (ulong) ((l_735 << 12) + (l_735 << 11)))) + (ulong) 1896L))));
                                    if (i_736 == 0) {
                                        if (i_728 < 1) {
                                            i_737 = (-2);
                                        } else {
                                            i_738 = (i_728 < 4097) ? 0 : (-36);
                                            i_737 = i_738;
                                        }
                                        l_739 = (long) i_737;
                                        l_740 = l_739;
                                    } else {
                                        l_740 = (-16L);
                                    }
                                    if (l_740 == 0L) {
                                        l_741 = (long) i_732;
                                        l_742 = (long) ((ulong) l_731 + (ulong) ((l_741 << 12) + (l_741 << 11)));
                                        l_743 = (long) ((ulong) l_742 + (ulong) 2048L);
                                        i_744 = 0;
                                        while (true) {
                                            if (!(i_744 < i_728)) {
                                                break;
                                            }
                                            l_745 = (long) i_744;
                                            i_746 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_727 + (ulong) l_745))));
                                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_743 + (ulong) l_745)))) = (char) i_746;
                                            i_747 = (int) ((uint) i_744 + (uint) 1);
                                            i_744 = i_747;
                                        }
                                        l_748 = (long) ((ulong) l_742 + (ulong) 1864L);
                                        l_749 = *((__global long *) (arg_fs + 16 + l_748));
                                        l_750 = *((__global long *) (arg_fs + 16 + 8L));
                                        l_751 = (long) ((ulong) l_749 + (ulong) 128L);
                                        l_752 = (long) ((ulong) l_742 + (ulong) 1408L);
                                        i_753 = 0;
                                        l_754 = 0L;
                                        while (true) {
                                            if (!(i_753 == 0)) {
                                                break;
                                            }
                                            i_755 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                            if (i_755 == 0) {
                                                l_756 = *((volatile __global long *) (arg_fs + 16 + l_752));
                                                if (((long) ((ulong) l_751 - (ulong) l_756)) < 1025L) {
                                                    i_753 = 1;
                                                } else {
                                                    if (l_754 < l_750) {
                                                        GALEFS_RELAX(l_754);
                                                        l_757 = (long) ((ulong) l_754 + (ulong) 1L);
                                                        l_754 = l_757;
                                                    } else {
                                                        i_753 = (-110);
                                                    }
                                                }
                                            } else {
                                                i_758 = (int) (0 - (uint) i_755);
                                                i_753 = i_758;
                                            }
                                        }
                                        if (i_753 < 0) {
                                            l_759 = (long) i_753;
                                            l_760 = l_759;
                                        } else {
                                            l_761 = (long) ((ulong) l_749 + (ulong) 64L);
                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_742 + (ulong) ((long) (uint) (((int) l_761) & 1023)))))) = 0L;
                                            l_762 = (long) ((ulong) l_742 + (ulong) ((long) (uint) (((int) l_749) & 1023)));
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_762 + (ulong) 4L)))) = 1;
                                            i_763 = (int) ((uint) ((int) (((long) ((ulong) l_749 + (ulong) ((long) ((ulong) (l_749 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_762 + (ulong) 8L)))) = i_763;
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_762 + (ulong) 12L)))) = 0;
                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_762 + (ulong) 16L)))) = 0L;
                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_762 + (ulong) 24L)))) = 0L;
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_762 + (ulong) 32L)))) = 0;
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_762 + (ulong) 36L)))) = i_728;
                                            GALEFS_FENCE();
                                            *((volatile __global int *) (arg_fs + 16 + l_762)) = 64;
                                            *((__global long *) (arg_fs + 16 + l_748)) = l_761;
                                            GALEFS_FENCE();
                                            l_764 = *((__global long *) (arg_fs + 16 + 24L));
                                            i_765 = (int) get_group_id(0);
                                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_764 + (ulong) ((long) i_765))))) = (char) 1;
                                            l_766 = *((__global long *) (arg_fs + 16 + 8L));
                                            l_767 = (long) ((ulong) l_742 + (ulong) 1792L);
                                            i_768 = 0;
                                            l_769 = 0L;
                                            while (true) {
                                                if (!(i_768 == 0)) {
                                                    break;
                                                }
                                                i_770 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                i_771 = *((volatile __global int *) (arg_fs + 16 + l_767));
                                                if (i_763 == i_771) {
                                                    i_768 = 1;
                                                } else {
                                                    if (i_770 == 0) {
                                                        if (l_769 < l_766) {
                                                            GALEFS_RELAX(l_769);
                                                            l_772 = (long) ((ulong) l_769 + (ulong) 1L);
                                                            l_769 = l_772;
                                                        } else {
                                                            i_768 = (-110);
                                                        }
                                                    } else {
                                                        i_773 = (int) (0 - (uint) i_770);
                                                        i_768 = i_773;
                                                    }
                                                }
                                            }
                                            GALEFS_FENCE();
                                            if (i_768 < 0) {
                                                l_774 = (long) i_768;
                                                l_760 = l_774;
                                            } else {
                                                l_775 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_742 + (ulong) 1800L))));
                                                l_760 = l_775;
                                            }
                                        }
                                    } else {
                                        l_760 = l_740;
                                    }
                                } else {
                                    l_760 = 0L;
                                }
                                l_776 = GALEFS_BROADCAST(l_760);
                                i_777 = (int) l_776;
                                if (i_777 < 0) {
                                    i_778 = (int) get_group_id(0);
                                    i_779 = (int) get_local_id(0);
                                    if (i_779 == 0) {
                                        i_780 = i_778 << 2;
                                        *((__global int *) (arg_status + ((((long) i_780) << 2) + 16L))) = 7;
                                        *((__global int *) (arg_status + ((((long) (i_780 + 1)) << 2) + 16L))) = i_445;
                                        *((__global int *) (arg_status + ((((long) (i_780 + 2)) << 2) + 16L))) = i_777;
                                        l_444 = l_716;
                                        i_445 = i_717;
                                        i_446 = 0;
                                    } else {
                                        l_444 = l_716;
                                        i_445 = i_717;
                                        i_446 = 0;
                                    }
                                } else {
                                    i_781 = *((__global int *) ul_51);
                                    i_782 = (int) get_local_id(0);
                                    i_783 = (int) get_group_id(0);
                                    i_784 = (int) get_local_size(0);
                                    i_785 = (int) ((uint) ((int) ((uint) i_782 + (uint) ((int) ((uint) i_783 * (uint) i_784)))) * (uint) i_781);
                                    i_786 = 0;
                                    while (true) {
                                        if (!(i_786 < i_781)) {
                                            break;
                                        }
                                        *((__global int *) (arg_counts + ((((long) ((int) ((uint) i_785 + (uint) i_786))) << 2) + 16L))) = 0;
                                        i_787 = (int) ((uint) i_786 + (uint) 1);
                                        i_786 = i_787;
                                    }
                                    i_788 = (int) get_group_id(0);
                                    i_789 = *((__global int *) ul_51);
                                    i_790 = *((__global int *) ul_50);
                                    l_791 = (long) i_789;
                                    l_792 = (long) ((ulong) ((long) i_788) * (ulong) (((((((l_791 << 5) + (l_791 << 4)) + 73792L) + (((long) i_790) << 2)) + (l_791 * 43L)) + 63L) & (-64L)));
                                    l_793 = (long) ((ulong) l_792 + (ulong) 65536L);
                                    l_794 = (long) ((ulong) l_792 + (ulong) 64L);
                                    l_795 = ((long) (uint) i_777) << 3;
                                    l_796 = 0L;
                                    i_797 = 1;
                                    while (true) {
                                        if (!(i_797 == 1)) {
                                            break;
                                        }
                                        i_798 = (int) get_local_id(0);
                                        if (i_798 == 0) {
                                            i_799 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                            i_800 = *((__global int *) (arg_fs + 16 + 208L));
                                            if (i_777 < i_800) {
                                                l_801 = *((__global long *) (arg_fs + 16 + 192L));
                                                i_802 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_801 + (ulong) l_795))));
                                                i_803 = (int) ((uint) i_802 + (uint) (-1));
                                                i_804 = (i_803 < 0) ? (-9) : i_803;
                                                if (i_804 < 0) {
                                                    i_805 = i_804;
                                                } else {
                                                    l_806 = *((__global long *) (arg_fs + 16 + 192L));
                                                    i_807 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_806 + (ulong) l_795)) + (ulong) 4L))));
                                                    if ((i_807 & 3) == 1) {
                                                        i_805 = (-9);
                                                    } else {
                                                        i_805 = i_804;
                                                    }
                                                }
                                            } else {
                                                i_805 = (-9);
                                            }
                                            i_808 = (int) (0 - (uint) i_799);
                                            if (i_808 < 0) {
                                                l_809 = (long) i_808;
                                                l_810 = l_809;
                                            } else {
                                                l_811 = (long) i_805;
                                                if (i_805 < 0) {
                                                    l_810 = l_811;
                                                } else {
                                                    if (l_796 < 0L) {
                                                        l_810 = (-22L);
                                                    } else {
                                                        l_812 = *((__global long *) (arg_fs + 16 + 16L));
                                                        i_813 = (int) get_group_id(0);
                                                        l_814 = (long) i_813;
                                                        i_815 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_812 + (ulong) ((l_814 << 12) + (l_814 << 11)))) + (ulong) 1896L))));
                                                        if (i_815 == 0) {
                                                            l_816 = *((__global long *) (arg_fs + 16 + 200L));
                                                            l_817 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_816 + (ulong) (l_811 << 6)))));
                                                            l_818 = (long) ((ulong) l_817 - (ulong) l_796);
                                                            if (l_818 < 1L) {
                                                                l_810 = 0L;
                                                            } else {
                                                                l_819 = (l_818 < 65536L) ? l_818 : 65536L;
                                                                l_810 = l_819;
                                                            }
                                                        } else {
                                                            l_810 = (-16L);
                                                        }
                                                    }
                                                }
                                            }
                                        } else {
                                            l_810 = 0L;
                                        }
                                        l_820 = GALEFS_BROADCAST(l_810);
                                        i_821 = (int) l_820;
                                        i_822 = (i_821 < 1) ? i_821 : 1;
                                        i_823 = i_822;
                                        i_824 = 0;
                                        while (true) {
                                            if (!(i_823 == 1)) {
                                                break;
                                            }
                                            i_825 = (int) get_local_id(0);
                                            i_826 = (int) ((uint) i_821 - (uint) i_824);
                                            l_827 = (long) i_826;
                                            l_828 = (long) i_824;
                                            l_829 = (long) ((ulong) l_796 + (ulong) l_828);
                                            if (i_825 == 0) {
                                                l_830 = *((__global long *) (arg_fs + 16 + 16L));
                                                i_831 = (int) get_group_id(0);
                                                i_832 = *((__global int *) (arg_fs + 16 + 208L));
                                                if (i_777 < i_832) {
                                                    l_833 = *((__global long *) (arg_fs + 16 + 192L));
                                                    i_834 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_833 + (ulong) l_795))));
                                                    i_835 = (int) ((uint) i_834 + (uint) (-1));
                                                    i_836 = (i_835 < 0) ? (-9) : i_835;
                                                    i_837 = i_836;
                                                } else {
                                                    i_837 = (-9);
                                                }
                                                l_838 = (long) i_837;
                                                if (i_837 < 0) {
                                                    l_839 = l_838;
                                                } else {
                                                    i_840 = *((__global int *) (arg_fs + 16 + 156L));
                                                    l_841 = *((__global long *) (arg_fs + 16 + 200L));
                                                    i_842 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_841 + (ulong) (l_838 << 6))) + (ulong) 8L))));
                                                    l_843 = *((__global long *) (arg_fs + 16 + 128L));
                                                    i_844 = *((__global int *) (arg_fs + 16 + 152L));
                                                    l_845 = l_829 >> i_840;
                                                    i_846 = i_844 & ((int) (((long) ((ulong) ((long) ((ulong) l_845 + (ulong) (((long) i_842) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                                    i_847 = i_846;
                                                    i_848 = 0;
                                                    i_849 = (-2);
                                                    while (true) {
                                                        if (!(i_849 == (-2))) {
                                                            break;
                                                        }
                                                        i_850 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_843 + (ulong) (((long) i_847) << 2)))));
                                                        i_851 = (int) ((uint) i_850 + (uint) (-1));
                                                        if (i_851 < 0) {
                                                            i_849 = (-1);
                                                        } else {
                                                            l_852 = *((__global long *) (arg_fs + 16 + 136L));
                                                            l_853 = (long) ((ulong) l_852 + (ulong) (((long) (uint) i_851) << 4));
                                                            i_854 = *((volatile __global int *) (arg_fs + 16 + l_853));
                                                            l_855 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_853 + (ulong) 8L))));
                                                            if ((!(i_842 == i_854)) || (!(l_845 == l_855))) {
                                                                if (i_844 == i_848) {
                                                                    i_849 = (-1);
                                                                } else {
                                                                    i_856 = (int) ((uint) i_848 + (uint) 1);
                                                                    i_857 = i_844 & ((int) ((uint) i_847 + (uint) 1));
                                                                    i_847 = i_857;
                                                                    i_848 = i_856;
                                                                }
                                                            } else {
                                                                i_849 = i_851;
                                                            }
                                                        }
                                                    }
                                                    l_858 = (long) i_831;
                                                    l_859 = (long) ((ulong) l_830 + (ulong) ((l_858 << 12) + (l_858 << 11)));
                                                    if (i_849 < 0) {
                                                        i_860 = (-1);
                                                    } else {
                                                        l_861 = (long) ((ulong) l_859 + (ulong) 1856L);
                                                        *((volatile __global int *) (arg_fs + 16 + l_861)) = ((int) ((uint) i_849 + (uint) 1));
                                                        GALEFS_FENCE();
                                                        l_862 = *((__global long *) (arg_fs + 16 + 136L));
                                                        l_863 = (long) ((ulong) l_862 + (ulong) (((long) (uint) i_849) << 4));
                                                        i_864 = *((volatile __global int *) (arg_fs + 16 + l_863));
                                                        l_865 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_863 + (ulong) 8L))));
                                                        if ((!(i_842 == i_864)) || (!(l_845 == l_865))) {
                                                            *((volatile __global int *) (arg_fs + 16 + l_861)) = 0;
                                                        }
                                                        GALEFS_FENCE();
                                                        if ((!(i_842 == i_864)) || (!(l_845 == l_865))) {
                                                            i_860 = (-1);
                                                        } else {
                                                            i_860 = i_849;
                                                        }
                                                    }
                                                    l_866 = (long) i_860;
                                                    if (l_866 == (-1L)) {
                                                        l_867 = (long) ((ulong) l_859 + (ulong) 1864L);
                                                        l_868 = *((__global long *) (arg_fs + 16 + l_867));
                                                        l_869 = *((__global long *) (arg_fs + 16 + 8L));
                                                        l_870 = (long) ((ulong) l_868 + (ulong) 128L);
                                                        l_871 = (long) ((ulong) l_859 + (ulong) 1408L);
                                                        i_872 = 0;
                                                        l_873 = 0L;
                                                        while (true) {
                                                            if (!(i_872 == 0)) {
                                                                break;
                                                            }
                                                            i_874 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                            if (i_874 == 0) {
                                                                l_875 = *((volatile __global long *) (arg_fs + 16 + l_871));
                                                                if (((long) ((ulong) l_870 - (ulong) l_875)) < 1025L) {
                                                                    i_872 = 1;
                                                                } else {
                                                                    if (l_873 < l_869) {
                                                                        GALEFS_RELAX(l_873);
                                                                        l_876 = (long) ((ulong) l_873 + (ulong) 1L);
                                                                        l_873 = l_876;
                                                                    } else {
                                                                        i_872 = (-110);
                                                                    }
                                                                }
                                                            } else {
                                                                i_877 = (int) (0 - (uint) i_874);
                                                                i_872 = i_877;
                                                            }
                                                        }
                                                        if (i_872 < 0) {
                                                            l_878 = (long) i_872;
                                                            l_879 = l_878;
                                                        } else {
                                                            l_880 = (long) ((ulong) l_868 + (ulong) 64L);
                                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_859 + (ulong) ((long) (uint) (((int) l_880) & 1023)))))) = 0L;
                                                            l_881 = (long) ((ulong) l_859 + (ulong) ((long) (uint) (((int) l_868) & 1023)));
                                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_881 + (ulong) 4L)))) = 3;
                                                            i_882 = (int) ((uint) ((int) (((long) ((ulong) l_868 + (ulong) ((long) ((ulong) (l_868 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_881 + (ulong) 8L)))) = i_882;
                                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_881 + (ulong) 12L)))) = i_777;
                                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_881 + (ulong) 16L)))) = l_829;
                                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_881 + (ulong) 24L)))) = l_827;
                                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_881 + (ulong) 32L)))) = 0;
                                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_881 + (ulong) 36L)))) = 0;
                                                            GALEFS_FENCE();
                                                            *((volatile __global int *) (arg_fs + 16 + l_881)) = 64;
                                                            *((__global long *) (arg_fs + 16 + l_867)) = l_880;
                                                            GALEFS_FENCE();
                                                            l_883 = *((__global long *) (arg_fs + 16 + 24L));
                                                            i_884 = (int) get_group_id(0);
                                                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_883 + (ulong) ((long) i_884))))) = (char) 1;
                                                            l_885 = *((__global long *) (arg_fs + 16 + 8L));
                                                            l_886 = (long) ((ulong) l_859 + (ulong) 1792L);
                                                            i_887 = 0;
                                                            l_888 = 0L;
                                                            while (true) {
                                                                if (!(i_887 == 0)) {
                                                                    break;
                                                                }
                                                                i_889 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                                i_890 = *((volatile __global int *) (arg_fs + 16 + l_886));
                                                                if (i_882 == i_890) {
                                                                    i_887 = 1;
                                                                } else {
                                                                    if (i_889 == 0) {
                                                                        if (l_888 < l_885) {
                                                                            GALEFS_RELAX(l_888);
                                                                            l_891 = (long) ((ulong) l_888 + (ulong) 1L);
                                                                            l_888 = l_891;
                                                                        } else {
                                                                            i_887 = (-110);
                                                                        }
                                                                    } else {
                                                                        i_892 = (int) (0 - (uint) i_889);
                                                                        i_887 = i_892;
                                                                    }
                                                                }
                                                            }
                                                            GALEFS_FENCE();
                                                            if (i_887 < 0) {
                                                                l_893 = (long) i_887;
                                                                l_879 = l_893;
                                                            } else {
                                                                l_894 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_859 + (ulong) 1800L))));
                                                                l_879 = l_894;
                                                            }
                                                        }
                                                        if (l_879 < 0L) {
                                                            l_895 = l_879;
                                                        } else {
                                                            l_896 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_859 + (ulong) 1808L))));
                                                            l_895 = l_896;
                                                        }
                                                    } else {
                                                        l_897 = (long) ((ulong) l_859 + (ulong) 1872L);
                                                        l_898 = *((__global long *) (arg_fs + 16 + l_897));
                                                        *((__global long *) (arg_fs + 16 + l_897)) = ((long) ((ulong) l_898 + (ulong) 1L));
                                                        l_895 = l_866;
                                                    }
                                                    if (l_895 < 0L) {
                                                        l_839 = l_895;
                                                    } else {
                                                        l_899 = (long) ((ulong) (l_895 << i_840) + (ulong) (l_829 & ((long) ((ulong) (1L << i_840) + (ulong) (-1L)))));
                                                        l_839 = l_899;
                                                    }
                                                }
                                            } else {
                                                l_839 = 0L;
                                            }
                                            l_900 = GALEFS_BROADCAST(l_839);
                                            if (l_900 < 0L) {
                                                i_901 = 0;
                                            } else {
                                                i_902 = *((__global int *) (arg_fs + 16 + 156L));
                                                l_903 = 1L << i_902;
                                                l_904 = (long) ((ulong) l_903 - (ulong) (l_829 & ((long) ((ulong) l_903 + (ulong) (-1L)))));
                                                if (l_904 < l_827) {
                                                    i_905 = (int) l_904;
                                                    i_901 = i_905;
                                                } else {
                                                    i_901 = i_826;
                                                }
                                            }
                                            l_906 = *((__global long *) (arg_fs + 16 + 144L));
                                            l_907 = (l_900 < 0L) ? 0L : l_900;
                                            gale_copy((arg_fs + 16 + ((long) ((ulong) l_906 + (ulong) l_907))), (arg_work + 16 + ((long) ((ulong) l_794 + (ulong) l_828))), i_901);
                                            GALEFS_FENCE();
                                            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                            i_908 = (int) get_local_id(0);
                                            if (i_908 == 0) {
                                                l_909 = *((__global long *) (arg_fs + 16 + 16L));
                                                i_910 = (int) get_group_id(0);
                                                l_911 = (long) i_910;
                                                l_912 = (long) ((ulong) l_909 + (ulong) ((l_911 << 12) + (l_911 << 11)));
                                                l_913 = (long) ((ulong) l_912 + (ulong) 1880L);
                                                l_914 = *((__global long *) (arg_fs + 16 + l_913));
                                                *((__global long *) (arg_fs + 16 + l_913)) = ((long) ((ulong) ((long) i_901) + (ulong) l_914));
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_912 + (ulong) 1856L)))) = 0;
                                                l_915 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_912 + (ulong) 1864L))));
                                                l_916 = (long) ((ulong) l_915 + (ulong) (-64L));
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_912 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_916 + (ulong) ((long) ((ulong) (l_916 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                            }
                                            i_917 = (int) ((uint) i_824 + (uint) i_901);
                                            if (l_900 < 0L) {
                                                i_918 = (int) l_900;
                                                i_823 = i_918;
                                                i_824 = i_917;
                                            } else {
                                                i_919 = (i_917 < i_821) ? 1 : 0;
                                                i_823 = i_919;
                                                i_824 = i_917;
                                            }
                                        }
                                        if (i_824 < 1) {
                                            i_920 = i_823;
                                        } else {
                                            i_920 = i_824;
                                        }
                                        if (i_920 < 1) {
                                            i_921 = i_920;
                                        } else {
                                            if (i_920 == 65536) {
                                                i_921 = i_920;
                                            } else {
                                                i_922 = (int) get_local_id(0);
                                                l_923 = (long) (uint) i_920;
                                                l_924 = (long) ((ulong) l_796 + (ulong) l_923);
                                                if (i_922 == 0) {
                                                    i_925 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                    i_926 = *((__global int *) (arg_fs + 16 + 208L));
                                                    if (i_777 < i_926) {
                                                        l_927 = *((__global long *) (arg_fs + 16 + 192L));
                                                        i_928 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_927 + (ulong) l_795))));
                                                        i_929 = (int) ((uint) i_928 + (uint) (-1));
                                                        i_930 = (i_929 < 0) ? (-9) : i_929;
                                                        if (i_930 < 0) {
                                                            i_931 = i_930;
                                                        } else {
                                                            l_932 = *((__global long *) (arg_fs + 16 + 192L));
                                                            i_933 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_932 + (ulong) l_795)) + (ulong) 4L))));
                                                            if ((i_933 & 3) == 1) {
                                                                i_931 = (-9);
                                                            } else {
                                                                i_931 = i_930;
                                                            }
                                                        }
                                                    } else {
                                                        i_931 = (-9);
                                                    }
                                                    i_934 = (int) (0 - (uint) i_925);
                                                    if (i_934 < 0) {
                                                        l_935 = (long) i_934;
                                                        l_936 = l_935;
                                                    } else {
                                                        l_937 = (long) i_931;
                                                        if (i_931 < 0) {
                                                            l_936 = l_937;
                                                        } else {
                                                            if (l_924 < 0L) {
                                                                l_936 = (-22L);
                                                            } else {
                                                                i_938 = (int) ((uint) 65536 - (uint) i_920);
                                                                if (i_938 < 0) {
                                                                    l_936 = (-22L);
                                                                } else {
                                                                    l_939 = *((__global long *) (arg_fs + 16 + 16L));
                                                                    i_940 = (int) get_group_id(0);
                                                                    l_941 = (long) i_940;
                                                                    i_942 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_939 + (ulong) ((l_941 << 12) + (l_941 << 11)))) + (ulong) 1896L))));
                                                                    if (i_942 == 0) {
                                                                        l_943 = *((__global long *) (arg_fs + 16 + 200L));
                                                                        l_944 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_943 + (ulong) (l_937 << 6)))));
                                                                        l_945 = (long) ((ulong) l_944 - (ulong) l_924);
                                                                        if (l_945 < 1L) {
                                                                            l_936 = 0L;
                                                                        } else {
                                                                            l_946 = (long) (uint) i_938;
                                                                            l_947 = (l_945 < l_946) ? l_945 : l_946;
                                                                            l_936 = l_947;
                                                                        }
                                                                    } else {
                                                                        l_936 = (-16L);
                                                                    }
                                                                }
                                                            }
                                                        }
                                                    }
                                                } else {
                                                    l_936 = 0L;
                                                }
                                                l_948 = GALEFS_BROADCAST(l_936);
                                                i_949 = (int) l_948;
                                                i_950 = (i_949 < 1) ? i_949 : 1;
                                                l_951 = (long) ((ulong) l_794 + (ulong) l_923);
                                                i_952 = i_950;
                                                i_953 = 0;
                                                while (true) {
                                                    if (!(i_952 == 1)) {
                                                        break;
                                                    }
                                                    i_954 = (int) get_local_id(0);
                                                    i_955 = (int) ((uint) i_949 - (uint) i_953);
                                                    l_956 = (long) i_955;
                                                    l_957 = (long) i_953;
                                                    l_958 = (long) ((ulong) l_924 + (ulong) l_957);
                                                    if (i_954 == 0) {
                                                        l_959 = *((__global long *) (arg_fs + 16 + 16L));
                                                        i_960 = (int) get_group_id(0);
                                                        i_961 = *((__global int *) (arg_fs + 16 + 208L));
                                                        if (i_777 < i_961) {
                                                            l_962 = *((__global long *) (arg_fs + 16 + 192L));
                                                            i_963 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_962 + (ulong) l_795))));
                                                            i_964 = (int) ((uint) i_963 + (uint) (-1));
                                                            i_965 = (i_964 < 0) ? (-9) : i_964;
                                                            i_966 = i_965;
                                                        } else {
                                                            i_966 = (-9);
                                                        }
                                                        l_967 = (long) i_966;
                                                        if (i_966 < 0) {
                                                            l_968 = l_967;
                                                        } else {
                                                            i_969 = *((__global int *) (arg_fs + 16 + 156L));
                                                            l_970 = *((__global long *) (arg_fs + 16 + 200L));
                                                            i_971 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_970 + (ulong) (l_967 << 6))) + (ulong) 8L))));
                                                            l_972 = *((__global long *) (arg_fs + 16 + 128L));
                                                            i_973 = *((__global int *) (arg_fs + 16 + 152L));
                                                            l_974 = l_958 >> i_969;
                                                            i_975 = i_973 & ((int) (((long) ((ulong) ((long) ((ulong) l_974 + (ulong) (((long) i_971) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                                            i_976 = i_975;
                                                            i_977 = 0;
                                                            i_978 = (-2);
                                                            while (true) {
                                                                if (!(i_978 == (-2))) {
                                                                    break;
                                                                }
                                                                i_979 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_972 + (ulong) (((long) i_976) << 2)))));
                                                                i_980 = (int) ((uint) i_979 + (uint) (-1));
                                                                if (i_980 < 0) {
                                                                    i_978 = (-1);
                                                                } else {
                                                                    l_981 = *((__global long *) (arg_fs + 16 + 136L));
                                                                    l_982 = (long) ((ulong) l_981 + (ulong) (((long) (uint) i_980) << 4));
                                                                    i_983 = *((volatile __global int *) (arg_fs + 16 + l_982));
                                                                    l_984 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_982 + (ulong) 8L))));
                                                                    if ((!(i_971 == i_983)) || (!(l_974 == l_984))) {
                                                                        if (i_973 == i_977) {
                                                                            i_978 = (-1);
                                                                        } else {
                                                                            i_985 = (int) ((uint) i_977 + (uint) 1);
                                                                            i_986 = i_973 & ((int) ((uint) i_976 + (uint) 1));
                                                                            i_976 = i_986;
                                                                            i_977 = i_985;
                                                                        }
                                                                    } else {
                                                                        i_978 = i_980;
                                                                    }
                                                                }
                                                            }
                                                            l_987 = (long) i_960;
                                                            l_988 = (long) ((ulong) l_959 + (ulong) ((l_987 << 12) + (l_987 << 11)));
                                                            if (i_978 < 0) {
                                                                i_989 = (-1);
                                                            } else {
                                                                l_990 = (long) ((ulong) l_988 + (ulong) 1856L);
                                                                *((volatile __global int *) (arg_fs + 16 + l_990)) = ((int) ((uint) i_978 + (uint) 1));
                                                                GALEFS_FENCE();
                                                                l_991 = *((__global long *) (arg_fs + 16 + 136L));
                                                                l_992 = (long) ((ulong) l_991 + (ulong) (((long) (uint) i_978) << 4));
                                                                i_993 = *((volatile __global int *) (arg_fs + 16 + l_992));
                                                                l_994 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_992 + (ulong) 8L))));
                                                                if ((!(i_971 == i_993)) || (!(l_974 == l_994))) {
                                                                    *((volatile __global int *) (arg_fs + 16 + l_990)) = 0;
                                                                }
                                                                GALEFS_FENCE();
                                                                if ((!(i_971 == i_993)) || (!(l_974 == l_994))) {
                                                                    i_989 = (-1);
                                                                } else {
                                                                    i_989 = i_978;
                                                                }
                                                            }
                                                            l_995 = (long) i_989;
                                                            if (l_995 == (-1L)) {
                                                                l_996 = (long) ((ulong) l_988 + (ulong) 1864L);
                                                                l_997 = *((__global long *) (arg_fs + 16 + l_996));
                                                                l_998 = *((__global long *) (arg_fs + 16 + 8L));
                                                                l_999 = (long) ((ulong) l_997 + (ulong) 128L);
                                                                l_1000 = (long) ((ulong) l_988 + (ulong) 1408L);
                                                                i_1001 = 0;
                                                                l_1002 = 0L;
                                                                while (true) {
                                                                    if (!(i_1001 == 0)) {
                                                                        break;
                                                                    }
                                                                    i_1003 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                                    if (i_1003 == 0) {
                                                                        l_1004 = *((volatile __global long *) (arg_fs + 16 + l_1000));
                                                                        if (((long) ((ulong) l_999 - (ulong) l_1004)) < 1025L) {
                                                                            i_1001 = 1;
                                                                        } else {
                                                                            if (l_1002 < l_998) {
                                                                                GALEFS_RELAX(l_1002);
                                                                                l_1005 = (long) ((ulong) l_1002 + (ulong) 1L);
                                                                                l_1002 = l_1005;
                                                                            } else {
                                                                                i_1001 = (-110);
                                                                            }
                                                                        }
                                                                    } else {
                                                                        i_1006 = (int) (0 - (uint) i_1003);
                                                                        i_1001 = i_1006;
                                                                    }
                                                                }
                                                                if (i_1001 < 0) {
                                                                    l_1007 = (long) i_1001;
                                                                    l_1008 = l_1007;
                                                                } else {
                                                                    l_1009 = (long) ((ulong) l_997 + (ulong) 64L);
                                                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_988 + (ulong) ((long) (uint) (((int) l_1009) & 1023)))))) = 0L;
                                                                    l_1010 = (long) ((ulong) l_988 + (ulong) ((long) (uint) (((int) l_997) & 1023)));
                                                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1010 + (ulong) 4L)))) = 3;
                                                                    i_1011 = (int) ((uint) ((int) (((long) ((ulong) l_997 + (ulong) ((long) ((ulong) (l_997 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1010 + (ulong) 8L)))) = i_1011;
                                                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1010 + (ulong) 12L)))) = i_777;
                                                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1010 + (ulong) 16L)))) = l_958;
                                                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1010 + (ulong) 24L)))) = l_956;
                                                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1010 + (ulong) 32L)))) = 0;
                                                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1010 + (ulong) 36L)))) = 0;
                                                                    GALEFS_FENCE();
                                                                    *((volatile __global int *) (arg_fs + 16 + l_1010)) = 64;
                                                                    *((__global long *) (arg_fs + 16 + l_996)) = l_1009;
                                                                    GALEFS_FENCE();
                                                                    l_1012 = *((__global long *) (arg_fs + 16 + 24L));
                                                                    i_1013 = (int) get_group_id(0);
                                                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1012 + (ulong) ((long) i_1013))))) = (char) 1;
                                                                    l_1014 = *((__global long *) (arg_fs + 16 + 8L));
                                                                    l_1015 = (long) ((ulong) l_988 + (ulong) 1792L);
                                                                    i_1016 = 0;
                                                                    l_1017 = 0L;
                                                                    while (true) {
                                                                        if (!(i_1016 == 0)) {
                                                                            break;
                                                                        }
                                                                        i_1018 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                                        i_1019 = *((volatile __global int *) (arg_fs + 16 + l_1015));
                                                                        if (i_1011 == i_1019) {
                                                                            i_1016 = 1;
                                                                        } else {
                                                                            if (i_1018 == 0) {
                                                                                if (l_1017 < l_1014) {
                                                                                    GALEFS_RELAX(l_1017);
                                                                                    l_1020 = (long) ((ulong) l_1017 + (ulong) 1L);
                                                                                    l_1017 = l_1020;
                                                                                } else {
                                                                                    i_1016 = (-110);
                                                                                }
                                                                            } else {
                                                                                i_1021 = (int) (0 - (uint) i_1018);
                                                                                i_1016 = i_1021;
                                                                            }
                                                                        }
                                                                    }
                                                                    GALEFS_FENCE();
                                                                    if (i_1016 < 0) {
                                                                        l_1022 = (long) i_1016;
                                                                        l_1008 = l_1022;
                                                                    } else {
                                                                        l_1023 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_988 + (ulong) 1800L))));
                                                                        l_1008 = l_1023;
                                                                    }
                                                                }
                                                                if (l_1008 < 0L) {
                                                                    l_1024 = l_1008;
                                                                } else {
                                                                    l_1025 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_988 + (ulong) 1808L))));
                                                                    l_1024 = l_1025;
                                                                }
                                                            } else {
                                                                l_1026 = (long) ((ulong) l_988 + (ulong) 1872L);
                                                                l_1027 = *((__global long *) (arg_fs + 16 + l_1026));
                                                                *((__global long *) (arg_fs + 16 + l_1026)) = ((long) ((ulong) l_1027 + (ulong) 1L));
                                                                l_1024 = l_995;
                                                            }
                                                            if (l_1024 < 0L) {
                                                                l_968 = l_1024;
                                                            } else {
                                                                l_1028 = (long) ((ulong) (l_1024 << i_969) + (ulong) (l_958 & ((long) ((ulong) (1L << i_969) + (ulong) (-1L)))));
                                                                l_968 = l_1028;
                                                            }
                                                        }
                                                    } else {
                                                        l_968 = 0L;
                                                    }
                                                    l_1029 = GALEFS_BROADCAST(l_968);
                                                    if (l_1029 < 0L) {
                                                        i_1030 = 0;
                                                    } else {
                                                        i_1031 = *((__global int *) (arg_fs + 16 + 156L));
                                                        l_1032 = 1L << i_1031;
                                                        l_1033 = (long) ((ulong) l_1032 - (ulong) (l_958 & ((long) ((ulong) l_1032 + (ulong) (-1L)))));
                                                        if (l_1033 < l_956) {
                                                            i_1034 = (int) l_1033;
                                                            i_1030 = i_1034;
                                                        } else {
                                                            i_1030 = i_955;
                                                        }
                                                    }
                                                    l_1035 = *((__global long *) (arg_fs + 16 + 144L));
                                                    l_1036 = (l_1029 < 0L) ? 0L : l_1029;
                                                    gale_copy((arg_fs + 16 + ((long) ((ulong) l_1035 + (ulong) l_1036))), (arg_work + 16 + ((long) ((ulong) l_951 + (ulong) l_957))), i_1030);
                                                    GALEFS_FENCE();
                                                    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                                    i_1037 = (int) get_local_id(0);
                                                    if (i_1037 == 0) {
                                                        l_1038 = *((__global long *) (arg_fs + 16 + 16L));
                                                        i_1039 = (int) get_group_id(0);
                                                        l_1040 = (long) i_1039;
                                                        l_1041 = (long) ((ulong) l_1038 + (ulong) ((l_1040 << 12) + (l_1040 << 11)));
                                                        l_1042 = (long) ((ulong) l_1041 + (ulong) 1880L);
                                                        l_1043 = *((__global long *) (arg_fs + 16 + l_1042));
                                                        *((__global long *) (arg_fs + 16 + l_1042)) = ((long) ((ulong) ((long) i_1030) + (ulong) l_1043));
                                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1041 + (ulong) 1856L)))) = 0;
                                                        l_1044 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_1041 + (ulong) 1864L))));
                                                        l_1045 = (long) ((ulong) l_1044 + (ulong) (-64L));
                                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1041 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1045 + (ulong) ((long) ((ulong) (l_1045 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                                    }
                                                    i_1046 = (int) ((uint) i_953 + (uint) i_1030);
                                                    if (l_1029 < 0L) {
                                                        i_1047 = (int) l_1029;
                                                        i_952 = i_1047;
                                                        i_953 = i_1046;
                                                    } else {
                                                        i_1048 = (i_1046 < i_949) ? 1 : 0;
                                                        i_952 = i_1048;
                                                        i_953 = i_1046;
                                                    }
                                                }
                                                if (i_953 < 1) {
                                                    i_1049 = i_952;
                                                } else {
                                                    i_1049 = i_953;
                                                }
                                                if (i_1049 < 0) {
                                                    i_921 = i_1049;
                                                } else {
                                                    i_1050 = (int) ((uint) i_920 + (uint) i_1049);
                                                    i_921 = i_1050;
                                                }
                                            }
                                        }
                                        if (i_921 < 0) {
                                            i_797 = i_921;
                                        } else {
                                            if (i_921 < 65536) {
                                                i_1051 = i_921;
                                            } else {
                                                i_1052 = (int) ((uint) i_921 + (uint) (-32));
                                                i_1051 = i_1052;
                                            }
                                            i_1053 = (int) get_local_size(0);
                                            i_1054 = (int) get_local_size(0);
                                            i_1055 = (int) get_local_id(0);
                                            i_1056 = (l_796 == 0L) ? 0 : (-32);
                                            i_1057 = gale_div_int(((int) ((uint) ((int) ((uint) ((int) ((uint) i_1051 - (uint) i_1056)) + (uint) i_1053)) + (uint) (-1))), i_1054);
                                            i_1058 = (int) ((uint) ((int) ((uint) i_1055 * (uint) i_1057)) + (uint) i_1056);
                                            i_1059 = (int) ((uint) i_1058 + (uint) i_1057);
                                            i_1060 = (i_1059 < i_1051) ? i_1059 : i_1051;
                                            if (i_1058 < i_1060) {
                                                if ((!(l_796 == 0L)) || (!(i_1058 == 0))) {
                                                    i_1061 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) l_794 + (ulong) ((long) i_1058))) + (ulong) (-1L)))));
                                                    i_1062 = (((uint) ((int) ((uint) (i_1061 | 32) + (uint) (-97))) < (uint) 26) || (i_1061 == 95)) ? 1 : 0;
                                                    i_1063 = i_1062;
                                                } else {
                                                    i_1063 = 0;
                                                }
                                            } else {
                                                i_1063 = 0;
                                            }
                                            i_1064 = (int) get_local_id(0);
                                            i_1065 = (int) get_group_id(0);
                                            i_1066 = (int) get_local_size(0);
                                            i_1067 = *((__global int *) ul_51);
                                            i_1068 = (int) ((uint) ((int) ((uint) i_1064 + (uint) ((int) ((uint) i_1065 * (uint) i_1066)))) * (uint) i_1067);
                                            i_1069 = (i_1063 == 0) ? 0 : (-1);
                                            i_1070 = (i_1058 < i_1060) ? 1 : 0;
                                            i_1071 = (-2128831035);
                                            i_1072 = i_1069;
                                            i_1073 = i_1058;
                                            i_1074 = i_1070;
                                            while (true) {
                                                if (i_1074 == 0) {
                                                    break;
                                                }
                                                l_1075 = (long) ((ulong) l_794 + (ulong) ((long) i_1073));
                                                if (i_1073 < i_921) {
                                                    i_1076 = (int) *((__global char *) (arg_work + 16 + l_1075));
                                                    i_1077 = i_1076;
                                                } else {
                                                    i_1077 = 0;
                                                }
                                                if (((uint) ((int) ((uint) (i_1077 | 32) + (uint) (-97))) < (uint) 26) || (i_1077 == 95)) {
                                                    if (i_1072 == 31) {
                                                        i_1078 = i_1071;
                                                        i_1079 = (-1);
                                                    } else {
                                                        if (i_1072 == (-1)) {
                                                            i_1078 = i_1071;
                                                            i_1079 = i_1072;
                                                        } else {
                                                            i_1080 = (int) ((uint) (i_1071 ^ i_1077) * (uint) 16777619);
                                                            i_1081 = (int) ((uint) i_1072 + (uint) 1);
                                                            i_1078 = i_1080;
                                                            i_1079 = i_1081;
                                                        }
                                                    }
                                                } else {
                                                    if (i_1072 < 1) {
                                                        i_1078 = (-2128831035);
                                                        i_1079 = 0;
                                                    } else {
                                                        i_1082 = (int) get_group_id(0);
                                                        i_1083 = *((__global int *) ul_51);
                                                        i_1084 = *((__global int *) ul_50);
                                                        l_1085 = (long) i_1083;
                                                        l_1086 = ((l_1085 << 5) + (l_1085 << 4)) + 73792L;
                                                        l_1087 = (long) ((ulong) ((long) i_1082) * (ulong) ((((l_1086 + (((long) i_1084) << 2)) + (l_1085 * 43L)) + 63L) & (-64L)));
                                                        l_1088 = (long) ((ulong) l_1087 + (ulong) 73792L);
                                                        l_1089 = (long) ((ulong) l_1086 + (ulong) l_1087);
                                                        i_1090 = (int) ((uint) i_1084 + (uint) (-1));
                                                        i_1091 = i_1090 & (((int) ((uint) i_1071 * (uint) (-1640531535))) >> 15);
                                                        l_1092 = (long) ((ulong) l_1075 - (ulong) ((long) (uint) i_1072));
                                                        i_1093 = i_1091;
                                                        i_1094 = (-2);
                                                        while (true) {
                                                            if (!(i_1094 == (-2))) {
                                                                break;
                                                            }
                                                            i_1095 = *((__global int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_1089 + (ulong) (((long) i_1093) << 2))) >> 2))) << 2) + 16L)));
                                                            i_1096 = (int) ((uint) i_1095 + (uint) (-1));
                                                            if (i_1096 < 0) {
                                                                i_1094 = (-1);
                                                            } else {
                                                                l_1097 = (long) (uint) i_1096;
                                                                l_1098 = (long) ((ulong) l_1088 + (ulong) ((l_1097 << 5) + (l_1097 << 4)));
                                                                i_1099 = *((__global int *) (arg_work + ((((long) ((int) ((l_1098 + 4L) >> 2))) << 2) + 16L)));
                                                                i_1100 = i_1090 & ((int) ((uint) i_1093 + (uint) 1));
                                                                if (i_1071 == i_1099) {
                                                                    i_1101 = *((__global int *) (arg_work + ((((long) ((int) (l_1098 >> 2))) << 2) + 16L)));
                                                                    if (i_1072 == i_1101) {
                                                                        l_1102 = (long) ((ulong) l_1098 + (ulong) 16L);
                                                                        i_1103 = 0;
                                                                        i_1104 = 0;
                                                                        while (true) {
                                                                            if (!(i_1104 < i_1072)) {
                                                                                break;
                                                                            }
                                                                            l_1105 = (long) i_1104;
                                                                            i_1106 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1102 + (ulong) l_1105))));
                                                                            i_1107 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1092 + (ulong) l_1105))));
                                                                            i_1108 = i_1103 | (i_1106 ^ i_1107);
                                                                            i_1109 = (int) ((uint) i_1104 + (uint) 1);
                                                                            i_1103 = i_1108;
                                                                            i_1104 = i_1109;
                                                                        }
                                                                        if (i_1103 == 0) {
                                                                            i_1094 = i_1096;
                                                                        } else {
                                                                            i_1093 = i_1100;
                                                                        }
                                                                    } else {
                                                                        i_1093 = i_1100;
                                                                    }
                                                                } else {
                                                                    i_1093 = i_1100;
                                                                }
                                                            }
                                                        }
                                                        if (i_1094 < 0) {
                                                            i_1078 = (-2128831035);
                                                            i_1079 = 0;
                                                        } else {
                                                            ul_1110 = arg_counts + ((((long) ((int) ((uint) i_1068 + (uint) i_1094))) << 2) + 16L);
                                                            i_1111 = *((__global int *) ul_1110);
                                                            *((__global int *) ul_1110) = ((int) ((uint) i_1111 + (uint) 1));
                                                            i_1078 = (-2128831035);
                                                            i_1079 = 0;
                                                        }
                                                    }
                                                }
                                                i_1112 = (int) ((uint) i_1073 + (uint) 1);
                                                if (i_1112 < i_1060) {
                                                    i_1071 = i_1078;
                                                    i_1072 = i_1079;
                                                    i_1073 = i_1112;
                                                } else {
                                                    if (i_1079 < 1) {
                                                        i_1071 = i_1078;
                                                        i_1072 = i_1079;
                                                        i_1073 = i_1112;
                                                        i_1074 = 0;
                                                    } else {
                                                        i_1071 = i_1078;
                                                        i_1072 = i_1079;
                                                        i_1073 = i_1112;
                                                    }
                                                }
                                            }
                                            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                            i_1113 = (int) get_local_id(0);
                                            i_1114 = i_1113;
                                            while (true) {
                                                if (!(i_1114 < 64)) {
                                                    break;
                                                }
                                                l_1115 = (long) i_1114;
                                                i_1116 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1115 + (ulong) l_793))));
                                                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_792 + (ulong) l_1115)))) = (char) i_1116;
                                                i_1117 = (int) get_local_size(0);
                                                i_1118 = (int) ((uint) i_1114 + (uint) i_1117);
                                                i_1114 = i_1118;
                                            }
                                            i_1119 = (i_921 < 65536) ? 0 : 1;
                                            l_1120 = (long) ((ulong) l_796 + (ulong) ((long) (uint) i_921));
                                            l_796 = l_1120;
                                            i_797 = i_1119;
                                        }
                                    }
                                    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                    i_1121 = (int) get_local_id(0);
                                    if (i_1121 == 0) {
                                        l_1122 = *((__global long *) (arg_fs + 16 + 16L));
                                        i_1123 = (int) get_group_id(0);
                                        l_1124 = (long) i_1123;
                                        i_1125 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1122 + (ulong) ((l_1124 << 12) + (l_1124 << 11)))) + (ulong) 1896L))));
                                        if (i_1125 == 0) {
                                            l_1126 = *((__global long *) (arg_fs + 16 + 16L));
                                            i_1127 = (int) get_group_id(0);
                                            l_1128 = (long) i_1127;
                                            l_1129 = (long) ((ulong) l_1126 + (ulong) ((l_1128 << 12) + (l_1128 << 11)));
                                            l_1130 = (long) ((ulong) l_1129 + (ulong) 1864L);
                                            l_1131 = *((__global long *) (arg_fs + 16 + l_1130));
                                            l_1132 = *((__global long *) (arg_fs + 16 + 8L));
                                            l_1133 = (long) ((ulong) l_1131 + (ulong) 128L);
                                            l_1134 = (long) ((ulong) l_1129 + (ulong) 1408L);
                                            i_1135 = 0;
                                            l_1136 = 0L;
                                            while (true) {
                                                if (!(i_1135 == 0)) {
                                                    break;
                                                }
                                                i_1137 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                if (i_1137 == 0) {
                                                    l_1138 = *((volatile __global long *) (arg_fs + 16 + l_1134));
                                                    if (((long) ((ulong) l_1133 - (ulong) l_1138)) < 1025L) {
                                                        i_1135 = 1;
                                                    } else {
                                                        if (l_1136 < l_1132) {
                                                            GALEFS_RELAX(l_1136);
                                                            l_1139 = (long) ((ulong) l_1136 + (ulong) 1L);
                                                            l_1136 = l_1139;
                                                        } else {
                                                            i_1135 = (-110);
                                                        }
                                                    }
                                                } else {
                                                    i_1140 = (int) (0 - (uint) i_1137);
                                                    i_1135 = i_1140;
                                                }
                                            }
                                            if (i_1135 < 0) {
                                                l_1141 = (long) i_1135;
                                                l_1142 = l_1141;
                                            } else {
                                                l_1143 = (long) ((ulong) l_1131 + (ulong) 64L);
                                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1129 + (ulong) ((long) (uint) (((int) l_1143) & 1023)))))) = 0L;
                                                l_1144 = (long) ((ulong) l_1129 + (ulong) ((long) (uint) (((int) l_1131) & 1023)));
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1144 + (ulong) 4L)))) = 2;
                                                i_1145 = (int) ((uint) ((int) (((long) ((ulong) l_1131 + (ulong) ((long) ((ulong) (l_1131 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1144 + (ulong) 8L)))) = i_1145;
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1144 + (ulong) 12L)))) = i_777;
                                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1144 + (ulong) 16L)))) = 0L;
                                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1144 + (ulong) 24L)))) = 0L;
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1144 + (ulong) 32L)))) = 0;
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1144 + (ulong) 36L)))) = 0;
                                                GALEFS_FENCE();
                                                *((volatile __global int *) (arg_fs + 16 + l_1144)) = 64;
                                                *((__global long *) (arg_fs + 16 + l_1130)) = l_1143;
                                                GALEFS_FENCE();
                                                l_1146 = *((__global long *) (arg_fs + 16 + 24L));
                                                i_1147 = (int) get_group_id(0);
                                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1146 + (ulong) ((long) i_1147))))) = (char) 1;
                                                l_1148 = *((__global long *) (arg_fs + 16 + 8L));
                                                l_1149 = (long) ((ulong) l_1129 + (ulong) 1792L);
                                                i_1150 = 0;
                                                l_1151 = 0L;
                                                while (true) {
                                                    if (!(i_1150 == 0)) {
                                                        break;
                                                    }
                                                    i_1152 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                    i_1153 = *((volatile __global int *) (arg_fs + 16 + l_1149));
                                                    if (i_1145 == i_1153) {
                                                        i_1150 = 1;
                                                    } else {
                                                        if (i_1152 == 0) {
                                                            if (l_1151 < l_1148) {
                                                                GALEFS_RELAX(l_1151);
                                                                l_1154 = (long) ((ulong) l_1151 + (ulong) 1L);
                                                                l_1151 = l_1154;
                                                            } else {
                                                                i_1150 = (-110);
                                                            }
                                                        } else {
                                                            i_1155 = (int) (0 - (uint) i_1152);
                                                            i_1150 = i_1155;
                                                        }
                                                    }
                                                }
                                                GALEFS_FENCE();
                                                if (i_1150 < 0) {
                                                    l_1156 = (long) i_1150;
                                                    l_1142 = l_1156;
                                                } else {
                                                    l_1157 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1129 + (ulong) 1800L))));
                                                    l_1142 = l_1157;
                                                }
                                            }
                                        } else {
                                            l_1142 = (-16L);
                                        }
                                    } else {
                                        l_1142 = 0L;
                                    }
                                    l_1158 = GALEFS_BROADCAST(l_1142);
                                    if (i_797 < 0) {
                                        i_1159 = (int) get_group_id(0);
                                        i_1160 = (int) get_local_id(0);
                                        if (i_1160 == 0) {
                                            i_1161 = i_1159 << 2;
                                            *((__global int *) (arg_status + ((((long) i_1161) << 2) + 16L))) = 7;
                                            *((__global int *) (arg_status + ((((long) (i_1161 + 1)) << 2) + 16L))) = i_445;
                                            *((__global int *) (arg_status + ((((long) (i_1161 + 2)) << 2) + 16L))) = i_797;
                                            l_444 = l_716;
                                            i_445 = i_717;
                                            i_446 = 0;
                                        } else {
                                            l_444 = l_716;
                                            i_445 = i_717;
                                            i_446 = 0;
                                        }
                                    } else {
                                        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                        i_1162 = (int) get_local_id(0);
                                        if (i_1162 == 0) {
                                            l_1163 = (long) ((ulong) l_727 + (ulong) ((long) i_728));
                                            *((__global char *) (arg_work + 16 + l_1163)) = (char) 46;
                                            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1163 + (ulong) 1L)))) = (char) 99;
                                            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1163 + (ulong) 2L)))) = (char) 111;
                                            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1163 + (ulong) 3L)))) = (char) 117;
                                            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1163 + (ulong) 4L)))) = (char) 110;
                                            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1163 + (ulong) 5L)))) = (char) 116;
                                            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1163 + (ulong) 6L)))) = (char) 115;
                                        }
                                        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                        i_1164 = (int) get_local_id(0);
                                        if (i_1164 == 0) {
                                            l_1165 = *((__global long *) (arg_fs + 16 + 16L));
                                            i_1166 = (int) get_group_id(0);
                                            l_1167 = *((__global long *) (arg_fs + 16 + 16L));
                                            i_1168 = (int) get_group_id(0);
                                            l_1169 = (long) i_1168;
                                            i_1170 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1167 + (ulong) ((l_1169 << 12) + (l_1169 << 11)))) + (ulong) 1896L))));
                                            i_1171 = (int) ((uint) i_728 + (uint) 7);
                                            if (i_1170 == 0) {
                                                if (i_1171 < 1) {
                                                    i_1172 = (-2);
                                                } else {
                                                    i_1173 = (i_1171 < 4097) ? 0 : (-36);
                                                    i_1172 = i_1173;
                                                }
                                                l_1174 = (long) i_1172;
                                                l_1175 = l_1174;
                                            } else {
                                                l_1175 = (-16L);
                                            }
                                            if (l_1175 == 0L) {
                                                l_1176 = (long) i_1166;
                                                l_1177 = (long) ((ulong) l_1165 + (ulong) ((l_1176 << 12) + (l_1176 << 11)));
                                                l_1178 = (long) ((ulong) l_1177 + (ulong) 2048L);
                                                i_1179 = 0;
                                                while (true) {
                                                    if (!(i_1179 < i_1171)) {
                                                        break;
                                                    }
                                                    l_1180 = (long) i_1179;
                                                    i_1181 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_727 + (ulong) l_1180))));
                                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1178 + (ulong) l_1180)))) = (char) i_1181;
                                                    i_1182 = (int) ((uint) i_1179 + (uint) 1);
                                                    i_1179 = i_1182;
                                                }
                                                l_1183 = (long) ((ulong) l_1177 + (ulong) 1864L);
                                                l_1184 = *((__global long *) (arg_fs + 16 + l_1183));
                                                l_1185 = *((__global long *) (arg_fs + 16 + 8L));
                                                l_1186 = (long) ((ulong) l_1184 + (ulong) 128L);
                                                l_1187 = (long) ((ulong) l_1177 + (ulong) 1408L);
                                                i_1188 = 0;
                                                l_1189 = 0L;
                                                while (true) {
                                                    if (!(i_1188 == 0)) {
                                                        break;
                                                    }
                                                    i_1190 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                    if (i_1190 == 0) {
                                                        l_1191 = *((volatile __global long *) (arg_fs + 16 + l_1187));
                                                        if (((long) ((ulong) l_1186 - (ulong) l_1191)) < 1025L) {
                                                            i_1188 = 1;
                                                        } else {
                                                            if (l_1189 < l_1185) {
                                                                GALEFS_RELAX(l_1189);
                                                                l_1192 = (long) ((ulong) l_1189 + (ulong) 1L);
                                                                l_1189 = l_1192;
                                                            } else {
                                                                i_1188 = (-110);
                                                            }
                                                        }
                                                    } else {
                                                        i_1193 = (int) (0 - (uint) i_1190);
                                                        i_1188 = i_1193;
                                                    }
                                                }
                                                if (i_1188 < 0) {
                                                    l_1194 = (long) i_1188;
                                                    l_1195 = l_1194;
                                                } else {
                                                    l_1196 = (long) ((ulong) l_1184 + (ulong) 64L);
                                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1177 + (ulong) ((long) (uint) (((int) l_1196) & 1023)))))) = 0L;
                                                    l_1197 = (long) ((ulong) l_1177 + (ulong) ((long) (uint) (((int) l_1184) & 1023)));
                                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1197 + (ulong) 4L)))) = 1;
                                                    i_1198 = (int) ((uint) ((int) (((long) ((ulong) l_1184 + (ulong) ((long) ((ulong) (l_1184 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1197 + (ulong) 8L)))) = i_1198;
                                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1197 + (ulong) 12L)))) = 0;
                                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1197 + (ulong) 16L)))) = 0L;
                                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1197 + (ulong) 24L)))) = 0L;
                                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1197 + (ulong) 32L)))) = 577;
                                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1197 + (ulong) 36L)))) = i_1171;
                                                    GALEFS_FENCE();
                                                    *((volatile __global int *) (arg_fs + 16 + l_1197)) = 64;
                                                    *((__global long *) (arg_fs + 16 + l_1183)) = l_1196;
                                                    GALEFS_FENCE();
                                                    l_1199 = *((__global long *) (arg_fs + 16 + 24L));
                                                    i_1200 = (int) get_group_id(0);
                                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1199 + (ulong) ((long) i_1200))))) = (char) 1;
                                                    l_1201 = *((__global long *) (arg_fs + 16 + 8L));
                                                    l_1202 = (long) ((ulong) l_1177 + (ulong) 1792L);
                                                    i_1203 = 0;
                                                    l_1204 = 0L;
                                                    while (true) {
                                                        if (!(i_1203 == 0)) {
                                                            break;
                                                        }
                                                        i_1205 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                        i_1206 = *((volatile __global int *) (arg_fs + 16 + l_1202));
                                                        if (i_1198 == i_1206) {
                                                            i_1203 = 1;
                                                        } else {
                                                            if (i_1205 == 0) {
                                                                if (l_1204 < l_1201) {
                                                                    GALEFS_RELAX(l_1204);
                                                                    l_1207 = (long) ((ulong) l_1204 + (ulong) 1L);
                                                                    l_1204 = l_1207;
                                                                } else {
                                                                    i_1203 = (-110);
                                                                }
                                                            } else {
                                                                i_1208 = (int) (0 - (uint) i_1205);
                                                                i_1203 = i_1208;
                                                            }
                                                        }
                                                    }
                                                    GALEFS_FENCE();
                                                    if (i_1203 < 0) {
                                                        l_1209 = (long) i_1203;
                                                        l_1195 = l_1209;
                                                    } else {
                                                        l_1210 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1177 + (ulong) 1800L))));
                                                        l_1195 = l_1210;
                                                    }
                                                }
                                            } else {
                                                l_1195 = l_1175;
                                            }
                                        } else {
                                            l_1195 = 0L;
                                        }
                                        l_1211 = GALEFS_BROADCAST(l_1195);
                                        i_1212 = (int) l_1211;
                                        if (i_1212 < 0) {
                                            i_1213 = i_1212;
                                        } else {
                                            i_1214 = *((__global int *) ul_51);
                                            i_1215 = *((__global int *) ul_49);
                                            i_1216 = (int) get_group_id(0);
                                            l_1217 = (long) i_1214;
                                            l_1218 = l_1217 * ((long) i_1216);
                                            l_1219 = (long) i_1215;
                                            if (l_1218 < l_1219) {
                                                l_1220 = l_1219 - l_1218;
                                                if (l_1220 < l_1217) {
                                                    i_1221 = (int) l_1220;
                                                    i_1222 = i_1221;
                                                } else {
                                                    i_1222 = i_1214;
                                                }
                                                if (i_1222 < 1) {
                                                    i_1223 = 0;
                                                } else {
                                                    i_1224 = (int) get_group_id(0);
                                                    i_1225 = *((__global int *) ul_50);
                                                    l_1226 = (((l_1217 << 5) + (l_1217 << 4)) + 73792L) + (((long) i_1225) << 2);
                                                    l_1227 = ((l_1226 + (l_1217 * 43L)) + 63L) & (-64L);
                                                    i_1228 = *((__global int *) (arg_work + ((((long) ((int) (((long) ((ulong) ((long) ((ulong) ((long) i_1224) * (ulong) l_1227)) + (ulong) 73804L)) >> 2))) << 2) + 16L)));
                                                    i_1229 = (int) get_group_id(0);
                                                    l_1230 = (long) (uint) ((int) ((uint) i_1222 + (uint) (-1)));
                                                    l_1231 = (l_1230 << 5) + (l_1230 << 4);
                                                    i_1232 = *((__global int *) (arg_work + ((((long) ((int) ((((long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_1227 * (ulong) ((long) i_1229))) + (ulong) 73792L)) + (ulong) l_1231)) + 12L) >> 2))) << 2) + 16L)));
                                                    i_1233 = (int) get_group_id(0);
                                                    i_1234 = *((__global int *) (arg_work + ((((long) ((int) (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_1227 * (ulong) ((long) i_1233))) + (ulong) 73792L)) + (ulong) l_1231)) >> 2))) << 2) + 16L)));
                                                    i_1235 = (int) get_group_id(0);
                                                    i_1236 = (int) get_local_id(0);
                                                    l_1237 = (long) ((ulong) l_1226 + (ulong) ((long) ((ulong) l_1227 * (ulong) ((long) i_1235))));
                                                    l_1238 = (long) i_1228;
                                                    i_1239 = i_1236;
                                                    while (true) {
                                                        if (!(i_1239 < i_1222)) {
                                                            break;
                                                        }
                                                        i_1240 = (int) get_group_id(0);
                                                        i_1241 = *((__global int *) ul_51);
                                                        i_1242 = *((__global int *) ul_50);
                                                        l_1243 = (long) i_1241;
                                                        l_1244 = ((((((l_1243 << 5) + (l_1243 << 4)) + 73792L) + (((long) i_1242) << 2)) + (l_1243 * 43L)) + 63L) & (-64L);
                                                        l_1245 = (long) i_1239;
                                                        l_1246 = (l_1245 << 5) + (l_1245 << 4);
                                                        i_1247 = *((__global int *) (arg_work + ((((long) ((int) ((((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) i_1240) * (ulong) l_1244)) + (ulong) 73792L)) + (ulong) l_1246)) + 12L) >> 2))) << 2) + 16L)));
                                                        i_1248 = (int) get_group_id(0);
                                                        l_1249 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_1244 * (ulong) ((long) i_1248))) + (ulong) 73792L)) + (ulong) l_1246);
                                                        i_1250 = *((__global int *) (arg_work + ((((long) ((int) ((l_1249 + 8L) >> 2))) << 2) + 16L)));
                                                        i_1251 = 0;
                                                        i_1252 = 0;
                                                        while (true) {
                                                            i_1253 = (int) get_local_size(0);
                                                            if (!(i_1252 < i_1253)) {
                                                                break;
                                                            }
                                                            i_1254 = (int) get_group_id(0);
                                                            i_1255 = (int) get_local_size(0);
                                                            i_1256 = *((__global int *) (arg_counts + ((((long) ((int) ((uint) ((int) ((uint) ((int) ((uint) i_1252 + (uint) ((int) ((uint) i_1254 * (uint) i_1255)))) * (uint) i_1241)) + (uint) i_1250))) << 2) + 16L)));
                                                            i_1257 = (int) ((uint) i_1251 + (uint) i_1256);
                                                            i_1258 = (int) ((uint) i_1252 + (uint) 1);
                                                            i_1251 = i_1257;
                                                            i_1252 = i_1258;
                                                        }
                                                        l_1259 = (long) ((ulong) ((long) ((ulong) l_1237 + (ulong) ((long) i_1247))) - (ulong) l_1238);
                                                        i_1260 = i_1251;
                                                        i_1261 = 9;
                                                        while (true) {
                                                            if (i_1261 < 0) {
                                                                break;
                                                            }
                                                            if ((!(i_1260 == 0)) || (!(i_1261 < 9))) {
                                                                i_1262 = gale_rem_int(i_1260, 10) + 48;
                                                                i_1263 = i_1262;
                                                            } else {
                                                                i_1263 = 32;
                                                            }
                                                            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1259 + (ulong) ((long) (uint) i_1261))))) = (char) i_1263;
                                                            i_1264 = (int) ((uint) i_1261 + (uint) (-1));
                                                            i_1265 = gale_div_int(i_1260, 10);
                                                            i_1260 = i_1265;
                                                            i_1261 = i_1264;
                                                        }
                                                        *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1259 + (ulong) 10L)))) = (char) 32;
                                                        i_1266 = *((__global int *) (arg_work + ((((long) ((int) (l_1249 >> 2))) << 2) + 16L)));
                                                        l_1267 = (long) ((ulong) l_1249 + (ulong) 16L);
                                                        l_1268 = (long) ((ulong) l_1259 + (ulong) 11L);
                                                        i_1269 = 0;
                                                        while (true) {
                                                            if (!(i_1269 < i_1266)) {
                                                                break;
                                                            }
                                                            l_1270 = (long) i_1269;
                                                            i_1271 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1267 + (ulong) l_1270))));
                                                            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1270 + (ulong) l_1268)))) = (char) i_1271;
                                                            i_1272 = (int) ((uint) i_1269 + (uint) 1);
                                                            i_1269 = i_1272;
                                                        }
                                                        *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) i_1266) + (ulong) l_1268)))) = (char) 10;
                                                        i_1273 = (int) get_local_size(0);
                                                        i_1274 = (int) ((uint) i_1239 + (uint) i_1273);
                                                        i_1239 = i_1274;
                                                    }
                                                    i_1275 = (int) get_local_id(0);
                                                    i_1276 = (int) ((uint) ((int) ((uint) ((int) ((uint) i_1232 + (uint) i_1234)) + (uint) 12)) - (uint) i_1228);
                                                    l_1277 = (long) i_1276;
                                                    l_1278 = ((long) (uint) i_1212) << 3;
                                                    if (i_1275 == 0) {
                                                        i_1279 = *((__global int *) (arg_fs + 16 + 208L));
                                                        if (i_1212 < i_1279) {
                                                            l_1280 = *((__global long *) (arg_fs + 16 + 192L));
                                                            i_1281 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1280 + (ulong) l_1278))));
                                                            i_1282 = (int) ((uint) i_1281 + (uint) (-1));
                                                            i_1283 = (i_1282 < 0) ? (-9) : i_1282;
                                                            if (i_1283 < 0) {
                                                                i_1284 = i_1283;
                                                            } else {
                                                                l_1285 = *((__global long *) (arg_fs + 16 + 192L));
                                                                i_1286 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1285 + (ulong) l_1278)) + (ulong) 4L))));
                                                                if ((i_1286 & 3) == 0) {
                                                                    i_1284 = (-9);
                                                                } else {
                                                                    i_1284 = i_1283;
                                                                }
                                                            }
                                                        } else {
                                                            i_1284 = (-9);
                                                        }
                                                        if (i_1284 < 0) {
                                                            l_1287 = (long) i_1284;
                                                            l_1288 = l_1287;
                                                        } else {
                                                            if (l_1238 < 0L) {
                                                                l_1288 = (-22L);
                                                            } else {
                                                                if (i_1276 < 0) {
                                                                    l_1288 = (-22L);
                                                                } else {
                                                                    if ((l_1238 + l_1277) < 0L) {
                                                                        l_1288 = (-27L);
                                                                    } else {
                                                                        l_1289 = *((__global long *) (arg_fs + 16 + 16L));
                                                                        i_1290 = (int) get_group_id(0);
                                                                        l_1291 = (long) i_1290;
                                                                        i_1292 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1289 + (ulong) ((l_1291 << 12) + (l_1291 << 11)))) + (ulong) 1896L))));
                                                                        if (i_1292 == 0) {
                                                                            l_1288 = l_1277;
                                                                        } else {
                                                                            l_1288 = (-16L);
                                                                        }
                                                                    }
                                                                }
                                                            }
                                                        }
                                                    } else {
                                                        l_1288 = l_1277;
                                                    }
                                                    l_1293 = GALEFS_BROADCAST(l_1288);
                                                    i_1294 = (int) l_1293;
                                                    i_1295 = (i_1294 < 1) ? i_1294 : 1;
                                                    i_1296 = i_1295;
                                                    i_1297 = 0;
                                                    while (true) {
                                                        if (!(i_1296 == 1)) {
                                                            break;
                                                        }
                                                        i_1298 = *((__global int *) (arg_fs + 16 + 156L));
                                                        l_1299 = 1L << i_1298;
                                                        l_1300 = (long) i_1297;
                                                        l_1301 = l_1238 + l_1300;
                                                        l_1302 = (long) ((ulong) l_1299 - (ulong) (l_1301 & ((long) ((ulong) l_1299 + (ulong) (-1L)))));
                                                        i_1303 = (int) ((uint) i_1294 - (uint) i_1297);
                                                        if (l_1302 < ((long) i_1303)) {
                                                            i_1304 = (int) l_1302;
                                                            i_1305 = i_1304;
                                                        } else {
                                                            i_1305 = i_1303;
                                                        }
                                                        i_1306 = (int) get_local_id(0);
                                                        if (i_1306 == 0) {
                                                            l_1307 = *((__global long *) (arg_fs + 16 + 16L));
                                                            i_1308 = (int) get_group_id(0);
                                                            l_1309 = (long) i_1308;
                                                            l_1310 = (long) ((ulong) l_1307 + (ulong) ((l_1309 << 12) + (l_1309 << 11)));
                                                            l_1311 = (long) ((ulong) l_1310 + (ulong) 1864L);
                                                            l_1312 = *((__global long *) (arg_fs + 16 + l_1311));
                                                            l_1313 = *((__global long *) (arg_fs + 16 + 8L));
                                                            l_1314 = (long) ((ulong) l_1312 + (ulong) 128L);
                                                            l_1315 = (long) ((ulong) l_1310 + (ulong) 1408L);
                                                            i_1316 = 0;
                                                            l_1317 = 0L;
                                                            while (true) {
                                                                if (!(i_1316 == 0)) {
                                                                    break;
                                                                }
                                                                i_1318 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                                if (i_1318 == 0) {
                                                                    l_1319 = *((volatile __global long *) (arg_fs + 16 + l_1315));
                                                                    if (((long) ((ulong) l_1314 - (ulong) l_1319)) < 1025L) {
                                                                        i_1316 = 1;
                                                                    } else {
                                                                        if (l_1317 < l_1313) {
                                                                            GALEFS_RELAX(l_1317);
                                                                            l_1320 = (long) ((ulong) l_1317 + (ulong) 1L);
                                                                            l_1317 = l_1320;
                                                                        } else {
                                                                            i_1316 = (-110);
                                                                        }
                                                                    }
                                                                } else {
                                                                    i_1321 = (int) (0 - (uint) i_1318);
                                                                    i_1316 = i_1321;
                                                                }
                                                            }
                                                            if (i_1316 < 0) {
                                                                l_1322 = (long) i_1316;
                                                                l_1323 = l_1322;
                                                            } else {
                                                                l_1324 = (long) ((ulong) l_1312 + (ulong) 64L);
                                                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1310 + (ulong) ((long) (uint) (((int) l_1324) & 1023)))))) = 0L;
                                                                l_1325 = (long) ((ulong) l_1310 + (ulong) ((long) (uint) (((int) l_1312) & 1023)));
                                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1325 + (ulong) 4L)))) = 4;
                                                                i_1326 = (int) ((uint) ((int) (((long) ((ulong) l_1312 + (ulong) ((long) ((ulong) (l_1312 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1325 + (ulong) 8L)))) = i_1326;
                                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1325 + (ulong) 12L)))) = i_1212;
                                                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1325 + (ulong) 16L)))) = l_1301;
                                                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1325 + (ulong) 24L)))) = ((long) i_1305);
                                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1325 + (ulong) 32L)))) = 0;
                                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1325 + (ulong) 36L)))) = 0;
                                                                GALEFS_FENCE();
                                                                *((volatile __global int *) (arg_fs + 16 + l_1325)) = 64;
                                                                *((__global long *) (arg_fs + 16 + l_1311)) = l_1324;
                                                                GALEFS_FENCE();
                                                                l_1327 = *((__global long *) (arg_fs + 16 + 24L));
                                                                i_1328 = (int) get_group_id(0);
                                                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1327 + (ulong) ((long) i_1328))))) = (char) 1;
                                                                l_1329 = *((__global long *) (arg_fs + 16 + 8L));
                                                                l_1330 = (long) ((ulong) l_1310 + (ulong) 1792L);
                                                                i_1331 = 0;
                                                                l_1332 = 0L;
                                                                while (true) {
                                                                    if (!(i_1331 == 0)) {
                                                                        break;
                                                                    }
                                                                    i_1333 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                                    i_1334 = *((volatile __global int *) (arg_fs + 16 + l_1330));
                                                                    if (i_1326 == i_1334) {
                                                                        i_1331 = 1;
                                                                    } else {
                                                                        if (i_1333 == 0) {
                                                                            if (l_1332 < l_1329) {
                                                                                GALEFS_RELAX(l_1332);
                                                                                l_1335 = (long) ((ulong) l_1332 + (ulong) 1L);
                                                                                l_1332 = l_1335;
                                                                            } else {
                                                                                i_1331 = (-110);
                                                                            }
                                                                        } else {
                                                                            i_1336 = (int) (0 - (uint) i_1333);
                                                                            i_1331 = i_1336;
                                                                        }
                                                                    }
                                                                }
                                                                GALEFS_FENCE();
                                                                if (i_1331 < 0) {
                                                                    l_1337 = (long) i_1331;
                                                                    l_1323 = l_1337;
                                                                } else {
                                                                    l_1338 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1310 + (ulong) 1800L))));
                                                                    l_1323 = l_1338;
                                                                }
                                                            }
                                                            if (l_1323 < 0L) {
                                                                l_1339 = l_1323;
                                                            } else {
                                                                l_1340 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1310 + (ulong) 1808L))));
                                                                l_1339 = l_1340;
                                                            }
                                                            if (l_1339 < 0L) {
                                                                l_1341 = l_1339;
                                                            } else {
                                                                i_1342 = *((__global int *) (arg_fs + 16 + 156L));
                                                                l_1343 = (long) ((ulong) (l_1339 << i_1342) + (ulong) (l_1301 & ((long) ((ulong) (1L << i_1342) + (ulong) (-1L)))));
                                                                l_1341 = l_1343;
                                                            }
                                                        } else {
                                                            l_1341 = 0L;
                                                        }
                                                        l_1344 = GALEFS_BROADCAST(l_1341);
                                                        if (l_1344 < 0L) {
                                                            i_1345 = 0;
                                                        } else {
                                                            i_1345 = i_1305;
                                                        }
                                                        l_1346 = *((__global long *) (arg_fs + 16 + 144L));
                                                        l_1347 = (l_1344 < 0L) ? 0L : l_1344;
                                                        gale_copy((arg_work + 16 + ((long) ((ulong) l_1237 + (ulong) l_1300))), (arg_fs + 16 + ((long) ((ulong) l_1346 + (ulong) l_1347))), i_1345);
                                                        GALEFS_FENCE();
                                                        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                                        i_1348 = (int) get_local_id(0);
                                                        if (i_1348 == 0) {
                                                            l_1349 = *((__global long *) (arg_fs + 16 + 16L));
                                                            i_1350 = (int) get_group_id(0);
                                                            l_1351 = (long) i_1350;
                                                            l_1352 = (long) ((ulong) l_1349 + (ulong) ((l_1351 << 12) + (l_1351 << 11)));
                                                            l_1353 = (long) ((ulong) l_1352 + (ulong) 1888L);
                                                            l_1354 = *((__global long *) (arg_fs + 16 + l_1353));
                                                            *((__global long *) (arg_fs + 16 + l_1353)) = ((long) ((ulong) ((long) i_1345) + (ulong) l_1354));
                                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1352 + (ulong) 1856L)))) = 0;
                                                            l_1355 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_1352 + (ulong) 1864L))));
                                                            l_1356 = (long) ((ulong) l_1355 + (ulong) (-64L));
                                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1352 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1356 + (ulong) ((long) ((ulong) (l_1356 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                                        }
                                                        i_1357 = (int) ((uint) i_1297 + (uint) i_1345);
                                                        if (l_1344 < 0L) {
                                                            i_1358 = (int) l_1344;
                                                            i_1296 = i_1358;
                                                            i_1297 = i_1357;
                                                        } else {
                                                            i_1359 = (i_1357 < i_1294) ? 1 : 0;
                                                            i_1296 = i_1359;
                                                            i_1297 = i_1357;
                                                        }
                                                    }
                                                    if (i_1297 < 1) {
                                                        i_1360 = i_1296;
                                                    } else {
                                                        i_1360 = i_1297;
                                                    }
                                                    if (i_1360 < 0) {
                                                        i_1223 = i_1360;
                                                    } else {
                                                        if (i_1360 < i_1276) {
                                                            i_1361 = (int) get_local_id(0);
                                                            i_1362 = (int) ((uint) i_1276 - (uint) i_1360);
                                                            l_1363 = (long) i_1362;
                                                            l_1364 = (long) (uint) i_1360;
                                                            l_1365 = l_1238 + l_1364;
                                                            if (i_1361 == 0) {
                                                                i_1366 = *((__global int *) (arg_fs + 16 + 208L));
                                                                if (i_1212 < i_1366) {
                                                                    l_1367 = *((__global long *) (arg_fs + 16 + 192L));
                                                                    i_1368 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1367 + (ulong) l_1278))));
                                                                    i_1369 = (int) ((uint) i_1368 + (uint) (-1));
                                                                    i_1370 = (i_1369 < 0) ? (-9) : i_1369;
                                                                    if (i_1370 < 0) {
                                                                        i_1371 = i_1370;
                                                                    } else {
                                                                        l_1372 = *((__global long *) (arg_fs + 16 + 192L));
                                                                        i_1373 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1372 + (ulong) l_1278)) + (ulong) 4L))));
                                                                        if ((i_1373 & 3) == 0) {
                                                                            i_1371 = (-9);
                                                                        } else {
                                                                            i_1371 = i_1370;
                                                                        }
                                                                    }
                                                                } else {
                                                                    i_1371 = (-9);
                                                                }
                                                                if (i_1371 < 0) {
                                                                    l_1374 = (long) i_1371;
                                                                    l_1375 = l_1374;
                                                                } else {
                                                                    if (l_1365 < 0L) {
                                                                        l_1375 = (-22L);
                                                                    } else {
                                                                        if (i_1362 < 0) {
                                                                            l_1375 = (-22L);
                                                                        } else {
                                                                            if ((l_1365 + l_1363) < 0L) {
                                                                                l_1375 = (-27L);
                                                                            } else {
                                                                                l_1376 = *((__global long *) (arg_fs + 16 + 16L));
                                                                                i_1377 = (int) get_group_id(0);
                                                                                l_1378 = (long) i_1377;
                                                                                i_1379 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1376 + (ulong) ((l_1378 << 12) + (l_1378 << 11)))) + (ulong) 1896L))));
                                                                                if (i_1379 == 0) {
                                                                                    l_1375 = l_1363;
                                                                                } else {
                                                                                    l_1375 = (-16L);
                                                                                }
                                                                            }
                                                                        }
                                                                    }
                                                                }
                                                            } else {
                                                                l_1375 = l_1363;
                                                            }
                                                            l_1380 = GALEFS_BROADCAST(l_1375);
                                                            i_1381 = (int) l_1380;
                                                            i_1382 = (i_1381 < 1) ? i_1381 : 1;
                                                            l_1383 = (long) ((ulong) l_1237 + (ulong) l_1364);
                                                            i_1384 = i_1382;
                                                            i_1385 = 0;
                                                            while (true) {
                                                                if (!(i_1384 == 1)) {
                                                                    break;
                                                                }
                                                                i_1386 = *((__global int *) (arg_fs + 16 + 156L));
                                                                l_1387 = 1L << i_1386;
                                                                l_1388 = (long) i_1385;
                                                                l_1389 = l_1365 + l_1388;
                                                                l_1390 = (long) ((ulong) l_1387 - (ulong) (l_1389 & ((long) ((ulong) l_1387 + (ulong) (-1L)))));
                                                                i_1391 = (int) ((uint) i_1381 - (uint) i_1385);
                                                                if (l_1390 < ((long) i_1391)) {
                                                                    i_1392 = (int) l_1390;
                                                                    i_1393 = i_1392;
                                                                } else {
                                                                    i_1393 = i_1391;
                                                                }
                                                                i_1394 = (int) get_local_id(0);
                                                                if (i_1394 == 0) {
                                                                    l_1395 = *((__global long *) (arg_fs + 16 + 16L));
                                                                    i_1396 = (int) get_group_id(0);
                                                                    l_1397 = (long) i_1396;
                                                                    l_1398 = (long) ((ulong) l_1395 + (ulong) ((l_1397 << 12) + (l_1397 << 11)));
                                                                    l_1399 = (long) ((ulong) l_1398 + (ulong) 1864L);
                                                                    l_1400 = *((__global long *) (arg_fs + 16 + l_1399));
                                                                    l_1401 = *((__global long *) (arg_fs + 16 + 8L));
                                                                    l_1402 = (long) ((ulong) l_1400 + (ulong) 128L);
                                                                    l_1403 = (long) ((ulong) l_1398 + (ulong) 1408L);
                                                                    i_1404 = 0;
                                                                    l_1405 = 0L;
                                                                    while (true) {
                                                                        if (!(i_1404 == 0)) {
                                                                            break;
                                                                        }
                                                                        i_1406 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                                        if (i_1406 == 0) {
                                                                            l_1407 = *((volatile __global long *) (arg_fs + 16 + l_1403));
                                                                            if (((long) ((ulong) l_1402 - (ulong) l_1407)) < 1025L) {
                                                                                i_1404 = 1;
                                                                            } else {
                                                                                if (l_1405 < l_1401) {
                                                                                    GALEFS_RELAX(l_1405);
                                                                                    l_1408 = (long) ((ulong) l_1405 + (ulong) 1L);
                                                                                    l_1405 = l_1408;
                                                                                } else {
                                                                                    i_1404 = (-110);
                                                                                }
                                                                            }
                                                                        } else {
                                                                            i_1409 = (int) (0 - (uint) i_1406);
                                                                            i_1404 = i_1409;
                                                                        }
                                                                    }
                                                                    if (i_1404 < 0) {
                                                                        l_1410 = (long) i_1404;
                                                                        l_1411 = l_1410;
                                                                    } else {
                                                                        l_1412 = (long) ((ulong) l_1400 + (ulong) 64L);
                                                                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1398 + (ulong) ((long) (uint) (((int) l_1412) & 1023)))))) = 0L;
                                                                        l_1413 = (long) ((ulong) l_1398 + (ulong) ((long) (uint) (((int) l_1400) & 1023)));
                                                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1413 + (ulong) 4L)))) = 4;
                                                                        i_1414 = (int) ((uint) ((int) (((long) ((ulong) l_1400 + (ulong) ((long) ((ulong) (l_1400 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1413 + (ulong) 8L)))) = i_1414;
                                                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1413 + (ulong) 12L)))) = i_1212;
                                                                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1413 + (ulong) 16L)))) = l_1389;
                                                                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1413 + (ulong) 24L)))) = ((long) i_1393);
                                                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1413 + (ulong) 32L)))) = 0;
                                                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1413 + (ulong) 36L)))) = 0;
                                                                        GALEFS_FENCE();
                                                                        *((volatile __global int *) (arg_fs + 16 + l_1413)) = 64;
                                                                        *((__global long *) (arg_fs + 16 + l_1399)) = l_1412;
                                                                        GALEFS_FENCE();
                                                                        l_1415 = *((__global long *) (arg_fs + 16 + 24L));
                                                                        i_1416 = (int) get_group_id(0);
                                                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1415 + (ulong) ((long) i_1416))))) = (char) 1;
                                                                        l_1417 = *((__global long *) (arg_fs + 16 + 8L));
                                                                        l_1418 = (long) ((ulong) l_1398 + (ulong) 1792L);
                                                                        i_1419 = 0;
                                                                        l_1420 = 0L;
                                                                        while (true) {
                                                                            if (!(i_1419 == 0)) {
                                                                                break;
                                                                            }
                                                                            i_1421 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                                            i_1422 = *((volatile __global int *) (arg_fs + 16 + l_1418));
                                                                            if (i_1414 == i_1422) {
                                                                                i_1419 = 1;
                                                                            } else {
                                                                                if (i_1421 == 0) {
                                                                                    if (l_1420 < l_1417) {
                                                                                        GALEFS_RELAX(l_1420);
                                                                                        l_1423 = (long) ((ulong) l_1420 + (ulong) 1L);
                                                                                        l_1420 = l_1423;
                                                                                    } else {
                                                                                        i_1419 = (-110);
                                                                                    }
                                                                                } else {
                                                                                    i_1424 = (int) (0 - (uint) i_1421);
                                                                                    i_1419 = i_1424;
                                                                                }
                                                                            }
                                                                        }
                                                                        GALEFS_FENCE();
                                                                        if (i_1419 < 0) {
                                                                            l_1425 = (long) i_1419;
                                                                            l_1411 = l_1425;
                                                                        } else {
                                                                            l_1426 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1398 + (ulong) 1800L))));
                                                                            l_1411 = l_1426;
                                                                        }
                                                                    }
                                                                    if (l_1411 < 0L) {
                                                                        l_1427 = l_1411;
                                                                    } else {
                                                                        l_1428 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1398 + (ulong) 1808L))));
                                                                        l_1427 = l_1428;
                                                                    }
                                                                    if (l_1427 < 0L) {
                                                                        l_1429 = l_1427;
                                                                    } else {
                                                                        i_1430 = *((__global int *) (arg_fs + 16 + 156L));
                                                                        l_1431 = (long) ((ulong) (l_1427 << i_1430) + (ulong) (l_1389 & ((long) ((ulong) (1L << i_1430) + (ulong) (-1L)))));
                                                                        l_1429 = l_1431;
                                                                    }
                                                                } else {
                                                                    l_1429 = 0L;
                                                                }
                                                                l_1432 = GALEFS_BROADCAST(l_1429);
                                                                if (l_1432 < 0L) {
                                                                    i_1433 = 0;
                                                                } else {
                                                                    i_1433 = i_1393;
                                                                }
                                                                l_1434 = *((__global long *) (arg_fs + 16 + 144L));
                                                                l_1435 = (l_1432 < 0L) ? 0L : l_1432;
                                                                gale_copy((arg_work + 16 + ((long) ((ulong) l_1383 + (ulong) l_1388))), (arg_fs + 16 + ((long) ((ulong) l_1434 + (ulong) l_1435))), i_1433);
                                                                GALEFS_FENCE();
                                                                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                                                i_1436 = (int) get_local_id(0);
                                                                if (i_1436 == 0) {
                                                                    l_1437 = *((__global long *) (arg_fs + 16 + 16L));
                                                                    i_1438 = (int) get_group_id(0);
                                                                    l_1439 = (long) i_1438;
                                                                    l_1440 = (long) ((ulong) l_1437 + (ulong) ((l_1439 << 12) + (l_1439 << 11)));
                                                                    l_1441 = (long) ((ulong) l_1440 + (ulong) 1888L);
                                                                    l_1442 = *((__global long *) (arg_fs + 16 + l_1441));
                                                                    *((__global long *) (arg_fs + 16 + l_1441)) = ((long) ((ulong) ((long) i_1433) + (ulong) l_1442));
                                                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1440 + (ulong) 1856L)))) = 0;
                                                                    l_1443 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_1440 + (ulong) 1864L))));
                                                                    l_1444 = (long) ((ulong) l_1443 + (ulong) (-64L));
                                                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1440 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1444 + (ulong) ((long) ((ulong) (l_1444 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                                                }
                                                                i_1445 = (int) ((uint) i_1385 + (uint) i_1433);
                                                                if (l_1432 < 0L) {
                                                                    i_1446 = (int) l_1432;
                                                                    i_1384 = i_1446;
                                                                    i_1385 = i_1445;
                                                                } else {
                                                                    i_1447 = (i_1445 < i_1381) ? 1 : 0;
                                                                    i_1384 = i_1447;
                                                                    i_1385 = i_1445;
                                                                }
                                                            }
                                                            if (i_1385 < 1) {
                                                                i_1223 = i_1384;
                                                            } else {
                                                                i_1223 = i_1385;
                                                            }
                                                        } else {
                                                            i_1223 = i_1360;
                                                        }
                                                    }
                                                }
                                            } else {
                                                i_1223 = 0;
                                            }
                                            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                            i_1448 = (int) get_local_id(0);
                                            if (i_1448 == 0) {
                                                l_1449 = *((__global long *) (arg_fs + 16 + 16L));
                                                i_1450 = (int) get_group_id(0);
                                                l_1451 = (long) i_1450;
                                                i_1452 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1449 + (ulong) ((l_1451 << 12) + (l_1451 << 11)))) + (ulong) 1896L))));
                                                if (i_1452 == 0) {
                                                    l_1453 = *((__global long *) (arg_fs + 16 + 16L));
                                                    i_1454 = (int) get_group_id(0);
                                                    l_1455 = (long) i_1454;
                                                    l_1456 = (long) ((ulong) l_1453 + (ulong) ((l_1455 << 12) + (l_1455 << 11)));
                                                    l_1457 = (long) ((ulong) l_1456 + (ulong) 1864L);
                                                    l_1458 = *((__global long *) (arg_fs + 16 + l_1457));
                                                    l_1459 = *((__global long *) (arg_fs + 16 + 8L));
                                                    l_1460 = (long) ((ulong) l_1458 + (ulong) 128L);
                                                    l_1461 = (long) ((ulong) l_1456 + (ulong) 1408L);
                                                    i_1462 = 0;
                                                    l_1463 = 0L;
                                                    while (true) {
                                                        if (!(i_1462 == 0)) {
                                                            break;
                                                        }
                                                        i_1464 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                        if (i_1464 == 0) {
                                                            l_1465 = *((volatile __global long *) (arg_fs + 16 + l_1461));
                                                            if (((long) ((ulong) l_1460 - (ulong) l_1465)) < 1025L) {
                                                                i_1462 = 1;
                                                            } else {
                                                                if (l_1463 < l_1459) {
                                                                    GALEFS_RELAX(l_1463);
                                                                    l_1466 = (long) ((ulong) l_1463 + (ulong) 1L);
                                                                    l_1463 = l_1466;
                                                                } else {
                                                                    i_1462 = (-110);
                                                                }
                                                            }
                                                        } else {
                                                            i_1467 = (int) (0 - (uint) i_1464);
                                                            i_1462 = i_1467;
                                                        }
                                                    }
                                                    if (i_1462 < 0) {
                                                        l_1468 = (long) i_1462;
                                                        l_1469 = l_1468;
                                                    } else {
                                                        l_1470 = (long) ((ulong) l_1458 + (ulong) 64L);
                                                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1456 + (ulong) ((long) (uint) (((int) l_1470) & 1023)))))) = 0L;
                                                        l_1471 = (long) ((ulong) l_1456 + (ulong) ((long) (uint) (((int) l_1458) & 1023)));
                                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1471 + (ulong) 4L)))) = 2;
                                                        i_1472 = (int) ((uint) ((int) (((long) ((ulong) l_1458 + (ulong) ((long) ((ulong) (l_1458 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1471 + (ulong) 8L)))) = i_1472;
                                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1471 + (ulong) 12L)))) = i_1212;
                                                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1471 + (ulong) 16L)))) = 0L;
                                                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1471 + (ulong) 24L)))) = 0L;
                                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1471 + (ulong) 32L)))) = 0;
                                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1471 + (ulong) 36L)))) = 0;
                                                        GALEFS_FENCE();
                                                        *((volatile __global int *) (arg_fs + 16 + l_1471)) = 64;
                                                        *((__global long *) (arg_fs + 16 + l_1457)) = l_1470;
                                                        GALEFS_FENCE();
                                                        l_1473 = *((__global long *) (arg_fs + 16 + 24L));
                                                        i_1474 = (int) get_group_id(0);
                                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1473 + (ulong) ((long) i_1474))))) = (char) 1;
                                                        l_1475 = *((__global long *) (arg_fs + 16 + 8L));
                                                        l_1476 = (long) ((ulong) l_1456 + (ulong) 1792L);
                                                        i_1477 = 0;
                                                        l_1478 = 0L;
                                                        while (true) {
                                                            if (!(i_1477 == 0)) {
                                                                break;
                                                            }
                                                            i_1479 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                            i_1480 = *((volatile __global int *) (arg_fs + 16 + l_1476));
                                                            if (i_1472 == i_1480) {
                                                                i_1477 = 1;
                                                            } else {
                                                                if (i_1479 == 0) {
                                                                    if (l_1478 < l_1475) {
                                                                        GALEFS_RELAX(l_1478);
                                                                        l_1481 = (long) ((ulong) l_1478 + (ulong) 1L);
                                                                        l_1478 = l_1481;
                                                                    } else {
                                                                        i_1477 = (-110);
                                                                    }
                                                                } else {
                                                                    i_1482 = (int) (0 - (uint) i_1479);
                                                                    i_1477 = i_1482;
                                                                }
                                                            }
                                                        }
                                                        GALEFS_FENCE();
                                                        if (i_1477 < 0) {
                                                            l_1483 = (long) i_1477;
                                                            l_1469 = l_1483;
                                                        } else {
                                                            l_1484 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1456 + (ulong) 1800L))));
                                                            l_1469 = l_1484;
                                                        }
                                                    }
                                                } else {
                                                    l_1469 = (-16L);
                                                }
                                            } else {
                                                l_1469 = 0L;
                                            }
                                            l_1485 = GALEFS_BROADCAST(l_1469);
                                            if (i_1223 < 0) {
                                                i_1213 = i_1223;
                                            } else {
                                                i_1486 = (int) l_1485;
                                                i_1213 = i_1486;
                                            }
                                        }
                                        if (i_1213 < 0) {
                                            i_1487 = (int) get_group_id(0);
                                            i_1488 = (int) get_local_id(0);
                                            if (i_1488 == 0) {
                                                i_1489 = i_1487 << 2;
                                                *((__global int *) (arg_status + ((((long) i_1489) << 2) + 16L))) = 8;
                                                *((__global int *) (arg_status + ((((long) (i_1489 + 1)) << 2) + 16L))) = i_445;
                                                *((__global int *) (arg_status + ((((long) (i_1489 + 2)) << 2) + 16L))) = i_1213;
                                                l_444 = l_716;
                                                i_445 = i_717;
                                                i_446 = 0;
                                            } else {
                                                l_444 = l_716;
                                                i_445 = i_717;
                                                i_446 = 0;
                                            }
                                        } else {
                                            l_444 = l_716;
                                            i_445 = i_717;
                                            i_446 = 1;
                                        }
                                    }
                                }
                            } else {
                                i_1490 = (int) get_group_id(0);
                                i_1491 = (int) get_local_id(0);
                                if (i_1491 == 0) {
                                    i_1492 = i_1490 << 2;
                                    *((__global int *) (arg_status + ((((long) i_1492) << 2) + 16L))) = 6;
                                    *((__global int *) (arg_status + ((((long) (i_1492 + 1)) << 2) + 16L))) = i_445;
                                    *((__global int *) (arg_status + ((((long) (i_1492 + 2)) << 2) + 16L))) = i_721;
                                    l_444 = l_716;
                                    i_445 = i_717;
                                    i_446 = 0;
                                } else {
                                    l_444 = l_716;
                                    i_445 = i_717;
                                    i_446 = 0;
                                }
                            }
                        }
                    }
                }
            }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_1493 = (int) get_local_id(0);
            if (i_1493 == 0) {
                l_1494 = *((__global long *) (arg_fs + 16 + 16L));
                i_1495 = (int) get_group_id(0);
                l_1496 = (long) i_1495;
                i_1497 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1494 + (ulong) ((l_1496 << 12) + (l_1496 << 11)))) + (ulong) 1896L))));
                if (i_1497 == 0) {
                    l_1498 = *((__global long *) (arg_fs + 16 + 16L));
                    i_1499 = (int) get_group_id(0);
                    l_1500 = (long) i_1499;
                    l_1501 = (long) ((ulong) l_1498 + (ulong) ((l_1500 << 12) + (l_1500 << 11)));
                    l_1502 = (long) ((ulong) l_1501 + (ulong) 1864L);
                    l_1503 = *((__global long *) (arg_fs + 16 + l_1502));
                    l_1504 = *((__global long *) (arg_fs + 16 + 8L));
                    i_1505 = 0;
                    l_1506 = 0L;
                    while (true) {
                        if (!(i_1505 == 0)) {
                            break;
                        }
                        i_1507 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        if (i_1507 == 0) {
                            l_1508 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1501 + (ulong) 1408L))));
                            if (((long) ((ulong) ((long) ((ulong) l_1503 + (ulong) 128L)) - (ulong) l_1508)) < 1025L) {
                                i_1505 = 1;
                            } else {
                                if (l_1506 < l_1504) {
                                    GALEFS_RELAX(l_1506);
                                    l_1509 = (long) ((ulong) l_1506 + (ulong) 1L);
                                    l_1506 = l_1509;
                                } else {
                                    i_1505 = (-110);
                                }
                            }
                        } else {
                            i_1510 = (int) (0 - (uint) i_1507);
                            i_1505 = i_1510;
                        }
                    }
                    if (i_1505 < 0) {
                        l_1511 = (long) i_1505;
                        l_1512 = l_1511;
                    } else {
                        l_1513 = (long) ((ulong) l_1503 + (ulong) 64L);
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1501 + (ulong) ((long) (uint) (((int) l_1513) & 1023)))))) = 0L;
                        l_1514 = (long) ((ulong) l_1501 + (ulong) ((long) (uint) (((int) l_1503) & 1023)));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1514 + (ulong) 4L)))) = 2;
                        i_1515 = (int) ((uint) ((int) (((long) ((ulong) l_1503 + (ulong) ((long) ((ulong) (l_1503 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1514 + (ulong) 8L)))) = i_1515;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1514 + (ulong) 12L)))) = i_437;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1514 + (ulong) 16L)))) = 0L;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1514 + (ulong) 24L)))) = 0L;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1514 + (ulong) 32L)))) = 0;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1514 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global int *) (arg_fs + 16 + l_1514)) = 64;
                        *((__global long *) (arg_fs + 16 + l_1502)) = l_1513;
                        GALEFS_FENCE();
                        l_1516 = *((__global long *) (arg_fs + 16 + 24L));
                        i_1517 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1516 + (ulong) ((long) i_1517))))) = (char) 1;
                        l_1518 = *((__global long *) (arg_fs + 16 + 8L));
                        l_1519 = (long) ((ulong) l_1501 + (ulong) 1792L);
                        i_1520 = 0;
                        l_1521 = 0L;
                        while (true) {
                            if (!(i_1520 == 0)) {
                                break;
                            }
                            i_1522 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            i_1523 = *((volatile __global int *) (arg_fs + 16 + l_1519));
                            if (i_1515 == i_1523) {
                                i_1520 = 1;
                            } else {
                                if (i_1522 == 0) {
                                    if (l_1521 < l_1518) {
                                        GALEFS_RELAX(l_1521);
                                        l_1524 = (long) ((ulong) l_1521 + (ulong) 1L);
                                        l_1521 = l_1524;
                                    } else {
                                        i_1520 = (-110);
                                    }
                                } else {
                                    i_1525 = (int) (0 - (uint) i_1522);
                                    i_1520 = i_1525;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_1520 < 0) {
                            l_1526 = (long) i_1520;
                            l_1512 = l_1526;
                        } else {
                            l_1527 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1501 + (ulong) 1800L))));
                            l_1512 = l_1527;
                        }
                    }
                } else {
                    l_1512 = (-16L);
                }
            } else {
                l_1512 = 0L;
            }
            l_1528 = GALEFS_BROADCAST(l_1512);
        }
    }
}
