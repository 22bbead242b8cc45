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
// source SHA-256: 589c5c90637cfa43b827deb562c705f831920eed6941850d57a9a0c18fa5103d

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

int gale_div_int(int x, int y) {
    return y == 0 ? 0 : y == -1 ? (int) (0 - (uint) x) : x / y;
}

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_names, __global uchar *arg_descriptors, __global uchar *arg_data, __global uchar *arg_results) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    __global uchar *ul_0, *ul_6, *ul_9, *ul_10;
    int i_1, i_2, i_3, i_4, i_5, i_7, i_11, i_12, i_13, i_15, i_17, i_19, i_24, i_26, i_27, i_31, i_33, i_36, i_41, i_43, i_46, i_48, i_49, i_51, i_55, i_56, i_57, i_58, i_59, i_61, i_62, i_64, i_65, i_66, i_68, i_72, i_74, i_81, i_82, i_83, i_84, i_85, i_86, i_91, i_92, i_93, i_95, i_96, i_97, i_98, i_102, i_104, i_106, i_107, i_108, i_109, i_110, i_111, i_114, i_116, i_117, i_120, i_124, i_130, i_132, i_135, i_140, i_142, i_145, i_147, i_148, i_150, i_159, i_160, i_163, i_164, i_166, i_167, i_168, i_170, i_177, i_178, i_179, i_180, i_181, i_182, i_183, i_184, i_185, i_188, i_189, i_191, i_192, i_193, i_195, i_199, i_201, i_203, i_204, i_205, i_206, i_207, i_212, i_213, i_214, i_215, i_218, i_224, i_226, i_229, i_234, i_236, i_239, i_241, i_242, i_244, i_250, i_253, i_255, i_256, i_257, i_259, i_266, i_268, i_270, i_272, i_278, i_280, i_283, i_288, i_290, i_293, i_295, i_296, i_298, i_302, i_303, i_304, i_305, i_307, i_308, i_309, i_315, i_316, i_317, i_318, i_319, i_320, i_321, i_322, i_323, i_324;
    long l_8, l_14, l_16, l_18, l_20, l_21, l_22, l_23, l_25, l_28, l_29, l_30, l_32, l_34, l_35, l_37, l_38, l_39, l_40, l_42, l_44, l_45, l_47, l_50, l_52, l_53, l_54, l_60, l_63, l_67, l_69, l_70, l_71, l_73, l_75, l_76, l_77, l_78, l_79, l_80, l_87, l_88, l_89, l_90, l_94, l_99, l_100, l_101, l_103, l_105, l_112, l_113, l_115, l_118, l_119, l_121, l_122, l_123, l_125, l_126, l_127, l_128, l_129, l_131, l_133, l_134, l_136, l_137, l_138, l_139, l_141, l_143, l_144, l_146, l_149, l_151, l_152, l_153, l_154, l_155, l_156, l_157, l_158, l_161, l_162, l_165, l_169, l_171, l_172, l_173, l_174, l_175, l_176, l_186, l_187, l_190, l_194, l_196, l_197, l_198, l_200, l_202, l_208, l_209, l_210, l_211, l_216, l_217, l_219, l_220, l_221, l_222, l_223, l_225, l_227, l_228, l_230, l_231, l_232, l_233, l_235, l_237, l_238, l_240, l_243, l_245, l_246, l_247, l_248, l_249, l_251, l_252, l_254, l_258, l_260, l_261, l_262, l_263, l_264, l_265, l_267, l_269, l_271, l_273, l_274, l_275, l_276, l_277, l_279, l_281, l_282, l_284, l_285, l_286, l_287, l_289, l_291, l_292, l_294, l_297, l_299, l_300, l_301, l_306, l_310, l_311, l_312, l_313, l_314;
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
                    if (i_7 < 0) {
                        i_61 = (-9);
                    } else {
                        i_62 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_7 < i_62) {
                            l_63 = *((__global long *) (arg_fs + 16 + 192L));
                            i_64 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) l_8))));
                            i_65 = (int) ((uint) i_64 + (uint) (-1));
                            i_66 = (i_65 < 0) ? (-9) : i_65;
                            if (i_66 < 0) {
                                i_61 = i_66;
                            } else {
                                l_67 = *((__global long *) (arg_fs + 16 + 192L));
                                i_68 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_67 + (ulong) l_8)) + (ulong) 4L))));
                                if ((i_68 & 3) == 1) {
                                    i_61 = (-9);
                                } else {
                                    i_61 = i_66;
                                }
                            }
                        } else {
                            i_61 = (-9);
                        }
                    }
                    l_69 = (long) i_61;
                    if (i_61 < 0) {
                        l_70 = l_69;
                    } else {
                        if (l_60 < 0L) {
                            l_70 = (-22L);
                        } else {
                            if (i_58 < 0) {
                                l_70 = (-22L);
                            } else {
                                l_71 = *((__global long *) (arg_fs + 16 + 16L));
                                i_72 = (int) get_group_id(0);
                                l_73 = (long) i_72;
                                i_74 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_71 + (ulong) ((l_73 << 12) + (l_73 << 11)))) + (ulong) 1896L))));
                                if (i_74 == 0) {
                                    l_75 = *((__global long *) (arg_fs + 16 + 200L));
                                    l_76 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) (l_69 << 6)))));
                                    l_77 = (long) ((ulong) l_76 - (ulong) l_60);
                                    if (l_77 < 1L) {
                                        l_70 = 0L;
                                    } else {
                                        l_78 = (long) (uint) i_58;
                                        l_79 = (l_77 < l_78) ? l_77 : l_78;
                                        l_70 = l_79;
                                    }
                                } else {
                                    l_70 = (-16L);
                                }
                            }
                        }
                    }
                } else {
                    l_70 = 0L;
                }
                l_80 = GALEFS_BROADCAST(l_70);
                i_81 = (int) l_80;
                i_82 = (i_81 < 1) ? i_81 : 1;
                i_83 = i_82;
                i_84 = 0;
                while (true) {
                    if (!(i_83 == 1)) {
                        break;
                    }
                    i_85 = (int) get_local_id(0);
                    i_86 = (int) ((uint) i_81 - (uint) i_84);
                    l_87 = (long) i_86;
                    l_88 = (long) i_84;
                    l_89 = l_60 + l_88;
                    if (i_85 == 0) {
                        l_90 = *((__global long *) (arg_fs + 16 + 16L));
                        i_91 = (int) get_group_id(0);
                        if (i_7 < 0) {
                            i_92 = (-9);
                        } else {
                            i_93 = *((__global int *) (arg_fs + 16 + 208L));
                            if (i_7 < i_93) {
                                l_94 = *((__global long *) (arg_fs + 16 + 192L));
                                i_95 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) l_8))));
                                i_96 = (int) ((uint) i_95 + (uint) (-1));
                                i_97 = (i_96 < 0) ? (-9) : i_96;
                                i_92 = i_97;
                            } else {
                                i_92 = (-9);
                            }
                        }
                        i_98 = *((__global int *) (arg_fs + 16 + 156L));
                        l_99 = (long) i_92;
                        if (i_92 < 0) {
                            l_100 = l_99;
                        } else {
                            l_101 = *((__global long *) (arg_fs + 16 + 200L));
                            i_102 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_101 + (ulong) (l_99 << 6))) + (ulong) 8L))));
                            l_103 = *((__global long *) (arg_fs + 16 + 128L));
                            i_104 = *((__global int *) (arg_fs + 16 + 152L));
                            l_105 = l_89 >> i_98;
                            i_106 = i_104 & ((int) (((long) ((ulong) ((long) ((ulong) l_105 + (ulong) (((long) i_102) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            i_107 = i_106;
                            i_108 = 0;
                            i_109 = (-2);
                            while (true) {
                                if (!(i_109 == (-2))) {
                                    break;
                                }
                                i_110 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) (((long) i_107) << 2)))));
                                i_111 = (int) ((uint) i_110 + (uint) (-1));
                                if (i_111 < 0) {
                                    i_109 = (-1);
                                } else {
                                    l_112 = *((__global long *) (arg_fs + 16 + 136L));
                                    l_113 = (long) ((ulong) l_112 + (ulong) (((long) (uint) i_111) << 4));
                                    i_114 = *((volatile __global int *) (arg_fs + 16 + l_113));
                                    l_115 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) 8L))));
                                    if ((!(i_102 == i_114)) || (!(l_105 == l_115))) {
                                        if (i_104 == i_108) {
                                            i_109 = (-1);
                                        } else {
                                            i_116 = (int) ((uint) i_108 + (uint) 1);
                                            i_117 = i_104 & ((int) ((uint) i_107 + (uint) 1));
                                            i_107 = i_117;
                                            i_108 = i_116;
                                        }
                                    } else {
                                        i_109 = i_111;
                                    }
                                }
                            }
                            l_118 = (long) i_91;
                            l_119 = (long) ((ulong) l_90 + (ulong) ((l_118 << 12) + (l_118 << 11)));
                            if (i_109 < 0) {
                                i_120 = (-1);
                            } else {
                                l_121 = (long) ((ulong) l_119 + (ulong) 1856L);
                                *((volatile __global int *) (arg_fs + 16 + l_121)) = ((int) ((uint) i_109 + (uint) 1));
                                GALEFS_FENCE();
                                l_122 = *((__global long *) (arg_fs + 16 + 136L));
                                l_123 = (long) ((ulong) l_122 + (ulong) (((long) (uint) i_109) << 4));
                                i_124 = *((volatile __global int *) (arg_fs + 16 + l_123));
                                l_125 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) 8L))));
                                if ((!(i_102 == i_124)) || (!(l_105 == l_125))) {
                                    *((volatile __global int *) (arg_fs + 16 + l_121)) = 0;
                                }
                                GALEFS_FENCE();
                                if ((!(i_102 == i_124)) || (!(l_105 == l_125))) {
                                    i_120 = (-1);
                                } else {
                                    i_120 = i_109;
                                }
                            }
                            l_126 = (long) i_120;
                            if (l_126 == (-1L)) {
                                l_127 = (long) ((ulong) l_119 + (ulong) 1864L);
                                l_128 = *((__global long *) (arg_fs + 16 + l_127));
                                l_129 = *((__global long *) (arg_fs + 16 + 8L));
                                i_130 = 0;
                                l_131 = 0L;
                                while (true) {
                                    if (!(i_130 == 0)) {
                                        break;
                                    }
                                    i_132 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                    if (i_132 == 0) {
                                        l_133 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 1408L))));
                                        if (((long) ((ulong) ((long) ((ulong) l_128 + (ulong) 128L)) - (ulong) l_133)) < 1025L) {
                                            i_130 = 1;
                                        } else {
                                            if (l_131 < l_129) {
                                                l_134 = (long) ((ulong) l_131 + (ulong) 1L);
                                                l_131 = l_134;
                                            } else {
                                                i_130 = (-110);
                                            }
                                        }
                                    } else {
                                        i_135 = (int) (0 - (uint) i_132);
                                        i_130 = i_135;
                                    }
                                }
                                if (i_130 < 0) {
                                    l_136 = (long) i_130;
                                    l_137 = l_136;
                                } else {
                                    l_138 = (long) ((ulong) l_128 + (ulong) 64L);
                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) ((long) (uint) (((int) l_138) & 1023)))))) = 0L;
                                    l_139 = (long) ((ulong) l_119 + (ulong) ((long) (uint) (((int) l_128) & 1023)));
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_139 + (ulong) 4L)))) = 3;
                                    i_140 = (int) ((uint) ((int) (((long) ((ulong) l_128 + (ulong) ((long) ((ulong) (l_128 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_139 + (ulong) 8L)))) = i_140;
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_139 + (ulong) 12L)))) = i_7;
                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_139 + (ulong) 16L)))) = l_89;
                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_139 + (ulong) 24L)))) = l_87;
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_139 + (ulong) 32L)))) = 0;
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_139 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global int *) (arg_fs + 16 + l_139)) = 64;
                                    *((__global long *) (arg_fs + 16 + l_127)) = l_138;
                                    GALEFS_FENCE();
                                    l_141 = *((__global long *) (arg_fs + 16 + 24L));
                                    i_142 = (int) get_group_id(0);
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) ((long) i_142))))) = (char) 1;
                                    l_143 = *((__global long *) (arg_fs + 16 + 8L));
                                    l_144 = (long) ((ulong) l_119 + (ulong) 1792L);
                                    i_145 = 0;
                                    l_146 = 0L;
                                    while (true) {
                                        if (!(i_145 == 0)) {
                                            break;
                                        }
                                        i_147 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                        i_148 = *((volatile __global int *) (arg_fs + 16 + l_144));
                                        if (i_140 == i_148) {
                                            i_145 = 1;
                                        } else {
                                            if (i_147 == 0) {
                                                if (l_146 < l_143) {
                                                    l_149 = (long) ((ulong) l_146 + (ulong) 1L);
                                                    l_146 = l_149;
                                                } else {
                                                    i_145 = (-110);
                                                }
                                            } else {
                                                i_150 = (int) (0 - (uint) i_147);
                                                i_145 = i_150;
                                            }
                                        }
                                    }
                                    GALEFS_FENCE();
                                    if (i_145 < 0) {
                                        l_151 = (long) i_145;
                                        l_137 = l_151;
                                    } else {
                                        l_152 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 1800L))));
                                        l_137 = l_152;
                                    }
                                }
                                if (l_137 < 0L) {
                                    l_100 = l_137;
                                } else {
                                    l_153 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 1808L))));
                                    l_100 = l_153;
                                }
                            } else {
                                l_154 = (long) ((ulong) l_119 + (ulong) 1872L);
                                l_155 = *((__global long *) (arg_fs + 16 + l_154));
                                *((__global long *) (arg_fs + 16 + l_154)) = ((long) ((ulong) l_155 + (ulong) 1L));
                                l_100 = l_126;
                            }
                        }
                        if (l_100 < 0L) {
                            l_156 = l_100;
                        } else {
                            l_157 = (long) ((ulong) (l_100 << i_98) + (ulong) (l_89 & ((long) ((ulong) (1L << i_98) + (ulong) (-1L)))));
                            l_156 = l_157;
                        }
                    } else {
                        l_156 = 0L;
                    }
                    l_158 = GALEFS_BROADCAST(l_156);
                    if (l_158 < 0L) {
                        i_159 = (int) l_158;
                        i_83 = i_159;
                    } else {
                        i_160 = *((__global int *) (arg_fs + 16 + 156L));
                        l_161 = 1L << i_160;
                        l_162 = (long) ((ulong) l_161 - (ulong) (l_89 & ((long) ((ulong) l_161 + (ulong) (-1L)))));
                        if (l_162 < l_87) {
                            i_163 = (int) l_162;
                            i_164 = i_163;
                        } else {
                            i_164 = i_86;
                        }
                        l_165 = *((__global long *) (arg_fs + 16 + 144L));
                        gale_copy((arg_fs + 16 + ((long) ((ulong) l_158 + (ulong) l_165))), (arg_data + 16 + l_88), i_164);
                        GALEFS_FENCE();
                        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                        i_166 = (int) get_local_id(0);
                        i_167 = (int) ((uint) i_84 + (uint) i_164);
                        i_168 = (i_167 < i_81) ? 1 : 0;
                        if (i_166 == 0) {
                            l_169 = *((__global long *) (arg_fs + 16 + 16L));
                            i_170 = (int) get_group_id(0);
                            l_171 = (long) i_170;
                            l_172 = (long) ((ulong) l_169 + (ulong) ((l_171 << 12) + (l_171 << 11)));
                            l_173 = (long) ((ulong) l_172 + (ulong) 1880L);
                            l_174 = *((__global long *) (arg_fs + 16 + l_173));
                            *((__global long *) (arg_fs + 16 + l_173)) = ((long) ((ulong) ((long) i_164) + (ulong) l_174));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_172 + (ulong) 1856L)))) = 0;
                            l_175 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_172 + (ulong) 1864L))));
                            l_176 = (long) ((ulong) l_175 + (ulong) (-64L));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_172 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_176 + (ulong) ((long) ((ulong) (l_176 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            i_83 = i_168;
                            i_84 = i_167;
                        } else {
                            i_83 = i_168;
                            i_84 = i_167;
                        }
                    }
                }
                if (i_84 < 1) {
                    i_56 = i_83;
                    break;
                }
                i_56 = i_84;
                break;
            case 2:
                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                i_177 = *((__global int *) ul_9);
                i_178 = *((__global int *) (arg_script + ((((long) ((int) ((uint) i_3 + (uint) 4))) << 2) + 16L)));
                i_179 = (int) get_local_id(0);
                i_180 = i_179;
                while (true) {
                    if (!(i_180 < i_177)) {
                        break;
                    }
                    *((__global char *) (arg_data + 16 + ((long) i_180))) = (char) ((int) ((uint) ((int) ((uint) (i_180 << 3) - (uint) i_180)) + (uint) i_178));
                    i_181 = (int) get_local_size(0);
                    i_182 = (int) ((uint) i_180 + (uint) i_181);
                    i_180 = i_182;
                }
                i_183 = *((__global int *) ul_10);
                i_184 = *((__global int *) ul_9);
                i_185 = (int) get_local_id(0);
                l_186 = (long) i_184;
                l_187 = (long) i_183;
                if (i_185 == 0) {
                    if (i_7 < 0) {
                        i_188 = (-9);
                    } else {
                        i_189 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_7 < i_189) {
                            l_190 = *((__global long *) (arg_fs + 16 + 192L));
                            i_191 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_190 + (ulong) l_8))));
                            i_192 = (int) ((uint) i_191 + (uint) (-1));
                            i_193 = (i_192 < 0) ? (-9) : i_192;
                            if (i_193 < 0) {
                                i_188 = i_193;
                            } else {
                                l_194 = *((__global long *) (arg_fs + 16 + 192L));
                                i_195 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_194 + (ulong) l_8)) + (ulong) 4L))));
                                if ((i_195 & 3) == 0) {
                                    i_188 = (-9);
                                } else {
                                    i_188 = i_193;
                                }
                            }
                        } else {
                            i_188 = (-9);
                        }
                    }
                    if (i_188 < 0) {
                        l_196 = (long) i_188;
                        l_197 = l_196;
                    } else {
                        if (l_187 < 0L) {
                            l_197 = (-22L);
                        } else {
                            if (i_184 < 0) {
                                l_197 = (-22L);
                            } else {
                                if ((l_187 + l_186) < 0L) {
                                    l_197 = (-27L);
                                } else {
                                    l_198 = *((__global long *) (arg_fs + 16 + 16L));
                                    i_199 = (int) get_group_id(0);
                                    l_200 = (long) i_199;
                                    i_201 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_198 + (ulong) ((l_200 << 12) + (l_200 << 11)))) + (ulong) 1896L))));
                                    if (i_201 == 0) {
                                        l_197 = l_186;
                                    } else {
                                        l_197 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                } else {
                    l_197 = l_186;
                }
                l_202 = GALEFS_BROADCAST(l_197);
                i_203 = (int) l_202;
                i_204 = (i_203 < 1) ? i_203 : 1;
                i_205 = i_204;
                i_206 = 0;
                while (true) {
                    if (!(i_205 == 1)) {
                        break;
                    }
                    i_207 = *((__global int *) (arg_fs + 16 + 156L));
                    l_208 = 1L << i_207;
                    l_209 = (long) i_206;
                    l_210 = l_187 + l_209;
                    l_211 = (long) ((ulong) l_208 - (ulong) (l_210 & ((long) ((ulong) l_208 + (ulong) (-1L)))));
                    i_212 = (int) ((uint) i_203 - (uint) i_206);
                    if (l_211 < ((long) i_212)) {
                        i_213 = (int) l_211;
                        i_214 = i_213;
                    } else {
                        i_214 = i_212;
                    }
                    i_215 = (int) get_local_id(0);
                    l_216 = (long) i_214;
                    if (i_215 == 0) {
                        l_217 = *((__global long *) (arg_fs + 16 + 16L));
                        i_218 = (int) get_group_id(0);
                        l_219 = (long) i_218;
                        l_220 = (long) ((ulong) l_217 + (ulong) ((l_219 << 12) + (l_219 << 11)));
                        l_221 = (long) ((ulong) l_220 + (ulong) 1864L);
                        l_222 = *((__global long *) (arg_fs + 16 + l_221));
                        l_223 = *((__global long *) (arg_fs + 16 + 8L));
                        i_224 = 0;
                        l_225 = 0L;
                        while (true) {
                            if (!(i_224 == 0)) {
                                break;
                            }
                            i_226 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_226 == 0) {
                                l_227 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_220 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_222 + (ulong) 128L)) - (ulong) l_227)) < 1025L) {
                                    i_224 = 1;
                                } else {
                                    if (l_225 < l_223) {
                                        l_228 = (long) ((ulong) l_225 + (ulong) 1L);
                                        l_225 = l_228;
                                    } else {
                                        i_224 = (-110);
                                    }
                                }
                            } else {
                                i_229 = (int) (0 - (uint) i_226);
                                i_224 = i_229;
                            }
                        }
                        if (i_224 < 0) {
                            l_230 = (long) i_224;
                            l_231 = l_230;
                        } else {
                            l_232 = (long) ((ulong) l_222 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_220 + (ulong) ((long) (uint) (((int) l_232) & 1023)))))) = 0L;
                            l_233 = (long) ((ulong) l_220 + (ulong) ((long) (uint) (((int) l_222) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_233 + (ulong) 4L)))) = 4;
                            i_234 = (int) ((uint) ((int) (((long) ((ulong) l_222 + (ulong) ((long) ((ulong) (l_222 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_233 + (ulong) 8L)))) = i_234;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_233 + (ulong) 12L)))) = i_7;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_233 + (ulong) 16L)))) = l_210;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_233 + (ulong) 24L)))) = l_216;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_233 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_233 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_233)) = 64;
                            *((__global long *) (arg_fs + 16 + l_221)) = l_232;
                            GALEFS_FENCE();
                            l_235 = *((__global long *) (arg_fs + 16 + 24L));
                            i_236 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_235 + (ulong) ((long) i_236))))) = (char) 1;
                            l_237 = *((__global long *) (arg_fs + 16 + 8L));
                            l_238 = (long) ((ulong) l_220 + (ulong) 1792L);
                            i_239 = 0;
                            l_240 = 0L;
                            while (true) {
                                if (!(i_239 == 0)) {
                                    break;
                                }
                                i_241 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_242 = *((volatile __global int *) (arg_fs + 16 + l_238));
                                if (i_234 == i_242) {
                                    i_239 = 1;
                                } else {
                                    if (i_241 == 0) {
                                        if (l_240 < l_237) {
                                            l_243 = (long) ((ulong) l_240 + (ulong) 1L);
                                            l_240 = l_243;
                                        } else {
                                            i_239 = (-110);
                                        }
                                    } else {
                                        i_244 = (int) (0 - (uint) i_241);
                                        i_239 = i_244;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_239 < 0) {
                                l_245 = (long) i_239;
                                l_231 = l_245;
                            } else {
                                l_246 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_220 + (ulong) 1800L))));
                                l_231 = l_246;
                            }
                        }
                        if (l_231 < 0L) {
                            l_247 = l_231;
                        } else {
                            l_248 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_220 + (ulong) 1808L))));
                            l_247 = l_248;
                        }
                        if (l_247 < 0L) {
                            l_249 = l_247;
                        } else {
                            i_250 = *((__global int *) (arg_fs + 16 + 156L));
                            l_251 = (long) ((ulong) (l_247 << i_250) + (ulong) (l_210 & ((long) ((ulong) (1L << i_250) + (ulong) (-1L)))));
                            l_249 = l_251;
                        }
                    } else {
                        l_249 = 0L;
                    }
                    l_252 = GALEFS_BROADCAST(l_249);
                    if (l_252 < 0L) {
                        i_253 = (int) l_252;
                        i_205 = i_253;
                    } else {
                        l_254 = *((__global long *) (arg_fs + 16 + 144L));
                        gale_copy((arg_data + 16 + l_209), (arg_fs + 16 + ((long) ((ulong) l_252 + (ulong) l_254))), i_214);
                        GALEFS_FENCE();
                        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                        i_255 = (int) get_local_id(0);
                        i_256 = (int) ((uint) i_206 + (uint) i_214);
                        i_257 = (i_256 < i_203) ? 1 : 0;
                        if (i_255 == 0) {
                            l_258 = *((__global long *) (arg_fs + 16 + 16L));
                            i_259 = (int) get_group_id(0);
                            l_260 = (long) i_259;
                            l_261 = (long) ((ulong) l_258 + (ulong) ((l_260 << 12) + (l_260 << 11)));
                            l_262 = (long) ((ulong) l_261 + (ulong) 1888L);
                            l_263 = *((__global long *) (arg_fs + 16 + l_262));
                            *((__global long *) (arg_fs + 16 + l_262)) = ((long) ((ulong) l_216 + (ulong) l_263));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_261 + (ulong) 1856L)))) = 0;
                            l_264 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_261 + (ulong) 1864L))));
                            l_265 = (long) ((ulong) l_264 + (ulong) (-64L));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_261 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_265 + (ulong) ((long) ((ulong) (l_265 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            i_205 = i_257;
                            i_206 = i_256;
                        } else {
                            i_205 = i_257;
                            i_206 = i_256;
                        }
                    }
                }
                if (i_206 < 1) {
                    i_56 = i_205;
                    break;
                }
                i_56 = i_206;
                break;
            case 3:
                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                i_266 = (int) get_local_id(0);
                if (i_266 == 0) {
                    l_267 = *((__global long *) (arg_fs + 16 + 16L));
                    i_268 = (int) get_group_id(0);
                    l_269 = (long) i_268;
                    i_270 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_267 + (ulong) ((l_269 << 12) + (l_269 << 11)))) + (ulong) 1896L))));
                    if (i_270 == 0) {
                        l_271 = *((__global long *) (arg_fs + 16 + 16L));
                        i_272 = (int) get_group_id(0);
                        l_273 = (long) i_272;
                        l_274 = (long) ((ulong) l_271 + (ulong) ((l_273 << 12) + (l_273 << 11)));
                        l_275 = (long) ((ulong) l_274 + (ulong) 1864L);
                        l_276 = *((__global long *) (arg_fs + 16 + l_275));
                        l_277 = *((__global long *) (arg_fs + 16 + 8L));
                        i_278 = 0;
                        l_279 = 0L;
                        while (true) {
                            if (!(i_278 == 0)) {
                                break;
                            }
                            i_280 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_280 == 0) {
                                l_281 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_274 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_276 + (ulong) 128L)) - (ulong) l_281)) < 1025L) {
                                    i_278 = 1;
                                } else {
                                    if (l_279 < l_277) {
                                        l_282 = (long) ((ulong) l_279 + (ulong) 1L);
                                        l_279 = l_282;
                                    } else {
                                        i_278 = (-110);
                                    }
                                }
                            } else {
                                i_283 = (int) (0 - (uint) i_280);
                                i_278 = i_283;
                            }
                        }
                        if (i_278 < 0) {
                            l_284 = (long) i_278;
                            l_285 = l_284;
                        } else {
                            l_286 = (long) ((ulong) l_276 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_274 + (ulong) ((long) (uint) (((int) l_286) & 1023)))))) = 0L;
                            l_287 = (long) ((ulong) l_274 + (ulong) ((long) (uint) (((int) l_276) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_287 + (ulong) 4L)))) = 2;
                            i_288 = (int) ((uint) ((int) (((long) ((ulong) l_276 + (ulong) ((long) ((ulong) (l_276 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_287 + (ulong) 8L)))) = i_288;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_287 + (ulong) 12L)))) = i_7;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_287 + (ulong) 16L)))) = 0L;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_287 + (ulong) 24L)))) = 0L;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_287 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_287 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_287)) = 64;
                            *((__global long *) (arg_fs + 16 + l_275)) = l_286;
                            GALEFS_FENCE();
                            l_289 = *((__global long *) (arg_fs + 16 + 24L));
                            i_290 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_289 + (ulong) ((long) i_290))))) = (char) 1;
                            l_291 = *((__global long *) (arg_fs + 16 + 8L));
                            l_292 = (long) ((ulong) l_274 + (ulong) 1792L);
                            i_293 = 0;
                            l_294 = 0L;
                            while (true) {
                                if (!(i_293 == 0)) {
                                    break;
                                }
                                i_295 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_296 = *((volatile __global int *) (arg_fs + 16 + l_292));
                                if (i_288 == i_296) {
                                    i_293 = 1;
                                } else {
                                    if (i_295 == 0) {
                                        if (l_294 < l_291) {
                                            l_297 = (long) ((ulong) l_294 + (ulong) 1L);
                                            l_294 = l_297;
                                        } else {
                                            i_293 = (-110);
                                        }
                                    } else {
                                        i_298 = (int) (0 - (uint) i_295);
                                        i_293 = i_298;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_293 < 0) {
                                l_299 = (long) i_293;
                                l_285 = l_299;
                            } else {
                                l_300 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_274 + (ulong) 1800L))));
                                l_285 = l_300;
                            }
                        }
                    } else {
                        l_285 = (-16L);
                    }
                } else {
                    l_285 = 0L;
                }
                l_301 = GALEFS_BROADCAST(l_285);
                i_302 = (int) l_301;
                i_56 = i_302;
                break;
            default:
                i_303 = (int) get_local_id(0);
                if (i_303 == 0) {
                    if (i_7 < 0) {
                        i_304 = (-9);
                    } else {
                        i_305 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_7 < i_305) {
                            l_306 = *((__global long *) (arg_fs + 16 + 192L));
                            i_307 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_306 + (ulong) l_8))));
                            i_308 = (int) ((uint) i_307 + (uint) (-1));
                            i_309 = (i_308 < 0) ? (-9) : i_308;
                            i_304 = i_309;
                        } else {
                            i_304 = (-9);
                        }
                    }
                    l_310 = (long) i_304;
                    if (i_304 < 0) {
                        l_311 = l_310;
                    } else {
                        l_312 = *((__global long *) (arg_fs + 16 + 200L));
                        l_313 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_312 + (ulong) (l_310 << 6)))));
                        l_311 = l_313;
                    }
                } else {
                    l_311 = 0L;
                }
                l_314 = GALEFS_BROADCAST(l_311);
                i_315 = (int) l_314;
                i_56 = i_315;
                break;
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_316 = (int) get_local_id(0);
        if (i_316 == 0) {
            if (i_4 == 0) {
                *((__global int *) ul_6) = i_56;
            }
            i_317 = i_1 << 1;
            *((__global int *) (arg_results + ((((long) i_317) << 2) + 16L))) = i_56;
            if (i_4 == 1) {
                i_318 = 1;
                i_319 = 0;
                while (true) {
                    if (!(i_319 < i_56)) {
                        break;
                    }
                    i_320 = (int) *((__global char *) (arg_data + 16 + ((long) i_319)));
                    i_321 = (int) ((uint) (i_320 & 255) + (uint) ((int) ((uint) (i_318 << 5) - (uint) i_318)));
                    i_322 = (int) ((uint) i_319 + (uint) 1);
                    i_318 = i_321;
                    i_319 = i_322;
                }
                i_323 = i_318;
            } else {
                i_323 = 0;
            }
            *((__global int *) (arg_results + ((((long) (i_317 + 1)) << 2) + 16L))) = i_323;
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_324 = (int) ((uint) i_1 + (uint) 1);
        i_1 = i_324;
    }
}
