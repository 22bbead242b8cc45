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
// source: io/github/galefs/kernel/file/FramePart.java
// source: io/github/galefs/kernel/file/LiteralPath.java
// source: io/github/galefs/kernel/file/OpenFiles.java
// source: io/github/galefs/kernel/lane/LaneCall.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source SHA-256: fa1e82df16498f2d7092a7f9bdb797f15ffa14267aed9e8181bf9bd8e3bd592a

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
    int i_1, i_2, i_3, i_6, i_7, i_8, i_9, i_10, i_12, i_14, i_16, i_20, i_21, i_22, i_26, i_28, i_31, i_36, i_38, i_41, i_43, i_44, i_46, i_50, i_52, i_53, i_54, i_56, i_57, i_59, i_60, i_61, i_63, i_64, i_69, i_71, i_73, i_76, i_77, i_79, i_85, i_87, i_90, i_96, i_98, i_101, i_103, i_104, i_106, i_113, i_114, i_117, i_119, i_121, i_128, i_129, i_130, i_131, i_132, i_133, i_134, i_135, i_136, i_137, i_139, i_140, i_143, i_144, i_146, i_147, i_148, i_150, i_152, i_154, i_156, i_163, i_166, i_167, i_168, i_170, i_171, i_172, i_174, i_175, i_176, i_179, i_181, i_183, i_185, i_186, i_187, i_188, i_189, i_190, i_193, i_195, i_196, i_199, i_203, i_209, i_211, i_214, i_219, i_221, i_224, i_226, i_227, i_229, i_237, i_238, i_241, i_243, i_245, i_252, i_253, i_254, i_257, i_259, i_260, i_261, i_262, i_264, i_266, i_268, i_274, i_276, i_279, i_284, i_286, i_289, i_291, i_292, i_294, i_298, i_299;
    long l_0, l_4, l_5, l_11, l_13, l_15, l_17, l_18, l_19, l_23, l_24, l_25, l_27, l_29, l_30, l_32, l_33, l_34, l_35, l_37, l_39, l_40, l_42, l_45, l_47, l_48, l_49, l_51, l_55, l_58, l_62, l_65, l_66, l_67, l_68, l_70, l_72, l_74, l_75, l_78, l_80, l_81, l_82, l_83, l_84, l_86, l_88, l_89, l_91, l_92, l_93, l_94, l_95, l_97, l_99, l_100, l_102, l_105, l_107, l_108, l_109, l_110, l_111, l_112, l_115, l_116, l_118, l_120, l_122, l_123, l_124, l_125, l_126, l_127, l_138, l_141, l_142, l_145, l_149, l_151, l_153, l_155, l_157, l_158, l_159, l_160, l_161, l_162, l_164, l_165, l_169, l_173, l_177, l_178, l_180, l_182, l_184, l_191, l_192, l_194, l_197, l_198, l_200, l_201, l_202, l_204, l_205, l_206, l_207, l_208, l_210, l_212, l_213, l_215, l_216, l_217, l_218, l_220, l_222, l_223, l_225, l_228, l_230, l_231, l_232, l_233, l_234, l_235, l_236, l_239, l_240, l_242, l_244, l_246, l_247, l_248, l_249, l_250, l_251, l_255, l_256, l_258, l_263, l_265, l_267, l_269, l_270, l_271, l_272, l_273, l_275, l_277, l_278, l_280, l_281, l_282, l_283, l_285, l_287, l_288, l_290, l_293, l_295, l_296, l_297;
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
    i_50 = (int) l_49;
    l_51 = ((long) i_50) << 3;
    i_52 = 1;
    i_53 = 0;
    while (true) {
        if (!(i_52 == 1)) {
            break;
        }
        i_54 = (int) get_local_id(0);
        l_55 = l_5 + ((long) i_53);
        if (i_54 == 0) {
            if (i_50 < 0) {
                i_56 = (-9);
            } else {
                i_57 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_50 < i_57) {
                    l_58 = *((__global long *) (arg_fs + 16 + 192L));
                    i_59 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) l_51))));
                    i_60 = (int) ((uint) i_59 + (uint) (-1));
                    i_61 = (i_60 < 0) ? (-9) : i_60;
                    if (i_61 < 0) {
                        i_56 = i_61;
                    } else {
                        l_62 = *((__global long *) (arg_fs + 16 + 192L));
                        i_63 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_62 + (ulong) l_51)) + (ulong) 4L))));
                        if ((i_63 & 3) == 0) {
                            i_56 = (-9);
                        } else {
                            i_56 = i_61;
                        }
                    }
                } else {
                    i_56 = (-9);
                }
            }
            i_64 = (int) ((uint) i_3 - (uint) i_53);
            l_65 = (long) i_64;
            if (i_56 < 0) {
                l_66 = (long) i_56;
                l_67 = l_66;
            } else {
                if (l_55 < 0L) {
                    l_67 = (-22L);
                } else {
                    if (i_64 < 0) {
                        l_67 = (-22L);
                    } else {
                        if ((l_55 + l_65) < 0L) {
                            l_67 = (-27L);
                        } else {
                            l_68 = *((__global long *) (arg_fs + 16 + 16L));
                            i_69 = (int) get_group_id(0);
                            l_70 = (long) i_69;
                            i_71 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_68 + (ulong) ((l_70 << 12) + (l_70 << 11)))) + (ulong) 1896L))));
                            if (i_71 == 0) {
                                l_67 = l_65;
                            } else {
                                l_67 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_67 < 1L) {
                l_72 = l_67;
            } else {
                i_73 = *((__global int *) (arg_fs + 16 + 156L));
                l_74 = 1L << i_73;
                l_75 = (long) ((ulong) l_74 - (ulong) (l_55 & ((long) ((ulong) l_74 + (ulong) (-1L)))));
                if (l_75 < l_65) {
                    i_76 = (int) l_75;
                    i_77 = i_76;
                } else {
                    i_77 = i_64;
                }
                l_78 = *((__global long *) (arg_fs + 16 + 16L));
                i_79 = (int) get_group_id(0);
                l_80 = (long) i_79;
                l_81 = (long) ((ulong) l_78 + (ulong) ((l_80 << 12) + (l_80 << 11)));
                l_82 = (long) ((ulong) l_81 + (ulong) 1864L);
                l_83 = *((__global long *) (arg_fs + 16 + l_82));
                l_84 = *((__global long *) (arg_fs + 16 + 8L));
                i_85 = 0;
                l_86 = 0L;
                while (true) {
                    if (!(i_85 == 0)) {
                        break;
                    }
                    i_87 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    if (i_87 == 0) {
                        l_88 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) 1408L))));
                        if (((long) ((ulong) ((long) ((ulong) l_83 + (ulong) 128L)) - (ulong) l_88)) < 1025L) {
                            i_85 = 1;
                        } else {
                            if (l_86 < l_84) {
                                GALEFS_RELAX(l_86);
                                l_89 = (long) ((ulong) l_86 + (ulong) 1L);
                                l_86 = l_89;
                            } else {
                                i_85 = (-110);
                            }
                        }
                    } else {
                        i_90 = (int) (0 - (uint) i_87);
                        i_85 = i_90;
                    }
                }
                l_91 = (long) i_77;
                if (i_85 < 0) {
                    l_92 = (long) i_85;
                    l_93 = l_92;
                } else {
                    l_94 = (long) ((ulong) l_83 + (ulong) 64L);
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) ((long) (uint) (((int) l_94) & 1023)))))) = 0L;
                    l_95 = (long) ((ulong) l_81 + (ulong) ((long) (uint) (((int) l_83) & 1023)));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_95 + (ulong) 4L)))) = 4;
                    i_96 = (int) ((uint) ((int) (((long) ((ulong) l_83 + (ulong) ((long) ((ulong) (l_83 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_95 + (ulong) 8L)))) = i_96;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_95 + (ulong) 12L)))) = i_50;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_95 + (ulong) 16L)))) = l_55;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_95 + (ulong) 24L)))) = l_91;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_95 + (ulong) 32L)))) = 0;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_95 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global int *) (arg_fs + 16 + l_95)) = 64;
                    *((__global long *) (arg_fs + 16 + l_82)) = l_94;
                    GALEFS_FENCE();
                    l_97 = *((__global long *) (arg_fs + 16 + 24L));
                    i_98 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) ((long) i_98))))) = (char) 1;
                    l_99 = *((__global long *) (arg_fs + 16 + 8L));
                    l_100 = (long) ((ulong) l_81 + (ulong) 1792L);
                    i_101 = 0;
                    l_102 = 0L;
                    while (true) {
                        if (!(i_101 == 0)) {
                            break;
                        }
                        i_103 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        i_104 = *((volatile __global int *) (arg_fs + 16 + l_100));
                        if (i_96 == i_104) {
                            i_101 = 1;
                        } else {
                            if (i_103 == 0) {
                                if (l_102 < l_99) {
                                    GALEFS_RELAX(l_102);
                                    l_105 = (long) ((ulong) l_102 + (ulong) 1L);
                                    l_102 = l_105;
                                } else {
                                    i_101 = (-110);
                                }
                            } else {
                                i_106 = (int) (0 - (uint) i_103);
                                i_101 = i_106;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_101 < 0) {
                        l_107 = (long) i_101;
                        l_93 = l_107;
                    } else {
                        l_108 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) 1800L))));
                        l_93 = l_108;
                    }
                }
                if (l_93 < 0L) {
                    l_109 = l_93;
                } else {
                    l_110 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) 1808L))));
                    l_109 = l_110;
                }
                if (l_109 < 0L) {
                    l_72 = l_109;
                } else {
                    l_111 = l_91 | (l_109 << 32);
                    l_72 = l_111;
                }
            }
        } else {
            l_72 = 0L;
        }
        l_112 = GALEFS_BROADCAST(l_72);
        i_113 = (int) l_112;
        if (l_112 < 0L) {
            i_114 = 0;
        } else {
            i_114 = i_113;
        }
        if (l_112 < 0L) {
            l_115 = 0L;
        } else {
            l_116 = (long) ((ulong) l_112 >> 32);
            l_115 = l_116;
        }
        i_117 = *((__global int *) (arg_fs + 16 + 156L));
        l_118 = *((__global long *) (arg_fs + 16 + 144L));
        gale_copy((arg_scratch + 16 + l_55), (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_118 + (ulong) (l_115 << i_117))) + (ulong) (l_55 & ((long) ((ulong) (1L << i_117) + (ulong) (-1L))))))), i_114);
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
            *((__global long *) (arg_fs + 16 + l_124)) = ((long) ((ulong) ((long) i_114) + (ulong) l_125));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) 1856L)))) = 0;
            l_126 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) 1864L))));
            l_127 = (long) ((ulong) l_126 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_127 + (ulong) ((long) ((ulong) (l_127 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_128 = (int) ((uint) i_53 + (uint) i_114);
        if (l_112 < 0L) {
            i_52 = i_113;
            i_53 = i_128;
        } else {
            i_129 = ((i_114 < 1) || (!(i_128 < i_3))) ? 0 : 1;
            i_52 = i_129;
            i_53 = i_128;
        }
    }
    if (i_53 < 1) {
        i_130 = i_52;
    } else {
        i_130 = i_53;
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
    i_135 = 1;
    i_136 = 0;
    while (true) {
        if (!(i_135 == 1)) {
            break;
        }
        i_137 = (int) get_local_id(0);
        l_138 = l_5 + ((long) i_136);
        if (i_137 == 0) {
            i_139 = *((volatile __global int *) (arg_fs + 16 + 64L));
            i_140 = (int) (0 - (uint) i_139);
            if (i_140 < 0) {
                l_141 = (long) i_140;
                l_142 = l_141;
            } else {
                if (i_50 < 0) {
                    i_143 = (-9);
                } else {
                    i_144 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_50 < i_144) {
                        l_145 = *((__global long *) (arg_fs + 16 + 192L));
                        i_146 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) l_51))));
                        i_147 = (int) ((uint) i_146 + (uint) (-1));
                        i_148 = (i_147 < 0) ? (-9) : i_147;
                        if (i_148 < 0) {
                            i_143 = i_148;
                        } else {
                            l_149 = *((__global long *) (arg_fs + 16 + 192L));
                            i_150 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_149 + (ulong) l_51)) + (ulong) 4L))));
                            if ((i_150 & 3) == 1) {
                                i_143 = (-9);
                            } else {
                                i_143 = i_148;
                            }
                        }
                    } else {
                        i_143 = (-9);
                    }
                }
                l_151 = (long) i_143;
                if (i_143 < 0) {
                    l_142 = l_151;
                } else {
                    if (l_138 < 0L) {
                        l_142 = (-22L);
                    } else {
                        i_152 = (int) ((uint) i_3 - (uint) i_136);
                        if (i_152 < 0) {
                            l_142 = (-22L);
                        } else {
                            l_153 = *((__global long *) (arg_fs + 16 + 16L));
                            i_154 = (int) get_group_id(0);
                            l_155 = (long) i_154;
                            i_156 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_153 + (ulong) ((l_155 << 12) + (l_155 << 11)))) + (ulong) 1896L))));
                            if (i_156 == 0) {
                                l_157 = *((__global long *) (arg_fs + 16 + 200L));
                                l_158 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) (l_151 << 6)))));
                                l_159 = (long) ((ulong) l_158 - (ulong) l_138);
                                if (l_159 < 1L) {
                                    l_142 = 0L;
                                } else {
                                    l_160 = (long) (uint) i_152;
                                    l_161 = (l_159 < l_160) ? l_159 : l_160;
                                    l_142 = l_161;
                                }
                            } else {
                                l_142 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_142 < 1L) {
                l_162 = l_142;
            } else {
                i_163 = *((__global int *) (arg_fs + 16 + 156L));
                l_164 = 1L << i_163;
                l_165 = (long) ((ulong) l_164 - (ulong) (l_138 & ((long) ((ulong) l_164 + (ulong) (-1L)))));
                if (l_165 < l_142) {
                    i_166 = (int) l_165;
                    i_167 = i_166;
                } else {
                    i_168 = (int) l_142;
                    i_167 = i_168;
                }
                l_169 = *((__global long *) (arg_fs + 16 + 16L));
                i_170 = (int) get_group_id(0);
                if (i_50 < 0) {
                    i_171 = (-9);
                } else {
                    i_172 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_50 < i_172) {
                        l_173 = *((__global long *) (arg_fs + 16 + 192L));
                        i_174 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_173 + (ulong) l_51))));
                        i_175 = (int) ((uint) i_174 + (uint) (-1));
                        i_176 = (i_175 < 0) ? (-9) : i_175;
                        i_171 = i_176;
                    } else {
                        i_171 = (-9);
                    }
                }
                l_177 = (long) i_171;
                if (i_171 < 0) {
                    l_178 = l_177;
                } else {
                    i_179 = *((__global int *) (arg_fs + 16 + 156L));
                    l_180 = *((__global long *) (arg_fs + 16 + 200L));
                    i_181 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_180 + (ulong) (l_177 << 6))) + (ulong) 8L))));
                    l_182 = *((__global long *) (arg_fs + 16 + 128L));
                    i_183 = *((__global int *) (arg_fs + 16 + 152L));
                    l_184 = l_138 >> i_179;
                    i_185 = i_183 & ((int) (((long) ((ulong) ((long) ((ulong) l_184 + (ulong) (((long) i_181) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_186 = i_185;
                    i_187 = 0;
                    i_188 = (-2);
                    while (true) {
                        if (!(i_188 == (-2))) {
                            break;
                        }
                        i_189 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_182 + (ulong) (((long) i_186) << 2)))));
                        i_190 = (int) ((uint) i_189 + (uint) (-1));
                        if (i_190 < 0) {
                            i_188 = (-1);
                        } else {
                            l_191 = *((__global long *) (arg_fs + 16 + 136L));
                            l_192 = (long) ((ulong) l_191 + (ulong) (((long) (uint) i_190) << 4));
                            i_193 = *((volatile __global int *) (arg_fs + 16 + l_192));
                            l_194 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) 8L))));
                            if ((!(i_181 == i_193)) || (!(l_184 == l_194))) {
                                if (i_183 == i_187) {
                                    i_188 = (-1);
                                } else {
                                    i_195 = (int) ((uint) i_187 + (uint) 1);
                                    i_196 = i_183 & ((int) ((uint) i_186 + (uint) 1));
                                    i_186 = i_196;
                                    i_187 = i_195;
                                }
                            } else {
                                i_188 = i_190;
                            }
                        }
                    }
                    l_197 = (long) i_170;
                    l_198 = (long) ((ulong) l_169 + (ulong) ((l_197 << 12) + (l_197 << 11)));
                    if (i_188 < 0) {
                        i_199 = (-1);
                    } else {
                        l_200 = (long) ((ulong) l_198 + (ulong) 1856L);
                        *((volatile __global int *) (arg_fs + 16 + l_200)) = ((int) ((uint) i_188 + (uint) 1));
                        GALEFS_FENCE();
                        l_201 = *((__global long *) (arg_fs + 16 + 136L));
                        l_202 = (long) ((ulong) l_201 + (ulong) (((long) (uint) i_188) << 4));
                        i_203 = *((volatile __global int *) (arg_fs + 16 + l_202));
                        l_204 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_202 + (ulong) 8L))));
                        if ((!(i_181 == i_203)) || (!(l_184 == l_204))) {
                            *((volatile __global int *) (arg_fs + 16 + l_200)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_181 == i_203)) || (!(l_184 == l_204))) {
                            i_199 = (-1);
                        } else {
                            i_199 = i_188;
                        }
                    }
                    l_205 = (long) i_199;
                    if (l_205 == (-1L)) {
                        l_206 = (long) ((ulong) l_198 + (ulong) 1864L);
                        l_207 = *((__global long *) (arg_fs + 16 + l_206));
                        l_208 = *((__global long *) (arg_fs + 16 + 8L));
                        i_209 = 0;
                        l_210 = 0L;
                        while (true) {
                            if (!(i_209 == 0)) {
                                break;
                            }
                            i_211 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_211 == 0) {
                                l_212 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_198 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_207 + (ulong) 128L)) - (ulong) l_212)) < 1025L) {
                                    i_209 = 1;
                                } else {
                                    if (l_210 < l_208) {
                                        GALEFS_RELAX(l_210);
                                        l_213 = (long) ((ulong) l_210 + (ulong) 1L);
                                        l_210 = l_213;
                                    } else {
                                        i_209 = (-110);
                                    }
                                }
                            } else {
                                i_214 = (int) (0 - (uint) i_211);
                                i_209 = i_214;
                            }
                        }
                        if (i_209 < 0) {
                            l_215 = (long) i_209;
                            l_216 = l_215;
                        } else {
                            l_217 = (long) ((ulong) l_207 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_198 + (ulong) ((long) (uint) (((int) l_217) & 1023)))))) = 0L;
                            l_218 = (long) ((ulong) l_198 + (ulong) ((long) (uint) (((int) l_207) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_218 + (ulong) 4L)))) = 3;
                            i_219 = (int) ((uint) ((int) (((long) ((ulong) l_207 + (ulong) ((long) ((ulong) (l_207 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_218 + (ulong) 8L)))) = i_219;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_218 + (ulong) 12L)))) = i_50;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_218 + (ulong) 16L)))) = l_138;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_218 + (ulong) 24L)))) = l_142;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_218 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_218 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_218)) = 64;
                            *((__global long *) (arg_fs + 16 + l_206)) = l_217;
                            GALEFS_FENCE();
                            l_220 = *((__global long *) (arg_fs + 16 + 24L));
                            i_221 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_220 + (ulong) ((long) i_221))))) = (char) 1;
                            l_222 = *((__global long *) (arg_fs + 16 + 8L));
                            l_223 = (long) ((ulong) l_198 + (ulong) 1792L);
                            i_224 = 0;
                            l_225 = 0L;
                            while (true) {
                                if (!(i_224 == 0)) {
                                    break;
                                }
                                i_226 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_227 = *((volatile __global int *) (arg_fs + 16 + l_223));
                                if (i_219 == i_227) {
                                    i_224 = 1;
                                } else {
                                    if (i_226 == 0) {
                                        if (l_225 < l_222) {
                                            GALEFS_RELAX(l_225);
                                            l_228 = (long) ((ulong) l_225 + (ulong) 1L);
                                            l_225 = l_228;
                                        } else {
                                            i_224 = (-110);
                                        }
                                    } else {
                                        i_229 = (int) (0 - (uint) i_226);
                                        i_224 = i_229;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_224 < 0) {
                                l_230 = (long) i_224;
                                l_216 = l_230;
                            } else {
                                l_231 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_198 + (ulong) 1800L))));
                                l_216 = l_231;
                            }
                        }
                        if (l_216 < 0L) {
                            l_178 = l_216;
                        } else {
                            l_232 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_198 + (ulong) 1808L))));
                            l_178 = l_232;
                        }
                    } else {
                        l_233 = (long) ((ulong) l_198 + (ulong) 1872L);
                        l_234 = *((__global long *) (arg_fs + 16 + l_233));
                        *((__global long *) (arg_fs + 16 + l_233)) = ((long) ((ulong) l_234 + (ulong) 1L));
                        l_178 = l_205;
                    }
                }
                if (l_178 < 0L) {
                    l_162 = l_178;
                } else {
                    l_235 = (l_178 << 32) | ((long) i_167);
                    l_162 = l_235;
                }
            }
        } else {
            l_162 = 0L;
        }
        l_236 = GALEFS_BROADCAST(l_162);
        i_237 = (int) l_236;
        if (l_236 < 0L) {
            i_238 = 0;
        } else {
            i_238 = i_237;
        }
        if (l_236 < 0L) {
            l_239 = 0L;
        } else {
            l_240 = (long) ((ulong) l_236 >> 32);
            l_239 = l_240;
        }
        i_241 = *((__global int *) (arg_fs + 16 + 156L));
        l_242 = *((__global long *) (arg_fs + 16 + 144L));
        gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_242 + (ulong) (l_239 << i_241))) + (ulong) (l_138 & ((long) ((ulong) (1L << i_241) + (ulong) (-1L))))))), (arg_scratch + 16 + l_138), i_238);
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
            *((__global long *) (arg_fs + 16 + l_248)) = ((long) ((ulong) ((long) i_238) + (ulong) l_249));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_247 + (ulong) 1856L)))) = 0;
            l_250 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_247 + (ulong) 1864L))));
            l_251 = (long) ((ulong) l_250 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_247 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_251 + (ulong) ((long) ((ulong) (l_251 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_252 = (int) ((uint) i_136 + (uint) i_238);
        if (l_236 < 0L) {
            i_135 = i_237;
            i_136 = i_252;
        } else {
            i_253 = ((i_238 < 1) || (!(i_252 < i_3))) ? 0 : 1;
            i_135 = i_253;
            i_136 = i_252;
        }
    }
    if (i_136 < 1) {
        i_254 = i_135;
    } else {
        i_254 = i_136;
    }
    if (i_3 == i_130) {
        if (i_3 == i_254) {
            l_255 = (-1L);
        } else {
            l_255 = l_4;
        }
    } else {
        l_255 = l_4;
    }
    l_256 = l_255;
    i_257 = 0;
    while (true) {
        if (!(i_257 < i_3)) {
            break;
        }
        l_258 = (long) i_257;
        i_259 = (int) *((__global char *) (arg_scratch + 16 + (l_5 + l_258)));
        i_260 = (int) get_group_id(0);
        i_261 = (int) ((uint) i_257 + (uint) 1);
        if (((int) ((char) i_259)) == ((int) ((char) ((int) ((uint) i_260 + (uint) ((int) ((uint) (i_257 << 5) - (uint) i_257))))))) {
            i_257 = i_261;
        } else {
            if (l_256 < 0L) {
                l_256 = l_258;
                i_257 = i_261;
            } else {
                i_257 = i_261;
            }
        }
    }
    i_262 = (int) get_local_id(0);
    if (i_262 == 0) {
        l_263 = *((__global long *) (arg_fs + 16 + 16L));
        i_264 = (int) get_group_id(0);
        l_265 = (long) i_264;
        i_266 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_263 + (ulong) ((l_265 << 12) + (l_265 << 11)))) + (ulong) 1896L))));
        if (i_266 == 0) {
            l_267 = *((__global long *) (arg_fs + 16 + 16L));
            i_268 = (int) get_group_id(0);
            l_269 = (long) i_268;
            l_270 = (long) ((ulong) l_267 + (ulong) ((l_269 << 12) + (l_269 << 11)));
            l_271 = (long) ((ulong) l_270 + (ulong) 1864L);
            l_272 = *((__global long *) (arg_fs + 16 + l_271));
            l_273 = *((__global long *) (arg_fs + 16 + 8L));
            i_274 = 0;
            l_275 = 0L;
            while (true) {
                if (!(i_274 == 0)) {
                    break;
                }
                i_276 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_276 == 0) {
                    l_277 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_270 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_272 + (ulong) 128L)) - (ulong) l_277)) < 1025L) {
                        i_274 = 1;
                    } else {
                        if (l_275 < l_273) {
                            GALEFS_RELAX(l_275);
                            l_278 = (long) ((ulong) l_275 + (ulong) 1L);
                            l_275 = l_278;
                        } else {
                            i_274 = (-110);
                        }
                    }
                } else {
                    i_279 = (int) (0 - (uint) i_276);
                    i_274 = i_279;
                }
            }
            if (i_274 < 0) {
                l_280 = (long) i_274;
                l_281 = l_280;
            } else {
                l_282 = (long) ((ulong) l_272 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_270 + (ulong) ((long) (uint) (((int) l_282) & 1023)))))) = 0L;
                l_283 = (long) ((ulong) l_270 + (ulong) ((long) (uint) (((int) l_272) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_283 + (ulong) 4L)))) = 2;
                i_284 = (int) ((uint) ((int) (((long) ((ulong) l_272 + (ulong) ((long) ((ulong) (l_272 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_283 + (ulong) 8L)))) = i_284;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_283 + (ulong) 12L)))) = i_50;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_283 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_283 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_283 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_283 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_283)) = 64;
                *((__global long *) (arg_fs + 16 + l_271)) = l_282;
                GALEFS_FENCE();
                l_285 = *((__global long *) (arg_fs + 16 + 24L));
                i_286 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_285 + (ulong) ((long) i_286))))) = (char) 1;
                l_287 = *((__global long *) (arg_fs + 16 + 8L));
                l_288 = (long) ((ulong) l_270 + (ulong) 1792L);
                i_289 = 0;
                l_290 = 0L;
                while (true) {
                    if (!(i_289 == 0)) {
                        break;
                    }
                    i_291 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_292 = *((volatile __global int *) (arg_fs + 16 + l_288));
                    if (i_284 == i_292) {
                        i_289 = 1;
                    } else {
                        if (i_291 == 0) {
                            if (l_290 < l_287) {
                                GALEFS_RELAX(l_290);
                                l_293 = (long) ((ulong) l_290 + (ulong) 1L);
                                l_290 = l_293;
                            } else {
                                i_289 = (-110);
                            }
                        } else {
                            i_294 = (int) (0 - (uint) i_291);
                            i_289 = i_294;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_289 < 0) {
                    l_295 = (long) i_289;
                    l_281 = l_295;
                } else {
                    l_296 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_270 + (ulong) 1800L))));
                    l_281 = l_296;
                }
            }
        } else {
            l_281 = (-16L);
        }
    } else {
        l_281 = 0L;
    }
    l_297 = GALEFS_BROADCAST(l_281);
    i_298 = (int) get_local_id(0);
    if (i_298 == 0) {
        i_299 = (int) get_group_id(0);
        *((__global long *) (arg_out + ((((long) i_299) << 3) + 16L))) = l_256;
    }
}
