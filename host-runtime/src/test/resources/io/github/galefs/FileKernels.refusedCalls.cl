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
// source SHA-256: 5425dd237b8eb1bc5cd444ddc85dd04bc2956ff93d83e5adab2d919fcc296271

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
    int i_0, i_2, i_4, i_6, i_10, i_11, i_12, i_16, i_18, i_21, i_26, i_28, i_31, i_33, i_34, i_36, i_40, i_42, i_44, i_46, i_50, i_51, i_52, i_56, i_58, i_61, i_66, i_68, i_71, i_73, i_74, i_76, i_80, i_81, i_82, i_83, i_85, i_86, i_87, i_89, i_90, i_95, i_97, i_102, i_103, i_104, i_105, i_106, i_107, i_111, i_112, i_113, i_115, i_116, i_117, i_120, i_122, i_124, i_126, i_127, i_128, i_129, i_130, i_131, i_134, i_136, i_137, i_140, i_144, i_150, i_152, i_155, i_160, i_162, i_165, i_167, i_168, i_170, i_179, i_180, i_183, i_186, i_188, i_195, i_196, i_197, i_198, i_199, i_200, i_201, i_202, i_204, i_205, i_206, i_208, i_209, i_214, i_216, i_221, i_222, i_223, i_224, i_225, i_226, i_230, i_231, i_232, i_234, i_235, i_236, i_239, i_241, i_243, i_245, i_246, i_247, i_248, i_249, i_250, i_253, i_255, i_256, i_259, i_263, i_269, i_271, i_274, i_279, i_281, i_284, i_286, i_287, i_289, i_298, i_299, i_302, i_305, i_307, i_314, i_315, i_316, i_317, i_318, i_319, i_321, i_322, i_323, i_325, i_326, i_327, i_329, i_330, i_335, i_337, i_342, i_343, i_344, i_345, i_346, i_347, i_351, i_352, i_353, i_355, i_356, i_357, i_360, i_362, i_364, i_366, i_367, i_368, i_369, i_370, i_371, i_374, i_376, i_377, i_380, i_384, i_390, i_392, i_395, i_400, i_402, i_405, i_407, i_408, i_410, i_419, i_420, i_423, i_426, i_428, i_435, i_436, i_437, i_438, i_439, i_440, i_442, i_443, i_445, i_446, i_447, i_449, i_453, i_455, i_458, i_459, i_460, i_461, i_462, i_466, i_467, i_468, i_469, i_471, i_477, i_479, i_482, i_487, i_489, i_492, i_494, i_495, i_497, i_503, i_506, i_509, i_511, i_518, i_519, i_520, i_521, i_522, i_523, i_524, i_525, i_527, i_528, i_529, i_531, i_532, i_537, i_538, i_539, i_540, i_541, i_542, i_547, i_548, i_549, i_551, i_552, i_553, i_556, i_558, i_560, i_562, i_563, i_564, i_565, i_566, i_567, i_570, i_572, i_573, i_576, i_580, i_586, i_588, i_591, i_596, i_598, i_601, i_603, i_604, i_606, i_615, i_616, i_619, i_622, i_624, i_631, i_632, i_633, i_634, i_635, i_636, i_637, i_638, i_640, i_641, i_642, i_644, i_645, i_650, i_651, i_652, i_653, i_654, i_655, i_659, i_660, i_661, i_663, i_664, i_665, i_668, i_670, i_672, i_674, i_675, i_676, i_677, i_678, i_679, i_682, i_684, i_685, i_688, i_692, i_698, i_700, i_703, i_708, i_710, i_713, i_715, i_716, i_718, i_727, i_728, i_731, i_734, i_736, i_743, i_744, i_745, i_746, i_747, i_748, i_749, i_751, i_752, i_753, i_755, i_759, i_760, i_761, i_762, i_763, i_768, i_769, i_770, i_771, i_773, i_779, i_781, i_784, i_789, i_791, i_794, i_796, i_797, i_799, i_805, i_808, i_811, i_813, i_820, i_821, i_822, i_823, i_824, i_825, i_826, i_827, i_829, i_830, i_831, i_832, i_837, i_838, i_839, i_843, i_845, i_847, i_849, i_853, i_854, i_855, i_859, i_861, i_864, i_869, i_871, i_874, i_876, i_877, i_879, i_883, i_885, i_887, i_889, i_893, i_894, i_895, i_899, i_901, i_904, i_909, i_911, i_914, i_916, i_917, i_919, i_923, i_925, i_927, i_929, i_933, i_934, i_935, i_939, i_941, i_944, i_949, i_951, i_954, i_956, i_957, i_959, i_963, i_965, i_967, i_971, i_973, i_975, i_977, i_981, i_982, i_983, i_987, i_989, i_992, i_997, i_999, i_1002, i_1004, i_1005, i_1007, i_1011, i_1013, i_1015, i_1017, i_1021, i_1022, i_1023, i_1027, i_1029, i_1032, i_1037, i_1039, i_1042, i_1044, i_1045, i_1047, i_1051, i_1053, i_1055, i_1057, i_1061, i_1062, i_1063, i_1067, i_1069, i_1072, i_1077, i_1079, i_1082, i_1084, i_1085, i_1087, i_1091, i_1093, i_1095, i_1097, i_1103, i_1105, i_1108, i_1113, i_1115, i_1118, i_1120, i_1121, i_1123, i_1127, i_1129, i_1131, i_1133, i_1139, i_1141, i_1144, i_1149, i_1151, i_1154, i_1156, i_1157, i_1159, i_1163, i_1165, i_1167, i_1169, i_1175, i_1177, i_1180, i_1185, i_1187, i_1190, i_1192, i_1193, i_1195;
    long l_1, l_3, l_5, l_7, l_8, l_9, l_13, l_14, l_15, l_17, l_19, l_20, l_22, l_23, l_24, l_25, l_27, l_29, l_30, l_32, l_35, l_37, l_38, l_39, l_41, l_43, l_45, l_47, l_48, l_49, l_53, l_54, l_55, l_57, l_59, l_60, l_62, l_63, l_64, l_65, l_67, l_69, l_70, l_72, l_75, l_77, l_78, l_79, l_84, l_88, l_91, l_92, l_93, l_94, l_96, l_98, l_99, l_100, l_101, l_108, l_109, l_110, l_114, l_118, l_119, l_121, l_123, l_125, l_132, l_133, l_135, l_138, l_139, l_141, l_142, l_143, l_145, l_146, l_147, l_148, l_149, l_151, l_153, l_154, l_156, l_157, l_158, l_159, l_161, l_163, l_164, l_166, l_169, l_171, l_172, l_173, l_174, l_175, l_176, l_177, l_178, l_181, l_182, l_184, l_185, l_187, l_189, l_190, l_191, l_192, l_193, l_194, l_203, l_207, l_210, l_211, l_212, l_213, l_215, l_217, l_218, l_219, l_220, l_227, l_228, l_229, l_233, l_237, l_238, l_240, l_242, l_244, l_251, l_252, l_254, l_257, l_258, l_260, l_261, l_262, l_264, l_265, l_266, l_267, l_268, l_270, l_272, l_273, l_275, l_276, l_277, l_278, l_280, l_282, l_283, l_285, l_288, l_290, l_291, l_292, l_293, l_294, l_295, l_296, l_297, l_300, l_301, l_303, l_304, l_306, l_308, l_309, l_310, l_311, l_312, l_313, l_320, l_324, l_328, l_331, l_332, l_333, l_334, l_336, l_338, l_339, l_340, l_341, l_348, l_349, l_350, l_354, l_358, l_359, l_361, l_363, l_365, l_372, l_373, l_375, l_378, l_379, l_381, l_382, l_383, l_385, l_386, l_387, l_388, l_389, l_391, l_393, l_394, l_396, l_397, l_398, l_399, l_401, l_403, l_404, l_406, l_409, l_411, l_412, l_413, l_414, l_415, l_416, l_417, l_418, l_421, l_422, l_424, l_425, l_427, l_429, l_430, l_431, l_432, l_433, l_434, l_441, l_444, l_448, l_450, l_451, l_452, l_454, l_456, l_457, l_463, l_464, l_465, l_470, l_472, l_473, l_474, l_475, l_476, l_478, l_480, l_481, l_483, l_484, l_485, l_486, l_488, l_490, l_491, l_493, l_496, l_498, l_499, l_500, l_501, l_502, l_504, l_505, l_507, l_508, l_510, l_512, l_513, l_514, l_515, l_516, l_517, l_526, l_530, l_533, l_534, l_535, l_536, l_543, l_544, l_545, l_546, l_550, l_554, l_555, l_557, l_559, l_561, l_568, l_569, l_571, l_574, l_575, l_577, l_578, l_579, l_581, l_582, l_583, l_584, l_585, l_587, l_589, l_590, l_592, l_593, l_594, l_595, l_597, l_599, l_600, l_602, l_605, l_607, l_608, l_609, l_610, l_611, l_612, l_613, l_614, l_617, l_618, l_620, l_621, l_623, l_625, l_626, l_627, l_628, l_629, l_630, l_639, l_643, l_646, l_647, l_648, l_649, l_656, l_657, l_658, l_662, l_666, l_667, l_669, l_671, l_673, l_680, l_681, l_683, l_686, l_687, l_689, l_690, l_691, l_693, l_694, l_695, l_696, l_697, l_699, l_701, l_702, l_704, l_705, l_706, l_707, l_709, l_711, l_712, l_714, l_717, l_719, l_720, l_721, l_722, l_723, l_724, l_725, l_726, l_729, l_730, l_732, l_733, l_735, l_737, l_738, l_739, l_740, l_741, l_742, l_750, l_754, l_756, l_757, l_758, l_764, l_765, l_766, l_767, l_772, l_774, l_775, l_776, l_777, l_778, l_780, l_782, l_783, l_785, l_786, l_787, l_788, l_790, l_792, l_793, l_795, l_798, l_800, l_801, l_802, l_803, l_804, l_806, l_807, l_809, l_810, l_812, l_814, l_815, l_816, l_817, l_818, l_819, l_828, l_833, l_834, l_835, l_836, l_840, l_841, l_842, l_844, l_846, l_848, l_850, l_851, l_852, l_856, l_857, l_858, l_860, l_862, l_863, l_865, l_866, l_867, l_868, l_870, l_872, l_873, l_875, l_878, l_880, l_881, l_882, l_884, l_886, l_888, l_890, l_891, l_892, l_896, l_897, l_898, l_900, l_902, l_903, l_905, l_906, l_907, l_908, l_910, l_912, l_913, l_915, l_918, l_920, l_921, l_922, l_924, l_926, l_928, l_930, l_931, l_932, l_936, l_937, l_938, l_940, l_942, l_943, l_945, l_946, l_947, l_948, l_950, l_952, l_953, l_955, l_958, l_960, l_961, l_962, l_964, l_966, l_968, l_969, l_970, l_972, l_974, l_976, l_978, l_979, l_980, l_984, l_985, l_986, l_988, l_990, l_991, l_993, l_994, l_995, l_996, l_998, l_1000, l_1001, l_1003, l_1006, l_1008, l_1009, l_1010, l_1012, l_1014, l_1016, l_1018, l_1019, l_1020, l_1024, l_1025, l_1026, l_1028, l_1030, l_1031, l_1033, l_1034, l_1035, l_1036, l_1038, l_1040, l_1041, l_1043, l_1046, l_1048, l_1049, l_1050, l_1052, l_1054, l_1056, l_1058, l_1059, l_1060, l_1064, l_1065, l_1066, l_1068, l_1070, l_1071, l_1073, l_1074, l_1075, l_1076, l_1078, l_1080, l_1081, l_1083, l_1086, l_1088, l_1089, l_1090, l_1092, l_1094, l_1096, l_1098, l_1099, l_1100, l_1101, l_1102, l_1104, l_1106, l_1107, l_1109, l_1110, l_1111, l_1112, l_1114, l_1116, l_1117, l_1119, l_1122, l_1124, l_1125, l_1126, l_1128, l_1130, l_1132, l_1134, l_1135, l_1136, l_1137, l_1138, l_1140, l_1142, l_1143, l_1145, l_1146, l_1147, l_1148, l_1150, l_1152, l_1153, l_1155, l_1158, l_1160, l_1161, l_1162, l_1164, l_1166, l_1168, l_1170, l_1171, l_1172, l_1173, l_1174, l_1176, l_1178, l_1179, l_1181, l_1182, l_1183, l_1184, l_1186, l_1188, l_1189, l_1191, l_1194, l_1196, l_1197, l_1198;
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
    i_80 = (int) get_local_id(0);
    if (i_80 == 0) {
        i_81 = *((volatile __global int *) (arg_fs + 16 + 64L));
        i_82 = *((__global int *) (arg_fs + 16 + 208L));
        if (i_82 < 1) {
            i_83 = (-9);
        } else {
            l_84 = *((__global long *) (arg_fs + 16 + 192L));
            i_85 = *((volatile __global int *) (arg_fs + 16 + l_84));
            i_86 = (int) ((uint) i_85 + (uint) (-1));
            i_87 = (i_86 < 0) ? (-9) : i_86;
            if (i_87 < 0) {
                i_83 = i_87;
            } else {
                l_88 = *((__global long *) (arg_fs + 16 + 192L));
                i_89 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 4L))));
                if ((i_89 & 3) == 1) {
                    i_83 = (-9);
                } else {
                    i_83 = i_87;
                }
            }
        }
        i_90 = (int) (0 - (uint) i_81);
        if (i_90 < 0) {
            l_91 = (long) i_90;
            l_92 = l_91;
        } else {
            l_93 = (long) i_83;
            if (i_83 < 0) {
                l_92 = l_93;
            } else {
                l_94 = *((__global long *) (arg_fs + 16 + 16L));
                i_95 = (int) get_group_id(0);
                l_96 = (long) i_95;
                i_97 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_94 + (ulong) ((l_96 << 12) + (l_96 << 11)))) + (ulong) 1896L))));
                if (i_97 == 0) {
                    l_98 = *((__global long *) (arg_fs + 16 + 200L));
                    l_99 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) (l_93 << 6)))));
                    l_100 = (l_99 < 1L) ? 0L : 1L;
                    l_92 = l_100;
                } else {
                    l_92 = (-16L);
                }
            }
        }
    } else {
        l_92 = 0L;
    }
    l_101 = GALEFS_BROADCAST(l_92);
    i_102 = (int) l_101;
    i_103 = (i_102 < 1) ? i_102 : 1;
    i_104 = i_103;
    i_105 = 0;
    while (true) {
        if (!(i_104 == 1)) {
            break;
        }
        i_106 = (int) get_local_id(0);
        i_107 = (int) ((uint) i_102 - (uint) i_105);
        l_108 = (long) i_107;
        l_109 = (long) i_105;
        if (i_106 == 0) {
            l_110 = *((__global long *) (arg_fs + 16 + 16L));
            i_111 = (int) get_group_id(0);
            i_112 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_112 < 1) {
                i_113 = (-9);
            } else {
                l_114 = *((__global long *) (arg_fs + 16 + 192L));
                i_115 = *((volatile __global int *) (arg_fs + 16 + l_114));
                i_116 = (int) ((uint) i_115 + (uint) (-1));
                i_117 = (i_116 < 0) ? (-9) : i_116;
                i_113 = i_117;
            }
            l_118 = (long) i_113;
            if (i_113 < 0) {
                l_119 = l_118;
            } else {
                i_120 = *((__global int *) (arg_fs + 16 + 156L));
                l_121 = *((__global long *) (arg_fs + 16 + 200L));
                i_122 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_121 + (ulong) (l_118 << 6))) + (ulong) 8L))));
                l_123 = *((__global long *) (arg_fs + 16 + 128L));
                i_124 = *((__global int *) (arg_fs + 16 + 152L));
                l_125 = l_109 >> i_120;
                i_126 = i_124 & ((int) (((long) ((ulong) ((long) ((ulong) l_125 + (ulong) (((long) i_122) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                i_127 = i_126;
                i_128 = 0;
                i_129 = (-2);
                while (true) {
                    if (!(i_129 == (-2))) {
                        break;
                    }
                    i_130 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) (((long) i_127) << 2)))));
                    i_131 = (int) ((uint) i_130 + (uint) (-1));
                    if (i_131 < 0) {
                        i_129 = (-1);
                    } else {
                        l_132 = *((__global long *) (arg_fs + 16 + 136L));
                        l_133 = (long) ((ulong) l_132 + (ulong) (((long) (uint) i_131) << 4));
                        i_134 = *((volatile __global int *) (arg_fs + 16 + l_133));
                        l_135 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 8L))));
                        if ((!(i_122 == i_134)) || (!(l_125 == l_135))) {
                            if (i_124 == i_128) {
                                i_129 = (-1);
                            } else {
                                i_136 = (int) ((uint) i_128 + (uint) 1);
                                i_137 = i_124 & ((int) ((uint) i_127 + (uint) 1));
                                i_127 = i_137;
                                i_128 = i_136;
                            }
                        } else {
                            i_129 = i_131;
                        }
                    }
                }
                l_138 = (long) i_111;
                l_139 = (long) ((ulong) l_110 + (ulong) ((l_138 << 12) + (l_138 << 11)));
                if (i_129 < 0) {
                    i_140 = (-1);
                } else {
                    l_141 = (long) ((ulong) l_139 + (ulong) 1856L);
                    *((volatile __global int *) (arg_fs + 16 + l_141)) = ((int) ((uint) i_129 + (uint) 1));
                    GALEFS_FENCE();
                    l_142 = *((__global long *) (arg_fs + 16 + 136L));
                    l_143 = (long) ((ulong) l_142 + (ulong) (((long) (uint) i_129) << 4));
                    i_144 = *((volatile __global int *) (arg_fs + 16 + l_143));
                    l_145 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) 8L))));
                    if ((!(i_122 == i_144)) || (!(l_125 == l_145))) {
                        *((volatile __global int *) (arg_fs + 16 + l_141)) = 0;
                    }
                    GALEFS_FENCE();
                    if ((!(i_122 == i_144)) || (!(l_125 == l_145))) {
                        i_140 = (-1);
                    } else {
                        i_140 = i_129;
                    }
                }
                l_146 = (long) i_140;
                if (l_146 == (-1L)) {
                    l_147 = (long) ((ulong) l_139 + (ulong) 1864L);
                    l_148 = *((__global long *) (arg_fs + 16 + l_147));
                    l_149 = *((__global long *) (arg_fs + 16 + 8L));
                    i_150 = 0;
                    l_151 = 0L;
                    while (true) {
                        if (!(i_150 == 0)) {
                            break;
                        }
                        i_152 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        if (i_152 == 0) {
                            l_153 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_139 + (ulong) 1408L))));
                            if (((long) ((ulong) ((long) ((ulong) l_148 + (ulong) 128L)) - (ulong) l_153)) < 1025L) {
                                i_150 = 1;
                            } else {
                                if (l_151 < l_149) {
                                    GALEFS_RELAX(l_151);
                                    l_154 = (long) ((ulong) l_151 + (ulong) 1L);
                                    l_151 = l_154;
                                } else {
                                    i_150 = (-110);
                                }
                            }
                        } else {
                            i_155 = (int) (0 - (uint) i_152);
                            i_150 = i_155;
                        }
                    }
                    if (i_150 < 0) {
                        l_156 = (long) i_150;
                        l_157 = l_156;
                    } else {
                        l_158 = (long) ((ulong) l_148 + (ulong) 64L);
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_139 + (ulong) ((long) (uint) (((int) l_158) & 1023)))))) = 0L;
                        l_159 = (long) ((ulong) l_139 + (ulong) ((long) (uint) (((int) l_148) & 1023)));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 4L)))) = 3;
                        i_160 = (int) ((uint) ((int) (((long) ((ulong) l_148 + (ulong) ((long) ((ulong) (l_148 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 8L)))) = i_160;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 12L)))) = 0;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 16L)))) = l_109;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 24L)))) = l_108;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 32L)))) = 0;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global int *) (arg_fs + 16 + l_159)) = 64;
                        *((__global long *) (arg_fs + 16 + l_147)) = l_158;
                        GALEFS_FENCE();
                        l_161 = *((__global long *) (arg_fs + 16 + 24L));
                        i_162 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) ((long) i_162))))) = (char) 1;
                        l_163 = *((__global long *) (arg_fs + 16 + 8L));
                        l_164 = (long) ((ulong) l_139 + (ulong) 1792L);
                        i_165 = 0;
                        l_166 = 0L;
                        while (true) {
                            if (!(i_165 == 0)) {
                                break;
                            }
                            i_167 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            i_168 = *((volatile __global int *) (arg_fs + 16 + l_164));
                            if (i_160 == i_168) {
                                i_165 = 1;
                            } else {
                                if (i_167 == 0) {
                                    if (l_166 < l_163) {
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
                            l_172 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_139 + (ulong) 1800L))));
                            l_157 = l_172;
                        }
                    }
                    if (l_157 < 0L) {
                        l_173 = l_157;
                    } else {
                        l_174 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_139 + (ulong) 1808L))));
                        l_173 = l_174;
                    }
                } else {
                    l_175 = (long) ((ulong) l_139 + (ulong) 1872L);
                    l_176 = *((__global long *) (arg_fs + 16 + l_175));
                    *((__global long *) (arg_fs + 16 + l_175)) = ((long) ((ulong) l_176 + (ulong) 1L));
                    l_173 = l_146;
                }
                if (l_173 < 0L) {
                    l_119 = l_173;
                } else {
                    l_177 = (long) ((ulong) (l_173 << i_120) + (ulong) (l_109 & ((long) ((ulong) (1L << i_120) + (ulong) (-1L)))));
                    l_119 = l_177;
                }
            }
        } else {
            l_119 = 0L;
        }
        l_178 = GALEFS_BROADCAST(l_119);
        if (l_178 < 0L) {
            i_179 = 0;
        } else {
            i_180 = *((__global int *) (arg_fs + 16 + 156L));
            l_181 = 1L << i_180;
            l_182 = (long) ((ulong) l_181 - (ulong) (l_109 & ((long) ((ulong) l_181 + (ulong) (-1L)))));
            if (l_182 < l_108) {
                i_183 = (int) l_182;
                i_179 = i_183;
            } else {
                i_179 = i_107;
            }
        }
        l_184 = *((__global long *) (arg_fs + 16 + 144L));
        l_185 = (l_178 < 0L) ? 0L : l_178;
        gale_copy((arg_fs + 16 + ((long) ((ulong) l_184 + (ulong) l_185))), (arg_data + 16 + l_109), i_179);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_186 = (int) get_local_id(0);
        if (i_186 == 0) {
            l_187 = *((__global long *) (arg_fs + 16 + 16L));
            i_188 = (int) get_group_id(0);
            l_189 = (long) i_188;
            l_190 = (long) ((ulong) l_187 + (ulong) ((l_189 << 12) + (l_189 << 11)));
            l_191 = (long) ((ulong) l_190 + (ulong) 1880L);
            l_192 = *((__global long *) (arg_fs + 16 + l_191));
            *((__global long *) (arg_fs + 16 + l_191)) = ((long) ((ulong) ((long) i_179) + (ulong) l_192));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_190 + (ulong) 1856L)))) = 0;
            l_193 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_190 + (ulong) 1864L))));
            l_194 = (long) ((ulong) l_193 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_190 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_194 + (ulong) ((long) ((ulong) (l_194 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_195 = (int) ((uint) i_105 + (uint) i_179);
        if (l_178 < 0L) {
            i_196 = (int) l_178;
            i_104 = i_196;
            i_105 = i_195;
        } else {
            i_197 = (i_195 < i_102) ? 1 : 0;
            i_104 = i_197;
            i_105 = i_195;
        }
    }
    if (i_105 < 1) {
        i_198 = i_104;
    } else {
        i_198 = i_105;
    }
    *((__global long *) (arg_out + 16L)) = ((long) i_198);
    i_199 = (int) get_local_id(0);
    if (i_199 == 0) {
        i_200 = *((volatile __global int *) (arg_fs + 16 + 64L));
        i_201 = *((__global int *) (arg_fs + 16 + 208L));
        if (i_201 < 1000001) {
            i_202 = (-9);
        } else {
            l_203 = *((__global long *) (arg_fs + 16 + 192L));
            i_204 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 8000000L))));
            i_205 = (int) ((uint) i_204 + (uint) (-1));
            i_206 = (i_205 < 0) ? (-9) : i_205;
            if (i_206 < 0) {
                i_202 = i_206;
            } else {
                l_207 = *((__global long *) (arg_fs + 16 + 192L));
                i_208 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_207 + (ulong) 8000004L))));
                if ((i_208 & 3) == 1) {
                    i_202 = (-9);
                } else {
                    i_202 = i_206;
                }
            }
        }
        i_209 = (int) (0 - (uint) i_200);
        if (i_209 < 0) {
            l_210 = (long) i_209;
            l_211 = l_210;
        } else {
            l_212 = (long) i_202;
            if (i_202 < 0) {
                l_211 = l_212;
            } else {
                l_213 = *((__global long *) (arg_fs + 16 + 16L));
                i_214 = (int) get_group_id(0);
                l_215 = (long) i_214;
                i_216 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_213 + (ulong) ((l_215 << 12) + (l_215 << 11)))) + (ulong) 1896L))));
                if (i_216 == 0) {
                    l_217 = *((__global long *) (arg_fs + 16 + 200L));
                    l_218 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) (l_212 << 6)))));
                    l_219 = (l_218 < 1L) ? 0L : 1L;
                    l_211 = l_219;
                } else {
                    l_211 = (-16L);
                }
            }
        }
    } else {
        l_211 = 0L;
    }
    l_220 = GALEFS_BROADCAST(l_211);
    i_221 = (int) l_220;
    i_222 = (i_221 < 1) ? i_221 : 1;
    i_223 = i_222;
    i_224 = 0;
    while (true) {
        if (!(i_223 == 1)) {
            break;
        }
        i_225 = (int) get_local_id(0);
        i_226 = (int) ((uint) i_221 - (uint) i_224);
        l_227 = (long) i_226;
        l_228 = (long) i_224;
        if (i_225 == 0) {
            l_229 = *((__global long *) (arg_fs + 16 + 16L));
            i_230 = (int) get_group_id(0);
            i_231 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_231 < 1000001) {
                i_232 = (-9);
            } else {
                l_233 = *((__global long *) (arg_fs + 16 + 192L));
                i_234 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_233 + (ulong) 8000000L))));
                i_235 = (int) ((uint) i_234 + (uint) (-1));
                i_236 = (i_235 < 0) ? (-9) : i_235;
                i_232 = i_236;
            }
            l_237 = (long) i_232;
            if (i_232 < 0) {
                l_238 = l_237;
            } else {
                i_239 = *((__global int *) (arg_fs + 16 + 156L));
                l_240 = *((__global long *) (arg_fs + 16 + 200L));
                i_241 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_240 + (ulong) (l_237 << 6))) + (ulong) 8L))));
                l_242 = *((__global long *) (arg_fs + 16 + 128L));
                i_243 = *((__global int *) (arg_fs + 16 + 152L));
                l_244 = l_228 >> i_239;
                i_245 = i_243 & ((int) (((long) ((ulong) ((long) ((ulong) l_244 + (ulong) (((long) i_241) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                i_246 = i_245;
                i_247 = 0;
                i_248 = (-2);
                while (true) {
                    if (!(i_248 == (-2))) {
                        break;
                    }
                    i_249 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_242 + (ulong) (((long) i_246) << 2)))));
                    i_250 = (int) ((uint) i_249 + (uint) (-1));
                    if (i_250 < 0) {
                        i_248 = (-1);
                    } else {
                        l_251 = *((__global long *) (arg_fs + 16 + 136L));
                        l_252 = (long) ((ulong) l_251 + (ulong) (((long) (uint) i_250) << 4));
                        i_253 = *((volatile __global int *) (arg_fs + 16 + l_252));
                        l_254 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_252 + (ulong) 8L))));
                        if ((!(i_241 == i_253)) || (!(l_244 == l_254))) {
                            if (i_243 == i_247) {
                                i_248 = (-1);
                            } else {
                                i_255 = (int) ((uint) i_247 + (uint) 1);
                                i_256 = i_243 & ((int) ((uint) i_246 + (uint) 1));
                                i_246 = i_256;
                                i_247 = i_255;
                            }
                        } else {
                            i_248 = i_250;
                        }
                    }
                }
                l_257 = (long) i_230;
                l_258 = (long) ((ulong) l_229 + (ulong) ((l_257 << 12) + (l_257 << 11)));
                if (i_248 < 0) {
                    i_259 = (-1);
                } else {
                    l_260 = (long) ((ulong) l_258 + (ulong) 1856L);
                    *((volatile __global int *) (arg_fs + 16 + l_260)) = ((int) ((uint) i_248 + (uint) 1));
                    GALEFS_FENCE();
                    l_261 = *((__global long *) (arg_fs + 16 + 136L));
                    l_262 = (long) ((ulong) l_261 + (ulong) (((long) (uint) i_248) << 4));
                    i_263 = *((volatile __global int *) (arg_fs + 16 + l_262));
                    l_264 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_262 + (ulong) 8L))));
                    if ((!(i_241 == i_263)) || (!(l_244 == l_264))) {
                        *((volatile __global int *) (arg_fs + 16 + l_260)) = 0;
                    }
                    GALEFS_FENCE();
                    if ((!(i_241 == i_263)) || (!(l_244 == l_264))) {
                        i_259 = (-1);
                    } else {
                        i_259 = i_248;
                    }
                }
                l_265 = (long) i_259;
                if (l_265 == (-1L)) {
                    l_266 = (long) ((ulong) l_258 + (ulong) 1864L);
                    l_267 = *((__global long *) (arg_fs + 16 + l_266));
                    l_268 = *((__global long *) (arg_fs + 16 + 8L));
                    i_269 = 0;
                    l_270 = 0L;
                    while (true) {
                        if (!(i_269 == 0)) {
                            break;
                        }
                        i_271 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        if (i_271 == 0) {
                            l_272 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_258 + (ulong) 1408L))));
                            if (((long) ((ulong) ((long) ((ulong) l_267 + (ulong) 128L)) - (ulong) l_272)) < 1025L) {
                                i_269 = 1;
                            } else {
                                if (l_270 < l_268) {
                                    GALEFS_RELAX(l_270);
                                    l_273 = (long) ((ulong) l_270 + (ulong) 1L);
                                    l_270 = l_273;
                                } else {
                                    i_269 = (-110);
                                }
                            }
                        } else {
                            i_274 = (int) (0 - (uint) i_271);
                            i_269 = i_274;
                        }
                    }
                    if (i_269 < 0) {
                        l_275 = (long) i_269;
                        l_276 = l_275;
                    } else {
                        l_277 = (long) ((ulong) l_267 + (ulong) 64L);
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_258 + (ulong) ((long) (uint) (((int) l_277) & 1023)))))) = 0L;
                        l_278 = (long) ((ulong) l_258 + (ulong) ((long) (uint) (((int) l_267) & 1023)));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_278 + (ulong) 4L)))) = 3;
                        i_279 = (int) ((uint) ((int) (((long) ((ulong) l_267 + (ulong) ((long) ((ulong) (l_267 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_278 + (ulong) 8L)))) = i_279;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_278 + (ulong) 12L)))) = 1000000;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_278 + (ulong) 16L)))) = l_228;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_278 + (ulong) 24L)))) = l_227;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_278 + (ulong) 32L)))) = 0;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_278 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global int *) (arg_fs + 16 + l_278)) = 64;
                        *((__global long *) (arg_fs + 16 + l_266)) = l_277;
                        GALEFS_FENCE();
                        l_280 = *((__global long *) (arg_fs + 16 + 24L));
                        i_281 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_280 + (ulong) ((long) i_281))))) = (char) 1;
                        l_282 = *((__global long *) (arg_fs + 16 + 8L));
                        l_283 = (long) ((ulong) l_258 + (ulong) 1792L);
                        i_284 = 0;
                        l_285 = 0L;
                        while (true) {
                            if (!(i_284 == 0)) {
                                break;
                            }
                            i_286 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            i_287 = *((volatile __global int *) (arg_fs + 16 + l_283));
                            if (i_279 == i_287) {
                                i_284 = 1;
                            } else {
                                if (i_286 == 0) {
                                    if (l_285 < l_282) {
                                        GALEFS_RELAX(l_285);
                                        l_288 = (long) ((ulong) l_285 + (ulong) 1L);
                                        l_285 = l_288;
                                    } else {
                                        i_284 = (-110);
                                    }
                                } else {
                                    i_289 = (int) (0 - (uint) i_286);
                                    i_284 = i_289;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_284 < 0) {
                            l_290 = (long) i_284;
                            l_276 = l_290;
                        } else {
                            l_291 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_258 + (ulong) 1800L))));
                            l_276 = l_291;
                        }
                    }
                    if (l_276 < 0L) {
                        l_292 = l_276;
                    } else {
                        l_293 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_258 + (ulong) 1808L))));
                        l_292 = l_293;
                    }
                } else {
                    l_294 = (long) ((ulong) l_258 + (ulong) 1872L);
                    l_295 = *((__global long *) (arg_fs + 16 + l_294));
                    *((__global long *) (arg_fs + 16 + l_294)) = ((long) ((ulong) l_295 + (ulong) 1L));
                    l_292 = l_265;
                }
                if (l_292 < 0L) {
                    l_238 = l_292;
                } else {
                    l_296 = (long) ((ulong) (l_292 << i_239) + (ulong) (l_228 & ((long) ((ulong) (1L << i_239) + (ulong) (-1L)))));
                    l_238 = l_296;
                }
            }
        } else {
            l_238 = 0L;
        }
        l_297 = GALEFS_BROADCAST(l_238);
        if (l_297 < 0L) {
            i_298 = 0;
        } else {
            i_299 = *((__global int *) (arg_fs + 16 + 156L));
            l_300 = 1L << i_299;
            l_301 = (long) ((ulong) l_300 - (ulong) (l_228 & ((long) ((ulong) l_300 + (ulong) (-1L)))));
            if (l_301 < l_227) {
                i_302 = (int) l_301;
                i_298 = i_302;
            } else {
                i_298 = i_226;
            }
        }
        l_303 = *((__global long *) (arg_fs + 16 + 144L));
        l_304 = (l_297 < 0L) ? 0L : l_297;
        gale_copy((arg_fs + 16 + ((long) ((ulong) l_303 + (ulong) l_304))), (arg_data + 16 + l_228), i_298);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_305 = (int) get_local_id(0);
        if (i_305 == 0) {
            l_306 = *((__global long *) (arg_fs + 16 + 16L));
            i_307 = (int) get_group_id(0);
            l_308 = (long) i_307;
            l_309 = (long) ((ulong) l_306 + (ulong) ((l_308 << 12) + (l_308 << 11)));
            l_310 = (long) ((ulong) l_309 + (ulong) 1880L);
            l_311 = *((__global long *) (arg_fs + 16 + l_310));
            *((__global long *) (arg_fs + 16 + l_310)) = ((long) ((ulong) ((long) i_298) + (ulong) l_311));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_309 + (ulong) 1856L)))) = 0;
            l_312 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_309 + (ulong) 1864L))));
            l_313 = (long) ((ulong) l_312 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_309 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_313 + (ulong) ((long) ((ulong) (l_313 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_314 = (int) ((uint) i_224 + (uint) i_298);
        if (l_297 < 0L) {
            i_315 = (int) l_297;
            i_223 = i_315;
            i_224 = i_314;
        } else {
            i_316 = (i_314 < i_221) ? 1 : 0;
            i_223 = i_316;
            i_224 = i_314;
        }
    }
    if (i_224 < 1) {
        i_317 = i_223;
    } else {
        i_317 = i_224;
    }
    *((__global long *) (arg_out + 24L)) = ((long) i_317);
    i_318 = (int) get_local_id(0);
    i_319 = (int) l_79;
    l_320 = ((long) i_319) << 3;
    if (i_318 == 0) {
        i_321 = *((volatile __global int *) (arg_fs + 16 + 64L));
        if (i_319 < 0) {
            i_322 = (-9);
        } else {
            i_323 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_319 < i_323) {
                l_324 = *((__global long *) (arg_fs + 16 + 192L));
                i_325 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_324 + (ulong) l_320))));
                i_326 = (int) ((uint) i_325 + (uint) (-1));
                i_327 = (i_326 < 0) ? (-9) : i_326;
                if (i_327 < 0) {
                    i_322 = i_327;
                } else {
                    l_328 = *((__global long *) (arg_fs + 16 + 192L));
                    i_329 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_328 + (ulong) l_320)) + (ulong) 4L))));
                    if ((i_329 & 3) == 1) {
                        i_322 = (-9);
                    } else {
                        i_322 = i_327;
                    }
                }
            } else {
                i_322 = (-9);
            }
        }
        i_330 = (int) (0 - (uint) i_321);
        if (i_330 < 0) {
            l_331 = (long) i_330;
            l_332 = l_331;
        } else {
            l_333 = (long) i_322;
            if (i_322 < 0) {
                l_332 = l_333;
            } else {
                l_334 = *((__global long *) (arg_fs + 16 + 16L));
                i_335 = (int) get_group_id(0);
                l_336 = (long) i_335;
                i_337 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_334 + (ulong) ((l_336 << 12) + (l_336 << 11)))) + (ulong) 1896L))));
                if (i_337 == 0) {
                    l_338 = *((__global long *) (arg_fs + 16 + 200L));
                    l_339 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_338 + (ulong) (l_333 << 6)))));
                    l_340 = (l_339 < 1L) ? 0L : 1L;
                    l_332 = l_340;
                } else {
                    l_332 = (-16L);
                }
            }
        }
    } else {
        l_332 = 0L;
    }
    l_341 = GALEFS_BROADCAST(l_332);
    i_342 = (int) l_341;
    i_343 = (i_342 < 1) ? i_342 : 1;
    i_344 = i_343;
    i_345 = 0;
    while (true) {
        if (!(i_344 == 1)) {
            break;
        }
        i_346 = (int) get_local_id(0);
        i_347 = (int) ((uint) i_342 - (uint) i_345);
        l_348 = (long) i_347;
        l_349 = (long) i_345;
        if (i_346 == 0) {
            l_350 = *((__global long *) (arg_fs + 16 + 16L));
            i_351 = (int) get_group_id(0);
            if (i_319 < 0) {
                i_352 = (-9);
            } else {
                i_353 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_319 < i_353) {
                    l_354 = *((__global long *) (arg_fs + 16 + 192L));
                    i_355 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_354 + (ulong) l_320))));
                    i_356 = (int) ((uint) i_355 + (uint) (-1));
                    i_357 = (i_356 < 0) ? (-9) : i_356;
                    i_352 = i_357;
                } else {
                    i_352 = (-9);
                }
            }
            l_358 = (long) i_352;
            if (i_352 < 0) {
                l_359 = l_358;
            } else {
                i_360 = *((__global int *) (arg_fs + 16 + 156L));
                l_361 = *((__global long *) (arg_fs + 16 + 200L));
                i_362 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_361 + (ulong) (l_358 << 6))) + (ulong) 8L))));
                l_363 = *((__global long *) (arg_fs + 16 + 128L));
                i_364 = *((__global int *) (arg_fs + 16 + 152L));
                l_365 = l_349 >> i_360;
                i_366 = i_364 & ((int) (((long) ((ulong) ((long) ((ulong) l_365 + (ulong) (((long) i_362) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                i_367 = i_366;
                i_368 = 0;
                i_369 = (-2);
                while (true) {
                    if (!(i_369 == (-2))) {
                        break;
                    }
                    i_370 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_363 + (ulong) (((long) i_367) << 2)))));
                    i_371 = (int) ((uint) i_370 + (uint) (-1));
                    if (i_371 < 0) {
                        i_369 = (-1);
                    } else {
                        l_372 = *((__global long *) (arg_fs + 16 + 136L));
                        l_373 = (long) ((ulong) l_372 + (ulong) (((long) (uint) i_371) << 4));
                        i_374 = *((volatile __global int *) (arg_fs + 16 + l_373));
                        l_375 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_373 + (ulong) 8L))));
                        if ((!(i_362 == i_374)) || (!(l_365 == l_375))) {
                            if (i_364 == i_368) {
                                i_369 = (-1);
                            } else {
                                i_376 = (int) ((uint) i_368 + (uint) 1);
                                i_377 = i_364 & ((int) ((uint) i_367 + (uint) 1));
                                i_367 = i_377;
                                i_368 = i_376;
                            }
                        } else {
                            i_369 = i_371;
                        }
                    }
                }
                l_378 = (long) i_351;
                l_379 = (long) ((ulong) l_350 + (ulong) ((l_378 << 12) + (l_378 << 11)));
                if (i_369 < 0) {
                    i_380 = (-1);
                } else {
                    l_381 = (long) ((ulong) l_379 + (ulong) 1856L);
                    *((volatile __global int *) (arg_fs + 16 + l_381)) = ((int) ((uint) i_369 + (uint) 1));
                    GALEFS_FENCE();
                    l_382 = *((__global long *) (arg_fs + 16 + 136L));
                    l_383 = (long) ((ulong) l_382 + (ulong) (((long) (uint) i_369) << 4));
                    i_384 = *((volatile __global int *) (arg_fs + 16 + l_383));
                    l_385 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_383 + (ulong) 8L))));
                    if ((!(i_362 == i_384)) || (!(l_365 == l_385))) {
                        *((volatile __global int *) (arg_fs + 16 + l_381)) = 0;
                    }
                    GALEFS_FENCE();
                    if ((!(i_362 == i_384)) || (!(l_365 == l_385))) {
                        i_380 = (-1);
                    } else {
                        i_380 = i_369;
                    }
                }
                l_386 = (long) i_380;
                if (l_386 == (-1L)) {
                    l_387 = (long) ((ulong) l_379 + (ulong) 1864L);
                    l_388 = *((__global long *) (arg_fs + 16 + l_387));
                    l_389 = *((__global long *) (arg_fs + 16 + 8L));
                    i_390 = 0;
                    l_391 = 0L;
                    while (true) {
                        if (!(i_390 == 0)) {
                            break;
                        }
                        i_392 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        if (i_392 == 0) {
                            l_393 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_379 + (ulong) 1408L))));
                            if (((long) ((ulong) ((long) ((ulong) l_388 + (ulong) 128L)) - (ulong) l_393)) < 1025L) {
                                i_390 = 1;
                            } else {
                                if (l_391 < l_389) {
                                    GALEFS_RELAX(l_391);
                                    l_394 = (long) ((ulong) l_391 + (ulong) 1L);
                                    l_391 = l_394;
                                } else {
                                    i_390 = (-110);
                                }
                            }
                        } else {
                            i_395 = (int) (0 - (uint) i_392);
                            i_390 = i_395;
                        }
                    }
                    if (i_390 < 0) {
                        l_396 = (long) i_390;
                        l_397 = l_396;
                    } else {
                        l_398 = (long) ((ulong) l_388 + (ulong) 64L);
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_379 + (ulong) ((long) (uint) (((int) l_398) & 1023)))))) = 0L;
                        l_399 = (long) ((ulong) l_379 + (ulong) ((long) (uint) (((int) l_388) & 1023)));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_399 + (ulong) 4L)))) = 3;
                        i_400 = (int) ((uint) ((int) (((long) ((ulong) l_388 + (ulong) ((long) ((ulong) (l_388 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_399 + (ulong) 8L)))) = i_400;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_399 + (ulong) 12L)))) = i_319;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_399 + (ulong) 16L)))) = l_349;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_399 + (ulong) 24L)))) = l_348;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_399 + (ulong) 32L)))) = 0;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_399 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global int *) (arg_fs + 16 + l_399)) = 64;
                        *((__global long *) (arg_fs + 16 + l_387)) = l_398;
                        GALEFS_FENCE();
                        l_401 = *((__global long *) (arg_fs + 16 + 24L));
                        i_402 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_401 + (ulong) ((long) i_402))))) = (char) 1;
                        l_403 = *((__global long *) (arg_fs + 16 + 8L));
                        l_404 = (long) ((ulong) l_379 + (ulong) 1792L);
                        i_405 = 0;
                        l_406 = 0L;
                        while (true) {
                            if (!(i_405 == 0)) {
                                break;
                            }
                            i_407 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            i_408 = *((volatile __global int *) (arg_fs + 16 + l_404));
                            if (i_400 == i_408) {
                                i_405 = 1;
                            } else {
                                if (i_407 == 0) {
                                    if (l_406 < l_403) {
                                        GALEFS_RELAX(l_406);
                                        l_409 = (long) ((ulong) l_406 + (ulong) 1L);
                                        l_406 = l_409;
                                    } else {
                                        i_405 = (-110);
                                    }
                                } else {
                                    i_410 = (int) (0 - (uint) i_407);
                                    i_405 = i_410;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_405 < 0) {
                            l_411 = (long) i_405;
                            l_397 = l_411;
                        } else {
                            l_412 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_379 + (ulong) 1800L))));
                            l_397 = l_412;
                        }
                    }
                    if (l_397 < 0L) {
                        l_413 = l_397;
                    } else {
                        l_414 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_379 + (ulong) 1808L))));
                        l_413 = l_414;
                    }
                } else {
                    l_415 = (long) ((ulong) l_379 + (ulong) 1872L);
                    l_416 = *((__global long *) (arg_fs + 16 + l_415));
                    *((__global long *) (arg_fs + 16 + l_415)) = ((long) ((ulong) l_416 + (ulong) 1L));
                    l_413 = l_386;
                }
                if (l_413 < 0L) {
                    l_359 = l_413;
                } else {
                    l_417 = (long) ((ulong) (l_413 << i_360) + (ulong) (l_349 & ((long) ((ulong) (1L << i_360) + (ulong) (-1L)))));
                    l_359 = l_417;
                }
            }
        } else {
            l_359 = 0L;
        }
        l_418 = GALEFS_BROADCAST(l_359);
        if (l_418 < 0L) {
            i_419 = 0;
        } else {
            i_420 = *((__global int *) (arg_fs + 16 + 156L));
            l_421 = 1L << i_420;
            l_422 = (long) ((ulong) l_421 - (ulong) (l_349 & ((long) ((ulong) l_421 + (ulong) (-1L)))));
            if (l_422 < l_348) {
                i_423 = (int) l_422;
                i_419 = i_423;
            } else {
                i_419 = i_347;
            }
        }
        l_424 = *((__global long *) (arg_fs + 16 + 144L));
        l_425 = (l_418 < 0L) ? 0L : l_418;
        gale_copy((arg_fs + 16 + ((long) ((ulong) l_424 + (ulong) l_425))), (arg_data + 16 + l_349), i_419);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_426 = (int) get_local_id(0);
        if (i_426 == 0) {
            l_427 = *((__global long *) (arg_fs + 16 + 16L));
            i_428 = (int) get_group_id(0);
            l_429 = (long) i_428;
            l_430 = (long) ((ulong) l_427 + (ulong) ((l_429 << 12) + (l_429 << 11)));
            l_431 = (long) ((ulong) l_430 + (ulong) 1880L);
            l_432 = *((__global long *) (arg_fs + 16 + l_431));
            *((__global long *) (arg_fs + 16 + l_431)) = ((long) ((ulong) ((long) i_419) + (ulong) l_432));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_430 + (ulong) 1856L)))) = 0;
            l_433 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_430 + (ulong) 1864L))));
            l_434 = (long) ((ulong) l_433 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_430 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_434 + (ulong) ((long) ((ulong) (l_434 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_435 = (int) ((uint) i_345 + (uint) i_419);
        if (l_418 < 0L) {
            i_436 = (int) l_418;
            i_344 = i_436;
            i_345 = i_435;
        } else {
            i_437 = (i_435 < i_342) ? 1 : 0;
            i_344 = i_437;
            i_345 = i_435;
        }
    }
    if (i_345 < 1) {
        i_438 = i_344;
    } else {
        i_438 = i_345;
    }
    *((__global long *) (arg_out + 32L)) = ((long) i_438);
    i_439 = (int) get_local_id(0);
    i_440 = (int) l_39;
    l_441 = ((long) i_440) << 3;
    if (i_439 == 0) {
        if (i_440 < 0) {
            i_442 = (-9);
        } else {
            i_443 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_440 < i_443) {
                l_444 = *((__global long *) (arg_fs + 16 + 192L));
                i_445 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_444 + (ulong) l_441))));
                i_446 = (int) ((uint) i_445 + (uint) (-1));
                i_447 = (i_446 < 0) ? (-9) : i_446;
                if (i_447 < 0) {
                    i_442 = i_447;
                } else {
                    l_448 = *((__global long *) (arg_fs + 16 + 192L));
                    i_449 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_448 + (ulong) l_441)) + (ulong) 4L))));
                    if ((i_449 & 3) == 0) {
                        i_442 = (-9);
                    } else {
                        i_442 = i_447;
                    }
                }
            } else {
                i_442 = (-9);
            }
        }
        if (i_442 < 0) {
            l_450 = (long) i_442;
            l_451 = l_450;
        } else {
            l_452 = *((__global long *) (arg_fs + 16 + 16L));
            i_453 = (int) get_group_id(0);
            l_454 = (long) i_453;
            i_455 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_452 + (ulong) ((l_454 << 12) + (l_454 << 11)))) + (ulong) 1896L))));
            l_456 = (i_455 == 0) ? 1L : (-16L);
            l_451 = l_456;
        }
    } else {
        l_451 = 1L;
    }
    l_457 = GALEFS_BROADCAST(l_451);
    i_458 = (int) l_457;
    i_459 = (i_458 < 1) ? i_458 : 1;
    i_460 = i_459;
    i_461 = 0;
    while (true) {
        if (!(i_460 == 1)) {
            break;
        }
        i_462 = *((__global int *) (arg_fs + 16 + 156L));
        l_463 = 1L << i_462;
        l_464 = (long) i_461;
        l_465 = (long) ((ulong) l_463 - (ulong) (l_464 & ((long) ((ulong) l_463 + (ulong) (-1L)))));
        i_466 = (int) ((uint) i_458 - (uint) i_461);
        if (l_465 < ((long) i_466)) {
            i_467 = (int) l_465;
            i_468 = i_467;
        } else {
            i_468 = i_466;
        }
        i_469 = (int) get_local_id(0);
        if (i_469 == 0) {
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
            if (i_477 < 0) {
                l_483 = (long) i_477;
                l_484 = l_483;
            } else {
                l_485 = (long) ((ulong) l_475 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_473 + (ulong) ((long) (uint) (((int) l_485) & 1023)))))) = 0L;
                l_486 = (long) ((ulong) l_473 + (ulong) ((long) (uint) (((int) l_475) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_486 + (ulong) 4L)))) = 4;
                i_487 = (int) ((uint) ((int) (((long) ((ulong) l_475 + (ulong) ((long) ((ulong) (l_475 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_486 + (ulong) 8L)))) = i_487;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_486 + (ulong) 12L)))) = i_440;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_486 + (ulong) 16L)))) = l_464;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_486 + (ulong) 24L)))) = ((long) i_468);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_486 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_486 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_486)) = 64;
                *((__global long *) (arg_fs + 16 + l_474)) = l_485;
                GALEFS_FENCE();
                l_488 = *((__global long *) (arg_fs + 16 + 24L));
                i_489 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_488 + (ulong) ((long) i_489))))) = (char) 1;
                l_490 = *((__global long *) (arg_fs + 16 + 8L));
                l_491 = (long) ((ulong) l_473 + (ulong) 1792L);
                i_492 = 0;
                l_493 = 0L;
                while (true) {
                    if (!(i_492 == 0)) {
                        break;
                    }
                    i_494 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_495 = *((volatile __global int *) (arg_fs + 16 + l_491));
                    if (i_487 == i_495) {
                        i_492 = 1;
                    } else {
                        if (i_494 == 0) {
                            if (l_493 < l_490) {
                                GALEFS_RELAX(l_493);
                                l_496 = (long) ((ulong) l_493 + (ulong) 1L);
                                l_493 = l_496;
                            } else {
                                i_492 = (-110);
                            }
                        } else {
                            i_497 = (int) (0 - (uint) i_494);
                            i_492 = i_497;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_492 < 0) {
                    l_498 = (long) i_492;
                    l_484 = l_498;
                } else {
                    l_499 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_473 + (ulong) 1800L))));
                    l_484 = l_499;
                }
            }
            if (l_484 < 0L) {
                l_500 = l_484;
            } else {
                l_501 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_473 + (ulong) 1808L))));
                l_500 = l_501;
            }
            if (l_500 < 0L) {
                l_502 = l_500;
            } else {
                i_503 = *((__global int *) (arg_fs + 16 + 156L));
                l_504 = (long) ((ulong) (l_500 << i_503) + (ulong) (l_464 & ((long) ((ulong) (1L << i_503) + (ulong) (-1L)))));
                l_502 = l_504;
            }
        } else {
            l_502 = 0L;
        }
        l_505 = GALEFS_BROADCAST(l_502);
        if (l_505 < 0L) {
            i_506 = 0;
        } else {
            i_506 = i_468;
        }
        l_507 = *((__global long *) (arg_fs + 16 + 144L));
        l_508 = (l_505 < 0L) ? 0L : l_505;
        gale_copy((arg_data + 16 + l_464), (arg_fs + 16 + ((long) ((ulong) l_507 + (ulong) l_508))), i_506);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_509 = (int) get_local_id(0);
        if (i_509 == 0) {
            l_510 = *((__global long *) (arg_fs + 16 + 16L));
            i_511 = (int) get_group_id(0);
            l_512 = (long) i_511;
            l_513 = (long) ((ulong) l_510 + (ulong) ((l_512 << 12) + (l_512 << 11)));
            l_514 = (long) ((ulong) l_513 + (ulong) 1888L);
            l_515 = *((__global long *) (arg_fs + 16 + l_514));
            *((__global long *) (arg_fs + 16 + l_514)) = ((long) ((ulong) ((long) i_506) + (ulong) l_515));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_513 + (ulong) 1856L)))) = 0;
            l_516 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_513 + (ulong) 1864L))));
            l_517 = (long) ((ulong) l_516 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_513 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_517 + (ulong) ((long) ((ulong) (l_517 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_518 = (int) ((uint) i_461 + (uint) i_506);
        if (l_505 < 0L) {
            i_519 = (int) l_505;
            i_460 = i_519;
            i_461 = i_518;
        } else {
            i_520 = (i_518 < i_458) ? 1 : 0;
            i_460 = i_520;
            i_461 = i_518;
        }
    }
    if (i_461 < 1) {
        i_521 = i_460;
    } else {
        i_521 = i_461;
    }
    *((__global long *) (arg_out + 40L)) = ((long) i_521);
    i_522 = (int) get_local_id(0);
    if (i_522 == 0) {
        i_523 = *((volatile __global int *) (arg_fs + 16 + 64L));
        if (i_440 < 0) {
            i_524 = (-9);
        } else {
            i_525 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_440 < i_525) {
                l_526 = *((__global long *) (arg_fs + 16 + 192L));
                i_527 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_526 + (ulong) l_441))));
                i_528 = (int) ((uint) i_527 + (uint) (-1));
                i_529 = (i_528 < 0) ? (-9) : i_528;
                if (i_529 < 0) {
                    i_524 = i_529;
                } else {
                    l_530 = *((__global long *) (arg_fs + 16 + 192L));
                    i_531 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_530 + (ulong) l_441)) + (ulong) 4L))));
                    if ((i_531 & 3) == 1) {
                        i_524 = (-9);
                    } else {
                        i_524 = i_529;
                    }
                }
            } else {
                i_524 = (-9);
            }
        }
        i_532 = (int) (0 - (uint) i_523);
        if (i_532 < 0) {
            l_533 = (long) i_532;
            l_534 = l_533;
        } else {
            if (i_524 < 0) {
                l_535 = (long) i_524;
                l_534 = l_535;
            } else {
                l_534 = (-22L);
            }
        }
    } else {
        l_534 = 0L;
    }
    l_536 = GALEFS_BROADCAST(l_534);
    i_537 = (int) l_536;
    i_538 = (i_537 < 1) ? i_537 : 1;
    i_539 = i_538;
    i_540 = 0;
    while (true) {
        if (!(i_539 == 1)) {
            break;
        }
        i_541 = (int) get_local_id(0);
        i_542 = (int) ((uint) i_537 - (uint) i_540);
        l_543 = (long) i_542;
        l_544 = (long) i_540;
        l_545 = l_544 + (-1L);
        if (i_541 == 0) {
            l_546 = *((__global long *) (arg_fs + 16 + 16L));
            i_547 = (int) get_group_id(0);
            if (i_440 < 0) {
                i_548 = (-9);
            } else {
                i_549 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_440 < i_549) {
                    l_550 = *((__global long *) (arg_fs + 16 + 192L));
                    i_551 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_550 + (ulong) l_441))));
                    i_552 = (int) ((uint) i_551 + (uint) (-1));
                    i_553 = (i_552 < 0) ? (-9) : i_552;
                    i_548 = i_553;
                } else {
                    i_548 = (-9);
                }
            }
            l_554 = (long) i_548;
            if (i_548 < 0) {
                l_555 = l_554;
            } else {
                i_556 = *((__global int *) (arg_fs + 16 + 156L));
                l_557 = *((__global long *) (arg_fs + 16 + 200L));
                i_558 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_557 + (ulong) (l_554 << 6))) + (ulong) 8L))));
                l_559 = *((__global long *) (arg_fs + 16 + 128L));
                i_560 = *((__global int *) (arg_fs + 16 + 152L));
                l_561 = l_545 >> i_556;
                i_562 = i_560 & ((int) (((long) ((ulong) ((long) ((ulong) l_561 + (ulong) (((long) i_558) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                i_563 = i_562;
                i_564 = 0;
                i_565 = (-2);
                while (true) {
                    if (!(i_565 == (-2))) {
                        break;
                    }
                    i_566 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_559 + (ulong) (((long) i_563) << 2)))));
                    i_567 = (int) ((uint) i_566 + (uint) (-1));
                    if (i_567 < 0) {
                        i_565 = (-1);
                    } else {
                        l_568 = *((__global long *) (arg_fs + 16 + 136L));
                        l_569 = (long) ((ulong) l_568 + (ulong) (((long) (uint) i_567) << 4));
                        i_570 = *((volatile __global int *) (arg_fs + 16 + l_569));
                        l_571 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_569 + (ulong) 8L))));
                        if ((!(i_558 == i_570)) || (!(l_561 == l_571))) {
                            if (i_560 == i_564) {
                                i_565 = (-1);
                            } else {
                                i_572 = (int) ((uint) i_564 + (uint) 1);
                                i_573 = i_560 & ((int) ((uint) i_563 + (uint) 1));
                                i_563 = i_573;
                                i_564 = i_572;
                            }
                        } else {
                            i_565 = i_567;
                        }
                    }
                }
                l_574 = (long) i_547;
                l_575 = (long) ((ulong) l_546 + (ulong) ((l_574 << 12) + (l_574 << 11)));
                if (i_565 < 0) {
                    i_576 = (-1);
                } else {
                    l_577 = (long) ((ulong) l_575 + (ulong) 1856L);
                    *((volatile __global int *) (arg_fs + 16 + l_577)) = ((int) ((uint) i_565 + (uint) 1));
                    GALEFS_FENCE();
                    l_578 = *((__global long *) (arg_fs + 16 + 136L));
                    l_579 = (long) ((ulong) l_578 + (ulong) (((long) (uint) i_565) << 4));
                    i_580 = *((volatile __global int *) (arg_fs + 16 + l_579));
                    l_581 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_579 + (ulong) 8L))));
                    if ((!(i_558 == i_580)) || (!(l_561 == l_581))) {
                        *((volatile __global int *) (arg_fs + 16 + l_577)) = 0;
                    }
                    GALEFS_FENCE();
                    if ((!(i_558 == i_580)) || (!(l_561 == l_581))) {
                        i_576 = (-1);
                    } else {
                        i_576 = i_565;
                    }
                }
                l_582 = (long) i_576;
                if (l_582 == (-1L)) {
                    l_583 = (long) ((ulong) l_575 + (ulong) 1864L);
                    l_584 = *((__global long *) (arg_fs + 16 + l_583));
                    l_585 = *((__global long *) (arg_fs + 16 + 8L));
                    i_586 = 0;
                    l_587 = 0L;
                    while (true) {
                        if (!(i_586 == 0)) {
                            break;
                        }
                        i_588 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        if (i_588 == 0) {
                            l_589 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_575 + (ulong) 1408L))));
                            if (((long) ((ulong) ((long) ((ulong) l_584 + (ulong) 128L)) - (ulong) l_589)) < 1025L) {
                                i_586 = 1;
                            } else {
                                if (l_587 < l_585) {
                                    GALEFS_RELAX(l_587);
                                    l_590 = (long) ((ulong) l_587 + (ulong) 1L);
                                    l_587 = l_590;
                                } else {
                                    i_586 = (-110);
                                }
                            }
                        } else {
                            i_591 = (int) (0 - (uint) i_588);
                            i_586 = i_591;
                        }
                    }
                    if (i_586 < 0) {
                        l_592 = (long) i_586;
                        l_593 = l_592;
                    } else {
                        l_594 = (long) ((ulong) l_584 + (ulong) 64L);
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_575 + (ulong) ((long) (uint) (((int) l_594) & 1023)))))) = 0L;
                        l_595 = (long) ((ulong) l_575 + (ulong) ((long) (uint) (((int) l_584) & 1023)));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_595 + (ulong) 4L)))) = 3;
                        i_596 = (int) ((uint) ((int) (((long) ((ulong) l_584 + (ulong) ((long) ((ulong) (l_584 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_595 + (ulong) 8L)))) = i_596;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_595 + (ulong) 12L)))) = i_440;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_595 + (ulong) 16L)))) = l_545;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_595 + (ulong) 24L)))) = l_543;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_595 + (ulong) 32L)))) = 0;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_595 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global int *) (arg_fs + 16 + l_595)) = 64;
                        *((__global long *) (arg_fs + 16 + l_583)) = l_594;
                        GALEFS_FENCE();
                        l_597 = *((__global long *) (arg_fs + 16 + 24L));
                        i_598 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_597 + (ulong) ((long) i_598))))) = (char) 1;
                        l_599 = *((__global long *) (arg_fs + 16 + 8L));
                        l_600 = (long) ((ulong) l_575 + (ulong) 1792L);
                        i_601 = 0;
                        l_602 = 0L;
                        while (true) {
                            if (!(i_601 == 0)) {
                                break;
                            }
                            i_603 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            i_604 = *((volatile __global int *) (arg_fs + 16 + l_600));
                            if (i_596 == i_604) {
                                i_601 = 1;
                            } else {
                                if (i_603 == 0) {
                                    if (l_602 < l_599) {
                                        GALEFS_RELAX(l_602);
                                        l_605 = (long) ((ulong) l_602 + (ulong) 1L);
                                        l_602 = l_605;
                                    } else {
                                        i_601 = (-110);
                                    }
                                } else {
                                    i_606 = (int) (0 - (uint) i_603);
                                    i_601 = i_606;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_601 < 0) {
                            l_607 = (long) i_601;
                            l_593 = l_607;
                        } else {
                            l_608 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_575 + (ulong) 1800L))));
                            l_593 = l_608;
                        }
                    }
                    if (l_593 < 0L) {
                        l_609 = l_593;
                    } else {
                        l_610 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_575 + (ulong) 1808L))));
                        l_609 = l_610;
                    }
                } else {
                    l_611 = (long) ((ulong) l_575 + (ulong) 1872L);
                    l_612 = *((__global long *) (arg_fs + 16 + l_611));
                    *((__global long *) (arg_fs + 16 + l_611)) = ((long) ((ulong) l_612 + (ulong) 1L));
                    l_609 = l_582;
                }
                if (l_609 < 0L) {
                    l_555 = l_609;
                } else {
                    l_613 = (long) ((ulong) (l_609 << i_556) + (ulong) (l_545 & ((long) ((ulong) (1L << i_556) + (ulong) (-1L)))));
                    l_555 = l_613;
                }
            }
        } else {
            l_555 = 0L;
        }
        l_614 = GALEFS_BROADCAST(l_555);
        if (l_614 < 0L) {
            i_615 = 0;
        } else {
            i_616 = *((__global int *) (arg_fs + 16 + 156L));
            l_617 = 1L << i_616;
            l_618 = (long) ((ulong) l_617 - (ulong) (l_545 & ((long) ((ulong) l_617 + (ulong) (-1L)))));
            if (l_618 < l_543) {
                i_619 = (int) l_618;
                i_615 = i_619;
            } else {
                i_615 = i_542;
            }
        }
        l_620 = *((__global long *) (arg_fs + 16 + 144L));
        l_621 = (l_614 < 0L) ? 0L : l_614;
        gale_copy((arg_fs + 16 + ((long) ((ulong) l_620 + (ulong) l_621))), (arg_data + 16 + l_544), i_615);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_622 = (int) get_local_id(0);
        if (i_622 == 0) {
            l_623 = *((__global long *) (arg_fs + 16 + 16L));
            i_624 = (int) get_group_id(0);
            l_625 = (long) i_624;
            l_626 = (long) ((ulong) l_623 + (ulong) ((l_625 << 12) + (l_625 << 11)));
            l_627 = (long) ((ulong) l_626 + (ulong) 1880L);
            l_628 = *((__global long *) (arg_fs + 16 + l_627));
            *((__global long *) (arg_fs + 16 + l_627)) = ((long) ((ulong) ((long) i_615) + (ulong) l_628));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_626 + (ulong) 1856L)))) = 0;
            l_629 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_626 + (ulong) 1864L))));
            l_630 = (long) ((ulong) l_629 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_626 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_630 + (ulong) ((long) ((ulong) (l_630 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_631 = (int) ((uint) i_540 + (uint) i_615);
        if (l_614 < 0L) {
            i_632 = (int) l_614;
            i_539 = i_632;
            i_540 = i_631;
        } else {
            i_633 = (i_631 < i_537) ? 1 : 0;
            i_539 = i_633;
            i_540 = i_631;
        }
    }
    if (i_540 < 1) {
        i_634 = i_539;
    } else {
        i_634 = i_540;
    }
    *((__global long *) (arg_out + 48L)) = ((long) i_634);
    i_635 = (int) get_local_id(0);
    if (i_635 == 0) {
        i_636 = *((volatile __global int *) (arg_fs + 16 + 64L));
        if (i_440 < 0) {
            i_637 = (-9);
        } else {
            i_638 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_440 < i_638) {
                l_639 = *((__global long *) (arg_fs + 16 + 192L));
                i_640 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_639 + (ulong) l_441))));
                i_641 = (int) ((uint) i_640 + (uint) (-1));
                i_642 = (i_641 < 0) ? (-9) : i_641;
                if (i_642 < 0) {
                    i_637 = i_642;
                } else {
                    l_643 = *((__global long *) (arg_fs + 16 + 192L));
                    i_644 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_643 + (ulong) l_441)) + (ulong) 4L))));
                    if ((i_644 & 3) == 1) {
                        i_637 = (-9);
                    } else {
                        i_637 = i_642;
                    }
                }
            } else {
                i_637 = (-9);
            }
        }
        i_645 = (int) (0 - (uint) i_636);
        if (i_645 < 0) {
            l_646 = (long) i_645;
            l_647 = l_646;
        } else {
            if (i_637 < 0) {
                l_648 = (long) i_637;
                l_647 = l_648;
            } else {
                l_647 = (-22L);
            }
        }
    } else {
        l_647 = 0L;
    }
    l_649 = GALEFS_BROADCAST(l_647);
    i_650 = (int) l_649;
    i_651 = (i_650 < 1) ? i_650 : 1;
    i_652 = i_651;
    i_653 = 0;
    while (true) {
        if (!(i_652 == 1)) {
            break;
        }
        i_654 = (int) get_local_id(0);
        i_655 = (int) ((uint) i_650 - (uint) i_653);
        l_656 = (long) i_655;
        l_657 = (long) i_653;
        if (i_654 == 0) {
            l_658 = *((__global long *) (arg_fs + 16 + 16L));
            i_659 = (int) get_group_id(0);
            if (i_440 < 0) {
                i_660 = (-9);
            } else {
                i_661 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_440 < i_661) {
                    l_662 = *((__global long *) (arg_fs + 16 + 192L));
                    i_663 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_662 + (ulong) l_441))));
                    i_664 = (int) ((uint) i_663 + (uint) (-1));
                    i_665 = (i_664 < 0) ? (-9) : i_664;
                    i_660 = i_665;
                } else {
                    i_660 = (-9);
                }
            }
            l_666 = (long) i_660;
            if (i_660 < 0) {
                l_667 = l_666;
            } else {
                i_668 = *((__global int *) (arg_fs + 16 + 156L));
                l_669 = *((__global long *) (arg_fs + 16 + 200L));
                i_670 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_669 + (ulong) (l_666 << 6))) + (ulong) 8L))));
                l_671 = *((__global long *) (arg_fs + 16 + 128L));
                i_672 = *((__global int *) (arg_fs + 16 + 152L));
                l_673 = l_657 >> i_668;
                i_674 = i_672 & ((int) (((long) ((ulong) ((long) ((ulong) l_673 + (ulong) (((long) i_670) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                i_675 = i_674;
                i_676 = 0;
                i_677 = (-2);
                while (true) {
                    if (!(i_677 == (-2))) {
                        break;
                    }
                    i_678 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_671 + (ulong) (((long) i_675) << 2)))));
                    i_679 = (int) ((uint) i_678 + (uint) (-1));
                    if (i_679 < 0) {
                        i_677 = (-1);
                    } else {
                        l_680 = *((__global long *) (arg_fs + 16 + 136L));
                        l_681 = (long) ((ulong) l_680 + (ulong) (((long) (uint) i_679) << 4));
                        i_682 = *((volatile __global int *) (arg_fs + 16 + l_681));
                        l_683 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_681 + (ulong) 8L))));
                        if ((!(i_670 == i_682)) || (!(l_673 == l_683))) {
                            if (i_672 == i_676) {
                                i_677 = (-1);
                            } else {
                                i_684 = (int) ((uint) i_676 + (uint) 1);
                                i_685 = i_672 & ((int) ((uint) i_675 + (uint) 1));
                                i_675 = i_685;
                                i_676 = i_684;
                            }
                        } else {
                            i_677 = i_679;
                        }
                    }
                }
                l_686 = (long) i_659;
                l_687 = (long) ((ulong) l_658 + (ulong) ((l_686 << 12) + (l_686 << 11)));
                if (i_677 < 0) {
                    i_688 = (-1);
                } else {
                    l_689 = (long) ((ulong) l_687 + (ulong) 1856L);
                    *((volatile __global int *) (arg_fs + 16 + l_689)) = ((int) ((uint) i_677 + (uint) 1));
                    GALEFS_FENCE();
                    l_690 = *((__global long *) (arg_fs + 16 + 136L));
                    l_691 = (long) ((ulong) l_690 + (ulong) (((long) (uint) i_677) << 4));
                    i_692 = *((volatile __global int *) (arg_fs + 16 + l_691));
                    l_693 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_691 + (ulong) 8L))));
                    if ((!(i_670 == i_692)) || (!(l_673 == l_693))) {
                        *((volatile __global int *) (arg_fs + 16 + l_689)) = 0;
                    }
                    GALEFS_FENCE();
                    if ((!(i_670 == i_692)) || (!(l_673 == l_693))) {
                        i_688 = (-1);
                    } else {
                        i_688 = i_677;
                    }
                }
                l_694 = (long) i_688;
                if (l_694 == (-1L)) {
                    l_695 = (long) ((ulong) l_687 + (ulong) 1864L);
                    l_696 = *((__global long *) (arg_fs + 16 + l_695));
                    l_697 = *((__global long *) (arg_fs + 16 + 8L));
                    i_698 = 0;
                    l_699 = 0L;
                    while (true) {
                        if (!(i_698 == 0)) {
                            break;
                        }
                        i_700 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        if (i_700 == 0) {
                            l_701 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_687 + (ulong) 1408L))));
                            if (((long) ((ulong) ((long) ((ulong) l_696 + (ulong) 128L)) - (ulong) l_701)) < 1025L) {
                                i_698 = 1;
                            } else {
                                if (l_699 < l_697) {
                                    GALEFS_RELAX(l_699);
                                    l_702 = (long) ((ulong) l_699 + (ulong) 1L);
                                    l_699 = l_702;
                                } else {
                                    i_698 = (-110);
                                }
                            }
                        } else {
                            i_703 = (int) (0 - (uint) i_700);
                            i_698 = i_703;
                        }
                    }
                    if (i_698 < 0) {
                        l_704 = (long) i_698;
                        l_705 = l_704;
                    } else {
                        l_706 = (long) ((ulong) l_696 + (ulong) 64L);
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_687 + (ulong) ((long) (uint) (((int) l_706) & 1023)))))) = 0L;
                        l_707 = (long) ((ulong) l_687 + (ulong) ((long) (uint) (((int) l_696) & 1023)));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_707 + (ulong) 4L)))) = 3;
                        i_708 = (int) ((uint) ((int) (((long) ((ulong) l_696 + (ulong) ((long) ((ulong) (l_696 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_707 + (ulong) 8L)))) = i_708;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_707 + (ulong) 12L)))) = i_440;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_707 + (ulong) 16L)))) = l_657;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_707 + (ulong) 24L)))) = l_656;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_707 + (ulong) 32L)))) = 0;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_707 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global int *) (arg_fs + 16 + l_707)) = 64;
                        *((__global long *) (arg_fs + 16 + l_695)) = l_706;
                        GALEFS_FENCE();
                        l_709 = *((__global long *) (arg_fs + 16 + 24L));
                        i_710 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_709 + (ulong) ((long) i_710))))) = (char) 1;
                        l_711 = *((__global long *) (arg_fs + 16 + 8L));
                        l_712 = (long) ((ulong) l_687 + (ulong) 1792L);
                        i_713 = 0;
                        l_714 = 0L;
                        while (true) {
                            if (!(i_713 == 0)) {
                                break;
                            }
                            i_715 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            i_716 = *((volatile __global int *) (arg_fs + 16 + l_712));
                            if (i_708 == i_716) {
                                i_713 = 1;
                            } else {
                                if (i_715 == 0) {
                                    if (l_714 < l_711) {
                                        GALEFS_RELAX(l_714);
                                        l_717 = (long) ((ulong) l_714 + (ulong) 1L);
                                        l_714 = l_717;
                                    } else {
                                        i_713 = (-110);
                                    }
                                } else {
                                    i_718 = (int) (0 - (uint) i_715);
                                    i_713 = i_718;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_713 < 0) {
                            l_719 = (long) i_713;
                            l_705 = l_719;
                        } else {
                            l_720 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_687 + (ulong) 1800L))));
                            l_705 = l_720;
                        }
                    }
                    if (l_705 < 0L) {
                        l_721 = l_705;
                    } else {
                        l_722 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_687 + (ulong) 1808L))));
                        l_721 = l_722;
                    }
                } else {
                    l_723 = (long) ((ulong) l_687 + (ulong) 1872L);
                    l_724 = *((__global long *) (arg_fs + 16 + l_723));
                    *((__global long *) (arg_fs + 16 + l_723)) = ((long) ((ulong) l_724 + (ulong) 1L));
                    l_721 = l_694;
                }
                if (l_721 < 0L) {
                    l_667 = l_721;
                } else {
                    l_725 = (long) ((ulong) (l_721 << i_668) + (ulong) (l_657 & ((long) ((ulong) (1L << i_668) + (ulong) (-1L)))));
                    l_667 = l_725;
                }
            }
        } else {
            l_667 = 0L;
        }
        l_726 = GALEFS_BROADCAST(l_667);
        if (l_726 < 0L) {
            i_727 = 0;
        } else {
            i_728 = *((__global int *) (arg_fs + 16 + 156L));
            l_729 = 1L << i_728;
            l_730 = (long) ((ulong) l_729 - (ulong) (l_657 & ((long) ((ulong) l_729 + (ulong) (-1L)))));
            if (l_730 < l_656) {
                i_731 = (int) l_730;
                i_727 = i_731;
            } else {
                i_727 = i_655;
            }
        }
        l_732 = *((__global long *) (arg_fs + 16 + 144L));
        l_733 = (l_726 < 0L) ? 0L : l_726;
        gale_copy((arg_fs + 16 + ((long) ((ulong) l_732 + (ulong) l_733))), (arg_data + 16 + l_657), i_727);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_734 = (int) get_local_id(0);
        if (i_734 == 0) {
            l_735 = *((__global long *) (arg_fs + 16 + 16L));
            i_736 = (int) get_group_id(0);
            l_737 = (long) i_736;
            l_738 = (long) ((ulong) l_735 + (ulong) ((l_737 << 12) + (l_737 << 11)));
            l_739 = (long) ((ulong) l_738 + (ulong) 1880L);
            l_740 = *((__global long *) (arg_fs + 16 + l_739));
            *((__global long *) (arg_fs + 16 + l_739)) = ((long) ((ulong) ((long) i_727) + (ulong) l_740));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_738 + (ulong) 1856L)))) = 0;
            l_741 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_738 + (ulong) 1864L))));
            l_742 = (long) ((ulong) l_741 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_738 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_742 + (ulong) ((long) ((ulong) (l_742 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_743 = (int) ((uint) i_653 + (uint) i_727);
        if (l_726 < 0L) {
            i_744 = (int) l_726;
            i_652 = i_744;
            i_653 = i_743;
        } else {
            i_745 = (i_743 < i_650) ? 1 : 0;
            i_652 = i_745;
            i_653 = i_743;
        }
    }
    if (i_653 < 1) {
        i_746 = i_652;
    } else {
        i_746 = i_653;
    }
    *((__global long *) (arg_out + 56L)) = ((long) i_746);
    i_747 = (int) get_local_id(0);
    if (i_747 == 0) {
        if (i_319 < 0) {
            i_748 = (-9);
        } else {
            i_749 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_319 < i_749) {
                l_750 = *((__global long *) (arg_fs + 16 + 192L));
                i_751 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_750 + (ulong) l_320))));
                i_752 = (int) ((uint) i_751 + (uint) (-1));
                i_753 = (i_752 < 0) ? (-9) : i_752;
                if (i_753 < 0) {
                    i_748 = i_753;
                } else {
                    l_754 = *((__global long *) (arg_fs + 16 + 192L));
                    i_755 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_754 + (ulong) l_320)) + (ulong) 4L))));
                    if ((i_755 & 3) == 0) {
                        i_748 = (-9);
                    } else {
                        i_748 = i_753;
                    }
                }
            } else {
                i_748 = (-9);
            }
        }
        if (i_748 < 0) {
            l_756 = (long) i_748;
            l_757 = l_756;
        } else {
            l_757 = (-27L);
        }
    } else {
        l_757 = 1L;
    }
    l_758 = GALEFS_BROADCAST(l_757);
    i_759 = (int) l_758;
    i_760 = (i_759 < 1) ? i_759 : 1;
    i_761 = i_760;
    i_762 = 0;
    while (true) {
        if (!(i_761 == 1)) {
            break;
        }
        i_763 = *((__global int *) (arg_fs + 16 + 156L));
        l_764 = 1L << i_763;
        l_765 = (long) i_762;
        l_766 = (long) ((ulong) l_765 + (ulong) 9223372036854775807L);
        l_767 = (long) ((ulong) l_764 - (ulong) (l_766 & ((long) ((ulong) l_764 + (ulong) (-1L)))));
        i_768 = (int) ((uint) i_759 - (uint) i_762);
        if (l_767 < ((long) i_768)) {
            i_769 = (int) l_767;
            i_770 = i_769;
        } else {
            i_770 = i_768;
        }
        i_771 = (int) get_local_id(0);
        if (i_771 == 0) {
            l_772 = *((__global long *) (arg_fs + 16 + 16L));
            i_773 = (int) get_group_id(0);
            l_774 = (long) i_773;
            l_775 = (long) ((ulong) l_772 + (ulong) ((l_774 << 12) + (l_774 << 11)));
            l_776 = (long) ((ulong) l_775 + (ulong) 1864L);
            l_777 = *((__global long *) (arg_fs + 16 + l_776));
            l_778 = *((__global long *) (arg_fs + 16 + 8L));
            i_779 = 0;
            l_780 = 0L;
            while (true) {
                if (!(i_779 == 0)) {
                    break;
                }
                i_781 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_781 == 0) {
                    l_782 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_775 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_777 + (ulong) 128L)) - (ulong) l_782)) < 1025L) {
                        i_779 = 1;
                    } else {
                        if (l_780 < l_778) {
                            GALEFS_RELAX(l_780);
                            l_783 = (long) ((ulong) l_780 + (ulong) 1L);
                            l_780 = l_783;
                        } else {
                            i_779 = (-110);
                        }
                    }
                } else {
                    i_784 = (int) (0 - (uint) i_781);
                    i_779 = i_784;
                }
            }
            if (i_779 < 0) {
                l_785 = (long) i_779;
                l_786 = l_785;
            } else {
                l_787 = (long) ((ulong) l_777 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_775 + (ulong) ((long) (uint) (((int) l_787) & 1023)))))) = 0L;
                l_788 = (long) ((ulong) l_775 + (ulong) ((long) (uint) (((int) l_777) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_788 + (ulong) 4L)))) = 4;
                i_789 = (int) ((uint) ((int) (((long) ((ulong) l_777 + (ulong) ((long) ((ulong) (l_777 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_788 + (ulong) 8L)))) = i_789;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_788 + (ulong) 12L)))) = i_319;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_788 + (ulong) 16L)))) = l_766;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_788 + (ulong) 24L)))) = ((long) i_770);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_788 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_788 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_788)) = 64;
                *((__global long *) (arg_fs + 16 + l_776)) = l_787;
                GALEFS_FENCE();
                l_790 = *((__global long *) (arg_fs + 16 + 24L));
                i_791 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_790 + (ulong) ((long) i_791))))) = (char) 1;
                l_792 = *((__global long *) (arg_fs + 16 + 8L));
                l_793 = (long) ((ulong) l_775 + (ulong) 1792L);
                i_794 = 0;
                l_795 = 0L;
                while (true) {
                    if (!(i_794 == 0)) {
                        break;
                    }
                    i_796 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_797 = *((volatile __global int *) (arg_fs + 16 + l_793));
                    if (i_789 == i_797) {
                        i_794 = 1;
                    } else {
                        if (i_796 == 0) {
                            if (l_795 < l_792) {
                                GALEFS_RELAX(l_795);
                                l_798 = (long) ((ulong) l_795 + (ulong) 1L);
                                l_795 = l_798;
                            } else {
                                i_794 = (-110);
                            }
                        } else {
                            i_799 = (int) (0 - (uint) i_796);
                            i_794 = i_799;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_794 < 0) {
                    l_800 = (long) i_794;
                    l_786 = l_800;
                } else {
                    l_801 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_775 + (ulong) 1800L))));
                    l_786 = l_801;
                }
            }
            if (l_786 < 0L) {
                l_802 = l_786;
            } else {
                l_803 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_775 + (ulong) 1808L))));
                l_802 = l_803;
            }
            if (l_802 < 0L) {
                l_804 = l_802;
            } else {
                i_805 = *((__global int *) (arg_fs + 16 + 156L));
                l_806 = (long) ((ulong) (l_802 << i_805) + (ulong) (l_766 & ((long) ((ulong) (1L << i_805) + (ulong) (-1L)))));
                l_804 = l_806;
            }
        } else {
            l_804 = 0L;
        }
        l_807 = GALEFS_BROADCAST(l_804);
        if (l_807 < 0L) {
            i_808 = 0;
        } else {
            i_808 = i_770;
        }
        l_809 = *((__global long *) (arg_fs + 16 + 144L));
        l_810 = (l_807 < 0L) ? 0L : l_807;
        gale_copy((arg_data + 16 + l_765), (arg_fs + 16 + ((long) ((ulong) l_809 + (ulong) l_810))), i_808);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_811 = (int) get_local_id(0);
        if (i_811 == 0) {
            l_812 = *((__global long *) (arg_fs + 16 + 16L));
            i_813 = (int) get_group_id(0);
            l_814 = (long) i_813;
            l_815 = (long) ((ulong) l_812 + (ulong) ((l_814 << 12) + (l_814 << 11)));
            l_816 = (long) ((ulong) l_815 + (ulong) 1888L);
            l_817 = *((__global long *) (arg_fs + 16 + l_816));
            *((__global long *) (arg_fs + 16 + l_816)) = ((long) ((ulong) ((long) i_808) + (ulong) l_817));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_815 + (ulong) 1856L)))) = 0;
            l_818 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_815 + (ulong) 1864L))));
            l_819 = (long) ((ulong) l_818 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_815 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_819 + (ulong) ((long) ((ulong) (l_819 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_820 = (int) ((uint) i_762 + (uint) i_808);
        if (l_807 < 0L) {
            i_821 = (int) l_807;
            i_761 = i_821;
            i_762 = i_820;
        } else {
            i_822 = (i_820 < i_759) ? 1 : 0;
            i_761 = i_822;
            i_762 = i_820;
        }
    }
    if (i_762 < 1) {
        i_823 = i_761;
    } else {
        i_823 = i_762;
    }
    *((__global long *) (arg_out + 64L)) = ((long) i_823);
    i_824 = (int) get_local_id(0);
    if (i_824 == 0) {
        i_825 = *((volatile __global int *) (arg_fs + 16 + 64L));
        if (i_440 < 0) {
            i_826 = (-9);
        } else {
            i_827 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_440 < i_827) {
                l_828 = *((__global long *) (arg_fs + 16 + 192L));
                i_829 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_828 + (ulong) l_441))));
                i_830 = (int) ((uint) i_829 + (uint) (-1));
                i_831 = (i_830 < 0) ? (-9) : i_830;
                i_826 = i_831;
            } else {
                i_826 = (-9);
            }
        }
        i_832 = (int) (0 - (uint) i_825);
        if (i_832 < 0) {
            l_833 = (long) i_832;
            l_834 = l_833;
        } else {
            if (i_826 < 0) {
                l_835 = (long) i_826;
                l_834 = l_835;
            } else {
                l_834 = (-22L);
            }
        }
    } else {
        l_834 = 0L;
    }
    l_836 = GALEFS_BROADCAST(l_834);
    *((__global long *) (arg_out + 72L)) = l_836;
    i_837 = (int) get_local_id(0);
    if (i_837 == 0) {
        i_838 = *((volatile __global int *) (arg_fs + 16 + 64L));
        i_839 = (int) (0 - (uint) i_838);
        if (i_839 < 0) {
            l_840 = (long) i_839;
            l_841 = l_840;
        } else {
            l_841 = (-9L);
        }
    } else {
        l_841 = 0L;
    }
    l_842 = GALEFS_BROADCAST(l_841);
    *((__global long *) (arg_out + 80L)) = l_842;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_843 = (int) get_local_id(0);
    if (i_843 == 0) {
        l_844 = *((__global long *) (arg_fs + 16 + 16L));
        i_845 = (int) get_group_id(0);
        l_846 = (long) i_845;
        i_847 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_844 + (ulong) ((l_846 << 12) + (l_846 << 11)))) + (ulong) 1896L))));
        if (i_847 == 0) {
            l_848 = *((__global long *) (arg_fs + 16 + 16L));
            i_849 = (int) get_group_id(0);
            l_850 = (long) i_849;
            l_851 = (long) ((ulong) l_848 + (ulong) ((l_850 << 12) + (l_850 << 11)));
            l_852 = (long) ((ulong) l_851 + (ulong) 2048L);
            i_853 = 0;
            while (true) {
                if (!(i_853 < 7)) {
                    break;
                }
                i_854 = (int) gale_literals[((int) ((uint) i_853 + (uint) 4))];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_852 + (ulong) ((long) i_853))))) = (char) i_854;
                i_855 = (int) ((uint) i_853 + (uint) 1);
                i_853 = i_855;
            }
            l_856 = (long) ((ulong) l_851 + (ulong) 1864L);
            l_857 = *((__global long *) (arg_fs + 16 + l_856));
            l_858 = *((__global long *) (arg_fs + 16 + 8L));
            i_859 = 0;
            l_860 = 0L;
            while (true) {
                if (!(i_859 == 0)) {
                    break;
                }
                i_861 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_861 == 0) {
                    l_862 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_851 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_857 + (ulong) 128L)) - (ulong) l_862)) < 1025L) {
                        i_859 = 1;
                    } else {
                        if (l_860 < l_858) {
                            GALEFS_RELAX(l_860);
                            l_863 = (long) ((ulong) l_860 + (ulong) 1L);
                            l_860 = l_863;
                        } else {
                            i_859 = (-110);
                        }
                    }
                } else {
                    i_864 = (int) (0 - (uint) i_861);
                    i_859 = i_864;
                }
            }
            if (i_859 < 0) {
                l_865 = (long) i_859;
                l_866 = l_865;
            } else {
                l_867 = (long) ((ulong) l_857 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_851 + (ulong) ((long) (uint) (((int) l_867) & 1023)))))) = 0L;
                l_868 = (long) ((ulong) l_851 + (ulong) ((long) (uint) (((int) l_857) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_868 + (ulong) 4L)))) = 1;
                i_869 = (int) ((uint) ((int) (((long) ((ulong) l_857 + (ulong) ((long) ((ulong) (l_857 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_868 + (ulong) 8L)))) = i_869;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_868 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_868 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_868 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_868 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_868 + (ulong) 36L)))) = 7;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_868)) = 64;
                *((__global long *) (arg_fs + 16 + l_856)) = l_867;
                GALEFS_FENCE();
                l_870 = *((__global long *) (arg_fs + 16 + 24L));
                i_871 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_870 + (ulong) ((long) i_871))))) = (char) 1;
                l_872 = *((__global long *) (arg_fs + 16 + 8L));
                l_873 = (long) ((ulong) l_851 + (ulong) 1792L);
                i_874 = 0;
                l_875 = 0L;
                while (true) {
                    if (!(i_874 == 0)) {
                        break;
                    }
                    i_876 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_877 = *((volatile __global int *) (arg_fs + 16 + l_873));
                    if (i_869 == i_877) {
                        i_874 = 1;
                    } else {
                        if (i_876 == 0) {
                            if (l_875 < l_872) {
                                GALEFS_RELAX(l_875);
                                l_878 = (long) ((ulong) l_875 + (ulong) 1L);
                                l_875 = l_878;
                            } else {
                                i_874 = (-110);
                            }
                        } else {
                            i_879 = (int) (0 - (uint) i_876);
                            i_874 = i_879;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_874 < 0) {
                    l_880 = (long) i_874;
                    l_866 = l_880;
                } else {
                    l_881 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_851 + (ulong) 1800L))));
                    l_866 = l_881;
                }
            }
        } else {
            l_866 = (-16L);
        }
    } else {
        l_866 = 0L;
    }
    l_882 = GALEFS_BROADCAST(l_866);
    *((__global long *) (arg_out + 88L)) = ((long) ((int) l_882));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_883 = (int) get_local_id(0);
    if (i_883 == 0) {
        l_884 = *((__global long *) (arg_fs + 16 + 16L));
        i_885 = (int) get_group_id(0);
        l_886 = (long) i_885;
        i_887 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_884 + (ulong) ((l_886 << 12) + (l_886 << 11)))) + (ulong) 1896L))));
        if (i_887 == 0) {
            l_888 = *((__global long *) (arg_fs + 16 + 16L));
            i_889 = (int) get_group_id(0);
            l_890 = (long) i_889;
            l_891 = (long) ((ulong) l_888 + (ulong) ((l_890 << 12) + (l_890 << 11)));
            l_892 = (long) ((ulong) l_891 + (ulong) 2048L);
            i_893 = 0;
            while (true) {
                if (!(i_893 < 9)) {
                    break;
                }
                i_894 = (int) gale_literals[((int) ((uint) i_893 + (uint) 11))];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_892 + (ulong) ((long) i_893))))) = (char) i_894;
                i_895 = (int) ((uint) i_893 + (uint) 1);
                i_893 = i_895;
            }
            l_896 = (long) ((ulong) l_891 + (ulong) 1864L);
            l_897 = *((__global long *) (arg_fs + 16 + l_896));
            l_898 = *((__global long *) (arg_fs + 16 + 8L));
            i_899 = 0;
            l_900 = 0L;
            while (true) {
                if (!(i_899 == 0)) {
                    break;
                }
                i_901 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_901 == 0) {
                    l_902 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_891 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_897 + (ulong) 128L)) - (ulong) l_902)) < 1025L) {
                        i_899 = 1;
                    } else {
                        if (l_900 < l_898) {
                            GALEFS_RELAX(l_900);
                            l_903 = (long) ((ulong) l_900 + (ulong) 1L);
                            l_900 = l_903;
                        } else {
                            i_899 = (-110);
                        }
                    }
                } else {
                    i_904 = (int) (0 - (uint) i_901);
                    i_899 = i_904;
                }
            }
            if (i_899 < 0) {
                l_905 = (long) i_899;
                l_906 = l_905;
            } else {
                l_907 = (long) ((ulong) l_897 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_891 + (ulong) ((long) (uint) (((int) l_907) & 1023)))))) = 0L;
                l_908 = (long) ((ulong) l_891 + (ulong) ((long) (uint) (((int) l_897) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_908 + (ulong) 4L)))) = 1;
                i_909 = (int) ((uint) ((int) (((long) ((ulong) l_897 + (ulong) ((long) ((ulong) (l_897 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_908 + (ulong) 8L)))) = i_909;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_908 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_908 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_908 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_908 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_908 + (ulong) 36L)))) = 9;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_908)) = 64;
                *((__global long *) (arg_fs + 16 + l_896)) = l_907;
                GALEFS_FENCE();
                l_910 = *((__global long *) (arg_fs + 16 + 24L));
                i_911 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_910 + (ulong) ((long) i_911))))) = (char) 1;
                l_912 = *((__global long *) (arg_fs + 16 + 8L));
                l_913 = (long) ((ulong) l_891 + (ulong) 1792L);
                i_914 = 0;
                l_915 = 0L;
                while (true) {
                    if (!(i_914 == 0)) {
                        break;
                    }
                    i_916 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_917 = *((volatile __global int *) (arg_fs + 16 + l_913));
                    if (i_909 == i_917) {
                        i_914 = 1;
                    } else {
                        if (i_916 == 0) {
                            if (l_915 < l_912) {
                                GALEFS_RELAX(l_915);
                                l_918 = (long) ((ulong) l_915 + (ulong) 1L);
                                l_915 = l_918;
                            } else {
                                i_914 = (-110);
                            }
                        } else {
                            i_919 = (int) (0 - (uint) i_916);
                            i_914 = i_919;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_914 < 0) {
                    l_920 = (long) i_914;
                    l_906 = l_920;
                } else {
                    l_921 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_891 + (ulong) 1800L))));
                    l_906 = l_921;
                }
            }
        } else {
            l_906 = (-16L);
        }
    } else {
        l_906 = 0L;
    }
    l_922 = GALEFS_BROADCAST(l_906);
    *((__global long *) (arg_out + 96L)) = ((long) ((int) l_922));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_923 = (int) get_local_id(0);
    if (i_923 == 0) {
        l_924 = *((__global long *) (arg_fs + 16 + 16L));
        i_925 = (int) get_group_id(0);
        l_926 = (long) i_925;
        i_927 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_924 + (ulong) ((l_926 << 12) + (l_926 << 11)))) + (ulong) 1896L))));
        if (i_927 == 0) {
            l_928 = *((__global long *) (arg_fs + 16 + 16L));
            i_929 = (int) get_group_id(0);
            l_930 = (long) i_929;
            l_931 = (long) ((ulong) l_928 + (ulong) ((l_930 << 12) + (l_930 << 11)));
            l_932 = (long) ((ulong) l_931 + (ulong) 2048L);
            i_933 = 0;
            while (true) {
                if (!(i_933 < 10)) {
                    break;
                }
                i_934 = (int) gale_literals[((int) ((uint) i_933 + (uint) 20))];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_932 + (ulong) ((long) i_933))))) = (char) i_934;
                i_935 = (int) ((uint) i_933 + (uint) 1);
                i_933 = i_935;
            }
            l_936 = (long) ((ulong) l_931 + (ulong) 1864L);
            l_937 = *((__global long *) (arg_fs + 16 + l_936));
            l_938 = *((__global long *) (arg_fs + 16 + 8L));
            i_939 = 0;
            l_940 = 0L;
            while (true) {
                if (!(i_939 == 0)) {
                    break;
                }
                i_941 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_941 == 0) {
                    l_942 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_931 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_937 + (ulong) 128L)) - (ulong) l_942)) < 1025L) {
                        i_939 = 1;
                    } else {
                        if (l_940 < l_938) {
                            GALEFS_RELAX(l_940);
                            l_943 = (long) ((ulong) l_940 + (ulong) 1L);
                            l_940 = l_943;
                        } else {
                            i_939 = (-110);
                        }
                    }
                } else {
                    i_944 = (int) (0 - (uint) i_941);
                    i_939 = i_944;
                }
            }
            if (i_939 < 0) {
                l_945 = (long) i_939;
                l_946 = l_945;
            } else {
                l_947 = (long) ((ulong) l_937 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_931 + (ulong) ((long) (uint) (((int) l_947) & 1023)))))) = 0L;
                l_948 = (long) ((ulong) l_931 + (ulong) ((long) (uint) (((int) l_937) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_948 + (ulong) 4L)))) = 1;
                i_949 = (int) ((uint) ((int) (((long) ((ulong) l_937 + (ulong) ((long) ((ulong) (l_937 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_948 + (ulong) 8L)))) = i_949;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_948 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_948 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_948 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_948 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_948 + (ulong) 36L)))) = 10;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_948)) = 64;
                *((__global long *) (arg_fs + 16 + l_936)) = l_947;
                GALEFS_FENCE();
                l_950 = *((__global long *) (arg_fs + 16 + 24L));
                i_951 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_950 + (ulong) ((long) i_951))))) = (char) 1;
                l_952 = *((__global long *) (arg_fs + 16 + 8L));
                l_953 = (long) ((ulong) l_931 + (ulong) 1792L);
                i_954 = 0;
                l_955 = 0L;
                while (true) {
                    if (!(i_954 == 0)) {
                        break;
                    }
                    i_956 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_957 = *((volatile __global int *) (arg_fs + 16 + l_953));
                    if (i_949 == i_957) {
                        i_954 = 1;
                    } else {
                        if (i_956 == 0) {
                            if (l_955 < l_952) {
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
                    l_946 = l_960;
                } else {
                    l_961 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_931 + (ulong) 1800L))));
                    l_946 = l_961;
                }
            }
        } else {
            l_946 = (-16L);
        }
    } else {
        l_946 = 0L;
    }
    l_962 = GALEFS_BROADCAST(l_946);
    *((__global long *) (arg_out + 104L)) = ((long) ((int) l_962));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_963 = (int) get_local_id(0);
    if (i_963 == 0) {
        l_964 = *((__global long *) (arg_fs + 16 + 16L));
        i_965 = (int) get_group_id(0);
        l_966 = (long) i_965;
        i_967 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_964 + (ulong) ((l_966 << 12) + (l_966 << 11)))) + (ulong) 1896L))));
        l_968 = (i_967 == 0) ? (-2L) : (-16L);
        l_969 = l_968;
    } else {
        l_969 = 0L;
    }
    l_970 = GALEFS_BROADCAST(l_969);
    *((__global long *) (arg_out + 112L)) = ((long) ((int) l_970));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_971 = (int) get_local_id(0);
    if (i_971 == 0) {
        l_972 = *((__global long *) (arg_fs + 16 + 16L));
        i_973 = (int) get_group_id(0);
        l_974 = (long) i_973;
        i_975 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_972 + (ulong) ((l_974 << 12) + (l_974 << 11)))) + (ulong) 1896L))));
        if (i_975 == 0) {
            l_976 = *((__global long *) (arg_fs + 16 + 16L));
            i_977 = (int) get_group_id(0);
            l_978 = (long) i_977;
            l_979 = (long) ((ulong) l_976 + (ulong) ((l_978 << 12) + (l_978 << 11)));
            l_980 = (long) ((ulong) l_979 + (ulong) 2048L);
            i_981 = 0;
            while (true) {
                if (!(i_981 < 4)) {
                    break;
                }
                i_982 = (int) gale_literals[i_981];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_980 + (ulong) ((long) i_981))))) = (char) i_982;
                i_983 = (int) ((uint) i_981 + (uint) 1);
                i_981 = i_983;
            }
            l_984 = (long) ((ulong) l_979 + (ulong) 1864L);
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
                    l_990 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_979 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_985 + (ulong) 128L)) - (ulong) l_990)) < 1025L) {
                        i_987 = 1;
                    } else {
                        if (l_988 < l_986) {
                            GALEFS_RELAX(l_988);
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
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_979 + (ulong) ((long) (uint) (((int) l_995) & 1023)))))) = 0L;
                l_996 = (long) ((ulong) l_979 + (ulong) ((long) (uint) (((int) l_985) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_996 + (ulong) 4L)))) = 1;
                i_997 = (int) ((uint) ((int) (((long) ((ulong) l_985 + (ulong) ((long) ((ulong) (l_985 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_996 + (ulong) 8L)))) = i_997;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_996 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_996 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_996 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_996 + (ulong) 32L)))) = 3;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_996 + (ulong) 36L)))) = 4;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_996)) = 64;
                *((__global long *) (arg_fs + 16 + l_984)) = l_995;
                GALEFS_FENCE();
                l_998 = *((__global long *) (arg_fs + 16 + 24L));
                i_999 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_998 + (ulong) ((long) i_999))))) = (char) 1;
                l_1000 = *((__global long *) (arg_fs + 16 + 8L));
                l_1001 = (long) ((ulong) l_979 + (ulong) 1792L);
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
                                GALEFS_RELAX(l_1003);
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
                    l_1009 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_979 + (ulong) 1800L))));
                    l_994 = l_1009;
                }
            }
        } else {
            l_994 = (-16L);
        }
    } else {
        l_994 = 0L;
    }
    l_1010 = GALEFS_BROADCAST(l_994);
    *((__global long *) (arg_out + 120L)) = ((long) ((int) l_1010));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_1011 = (int) get_local_id(0);
    if (i_1011 == 0) {
        l_1012 = *((__global long *) (arg_fs + 16 + 16L));
        i_1013 = (int) get_group_id(0);
        l_1014 = (long) i_1013;
        i_1015 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1012 + (ulong) ((l_1014 << 12) + (l_1014 << 11)))) + (ulong) 1896L))));
        if (i_1015 == 0) {
            l_1016 = *((__global long *) (arg_fs + 16 + 16L));
            i_1017 = (int) get_group_id(0);
            l_1018 = (long) i_1017;
            l_1019 = (long) ((ulong) l_1016 + (ulong) ((l_1018 << 12) + (l_1018 << 11)));
            l_1020 = (long) ((ulong) l_1019 + (ulong) 2048L);
            i_1021 = 0;
            while (true) {
                if (!(i_1021 < 4)) {
                    break;
                }
                i_1022 = (int) gale_literals[i_1021];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1020 + (ulong) ((long) i_1021))))) = (char) i_1022;
                i_1023 = (int) ((uint) i_1021 + (uint) 1);
                i_1021 = i_1023;
            }
            l_1024 = (long) ((ulong) l_1019 + (ulong) 1864L);
            l_1025 = *((__global long *) (arg_fs + 16 + l_1024));
            l_1026 = *((__global long *) (arg_fs + 16 + 8L));
            i_1027 = 0;
            l_1028 = 0L;
            while (true) {
                if (!(i_1027 == 0)) {
                    break;
                }
                i_1029 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_1029 == 0) {
                    l_1030 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1019 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_1025 + (ulong) 128L)) - (ulong) l_1030)) < 1025L) {
                        i_1027 = 1;
                    } else {
                        if (l_1028 < l_1026) {
                            GALEFS_RELAX(l_1028);
                            l_1031 = (long) ((ulong) l_1028 + (ulong) 1L);
                            l_1028 = l_1031;
                        } else {
                            i_1027 = (-110);
                        }
                    }
                } else {
                    i_1032 = (int) (0 - (uint) i_1029);
                    i_1027 = i_1032;
                }
            }
            if (i_1027 < 0) {
                l_1033 = (long) i_1027;
                l_1034 = l_1033;
            } else {
                l_1035 = (long) ((ulong) l_1025 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1019 + (ulong) ((long) (uint) (((int) l_1035) & 1023)))))) = 0L;
                l_1036 = (long) ((ulong) l_1019 + (ulong) ((long) (uint) (((int) l_1025) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1036 + (ulong) 4L)))) = 1;
                i_1037 = (int) ((uint) ((int) (((long) ((ulong) l_1025 + (ulong) ((long) ((ulong) (l_1025 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1036 + (ulong) 8L)))) = i_1037;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1036 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1036 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1036 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1036 + (ulong) 32L)))) = 512;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1036 + (ulong) 36L)))) = 4;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_1036)) = 64;
                *((__global long *) (arg_fs + 16 + l_1024)) = l_1035;
                GALEFS_FENCE();
                l_1038 = *((__global long *) (arg_fs + 16 + 24L));
                i_1039 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1038 + (ulong) ((long) i_1039))))) = (char) 1;
                l_1040 = *((__global long *) (arg_fs + 16 + 8L));
                l_1041 = (long) ((ulong) l_1019 + (ulong) 1792L);
                i_1042 = 0;
                l_1043 = 0L;
                while (true) {
                    if (!(i_1042 == 0)) {
                        break;
                    }
                    i_1044 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_1045 = *((volatile __global int *) (arg_fs + 16 + l_1041));
                    if (i_1037 == i_1045) {
                        i_1042 = 1;
                    } else {
                        if (i_1044 == 0) {
                            if (l_1043 < l_1040) {
                                GALEFS_RELAX(l_1043);
                                l_1046 = (long) ((ulong) l_1043 + (ulong) 1L);
                                l_1043 = l_1046;
                            } else {
                                i_1042 = (-110);
                            }
                        } else {
                            i_1047 = (int) (0 - (uint) i_1044);
                            i_1042 = i_1047;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_1042 < 0) {
                    l_1048 = (long) i_1042;
                    l_1034 = l_1048;
                } else {
                    l_1049 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1019 + (ulong) 1800L))));
                    l_1034 = l_1049;
                }
            }
        } else {
            l_1034 = (-16L);
        }
    } else {
        l_1034 = 0L;
    }
    l_1050 = GALEFS_BROADCAST(l_1034);
    *((__global long *) (arg_out + 128L)) = ((long) ((int) l_1050));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_1051 = (int) get_local_id(0);
    if (i_1051 == 0) {
        l_1052 = *((__global long *) (arg_fs + 16 + 16L));
        i_1053 = (int) get_group_id(0);
        l_1054 = (long) i_1053;
        i_1055 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1052 + (ulong) ((l_1054 << 12) + (l_1054 << 11)))) + (ulong) 1896L))));
        if (i_1055 == 0) {
            l_1056 = *((__global long *) (arg_fs + 16 + 16L));
            i_1057 = (int) get_group_id(0);
            l_1058 = (long) i_1057;
            l_1059 = (long) ((ulong) l_1056 + (ulong) ((l_1058 << 12) + (l_1058 << 11)));
            l_1060 = (long) ((ulong) l_1059 + (ulong) 2048L);
            i_1061 = 0;
            while (true) {
                if (!(i_1061 < 4)) {
                    break;
                }
                i_1062 = (int) gale_literals[i_1061];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1060 + (ulong) ((long) i_1061))))) = (char) i_1062;
                i_1063 = (int) ((uint) i_1061 + (uint) 1);
                i_1061 = i_1063;
            }
            l_1064 = (long) ((ulong) l_1059 + (ulong) 1864L);
            l_1065 = *((__global long *) (arg_fs + 16 + l_1064));
            l_1066 = *((__global long *) (arg_fs + 16 + 8L));
            i_1067 = 0;
            l_1068 = 0L;
            while (true) {
                if (!(i_1067 == 0)) {
                    break;
                }
                i_1069 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_1069 == 0) {
                    l_1070 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1059 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_1065 + (ulong) 128L)) - (ulong) l_1070)) < 1025L) {
                        i_1067 = 1;
                    } else {
                        if (l_1068 < l_1066) {
                            GALEFS_RELAX(l_1068);
                            l_1071 = (long) ((ulong) l_1068 + (ulong) 1L);
                            l_1068 = l_1071;
                        } else {
                            i_1067 = (-110);
                        }
                    }
                } else {
                    i_1072 = (int) (0 - (uint) i_1069);
                    i_1067 = i_1072;
                }
            }
            if (i_1067 < 0) {
                l_1073 = (long) i_1067;
                l_1074 = l_1073;
            } else {
                l_1075 = (long) ((ulong) l_1065 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1059 + (ulong) ((long) (uint) (((int) l_1075) & 1023)))))) = 0L;
                l_1076 = (long) ((ulong) l_1059 + (ulong) ((long) (uint) (((int) l_1065) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1076 + (ulong) 4L)))) = 1;
                i_1077 = (int) ((uint) ((int) (((long) ((ulong) l_1065 + (ulong) ((long) ((ulong) (l_1065 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1076 + (ulong) 8L)))) = i_1077;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1076 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1076 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1076 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1076 + (ulong) 32L)))) = 1048576;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1076 + (ulong) 36L)))) = 4;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_1076)) = 64;
                *((__global long *) (arg_fs + 16 + l_1064)) = l_1075;
                GALEFS_FENCE();
                l_1078 = *((__global long *) (arg_fs + 16 + 24L));
                i_1079 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1078 + (ulong) ((long) i_1079))))) = (char) 1;
                l_1080 = *((__global long *) (arg_fs + 16 + 8L));
                l_1081 = (long) ((ulong) l_1059 + (ulong) 1792L);
                i_1082 = 0;
                l_1083 = 0L;
                while (true) {
                    if (!(i_1082 == 0)) {
                        break;
                    }
                    i_1084 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_1085 = *((volatile __global int *) (arg_fs + 16 + l_1081));
                    if (i_1077 == i_1085) {
                        i_1082 = 1;
                    } else {
                        if (i_1084 == 0) {
                            if (l_1083 < l_1080) {
                                GALEFS_RELAX(l_1083);
                                l_1086 = (long) ((ulong) l_1083 + (ulong) 1L);
                                l_1083 = l_1086;
                            } else {
                                i_1082 = (-110);
                            }
                        } else {
                            i_1087 = (int) (0 - (uint) i_1084);
                            i_1082 = i_1087;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_1082 < 0) {
                    l_1088 = (long) i_1082;
                    l_1074 = l_1088;
                } else {
                    l_1089 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1059 + (ulong) 1800L))));
                    l_1074 = l_1089;
                }
            }
        } else {
            l_1074 = (-16L);
        }
    } else {
        l_1074 = 0L;
    }
    l_1090 = GALEFS_BROADCAST(l_1074);
    *((__global long *) (arg_out + 136L)) = ((long) ((int) l_1090));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_1091 = (int) get_local_id(0);
    if (i_1091 == 0) {
        l_1092 = *((__global long *) (arg_fs + 16 + 16L));
        i_1093 = (int) get_group_id(0);
        l_1094 = (long) i_1093;
        i_1095 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1092 + (ulong) ((l_1094 << 12) + (l_1094 << 11)))) + (ulong) 1896L))));
        if (i_1095 == 0) {
            l_1096 = *((__global long *) (arg_fs + 16 + 16L));
            i_1097 = (int) get_group_id(0);
            l_1098 = (long) i_1097;
            l_1099 = (long) ((ulong) l_1096 + (ulong) ((l_1098 << 12) + (l_1098 << 11)));
            l_1100 = (long) ((ulong) l_1099 + (ulong) 1864L);
            l_1101 = *((__global long *) (arg_fs + 16 + l_1100));
            l_1102 = *((__global long *) (arg_fs + 16 + 8L));
            i_1103 = 0;
            l_1104 = 0L;
            while (true) {
                if (!(i_1103 == 0)) {
                    break;
                }
                i_1105 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_1105 == 0) {
                    l_1106 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1099 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_1101 + (ulong) 128L)) - (ulong) l_1106)) < 1025L) {
                        i_1103 = 1;
                    } else {
                        if (l_1104 < l_1102) {
                            GALEFS_RELAX(l_1104);
                            l_1107 = (long) ((ulong) l_1104 + (ulong) 1L);
                            l_1104 = l_1107;
                        } else {
                            i_1103 = (-110);
                        }
                    }
                } else {
                    i_1108 = (int) (0 - (uint) i_1105);
                    i_1103 = i_1108;
                }
            }
            if (i_1103 < 0) {
                l_1109 = (long) i_1103;
                l_1110 = l_1109;
            } else {
                l_1111 = (long) ((ulong) l_1101 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1099 + (ulong) ((long) (uint) (((int) l_1111) & 1023)))))) = 0L;
                l_1112 = (long) ((ulong) l_1099 + (ulong) ((long) (uint) (((int) l_1101) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1112 + (ulong) 4L)))) = 2;
                i_1113 = (int) ((uint) ((int) (((long) ((ulong) l_1101 + (ulong) ((long) ((ulong) (l_1101 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1112 + (ulong) 8L)))) = i_1113;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1112 + (ulong) 12L)))) = i_440;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1112 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1112 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1112 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1112 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_1112)) = 64;
                *((__global long *) (arg_fs + 16 + l_1100)) = l_1111;
                GALEFS_FENCE();
                l_1114 = *((__global long *) (arg_fs + 16 + 24L));
                i_1115 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1114 + (ulong) ((long) i_1115))))) = (char) 1;
                l_1116 = *((__global long *) (arg_fs + 16 + 8L));
                l_1117 = (long) ((ulong) l_1099 + (ulong) 1792L);
                i_1118 = 0;
                l_1119 = 0L;
                while (true) {
                    if (!(i_1118 == 0)) {
                        break;
                    }
                    i_1120 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_1121 = *((volatile __global int *) (arg_fs + 16 + l_1117));
                    if (i_1113 == i_1121) {
                        i_1118 = 1;
                    } else {
                        if (i_1120 == 0) {
                            if (l_1119 < l_1116) {
                                GALEFS_RELAX(l_1119);
                                l_1122 = (long) ((ulong) l_1119 + (ulong) 1L);
                                l_1119 = l_1122;
                            } else {
                                i_1118 = (-110);
                            }
                        } else {
                            i_1123 = (int) (0 - (uint) i_1120);
                            i_1118 = i_1123;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_1118 < 0) {
                    l_1124 = (long) i_1118;
                    l_1110 = l_1124;
                } else {
                    l_1125 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1099 + (ulong) 1800L))));
                    l_1110 = l_1125;
                }
            }
        } else {
            l_1110 = (-16L);
        }
    } else {
        l_1110 = 0L;
    }
    l_1126 = GALEFS_BROADCAST(l_1110);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_1127 = (int) get_local_id(0);
    if (i_1127 == 0) {
        l_1128 = *((__global long *) (arg_fs + 16 + 16L));
        i_1129 = (int) get_group_id(0);
        l_1130 = (long) i_1129;
        i_1131 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1128 + (ulong) ((l_1130 << 12) + (l_1130 << 11)))) + (ulong) 1896L))));
        if (i_1131 == 0) {
            l_1132 = *((__global long *) (arg_fs + 16 + 16L));
            i_1133 = (int) get_group_id(0);
            l_1134 = (long) i_1133;
            l_1135 = (long) ((ulong) l_1132 + (ulong) ((l_1134 << 12) + (l_1134 << 11)));
            l_1136 = (long) ((ulong) l_1135 + (ulong) 1864L);
            l_1137 = *((__global long *) (arg_fs + 16 + l_1136));
            l_1138 = *((__global long *) (arg_fs + 16 + 8L));
            i_1139 = 0;
            l_1140 = 0L;
            while (true) {
                if (!(i_1139 == 0)) {
                    break;
                }
                i_1141 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_1141 == 0) {
                    l_1142 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1135 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_1137 + (ulong) 128L)) - (ulong) l_1142)) < 1025L) {
                        i_1139 = 1;
                    } else {
                        if (l_1140 < l_1138) {
                            GALEFS_RELAX(l_1140);
                            l_1143 = (long) ((ulong) l_1140 + (ulong) 1L);
                            l_1140 = l_1143;
                        } else {
                            i_1139 = (-110);
                        }
                    }
                } else {
                    i_1144 = (int) (0 - (uint) i_1141);
                    i_1139 = i_1144;
                }
            }
            if (i_1139 < 0) {
                l_1145 = (long) i_1139;
                l_1146 = l_1145;
            } else {
                l_1147 = (long) ((ulong) l_1137 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1135 + (ulong) ((long) (uint) (((int) l_1147) & 1023)))))) = 0L;
                l_1148 = (long) ((ulong) l_1135 + (ulong) ((long) (uint) (((int) l_1137) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1148 + (ulong) 4L)))) = 2;
                i_1149 = (int) ((uint) ((int) (((long) ((ulong) l_1137 + (ulong) ((long) ((ulong) (l_1137 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1148 + (ulong) 8L)))) = i_1149;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1148 + (ulong) 12L)))) = i_319;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1148 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1148 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1148 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1148 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_1148)) = 64;
                *((__global long *) (arg_fs + 16 + l_1136)) = l_1147;
                GALEFS_FENCE();
                l_1150 = *((__global long *) (arg_fs + 16 + 24L));
                i_1151 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1150 + (ulong) ((long) i_1151))))) = (char) 1;
                l_1152 = *((__global long *) (arg_fs + 16 + 8L));
                l_1153 = (long) ((ulong) l_1135 + (ulong) 1792L);
                i_1154 = 0;
                l_1155 = 0L;
                while (true) {
                    if (!(i_1154 == 0)) {
                        break;
                    }
                    i_1156 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_1157 = *((volatile __global int *) (arg_fs + 16 + l_1153));
                    if (i_1149 == i_1157) {
                        i_1154 = 1;
                    } else {
                        if (i_1156 == 0) {
                            if (l_1155 < l_1152) {
                                GALEFS_RELAX(l_1155);
                                l_1158 = (long) ((ulong) l_1155 + (ulong) 1L);
                                l_1155 = l_1158;
                            } else {
                                i_1154 = (-110);
                            }
                        } else {
                            i_1159 = (int) (0 - (uint) i_1156);
                            i_1154 = i_1159;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_1154 < 0) {
                    l_1160 = (long) i_1154;
                    l_1146 = l_1160;
                } else {
                    l_1161 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1135 + (ulong) 1800L))));
                    l_1146 = l_1161;
                }
            }
        } else {
            l_1146 = (-16L);
        }
    } else {
        l_1146 = 0L;
    }
    l_1162 = GALEFS_BROADCAST(l_1146);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_1163 = (int) get_local_id(0);
    if (i_1163 == 0) {
        l_1164 = *((__global long *) (arg_fs + 16 + 16L));
        i_1165 = (int) get_group_id(0);
        l_1166 = (long) i_1165;
        i_1167 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1164 + (ulong) ((l_1166 << 12) + (l_1166 << 11)))) + (ulong) 1896L))));
        if (i_1167 == 0) {
            l_1168 = *((__global long *) (arg_fs + 16 + 16L));
            i_1169 = (int) get_group_id(0);
            l_1170 = (long) i_1169;
            l_1171 = (long) ((ulong) l_1168 + (ulong) ((l_1170 << 12) + (l_1170 << 11)));
            l_1172 = (long) ((ulong) l_1171 + (ulong) 1864L);
            l_1173 = *((__global long *) (arg_fs + 16 + l_1172));
            l_1174 = *((__global long *) (arg_fs + 16 + 8L));
            i_1175 = 0;
            l_1176 = 0L;
            while (true) {
                if (!(i_1175 == 0)) {
                    break;
                }
                i_1177 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_1177 == 0) {
                    l_1178 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1171 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_1173 + (ulong) 128L)) - (ulong) l_1178)) < 1025L) {
                        i_1175 = 1;
                    } else {
                        if (l_1176 < l_1174) {
                            GALEFS_RELAX(l_1176);
                            l_1179 = (long) ((ulong) l_1176 + (ulong) 1L);
                            l_1176 = l_1179;
                        } else {
                            i_1175 = (-110);
                        }
                    }
                } else {
                    i_1180 = (int) (0 - (uint) i_1177);
                    i_1175 = i_1180;
                }
            }
            if (i_1175 < 0) {
                l_1181 = (long) i_1175;
                l_1182 = l_1181;
            } else {
                l_1183 = (long) ((ulong) l_1173 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1171 + (ulong) ((long) (uint) (((int) l_1183) & 1023)))))) = 0L;
                l_1184 = (long) ((ulong) l_1171 + (ulong) ((long) (uint) (((int) l_1173) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1184 + (ulong) 4L)))) = 2;
                i_1185 = (int) ((uint) ((int) (((long) ((ulong) l_1173 + (ulong) ((long) ((ulong) (l_1173 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1184 + (ulong) 8L)))) = i_1185;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1184 + (ulong) 12L)))) = i_440;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1184 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1184 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1184 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1184 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_1184)) = 64;
                *((__global long *) (arg_fs + 16 + l_1172)) = l_1183;
                GALEFS_FENCE();
                l_1186 = *((__global long *) (arg_fs + 16 + 24L));
                i_1187 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1186 + (ulong) ((long) i_1187))))) = (char) 1;
                l_1188 = *((__global long *) (arg_fs + 16 + 8L));
                l_1189 = (long) ((ulong) l_1171 + (ulong) 1792L);
                i_1190 = 0;
                l_1191 = 0L;
                while (true) {
                    if (!(i_1190 == 0)) {
                        break;
                    }
                    i_1192 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_1193 = *((volatile __global int *) (arg_fs + 16 + l_1189));
                    if (i_1185 == i_1193) {
                        i_1190 = 1;
                    } else {
                        if (i_1192 == 0) {
                            if (l_1191 < l_1188) {
                                GALEFS_RELAX(l_1191);
                                l_1194 = (long) ((ulong) l_1191 + (ulong) 1L);
                                l_1191 = l_1194;
                            } else {
                                i_1190 = (-110);
                            }
                        } else {
                            i_1195 = (int) (0 - (uint) i_1192);
                            i_1190 = i_1195;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_1190 < 0) {
                    l_1196 = (long) i_1190;
                    l_1182 = l_1196;
                } else {
                    l_1197 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1171 + (ulong) 1800L))));
                    l_1182 = l_1197;
                }
            }
        } else {
            l_1182 = (-16L);
        }
    } else {
        l_1182 = 0L;
    }
    l_1198 = GALEFS_BROADCAST(l_1182);
    *((__global long *) (arg_out + 144L)) = ((long) ((int) l_1198));
}
