// A kernel of GaleFS. Generated from Java: change that, not this.
// kernel: io.github.galefs.bench.cachehit.CacheHitKernels#sumRead
// entry point: galefs_sumRead
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// string: "words"
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/bench/cachehit/CacheHitKernels.java
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
// source SHA-256: e10431d264833ad2556156f3aaec9ceb68e0afa44f35865983a93c08be616b42

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

__constant char gale_literals[] = {119, 111, 114, 100, 115};

__kernel void galefs_sumRead(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_result) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_0, i_1, i_2, i_3, i_4, i_6, i_8, i_10, i_14, i_15, i_16, i_20, i_22, i_25, i_30, i_32, i_35, i_37, i_38, i_40, i_44, i_46, i_47, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_59, i_60, i_61, i_63, i_64, i_65, i_67, i_68, i_73, i_75, i_81, i_82, i_83, i_84, i_85, i_86, i_91, i_92, i_93, i_95, i_96, i_97, i_100, i_102, i_104, i_106, i_107, i_108, i_109, i_110, i_111, i_114, i_116, i_117, i_120, i_124, i_130, i_132, i_135, i_140, i_142, i_145, i_147, i_148, i_150, i_159, i_160, i_163, i_166, i_168, i_175, i_176, i_177, i_178, i_179, i_180, i_181, i_182, i_183, i_184, i_185, i_186, i_187, i_188, i_189, i_190, i_191, i_192, i_193, i_194, i_195, i_196, i_198, i_200, i_202, i_208, i_210, i_213, i_218, i_220, i_223, i_225, i_226, i_228, i_232, i_233;
    long l_5, l_7, l_9, l_11, l_12, l_13, l_17, l_18, l_19, l_21, l_23, l_24, l_26, l_27, l_28, l_29, l_31, l_33, l_34, l_36, l_39, l_41, l_42, l_43, l_45, l_48, l_49, l_58, l_62, l_66, l_69, l_70, l_71, l_72, l_74, l_76, l_77, l_78, l_79, l_80, l_87, l_88, l_89, l_90, l_94, l_98, l_99, l_101, l_103, l_105, l_112, l_113, l_115, l_118, l_119, l_121, l_122, l_123, l_125, l_126, l_127, l_128, l_129, l_131, l_133, l_134, l_136, l_137, l_138, l_139, l_141, l_143, l_144, l_146, l_149, l_151, l_152, l_153, l_154, l_155, l_156, l_157, l_158, l_161, l_162, l_164, l_165, l_167, l_169, l_170, l_171, l_172, l_173, l_174, l_197, l_199, l_201, l_203, l_204, l_205, l_206, l_207, l_209, l_211, l_212, l_214, l_215, l_216, l_217, l_219, l_221, l_222, l_224, l_227, l_229, l_230, l_231;
    i_0 = *((__global int *) (arg_args + 16L));
    i_1 = *((__global int *) (arg_args + 20L));
    i_2 = *((__global int *) (arg_args + 24L));
    i_3 = (int) get_group_id(0);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_4 = (int) get_local_id(0);
    if (i_4 == 0) {
        l_5 = *((__global long *) (arg_fs + 16 + 16L));
        i_6 = (int) get_group_id(0);
        l_7 = (long) i_6;
        i_8 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_7 << 12) + (l_7 << 11)))) + (ulong) 1896L))));
        if (i_8 == 0) {
            l_9 = *((__global long *) (arg_fs + 16 + 16L));
            i_10 = (int) get_group_id(0);
            l_11 = (long) i_10;
            l_12 = (long) ((ulong) l_9 + (ulong) ((l_11 << 12) + (l_11 << 11)));
            l_13 = (long) ((ulong) l_12 + (ulong) 2048L);
            i_14 = 0;
            while (true) {
                if (!(i_14 < 5)) {
                    break;
                }
                i_15 = (int) gale_literals[i_14];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_13 + (ulong) ((long) i_14))))) = (char) i_15;
                i_16 = (int) ((uint) i_14 + (uint) 1);
                i_14 = i_16;
            }
            l_17 = (long) ((ulong) l_12 + (ulong) 1864L);
            l_18 = *((__global long *) (arg_fs + 16 + l_17));
            l_19 = *((__global long *) (arg_fs + 16 + 8L));
            i_20 = 0;
            l_21 = 0L;
            while (true) {
                if (!(i_20 == 0)) {
                    break;
                }
                i_22 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_22 == 0) {
                    l_23 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_12 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_18 + (ulong) 128L)) - (ulong) l_23)) < 1025L) {
                        i_20 = 1;
                    } else {
                        if (l_21 < l_19) {
                            GALEFS_RELAX(l_21);
                            l_24 = (long) ((ulong) l_21 + (ulong) 1L);
                            l_21 = l_24;
                        } else {
                            i_20 = (-110);
                        }
                    }
                } else {
                    i_25 = (int) (0 - (uint) i_22);
                    i_20 = i_25;
                }
            }
            if (i_20 < 0) {
                l_26 = (long) i_20;
                l_27 = l_26;
            } else {
                l_28 = (long) ((ulong) l_18 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_12 + (ulong) ((long) (uint) (((int) l_28) & 1023)))))) = 0L;
                l_29 = (long) ((ulong) l_12 + (ulong) ((long) (uint) (((int) l_18) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_29 + (ulong) 4L)))) = 1;
                i_30 = (int) ((uint) ((int) (((long) ((ulong) l_18 + (ulong) ((long) ((ulong) (l_18 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_29 + (ulong) 8L)))) = i_30;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_29 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_29 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_29 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_29 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_29 + (ulong) 36L)))) = 5;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_29)) = 64;
                *((__global long *) (arg_fs + 16 + l_17)) = l_28;
                GALEFS_FENCE();
                l_31 = *((__global long *) (arg_fs + 16 + 24L));
                i_32 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) ((long) i_32))))) = (char) 1;
                l_33 = *((__global long *) (arg_fs + 16 + 8L));
                l_34 = (long) ((ulong) l_12 + (ulong) 1792L);
                i_35 = 0;
                l_36 = 0L;
                while (true) {
                    if (!(i_35 == 0)) {
                        break;
                    }
                    i_37 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_38 = *((volatile __global int *) (arg_fs + 16 + l_34));
                    if (i_30 == i_38) {
                        i_35 = 1;
                    } else {
                        if (i_37 == 0) {
                            if (l_36 < l_33) {
                                GALEFS_RELAX(l_36);
                                l_39 = (long) ((ulong) l_36 + (ulong) 1L);
                                l_36 = l_39;
                            } else {
                                i_35 = (-110);
                            }
                        } else {
                            i_40 = (int) (0 - (uint) i_37);
                            i_35 = i_40;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_35 < 0) {
                    l_41 = (long) i_35;
                    l_27 = l_41;
                } else {
                    l_42 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_12 + (ulong) 1800L))));
                    l_27 = l_42;
                }
            }
        } else {
            l_27 = (-16L);
        }
    } else {
        l_27 = 0L;
    }
    l_43 = GALEFS_BROADCAST(l_27);
    i_44 = (int) l_43;
    l_45 = ((long) i_44) << 3;
    i_46 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 30)) + (uint) i_1)) >> 2;
    i_47 = (int) ((uint) i_46 * (uint) i_3);
    l_48 = ((long) i_47) << 2;
    l_49 = (long) i_1;
    i_50 = 0;
    i_51 = 0;
    i_52 = 0;
    while (true) {
        if (!(i_52 < i_2)) {
            break;
        }
        i_53 = (int) get_group_id(0);
        i_54 = i_50;
        i_55 = i_51;
        i_56 = i_53;
        while (true) {
            if (!(i_56 < i_0)) {
                break;
            }
            i_57 = (int) get_local_id(0);
            l_58 = ((long) i_56) * l_49;
            if (i_57 == 0) {
                i_59 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_44 < 0) {
                    i_60 = (-9);
                } else {
                    i_61 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_44 < i_61) {
                        l_62 = *((__global long *) (arg_fs + 16 + 192L));
                        i_63 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_62 + (ulong) l_45))));
                        i_64 = (int) ((uint) i_63 + (uint) (-1));
                        i_65 = (i_64 < 0) ? (-9) : i_64;
                        if (i_65 < 0) {
                            i_60 = i_65;
                        } else {
                            l_66 = *((__global long *) (arg_fs + 16 + 192L));
                            i_67 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_66 + (ulong) l_45)) + (ulong) 4L))));
                            if ((i_67 & 3) == 1) {
                                i_60 = (-9);
                            } else {
                                i_60 = i_65;
                            }
                        }
                    } else {
                        i_60 = (-9);
                    }
                }
                i_68 = (int) (0 - (uint) i_59);
                if (i_68 < 0) {
                    l_69 = (long) i_68;
                    l_70 = l_69;
                } else {
                    l_71 = (long) i_60;
                    if (i_60 < 0) {
                        l_70 = l_71;
                    } else {
                        if (l_58 < 0L) {
                            l_70 = (-22L);
                        } else {
                            if (i_1 < 0) {
                                l_70 = (-22L);
                            } else {
                                l_72 = *((__global long *) (arg_fs + 16 + 16L));
                                i_73 = (int) get_group_id(0);
                                l_74 = (long) i_73;
                                i_75 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_72 + (ulong) ((l_74 << 12) + (l_74 << 11)))) + (ulong) 1896L))));
                                if (i_75 == 0) {
                                    l_76 = *((__global long *) (arg_fs + 16 + 200L));
                                    l_77 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) (l_71 << 6)))));
                                    l_78 = (long) ((ulong) l_77 - (ulong) l_58);
                                    if (l_78 < 1L) {
                                        l_70 = 0L;
                                    } else {
                                        l_79 = (l_78 < l_49) ? l_78 : l_49;
                                        l_70 = l_79;
                                    }
                                } else {
                                    l_70 = (-16L);
                                }
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
                l_89 = l_58 + l_88;
                if (i_85 == 0) {
                    l_90 = *((__global long *) (arg_fs + 16 + 16L));
                    i_91 = (int) get_group_id(0);
                    if (i_44 < 0) {
                        i_92 = (-9);
                    } else {
                        i_93 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_44 < i_93) {
                            l_94 = *((__global long *) (arg_fs + 16 + 192L));
                            i_95 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) l_45))));
                            i_96 = (int) ((uint) i_95 + (uint) (-1));
                            i_97 = (i_96 < 0) ? (-9) : i_96;
                            i_92 = i_97;
                        } else {
                            i_92 = (-9);
                        }
                    }
                    l_98 = (long) i_92;
                    if (i_92 < 0) {
                        l_99 = l_98;
                    } else {
                        i_100 = *((__global int *) (arg_fs + 16 + 156L));
                        l_101 = *((__global long *) (arg_fs + 16 + 200L));
                        i_102 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_101 + (ulong) (l_98 << 6))) + (ulong) 8L))));
                        l_103 = *((__global long *) (arg_fs + 16 + 128L));
                        i_104 = *((__global int *) (arg_fs + 16 + 152L));
                        l_105 = l_89 >> i_100;
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
                                            GALEFS_RELAX(l_131);
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
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_139 + (ulong) 12L)))) = i_44;
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
                                l_153 = l_137;
                            } else {
                                l_154 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 1808L))));
                                l_153 = l_154;
                            }
                        } else {
                            l_155 = (long) ((ulong) l_119 + (ulong) 1872L);
                            l_156 = *((__global long *) (arg_fs + 16 + l_155));
                            *((__global long *) (arg_fs + 16 + l_155)) = ((long) ((ulong) l_156 + (ulong) 1L));
                            l_153 = l_126;
                        }
                        if (l_153 < 0L) {
                            l_99 = l_153;
                        } else {
                            l_157 = (long) ((ulong) (l_153 << i_100) + (ulong) (l_89 & ((long) ((ulong) (1L << i_100) + (ulong) (-1L)))));
                            l_99 = l_157;
                        }
                    }
                } else {
                    l_99 = 0L;
                }
                l_158 = GALEFS_BROADCAST(l_99);
                if (l_158 < 0L) {
                    i_159 = 0;
                } else {
                    i_160 = *((__global int *) (arg_fs + 16 + 156L));
                    l_161 = 1L << i_160;
                    l_162 = (long) ((ulong) l_161 - (ulong) (l_89 & ((long) ((ulong) l_161 + (ulong) (-1L)))));
                    if (l_162 < l_87) {
                        i_163 = (int) l_162;
                        i_159 = i_163;
                    } else {
                        i_159 = i_86;
                    }
                }
                l_164 = *((__global long *) (arg_fs + 16 + 144L));
                l_165 = (l_158 < 0L) ? 0L : l_158;
                gale_copy((arg_fs + 16 + ((long) ((ulong) l_164 + (ulong) l_165))), (arg_scratch + 16 + (l_88 + l_48)), i_159);
                GALEFS_FENCE();
                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                i_166 = (int) get_local_id(0);
                if (i_166 == 0) {
                    l_167 = *((__global long *) (arg_fs + 16 + 16L));
                    i_168 = (int) get_group_id(0);
                    l_169 = (long) i_168;
                    l_170 = (long) ((ulong) l_167 + (ulong) ((l_169 << 12) + (l_169 << 11)));
                    l_171 = (long) ((ulong) l_170 + (ulong) 1880L);
                    l_172 = *((__global long *) (arg_fs + 16 + l_171));
                    *((__global long *) (arg_fs + 16 + l_171)) = ((long) ((ulong) ((long) i_159) + (ulong) l_172));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) 1856L)))) = 0;
                    l_173 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) 1864L))));
                    l_174 = (long) ((ulong) l_173 + (ulong) (-64L));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_174 + (ulong) ((long) ((ulong) (l_174 >> 63) >> 58)))) >> 6)) + (uint) 1));
                }
                i_175 = (int) ((uint) i_84 + (uint) i_159);
                if (l_158 < 0L) {
                    i_176 = (int) l_158;
                    i_83 = i_176;
                    i_84 = i_175;
                } else {
                    i_177 = (i_175 < i_81) ? 1 : 0;
                    i_83 = i_177;
                    i_84 = i_175;
                }
            }
            if (i_84 < 1) {
                i_178 = i_83;
            } else {
                i_178 = i_84;
            }
            if (i_178 == i_1) {
                i_179 = i_55;
            } else {
                i_180 = (int) ((uint) i_55 + (uint) 1);
                i_179 = i_180;
            }
            i_181 = (int) get_local_id(0);
            i_182 = (int) get_local_size(0);
            i_183 = (int) get_local_id(0);
            i_184 = (int) get_local_size(0);
            i_185 = (int) ((uint) i_47 + (uint) gale_div_int(((int) ((uint) i_46 * (uint) ((int) ((uint) i_183 + (uint) 1)))), i_184));
            i_186 = (int) ((uint) i_47 + (uint) gale_div_int(((int) ((uint) i_46 * (uint) i_181)), i_182));
            i_187 = 0;
            i_188 = i_186;
            while (true) {
                if (!(i_188 < i_185)) {
                    break;
                }
                i_189 = *((__global int *) (arg_scratch + ((((long) i_188) << 2) + 16L)));
                i_190 = (int) ((uint) i_187 + (uint) i_189);
                i_191 = (int) ((uint) i_188 + (uint) 1);
                i_187 = i_190;
                i_188 = i_191;
            }
            i_192 = (int) get_num_groups(0);
            i_193 = (int) ((uint) i_56 + (uint) i_192);
            i_194 = (int) ((uint) i_187 + (uint) ((int) ((uint) (i_54 << 5) - (uint) i_54)));
            i_54 = i_194;
            i_55 = i_179;
            i_56 = i_193;
        }
        i_195 = (int) ((uint) i_52 + (uint) 1);
        i_50 = i_54;
        i_51 = i_55;
        i_52 = i_195;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_196 = (int) get_local_id(0);
    if (i_196 == 0) {
        l_197 = *((__global long *) (arg_fs + 16 + 16L));
        i_198 = (int) get_group_id(0);
        l_199 = (long) i_198;
        i_200 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_197 + (ulong) ((l_199 << 12) + (l_199 << 11)))) + (ulong) 1896L))));
        if (i_200 == 0) {
            l_201 = *((__global long *) (arg_fs + 16 + 16L));
            i_202 = (int) get_group_id(0);
            l_203 = (long) i_202;
            l_204 = (long) ((ulong) l_201 + (ulong) ((l_203 << 12) + (l_203 << 11)));
            l_205 = (long) ((ulong) l_204 + (ulong) 1864L);
            l_206 = *((__global long *) (arg_fs + 16 + l_205));
            l_207 = *((__global long *) (arg_fs + 16 + 8L));
            i_208 = 0;
            l_209 = 0L;
            while (true) {
                if (!(i_208 == 0)) {
                    break;
                }
                i_210 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_210 == 0) {
                    l_211 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_204 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_206 + (ulong) 128L)) - (ulong) l_211)) < 1025L) {
                        i_208 = 1;
                    } else {
                        if (l_209 < l_207) {
                            GALEFS_RELAX(l_209);
                            l_212 = (long) ((ulong) l_209 + (ulong) 1L);
                            l_209 = l_212;
                        } else {
                            i_208 = (-110);
                        }
                    }
                } else {
                    i_213 = (int) (0 - (uint) i_210);
                    i_208 = i_213;
                }
            }
            if (i_208 < 0) {
                l_214 = (long) i_208;
                l_215 = l_214;
            } else {
                l_216 = (long) ((ulong) l_206 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_204 + (ulong) ((long) (uint) (((int) l_216) & 1023)))))) = 0L;
                l_217 = (long) ((ulong) l_204 + (ulong) ((long) (uint) (((int) l_206) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 4L)))) = 2;
                i_218 = (int) ((uint) ((int) (((long) ((ulong) l_206 + (ulong) ((long) ((ulong) (l_206 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 8L)))) = i_218;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 12L)))) = i_44;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_217)) = 64;
                *((__global long *) (arg_fs + 16 + l_205)) = l_216;
                GALEFS_FENCE();
                l_219 = *((__global long *) (arg_fs + 16 + 24L));
                i_220 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) ((long) i_220))))) = (char) 1;
                l_221 = *((__global long *) (arg_fs + 16 + 8L));
                l_222 = (long) ((ulong) l_204 + (ulong) 1792L);
                i_223 = 0;
                l_224 = 0L;
                while (true) {
                    if (!(i_223 == 0)) {
                        break;
                    }
                    i_225 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_226 = *((volatile __global int *) (arg_fs + 16 + l_222));
                    if (i_218 == i_226) {
                        i_223 = 1;
                    } else {
                        if (i_225 == 0) {
                            if (l_224 < l_221) {
                                GALEFS_RELAX(l_224);
                                l_227 = (long) ((ulong) l_224 + (ulong) 1L);
                                l_224 = l_227;
                            } else {
                                i_223 = (-110);
                            }
                        } else {
                            i_228 = (int) (0 - (uint) i_225);
                            i_223 = i_228;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_223 < 0) {
                    l_229 = (long) i_223;
                    l_215 = l_229;
                } else {
                    l_230 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_204 + (ulong) 1800L))));
                    l_215 = l_230;
                }
            }
        } else {
            l_215 = (-16L);
        }
    } else {
        l_215 = 0L;
    }
    l_231 = GALEFS_BROADCAST(l_215);
    i_232 = (int) get_global_id(0);
    *((__global int *) (arg_result + ((((long) (i_232 << 1)) << 2) + 16L))) = i_50;
    i_233 = (int) get_global_id(0);
    *((__global int *) (arg_result + ((((long) ((i_233 << 1) + 1)) << 2) + 16L))) = i_51;
}
