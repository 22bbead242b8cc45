// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#writeThenRead
// entry point: galefs_writeThenRead
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// suspension: 0 waits, 0 values, 0 bytes
// string: "file"
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/FileKernels.java
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
// source: io/github/galefs/kernel/file/LiteralPath.java
// source: io/github/galefs/kernel/lane/LaneClient.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source SHA-256: 2d358cc68a211efa6c95828d61408f9a11104c859d594198b9a90ed7a6c05693

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

__constant char gale_literals[] = {102, 105, 108, 101};

__kernel void galefs_writeThenRead(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_out) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_1, i_2, i_3, i_6, i_7, i_8, i_9, i_10, i_12, i_14, i_16, i_21, i_23, i_24, i_27, i_28, i_30, i_31, i_33, i_37, i_38, i_39, i_43, i_45, i_47, i_49, i_50, i_52, i_56, i_58, i_59, i_60, i_62, i_63, i_65, i_66, i_67, i_69, i_70, i_75, i_77, i_79, i_82, i_83, i_85, i_86, i_91, i_93, i_96, i_97, i_99, i_100, i_102, i_109, i_111, i_113, i_115, i_116, i_118, i_125, i_126, i_129, i_131, i_133, i_140, i_141, i_142, i_143, i_144, i_145, i_146, i_147, i_148, i_149, i_151, i_152, i_155, i_156, i_158, i_159, i_160, i_162, i_164, i_166, i_168, i_175, i_178, i_179, i_180, i_182, i_183, i_184, i_186, i_187, i_188, i_191, i_193, i_195, i_197, i_198, i_199, i_200, i_201, i_202, i_205, i_207, i_208, i_211, i_215, i_218, i_221, i_223, i_226, i_227, i_229, i_230, i_232, i_238, i_240, i_242, i_244, i_245, i_247, i_255, i_256, i_259, i_261, i_263, i_270, i_271, i_272, i_275, i_277, i_278, i_279, i_280, i_282, i_284, i_286, i_287, i_292, i_294, i_297, i_298, i_300, i_301, i_303, i_309, i_311, i_313, i_315, i_316, i_318, i_322, i_323;
    long l_0, l_4, l_5, l_11, l_13, l_15, l_17, l_18, l_19, l_20, l_22, l_25, l_26, l_29, l_32, l_34, l_35, l_36, l_40, l_41, l_42, l_44, l_46, l_48, l_51, l_53, l_54, l_55, l_57, l_61, l_64, l_68, l_71, l_72, l_73, l_74, l_76, l_78, l_80, l_81, l_84, l_87, l_88, l_89, l_90, l_92, l_94, l_95, l_98, l_101, l_103, l_104, l_105, l_106, l_107, l_108, l_110, l_112, l_114, l_117, l_119, l_120, l_121, l_122, l_123, l_124, l_127, l_128, l_130, l_132, l_134, l_135, l_136, l_137, l_138, l_139, l_150, l_153, l_154, l_157, l_161, l_163, l_165, l_167, l_169, l_170, l_171, l_172, l_173, l_174, l_176, l_177, l_181, l_185, l_189, l_190, l_192, l_194, l_196, l_203, l_204, l_206, l_209, l_210, l_212, l_213, l_214, l_216, l_217, l_219, l_220, l_222, l_224, l_225, l_228, l_231, l_233, l_234, l_235, l_236, l_237, l_239, l_241, l_243, l_246, l_248, l_249, l_250, l_251, l_252, l_253, l_254, l_257, l_258, l_260, l_262, l_264, l_265, l_266, l_267, l_268, l_269, l_273, l_274, l_276, l_281, l_283, l_285, l_288, l_289, l_290, l_291, l_293, l_295, l_296, l_299, l_302, l_304, l_305, l_306, l_307, l_308, l_310, l_312, l_314, l_317, l_319, l_320, l_321;
    l_0 = *((__global gale_long *) (arg_args + 16L));
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
        l_11 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_12 = (int) get_group_id(0);
        l_13 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_14 = (int) get_group_id(0);
        l_15 = (long) i_14;
        i_16 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_13 + (ulong) ((l_15 << 12) + (l_15 << 11)))) + (ulong) 1896L))));
        l_17 = (long) i_12;
        l_18 = (long) ((ulong) l_11 + (ulong) ((l_17 << 12) + (l_17 << 11)));
        l_19 = (long) ((ulong) l_18 + (ulong) 1792L);
        l_20 = (long) ((ulong) l_18 + (ulong) 1864L);
        if (i_16 == 0) {
            i_21 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_22 = *((__global gale_long *) (arg_fs + 16 + l_20));
            i_23 = (int) (0 - (uint) i_21);
            if (i_23 < 0) {
                i_24 = i_23;
            } else {
                l_25 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_26 = (long) ((ulong) l_22 + (ulong) (-64L));
                i_27 = (int) ((uint) ((int) (((long) ((ulong) l_26 + (ulong) ((long) ((ulong) (l_26 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_28 = 0;
                l_29 = 0L;
                while (true) {
                    if (!(i_28 == 0)) {
                        break;
                    }
                    i_30 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_31 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                    if (i_27 == i_31) {
                        i_28 = 1;
                    } else {
                        if (i_30 == 0) {
                            if (l_29 < l_25) {
                                GALEFS_RELAX(l_29);
                                l_32 = (long) ((ulong) l_29 + (ulong) 1L);
                                l_29 = l_32;
                            } else {
                                i_28 = (-110);
                            }
                        } else {
                            i_33 = (int) (0 - (uint) i_30);
                            i_28 = i_33;
                        }
                    }
                }
                i_24 = i_28;
            }
        } else {
            i_24 = (-16);
        }
        l_34 = (long) i_24;
        if (l_34 < 0L) {
            l_35 = l_34;
        } else {
            l_36 = (long) ((ulong) l_18 + (ulong) 2048L);
            i_37 = 0;
            while (true) {
                if (!(i_37 < 4)) {
                    break;
                }
                i_38 = (int) gale_literals[i_37];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) ((long) i_37))))) = (char) i_38;
                i_39 = (int) ((uint) i_37 + (uint) 1);
                i_37 = i_39;
            }
            l_40 = *((__global gale_long *) (arg_fs + 16 + l_20));
            l_41 = (long) ((ulong) l_40 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) ((long) (uint) (((int) l_41) & 1023)))))) = 0L;
            l_42 = (long) ((ulong) l_18 + (ulong) ((long) (uint) (((int) l_40) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 4L)))) = 1;
            i_43 = (int) ((uint) ((int) (((long) ((ulong) l_40 + (ulong) ((long) ((ulong) (l_40 >> 63) >> 58)))) >> 6)) + (uint) 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 8L)))) = i_43;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 32L)))) = 66;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_42)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_20)) = l_41;
            GALEFS_FENCE();
            l_44 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_45 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) ((long) i_45))))) = (char) 1;
            l_46 = *((__global gale_long *) (arg_fs + 16 + 8L));
            i_47 = 0;
            l_48 = 0L;
            while (true) {
                if (!(i_47 == 0)) {
                    break;
                }
                i_49 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_50 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                if (i_43 == i_50) {
                    i_47 = 1;
                } else {
                    if (i_49 == 0) {
                        if (l_48 < l_46) {
                            GALEFS_RELAX(l_48);
                            l_51 = (long) ((ulong) l_48 + (ulong) 1L);
                            l_48 = l_51;
                        } else {
                            i_47 = (-110);
                        }
                    } else {
                        i_52 = (int) (0 - (uint) i_49);
                        i_47 = i_52;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_47 < 0) {
                l_53 = (long) i_47;
                l_35 = l_53;
            } else {
                l_54 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) 1800L))));
                l_35 = l_54;
            }
        }
    } else {
        l_35 = 0L;
    }
    l_55 = GALEFS_BROADCAST(l_35);
    i_56 = (int) l_55;
    l_57 = ((long) i_56) << 3;
    i_58 = 1;
    i_59 = 0;
    while (true) {
        if (!(i_58 == 1)) {
            break;
        }
        i_60 = (int) get_local_id(0);
        l_61 = l_5 + ((long) i_59);
        if (i_60 == 0) {
            if (i_56 < 0) {
                i_62 = (-9);
            } else {
                i_63 = *((__global gale_int *) (arg_fs + 16 + 208L));
                if (i_56 < i_63) {
                    l_64 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_65 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) l_57))));
                    i_66 = (int) ((uint) i_65 + (uint) (-1));
                    i_67 = (i_66 < 0) ? (-9) : i_66;
                    if (i_67 < 0) {
                        i_62 = i_67;
                    } else {
                        l_68 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_69 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_68 + (ulong) l_57)) + (ulong) 4L))));
                        if ((i_69 & 3) == 0) {
                            i_62 = (-9);
                        } else {
                            i_62 = i_67;
                        }
                    }
                } else {
                    i_62 = (-9);
                }
            }
            i_70 = (int) ((uint) i_3 - (uint) i_59);
            l_71 = (long) i_70;
            if (i_62 < 0) {
                l_72 = (long) i_62;
                l_73 = l_72;
            } else {
                if (l_61 < 0L) {
                    l_73 = (-22L);
                } else {
                    if (i_70 < 0) {
                        l_73 = (-22L);
                    } else {
                        if ((l_61 + l_71) < 0L) {
                            l_73 = (-27L);
                        } else {
                            l_74 = *((__global gale_long *) (arg_fs + 16 + 16L));
                            i_75 = (int) get_group_id(0);
                            l_76 = (long) i_75;
                            i_77 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_74 + (ulong) ((l_76 << 12) + (l_76 << 11)))) + (ulong) 1896L))));
                            if (i_77 == 0) {
                                l_73 = l_71;
                            } else {
                                l_73 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_73 < 1L) {
                l_78 = l_73;
            } else {
                i_79 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_80 = 1L << i_79;
                l_81 = (long) ((ulong) l_80 - (ulong) (l_61 & ((long) ((ulong) l_80 + (ulong) (-1L)))));
                if (l_81 < l_71) {
                    i_82 = (int) l_81;
                    i_83 = i_82;
                } else {
                    i_83 = i_70;
                }
                l_84 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_85 = (int) get_group_id(0);
                i_86 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                l_87 = (long) i_85;
                l_88 = (long) ((ulong) l_84 + (ulong) ((l_87 << 12) + (l_87 << 11)));
                l_89 = (long) ((ulong) l_88 + (ulong) 1864L);
                l_90 = *((__global gale_long *) (arg_fs + 16 + l_89));
                i_91 = (int) (0 - (uint) i_86);
                l_92 = (long) ((ulong) l_88 + (ulong) 1792L);
                if (i_91 < 0) {
                    i_93 = i_91;
                } else {
                    l_94 = *((__global gale_long *) (arg_fs + 16 + 8L));
                    l_95 = (long) ((ulong) l_90 + (ulong) (-64L));
                    i_96 = (int) ((uint) ((int) (((long) ((ulong) l_95 + (ulong) ((long) ((ulong) (l_95 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    i_97 = 0;
                    l_98 = 0L;
                    while (true) {
                        if (!(i_97 == 0)) {
                            break;
                        }
                        i_99 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        i_100 = *((volatile __global gale_int *) (arg_fs + 16 + l_92));
                        if (i_96 == i_100) {
                            i_97 = 1;
                        } else {
                            if (i_99 == 0) {
                                if (l_98 < l_94) {
                                    GALEFS_RELAX(l_98);
                                    l_101 = (long) ((ulong) l_98 + (ulong) 1L);
                                    l_98 = l_101;
                                } else {
                                    i_97 = (-110);
                                }
                            } else {
                                i_102 = (int) (0 - (uint) i_99);
                                i_97 = i_102;
                            }
                        }
                    }
                    i_93 = i_97;
                }
                l_103 = (long) i_83;
                if (i_93 < 0) {
                    l_104 = (long) i_93;
                    l_105 = l_104;
                } else {
                    l_106 = *((__global gale_long *) (arg_fs + 16 + l_89));
                    l_107 = (long) ((ulong) l_106 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) ((long) (uint) (((int) l_107) & 1023)))))) = 0L;
                    l_108 = (long) ((ulong) l_88 + (ulong) ((long) (uint) (((int) l_106) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 4L)))) = 4;
                    i_109 = (int) ((uint) ((int) (((long) ((ulong) l_106 + (ulong) ((long) ((ulong) (l_106 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 8L)))) = i_109;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 12L)))) = i_56;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 16L)))) = l_61;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 24L)))) = l_103;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_108)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_89)) = l_107;
                    GALEFS_FENCE();
                    l_110 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    i_111 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_110 + (ulong) ((long) i_111))))) = (char) 1;
                    l_112 = *((__global gale_long *) (arg_fs + 16 + 8L));
                    i_113 = 0;
                    l_114 = 0L;
                    while (true) {
                        if (!(i_113 == 0)) {
                            break;
                        }
                        i_115 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        i_116 = *((volatile __global gale_int *) (arg_fs + 16 + l_92));
                        if (i_109 == i_116) {
                            i_113 = 1;
                        } else {
                            if (i_115 == 0) {
                                if (l_114 < l_112) {
                                    GALEFS_RELAX(l_114);
                                    l_117 = (long) ((ulong) l_114 + (ulong) 1L);
                                    l_114 = l_117;
                                } else {
                                    i_113 = (-110);
                                }
                            } else {
                                i_118 = (int) (0 - (uint) i_115);
                                i_113 = i_118;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_113 < 0) {
                        l_119 = (long) i_113;
                        l_105 = l_119;
                    } else {
                        l_120 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 1800L))));
                        l_105 = l_120;
                    }
                }
                if (l_105 < 0L) {
                    l_121 = l_105;
                } else {
                    l_122 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 1808L))));
                    l_121 = l_122;
                }
                if (l_121 < 0L) {
                    l_78 = l_121;
                } else {
                    l_123 = l_103 | (l_121 << 32);
                    l_78 = l_123;
                }
            }
        } else {
            l_78 = 0L;
        }
        l_124 = GALEFS_BROADCAST(l_78);
        i_125 = (int) l_124;
        if (l_124 < 0L) {
            i_126 = 0;
        } else {
            i_126 = i_125;
        }
        if (l_124 < 0L) {
            l_127 = 0L;
        } else {
            l_128 = (long) ((ulong) l_124 >> 32);
            l_127 = l_128;
        }
        i_129 = *((__global gale_int *) (arg_fs + 16 + 156L));
        l_130 = *((__global gale_long *) (arg_fs + 16 + 144L));
        gale_copy((arg_scratch + 16 + l_61), (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_130 + (ulong) (l_127 << i_129))) + (ulong) (l_61 & ((long) ((ulong) (1L << i_129) + (ulong) (-1L))))))), i_126);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_131 = (int) get_local_id(0);
        if (i_131 == 0) {
            l_132 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_133 = (int) get_group_id(0);
            l_134 = (long) i_133;
            l_135 = (long) ((ulong) l_132 + (ulong) ((l_134 << 12) + (l_134 << 11)));
            l_136 = (long) ((ulong) l_135 + (ulong) 1888L);
            l_137 = *((__global gale_long *) (arg_fs + 16 + l_136));
            *((__global gale_long *) (arg_fs + 16 + l_136)) = ((long) ((ulong) ((long) i_126) + (ulong) l_137));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 1856L)))) = 0;
            l_138 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 1864L))));
            l_139 = (long) ((ulong) l_138 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_139 + (ulong) ((long) ((ulong) (l_139 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_140 = (int) ((uint) i_59 + (uint) i_126);
        if (l_124 < 0L) {
            i_58 = i_125;
            i_59 = i_140;
        } else {
            i_141 = ((i_126 < 1) || (!(i_140 < i_3))) ? 0 : 1;
            i_58 = i_141;
            i_59 = i_140;
        }
    }
    if (i_59 < 1) {
        i_142 = i_58;
    } else {
        i_142 = i_59;
    }
    i_143 = (int) get_local_id(0);
    i_144 = i_143;
    while (true) {
        if (!(i_144 < i_3)) {
            break;
        }
        *((__global char *) (arg_scratch + 16 + (l_5 + ((long) i_144)))) = (char) 0;
        i_145 = (int) get_local_size(0);
        i_146 = (int) ((uint) i_144 + (uint) i_145);
        i_144 = i_146;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_147 = 1;
    i_148 = 0;
    while (true) {
        if (!(i_147 == 1)) {
            break;
        }
        i_149 = (int) get_local_id(0);
        l_150 = l_5 + ((long) i_148);
        if (i_149 == 0) {
            i_151 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            i_152 = (int) (0 - (uint) i_151);
            if (i_152 < 0) {
                l_153 = (long) i_152;
                l_154 = l_153;
            } else {
                if (i_56 < 0) {
                    i_155 = (-9);
                } else {
                    i_156 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    if (i_56 < i_156) {
                        l_157 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_158 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) l_57))));
                        i_159 = (int) ((uint) i_158 + (uint) (-1));
                        i_160 = (i_159 < 0) ? (-9) : i_159;
                        if (i_160 < 0) {
                            i_155 = i_160;
                        } else {
                            l_161 = *((__global gale_long *) (arg_fs + 16 + 192L));
                            i_162 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_161 + (ulong) l_57)) + (ulong) 4L))));
                            if ((i_162 & 3) == 1) {
                                i_155 = (-9);
                            } else {
                                i_155 = i_160;
                            }
                        }
                    } else {
                        i_155 = (-9);
                    }
                }
                l_163 = (long) i_155;
                if (i_155 < 0) {
                    l_154 = l_163;
                } else {
                    if (l_150 < 0L) {
                        l_154 = (-22L);
                    } else {
                        i_164 = (int) ((uint) i_3 - (uint) i_148);
                        if (i_164 < 0) {
                            l_154 = (-22L);
                        } else {
                            l_165 = *((__global gale_long *) (arg_fs + 16 + 16L));
                            i_166 = (int) get_group_id(0);
                            l_167 = (long) i_166;
                            i_168 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_165 + (ulong) ((l_167 << 12) + (l_167 << 11)))) + (ulong) 1896L))));
                            if (i_168 == 0) {
                                l_169 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                l_170 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) (l_163 << 6)))));
                                l_171 = (long) ((ulong) l_170 - (ulong) l_150);
                                if (l_171 < 1L) {
                                    l_154 = 0L;
                                } else {
                                    l_172 = (long) (uint) i_164;
                                    l_173 = (l_171 < l_172) ? l_171 : l_172;
                                    l_154 = l_173;
                                }
                            } else {
                                l_154 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_154 < 1L) {
                l_174 = l_154;
            } else {
                i_175 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_176 = 1L << i_175;
                l_177 = (long) ((ulong) l_176 - (ulong) (l_150 & ((long) ((ulong) l_176 + (ulong) (-1L)))));
                if (l_177 < l_154) {
                    i_178 = (int) l_177;
                    i_179 = i_178;
                } else {
                    i_180 = (int) l_154;
                    i_179 = i_180;
                }
                l_181 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_182 = (int) get_group_id(0);
                if (i_56 < 0) {
                    i_183 = (-9);
                } else {
                    i_184 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    if (i_56 < i_184) {
                        l_185 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_186 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_185 + (ulong) l_57))));
                        i_187 = (int) ((uint) i_186 + (uint) (-1));
                        i_188 = (i_187 < 0) ? (-9) : i_187;
                        i_183 = i_188;
                    } else {
                        i_183 = (-9);
                    }
                }
                l_189 = (long) i_183;
                if (i_183 < 0) {
                    l_190 = l_189;
                } else {
                    i_191 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_192 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    i_193 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_192 + (ulong) (l_189 << 6))) + (ulong) 8L))));
                    l_194 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_195 = *((__global gale_int *) (arg_fs + 16 + 152L));
                    l_196 = l_150 >> i_191;
                    i_197 = i_195 & ((int) (((long) ((ulong) ((long) ((ulong) l_196 + (ulong) (((long) i_193) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_198 = i_197;
                    i_199 = 0;
                    i_200 = (-2);
                    while (true) {
                        if (!(i_200 == (-2))) {
                            break;
                        }
                        i_201 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) (((long) i_198) << 2)))));
                        i_202 = (int) ((uint) i_201 + (uint) (-1));
                        if (i_202 < 0) {
                            i_200 = (-1);
                        } else {
                            l_203 = *((__global gale_long *) (arg_fs + 16 + 136L));
                            l_204 = (long) ((ulong) l_203 + (ulong) (((long) (uint) i_202) << 4));
                            i_205 = *((volatile __global gale_int *) (arg_fs + 16 + l_204));
                            l_206 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_204 + (ulong) 8L))));
                            if ((!(i_193 == i_205)) || (!(l_196 == l_206))) {
                                if (i_195 == i_199) {
                                    i_200 = (-1);
                                } else {
                                    i_207 = (int) ((uint) i_199 + (uint) 1);
                                    i_208 = i_195 & ((int) ((uint) i_198 + (uint) 1));
                                    i_198 = i_208;
                                    i_199 = i_207;
                                }
                            } else {
                                i_200 = i_202;
                            }
                        }
                    }
                    l_209 = (long) i_182;
                    l_210 = (long) ((ulong) l_181 + (ulong) ((l_209 << 12) + (l_209 << 11)));
                    if (i_200 < 0) {
                        i_211 = (-1);
                    } else {
                        l_212 = (long) ((ulong) l_210 + (ulong) 1856L);
                        *((volatile __global gale_int *) (arg_fs + 16 + l_212)) = ((int) ((uint) i_200 + (uint) 1));
                        GALEFS_FENCE();
                        l_213 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        l_214 = (long) ((ulong) l_213 + (ulong) (((long) (uint) i_200) << 4));
                        i_215 = *((volatile __global gale_int *) (arg_fs + 16 + l_214));
                        l_216 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_214 + (ulong) 8L))));
                        if ((!(i_193 == i_215)) || (!(l_196 == l_216))) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_212)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_193 == i_215)) || (!(l_196 == l_216))) {
                            i_211 = (-1);
                        } else {
                            i_211 = i_200;
                        }
                    }
                    l_217 = (long) i_211;
                    if (l_217 == (-1L)) {
                        i_218 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        l_219 = (long) ((ulong) l_210 + (ulong) 1864L);
                        l_220 = *((__global gale_long *) (arg_fs + 16 + l_219));
                        i_221 = (int) (0 - (uint) i_218);
                        l_222 = (long) ((ulong) l_210 + (ulong) 1792L);
                        if (i_221 < 0) {
                            i_223 = i_221;
                        } else {
                            l_224 = *((__global gale_long *) (arg_fs + 16 + 8L));
                            l_225 = (long) ((ulong) l_220 + (ulong) (-64L));
                            i_226 = (int) ((uint) ((int) (((long) ((ulong) l_225 + (ulong) ((long) ((ulong) (l_225 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            i_227 = 0;
                            l_228 = 0L;
                            while (true) {
                                if (!(i_227 == 0)) {
                                    break;
                                }
                                i_229 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                i_230 = *((volatile __global gale_int *) (arg_fs + 16 + l_222));
                                if (i_226 == i_230) {
                                    i_227 = 1;
                                } else {
                                    if (i_229 == 0) {
                                        if (l_228 < l_224) {
                                            GALEFS_RELAX(l_228);
                                            l_231 = (long) ((ulong) l_228 + (ulong) 1L);
                                            l_228 = l_231;
                                        } else {
                                            i_227 = (-110);
                                        }
                                    } else {
                                        i_232 = (int) (0 - (uint) i_229);
                                        i_227 = i_232;
                                    }
                                }
                            }
                            i_223 = i_227;
                        }
                        if (i_223 < 0) {
                            l_233 = (long) i_223;
                            l_234 = l_233;
                        } else {
                            l_235 = *((__global gale_long *) (arg_fs + 16 + l_219));
                            l_236 = (long) ((ulong) l_235 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) ((long) (uint) (((int) l_236) & 1023)))))) = 0L;
                            l_237 = (long) ((ulong) l_210 + (ulong) ((long) (uint) (((int) l_235) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_237 + (ulong) 4L)))) = 3;
                            i_238 = (int) ((uint) ((int) (((long) ((ulong) l_235 + (ulong) ((long) ((ulong) (l_235 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_237 + (ulong) 8L)))) = i_238;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_237 + (ulong) 12L)))) = i_56;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_237 + (ulong) 16L)))) = l_150;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_237 + (ulong) 24L)))) = l_154;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_237 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_237 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_237)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_219)) = l_236;
                            GALEFS_FENCE();
                            l_239 = *((__global gale_long *) (arg_fs + 16 + 24L));
                            i_240 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_239 + (ulong) ((long) i_240))))) = (char) 1;
                            l_241 = *((__global gale_long *) (arg_fs + 16 + 8L));
                            i_242 = 0;
                            l_243 = 0L;
                            while (true) {
                                if (!(i_242 == 0)) {
                                    break;
                                }
                                i_244 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                i_245 = *((volatile __global gale_int *) (arg_fs + 16 + l_222));
                                if (i_238 == i_245) {
                                    i_242 = 1;
                                } else {
                                    if (i_244 == 0) {
                                        if (l_243 < l_241) {
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
                                l_249 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) 1800L))));
                                l_234 = l_249;
                            }
                        }
                        if (l_234 < 0L) {
                            l_190 = l_234;
                        } else {
                            l_250 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) 1808L))));
                            l_190 = l_250;
                        }
                    } else {
                        l_251 = (long) ((ulong) l_210 + (ulong) 1872L);
                        l_252 = *((__global gale_long *) (arg_fs + 16 + l_251));
                        *((__global gale_long *) (arg_fs + 16 + l_251)) = ((long) ((ulong) l_252 + (ulong) 1L));
                        l_190 = l_217;
                    }
                }
                if (l_190 < 0L) {
                    l_174 = l_190;
                } else {
                    l_253 = (l_190 << 32) | ((long) i_179);
                    l_174 = l_253;
                }
            }
        } else {
            l_174 = 0L;
        }
        l_254 = GALEFS_BROADCAST(l_174);
        i_255 = (int) l_254;
        if (l_254 < 0L) {
            i_256 = 0;
        } else {
            i_256 = i_255;
        }
        if (l_254 < 0L) {
            l_257 = 0L;
        } else {
            l_258 = (long) ((ulong) l_254 >> 32);
            l_257 = l_258;
        }
        i_259 = *((__global gale_int *) (arg_fs + 16 + 156L));
        l_260 = *((__global gale_long *) (arg_fs + 16 + 144L));
        gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_260 + (ulong) (l_257 << i_259))) + (ulong) (l_150 & ((long) ((ulong) (1L << i_259) + (ulong) (-1L))))))), (arg_scratch + 16 + l_150), i_256);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_261 = (int) get_local_id(0);
        if (i_261 == 0) {
            l_262 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_263 = (int) get_group_id(0);
            l_264 = (long) i_263;
            l_265 = (long) ((ulong) l_262 + (ulong) ((l_264 << 12) + (l_264 << 11)));
            l_266 = (long) ((ulong) l_265 + (ulong) 1880L);
            l_267 = *((__global gale_long *) (arg_fs + 16 + l_266));
            *((__global gale_long *) (arg_fs + 16 + l_266)) = ((long) ((ulong) ((long) i_256) + (ulong) l_267));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_265 + (ulong) 1856L)))) = 0;
            l_268 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_265 + (ulong) 1864L))));
            l_269 = (long) ((ulong) l_268 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_265 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_269 + (ulong) ((long) ((ulong) (l_269 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_270 = (int) ((uint) i_148 + (uint) i_256);
        if (l_254 < 0L) {
            i_147 = i_255;
            i_148 = i_270;
        } else {
            i_271 = ((i_256 < 1) || (!(i_270 < i_3))) ? 0 : 1;
            i_147 = i_271;
            i_148 = i_270;
        }
    }
    if (i_148 < 1) {
        i_272 = i_147;
    } else {
        i_272 = i_148;
    }
    if (i_3 == i_142) {
        if (i_3 == i_272) {
            l_273 = (-1L);
        } else {
            l_273 = l_4;
        }
    } else {
        l_273 = l_4;
    }
    l_274 = l_273;
    i_275 = 0;
    while (true) {
        if (!(i_275 < i_3)) {
            break;
        }
        l_276 = (long) i_275;
        i_277 = (int) *((__global char *) (arg_scratch + 16 + (l_5 + l_276)));
        i_278 = (int) get_group_id(0);
        i_279 = (int) ((uint) i_275 + (uint) 1);
        if (((int) ((char) i_277)) == ((int) ((char) ((int) ((uint) i_278 + (uint) ((int) ((uint) (i_275 << 5) - (uint) i_275))))))) {
            i_275 = i_279;
        } else {
            if (l_274 < 0L) {
                l_274 = l_276;
                i_275 = i_279;
            } else {
                i_275 = i_279;
            }
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_280 = (int) get_local_id(0);
    if (i_280 == 0) {
        l_281 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_282 = (int) get_group_id(0);
        l_283 = (long) i_282;
        i_284 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_281 + (ulong) ((l_283 << 12) + (l_283 << 11)))) + (ulong) 1896L))));
        if (i_284 == 0) {
            l_285 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_286 = (int) get_group_id(0);
            i_287 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_288 = (long) i_286;
            l_289 = (long) ((ulong) l_285 + (ulong) ((l_288 << 12) + (l_288 << 11)));
            l_290 = (long) ((ulong) l_289 + (ulong) 1864L);
            l_291 = *((__global gale_long *) (arg_fs + 16 + l_290));
            i_292 = (int) (0 - (uint) i_287);
            l_293 = (long) ((ulong) l_289 + (ulong) 1792L);
            if (i_292 < 0) {
                i_294 = i_292;
            } else {
                l_295 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_296 = (long) ((ulong) l_291 + (ulong) (-64L));
                i_297 = (int) ((uint) ((int) (((long) ((ulong) l_296 + (ulong) ((long) ((ulong) (l_296 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_298 = 0;
                l_299 = 0L;
                while (true) {
                    if (!(i_298 == 0)) {
                        break;
                    }
                    i_300 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_301 = *((volatile __global gale_int *) (arg_fs + 16 + l_293));
                    if (i_297 == i_301) {
                        i_298 = 1;
                    } else {
                        if (i_300 == 0) {
                            if (l_299 < l_295) {
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
                i_294 = i_298;
            }
            if (i_294 < 0) {
                l_304 = (long) i_294;
                l_305 = l_304;
            } else {
                l_306 = *((__global gale_long *) (arg_fs + 16 + l_290));
                l_307 = (long) ((ulong) l_306 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_289 + (ulong) ((long) (uint) (((int) l_307) & 1023)))))) = 0L;
                l_308 = (long) ((ulong) l_289 + (ulong) ((long) (uint) (((int) l_306) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_308 + (ulong) 4L)))) = 2;
                i_309 = (int) ((uint) ((int) (((long) ((ulong) l_306 + (ulong) ((long) ((ulong) (l_306 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_308 + (ulong) 8L)))) = i_309;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_308 + (ulong) 12L)))) = i_56;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_308 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_308 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_308 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_308 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_308)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_290)) = l_307;
                GALEFS_FENCE();
                l_310 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_311 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_310 + (ulong) ((long) i_311))))) = (char) 1;
                l_312 = *((__global gale_long *) (arg_fs + 16 + 8L));
                i_313 = 0;
                l_314 = 0L;
                while (true) {
                    if (!(i_313 == 0)) {
                        break;
                    }
                    i_315 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_316 = *((volatile __global gale_int *) (arg_fs + 16 + l_293));
                    if (i_309 == i_316) {
                        i_313 = 1;
                    } else {
                        if (i_315 == 0) {
                            if (l_314 < l_312) {
                                GALEFS_RELAX(l_314);
                                l_317 = (long) ((ulong) l_314 + (ulong) 1L);
                                l_314 = l_317;
                            } else {
                                i_313 = (-110);
                            }
                        } else {
                            i_318 = (int) (0 - (uint) i_315);
                            i_313 = i_318;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_313 < 0) {
                    l_319 = (long) i_313;
                    l_305 = l_319;
                } else {
                    l_320 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_289 + (ulong) 1800L))));
                    l_305 = l_320;
                }
            }
        } else {
            l_305 = (-16L);
        }
    } else {
        l_305 = 0L;
    }
    l_321 = GALEFS_BROADCAST(l_305);
    i_322 = (int) get_local_id(0);
    if (i_322 == 0) {
        i_323 = (int) get_group_id(0);
        *((__global gale_long *) (arg_out + ((((long) i_323) << 3) + 16L))) = l_274;
    }
}
