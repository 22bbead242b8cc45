// A kernel of GaleFS. Generated from Java: change that, not this.
// kernel: io.github.galefs.ScriptKernel#run
// entry point: galefs_run
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/ScriptKernel.java
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
// source SHA-256: 944d385c89daf46383423df5209ba31aaaaad3af3e66745d924d0161ce271ea6

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

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_names, __global uchar *arg_descriptors, __global uchar *arg_data, __global uchar *arg_results) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    __global uchar *ul_0, *ul_6, *ul_9, *ul_10;
    int i_1, i_2, i_3, i_4, i_5, i_7, i_11, i_12, i_13, i_15, i_17, i_19, i_24, i_26, i_27, i_31, i_33, i_36, i_41, i_43, i_46, i_48, i_49, i_51, i_55, i_56, i_57, i_58, i_60, i_61, i_62, i_65, i_66, i_69, i_70, i_72, i_73, i_74, i_76, i_78, i_80, i_82, i_89, i_92, i_93, i_94, i_96, i_97, i_98, i_100, i_101, i_102, i_105, i_107, i_109, i_111, i_112, i_113, i_114, i_115, i_116, i_119, i_121, i_122, i_125, i_129, i_137, i_139, i_142, i_147, i_149, i_152, i_154, i_155, i_157, i_165, i_166, i_169, i_171, i_173, i_180, i_181, i_182, i_183, i_184, i_185, i_186, i_187, i_188, i_189, i_191, i_192, i_193, i_196, i_197, i_199, i_200, i_201, i_203, i_204, i_209, i_211, i_213, i_216, i_217, i_219, i_225, i_227, i_230, i_236, i_238, i_241, i_243, i_244, i_246, i_253, i_254, i_257, i_259, i_261, i_268, i_269, i_270, i_272, i_274, i_276, i_282, i_284, i_287, i_292, i_294, i_297, i_299, i_300, i_302, i_306, i_307, i_308, i_309, i_310, i_312, i_313, i_314, i_315, i_322, i_323, i_324, i_325, i_326, i_327, i_328, i_329, i_330, i_331;
    long l_8, l_14, l_16, l_18, l_20, l_21, l_22, l_23, l_25, l_28, l_29, l_30, l_32, l_34, l_35, l_37, l_38, l_39, l_40, l_42, l_44, l_45, l_47, l_50, l_52, l_53, l_54, l_59, l_63, l_64, l_67, l_68, l_71, l_75, l_77, l_79, l_81, l_83, l_84, l_85, l_86, l_87, l_88, l_90, l_91, l_95, l_99, l_103, l_104, l_106, l_108, l_110, l_117, l_118, l_120, l_123, l_124, l_126, l_127, l_128, l_130, l_131, l_132, l_133, l_134, l_135, l_136, l_138, l_140, l_141, l_143, l_144, l_145, l_146, l_148, l_150, l_151, l_153, l_156, l_158, l_159, l_160, l_161, l_162, l_163, l_164, l_167, l_168, l_170, l_172, l_174, l_175, l_176, l_177, l_178, l_179, l_190, l_194, l_195, l_198, l_202, l_205, l_206, l_207, l_208, l_210, l_212, l_214, l_215, l_218, l_220, l_221, l_222, l_223, l_224, l_226, l_228, l_229, l_231, l_232, l_233, l_234, l_235, l_237, l_239, l_240, l_242, l_245, l_247, l_248, l_249, l_250, l_251, l_252, l_255, l_256, l_258, l_260, l_262, l_263, l_264, l_265, l_266, l_267, l_271, l_273, l_275, l_277, l_278, l_279, l_280, l_281, l_283, l_285, l_286, l_288, l_289, l_290, l_291, l_293, l_295, l_296, l_298, l_301, l_303, l_304, l_305, l_311, l_316, l_317, l_318, l_319, l_320, l_321;
    ul_0 = arg_script + 12L;
    i_1 = 0;
    while (true) {
        i_2 = *((__global int *) ul_0);
        if (!(i_1 < gale_div_int(i_2, 5))) {
            break;
        }
        i_3 = (int) ((uint) i_1 + (uint) (i_1 << 2));
        i_4 = *((__global int *) (arg_script + ((((long) i_3) << 2) + 16L)));
        i_5 = *((__global int *) (arg_script + ((((long) ((int) ((uint) i_3 + (uint) 1))) << 2) + 16L)));
        ul_6 = arg_descriptors + ((((long) i_5) << 2) + 16L);
        i_7 = *((__global int *) ul_6);
        l_8 = ((long) i_7) << 3;
        ul_9 = arg_script + ((((long) ((int) ((uint) i_3 + (uint) 3))) << 2) + 16L);
        ul_10 = arg_script + ((((long) ((int) ((uint) i_3 + (uint) 2))) << 2) + 16L);
        switch (i_4) {
            case 0:
                i_11 = *((__global int *) ul_10);
                i_12 = *((__global int *) ul_9);
                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                i_13 = (int) get_local_id(0);
                if (i_13 == 0) {
                    l_14 = *((__global long *) (arg_fs + 16 + 16L));
                    i_15 = (int) get_group_id(0);
                    l_16 = *((__global long *) (arg_fs + 16 + 16L));
                    i_17 = (int) get_group_id(0);
                    l_18 = (long) i_17;
                    i_19 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_16 + (ulong) ((l_18 << 12) + (l_18 << 11)))) + (ulong) 1896L))));
                    if (i_19 == 0) {
                        l_20 = (long) i_15;
                        l_21 = (long) ((ulong) l_14 + (ulong) ((l_20 << 12) + (l_20 << 11)));
                        l_22 = (long) ((ulong) l_21 + (ulong) 2048L);
                        l_23 = ((long) i_11) << 2;
                        i_24 = 0;
                        while (true) {
                            if (!(i_24 < 2)) {
                                break;
                            }
                            l_25 = (long) i_24;
                            i_26 = (int) *((__global char *) (arg_names + 16 + (l_25 + l_23)));
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_22 + (ulong) l_25)))) = (char) i_26;
                            i_27 = (int) ((uint) i_24 + (uint) 1);
                            i_24 = i_27;
                        }
                        l_28 = (long) ((ulong) l_21 + (ulong) 1864L);
                        l_29 = *((__global long *) (arg_fs + 16 + l_28));
                        l_30 = *((__global long *) (arg_fs + 16 + 8L));
                        i_31 = 0;
                        l_32 = 0L;
                        while (true) {
                            if (!(i_31 == 0)) {
                                break;
                            }
                            i_33 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_33 == 0) {
                                l_34 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_29 + (ulong) 128L)) - (ulong) l_34)) < 1025L) {
                                    i_31 = 1;
                                } else {
                                    if (l_32 < l_30) {
                                        GALEFS_RELAX(l_32);
                                        l_35 = (long) ((ulong) l_32 + (ulong) 1L);
                                        l_32 = l_35;
                                    } else {
                                        i_31 = (-110);
                                    }
                                }
                            } else {
                                i_36 = (int) (0 - (uint) i_33);
                                i_31 = i_36;
                            }
                        }
                        if (i_31 < 0) {
                            l_37 = (long) i_31;
                            l_38 = l_37;
                        } else {
                            l_39 = (long) ((ulong) l_29 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) ((long) (uint) (((int) l_39) & 1023)))))) = 0L;
                            l_40 = (long) ((ulong) l_21 + (ulong) ((long) (uint) (((int) l_29) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 4L)))) = 1;
                            i_41 = (int) ((uint) ((int) (((long) ((ulong) l_29 + (ulong) ((long) ((ulong) (l_29 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 8L)))) = i_41;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 12L)))) = 0;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 16L)))) = 0L;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 24L)))) = 0L;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 32L)))) = i_12;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 36L)))) = 2;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_40)) = 64;
                            *((__global long *) (arg_fs + 16 + l_28)) = l_39;
                            GALEFS_FENCE();
                            l_42 = *((__global long *) (arg_fs + 16 + 24L));
                            i_43 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) ((long) i_43))))) = (char) 1;
                            l_44 = *((__global long *) (arg_fs + 16 + 8L));
                            l_45 = (long) ((ulong) l_21 + (ulong) 1792L);
                            i_46 = 0;
                            l_47 = 0L;
                            while (true) {
                                if (!(i_46 == 0)) {
                                    break;
                                }
                                i_48 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_49 = *((volatile __global int *) (arg_fs + 16 + l_45));
                                if (i_41 == i_49) {
                                    i_46 = 1;
                                } else {
                                    if (i_48 == 0) {
                                        if (l_47 < l_44) {
                                            GALEFS_RELAX(l_47);
                                            l_50 = (long) ((ulong) l_47 + (ulong) 1L);
                                            l_47 = l_50;
                                        } else {
                                            i_46 = (-110);
                                        }
                                    } else {
                                        i_51 = (int) (0 - (uint) i_48);
                                        i_46 = i_51;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_46 < 0) {
                                l_52 = (long) i_46;
                                l_38 = l_52;
                            } else {
                                l_53 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 1800L))));
                                l_38 = l_53;
                            }
                        }
                    } else {
                        l_38 = (-16L);
                    }
                } else {
                    l_38 = 0L;
                }
                l_54 = GALEFS_BROADCAST(l_38);
                i_55 = (int) l_54;
                i_56 = i_55;
                break;
            case 1:
                i_57 = *((__global int *) ul_10);
                i_58 = *((__global int *) ul_9);
                l_59 = (long) i_57;
                i_60 = 1;
                i_61 = 0;
                while (true) {
                    if (!(i_60 == 1)) {
                        break;
                    }
                    i_62 = (int) get_local_id(0);
                    l_63 = (long) i_61;
                    l_64 = l_59 + l_63;
                    if (i_62 == 0) {
                        i_65 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        i_66 = (int) (0 - (uint) i_65);
                        if (i_66 < 0) {
                            l_67 = (long) i_66;
                            l_68 = l_67;
                        } else {
                            if (i_7 < 0) {
                                i_69 = (-9);
                            } else {
                                i_70 = *((__global int *) (arg_fs + 16 + 208L));
                                if (i_7 < i_70) {
                                    l_71 = *((__global long *) (arg_fs + 16 + 192L));
                                    i_72 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) l_8))));
                                    i_73 = (int) ((uint) i_72 + (uint) (-1));
                                    i_74 = (i_73 < 0) ? (-9) : i_73;
                                    if (i_74 < 0) {
                                        i_69 = i_74;
                                    } else {
                                        l_75 = *((__global long *) (arg_fs + 16 + 192L));
                                        i_76 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_75 + (ulong) l_8)) + (ulong) 4L))));
                                        if ((i_76 & 3) == 1) {
                                            i_69 = (-9);
                                        } else {
                                            i_69 = i_74;
                                        }
                                    }
                                } else {
                                    i_69 = (-9);
                                }
                            }
                            l_77 = (long) i_69;
                            if (i_69 < 0) {
                                l_68 = l_77;
                            } else {
                                if (l_64 < 0L) {
                                    l_68 = (-22L);
                                } else {
                                    i_78 = (int) ((uint) i_58 - (uint) i_61);
                                    if (i_78 < 0) {
                                        l_68 = (-22L);
                                    } else {
                                        l_79 = *((__global long *) (arg_fs + 16 + 16L));
                                        i_80 = (int) get_group_id(0);
                                        l_81 = (long) i_80;
                                        i_82 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_79 + (ulong) ((l_81 << 12) + (l_81 << 11)))) + (ulong) 1896L))));
                                        if (i_82 == 0) {
                                            l_83 = *((__global long *) (arg_fs + 16 + 200L));
                                            l_84 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) (l_77 << 6)))));
                                            l_85 = (long) ((ulong) l_84 - (ulong) l_64);
                                            if (l_85 < 1L) {
                                                l_68 = 0L;
                                            } else {
                                                l_86 = (long) (uint) i_78;
                                                l_87 = (l_85 < l_86) ? l_85 : l_86;
                                                l_68 = l_87;
                                            }
                                        } else {
                                            l_68 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_68 < 1L) {
                            l_88 = l_68;
                        } else {
                            i_89 = *((__global int *) (arg_fs + 16 + 156L));
                            l_90 = 1L << i_89;
                            l_91 = (long) ((ulong) l_90 - (ulong) (l_64 & ((long) ((ulong) l_90 + (ulong) (-1L)))));
                            if (l_91 < l_68) {
                                i_92 = (int) l_91;
                                i_93 = i_92;
                            } else {
                                i_94 = (int) l_68;
                                i_93 = i_94;
                            }
                            l_95 = *((__global long *) (arg_fs + 16 + 16L));
                            i_96 = (int) get_group_id(0);
                            if (i_7 < 0) {
                                i_97 = (-9);
                            } else {
                                i_98 = *((__global int *) (arg_fs + 16 + 208L));
                                if (i_7 < i_98) {
                                    l_99 = *((__global long *) (arg_fs + 16 + 192L));
                                    i_100 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) l_8))));
                                    i_101 = (int) ((uint) i_100 + (uint) (-1));
                                    i_102 = (i_101 < 0) ? (-9) : i_101;
                                    i_97 = i_102;
                                } else {
                                    i_97 = (-9);
                                }
                            }
                            l_103 = (long) i_97;
                            if (i_97 < 0) {
                                l_104 = l_103;
                            } else {
                                i_105 = *((__global int *) (arg_fs + 16 + 156L));
                                l_106 = *((__global long *) (arg_fs + 16 + 200L));
                                i_107 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_106 + (ulong) (l_103 << 6))) + (ulong) 8L))));
                                l_108 = *((__global long *) (arg_fs + 16 + 128L));
                                i_109 = *((__global int *) (arg_fs + 16 + 152L));
                                l_110 = l_64 >> i_105;
                                i_111 = i_109 & ((int) (((long) ((ulong) ((long) ((ulong) l_110 + (ulong) (((long) i_107) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                i_112 = i_111;
                                i_113 = 0;
                                i_114 = (-2);
                                while (true) {
                                    if (!(i_114 == (-2))) {
                                        break;
                                    }
                                    i_115 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) (((long) i_112) << 2)))));
                                    i_116 = (int) ((uint) i_115 + (uint) (-1));
                                    if (i_116 < 0) {
                                        i_114 = (-1);
                                    } else {
                                        l_117 = *((__global long *) (arg_fs + 16 + 136L));
                                        l_118 = (long) ((ulong) l_117 + (ulong) (((long) (uint) i_116) << 4));
                                        i_119 = *((volatile __global int *) (arg_fs + 16 + l_118));
                                        l_120 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 8L))));
                                        if ((!(i_107 == i_119)) || (!(l_110 == l_120))) {
                                            if (i_109 == i_113) {
                                                i_114 = (-1);
                                            } else {
                                                i_121 = (int) ((uint) i_113 + (uint) 1);
                                                i_122 = i_109 & ((int) ((uint) i_112 + (uint) 1));
                                                i_112 = i_122;
                                                i_113 = i_121;
                                            }
                                        } else {
                                            i_114 = i_116;
                                        }
                                    }
                                }
                                l_123 = (long) i_96;
                                l_124 = (long) ((ulong) l_95 + (ulong) ((l_123 << 12) + (l_123 << 11)));
                                if (i_114 < 0) {
                                    i_125 = (-1);
                                } else {
                                    l_126 = (long) ((ulong) l_124 + (ulong) 1856L);
                                    *((volatile __global int *) (arg_fs + 16 + l_126)) = ((int) ((uint) i_114 + (uint) 1));
                                    GALEFS_FENCE();
                                    l_127 = *((__global long *) (arg_fs + 16 + 136L));
                                    l_128 = (long) ((ulong) l_127 + (ulong) (((long) (uint) i_114) << 4));
                                    i_129 = *((volatile __global int *) (arg_fs + 16 + l_128));
                                    l_130 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 8L))));
                                    if ((!(i_107 == i_129)) || (!(l_110 == l_130))) {
                                        *((volatile __global int *) (arg_fs + 16 + l_126)) = 0;
                                    }
                                    GALEFS_FENCE();
                                    if ((!(i_107 == i_129)) || (!(l_110 == l_130))) {
                                        i_125 = (-1);
                                    } else {
                                        i_125 = i_114;
                                    }
                                }
                                l_131 = (long) i_125;
                                if (l_131 == (-1L)) {
                                    l_132 = (long) ((ulong) l_124 + (ulong) 1864L);
                                    l_133 = *((__global long *) (arg_fs + 16 + l_132));
                                    l_134 = *((__global long *) (arg_fs + 16 + 8L));
                                    l_135 = (long) ((ulong) l_133 + (ulong) 128L);
                                    l_136 = (long) ((ulong) l_124 + (ulong) 1408L);
                                    i_137 = 0;
                                    l_138 = 0L;
                                    while (true) {
                                        if (!(i_137 == 0)) {
                                            break;
                                        }
                                        i_139 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                        if (i_139 == 0) {
                                            l_140 = *((volatile __global long *) (arg_fs + 16 + l_136));
                                            if (((long) ((ulong) l_135 - (ulong) l_140)) < 1025L) {
                                                i_137 = 1;
                                            } else {
                                                if (l_138 < l_134) {
                                                    GALEFS_RELAX(l_138);
                                                    l_141 = (long) ((ulong) l_138 + (ulong) 1L);
                                                    l_138 = l_141;
                                                } else {
                                                    i_137 = (-110);
                                                }
                                            }
                                        } else {
                                            i_142 = (int) (0 - (uint) i_139);
                                            i_137 = i_142;
                                        }
                                    }
                                    if (i_137 < 0) {
                                        l_143 = (long) i_137;
                                        l_144 = l_143;
                                    } else {
                                        l_145 = (long) ((ulong) l_133 + (ulong) 64L);
                                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) ((long) (uint) (((int) l_145) & 1023)))))) = 0L;
                                        l_146 = (long) ((ulong) l_124 + (ulong) ((long) (uint) (((int) l_133) & 1023)));
                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 4L)))) = 3;
                                        i_147 = (int) ((uint) ((int) (((long) ((ulong) l_133 + (ulong) ((long) ((ulong) (l_133 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 8L)))) = i_147;
                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 12L)))) = i_7;
                                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 16L)))) = l_64;
                                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 24L)))) = l_68;
                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 32L)))) = 0;
                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 36L)))) = 0;
                                        GALEFS_FENCE();
                                        *((volatile __global int *) (arg_fs + 16 + l_146)) = 64;
                                        *((__global long *) (arg_fs + 16 + l_132)) = l_145;
                                        GALEFS_FENCE();
                                        l_148 = *((__global long *) (arg_fs + 16 + 24L));
                                        i_149 = (int) get_group_id(0);
                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) ((long) i_149))))) = (char) 1;
                                        l_150 = *((__global long *) (arg_fs + 16 + 8L));
                                        l_151 = (long) ((ulong) l_124 + (ulong) 1792L);
                                        i_152 = 0;
                                        l_153 = 0L;
                                        while (true) {
                                            if (!(i_152 == 0)) {
                                                break;
                                            }
                                            i_154 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                            i_155 = *((volatile __global int *) (arg_fs + 16 + l_151));
                                            if (i_147 == i_155) {
                                                i_152 = 1;
                                            } else {
                                                if (i_154 == 0) {
                                                    if (l_153 < l_150) {
                                                        GALEFS_RELAX(l_153);
                                                        l_156 = (long) ((ulong) l_153 + (ulong) 1L);
                                                        l_153 = l_156;
                                                    } else {
                                                        i_152 = (-110);
                                                    }
                                                } else {
                                                    i_157 = (int) (0 - (uint) i_154);
                                                    i_152 = i_157;
                                                }
                                            }
                                        }
                                        GALEFS_FENCE();
                                        if (i_152 < 0) {
                                            l_158 = (long) i_152;
                                            l_144 = l_158;
                                        } else {
                                            l_159 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 1800L))));
                                            l_144 = l_159;
                                        }
                                    }
                                    if (l_144 < 0L) {
                                        l_104 = l_144;
                                    } else {
                                        l_160 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 1808L))));
                                        l_104 = l_160;
                                    }
                                } else {
                                    l_161 = (long) ((ulong) l_124 + (ulong) 1872L);
                                    l_162 = *((__global long *) (arg_fs + 16 + l_161));
                                    *((__global long *) (arg_fs + 16 + l_161)) = ((long) ((ulong) l_162 + (ulong) 1L));
                                    l_104 = l_131;
                                }
                            }
                            if (l_104 < 0L) {
                                l_88 = l_104;
                            } else {
                                l_163 = (l_104 << 32) | ((long) i_93);
                                l_88 = l_163;
                            }
                        }
                    } else {
                        l_88 = 0L;
                    }
                    l_164 = GALEFS_BROADCAST(l_88);
                    i_165 = (int) l_164;
                    if (l_164 < 0L) {
                        i_166 = 0;
                    } else {
                        i_166 = i_165;
                    }
                    if (l_164 < 0L) {
                        l_167 = 0L;
                    } else {
                        l_168 = (long) ((ulong) l_164 >> 32);
                        l_167 = l_168;
                    }
                    i_169 = *((__global int *) (arg_fs + 16 + 156L));
                    l_170 = *((__global long *) (arg_fs + 16 + 144L));
                    gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_170 + (ulong) (l_167 << i_169))) + (ulong) (l_64 & ((long) ((ulong) (1L << i_169) + (ulong) (-1L))))))), (arg_data + 16 + l_63), i_166);
                    GALEFS_FENCE();
                    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                    i_171 = (int) get_local_id(0);
                    if (i_171 == 0) {
                        l_172 = *((__global long *) (arg_fs + 16 + 16L));
                        i_173 = (int) get_group_id(0);
                        l_174 = (long) i_173;
                        l_175 = (long) ((ulong) l_172 + (ulong) ((l_174 << 12) + (l_174 << 11)));
                        l_176 = (long) ((ulong) l_175 + (ulong) 1880L);
                        l_177 = *((__global long *) (arg_fs + 16 + l_176));
                        *((__global long *) (arg_fs + 16 + l_176)) = ((long) ((ulong) ((long) i_166) + (ulong) l_177));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_175 + (ulong) 1856L)))) = 0;
                        l_178 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_175 + (ulong) 1864L))));
                        l_179 = (long) ((ulong) l_178 + (ulong) (-64L));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_175 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_179 + (ulong) ((long) ((ulong) (l_179 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    }
                    i_180 = (int) ((uint) i_61 + (uint) i_166);
                    if (l_164 < 0L) {
                        i_60 = i_165;
                        i_61 = i_180;
                    } else {
                        i_181 = ((i_166 < 1) || (!(i_180 < i_58))) ? 0 : 1;
                        i_60 = i_181;
                        i_61 = i_180;
                    }
                }
                if (i_61 < 1) {
                    i_56 = i_60;
                    break;
                }
                i_56 = i_61;
                break;
            case 2:
                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                i_182 = *((__global int *) ul_9);
                i_183 = *((__global int *) (arg_script + ((((long) ((int) ((uint) i_3 + (uint) 4))) << 2) + 16L)));
                i_184 = (int) get_local_id(0);
                i_185 = i_184;
                while (true) {
                    if (!(i_185 < i_182)) {
                        break;
                    }
                    *((__global char *) (arg_data + 16 + ((long) i_185))) = (char) ((int) ((uint) ((int) ((uint) (i_185 << 3) - (uint) i_185)) + (uint) i_183));
                    i_186 = (int) get_local_size(0);
                    i_187 = (int) ((uint) i_185 + (uint) i_186);
                    i_185 = i_187;
                }
                i_188 = *((__global int *) ul_10);
                i_189 = *((__global int *) ul_9);
                l_190 = (long) i_188;
                i_191 = 1;
                i_192 = 0;
                while (true) {
                    if (!(i_191 == 1)) {
                        break;
                    }
                    i_193 = (int) get_local_id(0);
                    l_194 = (long) i_192;
                    l_195 = l_190 + l_194;
                    if (i_193 == 0) {
                        if (i_7 < 0) {
                            i_196 = (-9);
                        } else {
                            i_197 = *((__global int *) (arg_fs + 16 + 208L));
                            if (i_7 < i_197) {
                                l_198 = *((__global long *) (arg_fs + 16 + 192L));
                                i_199 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_198 + (ulong) l_8))));
                                i_200 = (int) ((uint) i_199 + (uint) (-1));
                                i_201 = (i_200 < 0) ? (-9) : i_200;
                                if (i_201 < 0) {
                                    i_196 = i_201;
                                } else {
                                    l_202 = *((__global long *) (arg_fs + 16 + 192L));
                                    i_203 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_202 + (ulong) l_8)) + (ulong) 4L))));
                                    if ((i_203 & 3) == 0) {
                                        i_196 = (-9);
                                    } else {
                                        i_196 = i_201;
                                    }
                                }
                            } else {
                                i_196 = (-9);
                            }
                        }
                        i_204 = (int) ((uint) i_189 - (uint) i_192);
                        l_205 = (long) i_204;
                        if (i_196 < 0) {
                            l_206 = (long) i_196;
                            l_207 = l_206;
                        } else {
                            if (l_195 < 0L) {
                                l_207 = (-22L);
                            } else {
                                if (i_204 < 0) {
                                    l_207 = (-22L);
                                } else {
                                    if ((l_195 + l_205) < 0L) {
                                        l_207 = (-27L);
                                    } else {
                                        l_208 = *((__global long *) (arg_fs + 16 + 16L));
                                        i_209 = (int) get_group_id(0);
                                        l_210 = (long) i_209;
                                        i_211 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_208 + (ulong) ((l_210 << 12) + (l_210 << 11)))) + (ulong) 1896L))));
                                        if (i_211 == 0) {
                                            l_207 = l_205;
                                        } else {
                                            l_207 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_207 < 1L) {
                            l_212 = l_207;
                        } else {
                            i_213 = *((__global int *) (arg_fs + 16 + 156L));
                            l_214 = 1L << i_213;
                            l_215 = (long) ((ulong) l_214 - (ulong) (l_195 & ((long) ((ulong) l_214 + (ulong) (-1L)))));
                            if (l_215 < l_205) {
                                i_216 = (int) l_215;
                                i_217 = i_216;
                            } else {
                                i_217 = i_204;
                            }
                            l_218 = *((__global long *) (arg_fs + 16 + 16L));
                            i_219 = (int) get_group_id(0);
                            l_220 = (long) i_219;
                            l_221 = (long) ((ulong) l_218 + (ulong) ((l_220 << 12) + (l_220 << 11)));
                            l_222 = (long) ((ulong) l_221 + (ulong) 1864L);
                            l_223 = *((__global long *) (arg_fs + 16 + l_222));
                            l_224 = *((__global long *) (arg_fs + 16 + 8L));
                            i_225 = 0;
                            l_226 = 0L;
                            while (true) {
                                if (!(i_225 == 0)) {
                                    break;
                                }
                                i_227 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                if (i_227 == 0) {
                                    l_228 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) 1408L))));
                                    if (((long) ((ulong) ((long) ((ulong) l_223 + (ulong) 128L)) - (ulong) l_228)) < 1025L) {
                                        i_225 = 1;
                                    } else {
                                        if (l_226 < l_224) {
                                            GALEFS_RELAX(l_226);
                                            l_229 = (long) ((ulong) l_226 + (ulong) 1L);
                                            l_226 = l_229;
                                        } else {
                                            i_225 = (-110);
                                        }
                                    }
                                } else {
                                    i_230 = (int) (0 - (uint) i_227);
                                    i_225 = i_230;
                                }
                            }
                            l_231 = (long) i_217;
                            if (i_225 < 0) {
                                l_232 = (long) i_225;
                                l_233 = l_232;
                            } else {
                                l_234 = (long) ((ulong) l_223 + (ulong) 64L);
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) ((long) (uint) (((int) l_234) & 1023)))))) = 0L;
                                l_235 = (long) ((ulong) l_221 + (ulong) ((long) (uint) (((int) l_223) & 1023)));
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_235 + (ulong) 4L)))) = 4;
                                i_236 = (int) ((uint) ((int) (((long) ((ulong) l_223 + (ulong) ((long) ((ulong) (l_223 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_235 + (ulong) 8L)))) = i_236;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_235 + (ulong) 12L)))) = i_7;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_235 + (ulong) 16L)))) = l_195;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_235 + (ulong) 24L)))) = l_231;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_235 + (ulong) 32L)))) = 0;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_235 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global int *) (arg_fs + 16 + l_235)) = 64;
                                *((__global long *) (arg_fs + 16 + l_222)) = l_234;
                                GALEFS_FENCE();
                                l_237 = *((__global long *) (arg_fs + 16 + 24L));
                                i_238 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_237 + (ulong) ((long) i_238))))) = (char) 1;
                                l_239 = *((__global long *) (arg_fs + 16 + 8L));
                                l_240 = (long) ((ulong) l_221 + (ulong) 1792L);
                                i_241 = 0;
                                l_242 = 0L;
                                while (true) {
                                    if (!(i_241 == 0)) {
                                        break;
                                    }
                                    i_243 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                    i_244 = *((volatile __global int *) (arg_fs + 16 + l_240));
                                    if (i_236 == i_244) {
                                        i_241 = 1;
                                    } else {
                                        if (i_243 == 0) {
                                            if (l_242 < l_239) {
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
                                GALEFS_FENCE();
                                if (i_241 < 0) {
                                    l_247 = (long) i_241;
                                    l_233 = l_247;
                                } else {
                                    l_248 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) 1800L))));
                                    l_233 = l_248;
                                }
                            }
                            if (l_233 < 0L) {
                                l_249 = l_233;
                            } else {
                                l_250 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) 1808L))));
                                l_249 = l_250;
                            }
                            if (l_249 < 0L) {
                                l_212 = l_249;
                            } else {
                                l_251 = l_231 | (l_249 << 32);
                                l_212 = l_251;
                            }
                        }
                    } else {
                        l_212 = 0L;
                    }
                    l_252 = GALEFS_BROADCAST(l_212);
                    i_253 = (int) l_252;
                    if (l_252 < 0L) {
                        i_254 = 0;
                    } else {
                        i_254 = i_253;
                    }
                    if (l_252 < 0L) {
                        l_255 = 0L;
                    } else {
                        l_256 = (long) ((ulong) l_252 >> 32);
                        l_255 = l_256;
                    }
                    i_257 = *((__global int *) (arg_fs + 16 + 156L));
                    l_258 = *((__global long *) (arg_fs + 16 + 144L));
                    gale_copy((arg_data + 16 + l_194), (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_258 + (ulong) (l_255 << i_257))) + (ulong) (l_195 & ((long) ((ulong) (1L << i_257) + (ulong) (-1L))))))), i_254);
                    GALEFS_FENCE();
                    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                    i_259 = (int) get_local_id(0);
                    if (i_259 == 0) {
                        l_260 = *((__global long *) (arg_fs + 16 + 16L));
                        i_261 = (int) get_group_id(0);
                        l_262 = (long) i_261;
                        l_263 = (long) ((ulong) l_260 + (ulong) ((l_262 << 12) + (l_262 << 11)));
                        l_264 = (long) ((ulong) l_263 + (ulong) 1888L);
                        l_265 = *((__global long *) (arg_fs + 16 + l_264));
                        *((__global long *) (arg_fs + 16 + l_264)) = ((long) ((ulong) ((long) i_254) + (ulong) l_265));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_263 + (ulong) 1856L)))) = 0;
                        l_266 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_263 + (ulong) 1864L))));
                        l_267 = (long) ((ulong) l_266 + (ulong) (-64L));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_263 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_267 + (ulong) ((long) ((ulong) (l_267 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    }
                    i_268 = (int) ((uint) i_192 + (uint) i_254);
                    if (l_252 < 0L) {
                        i_191 = i_253;
                        i_192 = i_268;
                    } else {
                        i_269 = ((i_254 < 1) || (!(i_268 < i_189))) ? 0 : 1;
                        i_191 = i_269;
                        i_192 = i_268;
                    }
                }
                if (i_192 < 1) {
                    i_56 = i_191;
                    break;
                }
                i_56 = i_192;
                break;
            case 3:
                i_270 = (int) get_local_id(0);
                if (i_270 == 0) {
                    l_271 = *((__global long *) (arg_fs + 16 + 16L));
                    i_272 = (int) get_group_id(0);
                    l_273 = (long) i_272;
                    i_274 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_271 + (ulong) ((l_273 << 12) + (l_273 << 11)))) + (ulong) 1896L))));
                    if (i_274 == 0) {
                        l_275 = *((__global long *) (arg_fs + 16 + 16L));
                        i_276 = (int) get_group_id(0);
                        l_277 = (long) i_276;
                        l_278 = (long) ((ulong) l_275 + (ulong) ((l_277 << 12) + (l_277 << 11)));
                        l_279 = (long) ((ulong) l_278 + (ulong) 1864L);
                        l_280 = *((__global long *) (arg_fs + 16 + l_279));
                        l_281 = *((__global long *) (arg_fs + 16 + 8L));
                        i_282 = 0;
                        l_283 = 0L;
                        while (true) {
                            if (!(i_282 == 0)) {
                                break;
                            }
                            i_284 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_284 == 0) {
                                l_285 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_278 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_280 + (ulong) 128L)) - (ulong) l_285)) < 1025L) {
                                    i_282 = 1;
                                } else {
                                    if (l_283 < l_281) {
                                        GALEFS_RELAX(l_283);
                                        l_286 = (long) ((ulong) l_283 + (ulong) 1L);
                                        l_283 = l_286;
                                    } else {
                                        i_282 = (-110);
                                    }
                                }
                            } else {
                                i_287 = (int) (0 - (uint) i_284);
                                i_282 = i_287;
                            }
                        }
                        if (i_282 < 0) {
                            l_288 = (long) i_282;
                            l_289 = l_288;
                        } else {
                            l_290 = (long) ((ulong) l_280 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_278 + (ulong) ((long) (uint) (((int) l_290) & 1023)))))) = 0L;
                            l_291 = (long) ((ulong) l_278 + (ulong) ((long) (uint) (((int) l_280) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_291 + (ulong) 4L)))) = 2;
                            i_292 = (int) ((uint) ((int) (((long) ((ulong) l_280 + (ulong) ((long) ((ulong) (l_280 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_291 + (ulong) 8L)))) = i_292;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_291 + (ulong) 12L)))) = i_7;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_291 + (ulong) 16L)))) = 0L;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_291 + (ulong) 24L)))) = 0L;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_291 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_291 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_291)) = 64;
                            *((__global long *) (arg_fs + 16 + l_279)) = l_290;
                            GALEFS_FENCE();
                            l_293 = *((__global long *) (arg_fs + 16 + 24L));
                            i_294 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_293 + (ulong) ((long) i_294))))) = (char) 1;
                            l_295 = *((__global long *) (arg_fs + 16 + 8L));
                            l_296 = (long) ((ulong) l_278 + (ulong) 1792L);
                            i_297 = 0;
                            l_298 = 0L;
                            while (true) {
                                if (!(i_297 == 0)) {
                                    break;
                                }
                                i_299 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_300 = *((volatile __global int *) (arg_fs + 16 + l_296));
                                if (i_292 == i_300) {
                                    i_297 = 1;
                                } else {
                                    if (i_299 == 0) {
                                        if (l_298 < l_295) {
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
                            GALEFS_FENCE();
                            if (i_297 < 0) {
                                l_303 = (long) i_297;
                                l_289 = l_303;
                            } else {
                                l_304 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_278 + (ulong) 1800L))));
                                l_289 = l_304;
                            }
                        }
                    } else {
                        l_289 = (-16L);
                    }
                } else {
                    l_289 = 0L;
                }
                l_305 = GALEFS_BROADCAST(l_289);
                i_306 = (int) l_305;
                i_56 = i_306;
                break;
            default:
                i_307 = (int) get_local_id(0);
                if (i_307 == 0) {
                    i_308 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    if (i_7 < 0) {
                        i_309 = (-9);
                    } else {
                        i_310 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_7 < i_310) {
                            l_311 = *((__global long *) (arg_fs + 16 + 192L));
                            i_312 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_311 + (ulong) l_8))));
                            i_313 = (int) ((uint) i_312 + (uint) (-1));
                            i_314 = (i_313 < 0) ? (-9) : i_313;
                            i_309 = i_314;
                        } else {
                            i_309 = (-9);
                        }
                    }
                    i_315 = (int) (0 - (uint) i_308);
                    if (i_315 < 0) {
                        l_316 = (long) i_315;
                        l_317 = l_316;
                    } else {
                        l_318 = (long) i_309;
                        if (i_309 < 0) {
                            l_317 = l_318;
                        } else {
                            l_319 = *((__global long *) (arg_fs + 16 + 200L));
                            l_320 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_319 + (ulong) (l_318 << 6)))));
                            l_317 = l_320;
                        }
                    }
                } else {
                    l_317 = 0L;
                }
                l_321 = GALEFS_BROADCAST(l_317);
                i_322 = (int) l_321;
                i_56 = i_322;
                break;
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_323 = (int) get_local_id(0);
        if (i_323 == 0) {
            if (i_4 == 0) {
                *((__global int *) ul_6) = i_56;
            }
            i_324 = i_1 << 1;
            *((__global int *) (arg_results + ((((long) i_324) << 2) + 16L))) = i_56;
            if (i_4 == 1) {
                i_325 = 1;
                i_326 = 0;
                while (true) {
                    if (!(i_326 < i_56)) {
                        break;
                    }
                    i_327 = (int) *((__global char *) (arg_data + 16 + ((long) i_326)));
                    i_328 = (int) ((uint) (i_327 & 255) + (uint) ((int) ((uint) (i_325 << 5) - (uint) i_325)));
                    i_329 = (int) ((uint) i_326 + (uint) 1);
                    i_325 = i_328;
                    i_326 = i_329;
                }
                i_330 = i_325;
            } else {
                i_330 = 0;
            }
            *((__global int *) (arg_results + ((((long) (i_324 + 1)) << 2) + 16L))) = i_330;
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_331 = (int) ((uint) i_1 + (uint) 1);
        i_1 = i_331;
    }
}
