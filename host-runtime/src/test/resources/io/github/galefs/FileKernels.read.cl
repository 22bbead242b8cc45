// A kernel of GaleFS. Generated from Java: change that, not this.
// kernel: io.github.galefs.FileKernels#read
// entry point: galefs_read
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

__constant char gale_literals[] = {102, 105, 108, 101};

__kernel void galefs_read(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_out) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_0, i_2, i_4, i_6, i_10, i_11, i_12, i_16, i_18, i_21, i_26, i_28, i_31, i_33, i_34, i_36, i_42, i_43, i_46, i_47, i_48, i_51, i_52, i_55, i_56, i_58, i_59, i_60, i_62, i_64, i_66, i_68, i_75, i_78, i_79, i_80, i_82, i_83, i_84, i_86, i_87, i_88, i_91, i_93, i_95, i_97, i_98, i_99, i_100, i_101, i_102, i_105, i_107, i_108, i_111, i_115, i_121, i_123, i_126, i_131, i_133, i_136, i_138, i_139, i_141, i_149, i_150, i_153, i_155, i_157, i_164, i_165, i_166, i_167, i_168, i_169, i_170, i_172, i_173, i_174, i_175, i_182, i_184, i_186, i_188, i_194, i_196, i_199, i_204, i_206, i_209, i_211, i_212, i_214, i_218;
    long l_1, l_3, l_5, l_7, l_8, l_9, l_13, l_14, l_15, l_17, l_19, l_20, l_22, l_23, l_24, l_25, l_27, l_29, l_30, l_32, l_35, l_37, l_38, l_39, l_40, l_41, l_44, l_45, l_49, l_50, l_53, l_54, l_57, l_61, l_63, l_65, l_67, l_69, l_70, l_71, l_72, l_73, l_74, l_76, l_77, l_81, l_85, l_89, l_90, l_92, l_94, l_96, l_103, l_104, l_106, l_109, l_110, l_112, l_113, l_114, l_116, l_117, l_118, l_119, l_120, l_122, l_124, l_125, l_127, l_128, l_129, l_130, l_132, l_134, l_135, l_137, l_140, l_142, l_143, l_144, l_145, l_146, l_147, l_148, l_151, l_152, l_154, l_156, l_158, l_159, l_160, l_161, l_162, l_163, l_171, l_176, l_177, l_178, l_179, l_180, l_181, l_183, l_185, l_187, l_189, l_190, l_191, l_192, l_193, l_195, l_197, l_198, l_200, l_201, l_202, l_203, l_205, l_207, l_208, l_210, l_213, l_215, l_216, l_217, l_219, l_220;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_0 = (int) get_local_id(0);
    if (i_0 == 0) {
        l_1 = *((__global long *) (arg_fs + 16 + 16L));
        i_2 = (int) get_group_id(0);
        l_3 = (long) i_2;
        i_4 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 1896L))));
        if (i_4 == 0) {
            l_5 = *((__global long *) (arg_fs + 16 + 16L));
            i_6 = (int) get_group_id(0);
            l_7 = (long) i_6;
            l_8 = (long) ((ulong) l_5 + (ulong) ((l_7 << 12) + (l_7 << 11)));
            l_9 = (long) ((ulong) l_8 + (ulong) 2048L);
            i_10 = 0;
            while (true) {
                if (!(i_10 < 4)) {
                    break;
                }
                i_11 = (int) gale_literals[i_10];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) i_10))))) = (char) i_11;
                i_12 = (int) ((uint) i_10 + (uint) 1);
                i_10 = i_12;
            }
            l_13 = (long) ((ulong) l_8 + (ulong) 1864L);
            l_14 = *((__global long *) (arg_fs + 16 + l_13));
            l_15 = *((__global long *) (arg_fs + 16 + 8L));
            i_16 = 0;
            l_17 = 0L;
            while (true) {
                if (!(i_16 == 0)) {
                    break;
                }
                i_18 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_18 == 0) {
                    l_19 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_14 + (ulong) 128L)) - (ulong) l_19)) < 1025L) {
                        i_16 = 1;
                    } else {
                        if (l_17 < l_15) {
                            GALEFS_RELAX(l_17);
                            l_20 = (long) ((ulong) l_17 + (ulong) 1L);
                            l_17 = l_20;
                        } else {
                            i_16 = (-110);
                        }
                    }
                } else {
                    i_21 = (int) (0 - (uint) i_18);
                    i_16 = i_21;
                }
            }
            if (i_16 < 0) {
                l_22 = (long) i_16;
                l_23 = l_22;
            } else {
                l_24 = (long) ((ulong) l_14 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) ((long) (uint) (((int) l_24) & 1023)))))) = 0L;
                l_25 = (long) ((ulong) l_8 + (ulong) ((long) (uint) (((int) l_14) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) 4L)))) = 1;
                i_26 = (int) ((uint) ((int) (((long) ((ulong) l_14 + (ulong) ((long) ((ulong) (l_14 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) 8L)))) = i_26;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) 36L)))) = 4;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_25)) = 64;
                *((__global long *) (arg_fs + 16 + l_13)) = l_24;
                GALEFS_FENCE();
                l_27 = *((__global long *) (arg_fs + 16 + 24L));
                i_28 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) ((long) i_28))))) = (char) 1;
                l_29 = *((__global long *) (arg_fs + 16 + 8L));
                l_30 = (long) ((ulong) l_8 + (ulong) 1792L);
                i_31 = 0;
                l_32 = 0L;
                while (true) {
                    if (!(i_31 == 0)) {
                        break;
                    }
                    i_33 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_34 = *((volatile __global int *) (arg_fs + 16 + l_30));
                    if (i_26 == i_34) {
                        i_31 = 1;
                    } else {
                        if (i_33 == 0) {
                            if (l_32 < l_29) {
                                GALEFS_RELAX(l_32);
                                l_35 = (long) ((ulong) l_32 + (ulong) 1L);
                                l_32 = l_35;
                            } else {
                                i_31 = (-110);
                            }
                        } else {
                            i_36 = (int) (0 - (uint) i_33);
                            i_31 = i_36;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_31 < 0) {
                    l_37 = (long) i_31;
                    l_23 = l_37;
                } else {
                    l_38 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) 1800L))));
                    l_23 = l_38;
                }
            }
        } else {
            l_23 = (-16L);
        }
    } else {
        l_23 = 0L;
    }
    l_39 = GALEFS_BROADCAST(l_23);
    l_40 = *((__global long *) (arg_args + 16L));
    l_41 = *((__global long *) (arg_args + 24L));
    i_42 = (int) l_41;
    i_43 = (int) l_39;
    l_44 = (long) i_43;
    l_45 = l_44 << 3;
    i_46 = 1;
    i_47 = 0;
    while (true) {
        if (!(i_46 == 1)) {
            break;
        }
        i_48 = (int) get_local_id(0);
        l_49 = (long) i_47;
        l_50 = (long) ((ulong) l_49 + (ulong) l_40);
        if (i_48 == 0) {
            i_51 = *((volatile __global int *) (arg_fs + 16 + 64L));
            i_52 = (int) (0 - (uint) i_51);
            if (i_52 < 0) {
                l_53 = (long) i_52;
                l_54 = l_53;
            } else {
                if (i_43 < 0) {
                    i_55 = (-9);
                } else {
                    i_56 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_43 < i_56) {
                        l_57 = *((__global long *) (arg_fs + 16 + 192L));
                        i_58 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) l_45))));
                        i_59 = (int) ((uint) i_58 + (uint) (-1));
                        i_60 = (i_59 < 0) ? (-9) : i_59;
                        if (i_60 < 0) {
                            i_55 = i_60;
                        } else {
                            l_61 = *((__global long *) (arg_fs + 16 + 192L));
                            i_62 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_61 + (ulong) l_45)) + (ulong) 4L))));
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
                    if (l_50 < 0L) {
                        l_54 = (-22L);
                    } else {
                        i_64 = (int) ((uint) i_42 - (uint) i_47);
                        if (i_64 < 0) {
                            l_54 = (-22L);
                        } else {
                            l_65 = *((__global long *) (arg_fs + 16 + 16L));
                            i_66 = (int) get_group_id(0);
                            l_67 = (long) i_66;
                            i_68 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_65 + (ulong) ((l_67 << 12) + (l_67 << 11)))) + (ulong) 1896L))));
                            if (i_68 == 0) {
                                l_69 = *((__global long *) (arg_fs + 16 + 200L));
                                l_70 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) (l_63 << 6)))));
                                l_71 = (long) ((ulong) l_70 - (ulong) l_50);
                                if (l_71 < 1L) {
                                    l_54 = 0L;
                                } else {
                                    l_72 = (long) (uint) i_64;
                                    l_73 = (l_71 < l_72) ? l_71 : l_72;
                                    l_54 = l_73;
                                }
                            } else {
                                l_54 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_54 < 1L) {
                l_74 = l_54;
            } else {
                i_75 = *((__global int *) (arg_fs + 16 + 156L));
                l_76 = 1L << i_75;
                l_77 = (long) ((ulong) l_76 - (ulong) (l_50 & ((long) ((ulong) l_76 + (ulong) (-1L)))));
                if (l_77 < l_54) {
                    i_78 = (int) l_77;
                    i_79 = i_78;
                } else {
                    i_80 = (int) l_54;
                    i_79 = i_80;
                }
                l_81 = *((__global long *) (arg_fs + 16 + 16L));
                i_82 = (int) get_group_id(0);
                if (i_43 < 0) {
                    i_83 = (-9);
                } else {
                    i_84 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_43 < i_84) {
                        l_85 = *((__global long *) (arg_fs + 16 + 192L));
                        i_86 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) l_45))));
                        i_87 = (int) ((uint) i_86 + (uint) (-1));
                        i_88 = (i_87 < 0) ? (-9) : i_87;
                        i_83 = i_88;
                    } else {
                        i_83 = (-9);
                    }
                }
                l_89 = (long) i_83;
                if (i_83 < 0) {
                    l_90 = l_89;
                } else {
                    i_91 = *((__global int *) (arg_fs + 16 + 156L));
                    l_92 = *((__global long *) (arg_fs + 16 + 200L));
                    i_93 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_92 + (ulong) (l_89 << 6))) + (ulong) 8L))));
                    l_94 = *((__global long *) (arg_fs + 16 + 128L));
                    i_95 = *((__global int *) (arg_fs + 16 + 152L));
                    l_96 = l_50 >> i_91;
                    i_97 = i_95 & ((int) (((long) ((ulong) ((long) ((ulong) l_96 + (ulong) (((long) i_93) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_98 = i_97;
                    i_99 = 0;
                    i_100 = (-2);
                    while (true) {
                        if (!(i_100 == (-2))) {
                            break;
                        }
                        i_101 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) (((long) i_98) << 2)))));
                        i_102 = (int) ((uint) i_101 + (uint) (-1));
                        if (i_102 < 0) {
                            i_100 = (-1);
                        } else {
                            l_103 = *((__global long *) (arg_fs + 16 + 136L));
                            l_104 = (long) ((ulong) l_103 + (ulong) (((long) (uint) i_102) << 4));
                            i_105 = *((volatile __global int *) (arg_fs + 16 + l_104));
                            l_106 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_104 + (ulong) 8L))));
                            if ((!(i_93 == i_105)) || (!(l_96 == l_106))) {
                                if (i_95 == i_99) {
                                    i_100 = (-1);
                                } else {
                                    i_107 = (int) ((uint) i_99 + (uint) 1);
                                    i_108 = i_95 & ((int) ((uint) i_98 + (uint) 1));
                                    i_98 = i_108;
                                    i_99 = i_107;
                                }
                            } else {
                                i_100 = i_102;
                            }
                        }
                    }
                    l_109 = (long) i_82;
                    l_110 = (long) ((ulong) l_81 + (ulong) ((l_109 << 12) + (l_109 << 11)));
                    if (i_100 < 0) {
                        i_111 = (-1);
                    } else {
                        l_112 = (long) ((ulong) l_110 + (ulong) 1856L);
                        *((volatile __global int *) (arg_fs + 16 + l_112)) = ((int) ((uint) i_100 + (uint) 1));
                        GALEFS_FENCE();
                        l_113 = *((__global long *) (arg_fs + 16 + 136L));
                        l_114 = (long) ((ulong) l_113 + (ulong) (((long) (uint) i_100) << 4));
                        i_115 = *((volatile __global int *) (arg_fs + 16 + l_114));
                        l_116 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 8L))));
                        if ((!(i_93 == i_115)) || (!(l_96 == l_116))) {
                            *((volatile __global int *) (arg_fs + 16 + l_112)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_93 == i_115)) || (!(l_96 == l_116))) {
                            i_111 = (-1);
                        } else {
                            i_111 = i_100;
                        }
                    }
                    l_117 = (long) i_111;
                    if (l_117 == (-1L)) {
                        l_118 = (long) ((ulong) l_110 + (ulong) 1864L);
                        l_119 = *((__global long *) (arg_fs + 16 + l_118));
                        l_120 = *((__global long *) (arg_fs + 16 + 8L));
                        i_121 = 0;
                        l_122 = 0L;
                        while (true) {
                            if (!(i_121 == 0)) {
                                break;
                            }
                            i_123 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_123 == 0) {
                                l_124 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_110 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_119 + (ulong) 128L)) - (ulong) l_124)) < 1025L) {
                                    i_121 = 1;
                                } else {
                                    if (l_122 < l_120) {
                                        GALEFS_RELAX(l_122);
                                        l_125 = (long) ((ulong) l_122 + (ulong) 1L);
                                        l_122 = l_125;
                                    } else {
                                        i_121 = (-110);
                                    }
                                }
                            } else {
                                i_126 = (int) (0 - (uint) i_123);
                                i_121 = i_126;
                            }
                        }
                        if (i_121 < 0) {
                            l_127 = (long) i_121;
                            l_128 = l_127;
                        } else {
                            l_129 = (long) ((ulong) l_119 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_110 + (ulong) ((long) (uint) (((int) l_129) & 1023)))))) = 0L;
                            l_130 = (long) ((ulong) l_110 + (ulong) ((long) (uint) (((int) l_119) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 4L)))) = 3;
                            i_131 = (int) ((uint) ((int) (((long) ((ulong) l_119 + (ulong) ((long) ((ulong) (l_119 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 8L)))) = i_131;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 12L)))) = i_43;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 16L)))) = l_50;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 24L)))) = l_54;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_130)) = 64;
                            *((__global long *) (arg_fs + 16 + l_118)) = l_129;
                            GALEFS_FENCE();
                            l_132 = *((__global long *) (arg_fs + 16 + 24L));
                            i_133 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) ((long) i_133))))) = (char) 1;
                            l_134 = *((__global long *) (arg_fs + 16 + 8L));
                            l_135 = (long) ((ulong) l_110 + (ulong) 1792L);
                            i_136 = 0;
                            l_137 = 0L;
                            while (true) {
                                if (!(i_136 == 0)) {
                                    break;
                                }
                                i_138 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_139 = *((volatile __global int *) (arg_fs + 16 + l_135));
                                if (i_131 == i_139) {
                                    i_136 = 1;
                                } else {
                                    if (i_138 == 0) {
                                        if (l_137 < l_134) {
                                            GALEFS_RELAX(l_137);
                                            l_140 = (long) ((ulong) l_137 + (ulong) 1L);
                                            l_137 = l_140;
                                        } else {
                                            i_136 = (-110);
                                        }
                                    } else {
                                        i_141 = (int) (0 - (uint) i_138);
                                        i_136 = i_141;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_136 < 0) {
                                l_142 = (long) i_136;
                                l_128 = l_142;
                            } else {
                                l_143 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_110 + (ulong) 1800L))));
                                l_128 = l_143;
                            }
                        }
                        if (l_128 < 0L) {
                            l_90 = l_128;
                        } else {
                            l_144 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_110 + (ulong) 1808L))));
                            l_90 = l_144;
                        }
                    } else {
                        l_145 = (long) ((ulong) l_110 + (ulong) 1872L);
                        l_146 = *((__global long *) (arg_fs + 16 + l_145));
                        *((__global long *) (arg_fs + 16 + l_145)) = ((long) ((ulong) l_146 + (ulong) 1L));
                        l_90 = l_117;
                    }
                }
                if (l_90 < 0L) {
                    l_74 = l_90;
                } else {
                    l_147 = (l_90 << 32) | ((long) i_79);
                    l_74 = l_147;
                }
            }
        } else {
            l_74 = 0L;
        }
        l_148 = GALEFS_BROADCAST(l_74);
        i_149 = (int) l_148;
        if (l_148 < 0L) {
            i_150 = 0;
        } else {
            i_150 = i_149;
        }
        if (l_148 < 0L) {
            l_151 = 0L;
        } else {
            l_152 = (long) ((ulong) l_148 >> 32);
            l_151 = l_152;
        }
        i_153 = *((__global int *) (arg_fs + 16 + 156L));
        l_154 = *((__global long *) (arg_fs + 16 + 144L));
        gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_154 + (ulong) (l_151 << i_153))) + (ulong) (l_50 & ((long) ((ulong) (1L << i_153) + (ulong) (-1L))))))), (arg_data + 16 + l_49), i_150);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_155 = (int) get_local_id(0);
        if (i_155 == 0) {
            l_156 = *((__global long *) (arg_fs + 16 + 16L));
            i_157 = (int) get_group_id(0);
            l_158 = (long) i_157;
            l_159 = (long) ((ulong) l_156 + (ulong) ((l_158 << 12) + (l_158 << 11)));
            l_160 = (long) ((ulong) l_159 + (ulong) 1880L);
            l_161 = *((__global long *) (arg_fs + 16 + l_160));
            *((__global long *) (arg_fs + 16 + l_160)) = ((long) ((ulong) ((long) i_150) + (ulong) l_161));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 1856L)))) = 0;
            l_162 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 1864L))));
            l_163 = (long) ((ulong) l_162 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_163 + (ulong) ((long) ((ulong) (l_163 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_164 = (int) ((uint) i_47 + (uint) i_150);
        if (l_148 < 0L) {
            i_46 = i_149;
            i_47 = i_164;
        } else {
            i_165 = ((i_150 < 1) || (!(i_164 < i_42))) ? 0 : 1;
            i_46 = i_165;
            i_47 = i_164;
        }
    }
    if (i_47 < 1) {
        i_166 = i_46;
    } else {
        i_166 = i_47;
    }
    i_167 = (int) get_local_id(0);
    if (i_167 == 0) {
        i_168 = *((volatile __global int *) (arg_fs + 16 + 64L));
        if (i_43 < 0) {
            i_169 = (-9);
        } else {
            i_170 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_43 < i_170) {
                l_171 = *((__global long *) (arg_fs + 16 + 192L));
                i_172 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) l_45))));
                i_173 = (int) ((uint) i_172 + (uint) (-1));
                i_174 = (i_173 < 0) ? (-9) : i_173;
                i_169 = i_174;
            } else {
                i_169 = (-9);
            }
        }
        i_175 = (int) (0 - (uint) i_168);
        if (i_175 < 0) {
            l_176 = (long) i_175;
            l_177 = l_176;
        } else {
            l_178 = (long) i_169;
            if (i_169 < 0) {
                l_177 = l_178;
            } else {
                l_179 = *((__global long *) (arg_fs + 16 + 200L));
                l_180 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_179 + (ulong) (l_178 << 6)))));
                l_177 = l_180;
            }
        }
    } else {
        l_177 = 0L;
    }
    l_181 = GALEFS_BROADCAST(l_177);
    i_182 = (int) get_local_id(0);
    if (i_182 == 0) {
        l_183 = *((__global long *) (arg_fs + 16 + 16L));
        i_184 = (int) get_group_id(0);
        l_185 = (long) i_184;
        i_186 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_183 + (ulong) ((l_185 << 12) + (l_185 << 11)))) + (ulong) 1896L))));
        if (i_186 == 0) {
            l_187 = *((__global long *) (arg_fs + 16 + 16L));
            i_188 = (int) get_group_id(0);
            l_189 = (long) i_188;
            l_190 = (long) ((ulong) l_187 + (ulong) ((l_189 << 12) + (l_189 << 11)));
            l_191 = (long) ((ulong) l_190 + (ulong) 1864L);
            l_192 = *((__global long *) (arg_fs + 16 + l_191));
            l_193 = *((__global long *) (arg_fs + 16 + 8L));
            i_194 = 0;
            l_195 = 0L;
            while (true) {
                if (!(i_194 == 0)) {
                    break;
                }
                i_196 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_196 == 0) {
                    l_197 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_190 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_192 + (ulong) 128L)) - (ulong) l_197)) < 1025L) {
                        i_194 = 1;
                    } else {
                        if (l_195 < l_193) {
                            GALEFS_RELAX(l_195);
                            l_198 = (long) ((ulong) l_195 + (ulong) 1L);
                            l_195 = l_198;
                        } else {
                            i_194 = (-110);
                        }
                    }
                } else {
                    i_199 = (int) (0 - (uint) i_196);
                    i_194 = i_199;
                }
            }
            if (i_194 < 0) {
                l_200 = (long) i_194;
                l_201 = l_200;
            } else {
                l_202 = (long) ((ulong) l_192 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_190 + (ulong) ((long) (uint) (((int) l_202) & 1023)))))) = 0L;
                l_203 = (long) ((ulong) l_190 + (ulong) ((long) (uint) (((int) l_192) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 4L)))) = 2;
                i_204 = (int) ((uint) ((int) (((long) ((ulong) l_192 + (ulong) ((long) ((ulong) (l_192 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 8L)))) = i_204;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 12L)))) = i_43;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_203)) = 64;
                *((__global long *) (arg_fs + 16 + l_191)) = l_202;
                GALEFS_FENCE();
                l_205 = *((__global long *) (arg_fs + 16 + 24L));
                i_206 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_205 + (ulong) ((long) i_206))))) = (char) 1;
                l_207 = *((__global long *) (arg_fs + 16 + 8L));
                l_208 = (long) ((ulong) l_190 + (ulong) 1792L);
                i_209 = 0;
                l_210 = 0L;
                while (true) {
                    if (!(i_209 == 0)) {
                        break;
                    }
                    i_211 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_212 = *((volatile __global int *) (arg_fs + 16 + l_208));
                    if (i_204 == i_212) {
                        i_209 = 1;
                    } else {
                        if (i_211 == 0) {
                            if (l_210 < l_207) {
                                GALEFS_RELAX(l_210);
                                l_213 = (long) ((ulong) l_210 + (ulong) 1L);
                                l_210 = l_213;
                            } else {
                                i_209 = (-110);
                            }
                        } else {
                            i_214 = (int) (0 - (uint) i_211);
                            i_209 = i_214;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_209 < 0) {
                    l_215 = (long) i_209;
                    l_201 = l_215;
                } else {
                    l_216 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_190 + (ulong) 1800L))));
                    l_201 = l_216;
                }
            }
        } else {
            l_201 = (-16L);
        }
    } else {
        l_201 = 0L;
    }
    l_217 = GALEFS_BROADCAST(l_201);
    i_218 = (int) get_global_id(0);
    if (i_218 == 0) {
        if (i_43 < 0) {
            l_219 = l_44;
        } else {
            l_220 = (long) i_166;
            l_219 = l_220;
        }
        *((__global long *) (arg_out + 16L)) = l_219;
        *((__global long *) (arg_out + 24L)) = l_181;
        *((__global long *) (arg_out + 32L)) = ((long) ((int) l_217));
    }
}
