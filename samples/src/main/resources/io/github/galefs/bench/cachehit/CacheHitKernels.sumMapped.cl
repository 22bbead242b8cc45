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
// source: io/github/galefs/kernel/file/LiteralPath.java
// source: io/github/galefs/kernel/file/OpenFiles.java
// source: io/github/galefs/kernel/lane/LaneCall.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source SHA-256: c972f06467d933f64e4dbe3057e66f1a5787ac26d4a75a6263fc2cc05003ca76

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

int gale_div_int(int x, int y) {
    return y == 0 ? 0 : y == -1 ? (int) (0 - (uint) x) : x / y;
}

__constant char gale_literals[] = {119, 111, 114, 100, 115};

__kernel void galefs_sumMapped(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_unused, __global uchar *arg_result) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_0, i_1, i_2, i_3, i_5, i_7, i_9, i_13, i_14, i_15, i_19, i_21, i_24, i_29, i_31, i_34, i_36, i_37, i_39, i_43, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_55, i_56, i_58, i_59, i_60, i_62, i_65, i_74, i_76, i_79, i_82, i_84, i_85, i_86, i_88, i_89, i_90, i_91, i_95, i_97, i_99, i_100, i_101, i_102, i_103, i_104, i_107, i_109, i_110, i_113, i_117, i_123, i_125, i_128, i_133, i_135, i_138, i_140, i_141, i_143, i_152, i_154, i_158, i_159, i_160, i_161, i_162, i_163, i_164, i_165, i_166, i_167, i_168, i_169, i_170, i_171, i_172, i_173, i_175, i_177, i_181, i_182, i_184, i_186, i_188, i_195, i_196, i_197, i_198, i_200, i_202, i_204, i_210, i_212, i_215, i_220, i_222, i_225, i_227, i_228, i_230, i_234, i_235;
    long l_4, l_6, l_8, l_10, l_11, l_12, l_16, l_17, l_18, l_20, l_22, l_23, l_25, l_26, l_27, l_28, l_30, l_32, l_33, l_35, l_38, l_40, l_41, l_42, l_44, l_45, l_54, l_57, l_61, l_63, l_64, l_66, l_67, l_68, l_69, l_70, l_71, l_72, l_73, l_75, l_77, l_78, l_80, l_81, l_83, l_87, l_92, l_93, l_94, l_96, l_98, l_105, l_106, l_108, l_111, l_112, l_114, l_115, l_116, l_118, l_119, l_120, l_121, l_122, l_124, l_126, l_127, l_129, l_130, l_131, l_132, l_134, l_136, l_137, l_139, l_142, l_144, l_145, l_146, l_147, l_148, l_149, l_150, l_151, l_153, l_155, l_156, l_157, l_174, l_176, l_178, l_179, l_180, l_183, l_185, l_187, l_189, l_190, l_191, l_192, l_193, l_194, l_199, l_201, l_203, l_205, l_206, l_207, l_208, l_209, l_211, l_213, l_214, l_216, l_217, l_218, l_219, l_221, l_223, l_224, l_226, l_229, l_231, l_232, l_233;
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
    l_44 = ((long) i_43) << 3;
    l_45 = (long) i_1;
    i_46 = 0;
    i_47 = 0;
    i_48 = 0;
    while (true) {
        if (!(i_48 < i_2)) {
            break;
        }
        i_49 = (int) get_group_id(0);
        i_50 = i_46;
        i_51 = i_47;
        i_52 = i_49;
        while (true) {
            if (!(i_52 < i_0)) {
                break;
            }
            i_53 = (int) get_local_id(0);
            l_54 = ((long) i_52) * l_45;
            if (i_53 == 0) {
                if (i_43 < 0) {
                    i_55 = (-9);
                } else {
                    i_56 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_43 < i_56) {
                        l_57 = *((__global long *) (arg_fs + 16 + 192L));
                        i_58 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) l_44))));
                        i_59 = (int) ((uint) i_58 + (uint) (-1));
                        i_60 = (i_59 < 0) ? (-9) : i_59;
                        if (i_60 < 0) {
                            i_55 = i_60;
                        } else {
                            l_61 = *((__global long *) (arg_fs + 16 + 192L));
                            i_62 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_61 + (ulong) l_44)) + (ulong) 4L))));
                            if ((i_62 & 3) == 1) {
                                i_55 = (-9);
                            } else {
                                i_55 = i_60;
                            }
                        }
                    } else {
                        i_55 = (-9);
                    }
                }
                l_63 = (long) i_55;
                if (i_55 < 0) {
                    l_64 = l_63;
                } else {
                    if (l_54 < 0L) {
                        l_64 = (-22L);
                    } else {
                        if (i_1 < 1) {
                            l_64 = (-22L);
                        } else {
                            i_65 = *((__global int *) (arg_fs + 16 + 156L));
                            l_66 = 1L << i_65;
                            l_67 = (long) ((ulong) l_66 - (ulong) (l_54 & ((long) ((ulong) l_66 + (ulong) (-1L)))));
                            if (l_67 < l_45) {
                                if (((int) l_67) < i_1) {
                                    l_64 = (-22L);
                                    goto B62;
                                }
                            }
                            l_68 = *((__global long *) (arg_fs + 16 + 200L));
                            l_69 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) (l_63 << 6)))));
                            l_70 = (long) ((ulong) l_69 - (ulong) l_54);
                            if (l_70 < 1L) {
                                l_71 = 0L;
                            } else {
                                l_72 = (l_70 < l_45) ? l_70 : l_45;
                                l_71 = l_72;
                            }
                            if (l_71 < l_45) {
                                l_64 = (-22L);
                            } else {
                                l_73 = *((__global long *) (arg_fs + 16 + 16L));
                                i_74 = (int) get_group_id(0);
                                l_75 = (long) i_74;
                                i_76 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_73 + (ulong) ((l_75 << 12) + (l_75 << 11)))) + (ulong) 1896L))));
                                l_77 = (i_76 == 0) ? 0L : (-16L);
                                l_64 = l_77;
                            }
                        }
                    }
                }
            } else {
                l_64 = 0L;
            }
        B62:;
            l_78 = GALEFS_BROADCAST(l_64);
            i_79 = (int) l_78;
            if (i_79 < 0) {
                l_80 = (long) i_79;
                l_81 = l_80;
            } else {
                i_82 = (int) get_local_id(0);
                if (i_82 == 0) {
                    l_83 = *((__global long *) (arg_fs + 16 + 16L));
                    i_84 = (int) get_group_id(0);
                    if (i_43 < 0) {
                        i_85 = (-9);
                    } else {
                        i_86 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_43 < i_86) {
                            l_87 = *((__global long *) (arg_fs + 16 + 192L));
                            i_88 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) l_44))));
                            i_89 = (int) ((uint) i_88 + (uint) (-1));
                            i_90 = (i_89 < 0) ? (-9) : i_89;
                            i_85 = i_90;
                        } else {
                            i_85 = (-9);
                        }
                    }
                    i_91 = *((__global int *) (arg_fs + 16 + 156L));
                    l_92 = (long) i_85;
                    if (i_85 < 0) {
                        l_93 = l_92;
                    } else {
                        l_94 = *((__global long *) (arg_fs + 16 + 200L));
                        i_95 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_94 + (ulong) (l_92 << 6))) + (ulong) 8L))));
                        l_96 = *((__global long *) (arg_fs + 16 + 128L));
                        i_97 = *((__global int *) (arg_fs + 16 + 152L));
                        l_98 = l_54 >> i_91;
                        i_99 = i_97 & ((int) (((long) ((ulong) ((long) ((ulong) l_98 + (ulong) (((long) i_95) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_100 = i_99;
                        i_101 = 0;
                        i_102 = (-2);
                        while (true) {
                            if (!(i_102 == (-2))) {
                                break;
                            }
                            i_103 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) (((long) i_100) << 2)))));
                            i_104 = (int) ((uint) i_103 + (uint) (-1));
                            if (i_104 < 0) {
                                i_102 = (-1);
                            } else {
                                l_105 = *((__global long *) (arg_fs + 16 + 136L));
                                l_106 = (long) ((ulong) l_105 + (ulong) (((long) (uint) i_104) << 4));
                                i_107 = *((volatile __global int *) (arg_fs + 16 + l_106));
                                l_108 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) 8L))));
                                if ((!(i_95 == i_107)) || (!(l_98 == l_108))) {
                                    if (i_97 == i_101) {
                                        i_102 = (-1);
                                    } else {
                                        i_109 = (int) ((uint) i_101 + (uint) 1);
                                        i_110 = i_97 & ((int) ((uint) i_100 + (uint) 1));
                                        i_100 = i_110;
                                        i_101 = i_109;
                                    }
                                } else {
                                    i_102 = i_104;
                                }
                            }
                        }
                        l_111 = (long) i_84;
                        l_112 = (long) ((ulong) l_83 + (ulong) ((l_111 << 12) + (l_111 << 11)));
                        if (i_102 < 0) {
                            i_113 = (-1);
                        } else {
                            l_114 = (long) ((ulong) l_112 + (ulong) 1856L);
                            *((volatile __global int *) (arg_fs + 16 + l_114)) = ((int) ((uint) i_102 + (uint) 1));
                            GALEFS_FENCE();
                            l_115 = *((__global long *) (arg_fs + 16 + 136L));
                            l_116 = (long) ((ulong) l_115 + (ulong) (((long) (uint) i_102) << 4));
                            i_117 = *((volatile __global int *) (arg_fs + 16 + l_116));
                            l_118 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_116 + (ulong) 8L))));
                            if ((!(i_95 == i_117)) || (!(l_98 == l_118))) {
                                *((volatile __global int *) (arg_fs + 16 + l_114)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_95 == i_117)) || (!(l_98 == l_118))) {
                                i_113 = (-1);
                            } else {
                                i_113 = i_102;
                            }
                        }
                        l_119 = (long) i_113;
                        if (l_119 == (-1L)) {
                            l_120 = (long) ((ulong) l_112 + (ulong) 1864L);
                            l_121 = *((__global long *) (arg_fs + 16 + l_120));
                            l_122 = *((__global long *) (arg_fs + 16 + 8L));
                            i_123 = 0;
                            l_124 = 0L;
                            while (true) {
                                if (!(i_123 == 0)) {
                                    break;
                                }
                                i_125 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                if (i_125 == 0) {
                                    l_126 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 1408L))));
                                    if (((long) ((ulong) ((long) ((ulong) l_121 + (ulong) 128L)) - (ulong) l_126)) < 1025L) {
                                        i_123 = 1;
                                    } else {
                                        if (l_124 < l_122) {
                                            l_127 = (long) ((ulong) l_124 + (ulong) 1L);
                                            l_124 = l_127;
                                        } else {
                                            i_123 = (-110);
                                        }
                                    }
                                } else {
                                    i_128 = (int) (0 - (uint) i_125);
                                    i_123 = i_128;
                                }
                            }
                            if (i_123 < 0) {
                                l_129 = (long) i_123;
                                l_130 = l_129;
                            } else {
                                l_131 = (long) ((ulong) l_121 + (ulong) 64L);
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) ((long) (uint) (((int) l_131) & 1023)))))) = 0L;
                                l_132 = (long) ((ulong) l_112 + (ulong) ((long) (uint) (((int) l_121) & 1023)));
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 4L)))) = 3;
                                i_133 = (int) ((uint) ((int) (((long) ((ulong) l_121 + (ulong) ((long) ((ulong) (l_121 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 8L)))) = i_133;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 12L)))) = i_43;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 16L)))) = l_54;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 24L)))) = l_45;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 32L)))) = 0;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global int *) (arg_fs + 16 + l_132)) = 64;
                                *((__global long *) (arg_fs + 16 + l_120)) = l_131;
                                GALEFS_FENCE();
                                l_134 = *((__global long *) (arg_fs + 16 + 24L));
                                i_135 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_134 + (ulong) ((long) i_135))))) = (char) 1;
                                l_136 = *((__global long *) (arg_fs + 16 + 8L));
                                l_137 = (long) ((ulong) l_112 + (ulong) 1792L);
                                i_138 = 0;
                                l_139 = 0L;
                                while (true) {
                                    if (!(i_138 == 0)) {
                                        break;
                                    }
                                    i_140 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                    i_141 = *((volatile __global int *) (arg_fs + 16 + l_137));
                                    if (i_133 == i_141) {
                                        i_138 = 1;
                                    } else {
                                        if (i_140 == 0) {
                                            if (l_139 < l_136) {
                                                l_142 = (long) ((ulong) l_139 + (ulong) 1L);
                                                l_139 = l_142;
                                            } else {
                                                i_138 = (-110);
                                            }
                                        } else {
                                            i_143 = (int) (0 - (uint) i_140);
                                            i_138 = i_143;
                                        }
                                    }
                                }
                                GALEFS_FENCE();
                                if (i_138 < 0) {
                                    l_144 = (long) i_138;
                                    l_130 = l_144;
                                } else {
                                    l_145 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 1800L))));
                                    l_130 = l_145;
                                }
                            }
                            if (l_130 < 0L) {
                                l_93 = l_130;
                            } else {
                                l_146 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 1808L))));
                                l_93 = l_146;
                            }
                        } else {
                            l_147 = (long) ((ulong) l_112 + (ulong) 1872L);
                            l_148 = *((__global long *) (arg_fs + 16 + l_147));
                            *((__global long *) (arg_fs + 16 + l_147)) = ((long) ((ulong) l_148 + (ulong) 1L));
                            l_93 = l_119;
                        }
                    }
                    if (l_93 < 0L) {
                        l_149 = l_93;
                    } else {
                        l_150 = (long) ((ulong) (l_93 << i_91) + (ulong) (l_54 & ((long) ((ulong) (1L << i_91) + (ulong) (-1L)))));
                        l_149 = l_150;
                    }
                } else {
                    l_149 = 0L;
                }
                l_151 = GALEFS_BROADCAST(l_149);
                if (l_151 < 0L) {
                    l_81 = l_151;
                } else {
                    i_152 = (int) get_local_id(0);
                    if (i_152 == 0) {
                        l_153 = *((__global long *) (arg_fs + 16 + 16L));
                        i_154 = (int) get_group_id(0);
                        l_155 = (long) i_154;
                        *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_153 + (ulong) ((l_155 << 12) + (l_155 << 11)))) + (ulong) 1896L)))) = 1;
                    }
                    l_156 = *((__global long *) (arg_fs + 16 + 144L));
                    l_157 = (long) ((ulong) l_151 + (ulong) l_156);
                    l_81 = l_157;
                }
            }
            if ((ulong) ((long) ((ulong) l_81 + (ulong) 4095L)) < (ulong) 4095L) {
                i_158 = (int) ((uint) i_51 + (uint) 1);
                i_159 = i_50;
                i_160 = i_158;
            } else {
                i_161 = (int) get_local_id(0);
                i_162 = (int) get_local_size(0);
                i_163 = (int) get_local_id(0);
                i_164 = (int) get_local_size(0);
                i_165 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 30)) + (uint) i_1)) >> 2;
                i_166 = gale_div_int(((int) ((uint) i_165 * (uint) ((int) ((uint) i_163 + (uint) 1)))), i_164);
                i_167 = gale_div_int(((int) ((uint) i_165 * (uint) i_161)), i_162);
                i_168 = 0;
                i_169 = i_167;
                while (true) {
                    if (!(i_169 < i_166)) {
                        break;
                    }
                    i_170 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) (((long) i_169) << 2)))));
                    i_171 = (int) ((uint) i_168 + (uint) i_170);
                    i_172 = (int) ((uint) i_169 + (uint) 1);
                    i_168 = i_171;
                    i_169 = i_172;
                }
                i_173 = (int) get_local_id(0);
                if (i_173 == 0) {
                    l_174 = *((__global long *) (arg_fs + 16 + 16L));
                    i_175 = (int) get_group_id(0);
                    l_176 = (long) i_175;
                    i_177 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_174 + (ulong) ((l_176 << 12) + (l_176 << 11)))) + (ulong) 1896L))));
                    l_178 = (i_177 == 0) ? (-22L) : 0L;
                    l_179 = l_178;
                } else {
                    l_179 = 0L;
                }
                l_180 = GALEFS_BROADCAST(l_179);
                i_181 = (int) ((uint) i_168 + (uint) ((int) ((uint) (i_50 << 5) - (uint) i_50)));
                if (l_180 == 0L) {
                    i_182 = (int) get_local_id(0);
                    if (i_182 == 0) {
                        l_183 = *((__global long *) (arg_fs + 16 + 16L));
                        i_184 = (int) get_group_id(0);
                        l_185 = (long) i_184;
                        *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_183 + (ulong) ((l_185 << 12) + (l_185 << 11)))) + (ulong) 1896L)))) = 0;
                    }
                    GALEFS_FENCE();
                    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                    i_186 = (int) get_local_id(0);
                    if (i_186 == 0) {
                        l_187 = *((__global long *) (arg_fs + 16 + 16L));
                        i_188 = (int) get_group_id(0);
                        l_189 = (long) i_188;
                        l_190 = (long) ((ulong) l_187 + (ulong) ((l_189 << 12) + (l_189 << 11)));
                        l_191 = (long) ((ulong) l_190 + (ulong) 1880L);
                        l_192 = *((__global long *) (arg_fs + 16 + l_191));
                        *((__global long *) (arg_fs + 16 + l_191)) = ((long) ((ulong) l_45 + (ulong) l_192));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_190 + (ulong) 1856L)))) = 0;
                        l_193 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_190 + (ulong) 1864L))));
                        l_194 = (long) ((ulong) l_193 + (ulong) (-64L));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_190 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_194 + (ulong) ((long) ((ulong) (l_194 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        i_159 = i_181;
                        i_160 = i_51;
                    } else {
                        i_159 = i_181;
                        i_160 = i_51;
                    }
                } else {
                    i_159 = i_181;
                    i_160 = i_51;
                }
            }
            i_195 = (int) get_num_groups(0);
            i_196 = (int) ((uint) i_52 + (uint) i_195);
            i_50 = i_159;
            i_51 = i_160;
            i_52 = i_196;
        }
        i_197 = (int) ((uint) i_48 + (uint) 1);
        i_46 = i_50;
        i_47 = i_51;
        i_48 = i_197;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_198 = (int) get_local_id(0);
    if (i_198 == 0) {
        l_199 = *((__global long *) (arg_fs + 16 + 16L));
        i_200 = (int) get_group_id(0);
        l_201 = (long) i_200;
        i_202 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_199 + (ulong) ((l_201 << 12) + (l_201 << 11)))) + (ulong) 1896L))));
        if (i_202 == 0) {
            l_203 = *((__global long *) (arg_fs + 16 + 16L));
            i_204 = (int) get_group_id(0);
            l_205 = (long) i_204;
            l_206 = (long) ((ulong) l_203 + (ulong) ((l_205 << 12) + (l_205 << 11)));
            l_207 = (long) ((ulong) l_206 + (ulong) 1864L);
            l_208 = *((__global long *) (arg_fs + 16 + l_207));
            l_209 = *((__global long *) (arg_fs + 16 + 8L));
            i_210 = 0;
            l_211 = 0L;
            while (true) {
                if (!(i_210 == 0)) {
                    break;
                }
                i_212 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_212 == 0) {
                    l_213 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_206 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_208 + (ulong) 128L)) - (ulong) l_213)) < 1025L) {
                        i_210 = 1;
                    } else {
                        if (l_211 < l_209) {
                            l_214 = (long) ((ulong) l_211 + (ulong) 1L);
                            l_211 = l_214;
                        } else {
                            i_210 = (-110);
                        }
                    }
                } else {
                    i_215 = (int) (0 - (uint) i_212);
                    i_210 = i_215;
                }
            }
            if (i_210 < 0) {
                l_216 = (long) i_210;
                l_217 = l_216;
            } else {
                l_218 = (long) ((ulong) l_208 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_206 + (ulong) ((long) (uint) (((int) l_218) & 1023)))))) = 0L;
                l_219 = (long) ((ulong) l_206 + (ulong) ((long) (uint) (((int) l_208) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) 4L)))) = 2;
                i_220 = (int) ((uint) ((int) (((long) ((ulong) l_208 + (ulong) ((long) ((ulong) (l_208 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) 8L)))) = i_220;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) 12L)))) = i_43;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_219)) = 64;
                *((__global long *) (arg_fs + 16 + l_207)) = l_218;
                GALEFS_FENCE();
                l_221 = *((__global long *) (arg_fs + 16 + 24L));
                i_222 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) ((long) i_222))))) = (char) 1;
                l_223 = *((__global long *) (arg_fs + 16 + 8L));
                l_224 = (long) ((ulong) l_206 + (ulong) 1792L);
                i_225 = 0;
                l_226 = 0L;
                while (true) {
                    if (!(i_225 == 0)) {
                        break;
                    }
                    i_227 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_228 = *((volatile __global int *) (arg_fs + 16 + l_224));
                    if (i_220 == i_228) {
                        i_225 = 1;
                    } else {
                        if (i_227 == 0) {
                            if (l_226 < l_223) {
                                l_229 = (long) ((ulong) l_226 + (ulong) 1L);
                                l_226 = l_229;
                            } else {
                                i_225 = (-110);
                            }
                        } else {
                            i_230 = (int) (0 - (uint) i_227);
                            i_225 = i_230;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_225 < 0) {
                    l_231 = (long) i_225;
                    l_217 = l_231;
                } else {
                    l_232 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_206 + (ulong) 1800L))));
                    l_217 = l_232;
                }
            }
        } else {
            l_217 = (-16L);
        }
    } else {
        l_217 = 0L;
    }
    l_233 = GALEFS_BROADCAST(l_217);
    i_234 = (int) get_global_id(0);
    *((__global int *) (arg_result + ((((long) (i_234 << 1)) << 2) + 16L))) = i_46;
    i_235 = (int) get_global_id(0);
    *((__global int *) (arg_result + ((((long) ((i_235 << 1) + 1)) << 2) + 16L))) = i_47;
}
