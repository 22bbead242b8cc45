// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#mapRefusals
// entry point: galefs_mapRefusals
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE
// suspension: 0 waits, 0 values, 0 bytes
// string: "file"
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

__constant char gale_literals[] = {102, 105, 108, 101};

__kernel void galefs_mapRefusals(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_refusals) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_0, i_2, i_4, i_6, i_11, i_13, i_14, i_17, i_18, i_20, i_21, i_23, i_27, i_28, i_29, i_33, i_35, i_37, i_39, i_40, i_42, i_46, i_48, i_49, i_51, i_52, i_56, i_57, i_59, i_60, i_61, i_63, i_66, i_68, i_75, i_79, i_80, i_81, i_83, i_84, i_85, i_87, i_89, i_91, i_93, i_94, i_95, i_96, i_97, i_98, i_101, i_103, i_104, i_107, i_111, i_114, i_117, i_119, i_122, i_123, i_125, i_126, i_128, i_134, i_136, i_138, i_140, i_141, i_143, i_150, i_152, i_156, i_157, i_158, i_161, i_162, i_164, i_165, i_166, i_168, i_171, i_173, i_179, i_183, i_184, i_185, i_187, i_188, i_189, i_191, i_193, i_195, i_197, i_198, i_199, i_200, i_201, i_202, i_205, i_207, i_208, i_211, i_215, i_218, i_221, i_223, i_226, i_227, i_229, i_230, i_232, i_238, i_240, i_242, i_244, i_245, i_247, i_254, i_256, i_260, i_261, i_262, i_266, i_267, i_269, i_270, i_271, i_273, i_276, i_278, i_285, i_289, i_290, i_291, i_293, i_294, i_295, i_297, i_299, i_301, i_303, i_304, i_305, i_306, i_307, i_308, i_311, i_313, i_314, i_317, i_321, i_324, i_327, i_329, i_332, i_333, i_335, i_336, i_338, i_344, i_346, i_348, i_350, i_351, i_353, i_360, i_362, i_366, i_367, i_368, i_371, i_372, i_374, i_375, i_376, i_378, i_381, i_383, i_389, i_390, i_391, i_394, i_395, i_397, i_398, i_399, i_401, i_405, i_407, i_408, i_409, i_411, i_412, i_413, i_415, i_417, i_419, i_420, i_421, i_422, i_423, i_424, i_425, i_428, i_430, i_431, i_434, i_438, i_441, i_444, i_446, i_449, i_450, i_452, i_453, i_455, i_461, i_463, i_465, i_467, i_468, i_470, i_477, i_479, i_483, i_484, i_485, i_489, i_492, i_494, i_496, i_498, i_501, i_504, i_512, i_513, i_514, i_517, i_518, i_520, i_521, i_522, i_524, i_527, i_529, i_535, i_538, i_539, i_540, i_542, i_543, i_544, i_546, i_548, i_550, i_551, i_552, i_553, i_554, i_555, i_556, i_559, i_561, i_562, i_565, i_569, i_572, i_575, i_577, i_580, i_581, i_583, i_584, i_586, i_592, i_594, i_596, i_598, i_599, i_601, i_608, i_610, i_614, i_615, i_616, i_619, i_620, i_622, i_623, i_624, i_626, i_629, i_631, i_637, i_640, i_641, i_642, i_644, i_645, i_646, i_648, i_650, i_652, i_653, i_654, i_655, i_656, i_657, i_658, i_661, i_663, i_664, i_667, i_671, i_674, i_677, i_679, i_682, i_683, i_685, i_686, i_688, i_694, i_696, i_698, i_700, i_701, i_703, i_710, i_712, i_716, i_717, i_718, i_720, i_721, i_724, i_725, i_727, i_728, i_729, i_731, i_733, i_735, i_737, i_744, i_747, i_748, i_749, i_751, i_752, i_753, i_755, i_756, i_757, i_760, i_762, i_764, i_766, i_767, i_768, i_769, i_770, i_771, i_774, i_776, i_777, i_780, i_784, i_787, i_790, i_792, i_795, i_796, i_798, i_799, i_801, i_807, i_809, i_811, i_813, i_814, i_816, i_824, i_825, i_828, i_830, i_832, i_839, i_840, i_841, i_842, i_844, i_846, i_848, i_853, i_855, i_856, i_859, i_860, i_862, i_863, i_865, i_869, i_870, i_871, i_875, i_877, i_879, i_881, i_882, i_884, i_888, i_890, i_892, i_894, i_895, i_900, i_902, i_905, i_906, i_908, i_909, i_911, i_917, i_919, i_921, i_923, i_924, i_926, i_930, i_931, i_932, i_933, i_935, i_936, i_937, i_938, i_945, i_947, i_949, i_952, i_955, i_963, i_965, i_967, i_969, i_970, i_975, i_977, i_980, i_981, i_983, i_984, i_986, i_992, i_994, i_996, i_998, i_999, i_1001;
    long l_1, l_3, l_5, l_7, l_8, l_9, l_10, l_12, l_15, l_16, l_19, l_22, l_24, l_25, l_26, l_30, l_31, l_32, l_34, l_36, l_38, l_41, l_43, l_44, l_45, l_47, l_50, l_53, l_54, l_55, l_58, l_62, l_64, l_65, l_67, l_69, l_70, l_71, l_72, l_73, l_74, l_76, l_77, l_78, l_82, l_86, l_88, l_90, l_92, l_99, l_100, l_102, l_105, l_106, l_108, l_109, l_110, l_112, l_113, l_115, l_116, l_118, l_120, l_121, l_124, l_127, l_129, l_130, l_131, l_132, l_133, l_135, l_137, l_139, l_142, l_144, l_145, l_146, l_147, l_148, l_149, l_151, l_153, l_154, l_155, l_159, l_160, l_163, l_167, l_169, l_170, l_172, l_174, l_175, l_176, l_177, l_178, l_180, l_181, l_182, l_186, l_190, l_192, l_194, l_196, l_203, l_204, l_206, l_209, l_210, l_212, l_213, l_214, l_216, l_217, l_219, l_220, l_222, l_224, l_225, l_228, l_231, l_233, l_234, l_235, l_236, l_237, l_239, l_241, l_243, l_246, l_248, l_249, l_250, l_251, l_252, l_253, l_255, l_257, l_258, l_259, l_263, l_264, l_265, l_268, l_272, l_274, l_275, l_277, l_279, l_280, l_281, l_282, l_283, l_284, l_286, l_287, l_288, l_292, l_296, l_298, l_300, l_302, l_309, l_310, l_312, l_315, l_316, l_318, l_319, l_320, l_322, l_323, l_325, l_326, l_328, l_330, l_331, l_334, l_337, l_339, l_340, l_341, l_342, l_343, l_345, l_347, l_349, l_352, l_354, l_355, l_356, l_357, l_358, l_359, l_361, l_363, l_364, l_365, l_369, l_370, l_373, l_377, l_379, l_380, l_382, l_384, l_385, l_386, l_387, l_388, l_392, l_393, l_396, l_400, l_402, l_403, l_404, l_406, l_410, l_414, l_416, l_418, l_426, l_427, l_429, l_432, l_433, l_435, l_436, l_437, l_439, l_440, l_442, l_443, l_445, l_447, l_448, l_451, l_454, l_456, l_457, l_458, l_459, l_460, l_462, l_464, l_466, l_469, l_471, l_472, l_473, l_474, l_475, l_476, l_478, l_480, l_481, l_482, l_486, l_487, l_488, l_490, l_491, l_493, l_495, l_497, l_499, l_500, l_502, l_503, l_505, l_506, l_507, l_508, l_509, l_510, l_511, l_515, l_516, l_519, l_523, l_525, l_526, l_528, l_530, l_531, l_532, l_533, l_534, l_536, l_537, l_541, l_545, l_547, l_549, l_557, l_558, l_560, l_563, l_564, l_566, l_567, l_568, l_570, l_571, l_573, l_574, l_576, l_578, l_579, l_582, l_585, l_587, l_588, l_589, l_590, l_591, l_593, l_595, l_597, l_600, l_602, l_603, l_604, l_605, l_606, l_607, l_609, l_611, l_612, l_613, l_617, l_618, l_621, l_625, l_627, l_628, l_630, l_632, l_633, l_634, l_635, l_636, l_638, l_639, l_643, l_647, l_649, l_651, l_659, l_660, l_662, l_665, l_666, l_668, l_669, l_670, l_672, l_673, l_675, l_676, l_678, l_680, l_681, l_684, l_687, l_689, l_690, l_691, l_692, l_693, l_695, l_697, l_699, l_702, l_704, l_705, l_706, l_707, l_708, l_709, l_711, l_713, l_714, l_715, l_719, l_722, l_723, l_726, l_730, l_732, l_734, l_736, l_738, l_739, l_740, l_741, l_742, l_743, l_745, l_746, l_750, l_754, l_758, l_759, l_761, l_763, l_765, l_772, l_773, l_775, l_778, l_779, l_781, l_782, l_783, l_785, l_786, l_788, l_789, l_791, l_793, l_794, l_797, l_800, l_802, l_803, l_804, l_805, l_806, l_808, l_810, l_812, l_815, l_817, l_818, l_819, l_820, l_821, l_822, l_823, l_826, l_827, l_829, l_831, l_833, l_834, l_835, l_836, l_837, l_838, l_843, l_845, l_847, l_849, l_850, l_851, l_852, l_854, l_857, l_858, l_861, l_864, l_866, l_867, l_868, l_872, l_873, l_874, l_876, l_878, l_880, l_883, l_885, l_886, l_887, l_889, l_891, l_893, l_896, l_897, l_898, l_899, l_901, l_903, l_904, l_907, l_910, l_912, l_913, l_914, l_915, l_916, l_918, l_920, l_922, l_925, l_927, l_928, l_929, l_934, l_939, l_940, l_941, l_942, l_943, l_944, l_946, l_948, l_950, l_951, l_953, l_954, l_956, l_957, l_958, l_959, l_960, l_961, l_962, l_964, l_966, l_968, l_971, l_972, l_973, l_974, l_976, l_978, l_979, l_982, l_985, l_987, l_988, l_989, l_990, l_991, l_993, l_995, l_997, l_1000, l_1002, l_1003, l_1004;
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
    i_46 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_47 = *((__global gale_long *) (arg_args + 16L));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_48 = (int) get_local_id(0);
    i_49 = (int) l_45;
    l_50 = ((long) i_49) << 3;
    if (i_48 == 0) {
        i_51 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
        i_52 = (int) (0 - (uint) i_51);
        l_53 = (long) ((int) ((uint) (1 << i_46) + (uint) (-1)));
        if (i_52 < 0) {
            l_54 = (long) i_52;
            l_55 = l_54;
        } else {
            if (i_49 < 0) {
                i_56 = (-9);
            } else {
                i_57 = *((__global gale_int *) (arg_fs + 16 + 208L));
                if (i_49 < i_57) {
                    l_58 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_59 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) l_50))));
                    i_60 = (int) ((uint) i_59 + (uint) (-1));
                    i_61 = (i_60 < 0) ? (-9) : i_60;
                    if (i_61 < 0) {
                        i_56 = i_61;
                    } else {
                        l_62 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_63 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_62 + (ulong) l_50)) + (ulong) 4L))));
                        if ((i_63 & 3) == 1) {
                            i_56 = (-9);
                        } else {
                            i_56 = i_61;
                        }
                    }
                } else {
                    i_56 = (-9);
                }
            }
            l_64 = (long) i_56;
            if (i_56 < 0) {
                l_55 = l_64;
            } else {
                if (l_53 < 0L) {
                    l_55 = (-22L);
                } else {
                    l_65 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_66 = (int) get_group_id(0);
                    l_67 = (long) i_66;
                    i_68 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_65 + (ulong) ((l_67 << 12) + (l_67 << 11)))) + (ulong) 1896L))));
                    if (i_68 == 0) {
                        l_69 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        l_70 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) (l_64 << 6)))));
                        l_71 = (long) ((ulong) l_70 - (ulong) l_53);
                        if (l_71 < 1L) {
                            l_55 = 0L;
                        } else {
                            l_72 = (l_71 < 2L) ? l_71 : 2L;
                            l_55 = l_72;
                        }
                    } else {
                        l_55 = (-16L);
                    }
                }
            }
        }
        if (l_55 < 0L) {
            l_73 = l_55;
        } else {
            if (l_55 < 1L) {
                l_74 = (-22L);
            } else {
                if (l_55 == 2L) {
                    i_75 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_76 = 1L << i_75;
                    l_77 = (long) ((ulong) l_76 - (ulong) (l_53 & ((long) ((ulong) l_76 + (ulong) (-1L)))));
                    if (l_77 < 2L) {
                        if (!(((int) l_77) == 2)) {
                            l_74 = (-22L);
                            goto B120;
                        }
                    }
                    l_78 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_79 = (int) get_group_id(0);
                    if (i_49 < 0) {
                        i_80 = (-9);
                    } else {
                        i_81 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        if (i_49 < i_81) {
                            l_82 = *((__global gale_long *) (arg_fs + 16 + 192L));
                            i_83 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) l_50))));
                            i_84 = (int) ((uint) i_83 + (uint) (-1));
                            i_85 = (i_84 < 0) ? (-9) : i_84;
                            i_80 = i_85;
                        } else {
                            i_80 = (-9);
                        }
                    }
                    l_86 = (long) i_80;
                    if (i_80 < 0) {
                        l_74 = l_86;
                    } else {
                        i_87 = *((__global gale_int *) (arg_fs + 16 + 156L));
                        l_88 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        i_89 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_88 + (ulong) (l_86 << 6))) + (ulong) 8L))));
                        l_90 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_91 = *((__global gale_int *) (arg_fs + 16 + 152L));
                        l_92 = l_53 >> i_87;
                        i_93 = i_91 & ((int) (((long) ((ulong) ((long) ((ulong) l_92 + (ulong) (((long) i_89) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_94 = i_93;
                        i_95 = 0;
                        i_96 = (-2);
                        while (true) {
                            if (!(i_96 == (-2))) {
                                break;
                            }
                            i_97 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) (((long) i_94) << 2)))));
                            i_98 = (int) ((uint) i_97 + (uint) (-1));
                            if (i_98 < 0) {
                                i_96 = (-1);
                            } else {
                                l_99 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                l_100 = (long) ((ulong) l_99 + (ulong) (((long) (uint) i_98) << 4));
                                i_101 = *((volatile __global gale_int *) (arg_fs + 16 + l_100));
                                l_102 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 8L))));
                                if ((!(i_89 == i_101)) || (!(l_92 == l_102))) {
                                    if (i_91 == i_95) {
                                        i_96 = (-1);
                                    } else {
                                        i_103 = (int) ((uint) i_95 + (uint) 1);
                                        i_104 = i_91 & ((int) ((uint) i_94 + (uint) 1));
                                        i_94 = i_104;
                                        i_95 = i_103;
                                    }
                                } else {
                                    i_96 = i_98;
                                }
                            }
                        }
                        l_105 = (long) i_79;
                        l_106 = (long) ((ulong) l_78 + (ulong) ((l_105 << 12) + (l_105 << 11)));
                        if (i_96 < 0) {
                            i_107 = (-1);
                        } else {
                            l_108 = (long) ((ulong) l_106 + (ulong) 1856L);
                            *((volatile __global gale_int *) (arg_fs + 16 + l_108)) = ((int) ((uint) i_96 + (uint) 1));
                            GALEFS_FENCE();
                            l_109 = *((__global gale_long *) (arg_fs + 16 + 136L));
                            l_110 = (long) ((ulong) l_109 + (ulong) (((long) (uint) i_96) << 4));
                            i_111 = *((volatile __global gale_int *) (arg_fs + 16 + l_110));
                            l_112 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_110 + (ulong) 8L))));
                            if ((!(i_89 == i_111)) || (!(l_92 == l_112))) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_108)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_89 == i_111)) || (!(l_92 == l_112))) {
                                i_107 = (-1);
                            } else {
                                i_107 = i_96;
                            }
                        }
                        l_113 = (long) i_107;
                        if (l_113 == (-1L)) {
                            i_114 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                            l_115 = (long) ((ulong) l_106 + (ulong) 1864L);
                            l_116 = *((__global gale_long *) (arg_fs + 16 + l_115));
                            i_117 = (int) (0 - (uint) i_114);
                            l_118 = (long) ((ulong) l_106 + (ulong) 1792L);
                            if (i_117 < 0) {
                                i_119 = i_117;
                            } else {
                                l_120 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                l_121 = (long) ((ulong) l_116 + (ulong) (-64L));
                                i_122 = (int) ((uint) ((int) (((long) ((ulong) l_121 + (ulong) ((long) ((ulong) (l_121 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                i_123 = 0;
                                l_124 = 0L;
                                while (true) {
                                    if (!(i_123 == 0)) {
                                        break;
                                    }
                                    i_125 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                    i_126 = *((volatile __global gale_int *) (arg_fs + 16 + l_118));
                                    if (i_122 == i_126) {
                                        i_123 = 1;
                                    } else {
                                        if (i_125 == 0) {
                                            if (l_124 < l_120) {
                                                GALEFS_RELAX(l_124);
                                                l_127 = (long) ((ulong) l_124 + (ulong) 1L);
                                                l_124 = l_127;
                                            } else {
                                                i_123 = (-110);
                                            }
                                        } else {
                                            i_128 = (int) (0 - (uint) i_125);
                                            i_123 = i_128;
                                        }
                                    }
                                }
                                i_119 = i_123;
                            }
                            if (i_119 < 0) {
                                l_129 = (long) i_119;
                                l_130 = l_129;
                            } else {
                                l_131 = *((__global gale_long *) (arg_fs + 16 + l_115));
                                l_132 = (long) ((ulong) l_131 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) ((long) (uint) (((int) l_132) & 1023)))))) = 0L;
                                l_133 = (long) ((ulong) l_106 + (ulong) ((long) (uint) (((int) l_131) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 4L)))) = 3;
                                i_134 = (int) ((uint) ((int) (((long) ((ulong) l_131 + (ulong) ((long) ((ulong) (l_131 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 8L)))) = i_134;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 12L)))) = i_49;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 16L)))) = l_53;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 24L)))) = 2L;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_133)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_115)) = l_132;
                                GALEFS_FENCE();
                                l_135 = *((__global gale_long *) (arg_fs + 16 + 24L));
                                i_136 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) ((long) i_136))))) = (char) 1;
                                l_137 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                i_138 = 0;
                                l_139 = 0L;
                                while (true) {
                                    if (!(i_138 == 0)) {
                                        break;
                                    }
                                    i_140 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                    i_141 = *((volatile __global gale_int *) (arg_fs + 16 + l_118));
                                    if (i_134 == i_141) {
                                        i_138 = 1;
                                    } else {
                                        if (i_140 == 0) {
                                            if (l_139 < l_137) {
                                                GALEFS_RELAX(l_139);
                                                l_142 = (long) ((ulong) l_139 + (ulong) 1L);
                                                l_139 = l_142;
                                            } else {
                                                i_138 = (-110);
                                            }
                                        } else {
                                            i_143 = (int) (0 - (uint) i_140);
                                            i_138 = i_143;
                                        }
                                    }
                                }
                                GALEFS_FENCE();
                                if (i_138 < 0) {
                                    l_144 = (long) i_138;
                                    l_130 = l_144;
                                } else {
                                    l_145 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) 1800L))));
                                    l_130 = l_145;
                                }
                            }
                            if (l_130 < 0L) {
                                l_74 = l_130;
                            } else {
                                l_146 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) 1808L))));
                                l_74 = l_146;
                            }
                        } else {
                            l_147 = (long) ((ulong) l_106 + (ulong) 1872L);
                            l_148 = *((__global gale_long *) (arg_fs + 16 + l_147));
                            *((__global gale_long *) (arg_fs + 16 + l_147)) = ((long) ((ulong) l_148 + (ulong) 1L));
                            l_74 = l_113;
                        }
                    }
                } else {
                    l_74 = (-22L);
                }
            }
        B120:;
            if (!(l_74 < 0L)) {
                l_149 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_150 = (int) get_group_id(0);
                l_151 = (long) i_150;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_149 + (ulong) ((l_151 << 12) + (l_151 << 11)))) + (ulong) 1896L)))) = 1;
            }
            if (l_74 < 0L) {
                l_73 = l_74;
            } else {
                i_152 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_153 = *((__global gale_long *) (arg_fs + 16 + 144L));
                l_154 = (long) ((ulong) ((long) ((ulong) l_153 + (ulong) (l_74 << i_152))) + (ulong) (l_53 & ((long) ((ulong) (1L << i_152) + (ulong) (-1L)))));
                l_73 = l_154;
            }
        }
    } else {
        l_73 = 0L;
    }
    l_155 = GALEFS_BROADCAST(l_73);
    *((__global gale_long *) (arg_refusals + 16L)) = l_155;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_156 = (int) get_local_id(0);
    if (i_156 == 0) {
        i_157 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
        i_158 = (int) (0 - (uint) i_157);
        if (i_158 < 0) {
            l_159 = (long) i_158;
            l_160 = l_159;
        } else {
            if (i_49 < 0) {
                i_161 = (-9);
            } else {
                i_162 = *((__global gale_int *) (arg_fs + 16 + 208L));
                if (i_49 < i_162) {
                    l_163 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_164 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) l_50))));
                    i_165 = (int) ((uint) i_164 + (uint) (-1));
                    i_166 = (i_165 < 0) ? (-9) : i_165;
                    if (i_166 < 0) {
                        i_161 = i_166;
                    } else {
                        l_167 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_168 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_167 + (ulong) l_50)) + (ulong) 4L))));
                        if ((i_168 & 3) == 1) {
                            i_161 = (-9);
                        } else {
                            i_161 = i_166;
                        }
                    }
                } else {
                    i_161 = (-9);
                }
            }
            l_169 = (long) i_161;
            if (i_161 < 0) {
                l_160 = l_169;
            } else {
                if (l_47 < 0L) {
                    l_160 = (-22L);
                } else {
                    l_170 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_171 = (int) get_group_id(0);
                    l_172 = (long) i_171;
                    i_173 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_170 + (ulong) ((l_172 << 12) + (l_172 << 11)))) + (ulong) 1896L))));
                    if (i_173 == 0) {
                        l_174 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        l_175 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_174 + (ulong) (l_169 << 6)))));
                        l_176 = (((long) ((ulong) l_175 - (ulong) l_47)) < 1L) ? 0L : 1L;
                        l_160 = l_176;
                    } else {
                        l_160 = (-16L);
                    }
                }
            }
        }
        if (l_160 < 0L) {
            l_177 = l_160;
        } else {
            if (l_160 < 1L) {
                l_178 = (-22L);
            } else {
                if (l_160 == 1L) {
                    i_179 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_180 = 1L << i_179;
                    l_181 = (long) ((ulong) l_180 - (ulong) (((long) ((ulong) l_180 + (ulong) (-1L))) & l_47));
                    if (l_181 < 1L) {
                        if (!(((int) l_181) == 1)) {
                            l_178 = (-22L);
                            goto B212;
                        }
                    }
                    l_182 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_183 = (int) get_group_id(0);
                    if (i_49 < 0) {
                        i_184 = (-9);
                    } else {
                        i_185 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        if (i_49 < i_185) {
                            l_186 = *((__global gale_long *) (arg_fs + 16 + 192L));
                            i_187 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) l_50))));
                            i_188 = (int) ((uint) i_187 + (uint) (-1));
                            i_189 = (i_188 < 0) ? (-9) : i_188;
                            i_184 = i_189;
                        } else {
                            i_184 = (-9);
                        }
                    }
                    l_190 = (long) i_184;
                    if (i_184 < 0) {
                        l_178 = l_190;
                    } else {
                        i_191 = *((__global gale_int *) (arg_fs + 16 + 156L));
                        l_192 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        i_193 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_192 + (ulong) (l_190 << 6))) + (ulong) 8L))));
                        l_194 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_195 = *((__global gale_int *) (arg_fs + 16 + 152L));
                        l_196 = l_47 >> i_191;
                        i_197 = i_195 & ((int) (((long) ((ulong) ((long) ((ulong) l_196 + (ulong) (((long) i_193) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_198 = i_197;
                        i_199 = 0;
                        i_200 = (-2);
                        while (true) {
                            if (!(i_200 == (-2))) {
                                break;
                            }
                            i_201 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) (((long) i_198) << 2)))));
                            i_202 = (int) ((uint) i_201 + (uint) (-1));
                            if (i_202 < 0) {
                                i_200 = (-1);
                            } else {
                                l_203 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                l_204 = (long) ((ulong) l_203 + (ulong) (((long) (uint) i_202) << 4));
                                i_205 = *((volatile __global gale_int *) (arg_fs + 16 + l_204));
                                l_206 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_204 + (ulong) 8L))));
                                if ((!(i_193 == i_205)) || (!(l_196 == l_206))) {
                                    if (i_195 == i_199) {
                                        i_200 = (-1);
                                    } else {
                                        i_207 = (int) ((uint) i_199 + (uint) 1);
                                        i_208 = i_195 & ((int) ((uint) i_198 + (uint) 1));
                                        i_198 = i_208;
                                        i_199 = i_207;
                                    }
                                } else {
                                    i_200 = i_202;
                                }
                            }
                        }
                        l_209 = (long) i_183;
                        l_210 = (long) ((ulong) l_182 + (ulong) ((l_209 << 12) + (l_209 << 11)));
                        if (i_200 < 0) {
                            i_211 = (-1);
                        } else {
                            l_212 = (long) ((ulong) l_210 + (ulong) 1856L);
                            *((volatile __global gale_int *) (arg_fs + 16 + l_212)) = ((int) ((uint) i_200 + (uint) 1));
                            GALEFS_FENCE();
                            l_213 = *((__global gale_long *) (arg_fs + 16 + 136L));
                            l_214 = (long) ((ulong) l_213 + (ulong) (((long) (uint) i_200) << 4));
                            i_215 = *((volatile __global gale_int *) (arg_fs + 16 + l_214));
                            l_216 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_214 + (ulong) 8L))));
                            if ((!(i_193 == i_215)) || (!(l_196 == l_216))) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_212)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_193 == i_215)) || (!(l_196 == l_216))) {
                                i_211 = (-1);
                            } else {
                                i_211 = i_200;
                            }
                        }
                        l_217 = (long) i_211;
                        if (l_217 == (-1L)) {
                            i_218 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                            l_219 = (long) ((ulong) l_210 + (ulong) 1864L);
                            l_220 = *((__global gale_long *) (arg_fs + 16 + l_219));
                            i_221 = (int) (0 - (uint) i_218);
                            l_222 = (long) ((ulong) l_210 + (ulong) 1792L);
                            if (i_221 < 0) {
                                i_223 = i_221;
                            } else {
                                l_224 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                l_225 = (long) ((ulong) l_220 + (ulong) (-64L));
                                i_226 = (int) ((uint) ((int) (((long) ((ulong) l_225 + (ulong) ((long) ((ulong) (l_225 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                i_227 = 0;
                                l_228 = 0L;
                                while (true) {
                                    if (!(i_227 == 0)) {
                                        break;
                                    }
                                    i_229 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                    i_230 = *((volatile __global gale_int *) (arg_fs + 16 + l_222));
                                    if (i_226 == i_230) {
                                        i_227 = 1;
                                    } else {
                                        if (i_229 == 0) {
                                            if (l_228 < l_224) {
                                                GALEFS_RELAX(l_228);
                                                l_231 = (long) ((ulong) l_228 + (ulong) 1L);
                                                l_228 = l_231;
                                            } else {
                                                i_227 = (-110);
                                            }
                                        } else {
                                            i_232 = (int) (0 - (uint) i_229);
                                            i_227 = i_232;
                                        }
                                    }
                                }
                                i_223 = i_227;
                            }
                            if (i_223 < 0) {
                                l_233 = (long) i_223;
                                l_234 = l_233;
                            } else {
                                l_235 = *((__global gale_long *) (arg_fs + 16 + l_219));
                                l_236 = (long) ((ulong) l_235 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) ((long) (uint) (((int) l_236) & 1023)))))) = 0L;
                                l_237 = (long) ((ulong) l_210 + (ulong) ((long) (uint) (((int) l_235) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_237 + (ulong) 4L)))) = 3;
                                i_238 = (int) ((uint) ((int) (((long) ((ulong) l_235 + (ulong) ((long) ((ulong) (l_235 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_237 + (ulong) 8L)))) = i_238;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_237 + (ulong) 12L)))) = i_49;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_237 + (ulong) 16L)))) = l_47;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_237 + (ulong) 24L)))) = 1L;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_237 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_237 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_237)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_219)) = l_236;
                                GALEFS_FENCE();
                                l_239 = *((__global gale_long *) (arg_fs + 16 + 24L));
                                i_240 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_239 + (ulong) ((long) i_240))))) = (char) 1;
                                l_241 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                i_242 = 0;
                                l_243 = 0L;
                                while (true) {
                                    if (!(i_242 == 0)) {
                                        break;
                                    }
                                    i_244 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                    i_245 = *((volatile __global gale_int *) (arg_fs + 16 + l_222));
                                    if (i_238 == i_245) {
                                        i_242 = 1;
                                    } else {
                                        if (i_244 == 0) {
                                            if (l_243 < l_241) {
                                                GALEFS_RELAX(l_243);
                                                l_246 = (long) ((ulong) l_243 + (ulong) 1L);
                                                l_243 = l_246;
                                            } else {
                                                i_242 = (-110);
                                            }
                                        } else {
                                            i_247 = (int) (0 - (uint) i_244);
                                            i_242 = i_247;
                                        }
                                    }
                                }
                                GALEFS_FENCE();
                                if (i_242 < 0) {
                                    l_248 = (long) i_242;
                                    l_234 = l_248;
                                } else {
                                    l_249 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) 1800L))));
                                    l_234 = l_249;
                                }
                            }
                            if (l_234 < 0L) {
                                l_178 = l_234;
                            } else {
                                l_250 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) 1808L))));
                                l_178 = l_250;
                            }
                        } else {
                            l_251 = (long) ((ulong) l_210 + (ulong) 1872L);
                            l_252 = *((__global gale_long *) (arg_fs + 16 + l_251));
                            *((__global gale_long *) (arg_fs + 16 + l_251)) = ((long) ((ulong) l_252 + (ulong) 1L));
                            l_178 = l_217;
                        }
                    }
                } else {
                    l_178 = (-22L);
                }
            }
        B212:;
            if (!(l_178 < 0L)) {
                l_253 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_254 = (int) get_group_id(0);
                l_255 = (long) i_254;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_253 + (ulong) ((l_255 << 12) + (l_255 << 11)))) + (ulong) 1896L)))) = 1;
            }
            if (l_178 < 0L) {
                l_177 = l_178;
            } else {
                i_256 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_257 = *((__global gale_long *) (arg_fs + 16 + 144L));
                l_258 = (long) ((ulong) ((long) ((ulong) l_257 + (ulong) (l_178 << i_256))) + (ulong) (((long) ((ulong) (1L << i_256) + (ulong) (-1L))) & l_47));
                l_177 = l_258;
            }
        }
    } else {
        l_177 = 0L;
    }
    l_259 = GALEFS_BROADCAST(l_177);
    *((__global gale_long *) (arg_refusals + 24L)) = l_259;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_260 = (int) get_local_id(0);
    if (i_260 == 0) {
        i_261 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
        i_262 = (int) (0 - (uint) i_261);
        l_263 = (long) ((ulong) l_47 + (ulong) (-1L));
        if (i_262 < 0) {
            l_264 = (long) i_262;
            l_265 = l_264;
        } else {
            if (i_49 < 0) {
                i_266 = (-9);
            } else {
                i_267 = *((__global gale_int *) (arg_fs + 16 + 208L));
                if (i_49 < i_267) {
                    l_268 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_269 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_268 + (ulong) l_50))));
                    i_270 = (int) ((uint) i_269 + (uint) (-1));
                    i_271 = (i_270 < 0) ? (-9) : i_270;
                    if (i_271 < 0) {
                        i_266 = i_271;
                    } else {
                        l_272 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_273 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_272 + (ulong) l_50)) + (ulong) 4L))));
                        if ((i_273 & 3) == 1) {
                            i_266 = (-9);
                        } else {
                            i_266 = i_271;
                        }
                    }
                } else {
                    i_266 = (-9);
                }
            }
            l_274 = (long) i_266;
            if (i_266 < 0) {
                l_265 = l_274;
            } else {
                if (l_263 < 0L) {
                    l_265 = (-22L);
                } else {
                    l_275 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_276 = (int) get_group_id(0);
                    l_277 = (long) i_276;
                    i_278 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_275 + (ulong) ((l_277 << 12) + (l_277 << 11)))) + (ulong) 1896L))));
                    if (i_278 == 0) {
                        l_279 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        l_280 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) (l_274 << 6)))));
                        l_281 = (long) ((ulong) l_280 - (ulong) l_263);
                        if (l_281 < 1L) {
                            l_265 = 0L;
                        } else {
                            l_282 = (l_281 < 2L) ? l_281 : 2L;
                            l_265 = l_282;
                        }
                    } else {
                        l_265 = (-16L);
                    }
                }
            }
        }
        if (l_265 < 0L) {
            l_283 = l_265;
        } else {
            if (l_265 < 1L) {
                l_284 = (-22L);
            } else {
                if (l_265 == 2L) {
                    i_285 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_286 = 1L << i_285;
                    l_287 = (long) ((ulong) l_286 - (ulong) (l_263 & ((long) ((ulong) l_286 + (ulong) (-1L)))));
                    if (l_287 < 2L) {
                        if (!(((int) l_287) == 2)) {
                            l_284 = (-22L);
                            goto B306;
                        }
                    }
                    l_288 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_289 = (int) get_group_id(0);
                    if (i_49 < 0) {
                        i_290 = (-9);
                    } else {
                        i_291 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        if (i_49 < i_291) {
                            l_292 = *((__global gale_long *) (arg_fs + 16 + 192L));
                            i_293 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_292 + (ulong) l_50))));
                            i_294 = (int) ((uint) i_293 + (uint) (-1));
                            i_295 = (i_294 < 0) ? (-9) : i_294;
                            i_290 = i_295;
                        } else {
                            i_290 = (-9);
                        }
                    }
                    l_296 = (long) i_290;
                    if (i_290 < 0) {
                        l_284 = l_296;
                    } else {
                        i_297 = *((__global gale_int *) (arg_fs + 16 + 156L));
                        l_298 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        i_299 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_298 + (ulong) (l_296 << 6))) + (ulong) 8L))));
                        l_300 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_301 = *((__global gale_int *) (arg_fs + 16 + 152L));
                        l_302 = l_263 >> i_297;
                        i_303 = i_301 & ((int) (((long) ((ulong) ((long) ((ulong) l_302 + (ulong) (((long) i_299) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_304 = i_303;
                        i_305 = 0;
                        i_306 = (-2);
                        while (true) {
                            if (!(i_306 == (-2))) {
                                break;
                            }
                            i_307 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_300 + (ulong) (((long) i_304) << 2)))));
                            i_308 = (int) ((uint) i_307 + (uint) (-1));
                            if (i_308 < 0) {
                                i_306 = (-1);
                            } else {
                                l_309 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                l_310 = (long) ((ulong) l_309 + (ulong) (((long) (uint) i_308) << 4));
                                i_311 = *((volatile __global gale_int *) (arg_fs + 16 + l_310));
                                l_312 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_310 + (ulong) 8L))));
                                if ((!(i_299 == i_311)) || (!(l_302 == l_312))) {
                                    if (i_301 == i_305) {
                                        i_306 = (-1);
                                    } else {
                                        i_313 = (int) ((uint) i_305 + (uint) 1);
                                        i_314 = i_301 & ((int) ((uint) i_304 + (uint) 1));
                                        i_304 = i_314;
                                        i_305 = i_313;
                                    }
                                } else {
                                    i_306 = i_308;
                                }
                            }
                        }
                        l_315 = (long) i_289;
                        l_316 = (long) ((ulong) l_288 + (ulong) ((l_315 << 12) + (l_315 << 11)));
                        if (i_306 < 0) {
                            i_317 = (-1);
                        } else {
                            l_318 = (long) ((ulong) l_316 + (ulong) 1856L);
                            *((volatile __global gale_int *) (arg_fs + 16 + l_318)) = ((int) ((uint) i_306 + (uint) 1));
                            GALEFS_FENCE();
                            l_319 = *((__global gale_long *) (arg_fs + 16 + 136L));
                            l_320 = (long) ((ulong) l_319 + (ulong) (((long) (uint) i_306) << 4));
                            i_321 = *((volatile __global gale_int *) (arg_fs + 16 + l_320));
                            l_322 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_320 + (ulong) 8L))));
                            if ((!(i_299 == i_321)) || (!(l_302 == l_322))) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_318)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_299 == i_321)) || (!(l_302 == l_322))) {
                                i_317 = (-1);
                            } else {
                                i_317 = i_306;
                            }
                        }
                        l_323 = (long) i_317;
                        if (l_323 == (-1L)) {
                            i_324 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                            l_325 = (long) ((ulong) l_316 + (ulong) 1864L);
                            l_326 = *((__global gale_long *) (arg_fs + 16 + l_325));
                            i_327 = (int) (0 - (uint) i_324);
                            l_328 = (long) ((ulong) l_316 + (ulong) 1792L);
                            if (i_327 < 0) {
                                i_329 = i_327;
                            } else {
                                l_330 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                l_331 = (long) ((ulong) l_326 + (ulong) (-64L));
                                i_332 = (int) ((uint) ((int) (((long) ((ulong) l_331 + (ulong) ((long) ((ulong) (l_331 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                i_333 = 0;
                                l_334 = 0L;
                                while (true) {
                                    if (!(i_333 == 0)) {
                                        break;
                                    }
                                    i_335 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                    i_336 = *((volatile __global gale_int *) (arg_fs + 16 + l_328));
                                    if (i_332 == i_336) {
                                        i_333 = 1;
                                    } else {
                                        if (i_335 == 0) {
                                            if (l_334 < l_330) {
                                                GALEFS_RELAX(l_334);
                                                l_337 = (long) ((ulong) l_334 + (ulong) 1L);
                                                l_334 = l_337;
                                            } else {
                                                i_333 = (-110);
                                            }
                                        } else {
                                            i_338 = (int) (0 - (uint) i_335);
                                            i_333 = i_338;
                                        }
                                    }
                                }
                                i_329 = i_333;
                            }
                            if (i_329 < 0) {
                                l_339 = (long) i_329;
                                l_340 = l_339;
                            } else {
                                l_341 = *((__global gale_long *) (arg_fs + 16 + l_325));
                                l_342 = (long) ((ulong) l_341 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_316 + (ulong) ((long) (uint) (((int) l_342) & 1023)))))) = 0L;
                                l_343 = (long) ((ulong) l_316 + (ulong) ((long) (uint) (((int) l_341) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_343 + (ulong) 4L)))) = 3;
                                i_344 = (int) ((uint) ((int) (((long) ((ulong) l_341 + (ulong) ((long) ((ulong) (l_341 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_343 + (ulong) 8L)))) = i_344;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_343 + (ulong) 12L)))) = i_49;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_343 + (ulong) 16L)))) = l_263;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_343 + (ulong) 24L)))) = 2L;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_343 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_343 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_343)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_325)) = l_342;
                                GALEFS_FENCE();
                                l_345 = *((__global gale_long *) (arg_fs + 16 + 24L));
                                i_346 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_345 + (ulong) ((long) i_346))))) = (char) 1;
                                l_347 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                i_348 = 0;
                                l_349 = 0L;
                                while (true) {
                                    if (!(i_348 == 0)) {
                                        break;
                                    }
                                    i_350 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                    i_351 = *((volatile __global gale_int *) (arg_fs + 16 + l_328));
                                    if (i_344 == i_351) {
                                        i_348 = 1;
                                    } else {
                                        if (i_350 == 0) {
                                            if (l_349 < l_347) {
                                                GALEFS_RELAX(l_349);
                                                l_352 = (long) ((ulong) l_349 + (ulong) 1L);
                                                l_349 = l_352;
                                            } else {
                                                i_348 = (-110);
                                            }
                                        } else {
                                            i_353 = (int) (0 - (uint) i_350);
                                            i_348 = i_353;
                                        }
                                    }
                                }
                                GALEFS_FENCE();
                                if (i_348 < 0) {
                                    l_354 = (long) i_348;
                                    l_340 = l_354;
                                } else {
                                    l_355 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_316 + (ulong) 1800L))));
                                    l_340 = l_355;
                                }
                            }
                            if (l_340 < 0L) {
                                l_284 = l_340;
                            } else {
                                l_356 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_316 + (ulong) 1808L))));
                                l_284 = l_356;
                            }
                        } else {
                            l_357 = (long) ((ulong) l_316 + (ulong) 1872L);
                            l_358 = *((__global gale_long *) (arg_fs + 16 + l_357));
                            *((__global gale_long *) (arg_fs + 16 + l_357)) = ((long) ((ulong) l_358 + (ulong) 1L));
                            l_284 = l_323;
                        }
                    }
                } else {
                    l_284 = (-22L);
                }
            }
        B306:;
            if (!(l_284 < 0L)) {
                l_359 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_360 = (int) get_group_id(0);
                l_361 = (long) i_360;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_359 + (ulong) ((l_361 << 12) + (l_361 << 11)))) + (ulong) 1896L)))) = 1;
            }
            if (l_284 < 0L) {
                l_283 = l_284;
            } else {
                i_362 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_363 = *((__global gale_long *) (arg_fs + 16 + 144L));
                l_364 = (long) ((ulong) ((long) ((ulong) l_363 + (ulong) (l_284 << i_362))) + (ulong) (l_263 & ((long) ((ulong) (1L << i_362) + (ulong) (-1L)))));
                l_283 = l_364;
            }
        }
    } else {
        l_283 = 0L;
    }
    l_365 = GALEFS_BROADCAST(l_283);
    *((__global gale_long *) (arg_refusals + 32L)) = l_365;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_366 = (int) get_local_id(0);
    if (i_366 == 0) {
        i_367 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
        i_368 = (int) (0 - (uint) i_367);
        if (i_368 < 0) {
            l_369 = (long) i_368;
            l_370 = l_369;
        } else {
            if (i_49 < 0) {
                i_371 = (-9);
            } else {
                i_372 = *((__global gale_int *) (arg_fs + 16 + 208L));
                if (i_49 < i_372) {
                    l_373 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_374 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_373 + (ulong) l_50))));
                    i_375 = (int) ((uint) i_374 + (uint) (-1));
                    i_376 = (i_375 < 0) ? (-9) : i_375;
                    if (i_376 < 0) {
                        i_371 = i_376;
                    } else {
                        l_377 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_378 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_377 + (ulong) l_50)) + (ulong) 4L))));
                        if ((i_378 & 3) == 1) {
                            i_371 = (-9);
                        } else {
                            i_371 = i_376;
                        }
                    }
                } else {
                    i_371 = (-9);
                }
            }
            l_379 = (long) i_371;
            if (i_371 < 0) {
                l_370 = l_379;
            } else {
                l_380 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_381 = (int) get_group_id(0);
                l_382 = (long) i_381;
                i_383 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_380 + (ulong) ((l_382 << 12) + (l_382 << 11)))) + (ulong) 1896L))));
                if (i_383 == 0) {
                    l_384 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    l_385 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_384 + (ulong) (l_379 << 6)))));
                    l_370 = 0L;
                } else {
                    l_370 = (-16L);
                }
            }
        }
        l_386 = (l_370 < 0L) ? l_370 : (-22L);
        l_387 = l_386;
    } else {
        l_387 = 0L;
    }
    l_388 = GALEFS_BROADCAST(l_387);
    *((__global gale_long *) (arg_refusals + 40L)) = l_388;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_389 = (int) get_local_id(0);
    if (i_389 == 0) {
        i_390 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
        i_391 = (int) (0 - (uint) i_390);
        if (i_391 < 0) {
            l_392 = (long) i_391;
            l_393 = l_392;
        } else {
            if (i_49 < 0) {
                i_394 = (-9);
            } else {
                i_395 = *((__global gale_int *) (arg_fs + 16 + 208L));
                if (i_49 < i_395) {
                    l_396 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_397 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_396 + (ulong) l_50))));
                    i_398 = (int) ((uint) i_397 + (uint) (-1));
                    i_399 = (i_398 < 0) ? (-9) : i_398;
                    if (i_399 < 0) {
                        i_394 = i_399;
                    } else {
                        l_400 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_401 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_400 + (ulong) l_50)) + (ulong) 4L))));
                        if ((i_401 & 3) == 1) {
                            i_394 = (-9);
                        } else {
                            i_394 = i_399;
                        }
                    }
                } else {
                    i_394 = (-9);
                }
            }
            if (i_394 < 0) {
                l_402 = (long) i_394;
                l_393 = l_402;
            } else {
                l_393 = (-22L);
            }
        }
        if (true) {
            l_403 = l_393;
        } else {
            if (true) {
                l_404 = (-22L);
            } else {
                if (false) {
                    i_405 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_406 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_407 = (int) get_group_id(0);
                    if (i_49 < 0) {
                        i_408 = (-9);
                    } else {
                        i_409 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        if (i_49 < i_409) {
                            l_410 = *((__global gale_long *) (arg_fs + 16 + 192L));
                            i_411 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_410 + (ulong) l_50))));
                            i_412 = (int) ((uint) i_411 + (uint) (-1));
                            i_413 = (i_412 < 0) ? (-9) : i_412;
                            i_408 = i_413;
                        } else {
                            i_408 = (-9);
                        }
                    }
                    l_414 = (long) i_408;
                    if (i_408 < 0) {
                        l_404 = l_414;
                    } else {
                        i_415 = *((__global gale_int *) (arg_fs + 16 + 156L));
                        l_416 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        i_417 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_416 + (ulong) (l_414 << 6))) + (ulong) 8L))));
                        l_418 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_419 = *((__global gale_int *) (arg_fs + 16 + 152L));
                        i_420 = i_419 & ((int) (((long) ((ulong) ((long) ((ulong) (((long) i_417) << 40) + (ulong) (-1L))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_421 = i_420;
                        i_422 = 0;
                        i_423 = (-2);
                        while (true) {
                            if (!(i_423 == (-2))) {
                                break;
                            }
                            i_424 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_418 + (ulong) (((long) i_421) << 2)))));
                            i_425 = (int) ((uint) i_424 + (uint) (-1));
                            if (i_425 < 0) {
                                i_423 = (-1);
                            } else {
                                l_426 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                l_427 = (long) ((ulong) l_426 + (ulong) (((long) (uint) i_425) << 4));
                                i_428 = *((volatile __global gale_int *) (arg_fs + 16 + l_427));
                                l_429 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_427 + (ulong) 8L))));
                                if ((!(i_417 == i_428)) || (!(l_429 == (-1L)))) {
                                    if (i_419 == i_422) {
                                        i_423 = (-1);
                                    } else {
                                        i_430 = (int) ((uint) i_422 + (uint) 1);
                                        i_431 = i_419 & ((int) ((uint) i_421 + (uint) 1));
                                        i_421 = i_431;
                                        i_422 = i_430;
                                    }
                                } else {
                                    i_423 = i_425;
                                }
                            }
                        }
                        l_432 = (long) i_407;
                        l_433 = (long) ((ulong) l_406 + (ulong) ((l_432 << 12) + (l_432 << 11)));
                        if (i_423 < 0) {
                            i_434 = (-1);
                        } else {
                            l_435 = (long) ((ulong) l_433 + (ulong) 1856L);
                            *((volatile __global gale_int *) (arg_fs + 16 + l_435)) = ((int) ((uint) i_423 + (uint) 1));
                            GALEFS_FENCE();
                            l_436 = *((__global gale_long *) (arg_fs + 16 + 136L));
                            l_437 = (long) ((ulong) l_436 + (ulong) (((long) (uint) i_423) << 4));
                            i_438 = *((volatile __global gale_int *) (arg_fs + 16 + l_437));
                            l_439 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_437 + (ulong) 8L))));
                            if ((!(i_417 == i_438)) || (!(l_439 == (-1L)))) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_435)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_417 == i_438)) || (!(l_439 == (-1L)))) {
                                i_434 = (-1);
                            } else {
                                i_434 = i_423;
                            }
                        }
                        l_440 = (long) i_434;
                        if (l_440 == (-1L)) {
                            i_441 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                            l_442 = (long) ((ulong) l_433 + (ulong) 1864L);
                            l_443 = *((__global gale_long *) (arg_fs + 16 + l_442));
                            i_444 = (int) (0 - (uint) i_441);
                            l_445 = (long) ((ulong) l_433 + (ulong) 1792L);
                            if (i_444 < 0) {
                                i_446 = i_444;
                            } else {
                                l_447 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                l_448 = (long) ((ulong) l_443 + (ulong) (-64L));
                                i_449 = (int) ((uint) ((int) (((long) ((ulong) l_448 + (ulong) ((long) ((ulong) (l_448 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                i_450 = 0;
                                l_451 = 0L;
                                while (true) {
                                    if (!(i_450 == 0)) {
                                        break;
                                    }
                                    i_452 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                    i_453 = *((volatile __global gale_int *) (arg_fs + 16 + l_445));
                                    if (i_449 == i_453) {
                                        i_450 = 1;
                                    } else {
                                        if (i_452 == 0) {
                                            if (l_451 < l_447) {
                                                GALEFS_RELAX(l_451);
                                                l_454 = (long) ((ulong) l_451 + (ulong) 1L);
                                                l_451 = l_454;
                                            } else {
                                                i_450 = (-110);
                                            }
                                        } else {
                                            i_455 = (int) (0 - (uint) i_452);
                                            i_450 = i_455;
                                        }
                                    }
                                }
                                i_446 = i_450;
                            }
                            if (i_446 < 0) {
                                l_456 = (long) i_446;
                                l_457 = l_456;
                            } else {
                                l_458 = *((__global gale_long *) (arg_fs + 16 + l_442));
                                l_459 = (long) ((ulong) l_458 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_433 + (ulong) ((long) (uint) (((int) l_459) & 1023)))))) = 0L;
                                l_460 = (long) ((ulong) l_433 + (ulong) ((long) (uint) (((int) l_458) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_460 + (ulong) 4L)))) = 3;
                                i_461 = (int) ((uint) ((int) (((long) ((ulong) l_458 + (ulong) ((long) ((ulong) (l_458 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_460 + (ulong) 8L)))) = i_461;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_460 + (ulong) 12L)))) = i_49;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_460 + (ulong) 16L)))) = (-1L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_460 + (ulong) 24L)))) = 1L;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_460 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_460 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_460)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_442)) = l_459;
                                GALEFS_FENCE();
                                l_462 = *((__global gale_long *) (arg_fs + 16 + 24L));
                                i_463 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_462 + (ulong) ((long) i_463))))) = (char) 1;
                                l_464 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                i_465 = 0;
                                l_466 = 0L;
                                while (true) {
                                    if (!(i_465 == 0)) {
                                        break;
                                    }
                                    i_467 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                    i_468 = *((volatile __global gale_int *) (arg_fs + 16 + l_445));
                                    if (i_461 == i_468) {
                                        i_465 = 1;
                                    } else {
                                        if (i_467 == 0) {
                                            if (l_466 < l_464) {
                                                GALEFS_RELAX(l_466);
                                                l_469 = (long) ((ulong) l_466 + (ulong) 1L);
                                                l_466 = l_469;
                                            } else {
                                                i_465 = (-110);
                                            }
                                        } else {
                                            i_470 = (int) (0 - (uint) i_467);
                                            i_465 = i_470;
                                        }
                                    }
                                }
                                GALEFS_FENCE();
                                if (i_465 < 0) {
                                    l_471 = (long) i_465;
                                    l_457 = l_471;
                                } else {
                                    l_472 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_433 + (ulong) 1800L))));
                                    l_457 = l_472;
                                }
                            }
                            if (l_457 < 0L) {
                                l_404 = l_457;
                            } else {
                                l_473 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_433 + (ulong) 1808L))));
                                l_404 = l_473;
                            }
                        } else {
                            l_474 = (long) ((ulong) l_433 + (ulong) 1872L);
                            l_475 = *((__global gale_long *) (arg_fs + 16 + l_474));
                            *((__global gale_long *) (arg_fs + 16 + l_474)) = ((long) ((ulong) l_475 + (ulong) 1L));
                            l_404 = l_440;
                        }
                    }
                } else {
                    l_404 = (-22L);
                }
            }
            if (!(l_404 < 0L)) {
                l_476 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_477 = (int) get_group_id(0);
                l_478 = (long) i_477;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_476 + (ulong) ((l_478 << 12) + (l_478 << 11)))) + (ulong) 1896L)))) = 1;
            }
            if (l_404 < 0L) {
                l_403 = l_404;
            } else {
                i_479 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_480 = *((__global gale_long *) (arg_fs + 16 + 144L));
                l_481 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_480 + (ulong) (l_404 << i_479))) + (ulong) (1L << i_479))) + (ulong) (-1L));
                l_403 = l_481;
            }
        }
    } else {
        l_403 = 0L;
    }
    l_482 = GALEFS_BROADCAST(l_403);
    *((__global gale_long *) (arg_refusals + 48L)) = l_482;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_483 = (int) get_local_id(0);
    if (i_483 == 0) {
        i_484 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
        i_485 = (int) (0 - (uint) i_484);
        if (i_485 < 0) {
            l_486 = (long) i_485;
            l_487 = l_486;
        } else {
            l_487 = (-9L);
        }
        if (true) {
            l_488 = l_487;
        } else {
            if (true) {
                l_488 = (-22L);
            } else {
                if (false) {
                    i_489 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_490 = 1L << i_489;
                    if (l_490 < 1L) {
                        if (!(((int) l_490) == 1)) {
                            l_488 = (-22L);
                            goto B432;
                        }
                    }
                    l_491 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_492 = (int) get_group_id(0);
                    l_488 = (-9L);
                } else {
                    l_488 = (-22L);
                }
            }
        }
    } else {
        l_488 = 0L;
    }
B432:;
    l_493 = GALEFS_BROADCAST(l_488);
    *((__global gale_long *) (arg_refusals + 56L)) = l_493;
    GALEFS_FENCE();
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_494 = (int) get_local_id(0);
    if (i_494 == 0) {
        l_495 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_496 = (int) get_group_id(0);
        l_497 = (long) i_496;
        i_498 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_495 + (ulong) ((l_497 << 12) + (l_497 << 11)))) + (ulong) 1896L))));
        if (i_498 == 0) {
            l_499 = (-22L);
        } else {
            l_500 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_501 = (int) get_group_id(0);
            l_502 = (long) i_501;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_500 + (ulong) ((l_502 << 12) + (l_502 << 11)))) + (ulong) 1896L)))) = 0;
            l_503 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_504 = (int) get_group_id(0);
            l_505 = (long) i_504;
            l_506 = (long) ((ulong) l_503 + (ulong) ((l_505 << 12) + (l_505 << 11)));
            l_507 = (long) ((ulong) l_506 + (ulong) 1880L);
            l_508 = *((__global gale_long *) (arg_fs + 16 + l_507));
            *((__global gale_long *) (arg_fs + 16 + l_507)) = ((long) ((ulong) l_508 + (ulong) 1L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_506 + (ulong) 1856L)))) = 0;
            l_509 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_506 + (ulong) 1864L))));
            l_510 = (long) ((ulong) l_509 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_506 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_510 + (ulong) ((long) ((ulong) (l_510 >> 63) >> 58)))) >> 6)) + (uint) 1));
            l_499 = 0L;
        }
    } else {
        l_499 = 0L;
    }
    l_511 = GALEFS_BROADCAST(l_499);
    *((__global gale_long *) (arg_refusals + 64L)) = ((long) ((int) l_511));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_512 = (int) get_local_id(0);
    if (i_512 == 0) {
        i_513 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
        i_514 = (int) (0 - (uint) i_513);
        if (i_514 < 0) {
            l_515 = (long) i_514;
            l_516 = l_515;
        } else {
            if (i_49 < 0) {
                i_517 = (-9);
            } else {
                i_518 = *((__global gale_int *) (arg_fs + 16 + 208L));
                if (i_49 < i_518) {
                    l_519 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_520 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_519 + (ulong) l_50))));
                    i_521 = (int) ((uint) i_520 + (uint) (-1));
                    i_522 = (i_521 < 0) ? (-9) : i_521;
                    if (i_522 < 0) {
                        i_517 = i_522;
                    } else {
                        l_523 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_524 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_523 + (ulong) l_50)) + (ulong) 4L))));
                        if ((i_524 & 3) == 1) {
                            i_517 = (-9);
                        } else {
                            i_517 = i_522;
                        }
                    }
                } else {
                    i_517 = (-9);
                }
            }
            l_525 = (long) i_517;
            if (i_517 < 0) {
                l_516 = l_525;
            } else {
                l_526 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_527 = (int) get_group_id(0);
                l_528 = (long) i_527;
                i_529 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_526 + (ulong) ((l_528 << 12) + (l_528 << 11)))) + (ulong) 1896L))));
                if (i_529 == 0) {
                    l_530 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    l_531 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_530 + (ulong) (l_525 << 6)))));
                    l_532 = (l_531 < 1L) ? 0L : 1L;
                    l_516 = l_532;
                } else {
                    l_516 = (-16L);
                }
            }
        }
        if (l_516 < 0L) {
            l_533 = l_516;
        } else {
            if (l_516 < 1L) {
                l_534 = (-22L);
            } else {
                if (l_516 == 1L) {
                    i_535 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_536 = 1L << i_535;
                    if (l_536 < 1L) {
                        if (!(((int) l_536) == 1)) {
                            l_534 = (-22L);
                            goto B520;
                        }
                    }
                    l_537 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_538 = (int) get_group_id(0);
                    if (i_49 < 0) {
                        i_539 = (-9);
                    } else {
                        i_540 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        if (i_49 < i_540) {
                            l_541 = *((__global gale_long *) (arg_fs + 16 + 192L));
                            i_542 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_541 + (ulong) l_50))));
                            i_543 = (int) ((uint) i_542 + (uint) (-1));
                            i_544 = (i_543 < 0) ? (-9) : i_543;
                            i_539 = i_544;
                        } else {
                            i_539 = (-9);
                        }
                    }
                    l_545 = (long) i_539;
                    if (i_539 < 0) {
                        l_534 = l_545;
                    } else {
                        i_546 = *((__global gale_int *) (arg_fs + 16 + 156L));
                        l_547 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        i_548 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_547 + (ulong) (l_545 << 6))) + (ulong) 8L))));
                        l_549 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_550 = *((__global gale_int *) (arg_fs + 16 + 152L));
                        i_551 = i_550 & ((int) (((long) ((ulong) ((long) i_548) * (ulong) 5367187945662971904L)) >> 32));
                        i_552 = i_551;
                        i_553 = 0;
                        i_554 = (-2);
                        while (true) {
                            if (!(i_554 == (-2))) {
                                break;
                            }
                            i_555 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_549 + (ulong) (((long) i_552) << 2)))));
                            i_556 = (int) ((uint) i_555 + (uint) (-1));
                            if (i_556 < 0) {
                                i_554 = (-1);
                            } else {
                                l_557 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                l_558 = (long) ((ulong) l_557 + (ulong) (((long) (uint) i_556) << 4));
                                i_559 = *((volatile __global gale_int *) (arg_fs + 16 + l_558));
                                l_560 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_558 + (ulong) 8L))));
                                if ((!(i_548 == i_559)) || (!(l_560 == 0L))) {
                                    if (i_550 == i_553) {
                                        i_554 = (-1);
                                    } else {
                                        i_561 = (int) ((uint) i_553 + (uint) 1);
                                        i_562 = i_550 & ((int) ((uint) i_552 + (uint) 1));
                                        i_552 = i_562;
                                        i_553 = i_561;
                                    }
                                } else {
                                    i_554 = i_556;
                                }
                            }
                        }
                        l_563 = (long) i_538;
                        l_564 = (long) ((ulong) l_537 + (ulong) ((l_563 << 12) + (l_563 << 11)));
                        if (i_554 < 0) {
                            i_565 = (-1);
                        } else {
                            l_566 = (long) ((ulong) l_564 + (ulong) 1856L);
                            *((volatile __global gale_int *) (arg_fs + 16 + l_566)) = ((int) ((uint) i_554 + (uint) 1));
                            GALEFS_FENCE();
                            l_567 = *((__global gale_long *) (arg_fs + 16 + 136L));
                            l_568 = (long) ((ulong) l_567 + (ulong) (((long) (uint) i_554) << 4));
                            i_569 = *((volatile __global gale_int *) (arg_fs + 16 + l_568));
                            l_570 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_568 + (ulong) 8L))));
                            if ((!(i_548 == i_569)) || (!(l_570 == 0L))) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_566)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_548 == i_569)) || (!(l_570 == 0L))) {
                                i_565 = (-1);
                            } else {
                                i_565 = i_554;
                            }
                        }
                        l_571 = (long) i_565;
                        if (l_571 == (-1L)) {
                            i_572 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                            l_573 = (long) ((ulong) l_564 + (ulong) 1864L);
                            l_574 = *((__global gale_long *) (arg_fs + 16 + l_573));
                            i_575 = (int) (0 - (uint) i_572);
                            l_576 = (long) ((ulong) l_564 + (ulong) 1792L);
                            if (i_575 < 0) {
                                i_577 = i_575;
                            } else {
                                l_578 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                l_579 = (long) ((ulong) l_574 + (ulong) (-64L));
                                i_580 = (int) ((uint) ((int) (((long) ((ulong) l_579 + (ulong) ((long) ((ulong) (l_579 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                i_581 = 0;
                                l_582 = 0L;
                                while (true) {
                                    if (!(i_581 == 0)) {
                                        break;
                                    }
                                    i_583 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                    i_584 = *((volatile __global gale_int *) (arg_fs + 16 + l_576));
                                    if (i_580 == i_584) {
                                        i_581 = 1;
                                    } else {
                                        if (i_583 == 0) {
                                            if (l_582 < l_578) {
                                                GALEFS_RELAX(l_582);
                                                l_585 = (long) ((ulong) l_582 + (ulong) 1L);
                                                l_582 = l_585;
                                            } else {
                                                i_581 = (-110);
                                            }
                                        } else {
                                            i_586 = (int) (0 - (uint) i_583);
                                            i_581 = i_586;
                                        }
                                    }
                                }
                                i_577 = i_581;
                            }
                            if (i_577 < 0) {
                                l_587 = (long) i_577;
                                l_588 = l_587;
                            } else {
                                l_589 = *((__global gale_long *) (arg_fs + 16 + l_573));
                                l_590 = (long) ((ulong) l_589 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_564 + (ulong) ((long) (uint) (((int) l_590) & 1023)))))) = 0L;
                                l_591 = (long) ((ulong) l_564 + (ulong) ((long) (uint) (((int) l_589) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_591 + (ulong) 4L)))) = 3;
                                i_592 = (int) ((uint) ((int) (((long) ((ulong) l_589 + (ulong) ((long) ((ulong) (l_589 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_591 + (ulong) 8L)))) = i_592;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_591 + (ulong) 12L)))) = i_49;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_591 + (ulong) 16L)))) = 0L;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_591 + (ulong) 24L)))) = 1L;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_591 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_591 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_591)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_573)) = l_590;
                                GALEFS_FENCE();
                                l_593 = *((__global gale_long *) (arg_fs + 16 + 24L));
                                i_594 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_593 + (ulong) ((long) i_594))))) = (char) 1;
                                l_595 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                i_596 = 0;
                                l_597 = 0L;
                                while (true) {
                                    if (!(i_596 == 0)) {
                                        break;
                                    }
                                    i_598 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                    i_599 = *((volatile __global gale_int *) (arg_fs + 16 + l_576));
                                    if (i_592 == i_599) {
                                        i_596 = 1;
                                    } else {
                                        if (i_598 == 0) {
                                            if (l_597 < l_595) {
                                                GALEFS_RELAX(l_597);
                                                l_600 = (long) ((ulong) l_597 + (ulong) 1L);
                                                l_597 = l_600;
                                            } else {
                                                i_596 = (-110);
                                            }
                                        } else {
                                            i_601 = (int) (0 - (uint) i_598);
                                            i_596 = i_601;
                                        }
                                    }
                                }
                                GALEFS_FENCE();
                                if (i_596 < 0) {
                                    l_602 = (long) i_596;
                                    l_588 = l_602;
                                } else {
                                    l_603 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_564 + (ulong) 1800L))));
                                    l_588 = l_603;
                                }
                            }
                            if (l_588 < 0L) {
                                l_534 = l_588;
                            } else {
                                l_604 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_564 + (ulong) 1808L))));
                                l_534 = l_604;
                            }
                        } else {
                            l_605 = (long) ((ulong) l_564 + (ulong) 1872L);
                            l_606 = *((__global gale_long *) (arg_fs + 16 + l_605));
                            *((__global gale_long *) (arg_fs + 16 + l_605)) = ((long) ((ulong) l_606 + (ulong) 1L));
                            l_534 = l_571;
                        }
                    }
                } else {
                    l_534 = (-22L);
                }
            }
        B520:;
            if (!(l_534 < 0L)) {
                l_607 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_608 = (int) get_group_id(0);
                l_609 = (long) i_608;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_607 + (ulong) ((l_609 << 12) + (l_609 << 11)))) + (ulong) 1896L)))) = 1;
            }
            if (l_534 < 0L) {
                l_533 = l_534;
            } else {
                i_610 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_611 = *((__global gale_long *) (arg_fs + 16 + 144L));
                l_612 = (long) ((ulong) l_611 + (ulong) (l_534 << i_610));
                l_533 = l_612;
            }
        }
    } else {
        l_533 = 0L;
    }
    l_613 = GALEFS_BROADCAST(l_533);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_614 = (int) get_local_id(0);
    if (i_614 == 0) {
        i_615 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
        i_616 = (int) (0 - (uint) i_615);
        if (i_616 < 0) {
            l_617 = (long) i_616;
            l_618 = l_617;
        } else {
            if (i_49 < 0) {
                i_619 = (-9);
            } else {
                i_620 = *((__global gale_int *) (arg_fs + 16 + 208L));
                if (i_49 < i_620) {
                    l_621 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_622 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_621 + (ulong) l_50))));
                    i_623 = (int) ((uint) i_622 + (uint) (-1));
                    i_624 = (i_623 < 0) ? (-9) : i_623;
                    if (i_624 < 0) {
                        i_619 = i_624;
                    } else {
                        l_625 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_626 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_625 + (ulong) l_50)) + (ulong) 4L))));
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
            l_627 = (long) i_619;
            if (i_619 < 0) {
                l_618 = l_627;
            } else {
                l_628 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_629 = (int) get_group_id(0);
                l_630 = (long) i_629;
                i_631 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_628 + (ulong) ((l_630 << 12) + (l_630 << 11)))) + (ulong) 1896L))));
                if (i_631 == 0) {
                    l_632 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    l_633 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_632 + (ulong) (l_627 << 6)))));
                    l_634 = (l_633 < 1L) ? 0L : 1L;
                    l_618 = l_634;
                } else {
                    l_618 = (-16L);
                }
            }
        }
        if (l_618 < 0L) {
            l_635 = l_618;
        } else {
            if (l_618 < 1L) {
                l_636 = (-22L);
            } else {
                if (l_618 == 1L) {
                    i_637 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_638 = 1L << i_637;
                    if (l_638 < 1L) {
                        if (!(((int) l_638) == 1)) {
                            l_636 = (-22L);
                            goto B610;
                        }
                    }
                    l_639 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_640 = (int) get_group_id(0);
                    if (i_49 < 0) {
                        i_641 = (-9);
                    } else {
                        i_642 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        if (i_49 < i_642) {
                            l_643 = *((__global gale_long *) (arg_fs + 16 + 192L));
                            i_644 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_643 + (ulong) l_50))));
                            i_645 = (int) ((uint) i_644 + (uint) (-1));
                            i_646 = (i_645 < 0) ? (-9) : i_645;
                            i_641 = i_646;
                        } else {
                            i_641 = (-9);
                        }
                    }
                    l_647 = (long) i_641;
                    if (i_641 < 0) {
                        l_636 = l_647;
                    } else {
                        i_648 = *((__global gale_int *) (arg_fs + 16 + 156L));
                        l_649 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        i_650 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_649 + (ulong) (l_647 << 6))) + (ulong) 8L))));
                        l_651 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_652 = *((__global gale_int *) (arg_fs + 16 + 152L));
                        i_653 = i_652 & ((int) (((long) ((ulong) ((long) i_650) * (ulong) 5367187945662971904L)) >> 32));
                        i_654 = i_653;
                        i_655 = 0;
                        i_656 = (-2);
                        while (true) {
                            if (!(i_656 == (-2))) {
                                break;
                            }
                            i_657 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_651 + (ulong) (((long) i_654) << 2)))));
                            i_658 = (int) ((uint) i_657 + (uint) (-1));
                            if (i_658 < 0) {
                                i_656 = (-1);
                            } else {
                                l_659 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                l_660 = (long) ((ulong) l_659 + (ulong) (((long) (uint) i_658) << 4));
                                i_661 = *((volatile __global gale_int *) (arg_fs + 16 + l_660));
                                l_662 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_660 + (ulong) 8L))));
                                if ((!(i_650 == i_661)) || (!(l_662 == 0L))) {
                                    if (i_652 == i_655) {
                                        i_656 = (-1);
                                    } else {
                                        i_663 = (int) ((uint) i_655 + (uint) 1);
                                        i_664 = i_652 & ((int) ((uint) i_654 + (uint) 1));
                                        i_654 = i_664;
                                        i_655 = i_663;
                                    }
                                } else {
                                    i_656 = i_658;
                                }
                            }
                        }
                        l_665 = (long) i_640;
                        l_666 = (long) ((ulong) l_639 + (ulong) ((l_665 << 12) + (l_665 << 11)));
                        if (i_656 < 0) {
                            i_667 = (-1);
                        } else {
                            l_668 = (long) ((ulong) l_666 + (ulong) 1856L);
                            *((volatile __global gale_int *) (arg_fs + 16 + l_668)) = ((int) ((uint) i_656 + (uint) 1));
                            GALEFS_FENCE();
                            l_669 = *((__global gale_long *) (arg_fs + 16 + 136L));
                            l_670 = (long) ((ulong) l_669 + (ulong) (((long) (uint) i_656) << 4));
                            i_671 = *((volatile __global gale_int *) (arg_fs + 16 + l_670));
                            l_672 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_670 + (ulong) 8L))));
                            if ((!(i_650 == i_671)) || (!(l_672 == 0L))) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_668)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_650 == i_671)) || (!(l_672 == 0L))) {
                                i_667 = (-1);
                            } else {
                                i_667 = i_656;
                            }
                        }
                        l_673 = (long) i_667;
                        if (l_673 == (-1L)) {
                            i_674 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                            l_675 = (long) ((ulong) l_666 + (ulong) 1864L);
                            l_676 = *((__global gale_long *) (arg_fs + 16 + l_675));
                            i_677 = (int) (0 - (uint) i_674);
                            l_678 = (long) ((ulong) l_666 + (ulong) 1792L);
                            if (i_677 < 0) {
                                i_679 = i_677;
                            } else {
                                l_680 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                l_681 = (long) ((ulong) l_676 + (ulong) (-64L));
                                i_682 = (int) ((uint) ((int) (((long) ((ulong) l_681 + (ulong) ((long) ((ulong) (l_681 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                i_683 = 0;
                                l_684 = 0L;
                                while (true) {
                                    if (!(i_683 == 0)) {
                                        break;
                                    }
                                    i_685 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                    i_686 = *((volatile __global gale_int *) (arg_fs + 16 + l_678));
                                    if (i_682 == i_686) {
                                        i_683 = 1;
                                    } else {
                                        if (i_685 == 0) {
                                            if (l_684 < l_680) {
                                                GALEFS_RELAX(l_684);
                                                l_687 = (long) ((ulong) l_684 + (ulong) 1L);
                                                l_684 = l_687;
                                            } else {
                                                i_683 = (-110);
                                            }
                                        } else {
                                            i_688 = (int) (0 - (uint) i_685);
                                            i_683 = i_688;
                                        }
                                    }
                                }
                                i_679 = i_683;
                            }
                            if (i_679 < 0) {
                                l_689 = (long) i_679;
                                l_690 = l_689;
                            } else {
                                l_691 = *((__global gale_long *) (arg_fs + 16 + l_675));
                                l_692 = (long) ((ulong) l_691 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_666 + (ulong) ((long) (uint) (((int) l_692) & 1023)))))) = 0L;
                                l_693 = (long) ((ulong) l_666 + (ulong) ((long) (uint) (((int) l_691) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_693 + (ulong) 4L)))) = 3;
                                i_694 = (int) ((uint) ((int) (((long) ((ulong) l_691 + (ulong) ((long) ((ulong) (l_691 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_693 + (ulong) 8L)))) = i_694;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_693 + (ulong) 12L)))) = i_49;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_693 + (ulong) 16L)))) = 0L;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_693 + (ulong) 24L)))) = 1L;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_693 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_693 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_693)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_675)) = l_692;
                                GALEFS_FENCE();
                                l_695 = *((__global gale_long *) (arg_fs + 16 + 24L));
                                i_696 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_695 + (ulong) ((long) i_696))))) = (char) 1;
                                l_697 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                i_698 = 0;
                                l_699 = 0L;
                                while (true) {
                                    if (!(i_698 == 0)) {
                                        break;
                                    }
                                    i_700 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                    i_701 = *((volatile __global gale_int *) (arg_fs + 16 + l_678));
                                    if (i_694 == i_701) {
                                        i_698 = 1;
                                    } else {
                                        if (i_700 == 0) {
                                            if (l_699 < l_697) {
                                                GALEFS_RELAX(l_699);
                                                l_702 = (long) ((ulong) l_699 + (ulong) 1L);
                                                l_699 = l_702;
                                            } else {
                                                i_698 = (-110);
                                            }
                                        } else {
                                            i_703 = (int) (0 - (uint) i_700);
                                            i_698 = i_703;
                                        }
                                    }
                                }
                                GALEFS_FENCE();
                                if (i_698 < 0) {
                                    l_704 = (long) i_698;
                                    l_690 = l_704;
                                } else {
                                    l_705 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_666 + (ulong) 1800L))));
                                    l_690 = l_705;
                                }
                            }
                            if (l_690 < 0L) {
                                l_636 = l_690;
                            } else {
                                l_706 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_666 + (ulong) 1808L))));
                                l_636 = l_706;
                            }
                        } else {
                            l_707 = (long) ((ulong) l_666 + (ulong) 1872L);
                            l_708 = *((__global gale_long *) (arg_fs + 16 + l_707));
                            *((__global gale_long *) (arg_fs + 16 + l_707)) = ((long) ((ulong) l_708 + (ulong) 1L));
                            l_636 = l_673;
                        }
                    }
                } else {
                    l_636 = (-22L);
                }
            }
        B610:;
            if (!(l_636 < 0L)) {
                l_709 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_710 = (int) get_group_id(0);
                l_711 = (long) i_710;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_709 + (ulong) ((l_711 << 12) + (l_711 << 11)))) + (ulong) 1896L)))) = 1;
            }
            if (l_636 < 0L) {
                l_635 = l_636;
            } else {
                i_712 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_713 = *((__global gale_long *) (arg_fs + 16 + 144L));
                l_714 = (long) ((ulong) l_713 + (ulong) (l_636 << i_712));
                l_635 = l_714;
            }
        }
    } else {
        l_635 = 0L;
    }
    l_715 = GALEFS_BROADCAST(l_635);
    *((__global gale_long *) (arg_refusals + 72L)) = l_715;
    i_716 = 1;
    i_717 = 0;
    while (true) {
        if (!(i_716 == 1)) {
            break;
        }
        i_718 = (int) get_local_id(0);
        l_719 = (long) i_717;
        if (i_718 == 0) {
            i_720 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            i_721 = (int) (0 - (uint) i_720);
            if (i_721 < 0) {
                l_722 = (long) i_721;
                l_723 = l_722;
            } else {
                if (i_49 < 0) {
                    i_724 = (-9);
                } else {
                    i_725 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    if (i_49 < i_725) {
                        l_726 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_727 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_726 + (ulong) l_50))));
                        i_728 = (int) ((uint) i_727 + (uint) (-1));
                        i_729 = (i_728 < 0) ? (-9) : i_728;
                        if (i_729 < 0) {
                            i_724 = i_729;
                        } else {
                            l_730 = *((__global gale_long *) (arg_fs + 16 + 192L));
                            i_731 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_730 + (ulong) l_50)) + (ulong) 4L))));
                            if ((i_731 & 3) == 1) {
                                i_724 = (-9);
                            } else {
                                i_724 = i_729;
                            }
                        }
                    } else {
                        i_724 = (-9);
                    }
                }
                l_732 = (long) i_724;
                if (i_724 < 0) {
                    l_723 = l_732;
                } else {
                    if (l_719 < 0L) {
                        l_723 = (-22L);
                    } else {
                        i_733 = (int) ((uint) 1 - (uint) i_717);
                        if (i_733 < 0) {
                            l_723 = (-22L);
                        } else {
                            l_734 = *((__global gale_long *) (arg_fs + 16 + 16L));
                            i_735 = (int) get_group_id(0);
                            l_736 = (long) i_735;
                            i_737 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_734 + (ulong) ((l_736 << 12) + (l_736 << 11)))) + (ulong) 1896L))));
                            if (i_737 == 0) {
                                l_738 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                l_739 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_738 + (ulong) (l_732 << 6)))));
                                l_740 = (long) ((ulong) l_739 - (ulong) l_719);
                                if (l_740 < 1L) {
                                    l_723 = 0L;
                                } else {
                                    l_741 = (long) (uint) i_733;
                                    l_742 = (l_740 < l_741) ? l_740 : l_741;
                                    l_723 = l_742;
                                }
                            } else {
                                l_723 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_723 < 1L) {
                l_743 = l_723;
            } else {
                i_744 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_745 = 1L << i_744;
                l_746 = (long) ((ulong) l_745 - (ulong) (l_719 & ((long) ((ulong) l_745 + (ulong) (-1L)))));
                if (l_746 < l_723) {
                    i_747 = (int) l_746;
                    i_748 = i_747;
                } else {
                    i_749 = (int) l_723;
                    i_748 = i_749;
                }
                l_750 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_751 = (int) get_group_id(0);
                if (i_49 < 0) {
                    i_752 = (-9);
                } else {
                    i_753 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    if (i_49 < i_753) {
                        l_754 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_755 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_754 + (ulong) l_50))));
                        i_756 = (int) ((uint) i_755 + (uint) (-1));
                        i_757 = (i_756 < 0) ? (-9) : i_756;
                        i_752 = i_757;
                    } else {
                        i_752 = (-9);
                    }
                }
                l_758 = (long) i_752;
                if (i_752 < 0) {
                    l_759 = l_758;
                } else {
                    i_760 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_761 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    i_762 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_761 + (ulong) (l_758 << 6))) + (ulong) 8L))));
                    l_763 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_764 = *((__global gale_int *) (arg_fs + 16 + 152L));
                    l_765 = l_719 >> i_760;
                    i_766 = i_764 & ((int) (((long) ((ulong) ((long) ((ulong) l_765 + (ulong) (((long) i_762) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_767 = i_766;
                    i_768 = 0;
                    i_769 = (-2);
                    while (true) {
                        if (!(i_769 == (-2))) {
                            break;
                        }
                        i_770 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_763 + (ulong) (((long) i_767) << 2)))));
                        i_771 = (int) ((uint) i_770 + (uint) (-1));
                        if (i_771 < 0) {
                            i_769 = (-1);
                        } else {
                            l_772 = *((__global gale_long *) (arg_fs + 16 + 136L));
                            l_773 = (long) ((ulong) l_772 + (ulong) (((long) (uint) i_771) << 4));
                            i_774 = *((volatile __global gale_int *) (arg_fs + 16 + l_773));
                            l_775 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_773 + (ulong) 8L))));
                            if ((!(i_762 == i_774)) || (!(l_765 == l_775))) {
                                if (i_764 == i_768) {
                                    i_769 = (-1);
                                } else {
                                    i_776 = (int) ((uint) i_768 + (uint) 1);
                                    i_777 = i_764 & ((int) ((uint) i_767 + (uint) 1));
                                    i_767 = i_777;
                                    i_768 = i_776;
                                }
                            } else {
                                i_769 = i_771;
                            }
                        }
                    }
                    l_778 = (long) i_751;
                    l_779 = (long) ((ulong) l_750 + (ulong) ((l_778 << 12) + (l_778 << 11)));
                    if (i_769 < 0) {
                        i_780 = (-1);
                    } else {
                        l_781 = (long) ((ulong) l_779 + (ulong) 1856L);
                        *((volatile __global gale_int *) (arg_fs + 16 + l_781)) = ((int) ((uint) i_769 + (uint) 1));
                        GALEFS_FENCE();
                        l_782 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        l_783 = (long) ((ulong) l_782 + (ulong) (((long) (uint) i_769) << 4));
                        i_784 = *((volatile __global gale_int *) (arg_fs + 16 + l_783));
                        l_785 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_783 + (ulong) 8L))));
                        if ((!(i_762 == i_784)) || (!(l_765 == l_785))) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_781)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_762 == i_784)) || (!(l_765 == l_785))) {
                            i_780 = (-1);
                        } else {
                            i_780 = i_769;
                        }
                    }
                    l_786 = (long) i_780;
                    if (l_786 == (-1L)) {
                        i_787 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        l_788 = (long) ((ulong) l_779 + (ulong) 1864L);
                        l_789 = *((__global gale_long *) (arg_fs + 16 + l_788));
                        i_790 = (int) (0 - (uint) i_787);
                        l_791 = (long) ((ulong) l_779 + (ulong) 1792L);
                        if (i_790 < 0) {
                            i_792 = i_790;
                        } else {
                            l_793 = *((__global gale_long *) (arg_fs + 16 + 8L));
                            l_794 = (long) ((ulong) l_789 + (ulong) (-64L));
                            i_795 = (int) ((uint) ((int) (((long) ((ulong) l_794 + (ulong) ((long) ((ulong) (l_794 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            i_796 = 0;
                            l_797 = 0L;
                            while (true) {
                                if (!(i_796 == 0)) {
                                    break;
                                }
                                i_798 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                i_799 = *((volatile __global gale_int *) (arg_fs + 16 + l_791));
                                if (i_795 == i_799) {
                                    i_796 = 1;
                                } else {
                                    if (i_798 == 0) {
                                        if (l_797 < l_793) {
                                            GALEFS_RELAX(l_797);
                                            l_800 = (long) ((ulong) l_797 + (ulong) 1L);
                                            l_797 = l_800;
                                        } else {
                                            i_796 = (-110);
                                        }
                                    } else {
                                        i_801 = (int) (0 - (uint) i_798);
                                        i_796 = i_801;
                                    }
                                }
                            }
                            i_792 = i_796;
                        }
                        if (i_792 < 0) {
                            l_802 = (long) i_792;
                            l_803 = l_802;
                        } else {
                            l_804 = *((__global gale_long *) (arg_fs + 16 + l_788));
                            l_805 = (long) ((ulong) l_804 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_779 + (ulong) ((long) (uint) (((int) l_805) & 1023)))))) = 0L;
                            l_806 = (long) ((ulong) l_779 + (ulong) ((long) (uint) (((int) l_804) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_806 + (ulong) 4L)))) = 3;
                            i_807 = (int) ((uint) ((int) (((long) ((ulong) l_804 + (ulong) ((long) ((ulong) (l_804 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_806 + (ulong) 8L)))) = i_807;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_806 + (ulong) 12L)))) = i_49;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_806 + (ulong) 16L)))) = l_719;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_806 + (ulong) 24L)))) = l_723;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_806 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_806 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_806)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_788)) = l_805;
                            GALEFS_FENCE();
                            l_808 = *((__global gale_long *) (arg_fs + 16 + 24L));
                            i_809 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_808 + (ulong) ((long) i_809))))) = (char) 1;
                            l_810 = *((__global gale_long *) (arg_fs + 16 + 8L));
                            i_811 = 0;
                            l_812 = 0L;
                            while (true) {
                                if (!(i_811 == 0)) {
                                    break;
                                }
                                i_813 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                i_814 = *((volatile __global gale_int *) (arg_fs + 16 + l_791));
                                if (i_807 == i_814) {
                                    i_811 = 1;
                                } else {
                                    if (i_813 == 0) {
                                        if (l_812 < l_810) {
                                            GALEFS_RELAX(l_812);
                                            l_815 = (long) ((ulong) l_812 + (ulong) 1L);
                                            l_812 = l_815;
                                        } else {
                                            i_811 = (-110);
                                        }
                                    } else {
                                        i_816 = (int) (0 - (uint) i_813);
                                        i_811 = i_816;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_811 < 0) {
                                l_817 = (long) i_811;
                                l_803 = l_817;
                            } else {
                                l_818 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_779 + (ulong) 1800L))));
                                l_803 = l_818;
                            }
                        }
                        if (l_803 < 0L) {
                            l_759 = l_803;
                        } else {
                            l_819 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_779 + (ulong) 1808L))));
                            l_759 = l_819;
                        }
                    } else {
                        l_820 = (long) ((ulong) l_779 + (ulong) 1872L);
                        l_821 = *((__global gale_long *) (arg_fs + 16 + l_820));
                        *((__global gale_long *) (arg_fs + 16 + l_820)) = ((long) ((ulong) l_821 + (ulong) 1L));
                        l_759 = l_786;
                    }
                }
                if (l_759 < 0L) {
                    l_743 = l_759;
                } else {
                    l_822 = (l_759 << 32) | ((long) i_748);
                    l_743 = l_822;
                }
            }
        } else {
            l_743 = 0L;
        }
        l_823 = GALEFS_BROADCAST(l_743);
        i_824 = (int) l_823;
        if (l_823 < 0L) {
            i_825 = 0;
        } else {
            i_825 = i_824;
        }
        if (l_823 < 0L) {
            l_826 = 0L;
        } else {
            l_827 = (long) ((ulong) l_823 >> 32);
            l_826 = l_827;
        }
        i_828 = *((__global gale_int *) (arg_fs + 16 + 156L));
        l_829 = *((__global gale_long *) (arg_fs + 16 + 144L));
        gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_829 + (ulong) (l_826 << i_828))) + (ulong) (l_719 & ((long) ((ulong) (1L << i_828) + (ulong) (-1L))))))), (arg_args + 16 + l_719), i_825);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_830 = (int) get_local_id(0);
        if (i_830 == 0) {
            l_831 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_832 = (int) get_group_id(0);
            l_833 = (long) i_832;
            l_834 = (long) ((ulong) l_831 + (ulong) ((l_833 << 12) + (l_833 << 11)));
            l_835 = (long) ((ulong) l_834 + (ulong) 1880L);
            l_836 = *((__global gale_long *) (arg_fs + 16 + l_835));
            *((__global gale_long *) (arg_fs + 16 + l_835)) = ((long) ((ulong) ((long) i_825) + (ulong) l_836));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_834 + (ulong) 1856L)))) = 0;
            l_837 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_834 + (ulong) 1864L))));
            l_838 = (long) ((ulong) l_837 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_834 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_838 + (ulong) ((long) ((ulong) (l_838 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_839 = (int) ((uint) i_717 + (uint) i_825);
        if (l_823 < 0L) {
            i_716 = i_824;
            i_717 = i_839;
        } else {
            i_840 = ((i_825 < 1) || (!(i_839 < 1))) ? 0 : 1;
            i_716 = i_840;
            i_717 = i_839;
        }
    }
    if (i_717 < 1) {
        i_841 = i_716;
    } else {
        i_841 = i_717;
    }
    *((__global gale_long *) (arg_refusals + 80L)) = ((long) i_841);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_842 = (int) get_local_id(0);
    if (i_842 == 0) {
        l_843 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_844 = (int) get_group_id(0);
        l_845 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_846 = (int) get_group_id(0);
        l_847 = (long) i_846;
        i_848 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_845 + (ulong) ((l_847 << 12) + (l_847 << 11)))) + (ulong) 1896L))));
        l_849 = (long) i_844;
        l_850 = (long) ((ulong) l_843 + (ulong) ((l_849 << 12) + (l_849 << 11)));
        l_851 = (long) ((ulong) l_850 + (ulong) 1792L);
        l_852 = (long) ((ulong) l_850 + (ulong) 1864L);
        if (i_848 == 0) {
            i_853 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_854 = *((__global gale_long *) (arg_fs + 16 + l_852));
            i_855 = (int) (0 - (uint) i_853);
            if (i_855 < 0) {
                i_856 = i_855;
            } else {
                l_857 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_858 = (long) ((ulong) l_854 + (ulong) (-64L));
                i_859 = (int) ((uint) ((int) (((long) ((ulong) l_858 + (ulong) ((long) ((ulong) (l_858 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_860 = 0;
                l_861 = 0L;
                while (true) {
                    if (!(i_860 == 0)) {
                        break;
                    }
                    i_862 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_863 = *((volatile __global gale_int *) (arg_fs + 16 + l_851));
                    if (i_859 == i_863) {
                        i_860 = 1;
                    } else {
                        if (i_862 == 0) {
                            if (l_861 < l_857) {
                                GALEFS_RELAX(l_861);
                                l_864 = (long) ((ulong) l_861 + (ulong) 1L);
                                l_861 = l_864;
                            } else {
                                i_860 = (-110);
                            }
                        } else {
                            i_865 = (int) (0 - (uint) i_862);
                            i_860 = i_865;
                        }
                    }
                }
                i_856 = i_860;
            }
        } else {
            i_856 = (-16);
        }
        l_866 = (long) i_856;
        if (l_866 < 0L) {
            l_867 = l_866;
        } else {
            l_868 = (long) ((ulong) l_850 + (ulong) 2048L);
            i_869 = 0;
            while (true) {
                if (!(i_869 < 4)) {
                    break;
                }
                i_870 = (int) gale_literals[i_869];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_868 + (ulong) ((long) i_869))))) = (char) i_870;
                i_871 = (int) ((uint) i_869 + (uint) 1);
                i_869 = i_871;
            }
            l_872 = *((__global gale_long *) (arg_fs + 16 + l_852));
            l_873 = (long) ((ulong) l_872 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_850 + (ulong) ((long) (uint) (((int) l_873) & 1023)))))) = 0L;
            l_874 = (long) ((ulong) l_850 + (ulong) ((long) (uint) (((int) l_872) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_874 + (ulong) 4L)))) = 1;
            i_875 = (int) ((uint) ((int) (((long) ((ulong) l_872 + (ulong) ((long) ((ulong) (l_872 >> 63) >> 58)))) >> 6)) + (uint) 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_874 + (ulong) 8L)))) = i_875;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_874 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_874 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_874 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_874 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_874 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_874)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_852)) = l_873;
            GALEFS_FENCE();
            l_876 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_877 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_876 + (ulong) ((long) i_877))))) = (char) 1;
            l_878 = *((__global gale_long *) (arg_fs + 16 + 8L));
            i_879 = 0;
            l_880 = 0L;
            while (true) {
                if (!(i_879 == 0)) {
                    break;
                }
                i_881 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_882 = *((volatile __global gale_int *) (arg_fs + 16 + l_851));
                if (i_875 == i_882) {
                    i_879 = 1;
                } else {
                    if (i_881 == 0) {
                        if (l_880 < l_878) {
                            GALEFS_RELAX(l_880);
                            l_883 = (long) ((ulong) l_880 + (ulong) 1L);
                            l_880 = l_883;
                        } else {
                            i_879 = (-110);
                        }
                    } else {
                        i_884 = (int) (0 - (uint) i_881);
                        i_879 = i_884;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_879 < 0) {
                l_885 = (long) i_879;
                l_867 = l_885;
            } else {
                l_886 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_850 + (ulong) 1800L))));
                l_867 = l_886;
            }
        }
    } else {
        l_867 = 0L;
    }
    l_887 = GALEFS_BROADCAST(l_867);
    *((__global gale_long *) (arg_refusals + 88L)) = ((long) ((int) l_887));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_888 = (int) get_local_id(0);
    if (i_888 == 0) {
        l_889 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_890 = (int) get_group_id(0);
        l_891 = (long) i_890;
        i_892 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_889 + (ulong) ((l_891 << 12) + (l_891 << 11)))) + (ulong) 1896L))));
        if (i_892 == 0) {
            l_893 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_894 = (int) get_group_id(0);
            i_895 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_896 = (long) i_894;
            l_897 = (long) ((ulong) l_893 + (ulong) ((l_896 << 12) + (l_896 << 11)));
            l_898 = (long) ((ulong) l_897 + (ulong) 1864L);
            l_899 = *((__global gale_long *) (arg_fs + 16 + l_898));
            i_900 = (int) (0 - (uint) i_895);
            l_901 = (long) ((ulong) l_897 + (ulong) 1792L);
            if (i_900 < 0) {
                i_902 = i_900;
            } else {
                l_903 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_904 = (long) ((ulong) l_899 + (ulong) (-64L));
                i_905 = (int) ((uint) ((int) (((long) ((ulong) l_904 + (ulong) ((long) ((ulong) (l_904 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_906 = 0;
                l_907 = 0L;
                while (true) {
                    if (!(i_906 == 0)) {
                        break;
                    }
                    i_908 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_909 = *((volatile __global gale_int *) (arg_fs + 16 + l_901));
                    if (i_905 == i_909) {
                        i_906 = 1;
                    } else {
                        if (i_908 == 0) {
                            if (l_907 < l_903) {
                                GALEFS_RELAX(l_907);
                                l_910 = (long) ((ulong) l_907 + (ulong) 1L);
                                l_907 = l_910;
                            } else {
                                i_906 = (-110);
                            }
                        } else {
                            i_911 = (int) (0 - (uint) i_908);
                            i_906 = i_911;
                        }
                    }
                }
                i_902 = i_906;
            }
            if (i_902 < 0) {
                l_912 = (long) i_902;
                l_913 = l_912;
            } else {
                l_914 = *((__global gale_long *) (arg_fs + 16 + l_898));
                l_915 = (long) ((ulong) l_914 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_897 + (ulong) ((long) (uint) (((int) l_915) & 1023)))))) = 0L;
                l_916 = (long) ((ulong) l_897 + (ulong) ((long) (uint) (((int) l_914) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_916 + (ulong) 4L)))) = 2;
                i_917 = (int) ((uint) ((int) (((long) ((ulong) l_914 + (ulong) ((long) ((ulong) (l_914 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_916 + (ulong) 8L)))) = i_917;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_916 + (ulong) 12L)))) = i_49;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_916 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_916 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_916 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_916 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_916)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_898)) = l_915;
                GALEFS_FENCE();
                l_918 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_919 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_918 + (ulong) ((long) i_919))))) = (char) 1;
                l_920 = *((__global gale_long *) (arg_fs + 16 + 8L));
                i_921 = 0;
                l_922 = 0L;
                while (true) {
                    if (!(i_921 == 0)) {
                        break;
                    }
                    i_923 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_924 = *((volatile __global gale_int *) (arg_fs + 16 + l_901));
                    if (i_917 == i_924) {
                        i_921 = 1;
                    } else {
                        if (i_923 == 0) {
                            if (l_922 < l_920) {
                                GALEFS_RELAX(l_922);
                                l_925 = (long) ((ulong) l_922 + (ulong) 1L);
                                l_922 = l_925;
                            } else {
                                i_921 = (-110);
                            }
                        } else {
                            i_926 = (int) (0 - (uint) i_923);
                            i_921 = i_926;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_921 < 0) {
                    l_927 = (long) i_921;
                    l_913 = l_927;
                } else {
                    l_928 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_897 + (ulong) 1800L))));
                    l_913 = l_928;
                }
            }
        } else {
            l_913 = (-16L);
        }
    } else {
        l_913 = 0L;
    }
    l_929 = GALEFS_BROADCAST(l_913);
    *((__global gale_long *) (arg_refusals + 96L)) = ((long) ((int) l_929));
    i_930 = (int) get_local_id(0);
    if (i_930 == 0) {
        i_931 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
        if (i_49 < 0) {
            i_932 = (-9);
        } else {
            i_933 = *((__global gale_int *) (arg_fs + 16 + 208L));
            if (i_49 < i_933) {
                l_934 = *((__global gale_long *) (arg_fs + 16 + 192L));
                i_935 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_934 + (ulong) l_50))));
                i_936 = (int) ((uint) i_935 + (uint) (-1));
                i_937 = (i_936 < 0) ? (-9) : i_936;
                i_932 = i_937;
            } else {
                i_932 = (-9);
            }
        }
        i_938 = (int) (0 - (uint) i_931);
        if (i_938 < 0) {
            l_939 = (long) i_938;
            l_940 = l_939;
        } else {
            l_941 = (long) i_932;
            if (i_932 < 0) {
                l_940 = l_941;
            } else {
                l_942 = *((__global gale_long *) (arg_fs + 16 + 200L));
                l_943 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_942 + (ulong) (l_941 << 6)))));
                l_940 = l_943;
            }
        }
    } else {
        l_940 = 0L;
    }
    l_944 = GALEFS_BROADCAST(l_940);
    *((__global gale_long *) (arg_refusals + 104L)) = l_944;
    GALEFS_FENCE();
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_945 = (int) get_local_id(0);
    if (i_945 == 0) {
        l_946 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_947 = (int) get_group_id(0);
        l_948 = (long) i_947;
        i_949 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_946 + (ulong) ((l_948 << 12) + (l_948 << 11)))) + (ulong) 1896L))));
        if (i_949 == 0) {
            l_950 = (-22L);
        } else {
            l_951 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_952 = (int) get_group_id(0);
            l_953 = (long) i_952;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_951 + (ulong) ((l_953 << 12) + (l_953 << 11)))) + (ulong) 1896L)))) = 0;
            l_954 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_955 = (int) get_group_id(0);
            l_956 = (long) i_955;
            l_957 = (long) ((ulong) l_954 + (ulong) ((l_956 << 12) + (l_956 << 11)));
            l_958 = (long) ((ulong) l_957 + (ulong) 1880L);
            l_959 = *((__global gale_long *) (arg_fs + 16 + l_958));
            *((__global gale_long *) (arg_fs + 16 + l_958)) = ((long) ((ulong) l_959 + (ulong) 1L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_957 + (ulong) 1856L)))) = 0;
            l_960 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_957 + (ulong) 1864L))));
            l_961 = (long) ((ulong) l_960 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_957 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_961 + (ulong) ((long) ((ulong) (l_961 >> 63) >> 58)))) >> 6)) + (uint) 1));
            l_950 = 0L;
        }
    } else {
        l_950 = 0L;
    }
    l_962 = GALEFS_BROADCAST(l_950);
    *((__global gale_long *) (arg_refusals + 112L)) = ((long) ((int) l_962));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_963 = (int) get_local_id(0);
    if (i_963 == 0) {
        l_964 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_965 = (int) get_group_id(0);
        l_966 = (long) i_965;
        i_967 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_964 + (ulong) ((l_966 << 12) + (l_966 << 11)))) + (ulong) 1896L))));
        if (i_967 == 0) {
            l_968 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_969 = (int) get_group_id(0);
            i_970 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_971 = (long) i_969;
            l_972 = (long) ((ulong) l_968 + (ulong) ((l_971 << 12) + (l_971 << 11)));
            l_973 = (long) ((ulong) l_972 + (ulong) 1864L);
            l_974 = *((__global gale_long *) (arg_fs + 16 + l_973));
            i_975 = (int) (0 - (uint) i_970);
            l_976 = (long) ((ulong) l_972 + (ulong) 1792L);
            if (i_975 < 0) {
                i_977 = i_975;
            } else {
                l_978 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_979 = (long) ((ulong) l_974 + (ulong) (-64L));
                i_980 = (int) ((uint) ((int) (((long) ((ulong) l_979 + (ulong) ((long) ((ulong) (l_979 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_981 = 0;
                l_982 = 0L;
                while (true) {
                    if (!(i_981 == 0)) {
                        break;
                    }
                    i_983 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_984 = *((volatile __global gale_int *) (arg_fs + 16 + l_976));
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
            if (i_977 < 0) {
                l_987 = (long) i_977;
                l_988 = l_987;
            } else {
                l_989 = *((__global gale_long *) (arg_fs + 16 + l_973));
                l_990 = (long) ((ulong) l_989 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_972 + (ulong) ((long) (uint) (((int) l_990) & 1023)))))) = 0L;
                l_991 = (long) ((ulong) l_972 + (ulong) ((long) (uint) (((int) l_989) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_991 + (ulong) 4L)))) = 2;
                i_992 = (int) ((uint) ((int) (((long) ((ulong) l_989 + (ulong) ((long) ((ulong) (l_989 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_991 + (ulong) 8L)))) = i_992;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_991 + (ulong) 12L)))) = i_49;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_991 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_991 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_991 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_991 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_991)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_973)) = l_990;
                GALEFS_FENCE();
                l_993 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_994 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_993 + (ulong) ((long) i_994))))) = (char) 1;
                l_995 = *((__global gale_long *) (arg_fs + 16 + 8L));
                i_996 = 0;
                l_997 = 0L;
                while (true) {
                    if (!(i_996 == 0)) {
                        break;
                    }
                    i_998 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_999 = *((volatile __global gale_int *) (arg_fs + 16 + l_976));
                    if (i_992 == i_999) {
                        i_996 = 1;
                    } else {
                        if (i_998 == 0) {
                            if (l_997 < l_995) {
                                GALEFS_RELAX(l_997);
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
                    l_1003 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_972 + (ulong) 1800L))));
                    l_988 = l_1003;
                }
            }
        } else {
            l_988 = (-16L);
        }
    } else {
        l_988 = 0L;
    }
    l_1004 = GALEFS_BROADCAST(l_988);
}
