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
// source SHA-256: bbf7d495d69c08e9caed358037fcd7717520ba2d3cd61a6f963abe99ea6cc215

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

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_paths, __global uchar *arg_a, __global uchar *arg_b, __global uchar *arg_status) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    __global uchar *ul_444, *ul_538, *ul_539;
    float f_445, f_446;
    int i_0, i_1, i_2, i_4, i_6, i_8, i_9, i_10, i_16, i_18, i_19, i_23, i_25, i_28, i_33, i_35, i_38, i_40, i_41, i_43, i_47, i_50, i_52, i_54, i_55, i_56, i_62, i_64, i_65, i_69, i_71, i_74, i_79, i_81, i_84, i_86, i_87, i_89, i_93, i_94, i_96, i_98, i_100, i_101, i_102, i_109, i_111, i_112, i_116, i_118, i_121, i_126, i_128, i_131, i_133, i_134, i_136, i_140, i_141, i_142, i_143, i_144, i_145, i_146, i_147, i_148, i_149, i_150, i_151, i_152, i_154, i_156, i_157, i_158, i_159, i_165, i_167, i_169, i_170, i_171, i_172, i_178, i_179, i_180, i_182, i_183, i_184, i_185, i_191, i_193, i_194, i_197, i_199, i_200, i_201, i_203, i_205, i_206, i_207, i_208, i_210, i_214, i_216, i_222, i_223, i_224, i_225, i_226, i_227, i_232, i_233, i_235, i_236, i_237, i_238, i_239, i_243, i_245, i_247, i_248, i_249, i_250, i_251, i_252, i_255, i_257, i_258, i_261, i_265, i_273, i_275, i_278, i_283, i_285, i_288, i_290, i_291, i_293, i_302, i_303, i_306, i_307, i_309, i_310, i_311, i_313, i_320, i_321, i_322, i_324, i_325, i_326, i_327, i_329, i_333, i_335, i_341, i_342, i_343, i_344, i_345, i_346, i_351, i_352, i_354, i_355, i_356, i_357, i_358, i_362, i_364, i_366, i_367, i_368, i_369, i_370, i_371, i_374, i_376, i_377, i_380, i_384, i_392, i_394, i_397, i_402, i_404, i_407, i_409, i_410, i_412, i_421, i_422, i_425, i_426, i_428, i_429, i_430, i_432, i_439, i_440, i_441, i_442, i_447, i_448, i_449, i_450, i_453, i_454, i_455, i_456, i_458, i_462, i_464, i_466, i_467, i_468, i_469, i_470, i_475, i_476, i_477, i_478, i_481, i_489, i_491, i_494, i_499, i_501, i_504, i_506, i_507, i_509, i_515, i_518, i_520, i_521, i_522, i_524, i_531, i_532, i_534, i_535, i_536, i_537, i_540, i_541, i_543, i_545, i_547, i_553, i_555, i_558, i_563, i_565, i_568, i_570, i_571, i_573, i_577, i_579, i_581, i_583, i_589, i_591, i_594, i_599, i_601, i_604, i_606, i_607, i_609, i_613, i_615, i_617, i_619, i_625, i_627, i_630, i_635, i_637, i_640, i_642, i_643, i_645, i_649, i_650, i_651, i_652;
    long l_3, l_5, l_7, l_11, l_12, l_13, l_14, l_15, l_17, l_20, l_21, l_22, l_24, l_26, l_27, l_29, l_30, l_31, l_32, l_34, l_36, l_37, l_39, l_42, l_44, l_45, l_46, l_48, l_49, l_51, l_53, l_57, l_58, l_59, l_60, l_61, l_63, l_66, l_67, l_68, l_70, l_72, l_73, l_75, l_76, l_77, l_78, l_80, l_82, l_83, l_85, l_88, l_90, l_91, l_92, l_95, l_97, l_99, l_103, l_104, l_105, l_106, l_107, l_108, l_110, l_113, l_114, l_115, l_117, l_119, l_120, l_122, l_123, l_124, l_125, l_127, l_129, l_130, l_132, l_135, l_137, l_138, l_139, l_153, l_155, l_160, l_161, l_162, l_163, l_164, l_166, l_168, l_173, l_174, l_175, l_176, l_177, l_181, l_186, l_187, l_188, l_189, l_190, l_192, l_195, l_196, l_198, l_202, l_204, l_209, l_211, l_212, l_213, l_215, l_217, l_218, l_219, l_220, l_221, l_228, l_229, l_230, l_231, l_234, l_240, l_241, l_242, l_244, l_246, l_253, l_254, l_256, l_259, l_260, l_262, l_263, l_264, l_266, l_267, l_268, l_269, l_270, l_271, l_272, l_274, l_276, l_277, l_279, l_280, l_281, l_282, l_284, l_286, l_287, l_289, l_292, l_294, l_295, l_296, l_297, l_298, l_299, l_300, l_301, l_304, l_305, l_308, l_312, l_314, l_315, l_316, l_317, l_318, l_319, l_323, l_328, l_330, l_331, l_332, l_334, l_336, l_337, l_338, l_339, l_340, l_347, l_348, l_349, l_350, l_353, l_359, l_360, l_361, l_363, l_365, l_372, l_373, l_375, l_378, l_379, l_381, l_382, l_383, l_385, l_386, l_387, l_388, l_389, l_390, l_391, l_393, l_395, l_396, l_398, l_399, l_400, l_401, l_403, l_405, l_406, l_408, l_411, l_413, l_414, l_415, l_416, l_417, l_418, l_419, l_420, l_423, l_424, l_427, l_431, l_433, l_434, l_435, l_436, l_437, l_438, l_443, l_451, l_452, l_457, l_459, l_460, l_461, l_463, l_465, l_471, l_472, l_473, l_474, l_479, l_480, l_482, l_483, l_484, l_485, l_486, l_487, l_488, l_490, l_492, l_493, l_495, l_496, l_497, l_498, l_500, l_502, l_503, l_505, l_508, l_510, l_511, l_512, l_513, l_514, l_516, l_517, l_519, l_523, l_525, l_526, l_527, l_528, l_529, l_530, l_533, l_542, l_544, l_546, l_548, l_549, l_550, l_551, l_552, l_554, l_556, l_557, l_559, l_560, l_561, l_562, l_564, l_566, l_567, l_569, l_572, l_574, l_575, l_576, l_578, l_580, l_582, l_584, l_585, l_586, l_587, l_588, l_590, l_592, l_593, l_595, l_596, l_597, l_598, l_600, l_602, l_603, l_605, l_608, l_610, l_611, l_612, l_614, l_616, l_618, l_620, l_621, l_622, l_623, l_624, l_626, l_628, l_629, l_631, l_632, l_633, l_634, l_636, l_638, l_639, l_641, l_644, l_646, l_647, l_648;
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
                    i_154 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_142 < i_154) {
                        l_155 = *((__global long *) (arg_fs + 16 + 192L));
                        i_156 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) l_153))));
                        i_157 = (int) ((uint) i_156 + (uint) (-1));
                        i_158 = (i_157 < 0) ? (-9) : i_157;
                        i_159 = i_158;
                    } else {
                        i_159 = (-9);
                    }
                    l_160 = (long) i_159;
                    if (i_159 < 0) {
                        l_161 = l_160;
                    } else {
                        l_162 = *((__global long *) (arg_fs + 16 + 200L));
                        l_163 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_162 + (ulong) (l_160 << 6)))));
                        l_161 = l_163;
                    }
                } else {
                    l_161 = 0L;
                }
                l_164 = GALEFS_BROADCAST(l_161);
                i_165 = (int) get_local_id(0);
                l_166 = ((long) (uint) i_141) << 3;
                if (i_165 == 0) {
                    i_167 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_141 < i_167) {
                        l_168 = *((__global long *) (arg_fs + 16 + 192L));
                        i_169 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) l_166))));
                        i_170 = (int) ((uint) i_169 + (uint) (-1));
                        i_171 = (i_170 < 0) ? (-9) : i_170;
                        i_172 = i_171;
                    } else {
                        i_172 = (-9);
                    }
                    l_173 = (long) i_172;
                    if (i_172 < 0) {
                        l_174 = l_173;
                    } else {
                        l_175 = *((__global long *) (arg_fs + 16 + 200L));
                        l_176 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_175 + (ulong) (l_173 << 6)))));
                        l_174 = l_176;
                    }
                } else {
                    l_174 = 0L;
                }
                l_177 = GALEFS_BROADCAST(l_174);
                i_178 = (int) get_group_id(0);
                i_179 = (int) get_local_id(0);
                if (l_164 == l_177) {
                    if (i_179 == 0) {
                        i_180 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_142 < i_180) {
                            l_181 = *((__global long *) (arg_fs + 16 + 192L));
                            i_182 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_181 + (ulong) l_153))));
                            i_183 = (int) ((uint) i_182 + (uint) (-1));
                            i_184 = (i_183 < 0) ? (-9) : i_183;
                            i_185 = i_184;
                        } else {
                            i_185 = (-9);
                        }
                        l_186 = (long) i_185;
                        if (i_185 < 0) {
                            l_187 = l_186;
                        } else {
                            l_188 = *((__global long *) (arg_fs + 16 + 200L));
                            l_189 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) (l_186 << 6)))));
                            l_187 = l_189;
                        }
                    } else {
                        l_187 = 0L;
                    }
                    l_190 = GALEFS_BROADCAST(l_187);
                    i_191 = (int) get_group_id(0);
                    l_192 = ((long) i_191) << 16;
                    i_193 = (l_192 < l_190) ? 1 : 0;
                    i_194 = i_178 << 14;
                    l_195 = ((long) i_194) << 2;
                    l_196 = l_192;
                    i_197 = i_193;
                    while (true) {
                        if (i_197 == 0) {
                            break;
                        }
                        l_198 = (long) ((ulong) l_190 - (ulong) l_196);
                        if (l_198 < 65536L) {
                            i_199 = (int) l_198;
                            i_200 = i_199;
                        } else {
                            i_200 = 65536;
                        }
                        i_201 = (int) get_local_id(0);
                        l_202 = (long) i_200;
                        if (i_201 == 0) {
                            i_203 = *((__global int *) (arg_fs + 16 + 208L));
                            if (i_142 < i_203) {
                                l_204 = *((__global long *) (arg_fs + 16 + 192L));
                                i_205 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_204 + (ulong) l_153))));
                                i_206 = (int) ((uint) i_205 + (uint) (-1));
                                i_207 = (i_206 < 0) ? (-9) : i_206;
                                if (i_207 < 0) {
                                    i_208 = i_207;
                                } else {
                                    l_209 = *((__global long *) (arg_fs + 16 + 192L));
                                    i_210 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_209 + (ulong) l_153)) + (ulong) 4L))));
                                    if ((i_210 & 3) == 1) {
                                        i_208 = (-9);
                                    } else {
                                        i_208 = i_207;
                                    }
                                }
                            } else {
                                i_208 = (-9);
                            }
                            l_211 = (long) i_208;
                            if (i_208 < 0) {
                                l_212 = l_211;
                            } else {
                                if (l_196 < 0L) {
                                    l_212 = (-22L);
                                } else {
                                    if (i_200 < 0) {
                                        l_212 = (-22L);
                                    } else {
                                        l_213 = *((__global long *) (arg_fs + 16 + 16L));
                                        i_214 = (int) get_group_id(0);
                                        l_215 = (long) i_214;
                                        i_216 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_213 + (ulong) ((l_215 << 12) + (l_215 << 11)))) + (ulong) 1896L))));
                                        if (i_216 == 0) {
                                            l_217 = *((__global long *) (arg_fs + 16 + 200L));
                                            l_218 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) (l_211 << 6)))));
                                            l_219 = (long) ((ulong) l_218 - (ulong) l_196);
                                            if (l_219 < 1L) {
                                                l_212 = 0L;
                                            } else {
                                                l_220 = (l_219 < l_202) ? l_219 : l_202;
                                                l_212 = l_220;
                                            }
                                        } else {
                                            l_212 = (-16L);
                                        }
                                    }
                                }
                            }
                        } else {
                            l_212 = 0L;
                        }
                        l_221 = GALEFS_BROADCAST(l_212);
                        i_222 = (int) l_221;
                        i_223 = (i_222 < 1) ? i_222 : 1;
                        i_224 = i_223;
                        i_225 = 0;
                        while (true) {
                            if (!(i_224 == 1)) {
                                break;
                            }
                            i_226 = (int) get_local_id(0);
                            i_227 = (int) ((uint) i_222 - (uint) i_225);
                            l_228 = (long) i_227;
                            l_229 = (long) i_225;
                            l_230 = (long) ((ulong) l_196 + (ulong) l_229);
                            if (i_226 == 0) {
                                l_231 = *((__global long *) (arg_fs + 16 + 16L));
                                i_232 = (int) get_group_id(0);
                                i_233 = *((__global int *) (arg_fs + 16 + 208L));
                                if (i_142 < i_233) {
                                    l_234 = *((__global long *) (arg_fs + 16 + 192L));
                                    i_235 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_234 + (ulong) l_153))));
                                    i_236 = (int) ((uint) i_235 + (uint) (-1));
                                    i_237 = (i_236 < 0) ? (-9) : i_236;
                                    i_238 = i_237;
                                } else {
                                    i_238 = (-9);
                                }
                                i_239 = *((__global int *) (arg_fs + 16 + 156L));
                                l_240 = (long) i_238;
                                if (i_238 < 0) {
                                    l_241 = l_240;
                                } else {
                                    l_242 = *((__global long *) (arg_fs + 16 + 200L));
                                    i_243 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_242 + (ulong) (l_240 << 6))) + (ulong) 8L))));
                                    l_244 = *((__global long *) (arg_fs + 16 + 128L));
                                    i_245 = *((__global int *) (arg_fs + 16 + 152L));
                                    l_246 = l_230 >> i_239;
                                    i_247 = i_245 & ((int) (((long) ((ulong) ((long) ((ulong) l_246 + (ulong) (((long) i_243) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                    i_248 = i_247;
                                    i_249 = 0;
                                    i_250 = (-2);
                                    while (true) {
                                        if (!(i_250 == (-2))) {
                                            break;
                                        }
                                        i_251 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_244 + (ulong) (((long) i_248) << 2)))));
                                        i_252 = (int) ((uint) i_251 + (uint) (-1));
                                        if (i_252 < 0) {
                                            i_250 = (-1);
                                        } else {
                                            l_253 = *((__global long *) (arg_fs + 16 + 136L));
                                            l_254 = (long) ((ulong) l_253 + (ulong) (((long) (uint) i_252) << 4));
                                            i_255 = *((volatile __global int *) (arg_fs + 16 + l_254));
                                            l_256 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_254 + (ulong) 8L))));
                                            if ((!(i_243 == i_255)) || (!(l_246 == l_256))) {
                                                if (i_245 == i_249) {
                                                    i_250 = (-1);
                                                } else {
                                                    i_257 = (int) ((uint) i_249 + (uint) 1);
                                                    i_258 = i_245 & ((int) ((uint) i_248 + (uint) 1));
                                                    i_248 = i_258;
                                                    i_249 = i_257;
                                                }
                                            } else {
                                                i_250 = i_252;
                                            }
                                        }
                                    }
                                    l_259 = (long) i_232;
                                    l_260 = (long) ((ulong) l_231 + (ulong) ((l_259 << 12) + (l_259 << 11)));
                                    if (i_250 < 0) {
                                        i_261 = (-1);
                                    } else {
                                        l_262 = (long) ((ulong) l_260 + (ulong) 1856L);
                                        *((volatile __global int *) (arg_fs + 16 + l_262)) = ((int) ((uint) i_250 + (uint) 1));
                                        GALEFS_FENCE();
                                        l_263 = *((__global long *) (arg_fs + 16 + 136L));
                                        l_264 = (long) ((ulong) l_263 + (ulong) (((long) (uint) i_250) << 4));
                                        i_265 = *((volatile __global int *) (arg_fs + 16 + l_264));
                                        l_266 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_264 + (ulong) 8L))));
                                        if ((!(i_243 == i_265)) || (!(l_246 == l_266))) {
                                            *((volatile __global int *) (arg_fs + 16 + l_262)) = 0;
                                        }
                                        GALEFS_FENCE();
                                        if ((!(i_243 == i_265)) || (!(l_246 == l_266))) {
                                            i_261 = (-1);
                                        } else {
                                            i_261 = i_250;
                                        }
                                    }
                                    l_267 = (long) i_261;
                                    if (l_267 == (-1L)) {
                                        l_268 = (long) ((ulong) l_260 + (ulong) 1864L);
                                        l_269 = *((__global long *) (arg_fs + 16 + l_268));
                                        l_270 = *((__global long *) (arg_fs + 16 + 8L));
                                        l_271 = (long) ((ulong) l_269 + (ulong) 128L);
                                        l_272 = (long) ((ulong) l_260 + (ulong) 1408L);
                                        i_273 = 0;
                                        l_274 = 0L;
                                        while (true) {
                                            if (!(i_273 == 0)) {
                                                break;
                                            }
                                            i_275 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                            if (i_275 == 0) {
                                                l_276 = *((volatile __global long *) (arg_fs + 16 + l_272));
                                                if (((long) ((ulong) l_271 - (ulong) l_276)) < 1025L) {
                                                    i_273 = 1;
                                                } else {
                                                    if (l_274 < l_270) {
                                                        l_277 = (long) ((ulong) l_274 + (ulong) 1L);
                                                        l_274 = l_277;
                                                    } else {
                                                        i_273 = (-110);
                                                    }
                                                }
                                            } else {
                                                i_278 = (int) (0 - (uint) i_275);
                                                i_273 = i_278;
                                            }
                                        }
                                        if (i_273 < 0) {
                                            l_279 = (long) i_273;
                                            l_280 = l_279;
                                        } else {
                                            l_281 = (long) ((ulong) l_269 + (ulong) 64L);
                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) ((long) (uint) (((int) l_281) & 1023)))))) = 0L;
                                            l_282 = (long) ((ulong) l_260 + (ulong) ((long) (uint) (((int) l_269) & 1023)));
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_282 + (ulong) 4L)))) = 3;
                                            i_283 = (int) ((uint) ((int) (((long) ((ulong) l_269 + (ulong) ((long) ((ulong) (l_269 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_282 + (ulong) 8L)))) = i_283;
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_282 + (ulong) 12L)))) = i_142;
                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_282 + (ulong) 16L)))) = l_230;
                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_282 + (ulong) 24L)))) = l_228;
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_282 + (ulong) 32L)))) = 0;
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_282 + (ulong) 36L)))) = 0;
                                            GALEFS_FENCE();
                                            *((volatile __global int *) (arg_fs + 16 + l_282)) = 64;
                                            *((__global long *) (arg_fs + 16 + l_268)) = l_281;
                                            GALEFS_FENCE();
                                            l_284 = *((__global long *) (arg_fs + 16 + 24L));
                                            i_285 = (int) get_group_id(0);
                                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_284 + (ulong) ((long) i_285))))) = (char) 1;
                                            l_286 = *((__global long *) (arg_fs + 16 + 8L));
                                            l_287 = (long) ((ulong) l_260 + (ulong) 1792L);
                                            i_288 = 0;
                                            l_289 = 0L;
                                            while (true) {
                                                if (!(i_288 == 0)) {
                                                    break;
                                                }
                                                i_290 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                i_291 = *((volatile __global int *) (arg_fs + 16 + l_287));
                                                if (i_283 == i_291) {
                                                    i_288 = 1;
                                                } else {
                                                    if (i_290 == 0) {
                                                        if (l_289 < l_286) {
                                                            l_292 = (long) ((ulong) l_289 + (ulong) 1L);
                                                            l_289 = l_292;
                                                        } else {
                                                            i_288 = (-110);
                                                        }
                                                    } else {
                                                        i_293 = (int) (0 - (uint) i_290);
                                                        i_288 = i_293;
                                                    }
                                                }
                                            }
                                            GALEFS_FENCE();
                                            if (i_288 < 0) {
                                                l_294 = (long) i_288;
                                                l_280 = l_294;
                                            } else {
                                                l_295 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 1800L))));
                                                l_280 = l_295;
                                            }
                                        }
                                        if (l_280 < 0L) {
                                            l_241 = l_280;
                                        } else {
                                            l_296 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 1808L))));
                                            l_241 = l_296;
                                        }
                                    } else {
                                        l_297 = (long) ((ulong) l_260 + (ulong) 1872L);
                                        l_298 = *((__global long *) (arg_fs + 16 + l_297));
                                        *((__global long *) (arg_fs + 16 + l_297)) = ((long) ((ulong) l_298 + (ulong) 1L));
                                        l_241 = l_267;
                                    }
                                }
                                if (l_241 < 0L) {
                                    l_299 = l_241;
                                } else {
                                    l_300 = (long) ((ulong) (l_241 << i_239) + (ulong) (l_230 & ((long) ((ulong) (1L << i_239) + (ulong) (-1L)))));
                                    l_299 = l_300;
                                }
                            } else {
                                l_299 = 0L;
                            }
                            l_301 = GALEFS_BROADCAST(l_299);
                            if (l_301 < 0L) {
                                i_302 = (int) l_301;
                                i_224 = i_302;
                            } else {
                                i_303 = *((__global int *) (arg_fs + 16 + 156L));
                                l_304 = 1L << i_303;
                                l_305 = (long) ((ulong) l_304 - (ulong) (l_230 & ((long) ((ulong) l_304 + (ulong) (-1L)))));
                                if (l_305 < l_228) {
                                    i_306 = (int) l_305;
                                    i_307 = i_306;
                                } else {
                                    i_307 = i_227;
                                }
                                l_308 = *((__global long *) (arg_fs + 16 + 144L));
                                gale_copy((arg_fs + 16 + ((long) ((ulong) l_301 + (ulong) l_308))), (arg_a + 16 + (l_229 + l_195)), i_307);
                                GALEFS_FENCE();
                                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                i_309 = (int) get_local_id(0);
                                i_310 = (int) ((uint) i_225 + (uint) i_307);
                                i_311 = (i_310 < i_222) ? 1 : 0;
                                if (i_309 == 0) {
                                    l_312 = *((__global long *) (arg_fs + 16 + 16L));
                                    i_313 = (int) get_group_id(0);
                                    l_314 = (long) i_313;
                                    l_315 = (long) ((ulong) l_312 + (ulong) ((l_314 << 12) + (l_314 << 11)));
                                    l_316 = (long) ((ulong) l_315 + (ulong) 1880L);
                                    l_317 = *((__global long *) (arg_fs + 16 + l_316));
                                    *((__global long *) (arg_fs + 16 + l_316)) = ((long) ((ulong) ((long) i_307) + (ulong) l_317));
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_315 + (ulong) 1856L)))) = 0;
                                    l_318 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_315 + (ulong) 1864L))));
                                    l_319 = (long) ((ulong) l_318 + (ulong) (-64L));
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_315 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_319 + (ulong) ((long) ((ulong) (l_319 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                    i_224 = i_311;
                                    i_225 = i_310;
                                } else {
                                    i_224 = i_311;
                                    i_225 = i_310;
                                }
                            }
                        }
                        if (i_225 < 1) {
                            i_320 = i_224;
                        } else {
                            i_320 = i_225;
                        }
                        i_321 = (int) get_local_id(0);
                        if (i_321 == 0) {
                            i_322 = *((__global int *) (arg_fs + 16 + 208L));
                            if (i_141 < i_322) {
                                l_323 = *((__global long *) (arg_fs + 16 + 192L));
                                i_324 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_323 + (ulong) l_166))));
                                i_325 = (int) ((uint) i_324 + (uint) (-1));
                                i_326 = (i_325 < 0) ? (-9) : i_325;
                                if (i_326 < 0) {
                                    i_327 = i_326;
                                } else {
                                    l_328 = *((__global long *) (arg_fs + 16 + 192L));
                                    i_329 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_328 + (ulong) l_166)) + (ulong) 4L))));
                                    if ((i_329 & 3) == 1) {
                                        i_327 = (-9);
                                    } else {
                                        i_327 = i_326;
                                    }
                                }
                            } else {
                                i_327 = (-9);
                            }
                            l_330 = (long) i_327;
                            if (i_327 < 0) {
                                l_331 = l_330;
                            } else {
                                if (l_196 < 0L) {
                                    l_331 = (-22L);
                                } else {
                                    if (i_200 < 0) {
                                        l_331 = (-22L);
                                    } else {
                                        l_332 = *((__global long *) (arg_fs + 16 + 16L));
                                        i_333 = (int) get_group_id(0);
                                        l_334 = (long) i_333;
                                        i_335 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_332 + (ulong) ((l_334 << 12) + (l_334 << 11)))) + (ulong) 1896L))));
                                        if (i_335 == 0) {
                                            l_336 = *((__global long *) (arg_fs + 16 + 200L));
                                            l_337 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_336 + (ulong) (l_330 << 6)))));
                                            l_338 = (long) ((ulong) l_337 - (ulong) l_196);
                                            if (l_338 < 1L) {
                                                l_331 = 0L;
                                            } else {
                                                l_339 = (l_338 < l_202) ? l_338 : l_202;
                                                l_331 = l_339;
                                            }
                                        } else {
                                            l_331 = (-16L);
                                        }
                                    }
                                }
                            }
                        } else {
                            l_331 = 0L;
                        }
                        l_340 = GALEFS_BROADCAST(l_331);
                        i_341 = (int) l_340;
                        i_342 = (i_341 < 1) ? i_341 : 1;
                        i_343 = i_342;
                        i_344 = 0;
                        while (true) {
                            if (!(i_343 == 1)) {
                                break;
                            }
                            i_345 = (int) get_local_id(0);
                            i_346 = (int) ((uint) i_341 - (uint) i_344);
                            l_347 = (long) i_346;
                            l_348 = (long) i_344;
                            l_349 = (long) ((ulong) l_196 + (ulong) l_348);
                            if (i_345 == 0) {
                                l_350 = *((__global long *) (arg_fs + 16 + 16L));
                                i_351 = (int) get_group_id(0);
                                i_352 = *((__global int *) (arg_fs + 16 + 208L));
                                if (i_141 < i_352) {
                                    l_353 = *((__global long *) (arg_fs + 16 + 192L));
                                    i_354 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_353 + (ulong) l_166))));
                                    i_355 = (int) ((uint) i_354 + (uint) (-1));
                                    i_356 = (i_355 < 0) ? (-9) : i_355;
                                    i_357 = i_356;
                                } else {
                                    i_357 = (-9);
                                }
                                i_358 = *((__global int *) (arg_fs + 16 + 156L));
                                l_359 = (long) i_357;
                                if (i_357 < 0) {
                                    l_360 = l_359;
                                } else {
                                    l_361 = *((__global long *) (arg_fs + 16 + 200L));
                                    i_362 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_361 + (ulong) (l_359 << 6))) + (ulong) 8L))));
                                    l_363 = *((__global long *) (arg_fs + 16 + 128L));
                                    i_364 = *((__global int *) (arg_fs + 16 + 152L));
                                    l_365 = l_349 >> i_358;
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
                                        l_390 = (long) ((ulong) l_388 + (ulong) 128L);
                                        l_391 = (long) ((ulong) l_379 + (ulong) 1408L);
                                        i_392 = 0;
                                        l_393 = 0L;
                                        while (true) {
                                            if (!(i_392 == 0)) {
                                                break;
                                            }
                                            i_394 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                            if (i_394 == 0) {
                                                l_395 = *((volatile __global long *) (arg_fs + 16 + l_391));
                                                if (((long) ((ulong) l_390 - (ulong) l_395)) < 1025L) {
                                                    i_392 = 1;
                                                } else {
                                                    if (l_393 < l_389) {
                                                        l_396 = (long) ((ulong) l_393 + (ulong) 1L);
                                                        l_393 = l_396;
                                                    } else {
                                                        i_392 = (-110);
                                                    }
                                                }
                                            } else {
                                                i_397 = (int) (0 - (uint) i_394);
                                                i_392 = i_397;
                                            }
                                        }
                                        if (i_392 < 0) {
                                            l_398 = (long) i_392;
                                            l_399 = l_398;
                                        } else {
                                            l_400 = (long) ((ulong) l_388 + (ulong) 64L);
                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_379 + (ulong) ((long) (uint) (((int) l_400) & 1023)))))) = 0L;
                                            l_401 = (long) ((ulong) l_379 + (ulong) ((long) (uint) (((int) l_388) & 1023)));
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_401 + (ulong) 4L)))) = 3;
                                            i_402 = (int) ((uint) ((int) (((long) ((ulong) l_388 + (ulong) ((long) ((ulong) (l_388 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_401 + (ulong) 8L)))) = i_402;
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_401 + (ulong) 12L)))) = i_141;
                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_401 + (ulong) 16L)))) = l_349;
                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_401 + (ulong) 24L)))) = l_347;
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_401 + (ulong) 32L)))) = 0;
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_401 + (ulong) 36L)))) = 0;
                                            GALEFS_FENCE();
                                            *((volatile __global int *) (arg_fs + 16 + l_401)) = 64;
                                            *((__global long *) (arg_fs + 16 + l_387)) = l_400;
                                            GALEFS_FENCE();
                                            l_403 = *((__global long *) (arg_fs + 16 + 24L));
                                            i_404 = (int) get_group_id(0);
                                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_403 + (ulong) ((long) i_404))))) = (char) 1;
                                            l_405 = *((__global long *) (arg_fs + 16 + 8L));
                                            l_406 = (long) ((ulong) l_379 + (ulong) 1792L);
                                            i_407 = 0;
                                            l_408 = 0L;
                                            while (true) {
                                                if (!(i_407 == 0)) {
                                                    break;
                                                }
                                                i_409 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                                i_410 = *((volatile __global int *) (arg_fs + 16 + l_406));
                                                if (i_402 == i_410) {
                                                    i_407 = 1;
                                                } else {
                                                    if (i_409 == 0) {
                                                        if (l_408 < l_405) {
                                                            l_411 = (long) ((ulong) l_408 + (ulong) 1L);
                                                            l_408 = l_411;
                                                        } else {
                                                            i_407 = (-110);
                                                        }
                                                    } else {
                                                        i_412 = (int) (0 - (uint) i_409);
                                                        i_407 = i_412;
                                                    }
                                                }
                                            }
                                            GALEFS_FENCE();
                                            if (i_407 < 0) {
                                                l_413 = (long) i_407;
                                                l_399 = l_413;
                                            } else {
                                                l_414 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_379 + (ulong) 1800L))));
                                                l_399 = l_414;
                                            }
                                        }
                                        if (l_399 < 0L) {
                                            l_360 = l_399;
                                        } else {
                                            l_415 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_379 + (ulong) 1808L))));
                                            l_360 = l_415;
                                        }
                                    } else {
                                        l_416 = (long) ((ulong) l_379 + (ulong) 1872L);
                                        l_417 = *((__global long *) (arg_fs + 16 + l_416));
                                        *((__global long *) (arg_fs + 16 + l_416)) = ((long) ((ulong) l_417 + (ulong) 1L));
                                        l_360 = l_386;
                                    }
                                }
                                if (l_360 < 0L) {
                                    l_418 = l_360;
                                } else {
                                    l_419 = (long) ((ulong) (l_360 << i_358) + (ulong) (l_349 & ((long) ((ulong) (1L << i_358) + (ulong) (-1L)))));
                                    l_418 = l_419;
                                }
                            } else {
                                l_418 = 0L;
                            }
                            l_420 = GALEFS_BROADCAST(l_418);
                            if (l_420 < 0L) {
                                i_421 = (int) l_420;
                                i_343 = i_421;
                            } else {
                                i_422 = *((__global int *) (arg_fs + 16 + 156L));
                                l_423 = 1L << i_422;
                                l_424 = (long) ((ulong) l_423 - (ulong) (l_349 & ((long) ((ulong) l_423 + (ulong) (-1L)))));
                                if (l_424 < l_347) {
                                    i_425 = (int) l_424;
                                    i_426 = i_425;
                                } else {
                                    i_426 = i_346;
                                }
                                l_427 = *((__global long *) (arg_fs + 16 + 144L));
                                gale_copy((arg_fs + 16 + ((long) ((ulong) l_420 + (ulong) l_427))), (arg_b + 16 + (l_348 + l_195)), i_426);
                                GALEFS_FENCE();
                                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                i_428 = (int) get_local_id(0);
                                i_429 = (int) ((uint) i_344 + (uint) i_426);
                                i_430 = (i_429 < i_341) ? 1 : 0;
                                if (i_428 == 0) {
                                    l_431 = *((__global long *) (arg_fs + 16 + 16L));
                                    i_432 = (int) get_group_id(0);
                                    l_433 = (long) i_432;
                                    l_434 = (long) ((ulong) l_431 + (ulong) ((l_433 << 12) + (l_433 << 11)));
                                    l_435 = (long) ((ulong) l_434 + (ulong) 1880L);
                                    l_436 = *((__global long *) (arg_fs + 16 + l_435));
                                    *((__global long *) (arg_fs + 16 + l_435)) = ((long) ((ulong) ((long) i_426) + (ulong) l_436));
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_434 + (ulong) 1856L)))) = 0;
                                    l_437 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_434 + (ulong) 1864L))));
                                    l_438 = (long) ((ulong) l_437 + (ulong) (-64L));
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_434 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_438 + (ulong) ((long) ((ulong) (l_438 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                    i_343 = i_430;
                                    i_344 = i_429;
                                } else {
                                    i_343 = i_430;
                                    i_344 = i_429;
                                }
                            }
                        }
                        if (i_344 < 1) {
                            i_439 = i_343;
                        } else {
                            i_439 = i_344;
                        }
                        if (i_200 == i_320) {
                            if (i_200 == i_439) {
                                i_440 = (int) get_local_id(0);
                                i_441 = ((int) ((uint) i_200 + (uint) ((int) ((uint) (i_200 >> 31) >> 30)))) >> 2;
                                i_442 = i_440;
                                while (true) {
                                    if (!(i_442 < i_441)) {
                                        break;
                                    }
                                    l_443 = (((long) ((int) ((uint) i_442 + (uint) i_194))) << 2) + 16L;
                                    ul_444 = arg_a + l_443;
                                    f_445 = *((__global float *) ul_444);
                                    f_446 = *((__global float *) (arg_b + l_443));
                                    *((__global float *) ul_444) = (f_445 + f_446);
                                    i_447 = (int) get_local_size(0);
                                    i_448 = (int) ((uint) i_442 + (uint) i_447);
                                    i_442 = i_448;
                                }
                                i_449 = (int) get_local_id(0);
                                if (i_449 == 0) {
                                    i_450 = *((__global int *) (arg_fs + 16 + 208L));
                                    if (i_140 < i_450) {
                                        l_451 = *((__global long *) (arg_fs + 16 + 192L));
                                        l_452 = ((long) (uint) i_140) << 3;
                                        i_453 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_451 + (ulong) l_452))));
                                        i_454 = (int) ((uint) i_453 + (uint) (-1));
                                        i_455 = (i_454 < 0) ? (-9) : i_454;
                                        if (i_455 < 0) {
                                            i_456 = i_455;
                                        } else {
                                            l_457 = *((__global long *) (arg_fs + 16 + 192L));
                                            i_458 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_457 + (ulong) l_452)) + (ulong) 4L))));
                                            if ((i_458 & 3) == 0) {
                                                i_456 = (-9);
                                            } else {
                                                i_456 = i_455;
                                            }
                                        }
                                    } else {
                                        i_456 = (-9);
                                    }
                                    if (i_456 < 0) {
                                        l_459 = (long) i_456;
                                        l_460 = l_459;
                                    } else {
                                        if (l_196 < 0L) {
                                            l_460 = (-22L);
                                        } else {
                                            if (i_200 < 0) {
                                                l_460 = (-22L);
                                            } else {
                                                if (((long) ((ulong) l_196 + (ulong) l_202)) < 0L) {
                                                    l_460 = (-27L);
                                                } else {
                                                    l_461 = *((__global long *) (arg_fs + 16 + 16L));
                                                    i_462 = (int) get_group_id(0);
                                                    l_463 = (long) i_462;
                                                    i_464 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_461 + (ulong) ((l_463 << 12) + (l_463 << 11)))) + (ulong) 1896L))));
                                                    if (i_464 == 0) {
                                                        l_460 = l_202;
                                                    } else {
                                                        l_460 = (-16L);
                                                    }
                                                }
                                            }
                                        }
                                    }
                                } else {
                                    l_460 = l_202;
                                }
                                l_465 = GALEFS_BROADCAST(l_460);
                                i_466 = (int) l_465;
                                i_467 = (i_466 < 1) ? i_466 : 1;
                                i_468 = i_467;
                                i_469 = 0;
                                while (true) {
                                    if (!(i_468 == 1)) {
                                        break;
                                    }
                                    i_470 = *((__global int *) (arg_fs + 16 + 156L));
                                    l_471 = 1L << i_470;
                                    l_472 = (long) i_469;
                                    l_473 = (long) ((ulong) l_196 + (ulong) l_472);
                                    l_474 = (long) ((ulong) l_471 - (ulong) (l_473 & ((long) ((ulong) l_471 + (ulong) (-1L)))));
                                    i_475 = (int) ((uint) i_466 - (uint) i_469);
                                    if (l_474 < ((long) i_475)) {
                                        i_476 = (int) l_474;
                                        i_477 = i_476;
                                    } else {
                                        i_477 = i_475;
                                    }
                                    i_478 = (int) get_local_id(0);
                                    l_479 = (long) i_477;
                                    if (i_478 == 0) {
                                        l_480 = *((__global long *) (arg_fs + 16 + 16L));
                                        i_481 = (int) get_group_id(0);
                                        l_482 = (long) i_481;
                                        l_483 = (long) ((ulong) l_480 + (ulong) ((l_482 << 12) + (l_482 << 11)));
                                        l_484 = (long) ((ulong) l_483 + (ulong) 1864L);
                                        l_485 = *((__global long *) (arg_fs + 16 + l_484));
                                        l_486 = *((__global long *) (arg_fs + 16 + 8L));
                                        l_487 = (long) ((ulong) l_485 + (ulong) 128L);
                                        l_488 = (long) ((ulong) l_483 + (ulong) 1408L);
                                        i_489 = 0;
                                        l_490 = 0L;
                                        while (true) {
                                            if (!(i_489 == 0)) {
                                                break;
                                            }
                                            i_491 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                            if (i_491 == 0) {
                                                l_492 = *((volatile __global long *) (arg_fs + 16 + l_488));
                                                if (((long) ((ulong) l_487 - (ulong) l_492)) < 1025L) {
                                                    i_489 = 1;
                                                } else {
                                                    if (l_490 < l_486) {
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
                                            l_497 = (long) ((ulong) l_485 + (ulong) 64L);
                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_483 + (ulong) ((long) (uint) (((int) l_497) & 1023)))))) = 0L;
                                            l_498 = (long) ((ulong) l_483 + (ulong) ((long) (uint) (((int) l_485) & 1023)));
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_498 + (ulong) 4L)))) = 4;
                                            i_499 = (int) ((uint) ((int) (((long) ((ulong) l_485 + (ulong) ((long) ((ulong) (l_485 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_498 + (ulong) 8L)))) = i_499;
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_498 + (ulong) 12L)))) = i_140;
                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_498 + (ulong) 16L)))) = l_473;
                                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_498 + (ulong) 24L)))) = l_479;
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_498 + (ulong) 32L)))) = 0;
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_498 + (ulong) 36L)))) = 0;
                                            GALEFS_FENCE();
                                            *((volatile __global int *) (arg_fs + 16 + l_498)) = 64;
                                            *((__global long *) (arg_fs + 16 + l_484)) = l_497;
                                            GALEFS_FENCE();
                                            l_500 = *((__global long *) (arg_fs + 16 + 24L));
                                            i_501 = (int) get_group_id(0);
                                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_500 + (ulong) ((long) i_501))))) = (char) 1;
                                            l_502 = *((__global long *) (arg_fs + 16 + 8L));
                                            l_503 = (long) ((ulong) l_483 + (ulong) 1792L);
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
                                                l_511 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_483 + (ulong) 1800L))));
                                                l_496 = l_511;
                                            }
                                        }
                                        if (l_496 < 0L) {
                                            l_512 = l_496;
                                        } else {
                                            l_513 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_483 + (ulong) 1808L))));
                                            l_512 = l_513;
                                        }
                                        if (l_512 < 0L) {
                                            l_514 = l_512;
                                        } else {
                                            i_515 = *((__global int *) (arg_fs + 16 + 156L));
                                            l_516 = (long) ((ulong) (l_512 << i_515) + (ulong) (l_473 & ((long) ((ulong) (1L << i_515) + (ulong) (-1L)))));
                                            l_514 = l_516;
                                        }
                                    } else {
                                        l_514 = 0L;
                                    }
                                    l_517 = GALEFS_BROADCAST(l_514);
                                    if (l_517 < 0L) {
                                        i_518 = (int) l_517;
                                        i_468 = i_518;
                                    } else {
                                        l_519 = *((__global long *) (arg_fs + 16 + 144L));
                                        gale_copy((arg_a + 16 + (l_472 + l_195)), (arg_fs + 16 + ((long) ((ulong) l_517 + (ulong) l_519))), i_477);
                                        GALEFS_FENCE();
                                        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                                        i_520 = (int) get_local_id(0);
                                        i_521 = (int) ((uint) i_469 + (uint) i_477);
                                        i_522 = (i_521 < i_466) ? 1 : 0;
                                        if (i_520 == 0) {
                                            l_523 = *((__global long *) (arg_fs + 16 + 16L));
                                            i_524 = (int) get_group_id(0);
                                            l_525 = (long) i_524;
                                            l_526 = (long) ((ulong) l_523 + (ulong) ((l_525 << 12) + (l_525 << 11)));
                                            l_527 = (long) ((ulong) l_526 + (ulong) 1888L);
                                            l_528 = *((__global long *) (arg_fs + 16 + l_527));
                                            *((__global long *) (arg_fs + 16 + l_527)) = ((long) ((ulong) l_479 + (ulong) l_528));
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_526 + (ulong) 1856L)))) = 0;
                                            l_529 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_526 + (ulong) 1864L))));
                                            l_530 = (long) ((ulong) l_529 + (ulong) (-64L));
                                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_526 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_530 + (ulong) ((long) ((ulong) (l_530 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                            i_468 = i_522;
                                            i_469 = i_521;
                                        } else {
                                            i_468 = i_522;
                                            i_469 = i_521;
                                        }
                                    }
                                }
                                if (i_469 < 1) {
                                    i_531 = i_468;
                                } else {
                                    i_531 = i_469;
                                }
                            } else {
                                i_531 = 0;
                            }
                        } else {
                            i_531 = 0;
                        }
                        i_532 = (int) get_num_groups(0);
                        l_533 = (long) ((ulong) l_196 + (ulong) (((long) i_532) << 16));
                        i_534 = ((!(i_200 == i_531)) || (!(l_533 < l_190))) ? 0 : 1;
                        if (i_200 == i_531) {
                            l_196 = l_533;
                            i_197 = i_534;
                        } else {
                            i_535 = (int) get_group_id(0);
                            i_536 = (int) get_local_id(0);
                            i_537 = i_535 << 1;
                            ul_538 = arg_status + ((((long) (i_537 + 1)) << 2) + 16L);
                            ul_539 = arg_status + ((((long) i_537) << 2) + 16L);
                            if (i_200 == i_320) {
                                if (i_200 == i_439) {
                                    if (i_536 == 0) {
                                        *((__global int *) ul_539) = 3;
                                        *((__global int *) ul_538) = i_531;
                                        l_196 = l_533;
                                        i_197 = i_534;
                                    } else {
                                        l_196 = l_533;
                                        i_197 = i_534;
                                    }
                                } else {
                                    if (i_536 == 0) {
                                        *((__global int *) ul_539) = 2;
                                        *((__global int *) ul_538) = i_439;
                                        l_196 = l_533;
                                        i_197 = i_534;
                                    } else {
                                        l_196 = l_533;
                                        i_197 = i_534;
                                    }
                                }
                            } else {
                                if (i_536 == 0) {
                                    *((__global int *) ul_539) = 1;
                                    *((__global int *) ul_538) = i_320;
                                    l_196 = l_533;
                                    i_197 = i_534;
                                } else {
                                    l_196 = l_533;
                                    i_197 = i_534;
                                }
                            }
                        }
                    }
                } else {
                    if (i_179 == 0) {
                        i_540 = i_178 << 1;
                        *((__global int *) (arg_status + ((((long) i_540) << 2) + 16L))) = 4;
                        *((__global int *) (arg_status + ((((long) (i_540 + 1)) << 2) + 16L))) = 0;
                    }
                }
            }
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_541 = (int) get_local_id(0);
    if (i_541 == 0) {
        l_542 = *((__global long *) (arg_fs + 16 + 16L));
        i_543 = (int) get_group_id(0);
        l_544 = (long) i_543;
        i_545 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_542 + (ulong) ((l_544 << 12) + (l_544 << 11)))) + (ulong) 1896L))));
        if (i_545 == 0) {
            l_546 = *((__global long *) (arg_fs + 16 + 16L));
            i_547 = (int) get_group_id(0);
            l_548 = (long) i_547;
            l_549 = (long) ((ulong) l_546 + (ulong) ((l_548 << 12) + (l_548 << 11)));
            l_550 = (long) ((ulong) l_549 + (ulong) 1864L);
            l_551 = *((__global long *) (arg_fs + 16 + l_550));
            l_552 = *((__global long *) (arg_fs + 16 + 8L));
            i_553 = 0;
            l_554 = 0L;
            while (true) {
                if (!(i_553 == 0)) {
                    break;
                }
                i_555 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_555 == 0) {
                    l_556 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_549 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_551 + (ulong) 128L)) - (ulong) l_556)) < 1025L) {
                        i_553 = 1;
                    } else {
                        if (l_554 < l_552) {
                            l_557 = (long) ((ulong) l_554 + (ulong) 1L);
                            l_554 = l_557;
                        } else {
                            i_553 = (-110);
                        }
                    }
                } else {
                    i_558 = (int) (0 - (uint) i_555);
                    i_553 = i_558;
                }
            }
            if (i_553 < 0) {
                l_559 = (long) i_553;
                l_560 = l_559;
            } else {
                l_561 = (long) ((ulong) l_551 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_549 + (ulong) ((long) (uint) (((int) l_561) & 1023)))))) = 0L;
                l_562 = (long) ((ulong) l_549 + (ulong) ((long) (uint) (((int) l_551) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_562 + (ulong) 4L)))) = 2;
                i_563 = (int) ((uint) ((int) (((long) ((ulong) l_551 + (ulong) ((long) ((ulong) (l_551 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_562 + (ulong) 8L)))) = i_563;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_562 + (ulong) 12L)))) = i_142;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_562 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_562 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_562 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_562 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_562)) = 64;
                *((__global long *) (arg_fs + 16 + l_550)) = l_561;
                GALEFS_FENCE();
                l_564 = *((__global long *) (arg_fs + 16 + 24L));
                i_565 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_564 + (ulong) ((long) i_565))))) = (char) 1;
                l_566 = *((__global long *) (arg_fs + 16 + 8L));
                l_567 = (long) ((ulong) l_549 + (ulong) 1792L);
                i_568 = 0;
                l_569 = 0L;
                while (true) {
                    if (!(i_568 == 0)) {
                        break;
                    }
                    i_570 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_571 = *((volatile __global int *) (arg_fs + 16 + l_567));
                    if (i_563 == i_571) {
                        i_568 = 1;
                    } else {
                        if (i_570 == 0) {
                            if (l_569 < l_566) {
                                l_572 = (long) ((ulong) l_569 + (ulong) 1L);
                                l_569 = l_572;
                            } else {
                                i_568 = (-110);
                            }
                        } else {
                            i_573 = (int) (0 - (uint) i_570);
                            i_568 = i_573;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_568 < 0) {
                    l_574 = (long) i_568;
                    l_560 = l_574;
                } else {
                    l_575 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_549 + (ulong) 1800L))));
                    l_560 = l_575;
                }
            }
        } else {
            l_560 = (-16L);
        }
    } else {
        l_560 = 0L;
    }
    l_576 = GALEFS_BROADCAST(l_560);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_577 = (int) get_local_id(0);
    if (i_577 == 0) {
        l_578 = *((__global long *) (arg_fs + 16 + 16L));
        i_579 = (int) get_group_id(0);
        l_580 = (long) i_579;
        i_581 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_578 + (ulong) ((l_580 << 12) + (l_580 << 11)))) + (ulong) 1896L))));
        if (i_581 == 0) {
            l_582 = *((__global long *) (arg_fs + 16 + 16L));
            i_583 = (int) get_group_id(0);
            l_584 = (long) i_583;
            l_585 = (long) ((ulong) l_582 + (ulong) ((l_584 << 12) + (l_584 << 11)));
            l_586 = (long) ((ulong) l_585 + (ulong) 1864L);
            l_587 = *((__global long *) (arg_fs + 16 + l_586));
            l_588 = *((__global long *) (arg_fs + 16 + 8L));
            i_589 = 0;
            l_590 = 0L;
            while (true) {
                if (!(i_589 == 0)) {
                    break;
                }
                i_591 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_591 == 0) {
                    l_592 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_585 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_587 + (ulong) 128L)) - (ulong) l_592)) < 1025L) {
                        i_589 = 1;
                    } else {
                        if (l_590 < l_588) {
                            l_593 = (long) ((ulong) l_590 + (ulong) 1L);
                            l_590 = l_593;
                        } else {
                            i_589 = (-110);
                        }
                    }
                } else {
                    i_594 = (int) (0 - (uint) i_591);
                    i_589 = i_594;
                }
            }
            if (i_589 < 0) {
                l_595 = (long) i_589;
                l_596 = l_595;
            } else {
                l_597 = (long) ((ulong) l_587 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_585 + (ulong) ((long) (uint) (((int) l_597) & 1023)))))) = 0L;
                l_598 = (long) ((ulong) l_585 + (ulong) ((long) (uint) (((int) l_587) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_598 + (ulong) 4L)))) = 2;
                i_599 = (int) ((uint) ((int) (((long) ((ulong) l_587 + (ulong) ((long) ((ulong) (l_587 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_598 + (ulong) 8L)))) = i_599;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_598 + (ulong) 12L)))) = i_141;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_598 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_598 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_598 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_598 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_598)) = 64;
                *((__global long *) (arg_fs + 16 + l_586)) = l_597;
                GALEFS_FENCE();
                l_600 = *((__global long *) (arg_fs + 16 + 24L));
                i_601 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_600 + (ulong) ((long) i_601))))) = (char) 1;
                l_602 = *((__global long *) (arg_fs + 16 + 8L));
                l_603 = (long) ((ulong) l_585 + (ulong) 1792L);
                i_604 = 0;
                l_605 = 0L;
                while (true) {
                    if (!(i_604 == 0)) {
                        break;
                    }
                    i_606 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_607 = *((volatile __global int *) (arg_fs + 16 + l_603));
                    if (i_599 == i_607) {
                        i_604 = 1;
                    } else {
                        if (i_606 == 0) {
                            if (l_605 < l_602) {
                                l_608 = (long) ((ulong) l_605 + (ulong) 1L);
                                l_605 = l_608;
                            } else {
                                i_604 = (-110);
                            }
                        } else {
                            i_609 = (int) (0 - (uint) i_606);
                            i_604 = i_609;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_604 < 0) {
                    l_610 = (long) i_604;
                    l_596 = l_610;
                } else {
                    l_611 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_585 + (ulong) 1800L))));
                    l_596 = l_611;
                }
            }
        } else {
            l_596 = (-16L);
        }
    } else {
        l_596 = 0L;
    }
    l_612 = GALEFS_BROADCAST(l_596);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_613 = (int) get_local_id(0);
    if (i_613 == 0) {
        l_614 = *((__global long *) (arg_fs + 16 + 16L));
        i_615 = (int) get_group_id(0);
        l_616 = (long) i_615;
        i_617 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_614 + (ulong) ((l_616 << 12) + (l_616 << 11)))) + (ulong) 1896L))));
        if (i_617 == 0) {
            l_618 = *((__global long *) (arg_fs + 16 + 16L));
            i_619 = (int) get_group_id(0);
            l_620 = (long) i_619;
            l_621 = (long) ((ulong) l_618 + (ulong) ((l_620 << 12) + (l_620 << 11)));
            l_622 = (long) ((ulong) l_621 + (ulong) 1864L);
            l_623 = *((__global long *) (arg_fs + 16 + l_622));
            l_624 = *((__global long *) (arg_fs + 16 + 8L));
            i_625 = 0;
            l_626 = 0L;
            while (true) {
                if (!(i_625 == 0)) {
                    break;
                }
                i_627 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_627 == 0) {
                    l_628 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_621 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_623 + (ulong) 128L)) - (ulong) l_628)) < 1025L) {
                        i_625 = 1;
                    } else {
                        if (l_626 < l_624) {
                            l_629 = (long) ((ulong) l_626 + (ulong) 1L);
                            l_626 = l_629;
                        } else {
                            i_625 = (-110);
                        }
                    }
                } else {
                    i_630 = (int) (0 - (uint) i_627);
                    i_625 = i_630;
                }
            }
            if (i_625 < 0) {
                l_631 = (long) i_625;
                l_632 = l_631;
            } else {
                l_633 = (long) ((ulong) l_623 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_621 + (ulong) ((long) (uint) (((int) l_633) & 1023)))))) = 0L;
                l_634 = (long) ((ulong) l_621 + (ulong) ((long) (uint) (((int) l_623) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_634 + (ulong) 4L)))) = 2;
                i_635 = (int) ((uint) ((int) (((long) ((ulong) l_623 + (ulong) ((long) ((ulong) (l_623 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_634 + (ulong) 8L)))) = i_635;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_634 + (ulong) 12L)))) = i_140;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_634 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_634 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_634 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_634 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_634)) = 64;
                *((__global long *) (arg_fs + 16 + l_622)) = l_633;
                GALEFS_FENCE();
                l_636 = *((__global long *) (arg_fs + 16 + 24L));
                i_637 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_636 + (ulong) ((long) i_637))))) = (char) 1;
                l_638 = *((__global long *) (arg_fs + 16 + 8L));
                l_639 = (long) ((ulong) l_621 + (ulong) 1792L);
                i_640 = 0;
                l_641 = 0L;
                while (true) {
                    if (!(i_640 == 0)) {
                        break;
                    }
                    i_642 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_643 = *((volatile __global int *) (arg_fs + 16 + l_639));
                    if (i_635 == i_643) {
                        i_640 = 1;
                    } else {
                        if (i_642 == 0) {
                            if (l_641 < l_638) {
                                l_644 = (long) ((ulong) l_641 + (ulong) 1L);
                                l_641 = l_644;
                            } else {
                                i_640 = (-110);
                            }
                        } else {
                            i_645 = (int) (0 - (uint) i_642);
                            i_640 = i_645;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_640 < 0) {
                    l_646 = (long) i_640;
                    l_632 = l_646;
                } else {
                    l_647 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_621 + (ulong) 1800L))));
                    l_632 = l_647;
                }
            }
        } else {
            l_632 = (-16L);
        }
    } else {
        l_632 = 0L;
    }
    l_648 = GALEFS_BROADCAST(l_632);
    i_649 = (int) l_648;
    if (i_649 < 0) {
        if (!(i_140 < 0)) {
            i_650 = (int) get_group_id(0);
            i_651 = (int) get_local_id(0);
            if (i_651 == 0) {
                i_652 = i_650 << 1;
                *((__global int *) (arg_status + ((((long) i_652) << 2) + 16L))) = 3;
                *((__global int *) (arg_status + ((((long) (i_652 + 1)) << 2) + 16L))) = i_649;
            }
        }
    }
}
