// A kernel of GaleFS. Generated from Java: change that, not this.
// kernel: io.github.galefs.FileKernels#mapRefusals
// entry point: galefs_mapRefusals
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

__constant char gale_literals[] = {102, 105, 108, 101};

__kernel void galefs_mapRefusals(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_refusals) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_0, i_2, i_4, i_6, i_10, i_11, i_12, i_16, i_18, i_21, i_26, i_28, i_31, i_33, i_34, i_36, i_40, i_42, i_43, i_45, i_46, i_48, i_49, i_50, i_52, i_53, i_54, i_56, i_57, i_65, i_67, i_68, i_71, i_72, i_73, i_75, i_76, i_77, i_80, i_82, i_84, i_86, i_87, i_88, i_89, i_90, i_91, i_94, i_96, i_97, i_100, i_104, i_110, i_112, i_115, i_120, i_122, i_125, i_127, i_128, i_130, i_140, i_146, i_147, i_148, i_149, i_150, i_151, i_153, i_154, i_155, i_157, i_158, i_164, i_166, i_167, i_170, i_171, i_172, i_174, i_175, i_176, i_179, i_181, i_183, i_185, i_186, i_187, i_188, i_189, i_190, i_193, i_195, i_196, i_199, i_203, i_209, i_211, i_214, i_219, i_221, i_224, i_226, i_227, i_229, i_239, i_245, i_246, i_247, i_249, i_250, i_251, i_253, i_254, i_255, i_257, i_258, i_266, i_268, i_269, i_272, i_273, i_274, i_276, i_277, i_278, i_281, i_283, i_285, i_287, i_288, i_289, i_290, i_291, i_292, i_295, i_297, i_298, i_301, i_305, i_311, i_313, i_316, i_321, i_323, i_326, i_328, i_329, i_331, i_341, i_347, i_348, i_349, i_350, i_351, i_352, i_354, i_355, i_356, i_358, i_359, i_362, i_363, i_364, i_366, i_367, i_368, i_371, i_373, i_375, i_376, i_377, i_378, i_379, i_380, i_381, i_384, i_386, i_387, i_390, i_394, i_400, i_402, i_405, i_410, i_412, i_415, i_417, i_418, i_420, i_430, i_436, i_437, i_438, i_439, i_440, i_441, i_443, i_444, i_445, i_447, i_448, i_451, i_452, i_453, i_455, i_456, i_457, i_460, i_462, i_464, i_465, i_466, i_467, i_468, i_469, i_470, i_473, i_475, i_476, i_479, i_483, i_489, i_491, i_494, i_499, i_501, i_504, i_506, i_507, i_509, i_519, i_525, i_526, i_527, i_528, i_531, i_535, i_541, i_543, i_545, i_548, i_551, i_559, i_560, i_561, i_562, i_563, i_564, i_566, i_567, i_568, i_570, i_571, i_576, i_578, i_579, i_582, i_583, i_584, i_586, i_587, i_588, i_591, i_593, i_595, i_596, i_597, i_598, i_599, i_600, i_601, i_604, i_606, i_607, i_610, i_614, i_620, i_622, i_625, i_630, i_632, i_635, i_637, i_638, i_640, i_650, i_654, i_655, i_656, i_657, i_658, i_659, i_661, i_662, i_663, i_665, i_666, i_671, i_673, i_674, i_677, i_678, i_679, i_681, i_682, i_683, i_686, i_688, i_690, i_691, i_692, i_693, i_694, i_695, i_696, i_699, i_701, i_702, i_705, i_709, i_715, i_717, i_720, i_725, i_727, i_730, i_732, i_733, i_735, i_745, i_751, i_752, i_753, i_754, i_756, i_757, i_758, i_760, i_761, i_766, i_768, i_773, i_774, i_775, i_776, i_777, i_778, i_782, i_783, i_784, i_786, i_787, i_788, i_791, i_793, i_795, i_797, i_798, i_799, i_800, i_801, i_802, i_805, i_807, i_808, i_811, i_815, i_821, i_823, i_826, i_831, i_833, i_836, i_838, i_839, i_841, i_850, i_851, i_854, i_857, i_859, i_866, i_867, i_868, i_869, i_870, i_872, i_874, i_876, i_880, i_881, i_882, i_886, i_888, i_891, i_896, i_898, i_901, i_903, i_904, i_906, i_910, i_912, i_914, i_916, i_922, i_924, i_927, i_932, i_934, i_937, i_939, i_940, i_942, i_946, i_947, i_948, i_949, i_951, i_952, i_953, i_954, i_961, i_963, i_965, i_968, i_971, i_979, i_981, i_983, i_985, i_991, i_993, i_996, i_1001, i_1003, i_1006, i_1008, i_1009, i_1011;
    long l_1, l_3, l_5, l_7, l_8, l_9, l_13, l_14, l_15, l_17, l_19, l_20, l_22, l_23, l_24, l_25, l_27, l_29, l_30, l_32, l_35, l_37, l_38, l_39, l_41, l_44, l_47, l_51, l_55, l_58, l_59, l_60, l_61, l_62, l_63, l_64, l_66, l_69, l_70, l_74, l_78, l_79, l_81, l_83, l_85, l_92, l_93, l_95, l_98, l_99, l_101, l_102, l_103, l_105, l_106, l_107, l_108, l_109, l_111, l_113, l_114, l_116, l_117, l_118, l_119, l_121, l_123, l_124, l_126, l_129, l_131, l_132, l_133, l_134, l_135, l_136, l_137, l_138, l_139, l_141, l_142, l_143, l_144, l_145, l_152, l_156, l_159, l_160, l_161, l_162, l_163, l_165, l_168, l_169, l_173, l_177, l_178, l_180, l_182, l_184, l_191, l_192, l_194, l_197, l_198, l_200, l_201, l_202, l_204, l_205, l_206, l_207, l_208, l_210, l_212, l_213, l_215, l_216, l_217, l_218, l_220, l_222, l_223, l_225, l_228, l_230, l_231, l_232, l_233, l_234, l_235, l_236, l_237, l_238, l_240, l_241, l_242, l_243, l_244, l_248, l_252, l_256, l_259, l_260, l_261, l_262, l_263, l_264, l_265, l_267, l_270, l_271, l_275, l_279, l_280, l_282, l_284, l_286, l_293, l_294, l_296, l_299, l_300, l_302, l_303, l_304, l_306, l_307, l_308, l_309, l_310, l_312, l_314, l_315, l_317, l_318, l_319, l_320, l_322, l_324, l_325, l_327, l_330, l_332, l_333, l_334, l_335, l_336, l_337, l_338, l_339, l_340, l_342, l_343, l_344, l_345, l_346, l_353, l_357, l_360, l_361, l_365, l_369, l_370, l_372, l_374, l_382, l_383, l_385, l_388, l_389, l_391, l_392, l_393, l_395, l_396, l_397, l_398, l_399, l_401, l_403, l_404, l_406, l_407, l_408, l_409, l_411, l_413, l_414, l_416, l_419, l_421, l_422, l_423, l_424, l_425, l_426, l_427, l_428, l_429, l_431, l_432, l_433, l_434, l_435, l_442, l_446, l_449, l_450, l_454, l_458, l_459, l_461, l_463, l_471, l_472, l_474, l_477, l_478, l_480, l_481, l_482, l_484, l_485, l_486, l_487, l_488, l_490, l_492, l_493, l_495, l_496, l_497, l_498, l_500, l_502, l_503, l_505, l_508, l_510, l_511, l_512, l_513, l_514, l_515, l_516, l_517, l_518, l_520, l_521, l_522, l_523, l_524, l_529, l_530, l_532, l_533, l_534, l_536, l_537, l_538, l_539, l_540, l_542, l_544, l_546, l_547, l_549, l_550, l_552, l_553, l_554, l_555, l_556, l_557, l_558, l_565, l_569, l_572, l_573, l_574, l_575, l_577, l_580, l_581, l_585, l_589, l_590, l_592, l_594, l_602, l_603, l_605, l_608, l_609, l_611, l_612, l_613, l_615, l_616, l_617, l_618, l_619, l_621, l_623, l_624, l_626, l_627, l_628, l_629, l_631, l_633, l_634, l_636, l_639, l_641, l_642, l_643, l_644, l_645, l_646, l_647, l_648, l_649, l_651, l_652, l_653, l_660, l_664, l_667, l_668, l_669, l_670, l_672, l_675, l_676, l_680, l_684, l_685, l_687, l_689, l_697, l_698, l_700, l_703, l_704, l_706, l_707, l_708, l_710, l_711, l_712, l_713, l_714, l_716, l_718, l_719, l_721, l_722, l_723, l_724, l_726, l_728, l_729, l_731, l_734, l_736, l_737, l_738, l_739, l_740, l_741, l_742, l_743, l_744, l_746, l_747, l_748, l_749, l_750, l_755, l_759, l_762, l_763, l_764, l_765, l_767, l_769, l_770, l_771, l_772, l_779, l_780, l_781, l_785, l_789, l_790, l_792, l_794, l_796, l_803, l_804, l_806, l_809, l_810, l_812, l_813, l_814, l_816, l_817, l_818, l_819, l_820, l_822, l_824, l_825, l_827, l_828, l_829, l_830, l_832, l_834, l_835, l_837, l_840, l_842, l_843, l_844, l_845, l_846, l_847, l_848, l_849, l_852, l_853, l_855, l_856, l_858, l_860, l_861, l_862, l_863, l_864, l_865, l_871, l_873, l_875, l_877, l_878, l_879, l_883, l_884, l_885, l_887, l_889, l_890, l_892, l_893, l_894, l_895, l_897, l_899, l_900, l_902, l_905, l_907, l_908, l_909, l_911, l_913, l_915, l_917, l_918, l_919, l_920, l_921, l_923, l_925, l_926, l_928, l_929, l_930, l_931, l_933, l_935, l_936, l_938, l_941, l_943, l_944, l_945, l_950, l_955, l_956, l_957, l_958, l_959, l_960, l_962, l_964, l_966, l_967, l_969, l_970, l_972, l_973, l_974, l_975, l_976, l_977, l_978, l_980, l_982, l_984, l_986, l_987, l_988, l_989, l_990, l_992, l_994, l_995, l_997, l_998, l_999, l_1000, l_1002, l_1004, l_1005, l_1007, l_1010, l_1012, l_1013, l_1014;
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
    i_40 = *((__global int *) (arg_fs + 16 + 156L));
    l_41 = *((__global long *) (arg_args + 16L));
    i_42 = (int) get_local_id(0);
    i_43 = (int) l_39;
    l_44 = ((long) i_43) << 3;
    if (i_42 == 0) {
        i_45 = *((volatile __global int *) (arg_fs + 16 + 64L));
        i_46 = (int) (0 - (uint) i_45);
        l_47 = (long) ((int) ((uint) (1 << i_40) + (uint) (-1)));
        if (i_46 < 0) {
            i_48 = i_46;
        } else {
            if (i_43 < 0) {
                i_49 = (-9);
            } else {
                i_50 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_43 < i_50) {
                    l_51 = *((__global long *) (arg_fs + 16 + 192L));
                    i_52 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_51 + (ulong) l_44))));
                    i_53 = (int) ((uint) i_52 + (uint) (-1));
                    i_54 = (i_53 < 0) ? (-9) : i_53;
                    if (i_54 < 0) {
                        i_49 = i_54;
                    } else {
                        l_55 = *((__global long *) (arg_fs + 16 + 192L));
                        i_56 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_55 + (ulong) l_44)) + (ulong) 4L))));
                        if ((i_56 & 3) == 1) {
                            i_49 = (-9);
                        } else {
                            i_49 = i_54;
                        }
                    }
                } else {
                    i_49 = (-9);
                }
            }
            if (i_49 < 0) {
                i_48 = i_49;
            } else {
                if (l_47 < 0L) {
                    i_48 = (-22);
                } else {
                    i_57 = *((__global int *) (arg_fs + 16 + 156L));
                    l_58 = 1L << i_57;
                    l_59 = (long) ((ulong) l_58 - (ulong) (l_47 & ((long) ((ulong) l_58 + (ulong) (-1L)))));
                    if (l_59 < 2L) {
                        if (((int) l_59) < 2) {
                            i_48 = (-22);
                            goto B56;
                        }
                    }
                    l_60 = *((__global long *) (arg_fs + 16 + 200L));
                    l_61 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) (((long) (uint) i_49) << 6)))));
                    l_62 = (long) ((ulong) l_61 - (ulong) l_47);
                    if (l_62 < 1L) {
                        i_48 = (-22);
                    } else {
                        l_63 = (l_62 < 2L) ? l_62 : 2L;
                        if (l_63 < 2L) {
                            i_48 = (-22);
                        } else {
                            l_64 = *((__global long *) (arg_fs + 16 + 16L));
                            i_65 = (int) get_group_id(0);
                            l_66 = (long) i_65;
                            i_67 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_64 + (ulong) ((l_66 << 12) + (l_66 << 11)))) + (ulong) 1896L))));
                            i_68 = (i_67 == 0) ? 0 : (-16);
                            i_48 = i_68;
                        }
                    }
                }
            }
        }
    B56:;
        l_69 = (long) i_48;
        if (l_69 == 0L) {
            l_70 = *((__global long *) (arg_fs + 16 + 16L));
            i_71 = (int) get_group_id(0);
            if (i_43 < 0) {
                i_72 = (-9);
            } else {
                i_73 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_43 < i_73) {
                    l_74 = *((__global long *) (arg_fs + 16 + 192L));
                    i_75 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) l_44))));
                    i_76 = (int) ((uint) i_75 + (uint) (-1));
                    i_77 = (i_76 < 0) ? (-9) : i_76;
                    i_72 = i_77;
                } else {
                    i_72 = (-9);
                }
            }
            l_78 = (long) i_72;
            if (i_72 < 0) {
                l_79 = l_78;
            } else {
                i_80 = *((__global int *) (arg_fs + 16 + 156L));
                l_81 = *((__global long *) (arg_fs + 16 + 200L));
                i_82 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_81 + (ulong) (l_78 << 6))) + (ulong) 8L))));
                l_83 = *((__global long *) (arg_fs + 16 + 128L));
                i_84 = *((__global int *) (arg_fs + 16 + 152L));
                l_85 = l_47 >> i_80;
                i_86 = i_84 & ((int) (((long) ((ulong) ((long) ((ulong) l_85 + (ulong) (((long) i_82) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                i_87 = i_86;
                i_88 = 0;
                i_89 = (-2);
                while (true) {
                    if (!(i_89 == (-2))) {
                        break;
                    }
                    i_90 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) (((long) i_87) << 2)))));
                    i_91 = (int) ((uint) i_90 + (uint) (-1));
                    if (i_91 < 0) {
                        i_89 = (-1);
                    } else {
                        l_92 = *((__global long *) (arg_fs + 16 + 136L));
                        l_93 = (long) ((ulong) l_92 + (ulong) (((long) (uint) i_91) << 4));
                        i_94 = *((volatile __global int *) (arg_fs + 16 + l_93));
                        l_95 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 8L))));
                        if ((!(i_82 == i_94)) || (!(l_85 == l_95))) {
                            if (i_84 == i_88) {
                                i_89 = (-1);
                            } else {
                                i_96 = (int) ((uint) i_88 + (uint) 1);
                                i_97 = i_84 & ((int) ((uint) i_87 + (uint) 1));
                                i_87 = i_97;
                                i_88 = i_96;
                            }
                        } else {
                            i_89 = i_91;
                        }
                    }
                }
                l_98 = (long) i_71;
                l_99 = (long) ((ulong) l_70 + (ulong) ((l_98 << 12) + (l_98 << 11)));
                if (i_89 < 0) {
                    i_100 = (-1);
                } else {
                    l_101 = (long) ((ulong) l_99 + (ulong) 1856L);
                    *((volatile __global int *) (arg_fs + 16 + l_101)) = ((int) ((uint) i_89 + (uint) 1));
                    GALEFS_FENCE();
                    l_102 = *((__global long *) (arg_fs + 16 + 136L));
                    l_103 = (long) ((ulong) l_102 + (ulong) (((long) (uint) i_89) << 4));
                    i_104 = *((volatile __global int *) (arg_fs + 16 + l_103));
                    l_105 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 8L))));
                    if ((!(i_82 == i_104)) || (!(l_85 == l_105))) {
                        *((volatile __global int *) (arg_fs + 16 + l_101)) = 0;
                    }
                    GALEFS_FENCE();
                    if ((!(i_82 == i_104)) || (!(l_85 == l_105))) {
                        i_100 = (-1);
                    } else {
                        i_100 = i_89;
                    }
                }
                l_106 = (long) i_100;
                if (l_106 == (-1L)) {
                    l_107 = (long) ((ulong) l_99 + (ulong) 1864L);
                    l_108 = *((__global long *) (arg_fs + 16 + l_107));
                    l_109 = *((__global long *) (arg_fs + 16 + 8L));
                    i_110 = 0;
                    l_111 = 0L;
                    while (true) {
                        if (!(i_110 == 0)) {
                            break;
                        }
                        i_112 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        if (i_112 == 0) {
                            l_113 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 1408L))));
                            if (((long) ((ulong) ((long) ((ulong) l_108 + (ulong) 128L)) - (ulong) l_113)) < 1025L) {
                                i_110 = 1;
                            } else {
                                if (l_111 < l_109) {
                                    GALEFS_RELAX(l_111);
                                    l_114 = (long) ((ulong) l_111 + (ulong) 1L);
                                    l_111 = l_114;
                                } else {
                                    i_110 = (-110);
                                }
                            }
                        } else {
                            i_115 = (int) (0 - (uint) i_112);
                            i_110 = i_115;
                        }
                    }
                    if (i_110 < 0) {
                        l_116 = (long) i_110;
                        l_117 = l_116;
                    } else {
                        l_118 = (long) ((ulong) l_108 + (ulong) 64L);
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) ((long) (uint) (((int) l_118) & 1023)))))) = 0L;
                        l_119 = (long) ((ulong) l_99 + (ulong) ((long) (uint) (((int) l_108) & 1023)));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 4L)))) = 3;
                        i_120 = (int) ((uint) ((int) (((long) ((ulong) l_108 + (ulong) ((long) ((ulong) (l_108 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 8L)))) = i_120;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 12L)))) = i_43;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 16L)))) = l_47;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 24L)))) = 2L;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 32L)))) = 0;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global int *) (arg_fs + 16 + l_119)) = 64;
                        *((__global long *) (arg_fs + 16 + l_107)) = l_118;
                        GALEFS_FENCE();
                        l_121 = *((__global long *) (arg_fs + 16 + 24L));
                        i_122 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) ((long) i_122))))) = (char) 1;
                        l_123 = *((__global long *) (arg_fs + 16 + 8L));
                        l_124 = (long) ((ulong) l_99 + (ulong) 1792L);
                        i_125 = 0;
                        l_126 = 0L;
                        while (true) {
                            if (!(i_125 == 0)) {
                                break;
                            }
                            i_127 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            i_128 = *((volatile __global int *) (arg_fs + 16 + l_124));
                            if (i_120 == i_128) {
                                i_125 = 1;
                            } else {
                                if (i_127 == 0) {
                                    if (l_126 < l_123) {
                                        GALEFS_RELAX(l_126);
                                        l_129 = (long) ((ulong) l_126 + (ulong) 1L);
                                        l_126 = l_129;
                                    } else {
                                        i_125 = (-110);
                                    }
                                } else {
                                    i_130 = (int) (0 - (uint) i_127);
                                    i_125 = i_130;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_125 < 0) {
                            l_131 = (long) i_125;
                            l_117 = l_131;
                        } else {
                            l_132 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 1800L))));
                            l_117 = l_132;
                        }
                    }
                    if (l_117 < 0L) {
                        l_133 = l_117;
                    } else {
                        l_134 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 1808L))));
                        l_133 = l_134;
                    }
                } else {
                    l_135 = (long) ((ulong) l_99 + (ulong) 1872L);
                    l_136 = *((__global long *) (arg_fs + 16 + l_135));
                    *((__global long *) (arg_fs + 16 + l_135)) = ((long) ((ulong) l_136 + (ulong) 1L));
                    l_133 = l_106;
                }
                if (l_133 < 0L) {
                    l_79 = l_133;
                } else {
                    l_137 = (long) ((ulong) (l_133 << i_80) + (ulong) (l_47 & ((long) ((ulong) (1L << i_80) + (ulong) (-1L)))));
                    l_79 = l_137;
                }
            }
        } else {
            l_79 = l_69;
        }
        if (l_79 < 0L) {
            l_138 = l_79;
        } else {
            l_139 = *((__global long *) (arg_fs + 16 + 16L));
            i_140 = (int) get_group_id(0);
            l_141 = (long) i_140;
            *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_139 + (ulong) ((l_141 << 12) + (l_141 << 11)))) + (ulong) 1896L)))) = 1;
            l_138 = l_79;
        }
    } else {
        l_138 = 0L;
    }
    l_142 = GALEFS_BROADCAST(l_138);
    if (l_142 < 0L) {
        l_143 = l_142;
    } else {
        l_144 = *((__global long *) (arg_fs + 16 + 144L));
        l_145 = (long) ((ulong) l_142 + (ulong) l_144);
        l_143 = l_145;
    }
    *((__global long *) (arg_refusals + 16L)) = l_143;
    i_146 = (int) get_local_id(0);
    if (i_146 == 0) {
        i_147 = *((volatile __global int *) (arg_fs + 16 + 64L));
        i_148 = (int) (0 - (uint) i_147);
        if (i_148 < 0) {
            i_149 = i_148;
        } else {
            if (i_43 < 0) {
                i_150 = (-9);
            } else {
                i_151 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_43 < i_151) {
                    l_152 = *((__global long *) (arg_fs + 16 + 192L));
                    i_153 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_152 + (ulong) l_44))));
                    i_154 = (int) ((uint) i_153 + (uint) (-1));
                    i_155 = (i_154 < 0) ? (-9) : i_154;
                    if (i_155 < 0) {
                        i_150 = i_155;
                    } else {
                        l_156 = *((__global long *) (arg_fs + 16 + 192L));
                        i_157 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_156 + (ulong) l_44)) + (ulong) 4L))));
                        if ((i_157 & 3) == 1) {
                            i_150 = (-9);
                        } else {
                            i_150 = i_155;
                        }
                    }
                } else {
                    i_150 = (-9);
                }
            }
            if (i_150 < 0) {
                i_149 = i_150;
            } else {
                if (l_41 < 0L) {
                    i_149 = (-22);
                } else {
                    i_158 = *((__global int *) (arg_fs + 16 + 156L));
                    l_159 = 1L << i_158;
                    l_160 = (long) ((ulong) l_159 - (ulong) (((long) ((ulong) l_159 + (ulong) (-1L))) & l_41));
                    if (l_160 < 1L) {
                        if (((int) l_160) < 1) {
                            i_149 = (-22);
                            goto B144;
                        }
                    }
                    l_161 = *((__global long *) (arg_fs + 16 + 200L));
                    l_162 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) (((long) (uint) i_150) << 6)))));
                    if (((long) ((ulong) l_162 - (ulong) l_41)) < 1L) {
                        i_149 = (-22);
                    } else {
                        l_163 = *((__global long *) (arg_fs + 16 + 16L));
                        i_164 = (int) get_group_id(0);
                        l_165 = (long) i_164;
                        i_166 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_163 + (ulong) ((l_165 << 12) + (l_165 << 11)))) + (ulong) 1896L))));
                        i_167 = (i_166 == 0) ? 0 : (-16);
                        i_149 = i_167;
                    }
                }
            }
        }
    B144:;
        l_168 = (long) i_149;
        if (l_168 == 0L) {
            l_169 = *((__global long *) (arg_fs + 16 + 16L));
            i_170 = (int) get_group_id(0);
            if (i_43 < 0) {
                i_171 = (-9);
            } else {
                i_172 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_43 < i_172) {
                    l_173 = *((__global long *) (arg_fs + 16 + 192L));
                    i_174 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_173 + (ulong) l_44))));
                    i_175 = (int) ((uint) i_174 + (uint) (-1));
                    i_176 = (i_175 < 0) ? (-9) : i_175;
                    i_171 = i_176;
                } else {
                    i_171 = (-9);
                }
            }
            l_177 = (long) i_171;
            if (i_171 < 0) {
                l_178 = l_177;
            } else {
                i_179 = *((__global int *) (arg_fs + 16 + 156L));
                l_180 = *((__global long *) (arg_fs + 16 + 200L));
                i_181 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_180 + (ulong) (l_177 << 6))) + (ulong) 8L))));
                l_182 = *((__global long *) (arg_fs + 16 + 128L));
                i_183 = *((__global int *) (arg_fs + 16 + 152L));
                l_184 = l_41 >> i_179;
                i_185 = i_183 & ((int) (((long) ((ulong) ((long) ((ulong) l_184 + (ulong) (((long) i_181) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                i_186 = i_185;
                i_187 = 0;
                i_188 = (-2);
                while (true) {
                    if (!(i_188 == (-2))) {
                        break;
                    }
                    i_189 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_182 + (ulong) (((long) i_186) << 2)))));
                    i_190 = (int) ((uint) i_189 + (uint) (-1));
                    if (i_190 < 0) {
                        i_188 = (-1);
                    } else {
                        l_191 = *((__global long *) (arg_fs + 16 + 136L));
                        l_192 = (long) ((ulong) l_191 + (ulong) (((long) (uint) i_190) << 4));
                        i_193 = *((volatile __global int *) (arg_fs + 16 + l_192));
                        l_194 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) 8L))));
                        if ((!(i_181 == i_193)) || (!(l_184 == l_194))) {
                            if (i_183 == i_187) {
                                i_188 = (-1);
                            } else {
                                i_195 = (int) ((uint) i_187 + (uint) 1);
                                i_196 = i_183 & ((int) ((uint) i_186 + (uint) 1));
                                i_186 = i_196;
                                i_187 = i_195;
                            }
                        } else {
                            i_188 = i_190;
                        }
                    }
                }
                l_197 = (long) i_170;
                l_198 = (long) ((ulong) l_169 + (ulong) ((l_197 << 12) + (l_197 << 11)));
                if (i_188 < 0) {
                    i_199 = (-1);
                } else {
                    l_200 = (long) ((ulong) l_198 + (ulong) 1856L);
                    *((volatile __global int *) (arg_fs + 16 + l_200)) = ((int) ((uint) i_188 + (uint) 1));
                    GALEFS_FENCE();
                    l_201 = *((__global long *) (arg_fs + 16 + 136L));
                    l_202 = (long) ((ulong) l_201 + (ulong) (((long) (uint) i_188) << 4));
                    i_203 = *((volatile __global int *) (arg_fs + 16 + l_202));
                    l_204 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_202 + (ulong) 8L))));
                    if ((!(i_181 == i_203)) || (!(l_184 == l_204))) {
                        *((volatile __global int *) (arg_fs + 16 + l_200)) = 0;
                    }
                    GALEFS_FENCE();
                    if ((!(i_181 == i_203)) || (!(l_184 == l_204))) {
                        i_199 = (-1);
                    } else {
                        i_199 = i_188;
                    }
                }
                l_205 = (long) i_199;
                if (l_205 == (-1L)) {
                    l_206 = (long) ((ulong) l_198 + (ulong) 1864L);
                    l_207 = *((__global long *) (arg_fs + 16 + l_206));
                    l_208 = *((__global long *) (arg_fs + 16 + 8L));
                    i_209 = 0;
                    l_210 = 0L;
                    while (true) {
                        if (!(i_209 == 0)) {
                            break;
                        }
                        i_211 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        if (i_211 == 0) {
                            l_212 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_198 + (ulong) 1408L))));
                            if (((long) ((ulong) ((long) ((ulong) l_207 + (ulong) 128L)) - (ulong) l_212)) < 1025L) {
                                i_209 = 1;
                            } else {
                                if (l_210 < l_208) {
                                    GALEFS_RELAX(l_210);
                                    l_213 = (long) ((ulong) l_210 + (ulong) 1L);
                                    l_210 = l_213;
                                } else {
                                    i_209 = (-110);
                                }
                            }
                        } else {
                            i_214 = (int) (0 - (uint) i_211);
                            i_209 = i_214;
                        }
                    }
                    if (i_209 < 0) {
                        l_215 = (long) i_209;
                        l_216 = l_215;
                    } else {
                        l_217 = (long) ((ulong) l_207 + (ulong) 64L);
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_198 + (ulong) ((long) (uint) (((int) l_217) & 1023)))))) = 0L;
                        l_218 = (long) ((ulong) l_198 + (ulong) ((long) (uint) (((int) l_207) & 1023)));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_218 + (ulong) 4L)))) = 3;
                        i_219 = (int) ((uint) ((int) (((long) ((ulong) l_207 + (ulong) ((long) ((ulong) (l_207 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_218 + (ulong) 8L)))) = i_219;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_218 + (ulong) 12L)))) = i_43;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_218 + (ulong) 16L)))) = l_41;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_218 + (ulong) 24L)))) = 1L;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_218 + (ulong) 32L)))) = 0;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_218 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global int *) (arg_fs + 16 + l_218)) = 64;
                        *((__global long *) (arg_fs + 16 + l_206)) = l_217;
                        GALEFS_FENCE();
                        l_220 = *((__global long *) (arg_fs + 16 + 24L));
                        i_221 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_220 + (ulong) ((long) i_221))))) = (char) 1;
                        l_222 = *((__global long *) (arg_fs + 16 + 8L));
                        l_223 = (long) ((ulong) l_198 + (ulong) 1792L);
                        i_224 = 0;
                        l_225 = 0L;
                        while (true) {
                            if (!(i_224 == 0)) {
                                break;
                            }
                            i_226 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            i_227 = *((volatile __global int *) (arg_fs + 16 + l_223));
                            if (i_219 == i_227) {
                                i_224 = 1;
                            } else {
                                if (i_226 == 0) {
                                    if (l_225 < l_222) {
                                        GALEFS_RELAX(l_225);
                                        l_228 = (long) ((ulong) l_225 + (ulong) 1L);
                                        l_225 = l_228;
                                    } else {
                                        i_224 = (-110);
                                    }
                                } else {
                                    i_229 = (int) (0 - (uint) i_226);
                                    i_224 = i_229;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_224 < 0) {
                            l_230 = (long) i_224;
                            l_216 = l_230;
                        } else {
                            l_231 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_198 + (ulong) 1800L))));
                            l_216 = l_231;
                        }
                    }
                    if (l_216 < 0L) {
                        l_232 = l_216;
                    } else {
                        l_233 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_198 + (ulong) 1808L))));
                        l_232 = l_233;
                    }
                } else {
                    l_234 = (long) ((ulong) l_198 + (ulong) 1872L);
                    l_235 = *((__global long *) (arg_fs + 16 + l_234));
                    *((__global long *) (arg_fs + 16 + l_234)) = ((long) ((ulong) l_235 + (ulong) 1L));
                    l_232 = l_205;
                }
                if (l_232 < 0L) {
                    l_178 = l_232;
                } else {
                    l_236 = (long) ((ulong) (l_232 << i_179) + (ulong) (((long) ((ulong) (1L << i_179) + (ulong) (-1L))) & l_41));
                    l_178 = l_236;
                }
            }
        } else {
            l_178 = l_168;
        }
        if (l_178 < 0L) {
            l_237 = l_178;
        } else {
            l_238 = *((__global long *) (arg_fs + 16 + 16L));
            i_239 = (int) get_group_id(0);
            l_240 = (long) i_239;
            *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_238 + (ulong) ((l_240 << 12) + (l_240 << 11)))) + (ulong) 1896L)))) = 1;
            l_237 = l_178;
        }
    } else {
        l_237 = 0L;
    }
    l_241 = GALEFS_BROADCAST(l_237);
    if (l_241 < 0L) {
        l_242 = l_241;
    } else {
        l_243 = *((__global long *) (arg_fs + 16 + 144L));
        l_244 = (long) ((ulong) l_241 + (ulong) l_243);
        l_242 = l_244;
    }
    *((__global long *) (arg_refusals + 24L)) = l_242;
    i_245 = (int) get_local_id(0);
    if (i_245 == 0) {
        i_246 = *((volatile __global int *) (arg_fs + 16 + 64L));
        i_247 = (int) (0 - (uint) i_246);
        l_248 = (long) ((ulong) l_41 + (ulong) (-1L));
        if (i_247 < 0) {
            i_249 = i_247;
        } else {
            if (i_43 < 0) {
                i_250 = (-9);
            } else {
                i_251 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_43 < i_251) {
                    l_252 = *((__global long *) (arg_fs + 16 + 192L));
                    i_253 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_252 + (ulong) l_44))));
                    i_254 = (int) ((uint) i_253 + (uint) (-1));
                    i_255 = (i_254 < 0) ? (-9) : i_254;
                    if (i_255 < 0) {
                        i_250 = i_255;
                    } else {
                        l_256 = *((__global long *) (arg_fs + 16 + 192L));
                        i_257 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_256 + (ulong) l_44)) + (ulong) 4L))));
                        if ((i_257 & 3) == 1) {
                            i_250 = (-9);
                        } else {
                            i_250 = i_255;
                        }
                    }
                } else {
                    i_250 = (-9);
                }
            }
            if (i_250 < 0) {
                i_249 = i_250;
            } else {
                if (l_248 < 0L) {
                    i_249 = (-22);
                } else {
                    i_258 = *((__global int *) (arg_fs + 16 + 156L));
                    l_259 = 1L << i_258;
                    l_260 = (long) ((ulong) l_259 - (ulong) (l_248 & ((long) ((ulong) l_259 + (ulong) (-1L)))));
                    if (l_260 < 2L) {
                        if (((int) l_260) < 2) {
                            i_249 = (-22);
                            goto B234;
                        }
                    }
                    l_261 = *((__global long *) (arg_fs + 16 + 200L));
                    l_262 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_261 + (ulong) (((long) (uint) i_250) << 6)))));
                    l_263 = (long) ((ulong) l_262 - (ulong) l_248);
                    if (l_263 < 1L) {
                        i_249 = (-22);
                    } else {
                        l_264 = (l_263 < 2L) ? l_263 : 2L;
                        if (l_264 < 2L) {
                            i_249 = (-22);
                        } else {
                            l_265 = *((__global long *) (arg_fs + 16 + 16L));
                            i_266 = (int) get_group_id(0);
                            l_267 = (long) i_266;
                            i_268 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_265 + (ulong) ((l_267 << 12) + (l_267 << 11)))) + (ulong) 1896L))));
                            i_269 = (i_268 == 0) ? 0 : (-16);
                            i_249 = i_269;
                        }
                    }
                }
            }
        }
    B234:;
        l_270 = (long) i_249;
        if (l_270 == 0L) {
            l_271 = *((__global long *) (arg_fs + 16 + 16L));
            i_272 = (int) get_group_id(0);
            if (i_43 < 0) {
                i_273 = (-9);
            } else {
                i_274 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_43 < i_274) {
                    l_275 = *((__global long *) (arg_fs + 16 + 192L));
                    i_276 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_275 + (ulong) l_44))));
                    i_277 = (int) ((uint) i_276 + (uint) (-1));
                    i_278 = (i_277 < 0) ? (-9) : i_277;
                    i_273 = i_278;
                } else {
                    i_273 = (-9);
                }
            }
            l_279 = (long) i_273;
            if (i_273 < 0) {
                l_280 = l_279;
            } else {
                i_281 = *((__global int *) (arg_fs + 16 + 156L));
                l_282 = *((__global long *) (arg_fs + 16 + 200L));
                i_283 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_282 + (ulong) (l_279 << 6))) + (ulong) 8L))));
                l_284 = *((__global long *) (arg_fs + 16 + 128L));
                i_285 = *((__global int *) (arg_fs + 16 + 152L));
                l_286 = l_248 >> i_281;
                i_287 = i_285 & ((int) (((long) ((ulong) ((long) ((ulong) l_286 + (ulong) (((long) i_283) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                i_288 = i_287;
                i_289 = 0;
                i_290 = (-2);
                while (true) {
                    if (!(i_290 == (-2))) {
                        break;
                    }
                    i_291 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_284 + (ulong) (((long) i_288) << 2)))));
                    i_292 = (int) ((uint) i_291 + (uint) (-1));
                    if (i_292 < 0) {
                        i_290 = (-1);
                    } else {
                        l_293 = *((__global long *) (arg_fs + 16 + 136L));
                        l_294 = (long) ((ulong) l_293 + (ulong) (((long) (uint) i_292) << 4));
                        i_295 = *((volatile __global int *) (arg_fs + 16 + l_294));
                        l_296 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_294 + (ulong) 8L))));
                        if ((!(i_283 == i_295)) || (!(l_286 == l_296))) {
                            if (i_285 == i_289) {
                                i_290 = (-1);
                            } else {
                                i_297 = (int) ((uint) i_289 + (uint) 1);
                                i_298 = i_285 & ((int) ((uint) i_288 + (uint) 1));
                                i_288 = i_298;
                                i_289 = i_297;
                            }
                        } else {
                            i_290 = i_292;
                        }
                    }
                }
                l_299 = (long) i_272;
                l_300 = (long) ((ulong) l_271 + (ulong) ((l_299 << 12) + (l_299 << 11)));
                if (i_290 < 0) {
                    i_301 = (-1);
                } else {
                    l_302 = (long) ((ulong) l_300 + (ulong) 1856L);
                    *((volatile __global int *) (arg_fs + 16 + l_302)) = ((int) ((uint) i_290 + (uint) 1));
                    GALEFS_FENCE();
                    l_303 = *((__global long *) (arg_fs + 16 + 136L));
                    l_304 = (long) ((ulong) l_303 + (ulong) (((long) (uint) i_290) << 4));
                    i_305 = *((volatile __global int *) (arg_fs + 16 + l_304));
                    l_306 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_304 + (ulong) 8L))));
                    if ((!(i_283 == i_305)) || (!(l_286 == l_306))) {
                        *((volatile __global int *) (arg_fs + 16 + l_302)) = 0;
                    }
                    GALEFS_FENCE();
                    if ((!(i_283 == i_305)) || (!(l_286 == l_306))) {
                        i_301 = (-1);
                    } else {
                        i_301 = i_290;
                    }
                }
                l_307 = (long) i_301;
                if (l_307 == (-1L)) {
                    l_308 = (long) ((ulong) l_300 + (ulong) 1864L);
                    l_309 = *((__global long *) (arg_fs + 16 + l_308));
                    l_310 = *((__global long *) (arg_fs + 16 + 8L));
                    i_311 = 0;
                    l_312 = 0L;
                    while (true) {
                        if (!(i_311 == 0)) {
                            break;
                        }
                        i_313 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        if (i_313 == 0) {
                            l_314 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_300 + (ulong) 1408L))));
                            if (((long) ((ulong) ((long) ((ulong) l_309 + (ulong) 128L)) - (ulong) l_314)) < 1025L) {
                                i_311 = 1;
                            } else {
                                if (l_312 < l_310) {
                                    GALEFS_RELAX(l_312);
                                    l_315 = (long) ((ulong) l_312 + (ulong) 1L);
                                    l_312 = l_315;
                                } else {
                                    i_311 = (-110);
                                }
                            }
                        } else {
                            i_316 = (int) (0 - (uint) i_313);
                            i_311 = i_316;
                        }
                    }
                    if (i_311 < 0) {
                        l_317 = (long) i_311;
                        l_318 = l_317;
                    } else {
                        l_319 = (long) ((ulong) l_309 + (ulong) 64L);
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_300 + (ulong) ((long) (uint) (((int) l_319) & 1023)))))) = 0L;
                        l_320 = (long) ((ulong) l_300 + (ulong) ((long) (uint) (((int) l_309) & 1023)));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_320 + (ulong) 4L)))) = 3;
                        i_321 = (int) ((uint) ((int) (((long) ((ulong) l_309 + (ulong) ((long) ((ulong) (l_309 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_320 + (ulong) 8L)))) = i_321;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_320 + (ulong) 12L)))) = i_43;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_320 + (ulong) 16L)))) = l_248;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_320 + (ulong) 24L)))) = 2L;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_320 + (ulong) 32L)))) = 0;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_320 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global int *) (arg_fs + 16 + l_320)) = 64;
                        *((__global long *) (arg_fs + 16 + l_308)) = l_319;
                        GALEFS_FENCE();
                        l_322 = *((__global long *) (arg_fs + 16 + 24L));
                        i_323 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_322 + (ulong) ((long) i_323))))) = (char) 1;
                        l_324 = *((__global long *) (arg_fs + 16 + 8L));
                        l_325 = (long) ((ulong) l_300 + (ulong) 1792L);
                        i_326 = 0;
                        l_327 = 0L;
                        while (true) {
                            if (!(i_326 == 0)) {
                                break;
                            }
                            i_328 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            i_329 = *((volatile __global int *) (arg_fs + 16 + l_325));
                            if (i_321 == i_329) {
                                i_326 = 1;
                            } else {
                                if (i_328 == 0) {
                                    if (l_327 < l_324) {
                                        GALEFS_RELAX(l_327);
                                        l_330 = (long) ((ulong) l_327 + (ulong) 1L);
                                        l_327 = l_330;
                                    } else {
                                        i_326 = (-110);
                                    }
                                } else {
                                    i_331 = (int) (0 - (uint) i_328);
                                    i_326 = i_331;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_326 < 0) {
                            l_332 = (long) i_326;
                            l_318 = l_332;
                        } else {
                            l_333 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_300 + (ulong) 1800L))));
                            l_318 = l_333;
                        }
                    }
                    if (l_318 < 0L) {
                        l_334 = l_318;
                    } else {
                        l_335 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_300 + (ulong) 1808L))));
                        l_334 = l_335;
                    }
                } else {
                    l_336 = (long) ((ulong) l_300 + (ulong) 1872L);
                    l_337 = *((__global long *) (arg_fs + 16 + l_336));
                    *((__global long *) (arg_fs + 16 + l_336)) = ((long) ((ulong) l_337 + (ulong) 1L));
                    l_334 = l_307;
                }
                if (l_334 < 0L) {
                    l_280 = l_334;
                } else {
                    l_338 = (long) ((ulong) (l_334 << i_281) + (ulong) (l_248 & ((long) ((ulong) (1L << i_281) + (ulong) (-1L)))));
                    l_280 = l_338;
                }
            }
        } else {
            l_280 = l_270;
        }
        if (l_280 < 0L) {
            l_339 = l_280;
        } else {
            l_340 = *((__global long *) (arg_fs + 16 + 16L));
            i_341 = (int) get_group_id(0);
            l_342 = (long) i_341;
            *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_340 + (ulong) ((l_342 << 12) + (l_342 << 11)))) + (ulong) 1896L)))) = 1;
            l_339 = l_280;
        }
    } else {
        l_339 = 0L;
    }
    l_343 = GALEFS_BROADCAST(l_339);
    if (l_343 < 0L) {
        l_344 = l_343;
    } else {
        l_345 = *((__global long *) (arg_fs + 16 + 144L));
        l_346 = (long) ((ulong) l_343 + (ulong) l_345);
        l_344 = l_346;
    }
    *((__global long *) (arg_refusals + 32L)) = l_344;
    i_347 = (int) get_local_id(0);
    if (i_347 == 0) {
        i_348 = *((volatile __global int *) (arg_fs + 16 + 64L));
        i_349 = (int) (0 - (uint) i_348);
        if (i_349 < 0) {
            i_350 = i_349;
        } else {
            if (i_43 < 0) {
                i_351 = (-9);
            } else {
                i_352 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_43 < i_352) {
                    l_353 = *((__global long *) (arg_fs + 16 + 192L));
                    i_354 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_353 + (ulong) l_44))));
                    i_355 = (int) ((uint) i_354 + (uint) (-1));
                    i_356 = (i_355 < 0) ? (-9) : i_355;
                    if (i_356 < 0) {
                        i_351 = i_356;
                    } else {
                        l_357 = *((__global long *) (arg_fs + 16 + 192L));
                        i_358 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_357 + (ulong) l_44)) + (ulong) 4L))));
                        if ((i_358 & 3) == 1) {
                            i_351 = (-9);
                        } else {
                            i_351 = i_356;
                        }
                    }
                } else {
                    i_351 = (-9);
                }
            }
            i_359 = (i_351 < 0) ? i_351 : (-22);
            i_350 = i_359;
        }
        l_360 = (long) i_350;
        if (l_360 == 0L) {
            l_361 = *((__global long *) (arg_fs + 16 + 16L));
            i_362 = (int) get_group_id(0);
            if (i_43 < 0) {
                i_363 = (-9);
            } else {
                i_364 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_43 < i_364) {
                    l_365 = *((__global long *) (arg_fs + 16 + 192L));
                    i_366 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_365 + (ulong) l_44))));
                    i_367 = (int) ((uint) i_366 + (uint) (-1));
                    i_368 = (i_367 < 0) ? (-9) : i_367;
                    i_363 = i_368;
                } else {
                    i_363 = (-9);
                }
            }
            l_369 = (long) i_363;
            if (i_363 < 0) {
                l_370 = l_369;
            } else {
                i_371 = *((__global int *) (arg_fs + 16 + 156L));
                l_372 = *((__global long *) (arg_fs + 16 + 200L));
                i_373 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_372 + (ulong) (l_369 << 6))) + (ulong) 8L))));
                l_374 = *((__global long *) (arg_fs + 16 + 128L));
                i_375 = *((__global int *) (arg_fs + 16 + 152L));
                i_376 = i_375 & ((int) (((long) ((ulong) ((long) i_373) * (ulong) 5367187945662971904L)) >> 32));
                i_377 = i_376;
                i_378 = 0;
                i_379 = (-2);
                while (true) {
                    if (!(i_379 == (-2))) {
                        break;
                    }
                    i_380 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_374 + (ulong) (((long) i_377) << 2)))));
                    i_381 = (int) ((uint) i_380 + (uint) (-1));
                    if (i_381 < 0) {
                        i_379 = (-1);
                    } else {
                        l_382 = *((__global long *) (arg_fs + 16 + 136L));
                        l_383 = (long) ((ulong) l_382 + (ulong) (((long) (uint) i_381) << 4));
                        i_384 = *((volatile __global int *) (arg_fs + 16 + l_383));
                        l_385 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_383 + (ulong) 8L))));
                        if ((!(i_373 == i_384)) || (!(l_385 == 0L))) {
                            if (i_375 == i_378) {
                                i_379 = (-1);
                            } else {
                                i_386 = (int) ((uint) i_378 + (uint) 1);
                                i_387 = i_375 & ((int) ((uint) i_377 + (uint) 1));
                                i_377 = i_387;
                                i_378 = i_386;
                            }
                        } else {
                            i_379 = i_381;
                        }
                    }
                }
                l_388 = (long) i_362;
                l_389 = (long) ((ulong) l_361 + (ulong) ((l_388 << 12) + (l_388 << 11)));
                if (i_379 < 0) {
                    i_390 = (-1);
                } else {
                    l_391 = (long) ((ulong) l_389 + (ulong) 1856L);
                    *((volatile __global int *) (arg_fs + 16 + l_391)) = ((int) ((uint) i_379 + (uint) 1));
                    GALEFS_FENCE();
                    l_392 = *((__global long *) (arg_fs + 16 + 136L));
                    l_393 = (long) ((ulong) l_392 + (ulong) (((long) (uint) i_379) << 4));
                    i_394 = *((volatile __global int *) (arg_fs + 16 + l_393));
                    l_395 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_393 + (ulong) 8L))));
                    if ((!(i_373 == i_394)) || (!(l_395 == 0L))) {
                        *((volatile __global int *) (arg_fs + 16 + l_391)) = 0;
                    }
                    GALEFS_FENCE();
                    if ((!(i_373 == i_394)) || (!(l_395 == 0L))) {
                        i_390 = (-1);
                    } else {
                        i_390 = i_379;
                    }
                }
                l_396 = (long) i_390;
                if (l_396 == (-1L)) {
                    l_397 = (long) ((ulong) l_389 + (ulong) 1864L);
                    l_398 = *((__global long *) (arg_fs + 16 + l_397));
                    l_399 = *((__global long *) (arg_fs + 16 + 8L));
                    i_400 = 0;
                    l_401 = 0L;
                    while (true) {
                        if (!(i_400 == 0)) {
                            break;
                        }
                        i_402 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        if (i_402 == 0) {
                            l_403 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_389 + (ulong) 1408L))));
                            if (((long) ((ulong) ((long) ((ulong) l_398 + (ulong) 128L)) - (ulong) l_403)) < 1025L) {
                                i_400 = 1;
                            } else {
                                if (l_401 < l_399) {
                                    GALEFS_RELAX(l_401);
                                    l_404 = (long) ((ulong) l_401 + (ulong) 1L);
                                    l_401 = l_404;
                                } else {
                                    i_400 = (-110);
                                }
                            }
                        } else {
                            i_405 = (int) (0 - (uint) i_402);
                            i_400 = i_405;
                        }
                    }
                    if (i_400 < 0) {
                        l_406 = (long) i_400;
                        l_407 = l_406;
                    } else {
                        l_408 = (long) ((ulong) l_398 + (ulong) 64L);
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_389 + (ulong) ((long) (uint) (((int) l_408) & 1023)))))) = 0L;
                        l_409 = (long) ((ulong) l_389 + (ulong) ((long) (uint) (((int) l_398) & 1023)));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_409 + (ulong) 4L)))) = 3;
                        i_410 = (int) ((uint) ((int) (((long) ((ulong) l_398 + (ulong) ((long) ((ulong) (l_398 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_409 + (ulong) 8L)))) = i_410;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_409 + (ulong) 12L)))) = i_43;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_409 + (ulong) 16L)))) = 0L;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_409 + (ulong) 24L)))) = 0L;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_409 + (ulong) 32L)))) = 0;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_409 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global int *) (arg_fs + 16 + l_409)) = 64;
                        *((__global long *) (arg_fs + 16 + l_397)) = l_408;
                        GALEFS_FENCE();
                        l_411 = *((__global long *) (arg_fs + 16 + 24L));
                        i_412 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_411 + (ulong) ((long) i_412))))) = (char) 1;
                        l_413 = *((__global long *) (arg_fs + 16 + 8L));
                        l_414 = (long) ((ulong) l_389 + (ulong) 1792L);
                        i_415 = 0;
                        l_416 = 0L;
                        while (true) {
                            if (!(i_415 == 0)) {
                                break;
                            }
                            i_417 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            i_418 = *((volatile __global int *) (arg_fs + 16 + l_414));
                            if (i_410 == i_418) {
                                i_415 = 1;
                            } else {
                                if (i_417 == 0) {
                                    if (l_416 < l_413) {
                                        GALEFS_RELAX(l_416);
                                        l_419 = (long) ((ulong) l_416 + (ulong) 1L);
                                        l_416 = l_419;
                                    } else {
                                        i_415 = (-110);
                                    }
                                } else {
                                    i_420 = (int) (0 - (uint) i_417);
                                    i_415 = i_420;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_415 < 0) {
                            l_421 = (long) i_415;
                            l_407 = l_421;
                        } else {
                            l_422 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_389 + (ulong) 1800L))));
                            l_407 = l_422;
                        }
                    }
                    if (l_407 < 0L) {
                        l_423 = l_407;
                    } else {
                        l_424 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_389 + (ulong) 1808L))));
                        l_423 = l_424;
                    }
                } else {
                    l_425 = (long) ((ulong) l_389 + (ulong) 1872L);
                    l_426 = *((__global long *) (arg_fs + 16 + l_425));
                    *((__global long *) (arg_fs + 16 + l_425)) = ((long) ((ulong) l_426 + (ulong) 1L));
                    l_423 = l_396;
                }
                if (l_423 < 0L) {
                    l_370 = l_423;
                } else {
                    l_427 = l_423 << i_371;
                    l_370 = l_427;
                }
            }
        } else {
            l_370 = l_360;
        }
        if (l_370 < 0L) {
            l_428 = l_370;
        } else {
            l_429 = *((__global long *) (arg_fs + 16 + 16L));
            i_430 = (int) get_group_id(0);
            l_431 = (long) i_430;
            *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_429 + (ulong) ((l_431 << 12) + (l_431 << 11)))) + (ulong) 1896L)))) = 1;
            l_428 = l_370;
        }
    } else {
        l_428 = 0L;
    }
    l_432 = GALEFS_BROADCAST(l_428);
    if (l_432 < 0L) {
        l_433 = l_432;
    } else {
        l_434 = *((__global long *) (arg_fs + 16 + 144L));
        l_435 = (long) ((ulong) l_432 + (ulong) l_434);
        l_433 = l_435;
    }
    *((__global long *) (arg_refusals + 40L)) = l_433;
    i_436 = (int) get_local_id(0);
    if (i_436 == 0) {
        i_437 = *((volatile __global int *) (arg_fs + 16 + 64L));
        i_438 = (int) (0 - (uint) i_437);
        if (i_438 < 0) {
            i_439 = i_438;
        } else {
            if (i_43 < 0) {
                i_440 = (-9);
            } else {
                i_441 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_43 < i_441) {
                    l_442 = *((__global long *) (arg_fs + 16 + 192L));
                    i_443 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_442 + (ulong) l_44))));
                    i_444 = (int) ((uint) i_443 + (uint) (-1));
                    i_445 = (i_444 < 0) ? (-9) : i_444;
                    if (i_445 < 0) {
                        i_440 = i_445;
                    } else {
                        l_446 = *((__global long *) (arg_fs + 16 + 192L));
                        i_447 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_446 + (ulong) l_44)) + (ulong) 4L))));
                        if ((i_447 & 3) == 1) {
                            i_440 = (-9);
                        } else {
                            i_440 = i_445;
                        }
                    }
                } else {
                    i_440 = (-9);
                }
            }
            i_448 = (i_440 < 0) ? i_440 : (-22);
            i_439 = i_448;
        }
        l_449 = (long) i_439;
        if (l_449 == 0L) {
            l_450 = *((__global long *) (arg_fs + 16 + 16L));
            i_451 = (int) get_group_id(0);
            if (i_43 < 0) {
                i_452 = (-9);
            } else {
                i_453 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_43 < i_453) {
                    l_454 = *((__global long *) (arg_fs + 16 + 192L));
                    i_455 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_454 + (ulong) l_44))));
                    i_456 = (int) ((uint) i_455 + (uint) (-1));
                    i_457 = (i_456 < 0) ? (-9) : i_456;
                    i_452 = i_457;
                } else {
                    i_452 = (-9);
                }
            }
            l_458 = (long) i_452;
            if (i_452 < 0) {
                l_459 = l_458;
            } else {
                i_460 = *((__global int *) (arg_fs + 16 + 156L));
                l_461 = *((__global long *) (arg_fs + 16 + 200L));
                i_462 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_461 + (ulong) (l_458 << 6))) + (ulong) 8L))));
                l_463 = *((__global long *) (arg_fs + 16 + 128L));
                i_464 = *((__global int *) (arg_fs + 16 + 152L));
                i_465 = i_464 & ((int) (((long) ((ulong) ((long) ((ulong) (((long) i_462) << 40) + (ulong) (-1L))) * (ulong) (-7046029254386353131L))) >> 32));
                i_466 = i_465;
                i_467 = 0;
                i_468 = (-2);
                while (true) {
                    if (!(i_468 == (-2))) {
                        break;
                    }
                    i_469 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_463 + (ulong) (((long) i_466) << 2)))));
                    i_470 = (int) ((uint) i_469 + (uint) (-1));
                    if (i_470 < 0) {
                        i_468 = (-1);
                    } else {
                        l_471 = *((__global long *) (arg_fs + 16 + 136L));
                        l_472 = (long) ((ulong) l_471 + (ulong) (((long) (uint) i_470) << 4));
                        i_473 = *((volatile __global int *) (arg_fs + 16 + l_472));
                        l_474 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_472 + (ulong) 8L))));
                        if ((!(i_462 == i_473)) || (!(l_474 == (-1L)))) {
                            if (i_464 == i_467) {
                                i_468 = (-1);
                            } else {
                                i_475 = (int) ((uint) i_467 + (uint) 1);
                                i_476 = i_464 & ((int) ((uint) i_466 + (uint) 1));
                                i_466 = i_476;
                                i_467 = i_475;
                            }
                        } else {
                            i_468 = i_470;
                        }
                    }
                }
                l_477 = (long) i_451;
                l_478 = (long) ((ulong) l_450 + (ulong) ((l_477 << 12) + (l_477 << 11)));
                if (i_468 < 0) {
                    i_479 = (-1);
                } else {
                    l_480 = (long) ((ulong) l_478 + (ulong) 1856L);
                    *((volatile __global int *) (arg_fs + 16 + l_480)) = ((int) ((uint) i_468 + (uint) 1));
                    GALEFS_FENCE();
                    l_481 = *((__global long *) (arg_fs + 16 + 136L));
                    l_482 = (long) ((ulong) l_481 + (ulong) (((long) (uint) i_468) << 4));
                    i_483 = *((volatile __global int *) (arg_fs + 16 + l_482));
                    l_484 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_482 + (ulong) 8L))));
                    if ((!(i_462 == i_483)) || (!(l_484 == (-1L)))) {
                        *((volatile __global int *) (arg_fs + 16 + l_480)) = 0;
                    }
                    GALEFS_FENCE();
                    if ((!(i_462 == i_483)) || (!(l_484 == (-1L)))) {
                        i_479 = (-1);
                    } else {
                        i_479 = i_468;
                    }
                }
                l_485 = (long) i_479;
                if (l_485 == (-1L)) {
                    l_486 = (long) ((ulong) l_478 + (ulong) 1864L);
                    l_487 = *((__global long *) (arg_fs + 16 + l_486));
                    l_488 = *((__global long *) (arg_fs + 16 + 8L));
                    i_489 = 0;
                    l_490 = 0L;
                    while (true) {
                        if (!(i_489 == 0)) {
                            break;
                        }
                        i_491 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        if (i_491 == 0) {
                            l_492 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_478 + (ulong) 1408L))));
                            if (((long) ((ulong) ((long) ((ulong) l_487 + (ulong) 128L)) - (ulong) l_492)) < 1025L) {
                                i_489 = 1;
                            } else {
                                if (l_490 < l_488) {
                                    GALEFS_RELAX(l_490);
                                    l_493 = (long) ((ulong) l_490 + (ulong) 1L);
                                    l_490 = l_493;
                                } else {
                                    i_489 = (-110);
                                }
                            }
                        } else {
                            i_494 = (int) (0 - (uint) i_491);
                            i_489 = i_494;
                        }
                    }
                    if (i_489 < 0) {
                        l_495 = (long) i_489;
                        l_496 = l_495;
                    } else {
                        l_497 = (long) ((ulong) l_487 + (ulong) 64L);
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_478 + (ulong) ((long) (uint) (((int) l_497) & 1023)))))) = 0L;
                        l_498 = (long) ((ulong) l_478 + (ulong) ((long) (uint) (((int) l_487) & 1023)));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_498 + (ulong) 4L)))) = 3;
                        i_499 = (int) ((uint) ((int) (((long) ((ulong) l_487 + (ulong) ((long) ((ulong) (l_487 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_498 + (ulong) 8L)))) = i_499;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_498 + (ulong) 12L)))) = i_43;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_498 + (ulong) 16L)))) = (-1L);
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_498 + (ulong) 24L)))) = 1L;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_498 + (ulong) 32L)))) = 0;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_498 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global int *) (arg_fs + 16 + l_498)) = 64;
                        *((__global long *) (arg_fs + 16 + l_486)) = l_497;
                        GALEFS_FENCE();
                        l_500 = *((__global long *) (arg_fs + 16 + 24L));
                        i_501 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_500 + (ulong) ((long) i_501))))) = (char) 1;
                        l_502 = *((__global long *) (arg_fs + 16 + 8L));
                        l_503 = (long) ((ulong) l_478 + (ulong) 1792L);
                        i_504 = 0;
                        l_505 = 0L;
                        while (true) {
                            if (!(i_504 == 0)) {
                                break;
                            }
                            i_506 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            i_507 = *((volatile __global int *) (arg_fs + 16 + l_503));
                            if (i_499 == i_507) {
                                i_504 = 1;
                            } else {
                                if (i_506 == 0) {
                                    if (l_505 < l_502) {
                                        GALEFS_RELAX(l_505);
                                        l_508 = (long) ((ulong) l_505 + (ulong) 1L);
                                        l_505 = l_508;
                                    } else {
                                        i_504 = (-110);
                                    }
                                } else {
                                    i_509 = (int) (0 - (uint) i_506);
                                    i_504 = i_509;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_504 < 0) {
                            l_510 = (long) i_504;
                            l_496 = l_510;
                        } else {
                            l_511 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_478 + (ulong) 1800L))));
                            l_496 = l_511;
                        }
                    }
                    if (l_496 < 0L) {
                        l_512 = l_496;
                    } else {
                        l_513 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_478 + (ulong) 1808L))));
                        l_512 = l_513;
                    }
                } else {
                    l_514 = (long) ((ulong) l_478 + (ulong) 1872L);
                    l_515 = *((__global long *) (arg_fs + 16 + l_514));
                    *((__global long *) (arg_fs + 16 + l_514)) = ((long) ((ulong) l_515 + (ulong) 1L));
                    l_512 = l_485;
                }
                if (l_512 < 0L) {
                    l_459 = l_512;
                } else {
                    l_516 = (long) ((ulong) ((long) ((ulong) (l_512 << i_460) + (ulong) (1L << i_460))) + (ulong) (-1L));
                    l_459 = l_516;
                }
            }
        } else {
            l_459 = l_449;
        }
        if (l_459 < 0L) {
            l_517 = l_459;
        } else {
            l_518 = *((__global long *) (arg_fs + 16 + 16L));
            i_519 = (int) get_group_id(0);
            l_520 = (long) i_519;
            *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_518 + (ulong) ((l_520 << 12) + (l_520 << 11)))) + (ulong) 1896L)))) = 1;
            l_517 = l_459;
        }
    } else {
        l_517 = 0L;
    }
    l_521 = GALEFS_BROADCAST(l_517);
    if (l_521 < 0L) {
        l_522 = l_521;
    } else {
        l_523 = *((__global long *) (arg_fs + 16 + 144L));
        l_524 = (long) ((ulong) l_521 + (ulong) l_523);
        l_522 = l_524;
    }
    *((__global long *) (arg_refusals + 48L)) = l_522;
    i_525 = (int) get_local_id(0);
    if (i_525 == 0) {
        i_526 = *((volatile __global int *) (arg_fs + 16 + 64L));
        i_527 = (int) (0 - (uint) i_526);
        i_528 = (i_527 < 0) ? i_527 : (-9);
        l_529 = (long) i_528;
        if (l_529 == 0L) {
            l_530 = *((__global long *) (arg_fs + 16 + 16L));
            i_531 = (int) get_group_id(0);
            l_532 = (-9L);
        } else {
            l_532 = l_529;
        }
        if (l_532 < 0L) {
            l_533 = l_532;
        } else {
            l_534 = *((__global long *) (arg_fs + 16 + 16L));
            i_535 = (int) get_group_id(0);
            l_536 = (long) i_535;
            *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_534 + (ulong) ((l_536 << 12) + (l_536 << 11)))) + (ulong) 1896L)))) = 1;
            l_533 = l_532;
        }
    } else {
        l_533 = 0L;
    }
    l_537 = GALEFS_BROADCAST(l_533);
    if (l_537 < 0L) {
        l_538 = l_537;
    } else {
        l_539 = *((__global long *) (arg_fs + 16 + 144L));
        l_540 = (long) ((ulong) l_537 + (ulong) l_539);
        l_538 = l_540;
    }
    *((__global long *) (arg_refusals + 56L)) = l_538;
    GALEFS_FENCE();
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_541 = (int) get_local_id(0);
    if (i_541 == 0) {
        l_542 = *((__global long *) (arg_fs + 16 + 16L));
        i_543 = (int) get_group_id(0);
        l_544 = (long) i_543;
        i_545 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_542 + (ulong) ((l_544 << 12) + (l_544 << 11)))) + (ulong) 1896L))));
        if (i_545 == 0) {
            l_546 = (-22L);
        } else {
            l_547 = *((__global long *) (arg_fs + 16 + 16L));
            i_548 = (int) get_group_id(0);
            l_549 = (long) i_548;
            *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_547 + (ulong) ((l_549 << 12) + (l_549 << 11)))) + (ulong) 1896L)))) = 0;
            l_550 = *((__global long *) (arg_fs + 16 + 16L));
            i_551 = (int) get_group_id(0);
            l_552 = (long) i_551;
            l_553 = (long) ((ulong) l_550 + (ulong) ((l_552 << 12) + (l_552 << 11)));
            l_554 = (long) ((ulong) l_553 + (ulong) 1880L);
            l_555 = *((__global long *) (arg_fs + 16 + l_554));
            *((__global long *) (arg_fs + 16 + l_554)) = ((long) ((ulong) l_555 + (ulong) 1L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_553 + (ulong) 1856L)))) = 0;
            l_556 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_553 + (ulong) 1864L))));
            l_557 = (long) ((ulong) l_556 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_553 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_557 + (ulong) ((long) ((ulong) (l_557 >> 63) >> 58)))) >> 6)) + (uint) 1));
            l_546 = 0L;
        }
    } else {
        l_546 = 0L;
    }
    l_558 = GALEFS_BROADCAST(l_546);
    *((__global long *) (arg_refusals + 64L)) = ((long) ((int) l_558));
    i_559 = (int) get_local_id(0);
    if (i_559 == 0) {
        i_560 = *((volatile __global int *) (arg_fs + 16 + 64L));
        i_561 = (int) (0 - (uint) i_560);
        if (i_561 < 0) {
            i_562 = i_561;
        } else {
            if (i_43 < 0) {
                i_563 = (-9);
            } else {
                i_564 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_43 < i_564) {
                    l_565 = *((__global long *) (arg_fs + 16 + 192L));
                    i_566 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_565 + (ulong) l_44))));
                    i_567 = (int) ((uint) i_566 + (uint) (-1));
                    i_568 = (i_567 < 0) ? (-9) : i_567;
                    if (i_568 < 0) {
                        i_563 = i_568;
                    } else {
                        l_569 = *((__global long *) (arg_fs + 16 + 192L));
                        i_570 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_569 + (ulong) l_44)) + (ulong) 4L))));
                        if ((i_570 & 3) == 1) {
                            i_563 = (-9);
                        } else {
                            i_563 = i_568;
                        }
                    }
                } else {
                    i_563 = (-9);
                }
            }
            if (i_563 < 0) {
                i_562 = i_563;
            } else {
                i_571 = *((__global int *) (arg_fs + 16 + 156L));
                l_572 = 1L << i_571;
                if (l_572 < 1L) {
                    if (((int) l_572) < 1) {
                        i_562 = (-22);
                        goto B490;
                    }
                }
                l_573 = *((__global long *) (arg_fs + 16 + 200L));
                l_574 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_573 + (ulong) (((long) (uint) i_563) << 6)))));
                if (l_574 < 1L) {
                    i_562 = (-22);
                } else {
                    l_575 = *((__global long *) (arg_fs + 16 + 16L));
                    i_576 = (int) get_group_id(0);
                    l_577 = (long) i_576;
                    i_578 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_575 + (ulong) ((l_577 << 12) + (l_577 << 11)))) + (ulong) 1896L))));
                    i_579 = (i_578 == 0) ? 0 : (-16);
                    i_562 = i_579;
                }
            }
        }
    B490:;
        l_580 = (long) i_562;
        if (l_580 == 0L) {
            l_581 = *((__global long *) (arg_fs + 16 + 16L));
            i_582 = (int) get_group_id(0);
            if (i_43 < 0) {
                i_583 = (-9);
            } else {
                i_584 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_43 < i_584) {
                    l_585 = *((__global long *) (arg_fs + 16 + 192L));
                    i_586 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_585 + (ulong) l_44))));
                    i_587 = (int) ((uint) i_586 + (uint) (-1));
                    i_588 = (i_587 < 0) ? (-9) : i_587;
                    i_583 = i_588;
                } else {
                    i_583 = (-9);
                }
            }
            l_589 = (long) i_583;
            if (i_583 < 0) {
                l_590 = l_589;
            } else {
                i_591 = *((__global int *) (arg_fs + 16 + 156L));
                l_592 = *((__global long *) (arg_fs + 16 + 200L));
                i_593 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_592 + (ulong) (l_589 << 6))) + (ulong) 8L))));
                l_594 = *((__global long *) (arg_fs + 16 + 128L));
                i_595 = *((__global int *) (arg_fs + 16 + 152L));
                i_596 = i_595 & ((int) (((long) ((ulong) ((long) i_593) * (ulong) 5367187945662971904L)) >> 32));
                i_597 = i_596;
                i_598 = 0;
                i_599 = (-2);
                while (true) {
                    if (!(i_599 == (-2))) {
                        break;
                    }
                    i_600 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_594 + (ulong) (((long) i_597) << 2)))));
                    i_601 = (int) ((uint) i_600 + (uint) (-1));
                    if (i_601 < 0) {
                        i_599 = (-1);
                    } else {
                        l_602 = *((__global long *) (arg_fs + 16 + 136L));
                        l_603 = (long) ((ulong) l_602 + (ulong) (((long) (uint) i_601) << 4));
                        i_604 = *((volatile __global int *) (arg_fs + 16 + l_603));
                        l_605 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_603 + (ulong) 8L))));
                        if ((!(i_593 == i_604)) || (!(l_605 == 0L))) {
                            if (i_595 == i_598) {
                                i_599 = (-1);
                            } else {
                                i_606 = (int) ((uint) i_598 + (uint) 1);
                                i_607 = i_595 & ((int) ((uint) i_597 + (uint) 1));
                                i_597 = i_607;
                                i_598 = i_606;
                            }
                        } else {
                            i_599 = i_601;
                        }
                    }
                }
                l_608 = (long) i_582;
                l_609 = (long) ((ulong) l_581 + (ulong) ((l_608 << 12) + (l_608 << 11)));
                if (i_599 < 0) {
                    i_610 = (-1);
                } else {
                    l_611 = (long) ((ulong) l_609 + (ulong) 1856L);
                    *((volatile __global int *) (arg_fs + 16 + l_611)) = ((int) ((uint) i_599 + (uint) 1));
                    GALEFS_FENCE();
                    l_612 = *((__global long *) (arg_fs + 16 + 136L));
                    l_613 = (long) ((ulong) l_612 + (ulong) (((long) (uint) i_599) << 4));
                    i_614 = *((volatile __global int *) (arg_fs + 16 + l_613));
                    l_615 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_613 + (ulong) 8L))));
                    if ((!(i_593 == i_614)) || (!(l_615 == 0L))) {
                        *((volatile __global int *) (arg_fs + 16 + l_611)) = 0;
                    }
                    GALEFS_FENCE();
                    if ((!(i_593 == i_614)) || (!(l_615 == 0L))) {
                        i_610 = (-1);
                    } else {
                        i_610 = i_599;
                    }
                }
                l_616 = (long) i_610;
                if (l_616 == (-1L)) {
                    l_617 = (long) ((ulong) l_609 + (ulong) 1864L);
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
                            l_623 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_609 + (ulong) 1408L))));
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
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_609 + (ulong) ((long) (uint) (((int) l_628) & 1023)))))) = 0L;
                        l_629 = (long) ((ulong) l_609 + (ulong) ((long) (uint) (((int) l_618) & 1023)));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_629 + (ulong) 4L)))) = 3;
                        i_630 = (int) ((uint) ((int) (((long) ((ulong) l_618 + (ulong) ((long) ((ulong) (l_618 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_629 + (ulong) 8L)))) = i_630;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_629 + (ulong) 12L)))) = i_43;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_629 + (ulong) 16L)))) = 0L;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_629 + (ulong) 24L)))) = 1L;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_629 + (ulong) 32L)))) = 0;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_629 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global int *) (arg_fs + 16 + l_629)) = 64;
                        *((__global long *) (arg_fs + 16 + l_617)) = l_628;
                        GALEFS_FENCE();
                        l_631 = *((__global long *) (arg_fs + 16 + 24L));
                        i_632 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_631 + (ulong) ((long) i_632))))) = (char) 1;
                        l_633 = *((__global long *) (arg_fs + 16 + 8L));
                        l_634 = (long) ((ulong) l_609 + (ulong) 1792L);
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
                            l_642 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_609 + (ulong) 1800L))));
                            l_627 = l_642;
                        }
                    }
                    if (l_627 < 0L) {
                        l_643 = l_627;
                    } else {
                        l_644 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_609 + (ulong) 1808L))));
                        l_643 = l_644;
                    }
                } else {
                    l_645 = (long) ((ulong) l_609 + (ulong) 1872L);
                    l_646 = *((__global long *) (arg_fs + 16 + l_645));
                    *((__global long *) (arg_fs + 16 + l_645)) = ((long) ((ulong) l_646 + (ulong) 1L));
                    l_643 = l_616;
                }
                if (l_643 < 0L) {
                    l_590 = l_643;
                } else {
                    l_647 = l_643 << i_591;
                    l_590 = l_647;
                }
            }
        } else {
            l_590 = l_580;
        }
        if (l_590 < 0L) {
            l_648 = l_590;
        } else {
            l_649 = *((__global long *) (arg_fs + 16 + 16L));
            i_650 = (int) get_group_id(0);
            l_651 = (long) i_650;
            *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_649 + (ulong) ((l_651 << 12) + (l_651 << 11)))) + (ulong) 1896L)))) = 1;
            l_648 = l_590;
        }
    } else {
        l_648 = 0L;
    }
    l_652 = GALEFS_BROADCAST(l_648);
    if (!(l_652 < 0L)) {
        l_653 = *((__global long *) (arg_fs + 16 + 144L));
    }
    i_654 = (int) get_local_id(0);
    if (i_654 == 0) {
        i_655 = *((volatile __global int *) (arg_fs + 16 + 64L));
        i_656 = (int) (0 - (uint) i_655);
        if (i_656 < 0) {
            i_657 = i_656;
        } else {
            if (i_43 < 0) {
                i_658 = (-9);
            } else {
                i_659 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_43 < i_659) {
                    l_660 = *((__global long *) (arg_fs + 16 + 192L));
                    i_661 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_660 + (ulong) l_44))));
                    i_662 = (int) ((uint) i_661 + (uint) (-1));
                    i_663 = (i_662 < 0) ? (-9) : i_662;
                    if (i_663 < 0) {
                        i_658 = i_663;
                    } else {
                        l_664 = *((__global long *) (arg_fs + 16 + 192L));
                        i_665 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_664 + (ulong) l_44)) + (ulong) 4L))));
                        if ((i_665 & 3) == 1) {
                            i_658 = (-9);
                        } else {
                            i_658 = i_663;
                        }
                    }
                } else {
                    i_658 = (-9);
                }
            }
            if (i_658 < 0) {
                i_657 = i_658;
            } else {
                i_666 = *((__global int *) (arg_fs + 16 + 156L));
                l_667 = 1L << i_666;
                if (l_667 < 1L) {
                    if (((int) l_667) < 1) {
                        i_657 = (-22);
                        goto B576;
                    }
                }
                l_668 = *((__global long *) (arg_fs + 16 + 200L));
                l_669 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_668 + (ulong) (((long) (uint) i_658) << 6)))));
                if (l_669 < 1L) {
                    i_657 = (-22);
                } else {
                    l_670 = *((__global long *) (arg_fs + 16 + 16L));
                    i_671 = (int) get_group_id(0);
                    l_672 = (long) i_671;
                    i_673 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_670 + (ulong) ((l_672 << 12) + (l_672 << 11)))) + (ulong) 1896L))));
                    i_674 = (i_673 == 0) ? 0 : (-16);
                    i_657 = i_674;
                }
            }
        }
    B576:;
        l_675 = (long) i_657;
        if (l_675 == 0L) {
            l_676 = *((__global long *) (arg_fs + 16 + 16L));
            i_677 = (int) get_group_id(0);
            if (i_43 < 0) {
                i_678 = (-9);
            } else {
                i_679 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_43 < i_679) {
                    l_680 = *((__global long *) (arg_fs + 16 + 192L));
                    i_681 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_680 + (ulong) l_44))));
                    i_682 = (int) ((uint) i_681 + (uint) (-1));
                    i_683 = (i_682 < 0) ? (-9) : i_682;
                    i_678 = i_683;
                } else {
                    i_678 = (-9);
                }
            }
            l_684 = (long) i_678;
            if (i_678 < 0) {
                l_685 = l_684;
            } else {
                i_686 = *((__global int *) (arg_fs + 16 + 156L));
                l_687 = *((__global long *) (arg_fs + 16 + 200L));
                i_688 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_687 + (ulong) (l_684 << 6))) + (ulong) 8L))));
                l_689 = *((__global long *) (arg_fs + 16 + 128L));
                i_690 = *((__global int *) (arg_fs + 16 + 152L));
                i_691 = i_690 & ((int) (((long) ((ulong) ((long) i_688) * (ulong) 5367187945662971904L)) >> 32));
                i_692 = i_691;
                i_693 = 0;
                i_694 = (-2);
                while (true) {
                    if (!(i_694 == (-2))) {
                        break;
                    }
                    i_695 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_689 + (ulong) (((long) i_692) << 2)))));
                    i_696 = (int) ((uint) i_695 + (uint) (-1));
                    if (i_696 < 0) {
                        i_694 = (-1);
                    } else {
                        l_697 = *((__global long *) (arg_fs + 16 + 136L));
                        l_698 = (long) ((ulong) l_697 + (ulong) (((long) (uint) i_696) << 4));
                        i_699 = *((volatile __global int *) (arg_fs + 16 + l_698));
                        l_700 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_698 + (ulong) 8L))));
                        if ((!(i_688 == i_699)) || (!(l_700 == 0L))) {
                            if (i_690 == i_693) {
                                i_694 = (-1);
                            } else {
                                i_701 = (int) ((uint) i_693 + (uint) 1);
                                i_702 = i_690 & ((int) ((uint) i_692 + (uint) 1));
                                i_692 = i_702;
                                i_693 = i_701;
                            }
                        } else {
                            i_694 = i_696;
                        }
                    }
                }
                l_703 = (long) i_677;
                l_704 = (long) ((ulong) l_676 + (ulong) ((l_703 << 12) + (l_703 << 11)));
                if (i_694 < 0) {
                    i_705 = (-1);
                } else {
                    l_706 = (long) ((ulong) l_704 + (ulong) 1856L);
                    *((volatile __global int *) (arg_fs + 16 + l_706)) = ((int) ((uint) i_694 + (uint) 1));
                    GALEFS_FENCE();
                    l_707 = *((__global long *) (arg_fs + 16 + 136L));
                    l_708 = (long) ((ulong) l_707 + (ulong) (((long) (uint) i_694) << 4));
                    i_709 = *((volatile __global int *) (arg_fs + 16 + l_708));
                    l_710 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_708 + (ulong) 8L))));
                    if ((!(i_688 == i_709)) || (!(l_710 == 0L))) {
                        *((volatile __global int *) (arg_fs + 16 + l_706)) = 0;
                    }
                    GALEFS_FENCE();
                    if ((!(i_688 == i_709)) || (!(l_710 == 0L))) {
                        i_705 = (-1);
                    } else {
                        i_705 = i_694;
                    }
                }
                l_711 = (long) i_705;
                if (l_711 == (-1L)) {
                    l_712 = (long) ((ulong) l_704 + (ulong) 1864L);
                    l_713 = *((__global long *) (arg_fs + 16 + l_712));
                    l_714 = *((__global long *) (arg_fs + 16 + 8L));
                    i_715 = 0;
                    l_716 = 0L;
                    while (true) {
                        if (!(i_715 == 0)) {
                            break;
                        }
                        i_717 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        if (i_717 == 0) {
                            l_718 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_704 + (ulong) 1408L))));
                            if (((long) ((ulong) ((long) ((ulong) l_713 + (ulong) 128L)) - (ulong) l_718)) < 1025L) {
                                i_715 = 1;
                            } else {
                                if (l_716 < l_714) {
                                    GALEFS_RELAX(l_716);
                                    l_719 = (long) ((ulong) l_716 + (ulong) 1L);
                                    l_716 = l_719;
                                } else {
                                    i_715 = (-110);
                                }
                            }
                        } else {
                            i_720 = (int) (0 - (uint) i_717);
                            i_715 = i_720;
                        }
                    }
                    if (i_715 < 0) {
                        l_721 = (long) i_715;
                        l_722 = l_721;
                    } else {
                        l_723 = (long) ((ulong) l_713 + (ulong) 64L);
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_704 + (ulong) ((long) (uint) (((int) l_723) & 1023)))))) = 0L;
                        l_724 = (long) ((ulong) l_704 + (ulong) ((long) (uint) (((int) l_713) & 1023)));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_724 + (ulong) 4L)))) = 3;
                        i_725 = (int) ((uint) ((int) (((long) ((ulong) l_713 + (ulong) ((long) ((ulong) (l_713 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_724 + (ulong) 8L)))) = i_725;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_724 + (ulong) 12L)))) = i_43;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_724 + (ulong) 16L)))) = 0L;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_724 + (ulong) 24L)))) = 1L;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_724 + (ulong) 32L)))) = 0;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_724 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global int *) (arg_fs + 16 + l_724)) = 64;
                        *((__global long *) (arg_fs + 16 + l_712)) = l_723;
                        GALEFS_FENCE();
                        l_726 = *((__global long *) (arg_fs + 16 + 24L));
                        i_727 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_726 + (ulong) ((long) i_727))))) = (char) 1;
                        l_728 = *((__global long *) (arg_fs + 16 + 8L));
                        l_729 = (long) ((ulong) l_704 + (ulong) 1792L);
                        i_730 = 0;
                        l_731 = 0L;
                        while (true) {
                            if (!(i_730 == 0)) {
                                break;
                            }
                            i_732 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            i_733 = *((volatile __global int *) (arg_fs + 16 + l_729));
                            if (i_725 == i_733) {
                                i_730 = 1;
                            } else {
                                if (i_732 == 0) {
                                    if (l_731 < l_728) {
                                        GALEFS_RELAX(l_731);
                                        l_734 = (long) ((ulong) l_731 + (ulong) 1L);
                                        l_731 = l_734;
                                    } else {
                                        i_730 = (-110);
                                    }
                                } else {
                                    i_735 = (int) (0 - (uint) i_732);
                                    i_730 = i_735;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_730 < 0) {
                            l_736 = (long) i_730;
                            l_722 = l_736;
                        } else {
                            l_737 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_704 + (ulong) 1800L))));
                            l_722 = l_737;
                        }
                    }
                    if (l_722 < 0L) {
                        l_738 = l_722;
                    } else {
                        l_739 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_704 + (ulong) 1808L))));
                        l_738 = l_739;
                    }
                } else {
                    l_740 = (long) ((ulong) l_704 + (ulong) 1872L);
                    l_741 = *((__global long *) (arg_fs + 16 + l_740));
                    *((__global long *) (arg_fs + 16 + l_740)) = ((long) ((ulong) l_741 + (ulong) 1L));
                    l_738 = l_711;
                }
                if (l_738 < 0L) {
                    l_685 = l_738;
                } else {
                    l_742 = l_738 << i_686;
                    l_685 = l_742;
                }
            }
        } else {
            l_685 = l_675;
        }
        if (l_685 < 0L) {
            l_743 = l_685;
        } else {
            l_744 = *((__global long *) (arg_fs + 16 + 16L));
            i_745 = (int) get_group_id(0);
            l_746 = (long) i_745;
            *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_744 + (ulong) ((l_746 << 12) + (l_746 << 11)))) + (ulong) 1896L)))) = 1;
            l_743 = l_685;
        }
    } else {
        l_743 = 0L;
    }
    l_747 = GALEFS_BROADCAST(l_743);
    if (l_747 < 0L) {
        l_748 = l_747;
    } else {
        l_749 = *((__global long *) (arg_fs + 16 + 144L));
        l_750 = (long) ((ulong) l_747 + (ulong) l_749);
        l_748 = l_750;
    }
    *((__global long *) (arg_refusals + 72L)) = l_748;
    i_751 = (int) get_local_id(0);
    if (i_751 == 0) {
        i_752 = *((volatile __global int *) (arg_fs + 16 + 64L));
        if (i_43 < 0) {
            i_753 = (-9);
        } else {
            i_754 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_43 < i_754) {
                l_755 = *((__global long *) (arg_fs + 16 + 192L));
                i_756 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_755 + (ulong) l_44))));
                i_757 = (int) ((uint) i_756 + (uint) (-1));
                i_758 = (i_757 < 0) ? (-9) : i_757;
                if (i_758 < 0) {
                    i_753 = i_758;
                } else {
                    l_759 = *((__global long *) (arg_fs + 16 + 192L));
                    i_760 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_759 + (ulong) l_44)) + (ulong) 4L))));
                    if ((i_760 & 3) == 1) {
                        i_753 = (-9);
                    } else {
                        i_753 = i_758;
                    }
                }
            } else {
                i_753 = (-9);
            }
        }
        i_761 = (int) (0 - (uint) i_752);
        if (i_761 < 0) {
            l_762 = (long) i_761;
            l_763 = l_762;
        } else {
            l_764 = (long) i_753;
            if (i_753 < 0) {
                l_763 = l_764;
            } else {
                l_765 = *((__global long *) (arg_fs + 16 + 16L));
                i_766 = (int) get_group_id(0);
                l_767 = (long) i_766;
                i_768 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_765 + (ulong) ((l_767 << 12) + (l_767 << 11)))) + (ulong) 1896L))));
                if (i_768 == 0) {
                    l_769 = *((__global long *) (arg_fs + 16 + 200L));
                    l_770 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_769 + (ulong) (l_764 << 6)))));
                    l_771 = (l_770 < 1L) ? 0L : 1L;
                    l_763 = l_771;
                } else {
                    l_763 = (-16L);
                }
            }
        }
    } else {
        l_763 = 0L;
    }
    l_772 = GALEFS_BROADCAST(l_763);
    i_773 = (int) l_772;
    i_774 = (i_773 < 1) ? i_773 : 1;
    i_775 = i_774;
    i_776 = 0;
    while (true) {
        if (!(i_775 == 1)) {
            break;
        }
        i_777 = (int) get_local_id(0);
        i_778 = (int) ((uint) i_773 - (uint) i_776);
        l_779 = (long) i_778;
        l_780 = (long) i_776;
        if (i_777 == 0) {
            l_781 = *((__global long *) (arg_fs + 16 + 16L));
            i_782 = (int) get_group_id(0);
            if (i_43 < 0) {
                i_783 = (-9);
            } else {
                i_784 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_43 < i_784) {
                    l_785 = *((__global long *) (arg_fs + 16 + 192L));
                    i_786 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_785 + (ulong) l_44))));
                    i_787 = (int) ((uint) i_786 + (uint) (-1));
                    i_788 = (i_787 < 0) ? (-9) : i_787;
                    i_783 = i_788;
                } else {
                    i_783 = (-9);
                }
            }
            l_789 = (long) i_783;
            if (i_783 < 0) {
                l_790 = l_789;
            } else {
                i_791 = *((__global int *) (arg_fs + 16 + 156L));
                l_792 = *((__global long *) (arg_fs + 16 + 200L));
                i_793 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_792 + (ulong) (l_789 << 6))) + (ulong) 8L))));
                l_794 = *((__global long *) (arg_fs + 16 + 128L));
                i_795 = *((__global int *) (arg_fs + 16 + 152L));
                l_796 = l_780 >> i_791;
                i_797 = i_795 & ((int) (((long) ((ulong) ((long) ((ulong) l_796 + (ulong) (((long) i_793) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                i_798 = i_797;
                i_799 = 0;
                i_800 = (-2);
                while (true) {
                    if (!(i_800 == (-2))) {
                        break;
                    }
                    i_801 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_794 + (ulong) (((long) i_798) << 2)))));
                    i_802 = (int) ((uint) i_801 + (uint) (-1));
                    if (i_802 < 0) {
                        i_800 = (-1);
                    } else {
                        l_803 = *((__global long *) (arg_fs + 16 + 136L));
                        l_804 = (long) ((ulong) l_803 + (ulong) (((long) (uint) i_802) << 4));
                        i_805 = *((volatile __global int *) (arg_fs + 16 + l_804));
                        l_806 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_804 + (ulong) 8L))));
                        if ((!(i_793 == i_805)) || (!(l_796 == l_806))) {
                            if (i_795 == i_799) {
                                i_800 = (-1);
                            } else {
                                i_807 = (int) ((uint) i_799 + (uint) 1);
                                i_808 = i_795 & ((int) ((uint) i_798 + (uint) 1));
                                i_798 = i_808;
                                i_799 = i_807;
                            }
                        } else {
                            i_800 = i_802;
                        }
                    }
                }
                l_809 = (long) i_782;
                l_810 = (long) ((ulong) l_781 + (ulong) ((l_809 << 12) + (l_809 << 11)));
                if (i_800 < 0) {
                    i_811 = (-1);
                } else {
                    l_812 = (long) ((ulong) l_810 + (ulong) 1856L);
                    *((volatile __global int *) (arg_fs + 16 + l_812)) = ((int) ((uint) i_800 + (uint) 1));
                    GALEFS_FENCE();
                    l_813 = *((__global long *) (arg_fs + 16 + 136L));
                    l_814 = (long) ((ulong) l_813 + (ulong) (((long) (uint) i_800) << 4));
                    i_815 = *((volatile __global int *) (arg_fs + 16 + l_814));
                    l_816 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_814 + (ulong) 8L))));
                    if ((!(i_793 == i_815)) || (!(l_796 == l_816))) {
                        *((volatile __global int *) (arg_fs + 16 + l_812)) = 0;
                    }
                    GALEFS_FENCE();
                    if ((!(i_793 == i_815)) || (!(l_796 == l_816))) {
                        i_811 = (-1);
                    } else {
                        i_811 = i_800;
                    }
                }
                l_817 = (long) i_811;
                if (l_817 == (-1L)) {
                    l_818 = (long) ((ulong) l_810 + (ulong) 1864L);
                    l_819 = *((__global long *) (arg_fs + 16 + l_818));
                    l_820 = *((__global long *) (arg_fs + 16 + 8L));
                    i_821 = 0;
                    l_822 = 0L;
                    while (true) {
                        if (!(i_821 == 0)) {
                            break;
                        }
                        i_823 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        if (i_823 == 0) {
                            l_824 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_810 + (ulong) 1408L))));
                            if (((long) ((ulong) ((long) ((ulong) l_819 + (ulong) 128L)) - (ulong) l_824)) < 1025L) {
                                i_821 = 1;
                            } else {
                                if (l_822 < l_820) {
                                    GALEFS_RELAX(l_822);
                                    l_825 = (long) ((ulong) l_822 + (ulong) 1L);
                                    l_822 = l_825;
                                } else {
                                    i_821 = (-110);
                                }
                            }
                        } else {
                            i_826 = (int) (0 - (uint) i_823);
                            i_821 = i_826;
                        }
                    }
                    if (i_821 < 0) {
                        l_827 = (long) i_821;
                        l_828 = l_827;
                    } else {
                        l_829 = (long) ((ulong) l_819 + (ulong) 64L);
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_810 + (ulong) ((long) (uint) (((int) l_829) & 1023)))))) = 0L;
                        l_830 = (long) ((ulong) l_810 + (ulong) ((long) (uint) (((int) l_819) & 1023)));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_830 + (ulong) 4L)))) = 3;
                        i_831 = (int) ((uint) ((int) (((long) ((ulong) l_819 + (ulong) ((long) ((ulong) (l_819 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_830 + (ulong) 8L)))) = i_831;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_830 + (ulong) 12L)))) = i_43;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_830 + (ulong) 16L)))) = l_780;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_830 + (ulong) 24L)))) = l_779;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_830 + (ulong) 32L)))) = 0;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_830 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global int *) (arg_fs + 16 + l_830)) = 64;
                        *((__global long *) (arg_fs + 16 + l_818)) = l_829;
                        GALEFS_FENCE();
                        l_832 = *((__global long *) (arg_fs + 16 + 24L));
                        i_833 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_832 + (ulong) ((long) i_833))))) = (char) 1;
                        l_834 = *((__global long *) (arg_fs + 16 + 8L));
                        l_835 = (long) ((ulong) l_810 + (ulong) 1792L);
                        i_836 = 0;
                        l_837 = 0L;
                        while (true) {
                            if (!(i_836 == 0)) {
                                break;
                            }
                            i_838 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            i_839 = *((volatile __global int *) (arg_fs + 16 + l_835));
                            if (i_831 == i_839) {
                                i_836 = 1;
                            } else {
                                if (i_838 == 0) {
                                    if (l_837 < l_834) {
                                        GALEFS_RELAX(l_837);
                                        l_840 = (long) ((ulong) l_837 + (ulong) 1L);
                                        l_837 = l_840;
                                    } else {
                                        i_836 = (-110);
                                    }
                                } else {
                                    i_841 = (int) (0 - (uint) i_838);
                                    i_836 = i_841;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_836 < 0) {
                            l_842 = (long) i_836;
                            l_828 = l_842;
                        } else {
                            l_843 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_810 + (ulong) 1800L))));
                            l_828 = l_843;
                        }
                    }
                    if (l_828 < 0L) {
                        l_844 = l_828;
                    } else {
                        l_845 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_810 + (ulong) 1808L))));
                        l_844 = l_845;
                    }
                } else {
                    l_846 = (long) ((ulong) l_810 + (ulong) 1872L);
                    l_847 = *((__global long *) (arg_fs + 16 + l_846));
                    *((__global long *) (arg_fs + 16 + l_846)) = ((long) ((ulong) l_847 + (ulong) 1L));
                    l_844 = l_817;
                }
                if (l_844 < 0L) {
                    l_790 = l_844;
                } else {
                    l_848 = (long) ((ulong) (l_844 << i_791) + (ulong) (l_780 & ((long) ((ulong) (1L << i_791) + (ulong) (-1L)))));
                    l_790 = l_848;
                }
            }
        } else {
            l_790 = 0L;
        }
        l_849 = GALEFS_BROADCAST(l_790);
        if (l_849 < 0L) {
            i_850 = 0;
        } else {
            i_851 = *((__global int *) (arg_fs + 16 + 156L));
            l_852 = 1L << i_851;
            l_853 = (long) ((ulong) l_852 - (ulong) (l_780 & ((long) ((ulong) l_852 + (ulong) (-1L)))));
            if (l_853 < l_779) {
                i_854 = (int) l_853;
                i_850 = i_854;
            } else {
                i_850 = i_778;
            }
        }
        l_855 = *((__global long *) (arg_fs + 16 + 144L));
        l_856 = (l_849 < 0L) ? 0L : l_849;
        gale_copy((arg_fs + 16 + ((long) ((ulong) l_855 + (ulong) l_856))), (arg_args + 16 + l_780), i_850);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_857 = (int) get_local_id(0);
        if (i_857 == 0) {
            l_858 = *((__global long *) (arg_fs + 16 + 16L));
            i_859 = (int) get_group_id(0);
            l_860 = (long) i_859;
            l_861 = (long) ((ulong) l_858 + (ulong) ((l_860 << 12) + (l_860 << 11)));
            l_862 = (long) ((ulong) l_861 + (ulong) 1880L);
            l_863 = *((__global long *) (arg_fs + 16 + l_862));
            *((__global long *) (arg_fs + 16 + l_862)) = ((long) ((ulong) ((long) i_850) + (ulong) l_863));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_861 + (ulong) 1856L)))) = 0;
            l_864 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_861 + (ulong) 1864L))));
            l_865 = (long) ((ulong) l_864 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_861 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_865 + (ulong) ((long) ((ulong) (l_865 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_866 = (int) ((uint) i_776 + (uint) i_850);
        if (l_849 < 0L) {
            i_867 = (int) l_849;
            i_775 = i_867;
            i_776 = i_866;
        } else {
            i_868 = (i_866 < i_773) ? 1 : 0;
            i_775 = i_868;
            i_776 = i_866;
        }
    }
    if (i_776 < 1) {
        i_869 = i_775;
    } else {
        i_869 = i_776;
    }
    *((__global long *) (arg_refusals + 80L)) = ((long) i_869);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_870 = (int) get_local_id(0);
    if (i_870 == 0) {
        l_871 = *((__global long *) (arg_fs + 16 + 16L));
        i_872 = (int) get_group_id(0);
        l_873 = (long) i_872;
        i_874 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_871 + (ulong) ((l_873 << 12) + (l_873 << 11)))) + (ulong) 1896L))));
        if (i_874 == 0) {
            l_875 = *((__global long *) (arg_fs + 16 + 16L));
            i_876 = (int) get_group_id(0);
            l_877 = (long) i_876;
            l_878 = (long) ((ulong) l_875 + (ulong) ((l_877 << 12) + (l_877 << 11)));
            l_879 = (long) ((ulong) l_878 + (ulong) 2048L);
            i_880 = 0;
            while (true) {
                if (!(i_880 < 4)) {
                    break;
                }
                i_881 = (int) gale_literals[i_880];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_879 + (ulong) ((long) i_880))))) = (char) i_881;
                i_882 = (int) ((uint) i_880 + (uint) 1);
                i_880 = i_882;
            }
            l_883 = (long) ((ulong) l_878 + (ulong) 1864L);
            l_884 = *((__global long *) (arg_fs + 16 + l_883));
            l_885 = *((__global long *) (arg_fs + 16 + 8L));
            i_886 = 0;
            l_887 = 0L;
            while (true) {
                if (!(i_886 == 0)) {
                    break;
                }
                i_888 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_888 == 0) {
                    l_889 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_878 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_884 + (ulong) 128L)) - (ulong) l_889)) < 1025L) {
                        i_886 = 1;
                    } else {
                        if (l_887 < l_885) {
                            GALEFS_RELAX(l_887);
                            l_890 = (long) ((ulong) l_887 + (ulong) 1L);
                            l_887 = l_890;
                        } else {
                            i_886 = (-110);
                        }
                    }
                } else {
                    i_891 = (int) (0 - (uint) i_888);
                    i_886 = i_891;
                }
            }
            if (i_886 < 0) {
                l_892 = (long) i_886;
                l_893 = l_892;
            } else {
                l_894 = (long) ((ulong) l_884 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_878 + (ulong) ((long) (uint) (((int) l_894) & 1023)))))) = 0L;
                l_895 = (long) ((ulong) l_878 + (ulong) ((long) (uint) (((int) l_884) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_895 + (ulong) 4L)))) = 1;
                i_896 = (int) ((uint) ((int) (((long) ((ulong) l_884 + (ulong) ((long) ((ulong) (l_884 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_895 + (ulong) 8L)))) = i_896;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_895 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_895 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_895 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_895 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_895 + (ulong) 36L)))) = 4;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_895)) = 64;
                *((__global long *) (arg_fs + 16 + l_883)) = l_894;
                GALEFS_FENCE();
                l_897 = *((__global long *) (arg_fs + 16 + 24L));
                i_898 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_897 + (ulong) ((long) i_898))))) = (char) 1;
                l_899 = *((__global long *) (arg_fs + 16 + 8L));
                l_900 = (long) ((ulong) l_878 + (ulong) 1792L);
                i_901 = 0;
                l_902 = 0L;
                while (true) {
                    if (!(i_901 == 0)) {
                        break;
                    }
                    i_903 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_904 = *((volatile __global int *) (arg_fs + 16 + l_900));
                    if (i_896 == i_904) {
                        i_901 = 1;
                    } else {
                        if (i_903 == 0) {
                            if (l_902 < l_899) {
                                GALEFS_RELAX(l_902);
                                l_905 = (long) ((ulong) l_902 + (ulong) 1L);
                                l_902 = l_905;
                            } else {
                                i_901 = (-110);
                            }
                        } else {
                            i_906 = (int) (0 - (uint) i_903);
                            i_901 = i_906;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_901 < 0) {
                    l_907 = (long) i_901;
                    l_893 = l_907;
                } else {
                    l_908 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_878 + (ulong) 1800L))));
                    l_893 = l_908;
                }
            }
        } else {
            l_893 = (-16L);
        }
    } else {
        l_893 = 0L;
    }
    l_909 = GALEFS_BROADCAST(l_893);
    *((__global long *) (arg_refusals + 88L)) = ((long) ((int) l_909));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_910 = (int) get_local_id(0);
    if (i_910 == 0) {
        l_911 = *((__global long *) (arg_fs + 16 + 16L));
        i_912 = (int) get_group_id(0);
        l_913 = (long) i_912;
        i_914 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_911 + (ulong) ((l_913 << 12) + (l_913 << 11)))) + (ulong) 1896L))));
        if (i_914 == 0) {
            l_915 = *((__global long *) (arg_fs + 16 + 16L));
            i_916 = (int) get_group_id(0);
            l_917 = (long) i_916;
            l_918 = (long) ((ulong) l_915 + (ulong) ((l_917 << 12) + (l_917 << 11)));
            l_919 = (long) ((ulong) l_918 + (ulong) 1864L);
            l_920 = *((__global long *) (arg_fs + 16 + l_919));
            l_921 = *((__global long *) (arg_fs + 16 + 8L));
            i_922 = 0;
            l_923 = 0L;
            while (true) {
                if (!(i_922 == 0)) {
                    break;
                }
                i_924 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_924 == 0) {
                    l_925 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_918 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_920 + (ulong) 128L)) - (ulong) l_925)) < 1025L) {
                        i_922 = 1;
                    } else {
                        if (l_923 < l_921) {
                            GALEFS_RELAX(l_923);
                            l_926 = (long) ((ulong) l_923 + (ulong) 1L);
                            l_923 = l_926;
                        } else {
                            i_922 = (-110);
                        }
                    }
                } else {
                    i_927 = (int) (0 - (uint) i_924);
                    i_922 = i_927;
                }
            }
            if (i_922 < 0) {
                l_928 = (long) i_922;
                l_929 = l_928;
            } else {
                l_930 = (long) ((ulong) l_920 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_918 + (ulong) ((long) (uint) (((int) l_930) & 1023)))))) = 0L;
                l_931 = (long) ((ulong) l_918 + (ulong) ((long) (uint) (((int) l_920) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_931 + (ulong) 4L)))) = 2;
                i_932 = (int) ((uint) ((int) (((long) ((ulong) l_920 + (ulong) ((long) ((ulong) (l_920 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_931 + (ulong) 8L)))) = i_932;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_931 + (ulong) 12L)))) = i_43;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_931 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_931 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_931 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_931 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_931)) = 64;
                *((__global long *) (arg_fs + 16 + l_919)) = l_930;
                GALEFS_FENCE();
                l_933 = *((__global long *) (arg_fs + 16 + 24L));
                i_934 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_933 + (ulong) ((long) i_934))))) = (char) 1;
                l_935 = *((__global long *) (arg_fs + 16 + 8L));
                l_936 = (long) ((ulong) l_918 + (ulong) 1792L);
                i_937 = 0;
                l_938 = 0L;
                while (true) {
                    if (!(i_937 == 0)) {
                        break;
                    }
                    i_939 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_940 = *((volatile __global int *) (arg_fs + 16 + l_936));
                    if (i_932 == i_940) {
                        i_937 = 1;
                    } else {
                        if (i_939 == 0) {
                            if (l_938 < l_935) {
                                GALEFS_RELAX(l_938);
                                l_941 = (long) ((ulong) l_938 + (ulong) 1L);
                                l_938 = l_941;
                            } else {
                                i_937 = (-110);
                            }
                        } else {
                            i_942 = (int) (0 - (uint) i_939);
                            i_937 = i_942;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_937 < 0) {
                    l_943 = (long) i_937;
                    l_929 = l_943;
                } else {
                    l_944 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_918 + (ulong) 1800L))));
                    l_929 = l_944;
                }
            }
        } else {
            l_929 = (-16L);
        }
    } else {
        l_929 = 0L;
    }
    l_945 = GALEFS_BROADCAST(l_929);
    *((__global long *) (arg_refusals + 96L)) = ((long) ((int) l_945));
    i_946 = (int) get_local_id(0);
    if (i_946 == 0) {
        i_947 = *((volatile __global int *) (arg_fs + 16 + 64L));
        if (i_43 < 0) {
            i_948 = (-9);
        } else {
            i_949 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_43 < i_949) {
                l_950 = *((__global long *) (arg_fs + 16 + 192L));
                i_951 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_950 + (ulong) l_44))));
                i_952 = (int) ((uint) i_951 + (uint) (-1));
                i_953 = (i_952 < 0) ? (-9) : i_952;
                i_948 = i_953;
            } else {
                i_948 = (-9);
            }
        }
        i_954 = (int) (0 - (uint) i_947);
        if (i_954 < 0) {
            l_955 = (long) i_954;
            l_956 = l_955;
        } else {
            l_957 = (long) i_948;
            if (i_948 < 0) {
                l_956 = l_957;
            } else {
                l_958 = *((__global long *) (arg_fs + 16 + 200L));
                l_959 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_958 + (ulong) (l_957 << 6)))));
                l_956 = l_959;
            }
        }
    } else {
        l_956 = 0L;
    }
    l_960 = GALEFS_BROADCAST(l_956);
    *((__global long *) (arg_refusals + 104L)) = l_960;
    GALEFS_FENCE();
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_961 = (int) get_local_id(0);
    if (i_961 == 0) {
        l_962 = *((__global long *) (arg_fs + 16 + 16L));
        i_963 = (int) get_group_id(0);
        l_964 = (long) i_963;
        i_965 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_962 + (ulong) ((l_964 << 12) + (l_964 << 11)))) + (ulong) 1896L))));
        if (i_965 == 0) {
            l_966 = (-22L);
        } else {
            l_967 = *((__global long *) (arg_fs + 16 + 16L));
            i_968 = (int) get_group_id(0);
            l_969 = (long) i_968;
            *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_967 + (ulong) ((l_969 << 12) + (l_969 << 11)))) + (ulong) 1896L)))) = 0;
            l_970 = *((__global long *) (arg_fs + 16 + 16L));
            i_971 = (int) get_group_id(0);
            l_972 = (long) i_971;
            l_973 = (long) ((ulong) l_970 + (ulong) ((l_972 << 12) + (l_972 << 11)));
            l_974 = (long) ((ulong) l_973 + (ulong) 1880L);
            l_975 = *((__global long *) (arg_fs + 16 + l_974));
            *((__global long *) (arg_fs + 16 + l_974)) = ((long) ((ulong) l_975 + (ulong) 1L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_973 + (ulong) 1856L)))) = 0;
            l_976 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_973 + (ulong) 1864L))));
            l_977 = (long) ((ulong) l_976 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_973 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_977 + (ulong) ((long) ((ulong) (l_977 >> 63) >> 58)))) >> 6)) + (uint) 1));
            l_966 = 0L;
        }
    } else {
        l_966 = 0L;
    }
    l_978 = GALEFS_BROADCAST(l_966);
    *((__global long *) (arg_refusals + 112L)) = ((long) ((int) l_978));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_979 = (int) get_local_id(0);
    if (i_979 == 0) {
        l_980 = *((__global long *) (arg_fs + 16 + 16L));
        i_981 = (int) get_group_id(0);
        l_982 = (long) i_981;
        i_983 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_980 + (ulong) ((l_982 << 12) + (l_982 << 11)))) + (ulong) 1896L))));
        if (i_983 == 0) {
            l_984 = *((__global long *) (arg_fs + 16 + 16L));
            i_985 = (int) get_group_id(0);
            l_986 = (long) i_985;
            l_987 = (long) ((ulong) l_984 + (ulong) ((l_986 << 12) + (l_986 << 11)));
            l_988 = (long) ((ulong) l_987 + (ulong) 1864L);
            l_989 = *((__global long *) (arg_fs + 16 + l_988));
            l_990 = *((__global long *) (arg_fs + 16 + 8L));
            i_991 = 0;
            l_992 = 0L;
            while (true) {
                if (!(i_991 == 0)) {
                    break;
                }
                i_993 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_993 == 0) {
                    l_994 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_987 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_989 + (ulong) 128L)) - (ulong) l_994)) < 1025L) {
                        i_991 = 1;
                    } else {
                        if (l_992 < l_990) {
                            GALEFS_RELAX(l_992);
                            l_995 = (long) ((ulong) l_992 + (ulong) 1L);
                            l_992 = l_995;
                        } else {
                            i_991 = (-110);
                        }
                    }
                } else {
                    i_996 = (int) (0 - (uint) i_993);
                    i_991 = i_996;
                }
            }
            if (i_991 < 0) {
                l_997 = (long) i_991;
                l_998 = l_997;
            } else {
                l_999 = (long) ((ulong) l_989 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_987 + (ulong) ((long) (uint) (((int) l_999) & 1023)))))) = 0L;
                l_1000 = (long) ((ulong) l_987 + (ulong) ((long) (uint) (((int) l_989) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1000 + (ulong) 4L)))) = 2;
                i_1001 = (int) ((uint) ((int) (((long) ((ulong) l_989 + (ulong) ((long) ((ulong) (l_989 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1000 + (ulong) 8L)))) = i_1001;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1000 + (ulong) 12L)))) = i_43;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1000 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_1000 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1000 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_1000 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_1000)) = 64;
                *((__global long *) (arg_fs + 16 + l_988)) = l_999;
                GALEFS_FENCE();
                l_1002 = *((__global long *) (arg_fs + 16 + 24L));
                i_1003 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1002 + (ulong) ((long) i_1003))))) = (char) 1;
                l_1004 = *((__global long *) (arg_fs + 16 + 8L));
                l_1005 = (long) ((ulong) l_987 + (ulong) 1792L);
                i_1006 = 0;
                l_1007 = 0L;
                while (true) {
                    if (!(i_1006 == 0)) {
                        break;
                    }
                    i_1008 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_1009 = *((volatile __global int *) (arg_fs + 16 + l_1005));
                    if (i_1001 == i_1009) {
                        i_1006 = 1;
                    } else {
                        if (i_1008 == 0) {
                            if (l_1007 < l_1004) {
                                GALEFS_RELAX(l_1007);
                                l_1010 = (long) ((ulong) l_1007 + (ulong) 1L);
                                l_1007 = l_1010;
                            } else {
                                i_1006 = (-110);
                            }
                        } else {
                            i_1011 = (int) (0 - (uint) i_1008);
                            i_1006 = i_1011;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_1006 < 0) {
                    l_1012 = (long) i_1006;
                    l_998 = l_1012;
                } else {
                    l_1013 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_987 + (ulong) 1800L))));
                    l_998 = l_1013;
                }
            }
        } else {
            l_998 = (-16L);
        }
    } else {
        l_998 = 0L;
    }
    l_1014 = GALEFS_BROADCAST(l_998);
}
