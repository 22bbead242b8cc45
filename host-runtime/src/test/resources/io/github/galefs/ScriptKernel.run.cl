// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ScriptKernel#run
// entry point: galefs_run
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/ScriptKernel.java
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
// source SHA-256: 480294222516932188fd227b121b56e7915a8e7e551fd48e279b12fc36ada175

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

int gale_div_int(int x, int y) {
    return y == 0 ? 0 : y == -1 ? (int) (0 - (uint) x) : x / y;
}

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_names, __global uchar *arg_fds, __global uchar *arg_data, __global uchar *arg_results) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    __global uchar *ul_0, *ul_6, *ul_9, *ul_10;
    int i_1, i_2, i_3, i_4, i_5, i_7, i_11, i_12, i_13, i_15, i_17, i_19, i_24, i_26, i_27, i_30, i_31, i_33, i_34, i_36, i_41, i_43, i_44, i_48, i_50, i_52, i_54, i_55, i_57, i_61, i_62, i_63, i_64, i_66, i_67, i_68, i_71, i_72, i_75, i_76, i_78, i_79, i_80, i_82, i_84, i_86, i_88, i_95, i_98, i_99, i_100, i_102, i_103, i_104, i_106, i_107, i_108, i_111, i_113, i_115, i_117, i_118, i_119, i_120, i_121, i_122, i_125, i_127, i_128, i_131, i_135, i_138, i_141, i_143, i_146, i_147, i_149, i_150, i_152, i_158, i_160, i_162, i_164, i_165, i_167, i_175, i_176, i_179, i_181, i_183, i_190, i_191, i_192, i_193, i_194, i_195, i_196, i_197, i_198, i_199, i_201, i_202, i_203, i_206, i_207, i_209, i_210, i_211, i_213, i_214, i_219, i_221, i_223, i_226, i_227, i_229, i_230, i_235, i_237, i_240, i_241, i_243, i_244, i_246, i_253, i_255, i_257, i_259, i_260, i_262, i_269, i_270, i_273, i_275, i_277, i_284, i_285, i_286, i_288, i_290, i_292, i_293, i_298, i_300, i_303, i_304, i_306, i_307, i_309, i_315, i_317, i_319, i_321, i_322, i_324, i_328, i_329, i_330, i_331, i_332, i_334, i_335, i_336, i_337, i_344, i_345, i_346, i_347, i_348, i_349, i_350, i_351, i_352, i_353;
    long l_8, l_14, l_16, l_18, l_20, l_21, l_22, l_23, l_25, l_28, l_29, l_32, l_35, l_37, l_38, l_39, l_40, l_42, l_45, l_46, l_47, l_49, l_51, l_53, l_56, l_58, l_59, l_60, l_65, l_69, l_70, l_73, l_74, l_77, l_81, l_83, l_85, l_87, l_89, l_90, l_91, l_92, l_93, l_94, l_96, l_97, l_101, l_105, l_109, l_110, l_112, l_114, l_116, l_123, l_124, l_126, l_129, l_130, l_132, l_133, l_134, l_136, l_137, l_139, l_140, l_142, l_144, l_145, l_148, l_151, l_153, l_154, l_155, l_156, l_157, l_159, l_161, l_163, l_166, l_168, l_169, l_170, l_171, l_172, l_173, l_174, l_177, l_178, l_180, l_182, l_184, l_185, l_186, l_187, l_188, l_189, l_200, l_204, l_205, l_208, l_212, l_215, l_216, l_217, l_218, l_220, l_222, l_224, l_225, l_228, l_231, l_232, l_233, l_234, l_236, l_238, l_239, l_242, l_245, l_247, l_248, l_249, l_250, l_251, l_252, l_254, l_256, l_258, l_261, l_263, l_264, l_265, l_266, l_267, l_268, l_271, l_272, l_274, l_276, l_278, l_279, l_280, l_281, l_282, l_283, l_287, l_289, l_291, l_294, l_295, l_296, l_297, l_299, l_301, l_302, l_305, l_308, l_310, l_311, l_312, l_313, l_314, l_316, l_318, l_320, l_323, l_325, l_326, l_327, l_333, l_338, l_339, l_340, l_341, l_342, l_343;
    ul_0 = arg_script + 12L;
    i_1 = 0;
    while (true) {
        i_2 = *((__global gale_int *) ul_0);
        if (!(i_1 < gale_div_int(i_2, 5))) {
            break;
        }
        i_3 = (int) ((uint) i_1 + (uint) (i_1 << 2));
        i_4 = *((__global gale_int *) (arg_script + ((((long) i_3) << 2) + 16L)));
        i_5 = *((__global gale_int *) (arg_script + ((((long) ((int) ((uint) i_3 + (uint) 1))) << 2) + 16L)));
        ul_6 = arg_fds + ((((long) i_5) << 2) + 16L);
        i_7 = *((__global gale_int *) ul_6);
        l_8 = ((long) i_7) << 3;
        ul_9 = arg_script + ((((long) ((int) ((uint) i_3 + (uint) 3))) << 2) + 16L);
        ul_10 = arg_script + ((((long) ((int) ((uint) i_3 + (uint) 2))) << 2) + 16L);
        switch (i_4) {
            case 0:
                i_11 = *((__global gale_int *) ul_10);
                i_12 = *((__global gale_int *) ul_9);
                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                i_13 = (int) get_local_id(0);
                if (i_13 == 0) {
                    l_14 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_15 = (int) get_group_id(0);
                    l_16 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_17 = (int) get_group_id(0);
                    l_18 = (long) i_17;
                    i_19 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_16 + (ulong) ((l_18 << 12) + (l_18 << 11)))) + (ulong) 1896L))));
                    l_20 = (long) i_15;
                    l_21 = (long) ((ulong) l_14 + (ulong) ((l_20 << 12) + (l_20 << 11)));
                    l_22 = (long) ((ulong) l_21 + (ulong) 1792L);
                    l_23 = (long) ((ulong) l_21 + (ulong) 1864L);
                    if (i_19 == 0) {
                        i_24 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        l_25 = *((__global gale_long *) (arg_fs + 16 + l_23));
                        i_26 = (int) (0 - (uint) i_24);
                        if (i_26 < 0) {
                            i_27 = i_26;
                        } else {
                            l_28 = *((__global gale_long *) (arg_fs + 16 + 8L));
                            l_29 = (long) ((ulong) l_25 + (ulong) (-64L));
                            i_30 = (int) ((uint) ((int) (((long) ((ulong) l_29 + (ulong) ((long) ((ulong) (l_29 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            i_31 = 0;
                            l_32 = 0L;
                            while (true) {
                                if (!(i_31 == 0)) {
                                    break;
                                }
                                i_33 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                i_34 = *((volatile __global gale_int *) (arg_fs + 16 + l_22));
                                if (i_30 == i_34) {
                                    i_31 = 1;
                                } else {
                                    if (i_33 == 0) {
                                        if (l_32 < l_28) {
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
                            i_27 = i_31;
                        }
                    } else {
                        i_27 = (-16);
                    }
                    l_37 = (long) i_27;
                    if (l_37 < 0L) {
                        l_38 = l_37;
                    } else {
                        l_39 = (long) ((ulong) l_21 + (ulong) 2048L);
                        l_40 = ((long) i_11) << 2;
                        i_41 = 0;
                        while (true) {
                            if (!(i_41 < 2)) {
                                break;
                            }
                            l_42 = (long) i_41;
                            i_43 = (int) *((__global char *) (arg_names + 16 + (l_42 + l_40)));
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) l_42)))) = (char) i_43;
                            i_44 = (int) ((uint) i_41 + (uint) 1);
                            i_41 = i_44;
                        }
                        l_45 = *((__global gale_long *) (arg_fs + 16 + l_23));
                        l_46 = (long) ((ulong) l_45 + (ulong) 64L);
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) ((long) (uint) (((int) l_46) & 1023)))))) = 0L;
                        l_47 = (long) ((ulong) l_21 + (ulong) ((long) (uint) (((int) l_45) & 1023)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 4L)))) = 1;
                        i_48 = (int) ((uint) ((int) (((long) ((ulong) l_45 + (ulong) ((long) ((ulong) (l_45 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 8L)))) = i_48;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 12L)))) = 0;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 16L)))) = 0L;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 24L)))) = 0L;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 32L)))) = i_12;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 36L)))) = 2;
                        GALEFS_FENCE();
                        *((volatile __global gale_int *) (arg_fs + 16 + l_47)) = 64;
                        *((__global gale_long *) (arg_fs + 16 + l_23)) = l_46;
                        GALEFS_FENCE();
                        l_49 = *((__global gale_long *) (arg_fs + 16 + 24L));
                        i_50 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) ((long) i_50))))) = (char) 1;
                        l_51 = *((__global gale_long *) (arg_fs + 16 + 8L));
                        i_52 = 0;
                        l_53 = 0L;
                        while (true) {
                            if (!(i_52 == 0)) {
                                break;
                            }
                            i_54 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                            i_55 = *((volatile __global gale_int *) (arg_fs + 16 + l_22));
                            if (i_48 == i_55) {
                                i_52 = 1;
                            } else {
                                if (i_54 == 0) {
                                    if (l_53 < l_51) {
                                        GALEFS_RELAX(l_53);
                                        l_56 = (long) ((ulong) l_53 + (ulong) 1L);
                                        l_53 = l_56;
                                    } else {
                                        i_52 = (-110);
                                    }
                                } else {
                                    i_57 = (int) (0 - (uint) i_54);
                                    i_52 = i_57;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_52 < 0) {
                            l_58 = (long) i_52;
                            l_38 = l_58;
                        } else {
                            l_59 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 1800L))));
                            l_38 = l_59;
                        }
                    }
                } else {
                    l_38 = 0L;
                }
                l_60 = GALEFS_BROADCAST(l_38);
                i_61 = (int) l_60;
                i_62 = i_61;
                break;
            case 1:
                i_63 = *((__global gale_int *) ul_10);
                i_64 = *((__global gale_int *) ul_9);
                l_65 = (long) i_63;
                i_66 = 1;
                i_67 = 0;
                while (true) {
                    if (!(i_66 == 1)) {
                        break;
                    }
                    i_68 = (int) get_local_id(0);
                    l_69 = (long) i_67;
                    l_70 = l_65 + l_69;
                    if (i_68 == 0) {
                        i_71 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        i_72 = (int) (0 - (uint) i_71);
                        if (i_72 < 0) {
                            l_73 = (long) i_72;
                            l_74 = l_73;
                        } else {
                            if (i_7 < 0) {
                                i_75 = (-9);
                            } else {
                                i_76 = *((__global gale_int *) (arg_fs + 16 + 208L));
                                if (i_7 < i_76) {
                                    l_77 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                    i_78 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) l_8))));
                                    i_79 = (int) ((uint) i_78 + (uint) (-1));
                                    i_80 = (i_79 < 0) ? (-9) : i_79;
                                    if (i_80 < 0) {
                                        i_75 = i_80;
                                    } else {
                                        l_81 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                        i_82 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_81 + (ulong) l_8)) + (ulong) 4L))));
                                        if ((i_82 & 3) == 1) {
                                            i_75 = (-9);
                                        } else {
                                            i_75 = i_80;
                                        }
                                    }
                                } else {
                                    i_75 = (-9);
                                }
                            }
                            l_83 = (long) i_75;
                            if (i_75 < 0) {
                                l_74 = l_83;
                            } else {
                                if (l_70 < 0L) {
                                    l_74 = (-22L);
                                } else {
                                    i_84 = (int) ((uint) i_64 - (uint) i_67);
                                    if (i_84 < 0) {
                                        l_74 = (-22L);
                                    } else {
                                        l_85 = *((__global gale_long *) (arg_fs + 16 + 16L));
                                        i_86 = (int) get_group_id(0);
                                        l_87 = (long) i_86;
                                        i_88 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_85 + (ulong) ((l_87 << 12) + (l_87 << 11)))) + (ulong) 1896L))));
                                        if (i_88 == 0) {
                                            l_89 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                            l_90 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) (l_83 << 6)))));
                                            l_91 = (long) ((ulong) l_90 - (ulong) l_70);
                                            if (l_91 < 1L) {
                                                l_74 = 0L;
                                            } else {
                                                l_92 = (long) (uint) i_84;
                                                l_93 = (l_91 < l_92) ? l_91 : l_92;
                                                l_74 = l_93;
                                            }
                                        } else {
                                            l_74 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_74 < 1L) {
                            l_94 = l_74;
                        } else {
                            i_95 = *((__global gale_int *) (arg_fs + 16 + 156L));
                            l_96 = 1L << i_95;
                            l_97 = (long) ((ulong) l_96 - (ulong) (l_70 & ((long) ((ulong) l_96 + (ulong) (-1L)))));
                            if (l_97 < l_74) {
                                i_98 = (int) l_97;
                                i_99 = i_98;
                            } else {
                                i_100 = (int) l_74;
                                i_99 = i_100;
                            }
                            l_101 = *((__global gale_long *) (arg_fs + 16 + 16L));
                            i_102 = (int) get_group_id(0);
                            if (i_7 < 0) {
                                i_103 = (-9);
                            } else {
                                i_104 = *((__global gale_int *) (arg_fs + 16 + 208L));
                                if (i_7 < i_104) {
                                    l_105 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                    i_106 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) l_8))));
                                    i_107 = (int) ((uint) i_106 + (uint) (-1));
                                    i_108 = (i_107 < 0) ? (-9) : i_107;
                                    i_103 = i_108;
                                } else {
                                    i_103 = (-9);
                                }
                            }
                            l_109 = (long) i_103;
                            if (i_103 < 0) {
                                l_110 = l_109;
                            } else {
                                i_111 = *((__global gale_int *) (arg_fs + 16 + 156L));
                                l_112 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                i_113 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_112 + (ulong) (l_109 << 6))) + (ulong) 8L))));
                                l_114 = *((__global gale_long *) (arg_fs + 16 + 128L));
                                i_115 = *((__global gale_int *) (arg_fs + 16 + 152L));
                                l_116 = l_70 >> i_111;
                                i_117 = i_115 & ((int) (((long) ((ulong) ((long) ((ulong) l_116 + (ulong) (((long) i_113) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                i_118 = i_117;
                                i_119 = 0;
                                i_120 = (-2);
                                while (true) {
                                    if (!(i_120 == (-2))) {
                                        break;
                                    }
                                    i_121 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) (((long) i_118) << 2)))));
                                    i_122 = (int) ((uint) i_121 + (uint) (-1));
                                    if (i_122 < 0) {
                                        i_120 = (-1);
                                    } else {
                                        l_123 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                        l_124 = (long) ((ulong) l_123 + (ulong) (((long) (uint) i_122) << 4));
                                        i_125 = *((volatile __global gale_int *) (arg_fs + 16 + l_124));
                                        l_126 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 8L))));
                                        if ((!(i_113 == i_125)) || (!(l_116 == l_126))) {
                                            if (i_115 == i_119) {
                                                i_120 = (-1);
                                            } else {
                                                i_127 = (int) ((uint) i_119 + (uint) 1);
                                                i_128 = i_115 & ((int) ((uint) i_118 + (uint) 1));
                                                i_118 = i_128;
                                                i_119 = i_127;
                                            }
                                        } else {
                                            i_120 = i_122;
                                        }
                                    }
                                }
                                l_129 = (long) i_102;
                                l_130 = (long) ((ulong) l_101 + (ulong) ((l_129 << 12) + (l_129 << 11)));
                                if (i_120 < 0) {
                                    i_131 = (-1);
                                } else {
                                    l_132 = (long) ((ulong) l_130 + (ulong) 1856L);
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_132)) = ((int) ((uint) i_120 + (uint) 1));
                                    GALEFS_FENCE();
                                    l_133 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                    l_134 = (long) ((ulong) l_133 + (ulong) (((long) (uint) i_120) << 4));
                                    i_135 = *((volatile __global gale_int *) (arg_fs + 16 + l_134));
                                    l_136 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_134 + (ulong) 8L))));
                                    if ((!(i_113 == i_135)) || (!(l_116 == l_136))) {
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_132)) = 0;
                                    }
                                    GALEFS_FENCE();
                                    if ((!(i_113 == i_135)) || (!(l_116 == l_136))) {
                                        i_131 = (-1);
                                    } else {
                                        i_131 = i_120;
                                    }
                                }
                                l_137 = (long) i_131;
                                if (l_137 == (-1L)) {
                                    i_138 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                    l_139 = (long) ((ulong) l_130 + (ulong) 1864L);
                                    l_140 = *((__global gale_long *) (arg_fs + 16 + l_139));
                                    i_141 = (int) (0 - (uint) i_138);
                                    l_142 = (long) ((ulong) l_130 + (ulong) 1792L);
                                    if (i_141 < 0) {
                                        i_143 = i_141;
                                    } else {
                                        l_144 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                        l_145 = (long) ((ulong) l_140 + (ulong) (-64L));
                                        i_146 = (int) ((uint) ((int) (((long) ((ulong) l_145 + (ulong) ((long) ((ulong) (l_145 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                        i_147 = 0;
                                        l_148 = 0L;
                                        while (true) {
                                            if (!(i_147 == 0)) {
                                                break;
                                            }
                                            i_149 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                            i_150 = *((volatile __global gale_int *) (arg_fs + 16 + l_142));
                                            if (i_146 == i_150) {
                                                i_147 = 1;
                                            } else {
                                                if (i_149 == 0) {
                                                    if (l_148 < l_144) {
                                                        GALEFS_RELAX(l_148);
                                                        l_151 = (long) ((ulong) l_148 + (ulong) 1L);
                                                        l_148 = l_151;
                                                    } else {
                                                        i_147 = (-110);
                                                    }
                                                } else {
                                                    i_152 = (int) (0 - (uint) i_149);
                                                    i_147 = i_152;
                                                }
                                            }
                                        }
                                        i_143 = i_147;
                                    }
                                    if (i_143 < 0) {
                                        l_153 = (long) i_143;
                                        l_154 = l_153;
                                    } else {
                                        l_155 = *((__global gale_long *) (arg_fs + 16 + l_139));
                                        l_156 = (long) ((ulong) l_155 + (ulong) 64L);
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) ((long) (uint) (((int) l_156) & 1023)))))) = 0L;
                                        l_157 = (long) ((ulong) l_130 + (ulong) ((long) (uint) (((int) l_155) & 1023)));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) 4L)))) = 3;
                                        i_158 = (int) ((uint) ((int) (((long) ((ulong) l_155 + (ulong) ((long) ((ulong) (l_155 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) 8L)))) = i_158;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) 12L)))) = i_7;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) 16L)))) = l_70;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) 24L)))) = l_74;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) 32L)))) = 0;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) 36L)))) = 0;
                                        GALEFS_FENCE();
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_157)) = 64;
                                        *((__global gale_long *) (arg_fs + 16 + l_139)) = l_156;
                                        GALEFS_FENCE();
                                        l_159 = *((__global gale_long *) (arg_fs + 16 + 24L));
                                        i_160 = (int) get_group_id(0);
                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) ((long) i_160))))) = (char) 1;
                                        l_161 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                        i_162 = 0;
                                        l_163 = 0L;
                                        while (true) {
                                            if (!(i_162 == 0)) {
                                                break;
                                            }
                                            i_164 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                            i_165 = *((volatile __global gale_int *) (arg_fs + 16 + l_142));
                                            if (i_158 == i_165) {
                                                i_162 = 1;
                                            } else {
                                                if (i_164 == 0) {
                                                    if (l_163 < l_161) {
                                                        GALEFS_RELAX(l_163);
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
                                            l_169 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 1800L))));
                                            l_154 = l_169;
                                        }
                                    }
                                    if (l_154 < 0L) {
                                        l_110 = l_154;
                                    } else {
                                        l_170 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 1808L))));
                                        l_110 = l_170;
                                    }
                                } else {
                                    l_171 = (long) ((ulong) l_130 + (ulong) 1872L);
                                    l_172 = *((__global gale_long *) (arg_fs + 16 + l_171));
                                    *((__global gale_long *) (arg_fs + 16 + l_171)) = ((long) ((ulong) l_172 + (ulong) 1L));
                                    l_110 = l_137;
                                }
                            }
                            if (l_110 < 0L) {
                                l_94 = l_110;
                            } else {
                                l_173 = (l_110 << 32) | ((long) i_99);
                                l_94 = l_173;
                            }
                        }
                    } else {
                        l_94 = 0L;
                    }
                    l_174 = GALEFS_BROADCAST(l_94);
                    i_175 = (int) l_174;
                    if (l_174 < 0L) {
                        i_176 = 0;
                    } else {
                        i_176 = i_175;
                    }
                    if (l_174 < 0L) {
                        l_177 = 0L;
                    } else {
                        l_178 = (long) ((ulong) l_174 >> 32);
                        l_177 = l_178;
                    }
                    i_179 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_180 = *((__global gale_long *) (arg_fs + 16 + 144L));
                    gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_180 + (ulong) (l_177 << i_179))) + (ulong) (l_70 & ((long) ((ulong) (1L << i_179) + (ulong) (-1L))))))), (arg_data + 16 + l_69), i_176);
                    GALEFS_FENCE();
                    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                    i_181 = (int) get_local_id(0);
                    if (i_181 == 0) {
                        l_182 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_183 = (int) get_group_id(0);
                        l_184 = (long) i_183;
                        l_185 = (long) ((ulong) l_182 + (ulong) ((l_184 << 12) + (l_184 << 11)));
                        l_186 = (long) ((ulong) l_185 + (ulong) 1880L);
                        l_187 = *((__global gale_long *) (arg_fs + 16 + l_186));
                        *((__global gale_long *) (arg_fs + 16 + l_186)) = ((long) ((ulong) ((long) i_176) + (ulong) l_187));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_185 + (ulong) 1856L)))) = 0;
                        l_188 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_185 + (ulong) 1864L))));
                        l_189 = (long) ((ulong) l_188 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_185 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_189 + (ulong) ((long) ((ulong) (l_189 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    }
                    i_190 = (int) ((uint) i_67 + (uint) i_176);
                    if (l_174 < 0L) {
                        i_66 = i_175;
                        i_67 = i_190;
                    } else {
                        i_191 = ((i_176 < 1) || (!(i_190 < i_64))) ? 0 : 1;
                        i_66 = i_191;
                        i_67 = i_190;
                    }
                }
                if (i_67 < 1) {
                    i_62 = i_66;
                    break;
                }
                i_62 = i_67;
                break;
            case 2:
                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                i_192 = *((__global gale_int *) ul_9);
                i_193 = *((__global gale_int *) (arg_script + ((((long) ((int) ((uint) i_3 + (uint) 4))) << 2) + 16L)));
                i_194 = (int) get_local_id(0);
                i_195 = i_194;
                while (true) {
                    if (!(i_195 < i_192)) {
                        break;
                    }
                    *((__global char *) (arg_data + 16 + ((long) i_195))) = (char) ((int) ((uint) ((int) ((uint) (i_195 << 3) - (uint) i_195)) + (uint) i_193));
                    i_196 = (int) get_local_size(0);
                    i_197 = (int) ((uint) i_195 + (uint) i_196);
                    i_195 = i_197;
                }
                i_198 = *((__global gale_int *) ul_10);
                i_199 = *((__global gale_int *) ul_9);
                l_200 = (long) i_198;
                i_201 = 1;
                i_202 = 0;
                while (true) {
                    if (!(i_201 == 1)) {
                        break;
                    }
                    i_203 = (int) get_local_id(0);
                    l_204 = (long) i_202;
                    l_205 = l_200 + l_204;
                    if (i_203 == 0) {
                        if (i_7 < 0) {
                            i_206 = (-9);
                        } else {
                            i_207 = *((__global gale_int *) (arg_fs + 16 + 208L));
                            if (i_7 < i_207) {
                                l_208 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                i_209 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_208 + (ulong) l_8))));
                                i_210 = (int) ((uint) i_209 + (uint) (-1));
                                i_211 = (i_210 < 0) ? (-9) : i_210;
                                if (i_211 < 0) {
                                    i_206 = i_211;
                                } else {
                                    l_212 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                    i_213 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_212 + (ulong) l_8)) + (ulong) 4L))));
                                    if ((i_213 & 3) == 0) {
                                        i_206 = (-9);
                                    } else {
                                        i_206 = i_211;
                                    }
                                }
                            } else {
                                i_206 = (-9);
                            }
                        }
                        i_214 = (int) ((uint) i_199 - (uint) i_202);
                        l_215 = (long) i_214;
                        if (i_206 < 0) {
                            l_216 = (long) i_206;
                            l_217 = l_216;
                        } else {
                            if (l_205 < 0L) {
                                l_217 = (-22L);
                            } else {
                                if (i_214 < 0) {
                                    l_217 = (-22L);
                                } else {
                                    if ((l_205 + l_215) < 0L) {
                                        l_217 = (-27L);
                                    } else {
                                        l_218 = *((__global gale_long *) (arg_fs + 16 + 16L));
                                        i_219 = (int) get_group_id(0);
                                        l_220 = (long) i_219;
                                        i_221 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_218 + (ulong) ((l_220 << 12) + (l_220 << 11)))) + (ulong) 1896L))));
                                        if (i_221 == 0) {
                                            l_217 = l_215;
                                        } else {
                                            l_217 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_217 < 1L) {
                            l_222 = l_217;
                        } else {
                            i_223 = *((__global gale_int *) (arg_fs + 16 + 156L));
                            l_224 = 1L << i_223;
                            l_225 = (long) ((ulong) l_224 - (ulong) (l_205 & ((long) ((ulong) l_224 + (ulong) (-1L)))));
                            if (l_225 < l_215) {
                                i_226 = (int) l_225;
                                i_227 = i_226;
                            } else {
                                i_227 = i_214;
                            }
                            l_228 = *((__global gale_long *) (arg_fs + 16 + 16L));
                            i_229 = (int) get_group_id(0);
                            i_230 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                            l_231 = (long) i_229;
                            l_232 = (long) ((ulong) l_228 + (ulong) ((l_231 << 12) + (l_231 << 11)));
                            l_233 = (long) ((ulong) l_232 + (ulong) 1864L);
                            l_234 = *((__global gale_long *) (arg_fs + 16 + l_233));
                            i_235 = (int) (0 - (uint) i_230);
                            l_236 = (long) ((ulong) l_232 + (ulong) 1792L);
                            if (i_235 < 0) {
                                i_237 = i_235;
                            } else {
                                l_238 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                l_239 = (long) ((ulong) l_234 + (ulong) (-64L));
                                i_240 = (int) ((uint) ((int) (((long) ((ulong) l_239 + (ulong) ((long) ((ulong) (l_239 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                i_241 = 0;
                                l_242 = 0L;
                                while (true) {
                                    if (!(i_241 == 0)) {
                                        break;
                                    }
                                    i_243 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                    i_244 = *((volatile __global gale_int *) (arg_fs + 16 + l_236));
                                    if (i_240 == i_244) {
                                        i_241 = 1;
                                    } else {
                                        if (i_243 == 0) {
                                            if (l_242 < l_238) {
                                                GALEFS_RELAX(l_242);
                                                l_245 = (long) ((ulong) l_242 + (ulong) 1L);
                                                l_242 = l_245;
                                            } else {
                                                i_241 = (-110);
                                            }
                                        } else {
                                            i_246 = (int) (0 - (uint) i_243);
                                            i_241 = i_246;
                                        }
                                    }
                                }
                                i_237 = i_241;
                            }
                            l_247 = (long) i_227;
                            if (i_237 < 0) {
                                l_248 = (long) i_237;
                                l_249 = l_248;
                            } else {
                                l_250 = *((__global gale_long *) (arg_fs + 16 + l_233));
                                l_251 = (long) ((ulong) l_250 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) ((long) (uint) (((int) l_251) & 1023)))))) = 0L;
                                l_252 = (long) ((ulong) l_232 + (ulong) ((long) (uint) (((int) l_250) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_252 + (ulong) 4L)))) = 4;
                                i_253 = (int) ((uint) ((int) (((long) ((ulong) l_250 + (ulong) ((long) ((ulong) (l_250 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_252 + (ulong) 8L)))) = i_253;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_252 + (ulong) 12L)))) = i_7;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_252 + (ulong) 16L)))) = l_205;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_252 + (ulong) 24L)))) = l_247;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_252 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_252 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_252)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_233)) = l_251;
                                GALEFS_FENCE();
                                l_254 = *((__global gale_long *) (arg_fs + 16 + 24L));
                                i_255 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_254 + (ulong) ((long) i_255))))) = (char) 1;
                                l_256 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                i_257 = 0;
                                l_258 = 0L;
                                while (true) {
                                    if (!(i_257 == 0)) {
                                        break;
                                    }
                                    i_259 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                    i_260 = *((volatile __global gale_int *) (arg_fs + 16 + l_236));
                                    if (i_253 == i_260) {
                                        i_257 = 1;
                                    } else {
                                        if (i_259 == 0) {
                                            if (l_258 < l_256) {
                                                GALEFS_RELAX(l_258);
                                                l_261 = (long) ((ulong) l_258 + (ulong) 1L);
                                                l_258 = l_261;
                                            } else {
                                                i_257 = (-110);
                                            }
                                        } else {
                                            i_262 = (int) (0 - (uint) i_259);
                                            i_257 = i_262;
                                        }
                                    }
                                }
                                GALEFS_FENCE();
                                if (i_257 < 0) {
                                    l_263 = (long) i_257;
                                    l_249 = l_263;
                                } else {
                                    l_264 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) 1800L))));
                                    l_249 = l_264;
                                }
                            }
                            if (l_249 < 0L) {
                                l_265 = l_249;
                            } else {
                                l_266 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) 1808L))));
                                l_265 = l_266;
                            }
                            if (l_265 < 0L) {
                                l_222 = l_265;
                            } else {
                                l_267 = l_247 | (l_265 << 32);
                                l_222 = l_267;
                            }
                        }
                    } else {
                        l_222 = 0L;
                    }
                    l_268 = GALEFS_BROADCAST(l_222);
                    i_269 = (int) l_268;
                    if (l_268 < 0L) {
                        i_270 = 0;
                    } else {
                        i_270 = i_269;
                    }
                    if (l_268 < 0L) {
                        l_271 = 0L;
                    } else {
                        l_272 = (long) ((ulong) l_268 >> 32);
                        l_271 = l_272;
                    }
                    i_273 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_274 = *((__global gale_long *) (arg_fs + 16 + 144L));
                    gale_copy((arg_data + 16 + l_204), (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_274 + (ulong) (l_271 << i_273))) + (ulong) (l_205 & ((long) ((ulong) (1L << i_273) + (ulong) (-1L))))))), i_270);
                    GALEFS_FENCE();
                    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                    i_275 = (int) get_local_id(0);
                    if (i_275 == 0) {
                        l_276 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_277 = (int) get_group_id(0);
                        l_278 = (long) i_277;
                        l_279 = (long) ((ulong) l_276 + (ulong) ((l_278 << 12) + (l_278 << 11)));
                        l_280 = (long) ((ulong) l_279 + (ulong) 1888L);
                        l_281 = *((__global gale_long *) (arg_fs + 16 + l_280));
                        *((__global gale_long *) (arg_fs + 16 + l_280)) = ((long) ((ulong) ((long) i_270) + (ulong) l_281));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 1856L)))) = 0;
                        l_282 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 1864L))));
                        l_283 = (long) ((ulong) l_282 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_283 + (ulong) ((long) ((ulong) (l_283 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    }
                    i_284 = (int) ((uint) i_202 + (uint) i_270);
                    if (l_268 < 0L) {
                        i_201 = i_269;
                        i_202 = i_284;
                    } else {
                        i_285 = ((i_270 < 1) || (!(i_284 < i_199))) ? 0 : 1;
                        i_201 = i_285;
                        i_202 = i_284;
                    }
                }
                if (i_202 < 1) {
                    i_62 = i_201;
                    break;
                }
                i_62 = i_202;
                break;
            case 3:
                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                i_286 = (int) get_local_id(0);
                if (i_286 == 0) {
                    l_287 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_288 = (int) get_group_id(0);
                    l_289 = (long) i_288;
                    i_290 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_287 + (ulong) ((l_289 << 12) + (l_289 << 11)))) + (ulong) 1896L))));
                    if (i_290 == 0) {
                        l_291 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_292 = (int) get_group_id(0);
                        i_293 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        l_294 = (long) i_292;
                        l_295 = (long) ((ulong) l_291 + (ulong) ((l_294 << 12) + (l_294 << 11)));
                        l_296 = (long) ((ulong) l_295 + (ulong) 1864L);
                        l_297 = *((__global gale_long *) (arg_fs + 16 + l_296));
                        i_298 = (int) (0 - (uint) i_293);
                        l_299 = (long) ((ulong) l_295 + (ulong) 1792L);
                        if (i_298 < 0) {
                            i_300 = i_298;
                        } else {
                            l_301 = *((__global gale_long *) (arg_fs + 16 + 8L));
                            l_302 = (long) ((ulong) l_297 + (ulong) (-64L));
                            i_303 = (int) ((uint) ((int) (((long) ((ulong) l_302 + (ulong) ((long) ((ulong) (l_302 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            i_304 = 0;
                            l_305 = 0L;
                            while (true) {
                                if (!(i_304 == 0)) {
                                    break;
                                }
                                i_306 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                i_307 = *((volatile __global gale_int *) (arg_fs + 16 + l_299));
                                if (i_303 == i_307) {
                                    i_304 = 1;
                                } else {
                                    if (i_306 == 0) {
                                        if (l_305 < l_301) {
                                            GALEFS_RELAX(l_305);
                                            l_308 = (long) ((ulong) l_305 + (ulong) 1L);
                                            l_305 = l_308;
                                        } else {
                                            i_304 = (-110);
                                        }
                                    } else {
                                        i_309 = (int) (0 - (uint) i_306);
                                        i_304 = i_309;
                                    }
                                }
                            }
                            i_300 = i_304;
                        }
                        if (i_300 < 0) {
                            l_310 = (long) i_300;
                            l_311 = l_310;
                        } else {
                            l_312 = *((__global gale_long *) (arg_fs + 16 + l_296));
                            l_313 = (long) ((ulong) l_312 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_295 + (ulong) ((long) (uint) (((int) l_313) & 1023)))))) = 0L;
                            l_314 = (long) ((ulong) l_295 + (ulong) ((long) (uint) (((int) l_312) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_314 + (ulong) 4L)))) = 2;
                            i_315 = (int) ((uint) ((int) (((long) ((ulong) l_312 + (ulong) ((long) ((ulong) (l_312 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_314 + (ulong) 8L)))) = i_315;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_314 + (ulong) 12L)))) = i_7;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_314 + (ulong) 16L)))) = 0L;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_314 + (ulong) 24L)))) = 0L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_314 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_314 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_314)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_296)) = l_313;
                            GALEFS_FENCE();
                            l_316 = *((__global gale_long *) (arg_fs + 16 + 24L));
                            i_317 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_316 + (ulong) ((long) i_317))))) = (char) 1;
                            l_318 = *((__global gale_long *) (arg_fs + 16 + 8L));
                            i_319 = 0;
                            l_320 = 0L;
                            while (true) {
                                if (!(i_319 == 0)) {
                                    break;
                                }
                                i_321 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                i_322 = *((volatile __global gale_int *) (arg_fs + 16 + l_299));
                                if (i_315 == i_322) {
                                    i_319 = 1;
                                } else {
                                    if (i_321 == 0) {
                                        if (l_320 < l_318) {
                                            GALEFS_RELAX(l_320);
                                            l_323 = (long) ((ulong) l_320 + (ulong) 1L);
                                            l_320 = l_323;
                                        } else {
                                            i_319 = (-110);
                                        }
                                    } else {
                                        i_324 = (int) (0 - (uint) i_321);
                                        i_319 = i_324;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_319 < 0) {
                                l_325 = (long) i_319;
                                l_311 = l_325;
                            } else {
                                l_326 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_295 + (ulong) 1800L))));
                                l_311 = l_326;
                            }
                        }
                    } else {
                        l_311 = (-16L);
                    }
                } else {
                    l_311 = 0L;
                }
                l_327 = GALEFS_BROADCAST(l_311);
                i_328 = (int) l_327;
                i_62 = i_328;
                break;
            default:
                i_329 = (int) get_local_id(0);
                if (i_329 == 0) {
                    i_330 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    if (i_7 < 0) {
                        i_331 = (-9);
                    } else {
                        i_332 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        if (i_7 < i_332) {
                            l_333 = *((__global gale_long *) (arg_fs + 16 + 192L));
                            i_334 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_333 + (ulong) l_8))));
                            i_335 = (int) ((uint) i_334 + (uint) (-1));
                            i_336 = (i_335 < 0) ? (-9) : i_335;
                            i_331 = i_336;
                        } else {
                            i_331 = (-9);
                        }
                    }
                    i_337 = (int) (0 - (uint) i_330);
                    if (i_337 < 0) {
                        l_338 = (long) i_337;
                        l_339 = l_338;
                    } else {
                        l_340 = (long) i_331;
                        if (i_331 < 0) {
                            l_339 = l_340;
                        } else {
                            l_341 = *((__global gale_long *) (arg_fs + 16 + 200L));
                            l_342 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_341 + (ulong) (l_340 << 6)))));
                            l_339 = l_342;
                        }
                    }
                } else {
                    l_339 = 0L;
                }
                l_343 = GALEFS_BROADCAST(l_339);
                i_344 = (int) l_343;
                i_62 = i_344;
                break;
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_345 = (int) get_local_id(0);
        if (i_345 == 0) {
            if (i_4 == 0) {
                *((__global gale_int *) ul_6) = i_62;
            }
            i_346 = i_1 << 1;
            *((__global gale_int *) (arg_results + ((((long) i_346) << 2) + 16L))) = i_62;
            if (i_4 == 1) {
                i_347 = 1;
                i_348 = 0;
                while (true) {
                    if (!(i_348 < i_62)) {
                        break;
                    }
                    i_349 = (int) *((__global char *) (arg_data + 16 + ((long) i_348)));
                    i_350 = (int) ((uint) (i_349 & 255) + (uint) ((int) ((uint) (i_347 << 5) - (uint) i_347)));
                    i_351 = (int) ((uint) i_348 + (uint) 1);
                    i_347 = i_350;
                    i_348 = i_351;
                }
                i_352 = i_347;
            } else {
                i_352 = 0;
            }
            *((__global gale_int *) (arg_results + ((((long) (i_346 + 1)) << 2) + 16L))) = i_352;
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_353 = (int) ((uint) i_1 + (uint) 1);
        i_1 = i_353;
    }
}
