// A kernel of GaleFS. Generated from Java: change that, not this.
// kernel: io.github.galefs.FileKernels#sumFromEverywhere
// entry point: galefs_sumFromEverywhere
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// string: "file"
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/FileKernels.java
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
// source SHA-256: 78ef24f75580cc2ae129fb1f14e179e901c100756ffcc2e6b7448f3e31b0698e

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

int gale_rem_int(int x, int y) {
    return y == 0 || y == -1 ? 0 : x % y;
}

long gale_div_long(long x, long y) {
    return y == 0 ? 0 : y == -1 ? (long) (0 - (ulong) x) : x / y;
}

__constant char gale_literals[] = {102, 105, 108, 101};

__kernel void galefs_sumFromEverywhere(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_sums) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_1, i_2, i_4, i_6, i_8, i_12, i_13, i_14, i_18, i_20, i_23, i_28, i_30, i_33, i_35, i_36, i_38, i_42, i_43, i_45, i_46, i_48, i_49, i_50, i_56, i_58, i_61, i_62, i_63, i_65, i_66, i_68, i_69, i_70, i_72, i_76, i_78, i_84, i_85, i_86, i_87, i_88, i_89, i_94, i_95, i_96, i_98, i_99, i_100, i_101, i_105, i_107, i_109, i_110, i_111, i_112, i_113, i_114, i_117, i_119, i_120, i_123, i_127, i_133, i_135, i_138, i_143, i_145, i_148, i_150, i_151, i_153, i_162, i_163, i_166, i_167, i_169, i_170, i_171, i_173, i_180, i_181, i_183, i_184, i_186, i_188, i_189, i_191, i_193, i_195, i_201, i_203, i_206, i_211, i_213, i_216, i_218, i_219, i_221, i_225, i_226;
    long l_0, l_3, l_5, l_7, l_9, l_10, l_11, l_15, l_16, l_17, l_19, l_21, l_22, l_24, l_25, l_26, l_27, l_29, l_31, l_32, l_34, l_37, l_39, l_40, l_41, l_44, l_47, l_51, l_52, l_53, l_54, l_55, l_57, l_59, l_60, l_64, l_67, l_71, l_73, l_74, l_75, l_77, l_79, l_80, l_81, l_82, l_83, l_90, l_91, l_92, l_93, l_97, l_102, l_103, l_104, l_106, l_108, l_115, l_116, l_118, l_121, l_122, l_124, l_125, l_126, l_128, l_129, l_130, l_131, l_132, l_134, l_136, l_137, l_139, l_140, l_141, l_142, l_144, l_146, l_147, l_149, l_152, l_154, l_155, l_156, l_157, l_158, l_159, l_160, l_161, l_164, l_165, l_168, l_172, l_174, l_175, l_176, l_177, l_178, l_179, l_182, l_185, l_187, l_190, l_192, l_194, l_196, l_197, l_198, l_199, l_200, l_202, l_204, l_205, l_207, l_208, l_209, l_210, l_212, l_214, l_215, l_217, l_220, l_222, l_223, l_224;
    l_0 = *((__global long *) (arg_args + 16L));
    i_1 = (int) get_group_id(0);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_2 = (int) get_local_id(0);
    if (i_2 == 0) {
        l_3 = *((__global long *) (arg_fs + 16 + 16L));
        i_4 = (int) get_group_id(0);
        l_5 = (long) i_4;
        i_6 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) ((l_5 << 12) + (l_5 << 11)))) + (ulong) 1896L))));
        if (i_6 == 0) {
            l_7 = *((__global long *) (arg_fs + 16 + 16L));
            i_8 = (int) get_group_id(0);
            l_9 = (long) i_8;
            l_10 = (long) ((ulong) l_7 + (ulong) ((l_9 << 12) + (l_9 << 11)));
            l_11 = (long) ((ulong) l_10 + (ulong) 2048L);
            i_12 = 0;
            while (true) {
                if (!(i_12 < 4)) {
                    break;
                }
                i_13 = (int) gale_literals[i_12];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) ((long) i_12))))) = (char) i_13;
                i_14 = (int) ((uint) i_12 + (uint) 1);
                i_12 = i_14;
            }
            l_15 = (long) ((ulong) l_10 + (ulong) 1864L);
            l_16 = *((__global long *) (arg_fs + 16 + l_15));
            l_17 = *((__global long *) (arg_fs + 16 + 8L));
            i_18 = 0;
            l_19 = 0L;
            while (true) {
                if (!(i_18 == 0)) {
                    break;
                }
                i_20 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_20 == 0) {
                    l_21 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_16 + (ulong) 128L)) - (ulong) l_21)) < 1025L) {
                        i_18 = 1;
                    } else {
                        if (l_19 < l_17) {
                            l_22 = (long) ((ulong) l_19 + (ulong) 1L);
                            l_19 = l_22;
                        } else {
                            i_18 = (-110);
                        }
                    }
                } else {
                    i_23 = (int) (0 - (uint) i_20);
                    i_18 = i_23;
                }
            }
            if (i_18 < 0) {
                l_24 = (long) i_18;
                l_25 = l_24;
            } else {
                l_26 = (long) ((ulong) l_16 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) (uint) (((int) l_26) & 1023)))))) = 0L;
                l_27 = (long) ((ulong) l_10 + (ulong) ((long) (uint) (((int) l_16) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 4L)))) = 1;
                i_28 = (int) ((uint) ((int) (((long) ((ulong) l_16 + (ulong) ((long) ((ulong) (l_16 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 8L)))) = i_28;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 36L)))) = 4;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_27)) = 64;
                *((__global long *) (arg_fs + 16 + l_15)) = l_26;
                GALEFS_FENCE();
                l_29 = *((__global long *) (arg_fs + 16 + 24L));
                i_30 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_29 + (ulong) ((long) i_30))))) = (char) 1;
                l_31 = *((__global long *) (arg_fs + 16 + 8L));
                l_32 = (long) ((ulong) l_10 + (ulong) 1792L);
                i_33 = 0;
                l_34 = 0L;
                while (true) {
                    if (!(i_33 == 0)) {
                        break;
                    }
                    i_35 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_36 = *((volatile __global int *) (arg_fs + 16 + l_32));
                    if (i_28 == i_36) {
                        i_33 = 1;
                    } else {
                        if (i_35 == 0) {
                            if (l_34 < l_31) {
                                l_37 = (long) ((ulong) l_34 + (ulong) 1L);
                                l_34 = l_37;
                            } else {
                                i_33 = (-110);
                            }
                        } else {
                            i_38 = (int) (0 - (uint) i_35);
                            i_33 = i_38;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_33 < 0) {
                    l_39 = (long) i_33;
                    l_25 = l_39;
                } else {
                    l_40 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) 1800L))));
                    l_25 = l_40;
                }
            }
        } else {
            l_25 = (-16L);
        }
    } else {
        l_25 = 0L;
    }
    l_41 = GALEFS_BROADCAST(l_25);
    i_42 = (int) get_local_id(0);
    i_43 = (int) l_41;
    l_44 = ((long) i_43) << 3;
    if (i_42 == 0) {
        if (i_43 < 0) {
            i_45 = (-9);
        } else {
            i_46 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_43 < i_46) {
                l_47 = *((__global long *) (arg_fs + 16 + 192L));
                i_48 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) l_44))));
                i_49 = (int) ((uint) i_48 + (uint) (-1));
                i_50 = (i_49 < 0) ? (-9) : i_49;
                i_45 = i_50;
            } else {
                i_45 = (-9);
            }
        }
        l_51 = (long) i_45;
        if (i_45 < 0) {
            l_52 = l_51;
        } else {
            l_53 = *((__global long *) (arg_fs + 16 + 200L));
            l_54 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_53 + (ulong) (l_51 << 6)))));
            l_52 = l_54;
        }
    } else {
        l_52 = 0L;
    }
    l_55 = GALEFS_BROADCAST(l_52);
    i_56 = (int) l_0;
    l_57 = (long) i_56;
    i_58 = (int) gale_div_long(((long) ((ulong) ((long) ((ulong) l_57 + (ulong) l_55)) + (ulong) (-1L))), l_57);
    l_59 = ((long) i_1) * l_57;
    l_60 = 0L;
    i_61 = 0;
    while (true) {
        if (!(i_61 < i_58)) {
            break;
        }
        i_62 = (int) get_group_id(0);
        i_63 = (int) get_local_id(0);
        l_64 = l_57 * ((long) gale_rem_int(((int) ((uint) i_61 + (uint) i_62)), i_58));
        if (i_63 == 0) {
            if (i_43 < 0) {
                i_65 = (-9);
            } else {
                i_66 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_43 < i_66) {
                    l_67 = *((__global long *) (arg_fs + 16 + 192L));
                    i_68 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) l_44))));
                    i_69 = (int) ((uint) i_68 + (uint) (-1));
                    i_70 = (i_69 < 0) ? (-9) : i_69;
                    if (i_70 < 0) {
                        i_65 = i_70;
                    } else {
                        l_71 = *((__global long *) (arg_fs + 16 + 192L));
                        i_72 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_71 + (ulong) l_44)) + (ulong) 4L))));
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
                l_74 = l_73;
            } else {
                if (l_64 < 0L) {
                    l_74 = (-22L);
                } else {
                    if (i_56 < 0) {
                        l_74 = (-22L);
                    } else {
                        l_75 = *((__global long *) (arg_fs + 16 + 16L));
                        i_76 = (int) get_group_id(0);
                        l_77 = (long) i_76;
                        i_78 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_75 + (ulong) ((l_77 << 12) + (l_77 << 11)))) + (ulong) 1896L))));
                        if (i_78 == 0) {
                            l_79 = *((__global long *) (arg_fs + 16 + 200L));
                            l_80 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) (l_73 << 6)))));
                            l_81 = (long) ((ulong) l_80 - (ulong) l_64);
                            if (l_81 < 1L) {
                                l_74 = 0L;
                            } else {
                                l_82 = (l_81 < l_57) ? l_81 : l_57;
                                l_74 = l_82;
                            }
                        } else {
                            l_74 = (-16L);
                        }
                    }
                }
            }
        } else {
            l_74 = 0L;
        }
        l_83 = GALEFS_BROADCAST(l_74);
        i_84 = (int) l_83;
        i_85 = (i_84 < 1) ? i_84 : 1;
        i_86 = i_85;
        i_87 = 0;
        while (true) {
            if (!(i_86 == 1)) {
                break;
            }
            i_88 = (int) get_local_id(0);
            i_89 = (int) ((uint) i_84 - (uint) i_87);
            l_90 = (long) i_89;
            l_91 = (long) i_87;
            l_92 = l_64 + l_91;
            if (i_88 == 0) {
                l_93 = *((__global long *) (arg_fs + 16 + 16L));
                i_94 = (int) get_group_id(0);
                if (i_43 < 0) {
                    i_95 = (-9);
                } else {
                    i_96 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_43 < i_96) {
                        l_97 = *((__global long *) (arg_fs + 16 + 192L));
                        i_98 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) l_44))));
                        i_99 = (int) ((uint) i_98 + (uint) (-1));
                        i_100 = (i_99 < 0) ? (-9) : i_99;
                        i_95 = i_100;
                    } else {
                        i_95 = (-9);
                    }
                }
                i_101 = *((__global int *) (arg_fs + 16 + 156L));
                l_102 = (long) i_95;
                if (i_95 < 0) {
                    l_103 = l_102;
                } else {
                    l_104 = *((__global long *) (arg_fs + 16 + 200L));
                    i_105 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_104 + (ulong) (l_102 << 6))) + (ulong) 8L))));
                    l_106 = *((__global long *) (arg_fs + 16 + 128L));
                    i_107 = *((__global int *) (arg_fs + 16 + 152L));
                    l_108 = l_92 >> i_101;
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
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 12L)))) = i_43;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 16L)))) = l_92;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 24L)))) = l_90;
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
                            l_103 = l_140;
                        } else {
                            l_156 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 1808L))));
                            l_103 = l_156;
                        }
                    } else {
                        l_157 = (long) ((ulong) l_122 + (ulong) 1872L);
                        l_158 = *((__global long *) (arg_fs + 16 + l_157));
                        *((__global long *) (arg_fs + 16 + l_157)) = ((long) ((ulong) l_158 + (ulong) 1L));
                        l_103 = l_129;
                    }
                }
                if (l_103 < 0L) {
                    l_159 = l_103;
                } else {
                    l_160 = (long) ((ulong) (l_103 << i_101) + (ulong) (l_92 & ((long) ((ulong) (1L << i_101) + (ulong) (-1L)))));
                    l_159 = l_160;
                }
            } else {
                l_159 = 0L;
            }
            l_161 = GALEFS_BROADCAST(l_159);
            if (l_161 < 0L) {
                i_162 = (int) l_161;
                i_86 = i_162;
            } else {
                i_163 = *((__global int *) (arg_fs + 16 + 156L));
                l_164 = 1L << i_163;
                l_165 = (long) ((ulong) l_164 - (ulong) (l_92 & ((long) ((ulong) l_164 + (ulong) (-1L)))));
                if (l_165 < l_90) {
                    i_166 = (int) l_165;
                    i_167 = i_166;
                } else {
                    i_167 = i_89;
                }
                l_168 = *((__global long *) (arg_fs + 16 + 144L));
                gale_copy((arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) l_168))), (arg_scratch + 16 + (l_59 + l_91)), i_167);
                GALEFS_FENCE();
                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                i_169 = (int) get_local_id(0);
                i_170 = (int) ((uint) i_87 + (uint) i_167);
                i_171 = (i_170 < i_84) ? 1 : 0;
                if (i_169 == 0) {
                    l_172 = *((__global long *) (arg_fs + 16 + 16L));
                    i_173 = (int) get_group_id(0);
                    l_174 = (long) i_173;
                    l_175 = (long) ((ulong) l_172 + (ulong) ((l_174 << 12) + (l_174 << 11)));
                    l_176 = (long) ((ulong) l_175 + (ulong) 1880L);
                    l_177 = *((__global long *) (arg_fs + 16 + l_176));
                    *((__global long *) (arg_fs + 16 + l_176)) = ((long) ((ulong) ((long) i_167) + (ulong) l_177));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_175 + (ulong) 1856L)))) = 0;
                    l_178 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_175 + (ulong) 1864L))));
                    l_179 = (long) ((ulong) l_178 + (ulong) (-64L));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_175 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_179 + (ulong) ((long) ((ulong) (l_179 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    i_86 = i_171;
                    i_87 = i_170;
                } else {
                    i_86 = i_171;
                    i_87 = i_170;
                }
            }
        }
        if (i_87 < 1) {
            i_180 = i_86;
        } else {
            i_180 = i_87;
        }
        i_181 = (int) get_local_id(0);
        if (i_181 == 0) {
            l_182 = l_60;
            i_183 = 0;
            while (true) {
                if (!(i_183 < i_180)) {
                    break;
                }
                i_184 = (int) *((__global char *) (arg_scratch + 16 + (l_59 + ((long) i_183))));
                l_185 = (long) ((ulong) l_182 + (ulong) ((long) (uint) (i_184 & 255)));
                i_186 = (int) ((uint) i_183 + (uint) 1);
                l_182 = l_185;
                i_183 = i_186;
            }
            l_187 = l_182;
        } else {
            l_187 = l_60;
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_188 = (int) ((uint) i_61 + (uint) 1);
        l_60 = l_187;
        i_61 = i_188;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_189 = (int) get_local_id(0);
    if (i_189 == 0) {
        l_190 = *((__global long *) (arg_fs + 16 + 16L));
        i_191 = (int) get_group_id(0);
        l_192 = (long) i_191;
        i_193 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_190 + (ulong) ((l_192 << 12) + (l_192 << 11)))) + (ulong) 1896L))));
        if (i_193 == 0) {
            l_194 = *((__global long *) (arg_fs + 16 + 16L));
            i_195 = (int) get_group_id(0);
            l_196 = (long) i_195;
            l_197 = (long) ((ulong) l_194 + (ulong) ((l_196 << 12) + (l_196 << 11)));
            l_198 = (long) ((ulong) l_197 + (ulong) 1864L);
            l_199 = *((__global long *) (arg_fs + 16 + l_198));
            l_200 = *((__global long *) (arg_fs + 16 + 8L));
            i_201 = 0;
            l_202 = 0L;
            while (true) {
                if (!(i_201 == 0)) {
                    break;
                }
                i_203 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_203 == 0) {
                    l_204 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_199 + (ulong) 128L)) - (ulong) l_204)) < 1025L) {
                        i_201 = 1;
                    } else {
                        if (l_202 < l_200) {
                            l_205 = (long) ((ulong) l_202 + (ulong) 1L);
                            l_202 = l_205;
                        } else {
                            i_201 = (-110);
                        }
                    }
                } else {
                    i_206 = (int) (0 - (uint) i_203);
                    i_201 = i_206;
                }
            }
            if (i_201 < 0) {
                l_207 = (long) i_201;
                l_208 = l_207;
            } else {
                l_209 = (long) ((ulong) l_199 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) ((long) (uint) (((int) l_209) & 1023)))))) = 0L;
                l_210 = (long) ((ulong) l_197 + (ulong) ((long) (uint) (((int) l_199) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) 4L)))) = 2;
                i_211 = (int) ((uint) ((int) (((long) ((ulong) l_199 + (ulong) ((long) ((ulong) (l_199 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) 8L)))) = i_211;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) 12L)))) = i_43;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_210)) = 64;
                *((__global long *) (arg_fs + 16 + l_198)) = l_209;
                GALEFS_FENCE();
                l_212 = *((__global long *) (arg_fs + 16 + 24L));
                i_213 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) ((long) i_213))))) = (char) 1;
                l_214 = *((__global long *) (arg_fs + 16 + 8L));
                l_215 = (long) ((ulong) l_197 + (ulong) 1792L);
                i_216 = 0;
                l_217 = 0L;
                while (true) {
                    if (!(i_216 == 0)) {
                        break;
                    }
                    i_218 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_219 = *((volatile __global int *) (arg_fs + 16 + l_215));
                    if (i_211 == i_219) {
                        i_216 = 1;
                    } else {
                        if (i_218 == 0) {
                            if (l_217 < l_214) {
                                l_220 = (long) ((ulong) l_217 + (ulong) 1L);
                                l_217 = l_220;
                            } else {
                                i_216 = (-110);
                            }
                        } else {
                            i_221 = (int) (0 - (uint) i_218);
                            i_216 = i_221;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_216 < 0) {
                    l_222 = (long) i_216;
                    l_208 = l_222;
                } else {
                    l_223 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 1800L))));
                    l_208 = l_223;
                }
            }
        } else {
            l_208 = (-16L);
        }
    } else {
        l_208 = 0L;
    }
    l_224 = GALEFS_BROADCAST(l_208);
    i_225 = (int) get_local_id(0);
    if (i_225 == 0) {
        i_226 = (int) get_group_id(0);
        *((__global long *) (arg_sums + ((((long) i_226) << 3) + 16L))) = l_60;
    }
}
