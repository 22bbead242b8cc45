// A kernel of GaleFS. Generated from Java: change that, not this.
// kernel: io.github.galefs.FileKernels#writeThenRead
// entry point: galefs_writeThenRead
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// string: "file"
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/FileKernels.java
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/file/BlockAccess.java
// source: io/github/galefs/kernel/file/DeviceFile.java
// source: io/github/galefs/kernel/file/FileOperation.java
// source: io/github/galefs/kernel/file/FileTableDescriptor.java
// source: io/github/galefs/kernel/file/LiteralPath.java
// source: io/github/galefs/kernel/file/OpenFiles.java
// source: io/github/galefs/kernel/lane/LaneCall.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source SHA-256: 78ef24f75580cc2ae129fb1f14e179e901c100756ffcc2e6b7448f3e31b0698e

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

__constant char gale_literals[] = {102, 105, 108, 101};

__kernel void galefs_writeThenRead(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_out) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_1, i_2, i_3, i_6, i_7, i_8, i_9, i_10, i_12, i_14, i_16, i_20, i_21, i_22, i_26, i_28, i_31, i_36, i_38, i_41, i_43, i_44, i_46, i_50, i_51, i_53, i_54, i_56, i_57, i_58, i_60, i_64, i_66, i_68, i_69, i_70, i_71, i_72, i_76, i_77, i_78, i_79, i_82, i_88, i_90, i_93, i_98, i_100, i_103, i_105, i_106, i_108, i_114, i_117, i_119, i_120, i_121, i_123, i_130, i_131, i_132, i_133, i_134, i_135, i_136, i_137, i_139, i_140, i_141, i_143, i_147, i_149, i_155, i_156, i_157, i_158, i_159, i_160, i_164, i_165, i_166, i_168, i_169, i_170, i_171, i_175, i_177, i_179, i_180, i_181, i_182, i_183, i_184, i_187, i_189, i_190, i_193, i_197, i_203, i_205, i_208, i_213, i_215, i_218, i_220, i_221, i_223, i_232, i_233, i_236, i_237, i_239, i_240, i_241, i_243, i_250, i_253, i_255, i_256, i_257, i_258, i_260, i_262, i_264, i_270, i_272, i_275, i_280, i_282, i_285, i_287, i_288, i_290, i_294, i_295;
    long l_0, l_4, l_5, l_11, l_13, l_15, l_17, l_18, l_19, l_23, l_24, l_25, l_27, l_29, l_30, l_32, l_33, l_34, l_35, l_37, l_39, l_40, l_42, l_45, l_47, l_48, l_49, l_52, l_55, l_59, l_61, l_62, l_63, l_65, l_67, l_73, l_74, l_75, l_80, l_81, l_83, l_84, l_85, l_86, l_87, l_89, l_91, l_92, l_94, l_95, l_96, l_97, l_99, l_101, l_102, l_104, l_107, l_109, l_110, l_111, l_112, l_113, l_115, l_116, l_118, l_122, l_124, l_125, l_126, l_127, l_128, l_129, l_138, l_142, l_144, l_145, l_146, l_148, l_150, l_151, l_152, l_153, l_154, l_161, l_162, l_163, l_167, l_172, l_173, l_174, l_176, l_178, l_185, l_186, l_188, l_191, l_192, l_194, l_195, l_196, l_198, l_199, l_200, l_201, l_202, l_204, l_206, l_207, l_209, l_210, l_211, l_212, l_214, l_216, l_217, l_219, l_222, l_224, l_225, l_226, l_227, l_228, l_229, l_230, l_231, l_234, l_235, l_238, l_242, l_244, l_245, l_246, l_247, l_248, l_249, l_251, l_252, l_254, l_259, l_261, l_263, l_265, l_266, l_267, l_268, l_269, l_271, l_273, l_274, l_276, l_277, l_278, l_279, l_281, l_283, l_284, l_286, l_289, l_291, l_292, l_293;
    l_0 = *((__global long *) (arg_args + 16L));
    i_1 = (int) get_group_id(0);
    i_2 = (int) get_local_id(0);
    i_3 = (int) l_0;
    l_4 = (long) i_3;
    l_5 = ((long) i_1) * l_4;
    i_6 = i_2;
    while (true) {
        if (!(i_6 < i_3)) {
            break;
        }
        i_7 = (int) get_group_id(0);
        *((__global char *) (arg_scratch + 16 + (l_5 + ((long) i_6)))) = (char) ((int) ((uint) i_7 + (uint) ((int) ((uint) (i_6 << 5) - (uint) i_6))));
        i_8 = (int) get_local_size(0);
        i_9 = (int) ((uint) i_6 + (uint) i_8);
        i_6 = i_9;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_10 = (int) get_local_id(0);
    if (i_10 == 0) {
        l_11 = *((__global long *) (arg_fs + 16 + 16L));
        i_12 = (int) get_group_id(0);
        l_13 = (long) i_12;
        i_14 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_11 + (ulong) ((l_13 << 12) + (l_13 << 11)))) + (ulong) 1896L))));
        if (i_14 == 0) {
            l_15 = *((__global long *) (arg_fs + 16 + 16L));
            i_16 = (int) get_group_id(0);
            l_17 = (long) i_16;
            l_18 = (long) ((ulong) l_15 + (ulong) ((l_17 << 12) + (l_17 << 11)));
            l_19 = (long) ((ulong) l_18 + (ulong) 2048L);
            i_20 = 0;
            while (true) {
                if (!(i_20 < 4)) {
                    break;
                }
                i_21 = (int) gale_literals[i_20];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) ((long) i_20))))) = (char) i_21;
                i_22 = (int) ((uint) i_20 + (uint) 1);
                i_20 = i_22;
            }
            l_23 = (long) ((ulong) l_18 + (ulong) 1864L);
            l_24 = *((__global long *) (arg_fs + 16 + l_23));
            l_25 = *((__global long *) (arg_fs + 16 + 8L));
            i_26 = 0;
            l_27 = 0L;
            while (true) {
                if (!(i_26 == 0)) {
                    break;
                }
                i_28 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_28 == 0) {
                    l_29 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_24 + (ulong) 128L)) - (ulong) l_29)) < 1025L) {
                        i_26 = 1;
                    } else {
                        if (l_27 < l_25) {
                            l_30 = (long) ((ulong) l_27 + (ulong) 1L);
                            l_27 = l_30;
                        } else {
                            i_26 = (-110);
                        }
                    }
                } else {
                    i_31 = (int) (0 - (uint) i_28);
                    i_26 = i_31;
                }
            }
            if (i_26 < 0) {
                l_32 = (long) i_26;
                l_33 = l_32;
            } else {
                l_34 = (long) ((ulong) l_24 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) ((long) (uint) (((int) l_34) & 1023)))))) = 0L;
                l_35 = (long) ((ulong) l_18 + (ulong) ((long) (uint) (((int) l_24) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 4L)))) = 1;
                i_36 = (int) ((uint) ((int) (((long) ((ulong) l_24 + (ulong) ((long) ((ulong) (l_24 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 8L)))) = i_36;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 32L)))) = 66;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 36L)))) = 4;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_35)) = 64;
                *((__global long *) (arg_fs + 16 + l_23)) = l_34;
                GALEFS_FENCE();
                l_37 = *((__global long *) (arg_fs + 16 + 24L));
                i_38 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) ((long) i_38))))) = (char) 1;
                l_39 = *((__global long *) (arg_fs + 16 + 8L));
                l_40 = (long) ((ulong) l_18 + (ulong) 1792L);
                i_41 = 0;
                l_42 = 0L;
                while (true) {
                    if (!(i_41 == 0)) {
                        break;
                    }
                    i_43 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_44 = *((volatile __global int *) (arg_fs + 16 + l_40));
                    if (i_36 == i_44) {
                        i_41 = 1;
                    } else {
                        if (i_43 == 0) {
                            if (l_42 < l_39) {
                                l_45 = (long) ((ulong) l_42 + (ulong) 1L);
                                l_42 = l_45;
                            } else {
                                i_41 = (-110);
                            }
                        } else {
                            i_46 = (int) (0 - (uint) i_43);
                            i_41 = i_46;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_41 < 0) {
                    l_47 = (long) i_41;
                    l_33 = l_47;
                } else {
                    l_48 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) 1800L))));
                    l_33 = l_48;
                }
            }
        } else {
            l_33 = (-16L);
        }
    } else {
        l_33 = 0L;
    }
    l_49 = GALEFS_BROADCAST(l_33);
    i_50 = (int) get_local_id(0);
    i_51 = (int) l_49;
    l_52 = ((long) i_51) << 3;
    if (i_50 == 0) {
        if (i_51 < 0) {
            i_53 = (-9);
        } else {
            i_54 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_51 < i_54) {
                l_55 = *((__global long *) (arg_fs + 16 + 192L));
                i_56 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) l_52))));
                i_57 = (int) ((uint) i_56 + (uint) (-1));
                i_58 = (i_57 < 0) ? (-9) : i_57;
                if (i_58 < 0) {
                    i_53 = i_58;
                } else {
                    l_59 = *((__global long *) (arg_fs + 16 + 192L));
                    i_60 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_59 + (ulong) l_52)) + (ulong) 4L))));
                    if ((i_60 & 3) == 0) {
                        i_53 = (-9);
                    } else {
                        i_53 = i_58;
                    }
                }
            } else {
                i_53 = (-9);
            }
        }
        if (i_53 < 0) {
            l_61 = (long) i_53;
            l_62 = l_61;
        } else {
            if (l_5 < 0L) {
                l_62 = (-22L);
            } else {
                if (i_3 < 0) {
                    l_62 = (-22L);
                } else {
                    if ((l_4 + l_5) < 0L) {
                        l_62 = (-27L);
                    } else {
                        l_63 = *((__global long *) (arg_fs + 16 + 16L));
                        i_64 = (int) get_group_id(0);
                        l_65 = (long) i_64;
                        i_66 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_63 + (ulong) ((l_65 << 12) + (l_65 << 11)))) + (ulong) 1896L))));
                        if (i_66 == 0) {
                            l_62 = l_4;
                        } else {
                            l_62 = (-16L);
                        }
                    }
                }
            }
        }
    } else {
        l_62 = l_4;
    }
    l_67 = GALEFS_BROADCAST(l_62);
    i_68 = (int) l_67;
    i_69 = (i_68 < 1) ? i_68 : 1;
    i_70 = i_69;
    i_71 = 0;
    while (true) {
        if (!(i_70 == 1)) {
            break;
        }
        i_72 = *((__global int *) (arg_fs + 16 + 156L));
        l_73 = 1L << i_72;
        l_74 = l_5 + ((long) i_71);
        l_75 = (long) ((ulong) l_73 - (ulong) (l_74 & ((long) ((ulong) l_73 + (ulong) (-1L)))));
        i_76 = (int) ((uint) i_68 - (uint) i_71);
        if (l_75 < ((long) i_76)) {
            i_77 = (int) l_75;
            i_78 = i_77;
        } else {
            i_78 = i_76;
        }
        i_79 = (int) get_local_id(0);
        l_80 = (long) i_78;
        if (i_79 == 0) {
            l_81 = *((__global long *) (arg_fs + 16 + 16L));
            i_82 = (int) get_group_id(0);
            l_83 = (long) i_82;
            l_84 = (long) ((ulong) l_81 + (ulong) ((l_83 << 12) + (l_83 << 11)));
            l_85 = (long) ((ulong) l_84 + (ulong) 1864L);
            l_86 = *((__global long *) (arg_fs + 16 + l_85));
            l_87 = *((__global long *) (arg_fs + 16 + 8L));
            i_88 = 0;
            l_89 = 0L;
            while (true) {
                if (!(i_88 == 0)) {
                    break;
                }
                i_90 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_90 == 0) {
                    l_91 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_86 + (ulong) 128L)) - (ulong) l_91)) < 1025L) {
                        i_88 = 1;
                    } else {
                        if (l_89 < l_87) {
                            l_92 = (long) ((ulong) l_89 + (ulong) 1L);
                            l_89 = l_92;
                        } else {
                            i_88 = (-110);
                        }
                    }
                } else {
                    i_93 = (int) (0 - (uint) i_90);
                    i_88 = i_93;
                }
            }
            if (i_88 < 0) {
                l_94 = (long) i_88;
                l_95 = l_94;
            } else {
                l_96 = (long) ((ulong) l_86 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) ((long) (uint) (((int) l_96) & 1023)))))) = 0L;
                l_97 = (long) ((ulong) l_84 + (ulong) ((long) (uint) (((int) l_86) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 4L)))) = 4;
                i_98 = (int) ((uint) ((int) (((long) ((ulong) l_86 + (ulong) ((long) ((ulong) (l_86 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 8L)))) = i_98;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 12L)))) = i_51;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 16L)))) = l_74;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 24L)))) = l_80;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_97)) = 64;
                *((__global long *) (arg_fs + 16 + l_85)) = l_96;
                GALEFS_FENCE();
                l_99 = *((__global long *) (arg_fs + 16 + 24L));
                i_100 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) ((long) i_100))))) = (char) 1;
                l_101 = *((__global long *) (arg_fs + 16 + 8L));
                l_102 = (long) ((ulong) l_84 + (ulong) 1792L);
                i_103 = 0;
                l_104 = 0L;
                while (true) {
                    if (!(i_103 == 0)) {
                        break;
                    }
                    i_105 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_106 = *((volatile __global int *) (arg_fs + 16 + l_102));
                    if (i_98 == i_106) {
                        i_103 = 1;
                    } else {
                        if (i_105 == 0) {
                            if (l_104 < l_101) {
                                l_107 = (long) ((ulong) l_104 + (ulong) 1L);
                                l_104 = l_107;
                            } else {
                                i_103 = (-110);
                            }
                        } else {
                            i_108 = (int) (0 - (uint) i_105);
                            i_103 = i_108;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_103 < 0) {
                    l_109 = (long) i_103;
                    l_95 = l_109;
                } else {
                    l_110 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 1800L))));
                    l_95 = l_110;
                }
            }
            if (l_95 < 0L) {
                l_111 = l_95;
            } else {
                l_112 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 1808L))));
                l_111 = l_112;
            }
            if (l_111 < 0L) {
                l_113 = l_111;
            } else {
                i_114 = *((__global int *) (arg_fs + 16 + 156L));
                l_115 = (long) ((ulong) (l_111 << i_114) + (ulong) (l_74 & ((long) ((ulong) (1L << i_114) + (ulong) (-1L)))));
                l_113 = l_115;
            }
        } else {
            l_113 = 0L;
        }
        l_116 = GALEFS_BROADCAST(l_113);
        if (l_116 < 0L) {
            i_117 = (int) l_116;
            i_70 = i_117;
        } else {
            l_118 = *((__global long *) (arg_fs + 16 + 144L));
            gale_copy((arg_scratch + 16 + l_74), (arg_fs + 16 + ((long) ((ulong) l_116 + (ulong) l_118))), i_78);
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_119 = (int) get_local_id(0);
            i_120 = (int) ((uint) i_71 + (uint) i_78);
            i_121 = (i_120 < i_68) ? 1 : 0;
            if (i_119 == 0) {
                l_122 = *((__global long *) (arg_fs + 16 + 16L));
                i_123 = (int) get_group_id(0);
                l_124 = (long) i_123;
                l_125 = (long) ((ulong) l_122 + (ulong) ((l_124 << 12) + (l_124 << 11)));
                l_126 = (long) ((ulong) l_125 + (ulong) 1888L);
                l_127 = *((__global long *) (arg_fs + 16 + l_126));
                *((__global long *) (arg_fs + 16 + l_126)) = ((long) ((ulong) l_80 + (ulong) l_127));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 1856L)))) = 0;
                l_128 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 1864L))));
                l_129 = (long) ((ulong) l_128 + (ulong) (-64L));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_129 + (ulong) ((long) ((ulong) (l_129 >> 63) >> 58)))) >> 6)) + (uint) 1));
                i_70 = i_121;
                i_71 = i_120;
            } else {
                i_70 = i_121;
                i_71 = i_120;
            }
        }
    }
    if (i_71 < 1) {
        i_130 = i_70;
    } else {
        i_130 = i_71;
    }
    i_131 = (int) get_local_id(0);
    i_132 = i_131;
    while (true) {
        if (!(i_132 < i_3)) {
            break;
        }
        *((__global char *) (arg_scratch + 16 + (l_5 + ((long) i_132)))) = (char) 0;
        i_133 = (int) get_local_size(0);
        i_134 = (int) ((uint) i_132 + (uint) i_133);
        i_132 = i_134;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_135 = (int) get_local_id(0);
    if (i_135 == 0) {
        if (i_51 < 0) {
            i_136 = (-9);
        } else {
            i_137 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_51 < i_137) {
                l_138 = *((__global long *) (arg_fs + 16 + 192L));
                i_139 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) l_52))));
                i_140 = (int) ((uint) i_139 + (uint) (-1));
                i_141 = (i_140 < 0) ? (-9) : i_140;
                if (i_141 < 0) {
                    i_136 = i_141;
                } else {
                    l_142 = *((__global long *) (arg_fs + 16 + 192L));
                    i_143 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_142 + (ulong) l_52)) + (ulong) 4L))));
                    if ((i_143 & 3) == 1) {
                        i_136 = (-9);
                    } else {
                        i_136 = i_141;
                    }
                }
            } else {
                i_136 = (-9);
            }
        }
        l_144 = (long) i_136;
        if (i_136 < 0) {
            l_145 = l_144;
        } else {
            if (l_5 < 0L) {
                l_145 = (-22L);
            } else {
                if (i_3 < 0) {
                    l_145 = (-22L);
                } else {
                    l_146 = *((__global long *) (arg_fs + 16 + 16L));
                    i_147 = (int) get_group_id(0);
                    l_148 = (long) i_147;
                    i_149 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_146 + (ulong) ((l_148 << 12) + (l_148 << 11)))) + (ulong) 1896L))));
                    if (i_149 == 0) {
                        l_150 = *((__global long *) (arg_fs + 16 + 200L));
                        l_151 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) (l_144 << 6)))));
                        l_152 = (long) ((ulong) l_151 - (ulong) l_5);
                        if (l_152 < 1L) {
                            l_145 = 0L;
                        } else {
                            l_153 = (l_152 < l_4) ? l_152 : l_4;
                            l_145 = l_153;
                        }
                    } else {
                        l_145 = (-16L);
                    }
                }
            }
        }
    } else {
        l_145 = 0L;
    }
    l_154 = GALEFS_BROADCAST(l_145);
    i_155 = (int) l_154;
    i_156 = (i_155 < 1) ? i_155 : 1;
    i_157 = i_156;
    i_158 = 0;
    while (true) {
        if (!(i_157 == 1)) {
            break;
        }
        i_159 = (int) get_local_id(0);
        i_160 = (int) ((uint) i_155 - (uint) i_158);
        l_161 = (long) i_160;
        l_162 = l_5 + ((long) i_158);
        if (i_159 == 0) {
            l_163 = *((__global long *) (arg_fs + 16 + 16L));
            i_164 = (int) get_group_id(0);
            if (i_51 < 0) {
                i_165 = (-9);
            } else {
                i_166 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_51 < i_166) {
                    l_167 = *((__global long *) (arg_fs + 16 + 192L));
                    i_168 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_167 + (ulong) l_52))));
                    i_169 = (int) ((uint) i_168 + (uint) (-1));
                    i_170 = (i_169 < 0) ? (-9) : i_169;
                    i_165 = i_170;
                } else {
                    i_165 = (-9);
                }
            }
            i_171 = *((__global int *) (arg_fs + 16 + 156L));
            l_172 = (long) i_165;
            if (i_165 < 0) {
                l_173 = l_172;
            } else {
                l_174 = *((__global long *) (arg_fs + 16 + 200L));
                i_175 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_174 + (ulong) (l_172 << 6))) + (ulong) 8L))));
                l_176 = *((__global long *) (arg_fs + 16 + 128L));
                i_177 = *((__global int *) (arg_fs + 16 + 152L));
                l_178 = l_162 >> i_171;
                i_179 = i_177 & ((int) (((long) ((ulong) ((long) ((ulong) l_178 + (ulong) (((long) i_175) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                i_180 = i_179;
                i_181 = 0;
                i_182 = (-2);
                while (true) {
                    if (!(i_182 == (-2))) {
                        break;
                    }
                    i_183 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) (((long) i_180) << 2)))));
                    i_184 = (int) ((uint) i_183 + (uint) (-1));
                    if (i_184 < 0) {
                        i_182 = (-1);
                    } else {
                        l_185 = *((__global long *) (arg_fs + 16 + 136L));
                        l_186 = (long) ((ulong) l_185 + (ulong) (((long) (uint) i_184) << 4));
                        i_187 = *((volatile __global int *) (arg_fs + 16 + l_186));
                        l_188 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 8L))));
                        if ((!(i_175 == i_187)) || (!(l_178 == l_188))) {
                            if (i_177 == i_181) {
                                i_182 = (-1);
                            } else {
                                i_189 = (int) ((uint) i_181 + (uint) 1);
                                i_190 = i_177 & ((int) ((uint) i_180 + (uint) 1));
                                i_180 = i_190;
                                i_181 = i_189;
                            }
                        } else {
                            i_182 = i_184;
                        }
                    }
                }
                l_191 = (long) i_164;
                l_192 = (long) ((ulong) l_163 + (ulong) ((l_191 << 12) + (l_191 << 11)));
                if (i_182 < 0) {
                    i_193 = (-1);
                } else {
                    l_194 = (long) ((ulong) l_192 + (ulong) 1856L);
                    *((volatile __global int *) (arg_fs + 16 + l_194)) = ((int) ((uint) i_182 + (uint) 1));
                    GALEFS_FENCE();
                    l_195 = *((__global long *) (arg_fs + 16 + 136L));
                    l_196 = (long) ((ulong) l_195 + (ulong) (((long) (uint) i_182) << 4));
                    i_197 = *((volatile __global int *) (arg_fs + 16 + l_196));
                    l_198 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_196 + (ulong) 8L))));
                    if ((!(i_175 == i_197)) || (!(l_178 == l_198))) {
                        *((volatile __global int *) (arg_fs + 16 + l_194)) = 0;
                    }
                    GALEFS_FENCE();
                    if ((!(i_175 == i_197)) || (!(l_178 == l_198))) {
                        i_193 = (-1);
                    } else {
                        i_193 = i_182;
                    }
                }
                l_199 = (long) i_193;
                if (l_199 == (-1L)) {
                    l_200 = (long) ((ulong) l_192 + (ulong) 1864L);
                    l_201 = *((__global long *) (arg_fs + 16 + l_200));
                    l_202 = *((__global long *) (arg_fs + 16 + 8L));
                    i_203 = 0;
                    l_204 = 0L;
                    while (true) {
                        if (!(i_203 == 0)) {
                            break;
                        }
                        i_205 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        if (i_205 == 0) {
                            l_206 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) 1408L))));
                            if (((long) ((ulong) ((long) ((ulong) l_201 + (ulong) 128L)) - (ulong) l_206)) < 1025L) {
                                i_203 = 1;
                            } else {
                                if (l_204 < l_202) {
                                    l_207 = (long) ((ulong) l_204 + (ulong) 1L);
                                    l_204 = l_207;
                                } else {
                                    i_203 = (-110);
                                }
                            }
                        } else {
                            i_208 = (int) (0 - (uint) i_205);
                            i_203 = i_208;
                        }
                    }
                    if (i_203 < 0) {
                        l_209 = (long) i_203;
                        l_210 = l_209;
                    } else {
                        l_211 = (long) ((ulong) l_201 + (ulong) 64L);
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) ((long) (uint) (((int) l_211) & 1023)))))) = 0L;
                        l_212 = (long) ((ulong) l_192 + (ulong) ((long) (uint) (((int) l_201) & 1023)));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 4L)))) = 3;
                        i_213 = (int) ((uint) ((int) (((long) ((ulong) l_201 + (ulong) ((long) ((ulong) (l_201 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 8L)))) = i_213;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 12L)))) = i_51;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 16L)))) = l_162;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 24L)))) = l_161;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 32L)))) = 0;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global int *) (arg_fs + 16 + l_212)) = 64;
                        *((__global long *) (arg_fs + 16 + l_200)) = l_211;
                        GALEFS_FENCE();
                        l_214 = *((__global long *) (arg_fs + 16 + 24L));
                        i_215 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_214 + (ulong) ((long) i_215))))) = (char) 1;
                        l_216 = *((__global long *) (arg_fs + 16 + 8L));
                        l_217 = (long) ((ulong) l_192 + (ulong) 1792L);
                        i_218 = 0;
                        l_219 = 0L;
                        while (true) {
                            if (!(i_218 == 0)) {
                                break;
                            }
                            i_220 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            i_221 = *((volatile __global int *) (arg_fs + 16 + l_217));
                            if (i_213 == i_221) {
                                i_218 = 1;
                            } else {
                                if (i_220 == 0) {
                                    if (l_219 < l_216) {
                                        l_222 = (long) ((ulong) l_219 + (ulong) 1L);
                                        l_219 = l_222;
                                    } else {
                                        i_218 = (-110);
                                    }
                                } else {
                                    i_223 = (int) (0 - (uint) i_220);
                                    i_218 = i_223;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_218 < 0) {
                            l_224 = (long) i_218;
                            l_210 = l_224;
                        } else {
                            l_225 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) 1800L))));
                            l_210 = l_225;
                        }
                    }
                    if (l_210 < 0L) {
                        l_173 = l_210;
                    } else {
                        l_226 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) 1808L))));
                        l_173 = l_226;
                    }
                } else {
                    l_227 = (long) ((ulong) l_192 + (ulong) 1872L);
                    l_228 = *((__global long *) (arg_fs + 16 + l_227));
                    *((__global long *) (arg_fs + 16 + l_227)) = ((long) ((ulong) l_228 + (ulong) 1L));
                    l_173 = l_199;
                }
            }
            if (l_173 < 0L) {
                l_229 = l_173;
            } else {
                l_230 = (long) ((ulong) (l_173 << i_171) + (ulong) (l_162 & ((long) ((ulong) (1L << i_171) + (ulong) (-1L)))));
                l_229 = l_230;
            }
        } else {
            l_229 = 0L;
        }
        l_231 = GALEFS_BROADCAST(l_229);
        if (l_231 < 0L) {
            i_232 = (int) l_231;
            i_157 = i_232;
        } else {
            i_233 = *((__global int *) (arg_fs + 16 + 156L));
            l_234 = 1L << i_233;
            l_235 = (long) ((ulong) l_234 - (ulong) (l_162 & ((long) ((ulong) l_234 + (ulong) (-1L)))));
            if (l_235 < l_161) {
                i_236 = (int) l_235;
                i_237 = i_236;
            } else {
                i_237 = i_160;
            }
            l_238 = *((__global long *) (arg_fs + 16 + 144L));
            gale_copy((arg_fs + 16 + ((long) ((ulong) l_231 + (ulong) l_238))), (arg_scratch + 16 + l_162), i_237);
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_239 = (int) get_local_id(0);
            i_240 = (int) ((uint) i_158 + (uint) i_237);
            i_241 = (i_240 < i_155) ? 1 : 0;
            if (i_239 == 0) {
                l_242 = *((__global long *) (arg_fs + 16 + 16L));
                i_243 = (int) get_group_id(0);
                l_244 = (long) i_243;
                l_245 = (long) ((ulong) l_242 + (ulong) ((l_244 << 12) + (l_244 << 11)));
                l_246 = (long) ((ulong) l_245 + (ulong) 1880L);
                l_247 = *((__global long *) (arg_fs + 16 + l_246));
                *((__global long *) (arg_fs + 16 + l_246)) = ((long) ((ulong) ((long) i_237) + (ulong) l_247));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_245 + (ulong) 1856L)))) = 0;
                l_248 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_245 + (ulong) 1864L))));
                l_249 = (long) ((ulong) l_248 + (ulong) (-64L));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_245 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_249 + (ulong) ((long) ((ulong) (l_249 >> 63) >> 58)))) >> 6)) + (uint) 1));
                i_157 = i_241;
                i_158 = i_240;
            } else {
                i_157 = i_241;
                i_158 = i_240;
            }
        }
    }
    if (i_158 < 1) {
        i_250 = i_157;
    } else {
        i_250 = i_158;
    }
    if (i_3 == i_130) {
        if (i_3 == i_250) {
            l_251 = (-1L);
        } else {
            l_251 = l_4;
        }
    } else {
        l_251 = l_4;
    }
    l_252 = l_251;
    i_253 = 0;
    while (true) {
        if (!(i_253 < i_3)) {
            break;
        }
        l_254 = (long) i_253;
        i_255 = (int) *((__global char *) (arg_scratch + 16 + (l_5 + l_254)));
        i_256 = (int) get_group_id(0);
        i_257 = (int) ((uint) i_253 + (uint) 1);
        if (((int) ((char) i_255)) == ((int) ((char) ((int) ((uint) i_256 + (uint) ((int) ((uint) (i_253 << 5) - (uint) i_253))))))) {
            i_253 = i_257;
        } else {
            if (l_252 < 0L) {
                l_252 = l_254;
                i_253 = i_257;
            } else {
                i_253 = i_257;
            }
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_258 = (int) get_local_id(0);
    if (i_258 == 0) {
        l_259 = *((__global long *) (arg_fs + 16 + 16L));
        i_260 = (int) get_group_id(0);
        l_261 = (long) i_260;
        i_262 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_259 + (ulong) ((l_261 << 12) + (l_261 << 11)))) + (ulong) 1896L))));
        if (i_262 == 0) {
            l_263 = *((__global long *) (arg_fs + 16 + 16L));
            i_264 = (int) get_group_id(0);
            l_265 = (long) i_264;
            l_266 = (long) ((ulong) l_263 + (ulong) ((l_265 << 12) + (l_265 << 11)));
            l_267 = (long) ((ulong) l_266 + (ulong) 1864L);
            l_268 = *((__global long *) (arg_fs + 16 + l_267));
            l_269 = *((__global long *) (arg_fs + 16 + 8L));
            i_270 = 0;
            l_271 = 0L;
            while (true) {
                if (!(i_270 == 0)) {
                    break;
                }
                i_272 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_272 == 0) {
                    l_273 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_266 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_268 + (ulong) 128L)) - (ulong) l_273)) < 1025L) {
                        i_270 = 1;
                    } else {
                        if (l_271 < l_269) {
                            l_274 = (long) ((ulong) l_271 + (ulong) 1L);
                            l_271 = l_274;
                        } else {
                            i_270 = (-110);
                        }
                    }
                } else {
                    i_275 = (int) (0 - (uint) i_272);
                    i_270 = i_275;
                }
            }
            if (i_270 < 0) {
                l_276 = (long) i_270;
                l_277 = l_276;
            } else {
                l_278 = (long) ((ulong) l_268 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_266 + (ulong) ((long) (uint) (((int) l_278) & 1023)))))) = 0L;
                l_279 = (long) ((ulong) l_266 + (ulong) ((long) (uint) (((int) l_268) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 4L)))) = 2;
                i_280 = (int) ((uint) ((int) (((long) ((ulong) l_268 + (ulong) ((long) ((ulong) (l_268 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 8L)))) = i_280;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 12L)))) = i_51;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_279)) = 64;
                *((__global long *) (arg_fs + 16 + l_267)) = l_278;
                GALEFS_FENCE();
                l_281 = *((__global long *) (arg_fs + 16 + 24L));
                i_282 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_281 + (ulong) ((long) i_282))))) = (char) 1;
                l_283 = *((__global long *) (arg_fs + 16 + 8L));
                l_284 = (long) ((ulong) l_266 + (ulong) 1792L);
                i_285 = 0;
                l_286 = 0L;
                while (true) {
                    if (!(i_285 == 0)) {
                        break;
                    }
                    i_287 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_288 = *((volatile __global int *) (arg_fs + 16 + l_284));
                    if (i_280 == i_288) {
                        i_285 = 1;
                    } else {
                        if (i_287 == 0) {
                            if (l_286 < l_283) {
                                l_289 = (long) ((ulong) l_286 + (ulong) 1L);
                                l_286 = l_289;
                            } else {
                                i_285 = (-110);
                            }
                        } else {
                            i_290 = (int) (0 - (uint) i_287);
                            i_285 = i_290;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_285 < 0) {
                    l_291 = (long) i_285;
                    l_277 = l_291;
                } else {
                    l_292 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_266 + (ulong) 1800L))));
                    l_277 = l_292;
                }
            }
        } else {
            l_277 = (-16L);
        }
    } else {
        l_277 = 0L;
    }
    l_293 = GALEFS_BROADCAST(l_277);
    i_294 = (int) get_local_id(0);
    if (i_294 == 0) {
        i_295 = (int) get_group_id(0);
        *((__global long *) (arg_out + ((((long) i_295) << 3) + 16L))) = l_252;
    }
}
