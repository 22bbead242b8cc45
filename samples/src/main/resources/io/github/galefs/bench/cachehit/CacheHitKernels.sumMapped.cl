// A kernel of GaleFS. Generated from Java: change that, not this.
// kernel: io.github.galefs.bench.cachehit.CacheHitKernels#sumMapped
// entry point: galefs_sumMapped
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

int gale_div_int(int x, int y) {
    return y == 0 ? 0 : y == -1 ? (int) (0 - (uint) x) : x / y;
}

__constant char gale_literals[] = {119, 111, 114, 100, 115};

__kernel void galefs_sumMapped(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_unused, __global uchar *arg_result) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_0, i_1, i_2, i_3, i_5, i_7, i_9, i_13, i_14, i_15, i_19, i_21, i_24, i_29, i_31, i_34, i_36, i_37, i_39, i_43, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_59, i_60, i_62, i_63, i_64, i_66, i_69, i_71, i_78, i_82, i_83, i_84, i_86, i_87, i_88, i_90, i_92, i_94, i_96, i_97, i_98, i_99, i_100, i_101, i_104, i_106, i_107, i_110, i_114, i_122, i_124, i_127, i_132, i_134, i_137, i_139, i_140, i_142, i_149, i_151, i_155, i_156, i_157, i_158, i_159, i_160, i_161, i_162, i_163, i_164, i_165, i_166, i_167, i_168, i_169, i_170, i_172, i_174, i_177, i_180, i_188, i_189, i_190, i_191, i_192, i_194, i_196, i_198, i_204, i_206, i_209, i_214, i_216, i_219, i_221, i_222, i_224, i_228, i_229;
    long l_4, l_6, l_8, l_10, l_11, l_12, l_16, l_17, l_18, l_20, l_22, l_23, l_25, l_26, l_27, l_28, l_30, l_32, l_33, l_35, l_38, l_40, l_41, l_42, l_44, l_55, l_56, l_57, l_58, l_61, l_65, l_67, l_68, l_70, l_72, l_73, l_74, l_75, l_76, l_77, l_79, l_80, l_81, l_85, l_89, l_91, l_93, l_95, l_102, l_103, l_105, l_108, l_109, l_111, l_112, l_113, l_115, l_116, l_117, l_118, l_119, l_120, l_121, l_123, l_125, l_126, l_128, l_129, l_130, l_131, l_133, l_135, l_136, l_138, l_141, l_143, l_144, l_145, l_146, l_147, l_148, l_150, l_152, l_153, l_154, l_171, l_173, l_175, l_176, l_178, l_179, l_181, l_182, l_183, l_184, l_185, l_186, l_187, l_193, l_195, l_197, l_199, l_200, l_201, l_202, l_203, l_205, l_207, l_208, l_210, l_211, l_212, l_213, l_215, l_217, l_218, l_220, l_223, l_225, l_226, l_227;
    i_0 = *((__global int *) (arg_args + 16L));
    i_1 = *((__global int *) (arg_args + 20L));
    i_2 = *((__global int *) (arg_args + 24L));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_3 = (int) get_local_id(0);
    if (i_3 == 0) {
        l_4 = *((__global long *) (arg_fs + 16 + 16L));
        i_5 = (int) get_group_id(0);
        l_6 = (long) i_5;
        i_7 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_6 << 12) + (l_6 << 11)))) + (ulong) 1896L))));
        if (i_7 == 0) {
            l_8 = *((__global long *) (arg_fs + 16 + 16L));
            i_9 = (int) get_group_id(0);
            l_10 = (long) i_9;
            l_11 = (long) ((ulong) l_8 + (ulong) ((l_10 << 12) + (l_10 << 11)));
            l_12 = (long) ((ulong) l_11 + (ulong) 2048L);
            i_13 = 0;
            while (true) {
                if (!(i_13 < 5)) {
                    break;
                }
                i_14 = (int) gale_literals[i_13];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_12 + (ulong) ((long) i_13))))) = (char) i_14;
                i_15 = (int) ((uint) i_13 + (uint) 1);
                i_13 = i_15;
            }
            l_16 = (long) ((ulong) l_11 + (ulong) 1864L);
            l_17 = *((__global long *) (arg_fs + 16 + l_16));
            l_18 = *((__global long *) (arg_fs + 16 + 8L));
            i_19 = 0;
            l_20 = 0L;
            while (true) {
                if (!(i_19 == 0)) {
                    break;
                }
                i_21 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_21 == 0) {
                    l_22 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_17 + (ulong) 128L)) - (ulong) l_22)) < 1025L) {
                        i_19 = 1;
                    } else {
                        if (l_20 < l_18) {
                            GALEFS_RELAX(l_20);
                            l_23 = (long) ((ulong) l_20 + (ulong) 1L);
                            l_20 = l_23;
                        } else {
                            i_19 = (-110);
                        }
                    }
                } else {
                    i_24 = (int) (0 - (uint) i_21);
                    i_19 = i_24;
                }
            }
            if (i_19 < 0) {
                l_25 = (long) i_19;
                l_26 = l_25;
            } else {
                l_27 = (long) ((ulong) l_17 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) ((long) (uint) (((int) l_27) & 1023)))))) = 0L;
                l_28 = (long) ((ulong) l_11 + (ulong) ((long) (uint) (((int) l_17) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) 4L)))) = 1;
                i_29 = (int) ((uint) ((int) (((long) ((ulong) l_17 + (ulong) ((long) ((ulong) (l_17 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) 8L)))) = i_29;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) 36L)))) = 5;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_28)) = 64;
                *((__global long *) (arg_fs + 16 + l_16)) = l_27;
                GALEFS_FENCE();
                l_30 = *((__global long *) (arg_fs + 16 + 24L));
                i_31 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_30 + (ulong) ((long) i_31))))) = (char) 1;
                l_32 = *((__global long *) (arg_fs + 16 + 8L));
                l_33 = (long) ((ulong) l_11 + (ulong) 1792L);
                i_34 = 0;
                l_35 = 0L;
                while (true) {
                    if (!(i_34 == 0)) {
                        break;
                    }
                    i_36 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_37 = *((volatile __global int *) (arg_fs + 16 + l_33));
                    if (i_29 == i_37) {
                        i_34 = 1;
                    } else {
                        if (i_36 == 0) {
                            if (l_35 < l_32) {
                                GALEFS_RELAX(l_35);
                                l_38 = (long) ((ulong) l_35 + (ulong) 1L);
                                l_35 = l_38;
                            } else {
                                i_34 = (-110);
                            }
                        } else {
                            i_39 = (int) (0 - (uint) i_36);
                            i_34 = i_39;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_34 < 0) {
                    l_40 = (long) i_34;
                    l_26 = l_40;
                } else {
                    l_41 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 1800L))));
                    l_26 = l_41;
                }
            }
        } else {
            l_26 = (-16L);
        }
    } else {
        l_26 = 0L;
    }
    l_42 = GALEFS_BROADCAST(l_26);
    i_43 = (int) l_42;
    l_44 = (long) i_1;
    i_45 = 0;
    i_46 = 0;
    i_47 = 0;
    while (true) {
        if (!(i_47 < i_2)) {
            break;
        }
        i_48 = (int) get_group_id(0);
        i_49 = i_45;
        i_50 = i_46;
        i_51 = i_48;
        while (true) {
            if (!(i_51 < i_0)) {
                break;
            }
            i_52 = (int) get_local_id(0);
            if (i_52 == 0) {
                i_53 = *((volatile __global int *) (arg_fs + 16 + 64L));
                i_54 = (int) (0 - (uint) i_53);
                l_55 = ((long) i_51) * l_44;
                l_56 = ((long) i_43) << 3;
                if (i_54 < 0) {
                    l_57 = (long) i_54;
                    l_58 = l_57;
                } else {
                    if (i_43 < 0) {
                        i_59 = (-9);
                    } else {
                        i_60 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_43 < i_60) {
                            l_61 = *((__global long *) (arg_fs + 16 + 192L));
                            i_62 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_61 + (ulong) l_56))));
                            i_63 = (int) ((uint) i_62 + (uint) (-1));
                            i_64 = (i_63 < 0) ? (-9) : i_63;
                            if (i_64 < 0) {
                                i_59 = i_64;
                            } else {
                                l_65 = *((__global long *) (arg_fs + 16 + 192L));
                                i_66 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_65 + (ulong) l_56)) + (ulong) 4L))));
                                if ((i_66 & 3) == 1) {
                                    i_59 = (-9);
                                } else {
                                    i_59 = i_64;
                                }
                            }
                        } else {
                            i_59 = (-9);
                        }
                    }
                    l_67 = (long) i_59;
                    if (i_59 < 0) {
                        l_58 = l_67;
                    } else {
                        if (l_55 < 0L) {
                            l_58 = (-22L);
                        } else {
                            if (i_1 < 0) {
                                l_58 = (-22L);
                            } else {
                                l_68 = *((__global long *) (arg_fs + 16 + 16L));
                                i_69 = (int) get_group_id(0);
                                l_70 = (long) i_69;
                                i_71 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_68 + (ulong) ((l_70 << 12) + (l_70 << 11)))) + (ulong) 1896L))));
                                if (i_71 == 0) {
                                    l_72 = *((__global long *) (arg_fs + 16 + 200L));
                                    l_73 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) (l_67 << 6)))));
                                    l_74 = (long) ((ulong) l_73 - (ulong) l_55);
                                    if (l_74 < 1L) {
                                        l_58 = 0L;
                                    } else {
                                        l_75 = (l_74 < l_44) ? l_74 : l_44;
                                        l_58 = l_75;
                                    }
                                } else {
                                    l_58 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_58 < 0L) {
                    l_76 = l_58;
                } else {
                    if (l_58 < 1L) {
                        l_77 = (-22L);
                    } else {
                        if (l_44 == l_58) {
                            i_78 = *((__global int *) (arg_fs + 16 + 156L));
                            l_79 = 1L << i_78;
                            l_80 = (long) ((ulong) l_79 - (ulong) (l_55 & ((long) ((ulong) l_79 + (ulong) (-1L)))));
                            if (l_80 < l_44) {
                                if (!(((int) l_80) == i_1)) {
                                    l_77 = (-22L);
                                    goto B120;
                                }
                            }
                            l_81 = *((__global long *) (arg_fs + 16 + 16L));
                            i_82 = (int) get_group_id(0);
                            if (i_43 < 0) {
                                i_83 = (-9);
                            } else {
                                i_84 = *((__global int *) (arg_fs + 16 + 208L));
                                if (i_43 < i_84) {
                                    l_85 = *((__global long *) (arg_fs + 16 + 192L));
                                    i_86 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) l_56))));
                                    i_87 = (int) ((uint) i_86 + (uint) (-1));
                                    i_88 = (i_87 < 0) ? (-9) : i_87;
                                    i_83 = i_88;
                                } else {
                                    i_83 = (-9);
                                }
                            }
                            l_89 = (long) i_83;
                            if (i_83 < 0) {
                                l_77 = l_89;
                            } else {
                                i_90 = *((__global int *) (arg_fs + 16 + 156L));
                                l_91 = *((__global long *) (arg_fs + 16 + 200L));
                                i_92 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_91 + (ulong) (l_89 << 6))) + (ulong) 8L))));
                                l_93 = *((__global long *) (arg_fs + 16 + 128L));
                                i_94 = *((__global int *) (arg_fs + 16 + 152L));
                                l_95 = l_55 >> i_90;
                                i_96 = i_94 & ((int) (((long) ((ulong) ((long) ((ulong) l_95 + (ulong) (((long) i_92) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                i_97 = i_96;
                                i_98 = 0;
                                i_99 = (-2);
                                while (true) {
                                    if (!(i_99 == (-2))) {
                                        break;
                                    }
                                    i_100 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) (((long) i_97) << 2)))));
                                    i_101 = (int) ((uint) i_100 + (uint) (-1));
                                    if (i_101 < 0) {
                                        i_99 = (-1);
                                    } else {
                                        l_102 = *((__global long *) (arg_fs + 16 + 136L));
                                        l_103 = (long) ((ulong) l_102 + (ulong) (((long) (uint) i_101) << 4));
                                        i_104 = *((volatile __global int *) (arg_fs + 16 + l_103));
                                        l_105 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 8L))));
                                        if ((!(i_92 == i_104)) || (!(l_95 == l_105))) {
                                            if (i_94 == i_98) {
                                                i_99 = (-1);
                                            } else {
                                                i_106 = (int) ((uint) i_98 + (uint) 1);
                                                i_107 = i_94 & ((int) ((uint) i_97 + (uint) 1));
                                                i_97 = i_107;
                                                i_98 = i_106;
                                            }
                                        } else {
                                            i_99 = i_101;
                                        }
                                    }
                                }
                                l_108 = (long) i_82;
                                l_109 = (long) ((ulong) l_81 + (ulong) ((l_108 << 12) + (l_108 << 11)));
                                if (i_99 < 0) {
                                    i_110 = (-1);
                                } else {
                                    l_111 = (long) ((ulong) l_109 + (ulong) 1856L);
                                    *((volatile __global int *) (arg_fs + 16 + l_111)) = ((int) ((uint) i_99 + (uint) 1));
                                    GALEFS_FENCE();
                                    l_112 = *((__global long *) (arg_fs + 16 + 136L));
                                    l_113 = (long) ((ulong) l_112 + (ulong) (((long) (uint) i_99) << 4));
                                    i_114 = *((volatile __global int *) (arg_fs + 16 + l_113));
                                    l_115 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) 8L))));
                                    if ((!(i_92 == i_114)) || (!(l_95 == l_115))) {
                                        *((volatile __global int *) (arg_fs + 16 + l_111)) = 0;
                                    }
                                    GALEFS_FENCE();
                                    if ((!(i_92 == i_114)) || (!(l_95 == l_115))) {
                                        i_110 = (-1);
                                    } else {
                                        i_110 = i_99;
                                    }
                                }
                                l_116 = (long) i_110;
                                if (l_116 == (-1L)) {
                                    l_117 = (long) ((ulong) l_109 + (ulong) 1864L);
                                    l_118 = *((__global long *) (arg_fs + 16 + l_117));
                                    l_119 = *((__global long *) (arg_fs + 16 + 8L));
                                    l_120 = (long) ((ulong) l_118 + (ulong) 128L);
                                    l_121 = (long) ((ulong) l_109 + (ulong) 1408L);
                                    i_122 = 0;
                                    l_123 = 0L;
                                    while (true) {
                                        if (!(i_122 == 0)) {
                                            break;
                                        }
                                        i_124 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                        if (i_124 == 0) {
                                            l_125 = *((volatile __global long *) (arg_fs + 16 + l_121));
                                            if (((long) ((ulong) l_120 - (ulong) l_125)) < 1025L) {
                                                i_122 = 1;
                                            } else {
                                                if (l_123 < l_119) {
                                                    GALEFS_RELAX(l_123);
                                                    l_126 = (long) ((ulong) l_123 + (ulong) 1L);
                                                    l_123 = l_126;
                                                } else {
                                                    i_122 = (-110);
                                                }
                                            }
                                        } else {
                                            i_127 = (int) (0 - (uint) i_124);
                                            i_122 = i_127;
                                        }
                                    }
                                    if (i_122 < 0) {
                                        l_128 = (long) i_122;
                                        l_129 = l_128;
                                    } else {
                                        l_130 = (long) ((ulong) l_118 + (ulong) 64L);
                                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) ((long) (uint) (((int) l_130) & 1023)))))) = 0L;
                                        l_131 = (long) ((ulong) l_109 + (ulong) ((long) (uint) (((int) l_118) & 1023)));
                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 4L)))) = 3;
                                        i_132 = (int) ((uint) ((int) (((long) ((ulong) l_118 + (ulong) ((long) ((ulong) (l_118 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 8L)))) = i_132;
                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 12L)))) = i_43;
                                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 16L)))) = l_55;
                                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 24L)))) = l_44;
                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 32L)))) = 0;
                                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 36L)))) = 0;
                                        GALEFS_FENCE();
                                        *((volatile __global int *) (arg_fs + 16 + l_131)) = 64;
                                        *((__global long *) (arg_fs + 16 + l_117)) = l_130;
                                        GALEFS_FENCE();
                                        l_133 = *((__global long *) (arg_fs + 16 + 24L));
                                        i_134 = (int) get_group_id(0);
                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) ((long) i_134))))) = (char) 1;
                                        l_135 = *((__global long *) (arg_fs + 16 + 8L));
                                        l_136 = (long) ((ulong) l_109 + (ulong) 1792L);
                                        i_137 = 0;
                                        l_138 = 0L;
                                        while (true) {
                                            if (!(i_137 == 0)) {
                                                break;
                                            }
                                            i_139 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                            i_140 = *((volatile __global int *) (arg_fs + 16 + l_136));
                                            if (i_132 == i_140) {
                                                i_137 = 1;
                                            } else {
                                                if (i_139 == 0) {
                                                    if (l_138 < l_135) {
                                                        GALEFS_RELAX(l_138);
                                                        l_141 = (long) ((ulong) l_138 + (ulong) 1L);
                                                        l_138 = l_141;
                                                    } else {
                                                        i_137 = (-110);
                                                    }
                                                } else {
                                                    i_142 = (int) (0 - (uint) i_139);
                                                    i_137 = i_142;
                                                }
                                            }
                                        }
                                        GALEFS_FENCE();
                                        if (i_137 < 0) {
                                            l_143 = (long) i_137;
                                            l_129 = l_143;
                                        } else {
                                            l_144 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 1800L))));
                                            l_129 = l_144;
                                        }
                                    }
                                    if (l_129 < 0L) {
                                        l_77 = l_129;
                                    } else {
                                        l_145 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 1808L))));
                                        l_77 = l_145;
                                    }
                                } else {
                                    l_146 = (long) ((ulong) l_109 + (ulong) 1872L);
                                    l_147 = *((__global long *) (arg_fs + 16 + l_146));
                                    *((__global long *) (arg_fs + 16 + l_146)) = ((long) ((ulong) l_147 + (ulong) 1L));
                                    l_77 = l_116;
                                }
                            }
                        } else {
                            l_77 = (-22L);
                        }
                    }
                B120:;
                    if (!(l_77 < 0L)) {
                        l_148 = *((__global long *) (arg_fs + 16 + 16L));
                        i_149 = (int) get_group_id(0);
                        l_150 = (long) i_149;
                        *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_148 + (ulong) ((l_150 << 12) + (l_150 << 11)))) + (ulong) 1896L)))) = 1;
                    }
                    if (l_77 < 0L) {
                        l_76 = l_77;
                    } else {
                        i_151 = *((__global int *) (arg_fs + 16 + 156L));
                        l_152 = *((__global long *) (arg_fs + 16 + 144L));
                        l_153 = (long) ((ulong) ((long) ((ulong) l_152 + (ulong) (l_77 << i_151))) + (ulong) (l_55 & ((long) ((ulong) (1L << i_151) + (ulong) (-1L)))));
                        l_76 = l_153;
                    }
                }
            } else {
                l_76 = 0L;
            }
            l_154 = GALEFS_BROADCAST(l_76);
            if ((ulong) ((long) ((ulong) l_154 + (ulong) 4095L)) < (ulong) 4095L) {
                i_155 = (int) ((uint) i_50 + (uint) 1);
                i_156 = i_49;
                i_157 = i_155;
            } else {
                i_158 = (int) get_local_id(0);
                i_159 = (int) get_local_size(0);
                i_160 = (int) get_local_id(0);
                i_161 = (int) get_local_size(0);
                i_162 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 30)) + (uint) i_1)) >> 2;
                i_163 = gale_div_int(((int) ((uint) i_162 * (uint) ((int) ((uint) i_160 + (uint) 1)))), i_161);
                i_164 = gale_div_int(((int) ((uint) i_162 * (uint) i_158)), i_159);
                i_165 = 0;
                i_166 = i_164;
                while (true) {
                    if (!(i_166 < i_163)) {
                        break;
                    }
                    i_167 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) l_154 + (ulong) (((long) i_166) << 2)))));
                    i_168 = (int) ((uint) i_165 + (uint) i_167);
                    i_169 = (int) ((uint) i_166 + (uint) 1);
                    i_165 = i_168;
                    i_166 = i_169;
                }
                GALEFS_FENCE();
                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                i_170 = (int) get_local_id(0);
                if (i_170 == 0) {
                    l_171 = *((__global long *) (arg_fs + 16 + 16L));
                    i_172 = (int) get_group_id(0);
                    l_173 = (long) i_172;
                    i_174 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_171 + (ulong) ((l_173 << 12) + (l_173 << 11)))) + (ulong) 1896L))));
                    if (i_174 == 0) {
                        l_175 = (-22L);
                    } else {
                        l_176 = *((__global long *) (arg_fs + 16 + 16L));
                        i_177 = (int) get_group_id(0);
                        l_178 = (long) i_177;
                        *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_176 + (ulong) ((l_178 << 12) + (l_178 << 11)))) + (ulong) 1896L)))) = 0;
                        l_179 = *((__global long *) (arg_fs + 16 + 16L));
                        i_180 = (int) get_group_id(0);
                        l_181 = (long) i_180;
                        l_182 = (long) ((ulong) l_179 + (ulong) ((l_181 << 12) + (l_181 << 11)));
                        l_183 = (long) ((ulong) l_182 + (ulong) 1880L);
                        l_184 = *((__global long *) (arg_fs + 16 + l_183));
                        *((__global long *) (arg_fs + 16 + l_183)) = ((long) ((ulong) l_44 + (ulong) l_184));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_182 + (ulong) 1856L)))) = 0;
                        l_185 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_182 + (ulong) 1864L))));
                        l_186 = (long) ((ulong) l_185 + (ulong) (-64L));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_182 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_186 + (ulong) ((long) ((ulong) (l_186 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        l_175 = 0L;
                    }
                } else {
                    l_175 = 0L;
                }
                l_187 = GALEFS_BROADCAST(l_175);
                i_188 = (int) ((uint) i_165 + (uint) ((int) ((uint) (i_49 << 5) - (uint) i_49)));
                i_156 = i_188;
                i_157 = i_50;
            }
            i_189 = (int) get_num_groups(0);
            i_190 = (int) ((uint) i_51 + (uint) i_189);
            i_49 = i_156;
            i_50 = i_157;
            i_51 = i_190;
        }
        i_191 = (int) ((uint) i_47 + (uint) 1);
        i_45 = i_49;
        i_46 = i_50;
        i_47 = i_191;
    }
    i_192 = (int) get_local_id(0);
    if (i_192 == 0) {
        l_193 = *((__global long *) (arg_fs + 16 + 16L));
        i_194 = (int) get_group_id(0);
        l_195 = (long) i_194;
        i_196 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_193 + (ulong) ((l_195 << 12) + (l_195 << 11)))) + (ulong) 1896L))));
        if (i_196 == 0) {
            l_197 = *((__global long *) (arg_fs + 16 + 16L));
            i_198 = (int) get_group_id(0);
            l_199 = (long) i_198;
            l_200 = (long) ((ulong) l_197 + (ulong) ((l_199 << 12) + (l_199 << 11)));
            l_201 = (long) ((ulong) l_200 + (ulong) 1864L);
            l_202 = *((__global long *) (arg_fs + 16 + l_201));
            l_203 = *((__global long *) (arg_fs + 16 + 8L));
            i_204 = 0;
            l_205 = 0L;
            while (true) {
                if (!(i_204 == 0)) {
                    break;
                }
                i_206 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_206 == 0) {
                    l_207 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_200 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_202 + (ulong) 128L)) - (ulong) l_207)) < 1025L) {
                        i_204 = 1;
                    } else {
                        if (l_205 < l_203) {
                            GALEFS_RELAX(l_205);
                            l_208 = (long) ((ulong) l_205 + (ulong) 1L);
                            l_205 = l_208;
                        } else {
                            i_204 = (-110);
                        }
                    }
                } else {
                    i_209 = (int) (0 - (uint) i_206);
                    i_204 = i_209;
                }
            }
            if (i_204 < 0) {
                l_210 = (long) i_204;
                l_211 = l_210;
            } else {
                l_212 = (long) ((ulong) l_202 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_200 + (ulong) ((long) (uint) (((int) l_212) & 1023)))))) = 0L;
                l_213 = (long) ((ulong) l_200 + (ulong) ((long) (uint) (((int) l_202) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_213 + (ulong) 4L)))) = 2;
                i_214 = (int) ((uint) ((int) (((long) ((ulong) l_202 + (ulong) ((long) ((ulong) (l_202 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_213 + (ulong) 8L)))) = i_214;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_213 + (ulong) 12L)))) = i_43;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_213 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_213 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_213 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_213 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_213)) = 64;
                *((__global long *) (arg_fs + 16 + l_201)) = l_212;
                GALEFS_FENCE();
                l_215 = *((__global long *) (arg_fs + 16 + 24L));
                i_216 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_215 + (ulong) ((long) i_216))))) = (char) 1;
                l_217 = *((__global long *) (arg_fs + 16 + 8L));
                l_218 = (long) ((ulong) l_200 + (ulong) 1792L);
                i_219 = 0;
                l_220 = 0L;
                while (true) {
                    if (!(i_219 == 0)) {
                        break;
                    }
                    i_221 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_222 = *((volatile __global int *) (arg_fs + 16 + l_218));
                    if (i_214 == i_222) {
                        i_219 = 1;
                    } else {
                        if (i_221 == 0) {
                            if (l_220 < l_217) {
                                GALEFS_RELAX(l_220);
                                l_223 = (long) ((ulong) l_220 + (ulong) 1L);
                                l_220 = l_223;
                            } else {
                                i_219 = (-110);
                            }
                        } else {
                            i_224 = (int) (0 - (uint) i_221);
                            i_219 = i_224;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_219 < 0) {
                    l_225 = (long) i_219;
                    l_211 = l_225;
                } else {
                    l_226 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_200 + (ulong) 1800L))));
                    l_211 = l_226;
                }
            }
        } else {
            l_211 = (-16L);
        }
    } else {
        l_211 = 0L;
    }
    l_227 = GALEFS_BROADCAST(l_211);
    i_228 = (int) get_global_id(0);
    *((__global int *) (arg_result + ((((long) (i_228 << 1)) << 2) + 16L))) = i_45;
    i_229 = (int) get_global_id(0);
    *((__global int *) (arg_result + ((((long) ((i_229 << 1) + 1)) << 2) + 16L))) = i_46;
}
