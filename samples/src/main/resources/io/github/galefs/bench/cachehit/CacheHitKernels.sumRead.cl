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
    int i_0, i_1, i_2, i_3, i_4, i_6, i_8, i_10, i_14, i_15, i_16, i_20, i_22, i_25, i_30, i_32, i_35, i_37, i_38, i_40, i_44, i_46, i_47, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_58, i_59, i_61, i_62, i_63, i_65, i_69, i_71, i_77, i_78, i_79, i_80, i_81, i_82, i_87, i_88, i_89, i_91, i_92, i_93, i_94, i_98, i_100, i_102, i_103, i_104, i_105, i_106, i_107, i_110, i_112, i_113, i_116, i_120, i_126, i_128, i_131, i_136, i_138, i_141, i_143, i_144, i_146, i_155, i_156, i_159, i_160, i_162, i_163, i_164, i_166, i_173, i_174, i_175, i_176, i_177, i_178, i_179, i_180, i_181, i_182, i_183, i_184, i_185, i_186, i_187, i_188, i_189, i_190, i_191, i_193, i_195, i_197, i_203, i_205, i_208, i_213, i_215, i_218, i_220, i_221, i_223, i_227, i_228;
    long l_5, l_7, l_9, l_11, l_12, l_13, l_17, l_18, l_19, l_21, l_23, l_24, l_26, l_27, l_28, l_29, l_31, l_33, l_34, l_36, l_39, l_41, l_42, l_43, l_45, l_48, l_57, l_60, l_64, l_66, l_67, l_68, l_70, l_72, l_73, l_74, l_75, l_76, l_83, l_84, l_85, l_86, l_90, l_95, l_96, l_97, l_99, l_101, l_108, l_109, l_111, l_114, l_115, l_117, l_118, l_119, l_121, l_122, l_123, l_124, l_125, l_127, l_129, l_130, l_132, l_133, l_134, l_135, l_137, l_139, l_140, l_142, l_145, l_147, l_148, l_149, l_150, l_151, l_152, l_153, l_154, l_157, l_158, l_161, l_165, l_167, l_168, l_169, l_170, l_171, l_172, l_192, l_194, l_196, l_198, l_199, l_200, l_201, l_202, l_204, l_206, l_207, l_209, l_210, l_211, l_212, l_214, l_216, l_217, l_219, l_222, l_224, l_225, l_226;
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
            i_56 = (int) get_local_id(0);
            l_57 = ((long) i_55) * l_48;
            if (i_56 == 0) {
                if (i_44 < 0) {
                    i_58 = (-9);
                } else {
                    i_59 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_44 < i_59) {
                        l_60 = *((__global long *) (arg_fs + 16 + 192L));
                        i_61 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) l_45))));
                        i_62 = (int) ((uint) i_61 + (uint) (-1));
                        i_63 = (i_62 < 0) ? (-9) : i_62;
                        if (i_63 < 0) {
                            i_58 = i_63;
                        } else {
                            l_64 = *((__global long *) (arg_fs + 16 + 192L));
                            i_65 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_64 + (ulong) l_45)) + (ulong) 4L))));
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
                l_66 = (long) i_58;
                if (i_58 < 0) {
                    l_67 = l_66;
                } else {
                    if (l_57 < 0L) {
                        l_67 = (-22L);
                    } else {
                        if (i_1 < 0) {
                            l_67 = (-22L);
                        } else {
                            l_68 = *((__global long *) (arg_fs + 16 + 16L));
                            i_69 = (int) get_group_id(0);
                            l_70 = (long) i_69;
                            i_71 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_68 + (ulong) ((l_70 << 12) + (l_70 << 11)))) + (ulong) 1896L))));
                            if (i_71 == 0) {
                                l_72 = *((__global long *) (arg_fs + 16 + 200L));
                                l_73 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) (l_66 << 6)))));
                                l_74 = (long) ((ulong) l_73 - (ulong) l_57);
                                if (l_74 < 1L) {
                                    l_67 = 0L;
                                } else {
                                    l_75 = (l_74 < l_48) ? l_74 : l_48;
                                    l_67 = l_75;
                                }
                            } else {
                                l_67 = (-16L);
                            }
                        }
                    }
                }
            } else {
                l_67 = 0L;
            }
            l_76 = GALEFS_BROADCAST(l_67);
            i_77 = (int) l_76;
            i_78 = (i_77 < 1) ? i_77 : 1;
            i_79 = i_78;
            i_80 = 0;
            while (true) {
                if (!(i_79 == 1)) {
                    break;
                }
                i_81 = (int) get_local_id(0);
                i_82 = (int) ((uint) i_77 - (uint) i_80);
                l_83 = (long) i_82;
                l_84 = (long) i_80;
                l_85 = l_57 + l_84;
                if (i_81 == 0) {
                    l_86 = *((__global long *) (arg_fs + 16 + 16L));
                    i_87 = (int) get_group_id(0);
                    if (i_44 < 0) {
                        i_88 = (-9);
                    } else {
                        i_89 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_44 < i_89) {
                            l_90 = *((__global long *) (arg_fs + 16 + 192L));
                            i_91 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) l_45))));
                            i_92 = (int) ((uint) i_91 + (uint) (-1));
                            i_93 = (i_92 < 0) ? (-9) : i_92;
                            i_88 = i_93;
                        } else {
                            i_88 = (-9);
                        }
                    }
                    i_94 = *((__global int *) (arg_fs + 16 + 156L));
                    l_95 = (long) i_88;
                    if (i_88 < 0) {
                        l_96 = l_95;
                    } else {
                        l_97 = *((__global long *) (arg_fs + 16 + 200L));
                        i_98 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_97 + (ulong) (l_95 << 6))) + (ulong) 8L))));
                        l_99 = *((__global long *) (arg_fs + 16 + 128L));
                        i_100 = *((__global int *) (arg_fs + 16 + 152L));
                        l_101 = l_85 >> i_94;
                        i_102 = i_100 & ((int) (((long) ((ulong) ((long) ((ulong) l_101 + (ulong) (((long) i_98) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_103 = i_102;
                        i_104 = 0;
                        i_105 = (-2);
                        while (true) {
                            if (!(i_105 == (-2))) {
                                break;
                            }
                            i_106 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) (((long) i_103) << 2)))));
                            i_107 = (int) ((uint) i_106 + (uint) (-1));
                            if (i_107 < 0) {
                                i_105 = (-1);
                            } else {
                                l_108 = *((__global long *) (arg_fs + 16 + 136L));
                                l_109 = (long) ((ulong) l_108 + (ulong) (((long) (uint) i_107) << 4));
                                i_110 = *((volatile __global int *) (arg_fs + 16 + l_109));
                                l_111 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 8L))));
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
                        l_114 = (long) i_87;
                        l_115 = (long) ((ulong) l_86 + (ulong) ((l_114 << 12) + (l_114 << 11)));
                        if (i_105 < 0) {
                            i_116 = (-1);
                        } else {
                            l_117 = (long) ((ulong) l_115 + (ulong) 1856L);
                            *((volatile __global int *) (arg_fs + 16 + l_117)) = ((int) ((uint) i_105 + (uint) 1));
                            GALEFS_FENCE();
                            l_118 = *((__global long *) (arg_fs + 16 + 136L));
                            l_119 = (long) ((ulong) l_118 + (ulong) (((long) (uint) i_105) << 4));
                            i_120 = *((volatile __global int *) (arg_fs + 16 + l_119));
                            l_121 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 8L))));
                            if ((!(i_98 == i_120)) || (!(l_101 == l_121))) {
                                *((volatile __global int *) (arg_fs + 16 + l_117)) = 0;
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
                            l_123 = (long) ((ulong) l_115 + (ulong) 1864L);
                            l_124 = *((__global long *) (arg_fs + 16 + l_123));
                            l_125 = *((__global long *) (arg_fs + 16 + 8L));
                            i_126 = 0;
                            l_127 = 0L;
                            while (true) {
                                if (!(i_126 == 0)) {
                                    break;
                                }
                                i_128 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                if (i_128 == 0) {
                                    l_129 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) 1408L))));
                                    if (((long) ((ulong) ((long) ((ulong) l_124 + (ulong) 128L)) - (ulong) l_129)) < 1025L) {
                                        i_126 = 1;
                                    } else {
                                        if (l_127 < l_125) {
                                            l_130 = (long) ((ulong) l_127 + (ulong) 1L);
                                            l_127 = l_130;
                                        } else {
                                            i_126 = (-110);
                                        }
                                    }
                                } else {
                                    i_131 = (int) (0 - (uint) i_128);
                                    i_126 = i_131;
                                }
                            }
                            if (i_126 < 0) {
                                l_132 = (long) i_126;
                                l_133 = l_132;
                            } else {
                                l_134 = (long) ((ulong) l_124 + (ulong) 64L);
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) ((long) (uint) (((int) l_134) & 1023)))))) = 0L;
                                l_135 = (long) ((ulong) l_115 + (ulong) ((long) (uint) (((int) l_124) & 1023)));
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 4L)))) = 3;
                                i_136 = (int) ((uint) ((int) (((long) ((ulong) l_124 + (ulong) ((long) ((ulong) (l_124 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 8L)))) = i_136;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 12L)))) = i_44;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 16L)))) = l_85;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 24L)))) = l_83;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 32L)))) = 0;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global int *) (arg_fs + 16 + l_135)) = 64;
                                *((__global long *) (arg_fs + 16 + l_123)) = l_134;
                                GALEFS_FENCE();
                                l_137 = *((__global long *) (arg_fs + 16 + 24L));
                                i_138 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_137 + (ulong) ((long) i_138))))) = (char) 1;
                                l_139 = *((__global long *) (arg_fs + 16 + 8L));
                                l_140 = (long) ((ulong) l_115 + (ulong) 1792L);
                                i_141 = 0;
                                l_142 = 0L;
                                while (true) {
                                    if (!(i_141 == 0)) {
                                        break;
                                    }
                                    i_143 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                    i_144 = *((volatile __global int *) (arg_fs + 16 + l_140));
                                    if (i_136 == i_144) {
                                        i_141 = 1;
                                    } else {
                                        if (i_143 == 0) {
                                            if (l_142 < l_139) {
                                                l_145 = (long) ((ulong) l_142 + (ulong) 1L);
                                                l_142 = l_145;
                                            } else {
                                                i_141 = (-110);
                                            }
                                        } else {
                                            i_146 = (int) (0 - (uint) i_143);
                                            i_141 = i_146;
                                        }
                                    }
                                }
                                GALEFS_FENCE();
                                if (i_141 < 0) {
                                    l_147 = (long) i_141;
                                    l_133 = l_147;
                                } else {
                                    l_148 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) 1800L))));
                                    l_133 = l_148;
                                }
                            }
                            if (l_133 < 0L) {
                                l_96 = l_133;
                            } else {
                                l_149 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) 1808L))));
                                l_96 = l_149;
                            }
                        } else {
                            l_150 = (long) ((ulong) l_115 + (ulong) 1872L);
                            l_151 = *((__global long *) (arg_fs + 16 + l_150));
                            *((__global long *) (arg_fs + 16 + l_150)) = ((long) ((ulong) l_151 + (ulong) 1L));
                            l_96 = l_122;
                        }
                    }
                    if (l_96 < 0L) {
                        l_152 = l_96;
                    } else {
                        l_153 = (long) ((ulong) (l_96 << i_94) + (ulong) (l_85 & ((long) ((ulong) (1L << i_94) + (ulong) (-1L)))));
                        l_152 = l_153;
                    }
                } else {
                    l_152 = 0L;
                }
                l_154 = GALEFS_BROADCAST(l_152);
                if (l_154 < 0L) {
                    i_155 = (int) l_154;
                    i_79 = i_155;
                } else {
                    i_156 = *((__global int *) (arg_fs + 16 + 156L));
                    l_157 = 1L << i_156;
                    l_158 = (long) ((ulong) l_157 - (ulong) (l_85 & ((long) ((ulong) l_157 + (ulong) (-1L)))));
                    if (l_158 < l_83) {
                        i_159 = (int) l_158;
                        i_160 = i_159;
                    } else {
                        i_160 = i_82;
                    }
                    l_161 = *((__global long *) (arg_fs + 16 + 144L));
                    gale_copy((arg_fs + 16 + ((long) ((ulong) l_154 + (ulong) l_161))), (arg_scratch + 16 + (l_84 + (((long) i_47) << 2))), i_160);
                    GALEFS_FENCE();
                    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                    i_162 = (int) get_local_id(0);
                    i_163 = (int) ((uint) i_80 + (uint) i_160);
                    i_164 = (i_163 < i_77) ? 1 : 0;
                    if (i_162 == 0) {
                        l_165 = *((__global long *) (arg_fs + 16 + 16L));
                        i_166 = (int) get_group_id(0);
                        l_167 = (long) i_166;
                        l_168 = (long) ((ulong) l_165 + (ulong) ((l_167 << 12) + (l_167 << 11)));
                        l_169 = (long) ((ulong) l_168 + (ulong) 1880L);
                        l_170 = *((__global long *) (arg_fs + 16 + l_169));
                        *((__global long *) (arg_fs + 16 + l_169)) = ((long) ((ulong) ((long) i_160) + (ulong) l_170));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) 1856L)))) = 0;
                        l_171 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) 1864L))));
                        l_172 = (long) ((ulong) l_171 + (ulong) (-64L));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_172 + (ulong) ((long) ((ulong) (l_172 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        i_79 = i_164;
                        i_80 = i_163;
                    } else {
                        i_79 = i_164;
                        i_80 = i_163;
                    }
                }
            }
            if (i_80 < 1) {
                i_173 = i_79;
            } else {
                i_173 = i_80;
            }
            if (i_173 == i_1) {
                i_174 = i_54;
            } else {
                i_175 = (int) ((uint) i_54 + (uint) 1);
                i_174 = i_175;
            }
            i_176 = (int) get_local_id(0);
            i_177 = (int) get_local_size(0);
            i_178 = (int) get_local_id(0);
            i_179 = (int) get_local_size(0);
            i_180 = (int) ((uint) i_47 + (uint) gale_div_int(((int) ((uint) i_46 * (uint) ((int) ((uint) i_178 + (uint) 1)))), i_179));
            i_181 = (int) ((uint) i_47 + (uint) gale_div_int(((int) ((uint) i_46 * (uint) i_176)), i_177));
            i_182 = 0;
            i_183 = i_181;
            while (true) {
                if (!(i_183 < i_180)) {
                    break;
                }
                i_184 = *((__global int *) (arg_scratch + ((((long) i_183) << 2) + 16L)));
                i_185 = (int) ((uint) i_182 + (uint) i_184);
                i_186 = (int) ((uint) i_183 + (uint) 1);
                i_182 = i_185;
                i_183 = i_186;
            }
            i_187 = (int) get_num_groups(0);
            i_188 = (int) ((uint) i_55 + (uint) i_187);
            i_189 = (int) ((uint) i_182 + (uint) ((int) ((uint) (i_53 << 5) - (uint) i_53)));
            i_53 = i_189;
            i_54 = i_174;
            i_55 = i_188;
        }
        i_190 = (int) ((uint) i_51 + (uint) 1);
        i_49 = i_53;
        i_50 = i_54;
        i_51 = i_190;
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
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 12L)))) = i_44;
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
    *((__global int *) (arg_result + ((((long) (i_227 << 1)) << 2) + 16L))) = i_49;
    i_228 = (int) get_global_id(0);
    *((__global int *) (arg_result + ((((long) ((i_228 << 1) + 1)) << 2) + 16L))) = i_50;
}
