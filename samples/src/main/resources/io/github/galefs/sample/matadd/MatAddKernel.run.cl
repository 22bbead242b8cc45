// A kernel of GaleFS. Generated from Java: change that, not this.
// kernel: io.github.galefs.sample.matadd.MatAddKernel#run
// entry point: galefs_run
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY FLOAT_ARRAY FLOAT_ARRAY INT_ARRAY
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
// source: io/github/galefs/sample/matadd/MatAddKernel.java
// source SHA-256: 358cd23228fa6127e11178b9fbfd1709e14bcfc800e4f0aefb8759ab635a93af

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

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_paths, __global uchar *arg_a, __global uchar *arg_b, __global uchar *arg_status) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    __global uchar *ul_460, *ul_554, *ul_555;
    float f_461, f_462;
    int i_0, i_1, i_2, i_4, i_6, i_8, i_9, i_10, i_16, i_18, i_19, i_23, i_25, i_28, i_33, i_35, i_38, i_40, i_41, i_43, i_47, i_50, i_52, i_54, i_55, i_56, i_62, i_64, i_65, i_69, i_71, i_74, i_79, i_81, i_84, i_86, i_87, i_89, i_93, i_94, i_96, i_98, i_100, i_101, i_102, i_109, i_111, i_112, i_116, i_118, i_121, i_126, i_128, i_131, i_133, i_134, i_136, i_140, i_141, i_142, i_143, i_144, i_145, i_146, i_147, i_148, i_149, i_150, i_151, i_152, i_154, i_155, i_157, i_158, i_159, i_160, i_161, i_168, i_170, i_171, i_173, i_174, i_175, i_176, i_177, i_184, i_185, i_186, i_187, i_189, i_190, i_191, i_192, i_193, i_200, i_202, i_203, i_206, i_208, i_209, i_210, i_211, i_212, i_215, i_216, i_219, i_221, i_222, i_223, i_224, i_226, i_228, i_230, i_232, i_239, i_242, i_243, i_244, i_246, i_247, i_249, i_250, i_251, i_252, i_255, i_257, i_259, i_261, i_262, i_263, i_264, i_265, i_266, i_269, i_271, i_272, i_275, i_279, i_287, i_289, i_292, i_297, i_299, i_302, i_304, i_305, i_307, i_315, i_316, i_319, i_321, i_323, i_330, i_331, i_332, i_333, i_334, i_335, i_338, i_339, i_342, i_344, i_345, i_346, i_347, i_349, i_351, i_353, i_355, i_362, i_365, i_366, i_367, i_369, i_370, i_372, i_373, i_374, i_375, i_378, i_380, i_382, i_384, i_385, i_386, i_387, i_388, i_389, i_392, i_394, i_395, i_398, i_402, i_410, i_412, i_415, i_420, i_422, i_425, i_427, i_428, i_430, i_438, i_439, i_442, i_444, i_446, i_453, i_454, i_455, i_456, i_457, i_458, i_463, i_464, i_465, i_466, i_467, i_470, i_473, i_474, i_475, i_476, i_478, i_479, i_484, i_486, i_488, i_491, i_492, i_494, i_502, i_504, i_507, i_513, i_515, i_518, i_520, i_521, i_523, i_530, i_531, i_534, i_536, i_538, i_545, i_546, i_547, i_548, i_550, i_551, i_552, i_553, i_556, i_557, i_559, i_561, i_563, i_569, i_571, i_574, i_579, i_581, i_584, i_586, i_587, i_589, i_593, i_595, i_597, i_599, i_605, i_607, i_610, i_615, i_617, i_620, i_622, i_623, i_625, i_629, i_631, i_633, i_635, i_641, i_643, i_646, i_651, i_653, i_656, i_658, i_659, i_661, i_665, i_666, i_667, i_668;
    long l_3, l_5, l_7, l_11, l_12, l_13, l_14, l_15, l_17, l_20, l_21, l_22, l_24, l_26, l_27, l_29, l_30, l_31, l_32, l_34, l_36, l_37, l_39, l_42, l_44, l_45, l_46, l_48, l_49, l_51, l_53, l_57, l_58, l_59, l_60, l_61, l_63, l_66, l_67, l_68, l_70, l_72, l_73, l_75, l_76, l_77, l_78, l_80, l_82, l_83, l_85, l_88, l_90, l_91, l_92, l_95, l_97, l_99, l_103, l_104, l_105, l_106, l_107, l_108, l_110, l_113, l_114, l_115, l_117, l_119, l_120, l_122, l_123, l_124, l_125, l_127, l_129, l_130, l_132, l_135, l_137, l_138, l_139, l_153, l_156, l_162, l_163, l_164, l_165, l_166, l_167, l_169, l_172, l_178, l_179, l_180, l_181, l_182, l_183, l_188, l_194, l_195, l_196, l_197, l_198, l_199, l_201, l_204, l_205, l_207, l_213, l_214, l_217, l_218, l_220, l_225, l_227, l_229, l_231, l_233, l_234, l_235, l_236, l_237, l_238, l_240, l_241, l_245, l_248, l_253, l_254, l_256, l_258, l_260, l_267, l_268, l_270, l_273, l_274, l_276, l_277, l_278, l_280, l_281, l_282, l_283, l_284, l_285, l_286, l_288, l_290, l_291, l_293, l_294, l_295, l_296, l_298, l_300, l_301, l_303, l_306, l_308, l_309, l_310, l_311, l_312, l_313, l_314, l_317, l_318, l_320, l_322, l_324, l_325, l_326, l_327, l_328, l_329, l_336, l_337, l_340, l_341, l_343, l_348, l_350, l_352, l_354, l_356, l_357, l_358, l_359, l_360, l_361, l_363, l_364, l_368, l_371, l_376, l_377, l_379, l_381, l_383, l_390, l_391, l_393, l_396, l_397, l_399, l_400, l_401, l_403, l_404, l_405, l_406, l_407, l_408, l_409, l_411, l_413, l_414, l_416, l_417, l_418, l_419, l_421, l_423, l_424, l_426, l_429, l_431, l_432, l_433, l_434, l_435, l_436, l_437, l_440, l_441, l_443, l_445, l_447, l_448, l_449, l_450, l_451, l_452, l_459, l_468, l_469, l_471, l_472, l_477, l_480, l_481, l_482, l_483, l_485, l_487, l_489, l_490, l_493, l_495, l_496, l_497, l_498, l_499, l_500, l_501, l_503, l_505, l_506, l_508, l_509, l_510, l_511, l_512, l_514, l_516, l_517, l_519, l_522, l_524, l_525, l_526, l_527, l_528, l_529, l_532, l_533, l_535, l_537, l_539, l_540, l_541, l_542, l_543, l_544, l_549, l_558, l_560, l_562, l_564, l_565, l_566, l_567, l_568, l_570, l_572, l_573, l_575, l_576, l_577, l_578, l_580, l_582, l_583, l_585, l_588, l_590, l_591, l_592, l_594, l_596, l_598, l_600, l_601, l_602, l_603, l_604, l_606, l_608, l_609, l_611, l_612, l_613, l_614, l_616, l_618, l_619, l_621, l_624, l_626, l_627, l_628, l_630, l_632, l_634, l_636, l_637, l_638, l_639, l_640, l_642, l_644, l_645, l_647, l_648, l_649, l_650, l_652, l_654, l_655, l_657, l_660, l_662, l_663, l_664;
    i_0 = *((__global int *) (arg_args + 16L));
    i_1 = *((__global int *) (arg_args + 20L));
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
            if (i_0 < 1) {
                i_9 = (-2);
            } else {
                i_10 = (i_0 < 4097) ? 0 : (-36);
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
                if (!(i_16 < i_0)) {
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
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 36L)))) = i_0;
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
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_47 = (int) get_local_id(0);
    l_48 = (long) i_0;
    if (i_47 == 0) {
        l_49 = *((__global long *) (arg_fs + 16 + 16L));
        i_50 = (int) get_group_id(0);
        l_51 = *((__global long *) (arg_fs + 16 + 16L));
        i_52 = (int) get_group_id(0);
        l_53 = (long) i_52;
        i_54 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_51 + (ulong) ((l_53 << 12) + (l_53 << 11)))) + (ulong) 1896L))));
        if (i_54 == 0) {
            if (i_1 < 1) {
                i_55 = (-2);
            } else {
                i_56 = (i_1 < 4097) ? 0 : (-36);
                i_55 = i_56;
            }
            l_57 = (long) i_55;
            l_58 = l_57;
        } else {
            l_58 = (-16L);
        }
        if (l_58 == 0L) {
            l_59 = (long) i_50;
            l_60 = (long) ((ulong) l_49 + (ulong) ((l_59 << 12) + (l_59 << 11)));
            l_61 = (long) ((ulong) l_60 + (ulong) 2048L);
            i_62 = 0;
            while (true) {
                if (!(i_62 < i_1)) {
                    break;
                }
                l_63 = (long) i_62;
                i_64 = (int) *((__global char *) (arg_paths + 16 + (l_48 + l_63)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_61 + (ulong) l_63)))) = (char) i_64;
                i_65 = (int) ((uint) i_62 + (uint) 1);
                i_62 = i_65;
            }
            l_66 = (long) ((ulong) l_60 + (ulong) 1864L);
            l_67 = *((__global long *) (arg_fs + 16 + l_66));
            l_68 = *((__global long *) (arg_fs + 16 + 8L));
            i_69 = 0;
            l_70 = 0L;
            while (true) {
                if (!(i_69 == 0)) {
                    break;
                }
                i_71 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_71 == 0) {
                    l_72 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_67 + (ulong) 128L)) - (ulong) l_72)) < 1025L) {
                        i_69 = 1;
                    } else {
                        if (l_70 < l_68) {
                            GALEFS_RELAX(l_70);
                            l_73 = (long) ((ulong) l_70 + (ulong) 1L);
                            l_70 = l_73;
                        } else {
                            i_69 = (-110);
                        }
                    }
                } else {
                    i_74 = (int) (0 - (uint) i_71);
                    i_69 = i_74;
                }
            }
            if (i_69 < 0) {
                l_75 = (long) i_69;
                l_76 = l_75;
            } else {
                l_77 = (long) ((ulong) l_67 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) ((long) (uint) (((int) l_77) & 1023)))))) = 0L;
                l_78 = (long) ((ulong) l_60 + (ulong) ((long) (uint) (((int) l_67) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 4L)))) = 1;
                i_79 = (int) ((uint) ((int) (((long) ((ulong) l_67 + (ulong) ((long) ((ulong) (l_67 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 8L)))) = i_79;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 36L)))) = i_1;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_78)) = 64;
                *((__global long *) (arg_fs + 16 + l_66)) = l_77;
                GALEFS_FENCE();
                l_80 = *((__global long *) (arg_fs + 16 + 24L));
                i_81 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) ((long) i_81))))) = (char) 1;
                l_82 = *((__global long *) (arg_fs + 16 + 8L));
                l_83 = (long) ((ulong) l_60 + (ulong) 1792L);
                i_84 = 0;
                l_85 = 0L;
                while (true) {
                    if (!(i_84 == 0)) {
                        break;
                    }
                    i_86 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_87 = *((volatile __global int *) (arg_fs + 16 + l_83));
                    if (i_79 == i_87) {
                        i_84 = 1;
                    } else {
                        if (i_86 == 0) {
                            if (l_85 < l_82) {
                                GALEFS_RELAX(l_85);
                                l_88 = (long) ((ulong) l_85 + (ulong) 1L);
                                l_85 = l_88;
                            } else {
                                i_84 = (-110);
                            }
                        } else {
                            i_89 = (int) (0 - (uint) i_86);
                            i_84 = i_89;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_84 < 0) {
                    l_90 = (long) i_84;
                    l_76 = l_90;
                } else {
                    l_91 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) 1800L))));
                    l_76 = l_91;
                }
            }
        } else {
            l_76 = l_58;
        }
    } else {
        l_76 = 0L;
    }
    l_92 = GALEFS_BROADCAST(l_76);
    i_93 = *((__global int *) (arg_args + 24L));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_94 = (int) get_local_id(0);
    if (i_94 == 0) {
        l_95 = *((__global long *) (arg_fs + 16 + 16L));
        i_96 = (int) get_group_id(0);
        l_97 = *((__global long *) (arg_fs + 16 + 16L));
        i_98 = (int) get_group_id(0);
        l_99 = (long) i_98;
        i_100 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_97 + (ulong) ((l_99 << 12) + (l_99 << 11)))) + (ulong) 1896L))));
        if (i_100 == 0) {
            if (i_93 < 1) {
                i_101 = (-2);
            } else {
                i_102 = (i_93 < 4097) ? 0 : (-36);
                i_101 = i_102;
            }
            l_103 = (long) i_101;
            l_104 = l_103;
        } else {
            l_104 = (-16L);
        }
        if (l_104 == 0L) {
            l_105 = (long) i_96;
            l_106 = (long) ((ulong) l_95 + (ulong) ((l_105 << 12) + (l_105 << 11)));
            l_107 = (long) ((ulong) l_106 + (ulong) 2048L);
            l_108 = l_48 + ((long) i_1);
            i_109 = 0;
            while (true) {
                if (!(i_109 < i_93)) {
                    break;
                }
                l_110 = (long) i_109;
                i_111 = (int) *((__global char *) (arg_paths + 16 + (l_108 + l_110)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) l_110)))) = (char) i_111;
                i_112 = (int) ((uint) i_109 + (uint) 1);
                i_109 = i_112;
            }
            l_113 = (long) ((ulong) l_106 + (ulong) 1864L);
            l_114 = *((__global long *) (arg_fs + 16 + l_113));
            l_115 = *((__global long *) (arg_fs + 16 + 8L));
            i_116 = 0;
            l_117 = 0L;
            while (true) {
                if (!(i_116 == 0)) {
                    break;
                }
                i_118 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_118 == 0) {
                    l_119 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_114 + (ulong) 128L)) - (ulong) l_119)) < 1025L) {
                        i_116 = 1;
                    } else {
                        if (l_117 < l_115) {
                            GALEFS_RELAX(l_117);
                            l_120 = (long) ((ulong) l_117 + (ulong) 1L);
                            l_117 = l_120;
                        } else {
                            i_116 = (-110);
                        }
                    }
                } else {
                    i_121 = (int) (0 - (uint) i_118);
                    i_116 = i_121;
                }
            }
            if (i_116 < 0) {
                l_122 = (long) i_116;
                l_123 = l_122;
            } else {
                l_124 = (long) ((ulong) l_114 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) ((long) (uint) (((int) l_124) & 1023)))))) = 0L;
                l_125 = (long) ((ulong) l_106 + (ulong) ((long) (uint) (((int) l_114) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 4L)))) = 1;
                i_126 = (int) ((uint) ((int) (((long) ((ulong) l_114 + (ulong) ((long) ((ulong) (l_114 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 8L)))) = i_126;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 32L)))) = 577;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 36L)))) = i_93;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_125)) = 64;
                *((__global long *) (arg_fs + 16 + l_113)) = l_124;
                GALEFS_FENCE();
                l_127 = *((__global long *) (arg_fs + 16 + 24L));
                i_128 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) ((long) i_128))))) = (char) 1;
                l_129 = *((__global long *) (arg_fs + 16 + 8L));
                l_130 = (long) ((ulong) l_106 + (ulong) 1792L);
                i_131 = 0;
                l_132 = 0L;
                while (true) {
                    if (!(i_131 == 0)) {
                        break;
                    }
                    i_133 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_134 = *((volatile __global int *) (arg_fs + 16 + l_130));
                    if (i_126 == i_134) {
                        i_131 = 1;
                    } else {
                        if (i_133 == 0) {
                            if (l_132 < l_129) {
                                GALEFS_RELAX(l_132);
                                l_135 = (long) ((ulong) l_132 + (ulong) 1L);
                                l_132 = l_135;
                            } else {
                                i_131 = (-110);
                            }
                        } else {
                            i_136 = (int) (0 - (uint) i_133);
                            i_131 = i_136;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_131 < 0) {
                    l_137 = (long) i_131;
                    l_123 = l_137;
                } else {
                    l_138 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) 1800L))));
                    l_123 = l_138;
                }
            }
        } else {
            l_123 = l_104;
        }
    } else {
        l_123 = 0L;
    }
    l_139 = GALEFS_BROADCAST(l_123);
    i_140 = (int) l_139;
    i_141 = (int) l_92;
    i_142 = (int) l_46;
    if (i_142 < 0) {
        i_143 = (int) get_group_id(0);
        i_144 = (int) get_local_id(0);
        if (i_144 == 0) {
            i_145 = i_143 << 1;
            *((__global int *) (arg_status + ((((long) i_145) << 2) + 16L))) = 1;
            *((__global int *) (arg_status + ((((long) (i_145 + 1)) << 2) + 16L))) = i_142;
        }
    } else {
        if (i_141 < 0) {
            i_146 = (int) get_group_id(0);
            i_147 = (int) get_local_id(0);
            if (i_147 == 0) {
                i_148 = i_146 << 1;
                *((__global int *) (arg_status + ((((long) i_148) << 2) + 16L))) = 2;
                *((__global int *) (arg_status + ((((long) (i_148 + 1)) << 2) + 16L))) = i_141;
            }
        } else {
            if (i_140 < 0) {
                i_149 = (int) get_group_id(0);
                i_150 = (int) get_local_id(0);
                if (i_150 == 0) {
                    i_151 = i_149 << 1;
                    *((__global int *) (arg_status + ((((long) i_151) << 2) + 16L))) = 3;
                    *((__global int *) (arg_status + ((((long) (i_151 + 1)) << 2) + 16L))) = i_140;
                }
            } else {
                i_152 = (int) get_local_id(0);
                l_153 = ((long) (uint) i_142) << 3;
                if (i_152 == 0) {
                    i_154 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_155 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_142 < i_155) {
                        l_156 = *((__global long *) (arg_fs + 16 + 192L));
                        i_157 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_156 + (ulong) l_153))));
                        i_158 = (int) ((uint) i_157 + (uint) (-1));
                        i_159 = (i_158 < 0) ? (-9) : i_158;
                        i_160 = i_159;
                    } else {
                        i_160 = (-9);
                    }
                    i_161 = (int) (0 - (uint) i_154);
                    if (i_161 < 0) {
                        l_162 = (long) i_161;
                        l_163 = l_162;
                    } else {
                        l_164 = (long) i_160;
                        if (i_160 < 0) {
                            l_163 = l_164;
                        } else {
                            l_165 = *((__global long *) (arg_fs + 16 + 200L));
                            l_166 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) (l_164 << 6)))));
                            l_163 = l_166;
                        }
                    }
                } else {
                    l_163 = 0L;
                }
                l_167 = GALEFS_BROADCAST(l_163);
                i_168 = (int) get_local_id(0);
                l_169 = ((long) (uint) i_141) << 3;
                if (i_168 == 0) {
                    i_170 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_171 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_141 < i_171) {
                        l_172 = *((__global long *) (arg_fs + 16 + 192L));
                        i_173 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_172 + (ulong) l_169))));
                        i_174 = (int) ((uint) i_173 + (uint) (-1));
                        i_175 = (i_174 < 0) ? (-9) : i_174;
                        i_176 = i_175;
                    } else {
                        i_176 = (-9);
                    }
                    i_177 = (int) (0 - (uint) i_170);
                    if (i_177 < 0) {
                        l_178 = (long) i_177;
                        l_179 = l_178;
                    } else {
                        l_180 = (long) i_176;
                        if (i_176 < 0) {
                            l_179 = l_180;
                        } else {
                            l_181 = *((__global long *) (arg_fs + 16 + 200L));
                            l_182 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_181 + (ulong) (l_180 << 6)))));
                            l_179 = l_182;
                        }
                    }
                } else {
                    l_179 = 0L;
                }
                l_183 = GALEFS_BROADCAST(l_179);
                i_184 = (int) get_group_id(0);
                i_185 = (int) get_local_id(0);
                if (l_167 == l_183) {
                    if (i_185 == 0) {
                        i_186 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        i_187 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_142 < i_187) {
                            l_188 = *((__global long *) (arg_fs + 16 + 192L));
                            i_189 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) l_153))));
                            i_190 = (int) ((uint) i_189 + (uint) (-1));
                            i_191 = (i_190 < 0) ? (-9) : i_190;
                            i_192 = i_191;
                        } else {
                            i_192 = (-9);
                        }
                        i_193 = (int) (0 - (uint) i_186);
                        if (i_193 < 0) {
                            l_194 = (long) i_193;
                            l_195 = l_194;
                        } else {
                            l_196 = (long) i_192;
                            if (i_192 < 0) {
                                l_195 = l_196;
                            } else {
                                l_197 = *((__global long *) (arg_fs + 16 + 200L));
                                l_198 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) (l_196 << 6)))));
                                l_195 = l_198;
                            }
                        }
                    } else {
                        l_195 = 0L;
                    }
                    l_199 = GALEFS_BROADCAST(l_195);
                    i_200 = (int) get_group_id(0);
                    l_201 = ((long) i_200) << 16;
                    i_202 = (l_201 < l_199) ? 1 : 0;
                    i_203 = i_184 << 14;
                    l_204 = ((long) i_203) << 2;
                    l_205 = l_201;
                    i_206 = i_202;
                    while (true) {
                        if (i_206 == 0) {
                            break;
                        }
                        l_207 = (long) ((ulong) l_199 - (ulong) l_205);
                        if (l_207 < 65536L) {
                            i_208 = (int) l_207;
                            i_209 = i_208;
                        } else {
                            i_209 = 65536;
                        }
                        i_210 = 1;
                        i_211 = 0;
                        while (true) {
                            if (!(i_210 == 1)) {
                                break;
                            }
                            i_212 = (int) get_local_id(0);
                            l_213 = (long) i_211;
                            l_214 = (long) ((ulong) l_205 + (ulong) l_213);
                            if (i_212 == 0) {
                                i_215 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_216 = (int) (0 - (uint) i_215);
                                if (i_216 < 0) {
                                    l_217 = (long) i_216;
                                    l_218 = l_217;
                                } else {
                                    i_219 = *((__global int *) (arg_fs + 16 + 208L));
                                    if (i_142 < i_219) {
                                        l_220 = *((__global long *) (arg_fs + 16 + 192L));
                                        i_221 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_220 + (ulong) l_153))));
                                        i_222 = (int) ((uint) i_221 + (uint) (-1));
                                        i_223 = (i_222 < 0) ? (-9) : i_222;
                                        if (i_223 < 0) {
                                            i_224 = i_223;
                                        } else {
                                            l_225 = *((__global long *) (arg_fs + 16 + 192L));
                                            i_226 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_225 + (ulong) l_153)) + (ulong) 4L))));
                                            if ((i_226 & 3) == 1) {
                                                i_224 = (-9);
                                            } else {
                                                i_224 = i_223;
                                            }
                                        }
                                    } else {
                                        i_224 = (-9);
                                    }
                                    l_227 = (long) i_224;
                                    if (i_224 < 0) {
                                        l_218 = l_227;
                                    } else {
                                        if (l_214 < 0L) {
                                            l_218 = (-22L);
                                        } else {
                                            i_228 = (int) ((uint) i_209 - (uint) i_211);
                                            if (i_228 < 0) {
                                                l_218 = (-22L);
                                            } else {
                                                l_229 = *((__global long *) (arg_fs + 16 + 16L));
                                                i_230 = (int) get_group_id(0);
                                                l_231 = (long) i_230;
                                                i_232 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_229 + (ulong) ((l_231 << 12) + (l_231 << 11)))) + (ulong) 1896L))));
                                                if (i_232 == 0) {
                                                    l_233 = *((__global long *) (arg_fs + 16 + 200L));
                                                    l_234 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_233 + (ulong) (l_227 << 6)))));
                                                    l_235 = (long) ((ulong) l_234 - (ulong) l_214);
                                                    if (l_235 < 1L) {
                                                        l_218 = 0L;
                                                    } else {
                                                        l_236 = (long) (uint) i_228;
                                                        l_237 = (l_235 < l_236) ? l_235 : l_236;
                                                        l_218 = l_237;
                                                    }
                                                } else {
                                                    l_218 = (-16L);
                                                }
                                            }
                                        }
                                    }
                                }
                                if (l_218 < 1L) {
                                    l_238 = l_218;
                                } else {
                                    i_239 = *((__global int *) (arg_fs + 16 + 156L));
                                    l_240 = 1L << i_239;
                                    l_241 = (long) ((ulong) l_240 - (ulong) (l_214 & ((long) ((ulong) l_240 + (ulong) (-1L)))));
                                    if (l_241 < l_218) {
                                        i_242 = (int) l_241;
                                        i_243 = i_242;
                                    } else {
                                        i_244 = (int) l_218;
                                        i_243 = i_244;
                                    }
                                    l_245 = *((__global long *) (arg_fs + 16 + 16L));
                                    i_246 = (int) get_group_id(0);
                                    i_247 = *((__global int *) (arg_fs + 16 + 208L));
                                    if (i_142 < i_247) {
                                        l_248 = *((__global long *) (arg_fs + 16 + 192L));
                                        i_249 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_248 + (ulong) l_153))));
                                        i_250 = (int) ((uint) i_249 + (uint) (-1));
                                        i_251 = (i_250 < 0) ? (-9) : i_250;
                                        i_252 = i_251;
                                    } else {
                                        i_252 = (-9);
                                    }
                                    l_253 = (long) i_252;
                                    if (i_252 < 0) {
                                        l_254 = l_253;
                                    } else {
                                        i_255 = *((__global int *) (arg_fs + 16 + 156L));
                                        l_256 = *((__global long *) (arg_fs + 16 + 200L));
                                        i_257 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_256 + (ulong) (l_253 << 6))) + (ulong) 8L))));
                                        l_258 = *((__global long *) (arg_fs + 16 + 128L));
                                        i_259 = *((__global int *) (arg_fs + 16 + 152L));
                                        l_260 = l_214 >> i_255;
                                        i_261 = i_259 & ((int) (((long) ((ulong) ((long) ((ulong) l_260 + (ulong) (((long) i_257) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                        i_262 = i_261;
                                        i_263 = 0;
                                        i_264 = (-2);
                                        while (true) {
                                            if (!(i_264 == (-2))) {
                                                break;
                                            }
                                            i_265 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_258 + (ulong) (((long) i_262) << 2)))));
                                            i_266 = (int) ((uint) i_265 + (uint) (-1));
                                            if (i_266 < 0) {
                                                i_264 = (-1);
                                            } else {
                                                l_267 = *((__global long *) (arg_fs + 16 + 136L));
                                                l_268 = (long) ((ulong) l_267 + (ulong) (((long) (uint) i_266) << 4));
                                                i_269 = *((volatile __global int *) (arg_fs + 16 + l_268));
                                                l_270 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_268 + (ulong) 8L))));
                                                if ((!(i_257 == i_269)) || (!(l_260 == l_270))) {
                                                    if (i_259 == i_263) {
                                                        i_264 = (-1);
                                                    } else {
                                                        i_271 = (int) ((uint) i_263 + (uint) 1);
                                                        i_272 = i_259 & ((int) ((uint) i_262 + (uint) 1));
                                                        i_262 = i_272;
                                                        i_263 = i_271;
                                                    }
                                                } else {
                                                    i_264 = i_266;
                                                }
                                            }
                                        }
                                        l_273 = (long) i_246;
                                        l_274 = (long) ((ulong) l_245 + (ulong) ((l_273 << 12) + (l_273 << 11)));
                                        if (i_264 < 0) {
                                            i_275 = (-1);
                                        } else {
                                            l_276 = (long) ((ulong) l_274 + (ulong) 1856L);
                                            *((volatile __global int *) (arg_fs + 16 + l_276)) = ((int) ((uint) i_264 + (uint) 1));
                                            GALEFS_FENCE();
                                            l_277 = *((__global long *) (arg_fs + 16 + 136L));
                                            l_278 = (long) ((ulong) l_277 + (ulong) (((long) (uint) i_264) << 4));
                                            i_279 = *((volatile __global int *) (arg_fs + 16 + l_278));
                                            l_280 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_278 + (ulong) 8L))));
                                            if ((!(i_257 == i_279)) || (!(l_260 == l_280))) {
                                                *((volatile __global int *) (arg_fs + 16 + l_276)) = 0;
                                            }
                                            GALEFS_FENCE();
                                            if ((!(i_257 == i_279)) || (!(l_260 == l_280))) {
                                                i_275 = (-1);
                                            } else {
                                                i_275 = i_264;
                                            }
                                        }
                                        l_281 = (long) i_275;
                                        if (l_281 == (-1L)) {
                                            l_282 = (long) ((ulong) l_274 + (ulong) 1864L);
                                            l_283 = *((__global long *) (arg_fs + 16 + l_282));
                                            l_284 = *((__global long *) (arg_fs + 16 + 8L));
                                            l_285 = (long) ((ulong) l_283 + (ulong) 128L);
                                            l_286 = (long) ((ulong) l_274 + (ulong) 1408L);
                                            i_287 = 0;
                                            l_288 = 0L;
                                            while (true) {
                                                if (!(i_287 == 0)) {
                                                    break;
                                                }
                                                i_289 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                if (i_289 == 0) {
                                                    l_290 = *((volatile __global long *) (arg_fs + 16 + l_286));
                                                    if (((long) ((ulong) l_285 - (ulong) l_290)) < 1025L) {
                                                        i_287 = 1;
                                                    } else {
                                                        if (l_288 < l_284) {
                                                            GALEFS_RELAX(l_288);
                                                            l_291 = (long) ((ulong) l_288 + (ulong) 1L);
                                                            l_288 = l_291;
                                                        } else {
                                                            i_287 = (-110);
                                                        }
                                                    }
                                                } else {
                                                    i_292 = (int) (0 - (uint) i_289);
                                                    i_287 = i_292;
                                                }
                                            }
                                            if (i_287 < 0) {
                                                l_293 = (long) i_287;
                                                l_294 = l_293;
                                            } else {
                                                l_295 = (long) ((ulong) l_283 + (ulong) 64L);
                                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_274 + (ulong) ((long) (uint) (((int) l_295) & 1023)))))) = 0L;
                                                l_296 = (long) ((ulong) l_274 + (ulong) ((long) (uint) (((int) l_283) & 1023)));
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_296 + (ulong) 4L)))) = 3;
                                                i_297 = (int) ((uint) ((int) (((long) ((ulong) l_283 + (ulong) ((long) ((ulong) (l_283 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_296 + (ulong) 8L)))) = i_297;
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_296 + (ulong) 12L)))) = i_142;
                                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_296 + (ulong) 16L)))) = l_214;
                                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_296 + (ulong) 24L)))) = l_218;
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_296 + (ulong) 32L)))) = 0;
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_296 + (ulong) 36L)))) = 0;
                                                GALEFS_FENCE();
                                                *((volatile __global int *) (arg_fs + 16 + l_296)) = 64;
                                                *((__global long *) (arg_fs + 16 + l_282)) = l_295;
                                                GALEFS_FENCE();
                                                l_298 = *((__global long *) (arg_fs + 16 + 24L));
                                                i_299 = (int) get_group_id(0);
                                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_298 + (ulong) ((long) i_299))))) = (char) 1;
                                                l_300 = *((__global long *) (arg_fs + 16 + 8L));
                                                l_301 = (long) ((ulong) l_274 + (ulong) 1792L);
                                                i_302 = 0;
                                                l_303 = 0L;
                                                while (true) {
                                                    if (!(i_302 == 0)) {
                                                        break;
                                                    }
                                                    i_304 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                    i_305 = *((volatile __global int *) (arg_fs + 16 + l_301));
                                                    if (i_297 == i_305) {
                                                        i_302 = 1;
                                                    } else {
                                                        if (i_304 == 0) {
                                                            if (l_303 < l_300) {
                                                                GALEFS_RELAX(l_303);
                                                                l_306 = (long) ((ulong) l_303 + (ulong) 1L);
                                                                l_303 = l_306;
                                                            } else {
                                                                i_302 = (-110);
                                                            }
                                                        } else {
                                                            i_307 = (int) (0 - (uint) i_304);
                                                            i_302 = i_307;
                                                        }
                                                    }
                                                }
                                                GALEFS_FENCE();
                                                if (i_302 < 0) {
                                                    l_308 = (long) i_302;
                                                    l_294 = l_308;
                                                } else {
                                                    l_309 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_274 + (ulong) 1800L))));
                                                    l_294 = l_309;
                                                }
                                            }
                                            if (l_294 < 0L) {
                                                l_254 = l_294;
                                            } else {
                                                l_310 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_274 + (ulong) 1808L))));
                                                l_254 = l_310;
                                            }
                                        } else {
                                            l_311 = (long) ((ulong) l_274 + (ulong) 1872L);
                                            l_312 = *((__global long *) (arg_fs + 16 + l_311));
                                            *((__global long *) (arg_fs + 16 + l_311)) = ((long) ((ulong) l_312 + (ulong) 1L));
                                            l_254 = l_281;
                                        }
                                    }
                                    if (l_254 < 0L) {
                                        l_238 = l_254;
                                    } else {
                                        l_313 = (l_254 << 32) | ((long) i_243);
                                        l_238 = l_313;
                                    }
                                }
                            } else {
                                l_238 = 0L;
                            }
                            l_314 = GALEFS_BROADCAST(l_238);
                            i_315 = (int) l_314;
                            if (l_314 < 0L) {
                                i_316 = 0;
                            } else {
                                i_316 = i_315;
                            }
                            if (l_314 < 0L) {
                                l_317 = 0L;
                            } else {
                                l_318 = (long) ((ulong) l_314 >> 32);
                                l_317 = l_318;
                            }
                            i_319 = *((__global int *) (arg_fs + 16 + 156L));
                            l_320 = *((__global long *) (arg_fs + 16 + 144L));
                            gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_320 + (ulong) (l_317 << i_319))) + (ulong) (l_214 & ((long) ((ulong) (1L << i_319) + (ulong) (-1L))))))), (arg_a + 16 + (l_213 + l_204)), i_316);
                            GALEFS_FENCE();
                            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                            i_321 = (int) get_local_id(0);
                            if (i_321 == 0) {
                                l_322 = *((__global long *) (arg_fs + 16 + 16L));
                                i_323 = (int) get_group_id(0);
                                l_324 = (long) i_323;
                                l_325 = (long) ((ulong) l_322 + (ulong) ((l_324 << 12) + (l_324 << 11)));
                                l_326 = (long) ((ulong) l_325 + (ulong) 1880L);
                                l_327 = *((__global long *) (arg_fs + 16 + l_326));
                                *((__global long *) (arg_fs + 16 + l_326)) = ((long) ((ulong) ((long) i_316) + (ulong) l_327));
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_325 + (ulong) 1856L)))) = 0;
                                l_328 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_325 + (ulong) 1864L))));
                                l_329 = (long) ((ulong) l_328 + (ulong) (-64L));
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_325 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_329 + (ulong) ((long) ((ulong) (l_329 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            }
                            i_330 = (int) ((uint) i_211 + (uint) i_316);
                            if (l_314 < 0L) {
                                i_210 = i_315;
                                i_211 = i_330;
                            } else {
                                i_331 = ((i_316 < 1) || (!(i_330 < i_209))) ? 0 : 1;
                                i_210 = i_331;
                                i_211 = i_330;
                            }
                        }
                        if (i_211 < 1) {
                            i_332 = i_210;
                        } else {
                            i_332 = i_211;
                        }
                        i_333 = 1;
                        i_334 = 0;
                        while (true) {
                            if (!(i_333 == 1)) {
                                break;
                            }
                            i_335 = (int) get_local_id(0);
                            l_336 = (long) i_334;
                            l_337 = (long) ((ulong) l_205 + (ulong) l_336);
                            if (i_335 == 0) {
                                i_338 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_339 = (int) (0 - (uint) i_338);
                                if (i_339 < 0) {
                                    l_340 = (long) i_339;
                                    l_341 = l_340;
                                } else {
                                    i_342 = *((__global int *) (arg_fs + 16 + 208L));
                                    if (i_141 < i_342) {
                                        l_343 = *((__global long *) (arg_fs + 16 + 192L));
                                        i_344 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_343 + (ulong) l_169))));
                                        i_345 = (int) ((uint) i_344 + (uint) (-1));
                                        i_346 = (i_345 < 0) ? (-9) : i_345;
                                        if (i_346 < 0) {
                                            i_347 = i_346;
                                        } else {
                                            l_348 = *((__global long *) (arg_fs + 16 + 192L));
                                            i_349 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_348 + (ulong) l_169)) + (ulong) 4L))));
                                            if ((i_349 & 3) == 1) {
                                                i_347 = (-9);
                                            } else {
                                                i_347 = i_346;
                                            }
                                        }
                                    } else {
                                        i_347 = (-9);
                                    }
                                    l_350 = (long) i_347;
                                    if (i_347 < 0) {
                                        l_341 = l_350;
                                    } else {
                                        if (l_337 < 0L) {
                                            l_341 = (-22L);
                                        } else {
                                            i_351 = (int) ((uint) i_209 - (uint) i_334);
                                            if (i_351 < 0) {
                                                l_341 = (-22L);
                                            } else {
                                                l_352 = *((__global long *) (arg_fs + 16 + 16L));
                                                i_353 = (int) get_group_id(0);
                                                l_354 = (long) i_353;
                                                i_355 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_352 + (ulong) ((l_354 << 12) + (l_354 << 11)))) + (ulong) 1896L))));
                                                if (i_355 == 0) {
                                                    l_356 = *((__global long *) (arg_fs + 16 + 200L));
                                                    l_357 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_356 + (ulong) (l_350 << 6)))));
                                                    l_358 = (long) ((ulong) l_357 - (ulong) l_337);
                                                    if (l_358 < 1L) {
                                                        l_341 = 0L;
                                                    } else {
                                                        l_359 = (long) (uint) i_351;
                                                        l_360 = (l_358 < l_359) ? l_358 : l_359;
                                                        l_341 = l_360;
                                                    }
                                                } else {
                                                    l_341 = (-16L);
                                                }
                                            }
                                        }
                                    }
                                }
                                if (l_341 < 1L) {
                                    l_361 = l_341;
                                } else {
                                    i_362 = *((__global int *) (arg_fs + 16 + 156L));
                                    l_363 = 1L << i_362;
                                    l_364 = (long) ((ulong) l_363 - (ulong) (l_337 & ((long) ((ulong) l_363 + (ulong) (-1L)))));
                                    if (l_364 < l_341) {
                                        i_365 = (int) l_364;
                                        i_366 = i_365;
                                    } else {
                                        i_367 = (int) l_341;
                                        i_366 = i_367;
                                    }
                                    l_368 = *((__global long *) (arg_fs + 16 + 16L));
                                    i_369 = (int) get_group_id(0);
                                    i_370 = *((__global int *) (arg_fs + 16 + 208L));
                                    if (i_141 < i_370) {
                                        l_371 = *((__global long *) (arg_fs + 16 + 192L));
                                        i_372 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_371 + (ulong) l_169))));
                                        i_373 = (int) ((uint) i_372 + (uint) (-1));
                                        i_374 = (i_373 < 0) ? (-9) : i_373;
                                        i_375 = i_374;
                                    } else {
                                        i_375 = (-9);
                                    }
                                    l_376 = (long) i_375;
                                    if (i_375 < 0) {
                                        l_377 = l_376;
                                    } else {
                                        i_378 = *((__global int *) (arg_fs + 16 + 156L));
                                        l_379 = *((__global long *) (arg_fs + 16 + 200L));
                                        i_380 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_379 + (ulong) (l_376 << 6))) + (ulong) 8L))));
                                        l_381 = *((__global long *) (arg_fs + 16 + 128L));
                                        i_382 = *((__global int *) (arg_fs + 16 + 152L));
                                        l_383 = l_337 >> i_378;
                                        i_384 = i_382 & ((int) (((long) ((ulong) ((long) ((ulong) l_383 + (ulong) (((long) i_380) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                        i_385 = i_384;
                                        i_386 = 0;
                                        i_387 = (-2);
                                        while (true) {
                                            if (!(i_387 == (-2))) {
                                                break;
                                            }
                                            i_388 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_381 + (ulong) (((long) i_385) << 2)))));
                                            i_389 = (int) ((uint) i_388 + (uint) (-1));
                                            if (i_389 < 0) {
                                                i_387 = (-1);
                                            } else {
                                                l_390 = *((__global long *) (arg_fs + 16 + 136L));
                                                l_391 = (long) ((ulong) l_390 + (ulong) (((long) (uint) i_389) << 4));
                                                i_392 = *((volatile __global int *) (arg_fs + 16 + l_391));
                                                l_393 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_391 + (ulong) 8L))));
                                                if ((!(i_380 == i_392)) || (!(l_383 == l_393))) {
                                                    if (i_382 == i_386) {
                                                        i_387 = (-1);
                                                    } else {
                                                        i_394 = (int) ((uint) i_386 + (uint) 1);
                                                        i_395 = i_382 & ((int) ((uint) i_385 + (uint) 1));
                                                        i_385 = i_395;
                                                        i_386 = i_394;
                                                    }
                                                } else {
                                                    i_387 = i_389;
                                                }
                                            }
                                        }
                                        l_396 = (long) i_369;
                                        l_397 = (long) ((ulong) l_368 + (ulong) ((l_396 << 12) + (l_396 << 11)));
                                        if (i_387 < 0) {
                                            i_398 = (-1);
                                        } else {
                                            l_399 = (long) ((ulong) l_397 + (ulong) 1856L);
                                            *((volatile __global int *) (arg_fs + 16 + l_399)) = ((int) ((uint) i_387 + (uint) 1));
                                            GALEFS_FENCE();
                                            l_400 = *((__global long *) (arg_fs + 16 + 136L));
                                            l_401 = (long) ((ulong) l_400 + (ulong) (((long) (uint) i_387) << 4));
                                            i_402 = *((volatile __global int *) (arg_fs + 16 + l_401));
                                            l_403 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_401 + (ulong) 8L))));
                                            if ((!(i_380 == i_402)) || (!(l_383 == l_403))) {
                                                *((volatile __global int *) (arg_fs + 16 + l_399)) = 0;
                                            }
                                            GALEFS_FENCE();
                                            if ((!(i_380 == i_402)) || (!(l_383 == l_403))) {
                                                i_398 = (-1);
                                            } else {
                                                i_398 = i_387;
                                            }
                                        }
                                        l_404 = (long) i_398;
                                        if (l_404 == (-1L)) {
                                            l_405 = (long) ((ulong) l_397 + (ulong) 1864L);
                                            l_406 = *((__global long *) (arg_fs + 16 + l_405));
                                            l_407 = *((__global long *) (arg_fs + 16 + 8L));
                                            l_408 = (long) ((ulong) l_406 + (ulong) 128L);
                                            l_409 = (long) ((ulong) l_397 + (ulong) 1408L);
                                            i_410 = 0;
                                            l_411 = 0L;
                                            while (true) {
                                                if (!(i_410 == 0)) {
                                                    break;
                                                }
                                                i_412 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                if (i_412 == 0) {
                                                    l_413 = *((volatile __global long *) (arg_fs + 16 + l_409));
                                                    if (((long) ((ulong) l_408 - (ulong) l_413)) < 1025L) {
                                                        i_410 = 1;
                                                    } else {
                                                        if (l_411 < l_407) {
                                                            GALEFS_RELAX(l_411);
                                                            l_414 = (long) ((ulong) l_411 + (ulong) 1L);
                                                            l_411 = l_414;
                                                        } else {
                                                            i_410 = (-110);
                                                        }
                                                    }
                                                } else {
                                                    i_415 = (int) (0 - (uint) i_412);
                                                    i_410 = i_415;
                                                }
                                            }
                                            if (i_410 < 0) {
                                                l_416 = (long) i_410;
                                                l_417 = l_416;
                                            } else {
                                                l_418 = (long) ((ulong) l_406 + (ulong) 64L);
                                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_397 + (ulong) ((long) (uint) (((int) l_418) & 1023)))))) = 0L;
                                                l_419 = (long) ((ulong) l_397 + (ulong) ((long) (uint) (((int) l_406) & 1023)));
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_419 + (ulong) 4L)))) = 3;
                                                i_420 = (int) ((uint) ((int) (((long) ((ulong) l_406 + (ulong) ((long) ((ulong) (l_406 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_419 + (ulong) 8L)))) = i_420;
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_419 + (ulong) 12L)))) = i_141;
                                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_419 + (ulong) 16L)))) = l_337;
                                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_419 + (ulong) 24L)))) = l_341;
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_419 + (ulong) 32L)))) = 0;
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_419 + (ulong) 36L)))) = 0;
                                                GALEFS_FENCE();
                                                *((volatile __global int *) (arg_fs + 16 + l_419)) = 64;
                                                *((__global long *) (arg_fs + 16 + l_405)) = l_418;
                                                GALEFS_FENCE();
                                                l_421 = *((__global long *) (arg_fs + 16 + 24L));
                                                i_422 = (int) get_group_id(0);
                                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_421 + (ulong) ((long) i_422))))) = (char) 1;
                                                l_423 = *((__global long *) (arg_fs + 16 + 8L));
                                                l_424 = (long) ((ulong) l_397 + (ulong) 1792L);
                                                i_425 = 0;
                                                l_426 = 0L;
                                                while (true) {
                                                    if (!(i_425 == 0)) {
                                                        break;
                                                    }
                                                    i_427 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                    i_428 = *((volatile __global int *) (arg_fs + 16 + l_424));
                                                    if (i_420 == i_428) {
                                                        i_425 = 1;
                                                    } else {
                                                        if (i_427 == 0) {
                                                            if (l_426 < l_423) {
                                                                GALEFS_RELAX(l_426);
                                                                l_429 = (long) ((ulong) l_426 + (ulong) 1L);
                                                                l_426 = l_429;
                                                            } else {
                                                                i_425 = (-110);
                                                            }
                                                        } else {
                                                            i_430 = (int) (0 - (uint) i_427);
                                                            i_425 = i_430;
                                                        }
                                                    }
                                                }
                                                GALEFS_FENCE();
                                                if (i_425 < 0) {
                                                    l_431 = (long) i_425;
                                                    l_417 = l_431;
                                                } else {
                                                    l_432 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_397 + (ulong) 1800L))));
                                                    l_417 = l_432;
                                                }
                                            }
                                            if (l_417 < 0L) {
                                                l_377 = l_417;
                                            } else {
                                                l_433 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_397 + (ulong) 1808L))));
                                                l_377 = l_433;
                                            }
                                        } else {
                                            l_434 = (long) ((ulong) l_397 + (ulong) 1872L);
                                            l_435 = *((__global long *) (arg_fs + 16 + l_434));
                                            *((__global long *) (arg_fs + 16 + l_434)) = ((long) ((ulong) l_435 + (ulong) 1L));
                                            l_377 = l_404;
                                        }
                                    }
                                    if (l_377 < 0L) {
                                        l_361 = l_377;
                                    } else {
                                        l_436 = (l_377 << 32) | ((long) i_366);
                                        l_361 = l_436;
                                    }
                                }
                            } else {
                                l_361 = 0L;
                            }
                            l_437 = GALEFS_BROADCAST(l_361);
                            i_438 = (int) l_437;
                            if (l_437 < 0L) {
                                i_439 = 0;
                            } else {
                                i_439 = i_438;
                            }
                            if (l_437 < 0L) {
                                l_440 = 0L;
                            } else {
                                l_441 = (long) ((ulong) l_437 >> 32);
                                l_440 = l_441;
                            }
                            i_442 = *((__global int *) (arg_fs + 16 + 156L));
                            l_443 = *((__global long *) (arg_fs + 16 + 144L));
                            gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_443 + (ulong) (l_440 << i_442))) + (ulong) (l_337 & ((long) ((ulong) (1L << i_442) + (ulong) (-1L))))))), (arg_b + 16 + (l_336 + l_204)), i_439);
                            GALEFS_FENCE();
                            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                            i_444 = (int) get_local_id(0);
                            if (i_444 == 0) {
                                l_445 = *((__global long *) (arg_fs + 16 + 16L));
                                i_446 = (int) get_group_id(0);
                                l_447 = (long) i_446;
                                l_448 = (long) ((ulong) l_445 + (ulong) ((l_447 << 12) + (l_447 << 11)));
                                l_449 = (long) ((ulong) l_448 + (ulong) 1880L);
                                l_450 = *((__global long *) (arg_fs + 16 + l_449));
                                *((__global long *) (arg_fs + 16 + l_449)) = ((long) ((ulong) ((long) i_439) + (ulong) l_450));
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_448 + (ulong) 1856L)))) = 0;
                                l_451 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_448 + (ulong) 1864L))));
                                l_452 = (long) ((ulong) l_451 + (ulong) (-64L));
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_448 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_452 + (ulong) ((long) ((ulong) (l_452 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            }
                            i_453 = (int) ((uint) i_334 + (uint) i_439);
                            if (l_437 < 0L) {
                                i_333 = i_438;
                                i_334 = i_453;
                            } else {
                                i_454 = ((i_439 < 1) || (!(i_453 < i_209))) ? 0 : 1;
                                i_333 = i_454;
                                i_334 = i_453;
                            }
                        }
                        if (i_334 < 1) {
                            i_455 = i_333;
                        } else {
                            i_455 = i_334;
                        }
                        if (i_209 == i_332) {
                            if (i_209 == i_455) {
                                i_456 = (int) get_local_id(0);
                                i_457 = ((int) ((uint) i_209 + (uint) ((int) ((uint) (i_209 >> 31) >> 30)))) >> 2;
                                i_458 = i_456;
                                while (true) {
                                    if (!(i_458 < i_457)) {
                                        break;
                                    }
                                    l_459 = (((long) ((int) ((uint) i_458 + (uint) i_203))) << 2) + 16L;
                                    ul_460 = arg_a + l_459;
                                    f_461 = *((__global float *) ul_460);
                                    f_462 = *((__global float *) (arg_b + l_459));
                                    *((__global float *) ul_460) = (f_461 + f_462);
                                    i_463 = (int) get_local_size(0);
                                    i_464 = (int) ((uint) i_458 + (uint) i_463);
                                    i_458 = i_464;
                                }
                                i_465 = 1;
                                i_466 = 0;
                                while (true) {
                                    if (!(i_465 == 1)) {
                                        break;
                                    }
                                    i_467 = (int) get_local_id(0);
                                    l_468 = (long) i_466;
                                    l_469 = (long) ((ulong) l_205 + (ulong) l_468);
                                    if (i_467 == 0) {
                                        i_470 = *((__global int *) (arg_fs + 16 + 208L));
                                        if (i_140 < i_470) {
                                            l_471 = *((__global long *) (arg_fs + 16 + 192L));
                                            l_472 = ((long) (uint) i_140) << 3;
                                            i_473 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_471 + (ulong) l_472))));
                                            i_474 = (int) ((uint) i_473 + (uint) (-1));
                                            i_475 = (i_474 < 0) ? (-9) : i_474;
                                            if (i_475 < 0) {
                                                i_476 = i_475;
                                            } else {
                                                l_477 = *((__global long *) (arg_fs + 16 + 192L));
                                                i_478 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_477 + (ulong) l_472)) + (ulong) 4L))));
                                                if ((i_478 & 3) == 0) {
                                                    i_476 = (-9);
                                                } else {
                                                    i_476 = i_475;
                                                }
                                            }
                                        } else {
                                            i_476 = (-9);
                                        }
                                        i_479 = (int) ((uint) i_209 - (uint) i_466);
                                        l_480 = (long) i_479;
                                        if (i_476 < 0) {
                                            l_481 = (long) i_476;
                                            l_482 = l_481;
                                        } else {
                                            if (l_469 < 0L) {
                                                l_482 = (-22L);
                                            } else {
                                                if (i_479 < 0) {
                                                    l_482 = (-22L);
                                                } else {
                                                    if (((long) ((ulong) l_469 + (ulong) l_480)) < 0L) {
                                                        l_482 = (-27L);
                                                    } else {
                                                        l_483 = *((__global long *) (arg_fs + 16 + 16L));
                                                        i_484 = (int) get_group_id(0);
                                                        l_485 = (long) i_484;
                                                        i_486 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_483 + (ulong) ((l_485 << 12) + (l_485 << 11)))) + (ulong) 1896L))));
                                                        if (i_486 == 0) {
                                                            l_482 = l_480;
                                                        } else {
                                                            l_482 = (-16L);
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                        if (l_482 < 1L) {
                                            l_487 = l_482;
                                        } else {
                                            i_488 = *((__global int *) (arg_fs + 16 + 156L));
                                            l_489 = 1L << i_488;
                                            l_490 = (long) ((ulong) l_489 - (ulong) (l_469 & ((long) ((ulong) l_489 + (ulong) (-1L)))));
                                            if (l_490 < l_480) {
                                                i_491 = (int) l_490;
                                                i_492 = i_491;
                                            } else {
                                                i_492 = i_479;
                                            }
                                            l_493 = *((__global long *) (arg_fs + 16 + 16L));
                                            i_494 = (int) get_group_id(0);
                                            l_495 = (long) i_494;
                                            l_496 = (long) ((ulong) l_493 + (ulong) ((l_495 << 12) + (l_495 << 11)));
                                            l_497 = (long) ((ulong) l_496 + (ulong) 1864L);
                                            l_498 = *((__global long *) (arg_fs + 16 + l_497));
                                            l_499 = *((__global long *) (arg_fs + 16 + 8L));
                                            l_500 = (long) ((ulong) l_498 + (ulong) 128L);
                                            l_501 = (long) ((ulong) l_496 + (ulong) 1408L);
                                            i_502 = 0;
                                            l_503 = 0L;
                                            while (true) {
                                                if (!(i_502 == 0)) {
                                                    break;
                                                }
                                                i_504 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                if (i_504 == 0) {
                                                    l_505 = *((volatile __global long *) (arg_fs + 16 + l_501));
                                                    if (((long) ((ulong) l_500 - (ulong) l_505)) < 1025L) {
                                                        i_502 = 1;
                                                    } else {
                                                        if (l_503 < l_499) {
                                                            GALEFS_RELAX(l_503);
                                                            l_506 = (long) ((ulong) l_503 + (ulong) 1L);
                                                            l_503 = l_506;
                                                        } else {
                                                            i_502 = (-110);
                                                        }
                                                    }
                                                } else {
                                                    i_507 = (int) (0 - (uint) i_504);
                                                    i_502 = i_507;
                                                }
                                            }
                                            l_508 = (long) i_492;
                                            if (i_502 < 0) {
                                                l_509 = (long) i_502;
                                                l_510 = l_509;
                                            } else {
                                                l_511 = (long) ((ulong) l_498 + (ulong) 64L);
                                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_496 + (ulong) ((long) (uint) (((int) l_511) & 1023)))))) = 0L;
                                                l_512 = (long) ((ulong) l_496 + (ulong) ((long) (uint) (((int) l_498) & 1023)));
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_512 + (ulong) 4L)))) = 4;
                                                i_513 = (int) ((uint) ((int) (((long) ((ulong) l_498 + (ulong) ((long) ((ulong) (l_498 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_512 + (ulong) 8L)))) = i_513;
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_512 + (ulong) 12L)))) = i_140;
                                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_512 + (ulong) 16L)))) = l_469;
                                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_512 + (ulong) 24L)))) = l_508;
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_512 + (ulong) 32L)))) = 0;
                                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_512 + (ulong) 36L)))) = 0;
                                                GALEFS_FENCE();
                                                *((volatile __global int *) (arg_fs + 16 + l_512)) = 64;
                                                *((__global long *) (arg_fs + 16 + l_497)) = l_511;
                                                GALEFS_FENCE();
                                                l_514 = *((__global long *) (arg_fs + 16 + 24L));
                                                i_515 = (int) get_group_id(0);
                                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_514 + (ulong) ((long) i_515))))) = (char) 1;
                                                l_516 = *((__global long *) (arg_fs + 16 + 8L));
                                                l_517 = (long) ((ulong) l_496 + (ulong) 1792L);
                                                i_518 = 0;
                                                l_519 = 0L;
                                                while (true) {
                                                    if (!(i_518 == 0)) {
                                                        break;
                                                    }
                                                    i_520 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                    i_521 = *((volatile __global int *) (arg_fs + 16 + l_517));
                                                    if (i_513 == i_521) {
                                                        i_518 = 1;
                                                    } else {
                                                        if (i_520 == 0) {
                                                            if (l_519 < l_516) {
                                                                GALEFS_RELAX(l_519);
                                                                l_522 = (long) ((ulong) l_519 + (ulong) 1L);
                                                                l_519 = l_522;
                                                            } else {
                                                                i_518 = (-110);
                                                            }
                                                        } else {
                                                            i_523 = (int) (0 - (uint) i_520);
                                                            i_518 = i_523;
                                                        }
                                                    }
                                                }
                                                GALEFS_FENCE();
                                                if (i_518 < 0) {
                                                    l_524 = (long) i_518;
                                                    l_510 = l_524;
                                                } else {
                                                    l_525 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_496 + (ulong) 1800L))));
                                                    l_510 = l_525;
                                                }
                                            }
                                            if (l_510 < 0L) {
                                                l_526 = l_510;
                                            } else {
                                                l_527 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_496 + (ulong) 1808L))));
                                                l_526 = l_527;
                                            }
                                            if (l_526 < 0L) {
                                                l_487 = l_526;
                                            } else {
                                                l_528 = l_508 | (l_526 << 32);
                                                l_487 = l_528;
                                            }
                                        }
                                    } else {
                                        l_487 = 0L;
                                    }
                                    l_529 = GALEFS_BROADCAST(l_487);
                                    i_530 = (int) l_529;
                                    if (l_529 < 0L) {
                                        i_531 = 0;
                                    } else {
                                        i_531 = i_530;
                                    }
                                    if (l_529 < 0L) {
                                        l_532 = 0L;
                                    } else {
                                        l_533 = (long) ((ulong) l_529 >> 32);
                                        l_532 = l_533;
                                    }
                                    i_534 = *((__global int *) (arg_fs + 16 + 156L));
                                    l_535 = *((__global long *) (arg_fs + 16 + 144L));
                                    gale_copy((arg_a + 16 + (l_468 + l_204)), (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_535 + (ulong) (l_532 << i_534))) + (ulong) (l_469 & ((long) ((ulong) (1L << i_534) + (ulong) (-1L))))))), i_531);
                                    GALEFS_FENCE();
                                    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                    i_536 = (int) get_local_id(0);
                                    if (i_536 == 0) {
                                        l_537 = *((__global long *) (arg_fs + 16 + 16L));
                                        i_538 = (int) get_group_id(0);
                                        l_539 = (long) i_538;
                                        l_540 = (long) ((ulong) l_537 + (ulong) ((l_539 << 12) + (l_539 << 11)));
                                        l_541 = (long) ((ulong) l_540 + (ulong) 1888L);
                                        l_542 = *((__global long *) (arg_fs + 16 + l_541));
                                        *((__global long *) (arg_fs + 16 + l_541)) = ((long) ((ulong) ((long) i_531) + (ulong) l_542));
                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_540 + (ulong) 1856L)))) = 0;
                                        l_543 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_540 + (ulong) 1864L))));
                                        l_544 = (long) ((ulong) l_543 + (ulong) (-64L));
                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_540 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_544 + (ulong) ((long) ((ulong) (l_544 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                    }
                                    i_545 = (int) ((uint) i_466 + (uint) i_531);
                                    if (l_529 < 0L) {
                                        i_465 = i_530;
                                        i_466 = i_545;
                                    } else {
                                        i_546 = ((i_531 < 1) || (!(i_545 < i_209))) ? 0 : 1;
                                        i_465 = i_546;
                                        i_466 = i_545;
                                    }
                                }
                                if (i_466 < 1) {
                                    i_547 = i_465;
                                } else {
                                    i_547 = i_466;
                                }
                            } else {
                                i_547 = 0;
                            }
                        } else {
                            i_547 = 0;
                        }
                        i_548 = (int) get_num_groups(0);
                        l_549 = (long) ((ulong) l_205 + (ulong) (((long) i_548) << 16));
                        i_550 = ((!(i_209 == i_547)) || (!(l_549 < l_199))) ? 0 : 1;
                        if (i_209 == i_547) {
                            l_205 = l_549;
                            i_206 = i_550;
                        } else {
                            i_551 = (int) get_group_id(0);
                            i_552 = (int) get_local_id(0);
                            i_553 = i_551 << 1;
                            ul_554 = arg_status + ((((long) (i_553 + 1)) << 2) + 16L);
                            ul_555 = arg_status + ((((long) i_553) << 2) + 16L);
                            if (i_209 == i_332) {
                                if (i_209 == i_455) {
                                    if (i_552 == 0) {
                                        *((__global int *) ul_555) = 3;
                                        *((__global int *) ul_554) = i_547;
                                        l_205 = l_549;
                                        i_206 = i_550;
                                    } else {
                                        l_205 = l_549;
                                        i_206 = i_550;
                                    }
                                } else {
                                    if (i_552 == 0) {
                                        *((__global int *) ul_555) = 2;
                                        *((__global int *) ul_554) = i_455;
                                        l_205 = l_549;
                                        i_206 = i_550;
                                    } else {
                                        l_205 = l_549;
                                        i_206 = i_550;
                                    }
                                }
                            } else {
                                if (i_552 == 0) {
                                    *((__global int *) ul_555) = 1;
                                    *((__global int *) ul_554) = i_332;
                                    l_205 = l_549;
                                    i_206 = i_550;
                                } else {
                                    l_205 = l_549;
                                    i_206 = i_550;
                                }
                            }
                        }
                    }
                } else {
                    if (i_185 == 0) {
                        i_556 = i_184 << 1;
                        *((__global int *) (arg_status + ((((long) i_556) << 2) + 16L))) = 4;
                        *((__global int *) (arg_status + ((((long) (i_556 + 1)) << 2) + 16L))) = 0;
                    }
                }
            }
        }
    }
    i_557 = (int) get_local_id(0);
    if (i_557 == 0) {
        l_558 = *((__global long *) (arg_fs + 16 + 16L));
        i_559 = (int) get_group_id(0);
        l_560 = (long) i_559;
        i_561 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_558 + (ulong) ((l_560 << 12) + (l_560 << 11)))) + (ulong) 1896L))));
        if (i_561 == 0) {
            l_562 = *((__global long *) (arg_fs + 16 + 16L));
            i_563 = (int) get_group_id(0);
            l_564 = (long) i_563;
            l_565 = (long) ((ulong) l_562 + (ulong) ((l_564 << 12) + (l_564 << 11)));
            l_566 = (long) ((ulong) l_565 + (ulong) 1864L);
            l_567 = *((__global long *) (arg_fs + 16 + l_566));
            l_568 = *((__global long *) (arg_fs + 16 + 8L));
            i_569 = 0;
            l_570 = 0L;
            while (true) {
                if (!(i_569 == 0)) {
                    break;
                }
                i_571 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_571 == 0) {
                    l_572 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_565 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_567 + (ulong) 128L)) - (ulong) l_572)) < 1025L) {
                        i_569 = 1;
                    } else {
                        if (l_570 < l_568) {
                            GALEFS_RELAX(l_570);
                            l_573 = (long) ((ulong) l_570 + (ulong) 1L);
                            l_570 = l_573;
                        } else {
                            i_569 = (-110);
                        }
                    }
                } else {
                    i_574 = (int) (0 - (uint) i_571);
                    i_569 = i_574;
                }
            }
            if (i_569 < 0) {
                l_575 = (long) i_569;
                l_576 = l_575;
            } else {
                l_577 = (long) ((ulong) l_567 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_565 + (ulong) ((long) (uint) (((int) l_577) & 1023)))))) = 0L;
                l_578 = (long) ((ulong) l_565 + (ulong) ((long) (uint) (((int) l_567) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_578 + (ulong) 4L)))) = 2;
                i_579 = (int) ((uint) ((int) (((long) ((ulong) l_567 + (ulong) ((long) ((ulong) (l_567 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_578 + (ulong) 8L)))) = i_579;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_578 + (ulong) 12L)))) = i_142;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_578 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_578 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_578 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_578 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_578)) = 64;
                *((__global long *) (arg_fs + 16 + l_566)) = l_577;
                GALEFS_FENCE();
                l_580 = *((__global long *) (arg_fs + 16 + 24L));
                i_581 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_580 + (ulong) ((long) i_581))))) = (char) 1;
                l_582 = *((__global long *) (arg_fs + 16 + 8L));
                l_583 = (long) ((ulong) l_565 + (ulong) 1792L);
                i_584 = 0;
                l_585 = 0L;
                while (true) {
                    if (!(i_584 == 0)) {
                        break;
                    }
                    i_586 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_587 = *((volatile __global int *) (arg_fs + 16 + l_583));
                    if (i_579 == i_587) {
                        i_584 = 1;
                    } else {
                        if (i_586 == 0) {
                            if (l_585 < l_582) {
                                GALEFS_RELAX(l_585);
                                l_588 = (long) ((ulong) l_585 + (ulong) 1L);
                                l_585 = l_588;
                            } else {
                                i_584 = (-110);
                            }
                        } else {
                            i_589 = (int) (0 - (uint) i_586);
                            i_584 = i_589;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_584 < 0) {
                    l_590 = (long) i_584;
                    l_576 = l_590;
                } else {
                    l_591 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_565 + (ulong) 1800L))));
                    l_576 = l_591;
                }
            }
        } else {
            l_576 = (-16L);
        }
    } else {
        l_576 = 0L;
    }
    l_592 = GALEFS_BROADCAST(l_576);
    i_593 = (int) get_local_id(0);
    if (i_593 == 0) {
        l_594 = *((__global long *) (arg_fs + 16 + 16L));
        i_595 = (int) get_group_id(0);
        l_596 = (long) i_595;
        i_597 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_594 + (ulong) ((l_596 << 12) + (l_596 << 11)))) + (ulong) 1896L))));
        if (i_597 == 0) {
            l_598 = *((__global long *) (arg_fs + 16 + 16L));
            i_599 = (int) get_group_id(0);
            l_600 = (long) i_599;
            l_601 = (long) ((ulong) l_598 + (ulong) ((l_600 << 12) + (l_600 << 11)));
            l_602 = (long) ((ulong) l_601 + (ulong) 1864L);
            l_603 = *((__global long *) (arg_fs + 16 + l_602));
            l_604 = *((__global long *) (arg_fs + 16 + 8L));
            i_605 = 0;
            l_606 = 0L;
            while (true) {
                if (!(i_605 == 0)) {
                    break;
                }
                i_607 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_607 == 0) {
                    l_608 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_601 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_603 + (ulong) 128L)) - (ulong) l_608)) < 1025L) {
                        i_605 = 1;
                    } else {
                        if (l_606 < l_604) {
                            GALEFS_RELAX(l_606);
                            l_609 = (long) ((ulong) l_606 + (ulong) 1L);
                            l_606 = l_609;
                        } else {
                            i_605 = (-110);
                        }
                    }
                } else {
                    i_610 = (int) (0 - (uint) i_607);
                    i_605 = i_610;
                }
            }
            if (i_605 < 0) {
                l_611 = (long) i_605;
                l_612 = l_611;
            } else {
                l_613 = (long) ((ulong) l_603 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_601 + (ulong) ((long) (uint) (((int) l_613) & 1023)))))) = 0L;
                l_614 = (long) ((ulong) l_601 + (ulong) ((long) (uint) (((int) l_603) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_614 + (ulong) 4L)))) = 2;
                i_615 = (int) ((uint) ((int) (((long) ((ulong) l_603 + (ulong) ((long) ((ulong) (l_603 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_614 + (ulong) 8L)))) = i_615;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_614 + (ulong) 12L)))) = i_141;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_614 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_614 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_614 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_614 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_614)) = 64;
                *((__global long *) (arg_fs + 16 + l_602)) = l_613;
                GALEFS_FENCE();
                l_616 = *((__global long *) (arg_fs + 16 + 24L));
                i_617 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_616 + (ulong) ((long) i_617))))) = (char) 1;
                l_618 = *((__global long *) (arg_fs + 16 + 8L));
                l_619 = (long) ((ulong) l_601 + (ulong) 1792L);
                i_620 = 0;
                l_621 = 0L;
                while (true) {
                    if (!(i_620 == 0)) {
                        break;
                    }
                    i_622 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_623 = *((volatile __global int *) (arg_fs + 16 + l_619));
                    if (i_615 == i_623) {
                        i_620 = 1;
                    } else {
                        if (i_622 == 0) {
                            if (l_621 < l_618) {
                                GALEFS_RELAX(l_621);
                                l_624 = (long) ((ulong) l_621 + (ulong) 1L);
                                l_621 = l_624;
                            } else {
                                i_620 = (-110);
                            }
                        } else {
                            i_625 = (int) (0 - (uint) i_622);
                            i_620 = i_625;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_620 < 0) {
                    l_626 = (long) i_620;
                    l_612 = l_626;
                } else {
                    l_627 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_601 + (ulong) 1800L))));
                    l_612 = l_627;
                }
            }
        } else {
            l_612 = (-16L);
        }
    } else {
        l_612 = 0L;
    }
    l_628 = GALEFS_BROADCAST(l_612);
    i_629 = (int) get_local_id(0);
    if (i_629 == 0) {
        l_630 = *((__global long *) (arg_fs + 16 + 16L));
        i_631 = (int) get_group_id(0);
        l_632 = (long) i_631;
        i_633 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_630 + (ulong) ((l_632 << 12) + (l_632 << 11)))) + (ulong) 1896L))));
        if (i_633 == 0) {
            l_634 = *((__global long *) (arg_fs + 16 + 16L));
            i_635 = (int) get_group_id(0);
            l_636 = (long) i_635;
            l_637 = (long) ((ulong) l_634 + (ulong) ((l_636 << 12) + (l_636 << 11)));
            l_638 = (long) ((ulong) l_637 + (ulong) 1864L);
            l_639 = *((__global long *) (arg_fs + 16 + l_638));
            l_640 = *((__global long *) (arg_fs + 16 + 8L));
            i_641 = 0;
            l_642 = 0L;
            while (true) {
                if (!(i_641 == 0)) {
                    break;
                }
                i_643 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_643 == 0) {
                    l_644 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_637 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_639 + (ulong) 128L)) - (ulong) l_644)) < 1025L) {
                        i_641 = 1;
                    } else {
                        if (l_642 < l_640) {
                            GALEFS_RELAX(l_642);
                            l_645 = (long) ((ulong) l_642 + (ulong) 1L);
                            l_642 = l_645;
                        } else {
                            i_641 = (-110);
                        }
                    }
                } else {
                    i_646 = (int) (0 - (uint) i_643);
                    i_641 = i_646;
                }
            }
            if (i_641 < 0) {
                l_647 = (long) i_641;
                l_648 = l_647;
            } else {
                l_649 = (long) ((ulong) l_639 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_637 + (ulong) ((long) (uint) (((int) l_649) & 1023)))))) = 0L;
                l_650 = (long) ((ulong) l_637 + (ulong) ((long) (uint) (((int) l_639) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_650 + (ulong) 4L)))) = 2;
                i_651 = (int) ((uint) ((int) (((long) ((ulong) l_639 + (ulong) ((long) ((ulong) (l_639 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_650 + (ulong) 8L)))) = i_651;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_650 + (ulong) 12L)))) = i_140;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_650 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_650 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_650 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_650 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_650)) = 64;
                *((__global long *) (arg_fs + 16 + l_638)) = l_649;
                GALEFS_FENCE();
                l_652 = *((__global long *) (arg_fs + 16 + 24L));
                i_653 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_652 + (ulong) ((long) i_653))))) = (char) 1;
                l_654 = *((__global long *) (arg_fs + 16 + 8L));
                l_655 = (long) ((ulong) l_637 + (ulong) 1792L);
                i_656 = 0;
                l_657 = 0L;
                while (true) {
                    if (!(i_656 == 0)) {
                        break;
                    }
                    i_658 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_659 = *((volatile __global int *) (arg_fs + 16 + l_655));
                    if (i_651 == i_659) {
                        i_656 = 1;
                    } else {
                        if (i_658 == 0) {
                            if (l_657 < l_654) {
                                GALEFS_RELAX(l_657);
                                l_660 = (long) ((ulong) l_657 + (ulong) 1L);
                                l_657 = l_660;
                            } else {
                                i_656 = (-110);
                            }
                        } else {
                            i_661 = (int) (0 - (uint) i_658);
                            i_656 = i_661;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_656 < 0) {
                    l_662 = (long) i_656;
                    l_648 = l_662;
                } else {
                    l_663 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_637 + (ulong) 1800L))));
                    l_648 = l_663;
                }
            }
        } else {
            l_648 = (-16L);
        }
    } else {
        l_648 = 0L;
    }
    l_664 = GALEFS_BROADCAST(l_648);
    i_665 = (int) l_664;
    if (i_665 < 0) {
        if (!(i_140 < 0)) {
            i_666 = (int) get_group_id(0);
            i_667 = (int) get_local_id(0);
            if (i_667 == 0) {
                i_668 = i_666 << 1;
                *((__global int *) (arg_status + ((((long) i_668) << 2) + 16L))) = 3;
                *((__global int *) (arg_status + ((((long) (i_668 + 1)) << 2) + 16L))) = i_665;
            }
        }
    }
}
