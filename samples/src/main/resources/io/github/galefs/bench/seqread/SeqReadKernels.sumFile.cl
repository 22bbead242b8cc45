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
// source SHA-256: 4a92e960c087d9389b29f2622fd9ee9ecb31a08ff6f9bced4365e90d089cd4d1

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

__kernel void galefs_sumFile(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_sums) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    __global uchar *ul_45;
    int i_0, i_1, i_3, i_5, i_7, i_11, i_12, i_13, i_17, i_19, i_22, i_27, i_29, i_32, i_34, i_35, i_37, i_41, i_42, i_47, i_48, i_49, i_51, i_52, i_54, i_55, i_56, i_58, i_61, i_70, i_72, i_75, i_78, i_80, i_81, i_82, i_84, i_85, i_86, i_87, i_91, i_93, i_95, i_96, i_97, i_98, i_99, i_100, i_103, i_105, i_106, i_109, i_113, i_119, i_121, i_124, i_129, i_131, i_134, i_136, i_137, i_139, i_148, i_150, i_156, i_157, i_158, i_159, i_160, i_161, i_162, i_163, i_164, i_165, i_166, i_167, i_169, i_171, i_176, i_178, i_180, i_182, i_189, i_190, i_191, i_193, i_195, i_197, i_203, i_205, i_208, i_213, i_215, i_218, i_220, i_221, i_223, i_227;
    long l_2, l_4, l_6, l_8, l_9, l_10, l_14, l_15, l_16, l_18, l_20, l_21, l_23, l_24, l_25, l_26, l_28, l_30, l_31, l_33, l_36, l_38, l_39, l_40, l_43, l_44, l_46, l_50, l_53, l_57, l_59, l_60, l_62, l_63, l_64, l_65, l_66, l_67, l_68, l_69, l_71, l_73, l_74, l_76, l_77, l_79, l_83, l_88, l_89, l_90, l_92, l_94, l_101, l_102, l_104, l_107, l_108, l_110, l_111, l_112, l_114, l_115, l_116, l_117, l_118, l_120, l_122, l_123, l_125, l_126, l_127, l_128, l_130, l_132, l_133, l_135, l_138, l_140, l_141, l_142, l_143, l_144, l_145, l_146, l_147, l_149, l_151, l_152, l_153, l_154, l_155, l_168, l_170, l_172, l_173, l_174, l_175, l_177, l_179, l_181, l_183, l_184, l_185, l_186, l_187, l_188, l_192, l_194, l_196, l_198, l_199, l_200, l_201, l_202, l_204, l_206, l_207, l_209, l_210, l_211, l_212, l_214, l_216, l_217, l_219, l_222, l_224, l_225, l_226;
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
    l_43 = ((long) i_42) << 3;
    l_44 = (long) i_0;
    ul_45 = arg_args + 16L;
    l_46 = 0L;
    i_47 = i_41;
    while (true) {
        i_48 = *((__global int *) ul_45);
        if (!(i_47 < i_48)) {
            break;
        }
        i_49 = (int) get_local_id(0);
        l_50 = ((long) i_47) * l_44;
        if (i_49 == 0) {
            if (i_42 < 0) {
                i_51 = (-9);
            } else {
                i_52 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_42 < i_52) {
                    l_53 = *((__global long *) (arg_fs + 16 + 192L));
                    i_54 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_53 + (ulong) l_43))));
                    i_55 = (int) ((uint) i_54 + (uint) (-1));
                    i_56 = (i_55 < 0) ? (-9) : i_55;
                    if (i_56 < 0) {
                        i_51 = i_56;
                    } else {
                        l_57 = *((__global long *) (arg_fs + 16 + 192L));
                        i_58 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_57 + (ulong) l_43)) + (ulong) 4L))));
                        if ((i_58 & 3) == 1) {
                            i_51 = (-9);
                        } else {
                            i_51 = i_56;
                        }
                    }
                } else {
                    i_51 = (-9);
                }
            }
            l_59 = (long) i_51;
            if (i_51 < 0) {
                l_60 = l_59;
            } else {
                if (l_50 < 0L) {
                    l_60 = (-22L);
                } else {
                    if (i_0 < 1) {
                        l_60 = (-22L);
                    } else {
                        i_61 = *((__global int *) (arg_fs + 16 + 156L));
                        l_62 = 1L << i_61;
                        l_63 = (long) ((ulong) l_62 - (ulong) (l_50 & ((long) ((ulong) l_62 + (ulong) (-1L)))));
                        if (l_63 < l_44) {
                            if (((int) l_63) < i_0) {
                                l_60 = (-22L);
                                goto B60;
                            }
                        }
                        l_64 = *((__global long *) (arg_fs + 16 + 200L));
                        l_65 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) (l_59 << 6)))));
                        l_66 = (long) ((ulong) l_65 - (ulong) l_50);
                        if (l_66 < 1L) {
                            l_67 = 0L;
                        } else {
                            l_68 = (l_66 < l_44) ? l_66 : l_44;
                            l_67 = l_68;
                        }
                        if (l_67 < l_44) {
                            l_60 = (-22L);
                        } else {
                            l_69 = *((__global long *) (arg_fs + 16 + 16L));
                            i_70 = (int) get_group_id(0);
                            l_71 = (long) i_70;
                            i_72 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_69 + (ulong) ((l_71 << 12) + (l_71 << 11)))) + (ulong) 1896L))));
                            l_73 = (i_72 == 0) ? 0L : (-16L);
                            l_60 = l_73;
                        }
                    }
                }
            }
        } else {
            l_60 = 0L;
        }
    B60:;
        l_74 = GALEFS_BROADCAST(l_60);
        i_75 = (int) l_74;
        if (i_75 < 0) {
            l_76 = (long) i_75;
            l_77 = l_76;
        } else {
            i_78 = (int) get_local_id(0);
            if (i_78 == 0) {
                l_79 = *((__global long *) (arg_fs + 16 + 16L));
                i_80 = (int) get_group_id(0);
                if (i_42 < 0) {
                    i_81 = (-9);
                } else {
                    i_82 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_42 < i_82) {
                        l_83 = *((__global long *) (arg_fs + 16 + 192L));
                        i_84 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) l_43))));
                        i_85 = (int) ((uint) i_84 + (uint) (-1));
                        i_86 = (i_85 < 0) ? (-9) : i_85;
                        i_81 = i_86;
                    } else {
                        i_81 = (-9);
                    }
                }
                i_87 = *((__global int *) (arg_fs + 16 + 156L));
                l_88 = (long) i_81;
                if (i_81 < 0) {
                    l_89 = l_88;
                } else {
                    l_90 = *((__global long *) (arg_fs + 16 + 200L));
                    i_91 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_90 + (ulong) (l_88 << 6))) + (ulong) 8L))));
                    l_92 = *((__global long *) (arg_fs + 16 + 128L));
                    i_93 = *((__global int *) (arg_fs + 16 + 152L));
                    l_94 = l_50 >> i_87;
                    i_95 = i_93 & ((int) (((long) ((ulong) ((long) ((ulong) l_94 + (ulong) (((long) i_91) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_96 = i_95;
                    i_97 = 0;
                    i_98 = (-2);
                    while (true) {
                        if (!(i_98 == (-2))) {
                            break;
                        }
                        i_99 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) (((long) i_96) << 2)))));
                        i_100 = (int) ((uint) i_99 + (uint) (-1));
                        if (i_100 < 0) {
                            i_98 = (-1);
                        } else {
                            l_101 = *((__global long *) (arg_fs + 16 + 136L));
                            l_102 = (long) ((ulong) l_101 + (ulong) (((long) (uint) i_100) << 4));
                            i_103 = *((volatile __global int *) (arg_fs + 16 + l_102));
                            l_104 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) 8L))));
                            if ((!(i_91 == i_103)) || (!(l_94 == l_104))) {
                                if (i_93 == i_97) {
                                    i_98 = (-1);
                                } else {
                                    i_105 = (int) ((uint) i_97 + (uint) 1);
                                    i_106 = i_93 & ((int) ((uint) i_96 + (uint) 1));
                                    i_96 = i_106;
                                    i_97 = i_105;
                                }
                            } else {
                                i_98 = i_100;
                            }
                        }
                    }
                    l_107 = (long) i_80;
                    l_108 = (long) ((ulong) l_79 + (ulong) ((l_107 << 12) + (l_107 << 11)));
                    if (i_98 < 0) {
                        i_109 = (-1);
                    } else {
                        l_110 = (long) ((ulong) l_108 + (ulong) 1856L);
                        *((volatile __global int *) (arg_fs + 16 + l_110)) = ((int) ((uint) i_98 + (uint) 1));
                        GALEFS_FENCE();
                        l_111 = *((__global long *) (arg_fs + 16 + 136L));
                        l_112 = (long) ((ulong) l_111 + (ulong) (((long) (uint) i_98) << 4));
                        i_113 = *((volatile __global int *) (arg_fs + 16 + l_112));
                        l_114 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 8L))));
                        if ((!(i_91 == i_113)) || (!(l_94 == l_114))) {
                            *((volatile __global int *) (arg_fs + 16 + l_110)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_91 == i_113)) || (!(l_94 == l_114))) {
                            i_109 = (-1);
                        } else {
                            i_109 = i_98;
                        }
                    }
                    l_115 = (long) i_109;
                    if (l_115 == (-1L)) {
                        l_116 = (long) ((ulong) l_108 + (ulong) 1864L);
                        l_117 = *((__global long *) (arg_fs + 16 + l_116));
                        l_118 = *((__global long *) (arg_fs + 16 + 8L));
                        i_119 = 0;
                        l_120 = 0L;
                        while (true) {
                            if (!(i_119 == 0)) {
                                break;
                            }
                            i_121 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_121 == 0) {
                                l_122 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_117 + (ulong) 128L)) - (ulong) l_122)) < 1025L) {
                                    i_119 = 1;
                                } else {
                                    if (l_120 < l_118) {
                                        l_123 = (long) ((ulong) l_120 + (ulong) 1L);
                                        l_120 = l_123;
                                    } else {
                                        i_119 = (-110);
                                    }
                                }
                            } else {
                                i_124 = (int) (0 - (uint) i_121);
                                i_119 = i_124;
                            }
                        }
                        if (i_119 < 0) {
                            l_125 = (long) i_119;
                            l_126 = l_125;
                        } else {
                            l_127 = (long) ((ulong) l_117 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) ((long) (uint) (((int) l_127) & 1023)))))) = 0L;
                            l_128 = (long) ((ulong) l_108 + (ulong) ((long) (uint) (((int) l_117) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 4L)))) = 3;
                            i_129 = (int) ((uint) ((int) (((long) ((ulong) l_117 + (ulong) ((long) ((ulong) (l_117 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 8L)))) = i_129;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 12L)))) = i_42;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 16L)))) = l_50;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 24L)))) = l_44;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_128)) = 64;
                            *((__global long *) (arg_fs + 16 + l_116)) = l_127;
                            GALEFS_FENCE();
                            l_130 = *((__global long *) (arg_fs + 16 + 24L));
                            i_131 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) ((long) i_131))))) = (char) 1;
                            l_132 = *((__global long *) (arg_fs + 16 + 8L));
                            l_133 = (long) ((ulong) l_108 + (ulong) 1792L);
                            i_134 = 0;
                            l_135 = 0L;
                            while (true) {
                                if (!(i_134 == 0)) {
                                    break;
                                }
                                i_136 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_137 = *((volatile __global int *) (arg_fs + 16 + l_133));
                                if (i_129 == i_137) {
                                    i_134 = 1;
                                } else {
                                    if (i_136 == 0) {
                                        if (l_135 < l_132) {
                                            l_138 = (long) ((ulong) l_135 + (ulong) 1L);
                                            l_135 = l_138;
                                        } else {
                                            i_134 = (-110);
                                        }
                                    } else {
                                        i_139 = (int) (0 - (uint) i_136);
                                        i_134 = i_139;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_134 < 0) {
                                l_140 = (long) i_134;
                                l_126 = l_140;
                            } else {
                                l_141 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 1800L))));
                                l_126 = l_141;
                            }
                        }
                        if (l_126 < 0L) {
                            l_89 = l_126;
                        } else {
                            l_142 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 1808L))));
                            l_89 = l_142;
                        }
                    } else {
                        l_143 = (long) ((ulong) l_108 + (ulong) 1872L);
                        l_144 = *((__global long *) (arg_fs + 16 + l_143));
                        *((__global long *) (arg_fs + 16 + l_143)) = ((long) ((ulong) l_144 + (ulong) 1L));
                        l_89 = l_115;
                    }
                }
                if (l_89 < 0L) {
                    l_145 = l_89;
                } else {
                    l_146 = (long) ((ulong) (l_89 << i_87) + (ulong) (l_50 & ((long) ((ulong) (1L << i_87) + (ulong) (-1L)))));
                    l_145 = l_146;
                }
            } else {
                l_145 = 0L;
            }
            l_147 = GALEFS_BROADCAST(l_145);
            if (l_147 < 0L) {
                l_77 = l_147;
            } else {
                i_148 = (int) get_local_id(0);
                if (i_148 == 0) {
                    l_149 = *((__global long *) (arg_fs + 16 + 16L));
                    i_150 = (int) get_group_id(0);
                    l_151 = (long) i_150;
                    *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_149 + (ulong) ((l_151 << 12) + (l_151 << 11)))) + (ulong) 1896L)))) = 1;
                }
                l_152 = *((__global long *) (arg_fs + 16 + 144L));
                l_153 = (long) ((ulong) l_147 + (ulong) l_152);
                l_77 = l_153;
            }
        }
        if ((ulong) ((long) ((ulong) l_77 + (ulong) 4095L)) < (ulong) 4095L) {
            l_154 = (long) ((ulong) l_46 + (ulong) 1L);
            l_155 = l_154;
        } else {
            i_156 = (int) get_local_size(0);
            i_157 = (int) get_local_id(0);
            i_158 = (int) get_local_size(0);
            i_159 = ((int) ((uint) ((int) ((uint) (i_0 >> 31) >> 30)) + (uint) i_0)) >> 2;
            i_160 = (int) ((uint) i_157 * (uint) gale_div_int(i_159, i_156));
            i_161 = (int) ((uint) i_160 + (uint) gale_div_int(i_159, i_158));
            i_162 = 0;
            i_163 = i_160;
            while (true) {
                if (!(i_163 < i_161)) {
                    break;
                }
                i_164 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) (((long) i_163) << 2)))));
                i_165 = (int) ((uint) i_162 + (uint) i_164);
                i_166 = (int) ((uint) i_163 + (uint) 1);
                i_162 = i_165;
                i_163 = i_166;
            }
            i_167 = (int) get_local_id(0);
            if (i_167 == 0) {
                l_168 = *((__global long *) (arg_fs + 16 + 16L));
                i_169 = (int) get_group_id(0);
                l_170 = (long) i_169;
                i_171 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_168 + (ulong) ((l_170 << 12) + (l_170 << 11)))) + (ulong) 1896L))));
                l_172 = (i_171 == 0) ? (-22L) : 0L;
                l_173 = l_172;
            } else {
                l_173 = 0L;
            }
            l_174 = GALEFS_BROADCAST(l_173);
            l_175 = (long) ((ulong) l_46 + (ulong) ((long) i_162));
            if (l_174 == 0L) {
                i_176 = (int) get_local_id(0);
                if (i_176 == 0) {
                    l_177 = *((__global long *) (arg_fs + 16 + 16L));
                    i_178 = (int) get_group_id(0);
                    l_179 = (long) i_178;
                    *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_177 + (ulong) ((l_179 << 12) + (l_179 << 11)))) + (ulong) 1896L)))) = 0;
                }
                GALEFS_FENCE();
                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                i_180 = (int) get_local_id(0);
                if (i_180 == 0) {
                    l_181 = *((__global long *) (arg_fs + 16 + 16L));
                    i_182 = (int) get_group_id(0);
                    l_183 = (long) i_182;
                    l_184 = (long) ((ulong) l_181 + (ulong) ((l_183 << 12) + (l_183 << 11)));
                    l_185 = (long) ((ulong) l_184 + (ulong) 1880L);
                    l_186 = *((__global long *) (arg_fs + 16 + l_185));
                    *((__global long *) (arg_fs + 16 + l_185)) = ((long) ((ulong) l_44 + (ulong) l_186));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_184 + (ulong) 1856L)))) = 0;
                    l_187 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_184 + (ulong) 1864L))));
                    l_188 = (long) ((ulong) l_187 + (ulong) (-64L));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_184 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_188 + (ulong) ((long) ((ulong) (l_188 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    l_155 = l_175;
                } else {
                    l_155 = l_175;
                }
            } else {
                l_155 = l_175;
            }
        }
        i_189 = (int) get_num_groups(0);
        i_190 = (int) ((uint) i_47 + (uint) i_189);
        l_46 = l_155;
        i_47 = i_190;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_191 = (int) get_local_id(0);
    if (i_191 == 0) {
        l_192 = *((__global long *) (arg_fs + 16 + 16L));
        i_193 = (int) get_group_id(0);
        l_194 = (long) i_193;
        i_195 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_192 + (ulong) ((l_194 << 12) + (l_194 << 11)))) + (ulong) 1896L))));
        if (i_195 == 0) {
            l_196 = *((__global long *) (arg_fs + 16 + 16L));
            i_197 = (int) get_group_id(0);
            l_198 = (long) i_197;
            l_199 = (long) ((ulong) l_196 + (ulong) ((l_198 << 12) + (l_198 << 11)));
            l_200 = (long) ((ulong) l_199 + (ulong) 1864L);
            l_201 = *((__global long *) (arg_fs + 16 + l_200));
            l_202 = *((__global long *) (arg_fs + 16 + 8L));
            i_203 = 0;
            l_204 = 0L;
            while (true) {
                if (!(i_203 == 0)) {
                    break;
                }
                i_205 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_205 == 0) {
                    l_206 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_201 + (ulong) 128L)) - (ulong) l_206)) < 1025L) {
                        i_203 = 1;
                    } else {
                        if (l_204 < l_202) {
                            l_207 = (long) ((ulong) l_204 + (ulong) 1L);
                            l_204 = l_207;
                        } else {
                            i_203 = (-110);
                        }
                    }
                } else {
                    i_208 = (int) (0 - (uint) i_205);
                    i_203 = i_208;
                }
            }
            if (i_203 < 0) {
                l_209 = (long) i_203;
                l_210 = l_209;
            } else {
                l_211 = (long) ((ulong) l_201 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) ((long) (uint) (((int) l_211) & 1023)))))) = 0L;
                l_212 = (long) ((ulong) l_199 + (ulong) ((long) (uint) (((int) l_201) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 4L)))) = 2;
                i_213 = (int) ((uint) ((int) (((long) ((ulong) l_201 + (ulong) ((long) ((ulong) (l_201 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 8L)))) = i_213;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 12L)))) = i_42;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_212)) = 64;
                *((__global long *) (arg_fs + 16 + l_200)) = l_211;
                GALEFS_FENCE();
                l_214 = *((__global long *) (arg_fs + 16 + 24L));
                i_215 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_214 + (ulong) ((long) i_215))))) = (char) 1;
                l_216 = *((__global long *) (arg_fs + 16 + 8L));
                l_217 = (long) ((ulong) l_199 + (ulong) 1792L);
                i_218 = 0;
                l_219 = 0L;
                while (true) {
                    if (!(i_218 == 0)) {
                        break;
                    }
                    i_220 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_221 = *((volatile __global int *) (arg_fs + 16 + l_217));
                    if (i_213 == i_221) {
                        i_218 = 1;
                    } else {
                        if (i_220 == 0) {
                            if (l_219 < l_216) {
                                l_222 = (long) ((ulong) l_219 + (ulong) 1L);
                                l_219 = l_222;
                            } else {
                                i_218 = (-110);
                            }
                        } else {
                            i_223 = (int) (0 - (uint) i_220);
                            i_218 = i_223;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_218 < 0) {
                    l_224 = (long) i_218;
                    l_210 = l_224;
                } else {
                    l_225 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) 1800L))));
                    l_210 = l_225;
                }
            }
        } else {
            l_210 = (-16L);
        }
    } else {
        l_210 = 0L;
    }
    l_226 = GALEFS_BROADCAST(l_210);
    i_227 = (int) get_global_id(0);
    *((__global long *) (arg_sums + ((((long) i_227) << 3) + 16L))) = l_46;
}
