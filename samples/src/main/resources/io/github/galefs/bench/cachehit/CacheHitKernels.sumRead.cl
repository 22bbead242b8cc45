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
// source: io/github/galefs/kernel/file/FramePart.java
// source: io/github/galefs/kernel/file/LiteralPath.java
// source: io/github/galefs/kernel/file/OpenFiles.java
// source: io/github/galefs/kernel/lane/LaneCall.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source SHA-256: a3d8e02b35f745bbd9ae706caa664f9773771635d3095564cedfc8e4ad0cbf9b

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
    int i_0, i_1, i_2, i_3, i_4, i_6, i_8, i_10, i_14, i_15, i_16, i_20, i_22, i_25, i_30, i_32, i_35, i_37, i_38, i_40, i_44, i_45, i_46, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_57, i_58, i_59, i_62, i_63, i_67, i_68, i_70, i_71, i_72, i_74, i_76, i_78, i_80, i_87, i_90, i_91, i_92, i_94, i_95, i_96, i_98, i_99, i_100, i_103, i_105, i_107, i_109, i_110, i_111, i_112, i_113, i_114, i_117, i_119, i_120, i_123, i_127, i_133, i_135, i_138, i_143, i_145, i_148, i_150, i_151, i_153, i_161, i_162, i_165, i_167, i_169, i_176, i_177, i_178, i_179, i_180, i_181, i_182, i_183, i_184, i_185, i_186, i_187, i_188, i_189, i_190, i_191, i_192, i_193, i_194, i_195, i_196, i_198, i_200, i_202, i_208, i_210, i_213, i_218, i_220, i_223, i_225, i_226, i_228, i_232, i_233;
    long l_5, l_7, l_9, l_11, l_12, l_13, l_17, l_18, l_19, l_21, l_23, l_24, l_26, l_27, l_28, l_29, l_31, l_33, l_34, l_36, l_39, l_41, l_42, l_43, l_47, l_48, l_56, l_60, l_61, l_64, l_65, l_66, l_69, l_73, l_75, l_77, l_79, l_81, l_82, l_83, l_84, l_85, l_86, l_88, l_89, l_93, l_97, l_101, l_102, l_104, l_106, l_108, l_115, l_116, l_118, l_121, l_122, l_124, l_125, l_126, l_128, l_129, l_130, l_131, l_132, l_134, l_136, l_137, l_139, l_140, l_141, l_142, l_144, l_146, l_147, l_149, l_152, l_154, l_155, l_156, l_157, l_158, l_159, l_160, l_163, l_164, l_166, l_168, l_170, l_171, l_172, l_173, l_174, l_175, l_197, l_199, l_201, l_203, l_204, l_205, l_206, l_207, l_209, l_211, l_212, l_214, l_215, l_216, l_217, l_219, l_221, l_222, l_224, l_227, l_229, l_230, l_231;
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
    i_45 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 30)) + (uint) i_1)) >> 2;
    i_46 = (int) ((uint) i_45 * (uint) i_3);
    l_47 = ((long) i_46) << 2;
    l_48 = (long) i_1;
    i_49 = 0;
    i_50 = 0;
    i_51 = 0;
    while (true) {
        if (!(i_51 < i_2)) {
            break;
        }
        i_52 = (int) get_group_id(0);
        i_53 = i_49;
        i_54 = i_50;
        i_55 = i_52;
        while (true) {
            if (!(i_55 < i_0)) {
                break;
            }
            l_56 = ((long) i_55) * l_48;
            i_57 = 1;
            i_58 = 0;
            while (true) {
                if (!(i_57 == 1)) {
                    break;
                }
                i_59 = (int) get_local_id(0);
                l_60 = (long) i_58;
                l_61 = l_56 + l_60;
                if (i_59 == 0) {
                    i_62 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_63 = (int) (0 - (uint) i_62);
                    l_64 = ((long) i_44) << 3;
                    if (i_63 < 0) {
                        l_65 = (long) i_63;
                        l_66 = l_65;
                    } else {
                        if (i_44 < 0) {
                            i_67 = (-9);
                        } else {
                            i_68 = *((__global int *) (arg_fs + 16 + 208L));
                            if (i_44 < i_68) {
                                l_69 = *((__global long *) (arg_fs + 16 + 192L));
                                i_70 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) l_64))));
                                i_71 = (int) ((uint) i_70 + (uint) (-1));
                                i_72 = (i_71 < 0) ? (-9) : i_71;
                                if (i_72 < 0) {
                                    i_67 = i_72;
                                } else {
                                    l_73 = *((__global long *) (arg_fs + 16 + 192L));
                                    i_74 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_73 + (ulong) l_64)) + (ulong) 4L))));
                                    if ((i_74 & 3) == 1) {
                                        i_67 = (-9);
                                    } else {
                                        i_67 = i_72;
                                    }
                                }
                            } else {
                                i_67 = (-9);
                            }
                        }
                        l_75 = (long) i_67;
                        if (i_67 < 0) {
                            l_66 = l_75;
                        } else {
                            if (l_61 < 0L) {
                                l_66 = (-22L);
                            } else {
                                i_76 = (int) ((uint) i_1 - (uint) i_58);
                                if (i_76 < 0) {
                                    l_66 = (-22L);
                                } else {
                                    l_77 = *((__global long *) (arg_fs + 16 + 16L));
                                    i_78 = (int) get_group_id(0);
                                    l_79 = (long) i_78;
                                    i_80 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_77 + (ulong) ((l_79 << 12) + (l_79 << 11)))) + (ulong) 1896L))));
                                    if (i_80 == 0) {
                                        l_81 = *((__global long *) (arg_fs + 16 + 200L));
                                        l_82 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) (l_75 << 6)))));
                                        l_83 = (long) ((ulong) l_82 - (ulong) l_61);
                                        if (l_83 < 1L) {
                                            l_66 = 0L;
                                        } else {
                                            l_84 = (long) (uint) i_76;
                                            l_85 = (l_83 < l_84) ? l_83 : l_84;
                                            l_66 = l_85;
                                        }
                                    } else {
                                        l_66 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (l_66 < 1L) {
                        l_86 = l_66;
                    } else {
                        i_87 = *((__global int *) (arg_fs + 16 + 156L));
                        l_88 = 1L << i_87;
                        l_89 = (long) ((ulong) l_88 - (ulong) (l_61 & ((long) ((ulong) l_88 + (ulong) (-1L)))));
                        if (l_89 < l_66) {
                            i_90 = (int) l_89;
                            i_91 = i_90;
                        } else {
                            i_92 = (int) l_66;
                            i_91 = i_92;
                        }
                        l_93 = *((__global long *) (arg_fs + 16 + 16L));
                        i_94 = (int) get_group_id(0);
                        if (i_44 < 0) {
                            i_95 = (-9);
                        } else {
                            i_96 = *((__global int *) (arg_fs + 16 + 208L));
                            if (i_44 < i_96) {
                                l_97 = *((__global long *) (arg_fs + 16 + 192L));
                                i_98 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) l_64))));
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
                            l_108 = l_61 >> i_103;
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
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 12L)))) = i_44;
                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 16L)))) = l_61;
                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 24L)))) = l_66;
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
                                    l_102 = l_140;
                                } else {
                                    l_156 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 1808L))));
                                    l_102 = l_156;
                                }
                            } else {
                                l_157 = (long) ((ulong) l_122 + (ulong) 1872L);
                                l_158 = *((__global long *) (arg_fs + 16 + l_157));
                                *((__global long *) (arg_fs + 16 + l_157)) = ((long) ((ulong) l_158 + (ulong) 1L));
                                l_102 = l_129;
                            }
                        }
                        if (l_102 < 0L) {
                            l_86 = l_102;
                        } else {
                            l_159 = (l_102 << 32) | ((long) i_91);
                            l_86 = l_159;
                        }
                    }
                } else {
                    l_86 = 0L;
                }
                l_160 = GALEFS_BROADCAST(l_86);
                i_161 = (int) l_160;
                if (l_160 < 0L) {
                    i_162 = 0;
                } else {
                    i_162 = i_161;
                }
                if (l_160 < 0L) {
                    l_163 = 0L;
                } else {
                    l_164 = (long) ((ulong) l_160 >> 32);
                    l_163 = l_164;
                }
                i_165 = *((__global int *) (arg_fs + 16 + 156L));
                l_166 = *((__global long *) (arg_fs + 16 + 144L));
                gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_166 + (ulong) (l_163 << i_165))) + (ulong) (l_61 & ((long) ((ulong) (1L << i_165) + (ulong) (-1L))))))), (arg_scratch + 16 + (l_60 + l_47)), i_162);
                GALEFS_FENCE();
                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                i_167 = (int) get_local_id(0);
                if (i_167 == 0) {
                    l_168 = *((__global long *) (arg_fs + 16 + 16L));
                    i_169 = (int) get_group_id(0);
                    l_170 = (long) i_169;
                    l_171 = (long) ((ulong) l_168 + (ulong) ((l_170 << 12) + (l_170 << 11)));
                    l_172 = (long) ((ulong) l_171 + (ulong) 1880L);
                    l_173 = *((__global long *) (arg_fs + 16 + l_172));
                    *((__global long *) (arg_fs + 16 + l_172)) = ((long) ((ulong) ((long) i_162) + (ulong) l_173));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 1856L)))) = 0;
                    l_174 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 1864L))));
                    l_175 = (long) ((ulong) l_174 + (ulong) (-64L));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_175 + (ulong) ((long) ((ulong) (l_175 >> 63) >> 58)))) >> 6)) + (uint) 1));
                }
                i_176 = (int) ((uint) i_58 + (uint) i_162);
                if (l_160 < 0L) {
                    i_57 = i_161;
                    i_58 = i_176;
                } else {
                    i_177 = ((i_162 < 1) || (!(i_176 < i_1))) ? 0 : 1;
                    i_57 = i_177;
                    i_58 = i_176;
                }
            }
            if (i_58 < 1) {
                i_178 = i_57;
            } else {
                i_178 = i_58;
            }
            if (i_178 == i_1) {
                i_179 = i_54;
            } else {
                i_180 = (int) ((uint) i_54 + (uint) 1);
                i_179 = i_180;
            }
            i_181 = (int) get_local_id(0);
            i_182 = (int) get_local_size(0);
            i_183 = (int) get_local_id(0);
            i_184 = (int) get_local_size(0);
            i_185 = (int) ((uint) i_46 + (uint) gale_div_int(((int) ((uint) i_45 * (uint) ((int) ((uint) i_183 + (uint) 1)))), i_184));
            i_186 = (int) ((uint) i_46 + (uint) gale_div_int(((int) ((uint) i_45 * (uint) i_181)), i_182));
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
            i_193 = (int) ((uint) i_55 + (uint) i_192);
            i_194 = (int) ((uint) i_187 + (uint) ((int) ((uint) (i_53 << 5) - (uint) i_53)));
            i_53 = i_194;
            i_54 = i_179;
            i_55 = i_193;
        }
        i_195 = (int) ((uint) i_51 + (uint) 1);
        i_49 = i_53;
        i_50 = i_54;
        i_51 = i_195;
    }
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
    *((__global int *) (arg_result + ((((long) (i_232 << 1)) << 2) + 16L))) = i_49;
    i_233 = (int) get_global_id(0);
    *((__global int *) (arg_result + ((((long) ((i_233 << 1) + 1)) << 2) + 16L))) = i_50;
}
