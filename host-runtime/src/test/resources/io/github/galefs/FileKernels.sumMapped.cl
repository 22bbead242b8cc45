// A kernel of GaleFS. Generated from Java: change that, not this.
// kernel: io.github.galefs.FileKernels#sumMapped
// entry point: galefs_sumMapped
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// string: "file"
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/FileKernels.java
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/file/BlockAccess.java
// source: io/github/galefs/kernel/file/DeviceFile.java
// source: io/github/galefs/kernel/file/FileOperation.java
// source: io/github/galefs/kernel/file/FileTableDescriptor.java
// source: io/github/galefs/kernel/file/LiteralPath.java
// source: io/github/galefs/kernel/file/OpenFiles.java
// source: io/github/galefs/kernel/lane/LaneCall.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source SHA-256: 78ef24f75580cc2ae129fb1f14e179e901c100756ffcc2e6b7448f3e31b0698e

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

int gale_rem_int(int x, int y) {
    return y == 0 || y == -1 ? 0 : x % y;
}

long gale_div_long(long x, long y) {
    return y == 0 ? 0 : y == -1 ? (long) (0 - (ulong) x) : x / y;
}

__constant char gale_literals[] = {102, 105, 108, 101};

__kernel void galefs_sumMapped(__global uchar *arg_fs, __global uchar *arg_sums, __global uchar *arg_refusals) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_0, i_2, i_4, i_6, i_10, i_11, i_12, i_16, i_18, i_21, i_26, i_28, i_31, i_33, i_34, i_36, i_40, i_41, i_42, i_44, i_45, i_47, i_48, i_49, i_55, i_57, i_59, i_60, i_63, i_64, i_65, i_67, i_68, i_70, i_71, i_72, i_74, i_77, i_86, i_88, i_91, i_94, i_96, i_97, i_98, i_100, i_101, i_102, i_103, i_107, i_109, i_111, i_112, i_113, i_114, i_115, i_116, i_119, i_121, i_122, i_125, i_129, i_135, i_137, i_140, i_145, i_147, i_150, i_152, i_153, i_155, i_164, i_166, i_170, i_172, i_173, i_175, i_176, i_178, i_180, i_184, i_186, i_188, i_190, i_197, i_198, i_200, i_201, i_203, i_204, i_205, i_207, i_210, i_218, i_220, i_223, i_226, i_228, i_229, i_230, i_232, i_233, i_234, i_235, i_239, i_241, i_243, i_244, i_245, i_246, i_247, i_248, i_251, i_253, i_254, i_257, i_261, i_267, i_269, i_272, i_277, i_279, i_282, i_284, i_285, i_287, i_296, i_298, i_302, i_303, i_304, i_306, i_307, i_308, i_310, i_313, i_319, i_321, i_324, i_327, i_329, i_330, i_331, i_333, i_334, i_335, i_336, i_340, i_342, i_344, i_345, i_346, i_347, i_348, i_349, i_352, i_354, i_355, i_358, i_362, i_368, i_370, i_373, i_378, i_380, i_383, i_385, i_386, i_388, i_397, i_399, i_403, i_405, i_406, i_408, i_409, i_410, i_412, i_415, i_423, i_425, i_428, i_431, i_433, i_434, i_435, i_437, i_438, i_439, i_440, i_444, i_446, i_448, i_449, i_450, i_451, i_452, i_453, i_456, i_458, i_459, i_462, i_466, i_472, i_474, i_477, i_482, i_484, i_487, i_489, i_490, i_492, i_501, i_503, i_507, i_508, i_509, i_511, i_512, i_513, i_515, i_519, i_522, i_524, i_525, i_526, i_528, i_529, i_530, i_531, i_535, i_537, i_538, i_539, i_540, i_541, i_542, i_543, i_546, i_548, i_549, i_552, i_556, i_562, i_564, i_567, i_572, i_574, i_577, i_579, i_580, i_582, i_591, i_593, i_597, i_598, i_599, i_601, i_602, i_603, i_605, i_609, i_612, i_614, i_615, i_616, i_618, i_619, i_620, i_621, i_625, i_627, i_628, i_629, i_630, i_631, i_632, i_633, i_636, i_638, i_639, i_642, i_646, i_652, i_654, i_657, i_662, i_664, i_667, i_669, i_670, i_672, i_681, i_683, i_687, i_690, i_693, i_695, i_696, i_699, i_701, i_705, i_707, i_709, i_713, i_715, i_717, i_719, i_726, i_727, i_728, i_730, i_731, i_732, i_734, i_737, i_742, i_744, i_747, i_749, i_750, i_751, i_753, i_754, i_755, i_756, i_760, i_762, i_763, i_764, i_765, i_766, i_767, i_768, i_771, i_773, i_774, i_777, i_781, i_787, i_789, i_792, i_797, i_799, i_802, i_804, i_805, i_807, i_816, i_818, i_821, i_822, i_823, i_825, i_826, i_827, i_829, i_832, i_837, i_839, i_842, i_845, i_847, i_848, i_849, i_851, i_852, i_853, i_854, i_858, i_860, i_861, i_862, i_863, i_864, i_865, i_866, i_869, i_871, i_872, i_875, i_879, i_885, i_887, i_890, i_895, i_897, i_900, i_902, i_903, i_905, i_914, i_916, i_920, i_921, i_922, i_924, i_925, i_926, i_928, i_932, i_934, i_939, i_940, i_941, i_942, i_943, i_944, i_948, i_949, i_950, i_952, i_953, i_954, i_955, i_959, i_961, i_963, i_964, i_965, i_966, i_967, i_968, i_971, i_973, i_974, i_977, i_981, i_987, i_989, i_992, i_997, i_999, i_1002, i_1004, i_1005, i_1007, i_1016, i_1017, i_1020, i_1021, i_1023, i_1024, i_1025, i_1027, i_1034, i_1035, i_1037, i_1039, i_1041, i_1045, i_1046, i_1047, i_1051, i_1053, i_1056, i_1061, i_1063, i_1066, i_1068, i_1069, i_1071, i_1075, i_1077, i_1079, i_1081, i_1087, i_1089, i_1092, i_1097, i_1099, i_1102, i_1104, i_1105, i_1107, i_1111, i_1112, i_1113, i_1115, i_1116, i_1117, i_1123, i_1125, i_1127, i_1131, i_1133, i_1135, i_1137, i_1144, i_1146, i_1148, i_1150, i_1156, i_1158, i_1161, i_1166, i_1168, i_1171, i_1173, i_1174, i_1176, i_1180, i_1181;
    long l_1, l_3, l_5, l_7, l_8, l_9, l_13, l_14, l_15, l_17, l_19, l_20, l_22, l_23, l_24, l_25, l_27, l_29, l_30, l_32, l_35, l_37, l_38, l_39, l_43, l_46, l_50, l_51, l_52, l_53, l_54, l_56, l_58, l_61, l_62, l_66, l_69, l_73, l_75, l_76, l_78, l_79, l_80, l_81, l_82, l_83, l_84, l_85, l_87, l_89, l_90, l_92, l_93, l_95, l_99, l_104, l_105, l_106, l_108, l_110, l_117, l_118, l_120, l_123, l_124, l_126, l_127, l_128, l_130, l_131, l_132, l_133, l_134, l_136, l_138, l_139, l_141, l_142, l_143, l_144, l_146, l_148, l_149, l_151, l_154, l_156, l_157, l_158, l_159, l_160, l_161, l_162, l_163, l_165, l_167, l_168, l_169, l_171, l_174, l_177, l_179, l_181, l_182, l_183, l_185, l_187, l_189, l_191, l_192, l_193, l_194, l_195, l_196, l_199, l_202, l_206, l_208, l_209, l_211, l_212, l_213, l_214, l_215, l_216, l_217, l_219, l_221, l_222, l_224, l_225, l_227, l_231, l_236, l_237, l_238, l_240, l_242, l_249, l_250, l_252, l_255, l_256, l_258, l_259, l_260, l_262, l_263, l_264, l_265, l_266, l_268, l_270, l_271, l_273, l_274, l_275, l_276, l_278, l_280, l_281, l_283, l_286, l_288, l_289, l_290, l_291, l_292, l_293, l_294, l_295, l_297, l_299, l_300, l_301, l_305, l_309, l_311, l_312, l_314, l_315, l_316, l_317, l_318, l_320, l_322, l_323, l_325, l_326, l_328, l_332, l_337, l_338, l_339, l_341, l_343, l_350, l_351, l_353, l_356, l_357, l_359, l_360, l_361, l_363, l_364, l_365, l_366, l_367, l_369, l_371, l_372, l_374, l_375, l_376, l_377, l_379, l_381, l_382, l_384, l_387, l_389, l_390, l_391, l_392, l_393, l_394, l_395, l_396, l_398, l_400, l_401, l_402, l_404, l_407, l_411, l_413, l_414, l_416, l_417, l_418, l_419, l_420, l_421, l_422, l_424, l_426, l_427, l_429, l_430, l_432, l_436, l_441, l_442, l_443, l_445, l_447, l_454, l_455, l_457, l_460, l_461, l_463, l_464, l_465, l_467, l_468, l_469, l_470, l_471, l_473, l_475, l_476, l_478, l_479, l_480, l_481, l_483, l_485, l_486, l_488, l_491, l_493, l_494, l_495, l_496, l_497, l_498, l_499, l_500, l_502, l_504, l_505, l_506, l_510, l_514, l_516, l_517, l_518, l_520, l_521, l_523, l_527, l_532, l_533, l_534, l_536, l_544, l_545, l_547, l_550, l_551, l_553, l_554, l_555, l_557, l_558, l_559, l_560, l_561, l_563, l_565, l_566, l_568, l_569, l_570, l_571, l_573, l_575, l_576, l_578, l_581, l_583, l_584, l_585, l_586, l_587, l_588, l_589, l_590, l_592, l_594, l_595, l_596, l_600, l_604, l_606, l_607, l_608, l_610, l_611, l_613, l_617, l_622, l_623, l_624, l_626, l_634, l_635, l_637, l_640, l_641, l_643, l_644, l_645, l_647, l_648, l_649, l_650, l_651, l_653, l_655, l_656, l_658, l_659, l_660, l_661, l_663, l_665, l_666, l_668, l_671, l_673, l_674, l_675, l_676, l_677, l_678, l_679, l_680, l_682, l_684, l_685, l_686, l_688, l_689, l_691, l_692, l_694, l_697, l_698, l_700, l_702, l_703, l_704, l_706, l_708, l_710, l_711, l_712, l_714, l_716, l_718, l_720, l_721, l_722, l_723, l_724, l_725, l_729, l_733, l_735, l_736, l_738, l_739, l_740, l_741, l_743, l_745, l_746, l_748, l_752, l_757, l_758, l_759, l_761, l_769, l_770, l_772, l_775, l_776, l_778, l_779, l_780, l_782, l_783, l_784, l_785, l_786, l_788, l_790, l_791, l_793, l_794, l_795, l_796, l_798, l_800, l_801, l_803, l_806, l_808, l_809, l_810, l_811, l_812, l_813, l_814, l_815, l_817, l_819, l_820, l_824, l_828, l_830, l_831, l_833, l_834, l_835, l_836, l_838, l_840, l_841, l_843, l_844, l_846, l_850, l_855, l_856, l_857, l_859, l_867, l_868, l_870, l_873, l_874, l_876, l_877, l_878, l_880, l_881, l_882, l_883, l_884, l_886, l_888, l_889, l_891, l_892, l_893, l_894, l_896, l_898, l_899, l_901, l_904, l_906, l_907, l_908, l_909, l_910, l_911, l_912, l_913, l_915, l_917, l_918, l_919, l_923, l_927, l_929, l_930, l_931, l_933, l_935, l_936, l_937, l_938, l_945, l_946, l_947, l_951, l_956, l_957, l_958, l_960, l_962, l_969, l_970, l_972, l_975, l_976, l_978, l_979, l_980, l_982, l_983, l_984, l_985, l_986, l_988, l_990, l_991, l_993, l_994, l_995, l_996, l_998, l_1000, l_1001, l_1003, l_1006, l_1008, l_1009, l_1010, l_1011, l_1012, l_1013, l_1014, l_1015, l_1018, l_1019, l_1022, l_1026, l_1028, l_1029, l_1030, l_1031, l_1032, l_1033, l_1036, l_1038, l_1040, l_1042, l_1043, l_1044, l_1048, l_1049, l_1050, l_1052, l_1054, l_1055, l_1057, l_1058, l_1059, l_1060, l_1062, l_1064, l_1065, l_1067, l_1070, l_1072, l_1073, l_1074, l_1076, l_1078, l_1080, l_1082, l_1083, l_1084, l_1085, l_1086, l_1088, l_1090, l_1091, l_1093, l_1094, l_1095, l_1096, l_1098, l_1100, l_1101, l_1103, l_1106, l_1108, l_1109, l_1110, l_1114, l_1118, l_1119, l_1120, l_1121, l_1122, l_1124, l_1126, l_1128, l_1129, l_1130, l_1132, l_1134, l_1136, l_1138, l_1139, l_1140, l_1141, l_1142, l_1143, l_1145, l_1147, l_1149, l_1151, l_1152, l_1153, l_1154, l_1155, l_1157, l_1159, l_1160, l_1162, l_1163, l_1164, l_1165, l_1167, l_1169, l_1170, l_1172, l_1175, l_1177, l_1178, l_1179;
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
    i_40 = *((__global int *) (arg_fs + 16 + 156L));
    i_41 = (int) get_local_id(0);
    i_42 = (int) l_39;
    l_43 = ((long) i_42) << 3;
    if (i_41 == 0) {
        if (i_42 < 0) {
            i_44 = (-9);
        } else {
            i_45 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_42 < i_45) {
                l_46 = *((__global long *) (arg_fs + 16 + 192L));
                i_47 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) l_43))));
                i_48 = (int) ((uint) i_47 + (uint) (-1));
                i_49 = (i_48 < 0) ? (-9) : i_48;
                i_44 = i_49;
            } else {
                i_44 = (-9);
            }
        }
        l_50 = (long) i_44;
        if (i_44 < 0) {
            l_51 = l_50;
        } else {
            l_52 = *((__global long *) (arg_fs + 16 + 200L));
            l_53 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) (l_50 << 6)))));
            l_51 = l_53;
        }
    } else {
        l_51 = 0L;
    }
    l_54 = GALEFS_BROADCAST(l_51);
    i_55 = 1 << i_40;
    l_56 = (long) i_55;
    i_57 = (int) gale_div_long(((long) ((ulong) ((long) ((ulong) l_54 + (ulong) l_56)) + (ulong) (-1L))), l_56);
    l_58 = 0L;
    i_59 = 0;
    while (true) {
        if (!(i_59 < i_57)) {
            break;
        }
        i_60 = (int) get_group_id(0);
        l_61 = l_56 * ((long) gale_rem_int(((int) ((uint) i_59 + (uint) i_60)), i_57));
        l_62 = (long) ((ulong) l_54 - (ulong) l_61);
        if (l_62 < l_56) {
            i_63 = (int) l_62;
            i_64 = i_63;
        } else {
            i_64 = i_55;
        }
        i_65 = (int) get_local_id(0);
        l_66 = (long) i_64;
        if (i_65 == 0) {
            if (i_42 < 0) {
                i_67 = (-9);
            } else {
                i_68 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_42 < i_68) {
                    l_69 = *((__global long *) (arg_fs + 16 + 192L));
                    i_70 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) l_43))));
                    i_71 = (int) ((uint) i_70 + (uint) (-1));
                    i_72 = (i_71 < 0) ? (-9) : i_71;
                    if (i_72 < 0) {
                        i_67 = i_72;
                    } else {
                        l_73 = *((__global long *) (arg_fs + 16 + 192L));
                        i_74 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_73 + (ulong) l_43)) + (ulong) 4L))));
                        if ((i_74 & 3) == 1) {
                            i_67 = (-9);
                        } else {
                            i_67 = i_72;
                        }
                    }
                } else {
                    i_67 = (-9);
                }
            }
            l_75 = (long) i_67;
            if (i_67 < 0) {
                l_76 = l_75;
            } else {
                if (l_61 < 0L) {
                    l_76 = (-22L);
                } else {
                    if (i_64 < 1) {
                        l_76 = (-22L);
                    } else {
                        i_77 = *((__global int *) (arg_fs + 16 + 156L));
                        l_78 = 1L << i_77;
                        l_79 = (long) ((ulong) l_78 - (ulong) (l_61 & ((long) ((ulong) l_78 + (ulong) (-1L)))));
                        if (l_79 < l_66) {
                            if (((int) l_79) < i_64) {
                                l_76 = (-22L);
                                goto B73;
                            }
                        }
                        l_80 = *((__global long *) (arg_fs + 16 + 200L));
                        l_81 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) (l_75 << 6)))));
                        l_82 = (long) ((ulong) l_81 - (ulong) l_61);
                        if (l_82 < 1L) {
                            l_83 = 0L;
                        } else {
                            l_84 = (l_82 < l_66) ? l_82 : l_66;
                            l_83 = l_84;
                        }
                        if (l_83 < l_66) {
                            l_76 = (-22L);
                        } else {
                            l_85 = *((__global long *) (arg_fs + 16 + 16L));
                            i_86 = (int) get_group_id(0);
                            l_87 = (long) i_86;
                            i_88 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_85 + (ulong) ((l_87 << 12) + (l_87 << 11)))) + (ulong) 1896L))));
                            l_89 = (i_88 == 0) ? 0L : (-16L);
                            l_76 = l_89;
                        }
                    }
                }
            }
        } else {
            l_76 = 0L;
        }
    B73:;
        l_90 = GALEFS_BROADCAST(l_76);
        i_91 = (int) l_90;
        if (i_91 < 0) {
            l_92 = (long) i_91;
            l_93 = l_92;
        } else {
            i_94 = (int) get_local_id(0);
            if (i_94 == 0) {
                l_95 = *((__global long *) (arg_fs + 16 + 16L));
                i_96 = (int) get_group_id(0);
                if (i_42 < 0) {
                    i_97 = (-9);
                } else {
                    i_98 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_42 < i_98) {
                        l_99 = *((__global long *) (arg_fs + 16 + 192L));
                        i_100 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) l_43))));
                        i_101 = (int) ((uint) i_100 + (uint) (-1));
                        i_102 = (i_101 < 0) ? (-9) : i_101;
                        i_97 = i_102;
                    } else {
                        i_97 = (-9);
                    }
                }
                i_103 = *((__global int *) (arg_fs + 16 + 156L));
                l_104 = (long) i_97;
                if (i_97 < 0) {
                    l_105 = l_104;
                } else {
                    l_106 = *((__global long *) (arg_fs + 16 + 200L));
                    i_107 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_106 + (ulong) (l_104 << 6))) + (ulong) 8L))));
                    l_108 = *((__global long *) (arg_fs + 16 + 128L));
                    i_109 = *((__global int *) (arg_fs + 16 + 152L));
                    l_110 = l_61 >> i_103;
                    i_111 = i_109 & ((int) (((long) ((ulong) ((long) ((ulong) l_110 + (ulong) (((long) i_107) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_112 = i_111;
                    i_113 = 0;
                    i_114 = (-2);
                    while (true) {
                        if (!(i_114 == (-2))) {
                            break;
                        }
                        i_115 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) (((long) i_112) << 2)))));
                        i_116 = (int) ((uint) i_115 + (uint) (-1));
                        if (i_116 < 0) {
                            i_114 = (-1);
                        } else {
                            l_117 = *((__global long *) (arg_fs + 16 + 136L));
                            l_118 = (long) ((ulong) l_117 + (ulong) (((long) (uint) i_116) << 4));
                            i_119 = *((volatile __global int *) (arg_fs + 16 + l_118));
                            l_120 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 8L))));
                            if ((!(i_107 == i_119)) || (!(l_110 == l_120))) {
                                if (i_109 == i_113) {
                                    i_114 = (-1);
                                } else {
                                    i_121 = (int) ((uint) i_113 + (uint) 1);
                                    i_122 = i_109 & ((int) ((uint) i_112 + (uint) 1));
                                    i_112 = i_122;
                                    i_113 = i_121;
                                }
                            } else {
                                i_114 = i_116;
                            }
                        }
                    }
                    l_123 = (long) i_96;
                    l_124 = (long) ((ulong) l_95 + (ulong) ((l_123 << 12) + (l_123 << 11)));
                    if (i_114 < 0) {
                        i_125 = (-1);
                    } else {
                        l_126 = (long) ((ulong) l_124 + (ulong) 1856L);
                        *((volatile __global int *) (arg_fs + 16 + l_126)) = ((int) ((uint) i_114 + (uint) 1));
                        GALEFS_FENCE();
                        l_127 = *((__global long *) (arg_fs + 16 + 136L));
                        l_128 = (long) ((ulong) l_127 + (ulong) (((long) (uint) i_114) << 4));
                        i_129 = *((volatile __global int *) (arg_fs + 16 + l_128));
                        l_130 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 8L))));
                        if ((!(i_107 == i_129)) || (!(l_110 == l_130))) {
                            *((volatile __global int *) (arg_fs + 16 + l_126)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_107 == i_129)) || (!(l_110 == l_130))) {
                            i_125 = (-1);
                        } else {
                            i_125 = i_114;
                        }
                    }
                    l_131 = (long) i_125;
                    if (l_131 == (-1L)) {
                        l_132 = (long) ((ulong) l_124 + (ulong) 1864L);
                        l_133 = *((__global long *) (arg_fs + 16 + l_132));
                        l_134 = *((__global long *) (arg_fs + 16 + 8L));
                        i_135 = 0;
                        l_136 = 0L;
                        while (true) {
                            if (!(i_135 == 0)) {
                                break;
                            }
                            i_137 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_137 == 0) {
                                l_138 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_133 + (ulong) 128L)) - (ulong) l_138)) < 1025L) {
                                    i_135 = 1;
                                } else {
                                    if (l_136 < l_134) {
                                        l_139 = (long) ((ulong) l_136 + (ulong) 1L);
                                        l_136 = l_139;
                                    } else {
                                        i_135 = (-110);
                                    }
                                }
                            } else {
                                i_140 = (int) (0 - (uint) i_137);
                                i_135 = i_140;
                            }
                        }
                        if (i_135 < 0) {
                            l_141 = (long) i_135;
                            l_142 = l_141;
                        } else {
                            l_143 = (long) ((ulong) l_133 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) ((long) (uint) (((int) l_143) & 1023)))))) = 0L;
                            l_144 = (long) ((ulong) l_124 + (ulong) ((long) (uint) (((int) l_133) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 4L)))) = 3;
                            i_145 = (int) ((uint) ((int) (((long) ((ulong) l_133 + (ulong) ((long) ((ulong) (l_133 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 8L)))) = i_145;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 12L)))) = i_42;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 16L)))) = l_61;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 24L)))) = l_66;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_144)) = 64;
                            *((__global long *) (arg_fs + 16 + l_132)) = l_143;
                            GALEFS_FENCE();
                            l_146 = *((__global long *) (arg_fs + 16 + 24L));
                            i_147 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) ((long) i_147))))) = (char) 1;
                            l_148 = *((__global long *) (arg_fs + 16 + 8L));
                            l_149 = (long) ((ulong) l_124 + (ulong) 1792L);
                            i_150 = 0;
                            l_151 = 0L;
                            while (true) {
                                if (!(i_150 == 0)) {
                                    break;
                                }
                                i_152 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_153 = *((volatile __global int *) (arg_fs + 16 + l_149));
                                if (i_145 == i_153) {
                                    i_150 = 1;
                                } else {
                                    if (i_152 == 0) {
                                        if (l_151 < l_148) {
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
                            GALEFS_FENCE();
                            if (i_150 < 0) {
                                l_156 = (long) i_150;
                                l_142 = l_156;
                            } else {
                                l_157 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 1800L))));
                                l_142 = l_157;
                            }
                        }
                        if (l_142 < 0L) {
                            l_105 = l_142;
                        } else {
                            l_158 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 1808L))));
                            l_105 = l_158;
                        }
                    } else {
                        l_159 = (long) ((ulong) l_124 + (ulong) 1872L);
                        l_160 = *((__global long *) (arg_fs + 16 + l_159));
                        *((__global long *) (arg_fs + 16 + l_159)) = ((long) ((ulong) l_160 + (ulong) 1L));
                        l_105 = l_131;
                    }
                }
                if (l_105 < 0L) {
                    l_161 = l_105;
                } else {
                    l_162 = (long) ((ulong) (l_105 << i_103) + (ulong) (l_61 & ((long) ((ulong) (1L << i_103) + (ulong) (-1L)))));
                    l_161 = l_162;
                }
            } else {
                l_161 = 0L;
            }
            l_163 = GALEFS_BROADCAST(l_161);
            if (l_163 < 0L) {
                l_93 = l_163;
            } else {
                i_164 = (int) get_local_id(0);
                if (i_164 == 0) {
                    l_165 = *((__global long *) (arg_fs + 16 + 16L));
                    i_166 = (int) get_group_id(0);
                    l_167 = (long) i_166;
                    *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_165 + (ulong) ((l_167 << 12) + (l_167 << 11)))) + (ulong) 1896L)))) = 1;
                }
                l_168 = *((__global long *) (arg_fs + 16 + 144L));
                l_169 = (long) ((ulong) l_163 + (ulong) l_168);
                l_93 = l_169;
            }
        }
        i_170 = (int) ((uint) i_59 + (uint) 1);
        if ((ulong) ((long) ((ulong) l_93 + (ulong) 4095L)) < (ulong) 4095L) {
            l_58 = l_93;
            i_59 = i_170;
        } else {
            l_171 = l_58;
            i_172 = 0;
            while (true) {
                if (!(i_172 < i_64)) {
                    break;
                }
                i_173 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) ((long) i_172)))));
                l_174 = (long) ((ulong) l_171 + (ulong) ((long) (uint) (i_173 & 255)));
                i_175 = (int) ((uint) i_172 + (uint) 1);
                l_171 = l_174;
                i_172 = i_175;
            }
            i_176 = (int) get_local_id(0);
            if (i_176 == 0) {
                l_177 = *((__global long *) (arg_fs + 16 + 16L));
                i_178 = (int) get_group_id(0);
                l_179 = (long) i_178;
                i_180 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_177 + (ulong) ((l_179 << 12) + (l_179 << 11)))) + (ulong) 1896L))));
                l_181 = (i_180 == 0) ? (-22L) : 0L;
                l_182 = l_181;
            } else {
                l_182 = 0L;
            }
            l_183 = GALEFS_BROADCAST(l_182);
            if (l_183 == 0L) {
                i_184 = (int) get_local_id(0);
                if (i_184 == 0) {
                    l_185 = *((__global long *) (arg_fs + 16 + 16L));
                    i_186 = (int) get_group_id(0);
                    l_187 = (long) i_186;
                    *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_185 + (ulong) ((l_187 << 12) + (l_187 << 11)))) + (ulong) 1896L)))) = 0;
                }
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
                    *((__global long *) (arg_fs + 16 + l_193)) = ((long) ((ulong) l_66 + (ulong) l_194));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) 1856L)))) = 0;
                    l_195 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) 1864L))));
                    l_196 = (long) ((ulong) l_195 + (ulong) (-64L));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_196 + (ulong) ((long) ((ulong) (l_196 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    l_58 = l_171;
                    i_59 = i_170;
                } else {
                    l_58 = l_171;
                    i_59 = i_170;
                }
            } else {
                l_58 = l_171;
                i_59 = i_170;
            }
        }
    }
    i_197 = (int) get_group_id(0);
    if (i_197 == 0) {
        i_198 = (int) get_local_id(0);
        l_199 = (long) ((int) ((uint) i_55 + (uint) (-1)));
        if (i_198 == 0) {
            if (i_42 < 0) {
                i_200 = (-9);
            } else {
                i_201 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_42 < i_201) {
                    l_202 = *((__global long *) (arg_fs + 16 + 192L));
                    i_203 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_202 + (ulong) l_43))));
                    i_204 = (int) ((uint) i_203 + (uint) (-1));
                    i_205 = (i_204 < 0) ? (-9) : i_204;
                    if (i_205 < 0) {
                        i_200 = i_205;
                    } else {
                        l_206 = *((__global long *) (arg_fs + 16 + 192L));
                        i_207 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_206 + (ulong) l_43)) + (ulong) 4L))));
                        if ((i_207 & 3) == 1) {
                            i_200 = (-9);
                        } else {
                            i_200 = i_205;
                        }
                    }
                } else {
                    i_200 = (-9);
                }
            }
            l_208 = (long) i_200;
            if (i_200 < 0) {
                l_209 = l_208;
            } else {
                if (l_199 < 0L) {
                    l_209 = (-22L);
                } else {
                    i_210 = *((__global int *) (arg_fs + 16 + 156L));
                    l_211 = 1L << i_210;
                    l_212 = (long) ((ulong) l_211 - (ulong) (l_199 & ((long) ((ulong) l_211 + (ulong) (-1L)))));
                    if (l_212 < 2L) {
                        if (((int) l_212) < 2) {
                            l_209 = (-22L);
                            goto B180;
                        }
                    }
                    l_213 = *((__global long *) (arg_fs + 16 + 200L));
                    l_214 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_213 + (ulong) (l_208 << 6)))));
                    l_215 = (long) ((ulong) l_214 - (ulong) l_199);
                    if (l_215 < 1L) {
                        l_209 = (-22L);
                    } else {
                        l_216 = (l_215 < 2L) ? l_215 : 2L;
                        if (l_216 < 2L) {
                            l_209 = (-22L);
                        } else {
                            l_217 = *((__global long *) (arg_fs + 16 + 16L));
                            i_218 = (int) get_group_id(0);
                            l_219 = (long) i_218;
                            i_220 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_217 + (ulong) ((l_219 << 12) + (l_219 << 11)))) + (ulong) 1896L))));
                            l_221 = (i_220 == 0) ? 0L : (-16L);
                            l_209 = l_221;
                        }
                    }
                }
            }
        } else {
            l_209 = 0L;
        }
    B180:;
        l_222 = GALEFS_BROADCAST(l_209);
        i_223 = (int) l_222;
        if (i_223 < 0) {
            l_224 = (long) i_223;
            l_225 = l_224;
        } else {
            i_226 = (int) get_local_id(0);
            if (i_226 == 0) {
                l_227 = *((__global long *) (arg_fs + 16 + 16L));
                i_228 = (int) get_group_id(0);
                if (i_42 < 0) {
                    i_229 = (-9);
                } else {
                    i_230 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_42 < i_230) {
                        l_231 = *((__global long *) (arg_fs + 16 + 192L));
                        i_232 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_231 + (ulong) l_43))));
                        i_233 = (int) ((uint) i_232 + (uint) (-1));
                        i_234 = (i_233 < 0) ? (-9) : i_233;
                        i_229 = i_234;
                    } else {
                        i_229 = (-9);
                    }
                }
                i_235 = *((__global int *) (arg_fs + 16 + 156L));
                l_236 = (long) i_229;
                if (i_229 < 0) {
                    l_237 = l_236;
                } else {
                    l_238 = *((__global long *) (arg_fs + 16 + 200L));
                    i_239 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_238 + (ulong) (l_236 << 6))) + (ulong) 8L))));
                    l_240 = *((__global long *) (arg_fs + 16 + 128L));
                    i_241 = *((__global int *) (arg_fs + 16 + 152L));
                    l_242 = l_199 >> i_235;
                    i_243 = i_241 & ((int) (((long) ((ulong) ((long) ((ulong) l_242 + (ulong) (((long) i_239) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_244 = i_243;
                    i_245 = 0;
                    i_246 = (-2);
                    while (true) {
                        if (!(i_246 == (-2))) {
                            break;
                        }
                        i_247 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_240 + (ulong) (((long) i_244) << 2)))));
                        i_248 = (int) ((uint) i_247 + (uint) (-1));
                        if (i_248 < 0) {
                            i_246 = (-1);
                        } else {
                            l_249 = *((__global long *) (arg_fs + 16 + 136L));
                            l_250 = (long) ((ulong) l_249 + (ulong) (((long) (uint) i_248) << 4));
                            i_251 = *((volatile __global int *) (arg_fs + 16 + l_250));
                            l_252 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_250 + (ulong) 8L))));
                            if ((!(i_239 == i_251)) || (!(l_242 == l_252))) {
                                if (i_241 == i_245) {
                                    i_246 = (-1);
                                } else {
                                    i_253 = (int) ((uint) i_245 + (uint) 1);
                                    i_254 = i_241 & ((int) ((uint) i_244 + (uint) 1));
                                    i_244 = i_254;
                                    i_245 = i_253;
                                }
                            } else {
                                i_246 = i_248;
                            }
                        }
                    }
                    l_255 = (long) i_228;
                    l_256 = (long) ((ulong) l_227 + (ulong) ((l_255 << 12) + (l_255 << 11)));
                    if (i_246 < 0) {
                        i_257 = (-1);
                    } else {
                        l_258 = (long) ((ulong) l_256 + (ulong) 1856L);
                        *((volatile __global int *) (arg_fs + 16 + l_258)) = ((int) ((uint) i_246 + (uint) 1));
                        GALEFS_FENCE();
                        l_259 = *((__global long *) (arg_fs + 16 + 136L));
                        l_260 = (long) ((ulong) l_259 + (ulong) (((long) (uint) i_246) << 4));
                        i_261 = *((volatile __global int *) (arg_fs + 16 + l_260));
                        l_262 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 8L))));
                        if ((!(i_239 == i_261)) || (!(l_242 == l_262))) {
                            *((volatile __global int *) (arg_fs + 16 + l_258)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_239 == i_261)) || (!(l_242 == l_262))) {
                            i_257 = (-1);
                        } else {
                            i_257 = i_246;
                        }
                    }
                    l_263 = (long) i_257;
                    if (l_263 == (-1L)) {
                        l_264 = (long) ((ulong) l_256 + (ulong) 1864L);
                        l_265 = *((__global long *) (arg_fs + 16 + l_264));
                        l_266 = *((__global long *) (arg_fs + 16 + 8L));
                        i_267 = 0;
                        l_268 = 0L;
                        while (true) {
                            if (!(i_267 == 0)) {
                                break;
                            }
                            i_269 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_269 == 0) {
                                l_270 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_256 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_265 + (ulong) 128L)) - (ulong) l_270)) < 1025L) {
                                    i_267 = 1;
                                } else {
                                    if (l_268 < l_266) {
                                        l_271 = (long) ((ulong) l_268 + (ulong) 1L);
                                        l_268 = l_271;
                                    } else {
                                        i_267 = (-110);
                                    }
                                }
                            } else {
                                i_272 = (int) (0 - (uint) i_269);
                                i_267 = i_272;
                            }
                        }
                        if (i_267 < 0) {
                            l_273 = (long) i_267;
                            l_274 = l_273;
                        } else {
                            l_275 = (long) ((ulong) l_265 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_256 + (ulong) ((long) (uint) (((int) l_275) & 1023)))))) = 0L;
                            l_276 = (long) ((ulong) l_256 + (ulong) ((long) (uint) (((int) l_265) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_276 + (ulong) 4L)))) = 3;
                            i_277 = (int) ((uint) ((int) (((long) ((ulong) l_265 + (ulong) ((long) ((ulong) (l_265 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_276 + (ulong) 8L)))) = i_277;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_276 + (ulong) 12L)))) = i_42;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_276 + (ulong) 16L)))) = l_199;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_276 + (ulong) 24L)))) = 2L;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_276 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_276 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_276)) = 64;
                            *((__global long *) (arg_fs + 16 + l_264)) = l_275;
                            GALEFS_FENCE();
                            l_278 = *((__global long *) (arg_fs + 16 + 24L));
                            i_279 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_278 + (ulong) ((long) i_279))))) = (char) 1;
                            l_280 = *((__global long *) (arg_fs + 16 + 8L));
                            l_281 = (long) ((ulong) l_256 + (ulong) 1792L);
                            i_282 = 0;
                            l_283 = 0L;
                            while (true) {
                                if (!(i_282 == 0)) {
                                    break;
                                }
                                i_284 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_285 = *((volatile __global int *) (arg_fs + 16 + l_281));
                                if (i_277 == i_285) {
                                    i_282 = 1;
                                } else {
                                    if (i_284 == 0) {
                                        if (l_283 < l_280) {
                                            l_286 = (long) ((ulong) l_283 + (ulong) 1L);
                                            l_283 = l_286;
                                        } else {
                                            i_282 = (-110);
                                        }
                                    } else {
                                        i_287 = (int) (0 - (uint) i_284);
                                        i_282 = i_287;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_282 < 0) {
                                l_288 = (long) i_282;
                                l_274 = l_288;
                            } else {
                                l_289 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_256 + (ulong) 1800L))));
                                l_274 = l_289;
                            }
                        }
                        if (l_274 < 0L) {
                            l_237 = l_274;
                        } else {
                            l_290 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_256 + (ulong) 1808L))));
                            l_237 = l_290;
                        }
                    } else {
                        l_291 = (long) ((ulong) l_256 + (ulong) 1872L);
                        l_292 = *((__global long *) (arg_fs + 16 + l_291));
                        *((__global long *) (arg_fs + 16 + l_291)) = ((long) ((ulong) l_292 + (ulong) 1L));
                        l_237 = l_263;
                    }
                }
                if (l_237 < 0L) {
                    l_293 = l_237;
                } else {
                    l_294 = (long) ((ulong) (l_237 << i_235) + (ulong) (l_199 & ((long) ((ulong) (1L << i_235) + (ulong) (-1L)))));
                    l_293 = l_294;
                }
            } else {
                l_293 = 0L;
            }
            l_295 = GALEFS_BROADCAST(l_293);
            if (l_295 < 0L) {
                l_225 = l_295;
            } else {
                i_296 = (int) get_local_id(0);
                if (i_296 == 0) {
                    l_297 = *((__global long *) (arg_fs + 16 + 16L));
                    i_298 = (int) get_group_id(0);
                    l_299 = (long) i_298;
                    *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_297 + (ulong) ((l_299 << 12) + (l_299 << 11)))) + (ulong) 1896L)))) = 1;
                }
                l_300 = *((__global long *) (arg_fs + 16 + 144L));
                l_301 = (long) ((ulong) l_295 + (ulong) l_300);
                l_225 = l_301;
            }
        }
        *((__global long *) (arg_refusals + 16L)) = l_225;
        i_302 = (int) get_local_id(0);
        if (i_302 == 0) {
            if (i_42 < 0) {
                i_303 = (-9);
            } else {
                i_304 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_42 < i_304) {
                    l_305 = *((__global long *) (arg_fs + 16 + 192L));
                    i_306 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_305 + (ulong) l_43))));
                    i_307 = (int) ((uint) i_306 + (uint) (-1));
                    i_308 = (i_307 < 0) ? (-9) : i_307;
                    if (i_308 < 0) {
                        i_303 = i_308;
                    } else {
                        l_309 = *((__global long *) (arg_fs + 16 + 192L));
                        i_310 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_309 + (ulong) l_43)) + (ulong) 4L))));
                        if ((i_310 & 3) == 1) {
                            i_303 = (-9);
                        } else {
                            i_303 = i_308;
                        }
                    }
                } else {
                    i_303 = (-9);
                }
            }
            l_311 = (long) i_303;
            if (i_303 < 0) {
                l_312 = l_311;
            } else {
                if (l_54 < 0L) {
                    l_312 = (-22L);
                } else {
                    i_313 = *((__global int *) (arg_fs + 16 + 156L));
                    l_314 = 1L << i_313;
                    l_315 = (long) ((ulong) l_314 - (ulong) (l_54 & ((long) ((ulong) l_314 + (ulong) (-1L)))));
                    if (l_315 < 1L) {
                        if (((int) l_315) < 1) {
                            l_312 = (-22L);
                            goto B268;
                        }
                    }
                    l_316 = *((__global long *) (arg_fs + 16 + 200L));
                    l_317 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_316 + (ulong) (l_311 << 6)))));
                    if (((long) ((ulong) l_317 - (ulong) l_54)) < 1L) {
                        l_312 = (-22L);
                    } else {
                        l_318 = *((__global long *) (arg_fs + 16 + 16L));
                        i_319 = (int) get_group_id(0);
                        l_320 = (long) i_319;
                        i_321 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_318 + (ulong) ((l_320 << 12) + (l_320 << 11)))) + (ulong) 1896L))));
                        l_322 = (i_321 == 0) ? 0L : (-16L);
                        l_312 = l_322;
                    }
                }
            }
        } else {
            l_312 = 0L;
        }
    B268:;
        l_323 = GALEFS_BROADCAST(l_312);
        i_324 = (int) l_323;
        if (i_324 < 0) {
            l_325 = (long) i_324;
            l_326 = l_325;
        } else {
            i_327 = (int) get_local_id(0);
            if (i_327 == 0) {
                l_328 = *((__global long *) (arg_fs + 16 + 16L));
                i_329 = (int) get_group_id(0);
                if (i_42 < 0) {
                    i_330 = (-9);
                } else {
                    i_331 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_42 < i_331) {
                        l_332 = *((__global long *) (arg_fs + 16 + 192L));
                        i_333 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_332 + (ulong) l_43))));
                        i_334 = (int) ((uint) i_333 + (uint) (-1));
                        i_335 = (i_334 < 0) ? (-9) : i_334;
                        i_330 = i_335;
                    } else {
                        i_330 = (-9);
                    }
                }
                i_336 = *((__global int *) (arg_fs + 16 + 156L));
                l_337 = (long) i_330;
                if (i_330 < 0) {
                    l_338 = l_337;
                } else {
                    l_339 = *((__global long *) (arg_fs + 16 + 200L));
                    i_340 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_339 + (ulong) (l_337 << 6))) + (ulong) 8L))));
                    l_341 = *((__global long *) (arg_fs + 16 + 128L));
                    i_342 = *((__global int *) (arg_fs + 16 + 152L));
                    l_343 = l_54 >> i_336;
                    i_344 = i_342 & ((int) (((long) ((ulong) ((long) ((ulong) l_343 + (ulong) (((long) i_340) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_345 = i_344;
                    i_346 = 0;
                    i_347 = (-2);
                    while (true) {
                        if (!(i_347 == (-2))) {
                            break;
                        }
                        i_348 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_341 + (ulong) (((long) i_345) << 2)))));
                        i_349 = (int) ((uint) i_348 + (uint) (-1));
                        if (i_349 < 0) {
                            i_347 = (-1);
                        } else {
                            l_350 = *((__global long *) (arg_fs + 16 + 136L));
                            l_351 = (long) ((ulong) l_350 + (ulong) (((long) (uint) i_349) << 4));
                            i_352 = *((volatile __global int *) (arg_fs + 16 + l_351));
                            l_353 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_351 + (ulong) 8L))));
                            if ((!(i_340 == i_352)) || (!(l_343 == l_353))) {
                                if (i_342 == i_346) {
                                    i_347 = (-1);
                                } else {
                                    i_354 = (int) ((uint) i_346 + (uint) 1);
                                    i_355 = i_342 & ((int) ((uint) i_345 + (uint) 1));
                                    i_345 = i_355;
                                    i_346 = i_354;
                                }
                            } else {
                                i_347 = i_349;
                            }
                        }
                    }
                    l_356 = (long) i_329;
                    l_357 = (long) ((ulong) l_328 + (ulong) ((l_356 << 12) + (l_356 << 11)));
                    if (i_347 < 0) {
                        i_358 = (-1);
                    } else {
                        l_359 = (long) ((ulong) l_357 + (ulong) 1856L);
                        *((volatile __global int *) (arg_fs + 16 + l_359)) = ((int) ((uint) i_347 + (uint) 1));
                        GALEFS_FENCE();
                        l_360 = *((__global long *) (arg_fs + 16 + 136L));
                        l_361 = (long) ((ulong) l_360 + (ulong) (((long) (uint) i_347) << 4));
                        i_362 = *((volatile __global int *) (arg_fs + 16 + l_361));
                        l_363 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_361 + (ulong) 8L))));
                        if ((!(i_340 == i_362)) || (!(l_343 == l_363))) {
                            *((volatile __global int *) (arg_fs + 16 + l_359)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_340 == i_362)) || (!(l_343 == l_363))) {
                            i_358 = (-1);
                        } else {
                            i_358 = i_347;
                        }
                    }
                    l_364 = (long) i_358;
                    if (l_364 == (-1L)) {
                        l_365 = (long) ((ulong) l_357 + (ulong) 1864L);
                        l_366 = *((__global long *) (arg_fs + 16 + l_365));
                        l_367 = *((__global long *) (arg_fs + 16 + 8L));
                        i_368 = 0;
                        l_369 = 0L;
                        while (true) {
                            if (!(i_368 == 0)) {
                                break;
                            }
                            i_370 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_370 == 0) {
                                l_371 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_357 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_366 + (ulong) 128L)) - (ulong) l_371)) < 1025L) {
                                    i_368 = 1;
                                } else {
                                    if (l_369 < l_367) {
                                        l_372 = (long) ((ulong) l_369 + (ulong) 1L);
                                        l_369 = l_372;
                                    } else {
                                        i_368 = (-110);
                                    }
                                }
                            } else {
                                i_373 = (int) (0 - (uint) i_370);
                                i_368 = i_373;
                            }
                        }
                        if (i_368 < 0) {
                            l_374 = (long) i_368;
                            l_375 = l_374;
                        } else {
                            l_376 = (long) ((ulong) l_366 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_357 + (ulong) ((long) (uint) (((int) l_376) & 1023)))))) = 0L;
                            l_377 = (long) ((ulong) l_357 + (ulong) ((long) (uint) (((int) l_366) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_377 + (ulong) 4L)))) = 3;
                            i_378 = (int) ((uint) ((int) (((long) ((ulong) l_366 + (ulong) ((long) ((ulong) (l_366 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_377 + (ulong) 8L)))) = i_378;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_377 + (ulong) 12L)))) = i_42;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_377 + (ulong) 16L)))) = l_54;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_377 + (ulong) 24L)))) = 1L;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_377 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_377 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_377)) = 64;
                            *((__global long *) (arg_fs + 16 + l_365)) = l_376;
                            GALEFS_FENCE();
                            l_379 = *((__global long *) (arg_fs + 16 + 24L));
                            i_380 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_379 + (ulong) ((long) i_380))))) = (char) 1;
                            l_381 = *((__global long *) (arg_fs + 16 + 8L));
                            l_382 = (long) ((ulong) l_357 + (ulong) 1792L);
                            i_383 = 0;
                            l_384 = 0L;
                            while (true) {
                                if (!(i_383 == 0)) {
                                    break;
                                }
                                i_385 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_386 = *((volatile __global int *) (arg_fs + 16 + l_382));
                                if (i_378 == i_386) {
                                    i_383 = 1;
                                } else {
                                    if (i_385 == 0) {
                                        if (l_384 < l_381) {
                                            l_387 = (long) ((ulong) l_384 + (ulong) 1L);
                                            l_384 = l_387;
                                        } else {
                                            i_383 = (-110);
                                        }
                                    } else {
                                        i_388 = (int) (0 - (uint) i_385);
                                        i_383 = i_388;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_383 < 0) {
                                l_389 = (long) i_383;
                                l_375 = l_389;
                            } else {
                                l_390 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_357 + (ulong) 1800L))));
                                l_375 = l_390;
                            }
                        }
                        if (l_375 < 0L) {
                            l_338 = l_375;
                        } else {
                            l_391 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_357 + (ulong) 1808L))));
                            l_338 = l_391;
                        }
                    } else {
                        l_392 = (long) ((ulong) l_357 + (ulong) 1872L);
                        l_393 = *((__global long *) (arg_fs + 16 + l_392));
                        *((__global long *) (arg_fs + 16 + l_392)) = ((long) ((ulong) l_393 + (ulong) 1L));
                        l_338 = l_364;
                    }
                }
                if (l_338 < 0L) {
                    l_394 = l_338;
                } else {
                    l_395 = (long) ((ulong) (l_338 << i_336) + (ulong) (l_54 & ((long) ((ulong) (1L << i_336) + (ulong) (-1L)))));
                    l_394 = l_395;
                }
            } else {
                l_394 = 0L;
            }
            l_396 = GALEFS_BROADCAST(l_394);
            if (l_396 < 0L) {
                l_326 = l_396;
            } else {
                i_397 = (int) get_local_id(0);
                if (i_397 == 0) {
                    l_398 = *((__global long *) (arg_fs + 16 + 16L));
                    i_399 = (int) get_group_id(0);
                    l_400 = (long) i_399;
                    *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_398 + (ulong) ((l_400 << 12) + (l_400 << 11)))) + (ulong) 1896L)))) = 1;
                }
                l_401 = *((__global long *) (arg_fs + 16 + 144L));
                l_402 = (long) ((ulong) l_396 + (ulong) l_401);
                l_326 = l_402;
            }
        }
        *((__global long *) (arg_refusals + 24L)) = l_326;
        i_403 = (int) get_local_id(0);
        l_404 = (long) ((ulong) l_54 + (ulong) (-1L));
        if (i_403 == 0) {
            if (i_42 < 0) {
                i_405 = (-9);
            } else {
                i_406 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_42 < i_406) {
                    l_407 = *((__global long *) (arg_fs + 16 + 192L));
                    i_408 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_407 + (ulong) l_43))));
                    i_409 = (int) ((uint) i_408 + (uint) (-1));
                    i_410 = (i_409 < 0) ? (-9) : i_409;
                    if (i_410 < 0) {
                        i_405 = i_410;
                    } else {
                        l_411 = *((__global long *) (arg_fs + 16 + 192L));
                        i_412 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_411 + (ulong) l_43)) + (ulong) 4L))));
                        if ((i_412 & 3) == 1) {
                            i_405 = (-9);
                        } else {
                            i_405 = i_410;
                        }
                    }
                } else {
                    i_405 = (-9);
                }
            }
            l_413 = (long) i_405;
            if (i_405 < 0) {
                l_414 = l_413;
            } else {
                if (l_404 < 0L) {
                    l_414 = (-22L);
                } else {
                    i_415 = *((__global int *) (arg_fs + 16 + 156L));
                    l_416 = 1L << i_415;
                    l_417 = (long) ((ulong) l_416 - (ulong) (l_404 & ((long) ((ulong) l_416 + (ulong) (-1L)))));
                    if (l_417 < 2L) {
                        if (((int) l_417) < 2) {
                            l_414 = (-22L);
                            goto B358;
                        }
                    }
                    l_418 = *((__global long *) (arg_fs + 16 + 200L));
                    l_419 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_418 + (ulong) (l_413 << 6)))));
                    l_420 = (long) ((ulong) l_419 - (ulong) l_404);
                    if (l_420 < 1L) {
                        l_414 = (-22L);
                    } else {
                        l_421 = (l_420 < 2L) ? l_420 : 2L;
                        if (l_421 < 2L) {
                            l_414 = (-22L);
                        } else {
                            l_422 = *((__global long *) (arg_fs + 16 + 16L));
                            i_423 = (int) get_group_id(0);
                            l_424 = (long) i_423;
                            i_425 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_422 + (ulong) ((l_424 << 12) + (l_424 << 11)))) + (ulong) 1896L))));
                            l_426 = (i_425 == 0) ? 0L : (-16L);
                            l_414 = l_426;
                        }
                    }
                }
            }
        } else {
            l_414 = 0L;
        }
    B358:;
        l_427 = GALEFS_BROADCAST(l_414);
        i_428 = (int) l_427;
        if (i_428 < 0) {
            l_429 = (long) i_428;
            l_430 = l_429;
        } else {
            i_431 = (int) get_local_id(0);
            if (i_431 == 0) {
                l_432 = *((__global long *) (arg_fs + 16 + 16L));
                i_433 = (int) get_group_id(0);
                if (i_42 < 0) {
                    i_434 = (-9);
                } else {
                    i_435 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_42 < i_435) {
                        l_436 = *((__global long *) (arg_fs + 16 + 192L));
                        i_437 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_436 + (ulong) l_43))));
                        i_438 = (int) ((uint) i_437 + (uint) (-1));
                        i_439 = (i_438 < 0) ? (-9) : i_438;
                        i_434 = i_439;
                    } else {
                        i_434 = (-9);
                    }
                }
                i_440 = *((__global int *) (arg_fs + 16 + 156L));
                l_441 = (long) i_434;
                if (i_434 < 0) {
                    l_442 = l_441;
                } else {
                    l_443 = *((__global long *) (arg_fs + 16 + 200L));
                    i_444 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_443 + (ulong) (l_441 << 6))) + (ulong) 8L))));
                    l_445 = *((__global long *) (arg_fs + 16 + 128L));
                    i_446 = *((__global int *) (arg_fs + 16 + 152L));
                    l_447 = l_404 >> i_440;
                    i_448 = i_446 & ((int) (((long) ((ulong) ((long) ((ulong) l_447 + (ulong) (((long) i_444) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_449 = i_448;
                    i_450 = 0;
                    i_451 = (-2);
                    while (true) {
                        if (!(i_451 == (-2))) {
                            break;
                        }
                        i_452 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_445 + (ulong) (((long) i_449) << 2)))));
                        i_453 = (int) ((uint) i_452 + (uint) (-1));
                        if (i_453 < 0) {
                            i_451 = (-1);
                        } else {
                            l_454 = *((__global long *) (arg_fs + 16 + 136L));
                            l_455 = (long) ((ulong) l_454 + (ulong) (((long) (uint) i_453) << 4));
                            i_456 = *((volatile __global int *) (arg_fs + 16 + l_455));
                            l_457 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_455 + (ulong) 8L))));
                            if ((!(i_444 == i_456)) || (!(l_447 == l_457))) {
                                if (i_446 == i_450) {
                                    i_451 = (-1);
                                } else {
                                    i_458 = (int) ((uint) i_450 + (uint) 1);
                                    i_459 = i_446 & ((int) ((uint) i_449 + (uint) 1));
                                    i_449 = i_459;
                                    i_450 = i_458;
                                }
                            } else {
                                i_451 = i_453;
                            }
                        }
                    }
                    l_460 = (long) i_433;
                    l_461 = (long) ((ulong) l_432 + (ulong) ((l_460 << 12) + (l_460 << 11)));
                    if (i_451 < 0) {
                        i_462 = (-1);
                    } else {
                        l_463 = (long) ((ulong) l_461 + (ulong) 1856L);
                        *((volatile __global int *) (arg_fs + 16 + l_463)) = ((int) ((uint) i_451 + (uint) 1));
                        GALEFS_FENCE();
                        l_464 = *((__global long *) (arg_fs + 16 + 136L));
                        l_465 = (long) ((ulong) l_464 + (ulong) (((long) (uint) i_451) << 4));
                        i_466 = *((volatile __global int *) (arg_fs + 16 + l_465));
                        l_467 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_465 + (ulong) 8L))));
                        if ((!(i_444 == i_466)) || (!(l_447 == l_467))) {
                            *((volatile __global int *) (arg_fs + 16 + l_463)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_444 == i_466)) || (!(l_447 == l_467))) {
                            i_462 = (-1);
                        } else {
                            i_462 = i_451;
                        }
                    }
                    l_468 = (long) i_462;
                    if (l_468 == (-1L)) {
                        l_469 = (long) ((ulong) l_461 + (ulong) 1864L);
                        l_470 = *((__global long *) (arg_fs + 16 + l_469));
                        l_471 = *((__global long *) (arg_fs + 16 + 8L));
                        i_472 = 0;
                        l_473 = 0L;
                        while (true) {
                            if (!(i_472 == 0)) {
                                break;
                            }
                            i_474 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_474 == 0) {
                                l_475 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_461 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_470 + (ulong) 128L)) - (ulong) l_475)) < 1025L) {
                                    i_472 = 1;
                                } else {
                                    if (l_473 < l_471) {
                                        l_476 = (long) ((ulong) l_473 + (ulong) 1L);
                                        l_473 = l_476;
                                    } else {
                                        i_472 = (-110);
                                    }
                                }
                            } else {
                                i_477 = (int) (0 - (uint) i_474);
                                i_472 = i_477;
                            }
                        }
                        if (i_472 < 0) {
                            l_478 = (long) i_472;
                            l_479 = l_478;
                        } else {
                            l_480 = (long) ((ulong) l_470 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_461 + (ulong) ((long) (uint) (((int) l_480) & 1023)))))) = 0L;
                            l_481 = (long) ((ulong) l_461 + (ulong) ((long) (uint) (((int) l_470) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_481 + (ulong) 4L)))) = 3;
                            i_482 = (int) ((uint) ((int) (((long) ((ulong) l_470 + (ulong) ((long) ((ulong) (l_470 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_481 + (ulong) 8L)))) = i_482;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_481 + (ulong) 12L)))) = i_42;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_481 + (ulong) 16L)))) = l_404;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_481 + (ulong) 24L)))) = 2L;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_481 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_481 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_481)) = 64;
                            *((__global long *) (arg_fs + 16 + l_469)) = l_480;
                            GALEFS_FENCE();
                            l_483 = *((__global long *) (arg_fs + 16 + 24L));
                            i_484 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_483 + (ulong) ((long) i_484))))) = (char) 1;
                            l_485 = *((__global long *) (arg_fs + 16 + 8L));
                            l_486 = (long) ((ulong) l_461 + (ulong) 1792L);
                            i_487 = 0;
                            l_488 = 0L;
                            while (true) {
                                if (!(i_487 == 0)) {
                                    break;
                                }
                                i_489 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_490 = *((volatile __global int *) (arg_fs + 16 + l_486));
                                if (i_482 == i_490) {
                                    i_487 = 1;
                                } else {
                                    if (i_489 == 0) {
                                        if (l_488 < l_485) {
                                            l_491 = (long) ((ulong) l_488 + (ulong) 1L);
                                            l_488 = l_491;
                                        } else {
                                            i_487 = (-110);
                                        }
                                    } else {
                                        i_492 = (int) (0 - (uint) i_489);
                                        i_487 = i_492;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_487 < 0) {
                                l_493 = (long) i_487;
                                l_479 = l_493;
                            } else {
                                l_494 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_461 + (ulong) 1800L))));
                                l_479 = l_494;
                            }
                        }
                        if (l_479 < 0L) {
                            l_442 = l_479;
                        } else {
                            l_495 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_461 + (ulong) 1808L))));
                            l_442 = l_495;
                        }
                    } else {
                        l_496 = (long) ((ulong) l_461 + (ulong) 1872L);
                        l_497 = *((__global long *) (arg_fs + 16 + l_496));
                        *((__global long *) (arg_fs + 16 + l_496)) = ((long) ((ulong) l_497 + (ulong) 1L));
                        l_442 = l_468;
                    }
                }
                if (l_442 < 0L) {
                    l_498 = l_442;
                } else {
                    l_499 = (long) ((ulong) (l_442 << i_440) + (ulong) (l_404 & ((long) ((ulong) (1L << i_440) + (ulong) (-1L)))));
                    l_498 = l_499;
                }
            } else {
                l_498 = 0L;
            }
            l_500 = GALEFS_BROADCAST(l_498);
            if (l_500 < 0L) {
                l_430 = l_500;
            } else {
                i_501 = (int) get_local_id(0);
                if (i_501 == 0) {
                    l_502 = *((__global long *) (arg_fs + 16 + 16L));
                    i_503 = (int) get_group_id(0);
                    l_504 = (long) i_503;
                    *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_502 + (ulong) ((l_504 << 12) + (l_504 << 11)))) + (ulong) 1896L)))) = 1;
                }
                l_505 = *((__global long *) (arg_fs + 16 + 144L));
                l_506 = (long) ((ulong) l_500 + (ulong) l_505);
                l_430 = l_506;
            }
        }
        *((__global long *) (arg_refusals + 32L)) = l_430;
        i_507 = (int) get_local_id(0);
        if (i_507 == 0) {
            if (i_42 < 0) {
                i_508 = (-9);
            } else {
                i_509 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_42 < i_509) {
                    l_510 = *((__global long *) (arg_fs + 16 + 192L));
                    i_511 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_510 + (ulong) l_43))));
                    i_512 = (int) ((uint) i_511 + (uint) (-1));
                    i_513 = (i_512 < 0) ? (-9) : i_512;
                    if (i_513 < 0) {
                        i_508 = i_513;
                    } else {
                        l_514 = *((__global long *) (arg_fs + 16 + 192L));
                        i_515 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_514 + (ulong) l_43)) + (ulong) 4L))));
                        if ((i_515 & 3) == 1) {
                            i_508 = (-9);
                        } else {
                            i_508 = i_513;
                        }
                    }
                } else {
                    i_508 = (-9);
                }
            }
            if (i_508 < 0) {
                l_516 = (long) i_508;
                l_517 = l_516;
            } else {
                l_517 = (-22L);
            }
        } else {
            l_517 = 0L;
        }
        l_518 = GALEFS_BROADCAST(l_517);
        i_519 = (int) l_518;
        if (i_519 < 0) {
            l_520 = (long) i_519;
            l_521 = l_520;
        } else {
            i_522 = (int) get_local_id(0);
            if (i_522 == 0) {
                l_523 = *((__global long *) (arg_fs + 16 + 16L));
                i_524 = (int) get_group_id(0);
                if (i_42 < 0) {
                    i_525 = (-9);
                } else {
                    i_526 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_42 < i_526) {
                        l_527 = *((__global long *) (arg_fs + 16 + 192L));
                        i_528 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_527 + (ulong) l_43))));
                        i_529 = (int) ((uint) i_528 + (uint) (-1));
                        i_530 = (i_529 < 0) ? (-9) : i_529;
                        i_525 = i_530;
                    } else {
                        i_525 = (-9);
                    }
                }
                i_531 = *((__global int *) (arg_fs + 16 + 156L));
                l_532 = (long) i_525;
                if (i_525 < 0) {
                    l_533 = l_532;
                } else {
                    l_534 = *((__global long *) (arg_fs + 16 + 200L));
                    i_535 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_534 + (ulong) (l_532 << 6))) + (ulong) 8L))));
                    l_536 = *((__global long *) (arg_fs + 16 + 128L));
                    i_537 = *((__global int *) (arg_fs + 16 + 152L));
                    i_538 = i_537 & ((int) (((long) ((ulong) ((long) i_535) * (ulong) 5367187945662971904L)) >> 32));
                    i_539 = i_538;
                    i_540 = 0;
                    i_541 = (-2);
                    while (true) {
                        if (!(i_541 == (-2))) {
                            break;
                        }
                        i_542 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_536 + (ulong) (((long) i_539) << 2)))));
                        i_543 = (int) ((uint) i_542 + (uint) (-1));
                        if (i_543 < 0) {
                            i_541 = (-1);
                        } else {
                            l_544 = *((__global long *) (arg_fs + 16 + 136L));
                            l_545 = (long) ((ulong) l_544 + (ulong) (((long) (uint) i_543) << 4));
                            i_546 = *((volatile __global int *) (arg_fs + 16 + l_545));
                            l_547 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_545 + (ulong) 8L))));
                            if ((!(i_535 == i_546)) || (!(l_547 == 0L))) {
                                if (i_537 == i_540) {
                                    i_541 = (-1);
                                } else {
                                    i_548 = (int) ((uint) i_540 + (uint) 1);
                                    i_549 = i_537 & ((int) ((uint) i_539 + (uint) 1));
                                    i_539 = i_549;
                                    i_540 = i_548;
                                }
                            } else {
                                i_541 = i_543;
                            }
                        }
                    }
                    l_550 = (long) i_524;
                    l_551 = (long) ((ulong) l_523 + (ulong) ((l_550 << 12) + (l_550 << 11)));
                    if (i_541 < 0) {
                        i_552 = (-1);
                    } else {
                        l_553 = (long) ((ulong) l_551 + (ulong) 1856L);
                        *((volatile __global int *) (arg_fs + 16 + l_553)) = ((int) ((uint) i_541 + (uint) 1));
                        GALEFS_FENCE();
                        l_554 = *((__global long *) (arg_fs + 16 + 136L));
                        l_555 = (long) ((ulong) l_554 + (ulong) (((long) (uint) i_541) << 4));
                        i_556 = *((volatile __global int *) (arg_fs + 16 + l_555));
                        l_557 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_555 + (ulong) 8L))));
                        if ((!(i_535 == i_556)) || (!(l_557 == 0L))) {
                            *((volatile __global int *) (arg_fs + 16 + l_553)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_535 == i_556)) || (!(l_557 == 0L))) {
                            i_552 = (-1);
                        } else {
                            i_552 = i_541;
                        }
                    }
                    l_558 = (long) i_552;
                    if (l_558 == (-1L)) {
                        l_559 = (long) ((ulong) l_551 + (ulong) 1864L);
                        l_560 = *((__global long *) (arg_fs + 16 + l_559));
                        l_561 = *((__global long *) (arg_fs + 16 + 8L));
                        i_562 = 0;
                        l_563 = 0L;
                        while (true) {
                            if (!(i_562 == 0)) {
                                break;
                            }
                            i_564 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_564 == 0) {
                                l_565 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_551 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_560 + (ulong) 128L)) - (ulong) l_565)) < 1025L) {
                                    i_562 = 1;
                                } else {
                                    if (l_563 < l_561) {
                                        l_566 = (long) ((ulong) l_563 + (ulong) 1L);
                                        l_563 = l_566;
                                    } else {
                                        i_562 = (-110);
                                    }
                                }
                            } else {
                                i_567 = (int) (0 - (uint) i_564);
                                i_562 = i_567;
                            }
                        }
                        if (i_562 < 0) {
                            l_568 = (long) i_562;
                            l_569 = l_568;
                        } else {
                            l_570 = (long) ((ulong) l_560 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_551 + (ulong) ((long) (uint) (((int) l_570) & 1023)))))) = 0L;
                            l_571 = (long) ((ulong) l_551 + (ulong) ((long) (uint) (((int) l_560) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_571 + (ulong) 4L)))) = 3;
                            i_572 = (int) ((uint) ((int) (((long) ((ulong) l_560 + (ulong) ((long) ((ulong) (l_560 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_571 + (ulong) 8L)))) = i_572;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_571 + (ulong) 12L)))) = i_42;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_571 + (ulong) 16L)))) = 0L;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_571 + (ulong) 24L)))) = 0L;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_571 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_571 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_571)) = 64;
                            *((__global long *) (arg_fs + 16 + l_559)) = l_570;
                            GALEFS_FENCE();
                            l_573 = *((__global long *) (arg_fs + 16 + 24L));
                            i_574 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_573 + (ulong) ((long) i_574))))) = (char) 1;
                            l_575 = *((__global long *) (arg_fs + 16 + 8L));
                            l_576 = (long) ((ulong) l_551 + (ulong) 1792L);
                            i_577 = 0;
                            l_578 = 0L;
                            while (true) {
                                if (!(i_577 == 0)) {
                                    break;
                                }
                                i_579 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_580 = *((volatile __global int *) (arg_fs + 16 + l_576));
                                if (i_572 == i_580) {
                                    i_577 = 1;
                                } else {
                                    if (i_579 == 0) {
                                        if (l_578 < l_575) {
                                            l_581 = (long) ((ulong) l_578 + (ulong) 1L);
                                            l_578 = l_581;
                                        } else {
                                            i_577 = (-110);
                                        }
                                    } else {
                                        i_582 = (int) (0 - (uint) i_579);
                                        i_577 = i_582;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_577 < 0) {
                                l_583 = (long) i_577;
                                l_569 = l_583;
                            } else {
                                l_584 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_551 + (ulong) 1800L))));
                                l_569 = l_584;
                            }
                        }
                        if (l_569 < 0L) {
                            l_533 = l_569;
                        } else {
                            l_585 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_551 + (ulong) 1808L))));
                            l_533 = l_585;
                        }
                    } else {
                        l_586 = (long) ((ulong) l_551 + (ulong) 1872L);
                        l_587 = *((__global long *) (arg_fs + 16 + l_586));
                        *((__global long *) (arg_fs + 16 + l_586)) = ((long) ((ulong) l_587 + (ulong) 1L));
                        l_533 = l_558;
                    }
                }
                if (l_533 < 0L) {
                    l_588 = l_533;
                } else {
                    l_589 = l_533 << i_531;
                    l_588 = l_589;
                }
            } else {
                l_588 = 0L;
            }
            l_590 = GALEFS_BROADCAST(l_588);
            if (l_590 < 0L) {
                l_521 = l_590;
            } else {
                i_591 = (int) get_local_id(0);
                if (i_591 == 0) {
                    l_592 = *((__global long *) (arg_fs + 16 + 16L));
                    i_593 = (int) get_group_id(0);
                    l_594 = (long) i_593;
                    *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_592 + (ulong) ((l_594 << 12) + (l_594 << 11)))) + (ulong) 1896L)))) = 1;
                }
                l_595 = *((__global long *) (arg_fs + 16 + 144L));
                l_596 = (long) ((ulong) l_590 + (ulong) l_595);
                l_521 = l_596;
            }
        }
        *((__global long *) (arg_refusals + 40L)) = l_521;
        i_597 = (int) get_local_id(0);
        if (i_597 == 0) {
            if (i_42 < 0) {
                i_598 = (-9);
            } else {
                i_599 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_42 < i_599) {
                    l_600 = *((__global long *) (arg_fs + 16 + 192L));
                    i_601 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_600 + (ulong) l_43))));
                    i_602 = (int) ((uint) i_601 + (uint) (-1));
                    i_603 = (i_602 < 0) ? (-9) : i_602;
                    if (i_603 < 0) {
                        i_598 = i_603;
                    } else {
                        l_604 = *((__global long *) (arg_fs + 16 + 192L));
                        i_605 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_604 + (ulong) l_43)) + (ulong) 4L))));
                        if ((i_605 & 3) == 1) {
                            i_598 = (-9);
                        } else {
                            i_598 = i_603;
                        }
                    }
                } else {
                    i_598 = (-9);
                }
            }
            if (i_598 < 0) {
                l_606 = (long) i_598;
                l_607 = l_606;
            } else {
                l_607 = (-22L);
            }
        } else {
            l_607 = 0L;
        }
        l_608 = GALEFS_BROADCAST(l_607);
        i_609 = (int) l_608;
        if (i_609 < 0) {
            l_610 = (long) i_609;
            l_611 = l_610;
        } else {
            i_612 = (int) get_local_id(0);
            if (i_612 == 0) {
                l_613 = *((__global long *) (arg_fs + 16 + 16L));
                i_614 = (int) get_group_id(0);
                if (i_42 < 0) {
                    i_615 = (-9);
                } else {
                    i_616 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_42 < i_616) {
                        l_617 = *((__global long *) (arg_fs + 16 + 192L));
                        i_618 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_617 + (ulong) l_43))));
                        i_619 = (int) ((uint) i_618 + (uint) (-1));
                        i_620 = (i_619 < 0) ? (-9) : i_619;
                        i_615 = i_620;
                    } else {
                        i_615 = (-9);
                    }
                }
                i_621 = *((__global int *) (arg_fs + 16 + 156L));
                l_622 = (long) i_615;
                if (i_615 < 0) {
                    l_623 = l_622;
                } else {
                    l_624 = *((__global long *) (arg_fs + 16 + 200L));
                    i_625 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_624 + (ulong) (l_622 << 6))) + (ulong) 8L))));
                    l_626 = *((__global long *) (arg_fs + 16 + 128L));
                    i_627 = *((__global int *) (arg_fs + 16 + 152L));
                    i_628 = i_627 & ((int) (((long) ((ulong) ((long) ((ulong) (((long) i_625) << 40) + (ulong) (-1L))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_629 = i_628;
                    i_630 = 0;
                    i_631 = (-2);
                    while (true) {
                        if (!(i_631 == (-2))) {
                            break;
                        }
                        i_632 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_626 + (ulong) (((long) i_629) << 2)))));
                        i_633 = (int) ((uint) i_632 + (uint) (-1));
                        if (i_633 < 0) {
                            i_631 = (-1);
                        } else {
                            l_634 = *((__global long *) (arg_fs + 16 + 136L));
                            l_635 = (long) ((ulong) l_634 + (ulong) (((long) (uint) i_633) << 4));
                            i_636 = *((volatile __global int *) (arg_fs + 16 + l_635));
                            l_637 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_635 + (ulong) 8L))));
                            if ((!(i_625 == i_636)) || (!(l_637 == (-1L)))) {
                                if (i_627 == i_630) {
                                    i_631 = (-1);
                                } else {
                                    i_638 = (int) ((uint) i_630 + (uint) 1);
                                    i_639 = i_627 & ((int) ((uint) i_629 + (uint) 1));
                                    i_629 = i_639;
                                    i_630 = i_638;
                                }
                            } else {
                                i_631 = i_633;
                            }
                        }
                    }
                    l_640 = (long) i_614;
                    l_641 = (long) ((ulong) l_613 + (ulong) ((l_640 << 12) + (l_640 << 11)));
                    if (i_631 < 0) {
                        i_642 = (-1);
                    } else {
                        l_643 = (long) ((ulong) l_641 + (ulong) 1856L);
                        *((volatile __global int *) (arg_fs + 16 + l_643)) = ((int) ((uint) i_631 + (uint) 1));
                        GALEFS_FENCE();
                        l_644 = *((__global long *) (arg_fs + 16 + 136L));
                        l_645 = (long) ((ulong) l_644 + (ulong) (((long) (uint) i_631) << 4));
                        i_646 = *((volatile __global int *) (arg_fs + 16 + l_645));
                        l_647 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_645 + (ulong) 8L))));
                        if ((!(i_625 == i_646)) || (!(l_647 == (-1L)))) {
                            *((volatile __global int *) (arg_fs + 16 + l_643)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_625 == i_646)) || (!(l_647 == (-1L)))) {
                            i_642 = (-1);
                        } else {
                            i_642 = i_631;
                        }
                    }
                    l_648 = (long) i_642;
                    if (l_648 == (-1L)) {
                        l_649 = (long) ((ulong) l_641 + (ulong) 1864L);
                        l_650 = *((__global long *) (arg_fs + 16 + l_649));
                        l_651 = *((__global long *) (arg_fs + 16 + 8L));
                        i_652 = 0;
                        l_653 = 0L;
                        while (true) {
                            if (!(i_652 == 0)) {
                                break;
                            }
                            i_654 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_654 == 0) {
                                l_655 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_641 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_650 + (ulong) 128L)) - (ulong) l_655)) < 1025L) {
                                    i_652 = 1;
                                } else {
                                    if (l_653 < l_651) {
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
                            l_660 = (long) ((ulong) l_650 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_641 + (ulong) ((long) (uint) (((int) l_660) & 1023)))))) = 0L;
                            l_661 = (long) ((ulong) l_641 + (ulong) ((long) (uint) (((int) l_650) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_661 + (ulong) 4L)))) = 3;
                            i_662 = (int) ((uint) ((int) (((long) ((ulong) l_650 + (ulong) ((long) ((ulong) (l_650 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_661 + (ulong) 8L)))) = i_662;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_661 + (ulong) 12L)))) = i_42;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_661 + (ulong) 16L)))) = (-1L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_661 + (ulong) 24L)))) = 1L;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_661 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_661 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_661)) = 64;
                            *((__global long *) (arg_fs + 16 + l_649)) = l_660;
                            GALEFS_FENCE();
                            l_663 = *((__global long *) (arg_fs + 16 + 24L));
                            i_664 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_663 + (ulong) ((long) i_664))))) = (char) 1;
                            l_665 = *((__global long *) (arg_fs + 16 + 8L));
                            l_666 = (long) ((ulong) l_641 + (ulong) 1792L);
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
                                l_674 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_641 + (ulong) 1800L))));
                                l_659 = l_674;
                            }
                        }
                        if (l_659 < 0L) {
                            l_623 = l_659;
                        } else {
                            l_675 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_641 + (ulong) 1808L))));
                            l_623 = l_675;
                        }
                    } else {
                        l_676 = (long) ((ulong) l_641 + (ulong) 1872L);
                        l_677 = *((__global long *) (arg_fs + 16 + l_676));
                        *((__global long *) (arg_fs + 16 + l_676)) = ((long) ((ulong) l_677 + (ulong) 1L));
                        l_623 = l_648;
                    }
                }
                if (l_623 < 0L) {
                    l_678 = l_623;
                } else {
                    l_679 = (long) ((ulong) ((long) ((ulong) (l_623 << i_621) + (ulong) (1L << i_621))) + (ulong) (-1L));
                    l_678 = l_679;
                }
            } else {
                l_678 = 0L;
            }
            l_680 = GALEFS_BROADCAST(l_678);
            if (l_680 < 0L) {
                l_611 = l_680;
            } else {
                i_681 = (int) get_local_id(0);
                if (i_681 == 0) {
                    l_682 = *((__global long *) (arg_fs + 16 + 16L));
                    i_683 = (int) get_group_id(0);
                    l_684 = (long) i_683;
                    *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_682 + (ulong) ((l_684 << 12) + (l_684 << 11)))) + (ulong) 1896L)))) = 1;
                }
                l_685 = *((__global long *) (arg_fs + 16 + 144L));
                l_686 = (long) ((ulong) l_680 + (ulong) l_685);
                l_611 = l_686;
            }
        }
        *((__global long *) (arg_refusals + 48L)) = l_611;
        i_687 = (int) get_local_id(0);
        l_688 = (i_687 == 0) ? (-9L) : 0L;
        l_689 = GALEFS_BROADCAST(l_688);
        i_690 = (int) l_689;
        if (i_690 < 0) {
            l_691 = (long) i_690;
            l_692 = l_691;
        } else {
            i_693 = (int) get_local_id(0);
            if (i_693 == 0) {
                l_694 = *((__global long *) (arg_fs + 16 + 16L));
                i_695 = (int) get_group_id(0);
                i_696 = *((__global int *) (arg_fs + 16 + 156L));
                l_697 = (-9L);
            } else {
                l_697 = 0L;
            }
            l_698 = GALEFS_BROADCAST(l_697);
            if (l_698 < 0L) {
                l_692 = l_698;
            } else {
                i_699 = (int) get_local_id(0);
                if (i_699 == 0) {
                    l_700 = *((__global long *) (arg_fs + 16 + 16L));
                    i_701 = (int) get_group_id(0);
                    l_702 = (long) i_701;
                    *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_700 + (ulong) ((l_702 << 12) + (l_702 << 11)))) + (ulong) 1896L)))) = 1;
                }
                l_703 = *((__global long *) (arg_fs + 16 + 144L));
                l_704 = (long) ((ulong) l_698 + (ulong) l_703);
                l_692 = l_704;
            }
        }
        *((__global long *) (arg_refusals + 56L)) = l_692;
        i_705 = (int) get_local_id(0);
        if (i_705 == 0) {
            l_706 = *((__global long *) (arg_fs + 16 + 16L));
            i_707 = (int) get_group_id(0);
            l_708 = (long) i_707;
            i_709 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_706 + (ulong) ((l_708 << 12) + (l_708 << 11)))) + (ulong) 1896L))));
            l_710 = (i_709 == 0) ? (-22L) : 0L;
            l_711 = l_710;
        } else {
            l_711 = 0L;
        }
        l_712 = GALEFS_BROADCAST(l_711);
        if (l_712 == 0L) {
            i_713 = (int) get_local_id(0);
            if (i_713 == 0) {
                l_714 = *((__global long *) (arg_fs + 16 + 16L));
                i_715 = (int) get_group_id(0);
                l_716 = (long) i_715;
                *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_714 + (ulong) ((l_716 << 12) + (l_716 << 11)))) + (ulong) 1896L)))) = 0;
            }
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_717 = (int) get_local_id(0);
            if (i_717 == 0) {
                l_718 = *((__global long *) (arg_fs + 16 + 16L));
                i_719 = (int) get_group_id(0);
                l_720 = (long) i_719;
                l_721 = (long) ((ulong) l_718 + (ulong) ((l_720 << 12) + (l_720 << 11)));
                l_722 = (long) ((ulong) l_721 + (ulong) 1880L);
                l_723 = *((__global long *) (arg_fs + 16 + l_722));
                *((__global long *) (arg_fs + 16 + l_722)) = ((long) ((ulong) l_723 + (ulong) 1L));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_721 + (ulong) 1856L)))) = 0;
                l_724 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_721 + (ulong) 1864L))));
                l_725 = (long) ((ulong) l_724 + (ulong) (-64L));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_721 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_725 + (ulong) ((long) ((ulong) (l_725 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        *((__global long *) (arg_refusals + 64L)) = ((long) ((int) l_712));
        i_726 = (int) get_local_id(0);
        if (i_726 == 0) {
            if (i_42 < 0) {
                i_727 = (-9);
            } else {
                i_728 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_42 < i_728) {
                    l_729 = *((__global long *) (arg_fs + 16 + 192L));
                    i_730 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_729 + (ulong) l_43))));
                    i_731 = (int) ((uint) i_730 + (uint) (-1));
                    i_732 = (i_731 < 0) ? (-9) : i_731;
                    if (i_732 < 0) {
                        i_727 = i_732;
                    } else {
                        l_733 = *((__global long *) (arg_fs + 16 + 192L));
                        i_734 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_733 + (ulong) l_43)) + (ulong) 4L))));
                        if ((i_734 & 3) == 1) {
                            i_727 = (-9);
                        } else {
                            i_727 = i_732;
                        }
                    }
                } else {
                    i_727 = (-9);
                }
            }
            l_735 = (long) i_727;
            if (i_727 < 0) {
                l_736 = l_735;
            } else {
                i_737 = *((__global int *) (arg_fs + 16 + 156L));
                l_738 = 1L << i_737;
                if (l_738 < 1L) {
                    if (((int) l_738) < 1) {
                        l_736 = (-22L);
                        goto B624;
                    }
                }
                l_739 = *((__global long *) (arg_fs + 16 + 200L));
                l_740 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_739 + (ulong) (l_735 << 6)))));
                if (l_740 < 1L) {
                    l_736 = (-22L);
                } else {
                    l_741 = *((__global long *) (arg_fs + 16 + 16L));
                    i_742 = (int) get_group_id(0);
                    l_743 = (long) i_742;
                    i_744 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_741 + (ulong) ((l_743 << 12) + (l_743 << 11)))) + (ulong) 1896L))));
                    l_745 = (i_744 == 0) ? 0L : (-16L);
                    l_736 = l_745;
                }
            }
        } else {
            l_736 = 0L;
        }
    B624:;
        l_746 = GALEFS_BROADCAST(l_736);
        if (!(((int) l_746) < 0)) {
            i_747 = (int) get_local_id(0);
            if (i_747 == 0) {
                l_748 = *((__global long *) (arg_fs + 16 + 16L));
                i_749 = (int) get_group_id(0);
                if (i_42 < 0) {
                    i_750 = (-9);
                } else {
                    i_751 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_42 < i_751) {
                        l_752 = *((__global long *) (arg_fs + 16 + 192L));
                        i_753 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_752 + (ulong) l_43))));
                        i_754 = (int) ((uint) i_753 + (uint) (-1));
                        i_755 = (i_754 < 0) ? (-9) : i_754;
                        i_750 = i_755;
                    } else {
                        i_750 = (-9);
                    }
                }
                i_756 = *((__global int *) (arg_fs + 16 + 156L));
                l_757 = (long) i_750;
                if (i_750 < 0) {
                    l_758 = l_757;
                } else {
                    l_759 = *((__global long *) (arg_fs + 16 + 200L));
                    i_760 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_759 + (ulong) (l_757 << 6))) + (ulong) 8L))));
                    l_761 = *((__global long *) (arg_fs + 16 + 128L));
                    i_762 = *((__global int *) (arg_fs + 16 + 152L));
                    i_763 = i_762 & ((int) (((long) ((ulong) ((long) i_760) * (ulong) 5367187945662971904L)) >> 32));
                    i_764 = i_763;
                    i_765 = 0;
                    i_766 = (-2);
                    while (true) {
                        if (!(i_766 == (-2))) {
                            break;
                        }
                        i_767 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_761 + (ulong) (((long) i_764) << 2)))));
                        i_768 = (int) ((uint) i_767 + (uint) (-1));
                        if (i_768 < 0) {
                            i_766 = (-1);
                        } else {
                            l_769 = *((__global long *) (arg_fs + 16 + 136L));
                            l_770 = (long) ((ulong) l_769 + (ulong) (((long) (uint) i_768) << 4));
                            i_771 = *((volatile __global int *) (arg_fs + 16 + l_770));
                            l_772 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_770 + (ulong) 8L))));
                            if ((!(i_760 == i_771)) || (!(l_772 == 0L))) {
                                if (i_762 == i_765) {
                                    i_766 = (-1);
                                } else {
                                    i_773 = (int) ((uint) i_765 + (uint) 1);
                                    i_774 = i_762 & ((int) ((uint) i_764 + (uint) 1));
                                    i_764 = i_774;
                                    i_765 = i_773;
                                }
                            } else {
                                i_766 = i_768;
                            }
                        }
                    }
                    l_775 = (long) i_749;
                    l_776 = (long) ((ulong) l_748 + (ulong) ((l_775 << 12) + (l_775 << 11)));
                    if (i_766 < 0) {
                        i_777 = (-1);
                    } else {
                        l_778 = (long) ((ulong) l_776 + (ulong) 1856L);
                        *((volatile __global int *) (arg_fs + 16 + l_778)) = ((int) ((uint) i_766 + (uint) 1));
                        GALEFS_FENCE();
                        l_779 = *((__global long *) (arg_fs + 16 + 136L));
                        l_780 = (long) ((ulong) l_779 + (ulong) (((long) (uint) i_766) << 4));
                        i_781 = *((volatile __global int *) (arg_fs + 16 + l_780));
                        l_782 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_780 + (ulong) 8L))));
                        if ((!(i_760 == i_781)) || (!(l_782 == 0L))) {
                            *((volatile __global int *) (arg_fs + 16 + l_778)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_760 == i_781)) || (!(l_782 == 0L))) {
                            i_777 = (-1);
                        } else {
                            i_777 = i_766;
                        }
                    }
                    l_783 = (long) i_777;
                    if (l_783 == (-1L)) {
                        l_784 = (long) ((ulong) l_776 + (ulong) 1864L);
                        l_785 = *((__global long *) (arg_fs + 16 + l_784));
                        l_786 = *((__global long *) (arg_fs + 16 + 8L));
                        i_787 = 0;
                        l_788 = 0L;
                        while (true) {
                            if (!(i_787 == 0)) {
                                break;
                            }
                            i_789 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_789 == 0) {
                                l_790 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_776 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_785 + (ulong) 128L)) - (ulong) l_790)) < 1025L) {
                                    i_787 = 1;
                                } else {
                                    if (l_788 < l_786) {
                                        l_791 = (long) ((ulong) l_788 + (ulong) 1L);
                                        l_788 = l_791;
                                    } else {
                                        i_787 = (-110);
                                    }
                                }
                            } else {
                                i_792 = (int) (0 - (uint) i_789);
                                i_787 = i_792;
                            }
                        }
                        if (i_787 < 0) {
                            l_793 = (long) i_787;
                            l_794 = l_793;
                        } else {
                            l_795 = (long) ((ulong) l_785 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_776 + (ulong) ((long) (uint) (((int) l_795) & 1023)))))) = 0L;
                            l_796 = (long) ((ulong) l_776 + (ulong) ((long) (uint) (((int) l_785) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_796 + (ulong) 4L)))) = 3;
                            i_797 = (int) ((uint) ((int) (((long) ((ulong) l_785 + (ulong) ((long) ((ulong) (l_785 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_796 + (ulong) 8L)))) = i_797;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_796 + (ulong) 12L)))) = i_42;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_796 + (ulong) 16L)))) = 0L;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_796 + (ulong) 24L)))) = 1L;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_796 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_796 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_796)) = 64;
                            *((__global long *) (arg_fs + 16 + l_784)) = l_795;
                            GALEFS_FENCE();
                            l_798 = *((__global long *) (arg_fs + 16 + 24L));
                            i_799 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_798 + (ulong) ((long) i_799))))) = (char) 1;
                            l_800 = *((__global long *) (arg_fs + 16 + 8L));
                            l_801 = (long) ((ulong) l_776 + (ulong) 1792L);
                            i_802 = 0;
                            l_803 = 0L;
                            while (true) {
                                if (!(i_802 == 0)) {
                                    break;
                                }
                                i_804 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_805 = *((volatile __global int *) (arg_fs + 16 + l_801));
                                if (i_797 == i_805) {
                                    i_802 = 1;
                                } else {
                                    if (i_804 == 0) {
                                        if (l_803 < l_800) {
                                            l_806 = (long) ((ulong) l_803 + (ulong) 1L);
                                            l_803 = l_806;
                                        } else {
                                            i_802 = (-110);
                                        }
                                    } else {
                                        i_807 = (int) (0 - (uint) i_804);
                                        i_802 = i_807;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_802 < 0) {
                                l_808 = (long) i_802;
                                l_794 = l_808;
                            } else {
                                l_809 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_776 + (ulong) 1800L))));
                                l_794 = l_809;
                            }
                        }
                        if (l_794 < 0L) {
                            l_758 = l_794;
                        } else {
                            l_810 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_776 + (ulong) 1808L))));
                            l_758 = l_810;
                        }
                    } else {
                        l_811 = (long) ((ulong) l_776 + (ulong) 1872L);
                        l_812 = *((__global long *) (arg_fs + 16 + l_811));
                        *((__global long *) (arg_fs + 16 + l_811)) = ((long) ((ulong) l_812 + (ulong) 1L));
                        l_758 = l_783;
                    }
                }
                if (l_758 < 0L) {
                    l_813 = l_758;
                } else {
                    l_814 = l_758 << i_756;
                    l_813 = l_814;
                }
            } else {
                l_813 = 0L;
            }
            l_815 = GALEFS_BROADCAST(l_813);
            if (!(l_815 < 0L)) {
                i_816 = (int) get_local_id(0);
                if (i_816 == 0) {
                    l_817 = *((__global long *) (arg_fs + 16 + 16L));
                    i_818 = (int) get_group_id(0);
                    l_819 = (long) i_818;
                    *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_817 + (ulong) ((l_819 << 12) + (l_819 << 11)))) + (ulong) 1896L)))) = 1;
                }
                l_820 = *((__global long *) (arg_fs + 16 + 144L));
            }
        }
        i_821 = (int) get_local_id(0);
        if (i_821 == 0) {
            if (i_42 < 0) {
                i_822 = (-9);
            } else {
                i_823 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_42 < i_823) {
                    l_824 = *((__global long *) (arg_fs + 16 + 192L));
                    i_825 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_824 + (ulong) l_43))));
                    i_826 = (int) ((uint) i_825 + (uint) (-1));
                    i_827 = (i_826 < 0) ? (-9) : i_826;
                    if (i_827 < 0) {
                        i_822 = i_827;
                    } else {
                        l_828 = *((__global long *) (arg_fs + 16 + 192L));
                        i_829 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_828 + (ulong) l_43)) + (ulong) 4L))));
                        if ((i_829 & 3) == 1) {
                            i_822 = (-9);
                        } else {
                            i_822 = i_827;
                        }
                    }
                } else {
                    i_822 = (-9);
                }
            }
            l_830 = (long) i_822;
            if (i_822 < 0) {
                l_831 = l_830;
            } else {
                i_832 = *((__global int *) (arg_fs + 16 + 156L));
                l_833 = 1L << i_832;
                if (l_833 < 1L) {
                    if (((int) l_833) < 1) {
                        l_831 = (-22L);
                        goto B710;
                    }
                }
                l_834 = *((__global long *) (arg_fs + 16 + 200L));
                l_835 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_834 + (ulong) (l_830 << 6)))));
                if (l_835 < 1L) {
                    l_831 = (-22L);
                } else {
                    l_836 = *((__global long *) (arg_fs + 16 + 16L));
                    i_837 = (int) get_group_id(0);
                    l_838 = (long) i_837;
                    i_839 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_836 + (ulong) ((l_838 << 12) + (l_838 << 11)))) + (ulong) 1896L))));
                    l_840 = (i_839 == 0) ? 0L : (-16L);
                    l_831 = l_840;
                }
            }
        } else {
            l_831 = 0L;
        }
    B710:;
        l_841 = GALEFS_BROADCAST(l_831);
        i_842 = (int) l_841;
        if (i_842 < 0) {
            l_843 = (long) i_842;
            l_844 = l_843;
        } else {
            i_845 = (int) get_local_id(0);
            if (i_845 == 0) {
                l_846 = *((__global long *) (arg_fs + 16 + 16L));
                i_847 = (int) get_group_id(0);
                if (i_42 < 0) {
                    i_848 = (-9);
                } else {
                    i_849 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_42 < i_849) {
                        l_850 = *((__global long *) (arg_fs + 16 + 192L));
                        i_851 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_850 + (ulong) l_43))));
                        i_852 = (int) ((uint) i_851 + (uint) (-1));
                        i_853 = (i_852 < 0) ? (-9) : i_852;
                        i_848 = i_853;
                    } else {
                        i_848 = (-9);
                    }
                }
                i_854 = *((__global int *) (arg_fs + 16 + 156L));
                l_855 = (long) i_848;
                if (i_848 < 0) {
                    l_856 = l_855;
                } else {
                    l_857 = *((__global long *) (arg_fs + 16 + 200L));
                    i_858 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_857 + (ulong) (l_855 << 6))) + (ulong) 8L))));
                    l_859 = *((__global long *) (arg_fs + 16 + 128L));
                    i_860 = *((__global int *) (arg_fs + 16 + 152L));
                    i_861 = i_860 & ((int) (((long) ((ulong) ((long) i_858) * (ulong) 5367187945662971904L)) >> 32));
                    i_862 = i_861;
                    i_863 = 0;
                    i_864 = (-2);
                    while (true) {
                        if (!(i_864 == (-2))) {
                            break;
                        }
                        i_865 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_859 + (ulong) (((long) i_862) << 2)))));
                        i_866 = (int) ((uint) i_865 + (uint) (-1));
                        if (i_866 < 0) {
                            i_864 = (-1);
                        } else {
                            l_867 = *((__global long *) (arg_fs + 16 + 136L));
                            l_868 = (long) ((ulong) l_867 + (ulong) (((long) (uint) i_866) << 4));
                            i_869 = *((volatile __global int *) (arg_fs + 16 + l_868));
                            l_870 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_868 + (ulong) 8L))));
                            if ((!(i_858 == i_869)) || (!(l_870 == 0L))) {
                                if (i_860 == i_863) {
                                    i_864 = (-1);
                                } else {
                                    i_871 = (int) ((uint) i_863 + (uint) 1);
                                    i_872 = i_860 & ((int) ((uint) i_862 + (uint) 1));
                                    i_862 = i_872;
                                    i_863 = i_871;
                                }
                            } else {
                                i_864 = i_866;
                            }
                        }
                    }
                    l_873 = (long) i_847;
                    l_874 = (long) ((ulong) l_846 + (ulong) ((l_873 << 12) + (l_873 << 11)));
                    if (i_864 < 0) {
                        i_875 = (-1);
                    } else {
                        l_876 = (long) ((ulong) l_874 + (ulong) 1856L);
                        *((volatile __global int *) (arg_fs + 16 + l_876)) = ((int) ((uint) i_864 + (uint) 1));
                        GALEFS_FENCE();
                        l_877 = *((__global long *) (arg_fs + 16 + 136L));
                        l_878 = (long) ((ulong) l_877 + (ulong) (((long) (uint) i_864) << 4));
                        i_879 = *((volatile __global int *) (arg_fs + 16 + l_878));
                        l_880 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_878 + (ulong) 8L))));
                        if ((!(i_858 == i_879)) || (!(l_880 == 0L))) {
                            *((volatile __global int *) (arg_fs + 16 + l_876)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_858 == i_879)) || (!(l_880 == 0L))) {
                            i_875 = (-1);
                        } else {
                            i_875 = i_864;
                        }
                    }
                    l_881 = (long) i_875;
                    if (l_881 == (-1L)) {
                        l_882 = (long) ((ulong) l_874 + (ulong) 1864L);
                        l_883 = *((__global long *) (arg_fs + 16 + l_882));
                        l_884 = *((__global long *) (arg_fs + 16 + 8L));
                        i_885 = 0;
                        l_886 = 0L;
                        while (true) {
                            if (!(i_885 == 0)) {
                                break;
                            }
                            i_887 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_887 == 0) {
                                l_888 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_874 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_883 + (ulong) 128L)) - (ulong) l_888)) < 1025L) {
                                    i_885 = 1;
                                } else {
                                    if (l_886 < l_884) {
                                        l_889 = (long) ((ulong) l_886 + (ulong) 1L);
                                        l_886 = l_889;
                                    } else {
                                        i_885 = (-110);
                                    }
                                }
                            } else {
                                i_890 = (int) (0 - (uint) i_887);
                                i_885 = i_890;
                            }
                        }
                        if (i_885 < 0) {
                            l_891 = (long) i_885;
                            l_892 = l_891;
                        } else {
                            l_893 = (long) ((ulong) l_883 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_874 + (ulong) ((long) (uint) (((int) l_893) & 1023)))))) = 0L;
                            l_894 = (long) ((ulong) l_874 + (ulong) ((long) (uint) (((int) l_883) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_894 + (ulong) 4L)))) = 3;
                            i_895 = (int) ((uint) ((int) (((long) ((ulong) l_883 + (ulong) ((long) ((ulong) (l_883 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_894 + (ulong) 8L)))) = i_895;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_894 + (ulong) 12L)))) = i_42;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_894 + (ulong) 16L)))) = 0L;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_894 + (ulong) 24L)))) = 1L;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_894 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_894 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_894)) = 64;
                            *((__global long *) (arg_fs + 16 + l_882)) = l_893;
                            GALEFS_FENCE();
                            l_896 = *((__global long *) (arg_fs + 16 + 24L));
                            i_897 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_896 + (ulong) ((long) i_897))))) = (char) 1;
                            l_898 = *((__global long *) (arg_fs + 16 + 8L));
                            l_899 = (long) ((ulong) l_874 + (ulong) 1792L);
                            i_900 = 0;
                            l_901 = 0L;
                            while (true) {
                                if (!(i_900 == 0)) {
                                    break;
                                }
                                i_902 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_903 = *((volatile __global int *) (arg_fs + 16 + l_899));
                                if (i_895 == i_903) {
                                    i_900 = 1;
                                } else {
                                    if (i_902 == 0) {
                                        if (l_901 < l_898) {
                                            l_904 = (long) ((ulong) l_901 + (ulong) 1L);
                                            l_901 = l_904;
                                        } else {
                                            i_900 = (-110);
                                        }
                                    } else {
                                        i_905 = (int) (0 - (uint) i_902);
                                        i_900 = i_905;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_900 < 0) {
                                l_906 = (long) i_900;
                                l_892 = l_906;
                            } else {
                                l_907 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_874 + (ulong) 1800L))));
                                l_892 = l_907;
                            }
                        }
                        if (l_892 < 0L) {
                            l_856 = l_892;
                        } else {
                            l_908 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_874 + (ulong) 1808L))));
                            l_856 = l_908;
                        }
                    } else {
                        l_909 = (long) ((ulong) l_874 + (ulong) 1872L);
                        l_910 = *((__global long *) (arg_fs + 16 + l_909));
                        *((__global long *) (arg_fs + 16 + l_909)) = ((long) ((ulong) l_910 + (ulong) 1L));
                        l_856 = l_881;
                    }
                }
                if (l_856 < 0L) {
                    l_911 = l_856;
                } else {
                    l_912 = l_856 << i_854;
                    l_911 = l_912;
                }
            } else {
                l_911 = 0L;
            }
            l_913 = GALEFS_BROADCAST(l_911);
            if (l_913 < 0L) {
                l_844 = l_913;
            } else {
                i_914 = (int) get_local_id(0);
                if (i_914 == 0) {
                    l_915 = *((__global long *) (arg_fs + 16 + 16L));
                    i_916 = (int) get_group_id(0);
                    l_917 = (long) i_916;
                    *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_915 + (ulong) ((l_917 << 12) + (l_917 << 11)))) + (ulong) 1896L)))) = 1;
                }
                l_918 = *((__global long *) (arg_fs + 16 + 144L));
                l_919 = (long) ((ulong) l_913 + (ulong) l_918);
                l_844 = l_919;
            }
        }
        *((__global long *) (arg_refusals + 72L)) = l_844;
        i_920 = (int) get_local_id(0);
        if (i_920 == 0) {
            if (i_42 < 0) {
                i_921 = (-9);
            } else {
                i_922 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_42 < i_922) {
                    l_923 = *((__global long *) (arg_fs + 16 + 192L));
                    i_924 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_923 + (ulong) l_43))));
                    i_925 = (int) ((uint) i_924 + (uint) (-1));
                    i_926 = (i_925 < 0) ? (-9) : i_925;
                    if (i_926 < 0) {
                        i_921 = i_926;
                    } else {
                        l_927 = *((__global long *) (arg_fs + 16 + 192L));
                        i_928 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_927 + (ulong) l_43)) + (ulong) 4L))));
                        if ((i_928 & 3) == 1) {
                            i_921 = (-9);
                        } else {
                            i_921 = i_926;
                        }
                    }
                } else {
                    i_921 = (-9);
                }
            }
            l_929 = (long) i_921;
            if (i_921 < 0) {
                l_930 = l_929;
            } else {
                l_931 = *((__global long *) (arg_fs + 16 + 16L));
                i_932 = (int) get_group_id(0);
                l_933 = (long) i_932;
                i_934 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_931 + (ulong) ((l_933 << 12) + (l_933 << 11)))) + (ulong) 1896L))));
                if (i_934 == 0) {
                    l_935 = *((__global long *) (arg_fs + 16 + 200L));
                    l_936 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_935 + (ulong) (l_929 << 6)))));
                    l_937 = (l_936 < 1L) ? 0L : 1L;
                    l_930 = l_937;
                } else {
                    l_930 = (-16L);
                }
            }
        } else {
            l_930 = 0L;
        }
        l_938 = GALEFS_BROADCAST(l_930);
        i_939 = (int) l_938;
        i_940 = (i_939 < 1) ? i_939 : 1;
        i_941 = i_940;
        i_942 = 0;
        while (true) {
            if (!(i_941 == 1)) {
                break;
            }
            i_943 = (int) get_local_id(0);
            i_944 = (int) ((uint) i_939 - (uint) i_942);
            l_945 = (long) i_944;
            l_946 = (long) i_942;
            if (i_943 == 0) {
                l_947 = *((__global long *) (arg_fs + 16 + 16L));
                i_948 = (int) get_group_id(0);
                if (i_42 < 0) {
                    i_949 = (-9);
                } else {
                    i_950 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_42 < i_950) {
                        l_951 = *((__global long *) (arg_fs + 16 + 192L));
                        i_952 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_951 + (ulong) l_43))));
                        i_953 = (int) ((uint) i_952 + (uint) (-1));
                        i_954 = (i_953 < 0) ? (-9) : i_953;
                        i_949 = i_954;
                    } else {
                        i_949 = (-9);
                    }
                }
                i_955 = *((__global int *) (arg_fs + 16 + 156L));
                l_956 = (long) i_949;
                if (i_949 < 0) {
                    l_957 = l_956;
                } else {
                    l_958 = *((__global long *) (arg_fs + 16 + 200L));
                    i_959 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_958 + (ulong) (l_956 << 6))) + (ulong) 8L))));
                    l_960 = *((__global long *) (arg_fs + 16 + 128L));
                    i_961 = *((__global int *) (arg_fs + 16 + 152L));
                    l_962 = l_946 >> i_955;
                    i_963 = i_961 & ((int) (((long) ((ulong) ((long) ((ulong) l_962 + (ulong) (((long) i_959) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_964 = i_963;
                    i_965 = 0;
                    i_966 = (-2);
                    while (true) {
                        if (!(i_966 == (-2))) {
                            break;
                        }
                        i_967 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_960 + (ulong) (((long) i_964) << 2)))));
                        i_968 = (int) ((uint) i_967 + (uint) (-1));
                        if (i_968 < 0) {
                            i_966 = (-1);
                        } else {
                            l_969 = *((__global long *) (arg_fs + 16 + 136L));
                            l_970 = (long) ((ulong) l_969 + (ulong) (((long) (uint) i_968) << 4));
                            i_971 = *((volatile __global int *) (arg_fs + 16 + l_970));
                            l_972 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_970 + (ulong) 8L))));
                            if ((!(i_959 == i_971)) || (!(l_962 == l_972))) {
                                if (i_961 == i_965) {
                                    i_966 = (-1);
                                } else {
                                    i_973 = (int) ((uint) i_965 + (uint) 1);
                                    i_974 = i_961 & ((int) ((uint) i_964 + (uint) 1));
                                    i_964 = i_974;
                                    i_965 = i_973;
                                }
                            } else {
                                i_966 = i_968;
                            }
                        }
                    }
                    l_975 = (long) i_948;
                    l_976 = (long) ((ulong) l_947 + (ulong) ((l_975 << 12) + (l_975 << 11)));
                    if (i_966 < 0) {
                        i_977 = (-1);
                    } else {
                        l_978 = (long) ((ulong) l_976 + (ulong) 1856L);
                        *((volatile __global int *) (arg_fs + 16 + l_978)) = ((int) ((uint) i_966 + (uint) 1));
                        GALEFS_FENCE();
                        l_979 = *((__global long *) (arg_fs + 16 + 136L));
                        l_980 = (long) ((ulong) l_979 + (ulong) (((long) (uint) i_966) << 4));
                        i_981 = *((volatile __global int *) (arg_fs + 16 + l_980));
                        l_982 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_980 + (ulong) 8L))));
                        if ((!(i_959 == i_981)) || (!(l_962 == l_982))) {
                            *((volatile __global int *) (arg_fs + 16 + l_978)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_959 == i_981)) || (!(l_962 == l_982))) {
                            i_977 = (-1);
                        } else {
                            i_977 = i_966;
                        }
                    }
                    l_983 = (long) i_977;
                    if (l_983 == (-1L)) {
                        l_984 = (long) ((ulong) l_976 + (ulong) 1864L);
                        l_985 = *((__global long *) (arg_fs + 16 + l_984));
                        l_986 = *((__global long *) (arg_fs + 16 + 8L));
                        i_987 = 0;
                        l_988 = 0L;
                        while (true) {
                            if (!(i_987 == 0)) {
                                break;
                            }
                            i_989 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_989 == 0) {
                                l_990 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_976 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_985 + (ulong) 128L)) - (ulong) l_990)) < 1025L) {
                                    i_987 = 1;
                                } else {
                                    if (l_988 < l_986) {
                                        l_991 = (long) ((ulong) l_988 + (ulong) 1L);
                                        l_988 = l_991;
                                    } else {
                                        i_987 = (-110);
                                    }
                                }
                            } else {
                                i_992 = (int) (0 - (uint) i_989);
                                i_987 = i_992;
                            }
                        }
                        if (i_987 < 0) {
                            l_993 = (long) i_987;
                            l_994 = l_993;
                        } else {
                            l_995 = (long) ((ulong) l_985 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_976 + (ulong) ((long) (uint) (((int) l_995) & 1023)))))) = 0L;
                            l_996 = (long) ((ulong) l_976 + (ulong) ((long) (uint) (((int) l_985) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_996 + (ulong) 4L)))) = 3;
                            i_997 = (int) ((uint) ((int) (((long) ((ulong) l_985 + (ulong) ((long) ((ulong) (l_985 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_996 + (ulong) 8L)))) = i_997;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_996 + (ulong) 12L)))) = i_42;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_996 + (ulong) 16L)))) = l_946;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_996 + (ulong) 24L)))) = l_945;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_996 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_996 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_996)) = 64;
                            *((__global long *) (arg_fs + 16 + l_984)) = l_995;
                            GALEFS_FENCE();
                            l_998 = *((__global long *) (arg_fs + 16 + 24L));
                            i_999 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_998 + (ulong) ((long) i_999))))) = (char) 1;
                            l_1000 = *((__global long *) (arg_fs + 16 + 8L));
                            l_1001 = (long) ((ulong) l_976 + (ulong) 1792L);
                            i_1002 = 0;
                            l_1003 = 0L;
                            while (true) {
                                if (!(i_1002 == 0)) {
                                    break;
                                }
                                i_1004 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_1005 = *((volatile __global int *) (arg_fs + 16 + l_1001));
                                if (i_997 == i_1005) {
                                    i_1002 = 1;
                                } else {
                                    if (i_1004 == 0) {
                                        if (l_1003 < l_1000) {
                                            l_1006 = (long) ((ulong) l_1003 + (ulong) 1L);
                                            l_1003 = l_1006;
                                        } else {
                                            i_1002 = (-110);
                                        }
                                    } else {
                                        i_1007 = (int) (0 - (uint) i_1004);
                                        i_1002 = i_1007;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_1002 < 0) {
                                l_1008 = (long) i_1002;
                                l_994 = l_1008;
                            } else {
                                l_1009 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_976 + (ulong) 1800L))));
                                l_994 = l_1009;
                            }
                        }
                        if (l_994 < 0L) {
                            l_957 = l_994;
                        } else {
                            l_1010 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_976 + (ulong) 1808L))));
                            l_957 = l_1010;
                        }
                    } else {
                        l_1011 = (long) ((ulong) l_976 + (ulong) 1872L);
                        l_1012 = *((__global long *) (arg_fs + 16 + l_1011));
                        *((__global long *) (arg_fs + 16 + l_1011)) = ((long) ((ulong) l_1012 + (ulong) 1L));
                        l_957 = l_983;
                    }
                }
                if (l_957 < 0L) {
                    l_1013 = l_957;
                } else {
                    l_1014 = (long) ((ulong) (l_957 << i_955) + (ulong) (l_946 & ((long) ((ulong) (1L << i_955) + (ulong) (-1L)))));
                    l_1013 = l_1014;
                }
            } else {
                l_1013 = 0L;
            }
            l_1015 = GALEFS_BROADCAST(l_1013);
            if (l_1015 < 0L) {
                i_1016 = (int) l_1015;
                i_941 = i_1016;
            } else {
                i_1017 = *((__global int *) (arg_fs + 16 + 156L));
                l_1018 = 1L << i_1017;
                l_1019 = (long) ((ulong) l_1018 - (ulong) (l_946 & ((long) ((ulong) l_1018 + (ulong) (-1L)))));
                if (l_1019 < l_945) {
                    i_1020 = (int) l_1019;
                    i_1021 = i_1020;
                } else {
                    i_1021 = i_944;
                }
                l_1022 = *((__global long *) (arg_fs + 16 + 144L));
                gale_copy((arg_fs + 16 + ((long) ((ulong) l_1015 + (ulong) l_1022))), (arg_sums + 16 + l_946), i_1021);
                GALEFS_FENCE();
                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                i_1023 = (int) get_local_id(0);
                i_1024 = (int) ((uint) i_942 + (uint) i_1021);
                i_1025 = (i_1024 < i_939) ? 1 : 0;
                if (i_1023 == 0) {
                    l_1026 = *((__global long *) (arg_fs + 16 + 16L));
                    i_1027 = (int) get_group_id(0);
                    l_1028 = (long) i_1027;
                    l_1029 = (long) ((ulong) l_1026 + (ulong) ((l_1028 << 12) + (l_1028 << 11)));
                    l_1030 = (long) ((ulong) l_1029 + (ulong) 1880L);
                    l_1031 = *((__global long *) (arg_fs + 16 + l_1030));
                    *((__global long *) (arg_fs + 16 + l_1030)) = ((long) ((ulong) ((long) i_1021) + (ulong) l_1031));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1029 + (ulong) 1856L)))) = 0;
                    l_1032 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_1029 + (ulong) 1864L))));
                    l_1033 = (long) ((ulong) l_1032 + (ulong) (-64L));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1029 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1033 + (ulong) ((long) ((ulong) (l_1033 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    i_941 = i_1025;
                    i_942 = i_1024;
                } else {
                    i_941 = i_1025;
                    i_942 = i_1024;
                }
            }
        }
        if (i_942 < 1) {
            i_1034 = i_941;
        } else {
            i_1034 = i_942;
        }
        *((__global long *) (arg_refusals + 80L)) = ((long) i_1034);
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_1035 = (int) get_local_id(0);
        if (i_1035 == 0) {
            l_1036 = *((__global long *) (arg_fs + 16 + 16L));
            i_1037 = (int) get_group_id(0);
            l_1038 = (long) i_1037;
            i_1039 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1036 + (ulong) ((l_1038 << 12) + (l_1038 << 11)))) + (ulong) 1896L))));
            if (i_1039 == 0) {
                l_1040 = *((__global long *) (arg_fs + 16 + 16L));
                i_1041 = (int) get_group_id(0);
                l_1042 = (long) i_1041;
                l_1043 = (long) ((ulong) l_1040 + (ulong) ((l_1042 << 12) + (l_1042 << 11)));
                l_1044 = (long) ((ulong) l_1043 + (ulong) 2048L);
                i_1045 = 0;
                while (true) {
                    if (!(i_1045 < 4)) {
                        break;
                    }
                    i_1046 = (int) gale_literals[i_1045];
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1044 + (ulong) ((long) i_1045))))) = (char) i_1046;
                    i_1047 = (int) ((uint) i_1045 + (uint) 1);
                    i_1045 = i_1047;
                }
                l_1048 = (long) ((ulong) l_1043 + (ulong) 1864L);
                l_1049 = *((__global long *) (arg_fs + 16 + l_1048));
                l_1050 = *((__global long *) (arg_fs + 16 + 8L));
                i_1051 = 0;
                l_1052 = 0L;
                while (true) {
                    if (!(i_1051 == 0)) {
                        break;
                    }
                    i_1053 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    if (i_1053 == 0) {
                        l_1054 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1043 + (ulong) 1408L))));
                        if (((long) ((ulong) ((long) ((ulong) l_1049 + (ulong) 128L)) - (ulong) l_1054)) < 1025L) {
                            i_1051 = 1;
                        } else {
                            if (l_1052 < l_1050) {
                                l_1055 = (long) ((ulong) l_1052 + (ulong) 1L);
                                l_1052 = l_1055;
                            } else {
                                i_1051 = (-110);
                            }
                        }
                    } else {
                        i_1056 = (int) (0 - (uint) i_1053);
                        i_1051 = i_1056;
                    }
                }
                if (i_1051 < 0) {
                    l_1057 = (long) i_1051;
                    l_1058 = l_1057;
                } else {
                    l_1059 = (long) ((ulong) l_1049 + (ulong) 64L);
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1043 + (ulong) ((long) (uint) (((int) l_1059) & 1023)))))) = 0L;
                    l_1060 = (long) ((ulong) l_1043 + (ulong) ((long) (uint) (((int) l_1049) & 1023)));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1060 + (ulong) 4L)))) = 1;
                    i_1061 = (int) ((uint) ((int) (((long) ((ulong) l_1049 + (ulong) ((long) ((ulong) (l_1049 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1060 + (ulong) 8L)))) = i_1061;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1060 + (ulong) 12L)))) = 0;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1060 + (ulong) 16L)))) = 0L;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1060 + (ulong) 24L)))) = 0L;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1060 + (ulong) 32L)))) = 0;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1060 + (ulong) 36L)))) = 4;
                    GALEFS_FENCE();
                    *((volatile __global int *) (arg_fs + 16 + l_1060)) = 64;
                    *((__global long *) (arg_fs + 16 + l_1048)) = l_1059;
                    GALEFS_FENCE();
                    l_1062 = *((__global long *) (arg_fs + 16 + 24L));
                    i_1063 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1062 + (ulong) ((long) i_1063))))) = (char) 1;
                    l_1064 = *((__global long *) (arg_fs + 16 + 8L));
                    l_1065 = (long) ((ulong) l_1043 + (ulong) 1792L);
                    i_1066 = 0;
                    l_1067 = 0L;
                    while (true) {
                        if (!(i_1066 == 0)) {
                            break;
                        }
                        i_1068 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        i_1069 = *((volatile __global int *) (arg_fs + 16 + l_1065));
                        if (i_1061 == i_1069) {
                            i_1066 = 1;
                        } else {
                            if (i_1068 == 0) {
                                if (l_1067 < l_1064) {
                                    l_1070 = (long) ((ulong) l_1067 + (ulong) 1L);
                                    l_1067 = l_1070;
                                } else {
                                    i_1066 = (-110);
                                }
                            } else {
                                i_1071 = (int) (0 - (uint) i_1068);
                                i_1066 = i_1071;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_1066 < 0) {
                        l_1072 = (long) i_1066;
                        l_1058 = l_1072;
                    } else {
                        l_1073 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1043 + (ulong) 1800L))));
                        l_1058 = l_1073;
                    }
                }
            } else {
                l_1058 = (-16L);
            }
        } else {
            l_1058 = 0L;
        }
        l_1074 = GALEFS_BROADCAST(l_1058);
        *((__global long *) (arg_refusals + 88L)) = ((long) ((int) l_1074));
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_1075 = (int) get_local_id(0);
        if (i_1075 == 0) {
            l_1076 = *((__global long *) (arg_fs + 16 + 16L));
            i_1077 = (int) get_group_id(0);
            l_1078 = (long) i_1077;
            i_1079 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1076 + (ulong) ((l_1078 << 12) + (l_1078 << 11)))) + (ulong) 1896L))));
            if (i_1079 == 0) {
                l_1080 = *((__global long *) (arg_fs + 16 + 16L));
                i_1081 = (int) get_group_id(0);
                l_1082 = (long) i_1081;
                l_1083 = (long) ((ulong) l_1080 + (ulong) ((l_1082 << 12) + (l_1082 << 11)));
                l_1084 = (long) ((ulong) l_1083 + (ulong) 1864L);
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
                        l_1090 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1083 + (ulong) 1408L))));
                        if (((long) ((ulong) ((long) ((ulong) l_1085 + (ulong) 128L)) - (ulong) l_1090)) < 1025L) {
                            i_1087 = 1;
                        } else {
                            if (l_1088 < l_1086) {
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
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1083 + (ulong) ((long) (uint) (((int) l_1095) & 1023)))))) = 0L;
                    l_1096 = (long) ((ulong) l_1083 + (ulong) ((long) (uint) (((int) l_1085) & 1023)));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1096 + (ulong) 4L)))) = 2;
                    i_1097 = (int) ((uint) ((int) (((long) ((ulong) l_1085 + (ulong) ((long) ((ulong) (l_1085 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1096 + (ulong) 8L)))) = i_1097;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1096 + (ulong) 12L)))) = i_42;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1096 + (ulong) 16L)))) = 0L;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1096 + (ulong) 24L)))) = 0L;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1096 + (ulong) 32L)))) = 0;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1096 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global int *) (arg_fs + 16 + l_1096)) = 64;
                    *((__global long *) (arg_fs + 16 + l_1084)) = l_1095;
                    GALEFS_FENCE();
                    l_1098 = *((__global long *) (arg_fs + 16 + 24L));
                    i_1099 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1098 + (ulong) ((long) i_1099))))) = (char) 1;
                    l_1100 = *((__global long *) (arg_fs + 16 + 8L));
                    l_1101 = (long) ((ulong) l_1083 + (ulong) 1792L);
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
                        l_1109 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1083 + (ulong) 1800L))));
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
        *((__global long *) (arg_refusals + 96L)) = ((long) ((int) l_1110));
        i_1111 = (int) get_local_id(0);
        if (i_1111 == 0) {
            if (i_42 < 0) {
                i_1112 = (-9);
            } else {
                i_1113 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_42 < i_1113) {
                    l_1114 = *((__global long *) (arg_fs + 16 + 192L));
                    i_1115 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1114 + (ulong) l_43))));
                    i_1116 = (int) ((uint) i_1115 + (uint) (-1));
                    i_1117 = (i_1116 < 0) ? (-9) : i_1116;
                    i_1112 = i_1117;
                } else {
                    i_1112 = (-9);
                }
            }
            l_1118 = (long) i_1112;
            if (i_1112 < 0) {
                l_1119 = l_1118;
            } else {
                l_1120 = *((__global long *) (arg_fs + 16 + 200L));
                l_1121 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1120 + (ulong) (l_1118 << 6)))));
                l_1119 = l_1121;
            }
        } else {
            l_1119 = 0L;
        }
        l_1122 = GALEFS_BROADCAST(l_1119);
        *((__global long *) (arg_refusals + 104L)) = l_1122;
        i_1123 = (int) get_local_id(0);
        if (i_1123 == 0) {
            l_1124 = *((__global long *) (arg_fs + 16 + 16L));
            i_1125 = (int) get_group_id(0);
            l_1126 = (long) i_1125;
            i_1127 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1124 + (ulong) ((l_1126 << 12) + (l_1126 << 11)))) + (ulong) 1896L))));
            l_1128 = (i_1127 == 0) ? (-22L) : 0L;
            l_1129 = l_1128;
        } else {
            l_1129 = 0L;
        }
        l_1130 = GALEFS_BROADCAST(l_1129);
        if (l_1130 == 0L) {
            i_1131 = (int) get_local_id(0);
            if (i_1131 == 0) {
                l_1132 = *((__global long *) (arg_fs + 16 + 16L));
                i_1133 = (int) get_group_id(0);
                l_1134 = (long) i_1133;
                *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1132 + (ulong) ((l_1134 << 12) + (l_1134 << 11)))) + (ulong) 1896L)))) = 0;
            }
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_1135 = (int) get_local_id(0);
            if (i_1135 == 0) {
                l_1136 = *((__global long *) (arg_fs + 16 + 16L));
                i_1137 = (int) get_group_id(0);
                l_1138 = (long) i_1137;
                l_1139 = (long) ((ulong) l_1136 + (ulong) ((l_1138 << 12) + (l_1138 << 11)));
                l_1140 = (long) ((ulong) l_1139 + (ulong) 1880L);
                l_1141 = *((__global long *) (arg_fs + 16 + l_1140));
                *((__global long *) (arg_fs + 16 + l_1140)) = ((long) ((ulong) l_1141 + (ulong) 1L));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1139 + (ulong) 1856L)))) = 0;
                l_1142 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_1139 + (ulong) 1864L))));
                l_1143 = (long) ((ulong) l_1142 + (ulong) (-64L));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1139 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1143 + (ulong) ((long) ((ulong) (l_1143 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        *((__global long *) (arg_refusals + 112L)) = ((long) ((int) l_1130));
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_1144 = (int) get_local_id(0);
    if (i_1144 == 0) {
        l_1145 = *((__global long *) (arg_fs + 16 + 16L));
        i_1146 = (int) get_group_id(0);
        l_1147 = (long) i_1146;
        i_1148 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1145 + (ulong) ((l_1147 << 12) + (l_1147 << 11)))) + (ulong) 1896L))));
        if (i_1148 == 0) {
            l_1149 = *((__global long *) (arg_fs + 16 + 16L));
            i_1150 = (int) get_group_id(0);
            l_1151 = (long) i_1150;
            l_1152 = (long) ((ulong) l_1149 + (ulong) ((l_1151 << 12) + (l_1151 << 11)));
            l_1153 = (long) ((ulong) l_1152 + (ulong) 1864L);
            l_1154 = *((__global long *) (arg_fs + 16 + l_1153));
            l_1155 = *((__global long *) (arg_fs + 16 + 8L));
            i_1156 = 0;
            l_1157 = 0L;
            while (true) {
                if (!(i_1156 == 0)) {
                    break;
                }
                i_1158 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_1158 == 0) {
                    l_1159 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1152 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_1154 + (ulong) 128L)) - (ulong) l_1159)) < 1025L) {
                        i_1156 = 1;
                    } else {
                        if (l_1157 < l_1155) {
                            l_1160 = (long) ((ulong) l_1157 + (ulong) 1L);
                            l_1157 = l_1160;
                        } else {
                            i_1156 = (-110);
                        }
                    }
                } else {
                    i_1161 = (int) (0 - (uint) i_1158);
                    i_1156 = i_1161;
                }
            }
            if (i_1156 < 0) {
                l_1162 = (long) i_1156;
                l_1163 = l_1162;
            } else {
                l_1164 = (long) ((ulong) l_1154 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1152 + (ulong) ((long) (uint) (((int) l_1164) & 1023)))))) = 0L;
                l_1165 = (long) ((ulong) l_1152 + (ulong) ((long) (uint) (((int) l_1154) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1165 + (ulong) 4L)))) = 2;
                i_1166 = (int) ((uint) ((int) (((long) ((ulong) l_1154 + (ulong) ((long) ((ulong) (l_1154 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1165 + (ulong) 8L)))) = i_1166;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1165 + (ulong) 12L)))) = i_42;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1165 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1165 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1165 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1165 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_1165)) = 64;
                *((__global long *) (arg_fs + 16 + l_1153)) = l_1164;
                GALEFS_FENCE();
                l_1167 = *((__global long *) (arg_fs + 16 + 24L));
                i_1168 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1167 + (ulong) ((long) i_1168))))) = (char) 1;
                l_1169 = *((__global long *) (arg_fs + 16 + 8L));
                l_1170 = (long) ((ulong) l_1152 + (ulong) 1792L);
                i_1171 = 0;
                l_1172 = 0L;
                while (true) {
                    if (!(i_1171 == 0)) {
                        break;
                    }
                    i_1173 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_1174 = *((volatile __global int *) (arg_fs + 16 + l_1170));
                    if (i_1166 == i_1174) {
                        i_1171 = 1;
                    } else {
                        if (i_1173 == 0) {
                            if (l_1172 < l_1169) {
                                l_1175 = (long) ((ulong) l_1172 + (ulong) 1L);
                                l_1172 = l_1175;
                            } else {
                                i_1171 = (-110);
                            }
                        } else {
                            i_1176 = (int) (0 - (uint) i_1173);
                            i_1171 = i_1176;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_1171 < 0) {
                    l_1177 = (long) i_1171;
                    l_1163 = l_1177;
                } else {
                    l_1178 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1152 + (ulong) 1800L))));
                    l_1163 = l_1178;
                }
            }
        } else {
            l_1163 = (-16L);
        }
    } else {
        l_1163 = 0L;
    }
    l_1179 = GALEFS_BROADCAST(l_1163);
    i_1180 = (int) get_local_id(0);
    if (i_1180 == 0) {
        i_1181 = (int) get_group_id(0);
        *((__global long *) (arg_sums + ((((long) i_1181) << 3) + 16L))) = l_58;
    }
}
