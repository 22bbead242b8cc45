// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.cachehit.CacheHitKernels#sumMapped
// entry point: galefs_sumMapped
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

int gale_div_int(int x, int y) {
    return y == 0 ? 0 : y == -1 ? (int) (0 - (uint) x) : x / y;
}

__constant char gale_literals[] = {119, 111, 114, 100, 115};

__kernel void galefs_sumMapped(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_unused, __global uchar *arg_result) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_0, i_1, i_2, i_3, i_5, i_7, i_9, i_14, i_16, i_17, i_20, i_21, i_23, i_24, i_26, i_30, i_31, i_32, i_36, i_38, i_40, i_42, i_43, i_45, i_49, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_65, i_66, i_68, i_69, i_70, i_72, i_75, i_77, i_84, i_88, i_89, i_90, i_92, i_93, i_94, i_96, i_98, i_100, i_102, i_103, i_104, i_105, i_106, i_107, i_110, i_112, i_113, i_116, i_120, i_123, i_126, i_128, i_131, i_132, i_134, i_135, i_137, i_143, i_145, i_147, i_149, i_150, i_152, i_159, i_161, i_165, i_166, i_167, i_168, i_169, i_170, i_171, i_172, i_173, i_174, i_175, i_176, i_177, i_178, i_179, i_180, i_182, i_184, i_187, i_190, i_198, i_199, i_200, i_201, i_202, i_204, i_206, i_208, i_209, i_214, i_216, i_219, i_220, i_222, i_223, i_225, i_231, i_233, i_235, i_237, i_238, i_240, i_244, i_245;
    long l_4, l_6, l_8, l_10, l_11, l_12, l_13, l_15, l_18, l_19, l_22, l_25, l_27, l_28, l_29, l_33, l_34, l_35, l_37, l_39, l_41, l_44, l_46, l_47, l_48, l_50, l_61, l_62, l_63, l_64, l_67, l_71, l_73, l_74, l_76, l_78, l_79, l_80, l_81, l_82, l_83, l_85, l_86, l_87, l_91, l_95, l_97, l_99, l_101, l_108, l_109, l_111, l_114, l_115, l_117, l_118, l_119, l_121, l_122, l_124, l_125, l_127, l_129, l_130, l_133, l_136, l_138, l_139, l_140, l_141, l_142, l_144, l_146, l_148, l_151, l_153, l_154, l_155, l_156, l_157, l_158, l_160, l_162, l_163, l_164, l_181, l_183, l_185, l_186, l_188, l_189, l_191, l_192, l_193, l_194, l_195, l_196, l_197, l_203, l_205, l_207, l_210, l_211, l_212, l_213, l_215, l_217, l_218, l_221, l_224, l_226, l_227, l_228, l_229, l_230, l_232, l_234, l_236, l_239, l_241, l_242, l_243;
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = *((__global gale_int *) (arg_args + 20L));
    i_2 = *((__global gale_int *) (arg_args + 24L));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_3 = (int) get_local_id(0);
    if (i_3 == 0) {
        l_4 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_5 = (int) get_group_id(0);
        l_6 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_7 = (int) get_group_id(0);
        l_8 = (long) i_7;
        i_9 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_8 << 12) + (l_8 << 11)))) + (ulong) 1896L))));
        l_10 = (long) i_5;
        l_11 = (long) ((ulong) l_4 + (ulong) ((l_10 << 12) + (l_10 << 11)));
        l_12 = (long) ((ulong) l_11 + (ulong) 1792L);
        l_13 = (long) ((ulong) l_11 + (ulong) 1864L);
        if (i_9 == 0) {
            i_14 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_15 = *((__global gale_long *) (arg_fs + 16 + l_13));
            i_16 = (int) (0 - (uint) i_14);
            if (i_16 < 0) {
                i_17 = i_16;
            } else {
                l_18 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_19 = (long) ((ulong) l_15 + (ulong) (-64L));
                i_20 = (int) ((uint) ((int) (((long) ((ulong) l_19 + (ulong) ((long) ((ulong) (l_19 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_21 = 0;
                l_22 = 0L;
                while (true) {
                    if (!(i_21 == 0)) {
                        break;
                    }
                    i_23 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_24 = *((volatile __global gale_int *) (arg_fs + 16 + l_12));
                    if (i_20 == i_24) {
                        i_21 = 1;
                    } else {
                        if (i_23 == 0) {
                            if (l_22 < l_18) {
                                GALEFS_RELAX(l_22);
                                l_25 = (long) ((ulong) l_22 + (ulong) 1L);
                                l_22 = l_25;
                            } else {
                                i_21 = (-110);
                            }
                        } else {
                            i_26 = (int) (0 - (uint) i_23);
                            i_21 = i_26;
                        }
                    }
                }
                i_17 = i_21;
            }
        } else {
            i_17 = (-16);
        }
        l_27 = (long) i_17;
        if (l_27 < 0L) {
            l_28 = l_27;
        } else {
            l_29 = (long) ((ulong) l_11 + (ulong) 2048L);
            i_30 = 0;
            while (true) {
                if (!(i_30 < 5)) {
                    break;
                }
                i_31 = (int) gale_literals[i_30];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_29 + (ulong) ((long) i_30))))) = (char) i_31;
                i_32 = (int) ((uint) i_30 + (uint) 1);
                i_30 = i_32;
            }
            l_33 = *((__global gale_long *) (arg_fs + 16 + l_13));
            l_34 = (long) ((ulong) l_33 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) ((long) (uint) (((int) l_34) & 1023)))))) = 0L;
            l_35 = (long) ((ulong) l_11 + (ulong) ((long) (uint) (((int) l_33) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 4L)))) = 1;
            i_36 = (int) ((uint) ((int) (((long) ((ulong) l_33 + (ulong) ((long) ((ulong) (l_33 >> 63) >> 58)))) >> 6)) + (uint) 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 8L)))) = i_36;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 36L)))) = 5;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_35)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_13)) = l_34;
            GALEFS_FENCE();
            l_37 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_38 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) ((long) i_38))))) = (char) 1;
            l_39 = *((__global gale_long *) (arg_fs + 16 + 8L));
            i_40 = 0;
            l_41 = 0L;
            while (true) {
                if (!(i_40 == 0)) {
                    break;
                }
                i_42 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_43 = *((volatile __global gale_int *) (arg_fs + 16 + l_12));
                if (i_36 == i_43) {
                    i_40 = 1;
                } else {
                    if (i_42 == 0) {
                        if (l_41 < l_39) {
                            GALEFS_RELAX(l_41);
                            l_44 = (long) ((ulong) l_41 + (ulong) 1L);
                            l_41 = l_44;
                        } else {
                            i_40 = (-110);
                        }
                    } else {
                        i_45 = (int) (0 - (uint) i_42);
                        i_40 = i_45;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_40 < 0) {
                l_46 = (long) i_40;
                l_28 = l_46;
            } else {
                l_47 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 1800L))));
                l_28 = l_47;
            }
        }
    } else {
        l_28 = 0L;
    }
    l_48 = GALEFS_BROADCAST(l_28);
    i_49 = (int) l_48;
    l_50 = (long) i_1;
    i_51 = 0;
    i_52 = 0;
    i_53 = 0;
    while (true) {
        if (!(i_53 < i_2)) {
            break;
        }
        i_54 = (int) get_group_id(0);
        i_55 = i_51;
        i_56 = i_52;
        i_57 = i_54;
        while (true) {
            if (!(i_57 < i_0)) {
                break;
            }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_58 = (int) get_local_id(0);
            if (i_58 == 0) {
                i_59 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_60 = (int) (0 - (uint) i_59);
                l_61 = ((long) i_57) * l_50;
                l_62 = ((long) i_49) << 3;
                if (i_60 < 0) {
                    l_63 = (long) i_60;
                    l_64 = l_63;
                } else {
                    if (i_49 < 0) {
                        i_65 = (-9);
                    } else {
                        i_66 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        if (i_49 < i_66) {
                            l_67 = *((__global gale_long *) (arg_fs + 16 + 192L));
                            i_68 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) l_62))));
                            i_69 = (int) ((uint) i_68 + (uint) (-1));
                            i_70 = (i_69 < 0) ? (-9) : i_69;
                            if (i_70 < 0) {
                                i_65 = i_70;
                            } else {
                                l_71 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                i_72 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_71 + (ulong) l_62)) + (ulong) 4L))));
                                if ((i_72 & 3) == 1) {
                                    i_65 = (-9);
                                } else {
                                    i_65 = i_70;
                                }
                            }
                        } else {
                            i_65 = (-9);
                        }
                    }
                    l_73 = (long) i_65;
                    if (i_65 < 0) {
                        l_64 = l_73;
                    } else {
                        if (l_61 < 0L) {
                            l_64 = (-22L);
                        } else {
                            if (i_1 < 0) {
                                l_64 = (-22L);
                            } else {
                                l_74 = *((__global gale_long *) (arg_fs + 16 + 16L));
                                i_75 = (int) get_group_id(0);
                                l_76 = (long) i_75;
                                i_77 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_74 + (ulong) ((l_76 << 12) + (l_76 << 11)))) + (ulong) 1896L))));
                                if (i_77 == 0) {
                                    l_78 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                    l_79 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) (l_73 << 6)))));
                                    l_80 = (long) ((ulong) l_79 - (ulong) l_61);
                                    if (l_80 < 1L) {
                                        l_64 = 0L;
                                    } else {
                                        l_81 = (l_80 < l_50) ? l_80 : l_50;
                                        l_64 = l_81;
                                    }
                                } else {
                                    l_64 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_64 < 0L) {
                    l_82 = l_64;
                } else {
                    if (l_64 < 1L) {
                        l_83 = (-22L);
                    } else {
                        if (l_50 == l_64) {
                            i_84 = *((__global gale_int *) (arg_fs + 16 + 156L));
                            l_85 = 1L << i_84;
                            l_86 = (long) ((ulong) l_85 - (ulong) (l_61 & ((long) ((ulong) l_85 + (ulong) (-1L)))));
                            if (l_86 < l_50) {
                                if (!(((int) l_86) == i_1)) {
                                    l_83 = (-22L);
                                    goto B126;
                                }
                            }
                            l_87 = *((__global gale_long *) (arg_fs + 16 + 16L));
                            i_88 = (int) get_group_id(0);
                            if (i_49 < 0) {
                                i_89 = (-9);
                            } else {
                                i_90 = *((__global gale_int *) (arg_fs + 16 + 208L));
                                if (i_49 < i_90) {
                                    l_91 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                    i_92 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) l_62))));
                                    i_93 = (int) ((uint) i_92 + (uint) (-1));
                                    i_94 = (i_93 < 0) ? (-9) : i_93;
                                    i_89 = i_94;
                                } else {
                                    i_89 = (-9);
                                }
                            }
                            l_95 = (long) i_89;
                            if (i_89 < 0) {
                                l_83 = l_95;
                            } else {
                                i_96 = *((__global gale_int *) (arg_fs + 16 + 156L));
                                l_97 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                i_98 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_97 + (ulong) (l_95 << 6))) + (ulong) 8L))));
                                l_99 = *((__global gale_long *) (arg_fs + 16 + 128L));
                                i_100 = *((__global gale_int *) (arg_fs + 16 + 152L));
                                l_101 = l_61 >> i_96;
                                i_102 = i_100 & ((int) (((long) ((ulong) ((long) ((ulong) l_101 + (ulong) (((long) i_98) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                i_103 = i_102;
                                i_104 = 0;
                                i_105 = (-2);
                                while (true) {
                                    if (!(i_105 == (-2))) {
                                        break;
                                    }
                                    i_106 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) (((long) i_103) << 2)))));
                                    i_107 = (int) ((uint) i_106 + (uint) (-1));
                                    if (i_107 < 0) {
                                        i_105 = (-1);
                                    } else {
                                        l_108 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                        l_109 = (long) ((ulong) l_108 + (ulong) (((long) (uint) i_107) << 4));
                                        i_110 = *((volatile __global gale_int *) (arg_fs + 16 + l_109));
                                        l_111 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 8L))));
                                        if ((!(i_98 == i_110)) || (!(l_101 == l_111))) {
                                            if (i_100 == i_104) {
                                                i_105 = (-1);
                                            } else {
                                                i_112 = (int) ((uint) i_104 + (uint) 1);
                                                i_113 = i_100 & ((int) ((uint) i_103 + (uint) 1));
                                                i_103 = i_113;
                                                i_104 = i_112;
                                            }
                                        } else {
                                            i_105 = i_107;
                                        }
                                    }
                                }
                                l_114 = (long) i_88;
                                l_115 = (long) ((ulong) l_87 + (ulong) ((l_114 << 12) + (l_114 << 11)));
                                if (i_105 < 0) {
                                    i_116 = (-1);
                                } else {
                                    l_117 = (long) ((ulong) l_115 + (ulong) 1856L);
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_117)) = ((int) ((uint) i_105 + (uint) 1));
                                    GALEFS_FENCE();
                                    l_118 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                    l_119 = (long) ((ulong) l_118 + (ulong) (((long) (uint) i_105) << 4));
                                    i_120 = *((volatile __global gale_int *) (arg_fs + 16 + l_119));
                                    l_121 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 8L))));
                                    if ((!(i_98 == i_120)) || (!(l_101 == l_121))) {
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_117)) = 0;
                                    }
                                    GALEFS_FENCE();
                                    if ((!(i_98 == i_120)) || (!(l_101 == l_121))) {
                                        i_116 = (-1);
                                    } else {
                                        i_116 = i_105;
                                    }
                                }
                                l_122 = (long) i_116;
                                if (l_122 == (-1L)) {
                                    i_123 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                    l_124 = (long) ((ulong) l_115 + (ulong) 1864L);
                                    l_125 = *((__global gale_long *) (arg_fs + 16 + l_124));
                                    i_126 = (int) (0 - (uint) i_123);
                                    l_127 = (long) ((ulong) l_115 + (ulong) 1792L);
                                    if (i_126 < 0) {
                                        i_128 = i_126;
                                    } else {
                                        l_129 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                        l_130 = (long) ((ulong) l_125 + (ulong) (-64L));
                                        i_131 = (int) ((uint) ((int) (((long) ((ulong) l_130 + (ulong) ((long) ((ulong) (l_130 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                        i_132 = 0;
                                        l_133 = 0L;
                                        while (true) {
                                            if (!(i_132 == 0)) {
                                                break;
                                            }
                                            i_134 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                            i_135 = *((volatile __global gale_int *) (arg_fs + 16 + l_127));
                                            if (i_131 == i_135) {
                                                i_132 = 1;
                                            } else {
                                                if (i_134 == 0) {
                                                    if (l_133 < l_129) {
                                                        GALEFS_RELAX(l_133);
                                                        l_136 = (long) ((ulong) l_133 + (ulong) 1L);
                                                        l_133 = l_136;
                                                    } else {
                                                        i_132 = (-110);
                                                    }
                                                } else {
                                                    i_137 = (int) (0 - (uint) i_134);
                                                    i_132 = i_137;
                                                }
                                            }
                                        }
                                        i_128 = i_132;
                                    }
                                    if (i_128 < 0) {
                                        l_138 = (long) i_128;
                                        l_139 = l_138;
                                    } else {
                                        l_140 = *((__global gale_long *) (arg_fs + 16 + l_124));
                                        l_141 = (long) ((ulong) l_140 + (ulong) 64L);
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) ((long) (uint) (((int) l_141) & 1023)))))) = 0L;
                                        l_142 = (long) ((ulong) l_115 + (ulong) ((long) (uint) (((int) l_140) & 1023)));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 4L)))) = 3;
                                        i_143 = (int) ((uint) ((int) (((long) ((ulong) l_140 + (ulong) ((long) ((ulong) (l_140 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 8L)))) = i_143;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 12L)))) = i_49;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 16L)))) = l_61;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 24L)))) = l_50;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 32L)))) = 0;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 36L)))) = 0;
                                        GALEFS_FENCE();
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_142)) = 64;
                                        *((__global gale_long *) (arg_fs + 16 + l_124)) = l_141;
                                        GALEFS_FENCE();
                                        l_144 = *((__global gale_long *) (arg_fs + 16 + 24L));
                                        i_145 = (int) get_group_id(0);
                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) ((long) i_145))))) = (char) 1;
                                        l_146 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                        i_147 = 0;
                                        l_148 = 0L;
                                        while (true) {
                                            if (!(i_147 == 0)) {
                                                break;
                                            }
                                            i_149 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                            i_150 = *((volatile __global gale_int *) (arg_fs + 16 + l_127));
                                            if (i_143 == i_150) {
                                                i_147 = 1;
                                            } else {
                                                if (i_149 == 0) {
                                                    if (l_148 < l_146) {
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
                                        GALEFS_FENCE();
                                        if (i_147 < 0) {
                                            l_153 = (long) i_147;
                                            l_139 = l_153;
                                        } else {
                                            l_154 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) 1800L))));
                                            l_139 = l_154;
                                        }
                                    }
                                    if (l_139 < 0L) {
                                        l_83 = l_139;
                                    } else {
                                        l_155 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) 1808L))));
                                        l_83 = l_155;
                                    }
                                } else {
                                    l_156 = (long) ((ulong) l_115 + (ulong) 1872L);
                                    l_157 = *((__global gale_long *) (arg_fs + 16 + l_156));
                                    *((__global gale_long *) (arg_fs + 16 + l_156)) = ((long) ((ulong) l_157 + (ulong) 1L));
                                    l_83 = l_122;
                                }
                            }
                        } else {
                            l_83 = (-22L);
                        }
                    }
                B126:;
                    if (!(l_83 < 0L)) {
                        l_158 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_159 = (int) get_group_id(0);
                        l_160 = (long) i_159;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_158 + (ulong) ((l_160 << 12) + (l_160 << 11)))) + (ulong) 1896L)))) = 1;
                    }
                    if (l_83 < 0L) {
                        l_82 = l_83;
                    } else {
                        i_161 = *((__global gale_int *) (arg_fs + 16 + 156L));
                        l_162 = *((__global gale_long *) (arg_fs + 16 + 144L));
                        l_163 = (long) ((ulong) ((long) ((ulong) l_162 + (ulong) (l_83 << i_161))) + (ulong) (l_61 & ((long) ((ulong) (1L << i_161) + (ulong) (-1L)))));
                        l_82 = l_163;
                    }
                }
            } else {
                l_82 = 0L;
            }
            l_164 = GALEFS_BROADCAST(l_82);
            if ((ulong) ((long) ((ulong) l_164 + (ulong) 4095L)) < (ulong) 4095L) {
                i_165 = (int) ((uint) i_56 + (uint) 1);
                i_166 = i_55;
                i_167 = i_165;
            } else {
                i_168 = (int) get_local_id(0);
                i_169 = (int) get_local_size(0);
                i_170 = (int) get_local_id(0);
                i_171 = (int) get_local_size(0);
                i_172 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 30)) + (uint) i_1)) >> 2;
                i_173 = gale_div_int(((int) ((uint) i_172 * (uint) ((int) ((uint) i_170 + (uint) 1)))), i_171);
                i_174 = gale_div_int(((int) ((uint) i_172 * (uint) i_168)), i_169);
                i_175 = 0;
                i_176 = i_174;
                while (true) {
                    if (!(i_176 < i_173)) {
                        break;
                    }
                    i_177 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_164 + (ulong) (((long) i_176) << 2)))));
                    i_178 = (int) ((uint) i_175 + (uint) i_177);
                    i_179 = (int) ((uint) i_176 + (uint) 1);
                    i_175 = i_178;
                    i_176 = i_179;
                }
                GALEFS_FENCE();
                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                i_180 = (int) get_local_id(0);
                if (i_180 == 0) {
                    l_181 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_182 = (int) get_group_id(0);
                    l_183 = (long) i_182;
                    i_184 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_181 + (ulong) ((l_183 << 12) + (l_183 << 11)))) + (ulong) 1896L))));
                    if (i_184 == 0) {
                        l_185 = (-22L);
                    } else {
                        l_186 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_187 = (int) get_group_id(0);
                        l_188 = (long) i_187;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_186 + (ulong) ((l_188 << 12) + (l_188 << 11)))) + (ulong) 1896L)))) = 0;
                        l_189 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_190 = (int) get_group_id(0);
                        l_191 = (long) i_190;
                        l_192 = (long) ((ulong) l_189 + (ulong) ((l_191 << 12) + (l_191 << 11)));
                        l_193 = (long) ((ulong) l_192 + (ulong) 1880L);
                        l_194 = *((__global gale_long *) (arg_fs + 16 + l_193));
                        *((__global gale_long *) (arg_fs + 16 + l_193)) = ((long) ((ulong) l_50 + (ulong) l_194));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) 1856L)))) = 0;
                        l_195 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) 1864L))));
                        l_196 = (long) ((ulong) l_195 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_196 + (ulong) ((long) ((ulong) (l_196 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        l_185 = 0L;
                    }
                } else {
                    l_185 = 0L;
                }
                l_197 = GALEFS_BROADCAST(l_185);
                i_198 = (int) ((uint) i_175 + (uint) ((int) ((uint) (i_55 << 5) - (uint) i_55)));
                i_166 = i_198;
                i_167 = i_56;
            }
            i_199 = (int) get_num_groups(0);
            i_200 = (int) ((uint) i_57 + (uint) i_199);
            i_55 = i_166;
            i_56 = i_167;
            i_57 = i_200;
        }
        i_201 = (int) ((uint) i_53 + (uint) 1);
        i_51 = i_55;
        i_52 = i_56;
        i_53 = i_201;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_202 = (int) get_local_id(0);
    if (i_202 == 0) {
        l_203 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_204 = (int) get_group_id(0);
        l_205 = (long) i_204;
        i_206 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_203 + (ulong) ((l_205 << 12) + (l_205 << 11)))) + (ulong) 1896L))));
        if (i_206 == 0) {
            l_207 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_208 = (int) get_group_id(0);
            i_209 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_210 = (long) i_208;
            l_211 = (long) ((ulong) l_207 + (ulong) ((l_210 << 12) + (l_210 << 11)));
            l_212 = (long) ((ulong) l_211 + (ulong) 1864L);
            l_213 = *((__global gale_long *) (arg_fs + 16 + l_212));
            i_214 = (int) (0 - (uint) i_209);
            l_215 = (long) ((ulong) l_211 + (ulong) 1792L);
            if (i_214 < 0) {
                i_216 = i_214;
            } else {
                l_217 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_218 = (long) ((ulong) l_213 + (ulong) (-64L));
                i_219 = (int) ((uint) ((int) (((long) ((ulong) l_218 + (ulong) ((long) ((ulong) (l_218 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_220 = 0;
                l_221 = 0L;
                while (true) {
                    if (!(i_220 == 0)) {
                        break;
                    }
                    i_222 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_223 = *((volatile __global gale_int *) (arg_fs + 16 + l_215));
                    if (i_219 == i_223) {
                        i_220 = 1;
                    } else {
                        if (i_222 == 0) {
                            if (l_221 < l_217) {
                                GALEFS_RELAX(l_221);
                                l_224 = (long) ((ulong) l_221 + (ulong) 1L);
                                l_221 = l_224;
                            } else {
                                i_220 = (-110);
                            }
                        } else {
                            i_225 = (int) (0 - (uint) i_222);
                            i_220 = i_225;
                        }
                    }
                }
                i_216 = i_220;
            }
            if (i_216 < 0) {
                l_226 = (long) i_216;
                l_227 = l_226;
            } else {
                l_228 = *((__global gale_long *) (arg_fs + 16 + l_212));
                l_229 = (long) ((ulong) l_228 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_211 + (ulong) ((long) (uint) (((int) l_229) & 1023)))))) = 0L;
                l_230 = (long) ((ulong) l_211 + (ulong) ((long) (uint) (((int) l_228) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_230 + (ulong) 4L)))) = 2;
                i_231 = (int) ((uint) ((int) (((long) ((ulong) l_228 + (ulong) ((long) ((ulong) (l_228 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_230 + (ulong) 8L)))) = i_231;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_230 + (ulong) 12L)))) = i_49;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_230 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_230 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_230 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_230 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_230)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_212)) = l_229;
                GALEFS_FENCE();
                l_232 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_233 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) ((long) i_233))))) = (char) 1;
                l_234 = *((__global gale_long *) (arg_fs + 16 + 8L));
                i_235 = 0;
                l_236 = 0L;
                while (true) {
                    if (!(i_235 == 0)) {
                        break;
                    }
                    i_237 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_238 = *((volatile __global gale_int *) (arg_fs + 16 + l_215));
                    if (i_231 == i_238) {
                        i_235 = 1;
                    } else {
                        if (i_237 == 0) {
                            if (l_236 < l_234) {
                                GALEFS_RELAX(l_236);
                                l_239 = (long) ((ulong) l_236 + (ulong) 1L);
                                l_236 = l_239;
                            } else {
                                i_235 = (-110);
                            }
                        } else {
                            i_240 = (int) (0 - (uint) i_237);
                            i_235 = i_240;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_235 < 0) {
                    l_241 = (long) i_235;
                    l_227 = l_241;
                } else {
                    l_242 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_211 + (ulong) 1800L))));
                    l_227 = l_242;
                }
            }
        } else {
            l_227 = (-16L);
        }
    } else {
        l_227 = 0L;
    }
    l_243 = GALEFS_BROADCAST(l_227);
    i_244 = (int) get_global_id(0);
    *((__global gale_int *) (arg_result + ((((long) (i_244 << 1)) << 2) + 16L))) = i_51;
    i_245 = (int) get_global_id(0);
    *((__global gale_int *) (arg_result + ((((long) ((i_245 << 1) + 1)) << 2) + 16L))) = i_52;
}
