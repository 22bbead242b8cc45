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

__constant char gale_literals[] = {102, 105, 108, 101, 109, 105, 115, 115, 105, 110, 103, 100, 105, 114, 101, 99, 116, 111, 114, 121, 102, 105, 108, 101, 47, 98, 101, 108, 111, 119};

__kernel void galefs_refusedCalls(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_out) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_0, i_2, i_4, i_6, i_10, i_11, i_12, i_16, i_18, i_21, i_26, i_28, i_31, i_33, i_34, i_36, i_40, i_42, i_44, i_46, i_50, i_51, i_52, i_56, i_58, i_61, i_66, i_68, i_71, i_73, i_74, i_76, i_80, i_81, i_82, i_84, i_85, i_86, i_88, i_92, i_94, i_99, i_100, i_101, i_102, i_103, i_104, i_108, i_109, i_110, i_112, i_113, i_114, i_115, i_119, i_121, i_123, i_124, i_125, i_126, i_127, i_128, i_131, i_133, i_134, i_137, i_141, i_147, i_149, i_152, i_157, i_159, i_162, i_164, i_165, i_167, i_176, i_177, i_180, i_181, i_183, i_184, i_185, i_187, i_194, i_195, i_196, i_197, i_199, i_200, i_201, i_203, i_207, i_209, i_214, i_215, i_216, i_217, i_218, i_219, i_223, i_224, i_225, i_227, i_228, i_229, i_230, i_234, i_236, i_238, i_239, i_240, i_241, i_242, i_243, i_246, i_248, i_249, i_252, i_256, i_262, i_264, i_267, i_272, i_274, i_277, i_279, i_280, i_282, i_291, i_292, i_295, i_296, i_298, i_299, i_300, i_302, i_309, i_310, i_311, i_313, i_314, i_316, i_317, i_318, i_320, i_324, i_326, i_331, i_332, i_333, i_334, i_335, i_336, i_340, i_341, i_342, i_344, i_345, i_346, i_347, i_351, i_353, i_355, i_356, i_357, i_358, i_359, i_360, i_363, i_365, i_366, i_369, i_373, i_379, i_381, i_384, i_389, i_391, i_394, i_396, i_397, i_399, i_408, i_409, i_412, i_413, i_415, i_416, i_417, i_419, i_426, i_427, i_428, i_430, i_431, i_433, i_434, i_435, i_437, i_441, i_443, i_446, i_447, i_448, i_449, i_450, i_454, i_455, i_456, i_457, i_460, i_466, i_468, i_471, i_476, i_478, i_481, i_483, i_484, i_486, i_492, i_495, i_497, i_498, i_499, i_501, i_508, i_509, i_510, i_511, i_513, i_514, i_515, i_517, i_521, i_522, i_523, i_524, i_525, i_526, i_531, i_532, i_533, i_535, i_536, i_537, i_538, i_542, i_544, i_546, i_547, i_548, i_549, i_550, i_551, i_554, i_556, i_557, i_560, i_564, i_570, i_572, i_575, i_580, i_582, i_585, i_587, i_588, i_590, i_599, i_600, i_603, i_604, i_606, i_607, i_608, i_610, i_617, i_618, i_619, i_620, i_622, i_623, i_624, i_626, i_630, i_631, i_632, i_633, i_634, i_635, i_639, i_640, i_641, i_643, i_644, i_645, i_646, i_650, i_652, i_654, i_655, i_656, i_657, i_658, i_659, i_662, i_664, i_665, i_668, i_672, i_678, i_680, i_683, i_688, i_690, i_693, i_695, i_696, i_698, i_707, i_708, i_711, i_712, i_714, i_715, i_716, i_718, i_725, i_726, i_727, i_728, i_730, i_731, i_732, i_734, i_738, i_739, i_740, i_741, i_742, i_747, i_748, i_749, i_750, i_753, i_759, i_761, i_764, i_769, i_771, i_774, i_776, i_777, i_779, i_785, i_788, i_790, i_791, i_792, i_794, i_801, i_802, i_803, i_804, i_806, i_807, i_808, i_812, i_815, i_817, i_819, i_821, i_825, i_826, i_827, i_831, i_833, i_836, i_841, i_843, i_846, i_848, i_849, i_851, i_855, i_857, i_859, i_861, i_865, i_866, i_867, i_871, i_873, i_876, i_881, i_883, i_886, i_888, i_889, i_891, i_895, i_897, i_899, i_901, i_905, i_906, i_907, i_911, i_913, i_916, i_921, i_923, i_926, i_928, i_929, i_931, i_935, i_937, i_939, i_943, i_945, i_947, i_949, i_953, i_954, i_955, i_959, i_961, i_964, i_969, i_971, i_974, i_976, i_977, i_979, i_983, i_985, i_987, i_989, i_993, i_994, i_995, i_999, i_1001, i_1004, i_1009, i_1011, i_1014, i_1016, i_1017, i_1019, i_1023, i_1025, i_1027, i_1029, i_1033, i_1034, i_1035, i_1039, i_1041, i_1044, i_1049, i_1051, i_1054, i_1056, i_1057, i_1059, i_1063, i_1065, i_1067, i_1069, i_1075, i_1077, i_1080, i_1085, i_1087, i_1090, i_1092, i_1093, i_1095, i_1099, i_1101, i_1103, i_1105, i_1111, i_1113, i_1116, i_1121, i_1123, i_1126, i_1128, i_1129, i_1131, i_1135, i_1137, i_1139, i_1141, i_1147, i_1149, i_1152, i_1157, i_1159, i_1162, i_1164, i_1165, i_1167;
    long l_1, l_3, l_5, l_7, l_8, l_9, l_13, l_14, l_15, l_17, l_19, l_20, l_22, l_23, l_24, l_25, l_27, l_29, l_30, l_32, l_35, l_37, l_38, l_39, l_41, l_43, l_45, l_47, l_48, l_49, l_53, l_54, l_55, l_57, l_59, l_60, l_62, l_63, l_64, l_65, l_67, l_69, l_70, l_72, l_75, l_77, l_78, l_79, l_83, l_87, l_89, l_90, l_91, l_93, l_95, l_96, l_97, l_98, l_105, l_106, l_107, l_111, l_116, l_117, l_118, l_120, l_122, l_129, l_130, l_132, l_135, l_136, l_138, l_139, l_140, l_142, l_143, l_144, l_145, l_146, l_148, l_150, l_151, l_153, l_154, l_155, l_156, l_158, l_160, l_161, l_163, l_166, l_168, l_169, l_170, l_171, l_172, l_173, l_174, l_175, l_178, l_179, l_182, l_186, l_188, l_189, l_190, l_191, l_192, l_193, l_198, l_202, l_204, l_205, l_206, l_208, l_210, l_211, l_212, l_213, l_220, l_221, l_222, l_226, l_231, l_232, l_233, l_235, l_237, l_244, l_245, l_247, l_250, l_251, l_253, l_254, l_255, l_257, l_258, l_259, l_260, l_261, l_263, l_265, l_266, l_268, l_269, l_270, l_271, l_273, l_275, l_276, l_278, l_281, l_283, l_284, l_285, l_286, l_287, l_288, l_289, l_290, l_293, l_294, l_297, l_301, l_303, l_304, l_305, l_306, l_307, l_308, l_312, l_315, l_319, l_321, l_322, l_323, l_325, l_327, l_328, l_329, l_330, l_337, l_338, l_339, l_343, l_348, l_349, l_350, l_352, l_354, l_361, l_362, l_364, l_367, l_368, l_370, l_371, l_372, l_374, l_375, l_376, l_377, l_378, l_380, l_382, l_383, l_385, l_386, l_387, l_388, l_390, l_392, l_393, l_395, l_398, l_400, l_401, l_402, l_403, l_404, l_405, l_406, l_407, l_410, l_411, l_414, l_418, l_420, l_421, l_422, l_423, l_424, l_425, l_429, l_432, l_436, l_438, l_439, l_440, l_442, l_444, l_445, l_451, l_452, l_453, l_458, l_459, l_461, l_462, l_463, l_464, l_465, l_467, l_469, l_470, l_472, l_473, l_474, l_475, l_477, l_479, l_480, l_482, l_485, l_487, l_488, l_489, l_490, l_491, l_493, l_494, l_496, l_500, l_502, l_503, l_504, l_505, l_506, l_507, l_512, l_516, l_518, l_519, l_520, l_527, l_528, l_529, l_530, l_534, l_539, l_540, l_541, l_543, l_545, l_552, l_553, l_555, l_558, l_559, l_561, l_562, l_563, l_565, l_566, l_567, l_568, l_569, l_571, l_573, l_574, l_576, l_577, l_578, l_579, l_581, l_583, l_584, l_586, l_589, l_591, l_592, l_593, l_594, l_595, l_596, l_597, l_598, l_601, l_602, l_605, l_609, l_611, l_612, l_613, l_614, l_615, l_616, l_621, l_625, l_627, l_628, l_629, l_636, l_637, l_638, l_642, l_647, l_648, l_649, l_651, l_653, l_660, l_661, l_663, l_666, l_667, l_669, l_670, l_671, l_673, l_674, l_675, l_676, l_677, l_679, l_681, l_682, l_684, l_685, l_686, l_687, l_689, l_691, l_692, l_694, l_697, l_699, l_700, l_701, l_702, l_703, l_704, l_705, l_706, l_709, l_710, l_713, l_717, l_719, l_720, l_721, l_722, l_723, l_724, l_729, l_733, l_735, l_736, l_737, l_743, l_744, l_745, l_746, l_751, l_752, l_754, l_755, l_756, l_757, l_758, l_760, l_762, l_763, l_765, l_766, l_767, l_768, l_770, l_772, l_773, l_775, l_778, l_780, l_781, l_782, l_783, l_784, l_786, l_787, l_789, l_793, l_795, l_796, l_797, l_798, l_799, l_800, l_805, l_809, l_810, l_811, l_813, l_814, l_816, l_818, l_820, l_822, l_823, l_824, l_828, l_829, l_830, l_832, l_834, l_835, l_837, l_838, l_839, l_840, l_842, l_844, l_845, l_847, l_850, l_852, l_853, l_854, l_856, l_858, l_860, l_862, l_863, l_864, l_868, l_869, l_870, l_872, l_874, l_875, l_877, l_878, l_879, l_880, l_882, l_884, l_885, l_887, l_890, l_892, l_893, l_894, l_896, l_898, l_900, l_902, l_903, l_904, l_908, l_909, l_910, l_912, l_914, l_915, l_917, l_918, l_919, l_920, l_922, l_924, l_925, l_927, l_930, l_932, l_933, l_934, l_936, l_938, l_940, l_941, l_942, l_944, l_946, l_948, l_950, l_951, l_952, l_956, l_957, l_958, l_960, l_962, l_963, l_965, l_966, l_967, l_968, l_970, l_972, l_973, l_975, l_978, l_980, l_981, l_982, l_984, l_986, l_988, l_990, l_991, l_992, l_996, l_997, l_998, l_1000, l_1002, l_1003, l_1005, l_1006, l_1007, l_1008, l_1010, l_1012, l_1013, l_1015, l_1018, l_1020, l_1021, l_1022, l_1024, l_1026, l_1028, l_1030, l_1031, l_1032, l_1036, l_1037, l_1038, l_1040, l_1042, l_1043, l_1045, l_1046, l_1047, l_1048, l_1050, l_1052, l_1053, l_1055, l_1058, l_1060, l_1061, l_1062, l_1064, l_1066, l_1068, l_1070, l_1071, l_1072, l_1073, l_1074, l_1076, l_1078, l_1079, l_1081, l_1082, l_1083, l_1084, l_1086, l_1088, l_1089, l_1091, l_1094, l_1096, l_1097, l_1098, l_1100, l_1102, l_1104, l_1106, l_1107, l_1108, l_1109, l_1110, l_1112, l_1114, l_1115, l_1117, l_1118, l_1119, l_1120, l_1122, l_1124, l_1125, l_1127, l_1130, l_1132, l_1133, l_1134, l_1136, l_1138, l_1140, l_1142, l_1143, l_1144, l_1145, l_1146, l_1148, l_1150, l_1151, l_1153, l_1154, l_1155, l_1156, l_1158, l_1160, l_1161, l_1163, l_1166, l_1168, l_1169, l_1170;
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
    i_80 = (int) get_local_id(0);
    if (i_80 == 0) {
        i_81 = *((__global int *) (arg_fs + 16 + 208L));
        if (i_81 < 1) {
            i_82 = (-9);
        } else {
            l_83 = *((__global long *) (arg_fs + 16 + 192L));
            i_84 = *((volatile __global int *) (arg_fs + 16 + l_83));
            i_85 = (int) ((uint) i_84 + (uint) (-1));
            i_86 = (i_85 < 0) ? (-9) : i_85;
            if (i_86 < 0) {
                i_82 = i_86;
            } else {
                l_87 = *((__global long *) (arg_fs + 16 + 192L));
                i_88 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 4L))));
                if ((i_88 & 3) == 1) {
                    i_82 = (-9);
                } else {
                    i_82 = i_86;
                }
            }
        }
        l_89 = (long) i_82;
        if (i_82 < 0) {
            l_90 = l_89;
        } else {
            l_91 = *((__global long *) (arg_fs + 16 + 16L));
            i_92 = (int) get_group_id(0);
            l_93 = (long) i_92;
            i_94 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_91 + (ulong) ((l_93 << 12) + (l_93 << 11)))) + (ulong) 1896L))));
            if (i_94 == 0) {
                l_95 = *((__global long *) (arg_fs + 16 + 200L));
                l_96 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_95 + (ulong) (l_89 << 6)))));
                l_97 = (l_96 < 1L) ? 0L : 1L;
                l_90 = l_97;
            } else {
                l_90 = (-16L);
            }
        }
    } else {
        l_90 = 0L;
    }
    l_98 = GALEFS_BROADCAST(l_90);
    i_99 = (int) l_98;
    i_100 = (i_99 < 1) ? i_99 : 1;
    i_101 = i_100;
    i_102 = 0;
    while (true) {
        if (!(i_101 == 1)) {
            break;
        }
        i_103 = (int) get_local_id(0);
        i_104 = (int) ((uint) i_99 - (uint) i_102);
        l_105 = (long) i_104;
        l_106 = (long) i_102;
        if (i_103 == 0) {
            l_107 = *((__global long *) (arg_fs + 16 + 16L));
            i_108 = (int) get_group_id(0);
            i_109 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_109 < 1) {
                i_110 = (-9);
            } else {
                l_111 = *((__global long *) (arg_fs + 16 + 192L));
                i_112 = *((volatile __global int *) (arg_fs + 16 + l_111));
                i_113 = (int) ((uint) i_112 + (uint) (-1));
                i_114 = (i_113 < 0) ? (-9) : i_113;
                i_110 = i_114;
            }
            i_115 = *((__global int *) (arg_fs + 16 + 156L));
            l_116 = (long) i_110;
            if (i_110 < 0) {
                l_117 = l_116;
            } else {
                l_118 = *((__global long *) (arg_fs + 16 + 200L));
                i_119 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_118 + (ulong) (l_116 << 6))) + (ulong) 8L))));
                l_120 = *((__global long *) (arg_fs + 16 + 128L));
                i_121 = *((__global int *) (arg_fs + 16 + 152L));
                l_122 = l_106 >> i_115;
                i_123 = i_121 & ((int) (((long) ((ulong) ((long) ((ulong) l_122 + (ulong) (((long) i_119) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                i_124 = i_123;
                i_125 = 0;
                i_126 = (-2);
                while (true) {
                    if (!(i_126 == (-2))) {
                        break;
                    }
                    i_127 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) (((long) i_124) << 2)))));
                    i_128 = (int) ((uint) i_127 + (uint) (-1));
                    if (i_128 < 0) {
                        i_126 = (-1);
                    } else {
                        l_129 = *((__global long *) (arg_fs + 16 + 136L));
                        l_130 = (long) ((ulong) l_129 + (ulong) (((long) (uint) i_128) << 4));
                        i_131 = *((volatile __global int *) (arg_fs + 16 + l_130));
                        l_132 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 8L))));
                        if ((!(i_119 == i_131)) || (!(l_122 == l_132))) {
                            if (i_121 == i_125) {
                                i_126 = (-1);
                            } else {
                                i_133 = (int) ((uint) i_125 + (uint) 1);
                                i_134 = i_121 & ((int) ((uint) i_124 + (uint) 1));
                                i_124 = i_134;
                                i_125 = i_133;
                            }
                        } else {
                            i_126 = i_128;
                        }
                    }
                }
                l_135 = (long) i_108;
                l_136 = (long) ((ulong) l_107 + (ulong) ((l_135 << 12) + (l_135 << 11)));
                if (i_126 < 0) {
                    i_137 = (-1);
                } else {
                    l_138 = (long) ((ulong) l_136 + (ulong) 1856L);
                    *((volatile __global int *) (arg_fs + 16 + l_138)) = ((int) ((uint) i_126 + (uint) 1));
                    GALEFS_FENCE();
                    l_139 = *((__global long *) (arg_fs + 16 + 136L));
                    l_140 = (long) ((ulong) l_139 + (ulong) (((long) (uint) i_126) << 4));
                    i_141 = *((volatile __global int *) (arg_fs + 16 + l_140));
                    l_142 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 8L))));
                    if ((!(i_119 == i_141)) || (!(l_122 == l_142))) {
                        *((volatile __global int *) (arg_fs + 16 + l_138)) = 0;
                    }
                    GALEFS_FENCE();
                    if ((!(i_119 == i_141)) || (!(l_122 == l_142))) {
                        i_137 = (-1);
                    } else {
                        i_137 = i_126;
                    }
                }
                l_143 = (long) i_137;
                if (l_143 == (-1L)) {
                    l_144 = (long) ((ulong) l_136 + (ulong) 1864L);
                    l_145 = *((__global long *) (arg_fs + 16 + l_144));
                    l_146 = *((__global long *) (arg_fs + 16 + 8L));
                    i_147 = 0;
                    l_148 = 0L;
                    while (true) {
                        if (!(i_147 == 0)) {
                            break;
                        }
                        i_149 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        if (i_149 == 0) {
                            l_150 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_136 + (ulong) 1408L))));
                            if (((long) ((ulong) ((long) ((ulong) l_145 + (ulong) 128L)) - (ulong) l_150)) < 1025L) {
                                i_147 = 1;
                            } else {
                                if (l_148 < l_146) {
                                    l_151 = (long) ((ulong) l_148 + (ulong) 1L);
                                    l_148 = l_151;
                                } else {
                                    i_147 = (-110);
                                }
                            }
                        } else {
                            i_152 = (int) (0 - (uint) i_149);
                            i_147 = i_152;
                        }
                    }
                    if (i_147 < 0) {
                        l_153 = (long) i_147;
                        l_154 = l_153;
                    } else {
                        l_155 = (long) ((ulong) l_145 + (ulong) 64L);
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_136 + (ulong) ((long) (uint) (((int) l_155) & 1023)))))) = 0L;
                        l_156 = (long) ((ulong) l_136 + (ulong) ((long) (uint) (((int) l_145) & 1023)));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_156 + (ulong) 4L)))) = 3;
                        i_157 = (int) ((uint) ((int) (((long) ((ulong) l_145 + (ulong) ((long) ((ulong) (l_145 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_156 + (ulong) 8L)))) = i_157;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_156 + (ulong) 12L)))) = 0;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_156 + (ulong) 16L)))) = l_106;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_156 + (ulong) 24L)))) = l_105;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_156 + (ulong) 32L)))) = 0;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_156 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global int *) (arg_fs + 16 + l_156)) = 64;
                        *((__global long *) (arg_fs + 16 + l_144)) = l_155;
                        GALEFS_FENCE();
                        l_158 = *((__global long *) (arg_fs + 16 + 24L));
                        i_159 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_158 + (ulong) ((long) i_159))))) = (char) 1;
                        l_160 = *((__global long *) (arg_fs + 16 + 8L));
                        l_161 = (long) ((ulong) l_136 + (ulong) 1792L);
                        i_162 = 0;
                        l_163 = 0L;
                        while (true) {
                            if (!(i_162 == 0)) {
                                break;
                            }
                            i_164 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            i_165 = *((volatile __global int *) (arg_fs + 16 + l_161));
                            if (i_157 == i_165) {
                                i_162 = 1;
                            } else {
                                if (i_164 == 0) {
                                    if (l_163 < l_160) {
                                        l_166 = (long) ((ulong) l_163 + (ulong) 1L);
                                        l_163 = l_166;
                                    } else {
                                        i_162 = (-110);
                                    }
                                } else {
                                    i_167 = (int) (0 - (uint) i_164);
                                    i_162 = i_167;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_162 < 0) {
                            l_168 = (long) i_162;
                            l_154 = l_168;
                        } else {
                            l_169 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_136 + (ulong) 1800L))));
                            l_154 = l_169;
                        }
                    }
                    if (l_154 < 0L) {
                        l_117 = l_154;
                    } else {
                        l_170 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_136 + (ulong) 1808L))));
                        l_117 = l_170;
                    }
                } else {
                    l_171 = (long) ((ulong) l_136 + (ulong) 1872L);
                    l_172 = *((__global long *) (arg_fs + 16 + l_171));
                    *((__global long *) (arg_fs + 16 + l_171)) = ((long) ((ulong) l_172 + (ulong) 1L));
                    l_117 = l_143;
                }
            }
            if (l_117 < 0L) {
                l_173 = l_117;
            } else {
                l_174 = (long) ((ulong) (l_117 << i_115) + (ulong) (l_106 & ((long) ((ulong) (1L << i_115) + (ulong) (-1L)))));
                l_173 = l_174;
            }
        } else {
            l_173 = 0L;
        }
        l_175 = GALEFS_BROADCAST(l_173);
        if (l_175 < 0L) {
            i_176 = (int) l_175;
            i_101 = i_176;
        } else {
            i_177 = *((__global int *) (arg_fs + 16 + 156L));
            l_178 = 1L << i_177;
            l_179 = (long) ((ulong) l_178 - (ulong) (l_106 & ((long) ((ulong) l_178 + (ulong) (-1L)))));
            if (l_179 < l_105) {
                i_180 = (int) l_179;
                i_181 = i_180;
            } else {
                i_181 = i_104;
            }
            l_182 = *((__global long *) (arg_fs + 16 + 144L));
            gale_copy((arg_fs + 16 + ((long) ((ulong) l_175 + (ulong) l_182))), (arg_data + 16 + l_106), i_181);
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_183 = (int) get_local_id(0);
            i_184 = (int) ((uint) i_102 + (uint) i_181);
            i_185 = (i_184 < i_99) ? 1 : 0;
            if (i_183 == 0) {
                l_186 = *((__global long *) (arg_fs + 16 + 16L));
                i_187 = (int) get_group_id(0);
                l_188 = (long) i_187;
                l_189 = (long) ((ulong) l_186 + (ulong) ((l_188 << 12) + (l_188 << 11)));
                l_190 = (long) ((ulong) l_189 + (ulong) 1880L);
                l_191 = *((__global long *) (arg_fs + 16 + l_190));
                *((__global long *) (arg_fs + 16 + l_190)) = ((long) ((ulong) ((long) i_181) + (ulong) l_191));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_189 + (ulong) 1856L)))) = 0;
                l_192 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_189 + (ulong) 1864L))));
                l_193 = (long) ((ulong) l_192 + (ulong) (-64L));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_189 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_193 + (ulong) ((long) ((ulong) (l_193 >> 63) >> 58)))) >> 6)) + (uint) 1));
                i_101 = i_185;
                i_102 = i_184;
            } else {
                i_101 = i_185;
                i_102 = i_184;
            }
        }
    }
    if (i_102 < 1) {
        i_194 = i_101;
    } else {
        i_194 = i_102;
    }
    *((__global long *) (arg_out + 16L)) = ((long) i_194);
    i_195 = (int) get_local_id(0);
    if (i_195 == 0) {
        i_196 = *((__global int *) (arg_fs + 16 + 208L));
        if (i_196 < 1000001) {
            i_197 = (-9);
        } else {
            l_198 = *((__global long *) (arg_fs + 16 + 192L));
            i_199 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_198 + (ulong) 8000000L))));
            i_200 = (int) ((uint) i_199 + (uint) (-1));
            i_201 = (i_200 < 0) ? (-9) : i_200;
            if (i_201 < 0) {
                i_197 = i_201;
            } else {
                l_202 = *((__global long *) (arg_fs + 16 + 192L));
                i_203 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_202 + (ulong) 8000004L))));
                if ((i_203 & 3) == 1) {
                    i_197 = (-9);
                } else {
                    i_197 = i_201;
                }
            }
        }
        l_204 = (long) i_197;
        if (i_197 < 0) {
            l_205 = l_204;
        } else {
            l_206 = *((__global long *) (arg_fs + 16 + 16L));
            i_207 = (int) get_group_id(0);
            l_208 = (long) i_207;
            i_209 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_206 + (ulong) ((l_208 << 12) + (l_208 << 11)))) + (ulong) 1896L))));
            if (i_209 == 0) {
                l_210 = *((__global long *) (arg_fs + 16 + 200L));
                l_211 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) (l_204 << 6)))));
                l_212 = (l_211 < 1L) ? 0L : 1L;
                l_205 = l_212;
            } else {
                l_205 = (-16L);
            }
        }
    } else {
        l_205 = 0L;
    }
    l_213 = GALEFS_BROADCAST(l_205);
    i_214 = (int) l_213;
    i_215 = (i_214 < 1) ? i_214 : 1;
    i_216 = i_215;
    i_217 = 0;
    while (true) {
        if (!(i_216 == 1)) {
            break;
        }
        i_218 = (int) get_local_id(0);
        i_219 = (int) ((uint) i_214 - (uint) i_217);
        l_220 = (long) i_219;
        l_221 = (long) i_217;
        if (i_218 == 0) {
            l_222 = *((__global long *) (arg_fs + 16 + 16L));
            i_223 = (int) get_group_id(0);
            i_224 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_224 < 1000001) {
                i_225 = (-9);
            } else {
                l_226 = *((__global long *) (arg_fs + 16 + 192L));
                i_227 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_226 + (ulong) 8000000L))));
                i_228 = (int) ((uint) i_227 + (uint) (-1));
                i_229 = (i_228 < 0) ? (-9) : i_228;
                i_225 = i_229;
            }
            i_230 = *((__global int *) (arg_fs + 16 + 156L));
            l_231 = (long) i_225;
            if (i_225 < 0) {
                l_232 = l_231;
            } else {
                l_233 = *((__global long *) (arg_fs + 16 + 200L));
                i_234 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_233 + (ulong) (l_231 << 6))) + (ulong) 8L))));
                l_235 = *((__global long *) (arg_fs + 16 + 128L));
                i_236 = *((__global int *) (arg_fs + 16 + 152L));
                l_237 = l_221 >> i_230;
                i_238 = i_236 & ((int) (((long) ((ulong) ((long) ((ulong) l_237 + (ulong) (((long) i_234) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                i_239 = i_238;
                i_240 = 0;
                i_241 = (-2);
                while (true) {
                    if (!(i_241 == (-2))) {
                        break;
                    }
                    i_242 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_235 + (ulong) (((long) i_239) << 2)))));
                    i_243 = (int) ((uint) i_242 + (uint) (-1));
                    if (i_243 < 0) {
                        i_241 = (-1);
                    } else {
                        l_244 = *((__global long *) (arg_fs + 16 + 136L));
                        l_245 = (long) ((ulong) l_244 + (ulong) (((long) (uint) i_243) << 4));
                        i_246 = *((volatile __global int *) (arg_fs + 16 + l_245));
                        l_247 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_245 + (ulong) 8L))));
                        if ((!(i_234 == i_246)) || (!(l_237 == l_247))) {
                            if (i_236 == i_240) {
                                i_241 = (-1);
                            } else {
                                i_248 = (int) ((uint) i_240 + (uint) 1);
                                i_249 = i_236 & ((int) ((uint) i_239 + (uint) 1));
                                i_239 = i_249;
                                i_240 = i_248;
                            }
                        } else {
                            i_241 = i_243;
                        }
                    }
                }
                l_250 = (long) i_223;
                l_251 = (long) ((ulong) l_222 + (ulong) ((l_250 << 12) + (l_250 << 11)));
                if (i_241 < 0) {
                    i_252 = (-1);
                } else {
                    l_253 = (long) ((ulong) l_251 + (ulong) 1856L);
                    *((volatile __global int *) (arg_fs + 16 + l_253)) = ((int) ((uint) i_241 + (uint) 1));
                    GALEFS_FENCE();
                    l_254 = *((__global long *) (arg_fs + 16 + 136L));
                    l_255 = (long) ((ulong) l_254 + (ulong) (((long) (uint) i_241) << 4));
                    i_256 = *((volatile __global int *) (arg_fs + 16 + l_255));
                    l_257 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_255 + (ulong) 8L))));
                    if ((!(i_234 == i_256)) || (!(l_237 == l_257))) {
                        *((volatile __global int *) (arg_fs + 16 + l_253)) = 0;
                    }
                    GALEFS_FENCE();
                    if ((!(i_234 == i_256)) || (!(l_237 == l_257))) {
                        i_252 = (-1);
                    } else {
                        i_252 = i_241;
                    }
                }
                l_258 = (long) i_252;
                if (l_258 == (-1L)) {
                    l_259 = (long) ((ulong) l_251 + (ulong) 1864L);
                    l_260 = *((__global long *) (arg_fs + 16 + l_259));
                    l_261 = *((__global long *) (arg_fs + 16 + 8L));
                    i_262 = 0;
                    l_263 = 0L;
                    while (true) {
                        if (!(i_262 == 0)) {
                            break;
                        }
                        i_264 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        if (i_264 == 0) {
                            l_265 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_251 + (ulong) 1408L))));
                            if (((long) ((ulong) ((long) ((ulong) l_260 + (ulong) 128L)) - (ulong) l_265)) < 1025L) {
                                i_262 = 1;
                            } else {
                                if (l_263 < l_261) {
                                    l_266 = (long) ((ulong) l_263 + (ulong) 1L);
                                    l_263 = l_266;
                                } else {
                                    i_262 = (-110);
                                }
                            }
                        } else {
                            i_267 = (int) (0 - (uint) i_264);
                            i_262 = i_267;
                        }
                    }
                    if (i_262 < 0) {
                        l_268 = (long) i_262;
                        l_269 = l_268;
                    } else {
                        l_270 = (long) ((ulong) l_260 + (ulong) 64L);
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_251 + (ulong) ((long) (uint) (((int) l_270) & 1023)))))) = 0L;
                        l_271 = (long) ((ulong) l_251 + (ulong) ((long) (uint) (((int) l_260) & 1023)));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_271 + (ulong) 4L)))) = 3;
                        i_272 = (int) ((uint) ((int) (((long) ((ulong) l_260 + (ulong) ((long) ((ulong) (l_260 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_271 + (ulong) 8L)))) = i_272;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_271 + (ulong) 12L)))) = 1000000;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_271 + (ulong) 16L)))) = l_221;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_271 + (ulong) 24L)))) = l_220;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_271 + (ulong) 32L)))) = 0;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_271 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global int *) (arg_fs + 16 + l_271)) = 64;
                        *((__global long *) (arg_fs + 16 + l_259)) = l_270;
                        GALEFS_FENCE();
                        l_273 = *((__global long *) (arg_fs + 16 + 24L));
                        i_274 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_273 + (ulong) ((long) i_274))))) = (char) 1;
                        l_275 = *((__global long *) (arg_fs + 16 + 8L));
                        l_276 = (long) ((ulong) l_251 + (ulong) 1792L);
                        i_277 = 0;
                        l_278 = 0L;
                        while (true) {
                            if (!(i_277 == 0)) {
                                break;
                            }
                            i_279 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            i_280 = *((volatile __global int *) (arg_fs + 16 + l_276));
                            if (i_272 == i_280) {
                                i_277 = 1;
                            } else {
                                if (i_279 == 0) {
                                    if (l_278 < l_275) {
                                        l_281 = (long) ((ulong) l_278 + (ulong) 1L);
                                        l_278 = l_281;
                                    } else {
                                        i_277 = (-110);
                                    }
                                } else {
                                    i_282 = (int) (0 - (uint) i_279);
                                    i_277 = i_282;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_277 < 0) {
                            l_283 = (long) i_277;
                            l_269 = l_283;
                        } else {
                            l_284 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_251 + (ulong) 1800L))));
                            l_269 = l_284;
                        }
                    }
                    if (l_269 < 0L) {
                        l_232 = l_269;
                    } else {
                        l_285 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_251 + (ulong) 1808L))));
                        l_232 = l_285;
                    }
                } else {
                    l_286 = (long) ((ulong) l_251 + (ulong) 1872L);
                    l_287 = *((__global long *) (arg_fs + 16 + l_286));
                    *((__global long *) (arg_fs + 16 + l_286)) = ((long) ((ulong) l_287 + (ulong) 1L));
                    l_232 = l_258;
                }
            }
            if (l_232 < 0L) {
                l_288 = l_232;
            } else {
                l_289 = (long) ((ulong) (l_232 << i_230) + (ulong) (l_221 & ((long) ((ulong) (1L << i_230) + (ulong) (-1L)))));
                l_288 = l_289;
            }
        } else {
            l_288 = 0L;
        }
        l_290 = GALEFS_BROADCAST(l_288);
        if (l_290 < 0L) {
            i_291 = (int) l_290;
            i_216 = i_291;
        } else {
            i_292 = *((__global int *) (arg_fs + 16 + 156L));
            l_293 = 1L << i_292;
            l_294 = (long) ((ulong) l_293 - (ulong) (l_221 & ((long) ((ulong) l_293 + (ulong) (-1L)))));
            if (l_294 < l_220) {
                i_295 = (int) l_294;
                i_296 = i_295;
            } else {
                i_296 = i_219;
            }
            l_297 = *((__global long *) (arg_fs + 16 + 144L));
            gale_copy((arg_fs + 16 + ((long) ((ulong) l_290 + (ulong) l_297))), (arg_data + 16 + l_221), i_296);
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_298 = (int) get_local_id(0);
            i_299 = (int) ((uint) i_217 + (uint) i_296);
            i_300 = (i_299 < i_214) ? 1 : 0;
            if (i_298 == 0) {
                l_301 = *((__global long *) (arg_fs + 16 + 16L));
                i_302 = (int) get_group_id(0);
                l_303 = (long) i_302;
                l_304 = (long) ((ulong) l_301 + (ulong) ((l_303 << 12) + (l_303 << 11)));
                l_305 = (long) ((ulong) l_304 + (ulong) 1880L);
                l_306 = *((__global long *) (arg_fs + 16 + l_305));
                *((__global long *) (arg_fs + 16 + l_305)) = ((long) ((ulong) ((long) i_296) + (ulong) l_306));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_304 + (ulong) 1856L)))) = 0;
                l_307 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_304 + (ulong) 1864L))));
                l_308 = (long) ((ulong) l_307 + (ulong) (-64L));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_304 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_308 + (ulong) ((long) ((ulong) (l_308 >> 63) >> 58)))) >> 6)) + (uint) 1));
                i_216 = i_300;
                i_217 = i_299;
            } else {
                i_216 = i_300;
                i_217 = i_299;
            }
        }
    }
    if (i_217 < 1) {
        i_309 = i_216;
    } else {
        i_309 = i_217;
    }
    *((__global long *) (arg_out + 24L)) = ((long) i_309);
    i_310 = (int) get_local_id(0);
    i_311 = (int) l_79;
    l_312 = ((long) i_311) << 3;
    if (i_310 == 0) {
        if (i_311 < 0) {
            i_313 = (-9);
        } else {
            i_314 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_311 < i_314) {
                l_315 = *((__global long *) (arg_fs + 16 + 192L));
                i_316 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_315 + (ulong) l_312))));
                i_317 = (int) ((uint) i_316 + (uint) (-1));
                i_318 = (i_317 < 0) ? (-9) : i_317;
                if (i_318 < 0) {
                    i_313 = i_318;
                } else {
                    l_319 = *((__global long *) (arg_fs + 16 + 192L));
                    i_320 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_319 + (ulong) l_312)) + (ulong) 4L))));
                    if ((i_320 & 3) == 1) {
                        i_313 = (-9);
                    } else {
                        i_313 = i_318;
                    }
                }
            } else {
                i_313 = (-9);
            }
        }
        l_321 = (long) i_313;
        if (i_313 < 0) {
            l_322 = l_321;
        } else {
            l_323 = *((__global long *) (arg_fs + 16 + 16L));
            i_324 = (int) get_group_id(0);
            l_325 = (long) i_324;
            i_326 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_323 + (ulong) ((l_325 << 12) + (l_325 << 11)))) + (ulong) 1896L))));
            if (i_326 == 0) {
                l_327 = *((__global long *) (arg_fs + 16 + 200L));
                l_328 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_327 + (ulong) (l_321 << 6)))));
                l_329 = (l_328 < 1L) ? 0L : 1L;
                l_322 = l_329;
            } else {
                l_322 = (-16L);
            }
        }
    } else {
        l_322 = 0L;
    }
    l_330 = GALEFS_BROADCAST(l_322);
    i_331 = (int) l_330;
    i_332 = (i_331 < 1) ? i_331 : 1;
    i_333 = i_332;
    i_334 = 0;
    while (true) {
        if (!(i_333 == 1)) {
            break;
        }
        i_335 = (int) get_local_id(0);
        i_336 = (int) ((uint) i_331 - (uint) i_334);
        l_337 = (long) i_336;
        l_338 = (long) i_334;
        if (i_335 == 0) {
            l_339 = *((__global long *) (arg_fs + 16 + 16L));
            i_340 = (int) get_group_id(0);
            if (i_311 < 0) {
                i_341 = (-9);
            } else {
                i_342 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_311 < i_342) {
                    l_343 = *((__global long *) (arg_fs + 16 + 192L));
                    i_344 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_343 + (ulong) l_312))));
                    i_345 = (int) ((uint) i_344 + (uint) (-1));
                    i_346 = (i_345 < 0) ? (-9) : i_345;
                    i_341 = i_346;
                } else {
                    i_341 = (-9);
                }
            }
            i_347 = *((__global int *) (arg_fs + 16 + 156L));
            l_348 = (long) i_341;
            if (i_341 < 0) {
                l_349 = l_348;
            } else {
                l_350 = *((__global long *) (arg_fs + 16 + 200L));
                i_351 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_350 + (ulong) (l_348 << 6))) + (ulong) 8L))));
                l_352 = *((__global long *) (arg_fs + 16 + 128L));
                i_353 = *((__global int *) (arg_fs + 16 + 152L));
                l_354 = l_338 >> i_347;
                i_355 = i_353 & ((int) (((long) ((ulong) ((long) ((ulong) l_354 + (ulong) (((long) i_351) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                i_356 = i_355;
                i_357 = 0;
                i_358 = (-2);
                while (true) {
                    if (!(i_358 == (-2))) {
                        break;
                    }
                    i_359 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_352 + (ulong) (((long) i_356) << 2)))));
                    i_360 = (int) ((uint) i_359 + (uint) (-1));
                    if (i_360 < 0) {
                        i_358 = (-1);
                    } else {
                        l_361 = *((__global long *) (arg_fs + 16 + 136L));
                        l_362 = (long) ((ulong) l_361 + (ulong) (((long) (uint) i_360) << 4));
                        i_363 = *((volatile __global int *) (arg_fs + 16 + l_362));
                        l_364 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_362 + (ulong) 8L))));
                        if ((!(i_351 == i_363)) || (!(l_354 == l_364))) {
                            if (i_353 == i_357) {
                                i_358 = (-1);
                            } else {
                                i_365 = (int) ((uint) i_357 + (uint) 1);
                                i_366 = i_353 & ((int) ((uint) i_356 + (uint) 1));
                                i_356 = i_366;
                                i_357 = i_365;
                            }
                        } else {
                            i_358 = i_360;
                        }
                    }
                }
                l_367 = (long) i_340;
                l_368 = (long) ((ulong) l_339 + (ulong) ((l_367 << 12) + (l_367 << 11)));
                if (i_358 < 0) {
                    i_369 = (-1);
                } else {
                    l_370 = (long) ((ulong) l_368 + (ulong) 1856L);
                    *((volatile __global int *) (arg_fs + 16 + l_370)) = ((int) ((uint) i_358 + (uint) 1));
                    GALEFS_FENCE();
                    l_371 = *((__global long *) (arg_fs + 16 + 136L));
                    l_372 = (long) ((ulong) l_371 + (ulong) (((long) (uint) i_358) << 4));
                    i_373 = *((volatile __global int *) (arg_fs + 16 + l_372));
                    l_374 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_372 + (ulong) 8L))));
                    if ((!(i_351 == i_373)) || (!(l_354 == l_374))) {
                        *((volatile __global int *) (arg_fs + 16 + l_370)) = 0;
                    }
                    GALEFS_FENCE();
                    if ((!(i_351 == i_373)) || (!(l_354 == l_374))) {
                        i_369 = (-1);
                    } else {
                        i_369 = i_358;
                    }
                }
                l_375 = (long) i_369;
                if (l_375 == (-1L)) {
                    l_376 = (long) ((ulong) l_368 + (ulong) 1864L);
                    l_377 = *((__global long *) (arg_fs + 16 + l_376));
                    l_378 = *((__global long *) (arg_fs + 16 + 8L));
                    i_379 = 0;
                    l_380 = 0L;
                    while (true) {
                        if (!(i_379 == 0)) {
                            break;
                        }
                        i_381 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        if (i_381 == 0) {
                            l_382 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_368 + (ulong) 1408L))));
                            if (((long) ((ulong) ((long) ((ulong) l_377 + (ulong) 128L)) - (ulong) l_382)) < 1025L) {
                                i_379 = 1;
                            } else {
                                if (l_380 < l_378) {
                                    l_383 = (long) ((ulong) l_380 + (ulong) 1L);
                                    l_380 = l_383;
                                } else {
                                    i_379 = (-110);
                                }
                            }
                        } else {
                            i_384 = (int) (0 - (uint) i_381);
                            i_379 = i_384;
                        }
                    }
                    if (i_379 < 0) {
                        l_385 = (long) i_379;
                        l_386 = l_385;
                    } else {
                        l_387 = (long) ((ulong) l_377 + (ulong) 64L);
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_368 + (ulong) ((long) (uint) (((int) l_387) & 1023)))))) = 0L;
                        l_388 = (long) ((ulong) l_368 + (ulong) ((long) (uint) (((int) l_377) & 1023)));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_388 + (ulong) 4L)))) = 3;
                        i_389 = (int) ((uint) ((int) (((long) ((ulong) l_377 + (ulong) ((long) ((ulong) (l_377 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_388 + (ulong) 8L)))) = i_389;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_388 + (ulong) 12L)))) = i_311;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_388 + (ulong) 16L)))) = l_338;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_388 + (ulong) 24L)))) = l_337;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_388 + (ulong) 32L)))) = 0;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_388 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global int *) (arg_fs + 16 + l_388)) = 64;
                        *((__global long *) (arg_fs + 16 + l_376)) = l_387;
                        GALEFS_FENCE();
                        l_390 = *((__global long *) (arg_fs + 16 + 24L));
                        i_391 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_390 + (ulong) ((long) i_391))))) = (char) 1;
                        l_392 = *((__global long *) (arg_fs + 16 + 8L));
                        l_393 = (long) ((ulong) l_368 + (ulong) 1792L);
                        i_394 = 0;
                        l_395 = 0L;
                        while (true) {
                            if (!(i_394 == 0)) {
                                break;
                            }
                            i_396 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            i_397 = *((volatile __global int *) (arg_fs + 16 + l_393));
                            if (i_389 == i_397) {
                                i_394 = 1;
                            } else {
                                if (i_396 == 0) {
                                    if (l_395 < l_392) {
                                        l_398 = (long) ((ulong) l_395 + (ulong) 1L);
                                        l_395 = l_398;
                                    } else {
                                        i_394 = (-110);
                                    }
                                } else {
                                    i_399 = (int) (0 - (uint) i_396);
                                    i_394 = i_399;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_394 < 0) {
                            l_400 = (long) i_394;
                            l_386 = l_400;
                        } else {
                            l_401 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_368 + (ulong) 1800L))));
                            l_386 = l_401;
                        }
                    }
                    if (l_386 < 0L) {
                        l_349 = l_386;
                    } else {
                        l_402 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_368 + (ulong) 1808L))));
                        l_349 = l_402;
                    }
                } else {
                    l_403 = (long) ((ulong) l_368 + (ulong) 1872L);
                    l_404 = *((__global long *) (arg_fs + 16 + l_403));
                    *((__global long *) (arg_fs + 16 + l_403)) = ((long) ((ulong) l_404 + (ulong) 1L));
                    l_349 = l_375;
                }
            }
            if (l_349 < 0L) {
                l_405 = l_349;
            } else {
                l_406 = (long) ((ulong) (l_349 << i_347) + (ulong) (l_338 & ((long) ((ulong) (1L << i_347) + (ulong) (-1L)))));
                l_405 = l_406;
            }
        } else {
            l_405 = 0L;
        }
        l_407 = GALEFS_BROADCAST(l_405);
        if (l_407 < 0L) {
            i_408 = (int) l_407;
            i_333 = i_408;
        } else {
            i_409 = *((__global int *) (arg_fs + 16 + 156L));
            l_410 = 1L << i_409;
            l_411 = (long) ((ulong) l_410 - (ulong) (l_338 & ((long) ((ulong) l_410 + (ulong) (-1L)))));
            if (l_411 < l_337) {
                i_412 = (int) l_411;
                i_413 = i_412;
            } else {
                i_413 = i_336;
            }
            l_414 = *((__global long *) (arg_fs + 16 + 144L));
            gale_copy((arg_fs + 16 + ((long) ((ulong) l_407 + (ulong) l_414))), (arg_data + 16 + l_338), i_413);
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_415 = (int) get_local_id(0);
            i_416 = (int) ((uint) i_334 + (uint) i_413);
            i_417 = (i_416 < i_331) ? 1 : 0;
            if (i_415 == 0) {
                l_418 = *((__global long *) (arg_fs + 16 + 16L));
                i_419 = (int) get_group_id(0);
                l_420 = (long) i_419;
                l_421 = (long) ((ulong) l_418 + (ulong) ((l_420 << 12) + (l_420 << 11)));
                l_422 = (long) ((ulong) l_421 + (ulong) 1880L);
                l_423 = *((__global long *) (arg_fs + 16 + l_422));
                *((__global long *) (arg_fs + 16 + l_422)) = ((long) ((ulong) ((long) i_413) + (ulong) l_423));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_421 + (ulong) 1856L)))) = 0;
                l_424 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_421 + (ulong) 1864L))));
                l_425 = (long) ((ulong) l_424 + (ulong) (-64L));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_421 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_425 + (ulong) ((long) ((ulong) (l_425 >> 63) >> 58)))) >> 6)) + (uint) 1));
                i_333 = i_417;
                i_334 = i_416;
            } else {
                i_333 = i_417;
                i_334 = i_416;
            }
        }
    }
    if (i_334 < 1) {
        i_426 = i_333;
    } else {
        i_426 = i_334;
    }
    *((__global long *) (arg_out + 32L)) = ((long) i_426);
    i_427 = (int) get_local_id(0);
    i_428 = (int) l_39;
    l_429 = ((long) i_428) << 3;
    if (i_427 == 0) {
        if (i_428 < 0) {
            i_430 = (-9);
        } else {
            i_431 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_428 < i_431) {
                l_432 = *((__global long *) (arg_fs + 16 + 192L));
                i_433 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_432 + (ulong) l_429))));
                i_434 = (int) ((uint) i_433 + (uint) (-1));
                i_435 = (i_434 < 0) ? (-9) : i_434;
                if (i_435 < 0) {
                    i_430 = i_435;
                } else {
                    l_436 = *((__global long *) (arg_fs + 16 + 192L));
                    i_437 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_436 + (ulong) l_429)) + (ulong) 4L))));
                    if ((i_437 & 3) == 0) {
                        i_430 = (-9);
                    } else {
                        i_430 = i_435;
                    }
                }
            } else {
                i_430 = (-9);
            }
        }
        if (i_430 < 0) {
            l_438 = (long) i_430;
            l_439 = l_438;
        } else {
            l_440 = *((__global long *) (arg_fs + 16 + 16L));
            i_441 = (int) get_group_id(0);
            l_442 = (long) i_441;
            i_443 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_440 + (ulong) ((l_442 << 12) + (l_442 << 11)))) + (ulong) 1896L))));
            l_444 = (i_443 == 0) ? 1L : (-16L);
            l_439 = l_444;
        }
    } else {
        l_439 = 1L;
    }
    l_445 = GALEFS_BROADCAST(l_439);
    i_446 = (int) l_445;
    i_447 = (i_446 < 1) ? i_446 : 1;
    i_448 = i_447;
    i_449 = 0;
    while (true) {
        if (!(i_448 == 1)) {
            break;
        }
        i_450 = *((__global int *) (arg_fs + 16 + 156L));
        l_451 = 1L << i_450;
        l_452 = (long) i_449;
        l_453 = (long) ((ulong) l_451 - (ulong) (l_452 & ((long) ((ulong) l_451 + (ulong) (-1L)))));
        i_454 = (int) ((uint) i_446 - (uint) i_449);
        if (l_453 < ((long) i_454)) {
            i_455 = (int) l_453;
            i_456 = i_455;
        } else {
            i_456 = i_454;
        }
        i_457 = (int) get_local_id(0);
        l_458 = (long) i_456;
        if (i_457 == 0) {
            l_459 = *((__global long *) (arg_fs + 16 + 16L));
            i_460 = (int) get_group_id(0);
            l_461 = (long) i_460;
            l_462 = (long) ((ulong) l_459 + (ulong) ((l_461 << 12) + (l_461 << 11)));
            l_463 = (long) ((ulong) l_462 + (ulong) 1864L);
            l_464 = *((__global long *) (arg_fs + 16 + l_463));
            l_465 = *((__global long *) (arg_fs + 16 + 8L));
            i_466 = 0;
            l_467 = 0L;
            while (true) {
                if (!(i_466 == 0)) {
                    break;
                }
                i_468 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_468 == 0) {
                    l_469 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_462 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_464 + (ulong) 128L)) - (ulong) l_469)) < 1025L) {
                        i_466 = 1;
                    } else {
                        if (l_467 < l_465) {
                            l_470 = (long) ((ulong) l_467 + (ulong) 1L);
                            l_467 = l_470;
                        } else {
                            i_466 = (-110);
                        }
                    }
                } else {
                    i_471 = (int) (0 - (uint) i_468);
                    i_466 = i_471;
                }
            }
            if (i_466 < 0) {
                l_472 = (long) i_466;
                l_473 = l_472;
            } else {
                l_474 = (long) ((ulong) l_464 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_462 + (ulong) ((long) (uint) (((int) l_474) & 1023)))))) = 0L;
                l_475 = (long) ((ulong) l_462 + (ulong) ((long) (uint) (((int) l_464) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_475 + (ulong) 4L)))) = 4;
                i_476 = (int) ((uint) ((int) (((long) ((ulong) l_464 + (ulong) ((long) ((ulong) (l_464 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_475 + (ulong) 8L)))) = i_476;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_475 + (ulong) 12L)))) = i_428;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_475 + (ulong) 16L)))) = l_452;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_475 + (ulong) 24L)))) = l_458;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_475 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_475 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_475)) = 64;
                *((__global long *) (arg_fs + 16 + l_463)) = l_474;
                GALEFS_FENCE();
                l_477 = *((__global long *) (arg_fs + 16 + 24L));
                i_478 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_477 + (ulong) ((long) i_478))))) = (char) 1;
                l_479 = *((__global long *) (arg_fs + 16 + 8L));
                l_480 = (long) ((ulong) l_462 + (ulong) 1792L);
                i_481 = 0;
                l_482 = 0L;
                while (true) {
                    if (!(i_481 == 0)) {
                        break;
                    }
                    i_483 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_484 = *((volatile __global int *) (arg_fs + 16 + l_480));
                    if (i_476 == i_484) {
                        i_481 = 1;
                    } else {
                        if (i_483 == 0) {
                            if (l_482 < l_479) {
                                l_485 = (long) ((ulong) l_482 + (ulong) 1L);
                                l_482 = l_485;
                            } else {
                                i_481 = (-110);
                            }
                        } else {
                            i_486 = (int) (0 - (uint) i_483);
                            i_481 = i_486;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_481 < 0) {
                    l_487 = (long) i_481;
                    l_473 = l_487;
                } else {
                    l_488 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_462 + (ulong) 1800L))));
                    l_473 = l_488;
                }
            }
            if (l_473 < 0L) {
                l_489 = l_473;
            } else {
                l_490 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_462 + (ulong) 1808L))));
                l_489 = l_490;
            }
            if (l_489 < 0L) {
                l_491 = l_489;
            } else {
                i_492 = *((__global int *) (arg_fs + 16 + 156L));
                l_493 = (long) ((ulong) (l_489 << i_492) + (ulong) (l_452 & ((long) ((ulong) (1L << i_492) + (ulong) (-1L)))));
                l_491 = l_493;
            }
        } else {
            l_491 = 0L;
        }
        l_494 = GALEFS_BROADCAST(l_491);
        if (l_494 < 0L) {
            i_495 = (int) l_494;
            i_448 = i_495;
        } else {
            l_496 = *((__global long *) (arg_fs + 16 + 144L));
            gale_copy((arg_data + 16 + l_452), (arg_fs + 16 + ((long) ((ulong) l_494 + (ulong) l_496))), i_456);
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_497 = (int) get_local_id(0);
            i_498 = (int) ((uint) i_449 + (uint) i_456);
            i_499 = (i_498 < i_446) ? 1 : 0;
            if (i_497 == 0) {
                l_500 = *((__global long *) (arg_fs + 16 + 16L));
                i_501 = (int) get_group_id(0);
                l_502 = (long) i_501;
                l_503 = (long) ((ulong) l_500 + (ulong) ((l_502 << 12) + (l_502 << 11)));
                l_504 = (long) ((ulong) l_503 + (ulong) 1888L);
                l_505 = *((__global long *) (arg_fs + 16 + l_504));
                *((__global long *) (arg_fs + 16 + l_504)) = ((long) ((ulong) l_458 + (ulong) l_505));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_503 + (ulong) 1856L)))) = 0;
                l_506 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_503 + (ulong) 1864L))));
                l_507 = (long) ((ulong) l_506 + (ulong) (-64L));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_503 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_507 + (ulong) ((long) ((ulong) (l_507 >> 63) >> 58)))) >> 6)) + (uint) 1));
                i_448 = i_499;
                i_449 = i_498;
            } else {
                i_448 = i_499;
                i_449 = i_498;
            }
        }
    }
    if (i_449 < 1) {
        i_508 = i_448;
    } else {
        i_508 = i_449;
    }
    *((__global long *) (arg_out + 40L)) = ((long) i_508);
    i_509 = (int) get_local_id(0);
    if (i_509 == 0) {
        if (i_428 < 0) {
            i_510 = (-9);
        } else {
            i_511 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_428 < i_511) {
                l_512 = *((__global long *) (arg_fs + 16 + 192L));
                i_513 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_512 + (ulong) l_429))));
                i_514 = (int) ((uint) i_513 + (uint) (-1));
                i_515 = (i_514 < 0) ? (-9) : i_514;
                if (i_515 < 0) {
                    i_510 = i_515;
                } else {
                    l_516 = *((__global long *) (arg_fs + 16 + 192L));
                    i_517 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_516 + (ulong) l_429)) + (ulong) 4L))));
                    if ((i_517 & 3) == 1) {
                        i_510 = (-9);
                    } else {
                        i_510 = i_515;
                    }
                }
            } else {
                i_510 = (-9);
            }
        }
        if (i_510 < 0) {
            l_518 = (long) i_510;
            l_519 = l_518;
        } else {
            l_519 = (-22L);
        }
    } else {
        l_519 = 0L;
    }
    l_520 = GALEFS_BROADCAST(l_519);
    i_521 = (int) l_520;
    i_522 = (i_521 < 1) ? i_521 : 1;
    i_523 = i_522;
    i_524 = 0;
    while (true) {
        if (!(i_523 == 1)) {
            break;
        }
        i_525 = (int) get_local_id(0);
        i_526 = (int) ((uint) i_521 - (uint) i_524);
        l_527 = (long) i_526;
        l_528 = (long) i_524;
        l_529 = l_528 + (-1L);
        if (i_525 == 0) {
            l_530 = *((__global long *) (arg_fs + 16 + 16L));
            i_531 = (int) get_group_id(0);
            if (i_428 < 0) {
                i_532 = (-9);
            } else {
                i_533 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_428 < i_533) {
                    l_534 = *((__global long *) (arg_fs + 16 + 192L));
                    i_535 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_534 + (ulong) l_429))));
                    i_536 = (int) ((uint) i_535 + (uint) (-1));
                    i_537 = (i_536 < 0) ? (-9) : i_536;
                    i_532 = i_537;
                } else {
                    i_532 = (-9);
                }
            }
            i_538 = *((__global int *) (arg_fs + 16 + 156L));
            l_539 = (long) i_532;
            if (i_532 < 0) {
                l_540 = l_539;
            } else {
                l_541 = *((__global long *) (arg_fs + 16 + 200L));
                i_542 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_541 + (ulong) (l_539 << 6))) + (ulong) 8L))));
                l_543 = *((__global long *) (arg_fs + 16 + 128L));
                i_544 = *((__global int *) (arg_fs + 16 + 152L));
                l_545 = l_529 >> i_538;
                i_546 = i_544 & ((int) (((long) ((ulong) ((long) ((ulong) l_545 + (ulong) (((long) i_542) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                i_547 = i_546;
                i_548 = 0;
                i_549 = (-2);
                while (true) {
                    if (!(i_549 == (-2))) {
                        break;
                    }
                    i_550 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_543 + (ulong) (((long) i_547) << 2)))));
                    i_551 = (int) ((uint) i_550 + (uint) (-1));
                    if (i_551 < 0) {
                        i_549 = (-1);
                    } else {
                        l_552 = *((__global long *) (arg_fs + 16 + 136L));
                        l_553 = (long) ((ulong) l_552 + (ulong) (((long) (uint) i_551) << 4));
                        i_554 = *((volatile __global int *) (arg_fs + 16 + l_553));
                        l_555 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_553 + (ulong) 8L))));
                        if ((!(i_542 == i_554)) || (!(l_545 == l_555))) {
                            if (i_544 == i_548) {
                                i_549 = (-1);
                            } else {
                                i_556 = (int) ((uint) i_548 + (uint) 1);
                                i_557 = i_544 & ((int) ((uint) i_547 + (uint) 1));
                                i_547 = i_557;
                                i_548 = i_556;
                            }
                        } else {
                            i_549 = i_551;
                        }
                    }
                }
                l_558 = (long) i_531;
                l_559 = (long) ((ulong) l_530 + (ulong) ((l_558 << 12) + (l_558 << 11)));
                if (i_549 < 0) {
                    i_560 = (-1);
                } else {
                    l_561 = (long) ((ulong) l_559 + (ulong) 1856L);
                    *((volatile __global int *) (arg_fs + 16 + l_561)) = ((int) ((uint) i_549 + (uint) 1));
                    GALEFS_FENCE();
                    l_562 = *((__global long *) (arg_fs + 16 + 136L));
                    l_563 = (long) ((ulong) l_562 + (ulong) (((long) (uint) i_549) << 4));
                    i_564 = *((volatile __global int *) (arg_fs + 16 + l_563));
                    l_565 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_563 + (ulong) 8L))));
                    if ((!(i_542 == i_564)) || (!(l_545 == l_565))) {
                        *((volatile __global int *) (arg_fs + 16 + l_561)) = 0;
                    }
                    GALEFS_FENCE();
                    if ((!(i_542 == i_564)) || (!(l_545 == l_565))) {
                        i_560 = (-1);
                    } else {
                        i_560 = i_549;
                    }
                }
                l_566 = (long) i_560;
                if (l_566 == (-1L)) {
                    l_567 = (long) ((ulong) l_559 + (ulong) 1864L);
                    l_568 = *((__global long *) (arg_fs + 16 + l_567));
                    l_569 = *((__global long *) (arg_fs + 16 + 8L));
                    i_570 = 0;
                    l_571 = 0L;
                    while (true) {
                        if (!(i_570 == 0)) {
                            break;
                        }
                        i_572 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        if (i_572 == 0) {
                            l_573 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_559 + (ulong) 1408L))));
                            if (((long) ((ulong) ((long) ((ulong) l_568 + (ulong) 128L)) - (ulong) l_573)) < 1025L) {
                                i_570 = 1;
                            } else {
                                if (l_571 < l_569) {
                                    l_574 = (long) ((ulong) l_571 + (ulong) 1L);
                                    l_571 = l_574;
                                } else {
                                    i_570 = (-110);
                                }
                            }
                        } else {
                            i_575 = (int) (0 - (uint) i_572);
                            i_570 = i_575;
                        }
                    }
                    if (i_570 < 0) {
                        l_576 = (long) i_570;
                        l_577 = l_576;
                    } else {
                        l_578 = (long) ((ulong) l_568 + (ulong) 64L);
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_559 + (ulong) ((long) (uint) (((int) l_578) & 1023)))))) = 0L;
                        l_579 = (long) ((ulong) l_559 + (ulong) ((long) (uint) (((int) l_568) & 1023)));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_579 + (ulong) 4L)))) = 3;
                        i_580 = (int) ((uint) ((int) (((long) ((ulong) l_568 + (ulong) ((long) ((ulong) (l_568 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_579 + (ulong) 8L)))) = i_580;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_579 + (ulong) 12L)))) = i_428;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_579 + (ulong) 16L)))) = l_529;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_579 + (ulong) 24L)))) = l_527;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_579 + (ulong) 32L)))) = 0;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_579 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global int *) (arg_fs + 16 + l_579)) = 64;
                        *((__global long *) (arg_fs + 16 + l_567)) = l_578;
                        GALEFS_FENCE();
                        l_581 = *((__global long *) (arg_fs + 16 + 24L));
                        i_582 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_581 + (ulong) ((long) i_582))))) = (char) 1;
                        l_583 = *((__global long *) (arg_fs + 16 + 8L));
                        l_584 = (long) ((ulong) l_559 + (ulong) 1792L);
                        i_585 = 0;
                        l_586 = 0L;
                        while (true) {
                            if (!(i_585 == 0)) {
                                break;
                            }
                            i_587 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            i_588 = *((volatile __global int *) (arg_fs + 16 + l_584));
                            if (i_580 == i_588) {
                                i_585 = 1;
                            } else {
                                if (i_587 == 0) {
                                    if (l_586 < l_583) {
                                        l_589 = (long) ((ulong) l_586 + (ulong) 1L);
                                        l_586 = l_589;
                                    } else {
                                        i_585 = (-110);
                                    }
                                } else {
                                    i_590 = (int) (0 - (uint) i_587);
                                    i_585 = i_590;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_585 < 0) {
                            l_591 = (long) i_585;
                            l_577 = l_591;
                        } else {
                            l_592 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_559 + (ulong) 1800L))));
                            l_577 = l_592;
                        }
                    }
                    if (l_577 < 0L) {
                        l_540 = l_577;
                    } else {
                        l_593 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_559 + (ulong) 1808L))));
                        l_540 = l_593;
                    }
                } else {
                    l_594 = (long) ((ulong) l_559 + (ulong) 1872L);
                    l_595 = *((__global long *) (arg_fs + 16 + l_594));
                    *((__global long *) (arg_fs + 16 + l_594)) = ((long) ((ulong) l_595 + (ulong) 1L));
                    l_540 = l_566;
                }
            }
            if (l_540 < 0L) {
                l_596 = l_540;
            } else {
                l_597 = (long) ((ulong) (l_540 << i_538) + (ulong) (l_529 & ((long) ((ulong) (1L << i_538) + (ulong) (-1L)))));
                l_596 = l_597;
            }
        } else {
            l_596 = 0L;
        }
        l_598 = GALEFS_BROADCAST(l_596);
        if (l_598 < 0L) {
            i_599 = (int) l_598;
            i_523 = i_599;
        } else {
            i_600 = *((__global int *) (arg_fs + 16 + 156L));
            l_601 = 1L << i_600;
            l_602 = (long) ((ulong) l_601 - (ulong) (l_529 & ((long) ((ulong) l_601 + (ulong) (-1L)))));
            if (l_602 < l_527) {
                i_603 = (int) l_602;
                i_604 = i_603;
            } else {
                i_604 = i_526;
            }
            l_605 = *((__global long *) (arg_fs + 16 + 144L));
            gale_copy((arg_fs + 16 + ((long) ((ulong) l_598 + (ulong) l_605))), (arg_data + 16 + l_528), i_604);
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_606 = (int) get_local_id(0);
            i_607 = (int) ((uint) i_524 + (uint) i_604);
            i_608 = (i_607 < i_521) ? 1 : 0;
            if (i_606 == 0) {
                l_609 = *((__global long *) (arg_fs + 16 + 16L));
                i_610 = (int) get_group_id(0);
                l_611 = (long) i_610;
                l_612 = (long) ((ulong) l_609 + (ulong) ((l_611 << 12) + (l_611 << 11)));
                l_613 = (long) ((ulong) l_612 + (ulong) 1880L);
                l_614 = *((__global long *) (arg_fs + 16 + l_613));
                *((__global long *) (arg_fs + 16 + l_613)) = ((long) ((ulong) ((long) i_604) + (ulong) l_614));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_612 + (ulong) 1856L)))) = 0;
                l_615 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_612 + (ulong) 1864L))));
                l_616 = (long) ((ulong) l_615 + (ulong) (-64L));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_612 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_616 + (ulong) ((long) ((ulong) (l_616 >> 63) >> 58)))) >> 6)) + (uint) 1));
                i_523 = i_608;
                i_524 = i_607;
            } else {
                i_523 = i_608;
                i_524 = i_607;
            }
        }
    }
    if (i_524 < 1) {
        i_617 = i_523;
    } else {
        i_617 = i_524;
    }
    *((__global long *) (arg_out + 48L)) = ((long) i_617);
    i_618 = (int) get_local_id(0);
    if (i_618 == 0) {
        if (i_428 < 0) {
            i_619 = (-9);
        } else {
            i_620 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_428 < i_620) {
                l_621 = *((__global long *) (arg_fs + 16 + 192L));
                i_622 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_621 + (ulong) l_429))));
                i_623 = (int) ((uint) i_622 + (uint) (-1));
                i_624 = (i_623 < 0) ? (-9) : i_623;
                if (i_624 < 0) {
                    i_619 = i_624;
                } else {
                    l_625 = *((__global long *) (arg_fs + 16 + 192L));
                    i_626 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_625 + (ulong) l_429)) + (ulong) 4L))));
                    if ((i_626 & 3) == 1) {
                        i_619 = (-9);
                    } else {
                        i_619 = i_624;
                    }
                }
            } else {
                i_619 = (-9);
            }
        }
        if (i_619 < 0) {
            l_627 = (long) i_619;
            l_628 = l_627;
        } else {
            l_628 = (-22L);
        }
    } else {
        l_628 = 0L;
    }
    l_629 = GALEFS_BROADCAST(l_628);
    i_630 = (int) l_629;
    i_631 = (i_630 < 1) ? i_630 : 1;
    i_632 = i_631;
    i_633 = 0;
    while (true) {
        if (!(i_632 == 1)) {
            break;
        }
        i_634 = (int) get_local_id(0);
        i_635 = (int) ((uint) i_630 - (uint) i_633);
        l_636 = (long) i_635;
        l_637 = (long) i_633;
        if (i_634 == 0) {
            l_638 = *((__global long *) (arg_fs + 16 + 16L));
            i_639 = (int) get_group_id(0);
            if (i_428 < 0) {
                i_640 = (-9);
            } else {
                i_641 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_428 < i_641) {
                    l_642 = *((__global long *) (arg_fs + 16 + 192L));
                    i_643 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_642 + (ulong) l_429))));
                    i_644 = (int) ((uint) i_643 + (uint) (-1));
                    i_645 = (i_644 < 0) ? (-9) : i_644;
                    i_640 = i_645;
                } else {
                    i_640 = (-9);
                }
            }
            i_646 = *((__global int *) (arg_fs + 16 + 156L));
            l_647 = (long) i_640;
            if (i_640 < 0) {
                l_648 = l_647;
            } else {
                l_649 = *((__global long *) (arg_fs + 16 + 200L));
                i_650 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_649 + (ulong) (l_647 << 6))) + (ulong) 8L))));
                l_651 = *((__global long *) (arg_fs + 16 + 128L));
                i_652 = *((__global int *) (arg_fs + 16 + 152L));
                l_653 = l_637 >> i_646;
                i_654 = i_652 & ((int) (((long) ((ulong) ((long) ((ulong) l_653 + (ulong) (((long) i_650) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                i_655 = i_654;
                i_656 = 0;
                i_657 = (-2);
                while (true) {
                    if (!(i_657 == (-2))) {
                        break;
                    }
                    i_658 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_651 + (ulong) (((long) i_655) << 2)))));
                    i_659 = (int) ((uint) i_658 + (uint) (-1));
                    if (i_659 < 0) {
                        i_657 = (-1);
                    } else {
                        l_660 = *((__global long *) (arg_fs + 16 + 136L));
                        l_661 = (long) ((ulong) l_660 + (ulong) (((long) (uint) i_659) << 4));
                        i_662 = *((volatile __global int *) (arg_fs + 16 + l_661));
                        l_663 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_661 + (ulong) 8L))));
                        if ((!(i_650 == i_662)) || (!(l_653 == l_663))) {
                            if (i_652 == i_656) {
                                i_657 = (-1);
                            } else {
                                i_664 = (int) ((uint) i_656 + (uint) 1);
                                i_665 = i_652 & ((int) ((uint) i_655 + (uint) 1));
                                i_655 = i_665;
                                i_656 = i_664;
                            }
                        } else {
                            i_657 = i_659;
                        }
                    }
                }
                l_666 = (long) i_639;
                l_667 = (long) ((ulong) l_638 + (ulong) ((l_666 << 12) + (l_666 << 11)));
                if (i_657 < 0) {
                    i_668 = (-1);
                } else {
                    l_669 = (long) ((ulong) l_667 + (ulong) 1856L);
                    *((volatile __global int *) (arg_fs + 16 + l_669)) = ((int) ((uint) i_657 + (uint) 1));
                    GALEFS_FENCE();
                    l_670 = *((__global long *) (arg_fs + 16 + 136L));
                    l_671 = (long) ((ulong) l_670 + (ulong) (((long) (uint) i_657) << 4));
                    i_672 = *((volatile __global int *) (arg_fs + 16 + l_671));
                    l_673 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_671 + (ulong) 8L))));
                    if ((!(i_650 == i_672)) || (!(l_653 == l_673))) {
                        *((volatile __global int *) (arg_fs + 16 + l_669)) = 0;
                    }
                    GALEFS_FENCE();
                    if ((!(i_650 == i_672)) || (!(l_653 == l_673))) {
                        i_668 = (-1);
                    } else {
                        i_668 = i_657;
                    }
                }
                l_674 = (long) i_668;
                if (l_674 == (-1L)) {
                    l_675 = (long) ((ulong) l_667 + (ulong) 1864L);
                    l_676 = *((__global long *) (arg_fs + 16 + l_675));
                    l_677 = *((__global long *) (arg_fs + 16 + 8L));
                    i_678 = 0;
                    l_679 = 0L;
                    while (true) {
                        if (!(i_678 == 0)) {
                            break;
                        }
                        i_680 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        if (i_680 == 0) {
                            l_681 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_667 + (ulong) 1408L))));
                            if (((long) ((ulong) ((long) ((ulong) l_676 + (ulong) 128L)) - (ulong) l_681)) < 1025L) {
                                i_678 = 1;
                            } else {
                                if (l_679 < l_677) {
                                    l_682 = (long) ((ulong) l_679 + (ulong) 1L);
                                    l_679 = l_682;
                                } else {
                                    i_678 = (-110);
                                }
                            }
                        } else {
                            i_683 = (int) (0 - (uint) i_680);
                            i_678 = i_683;
                        }
                    }
                    if (i_678 < 0) {
                        l_684 = (long) i_678;
                        l_685 = l_684;
                    } else {
                        l_686 = (long) ((ulong) l_676 + (ulong) 64L);
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_667 + (ulong) ((long) (uint) (((int) l_686) & 1023)))))) = 0L;
                        l_687 = (long) ((ulong) l_667 + (ulong) ((long) (uint) (((int) l_676) & 1023)));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_687 + (ulong) 4L)))) = 3;
                        i_688 = (int) ((uint) ((int) (((long) ((ulong) l_676 + (ulong) ((long) ((ulong) (l_676 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_687 + (ulong) 8L)))) = i_688;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_687 + (ulong) 12L)))) = i_428;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_687 + (ulong) 16L)))) = l_637;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_687 + (ulong) 24L)))) = l_636;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_687 + (ulong) 32L)))) = 0;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_687 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global int *) (arg_fs + 16 + l_687)) = 64;
                        *((__global long *) (arg_fs + 16 + l_675)) = l_686;
                        GALEFS_FENCE();
                        l_689 = *((__global long *) (arg_fs + 16 + 24L));
                        i_690 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_689 + (ulong) ((long) i_690))))) = (char) 1;
                        l_691 = *((__global long *) (arg_fs + 16 + 8L));
                        l_692 = (long) ((ulong) l_667 + (ulong) 1792L);
                        i_693 = 0;
                        l_694 = 0L;
                        while (true) {
                            if (!(i_693 == 0)) {
                                break;
                            }
                            i_695 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            i_696 = *((volatile __global int *) (arg_fs + 16 + l_692));
                            if (i_688 == i_696) {
                                i_693 = 1;
                            } else {
                                if (i_695 == 0) {
                                    if (l_694 < l_691) {
                                        l_697 = (long) ((ulong) l_694 + (ulong) 1L);
                                        l_694 = l_697;
                                    } else {
                                        i_693 = (-110);
                                    }
                                } else {
                                    i_698 = (int) (0 - (uint) i_695);
                                    i_693 = i_698;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_693 < 0) {
                            l_699 = (long) i_693;
                            l_685 = l_699;
                        } else {
                            l_700 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_667 + (ulong) 1800L))));
                            l_685 = l_700;
                        }
                    }
                    if (l_685 < 0L) {
                        l_648 = l_685;
                    } else {
                        l_701 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_667 + (ulong) 1808L))));
                        l_648 = l_701;
                    }
                } else {
                    l_702 = (long) ((ulong) l_667 + (ulong) 1872L);
                    l_703 = *((__global long *) (arg_fs + 16 + l_702));
                    *((__global long *) (arg_fs + 16 + l_702)) = ((long) ((ulong) l_703 + (ulong) 1L));
                    l_648 = l_674;
                }
            }
            if (l_648 < 0L) {
                l_704 = l_648;
            } else {
                l_705 = (long) ((ulong) (l_648 << i_646) + (ulong) (l_637 & ((long) ((ulong) (1L << i_646) + (ulong) (-1L)))));
                l_704 = l_705;
            }
        } else {
            l_704 = 0L;
        }
        l_706 = GALEFS_BROADCAST(l_704);
        if (l_706 < 0L) {
            i_707 = (int) l_706;
            i_632 = i_707;
        } else {
            i_708 = *((__global int *) (arg_fs + 16 + 156L));
            l_709 = 1L << i_708;
            l_710 = (long) ((ulong) l_709 - (ulong) (l_637 & ((long) ((ulong) l_709 + (ulong) (-1L)))));
            if (l_710 < l_636) {
                i_711 = (int) l_710;
                i_712 = i_711;
            } else {
                i_712 = i_635;
            }
            l_713 = *((__global long *) (arg_fs + 16 + 144L));
            gale_copy((arg_fs + 16 + ((long) ((ulong) l_706 + (ulong) l_713))), (arg_data + 16 + l_637), i_712);
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_714 = (int) get_local_id(0);
            i_715 = (int) ((uint) i_633 + (uint) i_712);
            i_716 = (i_715 < i_630) ? 1 : 0;
            if (i_714 == 0) {
                l_717 = *((__global long *) (arg_fs + 16 + 16L));
                i_718 = (int) get_group_id(0);
                l_719 = (long) i_718;
                l_720 = (long) ((ulong) l_717 + (ulong) ((l_719 << 12) + (l_719 << 11)));
                l_721 = (long) ((ulong) l_720 + (ulong) 1880L);
                l_722 = *((__global long *) (arg_fs + 16 + l_721));
                *((__global long *) (arg_fs + 16 + l_721)) = ((long) ((ulong) ((long) i_712) + (ulong) l_722));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_720 + (ulong) 1856L)))) = 0;
                l_723 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_720 + (ulong) 1864L))));
                l_724 = (long) ((ulong) l_723 + (ulong) (-64L));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_720 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_724 + (ulong) ((long) ((ulong) (l_724 >> 63) >> 58)))) >> 6)) + (uint) 1));
                i_632 = i_716;
                i_633 = i_715;
            } else {
                i_632 = i_716;
                i_633 = i_715;
            }
        }
    }
    if (i_633 < 1) {
        i_725 = i_632;
    } else {
        i_725 = i_633;
    }
    *((__global long *) (arg_out + 56L)) = ((long) i_725);
    i_726 = (int) get_local_id(0);
    if (i_726 == 0) {
        if (i_311 < 0) {
            i_727 = (-9);
        } else {
            i_728 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_311 < i_728) {
                l_729 = *((__global long *) (arg_fs + 16 + 192L));
                i_730 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_729 + (ulong) l_312))));
                i_731 = (int) ((uint) i_730 + (uint) (-1));
                i_732 = (i_731 < 0) ? (-9) : i_731;
                if (i_732 < 0) {
                    i_727 = i_732;
                } else {
                    l_733 = *((__global long *) (arg_fs + 16 + 192L));
                    i_734 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_733 + (ulong) l_312)) + (ulong) 4L))));
                    if ((i_734 & 3) == 0) {
                        i_727 = (-9);
                    } else {
                        i_727 = i_732;
                    }
                }
            } else {
                i_727 = (-9);
            }
        }
        if (i_727 < 0) {
            l_735 = (long) i_727;
            l_736 = l_735;
        } else {
            l_736 = (-27L);
        }
    } else {
        l_736 = 1L;
    }
    l_737 = GALEFS_BROADCAST(l_736);
    i_738 = (int) l_737;
    i_739 = (i_738 < 1) ? i_738 : 1;
    i_740 = i_739;
    i_741 = 0;
    while (true) {
        if (!(i_740 == 1)) {
            break;
        }
        i_742 = *((__global int *) (arg_fs + 16 + 156L));
        l_743 = 1L << i_742;
        l_744 = (long) i_741;
        l_745 = (long) ((ulong) l_744 + (ulong) 9223372036854775807L);
        l_746 = (long) ((ulong) l_743 - (ulong) (l_745 & ((long) ((ulong) l_743 + (ulong) (-1L)))));
        i_747 = (int) ((uint) i_738 - (uint) i_741);
        if (l_746 < ((long) i_747)) {
            i_748 = (int) l_746;
            i_749 = i_748;
        } else {
            i_749 = i_747;
        }
        i_750 = (int) get_local_id(0);
        l_751 = (long) i_749;
        if (i_750 == 0) {
            l_752 = *((__global long *) (arg_fs + 16 + 16L));
            i_753 = (int) get_group_id(0);
            l_754 = (long) i_753;
            l_755 = (long) ((ulong) l_752 + (ulong) ((l_754 << 12) + (l_754 << 11)));
            l_756 = (long) ((ulong) l_755 + (ulong) 1864L);
            l_757 = *((__global long *) (arg_fs + 16 + l_756));
            l_758 = *((__global long *) (arg_fs + 16 + 8L));
            i_759 = 0;
            l_760 = 0L;
            while (true) {
                if (!(i_759 == 0)) {
                    break;
                }
                i_761 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_761 == 0) {
                    l_762 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_755 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_757 + (ulong) 128L)) - (ulong) l_762)) < 1025L) {
                        i_759 = 1;
                    } else {
                        if (l_760 < l_758) {
                            l_763 = (long) ((ulong) l_760 + (ulong) 1L);
                            l_760 = l_763;
                        } else {
                            i_759 = (-110);
                        }
                    }
                } else {
                    i_764 = (int) (0 - (uint) i_761);
                    i_759 = i_764;
                }
            }
            if (i_759 < 0) {
                l_765 = (long) i_759;
                l_766 = l_765;
            } else {
                l_767 = (long) ((ulong) l_757 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_755 + (ulong) ((long) (uint) (((int) l_767) & 1023)))))) = 0L;
                l_768 = (long) ((ulong) l_755 + (ulong) ((long) (uint) (((int) l_757) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_768 + (ulong) 4L)))) = 4;
                i_769 = (int) ((uint) ((int) (((long) ((ulong) l_757 + (ulong) ((long) ((ulong) (l_757 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_768 + (ulong) 8L)))) = i_769;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_768 + (ulong) 12L)))) = i_311;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_768 + (ulong) 16L)))) = l_745;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_768 + (ulong) 24L)))) = l_751;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_768 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_768 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_768)) = 64;
                *((__global long *) (arg_fs + 16 + l_756)) = l_767;
                GALEFS_FENCE();
                l_770 = *((__global long *) (arg_fs + 16 + 24L));
                i_771 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_770 + (ulong) ((long) i_771))))) = (char) 1;
                l_772 = *((__global long *) (arg_fs + 16 + 8L));
                l_773 = (long) ((ulong) l_755 + (ulong) 1792L);
                i_774 = 0;
                l_775 = 0L;
                while (true) {
                    if (!(i_774 == 0)) {
                        break;
                    }
                    i_776 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_777 = *((volatile __global int *) (arg_fs + 16 + l_773));
                    if (i_769 == i_777) {
                        i_774 = 1;
                    } else {
                        if (i_776 == 0) {
                            if (l_775 < l_772) {
                                l_778 = (long) ((ulong) l_775 + (ulong) 1L);
                                l_775 = l_778;
                            } else {
                                i_774 = (-110);
                            }
                        } else {
                            i_779 = (int) (0 - (uint) i_776);
                            i_774 = i_779;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_774 < 0) {
                    l_780 = (long) i_774;
                    l_766 = l_780;
                } else {
                    l_781 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_755 + (ulong) 1800L))));
                    l_766 = l_781;
                }
            }
            if (l_766 < 0L) {
                l_782 = l_766;
            } else {
                l_783 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_755 + (ulong) 1808L))));
                l_782 = l_783;
            }
            if (l_782 < 0L) {
                l_784 = l_782;
            } else {
                i_785 = *((__global int *) (arg_fs + 16 + 156L));
                l_786 = (long) ((ulong) (l_782 << i_785) + (ulong) (l_745 & ((long) ((ulong) (1L << i_785) + (ulong) (-1L)))));
                l_784 = l_786;
            }
        } else {
            l_784 = 0L;
        }
        l_787 = GALEFS_BROADCAST(l_784);
        if (l_787 < 0L) {
            i_788 = (int) l_787;
            i_740 = i_788;
        } else {
            l_789 = *((__global long *) (arg_fs + 16 + 144L));
            gale_copy((arg_data + 16 + l_744), (arg_fs + 16 + ((long) ((ulong) l_787 + (ulong) l_789))), i_749);
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_790 = (int) get_local_id(0);
            i_791 = (int) ((uint) i_741 + (uint) i_749);
            i_792 = (i_791 < i_738) ? 1 : 0;
            if (i_790 == 0) {
                l_793 = *((__global long *) (arg_fs + 16 + 16L));
                i_794 = (int) get_group_id(0);
                l_795 = (long) i_794;
                l_796 = (long) ((ulong) l_793 + (ulong) ((l_795 << 12) + (l_795 << 11)));
                l_797 = (long) ((ulong) l_796 + (ulong) 1888L);
                l_798 = *((__global long *) (arg_fs + 16 + l_797));
                *((__global long *) (arg_fs + 16 + l_797)) = ((long) ((ulong) l_751 + (ulong) l_798));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_796 + (ulong) 1856L)))) = 0;
                l_799 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_796 + (ulong) 1864L))));
                l_800 = (long) ((ulong) l_799 + (ulong) (-64L));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_796 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_800 + (ulong) ((long) ((ulong) (l_800 >> 63) >> 58)))) >> 6)) + (uint) 1));
                i_740 = i_792;
                i_741 = i_791;
            } else {
                i_740 = i_792;
                i_741 = i_791;
            }
        }
    }
    if (i_741 < 1) {
        i_801 = i_740;
    } else {
        i_801 = i_741;
    }
    *((__global long *) (arg_out + 64L)) = ((long) i_801);
    i_802 = (int) get_local_id(0);
    if (i_802 == 0) {
        if (i_428 < 0) {
            i_803 = (-9);
        } else {
            i_804 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_428 < i_804) {
                l_805 = *((__global long *) (arg_fs + 16 + 192L));
                i_806 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_805 + (ulong) l_429))));
                i_807 = (int) ((uint) i_806 + (uint) (-1));
                i_808 = (i_807 < 0) ? (-9) : i_807;
                i_803 = i_808;
            } else {
                i_803 = (-9);
            }
        }
        if (i_803 < 0) {
            l_809 = (long) i_803;
            l_810 = l_809;
        } else {
            l_810 = (-22L);
        }
    } else {
        l_810 = 0L;
    }
    l_811 = GALEFS_BROADCAST(l_810);
    *((__global long *) (arg_out + 72L)) = l_811;
    i_812 = (int) get_local_id(0);
    l_813 = (i_812 == 0) ? (-9L) : 0L;
    l_814 = GALEFS_BROADCAST(l_813);
    *((__global long *) (arg_out + 80L)) = l_814;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_815 = (int) get_local_id(0);
    if (i_815 == 0) {
        l_816 = *((__global long *) (arg_fs + 16 + 16L));
        i_817 = (int) get_group_id(0);
        l_818 = (long) i_817;
        i_819 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_816 + (ulong) ((l_818 << 12) + (l_818 << 11)))) + (ulong) 1896L))));
        if (i_819 == 0) {
            l_820 = *((__global long *) (arg_fs + 16 + 16L));
            i_821 = (int) get_group_id(0);
            l_822 = (long) i_821;
            l_823 = (long) ((ulong) l_820 + (ulong) ((l_822 << 12) + (l_822 << 11)));
            l_824 = (long) ((ulong) l_823 + (ulong) 2048L);
            i_825 = 0;
            while (true) {
                if (!(i_825 < 7)) {
                    break;
                }
                i_826 = (int) gale_literals[((int) ((uint) i_825 + (uint) 4))];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_824 + (ulong) ((long) i_825))))) = (char) i_826;
                i_827 = (int) ((uint) i_825 + (uint) 1);
                i_825 = i_827;
            }
            l_828 = (long) ((ulong) l_823 + (ulong) 1864L);
            l_829 = *((__global long *) (arg_fs + 16 + l_828));
            l_830 = *((__global long *) (arg_fs + 16 + 8L));
            i_831 = 0;
            l_832 = 0L;
            while (true) {
                if (!(i_831 == 0)) {
                    break;
                }
                i_833 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_833 == 0) {
                    l_834 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_823 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_829 + (ulong) 128L)) - (ulong) l_834)) < 1025L) {
                        i_831 = 1;
                    } else {
                        if (l_832 < l_830) {
                            l_835 = (long) ((ulong) l_832 + (ulong) 1L);
                            l_832 = l_835;
                        } else {
                            i_831 = (-110);
                        }
                    }
                } else {
                    i_836 = (int) (0 - (uint) i_833);
                    i_831 = i_836;
                }
            }
            if (i_831 < 0) {
                l_837 = (long) i_831;
                l_838 = l_837;
            } else {
                l_839 = (long) ((ulong) l_829 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_823 + (ulong) ((long) (uint) (((int) l_839) & 1023)))))) = 0L;
                l_840 = (long) ((ulong) l_823 + (ulong) ((long) (uint) (((int) l_829) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_840 + (ulong) 4L)))) = 1;
                i_841 = (int) ((uint) ((int) (((long) ((ulong) l_829 + (ulong) ((long) ((ulong) (l_829 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_840 + (ulong) 8L)))) = i_841;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_840 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_840 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_840 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_840 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_840 + (ulong) 36L)))) = 7;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_840)) = 64;
                *((__global long *) (arg_fs + 16 + l_828)) = l_839;
                GALEFS_FENCE();
                l_842 = *((__global long *) (arg_fs + 16 + 24L));
                i_843 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_842 + (ulong) ((long) i_843))))) = (char) 1;
                l_844 = *((__global long *) (arg_fs + 16 + 8L));
                l_845 = (long) ((ulong) l_823 + (ulong) 1792L);
                i_846 = 0;
                l_847 = 0L;
                while (true) {
                    if (!(i_846 == 0)) {
                        break;
                    }
                    i_848 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_849 = *((volatile __global int *) (arg_fs + 16 + l_845));
                    if (i_841 == i_849) {
                        i_846 = 1;
                    } else {
                        if (i_848 == 0) {
                            if (l_847 < l_844) {
                                l_850 = (long) ((ulong) l_847 + (ulong) 1L);
                                l_847 = l_850;
                            } else {
                                i_846 = (-110);
                            }
                        } else {
                            i_851 = (int) (0 - (uint) i_848);
                            i_846 = i_851;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_846 < 0) {
                    l_852 = (long) i_846;
                    l_838 = l_852;
                } else {
                    l_853 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_823 + (ulong) 1800L))));
                    l_838 = l_853;
                }
            }
        } else {
            l_838 = (-16L);
        }
    } else {
        l_838 = 0L;
    }
    l_854 = GALEFS_BROADCAST(l_838);
    *((__global long *) (arg_out + 88L)) = ((long) ((int) l_854));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_855 = (int) get_local_id(0);
    if (i_855 == 0) {
        l_856 = *((__global long *) (arg_fs + 16 + 16L));
        i_857 = (int) get_group_id(0);
        l_858 = (long) i_857;
        i_859 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_856 + (ulong) ((l_858 << 12) + (l_858 << 11)))) + (ulong) 1896L))));
        if (i_859 == 0) {
            l_860 = *((__global long *) (arg_fs + 16 + 16L));
            i_861 = (int) get_group_id(0);
            l_862 = (long) i_861;
            l_863 = (long) ((ulong) l_860 + (ulong) ((l_862 << 12) + (l_862 << 11)));
            l_864 = (long) ((ulong) l_863 + (ulong) 2048L);
            i_865 = 0;
            while (true) {
                if (!(i_865 < 9)) {
                    break;
                }
                i_866 = (int) gale_literals[((int) ((uint) i_865 + (uint) 11))];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_864 + (ulong) ((long) i_865))))) = (char) i_866;
                i_867 = (int) ((uint) i_865 + (uint) 1);
                i_865 = i_867;
            }
            l_868 = (long) ((ulong) l_863 + (ulong) 1864L);
            l_869 = *((__global long *) (arg_fs + 16 + l_868));
            l_870 = *((__global long *) (arg_fs + 16 + 8L));
            i_871 = 0;
            l_872 = 0L;
            while (true) {
                if (!(i_871 == 0)) {
                    break;
                }
                i_873 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_873 == 0) {
                    l_874 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_863 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_869 + (ulong) 128L)) - (ulong) l_874)) < 1025L) {
                        i_871 = 1;
                    } else {
                        if (l_872 < l_870) {
                            l_875 = (long) ((ulong) l_872 + (ulong) 1L);
                            l_872 = l_875;
                        } else {
                            i_871 = (-110);
                        }
                    }
                } else {
                    i_876 = (int) (0 - (uint) i_873);
                    i_871 = i_876;
                }
            }
            if (i_871 < 0) {
                l_877 = (long) i_871;
                l_878 = l_877;
            } else {
                l_879 = (long) ((ulong) l_869 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_863 + (ulong) ((long) (uint) (((int) l_879) & 1023)))))) = 0L;
                l_880 = (long) ((ulong) l_863 + (ulong) ((long) (uint) (((int) l_869) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_880 + (ulong) 4L)))) = 1;
                i_881 = (int) ((uint) ((int) (((long) ((ulong) l_869 + (ulong) ((long) ((ulong) (l_869 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_880 + (ulong) 8L)))) = i_881;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_880 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_880 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_880 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_880 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_880 + (ulong) 36L)))) = 9;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_880)) = 64;
                *((__global long *) (arg_fs + 16 + l_868)) = l_879;
                GALEFS_FENCE();
                l_882 = *((__global long *) (arg_fs + 16 + 24L));
                i_883 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_882 + (ulong) ((long) i_883))))) = (char) 1;
                l_884 = *((__global long *) (arg_fs + 16 + 8L));
                l_885 = (long) ((ulong) l_863 + (ulong) 1792L);
                i_886 = 0;
                l_887 = 0L;
                while (true) {
                    if (!(i_886 == 0)) {
                        break;
                    }
                    i_888 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_889 = *((volatile __global int *) (arg_fs + 16 + l_885));
                    if (i_881 == i_889) {
                        i_886 = 1;
                    } else {
                        if (i_888 == 0) {
                            if (l_887 < l_884) {
                                l_890 = (long) ((ulong) l_887 + (ulong) 1L);
                                l_887 = l_890;
                            } else {
                                i_886 = (-110);
                            }
                        } else {
                            i_891 = (int) (0 - (uint) i_888);
                            i_886 = i_891;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_886 < 0) {
                    l_892 = (long) i_886;
                    l_878 = l_892;
                } else {
                    l_893 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_863 + (ulong) 1800L))));
                    l_878 = l_893;
                }
            }
        } else {
            l_878 = (-16L);
        }
    } else {
        l_878 = 0L;
    }
    l_894 = GALEFS_BROADCAST(l_878);
    *((__global long *) (arg_out + 96L)) = ((long) ((int) l_894));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_895 = (int) get_local_id(0);
    if (i_895 == 0) {
        l_896 = *((__global long *) (arg_fs + 16 + 16L));
        i_897 = (int) get_group_id(0);
        l_898 = (long) i_897;
        i_899 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_896 + (ulong) ((l_898 << 12) + (l_898 << 11)))) + (ulong) 1896L))));
        if (i_899 == 0) {
            l_900 = *((__global long *) (arg_fs + 16 + 16L));
            i_901 = (int) get_group_id(0);
            l_902 = (long) i_901;
            l_903 = (long) ((ulong) l_900 + (ulong) ((l_902 << 12) + (l_902 << 11)));
            l_904 = (long) ((ulong) l_903 + (ulong) 2048L);
            i_905 = 0;
            while (true) {
                if (!(i_905 < 10)) {
                    break;
                }
                i_906 = (int) gale_literals[((int) ((uint) i_905 + (uint) 20))];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_904 + (ulong) ((long) i_905))))) = (char) i_906;
                i_907 = (int) ((uint) i_905 + (uint) 1);
                i_905 = i_907;
            }
            l_908 = (long) ((ulong) l_903 + (ulong) 1864L);
            l_909 = *((__global long *) (arg_fs + 16 + l_908));
            l_910 = *((__global long *) (arg_fs + 16 + 8L));
            i_911 = 0;
            l_912 = 0L;
            while (true) {
                if (!(i_911 == 0)) {
                    break;
                }
                i_913 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_913 == 0) {
                    l_914 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_903 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_909 + (ulong) 128L)) - (ulong) l_914)) < 1025L) {
                        i_911 = 1;
                    } else {
                        if (l_912 < l_910) {
                            l_915 = (long) ((ulong) l_912 + (ulong) 1L);
                            l_912 = l_915;
                        } else {
                            i_911 = (-110);
                        }
                    }
                } else {
                    i_916 = (int) (0 - (uint) i_913);
                    i_911 = i_916;
                }
            }
            if (i_911 < 0) {
                l_917 = (long) i_911;
                l_918 = l_917;
            } else {
                l_919 = (long) ((ulong) l_909 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_903 + (ulong) ((long) (uint) (((int) l_919) & 1023)))))) = 0L;
                l_920 = (long) ((ulong) l_903 + (ulong) ((long) (uint) (((int) l_909) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_920 + (ulong) 4L)))) = 1;
                i_921 = (int) ((uint) ((int) (((long) ((ulong) l_909 + (ulong) ((long) ((ulong) (l_909 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_920 + (ulong) 8L)))) = i_921;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_920 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_920 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_920 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_920 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_920 + (ulong) 36L)))) = 10;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_920)) = 64;
                *((__global long *) (arg_fs + 16 + l_908)) = l_919;
                GALEFS_FENCE();
                l_922 = *((__global long *) (arg_fs + 16 + 24L));
                i_923 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_922 + (ulong) ((long) i_923))))) = (char) 1;
                l_924 = *((__global long *) (arg_fs + 16 + 8L));
                l_925 = (long) ((ulong) l_903 + (ulong) 1792L);
                i_926 = 0;
                l_927 = 0L;
                while (true) {
                    if (!(i_926 == 0)) {
                        break;
                    }
                    i_928 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_929 = *((volatile __global int *) (arg_fs + 16 + l_925));
                    if (i_921 == i_929) {
                        i_926 = 1;
                    } else {
                        if (i_928 == 0) {
                            if (l_927 < l_924) {
                                l_930 = (long) ((ulong) l_927 + (ulong) 1L);
                                l_927 = l_930;
                            } else {
                                i_926 = (-110);
                            }
                        } else {
                            i_931 = (int) (0 - (uint) i_928);
                            i_926 = i_931;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_926 < 0) {
                    l_932 = (long) i_926;
                    l_918 = l_932;
                } else {
                    l_933 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_903 + (ulong) 1800L))));
                    l_918 = l_933;
                }
            }
        } else {
            l_918 = (-16L);
        }
    } else {
        l_918 = 0L;
    }
    l_934 = GALEFS_BROADCAST(l_918);
    *((__global long *) (arg_out + 104L)) = ((long) ((int) l_934));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_935 = (int) get_local_id(0);
    if (i_935 == 0) {
        l_936 = *((__global long *) (arg_fs + 16 + 16L));
        i_937 = (int) get_group_id(0);
        l_938 = (long) i_937;
        i_939 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_936 + (ulong) ((l_938 << 12) + (l_938 << 11)))) + (ulong) 1896L))));
        l_940 = (i_939 == 0) ? (-2L) : (-16L);
        l_941 = l_940;
    } else {
        l_941 = 0L;
    }
    l_942 = GALEFS_BROADCAST(l_941);
    *((__global long *) (arg_out + 112L)) = ((long) ((int) l_942));
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
                if (!(i_953 < 4)) {
                    break;
                }
                i_954 = (int) gale_literals[i_953];
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
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_968 + (ulong) 32L)))) = 3;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_968 + (ulong) 36L)))) = 4;
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
    *((__global long *) (arg_out + 120L)) = ((long) ((int) l_982));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_983 = (int) get_local_id(0);
    if (i_983 == 0) {
        l_984 = *((__global long *) (arg_fs + 16 + 16L));
        i_985 = (int) get_group_id(0);
        l_986 = (long) i_985;
        i_987 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_984 + (ulong) ((l_986 << 12) + (l_986 << 11)))) + (ulong) 1896L))));
        if (i_987 == 0) {
            l_988 = *((__global long *) (arg_fs + 16 + 16L));
            i_989 = (int) get_group_id(0);
            l_990 = (long) i_989;
            l_991 = (long) ((ulong) l_988 + (ulong) ((l_990 << 12) + (l_990 << 11)));
            l_992 = (long) ((ulong) l_991 + (ulong) 2048L);
            i_993 = 0;
            while (true) {
                if (!(i_993 < 4)) {
                    break;
                }
                i_994 = (int) gale_literals[i_993];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_992 + (ulong) ((long) i_993))))) = (char) i_994;
                i_995 = (int) ((uint) i_993 + (uint) 1);
                i_993 = i_995;
            }
            l_996 = (long) ((ulong) l_991 + (ulong) 1864L);
            l_997 = *((__global long *) (arg_fs + 16 + l_996));
            l_998 = *((__global long *) (arg_fs + 16 + 8L));
            i_999 = 0;
            l_1000 = 0L;
            while (true) {
                if (!(i_999 == 0)) {
                    break;
                }
                i_1001 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_1001 == 0) {
                    l_1002 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_991 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_997 + (ulong) 128L)) - (ulong) l_1002)) < 1025L) {
                        i_999 = 1;
                    } else {
                        if (l_1000 < l_998) {
                            l_1003 = (long) ((ulong) l_1000 + (ulong) 1L);
                            l_1000 = l_1003;
                        } else {
                            i_999 = (-110);
                        }
                    }
                } else {
                    i_1004 = (int) (0 - (uint) i_1001);
                    i_999 = i_1004;
                }
            }
            if (i_999 < 0) {
                l_1005 = (long) i_999;
                l_1006 = l_1005;
            } else {
                l_1007 = (long) ((ulong) l_997 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_991 + (ulong) ((long) (uint) (((int) l_1007) & 1023)))))) = 0L;
                l_1008 = (long) ((ulong) l_991 + (ulong) ((long) (uint) (((int) l_997) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1008 + (ulong) 4L)))) = 1;
                i_1009 = (int) ((uint) ((int) (((long) ((ulong) l_997 + (ulong) ((long) ((ulong) (l_997 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1008 + (ulong) 8L)))) = i_1009;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1008 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1008 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1008 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1008 + (ulong) 32L)))) = 512;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1008 + (ulong) 36L)))) = 4;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_1008)) = 64;
                *((__global long *) (arg_fs + 16 + l_996)) = l_1007;
                GALEFS_FENCE();
                l_1010 = *((__global long *) (arg_fs + 16 + 24L));
                i_1011 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1010 + (ulong) ((long) i_1011))))) = (char) 1;
                l_1012 = *((__global long *) (arg_fs + 16 + 8L));
                l_1013 = (long) ((ulong) l_991 + (ulong) 1792L);
                i_1014 = 0;
                l_1015 = 0L;
                while (true) {
                    if (!(i_1014 == 0)) {
                        break;
                    }
                    i_1016 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_1017 = *((volatile __global int *) (arg_fs + 16 + l_1013));
                    if (i_1009 == i_1017) {
                        i_1014 = 1;
                    } else {
                        if (i_1016 == 0) {
                            if (l_1015 < l_1012) {
                                l_1018 = (long) ((ulong) l_1015 + (ulong) 1L);
                                l_1015 = l_1018;
                            } else {
                                i_1014 = (-110);
                            }
                        } else {
                            i_1019 = (int) (0 - (uint) i_1016);
                            i_1014 = i_1019;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_1014 < 0) {
                    l_1020 = (long) i_1014;
                    l_1006 = l_1020;
                } else {
                    l_1021 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_991 + (ulong) 1800L))));
                    l_1006 = l_1021;
                }
            }
        } else {
            l_1006 = (-16L);
        }
    } else {
        l_1006 = 0L;
    }
    l_1022 = GALEFS_BROADCAST(l_1006);
    *((__global long *) (arg_out + 128L)) = ((long) ((int) l_1022));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_1023 = (int) get_local_id(0);
    if (i_1023 == 0) {
        l_1024 = *((__global long *) (arg_fs + 16 + 16L));
        i_1025 = (int) get_group_id(0);
        l_1026 = (long) i_1025;
        i_1027 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1024 + (ulong) ((l_1026 << 12) + (l_1026 << 11)))) + (ulong) 1896L))));
        if (i_1027 == 0) {
            l_1028 = *((__global long *) (arg_fs + 16 + 16L));
            i_1029 = (int) get_group_id(0);
            l_1030 = (long) i_1029;
            l_1031 = (long) ((ulong) l_1028 + (ulong) ((l_1030 << 12) + (l_1030 << 11)));
            l_1032 = (long) ((ulong) l_1031 + (ulong) 2048L);
            i_1033 = 0;
            while (true) {
                if (!(i_1033 < 4)) {
                    break;
                }
                i_1034 = (int) gale_literals[i_1033];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1032 + (ulong) ((long) i_1033))))) = (char) i_1034;
                i_1035 = (int) ((uint) i_1033 + (uint) 1);
                i_1033 = i_1035;
            }
            l_1036 = (long) ((ulong) l_1031 + (ulong) 1864L);
            l_1037 = *((__global long *) (arg_fs + 16 + l_1036));
            l_1038 = *((__global long *) (arg_fs + 16 + 8L));
            i_1039 = 0;
            l_1040 = 0L;
            while (true) {
                if (!(i_1039 == 0)) {
                    break;
                }
                i_1041 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_1041 == 0) {
                    l_1042 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1031 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_1037 + (ulong) 128L)) - (ulong) l_1042)) < 1025L) {
                        i_1039 = 1;
                    } else {
                        if (l_1040 < l_1038) {
                            l_1043 = (long) ((ulong) l_1040 + (ulong) 1L);
                            l_1040 = l_1043;
                        } else {
                            i_1039 = (-110);
                        }
                    }
                } else {
                    i_1044 = (int) (0 - (uint) i_1041);
                    i_1039 = i_1044;
                }
            }
            if (i_1039 < 0) {
                l_1045 = (long) i_1039;
                l_1046 = l_1045;
            } else {
                l_1047 = (long) ((ulong) l_1037 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1031 + (ulong) ((long) (uint) (((int) l_1047) & 1023)))))) = 0L;
                l_1048 = (long) ((ulong) l_1031 + (ulong) ((long) (uint) (((int) l_1037) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1048 + (ulong) 4L)))) = 1;
                i_1049 = (int) ((uint) ((int) (((long) ((ulong) l_1037 + (ulong) ((long) ((ulong) (l_1037 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1048 + (ulong) 8L)))) = i_1049;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1048 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1048 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1048 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1048 + (ulong) 32L)))) = 1048576;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1048 + (ulong) 36L)))) = 4;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_1048)) = 64;
                *((__global long *) (arg_fs + 16 + l_1036)) = l_1047;
                GALEFS_FENCE();
                l_1050 = *((__global long *) (arg_fs + 16 + 24L));
                i_1051 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1050 + (ulong) ((long) i_1051))))) = (char) 1;
                l_1052 = *((__global long *) (arg_fs + 16 + 8L));
                l_1053 = (long) ((ulong) l_1031 + (ulong) 1792L);
                i_1054 = 0;
                l_1055 = 0L;
                while (true) {
                    if (!(i_1054 == 0)) {
                        break;
                    }
                    i_1056 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_1057 = *((volatile __global int *) (arg_fs + 16 + l_1053));
                    if (i_1049 == i_1057) {
                        i_1054 = 1;
                    } else {
                        if (i_1056 == 0) {
                            if (l_1055 < l_1052) {
                                l_1058 = (long) ((ulong) l_1055 + (ulong) 1L);
                                l_1055 = l_1058;
                            } else {
                                i_1054 = (-110);
                            }
                        } else {
                            i_1059 = (int) (0 - (uint) i_1056);
                            i_1054 = i_1059;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_1054 < 0) {
                    l_1060 = (long) i_1054;
                    l_1046 = l_1060;
                } else {
                    l_1061 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1031 + (ulong) 1800L))));
                    l_1046 = l_1061;
                }
            }
        } else {
            l_1046 = (-16L);
        }
    } else {
        l_1046 = 0L;
    }
    l_1062 = GALEFS_BROADCAST(l_1046);
    *((__global long *) (arg_out + 136L)) = ((long) ((int) l_1062));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_1063 = (int) get_local_id(0);
    if (i_1063 == 0) {
        l_1064 = *((__global long *) (arg_fs + 16 + 16L));
        i_1065 = (int) get_group_id(0);
        l_1066 = (long) i_1065;
        i_1067 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1064 + (ulong) ((l_1066 << 12) + (l_1066 << 11)))) + (ulong) 1896L))));
        if (i_1067 == 0) {
            l_1068 = *((__global long *) (arg_fs + 16 + 16L));
            i_1069 = (int) get_group_id(0);
            l_1070 = (long) i_1069;
            l_1071 = (long) ((ulong) l_1068 + (ulong) ((l_1070 << 12) + (l_1070 << 11)));
            l_1072 = (long) ((ulong) l_1071 + (ulong) 1864L);
            l_1073 = *((__global long *) (arg_fs + 16 + l_1072));
            l_1074 = *((__global long *) (arg_fs + 16 + 8L));
            i_1075 = 0;
            l_1076 = 0L;
            while (true) {
                if (!(i_1075 == 0)) {
                    break;
                }
                i_1077 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_1077 == 0) {
                    l_1078 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1071 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_1073 + (ulong) 128L)) - (ulong) l_1078)) < 1025L) {
                        i_1075 = 1;
                    } else {
                        if (l_1076 < l_1074) {
                            l_1079 = (long) ((ulong) l_1076 + (ulong) 1L);
                            l_1076 = l_1079;
                        } else {
                            i_1075 = (-110);
                        }
                    }
                } else {
                    i_1080 = (int) (0 - (uint) i_1077);
                    i_1075 = i_1080;
                }
            }
            if (i_1075 < 0) {
                l_1081 = (long) i_1075;
                l_1082 = l_1081;
            } else {
                l_1083 = (long) ((ulong) l_1073 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1071 + (ulong) ((long) (uint) (((int) l_1083) & 1023)))))) = 0L;
                l_1084 = (long) ((ulong) l_1071 + (ulong) ((long) (uint) (((int) l_1073) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1084 + (ulong) 4L)))) = 2;
                i_1085 = (int) ((uint) ((int) (((long) ((ulong) l_1073 + (ulong) ((long) ((ulong) (l_1073 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1084 + (ulong) 8L)))) = i_1085;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1084 + (ulong) 12L)))) = i_428;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1084 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1084 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1084 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1084 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_1084)) = 64;
                *((__global long *) (arg_fs + 16 + l_1072)) = l_1083;
                GALEFS_FENCE();
                l_1086 = *((__global long *) (arg_fs + 16 + 24L));
                i_1087 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1086 + (ulong) ((long) i_1087))))) = (char) 1;
                l_1088 = *((__global long *) (arg_fs + 16 + 8L));
                l_1089 = (long) ((ulong) l_1071 + (ulong) 1792L);
                i_1090 = 0;
                l_1091 = 0L;
                while (true) {
                    if (!(i_1090 == 0)) {
                        break;
                    }
                    i_1092 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_1093 = *((volatile __global int *) (arg_fs + 16 + l_1089));
                    if (i_1085 == i_1093) {
                        i_1090 = 1;
                    } else {
                        if (i_1092 == 0) {
                            if (l_1091 < l_1088) {
                                l_1094 = (long) ((ulong) l_1091 + (ulong) 1L);
                                l_1091 = l_1094;
                            } else {
                                i_1090 = (-110);
                            }
                        } else {
                            i_1095 = (int) (0 - (uint) i_1092);
                            i_1090 = i_1095;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_1090 < 0) {
                    l_1096 = (long) i_1090;
                    l_1082 = l_1096;
                } else {
                    l_1097 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1071 + (ulong) 1800L))));
                    l_1082 = l_1097;
                }
            }
        } else {
            l_1082 = (-16L);
        }
    } else {
        l_1082 = 0L;
    }
    l_1098 = GALEFS_BROADCAST(l_1082);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_1099 = (int) get_local_id(0);
    if (i_1099 == 0) {
        l_1100 = *((__global long *) (arg_fs + 16 + 16L));
        i_1101 = (int) get_group_id(0);
        l_1102 = (long) i_1101;
        i_1103 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1100 + (ulong) ((l_1102 << 12) + (l_1102 << 11)))) + (ulong) 1896L))));
        if (i_1103 == 0) {
            l_1104 = *((__global long *) (arg_fs + 16 + 16L));
            i_1105 = (int) get_group_id(0);
            l_1106 = (long) i_1105;
            l_1107 = (long) ((ulong) l_1104 + (ulong) ((l_1106 << 12) + (l_1106 << 11)));
            l_1108 = (long) ((ulong) l_1107 + (ulong) 1864L);
            l_1109 = *((__global long *) (arg_fs + 16 + l_1108));
            l_1110 = *((__global long *) (arg_fs + 16 + 8L));
            i_1111 = 0;
            l_1112 = 0L;
            while (true) {
                if (!(i_1111 == 0)) {
                    break;
                }
                i_1113 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_1113 == 0) {
                    l_1114 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1107 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_1109 + (ulong) 128L)) - (ulong) l_1114)) < 1025L) {
                        i_1111 = 1;
                    } else {
                        if (l_1112 < l_1110) {
                            l_1115 = (long) ((ulong) l_1112 + (ulong) 1L);
                            l_1112 = l_1115;
                        } else {
                            i_1111 = (-110);
                        }
                    }
                } else {
                    i_1116 = (int) (0 - (uint) i_1113);
                    i_1111 = i_1116;
                }
            }
            if (i_1111 < 0) {
                l_1117 = (long) i_1111;
                l_1118 = l_1117;
            } else {
                l_1119 = (long) ((ulong) l_1109 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1107 + (ulong) ((long) (uint) (((int) l_1119) & 1023)))))) = 0L;
                l_1120 = (long) ((ulong) l_1107 + (ulong) ((long) (uint) (((int) l_1109) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1120 + (ulong) 4L)))) = 2;
                i_1121 = (int) ((uint) ((int) (((long) ((ulong) l_1109 + (ulong) ((long) ((ulong) (l_1109 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1120 + (ulong) 8L)))) = i_1121;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1120 + (ulong) 12L)))) = i_311;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1120 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1120 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1120 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1120 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_1120)) = 64;
                *((__global long *) (arg_fs + 16 + l_1108)) = l_1119;
                GALEFS_FENCE();
                l_1122 = *((__global long *) (arg_fs + 16 + 24L));
                i_1123 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1122 + (ulong) ((long) i_1123))))) = (char) 1;
                l_1124 = *((__global long *) (arg_fs + 16 + 8L));
                l_1125 = (long) ((ulong) l_1107 + (ulong) 1792L);
                i_1126 = 0;
                l_1127 = 0L;
                while (true) {
                    if (!(i_1126 == 0)) {
                        break;
                    }
                    i_1128 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_1129 = *((volatile __global int *) (arg_fs + 16 + l_1125));
                    if (i_1121 == i_1129) {
                        i_1126 = 1;
                    } else {
                        if (i_1128 == 0) {
                            if (l_1127 < l_1124) {
                                l_1130 = (long) ((ulong) l_1127 + (ulong) 1L);
                                l_1127 = l_1130;
                            } else {
                                i_1126 = (-110);
                            }
                        } else {
                            i_1131 = (int) (0 - (uint) i_1128);
                            i_1126 = i_1131;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_1126 < 0) {
                    l_1132 = (long) i_1126;
                    l_1118 = l_1132;
                } else {
                    l_1133 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1107 + (ulong) 1800L))));
                    l_1118 = l_1133;
                }
            }
        } else {
            l_1118 = (-16L);
        }
    } else {
        l_1118 = 0L;
    }
    l_1134 = GALEFS_BROADCAST(l_1118);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_1135 = (int) get_local_id(0);
    if (i_1135 == 0) {
        l_1136 = *((__global long *) (arg_fs + 16 + 16L));
        i_1137 = (int) get_group_id(0);
        l_1138 = (long) i_1137;
        i_1139 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1136 + (ulong) ((l_1138 << 12) + (l_1138 << 11)))) + (ulong) 1896L))));
        if (i_1139 == 0) {
            l_1140 = *((__global long *) (arg_fs + 16 + 16L));
            i_1141 = (int) get_group_id(0);
            l_1142 = (long) i_1141;
            l_1143 = (long) ((ulong) l_1140 + (ulong) ((l_1142 << 12) + (l_1142 << 11)));
            l_1144 = (long) ((ulong) l_1143 + (ulong) 1864L);
            l_1145 = *((__global long *) (arg_fs + 16 + l_1144));
            l_1146 = *((__global long *) (arg_fs + 16 + 8L));
            i_1147 = 0;
            l_1148 = 0L;
            while (true) {
                if (!(i_1147 == 0)) {
                    break;
                }
                i_1149 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_1149 == 0) {
                    l_1150 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1143 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_1145 + (ulong) 128L)) - (ulong) l_1150)) < 1025L) {
                        i_1147 = 1;
                    } else {
                        if (l_1148 < l_1146) {
                            l_1151 = (long) ((ulong) l_1148 + (ulong) 1L);
                            l_1148 = l_1151;
                        } else {
                            i_1147 = (-110);
                        }
                    }
                } else {
                    i_1152 = (int) (0 - (uint) i_1149);
                    i_1147 = i_1152;
                }
            }
            if (i_1147 < 0) {
                l_1153 = (long) i_1147;
                l_1154 = l_1153;
            } else {
                l_1155 = (long) ((ulong) l_1145 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1143 + (ulong) ((long) (uint) (((int) l_1155) & 1023)))))) = 0L;
                l_1156 = (long) ((ulong) l_1143 + (ulong) ((long) (uint) (((int) l_1145) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1156 + (ulong) 4L)))) = 2;
                i_1157 = (int) ((uint) ((int) (((long) ((ulong) l_1145 + (ulong) ((long) ((ulong) (l_1145 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1156 + (ulong) 8L)))) = i_1157;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1156 + (ulong) 12L)))) = i_428;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1156 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1156 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1156 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1156 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_1156)) = 64;
                *((__global long *) (arg_fs + 16 + l_1144)) = l_1155;
                GALEFS_FENCE();
                l_1158 = *((__global long *) (arg_fs + 16 + 24L));
                i_1159 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1158 + (ulong) ((long) i_1159))))) = (char) 1;
                l_1160 = *((__global long *) (arg_fs + 16 + 8L));
                l_1161 = (long) ((ulong) l_1143 + (ulong) 1792L);
                i_1162 = 0;
                l_1163 = 0L;
                while (true) {
                    if (!(i_1162 == 0)) {
                        break;
                    }
                    i_1164 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_1165 = *((volatile __global int *) (arg_fs + 16 + l_1161));
                    if (i_1157 == i_1165) {
                        i_1162 = 1;
                    } else {
                        if (i_1164 == 0) {
                            if (l_1163 < l_1160) {
                                l_1166 = (long) ((ulong) l_1163 + (ulong) 1L);
                                l_1163 = l_1166;
                            } else {
                                i_1162 = (-110);
                            }
                        } else {
                            i_1167 = (int) (0 - (uint) i_1164);
                            i_1162 = i_1167;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_1162 < 0) {
                    l_1168 = (long) i_1162;
                    l_1154 = l_1168;
                } else {
                    l_1169 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1143 + (ulong) 1800L))));
                    l_1154 = l_1169;
                }
            }
        } else {
            l_1154 = (-16L);
        }
    } else {
        l_1154 = 0L;
    }
    l_1170 = GALEFS_BROADCAST(l_1154);
    *((__global long *) (arg_out + 144L)) = ((long) ((int) l_1170));
}
