// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.cachehit.CacheHitKernels#sumRead
// entry point: galefs_sumRead
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// suspension: 0 waits, 0 values, 0 bytes
// string: "words"
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/bench/cachehit/CacheHitKernels.java
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
// source SHA-256: 984708ffa203a1730e411db605c017f9962de4fe0f55662d65a7f032e4323164

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

__constant char gale_literals[] = {119, 111, 114, 100, 115};

__kernel void galefs_sumRead(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_result) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_0, i_1, i_2, i_3, i_4, i_6, i_8, i_10, i_15, i_17, i_18, i_21, i_22, i_24, i_25, i_27, i_31, i_32, i_33, i_37, i_39, i_41, i_43, i_44, i_46, i_50, i_51, i_52, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_63, i_64, i_65, i_68, i_69, i_73, i_74, i_76, i_77, i_78, i_80, i_82, i_84, i_86, i_93, i_96, i_97, i_98, i_100, i_101, i_102, i_104, i_105, i_106, i_109, i_111, i_113, i_115, i_116, i_117, i_118, i_119, i_120, i_123, i_125, i_126, i_129, i_133, i_136, i_139, i_141, i_144, i_145, i_147, i_148, i_150, i_156, i_158, i_160, i_162, i_163, i_165, i_173, i_174, i_177, i_179, i_181, i_188, i_189, i_190, i_191, i_192, i_193, i_194, i_195, i_196, i_197, i_198, i_199, i_200, i_201, i_202, i_203, i_204, i_205, i_206, i_207, i_208, i_210, i_212, i_214, i_215, i_220, i_222, i_225, i_226, i_228, i_229, i_231, i_237, i_239, i_241, i_243, i_244, i_246, i_250, i_251;
    long l_5, l_7, l_9, l_11, l_12, l_13, l_14, l_16, l_19, l_20, l_23, l_26, l_28, l_29, l_30, l_34, l_35, l_36, l_38, l_40, l_42, l_45, l_47, l_48, l_49, l_53, l_54, l_62, l_66, l_67, l_70, l_71, l_72, l_75, l_79, l_81, l_83, l_85, l_87, l_88, l_89, l_90, l_91, l_92, l_94, l_95, l_99, l_103, l_107, l_108, l_110, l_112, l_114, l_121, l_122, l_124, l_127, l_128, l_130, l_131, l_132, l_134, l_135, l_137, l_138, l_140, l_142, l_143, l_146, l_149, l_151, l_152, l_153, l_154, l_155, l_157, l_159, l_161, l_164, l_166, l_167, l_168, l_169, l_170, l_171, l_172, l_175, l_176, l_178, l_180, l_182, l_183, l_184, l_185, l_186, l_187, l_209, l_211, l_213, l_216, l_217, l_218, l_219, l_221, l_223, l_224, l_227, l_230, l_232, l_233, l_234, l_235, l_236, l_238, l_240, l_242, l_245, l_247, l_248, l_249;
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = *((__global gale_int *) (arg_args + 20L));
    i_2 = *((__global gale_int *) (arg_args + 24L));
    i_3 = (int) get_group_id(0);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_4 = (int) get_local_id(0);
    if (i_4 == 0) {
        l_5 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_6 = (int) get_group_id(0);
        l_7 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_8 = (int) get_group_id(0);
        l_9 = (long) i_8;
        i_10 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_9 << 12) + (l_9 << 11)))) + (ulong) 1896L))));
        l_11 = (long) i_6;
        l_12 = (long) ((ulong) l_5 + (ulong) ((l_11 << 12) + (l_11 << 11)));
        l_13 = (long) ((ulong) l_12 + (ulong) 1792L);
        l_14 = (long) ((ulong) l_12 + (ulong) 1864L);
        if (i_10 == 0) {
            i_15 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_16 = *((__global gale_long *) (arg_fs + 16 + l_14));
            i_17 = (int) (0 - (uint) i_15);
            if (i_17 < 0) {
                i_18 = i_17;
            } else {
                l_19 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_20 = (long) ((ulong) l_16 + (ulong) (-64L));
                i_21 = (int) ((uint) ((int) (((long) ((ulong) l_20 + (ulong) ((long) ((ulong) (l_20 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_22 = 0;
                l_23 = 0L;
                while (true) {
                    if (!(i_22 == 0)) {
                        break;
                    }
                    i_24 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_25 = *((volatile __global gale_int *) (arg_fs + 16 + l_13));
                    if (i_21 == i_25) {
                        i_22 = 1;
                    } else {
                        if (i_24 == 0) {
                            if (l_23 < l_19) {
                                GALEFS_RELAX(l_23);
                                l_26 = (long) ((ulong) l_23 + (ulong) 1L);
                                l_23 = l_26;
                            } else {
                                i_22 = (-110);
                            }
                        } else {
                            i_27 = (int) (0 - (uint) i_24);
                            i_22 = i_27;
                        }
                    }
                }
                i_18 = i_22;
            }
        } else {
            i_18 = (-16);
        }
        l_28 = (long) i_18;
        if (l_28 < 0L) {
            l_29 = l_28;
        } else {
            l_30 = (long) ((ulong) l_12 + (ulong) 2048L);
            i_31 = 0;
            while (true) {
                if (!(i_31 < 5)) {
                    break;
                }
                i_32 = (int) gale_literals[i_31];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_30 + (ulong) ((long) i_31))))) = (char) i_32;
                i_33 = (int) ((uint) i_31 + (uint) 1);
                i_31 = i_33;
            }
            l_34 = *((__global gale_long *) (arg_fs + 16 + l_14));
            l_35 = (long) ((ulong) l_34 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_12 + (ulong) ((long) (uint) (((int) l_35) & 1023)))))) = 0L;
            l_36 = (long) ((ulong) l_12 + (ulong) ((long) (uint) (((int) l_34) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 4L)))) = 1;
            i_37 = (int) ((uint) ((int) (((long) ((ulong) l_34 + (ulong) ((long) ((ulong) (l_34 >> 63) >> 58)))) >> 6)) + (uint) 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 8L)))) = i_37;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 36L)))) = 5;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_36)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_14)) = l_35;
            GALEFS_FENCE();
            l_38 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_39 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) ((long) i_39))))) = (char) 1;
            l_40 = *((__global gale_long *) (arg_fs + 16 + 8L));
            i_41 = 0;
            l_42 = 0L;
            while (true) {
                if (!(i_41 == 0)) {
                    break;
                }
                i_43 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_44 = *((volatile __global gale_int *) (arg_fs + 16 + l_13));
                if (i_37 == i_44) {
                    i_41 = 1;
                } else {
                    if (i_43 == 0) {
                        if (l_42 < l_40) {
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
                l_29 = l_47;
            } else {
                l_48 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_12 + (ulong) 1800L))));
                l_29 = l_48;
            }
        }
    } else {
        l_29 = 0L;
    }
    l_49 = GALEFS_BROADCAST(l_29);
    i_50 = (int) l_49;
    i_51 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 30)) + (uint) i_1)) >> 2;
    i_52 = (int) ((uint) i_51 * (uint) i_3);
    l_53 = ((long) i_52) << 2;
    l_54 = (long) i_1;
    i_55 = 0;
    i_56 = 0;
    i_57 = 0;
    while (true) {
        if (!(i_57 < i_2)) {
            break;
        }
        i_58 = (int) get_group_id(0);
        i_59 = i_55;
        i_60 = i_56;
        i_61 = i_58;
        while (true) {
            if (!(i_61 < i_0)) {
                break;
            }
            l_62 = ((long) i_61) * l_54;
            i_63 = 1;
            i_64 = 0;
            while (true) {
                if (!(i_63 == 1)) {
                    break;
                }
                i_65 = (int) get_local_id(0);
                l_66 = (long) i_64;
                l_67 = l_62 + l_66;
                if (i_65 == 0) {
                    i_68 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_69 = (int) (0 - (uint) i_68);
                    l_70 = ((long) i_50) << 3;
                    if (i_69 < 0) {
                        l_71 = (long) i_69;
                        l_72 = l_71;
                    } else {
                        if (i_50 < 0) {
                            i_73 = (-9);
                        } else {
                            i_74 = *((__global gale_int *) (arg_fs + 16 + 208L));
                            if (i_50 < i_74) {
                                l_75 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                i_76 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) l_70))));
                                i_77 = (int) ((uint) i_76 + (uint) (-1));
                                i_78 = (i_77 < 0) ? (-9) : i_77;
                                if (i_78 < 0) {
                                    i_73 = i_78;
                                } else {
                                    l_79 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                    i_80 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_79 + (ulong) l_70)) + (ulong) 4L))));
                                    if ((i_80 & 3) == 1) {
                                        i_73 = (-9);
                                    } else {
                                        i_73 = i_78;
                                    }
                                }
                            } else {
                                i_73 = (-9);
                            }
                        }
                        l_81 = (long) i_73;
                        if (i_73 < 0) {
                            l_72 = l_81;
                        } else {
                            if (l_67 < 0L) {
                                l_72 = (-22L);
                            } else {
                                i_82 = (int) ((uint) i_1 - (uint) i_64);
                                if (i_82 < 0) {
                                    l_72 = (-22L);
                                } else {
                                    l_83 = *((__global gale_long *) (arg_fs + 16 + 16L));
                                    i_84 = (int) get_group_id(0);
                                    l_85 = (long) i_84;
                                    i_86 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_83 + (ulong) ((l_85 << 12) + (l_85 << 11)))) + (ulong) 1896L))));
                                    if (i_86 == 0) {
                                        l_87 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                        l_88 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) (l_81 << 6)))));
                                        l_89 = (long) ((ulong) l_88 - (ulong) l_67);
                                        if (l_89 < 1L) {
                                            l_72 = 0L;
                                        } else {
                                            l_90 = (long) (uint) i_82;
                                            l_91 = (l_89 < l_90) ? l_89 : l_90;
                                            l_72 = l_91;
                                        }
                                    } else {
                                        l_72 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (l_72 < 1L) {
                        l_92 = l_72;
                    } else {
                        i_93 = *((__global gale_int *) (arg_fs + 16 + 156L));
                        l_94 = 1L << i_93;
                        l_95 = (long) ((ulong) l_94 - (ulong) (l_67 & ((long) ((ulong) l_94 + (ulong) (-1L)))));
                        if (l_95 < l_72) {
                            i_96 = (int) l_95;
                            i_97 = i_96;
                        } else {
                            i_98 = (int) l_72;
                            i_97 = i_98;
                        }
                        l_99 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_100 = (int) get_group_id(0);
                        if (i_50 < 0) {
                            i_101 = (-9);
                        } else {
                            i_102 = *((__global gale_int *) (arg_fs + 16 + 208L));
                            if (i_50 < i_102) {
                                l_103 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                i_104 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) l_70))));
                                i_105 = (int) ((uint) i_104 + (uint) (-1));
                                i_106 = (i_105 < 0) ? (-9) : i_105;
                                i_101 = i_106;
                            } else {
                                i_101 = (-9);
                            }
                        }
                        l_107 = (long) i_101;
                        if (i_101 < 0) {
                            l_108 = l_107;
                        } else {
                            i_109 = *((__global gale_int *) (arg_fs + 16 + 156L));
                            l_110 = *((__global gale_long *) (arg_fs + 16 + 200L));
                            i_111 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_110 + (ulong) (l_107 << 6))) + (ulong) 8L))));
                            l_112 = *((__global gale_long *) (arg_fs + 16 + 128L));
                            i_113 = *((__global gale_int *) (arg_fs + 16 + 152L));
                            l_114 = l_67 >> i_109;
                            i_115 = i_113 & ((int) (((long) ((ulong) ((long) ((ulong) l_114 + (ulong) (((long) i_111) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            i_116 = i_115;
                            i_117 = 0;
                            i_118 = (-2);
                            while (true) {
                                if (!(i_118 == (-2))) {
                                    break;
                                }
                                i_119 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) (((long) i_116) << 2)))));
                                i_120 = (int) ((uint) i_119 + (uint) (-1));
                                if (i_120 < 0) {
                                    i_118 = (-1);
                                } else {
                                    l_121 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                    l_122 = (long) ((ulong) l_121 + (ulong) (((long) (uint) i_120) << 4));
                                    i_123 = *((volatile __global gale_int *) (arg_fs + 16 + l_122));
                                    l_124 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 8L))));
                                    if ((!(i_111 == i_123)) || (!(l_114 == l_124))) {
                                        if (i_113 == i_117) {
                                            i_118 = (-1);
                                        } else {
                                            i_125 = (int) ((uint) i_117 + (uint) 1);
                                            i_126 = i_113 & ((int) ((uint) i_116 + (uint) 1));
                                            i_116 = i_126;
                                            i_117 = i_125;
                                        }
                                    } else {
                                        i_118 = i_120;
                                    }
                                }
                            }
                            l_127 = (long) i_100;
                            l_128 = (long) ((ulong) l_99 + (ulong) ((l_127 << 12) + (l_127 << 11)));
                            if (i_118 < 0) {
                                i_129 = (-1);
                            } else {
                                l_130 = (long) ((ulong) l_128 + (ulong) 1856L);
                                *((volatile __global gale_int *) (arg_fs + 16 + l_130)) = ((int) ((uint) i_118 + (uint) 1));
                                GALEFS_FENCE();
                                l_131 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                l_132 = (long) ((ulong) l_131 + (ulong) (((long) (uint) i_118) << 4));
                                i_133 = *((volatile __global gale_int *) (arg_fs + 16 + l_132));
                                l_134 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 8L))));
                                if ((!(i_111 == i_133)) || (!(l_114 == l_134))) {
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_130)) = 0;
                                }
                                GALEFS_FENCE();
                                if ((!(i_111 == i_133)) || (!(l_114 == l_134))) {
                                    i_129 = (-1);
                                } else {
                                    i_129 = i_118;
                                }
                            }
                            l_135 = (long) i_129;
                            if (l_135 == (-1L)) {
                                i_136 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                l_137 = (long) ((ulong) l_128 + (ulong) 1864L);
                                l_138 = *((__global gale_long *) (arg_fs + 16 + l_137));
                                i_139 = (int) (0 - (uint) i_136);
                                l_140 = (long) ((ulong) l_128 + (ulong) 1792L);
                                if (i_139 < 0) {
                                    i_141 = i_139;
                                } else {
                                    l_142 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                    l_143 = (long) ((ulong) l_138 + (ulong) (-64L));
                                    i_144 = (int) ((uint) ((int) (((long) ((ulong) l_143 + (ulong) ((long) ((ulong) (l_143 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    i_145 = 0;
                                    l_146 = 0L;
                                    while (true) {
                                        if (!(i_145 == 0)) {
                                            break;
                                        }
                                        i_147 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                        i_148 = *((volatile __global gale_int *) (arg_fs + 16 + l_140));
                                        if (i_144 == i_148) {
                                            i_145 = 1;
                                        } else {
                                            if (i_147 == 0) {
                                                if (l_146 < l_142) {
                                                    GALEFS_RELAX(l_146);
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
                                    i_141 = i_145;
                                }
                                if (i_141 < 0) {
                                    l_151 = (long) i_141;
                                    l_152 = l_151;
                                } else {
                                    l_153 = *((__global gale_long *) (arg_fs + 16 + l_137));
                                    l_154 = (long) ((ulong) l_153 + (ulong) 64L);
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) ((long) (uint) (((int) l_154) & 1023)))))) = 0L;
                                    l_155 = (long) ((ulong) l_128 + (ulong) ((long) (uint) (((int) l_153) & 1023)));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) 4L)))) = 3;
                                    i_156 = (int) ((uint) ((int) (((long) ((ulong) l_153 + (ulong) ((long) ((ulong) (l_153 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) 8L)))) = i_156;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) 12L)))) = i_50;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) 16L)))) = l_67;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) 24L)))) = l_72;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) 32L)))) = 0;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_155)) = 64;
                                    *((__global gale_long *) (arg_fs + 16 + l_137)) = l_154;
                                    GALEFS_FENCE();
                                    l_157 = *((__global gale_long *) (arg_fs + 16 + 24L));
                                    i_158 = (int) get_group_id(0);
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) ((long) i_158))))) = (char) 1;
                                    l_159 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                    i_160 = 0;
                                    l_161 = 0L;
                                    while (true) {
                                        if (!(i_160 == 0)) {
                                            break;
                                        }
                                        i_162 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                        i_163 = *((volatile __global gale_int *) (arg_fs + 16 + l_140));
                                        if (i_156 == i_163) {
                                            i_160 = 1;
                                        } else {
                                            if (i_162 == 0) {
                                                if (l_161 < l_159) {
                                                    GALEFS_RELAX(l_161);
                                                    l_164 = (long) ((ulong) l_161 + (ulong) 1L);
                                                    l_161 = l_164;
                                                } else {
                                                    i_160 = (-110);
                                                }
                                            } else {
                                                i_165 = (int) (0 - (uint) i_162);
                                                i_160 = i_165;
                                            }
                                        }
                                    }
                                    GALEFS_FENCE();
                                    if (i_160 < 0) {
                                        l_166 = (long) i_160;
                                        l_152 = l_166;
                                    } else {
                                        l_167 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 1800L))));
                                        l_152 = l_167;
                                    }
                                }
                                if (l_152 < 0L) {
                                    l_108 = l_152;
                                } else {
                                    l_168 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 1808L))));
                                    l_108 = l_168;
                                }
                            } else {
                                l_169 = (long) ((ulong) l_128 + (ulong) 1872L);
                                l_170 = *((__global gale_long *) (arg_fs + 16 + l_169));
                                *((__global gale_long *) (arg_fs + 16 + l_169)) = ((long) ((ulong) l_170 + (ulong) 1L));
                                l_108 = l_135;
                            }
                        }
                        if (l_108 < 0L) {
                            l_92 = l_108;
                        } else {
                            l_171 = (l_108 << 32) | ((long) i_97);
                            l_92 = l_171;
                        }
                    }
                } else {
                    l_92 = 0L;
                }
                l_172 = GALEFS_BROADCAST(l_92);
                i_173 = (int) l_172;
                if (l_172 < 0L) {
                    i_174 = 0;
                } else {
                    i_174 = i_173;
                }
                if (l_172 < 0L) {
                    l_175 = 0L;
                } else {
                    l_176 = (long) ((ulong) l_172 >> 32);
                    l_175 = l_176;
                }
                i_177 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_178 = *((__global gale_long *) (arg_fs + 16 + 144L));
                gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_178 + (ulong) (l_175 << i_177))) + (ulong) (l_67 & ((long) ((ulong) (1L << i_177) + (ulong) (-1L))))))), (arg_scratch + 16 + (l_66 + l_53)), i_174);
                GALEFS_FENCE();
                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                i_179 = (int) get_local_id(0);
                if (i_179 == 0) {
                    l_180 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_181 = (int) get_group_id(0);
                    l_182 = (long) i_181;
                    l_183 = (long) ((ulong) l_180 + (ulong) ((l_182 << 12) + (l_182 << 11)));
                    l_184 = (long) ((ulong) l_183 + (ulong) 1880L);
                    l_185 = *((__global gale_long *) (arg_fs + 16 + l_184));
                    *((__global gale_long *) (arg_fs + 16 + l_184)) = ((long) ((ulong) ((long) i_174) + (ulong) l_185));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_183 + (ulong) 1856L)))) = 0;
                    l_186 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_183 + (ulong) 1864L))));
                    l_187 = (long) ((ulong) l_186 + (ulong) (-64L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_183 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_187 + (ulong) ((long) ((ulong) (l_187 >> 63) >> 58)))) >> 6)) + (uint) 1));
                }
                i_188 = (int) ((uint) i_64 + (uint) i_174);
                if (l_172 < 0L) {
                    i_63 = i_173;
                    i_64 = i_188;
                } else {
                    i_189 = ((i_174 < 1) || (!(i_188 < i_1))) ? 0 : 1;
                    i_63 = i_189;
                    i_64 = i_188;
                }
            }
            if (i_64 < 1) {
                i_190 = i_63;
            } else {
                i_190 = i_64;
            }
            if (i_190 == i_1) {
                i_191 = i_60;
            } else {
                i_192 = (int) ((uint) i_60 + (uint) 1);
                i_191 = i_192;
            }
            i_193 = (int) get_local_id(0);
            i_194 = (int) get_local_size(0);
            i_195 = (int) get_local_id(0);
            i_196 = (int) get_local_size(0);
            i_197 = (int) ((uint) i_52 + (uint) gale_div_int(((int) ((uint) i_51 * (uint) ((int) ((uint) i_195 + (uint) 1)))), i_196));
            i_198 = (int) ((uint) i_52 + (uint) gale_div_int(((int) ((uint) i_51 * (uint) i_193)), i_194));
            i_199 = 0;
            i_200 = i_198;
            while (true) {
                if (!(i_200 < i_197)) {
                    break;
                }
                i_201 = *((__global gale_int *) (arg_scratch + ((((long) i_200) << 2) + 16L)));
                i_202 = (int) ((uint) i_199 + (uint) i_201);
                i_203 = (int) ((uint) i_200 + (uint) 1);
                i_199 = i_202;
                i_200 = i_203;
            }
            i_204 = (int) get_num_groups(0);
            i_205 = (int) ((uint) i_61 + (uint) i_204);
            i_206 = (int) ((uint) i_199 + (uint) ((int) ((uint) (i_59 << 5) - (uint) i_59)));
            i_59 = i_206;
            i_60 = i_191;
            i_61 = i_205;
        }
        i_207 = (int) ((uint) i_57 + (uint) 1);
        i_55 = i_59;
        i_56 = i_60;
        i_57 = i_207;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_208 = (int) get_local_id(0);
    if (i_208 == 0) {
        l_209 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_210 = (int) get_group_id(0);
        l_211 = (long) i_210;
        i_212 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_209 + (ulong) ((l_211 << 12) + (l_211 << 11)))) + (ulong) 1896L))));
        if (i_212 == 0) {
            l_213 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_214 = (int) get_group_id(0);
            i_215 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_216 = (long) i_214;
            l_217 = (long) ((ulong) l_213 + (ulong) ((l_216 << 12) + (l_216 << 11)));
            l_218 = (long) ((ulong) l_217 + (ulong) 1864L);
            l_219 = *((__global gale_long *) (arg_fs + 16 + l_218));
            i_220 = (int) (0 - (uint) i_215);
            l_221 = (long) ((ulong) l_217 + (ulong) 1792L);
            if (i_220 < 0) {
                i_222 = i_220;
            } else {
                l_223 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_224 = (long) ((ulong) l_219 + (ulong) (-64L));
                i_225 = (int) ((uint) ((int) (((long) ((ulong) l_224 + (ulong) ((long) ((ulong) (l_224 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_226 = 0;
                l_227 = 0L;
                while (true) {
                    if (!(i_226 == 0)) {
                        break;
                    }
                    i_228 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_229 = *((volatile __global gale_int *) (arg_fs + 16 + l_221));
                    if (i_225 == i_229) {
                        i_226 = 1;
                    } else {
                        if (i_228 == 0) {
                            if (l_227 < l_223) {
                                GALEFS_RELAX(l_227);
                                l_230 = (long) ((ulong) l_227 + (ulong) 1L);
                                l_227 = l_230;
                            } else {
                                i_226 = (-110);
                            }
                        } else {
                            i_231 = (int) (0 - (uint) i_228);
                            i_226 = i_231;
                        }
                    }
                }
                i_222 = i_226;
            }
            if (i_222 < 0) {
                l_232 = (long) i_222;
                l_233 = l_232;
            } else {
                l_234 = *((__global gale_long *) (arg_fs + 16 + l_218));
                l_235 = (long) ((ulong) l_234 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) ((long) (uint) (((int) l_235) & 1023)))))) = 0L;
                l_236 = (long) ((ulong) l_217 + (ulong) ((long) (uint) (((int) l_234) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 4L)))) = 2;
                i_237 = (int) ((uint) ((int) (((long) ((ulong) l_234 + (ulong) ((long) ((ulong) (l_234 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 8L)))) = i_237;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 12L)))) = i_50;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_236)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_218)) = l_235;
                GALEFS_FENCE();
                l_238 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_239 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_238 + (ulong) ((long) i_239))))) = (char) 1;
                l_240 = *((__global gale_long *) (arg_fs + 16 + 8L));
                i_241 = 0;
                l_242 = 0L;
                while (true) {
                    if (!(i_241 == 0)) {
                        break;
                    }
                    i_243 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_244 = *((volatile __global gale_int *) (arg_fs + 16 + l_221));
                    if (i_237 == i_244) {
                        i_241 = 1;
                    } else {
                        if (i_243 == 0) {
                            if (l_242 < l_240) {
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
                    l_248 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 1800L))));
                    l_233 = l_248;
                }
            }
        } else {
            l_233 = (-16L);
        }
    } else {
        l_233 = 0L;
    }
    l_249 = GALEFS_BROADCAST(l_233);
    i_250 = (int) get_global_id(0);
    *((__global gale_int *) (arg_result + ((((long) (i_250 << 1)) << 2) + 16L))) = i_55;
    i_251 = (int) get_global_id(0);
    *((__global gale_int *) (arg_result + ((((long) ((i_251 << 1) + 1)) << 2) + 16L))) = i_56;
}
