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
// source: io/github/galefs/kernel/file/FramePart.java
// source: io/github/galefs/kernel/file/OpenFiles.java
// source: io/github/galefs/kernel/lane/LaneCall.java
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
// source SHA-256: 936e1fa549cd2f81d7c3dc83b3042f97f13631d554e4a2ac713ca8e545a8dc45

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
    __global uchar *ul_0, *ul_48, *ul_50, *ul_58, *ul_250, *ul_334, *ul_377, *ul_427, *ul_845;
    int i_1, i_2, i_4, i_6, i_8, i_9, i_10, i_16, i_18, i_19, i_23, i_25, i_28, i_33, i_35, i_38, i_40, i_41, i_43, i_47, i_49, i_51, i_52, i_53, i_56, i_57, i_59, i_60, i_61, i_62, i_64, i_65, i_66, i_67, i_68, i_71, i_72, i_76, i_77, i_79, i_80, i_81, i_83, i_85, i_87, i_89, i_96, i_99, i_100, i_101, i_103, i_104, i_105, i_107, i_108, i_109, i_112, i_114, i_116, i_118, i_119, i_120, i_121, i_122, i_123, i_126, i_128, i_129, i_132, i_136, i_142, i_144, i_147, i_152, i_154, i_157, i_159, i_160, i_162, i_170, i_171, i_174, i_176, i_178, i_185, i_186, i_187, i_188, i_189, i_190, i_191, i_192, i_193, i_194, i_195, i_196, i_197, i_199, i_200, i_201, i_202, i_203, i_204, i_205, i_206, i_211, i_212, i_213, i_214, i_215, i_218, i_219, i_220, i_221, i_227, i_228, i_229, i_230, i_231, i_233, i_234, i_235, i_236, i_237, i_239, i_241, i_243, i_244, i_245, i_246, i_247, i_248, i_249, i_251, i_252, i_253, i_254, i_255, i_256, i_257, i_258, i_259, i_260, i_265, i_266, i_267, i_268, i_269, i_271, i_272, i_273, i_274, i_275, i_277, i_279, i_280, i_281, i_282, i_283, i_284, i_285, i_286, i_287, i_288, i_289, i_294, i_295, i_296, i_297, i_298, i_302, i_303, i_304, i_305, i_311, i_312, i_313, i_314, i_315, i_316, i_317, i_318, i_319, i_320, i_322, i_325, i_327, i_328, i_329, i_330, i_331, i_332, i_333, i_335, i_336, i_337, i_338, i_339, i_341, i_343, i_345, i_347, i_353, i_355, i_358, i_363, i_365, i_368, i_370, i_371, i_373, i_378, i_379, i_381, i_383, i_385, i_386, i_387, i_394, i_396, i_397, i_401, i_403, i_406, i_411, i_413, i_416, i_418, i_419, i_421, i_425, i_426, i_429, i_430, i_431, i_432, i_433, i_434, i_438, i_439, i_442, i_443, i_444, i_445, i_448, i_449, i_453, i_454, i_456, i_457, i_458, i_460, i_462, i_464, i_466, i_473, i_476, i_477, i_478, i_480, i_481, i_482, i_484, i_485, i_486, i_489, i_491, i_493, i_495, i_496, i_497, i_498, i_499, i_500, i_503, i_505, i_506, i_509, i_513, i_519, i_521, i_524, i_529, i_531, i_534, i_536, i_537, i_539, i_547, i_548, i_551, i_553, i_555, i_562, i_563, i_564, i_565, i_566, i_567, i_568, i_569, i_570, i_572, i_574, i_575, i_576, i_577, i_578, i_579, i_580, i_581, i_582, i_583, i_584, i_585, i_589, i_593, i_594, i_595, i_596, i_597, i_598, i_599, i_601, i_603, i_605, i_606, i_607, i_613, i_615, i_616, i_620, i_622, i_625, i_630, i_632, i_635, i_637, i_638, i_640, i_644, i_645, i_646, i_647, i_648, i_649, i_650, i_651, i_652, i_653, i_658, i_659, i_661, i_662, i_663, i_666, i_667, i_668, i_669, i_672, i_673, i_677, i_678, i_680, i_681, i_682, i_684, i_686, i_688, i_690, i_697, i_700, i_701, i_702, i_704, i_705, i_706, i_708, i_709, i_710, i_713, i_715, i_717, i_719, i_720, i_721, i_722, i_723, i_724, i_727, i_729, i_730, i_733, i_737, i_743, i_745, i_748, i_753, i_755, i_758, i_760, i_761, i_763, i_771, i_772, i_775, i_777, i_779, i_786, i_787, i_788, i_789, i_790, i_791, i_792, i_793, i_794, i_795, i_796, i_797, i_798, i_799, i_800, i_801, i_802, i_803, i_804, i_805, i_806, i_807, i_808, i_809, i_810, i_811, i_812, i_813, i_814, i_816, i_820, i_821, i_822, i_823, i_824, i_826, i_827, i_828, i_829, i_830, i_831, i_832, i_833, i_834, i_836, i_837, i_838, i_840, i_841, i_842, i_843, i_844, i_846, i_847, i_848, i_849, i_851, i_852, i_853, i_855, i_856, i_858, i_860, i_862, i_868, i_870, i_873, i_878, i_880, i_883, i_885, i_886, i_888, i_892, i_894, i_895, i_896, i_898, i_900, i_902, i_903, i_904, i_910, i_912, i_913, i_917, i_919, i_922, i_927, i_929, i_932, i_934, i_935, i_937, i_941, i_942, i_943, i_944, i_946, i_947, i_948, i_949, i_953, i_957, i_959, i_961, i_962, i_963, i_964, i_967, i_969, i_970, i_971, i_972, i_973, i_974, i_975, i_976, i_977, i_978, i_979, i_981, i_982, i_983, i_984, i_985, i_986, i_987, i_990, i_992, i_993, i_994, i_995, i_996, i_997, i_1000, i_1002, i_1003, i_1004, i_1007, i_1008, i_1011, i_1012, i_1013, i_1015, i_1016, i_1021, i_1023, i_1025, i_1028, i_1029, i_1031, i_1037, i_1039, i_1042, i_1048, i_1050, i_1053, i_1055, i_1056, i_1058, i_1065, i_1066, i_1069, i_1071, i_1073, i_1080, i_1081, i_1082, i_1083, i_1084, i_1085, i_1086, i_1087, i_1089, i_1091, i_1093, i_1099, i_1101, i_1104, i_1109, i_1111, i_1114, i_1116, i_1117, i_1119, i_1123, i_1124, i_1126, i_1127, i_1128, i_1129, i_1130, i_1131, i_1132, i_1133, i_1134, i_1135, i_1136, i_1137, i_1138, i_1139, i_1140, i_1141, i_1142, i_1143, i_1144, i_1145, i_1147, i_1149, i_1151, i_1157, i_1159, i_1162, i_1167, i_1169, i_1172, i_1174, i_1175, i_1177;
    long l_3, l_5, l_7, l_11, l_12, l_13, l_14, l_15, l_17, l_20, l_21, l_22, l_24, l_26, l_27, l_29, l_30, l_31, l_32, l_34, l_36, l_37, l_39, l_42, l_44, l_45, l_46, l_54, l_55, l_63, l_69, l_70, l_73, l_74, l_75, l_78, l_82, l_84, l_86, l_88, l_90, l_91, l_92, l_93, l_94, l_95, l_97, l_98, l_102, l_106, l_110, l_111, l_113, l_115, l_117, l_124, l_125, l_127, l_130, l_131, l_133, l_134, l_135, l_137, l_138, l_139, l_140, l_141, l_143, l_145, l_146, l_148, l_149, l_150, l_151, l_153, l_155, l_156, l_158, l_161, l_163, l_164, l_165, l_166, l_167, l_168, l_169, l_172, l_173, l_175, l_177, l_179, l_180, l_181, l_182, l_183, l_184, l_198, l_207, l_208, l_209, l_210, l_216, l_217, l_222, l_223, l_224, l_225, l_226, l_232, l_238, l_240, l_242, l_261, l_262, l_263, l_264, l_270, l_276, l_278, l_290, l_291, l_292, l_293, l_299, l_300, l_301, l_306, l_307, l_308, l_309, l_310, l_321, l_323, l_324, l_326, l_340, l_342, l_344, l_346, l_348, l_349, l_350, l_351, l_352, l_354, l_356, l_357, l_359, l_360, l_361, l_362, l_364, l_366, l_367, l_369, l_372, l_374, l_375, l_376, l_380, l_382, l_384, l_388, l_389, l_390, l_391, l_392, l_393, l_395, l_398, l_399, l_400, l_402, l_404, l_405, l_407, l_408, l_409, l_410, l_412, l_414, l_415, l_417, l_420, l_422, l_423, l_424, l_428, l_435, l_436, l_437, l_440, l_441, l_446, l_447, l_450, l_451, l_452, l_455, l_459, l_461, l_463, l_465, l_467, l_468, l_469, l_470, l_471, l_472, l_474, l_475, l_479, l_483, l_487, l_488, l_490, l_492, l_494, l_501, l_502, l_504, l_507, l_508, l_510, l_511, l_512, l_514, l_515, l_516, l_517, l_518, l_520, l_522, l_523, l_525, l_526, l_527, l_528, l_530, l_532, l_533, l_535, l_538, l_540, l_541, l_542, l_543, l_544, l_545, l_546, l_549, l_550, l_552, l_554, l_556, l_557, l_558, l_559, l_560, l_561, l_571, l_573, l_586, l_587, l_588, l_590, l_591, l_592, l_600, l_602, l_604, l_608, l_609, l_610, l_611, l_612, l_614, l_617, l_618, l_619, l_621, l_623, l_624, l_626, l_627, l_628, l_629, l_631, l_633, l_634, l_636, l_639, l_641, l_642, l_643, l_654, l_655, l_656, l_657, l_660, l_664, l_665, l_670, l_671, l_674, l_675, l_676, l_679, l_683, l_685, l_687, l_689, l_691, l_692, l_693, l_694, l_695, l_696, l_698, l_699, l_703, l_707, l_711, l_712, l_714, l_716, l_718, l_725, l_726, l_728, l_731, l_732, l_734, l_735, l_736, l_738, l_739, l_740, l_741, l_742, l_744, l_746, l_747, l_749, l_750, l_751, l_752, l_754, l_756, l_757, l_759, l_762, l_764, l_765, l_766, l_767, l_768, l_769, l_770, l_773, l_774, l_776, l_778, l_780, l_781, l_782, l_783, l_784, l_785, l_815, l_817, l_818, l_819, l_825, l_835, l_839, l_850, l_854, l_857, l_859, l_861, l_863, l_864, l_865, l_866, l_867, l_869, l_871, l_872, l_874, l_875, l_876, l_877, l_879, l_881, l_882, l_884, l_887, l_889, l_890, l_891, l_893, l_897, l_899, l_901, l_905, l_906, l_907, l_908, l_909, l_911, l_914, l_915, l_916, l_918, l_920, l_921, l_923, l_924, l_925, l_926, l_928, l_930, l_931, l_933, l_936, l_938, l_939, l_940, l_945, l_950, l_951, l_952, l_954, l_955, l_956, l_958, l_960, l_965, l_966, l_968, l_980, l_988, l_989, l_991, l_998, l_999, l_1001, l_1005, l_1006, l_1009, l_1010, l_1014, l_1017, l_1018, l_1019, l_1020, l_1022, l_1024, l_1026, l_1027, l_1030, l_1032, l_1033, l_1034, l_1035, l_1036, l_1038, l_1040, l_1041, l_1043, l_1044, l_1045, l_1046, l_1047, l_1049, l_1051, l_1052, l_1054, l_1057, l_1059, l_1060, l_1061, l_1062, l_1063, l_1064, l_1067, l_1068, l_1070, l_1072, l_1074, l_1075, l_1076, l_1077, l_1078, l_1079, l_1088, l_1090, l_1092, l_1094, l_1095, l_1096, l_1097, l_1098, l_1100, l_1102, l_1103, l_1105, l_1106, l_1107, l_1108, l_1110, l_1112, l_1113, l_1115, l_1118, l_1120, l_1121, l_1122, l_1125, l_1146, l_1148, l_1150, l_1152, l_1153, l_1154, l_1155, l_1156, l_1158, l_1160, l_1161, l_1163, l_1164, l_1165, l_1166, l_1168, l_1170, l_1171, l_1173, l_1176, l_1178, l_1179, l_1180;
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
    ul_48 = arg_args + 20L;
    i_49 = *((__global int *) ul_48);
    ul_50 = arg_args + 24L;
    i_51 = *((__global int *) ul_50);
    i_52 = (int) get_group_id(0);
    i_53 = (int) ((uint) i_52 * (uint) i_49);
    l_54 = (long) i_49;
    l_55 = (long) ((ulong) ((long) ((ulong) ((long) i_47) * (ulong) ((((l_54 * 43L) + ((l_54 * 44L) + (((long) i_51) << 2))) + 73855L) & (-64L)))) + (ulong) 64L);
    i_56 = (int) l_46;
    i_57 = (i_56 < 0) ? i_56 : 1;
    ul_58 = arg_args + 16L;
    i_59 = 0;
    i_60 = 0;
    i_61 = 0;
    i_62 = (-2128831035);
    l_63 = 0L;
    i_64 = 0;
    i_65 = i_57;
    while (true) {
        if (i_65 < 1) {
            break;
        }
        i_66 = 1;
        i_67 = 0;
        while (true) {
            if (!(i_66 == 1)) {
                break;
            }
            i_68 = (int) get_local_id(0);
            l_69 = (long) i_67;
            l_70 = (long) ((ulong) l_63 + (ulong) l_69);
            if (i_68 == 0) {
                i_71 = *((volatile __global int *) (arg_fs + 16 + 64L));
                i_72 = (int) (0 - (uint) i_71);
                l_73 = ((long) i_56) << 3;
                if (i_72 < 0) {
                    l_74 = (long) i_72;
                    l_75 = l_74;
                } else {
                    if (i_56 < 0) {
                        i_76 = (-9);
                    } else {
                        i_77 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_56 < i_77) {
                            l_78 = *((__global long *) (arg_fs + 16 + 192L));
                            i_79 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) l_73))));
                            i_80 = (int) ((uint) i_79 + (uint) (-1));
                            i_81 = (i_80 < 0) ? (-9) : i_80;
                            if (i_81 < 0) {
                                i_76 = i_81;
                            } else {
                                l_82 = *((__global long *) (arg_fs + 16 + 192L));
                                i_83 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_82 + (ulong) l_73)) + (ulong) 4L))));
                                if ((i_83 & 3) == 1) {
                                    i_76 = (-9);
                                } else {
                                    i_76 = i_81;
                                }
                            }
                        } else {
                            i_76 = (-9);
                        }
                    }
                    l_84 = (long) i_76;
                    if (i_76 < 0) {
                        l_75 = l_84;
                    } else {
                        if (l_70 < 0L) {
                            l_75 = (-22L);
                        } else {
                            i_85 = (int) ((uint) 65536 - (uint) i_67);
                            if (i_85 < 0) {
                                l_75 = (-22L);
                            } else {
                                l_86 = *((__global long *) (arg_fs + 16 + 16L));
                                i_87 = (int) get_group_id(0);
                                l_88 = (long) i_87;
                                i_89 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_86 + (ulong) ((l_88 << 12) + (l_88 << 11)))) + (ulong) 1896L))));
                                if (i_89 == 0) {
                                    l_90 = *((__global long *) (arg_fs + 16 + 200L));
                                    l_91 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) (l_84 << 6)))));
                                    l_92 = (long) ((ulong) l_91 - (ulong) l_70);
                                    if (l_92 < 1L) {
                                        l_75 = 0L;
                                    } else {
                                        l_93 = (long) (uint) i_85;
                                        l_94 = (l_92 < l_93) ? l_92 : l_93;
                                        l_75 = l_94;
                                    }
                                } else {
                                    l_75 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_75 < 1L) {
                    l_95 = l_75;
                } else {
                    i_96 = *((__global int *) (arg_fs + 16 + 156L));
                    l_97 = 1L << i_96;
                    l_98 = (long) ((ulong) l_97 - (ulong) (l_70 & ((long) ((ulong) l_97 + (ulong) (-1L)))));
                    if (l_98 < l_75) {
                        i_99 = (int) l_98;
                        i_100 = i_99;
                    } else {
                        i_101 = (int) l_75;
                        i_100 = i_101;
                    }
                    l_102 = *((__global long *) (arg_fs + 16 + 16L));
                    i_103 = (int) get_group_id(0);
                    if (i_56 < 0) {
                        i_104 = (-9);
                    } else {
                        i_105 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_56 < i_105) {
                            l_106 = *((__global long *) (arg_fs + 16 + 192L));
                            i_107 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) l_73))));
                            i_108 = (int) ((uint) i_107 + (uint) (-1));
                            i_109 = (i_108 < 0) ? (-9) : i_108;
                            i_104 = i_109;
                        } else {
                            i_104 = (-9);
                        }
                    }
                    l_110 = (long) i_104;
                    if (i_104 < 0) {
                        l_111 = l_110;
                    } else {
                        i_112 = *((__global int *) (arg_fs + 16 + 156L));
                        l_113 = *((__global long *) (arg_fs + 16 + 200L));
                        i_114 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_113 + (ulong) (l_110 << 6))) + (ulong) 8L))));
                        l_115 = *((__global long *) (arg_fs + 16 + 128L));
                        i_116 = *((__global int *) (arg_fs + 16 + 152L));
                        l_117 = l_70 >> i_112;
                        i_118 = i_116 & ((int) (((long) ((ulong) ((long) ((ulong) l_117 + (ulong) (((long) i_114) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_119 = i_118;
                        i_120 = 0;
                        i_121 = (-2);
                        while (true) {
                            if (!(i_121 == (-2))) {
                                break;
                            }
                            i_122 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) (((long) i_119) << 2)))));
                            i_123 = (int) ((uint) i_122 + (uint) (-1));
                            if (i_123 < 0) {
                                i_121 = (-1);
                            } else {
                                l_124 = *((__global long *) (arg_fs + 16 + 136L));
                                l_125 = (long) ((ulong) l_124 + (ulong) (((long) (uint) i_123) << 4));
                                i_126 = *((volatile __global int *) (arg_fs + 16 + l_125));
                                l_127 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 8L))));
                                if ((!(i_114 == i_126)) || (!(l_117 == l_127))) {
                                    if (i_116 == i_120) {
                                        i_121 = (-1);
                                    } else {
                                        i_128 = (int) ((uint) i_120 + (uint) 1);
                                        i_129 = i_116 & ((int) ((uint) i_119 + (uint) 1));
                                        i_119 = i_129;
                                        i_120 = i_128;
                                    }
                                } else {
                                    i_121 = i_123;
                                }
                            }
                        }
                        l_130 = (long) i_103;
                        l_131 = (long) ((ulong) l_102 + (ulong) ((l_130 << 12) + (l_130 << 11)));
                        if (i_121 < 0) {
                            i_132 = (-1);
                        } else {
                            l_133 = (long) ((ulong) l_131 + (ulong) 1856L);
                            *((volatile __global int *) (arg_fs + 16 + l_133)) = ((int) ((uint) i_121 + (uint) 1));
                            GALEFS_FENCE();
                            l_134 = *((__global long *) (arg_fs + 16 + 136L));
                            l_135 = (long) ((ulong) l_134 + (ulong) (((long) (uint) i_121) << 4));
                            i_136 = *((volatile __global int *) (arg_fs + 16 + l_135));
                            l_137 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 8L))));
                            if ((!(i_114 == i_136)) || (!(l_117 == l_137))) {
                                *((volatile __global int *) (arg_fs + 16 + l_133)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_114 == i_136)) || (!(l_117 == l_137))) {
                                i_132 = (-1);
                            } else {
                                i_132 = i_121;
                            }
                        }
                        l_138 = (long) i_132;
                        if (l_138 == (-1L)) {
                            l_139 = (long) ((ulong) l_131 + (ulong) 1864L);
                            l_140 = *((__global long *) (arg_fs + 16 + l_139));
                            l_141 = *((__global long *) (arg_fs + 16 + 8L));
                            i_142 = 0;
                            l_143 = 0L;
                            while (true) {
                                if (!(i_142 == 0)) {
                                    break;
                                }
                                i_144 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                if (i_144 == 0) {
                                    l_145 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 1408L))));
                                    if (((long) ((ulong) ((long) ((ulong) l_140 + (ulong) 128L)) - (ulong) l_145)) < 1025L) {
                                        i_142 = 1;
                                    } else {
                                        if (l_143 < l_141) {
                                            GALEFS_RELAX(l_143);
                                            l_146 = (long) ((ulong) l_143 + (ulong) 1L);
                                            l_143 = l_146;
                                        } else {
                                            i_142 = (-110);
                                        }
                                    }
                                } else {
                                    i_147 = (int) (0 - (uint) i_144);
                                    i_142 = i_147;
                                }
                            }
                            if (i_142 < 0) {
                                l_148 = (long) i_142;
                                l_149 = l_148;
                            } else {
                                l_150 = (long) ((ulong) l_140 + (ulong) 64L);
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) ((long) (uint) (((int) l_150) & 1023)))))) = 0L;
                                l_151 = (long) ((ulong) l_131 + (ulong) ((long) (uint) (((int) l_140) & 1023)));
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 4L)))) = 3;
                                i_152 = (int) ((uint) ((int) (((long) ((ulong) l_140 + (ulong) ((long) ((ulong) (l_140 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 8L)))) = i_152;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 12L)))) = i_56;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 16L)))) = l_70;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 24L)))) = l_75;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 32L)))) = 0;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global int *) (arg_fs + 16 + l_151)) = 64;
                                *((__global long *) (arg_fs + 16 + l_139)) = l_150;
                                GALEFS_FENCE();
                                l_153 = *((__global long *) (arg_fs + 16 + 24L));
                                i_154 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) ((long) i_154))))) = (char) 1;
                                l_155 = *((__global long *) (arg_fs + 16 + 8L));
                                l_156 = (long) ((ulong) l_131 + (ulong) 1792L);
                                i_157 = 0;
                                l_158 = 0L;
                                while (true) {
                                    if (!(i_157 == 0)) {
                                        break;
                                    }
                                    i_159 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                    i_160 = *((volatile __global int *) (arg_fs + 16 + l_156));
                                    if (i_152 == i_160) {
                                        i_157 = 1;
                                    } else {
                                        if (i_159 == 0) {
                                            if (l_158 < l_155) {
                                                GALEFS_RELAX(l_158);
                                                l_161 = (long) ((ulong) l_158 + (ulong) 1L);
                                                l_158 = l_161;
                                            } else {
                                                i_157 = (-110);
                                            }
                                        } else {
                                            i_162 = (int) (0 - (uint) i_159);
                                            i_157 = i_162;
                                        }
                                    }
                                }
                                GALEFS_FENCE();
                                if (i_157 < 0) {
                                    l_163 = (long) i_157;
                                    l_149 = l_163;
                                } else {
                                    l_164 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 1800L))));
                                    l_149 = l_164;
                                }
                            }
                            if (l_149 < 0L) {
                                l_111 = l_149;
                            } else {
                                l_165 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 1808L))));
                                l_111 = l_165;
                            }
                        } else {
                            l_166 = (long) ((ulong) l_131 + (ulong) 1872L);
                            l_167 = *((__global long *) (arg_fs + 16 + l_166));
                            *((__global long *) (arg_fs + 16 + l_166)) = ((long) ((ulong) l_167 + (ulong) 1L));
                            l_111 = l_138;
                        }
                    }
                    if (l_111 < 0L) {
                        l_95 = l_111;
                    } else {
                        l_168 = (l_111 << 32) | ((long) i_100);
                        l_95 = l_168;
                    }
                }
            } else {
                l_95 = 0L;
            }
            l_169 = GALEFS_BROADCAST(l_95);
            i_170 = (int) l_169;
            if (l_169 < 0L) {
                i_171 = 0;
            } else {
                i_171 = i_170;
            }
            if (l_169 < 0L) {
                l_172 = 0L;
            } else {
                l_173 = (long) ((ulong) l_169 >> 32);
                l_172 = l_173;
            }
            i_174 = *((__global int *) (arg_fs + 16 + 156L));
            l_175 = *((__global long *) (arg_fs + 16 + 144L));
            gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_175 + (ulong) (l_172 << i_174))) + (ulong) (l_70 & ((long) ((ulong) (1L << i_174) + (ulong) (-1L))))))), (arg_work + 16 + ((long) ((ulong) l_55 + (ulong) l_69))), i_171);
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_176 = (int) get_local_id(0);
            if (i_176 == 0) {
                l_177 = *((__global long *) (arg_fs + 16 + 16L));
                i_178 = (int) get_group_id(0);
                l_179 = (long) i_178;
                l_180 = (long) ((ulong) l_177 + (ulong) ((l_179 << 12) + (l_179 << 11)));
                l_181 = (long) ((ulong) l_180 + (ulong) 1880L);
                l_182 = *((__global long *) (arg_fs + 16 + l_181));
                *((__global long *) (arg_fs + 16 + l_181)) = ((long) ((ulong) ((long) i_171) + (ulong) l_182));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_180 + (ulong) 1856L)))) = 0;
                l_183 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_180 + (ulong) 1864L))));
                l_184 = (long) ((ulong) l_183 + (ulong) (-64L));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_180 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_184 + (ulong) ((long) ((ulong) (l_184 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
            i_185 = (int) ((uint) i_67 + (uint) i_171);
            if (l_169 < 0L) {
                i_66 = i_170;
                i_67 = i_185;
            } else {
                i_186 = ((i_171 < 1) || (!(i_185 < 65536))) ? 0 : 1;
                i_66 = i_186;
                i_67 = i_185;
            }
        }
        if (i_67 < 1) {
            i_187 = i_66;
        } else {
            i_187 = i_67;
        }
        i_188 = (int) get_local_id(0);
        if (i_188 == 0) {
            i_189 = i_59;
            i_190 = i_60;
            i_191 = i_61;
            i_192 = i_62;
            i_193 = i_64;
            i_194 = 0;
            while (true) {
                if (!(i_194 < i_187)) {
                    break;
                }
                i_195 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_55 + (ulong) ((long) i_194)))));
                i_196 = (int) ((uint) i_194 + (uint) 1);
                i_197 = (int) ((uint) i_189 - (uint) i_53);
                l_198 = ((long) i_197) * 44L;
                if (i_195 == 10) {
                    i_199 = (int) ((uint) i_191 + (uint) ((int) ((uint) i_190 + (uint) 12)));
                    i_200 = (int) ((uint) i_189 + (uint) 1);
                    if (i_193 == 0) {
                        if (i_190 == 0) {
                            i_201 = (int) get_group_id(0);
                            i_202 = (int) get_local_id(0);
                            if (i_202 == 0) {
                                i_203 = i_201 << 2;
                                *((__global int *) (arg_status + ((((long) i_203) << 2) + 16L))) = 2;
                                *((__global int *) (arg_status + ((((long) (i_203 + 1)) << 2) + 16L))) = i_200;
                                *((__global int *) (arg_status + ((((long) (i_203 + 2)) << 2) + 16L))) = 0;
                                i_189 = i_200;
                                i_190 = 0;
                                i_191 = i_199;
                                i_192 = (-2128831035);
                                i_193 = 2;
                                i_194 = i_196;
                            } else {
                                i_189 = i_200;
                                i_190 = 0;
                                i_191 = i_199;
                                i_192 = (-2128831035);
                                i_193 = 2;
                                i_194 = i_196;
                            }
                        } else {
                            if (i_190 < 32) {
                                if (i_197 < 0) {
                                    i_189 = i_200;
                                    i_190 = 0;
                                    i_191 = i_199;
                                    i_192 = (-2128831035);
                                    i_193 = 0;
                                    i_194 = i_196;
                                } else {
                                    i_204 = *((__global int *) ul_48);
                                    i_205 = *((__global int *) ul_58);
                                    i_206 = (int) get_group_id(0);
                                    l_207 = (long) i_204;
                                    l_208 = l_207 * ((long) i_206);
                                    l_209 = (long) i_205;
                                    if (l_208 < l_209) {
                                        l_210 = l_209 - l_208;
                                        if (l_210 < l_207) {
                                            i_211 = (int) l_210;
                                            i_212 = i_211;
                                        } else {
                                            i_212 = i_204;
                                        }
                                    } else {
                                        i_212 = 0;
                                    }
                                    if (i_197 < i_212) {
                                        i_213 = (int) get_group_id(0);
                                        i_214 = *((__global int *) ul_48);
                                        i_215 = *((__global int *) ul_50);
                                        l_216 = (long) i_214;
                                        l_217 = (long) ((ulong) l_198 + (ulong) ((long) ((ulong) ((long) ((ulong) ((long) i_213) * (ulong) ((((((l_216 * 44L) + 73792L) + (((long) i_215) << 2)) + (l_216 * 43L)) + 63L) & (-64L)))) + (ulong) 73792L)));
                                        *((__global int *) (arg_work + ((((long) ((int) (l_217 >> 2))) << 2) + 16L))) = i_190;
                                        *((__global int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_217 + (ulong) 8L)) >> 2))) << 2) + 16L))) = i_191;
                                        i_218 = (int) get_group_id(0);
                                        i_219 = *((__global int *) ul_48);
                                        i_220 = *((__global int *) ul_50);
                                        i_221 = (int) get_group_id(0);
                                        l_222 = (long) i_219;
                                        l_223 = (l_222 * 44L) + 73792L;
                                        l_224 = (((l_223 + (((long) i_220) << 2)) + (l_222 * 43L)) + 63L) & (-64L);
                                        l_225 = (long) ((ulong) ((long) ((ulong) ((long) i_218) * (ulong) l_224)) + (ulong) 73792L);
                                        l_226 = (long) ((ulong) l_198 + (ulong) l_225);
                                        i_227 = *((__global int *) (arg_work + ((((long) ((int) (l_226 >> 2))) << 2) + 16L)));
                                        i_228 = (int) (((long) ((ulong) l_223 + (ulong) ((long) ((ulong) l_224 * (ulong) ((long) i_221))))) >> 2);
                                        i_229 = (int) ((uint) i_220 + (uint) (-1));
                                        i_230 = i_229 & (((int) ((uint) i_192 * (uint) (-1640531535))) >> 15);
                                        i_231 = *((__global int *) (arg_work + ((((long) ((int) ((uint) i_228 + (uint) i_230))) << 2) + 16L)));
                                        l_232 = (long) ((ulong) l_226 + (ulong) 12L);
                                        i_233 = i_229 >> 1;
                                        i_234 = ~i_233;
                                        i_235 = i_230;
                                        i_236 = i_231;
                                        while (true) {
                                            i_237 = (int) ((uint) (i_233 & i_236) + (uint) (-1));
                                            if (i_236 == 0) {
                                                goto B173;
                                            }
                                            if (((i_192 ^ i_236) & i_234) == 0) {
                                                l_238 = (long) ((ulong) l_225 + (ulong) (((long) i_237) * 44L));
                                                i_239 = *((__global int *) (arg_work + ((((long) ((int) (l_238 >> 2))) << 2) + 16L)));
                                                if (i_227 == i_239) {
                                                    l_240 = (long) ((ulong) l_238 + (ulong) 12L);
                                                    i_241 = 0;
                                                    while (true) {
                                                        if (!(i_241 < i_227)) {
                                                            goto B166;
                                                        }
                                                        l_242 = (long) i_241;
                                                        i_243 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_240 + (ulong) l_242))));
                                                        i_244 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_232 + (ulong) l_242))));
                                                        if (!(i_243 == i_244)) {
                                                            break;
                                                        }
                                                        i_245 = (int) ((uint) i_241 + (uint) 1);
                                                        i_241 = i_245;
                                                    }
                                                    goto B167;
                                                B166:;
                                                B167:;
                                                    if (i_241 == i_227) {
                                                        break;
                                                    }
                                                }
                                            }
                                            i_246 = i_229 & ((int) ((uint) i_235 + (uint) 1));
                                            i_247 = *((__global int *) (arg_work + ((((long) ((int) ((uint) i_228 + (uint) i_246))) << 2) + 16L)));
                                            i_235 = i_246;
                                            i_236 = i_247;
                                        }
                                        goto B174;
                                    B173:;
                                    B174:;
                                        if (i_237 < 0) {
                                            i_248 = i_197;
                                        } else {
                                            i_248 = i_237;
                                        }
                                        *((__global int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_226 + (ulong) 4L)) >> 2))) << 2) + 16L))) = i_248;
                                        if (i_237 < 0) {
                                            i_249 = i_230;
                                            while (true) {
                                                ul_250 = arg_work + ((((long) ((int) ((uint) i_228 + (uint) i_249))) << 2) + 16L);
                                                i_251 = *((__global int *) ul_250);
                                                if (i_251 == 0) {
                                                    break;
                                                }
                                                i_252 = i_229 & ((int) ((uint) i_249 + (uint) 1));
                                                i_249 = i_252;
                                            }
                                            *((__global int *) ul_250) = ((i_192 & i_234) | ((int) ((uint) i_197 + (uint) 1)));
                                            i_189 = i_200;
                                            i_190 = 0;
                                            i_191 = i_199;
                                            i_192 = (-2128831035);
                                            i_193 = 0;
                                            i_194 = i_196;
                                        } else {
                                            i_189 = i_200;
                                            i_190 = 0;
                                            i_191 = i_199;
                                            i_192 = (-2128831035);
                                            i_193 = 0;
                                            i_194 = i_196;
                                        }
                                    } else {
                                        i_189 = i_200;
                                        i_190 = 0;
                                        i_191 = i_199;
                                        i_192 = (-2128831035);
                                        i_193 = 0;
                                        i_194 = i_196;
                                    }
                                }
                            } else {
                                i_253 = (int) get_group_id(0);
                                i_254 = (int) get_local_id(0);
                                if (i_254 == 0) {
                                    i_255 = i_253 << 2;
                                    *((__global int *) (arg_status + ((((long) i_255) << 2) + 16L))) = 3;
                                    *((__global int *) (arg_status + ((((long) (i_255 + 1)) << 2) + 16L))) = i_200;
                                    *((__global int *) (arg_status + ((((long) (i_255 + 2)) << 2) + 16L))) = i_190;
                                    i_189 = i_200;
                                    i_190 = 0;
                                    i_191 = i_199;
                                    i_192 = (-2128831035);
                                    i_193 = 3;
                                    i_194 = i_196;
                                } else {
                                    i_189 = i_200;
                                    i_190 = 0;
                                    i_191 = i_199;
                                    i_192 = (-2128831035);
                                    i_193 = 3;
                                    i_194 = i_196;
                                }
                            }
                        }
                    } else {
                        i_189 = i_200;
                        i_190 = 0;
                        i_191 = i_199;
                        i_192 = (-2128831035);
                        i_194 = i_196;
                    }
                } else {
                    i_256 = (int) ((uint) (i_192 ^ i_195) * (uint) 16777619);
                    i_257 = (int) ((uint) i_190 + (uint) 1);
                    if (i_197 < 0) {
                        i_190 = i_257;
                        i_192 = i_256;
                        i_194 = i_196;
                    } else {
                        i_258 = *((__global int *) ul_48);
                        i_259 = *((__global int *) ul_58);
                        i_260 = (int) get_group_id(0);
                        l_261 = (long) i_258;
                        l_262 = l_261 * ((long) i_260);
                        l_263 = (long) i_259;
                        if (l_262 < l_263) {
                            l_264 = l_263 - l_262;
                            if (l_264 < l_261) {
                                i_265 = (int) l_264;
                                i_266 = i_265;
                            } else {
                                i_266 = i_258;
                            }
                        } else {
                            i_266 = 0;
                        }
                        if (i_197 < i_266) {
                            if (i_190 < 31) {
                                i_267 = (int) get_group_id(0);
                                i_268 = *((__global int *) ul_48);
                                i_269 = *((__global int *) ul_50);
                                l_270 = (long) i_268;
                                *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) i_267) * (ulong) ((((((l_270 * 44L) + 73792L) + (((long) i_269) << 2)) + (l_270 * 43L)) + 63L) & (-64L)))) + (ulong) 73792L)) + (ulong) l_198)) + (ulong) 12L)) + (ulong) ((long) i_190))))) = (char) i_195;
                                i_190 = i_257;
                                i_192 = i_256;
                                i_194 = i_196;
                            } else {
                                i_190 = i_257;
                                i_192 = i_256;
                                i_194 = i_196;
                            }
                        } else {
                            i_190 = i_257;
                            i_192 = i_256;
                            i_194 = i_196;
                        }
                    }
                }
            }
            i_271 = i_189;
            i_272 = i_190;
            i_273 = i_191;
            i_274 = i_192;
            i_275 = i_193;
        } else {
            i_271 = i_59;
            i_272 = i_60;
            i_273 = i_61;
            i_274 = i_62;
            i_275 = i_64;
        }
        l_276 = GALEFS_BROADCAST(((long) i_275));
        i_277 = (int) l_276;
        l_278 = (long) ((ulong) l_63 + (ulong) ((long) i_187));
        if (i_277 == 0) {
            i_59 = i_271;
            i_60 = i_272;
            i_61 = i_273;
            i_62 = i_274;
            l_63 = l_278;
            i_64 = i_277;
            i_65 = i_187;
        } else {
            i_59 = i_271;
            i_60 = i_272;
            i_61 = i_273;
            i_62 = i_274;
            l_63 = l_278;
            i_64 = i_277;
            i_65 = 0;
        }
    }
    i_279 = (int) ((uint) i_59 + (uint) 1);
    if (i_65 < 0) {
        i_280 = (int) get_group_id(0);
        i_281 = (int) get_local_id(0);
        if (i_281 == 0) {
            i_282 = i_280 << 2;
            *((__global int *) (arg_status + ((((long) i_282) << 2) + 16L))) = 1;
            *((__global int *) (arg_status + ((((long) (i_282 + 1)) << 2) + 16L))) = i_279;
            *((__global int *) (arg_status + ((((long) (i_282 + 2)) << 2) + 16L))) = i_65;
            i_283 = 1;
        } else {
            i_283 = 1;
        }
    } else {
        i_283 = i_64;
    }
    i_284 = (int) get_local_id(0);
    if (i_284 == 0) {
        if (i_283 == 0) {
            if (i_60 < 1) {
                i_285 = i_283;
            } else {
                if (i_60 < 32) {
                    i_286 = (int) ((uint) i_59 - (uint) i_53);
                    if (i_286 < 0) {
                        i_285 = 0;
                    } else {
                        i_287 = *((__global int *) ul_48);
                        i_288 = *((__global int *) ul_58);
                        i_289 = (int) get_group_id(0);
                        l_290 = (long) i_287;
                        l_291 = l_290 * ((long) i_289);
                        l_292 = (long) i_288;
                        if (l_291 < l_292) {
                            l_293 = l_292 - l_291;
                            if (l_293 < l_290) {
                                i_294 = (int) l_293;
                                i_295 = i_294;
                            } else {
                                i_295 = i_287;
                            }
                        } else {
                            i_295 = 0;
                        }
                        if (i_286 < i_295) {
                            i_296 = (int) get_group_id(0);
                            i_297 = *((__global int *) ul_48);
                            i_298 = *((__global int *) ul_50);
                            l_299 = (long) i_297;
                            l_300 = ((long) (uint) i_286) * 44L;
                            l_301 = (long) ((ulong) ((long) ((ulong) ((long) i_296) * (ulong) ((((l_299 * 43L) + ((l_299 * 44L) + (((long) i_298) << 2))) + 73855L) & (-64L)))) + (ulong) l_300);
                            *((__global int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_301 + (ulong) 73792L)) >> 2))) << 2) + 16L))) = i_60;
                            *((__global int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_301 + (ulong) 73800L)) >> 2))) << 2) + 16L))) = i_61;
                            i_302 = (int) get_group_id(0);
                            i_303 = *((__global int *) ul_48);
                            i_304 = *((__global int *) ul_50);
                            i_305 = (int) get_group_id(0);
                            l_306 = (long) i_303;
                            l_307 = (l_306 * 44L) + 73792L;
                            l_308 = (((l_307 + (((long) i_304) << 2)) + (l_306 * 43L)) + 63L) & (-64L);
                            l_309 = (long) ((ulong) ((long) ((ulong) ((long) i_302) * (ulong) l_308)) + (ulong) 73792L);
                            l_310 = (long) ((ulong) l_300 + (ulong) l_309);
                            i_311 = *((__global int *) (arg_work + ((((long) ((int) (l_310 >> 2))) << 2) + 16L)));
                            i_312 = (int) (((long) ((ulong) l_307 + (ulong) ((long) ((ulong) l_308 * (ulong) ((long) i_305))))) >> 2);
                            i_313 = (int) ((uint) i_304 + (uint) (-1));
                            i_314 = i_313 & (((int) ((uint) i_62 * (uint) (-1640531535))) >> 15);
                            i_315 = *((__global int *) (arg_work + ((((long) ((int) ((uint) i_312 + (uint) i_314))) << 2) + 16L)));
                            i_316 = i_313 >> 1;
                            i_317 = ~i_316;
                            i_318 = i_314;
                            i_319 = i_315;
                            while (true) {
                                i_320 = (int) ((uint) (i_316 & i_319) + (uint) (-1));
                                if (i_319 == 0) {
                                    goto B239;
                                }
                                if (((i_62 ^ i_319) & i_317) == 0) {
                                    l_321 = (long) ((ulong) l_309 + (ulong) (((long) i_320) * 44L));
                                    i_322 = *((__global int *) (arg_work + ((((long) ((int) (l_321 >> 2))) << 2) + 16L)));
                                    if (i_311 == i_322) {
                                        l_323 = (long) ((ulong) l_321 + (ulong) 12L);
                                        l_324 = (long) ((ulong) l_310 + (ulong) 12L);
                                        i_325 = 0;
                                        while (true) {
                                            if (!(i_325 < i_311)) {
                                                goto B232;
                                            }
                                            l_326 = (long) i_325;
                                            i_327 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_323 + (ulong) l_326))));
                                            i_328 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_324 + (ulong) l_326))));
                                            if (!(i_327 == i_328)) {
                                                break;
                                            }
                                            i_329 = (int) ((uint) i_325 + (uint) 1);
                                            i_325 = i_329;
                                        }
                                        goto B233;
                                    B232:;
                                    B233:;
                                        if (i_325 == i_311) {
                                            break;
                                        }
                                    }
                                }
                                i_330 = i_313 & ((int) ((uint) i_318 + (uint) 1));
                                i_331 = *((__global int *) (arg_work + ((((long) ((int) ((uint) i_312 + (uint) i_330))) << 2) + 16L)));
                                i_318 = i_330;
                                i_319 = i_331;
                            }
                            goto B240;
                        B239:;
                        B240:;
                            if (i_320 < 0) {
                                i_332 = i_286;
                            } else {
                                i_332 = i_320;
                            }
                            *((__global int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_310 + (ulong) 4L)) >> 2))) << 2) + 16L))) = i_332;
                            if (i_320 < 0) {
                                i_333 = i_314;
                                while (true) {
                                    ul_334 = arg_work + ((((long) ((int) ((uint) i_312 + (uint) i_333))) << 2) + 16L);
                                    i_335 = *((__global int *) ul_334);
                                    if (i_335 == 0) {
                                        break;
                                    }
                                    i_336 = i_313 & ((int) ((uint) i_333 + (uint) 1));
                                    i_333 = i_336;
                                }
                                *((__global int *) ul_334) = ((i_62 & i_317) | ((int) ((uint) i_286 + (uint) 1)));
                                i_285 = 0;
                            } else {
                                i_285 = 0;
                            }
                        } else {
                            i_285 = 0;
                        }
                    }
                } else {
                    i_337 = (int) get_group_id(0);
                    i_338 = (int) get_local_id(0);
                    if (i_338 == 0) {
                        i_339 = i_337 << 2;
                        *((__global int *) (arg_status + ((((long) i_339) << 2) + 16L))) = 3;
                        *((__global int *) (arg_status + ((((long) (i_339 + 1)) << 2) + 16L))) = i_279;
                        *((__global int *) (arg_status + ((((long) (i_339 + 2)) << 2) + 16L))) = i_60;
                        i_285 = 3;
                    } else {
                        i_285 = 3;
                    }
                }
            }
        } else {
            i_285 = i_283;
        }
    } else {
        i_285 = i_283;
    }
    l_340 = GALEFS_BROADCAST(((long) i_285));
    i_341 = (int) get_local_id(0);
    if (i_341 == 0) {
        l_342 = *((__global long *) (arg_fs + 16 + 16L));
        i_343 = (int) get_group_id(0);
        l_344 = (long) i_343;
        i_345 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_342 + (ulong) ((l_344 << 12) + (l_344 << 11)))) + (ulong) 1896L))));
        if (i_345 == 0) {
            l_346 = *((__global long *) (arg_fs + 16 + 16L));
            i_347 = (int) get_group_id(0);
            l_348 = (long) i_347;
            l_349 = (long) ((ulong) l_346 + (ulong) ((l_348 << 12) + (l_348 << 11)));
            l_350 = (long) ((ulong) l_349 + (ulong) 1864L);
            l_351 = *((__global long *) (arg_fs + 16 + l_350));
            l_352 = *((__global long *) (arg_fs + 16 + 8L));
            i_353 = 0;
            l_354 = 0L;
            while (true) {
                if (!(i_353 == 0)) {
                    break;
                }
                i_355 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_355 == 0) {
                    l_356 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_349 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_351 + (ulong) 128L)) - (ulong) l_356)) < 1025L) {
                        i_353 = 1;
                    } else {
                        if (l_354 < l_352) {
                            GALEFS_RELAX(l_354);
                            l_357 = (long) ((ulong) l_354 + (ulong) 1L);
                            l_354 = l_357;
                        } else {
                            i_353 = (-110);
                        }
                    }
                } else {
                    i_358 = (int) (0 - (uint) i_355);
                    i_353 = i_358;
                }
            }
            if (i_353 < 0) {
                l_359 = (long) i_353;
                l_360 = l_359;
            } else {
                l_361 = (long) ((ulong) l_351 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_349 + (ulong) ((long) (uint) (((int) l_361) & 1023)))))) = 0L;
                l_362 = (long) ((ulong) l_349 + (ulong) ((long) (uint) (((int) l_351) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_362 + (ulong) 4L)))) = 2;
                i_363 = (int) ((uint) ((int) (((long) ((ulong) l_351 + (ulong) ((long) ((ulong) (l_351 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_362 + (ulong) 8L)))) = i_363;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_362 + (ulong) 12L)))) = i_56;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_362 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_362 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_362 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_362 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_362)) = 64;
                *((__global long *) (arg_fs + 16 + l_350)) = l_361;
                GALEFS_FENCE();
                l_364 = *((__global long *) (arg_fs + 16 + 24L));
                i_365 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_364 + (ulong) ((long) i_365))))) = (char) 1;
                l_366 = *((__global long *) (arg_fs + 16 + 8L));
                l_367 = (long) ((ulong) l_349 + (ulong) 1792L);
                i_368 = 0;
                l_369 = 0L;
                while (true) {
                    if (!(i_368 == 0)) {
                        break;
                    }
                    i_370 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_371 = *((volatile __global int *) (arg_fs + 16 + l_367));
                    if (i_363 == i_371) {
                        i_368 = 1;
                    } else {
                        if (i_370 == 0) {
                            if (l_369 < l_366) {
                                GALEFS_RELAX(l_369);
                                l_372 = (long) ((ulong) l_369 + (ulong) 1L);
                                l_369 = l_372;
                            } else {
                                i_368 = (-110);
                            }
                        } else {
                            i_373 = (int) (0 - (uint) i_370);
                            i_368 = i_373;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_368 < 0) {
                    l_374 = (long) i_368;
                    l_360 = l_374;
                } else {
                    l_375 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_349 + (ulong) 1800L))));
                    l_360 = l_375;
                }
            }
        } else {
            l_360 = (-16L);
        }
    } else {
        l_360 = 0L;
    }
    l_376 = GALEFS_BROADCAST(l_360);
    ul_377 = arg_args + 32L;
    i_378 = *((__global int *) ul_377);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_379 = (int) get_local_id(0);
    if (i_379 == 0) {
        l_380 = *((__global long *) (arg_fs + 16 + 16L));
        i_381 = (int) get_group_id(0);
        l_382 = *((__global long *) (arg_fs + 16 + 16L));
        i_383 = (int) get_group_id(0);
        l_384 = (long) i_383;
        i_385 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_382 + (ulong) ((l_384 << 12) + (l_384 << 11)))) + (ulong) 1896L))));
        if (i_385 == 0) {
            if (i_378 < 1) {
                i_386 = (-2);
            } else {
                i_387 = (i_378 < 4097) ? 0 : (-36);
                i_386 = i_387;
            }
            l_388 = (long) i_386;
            l_389 = l_388;
        } else {
            l_389 = (-16L);
        }
        if (l_389 == 0L) {
            l_390 = (long) i_381;
            l_391 = (long) ((ulong) l_380 + (ulong) ((l_390 << 12) + (l_390 << 11)));
            l_392 = (long) ((ulong) l_391 + (ulong) 2048L);
            l_393 = (long) i_1;
            i_394 = 0;
            while (true) {
                if (!(i_394 < i_378)) {
                    break;
                }
                l_395 = (long) i_394;
                i_396 = (int) *((__global char *) (arg_paths + 16 + (l_393 + l_395)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_392 + (ulong) l_395)))) = (char) i_396;
                i_397 = (int) ((uint) i_394 + (uint) 1);
                i_394 = i_397;
            }
            l_398 = (long) ((ulong) l_391 + (ulong) 1864L);
            l_399 = *((__global long *) (arg_fs + 16 + l_398));
            l_400 = *((__global long *) (arg_fs + 16 + 8L));
            i_401 = 0;
            l_402 = 0L;
            while (true) {
                if (!(i_401 == 0)) {
                    break;
                }
                i_403 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_403 == 0) {
                    l_404 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_391 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_399 + (ulong) 128L)) - (ulong) l_404)) < 1025L) {
                        i_401 = 1;
                    } else {
                        if (l_402 < l_400) {
                            GALEFS_RELAX(l_402);
                            l_405 = (long) ((ulong) l_402 + (ulong) 1L);
                            l_402 = l_405;
                        } else {
                            i_401 = (-110);
                        }
                    }
                } else {
                    i_406 = (int) (0 - (uint) i_403);
                    i_401 = i_406;
                }
            }
            if (i_401 < 0) {
                l_407 = (long) i_401;
                l_408 = l_407;
            } else {
                l_409 = (long) ((ulong) l_399 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_391 + (ulong) ((long) (uint) (((int) l_409) & 1023)))))) = 0L;
                l_410 = (long) ((ulong) l_391 + (ulong) ((long) (uint) (((int) l_399) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_410 + (ulong) 4L)))) = 1;
                i_411 = (int) ((uint) ((int) (((long) ((ulong) l_399 + (ulong) ((long) ((ulong) (l_399 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_410 + (ulong) 8L)))) = i_411;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_410 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_410 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_410 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_410 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_410 + (ulong) 36L)))) = i_378;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_410)) = 64;
                *((__global long *) (arg_fs + 16 + l_398)) = l_409;
                GALEFS_FENCE();
                l_412 = *((__global long *) (arg_fs + 16 + 24L));
                i_413 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_412 + (ulong) ((long) i_413))))) = (char) 1;
                l_414 = *((__global long *) (arg_fs + 16 + 8L));
                l_415 = (long) ((ulong) l_391 + (ulong) 1792L);
                i_416 = 0;
                l_417 = 0L;
                while (true) {
                    if (!(i_416 == 0)) {
                        break;
                    }
                    i_418 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_419 = *((volatile __global int *) (arg_fs + 16 + l_415));
                    if (i_411 == i_419) {
                        i_416 = 1;
                    } else {
                        if (i_418 == 0) {
                            if (l_417 < l_414) {
                                GALEFS_RELAX(l_417);
                                l_420 = (long) ((ulong) l_417 + (ulong) 1L);
                                l_417 = l_420;
                            } else {
                                i_416 = (-110);
                            }
                        } else {
                            i_421 = (int) (0 - (uint) i_418);
                            i_416 = i_421;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_416 < 0) {
                    l_422 = (long) i_416;
                    l_408 = l_422;
                } else {
                    l_423 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_391 + (ulong) 1800L))));
                    l_408 = l_423;
                }
            }
        } else {
            l_408 = l_389;
        }
    } else {
        l_408 = 0L;
    }
    l_424 = GALEFS_BROADCAST(l_408);
    i_425 = (int) l_424;
    i_426 = (((int) l_340) == 0) ? 1 : 0;
    ul_427 = arg_args + 36L;
    l_428 = 0L;
    i_429 = 1;
    i_430 = i_426;
    while (true) {
        if (i_430 == 0) {
            break;
        }
        i_431 = *((__global int *) ul_427);
        i_432 = (int) get_group_id(0);
        i_433 = *((__global int *) ul_48);
        i_434 = *((__global int *) ul_50);
        l_435 = (long) i_433;
        l_436 = (long) ((ulong) ((long) ((ulong) ((long) i_432) * (ulong) ((((((l_435 * 44L) + 73792L) + (((long) i_434) << 2)) + (l_435 * 43L)) + 63L) & (-64L)))) + (ulong) 65600L);
        l_437 = (long) ((ulong) l_436 + (ulong) ((long) i_431));
        i_438 = 0;
        i_439 = 1;
        while (true) {
            if (i_439 < 1) {
                goto B426;
            }
            if (!(i_438 < 4001)) {
                break;
            }
            l_440 = (long) i_438;
            l_441 = (long) ((ulong) l_437 + (ulong) l_440);
            i_442 = (int) ((uint) 4001 - (uint) i_438);
            i_443 = 1;
            i_444 = 0;
            while (true) {
                if (!(i_443 == 1)) {
                    break;
                }
                i_445 = (int) get_local_id(0);
                l_446 = (long) i_444;
                l_447 = (long) ((ulong) l_428 + (ulong) (l_440 + l_446));
                if (i_445 == 0) {
                    i_448 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_449 = (int) (0 - (uint) i_448);
                    l_450 = ((long) i_425) << 3;
                    if (i_449 < 0) {
                        l_451 = (long) i_449;
                        l_452 = l_451;
                    } else {
                        if (i_425 < 0) {
                            i_453 = (-9);
                        } else {
                            i_454 = *((__global int *) (arg_fs + 16 + 208L));
                            if (i_425 < i_454) {
                                l_455 = *((__global long *) (arg_fs + 16 + 192L));
                                i_456 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_455 + (ulong) l_450))));
                                i_457 = (int) ((uint) i_456 + (uint) (-1));
                                i_458 = (i_457 < 0) ? (-9) : i_457;
                                if (i_458 < 0) {
                                    i_453 = i_458;
                                } else {
                                    l_459 = *((__global long *) (arg_fs + 16 + 192L));
                                    i_460 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_459 + (ulong) l_450)) + (ulong) 4L))));
                                    if ((i_460 & 3) == 1) {
                                        i_453 = (-9);
                                    } else {
                                        i_453 = i_458;
                                    }
                                }
                            } else {
                                i_453 = (-9);
                            }
                        }
                        l_461 = (long) i_453;
                        if (i_453 < 0) {
                            l_452 = l_461;
                        } else {
                            if (l_447 < 0L) {
                                l_452 = (-22L);
                            } else {
                                i_462 = (int) ((uint) i_442 - (uint) i_444);
                                if (i_462 < 0) {
                                    l_452 = (-22L);
                                } else {
                                    l_463 = *((__global long *) (arg_fs + 16 + 16L));
                                    i_464 = (int) get_group_id(0);
                                    l_465 = (long) i_464;
                                    i_466 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_463 + (ulong) ((l_465 << 12) + (l_465 << 11)))) + (ulong) 1896L))));
                                    if (i_466 == 0) {
                                        l_467 = *((__global long *) (arg_fs + 16 + 200L));
                                        l_468 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_467 + (ulong) (l_461 << 6)))));
                                        l_469 = (long) ((ulong) l_468 - (ulong) l_447);
                                        if (l_469 < 1L) {
                                            l_452 = 0L;
                                        } else {
                                            l_470 = (long) (uint) i_462;
                                            l_471 = (l_469 < l_470) ? l_469 : l_470;
                                            l_452 = l_471;
                                        }
                                    } else {
                                        l_452 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (l_452 < 1L) {
                        l_472 = l_452;
                    } else {
                        i_473 = *((__global int *) (arg_fs + 16 + 156L));
                        l_474 = 1L << i_473;
                        l_475 = (long) ((ulong) l_474 - (ulong) (((long) ((ulong) l_474 + (ulong) (-1L))) & l_447));
                        if (l_475 < l_452) {
                            i_476 = (int) l_475;
                            i_477 = i_476;
                        } else {
                            i_478 = (int) l_452;
                            i_477 = i_478;
                        }
                        l_479 = *((__global long *) (arg_fs + 16 + 16L));
                        i_480 = (int) get_group_id(0);
                        if (i_425 < 0) {
                            i_481 = (-9);
                        } else {
                            i_482 = *((__global int *) (arg_fs + 16 + 208L));
                            if (i_425 < i_482) {
                                l_483 = *((__global long *) (arg_fs + 16 + 192L));
                                i_484 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_483 + (ulong) l_450))));
                                i_485 = (int) ((uint) i_484 + (uint) (-1));
                                i_486 = (i_485 < 0) ? (-9) : i_485;
                                i_481 = i_486;
                            } else {
                                i_481 = (-9);
                            }
                        }
                        l_487 = (long) i_481;
                        if (i_481 < 0) {
                            l_488 = l_487;
                        } else {
                            i_489 = *((__global int *) (arg_fs + 16 + 156L));
                            l_490 = *((__global long *) (arg_fs + 16 + 200L));
                            i_491 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_490 + (ulong) (l_487 << 6))) + (ulong) 8L))));
                            l_492 = *((__global long *) (arg_fs + 16 + 128L));
                            i_493 = *((__global int *) (arg_fs + 16 + 152L));
                            l_494 = l_447 >> i_489;
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
                                                GALEFS_RELAX(l_520);
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
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_528 + (ulong) 12L)))) = i_425;
                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_528 + (ulong) 16L)))) = l_447;
                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_528 + (ulong) 24L)))) = l_452;
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
                                                    GALEFS_RELAX(l_535);
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
                                    l_488 = l_526;
                                } else {
                                    l_542 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_508 + (ulong) 1808L))));
                                    l_488 = l_542;
                                }
                            } else {
                                l_543 = (long) ((ulong) l_508 + (ulong) 1872L);
                                l_544 = *((__global long *) (arg_fs + 16 + l_543));
                                *((__global long *) (arg_fs + 16 + l_543)) = ((long) ((ulong) l_544 + (ulong) 1L));
                                l_488 = l_515;
                            }
                        }
                        if (l_488 < 0L) {
                            l_472 = l_488;
                        } else {
                            l_545 = (l_488 << 32) | ((long) i_477);
                            l_472 = l_545;
                        }
                    }
                } else {
                    l_472 = 0L;
                }
                l_546 = GALEFS_BROADCAST(l_472);
                i_547 = (int) l_546;
                if (l_546 < 0L) {
                    i_548 = 0;
                } else {
                    i_548 = i_547;
                }
                if (l_546 < 0L) {
                    l_549 = 0L;
                } else {
                    l_550 = (long) ((ulong) l_546 >> 32);
                    l_549 = l_550;
                }
                i_551 = *((__global int *) (arg_fs + 16 + 156L));
                l_552 = *((__global long *) (arg_fs + 16 + 144L));
                gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_552 + (ulong) (l_549 << i_551))) + (ulong) (((long) ((ulong) (1L << i_551) + (ulong) (-1L))) & l_447)))), (arg_work + 16 + ((long) ((ulong) l_441 + (ulong) l_446))), i_548);
                GALEFS_FENCE();
                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                i_553 = (int) get_local_id(0);
                if (i_553 == 0) {
                    l_554 = *((__global long *) (arg_fs + 16 + 16L));
                    i_555 = (int) get_group_id(0);
                    l_556 = (long) i_555;
                    l_557 = (long) ((ulong) l_554 + (ulong) ((l_556 << 12) + (l_556 << 11)));
                    l_558 = (long) ((ulong) l_557 + (ulong) 1880L);
                    l_559 = *((__global long *) (arg_fs + 16 + l_558));
                    *((__global long *) (arg_fs + 16 + l_558)) = ((long) ((ulong) ((long) i_548) + (ulong) l_559));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_557 + (ulong) 1856L)))) = 0;
                    l_560 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_557 + (ulong) 1864L))));
                    l_561 = (long) ((ulong) l_560 + (ulong) (-64L));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_557 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_561 + (ulong) ((long) ((ulong) (l_561 >> 63) >> 58)))) >> 6)) + (uint) 1));
                }
                i_562 = (int) ((uint) i_444 + (uint) i_548);
                if (l_546 < 0L) {
                    i_443 = i_547;
                    i_444 = i_562;
                } else {
                    i_563 = ((i_548 < 1) || (!(i_562 < i_442))) ? 0 : 1;
                    i_443 = i_563;
                    i_444 = i_562;
                }
            }
            if (i_444 < 1) {
                i_564 = i_443;
            } else {
                i_564 = i_444;
            }
            i_565 = (i_564 < 1) ? 0 : i_564;
            i_566 = (int) ((uint) i_438 + (uint) i_565);
            i_438 = i_566;
            i_439 = i_564;
        }
        goto B427;
    B426:;
    B427:;
        if (i_439 < 0) {
            i_567 = i_439;
        } else {
            i_567 = i_438;
        }
        i_568 = *((__global int *) ul_0);
        i_569 = *((__global int *) ul_377);
        i_570 = (int) get_local_id(0);
        l_571 = ((long) i_568) + ((long) i_569);
        i_572 = i_570;
        while (true) {
            if (!(i_572 < i_431)) {
                break;
            }
            l_573 = (long) i_572;
            i_574 = (int) *((__global char *) (arg_paths + 16 + (l_571 + l_573)));
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_436 + (ulong) l_573)))) = (char) i_574;
            i_575 = (int) get_local_size(0);
            i_576 = (int) ((uint) i_572 + (uint) i_575);
            i_572 = i_576;
        }
        i_577 = 0;
        while (true) {
            i_578 = (int) ((uint) i_577 + (uint) 1);
            if (!(i_577 < i_567)) {
                goto B438;
            }
            i_579 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_437 + (ulong) ((long) i_577)))));
            if (i_579 == 10) {
                break;
            }
            i_577 = i_578;
        }
        goto B439;
    B438:;
    B439:;
        if (i_425 < 0) {
            i_580 = i_425;
        } else {
            if (i_567 < 1) {
                i_580 = i_567;
            } else {
                i_580 = i_578;
            }
        }
        i_581 = (int) get_group_id(0);
        i_582 = *((__global int *) ul_48);
        i_583 = *((__global int *) ul_50);
        i_584 = (int) get_group_id(0);
        i_585 = *((__global int *) ul_427);
        l_586 = (long) i_582;
        l_587 = (((((l_586 * 44L) + 73792L) + (((long) i_583) << 2)) + (l_586 * 43L)) + 63L) & (-64L);
        l_588 = (long) i_585;
        i_589 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_587 * (ulong) ((long) i_584))) + (ulong) 65600L)) + (ulong) l_588))));
        l_590 = (long) ((ulong) ((long) ((ulong) ((long) i_581) * (ulong) l_587)) + (ulong) 65600L);
        if (i_589 == 47) {
            l_591 = (long) ((ulong) l_590 + (ulong) l_588);
            l_592 = l_591;
        } else {
            l_592 = l_590;
        }
        i_593 = (int) ((uint) i_580 + (uint) (-1));
        i_594 = (int) ((uint) i_580 + (uint) (-2));
        if ((uint) i_594 < (uint) 4000) {
            i_595 = (int) get_group_id(0);
            i_596 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_588 + (ulong) ((long) ((ulong) ((long) ((ulong) l_587 * (ulong) ((long) i_595))) + (ulong) 65600L))))));
            if (i_596 == 47) {
                i_597 = i_593;
            } else {
                i_598 = (int) ((uint) i_593 + (uint) i_585);
                i_597 = i_598;
            }
        } else {
            i_597 = 0;
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_599 = (int) get_local_id(0);
        if (i_599 == 0) {
            l_600 = *((__global long *) (arg_fs + 16 + 16L));
            i_601 = (int) get_group_id(0);
            l_602 = *((__global long *) (arg_fs + 16 + 16L));
            i_603 = (int) get_group_id(0);
            l_604 = (long) i_603;
            i_605 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_602 + (ulong) ((l_604 << 12) + (l_604 << 11)))) + (ulong) 1896L))));
            if (i_605 == 0) {
                if (i_597 < 1) {
                    i_606 = (-2);
                } else {
                    i_607 = (i_597 < 4097) ? 0 : (-36);
                    i_606 = i_607;
                }
                l_608 = (long) i_606;
                l_609 = l_608;
            } else {
                l_609 = (-16L);
            }
            if (l_609 == 0L) {
                l_610 = (long) i_601;
                l_611 = (long) ((ulong) l_600 + (ulong) ((l_610 << 12) + (l_610 << 11)));
                l_612 = (long) ((ulong) l_611 + (ulong) 2048L);
                i_613 = 0;
                while (true) {
                    if (!(i_613 < i_597)) {
                        break;
                    }
                    l_614 = (long) i_613;
                    i_615 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_592 + (ulong) l_614))));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_612 + (ulong) l_614)))) = (char) i_615;
                    i_616 = (int) ((uint) i_613 + (uint) 1);
                    i_613 = i_616;
                }
                l_617 = (long) ((ulong) l_611 + (ulong) 1864L);
                l_618 = *((__global long *) (arg_fs + 16 + l_617));
                l_619 = *((__global long *) (arg_fs + 16 + 8L));
                i_620 = 0;
                l_621 = 0L;
                while (true) {
                    if (!(i_620 == 0)) {
                        break;
                    }
                    i_622 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    if (i_622 == 0) {
                        l_623 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_611 + (ulong) 1408L))));
                        if (((long) ((ulong) ((long) ((ulong) l_618 + (ulong) 128L)) - (ulong) l_623)) < 1025L) {
                            i_620 = 1;
                        } else {
                            if (l_621 < l_619) {
                                GALEFS_RELAX(l_621);
                                l_624 = (long) ((ulong) l_621 + (ulong) 1L);
                                l_621 = l_624;
                            } else {
                                i_620 = (-110);
                            }
                        }
                    } else {
                        i_625 = (int) (0 - (uint) i_622);
                        i_620 = i_625;
                    }
                }
                if (i_620 < 0) {
                    l_626 = (long) i_620;
                    l_627 = l_626;
                } else {
                    l_628 = (long) ((ulong) l_618 + (ulong) 64L);
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_611 + (ulong) ((long) (uint) (((int) l_628) & 1023)))))) = 0L;
                    l_629 = (long) ((ulong) l_611 + (ulong) ((long) (uint) (((int) l_618) & 1023)));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_629 + (ulong) 4L)))) = 1;
                    i_630 = (int) ((uint) ((int) (((long) ((ulong) l_618 + (ulong) ((long) ((ulong) (l_618 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_629 + (ulong) 8L)))) = i_630;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_629 + (ulong) 12L)))) = 0;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_629 + (ulong) 16L)))) = 0L;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_629 + (ulong) 24L)))) = 0L;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_629 + (ulong) 32L)))) = 0;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_629 + (ulong) 36L)))) = i_597;
                    GALEFS_FENCE();
                    *((volatile __global int *) (arg_fs + 16 + l_629)) = 64;
                    *((__global long *) (arg_fs + 16 + l_617)) = l_628;
                    GALEFS_FENCE();
                    l_631 = *((__global long *) (arg_fs + 16 + 24L));
                    i_632 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_631 + (ulong) ((long) i_632))))) = (char) 1;
                    l_633 = *((__global long *) (arg_fs + 16 + 8L));
                    l_634 = (long) ((ulong) l_611 + (ulong) 1792L);
                    i_635 = 0;
                    l_636 = 0L;
                    while (true) {
                        if (!(i_635 == 0)) {
                            break;
                        }
                        i_637 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        i_638 = *((volatile __global int *) (arg_fs + 16 + l_634));
                        if (i_630 == i_638) {
                            i_635 = 1;
                        } else {
                            if (i_637 == 0) {
                                if (l_636 < l_633) {
                                    GALEFS_RELAX(l_636);
                                    l_639 = (long) ((ulong) l_636 + (ulong) 1L);
                                    l_636 = l_639;
                                } else {
                                    i_635 = (-110);
                                }
                            } else {
                                i_640 = (int) (0 - (uint) i_637);
                                i_635 = i_640;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_635 < 0) {
                        l_641 = (long) i_635;
                        l_627 = l_641;
                    } else {
                        l_642 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_611 + (ulong) 1800L))));
                        l_627 = l_642;
                    }
                }
            } else {
                l_627 = l_609;
            }
        } else {
            l_627 = 0L;
        }
        l_643 = GALEFS_BROADCAST(l_627);
        i_644 = *((__global int *) ul_48);
        i_645 = (int) get_local_id(0);
        i_646 = (int) get_group_id(0);
        i_647 = (int) get_local_size(0);
        i_648 = (int) ((uint) ((int) ((uint) i_645 + (uint) ((int) ((uint) i_646 * (uint) i_647)))) * (uint) i_644);
        i_649 = 0;
        while (true) {
            if (!(i_649 < i_644)) {
                break;
            }
            *((__global int *) (arg_counts + ((((long) ((int) ((uint) i_648 + (uint) i_649))) << 2) + 16L))) = 0;
            i_650 = (int) ((uint) i_649 + (uint) 1);
            i_649 = i_650;
        }
        i_651 = (int) get_group_id(0);
        i_652 = *((__global int *) ul_48);
        i_653 = *((__global int *) ul_50);
        l_654 = (long) i_652;
        l_655 = (long) ((ulong) ((long) i_651) * (ulong) ((((((l_654 * 44L) + 73792L) + (((long) i_653) << 2)) + (l_654 * 43L)) + 63L) & (-64L)));
        l_656 = (long) ((ulong) l_655 + (ulong) 65536L);
        l_657 = (long) ((ulong) l_655 + (ulong) 64L);
        i_658 = (int) l_643;
        i_659 = (i_658 < 0) ? i_658 : 1;
        l_660 = 0L;
        i_661 = i_659;
        while (true) {
            if (i_661 < 1) {
                break;
            }
            i_662 = 0;
            i_663 = 1;
            while (true) {
                if (i_663 < 1) {
                    goto B599;
                }
                if (!(i_662 < 65536)) {
                    break;
                }
                l_664 = (long) i_662;
                l_665 = (long) ((ulong) l_657 + (ulong) l_664);
                i_666 = (int) ((uint) 65536 - (uint) i_662);
                i_667 = 1;
                i_668 = 0;
                while (true) {
                    if (!(i_667 == 1)) {
                        break;
                    }
                    i_669 = (int) get_local_id(0);
                    l_670 = (long) i_668;
                    l_671 = (long) ((ulong) l_660 + (ulong) (l_664 + l_670));
                    if (i_669 == 0) {
                        i_672 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        i_673 = (int) (0 - (uint) i_672);
                        l_674 = ((long) i_658) << 3;
                        if (i_673 < 0) {
                            l_675 = (long) i_673;
                            l_676 = l_675;
                        } else {
                            if (i_658 < 0) {
                                i_677 = (-9);
                            } else {
                                i_678 = *((__global int *) (arg_fs + 16 + 208L));
                                if (i_658 < i_678) {
                                    l_679 = *((__global long *) (arg_fs + 16 + 192L));
                                    i_680 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_679 + (ulong) l_674))));
                                    i_681 = (int) ((uint) i_680 + (uint) (-1));
                                    i_682 = (i_681 < 0) ? (-9) : i_681;
                                    if (i_682 < 0) {
                                        i_677 = i_682;
                                    } else {
                                        l_683 = *((__global long *) (arg_fs + 16 + 192L));
                                        i_684 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_683 + (ulong) l_674)) + (ulong) 4L))));
                                        if ((i_684 & 3) == 1) {
                                            i_677 = (-9);
                                        } else {
                                            i_677 = i_682;
                                        }
                                    }
                                } else {
                                    i_677 = (-9);
                                }
                            }
                            l_685 = (long) i_677;
                            if (i_677 < 0) {
                                l_676 = l_685;
                            } else {
                                if (l_671 < 0L) {
                                    l_676 = (-22L);
                                } else {
                                    i_686 = (int) ((uint) i_666 - (uint) i_668);
                                    if (i_686 < 0) {
                                        l_676 = (-22L);
                                    } else {
                                        l_687 = *((__global long *) (arg_fs + 16 + 16L));
                                        i_688 = (int) get_group_id(0);
                                        l_689 = (long) i_688;
                                        i_690 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_687 + (ulong) ((l_689 << 12) + (l_689 << 11)))) + (ulong) 1896L))));
                                        if (i_690 == 0) {
                                            l_691 = *((__global long *) (arg_fs + 16 + 200L));
                                            l_692 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_691 + (ulong) (l_685 << 6)))));
                                            l_693 = (long) ((ulong) l_692 - (ulong) l_671);
                                            if (l_693 < 1L) {
                                                l_676 = 0L;
                                            } else {
                                                l_694 = (long) (uint) i_686;
                                                l_695 = (l_693 < l_694) ? l_693 : l_694;
                                                l_676 = l_695;
                                            }
                                        } else {
                                            l_676 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_676 < 1L) {
                            l_696 = l_676;
                        } else {
                            i_697 = *((__global int *) (arg_fs + 16 + 156L));
                            l_698 = 1L << i_697;
                            l_699 = (long) ((ulong) l_698 - (ulong) (((long) ((ulong) l_698 + (ulong) (-1L))) & l_671));
                            if (l_699 < l_676) {
                                i_700 = (int) l_699;
                                i_701 = i_700;
                            } else {
                                i_702 = (int) l_676;
                                i_701 = i_702;
                            }
                            l_703 = *((__global long *) (arg_fs + 16 + 16L));
                            i_704 = (int) get_group_id(0);
                            if (i_658 < 0) {
                                i_705 = (-9);
                            } else {
                                i_706 = *((__global int *) (arg_fs + 16 + 208L));
                                if (i_658 < i_706) {
                                    l_707 = *((__global long *) (arg_fs + 16 + 192L));
                                    i_708 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_707 + (ulong) l_674))));
                                    i_709 = (int) ((uint) i_708 + (uint) (-1));
                                    i_710 = (i_709 < 0) ? (-9) : i_709;
                                    i_705 = i_710;
                                } else {
                                    i_705 = (-9);
                                }
                            }
                            l_711 = (long) i_705;
                            if (i_705 < 0) {
                                l_712 = l_711;
                            } else {
                                i_713 = *((__global int *) (arg_fs + 16 + 156L));
                                l_714 = *((__global long *) (arg_fs + 16 + 200L));
                                i_715 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_714 + (ulong) (l_711 << 6))) + (ulong) 8L))));
                                l_716 = *((__global long *) (arg_fs + 16 + 128L));
                                i_717 = *((__global int *) (arg_fs + 16 + 152L));
                                l_718 = l_671 >> i_713;
                                i_719 = i_717 & ((int) (((long) ((ulong) ((long) ((ulong) l_718 + (ulong) (((long) i_715) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                i_720 = i_719;
                                i_721 = 0;
                                i_722 = (-2);
                                while (true) {
                                    if (!(i_722 == (-2))) {
                                        break;
                                    }
                                    i_723 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_716 + (ulong) (((long) i_720) << 2)))));
                                    i_724 = (int) ((uint) i_723 + (uint) (-1));
                                    if (i_724 < 0) {
                                        i_722 = (-1);
                                    } else {
                                        l_725 = *((__global long *) (arg_fs + 16 + 136L));
                                        l_726 = (long) ((ulong) l_725 + (ulong) (((long) (uint) i_724) << 4));
                                        i_727 = *((volatile __global int *) (arg_fs + 16 + l_726));
                                        l_728 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_726 + (ulong) 8L))));
                                        if ((!(i_715 == i_727)) || (!(l_718 == l_728))) {
                                            if (i_717 == i_721) {
                                                i_722 = (-1);
                                            } else {
                                                i_729 = (int) ((uint) i_721 + (uint) 1);
                                                i_730 = i_717 & ((int) ((uint) i_720 + (uint) 1));
                                                i_720 = i_730;
                                                i_721 = i_729;
                                            }
                                        } else {
                                            i_722 = i_724;
                                        }
                                    }
                                }
                                l_731 = (long) i_704;
                                l_732 = (long) ((ulong) l_703 + (ulong) ((l_731 << 12) + (l_731 << 11)));
                                if (i_722 < 0) {
                                    i_733 = (-1);
                                } else {
                                    l_734 = (long) ((ulong) l_732 + (ulong) 1856L);
                                    *((volatile __global int *) (arg_fs + 16 + l_734)) = ((int) ((uint) i_722 + (uint) 1));
                                    GALEFS_FENCE();
                                    l_735 = *((__global long *) (arg_fs + 16 + 136L));
                                    l_736 = (long) ((ulong) l_735 + (ulong) (((long) (uint) i_722) << 4));
                                    i_737 = *((volatile __global int *) (arg_fs + 16 + l_736));
                                    l_738 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_736 + (ulong) 8L))));
                                    if ((!(i_715 == i_737)) || (!(l_718 == l_738))) {
                                        *((volatile __global int *) (arg_fs + 16 + l_734)) = 0;
                                    }
                                    GALEFS_FENCE();
                                    if ((!(i_715 == i_737)) || (!(l_718 == l_738))) {
                                        i_733 = (-1);
                                    } else {
                                        i_733 = i_722;
                                    }
                                }
                                l_739 = (long) i_733;
                                if (l_739 == (-1L)) {
                                    l_740 = (long) ((ulong) l_732 + (ulong) 1864L);
                                    l_741 = *((__global long *) (arg_fs + 16 + l_740));
                                    l_742 = *((__global long *) (arg_fs + 16 + 8L));
                                    i_743 = 0;
                                    l_744 = 0L;
                                    while (true) {
                                        if (!(i_743 == 0)) {
                                            break;
                                        }
                                        i_745 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                        if (i_745 == 0) {
                                            l_746 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_732 + (ulong) 1408L))));
                                            if (((long) ((ulong) ((long) ((ulong) l_741 + (ulong) 128L)) - (ulong) l_746)) < 1025L) {
                                                i_743 = 1;
                                            } else {
                                                if (l_744 < l_742) {
                                                    GALEFS_RELAX(l_744);
                                                    l_747 = (long) ((ulong) l_744 + (ulong) 1L);
                                                    l_744 = l_747;
                                                } else {
                                                    i_743 = (-110);
                                                }
                                            }
                                        } else {
                                            i_748 = (int) (0 - (uint) i_745);
                                            i_743 = i_748;
                                        }
                                    }
                                    if (i_743 < 0) {
                                        l_749 = (long) i_743;
                                        l_750 = l_749;
                                    } else {
                                        l_751 = (long) ((ulong) l_741 + (ulong) 64L);
                                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_732 + (ulong) ((long) (uint) (((int) l_751) & 1023)))))) = 0L;
                                        l_752 = (long) ((ulong) l_732 + (ulong) ((long) (uint) (((int) l_741) & 1023)));
                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_752 + (ulong) 4L)))) = 3;
                                        i_753 = (int) ((uint) ((int) (((long) ((ulong) l_741 + (ulong) ((long) ((ulong) (l_741 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_752 + (ulong) 8L)))) = i_753;
                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_752 + (ulong) 12L)))) = i_658;
                                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_752 + (ulong) 16L)))) = l_671;
                                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_752 + (ulong) 24L)))) = l_676;
                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_752 + (ulong) 32L)))) = 0;
                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_752 + (ulong) 36L)))) = 0;
                                        GALEFS_FENCE();
                                        *((volatile __global int *) (arg_fs + 16 + l_752)) = 64;
                                        *((__global long *) (arg_fs + 16 + l_740)) = l_751;
                                        GALEFS_FENCE();
                                        l_754 = *((__global long *) (arg_fs + 16 + 24L));
                                        i_755 = (int) get_group_id(0);
                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_754 + (ulong) ((long) i_755))))) = (char) 1;
                                        l_756 = *((__global long *) (arg_fs + 16 + 8L));
                                        l_757 = (long) ((ulong) l_732 + (ulong) 1792L);
                                        i_758 = 0;
                                        l_759 = 0L;
                                        while (true) {
                                            if (!(i_758 == 0)) {
                                                break;
                                            }
                                            i_760 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                            i_761 = *((volatile __global int *) (arg_fs + 16 + l_757));
                                            if (i_753 == i_761) {
                                                i_758 = 1;
                                            } else {
                                                if (i_760 == 0) {
                                                    if (l_759 < l_756) {
                                                        GALEFS_RELAX(l_759);
                                                        l_762 = (long) ((ulong) l_759 + (ulong) 1L);
                                                        l_759 = l_762;
                                                    } else {
                                                        i_758 = (-110);
                                                    }
                                                } else {
                                                    i_763 = (int) (0 - (uint) i_760);
                                                    i_758 = i_763;
                                                }
                                            }
                                        }
                                        GALEFS_FENCE();
                                        if (i_758 < 0) {
                                            l_764 = (long) i_758;
                                            l_750 = l_764;
                                        } else {
                                            l_765 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_732 + (ulong) 1800L))));
                                            l_750 = l_765;
                                        }
                                    }
                                    if (l_750 < 0L) {
                                        l_712 = l_750;
                                    } else {
                                        l_766 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_732 + (ulong) 1808L))));
                                        l_712 = l_766;
                                    }
                                } else {
                                    l_767 = (long) ((ulong) l_732 + (ulong) 1872L);
                                    l_768 = *((__global long *) (arg_fs + 16 + l_767));
                                    *((__global long *) (arg_fs + 16 + l_767)) = ((long) ((ulong) l_768 + (ulong) 1L));
                                    l_712 = l_739;
                                }
                            }
                            if (l_712 < 0L) {
                                l_696 = l_712;
                            } else {
                                l_769 = (l_712 << 32) | ((long) i_701);
                                l_696 = l_769;
                            }
                        }
                    } else {
                        l_696 = 0L;
                    }
                    l_770 = GALEFS_BROADCAST(l_696);
                    i_771 = (int) l_770;
                    if (l_770 < 0L) {
                        i_772 = 0;
                    } else {
                        i_772 = i_771;
                    }
                    if (l_770 < 0L) {
                        l_773 = 0L;
                    } else {
                        l_774 = (long) ((ulong) l_770 >> 32);
                        l_773 = l_774;
                    }
                    i_775 = *((__global int *) (arg_fs + 16 + 156L));
                    l_776 = *((__global long *) (arg_fs + 16 + 144L));
                    gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_776 + (ulong) (l_773 << i_775))) + (ulong) (((long) ((ulong) (1L << i_775) + (ulong) (-1L))) & l_671)))), (arg_work + 16 + ((long) ((ulong) l_665 + (ulong) l_670))), i_772);
                    GALEFS_FENCE();
                    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                    i_777 = (int) get_local_id(0);
                    if (i_777 == 0) {
                        l_778 = *((__global long *) (arg_fs + 16 + 16L));
                        i_779 = (int) get_group_id(0);
                        l_780 = (long) i_779;
                        l_781 = (long) ((ulong) l_778 + (ulong) ((l_780 << 12) + (l_780 << 11)));
                        l_782 = (long) ((ulong) l_781 + (ulong) 1880L);
                        l_783 = *((__global long *) (arg_fs + 16 + l_782));
                        *((__global long *) (arg_fs + 16 + l_782)) = ((long) ((ulong) ((long) i_772) + (ulong) l_783));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_781 + (ulong) 1856L)))) = 0;
                        l_784 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_781 + (ulong) 1864L))));
                        l_785 = (long) ((ulong) l_784 + (ulong) (-64L));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_781 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_785 + (ulong) ((long) ((ulong) (l_785 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    }
                    i_786 = (int) ((uint) i_668 + (uint) i_772);
                    if (l_770 < 0L) {
                        i_667 = i_771;
                        i_668 = i_786;
                    } else {
                        i_787 = ((i_772 < 1) || (!(i_786 < i_666))) ? 0 : 1;
                        i_667 = i_787;
                        i_668 = i_786;
                    }
                }
                if (i_668 < 1) {
                    i_788 = i_667;
                } else {
                    i_788 = i_668;
                }
                i_789 = (i_788 < 1) ? 0 : i_788;
                i_790 = (int) ((uint) i_662 + (uint) i_789);
                i_662 = i_790;
                i_663 = i_788;
            }
            goto B600;
        B599:;
        B600:;
            if (i_663 < 0) {
                i_791 = i_663;
            } else {
                i_791 = i_662;
            }
            if (i_791 < 65536) {
                i_792 = i_791;
            } else {
                i_793 = (int) ((uint) i_791 + (uint) (-32));
                i_792 = i_793;
            }
            if (!(i_791 < 0)) {
                i_794 = (int) get_local_size(0);
                i_795 = (int) get_local_size(0);
                i_796 = (int) get_local_id(0);
                i_797 = (l_660 == 0L) ? 0 : (-32);
                i_798 = gale_div_int(((int) ((uint) ((int) ((uint) ((int) ((uint) i_792 - (uint) i_797)) + (uint) i_794)) + (uint) (-1))), i_795);
                i_799 = (int) ((uint) ((int) ((uint) i_796 * (uint) i_798)) + (uint) i_797);
                i_800 = (int) ((uint) i_799 + (uint) i_798);
                i_801 = (i_800 < i_792) ? i_800 : i_792;
                if (l_660 == 0L) {
                    if (i_799 == 0) {
                        i_802 = i_799;
                        goto B621;
                    }
                }
                i_803 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) l_657 + (ulong) ((long) i_799))) + (ulong) (-1L)))));
                if (((uint) ((int) ((uint) (i_803 | 32) + (uint) (-97))) < (uint) 26) || (i_803 == 95)) {
                    i_804 = i_799;
                    while (true) {
                        if (!(i_804 < i_801)) {
                            goto B619;
                        }
                        i_805 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_657 + (ulong) ((long) i_804)))));
                        if (!(((uint) ((int) ((uint) (i_805 | 32) + (uint) (-97))) < (uint) 26) || (i_805 == 95))) {
                            break;
                        }
                        i_806 = (int) ((uint) i_804 + (uint) 1);
                        i_804 = i_806;
                    }
                    i_802 = i_804;
                    goto B621;
                B619:;
                    i_802 = i_804;
                } else {
                    i_802 = i_799;
                }
            B621:;
                i_807 = (int) get_local_id(0);
                i_808 = (int) get_group_id(0);
                i_809 = (int) get_local_size(0);
                i_810 = *((__global int *) ul_48);
                i_811 = (int) get_group_id(0);
                i_812 = *((__global int *) ul_50);
                i_813 = (int) get_group_id(0);
                i_814 = i_802;
                while (true) {
                    if (!(i_814 < i_801)) {
                        break;
                    }
                    l_815 = (long) ((ulong) l_657 + (ulong) ((long) i_814));
                    i_816 = (int) *((__global char *) (arg_work + 16 + l_815));
                    if (((uint) ((int) ((uint) (i_816 | 32) + (uint) (-97))) < (uint) 26) || (i_816 == 95)) {
                        l_817 = (long) i_810;
                        l_818 = (l_817 * 44L) + 73792L;
                        l_819 = (((l_818 + (((long) i_812) << 2)) + (l_817 * 43L)) + 63L) & (-64L);
                        i_820 = (int) (((long) ((ulong) ((long) ((ulong) l_819 * (ulong) ((long) i_813))) + (ulong) l_818)) >> 2);
                        i_821 = (int) ((uint) i_812 + (uint) (-1));
                        i_822 = i_821 >> 1;
                        i_823 = i_814;
                        i_824 = (-2128831035);
                        while (true) {
                            if (!(i_823 < i_791)) {
                                goto B629;
                            }
                            l_825 = (long) ((ulong) l_657 + (ulong) ((long) i_823));
                            i_826 = (int) *((__global char *) (arg_work + 16 + l_825));
                            if (!(((uint) ((int) ((uint) (i_826 | 32) + (uint) (-97))) < (uint) 26) || (i_826 == 95))) {
                                break;
                            }
                            i_827 = (int) *((__global char *) (arg_work + 16 + l_825));
                            i_828 = (int) ((uint) (i_824 ^ i_827) * (uint) 16777619);
                            i_829 = (int) ((uint) i_823 + (uint) 1);
                            i_823 = i_829;
                            i_824 = i_828;
                        }
                        goto B630;
                    B629:;
                    B630:;
                        i_830 = i_821 & (((int) ((uint) i_824 * (uint) (-1640531535))) >> 15);
                        i_831 = *((__global int *) (arg_work + ((((long) ((int) ((uint) i_820 + (uint) i_830))) << 2) + 16L)));
                        i_832 = i_830;
                        i_833 = i_831;
                        while (true) {
                            i_834 = (int) ((uint) (i_822 & i_833) + (uint) (-1));
                            if (i_833 == 0) {
                                goto B646;
                            }
                            if (((i_824 ^ i_833) & (~i_822)) == 0) {
                                l_835 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) i_811) * (ulong) l_819)) + (ulong) 73792L)) + (ulong) (((long) i_834) * 44L));
                                i_836 = *((__global int *) (arg_work + ((((long) ((int) (l_835 >> 2))) << 2) + 16L)));
                                i_837 = (int) ((uint) i_823 - (uint) i_814);
                                if (i_837 == i_836) {
                                    i_838 = 0;
                                    while (true) {
                                        if (!(i_838 < i_837)) {
                                            goto B639;
                                        }
                                        l_839 = (long) i_838;
                                        i_840 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) ((ulong) l_835 + (ulong) 12L)) + (ulong) l_839))));
                                        i_841 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_815 + (ulong) l_839))));
                                        if (!(i_840 == i_841)) {
                                            break;
                                        }
                                        i_842 = (int) ((uint) i_838 + (uint) 1);
                                        i_838 = i_842;
                                    }
                                    goto B640;
                                B639:;
                                B640:;
                                    if (i_837 == i_838) {
                                        break;
                                    }
                                }
                            }
                            i_843 = i_821 & ((int) ((uint) i_832 + (uint) 1));
                            i_844 = *((__global int *) (arg_work + ((((long) ((int) ((uint) i_820 + (uint) i_843))) << 2) + 16L)));
                            i_832 = i_843;
                            i_833 = i_844;
                        }
                        goto B647;
                    B646:;
                    B647:;
                        if (i_834 < 0) {
                            i_814 = i_823;
                        } else {
                            ul_845 = arg_counts + ((((long) ((int) ((uint) ((int) ((uint) ((int) ((uint) i_807 + (uint) ((int) ((uint) i_808 * (uint) i_809)))) * (uint) i_810)) + (uint) i_834))) << 2) + 16L);
                            i_846 = *((__global int *) ul_845);
                            *((__global int *) ul_845) = ((int) ((uint) i_846 + (uint) 1));
                            i_814 = i_823;
                        }
                    } else {
                        i_847 = (int) ((uint) i_814 + (uint) 1);
                        i_814 = i_847;
                    }
                }
            }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_848 = (int) get_local_id(0);
            i_849 = i_848;
            while (true) {
                if (!(i_849 < 64)) {
                    break;
                }
                l_850 = (long) i_849;
                i_851 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_850 + (ulong) l_656))));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_655 + (ulong) l_850)))) = (char) i_851;
                i_852 = (int) get_local_size(0);
                i_853 = (int) ((uint) i_849 + (uint) i_852);
                i_849 = i_853;
            }
            l_854 = (long) ((ulong) l_660 + (ulong) ((long) i_791));
            if (i_791 < 0) {
                l_660 = l_854;
                i_661 = i_791;
            } else {
                i_855 = (i_791 < 65536) ? 0 : 1;
                l_660 = l_854;
                i_661 = i_855;
            }
        }
        i_856 = (int) get_local_id(0);
        if (i_856 == 0) {
            l_857 = *((__global long *) (arg_fs + 16 + 16L));
            i_858 = (int) get_group_id(0);
            l_859 = (long) i_858;
            i_860 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_857 + (ulong) ((l_859 << 12) + (l_859 << 11)))) + (ulong) 1896L))));
            if (i_860 == 0) {
                l_861 = *((__global long *) (arg_fs + 16 + 16L));
                i_862 = (int) get_group_id(0);
                l_863 = (long) i_862;
                l_864 = (long) ((ulong) l_861 + (ulong) ((l_863 << 12) + (l_863 << 11)));
                l_865 = (long) ((ulong) l_864 + (ulong) 1864L);
                l_866 = *((__global long *) (arg_fs + 16 + l_865));
                l_867 = *((__global long *) (arg_fs + 16 + 8L));
                i_868 = 0;
                l_869 = 0L;
                while (true) {
                    if (!(i_868 == 0)) {
                        break;
                    }
                    i_870 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    if (i_870 == 0) {
                        l_871 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_864 + (ulong) 1408L))));
                        if (((long) ((ulong) ((long) ((ulong) l_866 + (ulong) 128L)) - (ulong) l_871)) < 1025L) {
                            i_868 = 1;
                        } else {
                            if (l_869 < l_867) {
                                GALEFS_RELAX(l_869);
                                l_872 = (long) ((ulong) l_869 + (ulong) 1L);
                                l_869 = l_872;
                            } else {
                                i_868 = (-110);
                            }
                        }
                    } else {
                        i_873 = (int) (0 - (uint) i_870);
                        i_868 = i_873;
                    }
                }
                if (i_868 < 0) {
                    l_874 = (long) i_868;
                    l_875 = l_874;
                } else {
                    l_876 = (long) ((ulong) l_866 + (ulong) 64L);
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_864 + (ulong) ((long) (uint) (((int) l_876) & 1023)))))) = 0L;
                    l_877 = (long) ((ulong) l_864 + (ulong) ((long) (uint) (((int) l_866) & 1023)));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_877 + (ulong) 4L)))) = 2;
                    i_878 = (int) ((uint) ((int) (((long) ((ulong) l_866 + (ulong) ((long) ((ulong) (l_866 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_877 + (ulong) 8L)))) = i_878;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_877 + (ulong) 12L)))) = i_658;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_877 + (ulong) 16L)))) = 0L;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_877 + (ulong) 24L)))) = 0L;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_877 + (ulong) 32L)))) = 0;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_877 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global int *) (arg_fs + 16 + l_877)) = 64;
                    *((__global long *) (arg_fs + 16 + l_865)) = l_876;
                    GALEFS_FENCE();
                    l_879 = *((__global long *) (arg_fs + 16 + 24L));
                    i_880 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_879 + (ulong) ((long) i_880))))) = (char) 1;
                    l_881 = *((__global long *) (arg_fs + 16 + 8L));
                    l_882 = (long) ((ulong) l_864 + (ulong) 1792L);
                    i_883 = 0;
                    l_884 = 0L;
                    while (true) {
                        if (!(i_883 == 0)) {
                            break;
                        }
                        i_885 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        i_886 = *((volatile __global int *) (arg_fs + 16 + l_882));
                        if (i_878 == i_886) {
                            i_883 = 1;
                        } else {
                            if (i_885 == 0) {
                                if (l_884 < l_881) {
                                    GALEFS_RELAX(l_884);
                                    l_887 = (long) ((ulong) l_884 + (ulong) 1L);
                                    l_884 = l_887;
                                } else {
                                    i_883 = (-110);
                                }
                            } else {
                                i_888 = (int) (0 - (uint) i_885);
                                i_883 = i_888;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_883 < 0) {
                        l_889 = (long) i_883;
                        l_875 = l_889;
                    } else {
                        l_890 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_864 + (ulong) 1800L))));
                        l_875 = l_890;
                    }
                }
            } else {
                l_875 = (-16L);
            }
        } else {
            l_875 = 0L;
        }
        l_891 = GALEFS_BROADCAST(l_875);
        i_892 = (int) get_local_id(0);
        if (i_892 == 0) {
            l_893 = (long) ((ulong) l_592 + (ulong) ((long) i_597));
            *((__global char *) (arg_work + 16 + l_893)) = (char) 46;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_893 + (ulong) 1L)))) = (char) 99;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_893 + (ulong) 2L)))) = (char) 111;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_893 + (ulong) 3L)))) = (char) 117;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_893 + (ulong) 4L)))) = (char) 110;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_893 + (ulong) 5L)))) = (char) 116;
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_893 + (ulong) 6L)))) = (char) 115;
        }
        if (i_661 < 0) {
            i_894 = 0;
        } else {
            i_895 = (int) ((uint) i_597 + (uint) 7);
            i_894 = i_895;
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_896 = (int) get_local_id(0);
        if (i_896 == 0) {
            l_897 = *((__global long *) (arg_fs + 16 + 16L));
            i_898 = (int) get_group_id(0);
            l_899 = *((__global long *) (arg_fs + 16 + 16L));
            i_900 = (int) get_group_id(0);
            l_901 = (long) i_900;
            i_902 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_899 + (ulong) ((l_901 << 12) + (l_901 << 11)))) + (ulong) 1896L))));
            if (i_902 == 0) {
                if (i_894 < 1) {
                    i_903 = (-2);
                } else {
                    i_904 = (i_894 < 4097) ? 0 : (-36);
                    i_903 = i_904;
                }
                l_905 = (long) i_903;
                l_906 = l_905;
            } else {
                l_906 = (-16L);
            }
            if (l_906 == 0L) {
                l_907 = (long) i_898;
                l_908 = (long) ((ulong) l_897 + (ulong) ((l_907 << 12) + (l_907 << 11)));
                l_909 = (long) ((ulong) l_908 + (ulong) 2048L);
                i_910 = 0;
                while (true) {
                    if (!(i_910 < i_894)) {
                        break;
                    }
                    l_911 = (long) i_910;
                    i_912 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_592 + (ulong) l_911))));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_909 + (ulong) l_911)))) = (char) i_912;
                    i_913 = (int) ((uint) i_910 + (uint) 1);
                    i_910 = i_913;
                }
                l_914 = (long) ((ulong) l_908 + (ulong) 1864L);
                l_915 = *((__global long *) (arg_fs + 16 + l_914));
                l_916 = *((__global long *) (arg_fs + 16 + 8L));
                i_917 = 0;
                l_918 = 0L;
                while (true) {
                    if (!(i_917 == 0)) {
                        break;
                    }
                    i_919 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    if (i_919 == 0) {
                        l_920 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_908 + (ulong) 1408L))));
                        if (((long) ((ulong) ((long) ((ulong) l_915 + (ulong) 128L)) - (ulong) l_920)) < 1025L) {
                            i_917 = 1;
                        } else {
                            if (l_918 < l_916) {
                                GALEFS_RELAX(l_918);
                                l_921 = (long) ((ulong) l_918 + (ulong) 1L);
                                l_918 = l_921;
                            } else {
                                i_917 = (-110);
                            }
                        }
                    } else {
                        i_922 = (int) (0 - (uint) i_919);
                        i_917 = i_922;
                    }
                }
                if (i_917 < 0) {
                    l_923 = (long) i_917;
                    l_924 = l_923;
                } else {
                    l_925 = (long) ((ulong) l_915 + (ulong) 64L);
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_908 + (ulong) ((long) (uint) (((int) l_925) & 1023)))))) = 0L;
                    l_926 = (long) ((ulong) l_908 + (ulong) ((long) (uint) (((int) l_915) & 1023)));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_926 + (ulong) 4L)))) = 1;
                    i_927 = (int) ((uint) ((int) (((long) ((ulong) l_915 + (ulong) ((long) ((ulong) (l_915 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_926 + (ulong) 8L)))) = i_927;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_926 + (ulong) 12L)))) = 0;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_926 + (ulong) 16L)))) = 0L;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_926 + (ulong) 24L)))) = 0L;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_926 + (ulong) 32L)))) = 577;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_926 + (ulong) 36L)))) = i_894;
                    GALEFS_FENCE();
                    *((volatile __global int *) (arg_fs + 16 + l_926)) = 64;
                    *((__global long *) (arg_fs + 16 + l_914)) = l_925;
                    GALEFS_FENCE();
                    l_928 = *((__global long *) (arg_fs + 16 + 24L));
                    i_929 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_928 + (ulong) ((long) i_929))))) = (char) 1;
                    l_930 = *((__global long *) (arg_fs + 16 + 8L));
                    l_931 = (long) ((ulong) l_908 + (ulong) 1792L);
                    i_932 = 0;
                    l_933 = 0L;
                    while (true) {
                        if (!(i_932 == 0)) {
                            break;
                        }
                        i_934 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        i_935 = *((volatile __global int *) (arg_fs + 16 + l_931));
                        if (i_927 == i_935) {
                            i_932 = 1;
                        } else {
                            if (i_934 == 0) {
                                if (l_933 < l_930) {
                                    GALEFS_RELAX(l_933);
                                    l_936 = (long) ((ulong) l_933 + (ulong) 1L);
                                    l_933 = l_936;
                                } else {
                                    i_932 = (-110);
                                }
                            } else {
                                i_937 = (int) (0 - (uint) i_934);
                                i_932 = i_937;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_932 < 0) {
                        l_938 = (long) i_932;
                        l_924 = l_938;
                    } else {
                        l_939 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_908 + (ulong) 1800L))));
                        l_924 = l_939;
                    }
                }
            } else {
                l_924 = l_906;
            }
        } else {
            l_924 = 0L;
        }
        l_940 = GALEFS_BROADCAST(l_924);
        i_941 = (int) get_group_id(0);
        i_942 = *((__global int *) ul_48);
        i_943 = *((__global int *) ul_50);
        i_944 = (int) get_group_id(0);
        l_945 = (long) i_942;
        i_946 = (int) l_940;
        if (i_946 < 0) {
            i_947 = 0;
        } else {
            i_948 = *((__global int *) ul_58);
            i_949 = (int) get_group_id(0);
            l_950 = l_945 * ((long) i_949);
            l_951 = (long) i_948;
            if (l_950 < l_951) {
                l_952 = l_951 - l_950;
                if (l_952 < l_945) {
                    i_953 = (int) l_952;
                    i_947 = i_953;
                } else {
                    i_947 = i_942;
                }
            } else {
                i_947 = 0;
            }
        }
        l_954 = ((l_945 * 44L) + 73792L) + (((long) i_943) << 2);
        l_955 = ((l_954 + (l_945 * 43L)) + 63L) & (-64L);
        l_956 = (long) ((ulong) ((long) i_941) * (ulong) l_955);
        i_957 = *((__global int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_956 + (ulong) 73800L)) >> 2))) << 2) + 16L)));
        l_958 = (long) ((ulong) l_956 + (ulong) 73792L);
        if (i_947 < 1) {
            i_959 = 0;
        } else {
            l_960 = (long) ((ulong) l_958 + (ulong) (((long) (uint) ((int) ((uint) i_947 + (uint) (-1)))) * 44L));
            i_961 = *((__global int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_960 + (ulong) 8L)) >> 2))) << 2) + 16L)));
            i_962 = *((__global int *) (arg_work + ((((long) ((int) (l_960 >> 2))) << 2) + 16L)));
            i_963 = (int) ((uint) ((int) ((uint) ((int) ((uint) i_961 + (uint) i_962)) + (uint) 12)) - (uint) i_957);
            i_959 = i_963;
        }
        i_964 = (int) get_local_id(0);
        l_965 = (long) i_957;
        l_966 = (long) ((ulong) l_954 + (ulong) ((long) ((ulong) l_955 * (ulong) ((long) i_944))));
        i_967 = i_964;
        while (true) {
            if (!(i_967 < i_947)) {
                break;
            }
            l_968 = (long) ((ulong) l_958 + (ulong) (((long) i_967) * 44L));
            i_969 = *((__global int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_968 + (ulong) 8L)) >> 2))) << 2) + 16L)));
            i_970 = *((__global int *) (arg_work + ((((long) ((int) (((long) ((ulong) l_968 + (ulong) 4L)) >> 2))) << 2) + 16L)));
            i_971 = 0;
            i_972 = 0;
            while (true) {
                i_973 = (int) get_local_size(0);
                if (!(i_972 < i_973)) {
                    break;
                }
                i_974 = (int) get_group_id(0);
                i_975 = (int) get_local_size(0);
                i_976 = *((__global int *) ul_48);
                i_977 = *((__global int *) (arg_counts + ((((long) ((int) ((uint) ((int) ((uint) ((int) ((uint) i_972 + (uint) ((int) ((uint) i_974 * (uint) i_975)))) * (uint) i_976)) + (uint) i_970))) << 2) + 16L)));
                i_978 = (int) ((uint) i_971 + (uint) i_977);
                i_979 = (int) ((uint) i_972 + (uint) 1);
                i_971 = i_978;
                i_972 = i_979;
            }
            l_980 = (long) ((ulong) ((long) ((ulong) l_966 + (ulong) ((long) i_969))) - (ulong) l_965);
            i_981 = 0;
            while (true) {
                if (!(i_981 < 10)) {
                    break;
                }
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_980 + (ulong) ((long) i_981))))) = (char) 32;
                i_982 = (int) ((uint) i_981 + (uint) 1);
                i_981 = i_982;
            }
            i_983 = i_971;
            i_984 = 10;
            while (true) {
                if (!(i_984 == 10)) {
                    if (i_983 < 1) {
                        break;
                    }
                }
                i_985 = (int) ((uint) i_984 + (uint) (-1));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_980 + (ulong) ((long) i_985))))) = (char) (gale_rem_int(i_983, 10) + 48);
                i_986 = gale_div_int(i_983, 10);
                i_983 = i_986;
                i_984 = i_985;
            }
            *((__global char *) (arg_work + 16 + ((long) ((ulong) l_980 + (ulong) 10L)))) = (char) 32;
            i_987 = *((__global int *) (arg_work + ((((long) ((int) (l_968 >> 2))) << 2) + 16L)));
            l_988 = (long) ((ulong) l_980 + (ulong) 11L);
            l_989 = (long) ((ulong) l_968 + (ulong) 12L);
            i_990 = 0;
            while (true) {
                if (!(i_990 < i_987)) {
                    break;
                }
                l_991 = (long) i_990;
                i_992 = (int) *((__global char *) (arg_work + 16 + ((long) ((ulong) l_989 + (ulong) l_991))));
                *((__global char *) (arg_work + 16 + ((long) ((ulong) l_991 + (ulong) l_988)))) = (char) i_992;
                i_993 = (int) ((uint) i_990 + (uint) 1);
                i_990 = i_993;
            }
            *((__global char *) (arg_work + 16 + ((long) ((ulong) ((long) i_987) + (ulong) l_988)))) = (char) 10;
            i_994 = (int) get_local_size(0);
            i_995 = (int) ((uint) i_967 + (uint) i_994);
            i_967 = i_995;
        }
        i_996 = 0;
        i_997 = 1;
        while (true) {
            if (i_997 < 1) {
                goto B833;
            }
            if (!(i_996 < i_959)) {
                break;
            }
            l_998 = (long) i_996;
            l_999 = (long) ((ulong) l_966 + (ulong) l_998);
            i_1000 = (int) ((uint) i_959 - (uint) i_996);
            l_1001 = l_965 + l_998;
            i_1002 = 1;
            i_1003 = 0;
            while (true) {
                if (!(i_1002 == 1)) {
                    break;
                }
                i_1004 = (int) get_local_id(0);
                l_1005 = (long) i_1003;
                l_1006 = l_1001 + l_1005;
                if (i_1004 == 0) {
                    if (i_946 < 0) {
                        i_1007 = (-9);
                    } else {
                        i_1008 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_946 < i_1008) {
                            l_1009 = *((__global long *) (arg_fs + 16 + 192L));
                            l_1010 = ((long) (uint) i_946) << 3;
                            i_1011 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1009 + (ulong) l_1010))));
                            i_1012 = (int) ((uint) i_1011 + (uint) (-1));
                            i_1013 = (i_1012 < 0) ? (-9) : i_1012;
                            if (i_1013 < 0) {
                                i_1007 = i_1013;
                            } else {
                                l_1014 = *((__global long *) (arg_fs + 16 + 192L));
                                i_1015 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1014 + (ulong) l_1010)) + (ulong) 4L))));
                                if ((i_1015 & 3) == 0) {
                                    i_1007 = (-9);
                                } else {
                                    i_1007 = i_1013;
                                }
                            }
                        } else {
                            i_1007 = (-9);
                        }
                    }
                    i_1016 = (int) ((uint) i_1000 - (uint) i_1003);
                    l_1017 = (long) i_1016;
                    if (i_1007 < 0) {
                        l_1018 = (long) i_1007;
                        l_1019 = l_1018;
                    } else {
                        if (l_1006 < 0L) {
                            l_1019 = (-22L);
                        } else {
                            if (i_1016 < 0) {
                                l_1019 = (-22L);
                            } else {
                                if ((l_1006 + l_1017) < 0L) {
                                    l_1019 = (-27L);
                                } else {
                                    l_1020 = *((__global long *) (arg_fs + 16 + 16L));
                                    i_1021 = (int) get_group_id(0);
                                    l_1022 = (long) i_1021;
                                    i_1023 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1020 + (ulong) ((l_1022 << 12) + (l_1022 << 11)))) + (ulong) 1896L))));
                                    if (i_1023 == 0) {
                                        l_1019 = l_1017;
                                    } else {
                                        l_1019 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (l_1019 < 1L) {
                        l_1024 = l_1019;
                    } else {
                        i_1025 = *((__global int *) (arg_fs + 16 + 156L));
                        l_1026 = 1L << i_1025;
                        l_1027 = (long) ((ulong) l_1026 - (ulong) (l_1006 & ((long) ((ulong) l_1026 + (ulong) (-1L)))));
                        if (l_1027 < l_1017) {
                            i_1028 = (int) l_1027;
                            i_1029 = i_1028;
                        } else {
                            i_1029 = i_1016;
                        }
                        l_1030 = *((__global long *) (arg_fs + 16 + 16L));
                        i_1031 = (int) get_group_id(0);
                        l_1032 = (long) i_1031;
                        l_1033 = (long) ((ulong) l_1030 + (ulong) ((l_1032 << 12) + (l_1032 << 11)));
                        l_1034 = (long) ((ulong) l_1033 + (ulong) 1864L);
                        l_1035 = *((__global long *) (arg_fs + 16 + l_1034));
                        l_1036 = *((__global long *) (arg_fs + 16 + 8L));
                        i_1037 = 0;
                        l_1038 = 0L;
                        while (true) {
                            if (!(i_1037 == 0)) {
                                break;
                            }
                            i_1039 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_1039 == 0) {
                                l_1040 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1033 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_1035 + (ulong) 128L)) - (ulong) l_1040)) < 1025L) {
                                    i_1037 = 1;
                                } else {
                                    if (l_1038 < l_1036) {
                                        GALEFS_RELAX(l_1038);
                                        l_1041 = (long) ((ulong) l_1038 + (ulong) 1L);
                                        l_1038 = l_1041;
                                    } else {
                                        i_1037 = (-110);
                                    }
                                }
                            } else {
                                i_1042 = (int) (0 - (uint) i_1039);
                                i_1037 = i_1042;
                            }
                        }
                        l_1043 = (long) i_1029;
                        if (i_1037 < 0) {
                            l_1044 = (long) i_1037;
                            l_1045 = l_1044;
                        } else {
                            l_1046 = (long) ((ulong) l_1035 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1033 + (ulong) ((long) (uint) (((int) l_1046) & 1023)))))) = 0L;
                            l_1047 = (long) ((ulong) l_1033 + (ulong) ((long) (uint) (((int) l_1035) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1047 + (ulong) 4L)))) = 4;
                            i_1048 = (int) ((uint) ((int) (((long) ((ulong) l_1035 + (ulong) ((long) ((ulong) (l_1035 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1047 + (ulong) 8L)))) = i_1048;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1047 + (ulong) 12L)))) = i_946;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1047 + (ulong) 16L)))) = l_1006;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1047 + (ulong) 24L)))) = l_1043;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1047 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1047 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_1047)) = 64;
                            *((__global long *) (arg_fs + 16 + l_1034)) = l_1046;
                            GALEFS_FENCE();
                            l_1049 = *((__global long *) (arg_fs + 16 + 24L));
                            i_1050 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1049 + (ulong) ((long) i_1050))))) = (char) 1;
                            l_1051 = *((__global long *) (arg_fs + 16 + 8L));
                            l_1052 = (long) ((ulong) l_1033 + (ulong) 1792L);
                            i_1053 = 0;
                            l_1054 = 0L;
                            while (true) {
                                if (!(i_1053 == 0)) {
                                    break;
                                }
                                i_1055 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_1056 = *((volatile __global int *) (arg_fs + 16 + l_1052));
                                if (i_1048 == i_1056) {
                                    i_1053 = 1;
                                } else {
                                    if (i_1055 == 0) {
                                        if (l_1054 < l_1051) {
                                            GALEFS_RELAX(l_1054);
                                            l_1057 = (long) ((ulong) l_1054 + (ulong) 1L);
                                            l_1054 = l_1057;
                                        } else {
                                            i_1053 = (-110);
                                        }
                                    } else {
                                        i_1058 = (int) (0 - (uint) i_1055);
                                        i_1053 = i_1058;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_1053 < 0) {
                                l_1059 = (long) i_1053;
                                l_1045 = l_1059;
                            } else {
                                l_1060 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1033 + (ulong) 1800L))));
                                l_1045 = l_1060;
                            }
                        }
                        if (l_1045 < 0L) {
                            l_1061 = l_1045;
                        } else {
                            l_1062 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1033 + (ulong) 1808L))));
                            l_1061 = l_1062;
                        }
                        if (l_1061 < 0L) {
                            l_1024 = l_1061;
                        } else {
                            l_1063 = l_1043 | (l_1061 << 32);
                            l_1024 = l_1063;
                        }
                    }
                } else {
                    l_1024 = 0L;
                }
                l_1064 = GALEFS_BROADCAST(l_1024);
                i_1065 = (int) l_1064;
                if (l_1064 < 0L) {
                    i_1066 = 0;
                } else {
                    i_1066 = i_1065;
                }
                if (l_1064 < 0L) {
                    l_1067 = 0L;
                } else {
                    l_1068 = (long) ((ulong) l_1064 >> 32);
                    l_1067 = l_1068;
                }
                i_1069 = *((__global int *) (arg_fs + 16 + 156L));
                l_1070 = *((__global long *) (arg_fs + 16 + 144L));
                gale_copy((arg_work + 16 + ((long) ((ulong) l_999 + (ulong) l_1005))), (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1070 + (ulong) (l_1067 << i_1069))) + (ulong) (l_1006 & ((long) ((ulong) (1L << i_1069) + (ulong) (-1L))))))), i_1066);
                GALEFS_FENCE();
                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                i_1071 = (int) get_local_id(0);
                if (i_1071 == 0) {
                    l_1072 = *((__global long *) (arg_fs + 16 + 16L));
                    i_1073 = (int) get_group_id(0);
                    l_1074 = (long) i_1073;
                    l_1075 = (long) ((ulong) l_1072 + (ulong) ((l_1074 << 12) + (l_1074 << 11)));
                    l_1076 = (long) ((ulong) l_1075 + (ulong) 1888L);
                    l_1077 = *((__global long *) (arg_fs + 16 + l_1076));
                    *((__global long *) (arg_fs + 16 + l_1076)) = ((long) ((ulong) ((long) i_1066) + (ulong) l_1077));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1075 + (ulong) 1856L)))) = 0;
                    l_1078 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_1075 + (ulong) 1864L))));
                    l_1079 = (long) ((ulong) l_1078 + (ulong) (-64L));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1075 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1079 + (ulong) ((long) ((ulong) (l_1079 >> 63) >> 58)))) >> 6)) + (uint) 1));
                }
                i_1080 = (int) ((uint) i_1003 + (uint) i_1066);
                if (l_1064 < 0L) {
                    i_1002 = i_1065;
                    i_1003 = i_1080;
                } else {
                    i_1081 = ((i_1066 < 1) || (!(i_1080 < i_1000))) ? 0 : 1;
                    i_1002 = i_1081;
                    i_1003 = i_1080;
                }
            }
            if (i_1003 < 1) {
                i_1082 = i_1002;
            } else {
                i_1082 = i_1003;
            }
            i_1083 = (i_1082 < 1) ? 0 : i_1082;
            i_1084 = (int) ((uint) i_996 + (uint) i_1083);
            i_996 = i_1084;
            i_997 = i_1082;
        }
        goto B834;
    B833:;
    B834:;
        if (i_997 < 0) {
            i_1085 = i_997;
        } else {
            i_1085 = i_996;
        }
        if (i_946 < 0) {
            i_1086 = i_946;
        } else {
            i_1086 = i_1085;
        }
        i_1087 = (int) get_local_id(0);
        if (i_1087 == 0) {
            l_1088 = *((__global long *) (arg_fs + 16 + 16L));
            i_1089 = (int) get_group_id(0);
            l_1090 = (long) i_1089;
            i_1091 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1088 + (ulong) ((l_1090 << 12) + (l_1090 << 11)))) + (ulong) 1896L))));
            if (i_1091 == 0) {
                l_1092 = *((__global long *) (arg_fs + 16 + 16L));
                i_1093 = (int) get_group_id(0);
                l_1094 = (long) i_1093;
                l_1095 = (long) ((ulong) l_1092 + (ulong) ((l_1094 << 12) + (l_1094 << 11)));
                l_1096 = (long) ((ulong) l_1095 + (ulong) 1864L);
                l_1097 = *((__global long *) (arg_fs + 16 + l_1096));
                l_1098 = *((__global long *) (arg_fs + 16 + 8L));
                i_1099 = 0;
                l_1100 = 0L;
                while (true) {
                    if (!(i_1099 == 0)) {
                        break;
                    }
                    i_1101 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    if (i_1101 == 0) {
                        l_1102 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1095 + (ulong) 1408L))));
                        if (((long) ((ulong) ((long) ((ulong) l_1097 + (ulong) 128L)) - (ulong) l_1102)) < 1025L) {
                            i_1099 = 1;
                        } else {
                            if (l_1100 < l_1098) {
                                GALEFS_RELAX(l_1100);
                                l_1103 = (long) ((ulong) l_1100 + (ulong) 1L);
                                l_1100 = l_1103;
                            } else {
                                i_1099 = (-110);
                            }
                        }
                    } else {
                        i_1104 = (int) (0 - (uint) i_1101);
                        i_1099 = i_1104;
                    }
                }
                if (i_1099 < 0) {
                    l_1105 = (long) i_1099;
                    l_1106 = l_1105;
                } else {
                    l_1107 = (long) ((ulong) l_1097 + (ulong) 64L);
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1095 + (ulong) ((long) (uint) (((int) l_1107) & 1023)))))) = 0L;
                    l_1108 = (long) ((ulong) l_1095 + (ulong) ((long) (uint) (((int) l_1097) & 1023)));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1108 + (ulong) 4L)))) = 2;
                    i_1109 = (int) ((uint) ((int) (((long) ((ulong) l_1097 + (ulong) ((long) ((ulong) (l_1097 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1108 + (ulong) 8L)))) = i_1109;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1108 + (ulong) 12L)))) = i_946;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1108 + (ulong) 16L)))) = 0L;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1108 + (ulong) 24L)))) = 0L;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1108 + (ulong) 32L)))) = 0;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1108 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global int *) (arg_fs + 16 + l_1108)) = 64;
                    *((__global long *) (arg_fs + 16 + l_1096)) = l_1107;
                    GALEFS_FENCE();
                    l_1110 = *((__global long *) (arg_fs + 16 + 24L));
                    i_1111 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1110 + (ulong) ((long) i_1111))))) = (char) 1;
                    l_1112 = *((__global long *) (arg_fs + 16 + 8L));
                    l_1113 = (long) ((ulong) l_1095 + (ulong) 1792L);
                    i_1114 = 0;
                    l_1115 = 0L;
                    while (true) {
                        if (!(i_1114 == 0)) {
                            break;
                        }
                        i_1116 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        i_1117 = *((volatile __global int *) (arg_fs + 16 + l_1113));
                        if (i_1109 == i_1117) {
                            i_1114 = 1;
                        } else {
                            if (i_1116 == 0) {
                                if (l_1115 < l_1112) {
                                    GALEFS_RELAX(l_1115);
                                    l_1118 = (long) ((ulong) l_1115 + (ulong) 1L);
                                    l_1115 = l_1118;
                                } else {
                                    i_1114 = (-110);
                                }
                            } else {
                                i_1119 = (int) (0 - (uint) i_1116);
                                i_1114 = i_1119;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_1114 < 0) {
                        l_1120 = (long) i_1114;
                        l_1106 = l_1120;
                    } else {
                        l_1121 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1095 + (ulong) 1800L))));
                        l_1106 = l_1121;
                    }
                }
            } else {
                l_1106 = (-16L);
            }
        } else {
            l_1106 = 0L;
        }
        l_1122 = GALEFS_BROADCAST(l_1106);
        i_1123 = (int) l_1122;
        i_1124 = ((!((uint) i_594 < (uint) 4000)) || ((i_661 < 0) || ((i_1086 < 0) || (i_1123 < 0)))) ? 0 : 1;
        l_1125 = (long) ((ulong) l_428 + (ulong) ((long) i_580));
        i_1126 = (int) ((uint) i_429 + (uint) 1);
        if (i_580 < 0) {
            i_1127 = (int) get_group_id(0);
            i_1128 = (int) get_local_id(0);
            if (i_1128 == 0) {
                i_1129 = i_1127 << 2;
                *((__global int *) (arg_status + ((((long) i_1129) << 2) + 16L))) = 4;
                *((__global int *) (arg_status + ((((long) (i_1129 + 1)) << 2) + 16L))) = i_429;
                *((__global int *) (arg_status + ((((long) (i_1129 + 2)) << 2) + 16L))) = i_580;
                l_428 = l_1125;
                i_429 = i_1126;
                i_430 = i_1124;
            } else {
                l_428 = l_1125;
                i_429 = i_1126;
                i_430 = i_1124;
            }
        } else {
            if (i_580 == 1) {
                i_1130 = (int) get_group_id(0);
                i_1131 = (int) get_local_id(0);
                if (i_1131 == 0) {
                    i_1132 = i_1130 << 2;
                    *((__global int *) (arg_status + ((((long) i_1132) << 2) + 16L))) = 5;
                    *((__global int *) (arg_status + ((((long) (i_1132 + 1)) << 2) + 16L))) = i_429;
                    *((__global int *) (arg_status + ((((long) (i_1132 + 2)) << 2) + 16L))) = 0;
                    l_428 = l_1125;
                    i_429 = i_1126;
                    i_430 = i_1124;
                } else {
                    l_428 = l_1125;
                    i_429 = i_1126;
                    i_430 = i_1124;
                }
            } else {
                if (i_593 < 4001) {
                    if ((uint) i_594 < (uint) 4000) {
                        if (i_661 < 0) {
                            i_1133 = (int) get_group_id(0);
                            i_1134 = (int) get_local_id(0);
                            if (i_1134 == 0) {
                                i_1135 = i_1133 << 2;
                                *((__global int *) (arg_status + ((((long) i_1135) << 2) + 16L))) = 7;
                                *((__global int *) (arg_status + ((((long) (i_1135 + 1)) << 2) + 16L))) = i_429;
                                *((__global int *) (arg_status + ((((long) (i_1135 + 2)) << 2) + 16L))) = i_661;
                                l_428 = l_1125;
                                i_429 = i_1126;
                                i_430 = i_1124;
                                continue;
                            }
                            l_428 = l_1125;
                            i_429 = i_1126;
                            i_430 = i_1124;
                            continue;
                        }
                    }
                    if ((uint) i_594 < (uint) 4000) {
                        if (i_1086 < 0) {
                            i_1136 = (int) get_group_id(0);
                            i_1137 = (int) get_local_id(0);
                            if (i_1137 == 0) {
                                i_1138 = i_1136 << 2;
                                *((__global int *) (arg_status + ((((long) i_1138) << 2) + 16L))) = 8;
                                *((__global int *) (arg_status + ((((long) (i_1138 + 1)) << 2) + 16L))) = i_429;
                                *((__global int *) (arg_status + ((((long) (i_1138 + 2)) << 2) + 16L))) = i_1086;
                                l_428 = l_1125;
                                i_429 = i_1126;
                                i_430 = i_1124;
                                continue;
                            }
                            l_428 = l_1125;
                            i_429 = i_1126;
                            i_430 = i_1124;
                            continue;
                        }
                    }
                    if ((uint) i_594 < (uint) 4000) {
                        if (i_1123 < 0) {
                            i_1139 = (int) get_group_id(0);
                            i_1140 = (int) get_local_id(0);
                            if (i_1140 == 0) {
                                i_1141 = i_1139 << 2;
                                *((__global int *) (arg_status + ((((long) i_1141) << 2) + 16L))) = 8;
                                *((__global int *) (arg_status + ((((long) (i_1141 + 1)) << 2) + 16L))) = i_429;
                                *((__global int *) (arg_status + ((((long) (i_1141 + 2)) << 2) + 16L))) = i_1123;
                                l_428 = l_1125;
                                i_429 = i_1126;
                                i_430 = i_1124;
                            } else {
                                l_428 = l_1125;
                                i_429 = i_1126;
                                i_430 = i_1124;
                            }
                        } else {
                            l_428 = l_1125;
                            i_429 = i_1126;
                            i_430 = i_1124;
                        }
                    } else {
                        l_428 = l_1125;
                        i_429 = i_1126;
                        i_430 = i_1124;
                    }
                } else {
                    i_1142 = (int) get_group_id(0);
                    i_1143 = (int) get_local_id(0);
                    if (i_1143 == 0) {
                        i_1144 = i_1142 << 2;
                        *((__global int *) (arg_status + ((((long) i_1144) << 2) + 16L))) = 6;
                        *((__global int *) (arg_status + ((((long) (i_1144 + 1)) << 2) + 16L))) = i_429;
                        *((__global int *) (arg_status + ((((long) (i_1144 + 2)) << 2) + 16L))) = i_593;
                        l_428 = l_1125;
                        i_429 = i_1126;
                        i_430 = i_1124;
                    } else {
                        l_428 = l_1125;
                        i_429 = i_1126;
                        i_430 = i_1124;
                    }
                }
            }
        }
    }
    i_1145 = (int) get_local_id(0);
    if (i_1145 == 0) {
        l_1146 = *((__global long *) (arg_fs + 16 + 16L));
        i_1147 = (int) get_group_id(0);
        l_1148 = (long) i_1147;
        i_1149 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1146 + (ulong) ((l_1148 << 12) + (l_1148 << 11)))) + (ulong) 1896L))));
        if (i_1149 == 0) {
            l_1150 = *((__global long *) (arg_fs + 16 + 16L));
            i_1151 = (int) get_group_id(0);
            l_1152 = (long) i_1151;
            l_1153 = (long) ((ulong) l_1150 + (ulong) ((l_1152 << 12) + (l_1152 << 11)));
            l_1154 = (long) ((ulong) l_1153 + (ulong) 1864L);
            l_1155 = *((__global long *) (arg_fs + 16 + l_1154));
            l_1156 = *((__global long *) (arg_fs + 16 + 8L));
            i_1157 = 0;
            l_1158 = 0L;
            while (true) {
                if (!(i_1157 == 0)) {
                    break;
                }
                i_1159 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_1159 == 0) {
                    l_1160 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1153 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_1155 + (ulong) 128L)) - (ulong) l_1160)) < 1025L) {
                        i_1157 = 1;
                    } else {
                        if (l_1158 < l_1156) {
                            GALEFS_RELAX(l_1158);
                            l_1161 = (long) ((ulong) l_1158 + (ulong) 1L);
                            l_1158 = l_1161;
                        } else {
                            i_1157 = (-110);
                        }
                    }
                } else {
                    i_1162 = (int) (0 - (uint) i_1159);
                    i_1157 = i_1162;
                }
            }
            if (i_1157 < 0) {
                l_1163 = (long) i_1157;
                l_1164 = l_1163;
            } else {
                l_1165 = (long) ((ulong) l_1155 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1153 + (ulong) ((long) (uint) (((int) l_1165) & 1023)))))) = 0L;
                l_1166 = (long) ((ulong) l_1153 + (ulong) ((long) (uint) (((int) l_1155) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1166 + (ulong) 4L)))) = 2;
                i_1167 = (int) ((uint) ((int) (((long) ((ulong) l_1155 + (ulong) ((long) ((ulong) (l_1155 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1166 + (ulong) 8L)))) = i_1167;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1166 + (ulong) 12L)))) = i_425;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1166 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1166 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1166 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1166 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_1166)) = 64;
                *((__global long *) (arg_fs + 16 + l_1154)) = l_1165;
                GALEFS_FENCE();
                l_1168 = *((__global long *) (arg_fs + 16 + 24L));
                i_1169 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1168 + (ulong) ((long) i_1169))))) = (char) 1;
                l_1170 = *((__global long *) (arg_fs + 16 + 8L));
                l_1171 = (long) ((ulong) l_1153 + (ulong) 1792L);
                i_1172 = 0;
                l_1173 = 0L;
                while (true) {
                    if (!(i_1172 == 0)) {
                        break;
                    }
                    i_1174 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_1175 = *((volatile __global int *) (arg_fs + 16 + l_1171));
                    if (i_1167 == i_1175) {
                        i_1172 = 1;
                    } else {
                        if (i_1174 == 0) {
                            if (l_1173 < l_1170) {
                                GALEFS_RELAX(l_1173);
                                l_1176 = (long) ((ulong) l_1173 + (ulong) 1L);
                                l_1173 = l_1176;
                            } else {
                                i_1172 = (-110);
                            }
                        } else {
                            i_1177 = (int) (0 - (uint) i_1174);
                            i_1172 = i_1177;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_1172 < 0) {
                    l_1178 = (long) i_1172;
                    l_1164 = l_1178;
                } else {
                    l_1179 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1153 + (ulong) 1800L))));
                    l_1164 = l_1179;
                }
            }
        } else {
            l_1164 = (-16L);
        }
    } else {
        l_1164 = 0L;
    }
    l_1180 = GALEFS_BROADCAST(l_1164);
}
