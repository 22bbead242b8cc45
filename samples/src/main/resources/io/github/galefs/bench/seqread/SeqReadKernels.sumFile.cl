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
// source: io/github/galefs/kernel/file/LiteralPath.java
// source: io/github/galefs/kernel/file/OpenFiles.java
// source: io/github/galefs/kernel/lane/LaneCall.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source SHA-256: ec0ac0eedf7319deed40e03e924c2fcd9bc25c60a995a155834f161c9f400b4f

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
    int i_0, i_1, i_3, i_5, i_7, i_11, i_12, i_13, i_17, i_19, i_22, i_27, i_29, i_32, i_34, i_35, i_37, i_41, i_42, i_46, i_47, i_48, i_49, i_50, i_53, i_54, i_55, i_57, i_58, i_59, i_61, i_62, i_71, i_73, i_74, i_77, i_78, i_79, i_81, i_82, i_83, i_86, i_88, i_90, i_92, i_93, i_94, i_95, i_96, i_97, i_100, i_102, i_103, i_106, i_110, i_116, i_118, i_121, i_126, i_128, i_131, i_133, i_134, i_136, i_146, i_154, i_155, i_156, i_157, i_158, i_159, i_160, i_161, i_162, i_163, i_164, i_165, i_167, i_169, i_172, i_175, i_184, i_185, i_186, i_188, i_190, i_192, i_198, i_200, i_203, i_208, i_210, i_213, i_215, i_216, i_218, i_222;
    long l_2, l_4, l_6, l_8, l_9, l_10, l_14, l_15, l_16, l_18, l_20, l_21, l_23, l_24, l_25, l_26, l_28, l_30, l_31, l_33, l_36, l_38, l_39, l_40, l_43, l_45, l_51, l_52, l_56, l_60, l_63, l_64, l_65, l_66, l_67, l_68, l_69, l_70, l_72, l_75, l_76, l_80, l_84, l_85, l_87, l_89, l_91, l_98, l_99, l_101, l_104, l_105, l_107, l_108, l_109, l_111, l_112, l_113, l_114, l_115, l_117, l_119, l_120, l_122, l_123, l_124, l_125, l_127, l_129, l_130, l_132, l_135, l_137, l_138, l_139, l_140, l_141, l_142, l_143, l_144, l_145, l_147, l_148, l_149, l_150, l_151, l_152, l_153, l_166, l_168, l_170, l_171, l_173, l_174, l_176, l_177, l_178, l_179, l_180, l_181, l_182, l_183, l_187, l_189, l_191, l_193, l_194, l_195, l_196, l_197, l_199, l_201, l_202, l_204, l_205, l_206, l_207, l_209, l_211, l_212, l_214, l_217, l_219, l_220, l_221;
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
                i_53 = i_50;
            } else {
                if (i_42 < 0) {
                    i_54 = (-9);
                } else {
                    i_55 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_42 < i_55) {
                        l_56 = *((__global long *) (arg_fs + 16 + 192L));
                        i_57 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_56 + (ulong) l_52))));
                        i_58 = (int) ((uint) i_57 + (uint) (-1));
                        i_59 = (i_58 < 0) ? (-9) : i_58;
                        if (i_59 < 0) {
                            i_54 = i_59;
                        } else {
                            l_60 = *((__global long *) (arg_fs + 16 + 192L));
                            i_61 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_60 + (ulong) l_52)) + (ulong) 4L))));
                            if ((i_61 & 3) == 1) {
                                i_54 = (-9);
                            } else {
                                i_54 = i_59;
                            }
                        }
                    } else {
                        i_54 = (-9);
                    }
                }
                if (i_54 < 0) {
                    i_53 = i_54;
                } else {
                    if (l_51 < 0L) {
                        i_53 = (-22);
                    } else {
                        if (i_0 < 1) {
                            i_53 = (-22);
                        } else {
                            i_62 = *((__global int *) (arg_fs + 16 + 156L));
                            l_63 = 1L << i_62;
                            l_64 = (long) ((ulong) l_63 - (ulong) (l_51 & ((long) ((ulong) l_63 + (ulong) (-1L)))));
                            if (l_64 < l_43) {
                                if (((int) l_64) < i_0) {
                                    i_53 = (-22);
                                    goto B61;
                                }
                            }
                            l_65 = *((__global long *) (arg_fs + 16 + 200L));
                            l_66 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) (((long) (uint) i_54) << 6)))));
                            l_67 = (long) ((ulong) l_66 - (ulong) l_51);
                            if (l_67 < 1L) {
                                l_68 = 0L;
                            } else {
                                l_69 = (l_67 < l_43) ? l_67 : l_43;
                                l_68 = l_69;
                            }
                            if (l_68 < l_43) {
                                i_53 = (-22);
                            } else {
                                l_70 = *((__global long *) (arg_fs + 16 + 16L));
                                i_71 = (int) get_group_id(0);
                                l_72 = (long) i_71;
                                i_73 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_70 + (ulong) ((l_72 << 12) + (l_72 << 11)))) + (ulong) 1896L))));
                                i_74 = (i_73 == 0) ? 0 : (-16);
                                i_53 = i_74;
                            }
                        }
                    }
                }
            }
        B61:;
            l_75 = (long) i_53;
            if (l_75 == 0L) {
                l_76 = *((__global long *) (arg_fs + 16 + 16L));
                i_77 = (int) get_group_id(0);
                if (i_42 < 0) {
                    i_78 = (-9);
                } else {
                    i_79 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_42 < i_79) {
                        l_80 = *((__global long *) (arg_fs + 16 + 192L));
                        i_81 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) l_52))));
                        i_82 = (int) ((uint) i_81 + (uint) (-1));
                        i_83 = (i_82 < 0) ? (-9) : i_82;
                        i_78 = i_83;
                    } else {
                        i_78 = (-9);
                    }
                }
                l_84 = (long) i_78;
                if (i_78 < 0) {
                    l_85 = l_84;
                } else {
                    i_86 = *((__global int *) (arg_fs + 16 + 156L));
                    l_87 = *((__global long *) (arg_fs + 16 + 200L));
                    i_88 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_87 + (ulong) (l_84 << 6))) + (ulong) 8L))));
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
                    l_104 = (long) i_77;
                    l_105 = (long) ((ulong) l_76 + (ulong) ((l_104 << 12) + (l_104 << 11)));
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
                        i_116 = 0;
                        l_117 = 0L;
                        while (true) {
                            if (!(i_116 == 0)) {
                                break;
                            }
                            i_118 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_118 == 0) {
                                l_119 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_114 + (ulong) 128L)) - (ulong) l_119)) < 1025L) {
                                    i_116 = 1;
                                } else {
                                    if (l_117 < l_115) {
                                        GALEFS_RELAX(l_117);
                                        l_120 = (long) ((ulong) l_117 + (ulong) 1L);
                                        l_117 = l_120;
                                    } else {
                                        i_116 = (-110);
                                    }
                                }
                            } else {
                                i_121 = (int) (0 - (uint) i_118);
                                i_116 = i_121;
                            }
                        }
                        if (i_116 < 0) {
                            l_122 = (long) i_116;
                            l_123 = l_122;
                        } else {
                            l_124 = (long) ((ulong) l_114 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) ((long) (uint) (((int) l_124) & 1023)))))) = 0L;
                            l_125 = (long) ((ulong) l_105 + (ulong) ((long) (uint) (((int) l_114) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 4L)))) = 3;
                            i_126 = (int) ((uint) ((int) (((long) ((ulong) l_114 + (ulong) ((long) ((ulong) (l_114 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 8L)))) = i_126;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 12L)))) = i_42;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 16L)))) = l_51;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 24L)))) = l_43;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_125)) = 64;
                            *((__global long *) (arg_fs + 16 + l_113)) = l_124;
                            GALEFS_FENCE();
                            l_127 = *((__global long *) (arg_fs + 16 + 24L));
                            i_128 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) ((long) i_128))))) = (char) 1;
                            l_129 = *((__global long *) (arg_fs + 16 + 8L));
                            l_130 = (long) ((ulong) l_105 + (ulong) 1792L);
                            i_131 = 0;
                            l_132 = 0L;
                            while (true) {
                                if (!(i_131 == 0)) {
                                    break;
                                }
                                i_133 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_134 = *((volatile __global int *) (arg_fs + 16 + l_130));
                                if (i_126 == i_134) {
                                    i_131 = 1;
                                } else {
                                    if (i_133 == 0) {
                                        if (l_132 < l_129) {
                                            GALEFS_RELAX(l_132);
                                            l_135 = (long) ((ulong) l_132 + (ulong) 1L);
                                            l_132 = l_135;
                                        } else {
                                            i_131 = (-110);
                                        }
                                    } else {
                                        i_136 = (int) (0 - (uint) i_133);
                                        i_131 = i_136;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_131 < 0) {
                                l_137 = (long) i_131;
                                l_123 = l_137;
                            } else {
                                l_138 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 1800L))));
                                l_123 = l_138;
                            }
                        }
                        if (l_123 < 0L) {
                            l_139 = l_123;
                        } else {
                            l_140 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 1808L))));
                            l_139 = l_140;
                        }
                    } else {
                        l_141 = (long) ((ulong) l_105 + (ulong) 1872L);
                        l_142 = *((__global long *) (arg_fs + 16 + l_141));
                        *((__global long *) (arg_fs + 16 + l_141)) = ((long) ((ulong) l_142 + (ulong) 1L));
                        l_139 = l_112;
                    }
                    if (l_139 < 0L) {
                        l_85 = l_139;
                    } else {
                        l_143 = (long) ((ulong) (l_139 << i_86) + (ulong) (l_51 & ((long) ((ulong) (1L << i_86) + (ulong) (-1L)))));
                        l_85 = l_143;
                    }
                }
            } else {
                l_85 = l_75;
            }
            if (l_85 < 0L) {
                l_144 = l_85;
            } else {
                l_145 = *((__global long *) (arg_fs + 16 + 16L));
                i_146 = (int) get_group_id(0);
                l_147 = (long) i_146;
                *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_145 + (ulong) ((l_147 << 12) + (l_147 << 11)))) + (ulong) 1896L)))) = 1;
                l_144 = l_85;
            }
        } else {
            l_144 = 0L;
        }
        l_148 = GALEFS_BROADCAST(l_144);
        if (l_148 < 0L) {
            l_149 = l_148;
        } else {
            l_150 = *((__global long *) (arg_fs + 16 + 144L));
            l_151 = (long) ((ulong) l_148 + (ulong) l_150);
            l_149 = l_151;
        }
        if ((ulong) ((long) ((ulong) l_149 + (ulong) 4095L)) < (ulong) 4095L) {
            l_152 = (long) ((ulong) l_45 + (ulong) 1L);
            l_153 = l_152;
        } else {
            i_154 = (int) get_local_size(0);
            i_155 = (int) get_local_id(0);
            i_156 = (int) get_local_size(0);
            i_157 = ((int) ((uint) ((int) ((uint) (i_0 >> 31) >> 30)) + (uint) i_0)) >> 2;
            i_158 = (int) ((uint) i_155 * (uint) gale_div_int(i_157, i_154));
            i_159 = (int) ((uint) i_158 + (uint) gale_div_int(i_157, i_156));
            i_160 = 0;
            i_161 = i_158;
            while (true) {
                if (!(i_161 < i_159)) {
                    break;
                }
                i_162 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) l_149 + (ulong) (((long) i_161) << 2)))));
                i_163 = (int) ((uint) i_160 + (uint) i_162);
                i_164 = (int) ((uint) i_161 + (uint) 1);
                i_160 = i_163;
                i_161 = i_164;
            }
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_165 = (int) get_local_id(0);
            if (i_165 == 0) {
                l_166 = *((__global long *) (arg_fs + 16 + 16L));
                i_167 = (int) get_group_id(0);
                l_168 = (long) i_167;
                i_169 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_166 + (ulong) ((l_168 << 12) + (l_168 << 11)))) + (ulong) 1896L))));
                if (i_169 == 0) {
                    l_170 = (-22L);
                } else {
                    l_171 = *((__global long *) (arg_fs + 16 + 16L));
                    i_172 = (int) get_group_id(0);
                    l_173 = (long) i_172;
                    *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_171 + (ulong) ((l_173 << 12) + (l_173 << 11)))) + (ulong) 1896L)))) = 0;
                    l_174 = *((__global long *) (arg_fs + 16 + 16L));
                    i_175 = (int) get_group_id(0);
                    l_176 = (long) i_175;
                    l_177 = (long) ((ulong) l_174 + (ulong) ((l_176 << 12) + (l_176 << 11)));
                    l_178 = (long) ((ulong) l_177 + (ulong) 1880L);
                    l_179 = *((__global long *) (arg_fs + 16 + l_178));
                    *((__global long *) (arg_fs + 16 + l_178)) = ((long) ((ulong) l_43 + (ulong) l_179));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_177 + (ulong) 1856L)))) = 0;
                    l_180 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_177 + (ulong) 1864L))));
                    l_181 = (long) ((ulong) l_180 + (ulong) (-64L));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_177 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_181 + (ulong) ((long) ((ulong) (l_181 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    l_170 = 0L;
                }
            } else {
                l_170 = 0L;
            }
            l_182 = GALEFS_BROADCAST(l_170);
            l_183 = (long) ((ulong) l_45 + (ulong) ((long) i_160));
            l_153 = l_183;
        }
        i_184 = (int) get_num_groups(0);
        i_185 = (int) ((uint) i_46 + (uint) i_184);
        l_45 = l_153;
        i_46 = i_185;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_186 = (int) get_local_id(0);
    if (i_186 == 0) {
        l_187 = *((__global long *) (arg_fs + 16 + 16L));
        i_188 = (int) get_group_id(0);
        l_189 = (long) i_188;
        i_190 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_187 + (ulong) ((l_189 << 12) + (l_189 << 11)))) + (ulong) 1896L))));
        if (i_190 == 0) {
            l_191 = *((__global long *) (arg_fs + 16 + 16L));
            i_192 = (int) get_group_id(0);
            l_193 = (long) i_192;
            l_194 = (long) ((ulong) l_191 + (ulong) ((l_193 << 12) + (l_193 << 11)));
            l_195 = (long) ((ulong) l_194 + (ulong) 1864L);
            l_196 = *((__global long *) (arg_fs + 16 + l_195));
            l_197 = *((__global long *) (arg_fs + 16 + 8L));
            i_198 = 0;
            l_199 = 0L;
            while (true) {
                if (!(i_198 == 0)) {
                    break;
                }
                i_200 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_200 == 0) {
                    l_201 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_196 + (ulong) 128L)) - (ulong) l_201)) < 1025L) {
                        i_198 = 1;
                    } else {
                        if (l_199 < l_197) {
                            GALEFS_RELAX(l_199);
                            l_202 = (long) ((ulong) l_199 + (ulong) 1L);
                            l_199 = l_202;
                        } else {
                            i_198 = (-110);
                        }
                    }
                } else {
                    i_203 = (int) (0 - (uint) i_200);
                    i_198 = i_203;
                }
            }
            if (i_198 < 0) {
                l_204 = (long) i_198;
                l_205 = l_204;
            } else {
                l_206 = (long) ((ulong) l_196 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) ((long) (uint) (((int) l_206) & 1023)))))) = 0L;
                l_207 = (long) ((ulong) l_194 + (ulong) ((long) (uint) (((int) l_196) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_207 + (ulong) 4L)))) = 2;
                i_208 = (int) ((uint) ((int) (((long) ((ulong) l_196 + (ulong) ((long) ((ulong) (l_196 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_207 + (ulong) 8L)))) = i_208;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_207 + (ulong) 12L)))) = i_42;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_207 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_207 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_207 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_207 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_207)) = 64;
                *((__global long *) (arg_fs + 16 + l_195)) = l_206;
                GALEFS_FENCE();
                l_209 = *((__global long *) (arg_fs + 16 + 24L));
                i_210 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_209 + (ulong) ((long) i_210))))) = (char) 1;
                l_211 = *((__global long *) (arg_fs + 16 + 8L));
                l_212 = (long) ((ulong) l_194 + (ulong) 1792L);
                i_213 = 0;
                l_214 = 0L;
                while (true) {
                    if (!(i_213 == 0)) {
                        break;
                    }
                    i_215 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_216 = *((volatile __global int *) (arg_fs + 16 + l_212));
                    if (i_208 == i_216) {
                        i_213 = 1;
                    } else {
                        if (i_215 == 0) {
                            if (l_214 < l_211) {
                                GALEFS_RELAX(l_214);
                                l_217 = (long) ((ulong) l_214 + (ulong) 1L);
                                l_214 = l_217;
                            } else {
                                i_213 = (-110);
                            }
                        } else {
                            i_218 = (int) (0 - (uint) i_215);
                            i_213 = i_218;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_213 < 0) {
                    l_219 = (long) i_213;
                    l_205 = l_219;
                } else {
                    l_220 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 1800L))));
                    l_205 = l_220;
                }
            }
        } else {
            l_205 = (-16L);
        }
    } else {
        l_205 = 0L;
    }
    l_221 = GALEFS_BROADCAST(l_205);
    i_222 = (int) get_global_id(0);
    *((__global long *) (arg_sums + ((((long) i_222) << 3) + 16L))) = l_45;
}
