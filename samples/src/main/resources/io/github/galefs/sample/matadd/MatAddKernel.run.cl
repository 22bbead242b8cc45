// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.matadd.MatAddKernel#run
// entry point: galefs_run
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY FLOAT_ARRAY FLOAT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
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
// source: io/github/galefs/kernel/lane/LaneClient.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source: io/github/galefs/sample/matadd/MatAddKernel.java
// source SHA-256: 395e0bff1285f6c15439cf90b80b26ae50ebe2451f6e261a22a7d1ff2d27f28d

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

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_paths, __global uchar *arg_a, __global uchar *arg_b, __global uchar *arg_status) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    __global uchar *ul_474, *ul_572, *ul_573;
    float f_475, f_476;
    int i_0, i_1, i_2, i_4, i_6, i_8, i_13, i_14, i_16, i_19, i_20, i_22, i_23, i_25, i_29, i_31, i_32, i_36, i_38, i_40, i_42, i_43, i_45, i_49, i_52, i_54, i_56, i_61, i_62, i_64, i_67, i_68, i_70, i_71, i_73, i_77, i_79, i_80, i_84, i_86, i_88, i_90, i_91, i_93, i_97, i_98, i_100, i_102, i_104, i_109, i_110, i_112, i_115, i_116, i_118, i_119, i_121, i_126, i_128, i_129, i_133, i_135, i_137, i_139, i_140, i_142, i_146, i_147, i_148, i_149, i_150, i_151, i_152, i_153, i_154, i_155, i_156, i_157, i_158, i_160, i_161, i_163, i_164, i_165, i_166, i_167, i_174, i_176, i_177, i_179, i_180, i_181, i_182, i_183, i_190, i_191, i_192, i_193, i_195, i_196, i_197, i_198, i_199, i_206, i_208, i_209, i_212, i_214, i_215, i_216, i_217, i_218, i_221, i_222, i_225, i_227, i_228, i_229, i_230, i_232, i_234, i_236, i_238, i_245, i_248, i_249, i_250, i_252, i_253, i_255, i_256, i_257, i_258, i_261, i_263, i_265, i_267, i_268, i_269, i_270, i_271, i_272, i_275, i_277, i_278, i_281, i_285, i_288, i_291, i_293, i_296, i_297, i_299, i_300, i_302, i_308, i_310, i_312, i_314, i_315, i_317, i_325, i_326, i_329, i_331, i_333, i_340, i_341, i_342, i_343, i_344, i_345, i_348, i_349, i_352, i_354, i_355, i_356, i_357, i_359, i_361, i_363, i_365, i_372, i_375, i_376, i_377, i_379, i_380, i_382, i_383, i_384, i_385, i_388, i_390, i_392, i_394, i_395, i_396, i_397, i_398, i_399, i_402, i_404, i_405, i_408, i_412, i_415, i_418, i_420, i_423, i_424, i_426, i_427, i_429, i_435, i_437, i_439, i_441, i_442, i_444, i_452, i_453, i_456, i_458, i_460, i_467, i_468, i_469, i_470, i_471, i_472, i_477, i_478, i_479, i_480, i_481, i_484, i_487, i_488, i_489, i_490, i_492, i_493, i_498, i_500, i_502, i_505, i_506, i_508, i_509, i_514, i_516, i_519, i_520, i_522, i_523, i_525, i_532, i_534, i_536, i_538, i_539, i_541, i_548, i_549, i_552, i_554, i_556, i_563, i_564, i_565, i_566, i_568, i_569, i_570, i_571, i_574, i_575, i_577, i_579, i_581, i_582, i_587, i_589, i_592, i_593, i_595, i_596, i_598, i_604, i_606, i_608, i_610, i_611, i_613, i_617, i_619, i_621, i_623, i_624, i_629, i_631, i_634, i_635, i_637, i_638, i_640, i_646, i_648, i_650, i_652, i_653, i_655, i_659, i_661, i_663, i_665, i_666, i_671, i_673, i_676, i_677, i_679, i_680, i_682, i_688, i_690, i_692, i_694, i_695, i_697, i_701, i_702, i_703, i_704;
    long l_3, l_5, l_7, l_9, l_10, l_11, l_12, l_15, l_17, l_18, l_21, l_24, l_26, l_27, l_28, l_30, l_33, l_34, l_35, l_37, l_39, l_41, l_44, l_46, l_47, l_48, l_50, l_51, l_53, l_55, l_57, l_58, l_59, l_60, l_63, l_65, l_66, l_69, l_72, l_74, l_75, l_76, l_78, l_81, l_82, l_83, l_85, l_87, l_89, l_92, l_94, l_95, l_96, l_99, l_101, l_103, l_105, l_106, l_107, l_108, l_111, l_113, l_114, l_117, l_120, l_122, l_123, l_124, l_125, l_127, l_130, l_131, l_132, l_134, l_136, l_138, l_141, l_143, l_144, l_145, l_159, l_162, l_168, l_169, l_170, l_171, l_172, l_173, l_175, l_178, l_184, l_185, l_186, l_187, l_188, l_189, l_194, l_200, l_201, l_202, l_203, l_204, l_205, l_207, l_210, l_211, l_213, l_219, l_220, l_223, l_224, l_226, l_231, l_233, l_235, l_237, l_239, l_240, l_241, l_242, l_243, l_244, l_246, l_247, l_251, l_254, l_259, l_260, l_262, l_264, l_266, l_273, l_274, l_276, l_279, l_280, l_282, l_283, l_284, l_286, l_287, l_289, l_290, l_292, l_294, l_295, l_298, l_301, l_303, l_304, l_305, l_306, l_307, l_309, l_311, l_313, l_316, l_318, l_319, l_320, l_321, l_322, l_323, l_324, l_327, l_328, l_330, l_332, l_334, l_335, l_336, l_337, l_338, l_339, l_346, l_347, l_350, l_351, l_353, l_358, l_360, l_362, l_364, l_366, l_367, l_368, l_369, l_370, l_371, l_373, l_374, l_378, l_381, l_386, l_387, l_389, l_391, l_393, l_400, l_401, l_403, l_406, l_407, l_409, l_410, l_411, l_413, l_414, l_416, l_417, l_419, l_421, l_422, l_425, l_428, l_430, l_431, l_432, l_433, l_434, l_436, l_438, l_440, l_443, l_445, l_446, l_447, l_448, l_449, l_450, l_451, l_454, l_455, l_457, l_459, l_461, l_462, l_463, l_464, l_465, l_466, l_473, l_482, l_483, l_485, l_486, l_491, l_494, l_495, l_496, l_497, l_499, l_501, l_503, l_504, l_507, l_510, l_511, l_512, l_513, l_515, l_517, l_518, l_521, l_524, l_526, l_527, l_528, l_529, l_530, l_531, l_533, l_535, l_537, l_540, l_542, l_543, l_544, l_545, l_546, l_547, l_550, l_551, l_553, l_555, l_557, l_558, l_559, l_560, l_561, l_562, l_567, l_576, l_578, l_580, l_583, l_584, l_585, l_586, l_588, l_590, l_591, l_594, l_597, l_599, l_600, l_601, l_602, l_603, l_605, l_607, l_609, l_612, l_614, l_615, l_616, l_618, l_620, l_622, l_625, l_626, l_627, l_628, l_630, l_632, l_633, l_636, l_639, l_641, l_642, l_643, l_644, l_645, l_647, l_649, l_651, l_654, l_656, l_657, l_658, l_660, l_662, l_664, l_667, l_668, l_669, l_670, l_672, l_674, l_675, l_678, l_681, l_683, l_684, l_685, l_686, l_687, l_689, l_691, l_693, l_696, l_698, l_699, l_700;
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = *((__global gale_int *) (arg_args + 20L));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_2 = (int) get_local_id(0);
    if (i_2 == 0) {
        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_4 = (int) get_group_id(0);
        l_5 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_6 = (int) get_group_id(0);
        l_7 = (long) i_6;
        i_8 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_7 << 12) + (l_7 << 11)))) + (ulong) 1896L))));
        l_9 = (long) i_4;
        l_10 = (long) ((ulong) l_3 + (ulong) ((l_9 << 12) + (l_9 << 11)));
        l_11 = (long) ((ulong) l_10 + (ulong) 1792L);
        l_12 = (long) ((ulong) l_10 + (ulong) 1864L);
        if (i_8 == 0) {
            if (i_0 < 1) {
                i_13 = (-2);
            } else {
                if (i_0 < 4097) {
                    i_14 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    l_15 = *((__global gale_long *) (arg_fs + 16 + l_12));
                    i_16 = (int) (0 - (uint) i_14);
                    if (i_16 < 0) {
                        i_13 = i_16;
                    } else {
                        l_17 = *((__global gale_long *) (arg_fs + 16 + 8L));
                        l_18 = (long) ((ulong) l_15 + (ulong) (-64L));
                        i_19 = (int) ((uint) ((int) (((long) ((ulong) l_18 + (ulong) ((long) ((ulong) (l_18 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        i_20 = 0;
                        l_21 = 0L;
                        while (true) {
                            if (!(i_20 == 0)) {
                                break;
                            }
                            i_22 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                            i_23 = *((volatile __global gale_int *) (arg_fs + 16 + l_11));
                            if (i_19 == i_23) {
                                i_20 = 1;
                            } else {
                                if (i_22 == 0) {
                                    if (l_21 < l_17) {
                                        GALEFS_RELAX(l_21);
                                        l_24 = (long) ((ulong) l_21 + (ulong) 1L);
                                        l_21 = l_24;
                                    } else {
                                        i_20 = (-110);
                                    }
                                } else {
                                    i_25 = (int) (0 - (uint) i_22);
                                    i_20 = i_25;
                                }
                            }
                        }
                        i_13 = i_20;
                    }
                } else {
                    i_13 = (-36);
                }
            }
        } else {
            i_13 = (-16);
        }
        l_26 = (long) i_13;
        if (l_26 < 0L) {
            l_27 = l_26;
        } else {
            l_28 = (long) ((ulong) l_10 + (ulong) 2048L);
            i_29 = 0;
            while (true) {
                if (!(i_29 < i_0)) {
                    break;
                }
                l_30 = (long) i_29;
                i_31 = (int) *((__global char *) (arg_paths + 16 + l_30));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) l_30)))) = (char) i_31;
                i_32 = (int) ((uint) i_29 + (uint) 1);
                i_29 = i_32;
            }
            l_33 = *((__global gale_long *) (arg_fs + 16 + l_12));
            l_34 = (long) ((ulong) l_33 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) (uint) (((int) l_34) & 1023)))))) = 0L;
            l_35 = (long) ((ulong) l_10 + (ulong) ((long) (uint) (((int) l_33) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 4L)))) = 1;
            i_36 = (int) ((uint) ((int) (((long) ((ulong) l_33 + (ulong) ((long) ((ulong) (l_33 >> 63) >> 58)))) >> 6)) + (uint) 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 8L)))) = i_36;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 36L)))) = i_0;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_35)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_12)) = l_34;
            GALEFS_FENCE();
            l_37 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_38 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) ((long) i_38))))) = (char) 1;
            l_39 = *((__global gale_long *) (arg_fs + 16 + 8L));
            i_40 = 0;
            l_41 = 0L;
            while (true) {
                if (!(i_40 == 0)) {
                    break;
                }
                i_42 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_43 = *((volatile __global gale_int *) (arg_fs + 16 + l_11));
                if (i_36 == i_43) {
                    i_40 = 1;
                } else {
                    if (i_42 == 0) {
                        if (l_41 < l_39) {
                            GALEFS_RELAX(l_41);
                            l_44 = (long) ((ulong) l_41 + (ulong) 1L);
                            l_41 = l_44;
                        } else {
                            i_40 = (-110);
                        }
                    } else {
                        i_45 = (int) (0 - (uint) i_42);
                        i_40 = i_45;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_40 < 0) {
                l_46 = (long) i_40;
                l_27 = l_46;
            } else {
                l_47 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) 1800L))));
                l_27 = l_47;
            }
        }
    } else {
        l_27 = 0L;
    }
    l_48 = GALEFS_BROADCAST(l_27);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_49 = (int) get_local_id(0);
    l_50 = (long) i_0;
    if (i_49 == 0) {
        l_51 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_52 = (int) get_group_id(0);
        l_53 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_54 = (int) get_group_id(0);
        l_55 = (long) i_54;
        i_56 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_53 + (ulong) ((l_55 << 12) + (l_55 << 11)))) + (ulong) 1896L))));
        l_57 = (long) i_52;
        l_58 = (long) ((ulong) l_51 + (ulong) ((l_57 << 12) + (l_57 << 11)));
        l_59 = (long) ((ulong) l_58 + (ulong) 1792L);
        l_60 = (long) ((ulong) l_58 + (ulong) 1864L);
        if (i_56 == 0) {
            if (i_1 < 1) {
                i_61 = (-2);
            } else {
                if (i_1 < 4097) {
                    i_62 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    l_63 = *((__global gale_long *) (arg_fs + 16 + l_60));
                    i_64 = (int) (0 - (uint) i_62);
                    if (i_64 < 0) {
                        i_61 = i_64;
                    } else {
                        l_65 = *((__global gale_long *) (arg_fs + 16 + 8L));
                        l_66 = (long) ((ulong) l_63 + (ulong) (-64L));
                        i_67 = (int) ((uint) ((int) (((long) ((ulong) l_66 + (ulong) ((long) ((ulong) (l_66 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        i_68 = 0;
                        l_69 = 0L;
                        while (true) {
                            if (!(i_68 == 0)) {
                                break;
                            }
                            i_70 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                            i_71 = *((volatile __global gale_int *) (arg_fs + 16 + l_59));
                            if (i_67 == i_71) {
                                i_68 = 1;
                            } else {
                                if (i_70 == 0) {
                                    if (l_69 < l_65) {
                                        GALEFS_RELAX(l_69);
                                        l_72 = (long) ((ulong) l_69 + (ulong) 1L);
                                        l_69 = l_72;
                                    } else {
                                        i_68 = (-110);
                                    }
                                } else {
                                    i_73 = (int) (0 - (uint) i_70);
                                    i_68 = i_73;
                                }
                            }
                        }
                        i_61 = i_68;
                    }
                } else {
                    i_61 = (-36);
                }
            }
        } else {
            i_61 = (-16);
        }
        l_74 = (long) i_61;
        if (l_74 < 0L) {
            l_75 = l_74;
        } else {
            l_76 = (long) ((ulong) l_58 + (ulong) 2048L);
            i_77 = 0;
            while (true) {
                if (!(i_77 < i_1)) {
                    break;
                }
                l_78 = (long) i_77;
                i_79 = (int) *((__global char *) (arg_paths + 16 + (l_50 + l_78)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) l_78)))) = (char) i_79;
                i_80 = (int) ((uint) i_77 + (uint) 1);
                i_77 = i_80;
            }
            l_81 = *((__global gale_long *) (arg_fs + 16 + l_60));
            l_82 = (long) ((ulong) l_81 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) ((long) (uint) (((int) l_82) & 1023)))))) = 0L;
            l_83 = (long) ((ulong) l_58 + (ulong) ((long) (uint) (((int) l_81) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 4L)))) = 1;
            i_84 = (int) ((uint) ((int) (((long) ((ulong) l_81 + (ulong) ((long) ((ulong) (l_81 >> 63) >> 58)))) >> 6)) + (uint) 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 8L)))) = i_84;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 36L)))) = i_1;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_83)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_60)) = l_82;
            GALEFS_FENCE();
            l_85 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_86 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) ((long) i_86))))) = (char) 1;
            l_87 = *((__global gale_long *) (arg_fs + 16 + 8L));
            i_88 = 0;
            l_89 = 0L;
            while (true) {
                if (!(i_88 == 0)) {
                    break;
                }
                i_90 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_91 = *((volatile __global gale_int *) (arg_fs + 16 + l_59));
                if (i_84 == i_91) {
                    i_88 = 1;
                } else {
                    if (i_90 == 0) {
                        if (l_89 < l_87) {
                            GALEFS_RELAX(l_89);
                            l_92 = (long) ((ulong) l_89 + (ulong) 1L);
                            l_89 = l_92;
                        } else {
                            i_88 = (-110);
                        }
                    } else {
                        i_93 = (int) (0 - (uint) i_90);
                        i_88 = i_93;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_88 < 0) {
                l_94 = (long) i_88;
                l_75 = l_94;
            } else {
                l_95 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) 1800L))));
                l_75 = l_95;
            }
        }
    } else {
        l_75 = 0L;
    }
    l_96 = GALEFS_BROADCAST(l_75);
    i_97 = *((__global gale_int *) (arg_args + 24L));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_98 = (int) get_local_id(0);
    if (i_98 == 0) {
        l_99 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_100 = (int) get_group_id(0);
        l_101 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_102 = (int) get_group_id(0);
        l_103 = (long) i_102;
        i_104 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_101 + (ulong) ((l_103 << 12) + (l_103 << 11)))) + (ulong) 1896L))));
        l_105 = (long) i_100;
        l_106 = (long) ((ulong) l_99 + (ulong) ((l_105 << 12) + (l_105 << 11)));
        l_107 = (long) ((ulong) l_106 + (ulong) 1792L);
        l_108 = (long) ((ulong) l_106 + (ulong) 1864L);
        if (i_104 == 0) {
            if (i_97 < 1) {
                i_109 = (-2);
            } else {
                if (i_97 < 4097) {
                    i_110 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    l_111 = *((__global gale_long *) (arg_fs + 16 + l_108));
                    i_112 = (int) (0 - (uint) i_110);
                    if (i_112 < 0) {
                        i_109 = i_112;
                    } else {
                        l_113 = *((__global gale_long *) (arg_fs + 16 + 8L));
                        l_114 = (long) ((ulong) l_111 + (ulong) (-64L));
                        i_115 = (int) ((uint) ((int) (((long) ((ulong) l_114 + (ulong) ((long) ((ulong) (l_114 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        i_116 = 0;
                        l_117 = 0L;
                        while (true) {
                            if (!(i_116 == 0)) {
                                break;
                            }
                            i_118 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                            i_119 = *((volatile __global gale_int *) (arg_fs + 16 + l_107));
                            if (i_115 == i_119) {
                                i_116 = 1;
                            } else {
                                if (i_118 == 0) {
                                    if (l_117 < l_113) {
                                        GALEFS_RELAX(l_117);
                                        l_120 = (long) ((ulong) l_117 + (ulong) 1L);
                                        l_117 = l_120;
                                    } else {
                                        i_116 = (-110);
                                    }
                                } else {
                                    i_121 = (int) (0 - (uint) i_118);
                                    i_116 = i_121;
                                }
                            }
                        }
                        i_109 = i_116;
                    }
                } else {
                    i_109 = (-36);
                }
            }
        } else {
            i_109 = (-16);
        }
        l_122 = (long) i_109;
        if (l_122 < 0L) {
            l_123 = l_122;
        } else {
            l_124 = (long) ((ulong) l_106 + (ulong) 2048L);
            l_125 = l_50 + ((long) i_1);
            i_126 = 0;
            while (true) {
                if (!(i_126 < i_97)) {
                    break;
                }
                l_127 = (long) i_126;
                i_128 = (int) *((__global char *) (arg_paths + 16 + (l_125 + l_127)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) l_127)))) = (char) i_128;
                i_129 = (int) ((uint) i_126 + (uint) 1);
                i_126 = i_129;
            }
            l_130 = *((__global gale_long *) (arg_fs + 16 + l_108));
            l_131 = (long) ((ulong) l_130 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) ((long) (uint) (((int) l_131) & 1023)))))) = 0L;
            l_132 = (long) ((ulong) l_106 + (ulong) ((long) (uint) (((int) l_130) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 4L)))) = 1;
            i_133 = (int) ((uint) ((int) (((long) ((ulong) l_130 + (ulong) ((long) ((ulong) (l_130 >> 63) >> 58)))) >> 6)) + (uint) 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 8L)))) = i_133;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 32L)))) = 577;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 36L)))) = i_97;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_132)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_108)) = l_131;
            GALEFS_FENCE();
            l_134 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_135 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_134 + (ulong) ((long) i_135))))) = (char) 1;
            l_136 = *((__global gale_long *) (arg_fs + 16 + 8L));
            i_137 = 0;
            l_138 = 0L;
            while (true) {
                if (!(i_137 == 0)) {
                    break;
                }
                i_139 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_140 = *((volatile __global gale_int *) (arg_fs + 16 + l_107));
                if (i_133 == i_140) {
                    i_137 = 1;
                } else {
                    if (i_139 == 0) {
                        if (l_138 < l_136) {
                            GALEFS_RELAX(l_138);
                            l_141 = (long) ((ulong) l_138 + (ulong) 1L);
                            l_138 = l_141;
                        } else {
                            i_137 = (-110);
                        }
                    } else {
                        i_142 = (int) (0 - (uint) i_139);
                        i_137 = i_142;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_137 < 0) {
                l_143 = (long) i_137;
                l_123 = l_143;
            } else {
                l_144 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) 1800L))));
                l_123 = l_144;
            }
        }
    } else {
        l_123 = 0L;
    }
    l_145 = GALEFS_BROADCAST(l_123);
    i_146 = (int) l_145;
    i_147 = (int) l_96;
    i_148 = (int) l_48;
    if (i_148 < 0) {
        i_149 = (int) get_group_id(0);
        i_150 = (int) get_local_id(0);
        if (i_150 == 0) {
            i_151 = i_149 << 1;
            *((__global gale_int *) (arg_status + ((((long) i_151) << 2) + 16L))) = 1;
            *((__global gale_int *) (arg_status + ((((long) (i_151 + 1)) << 2) + 16L))) = i_148;
        }
    } else {
        if (i_147 < 0) {
            i_152 = (int) get_group_id(0);
            i_153 = (int) get_local_id(0);
            if (i_153 == 0) {
                i_154 = i_152 << 1;
                *((__global gale_int *) (arg_status + ((((long) i_154) << 2) + 16L))) = 2;
                *((__global gale_int *) (arg_status + ((((long) (i_154 + 1)) << 2) + 16L))) = i_147;
            }
        } else {
            if (i_146 < 0) {
                i_155 = (int) get_group_id(0);
                i_156 = (int) get_local_id(0);
                if (i_156 == 0) {
                    i_157 = i_155 << 1;
                    *((__global gale_int *) (arg_status + ((((long) i_157) << 2) + 16L))) = 3;
                    *((__global gale_int *) (arg_status + ((((long) (i_157 + 1)) << 2) + 16L))) = i_146;
                }
            } else {
                i_158 = (int) get_local_id(0);
                l_159 = ((long) (uint) i_148) << 3;
                if (i_158 == 0) {
                    i_160 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_161 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    if (i_148 < i_161) {
                        l_162 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_163 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_162 + (ulong) l_159))));
                        i_164 = (int) ((uint) i_163 + (uint) (-1));
                        i_165 = (i_164 < 0) ? (-9) : i_164;
                        i_166 = i_165;
                    } else {
                        i_166 = (-9);
                    }
                    i_167 = (int) (0 - (uint) i_160);
                    if (i_167 < 0) {
                        l_168 = (long) i_167;
                        l_169 = l_168;
                    } else {
                        l_170 = (long) i_166;
                        if (i_166 < 0) {
                            l_169 = l_170;
                        } else {
                            l_171 = *((__global gale_long *) (arg_fs + 16 + 200L));
                            l_172 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) (l_170 << 6)))));
                            l_169 = l_172;
                        }
                    }
                } else {
                    l_169 = 0L;
                }
                l_173 = GALEFS_BROADCAST(l_169);
                i_174 = (int) get_local_id(0);
                l_175 = ((long) (uint) i_147) << 3;
                if (i_174 == 0) {
                    i_176 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_177 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    if (i_147 < i_177) {
                        l_178 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_179 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_178 + (ulong) l_175))));
                        i_180 = (int) ((uint) i_179 + (uint) (-1));
                        i_181 = (i_180 < 0) ? (-9) : i_180;
                        i_182 = i_181;
                    } else {
                        i_182 = (-9);
                    }
                    i_183 = (int) (0 - (uint) i_176);
                    if (i_183 < 0) {
                        l_184 = (long) i_183;
                        l_185 = l_184;
                    } else {
                        l_186 = (long) i_182;
                        if (i_182 < 0) {
                            l_185 = l_186;
                        } else {
                            l_187 = *((__global gale_long *) (arg_fs + 16 + 200L));
                            l_188 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_187 + (ulong) (l_186 << 6)))));
                            l_185 = l_188;
                        }
                    }
                } else {
                    l_185 = 0L;
                }
                l_189 = GALEFS_BROADCAST(l_185);
                i_190 = (int) get_group_id(0);
                i_191 = (int) get_local_id(0);
                if (l_173 == l_189) {
                    if (i_191 == 0) {
                        i_192 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        i_193 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        if (i_148 < i_193) {
                            l_194 = *((__global gale_long *) (arg_fs + 16 + 192L));
                            i_195 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) l_159))));
                            i_196 = (int) ((uint) i_195 + (uint) (-1));
                            i_197 = (i_196 < 0) ? (-9) : i_196;
                            i_198 = i_197;
                        } else {
                            i_198 = (-9);
                        }
                        i_199 = (int) (0 - (uint) i_192);
                        if (i_199 < 0) {
                            l_200 = (long) i_199;
                            l_201 = l_200;
                        } else {
                            l_202 = (long) i_198;
                            if (i_198 < 0) {
                                l_201 = l_202;
                            } else {
                                l_203 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                l_204 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) (l_202 << 6)))));
                                l_201 = l_204;
                            }
                        }
                    } else {
                        l_201 = 0L;
                    }
                    l_205 = GALEFS_BROADCAST(l_201);
                    i_206 = (int) get_group_id(0);
                    l_207 = ((long) i_206) << 16;
                    i_208 = (l_207 < l_205) ? 1 : 0;
                    i_209 = i_190 << 14;
                    l_210 = ((long) i_209) << 2;
                    l_211 = l_207;
                    i_212 = i_208;
                    while (true) {
                        if (i_212 == 0) {
                            break;
                        }
                        l_213 = (long) ((ulong) l_205 - (ulong) l_211);
                        if (l_213 < 65536L) {
                            i_214 = (int) l_213;
                            i_215 = i_214;
                        } else {
                            i_215 = 65536;
                        }
                        i_216 = 1;
                        i_217 = 0;
                        while (true) {
                            if (!(i_216 == 1)) {
                                break;
                            }
                            i_218 = (int) get_local_id(0);
                            l_219 = (long) i_217;
                            l_220 = (long) ((ulong) l_211 + (ulong) l_219);
                            if (i_218 == 0) {
                                i_221 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                i_222 = (int) (0 - (uint) i_221);
                                if (i_222 < 0) {
                                    l_223 = (long) i_222;
                                    l_224 = l_223;
                                } else {
                                    i_225 = *((__global gale_int *) (arg_fs + 16 + 208L));
                                    if (i_148 < i_225) {
                                        l_226 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                        i_227 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_226 + (ulong) l_159))));
                                        i_228 = (int) ((uint) i_227 + (uint) (-1));
                                        i_229 = (i_228 < 0) ? (-9) : i_228;
                                        if (i_229 < 0) {
                                            i_230 = i_229;
                                        } else {
                                            l_231 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                            i_232 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_231 + (ulong) l_159)) + (ulong) 4L))));
                                            if ((i_232 & 3) == 1) {
                                                i_230 = (-9);
                                            } else {
                                                i_230 = i_229;
                                            }
                                        }
                                    } else {
                                        i_230 = (-9);
                                    }
                                    l_233 = (long) i_230;
                                    if (i_230 < 0) {
                                        l_224 = l_233;
                                    } else {
                                        if (l_220 < 0L) {
                                            l_224 = (-22L);
                                        } else {
                                            i_234 = (int) ((uint) i_215 - (uint) i_217);
                                            if (i_234 < 0) {
                                                l_224 = (-22L);
                                            } else {
                                                l_235 = *((__global gale_long *) (arg_fs + 16 + 16L));
                                                i_236 = (int) get_group_id(0);
                                                l_237 = (long) i_236;
                                                i_238 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_235 + (ulong) ((l_237 << 12) + (l_237 << 11)))) + (ulong) 1896L))));
                                                if (i_238 == 0) {
                                                    l_239 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                                    l_240 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_239 + (ulong) (l_233 << 6)))));
                                                    l_241 = (long) ((ulong) l_240 - (ulong) l_220);
                                                    if (l_241 < 1L) {
                                                        l_224 = 0L;
                                                    } else {
                                                        l_242 = (long) (uint) i_234;
                                                        l_243 = (l_241 < l_242) ? l_241 : l_242;
                                                        l_224 = l_243;
                                                    }
                                                } else {
                                                    l_224 = (-16L);
                                                }
                                            }
                                        }
                                    }
                                }
                                if (l_224 < 1L) {
                                    l_244 = l_224;
                                } else {
                                    i_245 = *((__global gale_int *) (arg_fs + 16 + 156L));
                                    l_246 = 1L << i_245;
                                    l_247 = (long) ((ulong) l_246 - (ulong) (l_220 & ((long) ((ulong) l_246 + (ulong) (-1L)))));
                                    if (l_247 < l_224) {
                                        i_248 = (int) l_247;
                                        i_249 = i_248;
                                    } else {
                                        i_250 = (int) l_224;
                                        i_249 = i_250;
                                    }
                                    l_251 = *((__global gale_long *) (arg_fs + 16 + 16L));
                                    i_252 = (int) get_group_id(0);
                                    i_253 = *((__global gale_int *) (arg_fs + 16 + 208L));
                                    if (i_148 < i_253) {
                                        l_254 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                        i_255 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_254 + (ulong) l_159))));
                                        i_256 = (int) ((uint) i_255 + (uint) (-1));
                                        i_257 = (i_256 < 0) ? (-9) : i_256;
                                        i_258 = i_257;
                                    } else {
                                        i_258 = (-9);
                                    }
                                    l_259 = (long) i_258;
                                    if (i_258 < 0) {
                                        l_260 = l_259;
                                    } else {
                                        i_261 = *((__global gale_int *) (arg_fs + 16 + 156L));
                                        l_262 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                        i_263 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_262 + (ulong) (l_259 << 6))) + (ulong) 8L))));
                                        l_264 = *((__global gale_long *) (arg_fs + 16 + 128L));
                                        i_265 = *((__global gale_int *) (arg_fs + 16 + 152L));
                                        l_266 = l_220 >> i_261;
                                        i_267 = i_265 & ((int) (((long) ((ulong) ((long) ((ulong) l_266 + (ulong) (((long) i_263) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                        i_268 = i_267;
                                        i_269 = 0;
                                        i_270 = (-2);
                                        while (true) {
                                            if (!(i_270 == (-2))) {
                                                break;
                                            }
                                            i_271 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_264 + (ulong) (((long) i_268) << 2)))));
                                            i_272 = (int) ((uint) i_271 + (uint) (-1));
                                            if (i_272 < 0) {
                                                i_270 = (-1);
                                            } else {
                                                l_273 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                                l_274 = (long) ((ulong) l_273 + (ulong) (((long) (uint) i_272) << 4));
                                                i_275 = *((volatile __global gale_int *) (arg_fs + 16 + l_274));
                                                l_276 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_274 + (ulong) 8L))));
                                                if ((!(i_263 == i_275)) || (!(l_266 == l_276))) {
                                                    if (i_265 == i_269) {
                                                        i_270 = (-1);
                                                    } else {
                                                        i_277 = (int) ((uint) i_269 + (uint) 1);
                                                        i_278 = i_265 & ((int) ((uint) i_268 + (uint) 1));
                                                        i_268 = i_278;
                                                        i_269 = i_277;
                                                    }
                                                } else {
                                                    i_270 = i_272;
                                                }
                                            }
                                        }
                                        l_279 = (long) i_252;
                                        l_280 = (long) ((ulong) l_251 + (ulong) ((l_279 << 12) + (l_279 << 11)));
                                        if (i_270 < 0) {
                                            i_281 = (-1);
                                        } else {
                                            l_282 = (long) ((ulong) l_280 + (ulong) 1856L);
                                            *((volatile __global gale_int *) (arg_fs + 16 + l_282)) = ((int) ((uint) i_270 + (uint) 1));
                                            GALEFS_FENCE();
                                            l_283 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                            l_284 = (long) ((ulong) l_283 + (ulong) (((long) (uint) i_270) << 4));
                                            i_285 = *((volatile __global gale_int *) (arg_fs + 16 + l_284));
                                            l_286 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_284 + (ulong) 8L))));
                                            if ((!(i_263 == i_285)) || (!(l_266 == l_286))) {
                                                *((volatile __global gale_int *) (arg_fs + 16 + l_282)) = 0;
                                            }
                                            GALEFS_FENCE();
                                            if ((!(i_263 == i_285)) || (!(l_266 == l_286))) {
                                                i_281 = (-1);
                                            } else {
                                                i_281 = i_270;
                                            }
                                        }
                                        l_287 = (long) i_281;
                                        if (l_287 == (-1L)) {
                                            i_288 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                            l_289 = (long) ((ulong) l_280 + (ulong) 1864L);
                                            l_290 = *((__global gale_long *) (arg_fs + 16 + l_289));
                                            i_291 = (int) (0 - (uint) i_288);
                                            l_292 = (long) ((ulong) l_280 + (ulong) 1792L);
                                            if (i_291 < 0) {
                                                i_293 = i_291;
                                            } else {
                                                l_294 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                                l_295 = (long) ((ulong) l_290 + (ulong) (-64L));
                                                i_296 = (int) ((uint) ((int) (((long) ((ulong) l_295 + (ulong) ((long) ((ulong) (l_295 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                i_297 = 0;
                                                l_298 = 0L;
                                                while (true) {
                                                    if (!(i_297 == 0)) {
                                                        break;
                                                    }
                                                    i_299 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                                    i_300 = *((volatile __global gale_int *) (arg_fs + 16 + l_292));
                                                    if (i_296 == i_300) {
                                                        i_297 = 1;
                                                    } else {
                                                        if (i_299 == 0) {
                                                            if (l_298 < l_294) {
                                                                GALEFS_RELAX(l_298);
                                                                l_301 = (long) ((ulong) l_298 + (ulong) 1L);
                                                                l_298 = l_301;
                                                            } else {
                                                                i_297 = (-110);
                                                            }
                                                        } else {
                                                            i_302 = (int) (0 - (uint) i_299);
                                                            i_297 = i_302;
                                                        }
                                                    }
                                                }
                                                i_293 = i_297;
                                            }
                                            if (i_293 < 0) {
                                                l_303 = (long) i_293;
                                                l_304 = l_303;
                                            } else {
                                                l_305 = *((__global gale_long *) (arg_fs + 16 + l_289));
                                                l_306 = (long) ((ulong) l_305 + (ulong) 64L);
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_280 + (ulong) ((long) (uint) (((int) l_306) & 1023)))))) = 0L;
                                                l_307 = (long) ((ulong) l_280 + (ulong) ((long) (uint) (((int) l_305) & 1023)));
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_307 + (ulong) 4L)))) = 3;
                                                i_308 = (int) ((uint) ((int) (((long) ((ulong) l_305 + (ulong) ((long) ((ulong) (l_305 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_307 + (ulong) 8L)))) = i_308;
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_307 + (ulong) 12L)))) = i_148;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_307 + (ulong) 16L)))) = l_220;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_307 + (ulong) 24L)))) = l_224;
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_307 + (ulong) 32L)))) = 0;
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_307 + (ulong) 36L)))) = 0;
                                                GALEFS_FENCE();
                                                *((volatile __global gale_int *) (arg_fs + 16 + l_307)) = 64;
                                                *((__global gale_long *) (arg_fs + 16 + l_289)) = l_306;
                                                GALEFS_FENCE();
                                                l_309 = *((__global gale_long *) (arg_fs + 16 + 24L));
                                                i_310 = (int) get_group_id(0);
                                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_309 + (ulong) ((long) i_310))))) = (char) 1;
                                                l_311 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                                i_312 = 0;
                                                l_313 = 0L;
                                                while (true) {
                                                    if (!(i_312 == 0)) {
                                                        break;
                                                    }
                                                    i_314 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                                    i_315 = *((volatile __global gale_int *) (arg_fs + 16 + l_292));
                                                    if (i_308 == i_315) {
                                                        i_312 = 1;
                                                    } else {
                                                        if (i_314 == 0) {
                                                            if (l_313 < l_311) {
                                                                GALEFS_RELAX(l_313);
                                                                l_316 = (long) ((ulong) l_313 + (ulong) 1L);
                                                                l_313 = l_316;
                                                            } else {
                                                                i_312 = (-110);
                                                            }
                                                        } else {
                                                            i_317 = (int) (0 - (uint) i_314);
                                                            i_312 = i_317;
                                                        }
                                                    }
                                                }
                                                GALEFS_FENCE();
                                                if (i_312 < 0) {
                                                    l_318 = (long) i_312;
                                                    l_304 = l_318;
                                                } else {
                                                    l_319 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_280 + (ulong) 1800L))));
                                                    l_304 = l_319;
                                                }
                                            }
                                            if (l_304 < 0L) {
                                                l_260 = l_304;
                                            } else {
                                                l_320 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_280 + (ulong) 1808L))));
                                                l_260 = l_320;
                                            }
                                        } else {
                                            l_321 = (long) ((ulong) l_280 + (ulong) 1872L);
                                            l_322 = *((__global gale_long *) (arg_fs + 16 + l_321));
                                            *((__global gale_long *) (arg_fs + 16 + l_321)) = ((long) ((ulong) l_322 + (ulong) 1L));
                                            l_260 = l_287;
                                        }
                                    }
                                    if (l_260 < 0L) {
                                        l_244 = l_260;
                                    } else {
                                        l_323 = (l_260 << 32) | ((long) i_249);
                                        l_244 = l_323;
                                    }
                                }
                            } else {
                                l_244 = 0L;
                            }
                            l_324 = GALEFS_BROADCAST(l_244);
                            i_325 = (int) l_324;
                            if (l_324 < 0L) {
                                i_326 = 0;
                            } else {
                                i_326 = i_325;
                            }
                            if (l_324 < 0L) {
                                l_327 = 0L;
                            } else {
                                l_328 = (long) ((ulong) l_324 >> 32);
                                l_327 = l_328;
                            }
                            i_329 = *((__global gale_int *) (arg_fs + 16 + 156L));
                            l_330 = *((__global gale_long *) (arg_fs + 16 + 144L));
                            gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_330 + (ulong) (l_327 << i_329))) + (ulong) (l_220 & ((long) ((ulong) (1L << i_329) + (ulong) (-1L))))))), (arg_a + 16 + (l_219 + l_210)), i_326);
                            GALEFS_FENCE();
                            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                            i_331 = (int) get_local_id(0);
                            if (i_331 == 0) {
                                l_332 = *((__global gale_long *) (arg_fs + 16 + 16L));
                                i_333 = (int) get_group_id(0);
                                l_334 = (long) i_333;
                                l_335 = (long) ((ulong) l_332 + (ulong) ((l_334 << 12) + (l_334 << 11)));
                                l_336 = (long) ((ulong) l_335 + (ulong) 1880L);
                                l_337 = *((__global gale_long *) (arg_fs + 16 + l_336));
                                *((__global gale_long *) (arg_fs + 16 + l_336)) = ((long) ((ulong) ((long) i_326) + (ulong) l_337));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_335 + (ulong) 1856L)))) = 0;
                                l_338 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_335 + (ulong) 1864L))));
                                l_339 = (long) ((ulong) l_338 + (ulong) (-64L));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_335 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_339 + (ulong) ((long) ((ulong) (l_339 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            }
                            i_340 = (int) ((uint) i_217 + (uint) i_326);
                            if (l_324 < 0L) {
                                i_216 = i_325;
                                i_217 = i_340;
                            } else {
                                i_341 = ((i_326 < 1) || (!(i_340 < i_215))) ? 0 : 1;
                                i_216 = i_341;
                                i_217 = i_340;
                            }
                        }
                        if (i_217 < 1) {
                            i_342 = i_216;
                        } else {
                            i_342 = i_217;
                        }
                        i_343 = 1;
                        i_344 = 0;
                        while (true) {
                            if (!(i_343 == 1)) {
                                break;
                            }
                            i_345 = (int) get_local_id(0);
                            l_346 = (long) i_344;
                            l_347 = (long) ((ulong) l_211 + (ulong) l_346);
                            if (i_345 == 0) {
                                i_348 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                i_349 = (int) (0 - (uint) i_348);
                                if (i_349 < 0) {
                                    l_350 = (long) i_349;
                                    l_351 = l_350;
                                } else {
                                    i_352 = *((__global gale_int *) (arg_fs + 16 + 208L));
                                    if (i_147 < i_352) {
                                        l_353 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                        i_354 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_353 + (ulong) l_175))));
                                        i_355 = (int) ((uint) i_354 + (uint) (-1));
                                        i_356 = (i_355 < 0) ? (-9) : i_355;
                                        if (i_356 < 0) {
                                            i_357 = i_356;
                                        } else {
                                            l_358 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                            i_359 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_358 + (ulong) l_175)) + (ulong) 4L))));
                                            if ((i_359 & 3) == 1) {
                                                i_357 = (-9);
                                            } else {
                                                i_357 = i_356;
                                            }
                                        }
                                    } else {
                                        i_357 = (-9);
                                    }
                                    l_360 = (long) i_357;
                                    if (i_357 < 0) {
                                        l_351 = l_360;
                                    } else {
                                        if (l_347 < 0L) {
                                            l_351 = (-22L);
                                        } else {
                                            i_361 = (int) ((uint) i_215 - (uint) i_344);
                                            if (i_361 < 0) {
                                                l_351 = (-22L);
                                            } else {
                                                l_362 = *((__global gale_long *) (arg_fs + 16 + 16L));
                                                i_363 = (int) get_group_id(0);
                                                l_364 = (long) i_363;
                                                i_365 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_362 + (ulong) ((l_364 << 12) + (l_364 << 11)))) + (ulong) 1896L))));
                                                if (i_365 == 0) {
                                                    l_366 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                                    l_367 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_366 + (ulong) (l_360 << 6)))));
                                                    l_368 = (long) ((ulong) l_367 - (ulong) l_347);
                                                    if (l_368 < 1L) {
                                                        l_351 = 0L;
                                                    } else {
                                                        l_369 = (long) (uint) i_361;
                                                        l_370 = (l_368 < l_369) ? l_368 : l_369;
                                                        l_351 = l_370;
                                                    }
                                                } else {
                                                    l_351 = (-16L);
                                                }
                                            }
                                        }
                                    }
                                }
                                if (l_351 < 1L) {
                                    l_371 = l_351;
                                } else {
                                    i_372 = *((__global gale_int *) (arg_fs + 16 + 156L));
                                    l_373 = 1L << i_372;
                                    l_374 = (long) ((ulong) l_373 - (ulong) (l_347 & ((long) ((ulong) l_373 + (ulong) (-1L)))));
                                    if (l_374 < l_351) {
                                        i_375 = (int) l_374;
                                        i_376 = i_375;
                                    } else {
                                        i_377 = (int) l_351;
                                        i_376 = i_377;
                                    }
                                    l_378 = *((__global gale_long *) (arg_fs + 16 + 16L));
                                    i_379 = (int) get_group_id(0);
                                    i_380 = *((__global gale_int *) (arg_fs + 16 + 208L));
                                    if (i_147 < i_380) {
                                        l_381 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                        i_382 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_381 + (ulong) l_175))));
                                        i_383 = (int) ((uint) i_382 + (uint) (-1));
                                        i_384 = (i_383 < 0) ? (-9) : i_383;
                                        i_385 = i_384;
                                    } else {
                                        i_385 = (-9);
                                    }
                                    l_386 = (long) i_385;
                                    if (i_385 < 0) {
                                        l_387 = l_386;
                                    } else {
                                        i_388 = *((__global gale_int *) (arg_fs + 16 + 156L));
                                        l_389 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                        i_390 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_389 + (ulong) (l_386 << 6))) + (ulong) 8L))));
                                        l_391 = *((__global gale_long *) (arg_fs + 16 + 128L));
                                        i_392 = *((__global gale_int *) (arg_fs + 16 + 152L));
                                        l_393 = l_347 >> i_388;
                                        i_394 = i_392 & ((int) (((long) ((ulong) ((long) ((ulong) l_393 + (ulong) (((long) i_390) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                        i_395 = i_394;
                                        i_396 = 0;
                                        i_397 = (-2);
                                        while (true) {
                                            if (!(i_397 == (-2))) {
                                                break;
                                            }
                                            i_398 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_391 + (ulong) (((long) i_395) << 2)))));
                                            i_399 = (int) ((uint) i_398 + (uint) (-1));
                                            if (i_399 < 0) {
                                                i_397 = (-1);
                                            } else {
                                                l_400 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                                l_401 = (long) ((ulong) l_400 + (ulong) (((long) (uint) i_399) << 4));
                                                i_402 = *((volatile __global gale_int *) (arg_fs + 16 + l_401));
                                                l_403 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_401 + (ulong) 8L))));
                                                if ((!(i_390 == i_402)) || (!(l_393 == l_403))) {
                                                    if (i_392 == i_396) {
                                                        i_397 = (-1);
                                                    } else {
                                                        i_404 = (int) ((uint) i_396 + (uint) 1);
                                                        i_405 = i_392 & ((int) ((uint) i_395 + (uint) 1));
                                                        i_395 = i_405;
                                                        i_396 = i_404;
                                                    }
                                                } else {
                                                    i_397 = i_399;
                                                }
                                            }
                                        }
                                        l_406 = (long) i_379;
                                        l_407 = (long) ((ulong) l_378 + (ulong) ((l_406 << 12) + (l_406 << 11)));
                                        if (i_397 < 0) {
                                            i_408 = (-1);
                                        } else {
                                            l_409 = (long) ((ulong) l_407 + (ulong) 1856L);
                                            *((volatile __global gale_int *) (arg_fs + 16 + l_409)) = ((int) ((uint) i_397 + (uint) 1));
                                            GALEFS_FENCE();
                                            l_410 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                            l_411 = (long) ((ulong) l_410 + (ulong) (((long) (uint) i_397) << 4));
                                            i_412 = *((volatile __global gale_int *) (arg_fs + 16 + l_411));
                                            l_413 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_411 + (ulong) 8L))));
                                            if ((!(i_390 == i_412)) || (!(l_393 == l_413))) {
                                                *((volatile __global gale_int *) (arg_fs + 16 + l_409)) = 0;
                                            }
                                            GALEFS_FENCE();
                                            if ((!(i_390 == i_412)) || (!(l_393 == l_413))) {
                                                i_408 = (-1);
                                            } else {
                                                i_408 = i_397;
                                            }
                                        }
                                        l_414 = (long) i_408;
                                        if (l_414 == (-1L)) {
                                            i_415 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                            l_416 = (long) ((ulong) l_407 + (ulong) 1864L);
                                            l_417 = *((__global gale_long *) (arg_fs + 16 + l_416));
                                            i_418 = (int) (0 - (uint) i_415);
                                            l_419 = (long) ((ulong) l_407 + (ulong) 1792L);
                                            if (i_418 < 0) {
                                                i_420 = i_418;
                                            } else {
                                                l_421 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                                l_422 = (long) ((ulong) l_417 + (ulong) (-64L));
                                                i_423 = (int) ((uint) ((int) (((long) ((ulong) l_422 + (ulong) ((long) ((ulong) (l_422 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                i_424 = 0;
                                                l_425 = 0L;
                                                while (true) {
                                                    if (!(i_424 == 0)) {
                                                        break;
                                                    }
                                                    i_426 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                                    i_427 = *((volatile __global gale_int *) (arg_fs + 16 + l_419));
                                                    if (i_423 == i_427) {
                                                        i_424 = 1;
                                                    } else {
                                                        if (i_426 == 0) {
                                                            if (l_425 < l_421) {
                                                                GALEFS_RELAX(l_425);
                                                                l_428 = (long) ((ulong) l_425 + (ulong) 1L);
                                                                l_425 = l_428;
                                                            } else {
                                                                i_424 = (-110);
                                                            }
                                                        } else {
                                                            i_429 = (int) (0 - (uint) i_426);
                                                            i_424 = i_429;
                                                        }
                                                    }
                                                }
                                                i_420 = i_424;
                                            }
                                            if (i_420 < 0) {
                                                l_430 = (long) i_420;
                                                l_431 = l_430;
                                            } else {
                                                l_432 = *((__global gale_long *) (arg_fs + 16 + l_416));
                                                l_433 = (long) ((ulong) l_432 + (ulong) 64L);
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_407 + (ulong) ((long) (uint) (((int) l_433) & 1023)))))) = 0L;
                                                l_434 = (long) ((ulong) l_407 + (ulong) ((long) (uint) (((int) l_432) & 1023)));
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_434 + (ulong) 4L)))) = 3;
                                                i_435 = (int) ((uint) ((int) (((long) ((ulong) l_432 + (ulong) ((long) ((ulong) (l_432 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_434 + (ulong) 8L)))) = i_435;
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_434 + (ulong) 12L)))) = i_147;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_434 + (ulong) 16L)))) = l_347;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_434 + (ulong) 24L)))) = l_351;
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_434 + (ulong) 32L)))) = 0;
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_434 + (ulong) 36L)))) = 0;
                                                GALEFS_FENCE();
                                                *((volatile __global gale_int *) (arg_fs + 16 + l_434)) = 64;
                                                *((__global gale_long *) (arg_fs + 16 + l_416)) = l_433;
                                                GALEFS_FENCE();
                                                l_436 = *((__global gale_long *) (arg_fs + 16 + 24L));
                                                i_437 = (int) get_group_id(0);
                                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_436 + (ulong) ((long) i_437))))) = (char) 1;
                                                l_438 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                                i_439 = 0;
                                                l_440 = 0L;
                                                while (true) {
                                                    if (!(i_439 == 0)) {
                                                        break;
                                                    }
                                                    i_441 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                                    i_442 = *((volatile __global gale_int *) (arg_fs + 16 + l_419));
                                                    if (i_435 == i_442) {
                                                        i_439 = 1;
                                                    } else {
                                                        if (i_441 == 0) {
                                                            if (l_440 < l_438) {
                                                                GALEFS_RELAX(l_440);
                                                                l_443 = (long) ((ulong) l_440 + (ulong) 1L);
                                                                l_440 = l_443;
                                                            } else {
                                                                i_439 = (-110);
                                                            }
                                                        } else {
                                                            i_444 = (int) (0 - (uint) i_441);
                                                            i_439 = i_444;
                                                        }
                                                    }
                                                }
                                                GALEFS_FENCE();
                                                if (i_439 < 0) {
                                                    l_445 = (long) i_439;
                                                    l_431 = l_445;
                                                } else {
                                                    l_446 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_407 + (ulong) 1800L))));
                                                    l_431 = l_446;
                                                }
                                            }
                                            if (l_431 < 0L) {
                                                l_387 = l_431;
                                            } else {
                                                l_447 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_407 + (ulong) 1808L))));
                                                l_387 = l_447;
                                            }
                                        } else {
                                            l_448 = (long) ((ulong) l_407 + (ulong) 1872L);
                                            l_449 = *((__global gale_long *) (arg_fs + 16 + l_448));
                                            *((__global gale_long *) (arg_fs + 16 + l_448)) = ((long) ((ulong) l_449 + (ulong) 1L));
                                            l_387 = l_414;
                                        }
                                    }
                                    if (l_387 < 0L) {
                                        l_371 = l_387;
                                    } else {
                                        l_450 = (l_387 << 32) | ((long) i_376);
                                        l_371 = l_450;
                                    }
                                }
                            } else {
                                l_371 = 0L;
                            }
                            l_451 = GALEFS_BROADCAST(l_371);
                            i_452 = (int) l_451;
                            if (l_451 < 0L) {
                                i_453 = 0;
                            } else {
                                i_453 = i_452;
                            }
                            if (l_451 < 0L) {
                                l_454 = 0L;
                            } else {
                                l_455 = (long) ((ulong) l_451 >> 32);
                                l_454 = l_455;
                            }
                            i_456 = *((__global gale_int *) (arg_fs + 16 + 156L));
                            l_457 = *((__global gale_long *) (arg_fs + 16 + 144L));
                            gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_457 + (ulong) (l_454 << i_456))) + (ulong) (l_347 & ((long) ((ulong) (1L << i_456) + (ulong) (-1L))))))), (arg_b + 16 + (l_346 + l_210)), i_453);
                            GALEFS_FENCE();
                            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                            i_458 = (int) get_local_id(0);
                            if (i_458 == 0) {
                                l_459 = *((__global gale_long *) (arg_fs + 16 + 16L));
                                i_460 = (int) get_group_id(0);
                                l_461 = (long) i_460;
                                l_462 = (long) ((ulong) l_459 + (ulong) ((l_461 << 12) + (l_461 << 11)));
                                l_463 = (long) ((ulong) l_462 + (ulong) 1880L);
                                l_464 = *((__global gale_long *) (arg_fs + 16 + l_463));
                                *((__global gale_long *) (arg_fs + 16 + l_463)) = ((long) ((ulong) ((long) i_453) + (ulong) l_464));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_462 + (ulong) 1856L)))) = 0;
                                l_465 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_462 + (ulong) 1864L))));
                                l_466 = (long) ((ulong) l_465 + (ulong) (-64L));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_462 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_466 + (ulong) ((long) ((ulong) (l_466 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            }
                            i_467 = (int) ((uint) i_344 + (uint) i_453);
                            if (l_451 < 0L) {
                                i_343 = i_452;
                                i_344 = i_467;
                            } else {
                                i_468 = ((i_453 < 1) || (!(i_467 < i_215))) ? 0 : 1;
                                i_343 = i_468;
                                i_344 = i_467;
                            }
                        }
                        if (i_344 < 1) {
                            i_469 = i_343;
                        } else {
                            i_469 = i_344;
                        }
                        if (i_215 == i_342) {
                            if (i_215 == i_469) {
                                i_470 = (int) get_local_id(0);
                                i_471 = ((int) ((uint) i_215 + (uint) ((int) ((uint) (i_215 >> 31) >> 30)))) >> 2;
                                i_472 = i_470;
                                while (true) {
                                    if (!(i_472 < i_471)) {
                                        break;
                                    }
                                    l_473 = (((long) ((int) ((uint) i_472 + (uint) i_209))) << 2) + 16L;
                                    ul_474 = arg_a + l_473;
                                    f_475 = *((__global gale_float *) ul_474);
                                    f_476 = *((__global gale_float *) (arg_b + l_473));
                                    *((__global gale_float *) ul_474) = (f_475 + f_476);
                                    i_477 = (int) get_local_size(0);
                                    i_478 = (int) ((uint) i_472 + (uint) i_477);
                                    i_472 = i_478;
                                }
                                i_479 = 1;
                                i_480 = 0;
                                while (true) {
                                    if (!(i_479 == 1)) {
                                        break;
                                    }
                                    i_481 = (int) get_local_id(0);
                                    l_482 = (long) i_480;
                                    l_483 = (long) ((ulong) l_211 + (ulong) l_482);
                                    if (i_481 == 0) {
                                        i_484 = *((__global gale_int *) (arg_fs + 16 + 208L));
                                        if (i_146 < i_484) {
                                            l_485 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                            l_486 = ((long) (uint) i_146) << 3;
                                            i_487 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_485 + (ulong) l_486))));
                                            i_488 = (int) ((uint) i_487 + (uint) (-1));
                                            i_489 = (i_488 < 0) ? (-9) : i_488;
                                            if (i_489 < 0) {
                                                i_490 = i_489;
                                            } else {
                                                l_491 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                                i_492 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_491 + (ulong) l_486)) + (ulong) 4L))));
                                                if ((i_492 & 3) == 0) {
                                                    i_490 = (-9);
                                                } else {
                                                    i_490 = i_489;
                                                }
                                            }
                                        } else {
                                            i_490 = (-9);
                                        }
                                        i_493 = (int) ((uint) i_215 - (uint) i_480);
                                        l_494 = (long) i_493;
                                        if (i_490 < 0) {
                                            l_495 = (long) i_490;
                                            l_496 = l_495;
                                        } else {
                                            if (l_483 < 0L) {
                                                l_496 = (-22L);
                                            } else {
                                                if (i_493 < 0) {
                                                    l_496 = (-22L);
                                                } else {
                                                    if (((long) ((ulong) l_483 + (ulong) l_494)) < 0L) {
                                                        l_496 = (-27L);
                                                    } else {
                                                        l_497 = *((__global gale_long *) (arg_fs + 16 + 16L));
                                                        i_498 = (int) get_group_id(0);
                                                        l_499 = (long) i_498;
                                                        i_500 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_497 + (ulong) ((l_499 << 12) + (l_499 << 11)))) + (ulong) 1896L))));
                                                        if (i_500 == 0) {
                                                            l_496 = l_494;
                                                        } else {
                                                            l_496 = (-16L);
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                        if (l_496 < 1L) {
                                            l_501 = l_496;
                                        } else {
                                            i_502 = *((__global gale_int *) (arg_fs + 16 + 156L));
                                            l_503 = 1L << i_502;
                                            l_504 = (long) ((ulong) l_503 - (ulong) (l_483 & ((long) ((ulong) l_503 + (ulong) (-1L)))));
                                            if (l_504 < l_494) {
                                                i_505 = (int) l_504;
                                                i_506 = i_505;
                                            } else {
                                                i_506 = i_493;
                                            }
                                            l_507 = *((__global gale_long *) (arg_fs + 16 + 16L));
                                            i_508 = (int) get_group_id(0);
                                            i_509 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                            l_510 = (long) i_508;
                                            l_511 = (long) ((ulong) l_507 + (ulong) ((l_510 << 12) + (l_510 << 11)));
                                            l_512 = (long) ((ulong) l_511 + (ulong) 1864L);
                                            l_513 = *((__global gale_long *) (arg_fs + 16 + l_512));
                                            i_514 = (int) (0 - (uint) i_509);
                                            l_515 = (long) ((ulong) l_511 + (ulong) 1792L);
                                            if (i_514 < 0) {
                                                i_516 = i_514;
                                            } else {
                                                l_517 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                                l_518 = (long) ((ulong) l_513 + (ulong) (-64L));
                                                i_519 = (int) ((uint) ((int) (((long) ((ulong) l_518 + (ulong) ((long) ((ulong) (l_518 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                i_520 = 0;
                                                l_521 = 0L;
                                                while (true) {
                                                    if (!(i_520 == 0)) {
                                                        break;
                                                    }
                                                    i_522 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                                    i_523 = *((volatile __global gale_int *) (arg_fs + 16 + l_515));
                                                    if (i_519 == i_523) {
                                                        i_520 = 1;
                                                    } else {
                                                        if (i_522 == 0) {
                                                            if (l_521 < l_517) {
                                                                GALEFS_RELAX(l_521);
                                                                l_524 = (long) ((ulong) l_521 + (ulong) 1L);
                                                                l_521 = l_524;
                                                            } else {
                                                                i_520 = (-110);
                                                            }
                                                        } else {
                                                            i_525 = (int) (0 - (uint) i_522);
                                                            i_520 = i_525;
                                                        }
                                                    }
                                                }
                                                i_516 = i_520;
                                            }
                                            l_526 = (long) i_506;
                                            if (i_516 < 0) {
                                                l_527 = (long) i_516;
                                                l_528 = l_527;
                                            } else {
                                                l_529 = *((__global gale_long *) (arg_fs + 16 + l_512));
                                                l_530 = (long) ((ulong) l_529 + (ulong) 64L);
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_511 + (ulong) ((long) (uint) (((int) l_530) & 1023)))))) = 0L;
                                                l_531 = (long) ((ulong) l_511 + (ulong) ((long) (uint) (((int) l_529) & 1023)));
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_531 + (ulong) 4L)))) = 4;
                                                i_532 = (int) ((uint) ((int) (((long) ((ulong) l_529 + (ulong) ((long) ((ulong) (l_529 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_531 + (ulong) 8L)))) = i_532;
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_531 + (ulong) 12L)))) = i_146;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_531 + (ulong) 16L)))) = l_483;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_531 + (ulong) 24L)))) = l_526;
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_531 + (ulong) 32L)))) = 0;
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_531 + (ulong) 36L)))) = 0;
                                                GALEFS_FENCE();
                                                *((volatile __global gale_int *) (arg_fs + 16 + l_531)) = 64;
                                                *((__global gale_long *) (arg_fs + 16 + l_512)) = l_530;
                                                GALEFS_FENCE();
                                                l_533 = *((__global gale_long *) (arg_fs + 16 + 24L));
                                                i_534 = (int) get_group_id(0);
                                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_533 + (ulong) ((long) i_534))))) = (char) 1;
                                                l_535 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                                i_536 = 0;
                                                l_537 = 0L;
                                                while (true) {
                                                    if (!(i_536 == 0)) {
                                                        break;
                                                    }
                                                    i_538 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                                    i_539 = *((volatile __global gale_int *) (arg_fs + 16 + l_515));
                                                    if (i_532 == i_539) {
                                                        i_536 = 1;
                                                    } else {
                                                        if (i_538 == 0) {
                                                            if (l_537 < l_535) {
                                                                GALEFS_RELAX(l_537);
                                                                l_540 = (long) ((ulong) l_537 + (ulong) 1L);
                                                                l_537 = l_540;
                                                            } else {
                                                                i_536 = (-110);
                                                            }
                                                        } else {
                                                            i_541 = (int) (0 - (uint) i_538);
                                                            i_536 = i_541;
                                                        }
                                                    }
                                                }
                                                GALEFS_FENCE();
                                                if (i_536 < 0) {
                                                    l_542 = (long) i_536;
                                                    l_528 = l_542;
                                                } else {
                                                    l_543 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_511 + (ulong) 1800L))));
                                                    l_528 = l_543;
                                                }
                                            }
                                            if (l_528 < 0L) {
                                                l_544 = l_528;
                                            } else {
                                                l_545 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_511 + (ulong) 1808L))));
                                                l_544 = l_545;
                                            }
                                            if (l_544 < 0L) {
                                                l_501 = l_544;
                                            } else {
                                                l_546 = l_526 | (l_544 << 32);
                                                l_501 = l_546;
                                            }
                                        }
                                    } else {
                                        l_501 = 0L;
                                    }
                                    l_547 = GALEFS_BROADCAST(l_501);
                                    i_548 = (int) l_547;
                                    if (l_547 < 0L) {
                                        i_549 = 0;
                                    } else {
                                        i_549 = i_548;
                                    }
                                    if (l_547 < 0L) {
                                        l_550 = 0L;
                                    } else {
                                        l_551 = (long) ((ulong) l_547 >> 32);
                                        l_550 = l_551;
                                    }
                                    i_552 = *((__global gale_int *) (arg_fs + 16 + 156L));
                                    l_553 = *((__global gale_long *) (arg_fs + 16 + 144L));
                                    gale_copy((arg_a + 16 + (l_482 + l_210)), (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_553 + (ulong) (l_550 << i_552))) + (ulong) (l_483 & ((long) ((ulong) (1L << i_552) + (ulong) (-1L))))))), i_549);
                                    GALEFS_FENCE();
                                    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                    i_554 = (int) get_local_id(0);
                                    if (i_554 == 0) {
                                        l_555 = *((__global gale_long *) (arg_fs + 16 + 16L));
                                        i_556 = (int) get_group_id(0);
                                        l_557 = (long) i_556;
                                        l_558 = (long) ((ulong) l_555 + (ulong) ((l_557 << 12) + (l_557 << 11)));
                                        l_559 = (long) ((ulong) l_558 + (ulong) 1888L);
                                        l_560 = *((__global gale_long *) (arg_fs + 16 + l_559));
                                        *((__global gale_long *) (arg_fs + 16 + l_559)) = ((long) ((ulong) ((long) i_549) + (ulong) l_560));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_558 + (ulong) 1856L)))) = 0;
                                        l_561 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_558 + (ulong) 1864L))));
                                        l_562 = (long) ((ulong) l_561 + (ulong) (-64L));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_558 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_562 + (ulong) ((long) ((ulong) (l_562 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                    }
                                    i_563 = (int) ((uint) i_480 + (uint) i_549);
                                    if (l_547 < 0L) {
                                        i_479 = i_548;
                                        i_480 = i_563;
                                    } else {
                                        i_564 = ((i_549 < 1) || (!(i_563 < i_215))) ? 0 : 1;
                                        i_479 = i_564;
                                        i_480 = i_563;
                                    }
                                }
                                if (i_480 < 1) {
                                    i_565 = i_479;
                                } else {
                                    i_565 = i_480;
                                }
                            } else {
                                i_565 = 0;
                            }
                        } else {
                            i_565 = 0;
                        }
                        i_566 = (int) get_num_groups(0);
                        l_567 = (long) ((ulong) l_211 + (ulong) (((long) i_566) << 16));
                        i_568 = ((!(i_215 == i_565)) || (!(l_567 < l_205))) ? 0 : 1;
                        if (i_215 == i_565) {
                            l_211 = l_567;
                            i_212 = i_568;
                        } else {
                            i_569 = (int) get_group_id(0);
                            i_570 = (int) get_local_id(0);
                            i_571 = i_569 << 1;
                            ul_572 = arg_status + ((((long) (i_571 + 1)) << 2) + 16L);
                            ul_573 = arg_status + ((((long) i_571) << 2) + 16L);
                            if (i_215 == i_342) {
                                if (i_215 == i_469) {
                                    if (i_570 == 0) {
                                        *((__global gale_int *) ul_573) = 3;
                                        *((__global gale_int *) ul_572) = i_565;
                                        l_211 = l_567;
                                        i_212 = i_568;
                                    } else {
                                        l_211 = l_567;
                                        i_212 = i_568;
                                    }
                                } else {
                                    if (i_570 == 0) {
                                        *((__global gale_int *) ul_573) = 2;
                                        *((__global gale_int *) ul_572) = i_469;
                                        l_211 = l_567;
                                        i_212 = i_568;
                                    } else {
                                        l_211 = l_567;
                                        i_212 = i_568;
                                    }
                                }
                            } else {
                                if (i_570 == 0) {
                                    *((__global gale_int *) ul_573) = 1;
                                    *((__global gale_int *) ul_572) = i_342;
                                    l_211 = l_567;
                                    i_212 = i_568;
                                } else {
                                    l_211 = l_567;
                                    i_212 = i_568;
                                }
                            }
                        }
                    }
                } else {
                    if (i_191 == 0) {
                        i_574 = i_190 << 1;
                        *((__global gale_int *) (arg_status + ((((long) i_574) << 2) + 16L))) = 4;
                        *((__global gale_int *) (arg_status + ((((long) (i_574 + 1)) << 2) + 16L))) = 0;
                    }
                }
            }
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_575 = (int) get_local_id(0);
    if (i_575 == 0) {
        l_576 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_577 = (int) get_group_id(0);
        l_578 = (long) i_577;
        i_579 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_576 + (ulong) ((l_578 << 12) + (l_578 << 11)))) + (ulong) 1896L))));
        if (i_579 == 0) {
            l_580 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_581 = (int) get_group_id(0);
            i_582 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_583 = (long) i_581;
            l_584 = (long) ((ulong) l_580 + (ulong) ((l_583 << 12) + (l_583 << 11)));
            l_585 = (long) ((ulong) l_584 + (ulong) 1864L);
            l_586 = *((__global gale_long *) (arg_fs + 16 + l_585));
            i_587 = (int) (0 - (uint) i_582);
            l_588 = (long) ((ulong) l_584 + (ulong) 1792L);
            if (i_587 < 0) {
                i_589 = i_587;
            } else {
                l_590 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_591 = (long) ((ulong) l_586 + (ulong) (-64L));
                i_592 = (int) ((uint) ((int) (((long) ((ulong) l_591 + (ulong) ((long) ((ulong) (l_591 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_593 = 0;
                l_594 = 0L;
                while (true) {
                    if (!(i_593 == 0)) {
                        break;
                    }
                    i_595 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_596 = *((volatile __global gale_int *) (arg_fs + 16 + l_588));
                    if (i_592 == i_596) {
                        i_593 = 1;
                    } else {
                        if (i_595 == 0) {
                            if (l_594 < l_590) {
                                GALEFS_RELAX(l_594);
                                l_597 = (long) ((ulong) l_594 + (ulong) 1L);
                                l_594 = l_597;
                            } else {
                                i_593 = (-110);
                            }
                        } else {
                            i_598 = (int) (0 - (uint) i_595);
                            i_593 = i_598;
                        }
                    }
                }
                i_589 = i_593;
            }
            if (i_589 < 0) {
                l_599 = (long) i_589;
                l_600 = l_599;
            } else {
                l_601 = *((__global gale_long *) (arg_fs + 16 + l_585));
                l_602 = (long) ((ulong) l_601 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_584 + (ulong) ((long) (uint) (((int) l_602) & 1023)))))) = 0L;
                l_603 = (long) ((ulong) l_584 + (ulong) ((long) (uint) (((int) l_601) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_603 + (ulong) 4L)))) = 2;
                i_604 = (int) ((uint) ((int) (((long) ((ulong) l_601 + (ulong) ((long) ((ulong) (l_601 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_603 + (ulong) 8L)))) = i_604;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_603 + (ulong) 12L)))) = i_148;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_603 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_603 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_603 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_603 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_603)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_585)) = l_602;
                GALEFS_FENCE();
                l_605 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_606 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_605 + (ulong) ((long) i_606))))) = (char) 1;
                l_607 = *((__global gale_long *) (arg_fs + 16 + 8L));
                i_608 = 0;
                l_609 = 0L;
                while (true) {
                    if (!(i_608 == 0)) {
                        break;
                    }
                    i_610 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_611 = *((volatile __global gale_int *) (arg_fs + 16 + l_588));
                    if (i_604 == i_611) {
                        i_608 = 1;
                    } else {
                        if (i_610 == 0) {
                            if (l_609 < l_607) {
                                GALEFS_RELAX(l_609);
                                l_612 = (long) ((ulong) l_609 + (ulong) 1L);
                                l_609 = l_612;
                            } else {
                                i_608 = (-110);
                            }
                        } else {
                            i_613 = (int) (0 - (uint) i_610);
                            i_608 = i_613;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_608 < 0) {
                    l_614 = (long) i_608;
                    l_600 = l_614;
                } else {
                    l_615 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_584 + (ulong) 1800L))));
                    l_600 = l_615;
                }
            }
        } else {
            l_600 = (-16L);
        }
    } else {
        l_600 = 0L;
    }
    l_616 = GALEFS_BROADCAST(l_600);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_617 = (int) get_local_id(0);
    if (i_617 == 0) {
        l_618 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_619 = (int) get_group_id(0);
        l_620 = (long) i_619;
        i_621 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_618 + (ulong) ((l_620 << 12) + (l_620 << 11)))) + (ulong) 1896L))));
        if (i_621 == 0) {
            l_622 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_623 = (int) get_group_id(0);
            i_624 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_625 = (long) i_623;
            l_626 = (long) ((ulong) l_622 + (ulong) ((l_625 << 12) + (l_625 << 11)));
            l_627 = (long) ((ulong) l_626 + (ulong) 1864L);
            l_628 = *((__global gale_long *) (arg_fs + 16 + l_627));
            i_629 = (int) (0 - (uint) i_624);
            l_630 = (long) ((ulong) l_626 + (ulong) 1792L);
            if (i_629 < 0) {
                i_631 = i_629;
            } else {
                l_632 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_633 = (long) ((ulong) l_628 + (ulong) (-64L));
                i_634 = (int) ((uint) ((int) (((long) ((ulong) l_633 + (ulong) ((long) ((ulong) (l_633 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_635 = 0;
                l_636 = 0L;
                while (true) {
                    if (!(i_635 == 0)) {
                        break;
                    }
                    i_637 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_638 = *((volatile __global gale_int *) (arg_fs + 16 + l_630));
                    if (i_634 == i_638) {
                        i_635 = 1;
                    } else {
                        if (i_637 == 0) {
                            if (l_636 < l_632) {
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
                i_631 = i_635;
            }
            if (i_631 < 0) {
                l_641 = (long) i_631;
                l_642 = l_641;
            } else {
                l_643 = *((__global gale_long *) (arg_fs + 16 + l_627));
                l_644 = (long) ((ulong) l_643 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_626 + (ulong) ((long) (uint) (((int) l_644) & 1023)))))) = 0L;
                l_645 = (long) ((ulong) l_626 + (ulong) ((long) (uint) (((int) l_643) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_645 + (ulong) 4L)))) = 2;
                i_646 = (int) ((uint) ((int) (((long) ((ulong) l_643 + (ulong) ((long) ((ulong) (l_643 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_645 + (ulong) 8L)))) = i_646;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_645 + (ulong) 12L)))) = i_147;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_645 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_645 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_645 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_645 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_645)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_627)) = l_644;
                GALEFS_FENCE();
                l_647 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_648 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_647 + (ulong) ((long) i_648))))) = (char) 1;
                l_649 = *((__global gale_long *) (arg_fs + 16 + 8L));
                i_650 = 0;
                l_651 = 0L;
                while (true) {
                    if (!(i_650 == 0)) {
                        break;
                    }
                    i_652 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_653 = *((volatile __global gale_int *) (arg_fs + 16 + l_630));
                    if (i_646 == i_653) {
                        i_650 = 1;
                    } else {
                        if (i_652 == 0) {
                            if (l_651 < l_649) {
                                GALEFS_RELAX(l_651);
                                l_654 = (long) ((ulong) l_651 + (ulong) 1L);
                                l_651 = l_654;
                            } else {
                                i_650 = (-110);
                            }
                        } else {
                            i_655 = (int) (0 - (uint) i_652);
                            i_650 = i_655;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_650 < 0) {
                    l_656 = (long) i_650;
                    l_642 = l_656;
                } else {
                    l_657 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_626 + (ulong) 1800L))));
                    l_642 = l_657;
                }
            }
        } else {
            l_642 = (-16L);
        }
    } else {
        l_642 = 0L;
    }
    l_658 = GALEFS_BROADCAST(l_642);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_659 = (int) get_local_id(0);
    if (i_659 == 0) {
        l_660 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_661 = (int) get_group_id(0);
        l_662 = (long) i_661;
        i_663 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_660 + (ulong) ((l_662 << 12) + (l_662 << 11)))) + (ulong) 1896L))));
        if (i_663 == 0) {
            l_664 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_665 = (int) get_group_id(0);
            i_666 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_667 = (long) i_665;
            l_668 = (long) ((ulong) l_664 + (ulong) ((l_667 << 12) + (l_667 << 11)));
            l_669 = (long) ((ulong) l_668 + (ulong) 1864L);
            l_670 = *((__global gale_long *) (arg_fs + 16 + l_669));
            i_671 = (int) (0 - (uint) i_666);
            l_672 = (long) ((ulong) l_668 + (ulong) 1792L);
            if (i_671 < 0) {
                i_673 = i_671;
            } else {
                l_674 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_675 = (long) ((ulong) l_670 + (ulong) (-64L));
                i_676 = (int) ((uint) ((int) (((long) ((ulong) l_675 + (ulong) ((long) ((ulong) (l_675 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_677 = 0;
                l_678 = 0L;
                while (true) {
                    if (!(i_677 == 0)) {
                        break;
                    }
                    i_679 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_680 = *((volatile __global gale_int *) (arg_fs + 16 + l_672));
                    if (i_676 == i_680) {
                        i_677 = 1;
                    } else {
                        if (i_679 == 0) {
                            if (l_678 < l_674) {
                                GALEFS_RELAX(l_678);
                                l_681 = (long) ((ulong) l_678 + (ulong) 1L);
                                l_678 = l_681;
                            } else {
                                i_677 = (-110);
                            }
                        } else {
                            i_682 = (int) (0 - (uint) i_679);
                            i_677 = i_682;
                        }
                    }
                }
                i_673 = i_677;
            }
            if (i_673 < 0) {
                l_683 = (long) i_673;
                l_684 = l_683;
            } else {
                l_685 = *((__global gale_long *) (arg_fs + 16 + l_669));
                l_686 = (long) ((ulong) l_685 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_668 + (ulong) ((long) (uint) (((int) l_686) & 1023)))))) = 0L;
                l_687 = (long) ((ulong) l_668 + (ulong) ((long) (uint) (((int) l_685) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_687 + (ulong) 4L)))) = 2;
                i_688 = (int) ((uint) ((int) (((long) ((ulong) l_685 + (ulong) ((long) ((ulong) (l_685 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_687 + (ulong) 8L)))) = i_688;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_687 + (ulong) 12L)))) = i_146;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_687 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_687 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_687 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_687 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_687)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_669)) = l_686;
                GALEFS_FENCE();
                l_689 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_690 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_689 + (ulong) ((long) i_690))))) = (char) 1;
                l_691 = *((__global gale_long *) (arg_fs + 16 + 8L));
                i_692 = 0;
                l_693 = 0L;
                while (true) {
                    if (!(i_692 == 0)) {
                        break;
                    }
                    i_694 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_695 = *((volatile __global gale_int *) (arg_fs + 16 + l_672));
                    if (i_688 == i_695) {
                        i_692 = 1;
                    } else {
                        if (i_694 == 0) {
                            if (l_693 < l_691) {
                                GALEFS_RELAX(l_693);
                                l_696 = (long) ((ulong) l_693 + (ulong) 1L);
                                l_693 = l_696;
                            } else {
                                i_692 = (-110);
                            }
                        } else {
                            i_697 = (int) (0 - (uint) i_694);
                            i_692 = i_697;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_692 < 0) {
                    l_698 = (long) i_692;
                    l_684 = l_698;
                } else {
                    l_699 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_668 + (ulong) 1800L))));
                    l_684 = l_699;
                }
            }
        } else {
            l_684 = (-16L);
        }
    } else {
        l_684 = 0L;
    }
    l_700 = GALEFS_BROADCAST(l_684);
    i_701 = (int) l_700;
    if (i_701 < 0) {
        if (!(i_146 < 0)) {
            i_702 = (int) get_group_id(0);
            i_703 = (int) get_local_id(0);
            if (i_703 == 0) {
                i_704 = i_702 << 1;
                *((__global gale_int *) (arg_status + ((((long) i_704) << 2) + 16L))) = 3;
                *((__global gale_int *) (arg_status + ((((long) (i_704 + 1)) << 2) + 16L))) = i_701;
            }
        }
    }
}
