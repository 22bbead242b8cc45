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
// source: io/github/galefs/kernel/file/OpenFiles.java
// source: io/github/galefs/kernel/lane/LaneCall.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source SHA-256: 0a06a139ab4852015c83831fefb0439aef01496bfd72c47d4376069c3a726530

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
    int i_1, i_2, i_3, i_4, i_5, i_7, i_11, i_12, i_13, i_15, i_17, i_19, i_24, i_26, i_27, i_31, i_33, i_36, i_41, i_43, i_46, i_48, i_49, i_51, i_55, i_56, i_57, i_58, i_59, i_61, i_62, i_63, i_65, i_66, i_67, i_69, i_70, i_75, i_77, i_84, i_85, i_86, i_87, i_88, i_89, i_94, i_95, i_96, i_98, i_99, i_100, i_103, i_105, i_107, i_109, i_110, i_111, i_112, i_113, i_114, i_117, i_119, i_120, i_123, i_127, i_133, i_135, i_138, i_143, i_145, i_148, i_150, i_151, i_153, i_162, i_163, i_166, i_169, i_171, i_178, i_179, i_180, i_181, i_182, i_183, i_184, i_185, i_186, i_187, i_188, i_189, i_192, i_193, i_195, i_196, i_197, i_199, i_203, i_205, i_207, i_208, i_209, i_210, i_211, i_216, i_217, i_218, i_219, i_221, i_227, i_229, i_232, i_237, i_239, i_242, i_244, i_245, i_247, i_253, i_256, i_259, i_261, i_268, i_269, i_270, i_271, i_273, i_275, i_277, i_283, i_285, i_288, i_293, i_295, i_298, i_300, i_301, i_303, i_307, i_308, i_309, i_310, i_311, i_313, i_314, i_315, i_316, i_323, i_324, i_325, i_326, i_327, i_328, i_329, i_330, i_331, i_332;
    long l_8, l_14, l_16, l_18, l_20, l_21, l_22, l_23, l_25, l_28, l_29, l_30, l_32, l_34, l_35, l_37, l_38, l_39, l_40, l_42, l_44, l_45, l_47, l_50, l_52, l_53, l_54, l_60, l_64, l_68, l_71, l_72, l_73, l_74, l_76, l_78, l_79, l_80, l_81, l_82, l_83, l_90, l_91, l_92, l_93, l_97, l_101, l_102, l_104, l_106, l_108, l_115, l_116, l_118, l_121, l_122, l_124, l_125, l_126, l_128, l_129, l_130, l_131, l_132, l_134, l_136, l_137, l_139, l_140, l_141, l_142, l_144, l_146, l_147, l_149, l_152, l_154, l_155, l_156, l_157, l_158, l_159, l_160, l_161, l_164, l_165, l_167, l_168, l_170, l_172, l_173, l_174, l_175, l_176, l_177, l_190, l_191, l_194, l_198, l_200, l_201, l_202, l_204, l_206, l_212, l_213, l_214, l_215, l_220, l_222, l_223, l_224, l_225, l_226, l_228, l_230, l_231, l_233, l_234, l_235, l_236, l_238, l_240, l_241, l_243, l_246, l_248, l_249, l_250, l_251, l_252, l_254, l_255, l_257, l_258, l_260, l_262, l_263, l_264, l_265, l_266, l_267, l_272, l_274, l_276, l_278, l_279, l_280, l_281, l_282, l_284, l_286, l_287, l_289, l_290, l_291, l_292, l_294, l_296, l_297, l_299, l_302, l_304, l_305, l_306, l_312, l_317, l_318, l_319, l_320, l_321, l_322;
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
                i_59 = (int) get_local_id(0);
                l_60 = (long) i_57;
                if (i_59 == 0) {
                    i_61 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    if (i_7 < 0) {
                        i_62 = (-9);
                    } else {
                        i_63 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_7 < i_63) {
                            l_64 = *((__global long *) (arg_fs + 16 + 192L));
                            i_65 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) l_8))));
                            i_66 = (int) ((uint) i_65 + (uint) (-1));
                            i_67 = (i_66 < 0) ? (-9) : i_66;
                            if (i_67 < 0) {
                                i_62 = i_67;
                            } else {
                                l_68 = *((__global long *) (arg_fs + 16 + 192L));
                                i_69 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_68 + (ulong) l_8)) + (ulong) 4L))));
                                if ((i_69 & 3) == 1) {
                                    i_62 = (-9);
                                } else {
                                    i_62 = i_67;
                                }
                            }
                        } else {
                            i_62 = (-9);
                        }
                    }
                    i_70 = (int) (0 - (uint) i_61);
                    if (i_70 < 0) {
                        l_71 = (long) i_70;
                        l_72 = l_71;
                    } else {
                        l_73 = (long) i_62;
                        if (i_62 < 0) {
                            l_72 = l_73;
                        } else {
                            if (l_60 < 0L) {
                                l_72 = (-22L);
                            } else {
                                if (i_58 < 0) {
                                    l_72 = (-22L);
                                } else {
                                    l_74 = *((__global long *) (arg_fs + 16 + 16L));
                                    i_75 = (int) get_group_id(0);
                                    l_76 = (long) i_75;
                                    i_77 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_74 + (ulong) ((l_76 << 12) + (l_76 << 11)))) + (ulong) 1896L))));
                                    if (i_77 == 0) {
                                        l_78 = *((__global long *) (arg_fs + 16 + 200L));
                                        l_79 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) (l_73 << 6)))));
                                        l_80 = (long) ((ulong) l_79 - (ulong) l_60);
                                        if (l_80 < 1L) {
                                            l_72 = 0L;
                                        } else {
                                            l_81 = (long) (uint) i_58;
                                            l_82 = (l_80 < l_81) ? l_80 : l_81;
                                            l_72 = l_82;
                                        }
                                    } else {
                                        l_72 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                } else {
                    l_72 = 0L;
                }
                l_83 = GALEFS_BROADCAST(l_72);
                i_84 = (int) l_83;
                i_85 = (i_84 < 1) ? i_84 : 1;
                i_86 = i_85;
                i_87 = 0;
                while (true) {
                    if (!(i_86 == 1)) {
                        break;
                    }
                    i_88 = (int) get_local_id(0);
                    i_89 = (int) ((uint) i_84 - (uint) i_87);
                    l_90 = (long) i_89;
                    l_91 = (long) i_87;
                    l_92 = l_60 + l_91;
                    if (i_88 == 0) {
                        l_93 = *((__global long *) (arg_fs + 16 + 16L));
                        i_94 = (int) get_group_id(0);
                        if (i_7 < 0) {
                            i_95 = (-9);
                        } else {
                            i_96 = *((__global int *) (arg_fs + 16 + 208L));
                            if (i_7 < i_96) {
                                l_97 = *((__global long *) (arg_fs + 16 + 192L));
                                i_98 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) l_8))));
                                i_99 = (int) ((uint) i_98 + (uint) (-1));
                                i_100 = (i_99 < 0) ? (-9) : i_99;
                                i_95 = i_100;
                            } else {
                                i_95 = (-9);
                            }
                        }
                        l_101 = (long) i_95;
                        if (i_95 < 0) {
                            l_102 = l_101;
                        } else {
                            i_103 = *((__global int *) (arg_fs + 16 + 156L));
                            l_104 = *((__global long *) (arg_fs + 16 + 200L));
                            i_105 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_104 + (ulong) (l_101 << 6))) + (ulong) 8L))));
                            l_106 = *((__global long *) (arg_fs + 16 + 128L));
                            i_107 = *((__global int *) (arg_fs + 16 + 152L));
                            l_108 = l_92 >> i_103;
                            i_109 = i_107 & ((int) (((long) ((ulong) ((long) ((ulong) l_108 + (ulong) (((long) i_105) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            i_110 = i_109;
                            i_111 = 0;
                            i_112 = (-2);
                            while (true) {
                                if (!(i_112 == (-2))) {
                                    break;
                                }
                                i_113 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) (((long) i_110) << 2)))));
                                i_114 = (int) ((uint) i_113 + (uint) (-1));
                                if (i_114 < 0) {
                                    i_112 = (-1);
                                } else {
                                    l_115 = *((__global long *) (arg_fs + 16 + 136L));
                                    l_116 = (long) ((ulong) l_115 + (ulong) (((long) (uint) i_114) << 4));
                                    i_117 = *((volatile __global int *) (arg_fs + 16 + l_116));
                                    l_118 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_116 + (ulong) 8L))));
                                    if ((!(i_105 == i_117)) || (!(l_108 == l_118))) {
                                        if (i_107 == i_111) {
                                            i_112 = (-1);
                                        } else {
                                            i_119 = (int) ((uint) i_111 + (uint) 1);
                                            i_120 = i_107 & ((int) ((uint) i_110 + (uint) 1));
                                            i_110 = i_120;
                                            i_111 = i_119;
                                        }
                                    } else {
                                        i_112 = i_114;
                                    }
                                }
                            }
                            l_121 = (long) i_94;
                            l_122 = (long) ((ulong) l_93 + (ulong) ((l_121 << 12) + (l_121 << 11)));
                            if (i_112 < 0) {
                                i_123 = (-1);
                            } else {
                                l_124 = (long) ((ulong) l_122 + (ulong) 1856L);
                                *((volatile __global int *) (arg_fs + 16 + l_124)) = ((int) ((uint) i_112 + (uint) 1));
                                GALEFS_FENCE();
                                l_125 = *((__global long *) (arg_fs + 16 + 136L));
                                l_126 = (long) ((ulong) l_125 + (ulong) (((long) (uint) i_112) << 4));
                                i_127 = *((volatile __global int *) (arg_fs + 16 + l_126));
                                l_128 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_126 + (ulong) 8L))));
                                if ((!(i_105 == i_127)) || (!(l_108 == l_128))) {
                                    *((volatile __global int *) (arg_fs + 16 + l_124)) = 0;
                                }
                                GALEFS_FENCE();
                                if ((!(i_105 == i_127)) || (!(l_108 == l_128))) {
                                    i_123 = (-1);
                                } else {
                                    i_123 = i_112;
                                }
                            }
                            l_129 = (long) i_123;
                            if (l_129 == (-1L)) {
                                l_130 = (long) ((ulong) l_122 + (ulong) 1864L);
                                l_131 = *((__global long *) (arg_fs + 16 + l_130));
                                l_132 = *((__global long *) (arg_fs + 16 + 8L));
                                i_133 = 0;
                                l_134 = 0L;
                                while (true) {
                                    if (!(i_133 == 0)) {
                                        break;
                                    }
                                    i_135 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                    if (i_135 == 0) {
                                        l_136 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 1408L))));
                                        if (((long) ((ulong) ((long) ((ulong) l_131 + (ulong) 128L)) - (ulong) l_136)) < 1025L) {
                                            i_133 = 1;
                                        } else {
                                            if (l_134 < l_132) {
                                                GALEFS_RELAX(l_134);
                                                l_137 = (long) ((ulong) l_134 + (ulong) 1L);
                                                l_134 = l_137;
                                            } else {
                                                i_133 = (-110);
                                            }
                                        }
                                    } else {
                                        i_138 = (int) (0 - (uint) i_135);
                                        i_133 = i_138;
                                    }
                                }
                                if (i_133 < 0) {
                                    l_139 = (long) i_133;
                                    l_140 = l_139;
                                } else {
                                    l_141 = (long) ((ulong) l_131 + (ulong) 64L);
                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) ((long) (uint) (((int) l_141) & 1023)))))) = 0L;
                                    l_142 = (long) ((ulong) l_122 + (ulong) ((long) (uint) (((int) l_131) & 1023)));
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 4L)))) = 3;
                                    i_143 = (int) ((uint) ((int) (((long) ((ulong) l_131 + (ulong) ((long) ((ulong) (l_131 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 8L)))) = i_143;
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 12L)))) = i_7;
                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 16L)))) = l_92;
                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 24L)))) = l_90;
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 32L)))) = 0;
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global int *) (arg_fs + 16 + l_142)) = 64;
                                    *((__global long *) (arg_fs + 16 + l_130)) = l_141;
                                    GALEFS_FENCE();
                                    l_144 = *((__global long *) (arg_fs + 16 + 24L));
                                    i_145 = (int) get_group_id(0);
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) ((long) i_145))))) = (char) 1;
                                    l_146 = *((__global long *) (arg_fs + 16 + 8L));
                                    l_147 = (long) ((ulong) l_122 + (ulong) 1792L);
                                    i_148 = 0;
                                    l_149 = 0L;
                                    while (true) {
                                        if (!(i_148 == 0)) {
                                            break;
                                        }
                                        i_150 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                        i_151 = *((volatile __global int *) (arg_fs + 16 + l_147));
                                        if (i_143 == i_151) {
                                            i_148 = 1;
                                        } else {
                                            if (i_150 == 0) {
                                                if (l_149 < l_146) {
                                                    GALEFS_RELAX(l_149);
                                                    l_152 = (long) ((ulong) l_149 + (ulong) 1L);
                                                    l_149 = l_152;
                                                } else {
                                                    i_148 = (-110);
                                                }
                                            } else {
                                                i_153 = (int) (0 - (uint) i_150);
                                                i_148 = i_153;
                                            }
                                        }
                                    }
                                    GALEFS_FENCE();
                                    if (i_148 < 0) {
                                        l_154 = (long) i_148;
                                        l_140 = l_154;
                                    } else {
                                        l_155 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 1800L))));
                                        l_140 = l_155;
                                    }
                                }
                                if (l_140 < 0L) {
                                    l_156 = l_140;
                                } else {
                                    l_157 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 1808L))));
                                    l_156 = l_157;
                                }
                            } else {
                                l_158 = (long) ((ulong) l_122 + (ulong) 1872L);
                                l_159 = *((__global long *) (arg_fs + 16 + l_158));
                                *((__global long *) (arg_fs + 16 + l_158)) = ((long) ((ulong) l_159 + (ulong) 1L));
                                l_156 = l_129;
                            }
                            if (l_156 < 0L) {
                                l_102 = l_156;
                            } else {
                                l_160 = (long) ((ulong) (l_156 << i_103) + (ulong) (l_92 & ((long) ((ulong) (1L << i_103) + (ulong) (-1L)))));
                                l_102 = l_160;
                            }
                        }
                    } else {
                        l_102 = 0L;
                    }
                    l_161 = GALEFS_BROADCAST(l_102);
                    if (l_161 < 0L) {
                        i_162 = 0;
                    } else {
                        i_163 = *((__global int *) (arg_fs + 16 + 156L));
                        l_164 = 1L << i_163;
                        l_165 = (long) ((ulong) l_164 - (ulong) (l_92 & ((long) ((ulong) l_164 + (ulong) (-1L)))));
                        if (l_165 < l_90) {
                            i_166 = (int) l_165;
                            i_162 = i_166;
                        } else {
                            i_162 = i_89;
                        }
                    }
                    l_167 = *((__global long *) (arg_fs + 16 + 144L));
                    l_168 = (l_161 < 0L) ? 0L : l_161;
                    gale_copy((arg_fs + 16 + ((long) ((ulong) l_167 + (ulong) l_168))), (arg_data + 16 + l_91), i_162);
                    GALEFS_FENCE();
                    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                    i_169 = (int) get_local_id(0);
                    if (i_169 == 0) {
                        l_170 = *((__global long *) (arg_fs + 16 + 16L));
                        i_171 = (int) get_group_id(0);
                        l_172 = (long) i_171;
                        l_173 = (long) ((ulong) l_170 + (ulong) ((l_172 << 12) + (l_172 << 11)));
                        l_174 = (long) ((ulong) l_173 + (ulong) 1880L);
                        l_175 = *((__global long *) (arg_fs + 16 + l_174));
                        *((__global long *) (arg_fs + 16 + l_174)) = ((long) ((ulong) ((long) i_162) + (ulong) l_175));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_173 + (ulong) 1856L)))) = 0;
                        l_176 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_173 + (ulong) 1864L))));
                        l_177 = (long) ((ulong) l_176 + (ulong) (-64L));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_173 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_177 + (ulong) ((long) ((ulong) (l_177 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    }
                    i_178 = (int) ((uint) i_87 + (uint) i_162);
                    if (l_161 < 0L) {
                        i_179 = (int) l_161;
                        i_86 = i_179;
                        i_87 = i_178;
                    } else {
                        i_180 = (i_178 < i_84) ? 1 : 0;
                        i_86 = i_180;
                        i_87 = i_178;
                    }
                }
                if (i_87 < 1) {
                    i_56 = i_86;
                    break;
                }
                i_56 = i_87;
                break;
            case 2:
                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                i_181 = *((__global int *) ul_9);
                i_182 = *((__global int *) (arg_script + ((((long) ((int) ((uint) i_3 + (uint) 4))) << 2) + 16L)));
                i_183 = (int) get_local_id(0);
                i_184 = i_183;
                while (true) {
                    if (!(i_184 < i_181)) {
                        break;
                    }
                    *((__global char *) (arg_data + 16 + ((long) i_184))) = (char) ((int) ((uint) ((int) ((uint) (i_184 << 3) - (uint) i_184)) + (uint) i_182));
                    i_185 = (int) get_local_size(0);
                    i_186 = (int) ((uint) i_184 + (uint) i_185);
                    i_184 = i_186;
                }
                i_187 = *((__global int *) ul_10);
                i_188 = *((__global int *) ul_9);
                i_189 = (int) get_local_id(0);
                l_190 = (long) i_188;
                l_191 = (long) i_187;
                if (i_189 == 0) {
                    if (i_7 < 0) {
                        i_192 = (-9);
                    } else {
                        i_193 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_7 < i_193) {
                            l_194 = *((__global long *) (arg_fs + 16 + 192L));
                            i_195 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) l_8))));
                            i_196 = (int) ((uint) i_195 + (uint) (-1));
                            i_197 = (i_196 < 0) ? (-9) : i_196;
                            if (i_197 < 0) {
                                i_192 = i_197;
                            } else {
                                l_198 = *((__global long *) (arg_fs + 16 + 192L));
                                i_199 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_198 + (ulong) l_8)) + (ulong) 4L))));
                                if ((i_199 & 3) == 0) {
                                    i_192 = (-9);
                                } else {
                                    i_192 = i_197;
                                }
                            }
                        } else {
                            i_192 = (-9);
                        }
                    }
                    if (i_192 < 0) {
                        l_200 = (long) i_192;
                        l_201 = l_200;
                    } else {
                        if (l_191 < 0L) {
                            l_201 = (-22L);
                        } else {
                            if (i_188 < 0) {
                                l_201 = (-22L);
                            } else {
                                if ((l_191 + l_190) < 0L) {
                                    l_201 = (-27L);
                                } else {
                                    l_202 = *((__global long *) (arg_fs + 16 + 16L));
                                    i_203 = (int) get_group_id(0);
                                    l_204 = (long) i_203;
                                    i_205 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_202 + (ulong) ((l_204 << 12) + (l_204 << 11)))) + (ulong) 1896L))));
                                    if (i_205 == 0) {
                                        l_201 = l_190;
                                    } else {
                                        l_201 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                } else {
                    l_201 = l_190;
                }
                l_206 = GALEFS_BROADCAST(l_201);
                i_207 = (int) l_206;
                i_208 = (i_207 < 1) ? i_207 : 1;
                i_209 = i_208;
                i_210 = 0;
                while (true) {
                    if (!(i_209 == 1)) {
                        break;
                    }
                    i_211 = *((__global int *) (arg_fs + 16 + 156L));
                    l_212 = 1L << i_211;
                    l_213 = (long) i_210;
                    l_214 = l_191 + l_213;
                    l_215 = (long) ((ulong) l_212 - (ulong) (l_214 & ((long) ((ulong) l_212 + (ulong) (-1L)))));
                    i_216 = (int) ((uint) i_207 - (uint) i_210);
                    if (l_215 < ((long) i_216)) {
                        i_217 = (int) l_215;
                        i_218 = i_217;
                    } else {
                        i_218 = i_216;
                    }
                    i_219 = (int) get_local_id(0);
                    if (i_219 == 0) {
                        l_220 = *((__global long *) (arg_fs + 16 + 16L));
                        i_221 = (int) get_group_id(0);
                        l_222 = (long) i_221;
                        l_223 = (long) ((ulong) l_220 + (ulong) ((l_222 << 12) + (l_222 << 11)));
                        l_224 = (long) ((ulong) l_223 + (ulong) 1864L);
                        l_225 = *((__global long *) (arg_fs + 16 + l_224));
                        l_226 = *((__global long *) (arg_fs + 16 + 8L));
                        i_227 = 0;
                        l_228 = 0L;
                        while (true) {
                            if (!(i_227 == 0)) {
                                break;
                            }
                            i_229 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_229 == 0) {
                                l_230 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_225 + (ulong) 128L)) - (ulong) l_230)) < 1025L) {
                                    i_227 = 1;
                                } else {
                                    if (l_228 < l_226) {
                                        GALEFS_RELAX(l_228);
                                        l_231 = (long) ((ulong) l_228 + (ulong) 1L);
                                        l_228 = l_231;
                                    } else {
                                        i_227 = (-110);
                                    }
                                }
                            } else {
                                i_232 = (int) (0 - (uint) i_229);
                                i_227 = i_232;
                            }
                        }
                        if (i_227 < 0) {
                            l_233 = (long) i_227;
                            l_234 = l_233;
                        } else {
                            l_235 = (long) ((ulong) l_225 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) ((long) (uint) (((int) l_235) & 1023)))))) = 0L;
                            l_236 = (long) ((ulong) l_223 + (ulong) ((long) (uint) (((int) l_225) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 4L)))) = 4;
                            i_237 = (int) ((uint) ((int) (((long) ((ulong) l_225 + (ulong) ((long) ((ulong) (l_225 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 8L)))) = i_237;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 12L)))) = i_7;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 16L)))) = l_214;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 24L)))) = ((long) i_218);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_236)) = 64;
                            *((__global long *) (arg_fs + 16 + l_224)) = l_235;
                            GALEFS_FENCE();
                            l_238 = *((__global long *) (arg_fs + 16 + 24L));
                            i_239 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_238 + (ulong) ((long) i_239))))) = (char) 1;
                            l_240 = *((__global long *) (arg_fs + 16 + 8L));
                            l_241 = (long) ((ulong) l_223 + (ulong) 1792L);
                            i_242 = 0;
                            l_243 = 0L;
                            while (true) {
                                if (!(i_242 == 0)) {
                                    break;
                                }
                                i_244 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_245 = *((volatile __global int *) (arg_fs + 16 + l_241));
                                if (i_237 == i_245) {
                                    i_242 = 1;
                                } else {
                                    if (i_244 == 0) {
                                        if (l_243 < l_240) {
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
                                l_249 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 1800L))));
                                l_234 = l_249;
                            }
                        }
                        if (l_234 < 0L) {
                            l_250 = l_234;
                        } else {
                            l_251 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 1808L))));
                            l_250 = l_251;
                        }
                        if (l_250 < 0L) {
                            l_252 = l_250;
                        } else {
                            i_253 = *((__global int *) (arg_fs + 16 + 156L));
                            l_254 = (long) ((ulong) (l_250 << i_253) + (ulong) (l_214 & ((long) ((ulong) (1L << i_253) + (ulong) (-1L)))));
                            l_252 = l_254;
                        }
                    } else {
                        l_252 = 0L;
                    }
                    l_255 = GALEFS_BROADCAST(l_252);
                    if (l_255 < 0L) {
                        i_256 = 0;
                    } else {
                        i_256 = i_218;
                    }
                    l_257 = *((__global long *) (arg_fs + 16 + 144L));
                    l_258 = (l_255 < 0L) ? 0L : l_255;
                    gale_copy((arg_data + 16 + l_213), (arg_fs + 16 + ((long) ((ulong) l_257 + (ulong) l_258))), i_256);
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
                        *((__global long *) (arg_fs + 16 + l_264)) = ((long) ((ulong) ((long) i_256) + (ulong) l_265));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_263 + (ulong) 1856L)))) = 0;
                        l_266 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_263 + (ulong) 1864L))));
                        l_267 = (long) ((ulong) l_266 + (ulong) (-64L));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_263 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_267 + (ulong) ((long) ((ulong) (l_267 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    }
                    i_268 = (int) ((uint) i_210 + (uint) i_256);
                    if (l_255 < 0L) {
                        i_269 = (int) l_255;
                        i_209 = i_269;
                        i_210 = i_268;
                    } else {
                        i_270 = (i_268 < i_207) ? 1 : 0;
                        i_209 = i_270;
                        i_210 = i_268;
                    }
                }
                if (i_210 < 1) {
                    i_56 = i_209;
                    break;
                }
                i_56 = i_210;
                break;
            case 3:
                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                i_271 = (int) get_local_id(0);
                if (i_271 == 0) {
                    l_272 = *((__global long *) (arg_fs + 16 + 16L));
                    i_273 = (int) get_group_id(0);
                    l_274 = (long) i_273;
                    i_275 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_272 + (ulong) ((l_274 << 12) + (l_274 << 11)))) + (ulong) 1896L))));
                    if (i_275 == 0) {
                        l_276 = *((__global long *) (arg_fs + 16 + 16L));
                        i_277 = (int) get_group_id(0);
                        l_278 = (long) i_277;
                        l_279 = (long) ((ulong) l_276 + (ulong) ((l_278 << 12) + (l_278 << 11)));
                        l_280 = (long) ((ulong) l_279 + (ulong) 1864L);
                        l_281 = *((__global long *) (arg_fs + 16 + l_280));
                        l_282 = *((__global long *) (arg_fs + 16 + 8L));
                        i_283 = 0;
                        l_284 = 0L;
                        while (true) {
                            if (!(i_283 == 0)) {
                                break;
                            }
                            i_285 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_285 == 0) {
                                l_286 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_281 + (ulong) 128L)) - (ulong) l_286)) < 1025L) {
                                    i_283 = 1;
                                } else {
                                    if (l_284 < l_282) {
                                        GALEFS_RELAX(l_284);
                                        l_287 = (long) ((ulong) l_284 + (ulong) 1L);
                                        l_284 = l_287;
                                    } else {
                                        i_283 = (-110);
                                    }
                                }
                            } else {
                                i_288 = (int) (0 - (uint) i_285);
                                i_283 = i_288;
                            }
                        }
                        if (i_283 < 0) {
                            l_289 = (long) i_283;
                            l_290 = l_289;
                        } else {
                            l_291 = (long) ((ulong) l_281 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) ((long) (uint) (((int) l_291) & 1023)))))) = 0L;
                            l_292 = (long) ((ulong) l_279 + (ulong) ((long) (uint) (((int) l_281) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_292 + (ulong) 4L)))) = 2;
                            i_293 = (int) ((uint) ((int) (((long) ((ulong) l_281 + (ulong) ((long) ((ulong) (l_281 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_292 + (ulong) 8L)))) = i_293;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_292 + (ulong) 12L)))) = i_7;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_292 + (ulong) 16L)))) = 0L;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_292 + (ulong) 24L)))) = 0L;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_292 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_292 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_292)) = 64;
                            *((__global long *) (arg_fs + 16 + l_280)) = l_291;
                            GALEFS_FENCE();
                            l_294 = *((__global long *) (arg_fs + 16 + 24L));
                            i_295 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_294 + (ulong) ((long) i_295))))) = (char) 1;
                            l_296 = *((__global long *) (arg_fs + 16 + 8L));
                            l_297 = (long) ((ulong) l_279 + (ulong) 1792L);
                            i_298 = 0;
                            l_299 = 0L;
                            while (true) {
                                if (!(i_298 == 0)) {
                                    break;
                                }
                                i_300 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_301 = *((volatile __global int *) (arg_fs + 16 + l_297));
                                if (i_293 == i_301) {
                                    i_298 = 1;
                                } else {
                                    if (i_300 == 0) {
                                        if (l_299 < l_296) {
                                            GALEFS_RELAX(l_299);
                                            l_302 = (long) ((ulong) l_299 + (ulong) 1L);
                                            l_299 = l_302;
                                        } else {
                                            i_298 = (-110);
                                        }
                                    } else {
                                        i_303 = (int) (0 - (uint) i_300);
                                        i_298 = i_303;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_298 < 0) {
                                l_304 = (long) i_298;
                                l_290 = l_304;
                            } else {
                                l_305 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 1800L))));
                                l_290 = l_305;
                            }
                        }
                    } else {
                        l_290 = (-16L);
                    }
                } else {
                    l_290 = 0L;
                }
                l_306 = GALEFS_BROADCAST(l_290);
                i_307 = (int) l_306;
                i_56 = i_307;
                break;
            default:
                i_308 = (int) get_local_id(0);
                if (i_308 == 0) {
                    i_309 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    if (i_7 < 0) {
                        i_310 = (-9);
                    } else {
                        i_311 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_7 < i_311) {
                            l_312 = *((__global long *) (arg_fs + 16 + 192L));
                            i_313 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_312 + (ulong) l_8))));
                            i_314 = (int) ((uint) i_313 + (uint) (-1));
                            i_315 = (i_314 < 0) ? (-9) : i_314;
                            i_310 = i_315;
                        } else {
                            i_310 = (-9);
                        }
                    }
                    i_316 = (int) (0 - (uint) i_309);
                    if (i_316 < 0) {
                        l_317 = (long) i_316;
                        l_318 = l_317;
                    } else {
                        l_319 = (long) i_310;
                        if (i_310 < 0) {
                            l_318 = l_319;
                        } else {
                            l_320 = *((__global long *) (arg_fs + 16 + 200L));
                            l_321 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_320 + (ulong) (l_319 << 6)))));
                            l_318 = l_321;
                        }
                    }
                } else {
                    l_318 = 0L;
                }
                l_322 = GALEFS_BROADCAST(l_318);
                i_323 = (int) l_322;
                i_56 = i_323;
                break;
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_324 = (int) get_local_id(0);
        if (i_324 == 0) {
            if (i_4 == 0) {
                *((__global int *) ul_6) = i_56;
            }
            i_325 = i_1 << 1;
            *((__global int *) (arg_results + ((((long) i_325) << 2) + 16L))) = i_56;
            if (i_4 == 1) {
                i_326 = 1;
                i_327 = 0;
                while (true) {
                    if (!(i_327 < i_56)) {
                        break;
                    }
                    i_328 = (int) *((__global char *) (arg_data + 16 + ((long) i_327)));
                    i_329 = (int) ((uint) (i_328 & 255) + (uint) ((int) ((uint) (i_326 << 5) - (uint) i_326)));
                    i_330 = (int) ((uint) i_327 + (uint) 1);
                    i_326 = i_329;
                    i_327 = i_330;
                }
                i_331 = i_326;
            } else {
                i_331 = 0;
            }
            *((__global int *) (arg_results + ((((long) (i_325 + 1)) << 2) + 16L))) = i_331;
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_332 = (int) ((uint) i_1 + (uint) 1);
        i_1 = i_332;
    }
}
