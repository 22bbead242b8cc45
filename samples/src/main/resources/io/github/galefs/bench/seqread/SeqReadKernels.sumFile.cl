// A kernel of GaleFS. Generated from Java: change that, not this.
// kernel: io.github.galefs.bench.seqread.SeqReadKernels#sumFile
// entry point: galefs_sumFile
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY
// string: "words"
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/bench/seqread/SeqReadKernels.java
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
// source SHA-256: 1583565f84d550c209232caa434ebbbf9f8ad4b3bc0a99720e8daa7f26c67c1d

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

__kernel void galefs_sumFile(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_sums) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    __global uchar *ul_44;
    int i_0, i_1, i_3, i_5, i_7, i_11, i_12, i_13, i_17, i_19, i_22, i_27, i_29, i_32, i_34, i_35, i_37, i_41, i_42, i_46, i_47, i_48, i_49, i_50, i_55, i_56, i_58, i_59, i_60, i_62, i_65, i_67, i_74, i_78, i_79, i_80, i_82, i_83, i_84, i_86, i_88, i_90, i_92, i_93, i_94, i_95, i_96, i_97, i_100, i_102, i_103, i_106, i_110, i_118, i_120, i_123, i_128, i_130, i_133, i_135, i_136, i_138, i_145, i_147, i_153, i_154, i_155, i_156, i_157, i_158, i_159, i_160, i_161, i_162, i_163, i_164, i_166, i_168, i_171, i_174, i_183, i_184, i_185, i_187, i_189, i_191, i_197, i_199, i_202, i_207, i_209, i_212, i_214, i_215, i_217, i_221;
    long l_2, l_4, l_6, l_8, l_9, l_10, l_14, l_15, l_16, l_18, l_20, l_21, l_23, l_24, l_25, l_26, l_28, l_30, l_31, l_33, l_36, l_38, l_39, l_40, l_43, l_45, l_51, l_52, l_53, l_54, l_57, l_61, l_63, l_64, l_66, l_68, l_69, l_70, l_71, l_72, l_73, l_75, l_76, l_77, l_81, l_85, l_87, l_89, l_91, l_98, l_99, l_101, l_104, l_105, l_107, l_108, l_109, l_111, l_112, l_113, l_114, l_115, l_116, l_117, l_119, l_121, l_122, l_124, l_125, l_126, l_127, l_129, l_131, l_132, l_134, l_137, l_139, l_140, l_141, l_142, l_143, l_144, l_146, l_148, l_149, l_150, l_151, l_152, l_165, l_167, l_169, l_170, l_172, l_173, l_175, l_176, l_177, l_178, l_179, l_180, l_181, l_182, l_186, l_188, l_190, l_192, l_193, l_194, l_195, l_196, l_198, l_200, l_201, l_203, l_204, l_205, l_206, l_208, l_210, l_211, l_213, l_216, l_218, l_219, l_220;
    i_0 = *((__global int *) (arg_args + 20L));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_1 = (int) get_local_id(0);
    if (i_1 == 0) {
        l_2 = *((__global long *) (arg_fs + 16 + 16L));
        i_3 = (int) get_group_id(0);
        l_4 = (long) i_3;
        i_5 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_4 << 12) + (l_4 << 11)))) + (ulong) 1896L))));
        if (i_5 == 0) {
            l_6 = *((__global long *) (arg_fs + 16 + 16L));
            i_7 = (int) get_group_id(0);
            l_8 = (long) i_7;
            l_9 = (long) ((ulong) l_6 + (ulong) ((l_8 << 12) + (l_8 << 11)));
            l_10 = (long) ((ulong) l_9 + (ulong) 2048L);
            i_11 = 0;
            while (true) {
                if (!(i_11 < 5)) {
                    break;
                }
                i_12 = (int) gale_literals[i_11];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) i_11))))) = (char) i_12;
                i_13 = (int) ((uint) i_11 + (uint) 1);
                i_11 = i_13;
            }
            l_14 = (long) ((ulong) l_9 + (ulong) 1864L);
            l_15 = *((__global long *) (arg_fs + 16 + l_14));
            l_16 = *((__global long *) (arg_fs + 16 + 8L));
            i_17 = 0;
            l_18 = 0L;
            while (true) {
                if (!(i_17 == 0)) {
                    break;
                }
                i_19 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_19 == 0) {
                    l_20 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_15 + (ulong) 128L)) - (ulong) l_20)) < 1025L) {
                        i_17 = 1;
                    } else {
                        if (l_18 < l_16) {
                            GALEFS_RELAX(l_18);
                            l_21 = (long) ((ulong) l_18 + (ulong) 1L);
                            l_18 = l_21;
                        } else {
                            i_17 = (-110);
                        }
                    }
                } else {
                    i_22 = (int) (0 - (uint) i_19);
                    i_17 = i_22;
                }
            }
            if (i_17 < 0) {
                l_23 = (long) i_17;
                l_24 = l_23;
            } else {
                l_25 = (long) ((ulong) l_15 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) (uint) (((int) l_25) & 1023)))))) = 0L;
                l_26 = (long) ((ulong) l_9 + (ulong) ((long) (uint) (((int) l_15) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) 4L)))) = 1;
                i_27 = (int) ((uint) ((int) (((long) ((ulong) l_15 + (ulong) ((long) ((ulong) (l_15 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) 8L)))) = i_27;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) 36L)))) = 5;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_26)) = 64;
                *((__global long *) (arg_fs + 16 + l_14)) = l_25;
                GALEFS_FENCE();
                l_28 = *((__global long *) (arg_fs + 16 + 24L));
                i_29 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) ((long) i_29))))) = (char) 1;
                l_30 = *((__global long *) (arg_fs + 16 + 8L));
                l_31 = (long) ((ulong) l_9 + (ulong) 1792L);
                i_32 = 0;
                l_33 = 0L;
                while (true) {
                    if (!(i_32 == 0)) {
                        break;
                    }
                    i_34 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_35 = *((volatile __global int *) (arg_fs + 16 + l_31));
                    if (i_27 == i_35) {
                        i_32 = 1;
                    } else {
                        if (i_34 == 0) {
                            if (l_33 < l_30) {
                                GALEFS_RELAX(l_33);
                                l_36 = (long) ((ulong) l_33 + (ulong) 1L);
                                l_33 = l_36;
                            } else {
                                i_32 = (-110);
                            }
                        } else {
                            i_37 = (int) (0 - (uint) i_34);
                            i_32 = i_37;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_32 < 0) {
                    l_38 = (long) i_32;
                    l_24 = l_38;
                } else {
                    l_39 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 1800L))));
                    l_24 = l_39;
                }
            }
        } else {
            l_24 = (-16L);
        }
    } else {
        l_24 = 0L;
    }
    l_40 = GALEFS_BROADCAST(l_24);
    i_41 = (int) get_group_id(0);
    i_42 = (int) l_40;
    l_43 = (long) i_0;
    ul_44 = arg_args + 16L;
    l_45 = 0L;
    i_46 = i_41;
    while (true) {
        i_47 = *((__global int *) ul_44);
        if (!(i_46 < i_47)) {
            break;
        }
        i_48 = (int) get_local_id(0);
        if (i_48 == 0) {
            i_49 = *((volatile __global int *) (arg_fs + 16 + 64L));
            i_50 = (int) (0 - (uint) i_49);
            l_51 = ((long) i_46) * l_43;
            l_52 = ((long) i_42) << 3;
            if (i_50 < 0) {
                l_53 = (long) i_50;
                l_54 = l_53;
            } else {
                if (i_42 < 0) {
                    i_55 = (-9);
                } else {
                    i_56 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_42 < i_56) {
                        l_57 = *((__global long *) (arg_fs + 16 + 192L));
                        i_58 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) l_52))));
                        i_59 = (int) ((uint) i_58 + (uint) (-1));
                        i_60 = (i_59 < 0) ? (-9) : i_59;
                        if (i_60 < 0) {
                            i_55 = i_60;
                        } else {
                            l_61 = *((__global long *) (arg_fs + 16 + 192L));
                            i_62 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_61 + (ulong) l_52)) + (ulong) 4L))));
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
                    l_54 = l_63;
                } else {
                    if (l_51 < 0L) {
                        l_54 = (-22L);
                    } else {
                        if (i_0 < 0) {
                            l_54 = (-22L);
                        } else {
                            l_64 = *((__global long *) (arg_fs + 16 + 16L));
                            i_65 = (int) get_group_id(0);
                            l_66 = (long) i_65;
                            i_67 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_64 + (ulong) ((l_66 << 12) + (l_66 << 11)))) + (ulong) 1896L))));
                            if (i_67 == 0) {
                                l_68 = *((__global long *) (arg_fs + 16 + 200L));
                                l_69 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) (l_63 << 6)))));
                                l_70 = (long) ((ulong) l_69 - (ulong) l_51);
                                if (l_70 < 1L) {
                                    l_54 = 0L;
                                } else {
                                    l_71 = (l_70 < l_43) ? l_70 : l_43;
                                    l_54 = l_71;
                                }
                            } else {
                                l_54 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_54 < 0L) {
                l_72 = l_54;
            } else {
                if (l_54 < 1L) {
                    l_73 = (-22L);
                } else {
                    if (l_43 == l_54) {
                        i_74 = *((__global int *) (arg_fs + 16 + 156L));
                        l_75 = 1L << i_74;
                        l_76 = (long) ((ulong) l_75 - (ulong) (l_51 & ((long) ((ulong) l_75 + (ulong) (-1L)))));
                        if (l_76 < l_43) {
                            if (!(((int) l_76) == i_0)) {
                                l_73 = (-22L);
                                goto B118;
                            }
                        }
                        l_77 = *((__global long *) (arg_fs + 16 + 16L));
                        i_78 = (int) get_group_id(0);
                        if (i_42 < 0) {
                            i_79 = (-9);
                        } else {
                            i_80 = *((__global int *) (arg_fs + 16 + 208L));
                            if (i_42 < i_80) {
                                l_81 = *((__global long *) (arg_fs + 16 + 192L));
                                i_82 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) l_52))));
                                i_83 = (int) ((uint) i_82 + (uint) (-1));
                                i_84 = (i_83 < 0) ? (-9) : i_83;
                                i_79 = i_84;
                            } else {
                                i_79 = (-9);
                            }
                        }
                        l_85 = (long) i_79;
                        if (i_79 < 0) {
                            l_73 = l_85;
                        } else {
                            i_86 = *((__global int *) (arg_fs + 16 + 156L));
                            l_87 = *((__global long *) (arg_fs + 16 + 200L));
                            i_88 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_87 + (ulong) (l_85 << 6))) + (ulong) 8L))));
                            l_89 = *((__global long *) (arg_fs + 16 + 128L));
                            i_90 = *((__global int *) (arg_fs + 16 + 152L));
                            l_91 = l_51 >> i_86;
                            i_92 = i_90 & ((int) (((long) ((ulong) ((long) ((ulong) l_91 + (ulong) (((long) i_88) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            i_93 = i_92;
                            i_94 = 0;
                            i_95 = (-2);
                            while (true) {
                                if (!(i_95 == (-2))) {
                                    break;
                                }
                                i_96 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) (((long) i_93) << 2)))));
                                i_97 = (int) ((uint) i_96 + (uint) (-1));
                                if (i_97 < 0) {
                                    i_95 = (-1);
                                } else {
                                    l_98 = *((__global long *) (arg_fs + 16 + 136L));
                                    l_99 = (long) ((ulong) l_98 + (ulong) (((long) (uint) i_97) << 4));
                                    i_100 = *((volatile __global int *) (arg_fs + 16 + l_99));
                                    l_101 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 8L))));
                                    if ((!(i_88 == i_100)) || (!(l_91 == l_101))) {
                                        if (i_90 == i_94) {
                                            i_95 = (-1);
                                        } else {
                                            i_102 = (int) ((uint) i_94 + (uint) 1);
                                            i_103 = i_90 & ((int) ((uint) i_93 + (uint) 1));
                                            i_93 = i_103;
                                            i_94 = i_102;
                                        }
                                    } else {
                                        i_95 = i_97;
                                    }
                                }
                            }
                            l_104 = (long) i_78;
                            l_105 = (long) ((ulong) l_77 + (ulong) ((l_104 << 12) + (l_104 << 11)));
                            if (i_95 < 0) {
                                i_106 = (-1);
                            } else {
                                l_107 = (long) ((ulong) l_105 + (ulong) 1856L);
                                *((volatile __global int *) (arg_fs + 16 + l_107)) = ((int) ((uint) i_95 + (uint) 1));
                                GALEFS_FENCE();
                                l_108 = *((__global long *) (arg_fs + 16 + 136L));
                                l_109 = (long) ((ulong) l_108 + (ulong) (((long) (uint) i_95) << 4));
                                i_110 = *((volatile __global int *) (arg_fs + 16 + l_109));
                                l_111 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 8L))));
                                if ((!(i_88 == i_110)) || (!(l_91 == l_111))) {
                                    *((volatile __global int *) (arg_fs + 16 + l_107)) = 0;
                                }
                                GALEFS_FENCE();
                                if ((!(i_88 == i_110)) || (!(l_91 == l_111))) {
                                    i_106 = (-1);
                                } else {
                                    i_106 = i_95;
                                }
                            }
                            l_112 = (long) i_106;
                            if (l_112 == (-1L)) {
                                l_113 = (long) ((ulong) l_105 + (ulong) 1864L);
                                l_114 = *((__global long *) (arg_fs + 16 + l_113));
                                l_115 = *((__global long *) (arg_fs + 16 + 8L));
                                l_116 = (long) ((ulong) l_114 + (ulong) 128L);
                                l_117 = (long) ((ulong) l_105 + (ulong) 1408L);
                                i_118 = 0;
                                l_119 = 0L;
                                while (true) {
                                    if (!(i_118 == 0)) {
                                        break;
                                    }
                                    i_120 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                    if (i_120 == 0) {
                                        l_121 = *((volatile __global long *) (arg_fs + 16 + l_117));
                                        if (((long) ((ulong) l_116 - (ulong) l_121)) < 1025L) {
                                            i_118 = 1;
                                        } else {
                                            if (l_119 < l_115) {
                                                GALEFS_RELAX(l_119);
                                                l_122 = (long) ((ulong) l_119 + (ulong) 1L);
                                                l_119 = l_122;
                                            } else {
                                                i_118 = (-110);
                                            }
                                        }
                                    } else {
                                        i_123 = (int) (0 - (uint) i_120);
                                        i_118 = i_123;
                                    }
                                }
                                if (i_118 < 0) {
                                    l_124 = (long) i_118;
                                    l_125 = l_124;
                                } else {
                                    l_126 = (long) ((ulong) l_114 + (ulong) 64L);
                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) ((long) (uint) (((int) l_126) & 1023)))))) = 0L;
                                    l_127 = (long) ((ulong) l_105 + (ulong) ((long) (uint) (((int) l_114) & 1023)));
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 4L)))) = 3;
                                    i_128 = (int) ((uint) ((int) (((long) ((ulong) l_114 + (ulong) ((long) ((ulong) (l_114 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 8L)))) = i_128;
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 12L)))) = i_42;
                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 16L)))) = l_51;
                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 24L)))) = l_43;
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 32L)))) = 0;
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global int *) (arg_fs + 16 + l_127)) = 64;
                                    *((__global long *) (arg_fs + 16 + l_113)) = l_126;
                                    GALEFS_FENCE();
                                    l_129 = *((__global long *) (arg_fs + 16 + 24L));
                                    i_130 = (int) get_group_id(0);
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) ((long) i_130))))) = (char) 1;
                                    l_131 = *((__global long *) (arg_fs + 16 + 8L));
                                    l_132 = (long) ((ulong) l_105 + (ulong) 1792L);
                                    i_133 = 0;
                                    l_134 = 0L;
                                    while (true) {
                                        if (!(i_133 == 0)) {
                                            break;
                                        }
                                        i_135 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                        i_136 = *((volatile __global int *) (arg_fs + 16 + l_132));
                                        if (i_128 == i_136) {
                                            i_133 = 1;
                                        } else {
                                            if (i_135 == 0) {
                                                if (l_134 < l_131) {
                                                    GALEFS_RELAX(l_134);
                                                    l_137 = (long) ((ulong) l_134 + (ulong) 1L);
                                                    l_134 = l_137;
                                                } else {
                                                    i_133 = (-110);
                                                }
                                            } else {
                                                i_138 = (int) (0 - (uint) i_135);
                                                i_133 = i_138;
                                            }
                                        }
                                    }
                                    GALEFS_FENCE();
                                    if (i_133 < 0) {
                                        l_139 = (long) i_133;
                                        l_125 = l_139;
                                    } else {
                                        l_140 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 1800L))));
                                        l_125 = l_140;
                                    }
                                }
                                if (l_125 < 0L) {
                                    l_73 = l_125;
                                } else {
                                    l_141 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 1808L))));
                                    l_73 = l_141;
                                }
                            } else {
                                l_142 = (long) ((ulong) l_105 + (ulong) 1872L);
                                l_143 = *((__global long *) (arg_fs + 16 + l_142));
                                *((__global long *) (arg_fs + 16 + l_142)) = ((long) ((ulong) l_143 + (ulong) 1L));
                                l_73 = l_112;
                            }
                        }
                    } else {
                        l_73 = (-22L);
                    }
                }
            B118:;
                if (!(l_73 < 0L)) {
                    l_144 = *((__global long *) (arg_fs + 16 + 16L));
                    i_145 = (int) get_group_id(0);
                    l_146 = (long) i_145;
                    *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_144 + (ulong) ((l_146 << 12) + (l_146 << 11)))) + (ulong) 1896L)))) = 1;
                }
                if (l_73 < 0L) {
                    l_72 = l_73;
                } else {
                    i_147 = *((__global int *) (arg_fs + 16 + 156L));
                    l_148 = *((__global long *) (arg_fs + 16 + 144L));
                    l_149 = (long) ((ulong) ((long) ((ulong) l_148 + (ulong) (l_73 << i_147))) + (ulong) (l_51 & ((long) ((ulong) (1L << i_147) + (ulong) (-1L)))));
                    l_72 = l_149;
                }
            }
        } else {
            l_72 = 0L;
        }
        l_150 = GALEFS_BROADCAST(l_72);
        if ((ulong) ((long) ((ulong) l_150 + (ulong) 4095L)) < (ulong) 4095L) {
            l_151 = (long) ((ulong) l_45 + (ulong) 1L);
            l_152 = l_151;
        } else {
            i_153 = (int) get_local_size(0);
            i_154 = (int) get_local_id(0);
            i_155 = (int) get_local_size(0);
            i_156 = ((int) ((uint) ((int) ((uint) (i_0 >> 31) >> 30)) + (uint) i_0)) >> 2;
            i_157 = (int) ((uint) i_154 * (uint) gale_div_int(i_156, i_153));
            i_158 = (int) ((uint) i_157 + (uint) gale_div_int(i_156, i_155));
            i_159 = 0;
            i_160 = i_157;
            while (true) {
                if (!(i_160 < i_158)) {
                    break;
                }
                i_161 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) (((long) i_160) << 2)))));
                i_162 = (int) ((uint) i_159 + (uint) i_161);
                i_163 = (int) ((uint) i_160 + (uint) 1);
                i_159 = i_162;
                i_160 = i_163;
            }
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_164 = (int) get_local_id(0);
            if (i_164 == 0) {
                l_165 = *((__global long *) (arg_fs + 16 + 16L));
                i_166 = (int) get_group_id(0);
                l_167 = (long) i_166;
                i_168 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_165 + (ulong) ((l_167 << 12) + (l_167 << 11)))) + (ulong) 1896L))));
                if (i_168 == 0) {
                    l_169 = (-22L);
                } else {
                    l_170 = *((__global long *) (arg_fs + 16 + 16L));
                    i_171 = (int) get_group_id(0);
                    l_172 = (long) i_171;
                    *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_170 + (ulong) ((l_172 << 12) + (l_172 << 11)))) + (ulong) 1896L)))) = 0;
                    l_173 = *((__global long *) (arg_fs + 16 + 16L));
                    i_174 = (int) get_group_id(0);
                    l_175 = (long) i_174;
                    l_176 = (long) ((ulong) l_173 + (ulong) ((l_175 << 12) + (l_175 << 11)));
                    l_177 = (long) ((ulong) l_176 + (ulong) 1880L);
                    l_178 = *((__global long *) (arg_fs + 16 + l_177));
                    *((__global long *) (arg_fs + 16 + l_177)) = ((long) ((ulong) l_43 + (ulong) l_178));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 1856L)))) = 0;
                    l_179 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 1864L))));
                    l_180 = (long) ((ulong) l_179 + (ulong) (-64L));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_180 + (ulong) ((long) ((ulong) (l_180 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    l_169 = 0L;
                }
            } else {
                l_169 = 0L;
            }
            l_181 = GALEFS_BROADCAST(l_169);
            l_182 = (long) ((ulong) l_45 + (ulong) ((long) i_159));
            l_152 = l_182;
        }
        i_183 = (int) get_num_groups(0);
        i_184 = (int) ((uint) i_46 + (uint) i_183);
        l_45 = l_152;
        i_46 = i_184;
    }
    i_185 = (int) get_local_id(0);
    if (i_185 == 0) {
        l_186 = *((__global long *) (arg_fs + 16 + 16L));
        i_187 = (int) get_group_id(0);
        l_188 = (long) i_187;
        i_189 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_186 + (ulong) ((l_188 << 12) + (l_188 << 11)))) + (ulong) 1896L))));
        if (i_189 == 0) {
            l_190 = *((__global long *) (arg_fs + 16 + 16L));
            i_191 = (int) get_group_id(0);
            l_192 = (long) i_191;
            l_193 = (long) ((ulong) l_190 + (ulong) ((l_192 << 12) + (l_192 << 11)));
            l_194 = (long) ((ulong) l_193 + (ulong) 1864L);
            l_195 = *((__global long *) (arg_fs + 16 + l_194));
            l_196 = *((__global long *) (arg_fs + 16 + 8L));
            i_197 = 0;
            l_198 = 0L;
            while (true) {
                if (!(i_197 == 0)) {
                    break;
                }
                i_199 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_199 == 0) {
                    l_200 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_193 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_195 + (ulong) 128L)) - (ulong) l_200)) < 1025L) {
                        i_197 = 1;
                    } else {
                        if (l_198 < l_196) {
                            GALEFS_RELAX(l_198);
                            l_201 = (long) ((ulong) l_198 + (ulong) 1L);
                            l_198 = l_201;
                        } else {
                            i_197 = (-110);
                        }
                    }
                } else {
                    i_202 = (int) (0 - (uint) i_199);
                    i_197 = i_202;
                }
            }
            if (i_197 < 0) {
                l_203 = (long) i_197;
                l_204 = l_203;
            } else {
                l_205 = (long) ((ulong) l_195 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_193 + (ulong) ((long) (uint) (((int) l_205) & 1023)))))) = 0L;
                l_206 = (long) ((ulong) l_193 + (ulong) ((long) (uint) (((int) l_195) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_206 + (ulong) 4L)))) = 2;
                i_207 = (int) ((uint) ((int) (((long) ((ulong) l_195 + (ulong) ((long) ((ulong) (l_195 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_206 + (ulong) 8L)))) = i_207;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_206 + (ulong) 12L)))) = i_42;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_206 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_206 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_206 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_206 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_206)) = 64;
                *((__global long *) (arg_fs + 16 + l_194)) = l_205;
                GALEFS_FENCE();
                l_208 = *((__global long *) (arg_fs + 16 + 24L));
                i_209 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_208 + (ulong) ((long) i_209))))) = (char) 1;
                l_210 = *((__global long *) (arg_fs + 16 + 8L));
                l_211 = (long) ((ulong) l_193 + (ulong) 1792L);
                i_212 = 0;
                l_213 = 0L;
                while (true) {
                    if (!(i_212 == 0)) {
                        break;
                    }
                    i_214 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_215 = *((volatile __global int *) (arg_fs + 16 + l_211));
                    if (i_207 == i_215) {
                        i_212 = 1;
                    } else {
                        if (i_214 == 0) {
                            if (l_213 < l_210) {
                                GALEFS_RELAX(l_213);
                                l_216 = (long) ((ulong) l_213 + (ulong) 1L);
                                l_213 = l_216;
                            } else {
                                i_212 = (-110);
                            }
                        } else {
                            i_217 = (int) (0 - (uint) i_214);
                            i_212 = i_217;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_212 < 0) {
                    l_218 = (long) i_212;
                    l_204 = l_218;
                } else {
                    l_219 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_193 + (ulong) 1800L))));
                    l_204 = l_219;
                }
            }
        } else {
            l_204 = (-16L);
        }
    } else {
        l_204 = 0L;
    }
    l_220 = GALEFS_BROADCAST(l_204);
    i_221 = (int) get_global_id(0);
    *((__global long *) (arg_sums + ((((long) i_221) << 3) + 16L))) = l_45;
}
