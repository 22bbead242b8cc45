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
// source SHA-256: 5425dd237b8eb1bc5cd444ddc85dd04bc2956ff93d83e5adab2d919fcc296271

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
    int i_1, i_2, i_4, i_6, i_8, i_12, i_13, i_14, i_18, i_20, i_23, i_28, i_30, i_33, i_35, i_36, i_38, i_42, i_43, i_45, i_46, i_47, i_49, i_50, i_51, i_52, i_59, i_61, i_64, i_65, i_66, i_68, i_69, i_70, i_72, i_73, i_74, i_76, i_77, i_82, i_84, i_90, i_91, i_92, i_93, i_94, i_95, i_100, i_101, i_102, i_104, i_105, i_106, i_109, i_111, i_113, i_115, i_116, i_117, i_118, i_119, i_120, i_123, i_125, i_126, i_129, i_133, i_139, i_141, i_144, i_149, i_151, i_154, i_156, i_157, i_159, i_168, i_169, i_172, i_175, i_177, i_184, i_185, i_186, i_187, i_188, i_190, i_191, i_193, i_195, i_196, i_198, i_200, i_202, i_208, i_210, i_213, i_218, i_220, i_223, i_225, i_226, i_228, i_232, i_233;
    long l_0, l_3, l_5, l_7, l_9, l_10, l_11, l_15, l_16, l_17, l_19, l_21, l_22, l_24, l_25, l_26, l_27, l_29, l_31, l_32, l_34, l_37, l_39, l_40, l_41, l_44, l_48, l_53, l_54, l_55, l_56, l_57, l_58, l_60, l_62, l_63, l_67, l_71, l_75, l_78, l_79, l_80, l_81, l_83, l_85, l_86, l_87, l_88, l_89, l_96, l_97, l_98, l_99, l_103, l_107, l_108, l_110, l_112, l_114, l_121, l_122, l_124, l_127, l_128, l_130, l_131, l_132, l_134, l_135, l_136, l_137, l_138, l_140, l_142, l_143, l_145, l_146, l_147, l_148, l_150, l_152, l_153, l_155, l_158, l_160, l_161, l_162, l_163, l_164, l_165, l_166, l_167, l_170, l_171, l_173, l_174, l_176, l_178, l_179, l_180, l_181, l_182, l_183, l_189, l_192, l_194, l_197, l_199, l_201, l_203, l_204, l_205, l_206, l_207, l_209, l_211, l_212, l_214, l_215, l_216, l_217, l_219, l_221, l_222, l_224, l_227, l_229, l_230, l_231;
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
        i_66 = (int) get_local_id(0);
        l_67 = l_60 * ((long) gale_rem_int(((int) ((uint) i_64 + (uint) i_65)), i_61));
        if (i_66 == 0) {
            i_68 = *((volatile __global int *) (arg_fs + 16 + 64L));
            if (i_43 < 0) {
                i_69 = (-9);
            } else {
                i_70 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_43 < i_70) {
                    l_71 = *((__global long *) (arg_fs + 16 + 192L));
                    i_72 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) l_44))));
                    i_73 = (int) ((uint) i_72 + (uint) (-1));
                    i_74 = (i_73 < 0) ? (-9) : i_73;
                    if (i_74 < 0) {
                        i_69 = i_74;
                    } else {
                        l_75 = *((__global long *) (arg_fs + 16 + 192L));
                        i_76 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_75 + (ulong) l_44)) + (ulong) 4L))));
                        if ((i_76 & 3) == 1) {
                            i_69 = (-9);
                        } else {
                            i_69 = i_74;
                        }
                    }
                } else {
                    i_69 = (-9);
                }
            }
            i_77 = (int) (0 - (uint) i_68);
            if (i_77 < 0) {
                l_78 = (long) i_77;
                l_79 = l_78;
            } else {
                l_80 = (long) i_69;
                if (i_69 < 0) {
                    l_79 = l_80;
                } else {
                    if (l_67 < 0L) {
                        l_79 = (-22L);
                    } else {
                        if (i_59 < 0) {
                            l_79 = (-22L);
                        } else {
                            l_81 = *((__global long *) (arg_fs + 16 + 16L));
                            i_82 = (int) get_group_id(0);
                            l_83 = (long) i_82;
                            i_84 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_81 + (ulong) ((l_83 << 12) + (l_83 << 11)))) + (ulong) 1896L))));
                            if (i_84 == 0) {
                                l_85 = *((__global long *) (arg_fs + 16 + 200L));
                                l_86 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) (l_80 << 6)))));
                                l_87 = (long) ((ulong) l_86 - (ulong) l_67);
                                if (l_87 < 1L) {
                                    l_79 = 0L;
                                } else {
                                    l_88 = (l_87 < l_60) ? l_87 : l_60;
                                    l_79 = l_88;
                                }
                            } else {
                                l_79 = (-16L);
                            }
                        }
                    }
                }
            }
        } else {
            l_79 = 0L;
        }
        l_89 = GALEFS_BROADCAST(l_79);
        i_90 = (int) l_89;
        i_91 = (i_90 < 1) ? i_90 : 1;
        i_92 = i_91;
        i_93 = 0;
        while (true) {
            if (!(i_92 == 1)) {
                break;
            }
            i_94 = (int) get_local_id(0);
            i_95 = (int) ((uint) i_90 - (uint) i_93);
            l_96 = (long) i_95;
            l_97 = (long) i_93;
            l_98 = l_67 + l_97;
            if (i_94 == 0) {
                l_99 = *((__global long *) (arg_fs + 16 + 16L));
                i_100 = (int) get_group_id(0);
                if (i_43 < 0) {
                    i_101 = (-9);
                } else {
                    i_102 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_43 < i_102) {
                        l_103 = *((__global long *) (arg_fs + 16 + 192L));
                        i_104 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) l_44))));
                        i_105 = (int) ((uint) i_104 + (uint) (-1));
                        i_106 = (i_105 < 0) ? (-9) : i_105;
                        i_101 = i_106;
                    } else {
                        i_101 = (-9);
                    }
                }
                l_107 = (long) i_101;
                if (i_101 < 0) {
                    l_108 = l_107;
                } else {
                    i_109 = *((__global int *) (arg_fs + 16 + 156L));
                    l_110 = *((__global long *) (arg_fs + 16 + 200L));
                    i_111 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_110 + (ulong) (l_107 << 6))) + (ulong) 8L))));
                    l_112 = *((__global long *) (arg_fs + 16 + 128L));
                    i_113 = *((__global int *) (arg_fs + 16 + 152L));
                    l_114 = l_98 >> i_109;
                    i_115 = i_113 & ((int) (((long) ((ulong) ((long) ((ulong) l_114 + (ulong) (((long) i_111) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_116 = i_115;
                    i_117 = 0;
                    i_118 = (-2);
                    while (true) {
                        if (!(i_118 == (-2))) {
                            break;
                        }
                        i_119 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) (((long) i_116) << 2)))));
                        i_120 = (int) ((uint) i_119 + (uint) (-1));
                        if (i_120 < 0) {
                            i_118 = (-1);
                        } else {
                            l_121 = *((__global long *) (arg_fs + 16 + 136L));
                            l_122 = (long) ((ulong) l_121 + (ulong) (((long) (uint) i_120) << 4));
                            i_123 = *((volatile __global int *) (arg_fs + 16 + l_122));
                            l_124 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 8L))));
                            if ((!(i_111 == i_123)) || (!(l_114 == l_124))) {
                                if (i_113 == i_117) {
                                    i_118 = (-1);
                                } else {
                                    i_125 = (int) ((uint) i_117 + (uint) 1);
                                    i_126 = i_113 & ((int) ((uint) i_116 + (uint) 1));
                                    i_116 = i_126;
                                    i_117 = i_125;
                                }
                            } else {
                                i_118 = i_120;
                            }
                        }
                    }
                    l_127 = (long) i_100;
                    l_128 = (long) ((ulong) l_99 + (ulong) ((l_127 << 12) + (l_127 << 11)));
                    if (i_118 < 0) {
                        i_129 = (-1);
                    } else {
                        l_130 = (long) ((ulong) l_128 + (ulong) 1856L);
                        *((volatile __global int *) (arg_fs + 16 + l_130)) = ((int) ((uint) i_118 + (uint) 1));
                        GALEFS_FENCE();
                        l_131 = *((__global long *) (arg_fs + 16 + 136L));
                        l_132 = (long) ((ulong) l_131 + (ulong) (((long) (uint) i_118) << 4));
                        i_133 = *((volatile __global int *) (arg_fs + 16 + l_132));
                        l_134 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 8L))));
                        if ((!(i_111 == i_133)) || (!(l_114 == l_134))) {
                            *((volatile __global int *) (arg_fs + 16 + l_130)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_111 == i_133)) || (!(l_114 == l_134))) {
                            i_129 = (-1);
                        } else {
                            i_129 = i_118;
                        }
                    }
                    l_135 = (long) i_129;
                    if (l_135 == (-1L)) {
                        l_136 = (long) ((ulong) l_128 + (ulong) 1864L);
                        l_137 = *((__global long *) (arg_fs + 16 + l_136));
                        l_138 = *((__global long *) (arg_fs + 16 + 8L));
                        i_139 = 0;
                        l_140 = 0L;
                        while (true) {
                            if (!(i_139 == 0)) {
                                break;
                            }
                            i_141 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_141 == 0) {
                                l_142 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_137 + (ulong) 128L)) - (ulong) l_142)) < 1025L) {
                                    i_139 = 1;
                                } else {
                                    if (l_140 < l_138) {
                                        GALEFS_RELAX(l_140);
                                        l_143 = (long) ((ulong) l_140 + (ulong) 1L);
                                        l_140 = l_143;
                                    } else {
                                        i_139 = (-110);
                                    }
                                }
                            } else {
                                i_144 = (int) (0 - (uint) i_141);
                                i_139 = i_144;
                            }
                        }
                        if (i_139 < 0) {
                            l_145 = (long) i_139;
                            l_146 = l_145;
                        } else {
                            l_147 = (long) ((ulong) l_137 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) ((long) (uint) (((int) l_147) & 1023)))))) = 0L;
                            l_148 = (long) ((ulong) l_128 + (ulong) ((long) (uint) (((int) l_137) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 4L)))) = 3;
                            i_149 = (int) ((uint) ((int) (((long) ((ulong) l_137 + (ulong) ((long) ((ulong) (l_137 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 8L)))) = i_149;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 12L)))) = i_43;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 16L)))) = l_98;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 24L)))) = l_96;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_148)) = 64;
                            *((__global long *) (arg_fs + 16 + l_136)) = l_147;
                            GALEFS_FENCE();
                            l_150 = *((__global long *) (arg_fs + 16 + 24L));
                            i_151 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) ((long) i_151))))) = (char) 1;
                            l_152 = *((__global long *) (arg_fs + 16 + 8L));
                            l_153 = (long) ((ulong) l_128 + (ulong) 1792L);
                            i_154 = 0;
                            l_155 = 0L;
                            while (true) {
                                if (!(i_154 == 0)) {
                                    break;
                                }
                                i_156 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_157 = *((volatile __global int *) (arg_fs + 16 + l_153));
                                if (i_149 == i_157) {
                                    i_154 = 1;
                                } else {
                                    if (i_156 == 0) {
                                        if (l_155 < l_152) {
                                            GALEFS_RELAX(l_155);
                                            l_158 = (long) ((ulong) l_155 + (ulong) 1L);
                                            l_155 = l_158;
                                        } else {
                                            i_154 = (-110);
                                        }
                                    } else {
                                        i_159 = (int) (0 - (uint) i_156);
                                        i_154 = i_159;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_154 < 0) {
                                l_160 = (long) i_154;
                                l_146 = l_160;
                            } else {
                                l_161 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 1800L))));
                                l_146 = l_161;
                            }
                        }
                        if (l_146 < 0L) {
                            l_162 = l_146;
                        } else {
                            l_163 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 1808L))));
                            l_162 = l_163;
                        }
                    } else {
                        l_164 = (long) ((ulong) l_128 + (ulong) 1872L);
                        l_165 = *((__global long *) (arg_fs + 16 + l_164));
                        *((__global long *) (arg_fs + 16 + l_164)) = ((long) ((ulong) l_165 + (ulong) 1L));
                        l_162 = l_135;
                    }
                    if (l_162 < 0L) {
                        l_108 = l_162;
                    } else {
                        l_166 = (long) ((ulong) (l_162 << i_109) + (ulong) (l_98 & ((long) ((ulong) (1L << i_109) + (ulong) (-1L)))));
                        l_108 = l_166;
                    }
                }
            } else {
                l_108 = 0L;
            }
            l_167 = GALEFS_BROADCAST(l_108);
            if (l_167 < 0L) {
                i_168 = 0;
            } else {
                i_169 = *((__global int *) (arg_fs + 16 + 156L));
                l_170 = 1L << i_169;
                l_171 = (long) ((ulong) l_170 - (ulong) (l_98 & ((long) ((ulong) l_170 + (ulong) (-1L)))));
                if (l_171 < l_96) {
                    i_172 = (int) l_171;
                    i_168 = i_172;
                } else {
                    i_168 = i_95;
                }
            }
            l_173 = *((__global long *) (arg_fs + 16 + 144L));
            l_174 = (l_167 < 0L) ? 0L : l_167;
            gale_copy((arg_fs + 16 + ((long) ((ulong) l_173 + (ulong) l_174))), (arg_scratch + 16 + (l_62 + l_97)), i_168);
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_175 = (int) get_local_id(0);
            if (i_175 == 0) {
                l_176 = *((__global long *) (arg_fs + 16 + 16L));
                i_177 = (int) get_group_id(0);
                l_178 = (long) i_177;
                l_179 = (long) ((ulong) l_176 + (ulong) ((l_178 << 12) + (l_178 << 11)));
                l_180 = (long) ((ulong) l_179 + (ulong) 1880L);
                l_181 = *((__global long *) (arg_fs + 16 + l_180));
                *((__global long *) (arg_fs + 16 + l_180)) = ((long) ((ulong) ((long) i_168) + (ulong) l_181));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_179 + (ulong) 1856L)))) = 0;
                l_182 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_179 + (ulong) 1864L))));
                l_183 = (long) ((ulong) l_182 + (ulong) (-64L));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_179 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_183 + (ulong) ((long) ((ulong) (l_183 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
            i_184 = (int) ((uint) i_93 + (uint) i_168);
            if (l_167 < 0L) {
                i_185 = (int) l_167;
                i_92 = i_185;
                i_93 = i_184;
            } else {
                i_186 = (i_184 < i_90) ? 1 : 0;
                i_92 = i_186;
                i_93 = i_184;
            }
        }
        if (i_93 < 1) {
            i_187 = i_92;
        } else {
            i_187 = i_93;
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
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
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
