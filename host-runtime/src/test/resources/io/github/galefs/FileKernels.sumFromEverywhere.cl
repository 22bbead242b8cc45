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
// source: io/github/galefs/kernel/file/FramePart.java
// source: io/github/galefs/kernel/file/LiteralPath.java
// source: io/github/galefs/kernel/file/OpenFiles.java
// source: io/github/galefs/kernel/lane/LaneCall.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source SHA-256: fa1e82df16498f2d7092a7f9bdb797f15ffa14267aed9e8181bf9bd8e3bd592a

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
    int i_1, i_2, i_4, i_6, i_8, i_12, i_13, i_14, i_18, i_20, i_23, i_28, i_30, i_33, i_35, i_36, i_38, i_42, i_43, i_45, i_46, i_47, i_49, i_50, i_51, i_52, i_59, i_61, i_64, i_65, i_67, i_68, i_69, i_72, i_73, i_76, i_77, i_79, i_80, i_81, i_83, i_85, i_87, i_89, i_96, i_99, i_100, i_101, i_103, i_104, i_105, i_107, i_108, i_109, i_112, i_114, i_116, i_118, i_119, i_120, i_121, i_122, i_123, i_126, i_128, i_129, i_132, i_136, i_142, i_144, i_147, i_152, i_154, i_157, i_159, i_160, i_162, i_170, i_171, i_174, i_176, i_178, i_185, i_186, i_187, i_188, i_190, i_191, i_193, i_195, i_196, i_198, i_200, i_202, i_208, i_210, i_213, i_218, i_220, i_223, i_225, i_226, i_228, i_232, i_233;
    long l_0, l_3, l_5, l_7, l_9, l_10, l_11, l_15, l_16, l_17, l_19, l_21, l_22, l_24, l_25, l_26, l_27, l_29, l_31, l_32, l_34, l_37, l_39, l_40, l_41, l_44, l_48, l_53, l_54, l_55, l_56, l_57, l_58, l_60, l_62, l_63, l_66, l_70, l_71, l_74, l_75, l_78, l_82, l_84, l_86, l_88, l_90, l_91, l_92, l_93, l_94, l_95, l_97, l_98, l_102, l_106, l_110, l_111, l_113, l_115, l_117, l_124, l_125, l_127, l_130, l_131, l_133, l_134, l_135, l_137, l_138, l_139, l_140, l_141, l_143, l_145, l_146, l_148, l_149, l_150, l_151, l_153, l_155, l_156, l_158, l_161, l_163, l_164, l_165, l_166, l_167, l_168, l_169, l_172, l_173, l_175, l_177, l_179, l_180, l_181, l_182, l_183, l_184, l_189, l_192, l_194, l_197, l_199, l_201, l_203, l_204, l_205, l_206, l_207, l_209, l_211, l_212, l_214, l_215, l_216, l_217, l_219, l_221, l_222, l_224, l_227, l_229, l_230, l_231;
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
                            GALEFS_RELAX(l_19);
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
                                GALEFS_RELAX(l_34);
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
        i_45 = *((volatile __global int *) (arg_fs + 16 + 64L));
        if (i_43 < 0) {
            i_46 = (-9);
        } else {
            i_47 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_43 < i_47) {
                l_48 = *((__global long *) (arg_fs + 16 + 192L));
                i_49 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) l_44))));
                i_50 = (int) ((uint) i_49 + (uint) (-1));
                i_51 = (i_50 < 0) ? (-9) : i_50;
                i_46 = i_51;
            } else {
                i_46 = (-9);
            }
        }
        i_52 = (int) (0 - (uint) i_45);
        if (i_52 < 0) {
            l_53 = (long) i_52;
            l_54 = l_53;
        } else {
            l_55 = (long) i_46;
            if (i_46 < 0) {
                l_54 = l_55;
            } else {
                l_56 = *((__global long *) (arg_fs + 16 + 200L));
                l_57 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_56 + (ulong) (l_55 << 6)))));
                l_54 = l_57;
            }
        }
    } else {
        l_54 = 0L;
    }
    l_58 = GALEFS_BROADCAST(l_54);
    i_59 = (int) l_0;
    l_60 = (long) i_59;
    i_61 = (int) gale_div_long(((long) ((ulong) ((long) ((ulong) l_60 + (ulong) l_58)) + (ulong) (-1L))), l_60);
    l_62 = ((long) i_1) * l_60;
    l_63 = 0L;
    i_64 = 0;
    while (true) {
        if (!(i_64 < i_61)) {
            break;
        }
        i_65 = (int) get_group_id(0);
        l_66 = l_60 * ((long) gale_rem_int(((int) ((uint) i_64 + (uint) i_65)), i_61));
        i_67 = 1;
        i_68 = 0;
        while (true) {
            if (!(i_67 == 1)) {
                break;
            }
            i_69 = (int) get_local_id(0);
            l_70 = (long) i_68;
            l_71 = l_66 + l_70;
            if (i_69 == 0) {
                i_72 = *((volatile __global int *) (arg_fs + 16 + 64L));
                i_73 = (int) (0 - (uint) i_72);
                if (i_73 < 0) {
                    l_74 = (long) i_73;
                    l_75 = l_74;
                } else {
                    if (i_43 < 0) {
                        i_76 = (-9);
                    } else {
                        i_77 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_43 < i_77) {
                            l_78 = *((__global long *) (arg_fs + 16 + 192L));
                            i_79 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) l_44))));
                            i_80 = (int) ((uint) i_79 + (uint) (-1));
                            i_81 = (i_80 < 0) ? (-9) : i_80;
                            if (i_81 < 0) {
                                i_76 = i_81;
                            } else {
                                l_82 = *((__global long *) (arg_fs + 16 + 192L));
                                i_83 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_82 + (ulong) l_44)) + (ulong) 4L))));
                                if ((i_83 & 3) == 1) {
                                    i_76 = (-9);
                                } else {
                                    i_76 = i_81;
                                }
                            }
                        } else {
                            i_76 = (-9);
                        }
                    }
                    l_84 = (long) i_76;
                    if (i_76 < 0) {
                        l_75 = l_84;
                    } else {
                        if (l_71 < 0L) {
                            l_75 = (-22L);
                        } else {
                            i_85 = (int) ((uint) i_59 - (uint) i_68);
                            if (i_85 < 0) {
                                l_75 = (-22L);
                            } else {
                                l_86 = *((__global long *) (arg_fs + 16 + 16L));
                                i_87 = (int) get_group_id(0);
                                l_88 = (long) i_87;
                                i_89 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_86 + (ulong) ((l_88 << 12) + (l_88 << 11)))) + (ulong) 1896L))));
                                if (i_89 == 0) {
                                    l_90 = *((__global long *) (arg_fs + 16 + 200L));
                                    l_91 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) (l_84 << 6)))));
                                    l_92 = (long) ((ulong) l_91 - (ulong) l_71);
                                    if (l_92 < 1L) {
                                        l_75 = 0L;
                                    } else {
                                        l_93 = (long) (uint) i_85;
                                        l_94 = (l_92 < l_93) ? l_92 : l_93;
                                        l_75 = l_94;
                                    }
                                } else {
                                    l_75 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_75 < 1L) {
                    l_95 = l_75;
                } else {
                    i_96 = *((__global int *) (arg_fs + 16 + 156L));
                    l_97 = 1L << i_96;
                    l_98 = (long) ((ulong) l_97 - (ulong) (l_71 & ((long) ((ulong) l_97 + (ulong) (-1L)))));
                    if (l_98 < l_75) {
                        i_99 = (int) l_98;
                        i_100 = i_99;
                    } else {
                        i_101 = (int) l_75;
                        i_100 = i_101;
                    }
                    l_102 = *((__global long *) (arg_fs + 16 + 16L));
                    i_103 = (int) get_group_id(0);
                    if (i_43 < 0) {
                        i_104 = (-9);
                    } else {
                        i_105 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_43 < i_105) {
                            l_106 = *((__global long *) (arg_fs + 16 + 192L));
                            i_107 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) l_44))));
                            i_108 = (int) ((uint) i_107 + (uint) (-1));
                            i_109 = (i_108 < 0) ? (-9) : i_108;
                            i_104 = i_109;
                        } else {
                            i_104 = (-9);
                        }
                    }
                    l_110 = (long) i_104;
                    if (i_104 < 0) {
                        l_111 = l_110;
                    } else {
                        i_112 = *((__global int *) (arg_fs + 16 + 156L));
                        l_113 = *((__global long *) (arg_fs + 16 + 200L));
                        i_114 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_113 + (ulong) (l_110 << 6))) + (ulong) 8L))));
                        l_115 = *((__global long *) (arg_fs + 16 + 128L));
                        i_116 = *((__global int *) (arg_fs + 16 + 152L));
                        l_117 = l_71 >> i_112;
                        i_118 = i_116 & ((int) (((long) ((ulong) ((long) ((ulong) l_117 + (ulong) (((long) i_114) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_119 = i_118;
                        i_120 = 0;
                        i_121 = (-2);
                        while (true) {
                            if (!(i_121 == (-2))) {
                                break;
                            }
                            i_122 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) (((long) i_119) << 2)))));
                            i_123 = (int) ((uint) i_122 + (uint) (-1));
                            if (i_123 < 0) {
                                i_121 = (-1);
                            } else {
                                l_124 = *((__global long *) (arg_fs + 16 + 136L));
                                l_125 = (long) ((ulong) l_124 + (ulong) (((long) (uint) i_123) << 4));
                                i_126 = *((volatile __global int *) (arg_fs + 16 + l_125));
                                l_127 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 8L))));
                                if ((!(i_114 == i_126)) || (!(l_117 == l_127))) {
                                    if (i_116 == i_120) {
                                        i_121 = (-1);
                                    } else {
                                        i_128 = (int) ((uint) i_120 + (uint) 1);
                                        i_129 = i_116 & ((int) ((uint) i_119 + (uint) 1));
                                        i_119 = i_129;
                                        i_120 = i_128;
                                    }
                                } else {
                                    i_121 = i_123;
                                }
                            }
                        }
                        l_130 = (long) i_103;
                        l_131 = (long) ((ulong) l_102 + (ulong) ((l_130 << 12) + (l_130 << 11)));
                        if (i_121 < 0) {
                            i_132 = (-1);
                        } else {
                            l_133 = (long) ((ulong) l_131 + (ulong) 1856L);
                            *((volatile __global int *) (arg_fs + 16 + l_133)) = ((int) ((uint) i_121 + (uint) 1));
                            GALEFS_FENCE();
                            l_134 = *((__global long *) (arg_fs + 16 + 136L));
                            l_135 = (long) ((ulong) l_134 + (ulong) (((long) (uint) i_121) << 4));
                            i_136 = *((volatile __global int *) (arg_fs + 16 + l_135));
                            l_137 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 8L))));
                            if ((!(i_114 == i_136)) || (!(l_117 == l_137))) {
                                *((volatile __global int *) (arg_fs + 16 + l_133)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_114 == i_136)) || (!(l_117 == l_137))) {
                                i_132 = (-1);
                            } else {
                                i_132 = i_121;
                            }
                        }
                        l_138 = (long) i_132;
                        if (l_138 == (-1L)) {
                            l_139 = (long) ((ulong) l_131 + (ulong) 1864L);
                            l_140 = *((__global long *) (arg_fs + 16 + l_139));
                            l_141 = *((__global long *) (arg_fs + 16 + 8L));
                            i_142 = 0;
                            l_143 = 0L;
                            while (true) {
                                if (!(i_142 == 0)) {
                                    break;
                                }
                                i_144 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                if (i_144 == 0) {
                                    l_145 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 1408L))));
                                    if (((long) ((ulong) ((long) ((ulong) l_140 + (ulong) 128L)) - (ulong) l_145)) < 1025L) {
                                        i_142 = 1;
                                    } else {
                                        if (l_143 < l_141) {
                                            GALEFS_RELAX(l_143);
                                            l_146 = (long) ((ulong) l_143 + (ulong) 1L);
                                            l_143 = l_146;
                                        } else {
                                            i_142 = (-110);
                                        }
                                    }
                                } else {
                                    i_147 = (int) (0 - (uint) i_144);
                                    i_142 = i_147;
                                }
                            }
                            if (i_142 < 0) {
                                l_148 = (long) i_142;
                                l_149 = l_148;
                            } else {
                                l_150 = (long) ((ulong) l_140 + (ulong) 64L);
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) ((long) (uint) (((int) l_150) & 1023)))))) = 0L;
                                l_151 = (long) ((ulong) l_131 + (ulong) ((long) (uint) (((int) l_140) & 1023)));
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 4L)))) = 3;
                                i_152 = (int) ((uint) ((int) (((long) ((ulong) l_140 + (ulong) ((long) ((ulong) (l_140 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 8L)))) = i_152;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 12L)))) = i_43;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 16L)))) = l_71;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 24L)))) = l_75;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 32L)))) = 0;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global int *) (arg_fs + 16 + l_151)) = 64;
                                *((__global long *) (arg_fs + 16 + l_139)) = l_150;
                                GALEFS_FENCE();
                                l_153 = *((__global long *) (arg_fs + 16 + 24L));
                                i_154 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) ((long) i_154))))) = (char) 1;
                                l_155 = *((__global long *) (arg_fs + 16 + 8L));
                                l_156 = (long) ((ulong) l_131 + (ulong) 1792L);
                                i_157 = 0;
                                l_158 = 0L;
                                while (true) {
                                    if (!(i_157 == 0)) {
                                        break;
                                    }
                                    i_159 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                    i_160 = *((volatile __global int *) (arg_fs + 16 + l_156));
                                    if (i_152 == i_160) {
                                        i_157 = 1;
                                    } else {
                                        if (i_159 == 0) {
                                            if (l_158 < l_155) {
                                                GALEFS_RELAX(l_158);
                                                l_161 = (long) ((ulong) l_158 + (ulong) 1L);
                                                l_158 = l_161;
                                            } else {
                                                i_157 = (-110);
                                            }
                                        } else {
                                            i_162 = (int) (0 - (uint) i_159);
                                            i_157 = i_162;
                                        }
                                    }
                                }
                                GALEFS_FENCE();
                                if (i_157 < 0) {
                                    l_163 = (long) i_157;
                                    l_149 = l_163;
                                } else {
                                    l_164 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 1800L))));
                                    l_149 = l_164;
                                }
                            }
                            if (l_149 < 0L) {
                                l_111 = l_149;
                            } else {
                                l_165 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 1808L))));
                                l_111 = l_165;
                            }
                        } else {
                            l_166 = (long) ((ulong) l_131 + (ulong) 1872L);
                            l_167 = *((__global long *) (arg_fs + 16 + l_166));
                            *((__global long *) (arg_fs + 16 + l_166)) = ((long) ((ulong) l_167 + (ulong) 1L));
                            l_111 = l_138;
                        }
                    }
                    if (l_111 < 0L) {
                        l_95 = l_111;
                    } else {
                        l_168 = (l_111 << 32) | ((long) i_100);
                        l_95 = l_168;
                    }
                }
            } else {
                l_95 = 0L;
            }
            l_169 = GALEFS_BROADCAST(l_95);
            i_170 = (int) l_169;
            if (l_169 < 0L) {
                i_171 = 0;
            } else {
                i_171 = i_170;
            }
            if (l_169 < 0L) {
                l_172 = 0L;
            } else {
                l_173 = (long) ((ulong) l_169 >> 32);
                l_172 = l_173;
            }
            i_174 = *((__global int *) (arg_fs + 16 + 156L));
            l_175 = *((__global long *) (arg_fs + 16 + 144L));
            gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_175 + (ulong) (l_172 << i_174))) + (ulong) (l_71 & ((long) ((ulong) (1L << i_174) + (ulong) (-1L))))))), (arg_scratch + 16 + (l_62 + l_70)), i_171);
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_176 = (int) get_local_id(0);
            if (i_176 == 0) {
                l_177 = *((__global long *) (arg_fs + 16 + 16L));
                i_178 = (int) get_group_id(0);
                l_179 = (long) i_178;
                l_180 = (long) ((ulong) l_177 + (ulong) ((l_179 << 12) + (l_179 << 11)));
                l_181 = (long) ((ulong) l_180 + (ulong) 1880L);
                l_182 = *((__global long *) (arg_fs + 16 + l_181));
                *((__global long *) (arg_fs + 16 + l_181)) = ((long) ((ulong) ((long) i_171) + (ulong) l_182));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_180 + (ulong) 1856L)))) = 0;
                l_183 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_180 + (ulong) 1864L))));
                l_184 = (long) ((ulong) l_183 + (ulong) (-64L));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_180 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_184 + (ulong) ((long) ((ulong) (l_184 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
            i_185 = (int) ((uint) i_68 + (uint) i_171);
            if (l_169 < 0L) {
                i_67 = i_170;
                i_68 = i_185;
            } else {
                i_186 = ((i_171 < 1) || (!(i_185 < i_59))) ? 0 : 1;
                i_67 = i_186;
                i_68 = i_185;
            }
        }
        if (i_68 < 1) {
            i_187 = i_67;
        } else {
            i_187 = i_68;
        }
        i_188 = (int) get_local_id(0);
        if (i_188 == 0) {
            l_189 = l_63;
            i_190 = 0;
            while (true) {
                if (!(i_190 < i_187)) {
                    break;
                }
                i_191 = (int) *((__global char *) (arg_scratch + 16 + (l_62 + ((long) i_190))));
                l_192 = (long) ((ulong) l_189 + (ulong) ((long) (uint) (i_191 & 255)));
                i_193 = (int) ((uint) i_190 + (uint) 1);
                l_189 = l_192;
                i_190 = i_193;
            }
            l_194 = l_189;
        } else {
            l_194 = l_63;
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_195 = (int) ((uint) i_64 + (uint) 1);
        l_63 = l_194;
        i_64 = i_195;
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
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 12L)))) = i_43;
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
    i_232 = (int) get_local_id(0);
    if (i_232 == 0) {
        i_233 = (int) get_group_id(0);
        *((__global long *) (arg_sums + ((((long) i_233) << 3) + 16L))) = l_63;
    }
}
