// A kernel of GaleFS. Generated from Java: change that, not this.
// kernel: io.github.galefs.FileKernels#refusedCalls
// entry point: galefs_refusedCalls
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY
// string: "file"
// string: "missing"
// string: "directory"
// string: "file/below"
// string: ""
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/FileKernels.java
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/file/BlockAccess.java
// source: io/github/galefs/kernel/file/DeviceFile.java
// source: io/github/galefs/kernel/file/FileOperation.java
// source: io/github/galefs/kernel/file/FileTableDescriptor.java
// source: io/github/galefs/kernel/file/FramePart.java
// source: io/github/galefs/kernel/file/LiteralPath.java
// source: io/github/galefs/kernel/file/OpenFiles.java
// source: io/github/galefs/kernel/lane/LaneCall.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source SHA-256: fa1e82df16498f2d7092a7f9bdb797f15ffa14267aed9e8181bf9bd8e3bd592a

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

__constant char gale_literals[] = {102, 105, 108, 101, 109, 105, 115, 115, 105, 110, 103, 100, 105, 114, 101, 99, 116, 111, 114, 121, 102, 105, 108, 101, 47, 98, 101, 108, 111, 119};

__kernel void galefs_refusedCalls(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_out) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_0, i_2, i_4, i_6, i_10, i_11, i_12, i_16, i_18, i_21, i_26, i_28, i_31, i_33, i_34, i_36, i_40, i_42, i_44, i_46, i_50, i_51, i_52, i_56, i_58, i_61, i_66, i_68, i_71, i_73, i_74, i_76, i_80, i_81, i_82, i_84, i_85, i_88, i_89, i_91, i_92, i_93, i_95, i_97, i_99, i_101, i_108, i_111, i_112, i_113, i_115, i_116, i_117, i_119, i_120, i_121, i_124, i_126, i_128, i_130, i_131, i_132, i_133, i_134, i_135, i_138, i_140, i_141, i_144, i_148, i_154, i_156, i_159, i_164, i_166, i_169, i_171, i_172, i_174, i_182, i_183, i_186, i_188, i_190, i_197, i_198, i_199, i_200, i_201, i_202, i_204, i_205, i_208, i_209, i_211, i_212, i_213, i_215, i_217, i_219, i_221, i_228, i_231, i_232, i_233, i_235, i_236, i_237, i_239, i_240, i_241, i_244, i_246, i_248, i_250, i_251, i_252, i_253, i_254, i_255, i_258, i_260, i_261, i_264, i_268, i_274, i_276, i_279, i_284, i_286, i_289, i_291, i_292, i_294, i_302, i_303, i_306, i_308, i_310, i_317, i_318, i_319, i_320, i_322, i_323, i_324, i_326, i_327, i_330, i_331, i_333, i_334, i_335, i_337, i_339, i_341, i_343, i_350, i_353, i_354, i_355, i_357, i_358, i_359, i_361, i_362, i_363, i_366, i_368, i_370, i_372, i_373, i_374, i_375, i_376, i_377, i_380, i_382, i_383, i_386, i_390, i_396, i_398, i_401, i_406, i_408, i_411, i_413, i_414, i_416, i_424, i_425, i_428, i_430, i_432, i_439, i_440, i_441, i_442, i_444, i_445, i_446, i_448, i_449, i_451, i_452, i_453, i_455, i_456, i_461, i_463, i_465, i_468, i_469, i_471, i_477, i_479, i_482, i_488, i_490, i_493, i_495, i_496, i_498, i_505, i_506, i_509, i_511, i_513, i_520, i_521, i_522, i_523, i_524, i_525, i_528, i_529, i_532, i_533, i_535, i_536, i_537, i_539, i_541, i_543, i_545, i_552, i_555, i_556, i_557, i_559, i_560, i_561, i_563, i_564, i_565, i_568, i_570, i_572, i_574, i_575, i_576, i_577, i_578, i_579, i_582, i_584, i_585, i_588, i_592, i_598, i_600, i_603, i_608, i_610, i_613, i_615, i_616, i_618, i_626, i_627, i_630, i_632, i_634, i_641, i_642, i_643, i_644, i_645, i_646, i_648, i_649, i_652, i_653, i_655, i_656, i_657, i_659, i_661, i_663, i_665, i_672, i_675, i_676, i_677, i_679, i_680, i_681, i_683, i_684, i_685, i_688, i_690, i_692, i_694, i_695, i_696, i_697, i_698, i_699, i_702, i_704, i_705, i_708, i_712, i_718, i_720, i_723, i_728, i_730, i_733, i_735, i_736, i_738, i_746, i_747, i_750, i_752, i_754, i_761, i_762, i_763, i_764, i_765, i_766, i_769, i_770, i_772, i_773, i_774, i_776, i_777, i_782, i_784, i_786, i_789, i_790, i_792, i_798, i_800, i_803, i_809, i_811, i_814, i_816, i_817, i_819, i_826, i_827, i_830, i_832, i_834, i_841, i_842, i_843, i_844, i_845, i_846, i_847, i_849, i_850, i_851, i_852, i_857, i_858, i_859, i_863, i_865, i_867, i_869, i_873, i_874, i_875, i_879, i_881, i_884, i_889, i_891, i_894, i_896, i_897, i_899, i_903, i_905, i_907, i_909, i_913, i_914, i_915, i_919, i_921, i_924, i_929, i_931, i_934, i_936, i_937, i_939, i_943, i_945, i_947, i_949, i_953, i_954, i_955, i_959, i_961, i_964, i_969, i_971, i_974, i_976, i_977, i_979, i_983, i_985, i_987, i_991, i_993, i_995, i_997, i_1001, i_1002, i_1003, i_1007, i_1009, i_1012, i_1017, i_1019, i_1022, i_1024, i_1025, i_1027, i_1031, i_1033, i_1035, i_1037, i_1041, i_1042, i_1043, i_1047, i_1049, i_1052, i_1057, i_1059, i_1062, i_1064, i_1065, i_1067, i_1071, i_1073, i_1075, i_1077, i_1081, i_1082, i_1083, i_1087, i_1089, i_1092, i_1097, i_1099, i_1102, i_1104, i_1105, i_1107, i_1111, i_1113, i_1115, i_1117, i_1123, i_1125, i_1128, i_1133, i_1135, i_1138, i_1140, i_1141, i_1143, i_1147, i_1149, i_1151, i_1153, i_1159, i_1161, i_1164, i_1169, i_1171, i_1174, i_1176, i_1177, i_1179, i_1183, i_1185, i_1187, i_1189, i_1195, i_1197, i_1200, i_1205, i_1207, i_1210, i_1212, i_1213, i_1215;
    long l_1, l_3, l_5, l_7, l_8, l_9, l_13, l_14, l_15, l_17, l_19, l_20, l_22, l_23, l_24, l_25, l_27, l_29, l_30, l_32, l_35, l_37, l_38, l_39, l_41, l_43, l_45, l_47, l_48, l_49, l_53, l_54, l_55, l_57, l_59, l_60, l_62, l_63, l_64, l_65, l_67, l_69, l_70, l_72, l_75, l_77, l_78, l_79, l_83, l_86, l_87, l_90, l_94, l_96, l_98, l_100, l_102, l_103, l_104, l_105, l_106, l_107, l_109, l_110, l_114, l_118, l_122, l_123, l_125, l_127, l_129, l_136, l_137, l_139, l_142, l_143, l_145, l_146, l_147, l_149, l_150, l_151, l_152, l_153, l_155, l_157, l_158, l_160, l_161, l_162, l_163, l_165, l_167, l_168, l_170, l_173, l_175, l_176, l_177, l_178, l_179, l_180, l_181, l_184, l_185, l_187, l_189, l_191, l_192, l_193, l_194, l_195, l_196, l_203, l_206, l_207, l_210, l_214, l_216, l_218, l_220, l_222, l_223, l_224, l_225, l_226, l_227, l_229, l_230, l_234, l_238, l_242, l_243, l_245, l_247, l_249, l_256, l_257, l_259, l_262, l_263, l_265, l_266, l_267, l_269, l_270, l_271, l_272, l_273, l_275, l_277, l_278, l_280, l_281, l_282, l_283, l_285, l_287, l_288, l_290, l_293, l_295, l_296, l_297, l_298, l_299, l_300, l_301, l_304, l_305, l_307, l_309, l_311, l_312, l_313, l_314, l_315, l_316, l_321, l_325, l_328, l_329, l_332, l_336, l_338, l_340, l_342, l_344, l_345, l_346, l_347, l_348, l_349, l_351, l_352, l_356, l_360, l_364, l_365, l_367, l_369, l_371, l_378, l_379, l_381, l_384, l_385, l_387, l_388, l_389, l_391, l_392, l_393, l_394, l_395, l_397, l_399, l_400, l_402, l_403, l_404, l_405, l_407, l_409, l_410, l_412, l_415, l_417, l_418, l_419, l_420, l_421, l_422, l_423, l_426, l_427, l_429, l_431, l_433, l_434, l_435, l_436, l_437, l_438, l_443, l_447, l_450, l_454, l_457, l_458, l_459, l_460, l_462, l_464, l_466, l_467, l_470, l_472, l_473, l_474, l_475, l_476, l_478, l_480, l_481, l_483, l_484, l_485, l_486, l_487, l_489, l_491, l_492, l_494, l_497, l_499, l_500, l_501, l_502, l_503, l_504, l_507, l_508, l_510, l_512, l_514, l_515, l_516, l_517, l_518, l_519, l_526, l_527, l_530, l_531, l_534, l_538, l_540, l_542, l_544, l_546, l_547, l_548, l_549, l_550, l_551, l_553, l_554, l_558, l_562, l_566, l_567, l_569, l_571, l_573, l_580, l_581, l_583, l_586, l_587, l_589, l_590, l_591, l_593, l_594, l_595, l_596, l_597, l_599, l_601, l_602, l_604, l_605, l_606, l_607, l_609, l_611, l_612, l_614, l_617, l_619, l_620, l_621, l_622, l_623, l_624, l_625, l_628, l_629, l_631, l_633, l_635, l_636, l_637, l_638, l_639, l_640, l_647, l_650, l_651, l_654, l_658, l_660, l_662, l_664, l_666, l_667, l_668, l_669, l_670, l_671, l_673, l_674, l_678, l_682, l_686, l_687, l_689, l_691, l_693, l_700, l_701, l_703, l_706, l_707, l_709, l_710, l_711, l_713, l_714, l_715, l_716, l_717, l_719, l_721, l_722, l_724, l_725, l_726, l_727, l_729, l_731, l_732, l_734, l_737, l_739, l_740, l_741, l_742, l_743, l_744, l_745, l_748, l_749, l_751, l_753, l_755, l_756, l_757, l_758, l_759, l_760, l_767, l_768, l_771, l_775, l_778, l_779, l_780, l_781, l_783, l_785, l_787, l_788, l_791, l_793, l_794, l_795, l_796, l_797, l_799, l_801, l_802, l_804, l_805, l_806, l_807, l_808, l_810, l_812, l_813, l_815, l_818, l_820, l_821, l_822, l_823, l_824, l_825, l_828, l_829, l_831, l_833, l_835, l_836, l_837, l_838, l_839, l_840, l_848, l_853, l_854, l_855, l_856, l_860, l_861, l_862, l_864, l_866, l_868, l_870, l_871, l_872, l_876, l_877, l_878, l_880, l_882, l_883, l_885, l_886, l_887, l_888, l_890, l_892, l_893, l_895, l_898, l_900, l_901, l_902, l_904, l_906, l_908, l_910, l_911, l_912, l_916, l_917, l_918, l_920, l_922, l_923, l_925, l_926, l_927, l_928, l_930, l_932, l_933, l_935, l_938, l_940, l_941, l_942, l_944, l_946, l_948, l_950, l_951, l_952, l_956, l_957, l_958, l_960, l_962, l_963, l_965, l_966, l_967, l_968, l_970, l_972, l_973, l_975, l_978, l_980, l_981, l_982, l_984, l_986, l_988, l_989, l_990, l_992, l_994, l_996, l_998, l_999, l_1000, l_1004, l_1005, l_1006, l_1008, l_1010, l_1011, l_1013, l_1014, l_1015, l_1016, l_1018, l_1020, l_1021, l_1023, l_1026, l_1028, l_1029, l_1030, l_1032, l_1034, l_1036, l_1038, l_1039, l_1040, l_1044, l_1045, l_1046, l_1048, l_1050, l_1051, l_1053, l_1054, l_1055, l_1056, l_1058, l_1060, l_1061, l_1063, l_1066, l_1068, l_1069, l_1070, l_1072, l_1074, l_1076, l_1078, l_1079, l_1080, l_1084, l_1085, l_1086, l_1088, l_1090, l_1091, l_1093, l_1094, l_1095, l_1096, l_1098, l_1100, l_1101, l_1103, l_1106, l_1108, l_1109, l_1110, l_1112, l_1114, l_1116, l_1118, l_1119, l_1120, l_1121, l_1122, l_1124, l_1126, l_1127, l_1129, l_1130, l_1131, l_1132, l_1134, l_1136, l_1137, l_1139, l_1142, l_1144, l_1145, l_1146, l_1148, l_1150, l_1152, l_1154, l_1155, l_1156, l_1157, l_1158, l_1160, l_1162, l_1163, l_1165, l_1166, l_1167, l_1168, l_1170, l_1172, l_1173, l_1175, l_1178, l_1180, l_1181, l_1182, l_1184, l_1186, l_1188, l_1190, l_1191, l_1192, l_1193, l_1194, l_1196, l_1198, l_1199, l_1201, l_1202, l_1203, l_1204, l_1206, l_1208, l_1209, l_1211, l_1214, l_1216, l_1217, l_1218;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_0 = (int) get_local_id(0);
    if (i_0 == 0) {
        l_1 = *((__global long *) (arg_fs + 16 + 16L));
        i_2 = (int) get_group_id(0);
        l_3 = (long) i_2;
        i_4 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 1896L))));
        if (i_4 == 0) {
            l_5 = *((__global long *) (arg_fs + 16 + 16L));
            i_6 = (int) get_group_id(0);
            l_7 = (long) i_6;
            l_8 = (long) ((ulong) l_5 + (ulong) ((l_7 << 12) + (l_7 << 11)));
            l_9 = (long) ((ulong) l_8 + (ulong) 2048L);
            i_10 = 0;
            while (true) {
                if (!(i_10 < 4)) {
                    break;
                }
                i_11 = (int) gale_literals[i_10];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) i_10))))) = (char) i_11;
                i_12 = (int) ((uint) i_10 + (uint) 1);
                i_10 = i_12;
            }
            l_13 = (long) ((ulong) l_8 + (ulong) 1864L);
            l_14 = *((__global long *) (arg_fs + 16 + l_13));
            l_15 = *((__global long *) (arg_fs + 16 + 8L));
            i_16 = 0;
            l_17 = 0L;
            while (true) {
                if (!(i_16 == 0)) {
                    break;
                }
                i_18 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_18 == 0) {
                    l_19 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_14 + (ulong) 128L)) - (ulong) l_19)) < 1025L) {
                        i_16 = 1;
                    } else {
                        if (l_17 < l_15) {
                            GALEFS_RELAX(l_17);
                            l_20 = (long) ((ulong) l_17 + (ulong) 1L);
                            l_17 = l_20;
                        } else {
                            i_16 = (-110);
                        }
                    }
                } else {
                    i_21 = (int) (0 - (uint) i_18);
                    i_16 = i_21;
                }
            }
            if (i_16 < 0) {
                l_22 = (long) i_16;
                l_23 = l_22;
            } else {
                l_24 = (long) ((ulong) l_14 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) ((long) (uint) (((int) l_24) & 1023)))))) = 0L;
                l_25 = (long) ((ulong) l_8 + (ulong) ((long) (uint) (((int) l_14) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) 4L)))) = 1;
                i_26 = (int) ((uint) ((int) (((long) ((ulong) l_14 + (ulong) ((long) ((ulong) (l_14 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) 8L)))) = i_26;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) 36L)))) = 4;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_25)) = 64;
                *((__global long *) (arg_fs + 16 + l_13)) = l_24;
                GALEFS_FENCE();
                l_27 = *((__global long *) (arg_fs + 16 + 24L));
                i_28 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) ((long) i_28))))) = (char) 1;
                l_29 = *((__global long *) (arg_fs + 16 + 8L));
                l_30 = (long) ((ulong) l_8 + (ulong) 1792L);
                i_31 = 0;
                l_32 = 0L;
                while (true) {
                    if (!(i_31 == 0)) {
                        break;
                    }
                    i_33 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_34 = *((volatile __global int *) (arg_fs + 16 + l_30));
                    if (i_26 == i_34) {
                        i_31 = 1;
                    } else {
                        if (i_33 == 0) {
                            if (l_32 < l_29) {
                                GALEFS_RELAX(l_32);
                                l_35 = (long) ((ulong) l_32 + (ulong) 1L);
                                l_32 = l_35;
                            } else {
                                i_31 = (-110);
                            }
                        } else {
                            i_36 = (int) (0 - (uint) i_33);
                            i_31 = i_36;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_31 < 0) {
                    l_37 = (long) i_31;
                    l_23 = l_37;
                } else {
                    l_38 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) 1800L))));
                    l_23 = l_38;
                }
            }
        } else {
            l_23 = (-16L);
        }
    } else {
        l_23 = 0L;
    }
    l_39 = GALEFS_BROADCAST(l_23);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_40 = (int) get_local_id(0);
    if (i_40 == 0) {
        l_41 = *((__global long *) (arg_fs + 16 + 16L));
        i_42 = (int) get_group_id(0);
        l_43 = (long) i_42;
        i_44 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_41 + (ulong) ((l_43 << 12) + (l_43 << 11)))) + (ulong) 1896L))));
        if (i_44 == 0) {
            l_45 = *((__global long *) (arg_fs + 16 + 16L));
            i_46 = (int) get_group_id(0);
            l_47 = (long) i_46;
            l_48 = (long) ((ulong) l_45 + (ulong) ((l_47 << 12) + (l_47 << 11)));
            l_49 = (long) ((ulong) l_48 + (ulong) 2048L);
            i_50 = 0;
            while (true) {
                if (!(i_50 < 4)) {
                    break;
                }
                i_51 = (int) gale_literals[i_50];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) ((long) i_50))))) = (char) i_51;
                i_52 = (int) ((uint) i_50 + (uint) 1);
                i_50 = i_52;
            }
            l_53 = (long) ((ulong) l_48 + (ulong) 1864L);
            l_54 = *((__global long *) (arg_fs + 16 + l_53));
            l_55 = *((__global long *) (arg_fs + 16 + 8L));
            i_56 = 0;
            l_57 = 0L;
            while (true) {
                if (!(i_56 == 0)) {
                    break;
                }
                i_58 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_58 == 0) {
                    l_59 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_54 + (ulong) 128L)) - (ulong) l_59)) < 1025L) {
                        i_56 = 1;
                    } else {
                        if (l_57 < l_55) {
                            GALEFS_RELAX(l_57);
                            l_60 = (long) ((ulong) l_57 + (ulong) 1L);
                            l_57 = l_60;
                        } else {
                            i_56 = (-110);
                        }
                    }
                } else {
                    i_61 = (int) (0 - (uint) i_58);
                    i_56 = i_61;
                }
            }
            if (i_56 < 0) {
                l_62 = (long) i_56;
                l_63 = l_62;
            } else {
                l_64 = (long) ((ulong) l_54 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) ((long) (uint) (((int) l_64) & 1023)))))) = 0L;
                l_65 = (long) ((ulong) l_48 + (ulong) ((long) (uint) (((int) l_54) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) 4L)))) = 1;
                i_66 = (int) ((uint) ((int) (((long) ((ulong) l_54 + (ulong) ((long) ((ulong) (l_54 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) 8L)))) = i_66;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) 32L)))) = 1;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) 36L)))) = 4;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_65)) = 64;
                *((__global long *) (arg_fs + 16 + l_53)) = l_64;
                GALEFS_FENCE();
                l_67 = *((__global long *) (arg_fs + 16 + 24L));
                i_68 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) ((long) i_68))))) = (char) 1;
                l_69 = *((__global long *) (arg_fs + 16 + 8L));
                l_70 = (long) ((ulong) l_48 + (ulong) 1792L);
                i_71 = 0;
                l_72 = 0L;
                while (true) {
                    if (!(i_71 == 0)) {
                        break;
                    }
                    i_73 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_74 = *((volatile __global int *) (arg_fs + 16 + l_70));
                    if (i_66 == i_74) {
                        i_71 = 1;
                    } else {
                        if (i_73 == 0) {
                            if (l_72 < l_69) {
                                GALEFS_RELAX(l_72);
                                l_75 = (long) ((ulong) l_72 + (ulong) 1L);
                                l_72 = l_75;
                            } else {
                                i_71 = (-110);
                            }
                        } else {
                            i_76 = (int) (0 - (uint) i_73);
                            i_71 = i_76;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_71 < 0) {
                    l_77 = (long) i_71;
                    l_63 = l_77;
                } else {
                    l_78 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 1800L))));
                    l_63 = l_78;
                }
            }
        } else {
            l_63 = (-16L);
        }
    } else {
        l_63 = 0L;
    }
    l_79 = GALEFS_BROADCAST(l_63);
    i_80 = 1;
    i_81 = 0;
    while (true) {
        if (!(i_80 == 1)) {
            break;
        }
        i_82 = (int) get_local_id(0);
        l_83 = (long) i_81;
        if (i_82 == 0) {
            i_84 = *((volatile __global int *) (arg_fs + 16 + 64L));
            i_85 = (int) (0 - (uint) i_84);
            if (i_85 < 0) {
                l_86 = (long) i_85;
                l_87 = l_86;
            } else {
                i_88 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_88 < 1) {
                    i_89 = (-9);
                } else {
                    l_90 = *((__global long *) (arg_fs + 16 + 192L));
                    i_91 = *((volatile __global int *) (arg_fs + 16 + l_90));
                    i_92 = (int) ((uint) i_91 + (uint) (-1));
                    i_93 = (i_92 < 0) ? (-9) : i_92;
                    if (i_93 < 0) {
                        i_89 = i_93;
                    } else {
                        l_94 = *((__global long *) (arg_fs + 16 + 192L));
                        i_95 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) 4L))));
                        if ((i_95 & 3) == 1) {
                            i_89 = (-9);
                        } else {
                            i_89 = i_93;
                        }
                    }
                }
                l_96 = (long) i_89;
                if (i_89 < 0) {
                    l_87 = l_96;
                } else {
                    if (l_83 < 0L) {
                        l_87 = (-22L);
                    } else {
                        i_97 = (int) ((uint) 1 - (uint) i_81);
                        if (i_97 < 0) {
                            l_87 = (-22L);
                        } else {
                            l_98 = *((__global long *) (arg_fs + 16 + 16L));
                            i_99 = (int) get_group_id(0);
                            l_100 = (long) i_99;
                            i_101 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_98 + (ulong) ((l_100 << 12) + (l_100 << 11)))) + (ulong) 1896L))));
                            if (i_101 == 0) {
                                l_102 = *((__global long *) (arg_fs + 16 + 200L));
                                l_103 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) (l_96 << 6)))));
                                l_104 = (long) ((ulong) l_103 - (ulong) l_83);
                                if (l_104 < 1L) {
                                    l_87 = 0L;
                                } else {
                                    l_105 = (long) (uint) i_97;
                                    l_106 = (l_104 < l_105) ? l_104 : l_105;
                                    l_87 = l_106;
                                }
                            } else {
                                l_87 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_87 < 1L) {
                l_107 = l_87;
            } else {
                i_108 = *((__global int *) (arg_fs + 16 + 156L));
                l_109 = 1L << i_108;
                l_110 = (long) ((ulong) l_109 - (ulong) (l_83 & ((long) ((ulong) l_109 + (ulong) (-1L)))));
                if (l_110 < l_87) {
                    i_111 = (int) l_110;
                    i_112 = i_111;
                } else {
                    i_113 = (int) l_87;
                    i_112 = i_113;
                }
                l_114 = *((__global long *) (arg_fs + 16 + 16L));
                i_115 = (int) get_group_id(0);
                i_116 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_116 < 1) {
                    i_117 = (-9);
                } else {
                    l_118 = *((__global long *) (arg_fs + 16 + 192L));
                    i_119 = *((volatile __global int *) (arg_fs + 16 + l_118));
                    i_120 = (int) ((uint) i_119 + (uint) (-1));
                    i_121 = (i_120 < 0) ? (-9) : i_120;
                    i_117 = i_121;
                }
                l_122 = (long) i_117;
                if (i_117 < 0) {
                    l_123 = l_122;
                } else {
                    i_124 = *((__global int *) (arg_fs + 16 + 156L));
                    l_125 = *((__global long *) (arg_fs + 16 + 200L));
                    i_126 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_125 + (ulong) (l_122 << 6))) + (ulong) 8L))));
                    l_127 = *((__global long *) (arg_fs + 16 + 128L));
                    i_128 = *((__global int *) (arg_fs + 16 + 152L));
                    l_129 = l_83 >> i_124;
                    i_130 = i_128 & ((int) (((long) ((ulong) ((long) ((ulong) l_129 + (ulong) (((long) i_126) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_131 = i_130;
                    i_132 = 0;
                    i_133 = (-2);
                    while (true) {
                        if (!(i_133 == (-2))) {
                            break;
                        }
                        i_134 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) (((long) i_131) << 2)))));
                        i_135 = (int) ((uint) i_134 + (uint) (-1));
                        if (i_135 < 0) {
                            i_133 = (-1);
                        } else {
                            l_136 = *((__global long *) (arg_fs + 16 + 136L));
                            l_137 = (long) ((ulong) l_136 + (ulong) (((long) (uint) i_135) << 4));
                            i_138 = *((volatile __global int *) (arg_fs + 16 + l_137));
                            l_139 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_137 + (ulong) 8L))));
                            if ((!(i_126 == i_138)) || (!(l_129 == l_139))) {
                                if (i_128 == i_132) {
                                    i_133 = (-1);
                                } else {
                                    i_140 = (int) ((uint) i_132 + (uint) 1);
                                    i_141 = i_128 & ((int) ((uint) i_131 + (uint) 1));
                                    i_131 = i_141;
                                    i_132 = i_140;
                                }
                            } else {
                                i_133 = i_135;
                            }
                        }
                    }
                    l_142 = (long) i_115;
                    l_143 = (long) ((ulong) l_114 + (ulong) ((l_142 << 12) + (l_142 << 11)));
                    if (i_133 < 0) {
                        i_144 = (-1);
                    } else {
                        l_145 = (long) ((ulong) l_143 + (ulong) 1856L);
                        *((volatile __global int *) (arg_fs + 16 + l_145)) = ((int) ((uint) i_133 + (uint) 1));
                        GALEFS_FENCE();
                        l_146 = *((__global long *) (arg_fs + 16 + 136L));
                        l_147 = (long) ((ulong) l_146 + (ulong) (((long) (uint) i_133) << 4));
                        i_148 = *((volatile __global int *) (arg_fs + 16 + l_147));
                        l_149 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 8L))));
                        if ((!(i_126 == i_148)) || (!(l_129 == l_149))) {
                            *((volatile __global int *) (arg_fs + 16 + l_145)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_126 == i_148)) || (!(l_129 == l_149))) {
                            i_144 = (-1);
                        } else {
                            i_144 = i_133;
                        }
                    }
                    l_150 = (long) i_144;
                    if (l_150 == (-1L)) {
                        l_151 = (long) ((ulong) l_143 + (ulong) 1864L);
                        l_152 = *((__global long *) (arg_fs + 16 + l_151));
                        l_153 = *((__global long *) (arg_fs + 16 + 8L));
                        i_154 = 0;
                        l_155 = 0L;
                        while (true) {
                            if (!(i_154 == 0)) {
                                break;
                            }
                            i_156 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_156 == 0) {
                                l_157 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_152 + (ulong) 128L)) - (ulong) l_157)) < 1025L) {
                                    i_154 = 1;
                                } else {
                                    if (l_155 < l_153) {
                                        GALEFS_RELAX(l_155);
                                        l_158 = (long) ((ulong) l_155 + (ulong) 1L);
                                        l_155 = l_158;
                                    } else {
                                        i_154 = (-110);
                                    }
                                }
                            } else {
                                i_159 = (int) (0 - (uint) i_156);
                                i_154 = i_159;
                            }
                        }
                        if (i_154 < 0) {
                            l_160 = (long) i_154;
                            l_161 = l_160;
                        } else {
                            l_162 = (long) ((ulong) l_152 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) ((long) (uint) (((int) l_162) & 1023)))))) = 0L;
                            l_163 = (long) ((ulong) l_143 + (ulong) ((long) (uint) (((int) l_152) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 4L)))) = 3;
                            i_164 = (int) ((uint) ((int) (((long) ((ulong) l_152 + (ulong) ((long) ((ulong) (l_152 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 8L)))) = i_164;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 12L)))) = 0;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 16L)))) = l_83;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 24L)))) = l_87;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_163)) = 64;
                            *((__global long *) (arg_fs + 16 + l_151)) = l_162;
                            GALEFS_FENCE();
                            l_165 = *((__global long *) (arg_fs + 16 + 24L));
                            i_166 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) ((long) i_166))))) = (char) 1;
                            l_167 = *((__global long *) (arg_fs + 16 + 8L));
                            l_168 = (long) ((ulong) l_143 + (ulong) 1792L);
                            i_169 = 0;
                            l_170 = 0L;
                            while (true) {
                                if (!(i_169 == 0)) {
                                    break;
                                }
                                i_171 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_172 = *((volatile __global int *) (arg_fs + 16 + l_168));
                                if (i_164 == i_172) {
                                    i_169 = 1;
                                } else {
                                    if (i_171 == 0) {
                                        if (l_170 < l_167) {
                                            GALEFS_RELAX(l_170);
                                            l_173 = (long) ((ulong) l_170 + (ulong) 1L);
                                            l_170 = l_173;
                                        } else {
                                            i_169 = (-110);
                                        }
                                    } else {
                                        i_174 = (int) (0 - (uint) i_171);
                                        i_169 = i_174;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_169 < 0) {
                                l_175 = (long) i_169;
                                l_161 = l_175;
                            } else {
                                l_176 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) 1800L))));
                                l_161 = l_176;
                            }
                        }
                        if (l_161 < 0L) {
                            l_123 = l_161;
                        } else {
                            l_177 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) 1808L))));
                            l_123 = l_177;
                        }
                    } else {
                        l_178 = (long) ((ulong) l_143 + (ulong) 1872L);
                        l_179 = *((__global long *) (arg_fs + 16 + l_178));
                        *((__global long *) (arg_fs + 16 + l_178)) = ((long) ((ulong) l_179 + (ulong) 1L));
                        l_123 = l_150;
                    }
                }
                if (l_123 < 0L) {
                    l_107 = l_123;
                } else {
                    l_180 = (l_123 << 32) | ((long) i_112);
                    l_107 = l_180;
                }
            }
        } else {
            l_107 = 0L;
        }
        l_181 = GALEFS_BROADCAST(l_107);
        i_182 = (int) l_181;
        if (l_181 < 0L) {
            i_183 = 0;
        } else {
            i_183 = i_182;
        }
        if (l_181 < 0L) {
            l_184 = 0L;
        } else {
            l_185 = (long) ((ulong) l_181 >> 32);
            l_184 = l_185;
        }
        i_186 = *((__global int *) (arg_fs + 16 + 156L));
        l_187 = *((__global long *) (arg_fs + 16 + 144L));
        gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_187 + (ulong) (l_184 << i_186))) + (ulong) (l_83 & ((long) ((ulong) (1L << i_186) + (ulong) (-1L))))))), (arg_data + 16 + l_83), i_183);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_188 = (int) get_local_id(0);
        if (i_188 == 0) {
            l_189 = *((__global long *) (arg_fs + 16 + 16L));
            i_190 = (int) get_group_id(0);
            l_191 = (long) i_190;
            l_192 = (long) ((ulong) l_189 + (ulong) ((l_191 << 12) + (l_191 << 11)));
            l_193 = (long) ((ulong) l_192 + (ulong) 1880L);
            l_194 = *((__global long *) (arg_fs + 16 + l_193));
            *((__global long *) (arg_fs + 16 + l_193)) = ((long) ((ulong) ((long) i_183) + (ulong) l_194));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) 1856L)))) = 0;
            l_195 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) 1864L))));
            l_196 = (long) ((ulong) l_195 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_196 + (ulong) ((long) ((ulong) (l_196 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_197 = (int) ((uint) i_81 + (uint) i_183);
        if (l_181 < 0L) {
            i_80 = i_182;
            i_81 = i_197;
        } else {
            i_198 = ((i_183 < 1) || (!(i_197 < 1))) ? 0 : 1;
            i_80 = i_198;
            i_81 = i_197;
        }
    }
    if (i_81 < 1) {
        i_199 = i_80;
    } else {
        i_199 = i_81;
    }
    *((__global long *) (arg_out + 16L)) = ((long) i_199);
    i_200 = 1;
    i_201 = 0;
    while (true) {
        if (!(i_200 == 1)) {
            break;
        }
        i_202 = (int) get_local_id(0);
        l_203 = (long) i_201;
        if (i_202 == 0) {
            i_204 = *((volatile __global int *) (arg_fs + 16 + 64L));
            i_205 = (int) (0 - (uint) i_204);
            if (i_205 < 0) {
                l_206 = (long) i_205;
                l_207 = l_206;
            } else {
                i_208 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_208 < 1000001) {
                    i_209 = (-9);
                } else {
                    l_210 = *((__global long *) (arg_fs + 16 + 192L));
                    i_211 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) 8000000L))));
                    i_212 = (int) ((uint) i_211 + (uint) (-1));
                    i_213 = (i_212 < 0) ? (-9) : i_212;
                    if (i_213 < 0) {
                        i_209 = i_213;
                    } else {
                        l_214 = *((__global long *) (arg_fs + 16 + 192L));
                        i_215 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_214 + (ulong) 8000004L))));
                        if ((i_215 & 3) == 1) {
                            i_209 = (-9);
                        } else {
                            i_209 = i_213;
                        }
                    }
                }
                l_216 = (long) i_209;
                if (i_209 < 0) {
                    l_207 = l_216;
                } else {
                    if (l_203 < 0L) {
                        l_207 = (-22L);
                    } else {
                        i_217 = (int) ((uint) 1 - (uint) i_201);
                        if (i_217 < 0) {
                            l_207 = (-22L);
                        } else {
                            l_218 = *((__global long *) (arg_fs + 16 + 16L));
                            i_219 = (int) get_group_id(0);
                            l_220 = (long) i_219;
                            i_221 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_218 + (ulong) ((l_220 << 12) + (l_220 << 11)))) + (ulong) 1896L))));
                            if (i_221 == 0) {
                                l_222 = *((__global long *) (arg_fs + 16 + 200L));
                                l_223 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_222 + (ulong) (l_216 << 6)))));
                                l_224 = (long) ((ulong) l_223 - (ulong) l_203);
                                if (l_224 < 1L) {
                                    l_207 = 0L;
                                } else {
                                    l_225 = (long) (uint) i_217;
                                    l_226 = (l_224 < l_225) ? l_224 : l_225;
                                    l_207 = l_226;
                                }
                            } else {
                                l_207 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_207 < 1L) {
                l_227 = l_207;
            } else {
                i_228 = *((__global int *) (arg_fs + 16 + 156L));
                l_229 = 1L << i_228;
                l_230 = (long) ((ulong) l_229 - (ulong) (l_203 & ((long) ((ulong) l_229 + (ulong) (-1L)))));
                if (l_230 < l_207) {
                    i_231 = (int) l_230;
                    i_232 = i_231;
                } else {
                    i_233 = (int) l_207;
                    i_232 = i_233;
                }
                l_234 = *((__global long *) (arg_fs + 16 + 16L));
                i_235 = (int) get_group_id(0);
                i_236 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_236 < 1000001) {
                    i_237 = (-9);
                } else {
                    l_238 = *((__global long *) (arg_fs + 16 + 192L));
                    i_239 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_238 + (ulong) 8000000L))));
                    i_240 = (int) ((uint) i_239 + (uint) (-1));
                    i_241 = (i_240 < 0) ? (-9) : i_240;
                    i_237 = i_241;
                }
                l_242 = (long) i_237;
                if (i_237 < 0) {
                    l_243 = l_242;
                } else {
                    i_244 = *((__global int *) (arg_fs + 16 + 156L));
                    l_245 = *((__global long *) (arg_fs + 16 + 200L));
                    i_246 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_245 + (ulong) (l_242 << 6))) + (ulong) 8L))));
                    l_247 = *((__global long *) (arg_fs + 16 + 128L));
                    i_248 = *((__global int *) (arg_fs + 16 + 152L));
                    l_249 = l_203 >> i_244;
                    i_250 = i_248 & ((int) (((long) ((ulong) ((long) ((ulong) l_249 + (ulong) (((long) i_246) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_251 = i_250;
                    i_252 = 0;
                    i_253 = (-2);
                    while (true) {
                        if (!(i_253 == (-2))) {
                            break;
                        }
                        i_254 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_247 + (ulong) (((long) i_251) << 2)))));
                        i_255 = (int) ((uint) i_254 + (uint) (-1));
                        if (i_255 < 0) {
                            i_253 = (-1);
                        } else {
                            l_256 = *((__global long *) (arg_fs + 16 + 136L));
                            l_257 = (long) ((ulong) l_256 + (ulong) (((long) (uint) i_255) << 4));
                            i_258 = *((volatile __global int *) (arg_fs + 16 + l_257));
                            l_259 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_257 + (ulong) 8L))));
                            if ((!(i_246 == i_258)) || (!(l_249 == l_259))) {
                                if (i_248 == i_252) {
                                    i_253 = (-1);
                                } else {
                                    i_260 = (int) ((uint) i_252 + (uint) 1);
                                    i_261 = i_248 & ((int) ((uint) i_251 + (uint) 1));
                                    i_251 = i_261;
                                    i_252 = i_260;
                                }
                            } else {
                                i_253 = i_255;
                            }
                        }
                    }
                    l_262 = (long) i_235;
                    l_263 = (long) ((ulong) l_234 + (ulong) ((l_262 << 12) + (l_262 << 11)));
                    if (i_253 < 0) {
                        i_264 = (-1);
                    } else {
                        l_265 = (long) ((ulong) l_263 + (ulong) 1856L);
                        *((volatile __global int *) (arg_fs + 16 + l_265)) = ((int) ((uint) i_253 + (uint) 1));
                        GALEFS_FENCE();
                        l_266 = *((__global long *) (arg_fs + 16 + 136L));
                        l_267 = (long) ((ulong) l_266 + (ulong) (((long) (uint) i_253) << 4));
                        i_268 = *((volatile __global int *) (arg_fs + 16 + l_267));
                        l_269 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_267 + (ulong) 8L))));
                        if ((!(i_246 == i_268)) || (!(l_249 == l_269))) {
                            *((volatile __global int *) (arg_fs + 16 + l_265)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_246 == i_268)) || (!(l_249 == l_269))) {
                            i_264 = (-1);
                        } else {
                            i_264 = i_253;
                        }
                    }
                    l_270 = (long) i_264;
                    if (l_270 == (-1L)) {
                        l_271 = (long) ((ulong) l_263 + (ulong) 1864L);
                        l_272 = *((__global long *) (arg_fs + 16 + l_271));
                        l_273 = *((__global long *) (arg_fs + 16 + 8L));
                        i_274 = 0;
                        l_275 = 0L;
                        while (true) {
                            if (!(i_274 == 0)) {
                                break;
                            }
                            i_276 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_276 == 0) {
                                l_277 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_263 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_272 + (ulong) 128L)) - (ulong) l_277)) < 1025L) {
                                    i_274 = 1;
                                } else {
                                    if (l_275 < l_273) {
                                        GALEFS_RELAX(l_275);
                                        l_278 = (long) ((ulong) l_275 + (ulong) 1L);
                                        l_275 = l_278;
                                    } else {
                                        i_274 = (-110);
                                    }
                                }
                            } else {
                                i_279 = (int) (0 - (uint) i_276);
                                i_274 = i_279;
                            }
                        }
                        if (i_274 < 0) {
                            l_280 = (long) i_274;
                            l_281 = l_280;
                        } else {
                            l_282 = (long) ((ulong) l_272 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_263 + (ulong) ((long) (uint) (((int) l_282) & 1023)))))) = 0L;
                            l_283 = (long) ((ulong) l_263 + (ulong) ((long) (uint) (((int) l_272) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_283 + (ulong) 4L)))) = 3;
                            i_284 = (int) ((uint) ((int) (((long) ((ulong) l_272 + (ulong) ((long) ((ulong) (l_272 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_283 + (ulong) 8L)))) = i_284;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_283 + (ulong) 12L)))) = 1000000;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_283 + (ulong) 16L)))) = l_203;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_283 + (ulong) 24L)))) = l_207;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_283 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_283 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_283)) = 64;
                            *((__global long *) (arg_fs + 16 + l_271)) = l_282;
                            GALEFS_FENCE();
                            l_285 = *((__global long *) (arg_fs + 16 + 24L));
                            i_286 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_285 + (ulong) ((long) i_286))))) = (char) 1;
                            l_287 = *((__global long *) (arg_fs + 16 + 8L));
                            l_288 = (long) ((ulong) l_263 + (ulong) 1792L);
                            i_289 = 0;
                            l_290 = 0L;
                            while (true) {
                                if (!(i_289 == 0)) {
                                    break;
                                }
                                i_291 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_292 = *((volatile __global int *) (arg_fs + 16 + l_288));
                                if (i_284 == i_292) {
                                    i_289 = 1;
                                } else {
                                    if (i_291 == 0) {
                                        if (l_290 < l_287) {
                                            GALEFS_RELAX(l_290);
                                            l_293 = (long) ((ulong) l_290 + (ulong) 1L);
                                            l_290 = l_293;
                                        } else {
                                            i_289 = (-110);
                                        }
                                    } else {
                                        i_294 = (int) (0 - (uint) i_291);
                                        i_289 = i_294;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_289 < 0) {
                                l_295 = (long) i_289;
                                l_281 = l_295;
                            } else {
                                l_296 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_263 + (ulong) 1800L))));
                                l_281 = l_296;
                            }
                        }
                        if (l_281 < 0L) {
                            l_243 = l_281;
                        } else {
                            l_297 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_263 + (ulong) 1808L))));
                            l_243 = l_297;
                        }
                    } else {
                        l_298 = (long) ((ulong) l_263 + (ulong) 1872L);
                        l_299 = *((__global long *) (arg_fs + 16 + l_298));
                        *((__global long *) (arg_fs + 16 + l_298)) = ((long) ((ulong) l_299 + (ulong) 1L));
                        l_243 = l_270;
                    }
                }
                if (l_243 < 0L) {
                    l_227 = l_243;
                } else {
                    l_300 = (l_243 << 32) | ((long) i_232);
                    l_227 = l_300;
                }
            }
        } else {
            l_227 = 0L;
        }
        l_301 = GALEFS_BROADCAST(l_227);
        i_302 = (int) l_301;
        if (l_301 < 0L) {
            i_303 = 0;
        } else {
            i_303 = i_302;
        }
        if (l_301 < 0L) {
            l_304 = 0L;
        } else {
            l_305 = (long) ((ulong) l_301 >> 32);
            l_304 = l_305;
        }
        i_306 = *((__global int *) (arg_fs + 16 + 156L));
        l_307 = *((__global long *) (arg_fs + 16 + 144L));
        gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_307 + (ulong) (l_304 << i_306))) + (ulong) (l_203 & ((long) ((ulong) (1L << i_306) + (ulong) (-1L))))))), (arg_data + 16 + l_203), i_303);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_308 = (int) get_local_id(0);
        if (i_308 == 0) {
            l_309 = *((__global long *) (arg_fs + 16 + 16L));
            i_310 = (int) get_group_id(0);
            l_311 = (long) i_310;
            l_312 = (long) ((ulong) l_309 + (ulong) ((l_311 << 12) + (l_311 << 11)));
            l_313 = (long) ((ulong) l_312 + (ulong) 1880L);
            l_314 = *((__global long *) (arg_fs + 16 + l_313));
            *((__global long *) (arg_fs + 16 + l_313)) = ((long) ((ulong) ((long) i_303) + (ulong) l_314));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_312 + (ulong) 1856L)))) = 0;
            l_315 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_312 + (ulong) 1864L))));
            l_316 = (long) ((ulong) l_315 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_312 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_316 + (ulong) ((long) ((ulong) (l_316 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_317 = (int) ((uint) i_201 + (uint) i_303);
        if (l_301 < 0L) {
            i_200 = i_302;
            i_201 = i_317;
        } else {
            i_318 = ((i_303 < 1) || (!(i_317 < 1))) ? 0 : 1;
            i_200 = i_318;
            i_201 = i_317;
        }
    }
    if (i_201 < 1) {
        i_319 = i_200;
    } else {
        i_319 = i_201;
    }
    *((__global long *) (arg_out + 24L)) = ((long) i_319);
    i_320 = (int) l_79;
    l_321 = ((long) i_320) << 3;
    i_322 = 1;
    i_323 = 0;
    while (true) {
        if (!(i_322 == 1)) {
            break;
        }
        i_324 = (int) get_local_id(0);
        l_325 = (long) i_323;
        if (i_324 == 0) {
            i_326 = *((volatile __global int *) (arg_fs + 16 + 64L));
            i_327 = (int) (0 - (uint) i_326);
            if (i_327 < 0) {
                l_328 = (long) i_327;
                l_329 = l_328;
            } else {
                if (i_320 < 0) {
                    i_330 = (-9);
                } else {
                    i_331 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_320 < i_331) {
                        l_332 = *((__global long *) (arg_fs + 16 + 192L));
                        i_333 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_332 + (ulong) l_321))));
                        i_334 = (int) ((uint) i_333 + (uint) (-1));
                        i_335 = (i_334 < 0) ? (-9) : i_334;
                        if (i_335 < 0) {
                            i_330 = i_335;
                        } else {
                            l_336 = *((__global long *) (arg_fs + 16 + 192L));
                            i_337 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_336 + (ulong) l_321)) + (ulong) 4L))));
                            if ((i_337 & 3) == 1) {
                                i_330 = (-9);
                            } else {
                                i_330 = i_335;
                            }
                        }
                    } else {
                        i_330 = (-9);
                    }
                }
                l_338 = (long) i_330;
                if (i_330 < 0) {
                    l_329 = l_338;
                } else {
                    if (l_325 < 0L) {
                        l_329 = (-22L);
                    } else {
                        i_339 = (int) ((uint) 1 - (uint) i_323);
                        if (i_339 < 0) {
                            l_329 = (-22L);
                        } else {
                            l_340 = *((__global long *) (arg_fs + 16 + 16L));
                            i_341 = (int) get_group_id(0);
                            l_342 = (long) i_341;
                            i_343 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_340 + (ulong) ((l_342 << 12) + (l_342 << 11)))) + (ulong) 1896L))));
                            if (i_343 == 0) {
                                l_344 = *((__global long *) (arg_fs + 16 + 200L));
                                l_345 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_344 + (ulong) (l_338 << 6)))));
                                l_346 = (long) ((ulong) l_345 - (ulong) l_325);
                                if (l_346 < 1L) {
                                    l_329 = 0L;
                                } else {
                                    l_347 = (long) (uint) i_339;
                                    l_348 = (l_346 < l_347) ? l_346 : l_347;
                                    l_329 = l_348;
                                }
                            } else {
                                l_329 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_329 < 1L) {
                l_349 = l_329;
            } else {
                i_350 = *((__global int *) (arg_fs + 16 + 156L));
                l_351 = 1L << i_350;
                l_352 = (long) ((ulong) l_351 - (ulong) (l_325 & ((long) ((ulong) l_351 + (ulong) (-1L)))));
                if (l_352 < l_329) {
                    i_353 = (int) l_352;
                    i_354 = i_353;
                } else {
                    i_355 = (int) l_329;
                    i_354 = i_355;
                }
                l_356 = *((__global long *) (arg_fs + 16 + 16L));
                i_357 = (int) get_group_id(0);
                if (i_320 < 0) {
                    i_358 = (-9);
                } else {
                    i_359 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_320 < i_359) {
                        l_360 = *((__global long *) (arg_fs + 16 + 192L));
                        i_361 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_360 + (ulong) l_321))));
                        i_362 = (int) ((uint) i_361 + (uint) (-1));
                        i_363 = (i_362 < 0) ? (-9) : i_362;
                        i_358 = i_363;
                    } else {
                        i_358 = (-9);
                    }
                }
                l_364 = (long) i_358;
                if (i_358 < 0) {
                    l_365 = l_364;
                } else {
                    i_366 = *((__global int *) (arg_fs + 16 + 156L));
                    l_367 = *((__global long *) (arg_fs + 16 + 200L));
                    i_368 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_367 + (ulong) (l_364 << 6))) + (ulong) 8L))));
                    l_369 = *((__global long *) (arg_fs + 16 + 128L));
                    i_370 = *((__global int *) (arg_fs + 16 + 152L));
                    l_371 = l_325 >> i_366;
                    i_372 = i_370 & ((int) (((long) ((ulong) ((long) ((ulong) l_371 + (ulong) (((long) i_368) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_373 = i_372;
                    i_374 = 0;
                    i_375 = (-2);
                    while (true) {
                        if (!(i_375 == (-2))) {
                            break;
                        }
                        i_376 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_369 + (ulong) (((long) i_373) << 2)))));
                        i_377 = (int) ((uint) i_376 + (uint) (-1));
                        if (i_377 < 0) {
                            i_375 = (-1);
                        } else {
                            l_378 = *((__global long *) (arg_fs + 16 + 136L));
                            l_379 = (long) ((ulong) l_378 + (ulong) (((long) (uint) i_377) << 4));
                            i_380 = *((volatile __global int *) (arg_fs + 16 + l_379));
                            l_381 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_379 + (ulong) 8L))));
                            if ((!(i_368 == i_380)) || (!(l_371 == l_381))) {
                                if (i_370 == i_374) {
                                    i_375 = (-1);
                                } else {
                                    i_382 = (int) ((uint) i_374 + (uint) 1);
                                    i_383 = i_370 & ((int) ((uint) i_373 + (uint) 1));
                                    i_373 = i_383;
                                    i_374 = i_382;
                                }
                            } else {
                                i_375 = i_377;
                            }
                        }
                    }
                    l_384 = (long) i_357;
                    l_385 = (long) ((ulong) l_356 + (ulong) ((l_384 << 12) + (l_384 << 11)));
                    if (i_375 < 0) {
                        i_386 = (-1);
                    } else {
                        l_387 = (long) ((ulong) l_385 + (ulong) 1856L);
                        *((volatile __global int *) (arg_fs + 16 + l_387)) = ((int) ((uint) i_375 + (uint) 1));
                        GALEFS_FENCE();
                        l_388 = *((__global long *) (arg_fs + 16 + 136L));
                        l_389 = (long) ((ulong) l_388 + (ulong) (((long) (uint) i_375) << 4));
                        i_390 = *((volatile __global int *) (arg_fs + 16 + l_389));
                        l_391 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_389 + (ulong) 8L))));
                        if ((!(i_368 == i_390)) || (!(l_371 == l_391))) {
                            *((volatile __global int *) (arg_fs + 16 + l_387)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_368 == i_390)) || (!(l_371 == l_391))) {
                            i_386 = (-1);
                        } else {
                            i_386 = i_375;
                        }
                    }
                    l_392 = (long) i_386;
                    if (l_392 == (-1L)) {
                        l_393 = (long) ((ulong) l_385 + (ulong) 1864L);
                        l_394 = *((__global long *) (arg_fs + 16 + l_393));
                        l_395 = *((__global long *) (arg_fs + 16 + 8L));
                        i_396 = 0;
                        l_397 = 0L;
                        while (true) {
                            if (!(i_396 == 0)) {
                                break;
                            }
                            i_398 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_398 == 0) {
                                l_399 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_385 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_394 + (ulong) 128L)) - (ulong) l_399)) < 1025L) {
                                    i_396 = 1;
                                } else {
                                    if (l_397 < l_395) {
                                        GALEFS_RELAX(l_397);
                                        l_400 = (long) ((ulong) l_397 + (ulong) 1L);
                                        l_397 = l_400;
                                    } else {
                                        i_396 = (-110);
                                    }
                                }
                            } else {
                                i_401 = (int) (0 - (uint) i_398);
                                i_396 = i_401;
                            }
                        }
                        if (i_396 < 0) {
                            l_402 = (long) i_396;
                            l_403 = l_402;
                        } else {
                            l_404 = (long) ((ulong) l_394 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_385 + (ulong) ((long) (uint) (((int) l_404) & 1023)))))) = 0L;
                            l_405 = (long) ((ulong) l_385 + (ulong) ((long) (uint) (((int) l_394) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_405 + (ulong) 4L)))) = 3;
                            i_406 = (int) ((uint) ((int) (((long) ((ulong) l_394 + (ulong) ((long) ((ulong) (l_394 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_405 + (ulong) 8L)))) = i_406;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_405 + (ulong) 12L)))) = i_320;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_405 + (ulong) 16L)))) = l_325;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_405 + (ulong) 24L)))) = l_329;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_405 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_405 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_405)) = 64;
                            *((__global long *) (arg_fs + 16 + l_393)) = l_404;
                            GALEFS_FENCE();
                            l_407 = *((__global long *) (arg_fs + 16 + 24L));
                            i_408 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_407 + (ulong) ((long) i_408))))) = (char) 1;
                            l_409 = *((__global long *) (arg_fs + 16 + 8L));
                            l_410 = (long) ((ulong) l_385 + (ulong) 1792L);
                            i_411 = 0;
                            l_412 = 0L;
                            while (true) {
                                if (!(i_411 == 0)) {
                                    break;
                                }
                                i_413 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_414 = *((volatile __global int *) (arg_fs + 16 + l_410));
                                if (i_406 == i_414) {
                                    i_411 = 1;
                                } else {
                                    if (i_413 == 0) {
                                        if (l_412 < l_409) {
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
                            GALEFS_FENCE();
                            if (i_411 < 0) {
                                l_417 = (long) i_411;
                                l_403 = l_417;
                            } else {
                                l_418 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_385 + (ulong) 1800L))));
                                l_403 = l_418;
                            }
                        }
                        if (l_403 < 0L) {
                            l_365 = l_403;
                        } else {
                            l_419 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_385 + (ulong) 1808L))));
                            l_365 = l_419;
                        }
                    } else {
                        l_420 = (long) ((ulong) l_385 + (ulong) 1872L);
                        l_421 = *((__global long *) (arg_fs + 16 + l_420));
                        *((__global long *) (arg_fs + 16 + l_420)) = ((long) ((ulong) l_421 + (ulong) 1L));
                        l_365 = l_392;
                    }
                }
                if (l_365 < 0L) {
                    l_349 = l_365;
                } else {
                    l_422 = (l_365 << 32) | ((long) i_354);
                    l_349 = l_422;
                }
            }
        } else {
            l_349 = 0L;
        }
        l_423 = GALEFS_BROADCAST(l_349);
        i_424 = (int) l_423;
        if (l_423 < 0L) {
            i_425 = 0;
        } else {
            i_425 = i_424;
        }
        if (l_423 < 0L) {
            l_426 = 0L;
        } else {
            l_427 = (long) ((ulong) l_423 >> 32);
            l_426 = l_427;
        }
        i_428 = *((__global int *) (arg_fs + 16 + 156L));
        l_429 = *((__global long *) (arg_fs + 16 + 144L));
        gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_429 + (ulong) (l_426 << i_428))) + (ulong) (l_325 & ((long) ((ulong) (1L << i_428) + (ulong) (-1L))))))), (arg_data + 16 + l_325), i_425);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_430 = (int) get_local_id(0);
        if (i_430 == 0) {
            l_431 = *((__global long *) (arg_fs + 16 + 16L));
            i_432 = (int) get_group_id(0);
            l_433 = (long) i_432;
            l_434 = (long) ((ulong) l_431 + (ulong) ((l_433 << 12) + (l_433 << 11)));
            l_435 = (long) ((ulong) l_434 + (ulong) 1880L);
            l_436 = *((__global long *) (arg_fs + 16 + l_435));
            *((__global long *) (arg_fs + 16 + l_435)) = ((long) ((ulong) ((long) i_425) + (ulong) l_436));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_434 + (ulong) 1856L)))) = 0;
            l_437 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_434 + (ulong) 1864L))));
            l_438 = (long) ((ulong) l_437 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_434 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_438 + (ulong) ((long) ((ulong) (l_438 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_439 = (int) ((uint) i_323 + (uint) i_425);
        if (l_423 < 0L) {
            i_322 = i_424;
            i_323 = i_439;
        } else {
            i_440 = ((i_425 < 1) || (!(i_439 < 1))) ? 0 : 1;
            i_322 = i_440;
            i_323 = i_439;
        }
    }
    if (i_323 < 1) {
        i_441 = i_322;
    } else {
        i_441 = i_323;
    }
    *((__global long *) (arg_out + 32L)) = ((long) i_441);
    i_442 = (int) l_39;
    l_443 = ((long) i_442) << 3;
    i_444 = 1;
    i_445 = 0;
    while (true) {
        if (!(i_444 == 1)) {
            break;
        }
        i_446 = (int) get_local_id(0);
        l_447 = (long) i_445;
        if (i_446 == 0) {
            if (i_442 < 0) {
                i_448 = (-9);
            } else {
                i_449 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_442 < i_449) {
                    l_450 = *((__global long *) (arg_fs + 16 + 192L));
                    i_451 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_450 + (ulong) l_443))));
                    i_452 = (int) ((uint) i_451 + (uint) (-1));
                    i_453 = (i_452 < 0) ? (-9) : i_452;
                    if (i_453 < 0) {
                        i_448 = i_453;
                    } else {
                        l_454 = *((__global long *) (arg_fs + 16 + 192L));
                        i_455 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_454 + (ulong) l_443)) + (ulong) 4L))));
                        if ((i_455 & 3) == 0) {
                            i_448 = (-9);
                        } else {
                            i_448 = i_453;
                        }
                    }
                } else {
                    i_448 = (-9);
                }
            }
            i_456 = (int) ((uint) 1 - (uint) i_445);
            l_457 = (long) i_456;
            if (i_448 < 0) {
                l_458 = (long) i_448;
                l_459 = l_458;
            } else {
                if (l_447 < 0L) {
                    l_459 = (-22L);
                } else {
                    if (i_456 < 0) {
                        l_459 = (-22L);
                    } else {
                        if ((l_447 + l_457) < 0L) {
                            l_459 = (-27L);
                        } else {
                            l_460 = *((__global long *) (arg_fs + 16 + 16L));
                            i_461 = (int) get_group_id(0);
                            l_462 = (long) i_461;
                            i_463 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_460 + (ulong) ((l_462 << 12) + (l_462 << 11)))) + (ulong) 1896L))));
                            if (i_463 == 0) {
                                l_459 = l_457;
                            } else {
                                l_459 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_459 < 1L) {
                l_464 = l_459;
            } else {
                i_465 = *((__global int *) (arg_fs + 16 + 156L));
                l_466 = 1L << i_465;
                l_467 = (long) ((ulong) l_466 - (ulong) (l_447 & ((long) ((ulong) l_466 + (ulong) (-1L)))));
                if (l_467 < l_457) {
                    i_468 = (int) l_467;
                    i_469 = i_468;
                } else {
                    i_469 = i_456;
                }
                l_470 = *((__global long *) (arg_fs + 16 + 16L));
                i_471 = (int) get_group_id(0);
                l_472 = (long) i_471;
                l_473 = (long) ((ulong) l_470 + (ulong) ((l_472 << 12) + (l_472 << 11)));
                l_474 = (long) ((ulong) l_473 + (ulong) 1864L);
                l_475 = *((__global long *) (arg_fs + 16 + l_474));
                l_476 = *((__global long *) (arg_fs + 16 + 8L));
                i_477 = 0;
                l_478 = 0L;
                while (true) {
                    if (!(i_477 == 0)) {
                        break;
                    }
                    i_479 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    if (i_479 == 0) {
                        l_480 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_473 + (ulong) 1408L))));
                        if (((long) ((ulong) ((long) ((ulong) l_475 + (ulong) 128L)) - (ulong) l_480)) < 1025L) {
                            i_477 = 1;
                        } else {
                            if (l_478 < l_476) {
                                GALEFS_RELAX(l_478);
                                l_481 = (long) ((ulong) l_478 + (ulong) 1L);
                                l_478 = l_481;
                            } else {
                                i_477 = (-110);
                            }
                        }
                    } else {
                        i_482 = (int) (0 - (uint) i_479);
                        i_477 = i_482;
                    }
                }
                l_483 = (long) i_469;
                if (i_477 < 0) {
                    l_484 = (long) i_477;
                    l_485 = l_484;
                } else {
                    l_486 = (long) ((ulong) l_475 + (ulong) 64L);
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_473 + (ulong) ((long) (uint) (((int) l_486) & 1023)))))) = 0L;
                    l_487 = (long) ((ulong) l_473 + (ulong) ((long) (uint) (((int) l_475) & 1023)));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_487 + (ulong) 4L)))) = 4;
                    i_488 = (int) ((uint) ((int) (((long) ((ulong) l_475 + (ulong) ((long) ((ulong) (l_475 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_487 + (ulong) 8L)))) = i_488;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_487 + (ulong) 12L)))) = i_442;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_487 + (ulong) 16L)))) = l_447;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_487 + (ulong) 24L)))) = l_483;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_487 + (ulong) 32L)))) = 0;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_487 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global int *) (arg_fs + 16 + l_487)) = 64;
                    *((__global long *) (arg_fs + 16 + l_474)) = l_486;
                    GALEFS_FENCE();
                    l_489 = *((__global long *) (arg_fs + 16 + 24L));
                    i_490 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_489 + (ulong) ((long) i_490))))) = (char) 1;
                    l_491 = *((__global long *) (arg_fs + 16 + 8L));
                    l_492 = (long) ((ulong) l_473 + (ulong) 1792L);
                    i_493 = 0;
                    l_494 = 0L;
                    while (true) {
                        if (!(i_493 == 0)) {
                            break;
                        }
                        i_495 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        i_496 = *((volatile __global int *) (arg_fs + 16 + l_492));
                        if (i_488 == i_496) {
                            i_493 = 1;
                        } else {
                            if (i_495 == 0) {
                                if (l_494 < l_491) {
                                    GALEFS_RELAX(l_494);
                                    l_497 = (long) ((ulong) l_494 + (ulong) 1L);
                                    l_494 = l_497;
                                } else {
                                    i_493 = (-110);
                                }
                            } else {
                                i_498 = (int) (0 - (uint) i_495);
                                i_493 = i_498;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_493 < 0) {
                        l_499 = (long) i_493;
                        l_485 = l_499;
                    } else {
                        l_500 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_473 + (ulong) 1800L))));
                        l_485 = l_500;
                    }
                }
                if (l_485 < 0L) {
                    l_501 = l_485;
                } else {
                    l_502 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_473 + (ulong) 1808L))));
                    l_501 = l_502;
                }
                if (l_501 < 0L) {
                    l_464 = l_501;
                } else {
                    l_503 = l_483 | (l_501 << 32);
                    l_464 = l_503;
                }
            }
        } else {
            l_464 = 0L;
        }
        l_504 = GALEFS_BROADCAST(l_464);
        i_505 = (int) l_504;
        if (l_504 < 0L) {
            i_506 = 0;
        } else {
            i_506 = i_505;
        }
        if (l_504 < 0L) {
            l_507 = 0L;
        } else {
            l_508 = (long) ((ulong) l_504 >> 32);
            l_507 = l_508;
        }
        i_509 = *((__global int *) (arg_fs + 16 + 156L));
        l_510 = *((__global long *) (arg_fs + 16 + 144L));
        gale_copy((arg_data + 16 + l_447), (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_510 + (ulong) (l_507 << i_509))) + (ulong) (l_447 & ((long) ((ulong) (1L << i_509) + (ulong) (-1L))))))), i_506);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_511 = (int) get_local_id(0);
        if (i_511 == 0) {
            l_512 = *((__global long *) (arg_fs + 16 + 16L));
            i_513 = (int) get_group_id(0);
            l_514 = (long) i_513;
            l_515 = (long) ((ulong) l_512 + (ulong) ((l_514 << 12) + (l_514 << 11)));
            l_516 = (long) ((ulong) l_515 + (ulong) 1888L);
            l_517 = *((__global long *) (arg_fs + 16 + l_516));
            *((__global long *) (arg_fs + 16 + l_516)) = ((long) ((ulong) ((long) i_506) + (ulong) l_517));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_515 + (ulong) 1856L)))) = 0;
            l_518 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_515 + (ulong) 1864L))));
            l_519 = (long) ((ulong) l_518 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_515 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_519 + (ulong) ((long) ((ulong) (l_519 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_520 = (int) ((uint) i_445 + (uint) i_506);
        if (l_504 < 0L) {
            i_444 = i_505;
            i_445 = i_520;
        } else {
            i_521 = ((i_506 < 1) || (!(i_520 < 1))) ? 0 : 1;
            i_444 = i_521;
            i_445 = i_520;
        }
    }
    if (i_445 < 1) {
        i_522 = i_444;
    } else {
        i_522 = i_445;
    }
    *((__global long *) (arg_out + 40L)) = ((long) i_522);
    i_523 = 1;
    i_524 = 0;
    while (true) {
        if (!(i_523 == 1)) {
            break;
        }
        i_525 = (int) get_local_id(0);
        l_526 = (long) i_524;
        l_527 = l_526 + (-1L);
        if (i_525 == 0) {
            i_528 = *((volatile __global int *) (arg_fs + 16 + 64L));
            i_529 = (int) (0 - (uint) i_528);
            if (i_529 < 0) {
                l_530 = (long) i_529;
                l_531 = l_530;
            } else {
                if (i_442 < 0) {
                    i_532 = (-9);
                } else {
                    i_533 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_442 < i_533) {
                        l_534 = *((__global long *) (arg_fs + 16 + 192L));
                        i_535 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_534 + (ulong) l_443))));
                        i_536 = (int) ((uint) i_535 + (uint) (-1));
                        i_537 = (i_536 < 0) ? (-9) : i_536;
                        if (i_537 < 0) {
                            i_532 = i_537;
                        } else {
                            l_538 = *((__global long *) (arg_fs + 16 + 192L));
                            i_539 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_538 + (ulong) l_443)) + (ulong) 4L))));
                            if ((i_539 & 3) == 1) {
                                i_532 = (-9);
                            } else {
                                i_532 = i_537;
                            }
                        }
                    } else {
                        i_532 = (-9);
                    }
                }
                l_540 = (long) i_532;
                if (i_532 < 0) {
                    l_531 = l_540;
                } else {
                    if (l_526 < 1L) {
                        l_531 = (-22L);
                    } else {
                        i_541 = (int) ((uint) 1 - (uint) i_524);
                        if (i_541 < 0) {
                            l_531 = (-22L);
                        } else {
                            l_542 = *((__global long *) (arg_fs + 16 + 16L));
                            i_543 = (int) get_group_id(0);
                            l_544 = (long) i_543;
                            i_545 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_542 + (ulong) ((l_544 << 12) + (l_544 << 11)))) + (ulong) 1896L))));
                            if (i_545 == 0) {
                                l_546 = *((__global long *) (arg_fs + 16 + 200L));
                                l_547 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_546 + (ulong) (l_540 << 6)))));
                                l_548 = (long) ((ulong) l_547 - (ulong) l_527);
                                if (l_548 < 1L) {
                                    l_531 = 0L;
                                } else {
                                    l_549 = (long) (uint) i_541;
                                    l_550 = (l_548 < l_549) ? l_548 : l_549;
                                    l_531 = l_550;
                                }
                            } else {
                                l_531 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_531 < 1L) {
                l_551 = l_531;
            } else {
                i_552 = *((__global int *) (arg_fs + 16 + 156L));
                l_553 = 1L << i_552;
                l_554 = (long) ((ulong) l_553 - (ulong) (l_527 & ((long) ((ulong) l_553 + (ulong) (-1L)))));
                if (l_554 < l_531) {
                    i_555 = (int) l_554;
                    i_556 = i_555;
                } else {
                    i_557 = (int) l_531;
                    i_556 = i_557;
                }
                l_558 = *((__global long *) (arg_fs + 16 + 16L));
                i_559 = (int) get_group_id(0);
                if (i_442 < 0) {
                    i_560 = (-9);
                } else {
                    i_561 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_442 < i_561) {
                        l_562 = *((__global long *) (arg_fs + 16 + 192L));
                        i_563 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_562 + (ulong) l_443))));
                        i_564 = (int) ((uint) i_563 + (uint) (-1));
                        i_565 = (i_564 < 0) ? (-9) : i_564;
                        i_560 = i_565;
                    } else {
                        i_560 = (-9);
                    }
                }
                l_566 = (long) i_560;
                if (i_560 < 0) {
                    l_567 = l_566;
                } else {
                    i_568 = *((__global int *) (arg_fs + 16 + 156L));
                    l_569 = *((__global long *) (arg_fs + 16 + 200L));
                    i_570 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_569 + (ulong) (l_566 << 6))) + (ulong) 8L))));
                    l_571 = *((__global long *) (arg_fs + 16 + 128L));
                    i_572 = *((__global int *) (arg_fs + 16 + 152L));
                    l_573 = l_527 >> i_568;
                    i_574 = i_572 & ((int) (((long) ((ulong) ((long) ((ulong) l_573 + (ulong) (((long) i_570) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_575 = i_574;
                    i_576 = 0;
                    i_577 = (-2);
                    while (true) {
                        if (!(i_577 == (-2))) {
                            break;
                        }
                        i_578 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_571 + (ulong) (((long) i_575) << 2)))));
                        i_579 = (int) ((uint) i_578 + (uint) (-1));
                        if (i_579 < 0) {
                            i_577 = (-1);
                        } else {
                            l_580 = *((__global long *) (arg_fs + 16 + 136L));
                            l_581 = (long) ((ulong) l_580 + (ulong) (((long) (uint) i_579) << 4));
                            i_582 = *((volatile __global int *) (arg_fs + 16 + l_581));
                            l_583 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_581 + (ulong) 8L))));
                            if ((!(i_570 == i_582)) || (!(l_573 == l_583))) {
                                if (i_572 == i_576) {
                                    i_577 = (-1);
                                } else {
                                    i_584 = (int) ((uint) i_576 + (uint) 1);
                                    i_585 = i_572 & ((int) ((uint) i_575 + (uint) 1));
                                    i_575 = i_585;
                                    i_576 = i_584;
                                }
                            } else {
                                i_577 = i_579;
                            }
                        }
                    }
                    l_586 = (long) i_559;
                    l_587 = (long) ((ulong) l_558 + (ulong) ((l_586 << 12) + (l_586 << 11)));
                    if (i_577 < 0) {
                        i_588 = (-1);
                    } else {
                        l_589 = (long) ((ulong) l_587 + (ulong) 1856L);
                        *((volatile __global int *) (arg_fs + 16 + l_589)) = ((int) ((uint) i_577 + (uint) 1));
                        GALEFS_FENCE();
                        l_590 = *((__global long *) (arg_fs + 16 + 136L));
                        l_591 = (long) ((ulong) l_590 + (ulong) (((long) (uint) i_577) << 4));
                        i_592 = *((volatile __global int *) (arg_fs + 16 + l_591));
                        l_593 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_591 + (ulong) 8L))));
                        if ((!(i_570 == i_592)) || (!(l_573 == l_593))) {
                            *((volatile __global int *) (arg_fs + 16 + l_589)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_570 == i_592)) || (!(l_573 == l_593))) {
                            i_588 = (-1);
                        } else {
                            i_588 = i_577;
                        }
                    }
                    l_594 = (long) i_588;
                    if (l_594 == (-1L)) {
                        l_595 = (long) ((ulong) l_587 + (ulong) 1864L);
                        l_596 = *((__global long *) (arg_fs + 16 + l_595));
                        l_597 = *((__global long *) (arg_fs + 16 + 8L));
                        i_598 = 0;
                        l_599 = 0L;
                        while (true) {
                            if (!(i_598 == 0)) {
                                break;
                            }
                            i_600 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_600 == 0) {
                                l_601 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_587 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_596 + (ulong) 128L)) - (ulong) l_601)) < 1025L) {
                                    i_598 = 1;
                                } else {
                                    if (l_599 < l_597) {
                                        GALEFS_RELAX(l_599);
                                        l_602 = (long) ((ulong) l_599 + (ulong) 1L);
                                        l_599 = l_602;
                                    } else {
                                        i_598 = (-110);
                                    }
                                }
                            } else {
                                i_603 = (int) (0 - (uint) i_600);
                                i_598 = i_603;
                            }
                        }
                        if (i_598 < 0) {
                            l_604 = (long) i_598;
                            l_605 = l_604;
                        } else {
                            l_606 = (long) ((ulong) l_596 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_587 + (ulong) ((long) (uint) (((int) l_606) & 1023)))))) = 0L;
                            l_607 = (long) ((ulong) l_587 + (ulong) ((long) (uint) (((int) l_596) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_607 + (ulong) 4L)))) = 3;
                            i_608 = (int) ((uint) ((int) (((long) ((ulong) l_596 + (ulong) ((long) ((ulong) (l_596 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_607 + (ulong) 8L)))) = i_608;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_607 + (ulong) 12L)))) = i_442;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_607 + (ulong) 16L)))) = l_527;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_607 + (ulong) 24L)))) = l_531;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_607 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_607 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_607)) = 64;
                            *((__global long *) (arg_fs + 16 + l_595)) = l_606;
                            GALEFS_FENCE();
                            l_609 = *((__global long *) (arg_fs + 16 + 24L));
                            i_610 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_609 + (ulong) ((long) i_610))))) = (char) 1;
                            l_611 = *((__global long *) (arg_fs + 16 + 8L));
                            l_612 = (long) ((ulong) l_587 + (ulong) 1792L);
                            i_613 = 0;
                            l_614 = 0L;
                            while (true) {
                                if (!(i_613 == 0)) {
                                    break;
                                }
                                i_615 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_616 = *((volatile __global int *) (arg_fs + 16 + l_612));
                                if (i_608 == i_616) {
                                    i_613 = 1;
                                } else {
                                    if (i_615 == 0) {
                                        if (l_614 < l_611) {
                                            GALEFS_RELAX(l_614);
                                            l_617 = (long) ((ulong) l_614 + (ulong) 1L);
                                            l_614 = l_617;
                                        } else {
                                            i_613 = (-110);
                                        }
                                    } else {
                                        i_618 = (int) (0 - (uint) i_615);
                                        i_613 = i_618;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_613 < 0) {
                                l_619 = (long) i_613;
                                l_605 = l_619;
                            } else {
                                l_620 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_587 + (ulong) 1800L))));
                                l_605 = l_620;
                            }
                        }
                        if (l_605 < 0L) {
                            l_567 = l_605;
                        } else {
                            l_621 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_587 + (ulong) 1808L))));
                            l_567 = l_621;
                        }
                    } else {
                        l_622 = (long) ((ulong) l_587 + (ulong) 1872L);
                        l_623 = *((__global long *) (arg_fs + 16 + l_622));
                        *((__global long *) (arg_fs + 16 + l_622)) = ((long) ((ulong) l_623 + (ulong) 1L));
                        l_567 = l_594;
                    }
                }
                if (l_567 < 0L) {
                    l_551 = l_567;
                } else {
                    l_624 = (l_567 << 32) | ((long) i_556);
                    l_551 = l_624;
                }
            }
        } else {
            l_551 = 0L;
        }
        l_625 = GALEFS_BROADCAST(l_551);
        i_626 = (int) l_625;
        if (l_625 < 0L) {
            i_627 = 0;
        } else {
            i_627 = i_626;
        }
        if (l_625 < 0L) {
            l_628 = 0L;
        } else {
            l_629 = (long) ((ulong) l_625 >> 32);
            l_628 = l_629;
        }
        i_630 = *((__global int *) (arg_fs + 16 + 156L));
        l_631 = *((__global long *) (arg_fs + 16 + 144L));
        gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_631 + (ulong) (l_628 << i_630))) + (ulong) (l_527 & ((long) ((ulong) (1L << i_630) + (ulong) (-1L))))))), (arg_data + 16 + l_526), i_627);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_632 = (int) get_local_id(0);
        if (i_632 == 0) {
            l_633 = *((__global long *) (arg_fs + 16 + 16L));
            i_634 = (int) get_group_id(0);
            l_635 = (long) i_634;
            l_636 = (long) ((ulong) l_633 + (ulong) ((l_635 << 12) + (l_635 << 11)));
            l_637 = (long) ((ulong) l_636 + (ulong) 1880L);
            l_638 = *((__global long *) (arg_fs + 16 + l_637));
            *((__global long *) (arg_fs + 16 + l_637)) = ((long) ((ulong) ((long) i_627) + (ulong) l_638));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_636 + (ulong) 1856L)))) = 0;
            l_639 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_636 + (ulong) 1864L))));
            l_640 = (long) ((ulong) l_639 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_636 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_640 + (ulong) ((long) ((ulong) (l_640 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_641 = (int) ((uint) i_524 + (uint) i_627);
        if (l_625 < 0L) {
            i_523 = i_626;
            i_524 = i_641;
        } else {
            i_642 = ((i_627 < 1) || (!(i_641 < 1))) ? 0 : 1;
            i_523 = i_642;
            i_524 = i_641;
        }
    }
    if (i_524 < 1) {
        i_643 = i_523;
    } else {
        i_643 = i_524;
    }
    *((__global long *) (arg_out + 48L)) = ((long) i_643);
    i_644 = 1;
    i_645 = 0;
    while (true) {
        if (!(i_644 == 1)) {
            break;
        }
        i_646 = (int) get_local_id(0);
        l_647 = (long) i_645;
        if (i_646 == 0) {
            i_648 = *((volatile __global int *) (arg_fs + 16 + 64L));
            i_649 = (int) (0 - (uint) i_648);
            if (i_649 < 0) {
                l_650 = (long) i_649;
                l_651 = l_650;
            } else {
                if (i_442 < 0) {
                    i_652 = (-9);
                } else {
                    i_653 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_442 < i_653) {
                        l_654 = *((__global long *) (arg_fs + 16 + 192L));
                        i_655 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_654 + (ulong) l_443))));
                        i_656 = (int) ((uint) i_655 + (uint) (-1));
                        i_657 = (i_656 < 0) ? (-9) : i_656;
                        if (i_657 < 0) {
                            i_652 = i_657;
                        } else {
                            l_658 = *((__global long *) (arg_fs + 16 + 192L));
                            i_659 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_658 + (ulong) l_443)) + (ulong) 4L))));
                            if ((i_659 & 3) == 1) {
                                i_652 = (-9);
                            } else {
                                i_652 = i_657;
                            }
                        }
                    } else {
                        i_652 = (-9);
                    }
                }
                l_660 = (long) i_652;
                if (i_652 < 0) {
                    l_651 = l_660;
                } else {
                    if (l_647 < 0L) {
                        l_651 = (-22L);
                    } else {
                        i_661 = (-1) - i_645;
                        if (i_661 < 0) {
                            l_651 = (-22L);
                        } else {
                            l_662 = *((__global long *) (arg_fs + 16 + 16L));
                            i_663 = (int) get_group_id(0);
                            l_664 = (long) i_663;
                            i_665 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_662 + (ulong) ((l_664 << 12) + (l_664 << 11)))) + (ulong) 1896L))));
                            if (i_665 == 0) {
                                l_666 = *((__global long *) (arg_fs + 16 + 200L));
                                l_667 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_666 + (ulong) (l_660 << 6)))));
                                l_668 = (long) ((ulong) l_667 - (ulong) l_647);
                                if (l_668 < 1L) {
                                    l_651 = 0L;
                                } else {
                                    l_669 = (long) (uint) i_661;
                                    l_670 = (l_668 < l_669) ? l_668 : l_669;
                                    l_651 = l_670;
                                }
                            } else {
                                l_651 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_651 < 1L) {
                l_671 = l_651;
            } else {
                i_672 = *((__global int *) (arg_fs + 16 + 156L));
                l_673 = 1L << i_672;
                l_674 = (long) ((ulong) l_673 - (ulong) (l_647 & ((long) ((ulong) l_673 + (ulong) (-1L)))));
                if (l_674 < l_651) {
                    i_675 = (int) l_674;
                    i_676 = i_675;
                } else {
                    i_677 = (int) l_651;
                    i_676 = i_677;
                }
                l_678 = *((__global long *) (arg_fs + 16 + 16L));
                i_679 = (int) get_group_id(0);
                if (i_442 < 0) {
                    i_680 = (-9);
                } else {
                    i_681 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_442 < i_681) {
                        l_682 = *((__global long *) (arg_fs + 16 + 192L));
                        i_683 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_682 + (ulong) l_443))));
                        i_684 = (int) ((uint) i_683 + (uint) (-1));
                        i_685 = (i_684 < 0) ? (-9) : i_684;
                        i_680 = i_685;
                    } else {
                        i_680 = (-9);
                    }
                }
                l_686 = (long) i_680;
                if (i_680 < 0) {
                    l_687 = l_686;
                } else {
                    i_688 = *((__global int *) (arg_fs + 16 + 156L));
                    l_689 = *((__global long *) (arg_fs + 16 + 200L));
                    i_690 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_689 + (ulong) (l_686 << 6))) + (ulong) 8L))));
                    l_691 = *((__global long *) (arg_fs + 16 + 128L));
                    i_692 = *((__global int *) (arg_fs + 16 + 152L));
                    l_693 = l_647 >> i_688;
                    i_694 = i_692 & ((int) (((long) ((ulong) ((long) ((ulong) l_693 + (ulong) (((long) i_690) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_695 = i_694;
                    i_696 = 0;
                    i_697 = (-2);
                    while (true) {
                        if (!(i_697 == (-2))) {
                            break;
                        }
                        i_698 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_691 + (ulong) (((long) i_695) << 2)))));
                        i_699 = (int) ((uint) i_698 + (uint) (-1));
                        if (i_699 < 0) {
                            i_697 = (-1);
                        } else {
                            l_700 = *((__global long *) (arg_fs + 16 + 136L));
                            l_701 = (long) ((ulong) l_700 + (ulong) (((long) (uint) i_699) << 4));
                            i_702 = *((volatile __global int *) (arg_fs + 16 + l_701));
                            l_703 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_701 + (ulong) 8L))));
                            if ((!(i_690 == i_702)) || (!(l_693 == l_703))) {
                                if (i_692 == i_696) {
                                    i_697 = (-1);
                                } else {
                                    i_704 = (int) ((uint) i_696 + (uint) 1);
                                    i_705 = i_692 & ((int) ((uint) i_695 + (uint) 1));
                                    i_695 = i_705;
                                    i_696 = i_704;
                                }
                            } else {
                                i_697 = i_699;
                            }
                        }
                    }
                    l_706 = (long) i_679;
                    l_707 = (long) ((ulong) l_678 + (ulong) ((l_706 << 12) + (l_706 << 11)));
                    if (i_697 < 0) {
                        i_708 = (-1);
                    } else {
                        l_709 = (long) ((ulong) l_707 + (ulong) 1856L);
                        *((volatile __global int *) (arg_fs + 16 + l_709)) = ((int) ((uint) i_697 + (uint) 1));
                        GALEFS_FENCE();
                        l_710 = *((__global long *) (arg_fs + 16 + 136L));
                        l_711 = (long) ((ulong) l_710 + (ulong) (((long) (uint) i_697) << 4));
                        i_712 = *((volatile __global int *) (arg_fs + 16 + l_711));
                        l_713 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_711 + (ulong) 8L))));
                        if ((!(i_690 == i_712)) || (!(l_693 == l_713))) {
                            *((volatile __global int *) (arg_fs + 16 + l_709)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_690 == i_712)) || (!(l_693 == l_713))) {
                            i_708 = (-1);
                        } else {
                            i_708 = i_697;
                        }
                    }
                    l_714 = (long) i_708;
                    if (l_714 == (-1L)) {
                        l_715 = (long) ((ulong) l_707 + (ulong) 1864L);
                        l_716 = *((__global long *) (arg_fs + 16 + l_715));
                        l_717 = *((__global long *) (arg_fs + 16 + 8L));
                        i_718 = 0;
                        l_719 = 0L;
                        while (true) {
                            if (!(i_718 == 0)) {
                                break;
                            }
                            i_720 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_720 == 0) {
                                l_721 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_707 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_716 + (ulong) 128L)) - (ulong) l_721)) < 1025L) {
                                    i_718 = 1;
                                } else {
                                    if (l_719 < l_717) {
                                        GALEFS_RELAX(l_719);
                                        l_722 = (long) ((ulong) l_719 + (ulong) 1L);
                                        l_719 = l_722;
                                    } else {
                                        i_718 = (-110);
                                    }
                                }
                            } else {
                                i_723 = (int) (0 - (uint) i_720);
                                i_718 = i_723;
                            }
                        }
                        if (i_718 < 0) {
                            l_724 = (long) i_718;
                            l_725 = l_724;
                        } else {
                            l_726 = (long) ((ulong) l_716 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_707 + (ulong) ((long) (uint) (((int) l_726) & 1023)))))) = 0L;
                            l_727 = (long) ((ulong) l_707 + (ulong) ((long) (uint) (((int) l_716) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_727 + (ulong) 4L)))) = 3;
                            i_728 = (int) ((uint) ((int) (((long) ((ulong) l_716 + (ulong) ((long) ((ulong) (l_716 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_727 + (ulong) 8L)))) = i_728;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_727 + (ulong) 12L)))) = i_442;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_727 + (ulong) 16L)))) = l_647;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_727 + (ulong) 24L)))) = l_651;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_727 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_727 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_727)) = 64;
                            *((__global long *) (arg_fs + 16 + l_715)) = l_726;
                            GALEFS_FENCE();
                            l_729 = *((__global long *) (arg_fs + 16 + 24L));
                            i_730 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_729 + (ulong) ((long) i_730))))) = (char) 1;
                            l_731 = *((__global long *) (arg_fs + 16 + 8L));
                            l_732 = (long) ((ulong) l_707 + (ulong) 1792L);
                            i_733 = 0;
                            l_734 = 0L;
                            while (true) {
                                if (!(i_733 == 0)) {
                                    break;
                                }
                                i_735 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_736 = *((volatile __global int *) (arg_fs + 16 + l_732));
                                if (i_728 == i_736) {
                                    i_733 = 1;
                                } else {
                                    if (i_735 == 0) {
                                        if (l_734 < l_731) {
                                            GALEFS_RELAX(l_734);
                                            l_737 = (long) ((ulong) l_734 + (ulong) 1L);
                                            l_734 = l_737;
                                        } else {
                                            i_733 = (-110);
                                        }
                                    } else {
                                        i_738 = (int) (0 - (uint) i_735);
                                        i_733 = i_738;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_733 < 0) {
                                l_739 = (long) i_733;
                                l_725 = l_739;
                            } else {
                                l_740 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_707 + (ulong) 1800L))));
                                l_725 = l_740;
                            }
                        }
                        if (l_725 < 0L) {
                            l_687 = l_725;
                        } else {
                            l_741 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_707 + (ulong) 1808L))));
                            l_687 = l_741;
                        }
                    } else {
                        l_742 = (long) ((ulong) l_707 + (ulong) 1872L);
                        l_743 = *((__global long *) (arg_fs + 16 + l_742));
                        *((__global long *) (arg_fs + 16 + l_742)) = ((long) ((ulong) l_743 + (ulong) 1L));
                        l_687 = l_714;
                    }
                }
                if (l_687 < 0L) {
                    l_671 = l_687;
                } else {
                    l_744 = (l_687 << 32) | ((long) i_676);
                    l_671 = l_744;
                }
            }
        } else {
            l_671 = 0L;
        }
        l_745 = GALEFS_BROADCAST(l_671);
        i_746 = (int) l_745;
        if (l_745 < 0L) {
            i_747 = 0;
        } else {
            i_747 = i_746;
        }
        if (l_745 < 0L) {
            l_748 = 0L;
        } else {
            l_749 = (long) ((ulong) l_745 >> 32);
            l_748 = l_749;
        }
        i_750 = *((__global int *) (arg_fs + 16 + 156L));
        l_751 = *((__global long *) (arg_fs + 16 + 144L));
        gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_751 + (ulong) (l_748 << i_750))) + (ulong) (l_647 & ((long) ((ulong) (1L << i_750) + (ulong) (-1L))))))), (arg_data + 16 + l_647), i_747);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_752 = (int) get_local_id(0);
        if (i_752 == 0) {
            l_753 = *((__global long *) (arg_fs + 16 + 16L));
            i_754 = (int) get_group_id(0);
            l_755 = (long) i_754;
            l_756 = (long) ((ulong) l_753 + (ulong) ((l_755 << 12) + (l_755 << 11)));
            l_757 = (long) ((ulong) l_756 + (ulong) 1880L);
            l_758 = *((__global long *) (arg_fs + 16 + l_757));
            *((__global long *) (arg_fs + 16 + l_757)) = ((long) ((ulong) ((long) i_747) + (ulong) l_758));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_756 + (ulong) 1856L)))) = 0;
            l_759 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_756 + (ulong) 1864L))));
            l_760 = (long) ((ulong) l_759 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_756 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_760 + (ulong) ((long) ((ulong) (l_760 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_761 = (int) ((uint) i_645 + (uint) i_747);
        if (l_745 < 0L) {
            i_644 = i_746;
            i_645 = i_761;
        } else {
            i_762 = ((i_747 < 1) || (!(i_761 < (-1)))) ? 0 : 1;
            i_644 = i_762;
            i_645 = i_761;
        }
    }
    if (i_645 < 1) {
        i_763 = i_644;
    } else {
        i_763 = i_645;
    }
    *((__global long *) (arg_out + 56L)) = ((long) i_763);
    i_764 = 1;
    i_765 = 0;
    while (true) {
        if (!(i_764 == 1)) {
            break;
        }
        i_766 = (int) get_local_id(0);
        l_767 = (long) i_765;
        l_768 = (long) ((ulong) l_767 + (ulong) 9223372036854775807L);
        if (i_766 == 0) {
            if (i_320 < 0) {
                i_769 = (-9);
            } else {
                i_770 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_320 < i_770) {
                    l_771 = *((__global long *) (arg_fs + 16 + 192L));
                    i_772 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_771 + (ulong) l_321))));
                    i_773 = (int) ((uint) i_772 + (uint) (-1));
                    i_774 = (i_773 < 0) ? (-9) : i_773;
                    if (i_774 < 0) {
                        i_769 = i_774;
                    } else {
                        l_775 = *((__global long *) (arg_fs + 16 + 192L));
                        i_776 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_775 + (ulong) l_321)) + (ulong) 4L))));
                        if ((i_776 & 3) == 0) {
                            i_769 = (-9);
                        } else {
                            i_769 = i_774;
                        }
                    }
                } else {
                    i_769 = (-9);
                }
            }
            i_777 = (int) ((uint) 1 - (uint) i_765);
            l_778 = (long) i_777;
            if (i_769 < 0) {
                l_779 = (long) i_769;
                l_780 = l_779;
            } else {
                if (l_768 < 0L) {
                    l_780 = (-22L);
                } else {
                    if (i_777 < 0) {
                        l_780 = (-22L);
                    } else {
                        if (((long) ((ulong) l_768 + (ulong) l_778)) < 0L) {
                            l_780 = (-27L);
                        } else {
                            l_781 = *((__global long *) (arg_fs + 16 + 16L));
                            i_782 = (int) get_group_id(0);
                            l_783 = (long) i_782;
                            i_784 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_781 + (ulong) ((l_783 << 12) + (l_783 << 11)))) + (ulong) 1896L))));
                            if (i_784 == 0) {
                                l_780 = l_778;
                            } else {
                                l_780 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_780 < 1L) {
                l_785 = l_780;
            } else {
                i_786 = *((__global int *) (arg_fs + 16 + 156L));
                l_787 = 1L << i_786;
                l_788 = (long) ((ulong) l_787 - (ulong) (l_768 & ((long) ((ulong) l_787 + (ulong) (-1L)))));
                if (l_788 < l_778) {
                    i_789 = (int) l_788;
                    i_790 = i_789;
                } else {
                    i_790 = i_777;
                }
                l_791 = *((__global long *) (arg_fs + 16 + 16L));
                i_792 = (int) get_group_id(0);
                l_793 = (long) i_792;
                l_794 = (long) ((ulong) l_791 + (ulong) ((l_793 << 12) + (l_793 << 11)));
                l_795 = (long) ((ulong) l_794 + (ulong) 1864L);
                l_796 = *((__global long *) (arg_fs + 16 + l_795));
                l_797 = *((__global long *) (arg_fs + 16 + 8L));
                i_798 = 0;
                l_799 = 0L;
                while (true) {
                    if (!(i_798 == 0)) {
                        break;
                    }
                    i_800 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    if (i_800 == 0) {
                        l_801 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_794 + (ulong) 1408L))));
                        if (((long) ((ulong) ((long) ((ulong) l_796 + (ulong) 128L)) - (ulong) l_801)) < 1025L) {
                            i_798 = 1;
                        } else {
                            if (l_799 < l_797) {
                                GALEFS_RELAX(l_799);
                                l_802 = (long) ((ulong) l_799 + (ulong) 1L);
                                l_799 = l_802;
                            } else {
                                i_798 = (-110);
                            }
                        }
                    } else {
                        i_803 = (int) (0 - (uint) i_800);
                        i_798 = i_803;
                    }
                }
                l_804 = (long) i_790;
                if (i_798 < 0) {
                    l_805 = (long) i_798;
                    l_806 = l_805;
                } else {
                    l_807 = (long) ((ulong) l_796 + (ulong) 64L);
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_794 + (ulong) ((long) (uint) (((int) l_807) & 1023)))))) = 0L;
                    l_808 = (long) ((ulong) l_794 + (ulong) ((long) (uint) (((int) l_796) & 1023)));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_808 + (ulong) 4L)))) = 4;
                    i_809 = (int) ((uint) ((int) (((long) ((ulong) l_796 + (ulong) ((long) ((ulong) (l_796 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_808 + (ulong) 8L)))) = i_809;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_808 + (ulong) 12L)))) = i_320;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_808 + (ulong) 16L)))) = l_768;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_808 + (ulong) 24L)))) = l_804;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_808 + (ulong) 32L)))) = 0;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_808 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global int *) (arg_fs + 16 + l_808)) = 64;
                    *((__global long *) (arg_fs + 16 + l_795)) = l_807;
                    GALEFS_FENCE();
                    l_810 = *((__global long *) (arg_fs + 16 + 24L));
                    i_811 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_810 + (ulong) ((long) i_811))))) = (char) 1;
                    l_812 = *((__global long *) (arg_fs + 16 + 8L));
                    l_813 = (long) ((ulong) l_794 + (ulong) 1792L);
                    i_814 = 0;
                    l_815 = 0L;
                    while (true) {
                        if (!(i_814 == 0)) {
                            break;
                        }
                        i_816 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        i_817 = *((volatile __global int *) (arg_fs + 16 + l_813));
                        if (i_809 == i_817) {
                            i_814 = 1;
                        } else {
                            if (i_816 == 0) {
                                if (l_815 < l_812) {
                                    GALEFS_RELAX(l_815);
                                    l_818 = (long) ((ulong) l_815 + (ulong) 1L);
                                    l_815 = l_818;
                                } else {
                                    i_814 = (-110);
                                }
                            } else {
                                i_819 = (int) (0 - (uint) i_816);
                                i_814 = i_819;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_814 < 0) {
                        l_820 = (long) i_814;
                        l_806 = l_820;
                    } else {
                        l_821 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_794 + (ulong) 1800L))));
                        l_806 = l_821;
                    }
                }
                if (l_806 < 0L) {
                    l_822 = l_806;
                } else {
                    l_823 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_794 + (ulong) 1808L))));
                    l_822 = l_823;
                }
                if (l_822 < 0L) {
                    l_785 = l_822;
                } else {
                    l_824 = l_804 | (l_822 << 32);
                    l_785 = l_824;
                }
            }
        } else {
            l_785 = 0L;
        }
        l_825 = GALEFS_BROADCAST(l_785);
        i_826 = (int) l_825;
        if (l_825 < 0L) {
            i_827 = 0;
        } else {
            i_827 = i_826;
        }
        if (l_825 < 0L) {
            l_828 = 0L;
        } else {
            l_829 = (long) ((ulong) l_825 >> 32);
            l_828 = l_829;
        }
        i_830 = *((__global int *) (arg_fs + 16 + 156L));
        l_831 = *((__global long *) (arg_fs + 16 + 144L));
        gale_copy((arg_data + 16 + l_767), (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_831 + (ulong) (l_828 << i_830))) + (ulong) (l_768 & ((long) ((ulong) (1L << i_830) + (ulong) (-1L))))))), i_827);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_832 = (int) get_local_id(0);
        if (i_832 == 0) {
            l_833 = *((__global long *) (arg_fs + 16 + 16L));
            i_834 = (int) get_group_id(0);
            l_835 = (long) i_834;
            l_836 = (long) ((ulong) l_833 + (ulong) ((l_835 << 12) + (l_835 << 11)));
            l_837 = (long) ((ulong) l_836 + (ulong) 1888L);
            l_838 = *((__global long *) (arg_fs + 16 + l_837));
            *((__global long *) (arg_fs + 16 + l_837)) = ((long) ((ulong) ((long) i_827) + (ulong) l_838));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_836 + (ulong) 1856L)))) = 0;
            l_839 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_836 + (ulong) 1864L))));
            l_840 = (long) ((ulong) l_839 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_836 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_840 + (ulong) ((long) ((ulong) (l_840 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_841 = (int) ((uint) i_765 + (uint) i_827);
        if (l_825 < 0L) {
            i_764 = i_826;
            i_765 = i_841;
        } else {
            i_842 = ((i_827 < 1) || (!(i_841 < 1))) ? 0 : 1;
            i_764 = i_842;
            i_765 = i_841;
        }
    }
    if (i_765 < 1) {
        i_843 = i_764;
    } else {
        i_843 = i_765;
    }
    *((__global long *) (arg_out + 64L)) = ((long) i_843);
    i_844 = (int) get_local_id(0);
    if (i_844 == 0) {
        i_845 = *((volatile __global int *) (arg_fs + 16 + 64L));
        if (i_442 < 0) {
            i_846 = (-9);
        } else {
            i_847 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_442 < i_847) {
                l_848 = *((__global long *) (arg_fs + 16 + 192L));
                i_849 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_848 + (ulong) l_443))));
                i_850 = (int) ((uint) i_849 + (uint) (-1));
                i_851 = (i_850 < 0) ? (-9) : i_850;
                i_846 = i_851;
            } else {
                i_846 = (-9);
            }
        }
        i_852 = (int) (0 - (uint) i_845);
        if (i_852 < 0) {
            l_853 = (long) i_852;
            l_854 = l_853;
        } else {
            if (i_846 < 0) {
                l_855 = (long) i_846;
                l_854 = l_855;
            } else {
                l_854 = (-22L);
            }
        }
    } else {
        l_854 = 0L;
    }
    l_856 = GALEFS_BROADCAST(l_854);
    *((__global long *) (arg_out + 72L)) = l_856;
    i_857 = (int) get_local_id(0);
    if (i_857 == 0) {
        i_858 = *((volatile __global int *) (arg_fs + 16 + 64L));
        i_859 = (int) (0 - (uint) i_858);
        if (i_859 < 0) {
            l_860 = (long) i_859;
            l_861 = l_860;
        } else {
            l_861 = (-9L);
        }
    } else {
        l_861 = 0L;
    }
    l_862 = GALEFS_BROADCAST(l_861);
    *((__global long *) (arg_out + 80L)) = l_862;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_863 = (int) get_local_id(0);
    if (i_863 == 0) {
        l_864 = *((__global long *) (arg_fs + 16 + 16L));
        i_865 = (int) get_group_id(0);
        l_866 = (long) i_865;
        i_867 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_864 + (ulong) ((l_866 << 12) + (l_866 << 11)))) + (ulong) 1896L))));
        if (i_867 == 0) {
            l_868 = *((__global long *) (arg_fs + 16 + 16L));
            i_869 = (int) get_group_id(0);
            l_870 = (long) i_869;
            l_871 = (long) ((ulong) l_868 + (ulong) ((l_870 << 12) + (l_870 << 11)));
            l_872 = (long) ((ulong) l_871 + (ulong) 2048L);
            i_873 = 0;
            while (true) {
                if (!(i_873 < 7)) {
                    break;
                }
                i_874 = (int) gale_literals[((int) ((uint) i_873 + (uint) 4))];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_872 + (ulong) ((long) i_873))))) = (char) i_874;
                i_875 = (int) ((uint) i_873 + (uint) 1);
                i_873 = i_875;
            }
            l_876 = (long) ((ulong) l_871 + (ulong) 1864L);
            l_877 = *((__global long *) (arg_fs + 16 + l_876));
            l_878 = *((__global long *) (arg_fs + 16 + 8L));
            i_879 = 0;
            l_880 = 0L;
            while (true) {
                if (!(i_879 == 0)) {
                    break;
                }
                i_881 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_881 == 0) {
                    l_882 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_871 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_877 + (ulong) 128L)) - (ulong) l_882)) < 1025L) {
                        i_879 = 1;
                    } else {
                        if (l_880 < l_878) {
                            GALEFS_RELAX(l_880);
                            l_883 = (long) ((ulong) l_880 + (ulong) 1L);
                            l_880 = l_883;
                        } else {
                            i_879 = (-110);
                        }
                    }
                } else {
                    i_884 = (int) (0 - (uint) i_881);
                    i_879 = i_884;
                }
            }
            if (i_879 < 0) {
                l_885 = (long) i_879;
                l_886 = l_885;
            } else {
                l_887 = (long) ((ulong) l_877 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_871 + (ulong) ((long) (uint) (((int) l_887) & 1023)))))) = 0L;
                l_888 = (long) ((ulong) l_871 + (ulong) ((long) (uint) (((int) l_877) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_888 + (ulong) 4L)))) = 1;
                i_889 = (int) ((uint) ((int) (((long) ((ulong) l_877 + (ulong) ((long) ((ulong) (l_877 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_888 + (ulong) 8L)))) = i_889;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_888 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_888 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_888 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_888 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_888 + (ulong) 36L)))) = 7;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_888)) = 64;
                *((__global long *) (arg_fs + 16 + l_876)) = l_887;
                GALEFS_FENCE();
                l_890 = *((__global long *) (arg_fs + 16 + 24L));
                i_891 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_890 + (ulong) ((long) i_891))))) = (char) 1;
                l_892 = *((__global long *) (arg_fs + 16 + 8L));
                l_893 = (long) ((ulong) l_871 + (ulong) 1792L);
                i_894 = 0;
                l_895 = 0L;
                while (true) {
                    if (!(i_894 == 0)) {
                        break;
                    }
                    i_896 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_897 = *((volatile __global int *) (arg_fs + 16 + l_893));
                    if (i_889 == i_897) {
                        i_894 = 1;
                    } else {
                        if (i_896 == 0) {
                            if (l_895 < l_892) {
                                GALEFS_RELAX(l_895);
                                l_898 = (long) ((ulong) l_895 + (ulong) 1L);
                                l_895 = l_898;
                            } else {
                                i_894 = (-110);
                            }
                        } else {
                            i_899 = (int) (0 - (uint) i_896);
                            i_894 = i_899;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_894 < 0) {
                    l_900 = (long) i_894;
                    l_886 = l_900;
                } else {
                    l_901 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_871 + (ulong) 1800L))));
                    l_886 = l_901;
                }
            }
        } else {
            l_886 = (-16L);
        }
    } else {
        l_886 = 0L;
    }
    l_902 = GALEFS_BROADCAST(l_886);
    *((__global long *) (arg_out + 88L)) = ((long) ((int) l_902));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_903 = (int) get_local_id(0);
    if (i_903 == 0) {
        l_904 = *((__global long *) (arg_fs + 16 + 16L));
        i_905 = (int) get_group_id(0);
        l_906 = (long) i_905;
        i_907 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_904 + (ulong) ((l_906 << 12) + (l_906 << 11)))) + (ulong) 1896L))));
        if (i_907 == 0) {
            l_908 = *((__global long *) (arg_fs + 16 + 16L));
            i_909 = (int) get_group_id(0);
            l_910 = (long) i_909;
            l_911 = (long) ((ulong) l_908 + (ulong) ((l_910 << 12) + (l_910 << 11)));
            l_912 = (long) ((ulong) l_911 + (ulong) 2048L);
            i_913 = 0;
            while (true) {
                if (!(i_913 < 9)) {
                    break;
                }
                i_914 = (int) gale_literals[((int) ((uint) i_913 + (uint) 11))];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_912 + (ulong) ((long) i_913))))) = (char) i_914;
                i_915 = (int) ((uint) i_913 + (uint) 1);
                i_913 = i_915;
            }
            l_916 = (long) ((ulong) l_911 + (ulong) 1864L);
            l_917 = *((__global long *) (arg_fs + 16 + l_916));
            l_918 = *((__global long *) (arg_fs + 16 + 8L));
            i_919 = 0;
            l_920 = 0L;
            while (true) {
                if (!(i_919 == 0)) {
                    break;
                }
                i_921 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_921 == 0) {
                    l_922 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_911 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_917 + (ulong) 128L)) - (ulong) l_922)) < 1025L) {
                        i_919 = 1;
                    } else {
                        if (l_920 < l_918) {
                            GALEFS_RELAX(l_920);
                            l_923 = (long) ((ulong) l_920 + (ulong) 1L);
                            l_920 = l_923;
                        } else {
                            i_919 = (-110);
                        }
                    }
                } else {
                    i_924 = (int) (0 - (uint) i_921);
                    i_919 = i_924;
                }
            }
            if (i_919 < 0) {
                l_925 = (long) i_919;
                l_926 = l_925;
            } else {
                l_927 = (long) ((ulong) l_917 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_911 + (ulong) ((long) (uint) (((int) l_927) & 1023)))))) = 0L;
                l_928 = (long) ((ulong) l_911 + (ulong) ((long) (uint) (((int) l_917) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_928 + (ulong) 4L)))) = 1;
                i_929 = (int) ((uint) ((int) (((long) ((ulong) l_917 + (ulong) ((long) ((ulong) (l_917 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_928 + (ulong) 8L)))) = i_929;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_928 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_928 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_928 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_928 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_928 + (ulong) 36L)))) = 9;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_928)) = 64;
                *((__global long *) (arg_fs + 16 + l_916)) = l_927;
                GALEFS_FENCE();
                l_930 = *((__global long *) (arg_fs + 16 + 24L));
                i_931 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_930 + (ulong) ((long) i_931))))) = (char) 1;
                l_932 = *((__global long *) (arg_fs + 16 + 8L));
                l_933 = (long) ((ulong) l_911 + (ulong) 1792L);
                i_934 = 0;
                l_935 = 0L;
                while (true) {
                    if (!(i_934 == 0)) {
                        break;
                    }
                    i_936 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_937 = *((volatile __global int *) (arg_fs + 16 + l_933));
                    if (i_929 == i_937) {
                        i_934 = 1;
                    } else {
                        if (i_936 == 0) {
                            if (l_935 < l_932) {
                                GALEFS_RELAX(l_935);
                                l_938 = (long) ((ulong) l_935 + (ulong) 1L);
                                l_935 = l_938;
                            } else {
                                i_934 = (-110);
                            }
                        } else {
                            i_939 = (int) (0 - (uint) i_936);
                            i_934 = i_939;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_934 < 0) {
                    l_940 = (long) i_934;
                    l_926 = l_940;
                } else {
                    l_941 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_911 + (ulong) 1800L))));
                    l_926 = l_941;
                }
            }
        } else {
            l_926 = (-16L);
        }
    } else {
        l_926 = 0L;
    }
    l_942 = GALEFS_BROADCAST(l_926);
    *((__global long *) (arg_out + 96L)) = ((long) ((int) l_942));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_943 = (int) get_local_id(0);
    if (i_943 == 0) {
        l_944 = *((__global long *) (arg_fs + 16 + 16L));
        i_945 = (int) get_group_id(0);
        l_946 = (long) i_945;
        i_947 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_944 + (ulong) ((l_946 << 12) + (l_946 << 11)))) + (ulong) 1896L))));
        if (i_947 == 0) {
            l_948 = *((__global long *) (arg_fs + 16 + 16L));
            i_949 = (int) get_group_id(0);
            l_950 = (long) i_949;
            l_951 = (long) ((ulong) l_948 + (ulong) ((l_950 << 12) + (l_950 << 11)));
            l_952 = (long) ((ulong) l_951 + (ulong) 2048L);
            i_953 = 0;
            while (true) {
                if (!(i_953 < 10)) {
                    break;
                }
                i_954 = (int) gale_literals[((int) ((uint) i_953 + (uint) 20))];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_952 + (ulong) ((long) i_953))))) = (char) i_954;
                i_955 = (int) ((uint) i_953 + (uint) 1);
                i_953 = i_955;
            }
            l_956 = (long) ((ulong) l_951 + (ulong) 1864L);
            l_957 = *((__global long *) (arg_fs + 16 + l_956));
            l_958 = *((__global long *) (arg_fs + 16 + 8L));
            i_959 = 0;
            l_960 = 0L;
            while (true) {
                if (!(i_959 == 0)) {
                    break;
                }
                i_961 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_961 == 0) {
                    l_962 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_951 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_957 + (ulong) 128L)) - (ulong) l_962)) < 1025L) {
                        i_959 = 1;
                    } else {
                        if (l_960 < l_958) {
                            GALEFS_RELAX(l_960);
                            l_963 = (long) ((ulong) l_960 + (ulong) 1L);
                            l_960 = l_963;
                        } else {
                            i_959 = (-110);
                        }
                    }
                } else {
                    i_964 = (int) (0 - (uint) i_961);
                    i_959 = i_964;
                }
            }
            if (i_959 < 0) {
                l_965 = (long) i_959;
                l_966 = l_965;
            } else {
                l_967 = (long) ((ulong) l_957 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_951 + (ulong) ((long) (uint) (((int) l_967) & 1023)))))) = 0L;
                l_968 = (long) ((ulong) l_951 + (ulong) ((long) (uint) (((int) l_957) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_968 + (ulong) 4L)))) = 1;
                i_969 = (int) ((uint) ((int) (((long) ((ulong) l_957 + (ulong) ((long) ((ulong) (l_957 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_968 + (ulong) 8L)))) = i_969;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_968 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_968 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_968 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_968 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_968 + (ulong) 36L)))) = 10;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_968)) = 64;
                *((__global long *) (arg_fs + 16 + l_956)) = l_967;
                GALEFS_FENCE();
                l_970 = *((__global long *) (arg_fs + 16 + 24L));
                i_971 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_970 + (ulong) ((long) i_971))))) = (char) 1;
                l_972 = *((__global long *) (arg_fs + 16 + 8L));
                l_973 = (long) ((ulong) l_951 + (ulong) 1792L);
                i_974 = 0;
                l_975 = 0L;
                while (true) {
                    if (!(i_974 == 0)) {
                        break;
                    }
                    i_976 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_977 = *((volatile __global int *) (arg_fs + 16 + l_973));
                    if (i_969 == i_977) {
                        i_974 = 1;
                    } else {
                        if (i_976 == 0) {
                            if (l_975 < l_972) {
                                GALEFS_RELAX(l_975);
                                l_978 = (long) ((ulong) l_975 + (ulong) 1L);
                                l_975 = l_978;
                            } else {
                                i_974 = (-110);
                            }
                        } else {
                            i_979 = (int) (0 - (uint) i_976);
                            i_974 = i_979;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_974 < 0) {
                    l_980 = (long) i_974;
                    l_966 = l_980;
                } else {
                    l_981 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_951 + (ulong) 1800L))));
                    l_966 = l_981;
                }
            }
        } else {
            l_966 = (-16L);
        }
    } else {
        l_966 = 0L;
    }
    l_982 = GALEFS_BROADCAST(l_966);
    *((__global long *) (arg_out + 104L)) = ((long) ((int) l_982));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_983 = (int) get_local_id(0);
    if (i_983 == 0) {
        l_984 = *((__global long *) (arg_fs + 16 + 16L));
        i_985 = (int) get_group_id(0);
        l_986 = (long) i_985;
        i_987 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_984 + (ulong) ((l_986 << 12) + (l_986 << 11)))) + (ulong) 1896L))));
        l_988 = (i_987 == 0) ? (-2L) : (-16L);
        l_989 = l_988;
    } else {
        l_989 = 0L;
    }
    l_990 = GALEFS_BROADCAST(l_989);
    *((__global long *) (arg_out + 112L)) = ((long) ((int) l_990));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_991 = (int) get_local_id(0);
    if (i_991 == 0) {
        l_992 = *((__global long *) (arg_fs + 16 + 16L));
        i_993 = (int) get_group_id(0);
        l_994 = (long) i_993;
        i_995 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_992 + (ulong) ((l_994 << 12) + (l_994 << 11)))) + (ulong) 1896L))));
        if (i_995 == 0) {
            l_996 = *((__global long *) (arg_fs + 16 + 16L));
            i_997 = (int) get_group_id(0);
            l_998 = (long) i_997;
            l_999 = (long) ((ulong) l_996 + (ulong) ((l_998 << 12) + (l_998 << 11)));
            l_1000 = (long) ((ulong) l_999 + (ulong) 2048L);
            i_1001 = 0;
            while (true) {
                if (!(i_1001 < 4)) {
                    break;
                }
                i_1002 = (int) gale_literals[i_1001];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1000 + (ulong) ((long) i_1001))))) = (char) i_1002;
                i_1003 = (int) ((uint) i_1001 + (uint) 1);
                i_1001 = i_1003;
            }
            l_1004 = (long) ((ulong) l_999 + (ulong) 1864L);
            l_1005 = *((__global long *) (arg_fs + 16 + l_1004));
            l_1006 = *((__global long *) (arg_fs + 16 + 8L));
            i_1007 = 0;
            l_1008 = 0L;
            while (true) {
                if (!(i_1007 == 0)) {
                    break;
                }
                i_1009 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_1009 == 0) {
                    l_1010 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_999 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_1005 + (ulong) 128L)) - (ulong) l_1010)) < 1025L) {
                        i_1007 = 1;
                    } else {
                        if (l_1008 < l_1006) {
                            GALEFS_RELAX(l_1008);
                            l_1011 = (long) ((ulong) l_1008 + (ulong) 1L);
                            l_1008 = l_1011;
                        } else {
                            i_1007 = (-110);
                        }
                    }
                } else {
                    i_1012 = (int) (0 - (uint) i_1009);
                    i_1007 = i_1012;
                }
            }
            if (i_1007 < 0) {
                l_1013 = (long) i_1007;
                l_1014 = l_1013;
            } else {
                l_1015 = (long) ((ulong) l_1005 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_999 + (ulong) ((long) (uint) (((int) l_1015) & 1023)))))) = 0L;
                l_1016 = (long) ((ulong) l_999 + (ulong) ((long) (uint) (((int) l_1005) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1016 + (ulong) 4L)))) = 1;
                i_1017 = (int) ((uint) ((int) (((long) ((ulong) l_1005 + (ulong) ((long) ((ulong) (l_1005 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1016 + (ulong) 8L)))) = i_1017;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1016 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1016 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1016 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1016 + (ulong) 32L)))) = 3;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1016 + (ulong) 36L)))) = 4;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_1016)) = 64;
                *((__global long *) (arg_fs + 16 + l_1004)) = l_1015;
                GALEFS_FENCE();
                l_1018 = *((__global long *) (arg_fs + 16 + 24L));
                i_1019 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1018 + (ulong) ((long) i_1019))))) = (char) 1;
                l_1020 = *((__global long *) (arg_fs + 16 + 8L));
                l_1021 = (long) ((ulong) l_999 + (ulong) 1792L);
                i_1022 = 0;
                l_1023 = 0L;
                while (true) {
                    if (!(i_1022 == 0)) {
                        break;
                    }
                    i_1024 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_1025 = *((volatile __global int *) (arg_fs + 16 + l_1021));
                    if (i_1017 == i_1025) {
                        i_1022 = 1;
                    } else {
                        if (i_1024 == 0) {
                            if (l_1023 < l_1020) {
                                GALEFS_RELAX(l_1023);
                                l_1026 = (long) ((ulong) l_1023 + (ulong) 1L);
                                l_1023 = l_1026;
                            } else {
                                i_1022 = (-110);
                            }
                        } else {
                            i_1027 = (int) (0 - (uint) i_1024);
                            i_1022 = i_1027;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_1022 < 0) {
                    l_1028 = (long) i_1022;
                    l_1014 = l_1028;
                } else {
                    l_1029 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_999 + (ulong) 1800L))));
                    l_1014 = l_1029;
                }
            }
        } else {
            l_1014 = (-16L);
        }
    } else {
        l_1014 = 0L;
    }
    l_1030 = GALEFS_BROADCAST(l_1014);
    *((__global long *) (arg_out + 120L)) = ((long) ((int) l_1030));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_1031 = (int) get_local_id(0);
    if (i_1031 == 0) {
        l_1032 = *((__global long *) (arg_fs + 16 + 16L));
        i_1033 = (int) get_group_id(0);
        l_1034 = (long) i_1033;
        i_1035 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1032 + (ulong) ((l_1034 << 12) + (l_1034 << 11)))) + (ulong) 1896L))));
        if (i_1035 == 0) {
            l_1036 = *((__global long *) (arg_fs + 16 + 16L));
            i_1037 = (int) get_group_id(0);
            l_1038 = (long) i_1037;
            l_1039 = (long) ((ulong) l_1036 + (ulong) ((l_1038 << 12) + (l_1038 << 11)));
            l_1040 = (long) ((ulong) l_1039 + (ulong) 2048L);
            i_1041 = 0;
            while (true) {
                if (!(i_1041 < 4)) {
                    break;
                }
                i_1042 = (int) gale_literals[i_1041];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1040 + (ulong) ((long) i_1041))))) = (char) i_1042;
                i_1043 = (int) ((uint) i_1041 + (uint) 1);
                i_1041 = i_1043;
            }
            l_1044 = (long) ((ulong) l_1039 + (ulong) 1864L);
            l_1045 = *((__global long *) (arg_fs + 16 + l_1044));
            l_1046 = *((__global long *) (arg_fs + 16 + 8L));
            i_1047 = 0;
            l_1048 = 0L;
            while (true) {
                if (!(i_1047 == 0)) {
                    break;
                }
                i_1049 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_1049 == 0) {
                    l_1050 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1039 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_1045 + (ulong) 128L)) - (ulong) l_1050)) < 1025L) {
                        i_1047 = 1;
                    } else {
                        if (l_1048 < l_1046) {
                            GALEFS_RELAX(l_1048);
                            l_1051 = (long) ((ulong) l_1048 + (ulong) 1L);
                            l_1048 = l_1051;
                        } else {
                            i_1047 = (-110);
                        }
                    }
                } else {
                    i_1052 = (int) (0 - (uint) i_1049);
                    i_1047 = i_1052;
                }
            }
            if (i_1047 < 0) {
                l_1053 = (long) i_1047;
                l_1054 = l_1053;
            } else {
                l_1055 = (long) ((ulong) l_1045 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1039 + (ulong) ((long) (uint) (((int) l_1055) & 1023)))))) = 0L;
                l_1056 = (long) ((ulong) l_1039 + (ulong) ((long) (uint) (((int) l_1045) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1056 + (ulong) 4L)))) = 1;
                i_1057 = (int) ((uint) ((int) (((long) ((ulong) l_1045 + (ulong) ((long) ((ulong) (l_1045 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1056 + (ulong) 8L)))) = i_1057;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1056 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1056 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1056 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1056 + (ulong) 32L)))) = 512;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1056 + (ulong) 36L)))) = 4;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_1056)) = 64;
                *((__global long *) (arg_fs + 16 + l_1044)) = l_1055;
                GALEFS_FENCE();
                l_1058 = *((__global long *) (arg_fs + 16 + 24L));
                i_1059 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1058 + (ulong) ((long) i_1059))))) = (char) 1;
                l_1060 = *((__global long *) (arg_fs + 16 + 8L));
                l_1061 = (long) ((ulong) l_1039 + (ulong) 1792L);
                i_1062 = 0;
                l_1063 = 0L;
                while (true) {
                    if (!(i_1062 == 0)) {
                        break;
                    }
                    i_1064 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_1065 = *((volatile __global int *) (arg_fs + 16 + l_1061));
                    if (i_1057 == i_1065) {
                        i_1062 = 1;
                    } else {
                        if (i_1064 == 0) {
                            if (l_1063 < l_1060) {
                                GALEFS_RELAX(l_1063);
                                l_1066 = (long) ((ulong) l_1063 + (ulong) 1L);
                                l_1063 = l_1066;
                            } else {
                                i_1062 = (-110);
                            }
                        } else {
                            i_1067 = (int) (0 - (uint) i_1064);
                            i_1062 = i_1067;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_1062 < 0) {
                    l_1068 = (long) i_1062;
                    l_1054 = l_1068;
                } else {
                    l_1069 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1039 + (ulong) 1800L))));
                    l_1054 = l_1069;
                }
            }
        } else {
            l_1054 = (-16L);
        }
    } else {
        l_1054 = 0L;
    }
    l_1070 = GALEFS_BROADCAST(l_1054);
    *((__global long *) (arg_out + 128L)) = ((long) ((int) l_1070));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_1071 = (int) get_local_id(0);
    if (i_1071 == 0) {
        l_1072 = *((__global long *) (arg_fs + 16 + 16L));
        i_1073 = (int) get_group_id(0);
        l_1074 = (long) i_1073;
        i_1075 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1072 + (ulong) ((l_1074 << 12) + (l_1074 << 11)))) + (ulong) 1896L))));
        if (i_1075 == 0) {
            l_1076 = *((__global long *) (arg_fs + 16 + 16L));
            i_1077 = (int) get_group_id(0);
            l_1078 = (long) i_1077;
            l_1079 = (long) ((ulong) l_1076 + (ulong) ((l_1078 << 12) + (l_1078 << 11)));
            l_1080 = (long) ((ulong) l_1079 + (ulong) 2048L);
            i_1081 = 0;
            while (true) {
                if (!(i_1081 < 4)) {
                    break;
                }
                i_1082 = (int) gale_literals[i_1081];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1080 + (ulong) ((long) i_1081))))) = (char) i_1082;
                i_1083 = (int) ((uint) i_1081 + (uint) 1);
                i_1081 = i_1083;
            }
            l_1084 = (long) ((ulong) l_1079 + (ulong) 1864L);
            l_1085 = *((__global long *) (arg_fs + 16 + l_1084));
            l_1086 = *((__global long *) (arg_fs + 16 + 8L));
            i_1087 = 0;
            l_1088 = 0L;
            while (true) {
                if (!(i_1087 == 0)) {
                    break;
                }
                i_1089 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_1089 == 0) {
                    l_1090 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1079 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_1085 + (ulong) 128L)) - (ulong) l_1090)) < 1025L) {
                        i_1087 = 1;
                    } else {
                        if (l_1088 < l_1086) {
                            GALEFS_RELAX(l_1088);
                            l_1091 = (long) ((ulong) l_1088 + (ulong) 1L);
                            l_1088 = l_1091;
                        } else {
                            i_1087 = (-110);
                        }
                    }
                } else {
                    i_1092 = (int) (0 - (uint) i_1089);
                    i_1087 = i_1092;
                }
            }
            if (i_1087 < 0) {
                l_1093 = (long) i_1087;
                l_1094 = l_1093;
            } else {
                l_1095 = (long) ((ulong) l_1085 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1079 + (ulong) ((long) (uint) (((int) l_1095) & 1023)))))) = 0L;
                l_1096 = (long) ((ulong) l_1079 + (ulong) ((long) (uint) (((int) l_1085) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1096 + (ulong) 4L)))) = 1;
                i_1097 = (int) ((uint) ((int) (((long) ((ulong) l_1085 + (ulong) ((long) ((ulong) (l_1085 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1096 + (ulong) 8L)))) = i_1097;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1096 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1096 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1096 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1096 + (ulong) 32L)))) = 1048576;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1096 + (ulong) 36L)))) = 4;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_1096)) = 64;
                *((__global long *) (arg_fs + 16 + l_1084)) = l_1095;
                GALEFS_FENCE();
                l_1098 = *((__global long *) (arg_fs + 16 + 24L));
                i_1099 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1098 + (ulong) ((long) i_1099))))) = (char) 1;
                l_1100 = *((__global long *) (arg_fs + 16 + 8L));
                l_1101 = (long) ((ulong) l_1079 + (ulong) 1792L);
                i_1102 = 0;
                l_1103 = 0L;
                while (true) {
                    if (!(i_1102 == 0)) {
                        break;
                    }
                    i_1104 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_1105 = *((volatile __global int *) (arg_fs + 16 + l_1101));
                    if (i_1097 == i_1105) {
                        i_1102 = 1;
                    } else {
                        if (i_1104 == 0) {
                            if (l_1103 < l_1100) {
                                GALEFS_RELAX(l_1103);
                                l_1106 = (long) ((ulong) l_1103 + (ulong) 1L);
                                l_1103 = l_1106;
                            } else {
                                i_1102 = (-110);
                            }
                        } else {
                            i_1107 = (int) (0 - (uint) i_1104);
                            i_1102 = i_1107;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_1102 < 0) {
                    l_1108 = (long) i_1102;
                    l_1094 = l_1108;
                } else {
                    l_1109 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1079 + (ulong) 1800L))));
                    l_1094 = l_1109;
                }
            }
        } else {
            l_1094 = (-16L);
        }
    } else {
        l_1094 = 0L;
    }
    l_1110 = GALEFS_BROADCAST(l_1094);
    *((__global long *) (arg_out + 136L)) = ((long) ((int) l_1110));
    i_1111 = (int) get_local_id(0);
    if (i_1111 == 0) {
        l_1112 = *((__global long *) (arg_fs + 16 + 16L));
        i_1113 = (int) get_group_id(0);
        l_1114 = (long) i_1113;
        i_1115 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1112 + (ulong) ((l_1114 << 12) + (l_1114 << 11)))) + (ulong) 1896L))));
        if (i_1115 == 0) {
            l_1116 = *((__global long *) (arg_fs + 16 + 16L));
            i_1117 = (int) get_group_id(0);
            l_1118 = (long) i_1117;
            l_1119 = (long) ((ulong) l_1116 + (ulong) ((l_1118 << 12) + (l_1118 << 11)));
            l_1120 = (long) ((ulong) l_1119 + (ulong) 1864L);
            l_1121 = *((__global long *) (arg_fs + 16 + l_1120));
            l_1122 = *((__global long *) (arg_fs + 16 + 8L));
            i_1123 = 0;
            l_1124 = 0L;
            while (true) {
                if (!(i_1123 == 0)) {
                    break;
                }
                i_1125 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_1125 == 0) {
                    l_1126 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1119 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_1121 + (ulong) 128L)) - (ulong) l_1126)) < 1025L) {
                        i_1123 = 1;
                    } else {
                        if (l_1124 < l_1122) {
                            GALEFS_RELAX(l_1124);
                            l_1127 = (long) ((ulong) l_1124 + (ulong) 1L);
                            l_1124 = l_1127;
                        } else {
                            i_1123 = (-110);
                        }
                    }
                } else {
                    i_1128 = (int) (0 - (uint) i_1125);
                    i_1123 = i_1128;
                }
            }
            if (i_1123 < 0) {
                l_1129 = (long) i_1123;
                l_1130 = l_1129;
            } else {
                l_1131 = (long) ((ulong) l_1121 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1119 + (ulong) ((long) (uint) (((int) l_1131) & 1023)))))) = 0L;
                l_1132 = (long) ((ulong) l_1119 + (ulong) ((long) (uint) (((int) l_1121) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1132 + (ulong) 4L)))) = 2;
                i_1133 = (int) ((uint) ((int) (((long) ((ulong) l_1121 + (ulong) ((long) ((ulong) (l_1121 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1132 + (ulong) 8L)))) = i_1133;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1132 + (ulong) 12L)))) = i_442;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1132 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1132 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1132 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1132 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_1132)) = 64;
                *((__global long *) (arg_fs + 16 + l_1120)) = l_1131;
                GALEFS_FENCE();
                l_1134 = *((__global long *) (arg_fs + 16 + 24L));
                i_1135 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1134 + (ulong) ((long) i_1135))))) = (char) 1;
                l_1136 = *((__global long *) (arg_fs + 16 + 8L));
                l_1137 = (long) ((ulong) l_1119 + (ulong) 1792L);
                i_1138 = 0;
                l_1139 = 0L;
                while (true) {
                    if (!(i_1138 == 0)) {
                        break;
                    }
                    i_1140 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_1141 = *((volatile __global int *) (arg_fs + 16 + l_1137));
                    if (i_1133 == i_1141) {
                        i_1138 = 1;
                    } else {
                        if (i_1140 == 0) {
                            if (l_1139 < l_1136) {
                                GALEFS_RELAX(l_1139);
                                l_1142 = (long) ((ulong) l_1139 + (ulong) 1L);
                                l_1139 = l_1142;
                            } else {
                                i_1138 = (-110);
                            }
                        } else {
                            i_1143 = (int) (0 - (uint) i_1140);
                            i_1138 = i_1143;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_1138 < 0) {
                    l_1144 = (long) i_1138;
                    l_1130 = l_1144;
                } else {
                    l_1145 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1119 + (ulong) 1800L))));
                    l_1130 = l_1145;
                }
            }
        } else {
            l_1130 = (-16L);
        }
    } else {
        l_1130 = 0L;
    }
    l_1146 = GALEFS_BROADCAST(l_1130);
    i_1147 = (int) get_local_id(0);
    if (i_1147 == 0) {
        l_1148 = *((__global long *) (arg_fs + 16 + 16L));
        i_1149 = (int) get_group_id(0);
        l_1150 = (long) i_1149;
        i_1151 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1148 + (ulong) ((l_1150 << 12) + (l_1150 << 11)))) + (ulong) 1896L))));
        if (i_1151 == 0) {
            l_1152 = *((__global long *) (arg_fs + 16 + 16L));
            i_1153 = (int) get_group_id(0);
            l_1154 = (long) i_1153;
            l_1155 = (long) ((ulong) l_1152 + (ulong) ((l_1154 << 12) + (l_1154 << 11)));
            l_1156 = (long) ((ulong) l_1155 + (ulong) 1864L);
            l_1157 = *((__global long *) (arg_fs + 16 + l_1156));
            l_1158 = *((__global long *) (arg_fs + 16 + 8L));
            i_1159 = 0;
            l_1160 = 0L;
            while (true) {
                if (!(i_1159 == 0)) {
                    break;
                }
                i_1161 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_1161 == 0) {
                    l_1162 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1155 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_1157 + (ulong) 128L)) - (ulong) l_1162)) < 1025L) {
                        i_1159 = 1;
                    } else {
                        if (l_1160 < l_1158) {
                            GALEFS_RELAX(l_1160);
                            l_1163 = (long) ((ulong) l_1160 + (ulong) 1L);
                            l_1160 = l_1163;
                        } else {
                            i_1159 = (-110);
                        }
                    }
                } else {
                    i_1164 = (int) (0 - (uint) i_1161);
                    i_1159 = i_1164;
                }
            }
            if (i_1159 < 0) {
                l_1165 = (long) i_1159;
                l_1166 = l_1165;
            } else {
                l_1167 = (long) ((ulong) l_1157 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1155 + (ulong) ((long) (uint) (((int) l_1167) & 1023)))))) = 0L;
                l_1168 = (long) ((ulong) l_1155 + (ulong) ((long) (uint) (((int) l_1157) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1168 + (ulong) 4L)))) = 2;
                i_1169 = (int) ((uint) ((int) (((long) ((ulong) l_1157 + (ulong) ((long) ((ulong) (l_1157 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1168 + (ulong) 8L)))) = i_1169;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1168 + (ulong) 12L)))) = i_320;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1168 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1168 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1168 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1168 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_1168)) = 64;
                *((__global long *) (arg_fs + 16 + l_1156)) = l_1167;
                GALEFS_FENCE();
                l_1170 = *((__global long *) (arg_fs + 16 + 24L));
                i_1171 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1170 + (ulong) ((long) i_1171))))) = (char) 1;
                l_1172 = *((__global long *) (arg_fs + 16 + 8L));
                l_1173 = (long) ((ulong) l_1155 + (ulong) 1792L);
                i_1174 = 0;
                l_1175 = 0L;
                while (true) {
                    if (!(i_1174 == 0)) {
                        break;
                    }
                    i_1176 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_1177 = *((volatile __global int *) (arg_fs + 16 + l_1173));
                    if (i_1169 == i_1177) {
                        i_1174 = 1;
                    } else {
                        if (i_1176 == 0) {
                            if (l_1175 < l_1172) {
                                GALEFS_RELAX(l_1175);
                                l_1178 = (long) ((ulong) l_1175 + (ulong) 1L);
                                l_1175 = l_1178;
                            } else {
                                i_1174 = (-110);
                            }
                        } else {
                            i_1179 = (int) (0 - (uint) i_1176);
                            i_1174 = i_1179;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_1174 < 0) {
                    l_1180 = (long) i_1174;
                    l_1166 = l_1180;
                } else {
                    l_1181 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1155 + (ulong) 1800L))));
                    l_1166 = l_1181;
                }
            }
        } else {
            l_1166 = (-16L);
        }
    } else {
        l_1166 = 0L;
    }
    l_1182 = GALEFS_BROADCAST(l_1166);
    i_1183 = (int) get_local_id(0);
    if (i_1183 == 0) {
        l_1184 = *((__global long *) (arg_fs + 16 + 16L));
        i_1185 = (int) get_group_id(0);
        l_1186 = (long) i_1185;
        i_1187 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1184 + (ulong) ((l_1186 << 12) + (l_1186 << 11)))) + (ulong) 1896L))));
        if (i_1187 == 0) {
            l_1188 = *((__global long *) (arg_fs + 16 + 16L));
            i_1189 = (int) get_group_id(0);
            l_1190 = (long) i_1189;
            l_1191 = (long) ((ulong) l_1188 + (ulong) ((l_1190 << 12) + (l_1190 << 11)));
            l_1192 = (long) ((ulong) l_1191 + (ulong) 1864L);
            l_1193 = *((__global long *) (arg_fs + 16 + l_1192));
            l_1194 = *((__global long *) (arg_fs + 16 + 8L));
            i_1195 = 0;
            l_1196 = 0L;
            while (true) {
                if (!(i_1195 == 0)) {
                    break;
                }
                i_1197 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_1197 == 0) {
                    l_1198 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1191 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_1193 + (ulong) 128L)) - (ulong) l_1198)) < 1025L) {
                        i_1195 = 1;
                    } else {
                        if (l_1196 < l_1194) {
                            GALEFS_RELAX(l_1196);
                            l_1199 = (long) ((ulong) l_1196 + (ulong) 1L);
                            l_1196 = l_1199;
                        } else {
                            i_1195 = (-110);
                        }
                    }
                } else {
                    i_1200 = (int) (0 - (uint) i_1197);
                    i_1195 = i_1200;
                }
            }
            if (i_1195 < 0) {
                l_1201 = (long) i_1195;
                l_1202 = l_1201;
            } else {
                l_1203 = (long) ((ulong) l_1193 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1191 + (ulong) ((long) (uint) (((int) l_1203) & 1023)))))) = 0L;
                l_1204 = (long) ((ulong) l_1191 + (ulong) ((long) (uint) (((int) l_1193) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1204 + (ulong) 4L)))) = 2;
                i_1205 = (int) ((uint) ((int) (((long) ((ulong) l_1193 + (ulong) ((long) ((ulong) (l_1193 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1204 + (ulong) 8L)))) = i_1205;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1204 + (ulong) 12L)))) = i_442;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1204 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1204 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1204 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1204 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_1204)) = 64;
                *((__global long *) (arg_fs + 16 + l_1192)) = l_1203;
                GALEFS_FENCE();
                l_1206 = *((__global long *) (arg_fs + 16 + 24L));
                i_1207 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1206 + (ulong) ((long) i_1207))))) = (char) 1;
                l_1208 = *((__global long *) (arg_fs + 16 + 8L));
                l_1209 = (long) ((ulong) l_1191 + (ulong) 1792L);
                i_1210 = 0;
                l_1211 = 0L;
                while (true) {
                    if (!(i_1210 == 0)) {
                        break;
                    }
                    i_1212 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_1213 = *((volatile __global int *) (arg_fs + 16 + l_1209));
                    if (i_1205 == i_1213) {
                        i_1210 = 1;
                    } else {
                        if (i_1212 == 0) {
                            if (l_1211 < l_1208) {
                                GALEFS_RELAX(l_1211);
                                l_1214 = (long) ((ulong) l_1211 + (ulong) 1L);
                                l_1211 = l_1214;
                            } else {
                                i_1210 = (-110);
                            }
                        } else {
                            i_1215 = (int) (0 - (uint) i_1212);
                            i_1210 = i_1215;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_1210 < 0) {
                    l_1216 = (long) i_1210;
                    l_1202 = l_1216;
                } else {
                    l_1217 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1191 + (ulong) 1800L))));
                    l_1202 = l_1217;
                }
            }
        } else {
            l_1202 = (-16L);
        }
    } else {
        l_1202 = 0L;
    }
    l_1218 = GALEFS_BROADCAST(l_1202);
    *((__global long *) (arg_out + 144L)) = ((long) ((int) l_1218));
}
