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
// source: io/github/galefs/kernel/file/OpenFiles.java
// source: io/github/galefs/kernel/lane/LaneCall.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source: io/github/galefs/sample/matadd/MatAddKernel.java
// source SHA-256: 8aa613c0a98ac9f4f7cdbe803b2370401a7056debd86247439c293a825d50cf0

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
    __global uchar *ul_461, *ul_556, *ul_557;
    float f_462, f_463;
    int i_0, i_1, i_2, i_4, i_6, i_8, i_9, i_10, i_16, i_18, i_19, i_23, i_25, i_28, i_33, i_35, i_38, i_40, i_41, i_43, i_47, i_50, i_52, i_54, i_55, i_56, i_62, i_64, i_65, i_69, i_71, i_74, i_79, i_81, i_84, i_86, i_87, i_89, i_93, i_94, i_96, i_98, i_100, i_101, i_102, i_109, i_111, i_112, i_116, i_118, i_121, i_126, i_128, i_131, i_133, i_134, i_136, i_140, i_141, i_142, i_143, i_144, i_145, i_146, i_147, i_148, i_149, i_150, i_151, i_152, i_154, i_155, i_157, i_158, i_159, i_160, i_161, i_168, i_170, i_171, i_173, i_174, i_175, i_176, i_177, i_184, i_185, i_186, i_187, i_189, i_190, i_191, i_192, i_193, i_200, i_202, i_203, i_206, i_208, i_209, i_210, i_212, i_213, i_215, i_216, i_217, i_218, i_220, i_221, i_226, i_228, i_234, i_235, i_236, i_237, i_238, i_239, i_244, i_245, i_247, i_248, i_249, i_250, i_253, i_255, i_257, i_259, i_260, i_261, i_262, i_263, i_264, i_267, i_269, i_270, i_273, i_277, i_285, i_287, i_290, i_295, i_297, i_300, i_302, i_303, i_305, i_314, i_315, i_318, i_321, i_323, i_330, i_331, i_332, i_333, i_334, i_335, i_336, i_338, i_339, i_340, i_341, i_343, i_344, i_349, i_351, i_357, i_358, i_359, i_360, i_361, i_362, i_367, i_368, i_370, i_371, i_372, i_373, i_376, i_378, i_380, i_382, i_383, i_384, i_385, i_386, i_387, i_390, i_392, i_393, i_396, i_400, i_408, i_410, i_413, i_418, i_420, i_423, i_425, i_426, i_428, i_437, i_438, i_441, i_444, i_446, i_453, i_454, i_455, i_456, i_457, i_458, i_459, i_464, i_465, i_466, i_467, i_470, i_471, i_472, i_473, i_475, i_479, i_481, i_483, i_484, i_485, i_486, i_487, i_492, i_493, i_494, i_495, i_497, i_505, i_507, i_510, i_515, i_517, i_520, i_522, i_523, i_525, i_531, i_534, i_537, i_539, i_546, i_547, i_548, i_549, i_550, i_552, i_553, i_554, i_555, i_558, i_559, i_561, i_563, i_565, i_571, i_573, i_576, i_581, i_583, i_586, i_588, i_589, i_591, i_595, i_597, i_599, i_601, i_607, i_609, i_612, i_617, i_619, i_622, i_624, i_625, i_627, i_631, i_633, i_635, i_637, i_643, i_645, i_648, i_653, i_655, i_658, i_660, i_661, i_663, i_667, i_668, i_669, i_670;
    long l_3, l_5, l_7, l_11, l_12, l_13, l_14, l_15, l_17, l_20, l_21, l_22, l_24, l_26, l_27, l_29, l_30, l_31, l_32, l_34, l_36, l_37, l_39, l_42, l_44, l_45, l_46, l_48, l_49, l_51, l_53, l_57, l_58, l_59, l_60, l_61, l_63, l_66, l_67, l_68, l_70, l_72, l_73, l_75, l_76, l_77, l_78, l_80, l_82, l_83, l_85, l_88, l_90, l_91, l_92, l_95, l_97, l_99, l_103, l_104, l_105, l_106, l_107, l_108, l_110, l_113, l_114, l_115, l_117, l_119, l_120, l_122, l_123, l_124, l_125, l_127, l_129, l_130, l_132, l_135, l_137, l_138, l_139, l_153, l_156, l_162, l_163, l_164, l_165, l_166, l_167, l_169, l_172, l_178, l_179, l_180, l_181, l_182, l_183, l_188, l_194, l_195, l_196, l_197, l_198, l_199, l_201, l_204, l_205, l_207, l_211, l_214, l_219, l_222, l_223, l_224, l_225, l_227, l_229, l_230, l_231, l_232, l_233, l_240, l_241, l_242, l_243, l_246, l_251, l_252, l_254, l_256, l_258, l_265, l_266, l_268, l_271, l_272, l_274, l_275, l_276, l_278, l_279, l_280, l_281, l_282, l_283, l_284, l_286, l_288, l_289, l_291, l_292, l_293, l_294, l_296, l_298, l_299, l_301, l_304, l_306, l_307, l_308, l_309, l_310, l_311, l_312, l_313, l_316, l_317, l_319, l_320, l_322, l_324, l_325, l_326, l_327, l_328, l_329, l_337, l_342, l_345, l_346, l_347, l_348, l_350, l_352, l_353, l_354, l_355, l_356, l_363, l_364, l_365, l_366, l_369, l_374, l_375, l_377, l_379, l_381, l_388, l_389, l_391, l_394, l_395, l_397, l_398, l_399, l_401, l_402, l_403, l_404, l_405, l_406, l_407, l_409, l_411, l_412, l_414, l_415, l_416, l_417, l_419, l_421, l_422, l_424, l_427, l_429, l_430, l_431, l_432, l_433, l_434, l_435, l_436, l_439, l_440, l_442, l_443, l_445, l_447, l_448, l_449, l_450, l_451, l_452, l_460, l_468, l_469, l_474, l_476, l_477, l_478, l_480, l_482, l_488, l_489, l_490, l_491, l_496, l_498, l_499, l_500, l_501, l_502, l_503, l_504, l_506, l_508, l_509, l_511, l_512, l_513, l_514, l_516, l_518, l_519, l_521, l_524, l_526, l_527, l_528, l_529, l_530, l_532, l_533, l_535, l_536, l_538, l_540, l_541, l_542, l_543, l_544, l_545, l_551, l_560, l_562, l_564, l_566, l_567, l_568, l_569, l_570, l_572, l_574, l_575, l_577, l_578, l_579, l_580, l_582, l_584, l_585, l_587, l_590, l_592, l_593, l_594, l_596, l_598, l_600, l_602, l_603, l_604, l_605, l_606, l_608, l_610, l_611, l_613, l_614, l_615, l_616, l_618, l_620, l_621, l_623, l_626, l_628, l_629, l_630, l_632, l_634, l_636, l_638, l_639, l_640, l_641, l_642, l_644, l_646, l_647, l_649, l_650, l_651, l_652, l_654, l_656, l_657, l_659, l_662, l_664, l_665, l_666;
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
                        i_210 = (int) get_local_id(0);
                        l_211 = (long) i_209;
                        if (i_210 == 0) {
                            i_212 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            i_213 = *((__global int *) (arg_fs + 16 + 208L));
                            if (i_142 < i_213) {
                                l_214 = *((__global long *) (arg_fs + 16 + 192L));
                                i_215 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_214 + (ulong) l_153))));
                                i_216 = (int) ((uint) i_215 + (uint) (-1));
                                i_217 = (i_216 < 0) ? (-9) : i_216;
                                if (i_217 < 0) {
                                    i_218 = i_217;
                                } else {
                                    l_219 = *((__global long *) (arg_fs + 16 + 192L));
                                    i_220 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_219 + (ulong) l_153)) + (ulong) 4L))));
                                    if ((i_220 & 3) == 1) {
                                        i_218 = (-9);
                                    } else {
                                        i_218 = i_217;
                                    }
                                }
                            } else {
                                i_218 = (-9);
                            }
                            i_221 = (int) (0 - (uint) i_212);
                            if (i_221 < 0) {
                                l_222 = (long) i_221;
                                l_223 = l_222;
                            } else {
                                l_224 = (long) i_218;
                                if (i_218 < 0) {
                                    l_223 = l_224;
                                } else {
                                    if (l_205 < 0L) {
                                        l_223 = (-22L);
                                    } else {
                                        if (i_209 < 0) {
                                            l_223 = (-22L);
                                        } else {
                                            l_225 = *((__global long *) (arg_fs + 16 + 16L));
                                            i_226 = (int) get_group_id(0);
                                            l_227 = (long) i_226;
                                            i_228 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_225 + (ulong) ((l_227 << 12) + (l_227 << 11)))) + (ulong) 1896L))));
                                            if (i_228 == 0) {
                                                l_229 = *((__global long *) (arg_fs + 16 + 200L));
                                                l_230 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_229 + (ulong) (l_224 << 6)))));
                                                l_231 = (long) ((ulong) l_230 - (ulong) l_205);
                                                if (l_231 < 1L) {
                                                    l_223 = 0L;
                                                } else {
                                                    l_232 = (l_231 < l_211) ? l_231 : l_211;
                                                    l_223 = l_232;
                                                }
                                            } else {
                                                l_223 = (-16L);
                                            }
                                        }
                                    }
                                }
                            }
                        } else {
                            l_223 = 0L;
                        }
                        l_233 = GALEFS_BROADCAST(l_223);
                        i_234 = (int) l_233;
                        i_235 = (i_234 < 1) ? i_234 : 1;
                        i_236 = i_235;
                        i_237 = 0;
                        while (true) {
                            if (!(i_236 == 1)) {
                                break;
                            }
                            i_238 = (int) get_local_id(0);
                            i_239 = (int) ((uint) i_234 - (uint) i_237);
                            l_240 = (long) i_239;
                            l_241 = (long) i_237;
                            l_242 = (long) ((ulong) l_205 + (ulong) l_241);
                            if (i_238 == 0) {
                                l_243 = *((__global long *) (arg_fs + 16 + 16L));
                                i_244 = (int) get_group_id(0);
                                i_245 = *((__global int *) (arg_fs + 16 + 208L));
                                if (i_142 < i_245) {
                                    l_246 = *((__global long *) (arg_fs + 16 + 192L));
                                    i_247 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_246 + (ulong) l_153))));
                                    i_248 = (int) ((uint) i_247 + (uint) (-1));
                                    i_249 = (i_248 < 0) ? (-9) : i_248;
                                    i_250 = i_249;
                                } else {
                                    i_250 = (-9);
                                }
                                l_251 = (long) i_250;
                                if (i_250 < 0) {
                                    l_252 = l_251;
                                } else {
                                    i_253 = *((__global int *) (arg_fs + 16 + 156L));
                                    l_254 = *((__global long *) (arg_fs + 16 + 200L));
                                    i_255 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_254 + (ulong) (l_251 << 6))) + (ulong) 8L))));
                                    l_256 = *((__global long *) (arg_fs + 16 + 128L));
                                    i_257 = *((__global int *) (arg_fs + 16 + 152L));
                                    l_258 = l_242 >> i_253;
                                    i_259 = i_257 & ((int) (((long) ((ulong) ((long) ((ulong) l_258 + (ulong) (((long) i_255) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                    i_260 = i_259;
                                    i_261 = 0;
                                    i_262 = (-2);
                                    while (true) {
                                        if (!(i_262 == (-2))) {
                                            break;
                                        }
                                        i_263 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_256 + (ulong) (((long) i_260) << 2)))));
                                        i_264 = (int) ((uint) i_263 + (uint) (-1));
                                        if (i_264 < 0) {
                                            i_262 = (-1);
                                        } else {
                                            l_265 = *((__global long *) (arg_fs + 16 + 136L));
                                            l_266 = (long) ((ulong) l_265 + (ulong) (((long) (uint) i_264) << 4));
                                            i_267 = *((volatile __global int *) (arg_fs + 16 + l_266));
                                            l_268 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_266 + (ulong) 8L))));
                                            if ((!(i_255 == i_267)) || (!(l_258 == l_268))) {
                                                if (i_257 == i_261) {
                                                    i_262 = (-1);
                                                } else {
                                                    i_269 = (int) ((uint) i_261 + (uint) 1);
                                                    i_270 = i_257 & ((int) ((uint) i_260 + (uint) 1));
                                                    i_260 = i_270;
                                                    i_261 = i_269;
                                                }
                                            } else {
                                                i_262 = i_264;
                                            }
                                        }
                                    }
                                    l_271 = (long) i_244;
                                    l_272 = (long) ((ulong) l_243 + (ulong) ((l_271 << 12) + (l_271 << 11)));
                                    if (i_262 < 0) {
                                        i_273 = (-1);
                                    } else {
                                        l_274 = (long) ((ulong) l_272 + (ulong) 1856L);
                                        *((volatile __global int *) (arg_fs + 16 + l_274)) = ((int) ((uint) i_262 + (uint) 1));
                                        GALEFS_FENCE();
                                        l_275 = *((__global long *) (arg_fs + 16 + 136L));
                                        l_276 = (long) ((ulong) l_275 + (ulong) (((long) (uint) i_262) << 4));
                                        i_277 = *((volatile __global int *) (arg_fs + 16 + l_276));
                                        l_278 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_276 + (ulong) 8L))));
                                        if ((!(i_255 == i_277)) || (!(l_258 == l_278))) {
                                            *((volatile __global int *) (arg_fs + 16 + l_274)) = 0;
                                        }
                                        GALEFS_FENCE();
                                        if ((!(i_255 == i_277)) || (!(l_258 == l_278))) {
                                            i_273 = (-1);
                                        } else {
                                            i_273 = i_262;
                                        }
                                    }
                                    l_279 = (long) i_273;
                                    if (l_279 == (-1L)) {
                                        l_280 = (long) ((ulong) l_272 + (ulong) 1864L);
                                        l_281 = *((__global long *) (arg_fs + 16 + l_280));
                                        l_282 = *((__global long *) (arg_fs + 16 + 8L));
                                        l_283 = (long) ((ulong) l_281 + (ulong) 128L);
                                        l_284 = (long) ((ulong) l_272 + (ulong) 1408L);
                                        i_285 = 0;
                                        l_286 = 0L;
                                        while (true) {
                                            if (!(i_285 == 0)) {
                                                break;
                                            }
                                            i_287 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                            if (i_287 == 0) {
                                                l_288 = *((volatile __global long *) (arg_fs + 16 + l_284));
                                                if (((long) ((ulong) l_283 - (ulong) l_288)) < 1025L) {
                                                    i_285 = 1;
                                                } else {
                                                    if (l_286 < l_282) {
                                                        GALEFS_RELAX(l_286);
                                                        l_289 = (long) ((ulong) l_286 + (ulong) 1L);
                                                        l_286 = l_289;
                                                    } else {
                                                        i_285 = (-110);
                                                    }
                                                }
                                            } else {
                                                i_290 = (int) (0 - (uint) i_287);
                                                i_285 = i_290;
                                            }
                                        }
                                        if (i_285 < 0) {
                                            l_291 = (long) i_285;
                                            l_292 = l_291;
                                        } else {
                                            l_293 = (long) ((ulong) l_281 + (ulong) 64L);
                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_272 + (ulong) ((long) (uint) (((int) l_293) & 1023)))))) = 0L;
                                            l_294 = (long) ((ulong) l_272 + (ulong) ((long) (uint) (((int) l_281) & 1023)));
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_294 + (ulong) 4L)))) = 3;
                                            i_295 = (int) ((uint) ((int) (((long) ((ulong) l_281 + (ulong) ((long) ((ulong) (l_281 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_294 + (ulong) 8L)))) = i_295;
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_294 + (ulong) 12L)))) = i_142;
                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_294 + (ulong) 16L)))) = l_242;
                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_294 + (ulong) 24L)))) = l_240;
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_294 + (ulong) 32L)))) = 0;
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_294 + (ulong) 36L)))) = 0;
                                            GALEFS_FENCE();
                                            *((volatile __global int *) (arg_fs + 16 + l_294)) = 64;
                                            *((__global long *) (arg_fs + 16 + l_280)) = l_293;
                                            GALEFS_FENCE();
                                            l_296 = *((__global long *) (arg_fs + 16 + 24L));
                                            i_297 = (int) get_group_id(0);
                                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_296 + (ulong) ((long) i_297))))) = (char) 1;
                                            l_298 = *((__global long *) (arg_fs + 16 + 8L));
                                            l_299 = (long) ((ulong) l_272 + (ulong) 1792L);
                                            i_300 = 0;
                                            l_301 = 0L;
                                            while (true) {
                                                if (!(i_300 == 0)) {
                                                    break;
                                                }
                                                i_302 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                i_303 = *((volatile __global int *) (arg_fs + 16 + l_299));
                                                if (i_295 == i_303) {
                                                    i_300 = 1;
                                                } else {
                                                    if (i_302 == 0) {
                                                        if (l_301 < l_298) {
                                                            GALEFS_RELAX(l_301);
                                                            l_304 = (long) ((ulong) l_301 + (ulong) 1L);
                                                            l_301 = l_304;
                                                        } else {
                                                            i_300 = (-110);
                                                        }
                                                    } else {
                                                        i_305 = (int) (0 - (uint) i_302);
                                                        i_300 = i_305;
                                                    }
                                                }
                                            }
                                            GALEFS_FENCE();
                                            if (i_300 < 0) {
                                                l_306 = (long) i_300;
                                                l_292 = l_306;
                                            } else {
                                                l_307 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_272 + (ulong) 1800L))));
                                                l_292 = l_307;
                                            }
                                        }
                                        if (l_292 < 0L) {
                                            l_308 = l_292;
                                        } else {
                                            l_309 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_272 + (ulong) 1808L))));
                                            l_308 = l_309;
                                        }
                                    } else {
                                        l_310 = (long) ((ulong) l_272 + (ulong) 1872L);
                                        l_311 = *((__global long *) (arg_fs + 16 + l_310));
                                        *((__global long *) (arg_fs + 16 + l_310)) = ((long) ((ulong) l_311 + (ulong) 1L));
                                        l_308 = l_279;
                                    }
                                    if (l_308 < 0L) {
                                        l_252 = l_308;
                                    } else {
                                        l_312 = (long) ((ulong) (l_308 << i_253) + (ulong) (l_242 & ((long) ((ulong) (1L << i_253) + (ulong) (-1L)))));
                                        l_252 = l_312;
                                    }
                                }
                            } else {
                                l_252 = 0L;
                            }
                            l_313 = GALEFS_BROADCAST(l_252);
                            if (l_313 < 0L) {
                                i_314 = 0;
                            } else {
                                i_315 = *((__global int *) (arg_fs + 16 + 156L));
                                l_316 = 1L << i_315;
                                l_317 = (long) ((ulong) l_316 - (ulong) (l_242 & ((long) ((ulong) l_316 + (ulong) (-1L)))));
                                if (l_317 < l_240) {
                                    i_318 = (int) l_317;
                                    i_314 = i_318;
                                } else {
                                    i_314 = i_239;
                                }
                            }
                            l_319 = *((__global long *) (arg_fs + 16 + 144L));
                            l_320 = (l_313 < 0L) ? 0L : l_313;
                            gale_copy((arg_fs + 16 + ((long) ((ulong) l_319 + (ulong) l_320))), (arg_a + 16 + (l_241 + l_204)), i_314);
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
                                *((__global long *) (arg_fs + 16 + l_326)) = ((long) ((ulong) ((long) i_314) + (ulong) l_327));
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_325 + (ulong) 1856L)))) = 0;
                                l_328 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_325 + (ulong) 1864L))));
                                l_329 = (long) ((ulong) l_328 + (ulong) (-64L));
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_325 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_329 + (ulong) ((long) ((ulong) (l_329 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            }
                            i_330 = (int) ((uint) i_237 + (uint) i_314);
                            if (l_313 < 0L) {
                                i_331 = (int) l_313;
                                i_236 = i_331;
                                i_237 = i_330;
                            } else {
                                i_332 = (i_330 < i_234) ? 1 : 0;
                                i_236 = i_332;
                                i_237 = i_330;
                            }
                        }
                        if (i_237 < 1) {
                            i_333 = i_236;
                        } else {
                            i_333 = i_237;
                        }
                        i_334 = (int) get_local_id(0);
                        if (i_334 == 0) {
                            i_335 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            i_336 = *((__global int *) (arg_fs + 16 + 208L));
                            if (i_141 < i_336) {
                                l_337 = *((__global long *) (arg_fs + 16 + 192L));
                                i_338 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_337 + (ulong) l_169))));
                                i_339 = (int) ((uint) i_338 + (uint) (-1));
                                i_340 = (i_339 < 0) ? (-9) : i_339;
                                if (i_340 < 0) {
                                    i_341 = i_340;
                                } else {
                                    l_342 = *((__global long *) (arg_fs + 16 + 192L));
                                    i_343 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_342 + (ulong) l_169)) + (ulong) 4L))));
                                    if ((i_343 & 3) == 1) {
                                        i_341 = (-9);
                                    } else {
                                        i_341 = i_340;
                                    }
                                }
                            } else {
                                i_341 = (-9);
                            }
                            i_344 = (int) (0 - (uint) i_335);
                            if (i_344 < 0) {
                                l_345 = (long) i_344;
                                l_346 = l_345;
                            } else {
                                l_347 = (long) i_341;
                                if (i_341 < 0) {
                                    l_346 = l_347;
                                } else {
                                    if (l_205 < 0L) {
                                        l_346 = (-22L);
                                    } else {
                                        if (i_209 < 0) {
                                            l_346 = (-22L);
                                        } else {
                                            l_348 = *((__global long *) (arg_fs + 16 + 16L));
                                            i_349 = (int) get_group_id(0);
                                            l_350 = (long) i_349;
                                            i_351 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_348 + (ulong) ((l_350 << 12) + (l_350 << 11)))) + (ulong) 1896L))));
                                            if (i_351 == 0) {
                                                l_352 = *((__global long *) (arg_fs + 16 + 200L));
                                                l_353 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_352 + (ulong) (l_347 << 6)))));
                                                l_354 = (long) ((ulong) l_353 - (ulong) l_205);
                                                if (l_354 < 1L) {
                                                    l_346 = 0L;
                                                } else {
                                                    l_355 = (l_354 < l_211) ? l_354 : l_211;
                                                    l_346 = l_355;
                                                }
                                            } else {
                                                l_346 = (-16L);
                                            }
                                        }
                                    }
                                }
                            }
                        } else {
                            l_346 = 0L;
                        }
                        l_356 = GALEFS_BROADCAST(l_346);
                        i_357 = (int) l_356;
                        i_358 = (i_357 < 1) ? i_357 : 1;
                        i_359 = i_358;
                        i_360 = 0;
                        while (true) {
                            if (!(i_359 == 1)) {
                                break;
                            }
                            i_361 = (int) get_local_id(0);
                            i_362 = (int) ((uint) i_357 - (uint) i_360);
                            l_363 = (long) i_362;
                            l_364 = (long) i_360;
                            l_365 = (long) ((ulong) l_205 + (ulong) l_364);
                            if (i_361 == 0) {
                                l_366 = *((__global long *) (arg_fs + 16 + 16L));
                                i_367 = (int) get_group_id(0);
                                i_368 = *((__global int *) (arg_fs + 16 + 208L));
                                if (i_141 < i_368) {
                                    l_369 = *((__global long *) (arg_fs + 16 + 192L));
                                    i_370 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_369 + (ulong) l_169))));
                                    i_371 = (int) ((uint) i_370 + (uint) (-1));
                                    i_372 = (i_371 < 0) ? (-9) : i_371;
                                    i_373 = i_372;
                                } else {
                                    i_373 = (-9);
                                }
                                l_374 = (long) i_373;
                                if (i_373 < 0) {
                                    l_375 = l_374;
                                } else {
                                    i_376 = *((__global int *) (arg_fs + 16 + 156L));
                                    l_377 = *((__global long *) (arg_fs + 16 + 200L));
                                    i_378 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_377 + (ulong) (l_374 << 6))) + (ulong) 8L))));
                                    l_379 = *((__global long *) (arg_fs + 16 + 128L));
                                    i_380 = *((__global int *) (arg_fs + 16 + 152L));
                                    l_381 = l_365 >> i_376;
                                    i_382 = i_380 & ((int) (((long) ((ulong) ((long) ((ulong) l_381 + (ulong) (((long) i_378) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                    i_383 = i_382;
                                    i_384 = 0;
                                    i_385 = (-2);
                                    while (true) {
                                        if (!(i_385 == (-2))) {
                                            break;
                                        }
                                        i_386 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_379 + (ulong) (((long) i_383) << 2)))));
                                        i_387 = (int) ((uint) i_386 + (uint) (-1));
                                        if (i_387 < 0) {
                                            i_385 = (-1);
                                        } else {
                                            l_388 = *((__global long *) (arg_fs + 16 + 136L));
                                            l_389 = (long) ((ulong) l_388 + (ulong) (((long) (uint) i_387) << 4));
                                            i_390 = *((volatile __global int *) (arg_fs + 16 + l_389));
                                            l_391 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_389 + (ulong) 8L))));
                                            if ((!(i_378 == i_390)) || (!(l_381 == l_391))) {
                                                if (i_380 == i_384) {
                                                    i_385 = (-1);
                                                } else {
                                                    i_392 = (int) ((uint) i_384 + (uint) 1);
                                                    i_393 = i_380 & ((int) ((uint) i_383 + (uint) 1));
                                                    i_383 = i_393;
                                                    i_384 = i_392;
                                                }
                                            } else {
                                                i_385 = i_387;
                                            }
                                        }
                                    }
                                    l_394 = (long) i_367;
                                    l_395 = (long) ((ulong) l_366 + (ulong) ((l_394 << 12) + (l_394 << 11)));
                                    if (i_385 < 0) {
                                        i_396 = (-1);
                                    } else {
                                        l_397 = (long) ((ulong) l_395 + (ulong) 1856L);
                                        *((volatile __global int *) (arg_fs + 16 + l_397)) = ((int) ((uint) i_385 + (uint) 1));
                                        GALEFS_FENCE();
                                        l_398 = *((__global long *) (arg_fs + 16 + 136L));
                                        l_399 = (long) ((ulong) l_398 + (ulong) (((long) (uint) i_385) << 4));
                                        i_400 = *((volatile __global int *) (arg_fs + 16 + l_399));
                                        l_401 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_399 + (ulong) 8L))));
                                        if ((!(i_378 == i_400)) || (!(l_381 == l_401))) {
                                            *((volatile __global int *) (arg_fs + 16 + l_397)) = 0;
                                        }
                                        GALEFS_FENCE();
                                        if ((!(i_378 == i_400)) || (!(l_381 == l_401))) {
                                            i_396 = (-1);
                                        } else {
                                            i_396 = i_385;
                                        }
                                    }
                                    l_402 = (long) i_396;
                                    if (l_402 == (-1L)) {
                                        l_403 = (long) ((ulong) l_395 + (ulong) 1864L);
                                        l_404 = *((__global long *) (arg_fs + 16 + l_403));
                                        l_405 = *((__global long *) (arg_fs + 16 + 8L));
                                        l_406 = (long) ((ulong) l_404 + (ulong) 128L);
                                        l_407 = (long) ((ulong) l_395 + (ulong) 1408L);
                                        i_408 = 0;
                                        l_409 = 0L;
                                        while (true) {
                                            if (!(i_408 == 0)) {
                                                break;
                                            }
                                            i_410 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                            if (i_410 == 0) {
                                                l_411 = *((volatile __global long *) (arg_fs + 16 + l_407));
                                                if (((long) ((ulong) l_406 - (ulong) l_411)) < 1025L) {
                                                    i_408 = 1;
                                                } else {
                                                    if (l_409 < l_405) {
                                                        GALEFS_RELAX(l_409);
                                                        l_412 = (long) ((ulong) l_409 + (ulong) 1L);
                                                        l_409 = l_412;
                                                    } else {
                                                        i_408 = (-110);
                                                    }
                                                }
                                            } else {
                                                i_413 = (int) (0 - (uint) i_410);
                                                i_408 = i_413;
                                            }
                                        }
                                        if (i_408 < 0) {
                                            l_414 = (long) i_408;
                                            l_415 = l_414;
                                        } else {
                                            l_416 = (long) ((ulong) l_404 + (ulong) 64L);
                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_395 + (ulong) ((long) (uint) (((int) l_416) & 1023)))))) = 0L;
                                            l_417 = (long) ((ulong) l_395 + (ulong) ((long) (uint) (((int) l_404) & 1023)));
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_417 + (ulong) 4L)))) = 3;
                                            i_418 = (int) ((uint) ((int) (((long) ((ulong) l_404 + (ulong) ((long) ((ulong) (l_404 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_417 + (ulong) 8L)))) = i_418;
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_417 + (ulong) 12L)))) = i_141;
                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_417 + (ulong) 16L)))) = l_365;
                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_417 + (ulong) 24L)))) = l_363;
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_417 + (ulong) 32L)))) = 0;
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_417 + (ulong) 36L)))) = 0;
                                            GALEFS_FENCE();
                                            *((volatile __global int *) (arg_fs + 16 + l_417)) = 64;
                                            *((__global long *) (arg_fs + 16 + l_403)) = l_416;
                                            GALEFS_FENCE();
                                            l_419 = *((__global long *) (arg_fs + 16 + 24L));
                                            i_420 = (int) get_group_id(0);
                                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_419 + (ulong) ((long) i_420))))) = (char) 1;
                                            l_421 = *((__global long *) (arg_fs + 16 + 8L));
                                            l_422 = (long) ((ulong) l_395 + (ulong) 1792L);
                                            i_423 = 0;
                                            l_424 = 0L;
                                            while (true) {
                                                if (!(i_423 == 0)) {
                                                    break;
                                                }
                                                i_425 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                i_426 = *((volatile __global int *) (arg_fs + 16 + l_422));
                                                if (i_418 == i_426) {
                                                    i_423 = 1;
                                                } else {
                                                    if (i_425 == 0) {
                                                        if (l_424 < l_421) {
                                                            GALEFS_RELAX(l_424);
                                                            l_427 = (long) ((ulong) l_424 + (ulong) 1L);
                                                            l_424 = l_427;
                                                        } else {
                                                            i_423 = (-110);
                                                        }
                                                    } else {
                                                        i_428 = (int) (0 - (uint) i_425);
                                                        i_423 = i_428;
                                                    }
                                                }
                                            }
                                            GALEFS_FENCE();
                                            if (i_423 < 0) {
                                                l_429 = (long) i_423;
                                                l_415 = l_429;
                                            } else {
                                                l_430 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_395 + (ulong) 1800L))));
                                                l_415 = l_430;
                                            }
                                        }
                                        if (l_415 < 0L) {
                                            l_431 = l_415;
                                        } else {
                                            l_432 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_395 + (ulong) 1808L))));
                                            l_431 = l_432;
                                        }
                                    } else {
                                        l_433 = (long) ((ulong) l_395 + (ulong) 1872L);
                                        l_434 = *((__global long *) (arg_fs + 16 + l_433));
                                        *((__global long *) (arg_fs + 16 + l_433)) = ((long) ((ulong) l_434 + (ulong) 1L));
                                        l_431 = l_402;
                                    }
                                    if (l_431 < 0L) {
                                        l_375 = l_431;
                                    } else {
                                        l_435 = (long) ((ulong) (l_431 << i_376) + (ulong) (l_365 & ((long) ((ulong) (1L << i_376) + (ulong) (-1L)))));
                                        l_375 = l_435;
                                    }
                                }
                            } else {
                                l_375 = 0L;
                            }
                            l_436 = GALEFS_BROADCAST(l_375);
                            if (l_436 < 0L) {
                                i_437 = 0;
                            } else {
                                i_438 = *((__global int *) (arg_fs + 16 + 156L));
                                l_439 = 1L << i_438;
                                l_440 = (long) ((ulong) l_439 - (ulong) (l_365 & ((long) ((ulong) l_439 + (ulong) (-1L)))));
                                if (l_440 < l_363) {
                                    i_441 = (int) l_440;
                                    i_437 = i_441;
                                } else {
                                    i_437 = i_362;
                                }
                            }
                            l_442 = *((__global long *) (arg_fs + 16 + 144L));
                            l_443 = (l_436 < 0L) ? 0L : l_436;
                            gale_copy((arg_fs + 16 + ((long) ((ulong) l_442 + (ulong) l_443))), (arg_b + 16 + (l_364 + l_204)), i_437);
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
                                *((__global long *) (arg_fs + 16 + l_449)) = ((long) ((ulong) ((long) i_437) + (ulong) l_450));
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_448 + (ulong) 1856L)))) = 0;
                                l_451 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_448 + (ulong) 1864L))));
                                l_452 = (long) ((ulong) l_451 + (ulong) (-64L));
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_448 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_452 + (ulong) ((long) ((ulong) (l_452 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            }
                            i_453 = (int) ((uint) i_360 + (uint) i_437);
                            if (l_436 < 0L) {
                                i_454 = (int) l_436;
                                i_359 = i_454;
                                i_360 = i_453;
                            } else {
                                i_455 = (i_453 < i_357) ? 1 : 0;
                                i_359 = i_455;
                                i_360 = i_453;
                            }
                        }
                        if (i_360 < 1) {
                            i_456 = i_359;
                        } else {
                            i_456 = i_360;
                        }
                        if (i_209 == i_333) {
                            if (i_209 == i_456) {
                                i_457 = (int) get_local_id(0);
                                i_458 = ((int) ((uint) i_209 + (uint) ((int) ((uint) (i_209 >> 31) >> 30)))) >> 2;
                                i_459 = i_457;
                                while (true) {
                                    if (!(i_459 < i_458)) {
                                        break;
                                    }
                                    l_460 = (((long) ((int) ((uint) i_459 + (uint) i_203))) << 2) + 16L;
                                    ul_461 = arg_a + l_460;
                                    f_462 = *((__global float *) ul_461);
                                    f_463 = *((__global float *) (arg_b + l_460));
                                    *((__global float *) ul_461) = (f_462 + f_463);
                                    i_464 = (int) get_local_size(0);
                                    i_465 = (int) ((uint) i_459 + (uint) i_464);
                                    i_459 = i_465;
                                }
                                i_466 = (int) get_local_id(0);
                                if (i_466 == 0) {
                                    i_467 = *((__global int *) (arg_fs + 16 + 208L));
                                    if (i_140 < i_467) {
                                        l_468 = *((__global long *) (arg_fs + 16 + 192L));
                                        l_469 = ((long) (uint) i_140) << 3;
                                        i_470 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_468 + (ulong) l_469))));
                                        i_471 = (int) ((uint) i_470 + (uint) (-1));
                                        i_472 = (i_471 < 0) ? (-9) : i_471;
                                        if (i_472 < 0) {
                                            i_473 = i_472;
                                        } else {
                                            l_474 = *((__global long *) (arg_fs + 16 + 192L));
                                            i_475 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_474 + (ulong) l_469)) + (ulong) 4L))));
                                            if ((i_475 & 3) == 0) {
                                                i_473 = (-9);
                                            } else {
                                                i_473 = i_472;
                                            }
                                        }
                                    } else {
                                        i_473 = (-9);
                                    }
                                    if (i_473 < 0) {
                                        l_476 = (long) i_473;
                                        l_477 = l_476;
                                    } else {
                                        if (l_205 < 0L) {
                                            l_477 = (-22L);
                                        } else {
                                            if (i_209 < 0) {
                                                l_477 = (-22L);
                                            } else {
                                                if (((long) ((ulong) l_205 + (ulong) l_211)) < 0L) {
                                                    l_477 = (-27L);
                                                } else {
                                                    l_478 = *((__global long *) (arg_fs + 16 + 16L));
                                                    i_479 = (int) get_group_id(0);
                                                    l_480 = (long) i_479;
                                                    i_481 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_478 + (ulong) ((l_480 << 12) + (l_480 << 11)))) + (ulong) 1896L))));
                                                    if (i_481 == 0) {
                                                        l_477 = l_211;
                                                    } else {
                                                        l_477 = (-16L);
                                                    }
                                                }
                                            }
                                        }
                                    }
                                } else {
                                    l_477 = l_211;
                                }
                                l_482 = GALEFS_BROADCAST(l_477);
                                i_483 = (int) l_482;
                                i_484 = (i_483 < 1) ? i_483 : 1;
                                i_485 = i_484;
                                i_486 = 0;
                                while (true) {
                                    if (!(i_485 == 1)) {
                                        break;
                                    }
                                    i_487 = *((__global int *) (arg_fs + 16 + 156L));
                                    l_488 = 1L << i_487;
                                    l_489 = (long) i_486;
                                    l_490 = (long) ((ulong) l_205 + (ulong) l_489);
                                    l_491 = (long) ((ulong) l_488 - (ulong) (l_490 & ((long) ((ulong) l_488 + (ulong) (-1L)))));
                                    i_492 = (int) ((uint) i_483 - (uint) i_486);
                                    if (l_491 < ((long) i_492)) {
                                        i_493 = (int) l_491;
                                        i_494 = i_493;
                                    } else {
                                        i_494 = i_492;
                                    }
                                    i_495 = (int) get_local_id(0);
                                    if (i_495 == 0) {
                                        l_496 = *((__global long *) (arg_fs + 16 + 16L));
                                        i_497 = (int) get_group_id(0);
                                        l_498 = (long) i_497;
                                        l_499 = (long) ((ulong) l_496 + (ulong) ((l_498 << 12) + (l_498 << 11)));
                                        l_500 = (long) ((ulong) l_499 + (ulong) 1864L);
                                        l_501 = *((__global long *) (arg_fs + 16 + l_500));
                                        l_502 = *((__global long *) (arg_fs + 16 + 8L));
                                        l_503 = (long) ((ulong) l_501 + (ulong) 128L);
                                        l_504 = (long) ((ulong) l_499 + (ulong) 1408L);
                                        i_505 = 0;
                                        l_506 = 0L;
                                        while (true) {
                                            if (!(i_505 == 0)) {
                                                break;
                                            }
                                            i_507 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                            if (i_507 == 0) {
                                                l_508 = *((volatile __global long *) (arg_fs + 16 + l_504));
                                                if (((long) ((ulong) l_503 - (ulong) l_508)) < 1025L) {
                                                    i_505 = 1;
                                                } else {
                                                    if (l_506 < l_502) {
                                                        GALEFS_RELAX(l_506);
                                                        l_509 = (long) ((ulong) l_506 + (ulong) 1L);
                                                        l_506 = l_509;
                                                    } else {
                                                        i_505 = (-110);
                                                    }
                                                }
                                            } else {
                                                i_510 = (int) (0 - (uint) i_507);
                                                i_505 = i_510;
                                            }
                                        }
                                        if (i_505 < 0) {
                                            l_511 = (long) i_505;
                                            l_512 = l_511;
                                        } else {
                                            l_513 = (long) ((ulong) l_501 + (ulong) 64L);
                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_499 + (ulong) ((long) (uint) (((int) l_513) & 1023)))))) = 0L;
                                            l_514 = (long) ((ulong) l_499 + (ulong) ((long) (uint) (((int) l_501) & 1023)));
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_514 + (ulong) 4L)))) = 4;
                                            i_515 = (int) ((uint) ((int) (((long) ((ulong) l_501 + (ulong) ((long) ((ulong) (l_501 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_514 + (ulong) 8L)))) = i_515;
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_514 + (ulong) 12L)))) = i_140;
                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_514 + (ulong) 16L)))) = l_490;
                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_514 + (ulong) 24L)))) = ((long) i_494);
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_514 + (ulong) 32L)))) = 0;
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_514 + (ulong) 36L)))) = 0;
                                            GALEFS_FENCE();
                                            *((volatile __global int *) (arg_fs + 16 + l_514)) = 64;
                                            *((__global long *) (arg_fs + 16 + l_500)) = l_513;
                                            GALEFS_FENCE();
                                            l_516 = *((__global long *) (arg_fs + 16 + 24L));
                                            i_517 = (int) get_group_id(0);
                                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_516 + (ulong) ((long) i_517))))) = (char) 1;
                                            l_518 = *((__global long *) (arg_fs + 16 + 8L));
                                            l_519 = (long) ((ulong) l_499 + (ulong) 1792L);
                                            i_520 = 0;
                                            l_521 = 0L;
                                            while (true) {
                                                if (!(i_520 == 0)) {
                                                    break;
                                                }
                                                i_522 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                i_523 = *((volatile __global int *) (arg_fs + 16 + l_519));
                                                if (i_515 == i_523) {
                                                    i_520 = 1;
                                                } else {
                                                    if (i_522 == 0) {
                                                        if (l_521 < l_518) {
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
                                            GALEFS_FENCE();
                                            if (i_520 < 0) {
                                                l_526 = (long) i_520;
                                                l_512 = l_526;
                                            } else {
                                                l_527 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_499 + (ulong) 1800L))));
                                                l_512 = l_527;
                                            }
                                        }
                                        if (l_512 < 0L) {
                                            l_528 = l_512;
                                        } else {
                                            l_529 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_499 + (ulong) 1808L))));
                                            l_528 = l_529;
                                        }
                                        if (l_528 < 0L) {
                                            l_530 = l_528;
                                        } else {
                                            i_531 = *((__global int *) (arg_fs + 16 + 156L));
                                            l_532 = (long) ((ulong) (l_528 << i_531) + (ulong) (l_490 & ((long) ((ulong) (1L << i_531) + (ulong) (-1L)))));
                                            l_530 = l_532;
                                        }
                                    } else {
                                        l_530 = 0L;
                                    }
                                    l_533 = GALEFS_BROADCAST(l_530);
                                    if (l_533 < 0L) {
                                        i_534 = 0;
                                    } else {
                                        i_534 = i_494;
                                    }
                                    l_535 = *((__global long *) (arg_fs + 16 + 144L));
                                    l_536 = (l_533 < 0L) ? 0L : l_533;
                                    gale_copy((arg_a + 16 + (l_489 + l_204)), (arg_fs + 16 + ((long) ((ulong) l_535 + (ulong) l_536))), i_534);
                                    GALEFS_FENCE();
                                    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                    i_537 = (int) get_local_id(0);
                                    if (i_537 == 0) {
                                        l_538 = *((__global long *) (arg_fs + 16 + 16L));
                                        i_539 = (int) get_group_id(0);
                                        l_540 = (long) i_539;
                                        l_541 = (long) ((ulong) l_538 + (ulong) ((l_540 << 12) + (l_540 << 11)));
                                        l_542 = (long) ((ulong) l_541 + (ulong) 1888L);
                                        l_543 = *((__global long *) (arg_fs + 16 + l_542));
                                        *((__global long *) (arg_fs + 16 + l_542)) = ((long) ((ulong) ((long) i_534) + (ulong) l_543));
                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_541 + (ulong) 1856L)))) = 0;
                                        l_544 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_541 + (ulong) 1864L))));
                                        l_545 = (long) ((ulong) l_544 + (ulong) (-64L));
                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_541 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_545 + (ulong) ((long) ((ulong) (l_545 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                    }
                                    i_546 = (int) ((uint) i_486 + (uint) i_534);
                                    if (l_533 < 0L) {
                                        i_547 = (int) l_533;
                                        i_485 = i_547;
                                        i_486 = i_546;
                                    } else {
                                        i_548 = (i_546 < i_483) ? 1 : 0;
                                        i_485 = i_548;
                                        i_486 = i_546;
                                    }
                                }
                                if (i_486 < 1) {
                                    i_549 = i_485;
                                } else {
                                    i_549 = i_486;
                                }
                            } else {
                                i_549 = 0;
                            }
                        } else {
                            i_549 = 0;
                        }
                        i_550 = (int) get_num_groups(0);
                        l_551 = (long) ((ulong) l_205 + (ulong) (((long) i_550) << 16));
                        i_552 = ((!(i_209 == i_549)) || (!(l_551 < l_199))) ? 0 : 1;
                        if (i_209 == i_549) {
                            l_205 = l_551;
                            i_206 = i_552;
                        } else {
                            i_553 = (int) get_group_id(0);
                            i_554 = (int) get_local_id(0);
                            i_555 = i_553 << 1;
                            ul_556 = arg_status + ((((long) (i_555 + 1)) << 2) + 16L);
                            ul_557 = arg_status + ((((long) i_555) << 2) + 16L);
                            if (i_209 == i_333) {
                                if (i_209 == i_456) {
                                    if (i_554 == 0) {
                                        *((__global int *) ul_557) = 3;
                                        *((__global int *) ul_556) = i_549;
                                        l_205 = l_551;
                                        i_206 = i_552;
                                    } else {
                                        l_205 = l_551;
                                        i_206 = i_552;
                                    }
                                } else {
                                    if (i_554 == 0) {
                                        *((__global int *) ul_557) = 2;
                                        *((__global int *) ul_556) = i_456;
                                        l_205 = l_551;
                                        i_206 = i_552;
                                    } else {
                                        l_205 = l_551;
                                        i_206 = i_552;
                                    }
                                }
                            } else {
                                if (i_554 == 0) {
                                    *((__global int *) ul_557) = 1;
                                    *((__global int *) ul_556) = i_333;
                                    l_205 = l_551;
                                    i_206 = i_552;
                                } else {
                                    l_205 = l_551;
                                    i_206 = i_552;
                                }
                            }
                        }
                    }
                } else {
                    if (i_185 == 0) {
                        i_558 = i_184 << 1;
                        *((__global int *) (arg_status + ((((long) i_558) << 2) + 16L))) = 4;
                        *((__global int *) (arg_status + ((((long) (i_558 + 1)) << 2) + 16L))) = 0;
                    }
                }
            }
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_559 = (int) get_local_id(0);
    if (i_559 == 0) {
        l_560 = *((__global long *) (arg_fs + 16 + 16L));
        i_561 = (int) get_group_id(0);
        l_562 = (long) i_561;
        i_563 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_560 + (ulong) ((l_562 << 12) + (l_562 << 11)))) + (ulong) 1896L))));
        if (i_563 == 0) {
            l_564 = *((__global long *) (arg_fs + 16 + 16L));
            i_565 = (int) get_group_id(0);
            l_566 = (long) i_565;
            l_567 = (long) ((ulong) l_564 + (ulong) ((l_566 << 12) + (l_566 << 11)));
            l_568 = (long) ((ulong) l_567 + (ulong) 1864L);
            l_569 = *((__global long *) (arg_fs + 16 + l_568));
            l_570 = *((__global long *) (arg_fs + 16 + 8L));
            i_571 = 0;
            l_572 = 0L;
            while (true) {
                if (!(i_571 == 0)) {
                    break;
                }
                i_573 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_573 == 0) {
                    l_574 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_567 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_569 + (ulong) 128L)) - (ulong) l_574)) < 1025L) {
                        i_571 = 1;
                    } else {
                        if (l_572 < l_570) {
                            GALEFS_RELAX(l_572);
                            l_575 = (long) ((ulong) l_572 + (ulong) 1L);
                            l_572 = l_575;
                        } else {
                            i_571 = (-110);
                        }
                    }
                } else {
                    i_576 = (int) (0 - (uint) i_573);
                    i_571 = i_576;
                }
            }
            if (i_571 < 0) {
                l_577 = (long) i_571;
                l_578 = l_577;
            } else {
                l_579 = (long) ((ulong) l_569 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_567 + (ulong) ((long) (uint) (((int) l_579) & 1023)))))) = 0L;
                l_580 = (long) ((ulong) l_567 + (ulong) ((long) (uint) (((int) l_569) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_580 + (ulong) 4L)))) = 2;
                i_581 = (int) ((uint) ((int) (((long) ((ulong) l_569 + (ulong) ((long) ((ulong) (l_569 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_580 + (ulong) 8L)))) = i_581;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_580 + (ulong) 12L)))) = i_142;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_580 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_580 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_580 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_580 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_580)) = 64;
                *((__global long *) (arg_fs + 16 + l_568)) = l_579;
                GALEFS_FENCE();
                l_582 = *((__global long *) (arg_fs + 16 + 24L));
                i_583 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_582 + (ulong) ((long) i_583))))) = (char) 1;
                l_584 = *((__global long *) (arg_fs + 16 + 8L));
                l_585 = (long) ((ulong) l_567 + (ulong) 1792L);
                i_586 = 0;
                l_587 = 0L;
                while (true) {
                    if (!(i_586 == 0)) {
                        break;
                    }
                    i_588 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_589 = *((volatile __global int *) (arg_fs + 16 + l_585));
                    if (i_581 == i_589) {
                        i_586 = 1;
                    } else {
                        if (i_588 == 0) {
                            if (l_587 < l_584) {
                                GALEFS_RELAX(l_587);
                                l_590 = (long) ((ulong) l_587 + (ulong) 1L);
                                l_587 = l_590;
                            } else {
                                i_586 = (-110);
                            }
                        } else {
                            i_591 = (int) (0 - (uint) i_588);
                            i_586 = i_591;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_586 < 0) {
                    l_592 = (long) i_586;
                    l_578 = l_592;
                } else {
                    l_593 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_567 + (ulong) 1800L))));
                    l_578 = l_593;
                }
            }
        } else {
            l_578 = (-16L);
        }
    } else {
        l_578 = 0L;
    }
    l_594 = GALEFS_BROADCAST(l_578);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_595 = (int) get_local_id(0);
    if (i_595 == 0) {
        l_596 = *((__global long *) (arg_fs + 16 + 16L));
        i_597 = (int) get_group_id(0);
        l_598 = (long) i_597;
        i_599 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_596 + (ulong) ((l_598 << 12) + (l_598 << 11)))) + (ulong) 1896L))));
        if (i_599 == 0) {
            l_600 = *((__global long *) (arg_fs + 16 + 16L));
            i_601 = (int) get_group_id(0);
            l_602 = (long) i_601;
            l_603 = (long) ((ulong) l_600 + (ulong) ((l_602 << 12) + (l_602 << 11)));
            l_604 = (long) ((ulong) l_603 + (ulong) 1864L);
            l_605 = *((__global long *) (arg_fs + 16 + l_604));
            l_606 = *((__global long *) (arg_fs + 16 + 8L));
            i_607 = 0;
            l_608 = 0L;
            while (true) {
                if (!(i_607 == 0)) {
                    break;
                }
                i_609 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_609 == 0) {
                    l_610 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_603 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_605 + (ulong) 128L)) - (ulong) l_610)) < 1025L) {
                        i_607 = 1;
                    } else {
                        if (l_608 < l_606) {
                            GALEFS_RELAX(l_608);
                            l_611 = (long) ((ulong) l_608 + (ulong) 1L);
                            l_608 = l_611;
                        } else {
                            i_607 = (-110);
                        }
                    }
                } else {
                    i_612 = (int) (0 - (uint) i_609);
                    i_607 = i_612;
                }
            }
            if (i_607 < 0) {
                l_613 = (long) i_607;
                l_614 = l_613;
            } else {
                l_615 = (long) ((ulong) l_605 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_603 + (ulong) ((long) (uint) (((int) l_615) & 1023)))))) = 0L;
                l_616 = (long) ((ulong) l_603 + (ulong) ((long) (uint) (((int) l_605) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_616 + (ulong) 4L)))) = 2;
                i_617 = (int) ((uint) ((int) (((long) ((ulong) l_605 + (ulong) ((long) ((ulong) (l_605 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_616 + (ulong) 8L)))) = i_617;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_616 + (ulong) 12L)))) = i_141;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_616 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_616 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_616 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_616 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_616)) = 64;
                *((__global long *) (arg_fs + 16 + l_604)) = l_615;
                GALEFS_FENCE();
                l_618 = *((__global long *) (arg_fs + 16 + 24L));
                i_619 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_618 + (ulong) ((long) i_619))))) = (char) 1;
                l_620 = *((__global long *) (arg_fs + 16 + 8L));
                l_621 = (long) ((ulong) l_603 + (ulong) 1792L);
                i_622 = 0;
                l_623 = 0L;
                while (true) {
                    if (!(i_622 == 0)) {
                        break;
                    }
                    i_624 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_625 = *((volatile __global int *) (arg_fs + 16 + l_621));
                    if (i_617 == i_625) {
                        i_622 = 1;
                    } else {
                        if (i_624 == 0) {
                            if (l_623 < l_620) {
                                GALEFS_RELAX(l_623);
                                l_626 = (long) ((ulong) l_623 + (ulong) 1L);
                                l_623 = l_626;
                            } else {
                                i_622 = (-110);
                            }
                        } else {
                            i_627 = (int) (0 - (uint) i_624);
                            i_622 = i_627;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_622 < 0) {
                    l_628 = (long) i_622;
                    l_614 = l_628;
                } else {
                    l_629 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_603 + (ulong) 1800L))));
                    l_614 = l_629;
                }
            }
        } else {
            l_614 = (-16L);
        }
    } else {
        l_614 = 0L;
    }
    l_630 = GALEFS_BROADCAST(l_614);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_631 = (int) get_local_id(0);
    if (i_631 == 0) {
        l_632 = *((__global long *) (arg_fs + 16 + 16L));
        i_633 = (int) get_group_id(0);
        l_634 = (long) i_633;
        i_635 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_632 + (ulong) ((l_634 << 12) + (l_634 << 11)))) + (ulong) 1896L))));
        if (i_635 == 0) {
            l_636 = *((__global long *) (arg_fs + 16 + 16L));
            i_637 = (int) get_group_id(0);
            l_638 = (long) i_637;
            l_639 = (long) ((ulong) l_636 + (ulong) ((l_638 << 12) + (l_638 << 11)));
            l_640 = (long) ((ulong) l_639 + (ulong) 1864L);
            l_641 = *((__global long *) (arg_fs + 16 + l_640));
            l_642 = *((__global long *) (arg_fs + 16 + 8L));
            i_643 = 0;
            l_644 = 0L;
            while (true) {
                if (!(i_643 == 0)) {
                    break;
                }
                i_645 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_645 == 0) {
                    l_646 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_639 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_641 + (ulong) 128L)) - (ulong) l_646)) < 1025L) {
                        i_643 = 1;
                    } else {
                        if (l_644 < l_642) {
                            GALEFS_RELAX(l_644);
                            l_647 = (long) ((ulong) l_644 + (ulong) 1L);
                            l_644 = l_647;
                        } else {
                            i_643 = (-110);
                        }
                    }
                } else {
                    i_648 = (int) (0 - (uint) i_645);
                    i_643 = i_648;
                }
            }
            if (i_643 < 0) {
                l_649 = (long) i_643;
                l_650 = l_649;
            } else {
                l_651 = (long) ((ulong) l_641 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_639 + (ulong) ((long) (uint) (((int) l_651) & 1023)))))) = 0L;
                l_652 = (long) ((ulong) l_639 + (ulong) ((long) (uint) (((int) l_641) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_652 + (ulong) 4L)))) = 2;
                i_653 = (int) ((uint) ((int) (((long) ((ulong) l_641 + (ulong) ((long) ((ulong) (l_641 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_652 + (ulong) 8L)))) = i_653;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_652 + (ulong) 12L)))) = i_140;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_652 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_652 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_652 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_652 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_652)) = 64;
                *((__global long *) (arg_fs + 16 + l_640)) = l_651;
                GALEFS_FENCE();
                l_654 = *((__global long *) (arg_fs + 16 + 24L));
                i_655 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_654 + (ulong) ((long) i_655))))) = (char) 1;
                l_656 = *((__global long *) (arg_fs + 16 + 8L));
                l_657 = (long) ((ulong) l_639 + (ulong) 1792L);
                i_658 = 0;
                l_659 = 0L;
                while (true) {
                    if (!(i_658 == 0)) {
                        break;
                    }
                    i_660 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_661 = *((volatile __global int *) (arg_fs + 16 + l_657));
                    if (i_653 == i_661) {
                        i_658 = 1;
                    } else {
                        if (i_660 == 0) {
                            if (l_659 < l_656) {
                                GALEFS_RELAX(l_659);
                                l_662 = (long) ((ulong) l_659 + (ulong) 1L);
                                l_659 = l_662;
                            } else {
                                i_658 = (-110);
                            }
                        } else {
                            i_663 = (int) (0 - (uint) i_660);
                            i_658 = i_663;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_658 < 0) {
                    l_664 = (long) i_658;
                    l_650 = l_664;
                } else {
                    l_665 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_639 + (ulong) 1800L))));
                    l_650 = l_665;
                }
            }
        } else {
            l_650 = (-16L);
        }
    } else {
        l_650 = 0L;
    }
    l_666 = GALEFS_BROADCAST(l_650);
    i_667 = (int) l_666;
    if (i_667 < 0) {
        if (!(i_140 < 0)) {
            i_668 = (int) get_group_id(0);
            i_669 = (int) get_local_id(0);
            if (i_669 == 0) {
                i_670 = i_668 << 1;
                *((__global int *) (arg_status + ((((long) i_670) << 2) + 16L))) = 3;
                *((__global int *) (arg_status + ((((long) (i_670 + 1)) << 2) + 16L))) = i_667;
            }
        }
    }
}
