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

int gale_div_int(int x, int y) {
    return y == 0 ? 0 : y == -1 ? (int) (0 - (uint) x) : x / y;
}

__constant char gale_literals[] = {119, 111, 114, 100, 115};

__kernel void galefs_sumMapped(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_unused, __global uchar *arg_result) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_0, i_1, i_2, i_3, i_5, i_7, i_9, i_13, i_14, i_15, i_19, i_21, i_24, i_29, i_31, i_34, i_36, i_37, i_39, i_43, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_57, i_58, i_59, i_61, i_62, i_63, i_65, i_66, i_75, i_77, i_78, i_81, i_82, i_83, i_85, i_86, i_87, i_90, i_92, i_94, i_96, i_97, i_98, i_99, i_100, i_101, i_104, i_106, i_107, i_110, i_114, i_120, i_122, i_125, i_130, i_132, i_135, i_137, i_138, i_140, i_150, i_156, i_157, i_158, i_159, i_160, i_161, i_162, i_163, i_164, i_165, i_166, i_167, i_168, i_169, i_170, i_171, i_173, i_175, i_178, i_181, i_189, i_190, i_191, i_192, i_193, i_195, i_197, i_199, i_205, i_207, i_210, i_215, i_217, i_220, i_222, i_223, i_225, i_229, i_230;
    long l_4, l_6, l_8, l_10, l_11, l_12, l_16, l_17, l_18, l_20, l_22, l_23, l_25, l_26, l_27, l_28, l_30, l_32, l_33, l_35, l_38, l_40, l_41, l_42, l_44, l_55, l_56, l_60, l_64, l_67, l_68, l_69, l_70, l_71, l_72, l_73, l_74, l_76, l_79, l_80, l_84, l_88, l_89, l_91, l_93, l_95, l_102, l_103, l_105, l_108, l_109, l_111, l_112, l_113, l_115, l_116, l_117, l_118, l_119, l_121, l_123, l_124, l_126, l_127, l_128, l_129, l_131, l_133, l_134, l_136, l_139, l_141, l_142, l_143, l_144, l_145, l_146, l_147, l_148, l_149, l_151, l_152, l_153, l_154, l_155, l_172, l_174, l_176, l_177, l_179, l_180, l_182, l_183, l_184, l_185, l_186, l_187, l_188, l_194, l_196, l_198, l_200, l_201, l_202, l_203, l_204, l_206, l_208, l_209, l_211, l_212, l_213, l_214, l_216, l_218, l_219, l_221, l_224, l_226, l_227, l_228;
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
                    i_57 = i_54;
                } else {
                    if (i_43 < 0) {
                        i_58 = (-9);
                    } else {
                        i_59 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_43 < i_59) {
                            l_60 = *((__global long *) (arg_fs + 16 + 192L));
                            i_61 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) l_56))));
                            i_62 = (int) ((uint) i_61 + (uint) (-1));
                            i_63 = (i_62 < 0) ? (-9) : i_62;
                            if (i_63 < 0) {
                                i_58 = i_63;
                            } else {
                                l_64 = *((__global long *) (arg_fs + 16 + 192L));
                                i_65 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_64 + (ulong) l_56)) + (ulong) 4L))));
                                if ((i_65 & 3) == 1) {
                                    i_58 = (-9);
                                } else {
                                    i_58 = i_63;
                                }
                            }
                        } else {
                            i_58 = (-9);
                        }
                    }
                    if (i_58 < 0) {
                        i_57 = i_58;
                    } else {
                        if (l_55 < 0L) {
                            i_57 = (-22);
                        } else {
                            if (i_1 < 1) {
                                i_57 = (-22);
                            } else {
                                i_66 = *((__global int *) (arg_fs + 16 + 156L));
                                l_67 = 1L << i_66;
                                l_68 = (long) ((ulong) l_67 - (ulong) (l_55 & ((long) ((ulong) l_67 + (ulong) (-1L)))));
                                if (l_68 < l_44) {
                                    if (((int) l_68) < i_1) {
                                        i_57 = (-22);
                                        goto B63;
                                    }
                                }
                                l_69 = *((__global long *) (arg_fs + 16 + 200L));
                                l_70 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) (((long) (uint) i_58) << 6)))));
                                l_71 = (long) ((ulong) l_70 - (ulong) l_55);
                                if (l_71 < 1L) {
                                    l_72 = 0L;
                                } else {
                                    l_73 = (l_71 < l_44) ? l_71 : l_44;
                                    l_72 = l_73;
                                }
                                if (l_72 < l_44) {
                                    i_57 = (-22);
                                } else {
                                    l_74 = *((__global long *) (arg_fs + 16 + 16L));
                                    i_75 = (int) get_group_id(0);
                                    l_76 = (long) i_75;
                                    i_77 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_74 + (ulong) ((l_76 << 12) + (l_76 << 11)))) + (ulong) 1896L))));
                                    i_78 = (i_77 == 0) ? 0 : (-16);
                                    i_57 = i_78;
                                }
                            }
                        }
                    }
                }
            B63:;
                l_79 = (long) i_57;
                if (l_79 == 0L) {
                    l_80 = *((__global long *) (arg_fs + 16 + 16L));
                    i_81 = (int) get_group_id(0);
                    if (i_43 < 0) {
                        i_82 = (-9);
                    } else {
                        i_83 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_43 < i_83) {
                            l_84 = *((__global long *) (arg_fs + 16 + 192L));
                            i_85 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) l_56))));
                            i_86 = (int) ((uint) i_85 + (uint) (-1));
                            i_87 = (i_86 < 0) ? (-9) : i_86;
                            i_82 = i_87;
                        } else {
                            i_82 = (-9);
                        }
                    }
                    l_88 = (long) i_82;
                    if (i_82 < 0) {
                        l_89 = l_88;
                    } else {
                        i_90 = *((__global int *) (arg_fs + 16 + 156L));
                        l_91 = *((__global long *) (arg_fs + 16 + 200L));
                        i_92 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_91 + (ulong) (l_88 << 6))) + (ulong) 8L))));
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
                        l_108 = (long) i_81;
                        l_109 = (long) ((ulong) l_80 + (ulong) ((l_108 << 12) + (l_108 << 11)));
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
                            i_120 = 0;
                            l_121 = 0L;
                            while (true) {
                                if (!(i_120 == 0)) {
                                    break;
                                }
                                i_122 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                if (i_122 == 0) {
                                    l_123 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 1408L))));
                                    if (((long) ((ulong) ((long) ((ulong) l_118 + (ulong) 128L)) - (ulong) l_123)) < 1025L) {
                                        i_120 = 1;
                                    } else {
                                        if (l_121 < l_119) {
                                            GALEFS_RELAX(l_121);
                                            l_124 = (long) ((ulong) l_121 + (ulong) 1L);
                                            l_121 = l_124;
                                        } else {
                                            i_120 = (-110);
                                        }
                                    }
                                } else {
                                    i_125 = (int) (0 - (uint) i_122);
                                    i_120 = i_125;
                                }
                            }
                            if (i_120 < 0) {
                                l_126 = (long) i_120;
                                l_127 = l_126;
                            } else {
                                l_128 = (long) ((ulong) l_118 + (ulong) 64L);
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) ((long) (uint) (((int) l_128) & 1023)))))) = 0L;
                                l_129 = (long) ((ulong) l_109 + (ulong) ((long) (uint) (((int) l_118) & 1023)));
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 4L)))) = 3;
                                i_130 = (int) ((uint) ((int) (((long) ((ulong) l_118 + (ulong) ((long) ((ulong) (l_118 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 8L)))) = i_130;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 12L)))) = i_43;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 16L)))) = l_55;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 24L)))) = l_44;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 32L)))) = 0;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global int *) (arg_fs + 16 + l_129)) = 64;
                                *((__global long *) (arg_fs + 16 + l_117)) = l_128;
                                GALEFS_FENCE();
                                l_131 = *((__global long *) (arg_fs + 16 + 24L));
                                i_132 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) ((long) i_132))))) = (char) 1;
                                l_133 = *((__global long *) (arg_fs + 16 + 8L));
                                l_134 = (long) ((ulong) l_109 + (ulong) 1792L);
                                i_135 = 0;
                                l_136 = 0L;
                                while (true) {
                                    if (!(i_135 == 0)) {
                                        break;
                                    }
                                    i_137 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                    i_138 = *((volatile __global int *) (arg_fs + 16 + l_134));
                                    if (i_130 == i_138) {
                                        i_135 = 1;
                                    } else {
                                        if (i_137 == 0) {
                                            if (l_136 < l_133) {
                                                GALEFS_RELAX(l_136);
                                                l_139 = (long) ((ulong) l_136 + (ulong) 1L);
                                                l_136 = l_139;
                                            } else {
                                                i_135 = (-110);
                                            }
                                        } else {
                                            i_140 = (int) (0 - (uint) i_137);
                                            i_135 = i_140;
                                        }
                                    }
                                }
                                GALEFS_FENCE();
                                if (i_135 < 0) {
                                    l_141 = (long) i_135;
                                    l_127 = l_141;
                                } else {
                                    l_142 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 1800L))));
                                    l_127 = l_142;
                                }
                            }
                            if (l_127 < 0L) {
                                l_143 = l_127;
                            } else {
                                l_144 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 1808L))));
                                l_143 = l_144;
                            }
                        } else {
                            l_145 = (long) ((ulong) l_109 + (ulong) 1872L);
                            l_146 = *((__global long *) (arg_fs + 16 + l_145));
                            *((__global long *) (arg_fs + 16 + l_145)) = ((long) ((ulong) l_146 + (ulong) 1L));
                            l_143 = l_116;
                        }
                        if (l_143 < 0L) {
                            l_89 = l_143;
                        } else {
                            l_147 = (long) ((ulong) (l_143 << i_90) + (ulong) (l_55 & ((long) ((ulong) (1L << i_90) + (ulong) (-1L)))));
                            l_89 = l_147;
                        }
                    }
                } else {
                    l_89 = l_79;
                }
                if (l_89 < 0L) {
                    l_148 = l_89;
                } else {
                    l_149 = *((__global long *) (arg_fs + 16 + 16L));
                    i_150 = (int) get_group_id(0);
                    l_151 = (long) i_150;
                    *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_149 + (ulong) ((l_151 << 12) + (l_151 << 11)))) + (ulong) 1896L)))) = 1;
                    l_148 = l_89;
                }
            } else {
                l_148 = 0L;
            }
            l_152 = GALEFS_BROADCAST(l_148);
            if (l_152 < 0L) {
                l_153 = l_152;
            } else {
                l_154 = *((__global long *) (arg_fs + 16 + 144L));
                l_155 = (long) ((ulong) l_152 + (ulong) l_154);
                l_153 = l_155;
            }
            if ((ulong) ((long) ((ulong) l_153 + (ulong) 4095L)) < (ulong) 4095L) {
                i_156 = (int) ((uint) i_50 + (uint) 1);
                i_157 = i_49;
                i_158 = i_156;
            } else {
                i_159 = (int) get_local_id(0);
                i_160 = (int) get_local_size(0);
                i_161 = (int) get_local_id(0);
                i_162 = (int) get_local_size(0);
                i_163 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 30)) + (uint) i_1)) >> 2;
                i_164 = gale_div_int(((int) ((uint) i_163 * (uint) ((int) ((uint) i_161 + (uint) 1)))), i_162);
                i_165 = gale_div_int(((int) ((uint) i_163 * (uint) i_159)), i_160);
                i_166 = 0;
                i_167 = i_165;
                while (true) {
                    if (!(i_167 < i_164)) {
                        break;
                    }
                    i_168 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) (((long) i_167) << 2)))));
                    i_169 = (int) ((uint) i_166 + (uint) i_168);
                    i_170 = (int) ((uint) i_167 + (uint) 1);
                    i_166 = i_169;
                    i_167 = i_170;
                }
                GALEFS_FENCE();
                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                i_171 = (int) get_local_id(0);
                if (i_171 == 0) {
                    l_172 = *((__global long *) (arg_fs + 16 + 16L));
                    i_173 = (int) get_group_id(0);
                    l_174 = (long) i_173;
                    i_175 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_172 + (ulong) ((l_174 << 12) + (l_174 << 11)))) + (ulong) 1896L))));
                    if (i_175 == 0) {
                        l_176 = (-22L);
                    } else {
                        l_177 = *((__global long *) (arg_fs + 16 + 16L));
                        i_178 = (int) get_group_id(0);
                        l_179 = (long) i_178;
                        *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_177 + (ulong) ((l_179 << 12) + (l_179 << 11)))) + (ulong) 1896L)))) = 0;
                        l_180 = *((__global long *) (arg_fs + 16 + 16L));
                        i_181 = (int) get_group_id(0);
                        l_182 = (long) i_181;
                        l_183 = (long) ((ulong) l_180 + (ulong) ((l_182 << 12) + (l_182 << 11)));
                        l_184 = (long) ((ulong) l_183 + (ulong) 1880L);
                        l_185 = *((__global long *) (arg_fs + 16 + l_184));
                        *((__global long *) (arg_fs + 16 + l_184)) = ((long) ((ulong) l_44 + (ulong) l_185));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_183 + (ulong) 1856L)))) = 0;
                        l_186 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_183 + (ulong) 1864L))));
                        l_187 = (long) ((ulong) l_186 + (ulong) (-64L));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_183 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_187 + (ulong) ((long) ((ulong) (l_187 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        l_176 = 0L;
                    }
                } else {
                    l_176 = 0L;
                }
                l_188 = GALEFS_BROADCAST(l_176);
                i_189 = (int) ((uint) i_166 + (uint) ((int) ((uint) (i_49 << 5) - (uint) i_49)));
                i_157 = i_189;
                i_158 = i_50;
            }
            i_190 = (int) get_num_groups(0);
            i_191 = (int) ((uint) i_51 + (uint) i_190);
            i_49 = i_157;
            i_50 = i_158;
            i_51 = i_191;
        }
        i_192 = (int) ((uint) i_47 + (uint) 1);
        i_45 = i_49;
        i_46 = i_50;
        i_47 = i_192;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_193 = (int) get_local_id(0);
    if (i_193 == 0) {
        l_194 = *((__global long *) (arg_fs + 16 + 16L));
        i_195 = (int) get_group_id(0);
        l_196 = (long) i_195;
        i_197 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_194 + (ulong) ((l_196 << 12) + (l_196 << 11)))) + (ulong) 1896L))));
        if (i_197 == 0) {
            l_198 = *((__global long *) (arg_fs + 16 + 16L));
            i_199 = (int) get_group_id(0);
            l_200 = (long) i_199;
            l_201 = (long) ((ulong) l_198 + (ulong) ((l_200 << 12) + (l_200 << 11)));
            l_202 = (long) ((ulong) l_201 + (ulong) 1864L);
            l_203 = *((__global long *) (arg_fs + 16 + l_202));
            l_204 = *((__global long *) (arg_fs + 16 + 8L));
            i_205 = 0;
            l_206 = 0L;
            while (true) {
                if (!(i_205 == 0)) {
                    break;
                }
                i_207 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_207 == 0) {
                    l_208 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_201 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_203 + (ulong) 128L)) - (ulong) l_208)) < 1025L) {
                        i_205 = 1;
                    } else {
                        if (l_206 < l_204) {
                            GALEFS_RELAX(l_206);
                            l_209 = (long) ((ulong) l_206 + (ulong) 1L);
                            l_206 = l_209;
                        } else {
                            i_205 = (-110);
                        }
                    }
                } else {
                    i_210 = (int) (0 - (uint) i_207);
                    i_205 = i_210;
                }
            }
            if (i_205 < 0) {
                l_211 = (long) i_205;
                l_212 = l_211;
            } else {
                l_213 = (long) ((ulong) l_203 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_201 + (ulong) ((long) (uint) (((int) l_213) & 1023)))))) = 0L;
                l_214 = (long) ((ulong) l_201 + (ulong) ((long) (uint) (((int) l_203) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_214 + (ulong) 4L)))) = 2;
                i_215 = (int) ((uint) ((int) (((long) ((ulong) l_203 + (ulong) ((long) ((ulong) (l_203 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_214 + (ulong) 8L)))) = i_215;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_214 + (ulong) 12L)))) = i_43;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_214 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_214 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_214 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_214 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_214)) = 64;
                *((__global long *) (arg_fs + 16 + l_202)) = l_213;
                GALEFS_FENCE();
                l_216 = *((__global long *) (arg_fs + 16 + 24L));
                i_217 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) ((long) i_217))))) = (char) 1;
                l_218 = *((__global long *) (arg_fs + 16 + 8L));
                l_219 = (long) ((ulong) l_201 + (ulong) 1792L);
                i_220 = 0;
                l_221 = 0L;
                while (true) {
                    if (!(i_220 == 0)) {
                        break;
                    }
                    i_222 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_223 = *((volatile __global int *) (arg_fs + 16 + l_219));
                    if (i_215 == i_223) {
                        i_220 = 1;
                    } else {
                        if (i_222 == 0) {
                            if (l_221 < l_218) {
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
                GALEFS_FENCE();
                if (i_220 < 0) {
                    l_226 = (long) i_220;
                    l_212 = l_226;
                } else {
                    l_227 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_201 + (ulong) 1800L))));
                    l_212 = l_227;
                }
            }
        } else {
            l_212 = (-16L);
        }
    } else {
        l_212 = 0L;
    }
    l_228 = GALEFS_BROADCAST(l_212);
    i_229 = (int) get_global_id(0);
    *((__global int *) (arg_result + ((((long) (i_229 << 1)) << 2) + 16L))) = i_45;
    i_230 = (int) get_global_id(0);
    *((__global int *) (arg_result + ((((long) ((i_230 << 1) + 1)) << 2) + 16L))) = i_46;
}
