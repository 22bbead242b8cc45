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
// source SHA-256: 76d777466d0d427803f1dc3b2302472be8d106b84167fdede43c1fea76a4a48b

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
    __global uchar *ul_0, *ul_49, *ul_50, *ul_51, *ul_219, *ul_252, *ul_306, *ul_339, *ul_384, *ul_439, *ul_1089;
    int i_1, i_2, i_4, i_6, i_8, i_9, i_10, i_16, i_18, i_19, i_23, i_25, i_28, i_33, i_35, i_38, i_40, i_41, i_43, i_47, i_48, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_62, i_63, i_64, i_65, i_67, i_68, i_69, i_70, i_72, i_73, i_74, i_75, i_77, i_81, i_83, i_89, i_90, i_91, i_92, i_93, i_94, i_99, i_100, i_102, i_103, i_104, i_105, i_106, i_110, i_112, i_114, i_115, i_116, i_117, i_118, i_119, i_122, i_124, i_125, i_128, i_132, i_138, i_140, i_143, i_148, i_150, i_153, i_155, i_156, i_158, i_167, i_168, i_171, i_172, i_174, i_175, i_176, i_178, i_185, i_186, i_187, i_188, i_189, i_190, i_191, i_192, i_193, i_194, i_195, i_198, i_199, i_200, i_201, i_202, i_203, i_204, i_205, i_210, i_211, i_212, i_213, i_214, i_220, i_221, i_222, i_223, i_224, i_226, i_227, i_228, i_230, i_231, i_234, i_235, i_236, i_238, i_239, i_241, i_242, i_243, i_244, i_245, i_246, i_247, i_248, i_249, i_250, i_253, i_254, i_255, i_256, i_257, i_258, i_259, i_260, i_261, i_262, i_267, i_268, i_269, i_270, i_271, i_273, i_274, i_275, i_276, i_277, i_279, i_281, i_282, i_283, i_284, i_285, i_286, i_287, i_288, i_289, i_290, i_291, i_296, i_297, i_298, i_299, i_300, i_307, i_308, i_309, i_310, i_311, i_313, i_314, i_315, i_317, i_318, i_321, i_322, i_323, i_325, i_326, i_328, i_329, i_330, i_331, i_332, i_333, i_334, i_335, i_336, i_337, i_340, i_341, i_342, i_343, i_344, i_346, i_347, i_349, i_351, i_353, i_359, i_361, i_364, i_369, i_371, i_374, i_376, i_377, i_379, i_383, i_385, i_386, i_388, i_390, i_392, i_393, i_394, i_401, i_403, i_404, i_408, i_410, i_413, i_418, i_420, i_423, i_425, i_426, i_428, i_432, i_433, i_434, i_435, i_436, i_437, i_441, i_442, i_443, i_444, i_445, i_446, i_447, i_448, i_450, i_451, i_452, i_453, i_455, i_459, i_461, i_467, i_468, i_472, i_473, i_474, i_475, i_480, i_481, i_483, i_484, i_485, i_486, i_487, i_491, i_493, i_495, i_496, i_497, i_498, i_499, i_500, i_503, i_505, i_506, i_509, i_513, i_519, i_521, i_524, i_529, i_531, i_534, i_536, i_537, i_539, i_548, i_549, i_552, i_553, i_555, i_556, i_557, i_559, i_566, i_567, i_568, i_569, i_570, i_572, i_574, i_575, i_576, i_577, i_578, i_579, i_580, i_583, i_585, i_586, i_587, i_588, i_590, i_594, i_596, i_601, i_602, i_603, i_604, i_605, i_606, i_611, i_612, i_614, i_615, i_616, i_617, i_618, i_622, i_624, i_626, i_627, i_628, i_629, i_630, i_631, i_634, i_636, i_637, i_640, i_644, i_652, i_654, i_657, i_662, i_664, i_667, i_669, i_670, i_672, i_681, i_682, i_685, i_686, i_688, i_689, i_690, i_692, i_699, i_700, i_701, i_702, i_704, i_705, i_706, i_707, i_708, i_709, i_713, i_715, i_716, i_717, i_719, i_721, i_723, i_724, i_725, i_731, i_733, i_734, i_740, i_742, i_745, i_750, i_752, i_755, i_757, i_758, i_760, i_764, i_765, i_766, i_767, i_768, i_769, i_770, i_771, i_772, i_773, i_774, i_775, i_776, i_777, i_784, i_785, i_786, i_788, i_789, i_790, i_791, i_793, i_797, i_799, i_805, i_806, i_807, i_808, i_809, i_810, i_815, i_816, i_818, i_819, i_820, i_821, i_822, i_826, i_828, i_830, i_831, i_832, i_833, i_834, i_835, i_838, i_840, i_841, i_844, i_848, i_856, i_858, i_861, i_866, i_868, i_871, i_873, i_874, i_876, i_885, i_886, i_889, i_890, i_892, i_893, i_894, i_896, i_903, i_904, i_905, i_908, i_910, i_911, i_912, i_913, i_915, i_918, i_920, i_922, i_929, i_930, i_932, i_933, i_934, i_935, i_940, i_941, i_943, i_944, i_945, i_946, i_947, i_951, i_953, i_955, i_956, i_957, i_958, i_959, i_960, i_963, i_965, i_966, i_969, i_973, i_981, i_983, i_986, i_991, i_993, i_996, i_998, i_999, i_1001, i_1010, i_1011, i_1014, i_1015, i_1017, i_1018, i_1019, i_1021, i_1028, i_1029, i_1030, i_1031, i_1032, i_1033, i_1034, i_1035, i_1036, i_1037, i_1038, i_1039, i_1040, i_1041, i_1042, i_1043, i_1044, i_1045, i_1046, i_1047, i_1048, i_1049, i_1050, i_1051, i_1052, i_1053, i_1055, i_1056, i_1057, i_1058, i_1059, i_1060, i_1061, i_1062, i_1063, i_1069, i_1070, i_1072, i_1073, i_1074, i_1075, i_1078, i_1079, i_1080, i_1082, i_1083, i_1085, i_1086, i_1087, i_1088, i_1090, i_1091, i_1092, i_1093, i_1095, i_1096, i_1097, i_1098, i_1100, i_1102, i_1104, i_1106, i_1114, i_1116, i_1119, i_1124, i_1126, i_1129, i_1131, i_1132, i_1134, i_1138, i_1139, i_1140, i_1141, i_1143, i_1145, i_1147, i_1149, i_1150, i_1151, i_1152, i_1158, i_1160, i_1161, i_1167, i_1169, i_1172, i_1177, i_1179, i_1182, i_1184, i_1185, i_1187, i_1191, i_1192, i_1193, i_1194, i_1195, i_1200, i_1201, i_1202, i_1203, i_1204, i_1207, i_1208, i_1211, i_1212, i_1213, i_1214, i_1215, i_1218, i_1219, i_1220, i_1221, i_1226, i_1227, i_1229, i_1230, i_1231, i_1232, i_1233, i_1234, i_1235, i_1236, i_1237, i_1239, i_1240, i_1241, i_1242, i_1243, i_1244, i_1245, i_1248, i_1250, i_1251, i_1252, i_1253, i_1254, i_1255, i_1258, i_1260, i_1261, i_1262, i_1263, i_1265, i_1269, i_1271, i_1273, i_1274, i_1275, i_1276, i_1277, i_1282, i_1283, i_1284, i_1285, i_1288, i_1296, i_1298, i_1301, i_1306, i_1308, i_1311, i_1313, i_1314, i_1316, i_1322, i_1325, i_1327, i_1328, i_1329, i_1331, i_1338, i_1339, i_1340, i_1344, i_1346, i_1347, i_1348, i_1349, i_1351, i_1355, i_1357, i_1359, i_1360, i_1362, i_1363, i_1364, i_1369, i_1370, i_1371, i_1372, i_1375, i_1383, i_1385, i_1388, i_1393, i_1395, i_1398, i_1400, i_1401, i_1403, i_1409, i_1412, i_1414, i_1415, i_1416, i_1418, i_1425, i_1427, i_1429, i_1431, i_1439, i_1441, i_1444, i_1449, i_1451, i_1454, i_1456, i_1457, i_1459, i_1463, i_1464, i_1465, i_1466, i_1467, i_1468, i_1469, i_1470, i_1472, i_1474, i_1476, i_1482, i_1484, i_1487, i_1492, i_1494, i_1497, i_1499, i_1500, i_1502;
    long l_3, l_5, l_7, l_11, l_12, l_13, l_14, l_15, l_17, l_20, l_21, l_22, l_24, l_26, l_27, l_29, l_30, l_31, l_32, l_34, l_36, l_37, l_39, l_42, l_44, l_45, l_46, l_59, l_60, l_61, l_66, l_71, l_76, l_78, l_79, l_80, l_82, l_84, l_85, l_86, l_87, l_88, l_95, l_96, l_97, l_98, l_101, l_107, l_108, l_109, l_111, l_113, l_120, l_121, l_123, l_126, l_127, l_129, l_130, l_131, l_133, l_134, l_135, l_136, l_137, l_139, l_141, l_142, l_144, l_145, l_146, l_147, l_149, l_151, l_152, l_154, l_157, l_159, l_160, l_161, l_162, l_163, l_164, l_165, l_166, l_169, l_170, l_173, l_177, l_179, l_180, l_181, l_182, l_183, l_184, l_196, l_197, l_206, l_207, l_208, l_209, l_215, l_216, l_217, l_218, l_225, l_229, l_232, l_233, l_237, l_240, l_251, l_263, l_264, l_265, l_266, l_272, l_278, l_280, l_292, l_293, l_294, l_295, l_301, l_302, l_303, l_304, l_305, l_312, l_316, l_319, l_320, l_324, l_327, l_338, l_345, l_348, l_350, l_352, l_354, l_355, l_356, l_357, l_358, l_360, l_362, l_363, l_365, l_366, l_367, l_368, l_370, l_372, l_373, l_375, l_378, l_380, l_381, l_382, l_387, l_389, l_391, l_395, l_396, l_397, l_398, l_399, l_400, l_402, l_405, l_406, l_407, l_409, l_411, l_412, l_414, l_415, l_416, l_417, l_419, l_421, l_422, l_424, l_427, l_429, l_430, l_431, l_438, l_440, l_449, l_454, l_456, l_457, l_458, l_460, l_462, l_463, l_464, l_465, l_466, l_469, l_470, l_471, l_476, l_477, l_478, l_479, l_482, l_488, l_489, l_490, l_492, l_494, l_501, l_502, l_504, l_507, l_508, l_510, l_511, l_512, l_514, l_515, l_516, l_517, l_518, l_520, l_522, l_523, l_525, l_526, l_527, l_528, l_530, l_532, l_533, l_535, l_538, l_540, l_541, l_542, l_543, l_544, l_545, l_546, l_547, l_550, l_551, l_554, l_558, l_560, l_561, l_562, l_563, l_564, l_565, l_571, l_573, l_581, l_582, l_584, l_589, l_591, l_592, l_593, l_595, l_597, l_598, l_599, l_600, l_607, l_608, l_609, l_610, l_613, l_619, l_620, l_621, l_623, l_625, l_632, l_633, l_635, l_638, l_639, l_641, l_642, l_643, l_645, l_646, l_647, l_648, l_649, l_650, l_651, l_653, l_655, l_656, l_658, l_659, l_660, l_661, l_663, l_665, l_666, l_668, l_671, l_673, l_674, l_675, l_676, l_677, l_678, l_679, l_680, l_683, l_684, l_687, l_691, l_693, l_694, l_695, l_696, l_697, l_698, l_703, l_710, l_711, l_712, l_714, l_718, l_720, l_722, l_726, l_727, l_728, l_729, l_730, l_732, l_735, l_736, l_737, l_738, l_739, l_741, l_743, l_744, l_746, l_747, l_748, l_749, l_751, l_753, l_754, l_756, l_759, l_761, l_762, l_763, l_778, l_779, l_780, l_781, l_782, l_783, l_787, l_792, l_794, l_795, l_796, l_798, l_800, l_801, l_802, l_803, l_804, l_811, l_812, l_813, l_814, l_817, l_823, l_824, l_825, l_827, l_829, l_836, l_837, l_839, l_842, l_843, l_845, l_846, l_847, l_849, l_850, l_851, l_852, l_853, l_854, l_855, l_857, l_859, l_860, l_862, l_863, l_864, l_865, l_867, l_869, l_870, l_872, l_875, l_877, l_878, l_879, l_880, l_881, l_882, l_883, l_884, l_887, l_888, l_891, l_895, l_897, l_898, l_899, l_900, l_901, l_902, l_906, l_907, l_909, l_914, l_916, l_917, l_919, l_921, l_923, l_924, l_925, l_926, l_927, l_928, l_931, l_936, l_937, l_938, l_939, l_942, l_948, l_949, l_950, l_952, l_954, l_961, l_962, l_964, l_967, l_968, l_970, l_971, l_972, l_974, l_975, l_976, l_977, l_978, l_979, l_980, l_982, l_984, l_985, l_987, l_988, l_989, l_990, l_992, l_994, l_995, l_997, l_1000, l_1002, l_1003, l_1004, l_1005, l_1006, l_1007, l_1008, l_1009, l_1012, l_1013, l_1016, l_1020, l_1022, l_1023, l_1024, l_1025, l_1026, l_1027, l_1054, l_1064, l_1065, l_1066, l_1067, l_1068, l_1071, l_1076, l_1077, l_1081, l_1084, l_1094, l_1099, l_1101, l_1103, l_1105, l_1107, l_1108, l_1109, l_1110, l_1111, l_1112, l_1113, l_1115, l_1117, l_1118, l_1120, l_1121, l_1122, l_1123, l_1125, l_1127, l_1128, l_1130, l_1133, l_1135, l_1136, l_1137, l_1142, l_1144, l_1146, l_1148, l_1153, l_1154, l_1155, l_1156, l_1157, l_1159, l_1162, l_1163, l_1164, l_1165, l_1166, l_1168, l_1170, l_1171, l_1173, l_1174, l_1175, l_1176, l_1178, l_1180, l_1181, l_1183, l_1186, l_1188, l_1189, l_1190, l_1196, l_1197, l_1198, l_1199, l_1205, l_1206, l_1209, l_1210, l_1216, l_1217, l_1222, l_1223, l_1224, l_1225, l_1228, l_1238, l_1246, l_1247, l_1249, l_1256, l_1257, l_1259, l_1264, l_1266, l_1267, l_1268, l_1270, l_1272, l_1278, l_1279, l_1280, l_1281, l_1286, l_1287, l_1289, l_1290, l_1291, l_1292, l_1293, l_1294, l_1295, l_1297, l_1299, l_1300, l_1302, l_1303, l_1304, l_1305, l_1307, l_1309, l_1310, l_1312, l_1315, l_1317, l_1318, l_1319, l_1320, l_1321, l_1323, l_1324, l_1326, l_1330, l_1332, l_1333, l_1334, l_1335, l_1336, l_1337, l_1341, l_1342, l_1343, l_1345, l_1350, l_1352, l_1353, l_1354, l_1356, l_1358, l_1361, l_1365, l_1366, l_1367, l_1368, l_1373, l_1374, l_1376, l_1377, l_1378, l_1379, l_1380, l_1381, l_1382, l_1384, l_1386, l_1387, l_1389, l_1390, l_1391, l_1392, l_1394, l_1396, l_1397, l_1399, l_1402, l_1404, l_1405, l_1406, l_1407, l_1408, l_1410, l_1411, l_1413, l_1417, l_1419, l_1420, l_1421, l_1422, l_1423, l_1424, l_1426, l_1428, l_1430, l_1432, l_1433, l_1434, l_1435, l_1436, l_1437, l_1438, l_1440, l_1442, l_1443, l_1445, l_1446, l_1447, l_1448, l_1450, l_1452, l_1453, l_1455, l_1458, l_1460, l_1461, l_1462, l_1471, l_1473, l_1475, l_1477, l_1478, l_1479, l_1480, l_1481, l_1483, l_1485, l_1486, l_1488, l_1489, l_1490, l_1491, l_1493, l_1495, l_1496, l_1498, l_1501, l_1503, l_1504, l_1505;
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
                i_70 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_48 < i_70) {
                    l_71 = *((__global long *) (arg_fs + 16 + 192L));
                    i_72 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) l_61))));
                    i_73 = (int) ((uint) i_72 + (uint) (-1));
                    i_74 = (i_73 < 0) ? (-9) : i_73;
                    if (i_74 < 0) {
                        i_75 = i_74;
                    } else {
                        l_76 = *((__global long *) (arg_fs + 16 + 192L));
                        i_77 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_76 + (ulong) l_61)) + (ulong) 4L))));
                        if ((i_77 & 3) == 1) {
                            i_75 = (-9);
                        } else {
                            i_75 = i_74;
                        }
                    }
                } else {
                    i_75 = (-9);
                }
                l_78 = (long) i_75;
                if (i_75 < 0) {
                    l_79 = l_78;
                } else {
                    if (l_66 < 0L) {
                        l_79 = (-22L);
                    } else {
                        l_80 = *((__global long *) (arg_fs + 16 + 16L));
                        i_81 = (int) get_group_id(0);
                        l_82 = (long) i_81;
                        i_83 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_80 + (ulong) ((l_82 << 12) + (l_82 << 11)))) + (ulong) 1896L))));
                        if (i_83 == 0) {
                            l_84 = *((__global long *) (arg_fs + 16 + 200L));
                            l_85 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) (l_78 << 6)))));
                            l_86 = (long) ((ulong) l_85 - (ulong) l_66);
                            if (l_86 < 1L) {
                                l_79 = 0L;
                            } else {
                                l_87 = (l_86 < 65536L) ? l_86 : 65536L;
                                l_79 = l_87;
                            }
                        } else {
                            l_79 = (-16L);
                        }
                    }
                }
            } else {
                l_79 = 0L;
            }
            l_88 = GALEFS_BROADCAST(l_79);
            i_89 = (int) l_88;
            i_90 = (i_89 < 1) ? i_89 : 1;
            i_91 = i_90;
            i_92 = 0;
            while (true) {
                if (!(i_91 == 1)) {
                    break;
                }
                i_93 = (int) get_local_id(0);
                i_94 = (int) ((uint) i_89 - (uint) i_92);
                l_95 = (long) i_94;
                l_96 = (long) i_92;
                l_97 = (long) ((ulong) l_66 + (ulong) l_96);
                if (i_93 == 0) {
                    l_98 = *((__global long *) (arg_fs + 16 + 16L));
                    i_99 = (int) get_group_id(0);
                    i_100 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_48 < i_100) {
                        l_101 = *((__global long *) (arg_fs + 16 + 192L));
                        i_102 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) l_61))));
                        i_103 = (int) ((uint) i_102 + (uint) (-1));
                        i_104 = (i_103 < 0) ? (-9) : i_103;
                        i_105 = i_104;
                    } else {
                        i_105 = (-9);
                    }
                    i_106 = *((__global int *) (arg_fs + 16 + 156L));
                    l_107 = (long) i_105;
                    if (i_105 < 0) {
                        l_108 = l_107;
                    } else {
                        l_109 = *((__global long *) (arg_fs + 16 + 200L));
                        i_110 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_109 + (ulong) (l_107 << 6))) + (ulong) 8L))));
                        l_111 = *((__global long *) (arg_fs + 16 + 128L));
                        i_112 = *((__global int *) (arg_fs + 16 + 152L));
                        l_113 = l_97 >> i_106;
                        i_114 = i_112 & ((int) (((long) ((ulong) ((long) ((ulong) l_113 + (ulong) (((long) i_110) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_115 = i_114;
                        i_116 = 0;
                        i_117 = (-2);
                        while (true) {
                            if (!(i_117 == (-2))) {
                                break;
                            }
                            i_118 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) (((long) i_115) << 2)))));
                            i_119 = (int) ((uint) i_118 + (uint) (-1));
                            if (i_119 < 0) {
                                i_117 = (-1);
                            } else {
                                l_120 = *((__global long *) (arg_fs + 16 + 136L));
                                l_121 = (long) ((ulong) l_120 + (ulong) (((long) (uint) i_119) << 4));
                                i_122 = *((volatile __global int *) (arg_fs + 16 + l_121));
                                l_123 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 8L))));
                                if ((!(i_110 == i_122)) || (!(l_113 == l_123))) {
                                    if (i_112 == i_116) {
                                        i_117 = (-1);
                                    } else {
                                        i_124 = (int) ((uint) i_116 + (uint) 1);
                                        i_125 = i_112 & ((int) ((uint) i_115 + (uint) 1));
                                        i_115 = i_125;
                                        i_116 = i_124;
                                    }
                                } else {
                                    i_117 = i_119;
                                }
                            }
                        }
                        l_126 = (long) i_99;
                        l_127 = (long) ((ulong) l_98 + (ulong) ((l_126 << 12) + (l_126 << 11)));
                        if (i_117 < 0) {
                            i_128 = (-1);
                        } else {
                            l_129 = (long) ((ulong) l_127 + (ulong) 1856L);
                            *((volatile __global int *) (arg_fs + 16 + l_129)) = ((int) ((uint) i_117 + (uint) 1));
                            GALEFS_FENCE();
                            l_130 = *((__global long *) (arg_fs + 16 + 136L));
                            l_131 = (long) ((ulong) l_130 + (ulong) (((long) (uint) i_117) << 4));
                            i_132 = *((volatile __global int *) (arg_fs + 16 + l_131));
                            l_133 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 8L))));
                            if ((!(i_110 == i_132)) || (!(l_113 == l_133))) {
                                *((volatile __global int *) (arg_fs + 16 + l_129)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_110 == i_132)) || (!(l_113 == l_133))) {
                                i_128 = (-1);
                            } else {
                                i_128 = i_117;
                            }
                        }
                        l_134 = (long) i_128;
                        if (l_134 == (-1L)) {
                            l_135 = (long) ((ulong) l_127 + (ulong) 1864L);
                            l_136 = *((__global long *) (arg_fs + 16 + l_135));
                            l_137 = *((__global long *) (arg_fs + 16 + 8L));
                            i_138 = 0;
                            l_139 = 0L;
                            while (true) {
                                if (!(i_138 == 0)) {
                                    break;
                                }
                                i_140 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                if (i_140 == 0) {
                                    l_141 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 1408L))));
                                    if (((long) ((ulong) ((long) ((ulong) l_136 + (ulong) 128L)) - (ulong) l_141)) < 1025L) {
                                        i_138 = 1;
                                    } else {
                                        if (l_139 < l_137) {
                                            l_142 = (long) ((ulong) l_139 + (ulong) 1L);
                                            l_139 = l_142;
                                        } else {
                                            i_138 = (-110);
                                        }
                                    }
                                } else {
                                    i_143 = (int) (0 - (uint) i_140);
                                    i_138 = i_143;
                                }
                            }
                            if (i_138 < 0) {
                                l_144 = (long) i_138;
                                l_145 = l_144;
                            } else {
                                l_146 = (long) ((ulong) l_136 + (ulong) 64L);
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) ((long) (uint) (((int) l_146) & 1023)))))) = 0L;
                                l_147 = (long) ((ulong) l_127 + (ulong) ((long) (uint) (((int) l_136) & 1023)));
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 4L)))) = 3;
                                i_148 = (int) ((uint) ((int) (((long) ((ulong) l_136 + (ulong) ((long) ((ulong) (l_136 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 8L)))) = i_148;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 12L)))) = i_48;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 16L)))) = l_97;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 24L)))) = l_95;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 32L)))) = 0;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global int *) (arg_fs + 16 + l_147)) = 64;
                                *((__global long *) (arg_fs + 16 + l_135)) = l_146;
                                GALEFS_FENCE();
                                l_149 = *((__global long *) (arg_fs + 16 + 24L));
                                i_150 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_149 + (ulong) ((long) i_150))))) = (char) 1;
                                l_151 = *((__global long *) (arg_fs + 16 + 8L));
                                l_152 = (long) ((ulong) l_127 + (ulong) 1792L);
                                i_153 = 0;
                                l_154 = 0L;
                                while (true) {
                                    if (!(i_153 == 0)) {
                                        break;
                                    }
                                    i_155 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                    i_156 = *((volatile __global int *) (arg_fs + 16 + l_152));
                                    if (i_148 == i_156) {
                                        i_153 = 1;
                                    } else {
                                        if (i_155 == 0) {
                                            if (l_154 < l_151) {
                                                l_157 = (long) ((ulong) l_154 + (ulong) 1L);
                                                l_154 = l_157;
                                            } else {
                                                i_153 = (-110);
                                            }
                                        } else {
                                            i_158 = (int) (0 - (uint) i_155);
                                            i_153 = i_158;
                                        }
                                    }
                                }
                                GALEFS_FENCE();
                                if (i_153 < 0) {
                                    l_159 = (long) i_153;
                                    l_145 = l_159;
                                } else {
                                    l_160 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 1800L))));
                                    l_145 = l_160;
                                }
                            }
                            if (l_145 < 0L) {
                                l_108 = l_145;
                            } else {
                                l_161 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 1808L))));
                                l_108 = l_161;
                            }
                        } else {
                            l_162 = (long) ((ulong) l_127 + (ulong) 1872L);
                            l_163 = *((__global long *) (arg_fs + 16 + l_162));
                            *((__global long *) (arg_fs + 16 + l_162)) = ((long) ((ulong) l_163 + (ulong) 1L));
                            l_108 = l_134;
                        }
                    }
                    if (l_108 < 0L) {
                        l_164 = l_108;
                    } else {
                        l_165 = (long) ((ulong) (l_108 << i_106) + (ulong) (l_97 & ((long) ((ulong) (1L << i_106) + (ulong) (-1L)))));
                        l_164 = l_165;
                    }
                } else {
                    l_164 = 0L;
                }
                l_166 = GALEFS_BROADCAST(l_164);
                if (l_166 < 0L) {
                    i_167 = (int) l_166;
                    i_91 = i_167;
                } else {
                    i_168 = *((__global int *) (arg_fs + 16 + 156L));
                    l_169 = 1L << i_168;
                    l_170 = (long) ((ulong) l_169 - (ulong) (l_97 & ((long) ((ulong) l_169 + (ulong) (-1L)))));
                    if (l_170 < l_95) {
                        i_171 = (int) l_170;
                        i_172 = i_171;
                    } else {
                        i_172 = i_94;
                    }
                    l_173 = *((__global long *) (arg_fs + 16 + 144L));
                    gale_copy((arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) l_173))), (arg_work + 16 + ((long) ((ulong) l_60 + (ulong) l_96))), i_172);
                    GALEFS_FENCE();
                    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                    i_174 = (int) get_local_id(0);
                    i_175 = (int) ((uint) i_92 + (uint) i_172);
                    i_176 = (i_175 < i_89) ? 1 : 0;
                    if (i_174 == 0) {
                        l_177 = *((__global long *) (arg_fs + 16 + 16L));
                        i_178 = (int) get_group_id(0);
                        l_179 = (long) i_178;
                        l_180 = (long) ((ulong) l_177 + (ulong) ((l_179 << 12) + (l_179 << 11)));
                        l_181 = (long) ((ulong) l_180 + (ulong) 1880L);
                        l_182 = *((__global long *) (arg_fs + 16 + l_181));
                        *((__global long *) (arg_fs + 16 + l_181)) = ((long) ((ulong) ((long) i_172) + (ulong) l_182));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_180 + (ulong) 1856L)))) = 0;
                        l_183 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_180 + (ulong) 1864L))));
                        l_184 = (long) ((ulong) l_183 + (ulong) (-64L));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_180 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_184 + (ulong) ((long) ((ulong) (l_184 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        i_91 = i_176;
                        i_92 = i_175;
                    } else {
                        i_91 = i_176;
                        i_92 = i_175;
                    }
                }
            }
            if (i_92 < 1) {
                i_185 = i_91;
            } else {
                i_185 = i_92;
            }
            i_186 = (int) get_local_id(0);
            if (i_186 == 0) {
                i_187 = i_62;
                i_188 = i_63;
                i_189 = i_64;
                i_190 = i_65;
                i_191 = i_67;
                i_192 = 0;
                while (true) {
                    if (!(i_192 < i_185)) {
                        break;
                    }
                    i_193 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_60 + (ulong) ((long) i_192)))));
                    i_194 = (int) ((uint) i_192 + (uint) 1);
                    i_195 = (int) ((uint) i_187 - (uint) i_58);
                    l_196 = (long) i_195;
                    l_197 = (l_196 << 5) + (l_196 << 4);
                    if (i_193 == 10) {
                        i_198 = (int) ((uint) i_189 + (uint) ((int) ((uint) i_188 + (uint) 12)));
                        i_199 = (int) ((uint) i_187 + (uint) 1);
                        if (i_191 == 0) {
                            if (i_188 == 0) {
                                i_200 = (int) get_group_id(0);
                                i_201 = (int) get_local_id(0);
                                if (i_201 == 0) {
                                    i_202 = i_200 << 2;
                                    *((__global int *) (arg_status + ((((long) i_202) << 2) + 16L))) = 2;
                                    *((__global int *) (arg_status + ((((long) (i_202 + 1)) << 2) + 16L))) = i_199;
                                    *((__global int *) (arg_status + ((((long) (i_202 + 2)) << 2) + 16L))) = 0;
                                    i_187 = i_199;
                                    i_188 = 0;
                                    i_189 = i_198;
                                    i_190 = (-2128831035);
                                    i_191 = 2;
                                    i_192 = i_194;
                                } else {
                                    i_187 = i_199;
                                    i_188 = 0;
                                    i_189 = i_198;
                                    i_190 = (-2128831035);
                                    i_191 = 2;
                                    i_192 = i_194;
                                }
                            } else {
                                if (i_188 < 32) {
                                    if (i_195 < 0) {
                                        i_187 = i_199;
                                        i_188 = 0;
                                        i_189 = i_198;
                                        i_190 = (-2128831035);
                                        i_191 = 0;
                                        i_192 = i_194;
                                    } else {
                                        i_203 = *((__global int *) ul_51);
                                        i_204 = *((__global int *) ul_49);
                                        i_205 = (int) get_group_id(0);
                                        l_206 = (long) i_203;
                                        l_207 = l_206 * ((long) i_205);
                                        l_208 = (long) i_204;
                                        if (l_207 < l_208) {
                                            l_209 = l_208 - l_207;
                                            if (l_209 < l_206) {
                                                i_210 = (int) l_209;
                                                i_211 = i_210;
                                            } else {
                                                i_211 = i_203;
                                            }
                                        } else {
                                            i_211 = 0;
                                        }
                                        if (i_195 < i_211) {
                                            i_212 = (int) get_group_id(0);
                                            i_213 = *((__global int *) ul_51);
                                            i_214 = *((__global int *) ul_50);
                                            l_215 = (long) i_213;
                                            l_216 = (long) ((ulong) ((long) i_212) * (ulong) (((((((l_215 << 5) + (l_215 << 4)) + 73792L) + (((long) i_214) << 2)) + (l_215 * 43L)) + 63L) & (-64L)));
                                            l_217 = (long) ((ulong) l_216 + (ulong) 73792L);
                                            l_218 = (long) ((ulong) l_217 + (ulong) l_197);
                                            ul_219 = arg_work + ((((long) ((int) (l_218 >> 2))) << 2) + 16L);
                                            *((__global int *) ul_219) = i_188;
                                            *((__global int *) (arg_work + ((((long) ((int) ((l_218 + 12L) >> 2))) << 2) + 16L))) = i_189;
                                            i_220 = *((__global int *) ul_219);
                                            *((__global int *) (arg_work + ((((long) ((int) ((l_218 + 4L) >> 2))) << 2) + 16L))) = i_190;
                                            i_221 = *((__global int *) ul_50);
                                            i_222 = (int) ((uint) i_221 + (uint) (-1));
                                            i_223 = ((int) ((uint) i_190 * (uint) (-1640531535))) >> 15;
                                            i_224 = i_222 & i_223;
                                            l_225 = (long) ((ulong) l_218 + (ulong) 16L);
                                            i_226 = i_224;
                                            i_227 = (-2);
                                            while (true) {
                                                if (!(i_227 == (-2))) {
                                                    break;
                                                }
                                                i_228 = *((__global int *) ul_51);
                                                l_229 = (long) i_228;
                                                i_230 = *((__global int *) (arg_work + ((((long) ((int) (((long) ((ulong) ((long) ((ulong) l_216 + (ulong) (((l_229 << 5) + (l_229 << 4)) + 73792L))) + (ulong) (((long) i_226) << 2))) >> 2))) << 2) + 16L)));
                                                i_231 = (int) ((uint) i_230 + (uint) (-1));
                                                if (i_231 < 0) {
                                                    i_227 = (-1);
                                                } else {
                                                    l_232 = (long) (uint) i_231;
                                                    l_233 = (long) ((ulong) l_217 + (ulong) ((l_232 << 5) + (l_232 << 4)));
                                                    i_234 = *((__global int *) (arg_work + ((((long) ((int) ((l_233 + 4L) >> 2))) << 2) + 16L)));
                                                    i_235 = i_222 & ((int) ((uint) i_226 + (uint) 1));
                                                    if (i_190 == i_234) {
                                                        i_236 = *((__global int *) (arg_work + ((((long) ((int) (l_233 >> 2))) << 2) + 16L)));
                                                        if (i_220 == i_236) {
                                                            l_237 = (long) ((ulong) l_233 + (ulong) 16L);
                                                            i_238 = 0;
                                                            i_239 = 0;
                                                            while (true) {
                                                                if (!(i_239 < i_220)) {
                                                                    break;
                                                                }
                                                                l_240 = (long) i_239;
                                                                i_241 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_237 + (ulong) l_240))));
                                                                i_242 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_225 + (ulong) l_240))));
                                                                i_243 = i_238 | (i_241 ^ i_242);
                                                                i_244 = (int) ((uint) i_239 + (uint) 1);
                                                                i_238 = i_243;
                                                                i_239 = i_244;
                                                            }
                                                            if (i_238 == 0) {
                                                                i_227 = i_231;
                                                            } else {
                                                                i_226 = i_235;
                                                            }
                                                        } else {
                                                            i_226 = i_235;
                                                        }
                                                    } else {
                                                        i_226 = i_235;
                                                    }
                                                }
                                            }
                                            if (i_227 < 0) {
                                                i_245 = i_195;
                                            } else {
                                                i_245 = i_227;
                                            }
                                            *((__global int *) (arg_work + ((((long) ((int) ((l_218 + 8L) >> 2))) << 2) + 16L))) = i_245;
                                            if (i_227 < 0) {
                                                i_246 = *((__global int *) ul_50);
                                                i_247 = (int) ((uint) i_246 + (uint) (-1));
                                                i_248 = i_223 & i_247;
                                                i_249 = i_248;
                                                while (true) {
                                                    i_250 = *((__global int *) ul_51);
                                                    l_251 = (long) i_250;
                                                    ul_252 = arg_work + ((((long) ((int) (((long) ((ulong) ((long) ((ulong) l_216 + (ulong) (((l_251 << 5) + (l_251 << 4)) + 73792L))) + (ulong) (((long) i_249) << 2))) >> 2))) << 2) + 16L);
                                                    i_253 = *((__global int *) ul_252);
                                                    if (i_253 == 0) {
                                                        break;
                                                    }
                                                    i_254 = i_247 & ((int) ((uint) i_249 + (uint) 1));
                                                    i_249 = i_254;
                                                }
                                                *((__global int *) ul_252) = ((int) ((uint) i_195 + (uint) 1));
                                                i_187 = i_199;
                                                i_188 = 0;
                                                i_189 = i_198;
                                                i_190 = (-2128831035);
                                                i_191 = 0;
                                                i_192 = i_194;
                                            } else {
                                                i_187 = i_199;
                                                i_188 = 0;
                                                i_189 = i_198;
                                                i_190 = (-2128831035);
                                                i_191 = 0;
                                                i_192 = i_194;
                                            }
                                        } else {
                                            i_187 = i_199;
                                            i_188 = 0;
                                            i_189 = i_198;
                                            i_190 = (-2128831035);
                                            i_191 = 0;
                                            i_192 = i_194;
                                        }
                                    }
                                } else {
                                    i_255 = (int) get_group_id(0);
                                    i_256 = (int) get_local_id(0);
                                    if (i_256 == 0) {
                                        i_257 = i_255 << 2;
                                        *((__global int *) (arg_status + ((((long) i_257) << 2) + 16L))) = 3;
                                        *((__global int *) (arg_status + ((((long) (i_257 + 1)) << 2) + 16L))) = i_199;
                                        *((__global int *) (arg_status + ((((long) (i_257 + 2)) << 2) + 16L))) = i_188;
                                        i_187 = i_199;
                                        i_188 = 0;
                                        i_189 = i_198;
                                        i_190 = (-2128831035);
                                        i_191 = 3;
                                        i_192 = i_194;
                                    } else {
                                        i_187 = i_199;
                                        i_188 = 0;
                                        i_189 = i_198;
                                        i_190 = (-2128831035);
                                        i_191 = 3;
                                        i_192 = i_194;
                                    }
                                }
                            }
                        } else {
                            i_187 = i_199;
                            i_188 = 0;
                            i_189 = i_198;
                            i_190 = (-2128831035);
                            i_192 = i_194;
                        }
                    } else {
                        i_258 = (int) ((uint) (i_190 ^ i_193) * (uint) 16777619);
                        i_259 = (int) ((uint) i_188 + (uint) 1);
                        if (i_195 < 0) {
                            i_188 = i_259;
                            i_190 = i_258;
                            i_192 = i_194;
                        } else {
                            i_260 = *((__global int *) ul_51);
                            i_261 = *((__global int *) ul_49);
                            i_262 = (int) get_group_id(0);
                            l_263 = (long) i_260;
                            l_264 = l_263 * ((long) i_262);
                            l_265 = (long) i_261;
                            if (l_264 < l_265) {
                                l_266 = l_265 - l_264;
                                if (l_266 < l_263) {
                                    i_267 = (int) l_266;
                                    i_268 = i_267;
                                } else {
                                    i_268 = i_260;
                                }
                            } else {
                                i_268 = 0;
                            }
                            if (i_195 < i_268) {
                                if (i_188 < 31) {
                                    i_269 = (int) get_group_id(0);
                                    i_270 = *((__global int *) ul_51);
                                    i_271 = *((__global int *) ul_50);
                                    l_272 = (long) i_270;
                                    *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) i_269) * (ulong) (((((((l_272 << 5) + (l_272 << 4)) + 73792L) + (((long) i_271) << 2)) + (l_272 * 43L)) + 63L) & (-64L)))) + (ulong) 73792L)) + (ulong) l_197)) + (ulong) 16L)) + (ulong) ((long) i_188))))) = (char) i_193;
                                    i_188 = i_259;
                                    i_190 = i_258;
                                    i_192 = i_194;
                                } else {
                                    i_188 = i_259;
                                    i_190 = i_258;
                                    i_192 = i_194;
                                }
                            } else {
                                i_188 = i_259;
                                i_190 = i_258;
                                i_192 = i_194;
                            }
                        }
                    }
                }
                i_273 = i_187;
                i_274 = i_188;
                i_275 = i_189;
                i_276 = i_190;
                i_277 = i_191;
            } else {
                i_273 = i_62;
                i_274 = i_63;
                i_275 = i_64;
                i_276 = i_65;
                i_277 = i_67;
            }
            l_278 = GALEFS_BROADCAST(((long) i_277));
            i_279 = (int) l_278;
            l_280 = (long) ((ulong) l_66 + (ulong) ((long) i_185));
            if (i_279 == 0) {
                i_62 = i_273;
                i_63 = i_274;
                i_64 = i_275;
                i_65 = i_276;
                l_66 = l_280;
                i_67 = i_279;
                i_68 = i_185;
            } else {
                i_62 = i_273;
                i_63 = i_274;
                i_64 = i_275;
                i_65 = i_276;
                l_66 = l_280;
                i_67 = i_279;
                i_68 = 0;
            }
        }
        i_281 = (int) ((uint) i_62 + (uint) 1);
        if (i_68 < 0) {
            i_282 = (int) get_group_id(0);
            i_283 = (int) get_local_id(0);
            if (i_283 == 0) {
                i_284 = i_282 << 2;
                *((__global int *) (arg_status + ((((long) i_284) << 2) + 16L))) = 1;
                *((__global int *) (arg_status + ((((long) (i_284 + 1)) << 2) + 16L))) = i_281;
                *((__global int *) (arg_status + ((((long) (i_284 + 2)) << 2) + 16L))) = i_68;
                i_285 = 1;
            } else {
                i_285 = 1;
            }
        } else {
            i_286 = (int) get_local_id(0);
            if (i_286 == 0) {
                if (i_67 == 0) {
                    if (i_63 < 1) {
                        i_287 = i_67;
                    } else {
                        if (i_63 < 32) {
                            i_288 = (int) ((uint) i_62 - (uint) i_58);
                            if (i_288 < 0) {
                                i_287 = 0;
                            } else {
                                i_289 = *((__global int *) ul_51);
                                i_290 = *((__global int *) ul_49);
                                i_291 = (int) get_group_id(0);
                                l_292 = (long) i_289;
                                l_293 = l_292 * ((long) i_291);
                                l_294 = (long) i_290;
                                if (l_293 < l_294) {
                                    l_295 = l_294 - l_293;
                                    if (l_295 < l_292) {
                                        i_296 = (int) l_295;
                                        i_297 = i_296;
                                    } else {
                                        i_297 = i_289;
                                    }
                                } else {
                                    i_297 = 0;
                                }
                                if (i_288 < i_297) {
                                    i_298 = (int) get_group_id(0);
                                    i_299 = *((__global int *) ul_51);
                                    i_300 = *((__global int *) ul_50);
                                    l_301 = (long) i_299;
                                    l_302 = (long) ((ulong) ((long) i_298) * (ulong) ((((l_301 * 43L) + (((l_301 << 5) + (l_301 << 4)) + (((long) i_300) << 2))) + 73855L) & (-64L)));
                                    l_303 = (long) ((ulong) l_302 + (ulong) 73792L);
                                    l_304 = (long) (uint) i_288;
                                    l_305 = (long) ((ulong) l_303 + (ulong) ((l_304 << 5) + (l_304 << 4)));
                                    ul_306 = arg_work + ((((long) ((int) (l_305 >> 2))) << 2) + 16L);
                                    *((__global int *) ul_306) = i_63;
                                    *((__global int *) (arg_work + ((((long) ((int) ((l_305 + 12L) >> 2))) << 2) + 16L))) = i_64;
                                    i_307 = *((__global int *) ul_306);
                                    *((__global int *) (arg_work + ((((long) ((int) ((l_305 + 4L) >> 2))) << 2) + 16L))) = i_65;
                                    i_308 = *((__global int *) ul_50);
                                    i_309 = (int) ((uint) i_308 + (uint) (-1));
                                    i_310 = ((int) ((uint) i_65 * (uint) (-1640531535))) >> 15;
                                    i_311 = i_309 & i_310;
                                    l_312 = (long) ((ulong) l_305 + (ulong) 16L);
                                    i_313 = i_311;
                                    i_314 = (-2);
                                    while (true) {
                                        if (!(i_314 == (-2))) {
                                            break;
                                        }
                                        i_315 = *((__global int *) ul_51);
                                        l_316 = (long) i_315;
                                        i_317 = *((__global int *) (arg_work + ((((long) ((int) (((long) ((ulong) ((long) ((ulong) l_302 + (ulong) (((l_316 << 5) + (l_316 << 4)) + 73792L))) + (ulong) (((long) i_313) << 2))) >> 2))) << 2) + 16L)));
                                        i_318 = (int) ((uint) i_317 + (uint) (-1));
                                        if (i_318 < 0) {
                                            i_314 = (-1);
                                        } else {
                                            l_319 = (long) (uint) i_318;
                                            l_320 = (long) ((ulong) l_303 + (ulong) ((l_319 << 5) + (l_319 << 4)));
                                            i_321 = *((__global int *) (arg_work + ((((long) ((int) ((l_320 + 4L) >> 2))) << 2) + 16L)));
                                            i_322 = i_309 & ((int) ((uint) i_313 + (uint) 1));
                                            if (i_65 == i_321) {
                                                i_323 = *((__global int *) (arg_work + ((((long) ((int) (l_320 >> 2))) << 2) + 16L)));
                                                if (i_307 == i_323) {
                                                    l_324 = (long) ((ulong) l_320 + (ulong) 16L);
                                                    i_325 = 0;
                                                    i_326 = 0;
                                                    while (true) {
                                                        if (!(i_326 < i_307)) {
                                                            break;
                                                        }
                                                        l_327 = (long) i_326;
                                                        i_328 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_324 + (ulong) l_327))));
                                                        i_329 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_312 + (ulong) l_327))));
                                                        i_330 = i_325 | (i_328 ^ i_329);
                                                        i_331 = (int) ((uint) i_326 + (uint) 1);
                                                        i_325 = i_330;
                                                        i_326 = i_331;
                                                    }
                                                    if (i_325 == 0) {
                                                        i_314 = i_318;
                                                    } else {
                                                        i_313 = i_322;
                                                    }
                                                } else {
                                                    i_313 = i_322;
                                                }
                                            } else {
                                                i_313 = i_322;
                                            }
                                        }
                                    }
                                    if (i_314 < 0) {
                                        i_332 = i_288;
                                    } else {
                                        i_332 = i_314;
                                    }
                                    *((__global int *) (arg_work + ((((long) ((int) ((l_305 + 8L) >> 2))) << 2) + 16L))) = i_332;
                                    if (i_314 < 0) {
                                        i_333 = *((__global int *) ul_50);
                                        i_334 = (int) ((uint) i_333 + (uint) (-1));
                                        i_335 = i_310 & i_334;
                                        i_336 = i_335;
                                        while (true) {
                                            i_337 = *((__global int *) ul_51);
                                            l_338 = (long) i_337;
                                            ul_339 = arg_work + ((((long) ((int) (((long) ((ulong) ((long) ((ulong) l_302 + (ulong) (((l_338 << 5) + (l_338 << 4)) + 73792L))) + (ulong) (((long) i_336) << 2))) >> 2))) << 2) + 16L);
                                            i_340 = *((__global int *) ul_339);
                                            if (i_340 == 0) {
                                                break;
                                            }
                                            i_341 = i_334 & ((int) ((uint) i_336 + (uint) 1));
                                            i_336 = i_341;
                                        }
                                        *((__global int *) ul_339) = ((int) ((uint) i_288 + (uint) 1));
                                        i_287 = 0;
                                    } else {
                                        i_287 = 0;
                                    }
                                } else {
                                    i_287 = 0;
                                }
                            }
                        } else {
                            i_342 = (int) get_group_id(0);
                            i_343 = (int) get_local_id(0);
                            if (i_343 == 0) {
                                i_344 = i_342 << 2;
                                *((__global int *) (arg_status + ((((long) i_344) << 2) + 16L))) = 3;
                                *((__global int *) (arg_status + ((((long) (i_344 + 1)) << 2) + 16L))) = i_281;
                                *((__global int *) (arg_status + ((((long) (i_344 + 2)) << 2) + 16L))) = i_63;
                                i_287 = 3;
                            } else {
                                i_287 = 3;
                            }
                        }
                    }
                } else {
                    i_287 = i_67;
                }
            } else {
                i_287 = i_67;
            }
            l_345 = GALEFS_BROADCAST(((long) i_287));
            i_346 = (int) l_345;
            i_285 = i_346;
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_347 = (int) get_local_id(0);
        if (i_347 == 0) {
            l_348 = *((__global long *) (arg_fs + 16 + 16L));
            i_349 = (int) get_group_id(0);
            l_350 = (long) i_349;
            i_351 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_348 + (ulong) ((l_350 << 12) + (l_350 << 11)))) + (ulong) 1896L))));
            if (i_351 == 0) {
                l_352 = *((__global long *) (arg_fs + 16 + 16L));
                i_353 = (int) get_group_id(0);
                l_354 = (long) i_353;
                l_355 = (long) ((ulong) l_352 + (ulong) ((l_354 << 12) + (l_354 << 11)));
                l_356 = (long) ((ulong) l_355 + (ulong) 1864L);
                l_357 = *((__global long *) (arg_fs + 16 + l_356));
                l_358 = *((__global long *) (arg_fs + 16 + 8L));
                i_359 = 0;
                l_360 = 0L;
                while (true) {
                    if (!(i_359 == 0)) {
                        break;
                    }
                    i_361 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    if (i_361 == 0) {
                        l_362 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_355 + (ulong) 1408L))));
                        if (((long) ((ulong) ((long) ((ulong) l_357 + (ulong) 128L)) - (ulong) l_362)) < 1025L) {
                            i_359 = 1;
                        } else {
                            if (l_360 < l_358) {
                                l_363 = (long) ((ulong) l_360 + (ulong) 1L);
                                l_360 = l_363;
                            } else {
                                i_359 = (-110);
                            }
                        }
                    } else {
                        i_364 = (int) (0 - (uint) i_361);
                        i_359 = i_364;
                    }
                }
                if (i_359 < 0) {
                    l_365 = (long) i_359;
                    l_366 = l_365;
                } else {
                    l_367 = (long) ((ulong) l_357 + (ulong) 64L);
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_355 + (ulong) ((long) (uint) (((int) l_367) & 1023)))))) = 0L;
                    l_368 = (long) ((ulong) l_355 + (ulong) ((long) (uint) (((int) l_357) & 1023)));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_368 + (ulong) 4L)))) = 2;
                    i_369 = (int) ((uint) ((int) (((long) ((ulong) l_357 + (ulong) ((long) ((ulong) (l_357 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_368 + (ulong) 8L)))) = i_369;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_368 + (ulong) 12L)))) = i_48;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_368 + (ulong) 16L)))) = 0L;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_368 + (ulong) 24L)))) = 0L;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_368 + (ulong) 32L)))) = 0;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_368 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global int *) (arg_fs + 16 + l_368)) = 64;
                    *((__global long *) (arg_fs + 16 + l_356)) = l_367;
                    GALEFS_FENCE();
                    l_370 = *((__global long *) (arg_fs + 16 + 24L));
                    i_371 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_370 + (ulong) ((long) i_371))))) = (char) 1;
                    l_372 = *((__global long *) (arg_fs + 16 + 8L));
                    l_373 = (long) ((ulong) l_355 + (ulong) 1792L);
                    i_374 = 0;
                    l_375 = 0L;
                    while (true) {
                        if (!(i_374 == 0)) {
                            break;
                        }
                        i_376 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        i_377 = *((volatile __global int *) (arg_fs + 16 + l_373));
                        if (i_369 == i_377) {
                            i_374 = 1;
                        } else {
                            if (i_376 == 0) {
                                if (l_375 < l_372) {
                                    l_378 = (long) ((ulong) l_375 + (ulong) 1L);
                                    l_375 = l_378;
                                } else {
                                    i_374 = (-110);
                                }
                            } else {
                                i_379 = (int) (0 - (uint) i_376);
                                i_374 = i_379;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_374 < 0) {
                        l_380 = (long) i_374;
                        l_366 = l_380;
                    } else {
                        l_381 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_355 + (ulong) 1800L))));
                        l_366 = l_381;
                    }
                }
            } else {
                l_366 = (-16L);
            }
        } else {
            l_366 = 0L;
        }
        l_382 = GALEFS_BROADCAST(l_366);
        i_54 = i_285;
    }
    if (i_54 == 0) {
        i_383 = *((__global int *) ul_0);
        ul_384 = arg_args + 32L;
        i_385 = *((__global int *) ul_384);
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_386 = (int) get_local_id(0);
        if (i_386 == 0) {
            l_387 = *((__global long *) (arg_fs + 16 + 16L));
            i_388 = (int) get_group_id(0);
            l_389 = *((__global long *) (arg_fs + 16 + 16L));
            i_390 = (int) get_group_id(0);
            l_391 = (long) i_390;
            i_392 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_389 + (ulong) ((l_391 << 12) + (l_391 << 11)))) + (ulong) 1896L))));
            if (i_392 == 0) {
                if (i_385 < 1) {
                    i_393 = (-2);
                } else {
                    i_394 = (i_385 < 4097) ? 0 : (-36);
                    i_393 = i_394;
                }
                l_395 = (long) i_393;
                l_396 = l_395;
            } else {
                l_396 = (-16L);
            }
            if (l_396 == 0L) {
                l_397 = (long) i_388;
                l_398 = (long) ((ulong) l_387 + (ulong) ((l_397 << 12) + (l_397 << 11)));
                l_399 = (long) ((ulong) l_398 + (ulong) 2048L);
                l_400 = (long) i_383;
                i_401 = 0;
                while (true) {
                    if (!(i_401 < i_385)) {
                        break;
                    }
                    l_402 = (long) i_401;
                    i_403 = (int) *((__global char *) (arg_paths + 16 + (l_400 + l_402)));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_399 + (ulong) l_402)))) = (char) i_403;
                    i_404 = (int) ((uint) i_401 + (uint) 1);
                    i_401 = i_404;
                }
                l_405 = (long) ((ulong) l_398 + (ulong) 1864L);
                l_406 = *((__global long *) (arg_fs + 16 + l_405));
                l_407 = *((__global long *) (arg_fs + 16 + 8L));
                i_408 = 0;
                l_409 = 0L;
                while (true) {
                    if (!(i_408 == 0)) {
                        break;
                    }
                    i_410 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    if (i_410 == 0) {
                        l_411 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_398 + (ulong) 1408L))));
                        if (((long) ((ulong) ((long) ((ulong) l_406 + (ulong) 128L)) - (ulong) l_411)) < 1025L) {
                            i_408 = 1;
                        } else {
                            if (l_409 < l_407) {
                                l_412 = (long) ((ulong) l_409 + (ulong) 1L);
                                l_409 = l_412;
                            } else {
                                i_408 = (-110);
                            }
                        }
                    } else {
                        i_413 = (int) (0 - (uint) i_410);
                        i_408 = i_413;
                    }
                }
                if (i_408 < 0) {
                    l_414 = (long) i_408;
                    l_415 = l_414;
                } else {
                    l_416 = (long) ((ulong) l_406 + (ulong) 64L);
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_398 + (ulong) ((long) (uint) (((int) l_416) & 1023)))))) = 0L;
                    l_417 = (long) ((ulong) l_398 + (ulong) ((long) (uint) (((int) l_406) & 1023)));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_417 + (ulong) 4L)))) = 1;
                    i_418 = (int) ((uint) ((int) (((long) ((ulong) l_406 + (ulong) ((long) ((ulong) (l_406 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_417 + (ulong) 8L)))) = i_418;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_417 + (ulong) 12L)))) = 0;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_417 + (ulong) 16L)))) = 0L;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_417 + (ulong) 24L)))) = 0L;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_417 + (ulong) 32L)))) = 0;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_417 + (ulong) 36L)))) = i_385;
                    GALEFS_FENCE();
                    *((volatile __global int *) (arg_fs + 16 + l_417)) = 64;
                    *((__global long *) (arg_fs + 16 + l_405)) = l_416;
                    GALEFS_FENCE();
                    l_419 = *((__global long *) (arg_fs + 16 + 24L));
                    i_420 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_419 + (ulong) ((long) i_420))))) = (char) 1;
                    l_421 = *((__global long *) (arg_fs + 16 + 8L));
                    l_422 = (long) ((ulong) l_398 + (ulong) 1792L);
                    i_423 = 0;
                    l_424 = 0L;
                    while (true) {
                        if (!(i_423 == 0)) {
                            break;
                        }
                        i_425 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        i_426 = *((volatile __global int *) (arg_fs + 16 + l_422));
                        if (i_418 == i_426) {
                            i_423 = 1;
                        } else {
                            if (i_425 == 0) {
                                if (l_424 < l_421) {
                                    l_427 = (long) ((ulong) l_424 + (ulong) 1L);
                                    l_424 = l_427;
                                } else {
                                    i_423 = (-110);
                                }
                            } else {
                                i_428 = (int) (0 - (uint) i_425);
                                i_423 = i_428;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_423 < 0) {
                        l_429 = (long) i_423;
                        l_415 = l_429;
                    } else {
                        l_430 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_398 + (ulong) 1800L))));
                        l_415 = l_430;
                    }
                }
            } else {
                l_415 = l_396;
            }
        } else {
            l_415 = 0L;
        }
        l_431 = GALEFS_BROADCAST(l_415);
        i_432 = (int) get_group_id(0);
        i_433 = (int) l_431;
        if (i_433 < 0) {
            i_434 = (int) get_local_id(0);
            if (i_434 == 0) {
                i_435 = i_432 << 2;
                *((__global int *) (arg_status + ((((long) i_435) << 2) + 16L))) = 4;
                *((__global int *) (arg_status + ((((long) (i_435 + 1)) << 2) + 16L))) = 0;
                *((__global int *) (arg_status + ((((long) (i_435 + 2)) << 2) + 16L))) = i_433;
            }
        } else {
            i_436 = *((__global int *) ul_51);
            i_437 = *((__global int *) ul_50);
            l_438 = ((long) (uint) i_433) << 3;
            ul_439 = arg_args + 36L;
            l_440 = 0L;
            i_441 = 1;
            i_442 = 1;
            while (true) {
                if (i_442 == 0) {
                    break;
                }
                i_443 = *((__global int *) ul_439);
                i_444 = (int) get_group_id(0);
                i_445 = *((__global int *) ul_51);
                i_446 = *((__global int *) ul_50);
                i_447 = (int) get_local_id(0);
                if (i_447 == 0) {
                    i_448 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_433 < i_448) {
                        l_449 = *((__global long *) (arg_fs + 16 + 192L));
                        i_450 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_449 + (ulong) l_438))));
                        i_451 = (int) ((uint) i_450 + (uint) (-1));
                        i_452 = (i_451 < 0) ? (-9) : i_451;
                        if (i_452 < 0) {
                            i_453 = i_452;
                        } else {
                            l_454 = *((__global long *) (arg_fs + 16 + 192L));
                            i_455 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_454 + (ulong) l_438)) + (ulong) 4L))));
                            if ((i_455 & 3) == 1) {
                                i_453 = (-9);
                            } else {
                                i_453 = i_452;
                            }
                        }
                    } else {
                        i_453 = (-9);
                    }
                    l_456 = (long) i_453;
                    if (i_453 < 0) {
                        l_457 = l_456;
                    } else {
                        if (l_440 < 0L) {
                            l_457 = (-22L);
                        } else {
                            l_458 = *((__global long *) (arg_fs + 16 + 16L));
                            i_459 = (int) get_group_id(0);
                            l_460 = (long) i_459;
                            i_461 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_458 + (ulong) ((l_460 << 12) + (l_460 << 11)))) + (ulong) 1896L))));
                            if (i_461 == 0) {
                                l_462 = *((__global long *) (arg_fs + 16 + 200L));
                                l_463 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_462 + (ulong) (l_456 << 6)))));
                                l_464 = (long) ((ulong) l_463 - (ulong) l_440);
                                if (l_464 < 1L) {
                                    l_457 = 0L;
                                } else {
                                    l_465 = (l_464 < 4001L) ? l_464 : 4001L;
                                    l_457 = l_465;
                                }
                            } else {
                                l_457 = (-16L);
                            }
                        }
                    }
                } else {
                    l_457 = 0L;
                }
                l_466 = GALEFS_BROADCAST(l_457);
                i_467 = (int) l_466;
                i_468 = (i_467 < 1) ? i_467 : 1;
                l_469 = (long) i_445;
                l_470 = (long) ((ulong) ((long) ((ulong) ((long) i_444) * (ulong) (((((((l_469 << 5) + (l_469 << 4)) + 73792L) + (((long) i_446) << 2)) + (l_469 * 43L)) + 63L) & (-64L)))) + (ulong) 65600L);
                l_471 = (long) ((ulong) l_470 + (ulong) ((long) i_443));
                i_472 = i_468;
                i_473 = 0;
                while (true) {
                    if (!(i_472 == 1)) {
                        break;
                    }
                    i_474 = (int) get_local_id(0);
                    i_475 = (int) ((uint) i_467 - (uint) i_473);
                    l_476 = (long) i_475;
                    l_477 = (long) i_473;
                    l_478 = (long) ((ulong) l_440 + (ulong) l_477);
                    if (i_474 == 0) {
                        l_479 = *((__global long *) (arg_fs + 16 + 16L));
                        i_480 = (int) get_group_id(0);
                        i_481 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_433 < i_481) {
                            l_482 = *((__global long *) (arg_fs + 16 + 192L));
                            i_483 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_482 + (ulong) l_438))));
                            i_484 = (int) ((uint) i_483 + (uint) (-1));
                            i_485 = (i_484 < 0) ? (-9) : i_484;
                            i_486 = i_485;
                        } else {
                            i_486 = (-9);
                        }
                        i_487 = *((__global int *) (arg_fs + 16 + 156L));
                        l_488 = (long) i_486;
                        if (i_486 < 0) {
                            l_489 = l_488;
                        } else {
                            l_490 = *((__global long *) (arg_fs + 16 + 200L));
                            i_491 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_490 + (ulong) (l_488 << 6))) + (ulong) 8L))));
                            l_492 = *((__global long *) (arg_fs + 16 + 128L));
                            i_493 = *((__global int *) (arg_fs + 16 + 152L));
                            l_494 = l_478 >> i_487;
                            i_495 = i_493 & ((int) (((long) ((ulong) ((long) ((ulong) l_494 + (ulong) (((long) i_491) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            i_496 = i_495;
                            i_497 = 0;
                            i_498 = (-2);
                            while (true) {
                                if (!(i_498 == (-2))) {
                                    break;
                                }
                                i_499 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_492 + (ulong) (((long) i_496) << 2)))));
                                i_500 = (int) ((uint) i_499 + (uint) (-1));
                                if (i_500 < 0) {
                                    i_498 = (-1);
                                } else {
                                    l_501 = *((__global long *) (arg_fs + 16 + 136L));
                                    l_502 = (long) ((ulong) l_501 + (ulong) (((long) (uint) i_500) << 4));
                                    i_503 = *((volatile __global int *) (arg_fs + 16 + l_502));
                                    l_504 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_502 + (ulong) 8L))));
                                    if ((!(i_491 == i_503)) || (!(l_494 == l_504))) {
                                        if (i_493 == i_497) {
                                            i_498 = (-1);
                                        } else {
                                            i_505 = (int) ((uint) i_497 + (uint) 1);
                                            i_506 = i_493 & ((int) ((uint) i_496 + (uint) 1));
                                            i_496 = i_506;
                                            i_497 = i_505;
                                        }
                                    } else {
                                        i_498 = i_500;
                                    }
                                }
                            }
                            l_507 = (long) i_480;
                            l_508 = (long) ((ulong) l_479 + (ulong) ((l_507 << 12) + (l_507 << 11)));
                            if (i_498 < 0) {
                                i_509 = (-1);
                            } else {
                                l_510 = (long) ((ulong) l_508 + (ulong) 1856L);
                                *((volatile __global int *) (arg_fs + 16 + l_510)) = ((int) ((uint) i_498 + (uint) 1));
                                GALEFS_FENCE();
                                l_511 = *((__global long *) (arg_fs + 16 + 136L));
                                l_512 = (long) ((ulong) l_511 + (ulong) (((long) (uint) i_498) << 4));
                                i_513 = *((volatile __global int *) (arg_fs + 16 + l_512));
                                l_514 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_512 + (ulong) 8L))));
                                if ((!(i_491 == i_513)) || (!(l_494 == l_514))) {
                                    *((volatile __global int *) (arg_fs + 16 + l_510)) = 0;
                                }
                                GALEFS_FENCE();
                                if ((!(i_491 == i_513)) || (!(l_494 == l_514))) {
                                    i_509 = (-1);
                                } else {
                                    i_509 = i_498;
                                }
                            }
                            l_515 = (long) i_509;
                            if (l_515 == (-1L)) {
                                l_516 = (long) ((ulong) l_508 + (ulong) 1864L);
                                l_517 = *((__global long *) (arg_fs + 16 + l_516));
                                l_518 = *((__global long *) (arg_fs + 16 + 8L));
                                i_519 = 0;
                                l_520 = 0L;
                                while (true) {
                                    if (!(i_519 == 0)) {
                                        break;
                                    }
                                    i_521 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                    if (i_521 == 0) {
                                        l_522 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_508 + (ulong) 1408L))));
                                        if (((long) ((ulong) ((long) ((ulong) l_517 + (ulong) 128L)) - (ulong) l_522)) < 1025L) {
                                            i_519 = 1;
                                        } else {
                                            if (l_520 < l_518) {
                                                l_523 = (long) ((ulong) l_520 + (ulong) 1L);
                                                l_520 = l_523;
                                            } else {
                                                i_519 = (-110);
                                            }
                                        }
                                    } else {
                                        i_524 = (int) (0 - (uint) i_521);
                                        i_519 = i_524;
                                    }
                                }
                                if (i_519 < 0) {
                                    l_525 = (long) i_519;
                                    l_526 = l_525;
                                } else {
                                    l_527 = (long) ((ulong) l_517 + (ulong) 64L);
                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_508 + (ulong) ((long) (uint) (((int) l_527) & 1023)))))) = 0L;
                                    l_528 = (long) ((ulong) l_508 + (ulong) ((long) (uint) (((int) l_517) & 1023)));
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_528 + (ulong) 4L)))) = 3;
                                    i_529 = (int) ((uint) ((int) (((long) ((ulong) l_517 + (ulong) ((long) ((ulong) (l_517 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_528 + (ulong) 8L)))) = i_529;
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_528 + (ulong) 12L)))) = i_433;
                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_528 + (ulong) 16L)))) = l_478;
                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_528 + (ulong) 24L)))) = l_476;
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_528 + (ulong) 32L)))) = 0;
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_528 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global int *) (arg_fs + 16 + l_528)) = 64;
                                    *((__global long *) (arg_fs + 16 + l_516)) = l_527;
                                    GALEFS_FENCE();
                                    l_530 = *((__global long *) (arg_fs + 16 + 24L));
                                    i_531 = (int) get_group_id(0);
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_530 + (ulong) ((long) i_531))))) = (char) 1;
                                    l_532 = *((__global long *) (arg_fs + 16 + 8L));
                                    l_533 = (long) ((ulong) l_508 + (ulong) 1792L);
                                    i_534 = 0;
                                    l_535 = 0L;
                                    while (true) {
                                        if (!(i_534 == 0)) {
                                            break;
                                        }
                                        i_536 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                        i_537 = *((volatile __global int *) (arg_fs + 16 + l_533));
                                        if (i_529 == i_537) {
                                            i_534 = 1;
                                        } else {
                                            if (i_536 == 0) {
                                                if (l_535 < l_532) {
                                                    l_538 = (long) ((ulong) l_535 + (ulong) 1L);
                                                    l_535 = l_538;
                                                } else {
                                                    i_534 = (-110);
                                                }
                                            } else {
                                                i_539 = (int) (0 - (uint) i_536);
                                                i_534 = i_539;
                                            }
                                        }
                                    }
                                    GALEFS_FENCE();
                                    if (i_534 < 0) {
                                        l_540 = (long) i_534;
                                        l_526 = l_540;
                                    } else {
                                        l_541 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_508 + (ulong) 1800L))));
                                        l_526 = l_541;
                                    }
                                }
                                if (l_526 < 0L) {
                                    l_489 = l_526;
                                } else {
                                    l_542 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_508 + (ulong) 1808L))));
                                    l_489 = l_542;
                                }
                            } else {
                                l_543 = (long) ((ulong) l_508 + (ulong) 1872L);
                                l_544 = *((__global long *) (arg_fs + 16 + l_543));
                                *((__global long *) (arg_fs + 16 + l_543)) = ((long) ((ulong) l_544 + (ulong) 1L));
                                l_489 = l_515;
                            }
                        }
                        if (l_489 < 0L) {
                            l_545 = l_489;
                        } else {
                            l_546 = (long) ((ulong) (l_489 << i_487) + (ulong) (l_478 & ((long) ((ulong) (1L << i_487) + (ulong) (-1L)))));
                            l_545 = l_546;
                        }
                    } else {
                        l_545 = 0L;
                    }
                    l_547 = GALEFS_BROADCAST(l_545);
                    if (l_547 < 0L) {
                        i_548 = (int) l_547;
                        i_472 = i_548;
                    } else {
                        i_549 = *((__global int *) (arg_fs + 16 + 156L));
                        l_550 = 1L << i_549;
                        l_551 = (long) ((ulong) l_550 - (ulong) (l_478 & ((long) ((ulong) l_550 + (ulong) (-1L)))));
                        if (l_551 < l_476) {
                            i_552 = (int) l_551;
                            i_553 = i_552;
                        } else {
                            i_553 = i_475;
                        }
                        l_554 = *((__global long *) (arg_fs + 16 + 144L));
                        gale_copy((arg_fs + 16 + ((long) ((ulong) l_547 + (ulong) l_554))), (arg_work + 16 + ((long) ((ulong) l_471 + (ulong) l_477))), i_553);
                        GALEFS_FENCE();
                        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                        i_555 = (int) get_local_id(0);
                        i_556 = (int) ((uint) i_473 + (uint) i_553);
                        i_557 = (i_556 < i_467) ? 1 : 0;
                        if (i_555 == 0) {
                            l_558 = *((__global long *) (arg_fs + 16 + 16L));
                            i_559 = (int) get_group_id(0);
                            l_560 = (long) i_559;
                            l_561 = (long) ((ulong) l_558 + (ulong) ((l_560 << 12) + (l_560 << 11)));
                            l_562 = (long) ((ulong) l_561 + (ulong) 1880L);
                            l_563 = *((__global long *) (arg_fs + 16 + l_562));
                            *((__global long *) (arg_fs + 16 + l_562)) = ((long) ((ulong) ((long) i_553) + (ulong) l_563));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_561 + (ulong) 1856L)))) = 0;
                            l_564 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_561 + (ulong) 1864L))));
                            l_565 = (long) ((ulong) l_564 + (ulong) (-64L));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_561 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_565 + (ulong) ((long) ((ulong) (l_565 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            i_472 = i_557;
                            i_473 = i_556;
                        } else {
                            i_472 = i_557;
                            i_473 = i_556;
                        }
                    }
                }
                if (i_473 < 1) {
                    i_566 = i_472;
                } else {
                    i_566 = i_473;
                }
                if (i_566 < 1) {
                    i_567 = i_566;
                } else {
                    i_568 = *((__global int *) ul_0);
                    i_569 = *((__global int *) ul_384);
                    i_570 = (int) get_local_id(0);
                    l_571 = ((long) i_568) + ((long) i_569);
                    i_572 = i_570;
                    while (true) {
                        if (!(i_572 < i_443)) {
                            break;
                        }
                        l_573 = (long) i_572;
                        i_574 = (int) *((__global char *) (arg_paths + 16 + (l_571 + l_573)));
                        *((__global char *) (arg_work + 16 + ((long) ((ulong) l_470 + (ulong) l_573)))) = (char) i_574;
                        i_575 = (int) get_local_size(0);
                        i_576 = (int) ((uint) i_572 + (uint) i_575);
                        i_572 = i_576;
                    }
                    i_577 = 0;
                    while (true) {
                        i_578 = (int) ((uint) i_577 + (uint) 1);
                        if (!(i_577 < i_566)) {
                            goto B405;
                        }
                        i_579 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_471 + (ulong) ((long) i_577)))));
                        if (i_579 == 10) {
                            break;
                        }
                        i_577 = i_578;
                    }
                    goto B406;
                B405:;
                B406:;
                    if (i_566 == i_577) {
                        if (i_566 < 4001) {
                            i_580 = (int) get_local_id(0);
                            l_581 = (long) (uint) i_566;
                            l_582 = (long) ((ulong) l_440 + (ulong) l_581);
                            if (i_580 == 0) {
                                i_583 = *((__global int *) (arg_fs + 16 + 208L));
                                if (i_433 < i_583) {
                                    l_584 = *((__global long *) (arg_fs + 16 + 192L));
                                    i_585 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_584 + (ulong) l_438))));
                                    i_586 = (int) ((uint) i_585 + (uint) (-1));
                                    i_587 = (i_586 < 0) ? (-9) : i_586;
                                    if (i_587 < 0) {
                                        i_588 = i_587;
                                    } else {
                                        l_589 = *((__global long *) (arg_fs + 16 + 192L));
                                        i_590 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_589 + (ulong) l_438)) + (ulong) 4L))));
                                        if ((i_590 & 3) == 1) {
                                            i_588 = (-9);
                                        } else {
                                            i_588 = i_587;
                                        }
                                    }
                                } else {
                                    i_588 = (-9);
                                }
                                l_591 = (long) i_588;
                                if (i_588 < 0) {
                                    l_592 = l_591;
                                } else {
                                    if (l_582 < 0L) {
                                        l_592 = (-22L);
                                    } else {
                                        l_593 = *((__global long *) (arg_fs + 16 + 16L));
                                        i_594 = (int) get_group_id(0);
                                        l_595 = (long) i_594;
                                        i_596 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_593 + (ulong) ((l_595 << 12) + (l_595 << 11)))) + (ulong) 1896L))));
                                        if (i_596 == 0) {
                                            l_597 = *((__global long *) (arg_fs + 16 + 200L));
                                            l_598 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_597 + (ulong) (l_591 << 6)))));
                                            l_599 = (((long) ((ulong) l_598 - (ulong) l_582)) < 1L) ? 0L : 1L;
                                            l_592 = l_599;
                                        } else {
                                            l_592 = (-16L);
                                        }
                                    }
                                }
                            } else {
                                l_592 = 0L;
                            }
                            l_600 = GALEFS_BROADCAST(l_592);
                            i_601 = (int) l_600;
                            i_602 = (i_601 < 1) ? i_601 : 1;
                            i_603 = i_602;
                            i_604 = 0;
                            while (true) {
                                if (!(i_603 == 1)) {
                                    break;
                                }
                                i_605 = (int) get_local_id(0);
                                i_606 = (int) ((uint) i_601 - (uint) i_604);
                                l_607 = (long) i_606;
                                l_608 = (long) i_604;
                                l_609 = (long) ((ulong) l_582 + (ulong) l_608);
                                if (i_605 == 0) {
                                    l_610 = *((__global long *) (arg_fs + 16 + 16L));
                                    i_611 = (int) get_group_id(0);
                                    i_612 = *((__global int *) (arg_fs + 16 + 208L));
                                    if (i_433 < i_612) {
                                        l_613 = *((__global long *) (arg_fs + 16 + 192L));
                                        i_614 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_613 + (ulong) l_438))));
                                        i_615 = (int) ((uint) i_614 + (uint) (-1));
                                        i_616 = (i_615 < 0) ? (-9) : i_615;
                                        i_617 = i_616;
                                    } else {
                                        i_617 = (-9);
                                    }
                                    i_618 = *((__global int *) (arg_fs + 16 + 156L));
                                    l_619 = (long) i_617;
                                    if (i_617 < 0) {
                                        l_620 = l_619;
                                    } else {
                                        l_621 = *((__global long *) (arg_fs + 16 + 200L));
                                        i_622 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_621 + (ulong) (l_619 << 6))) + (ulong) 8L))));
                                        l_623 = *((__global long *) (arg_fs + 16 + 128L));
                                        i_624 = *((__global int *) (arg_fs + 16 + 152L));
                                        l_625 = l_609 >> i_618;
                                        i_626 = i_624 & ((int) (((long) ((ulong) ((long) ((ulong) l_625 + (ulong) (((long) i_622) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                        i_627 = i_626;
                                        i_628 = 0;
                                        i_629 = (-2);
                                        while (true) {
                                            if (!(i_629 == (-2))) {
                                                break;
                                            }
                                            i_630 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_623 + (ulong) (((long) i_627) << 2)))));
                                            i_631 = (int) ((uint) i_630 + (uint) (-1));
                                            if (i_631 < 0) {
                                                i_629 = (-1);
                                            } else {
                                                l_632 = *((__global long *) (arg_fs + 16 + 136L));
                                                l_633 = (long) ((ulong) l_632 + (ulong) (((long) (uint) i_631) << 4));
                                                i_634 = *((volatile __global int *) (arg_fs + 16 + l_633));
                                                l_635 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_633 + (ulong) 8L))));
                                                if ((!(i_622 == i_634)) || (!(l_625 == l_635))) {
                                                    if (i_624 == i_628) {
                                                        i_629 = (-1);
                                                    } else {
                                                        i_636 = (int) ((uint) i_628 + (uint) 1);
                                                        i_637 = i_624 & ((int) ((uint) i_627 + (uint) 1));
                                                        i_627 = i_637;
                                                        i_628 = i_636;
                                                    }
                                                } else {
                                                    i_629 = i_631;
                                                }
                                            }
                                        }
                                        l_638 = (long) i_611;
                                        l_639 = (long) ((ulong) l_610 + (ulong) ((l_638 << 12) + (l_638 << 11)));
                                        if (i_629 < 0) {
                                            i_640 = (-1);
                                        } else {
                                            l_641 = (long) ((ulong) l_639 + (ulong) 1856L);
                                            *((volatile __global int *) (arg_fs + 16 + l_641)) = ((int) ((uint) i_629 + (uint) 1));
                                            GALEFS_FENCE();
                                            l_642 = *((__global long *) (arg_fs + 16 + 136L));
                                            l_643 = (long) ((ulong) l_642 + (ulong) (((long) (uint) i_629) << 4));
                                            i_644 = *((volatile __global int *) (arg_fs + 16 + l_643));
                                            l_645 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_643 + (ulong) 8L))));
                                            if ((!(i_622 == i_644)) || (!(l_625 == l_645))) {
                                                *((volatile __global int *) (arg_fs + 16 + l_641)) = 0;
                                            }
                                            GALEFS_FENCE();
                                            if ((!(i_622 == i_644)) || (!(l_625 == l_645))) {
                                                i_640 = (-1);
                                            } else {
                                                i_640 = i_629;
                                            }
                                        }
                                        l_646 = (long) i_640;
                                        if (l_646 == (-1L)) {
                                            l_647 = (long) ((ulong) l_639 + (ulong) 1864L);
                                            l_648 = *((__global long *) (arg_fs + 16 + l_647));
                                            l_649 = *((__global long *) (arg_fs + 16 + 8L));
                                            l_650 = (long) ((ulong) l_648 + (ulong) 128L);
                                            l_651 = (long) ((ulong) l_639 + (ulong) 1408L);
                                            i_652 = 0;
                                            l_653 = 0L;
                                            while (true) {
                                                if (!(i_652 == 0)) {
                                                    break;
                                                }
                                                i_654 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                if (i_654 == 0) {
                                                    l_655 = *((volatile __global long *) (arg_fs + 16 + l_651));
                                                    if (((long) ((ulong) l_650 - (ulong) l_655)) < 1025L) {
                                                        i_652 = 1;
                                                    } else {
                                                        if (l_653 < l_649) {
                                                            l_656 = (long) ((ulong) l_653 + (ulong) 1L);
                                                            l_653 = l_656;
                                                        } else {
                                                            i_652 = (-110);
                                                        }
                                                    }
                                                } else {
                                                    i_657 = (int) (0 - (uint) i_654);
                                                    i_652 = i_657;
                                                }
                                            }
                                            if (i_652 < 0) {
                                                l_658 = (long) i_652;
                                                l_659 = l_658;
                                            } else {
                                                l_660 = (long) ((ulong) l_648 + (ulong) 64L);
                                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_639 + (ulong) ((long) (uint) (((int) l_660) & 1023)))))) = 0L;
                                                l_661 = (long) ((ulong) l_639 + (ulong) ((long) (uint) (((int) l_648) & 1023)));
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_661 + (ulong) 4L)))) = 3;
                                                i_662 = (int) ((uint) ((int) (((long) ((ulong) l_648 + (ulong) ((long) ((ulong) (l_648 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_661 + (ulong) 8L)))) = i_662;
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_661 + (ulong) 12L)))) = i_433;
                                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_661 + (ulong) 16L)))) = l_609;
                                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_661 + (ulong) 24L)))) = l_607;
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_661 + (ulong) 32L)))) = 0;
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_661 + (ulong) 36L)))) = 0;
                                                GALEFS_FENCE();
                                                *((volatile __global int *) (arg_fs + 16 + l_661)) = 64;
                                                *((__global long *) (arg_fs + 16 + l_647)) = l_660;
                                                GALEFS_FENCE();
                                                l_663 = *((__global long *) (arg_fs + 16 + 24L));
                                                i_664 = (int) get_group_id(0);
                                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_663 + (ulong) ((long) i_664))))) = (char) 1;
                                                l_665 = *((__global long *) (arg_fs + 16 + 8L));
                                                l_666 = (long) ((ulong) l_639 + (ulong) 1792L);
                                                i_667 = 0;
                                                l_668 = 0L;
                                                while (true) {
                                                    if (!(i_667 == 0)) {
                                                        break;
                                                    }
                                                    i_669 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                    i_670 = *((volatile __global int *) (arg_fs + 16 + l_666));
                                                    if (i_662 == i_670) {
                                                        i_667 = 1;
                                                    } else {
                                                        if (i_669 == 0) {
                                                            if (l_668 < l_665) {
                                                                l_671 = (long) ((ulong) l_668 + (ulong) 1L);
                                                                l_668 = l_671;
                                                            } else {
                                                                i_667 = (-110);
                                                            }
                                                        } else {
                                                            i_672 = (int) (0 - (uint) i_669);
                                                            i_667 = i_672;
                                                        }
                                                    }
                                                }
                                                GALEFS_FENCE();
                                                if (i_667 < 0) {
                                                    l_673 = (long) i_667;
                                                    l_659 = l_673;
                                                } else {
                                                    l_674 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_639 + (ulong) 1800L))));
                                                    l_659 = l_674;
                                                }
                                            }
                                            if (l_659 < 0L) {
                                                l_620 = l_659;
                                            } else {
                                                l_675 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_639 + (ulong) 1808L))));
                                                l_620 = l_675;
                                            }
                                        } else {
                                            l_676 = (long) ((ulong) l_639 + (ulong) 1872L);
                                            l_677 = *((__global long *) (arg_fs + 16 + l_676));
                                            *((__global long *) (arg_fs + 16 + l_676)) = ((long) ((ulong) l_677 + (ulong) 1L));
                                            l_620 = l_646;
                                        }
                                    }
                                    if (l_620 < 0L) {
                                        l_678 = l_620;
                                    } else {
                                        l_679 = (long) ((ulong) (l_620 << i_618) + (ulong) (l_609 & ((long) ((ulong) (1L << i_618) + (ulong) (-1L)))));
                                        l_678 = l_679;
                                    }
                                } else {
                                    l_678 = 0L;
                                }
                                l_680 = GALEFS_BROADCAST(l_678);
                                if (l_680 < 0L) {
                                    i_681 = (int) l_680;
                                    i_603 = i_681;
                                } else {
                                    i_682 = *((__global int *) (arg_fs + 16 + 156L));
                                    l_683 = 1L << i_682;
                                    l_684 = (long) ((ulong) l_683 - (ulong) (l_609 & ((long) ((ulong) l_683 + (ulong) (-1L)))));
                                    if (l_684 < l_607) {
                                        i_685 = (int) l_684;
                                        i_686 = i_685;
                                    } else {
                                        i_686 = i_606;
                                    }
                                    l_687 = *((__global long *) (arg_fs + 16 + 144L));
                                    gale_copy((arg_fs + 16 + ((long) ((ulong) l_680 + (ulong) l_687))), (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) l_471 + (ulong) l_581)) + (ulong) l_608))), i_686);
                                    GALEFS_FENCE();
                                    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                    i_688 = (int) get_local_id(0);
                                    i_689 = (int) ((uint) i_604 + (uint) i_686);
                                    i_690 = (i_689 < i_601) ? 1 : 0;
                                    if (i_688 == 0) {
                                        l_691 = *((__global long *) (arg_fs + 16 + 16L));
                                        i_692 = (int) get_group_id(0);
                                        l_693 = (long) i_692;
                                        l_694 = (long) ((ulong) l_691 + (ulong) ((l_693 << 12) + (l_693 << 11)));
                                        l_695 = (long) ((ulong) l_694 + (ulong) 1880L);
                                        l_696 = *((__global long *) (arg_fs + 16 + l_695));
                                        *((__global long *) (arg_fs + 16 + l_695)) = ((long) ((ulong) ((long) i_686) + (ulong) l_696));
                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_694 + (ulong) 1856L)))) = 0;
                                        l_697 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_694 + (ulong) 1864L))));
                                        l_698 = (long) ((ulong) l_697 + (ulong) (-64L));
                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_694 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_698 + (ulong) ((long) ((ulong) (l_698 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                        i_603 = i_690;
                                        i_604 = i_689;
                                    } else {
                                        i_603 = i_690;
                                        i_604 = i_689;
                                    }
                                }
                            }
                            if (i_604 < 1) {
                                i_699 = i_603;
                            } else {
                                i_699 = i_604;
                            }
                            if (i_699 < 0) {
                                i_567 = i_699;
                            } else {
                                i_567 = i_578;
                            }
                        } else {
                            i_567 = i_578;
                        }
                    } else {
                        i_567 = i_578;
                    }
                }
                if (i_567 == 0) {
                    i_442 = 0;
                } else {
                    if (i_567 < 0) {
                        i_700 = (int) get_group_id(0);
                        i_701 = (int) get_local_id(0);
                        if (i_701 == 0) {
                            i_702 = i_700 << 2;
                            *((__global int *) (arg_status + ((((long) i_702) << 2) + 16L))) = 4;
                            *((__global int *) (arg_status + ((((long) (i_702 + 1)) << 2) + 16L))) = i_441;
                            *((__global int *) (arg_status + ((((long) (i_702 + 2)) << 2) + 16L))) = i_567;
                            i_442 = 0;
                        } else {
                            i_442 = 0;
                        }
                    } else {
                        l_703 = (long) ((ulong) l_440 + (ulong) ((long) (uint) i_567));
                        i_704 = (int) ((uint) i_441 + (uint) 1);
                        if (i_567 == 1) {
                            i_705 = (int) get_group_id(0);
                            i_706 = (int) get_local_id(0);
                            if (i_706 == 0) {
                                i_707 = i_705 << 2;
                                *((__global int *) (arg_status + ((((long) i_707) << 2) + 16L))) = 5;
                                *((__global int *) (arg_status + ((((long) (i_707 + 1)) << 2) + 16L))) = i_441;
                                *((__global int *) (arg_status + ((((long) (i_707 + 2)) << 2) + 16L))) = 0;
                                l_440 = l_703;
                                i_441 = i_704;
                                i_442 = 0;
                            } else {
                                l_440 = l_703;
                                i_441 = i_704;
                                i_442 = 0;
                            }
                        } else {
                            i_708 = (int) ((uint) i_567 + (uint) (-1));
                            if (i_708 < 4001) {
                                i_709 = *((__global int *) ul_439);
                                l_710 = (long) i_436;
                                l_711 = (long) ((ulong) ((long) ((ulong) ((long) i_432) * (ulong) ((((l_710 * 43L) + (((l_710 << 5) + (l_710 << 4)) + (((long) i_437) << 2))) + 73855L) & (-64L)))) + (ulong) 65600L);
                                l_712 = (long) ((ulong) l_711 + (ulong) ((long) i_709));
                                i_713 = (int) *((__global char *) (arg_work + 16 + l_712));
                                if (i_713 == 47) {
                                    l_714 = l_712;
                                } else {
                                    l_714 = l_711;
                                }
                                if (i_713 == 47) {
                                    i_715 = i_708;
                                } else {
                                    i_716 = (int) ((uint) i_708 + (uint) i_709);
                                    i_715 = i_716;
                                }
                                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                i_717 = (int) get_local_id(0);
                                if (i_717 == 0) {
                                    l_718 = *((__global long *) (arg_fs + 16 + 16L));
                                    i_719 = (int) get_group_id(0);
                                    l_720 = *((__global long *) (arg_fs + 16 + 16L));
                                    i_721 = (int) get_group_id(0);
                                    l_722 = (long) i_721;
                                    i_723 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_720 + (ulong) ((l_722 << 12) + (l_722 << 11)))) + (ulong) 1896L))));
                                    if (i_723 == 0) {
                                        if (i_715 < 1) {
                                            i_724 = (-2);
                                        } else {
                                            i_725 = (i_715 < 4097) ? 0 : (-36);
                                            i_724 = i_725;
                                        }
                                        l_726 = (long) i_724;
                                        l_727 = l_726;
                                    } else {
                                        l_727 = (-16L);
                                    }
                                    if (l_727 == 0L) {
                                        l_728 = (long) i_719;
                                        l_729 = (long) ((ulong) l_718 + (ulong) ((l_728 << 12) + (l_728 << 11)));
                                        l_730 = (long) ((ulong) l_729 + (ulong) 2048L);
                                        i_731 = 0;
                                        while (true) {
                                            if (!(i_731 < i_715)) {
                                                break;
                                            }
                                            l_732 = (long) i_731;
                                            i_733 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_714 + (ulong) l_732))));
                                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_730 + (ulong) l_732)))) = (char) i_733;
                                            i_734 = (int) ((uint) i_731 + (uint) 1);
                                            i_731 = i_734;
                                        }
                                        l_735 = (long) ((ulong) l_729 + (ulong) 1864L);
                                        l_736 = *((__global long *) (arg_fs + 16 + l_735));
                                        l_737 = *((__global long *) (arg_fs + 16 + 8L));
                                        l_738 = (long) ((ulong) l_736 + (ulong) 128L);
                                        l_739 = (long) ((ulong) l_729 + (ulong) 1408L);
                                        i_740 = 0;
                                        l_741 = 0L;
                                        while (true) {
                                            if (!(i_740 == 0)) {
                                                break;
                                            }
                                            i_742 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                            if (i_742 == 0) {
                                                l_743 = *((volatile __global long *) (arg_fs + 16 + l_739));
                                                if (((long) ((ulong) l_738 - (ulong) l_743)) < 1025L) {
                                                    i_740 = 1;
                                                } else {
                                                    if (l_741 < l_737) {
                                                        l_744 = (long) ((ulong) l_741 + (ulong) 1L);
                                                        l_741 = l_744;
                                                    } else {
                                                        i_740 = (-110);
                                                    }
                                                }
                                            } else {
                                                i_745 = (int) (0 - (uint) i_742);
                                                i_740 = i_745;
                                            }
                                        }
                                        if (i_740 < 0) {
                                            l_746 = (long) i_740;
                                            l_747 = l_746;
                                        } else {
                                            l_748 = (long) ((ulong) l_736 + (ulong) 64L);
                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_729 + (ulong) ((long) (uint) (((int) l_748) & 1023)))))) = 0L;
                                            l_749 = (long) ((ulong) l_729 + (ulong) ((long) (uint) (((int) l_736) & 1023)));
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) 4L)))) = 1;
                                            i_750 = (int) ((uint) ((int) (((long) ((ulong) l_736 + (ulong) ((long) ((ulong) (l_736 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) 8L)))) = i_750;
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) 12L)))) = 0;
                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) 16L)))) = 0L;
                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) 24L)))) = 0L;
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) 32L)))) = 0;
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) 36L)))) = i_715;
                                            GALEFS_FENCE();
                                            *((volatile __global int *) (arg_fs + 16 + l_749)) = 64;
                                            *((__global long *) (arg_fs + 16 + l_735)) = l_748;
                                            GALEFS_FENCE();
                                            l_751 = *((__global long *) (arg_fs + 16 + 24L));
                                            i_752 = (int) get_group_id(0);
                                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_751 + (ulong) ((long) i_752))))) = (char) 1;
                                            l_753 = *((__global long *) (arg_fs + 16 + 8L));
                                            l_754 = (long) ((ulong) l_729 + (ulong) 1792L);
                                            i_755 = 0;
                                            l_756 = 0L;
                                            while (true) {
                                                if (!(i_755 == 0)) {
                                                    break;
                                                }
                                                i_757 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                i_758 = *((volatile __global int *) (arg_fs + 16 + l_754));
                                                if (i_750 == i_758) {
                                                    i_755 = 1;
                                                } else {
                                                    if (i_757 == 0) {
                                                        if (l_756 < l_753) {
                                                            l_759 = (long) ((ulong) l_756 + (ulong) 1L);
                                                            l_756 = l_759;
                                                        } else {
                                                            i_755 = (-110);
                                                        }
                                                    } else {
                                                        i_760 = (int) (0 - (uint) i_757);
                                                        i_755 = i_760;
                                                    }
                                                }
                                            }
                                            GALEFS_FENCE();
                                            if (i_755 < 0) {
                                                l_761 = (long) i_755;
                                                l_747 = l_761;
                                            } else {
                                                l_762 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_729 + (ulong) 1800L))));
                                                l_747 = l_762;
                                            }
                                        }
                                    } else {
                                        l_747 = l_727;
                                    }
                                } else {
                                    l_747 = 0L;
                                }
                                l_763 = GALEFS_BROADCAST(l_747);
                                i_764 = (int) l_763;
                                if (i_764 < 0) {
                                    i_765 = (int) get_group_id(0);
                                    i_766 = (int) get_local_id(0);
                                    if (i_766 == 0) {
                                        i_767 = i_765 << 2;
                                        *((__global int *) (arg_status + ((((long) i_767) << 2) + 16L))) = 7;
                                        *((__global int *) (arg_status + ((((long) (i_767 + 1)) << 2) + 16L))) = i_441;
                                        *((__global int *) (arg_status + ((((long) (i_767 + 2)) << 2) + 16L))) = i_764;
                                        l_440 = l_703;
                                        i_441 = i_704;
                                        i_442 = 0;
                                    } else {
                                        l_440 = l_703;
                                        i_441 = i_704;
                                        i_442 = 0;
                                    }
                                } else {
                                    i_768 = *((__global int *) ul_51);
                                    i_769 = (int) get_local_id(0);
                                    i_770 = (int) get_group_id(0);
                                    i_771 = (int) get_local_size(0);
                                    i_772 = (int) ((uint) ((int) ((uint) i_769 + (uint) ((int) ((uint) i_770 * (uint) i_771)))) * (uint) i_768);
                                    i_773 = 0;
                                    while (true) {
                                        if (!(i_773 < i_768)) {
                                            break;
                                        }
                                        *((__global int *) (arg_counts + ((((long) ((int) ((uint) i_772 + (uint) i_773))) << 2) + 16L))) = 0;
                                        i_774 = (int) ((uint) i_773 + (uint) 1);
                                        i_773 = i_774;
                                    }
                                    i_775 = (int) get_group_id(0);
                                    i_776 = *((__global int *) ul_51);
                                    i_777 = *((__global int *) ul_50);
                                    l_778 = (long) i_776;
                                    l_779 = (long) ((ulong) ((long) i_775) * (ulong) (((((((l_778 << 5) + (l_778 << 4)) + 73792L) + (((long) i_777) << 2)) + (l_778 * 43L)) + 63L) & (-64L)));
                                    l_780 = (long) ((ulong) l_779 + (ulong) 65536L);
                                    l_781 = (long) ((ulong) l_779 + (ulong) 64L);
                                    l_782 = ((long) (uint) i_764) << 3;
                                    l_783 = 0L;
                                    i_784 = 1;
                                    while (true) {
                                        if (!(i_784 == 1)) {
                                            break;
                                        }
                                        i_785 = (int) get_local_id(0);
                                        if (i_785 == 0) {
                                            i_786 = *((__global int *) (arg_fs + 16 + 208L));
                                            if (i_764 < i_786) {
                                                l_787 = *((__global long *) (arg_fs + 16 + 192L));
                                                i_788 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_787 + (ulong) l_782))));
                                                i_789 = (int) ((uint) i_788 + (uint) (-1));
                                                i_790 = (i_789 < 0) ? (-9) : i_789;
                                                if (i_790 < 0) {
                                                    i_791 = i_790;
                                                } else {
                                                    l_792 = *((__global long *) (arg_fs + 16 + 192L));
                                                    i_793 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_792 + (ulong) l_782)) + (ulong) 4L))));
                                                    if ((i_793 & 3) == 1) {
                                                        i_791 = (-9);
                                                    } else {
                                                        i_791 = i_790;
                                                    }
                                                }
                                            } else {
                                                i_791 = (-9);
                                            }
                                            l_794 = (long) i_791;
                                            if (i_791 < 0) {
                                                l_795 = l_794;
                                            } else {
                                                if (l_783 < 0L) {
                                                    l_795 = (-22L);
                                                } else {
                                                    l_796 = *((__global long *) (arg_fs + 16 + 16L));
                                                    i_797 = (int) get_group_id(0);
                                                    l_798 = (long) i_797;
                                                    i_799 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_796 + (ulong) ((l_798 << 12) + (l_798 << 11)))) + (ulong) 1896L))));
                                                    if (i_799 == 0) {
                                                        l_800 = *((__global long *) (arg_fs + 16 + 200L));
                                                        l_801 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_800 + (ulong) (l_794 << 6)))));
                                                        l_802 = (long) ((ulong) l_801 - (ulong) l_783);
                                                        if (l_802 < 1L) {
                                                            l_795 = 0L;
                                                        } else {
                                                            l_803 = (l_802 < 65536L) ? l_802 : 65536L;
                                                            l_795 = l_803;
                                                        }
                                                    } else {
                                                        l_795 = (-16L);
                                                    }
                                                }
                                            }
                                        } else {
                                            l_795 = 0L;
                                        }
                                        l_804 = GALEFS_BROADCAST(l_795);
                                        i_805 = (int) l_804;
                                        i_806 = (i_805 < 1) ? i_805 : 1;
                                        i_807 = i_806;
                                        i_808 = 0;
                                        while (true) {
                                            if (!(i_807 == 1)) {
                                                break;
                                            }
                                            i_809 = (int) get_local_id(0);
                                            i_810 = (int) ((uint) i_805 - (uint) i_808);
                                            l_811 = (long) i_810;
                                            l_812 = (long) i_808;
                                            l_813 = (long) ((ulong) l_783 + (ulong) l_812);
                                            if (i_809 == 0) {
                                                l_814 = *((__global long *) (arg_fs + 16 + 16L));
                                                i_815 = (int) get_group_id(0);
                                                i_816 = *((__global int *) (arg_fs + 16 + 208L));
                                                if (i_764 < i_816) {
                                                    l_817 = *((__global long *) (arg_fs + 16 + 192L));
                                                    i_818 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_817 + (ulong) l_782))));
                                                    i_819 = (int) ((uint) i_818 + (uint) (-1));
                                                    i_820 = (i_819 < 0) ? (-9) : i_819;
                                                    i_821 = i_820;
                                                } else {
                                                    i_821 = (-9);
                                                }
                                                i_822 = *((__global int *) (arg_fs + 16 + 156L));
                                                l_823 = (long) i_821;
                                                if (i_821 < 0) {
                                                    l_824 = l_823;
                                                } else {
                                                    l_825 = *((__global long *) (arg_fs + 16 + 200L));
                                                    i_826 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_825 + (ulong) (l_823 << 6))) + (ulong) 8L))));
                                                    l_827 = *((__global long *) (arg_fs + 16 + 128L));
                                                    i_828 = *((__global int *) (arg_fs + 16 + 152L));
                                                    l_829 = l_813 >> i_822;
                                                    i_830 = i_828 & ((int) (((long) ((ulong) ((long) ((ulong) l_829 + (ulong) (((long) i_826) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                                    i_831 = i_830;
                                                    i_832 = 0;
                                                    i_833 = (-2);
                                                    while (true) {
                                                        if (!(i_833 == (-2))) {
                                                            break;
                                                        }
                                                        i_834 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_827 + (ulong) (((long) i_831) << 2)))));
                                                        i_835 = (int) ((uint) i_834 + (uint) (-1));
                                                        if (i_835 < 0) {
                                                            i_833 = (-1);
                                                        } else {
                                                            l_836 = *((__global long *) (arg_fs + 16 + 136L));
                                                            l_837 = (long) ((ulong) l_836 + (ulong) (((long) (uint) i_835) << 4));
                                                            i_838 = *((volatile __global int *) (arg_fs + 16 + l_837));
                                                            l_839 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_837 + (ulong) 8L))));
                                                            if ((!(i_826 == i_838)) || (!(l_829 == l_839))) {
                                                                if (i_828 == i_832) {
                                                                    i_833 = (-1);
                                                                } else {
                                                                    i_840 = (int) ((uint) i_832 + (uint) 1);
                                                                    i_841 = i_828 & ((int) ((uint) i_831 + (uint) 1));
                                                                    i_831 = i_841;
                                                                    i_832 = i_840;
                                                                }
                                                            } else {
                                                                i_833 = i_835;
                                                            }
                                                        }
                                                    }
                                                    l_842 = (long) i_815;
                                                    l_843 = (long) ((ulong) l_814 + (ulong) ((l_842 << 12) + (l_842 << 11)));
                                                    if (i_833 < 0) {
                                                        i_844 = (-1);
                                                    } else {
                                                        l_845 = (long) ((ulong) l_843 + (ulong) 1856L);
                                                        *((volatile __global int *) (arg_fs + 16 + l_845)) = ((int) ((uint) i_833 + (uint) 1));
                                                        GALEFS_FENCE();
                                                        l_846 = *((__global long *) (arg_fs + 16 + 136L));
                                                        l_847 = (long) ((ulong) l_846 + (ulong) (((long) (uint) i_833) << 4));
                                                        i_848 = *((volatile __global int *) (arg_fs + 16 + l_847));
                                                        l_849 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_847 + (ulong) 8L))));
                                                        if ((!(i_826 == i_848)) || (!(l_829 == l_849))) {
                                                            *((volatile __global int *) (arg_fs + 16 + l_845)) = 0;
                                                        }
                                                        GALEFS_FENCE();
                                                        if ((!(i_826 == i_848)) || (!(l_829 == l_849))) {
                                                            i_844 = (-1);
                                                        } else {
                                                            i_844 = i_833;
                                                        }
                                                    }
                                                    l_850 = (long) i_844;
                                                    if (l_850 == (-1L)) {
                                                        l_851 = (long) ((ulong) l_843 + (ulong) 1864L);
                                                        l_852 = *((__global long *) (arg_fs + 16 + l_851));
                                                        l_853 = *((__global long *) (arg_fs + 16 + 8L));
                                                        l_854 = (long) ((ulong) l_852 + (ulong) 128L);
                                                        l_855 = (long) ((ulong) l_843 + (ulong) 1408L);
                                                        i_856 = 0;
                                                        l_857 = 0L;
                                                        while (true) {
                                                            if (!(i_856 == 0)) {
                                                                break;
                                                            }
                                                            i_858 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                            if (i_858 == 0) {
                                                                l_859 = *((volatile __global long *) (arg_fs + 16 + l_855));
                                                                if (((long) ((ulong) l_854 - (ulong) l_859)) < 1025L) {
                                                                    i_856 = 1;
                                                                } else {
                                                                    if (l_857 < l_853) {
                                                                        l_860 = (long) ((ulong) l_857 + (ulong) 1L);
                                                                        l_857 = l_860;
                                                                    } else {
                                                                        i_856 = (-110);
                                                                    }
                                                                }
                                                            } else {
                                                                i_861 = (int) (0 - (uint) i_858);
                                                                i_856 = i_861;
                                                            }
                                                        }
                                                        if (i_856 < 0) {
                                                            l_862 = (long) i_856;
                                                            l_863 = l_862;
                                                        } else {
                                                            l_864 = (long) ((ulong) l_852 + (ulong) 64L);
                                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_843 + (ulong) ((long) (uint) (((int) l_864) & 1023)))))) = 0L;
                                                            l_865 = (long) ((ulong) l_843 + (ulong) ((long) (uint) (((int) l_852) & 1023)));
                                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_865 + (ulong) 4L)))) = 3;
                                                            i_866 = (int) ((uint) ((int) (((long) ((ulong) l_852 + (ulong) ((long) ((ulong) (l_852 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_865 + (ulong) 8L)))) = i_866;
                                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_865 + (ulong) 12L)))) = i_764;
                                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_865 + (ulong) 16L)))) = l_813;
                                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_865 + (ulong) 24L)))) = l_811;
                                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_865 + (ulong) 32L)))) = 0;
                                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_865 + (ulong) 36L)))) = 0;
                                                            GALEFS_FENCE();
                                                            *((volatile __global int *) (arg_fs + 16 + l_865)) = 64;
                                                            *((__global long *) (arg_fs + 16 + l_851)) = l_864;
                                                            GALEFS_FENCE();
                                                            l_867 = *((__global long *) (arg_fs + 16 + 24L));
                                                            i_868 = (int) get_group_id(0);
                                                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_867 + (ulong) ((long) i_868))))) = (char) 1;
                                                            l_869 = *((__global long *) (arg_fs + 16 + 8L));
                                                            l_870 = (long) ((ulong) l_843 + (ulong) 1792L);
                                                            i_871 = 0;
                                                            l_872 = 0L;
                                                            while (true) {
                                                                if (!(i_871 == 0)) {
                                                                    break;
                                                                }
                                                                i_873 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                                i_874 = *((volatile __global int *) (arg_fs + 16 + l_870));
                                                                if (i_866 == i_874) {
                                                                    i_871 = 1;
                                                                } else {
                                                                    if (i_873 == 0) {
                                                                        if (l_872 < l_869) {
                                                                            l_875 = (long) ((ulong) l_872 + (ulong) 1L);
                                                                            l_872 = l_875;
                                                                        } else {
                                                                            i_871 = (-110);
                                                                        }
                                                                    } else {
                                                                        i_876 = (int) (0 - (uint) i_873);
                                                                        i_871 = i_876;
                                                                    }
                                                                }
                                                            }
                                                            GALEFS_FENCE();
                                                            if (i_871 < 0) {
                                                                l_877 = (long) i_871;
                                                                l_863 = l_877;
                                                            } else {
                                                                l_878 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_843 + (ulong) 1800L))));
                                                                l_863 = l_878;
                                                            }
                                                        }
                                                        if (l_863 < 0L) {
                                                            l_824 = l_863;
                                                        } else {
                                                            l_879 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_843 + (ulong) 1808L))));
                                                            l_824 = l_879;
                                                        }
                                                    } else {
                                                        l_880 = (long) ((ulong) l_843 + (ulong) 1872L);
                                                        l_881 = *((__global long *) (arg_fs + 16 + l_880));
                                                        *((__global long *) (arg_fs + 16 + l_880)) = ((long) ((ulong) l_881 + (ulong) 1L));
                                                        l_824 = l_850;
                                                    }
                                                }
                                                if (l_824 < 0L) {
                                                    l_882 = l_824;
                                                } else {
                                                    l_883 = (long) ((ulong) (l_824 << i_822) + (ulong) (l_813 & ((long) ((ulong) (1L << i_822) + (ulong) (-1L)))));
                                                    l_882 = l_883;
                                                }
                                            } else {
                                                l_882 = 0L;
                                            }
                                            l_884 = GALEFS_BROADCAST(l_882);
                                            if (l_884 < 0L) {
                                                i_885 = (int) l_884;
                                                i_807 = i_885;
                                            } else {
                                                i_886 = *((__global int *) (arg_fs + 16 + 156L));
                                                l_887 = 1L << i_886;
                                                l_888 = (long) ((ulong) l_887 - (ulong) (l_813 & ((long) ((ulong) l_887 + (ulong) (-1L)))));
                                                if (l_888 < l_811) {
                                                    i_889 = (int) l_888;
                                                    i_890 = i_889;
                                                } else {
                                                    i_890 = i_810;
                                                }
                                                l_891 = *((__global long *) (arg_fs + 16 + 144L));
                                                gale_copy((arg_fs + 16 + ((long) ((ulong) l_884 + (ulong) l_891))), (arg_work + 16 + ((long) ((ulong) l_781 + (ulong) l_812))), i_890);
                                                GALEFS_FENCE();
                                                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                                i_892 = (int) get_local_id(0);
                                                i_893 = (int) ((uint) i_808 + (uint) i_890);
                                                i_894 = (i_893 < i_805) ? 1 : 0;
                                                if (i_892 == 0) {
                                                    l_895 = *((__global long *) (arg_fs + 16 + 16L));
                                                    i_896 = (int) get_group_id(0);
                                                    l_897 = (long) i_896;
                                                    l_898 = (long) ((ulong) l_895 + (ulong) ((l_897 << 12) + (l_897 << 11)));
                                                    l_899 = (long) ((ulong) l_898 + (ulong) 1880L);
                                                    l_900 = *((__global long *) (arg_fs + 16 + l_899));
                                                    *((__global long *) (arg_fs + 16 + l_899)) = ((long) ((ulong) ((long) i_890) + (ulong) l_900));
                                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_898 + (ulong) 1856L)))) = 0;
                                                    l_901 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_898 + (ulong) 1864L))));
                                                    l_902 = (long) ((ulong) l_901 + (ulong) (-64L));
                                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_898 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_902 + (ulong) ((long) ((ulong) (l_902 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                                    i_807 = i_894;
                                                    i_808 = i_893;
                                                } else {
                                                    i_807 = i_894;
                                                    i_808 = i_893;
                                                }
                                            }
                                        }
                                        if (i_808 < 1) {
                                            i_903 = i_807;
                                        } else {
                                            i_903 = i_808;
                                        }
                                        if (i_903 < 1) {
                                            i_904 = i_903;
                                        } else {
                                            if (i_903 == 65536) {
                                                i_904 = i_903;
                                            } else {
                                                i_905 = (int) get_local_id(0);
                                                l_906 = (long) (uint) i_903;
                                                l_907 = (long) ((ulong) l_783 + (ulong) l_906);
                                                if (i_905 == 0) {
                                                    i_908 = *((__global int *) (arg_fs + 16 + 208L));
                                                    if (i_764 < i_908) {
                                                        l_909 = *((__global long *) (arg_fs + 16 + 192L));
                                                        i_910 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_909 + (ulong) l_782))));
                                                        i_911 = (int) ((uint) i_910 + (uint) (-1));
                                                        i_912 = (i_911 < 0) ? (-9) : i_911;
                                                        if (i_912 < 0) {
                                                            i_913 = i_912;
                                                        } else {
                                                            l_914 = *((__global long *) (arg_fs + 16 + 192L));
                                                            i_915 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_914 + (ulong) l_782)) + (ulong) 4L))));
                                                            if ((i_915 & 3) == 1) {
                                                                i_913 = (-9);
                                                            } else {
                                                                i_913 = i_912;
                                                            }
                                                        }
                                                    } else {
                                                        i_913 = (-9);
                                                    }
                                                    l_916 = (long) i_913;
                                                    if (i_913 < 0) {
                                                        l_917 = l_916;
                                                    } else {
                                                        if (l_907 < 0L) {
                                                            l_917 = (-22L);
                                                        } else {
                                                            i_918 = (int) ((uint) 65536 - (uint) i_903);
                                                            if (i_918 < 0) {
                                                                l_917 = (-22L);
                                                            } else {
                                                                l_919 = *((__global long *) (arg_fs + 16 + 16L));
                                                                i_920 = (int) get_group_id(0);
                                                                l_921 = (long) i_920;
                                                                i_922 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_919 + (ulong) ((l_921 << 12) + (l_921 << 11)))) + (ulong) 1896L))));
                                                                if (i_922 == 0) {
                                                                    l_923 = *((__global long *) (arg_fs + 16 + 200L));
                                                                    l_924 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_923 + (ulong) (l_916 << 6)))));
                                                                    l_925 = (long) ((ulong) l_924 - (ulong) l_907);
                                                                    if (l_925 < 1L) {
                                                                        l_917 = 0L;
                                                                    } else {
                                                                        l_926 = (long) (uint) i_918;
                                                                        l_927 = (l_925 < l_926) ? l_925 : l_926;
                                                                        l_917 = l_927;
                                                                    }
                                                                } else {
                                                                    l_917 = (-16L);
                                                                }
                                                            }
                                                        }
                                                    }
                                                } else {
                                                    l_917 = 0L;
                                                }
                                                l_928 = GALEFS_BROADCAST(l_917);
                                                i_929 = (int) l_928;
                                                i_930 = (i_929 < 1) ? i_929 : 1;
                                                l_931 = (long) ((ulong) l_781 + (ulong) l_906);
                                                i_932 = i_930;
                                                i_933 = 0;
                                                while (true) {
                                                    if (!(i_932 == 1)) {
                                                        break;
                                                    }
                                                    i_934 = (int) get_local_id(0);
                                                    i_935 = (int) ((uint) i_929 - (uint) i_933);
                                                    l_936 = (long) i_935;
                                                    l_937 = (long) i_933;
                                                    l_938 = (long) ((ulong) l_907 + (ulong) l_937);
                                                    if (i_934 == 0) {
                                                        l_939 = *((__global long *) (arg_fs + 16 + 16L));
                                                        i_940 = (int) get_group_id(0);
                                                        i_941 = *((__global int *) (arg_fs + 16 + 208L));
                                                        if (i_764 < i_941) {
                                                            l_942 = *((__global long *) (arg_fs + 16 + 192L));
                                                            i_943 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_942 + (ulong) l_782))));
                                                            i_944 = (int) ((uint) i_943 + (uint) (-1));
                                                            i_945 = (i_944 < 0) ? (-9) : i_944;
                                                            i_946 = i_945;
                                                        } else {
                                                            i_946 = (-9);
                                                        }
                                                        i_947 = *((__global int *) (arg_fs + 16 + 156L));
                                                        l_948 = (long) i_946;
                                                        if (i_946 < 0) {
                                                            l_949 = l_948;
                                                        } else {
                                                            l_950 = *((__global long *) (arg_fs + 16 + 200L));
                                                            i_951 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_950 + (ulong) (l_948 << 6))) + (ulong) 8L))));
                                                            l_952 = *((__global long *) (arg_fs + 16 + 128L));
                                                            i_953 = *((__global int *) (arg_fs + 16 + 152L));
                                                            l_954 = l_938 >> i_947;
                                                            i_955 = i_953 & ((int) (((long) ((ulong) ((long) ((ulong) l_954 + (ulong) (((long) i_951) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                                            i_956 = i_955;
                                                            i_957 = 0;
                                                            i_958 = (-2);
                                                            while (true) {
                                                                if (!(i_958 == (-2))) {
                                                                    break;
                                                                }
                                                                i_959 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_952 + (ulong) (((long) i_956) << 2)))));
                                                                i_960 = (int) ((uint) i_959 + (uint) (-1));
                                                                if (i_960 < 0) {
                                                                    i_958 = (-1);
                                                                } else {
                                                                    l_961 = *((__global long *) (arg_fs + 16 + 136L));
                                                                    l_962 = (long) ((ulong) l_961 + (ulong) (((long) (uint) i_960) << 4));
                                                                    i_963 = *((volatile __global int *) (arg_fs + 16 + l_962));
                                                                    l_964 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_962 + (ulong) 8L))));
                                                                    if ((!(i_951 == i_963)) || (!(l_954 == l_964))) {
                                                                        if (i_953 == i_957) {
                                                                            i_958 = (-1);
                                                                        } else {
                                                                            i_965 = (int) ((uint) i_957 + (uint) 1);
                                                                            i_966 = i_953 & ((int) ((uint) i_956 + (uint) 1));
                                                                            i_956 = i_966;
                                                                            i_957 = i_965;
                                                                        }
                                                                    } else {
                                                                        i_958 = i_960;
                                                                    }
                                                                }
                                                            }
                                                            l_967 = (long) i_940;
                                                            l_968 = (long) ((ulong) l_939 + (ulong) ((l_967 << 12) + (l_967 << 11)));
                                                            if (i_958 < 0) {
                                                                i_969 = (-1);
                                                            } else {
                                                                l_970 = (long) ((ulong) l_968 + (ulong) 1856L);
                                                                *((volatile __global int *) (arg_fs + 16 + l_970)) = ((int) ((uint) i_958 + (uint) 1));
                                                                GALEFS_FENCE();
                                                                l_971 = *((__global long *) (arg_fs + 16 + 136L));
                                                                l_972 = (long) ((ulong) l_971 + (ulong) (((long) (uint) i_958) << 4));
                                                                i_973 = *((volatile __global int *) (arg_fs + 16 + l_972));
                                                                l_974 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_972 + (ulong) 8L))));
                                                                if ((!(i_951 == i_973)) || (!(l_954 == l_974))) {
                                                                    *((volatile __global int *) (arg_fs + 16 + l_970)) = 0;
                                                                }
                                                                GALEFS_FENCE();
                                                                if ((!(i_951 == i_973)) || (!(l_954 == l_974))) {
                                                                    i_969 = (-1);
                                                                } else {
                                                                    i_969 = i_958;
                                                                }
                                                            }
                                                            l_975 = (long) i_969;
                                                            if (l_975 == (-1L)) {
                                                                l_976 = (long) ((ulong) l_968 + (ulong) 1864L);
                                                                l_977 = *((__global long *) (arg_fs + 16 + l_976));
                                                                l_978 = *((__global long *) (arg_fs + 16 + 8L));
                                                                l_979 = (long) ((ulong) l_977 + (ulong) 128L);
                                                                l_980 = (long) ((ulong) l_968 + (ulong) 1408L);
                                                                i_981 = 0;
                                                                l_982 = 0L;
                                                                while (true) {
                                                                    if (!(i_981 == 0)) {
                                                                        break;
                                                                    }
                                                                    i_983 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                                    if (i_983 == 0) {
                                                                        l_984 = *((volatile __global long *) (arg_fs + 16 + l_980));
                                                                        if (((long) ((ulong) l_979 - (ulong) l_984)) < 1025L) {
                                                                            i_981 = 1;
                                                                        } else {
                                                                            if (l_982 < l_978) {
                                                                                l_985 = (long) ((ulong) l_982 + (ulong) 1L);
                                                                                l_982 = l_985;
                                                                            } else {
                                                                                i_981 = (-110);
                                                                            }
                                                                        }
                                                                    } else {
                                                                        i_986 = (int) (0 - (uint) i_983);
                                                                        i_981 = i_986;
                                                                    }
                                                                }
                                                                if (i_981 < 0) {
                                                                    l_987 = (long) i_981;
                                                                    l_988 = l_987;
                                                                } else {
                                                                    l_989 = (long) ((ulong) l_977 + (ulong) 64L);
                                                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_968 + (ulong) ((long) (uint) (((int) l_989) & 1023)))))) = 0L;
                                                                    l_990 = (long) ((ulong) l_968 + (ulong) ((long) (uint) (((int) l_977) & 1023)));
                                                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_990 + (ulong) 4L)))) = 3;
                                                                    i_991 = (int) ((uint) ((int) (((long) ((ulong) l_977 + (ulong) ((long) ((ulong) (l_977 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_990 + (ulong) 8L)))) = i_991;
                                                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_990 + (ulong) 12L)))) = i_764;
                                                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_990 + (ulong) 16L)))) = l_938;
                                                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_990 + (ulong) 24L)))) = l_936;
                                                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_990 + (ulong) 32L)))) = 0;
                                                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_990 + (ulong) 36L)))) = 0;
                                                                    GALEFS_FENCE();
                                                                    *((volatile __global int *) (arg_fs + 16 + l_990)) = 64;
                                                                    *((__global long *) (arg_fs + 16 + l_976)) = l_989;
                                                                    GALEFS_FENCE();
                                                                    l_992 = *((__global long *) (arg_fs + 16 + 24L));
                                                                    i_993 = (int) get_group_id(0);
                                                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_992 + (ulong) ((long) i_993))))) = (char) 1;
                                                                    l_994 = *((__global long *) (arg_fs + 16 + 8L));
                                                                    l_995 = (long) ((ulong) l_968 + (ulong) 1792L);
                                                                    i_996 = 0;
                                                                    l_997 = 0L;
                                                                    while (true) {
                                                                        if (!(i_996 == 0)) {
                                                                            break;
                                                                        }
                                                                        i_998 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                                        i_999 = *((volatile __global int *) (arg_fs + 16 + l_995));
                                                                        if (i_991 == i_999) {
                                                                            i_996 = 1;
                                                                        } else {
                                                                            if (i_998 == 0) {
                                                                                if (l_997 < l_994) {
                                                                                    l_1000 = (long) ((ulong) l_997 + (ulong) 1L);
                                                                                    l_997 = l_1000;
                                                                                } else {
                                                                                    i_996 = (-110);
                                                                                }
                                                                            } else {
                                                                                i_1001 = (int) (0 - (uint) i_998);
                                                                                i_996 = i_1001;
                                                                            }
                                                                        }
                                                                    }
                                                                    GALEFS_FENCE();
                                                                    if (i_996 < 0) {
                                                                        l_1002 = (long) i_996;
                                                                        l_988 = l_1002;
                                                                    } else {
                                                                        l_1003 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_968 + (ulong) 1800L))));
                                                                        l_988 = l_1003;
                                                                    }
                                                                }
                                                                if (l_988 < 0L) {
                                                                    l_949 = l_988;
                                                                } else {
                                                                    l_1004 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_968 + (ulong) 1808L))));
                                                                    l_949 = l_1004;
                                                                }
                                                            } else {
                                                                l_1005 = (long) ((ulong) l_968 + (ulong) 1872L);
                                                                l_1006 = *((__global long *) (arg_fs + 16 + l_1005));
                                                                *((__global long *) (arg_fs + 16 + l_1005)) = ((long) ((ulong) l_1006 + (ulong) 1L));
                                                                l_949 = l_975;
                                                            }
                                                        }
                                                        if (l_949 < 0L) {
                                                            l_1007 = l_949;
                                                        } else {
                                                            l_1008 = (long) ((ulong) (l_949 << i_947) + (ulong) (l_938 & ((long) ((ulong) (1L << i_947) + (ulong) (-1L)))));
                                                            l_1007 = l_1008;
                                                        }
                                                    } else {
                                                        l_1007 = 0L;
                                                    }
                                                    l_1009 = GALEFS_BROADCAST(l_1007);
                                                    if (l_1009 < 0L) {
                                                        i_1010 = (int) l_1009;
                                                        i_932 = i_1010;
                                                    } else {
                                                        i_1011 = *((__global int *) (arg_fs + 16 + 156L));
                                                        l_1012 = 1L << i_1011;
                                                        l_1013 = (long) ((ulong) l_1012 - (ulong) (l_938 & ((long) ((ulong) l_1012 + (ulong) (-1L)))));
                                                        if (l_1013 < l_936) {
                                                            i_1014 = (int) l_1013;
                                                            i_1015 = i_1014;
                                                        } else {
                                                            i_1015 = i_935;
                                                        }
                                                        l_1016 = *((__global long *) (arg_fs + 16 + 144L));
                                                        gale_copy((arg_fs + 16 + ((long) ((ulong) l_1009 + (ulong) l_1016))), (arg_work + 16 + ((long) ((ulong) l_931 + (ulong) l_937))), i_1015);
                                                        GALEFS_FENCE();
                                                        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                                        i_1017 = (int) get_local_id(0);
                                                        i_1018 = (int) ((uint) i_933 + (uint) i_1015);
                                                        i_1019 = (i_1018 < i_929) ? 1 : 0;
                                                        if (i_1017 == 0) {
                                                            l_1020 = *((__global long *) (arg_fs + 16 + 16L));
                                                            i_1021 = (int) get_group_id(0);
                                                            l_1022 = (long) i_1021;
                                                            l_1023 = (long) ((ulong) l_1020 + (ulong) ((l_1022 << 12) + (l_1022 << 11)));
                                                            l_1024 = (long) ((ulong) l_1023 + (ulong) 1880L);
                                                            l_1025 = *((__global long *) (arg_fs + 16 + l_1024));
                                                            *((__global long *) (arg_fs + 16 + l_1024)) = ((long) ((ulong) ((long) i_1015) + (ulong) l_1025));
                                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1023 + (ulong) 1856L)))) = 0;
                                                            l_1026 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_1023 + (ulong) 1864L))));
                                                            l_1027 = (long) ((ulong) l_1026 + (ulong) (-64L));
                                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1023 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1027 + (ulong) ((long) ((ulong) (l_1027 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                                            i_932 = i_1019;
                                                            i_933 = i_1018;
                                                        } else {
                                                            i_932 = i_1019;
                                                            i_933 = i_1018;
                                                        }
                                                    }
                                                }
                                                if (i_933 < 1) {
                                                    i_1028 = i_932;
                                                } else {
                                                    i_1028 = i_933;
                                                }
                                                if (i_1028 < 0) {
                                                    i_904 = i_1028;
                                                } else {
                                                    i_1029 = (int) ((uint) i_903 + (uint) i_1028);
                                                    i_904 = i_1029;
                                                }
                                            }
                                        }
                                        if (i_904 < 0) {
                                            i_784 = i_904;
                                        } else {
                                            if (i_904 < 65536) {
                                                i_1030 = i_904;
                                            } else {
                                                i_1031 = (int) ((uint) i_904 + (uint) (-32));
                                                i_1030 = i_1031;
                                            }
                                            i_1032 = (int) get_local_size(0);
                                            i_1033 = (int) get_local_size(0);
                                            i_1034 = (int) get_local_id(0);
                                            i_1035 = (l_783 == 0L) ? 0 : (-32);
                                            i_1036 = gale_div_int(((int) ((uint) ((int) ((uint) ((int) ((uint) i_1030 - (uint) i_1035)) + (uint) i_1032)) + (uint) (-1))), i_1033);
                                            i_1037 = (int) ((uint) ((int) ((uint) i_1034 * (uint) i_1036)) + (uint) i_1035);
                                            i_1038 = (int) ((uint) i_1037 + (uint) i_1036);
                                            i_1039 = (i_1038 < i_1030) ? i_1038 : i_1030;
                                            if (i_1037 < i_1039) {
                                                if ((!(l_783 == 0L)) || (!(i_1037 == 0))) {
                                                    i_1040 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) l_781 + (ulong) ((long) i_1037))) + (ulong) (-1L)))));
                                                    i_1041 = (((uint) ((int) ((uint) (i_1040 | 32) + (uint) (-97))) < (uint) 26) || (i_1040 == 95)) ? 1 : 0;
                                                    i_1042 = i_1041;
                                                } else {
                                                    i_1042 = 0;
                                                }
                                            } else {
                                                i_1042 = 0;
                                            }
                                            i_1043 = (int) get_local_id(0);
                                            i_1044 = (int) get_group_id(0);
                                            i_1045 = (int) get_local_size(0);
                                            i_1046 = *((__global int *) ul_51);
                                            i_1047 = (int) ((uint) ((int) ((uint) i_1043 + (uint) ((int) ((uint) i_1044 * (uint) i_1045)))) * (uint) i_1046);
                                            i_1048 = (i_1042 == 0) ? 0 : (-1);
                                            i_1049 = (i_1037 < i_1039) ? 1 : 0;
                                            i_1050 = (-2128831035);
                                            i_1051 = i_1048;
                                            i_1052 = i_1037;
                                            i_1053 = i_1049;
                                            while (true) {
                                                if (i_1053 == 0) {
                                                    break;
                                                }
                                                l_1054 = (long) ((ulong) l_781 + (ulong) ((long) i_1052));
                                                if (i_1052 < i_904) {
                                                    i_1055 = (int) *((__global char *) (arg_work + 16 + l_1054));
                                                    i_1056 = i_1055;
                                                } else {
                                                    i_1056 = 0;
                                                }
                                                if (((uint) ((int) ((uint) (i_1056 | 32) + (uint) (-97))) < (uint) 26) || (i_1056 == 95)) {
                                                    if (i_1051 == 31) {
                                                        i_1057 = i_1050;
                                                        i_1058 = (-1);
                                                    } else {
                                                        if (i_1051 == (-1)) {
                                                            i_1057 = i_1050;
                                                            i_1058 = i_1051;
                                                        } else {
                                                            i_1059 = (int) ((uint) (i_1050 ^ i_1056) * (uint) 16777619);
                                                            i_1060 = (int) ((uint) i_1051 + (uint) 1);
                                                            i_1057 = i_1059;
                                                            i_1058 = i_1060;
                                                        }
                                                    }
                                                } else {
                                                    if (i_1051 < 1) {
                                                        i_1057 = (-2128831035);
                                                        i_1058 = 0;
                                                    } else {
                                                        i_1061 = (int) get_group_id(0);
                                                        i_1062 = *((__global int *) ul_51);
                                                        i_1063 = *((__global int *) ul_50);
                                                        l_1064 = (long) i_1062;
                                                        l_1065 = ((l_1064 << 5) + (l_1064 << 4)) + 73792L;
                                                        l_1066 = (long) ((ulong) ((long) i_1061) * (ulong) ((((l_1065 + (((long) i_1063) << 2)) + (l_1064 * 43L)) + 63L) & (-64L)));
                                                        l_1067 = (long) ((ulong) l_1066 + (ulong) 73792L);
                                                        l_1068 = (long) ((ulong) l_1065 + (ulong) l_1066);
                                                        i_1069 = (int) ((uint) i_1063 + (uint) (-1));
                                                        i_1070 = i_1069 & (((int) ((uint) i_1050 * (uint) (-1640531535))) >> 15);
                                                        l_1071 = (long) ((ulong) l_1054 - (ulong) ((long) (uint) i_1051));
                                                        i_1072 = i_1070;
                                                        i_1073 = (-2);
                                                        while (true) {
                                                            if (!(i_1073 == (-2))) {
                                                                break;
                                                            }
                                                            i_1074 = *((__global int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_1068 + (ulong) (((long) i_1072) << 2))) >> 2))) << 2) + 16L)));
                                                            i_1075 = (int) ((uint) i_1074 + (uint) (-1));
                                                            if (i_1075 < 0) {
                                                                i_1073 = (-1);
                                                            } else {
                                                                l_1076 = (long) (uint) i_1075;
                                                                l_1077 = (long) ((ulong) l_1067 + (ulong) ((l_1076 << 5) + (l_1076 << 4)));
                                                                i_1078 = *((__global int *) (arg_work + ((((long) ((int) ((l_1077 + 4L) >> 2))) << 2) + 16L)));
                                                                i_1079 = i_1069 & ((int) ((uint) i_1072 + (uint) 1));
                                                                if (i_1050 == i_1078) {
                                                                    i_1080 = *((__global int *) (arg_work + ((((long) ((int) (l_1077 >> 2))) << 2) + 16L)));
                                                                    if (i_1051 == i_1080) {
                                                                        l_1081 = (long) ((ulong) l_1077 + (ulong) 16L);
                                                                        i_1082 = 0;
                                                                        i_1083 = 0;
                                                                        while (true) {
                                                                            if (!(i_1083 < i_1051)) {
                                                                                break;
                                                                            }
                                                                            l_1084 = (long) i_1083;
                                                                            i_1085 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1081 + (ulong) l_1084))));
                                                                            i_1086 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1071 + (ulong) l_1084))));
                                                                            i_1087 = i_1082 | (i_1085 ^ i_1086);
                                                                            i_1088 = (int) ((uint) i_1083 + (uint) 1);
                                                                            i_1082 = i_1087;
                                                                            i_1083 = i_1088;
                                                                        }
                                                                        if (i_1082 == 0) {
                                                                            i_1073 = i_1075;
                                                                        } else {
                                                                            i_1072 = i_1079;
                                                                        }
                                                                    } else {
                                                                        i_1072 = i_1079;
                                                                    }
                                                                } else {
                                                                    i_1072 = i_1079;
                                                                }
                                                            }
                                                        }
                                                        if (i_1073 < 0) {
                                                            i_1057 = (-2128831035);
                                                            i_1058 = 0;
                                                        } else {
                                                            ul_1089 = arg_counts + ((((long) ((int) ((uint) i_1047 + (uint) i_1073))) << 2) + 16L);
                                                            i_1090 = *((__global int *) ul_1089);
                                                            *((__global int *) ul_1089) = ((int) ((uint) i_1090 + (uint) 1));
                                                            i_1057 = (-2128831035);
                                                            i_1058 = 0;
                                                        }
                                                    }
                                                }
                                                i_1091 = (int) ((uint) i_1052 + (uint) 1);
                                                if (i_1091 < i_1039) {
                                                    i_1050 = i_1057;
                                                    i_1051 = i_1058;
                                                    i_1052 = i_1091;
                                                } else {
                                                    if (i_1058 < 1) {
                                                        i_1050 = i_1057;
                                                        i_1051 = i_1058;
                                                        i_1052 = i_1091;
                                                        i_1053 = 0;
                                                    } else {
                                                        i_1050 = i_1057;
                                                        i_1051 = i_1058;
                                                        i_1052 = i_1091;
                                                    }
                                                }
                                            }
                                            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                            i_1092 = (int) get_local_id(0);
                                            i_1093 = i_1092;
                                            while (true) {
                                                if (!(i_1093 < 64)) {
                                                    break;
                                                }
                                                l_1094 = (long) i_1093;
                                                i_1095 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1094 + (ulong) l_780))));
                                                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_779 + (ulong) l_1094)))) = (char) i_1095;
                                                i_1096 = (int) get_local_size(0);
                                                i_1097 = (int) ((uint) i_1093 + (uint) i_1096);
                                                i_1093 = i_1097;
                                            }
                                            i_1098 = (i_904 < 65536) ? 0 : 1;
                                            l_1099 = (long) ((ulong) l_783 + (ulong) ((long) (uint) i_904));
                                            l_783 = l_1099;
                                            i_784 = i_1098;
                                        }
                                    }
                                    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                    i_1100 = (int) get_local_id(0);
                                    if (i_1100 == 0) {
                                        l_1101 = *((__global long *) (arg_fs + 16 + 16L));
                                        i_1102 = (int) get_group_id(0);
                                        l_1103 = (long) i_1102;
                                        i_1104 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1101 + (ulong) ((l_1103 << 12) + (l_1103 << 11)))) + (ulong) 1896L))));
                                        if (i_1104 == 0) {
                                            l_1105 = *((__global long *) (arg_fs + 16 + 16L));
                                            i_1106 = (int) get_group_id(0);
                                            l_1107 = (long) i_1106;
                                            l_1108 = (long) ((ulong) l_1105 + (ulong) ((l_1107 << 12) + (l_1107 << 11)));
                                            l_1109 = (long) ((ulong) l_1108 + (ulong) 1864L);
                                            l_1110 = *((__global long *) (arg_fs + 16 + l_1109));
                                            l_1111 = *((__global long *) (arg_fs + 16 + 8L));
                                            l_1112 = (long) ((ulong) l_1110 + (ulong) 128L);
                                            l_1113 = (long) ((ulong) l_1108 + (ulong) 1408L);
                                            i_1114 = 0;
                                            l_1115 = 0L;
                                            while (true) {
                                                if (!(i_1114 == 0)) {
                                                    break;
                                                }
                                                i_1116 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                if (i_1116 == 0) {
                                                    l_1117 = *((volatile __global long *) (arg_fs + 16 + l_1113));
                                                    if (((long) ((ulong) l_1112 - (ulong) l_1117)) < 1025L) {
                                                        i_1114 = 1;
                                                    } else {
                                                        if (l_1115 < l_1111) {
                                                            l_1118 = (long) ((ulong) l_1115 + (ulong) 1L);
                                                            l_1115 = l_1118;
                                                        } else {
                                                            i_1114 = (-110);
                                                        }
                                                    }
                                                } else {
                                                    i_1119 = (int) (0 - (uint) i_1116);
                                                    i_1114 = i_1119;
                                                }
                                            }
                                            if (i_1114 < 0) {
                                                l_1120 = (long) i_1114;
                                                l_1121 = l_1120;
                                            } else {
                                                l_1122 = (long) ((ulong) l_1110 + (ulong) 64L);
                                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1108 + (ulong) ((long) (uint) (((int) l_1122) & 1023)))))) = 0L;
                                                l_1123 = (long) ((ulong) l_1108 + (ulong) ((long) (uint) (((int) l_1110) & 1023)));
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1123 + (ulong) 4L)))) = 2;
                                                i_1124 = (int) ((uint) ((int) (((long) ((ulong) l_1110 + (ulong) ((long) ((ulong) (l_1110 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1123 + (ulong) 8L)))) = i_1124;
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1123 + (ulong) 12L)))) = i_764;
                                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1123 + (ulong) 16L)))) = 0L;
                                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1123 + (ulong) 24L)))) = 0L;
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1123 + (ulong) 32L)))) = 0;
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1123 + (ulong) 36L)))) = 0;
                                                GALEFS_FENCE();
                                                *((volatile __global int *) (arg_fs + 16 + l_1123)) = 64;
                                                *((__global long *) (arg_fs + 16 + l_1109)) = l_1122;
                                                GALEFS_FENCE();
                                                l_1125 = *((__global long *) (arg_fs + 16 + 24L));
                                                i_1126 = (int) get_group_id(0);
                                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1125 + (ulong) ((long) i_1126))))) = (char) 1;
                                                l_1127 = *((__global long *) (arg_fs + 16 + 8L));
                                                l_1128 = (long) ((ulong) l_1108 + (ulong) 1792L);
                                                i_1129 = 0;
                                                l_1130 = 0L;
                                                while (true) {
                                                    if (!(i_1129 == 0)) {
                                                        break;
                                                    }
                                                    i_1131 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                    i_1132 = *((volatile __global int *) (arg_fs + 16 + l_1128));
                                                    if (i_1124 == i_1132) {
                                                        i_1129 = 1;
                                                    } else {
                                                        if (i_1131 == 0) {
                                                            if (l_1130 < l_1127) {
                                                                l_1133 = (long) ((ulong) l_1130 + (ulong) 1L);
                                                                l_1130 = l_1133;
                                                            } else {
                                                                i_1129 = (-110);
                                                            }
                                                        } else {
                                                            i_1134 = (int) (0 - (uint) i_1131);
                                                            i_1129 = i_1134;
                                                        }
                                                    }
                                                }
                                                GALEFS_FENCE();
                                                if (i_1129 < 0) {
                                                    l_1135 = (long) i_1129;
                                                    l_1121 = l_1135;
                                                } else {
                                                    l_1136 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1108 + (ulong) 1800L))));
                                                    l_1121 = l_1136;
                                                }
                                            }
                                        } else {
                                            l_1121 = (-16L);
                                        }
                                    } else {
                                        l_1121 = 0L;
                                    }
                                    l_1137 = GALEFS_BROADCAST(l_1121);
                                    if (i_784 < 0) {
                                        i_1138 = (int) get_group_id(0);
                                        i_1139 = (int) get_local_id(0);
                                        if (i_1139 == 0) {
                                            i_1140 = i_1138 << 2;
                                            *((__global int *) (arg_status + ((((long) i_1140) << 2) + 16L))) = 7;
                                            *((__global int *) (arg_status + ((((long) (i_1140 + 1)) << 2) + 16L))) = i_441;
                                            *((__global int *) (arg_status + ((((long) (i_1140 + 2)) << 2) + 16L))) = i_784;
                                            l_440 = l_703;
                                            i_441 = i_704;
                                            i_442 = 0;
                                        } else {
                                            l_440 = l_703;
                                            i_441 = i_704;
                                            i_442 = 0;
                                        }
                                    } else {
                                        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                        i_1141 = (int) get_local_id(0);
                                        if (i_1141 == 0) {
                                            l_1142 = (long) ((ulong) l_714 + (ulong) ((long) i_715));
                                            *((__global char *) (arg_work + 16 + l_1142)) = (char) 46;
                                            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1142 + (ulong) 1L)))) = (char) 99;
                                            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1142 + (ulong) 2L)))) = (char) 111;
                                            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1142 + (ulong) 3L)))) = (char) 117;
                                            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1142 + (ulong) 4L)))) = (char) 110;
                                            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1142 + (ulong) 5L)))) = (char) 116;
                                            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1142 + (ulong) 6L)))) = (char) 115;
                                        }
                                        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                        i_1143 = (int) get_local_id(0);
                                        if (i_1143 == 0) {
                                            l_1144 = *((__global long *) (arg_fs + 16 + 16L));
                                            i_1145 = (int) get_group_id(0);
                                            l_1146 = *((__global long *) (arg_fs + 16 + 16L));
                                            i_1147 = (int) get_group_id(0);
                                            l_1148 = (long) i_1147;
                                            i_1149 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1146 + (ulong) ((l_1148 << 12) + (l_1148 << 11)))) + (ulong) 1896L))));
                                            i_1150 = (int) ((uint) i_715 + (uint) 7);
                                            if (i_1149 == 0) {
                                                if (i_1150 < 1) {
                                                    i_1151 = (-2);
                                                } else {
                                                    i_1152 = (i_1150 < 4097) ? 0 : (-36);
                                                    i_1151 = i_1152;
                                                }
                                                l_1153 = (long) i_1151;
                                                l_1154 = l_1153;
                                            } else {
                                                l_1154 = (-16L);
                                            }
                                            if (l_1154 == 0L) {
                                                l_1155 = (long) i_1145;
                                                l_1156 = (long) ((ulong) l_1144 + (ulong) ((l_1155 << 12) + (l_1155 << 11)));
                                                l_1157 = (long) ((ulong) l_1156 + (ulong) 2048L);
                                                i_1158 = 0;
                                                while (true) {
                                                    if (!(i_1158 < i_1150)) {
                                                        break;
                                                    }
                                                    l_1159 = (long) i_1158;
                                                    i_1160 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_714 + (ulong) l_1159))));
                                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1157 + (ulong) l_1159)))) = (char) i_1160;
                                                    i_1161 = (int) ((uint) i_1158 + (uint) 1);
                                                    i_1158 = i_1161;
                                                }
                                                l_1162 = (long) ((ulong) l_1156 + (ulong) 1864L);
                                                l_1163 = *((__global long *) (arg_fs + 16 + l_1162));
                                                l_1164 = *((__global long *) (arg_fs + 16 + 8L));
                                                l_1165 = (long) ((ulong) l_1163 + (ulong) 128L);
                                                l_1166 = (long) ((ulong) l_1156 + (ulong) 1408L);
                                                i_1167 = 0;
                                                l_1168 = 0L;
                                                while (true) {
                                                    if (!(i_1167 == 0)) {
                                                        break;
                                                    }
                                                    i_1169 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                    if (i_1169 == 0) {
                                                        l_1170 = *((volatile __global long *) (arg_fs + 16 + l_1166));
                                                        if (((long) ((ulong) l_1165 - (ulong) l_1170)) < 1025L) {
                                                            i_1167 = 1;
                                                        } else {
                                                            if (l_1168 < l_1164) {
                                                                l_1171 = (long) ((ulong) l_1168 + (ulong) 1L);
                                                                l_1168 = l_1171;
                                                            } else {
                                                                i_1167 = (-110);
                                                            }
                                                        }
                                                    } else {
                                                        i_1172 = (int) (0 - (uint) i_1169);
                                                        i_1167 = i_1172;
                                                    }
                                                }
                                                if (i_1167 < 0) {
                                                    l_1173 = (long) i_1167;
                                                    l_1174 = l_1173;
                                                } else {
                                                    l_1175 = (long) ((ulong) l_1163 + (ulong) 64L);
                                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1156 + (ulong) ((long) (uint) (((int) l_1175) & 1023)))))) = 0L;
                                                    l_1176 = (long) ((ulong) l_1156 + (ulong) ((long) (uint) (((int) l_1163) & 1023)));
                                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1176 + (ulong) 4L)))) = 1;
                                                    i_1177 = (int) ((uint) ((int) (((long) ((ulong) l_1163 + (ulong) ((long) ((ulong) (l_1163 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1176 + (ulong) 8L)))) = i_1177;
                                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1176 + (ulong) 12L)))) = 0;
                                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1176 + (ulong) 16L)))) = 0L;
                                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1176 + (ulong) 24L)))) = 0L;
                                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1176 + (ulong) 32L)))) = 577;
                                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1176 + (ulong) 36L)))) = i_1150;
                                                    GALEFS_FENCE();
                                                    *((volatile __global int *) (arg_fs + 16 + l_1176)) = 64;
                                                    *((__global long *) (arg_fs + 16 + l_1162)) = l_1175;
                                                    GALEFS_FENCE();
                                                    l_1178 = *((__global long *) (arg_fs + 16 + 24L));
                                                    i_1179 = (int) get_group_id(0);
                                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1178 + (ulong) ((long) i_1179))))) = (char) 1;
                                                    l_1180 = *((__global long *) (arg_fs + 16 + 8L));
                                                    l_1181 = (long) ((ulong) l_1156 + (ulong) 1792L);
                                                    i_1182 = 0;
                                                    l_1183 = 0L;
                                                    while (true) {
                                                        if (!(i_1182 == 0)) {
                                                            break;
                                                        }
                                                        i_1184 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                        i_1185 = *((volatile __global int *) (arg_fs + 16 + l_1181));
                                                        if (i_1177 == i_1185) {
                                                            i_1182 = 1;
                                                        } else {
                                                            if (i_1184 == 0) {
                                                                if (l_1183 < l_1180) {
                                                                    l_1186 = (long) ((ulong) l_1183 + (ulong) 1L);
                                                                    l_1183 = l_1186;
                                                                } else {
                                                                    i_1182 = (-110);
                                                                }
                                                            } else {
                                                                i_1187 = (int) (0 - (uint) i_1184);
                                                                i_1182 = i_1187;
                                                            }
                                                        }
                                                    }
                                                    GALEFS_FENCE();
                                                    if (i_1182 < 0) {
                                                        l_1188 = (long) i_1182;
                                                        l_1174 = l_1188;
                                                    } else {
                                                        l_1189 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1156 + (ulong) 1800L))));
                                                        l_1174 = l_1189;
                                                    }
                                                }
                                            } else {
                                                l_1174 = l_1154;
                                            }
                                        } else {
                                            l_1174 = 0L;
                                        }
                                        l_1190 = GALEFS_BROADCAST(l_1174);
                                        i_1191 = (int) l_1190;
                                        if (i_1191 < 0) {
                                            i_1192 = i_1191;
                                        } else {
                                            i_1193 = *((__global int *) ul_51);
                                            i_1194 = *((__global int *) ul_49);
                                            i_1195 = (int) get_group_id(0);
                                            l_1196 = (long) i_1193;
                                            l_1197 = l_1196 * ((long) i_1195);
                                            l_1198 = (long) i_1194;
                                            if (l_1197 < l_1198) {
                                                l_1199 = l_1198 - l_1197;
                                                if (l_1199 < l_1196) {
                                                    i_1200 = (int) l_1199;
                                                    i_1201 = i_1200;
                                                } else {
                                                    i_1201 = i_1193;
                                                }
                                                if (i_1201 < 1) {
                                                    i_1202 = 0;
                                                } else {
                                                    i_1203 = (int) get_group_id(0);
                                                    i_1204 = *((__global int *) ul_50);
                                                    l_1205 = (((l_1196 << 5) + (l_1196 << 4)) + 73792L) + (((long) i_1204) << 2);
                                                    l_1206 = ((l_1205 + (l_1196 * 43L)) + 63L) & (-64L);
                                                    i_1207 = *((__global int *) (arg_work + ((((long) ((int) (((long) ((ulong) ((long) ((ulong) ((long) i_1203) * (ulong) l_1206)) + (ulong) 73804L)) >> 2))) << 2) + 16L)));
                                                    i_1208 = (int) get_group_id(0);
                                                    l_1209 = (long) (uint) ((int) ((uint) i_1201 + (uint) (-1)));
                                                    l_1210 = (l_1209 << 5) + (l_1209 << 4);
                                                    i_1211 = *((__global int *) (arg_work + ((((long) ((int) ((((long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_1206 * (ulong) ((long) i_1208))) + (ulong) 73792L)) + (ulong) l_1210)) + 12L) >> 2))) << 2) + 16L)));
                                                    i_1212 = (int) get_group_id(0);
                                                    i_1213 = *((__global int *) (arg_work + ((((long) ((int) (((long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_1206 * (ulong) ((long) i_1212))) + (ulong) 73792L)) + (ulong) l_1210)) >> 2))) << 2) + 16L)));
                                                    i_1214 = (int) get_group_id(0);
                                                    i_1215 = (int) get_local_id(0);
                                                    l_1216 = (long) ((ulong) l_1205 + (ulong) ((long) ((ulong) l_1206 * (ulong) ((long) i_1214))));
                                                    l_1217 = (long) i_1207;
                                                    i_1218 = i_1215;
                                                    while (true) {
                                                        if (!(i_1218 < i_1201)) {
                                                            break;
                                                        }
                                                        i_1219 = (int) get_group_id(0);
                                                        i_1220 = *((__global int *) ul_51);
                                                        i_1221 = *((__global int *) ul_50);
                                                        l_1222 = (long) i_1220;
                                                        l_1223 = ((((((l_1222 << 5) + (l_1222 << 4)) + 73792L) + (((long) i_1221) << 2)) + (l_1222 * 43L)) + 63L) & (-64L);
                                                        l_1224 = (long) i_1218;
                                                        l_1225 = (l_1224 << 5) + (l_1224 << 4);
                                                        i_1226 = *((__global int *) (arg_work + ((((long) ((int) ((((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) i_1219) * (ulong) l_1223)) + (ulong) 73792L)) + (ulong) l_1225)) + 12L) >> 2))) << 2) + 16L)));
                                                        i_1227 = (int) get_group_id(0);
                                                        l_1228 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_1223 * (ulong) ((long) i_1227))) + (ulong) 73792L)) + (ulong) l_1225);
                                                        i_1229 = *((__global int *) (arg_work + ((((long) ((int) ((l_1228 + 8L) >> 2))) << 2) + 16L)));
                                                        i_1230 = 0;
                                                        i_1231 = 0;
                                                        while (true) {
                                                            i_1232 = (int) get_local_size(0);
                                                            if (!(i_1231 < i_1232)) {
                                                                break;
                                                            }
                                                            i_1233 = (int) get_group_id(0);
                                                            i_1234 = (int) get_local_size(0);
                                                            i_1235 = *((__global int *) (arg_counts + ((((long) ((int) ((uint) ((int) ((uint) ((int) ((uint) i_1231 + (uint) ((int) ((uint) i_1233 * (uint) i_1234)))) * (uint) i_1220)) + (uint) i_1229))) << 2) + 16L)));
                                                            i_1236 = (int) ((uint) i_1230 + (uint) i_1235);
                                                            i_1237 = (int) ((uint) i_1231 + (uint) 1);
                                                            i_1230 = i_1236;
                                                            i_1231 = i_1237;
                                                        }
                                                        l_1238 = (long) ((ulong) ((long) ((ulong) l_1216 + (ulong) ((long) i_1226))) - (ulong) l_1217);
                                                        i_1239 = i_1230;
                                                        i_1240 = 9;
                                                        while (true) {
                                                            if (i_1240 < 0) {
                                                                break;
                                                            }
                                                            if ((!(i_1239 == 0)) || (!(i_1240 < 9))) {
                                                                i_1241 = gale_rem_int(i_1239, 10) + 48;
                                                                i_1242 = i_1241;
                                                            } else {
                                                                i_1242 = 32;
                                                            }
                                                            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1238 + (ulong) ((long) (uint) i_1240))))) = (char) i_1242;
                                                            i_1243 = (int) ((uint) i_1240 + (uint) (-1));
                                                            i_1244 = gale_div_int(i_1239, 10);
                                                            i_1239 = i_1244;
                                                            i_1240 = i_1243;
                                                        }
                                                        *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1238 + (ulong) 10L)))) = (char) 32;
                                                        i_1245 = *((__global int *) (arg_work + ((((long) ((int) (l_1228 >> 2))) << 2) + 16L)));
                                                        l_1246 = (long) ((ulong) l_1228 + (ulong) 16L);
                                                        l_1247 = (long) ((ulong) l_1238 + (ulong) 11L);
                                                        i_1248 = 0;
                                                        while (true) {
                                                            if (!(i_1248 < i_1245)) {
                                                                break;
                                                            }
                                                            l_1249 = (long) i_1248;
                                                            i_1250 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1246 + (ulong) l_1249))));
                                                            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_1249 + (ulong) l_1247)))) = (char) i_1250;
                                                            i_1251 = (int) ((uint) i_1248 + (uint) 1);
                                                            i_1248 = i_1251;
                                                        }
                                                        *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) i_1245) + (ulong) l_1247)))) = (char) 10;
                                                        i_1252 = (int) get_local_size(0);
                                                        i_1253 = (int) ((uint) i_1218 + (uint) i_1252);
                                                        i_1218 = i_1253;
                                                    }
                                                    i_1254 = (int) get_local_id(0);
                                                    i_1255 = (int) ((uint) ((int) ((uint) ((int) ((uint) i_1211 + (uint) i_1213)) + (uint) 12)) - (uint) i_1207);
                                                    l_1256 = (long) i_1255;
                                                    l_1257 = ((long) (uint) i_1191) << 3;
                                                    if (i_1254 == 0) {
                                                        i_1258 = *((__global int *) (arg_fs + 16 + 208L));
                                                        if (i_1191 < i_1258) {
                                                            l_1259 = *((__global long *) (arg_fs + 16 + 192L));
                                                            i_1260 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1259 + (ulong) l_1257))));
                                                            i_1261 = (int) ((uint) i_1260 + (uint) (-1));
                                                            i_1262 = (i_1261 < 0) ? (-9) : i_1261;
                                                            if (i_1262 < 0) {
                                                                i_1263 = i_1262;
                                                            } else {
                                                                l_1264 = *((__global long *) (arg_fs + 16 + 192L));
                                                                i_1265 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1264 + (ulong) l_1257)) + (ulong) 4L))));
                                                                if ((i_1265 & 3) == 0) {
                                                                    i_1263 = (-9);
                                                                } else {
                                                                    i_1263 = i_1262;
                                                                }
                                                            }
                                                        } else {
                                                            i_1263 = (-9);
                                                        }
                                                        if (i_1263 < 0) {
                                                            l_1266 = (long) i_1263;
                                                            l_1267 = l_1266;
                                                        } else {
                                                            if (l_1217 < 0L) {
                                                                l_1267 = (-22L);
                                                            } else {
                                                                if (i_1255 < 0) {
                                                                    l_1267 = (-22L);
                                                                } else {
                                                                    if ((l_1217 + l_1256) < 0L) {
                                                                        l_1267 = (-27L);
                                                                    } else {
                                                                        l_1268 = *((__global long *) (arg_fs + 16 + 16L));
                                                                        i_1269 = (int) get_group_id(0);
                                                                        l_1270 = (long) i_1269;
                                                                        i_1271 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1268 + (ulong) ((l_1270 << 12) + (l_1270 << 11)))) + (ulong) 1896L))));
                                                                        if (i_1271 == 0) {
                                                                            l_1267 = l_1256;
                                                                        } else {
                                                                            l_1267 = (-16L);
                                                                        }
                                                                    }
                                                                }
                                                            }
                                                        }
                                                    } else {
                                                        l_1267 = l_1256;
                                                    }
                                                    l_1272 = GALEFS_BROADCAST(l_1267);
                                                    i_1273 = (int) l_1272;
                                                    i_1274 = (i_1273 < 1) ? i_1273 : 1;
                                                    i_1275 = i_1274;
                                                    i_1276 = 0;
                                                    while (true) {
                                                        if (!(i_1275 == 1)) {
                                                            break;
                                                        }
                                                        i_1277 = *((__global int *) (arg_fs + 16 + 156L));
                                                        l_1278 = 1L << i_1277;
                                                        l_1279 = (long) i_1276;
                                                        l_1280 = l_1217 + l_1279;
                                                        l_1281 = (long) ((ulong) l_1278 - (ulong) (l_1280 & ((long) ((ulong) l_1278 + (ulong) (-1L)))));
                                                        i_1282 = (int) ((uint) i_1273 - (uint) i_1276);
                                                        if (l_1281 < ((long) i_1282)) {
                                                            i_1283 = (int) l_1281;
                                                            i_1284 = i_1283;
                                                        } else {
                                                            i_1284 = i_1282;
                                                        }
                                                        i_1285 = (int) get_local_id(0);
                                                        l_1286 = (long) i_1284;
                                                        if (i_1285 == 0) {
                                                            l_1287 = *((__global long *) (arg_fs + 16 + 16L));
                                                            i_1288 = (int) get_group_id(0);
                                                            l_1289 = (long) i_1288;
                                                            l_1290 = (long) ((ulong) l_1287 + (ulong) ((l_1289 << 12) + (l_1289 << 11)));
                                                            l_1291 = (long) ((ulong) l_1290 + (ulong) 1864L);
                                                            l_1292 = *((__global long *) (arg_fs + 16 + l_1291));
                                                            l_1293 = *((__global long *) (arg_fs + 16 + 8L));
                                                            l_1294 = (long) ((ulong) l_1292 + (ulong) 128L);
                                                            l_1295 = (long) ((ulong) l_1290 + (ulong) 1408L);
                                                            i_1296 = 0;
                                                            l_1297 = 0L;
                                                            while (true) {
                                                                if (!(i_1296 == 0)) {
                                                                    break;
                                                                }
                                                                i_1298 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                                if (i_1298 == 0) {
                                                                    l_1299 = *((volatile __global long *) (arg_fs + 16 + l_1295));
                                                                    if (((long) ((ulong) l_1294 - (ulong) l_1299)) < 1025L) {
                                                                        i_1296 = 1;
                                                                    } else {
                                                                        if (l_1297 < l_1293) {
                                                                            l_1300 = (long) ((ulong) l_1297 + (ulong) 1L);
                                                                            l_1297 = l_1300;
                                                                        } else {
                                                                            i_1296 = (-110);
                                                                        }
                                                                    }
                                                                } else {
                                                                    i_1301 = (int) (0 - (uint) i_1298);
                                                                    i_1296 = i_1301;
                                                                }
                                                            }
                                                            if (i_1296 < 0) {
                                                                l_1302 = (long) i_1296;
                                                                l_1303 = l_1302;
                                                            } else {
                                                                l_1304 = (long) ((ulong) l_1292 + (ulong) 64L);
                                                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1290 + (ulong) ((long) (uint) (((int) l_1304) & 1023)))))) = 0L;
                                                                l_1305 = (long) ((ulong) l_1290 + (ulong) ((long) (uint) (((int) l_1292) & 1023)));
                                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1305 + (ulong) 4L)))) = 4;
                                                                i_1306 = (int) ((uint) ((int) (((long) ((ulong) l_1292 + (ulong) ((long) ((ulong) (l_1292 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1305 + (ulong) 8L)))) = i_1306;
                                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1305 + (ulong) 12L)))) = i_1191;
                                                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1305 + (ulong) 16L)))) = l_1280;
                                                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1305 + (ulong) 24L)))) = l_1286;
                                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1305 + (ulong) 32L)))) = 0;
                                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1305 + (ulong) 36L)))) = 0;
                                                                GALEFS_FENCE();
                                                                *((volatile __global int *) (arg_fs + 16 + l_1305)) = 64;
                                                                *((__global long *) (arg_fs + 16 + l_1291)) = l_1304;
                                                                GALEFS_FENCE();
                                                                l_1307 = *((__global long *) (arg_fs + 16 + 24L));
                                                                i_1308 = (int) get_group_id(0);
                                                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1307 + (ulong) ((long) i_1308))))) = (char) 1;
                                                                l_1309 = *((__global long *) (arg_fs + 16 + 8L));
                                                                l_1310 = (long) ((ulong) l_1290 + (ulong) 1792L);
                                                                i_1311 = 0;
                                                                l_1312 = 0L;
                                                                while (true) {
                                                                    if (!(i_1311 == 0)) {
                                                                        break;
                                                                    }
                                                                    i_1313 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                                    i_1314 = *((volatile __global int *) (arg_fs + 16 + l_1310));
                                                                    if (i_1306 == i_1314) {
                                                                        i_1311 = 1;
                                                                    } else {
                                                                        if (i_1313 == 0) {
                                                                            if (l_1312 < l_1309) {
                                                                                l_1315 = (long) ((ulong) l_1312 + (ulong) 1L);
                                                                                l_1312 = l_1315;
                                                                            } else {
                                                                                i_1311 = (-110);
                                                                            }
                                                                        } else {
                                                                            i_1316 = (int) (0 - (uint) i_1313);
                                                                            i_1311 = i_1316;
                                                                        }
                                                                    }
                                                                }
                                                                GALEFS_FENCE();
                                                                if (i_1311 < 0) {
                                                                    l_1317 = (long) i_1311;
                                                                    l_1303 = l_1317;
                                                                } else {
                                                                    l_1318 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1290 + (ulong) 1800L))));
                                                                    l_1303 = l_1318;
                                                                }
                                                            }
                                                            if (l_1303 < 0L) {
                                                                l_1319 = l_1303;
                                                            } else {
                                                                l_1320 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1290 + (ulong) 1808L))));
                                                                l_1319 = l_1320;
                                                            }
                                                            if (l_1319 < 0L) {
                                                                l_1321 = l_1319;
                                                            } else {
                                                                i_1322 = *((__global int *) (arg_fs + 16 + 156L));
                                                                l_1323 = (long) ((ulong) (l_1319 << i_1322) + (ulong) (l_1280 & ((long) ((ulong) (1L << i_1322) + (ulong) (-1L)))));
                                                                l_1321 = l_1323;
                                                            }
                                                        } else {
                                                            l_1321 = 0L;
                                                        }
                                                        l_1324 = GALEFS_BROADCAST(l_1321);
                                                        if (l_1324 < 0L) {
                                                            i_1325 = (int) l_1324;
                                                            i_1275 = i_1325;
                                                        } else {
                                                            l_1326 = *((__global long *) (arg_fs + 16 + 144L));
                                                            gale_copy((arg_work + 16 + ((long) ((ulong) l_1216 + (ulong) l_1279))), (arg_fs + 16 + ((long) ((ulong) l_1324 + (ulong) l_1326))), i_1284);
                                                            GALEFS_FENCE();
                                                            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                                            i_1327 = (int) get_local_id(0);
                                                            i_1328 = (int) ((uint) i_1276 + (uint) i_1284);
                                                            i_1329 = (i_1328 < i_1273) ? 1 : 0;
                                                            if (i_1327 == 0) {
                                                                l_1330 = *((__global long *) (arg_fs + 16 + 16L));
                                                                i_1331 = (int) get_group_id(0);
                                                                l_1332 = (long) i_1331;
                                                                l_1333 = (long) ((ulong) l_1330 + (ulong) ((l_1332 << 12) + (l_1332 << 11)));
                                                                l_1334 = (long) ((ulong) l_1333 + (ulong) 1888L);
                                                                l_1335 = *((__global long *) (arg_fs + 16 + l_1334));
                                                                *((__global long *) (arg_fs + 16 + l_1334)) = ((long) ((ulong) l_1286 + (ulong) l_1335));
                                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1333 + (ulong) 1856L)))) = 0;
                                                                l_1336 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_1333 + (ulong) 1864L))));
                                                                l_1337 = (long) ((ulong) l_1336 + (ulong) (-64L));
                                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1333 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1337 + (ulong) ((long) ((ulong) (l_1337 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                                                i_1275 = i_1329;
                                                                i_1276 = i_1328;
                                                            } else {
                                                                i_1275 = i_1329;
                                                                i_1276 = i_1328;
                                                            }
                                                        }
                                                    }
                                                    if (i_1276 < 1) {
                                                        i_1338 = i_1275;
                                                    } else {
                                                        i_1338 = i_1276;
                                                    }
                                                    if (i_1338 < 0) {
                                                        i_1202 = i_1338;
                                                    } else {
                                                        if (i_1338 < i_1255) {
                                                            i_1339 = (int) get_local_id(0);
                                                            i_1340 = (int) ((uint) i_1255 - (uint) i_1338);
                                                            l_1341 = (long) i_1340;
                                                            l_1342 = (long) (uint) i_1338;
                                                            l_1343 = l_1217 + l_1342;
                                                            if (i_1339 == 0) {
                                                                i_1344 = *((__global int *) (arg_fs + 16 + 208L));
                                                                if (i_1191 < i_1344) {
                                                                    l_1345 = *((__global long *) (arg_fs + 16 + 192L));
                                                                    i_1346 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1345 + (ulong) l_1257))));
                                                                    i_1347 = (int) ((uint) i_1346 + (uint) (-1));
                                                                    i_1348 = (i_1347 < 0) ? (-9) : i_1347;
                                                                    if (i_1348 < 0) {
                                                                        i_1349 = i_1348;
                                                                    } else {
                                                                        l_1350 = *((__global long *) (arg_fs + 16 + 192L));
                                                                        i_1351 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1350 + (ulong) l_1257)) + (ulong) 4L))));
                                                                        if ((i_1351 & 3) == 0) {
                                                                            i_1349 = (-9);
                                                                        } else {
                                                                            i_1349 = i_1348;
                                                                        }
                                                                    }
                                                                } else {
                                                                    i_1349 = (-9);
                                                                }
                                                                if (i_1349 < 0) {
                                                                    l_1352 = (long) i_1349;
                                                                    l_1353 = l_1352;
                                                                } else {
                                                                    if (l_1343 < 0L) {
                                                                        l_1353 = (-22L);
                                                                    } else {
                                                                        if (i_1340 < 0) {
                                                                            l_1353 = (-22L);
                                                                        } else {
                                                                            if ((l_1343 + l_1341) < 0L) {
                                                                                l_1353 = (-27L);
                                                                            } else {
                                                                                l_1354 = *((__global long *) (arg_fs + 16 + 16L));
                                                                                i_1355 = (int) get_group_id(0);
                                                                                l_1356 = (long) i_1355;
                                                                                i_1357 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1354 + (ulong) ((l_1356 << 12) + (l_1356 << 11)))) + (ulong) 1896L))));
                                                                                if (i_1357 == 0) {
                                                                                    l_1353 = l_1341;
                                                                                } else {
                                                                                    l_1353 = (-16L);
                                                                                }
                                                                            }
                                                                        }
                                                                    }
                                                                }
                                                            } else {
                                                                l_1353 = l_1341;
                                                            }
                                                            l_1358 = GALEFS_BROADCAST(l_1353);
                                                            i_1359 = (int) l_1358;
                                                            i_1360 = (i_1359 < 1) ? i_1359 : 1;
                                                            l_1361 = (long) ((ulong) l_1216 + (ulong) l_1342);
                                                            i_1362 = i_1360;
                                                            i_1363 = 0;
                                                            while (true) {
                                                                if (!(i_1362 == 1)) {
                                                                    break;
                                                                }
                                                                i_1364 = *((__global int *) (arg_fs + 16 + 156L));
                                                                l_1365 = 1L << i_1364;
                                                                l_1366 = (long) i_1363;
                                                                l_1367 = l_1343 + l_1366;
                                                                l_1368 = (long) ((ulong) l_1365 - (ulong) (l_1367 & ((long) ((ulong) l_1365 + (ulong) (-1L)))));
                                                                i_1369 = (int) ((uint) i_1359 - (uint) i_1363);
                                                                if (l_1368 < ((long) i_1369)) {
                                                                    i_1370 = (int) l_1368;
                                                                    i_1371 = i_1370;
                                                                } else {
                                                                    i_1371 = i_1369;
                                                                }
                                                                i_1372 = (int) get_local_id(0);
                                                                l_1373 = (long) i_1371;
                                                                if (i_1372 == 0) {
                                                                    l_1374 = *((__global long *) (arg_fs + 16 + 16L));
                                                                    i_1375 = (int) get_group_id(0);
                                                                    l_1376 = (long) i_1375;
                                                                    l_1377 = (long) ((ulong) l_1374 + (ulong) ((l_1376 << 12) + (l_1376 << 11)));
                                                                    l_1378 = (long) ((ulong) l_1377 + (ulong) 1864L);
                                                                    l_1379 = *((__global long *) (arg_fs + 16 + l_1378));
                                                                    l_1380 = *((__global long *) (arg_fs + 16 + 8L));
                                                                    l_1381 = (long) ((ulong) l_1379 + (ulong) 128L);
                                                                    l_1382 = (long) ((ulong) l_1377 + (ulong) 1408L);
                                                                    i_1383 = 0;
                                                                    l_1384 = 0L;
                                                                    while (true) {
                                                                        if (!(i_1383 == 0)) {
                                                                            break;
                                                                        }
                                                                        i_1385 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                                        if (i_1385 == 0) {
                                                                            l_1386 = *((volatile __global long *) (arg_fs + 16 + l_1382));
                                                                            if (((long) ((ulong) l_1381 - (ulong) l_1386)) < 1025L) {
                                                                                i_1383 = 1;
                                                                            } else {
                                                                                if (l_1384 < l_1380) {
                                                                                    l_1387 = (long) ((ulong) l_1384 + (ulong) 1L);
                                                                                    l_1384 = l_1387;
                                                                                } else {
                                                                                    i_1383 = (-110);
                                                                                }
                                                                            }
                                                                        } else {
                                                                            i_1388 = (int) (0 - (uint) i_1385);
                                                                            i_1383 = i_1388;
                                                                        }
                                                                    }
                                                                    if (i_1383 < 0) {
                                                                        l_1389 = (long) i_1383;
                                                                        l_1390 = l_1389;
                                                                    } else {
                                                                        l_1391 = (long) ((ulong) l_1379 + (ulong) 64L);
                                                                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1377 + (ulong) ((long) (uint) (((int) l_1391) & 1023)))))) = 0L;
                                                                        l_1392 = (long) ((ulong) l_1377 + (ulong) ((long) (uint) (((int) l_1379) & 1023)));
                                                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1392 + (ulong) 4L)))) = 4;
                                                                        i_1393 = (int) ((uint) ((int) (((long) ((ulong) l_1379 + (ulong) ((long) ((ulong) (l_1379 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1392 + (ulong) 8L)))) = i_1393;
                                                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1392 + (ulong) 12L)))) = i_1191;
                                                                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1392 + (ulong) 16L)))) = l_1367;
                                                                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1392 + (ulong) 24L)))) = l_1373;
                                                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1392 + (ulong) 32L)))) = 0;
                                                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1392 + (ulong) 36L)))) = 0;
                                                                        GALEFS_FENCE();
                                                                        *((volatile __global int *) (arg_fs + 16 + l_1392)) = 64;
                                                                        *((__global long *) (arg_fs + 16 + l_1378)) = l_1391;
                                                                        GALEFS_FENCE();
                                                                        l_1394 = *((__global long *) (arg_fs + 16 + 24L));
                                                                        i_1395 = (int) get_group_id(0);
                                                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1394 + (ulong) ((long) i_1395))))) = (char) 1;
                                                                        l_1396 = *((__global long *) (arg_fs + 16 + 8L));
                                                                        l_1397 = (long) ((ulong) l_1377 + (ulong) 1792L);
                                                                        i_1398 = 0;
                                                                        l_1399 = 0L;
                                                                        while (true) {
                                                                            if (!(i_1398 == 0)) {
                                                                                break;
                                                                            }
                                                                            i_1400 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                                            i_1401 = *((volatile __global int *) (arg_fs + 16 + l_1397));
                                                                            if (i_1393 == i_1401) {
                                                                                i_1398 = 1;
                                                                            } else {
                                                                                if (i_1400 == 0) {
                                                                                    if (l_1399 < l_1396) {
                                                                                        l_1402 = (long) ((ulong) l_1399 + (ulong) 1L);
                                                                                        l_1399 = l_1402;
                                                                                    } else {
                                                                                        i_1398 = (-110);
                                                                                    }
                                                                                } else {
                                                                                    i_1403 = (int) (0 - (uint) i_1400);
                                                                                    i_1398 = i_1403;
                                                                                }
                                                                            }
                                                                        }
                                                                        GALEFS_FENCE();
                                                                        if (i_1398 < 0) {
                                                                            l_1404 = (long) i_1398;
                                                                            l_1390 = l_1404;
                                                                        } else {
                                                                            l_1405 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1377 + (ulong) 1800L))));
                                                                            l_1390 = l_1405;
                                                                        }
                                                                    }
                                                                    if (l_1390 < 0L) {
                                                                        l_1406 = l_1390;
                                                                    } else {
                                                                        l_1407 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1377 + (ulong) 1808L))));
                                                                        l_1406 = l_1407;
                                                                    }
                                                                    if (l_1406 < 0L) {
                                                                        l_1408 = l_1406;
                                                                    } else {
                                                                        i_1409 = *((__global int *) (arg_fs + 16 + 156L));
                                                                        l_1410 = (long) ((ulong) (l_1406 << i_1409) + (ulong) (l_1367 & ((long) ((ulong) (1L << i_1409) + (ulong) (-1L)))));
                                                                        l_1408 = l_1410;
                                                                    }
                                                                } else {
                                                                    l_1408 = 0L;
                                                                }
                                                                l_1411 = GALEFS_BROADCAST(l_1408);
                                                                if (l_1411 < 0L) {
                                                                    i_1412 = (int) l_1411;
                                                                    i_1362 = i_1412;
                                                                } else {
                                                                    l_1413 = *((__global long *) (arg_fs + 16 + 144L));
                                                                    gale_copy((arg_work + 16 + ((long) ((ulong) l_1361 + (ulong) l_1366))), (arg_fs + 16 + ((long) ((ulong) l_1411 + (ulong) l_1413))), i_1371);
                                                                    GALEFS_FENCE();
                                                                    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                                                    i_1414 = (int) get_local_id(0);
                                                                    i_1415 = (int) ((uint) i_1363 + (uint) i_1371);
                                                                    i_1416 = (i_1415 < i_1359) ? 1 : 0;
                                                                    if (i_1414 == 0) {
                                                                        l_1417 = *((__global long *) (arg_fs + 16 + 16L));
                                                                        i_1418 = (int) get_group_id(0);
                                                                        l_1419 = (long) i_1418;
                                                                        l_1420 = (long) ((ulong) l_1417 + (ulong) ((l_1419 << 12) + (l_1419 << 11)));
                                                                        l_1421 = (long) ((ulong) l_1420 + (ulong) 1888L);
                                                                        l_1422 = *((__global long *) (arg_fs + 16 + l_1421));
                                                                        *((__global long *) (arg_fs + 16 + l_1421)) = ((long) ((ulong) l_1373 + (ulong) l_1422));
                                                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1420 + (ulong) 1856L)))) = 0;
                                                                        l_1423 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_1420 + (ulong) 1864L))));
                                                                        l_1424 = (long) ((ulong) l_1423 + (ulong) (-64L));
                                                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1420 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1424 + (ulong) ((long) ((ulong) (l_1424 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                                                        i_1362 = i_1416;
                                                                        i_1363 = i_1415;
                                                                    } else {
                                                                        i_1362 = i_1416;
                                                                        i_1363 = i_1415;
                                                                    }
                                                                }
                                                            }
                                                            if (i_1363 < 1) {
                                                                i_1202 = i_1362;
                                                            } else {
                                                                i_1202 = i_1363;
                                                            }
                                                        } else {
                                                            i_1202 = i_1338;
                                                        }
                                                    }
                                                }
                                            } else {
                                                i_1202 = 0;
                                            }
                                            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                            i_1425 = (int) get_local_id(0);
                                            if (i_1425 == 0) {
                                                l_1426 = *((__global long *) (arg_fs + 16 + 16L));
                                                i_1427 = (int) get_group_id(0);
                                                l_1428 = (long) i_1427;
                                                i_1429 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1426 + (ulong) ((l_1428 << 12) + (l_1428 << 11)))) + (ulong) 1896L))));
                                                if (i_1429 == 0) {
                                                    l_1430 = *((__global long *) (arg_fs + 16 + 16L));
                                                    i_1431 = (int) get_group_id(0);
                                                    l_1432 = (long) i_1431;
                                                    l_1433 = (long) ((ulong) l_1430 + (ulong) ((l_1432 << 12) + (l_1432 << 11)));
                                                    l_1434 = (long) ((ulong) l_1433 + (ulong) 1864L);
                                                    l_1435 = *((__global long *) (arg_fs + 16 + l_1434));
                                                    l_1436 = *((__global long *) (arg_fs + 16 + 8L));
                                                    l_1437 = (long) ((ulong) l_1435 + (ulong) 128L);
                                                    l_1438 = (long) ((ulong) l_1433 + (ulong) 1408L);
                                                    i_1439 = 0;
                                                    l_1440 = 0L;
                                                    while (true) {
                                                        if (!(i_1439 == 0)) {
                                                            break;
                                                        }
                                                        i_1441 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                        if (i_1441 == 0) {
                                                            l_1442 = *((volatile __global long *) (arg_fs + 16 + l_1438));
                                                            if (((long) ((ulong) l_1437 - (ulong) l_1442)) < 1025L) {
                                                                i_1439 = 1;
                                                            } else {
                                                                if (l_1440 < l_1436) {
                                                                    l_1443 = (long) ((ulong) l_1440 + (ulong) 1L);
                                                                    l_1440 = l_1443;
                                                                } else {
                                                                    i_1439 = (-110);
                                                                }
                                                            }
                                                        } else {
                                                            i_1444 = (int) (0 - (uint) i_1441);
                                                            i_1439 = i_1444;
                                                        }
                                                    }
                                                    if (i_1439 < 0) {
                                                        l_1445 = (long) i_1439;
                                                        l_1446 = l_1445;
                                                    } else {
                                                        l_1447 = (long) ((ulong) l_1435 + (ulong) 64L);
                                                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1433 + (ulong) ((long) (uint) (((int) l_1447) & 1023)))))) = 0L;
                                                        l_1448 = (long) ((ulong) l_1433 + (ulong) ((long) (uint) (((int) l_1435) & 1023)));
                                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1448 + (ulong) 4L)))) = 2;
                                                        i_1449 = (int) ((uint) ((int) (((long) ((ulong) l_1435 + (ulong) ((long) ((ulong) (l_1435 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1448 + (ulong) 8L)))) = i_1449;
                                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1448 + (ulong) 12L)))) = i_1191;
                                                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1448 + (ulong) 16L)))) = 0L;
                                                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1448 + (ulong) 24L)))) = 0L;
                                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1448 + (ulong) 32L)))) = 0;
                                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1448 + (ulong) 36L)))) = 0;
                                                        GALEFS_FENCE();
                                                        *((volatile __global int *) (arg_fs + 16 + l_1448)) = 64;
                                                        *((__global long *) (arg_fs + 16 + l_1434)) = l_1447;
                                                        GALEFS_FENCE();
                                                        l_1450 = *((__global long *) (arg_fs + 16 + 24L));
                                                        i_1451 = (int) get_group_id(0);
                                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1450 + (ulong) ((long) i_1451))))) = (char) 1;
                                                        l_1452 = *((__global long *) (arg_fs + 16 + 8L));
                                                        l_1453 = (long) ((ulong) l_1433 + (ulong) 1792L);
                                                        i_1454 = 0;
                                                        l_1455 = 0L;
                                                        while (true) {
                                                            if (!(i_1454 == 0)) {
                                                                break;
                                                            }
                                                            i_1456 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                            i_1457 = *((volatile __global int *) (arg_fs + 16 + l_1453));
                                                            if (i_1449 == i_1457) {
                                                                i_1454 = 1;
                                                            } else {
                                                                if (i_1456 == 0) {
                                                                    if (l_1455 < l_1452) {
                                                                        l_1458 = (long) ((ulong) l_1455 + (ulong) 1L);
                                                                        l_1455 = l_1458;
                                                                    } else {
                                                                        i_1454 = (-110);
                                                                    }
                                                                } else {
                                                                    i_1459 = (int) (0 - (uint) i_1456);
                                                                    i_1454 = i_1459;
                                                                }
                                                            }
                                                        }
                                                        GALEFS_FENCE();
                                                        if (i_1454 < 0) {
                                                            l_1460 = (long) i_1454;
                                                            l_1446 = l_1460;
                                                        } else {
                                                            l_1461 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1433 + (ulong) 1800L))));
                                                            l_1446 = l_1461;
                                                        }
                                                    }
                                                } else {
                                                    l_1446 = (-16L);
                                                }
                                            } else {
                                                l_1446 = 0L;
                                            }
                                            l_1462 = GALEFS_BROADCAST(l_1446);
                                            if (i_1202 < 0) {
                                                i_1192 = i_1202;
                                            } else {
                                                i_1463 = (int) l_1462;
                                                i_1192 = i_1463;
                                            }
                                        }
                                        if (i_1192 < 0) {
                                            i_1464 = (int) get_group_id(0);
                                            i_1465 = (int) get_local_id(0);
                                            if (i_1465 == 0) {
                                                i_1466 = i_1464 << 2;
                                                *((__global int *) (arg_status + ((((long) i_1466) << 2) + 16L))) = 8;
                                                *((__global int *) (arg_status + ((((long) (i_1466 + 1)) << 2) + 16L))) = i_441;
                                                *((__global int *) (arg_status + ((((long) (i_1466 + 2)) << 2) + 16L))) = i_1192;
                                                l_440 = l_703;
                                                i_441 = i_704;
                                                i_442 = 0;
                                            } else {
                                                l_440 = l_703;
                                                i_441 = i_704;
                                                i_442 = 0;
                                            }
                                        } else {
                                            l_440 = l_703;
                                            i_441 = i_704;
                                            i_442 = 1;
                                        }
                                    }
                                }
                            } else {
                                i_1467 = (int) get_group_id(0);
                                i_1468 = (int) get_local_id(0);
                                if (i_1468 == 0) {
                                    i_1469 = i_1467 << 2;
                                    *((__global int *) (arg_status + ((((long) i_1469) << 2) + 16L))) = 6;
                                    *((__global int *) (arg_status + ((((long) (i_1469 + 1)) << 2) + 16L))) = i_441;
                                    *((__global int *) (arg_status + ((((long) (i_1469 + 2)) << 2) + 16L))) = i_708;
                                    l_440 = l_703;
                                    i_441 = i_704;
                                    i_442 = 0;
                                } else {
                                    l_440 = l_703;
                                    i_441 = i_704;
                                    i_442 = 0;
                                }
                            }
                        }
                    }
                }
            }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_1470 = (int) get_local_id(0);
            if (i_1470 == 0) {
                l_1471 = *((__global long *) (arg_fs + 16 + 16L));
                i_1472 = (int) get_group_id(0);
                l_1473 = (long) i_1472;
                i_1474 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1471 + (ulong) ((l_1473 << 12) + (l_1473 << 11)))) + (ulong) 1896L))));
                if (i_1474 == 0) {
                    l_1475 = *((__global long *) (arg_fs + 16 + 16L));
                    i_1476 = (int) get_group_id(0);
                    l_1477 = (long) i_1476;
                    l_1478 = (long) ((ulong) l_1475 + (ulong) ((l_1477 << 12) + (l_1477 << 11)));
                    l_1479 = (long) ((ulong) l_1478 + (ulong) 1864L);
                    l_1480 = *((__global long *) (arg_fs + 16 + l_1479));
                    l_1481 = *((__global long *) (arg_fs + 16 + 8L));
                    i_1482 = 0;
                    l_1483 = 0L;
                    while (true) {
                        if (!(i_1482 == 0)) {
                            break;
                        }
                        i_1484 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        if (i_1484 == 0) {
                            l_1485 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1478 + (ulong) 1408L))));
                            if (((long) ((ulong) ((long) ((ulong) l_1480 + (ulong) 128L)) - (ulong) l_1485)) < 1025L) {
                                i_1482 = 1;
                            } else {
                                if (l_1483 < l_1481) {
                                    l_1486 = (long) ((ulong) l_1483 + (ulong) 1L);
                                    l_1483 = l_1486;
                                } else {
                                    i_1482 = (-110);
                                }
                            }
                        } else {
                            i_1487 = (int) (0 - (uint) i_1484);
                            i_1482 = i_1487;
                        }
                    }
                    if (i_1482 < 0) {
                        l_1488 = (long) i_1482;
                        l_1489 = l_1488;
                    } else {
                        l_1490 = (long) ((ulong) l_1480 + (ulong) 64L);
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1478 + (ulong) ((long) (uint) (((int) l_1490) & 1023)))))) = 0L;
                        l_1491 = (long) ((ulong) l_1478 + (ulong) ((long) (uint) (((int) l_1480) & 1023)));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1491 + (ulong) 4L)))) = 2;
                        i_1492 = (int) ((uint) ((int) (((long) ((ulong) l_1480 + (ulong) ((long) ((ulong) (l_1480 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1491 + (ulong) 8L)))) = i_1492;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1491 + (ulong) 12L)))) = i_433;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1491 + (ulong) 16L)))) = 0L;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1491 + (ulong) 24L)))) = 0L;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1491 + (ulong) 32L)))) = 0;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1491 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global int *) (arg_fs + 16 + l_1491)) = 64;
                        *((__global long *) (arg_fs + 16 + l_1479)) = l_1490;
                        GALEFS_FENCE();
                        l_1493 = *((__global long *) (arg_fs + 16 + 24L));
                        i_1494 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1493 + (ulong) ((long) i_1494))))) = (char) 1;
                        l_1495 = *((__global long *) (arg_fs + 16 + 8L));
                        l_1496 = (long) ((ulong) l_1478 + (ulong) 1792L);
                        i_1497 = 0;
                        l_1498 = 0L;
                        while (true) {
                            if (!(i_1497 == 0)) {
                                break;
                            }
                            i_1499 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            i_1500 = *((volatile __global int *) (arg_fs + 16 + l_1496));
                            if (i_1492 == i_1500) {
                                i_1497 = 1;
                            } else {
                                if (i_1499 == 0) {
                                    if (l_1498 < l_1495) {
                                        l_1501 = (long) ((ulong) l_1498 + (ulong) 1L);
                                        l_1498 = l_1501;
                                    } else {
                                        i_1497 = (-110);
                                    }
                                } else {
                                    i_1502 = (int) (0 - (uint) i_1499);
                                    i_1497 = i_1502;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_1497 < 0) {
                            l_1503 = (long) i_1497;
                            l_1489 = l_1503;
                        } else {
                            l_1504 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1478 + (ulong) 1800L))));
                            l_1489 = l_1504;
                        }
                    }
                } else {
                    l_1489 = (-16L);
                }
            } else {
                l_1489 = 0L;
            }
            l_1505 = GALEFS_BROADCAST(l_1489);
        }
    }
}
