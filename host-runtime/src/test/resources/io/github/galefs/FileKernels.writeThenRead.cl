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
// source SHA-256: 5425dd237b8eb1bc5cd444ddc85dd04bc2956ff93d83e5adab2d919fcc296271

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

__constant char gale_literals[] = {102, 105, 108, 101};

__kernel void galefs_writeThenRead(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_out) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_1, i_2, i_3, i_6, i_7, i_8, i_9, i_10, i_12, i_14, i_16, i_20, i_21, i_22, i_26, i_28, i_31, i_36, i_38, i_41, i_43, i_44, i_46, i_50, i_51, i_53, i_54, i_56, i_57, i_58, i_60, i_64, i_66, i_68, i_69, i_70, i_71, i_72, i_76, i_77, i_78, i_79, i_81, i_87, i_89, i_92, i_97, i_99, i_102, i_104, i_105, i_107, i_113, i_116, i_119, i_121, i_128, i_129, i_130, i_131, i_132, i_133, i_134, i_135, i_136, i_137, i_138, i_139, i_141, i_142, i_143, i_145, i_146, i_151, i_153, i_159, i_160, i_161, i_162, i_163, i_164, i_168, i_169, i_170, i_172, i_173, i_174, i_177, i_179, i_181, i_183, i_184, i_185, i_186, i_187, i_188, i_191, i_193, i_194, i_197, i_201, i_207, i_209, i_212, i_217, i_219, i_222, i_224, i_225, i_227, i_236, i_237, i_240, i_243, i_245, i_252, i_253, i_254, i_255, i_258, i_260, i_261, i_262, i_263, i_265, i_267, i_269, i_275, i_277, i_280, i_285, i_287, i_290, i_292, i_293, i_295, i_299, i_300;
    long l_0, l_4, l_5, l_11, l_13, l_15, l_17, l_18, l_19, l_23, l_24, l_25, l_27, l_29, l_30, l_32, l_33, l_34, l_35, l_37, l_39, l_40, l_42, l_45, l_47, l_48, l_49, l_52, l_55, l_59, l_61, l_62, l_63, l_65, l_67, l_73, l_74, l_75, l_80, l_82, l_83, l_84, l_85, l_86, l_88, l_90, l_91, l_93, l_94, l_95, l_96, l_98, l_100, l_101, l_103, l_106, l_108, l_109, l_110, l_111, l_112, l_114, l_115, l_117, l_118, l_120, l_122, l_123, l_124, l_125, l_126, l_127, l_140, l_144, l_147, l_148, l_149, l_150, l_152, l_154, l_155, l_156, l_157, l_158, l_165, l_166, l_167, l_171, l_175, l_176, l_178, l_180, l_182, l_189, l_190, l_192, l_195, l_196, l_198, l_199, l_200, l_202, l_203, l_204, l_205, l_206, l_208, l_210, l_211, l_213, l_214, l_215, l_216, l_218, l_220, l_221, l_223, l_226, l_228, l_229, l_230, l_231, l_232, l_233, l_234, l_235, l_238, l_239, l_241, l_242, l_244, l_246, l_247, l_248, l_249, l_250, l_251, l_256, l_257, l_259, l_264, l_266, l_268, l_270, l_271, l_272, l_273, l_274, l_276, l_278, l_279, l_281, l_282, l_283, l_284, l_286, l_288, l_289, l_291, l_294, l_296, l_297, l_298;
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
                            GALEFS_RELAX(l_27);
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
                                GALEFS_RELAX(l_42);
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
        if (i_79 == 0) {
            l_80 = *((__global long *) (arg_fs + 16 + 16L));
            i_81 = (int) get_group_id(0);
            l_82 = (long) i_81;
            l_83 = (long) ((ulong) l_80 + (ulong) ((l_82 << 12) + (l_82 << 11)));
            l_84 = (long) ((ulong) l_83 + (ulong) 1864L);
            l_85 = *((__global long *) (arg_fs + 16 + l_84));
            l_86 = *((__global long *) (arg_fs + 16 + 8L));
            i_87 = 0;
            l_88 = 0L;
            while (true) {
                if (!(i_87 == 0)) {
                    break;
                }
                i_89 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_89 == 0) {
                    l_90 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_85 + (ulong) 128L)) - (ulong) l_90)) < 1025L) {
                        i_87 = 1;
                    } else {
                        if (l_88 < l_86) {
                            GALEFS_RELAX(l_88);
                            l_91 = (long) ((ulong) l_88 + (ulong) 1L);
                            l_88 = l_91;
                        } else {
                            i_87 = (-110);
                        }
                    }
                } else {
                    i_92 = (int) (0 - (uint) i_89);
                    i_87 = i_92;
                }
            }
            if (i_87 < 0) {
                l_93 = (long) i_87;
                l_94 = l_93;
            } else {
                l_95 = (long) ((ulong) l_85 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) ((long) (uint) (((int) l_95) & 1023)))))) = 0L;
                l_96 = (long) ((ulong) l_83 + (ulong) ((long) (uint) (((int) l_85) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 4L)))) = 4;
                i_97 = (int) ((uint) ((int) (((long) ((ulong) l_85 + (ulong) ((long) ((ulong) (l_85 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 8L)))) = i_97;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 12L)))) = i_51;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 16L)))) = l_74;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 24L)))) = ((long) i_78);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_96)) = 64;
                *((__global long *) (arg_fs + 16 + l_84)) = l_95;
                GALEFS_FENCE();
                l_98 = *((__global long *) (arg_fs + 16 + 24L));
                i_99 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) ((long) i_99))))) = (char) 1;
                l_100 = *((__global long *) (arg_fs + 16 + 8L));
                l_101 = (long) ((ulong) l_83 + (ulong) 1792L);
                i_102 = 0;
                l_103 = 0L;
                while (true) {
                    if (!(i_102 == 0)) {
                        break;
                    }
                    i_104 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_105 = *((volatile __global int *) (arg_fs + 16 + l_101));
                    if (i_97 == i_105) {
                        i_102 = 1;
                    } else {
                        if (i_104 == 0) {
                            if (l_103 < l_100) {
                                GALEFS_RELAX(l_103);
                                l_106 = (long) ((ulong) l_103 + (ulong) 1L);
                                l_103 = l_106;
                            } else {
                                i_102 = (-110);
                            }
                        } else {
                            i_107 = (int) (0 - (uint) i_104);
                            i_102 = i_107;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_102 < 0) {
                    l_108 = (long) i_102;
                    l_94 = l_108;
                } else {
                    l_109 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 1800L))));
                    l_94 = l_109;
                }
            }
            if (l_94 < 0L) {
                l_110 = l_94;
            } else {
                l_111 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 1808L))));
                l_110 = l_111;
            }
            if (l_110 < 0L) {
                l_112 = l_110;
            } else {
                i_113 = *((__global int *) (arg_fs + 16 + 156L));
                l_114 = (long) ((ulong) (l_110 << i_113) + (ulong) (l_74 & ((long) ((ulong) (1L << i_113) + (ulong) (-1L)))));
                l_112 = l_114;
            }
        } else {
            l_112 = 0L;
        }
        l_115 = GALEFS_BROADCAST(l_112);
        if (l_115 < 0L) {
            i_116 = 0;
        } else {
            i_116 = i_78;
        }
        l_117 = *((__global long *) (arg_fs + 16 + 144L));
        l_118 = (l_115 < 0L) ? 0L : l_115;
        gale_copy((arg_scratch + 16 + l_74), (arg_fs + 16 + ((long) ((ulong) l_117 + (ulong) l_118))), i_116);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_119 = (int) get_local_id(0);
        if (i_119 == 0) {
            l_120 = *((__global long *) (arg_fs + 16 + 16L));
            i_121 = (int) get_group_id(0);
            l_122 = (long) i_121;
            l_123 = (long) ((ulong) l_120 + (ulong) ((l_122 << 12) + (l_122 << 11)));
            l_124 = (long) ((ulong) l_123 + (ulong) 1888L);
            l_125 = *((__global long *) (arg_fs + 16 + l_124));
            *((__global long *) (arg_fs + 16 + l_124)) = ((long) ((ulong) ((long) i_116) + (ulong) l_125));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) 1856L)))) = 0;
            l_126 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) 1864L))));
            l_127 = (long) ((ulong) l_126 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_127 + (ulong) ((long) ((ulong) (l_127 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_128 = (int) ((uint) i_71 + (uint) i_116);
        if (l_115 < 0L) {
            i_129 = (int) l_115;
            i_70 = i_129;
            i_71 = i_128;
        } else {
            i_130 = (i_128 < i_68) ? 1 : 0;
            i_70 = i_130;
            i_71 = i_128;
        }
    }
    if (i_71 < 1) {
        i_131 = i_70;
    } else {
        i_131 = i_71;
    }
    i_132 = (int) get_local_id(0);
    i_133 = i_132;
    while (true) {
        if (!(i_133 < i_3)) {
            break;
        }
        *((__global char *) (arg_scratch + 16 + (l_5 + ((long) i_133)))) = (char) 0;
        i_134 = (int) get_local_size(0);
        i_135 = (int) ((uint) i_133 + (uint) i_134);
        i_133 = i_135;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_136 = (int) get_local_id(0);
    if (i_136 == 0) {
        i_137 = *((volatile __global int *) (arg_fs + 16 + 64L));
        if (i_51 < 0) {
            i_138 = (-9);
        } else {
            i_139 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_51 < i_139) {
                l_140 = *((__global long *) (arg_fs + 16 + 192L));
                i_141 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) l_52))));
                i_142 = (int) ((uint) i_141 + (uint) (-1));
                i_143 = (i_142 < 0) ? (-9) : i_142;
                if (i_143 < 0) {
                    i_138 = i_143;
                } else {
                    l_144 = *((__global long *) (arg_fs + 16 + 192L));
                    i_145 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_144 + (ulong) l_52)) + (ulong) 4L))));
                    if ((i_145 & 3) == 1) {
                        i_138 = (-9);
                    } else {
                        i_138 = i_143;
                    }
                }
            } else {
                i_138 = (-9);
            }
        }
        i_146 = (int) (0 - (uint) i_137);
        if (i_146 < 0) {
            l_147 = (long) i_146;
            l_148 = l_147;
        } else {
            l_149 = (long) i_138;
            if (i_138 < 0) {
                l_148 = l_149;
            } else {
                if (l_5 < 0L) {
                    l_148 = (-22L);
                } else {
                    if (i_3 < 0) {
                        l_148 = (-22L);
                    } else {
                        l_150 = *((__global long *) (arg_fs + 16 + 16L));
                        i_151 = (int) get_group_id(0);
                        l_152 = (long) i_151;
                        i_153 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_150 + (ulong) ((l_152 << 12) + (l_152 << 11)))) + (ulong) 1896L))));
                        if (i_153 == 0) {
                            l_154 = *((__global long *) (arg_fs + 16 + 200L));
                            l_155 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_154 + (ulong) (l_149 << 6)))));
                            l_156 = (long) ((ulong) l_155 - (ulong) l_5);
                            if (l_156 < 1L) {
                                l_148 = 0L;
                            } else {
                                l_157 = (l_156 < l_4) ? l_156 : l_4;
                                l_148 = l_157;
                            }
                        } else {
                            l_148 = (-16L);
                        }
                    }
                }
            }
        }
    } else {
        l_148 = 0L;
    }
    l_158 = GALEFS_BROADCAST(l_148);
    i_159 = (int) l_158;
    i_160 = (i_159 < 1) ? i_159 : 1;
    i_161 = i_160;
    i_162 = 0;
    while (true) {
        if (!(i_161 == 1)) {
            break;
        }
        i_163 = (int) get_local_id(0);
        i_164 = (int) ((uint) i_159 - (uint) i_162);
        l_165 = (long) i_164;
        l_166 = l_5 + ((long) i_162);
        if (i_163 == 0) {
            l_167 = *((__global long *) (arg_fs + 16 + 16L));
            i_168 = (int) get_group_id(0);
            if (i_51 < 0) {
                i_169 = (-9);
            } else {
                i_170 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_51 < i_170) {
                    l_171 = *((__global long *) (arg_fs + 16 + 192L));
                    i_172 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) l_52))));
                    i_173 = (int) ((uint) i_172 + (uint) (-1));
                    i_174 = (i_173 < 0) ? (-9) : i_173;
                    i_169 = i_174;
                } else {
                    i_169 = (-9);
                }
            }
            l_175 = (long) i_169;
            if (i_169 < 0) {
                l_176 = l_175;
            } else {
                i_177 = *((__global int *) (arg_fs + 16 + 156L));
                l_178 = *((__global long *) (arg_fs + 16 + 200L));
                i_179 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_178 + (ulong) (l_175 << 6))) + (ulong) 8L))));
                l_180 = *((__global long *) (arg_fs + 16 + 128L));
                i_181 = *((__global int *) (arg_fs + 16 + 152L));
                l_182 = l_166 >> i_177;
                i_183 = i_181 & ((int) (((long) ((ulong) ((long) ((ulong) l_182 + (ulong) (((long) i_179) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                i_184 = i_183;
                i_185 = 0;
                i_186 = (-2);
                while (true) {
                    if (!(i_186 == (-2))) {
                        break;
                    }
                    i_187 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_180 + (ulong) (((long) i_184) << 2)))));
                    i_188 = (int) ((uint) i_187 + (uint) (-1));
                    if (i_188 < 0) {
                        i_186 = (-1);
                    } else {
                        l_189 = *((__global long *) (arg_fs + 16 + 136L));
                        l_190 = (long) ((ulong) l_189 + (ulong) (((long) (uint) i_188) << 4));
                        i_191 = *((volatile __global int *) (arg_fs + 16 + l_190));
                        l_192 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_190 + (ulong) 8L))));
                        if ((!(i_179 == i_191)) || (!(l_182 == l_192))) {
                            if (i_181 == i_185) {
                                i_186 = (-1);
                            } else {
                                i_193 = (int) ((uint) i_185 + (uint) 1);
                                i_194 = i_181 & ((int) ((uint) i_184 + (uint) 1));
                                i_184 = i_194;
                                i_185 = i_193;
                            }
                        } else {
                            i_186 = i_188;
                        }
                    }
                }
                l_195 = (long) i_168;
                l_196 = (long) ((ulong) l_167 + (ulong) ((l_195 << 12) + (l_195 << 11)));
                if (i_186 < 0) {
                    i_197 = (-1);
                } else {
                    l_198 = (long) ((ulong) l_196 + (ulong) 1856L);
                    *((volatile __global int *) (arg_fs + 16 + l_198)) = ((int) ((uint) i_186 + (uint) 1));
                    GALEFS_FENCE();
                    l_199 = *((__global long *) (arg_fs + 16 + 136L));
                    l_200 = (long) ((ulong) l_199 + (ulong) (((long) (uint) i_186) << 4));
                    i_201 = *((volatile __global int *) (arg_fs + 16 + l_200));
                    l_202 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_200 + (ulong) 8L))));
                    if ((!(i_179 == i_201)) || (!(l_182 == l_202))) {
                        *((volatile __global int *) (arg_fs + 16 + l_198)) = 0;
                    }
                    GALEFS_FENCE();
                    if ((!(i_179 == i_201)) || (!(l_182 == l_202))) {
                        i_197 = (-1);
                    } else {
                        i_197 = i_186;
                    }
                }
                l_203 = (long) i_197;
                if (l_203 == (-1L)) {
                    l_204 = (long) ((ulong) l_196 + (ulong) 1864L);
                    l_205 = *((__global long *) (arg_fs + 16 + l_204));
                    l_206 = *((__global long *) (arg_fs + 16 + 8L));
                    i_207 = 0;
                    l_208 = 0L;
                    while (true) {
                        if (!(i_207 == 0)) {
                            break;
                        }
                        i_209 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        if (i_209 == 0) {
                            l_210 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_196 + (ulong) 1408L))));
                            if (((long) ((ulong) ((long) ((ulong) l_205 + (ulong) 128L)) - (ulong) l_210)) < 1025L) {
                                i_207 = 1;
                            } else {
                                if (l_208 < l_206) {
                                    GALEFS_RELAX(l_208);
                                    l_211 = (long) ((ulong) l_208 + (ulong) 1L);
                                    l_208 = l_211;
                                } else {
                                    i_207 = (-110);
                                }
                            }
                        } else {
                            i_212 = (int) (0 - (uint) i_209);
                            i_207 = i_212;
                        }
                    }
                    if (i_207 < 0) {
                        l_213 = (long) i_207;
                        l_214 = l_213;
                    } else {
                        l_215 = (long) ((ulong) l_205 + (ulong) 64L);
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_196 + (ulong) ((long) (uint) (((int) l_215) & 1023)))))) = 0L;
                        l_216 = (long) ((ulong) l_196 + (ulong) ((long) (uint) (((int) l_205) & 1023)));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 4L)))) = 3;
                        i_217 = (int) ((uint) ((int) (((long) ((ulong) l_205 + (ulong) ((long) ((ulong) (l_205 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 8L)))) = i_217;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 12L)))) = i_51;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 16L)))) = l_166;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 24L)))) = l_165;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 32L)))) = 0;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global int *) (arg_fs + 16 + l_216)) = 64;
                        *((__global long *) (arg_fs + 16 + l_204)) = l_215;
                        GALEFS_FENCE();
                        l_218 = *((__global long *) (arg_fs + 16 + 24L));
                        i_219 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_218 + (ulong) ((long) i_219))))) = (char) 1;
                        l_220 = *((__global long *) (arg_fs + 16 + 8L));
                        l_221 = (long) ((ulong) l_196 + (ulong) 1792L);
                        i_222 = 0;
                        l_223 = 0L;
                        while (true) {
                            if (!(i_222 == 0)) {
                                break;
                            }
                            i_224 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            i_225 = *((volatile __global int *) (arg_fs + 16 + l_221));
                            if (i_217 == i_225) {
                                i_222 = 1;
                            } else {
                                if (i_224 == 0) {
                                    if (l_223 < l_220) {
                                        GALEFS_RELAX(l_223);
                                        l_226 = (long) ((ulong) l_223 + (ulong) 1L);
                                        l_223 = l_226;
                                    } else {
                                        i_222 = (-110);
                                    }
                                } else {
                                    i_227 = (int) (0 - (uint) i_224);
                                    i_222 = i_227;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_222 < 0) {
                            l_228 = (long) i_222;
                            l_214 = l_228;
                        } else {
                            l_229 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_196 + (ulong) 1800L))));
                            l_214 = l_229;
                        }
                    }
                    if (l_214 < 0L) {
                        l_230 = l_214;
                    } else {
                        l_231 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_196 + (ulong) 1808L))));
                        l_230 = l_231;
                    }
                } else {
                    l_232 = (long) ((ulong) l_196 + (ulong) 1872L);
                    l_233 = *((__global long *) (arg_fs + 16 + l_232));
                    *((__global long *) (arg_fs + 16 + l_232)) = ((long) ((ulong) l_233 + (ulong) 1L));
                    l_230 = l_203;
                }
                if (l_230 < 0L) {
                    l_176 = l_230;
                } else {
                    l_234 = (long) ((ulong) (l_230 << i_177) + (ulong) (l_166 & ((long) ((ulong) (1L << i_177) + (ulong) (-1L)))));
                    l_176 = l_234;
                }
            }
        } else {
            l_176 = 0L;
        }
        l_235 = GALEFS_BROADCAST(l_176);
        if (l_235 < 0L) {
            i_236 = 0;
        } else {
            i_237 = *((__global int *) (arg_fs + 16 + 156L));
            l_238 = 1L << i_237;
            l_239 = (long) ((ulong) l_238 - (ulong) (l_166 & ((long) ((ulong) l_238 + (ulong) (-1L)))));
            if (l_239 < l_165) {
                i_240 = (int) l_239;
                i_236 = i_240;
            } else {
                i_236 = i_164;
            }
        }
        l_241 = *((__global long *) (arg_fs + 16 + 144L));
        l_242 = (l_235 < 0L) ? 0L : l_235;
        gale_copy((arg_fs + 16 + ((long) ((ulong) l_241 + (ulong) l_242))), (arg_scratch + 16 + l_166), i_236);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_243 = (int) get_local_id(0);
        if (i_243 == 0) {
            l_244 = *((__global long *) (arg_fs + 16 + 16L));
            i_245 = (int) get_group_id(0);
            l_246 = (long) i_245;
            l_247 = (long) ((ulong) l_244 + (ulong) ((l_246 << 12) + (l_246 << 11)));
            l_248 = (long) ((ulong) l_247 + (ulong) 1880L);
            l_249 = *((__global long *) (arg_fs + 16 + l_248));
            *((__global long *) (arg_fs + 16 + l_248)) = ((long) ((ulong) ((long) i_236) + (ulong) l_249));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_247 + (ulong) 1856L)))) = 0;
            l_250 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_247 + (ulong) 1864L))));
            l_251 = (long) ((ulong) l_250 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_247 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_251 + (ulong) ((long) ((ulong) (l_251 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_252 = (int) ((uint) i_162 + (uint) i_236);
        if (l_235 < 0L) {
            i_253 = (int) l_235;
            i_161 = i_253;
            i_162 = i_252;
        } else {
            i_254 = (i_252 < i_159) ? 1 : 0;
            i_161 = i_254;
            i_162 = i_252;
        }
    }
    if (i_162 < 1) {
        i_255 = i_161;
    } else {
        i_255 = i_162;
    }
    if (i_3 == i_131) {
        if (i_3 == i_255) {
            l_256 = (-1L);
        } else {
            l_256 = l_4;
        }
    } else {
        l_256 = l_4;
    }
    l_257 = l_256;
    i_258 = 0;
    while (true) {
        if (!(i_258 < i_3)) {
            break;
        }
        l_259 = (long) i_258;
        i_260 = (int) *((__global char *) (arg_scratch + 16 + (l_5 + l_259)));
        i_261 = (int) get_group_id(0);
        i_262 = (int) ((uint) i_258 + (uint) 1);
        if (((int) ((char) i_260)) == ((int) ((char) ((int) ((uint) i_261 + (uint) ((int) ((uint) (i_258 << 5) - (uint) i_258))))))) {
            i_258 = i_262;
        } else {
            if (l_257 < 0L) {
                l_257 = l_259;
                i_258 = i_262;
            } else {
                i_258 = i_262;
            }
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_263 = (int) get_local_id(0);
    if (i_263 == 0) {
        l_264 = *((__global long *) (arg_fs + 16 + 16L));
        i_265 = (int) get_group_id(0);
        l_266 = (long) i_265;
        i_267 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_264 + (ulong) ((l_266 << 12) + (l_266 << 11)))) + (ulong) 1896L))));
        if (i_267 == 0) {
            l_268 = *((__global long *) (arg_fs + 16 + 16L));
            i_269 = (int) get_group_id(0);
            l_270 = (long) i_269;
            l_271 = (long) ((ulong) l_268 + (ulong) ((l_270 << 12) + (l_270 << 11)));
            l_272 = (long) ((ulong) l_271 + (ulong) 1864L);
            l_273 = *((__global long *) (arg_fs + 16 + l_272));
            l_274 = *((__global long *) (arg_fs + 16 + 8L));
            i_275 = 0;
            l_276 = 0L;
            while (true) {
                if (!(i_275 == 0)) {
                    break;
                }
                i_277 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_277 == 0) {
                    l_278 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_271 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_273 + (ulong) 128L)) - (ulong) l_278)) < 1025L) {
                        i_275 = 1;
                    } else {
                        if (l_276 < l_274) {
                            GALEFS_RELAX(l_276);
                            l_279 = (long) ((ulong) l_276 + (ulong) 1L);
                            l_276 = l_279;
                        } else {
                            i_275 = (-110);
                        }
                    }
                } else {
                    i_280 = (int) (0 - (uint) i_277);
                    i_275 = i_280;
                }
            }
            if (i_275 < 0) {
                l_281 = (long) i_275;
                l_282 = l_281;
            } else {
                l_283 = (long) ((ulong) l_273 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_271 + (ulong) ((long) (uint) (((int) l_283) & 1023)))))) = 0L;
                l_284 = (long) ((ulong) l_271 + (ulong) ((long) (uint) (((int) l_273) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_284 + (ulong) 4L)))) = 2;
                i_285 = (int) ((uint) ((int) (((long) ((ulong) l_273 + (ulong) ((long) ((ulong) (l_273 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_284 + (ulong) 8L)))) = i_285;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_284 + (ulong) 12L)))) = i_51;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_284 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_284 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_284 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_284 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_284)) = 64;
                *((__global long *) (arg_fs + 16 + l_272)) = l_283;
                GALEFS_FENCE();
                l_286 = *((__global long *) (arg_fs + 16 + 24L));
                i_287 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_286 + (ulong) ((long) i_287))))) = (char) 1;
                l_288 = *((__global long *) (arg_fs + 16 + 8L));
                l_289 = (long) ((ulong) l_271 + (ulong) 1792L);
                i_290 = 0;
                l_291 = 0L;
                while (true) {
                    if (!(i_290 == 0)) {
                        break;
                    }
                    i_292 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_293 = *((volatile __global int *) (arg_fs + 16 + l_289));
                    if (i_285 == i_293) {
                        i_290 = 1;
                    } else {
                        if (i_292 == 0) {
                            if (l_291 < l_288) {
                                GALEFS_RELAX(l_291);
                                l_294 = (long) ((ulong) l_291 + (ulong) 1L);
                                l_291 = l_294;
                            } else {
                                i_290 = (-110);
                            }
                        } else {
                            i_295 = (int) (0 - (uint) i_292);
                            i_290 = i_295;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_290 < 0) {
                    l_296 = (long) i_290;
                    l_282 = l_296;
                } else {
                    l_297 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_271 + (ulong) 1800L))));
                    l_282 = l_297;
                }
            }
        } else {
            l_282 = (-16L);
        }
    } else {
        l_282 = 0L;
    }
    l_298 = GALEFS_BROADCAST(l_282);
    i_299 = (int) get_local_id(0);
    if (i_299 == 0) {
        i_300 = (int) get_group_id(0);
        *((__global long *) (arg_out + ((((long) i_300) << 3) + 16L))) = l_257;
    }
}
