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

__constant char gale_literals[] = {102, 105, 108, 101};

__kernel void galefs_mapRefusals(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_refusals) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_0, i_2, i_4, i_6, i_10, i_11, i_12, i_16, i_18, i_21, i_26, i_28, i_31, i_33, i_34, i_36, i_40, i_42, i_43, i_45, i_46, i_50, i_51, i_53, i_54, i_55, i_57, i_60, i_62, i_69, i_73, i_74, i_75, i_77, i_78, i_79, i_81, i_83, i_85, i_87, i_88, i_89, i_90, i_91, i_92, i_95, i_97, i_98, i_101, i_105, i_113, i_115, i_118, i_123, i_125, i_128, i_130, i_131, i_133, i_140, i_142, i_146, i_147, i_148, i_151, i_152, i_154, i_155, i_156, i_158, i_161, i_163, i_169, i_173, i_174, i_175, i_177, i_178, i_179, i_181, i_183, i_185, i_187, i_188, i_189, i_190, i_191, i_192, i_195, i_197, i_198, i_201, i_205, i_213, i_215, i_218, i_223, i_225, i_228, i_230, i_231, i_233, i_240, i_242, i_246, i_247, i_248, i_252, i_253, i_255, i_256, i_257, i_259, i_262, i_264, i_271, i_275, i_276, i_277, i_279, i_280, i_281, i_283, i_285, i_287, i_289, i_290, i_291, i_292, i_293, i_294, i_297, i_299, i_300, i_303, i_307, i_315, i_317, i_320, i_325, i_327, i_330, i_332, i_333, i_335, i_342, i_344, i_348, i_349, i_350, i_353, i_354, i_356, i_357, i_358, i_360, i_363, i_365, i_371, i_372, i_373, i_376, i_377, i_379, i_380, i_381, i_383, i_387, i_389, i_390, i_391, i_393, i_394, i_395, i_397, i_399, i_401, i_402, i_403, i_404, i_405, i_406, i_407, i_410, i_412, i_413, i_416, i_420, i_428, i_430, i_433, i_438, i_440, i_443, i_445, i_446, i_448, i_455, i_457, i_461, i_462, i_463, i_467, i_470, i_472, i_474, i_476, i_479, i_482, i_490, i_491, i_492, i_495, i_496, i_498, i_499, i_500, i_502, i_505, i_507, i_513, i_516, i_517, i_518, i_520, i_521, i_522, i_524, i_526, i_528, i_529, i_530, i_531, i_532, i_533, i_534, i_537, i_539, i_540, i_543, i_547, i_555, i_557, i_560, i_565, i_567, i_570, i_572, i_573, i_575, i_582, i_584, i_588, i_589, i_590, i_593, i_594, i_596, i_597, i_598, i_600, i_603, i_605, i_611, i_614, i_615, i_616, i_618, i_619, i_620, i_622, i_624, i_626, i_627, i_628, i_629, i_630, i_631, i_632, i_635, i_637, i_638, i_641, i_645, i_653, i_655, i_658, i_663, i_665, i_668, i_670, i_671, i_673, i_680, i_682, i_686, i_687, i_688, i_690, i_691, i_694, i_695, i_697, i_698, i_699, i_701, i_703, i_705, i_707, i_714, i_717, i_718, i_719, i_721, i_722, i_723, i_725, i_726, i_727, i_730, i_732, i_734, i_736, i_737, i_738, i_739, i_740, i_741, i_744, i_746, i_747, i_750, i_754, i_760, i_762, i_765, i_770, i_772, i_775, i_777, i_778, i_780, i_788, i_789, i_792, i_794, i_796, i_803, i_804, i_805, i_806, i_808, i_810, i_812, i_816, i_817, i_818, i_822, i_824, i_827, i_832, i_834, i_837, i_839, i_840, i_842, i_846, i_848, i_850, i_852, i_858, i_860, i_863, i_868, i_870, i_873, i_875, i_876, i_878, i_882, i_883, i_884, i_885, i_887, i_888, i_889, i_890, i_897, i_899, i_901, i_904, i_907, i_915, i_917, i_919, i_921, i_927, i_929, i_932, i_937, i_939, i_942, i_944, i_945, i_947;
    long l_1, l_3, l_5, l_7, l_8, l_9, l_13, l_14, l_15, l_17, l_19, l_20, l_22, l_23, l_24, l_25, l_27, l_29, l_30, l_32, l_35, l_37, l_38, l_39, l_41, l_44, l_47, l_48, l_49, l_52, l_56, l_58, l_59, l_61, l_63, l_64, l_65, l_66, l_67, l_68, l_70, l_71, l_72, l_76, l_80, l_82, l_84, l_86, l_93, l_94, l_96, l_99, l_100, l_102, l_103, l_104, l_106, l_107, l_108, l_109, l_110, l_111, l_112, l_114, l_116, l_117, l_119, l_120, l_121, l_122, l_124, l_126, l_127, l_129, l_132, l_134, l_135, l_136, l_137, l_138, l_139, l_141, l_143, l_144, l_145, l_149, l_150, l_153, l_157, l_159, l_160, l_162, l_164, l_165, l_166, l_167, l_168, l_170, l_171, l_172, l_176, l_180, l_182, l_184, l_186, l_193, l_194, l_196, l_199, l_200, l_202, l_203, l_204, l_206, l_207, l_208, l_209, l_210, l_211, l_212, l_214, l_216, l_217, l_219, l_220, l_221, l_222, l_224, l_226, l_227, l_229, l_232, l_234, l_235, l_236, l_237, l_238, l_239, l_241, l_243, l_244, l_245, l_249, l_250, l_251, l_254, l_258, l_260, l_261, l_263, l_265, l_266, l_267, l_268, l_269, l_270, l_272, l_273, l_274, l_278, l_282, l_284, l_286, l_288, l_295, l_296, l_298, l_301, l_302, l_304, l_305, l_306, l_308, l_309, l_310, l_311, l_312, l_313, l_314, l_316, l_318, l_319, l_321, l_322, l_323, l_324, l_326, l_328, l_329, l_331, l_334, l_336, l_337, l_338, l_339, l_340, l_341, l_343, l_345, l_346, l_347, l_351, l_352, l_355, l_359, l_361, l_362, l_364, l_366, l_367, l_368, l_369, l_370, l_374, l_375, l_378, l_382, l_384, l_385, l_386, l_388, l_392, l_396, l_398, l_400, l_408, l_409, l_411, l_414, l_415, l_417, l_418, l_419, l_421, l_422, l_423, l_424, l_425, l_426, l_427, l_429, l_431, l_432, l_434, l_435, l_436, l_437, l_439, l_441, l_442, l_444, l_447, l_449, l_450, l_451, l_452, l_453, l_454, l_456, l_458, l_459, l_460, l_464, l_465, l_466, l_468, l_469, l_471, l_473, l_475, l_477, l_478, l_480, l_481, l_483, l_484, l_485, l_486, l_487, l_488, l_489, l_493, l_494, l_497, l_501, l_503, l_504, l_506, l_508, l_509, l_510, l_511, l_512, l_514, l_515, l_519, l_523, l_525, l_527, l_535, l_536, l_538, l_541, l_542, l_544, l_545, l_546, l_548, l_549, l_550, l_551, l_552, l_553, l_554, l_556, l_558, l_559, l_561, l_562, l_563, l_564, l_566, l_568, l_569, l_571, l_574, l_576, l_577, l_578, l_579, l_580, l_581, l_583, l_585, l_586, l_587, l_591, l_592, l_595, l_599, l_601, l_602, l_604, l_606, l_607, l_608, l_609, l_610, l_612, l_613, l_617, l_621, l_623, l_625, l_633, l_634, l_636, l_639, l_640, l_642, l_643, l_644, l_646, l_647, l_648, l_649, l_650, l_651, l_652, l_654, l_656, l_657, l_659, l_660, l_661, l_662, l_664, l_666, l_667, l_669, l_672, l_674, l_675, l_676, l_677, l_678, l_679, l_681, l_683, l_684, l_685, l_689, l_692, l_693, l_696, l_700, l_702, l_704, l_706, l_708, l_709, l_710, l_711, l_712, l_713, l_715, l_716, l_720, l_724, l_728, l_729, l_731, l_733, l_735, l_742, l_743, l_745, l_748, l_749, l_751, l_752, l_753, l_755, l_756, l_757, l_758, l_759, l_761, l_763, l_764, l_766, l_767, l_768, l_769, l_771, l_773, l_774, l_776, l_779, l_781, l_782, l_783, l_784, l_785, l_786, l_787, l_790, l_791, l_793, l_795, l_797, l_798, l_799, l_800, l_801, l_802, l_807, l_809, l_811, l_813, l_814, l_815, l_819, l_820, l_821, l_823, l_825, l_826, l_828, l_829, l_830, l_831, l_833, l_835, l_836, l_838, l_841, l_843, l_844, l_845, l_847, l_849, l_851, l_853, l_854, l_855, l_856, l_857, l_859, l_861, l_862, l_864, l_865, l_866, l_867, l_869, l_871, l_872, l_874, l_877, l_879, l_880, l_881, l_886, l_891, l_892, l_893, l_894, l_895, l_896, l_898, l_900, l_902, l_903, l_905, l_906, l_908, l_909, l_910, l_911, l_912, l_913, l_914, l_916, l_918, l_920, l_922, l_923, l_924, l_925, l_926, l_928, l_930, l_931, l_933, l_934, l_935, l_936, l_938, l_940, l_941, l_943, l_946, l_948, l_949, l_950;
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
            l_48 = (long) i_46;
            l_49 = l_48;
        } else {
            if (i_43 < 0) {
                i_50 = (-9);
            } else {
                i_51 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_43 < i_51) {
                    l_52 = *((__global long *) (arg_fs + 16 + 192L));
                    i_53 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) l_44))));
                    i_54 = (int) ((uint) i_53 + (uint) (-1));
                    i_55 = (i_54 < 0) ? (-9) : i_54;
                    if (i_55 < 0) {
                        i_50 = i_55;
                    } else {
                        l_56 = *((__global long *) (arg_fs + 16 + 192L));
                        i_57 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_56 + (ulong) l_44)) + (ulong) 4L))));
                        if ((i_57 & 3) == 1) {
                            i_50 = (-9);
                        } else {
                            i_50 = i_55;
                        }
                    }
                } else {
                    i_50 = (-9);
                }
            }
            l_58 = (long) i_50;
            if (i_50 < 0) {
                l_49 = l_58;
            } else {
                if (l_47 < 0L) {
                    l_49 = (-22L);
                } else {
                    l_59 = *((__global long *) (arg_fs + 16 + 16L));
                    i_60 = (int) get_group_id(0);
                    l_61 = (long) i_60;
                    i_62 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_59 + (ulong) ((l_61 << 12) + (l_61 << 11)))) + (ulong) 1896L))));
                    if (i_62 == 0) {
                        l_63 = *((__global long *) (arg_fs + 16 + 200L));
                        l_64 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) (l_58 << 6)))));
                        l_65 = (long) ((ulong) l_64 - (ulong) l_47);
                        if (l_65 < 1L) {
                            l_49 = 0L;
                        } else {
                            l_66 = (l_65 < 2L) ? l_65 : 2L;
                            l_49 = l_66;
                        }
                    } else {
                        l_49 = (-16L);
                    }
                }
            }
        }
        if (l_49 < 0L) {
            l_67 = l_49;
        } else {
            if (l_49 < 1L) {
                l_68 = (-22L);
            } else {
                if (l_49 == 2L) {
                    i_69 = *((__global int *) (arg_fs + 16 + 156L));
                    l_70 = 1L << i_69;
                    l_71 = (long) ((ulong) l_70 - (ulong) (l_47 & ((long) ((ulong) l_70 + (ulong) (-1L)))));
                    if (l_71 < 2L) {
                        if (!(((int) l_71) == 2)) {
                            l_68 = (-22L);
                            goto B114;
                        }
                    }
                    l_72 = *((__global long *) (arg_fs + 16 + 16L));
                    i_73 = (int) get_group_id(0);
                    if (i_43 < 0) {
                        i_74 = (-9);
                    } else {
                        i_75 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_43 < i_75) {
                            l_76 = *((__global long *) (arg_fs + 16 + 192L));
                            i_77 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) l_44))));
                            i_78 = (int) ((uint) i_77 + (uint) (-1));
                            i_79 = (i_78 < 0) ? (-9) : i_78;
                            i_74 = i_79;
                        } else {
                            i_74 = (-9);
                        }
                    }
                    l_80 = (long) i_74;
                    if (i_74 < 0) {
                        l_68 = l_80;
                    } else {
                        i_81 = *((__global int *) (arg_fs + 16 + 156L));
                        l_82 = *((__global long *) (arg_fs + 16 + 200L));
                        i_83 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_82 + (ulong) (l_80 << 6))) + (ulong) 8L))));
                        l_84 = *((__global long *) (arg_fs + 16 + 128L));
                        i_85 = *((__global int *) (arg_fs + 16 + 152L));
                        l_86 = l_47 >> i_81;
                        i_87 = i_85 & ((int) (((long) ((ulong) ((long) ((ulong) l_86 + (ulong) (((long) i_83) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_88 = i_87;
                        i_89 = 0;
                        i_90 = (-2);
                        while (true) {
                            if (!(i_90 == (-2))) {
                                break;
                            }
                            i_91 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) (((long) i_88) << 2)))));
                            i_92 = (int) ((uint) i_91 + (uint) (-1));
                            if (i_92 < 0) {
                                i_90 = (-1);
                            } else {
                                l_93 = *((__global long *) (arg_fs + 16 + 136L));
                                l_94 = (long) ((ulong) l_93 + (ulong) (((long) (uint) i_92) << 4));
                                i_95 = *((volatile __global int *) (arg_fs + 16 + l_94));
                                l_96 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) 8L))));
                                if ((!(i_83 == i_95)) || (!(l_86 == l_96))) {
                                    if (i_85 == i_89) {
                                        i_90 = (-1);
                                    } else {
                                        i_97 = (int) ((uint) i_89 + (uint) 1);
                                        i_98 = i_85 & ((int) ((uint) i_88 + (uint) 1));
                                        i_88 = i_98;
                                        i_89 = i_97;
                                    }
                                } else {
                                    i_90 = i_92;
                                }
                            }
                        }
                        l_99 = (long) i_73;
                        l_100 = (long) ((ulong) l_72 + (ulong) ((l_99 << 12) + (l_99 << 11)));
                        if (i_90 < 0) {
                            i_101 = (-1);
                        } else {
                            l_102 = (long) ((ulong) l_100 + (ulong) 1856L);
                            *((volatile __global int *) (arg_fs + 16 + l_102)) = ((int) ((uint) i_90 + (uint) 1));
                            GALEFS_FENCE();
                            l_103 = *((__global long *) (arg_fs + 16 + 136L));
                            l_104 = (long) ((ulong) l_103 + (ulong) (((long) (uint) i_90) << 4));
                            i_105 = *((volatile __global int *) (arg_fs + 16 + l_104));
                            l_106 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_104 + (ulong) 8L))));
                            if ((!(i_83 == i_105)) || (!(l_86 == l_106))) {
                                *((volatile __global int *) (arg_fs + 16 + l_102)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_83 == i_105)) || (!(l_86 == l_106))) {
                                i_101 = (-1);
                            } else {
                                i_101 = i_90;
                            }
                        }
                        l_107 = (long) i_101;
                        if (l_107 == (-1L)) {
                            l_108 = (long) ((ulong) l_100 + (ulong) 1864L);
                            l_109 = *((__global long *) (arg_fs + 16 + l_108));
                            l_110 = *((__global long *) (arg_fs + 16 + 8L));
                            l_111 = (long) ((ulong) l_109 + (ulong) 128L);
                            l_112 = (long) ((ulong) l_100 + (ulong) 1408L);
                            i_113 = 0;
                            l_114 = 0L;
                            while (true) {
                                if (!(i_113 == 0)) {
                                    break;
                                }
                                i_115 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                if (i_115 == 0) {
                                    l_116 = *((volatile __global long *) (arg_fs + 16 + l_112));
                                    if (((long) ((ulong) l_111 - (ulong) l_116)) < 1025L) {
                                        i_113 = 1;
                                    } else {
                                        if (l_114 < l_110) {
                                            GALEFS_RELAX(l_114);
                                            l_117 = (long) ((ulong) l_114 + (ulong) 1L);
                                            l_114 = l_117;
                                        } else {
                                            i_113 = (-110);
                                        }
                                    }
                                } else {
                                    i_118 = (int) (0 - (uint) i_115);
                                    i_113 = i_118;
                                }
                            }
                            if (i_113 < 0) {
                                l_119 = (long) i_113;
                                l_120 = l_119;
                            } else {
                                l_121 = (long) ((ulong) l_109 + (ulong) 64L);
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) ((long) (uint) (((int) l_121) & 1023)))))) = 0L;
                                l_122 = (long) ((ulong) l_100 + (ulong) ((long) (uint) (((int) l_109) & 1023)));
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 4L)))) = 3;
                                i_123 = (int) ((uint) ((int) (((long) ((ulong) l_109 + (ulong) ((long) ((ulong) (l_109 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 8L)))) = i_123;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 12L)))) = i_43;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 16L)))) = l_47;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 24L)))) = 2L;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 32L)))) = 0;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global int *) (arg_fs + 16 + l_122)) = 64;
                                *((__global long *) (arg_fs + 16 + l_108)) = l_121;
                                GALEFS_FENCE();
                                l_124 = *((__global long *) (arg_fs + 16 + 24L));
                                i_125 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) ((long) i_125))))) = (char) 1;
                                l_126 = *((__global long *) (arg_fs + 16 + 8L));
                                l_127 = (long) ((ulong) l_100 + (ulong) 1792L);
                                i_128 = 0;
                                l_129 = 0L;
                                while (true) {
                                    if (!(i_128 == 0)) {
                                        break;
                                    }
                                    i_130 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                    i_131 = *((volatile __global int *) (arg_fs + 16 + l_127));
                                    if (i_123 == i_131) {
                                        i_128 = 1;
                                    } else {
                                        if (i_130 == 0) {
                                            if (l_129 < l_126) {
                                                GALEFS_RELAX(l_129);
                                                l_132 = (long) ((ulong) l_129 + (ulong) 1L);
                                                l_129 = l_132;
                                            } else {
                                                i_128 = (-110);
                                            }
                                        } else {
                                            i_133 = (int) (0 - (uint) i_130);
                                            i_128 = i_133;
                                        }
                                    }
                                }
                                GALEFS_FENCE();
                                if (i_128 < 0) {
                                    l_134 = (long) i_128;
                                    l_120 = l_134;
                                } else {
                                    l_135 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 1800L))));
                                    l_120 = l_135;
                                }
                            }
                            if (l_120 < 0L) {
                                l_68 = l_120;
                            } else {
                                l_136 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 1808L))));
                                l_68 = l_136;
                            }
                        } else {
                            l_137 = (long) ((ulong) l_100 + (ulong) 1872L);
                            l_138 = *((__global long *) (arg_fs + 16 + l_137));
                            *((__global long *) (arg_fs + 16 + l_137)) = ((long) ((ulong) l_138 + (ulong) 1L));
                            l_68 = l_107;
                        }
                    }
                } else {
                    l_68 = (-22L);
                }
            }
        B114:;
            if (!(l_68 < 0L)) {
                l_139 = *((__global long *) (arg_fs + 16 + 16L));
                i_140 = (int) get_group_id(0);
                l_141 = (long) i_140;
                *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_139 + (ulong) ((l_141 << 12) + (l_141 << 11)))) + (ulong) 1896L)))) = 1;
            }
            if (l_68 < 0L) {
                l_67 = l_68;
            } else {
                i_142 = *((__global int *) (arg_fs + 16 + 156L));
                l_143 = *((__global long *) (arg_fs + 16 + 144L));
                l_144 = (long) ((ulong) ((long) ((ulong) l_143 + (ulong) (l_68 << i_142))) + (ulong) (l_47 & ((long) ((ulong) (1L << i_142) + (ulong) (-1L)))));
                l_67 = l_144;
            }
        }
    } else {
        l_67 = 0L;
    }
    l_145 = GALEFS_BROADCAST(l_67);
    *((__global long *) (arg_refusals + 16L)) = l_145;
    i_146 = (int) get_local_id(0);
    if (i_146 == 0) {
        i_147 = *((volatile __global int *) (arg_fs + 16 + 64L));
        i_148 = (int) (0 - (uint) i_147);
        if (i_148 < 0) {
            l_149 = (long) i_148;
            l_150 = l_149;
        } else {
            if (i_43 < 0) {
                i_151 = (-9);
            } else {
                i_152 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_43 < i_152) {
                    l_153 = *((__global long *) (arg_fs + 16 + 192L));
                    i_154 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) l_44))));
                    i_155 = (int) ((uint) i_154 + (uint) (-1));
                    i_156 = (i_155 < 0) ? (-9) : i_155;
                    if (i_156 < 0) {
                        i_151 = i_156;
                    } else {
                        l_157 = *((__global long *) (arg_fs + 16 + 192L));
                        i_158 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_157 + (ulong) l_44)) + (ulong) 4L))));
                        if ((i_158 & 3) == 1) {
                            i_151 = (-9);
                        } else {
                            i_151 = i_156;
                        }
                    }
                } else {
                    i_151 = (-9);
                }
            }
            l_159 = (long) i_151;
            if (i_151 < 0) {
                l_150 = l_159;
            } else {
                if (l_41 < 0L) {
                    l_150 = (-22L);
                } else {
                    l_160 = *((__global long *) (arg_fs + 16 + 16L));
                    i_161 = (int) get_group_id(0);
                    l_162 = (long) i_161;
                    i_163 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_160 + (ulong) ((l_162 << 12) + (l_162 << 11)))) + (ulong) 1896L))));
                    if (i_163 == 0) {
                        l_164 = *((__global long *) (arg_fs + 16 + 200L));
                        l_165 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_164 + (ulong) (l_159 << 6)))));
                        l_166 = (((long) ((ulong) l_165 - (ulong) l_41)) < 1L) ? 0L : 1L;
                        l_150 = l_166;
                    } else {
                        l_150 = (-16L);
                    }
                }
            }
        }
        if (l_150 < 0L) {
            l_167 = l_150;
        } else {
            if (l_150 < 1L) {
                l_168 = (-22L);
            } else {
                if (l_150 == 1L) {
                    i_169 = *((__global int *) (arg_fs + 16 + 156L));
                    l_170 = 1L << i_169;
                    l_171 = (long) ((ulong) l_170 - (ulong) (((long) ((ulong) l_170 + (ulong) (-1L))) & l_41));
                    if (l_171 < 1L) {
                        if (!(((int) l_171) == 1)) {
                            l_168 = (-22L);
                            goto B203;
                        }
                    }
                    l_172 = *((__global long *) (arg_fs + 16 + 16L));
                    i_173 = (int) get_group_id(0);
                    if (i_43 < 0) {
                        i_174 = (-9);
                    } else {
                        i_175 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_43 < i_175) {
                            l_176 = *((__global long *) (arg_fs + 16 + 192L));
                            i_177 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) l_44))));
                            i_178 = (int) ((uint) i_177 + (uint) (-1));
                            i_179 = (i_178 < 0) ? (-9) : i_178;
                            i_174 = i_179;
                        } else {
                            i_174 = (-9);
                        }
                    }
                    l_180 = (long) i_174;
                    if (i_174 < 0) {
                        l_168 = l_180;
                    } else {
                        i_181 = *((__global int *) (arg_fs + 16 + 156L));
                        l_182 = *((__global long *) (arg_fs + 16 + 200L));
                        i_183 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_182 + (ulong) (l_180 << 6))) + (ulong) 8L))));
                        l_184 = *((__global long *) (arg_fs + 16 + 128L));
                        i_185 = *((__global int *) (arg_fs + 16 + 152L));
                        l_186 = l_41 >> i_181;
                        i_187 = i_185 & ((int) (((long) ((ulong) ((long) ((ulong) l_186 + (ulong) (((long) i_183) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_188 = i_187;
                        i_189 = 0;
                        i_190 = (-2);
                        while (true) {
                            if (!(i_190 == (-2))) {
                                break;
                            }
                            i_191 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_184 + (ulong) (((long) i_188) << 2)))));
                            i_192 = (int) ((uint) i_191 + (uint) (-1));
                            if (i_192 < 0) {
                                i_190 = (-1);
                            } else {
                                l_193 = *((__global long *) (arg_fs + 16 + 136L));
                                l_194 = (long) ((ulong) l_193 + (ulong) (((long) (uint) i_192) << 4));
                                i_195 = *((volatile __global int *) (arg_fs + 16 + l_194));
                                l_196 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 8L))));
                                if ((!(i_183 == i_195)) || (!(l_186 == l_196))) {
                                    if (i_185 == i_189) {
                                        i_190 = (-1);
                                    } else {
                                        i_197 = (int) ((uint) i_189 + (uint) 1);
                                        i_198 = i_185 & ((int) ((uint) i_188 + (uint) 1));
                                        i_188 = i_198;
                                        i_189 = i_197;
                                    }
                                } else {
                                    i_190 = i_192;
                                }
                            }
                        }
                        l_199 = (long) i_173;
                        l_200 = (long) ((ulong) l_172 + (ulong) ((l_199 << 12) + (l_199 << 11)));
                        if (i_190 < 0) {
                            i_201 = (-1);
                        } else {
                            l_202 = (long) ((ulong) l_200 + (ulong) 1856L);
                            *((volatile __global int *) (arg_fs + 16 + l_202)) = ((int) ((uint) i_190 + (uint) 1));
                            GALEFS_FENCE();
                            l_203 = *((__global long *) (arg_fs + 16 + 136L));
                            l_204 = (long) ((ulong) l_203 + (ulong) (((long) (uint) i_190) << 4));
                            i_205 = *((volatile __global int *) (arg_fs + 16 + l_204));
                            l_206 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_204 + (ulong) 8L))));
                            if ((!(i_183 == i_205)) || (!(l_186 == l_206))) {
                                *((volatile __global int *) (arg_fs + 16 + l_202)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_183 == i_205)) || (!(l_186 == l_206))) {
                                i_201 = (-1);
                            } else {
                                i_201 = i_190;
                            }
                        }
                        l_207 = (long) i_201;
                        if (l_207 == (-1L)) {
                            l_208 = (long) ((ulong) l_200 + (ulong) 1864L);
                            l_209 = *((__global long *) (arg_fs + 16 + l_208));
                            l_210 = *((__global long *) (arg_fs + 16 + 8L));
                            l_211 = (long) ((ulong) l_209 + (ulong) 128L);
                            l_212 = (long) ((ulong) l_200 + (ulong) 1408L);
                            i_213 = 0;
                            l_214 = 0L;
                            while (true) {
                                if (!(i_213 == 0)) {
                                    break;
                                }
                                i_215 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                if (i_215 == 0) {
                                    l_216 = *((volatile __global long *) (arg_fs + 16 + l_212));
                                    if (((long) ((ulong) l_211 - (ulong) l_216)) < 1025L) {
                                        i_213 = 1;
                                    } else {
                                        if (l_214 < l_210) {
                                            GALEFS_RELAX(l_214);
                                            l_217 = (long) ((ulong) l_214 + (ulong) 1L);
                                            l_214 = l_217;
                                        } else {
                                            i_213 = (-110);
                                        }
                                    }
                                } else {
                                    i_218 = (int) (0 - (uint) i_215);
                                    i_213 = i_218;
                                }
                            }
                            if (i_213 < 0) {
                                l_219 = (long) i_213;
                                l_220 = l_219;
                            } else {
                                l_221 = (long) ((ulong) l_209 + (ulong) 64L);
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_200 + (ulong) ((long) (uint) (((int) l_221) & 1023)))))) = 0L;
                                l_222 = (long) ((ulong) l_200 + (ulong) ((long) (uint) (((int) l_209) & 1023)));
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_222 + (ulong) 4L)))) = 3;
                                i_223 = (int) ((uint) ((int) (((long) ((ulong) l_209 + (ulong) ((long) ((ulong) (l_209 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_222 + (ulong) 8L)))) = i_223;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_222 + (ulong) 12L)))) = i_43;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_222 + (ulong) 16L)))) = l_41;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_222 + (ulong) 24L)))) = 1L;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_222 + (ulong) 32L)))) = 0;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_222 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global int *) (arg_fs + 16 + l_222)) = 64;
                                *((__global long *) (arg_fs + 16 + l_208)) = l_221;
                                GALEFS_FENCE();
                                l_224 = *((__global long *) (arg_fs + 16 + 24L));
                                i_225 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_224 + (ulong) ((long) i_225))))) = (char) 1;
                                l_226 = *((__global long *) (arg_fs + 16 + 8L));
                                l_227 = (long) ((ulong) l_200 + (ulong) 1792L);
                                i_228 = 0;
                                l_229 = 0L;
                                while (true) {
                                    if (!(i_228 == 0)) {
                                        break;
                                    }
                                    i_230 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                    i_231 = *((volatile __global int *) (arg_fs + 16 + l_227));
                                    if (i_223 == i_231) {
                                        i_228 = 1;
                                    } else {
                                        if (i_230 == 0) {
                                            if (l_229 < l_226) {
                                                GALEFS_RELAX(l_229);
                                                l_232 = (long) ((ulong) l_229 + (ulong) 1L);
                                                l_229 = l_232;
                                            } else {
                                                i_228 = (-110);
                                            }
                                        } else {
                                            i_233 = (int) (0 - (uint) i_230);
                                            i_228 = i_233;
                                        }
                                    }
                                }
                                GALEFS_FENCE();
                                if (i_228 < 0) {
                                    l_234 = (long) i_228;
                                    l_220 = l_234;
                                } else {
                                    l_235 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_200 + (ulong) 1800L))));
                                    l_220 = l_235;
                                }
                            }
                            if (l_220 < 0L) {
                                l_168 = l_220;
                            } else {
                                l_236 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_200 + (ulong) 1808L))));
                                l_168 = l_236;
                            }
                        } else {
                            l_237 = (long) ((ulong) l_200 + (ulong) 1872L);
                            l_238 = *((__global long *) (arg_fs + 16 + l_237));
                            *((__global long *) (arg_fs + 16 + l_237)) = ((long) ((ulong) l_238 + (ulong) 1L));
                            l_168 = l_207;
                        }
                    }
                } else {
                    l_168 = (-22L);
                }
            }
        B203:;
            if (!(l_168 < 0L)) {
                l_239 = *((__global long *) (arg_fs + 16 + 16L));
                i_240 = (int) get_group_id(0);
                l_241 = (long) i_240;
                *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_239 + (ulong) ((l_241 << 12) + (l_241 << 11)))) + (ulong) 1896L)))) = 1;
            }
            if (l_168 < 0L) {
                l_167 = l_168;
            } else {
                i_242 = *((__global int *) (arg_fs + 16 + 156L));
                l_243 = *((__global long *) (arg_fs + 16 + 144L));
                l_244 = (long) ((ulong) ((long) ((ulong) l_243 + (ulong) (l_168 << i_242))) + (ulong) (((long) ((ulong) (1L << i_242) + (ulong) (-1L))) & l_41));
                l_167 = l_244;
            }
        }
    } else {
        l_167 = 0L;
    }
    l_245 = GALEFS_BROADCAST(l_167);
    *((__global long *) (arg_refusals + 24L)) = l_245;
    i_246 = (int) get_local_id(0);
    if (i_246 == 0) {
        i_247 = *((volatile __global int *) (arg_fs + 16 + 64L));
        i_248 = (int) (0 - (uint) i_247);
        l_249 = (long) ((ulong) l_41 + (ulong) (-1L));
        if (i_248 < 0) {
            l_250 = (long) i_248;
            l_251 = l_250;
        } else {
            if (i_43 < 0) {
                i_252 = (-9);
            } else {
                i_253 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_43 < i_253) {
                    l_254 = *((__global long *) (arg_fs + 16 + 192L));
                    i_255 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_254 + (ulong) l_44))));
                    i_256 = (int) ((uint) i_255 + (uint) (-1));
                    i_257 = (i_256 < 0) ? (-9) : i_256;
                    if (i_257 < 0) {
                        i_252 = i_257;
                    } else {
                        l_258 = *((__global long *) (arg_fs + 16 + 192L));
                        i_259 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_258 + (ulong) l_44)) + (ulong) 4L))));
                        if ((i_259 & 3) == 1) {
                            i_252 = (-9);
                        } else {
                            i_252 = i_257;
                        }
                    }
                } else {
                    i_252 = (-9);
                }
            }
            l_260 = (long) i_252;
            if (i_252 < 0) {
                l_251 = l_260;
            } else {
                if (l_249 < 0L) {
                    l_251 = (-22L);
                } else {
                    l_261 = *((__global long *) (arg_fs + 16 + 16L));
                    i_262 = (int) get_group_id(0);
                    l_263 = (long) i_262;
                    i_264 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_261 + (ulong) ((l_263 << 12) + (l_263 << 11)))) + (ulong) 1896L))));
                    if (i_264 == 0) {
                        l_265 = *((__global long *) (arg_fs + 16 + 200L));
                        l_266 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_265 + (ulong) (l_260 << 6)))));
                        l_267 = (long) ((ulong) l_266 - (ulong) l_249);
                        if (l_267 < 1L) {
                            l_251 = 0L;
                        } else {
                            l_268 = (l_267 < 2L) ? l_267 : 2L;
                            l_251 = l_268;
                        }
                    } else {
                        l_251 = (-16L);
                    }
                }
            }
        }
        if (l_251 < 0L) {
            l_269 = l_251;
        } else {
            if (l_251 < 1L) {
                l_270 = (-22L);
            } else {
                if (l_251 == 2L) {
                    i_271 = *((__global int *) (arg_fs + 16 + 156L));
                    l_272 = 1L << i_271;
                    l_273 = (long) ((ulong) l_272 - (ulong) (l_249 & ((long) ((ulong) l_272 + (ulong) (-1L)))));
                    if (l_273 < 2L) {
                        if (!(((int) l_273) == 2)) {
                            l_270 = (-22L);
                            goto B294;
                        }
                    }
                    l_274 = *((__global long *) (arg_fs + 16 + 16L));
                    i_275 = (int) get_group_id(0);
                    if (i_43 < 0) {
                        i_276 = (-9);
                    } else {
                        i_277 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_43 < i_277) {
                            l_278 = *((__global long *) (arg_fs + 16 + 192L));
                            i_279 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_278 + (ulong) l_44))));
                            i_280 = (int) ((uint) i_279 + (uint) (-1));
                            i_281 = (i_280 < 0) ? (-9) : i_280;
                            i_276 = i_281;
                        } else {
                            i_276 = (-9);
                        }
                    }
                    l_282 = (long) i_276;
                    if (i_276 < 0) {
                        l_270 = l_282;
                    } else {
                        i_283 = *((__global int *) (arg_fs + 16 + 156L));
                        l_284 = *((__global long *) (arg_fs + 16 + 200L));
                        i_285 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_284 + (ulong) (l_282 << 6))) + (ulong) 8L))));
                        l_286 = *((__global long *) (arg_fs + 16 + 128L));
                        i_287 = *((__global int *) (arg_fs + 16 + 152L));
                        l_288 = l_249 >> i_283;
                        i_289 = i_287 & ((int) (((long) ((ulong) ((long) ((ulong) l_288 + (ulong) (((long) i_285) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_290 = i_289;
                        i_291 = 0;
                        i_292 = (-2);
                        while (true) {
                            if (!(i_292 == (-2))) {
                                break;
                            }
                            i_293 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_286 + (ulong) (((long) i_290) << 2)))));
                            i_294 = (int) ((uint) i_293 + (uint) (-1));
                            if (i_294 < 0) {
                                i_292 = (-1);
                            } else {
                                l_295 = *((__global long *) (arg_fs + 16 + 136L));
                                l_296 = (long) ((ulong) l_295 + (ulong) (((long) (uint) i_294) << 4));
                                i_297 = *((volatile __global int *) (arg_fs + 16 + l_296));
                                l_298 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_296 + (ulong) 8L))));
                                if ((!(i_285 == i_297)) || (!(l_288 == l_298))) {
                                    if (i_287 == i_291) {
                                        i_292 = (-1);
                                    } else {
                                        i_299 = (int) ((uint) i_291 + (uint) 1);
                                        i_300 = i_287 & ((int) ((uint) i_290 + (uint) 1));
                                        i_290 = i_300;
                                        i_291 = i_299;
                                    }
                                } else {
                                    i_292 = i_294;
                                }
                            }
                        }
                        l_301 = (long) i_275;
                        l_302 = (long) ((ulong) l_274 + (ulong) ((l_301 << 12) + (l_301 << 11)));
                        if (i_292 < 0) {
                            i_303 = (-1);
                        } else {
                            l_304 = (long) ((ulong) l_302 + (ulong) 1856L);
                            *((volatile __global int *) (arg_fs + 16 + l_304)) = ((int) ((uint) i_292 + (uint) 1));
                            GALEFS_FENCE();
                            l_305 = *((__global long *) (arg_fs + 16 + 136L));
                            l_306 = (long) ((ulong) l_305 + (ulong) (((long) (uint) i_292) << 4));
                            i_307 = *((volatile __global int *) (arg_fs + 16 + l_306));
                            l_308 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_306 + (ulong) 8L))));
                            if ((!(i_285 == i_307)) || (!(l_288 == l_308))) {
                                *((volatile __global int *) (arg_fs + 16 + l_304)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_285 == i_307)) || (!(l_288 == l_308))) {
                                i_303 = (-1);
                            } else {
                                i_303 = i_292;
                            }
                        }
                        l_309 = (long) i_303;
                        if (l_309 == (-1L)) {
                            l_310 = (long) ((ulong) l_302 + (ulong) 1864L);
                            l_311 = *((__global long *) (arg_fs + 16 + l_310));
                            l_312 = *((__global long *) (arg_fs + 16 + 8L));
                            l_313 = (long) ((ulong) l_311 + (ulong) 128L);
                            l_314 = (long) ((ulong) l_302 + (ulong) 1408L);
                            i_315 = 0;
                            l_316 = 0L;
                            while (true) {
                                if (!(i_315 == 0)) {
                                    break;
                                }
                                i_317 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                if (i_317 == 0) {
                                    l_318 = *((volatile __global long *) (arg_fs + 16 + l_314));
                                    if (((long) ((ulong) l_313 - (ulong) l_318)) < 1025L) {
                                        i_315 = 1;
                                    } else {
                                        if (l_316 < l_312) {
                                            GALEFS_RELAX(l_316);
                                            l_319 = (long) ((ulong) l_316 + (ulong) 1L);
                                            l_316 = l_319;
                                        } else {
                                            i_315 = (-110);
                                        }
                                    }
                                } else {
                                    i_320 = (int) (0 - (uint) i_317);
                                    i_315 = i_320;
                                }
                            }
                            if (i_315 < 0) {
                                l_321 = (long) i_315;
                                l_322 = l_321;
                            } else {
                                l_323 = (long) ((ulong) l_311 + (ulong) 64L);
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_302 + (ulong) ((long) (uint) (((int) l_323) & 1023)))))) = 0L;
                                l_324 = (long) ((ulong) l_302 + (ulong) ((long) (uint) (((int) l_311) & 1023)));
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_324 + (ulong) 4L)))) = 3;
                                i_325 = (int) ((uint) ((int) (((long) ((ulong) l_311 + (ulong) ((long) ((ulong) (l_311 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_324 + (ulong) 8L)))) = i_325;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_324 + (ulong) 12L)))) = i_43;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_324 + (ulong) 16L)))) = l_249;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_324 + (ulong) 24L)))) = 2L;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_324 + (ulong) 32L)))) = 0;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_324 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global int *) (arg_fs + 16 + l_324)) = 64;
                                *((__global long *) (arg_fs + 16 + l_310)) = l_323;
                                GALEFS_FENCE();
                                l_326 = *((__global long *) (arg_fs + 16 + 24L));
                                i_327 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_326 + (ulong) ((long) i_327))))) = (char) 1;
                                l_328 = *((__global long *) (arg_fs + 16 + 8L));
                                l_329 = (long) ((ulong) l_302 + (ulong) 1792L);
                                i_330 = 0;
                                l_331 = 0L;
                                while (true) {
                                    if (!(i_330 == 0)) {
                                        break;
                                    }
                                    i_332 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                    i_333 = *((volatile __global int *) (arg_fs + 16 + l_329));
                                    if (i_325 == i_333) {
                                        i_330 = 1;
                                    } else {
                                        if (i_332 == 0) {
                                            if (l_331 < l_328) {
                                                GALEFS_RELAX(l_331);
                                                l_334 = (long) ((ulong) l_331 + (ulong) 1L);
                                                l_331 = l_334;
                                            } else {
                                                i_330 = (-110);
                                            }
                                        } else {
                                            i_335 = (int) (0 - (uint) i_332);
                                            i_330 = i_335;
                                        }
                                    }
                                }
                                GALEFS_FENCE();
                                if (i_330 < 0) {
                                    l_336 = (long) i_330;
                                    l_322 = l_336;
                                } else {
                                    l_337 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_302 + (ulong) 1800L))));
                                    l_322 = l_337;
                                }
                            }
                            if (l_322 < 0L) {
                                l_270 = l_322;
                            } else {
                                l_338 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_302 + (ulong) 1808L))));
                                l_270 = l_338;
                            }
                        } else {
                            l_339 = (long) ((ulong) l_302 + (ulong) 1872L);
                            l_340 = *((__global long *) (arg_fs + 16 + l_339));
                            *((__global long *) (arg_fs + 16 + l_339)) = ((long) ((ulong) l_340 + (ulong) 1L));
                            l_270 = l_309;
                        }
                    }
                } else {
                    l_270 = (-22L);
                }
            }
        B294:;
            if (!(l_270 < 0L)) {
                l_341 = *((__global long *) (arg_fs + 16 + 16L));
                i_342 = (int) get_group_id(0);
                l_343 = (long) i_342;
                *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_341 + (ulong) ((l_343 << 12) + (l_343 << 11)))) + (ulong) 1896L)))) = 1;
            }
            if (l_270 < 0L) {
                l_269 = l_270;
            } else {
                i_344 = *((__global int *) (arg_fs + 16 + 156L));
                l_345 = *((__global long *) (arg_fs + 16 + 144L));
                l_346 = (long) ((ulong) ((long) ((ulong) l_345 + (ulong) (l_270 << i_344))) + (ulong) (l_249 & ((long) ((ulong) (1L << i_344) + (ulong) (-1L)))));
                l_269 = l_346;
            }
        }
    } else {
        l_269 = 0L;
    }
    l_347 = GALEFS_BROADCAST(l_269);
    *((__global long *) (arg_refusals + 32L)) = l_347;
    i_348 = (int) get_local_id(0);
    if (i_348 == 0) {
        i_349 = *((volatile __global int *) (arg_fs + 16 + 64L));
        i_350 = (int) (0 - (uint) i_349);
        if (i_350 < 0) {
            l_351 = (long) i_350;
            l_352 = l_351;
        } else {
            if (i_43 < 0) {
                i_353 = (-9);
            } else {
                i_354 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_43 < i_354) {
                    l_355 = *((__global long *) (arg_fs + 16 + 192L));
                    i_356 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_355 + (ulong) l_44))));
                    i_357 = (int) ((uint) i_356 + (uint) (-1));
                    i_358 = (i_357 < 0) ? (-9) : i_357;
                    if (i_358 < 0) {
                        i_353 = i_358;
                    } else {
                        l_359 = *((__global long *) (arg_fs + 16 + 192L));
                        i_360 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_359 + (ulong) l_44)) + (ulong) 4L))));
                        if ((i_360 & 3) == 1) {
                            i_353 = (-9);
                        } else {
                            i_353 = i_358;
                        }
                    }
                } else {
                    i_353 = (-9);
                }
            }
            l_361 = (long) i_353;
            if (i_353 < 0) {
                l_352 = l_361;
            } else {
                l_362 = *((__global long *) (arg_fs + 16 + 16L));
                i_363 = (int) get_group_id(0);
                l_364 = (long) i_363;
                i_365 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_362 + (ulong) ((l_364 << 12) + (l_364 << 11)))) + (ulong) 1896L))));
                if (i_365 == 0) {
                    l_366 = *((__global long *) (arg_fs + 16 + 200L));
                    l_367 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_366 + (ulong) (l_361 << 6)))));
                    l_352 = 0L;
                } else {
                    l_352 = (-16L);
                }
            }
        }
        l_368 = (l_352 < 0L) ? l_352 : (-22L);
        l_369 = l_368;
    } else {
        l_369 = 0L;
    }
    l_370 = GALEFS_BROADCAST(l_369);
    *((__global long *) (arg_refusals + 40L)) = l_370;
    i_371 = (int) get_local_id(0);
    if (i_371 == 0) {
        i_372 = *((volatile __global int *) (arg_fs + 16 + 64L));
        i_373 = (int) (0 - (uint) i_372);
        if (i_373 < 0) {
            l_374 = (long) i_373;
            l_375 = l_374;
        } else {
            if (i_43 < 0) {
                i_376 = (-9);
            } else {
                i_377 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_43 < i_377) {
                    l_378 = *((__global long *) (arg_fs + 16 + 192L));
                    i_379 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_378 + (ulong) l_44))));
                    i_380 = (int) ((uint) i_379 + (uint) (-1));
                    i_381 = (i_380 < 0) ? (-9) : i_380;
                    if (i_381 < 0) {
                        i_376 = i_381;
                    } else {
                        l_382 = *((__global long *) (arg_fs + 16 + 192L));
                        i_383 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_382 + (ulong) l_44)) + (ulong) 4L))));
                        if ((i_383 & 3) == 1) {
                            i_376 = (-9);
                        } else {
                            i_376 = i_381;
                        }
                    }
                } else {
                    i_376 = (-9);
                }
            }
            if (i_376 < 0) {
                l_384 = (long) i_376;
                l_375 = l_384;
            } else {
                l_375 = (-22L);
            }
        }
        if (true) {
            l_385 = l_375;
        } else {
            if (true) {
                l_386 = (-22L);
            } else {
                if (false) {
                    i_387 = *((__global int *) (arg_fs + 16 + 156L));
                    l_388 = *((__global long *) (arg_fs + 16 + 16L));
                    i_389 = (int) get_group_id(0);
                    if (i_43 < 0) {
                        i_390 = (-9);
                    } else {
                        i_391 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_43 < i_391) {
                            l_392 = *((__global long *) (arg_fs + 16 + 192L));
                            i_393 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_392 + (ulong) l_44))));
                            i_394 = (int) ((uint) i_393 + (uint) (-1));
                            i_395 = (i_394 < 0) ? (-9) : i_394;
                            i_390 = i_395;
                        } else {
                            i_390 = (-9);
                        }
                    }
                    l_396 = (long) i_390;
                    if (i_390 < 0) {
                        l_386 = l_396;
                    } else {
                        i_397 = *((__global int *) (arg_fs + 16 + 156L));
                        l_398 = *((__global long *) (arg_fs + 16 + 200L));
                        i_399 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_398 + (ulong) (l_396 << 6))) + (ulong) 8L))));
                        l_400 = *((__global long *) (arg_fs + 16 + 128L));
                        i_401 = *((__global int *) (arg_fs + 16 + 152L));
                        i_402 = i_401 & ((int) (((long) ((ulong) ((long) ((ulong) (((long) i_399) << 40) + (ulong) (-1L))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_403 = i_402;
                        i_404 = 0;
                        i_405 = (-2);
                        while (true) {
                            if (!(i_405 == (-2))) {
                                break;
                            }
                            i_406 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_400 + (ulong) (((long) i_403) << 2)))));
                            i_407 = (int) ((uint) i_406 + (uint) (-1));
                            if (i_407 < 0) {
                                i_405 = (-1);
                            } else {
                                l_408 = *((__global long *) (arg_fs + 16 + 136L));
                                l_409 = (long) ((ulong) l_408 + (ulong) (((long) (uint) i_407) << 4));
                                i_410 = *((volatile __global int *) (arg_fs + 16 + l_409));
                                l_411 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_409 + (ulong) 8L))));
                                if ((!(i_399 == i_410)) || (!(l_411 == (-1L)))) {
                                    if (i_401 == i_404) {
                                        i_405 = (-1);
                                    } else {
                                        i_412 = (int) ((uint) i_404 + (uint) 1);
                                        i_413 = i_401 & ((int) ((uint) i_403 + (uint) 1));
                                        i_403 = i_413;
                                        i_404 = i_412;
                                    }
                                } else {
                                    i_405 = i_407;
                                }
                            }
                        }
                        l_414 = (long) i_389;
                        l_415 = (long) ((ulong) l_388 + (ulong) ((l_414 << 12) + (l_414 << 11)));
                        if (i_405 < 0) {
                            i_416 = (-1);
                        } else {
                            l_417 = (long) ((ulong) l_415 + (ulong) 1856L);
                            *((volatile __global int *) (arg_fs + 16 + l_417)) = ((int) ((uint) i_405 + (uint) 1));
                            GALEFS_FENCE();
                            l_418 = *((__global long *) (arg_fs + 16 + 136L));
                            l_419 = (long) ((ulong) l_418 + (ulong) (((long) (uint) i_405) << 4));
                            i_420 = *((volatile __global int *) (arg_fs + 16 + l_419));
                            l_421 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_419 + (ulong) 8L))));
                            if ((!(i_399 == i_420)) || (!(l_421 == (-1L)))) {
                                *((volatile __global int *) (arg_fs + 16 + l_417)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_399 == i_420)) || (!(l_421 == (-1L)))) {
                                i_416 = (-1);
                            } else {
                                i_416 = i_405;
                            }
                        }
                        l_422 = (long) i_416;
                        if (l_422 == (-1L)) {
                            l_423 = (long) ((ulong) l_415 + (ulong) 1864L);
                            l_424 = *((__global long *) (arg_fs + 16 + l_423));
                            l_425 = *((__global long *) (arg_fs + 16 + 8L));
                            l_426 = (long) ((ulong) l_424 + (ulong) 128L);
                            l_427 = (long) ((ulong) l_415 + (ulong) 1408L);
                            i_428 = 0;
                            l_429 = 0L;
                            while (true) {
                                if (!(i_428 == 0)) {
                                    break;
                                }
                                i_430 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                if (i_430 == 0) {
                                    l_431 = *((volatile __global long *) (arg_fs + 16 + l_427));
                                    if (((long) ((ulong) l_426 - (ulong) l_431)) < 1025L) {
                                        i_428 = 1;
                                    } else {
                                        if (l_429 < l_425) {
                                            GALEFS_RELAX(l_429);
                                            l_432 = (long) ((ulong) l_429 + (ulong) 1L);
                                            l_429 = l_432;
                                        } else {
                                            i_428 = (-110);
                                        }
                                    }
                                } else {
                                    i_433 = (int) (0 - (uint) i_430);
                                    i_428 = i_433;
                                }
                            }
                            if (i_428 < 0) {
                                l_434 = (long) i_428;
                                l_435 = l_434;
                            } else {
                                l_436 = (long) ((ulong) l_424 + (ulong) 64L);
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_415 + (ulong) ((long) (uint) (((int) l_436) & 1023)))))) = 0L;
                                l_437 = (long) ((ulong) l_415 + (ulong) ((long) (uint) (((int) l_424) & 1023)));
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_437 + (ulong) 4L)))) = 3;
                                i_438 = (int) ((uint) ((int) (((long) ((ulong) l_424 + (ulong) ((long) ((ulong) (l_424 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_437 + (ulong) 8L)))) = i_438;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_437 + (ulong) 12L)))) = i_43;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_437 + (ulong) 16L)))) = (-1L);
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_437 + (ulong) 24L)))) = 1L;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_437 + (ulong) 32L)))) = 0;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_437 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global int *) (arg_fs + 16 + l_437)) = 64;
                                *((__global long *) (arg_fs + 16 + l_423)) = l_436;
                                GALEFS_FENCE();
                                l_439 = *((__global long *) (arg_fs + 16 + 24L));
                                i_440 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_439 + (ulong) ((long) i_440))))) = (char) 1;
                                l_441 = *((__global long *) (arg_fs + 16 + 8L));
                                l_442 = (long) ((ulong) l_415 + (ulong) 1792L);
                                i_443 = 0;
                                l_444 = 0L;
                                while (true) {
                                    if (!(i_443 == 0)) {
                                        break;
                                    }
                                    i_445 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                    i_446 = *((volatile __global int *) (arg_fs + 16 + l_442));
                                    if (i_438 == i_446) {
                                        i_443 = 1;
                                    } else {
                                        if (i_445 == 0) {
                                            if (l_444 < l_441) {
                                                GALEFS_RELAX(l_444);
                                                l_447 = (long) ((ulong) l_444 + (ulong) 1L);
                                                l_444 = l_447;
                                            } else {
                                                i_443 = (-110);
                                            }
                                        } else {
                                            i_448 = (int) (0 - (uint) i_445);
                                            i_443 = i_448;
                                        }
                                    }
                                }
                                GALEFS_FENCE();
                                if (i_443 < 0) {
                                    l_449 = (long) i_443;
                                    l_435 = l_449;
                                } else {
                                    l_450 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_415 + (ulong) 1800L))));
                                    l_435 = l_450;
                                }
                            }
                            if (l_435 < 0L) {
                                l_386 = l_435;
                            } else {
                                l_451 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_415 + (ulong) 1808L))));
                                l_386 = l_451;
                            }
                        } else {
                            l_452 = (long) ((ulong) l_415 + (ulong) 1872L);
                            l_453 = *((__global long *) (arg_fs + 16 + l_452));
                            *((__global long *) (arg_fs + 16 + l_452)) = ((long) ((ulong) l_453 + (ulong) 1L));
                            l_386 = l_422;
                        }
                    }
                } else {
                    l_386 = (-22L);
                }
            }
            if (!(l_386 < 0L)) {
                l_454 = *((__global long *) (arg_fs + 16 + 16L));
                i_455 = (int) get_group_id(0);
                l_456 = (long) i_455;
                *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_454 + (ulong) ((l_456 << 12) + (l_456 << 11)))) + (ulong) 1896L)))) = 1;
            }
            if (l_386 < 0L) {
                l_385 = l_386;
            } else {
                i_457 = *((__global int *) (arg_fs + 16 + 156L));
                l_458 = *((__global long *) (arg_fs + 16 + 144L));
                l_459 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_458 + (ulong) (l_386 << i_457))) + (ulong) (1L << i_457))) + (ulong) (-1L));
                l_385 = l_459;
            }
        }
    } else {
        l_385 = 0L;
    }
    l_460 = GALEFS_BROADCAST(l_385);
    *((__global long *) (arg_refusals + 48L)) = l_460;
    i_461 = (int) get_local_id(0);
    if (i_461 == 0) {
        i_462 = *((volatile __global int *) (arg_fs + 16 + 64L));
        i_463 = (int) (0 - (uint) i_462);
        if (i_463 < 0) {
            l_464 = (long) i_463;
            l_465 = l_464;
        } else {
            l_465 = (-9L);
        }
        if (true) {
            l_466 = l_465;
        } else {
            if (true) {
                l_466 = (-22L);
            } else {
                if (false) {
                    i_467 = *((__global int *) (arg_fs + 16 + 156L));
                    l_468 = 1L << i_467;
                    if (l_468 < 1L) {
                        if (!(((int) l_468) == 1)) {
                            l_466 = (-22L);
                            goto B417;
                        }
                    }
                    l_469 = *((__global long *) (arg_fs + 16 + 16L));
                    i_470 = (int) get_group_id(0);
                    l_466 = (-9L);
                } else {
                    l_466 = (-22L);
                }
            }
        }
    } else {
        l_466 = 0L;
    }
B417:;
    l_471 = GALEFS_BROADCAST(l_466);
    *((__global long *) (arg_refusals + 56L)) = l_471;
    GALEFS_FENCE();
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_472 = (int) get_local_id(0);
    if (i_472 == 0) {
        l_473 = *((__global long *) (arg_fs + 16 + 16L));
        i_474 = (int) get_group_id(0);
        l_475 = (long) i_474;
        i_476 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_473 + (ulong) ((l_475 << 12) + (l_475 << 11)))) + (ulong) 1896L))));
        if (i_476 == 0) {
            l_477 = (-22L);
        } else {
            l_478 = *((__global long *) (arg_fs + 16 + 16L));
            i_479 = (int) get_group_id(0);
            l_480 = (long) i_479;
            *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_478 + (ulong) ((l_480 << 12) + (l_480 << 11)))) + (ulong) 1896L)))) = 0;
            l_481 = *((__global long *) (arg_fs + 16 + 16L));
            i_482 = (int) get_group_id(0);
            l_483 = (long) i_482;
            l_484 = (long) ((ulong) l_481 + (ulong) ((l_483 << 12) + (l_483 << 11)));
            l_485 = (long) ((ulong) l_484 + (ulong) 1880L);
            l_486 = *((__global long *) (arg_fs + 16 + l_485));
            *((__global long *) (arg_fs + 16 + l_485)) = ((long) ((ulong) l_486 + (ulong) 1L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_484 + (ulong) 1856L)))) = 0;
            l_487 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_484 + (ulong) 1864L))));
            l_488 = (long) ((ulong) l_487 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_484 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_488 + (ulong) ((long) ((ulong) (l_488 >> 63) >> 58)))) >> 6)) + (uint) 1));
            l_477 = 0L;
        }
    } else {
        l_477 = 0L;
    }
    l_489 = GALEFS_BROADCAST(l_477);
    *((__global long *) (arg_refusals + 64L)) = ((long) ((int) l_489));
    i_490 = (int) get_local_id(0);
    if (i_490 == 0) {
        i_491 = *((volatile __global int *) (arg_fs + 16 + 64L));
        i_492 = (int) (0 - (uint) i_491);
        if (i_492 < 0) {
            l_493 = (long) i_492;
            l_494 = l_493;
        } else {
            if (i_43 < 0) {
                i_495 = (-9);
            } else {
                i_496 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_43 < i_496) {
                    l_497 = *((__global long *) (arg_fs + 16 + 192L));
                    i_498 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_497 + (ulong) l_44))));
                    i_499 = (int) ((uint) i_498 + (uint) (-1));
                    i_500 = (i_499 < 0) ? (-9) : i_499;
                    if (i_500 < 0) {
                        i_495 = i_500;
                    } else {
                        l_501 = *((__global long *) (arg_fs + 16 + 192L));
                        i_502 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_501 + (ulong) l_44)) + (ulong) 4L))));
                        if ((i_502 & 3) == 1) {
                            i_495 = (-9);
                        } else {
                            i_495 = i_500;
                        }
                    }
                } else {
                    i_495 = (-9);
                }
            }
            l_503 = (long) i_495;
            if (i_495 < 0) {
                l_494 = l_503;
            } else {
                l_504 = *((__global long *) (arg_fs + 16 + 16L));
                i_505 = (int) get_group_id(0);
                l_506 = (long) i_505;
                i_507 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_504 + (ulong) ((l_506 << 12) + (l_506 << 11)))) + (ulong) 1896L))));
                if (i_507 == 0) {
                    l_508 = *((__global long *) (arg_fs + 16 + 200L));
                    l_509 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_508 + (ulong) (l_503 << 6)))));
                    l_510 = (l_509 < 1L) ? 0L : 1L;
                    l_494 = l_510;
                } else {
                    l_494 = (-16L);
                }
            }
        }
        if (l_494 < 0L) {
            l_511 = l_494;
        } else {
            if (l_494 < 1L) {
                l_512 = (-22L);
            } else {
                if (l_494 == 1L) {
                    i_513 = *((__global int *) (arg_fs + 16 + 156L));
                    l_514 = 1L << i_513;
                    if (l_514 < 1L) {
                        if (!(((int) l_514) == 1)) {
                            l_512 = (-22L);
                            goto B502;
                        }
                    }
                    l_515 = *((__global long *) (arg_fs + 16 + 16L));
                    i_516 = (int) get_group_id(0);
                    if (i_43 < 0) {
                        i_517 = (-9);
                    } else {
                        i_518 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_43 < i_518) {
                            l_519 = *((__global long *) (arg_fs + 16 + 192L));
                            i_520 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_519 + (ulong) l_44))));
                            i_521 = (int) ((uint) i_520 + (uint) (-1));
                            i_522 = (i_521 < 0) ? (-9) : i_521;
                            i_517 = i_522;
                        } else {
                            i_517 = (-9);
                        }
                    }
                    l_523 = (long) i_517;
                    if (i_517 < 0) {
                        l_512 = l_523;
                    } else {
                        i_524 = *((__global int *) (arg_fs + 16 + 156L));
                        l_525 = *((__global long *) (arg_fs + 16 + 200L));
                        i_526 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_525 + (ulong) (l_523 << 6))) + (ulong) 8L))));
                        l_527 = *((__global long *) (arg_fs + 16 + 128L));
                        i_528 = *((__global int *) (arg_fs + 16 + 152L));
                        i_529 = i_528 & ((int) (((long) ((ulong) ((long) i_526) * (ulong) 5367187945662971904L)) >> 32));
                        i_530 = i_529;
                        i_531 = 0;
                        i_532 = (-2);
                        while (true) {
                            if (!(i_532 == (-2))) {
                                break;
                            }
                            i_533 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_527 + (ulong) (((long) i_530) << 2)))));
                            i_534 = (int) ((uint) i_533 + (uint) (-1));
                            if (i_534 < 0) {
                                i_532 = (-1);
                            } else {
                                l_535 = *((__global long *) (arg_fs + 16 + 136L));
                                l_536 = (long) ((ulong) l_535 + (ulong) (((long) (uint) i_534) << 4));
                                i_537 = *((volatile __global int *) (arg_fs + 16 + l_536));
                                l_538 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_536 + (ulong) 8L))));
                                if ((!(i_526 == i_537)) || (!(l_538 == 0L))) {
                                    if (i_528 == i_531) {
                                        i_532 = (-1);
                                    } else {
                                        i_539 = (int) ((uint) i_531 + (uint) 1);
                                        i_540 = i_528 & ((int) ((uint) i_530 + (uint) 1));
                                        i_530 = i_540;
                                        i_531 = i_539;
                                    }
                                } else {
                                    i_532 = i_534;
                                }
                            }
                        }
                        l_541 = (long) i_516;
                        l_542 = (long) ((ulong) l_515 + (ulong) ((l_541 << 12) + (l_541 << 11)));
                        if (i_532 < 0) {
                            i_543 = (-1);
                        } else {
                            l_544 = (long) ((ulong) l_542 + (ulong) 1856L);
                            *((volatile __global int *) (arg_fs + 16 + l_544)) = ((int) ((uint) i_532 + (uint) 1));
                            GALEFS_FENCE();
                            l_545 = *((__global long *) (arg_fs + 16 + 136L));
                            l_546 = (long) ((ulong) l_545 + (ulong) (((long) (uint) i_532) << 4));
                            i_547 = *((volatile __global int *) (arg_fs + 16 + l_546));
                            l_548 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_546 + (ulong) 8L))));
                            if ((!(i_526 == i_547)) || (!(l_548 == 0L))) {
                                *((volatile __global int *) (arg_fs + 16 + l_544)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_526 == i_547)) || (!(l_548 == 0L))) {
                                i_543 = (-1);
                            } else {
                                i_543 = i_532;
                            }
                        }
                        l_549 = (long) i_543;
                        if (l_549 == (-1L)) {
                            l_550 = (long) ((ulong) l_542 + (ulong) 1864L);
                            l_551 = *((__global long *) (arg_fs + 16 + l_550));
                            l_552 = *((__global long *) (arg_fs + 16 + 8L));
                            l_553 = (long) ((ulong) l_551 + (ulong) 128L);
                            l_554 = (long) ((ulong) l_542 + (ulong) 1408L);
                            i_555 = 0;
                            l_556 = 0L;
                            while (true) {
                                if (!(i_555 == 0)) {
                                    break;
                                }
                                i_557 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                if (i_557 == 0) {
                                    l_558 = *((volatile __global long *) (arg_fs + 16 + l_554));
                                    if (((long) ((ulong) l_553 - (ulong) l_558)) < 1025L) {
                                        i_555 = 1;
                                    } else {
                                        if (l_556 < l_552) {
                                            GALEFS_RELAX(l_556);
                                            l_559 = (long) ((ulong) l_556 + (ulong) 1L);
                                            l_556 = l_559;
                                        } else {
                                            i_555 = (-110);
                                        }
                                    }
                                } else {
                                    i_560 = (int) (0 - (uint) i_557);
                                    i_555 = i_560;
                                }
                            }
                            if (i_555 < 0) {
                                l_561 = (long) i_555;
                                l_562 = l_561;
                            } else {
                                l_563 = (long) ((ulong) l_551 + (ulong) 64L);
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_542 + (ulong) ((long) (uint) (((int) l_563) & 1023)))))) = 0L;
                                l_564 = (long) ((ulong) l_542 + (ulong) ((long) (uint) (((int) l_551) & 1023)));
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_564 + (ulong) 4L)))) = 3;
                                i_565 = (int) ((uint) ((int) (((long) ((ulong) l_551 + (ulong) ((long) ((ulong) (l_551 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_564 + (ulong) 8L)))) = i_565;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_564 + (ulong) 12L)))) = i_43;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_564 + (ulong) 16L)))) = 0L;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_564 + (ulong) 24L)))) = 1L;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_564 + (ulong) 32L)))) = 0;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_564 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global int *) (arg_fs + 16 + l_564)) = 64;
                                *((__global long *) (arg_fs + 16 + l_550)) = l_563;
                                GALEFS_FENCE();
                                l_566 = *((__global long *) (arg_fs + 16 + 24L));
                                i_567 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_566 + (ulong) ((long) i_567))))) = (char) 1;
                                l_568 = *((__global long *) (arg_fs + 16 + 8L));
                                l_569 = (long) ((ulong) l_542 + (ulong) 1792L);
                                i_570 = 0;
                                l_571 = 0L;
                                while (true) {
                                    if (!(i_570 == 0)) {
                                        break;
                                    }
                                    i_572 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                    i_573 = *((volatile __global int *) (arg_fs + 16 + l_569));
                                    if (i_565 == i_573) {
                                        i_570 = 1;
                                    } else {
                                        if (i_572 == 0) {
                                            if (l_571 < l_568) {
                                                GALEFS_RELAX(l_571);
                                                l_574 = (long) ((ulong) l_571 + (ulong) 1L);
                                                l_571 = l_574;
                                            } else {
                                                i_570 = (-110);
                                            }
                                        } else {
                                            i_575 = (int) (0 - (uint) i_572);
                                            i_570 = i_575;
                                        }
                                    }
                                }
                                GALEFS_FENCE();
                                if (i_570 < 0) {
                                    l_576 = (long) i_570;
                                    l_562 = l_576;
                                } else {
                                    l_577 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_542 + (ulong) 1800L))));
                                    l_562 = l_577;
                                }
                            }
                            if (l_562 < 0L) {
                                l_512 = l_562;
                            } else {
                                l_578 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_542 + (ulong) 1808L))));
                                l_512 = l_578;
                            }
                        } else {
                            l_579 = (long) ((ulong) l_542 + (ulong) 1872L);
                            l_580 = *((__global long *) (arg_fs + 16 + l_579));
                            *((__global long *) (arg_fs + 16 + l_579)) = ((long) ((ulong) l_580 + (ulong) 1L));
                            l_512 = l_549;
                        }
                    }
                } else {
                    l_512 = (-22L);
                }
            }
        B502:;
            if (!(l_512 < 0L)) {
                l_581 = *((__global long *) (arg_fs + 16 + 16L));
                i_582 = (int) get_group_id(0);
                l_583 = (long) i_582;
                *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_581 + (ulong) ((l_583 << 12) + (l_583 << 11)))) + (ulong) 1896L)))) = 1;
            }
            if (l_512 < 0L) {
                l_511 = l_512;
            } else {
                i_584 = *((__global int *) (arg_fs + 16 + 156L));
                l_585 = *((__global long *) (arg_fs + 16 + 144L));
                l_586 = (long) ((ulong) l_585 + (ulong) (l_512 << i_584));
                l_511 = l_586;
            }
        }
    } else {
        l_511 = 0L;
    }
    l_587 = GALEFS_BROADCAST(l_511);
    i_588 = (int) get_local_id(0);
    if (i_588 == 0) {
        i_589 = *((volatile __global int *) (arg_fs + 16 + 64L));
        i_590 = (int) (0 - (uint) i_589);
        if (i_590 < 0) {
            l_591 = (long) i_590;
            l_592 = l_591;
        } else {
            if (i_43 < 0) {
                i_593 = (-9);
            } else {
                i_594 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_43 < i_594) {
                    l_595 = *((__global long *) (arg_fs + 16 + 192L));
                    i_596 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_595 + (ulong) l_44))));
                    i_597 = (int) ((uint) i_596 + (uint) (-1));
                    i_598 = (i_597 < 0) ? (-9) : i_597;
                    if (i_598 < 0) {
                        i_593 = i_598;
                    } else {
                        l_599 = *((__global long *) (arg_fs + 16 + 192L));
                        i_600 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_599 + (ulong) l_44)) + (ulong) 4L))));
                        if ((i_600 & 3) == 1) {
                            i_593 = (-9);
                        } else {
                            i_593 = i_598;
                        }
                    }
                } else {
                    i_593 = (-9);
                }
            }
            l_601 = (long) i_593;
            if (i_593 < 0) {
                l_592 = l_601;
            } else {
                l_602 = *((__global long *) (arg_fs + 16 + 16L));
                i_603 = (int) get_group_id(0);
                l_604 = (long) i_603;
                i_605 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_602 + (ulong) ((l_604 << 12) + (l_604 << 11)))) + (ulong) 1896L))));
                if (i_605 == 0) {
                    l_606 = *((__global long *) (arg_fs + 16 + 200L));
                    l_607 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_606 + (ulong) (l_601 << 6)))));
                    l_608 = (l_607 < 1L) ? 0L : 1L;
                    l_592 = l_608;
                } else {
                    l_592 = (-16L);
                }
            }
        }
        if (l_592 < 0L) {
            l_609 = l_592;
        } else {
            if (l_592 < 1L) {
                l_610 = (-22L);
            } else {
                if (l_592 == 1L) {
                    i_611 = *((__global int *) (arg_fs + 16 + 156L));
                    l_612 = 1L << i_611;
                    if (l_612 < 1L) {
                        if (!(((int) l_612) == 1)) {
                            l_610 = (-22L);
                            goto B589;
                        }
                    }
                    l_613 = *((__global long *) (arg_fs + 16 + 16L));
                    i_614 = (int) get_group_id(0);
                    if (i_43 < 0) {
                        i_615 = (-9);
                    } else {
                        i_616 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_43 < i_616) {
                            l_617 = *((__global long *) (arg_fs + 16 + 192L));
                            i_618 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_617 + (ulong) l_44))));
                            i_619 = (int) ((uint) i_618 + (uint) (-1));
                            i_620 = (i_619 < 0) ? (-9) : i_619;
                            i_615 = i_620;
                        } else {
                            i_615 = (-9);
                        }
                    }
                    l_621 = (long) i_615;
                    if (i_615 < 0) {
                        l_610 = l_621;
                    } else {
                        i_622 = *((__global int *) (arg_fs + 16 + 156L));
                        l_623 = *((__global long *) (arg_fs + 16 + 200L));
                        i_624 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_623 + (ulong) (l_621 << 6))) + (ulong) 8L))));
                        l_625 = *((__global long *) (arg_fs + 16 + 128L));
                        i_626 = *((__global int *) (arg_fs + 16 + 152L));
                        i_627 = i_626 & ((int) (((long) ((ulong) ((long) i_624) * (ulong) 5367187945662971904L)) >> 32));
                        i_628 = i_627;
                        i_629 = 0;
                        i_630 = (-2);
                        while (true) {
                            if (!(i_630 == (-2))) {
                                break;
                            }
                            i_631 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_625 + (ulong) (((long) i_628) << 2)))));
                            i_632 = (int) ((uint) i_631 + (uint) (-1));
                            if (i_632 < 0) {
                                i_630 = (-1);
                            } else {
                                l_633 = *((__global long *) (arg_fs + 16 + 136L));
                                l_634 = (long) ((ulong) l_633 + (ulong) (((long) (uint) i_632) << 4));
                                i_635 = *((volatile __global int *) (arg_fs + 16 + l_634));
                                l_636 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_634 + (ulong) 8L))));
                                if ((!(i_624 == i_635)) || (!(l_636 == 0L))) {
                                    if (i_626 == i_629) {
                                        i_630 = (-1);
                                    } else {
                                        i_637 = (int) ((uint) i_629 + (uint) 1);
                                        i_638 = i_626 & ((int) ((uint) i_628 + (uint) 1));
                                        i_628 = i_638;
                                        i_629 = i_637;
                                    }
                                } else {
                                    i_630 = i_632;
                                }
                            }
                        }
                        l_639 = (long) i_614;
                        l_640 = (long) ((ulong) l_613 + (ulong) ((l_639 << 12) + (l_639 << 11)));
                        if (i_630 < 0) {
                            i_641 = (-1);
                        } else {
                            l_642 = (long) ((ulong) l_640 + (ulong) 1856L);
                            *((volatile __global int *) (arg_fs + 16 + l_642)) = ((int) ((uint) i_630 + (uint) 1));
                            GALEFS_FENCE();
                            l_643 = *((__global long *) (arg_fs + 16 + 136L));
                            l_644 = (long) ((ulong) l_643 + (ulong) (((long) (uint) i_630) << 4));
                            i_645 = *((volatile __global int *) (arg_fs + 16 + l_644));
                            l_646 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_644 + (ulong) 8L))));
                            if ((!(i_624 == i_645)) || (!(l_646 == 0L))) {
                                *((volatile __global int *) (arg_fs + 16 + l_642)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_624 == i_645)) || (!(l_646 == 0L))) {
                                i_641 = (-1);
                            } else {
                                i_641 = i_630;
                            }
                        }
                        l_647 = (long) i_641;
                        if (l_647 == (-1L)) {
                            l_648 = (long) ((ulong) l_640 + (ulong) 1864L);
                            l_649 = *((__global long *) (arg_fs + 16 + l_648));
                            l_650 = *((__global long *) (arg_fs + 16 + 8L));
                            l_651 = (long) ((ulong) l_649 + (ulong) 128L);
                            l_652 = (long) ((ulong) l_640 + (ulong) 1408L);
                            i_653 = 0;
                            l_654 = 0L;
                            while (true) {
                                if (!(i_653 == 0)) {
                                    break;
                                }
                                i_655 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                if (i_655 == 0) {
                                    l_656 = *((volatile __global long *) (arg_fs + 16 + l_652));
                                    if (((long) ((ulong) l_651 - (ulong) l_656)) < 1025L) {
                                        i_653 = 1;
                                    } else {
                                        if (l_654 < l_650) {
                                            GALEFS_RELAX(l_654);
                                            l_657 = (long) ((ulong) l_654 + (ulong) 1L);
                                            l_654 = l_657;
                                        } else {
                                            i_653 = (-110);
                                        }
                                    }
                                } else {
                                    i_658 = (int) (0 - (uint) i_655);
                                    i_653 = i_658;
                                }
                            }
                            if (i_653 < 0) {
                                l_659 = (long) i_653;
                                l_660 = l_659;
                            } else {
                                l_661 = (long) ((ulong) l_649 + (ulong) 64L);
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_640 + (ulong) ((long) (uint) (((int) l_661) & 1023)))))) = 0L;
                                l_662 = (long) ((ulong) l_640 + (ulong) ((long) (uint) (((int) l_649) & 1023)));
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_662 + (ulong) 4L)))) = 3;
                                i_663 = (int) ((uint) ((int) (((long) ((ulong) l_649 + (ulong) ((long) ((ulong) (l_649 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_662 + (ulong) 8L)))) = i_663;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_662 + (ulong) 12L)))) = i_43;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_662 + (ulong) 16L)))) = 0L;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_662 + (ulong) 24L)))) = 1L;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_662 + (ulong) 32L)))) = 0;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_662 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global int *) (arg_fs + 16 + l_662)) = 64;
                                *((__global long *) (arg_fs + 16 + l_648)) = l_661;
                                GALEFS_FENCE();
                                l_664 = *((__global long *) (arg_fs + 16 + 24L));
                                i_665 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_664 + (ulong) ((long) i_665))))) = (char) 1;
                                l_666 = *((__global long *) (arg_fs + 16 + 8L));
                                l_667 = (long) ((ulong) l_640 + (ulong) 1792L);
                                i_668 = 0;
                                l_669 = 0L;
                                while (true) {
                                    if (!(i_668 == 0)) {
                                        break;
                                    }
                                    i_670 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                    i_671 = *((volatile __global int *) (arg_fs + 16 + l_667));
                                    if (i_663 == i_671) {
                                        i_668 = 1;
                                    } else {
                                        if (i_670 == 0) {
                                            if (l_669 < l_666) {
                                                GALEFS_RELAX(l_669);
                                                l_672 = (long) ((ulong) l_669 + (ulong) 1L);
                                                l_669 = l_672;
                                            } else {
                                                i_668 = (-110);
                                            }
                                        } else {
                                            i_673 = (int) (0 - (uint) i_670);
                                            i_668 = i_673;
                                        }
                                    }
                                }
                                GALEFS_FENCE();
                                if (i_668 < 0) {
                                    l_674 = (long) i_668;
                                    l_660 = l_674;
                                } else {
                                    l_675 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_640 + (ulong) 1800L))));
                                    l_660 = l_675;
                                }
                            }
                            if (l_660 < 0L) {
                                l_610 = l_660;
                            } else {
                                l_676 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_640 + (ulong) 1808L))));
                                l_610 = l_676;
                            }
                        } else {
                            l_677 = (long) ((ulong) l_640 + (ulong) 1872L);
                            l_678 = *((__global long *) (arg_fs + 16 + l_677));
                            *((__global long *) (arg_fs + 16 + l_677)) = ((long) ((ulong) l_678 + (ulong) 1L));
                            l_610 = l_647;
                        }
                    }
                } else {
                    l_610 = (-22L);
                }
            }
        B589:;
            if (!(l_610 < 0L)) {
                l_679 = *((__global long *) (arg_fs + 16 + 16L));
                i_680 = (int) get_group_id(0);
                l_681 = (long) i_680;
                *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_679 + (ulong) ((l_681 << 12) + (l_681 << 11)))) + (ulong) 1896L)))) = 1;
            }
            if (l_610 < 0L) {
                l_609 = l_610;
            } else {
                i_682 = *((__global int *) (arg_fs + 16 + 156L));
                l_683 = *((__global long *) (arg_fs + 16 + 144L));
                l_684 = (long) ((ulong) l_683 + (ulong) (l_610 << i_682));
                l_609 = l_684;
            }
        }
    } else {
        l_609 = 0L;
    }
    l_685 = GALEFS_BROADCAST(l_609);
    *((__global long *) (arg_refusals + 72L)) = l_685;
    i_686 = 1;
    i_687 = 0;
    while (true) {
        if (!(i_686 == 1)) {
            break;
        }
        i_688 = (int) get_local_id(0);
        l_689 = (long) i_687;
        if (i_688 == 0) {
            i_690 = *((volatile __global int *) (arg_fs + 16 + 64L));
            i_691 = (int) (0 - (uint) i_690);
            if (i_691 < 0) {
                l_692 = (long) i_691;
                l_693 = l_692;
            } else {
                if (i_43 < 0) {
                    i_694 = (-9);
                } else {
                    i_695 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_43 < i_695) {
                        l_696 = *((__global long *) (arg_fs + 16 + 192L));
                        i_697 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_696 + (ulong) l_44))));
                        i_698 = (int) ((uint) i_697 + (uint) (-1));
                        i_699 = (i_698 < 0) ? (-9) : i_698;
                        if (i_699 < 0) {
                            i_694 = i_699;
                        } else {
                            l_700 = *((__global long *) (arg_fs + 16 + 192L));
                            i_701 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_700 + (ulong) l_44)) + (ulong) 4L))));
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
                        i_703 = (int) ((uint) 1 - (uint) i_687);
                        if (i_703 < 0) {
                            l_693 = (-22L);
                        } else {
                            l_704 = *((__global long *) (arg_fs + 16 + 16L));
                            i_705 = (int) get_group_id(0);
                            l_706 = (long) i_705;
                            i_707 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_704 + (ulong) ((l_706 << 12) + (l_706 << 11)))) + (ulong) 1896L))));
                            if (i_707 == 0) {
                                l_708 = *((__global long *) (arg_fs + 16 + 200L));
                                l_709 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_708 + (ulong) (l_702 << 6)))));
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
                i_714 = *((__global int *) (arg_fs + 16 + 156L));
                l_715 = 1L << i_714;
                l_716 = (long) ((ulong) l_715 - (ulong) (l_689 & ((long) ((ulong) l_715 + (ulong) (-1L)))));
                if (l_716 < l_693) {
                    i_717 = (int) l_716;
                    i_718 = i_717;
                } else {
                    i_719 = (int) l_693;
                    i_718 = i_719;
                }
                l_720 = *((__global long *) (arg_fs + 16 + 16L));
                i_721 = (int) get_group_id(0);
                if (i_43 < 0) {
                    i_722 = (-9);
                } else {
                    i_723 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_43 < i_723) {
                        l_724 = *((__global long *) (arg_fs + 16 + 192L));
                        i_725 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_724 + (ulong) l_44))));
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
                    i_730 = *((__global int *) (arg_fs + 16 + 156L));
                    l_731 = *((__global long *) (arg_fs + 16 + 200L));
                    i_732 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_731 + (ulong) (l_728 << 6))) + (ulong) 8L))));
                    l_733 = *((__global long *) (arg_fs + 16 + 128L));
                    i_734 = *((__global int *) (arg_fs + 16 + 152L));
                    l_735 = l_689 >> i_730;
                    i_736 = i_734 & ((int) (((long) ((ulong) ((long) ((ulong) l_735 + (ulong) (((long) i_732) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_737 = i_736;
                    i_738 = 0;
                    i_739 = (-2);
                    while (true) {
                        if (!(i_739 == (-2))) {
                            break;
                        }
                        i_740 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_733 + (ulong) (((long) i_737) << 2)))));
                        i_741 = (int) ((uint) i_740 + (uint) (-1));
                        if (i_741 < 0) {
                            i_739 = (-1);
                        } else {
                            l_742 = *((__global long *) (arg_fs + 16 + 136L));
                            l_743 = (long) ((ulong) l_742 + (ulong) (((long) (uint) i_741) << 4));
                            i_744 = *((volatile __global int *) (arg_fs + 16 + l_743));
                            l_745 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_743 + (ulong) 8L))));
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
                        *((volatile __global int *) (arg_fs + 16 + l_751)) = ((int) ((uint) i_739 + (uint) 1));
                        GALEFS_FENCE();
                        l_752 = *((__global long *) (arg_fs + 16 + 136L));
                        l_753 = (long) ((ulong) l_752 + (ulong) (((long) (uint) i_739) << 4));
                        i_754 = *((volatile __global int *) (arg_fs + 16 + l_753));
                        l_755 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_753 + (ulong) 8L))));
                        if ((!(i_732 == i_754)) || (!(l_735 == l_755))) {
                            *((volatile __global int *) (arg_fs + 16 + l_751)) = 0;
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
                        l_757 = (long) ((ulong) l_749 + (ulong) 1864L);
                        l_758 = *((__global long *) (arg_fs + 16 + l_757));
                        l_759 = *((__global long *) (arg_fs + 16 + 8L));
                        i_760 = 0;
                        l_761 = 0L;
                        while (true) {
                            if (!(i_760 == 0)) {
                                break;
                            }
                            i_762 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_762 == 0) {
                                l_763 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_758 + (ulong) 128L)) - (ulong) l_763)) < 1025L) {
                                    i_760 = 1;
                                } else {
                                    if (l_761 < l_759) {
                                        GALEFS_RELAX(l_761);
                                        l_764 = (long) ((ulong) l_761 + (ulong) 1L);
                                        l_761 = l_764;
                                    } else {
                                        i_760 = (-110);
                                    }
                                }
                            } else {
                                i_765 = (int) (0 - (uint) i_762);
                                i_760 = i_765;
                            }
                        }
                        if (i_760 < 0) {
                            l_766 = (long) i_760;
                            l_767 = l_766;
                        } else {
                            l_768 = (long) ((ulong) l_758 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) ((long) (uint) (((int) l_768) & 1023)))))) = 0L;
                            l_769 = (long) ((ulong) l_749 + (ulong) ((long) (uint) (((int) l_758) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_769 + (ulong) 4L)))) = 3;
                            i_770 = (int) ((uint) ((int) (((long) ((ulong) l_758 + (ulong) ((long) ((ulong) (l_758 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_769 + (ulong) 8L)))) = i_770;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_769 + (ulong) 12L)))) = i_43;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_769 + (ulong) 16L)))) = l_689;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_769 + (ulong) 24L)))) = l_693;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_769 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_769 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_769)) = 64;
                            *((__global long *) (arg_fs + 16 + l_757)) = l_768;
                            GALEFS_FENCE();
                            l_771 = *((__global long *) (arg_fs + 16 + 24L));
                            i_772 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_771 + (ulong) ((long) i_772))))) = (char) 1;
                            l_773 = *((__global long *) (arg_fs + 16 + 8L));
                            l_774 = (long) ((ulong) l_749 + (ulong) 1792L);
                            i_775 = 0;
                            l_776 = 0L;
                            while (true) {
                                if (!(i_775 == 0)) {
                                    break;
                                }
                                i_777 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_778 = *((volatile __global int *) (arg_fs + 16 + l_774));
                                if (i_770 == i_778) {
                                    i_775 = 1;
                                } else {
                                    if (i_777 == 0) {
                                        if (l_776 < l_773) {
                                            GALEFS_RELAX(l_776);
                                            l_779 = (long) ((ulong) l_776 + (ulong) 1L);
                                            l_776 = l_779;
                                        } else {
                                            i_775 = (-110);
                                        }
                                    } else {
                                        i_780 = (int) (0 - (uint) i_777);
                                        i_775 = i_780;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_775 < 0) {
                                l_781 = (long) i_775;
                                l_767 = l_781;
                            } else {
                                l_782 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) 1800L))));
                                l_767 = l_782;
                            }
                        }
                        if (l_767 < 0L) {
                            l_729 = l_767;
                        } else {
                            l_783 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) 1808L))));
                            l_729 = l_783;
                        }
                    } else {
                        l_784 = (long) ((ulong) l_749 + (ulong) 1872L);
                        l_785 = *((__global long *) (arg_fs + 16 + l_784));
                        *((__global long *) (arg_fs + 16 + l_784)) = ((long) ((ulong) l_785 + (ulong) 1L));
                        l_729 = l_756;
                    }
                }
                if (l_729 < 0L) {
                    l_713 = l_729;
                } else {
                    l_786 = (l_729 << 32) | ((long) i_718);
                    l_713 = l_786;
                }
            }
        } else {
            l_713 = 0L;
        }
        l_787 = GALEFS_BROADCAST(l_713);
        i_788 = (int) l_787;
        if (l_787 < 0L) {
            i_789 = 0;
        } else {
            i_789 = i_788;
        }
        if (l_787 < 0L) {
            l_790 = 0L;
        } else {
            l_791 = (long) ((ulong) l_787 >> 32);
            l_790 = l_791;
        }
        i_792 = *((__global int *) (arg_fs + 16 + 156L));
        l_793 = *((__global long *) (arg_fs + 16 + 144L));
        gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_793 + (ulong) (l_790 << i_792))) + (ulong) (l_689 & ((long) ((ulong) (1L << i_792) + (ulong) (-1L))))))), (arg_args + 16 + l_689), i_789);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_794 = (int) get_local_id(0);
        if (i_794 == 0) {
            l_795 = *((__global long *) (arg_fs + 16 + 16L));
            i_796 = (int) get_group_id(0);
            l_797 = (long) i_796;
            l_798 = (long) ((ulong) l_795 + (ulong) ((l_797 << 12) + (l_797 << 11)));
            l_799 = (long) ((ulong) l_798 + (ulong) 1880L);
            l_800 = *((__global long *) (arg_fs + 16 + l_799));
            *((__global long *) (arg_fs + 16 + l_799)) = ((long) ((ulong) ((long) i_789) + (ulong) l_800));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_798 + (ulong) 1856L)))) = 0;
            l_801 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_798 + (ulong) 1864L))));
            l_802 = (long) ((ulong) l_801 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_798 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_802 + (ulong) ((long) ((ulong) (l_802 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_803 = (int) ((uint) i_687 + (uint) i_789);
        if (l_787 < 0L) {
            i_686 = i_788;
            i_687 = i_803;
        } else {
            i_804 = ((i_789 < 1) || (!(i_803 < 1))) ? 0 : 1;
            i_686 = i_804;
            i_687 = i_803;
        }
    }
    if (i_687 < 1) {
        i_805 = i_686;
    } else {
        i_805 = i_687;
    }
    *((__global long *) (arg_refusals + 80L)) = ((long) i_805);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_806 = (int) get_local_id(0);
    if (i_806 == 0) {
        l_807 = *((__global long *) (arg_fs + 16 + 16L));
        i_808 = (int) get_group_id(0);
        l_809 = (long) i_808;
        i_810 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_807 + (ulong) ((l_809 << 12) + (l_809 << 11)))) + (ulong) 1896L))));
        if (i_810 == 0) {
            l_811 = *((__global long *) (arg_fs + 16 + 16L));
            i_812 = (int) get_group_id(0);
            l_813 = (long) i_812;
            l_814 = (long) ((ulong) l_811 + (ulong) ((l_813 << 12) + (l_813 << 11)));
            l_815 = (long) ((ulong) l_814 + (ulong) 2048L);
            i_816 = 0;
            while (true) {
                if (!(i_816 < 4)) {
                    break;
                }
                i_817 = (int) gale_literals[i_816];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_815 + (ulong) ((long) i_816))))) = (char) i_817;
                i_818 = (int) ((uint) i_816 + (uint) 1);
                i_816 = i_818;
            }
            l_819 = (long) ((ulong) l_814 + (ulong) 1864L);
            l_820 = *((__global long *) (arg_fs + 16 + l_819));
            l_821 = *((__global long *) (arg_fs + 16 + 8L));
            i_822 = 0;
            l_823 = 0L;
            while (true) {
                if (!(i_822 == 0)) {
                    break;
                }
                i_824 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_824 == 0) {
                    l_825 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_814 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_820 + (ulong) 128L)) - (ulong) l_825)) < 1025L) {
                        i_822 = 1;
                    } else {
                        if (l_823 < l_821) {
                            GALEFS_RELAX(l_823);
                            l_826 = (long) ((ulong) l_823 + (ulong) 1L);
                            l_823 = l_826;
                        } else {
                            i_822 = (-110);
                        }
                    }
                } else {
                    i_827 = (int) (0 - (uint) i_824);
                    i_822 = i_827;
                }
            }
            if (i_822 < 0) {
                l_828 = (long) i_822;
                l_829 = l_828;
            } else {
                l_830 = (long) ((ulong) l_820 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_814 + (ulong) ((long) (uint) (((int) l_830) & 1023)))))) = 0L;
                l_831 = (long) ((ulong) l_814 + (ulong) ((long) (uint) (((int) l_820) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_831 + (ulong) 4L)))) = 1;
                i_832 = (int) ((uint) ((int) (((long) ((ulong) l_820 + (ulong) ((long) ((ulong) (l_820 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_831 + (ulong) 8L)))) = i_832;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_831 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_831 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_831 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_831 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_831 + (ulong) 36L)))) = 4;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_831)) = 64;
                *((__global long *) (arg_fs + 16 + l_819)) = l_830;
                GALEFS_FENCE();
                l_833 = *((__global long *) (arg_fs + 16 + 24L));
                i_834 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_833 + (ulong) ((long) i_834))))) = (char) 1;
                l_835 = *((__global long *) (arg_fs + 16 + 8L));
                l_836 = (long) ((ulong) l_814 + (ulong) 1792L);
                i_837 = 0;
                l_838 = 0L;
                while (true) {
                    if (!(i_837 == 0)) {
                        break;
                    }
                    i_839 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_840 = *((volatile __global int *) (arg_fs + 16 + l_836));
                    if (i_832 == i_840) {
                        i_837 = 1;
                    } else {
                        if (i_839 == 0) {
                            if (l_838 < l_835) {
                                GALEFS_RELAX(l_838);
                                l_841 = (long) ((ulong) l_838 + (ulong) 1L);
                                l_838 = l_841;
                            } else {
                                i_837 = (-110);
                            }
                        } else {
                            i_842 = (int) (0 - (uint) i_839);
                            i_837 = i_842;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_837 < 0) {
                    l_843 = (long) i_837;
                    l_829 = l_843;
                } else {
                    l_844 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_814 + (ulong) 1800L))));
                    l_829 = l_844;
                }
            }
        } else {
            l_829 = (-16L);
        }
    } else {
        l_829 = 0L;
    }
    l_845 = GALEFS_BROADCAST(l_829);
    *((__global long *) (arg_refusals + 88L)) = ((long) ((int) l_845));
    i_846 = (int) get_local_id(0);
    if (i_846 == 0) {
        l_847 = *((__global long *) (arg_fs + 16 + 16L));
        i_848 = (int) get_group_id(0);
        l_849 = (long) i_848;
        i_850 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_847 + (ulong) ((l_849 << 12) + (l_849 << 11)))) + (ulong) 1896L))));
        if (i_850 == 0) {
            l_851 = *((__global long *) (arg_fs + 16 + 16L));
            i_852 = (int) get_group_id(0);
            l_853 = (long) i_852;
            l_854 = (long) ((ulong) l_851 + (ulong) ((l_853 << 12) + (l_853 << 11)));
            l_855 = (long) ((ulong) l_854 + (ulong) 1864L);
            l_856 = *((__global long *) (arg_fs + 16 + l_855));
            l_857 = *((__global long *) (arg_fs + 16 + 8L));
            i_858 = 0;
            l_859 = 0L;
            while (true) {
                if (!(i_858 == 0)) {
                    break;
                }
                i_860 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_860 == 0) {
                    l_861 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_854 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_856 + (ulong) 128L)) - (ulong) l_861)) < 1025L) {
                        i_858 = 1;
                    } else {
                        if (l_859 < l_857) {
                            GALEFS_RELAX(l_859);
                            l_862 = (long) ((ulong) l_859 + (ulong) 1L);
                            l_859 = l_862;
                        } else {
                            i_858 = (-110);
                        }
                    }
                } else {
                    i_863 = (int) (0 - (uint) i_860);
                    i_858 = i_863;
                }
            }
            if (i_858 < 0) {
                l_864 = (long) i_858;
                l_865 = l_864;
            } else {
                l_866 = (long) ((ulong) l_856 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_854 + (ulong) ((long) (uint) (((int) l_866) & 1023)))))) = 0L;
                l_867 = (long) ((ulong) l_854 + (ulong) ((long) (uint) (((int) l_856) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_867 + (ulong) 4L)))) = 2;
                i_868 = (int) ((uint) ((int) (((long) ((ulong) l_856 + (ulong) ((long) ((ulong) (l_856 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_867 + (ulong) 8L)))) = i_868;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_867 + (ulong) 12L)))) = i_43;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_867 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_867 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_867 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_867 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_867)) = 64;
                *((__global long *) (arg_fs + 16 + l_855)) = l_866;
                GALEFS_FENCE();
                l_869 = *((__global long *) (arg_fs + 16 + 24L));
                i_870 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_869 + (ulong) ((long) i_870))))) = (char) 1;
                l_871 = *((__global long *) (arg_fs + 16 + 8L));
                l_872 = (long) ((ulong) l_854 + (ulong) 1792L);
                i_873 = 0;
                l_874 = 0L;
                while (true) {
                    if (!(i_873 == 0)) {
                        break;
                    }
                    i_875 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_876 = *((volatile __global int *) (arg_fs + 16 + l_872));
                    if (i_868 == i_876) {
                        i_873 = 1;
                    } else {
                        if (i_875 == 0) {
                            if (l_874 < l_871) {
                                GALEFS_RELAX(l_874);
                                l_877 = (long) ((ulong) l_874 + (ulong) 1L);
                                l_874 = l_877;
                            } else {
                                i_873 = (-110);
                            }
                        } else {
                            i_878 = (int) (0 - (uint) i_875);
                            i_873 = i_878;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_873 < 0) {
                    l_879 = (long) i_873;
                    l_865 = l_879;
                } else {
                    l_880 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_854 + (ulong) 1800L))));
                    l_865 = l_880;
                }
            }
        } else {
            l_865 = (-16L);
        }
    } else {
        l_865 = 0L;
    }
    l_881 = GALEFS_BROADCAST(l_865);
    *((__global long *) (arg_refusals + 96L)) = ((long) ((int) l_881));
    i_882 = (int) get_local_id(0);
    if (i_882 == 0) {
        i_883 = *((volatile __global int *) (arg_fs + 16 + 64L));
        if (i_43 < 0) {
            i_884 = (-9);
        } else {
            i_885 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_43 < i_885) {
                l_886 = *((__global long *) (arg_fs + 16 + 192L));
                i_887 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_886 + (ulong) l_44))));
                i_888 = (int) ((uint) i_887 + (uint) (-1));
                i_889 = (i_888 < 0) ? (-9) : i_888;
                i_884 = i_889;
            } else {
                i_884 = (-9);
            }
        }
        i_890 = (int) (0 - (uint) i_883);
        if (i_890 < 0) {
            l_891 = (long) i_890;
            l_892 = l_891;
        } else {
            l_893 = (long) i_884;
            if (i_884 < 0) {
                l_892 = l_893;
            } else {
                l_894 = *((__global long *) (arg_fs + 16 + 200L));
                l_895 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_894 + (ulong) (l_893 << 6)))));
                l_892 = l_895;
            }
        }
    } else {
        l_892 = 0L;
    }
    l_896 = GALEFS_BROADCAST(l_892);
    *((__global long *) (arg_refusals + 104L)) = l_896;
    GALEFS_FENCE();
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_897 = (int) get_local_id(0);
    if (i_897 == 0) {
        l_898 = *((__global long *) (arg_fs + 16 + 16L));
        i_899 = (int) get_group_id(0);
        l_900 = (long) i_899;
        i_901 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_898 + (ulong) ((l_900 << 12) + (l_900 << 11)))) + (ulong) 1896L))));
        if (i_901 == 0) {
            l_902 = (-22L);
        } else {
            l_903 = *((__global long *) (arg_fs + 16 + 16L));
            i_904 = (int) get_group_id(0);
            l_905 = (long) i_904;
            *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_903 + (ulong) ((l_905 << 12) + (l_905 << 11)))) + (ulong) 1896L)))) = 0;
            l_906 = *((__global long *) (arg_fs + 16 + 16L));
            i_907 = (int) get_group_id(0);
            l_908 = (long) i_907;
            l_909 = (long) ((ulong) l_906 + (ulong) ((l_908 << 12) + (l_908 << 11)));
            l_910 = (long) ((ulong) l_909 + (ulong) 1880L);
            l_911 = *((__global long *) (arg_fs + 16 + l_910));
            *((__global long *) (arg_fs + 16 + l_910)) = ((long) ((ulong) l_911 + (ulong) 1L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_909 + (ulong) 1856L)))) = 0;
            l_912 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_909 + (ulong) 1864L))));
            l_913 = (long) ((ulong) l_912 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_909 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_913 + (ulong) ((long) ((ulong) (l_913 >> 63) >> 58)))) >> 6)) + (uint) 1));
            l_902 = 0L;
        }
    } else {
        l_902 = 0L;
    }
    l_914 = GALEFS_BROADCAST(l_902);
    *((__global long *) (arg_refusals + 112L)) = ((long) ((int) l_914));
    i_915 = (int) get_local_id(0);
    if (i_915 == 0) {
        l_916 = *((__global long *) (arg_fs + 16 + 16L));
        i_917 = (int) get_group_id(0);
        l_918 = (long) i_917;
        i_919 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_916 + (ulong) ((l_918 << 12) + (l_918 << 11)))) + (ulong) 1896L))));
        if (i_919 == 0) {
            l_920 = *((__global long *) (arg_fs + 16 + 16L));
            i_921 = (int) get_group_id(0);
            l_922 = (long) i_921;
            l_923 = (long) ((ulong) l_920 + (ulong) ((l_922 << 12) + (l_922 << 11)));
            l_924 = (long) ((ulong) l_923 + (ulong) 1864L);
            l_925 = *((__global long *) (arg_fs + 16 + l_924));
            l_926 = *((__global long *) (arg_fs + 16 + 8L));
            i_927 = 0;
            l_928 = 0L;
            while (true) {
                if (!(i_927 == 0)) {
                    break;
                }
                i_929 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_929 == 0) {
                    l_930 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_923 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_925 + (ulong) 128L)) - (ulong) l_930)) < 1025L) {
                        i_927 = 1;
                    } else {
                        if (l_928 < l_926) {
                            GALEFS_RELAX(l_928);
                            l_931 = (long) ((ulong) l_928 + (ulong) 1L);
                            l_928 = l_931;
                        } else {
                            i_927 = (-110);
                        }
                    }
                } else {
                    i_932 = (int) (0 - (uint) i_929);
                    i_927 = i_932;
                }
            }
            if (i_927 < 0) {
                l_933 = (long) i_927;
                l_934 = l_933;
            } else {
                l_935 = (long) ((ulong) l_925 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_923 + (ulong) ((long) (uint) (((int) l_935) & 1023)))))) = 0L;
                l_936 = (long) ((ulong) l_923 + (ulong) ((long) (uint) (((int) l_925) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_936 + (ulong) 4L)))) = 2;
                i_937 = (int) ((uint) ((int) (((long) ((ulong) l_925 + (ulong) ((long) ((ulong) (l_925 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_936 + (ulong) 8L)))) = i_937;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_936 + (ulong) 12L)))) = i_43;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_936 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_936 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_936 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_936 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_936)) = 64;
                *((__global long *) (arg_fs + 16 + l_924)) = l_935;
                GALEFS_FENCE();
                l_938 = *((__global long *) (arg_fs + 16 + 24L));
                i_939 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_938 + (ulong) ((long) i_939))))) = (char) 1;
                l_940 = *((__global long *) (arg_fs + 16 + 8L));
                l_941 = (long) ((ulong) l_923 + (ulong) 1792L);
                i_942 = 0;
                l_943 = 0L;
                while (true) {
                    if (!(i_942 == 0)) {
                        break;
                    }
                    i_944 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_945 = *((volatile __global int *) (arg_fs + 16 + l_941));
                    if (i_937 == i_945) {
                        i_942 = 1;
                    } else {
                        if (i_944 == 0) {
                            if (l_943 < l_940) {
                                GALEFS_RELAX(l_943);
                                l_946 = (long) ((ulong) l_943 + (ulong) 1L);
                                l_943 = l_946;
                            } else {
                                i_942 = (-110);
                            }
                        } else {
                            i_947 = (int) (0 - (uint) i_944);
                            i_942 = i_947;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_942 < 0) {
                    l_948 = (long) i_942;
                    l_934 = l_948;
                } else {
                    l_949 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_923 + (ulong) 1800L))));
                    l_934 = l_949;
                }
            }
        } else {
            l_934 = (-16L);
        }
    } else {
        l_934 = 0L;
    }
    l_950 = GALEFS_BROADCAST(l_934);
}
